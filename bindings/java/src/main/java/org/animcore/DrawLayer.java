// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * The beginning of a layer.
 *
 * <p>blend: ANIM_BLEND_MODE_...
 *
 * <p>shadow: all 0 where has_shadow is 0
 */
public record DrawLayer(BlendMode blend, boolean hasShadow, DrawShadow shadow) implements DrawContent {
    static final int SIZE = 64;

    static DrawLayer read(ByteBuffer _memory, int _at) {
        return new DrawLayer(
                BlendMode.of(_memory.getInt(_at + 0)),
                _memory.getInt(_at + 4) != 0,
                DrawShadow.read(_memory, _at + 8));
    }
}
