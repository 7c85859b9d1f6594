// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * Facts about a node, each known or not, and true or false.
 */
public enum AccessibilityFlag {
    /**
     * ANIM_ACCESSIBILITY_CHECKED.
     */
    CHECKED(1),
    /**
     * ANIM_ACCESSIBILITY_SELECTED.
     */
    SELECTED(2),
    /**
     * if the document does not say: whether its region is disabled
     */
    DISABLED(4),
    /**
     * ANIM_ACCESSIBILITY_EXPANDED.
     */
    EXPANDED(8),
    /**
     * ANIM_ACCESSIBILITY_BUSY.
     */
    BUSY(16),
    /**
     * also where the node is invisible
     */
    HIDDEN(32),
    /**
     * minimum is known; likewise the next two
     */
    MINIMUM(64),
    /**
     * ANIM_ACCESSIBILITY_MAXIMUM.
     */
    MAXIMUM(128),
    /**
     * ANIM_ACCESSIBILITY_NOW.
     */
    NOW(256),
    /**
     * its region can have the focus now; known where it has a region
     */
    FOCUSABLE(512),
    /**
     * its region has the focus
     */
    FOCUSED(1024);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    AccessibilityFlag(int value) {
        this.value = value;
    }

    static int sum(Set<AccessibilityFlag> flags, String argument) {
        int sum = 0;
        for (AccessibilityFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
        }
        return sum;
    }

    static Set<AccessibilityFlag> of(int sum) {
        EnumSet<AccessibilityFlag> flags = EnumSet.noneOf(AccessibilityFlag.class);
        for (AccessibilityFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
