// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.nio.ByteBuffer;
import java.util.Set;

/**
 * anim_scene_change of C.
 *
 * <p>index: in scenes
 *
 * <p>what: ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
 */
public record SceneChange(int index, Set<SceneChangeFlag> what) {
    static final int SIZE = 8;

    static SceneChange read(ByteBuffer _memory, int _at) {
        return new SceneChange(
                _memory.getInt(_at + 0),
                SceneChangeFlag.of(_memory.getInt(_at + 4)));
    }
}
