// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
 * "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
 * libraries that have both; those after "Component: base.", in all.
 */
public enum ComponentFlag {
    /**
     * springs, curves, easing, keyframes, media timing, decay, colors, transforms
     */
    MOTION(1),
    /**
     * properties and their animation, expressions, snapshots; includes motion
     */
    STAGE(2),
    /**
     * paths and morphs
     */
    PATHS(4),
    /**
     * documents with their inputs, states and events; includes stage and motion
     */
    MACHINE(8),
    /**
     * drawing and hit testing, traces; includes machine, stage and motion
     */
    SCENE(16);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    ComponentFlag(int value) {
        this.value = value;
    }

    static int sum(Set<ComponentFlag> flags, String argument) {
        int sum = 0;
        for (ComponentFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
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
