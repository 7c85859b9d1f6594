// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which way round a hue goes (CSS Color 4, section 12.4).
 */
public enum HueInterpolation {
    /**
     * by at most half a turn
     */
    SHORTER(0),
    /**
     * by at least half a turn; by a whole one between equal hues
     */
    LONGER(1),
    /**
     * never backwards
     */
    INCREASING(2),
    /**
     * never forwards
     */
    DECREASING(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    HueInterpolation(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static HueInterpolation of(int value) {
        return switch (value) {
            case 0 -> SHORTER;
            case 1 -> LONGER;
            case 2 -> INCREASING;
            case 3 -> DECREASING;
            default -> UNRECOGNIZED;
        };
    }
}
