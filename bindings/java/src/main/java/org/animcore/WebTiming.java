// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
 *
 * <p>A new one has the library's defaults.
 */
public final class WebTiming {
    static final int SIZE = 64;

    private int fill;
    private int direction;
    private double delay;
    private double endDelay;
    private double iterationStart;
    private double iterations;
    private double duration;
    private double playbackRate;

    /**
     * The library's defaults.
     */
    public WebTiming() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(SIZE);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_default_web_timing(_block.address + _at, SIZE));
            this.fill = _memory.getInt(_at + 4);
            this.direction = _memory.getInt(_at + 8);
            this.delay = _memory.getDouble(_at + 16);
            this.endDelay = _memory.getDouble(_at + 24);
            this.iterationStart = _memory.getDouble(_at + 32);
            this.iterations = _memory.getDouble(_at + 40);
            this.duration = _memory.getDouble(_at + 48);
            this.playbackRate = _memory.getDouble(_at + 56);
        } finally {
            _arena.reset(_mark);
        }
    }

    WebTiming(ByteBuffer _memory, int _at) {
        this.fill = _memory.getInt(_at + 4);
        this.direction = _memory.getInt(_at + 8);
        this.delay = _memory.getDouble(_at + 16);
        this.endDelay = _memory.getDouble(_at + 24);
        this.iterationStart = _memory.getDouble(_at + 32);
        this.iterations = _memory.getDouble(_at + 40);
        this.duration = _memory.getDouble(_at + 48);
        this.playbackRate = _memory.getDouble(_at + 56);
    }

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        Arena.clear(_memory, _at, SIZE);
        _memory.putInt(_at, SIZE);
        _memory.putInt(_at + 4, fill);
        _memory.putInt(_at + 8, direction);
        _memory.putDouble(_at + 16, delay);
        _memory.putDouble(_at + 24, endDelay);
        _memory.putDouble(_at + 32, iterationStart);
        _memory.putDouble(_at + 40, iterations);
        _memory.putDouble(_at + 48, duration);
        _memory.putDouble(_at + 56, playbackRate);
    }

    /**
     * NONE
     */
    public FillMode fill() {
        return FillMode.of(fill);
    }

    /**
     * NONE
     *
     * <p>Gives this object.
     */
    public WebTiming fill(FillMode fill) {
        this.fill = java.util.Objects.requireNonNull(fill, "fill").value;
        return this;
    }

    /**
     * ANIM_DIRECTION_... NORMAL
     */
    public Direction direction() {
        return Direction.of(direction);
    }

    /**
     * ANIM_DIRECTION_... NORMAL
     *
     * <p>Gives this object.
     */
    public WebTiming direction(Direction direction) {
        this.direction = java.util.Objects.requireNonNull(direction, "direction").value;
        return this;
    }

    /**
     * signed. 0
     */
    public double delay() {
        return delay;
    }

    /**
     * signed. 0
     *
     * <p>Gives this object.
     */
    public WebTiming delay(double delay) {
        this.delay = delay;
        return this;
    }

    /**
     * signed. 0
     */
    public double endDelay() {
        return endDelay;
    }

    /**
     * signed. 0
     *
     * <p>Gives this object.
     */
    public WebTiming endDelay(double endDelay) {
        this.endDelay = endDelay;
        return this;
    }

    /**
     * the iteration at which it starts, &gt;= 0, fractional too. 0
     */
    public double iterationStart() {
        return iterationStart;
    }

    /**
     * the iteration at which it starts, &gt;= 0, fractional too. 0
     *
     * <p>Gives this object.
     */
    public WebTiming iterationStart(double iterationStart) {
        this.iterationStart = iterationStart;
        return this;
    }

    /**
     * &gt;= 0 or infinite. 1
     */
    public double iterations() {
        return iterations;
    }

    /**
     * &gt;= 0 or infinite. 1
     *
     * <p>Gives this object.
     */
    public WebTiming iterations(double iterations) {
        this.iterations = iterations;
        return this;
    }

    /**
     * of one iteration, &gt;= 0 or infinite. 0
     */
    public double duration() {
        return duration;
    }

    /**
     * of one iteration, &gt;= 0 or infinite. 0
     *
     * <p>Gives this object.
     */
    public WebTiming duration(double duration) {
        this.duration = duration;
        return this;
    }

    /**
     * the animation's: only its sign counts here. 1
     */
    public double playbackRate() {
        return playbackRate;
    }

    /**
     * the animation's: only its sign counts here. 1
     *
     * <p>Gives this object.
     */
    public WebTiming playbackRate(double playbackRate) {
        this.playbackRate = playbackRate;
        return this;
    }

    /**
     * The timing at a local time, the animation's current time.
     *
     * <p>C: anim_web_timing_evaluate().
     */
    public WebSample evaluate(double localTime) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(120);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_web_timing_evaluate(_block.address + _at + 0, localTime, _block.address + _at + 64));
            return WebSample.read(_memory, _at + 64);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many times at once.
     *
     * <p>C: anim_web_timing_evaluate_many().
     */
    public List<WebSample> evaluateMany(double... localTimes) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(64);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(localTimes, "localTimes");
            long _localTimes = _arena.array(localTimes);
            int _samplesCount = Arena.rows(Arena.length(localTimes), 1) * 1;
            Arena.Block _samplesB = _arena.take((long) _samplesCount * WebSample.SIZE);
            int _samplesAt = _arena.at;
            _arena.check(Raw.Motion.anim_web_timing_evaluate_many(_block.address + _at + 0, _localTimes, Arena.length(localTimes), _samplesB.address + _samplesAt));
            return Arena.getStructs(_samplesB.buffer, _samplesAt, _samplesCount, WebSample.SIZE, WebSample::read);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * What getInterval gives.
     */
    public record IntervalResult(double activeDuration, double endTime) {}

    /**
     * The active duration and the end time.
     *
     * <p>C: anim_web_timing_get_interval().
     */
    public IntervalResult getInterval() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(80);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_web_timing_get_interval(_block.address + _at + 0, _block.address + _at + 64, _block.address + _at + 72));
            return new IntervalResult(_memory.getDouble(_at + 64), _memory.getDouble(_at + 72));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
