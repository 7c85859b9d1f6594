// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_item_info of C.
 *
 * <p>number: its slot: follows the list's name and a dot in the names of its parts
 *
 * <p>leaving: whether it was removed
 */
public record ItemInfo(int number, boolean leaving) {
    static final int SIZE = 16;

    static ItemInfo read(ByteBuffer _memory, int _at) {
        return new ItemInfo(
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8) != 0);
    }
}
