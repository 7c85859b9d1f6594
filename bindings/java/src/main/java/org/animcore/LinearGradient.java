// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * Along the line from start to end.
 */
public record LinearGradient(Point start, Point end) implements DrawGradient {
    static final int SIZE = 32;

    static LinearGradient read(ByteBuffer _memory, int _at) {
        return new LinearGradient(
                Point.read(_memory, _at + 0),
                Point.read(_memory, _at + 16));
    }
}
