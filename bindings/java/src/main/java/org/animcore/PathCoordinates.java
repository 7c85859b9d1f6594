// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Whether path data are written with absolute or relative coordinates.
 */
public enum PathCoordinates {
    /**
     * capital letters
     */
    ABSOLUTE(0),
    /**
     * small letters, except where adding up would not restore the exact number
     */
    RELATIVE(1),
    /**
     * for each command whichever takes fewer bytes
     */
    SHORTER(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathCoordinates(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PathCoordinates of(int value) {
        return switch (value) {
            case 0 -> ABSOLUTE;
            case 1 -> RELATIVE;
            case 2 -> SHORTER;
            default -> UNRECOGNIZED;
        };
    }
}
