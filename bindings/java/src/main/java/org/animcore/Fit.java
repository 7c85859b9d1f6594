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
     * as large as the frame holds all of it, in its middle
     */
    CONTAIN(1),
    /**
     * as small as it covers the frame, in its middle; what is outside is not drawn
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
