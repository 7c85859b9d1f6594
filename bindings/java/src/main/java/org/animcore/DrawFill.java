// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A filled path.
 *
 * <p>rule: ANIM_FILL_RULE_...
 */
public record DrawFill(DrawPaint paint, DrawPath path, FillRule rule) implements DrawContent {
    static final int SIZE = 104;

    static DrawFill read(ByteBuffer _memory, int _at) {
        return new DrawFill(
                DrawPaint.read(_memory, _at + 0),
                DrawPath.read(_memory, _at + 80),
                FillRule.of(_memory.getInt(_at + 96)));
    }
}
