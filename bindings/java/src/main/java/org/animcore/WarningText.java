// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The texts of a warning.
 */
public enum WarningText {
    /**
     * one English sentence, with the name that was probably meant
     */
    MESSAGE(0),
    /**
     * the RFC 6901 JSON pointer of what it is about
     */
    POINTER(1),
    /**
     * the name that was probably meant; empty if none is similar
     */
    SUGGESTION(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    WarningText(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static WarningText of(int value) {
        return switch (value) {
            case 0 -> MESSAGE;
            case 1 -> POINTER;
            case 2 -> SUGGESTION;
            default -> UNRECOGNIZED;
        };
    }
}
