// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How points move.
 */
public enum MorphMotion {
    /**
     * the whole path, then each subpath, turns where a rotation explains the change clearly better
     */
    AUTOMATIC(0),
    /**
     * straight
     */
    LINEAR(1),
    /**
     * subpaths turn by the angle that fits best, even if only a little better
     */
    ROTATIONAL(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    MorphMotion(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MorphMotion of(int value) {
        return switch (value) {
            case 0 -> AUTOMATIC;
            case 1 -> LINEAR;
            case 2 -> ROTATIONAL;
            default -> UNRECOGNIZED;
        };
    }
}
