// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * Options of motions of many values.
 */
public enum SpringFlag {
    /**
     * values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
     * direction
     */
    SHORTEST_TURN(1);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    SpringFlag(int value) {
        this.value = value;
    }

    static int sum(Set<SpringFlag> flags, String argument) {
        int sum = 0;
        for (SpringFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
        }
        return sum;
    }

    static Set<SpringFlag> of(int sum) {
        EnumSet<SpringFlag> flags = EnumSet.noneOf(SpringFlag.class);
        for (SpringFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
