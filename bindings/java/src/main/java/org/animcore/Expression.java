// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.
package org.animcore;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.util.List;

/**
 * A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.
 *
 * <p>Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from
 * loose to tight:
 *
 * <pre>
 * c ? a : b       a where c is true, else b; from the right
 * ||              or: 1 or 0
 * &amp;&amp;              and: 1 or 0
 * == !=           two in a row are refused
 * &lt; &lt;= &gt; &gt;=       two in a row are refused
 * + -             from the left
 * * / %           from the left; % is mod
 * -a !a           the negative; 1 where a is 0, else 0
 * </pre>
 *
 * <p>Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
 *
 * <p>Functions; angles are in radians:
 *
 * <ul>
 * <li>abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
 * floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
 * flicks(seconds): of one number</li>
 * <li>atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x &lt; edge, else 1)</li>
 * <li>min, max: of two or more; NaN where one is</li>
 * <li>mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %</li>
 * <li>clamp(x, low, high): min(max(x, low), high)</li>
 * <li>mix(a, b, t): a * (1 - t) + b * t</li>
 * <li>smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)</li>
 * <li>if(c, a, b): c ? a : b</li>
 * <li>predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
 * after a millisecond: from - velocity / (1000 * log(remaining))</li>
 * <li>rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
 * dragged by excess beyond it</li>
 * <li>rubberBandInvert(shown, dimension, coefficient = 0.55): the excess</li>
 * </ul>
 *
 * <p>The following have the bits of the library's functions of these names. They give NaN for arguments that those
 * functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and column).
 * Arguments with a default (=) may be omitted from the end.
 *
 * <ul>
 * <li>decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
 * decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)</li>
 * <li>boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
 * velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
 * threshold): with the spring of anim_default_decay()</li>
 * <li>steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the steps
 * only</li>
 * <li>mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
 * webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
 * direction is an anim_direction, and webTimingProgress the directed progress</li>
 * <li>springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
 * to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
 * displacement, velocity, threshold)</li>
 * <li>cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)</li>
 * <li>ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)</li>
 * <li>springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)</li>
 * <li>springSettlingDuration(duration, bounce, velocity = 0)</li>
 * <li>springRestingTime(duration, bounce, displacement, velocity, threshold)</li>
 * <li>springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)</li>
 * <li>physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
 * physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce</li>
 * <li>springStiffness, springDamping(duration, bounce)</li>
 * <li>uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)</li>
 * <li>springDuration, springBounce, springDampingRatio(mass, stiffness, damping)</li>
 * </ul>
 *
 * <p>A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A part of
 * ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a constant,
 * in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
 *
 * <p>Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a
 * text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too.
 * Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a,
 * b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own
 * they are unknown names, unless the host gave such a name.
 *
 * <p>The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is
 * NaN (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, &amp;&amp;
 * or || does not need have no effect on the result.
 */
public final class Expression extends Handle {
    Expression(long address) {
        super(address, Raw.Stage::anim_expression_destroy, "expression");
    }

    Expression(long address, Handle owner) {
        super(address, owner, "expression");
    }

