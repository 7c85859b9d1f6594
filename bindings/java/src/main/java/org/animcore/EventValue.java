// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A field of the data of an event that the document emitted.
 *
 * <p>name: index for anim_stage_get_name of the scene's stage
 *
 * <p>kind: ANIM_FIELD_KIND_...
 *
 * <p>number: of a boolean 0 or 1; of a text 0
 *
 * <p>textLength: bytes of a text
 */
public record EventValue(int name, FieldKind kind, double number, int textLength) {
    static final int SIZE = 24;

    static EventValue read(ByteBuffer _memory, int _at) {
        return new EventValue(
                _memory.getInt(_at + 0),
                FieldKind.of(_memory.getInt(_at + 4)),
                _memory.getDouble(_at + 8),
                _memory.getInt(_at + 16));
    }
}
