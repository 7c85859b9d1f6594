// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which paths are interpolated point by point.
 */
public enum MorphStructure {
    /**
     * paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to
     * a common structure first
     */
    AUTOMATIC(0),
    /**
     * paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor points
     */
    STRICT(1),
    /**
     * none: also paths of the same verbs are aligned by their shapes
     */
    GENERAL(2),
    /**
     * none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both
     * outlines, for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes
     * (ANIM_ERROR_ARGUMENT), and ignores the options but fill_rule
     */
    BLEND(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    MorphStructure(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MorphStructure of(int value) {
        return switch (value) {
            case 0 -> AUTOMATIC;
            case 1 -> STRICT;
            case 2 -> GENERAL;
            case 3 -> BLEND;
            default -> UNRECOGNIZED;
        };
    }
}
