// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * The texts of a node.
 */
public enum AccessibilityText {
    /**
     * ANIM_ACCESSIBILITY_TEXT_LABEL.
     */
    LABEL(0),
    /**
     * ANIM_ACCESSIBILITY_TEXT_VALUE.
     */
    VALUE(1),
    /**
     * ANIM_ACCESSIBILITY_TEXT_HINT.
     */
    HINT(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    AccessibilityText(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static AccessibilityText of(int value) {
        return switch (value) {
            case 0 -> LABEL;
            case 1 -> VALUE;
            case 2 -> HINT;
            default -> UNRECOGNIZED;
        };
    }
}
