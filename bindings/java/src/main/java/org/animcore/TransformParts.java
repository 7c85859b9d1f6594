// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
 * a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
 * cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
 * remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a &lt; d, otherwise
 * scale_y.
 *
 * <p>angle: from -pi to pi; positive turns clockwise on the screen
 *
 * <p>skew: the tangent of the skew's angle
 *
 * <p>shear: 0, unless scale_y is 0 or below 1e-9 of it
 */
public record TransformParts(double tx, double ty, double angle, double scaleX, double scaleY, double skew, double shear) {
    static final int SIZE = 56;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, tx);
        _memory.putDouble(_at + 8, ty);
        _memory.putDouble(_at + 16, angle);
        _memory.putDouble(_at + 24, scaleX);
        _memory.putDouble(_at + 32, scaleY);
        _memory.putDouble(_at + 40, skew);
        _memory.putDouble(_at + 48, shear);
    }

    static TransformParts read(ByteBuffer _memory, int _at) {
        return new TransformParts(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40),
                _memory.getDouble(_at + 48));
    }
}
