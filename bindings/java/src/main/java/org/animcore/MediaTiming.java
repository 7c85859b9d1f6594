// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
 * begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
 * duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
 * begin and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate()
 * and for groups; for animations see anim_stage_animate().
 *
 * <p>A new one has the library's defaults.
 */
public final class MediaTiming {
    static final int SIZE = 64;

    private int fillMode;
    private boolean autoreverses;
    private double beginTime;
    private double timeOffset;
    private double speed;
    private double duration;
    private double repeatCount;
    private double repeatDuration;

    /**
     * The library's defaults.
     */
    public MediaTiming() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_default_media_timing(_block.address + _at, SIZE));
            this.fillMode = _memory.getInt(_at + 4);
            this.autoreverses = _memory.getInt(_at + 8) != 0;
            this.beginTime = _memory.getDouble(_at + 16);
            this.timeOffset = _memory.getDouble(_at + 24);
            this.speed = _memory.getDouble(_at + 32);
            this.duration = _memory.getDouble(_at + 40);
            this.repeatCount = _memory.getDouble(_at + 48);
            this.repeatDuration = _memory.getDouble(_at + 56);
        } finally {
            _arena.reset(_mark);
        }
    }

    MediaTiming(ByteBuffer _memory, int _at) {
        this.fillMode = _memory.getInt(_at + 4);
        this.autoreverses = _memory.getInt(_at + 8) != 0;
        this.beginTime = _memory.getDouble(_at + 16);
        this.timeOffset = _memory.getDouble(_at + 24);
        this.speed = _memory.getDouble(_at + 32);
        this.duration = _memory.getDouble(_at + 40);
        this.repeatCount = _memory.getDouble(_at + 48);
        this.repeatDuration = _memory.getDouble(_at + 56);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, fillMode);
        _memory.putInt(_at + 8, (autoreverses ? 1 : 0));
        _memory.putDouble(_at + 16, beginTime);
        _memory.putDouble(_at + 24, timeOffset);
        _memory.putDouble(_at + 32, speed);
        _memory.putDouble(_at + 40, duration);
        _memory.putDouble(_at + 48, repeatCount);
        _memory.putDouble(_at + 56, repeatDuration);
    }

    /**
     * of local time. NONE
     */
    public FillMode fillMode() {
        return FillMode.of(fillMode);
    }

    /**
     * of local time. NONE
     *
     * <p>Gives this object.
     */
    public MediaTiming fillMode(FillMode fillMode) {
        this.fillMode = java.util.Objects.requireNonNull(fillMode, "fillMode").value;
        return this;
    }

    /**
     * 1: each repeat runs back again. 0
     */
    public boolean autoreverses() {
        return autoreverses;
    }

    /**
     * 1: each repeat runs back again. 0
     *
     * <p>Gives this object.
     */
    public MediaTiming autoreverses(boolean autoreverses) {
        this.autoreverses = autoreverses;
        return this;
    }

    /**
     * seconds of parent time. 0
     */
    public double beginTime() {
        return beginTime;
    }

    /**
     * seconds of parent time. 0
     *
     * <p>Gives this object.
     */
    public MediaTiming beginTime(double beginTime) {
        this.beginTime = beginTime;
        return this;
    }

    /**
     * seconds of local time. 0
     */
    public double timeOffset() {
        return timeOffset;
    }

    /**
     * seconds of local time. 0
     *
     * <p>Gives this object.
     */
    public MediaTiming timeOffset(double timeOffset) {
        this.timeOffset = timeOffset;
        return this;
    }

    /**
     * negative runs backwards; at 0 local time stands at time_offset. 1
     */
    public double speed() {
        return speed;
    }

    /**
     * negative runs backwards; at 0 local time stands at time_offset. 1
     *
     * <p>Gives this object.
     */
    public MediaTiming speed(double speed) {
        this.speed = speed;
        return this;
    }

    /**
     * seconds of one iteration, &gt;= 0 or infinite; 0 means 0.25. 0
     */
    public double duration() {
        return duration;
    }

    /**
     * seconds of one iteration, &gt;= 0 or infinite; 0 means 0.25. 0
     *
     * <p>Gives this object.
     */
    public MediaTiming duration(double duration) {
        this.duration = duration;
        return this;
    }

    /**
     * &gt;= 0, fractional or infinite; 0 is not set. 0
     */
    public double repeatCount() {
        return repeatCount;
    }

    /**
     * &gt;= 0, fractional or infinite; 0 is not set. 0
     *
     * <p>Gives this object.
     */
    public MediaTiming repeatCount(double repeatCount) {
        this.repeatCount = repeatCount;
        return this;
    }

    /**
     * seconds of local time, &gt;= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts,
     * as in SMIL (Core Animation leaves it open).
     */
    public double repeatDuration() {
        return repeatDuration;
    }

    /**
     * seconds of local time, &gt;= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts,
     * as in SMIL (Core Animation leaves it open).
     *
     * <p>Gives this object.
     */
    public MediaTiming repeatDuration(double repeatDuration) {
        this.repeatDuration = repeatDuration;
        return this;
    }

    /**
     * The timing at a parent time in seconds.
     *
     * <p>C: anim_media_timing_evaluate().
     */
    public MediaSample evaluate(double parentTime) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(128);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_media_timing_evaluate(_block.address + _at + 0, parentTime, _block.address + _at + 64));
            return MediaSample.read(_memory, _at + 64);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many times at once.
     *
     * <p>C: anim_media_timing_evaluate_many().
     */
    public List<MediaSample> evaluateMany(double... parentTimes) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(parentTimes, "parentTimes");
            long _parentTimes = _arena.array(parentTimes);
            int _samplesCount = Arena.rows(Arena.length(parentTimes), 1) * 1;
            Arena.Block _samplesB = _arena.take((long) _samplesCount * MediaSample.SIZE);
            int _samplesAt = _arena.at;
            _arena.check(Raw.Motion.anim_media_timing_evaluate_many(_block.address + _at + 0, _parentTimes, Arena.length(parentTimes), _samplesB.address + _samplesAt));
            return Arena.getStructs(_samplesB.buffer, _samplesAt, _samplesCount, MediaSample.SIZE, MediaSample::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getInterval gives.
     */
    public record IntervalResult(double activeDuration, double startTime, double endTime) {}

    /**
     * The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
     * which the active phase begins and at which it ends for good: infinity for never, -infinity for always.
     *
     * <p>C: anim_media_timing_get_interval().
     */
    public IntervalResult getInterval() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(88);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_media_timing_get_interval(_block.address + _at + 0, _block.address + _at + 64, _block.address + _at + 72, _block.address + _at + 80));
            return new IntervalResult(_memory.getDouble(_at + 64), _memory.getDouble(_at + 72), _memory.getDouble(_at + 80));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
