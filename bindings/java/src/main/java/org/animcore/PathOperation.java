// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * A boolean operation on the insides of two paths.
 */
public enum PathOperation {
    /**
     * what is in either
     */
    UNION(0),
    /**
     * what is in both
     */
    INTERSECTION(1),
    /**
     * what is in the first and not in the second
     */
    DIFFERENCE(2),
    /**
     * what is in one of them and not in the other
     */
    EXCLUSION(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathOperation(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PathOperation of(int value) {
        return switch (value) {
            case 0 -> UNION;
            case 1 -> INTERSECTION;
            case 2 -> DIFFERENCE;
            case 3 -> EXCLUSION;
            default -> UNRECOGNIZED;
        };
    }
}
