// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How an image fills its frame.
 */
public enum Fit {
    /**
     * the image fills its frame
     */
    STRETCH(0),
    /**
     * the largest size at which all of it fits in the frame, centered
     */
    CONTAIN(1),
    /**
     * the smallest size at which it covers the frame, centered; parts outside are not drawn
     */
    COVER(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Fit(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Fit of(int value) {
        return switch (value) {
            case 0 -> STRETCH;
            case 1 -> CONTAIN;
            case 2 -> COVER;
            default -> UNRECOGNIZED;
        };
    }
}
