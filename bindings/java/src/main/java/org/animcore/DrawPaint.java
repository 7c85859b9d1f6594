// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * What a path or a text is drawn with: a color, or a gradient with stops.
 *
 * <p>kind: ANIM_PAINT_...
 *
 * <p>stopStart: a gradient's stops, in the display list's stops
 *
 * <p>stopCount: a gradient's stops, in the display list's stops
 *
 * <p>color: of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
 *
 * <p>gradient: all 0 for ANIM_PAINT_SOLID
 */
public record DrawPaint(Paint kind, int stopStart, int stopCount, double[] color, DrawGradient gradient) {
    static final int SIZE = 80;

    static DrawPaint read(ByteBuffer _memory, int _at) {
        return new DrawPaint(
                Paint.of(_memory.getInt(_at + 0)),
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8),
                Arena.getDoubles(_memory, _at + 16, 4),
                DrawGradient.read(_memory.getInt(_at + 0), _memory, _at + 48));
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof DrawPaint other
                && java.util.Objects.deepEquals(kind, other.kind)
                && java.util.Objects.deepEquals(stopStart, other.stopStart)
                && java.util.Objects.deepEquals(stopCount, other.stopCount)
                && java.util.Objects.deepEquals(color, other.color)
                && java.util.Objects.deepEquals(gradient, other.gradient);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.deepHashCode(new Object[] {kind, stopStart, stopCount, color, gradient});
    }
}
