// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;

/**
 * The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
 * coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
 * 1e150 in size (ANIM_ERROR_LIMIT).
 *
 * <p>minimum: may be -infinity
 *
 * <p>maximum: &gt;= minimum; may be infinity
 *
 * <p>dimension: of the view in that direction, above 0 and at most 1e150
 *
 * <p>coefficient: above 0 and at most 1e150; UIScrollView's is 0.55
 */
public record RubberBand(double minimum, double maximum, double dimension, double coefficient) {
    static final int SIZE = 32;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, minimum);
        _memory.putDouble(_at + 8, maximum);
        _memory.putDouble(_at + 16, dimension);
        _memory.putDouble(_at + 24, coefficient);
    }

    static RubberBand read(ByteBuffer _memory, int _at) {
        return new RubberBand(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24));
    }

    /**
     * The value at which each dragged position is shown.
     *
     * <p>C: anim_rubber_band_evaluate().
     */
    public double[] evaluate(double... positions) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(positions, "positions");
            long _positions = _arena.array(positions);
            int _valuesCount = Arena.rows(Arena.length(positions), 1) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 8);
            int _valuesAt = _arena.at;
            _arena.check(Raw.Motion.anim_rubber_band_evaluate(_block.address + _at + 0, _positions, Arena.length(positions), _valuesB.address + _valuesAt));
            return Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The value at which each dragged position is shown.
     *
     * <p>C: anim_rubber_band_evaluate().
     */
    public void evaluate(DoubleBuffer positions, DoubleBuffer values) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(positions, "positions");
            long _positions = _arena.buffer(positions);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.rows(Arena.length(positions), 1) * 1);
            _arena.check(Raw.Motion.anim_rubber_band_evaluate(_block.address + _at + 0, _positions, Arena.length(positions), _values));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(positions);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
     *
     * <p>C: anim_rubber_band_invert().
     */
    public double[] invert(double... values) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.array(values);
            int _positionsCount = Arena.rows(Arena.length(values), 1) * 1;
            Arena.Block _positionsB = _arena.take((long) _positionsCount * 8);
            int _positionsAt = _arena.at;
            _arena.check(Raw.Motion.anim_rubber_band_invert(_block.address + _at + 0, _values, Arena.length(values), _positionsB.address + _positionsAt));
            return Arena.getDoubles(_positionsB.buffer, _positionsAt, _positionsCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
     *
     * <p>C: anim_rubber_band_invert().
     */
    public void invert(DoubleBuffer values, DoubleBuffer positions) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.buffer(values);
            java.util.Objects.requireNonNull(positions, "positions");
            long _positions = _arena.filled(positions);
            Arena.room("positions", positions, Arena.rows(Arena.length(values), 1) * 1);
            _arena.check(Raw.Motion.anim_rubber_band_invert(_block.address + _at + 0, _values, Arena.length(values), _positions));
            _arena.copyBack(_positions, positions);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(values);
            Reference.reachabilityFence(positions);
        }
    }
}
