// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Which line of a text is at its y.
 */
public enum Baseline {
    /**
     * ANIM_BASELINE_ALPHABETIC.
     */
    ALPHABETIC(0),
    /**
     * ANIM_BASELINE_TOP.
     */
    TOP(1),
    /**
     * ANIM_BASELINE_MIDDLE.
     */
    MIDDLE(2),
    /**
     * ANIM_BASELINE_BOTTOM.
     */
    BOTTOM(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Baseline(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Baseline of(int value) {
        return switch (value) {
            case 0 -> ALPHABETIC;
            case 1 -> TOP;
            case 2 -> MIDDLE;
            case 3 -> BOTTOM;
            default -> UNRECOGNIZED;
        };
    }
}
