// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_scene_info of C.
 *
 * <p>width: the document's size
 *
 * <p>height: the document's size
 *
 * <p>canvas: the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
 */
public record SceneInfo(int inputCount, int nodeCount, int regionCount, double width, double height, Rectangle canvas) {
    static final int SIZE = 64;

    static SceneInfo read(ByteBuffer _memory, int _at) {
        return new SceneInfo(
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24),
                Rectangle.read(_memory, _at + 32));
    }
}
