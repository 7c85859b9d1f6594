// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which way iterations run, as CSS animation-direction.
 */
public enum Direction {
    /**
     * ANIM_DIRECTION_NORMAL.
     */
    NORMAL(0),
    /**
     * ANIM_DIRECTION_REVERSE.
     */
    REVERSE(1),
    /**
     * ANIM_DIRECTION_ALTERNATE.
     */
    ALTERNATE(2),
    /**
     * ANIM_DIRECTION_ALTERNATE_REVERSE.
     */
    ALTERNATE_REVERSE(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Direction(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Direction of(int value) {
        return switch (value) {
            case 0 -> NORMAL;
            case 1 -> REVERSE;
            case 2 -> ALTERNATE;
            case 3 -> ALTERNATE_REVERSE;
            default -> UNRECOGNIZED;
        };
    }
}
