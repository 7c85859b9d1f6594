// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;

/**
 * A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 &lt;= x1, x2 &lt;= 1
 * (ANIM_ERROR_ARGUMENT); |y1|, |y2| &lt;= 1e6 (ANIM_ERROR_LIMIT).
 */
public record CubicBezier(double x1, double y1, double x2, double y2) {
    static final int SIZE = 32;

    void write(Arena _arena, ByteBuffer _memory, int _at) {
        _memory.putDouble(_at + 0, x1);
        _memory.putDouble(_at + 8, y1);
        _memory.putDouble(_at + 16, x2);
        _memory.putDouble(_at + 24, y2);
    }

    static CubicBezier read(ByteBuffer _memory, int _at) {
        return new CubicBezier(
                _memory.getDouble(_at + 0),
                _memory.getDouble(_at + 8),
                _memory.getDouble(_at + 16),
                _memory.getDouble(_at + 24));
    }

    /**
     * By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
     * ANIM_ERROR_NOT_FOUND for any other name.
     *
     * <p>C: anim_cubic_bezier_make_named().
     */
    public static CubicBezier named(String name) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(name, "name");
            long _name = _arena.text(name, "name");
            int _nameLength = _arena.length;
            _arena.check(Raw.Motion.anim_cubic_bezier_make_named(_name, _nameLength, _block.address + _at + 0));
            return CubicBezier.read(_memory, _at + 0);
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS
     * Easing Functions.
     *
     * <p>C: anim_cubic_bezier_evaluate().
     */
    public double evaluate(double x) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_cubic_bezier_evaluate(_block.address + _at + 0, x, _block.address + _at + 32));
            return _memory.getDouble(_at + 32);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many x at once.
     *
     * <p>C: anim_cubic_bezier_evaluate_many().
     */
    public double[] evaluateMany(double... xs) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.array(xs);
            int _ysCount = Arena.rows(Arena.length(xs), 1) * 1;
            Arena.Block _ysB = _arena.take((long) _ysCount * 8);
            int _ysAt = _arena.at;
            _arena.check(Raw.Motion.anim_cubic_bezier_evaluate_many(_block.address + _at + 0, _xs, Arena.length(xs), _ysB.address + _ysAt));
            return Arena.getDoubles(_ysB.buffer, _ysAt, _ysCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many x at once.
     *
     * <p>C: anim_cubic_bezier_evaluate_many().
     */
    public void evaluateMany(DoubleBuffer xs, DoubleBuffer ys) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.buffer(xs);
            java.util.Objects.requireNonNull(ys, "ys");
            long _ys = _arena.filled(ys);
            Arena.room("ys", ys, Arena.rows(Arena.length(xs), 1) * 1);
            _arena.check(Raw.Motion.anim_cubic_bezier_evaluate_many(_block.address + _at + 0, _xs, Arena.length(xs), _ys));
            _arena.copyBack(_ys, ys);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(xs);
            Reference.reachabilityFence(ys);
        }
    }

    /**
     * dy/dx at x. Infinite where the tangent is vertical.
     *
     * <p>C: anim_cubic_bezier_get_slope().
     */
    public double getSlope(double x) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_cubic_bezier_get_slope(_block.address + _at + 0, x, _block.address + _at + 32));
            return _memory.getDouble(_at + 32);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
     * nearest. The extensions beyond [0, 1] are not searched.
     *
     * <p>C: anim_cubic_bezier_invert().
     */
    public double invert(double y) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_cubic_bezier_invert(_block.address + _at + 0, y, _block.address + _at + 32));
            return _memory.getDouble(_at + 32);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
