// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What drives a group.
 */
public enum AnimationGroupKind {
    /**
     * a clock whose speed can be changed: slow motion and pause for a part of the stage
     */
    CLOCK(0),
    /**
     * timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the
     * group ends
     */
    MEDIA(1),
    /**
     * driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
     */
    ANIMATOR(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    AnimationGroupKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static AnimationGroupKind of(int value) {
        return switch (value) {
            case 0 -> CLOCK;
            case 1 -> MEDIA;
            case 2 -> ANIMATOR;
            default -> UNRECOGNIZED;
        };
    }
}
