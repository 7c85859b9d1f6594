// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A layer's shadow: drawn below it, and part of it.
 *
 * <p>color: red, green, blue, opacity
 *
 * <p>offset: from the layer
 *
 * <p>blur: twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
 */
public record DrawShadow(double[] color, Point offset, double blur) {
    static final int SIZE = 56;

    static DrawShadow read(ByteBuffer _memory, int _at) {
        return new DrawShadow(
                Arena.getDoubles(_memory, _at + 0, 4),
                Point.read(_memory, _at + 32),
                _memory.getDouble(_at + 48));
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof DrawShadow other
                && java.util.Objects.deepEquals(color, other.color)
                && java.util.Objects.deepEquals(offset, other.offset)
                && java.util.Objects.deepEquals(blur, other.blur);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.deepHashCode(new Object[] {color, offset, blur});
    }
}
