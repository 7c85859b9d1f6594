// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_list_info of C.
 *
 * <p>name: index for anim_stage_get_name of the scene's stage
 *
 * <p>itemCount: without those that are leaving
 *
 * <p>capacity: of both together
 */
public record ListInfo(int name, int itemCount, int leavingCount, int capacity) {
    static final int SIZE = 24;

    static ListInfo read(ByteBuffer _memory, int _at) {
        return new ListInfo(
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12),
                _memory.getInt(_at + 16));
    }
}
