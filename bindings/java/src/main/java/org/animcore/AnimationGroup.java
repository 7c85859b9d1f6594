// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * a group of animations with a clock of its own; an animator is one
 */
public final class AnimationGroup extends StageObject {
    AnimationGroup(Stage stage, long identifier) {
        super(stage, identifier);
    }

    /**
     * Removes a group and those inside it; their animations end unfinished.
     *
     * <p>C: anim_stage_remove_group().
     */
    public void remove() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_stage_remove_group(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * A group's own time in seconds; an animator's is its fraction times its duration.
     *
     * <p>C: anim_animation_group_get_time().
     */
    public double getTime() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_animation_group_get_time(stage.address(), identifier, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND
     * for other groups.
     *
     * <p>C: anim_animation_group_set_speed().
     */
    public void setSpeed(double speed) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_animation_group_set_speed(stage.address(), identifier, speed));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND
     * for other groups.
     *
     * <p>C: anim_animation_group_set_paused().
     */
    public void setPaused(boolean paused) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_animation_group_set_paused(stage.address(), identifier, (paused ? 1 : 0)));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations
     * that end before that time end when the stage next advances. An animation that has ended but fills forwards runs,
     * and ends, once more if the time is before its end.
     *
     * <p>C: anim_animation_group_seek().
     */
    public void seek(double seconds) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_animation_group_seek(stage.address(), identifier, seconds));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no
     * duration.
     *
     * <p>C: anim_animator_get_fraction().
     */
    public double getFraction() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_animator_get_fraction(stage.address(), identifier, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
     *
     * <p>C: anim_animator_set_fraction().
     */
    public void setFraction(double fraction) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_animator_set_fraction(stage.address(), identifier, fraction));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Pauses it where it is.
     *
     * <p>C: anim_animator_pause().
     */
    public void pause() {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Stage.anim_animator_pause(stage.address(), identifier));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }

    /**
     * Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves.
     * Without a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve; with
     * ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the fraction's
     * present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it is at rest.
     * Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the animator's
     * duration; a curve or easing takes the duration of motion instead, if that is set. Other members of motion are not
     * read. On arrival at either end, its animations end finished and the animator is removed. At the start, the model
     * values are the old ones again.
     *
     * <p>C: anim_animator_run().
     */
    public void run(boolean reversed, Motion motion, double durationFactor, double velocity) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(136);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            if (motion != null) {
                motion.write(_arena, _memory, _at + 0);
            }
            _arena.check(Raw.Stage.anim_animator_run(stage.address(), identifier, (reversed ? 1 : 0), motion == null ? 0 : _block.address + _at + 0, durationFactor, velocity));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
            Reference.reachabilityFence(motion);
        }
    }

    /**
     * Stops and removes it: its properties take their new values, their old ones, or stay where they are.
     *
     * <p>C: anim_animator_stop().
     */
    public void stop(AnimatorPosition position) {
        Arena _arena = Arena.easing();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(position, "position");
            _arena.check(Raw.Stage.anim_animator_stop(stage.address(), identifier, position.value));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(stage);
        }
    }
}
