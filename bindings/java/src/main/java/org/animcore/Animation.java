// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;

/**
 * an animation of a property
 */
public final class Animation extends StageObject {
    Animation(Stage stage, long identifier) {
        super(stage, identifier);
    }

    /**
     * Removes an animation. It ends unfinished, and no longer affects its property.
     *
     * <p>C: anim_stage_remove_animation().
     */
    public void remove() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_remove_animation(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }
}
