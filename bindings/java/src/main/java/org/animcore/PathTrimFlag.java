// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * How the lengths of anim_path_trim_options are counted.
 */
public enum PathTrimFlag {
    /**
     * each subpath by itself; otherwise all subpaths as one line
     */
    SUBPATHS(1),
    /**
     * start, end and offset are lengths; otherwise fractions of the length, 0...1
     */
    LENGTHS(2);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    PathTrimFlag(int value) {
        this.value = value;
    }

    static int sum(Set<PathTrimFlag> flags, String argument) {
        int sum = 0;
        for (PathTrimFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
        }
        return sum;
    }

    static Set<PathTrimFlag> of(int sum) {
        EnumSet<PathTrimFlag> flags = EnumSet.noneOf(PathTrimFlag.class);
        for (PathTrimFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
