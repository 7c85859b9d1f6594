// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What an input of a document holds.
 */
public enum InputKind {
    /**
     * ANIM_INPUT_KIND_NUMBER.
     */
    NUMBER(0),
    /**
     * ANIM_INPUT_KIND_BOOLEAN.
     */
    BOOLEAN(1),
    /**
     * ANIM_INPUT_KIND_STRING.
     */
    STRING(2),
    /**
     * ANIM_INPUT_KIND_TRIGGER.
     */
    TRIGGER(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    InputKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static InputKind of(int value) {
        return switch (value) {
            case 0 -> NUMBER;
            case 1 -> BOOLEAN;
            case 2 -> STRING;
            case 3 -> TRIGGER;
            default -> UNRECOGNIZED;
        };
    }
}
