// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a pointer does.
 */
public enum PointerAction {
    /**
     * ANIM_POINTER_ACTION_DOWN.
     */
    DOWN(0),
    /**
     * also for a pointer that is not down: it hovers
     */
    MOVE(1),
    /**
     * ANIM_POINTER_ACTION_UP.
     */
    UP(2),
    /**
     * what it did while it was down does not count
     */
    CANCEL(3),
    /**
     * the pointer is gone
     */
    LEAVE(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PointerAction(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static PointerAction of(int value) {
        return switch (value) {
            case 0 -> DOWN;
            case 1 -> MOVE;
            case 2 -> UP;
            case 3 -> CANCEL;
            case 4 -> LEAVE;
            default -> UNRECOGNIZED;
        };
    }
}
