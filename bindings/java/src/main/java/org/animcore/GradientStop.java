// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A gradient's color at an offset from 0 to 1.
 *
 * <p>offset: not below that of the stop before
 *
 * <p>color: red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
 */
public record GradientStop(double offset, double[] color) {
    static final int SIZE = 40;

    static GradientStop read(ByteBuffer _memory, int _at) {
        return new GradientStop(
                _memory.getDouble(_at + 0),
                Arena.getDoubles(_memory, _at + 8, 4));
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof GradientStop other
                && java.util.Objects.deepEquals(offset, other.offset)
                && java.util.Objects.deepEquals(color, other.color);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.deepHashCode(new Object[] {offset, color});
    }
}
