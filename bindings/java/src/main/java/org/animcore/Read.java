// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which of a property's values to read.
 */
public enum Read {
    /**
     * what was set
     */
    MODEL(0),
    /**
     * what is seen now
     */
    PRESENTATION(1),
    /**
     * of the presentation value, units per second
     */
    VELOCITY(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Read(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Read of(int value) {
        return switch (value) {
            case 0 -> MODEL;
            case 1 -> PRESENTATION;
            case 2 -> VELOCITY;
            default -> UNRECOGNIZED;
        };
    }
}
