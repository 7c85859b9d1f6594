// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * The beginning of a clip: the commands up to its end show inside the path only.
 *
 * <p>rule: ANIM_FILL_RULE_...
 */
public record DrawClip(DrawPath path, FillRule rule) implements DrawContent {
    static final int SIZE = 24;

    static DrawClip read(ByteBuffer _memory, int _at) {
        return new DrawClip(
                DrawPath.read(_memory, _at + 0),
                FillRule.of(_memory.getInt(_at + 16)));
    }
}
