// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a warning is about.
 */
public enum WarningKind {
    /**
     * nothing leads to a state
     */
    STATE(0),
    /**
     * nothing in the document sends an event that a state waits for: only the host can
     */
    EVENT(1),
    /**
     * a done or stopped event of something that does not exist or never ends
     */
    END(2),
    /**
     * nothing is sent with the id that a cancel has
     */
    CANCEL(3),
    /**
     * nothing shows, sets or reads a property
     */
    PROPERTY(4),
    /**
     * nothing uses an input, parameter, spring, curve, path, animation, component...
     */
    UNUSED(5),
    /**
     * a text that would also be an expression, where it is kept as text
     */
    WORDS(6),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    WarningKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static WarningKind of(int value) {
        return switch (value) {
            case 0 -> STATE;
            case 1 -> EVENT;
            case 2 -> END;
            case 3 -> CANCEL;
            case 4 -> PROPERTY;
            case 5 -> UNUSED;
            case 6 -> WORDS;
            default -> UNRECOGNIZED;
        };
    }
}
