-- SPDX-License-Identifier: MIT
-- Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

local R = require("animcore.runtime")
local A, C, T = R.module, R.C, R.T

-- A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
-- Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
-- once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at any
-- time, but not inside the easing's callback.
A.Easing = R.object_class("Easing", "anim_easing_destroy")

-- A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
-- changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
-- velocities are rows of component_count numbers, each at most 1e150 in size.
A.Keyframes = R.object_class("Keyframes", "anim_keyframes_destroy")

-- Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
-- least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy
-- LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a parabola. The
-- velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer had stopped:
-- more than 40 ms without a sample or in one place. Samples from before such a gap are ignored. Coordinates are at most
-- 1e150 in size.
A.VelocityEstimator = R.object_class("VelocityEstimator", "anim_velocity_estimator_destroy")

-- A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
A.Path = R.object_class("Path", "anim_path_destroy")

-- An array of paths: parsing, measuring or testing all of them takes one call.
A.PathCollection = R.object_class("PathCollection", "anim_path_collection_destroy")

-- The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
--
-- Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on
-- the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in
-- position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the
-- automatic structure). For the strict structure an arc of path data is one command, however many cubics it becomes, as
-- for anim_path_data_match(): its parameters are interpolated, as CSS and SMIL do, and a flag is set in between if it
-- is set at either end. The arcs of a path that was transformed are interpolated by their control points.
--
-- Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape, aligned
-- by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are only
-- subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other path.
-- It is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others
-- closely resembles the whole.
--
-- A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and vanish, and
-- the area changes evenly from one path's to the other's. The functions that return the common structure fail with
-- ANIM_ERROR_KIND.
A.Morph = R.object_class("Morph", "anim_morph_destroy")

