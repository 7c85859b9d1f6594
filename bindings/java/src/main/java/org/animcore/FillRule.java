// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which points lie inside an outline.
 */
public enum FillRule {
    /**
     * those with a winding number other than 0
     */
    NONZERO(0),
    /**
     * those with an odd winding number
     */
    EVENODD(1),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    FillRule(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static FillRule of(int value) {
        return switch (value) {
            case 0 -> NONZERO;
            case 1 -> EVENODD;
            default -> UNRECOGNIZED;
        };
    }
}
