// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * An index in the first path and one in the second.
 */
public record MorphPair(int from, int to) {
    static final int SIZE = 8;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putInt(_at + 0, from);
        _memory.putInt(_at + 4, to);
    }

    static MorphPair read(ByteBuffer _memory, int _at) {
        return new MorphPair(
                _memory.getInt(_at + 0),
                _memory.getInt(_at + 4));
    }
}
