// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a field of an event's data holds.
 */
public enum FieldKind {
    /**
     * ANIM_FIELD_KIND_NUMBER.
     */
    NUMBER(0),
    /**
     * ANIM_FIELD_KIND_BOOLEAN.
     */
    BOOLEAN(1),
    /**
     * ANIM_FIELD_KIND_TEXT.
     */
    TEXT(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    FieldKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static FieldKind of(int value) {
        return switch (value) {
            case 0 -> NUMBER;
            case 1 -> BOOLEAN;
            case 2 -> TEXT;
            default -> UNRECOGNIZED;
        };
    }
}
