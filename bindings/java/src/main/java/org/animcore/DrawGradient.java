// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * Where a gradient is.
 */
public sealed interface DrawGradient permits LinearGradient, RadialGradient, AngularGradient {
    static DrawGradient read(int tag, ByteBuffer _memory, int _at) {
        return switch (tag) {
            case 1 -> LinearGradient.read(_memory, _at);
            case 2 -> RadialGradient.read(_memory, _at);
            case 3 -> AngularGradient.read(_memory, _at);
            default -> null;
        };
    }
}
