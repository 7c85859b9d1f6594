// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What a path is filled or stroked with.
 */
public enum Paint {
    /**
     * ANIM_PAINT_SOLID.
     */
    SOLID(0),
    /**
     * ANIM_PAINT_LINEAR.
     */
    LINEAR(1),
    /**
     * ANIM_PAINT_RADIAL.
     */
    RADIAL(2),
    /**
     * once around a center, clockwise, from an angle (0 is to the right)
     */
    ANGULAR(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Paint(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Paint of(int value) {
        return switch (value) {
            case 0 -> SOLID;
            case 1 -> LINEAR;
            case 2 -> RADIAL;
            case 3 -> ANGULAR;
            default -> UNRECOGNIZED;
        };
    }
}
