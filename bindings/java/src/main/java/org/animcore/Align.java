// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How a text is aligned to its x.
 */
public enum Align {
    /**
     * ANIM_ALIGN_LEFT.
     */
    LEFT(0),
    /**
     * ANIM_ALIGN_CENTER.
     */
    CENTER(1),
    /**
     * ANIM_ALIGN_RIGHT.
     */
    RIGHT(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Align(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Align of(int value) {
        return switch (value) {
            case 0 -> LEFT;
            case 1 -> CENTER;
            case 2 -> RIGHT;
            default -> UNRECOGNIZED;
        };
    }
}
