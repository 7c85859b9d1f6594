// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * From a center to a radius.
 *
 * <p>radius: at least 0
 */
public record RadialGradient(Point center, double radius) implements DrawGradient {
    static final int SIZE = 24;

    static RadialGradient read(ByteBuffer _memory, int _at) {
        return new RadialGradient(
                Point.read(_memory, _at + 0),
                _memory.getDouble(_at + 16));
    }
}
