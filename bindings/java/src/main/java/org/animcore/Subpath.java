// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A subpath: a move and the verbs up to the next one.
 *
 * <p>firstVerb: its range of the path's verbs
 *
 * <p>verbCount: its range of the path's verbs
 *
 * <p>firstCoordinate: its range of coordinates, two a point
 *
 * <p>coordinateCount: its range of coordinates, two a point
 *
 * <p>area: as anim_path_get_area()
 *
 * <p>isClosed: 1 where its last verb is a close
 */
public record Subpath(long firstVerb, long verbCount, long firstCoordinate, long coordinateCount, double area, boolean isClosed) {
    static final int SIZE = 48;

    static Subpath read(ByteBuffer _memory, int _at) {
        return new Subpath(
                _memory.getLong(_at + 0),
                _memory.getLong(_at + 8),
                _memory.getLong(_at + 16),
                _memory.getLong(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getInt(_at + 40) != 0);
    }
}