-- A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.
--
-- Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from loose
-- to tight:
--
--     c ? a : b       a where c is true, else b; from the right
--     ||              or: 1 or 0
--     &&              and: 1 or 0
--     == !=           two in a row are refused
--     < <= > >=       two in a row are refused
--     + -             from the left
--     * / %           from the left; % is mod
--     -a !a           the negative; 1 where a is 0, else 0
--
-- Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
--
-- Functions; angles are in radians:
--
-- - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
--   floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
--   flicks(seconds): of one number
-- - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
-- - min, max: of two or more; NaN where one is
-- - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
-- - clamp(x, low, high): min(max(x, low), high)
-- - mix(a, b, t): a * (1 - t) + b * t
-- - smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
-- - if(c, a, b): c ? a : b
-- - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
--   after a millisecond: from - velocity / (1000 * log(remaining))
-- - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
--   dragged by excess beyond it
-- - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
--
-- The following have the bits of the library's functions of these names. They give NaN for arguments that those
-- functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and column).
-- Arguments with a default (=) may be omitted from the end.
--
-- - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
--   decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
-- - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
--   velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
--   threshold): with the spring of anim_default_decay()
-- - steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the steps only
-- - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
--   webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
--   direction is an anim_direction, and webTimingProgress the directed progress
-- - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
--   to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
--   displacement, velocity, threshold)
-- - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
-- - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
-- - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
-- - springSettlingDuration(duration, bounce, velocity = 0)
-- - springRestingTime(duration, bounce, displacement, velocity, threshold)
-- - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
-- - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
--   physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
-- - springStiffness, springDamping(duration, bounce)
-- - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
-- - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
--
-- A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A part of
-- ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a constant,
-- in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
--
-- Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a
-- text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too.
-- Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a,
-- b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own
-- they are unknown names, unless the host gave such a name.
--
-- The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is NaN
-- (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, && or || does
-- not need have no effect on the result.
A.Expression = R.object_class("Expression", "anim_expression_destroy")

-- A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
-- presentation value (as it is seen now).
A.Stage = R.object_class("Stage", "anim_stage_destroy")

-- A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
A.SpringBankView = R.object_class("SpringBankView", "anim_spring_bank_view_destroy")

-- A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
-- threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
A.Document = R.object_class("Document", "anim_document_destroy")

-- A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
-- to draw and regions to touch. The format is described in docs/document-format.md.
A.Scene = R.object_class("Scene", "anim_scene_destroy")

-- A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
A.Trace = R.object_class("Trace", "anim_trace_destroy")

-- a property of a stage
A.Property = R.thing_class("Property")

-- a transaction of a stage
A.Transaction = R.thing_class("Transaction")

-- an animation of a property
A.Animation = R.thing_class("Animation")

-- a group of animations with a clock of its own; an animator is one
A.AnimationGroup = R.thing_class("AnimationGroup")

-- a spring bank
A.SpringBank = R.thing_class("SpringBank")

-- Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
-- step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
-- default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and spring(mass
-- stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS; no escapes
-- and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as in the calls
-- below.
--
-- C: anim_easing_create_css().
function A.Easing.css(text)
    R.stack()
    local text_c, text_count = R.text(text, "text")
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_css(text_c, text_count, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.css)

-- A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9 kilobytes
-- (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3 nanoseconds. Values are
-- accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_cubic_bezier_evaluate.
-- Beyond [0, 1] as there.
--
-- C: anim_easing_create_cubic_bezier().
function A.Easing.cubic_bezier(curve)
    R.stack()
    local keep = {}
    local curve_c = A.CubicBezier.write(curve, T["anim_cubic_bezier"](), keep)
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_cubic_bezier(curve_c, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.cubic_bezier)

-- CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps continue.
--
-- C: anim_easing_create_steps().
function A.Easing.steps(count, position)
    R.stack()
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_steps(R.whole(count, "int32_t", "count"), A.StepPosition.number(position), easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.steps)

-- CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
-- percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first
-- then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it. Two
-- stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size.
--
-- C: anim_easing_create_linear().
function A.Easing.linear(outputs, inputs)
    R.stack()
    local outputs_c, outputs_count = R.array(outputs, "double", "outputs")
    local inputs_c, inputs_count
    if inputs ~= nil then
        inputs_c, inputs_count = R.array(inputs, "double", "inputs")
    end
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_linear(outputs_c, inputs_c, R.shared("outputs", outputs_count, "inputs", inputs ~= nil and inputs_count or nil), easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.linear)

-- One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1.
--
-- C: anim_easing_create_penner().
function A.Easing.penner(penner)
    R.stack()
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_penner(A.Penner.number(penner), easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.penner)

-- The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 < duration <= 1e9).
-- initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
-- UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
--
-- C: anim_easing_create_spring().
function A.Easing.spring(spring, duration, initial_velocity)
    R.stack()
    local keep = {}
    local spring_c = A.Spring.write(spring, T["anim_spring"](), keep)
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_spring(spring_c, R.real(duration, "duration"), R.real(initial_velocity, "initial_velocity"), easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.spring)

-- An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A result
-- that is not finite is replaced by x.
--
-- C: anim_easing_create_callback().
function A.Easing.callback(callback)
    R.stack()
    local callback_context = R.remember(callback, nil, false, "callback")
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_callback(callback_context ~= nil and R.trampolines["anim_easing_callback"] or nil, callback_context, R.release, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.callback)

-- The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of steps(),
-- and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
--
-- C: anim_easing_evaluate().
function A.Easing:evaluate(x, before)
    R.stack()
    local y_c = T["double[1]"]()
    R.check(C.anim_easing_evaluate(self:address(), R.real(x, "x"), R.boolean(before, "before"), y_c))
    return y_c[0]
end
jit.off(A.Easing.evaluate)

-- The same at many x at once, with before 0 and the same bits; allocates nothing.
--
-- C: anim_easing_evaluate_many().
function A.Easing:evaluate_many(xs, ys)
    R.stack()
    local xs_c, xs_count = R.array(xs, "double", "xs")
    local ys_count = xs_count
    local ys_c = R.into(ys, "double[?]", ys_count, "ys")
    R.check(C.anim_easing_evaluate_many(self:address(), xs_c, xs_count, ys_c))
    return ys or R.read(ys_c, ys_count)
end
jit.off(A.Easing.evaluate_many)

-- Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for each
-- tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and rounds
-- once. Every number, and every target minus its origin, must be finite.
--
-- C: anim_easing_animate_many().
function A.Easing:animate_many(xs, origins, targets, values)
    R.stack()
    local xs_c, xs_count = R.array(xs, "double", "xs")
    local origins_c, origins_count = R.array(origins, "double", "origins")
    local targets_c, targets_count = R.array(targets, "double", "targets")
    local values_count = R.shared("origins", origins_count, "targets", targets_count)
    local values_c = R.into(values, "double[?]", values_count, "values")
    R.check(C.anim_easing_animate_many(self:address(), xs_c, xs_count, origins_c, targets_c, R.shared("origins", origins_count, "targets", targets_count), values_c))
    return values or R.read(values_c, values_count)
end
jit.off(A.Easing.animate_many)

-- Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for each
-- tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and rounds
-- once. Every number, and every target minus its origin, must be finite.
--
-- C: anim_easing_animate_many_float().
function A.Easing:animate_many_float(xs, origins, targets, values)
    R.stack()
    local xs_c, xs_count = R.array(xs, "float", "xs")
    local origins_c, origins_count = R.array(origins, "float", "origins")
    local targets_c, targets_count = R.array(targets, "float", "targets")
    local values_count = R.shared("origins", origins_count, "targets", targets_count)
    local values_c = R.into(values, "float[?]", values_count, "values")
    R.check(C.anim_easing_animate_many_float(self:address(), xs_c, xs_count, origins_c, targets_c, R.shared("origins", origins_count, "targets", targets_count), values_c))
    return values or R.read(values_c, values_count)
end
jit.off(A.Easing.animate_many_float)

-- dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some 1e-9; a
-- callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
--
-- C: anim_easing_get_slope().
function A.Easing:get_slope(x)
    R.stack()
    local slope_c = T["double[1]"]()
    R.check(C.anim_easing_get_slope(self:address(), R.real(x, "x"), slope_c))
    return slope_c[0]
end
jit.off(A.Easing.get_slope)

-- The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start as
-- it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is "callback",
-- which cannot be parsed.
--
-- C: anim_easing_get_css().
function A.Easing:get_css()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_easing_get_css(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_easing_get_css(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Easing.get_css)

-- Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one.
--
-- - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys are
--   spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a jump. In
--   the discrete mode there may be one more, as Core Animation requires: the last time is then the end of the last
--   value. The paced modes ignore times.
-- - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than keys).
--   The discrete and paced modes ignore them.
-- - parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers for
--   each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local tension,
--   continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters of 0 the
--   tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with d the
--   segment's length in time; at an end, or next to a jump, it is the difference of the segment.)
--
-- The message of ANIM_ERROR_ARGUMENT names the index at fault.
--
-- C: anim_keyframes_create_values().
function A.Keyframes.values(options, values, times, curves, parameters)
    local keep = {}
    local options_c = options ~= nil and A.KeyframeOptions.write(options, T["anim_keyframe_options"](), keep) or nil
    local values_c, values_count = R.array(values, "double", "values")
    local times_c, times_count = R.array(times, "double", "times")
    local curves_c, curves_count = R.structs(curves, A.CubicBezier, "anim_cubic_bezier[?]", keep, "curves")
    local parameters_c, parameters_count = R.array(parameters, "double", "parameters")
    local keyframes_c = T["anim_keyframes *[1]"]()
    R.check(C.anim_keyframes_create_values(options_c, values_c, values_count, times_c, times_count, curves_c, curves_count, parameters_c, parameters_count, keyframes_c))
    return A.Keyframes.of(keyframes_c[0])
end

-- Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
-- (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
-- blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start, then
-- by index. A block that starts while another runs takes over from the value at that moment (computed on the straight
-- course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks form one
-- spline, which comes to rest before a gap, and overshoots where the direction reverses.
--
-- initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity, is
-- not used, since blocks begin at rest.
--
-- C: anim_keyframes_create_blocks().
function A.Keyframes.blocks(options, starts, durations, values, initial)
    local keep = {}
    local options_c = options ~= nil and A.KeyframeOptions.write(options, T["anim_keyframe_options"](), keep) or nil
    local starts_c, starts_count = R.array(starts, "double", "starts")
    local durations_c, durations_count = R.array(durations, "double", "durations")
    local values_c, values_count = R.array(values, "double", "values")
    local initial_c, initial_count = R.array(initial, "double", "initial")
    local keyframes_c = T["anim_keyframes *[1]"]()
    R.check(C.anim_keyframes_create_blocks(options_c, starts_c, durations_c, R.shared("starts", starts_count, "durations", durations_count), values_c, values_count, initial_c, initial_count, keyframes_c))
    return A.Keyframes.of(keyframes_c[0])
end

-- One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
--
-- velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only those
-- that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may be left out
-- where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a Catmull-Rom
-- spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the velocity of the
-- keyframe before it. The end of the track, and a MOVE, are at rest.
--
-- A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
-- target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then. The
-- last keyframe ends at its value.
--
-- initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the caller
-- gives it on evaluation.
--
-- C: anim_keyframes_create_track().
function A.Keyframes.track(options, keys, values, velocities, initial)
    local keep = {}
    local options_c = options ~= nil and A.KeyframeOptions.write(options, T["anim_keyframe_options"](), keep) or nil
    local keys_c, keys_count = R.structs(keys, A.Keyframe, "anim_keyframe[?]", keep, "keys")
    local values_c, values_count = R.array(values, "double", "values")
    local velocities_c, velocities_count = R.array(velocities, "double", "velocities")
    local initial_c, initial_count = R.array(initial, "double", "initial")
    local keyframes_c = T["anim_keyframes *[1]"]()
    R.check(C.anim_keyframes_create_track(options_c, keys_c, keys_count, values_c, values_count, velocities_c, velocities_count, initial_c, initial_count, keyframes_c))
    return A.Keyframes.of(keyframes_c[0])
end

-- Describes keyframes.
--
-- C: anim_keyframes_get_info().
function A.Keyframes:get_info()
    local info_c = T["anim_keyframes_info"]()
    info_c.struct_size = 24
    R.check(C.anim_keyframes_get_info(self:address(), info_c))
    return A.KeyframesInfo.read(info_c)
end

-- Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time, and
-- either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at rest. At
-- the time of a key the value is that at the start of the next segment: a jump has happened. A velocity that would be
-- infinite is 0.
--
-- start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it (needs_start).
-- Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
--
-- C: anim_keyframes_evaluate().
function A.Keyframes:evaluate(times, start, values, velocities)
    local times_c, times_count = R.array(times, "double", "times")
    local start_c, start_count = R.array(start, "double", "start")
    local values_c, values_count = R.room(values, "double[?]", "values")
    local velocities_c, velocities_count = R.room(velocities, "double[?]", "velocities")
    R.check(C.anim_keyframes_evaluate(self:address(), times_c, times_count, start_c, start_count, values_c, velocities_c, R.shared("values", values ~= nil and values_count or nil, "velocities", velocities ~= nil and velocities_count or nil)))
    return R.filled(values, values_c, values_count, nil, nil), R.filled(velocities, velocities_c, velocities_count, nil, nil)
end

-- The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in all.
-- ANIM_ERROR_STATE for keyframes that need a start.
--
-- C: anim_keyframes_evaluate_many().
function A.Keyframes.evaluate_many(keyframes, time, values)
    local keyframes_c, keyframes_count = R.objects(keyframes, A.Keyframes, "anim_keyframes *[?]", "keyframes")
    local values_c, values_count = R.room(values, "double[?]", "values")
    R.check(C.anim_keyframes_evaluate_many(keyframes_c, keyframes_count, R.real(time, "time"), values_c, values_count))
    return R.filled(values, values_c, values_count, nil, nil)
end

-- Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced modes
-- they show, from key to key, what anim_morph_create() without options makes of the two paths (on a property, if its
-- path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together, and when
-- all morphs would have more than 8192, points move straight, or rotate, in one structure to which all paths are cut.
-- Values and velocities that are read as numbers are those of that structure; component_count of the options is not
-- read. They are for properties that hold a path, of any verbs. A path that draws nothing is the point where it begins.
-- ANIM_ERROR_LIMIT where one path would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more
-- than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before is cut to the structure of all before
-- it, and counts with the coordinates that these then have.
--
-- C: anim_keyframes_create_paths().
function A.Keyframes.paths(options, paths, times, curves, parameters)
    local keep = {}
    local options_c = options ~= nil and A.KeyframeOptions.write(options, T["anim_keyframe_options"](), keep) or nil
    local paths_c, paths_count = R.objects(paths, A.Path, "anim_path *[?]", "paths")
    local times_c, times_count = R.array(times, "double", "times")
    local curves_c, curves_count = R.structs(curves, A.CubicBezier, "anim_cubic_bezier[?]", keep, "curves")
    local parameters_c, parameters_count = R.array(parameters, "double", "parameters")
    local keyframes_c = T["anim_keyframes *[1]"]()
    R.check(C.anim_keyframes_create_paths(options_c, paths_c, paths_count, times_c, times_count, curves_c, curves_count, parameters_c, parameters_count, keyframes_c))
    return A.Keyframes.of(keyframes_c[0])
end

-- Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the path
-- at 0; if it is left out, the one that the property shows when they begin. Otherwise as anim_keyframes_create_paths;
-- initial counts as the last of the paths. There must be at least one path or an initial one.
--
-- C: anim_keyframes_create_path_blocks().
function A.Keyframes.path_blocks(options, starts, durations, paths, initial)
    local keep = {}
    local options_c = options ~= nil and A.KeyframeOptions.write(options, T["anim_keyframe_options"](), keep) or nil
    local starts_c, starts_count = R.array(starts, "double", "starts")
    local durations_c, durations_count = R.array(durations, "double", "durations")
    local paths_c, paths_count = R.objects(paths, A.Path, "anim_path *[?]", "paths")
    local keyframes_c = T["anim_keyframes *[1]"]()
    R.check(C.anim_keyframes_create_path_blocks(options_c, starts_c, durations_c, paths_c, R.shared("starts", starts_count, "durations", durations_count, "paths", paths_count), R.object(initial, A.Path, "initial", true), keyframes_c))
    return A.Keyframes.of(keyframes_c[0])
end

-- A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
--
-- Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path before
-- it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the path at 0; if
-- it is left out, the one that the property shows when they begin.
--
-- C: anim_keyframes_create_path_track().
function A.Keyframes.path_track(options, keys, paths, initial)
    local keep = {}
    local options_c = options ~= nil and A.KeyframeOptions.write(options, T["anim_keyframe_options"](), keep) or nil
    local keys_c, keys_count = R.structs(keys, A.Keyframe, "anim_keyframe[?]", keep, "keys")
    local paths_c, paths_count = R.objects(paths, A.Path, "anim_path *[?]", "paths")
    local keyframes_c = T["anim_keyframes *[1]"]()
    R.check(C.anim_keyframes_create_path_track(options_c, keys_c, paths_c, R.shared("keys", keys_count, "paths", paths_count), R.object(initial, A.Path, "initial", true), keyframes_c))
    return A.Keyframes.of(keyframes_c[0])
end

-- The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for those
-- that begin with the property's path.
--
-- C: anim_keyframes_get_path().
function A.Keyframes:get_path(time)
    local path = A.Path.create()
    R.check(C.anim_keyframes_get_path(self:address(), R.real(time, "time"), path:address()))
    return path
end

-- An estimator without samples.
--
-- C: anim_velocity_estimator_create().
function A.VelocityEstimator.create()
    local estimator_c = T["anim_velocity_estimator *[1]"]()
    R.check(C.anim_velocity_estimator_create(estimator_c))
    return A.VelocityEstimator.of(estimator_c[0])
end

-- Forgets all samples: call it when the pointer goes down again.
--
-- C: anim_velocity_estimator_reset().
function A.VelocityEstimator:reset()
    R.check(C.anim_velocity_estimator_reset(self:address()))
end

-- Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two numbers a
-- sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The position of the
-- pointer's release usually repeats the last sample, and is better left out.
--
-- C: anim_velocity_estimator_add().
function A.VelocityEstimator:add(times, coordinates)
    local times_c, times_count = R.array(times, "double", "times")
    local coordinates_c, coordinates_count = R.array(coordinates, "double", "coordinates")
    R.check(C.anim_velocity_estimator_add(self:address(), times_c, coordinates_c, R.shared("times", times_count, "coordinates", R.rows(coordinates_count, 2, "coordinates"))))
end

-- The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
--
-- C: anim_velocity_estimator_estimate().
function A.VelocityEstimator:estimate(time)
    local x_c = T["double[1]"]()
    local y_c = T["double[1]"]()
    R.check(C.anim_velocity_estimator_estimate(self:address(), R.real(time, "time"), x_c, y_c))
    return x_c[0], y_c[0]
end

-- An empty path.
--
-- C: anim_path_create().
function A.Path.create()
    local path_c = T["anim_path *[1]"]()
    R.check(C.anim_path_create(path_c))
    return A.Path.of(path_c[0])
end

-- Removes everything and keeps the memory.
--
-- C: anim_path_clear().
function A.Path:clear()
    R.check(C.anim_path_clear(self:address()))
end

-- Begins a subpath.
--
-- C: anim_path_move_to().
function A.Path:move_to(x, y)
    R.check(C.anim_path_move_to(self:address(), R.real(x, "x"), R.real(y, "y")))
end

-- Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
--
-- C: anim_path_line_to().
function A.Path:line_to(x, y)
    R.check(C.anim_path_line_to(self:address(), R.real(x, "x"), R.real(y, "y")))
end

-- Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
--
-- C: anim_path_quadratic_to().
function A.Path:quadratic_to(control_x, control_y, x, y)
    R.check(C.anim_path_quadratic_to(self:address(), R.real(control_x, "control_x"), R.real(control_y, "control_y"), R.real(x, "x"), R.real(y, "y")))
end

-- Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
--
-- C: anim_path_cubic_to().
function A.Path:cubic_to(control1_x, control1_y, control2_x, control2_y, x, y)
    R.check(C.anim_path_cubic_to(self:address(), R.real(control1_x, "control1_x"), R.real(control1_y, "control1_y"), R.real(control2_x, "control2_x"), R.real(control2_y, "control2_y"), R.real(x, "x"), R.real(y, "y")))
end

-- Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath.
--
-- C: anim_path_close().
function A.Path:close()
    R.check(C.anim_path_close(self:address()))
end

-- Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as many
-- as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is none.
--
-- C: anim_path_append().
function A.Path:append(verbs, coordinates)
    local verbs_c, verbs_count = R.array(verbs, "uint8_t", "verbs", A.Verb)
    local coordinates_c, coordinates_count = R.array(coordinates, "double", "coordinates")
    R.check(C.anim_path_append(self:address(), verbs_c, verbs_count, coordinates_c, coordinates_count))
end

-- Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter side.
--
-- C: anim_path_add_rectangle().
function A.Path:add_rectangle(rectangle, radius)
    local keep = {}
    local rectangle_c = A.Rectangle.write(rectangle, T["anim_rectangle"](), keep)
    R.check(C.anim_path_add_rectangle(self:address(), rectangle_c, R.real(radius, "radius")))
end

-- Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
--
-- C: anim_path_add_ellipse().
function A.Path:add_ellipse(rectangle)
    local keep = {}
    local rectangle_c = A.Rectangle.write(rectangle, T["anim_rectangle"](), keep)
    R.check(C.anim_path_add_ellipse(self:address(), rectangle_c))
end

-- A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes, and
-- an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke >= 0; the rectangle is at
-- least six strokes wide and high.
--
-- C: anim_path_add_symbol().
function A.Path:add_symbol(rectangle, stroke, arrowness)
    local keep = {}
    local rectangle_c = A.Rectangle.write(rectangle, T["anim_rectangle"](), keep)
    R.check(C.anim_path_add_symbol(self:address(), rectangle_c, R.real(stroke, "stroke"), R.real(arrowness, "arrowness")))
end

-- Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
--
-- C: anim_path_transform().
function A.Path:transform(transform)
    local keep = {}
    local transform_c = A.Transform.write(transform, T["anim_transform"](), keep)
    R.check(C.anim_path_transform(self:address(), transform_c))
end

-- The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
-- nothing. ANIM_ERROR_STATE on an empty path.
--
-- C: anim_path_get_bounds().
function A.Path:get_bounds()
    local bounds_c = T["anim_rectangle"]()
    R.check(C.anim_path_get_bounds(self:address(), bounds_c))
    return A.Rectangle.read(bounds_c)
end

-- How many verbs and coordinates (two a point) the path has.
--
-- C: anim_path_get_counts().
function A.Path:get_counts()
    local verb_count_c = T["size_t[1]"]()
    local coordinate_count_c = T["size_t[1]"]()
    R.check(C.anim_path_get_counts(self:address(), verb_count_c, coordinate_count_c))
    return R.number(verb_count_c[0]), R.number(coordinate_count_c[0])
end

-- Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
-- (ANIM_ERROR_CAPACITY).
--
-- C: anim_path_copy().
function A.Path:copy(verbs, coordinates)
    local verbs_c, verbs_count = R.room(verbs, "uint8_t[?]", "verbs")
    local coordinates_c, coordinates_count = R.room(coordinates, "double[?]", "coordinates")
    R.check(C.anim_path_copy(self:address(), verbs_c, verbs_count, coordinates_c, coordinates_count))
    return R.filled(verbs, verbs_c, verbs_count, nil, A.Verb), R.filled(coordinates, coordinates_c, coordinates_count, nil, nil)
end

-- Replaces the path's contents by SVG path data: the grammar of SVG 2
-- (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in numbers.
-- The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0. Relative
-- coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and end exactly at their end
-- points. An arc with a radius of 0 is a line, one that ends where it begins is nothing, and radii that are too small
-- are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not path data. A second Z in a row adds
-- nothing; after Z a command other than M begins with a move to the start of the subpath. A decimal point without
-- digits after it is not part of a number. ANIM_ERROR_SYNTAX where the text is no path data; ANIM_ERROR_LIMIT for a
-- coordinate beyond 1e150, for too many verbs and for a text of more than ANIM_LIMIT_TEXT_BYTES. The message says what
-- was expected and found at which byte, and anim_last_error_place() gives line and column. With lenient set these two
-- errors in the data do not fail the call: it succeeds with everything before the error, and still sets message and
-- place. The result is the byte offset of the first error, -1 if there is none. O(bytes).
--
-- C: anim_path_parse().
function A.Path:parse(text, options)
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.PathParsing.write(options, T["anim_path_parsing"](), keep) or nil
    local error_offset_c = T["int64_t[1]"](-1)
    R.check(C.anim_path_parse(self:address(), text_c, text_count, options_c, error_offset_c), error_offset_c)
    return R.number(error_offset_c[0])
end

-- The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read for
-- people: a command for each verb, each number with the fewest digits that parse to itself, and with an exponent only
-- where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the point. With digits =
-- -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of rounded relative coordinates
-- do not add up: each is the difference to the point that a parser has reached. O(verbs).
--
-- C: anim_path_write().
function A.Path:write(format)
    local keep = {}
    local format_c = format ~= nil and A.PathFormat.write(format, T["anim_path_format"](), keep) or nil
    local length_c = T["size_t[1]"]()
    R.check(C.anim_path_write(self:address(), format_c, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_write(self:address(), format_c, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end

-- An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
-- radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is nothing.
-- rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1 the
-- one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13 to 1) times the
-- larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of
-- the arc are beyond 1e150.
--
-- C: anim_path_arc_to().
function A.Path:arc_to(radius_x, radius_y, rotation, large, sweep, x, y, accuracy)
    R.check(C.anim_path_arc_to(self:address(), R.real(radius_x, "radius_x"), R.real(radius_y, "radius_y"), R.real(rotation, "rotation"), R.boolean(large, "large"), R.boolean(sweep, "sweep"), R.real(x, "x"), R.real(y, "y"), R.real(accuracy, "accuracy")))
end

-- An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
-- screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii >= 0. If the last subpath is
-- open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy
-- and errors as above.
--
-- C: anim_path_add_arc().
function A.Path:add_arc(center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy)
    R.check(C.anim_path_add_arc(self:address(), R.real(center_x, "center_x"), R.real(center_y, "center_y"), R.real(radius_x, "radius_x"), R.real(radius_y, "radius_y"), R.real(rotation, "rotation"), R.real(start, "start"), R.real(angle, "angle"), R.real(accuracy, "accuracy")))
end

-- Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1 if
-- they have, otherwise the number of commands before the first difference. Arguments repeated without a letter count as
-- separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as anim_path_parse(), for the
-- first text that is no path data. O(bytes of both).
--
-- C: anim_path_data_match().
function A.Path.data_match(a, b, rule)
    local a_c, a_count = R.text(a, "a")
    local b_c, b_count = R.text(b, "b")
    local difference_c = T["int64_t[1]"]()
    R.check(C.anim_path_data_match(a_c, a_count, b_c, b_count, A.PathRule.number(rule), difference_c))
    return R.number(difference_c[0])
end

-- The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of doubles; 0 stands for
-- 1e-10 of the length. 0 for an empty path.
--
-- C: anim_path_get_length().
function A.Path:get_length(accuracy)
    local length_c = T["double[1]"]()
    R.check(C.anim_path_get_length(self:address(), R.real(accuracy, "accuracy"), length_c))
    return length_c[0]
end

-- The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and parameter.
-- ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
--
-- C: anim_path_get_length_at().
function A.Path:get_length_at(verb, parameter)
    local length_c = T["double[1]"]()
    R.check(C.anim_path_get_length_at(self:address(), R.whole(verb, "uint32_t", "verb"), R.real(parameter, "parameter"), length_c))
    return length_c[0]
end

-- The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow.
--
-- C: anim_path_get_location_at().
function A.Path:get_location_at(length)
    local location_c = T["anim_path_location"]()
    R.check(C.anim_path_get_location_at(self:address(), R.real(length, "length"), location_c))
    return A.PathLocation.read(location_c)
end

-- Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
-- lengths.
--
-- C: anim_path_get_values_at().
function A.Path:get_values_at(what, lengths, results)
    local lengths_c, lengths_count = R.array(lengths, "double", "lengths")
    local results_count = (lengths_count) * 2
    local results_c = R.into(results, "double[?]", results_count, "results")
    R.check(C.anim_path_get_values_at(self:address(), A.PathQuantity.number(what), lengths_c, lengths_count, results_c))
    return results or R.read(results_c, results_count)
end

-- Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
-- rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
-- increase the length evenly.
--
-- C: anim_path_get_transforms_at().
function A.Path:get_transforms_at(rotation, angle, lengths)
    local lengths_c, lengths_count = R.array(lengths, "double", "lengths")
    local transforms_count = lengths_count
    local transforms_c = T["anim_transform[?]"](transforms_count)
    R.check(C.anim_path_get_transforms_at(self:address(), A.PathRotation.number(rotation), R.real(angle, "angle"), lengths_c, lengths_count, transforms_c))
    return R.read_structs(transforms_c, transforms_count, A.Transform)
end

-- The location on the outline nearest to a point, with its distance; of several equally near, the first. Every local
-- minimum that could be the global one is examined, so that none is missed. Moves count only in a path that draws
-- nothing.
--
-- C: anim_path_find_nearest().
function A.Path:find_nearest(x, y)
    local location_c = T["anim_path_location"]()
    R.check(C.anim_path_find_nearest(self:address(), R.real(x, "x"), R.real(y, "y"), location_c))
    return A.PathLocation.read(location_c)
end

-- The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances and
-- lengths have one number for each point.
--
-- C: anim_path_find_nearest_many().
function A.Path:find_nearest_many(points, nearest, distances, lengths)
    local points_c, points_count = R.array(points, "double", "points")
    local nearest_count = (R.rows(points_count, 2, "points")) * 2
    local nearest_c = R.into(nearest, "double[?]", nearest_count, "nearest")
    local distances_count = R.rows(points_count, 2, "points")
    local distances_c = R.into(distances, "double[?]", distances_count, "distances")
    local lengths_count = R.rows(points_count, 2, "points")
    local lengths_c = R.into(lengths, "double[?]", lengths_count, "lengths")
    R.check(C.anim_path_find_nearest_many(self:address(), points_c, R.rows(points_count, 2, "points"), nearest_c, distances_c, lengths_c))
    return nearest or R.read(nearest_c, nearest_count), distances or R.read(distances_c, distances_count), lengths or R.read(lengths_c, lengths_count)
end

-- The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a closed
-- subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap. A subpath
-- kept whole stays closed. If nothing is kept, the result is empty.
--
-- C: anim_path_trim().
function A.Path:trim(options)
    local keep = {}
    local options_c = A.PathTrimOptions.write(options or {}, T["anim_path_trim_options"](), keep)
    local result = A.Path.create()
    R.check(C.anim_path_trim(self:address(), options_c, result:address()))
    return result
end

-- Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or beyond
-- an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its beginning,
-- makes it one open piece; the last of several pieces continues over the beginning to the first cut.
-- ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
--
-- C: anim_path_split().
function A.Path:split(lengths, index)
    local lengths_c, lengths_count = R.array(lengths, "double", "lengths")
    local result = A.Path.create()
    local pieces_c = T["size_t[1]"]()
    R.check(C.anim_path_split(self:address(), lengths_c, lengths_count, R.whole(index, "size_t", "index"), result:address(), pieces_c))
    return result, R.number(pieces_c[0])
end

-- The path's subpaths in order.
--
-- C: anim_path_list_subpaths().
function A.Path:list_subpaths()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_path_list_subpaths(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local subpaths_c = T["anim_subpath[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_list_subpaths(self:address(), subpaths_c, capacity, length_c))
    end
    return R.read_structs(subpaths_c, tonumber(length_c[0]), A.Subpath)
end

-- The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
-- ANIM_ERROR_STATE on an empty path.
--
-- C: anim_path_get_control_bounds().
function A.Path:get_control_bounds()
    local bounds_c = T["anim_rectangle"]()
    R.check(C.anim_path_get_control_bounds(self:address(), bounds_c))
    return A.Rectangle.read(bounds_c)
end

-- The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
-- enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact except
-- for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the origin costs
-- no accuracy.
--
-- C: anim_path_get_area().
function A.Path:get_area()
    local area_c = T["double[1]"]()
    R.check(C.anim_path_get_area(self:address(), area_c))
    return area_c[0]
end

-- The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding box
-- where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
--
-- C: anim_path_get_centroid().
function A.Path:get_centroid()
    local centroid_c = T["anim_point"]()
    R.check(C.anim_path_get_centroid(self:address(), centroid_c))
    return A.Point.read(centroid_c)
end

-- The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise. Open
-- subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of the path's
-- size on, it is exact.
--
-- C: anim_path_get_winding().
function A.Path:get_winding(x, y)
    local winding_c = T["int32_t[1]"]()
    R.check(C.anim_path_get_winding(self:address(), R.real(x, "x"), R.real(y, "y"), winding_c))
    return winding_c[0]
end

-- The same at many points.
--
-- C: anim_path_get_winding_many().
function A.Path:get_winding_many(points, windings)
    local keep = {}
    local points_c, points_count = R.structs(points, A.Point, "anim_point[?]", keep, "points")
    local windings_count = points_count
    local windings_c = R.into(windings, "int32_t[?]", windings_count, "windings")
    R.check(C.anim_path_get_winding_many(self:address(), points_c, points_count, windings_c))
    return windings or R.read(windings_c, windings_count)
end

-- Whether a point lies inside by a rule. Open subpaths count as closed.
--
-- C: anim_path_contains().
function A.Path:contains(x, y, fill_rule)
    local inside_c = T["int32_t[1]"]()
    R.check(C.anim_path_contains(self:address(), R.real(x, "x"), R.real(y, "y"), A.FillRule.number(fill_rule), inside_c))
    return inside_c[0] ~= 0
end

-- Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at least
-- 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of about equal
-- error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien, "Flattening
-- quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more than
-- ANIM_LIMIT_PATH_PIECES.
--
-- C: anim_path_flatten().
function A.Path:flatten(tolerance)
    local result = A.Path.create()
    R.check(C.anim_path_flatten(self:address(), R.real(tolerance, "tolerance"), result:address()))
    return result
end

-- How many verbs and coordinates anim_path_flatten() makes, without building the path.
--
-- C: anim_path_get_flattened_counts().
function A.Path:get_flattened_counts(tolerance)
    local verb_count_c = T["size_t[1]"]()
    local coordinate_count_c = T["size_t[1]"]()
    R.check(C.anim_path_get_flattened_counts(self:address(), R.real(tolerance, "tolerance"), verb_count_c, coordinate_count_c))
    return R.number(verb_count_c[0]), R.number(coordinate_count_c[0])
end

-- The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of the one
-- before end. A closed subpath ends with its first point again. The call fills both arrays and gives the numbers of
-- points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
-- ANIM_ERROR_CAPACITY.
--
-- C: anim_path_get_polylines().
function A.Path:get_polylines(tolerance, points, ends)
    local points_c, points_count = R.room(points, "anim_point[?]", "points")
    local ends_c, ends_count = R.room(ends, "size_t[?]", "ends")
    local point_count_c = T["size_t[1]"]()
    local subpath_count_c = T["size_t[1]"]()
    R.check(C.anim_path_get_polylines(self:address(), R.real(tolerance, "tolerance"), points_c, points_count, point_count_c, ends_c, ends_count, subpath_count_c))
    return R.filled(points, points_c, points_count, A.Point, nil), R.filled(ends, ends_c, ends_count, nil, nil), R.number(point_count_c[0]), R.number(subpath_count_c[0])
end

-- A copy of the path.
--
-- C: anim_path_assign().
function A.Path:assign()
    local result = A.Path.create()
    R.check(C.anim_path_assign(self:address(), result:address()))
    return result
end

-- Whether two paths have the same verbs and equal coordinates.
--
-- C: anim_path_is_equal().
function A.Path:is_equal(other)
    local equal_c = T["int32_t[1]"]()
    R.check(C.anim_path_is_equal(self:address(), R.object(other, A.Path, "other", false), equal_c))
    return equal_c[0] ~= 0
end

-- One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
--
-- C: anim_path_get_subpath().
function A.Path:get_subpath(index)
    local result = A.Path.create()
    R.check(C.anim_path_get_subpath(self:address(), R.whole(index, "size_t", "index"), result:address()))
    return result
end

-- Appends another path, which may be the path itself, to a path, transformed where a transform is given. Coordinates
-- that would be beyond 1e150 in size are clamped to it.
--
-- C: anim_path_extend().
function A.Path:extend(other, transform)
    local keep = {}
    local transform_c = transform ~= nil and A.Transform.write(transform, T["anim_transform"](), keep) or nil
    R.check(C.anim_path_extend(self:address(), R.object(other, A.Path, "other", false), transform_c))
end

-- The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
-- beginning, or directly if that is the same point.
--
-- C: anim_path_join().
function A.Path:join(other)
    R.check(C.anim_path_join(self:address(), R.object(other, A.Path, "other", false)))
end

-- The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath keeps
-- its start, and stays closed.
--
-- C: anim_path_reverse().
function A.Path:reverse()
    local result = A.Path.create()
    R.check(C.anim_path_reverse(self:address(), result:address()))
    return result
end

-- The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond the
-- last.
--
-- C: anim_path_reverse_subpath().
function A.Path:reverse_subpath(index)
    local result = A.Path.create()
    R.check(C.anim_path_reverse_subpath(self:address(), R.whole(index, "size_t", "index"), result:address()))
    return result
end

-- Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where longest
-- (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made where a piece
-- would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made.
--
-- C: anim_path_subdivide().
function A.Path:subdivide(parts, longest)
    local result = A.Path.create()
    R.check(C.anim_path_subdivide(self:address(), R.whole(parts, "uint32_t", "parts"), R.real(longest, "longest"), result:address()))
    return result
end

-- The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
-- ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
-- "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves.
--
-- C: anim_path_convert().
function A.Path:convert(conversion, tolerance)
    local result = A.Path.create()
    R.check(C.anim_path_convert(self:address(), A.PathConversion.number(conversion), R.real(tolerance, "tolerance"), result:address()))
    return result
end

-- The path with all its open subpaths closed.
--
-- C: anim_path_close_all().
function A.Path:close_all()
    local result = A.Path.create()
    R.check(C.anim_path_close_all(self:address(), result:address()))
    return result
end

-- The path without degenerate segments, and without subpaths that then have no segment left. A segment is degenerate if
-- all its points are within the tolerance (>= 0, in points, in x and in y) of its start.
--
-- C: anim_path_remove_degenerate().
function A.Path:remove_degenerate(tolerance)
    local result = A.Path.create()
    R.check(C.anim_path_remove_degenerate(self:address(), R.real(tolerance, "tolerance"), result:address()))
    return result
end

-- The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within tolerance of
-- the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least 1e-9 of the
-- largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions, an open one
-- gives one; bends tighter than half the width add outlines of their own, and outlines may overlap. The whole is the
-- stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round, the limit of ever
-- tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing. ANIM_ERROR_LIMIT for more
-- than ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in anim_path_simplify() where the style is
-- simplified.
--
-- C: anim_path_stroke().
function A.Path:stroke(style, tolerance)
    local keep = {}
    local style_c = style ~= nil and A.StrokeStyle.write(style, T["anim_stroke_style"](), keep) or nil
    local result = A.Path.create()
    R.check(C.anim_path_stroke(self:address(), style_c, R.real(tolerance, "tolerance"), result:address()))
    return result
end

-- The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to 1e-9 of
-- their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the first where
-- both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more than
-- ANIM_LIMIT_PATH_DASHES.
--
-- C: anim_path_dash().
function A.Path:dash(dashes, offset)
    local dashes_c, dashes_count = R.array(dashes, "double", "dashes")
    local result = A.Path.create()
    R.check(C.anim_path_dash(self:address(), dashes_c, dashes_count, R.real(offset, "offset"), result:address()))
    return result
end

-- The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at the
-- start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if there are
-- more corners; without radii the path stays as it is.
--
-- Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced so
-- that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner of
-- radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the corner,
-- measured along them, as two lines would be, and a tangent cubic curve joins them.
--
-- smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of the
-- arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners, as on iOS.
--
-- C: anim_path_round_corners().
function A.Path:round_corners(radii, smoothing)
    local radii_c, radii_count = R.array(radii, "double", "radii")
    local result = A.Path.create()
    R.check(C.anim_path_round_corners(self:address(), radii_c, radii_count, R.real(smoothing, "smoothing"), result:address()))
    return result
end

-- Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join or
-- a cap. No outline is made.
--
-- C: anim_path_stroke_contains().
function A.Path:stroke_contains(x, y, style)
    local keep = {}
    local style_c = style ~= nil and A.StrokeStyle.write(style, T["anim_stroke_style"](), keep) or nil
    local inside_c = T["int32_t[1]"]()
    R.check(C.anim_path_stroke_contains(self:address(), R.real(x, "x"), R.real(y, "y"), style_c, inside_c))
    return inside_c[0] ~= 0
end

-- The same for many points: 0 or 1 for each.
--
-- C: anim_path_stroke_contains_many().
function A.Path:stroke_contains_many(points, style, inside)
    local keep = {}
    local points_c, points_count = R.structs(points, A.Point, "anim_point[?]", keep, "points")
    local style_c = style ~= nil and A.StrokeStyle.write(style, T["anim_stroke_style"](), keep) or nil
    local inside_count = points_count
    local inside_c = R.into(inside, "uint8_t[?]", inside_count, "inside")
    R.check(C.anim_path_stroke_contains_many(self:address(), points_c, points_count, style_c, inside_c))
    return inside or R.read(inside_c, inside_count)
end

-- Combines the insides of two paths by an operation; fill_rule says what is inside of each.
--
-- C: anim_path_combine().
function A.Path:combine(other, operation, fill_rule)
    local result = A.Path.create()
    R.check(C.anim_path_combine(self:address(), R.object(other, A.Path, "other", false), A.PathOperation.number(operation), A.FillRule.number(fill_rule), result:address()))
    return result
end

-- The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
--
-- C: anim_path_simplify().
function A.Path:simplify(fill_rule)
    local result = A.Path.create()
    R.check(C.anim_path_simplify(self:address(), A.FillRule.number(fill_rule), result:address()))
    return result
end

-- The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union with,
-- or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the corners, as in
-- anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within tolerance of the
-- exact ones; 0 is a thousandth of twice the distance.
--
-- C: anim_path_offset().
function A.Path:offset(distance, join, miter_limit, tolerance, fill_rule)
    local result = A.Path.create()
    R.check(C.anim_path_offset(self:address(), R.real(distance, "distance"), A.Join.number(join), R.real(miter_limit, "miter_limit"), R.real(tolerance, "tolerance"), A.FillRule.number(fill_rule), result:address()))
    return result
end

-- A collection without paths.
--
-- C: anim_path_collection_create().
function A.PathCollection.create()
    local collection_c = T["anim_path_collection *[1]"]()
    R.check(C.anim_path_collection_create(collection_c))
    return A.PathCollection.of(collection_c[0])
end

-- Removes all paths.
--
-- C: anim_path_collection_clear().
function A.PathCollection:clear()
    R.check(C.anim_path_collection_clear(self:address()))
end

-- Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
-- ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends. ends
-- must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for the first
-- text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and column in it;
-- no path is appended then. With lenient set each path has everything before its error, and the call succeeds, but
-- still sets message and place for the first error. The result has for each text the byte offset of its first error, -1
-- if there is none.
--
-- C: anim_path_collection_parse().
function A.PathCollection:parse(text, ends, options, error_offsets)
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local ends_c, ends_count = R.array(ends, "size_t", "ends")
    local options_c = options ~= nil and A.PathParsing.write(options, T["anim_path_parsing"](), keep) or nil
    local error_offsets_count = ends_count
    local error_offsets_c = R.into(error_offsets, "int64_t[?]", error_offsets_count, "error_offsets")
    R.check(C.anim_path_collection_parse(self:address(), text_c, text_count, ends_c, ends_count, options_c, error_offsets_c))
    return error_offsets or R.read(error_offsets_c, error_offsets_count)
end

-- Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
--
-- C: anim_path_collection_append().
function A.PathCollection:append(path)
    R.check(C.anim_path_collection_append(self:address(), R.object(path, A.Path, "path", false)))
end

-- How many paths there are.
--
-- C: anim_path_collection_get_count().
function A.PathCollection:get_count()
    local count_c = T["size_t[1]"]()
    R.check(C.anim_path_collection_get_count(self:address(), count_c))
    return R.number(count_c[0])
end

-- A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
--
-- C: anim_path_collection_get_path().
function A.PathCollection:get_path(index)
    local result = A.Path.create()
    R.check(C.anim_path_collection_get_path(self:address(), R.whole(index, "size_t", "index"), result:address()))
    return result
end

-- Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs.
--
-- C: anim_path_collection_list_bounds().
function A.PathCollection:list_bounds()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_path_collection_list_bounds(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local bounds_c = T["anim_rectangle[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_collection_list_bounds(self:address(), bounds_c, capacity, length_c))
    end
    return R.read_structs(bounds_c, tonumber(length_c[0]), A.Rectangle)
end

-- Lengths of outlines, each within accuracy as by anim_path_get_length().
--
-- C: anim_path_collection_list_lengths().
function A.PathCollection:list_lengths(accuracy)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_path_collection_list_lengths(self:address(), R.real(accuracy, "accuracy"), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local lengths_c = T["double[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_collection_list_lengths(self:address(), R.real(accuracy, "accuracy"), lengths_c, capacity, length_c))
    end
    return R.read(lengths_c, tonumber(length_c[0]))
end

-- Signed areas, as anim_path_get_area() gives them.
--
-- C: anim_path_collection_list_areas().
function A.PathCollection:list_areas()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_path_collection_list_areas(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local areas_c = T["double[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_collection_list_areas(self:address(), areas_c, capacity, length_c))
    end
    return R.read(areas_c, tonumber(length_c[0]))
end

-- Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
--
-- C: anim_path_collection_contains().
function A.PathCollection:contains(points, fill_rule)
    local keep = {}
    local points_c, points_count = R.structs(points, A.Point, "anim_point[?]", keep, "points")
    local length_c = T["size_t[1]"]()
    R.check(C.anim_path_collection_contains(self:address(), points_c, points_count, A.FillRule.number(fill_rule), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local inside_c = T["uint8_t[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_collection_contains(self:address(), points_c, points_count, A.FillRule.number(fill_rule), inside_c, capacity, length_c))
    end
    return R.string(inside_c, tonumber(length_c[0]))
end

-- The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to 320 *
-- 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
-- ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
-- paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs.
--
-- C: anim_morph_create().
function A.Morph.create(from, to, options)
    local keep = {}
    local options_c = options ~= nil and A.MorphOptions.write(options, T["anim_morph_options"](), keep) or nil
    local morph_c = T["anim_morph *[1]"]()
    R.check(C.anim_morph_create(R.object(from, A.Path, "from", false), R.object(to, A.Path, "to", false), options_c, morph_c))
    return A.Morph.of(morph_c[0])
end

-- The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times they
-- are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
--
-- C: anim_morph_create_sequence().
function A.Morph.sequence(paths, times, options)
    local keep = {}
    local paths_c, paths_count = R.objects(paths, A.Path, "anim_path *[?]", "paths")
    local times_c, times_count = R.array(times, "double", "times")
    local options_c = options ~= nil and A.MorphOptions.write(options, T["anim_morph_options"](), keep) or nil
    local morph_c = T["anim_morph *[1]"]()
    R.check(C.anim_morph_create_sequence(paths_c, paths_count, times_c, times_count, options_c, morph_c))
    return A.Morph.of(morph_c[0])
end

-- The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths between, the
-- result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring overshoots, but a
-- blend stays at its ends; coordinates beyond 1e150 are clamped to it.
--
-- C: anim_morph_get_path().
function A.Morph:get_path(t)
    local path = A.Path.create()
    R.check(C.anim_morph_get_path(self:address(), R.real(t, "t"), path:address()))
    return path
end

-- The number of verbs and coordinates in the common structure of the paths index and index + 1. ANIM_ERROR_NOT_FOUND
-- for an index beyond the last but one path; ANIM_ERROR_KIND for a blend.
--
-- C: anim_morph_get_counts().
function A.Morph:get_counts(index)
    local verb_count_c = T["size_t[1]"]()
    local coordinate_count_c = T["size_t[1]"]()
    R.check(C.anim_morph_get_counts(self:address(), R.whole(index, "size_t", "index"), verb_count_c, coordinate_count_c))
    return R.number(verb_count_c[0]), R.number(coordinate_count_c[0])
end

-- The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
--
-- C: anim_morph_get_verbs().
function A.Morph:get_verbs(index, verbs)
    local verbs_c, verbs_count = R.room(verbs, "uint8_t[?]", "verbs")
    R.check(C.anim_morph_get_verbs(self:address(), R.whole(index, "size_t", "index"), verbs_c, verbs_count))
    return R.filled(verbs, verbs_c, verbs_count, nil, A.Verb)
end

-- The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The array
-- must be exactly as long as all rows.
--
-- C: anim_morph_evaluate().
function A.Morph:evaluate(index, times, coordinates)
    local times_c, times_count = R.array(times, "double", "times")
    local coordinates_c, coordinates_count = R.room(coordinates, "double[?]", "coordinates")
    R.check(C.anim_morph_evaluate(self:address(), R.whole(index, "size_t", "index"), times_c, times_count, coordinates_c, coordinates_count))
    return R.filled(coordinates, coordinates_c, coordinates_count, nil, nil)
end

-- Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for CSS,
-- Lottie and others that interpolate point by point. (Where something turns, these are the points at the ends, but the
-- motion between them is not straight.)
--
-- C: anim_morph_get_aligned().
function A.Morph:get_aligned(index)
    local from = A.Path.create()
    local to = A.Path.create()
    R.check(C.anim_morph_get_aligned(self:address(), R.whole(index, "size_t", "index"), from:address(), to:address()))
    return from, to
end

-- The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that was cut
-- into parts is listed for each part.
--
-- C: anim_morph_list_pairs().
function A.Morph:list_pairs(index)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_morph_list_pairs(self:address(), R.whole(index, "size_t", "index"), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local pairs_c = T["anim_morph_pair[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_morph_list_pairs(self:address(), R.whole(index, "size_t", "index"), pairs_c, capacity, length_c))
    end
    return R.read_structs(pairs_c, tonumber(length_c[0]), A.MorphPair)
end

-- Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In the
-- calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
-- ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
-- ANIM_ERROR_DUPLICATE when a name is given twice.
--
-- C: anim_expression_create().
function A.Expression.create(text, names)
    local text_c, text_count = R.text(text, "text")
    local names_c, names_lengths, names_count = R.texts(names, "names")
    local expression_c = T["anim_expression *[1]"]()
    R.check(C.anim_expression_create(text_c, text_count, names_c, names_lengths, names_count, expression_c))
    return A.Expression.of(expression_c[0])
end

-- The variables that it reads, by position, each once, in order of appearance.
--
-- C: anim_expression_list_variables().
function A.Expression:list_variables()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_expression_list_variables(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local variables_c = T["int32_t[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_expression_list_variables(self:address(), variables_c, capacity, length_c))
    end
    return R.read(variables_c, tonumber(length_c[0]))
end

-- The value. variables has a number for each name. Variables and the result may be infinite or NaN.
--
-- C: anim_expression_evaluate().
function A.Expression:evaluate(variables)
    local variables_c, variables_count = R.array(variables, "double", "variables")
    local result_c = T["double[1]"]()
    R.check(C.anim_expression_evaluate(self:address(), variables_c, variables_count, result_c))
    return result_c[0]
end

-- The same many times at once: variables has a row for each result, with a number for each name.
--
-- C: anim_expression_evaluate_many().
function A.Expression:evaluate_many(variables, results)
    local variables_c, variables_count = R.array(variables, "double", "variables")
    local results_c, results_count = R.room(results, "double[?]", "results")
    R.check(C.anim_expression_evaluate_many(self:address(), variables_c, variables_count, results_c, results_count))
    return R.filled(results, results_c, results_count, nil, nil)
end

-- The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and clamp
-- have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has abs at 0. An
-- operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables, rates and results
-- may be infinite or NaN.
--
-- C: anim_expression_differentiate().
function A.Expression:differentiate(variables, rates)
    local variables_c, variables_count = R.array(variables, "double", "variables")
    local rates_c, rates_count = R.array(rates, "double", "rates")
    local value_c = T["double[1]"]()
    local rate_c = T["double[1]"]()
    R.check(C.anim_expression_differentiate(self:address(), variables_c, rates_c, R.shared("variables", variables_count, "rates", rates_count), value_c, rate_c))
    return value_c[0], rate_c[0]
end

-- Makes an empty stage at time 0.
--
-- C: anim_stage_create().
function A.Stage.create(options)
    R.stack()
    local keep = {}
    local options_c = options ~= nil and A.StageOptions.write(options, T["anim_stage_options"](), keep) or nil
    local stage_c = T["anim_stage *[1]"]()
    R.check(C.anim_stage_create(options_c, stage_c))
    return A.Stage.of(stage_c[0])
end
jit.off(A.Stage.create)

-- Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread, from
-- where the call was made or further out: inside the callback it is ANIM_ERROR_REENTRANT. What the call has done so far
-- stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of anim_stage_info).
-- It computes every presentation value, and calls other callbacks for what they have missed. Until then, values that
-- were being computed may be old. Does nothing where no call is under way. A little memory that the call held is not
-- given back.
--
-- An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
-- advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
-- Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity, or the
-- value of a delayed animation that fills backwards. Then that animation ends unfinished in the next advance, and the
-- property jumps to a value that was being set. If a group or animator was being removed or stopped, the animations
-- that have not ended go on.
--
-- C: anim_stage_abandon_call().
function A.Stage:abandon_call()
    R.stack()
    R.check(C.anim_stage_abandon_call(self:address()))
end
jit.off(A.Stage.abandon_call)

-- Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR and
-- PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
-- (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even when the
-- property is removed.
--
-- C: anim_stage_add_property().
function A.Stage:add_property(name, kind, value)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local value_c, value_count = R.array(value, "double", "value")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_property(self:address(), name_c, name_count, A.ValueKind.number(kind), value_c, value_count, property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.add_property)

-- Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the kind's
-- own components (a color's in sRGB); the options say how they are interpolated.
--
-- C: anim_stage_add_property_with().
function A.Stage:add_property_with(name, options, value)
    R.stack()
    local keep = {}
    local name_c, name_count = R.text(name, "name")
    local options_c = A.PropertyOptions.write(options or {}, T["anim_property_options"](), keep)
    local value_c, value_count = R.array(value, "double", "value")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_property_with(self:address(), name_c, name_count, options_c, value_c, value_count, property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.add_property_with)

-- Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are the
-- path's coordinates, at most ANIM_LIMIT_VECTOR.
--
-- C: anim_stage_add_path().
function A.Stage:add_path(name, path)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_path(self:address(), name_c, name_count, R.object(path, A.Path, "path", false), property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.add_path)

-- Adds many scalar properties without names at once, one for each of the initial values.
--
-- C: anim_stage_add_scalars().
function A.Stage:add_scalars(values)
    R.stack()
    local values_c, values_count = R.array(values, "double", "values")
    local properties_count = values_count
    local properties_c = T["uint64_t[?]"](properties_count)
    R.check(C.anim_stage_add_scalars(self:address(), values_c, values_count, properties_c))
    return R.read_things(properties_c, properties_count, A.Property, self)
end
jit.off(A.Stage.add_scalars)

-- The property of a name. ANIM_ERROR_NOT_FOUND.
--
-- C: anim_stage_find_property().
function A.Stage:find_property(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_find_property(self:address(), name_c, name_count, property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.find_property)

-- All properties in order of creation.
--
-- C: anim_stage_list_properties().
function A.Stage:list_properties()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_stage_list_properties(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local properties_c = T["uint64_t[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_stage_list_properties(self:address(), properties_c, capacity, length_c))
    end
    return R.read_things(properties_c, tonumber(length_c[0]), A.Property, self)
end
jit.off(A.Stage.list_properties)

-- The text of a name by its index in an event or info.
--
-- C: anim_stage_get_name().
function A.Stage:get_name(name)
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_stage_get_name(self:address(), R.whole(name, "int32_t", "name"), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_stage_get_name(self:address(), R.whole(name, "int32_t", "name"), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Stage.get_name)

-- Sets many at once: values holds the components of each property in turn. All or nothing.
--
-- C: anim_stage_set_value_many().
function A.Stage:set_value_many(properties, values)
    R.stack()
    local properties_c, properties_count = R.things(properties, A.Property, "properties")
    local values_c, values_count = R.array(values, "double", "values")
    R.check(C.anim_stage_set_value_many(self:address(), properties_c, properties_count, values_c, values_count))
end
jit.off(A.Stage.set_value_many)

-- Reads many at once, components in a row: as many numbers as they have components in all.
--
-- C: anim_stage_get_value_many().
function A.Stage:get_value_many(properties, what, values)
    R.stack()
    local properties_c, properties_count = R.things(properties, A.Property, "properties")
    local values_c, values_count = R.room(values, "double[?]", "values")
    R.check(C.anim_stage_get_value_many(self:address(), properties_c, properties_count, A.Read.number(what), values_c, values_count))
    return R.filled(values, values_c, values_count, nil, nil)
end
jit.off(A.Stage.get_value_many)

-- The properties whose presentation value may have changed since they were last taken, each once, oldest properties
-- first, in the same order on every host.
--
-- C: anim_stage_take_changed().
function A.Stage:take_changed()
    R.stack()
    local length_c = T["size_t[1]"]()
    local capacity = 64
    local properties_c = T["uint64_t[?]"](capacity)
    local all = {}
    repeat
        R.check(C.anim_stage_take_changed(self:address(), properties_c, capacity, length_c))
        for _, each in ipairs(R.read_things(properties_c, tonumber(length_c[0]), A.Property, self)) do
            all[#all + 1] = each
        end
    until length_c[0] < capacity
    return all
end
jit.off(A.Stage.take_changed)

-- Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
-- transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring itself
-- is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing, which are
-- not read then, differ from anim_default_motion.
--
-- C: anim_stage_begin_transaction().
function A.Stage:begin_transaction(motion)
    R.stack()
    local keep = {}
    local motion_c = motion ~= nil and A.Motion.write(motion, T["anim_motion"](), keep) or nil
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_begin_transaction(self:address(), motion_c, transaction_c))
    return A.Transaction.of(self, transaction_c[0])
end
jit.off(A.Stage.begin_transaction)

-- Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The policy is
-- part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
--
-- C: anim_stage_set_reduced_motion().
function A.Stage:set_reduced_motion(policy)
    R.stack()
    R.check(C.anim_stage_set_reduced_motion(self:address(), A.ReducedMotion.number(policy)))
end
jit.off(A.Stage.set_reduced_motion)

-- Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
-- options.
--
-- Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation with a
-- delay therefore begins there with the call, or when the transaction named by after is complete. At that moment the
-- animations that it replaces end, and sets_model sets the model value. Until the delay is over it shows its start
-- value, or nothing if it is an explicit animation that does not fill backwards.
--
-- C: anim_stage_add_group().
function A.Stage:add_group(options)
    R.stack()
    local keep = {}
    local options_c = options ~= nil and A.AnimationGroupOptions.write(options, T["anim_animation_group_options"](), keep) or nil
    local group_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_group(self:address(), options_c, group_c))
    return A.AnimationGroup.of(self, group_c[0])
end
jit.off(A.Stage.add_group)

-- Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
-- anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty.
--
-- C: anim_stage_add_derived().
function A.Stage:add_derived(name, options, text)
    R.stack()
    local keep = {}
    local name_c, name_count = R.text(name, "name")
    local options_c = options ~= nil and A.PropertyOptions.write(options, T["anim_property_options"](), keep) or nil
    local text_c, text_count = R.text(text, "text")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_derived(self:address(), name_c, name_count, options_c, text_c, text_count, property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.add_derived)

-- Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
--
-- C: anim_stage_add_bank().
function A.Stage:add_bank(spring, values, threshold)
    R.stack()
    local keep = {}
    local spring_c = A.Spring.write(spring, T["anim_spring"](), keep)
    local values_c, values_count = R.array(values, "double", "values")
    local bank_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_bank(self:address(), spring_c, values_c, values_count, R.real(threshold, "threshold"), bank_c))
    return A.SpringBank.of(self, bank_c[0])
end
jit.off(A.Stage.add_bank)

-- Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every presentation
-- value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the time scale.
-- Everything due on the way happens at its own flick, in order of time, then of creation: values, states and events do
-- not depend on how a time is cut into steps. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's
-- stage, or inside an open transaction.
--
-- C: anim_stage_advance().
function A.Stage:advance(seconds)
    R.stack()
    R.check(C.anim_stage_advance(self:address(), R.real(seconds, "seconds")))
end
jit.off(A.Stage.advance)

-- Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every presentation
-- value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the time scale.
-- Everything due on the way happens at its own flick, in order of time, then of creation: values, states and events do
-- not depend on how a time is cut into steps. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's
-- stage, or inside an open transaction.
--
-- C: anim_stage_advance_flicks().
function A.Stage:advance_flicks(flicks)
    R.stack()
    R.check(C.anim_stage_advance_flicks(self:address(), R.whole(flicks, "int64_t", "flicks")))
end
jit.off(A.Stage.advance_flicks)

-- The time of a paused stage stands still while it is advanced.
--
-- C: anim_stage_set_paused().
function A.Stage:set_paused(paused)
    R.stack()
    R.check(C.anim_stage_set_paused(self:address(), R.boolean(paused, "paused")))
end
jit.off(A.Stage.set_paused)

-- How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
-- computed from the moment of the last change, so no error accumulates.
--
-- C: anim_stage_set_time_scale().
function A.Stage:set_time_scale(scale)
    R.stack()
    R.check(C.anim_stage_set_time_scale(self:address(), R.real(scale, "scale")))
end
jit.off(A.Stage.set_time_scale)

-- Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation that
-- starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS bounds. 0, as
-- at first, is no limit. If more is due, the advance ends after the last step allowed, and ANIM_EVENT_KIND_BUDGET is
-- queued. Host time has then advanced as without a budget, and stage time lags behind it. owed of anim_stage_info says
-- how far, at least 1. The next advance, even of 0 seconds, continues from there. Once nothing is owed, the state is
-- bit for bit the one without a budget, except for events of this kind. Calls in between see the stage time reached so
-- far. The budget belongs to the host: it is not part of snapshots, and anim_scene_play() ignores it.
--
-- C: anim_stage_set_step_budget().
function A.Stage:set_step_budget(steps)
    R.stack()
    R.check(C.anim_stage_set_step_budget(self:address(), R.whole(steps, "uint32_t", "steps")))
end
jit.off(A.Stage.set_step_budget)

-- The clock and the counts of a stage.
--
-- C: anim_stage_get_info().
function A.Stage:get_info()
    R.stack()
    local info_c = T["anim_stage_info"]()
    info_c.struct_size = 64
    R.check(C.anim_stage_get_info(self:address(), info_c))
    return A.StageInfo.read(info_c)
end
jit.off(A.Stage.get_info)

-- Takes events out of the queue, the oldest first.
--
-- C: anim_stage_poll_events().
function A.Stage:poll_events()
    R.stack()
    local length_c = T["size_t[1]"]()
    local capacity = 64
    local events_c = T["anim_event[?]"](capacity)
    local all = {}
    repeat
        R.check(C.anim_stage_poll_events(self:address(), events_c, capacity, length_c))
        for _, each in ipairs(R.read_structs(events_c, tonumber(length_c[0]), A.Event)) do
            all[#all + 1] = each
        end
    until length_c[0] < capacity
    return all
end
jit.off(A.Stage.poll_events)

-- Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
-- happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the next
-- advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is removed.
-- Events that wait for a callback go to the one that replaces it; events that happen while there is none can only be
-- polled.
--
-- C: anim_stage_set_event_callback().
function A.Stage:set_event_callback(callback)
    R.stack()
    self:address()
    local callback_context = R.remember(callback, self, true, "callback")
    R.check(C.anim_stage_set_event_callback(self:address(), callback_context ~= nil and R.trampolines["anim_event_callback"] or nil, callback_context, R.release))
end
jit.off(A.Stage.set_event_callback)

-- A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages have
-- equal hashes if they will continue identically, and different ones if not, on any host, in any language and on any
-- processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
--
-- C: anim_stage_get_hash().
function A.Stage:get_hash()
    R.stack()
    local hash_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_get_hash(self:address(), hash_c))
    return R.number(hash_c[0])
end
jit.off(A.Stage.get_hash)

-- The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
-- process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
-- properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
-- and the events not polled yet. They do not hold the host's code: callbacks of events and of observers. An easing that
-- is a callback cannot be written: ANIM_ERROR_STATE while an animation uses one or a property's own motion names it;
-- the message says which. ANIM_ERROR_STATE as well inside an open transaction, between anim_stage_abandon_call() and
-- the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond ANIM_LIMIT_SNAPSHOT_BYTES.
--
-- The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes plus
-- its values and name. O(state).
--
-- C: anim_stage_snapshot().
function A.Stage:snapshot()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_stage_snapshot(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["uint8_t[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_stage_snapshot(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Stage.snapshot)

-- Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
-- afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the same
-- things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers given out
-- since: new things may get the same ones. The event callback stays, and so do the observers of properties that still
-- exist (by identifier). All properties count as changed.
--
-- The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe an
-- impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and for a
-- scene's stage. A stage takes memory in proportion to the bytes.
--
-- C: anim_stage_restore().
function A.Stage:restore(bytes)
    R.stack()
    local bytes_c, bytes_count = R.text(bytes, "bytes")
    R.check(C.anim_stage_restore(self:address(), bytes_c, bytes_count))
end
jit.off(A.Stage.restore)

-- Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
-- transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether the
-- thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0.
--
-- C: anim_stage_find_counterpart().
function A.Stage:find_counterpart(identifier)
    R.stack()
    local counterpart_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_find_counterpart(self:address(), R.whole(identifier, "uint64_t", "identifier"), counterpart_c))
    return R.number(counterpart_c[0])
end
jit.off(A.Stage.find_counterpart)

-- The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the bank's
-- memory moves, because something added to the stage needs more room or a snapshot is restored. From then on the view
-- keeps the last numbers from before.
--
-- C: anim_spring_bank_view_get_values().
function A.SpringBankView:get_values(values)
    local values_c = T["const double *[1]"]()
    local values_count = T["size_t[1]"]()
    R.check(C.anim_spring_bank_view_get_values(self:address(), values_c, values_count))
    return R.view(self, values, values_c[0], tonumber(values_count[0]), "double", "values")
end

-- Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
-- Errors as in anim_scene_load.
--
-- C: anim_document_load().
function A.Document.load(text, options)
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.DocumentOptions.write(options, T["anim_document_options"](), keep) or nil
    local document_c = T["anim_document *[1]"]()
    R.check(C.anim_document_load(text_c, text_count, options_c, document_c))
    return A.Document.of(document_c[0])
end

-- How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or forgotten.
-- There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS, are kept, in
-- the order of the text; total is their number in all. Components in the text are searched too, each once however often
-- it is used, but not those of the library. With keeps_warnings loading takes up to about twice as long; scenes are the
-- same.
--
-- C: anim_document_get_warning_count().
function A.Document:get_warning_count()
    local count_c = T["uint32_t[1]"]()
    local total_c = T["uint64_t[1]"]()
    R.check(C.anim_document_get_warning_count(self:address(), count_c, total_c))
    return count_c[0], R.number(total_c[0])
end

-- The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_document_get_warning().
function A.Document:get_warning(index)
    local warning_c = T["anim_document_warning"]()
    warning_c.struct_size = 24
    R.check(C.anim_document_get_warning(self:address(), R.whole(index, "uint32_t", "index"), warning_c))
    return A.DocumentWarning.read(warning_c)
end

-- One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
--
-- C: anim_document_get_warning_text().
function A.Document:get_warning_text(index, which)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_document_get_warning_text(self:address(), R.whole(index, "uint32_t", "index"), A.WarningText.number(which), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_document_get_warning_text(self:address(), R.whole(index, "uint32_t", "index"), A.WarningText.number(which), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end

-- Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The texts
-- are not needed afterwards.
--
-- ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one in the
-- parameters' text where the message begins with "in the given parameters": a name that the document does not have, a
-- value of another type or outside its range. An error in a component is reported with the component's name and the
-- names of the instances that lead to it; the place is one in the library's text where the message says so ("of the
-- library", "in the library").
--
-- In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the property
-- "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested component,
-- "page.busy.on". An event sent by such a name goes to that component's machine.
--
-- C: anim_scene_load().
function A.Scene.load(text, options)
    R.stack()
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local scene_c = T["anim_scene *[1]"]()
    R.check(C.anim_scene_load(text_c, text_count, options_c, scene_c))
    return A.Scene.of(scene_c[0])
end
jit.off(A.Scene.load)

-- Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the same
-- text with the same options, in a fraction of the time (some microseconds for a control). The two behave identically,
-- and a snapshot of one can be restored in the other. Parameters and library must not be set in the options
-- (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The document may be
-- released before the scene.
--
-- C: anim_scene_create().
function A.Scene.create(document, options)
    R.stack()
    local keep = {}
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local scene_c = T["anim_scene *[1]"]()
    R.check(C.anim_scene_create(R.object(document, A.Document, "document", false), options_c, scene_c))
    return A.Scene.of(scene_c[0])
end
jit.off(A.Scene.create)

-- Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
--
-- - its clock, settings, random generator and events;
-- - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and number of
--   components, and exactly the animations that move these; a property keeps its value even if the new document gives
--   another initial one;
-- - the active states and histories, by name, and the time in those states; delays that are the same, and changed ones
--   counted from when their state was entered, but not ending in the past;
-- - waiting events, and plays with the same parts;
-- - pointers and the focus, by the names of regions.
--
-- An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
-- performed. States missing around and inside it (a new parent, the initial state of one that now has states inside,
-- another region) are entered as usual, with their entry actions, in document order. Where states can no longer be
-- active together, those with fewer levels of active states inside them stay; among equals, the first in document order
-- stays. A state that has become final, or is final in another parent now, is entered, so that its parent is done. A
-- machine with none of its active states left starts anew.
--
-- Of the options, only parameters, library and memory_limit are used.
--
-- The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a name
-- becomes a space). It is empty if nothing is lost.
--
-- The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of their
-- animations, and of groups. Other properties are removed, and so are properties and banks that the host has added to
-- the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises, and all of it
-- counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction: then nothing has
-- changed.
--
-- After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene itself,
-- until its next such reload, even if that leads back to the first document; see anim_scene_restore_edition.
--
-- C: anim_scene_reload().
function A.Scene:reload(text, options)
    R.stack()
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local length_c = T["size_t[1]"]()
    local capacity = 65536
    local buffer_c = T["char[?]"](capacity)
    R.check(C.anim_scene_reload(self:address(), text_c, text_count, options_c, buffer_c, capacity, length_c))
    return R.lines(buffer_c, capacity, tonumber(length_c[0]))
end
jit.off(A.Scene.reload)

-- As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of its
-- scenes.
--
-- C: anim_scene_abandon_call().
function A.Scene:abandon_call()
    R.stack()
    R.check(C.anim_scene_abandon_call(self:address()))
end
jit.off(A.Scene.abandon_call)

-- The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
-- valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
--
-- C: anim_scene_get_stage().
function A.Scene:get_stage()
    R.stack()
    local stage_c = T["anim_stage *[1]"]()
    R.check(C.anim_scene_get_stage(self:address(), stage_c))
    return R.borrowed(A.Stage, stage_c[0], self)
end
jit.off(A.Scene.get_stage)

-- Facts about the document.
--
-- C: anim_scene_get_info().
function A.Scene:get_info()
    R.stack()
    local info_c = T["anim_scene_info"]()
    info_c.struct_size = 64
    R.check(C.anim_scene_get_info(self:address(), info_c))
    return A.SceneInfo.read(info_c)
end
jit.off(A.Scene.get_info)

-- Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
-- at their own flicks.
--
-- Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the display
-- list allocate nothing, with these exceptions: a path property that is set or played to a path with other commands
-- (the two are aligned each time); keyframes whose expressions give other numbers than when they were last played; an
-- animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with more than 15
-- characters; list items that are added or removed; and the queue of events and their data, which grow until they hold
-- event_limit events and 4096 fields.
--
-- C: anim_scene_advance().
function A.Scene:advance(seconds)
    R.stack()
    R.check(C.anim_scene_advance(self:address(), R.real(seconds, "seconds")))
end
jit.off(A.Scene.advance)

-- Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
-- at their own flicks.
--
-- Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the display
-- list allocate nothing, with these exceptions: a path property that is set or played to a path with other commands
-- (the two are aligned each time); keyframes whose expressions give other numbers than when they were last played; an
-- animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with more than 15
-- characters; list items that are added or removed; and the queue of events and their data, which grow until they hold
-- event_limit events and 4096 fields.
--
-- C: anim_scene_advance_flicks().
function A.Scene:advance_flicks(flicks)
    R.stack()
    R.check(C.anim_scene_advance_flicks(self:address(), R.whole(flicks, "int64_t", "flicks")))
end
jit.off(A.Scene.advance_flicks)

-- Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to draw
-- or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both.
-- The result is these scenes in their order, and their number. A scene is reported by every call until its display list
-- has been read and its events have been polled, so a host may handle them later. Any anim_scene_get_display... call
-- reads the list, except those for the revision and the damage. With ANIM_SCENE_CHANGE_DISPLAY this call updates the
-- display lists that change. A scene at rest costs one read of its handle, a cache line. All scenes are checked before
-- any is advanced: for a scene that was destroyed or is listed twice, or one that anim_scene_advance() refuses, the
-- call fails, names its index, and advances none. Callbacks must not call their own scene or those not advanced yet
-- (ANIM_ERROR_REENTRANT).
--
-- C: anim_scene_advance_many().
function A.Scene.advance_many(scenes, seconds, wanted)
    R.stack()
    local scenes_c, scenes_count = R.objects(scenes, A.Scene, "anim_scene *[?]", "scenes")
    local changes_count = scenes_count
    local changes_c = T["anim_scene_change[?]"](changes_count)
    local changed_c = T["size_t[1]"]()
    R.check(C.anim_scene_advance_many(scenes_c, scenes_count, R.real(seconds, "seconds"), A.SceneChangeFlags.number(wanted), changes_c, changed_c))
    return R.read_structs(changes_c, tonumber(changed_c[0]), A.SceneChange), R.number(changed_c[0])
end
jit.off(A.Scene.advance_many)

-- Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are ignored.
-- The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes: `my
-- part`.poke.
--
-- C: anim_scene_send().
function A.Scene:send(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_send(self:address(), name_c, name_count))
end
jit.off(A.Scene.send)

-- Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_input_info().
function A.Scene:get_input_info(index)
    R.stack()
    local info_c = T["anim_input_info"]()
    info_c.struct_size = 32
    R.check(C.anim_scene_get_input_info(self:address(), R.whole(index, "uint32_t", "index"), info_c))
    return A.InputInfo.read(info_c)
end
jit.off(A.Scene.get_input_info)

-- Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
-- ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
-- ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
--
-- C: anim_scene_set_number().
function A.Scene:set_number(name, value)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_set_number(self:address(), name_c, name_count, R.real(value, "value")))
end
jit.off(A.Scene.set_number)

-- Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
-- ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
-- ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
--
-- C: anim_scene_set_boolean().
function A.Scene:set_boolean(name, value)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_set_boolean(self:address(), name_c, name_count, R.boolean(value, "value")))
end
jit.off(A.Scene.set_boolean)

-- Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
-- ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
-- ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
--
-- C: anim_scene_set_string().
function A.Scene:set_string(name, text)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local text_c, text_count = R.text(text, "text")
    R.check(C.anim_scene_set_string(self:address(), name_c, name_count, text_c, text_count))
end
jit.off(A.Scene.set_string)

-- Fires a trigger: the machine receives the event with the trigger's name.
--
-- C: anim_scene_fire_trigger().
function A.Scene:fire_trigger(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_fire_trigger(self:address(), name_c, name_count))
end
jit.off(A.Scene.fire_trigger)

-- The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
--
-- C: anim_scene_get_number().
function A.Scene:get_number(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local value_c = T["double[1]"]()
    R.check(C.anim_scene_get_number(self:address(), name_c, name_count, value_c))
    return value_c[0]
end
jit.off(A.Scene.get_number)

-- The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
--
-- C: anim_scene_get_boolean().
function A.Scene:get_boolean(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local value_c = T["int32_t[1]"]()
    R.check(C.anim_scene_get_boolean(self:address(), name_c, name_count, value_c))
    return value_c[0] ~= 0
end
jit.off(A.Scene.get_boolean)

-- The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
--
-- C: anim_scene_get_string().
function A.Scene:get_string(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_string(self:address(), name_c, name_count, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_string(self:address(), name_c, name_count, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_string)

-- The names of the active states that have no active child, in document order, separated by spaces; a part of a name
-- that contains a space is in backquotes. Empty for a document without a machine.
--
-- C: anim_scene_get_atomic_states().
function A.Scene:get_atomic_states()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_atomic_states(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_atomic_states(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_atomic_states)

-- Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
--
-- C: anim_scene_is_in_state().
function A.Scene:is_in_state(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local active_c = T["int32_t[1]"]()
    R.check(C.anim_scene_is_in_state(self:address(), name_c, name_count, active_c))
    return active_c[0] ~= 0
end
jit.off(A.Scene.is_in_state)

-- As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
-- numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two with
-- one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
--
-- C: anim_scene_send_data().
function A.Scene:send_data(name, fields)
    R.stack()
    local keep = {}
    local name_c, name_count = R.text(name, "name")
    local fields_c, fields_count = R.structs(fields, A.EventField, "anim_event_field[?]", keep, "fields")
    R.check(C.anim_scene_send_data(self:address(), name_c, name_count, fields_c, fields_count))
end
jit.off(A.Scene.send_data)

-- One field of an event's data, by its index in the document's order, and its text. data and count are members of the
-- event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at most 1
-- MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
-- ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of the
-- event is their number; poll more often to lose none. Asking for the text of a field that is no text is
-- ANIM_ERROR_KIND.
--
-- C: anim_scene_get_event_value().
function A.Scene:get_event_value(data, index)
    R.stack()
    local value_c = T["anim_event_value"]()
    R.check(C.anim_scene_get_event_value(self:address(), R.whole(data, "uint64_t", "data"), R.whole(index, "uint32_t", "index"), value_c))
    return A.EventValue.read(value_c)
end
jit.off(A.Scene.get_event_value)

-- One field of an event's data, by its index in the document's order, and its text. data and count are members of the
-- event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at most 1
-- MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
-- ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of the
-- event is their number; poll more often to lose none. Asking for the text of a field that is no text is
-- ANIM_ERROR_KIND.
--
-- C: anim_scene_get_event_text().
function A.Scene:get_event_text(data, index)
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_event_text(self:address(), R.whole(data, "uint64_t", "data"), R.whole(index, "uint32_t", "index"), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_event_text(self:address(), R.whole(data, "uint64_t", "data"), R.whole(index, "uint32_t", "index"), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_event_text)

-- The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A machine
-- that is done keeps its last ones.
--
-- C: anim_scene_get_configuration().
function A.Scene:get_configuration()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_configuration(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_configuration(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_configuration)

-- Whether the machine has reached an outermost final state: it ignores all events from then on.
--
-- C: anim_scene_is_done().
function A.Scene:is_done()
    R.stack()
    local done_c = T["int32_t[1]"]()
    R.check(C.anim_scene_is_done(self:address(), done_c))
    return done_c[0] ~= 0
end
jit.off(A.Scene.is_done)

-- How many states the machine has; 0 for a document without a machine.
--
-- C: anim_scene_get_state_count().
function A.Scene:get_state_count()
    R.stack()
    local count_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_get_state_count(self:address(), count_c))
    return count_c[0]
end
jit.off(A.Scene.get_state_count)

-- State number index, 0 <= index < count, in document order: for tools that show a machine. ANIM_ERROR_NOT_FOUND
-- beyond.
--
-- C: anim_scene_get_state_info().
function A.Scene:get_state_info(index)
    R.stack()
    local info_c = T["anim_machine_state_info"]()
    info_c.struct_size = 24
    R.check(C.anim_scene_get_state_info(self:address(), R.whole(index, "uint32_t", "index"), info_c))
    return A.MachineStateInfo.read(info_c)
end
jit.off(A.Scene.get_state_info)

-- A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers, pointers
-- and the random generator.
--
-- C: anim_scene_get_hash().
function A.Scene:get_hash()
    R.stack()
    local hash_c = T["uint64_t[1]"]()
    R.check(C.anim_scene_get_hash(self:address(), hash_c))
    return R.number(hash_c[0])
end
jit.off(A.Scene.get_hash)

-- List number index, from 0 on, in the document's order; a component's lists follow those of the document that uses it.
-- ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_list_info().
function A.Scene:get_list_info(index)
    R.stack()
    local info_c = T["anim_list_info"]()
    info_c.struct_size = 24
    R.check(C.anim_scene_get_list_info(self:address(), R.whole(index, "uint32_t", "index"), info_c))
    return A.ListInfo.read(info_c)
end
jit.off(A.Scene.get_list_info)

-- The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the same
-- until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
--
-- C: anim_scene_find_list().
function A.Scene:find_list(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    local list_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_find_list(self:address(), name_c, name_count, list_c))
    return list_c[0]
end
jit.off(A.Scene.find_list)

-- The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list that
-- does not exist, here and in all calls below.
--
-- C: anim_scene_get_item_info().
function A.Scene:get_item_info(list, index)
    R.stack()
    local info_c = T["anim_item_info"]()
    info_c.struct_size = 16
    R.check(C.anim_scene_get_item_info(self:address(), R.whole(list, "uint32_t", "list"), R.whole(index, "uint32_t", "index"), info_c))
    return A.ItemInfo.read(info_c)
end
jit.off(A.Scene.get_item_info)

-- Its key.
--
-- C: anim_scene_get_item_key().
function A.Scene:get_item_key(list, index)
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_item_key(self:address(), R.whole(list, "uint32_t", "list"), R.whole(index, "uint32_t", "index"), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_item_key(self:address(), R.whole(list, "uint32_t", "list"), R.whole(index, "uint32_t", "index"), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_item_key)

-- The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
--
-- C: anim_scene_find_item().
function A.Scene:find_item(list, key)
    R.stack()
    local key_c, key_count = R.text(key, "key")
    local index_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_find_item(self:address(), R.whole(list, "uint32_t", "list"), key_c, key_count, index_c))
    return index_c[0]
end
jit.off(A.Scene.find_item)

-- Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values of
-- its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything else are as
-- in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result is the number of
-- anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a full list;
-- ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input; ANIM_ERROR_KIND for a
-- field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range; ANIM_ERROR_STATE for an input that
-- the list sets or a trigger, and for a list inside an item that is not in use.
--
-- C: anim_scene_append_item().
function A.Scene:append_item(list, index, key, fields)
    R.stack()
    local keep = {}
    local key_c, key_count = R.text(key, "key")
    local fields_c, fields_count = R.structs(fields, A.EventField, "anim_event_field[?]", keep, "fields")
    local number_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_append_item(self:address(), R.whole(list, "uint32_t", "list"), R.whole(index, "uint32_t", "index"), key_c, key_count, fields_c, fields_count, number_c))
    return number_c[0]
end
jit.off(A.Scene.append_item)

-- Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is done, or
-- at once if no transition was taken.
--
-- C: anim_scene_remove_item().
function A.Scene:remove_item(list, key)
    R.stack()
    local key_c, key_count = R.text(key, "key")
    R.check(C.anim_scene_remove_item(self:address(), R.whole(list, "uint32_t", "list"), key_c, key_count))
end
jit.off(A.Scene.remove_item)

-- Removes all items.
--
-- C: anim_scene_clear_list().
function A.Scene:clear_list(list)
    R.stack()
    R.check(C.anim_scene_clear_list(self:address(), R.whole(list, "uint32_t", "list")))
end
jit.off(A.Scene.clear_list)

-- Moves the item with a key to a position, or to the end if there are fewer items.
--
-- C: anim_scene_move_item().
function A.Scene:move_item(list, key, index)
    R.stack()
    local key_c, key_count = R.text(key, "key")
    R.check(C.anim_scene_move_item(self:address(), R.whole(list, "uint32_t", "list"), key_c, key_count, R.whole(index, "uint32_t", "index")))
end
jit.off(A.Scene.move_item)

-- Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that no
-- item has; errors of fields are those of anim_scene_append_item().
--
-- C: anim_scene_update_item().
function A.Scene:update_item(list, key, fields)
    R.stack()
    local keep = {}
    local key_c, key_count = R.text(key, "key")
    local fields_c, fields_count = R.structs(fields, A.EventField, "anim_event_field[?]", keep, "fields")
    R.check(C.anim_scene_update_item(self:address(), R.whole(list, "uint32_t", "list"), key_c, key_count, fields_c, fields_count))
end
jit.off(A.Scene.update_item)

-- Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
-- document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values at
-- the beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and not read for CANCEL and LEAVE.
--
-- The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others, later
-- ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped there or of
-- no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the pointer.
--
-- DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
-- drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the upright
-- rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
-- clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down on it is
-- ignored until it goes up. A region that is disabled while it tracks receives cancel at the pointer's next move or up,
-- and nothing more from it.
--
-- A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer onto
-- the shape of an enabled region with "capture" false that holds nothing. The first region then receives drag.exit
-- (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from then on.
--
-- A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
-- (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is down,
-- the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A pointer
-- that goes down without having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known,
-- a new one replaces the one that began to hover first.
--
-- A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that are down are
-- ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is down cancels it.
--
-- The host and the machine receive each of these as an event named "<region>.<what>", whose data are numbers (a host
-- reads them by anim_scene_get_event_value):
--
-- - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
-- - sceneX, sceneY;
-- - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per second of
--   host time, see anim_velocity_estimator). These six are in the coordinates of the document that has the region. In a
--   component, the linear part of the inverse of the instance's whole present transform converts them to the
--   component's coordinates; they are 0 while the instance is invisible or of no size;
-- - pointer;
-- - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of host
--   time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A press that
--   is canceled because its region is disabled counts like a tap;
-- - inside (0 or 1);
-- - node: the result of anim_scene_hit_test when the pointer went down or began to hover there;
-- - keyboard (0).
--
-- Gestures are recognized only if a transition of the machine names their events; the host then receives these, too.
-- Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
--
-- - hover.move: each move of a pointer that hovers over the region, after hover.enter.
-- - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2 for a
--   double tap.
-- - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed within
--   the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0.
-- - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it, either
--   moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of the
--   midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to that at the
--   beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity (per
--   second), all in the coordinates of dx. After a pinch the press goes on with the remaining pointer: its drags count
--   from there, and the region receives up.inside or up.outside when it goes up. A third pointer is ignored. If the
--   press is canceled, pinch.end comes before cancel.
--
-- A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is farther
-- than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer must also have
-- moved farther along that axis than across it, in the coordinates of dx. The region above receives cancel, this one
-- down, and its totals count from there. Of several such regions the topmost takes the pointer; a region that already
-- tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or was taken over is not taken
-- over again.
--
-- C: anim_scene_send_pointer().
function A.Scene:send_pointer(kind, pointer, x, y)
    R.stack()
    R.check(C.anim_scene_send_pointer(self:address(), A.PointerAction.number(kind), R.whole(pointer, "int32_t", "pointer"), R.real(x, "x"), R.real(y, "y")))
end
jit.off(A.Scene.send_pointer)

-- Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page would
-- scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost receives
-- it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1, the
-- others 0. If its machine takes no transition for the event (no active state has one, or no guard is true), the next
-- region behind receives it, and so on; a disabled region ends the search. The result is whether a machine took a
-- transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy are at most 1e150 in size.
--
-- C: anim_scene_send_wheel().
function A.Scene:send_wheel(x, y, dx, dy)
    R.stack()
    local used_c = T["int32_t[1]"]()
    R.check(C.anim_scene_send_wheel(self:address(), R.real(x, "x"), R.real(y, "y"), R.real(dx, "dx"), R.real(dy, "dy"), used_c))
    return used_c[0] ~= 0
end
jit.off(A.Scene.send_wheel)

-- Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region that
-- tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for an
-- unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another
-- pointer.
--
-- C: anim_scene_capture_pointer().
function A.Scene:capture_pointer(pointer, region)
    R.stack()
    local region_c, region_count = R.text(region, "region")
    R.check(C.anim_scene_capture_pointer(self:address(), R.whole(pointer, "int32_t", "pointer"), region_c, region_count))
end
jit.off(A.Scene.capture_pointer)

-- Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel.
--
-- C: anim_scene_release_pointer().
function A.Scene:release_pointer(pointer)
    R.stack()
    R.check(C.anim_scene_release_pointer(self:address(), R.whole(pointer, "int32_t", "pointer")))
end
jit.off(A.Scene.release_pointer)

-- Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it. With
-- Control, Alt or Meta no key is used.
--
-- Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
-- focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab continues
-- from its former place. After the last region nothing has the focus and the key is not used, so that a host can go on
-- to its next control. The Tab after that begins anew.
--
-- The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down when
-- the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is held is
-- cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds a pointer
-- receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right, key.up,
-- key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host repeats them. A
-- region that is disabled or invisible loses the focus at the next key. The data of these events are those of
-- anim_scene_send_pointer(): keyboard is 1, x and y are the center of the region's bounds, inside is 1, pointer is -1
-- and node is the region's own; the others are 0.
--
-- C: anim_scene_send_key().
function A.Scene:send_key(action, key, modifiers)
    R.stack()
    local used_c = T["int32_t[1]"]()
    R.check(C.anim_scene_send_key(self:address(), A.KeyAction.number(action), A.Key.number(key), A.ModifierFlags.number(modifiers), used_c))
    return used_c[0] ~= 0
end
jit.off(A.Scene.send_key)

-- Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new one
-- focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is invisible.
--
-- C: anim_scene_set_focus().
function A.Scene:set_focus(name)
    R.stack()
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_set_focus(self:address(), name_c, name_count))
end
jit.off(A.Scene.set_focus)

-- The name of the region that has the focus; empty when none has.
--
-- C: anim_scene_get_focus().
function A.Scene:get_focus()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_focus(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_focus(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_focus)

-- The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation values. A
-- fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(), even if its
-- paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there, invisible or of
-- opacity 0 do not count.
--
-- C: anim_scene_hit_test().
function A.Scene:hit_test(x, y)
    R.stack()
    local node_c = T["int32_t[1]"]()
    R.check(C.anim_scene_hit_test(self:address(), R.real(x, "x"), R.real(y, "y"), node_c))
    return node_c[0]
end
jit.off(A.Scene.hit_test)

-- The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not; -1
-- for none.
--
-- C: anim_scene_hit_test_region().
function A.Scene:hit_test_region(x, y)
    R.stack()
    local region_c = T["int32_t[1]"]()
    R.check(C.anim_scene_hit_test_region(self:address(), R.real(x, "x"), R.real(y, "y"), region_c))
    return region_c[0]
end
jit.off(A.Scene.hit_test_region)

-- Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_region_info().
function A.Scene:get_region_info(index)
    R.stack()
    local info_c = T["anim_region_info"]()
    info_c.struct_size = 64
    R.check(C.anim_scene_get_region_info(self:address(), R.whole(index, "uint32_t", "index"), info_c))
    return A.RegionInfo.read(info_c)
end
jit.off(A.Scene.get_region_info)

-- How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts or
-- texts has changed since the last call.
--
-- C: anim_scene_get_accessibility_info().
function A.Scene:get_accessibility_info()
    R.stack()
    local count_c = T["uint32_t[1]"]()
    local revision_c = T["uint64_t[1]"]()
    R.check(C.anim_scene_get_accessibility_info(self:address(), count_c, revision_c))
    return count_c[0], R.number(revision_c[0])
end
jit.off(A.Scene.get_accessibility_info)

-- The present facts of one of these nodes, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_accessibility().
function A.Scene:get_accessibility(index)
    R.stack()
    local accessibility_c = T["anim_accessibility_element"]()
    accessibility_c.struct_size = 80
    R.check(C.anim_scene_get_accessibility(self:address(), R.whole(index, "uint32_t", "index"), accessibility_c))
    return A.AccessibilityElement.read(accessibility_c)
end
jit.off(A.Scene.get_accessibility)

-- One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none.
--
-- C: anim_scene_get_accessibility_text().
function A.Scene:get_accessibility_text(index, which)
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_accessibility_text(self:address(), R.whole(index, "uint32_t", "index"), A.AccessibilityText.number(which), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_accessibility_text(self:address(), R.whole(index, "uint32_t", "index"), A.AccessibilityText.number(which), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_accessibility_text)

-- The present display list: commands from back to front, and the arrays to which they refer. Each is a view that is
-- valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display... The
-- cost of updating it is proportional to what changed, and next to nothing if nothing did. If nodes appear, vanish or
-- change their order, or a path changes its number of commands, it is proportional to the whole list.
--
-- C: anim_scene_get_display_commands().
function A.Scene:get_display_commands()
    R.stack()
    local commands_c = T["const anim_draw_command *[1]"]()
    local commands_count = T["size_t[1]"]()
    R.check(C.anim_scene_get_display_commands(self:address(), commands_c, commands_count))
    return R.read_structs(commands_c[0], tonumber(commands_count[0]), A.DrawCommand)
end
jit.off(A.Scene.get_display_commands)

-- The whole display list in one call, with the same views.
--
-- C: anim_scene_get_display().
function A.Scene:get_display()
    R.stack()
    local display_c = T["anim_display"]()
    display_c.struct_size = 112
    R.check(C.anim_scene_get_display(self:address(), display_c))
    return A.Display.read(display_c)
end
jit.off(A.Scene.get_display)

-- The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for the
-- first. A host that has drawn it need not draw again while it stays the same. Another scene of the same document,
-- queried at other times, has other revisions.
--
-- C: anim_scene_get_display_revision().
function A.Scene:get_display_revision()
    R.stack()
    local revision_c = T["uint64_t[1]"]()
    R.check(C.anim_scene_get_display_revision(self:address(), revision_c))
    return R.number(revision_c[0])
end
jit.off(A.Scene.get_display_revision)

-- The area that must be drawn again since a revision: the union of the old and new bounds of everything that changed,
-- appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole canvas for a
-- revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached.
--
-- C: anim_scene_get_display_damage().
function A.Scene:get_display_damage(since)
    R.stack()
    local rectangle_c = T["anim_rectangle"]()
    R.check(C.anim_scene_get_display_damage(self:address(), R.whole(since, "uint64_t", "since"), rectangle_c))
    return A.Rectangle.read(rectangle_c)
end
jit.off(A.Scene.get_display_damage)

-- The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is red,
-- green, blue and opacity, each from 0 to 1.
--
-- C: anim_scene_get_svg().
function A.Scene:get_svg(background)
    R.stack()
    local background_c = background ~= nil and R.fixed(background, T["double[4]"](), 4, "background") or nil
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_svg(self:address(), background_c, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_svg(self:address(), background_c, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_svg)

-- The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active states
-- of the machines with their histories, pending delays and events; the inputs, pointers, focus and random generator. It
-- does not contain the document.
--
-- C: anim_scene_snapshot().
function A.Scene:snapshot()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_snapshot(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["uint8_t[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_snapshot(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.snapshot)

-- Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may be of
-- another scene, in another process or on another machine, if the documents of both mean the same and their parameters
-- are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin with x- and the
-- order of an object's keys have no meaning; the order of names, as in inputs, properties and states, has. All of the
-- display list counts as changed; revisions continue.
--
-- C: anim_scene_restore().
function A.Scene:restore(bytes)
    R.stack()
    local bytes_c, bytes_count = R.text(bytes, "bytes")
    R.check(C.anim_scene_restore(self:address(), bytes_c, bytes_count))
end
jit.off(A.Scene.restore)

-- Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by the
-- edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older edition,
-- and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what is not. Of the
-- options, only parameters, library and memory_limit are used, for the text; those of document were given to
-- anim_document_load.
--
-- Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document and
-- text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage, the event
-- callback, the step budget and the revisions stay; identifiers of properties, animations, transactions, groups and
-- banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an open transaction;
-- errors as in anim_scene_restore and anim_scene_load. Nothing has changed then.
--
-- C: anim_scene_restore_edition().
function A.Scene:restore_edition(bytes, document, text, options)
    R.stack()
    local keep = {}
    local bytes_c, bytes_count = R.text(bytes, "bytes")
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local length_c = T["size_t[1]"]()
    local capacity = 65536
    local buffer_c = T["char[?]"](capacity)
    R.check(C.anim_scene_restore_edition(self:address(), bytes_c, bytes_count, R.object(document, A.Document, "document", false), text_c, text_count, options_c, buffer_c, capacity, length_c))
    return R.lines(buffer_c, capacity, tonumber(length_c[0]))
end
jit.off(A.Scene.restore_edition)

-- Applies one step's input to a scene now, whatever the time.
--
-- C: anim_scene_apply_step().
function A.Scene:apply_step(trace, index)
    R.stack()
    R.check(C.anim_scene_apply_step(self:address(), R.object(trace, A.Trace, "trace", false), R.whole(index, "size_t", "index")))
end
jit.off(A.Scene.apply_step)

-- Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For each
-- step from next_step on whose time is not later, it advances to that step and applies it; then it advances to the
-- time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each call. If a
-- step or an advance on the way is refused, the call fails, the scene stays where it is then, and next_step is updated
-- as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
--
-- C: anim_scene_play().
function A.Scene:play(trace, time, next_step)
    R.stack()
    local next_step_c = T["size_t[1]"](R.whole(next_step, "size_t", "next_step"))
    R.check(C.anim_scene_play(self:address(), R.object(trace, A.Trace, "trace", false), R.whole(time, "int64_t", "time"), next_step_c))
    return R.number(next_step_c[0])
end
jit.off(A.Scene.play)

-- Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
-- ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
--
-- C: anim_trace_load().
function A.Trace.load(text)
    local text_c, text_count = R.text(text, "text")
    local trace_c = T["anim_trace *[1]"]()
    R.check(C.anim_trace_load(text_c, text_count, trace_c))
    return A.Trace.of(trace_c[0])
end

-- Facts about a trace.
--
-- C: anim_trace_get_info().
function A.Trace:get_info()
    local info_c = T["anim_trace_info"]()
    info_c.struct_size = 32
    R.check(C.anim_trace_get_info(self:address(), info_c))
    return A.TraceInfo.read(info_c)
end

-- The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
--
-- C: anim_trace_get_parameters().
function A.Trace:get_parameters()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_trace_get_parameters(self:address(), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_trace_get_parameters(self:address(), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end

-- The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
--
-- C: anim_trace_get_step_time().
function A.Trace:get_step_time(index)
    local time_c = T["int64_t[1]"]()
    R.check(C.anim_trace_get_step_time(self:address(), R.whole(index, "size_t", "index"), time_c))
    return R.number(time_c[0])
end

-- Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property shows what
-- anim_morph_create() without options makes of the path that it shows and the new one: points of paths with the same
-- verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps its
-- velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path that was
-- set, with its own verbs.
--
-- In three cases paths with other verbs are cut to a common structure instead, in which their points move straight: if
-- they have more than 4096 coordinates together, if rotation is turned off (see anim_stage_set_path_turns), and if the
-- new motion does not end the present one at once, or begins with a velocity that is given. A morph that would need
-- more than 65536 coordinates, and more than eight times those of both paths, is not made: the path jumps. It also
-- jumps where no transaction is open or the property's action is NONE.
--
-- C: anim_stage_set_path().
function A.Property:set_path(path)
    R.stack()
    R.check(C.anim_stage_set_path(self.stage:address(), self.identifier, R.object(path, A.Path, "path", false)))
end
jit.off(A.Property.set_path)

-- Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there by a
-- spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present velocity, or with
-- velocity if that is given: one of each coordinate of path, also where the property holds a path with other verbs.
--
-- C: anim_stage_spring_to_path().
function A.Property:spring_to_path(path, velocity, spring)
    R.stack()
    local keep = {}
    local velocity_c, velocity_count
    if velocity ~= nil then
        velocity_c, velocity_count = R.array(velocity, "double", "velocity")
    end
    local spring_c = A.Spring.write(spring, T["anim_spring"](), keep)
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_spring_to_path(self.stage:address(), self.identifier, R.object(path, A.Path, "path", false), velocity_c, velocity ~= nil and velocity_count or 0, spring_c, transaction_c))
    return A.Transaction.of(self.stage, transaction_c[0])
end
jit.off(A.Property.spring_to_path)

-- The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
--
-- C: anim_stage_curve_to_path().
function A.Property:curve_to_path(path, curve, duration)
    R.stack()
    local keep = {}
    local curve_c = A.CubicBezier.write(curve, T["anim_cubic_bezier"](), keep)
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_curve_to_path(self.stage:address(), self.identifier, R.object(path, A.Path, "path", false), curve_c, R.real(duration, "duration"), transaction_c))
    return A.Transaction.of(self.stage, transaction_c[0])
end
jit.off(A.Property.curve_to_path)

-- The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
-- verbs, presentation and velocity have as many components as the path that is shown.
--
-- C: anim_stage_get_path().
function A.Property:get_path(what)
    R.stack()
    local path = A.Path.create()
    R.check(C.anim_stage_get_path(self.stage:address(), self.identifier, A.Read.number(what), path:address()))
    return path
end
jit.off(A.Property.get_path)

-- Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
--
-- C: anim_stage_remove_property().
function A.Property:remove()
    R.stack()
    R.check(C.anim_stage_remove_property(self.stage:address(), self.identifier))
end
jit.off(A.Property.remove)

-- Describes a property.
--
-- C: anim_stage_get_property_info().
function A.Property:get_info()
    R.stack()
    local info_c = T["anim_property_info"]()
    info_c.struct_size = 32
    R.check(C.anim_stage_get_property_info(self.stage:address(), self.identifier, info_c))
    return A.PropertyInfo.read(info_c)
end
jit.off(A.Property.get_info)

-- The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
-- animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked before
-- the property is.
--
-- C: anim_stage_set_threshold().
function A.Property:set_threshold(threshold)
    R.stack()
    R.check(C.anim_stage_set_threshold(self.stage:address(), self.identifier, R.real(threshold, "threshold")))
end
jit.off(A.Property.set_threshold)

-- Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion, from
-- where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A transaction
-- with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
-- ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends unfinished
-- when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
-- most 1e150 in size (ANIM_ERROR_LIMIT).
--
-- C: anim_stage_set_value().
function A.Property:set_value(value)
    R.stack()
    local value_c, value_count = R.array(value, "double", "value")
    R.check(C.anim_stage_set_value(self.stage:address(), self.identifier, value_c, value_count))
end
jit.off(A.Property.set_value)

-- Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
-- there by a spring, which replaces the property's animations, from where it is. It starts with the present velocity,
-- or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size). A property
-- that has an action of its own moves by that. Gives the transaction, which is committed and completes when the
-- property has arrived; it may be complete already.
--
-- C: anim_stage_spring_to().
function A.Property:spring_to(value, velocity, spring)
    R.stack()
    local keep = {}
    local value_c, value_count = R.array(value, "double", "value")
    local velocity_c, velocity_count
    if velocity ~= nil then
        velocity_c, velocity_count = R.array(velocity, "double", "velocity")
    end
    local spring_c = A.Spring.write(spring, T["anim_spring"](), keep)
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_spring_to(self.stage:address(), self.identifier, value_c, velocity_c, R.shared("value", value_count, "velocity", velocity ~= nil and velocity_count or nil), spring_c, transaction_c))
    return A.Transaction.of(self.stage, transaction_c[0])
end
jit.off(A.Property.spring_to)

-- The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
--
-- C: anim_stage_curve_to().
function A.Property:curve_to(value, curve, duration)
    R.stack()
    local keep = {}
    local value_c, value_count = R.array(value, "double", "value")
    local curve_c = A.CubicBezier.write(curve, T["anim_cubic_bezier"](), keep)
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_curve_to(self.stage:address(), self.identifier, value_c, value_count, curve_c, R.real(duration, "duration"), transaction_c))
    return A.Transaction.of(self.stage, transaction_c[0])
end
jit.off(A.Property.curve_to)

-- Reads one property: as many numbers as it has components.
--
-- C: anim_stage_get_value().
function A.Property:get_value(what, value)
    R.stack()
    local value_c, value_count = R.room(value, "double[?]", "value")
    R.check(C.anim_stage_get_value(self.stage:address(), self.identifier, A.Read.number(what), value_c, value_count))
    return R.filled(value, value_c, value_count, nil, nil)
end
jit.off(A.Property.get_value)

-- Sets a property's action. motion is read for ANIM_ACTION_OWN.
--
-- C: anim_stage_set_action().
function A.Property:set_action(action, motion)
    R.stack()
    local keep = {}
    local motion_c = motion ~= nil and A.Motion.write(motion, T["anim_motion"](), keep) or nil
    R.check(C.anim_stage_set_action(self.stage:address(), self.identifier, A.Action.number(action), motion_c))
end
jit.off(A.Property.set_action)

-- Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any, waits
-- for it to complete. An animation that fills forwards stays in effect after its end until it is removed or replaced.
-- ANIM_ERROR_STATE for a derived property.
--
-- from, to and by combine as in Core Animation: one that is not set is the presentation value at the start (nothing for
-- an additive animation). Options for other kinds are not read.
--
-- sets_model sets the model value to the animation's last value: what it would show after its end with a fill forwards,
-- after all repeats and reversals, with its offset and speed. For an animation that never ends, the last value is the
-- one at the end of one run. For a spring or decay it is the value at rest, even where a duration cuts the motion off.
-- An additive animation has no value of its own, and leaves the model alone.
--
-- It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset wraps:
-- the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its beginning;
-- without an offset it shows its first value at the flick at which it begins, as Core Animation does, and before it
-- where it fills backwards. (Groups follow the formula of anim_media_timing exactly.) At the flick at which it ends it
-- still shows its last value and counts as running, unless the property is set or animated anew. From the next flick on
-- it is gone.
--
-- Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
-- added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences
-- from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses begins
-- each repeat anew, from where its way back ended.
--
-- C: anim_stage_animate().
function A.Property:animate(options)
    R.stack()
    local keep = {}
    local options_c = A.AnimationOptions.write(options or {}, T["anim_animation_options"](), keep)
    local animation_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_animate(self.stage:address(), self.identifier, options_c, animation_c))
    return A.Animation.of(self.stage, animation_c[0])
end
jit.off(A.Property.animate)

-- Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options; either
-- may be left out. An end given as a path must not be set in the options; their other members apply. On its way the
-- property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
-- anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to and
-- sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
--
-- C: anim_stage_animate_path().
function A.Property:animate_path(options, from, to)
    R.stack()
    local keep = {}
    local options_c = A.AnimationOptions.write(options or {}, T["anim_animation_options"](), keep)
    local animation_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_animate_path(self.stage:address(), self.identifier, options_c, R.object(from, A.Path, "from", true), R.object(to, A.Path, "to", true), animation_c))
    return A.Animation.of(self.stage, animation_c[0])
end
jit.off(A.Property.animate_path)

-- Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points always
-- move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a
-- property that is no path.
--
-- C: anim_stage_set_path_turns().
function A.Property:set_path_turns(turns)
    R.stack()
    R.check(C.anim_stage_set_path_turns(self.stage:address(), self.identifier, R.boolean(turns, "turns")))
end
jit.off(A.Property.set_path_turns)

-- Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points always
-- move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a
-- property that is no path.
--
-- C: anim_stage_get_path_turns().
function A.Property:get_path_turns()
    R.stack()
    local turns_c = T["int32_t[1]"]()
    R.check(C.anim_stage_get_path_turns(self.stage:address(), self.identifier, turns_c))
    return turns_c[0] ~= 0
end
jit.off(A.Property.get_path_turns)

-- How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
-- anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is no
-- path.
--
-- C: anim_stage_set_path_paint().
function A.Property:set_path_paint(paint)
    R.stack()
    R.check(C.anim_stage_set_path_paint(self.stage:address(), self.identifier, A.MorphPaint.number(paint)))
end
jit.off(A.Property.set_path_paint)

-- How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
-- anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is no
-- path.
--
-- C: anim_stage_get_path_paint().
function A.Property:get_path_paint()
    R.stack()
    local paint_c = T["int32_t[1]"]()
    R.check(C.anim_stage_get_path_paint(self.stage:address(), self.identifier, paint_c))
    return A.MorphPaint.name(paint_c[0])
end
jit.off(A.Property.get_path_paint)

-- Removes all animations of a property: it shows its model value.
--
-- C: anim_stage_remove_all_animations().
function A.Property:remove_all_animations()
    R.stack()
    R.check(C.anim_stage_remove_all_animations(self.stage:address(), self.identifier))
end
jit.off(A.Property.remove_all_animations)

-- Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes that
-- value, and the animations of the property end unfinished. The property keeps its velocity: the next spring (of a
-- value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it is given
-- one. The velocity is forgotten once the property jumps or anything else moves it. A property that nothing moves stays
-- as it is. A path keeps no velocity.
--
-- C: anim_stage_hold().
function A.Property:hold()
    R.stack()
    R.check(C.anim_stage_hold(self.stage:address(), self.identifier))
end
jit.off(A.Property.hold)

-- Makes a property derived: text has one expression for each component, separated by commas, over the components of
-- other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on
-- expressions. Its presentation is computed from presentations, its model from models, its velocity by the chain rule;
-- a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on setting or animating it is
-- ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with
-- line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names.
--
-- C: anim_stage_set_expression().
function A.Property:set_expression(text)
    R.stack()
    local text_c, text_count = R.text(text, "text")
    R.check(C.anim_stage_set_expression(self.stage:address(), self.identifier, text_c, text_count))
end
jit.off(A.Property.set_expression)

-- The text of a derived property's expressions; empty for others.
--
-- C: anim_stage_get_expression().
function A.Property:get_expression()
    R.stack()
    local length_c = T["size_t[1]"]()
    R.check(C.anim_stage_get_expression(self.stage:address(), self.identifier, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_stage_get_expression(self.stage:address(), self.identifier, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Property.get_expression)

-- Sets a property's observer: it is called at the end of every advance after which the presentation differs from what
-- it last received (at first: from now). A property has one observer; without a callback it is removed. To poll, see
-- anim_stage_take_changed.
--
-- C: anim_stage_observe().
function A.Property:observe(callback)
    R.stack()
    self.stage:address()
    local callback_context = R.remember(callback, self.stage, true, "callback")
    R.check(C.anim_stage_observe(self.stage:address(), self.identifier, callback_context ~= nil and R.trampolines["anim_property_callback"] or nil, callback_context, R.release))
end
jit.off(A.Property.observe)

-- Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
-- animations begun in it have ended: at once when there are none.
--
-- C: anim_stage_commit_transaction().
function A.Transaction:commit()
    R.stack()
    R.check(C.anim_stage_commit_transaction(self.stage:address(), self.identifier))
end
jit.off(A.Transaction.commit)

-- Removes an animation. It ends unfinished, and no longer affects its property.
--
-- C: anim_stage_remove_animation().
function A.Animation:remove()
    R.stack()
    R.check(C.anim_stage_remove_animation(self.stage:address(), self.identifier))
end
jit.off(A.Animation.remove)

-- Removes a group and those inside it; their animations end unfinished.
--
-- C: anim_stage_remove_group().
function A.AnimationGroup:remove()
    R.stack()
    R.check(C.anim_stage_remove_group(self.stage:address(), self.identifier))
end
jit.off(A.AnimationGroup.remove)

-- A group's own time in seconds; an animator's is its fraction times its duration.
--
-- C: anim_animation_group_get_time().
function A.AnimationGroup:get_time()
    R.stack()
    local seconds_c = T["double[1]"]()
    R.check(C.anim_animation_group_get_time(self.stage:address(), self.identifier, seconds_c))
    return seconds_c[0]
end
jit.off(A.AnimationGroup.get_time)

-- Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND for
-- other groups.
--
-- C: anim_animation_group_set_speed().
function A.AnimationGroup:set_speed(speed)
    R.stack()
    R.check(C.anim_animation_group_set_speed(self.stage:address(), self.identifier, R.real(speed, "speed")))
end
jit.off(A.AnimationGroup.set_speed)

-- Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND for
-- other groups.
--
-- C: anim_animation_group_set_paused().
function A.AnimationGroup:set_paused(paused)
    R.stack()
    R.check(C.anim_animation_group_set_paused(self.stage:address(), self.identifier, R.boolean(paused, "paused")))
end
jit.off(A.AnimationGroup.set_paused)

-- Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations that
-- end before that time end when the stage next advances. An animation that has ended but fills forwards runs, and ends,
-- once more if the time is before its end.
--
-- C: anim_animation_group_seek().
function A.AnimationGroup:seek(seconds)
    R.stack()
    R.check(C.anim_animation_group_seek(self.stage:address(), self.identifier, R.real(seconds, "seconds")))
end
jit.off(A.AnimationGroup.seek)

-- Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no duration.
--
-- C: anim_animator_get_fraction().
function A.AnimationGroup:get_fraction()
    R.stack()
    local fraction_c = T["double[1]"]()
    R.check(C.anim_animator_get_fraction(self.stage:address(), self.identifier, fraction_c))
    return fraction_c[0]
end
jit.off(A.AnimationGroup.get_fraction)

-- Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
--
-- C: anim_animator_set_fraction().
function A.AnimationGroup:set_fraction(fraction)
    R.stack()
    R.check(C.anim_animator_set_fraction(self.stage:address(), self.identifier, R.real(fraction, "fraction")))
end
jit.off(A.AnimationGroup.set_fraction)

-- Pauses it where it is.
--
-- C: anim_animator_pause().
function A.AnimationGroup:pause()
    R.stack()
    R.check(C.anim_animator_pause(self.stage:address(), self.identifier))
end
jit.off(A.AnimationGroup.pause)

-- Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves. Without
-- a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve; with
-- ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the fraction's
-- present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it is at rest.
-- Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the animator's duration;
-- a curve or easing takes the duration of motion instead, if that is set. Other members of motion are not read. On
-- arrival at either end, its animations end finished and the animator is removed. At the start, the model values are
-- the old ones again.
--
-- C: anim_animator_run().
function A.AnimationGroup:run(reversed, motion, duration_factor, velocity)
    R.stack()
    local keep = {}
    local motion_c = motion ~= nil and A.Motion.write(motion, T["anim_motion"](), keep) or nil
    R.check(C.anim_animator_run(self.stage:address(), self.identifier, R.boolean(reversed, "reversed"), motion_c, R.real(duration_factor, "duration_factor"), R.real(velocity, "velocity")))
end
jit.off(A.AnimationGroup.run)

-- Stops and removes it: its properties take their new values, their old ones, or stay where they are.
--
-- C: anim_animator_stop().
function A.AnimationGroup:stop(position)
    R.stack()
    R.check(C.anim_animator_stop(self.stage:address(), self.identifier, A.AnimatorPosition.number(position)))
end
jit.off(A.AnimationGroup.stop)

-- Removes a bank; its springs are not reported any more.
--
-- C: anim_stage_remove_bank().
function A.SpringBank:remove()
    R.stack()
    R.check(C.anim_stage_remove_bank(self.stage:address(), self.identifier))
end
jit.off(A.SpringBank.remove)

-- Gives springs new targets. They keep their positions and velocities. indices selects the springs
-- (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
-- targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
-- reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in order,
-- ten times that in random order in a bank larger than the caches.
--
-- C: anim_spring_bank_retarget().
function A.SpringBank:retarget(indices, targets)
    R.stack()
    local indices_c, indices_count
    if indices ~= nil then
        indices_c, indices_count = R.array(indices, "uint32_t", "indices")
    end
    local targets_c, targets_count = R.array(targets, "double", "targets")
    R.check(C.anim_spring_bank_retarget(self.stage:address(), self.identifier, indices_c, targets_c, R.shared("indices", indices ~= nil and indices_count or nil, "targets", targets_count)))
end
jit.off(A.SpringBank.retarget)

-- Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
--
-- C: anim_spring_bank_set_values().
function A.SpringBank:set_values(indices, values)
    R.stack()
    local indices_c, indices_count
    if indices ~= nil then
        indices_c, indices_count = R.array(indices, "uint32_t", "indices")
    end
    local values_c, values_count = R.array(values, "double", "values")
    R.check(C.anim_spring_bank_set_values(self.stage:address(), self.identifier, indices_c, values_c, R.shared("indices", indices ~= nil and indices_count or nil, "values", values_count)))
end
jit.off(A.SpringBank.set_values)

-- The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to the
-- stage or the stage is destroyed; its numbers change when the stage advances.
--
-- C: anim_spring_bank_get_values().
function A.SpringBank:get_values(values)
    R.stack()
    local values_c = T["const double *[1]"]()
    local values_count = T["size_t[1]"]()
    R.check(C.anim_spring_bank_get_values(self.stage:address(), self.identifier, values_c, values_count))
    return R.view(nil, values, values_c[0], tonumber(values_count[0]), "double", "values")
end
jit.off(A.SpringBank.get_values)

-- Makes a view of a bank's values, which may be released before the stage or after.
--
-- C: anim_spring_bank_view_create().
function A.SpringBank:view_create()
    R.stack()
    local view_c = T["anim_spring_bank_view *[1]"]()
    R.check(C.anim_spring_bank_view_create(self.stage:address(), self.identifier, view_c))
    return A.SpringBankView.of(view_c[0])
end
jit.off(A.SpringBank.view_create)

-- The velocities of all springs, in units per second.
--
-- C: anim_spring_bank_get_velocities().
function A.SpringBank:get_velocities(velocities)
    R.stack()
    local velocities_c, velocities_count = R.room(velocities, "double[?]", "velocities")
    R.check(C.anim_spring_bank_get_velocities(self.stage:address(), self.identifier, velocities_c, velocities_count))
    return R.filled(velocities, velocities_c, velocities_count, nil, nil)
end
jit.off(A.SpringBank.get_velocities)

-- How many springs move, and how many have come to rest and were not yet taken.
--
-- C: anim_spring_bank_get_counts().
function A.SpringBank:get_counts()
    R.stack()
    local moving_c = T["size_t[1]"]()
    local settled_c = T["size_t[1]"]()
    R.check(C.anim_spring_bank_get_counts(self.stage:address(), self.identifier, moving_c, settled_c))
    return R.number(moving_c[0]), R.number(settled_c[0])
end
jit.off(A.SpringBank.get_counts)

-- Takes the indices of springs that have come to rest, in the order in which they did. Springs that were retargeted
-- within the same time slot are reported together, when the last of them has come to rest. A spring that was retargeted
-- again since is still reported, once.
--
-- C: anim_spring_bank_take_settled().
function A.SpringBank:take_settled()
    R.stack()
    local length_c = T["size_t[1]"]()
    local capacity = 64
    local indices_c = T["uint32_t[?]"](capacity)
    local all = {}
    repeat
        R.check(C.anim_spring_bank_take_settled(self.stage:address(), self.identifier, indices_c, capacity, length_c))
        for _, each in ipairs(R.read(indices_c, tonumber(length_c[0]))) do
            all[#all + 1] = each
        end
    until length_c[0] < capacity
    return all
end
jit.off(A.SpringBank.take_settled)

-- The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
-- constants that the host was compiled with.
--
-- C: anim_version().
function A.version()
    local result = C.anim_version()
    R.done()
    return result
end

-- The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
--
-- C: anim_components().
function A.components()
    local result = C.anim_components()
    R.done()
    return A.ComponentFlags.name(result)
end

-- The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number.
--
-- C: anim_status_name().
function A.status_name(status)
    local result = C.anim_status_name(A.Status.number(status))
    R.done()
    return R.c_string(result)
end

-- Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For
-- a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
-- bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
--
-- C: anim_last_error_message().
function A.last_error_message()
    local result = C.anim_last_error_message()
    R.done()
    return R.c_string(result)
end

-- Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
-- both 0 when the error was not in a text.
--
-- C: anim_last_error_place().
function A.last_error_place()
    local line_c = T["int32_t[1]"]()
    local column_c = T["int32_t[1]"]()
    C.anim_last_error_place(line_c, column_c)
    R.done()
    return line_c[0], column_c[0]
end

-- The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
-- document and for errors that are not in a document. One of over 511 bytes is cut off there.
--
-- C: anim_last_error_pointer().
function A.last_error_pointer()
    local result = C.anim_last_error_pointer()
    R.done()
    return R.c_string(result)
end

-- The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
-- 207 years) either way.
--
-- C: anim_flicks_from_seconds().
function A.flicks_from_seconds(seconds)
    local flicks_c = T["int64_t[1]"]()
    R.check(C.anim_flicks_from_seconds(R.real(seconds, "seconds"), flicks_c))
    return R.number(flicks_c[0])
end

-- A number of flicks in seconds, correctly rounded.
--
-- C: anim_flicks_to_seconds().
function A.flicks_to_seconds(flicks)
    local result = C.anim_flicks_to_seconds(R.whole(flicks, "int64_t", "flicks"))
    R.done()
    return result
end

-- Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
-- within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
-- follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
--
-- C: anim_math_evaluate().
function A.math_evaluate(function_, x, y, results)
    local x_c, x_count = R.array(x, "double", "x")
    local y_c, y_count
    if y ~= nil then
        y_c, y_count = R.array(y, "double", "y")
    end
    local results_count = R.shared("x", x_count, "y", y ~= nil and y_count or nil)
    local results_c = R.into(results, "double[?]", results_count, "results")
    R.check(C.anim_math_evaluate(A.MathFunction.number(function_), x_c, y_c, R.shared("x", x_count, "y", y ~= nil and y_count or nil), results_c))
    return results or R.read(results_c, results_count)
end

-- Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
-- 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
-- linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes
-- where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150
-- in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
--
-- C: anim_color_convert().
function A.color_convert(from_space, to_space, colors, results)
    local colors_c, colors_count = R.array(colors, "double", "colors")
    local results_count = (R.rows(colors_count, 4, "colors")) * 4
    local results_c = R.into(results, "double[?]", results_count, "results")
    R.check(C.anim_color_convert(A.ColorSpace.number(from_space), A.ColorSpace.number(to_space), colors_c, R.rows(colors_count, 4, "colors"), results_c))
    return results or R.read(results_c, results_count)
end

-- The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
-- that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
-- whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
-- transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
--
-- C: anim_color_interpolate().
function A.color_interpolate(interpolation, from, to, progress)
    local keep = {}
    local interpolation_c = A.ColorInterpolation.write(interpolation, T["anim_color_interpolation"](), keep)
    local from_c = R.fixed(from, T["double[4]"](), 4, "from")
    local to_c = R.fixed(to, T["double[4]"](), 4, "to")
    local result_c = T["double[4]"]()
    R.check(C.anim_color_interpolate(interpolation_c, from_c, to_c, R.real(progress, "progress"), result_c))
    return R.read(result_c, 4)
end

-- The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
--
-- C: anim_color_interpolate_many().
function A.color_interpolate_many(interpolation, from, to, progresses, results)
    local keep = {}
    local interpolation_c = A.ColorInterpolation.write(interpolation, T["anim_color_interpolation"](), keep)
    local from_c = R.fixed(from, T["double[4]"](), 4, "from")
    local to_c = R.fixed(to, T["double[4]"](), 4, "to")
    local progresses_c, progresses_count = R.array(progresses, "double", "progresses")
    local results_count = (progresses_count) * 4
    local results_c = R.into(results, "double[?]", results_count, "results")
    R.check(C.anim_color_interpolate_many(interpolation_c, from_c, to_c, progresses_c, progresses_count, results_c))
    return results or R.read(results_c, results_count)
end

R.trampoline("anim_easing_callback", true, function(call, stage, x)
    return call(x)
end)

R.trampoline("anim_event_callback", false, function(call, stage, event)
    return call(A.Event.read(event))
end)

R.trampoline("anim_property_callback", false, function(call, stage, property, value, count)
    return call(A.Property.of(stage, property), R.read(value, tonumber(count)))
end)
