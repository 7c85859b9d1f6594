// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A stroked path.
 *
 * <p>cap: ANIM_CAP_...
 *
 * <p>join: ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
 *
 * <p>width: at least 0
 *
 * <p>miterLimit: at least 1
 *
 * <p>dashOffset: the offset into the dash pattern at which each subpath begins
 *
 * <p>dashStart: in the display list's dashes: an even number of lengths; 0 for a solid line
 *
 * <p>dashCount: in the display list's dashes: an even number of lengths; 0 for a solid line
 */
public record DrawStroke(DrawPaint paint, DrawPath path, Cap cap, Join join, double width, double miterLimit, double dashOffset, int dashStart, int dashCount) implements DrawContent {
    static final int SIZE = 136;

    static DrawStroke read(ByteBuffer _memory, int _at) {
        return new DrawStroke(
                DrawPaint.read(_memory, _at + 0),
                DrawPath.read(_memory, _at + 80),
                Cap.of(_memory.getInt(_at + 96)),
                Join.of(_memory.getInt(_at + 100)),
                _memory.getDouble(_at + 104),
                _memory.getDouble(_at + 112),
                _memory.getDouble(_at + 120),
                _memory.getInt(_at + 128),
                _memory.getInt(_at + 132));
    }
}
