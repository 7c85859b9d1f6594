// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * What a command draws, by its kind. The ends of layers and clips have no content.
 */
public sealed interface DrawContent permits DrawFill, DrawStroke, DrawText, DrawImage, DrawLayer, DrawClip {
    static DrawContent read(int tag, ByteBuffer _memory, int _at) {
        return switch (tag) {
            case 0 -> DrawFill.read(_memory, _at);
            case 1 -> DrawStroke.read(_memory, _at);
            case 2 -> DrawText.read(_memory, _at);
            case 3 -> DrawImage.read(_memory, _at);
            case 4 -> DrawLayer.read(_memory, _at);
            case 6 -> DrawClip.read(_memory, _at);
            default -> null;
        };
    }
}
