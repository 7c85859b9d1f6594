// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Where the jumps of steps() are.
 */
public enum StepPosition {
    /**
     * at the end of each step; the last jump is at 1. CSS's end, and its default
     */
    JUMP_END(0),
    /**
     * at the start of each step; the first jump is at 0. CSS's start
     */
    JUMP_START(1),
    /**
     * between the steps only; at least 2 steps
     */
    JUMP_NONE(2),
    /**
     * at both ends too
     */
    JUMP_BOTH(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    StepPosition(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static StepPosition of(int value) {
        return switch (value) {
            case 0 -> JUMP_END;
            case 1 -> JUMP_START;
            case 2 -> JUMP_NONE;
            case 3 -> JUMP_BOTH;
            default -> UNRECOGNIZED;
        };
    }
}
