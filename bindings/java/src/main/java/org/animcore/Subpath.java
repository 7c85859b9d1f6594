// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * What a path is made of: a move and what is drawn until the next.
 *
 * <p>firstVerb: where its verbs are among the path's
 *
 * <p>verbCount: where its verbs are among the path's
 *
 * <p>firstCoordinate: where its coordinates are, two a point
 *
 * <p>coordinateCount: where its coordinates are, two a point
 *
 * <p>area: as of anim_path_get_area()
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
