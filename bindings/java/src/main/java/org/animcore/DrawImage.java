// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * An image that the host knows by its name.
 *
 * <p>nameStart: its name, in the display list's text
 *
 * <p>nameCount: its name, in the display list's text
 *
 * <p>fit: ANIM_FIT_...
 */
public record DrawImage(int nameStart, int nameCount, Fit fit, Rectangle frame) implements DrawContent {
    static final int SIZE = 48;

    static DrawImage read(ByteBuffer _memory, int _at) {
        return new DrawImage(
                _memory.getInt(_at + 0),
                _memory.getInt(_at + 4),
                Fit.of(_memory.getInt(_at + 8)),
                Rectangle.read(_memory, _at + 16));
    }
}
