// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.util.EnumSet;
import java.util.Set;

/**
 * Modifiers that are held.
 */
public enum ModifierFlag {
    /**
     * ANIM_MODIFIER_SHIFT.
     */
    SHIFT(1),
    /**
     * ANIM_MODIFIER_CONTROL.
     */
    CONTROL(2),
    /**
     * ANIM_MODIFIER_ALT.
     */
    ALT(4),
    /**
     * ANIM_MODIFIER_META.
     */
    META(8);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    ModifierFlag(int value) {
        this.value = value;
    }

    static int sum(Set<ModifierFlag> flags, String argument) {
        int sum = 0;
        for (ModifierFlag each : java.util.Objects.requireNonNull(flags, argument)) {
            sum |= java.util.Objects.requireNonNull(each, argument).value;
        }
        return sum;
    }

    static Set<ModifierFlag> of(int sum) {
        EnumSet<ModifierFlag> flags = EnumSet.noneOf(ModifierFlag.class);
        for (ModifierFlag each : values()) {
            if ((sum & each.value) != 0) {
                flags.add(each);
            }
        }
        return flags;
    }
}
