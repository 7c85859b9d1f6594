// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;

/**
 * anim_region_info of C.
 *
 * <p>name: index for anim_stage_get_name of the scene's stage
 *
 * <p>node: the node in whose coordinates it lies, or -1
 *
 * <p>isEnabled: now
 *
 * <p>isVisible: now
 *
 * <p>isFocusable: now
 *
 * <p>isHeld: 1 while it tracks a pointer or is pressed by a key
 *
 * <p>bounds: of its shape, in the scene's coordinates; all 0 where it has none
 */
public record RegionInfo(int name, int node, boolean isEnabled, boolean isVisible, boolean isFocusable, boolean isHeld, boolean hasFocus, Rectangle bounds) {
    static final int SIZE = 64;

    static RegionInfo read(ByteBuffer _memory, int _at) {
        return new RegionInfo(
                _memory.getInt(_at + 4),
                _memory.getInt(_at + 8),
                _memory.getInt(_at + 12) != 0,
                _memory.getInt(_at + 16) != 0,
                _memory.getInt(_at + 20) != 0,
                _memory.getInt(_at + 24) != 0,
                _memory.getInt(_at + 28) != 0,
                Rectangle.read(_memory, _at + 32));
    }
}
