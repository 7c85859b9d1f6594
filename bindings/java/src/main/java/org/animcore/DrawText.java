// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * A text in a font of the host's.
 *
 * <p>textStart: its UTF-8, in the display list's text
 *
 * <p>textCount: its UTF-8, in the display list's text
 *
 * <p>fontStart: its font's name, likewise; a count of 0: the host's own font
 *
 * <p>fontCount: its font's name, likewise; a count of 0: the host's own font
 *
 * <p>align: ANIM_ALIGN_...: how it is aligned to position.x
 *
 * <p>baseline: ANIM_BASELINE_...: which line of it is at position.y
 *
 * <p>size: of the font
 *
 * <p>weight: as in CSS: 400 is regular, 700 bold
 */
public record DrawText(DrawPaint paint, int textStart, int textCount, int fontStart, int fontCount, Align align, Baseline baseline, Point position, double size, double weight) implements DrawContent {
    static final int SIZE = 136;

    static DrawText read(ByteBuffer _memory, int _at) {
        return new DrawText(
                DrawPaint.read(_memory, _at + 0),
                _memory.getInt(_at + 80),
                _memory.getInt(_at + 84),
                _memory.getInt(_at + 88),
                _memory.getInt(_at + 92),
                Align.of(_memory.getInt(_at + 96)),
                Baseline.of(_memory.getInt(_at + 100)),
                Point.read(_memory, _at + 104),
                _memory.getDouble(_at + 120),
                _memory.getDouble(_at + 128));
    }
}
