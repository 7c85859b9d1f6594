// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * Options of a keyframe of a track.
 */
public enum KeyframeFlag {
    /**
     * ANIM_KEYFRAME_HAS_START_VELOCITY.
     */
    HAS_START_VELOCITY(1),
    /**
     * ANIM_KEYFRAME_HAS_END_VELOCITY.
     */
    HAS_END_VELOCITY(2),
    /**
     * ANIM_KEYFRAME_SETTLES.
     */
    SETTLES(4);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    KeyframeFlag(int value) {
        this.value = value;
    }

    static int sum(Set<KeyframeFlag> flags, String argument) {
        int sum = 0;
        for (KeyframeFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
        }
        return sum;
    }

    static Set<KeyframeFlag> of(int sum) {
        EnumSet<KeyframeFlag> flags = EnumSet.noneOf(KeyframeFlag.class);
        for (KeyframeFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
