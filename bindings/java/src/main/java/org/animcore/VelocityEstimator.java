// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;

/**
 * Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
 * least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy
 * LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a parabola. The
 * velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer had stopped:
 * more than 40 ms without a sample or in one place. Samples from before such a gap are ignored. Coordinates are at most
 * 1e150 in size.
 */
public final class VelocityEstimator extends Handle {
    VelocityEstimator(long address) {
        super(address, Raw.Motion::anim_velocity_estimator_destroy, "velocity estimator");
    }

    VelocityEstimator(long address, Handle owner) {
        super(address, owner, "velocity estimator");
    }

    /**
     * An estimator without samples.
     *
     * <p>C: anim_velocity_estimator_create().
     */
    public static VelocityEstimator create() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_velocity_estimator_create(_block.address + _at + 0));
            return new VelocityEstimator(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * Forgets all samples: call it when the pointer goes down again.
     *
     * <p>C: anim_velocity_estimator_reset().
     */
    public void reset() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            _arena.check(Raw.Motion.anim_velocity_estimator_reset(address()));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
     * numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
     * position of the pointer's release usually repeats the last sample, and is better left out.
     *
     * <p>C: anim_velocity_estimator_add().
     */
    public void add(double[] times, double... coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.array(times);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.array(coordinates);
            _arena.check(Raw.Motion.anim_velocity_estimator_add(address(), _times, _coordinates, Arena.same("times", times == null ? -1 : Arena.rows(Arena.length(times), 1), "coordinates", coordinates == null ? -1 : Arena.rows(Arena.length(coordinates), 2))));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
     * numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
     * position of the pointer's release usually repeats the last sample, and is better left out.
     *
     * <p>C: anim_velocity_estimator_add().
     */
    public void add(DoubleBuffer times, DoubleBuffer coordinates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(times, "times");
            long _times = _arena.buffer(times);
            java.util.Objects.requireNonNull(coordinates, "coordinates");
            long _coordinates = _arena.buffer(coordinates);
            _arena.check(Raw.Motion.anim_velocity_estimator_add(address(), _times, _coordinates, Arena.same("times", times == null ? -1 : Arena.rows(Arena.length(times), 1), "coordinates", coordinates == null ? -1 : Arena.rows(Arena.length(coordinates), 2))));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(times);
            Reference.reachabilityFence(coordinates);
        }
    }

    /**
     * What estimate gives.
     */
    public record EstimateResult(double x, double y) {}

    /**
     * The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
     *
     * <p>C: anim_velocity_estimator_estimate().
     */
    public EstimateResult estimate(double time) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_velocity_estimator_estimate(address(), time, _block.address + _at + 0, _block.address + _at + 8));
            return new EstimateResult(_memory.getDouble(_at + 0), _memory.getDouble(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
