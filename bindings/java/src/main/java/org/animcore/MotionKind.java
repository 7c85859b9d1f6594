// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How a value moves.
 */
public enum MotionKind {
    /**
     * the enclosing transaction's; outermost: the default curve
     */
    INHERIT(0),
    /**
     * no animation: values jump
     */
    NONE(1),
    /**
     * along curve, over duration
     */
    CURVE(2),
    /**
     * by spring, until it comes to rest, or for duration where one is given
     */
    SPRING(3),
    /**
     * by easing, over duration
     */
    EASING(4),
    /**
     * explicit animations only: along keyframes
     */
    KEYFRAMES(5),
    /**
     * explicit animations only: momentum that decays
     */
    DECAY(6),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    MotionKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static MotionKind of(int value) {
        return switch (value) {
            case 0 -> INHERIT;
            case 1 -> NONE;
            case 2 -> CURVE;
            case 3 -> SPRING;
            case 4 -> EASING;
            case 5 -> KEYFRAMES;
            case 6 -> DECAY;
            default -> UNRECOGNIZED;
        };
    }
}