    /**
     * Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In the
     * calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
     * ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
     * ANIM_ERROR_DUPLICATE when a name is given twice.
     *
     * <p>C: anim_expression_create().
     */
    public static Expression create(String text, List<String> names) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(text, "text");
            long _text = _arena.text(text, "text");
            int _textLength = _arena.length;
            names = Arena.list(names, "names");
            long _names = _arena.texts(names, "names");
            long _namesLengths = _arena.lengths;
            _arena.check(Raw.Stage.anim_expression_create(_text, _textLength, _names, _namesLengths, Arena.length(names), _block.address + _at + 0));
            return new Expression(_memory.getLong(_at + 0));
        } finally {
            _arena.reset(_mark);
        }
    }

    /**
     * The variables that it reads, by position, each once, in order of appearance.
     *
     * <p>C: anim_expression_list_variables().
     */
    public int[] listVariables() {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            _arena.check(Raw.Stage.anim_expression_list_variables(address(), 0, 0, _block.address + _at + 0));
            long _capacity = _memory.getLong(_at + 0);
            Arena.Block _variablesB = _arena.take(_capacity * 4);
            int _variablesAt = _arena.at;
            if (_capacity > 0) {
                _arena.check(Raw.Stage.anim_expression_list_variables(address(), _variablesB.address + _variablesAt, _capacity, _block.address + _at + 0));
            }
            int _variablesCount = Math.toIntExact(_memory.getLong(_at + 0));
            return Arena.getInts(_variablesB.buffer, _variablesAt, _variablesCount);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The value. variables has a number for each name. Variables and the result may be infinite or NaN.
     *
     * <p>C: anim_expression_evaluate().
     */
    public double evaluate(double... variables) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(variables, "variables");
            long _variables = _arena.array(variables);
            _arena.check(Raw.Stage.anim_expression_evaluate(address(), _variables, Arena.length(variables), _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The value. variables has a number for each name. Variables and the result may be infinite or NaN.
     *
     * <p>C: anim_expression_evaluate().
     */
    public double evaluate(DoubleBuffer variables) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(8);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(variables, "variables");
            long _variables = _arena.buffer(variables);
            _arena.check(Raw.Stage.anim_expression_evaluate(address(), _variables, Arena.length(variables), _block.address + _at + 0));
            return _memory.getDouble(_at + 0);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(variables);
        }
    }

    /**
     * The same many times at once: variables has a row for each result, with a number for each name.
     *
     * <p>C: anim_expression_evaluate_many().
     */
    public void evaluateMany(double[] variables, double[] results) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(variables, "variables");
            long _variables = _arena.array(variables);
            java.util.Objects.requireNonNull(results, "results");
            long _results = _arena.filled(results);
            _arena.check(Raw.Stage.anim_expression_evaluate_many(address(), _variables, Arena.length(variables), _results, Arena.length(results)));
            _arena.copyBack(_results, results);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The same many times at once: variables has a row for each result, with a number for each name.
     *
     * <p>C: anim_expression_evaluate_many().
     */
    public void evaluateMany(DoubleBuffer variables, DoubleBuffer results) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            java.util.Objects.requireNonNull(variables, "variables");
            long _variables = _arena.buffer(variables);
            java.util.Objects.requireNonNull(results, "results");
            long _results = _arena.filled(results);
            _arena.check(Raw.Stage.anim_expression_evaluate_many(address(), _variables, Arena.length(variables), _results, Arena.length(results)));
            _arena.copyBack(_results, results);
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(variables);
            Reference.reachabilityFence(results);
        }
    }

    /**
     * What differentiate gives.
     */
    public record DifferentiateResult(double value, double rate) {}

    /**
     * The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and clamp
     * have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has abs
     * at 0. An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables,
     * rates and results may be infinite or NaN.
     *
     * <p>C: anim_expression_differentiate().
     */
    public DifferentiateResult differentiate(double[] variables, double... rates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(variables, "variables");
            long _variables = _arena.array(variables);
            java.util.Objects.requireNonNull(rates, "rates");
            long _rates = _arena.array(rates);
            _arena.check(Raw.Stage.anim_expression_differentiate(address(), _variables, _rates, Arena.same("variables", variables == null ? -1 : Arena.rows(Arena.length(variables), 1), "rates", rates == null ? -1 : Arena.rows(Arena.length(rates), 1)), _block.address + _at + 0, _block.address + _at + 8));
            return new DifferentiateResult(_memory.getDouble(_at + 0), _memory.getDouble(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and clamp
     * have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has abs
     * at 0. An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables,
     * rates and results may be infinite or NaN.
     *
     * <p>C: anim_expression_differentiate().
     */
    public DifferentiateResult differentiate(DoubleBuffer variables, DoubleBuffer rates) {
        Arena _arena = Arena.get();
        long _mark = _arena.mark();
        try {
            Arena.Block _block = _arena.take(16);
            int _at = _arena.at;
            ByteBuffer _memory = _block.buffer;
            java.util.Objects.requireNonNull(variables, "variables");
            long _variables = _arena.buffer(variables);
            java.util.Objects.requireNonNull(rates, "rates");
            long _rates = _arena.buffer(rates);
            _arena.check(Raw.Stage.anim_expression_differentiate(address(), _variables, _rates, Arena.same("variables", variables == null ? -1 : Arena.rows(Arena.length(variables), 1), "rates", rates == null ? -1 : Arena.rows(Arena.length(rates), 1)), _block.address + _at + 0, _block.address + _at + 8));
            return new DifferentiateResult(_memory.getDouble(_at + 0), _memory.getDouble(_at + 8));
        } finally {
            _arena.reset(_mark);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(variables);
            Reference.reachabilityFence(rates);
        }
    }
}
