// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;

/**
 * A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
 * Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
 * once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at any
 * time, but not inside the easing's callback.
 */
public final class Easing extends Handle {
    Easing(long address) {
        super(address, Raw.Motion::anim_easing_destroy, "easing");
    }

    Easing(long address, Handle owner) {
        super(address, owner, "easing");
    }

    /**
     * Reads a CSS &lt;easing-function&gt; (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
     * step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
     * default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and
     * spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in
     * CSS; no escapes and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT
     * as in the calls below.
     *
     * <p>C: anim_easing_create_css().
     */
    public static Easing css(String text) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            _arena.check(Raw.Motion.anim_easing_create_css(_text, _textLength, _block.address + _at + 0));
            return new Easing(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9
     * kilobytes (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3
     * nanoseconds. Values are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
     * anim_cubic_bezier_evaluate. Beyond [0, 1] as there.
     *
     * <p>C: anim_easing_create_cubic_bezier().
     */
    public static Easing cubicBezier(CubicBezier curve) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(40);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(curve, "curve");
            curve.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_easing_create_cubic_bezier(_block.address + _at + 0, _block.address + _at + 32));
            return new Easing(_memory.getLong(_at + 32));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(curve);
        }
    }

    /**
     * CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count &gt;= 1. Beyond [0, 1] the steps continue.
     *
     * <p>C: anim_easing_create_steps().
     */
    public static Easing steps(int count, StepPosition position) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(position, "position");
            _arena.check(Raw.Motion.anim_easing_create_steps(count, position.value, _block.address + _at + 0));
            return new Easing(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
     * percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first
     * then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it.
     * Two stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in
     * size.
     *
     * <p>C: anim_easing_create_linear().
     */
    public static Easing linear(double[] outputs, double[] inputs) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(outputs, "outputs");
            long _outputs = _arena.array(outputs);
            long _inputs = _arena.array(inputs);
            _arena.check(Raw.Motion.anim_easing_create_linear(_outputs, _inputs, Arena.same("outputs", outputs == null ? -1 : Arena.rows(Arena.length(outputs), 1), "inputs", inputs == null ? -1 : Arena.rows(Arena.length(inputs), 1)), _block.address + _at + 0));
            return new Easing(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
     * percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first
     * then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it.
     * Two stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in
     * size.
     *
     * <p>C: anim_easing_create_linear().
     */
    public static Easing linear(double[] outputs) {
        return linear(outputs, (double[]) null);
    }

    /**
     * CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
     * percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first
     * then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it.
     * Two stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in
     * size.
     *
     * <p>C: anim_easing_create_linear().
     */
    public static Easing linear(DoubleBuffer outputs, DoubleBuffer inputs) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(outputs, "outputs");
            long _outputs = _arena.buffer(outputs);
            long _inputs = _arena.buffer(inputs);
            _arena.check(Raw.Motion.anim_easing_create_linear(_outputs, _inputs, Arena.same("outputs", outputs == null ? -1 : Arena.rows(Arena.length(outputs), 1), "inputs", inputs == null ? -1 : Arena.rows(Arena.length(inputs), 1)), _block.address + _at + 0));
            return new Easing(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(outputs);
            Reference.reachabilityFence(inputs);
        }
    }

    /**
     * One of Penner's functions. It is 0 for all x &lt; 0 and 1 for all x &gt; 1.
     *
     * <p>C: anim_easing_create_penner().
     */
    public static Easing penner(Penner penner) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(penner, "penner");
            _arena.check(Raw.Motion.anim_easing_create_penner(penner.value, _block.address + _at + 0));
            return new Easing(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 &lt; duration &lt;= 1e9).
     * initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
     * UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x &gt;= 1. 0 for all x &lt; 0.
     *
     * <p>C: anim_easing_create_spring().
     */
    public static Easing spring(Spring spring, double duration, double initialVelocity) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(32);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(spring, "spring");
            spring.write(_arena, _memory, _at + 0);
            _arena.check(Raw.Motion.anim_easing_create_spring(_block.address + _at + 0, duration, initialVelocity, _block.address + _at + 24));
            return new Easing(_memory.getLong(_at + 24));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(spring);
        }
    }

    /**
     * An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A
     * result that is not finite is replaced by x.
     *
     * <p>C: anim_easing_create_callback().
     */
    public static Easing callback(EasingCallback callback) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(callback, "callback");
            long _callback = Registry.add(callback, null);
            _arena.check(Raw.Motion.anim_easing_create_callback(callback == null ? 0 : Trampolines.EASING_CALLBACK_ADDRESS, _callback, Registry.RELEASE, _block.address + _at + 0));
            return new Easing(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of
     * steps(), and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
     *
     * <p>C: anim_easing_evaluate().
     */
    public double evaluate(double x, boolean before) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_easing_evaluate(address(), x, (before ? 1 : 0), _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many x at once, with before 0 and the same bits; allocates nothing.
     *
     * <p>C: anim_easing_evaluate_many().
     */
    public double[] evaluateMany(double... xs) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.array(xs);
            int _ysCount = Arena.rows(Arena.length(xs), 1) * 1;
            Arena.Block _ysB = _arena.take((long) _ysCount * 8);
            int _ysAt = _arena.at;
            _arena.check(Raw.Motion.anim_easing_evaluate_many(address(), _xs, Arena.length(xs), _ysB.address + _ysAt));
            return Arena.getDoubles(_ysB.buffer, _ysAt, _ysCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same at many x at once, with before 0 and the same bits; allocates nothing.
     *
     * <p>C: anim_easing_evaluate_many().
     */
    public void evaluateMany(DoubleBuffer xs, DoubleBuffer ys) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.buffer(xs);
            java.util.Objects.requireNonNull(ys, "ys");
            long _ys = _arena.filled(ys);
            Arena.room("ys", ys, Arena.rows(Arena.length(xs), 1) * 1);
            _arena.check(Raw.Motion.anim_easing_evaluate_many(address(), _xs, Arena.length(xs), _ys));
            _arena.copyBack(_ys, ys);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(xs);
            Reference.reachabilityFence(ys);
        }
    }

    /**
     * Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
     * each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and
     * rounds once. Every number, and every target minus its origin, must be finite.
     *
     * <p>C: anim_easing_animate_many().
     */
    public double[] animateMany(double[] xs, double[] origins, double... targets) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.array(xs);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.array(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            int _valuesCount = Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 8);
            int _valuesAt = _arena.at;
            _arena.check(Raw.Motion.anim_easing_animate_many(address(), _xs, Arena.length(xs), _origins, _targets, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)), _valuesB.address + _valuesAt));
            return Arena.getDoubles(_valuesB.buffer, _valuesAt, _valuesCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
     * each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and
     * rounds once. Every number, and every target minus its origin, must be finite.
     *
     * <p>C: anim_easing_animate_many().
     */
    public void animateMany(DoubleBuffer xs, DoubleBuffer origins, DoubleBuffer targets, DoubleBuffer values) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.buffer(xs);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.buffer(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)) * 1);
            _arena.check(Raw.Motion.anim_easing_animate_many(address(), _xs, Arena.length(xs), _origins, _targets, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)), _values));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(xs);
            Reference.reachabilityFence(origins);
            Reference.reachabilityFence(targets);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
     * each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and
     * rounds once. Every number, and every target minus its origin, must be finite.
     *
     * <p>C: anim_easing_animate_many_float().
     */
    public float[] animateManyFloat(float[] xs, float[] origins, float... targets) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.array(xs);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.array(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.array(targets);
            int _valuesCount = Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)) * 1;
            Arena.Block _valuesB = _arena.take((long) _valuesCount * 4);
            int _valuesAt = _arena.at;
            _arena.check(Raw.Motion.anim_easing_animate_many_float(address(), _xs, Arena.length(xs), _origins, _targets, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)), _valuesB.address + _valuesAt));
            return Arena.getFloats(_valuesB.buffer, _valuesAt, _valuesCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
     * each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and
     * rounds once. Every number, and every target minus its origin, must be finite.
     *
     * <p>C: anim_easing_animate_many_float().
     */
    public void animateManyFloat(FloatBuffer xs, FloatBuffer origins, FloatBuffer targets, FloatBuffer values) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(xs, "xs");
            long _xs = _arena.buffer(xs);
            java.util.Objects.requireNonNull(origins, "origins");
            long _origins = _arena.buffer(origins);
            java.util.Objects.requireNonNull(targets, "targets");
            long _targets = _arena.buffer(targets);
            java.util.Objects.requireNonNull(values, "values");
            long _values = _arena.filled(values);
            Arena.room("values", values, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)) * 1);
            _arena.check(Raw.Motion.anim_easing_animate_many_float(address(), _xs, Arena.length(xs), _origins, _targets, Arena.same("origins", origins == null ? -1 : Arena.rows(Arena.length(origins), 1), "targets", targets == null ? -1 : Arena.rows(Arena.length(targets), 1)), _values));
            _arena.copyBack(_values, values);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(xs);
            Reference.reachabilityFence(origins);
            Reference.reachabilityFence(targets);
            Reference.reachabilityFence(values);
        }
    }

    /**
     * dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some
     * 1e-9; a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
     *
     * <p>C: anim_easing_get_slope().
     */
    public double getSlope(double x) {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_easing_get_slope(address(), x, _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start
     * as it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is
     * "callback", which cannot be parsed.
     *
     * <p>C: anim_easing_get_css().
     */
    public String getCss() {
        Arena _arena = Arena.calling();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Motion.anim_easing_get_css(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _bufferB = _arena.take(_capacity * 1);
            int _bufferAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Motion.anim_easing_get_css(address(), _bufferB.address + _bufferAt, _capacity, _block.address + _at + 0));
            }
            int _bufferCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.string(_bufferB.buffer, _bufferAt, _bufferCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }
}
