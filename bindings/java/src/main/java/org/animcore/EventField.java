// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A field of the data of an event that is sent.
 *
 * <p>name: 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
 *
 * <p>kind: ANIM_FIELD_KIND_...
 *
 * <p>number: of a number; of a boolean, 0 or 1. Not read for a text
 *
 * <p>text: read for a text, at most 65536 bytes
 */
public record EventField(String name, FieldKind kind, double number, String text) {
    static final int SIZE = 40;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at + 36, 4);
        _memory.putLong(_at + 0, _arena.text(name, "name"));
        _memory.putInt(_at + 8, _arena.length);
        _memory.putInt(_at + 12, java.util.Objects.requireNonNull(kind, "kind").value);
        _memory.putDouble(_at + 16, number);
        _memory.putLong(_at + 24, _arena.text(text, "text"));
        _memory.putInt(_at + 32, _arena.length);
    }


    /** A number. */
    public static EventField of(String name, double number) {
        return new EventField(name, FieldKind.NUMBER, number, null);
    }

    /** A boolean. */
    public static EventField of(String name, boolean value) {
        return new EventField(name, FieldKind.BOOLEAN, value ? 1 : 0, null);
    }

    /** A text. */
    public static EventField of(String name, String text) {
        return new EventField(name, FieldKind.TEXT, 0, java.util.Objects.requireNonNull(text, "text"));
    }
}
