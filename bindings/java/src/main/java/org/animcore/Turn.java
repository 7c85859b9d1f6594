// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How an angle is interpolated.
 */
public enum Turn {
    /**
     * ANIM_TURN_AS_GIVEN.
     */
    AS_GIVEN(0),
    /**
     * ANIM_TURN_SHORTEST.
     */
    SHORTEST(1),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Turn(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Turn of(int value) {
        return switch (value) {
            case 0 -> AS_GIVEN;
            case 1 -> SHORTEST;
            default -> UNRECOGNIZED;
        };
    }
}
