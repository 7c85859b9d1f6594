// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_keyframes_info of C.
 *
 * <p>keyCount: values, blocks or keyframes
 *
 * <p>needsStart: whether the caller gives the initial value on evaluation
 *
 * <p>duration: seconds
 */
public record KeyframesInfo(int componentCount, int keyCount, boolean needsStart, double duration) {
    static final int SIZE = 24;

    static KeyframesInfo read(ByteBuffer _memory, int _at) {
        return new KeyframesInfo(
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12) != 0,
                _memory.getDouble(_at + 16));
    }
}
