// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What an animation does with those that already move its property.
 */
public enum Interruption {
    /**
     * replaces them; starts at the presentation value with its velocity (SwiftUI)
     */
    REPLACE(1),
    /**
     * is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
     */
    ADD(2),
    /**
     * replaces them; starts at the presentation value, at rest
     */
    RESTART(3),
    /**
     * leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
     */
    KEEP(4),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    Interruption(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static Interruption of(int value) {
        return switch (value) {
            case 1 -> REPLACE;
            case 2 -> ADD;
            case 3 -> RESTART;
            case 4 -> KEEP;
            default -> UNRECOGNIZED;
        };
    }
}
