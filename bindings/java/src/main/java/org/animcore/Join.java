// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How the corners of a stroke look.
 */
public enum Join {
    /**
     * ANIM_JOIN_MITER.
     */
    MITER(0),
    /**
     * ANIM_JOIN_ROUND.
     */
    ROUND(1),
    /**
     * ANIM_JOIN_BEVEL.
     */
    BEVEL(2),
    /**
     * a miter cut off at the limit
     */
    MITER_CLIP(3),
    /**
     * the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not
     * meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
     */
    ARCS(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Join(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Join of(int value) {
        return switch (value) {
            case 0 -> MITER;
            case 1 -> ROUND;
            case 2 -> BEVEL;
            case 3 -> MITER_CLIP;
            case 4 -> ARCS;
            default -> UNRECOGNIZED;
        };
    }
}
