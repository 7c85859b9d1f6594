// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * How a color moves to another. All zeros is straight sRGB.
 *
 * <p>space: ANIM_COLOR_SPACE_...
 *
 * <p>hue: ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
 *
 * <p>premultiplied: 1: interpolates components multiplied by the opacity, except the hue, as CSS does
 */
public record ColorInterpolation(ColorSpace space, HueInterpolation hue, boolean premultiplied) {
    static final int SIZE = 12;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putInt(_at + 0, java.util.Objects.requireNonNull(space, "space").value);
        _memory.putInt(_at + 4, java.util.Objects.requireNonNull(hue, "hue").value);
        _memory.putInt(_at + 8, (premultiplied ? 1 : 0));
    }

    static ColorInterpolation read(ByteBuffer _memory, int _at) {
        return new ColorInterpolation(
                ColorSpace.of(_memory.getInt(_at + 0)),
                HueInterpolation.of(_memory.getInt(_at + 4)),
                _memory.getInt(_at + 8) != 0);
    }
}
