// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

/**
 * What happened.
 */
public enum EventKind {
    /**
     * subject: the transaction; finished
     */
    TRANSACTION_COMPLETED(1),
    /**
     * subject: the property; animation; finished; name: the property's
     */
    ANIMATION_ENDED(2),
    /**
     * name: the state's
     */
    STATE_ENTERED(3),
    /**
     * name: the state's
     */
    STATE_EXITED(4),
    /**
     * name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its
     * fields; data: see anim_scene_get_event_value
     */
    EMITTED(5),
    /**
     * name: of the pointer's or key's event on a region; count and data as EMITTED
     */
    CONTROL(6),
    /**
     * the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its
     * own delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other
     * delays that end in that millisecond are dropped
     */
    UNSETTLED(7),
    /**
     * count: events dropped because nobody polled; comes first in the queue
     */
    LOST(8),
    /**
     * subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT
     */
    ANIMATOR_ENDED(9),
    /**
     * subject: the spring bank; count: how many of its springs came to rest
     */
    SETTLED(10),
    /**
     * subject: the group whose media timing is over
     */
    GROUP_ENDED(11),
    /**
     * an advance has used up its step budget: see anim_stage_set_step_budget
     */
    BUDGET(12),
    /**
     * A constant that this package does not know: of a newer library.
     */
    UNRECOGNIZED(Integer.MIN_VALUE);

    /**
     * The number that stands for it in C.
     */
    public final int value;

    EventKind(int value) {
        this.value = value;
    }

    /**
     * The constant that has this number in C.
     */
    public static EventKind of(int value) {
        return switch (value) {
            case 1 -> TRANSACTION_COMPLETED;
            case 2 -> ANIMATION_ENDED;
            case 3 -> STATE_ENTERED;
            case 4 -> STATE_EXITED;
            case 5 -> EMITTED;
            case 6 -> CONTROL;
            case 7 -> UNSETTLED;
            case 8 -> LOST;
            case 9 -> ANIMATOR_ENDED;
            case 10 -> SETTLED;
            case 11 -> GROUP_ENDED;
            case 12 -> BUDGET;
            default -> UNRECOGNIZED;
        };
    }
}
