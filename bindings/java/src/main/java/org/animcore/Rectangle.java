// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_rectangle of C.
 *
 * <p>x: x and y are the corner with the smallest coordinates; width and height &gt;= 0
 *
 * <p>y: x and y are the corner with the smallest coordinates; width and height &gt;= 0
 *
 * <p>width: x and y are the corner with the smallest coordinates; width and height &gt;= 0
 *
 * <p>height: x and y are the corner with the smallest coordinates; width and height &gt;= 0
 */
public record Rectangle(double x, double y, double width, double height) {
    static final int SIZE = 32;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, x);
        _memory.putDouble(_at + 8, y);
        _memory.putDouble(_at + 16, width);
        _memory.putDouble(_at + 24, height);
    }

    static Rectangle read(ByteBuffer _memory, int _at) {
        return new Rectangle(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24));
    }
}
