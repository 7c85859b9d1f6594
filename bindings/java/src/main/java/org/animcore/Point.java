// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_point of C.
 */
public record Point(double x, double y) {
    static final int SIZE = 16;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, x);
        _memory.putDouble(_at + 8, y);
    }

    static Point read(ByteBuffer _memory, int _at) {
        return new Point(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8));
    }
}
