// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Into which verbs a path is converted.
 */
public enum PathConversion {
    /**
     * quadratic curves become cubic ones: exactly, except for rounding
     */
    CUBICS(0),
    /**
     * lines too; the line of a close becomes a curve before it
     */
    ALL_CUBICS(1),
    /**
     * cubic curves become quadratic ones within the tolerance
     */
    QUADRATICS(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathConversion(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PathConversion of(int value) {
        return switch (value) {
            case 0 -> CUBICS;
            case 1 -> ALL_CUBICS;
            case 2 -> QUADRATICS;
            default -> UNRECOGNIZED;
        };
    }
}
