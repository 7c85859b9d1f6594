// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How an object that moves along a path is rotated.
 */
public enum PathRotation {
    /**
     * by the angle alone
     */
    FIXED(0),
    /**
     * with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
     */
    AUTO(1),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathRotation(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PathRotation of(int value) {
        return switch (value) {
            case 0 -> FIXED;
            case 1 -> AUTO;
            default -> UNRECOGNIZED;
        };
    }
}
