// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How a keyframe of a track is reached.
 */
public enum KeyframeKind {
    /**
     * straight, eased by the keyframe's curve
     */
    LINEAR(0),
    /**
     * on a cubic curve
     */
    CUBIC(1),
    /**
     * by the keyframe's spring
     */
    SPRING(2),
    /**
     * at once
     */
    MOVE(3),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    KeyframeKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static KeyframeKind of(int value) {
        return switch (value) {
            case 0 -> LINEAR;
            case 1 -> CUBIC;
            case 2 -> SPRING;
            case 3 -> MOVE;
            default -> UNRECOGNIZED;
        };
    }
}
