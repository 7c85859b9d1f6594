// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.util.Set;

/**
 * A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact at
 * any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
 * 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
 * velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
 * any finite ones.
 *
 * <p>mass: m &gt; 0
 *
 * <p>stiffness: k &gt; 0, per second squared when m = 1
 *
 * <p>damping: c &gt;= 0; 0 never comes to rest
 */
public record Spring(double mass, double stiffness, double damping) {
    static final int SIZE = 24;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, mass);
        _memory.putDouble(_at + 8, stiffness);
        _memory.putDouble(_at + 16, damping);
    }

    static Spring read(ByteBuffer _memory, int _at) {
        return new Spring(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16));
    }

    /**
     * By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
     * ratio 1 - bounce for bounce &gt;= 0, 1 / (1 + bounce) below. duration &gt; 0 (seconds); -1 &lt; bounce &lt;= 1.
     *
     * <p>C: anim_spring_make_perceptual().
     */
    public static Spring perceptual(double duration, double bounce) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_spring_make_perceptual(duration, bounce, _block.address + _at + 0));
            return Spring.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * By response (the undamped period in seconds, &gt; 0) and damping ratio (&gt;= 0), as SwiftUI's
     * spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
     *
     * <p>C: anim_spring_make_response().
     */
    public static Spring response(double response, double dampingRatio) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_spring_make_response(response, dampingRatio, _block.address + _at + 0));
            return Spring.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular frequency
     * for which the envelope has fallen to 0.001 at the end of the duration. duration &gt; 0, 0 &lt; damping_ratio
     * &lt;= 1, initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
     *
     * <p>C: anim_spring_make_uikit().
     */
    public static Spring uikit(double duration, double dampingRatio, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_spring_make_uikit(duration, dampingRatio, initialVelocity, _block.address + _at + 0));
            return Spring.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
     * property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and
     * stiffness, damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not
     * overdamped, the parameters are used unchanged. All other functions that take an anim_spring use them unchanged.
     *
     * <p>C: anim_spring_make_core_animation().
     */
    public static Spring coreAnimation(double mass, double stiffness, double damping, boolean allowsOverdamping) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_spring_make_core_animation(mass, stiffness, damping, (allowsOverdamping ? 1 : 0), _block.address + _at + 0));
            return Spring.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * What evaluate gives.
     */
    public record EvaluateResult(double value, double velocity) {}

    /**
     * Value and velocity (units per second) of a spring at a time (seconds, &gt;= 0; a negative time is taken as 0).
     * The spring moves from the value from to the value to, and starts with the given velocity.
     *
     * <p>C: anim_spring_evaluate().
     */
    public EvaluateResult evaluate(double time, double from, double to, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_spring_evaluate(_block.address + _at + 0, time, from, to, initialVelocity, _block.address + _at + 24, _block.address + _at + 32));
            return new EvaluateResult(_memory.getDouble(_at + 24), _memory.getDouble(_at + 32));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What evaluateMany gives.
     */
    public record EvaluateManyResult(double[] values, double[] velocities) {}

    /**
     * The same at many times at once.
     *
     * <p>C: anim_spring_evaluate_many().
     */
    public EvaluateManyResult evaluateMany(double[] times, double from, double to, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            int _valuesCount = Arena.rows(Arena.length(times), 1) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 8);
            int _valuesAt = _arena.at;
            int _velocitiesCount = Arena.rows(Arena.length(times), 1) * 1;
            Arena.Block _velocitiesB = _arena.take((long) _velocitiesCount * 8);
            int _velocitiesAt = _arena.at;
            _arena.check(Raw.Motion.anim_spring_evaluate_many(_block.address + _at + 0, _times, Arena.length(times), from, to, initialVelocity, _valuesB.address + _valuesAt, _velocitiesB.address + _velocitiesAt));
            return new EvaluateManyResult(Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount), Arena.getDoubles(_velocitiesB.buffer, _velocitiesAt, _velocitiesCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many times at once.
     *
     * <p>C: anim_spring_evaluate_many().
     */
    public void evaluateMany(DoubleBuffer times, double from, double to, double initialVelocity, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.rows(Arena.length(times), 1) * 1);
            long _velocities = _arena.filled(velocities);
            Arena.room("velocities", velocities, Arena.rows(Arena.length(times), 1) * 1);
            _arena.check(Raw.Motion.anim_spring_evaluate_many(_block.address + _at + 0, _times, Arena.length(times), from, to, initialVelocity, _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * Computes the constants of a spring in advance.
     *
     * <p>C: anim_spring_prepare().
     */
    public PreparedSpring prepare() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(104);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_spring_prepare(_block.address + _at + 0, _block.address + _at + 24));
            return PreparedSpring.read(_memory, _at + 24);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
     * damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
     * settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
     * Core Animation's property of that name, it is the duration of the overdamped motion.
     *
     * <p>C: anim_spring_get_settling_duration().
     */
    public double getSettlingDuration(double initialVelocity, boolean allowsOverdamping) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_spring_get_settling_duration(_block.address + _at + 0, initialVelocity, (allowsOverdamping ? 1 : 0), _block.address + _at + 24));
            return _memory.getDouble(_at + 24);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from
     * the target stays within threshold (&gt; 0) units, and its speed within threshold units per second. It starts
     * displacement away from the target. An animation with this spring ends at that time. Infinity when it never comes
     * to rest.
     *
     * <p>C: anim_spring_get_resting_time().
     */
    public double getRestingTime(double displacement, double initialVelocity, double threshold) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_spring_get_resting_time(_block.address + _at + 0, displacement, initialVelocity, threshold, _block.address + _at + 24));
            return _memory.getDouble(_at + 24);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * By name, with a perceptual duration in seconds (&gt; 0, or 0 for the name's own) and a bounce to add to the
     * name's own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive"
     * (0.15 s, 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the
     * default animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a
     * new CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3,
     * 1000, 500); UIKit plays it critically damped (see anim_spring_make_core_animation()), so the result is the
     * critically damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both
     * arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
     *
     * <p>C: anim_spring_make_named().
     */
    public static Spring named(String name, double duration, double extraBounce) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Motion.anim_spring_make_named(_name, _nameLength, duration, extraBounce, _block.address + _at + 0));
            return Spring.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * What describe gives.
     */
    public record DescribeResult(double duration, double bounce, double dampingRatio) {}

    /**
     * A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m).
     * Its damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 /
     * ratio - 1 beyond it.
     *
     * <p>C: anim_spring_describe().
     */
    public DescribeResult describe() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_spring_describe(_block.address + _at + 0, _block.address + _at + 24, _block.address + _at + 32, _block.address + _at + 40));
            return new DescribeResult(_memory.getDouble(_at + 24), _memory.getDouble(_at + 32), _memory.getDouble(_at + 40));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
     * below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds must
     * be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about 1e-14;
     * anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding decides
     * whether that swing counts. Infinity when the spring never comes to rest.
     *
     * <p>C: anim_spring_get_settling_time().
     */
    public double getSettlingTime(double displacement, double initialVelocity, double threshold, double velocityThreshold) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_spring_get_settling_time(_block.address + _at + 0, displacement, initialVelocity, threshold, velocityThreshold, _block.address + _at + 24));
            return _memory.getDouble(_at + 24);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What blendEvaluate gives.
     */
    public record BlendEvaluateResult(double value, double velocity) {}

    /**
     * Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
     * time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
     * toward the value to. Over blend_duration seconds (&gt;= 0) a smooth step blends the old spring's motion into the
     * new one's, so that value and velocity are continuous; 0 switches at once.
     *
     * <p>C: anim_spring_blend_evaluate().
     */
    public BlendEvaluateResult blendEvaluate(Spring newSpring, double blendDuration, double time, double from, double to, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(newSpring, "newSpring");
            newSpring.write(_arena, _memory, _at + 24);
            _arena.check(Raw.Motion.anim_spring_blend_evaluate(_block.address + _at + 0, _block.address + _at + 24, blendDuration, time, from, to, initialVelocity, _block.address + _at + 48, _block.address + _at + 56));
            return new BlendEvaluateResult(_memory.getDouble(_at + 48), _memory.getDouble(_at + 56));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(newSpring);
        }
    }

    /**
     * What blendEvaluateMany gives.
     */
    public record BlendEvaluateManyResult(double[] values, double[] velocities) {}

    /**
     * The same at many times.
     *
     * <p>C: anim_spring_blend_evaluate_many().
     */
    public BlendEvaluateManyResult blendEvaluateMany(Spring newSpring, double blendDuration, double[] times, double from, double to, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(newSpring, "newSpring");
            newSpring.write(_arena, _memory, _at + 24);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            int _valuesCount = Arena.rows(Arena.length(times), 1) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 8);
            int _valuesAt = _arena.at;
            int _velocitiesCount = Arena.rows(Arena.length(times), 1) * 1;
            Arena.Block _velocitiesB = _arena.take((long) _velocitiesCount * 8);
            int _velocitiesAt = _arena.at;
            _arena.check(Raw.Motion.anim_spring_blend_evaluate_many(_block.address + _at + 0, _block.address + _at + 24, blendDuration, _times, Arena.length(times), from, to, initialVelocity, _valuesB.address + _valuesAt, _velocitiesB.address + _velocitiesAt));
            return new BlendEvaluateManyResult(Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount), Arena.getDoubles(_velocitiesB.buffer, _velocitiesAt, _velocitiesCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(newSpring);
        }
    }

    /**
     * The same at many times.
     *
     * <p>C: anim_spring_blend_evaluate_many().
     */
    public void blendEvaluateMany(Spring newSpring, double blendDuration, DoubleBuffer times, double from, double to, double initialVelocity, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(48);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(newSpring, "newSpring");
            newSpring.write(_arena, _memory, _at + 24);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.rows(Arena.length(times), 1) * 1);
            long _velocities = _arena.filled(velocities);
            Arena.room("velocities", velocities, Arena.rows(Arena.length(times), 1) * 1);
            _arena.check(Raw.Motion.anim_spring_blend_evaluate_many(_block.address + _at + 0, _block.address + _at + 24, blendDuration, _times, Arena.length(times), from, to, initialVelocity, _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(newSpring);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * anim_spring_get_resting_time() for such a change: a time since the change.
     *
     * <p>C: anim_spring_blend_get_resting_time().
     */
    public double blendGetRestingTime(Spring newSpring, double blendDuration, double displacement, double initialVelocity, double threshold) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(newSpring, "newSpring");
            newSpring.write(_arena, _memory, _at + 24);
            _arena.check(Raw.Motion.anim_spring_blend_get_resting_time(_block.address + _at + 0, _block.address + _at + 24, blendDuration, displacement, initialVelocity, threshold, _block.address + _at + 48));
            return _memory.getDouble(_at + 48);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(newSpring);
        }
    }

    /**
     * What animateMany gives.
     */
    public record AnimateManyResult(double[] values, double[] velocities) {}

    /**
     * Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
     * of anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is
     * taken as 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN.
     * ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target is not in the range of a double.
     * About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected
     * when the library is loaded; it changes no bit.
     *
     * <p>C: anim_spring_animate_many().
     */
    public AnimateManyResult animateMany(double[] times, double[] origins, double[] targets, double[] initialVelocities, Set<SpringFlag> flags) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.array(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            long _initialVelocities = _arena.array(initialVelocities);
            java.util.Objects.requireNonNull(flags, "flags");
            int _valuesCount = Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 8);
            int _valuesAt = _arena.at;
            int _velocitiesCount = Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1;
            Arena.Block _velocitiesB = _arena.take((long) _velocitiesCount * 8);
            int _velocitiesAt = _arena.at;
            _arena.check(Raw.Motion.anim_spring_animate_many(_block.address + _at + 0, _times, Arena.length(times), _origins, _targets, _initialVelocities, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)), SpringFlag.sum(flags, "flags"), _valuesB.address + _valuesAt, _velocitiesB.address + _velocitiesAt));
            return new AnimateManyResult(Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount), Arena.getDoubles(_velocitiesB.buffer, _velocitiesAt, _velocitiesCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
     * of anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is
     * taken as 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN.
     * ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target is not in the range of a double.
     * About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected
     * when the library is loaded; it changes no bit.
     *
     * <p>C: anim_spring_animate_many().
     */
    public void animateMany(DoubleBuffer times, DoubleBuffer origins, DoubleBuffer targets, DoubleBuffer initialVelocities, Set<SpringFlag> flags, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.buffer(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            long _initialVelocities = _arena.buffer(initialVelocities);
            java.util.Objects.requireNonNull(flags, "flags");
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1);
            long _velocities = _arena.filled(velocities);
            Arena.room("velocities", velocities, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1);
            _arena.check(Raw.Motion.anim_spring_animate_many(_block.address + _at + 0, _times, Arena.length(times), _origins, _targets, _initialVelocities, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)), SpringFlag.sum(flags, "flags"), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(origins);
            Reference.reachabilityFence(targets);
            Reference.reachabilityFence(initialVelocities);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * What animateManyFloat gives.
     */
    public record AnimateManyFloatResult(float[] values, float[] velocities) {}

    /**
     * The same for floats: computed in doubles, rounded once.
     *
     * <p>C: anim_spring_animate_many_float().
     */
    public AnimateManyFloatResult animateManyFloat(double[] times, float[] origins, float[] targets, float[] initialVelocities, Set<SpringFlag> flags) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.array(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            long _initialVelocities = _arena.array(initialVelocities);
            java.util.Objects.requireNonNull(flags, "flags");
            int _valuesCount = Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 4);
            int _valuesAt = _arena.at;
            int _velocitiesCount = Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1;
            Arena.Block _velocitiesB = _arena.take((long) _velocitiesCount * 4);
            int _velocitiesAt = _arena.at;
            _arena.check(Raw.Motion.anim_spring_animate_many_float(_block.address + _at + 0, _times, Arena.length(times), _origins, _targets, _initialVelocities, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)), SpringFlag.sum(flags, "flags"), _valuesB.address + _valuesAt, _velocitiesB.address + _velocitiesAt));
            return new AnimateManyFloatResult(Arena.getFloats(_valuesB.buffer, _valuesAt, _valuesCount), Arena.getFloats(_velocitiesB.buffer, _velocitiesAt, _velocitiesCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same for floats: computed in doubles, rounded once.
     *
     * <p>C: anim_spring_animate_many_float().
     */
    public void animateManyFloat(DoubleBuffer times, FloatBuffer origins, FloatBuffer targets, FloatBuffer initialVelocities, Set<SpringFlag> flags, FloatBuffer values, FloatBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.buffer(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            long _initialVelocities = _arena.buffer(initialVelocities);
            java.util.Objects.requireNonNull(flags, "flags");
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1);
            long _velocities = _arena.filled(velocities);
            Arena.room("velocities", velocities, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1);
            _arena.check(Raw.Motion.anim_spring_animate_many_float(_block.address + _at + 0, _times, Arena.length(times), _origins, _targets, _initialVelocities, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)), SpringFlag.sum(flags, "flags"), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(origins);
            Reference.reachabilityFence(targets);
            Reference.reachabilityFence(initialVelocities);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * Advances many springs by one step of seconds (&gt;= 0), exactly however long the step is: replaces values and
     * velocities by those after the step. Each value is pulled toward its target. Flags and errors as
     * anim_spring_animate_many().
     *
     * <p>C: anim_spring_step_many().
     */
    public void stepMany(double seconds, double[] targets, Set<SpringFlag> flags, double[] values, double[] velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            java.util.Objects.requireNonNull(flags, "flags");
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.changed(values);
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.changed(velocities);
            _arena.check(Raw.Motion.anim_spring_step_many(_block.address + _at + 0, seconds, _targets, Arena.same("targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "values", values == null ? -1 : Arena.rows(Arena.length(values), 1), "velocities", velocities == null ? -1 : Arena.rows(Arena.length(velocities), 1)), SpringFlag.sum(flags, "flags"), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Advances many springs by one step of seconds (&gt;= 0), exactly however long the step is: replaces values and
     * velocities by those after the step. Each value is pulled toward its target. Flags and errors as
     * anim_spring_animate_many().
     *
     * <p>C: anim_spring_step_many().
     */
    public void stepMany(double seconds, DoubleBuffer targets, Set<SpringFlag> flags, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            java.util.Objects.requireNonNull(flags, "flags");
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.changed(values);
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.changed(velocities);
            _arena.check(Raw.Motion.anim_spring_step_many(_block.address + _at + 0, seconds, _targets, Arena.same("targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "values", values == null ? -1 : Arena.rows(Arena.length(values), 1), "velocities", velocities == null ? -1 : Arena.rows(Arena.length(velocities), 1)), SpringFlag.sum(flags, "flags"), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(targets);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * The same for floats: computed in doubles, rounded once.
     *
     * <p>C: anim_spring_step_many_float().
     */
    public void stepManyFloat(double seconds, float[] targets, Set<SpringFlag> flags, float[] values, float[] velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            java.util.Objects.requireNonNull(flags, "flags");
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.changed(values);
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.changed(velocities);
            _arena.check(Raw.Motion.anim_spring_step_many_float(_block.address + _at + 0, seconds, _targets, Arena.same("targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "values", values == null ? -1 : Arena.rows(Arena.length(values), 1), "velocities", velocities == null ? -1 : Arena.rows(Arena.length(velocities), 1)), SpringFlag.sum(flags, "flags"), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same for floats: computed in doubles, rounded once.
     *
     * <p>C: anim_spring_step_many_float().
     */
    public void stepManyFloat(double seconds, FloatBuffer targets, Set<SpringFlag> flags, FloatBuffer values, FloatBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(24);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            java.util.Objects.requireNonNull(flags, "flags");
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.changed(values);
            java.util.Objects.requireNonNull(velocities, "velocities");
            long _velocities = _arena.changed(velocities);
            _arena.check(Raw.Motion.anim_spring_step_many_float(_block.address + _at + 0, seconds, _targets, Arena.same("targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1), "values", values == null ? -1 : Arena.rows(Arena.length(values), 1), "velocities", velocities == null ? -1 : Arena.rows(Arena.length(velocities), 1)), SpringFlag.sum(flags, "flags"), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(targets);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }
}
