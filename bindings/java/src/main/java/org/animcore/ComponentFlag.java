// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * Parts that a library can be built of, for hosts that need no more (-DANIMCORE_COMPONENTS=motion;paths). What this
 * header declares after a comment "Component: stage." is there in libraries that have that component; what stands after
 * "Components: stage and paths.", in those that have both; what stands after "Component: base.", in all.
 */
public enum ComponentFlag {
    /**
     * springs, curves, easing, keyframes, media timing, decay, colors, transforms
     */
    MOTION(1),
    /**
     * properties and their animation, expressions, snapshots; brings motion
     */
    STAGE(2),
    /**
     * paths and morphs
     */
    PATHS(4),
    /**
     * documents with their inputs, states and events; brings stage and motion
     */
    MACHINE(8),
    /**
     * what documents draw and what is touched, traces; brings machine, stage and motion
     */
    SCENE(16);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    ComponentFlag(int value) {
        this.value = value;
    }

    static int sum(Set<ComponentFlag> flags) {
        int sum = 0;
        if (flags != null) {
            for (ComponentFlag each : flags) {
                sum |= each.value;
            }
        }
        return sum;
    }

    static Set<ComponentFlag> of(int sum) {
        EnumSet<ComponentFlag> flags = EnumSet.noneOf(ComponentFlag.class);
        for (ComponentFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
