// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a key does.
 */
public enum KeyAction {
    /**
     * down, and up at once
     */
    DOWN(0),
    /**
     * down, and up at once
     */
    UP(1),
    /**
     * down, and up at once
     */
    PRESS(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    KeyAction(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static KeyAction of(int value) {
        return switch (value) {
            case 0 -> DOWN;
            case 1 -> UP;
            case 2 -> PRESS;
            default -> UNRECOGNIZED;
        };
    }
}
