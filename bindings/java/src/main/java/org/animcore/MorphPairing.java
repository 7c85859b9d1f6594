// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How subpaths are paired.
 */
public enum MorphPairing {
    /**
     * by role (outline or hole), position, size and shape
     */
    AUTOMATIC(0),
    /**
     * the first with the first, the second with the second
     */
    INDEX(1),
    /**
     * as pairs says
     */
    GIVEN(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    MorphPairing(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MorphPairing of(int value) {
        return switch (value) {
            case 0 -> AUTOMATIC;
            case 1 -> INDEX;
            case 2 -> GIVEN;
            default -> UNRECOGNIZED;
        };
    }
}
