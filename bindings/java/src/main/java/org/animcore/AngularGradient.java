// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * Once around a center, clockwise.
 *
 * <p>angle: where it begins and ends; 0 is to the right
 */
public record AngularGradient(Point center, double angle) implements DrawGradient {
    static final int SIZE = 24;

    static AngularGradient read(ByteBuffer _memory, int _at) {
        return new AngularGradient(
                Point.read(_memory, _at + 0),
                _memory.getDouble(_at + 16));
    }
}
