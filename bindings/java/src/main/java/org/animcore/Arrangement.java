// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * When the transactions directly inside a transaction begin. An arranged transaction completes after them.
 */
public enum Arrangement {
    /**
     * independently
     */
    NONE(0),
    /**
     * all begin when they are set
     */
    PARALLEL(1),
    /**
     * each begins when the one before is complete
     */
    SEQUENCE(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Arrangement(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Arrangement of(int value) {
        return switch (value) {
            case 0 -> NONE;
            case 1 -> PARALLEL;
            case 2 -> SEQUENCE;
            default -> UNRECOGNIZED;
        };
    }
}
