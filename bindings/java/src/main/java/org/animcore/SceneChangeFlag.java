// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * What anim_scene_advance_many() reports of a scene.
 */
public enum SceneChangeFlag {
    /**
     * its display list has changed since the host last read it
     */
    DISPLAY(1),
    /**
     * events wait to be polled from its stage
     */
    EVENTS(2);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    SceneChangeFlag(int value) {
        this.value = value;
    }

    static int sum(Set<SceneChangeFlag> flags, String argument) {
        int sum = 0;
        for (SceneChangeFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
        }
        return sum;
    }

    static Set<SceneChangeFlag> of(int sum) {
        EnumSet<SceneChangeFlag> flags = EnumSet.noneOf(SceneChangeFlag.class);
        for (SceneChangeFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
