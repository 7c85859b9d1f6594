// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The blend modes of W3C Compositing and Blending, level 1.
 */
public enum BlendMode {
    /**
     * ANIM_BLEND_MODE_NORMAL.
     */
    NORMAL(0),
    /**
     * ANIM_BLEND_MODE_MULTIPLY.
     */
    MULTIPLY(1),
    /**
     * ANIM_BLEND_MODE_SCREEN.
     */
    SCREEN(2),
    /**
     * ANIM_BLEND_MODE_OVERLAY.
     */
    OVERLAY(3),
    /**
     * ANIM_BLEND_MODE_DARKEN.
     */
    DARKEN(4),
    /**
     * ANIM_BLEND_MODE_LIGHTEN.
     */
    LIGHTEN(5),
    /**
     * ANIM_BLEND_MODE_COLOR_DODGE.
     */
    COLOR_DODGE(6),
    /**
     * ANIM_BLEND_MODE_COLOR_BURN.
     */
    COLOR_BURN(7),
    /**
     * ANIM_BLEND_MODE_HARD_LIGHT.
     */
    HARD_LIGHT(8),
    /**
     * ANIM_BLEND_MODE_SOFT_LIGHT.
     */
    SOFT_LIGHT(9),
    /**
     * ANIM_BLEND_MODE_DIFFERENCE.
     */
    DIFFERENCE(10),
    /**
     * ANIM_BLEND_MODE_EXCLUSION.
     */
    EXCLUSION(11),
    /**
     * ANIM_BLEND_MODE_HUE.
     */
    HUE(12),
    /**
     * ANIM_BLEND_MODE_SATURATION.
     */
    SATURATION(13),
    /**
     * ANIM_BLEND_MODE_COLOR.
     */
    COLOR(14),
    /**
     * ANIM_BLEND_MODE_LUMINOSITY.
     */
    LUMINOSITY(15),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    BlendMode(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static BlendMode of(int value) {
        return switch (value) {
            case 0 -> NORMAL;
            case 1 -> MULTIPLY;
            case 2 -> SCREEN;
            case 3 -> OVERLAY;
            case 4 -> DARKEN;
            case 5 -> LIGHTEN;
            case 6 -> COLOR_DODGE;
            case 7 -> COLOR_BURN;
            case 8 -> HARD_LIGHT;
            case 9 -> SOFT_LIGHT;
            case 10 -> DIFFERENCE;
            case 11 -> EXCLUSION;
            case 12 -> HUE;
            case 13 -> SATURATION;
            case 14 -> COLOR;
            case 15 -> LUMINOSITY;
            default -> UNRECOGNIZED;
        };
    }
}
