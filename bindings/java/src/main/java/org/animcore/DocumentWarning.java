// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_document_warning of C.
 *
 * <p>kind: ANIM_WARNING_KIND_...
 *
 * <p>line: of the name that it is about; counted from 1, the column in bytes
 *
 * <p>column: of the name that it is about; counted from 1, the column in bytes
 *
 * <p>offset: the same place in bytes from the beginning of the text
 */
public record DocumentWarning(WarningKind kind, int line, int column, long offset) {
    static final int SIZE = 24;

    static DocumentWarning read(ByteBuffer _memory, int _at) {
        return new DocumentWarning(
                WarningKind.of(_memory.getInt(_at + 4)),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12),
                _memory.getLong(_at + 16));
    }
}
