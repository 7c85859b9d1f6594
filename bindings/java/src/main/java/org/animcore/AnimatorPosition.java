// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Where an animator stops.
 */
public enum AnimatorPosition {
    /**
     * ANIM_ANIMATOR_POSITION_END.
     */
    END(0),
    /**
     * ANIM_ANIMATOR_POSITION_START.
     */
    START(1),
    /**
     * ANIM_ANIMATOR_POSITION_CURRENT.
     */
    CURRENT(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    AnimatorPosition(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static AnimatorPosition of(int value) {
        return switch (value) {
            case 0 -> END;
            case 1 -> START;
            case 2 -> CURRENT;
            default -> UNRECOGNIZED;
        };
    }
}
