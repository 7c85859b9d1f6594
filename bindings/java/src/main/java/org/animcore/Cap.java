// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How the ends of a stroke look.
 */
public enum Cap {
    /**
     * ANIM_CAP_BUTT.
     */
    BUTT(0),
    /**
     * ANIM_CAP_ROUND.
     */
    ROUND(1),
    /**
     * ANIM_CAP_SQUARE.
     */
    SQUARE(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Cap(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Cap of(int value) {
        return switch (value) {
            case 0 -> BUTT;
            case 1 -> ROUND;
            case 2 -> SQUARE;
            default -> UNRECOGNIZED;
        };
    }
}
