// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The outcome of a call.
 */
public enum Status {
    /**
     * ANIM_OK.
     */
    OK(0),
    /**
     * not finite, out of range, invalid UTF-8, an unknown constant.
     */
    ERROR_ARGUMENT(1),
    /**
     * an identifier that is zero, stale, of another object or of another kind
     */
    ERROR_IDENTIFIER(2),
    /**
     * a count, size or time beyond a documented limit
     */
    ERROR_LIMIT(3),
    /**
     * a callback called into the object that called it
     */
    ERROR_REENTRANT(4),
    /**
     * the thing exists, but is of another kind than the call takes
     */
    ERROR_KIND(5),
    /**
     * no thing of that name, or at that index
     */
    ERROR_NOT_FOUND(6),
    /**
     * a thing of that name exists already
     */
    ERROR_DUPLICATE(7),
    /**
     * the call does not fit the object's present state
     */
    ERROR_STATE(8),
    /**
     * the text is not well-formed
     */
    ERROR_SYNTAX(9),
    /**
     * the text is well-formed, but not a valid document or trace
     */
    ERROR_DOCUMENT(10),
    /**
     * an array to be filled is too short.
     */
    ERROR_CAPACITY(11),
    /**
     * out of memory; the call has changed nothing. See anim_set_allocator()
     */
    ERROR_MEMORY(12),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Status(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Status of(int value) {
        return switch (value) {
            case 0 -> OK;
            case 1 -> ERROR_ARGUMENT;
            case 2 -> ERROR_IDENTIFIER;
            case 3 -> ERROR_LIMIT;
            case 4 -> ERROR_REENTRANT;
            case 5 -> ERROR_KIND;
            case 6 -> ERROR_NOT_FOUND;
            case 7 -> ERROR_DUPLICATE;
            case 8 -> ERROR_STATE;
            case 9 -> ERROR_SYNTAX;
            case 10 -> ERROR_DOCUMENT;
            case 11 -> ERROR_CAPACITY;
            case 12 -> ERROR_MEMORY;
            default -> UNRECOGNIZED;
        };
    }
}
