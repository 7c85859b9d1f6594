// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which points of closed subpaths correspond.
 */
public enum MorphStarts {
    /**
     * found from the shapes
     */
    AUTOMATIC(0),
    /**
     * the subpaths' own starts
     */
    KEEP(1),
    /**
     * as points says
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

    MorphStarts(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MorphStarts of(int value) {
        return switch (value) {
            case 0 -> AUTOMATIC;
            case 1 -> KEEP;
            case 2 -> GIVEN;
            default -> UNRECOGNIZED;
        };
    }
}
