// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What happens when a property's value is set.
 */
public enum Action {
    /**
     * it moves as the open transaction says; without one it jumps
     */
    FOLLOW(0),
    /**
     * it jumps, whatever transaction is open
     */
    NONE(1),
    /**
     * it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
     */
    OWN(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Action(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Action of(int value) {
        return switch (value) {
            case 0 -> FOLLOW;
            case 1 -> NONE;
            case 2 -> OWN;
            default -> UNRECOGNIZED;
        };
    }
}
