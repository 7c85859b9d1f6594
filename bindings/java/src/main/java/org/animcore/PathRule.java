// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The rule by which two texts of path data have the same structure.
 */
public enum PathRule {
    /**
     * the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
     * path()) and SVG 2, 9.3.2 (the d property), as browsers read them
     */
    CSS(0),
    /**
     * exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
     */
    SMIL(1),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathRule(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PathRule of(int value) {
        return switch (value) {
            case 0 -> CSS;
            case 1 -> SMIL;
            default -> UNRECOGNIZED;
        };
    }
}
