// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;

/**
 * Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
 * takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
 * at once. Several components move independently. Positions and velocities are at most 1e150 in size
 * (ANIM_ERROR_LIMIT).
 *
 * <p>A new one has the library's defaults.
 */
public final class Decay {
    static final int SIZE = 56;

    private double rate;
    private double minimum;
    private double maximum;
    private Spring spring;

    /**
     * The library's defaults.
     */
    public Decay() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_default_decay(_block.address + _at, SIZE));
            this.rate = _memory.getDouble(_at + 8);
            this.minimum = _memory.getDouble(_at + 16);
            this.maximum = _memory.getDouble(_at + 24);
            this.spring = Spring.read(_memory, _at + 32);
        } finally {
            _arena.reset(_mark);
        }
    }

    Decay(ByteBuffer _memory, int _at) {
        this.rate = _memory.getDouble(_at + 8);
        this.minimum = _memory.getDouble(_at + 16);
        this.maximum = _memory.getDouble(_at + 24);
        this.spring = Spring.read(_memory, _at + 32);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putDouble(_at + 8, rate);
        _memory.putDouble(_at + 16, minimum);
        _memory.putDouble(_at + 24, maximum);
        java.util.Objects.requireNonNull(spring, "spring").write(_arena, _memory, _at + 32);
    }

    /**
     * per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
     */
    public double rate() {
        return rate;
    }

    /**
     * per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
     *
     * <p>Gives this object.
     */
    public Decay rate(double rate) {
        this.rate = rate;
        return this;
    }

    /**
     * may be -infinity. -infinity
     */
    public double minimum() {
        return minimum;
    }

    /**
     * may be -infinity. -infinity
     *
     * <p>Gives this object.
     */
    public Decay minimum(double minimum) {
        this.minimum = minimum;
        return this;
    }

    /**
     * &gt;= minimum; may be infinity. infinity
     */
    public double maximum() {
        return maximum;
    }

    /**
     * &gt;= minimum; may be infinity. infinity
     *
     * <p>Gives this object.
     */
    public Decay maximum(double maximum) {
        this.maximum = maximum;
        return this;
    }

    /**
     * mass 1, stiffness 100, damping 20: critically damped
     */
    public Spring spring() {
        return spring;
    }

    /**
     * mass 1, stiffness 100, damping 20: critically damped
     *
     * <p>Gives this object.
     */
    public Decay spring(Spring spring) {
        this.spring = java.util.Objects.requireNonNull(spring, "spring");
        return this;
    }

    /**
     * The rate per second of a decay that leaves the fraction remaining (0 &lt; remaining &lt; 1) of the velocity after
     * each millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
     *
     * <p>C: anim_decay_get_rate().
     */
    public static double getRate(double remaining) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_decay_get_rate(remaining, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * What evaluate gives.
     */
    public record EvaluateResult(double[] values, double[] velocities) {}

    /**
     * Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0)
     * of a decay that starts at from with the given velocity.
     *
     * <p>C: anim_decay_evaluate().
     */
    public EvaluateResult evaluate(double[] times, double from, double velocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
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
            _arena.check(Raw.Motion.anim_decay_evaluate(_block.address + _at + 0, _times, Arena.length(times), from, velocity, _valuesB.address + _valuesAt, _velocitiesB.address + _velocitiesAt));
            return new EvaluateResult(Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount), Arena.getDoubles(_velocitiesB.buffer, _velocitiesAt, _velocitiesCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0)
     * of a decay that starts at from with the given velocity.
     *
     * <p>C: anim_decay_evaluate().
     */
    public void evaluate(DoubleBuffer times, double from, double velocity, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.rows(Arena.length(times), 1) * 1);
            long _velocities = _arena.filled(velocities);
            Arena.room("velocities", velocities, Arena.rows(Arena.length(times), 1) * 1);
            _arena.check(Raw.Motion.anim_decay_evaluate(_block.address + _at + 0, _times, Arena.length(times), from, velocity, _values, _velocities));
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
     * What animateMany gives.
     */
    public record AnimateManyResult(double[] values, double[] velocities) {}

    /**
     * The same for many components at one time: component i starts at from[i] with initial_velocities[i].
     *
     * <p>C: anim_decay_animate_many().
     */
    public AnimateManyResult animateMany(double time, double[] from, double... initialVelocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(from, "from");
            long _from = _arena.array(from);
            java.util.Objects.requireNonNull(initialVelocities, "initialVelocities");
            long _initialVelocities = _arena.array(initialVelocities);
            int _valuesCount = Arena.same("from", from == null ? -1 : Arena.rows(Arena.length(from), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 8);
            int _valuesAt = _arena.at;
            int _velocitiesCount = Arena.same("from", from == null ? -1 : Arena.rows(Arena.length(from), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1;
            Arena.Block _velocitiesB = _arena.take((long) _velocitiesCount * 8);
            int _velocitiesAt = _arena.at;
            _arena.check(Raw.Motion.anim_decay_animate_many(_block.address + _at + 0, time, _from, _initialVelocities, Arena.same("from", from == null ? -1 : Arena.rows(Arena.length(from), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)), _valuesB.address + _valuesAt, _velocitiesB.address + _velocitiesAt));
            return new AnimateManyResult(Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount), Arena.getDoubles(_velocitiesB.buffer, _velocitiesAt, _velocitiesCount));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same for many components at one time: component i starts at from[i] with initial_velocities[i].
     *
     * <p>C: anim_decay_animate_many().
     */
    public void animateMany(double time, DoubleBuffer from, DoubleBuffer initialVelocities, DoubleBuffer values, DoubleBuffer velocities) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(56);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(from, "from");
            long _from = _arena.buffer(from);
            java.util.Objects.requireNonNull(initialVelocities, "initialVelocities");
            long _initialVelocities = _arena.buffer(initialVelocities);
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.same("from", from == null ? -1 : Arena.rows(Arena.length(from), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1);
            long _velocities = _arena.filled(velocities);
            Arena.room("velocities", velocities, Arena.same("from", from == null ? -1 : Arena.rows(Arena.length(from), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)) * 1);
            _arena.check(Raw.Motion.anim_decay_animate_many(_block.address + _at + 0, time, _from, _initialVelocities, Arena.same("from", from == null ? -1 : Arena.rows(Arena.length(from), 1), "initialVelocities", initialVelocities == null ? -1 : Arena.rows(Arena.length(initialVelocities), 1)), _values, _velocities));
            _arena.copyBack(_values, values);
            _arena.copyBack(_velocities, velocities);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(from);
            Reference.reachabilityFence(initialVelocities);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(velocities);
        }
    }

    /**
     * What predict gives.
     */
    public record PredictResult(double end, double takeover, double restingTime) {}

    /**
     * Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
     * and resting_time, a time from which its distance from the end stays within threshold (&gt; 0) units and its speed
     * within threshold units per second. takeover and resting_time are infinite if that never happens.
     *
     * <p>C: anim_decay_predict().
     */
    public PredictResult predict(double from, double velocity, double threshold) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(80);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_decay_predict(_block.address + _at + 0, from, velocity, threshold, _block.address + _at + 56, _block.address + _at + 64, _block.address + _at + 72));
            return new PredictResult(_memory.getDouble(_at + 56), _memory.getDouble(_at + 64), _memory.getDouble(_at + 72));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from).
     *
     * <p>C: anim_decay_get_velocity().
     */
    public double getVelocity(double from, double target) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_decay_get_velocity(_block.address + _at + 0, from, target, _block.address + _at + 56));
            return _memory.getDouble(_at + 56);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
