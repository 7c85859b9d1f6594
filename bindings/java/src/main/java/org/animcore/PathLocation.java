// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
 * tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
 * the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
 * 0.
 *
 * <p>tangentX: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
 *
 * <p>tangentY: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
 *
 * <p>curvature: 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
 *
 * <p>length: along the path
 *
 * <p>distance: from the given point; 0 where none was given
 *
 * <p>parameter: of the verb's segment, 0...1
 *
 * <p>verb: the index of the verb that draws the segment
 *
 * <p>subpath: which, from 0
 */
public record PathLocation(double x, double y, double tangentX, double tangentY, double curvature, double length, double distance, double parameter, int verb, int subpath) {
    static final int SIZE = 72;

    static PathLocation read(ByteBuffer _memory, int _at) {
        return new PathLocation(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                _memory.getDouble(_at + 32),
                _memory.getDouble(_at + 40),
                _memory.getDouble(_at + 48),
                _memory.getDouble(_at + 56),
                _memory.getInt(_at + 64),
                _memory.getInt(_at + 68));
    }
}
