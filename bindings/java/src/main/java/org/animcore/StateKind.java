// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * A sort of state, as SCXML has them.
 */
public enum StateKind {
    /**
     * without states inside
     */
    ATOMIC(0),
    /**
     * one of those inside is active when it is
     */
    COMPOUND(1),
    /**
     * all of those inside are
     */
    PARALLEL(2),
    /**
     * ANIM_STATE_KIND_FINAL.
     */
    FINAL(3),
    /**
     * never active
     */
    HISTORY(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    StateKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static StateKind of(int value) {
        return switch (value) {
            case 0 -> ATOMIC;
            case 1 -> COMPOUND;
            case 2 -> PARALLEL;
            case 3 -> FINAL;
            case 4 -> HISTORY;
            default -> UNRECOGNIZED;
        };
    }
}
