// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
 * transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
 * begin and its end.
 *
 * <p>kind: ANIM_DRAW_KIND_...
 *
 * <p>node: number of the node in document order
 *
 * <p>opacity: 0 to 1, of the node; a group's opacity is that of its layer
 *
 * <p>bounds: the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the
 * bounds of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
 * also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide for
 * each byte: the core knows no fonts.
 *
 * <p>revision: the display list's revision when its content last changed
 *
 * <p>content: what it draws
 */
public record DrawCommand(DrawKind kind, int node, Transform transform, double opacity, Rectangle bounds, long revision, DrawContent content) {
    static final int SIZE = 240;

    static DrawCommand read(ByteBuffer _memory, int _at) {
        return new DrawCommand(
                DrawKind.of(_memory.getInt(_at + 0)),
                _memory.getInt(_at + 4),
                Transform.read(_memory, _at + 8),
                _memory.getDouble(_at + 56),
                Rectangle.read(_memory, _at + 64),
                _memory.getLong(_at + 96),
                DrawContent.read(_memory.getInt(_at + 0), _memory, _at + 104));
    }
}
