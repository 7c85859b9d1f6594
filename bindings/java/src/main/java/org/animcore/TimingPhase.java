// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * Where a time lies: before, in or after the active interval.
 */
public enum TimingPhase {
    /**
     * ANIM_TIMING_PHASE_BEFORE.
     */
    BEFORE(0),
    /**
     * ANIM_TIMING_PHASE_ACTIVE.
     */
    ACTIVE(1),
    /**
     * ANIM_TIMING_PHASE_AFTER.
     */
    AFTER(2),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    TimingPhase(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static TimingPhase of(int value) {
        return switch (value) {
            case 0 -> BEFORE;
            case 1 -> ACTIVE;
            case 2 -> AFTER;
            default -> UNRECOGNIZED;
        };
    }
}
