// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * How values between keys are interpolated.
 */
public enum KeyframeMode {
    /**
     * each value stays until the next key
     */
    DISCRETE(0),
    /**
     * straight from key to key
     */
    LINEAR(1),
    /**
     * straight, at constant speed (Euclidean, over the components); key times ignored
     */
    PACED(2),
    /**
     * on a Kochanek-Bartels spline
     */
    CUBIC(3),
    /**
     * on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
     * microseconds a key
     */
    CUBIC_PACED(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    KeyframeMode(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static KeyframeMode of(int value) {
        return switch (value) {
            case 0 -> DISCRETE;
            case 1 -> LINEAR;
            case 2 -> PACED;
            case 3 -> CUBIC;
            case 4 -> CUBIC_PACED;
            default -> UNRECOGNIZED;
        };
    }
}
