// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1 are
 * colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
 */
public enum ColorSpace {
    /**
     * red, green, blue; the transfer function is mirrored below 0
     */
    SRGB(0),
    /**
     * the same, proportional to light
     */
    LINEAR_SRGB(1),
    /**
     * red, green, blue of Display P3 with sRGB's transfer function
     */
    DISPLAY_P3(2),
    /**
     * lightness from 0 to 1, a, b
     */
    OKLAB(3),
    /**
     * lightness from 0 to 1, chroma, hue
     */
    OKLCH(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    ColorSpace(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static ColorSpace of(int value) {
        return switch (value) {
            case 0 -> SRGB;
            case 1 -> LINEAR_SRGB;
            case 2 -> DISPLAY_P3;
            case 3 -> OKLAB;
            case 4 -> OKLCH;
            default -> UNRECOGNIZED;
        };
    }
}
