// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which values a timing has outside its active interval.
 */
public enum FillMode {
    /**
     * no value outside the active interval ("none" in CSS)
     */
    NONE(0),
    /**
     * its last value after it
     */
    FORWARDS(1),
    /**
     * its first value before it
     */
    BACKWARDS(2),
    /**
     * ANIM_FILL_MODE_BOTH.
     */
    BOTH(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    FillMode(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static FillMode of(int value) {
        return switch (value) {
            case 0 -> NONE;
            case 1 -> FORWARDS;
            case 2 -> BACKWARDS;
            case 3 -> BOTH;
            default -> UNRECOGNIZED;
        };
    }
}
