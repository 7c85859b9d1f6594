// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The kinds of states, as in SCXML.
 */
public enum StateKind {
    /**
     * without states inside
     */
    ATOMIC(0),
    /**
     * has exactly one active child when active
     */
    COMPOUND(1),
    /**
     * all its children are active when it is
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
