// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How animations begun from now on are shown to people who asked for less motion.
 */
public enum ReducedMotion {
    /**
     * all motion is shown
     */
    NONE(0),
    /**
     * values jump to their targets; their animations end finished, at once
     */
    JUMP(1),
    /**
     * properties that fade do so in 0.2 s with ease; all others jump
     */
    FADE(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    ReducedMotion(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static ReducedMotion of(int value) {
        return switch (value) {
            case 0 -> NONE;
            case 1 -> JUMP;
            case 2 -> FADE;
            default -> UNRECOGNIZED;
        };
    }
}
