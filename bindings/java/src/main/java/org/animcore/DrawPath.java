// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A range of the display list's verbs, and one of its coordinates: a path.
 */
public record DrawPath(int verbStart, int verbCount, int coordinateStart, int coordinateCount) {
    static final int SIZE = 16;

    static DrawPath read(ByteBuffer _memory, int _at) {
        return new DrawPath(
                _memory.getInt(_at + 0),
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12));
    }
}
