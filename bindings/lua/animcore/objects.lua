-- SPDX-License-Identifier: MIT
-- Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

local R = require("animcore.runtime")
local A, C, T = R.module, R.C, R.T

-- A timing function of any sort: the progress y of a value when a part x of the time has passed. It does not change,
-- and may be used by several threads at once, except one of a callback. What else uses an easing (a stage, say) keeps
-- it alive: the host may destroy its own reference at any time, but not inside the easing's callback.
A.Easing = R.object_class("Easing", "anim_easing_destroy")

-- A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. It does not
-- change after it was made. Values and velocities are rows of component_count numbers, each at most 1e150 in size.
A.Keyframes = R.object_class("Keyframes", "anim_keyframes_destroy")

-- The velocity of a pointer when it is let go, from its last samples: the slope, at the newest, of a parabola by least
-- squares through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy LSQ2). Two
-- samples make a line, and so do samples that lie too unevenly in time for a parabola. The velocity is 0 with one
-- sample, where the samples span less than a millisecond, and where the pointer had stopped: more than 40 ms without a
-- sample or in one place; samples from before so long a gap do not count. Coordinates are at most 1e150 in size.
A.VelocityEstimator = R.object_class("VelocityEstimator", "anim_velocity_estimator_destroy")

-- A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
A.Path = R.object_class("Path", "anim_path_destroy")

-- Paths in a row, each with its index: reading, measuring or asking all of them takes one call.
A.PathCollection = R.object_class("PathCollection", "anim_path_collection_destroy")

-- The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time. Paths of the same
-- verbs are interpolated point by point, unless an outline would fold up on its way, as it does to a mirror image.
-- Where one path is the other but for where its subpaths begin, their order and direction, it only moves and changes
-- its size; where it is the other turned, it turns, by less than a quarter only with the automatic structure. An arc of
-- path data is one command for the strict structure, however many cubics stand for it, as for anim_path_data_match().
-- Others are brought to a common structure first: subpaths are paired by role, position, size and shape, aligned by
-- their features, and cut at each other's joints; lines stay lines where both sides are lines, and curves stay curves,
-- of which only parts are taken (de Casteljau). Of fills an outline for which the other path has several that lie side
-- by side is first cut into parts by straight lines, unless one of these is much like it: those parts then become one
-- each.
A.Morph = R.object_class("Morph", "anim_morph_destroy")

-- A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. It does not
-- change.
--
-- Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. The operators, from
-- loose to tight:
--
-- c ? a : b       a where c is true, else b; from the right ||              or: 1 or 0 &&              and: 1 or 0 ==
-- !=           two in a row are refused < <= > >=       two in a row are refused + -             from the left / %
-- from the left; % is mod -a !a           the negative; 1 where a is 0, else 0
--
-- Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
--
-- Functions; angles are in radians:
--
-- abs acos asin atan cbrt cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees) ceil floor trunc,
-- round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself) atan2(y, x), hypot(x, y),
-- pow(x, y), step(edge, x) (0 where x < edge, else 1) min, max             of two or more; NaN where one is mod(x, y)
-- the remainder with the sign of y, exact but for one addition: Python's % clamp(x, low, high)  min(max(x, low), high)
-- mix(a, b, t)         a * (1 - t) + b * t smoothstep(low, high, x)  u * u * (3 - 2 * u) with u = clamp((x - low) /
-- (high - low), 0, 1) if(c, a, b)          c ? a : b predict(from, velocity, remaining)  where a decay without bounds
-- ends of whose velocity so much remains after a millisecond: from - velocity / (1000 * log(remaining)); NaN unless 0 <
-- remaining < 1 rubberBand(excess, dimension)  how far beyond a bound of a scroll view what is dragged that much beyond
-- it is shown, as by anim_rubber_band_evaluate() with 0.55; NaN unless dimension > 0 and finite
--
-- A variable's name has parts of ASCII letters, digits, _ and whatever is beyond ASCII, joined by dots, and may have an
-- index: gradient.angle.x, stops[0]. Any other part stands in backquotes: `cart-center`.x; so does one that is named as
-- a constant is. No space stands inside a name, outside of backquotes.
--
-- In documents there is more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name
-- with a text in single quotes (two of them are one), mode == 'dark' and mode != 'dark'. These are variables, too, with
-- names of their own: in(loading), elapsed(loading), random() and mode=='dark', without spaces and backquotes;
-- random(a, b) is mix(a, b, random()), != is the ! of the variable of ==. Elsewhere they are unknown names, unless the
-- host gave such a name.
--
-- The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what has no
-- value is NaN (always 0x7FF8000000000000), what is too large infinite, and both go on through what follows. What a
-- conditional, && or || does not need has no effect on the result.
A.Expression = R.object_class("Expression", "anim_expression_destroy")

-- A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
-- presentation value (what is seen now).
A.Stage = R.object_class("Stage", "anim_stage_destroy")

-- A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of.
A.SpringBankView = R.object_class("SpringBankView", "anim_spring_bank_view_destroy")

-- A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by several
-- threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes are.
A.Document = R.object_class("Document", "anim_document_destroy")

-- A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
-- to draw and regions to touch. The format is described in docs/document-format.md.
A.Scene = R.object_class("Scene", "anim_scene_destroy")

-- A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be
-- played by many scenes.
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
-- default, as anim_cubic_bezier_make_named has it; the names of Penner's functions, such as easeOutBounce; and
-- spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS;
-- no escapes and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as the
-- calls below. The caller destroys the easing; so below.
--
-- C: anim_easing_create_css().
function A.Easing.css(text)
    local text_c, text_count = R.text(text, "text")
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_css(text_c, text_count, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.css)

-- A cubic Bezier timing curve, made ready for being evaluated often: that takes some 3 microseconds (up to 12 for a
-- curve that is almost level in x somewhere) and 9 (up to 33) kilobytes, and then a value some 3 nanoseconds. Values
-- are right to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_cubic_bezier_evaluate.
-- Beyond [0, 1] as there.
--
-- C: anim_easing_create_cubic_bezier().
function A.Easing.cubic_bezier(curve)
    local keep = {}
    local curve_c = A.CubicBezier.write(curve, T["anim_cubic_bezier"](), keep)
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_cubic_bezier(curve_c, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.cubic_bezier)

-- CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps go on.
--
-- C: anim_easing_create_steps().
function A.Easing.steps(count, position)
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_steps(count, A.StepPosition.number(position), easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.steps)

-- CSS linear(): straight lines between stops, of which the outermost go on. inputs are fractions (a CSS percentage
-- divided by 100), not a number where one is not given, or null where none is. As CSS says, the first is then 0, the
-- last 1, one that is less than an earlier one is raised to it, and others are spaced evenly. Two stops with one input
-- are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size.
--
-- C: anim_easing_create_linear().
function A.Easing.linear(outputs, inputs)
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

-- One of them. It is 0 for all x < 0 and 1 for all x > 1.
--
-- C: anim_easing_create_penner().
function A.Easing.penner(penner)
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_penner(A.Penner.number(penner), easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.penner)

-- The motion of a spring from 0 to 1, x being the time in units of duration (seconds, 0 < duration <= 1e9).
-- initial_velocity in distances per second, at most 1e150 in size. It is not scaled to arrive: as in UIKit, what is
-- left of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
--
-- C: anim_easing_create_spring().
function A.Easing.spring(spring, duration, initial_velocity)
    local keep = {}
    local spring_c = A.Spring.write(spring, T["anim_spring"](), keep)
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_spring(spring_c, duration, initial_velocity, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.spring)

-- An easing that asks the host, on the thread that evaluates it and once for each x (three times for a slope). An
-- answer that is not finite is replaced by x. release (may be null) is called with the context when nothing uses the
-- easing any more.
--
-- C: anim_easing_create_callback().
function A.Easing.callback(callback)
    local callback_context = R.remember(callback, nil, false, "callback")
    local easing_c = T["anim_easing *[1]"]()
    R.check(C.anim_easing_create_callback(callback_context ~= nil and R.trampolines["anim_easing_callback"] or nil, callback_context, R.release, easing_c))
    return A.Easing.of(easing_c[0])
end
jit.off(A.Easing.callback)

-- The progress y at x. before is CSS's before flag (0 or 1): at a jump of steps() the value before it, and at the first
-- stop of linear() the first of that input; otherwise it means nothing.
--
-- C: anim_easing_evaluate().
function A.Easing:evaluate(x, before)
    local y_c = T["double[1]"]()
    R.check(C.anim_easing_evaluate(self:address(), x, R.boolean(before), y_c))
    return y_c[0]
end
jit.off(A.Easing.evaluate)

-- The same bits at many x at once, not before; without allocation. ys may be xs itself, or does not overlap it.
--
-- C: anim_easing_evaluate_many().
function A.Easing:evaluate_many(xs, ys)
    local xs_c, xs_count = R.array(xs, "double", "xs")
    local ys_count = xs_count
    local ys_c = R.into(ys, "double[?]", ys_count, "ys")
    R.check(C.anim_easing_evaluate_many(self:address(), xs_c, xs_count, ys_c))
    return ys or R.read(ys_c, ys_count)
end
jit.off(A.Easing.evaluate_many)

-- Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]), where xs has x_count
-- numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs itself, or does not
-- overlap them. The second takes and gives floats; it computes in doubles and rounds once. Every number, and every
-- target minus its origin, must be finite.
--
-- C: anim_easing_animate_many().
function A.Easing:animate_many(xs, origins, targets, values)
    local xs_c, xs_count = R.array(xs, "double", "xs")
    local origins_c, origins_count = R.array(origins, "double", "origins")
    local targets_c, targets_count = R.array(targets, "double", "targets")
    local values_count = R.shared("origins", origins_count, "targets", targets_count)
    local values_c = R.into(values, "double[?]", values_count, "values")
    R.check(C.anim_easing_animate_many(self:address(), xs_c, xs_count, origins_c, targets_c, R.shared("origins", origins_count, "targets", targets_count), values_c))
    return values or R.read(values_c, values_count)
end
jit.off(A.Easing.animate_many)

-- Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]), where xs has x_count
-- numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs itself, or does not
-- overlap them. The second takes and gives floats; it computes in doubles and rounds once. Every number, and every
-- target minus its origin, must be finite.
--
-- C: anim_easing_animate_many_float().
function A.Easing:animate_many_float(xs, origins, targets, values)
    local xs_c, xs_count = R.array(xs, "float", "xs")
    local origins_c, origins_count = R.array(origins, "float", "origins")
    local targets_c, targets_count = R.array(targets, "float", "targets")
    local values_count = R.shared("origins", origins_count, "targets", targets_count)
    local values_c = R.into(values, "float[?]", values_count, "values")
    R.check(C.anim_easing_animate_many_float(self:address(), xs_c, xs_count, origins_c, targets_c, R.shared("origins", origins_count, "targets", targets_count), values_c))
    return values or R.read(values_c, values_count)
end
jit.off(A.Easing.animate_many_float)

-- dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(); of a curve right to some 1e-9, of a callback
-- a difference quotient over 2^-20. At a corner that to the right.
--
-- C: anim_easing_get_slope().
function A.Easing:get_slope(x)
    local slope_c = T["double[1]"]()
    R.check(C.anim_easing_get_slope(self:address(), x, slope_c))
    return slope_c[0]
end
jit.off(A.Easing.get_slope)

-- The easing as CSS text that reads back as the same function: keywords for the five named curves, start or jump-start
-- as it was read, one percentage for each stop, each number the shortest that reads back as itself. A callback is
-- "callback", which cannot be read.
--
-- C: anim_easing_get_css().
function A.Easing:get_css()
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

-- Values at key times, as Core Animation's CAKeyframeAnimation: values is a row for each key, at least one; value_count
-- is the number of its numbers. times: time_count times from 0 to 1 in units of the duration, none below the one
-- before. time_count 0 is evenly. Before the first time the first value holds, after the last one the last. Equal times
-- are a jump. In the discrete mode time_count may be the number of keys and 1, as Core Animation asks for: the last
-- time is then the end of the last value. Otherwise it is the number of keys. The paced modes ignore times. curves:
-- curve_count timing curves; 0: none, 1: for every segment, a key less: one for each. The discrete and paced modes
-- ignore them. parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT);
-- parameter_count is 3 for each key, or 0. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines
-- with local tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With
-- parameters of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the
-- neighbors) with d the segment's length in time; at an end, or next to a jump, it is the difference of the segment.)
-- options may be null where its defaults will do. The caller destroys what is made. ANIM_ERROR_ARGUMENT names the index
-- at fault.
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
-- blocks it holds; a duration of 0 jumps; a block that would go on beyond 1 arrives at 1. Blocks follow each other by
-- start, then by index; one that starts while another runs takes over from the value at that moment (on the straight
-- course; in the discrete mode the one before has not come yet then). In the cubic mode blocks that meet are one
-- spline, which comes to rest where a gap follows, and overshoots where the direction turns. count is the number of
-- blocks, value_count that of all their numbers. initial: the value at 0, a row; initial_count 0: what the caller gives
-- when it evaluates.
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

-- One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives. velocities: two
-- rows for each keyframe, the velocities (units per second) at its start and at its end, of which those are read that
-- its flags name: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. velocities_count may be 0 where no
-- flag names any. What is not given continues the motion: cubics that meet are a Catmull-Rom spline; next to a keyframe
-- of another kind a cubic takes that one's velocity, a spring the velocity of what was before it. The end of the track,
-- and a MOVE, are at rest. A spring that SETTLES runs as long as it takes from rest to be at rest within 1/1000 of its
-- way, and ends at its value. One with a duration is cut: the next keyframe begins where it has come to. The last
-- keyframe ends at its value. initial: where the track begins, a row, or two with its velocity (one row: at rest);
-- initial_count 0: what the caller gives when it evaluates.
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

-- What keyframes are. info->struct_size must be sizeof *info.
--
-- C: anim_keyframes_get_info().
function A.Keyframes:get_info()
    local info_c = T["anim_keyframes_info"]()
    info_c.struct_size = 24
    R.check(C.anim_keyframes_get_info(self:address(), info_c))
    return A.KeyframesInfo.read(info_c)
end

-- Values and velocities (units per second) at many times (seconds): a row for each time. count is the numbers that
-- values and velocities have room for, time_count times the components; either may be null. Before 0 the motion stands
-- at its first value, from its duration on at its last, at rest. At the time of a key it is where the next segment
-- begins: a jump has happened. A velocity that would be infinite is 0. start: where the motion begins, where it needs
-- that (otherwise it is not read): a row, or two with the velocity. Blocks begin at rest always. ANIM_ERROR_ARGUMENT
-- for a start_count that does not fit.
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

-- The values of many keyframes at one time: their rows behind each other. value_count is the sum of their component
-- counts. ANIM_ERROR_STATE for one that needs a start.
--
-- C: anim_keyframes_evaluate_many().
function A.Keyframes.evaluate_many(keyframes, time, values)
    local keyframes_c, keyframes_count = R.objects(keyframes, A.Keyframes, "anim_keyframes *[?]", "keyframes")
    local values_c, values_count = R.room(values, "double[?]", "values")
    R.check(C.anim_keyframes_evaluate_many(keyframes_c, keyframes_count, time, values_c, values_count))
    return R.filled(values, values_c, values_count, nil, nil)
end

-- Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers: they move as a morph, and in
-- the linear and paced modes they turn where one is the other turned (on a property, where that may). Their values are
-- the coordinates of the paths, all cut alike; component_count of the options is not read. They are for properties that
-- hold a path, of any verbs. Paths that draw nothing are the points where they begin. ANIM_ERROR_LIMIT where one would
-- have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS:
-- each path of other verbs than the one before is cut like all before it, and counts as many as these then have.
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
-- at 0; null: that which the property shows when they begin. What is said of anim_keyframes_create_paths holds; initial
-- counts as the last of the paths. There must be a path or an initial one.
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

-- A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i]. Keys have no
-- velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key turns where the one path is the other turned;
-- cubics and springs go straight. initial: the path at 0; null: that which the property shows when they begin.
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

-- Puts the path of keyframes of paths at a time (seconds) in place of what the path held. ANIM_ERROR_KIND for other
-- keyframes, ANIM_ERROR_STATE for those that begin with what a property shows.
--
-- C: anim_keyframes_get_path().
function A.Keyframes:get_path(time)
    local path = A.Path.create()
    R.check(C.anim_keyframes_get_path(self:address(), time, path:address()))
    return path
end

-- An estimator without samples. The caller destroys it.
--
-- C: anim_velocity_estimator_create().
function A.VelocityEstimator.create()
    local estimator_c = T["anim_velocity_estimator *[1]"]()
    R.check(C.anim_velocity_estimator_create(estimator_c))
    return A.VelocityEstimator.of(estimator_c[0])
end

-- Forgets all samples: for the next time that a pointer goes down.
--
-- C: anim_velocity_estimator_reset().
function A.VelocityEstimator:reset()
    R.check(C.anim_velocity_estimator_reset(self:address()))
end

-- Adds where the pointer is at many times (seconds of any clock), in order: coordinates are the x and y of each in
-- turn, 2 * count numbers. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
-- place at which a pointer goes up is usually the last one repeated, and is better left out.
--
-- C: anim_velocity_estimator_add().
function A.VelocityEstimator:add(times, coordinates)
    local times_c, times_count = R.array(times, "double", "times")
    local coordinates_c, coordinates_count = R.array(coordinates, "double", "coordinates")
    R.check(C.anim_velocity_estimator_add(self:address(), times_c, coordinates_c, R.shared("times", times_count, "coordinates", R.rows(coordinates_count, 2, "coordinates"))))
end

-- The velocity in units per second of a pointer that is let go at a time (seconds, of the samples' clock).
--
-- C: anim_velocity_estimator_estimate().
function A.VelocityEstimator:estimate(time)
    local x_c = T["double[1]"]()
    local y_c = T["double[1]"]()
    R.check(C.anim_velocity_estimator_estimate(self:address(), time, x_c, y_c))
    return x_c[0], y_c[0]
end

-- An empty path. The caller destroys it.
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
    R.check(C.anim_path_move_to(self:address(), x, y))
end

-- Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
--
-- C: anim_path_line_to().
function A.Path:line_to(x, y)
    R.check(C.anim_path_line_to(self:address(), x, y))
end

-- Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
--
-- C: anim_path_quadratic_to().
function A.Path:quadratic_to(control_x, control_y, x, y)
    R.check(C.anim_path_quadratic_to(self:address(), control_x, control_y, x, y))
end

-- Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
--
-- C: anim_path_cubic_to().
function A.Path:cubic_to(control1_x, control1_y, control2_x, control2_y, x, y)
    R.check(C.anim_path_cubic_to(self:address(), control1_x, control1_y, control2_x, control2_y, x, y))
end

-- Closes the subpath; the current point is its beginning again. ANIM_ERROR_STATE on a path without a subpath.
--
-- C: anim_path_close().
function A.Path:close()
    R.check(C.anim_path_close(self:address()))
end

-- Appends many verbs at once: verbs are ANIM_VERB_... bytes, coordinates the x and y of their points in a row, and
-- coordinate_count must be what the verbs take. All or nothing.
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
    R.check(C.anim_path_add_rectangle(self:address(), rectangle_c, radius))
end

-- Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself.
--
-- C: anim_path_add_ellipse().
function A.Path:add_ellipse(rectangle)
    local keep = {}
    local rectangle_c = A.Rectangle.write(rectangle, T["anim_rectangle"](), keep)
    R.check(C.anim_path_add_ellipse(self:address(), rectangle_c))
end

-- The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes and
-- an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke >= 0; the rectangle is at
-- least six strokes wide and high.
--
-- C: anim_path_add_symbol().
function A.Path:add_symbol(rectangle, stroke, arrowness)
    local keep = {}
    local rectangle_c = A.Rectangle.write(rectangle, T["anim_rectangle"](), keep)
    R.check(C.anim_path_add_symbol(self:address(), rectangle_c, stroke, arrowness))
end

-- Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
--
-- C: anim_path_transform().
function A.Path:transform(transform)
    local keep = {}
    local transform_c = A.Transform.write(transform, T["anim_transform"](), keep)
    R.check(C.anim_path_transform(self:address(), transform_c))
end

-- The tight bounding box (of the curves, not of their control points). ANIM_ERROR_STATE on an empty path.
--
-- C: anim_path_get_bounds().
function A.Path:get_bounds()
    local bounds_c = T["anim_rectangle"]()
    R.check(C.anim_path_get_bounds(self:address(), bounds_c))
    return A.Rectangle.read(bounds_c)
end

-- How many verbs and coordinates (two a point) the path has. Either pointer may be null.
--
-- C: anim_path_get_counts().
function A.Path:get_counts()
    local verb_count_c = T["size_t[1]"]()
    local coordinate_count_c = T["size_t[1]"]()
    R.check(C.anim_path_get_counts(self:address(), verb_count_c, coordinate_count_c))
    return R.number(verb_count_c[0]), R.number(coordinate_count_c[0])
end

-- Copies the path's contents out. The capacities must be at least the counts (ANIM_ERROR_CAPACITY).
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
-- The memory is used again. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0. Relative
-- coordinates add up as doubles. Arcs become cubic curves, as many as arc_accuracy takes, and end at their very end
-- points; an arc whose radius is 0 is a line, one that ends where it begins is nothing, radii that do not reach are
-- made larger. An empty text is an empty path; "none" is CSS's word and no path data. A second Z in a row adds nothing;
-- after Z a command other than M begins with a move to where the subpath began. A point without digits after it belongs
-- to no number. options may be null for the defaults. *error_offset, which may be null, receives the byte of the text
-- where the first error is, -1 where there is none; also where the call fails for that error, unlike other
-- out-pointers. ANIM_ERROR_SYNTAX where the text is no path data, ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for
-- too many verbs and for a text of more than ANIM_LIMIT_TEXT_BYTES: the message says what was expected and found at
-- which byte, and anim_last_error_place() gives line and column. With lenient set these two errors in the data are not
-- the call's: it returns ANIM_OK with all that stands before, and message and place are set nevertheless.
-- O(text_length).
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

-- The path as SVG path data. Coordinates ABSOLUTE, not minified and with digits = -1, it is what people read best: a
-- command for each verb, each number without an exponent and with the fewest digits that read back as itself. With
-- digits = -1 reading them gives the very same path, save that minus zero becomes 0. Errors of rounded relative
-- coordinates do not add up: each is the difference to what a reader has by then. format may be null for the defaults.
-- O(verbs).
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

-- An arc of an ellipse from the current point to (x, y), as SVG's A draws it: a radius of 0 makes a line, negative
-- radii count as positive, radii that do not reach are made larger, and an arc that ends where it begins is nothing.
-- rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1 the
-- one clockwise on the screen. It becomes cubic curves within accuracy (1e-13 to 1) of the larger radius, and ends at
-- (x, y) itself. ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of the arc are beyond 1e150.
--
-- C: anim_path_arc_to().
function A.Path:arc_to(radius_x, radius_y, rotation, large, sweep, x, y, accuracy)
    R.check(C.anim_path_arc_to(self:address(), radius_x, radius_y, rotation, R.boolean(large), R.boolean(sweep), x, y, accuracy))
end

-- An arc of an ellipse around a center, from the angle start on by angle (radians, clockwise on the screen, both in the
-- ellipse's own frame; more than a whole turn is one). Radii >= 0. Where the last subpath is open a line leads to the
-- arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy and errors as above.
--
-- C: anim_path_add_arc().
function A.Path:add_arc(center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy)
    R.check(C.anim_path_add_arc(self:address(), center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy))
end

-- Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them:
-- difference receives -1 where they have, otherwise the number of commands before the first that differs. Arguments
-- that repeat without a letter are commands of their own, those after M and m of L and l. ANIM_ERROR_SYNTAX and
-- ANIM_ERROR_LIMIT as anim_path_parse(), for the first text that is no path data. O(a_length + b_length).
--
-- C: anim_path_data_match().
function A.Path.data_match(a, b, rule)
    local a_c, a_count = R.text(a, "a")
    local b_c, b_count = R.text(b, "b")
    local difference_c = T["int64_t[1]"]()
    R.check(C.anim_path_data_match(a_c, a_count, b_c, b_count, A.PathRule.number(rule), difference_c))
    return R.number(difference_c[0])
end

-- The length of the outline. accuracy is by how much it may be wrong, the rounding of doubles apart; 0 stands for 1e-10
-- of the length. >= 0. Of an empty path 0.
--
-- C: anim_path_get_length().
function A.Path:get_length(accuracy)
    local length_c = T["double[1]"]()
    R.check(C.anim_path_get_length(self:address(), accuracy, length_c))
    return length_c[0]
end

-- How far along the path the parameter (0...1, clamped) of the verb at an index is: the inverse of a location's verb
-- and parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
--
-- C: anim_path_get_length_at().
function A.Path:get_length_at(verb, parameter)
    local length_c = T["double[1]"]()
    R.check(C.anim_path_get_length_at(self:address(), verb, parameter, length_c))
    return length_c[0]
end

-- The location at a length. ANIM_ERROR_STATE on an empty path, as the three functions that follow.
--
-- C: anim_path_get_location_at().
function A.Path:get_location_at(length)
    local location_c = T["anim_path_location"]()
    R.check(C.anim_path_get_location_at(self:address(), length, location_c))
    return A.PathLocation.read(location_c)
end

-- Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths; results has one or two numbers for each of count
-- lengths. Fastest for lengths in order.
--
-- C: anim_path_get_values_at().
function A.Path:get_values_at(what, lengths, results)
    local lengths_c, lengths_count = R.array(lengths, "double", "lengths")
    local results_count = (lengths_count) * 2
    local results_c = R.into(results, "double[?]", results_count, "results")
    R.check(C.anim_path_get_values_at(self:address(), A.PathQuantity.number(what), lengths_c, lengths_count, results_c))
    return results or R.read(results_c, results_count)
end

-- Motion along the path: for each length what puts a thing that is drawn at the origin, looking right, to its place.
-- rotation is ANIM_PATH_ROTATION_...; pi as the angle looks back (auto-reverse). For motion that is paced, let the
-- length grow evenly.
--
-- C: anim_path_get_transforms_at().
function A.Path:get_transforms_at(rotation, angle, lengths)
    local lengths_c, lengths_count = R.array(lengths, "double", "lengths")
    local transforms_count = lengths_count
    local transforms_c = T["anim_transform[?]"](transforms_count)
    R.check(C.anim_path_get_transforms_at(self:address(), A.PathRotation.number(rotation), angle, lengths_c, lengths_count, transforms_c))
    return R.read_structs(transforms_c, transforms_count, A.Transform)
end

-- The location on the outline that is nearest to a point, with its distance; of several as near the first. Every local
-- minimum that could be the least is examined, so that none is missed. Moves count only in a path that draws nothing.
--
-- C: anim_path_find_nearest().
function A.Path:find_nearest(x, y)
    local location_c = T["anim_path_location"]()
    R.check(C.anim_path_find_nearest(self:address(), x, y, location_c))
    return A.PathLocation.read(location_c)
end

-- The same for many points, x and y in a row. Of the results, each null where it is not wanted, nearest has the x and y
-- of the locations in a row, and distances and lengths one number each.
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

-- Makes result, which may be the path itself, the part of the path that the options keep, met to 1e-12 of the length.
-- Where the part wraps around in a closed subpath (all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it goes
-- on without a gap. A subpath that is kept whole stays closed. Nothing of the path is an empty path.
--
-- C: anim_path_trim().
function A.Path:trim(options)
    local keep = {}
    local options_c = A.PathTrimOptions.write(options or {}, T["anim_path_trim_options"](), keep)
    local result = A.Path.create()
    R.check(C.anim_path_trim(self:address(), options_c, result:address()))
    return result
end

-- Cuts the path at lengths, in any order, and makes result, which may be the path itself, the piece of that index;
-- pieces receives how many there are (may be null). Lengths at or beyond an end and those given twice cut nothing more.
-- A path that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the last of
-- several pieces goes on over the beginning to the first cut. ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
--
-- C: anim_path_split().
function A.Path:split(lengths, index)
    local lengths_c, lengths_count = R.array(lengths, "double", "lengths")
    local result = A.Path.create()
    local pieces_c = T["size_t[1]"]()
    R.check(C.anim_path_split(self:address(), lengths_c, lengths_count, index, result:address(), pieces_c))
    return result, R.number(pieces_c[0])
end

-- The path's subpaths in order: *count receives how many there are; a capacity of 0 asks for that alone (subpaths may
-- then be null), one that is too small is ANIM_ERROR_CAPACITY.
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

-- The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; what is
-- enclosed twice counts twice, and what runs the other way (as holes do) is subtracted. Exact but for rounding, by
-- Green's theorem; relative to each subpath's start, so that a place far from the origin costs no accuracy.
--
-- C: anim_path_get_area().
function A.Path:get_area()
    local area_c = T["double[1]"]()
    R.check(C.anim_path_get_area(self:address(), area_c))
    return area_c[0]
end

-- The center of mass of what the path encloses, counted as by anim_path_get_area(). The middle of the bounding box
-- where the area is less than 1e-12 of that of the box; ANIM_ERROR_STATE on an empty path.
--
-- C: anim_path_get_centroid().
function A.Path:get_centroid()
    local centroid_c = T["anim_point"]()
    R.check(C.anim_path_get_centroid(self:address(), centroid_c))
    return A.Point.read(centroid_c)
end

-- How often the outline runs around a point: clockwise on the screen, minus counter-clockwise. Open subpaths count as
-- closed. On the outline itself it may be that of either side; 1e-12 of the path's size beside it, it is right.
--
-- C: anim_path_get_winding().
function A.Path:get_winding(x, y)
    local winding_c = T["int32_t[1]"]()
    R.check(C.anim_path_get_winding(self:address(), x, y, winding_c))
    return winding_c[0]
end

-- The same at many points. The pointers may be null where count is 0.
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
    R.check(C.anim_path_contains(self:address(), x, y, A.FillRule.number(fill_rule), inside_c))
    return inside_c[0] ~= 0
end

-- Replaces what result holds, which may be the path itself, by the path as straight lines, nowhere farther from it than
-- a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that). Lines and closes stay as they
-- are. Each curve becomes lines of about equal errors, as few as that takes: cut at equal parts of the integral of the
-- root of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), each line then proved to be near enough.
-- ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES.
--
-- C: anim_path_flatten().
function A.Path:flatten(tolerance)
    local result = A.Path.create()
    R.check(C.anim_path_flatten(self:address(), tolerance, result:address()))
    return result
end

-- How many verbs and coordinates anim_path_flatten() gives, without building it. Either pointer may be null.
--
-- C: anim_path_get_flattened_counts().
function A.Path:get_flattened_counts(tolerance)
    local verb_count_c = T["size_t[1]"]()
    local coordinate_count_c = T["size_t[1]"]()
    R.check(C.anim_path_get_flattened_counts(self:address(), tolerance, verb_count_c, coordinate_count_c))
    return R.number(verb_count_c[0]), R.number(coordinate_count_c[0])
end

-- The flattened path as rows of points: those of subpath i end before points[ends[i]], and begin where those of the one
-- before end. A closed subpath ends with its first point again. *point_count and *subpath_count receive how many there
-- are; capacities of 0 for both ask for that alone (points and ends may then be null), one that is too small is
-- ANIM_ERROR_CAPACITY.
--
-- C: anim_path_get_polylines().
function A.Path:get_polylines(tolerance, points, ends)
    local points_c, points_count = R.room(points, "anim_point[?]", "points")
    local ends_c, ends_count = R.room(ends, "size_t[?]", "ends")
    local point_count_c = T["size_t[1]"]()
    local subpath_count_c = T["size_t[1]"]()
    R.check(C.anim_path_get_polylines(self:address(), tolerance, points_c, points_count, point_count_c, ends_c, ends_count, subpath_count_c))
    return R.filled(points, points_c, points_count, A.Point, nil), R.filled(ends, ends_c, ends_count, nil, nil), R.number(point_count_c[0]), R.number(subpath_count_c[0])
end

-- The same path.
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
    R.check(C.anim_path_get_subpath(self:address(), index, result:address()))
    return result
end

-- Appends another path, which may be the path itself, to a path. The transform may be null. Coordinates that would be
-- beyond 1e150 in size are clamped to it.
--
-- C: anim_path_extend().
function A.Path:extend(other, transform)
    local keep = {}
    local transform_c = transform ~= nil and A.Transform.write(transform, T["anim_transform"](), keep) or nil
    R.check(C.anim_path_extend(self:address(), R.object(other, A.Path, "other", false), transform_c))
end

-- The same; but where the path's last subpath is open, the other's first goes on from its end: by a line to where it
-- begins, or by nothing where that is the same point.
--
-- C: anim_path_join().
function A.Path:join(other)
    R.check(C.anim_path_join(self:address(), R.object(other, A.Path, "other", false)))
end

-- The outline walked the other way: the last subpath first, each from its end to its start. A closed subpath begins
-- where it began, and is closed.
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
    R.check(C.anim_path_reverse_subpath(self:address(), index, result:address()))
    return result
end

-- Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter. Where longest (> 0) is
-- finite, the pieces have equal length instead (to 1e-9 of it), and there are more than parts of them where a piece
-- would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made.
--
-- C: anim_path_subdivide().
function A.Path:subdivide(parts, longest)
    local result = A.Path.create()
    R.check(C.anim_path_subdivide(self:address(), parts, longest, result:address()))
    return result
end

-- The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones of equal parts
-- of its parameter, which then have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
-- "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves.
--
-- C: anim_path_convert().
function A.Path:convert(conversion, tolerance)
    local result = A.Path.create()
    R.check(C.anim_path_convert(self:address(), A.PathConversion.number(conversion), tolerance, result:address()))
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

-- The path without degenerate segments, whose points are all within the tolerance (>= 0, in points, in x and in y) of
-- their start, and without subpaths that have no segment left.
--
-- C: anim_path_remove_degenerate().
function A.Path:remove_degenerate(tolerance)
    local result = A.Path.create()
    R.check(C.anim_path_remove_degenerate(self:address(), tolerance, result:address()))
    return result
end

-- The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be path.
-- Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center line. A
-- tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width counts as that. A
-- closed subpath gives two outlines of opposite directions, an open one gives one; bends that are tighter than half the
-- width add outlines of their own, and outlines may overlap. The whole is the stroke shape of SVG 2: what the normals
-- sweep, with joins and caps. A cusp is round, as ever tighter bends are. A subpath without a length shows its round or
-- square caps, that of a lone move nothing. style may be null for the defaults. ANIM_ERROR_LIMIT for more than
-- ANIM_LIMIT_PATH_DASHES or ANIM_LIMIT_PATH_VERBS verbs, and as of anim_path_simplify() where the style asks for that.
--
-- C: anim_path_stroke().
function A.Path:stroke(style, tolerance)
    local keep = {}
    local style_c = style ~= nil and A.StrokeStyle.write(style, T["anim_stroke_style"](), keep) or nil
    local result = A.Path.create()
    R.check(C.anim_path_stroke(self:address(), style_c, tolerance, result:address()))
    return result
end

-- The dashes of a path as open subpaths, lengths and offset as in anim_stroke_style. They replace what result holds,
-- which may be path. Curves stay curves, cut to 1e-9 of their length. Each subpath begins anew; the last dash of a
-- closed one goes on with its first where both reach the start. A dash of length 0 is a line from a point to itself.
-- ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES.
--
-- C: anim_path_dash().
function A.Path:dash(dashes, offset)
    local dashes_c, dashes_count = R.array(dashes, "double", "dashes")
    local result = A.Path.create()
    R.check(C.anim_path_dash(self:address(), dashes_c, dashes_count, offset, result:address()))
    return result
end

-- The path with its corners rounded, which replaces what result holds; result may be path. A corner is where two
-- segments of a subpath meet at an angle; that at the start of a closed subpath is its first. radii are those of the
-- corners in order (0 to 1e150), from the beginning again where there are more; a count of 0 changes nothing. Between
-- two lines a corner becomes an arc, a cubic curve for each quarter turn. Its radius is cut down so that it takes no
-- more than half of a line that ends in another corner, and no more than all of another. Where a curve is one of the
-- two, both are cut as far from the corner, along them, as lines would be, and a cubic curve joins them that goes on in
-- their directions. smoothing is 0 for arcs. Up to 1, a corner between two lines begins earlier by that part of what
-- the arc takes, as far as there is room, and its curvature rises from 0 to that of a shorter arc: continuous corners,
-- as iOS has.
--
-- C: anim_path_round_corners().
function A.Path:round_corners(radii, smoothing)
    local radii_c, radii_count = R.array(radii, "double", "radii")
    local result = A.Path.create()
    R.check(C.anim_path_round_corners(self:address(), radii_c, radii_count, smoothing, result:address()))
    return result
end

-- Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join or
-- a cap. No outline is made. style may be null for the defaults.
--
-- C: anim_path_stroke_contains().
function A.Path:stroke_contains(x, y, style)
    local keep = {}
    local style_c = style ~= nil and A.StrokeStyle.write(style, T["anim_stroke_style"](), keep) or nil
    local inside_c = T["int32_t[1]"]()
    R.check(C.anim_path_stroke_contains(self:address(), x, y, style_c, inside_c))
    return inside_c[0] ~= 0
end

-- The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where count
-- is 0.
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

-- What an operation keeps of the insides of two paths; fill_rule says what is inside of each.
--
-- C: anim_path_combine().
function A.Path:combine(other, operation, fill_rule)
    local result = A.Path.create()
    R.check(C.anim_path_combine(self:address(), R.object(other, A.Path, "other", false), A.PathOperation.number(operation), A.FillRule.number(fill_rule), result:address()))
    return result
end

-- The path without crossings and overlaps, as of a stroke's outline: the contours of its inside.
--
-- C: anim_path_simplify().
function A.Path:simplify(fill_rule)
    local result = A.Path.create()
    R.check(C.anim_path_simplify(self:address(), A.FillRule.number(fill_rule), result:address()))
    return result
end

-- The inside made larger by a distance on all sides, or smaller by a negative one, up to 5e149 in size: the union with,
-- or the difference to, the stroke of its outline of twice that width. join and miter_limit say what corners look like,
-- as in anim_stroke_style: outer ones where it grows, inner ones where it shrinks. Curves are within tolerance of the
-- true ones; 0 is a thousandth of twice the distance.
--
-- C: anim_path_offset().
function A.Path:offset(distance, join, miter_limit, tolerance, fill_rule)
    local result = A.Path.create()
    R.check(C.anim_path_offset(self:address(), distance, A.Join.number(join), miter_limit, tolerance, A.FillRule.number(fill_rule), result:address()))
    return result
end

-- A collection without paths. The caller destroys it.
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

-- Appends count paths of SVG path data, read as by anim_path_parse(). The texts stand in a row in text, of at most
-- ANIM_LIMIT_TEXT_BYTES together: that of path i ends before the byte ends[i], and begins where the one before ends.
-- ends must not fall, and the last of them is text_length. options may be null for the defaults. ANIM_ERROR_SYNTAX and
-- ANIM_ERROR_LIMIT for the first text with an error: the message says which, counted from 0, and
-- anim_last_error_place() gives line and column in it; no path is appended then. With lenient set each path has what
-- stands before its error, and the call returns ANIM_OK; message and place are those of the first error nevertheless.
-- error_offsets, which may be null, receives for each text the byte where its first error is, -1 where there is none.
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

-- Replaces what result holds by the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
--
-- C: anim_path_collection_get_path().
function A.PathCollection:get_path(index)
    local result = A.Path.create()
    R.check(C.anim_path_collection_get_path(self:address(), index, result:address()))
    return result
end

-- Tight bounding boxes, as anim_path_get_bounds() gives them. That of an empty path is four times not a number.
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
    R.check(C.anim_path_collection_list_lengths(self:address(), accuracy, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local lengths_c = T["double[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_path_collection_list_lengths(self:address(), accuracy, lengths_c, capacity, length_c))
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

-- Whether points lie inside by a rule, 0 or 1: for each path a row of as many numbers as there are points. *count
-- receives the paths times the points.
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

-- The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller
-- destroys it. Takes time in proportion to the paths, and up to 320 * 320 steps for each pair of subpaths and attempt.
-- ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
-- paths of different structure when it must be the same; ANIM_ERROR_LIMIT for a result of too many verbs.
--
-- C: anim_morph_create().
function A.Morph.create(from, to, options)
    local keep = {}
    local options_c = options ~= nil and A.MorphOptions.write(options, T["anim_morph_options"](), keep) or nil
    local morph_c = T["anim_morph *[1]"]()
    R.check(C.anim_morph_create(R.object(from, A.Path, "from", false), R.object(to, A.Path, "to", false), options_c, morph_c))
    return A.Morph.of(morph_c[0])
end

-- The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to 1;
-- none (time_count 0) for evenly. Options and errors as anim_morph_create; pairs and points hold for each two
-- neighbors.
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

-- Replaces a path's contents by the morph's at t: 0 is the first path and 1 the last, and at these and at the times of
-- those between it is exactly them, verb for verb. Beyond 0 and 1 the motion goes on, as a spring overshoots;
-- coordinates beyond 1e150 are clamped to it. Allocates only where the path has no room yet.
--
-- C: anim_morph_get_path().
function A.Morph:get_path(t)
    local path = A.Path.create()
    R.check(C.anim_morph_get_path(self:address(), t, path:address()))
    return path
end

-- How many verbs and coordinates the common structure of the paths index and index + 1 has. Either pointer may be null.
-- ANIM_ERROR_NOT_FOUND for an index beyond the last but one path.
--
-- C: anim_morph_get_counts().
function A.Morph:get_counts(index)
    local verb_count_c = T["size_t[1]"]()
    local coordinate_count_c = T["size_t[1]"]()
    R.check(C.anim_morph_get_counts(self:address(), index, verb_count_c, coordinate_count_c))
    return R.number(verb_count_c[0]), R.number(coordinate_count_c[0])
end

-- The verbs of that structure. The capacity must be at least their count (ANIM_ERROR_CAPACITY).
--
-- C: anim_morph_get_verbs().
function A.Morph:get_verbs(index, verbs)
    local verbs_c, verbs_count = R.room(verbs, "uint8_t[?]", "verbs")
    R.check(C.anim_morph_get_verbs(self:address(), index, verbs_c, verbs_count))
    return R.filled(verbs, verbs_c, verbs_count, nil, A.Verb)
end

-- The coordinates of that structure at count times, 0 path index and 1 path index + 1: a row for each. coordinate_count
-- must be count times the coordinates of one row.
--
-- C: anim_morph_evaluate().
function A.Morph:evaluate(index, times, coordinates)
    local times_c, times_count = R.array(times, "double", "times")
    local coordinates_c, coordinates_count = R.room(coordinates, "double[?]", "coordinates")
    R.check(C.anim_morph_evaluate(self:address(), index, times_c, times_count, coordinates_c, coordinates_count))
    return R.filled(coordinates, coordinates_c, coordinates_count, nil, nil)
end

-- Replaces the contents of two paths by path index and path index + 1 in their common structure: the same verbs, each
-- with the fill of its original; for CSS, Lottie and others that interpolate point by point. (Where something turns,
-- the points of the ends are these, but the motion between them is not straight.) One path that is given for both
-- becomes the second.
--
-- C: anim_morph_get_aligned().
function A.Morph:get_aligned(index)
    local from = A.Path.create()
    local to = A.Path.create()
    R.check(C.anim_morph_get_aligned(self:address(), index, from:address(), to:address()))
    return from, to
end

-- Which subpaths became which, in the order of the common structure: pairs of indices of subpaths, -1 for none. One
-- that was cut into parts is named for each. capacity 0 asks for the count alone.
--
-- C: anim_morph_list_pairs().
function A.Morph:list_pairs(index)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_morph_list_pairs(self:address(), index, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local pairs_c = T["anim_morph_pair[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_morph_list_pairs(self:address(), index, pairs_c, capacity, length_c))
    end
    return R.read_structs(pairs_c, tonumber(length_c[0]), A.MorphPair)
end

-- Parses an expression over count names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes;
-- name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be null where count
-- is 0. The caller destroys it. ANIM_ERROR_SYNTAX, ANIM_ERROR_NOT_FOUND for a name that is not given or a function that
-- does not exist, or ANIM_ERROR_LIMIT, each with line and column; ANIM_ERROR_DUPLICATE when a name is given twice.
--
-- C: anim_expression_create().
function A.Expression.create(text, names)
    local text_c, text_count = R.text(text, "text")
    local names_c, names_lengths, names_count = R.texts(names, "names")
    local expression_c = T["anim_expression *[1]"]()
    R.check(C.anim_expression_create(text_c, text_count, names_c, names_lengths, names_count, expression_c))
    return A.Expression.of(expression_c[0])
end

-- Which variables it reads, by position, each once, in order of appearance. *count receives how many; a capacity of 0
-- asks for that alone.
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

-- The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN, and so
-- may the result.
--
-- C: anim_expression_evaluate().
function A.Expression:evaluate(variables)
    local variables_c, variables_count = R.array(variables, "double", "variables")
    local result_c = T["double[1]"]()
    R.check(C.anim_expression_evaluate(self:address(), variables_c, variables_count, result_c))
    return result_c[0]
end

-- The same many times at once: variables has result_count rows, each with a number for each name; variable_count must
-- be the product. results may be variables itself.
--
-- C: anim_expression_evaluate_many().
function A.Expression:evaluate_many(variables, results)
    local variables_c, variables_count = R.array(variables, "double", "variables")
    local results_c, results_count = R.room(results, "double[?]", "results")
    R.check(C.anim_expression_evaluate_many(self:address(), variables_c, variables_count, results_c, results_count))
    return R.filled(results, results_c, results_count, nil, nil)
end

-- The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max and
-- clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has abs at 0.
-- What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables and rates may be
-- infinite or NaN, and so may the results. Either result pointer may be null.
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

-- Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it.
--
-- C: anim_stage_create().
function A.Stage.create(options)
    local keep = {}
    local options_c = options ~= nil and A.StageOptions.write(options, T["anim_stage_options"](), keep) or nil
    local stage_c = T["anim_stage *[1]"]()
    R.check(C.anim_stage_create(options_c, stage_c))
    return A.Stage.of(stage_c[0])
end
jit.off(A.Stage.create)

-- Ends a call whose callback did not return but was left by longjmp(). To be called afterwards, from where the call was
-- made or further out, on the same thread: inside the callback it is ANIM_ERROR_REENTRANT. What the call had done
-- stays. The next advance makes up for one that was cut short (see owed of anim_stage_info), even one of 0 s, computes
-- every presentation value, and tells other callbacks what they have not heard; until then values that were being
-- computed may be old ones. Does nothing where no call is under way. A little memory that the call held is not given
-- back. An easing's callback may be left while a value is half computed, or while an animation begins or ends: the next
-- advance does the rest, at the stage time at which it was to happen, and all is as if nothing had been left. But an
-- animation that its call had not yet described in full (it asked for the value from which a velocity is given, or at
-- which a delayed animation that fills backwards stands) ends unfinished in the next advance, and a value that was
-- being set is jumped to. Of a group or animator that was being removed or stopped, what has not ended goes on.
--
-- C: anim_stage_abandon_call().
function A.Stage:abandon_call()
    R.check(C.anim_stage_abandon_call(self:address()))
end
jit.off(A.Stage.abandon_call)

-- Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the stage
-- (ANIM_ERROR_DUPLICATE), or empty for a property without one. The stage keeps a name's bytes until it is destroyed,
-- also when the property is removed.
--
-- C: anim_stage_add_property().
function A.Stage:add_property(name, kind, value)
    local name_c, name_count = R.text(name, "name")
    local value_c, value_count = R.array(value, "double", "value")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_property(self:address(), name_c, name_count, A.ValueKind.number(kind), value_c, value_count, property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.add_property)

-- Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the kind's
-- own components (a color's in sRGB); what lies between is interpolated as the options say.
--
-- C: anim_stage_add_property_with().
function A.Stage:add_property_with(name, options, value)
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
    local name_c, name_count = R.text(name, "name")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_path(self:address(), name_c, name_count, R.object(path, A.Path, "path", false), property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.add_path)

-- Adds many scalar properties without names at once; values holds count initial values, properties receives the
-- identifiers.
--
-- C: anim_stage_add_scalars().
function A.Stage:add_scalars(values)
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
    local name_c, name_count = R.text(name, "name")
    local property_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_find_property(self:address(), name_c, name_count, property_c))
    return A.Property.of(self, property_c[0])
end
jit.off(A.Stage.find_property)

-- All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone. One of
-- at least 1 that is too small is ANIM_ERROR_CAPACITY.
--
-- C: anim_stage_list_properties().
function A.Stage:list_properties()
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
    local length_c = T["size_t[1]"]()
    R.check(C.anim_stage_get_name(self:address(), name, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_stage_get_name(self:address(), name, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Stage.get_name)

-- Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing.
--
-- C: anim_stage_set_value_many().
function A.Stage:set_value_many(properties, values)
    local properties_c, properties_count = R.things(properties, A.Property, "properties")
    local values_c, values_count = R.array(values, "double", "values")
    R.check(C.anim_stage_set_value_many(self:address(), properties_c, properties_count, values_c, values_count))
end
jit.off(A.Stage.set_value_many)

-- Reads many at once, components in a row; value_count must be the sum of their numbers of components.
--
-- C: anim_stage_get_value_many().
function A.Stage:get_value_many(properties, what, values)
    local properties_c, properties_count = R.things(properties, A.Property, "properties")
    local values_c, values_count = R.room(values, "double[?]", "values")
    R.check(C.anim_stage_get_value_many(self:address(), properties_c, properties_count, A.Read.number(what), values_c, values_count))
    return R.filled(values, values_c, values_count, nil, nil)
end
jit.off(A.Stage.get_value_many)

-- The properties whose presentation value may have changed since the last call that took them, each once, in an order
-- that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number and takes
-- nothing. Otherwise up to capacity are taken, and the rest stays for the next call; *count receives how many were
-- taken.
--
-- C: anim_stage_take_changed().
function A.Stage:take_changed()
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

-- Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an inner
-- transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring itself
-- is inherited. ANIM_ERROR_ARGUMENT as well where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing is not
-- what anim_default_motion has filled it with: it would not be read.
--
-- C: anim_stage_begin_transaction().
function A.Stage:begin_transaction(motion)
    local keep = {}
    local motion_c = motion ~= nil and A.Motion.write(motion, T["anim_motion"](), keep) or nil
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_begin_transaction(self:address(), motion_c, transaction_c))
    return A.Transaction.of(self, transaction_c[0])
end
jit.off(A.Stage.begin_transaction)

-- Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new stage.
-- The policy is part of a snapshot and of the hash. ANIM_ERROR_ARGUMENT for another number.
--
-- C: anim_stage_set_reduced_motion().
function A.Stage:set_reduced_motion(policy)
    R.check(C.anim_stage_set_reduced_motion(self:address(), A.ReducedMotion.number(policy)))
end
jit.off(A.Stage.set_reduced_motion)

-- Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
-- options may be null for a clock.
--
-- C: anim_stage_add_group().
function A.Stage:add_group(options)
    local keep = {}
    local options_c = options ~= nil and A.AnimationGroupOptions.write(options, T["anim_animation_group_options"](), keep) or nil
    local group_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_group(self:address(), options_c, group_c))
    return A.AnimationGroup.of(self, group_c[0])
end
jit.off(A.Stage.add_group)

-- Makes a bank of count numbers (at least 1) at rest. threshold as in anim_stage_set_threshold.
--
-- C: anim_stage_add_bank().
function A.Stage:add_bank(spring, values, threshold)
    local keep = {}
    local spring_c = A.Spring.write(spring, T["anim_spring"](), keep)
    local values_c, values_count = R.array(values, "double", "values")
    local bank_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_add_bank(self:address(), spring_c, values_c, values_count, threshold, bank_c))
    return A.SpringBank.of(self, bank_c[0])
end
jit.off(A.Stage.add_bank)

-- Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
-- scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
-- the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
-- same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
-- inside an open transaction.
--
-- C: anim_stage_advance().
function A.Stage:advance(seconds)
    R.check(C.anim_stage_advance(self:address(), seconds))
end
jit.off(A.Stage.advance)

-- Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
-- scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
-- the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
-- same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
-- inside an open transaction.
--
-- C: anim_stage_advance_flicks().
function A.Stage:advance_flicks(flicks)
    R.check(C.anim_stage_advance_flicks(self:address(), flicks))
end
jit.off(A.Stage.advance_flicks)

-- A paused stage stands still while it is advanced.
--
-- C: anim_stage_set_paused().
function A.Stage:set_paused(paused)
    R.check(C.anim_stage_set_paused(self:address(), R.boolean(paused)))
end
jit.off(A.Stage.set_paused)

-- How fast stage time runs against the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
-- computed from the moment of the last change, so no error accumulates.
--
-- C: anim_stage_set_time_scale().
function A.Stage:set_time_scale(scale)
    R.check(C.anim_stage_set_time_scale(self:address(), scale))
end
jit.off(A.Stage.set_time_scale)

-- How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an
-- animation that starts or ends, a delay that is over), with all that a machine does in answer, which
-- ANIM_LIMIT_MICROSTEPS bounds. 0, as at first, is no limit. Where more is due, the advance ends after the last step
-- that it may make: ANIM_EVENT_KIND_BUDGET is queued, host time is what it would be, stage time stands where it has
-- come to, and owed of anim_stage_info says by how much it is behind. The next advance, of 0 seconds too, goes on from
-- there. Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls
-- in between see the stage time reached so far. The budget is the host's: it is in no snapshot, and anim_scene_play()
-- takes none.
--
-- C: anim_stage_set_step_budget().
function A.Stage:set_step_budget(steps)
    R.check(C.anim_stage_set_step_budget(self:address(), steps))
end
jit.off(A.Stage.set_step_budget)

-- The clock and the counts of a stage. info->struct_size must be sizeof *info.
--
-- C: anim_stage_get_info().
function A.Stage:get_info()
    local info_c = T["anim_stage_info"]()
    info_c.struct_size = 64
    R.check(C.anim_stage_get_info(self:address(), info_c))
    return A.StageInfo.read(info_c)
end
jit.off(A.Stage.get_info)

-- Takes up to capacity events out of the queue, the oldest first; *count receives how many. A capacity of 0 asks for
-- the number that waits and takes nothing.
--
-- C: anim_stage_poll_events().
function A.Stage:poll_events()
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

-- Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an animation
-- that a new value interrupts), at the beginning of the next advance. Events are also queued for polling, up to the
-- event limit. A null callback ends it. What waits for a callback is told to the one that takes its place; what
-- happened while there was none is told to nobody, and is to be polled. release (may be null) is called with the
-- context when it is over.
--
-- C: anim_stage_set_event_callback().
function A.Stage:set_event_callback(callback)
    local callback_context = R.remember(callback, self, true, "callback")
    R.check(C.anim_stage_set_event_callback(self:address(), callback_context ~= nil and R.trampolines["anim_event_callback"] or nil, callback_context, R.release))
end
jit.off(A.Stage.set_event_callback)

-- A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
-- hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
-- collisions of a 64-bit hash, and the order of events at the same flick).
--
-- C: anim_stage_get_hash().
function A.Stage:get_hash()
    local hash_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_get_hash(self:address(), hash_c))
    return R.number(hash_c[0])
end
jit.off(A.Stage.get_hash)

-- The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in any
-- process, on any processor and from any language: from there on it goes on bit for bit as this one does. They hold
-- properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
-- and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks of events and
-- of observers. An easing function that is a callback cannot be written: ANIM_ERROR_STATE while something moves by one
-- or a property's own motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction,
-- between anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond
-- ANIM_LIMIT_SNAPSHOT bytes.
--
-- length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
-- capacity that is too small is ANIM_ERROR_CAPACITY. The same state, made by the same calls, has the same bytes
-- everywhere. What stands still takes about 15 bytes and its values and name. O(state).
--
-- C: anim_stage_snapshot().
function A.Stage:snapshot()
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

-- Puts a state that anim_stage_snapshot has given in the place of the stage's own, whatever that was. The bytes are not
-- needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid again, and
-- name what they did; for another stage anim_stage_find_counterpart translates them. Those that it has given out since
-- then are to be forgotten: what is made after may have the same. The callback of events stays, and so do the observers
-- of properties that are still there (the same identifier). All properties count as changed.
--
-- The bytes may come from anywhere. ANIM_ERROR_SYNTAX for those that are no snapshot, were damaged, or say what cannot
-- be; ANIM_ERROR_KIND for that of a scene; ANIM_ERROR_STATE inside an open transaction, and for a scene's stage. A
-- stage takes memory in proportion to the bytes.
--
-- C: anim_stage_restore().
function A.Stage:restore(bytes)
    local bytes_c, bytes_count = R.text(bytes, "bytes")
    R.check(C.anim_stage_restore(self:address(), bytes_c, bytes_count))
end
jit.off(A.Stage.restore)

-- Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
-- transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. It is not
-- checked whether the thing exists: that shows where it is used. ANIM_ERROR_IDENTIFIER for 0.
--
-- C: anim_stage_find_counterpart().
function A.Stage:find_counterpart(identifier)
    local counterpart_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_find_counterpart(self:address(), identifier, counterpart_c))
    return R.number(counterpart_c[0])
end
jit.off(A.Stage.find_counterpart)

-- The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until that moves:
-- something that is added to the stage may need more room, or a snapshot is restored. Then they are the last ones from
-- before.
--
-- C: anim_spring_bank_view_get_values().
function A.SpringBankView:get_values(values)
    local values_c = T["const double *[1]"]()
    local values_count = T["size_t[1]"]()
    R.check(C.anim_spring_bank_view_get_values(self:address(), values_c, values_count))
    return R.view(self, values, values_c[0], tonumber(values_count[0]), "double", "values")
end

-- Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller destroys
-- it. The texts are not needed afterwards. Errors as of anim_scene_load.
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

-- How many warnings a document has: what is right in it, but in vain, and most likely misspelt or forgotten. Only where
-- it was loaded with keeps_warnings; else there are none. count, at most ANIM_LIMIT_WARNINGS, are kept, in the order of
-- the text; total are there in all. Either pointer may be null. Also the components in the text are searched, each once
-- however often it is used, but not those of the library. Loading then takes up to about twice as long; scenes are the
-- same.
--
-- C: anim_document_get_warning_count().
function A.Document:get_warning_count()
    local count_c = T["uint32_t[1]"]()
    local total_c = T["uint64_t[1]"]()
    R.check(C.anim_document_get_warning_count(self:address(), count_c, total_c))
    return count_c[0], R.number(total_c[0])
end

-- What a warning is about, and where that is: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. warning->struct_size
-- must be sizeof *warning.
--
-- C: anim_document_get_warning().
function A.Document:get_warning(index)
    local warning_c = T["anim_document_warning"]()
    warning_c.struct_size = 24
    R.check(C.anim_document_get_warning(self:address(), index, warning_c))
    return A.DocumentWarning.read(warning_c)
end

-- One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
--
-- C: anim_document_get_warning_text().
function A.Document:get_warning_text(index, which)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_document_get_warning_text(self:address(), index, A.WarningText.number(which), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_document_get_warning_text(self:address(), index, A.WarningText.number(which), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end

-- Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options
-- may be null. The caller destroys it. The texts are not needed afterwards. ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT,
-- ANIM_ERROR_LIMIT with line, column and JSON pointer; those of the parameters' text where the message begins with "in
-- the given parameters": a name that the document does not have, a value of another type or outside its range. What is
-- wrong in a component is told with the component's name and the names of the instances that lead to it; the place is
-- one in the library's text where the message says so ("of the library", "in the library"). What is a component's own
-- has the name of its instance and a dot before its name in all calls and events: the property "busy.angle", the input
-- "busy.level", the state "busy.on", the event "busy.button.down"; of one in a component, "page.busy.on". An event that
-- is sent by such a name goes to that component's machine.
--
-- C: anim_scene_load().
function A.Scene.load(text, options)
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local scene_c = T["anim_scene *[1]"]()
    R.check(C.anim_scene_load(text_c, text_count, options_c, scene_c))
    return A.Scene.of(scene_c[0])
end
jit.off(A.Scene.load)

-- Makes a scene of a document, at time 0, in its initial state: the scene that anim_scene_load makes of the same text
-- with the same options, in a fraction of the time (some microseconds for a control). The two are equal in all that
-- they do, and a snapshot of one can be restored in the other. options may be null; parameters and library must be null
-- in it, as they are given to anim_document_load: ANIM_ERROR_ARGUMENT. memory_limit does not count either. The caller
-- destroys the scene; the document may be destroyed before.
--
-- C: anim_scene_create().
function A.Scene.create(document, options)
    local keep = {}
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local scene_c = T["anim_scene *[1]"]()
    R.check(C.anim_scene_create(R.object(document, A.Document, "document", false), options_c, scene_c))
    return A.Scene.of(scene_c[0])
end
jit.off(A.Scene.create)

-- Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its clock,
-- settings, random generator and events; values of inputs (numbers as the nearest that they can be) and properties of
-- the same name, kind and number of components, and exactly the animations that move these; the active states and
-- histories by name; the time in those states, and delays where the same delay is left, and changed ones from when
-- their state was entered, but not into the past; events that wait; plays with the same parts; pointers and the focus
-- by the names of regions. An active state stays active, wherever in the machine it is now, and neither its entry nor
-- its exit actions are performed. What is missing around and inside it (a parent that is new, the initial state of one
-- that has states inside it now, another region) is entered as ever, with its entry actions, in document order. Where
-- states can no longer be active together, those with fewer levels of active states inside them stay, and of these the
-- first. A state that is final now and was not, or was so in another parent, is entered, so that its parent is done. A
-- machine none of whose active states is left starts anew. A value that a property has is kept even where the new
-- document begins with another. Of the options, which may be null, only parameters, library and memory_limit are used.
-- buffer receives what could not be kept, UTF-8 lines in ascending order, as much of it as there is room for, and
-- length the length of all of it; with a capacity of 0, buffer may be null. The handles of the scene and of its stage
-- stay valid, and so do identifiers of properties that are kept, of what moves them, and of groups; other properties,
-- and those and the banks that the host has added to the stage, are no more. Indices of regions, nodes and inputs may
-- mean others. The display's revision rises, and all of it counts as changed. Errors as of anim_scene_load, and
-- ANIM_ERROR_STATE inside an open transaction: then nothing has changed.
--
-- C: anim_scene_reload().
function A.Scene:reload(text, options)
    local keep = {}
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local length_c = T["size_t[1]"]()
    local capacity = 65536
    local buffer_c = T["char[?]"](capacity)
    R.check(C.anim_scene_reload(self:address(), text_c, text_count, options_c, buffer_c, capacity, length_c))
    return R.string(buffer_c, math.min(capacity, tonumber(length_c[0])))
end
jit.off(A.Scene.reload)

-- As anim_stage_abandon_call(), for a scene: also for each scene of an anim_scene_advance_many() that was left.
--
-- C: anim_scene_abandon_call().
function A.Scene:abandon_call()
    R.check(C.anim_scene_abandon_call(self:address()))
end
jit.off(A.Scene.abandon_call)

-- The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
-- valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
--
-- C: anim_scene_get_stage().
function A.Scene:get_stage()
    local stage_c = T["anim_stage *[1]"]()
    R.check(C.anim_scene_get_stage(self:address(), stage_c))
    return A.Stage.of(stage_c[0], self)
end
jit.off(A.Scene.get_stage)

-- What the document says of itself. info->struct_size must be sizeof *info.
--
-- C: anim_scene_get_info().
function A.Scene:get_info()
    local info_c = T["anim_scene_info"]()
    info_c.struct_size = 64
    R.check(C.anim_scene_get_info(self:address(), info_c))
    return A.SceneInfo.read(info_c)
end
jit.off(A.Scene.get_info)

-- Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
-- at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither here nor by
-- pointers, keys, events, inputs and the display list, with these exceptions: a path property that is set to, or played
-- to, a path of other commands than those that it has (the two are aligned each time); keyframes whose expressions give
-- other numbers than when they were played last; an animation that begins to be scrubbed; texts in the data of events;
-- a number that format(x) writes with more than 15 characters; items of lists that come or go; and the queue of events
-- and their data, which grow until they hold event_limit events and 4096 fields.
--
-- C: anim_scene_advance().
function A.Scene:advance(seconds)
    R.check(C.anim_scene_advance(self:address(), seconds))
end
jit.off(A.Scene.advance)

-- Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
-- at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither here nor by
-- pointers, keys, events, inputs and the display list, with these exceptions: a path property that is set to, or played
-- to, a path of other commands than those that it has (the two are aligned each time); keyframes whose expressions give
-- other numbers than when they were played last; an animation that begins to be scrubbed; texts in the data of events;
-- a number that format(x) writes with more than 15 characters; items of lists that come or go; and the queue of events
-- and their data, which grow until they hold event_limit events and 4096 fields.
--
-- C: anim_scene_advance_flicks().
function A.Scene:advance_flicks(flicks)
    R.check(C.anim_scene_advance_flicks(self:address(), flicks))
end
jit.off(A.Scene.advance_flicks)

-- Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to draw
-- or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both.
-- changes (room for count of them) receives these scenes in their order, and *changed their number; where wanted is 0,
-- both may be null. A scene is reported by every call until its display list has been read (by any
-- anim_scene_get_display... but the revision and the damage) and its events polled: a host may handle them later. With
-- ANIM_SCENE_CHANGE_DISPLAY the display lists that change are made in this call. A scene at rest costs one read of its
-- handle, a cache line. All scenes are checked before any is advanced: for NULL, a scene that was destroyed or is
-- listed twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none. Callbacks
-- may call none of the scenes that have not been advanced yet (ANIM_ERROR_REENTRANT), nor their own.
--
-- C: anim_scene_advance_many().
function A.Scene.advance_many(scenes, seconds, wanted)
    local scenes_c, scenes_count = R.objects(scenes, A.Scene, "anim_scene *[?]", "scenes")
    local changes_count = scenes_count
    local changes_c = T["anim_scene_change[?]"](changes_count)
    local changed_c = T["size_t[1]"]()
    R.check(C.anim_scene_advance_many(scenes_c, scenes_count, seconds, A.SceneChangeFlags.number(wanted), changes_c, changed_c))
    return R.read_structs(changes_c, tonumber(changed_c[0]), A.SceneChange), R.number(changed_c[0])
end
jit.off(A.Scene.advance_many)

-- Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are
-- ignored. The name is dot-separated tokens of letters, digits, '-' and '_', or names in backquotes: `my part`.poke.
--
-- C: anim_scene_send().
function A.Scene:send(name)
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_send(self:address(), name_c, name_count))
end
jit.off(A.Scene.send)

-- Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_input_info().
function A.Scene:get_input_info(index)
    local info_c = T["anim_input_info"]()
    info_c.struct_size = 32
    R.check(C.anim_scene_get_input_info(self:address(), index, info_c))
    return A.InputInfo.read(info_c)
end
jit.off(A.Scene.get_input_info)

-- Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
-- ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
-- ANIM_ERROR_STATE for an input of a component that the document around gives.
--
-- C: anim_scene_set_number().
function A.Scene:set_number(name, value)
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_set_number(self:address(), name_c, name_count, value))
end
jit.off(A.Scene.set_number)

-- Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
-- ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
-- ANIM_ERROR_STATE for an input of a component that the document around gives.
--
-- C: anim_scene_set_boolean().
function A.Scene:set_boolean(name, value)
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_set_boolean(self:address(), name_c, name_count, R.boolean(value)))
end
jit.off(A.Scene.set_boolean)

-- Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
-- ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
-- ANIM_ERROR_STATE for an input of a component that the document around gives.
--
-- C: anim_scene_set_string().
function A.Scene:set_string(name, text)
    local name_c, name_count = R.text(name, "name")
    local text_c, text_count = R.text(text, "text")
    R.check(C.anim_scene_set_string(self:address(), name_c, name_count, text_c, text_count))
end
jit.off(A.Scene.set_string)

-- Fires a trigger: the machine gets the event of the trigger's name.
--
-- C: anim_scene_fire_trigger().
function A.Scene:fire_trigger(name)
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_fire_trigger(self:address(), name_c, name_count))
end
jit.off(A.Scene.fire_trigger)

-- The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
--
-- C: anim_scene_get_number().
function A.Scene:get_number(name)
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
-- that has a space in it is in backquotes. Empty for a document without a machine.
--
-- C: anim_scene_get_atomic_states().
function A.Scene:get_atomic_states()
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
    local name_c, name_count = R.text(name, "name")
    local active_c = T["int32_t[1]"]()
    R.check(C.anim_scene_is_in_state(self:address(), name_c, name_count, active_c))
    return active_c[0] ~= 0
end
jit.off(A.Scene.is_in_state)

-- As anim_scene_send, with data, which expressions of the document read as event.NAME while the event is answered:
-- numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are ignored; of two of
-- one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
--
-- C: anim_scene_send_data().
function A.Scene:send_data(name, fields)
    local keep = {}
    local name_c, name_count = R.text(name, "name")
    local fields_c, fields_count = R.structs(fields, A.EventField, "anim_event_field[?]", keep, "fields")
    R.check(C.anim_scene_send_data(self:address(), name_c, name_count, fields_c, fields_count))
end
jit.off(A.Scene.send_data)

-- One field of an event's data, by its index in the document's order, and its text. data and the number of fields are
-- members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events were
-- polled or not; of older ones, and beyond count, ANIM_ERROR_NOT_FOUND. Where fields were dropped before their event
-- was polled or its callback called, data_lost of the event is their number; poll more often to lose none. The text of
-- a field that is no text: ANIM_ERROR_KIND.
--
-- C: anim_scene_get_event_value().
function A.Scene:get_event_value(data, index)
    local value_c = T["anim_event_value"]()
    R.check(C.anim_scene_get_event_value(self:address(), data, index, value_c))
    return A.EventValue.read(value_c)
end
jit.off(A.Scene.get_event_value)

-- One field of an event's data, by its index in the document's order, and its text. data and the number of fields are
-- members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events were
-- polled or not; of older ones, and beyond count, ANIM_ERROR_NOT_FOUND. Where fields were dropped before their event
-- was polled or its callback called, data_lost of the event is their number; poll more often to lose none. The text of
-- a field that is no text: ANIM_ERROR_KIND.
--
-- C: anim_scene_get_event_text().
function A.Scene:get_event_text(data, index)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_event_text(self:address(), data, index, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_event_text(self:address(), data, index, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_event_text)

-- The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A machine
-- that is done keeps its last ones.
--
-- C: anim_scene_get_configuration().
function A.Scene:get_configuration()
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

-- Whether the machine has reached an outermost final state: it answers no more events.
--
-- C: anim_scene_is_done().
function A.Scene:is_done()
    local done_c = T["int32_t[1]"]()
    R.check(C.anim_scene_is_done(self:address(), done_c))
    return done_c[0] ~= 0
end
jit.off(A.Scene.is_done)

-- How many states the machine has, and state number index, 0 <= index < count, in document order: for tools that show a
-- machine. ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_state_count().
function A.Scene:get_state_count()
    local count_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_get_state_count(self:address(), count_c))
    return count_c[0]
end
jit.off(A.Scene.get_state_count)

-- How many states the machine has, and state number index, 0 <= index < count, in document order: for tools that show a
-- machine. ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_state_info().
function A.Scene:get_state_info(index)
    local info_c = T["anim_machine_state_info"]()
    info_c.struct_size = 24
    R.check(C.anim_scene_get_state_info(self:address(), index, info_c))
    return A.MachineStateInfo.read(info_c)
end
jit.off(A.Scene.get_state_info)

-- A hash of all that determines the scene's future, as anim_stage_get_hash, with inputs, states, timers, pointers and
-- the random generator.
--
-- C: anim_scene_get_hash().
function A.Scene:get_hash()
    local hash_c = T["uint64_t[1]"]()
    R.check(C.anim_scene_get_hash(self:address(), hash_c))
    return R.number(hash_c[0])
end
jit.off(A.Scene.get_hash)

-- List number index, from 0 on, in the document's order; those of a component follow those of the document that uses
-- it. ANIM_ERROR_NOT_FOUND beyond.
--
-- C: anim_scene_get_list_info().
function A.Scene:get_list_info(index)
    local info_c = T["anim_list_info"]()
    info_c.struct_size = 24
    R.check(C.anim_scene_get_list_info(self:address(), index, info_c))
    return A.ListInfo.read(info_c)
end
jit.off(A.Scene.get_list_info)

-- The number of the list of a name, with those of the instances before it where it is in one. It stays the same until
-- the scene is reloaded. ANIM_ERROR_NOT_FOUND.
--
-- C: anim_scene_find_list().
function A.Scene:find_list(name)
    local name_c, name_count = R.text(name, "name")
    local list_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_find_list(self:address(), name_c, name_count, list_c))
    return list_c[0]
end
jit.off(A.Scene.find_list)

-- The item at a place, from 0 on; those that are leaving follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list
-- that there is not, as in all that follows.
--
-- C: anim_scene_get_item_info().
function A.Scene:get_item_info(list, index)
    local info_c = T["anim_item_info"]()
    info_c.struct_size = 16
    R.check(C.anim_scene_get_item_info(self:address(), list, index, info_c))
    return A.ItemInfo.read(info_c)
end
jit.off(A.Scene.get_item_info)

-- Its key.
--
-- C: anim_scene_get_item_key().
function A.Scene:get_item_key(list, index)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_item_key(self:address(), list, index, nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_item_key(self:address(), list, index, buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_item_key)

-- The place of the item with a key. ANIM_ERROR_NOT_FOUND, also for one that is leaving.
--
-- C: anim_scene_find_item().
function A.Scene:find_item(list, key)
    local key_c, key_count = R.text(key, "key")
    local index_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_find_item(self:address(), list, key_c, key_count, index_c))
    return index_c[0]
end
jit.off(A.Scene.find_item)

-- Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its inputs
-- by their names in the component, as in anim_scene_send_data(); other inputs are as the document has them, and so is
-- all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has. *number (which may be
-- null) receives what anim_item_info has. Where there is no room, an item that is leaving makes it at once.
-- ANIM_ERROR_LIMIT for a list that is full; ANIM_ERROR_DUPLICATE for a key that an item has; ANIM_ERROR_NOT_FOUND for a
-- field that is none of the inputs; ANIM_ERROR_KIND for one of another type; ANIM_ERROR_ARGUMENT for a number outside
-- the input's range; ANIM_ERROR_STATE for an input that the list gives or a trigger, and for a list in an item that is
-- in no list.
--
-- C: anim_scene_append_item().
function A.Scene:append_item(list, index, key, fields)
    local keep = {}
    local key_c, key_count = R.text(key, "key")
    local fields_c, fields_count = R.structs(fields, A.EventField, "anim_event_field[?]", keep, "fields")
    local number_c = T["uint32_t[1]"]()
    R.check(C.anim_scene_append_item(self:address(), list, index, key_c, key_count, fields_c, fields_count, number_c))
    return number_c[0]
end
jit.off(A.Scene.append_item)

-- Removes the item with a key: its machine hears the event "removed", and it is gone when that has come to its end, or
-- at once where no transition was taken.
--
-- C: anim_scene_remove_item().
function A.Scene:remove_item(list, key)
    local key_c, key_count = R.text(key, "key")
    R.check(C.anim_scene_remove_item(self:address(), list, key_c, key_count))
end
jit.off(A.Scene.remove_item)

-- Removes all items.
--
-- C: anim_scene_clear_list().
function A.Scene:clear_list(list)
    R.check(C.anim_scene_clear_list(self:address(), list))
end
jit.off(A.Scene.clear_list)

-- Moves the item with a key to a place, or to the end where there are fewer.
--
-- C: anim_scene_move_item().
function A.Scene:move_item(list, key, index)
    local key_c, key_count = R.text(key, "key")
    R.check(C.anim_scene_move_item(self:address(), list, key_c, key_count, index))
end
jit.off(A.Scene.move_item)

-- Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
-- anim_scene_append_item().
--
-- C: anim_scene_update_item().
function A.Scene:update_item(list, key, fields)
    local keep = {}
    local key_c, key_count = R.text(key, "key")
    local fields_c, fields_count = R.structs(fields, A.EventField, "anim_event_field[?]", keep, "fields")
    R.check(C.anim_scene_update_item(self:address(), list, key_c, key_count, fields_c, fields_count))
end
jit.off(A.Scene.update_item)

-- A pointer (a mouse, finger or pen with a number of the host's choice) did something at a point of the document, at
-- the scene's present time. Nodes and regions are touched where they are seen, that is by presentation values, as they
-- are when the call begins. x and y are not read for CANCEL and LEAVE.
--
-- The region at a point is the topmost one whose shape holds it: regions without a node lie above all others, the later
-- one on top; of others the one whose node is drawn later. A region whose node is invisible, clipped away there or of
-- no size (a transform that cannot be undone) is not hit. A region that is disabled swallows what hits it.
--
-- DOWN on a region that nothing holds begins tracking: the region hears, as UIControl does, down, drag.inside,
-- drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside means its bounds (the upright
-- rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
-- clipped. A region holds one pointer at a time, or is pressed by a key; another that goes down on it is ignored until
-- it goes up. A region that was disabled while it tracks hears cancel at the pointer's next move or up, and no more of
-- it. A region whose "capture" is false hands its pointer over when a move takes it onto the shape of another enabled
-- region with "capture" false that nothing holds: the first one hears drag.exit (unless it heard that before), the
-- second one drag.enter and drag.inside, and tracks from then on.
--
-- A pointer that moves while it is not down hovers: a region hears hover.enter when the pointer comes onto it (not when
-- it is disabled) and hover.exit when it goes elsewhere, and when it leaves. While the pointer is down the region over
-- which it hovers stays the same; when it goes up or is canceled it hovers where it is. A pointer that goes down
-- without having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known, the one that
-- began to hover first makes room for a new one.
--
-- A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS that are down are
-- ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of a pointer that is not known do nothing. LEAVE of one that is down cancels
-- it.
--
-- The host and the machine get each as an event named "<region>.<what>", with numbers for data (a host reads them by
-- anim_scene_get_event_value): x, y (in the coordinates of the region; where it is invisible or of no size, the last
-- ones), sceneX, sceneY; dx and dy (since the pointer was last heard of), totalX and totalY (since it went down), vx
-- and vy (points per second of host time, see anim_velocity_estimator), these six in the coordinates of the document
-- that has the region: the scene's, or inside a component its own, by the linear part of the inverse of the instance's
-- whole transform as it is now (0 where the instance is invisible or of no size); pointer; count (taps in a row: a DOWN
-- counts one more when it is on the same region as the last one, at most 0.35 s of host time after it and 20 points
-- from it, and that tap was not canceled or dragged further than that); inside (0 or 1); node (what anim_scene_hit_test
-- said when the pointer went down or began to hover there); keyboard (0).
--
-- Gestures are looked for only where a transition of the machine names their events, and then the host hears of them,
-- too. Distances are the scene's, a region's "slop" is 10 points unless it says otherwise. hover.move: each move of a
-- pointer that hovers over the region, after hover.enter. tap: after up.inside, when the press has not been farther
-- than the slop from where it began, and was no long one; count is 2 for a double tap. press.long: the pointer has been
-- down for the region's "longPress" (0.5) seconds of stage time and not farther than the slop from where it began. It
-- comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0. pinch.begin, pinch.change and
-- pinch.end: a second pointer goes down on the region while the first holds it, either moves, one goes up. There are no
-- drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are of the point between the two; pointer is the one that
-- moved. Four more numbers: scale (their distance in terms of that at the beginning), rotation (radians since then,
-- also beyond a full turn), scaleVelocity and rotationVelocity (per second), all as seen in the coordinates in which dx
-- is. Then the press goes on with the pointer that is left: its drags count from there, and the region hears up.inside
-- or up.outside when it goes up. A third pointer is ignored. Where the press is canceled, pinch.end comes before
-- cancel. A region's "takesOver" lets it take a pointer over from a region above it on which that went down: once the
-- pointer is farther than the slop from there ("drag"), and more along the axis than across it ("horizontal",
-- "vertical", in the coordinates in which dx is). The one above hears cancel, this one down, and its totals count from
-- there. Of several the topmost one does; a region that tracks the pointer itself keeps it in that way. A pointer that
-- a host has captured, that was pinched or was taken over is not taken over any more.
--
-- C: anim_scene_send_pointer().
function A.Scene:send_pointer(kind, pointer, x, y)
    R.check(C.anim_scene_send_pointer(self:address(), A.PointerAction.number(kind), pointer, x, y))
end
jit.off(A.Scene.send_pointer)

-- A wheel or touchpad was turned at a point of the document, by dx and dy points, positive where a page would be
-- scrolled to the right and down. Of the regions at the point whose machine names the event wheel, the topmost hears
-- it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1, the
-- others 0. Where its machine has no transition for it (none in its states, or no guard that holds), the next one
-- behind it does, and so on; one that is disabled ends that. *used (which may be null) receives whether a machine had
-- one; if not, the wheel is the host's, to scroll its page.
--
-- C: anim_scene_send_wheel().
function A.Scene:send_wheel(x, y, dx, dy)
    local used_c = T["int32_t[1]"]()
    R.check(C.anim_scene_send_wheel(self:address(), x, y, dx, dy, used_c))
    return used_c[0] ~= 0
end
jit.off(A.Scene.send_wheel)

-- Lets a region, by name, track a pointer that is down from now on, wherever it is, until it goes up: the region that
-- tracked it hears cancel, the new one drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for a name that no
-- region has and a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another.
--
-- C: anim_scene_capture_pointer().
function A.Scene:capture_pointer(pointer, region)
    local region_c, region_count = R.text(region, "region")
    R.check(C.anim_scene_capture_pointer(self:address(), pointer, region_c, region_count))
end
jit.off(A.Scene.capture_pointer)

-- Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which hears cancel.
--
-- C: anim_scene_release_pointer().
function A.Scene:release_pointer(pointer)
    R.check(C.anim_scene_release_pointer(self:address(), pointer))
end
jit.off(A.Scene.release_pointer)

-- A key went down or up. *used (which may be null) receives whether the scene had a use for it; if not, it is the
-- host's. With Control, Alt or Meta no key is used. Tab moves the focus to the next region, in the document's order,
-- that is focusable, enabled and visible, with Shift to the one before. Beyond the last one nothing has the focus and
-- the key is not used, so that a host can go on to the next control; the Tab after that begins anew. Of the region that
-- has the focus, unless its "activation" is "none", Space is a press: down when the key goes down, up.inside when it
-- goes up. Enter is down and up.inside at once. Escape while Space is held is cancel, and so is what takes the focus
-- away then. Nothing is pressed twice: a region that holds a pointer hears nothing of either key. The arrows, Home,
-- End, Page Up and Page Down are key.left, key.right, key.up, key.down, key.home, key.end, key.pageup and key.pagedown
-- when they go down, again and again if the host says so. A region that is disabled or invisible loses the focus at the
-- next key. The data of these events is that of anim_scene_send_pointer()'s, where keyboard is 1, x and y are the
-- center of the region's bounds, inside is 1, pointer is -1 and node is the region's own; the others are 0.
--
-- C: anim_scene_send_key().
function A.Scene:send_key(action, key, modifiers)
    local used_c = T["int32_t[1]"]()
    R.check(C.anim_scene_send_key(self:address(), A.KeyAction.number(action), A.Key.number(key), A.ModifierFlags.number(modifiers), used_c))
    return used_c[0] ~= 0
end
jit.off(A.Scene.send_key)

-- Gives the focus to a region by name, or to none for a length of 0. The region that had it hears blur, the new one
-- focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or invisible.
--
-- C: anim_scene_set_focus().
function A.Scene:set_focus(name)
    local name_c, name_count = R.text(name, "name")
    R.check(C.anim_scene_set_focus(self:address(), name_c, name_count))
end
jit.off(A.Scene.set_focus)

-- The name of the region that has the focus; empty when none has.
--
-- C: anim_scene_get_focus().
function A.Scene:get_focus()
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

-- The number, in document order, of the topmost node that is drawn at a point of the document, or -1: what is seen now,
-- by presentation values. A fill counts by its rule, a stroke with its dashes, caps and joins as
-- anim_path_stroke_contains() has it, both also where their paint is transparent, an image and a text by its rectangle;
-- what is clipped away, invisible or of opacity 0 does not.
--
-- C: anim_scene_hit_test().
function A.Scene:hit_test(x, y)
    local node_c = T["int32_t[1]"]()
    R.check(C.anim_scene_hit_test(self:address(), x, y, node_c))
    return node_c[0]
end
jit.off(A.Scene.hit_test)

-- The index, in document order, of the region that a pointer would hit at a point of the document, whether it is
-- enabled or not; -1 for none.
--
-- C: anim_scene_hit_test_region().
function A.Scene:hit_test_region(x, y)
    local region_c = T["int32_t[1]"]()
    R.check(C.anim_scene_hit_test_region(self:address(), x, y, region_c))
    return region_c[0]
end
jit.off(A.Scene.hit_test_region)

-- Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond. info->struct_size must be
-- sizeof *info.
--
-- C: anim_scene_get_region_info().
function A.Scene:get_region_info(index)
    local info_c = T["anim_region_info"]()
    info_c.struct_size = 64
    R.check(C.anim_scene_get_region_info(self:address(), index, info_c))
    return A.RegionInfo.read(info_c)
end
jit.off(A.Scene.get_region_info)

-- How many nodes of the document have an "accessibility", and a number that is another whenever one of their facts or
-- texts differs from what it was when the number was asked for last. Either pointer may be null.
--
-- C: anim_scene_get_accessibility_info().
function A.Scene:get_accessibility_info()
    local count_c = T["uint32_t[1]"]()
    local revision_c = T["uint64_t[1]"]()
    R.check(C.anim_scene_get_accessibility_info(self:address(), count_c, revision_c))
    return count_c[0], R.number(revision_c[0])
end
jit.off(A.Scene.get_accessibility_info)

-- What is so now of one of them, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
-- accessibility->struct_size must be sizeof *accessibility.
--
-- C: anim_scene_get_accessibility().
function A.Scene:get_accessibility(index)
    local accessibility_c = T["anim_accessibility_element"]()
    accessibility_c.struct_size = 80
    R.check(C.anim_scene_get_accessibility(self:address(), index, accessibility_c))
    return A.AccessibilityElement.read(accessibility_c)
end
jit.off(A.Scene.get_accessibility)

-- One of its texts now: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document says none.
--
-- C: anim_scene_get_accessibility_text().
function A.Scene:get_accessibility_text(index, which)
    local length_c = T["size_t[1]"]()
    R.check(C.anim_scene_get_accessibility_text(self:address(), index, A.AccessibilityText.number(which), nil, 0, length_c))
    local capacity = tonumber(length_c[0])
    local buffer_c = T["char[?]"](capacity)
    if capacity > 0 then
        R.check(C.anim_scene_get_accessibility_text(self:address(), index, A.AccessibilityText.number(which), buffer_c, capacity, length_c))
    end
    return R.string(buffer_c, tonumber(length_c[0]))
end
jit.off(A.Scene.get_accessibility_text)

-- The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is
-- valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display...; NULL
-- where it is empty. What it costs to bring it up to date is in proportion to what changed, and next to nothing where
-- nothing did; where nodes appear, vanish or change their order, or a path its number of commands, in proportion to
-- what there is.
--
-- C: anim_scene_get_display_commands().
function A.Scene:get_display_commands()
    local commands_c = T["const anim_draw_command *[1]"]()
    local commands_count = T["size_t[1]"]()
    R.check(C.anim_scene_get_display_commands(self:address(), commands_c, commands_count))
    return R.read_structs(commands_c[0], tonumber(commands_count[0]), A.DrawCommand)
end
jit.off(A.Scene.get_display_commands)

-- The whole display list in one call, with the same views. display->struct_size must be sizeof *display.
--
-- C: anim_scene_get_display().
function A.Scene:get_display()
    local display_c = T["anim_display"]()
    display_c.struct_size = 112
    R.check(C.anim_scene_get_display(self:address(), display_c))
    return A.Display.read(display_c)
end
jit.off(A.Scene.get_display)

-- The display list's revision: a number that grows whenever the list shows something else than when it was last asked
-- for; 1 for the first. A host that has drawn it need not draw again while it stays. Another load of the same document,
-- asked at other times, counts otherwise.
--
-- C: anim_scene_get_display_revision().
function A.Scene:get_display_revision()
    local revision_c = T["uint64_t[1]"]()
    R.check(C.anim_scene_get_display_revision(self:address(), revision_c))
    return R.number(revision_c[0])
end
jit.off(A.Scene.get_display_revision)

-- What must be drawn again since a revision: the union of the old and new bounds of all that changed, appeared or
-- vanished after it, inside the canvas. Width and height 0 where nothing did; all of the canvas where that is more than
-- 63 revisions ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached.
--
-- C: anim_scene_get_display_damage().
function A.Scene:get_display_damage(since)
    local rectangle_c = T["anim_rectangle"]()
    R.check(C.anim_scene_get_display_damage(self:address(), since, rectangle_c))
    return A.Rectangle.read(rectangle_c)
end
jit.off(A.Scene.get_display_damage)

-- The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red, green,
-- blue, opacity. The text may be large: ask for its length first.
--
-- C: anim_scene_get_svg().
function A.Scene:get_svg(background)
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

-- The whole state of a scene, as anim_stage_snapshot writes that of a stage: its stage, the active states of its
-- machines and what they remember and wait for, its inputs, pointers and focus, its random numbers. The document is not
-- in it.
--
-- C: anim_scene_snapshot().
function A.Scene:snapshot()
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

-- Puts a state that anim_scene_snapshot has given in the place of the scene's own, as anim_stage_restore does. The
-- snapshot may be of another scene, in another process or on another machine, if the documents of both mean the same
-- and their parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that
-- begin with x- and the order of an object's keys mean nothing; the order of names does, as in inputs, properties and
-- states. All of the display list counts as changed; revisions go on counting.
--
-- C: anim_scene_restore().
function A.Scene:restore(bytes)
    local bytes_c, bytes_count = R.text(bytes, "bytes")
    R.check(C.anim_scene_restore(self:address(), bytes_c, bytes_count))
end
jit.off(A.Scene.restore)

-- Puts a state that anim_scene_snapshot has given of a scene of an older edition of a document in the place of the
-- scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to when the
-- snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What is kept, and
-- what buffer receives of what could not be kept, says anim_scene_reload. Of the options, which may be null, only
-- parameters, library and memory_limit are used, for the text; those of document were given to anim_document_load. A
-- scene's snapshots after that are for this call with the same document and text alone (and for the scene itself): it
-- takes them as well, as long as the host has added no properties; nothing is lost then. The handles of the scene and
-- of its stage, what hears of events, the step budget and the revisions stay; identifiers of properties, animations,
-- transactions, groups and banks from before are not valid any more. ANIM_ERROR_STATE for a snapshot of another edition
-- and inside an open transaction; errors as of anim_scene_restore and anim_scene_load. Nothing has changed then.
--
-- C: anim_scene_restore_edition().
function A.Scene:restore_edition(bytes, document, text, options)
    local keep = {}
    local bytes_c, bytes_count = R.text(bytes, "bytes")
    local text_c, text_count = R.text(text, "text")
    local options_c = options ~= nil and A.SceneOptions.write(options, T["anim_scene_options"](), keep) or nil
    local length_c = T["size_t[1]"]()
    local capacity = 65536
    local buffer_c = T["char[?]"](capacity)
    R.check(C.anim_scene_restore_edition(self:address(), bytes_c, bytes_count, R.object(document, A.Document, "document", false), text_c, text_count, options_c, buffer_c, capacity, length_c))
    return R.string(buffer_c, math.min(capacity, tonumber(length_c[0])))
end
jit.off(A.Scene.restore_edition)

-- Applies one step's input to a scene now, whatever the time.
--
-- C: anim_scene_apply_step().
function A.Scene:apply_step(trace, index)
    R.check(C.anim_scene_apply_step(self:address(), R.object(trace, A.Trace, "trace", false), index))
end
jit.off(A.Scene.apply_step)

-- Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances to
-- each step from *next_step on whose time is not after it, applies it there, and advances to the time. *next_step is 0
-- at first, and is moved on. When a step or an advance on the way is refused, the scene stays where it was refused and
-- next_step names the step that comes next; a time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
--
-- C: anim_scene_play().
function A.Scene:play(trace, time, next_step)
    local next_step_c = T["size_t[1]"](next_step)
    R.check(C.anim_scene_play(self:address(), R.object(trace, A.Trace, "trace", false), time, next_step_c))
    return R.number(next_step_c[0])
end
jit.off(A.Scene.play)

-- Reads a trace (at most ANIM_LIMIT_TEXT_BYTES). The caller destroys it. The text is not needed afterwards.
-- ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
--
-- C: anim_trace_load().
function A.Trace.load(text)
    local text_c, text_count = R.text(text, "text")
    local trace_c = T["anim_trace *[1]"]()
    R.check(C.anim_trace_load(text_c, text_count, trace_c))
    return A.Trace.of(trace_c[0])
end

-- What a trace says of itself. info->struct_size must be sizeof *info.
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
    R.check(C.anim_trace_get_step_time(self:address(), index, time_c))
    return R.number(time_c[0])
end

-- Sets the path, which must not be empty, as anim_stage_set_value does. A path with the same verbs moves there point by
-- point; to itself turned it turns (see anim_stage_set_path_turns). To any other it moves as a morph: on the way the
-- presentation has the verbs of both, cut alike, and what moved the path goes on, so that one that is interrupted keeps
-- its velocity; at rest it is the path that was set, with its own verbs. What would take more than 65536 coordinates
-- (and eight times those of both paths) takes its place at once, as does a path that is set where no transaction is
-- open or the property's action is NONE.
--
-- C: anim_stage_set_path().
function A.Property:set_path(path)
    R.check(C.anim_stage_set_path(self.stage:address(), self.identifier, R.object(path, A.Path, "path", false)))
end
jit.off(A.Property.set_path)

-- Copies the path out, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION has it, in place of what the path held. While it is
-- on its way to one with other verbs, presentation and velocity have as many components as the path that is shown.
--
-- C: anim_stage_get_path().
function A.Property:get_path(what)
    local path = A.Path.create()
    R.check(C.anim_stage_get_path(self.stage:address(), self.identifier, A.Read.number(what), path:address()))
    return path
end
jit.off(A.Property.get_path)

-- Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
--
-- C: anim_stage_remove_property().
function A.Property:remove()
    R.check(C.anim_stage_remove_property(self.stage:address(), self.identifier))
end
jit.off(A.Property.remove)

-- What a property is and does. info->struct_size must be sizeof *info.
--
-- C: anim_stage_get_property_info().
function A.Property:get_info()
    local info_c = T["anim_property_info"]()
    info_c.struct_size = 32
    R.check(C.anim_stage_get_property_info(self.stage:address(), self.identifier, info_c))
    return A.PropertyInfo.read(info_c)
end
jit.off(A.Property.get_info)

-- The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
-- animations begun from now on. > 0; 0.001 unless set.
--
-- C: anim_stage_set_threshold().
function A.Property:set_threshold(threshold)
    R.check(C.anim_stage_set_threshold(self.stage:address(), self.identifier, threshold))
end
jit.off(A.Property.set_threshold)

-- Sets the model value. Inside an open transaction the presentation value moves there with the transaction's motion,
-- from where it is and, for a spring, with the velocity that it has (see ANIM_INTERRUPTION_... for other ways); a
-- transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
-- ANIM_MOTION_KIND_NONE, it jumps there. In each case an animation of the property that runs or waits ends unfinished
-- when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
-- most 1e150 in size (ANIM_ERROR_LIMIT).
--
-- C: anim_stage_set_value().
function A.Property:set_value(value)
    local value_c, value_count = R.array(value, "double", "value")
    R.check(C.anim_stage_set_value(self.stage:address(), self.identifier, value_c, value_count))
end
jit.off(A.Property.set_value)

-- Sets a property's model value in a transaction of its own, inside the innermost open one: the presentation goes there
-- by a spring, in the place of what moves the property, from where it is and with the velocity that it has, or with
-- velocity where that is not null (of the presentation, units per second, each at most 1e150 in size). A property that
-- has an action of its own moves by that. transaction (may be null) receives the transaction, which completes when the
-- property has arrived; it is committed, and may be complete already.
--
-- C: anim_stage_spring_to().
function A.Property:spring_to(value, velocity, spring)
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

-- The same by a curve, which takes duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
--
-- C: anim_stage_curve_to().
function A.Property:curve_to(value, curve, duration)
    local keep = {}
    local value_c, value_count = R.array(value, "double", "value")
    local curve_c = A.CubicBezier.write(curve, T["anim_cubic_bezier"](), keep)
    local transaction_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_curve_to(self.stage:address(), self.identifier, value_c, value_count, curve_c, duration, transaction_c))
    return A.Transaction.of(self.stage, transaction_c[0])
end
jit.off(A.Property.curve_to)

-- Reads one property. count must be its number of components.
--
-- C: anim_stage_get_value().
function A.Property:get_value(what, value)
    local value_c, value_count = R.room(value, "double[?]", "value")
    R.check(C.anim_stage_get_value(self.stage:address(), self.identifier, A.Read.number(what), value_c, value_count))
    return R.filled(value, value_c, value_count, nil, nil)
end
jit.off(A.Property.get_value)

-- Sets a property's action. motion is read for ANIM_ACTION_OWN, and may be null otherwise.
--
-- C: anim_stage_set_action().
function A.Property:set_action(action, motion)
    local keep = {}
    local motion_c = motion ~= nil and A.Motion.write(motion, T["anim_motion"](), keep) or nil
    R.check(C.anim_stage_set_action(self.stage:address(), self.identifier, A.Action.number(action), motion_c))
end
jit.off(A.Property.set_action)

-- Begins an explicit animation of a property, above those that it has. It is part of the innermost open transaction's
-- completion, where one is open. Where it fills forwards it stays in effect after its end until it is removed or
-- replaced. animation may be null. ANIM_ERROR_STATE for a derived property.
--
-- from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for an
-- additive animation). Of the options that are said to be of a kind, those of others are not read.
--
-- sets_model makes the model value what the animation would show after its end if it filled forwards: with all of its
-- repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring or decay
-- where it comes to rest, also where a duration cuts it off. An additive animation has no value of its own, and leaves
-- the model alone.
--
-- It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so that
-- what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its beginning.
-- (For groups the formula of anim_media_timing holds as it stands.) When it is over it still shows its last value at
-- that very flick, and counts as running, unless the property is set or animated anew; from the next flick on it is
-- gone.
--
-- Additive and cumulative values are added in the components in which the property is interpolated: transforms by the
-- parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1; colors
-- in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses begins each
-- repeat anew, from where its way back ended.
--
-- C: anim_stage_animate().
function A.Property:animate(options)
    local keep = {}
    local options_c = A.AnimationOptions.write(options or {}, T["anim_animation_options"](), keep)
    local animation_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_animate(self.stage:address(), self.identifier, options_c, animation_c))
    return A.Animation.of(self.stage, animation_c[0])
end
jit.off(A.Property.animate)

-- Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
-- either may be null. An end that is given as a path must be null in the options; what else they say counts. Where the
-- paths' verbs are not those of the property, it moves as a morph, see anim_stage_set_path. Where it ends at to and
-- sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
--
-- C: anim_stage_animate_path().
function A.Property:animate_path(options, from, to)
    local keep = {}
    local options_c = A.AnimationOptions.write(options or {}, T["anim_animation_options"](), keep)
    local animation_c = T["uint64_t[1]"]()
    R.check(C.anim_stage_animate_path(self.stage:address(), self.identifier, options_c, R.object(from, A.Path, "from", true), R.object(to, A.Path, "to", true), animation_c))
    return A.Animation.of(self.stage, animation_c[0])
end
jit.off(A.Property.animate_path)

-- Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added), or
-- always moves straight (0), as CSS and Lottie have it. In snapshots. ANIM_ERROR_KIND for a property without path.
--
-- C: anim_stage_set_path_turns().
function A.Property:set_path_turns(turns)
    R.check(C.anim_stage_set_path_turns(self.stage:address(), self.identifier, R.boolean(turns)))
end
jit.off(A.Property.set_path_turns)

-- Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added), or
-- always moves straight (0), as CSS and Lottie have it. In snapshots. ANIM_ERROR_KIND for a property without path.
--
-- C: anim_stage_get_path_turns().
function A.Property:get_path_turns()
    local turns_c = T["int32_t[1]"]()
    R.check(C.anim_stage_get_path_turns(self.stage:address(), self.identifier, turns_c))
    return turns_c[0] ~= 0
end
jit.off(A.Property.get_path_turns)

-- Removes all animations of a property: it stands at its model value.
--
-- C: anim_stage_remove_all_animations().
function A.Property:remove_all_animations()
    R.check(C.anim_stage_remove_all_animations(self.stage:address(), self.identifier))
end
jit.off(A.Property.remove_all_animations)

-- Stops a property where it is seen, as a finger stops what it catches: that is its value from now on, and its
-- animations end unfinished. The velocity that it had is kept: the next spring (of a value that is set, with
-- ANIM_INTERRUPTION_REPLACE, or of an explicit animation) sets off with it, unless it is given one. Once the property
-- jumps, or anything else moves it, it is forgotten. One that nothing moves stays as it is. A path keeps no velocity.
--
-- C: anim_stage_hold().
function A.Property:hold()
    R.check(C.anim_stage_hold(self.stage:address(), self.identifier))
end
jit.off(A.Property.hold)

-- Makes a property derived: one expression a component, separated by commas, over the components of other properties: x
-- (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on expressions.
-- Presentation is computed from presentations, model from models, velocity by the chain rule; a result that is not
-- finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is ANIM_ERROR_STATE from then on. A
-- null or empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with line and
-- column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names.
--
-- C: anim_stage_set_expression().
function A.Property:set_expression(text)
    local text_c, text_count = R.text(text, "text")
    R.check(C.anim_stage_set_expression(self.stage:address(), self.identifier, text_c, text_count))
end
jit.off(A.Property.set_expression)

-- The text of a derived property's expressions; empty for others.
--
-- C: anim_stage_get_expression().
function A.Property:get_expression()
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

-- Calls back at the end of every advance after which the property's presentation differs from what was heard last (at
-- first: from now). A property has one observer; a null callback ends it. release (may be null) is called with the
-- context when it is over. To poll, see anim_stage_take_changed.
--
-- C: anim_stage_observe().
function A.Property:observe(callback)
    local callback_context = R.remember(callback, self.stage, true, "callback")
    R.check(C.anim_stage_observe(self.stage:address(), self.identifier, callback_context ~= nil and R.trampolines["anim_property_callback"] or nil, callback_context, R.release))
end
jit.off(A.Property.observe)

-- Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
-- animations begun in it have ended: at once when there are none.
--
-- C: anim_stage_commit_transaction().
function A.Transaction:commit()
    R.check(C.anim_stage_commit_transaction(self.stage:address(), self.identifier))
end
jit.off(A.Transaction.commit)

-- Removes an animation; it ends unfinished, and the property is shown without it.
--
-- C: anim_stage_remove_animation().
function A.Animation:remove()
    R.check(C.anim_stage_remove_animation(self.stage:address(), self.identifier))
end
jit.off(A.Animation.remove)

-- Removes a group and those inside it; their animations end unfinished.
--
-- C: anim_stage_remove_group().
function A.AnimationGroup:remove()
    R.check(C.anim_stage_remove_group(self.stage:address(), self.identifier))
end
jit.off(A.AnimationGroup.remove)

-- A group's own time in seconds; an animator's is its fraction times its duration.
--
-- C: anim_animation_group_get_time().
function A.AnimationGroup:get_time()
    local seconds_c = T["double[1]"]()
    R.check(C.anim_animation_group_get_time(self.stage:address(), self.identifier, seconds_c))
    return seconds_c[0]
end
jit.off(A.AnimationGroup.get_time)

-- How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other
-- groups.
--
-- C: anim_animation_group_set_speed().
function A.AnimationGroup:set_speed(speed)
    R.check(C.anim_animation_group_set_speed(self.stage:address(), self.identifier, speed))
end
jit.off(A.AnimationGroup.set_speed)

-- How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other
-- groups.
--
-- C: anim_animation_group_set_paused().
function A.AnimationGroup:set_paused(paused)
    R.check(C.anim_animation_group_set_paused(self.stage:address(), self.identifier, R.boolean(paused)))
end
jit.off(A.AnimationGroup.set_paused)

-- Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended before
-- that ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where the time is
-- before its end.
--
-- C: anim_animation_group_seek().
function A.AnimationGroup:seek(seconds)
    R.check(C.anim_animation_group_seek(self.stage:address(), self.identifier, seconds))
end
jit.off(A.AnimationGroup.seek)

-- Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration.
--
-- C: anim_animator_get_fraction().
function A.AnimationGroup:get_fraction()
    local fraction_c = T["double[1]"]()
    R.check(C.anim_animator_get_fraction(self.stage:address(), self.identifier, fraction_c))
    return fraction_c[0]
end
jit.off(A.AnimationGroup.get_fraction)

-- Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there.
--
-- C: anim_animator_set_fraction().
function A.AnimationGroup:set_fraction(fraction)
    R.check(C.anim_animator_set_fraction(self.stage:address(), self.identifier, fraction))
end
jit.off(A.AnimationGroup.set_fraction)

-- Stops it where it is.
--
-- C: anim_animator_pause().
function A.AnimationGroup:pause()
    R.check(C.anim_animator_pause(self.stage:address(), self.identifier))
end
jit.off(A.AnimationGroup.pause)

-- Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets
-- there: null or ANIM_MOTION_KIND_INHERIT evenly (each animation keeps its own curve); ANIM_MOTION_KIND_NONE at once; a
-- curve or easing leads over the rest of the way; a spring starts with the fraction's present velocity, or with
-- velocity where that is not NaN (per second, at most 1e9), and takes its time. Otherwise the whole way takes
-- duration_factor (0 to 1e6; 1 is usual) times its duration, the rest of it its share; motion's duration, where it is
-- set, is that of the rest by a curve or easing. Its other members are not read. When it arrives, its animations end
-- finished and the animator is removed; back at its start the model values are the old ones again.
--
-- C: anim_animator_run().
function A.AnimationGroup:run(reversed, motion, duration_factor, velocity)
    local keep = {}
    local motion_c = motion ~= nil and A.Motion.write(motion, T["anim_motion"](), keep) or nil
    R.check(C.anim_animator_run(self.stage:address(), self.identifier, R.boolean(reversed), motion_c, duration_factor, velocity))
end
jit.off(A.AnimationGroup.run)

-- Ends and removes it: its properties stand at their new values, at their old ones, or where they are.
--
-- C: anim_animator_stop().
function A.AnimationGroup:stop(position)
    R.check(C.anim_animator_stop(self.stage:address(), self.identifier, A.AnimatorPosition.number(position)))
end
jit.off(A.AnimationGroup.stop)

-- Removes a bank; of its springs nothing is told any more.
--
-- C: anim_stage_remove_bank().
function A.SpringBank:remove()
    R.check(C.anim_stage_remove_bank(self.stage:address(), self.identifier))
end
jit.off(A.SpringBank.remove)

-- Sends springs to new targets, from where they are and with the velocity that they have. indices says which
-- (ANIM_ERROR_NOT_FOUND for one that the bank does not have; of two of one number the last counts); null for the first
-- count ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced motion
-- they are there at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in a bank that
-- is larger than the caches.
--
-- C: anim_spring_bank_retarget().
function A.SpringBank:retarget(indices, targets)
    local indices_c, indices_count
    if indices ~= nil then
        indices_c, indices_count = R.array(indices, "uint32_t", "indices")
    end
    local targets_c, targets_count = R.array(targets, "double", "targets")
    R.check(C.anim_spring_bank_retarget(self.stage:address(), self.identifier, indices_c, targets_c, R.shared("indices", indices ~= nil and indices_count or nil, "targets", targets_count)))
end
jit.off(A.SpringBank.retarget)

-- Puts springs at values, at rest, which is not told. indices as for anim_spring_bank_retarget().
--
-- C: anim_spring_bank_set_values().
function A.SpringBank:set_values(indices, values)
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
    local values_c = T["const double *[1]"]()
    local values_count = T["size_t[1]"]()
    R.check(C.anim_spring_bank_get_values(self.stage:address(), self.identifier, values_c, values_count))
    return R.view(nil, values, values_c[0], tonumber(values_count[0]), "double", "values")
end
jit.off(A.SpringBank.get_values)

-- Makes a view of a bank's values. The caller destroys it, before the stage or after.
--
-- C: anim_spring_bank_view_create().
function A.SpringBank:view_create()
    local view_c = T["anim_spring_bank_view *[1]"]()
    R.check(C.anim_spring_bank_view_create(self.stage:address(), self.identifier, view_c))
    return A.SpringBankView.of(view_c[0])
end
jit.off(A.SpringBank.view_create)

-- The velocities, units per second, into room for all of them.
--
-- C: anim_spring_bank_get_velocities().
function A.SpringBank:get_velocities(velocities)
    local velocities_c, velocities_count = R.room(velocities, "double[?]", "velocities")
    R.check(C.anim_spring_bank_get_velocities(self.stage:address(), self.identifier, velocities_c, velocities_count))
    return R.filled(velocities, velocities_c, velocities_count, nil, nil)
end
jit.off(A.SpringBank.get_velocities)

-- How many springs move, and how many have come to rest and were not taken. Either pointer may be null.
--
-- C: anim_spring_bank_get_counts().
function A.SpringBank:get_counts()
    local moving_c = T["size_t[1]"]()
    local settled_c = T["size_t[1]"]()
    R.check(C.anim_spring_bank_get_counts(self.stage:address(), self.identifier, moving_c, settled_c))
    return R.number(moving_c[0]), R.number(settled_c[0])
end
jit.off(A.SpringBank.get_counts)

-- Takes up to capacity of the indices of springs that have come to rest, in that order; *count receives how many. A
-- capacity of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to rest
-- together, when the last of them has. One that was sent off again since is among them, each but once.
--
-- C: anim_spring_bank_take_settled().
function A.SpringBank:take_settled()
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

-- The ANIM_COMPONENT_... constants of the library in use, added up: 31 for one that has everything.
--
-- C: anim_components().
function A.components()
    local result = C.anim_components()
    R.done()
    return A.ComponentFlags.name(result)
end

-- The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for a number that is none. The text is
-- constant, NUL-terminated and valid for ever.
--
-- C: anim_status_name().
function A.status_name(status)
    local result = C.anim_status_name(A.Status.number(status))
    R.done()
    return R.c_string(result)
end

-- What the last call that failed on this thread found wrong: one English sentence, with the argument's name and, for a
-- document, line, column and JSON pointer (one of over 512 bytes without its middle). Empty when none has failed.
-- NUL-terminated UTF-8, at most 1023 bytes; the view is valid until the next failing call on this thread. Calls that
-- succeed leave it alone.
--
-- C: anim_last_error_message().
function A.last_error_message()
    local result = C.anim_last_error_message()
    R.done()
    return R.c_string(result)
end

-- Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
-- both 0 when it was no error in a text. Either pointer may be null.
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
-- document and for errors that are not in a document. Lifetime as anim_last_error_message().
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
    R.check(C.anim_flicks_from_seconds(seconds, flicks_c))
    return R.number(flicks_c[0])
end

-- A number of flicks in seconds, correctly rounded. Pure.
--
-- C: anim_flicks_to_seconds().
function A.flicks_to_seconds(flicks)
    local result = C.anim_flicks_to_seconds(flicks)
    R.done()
    return result
end

-- Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
-- within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros)
-- are taken and answered as C99 Annex F says. y is read by ATAN2, POW and HYPOT only, and may be null otherwise.
-- results may be x or y itself. The pointers may be null where count is 0.
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

-- Converts count colors of four numbers each from one space to another, right to 1e-12 within the gamuts (save light
-- from 0.0031308 to 0.003130806, where CSS's rounded limits contradict each other: here everything comes back from
-- linear light as it went in). A hue comes out from 0 to 2 pi. The opacity is carried through. Nothing changes where
-- the spaces are the same; otherwise components beyond 1e30 in size are taken as that. Numbers are at most 1e150 in
-- size (ANIM_ERROR_LIMIT). results has room for 4 * count numbers and may be colors itself. count is at most
-- ANIM_LIMIT_ARRAY / 4.
--
-- C: anim_color_convert().
function A.color_convert(from_space, to_space, colors, results)
    local colors_c, colors_count = R.array(colors, "double", "colors")
    local results_count = (R.rows(colors_count, 4, "colors")) * 4
    local results_c = R.into(results, "double[?]", results_count, "results")
    R.check(C.anim_color_convert(A.ColorSpace.number(from_space), A.ColorSpace.number(to_space), colors_c, R.rows(colors_count, 4, "colors"), results_c))
    return results or R.read(results_c, results_count)
end

-- The color at a progress from one color (0) to another (1) as CSS Color 4, section 12, says: both, four numbers of
-- sRGB that are not premultiplied, go to the space, there to each other, and back. In OKLCH a color whose chroma is at
-- most 0.000004 has no hue, and takes over the other's. A progress beyond 0 and 1 extrapolates. Where the result is
-- transparent and premultiplied is 1, it is black. Numbers are at most 1e150 in size. result has room for four numbers,
-- and may be from or to.
--
-- C: anim_color_interpolate().
function A.color_interpolate(interpolation, from, to, progress)
    local keep = {}
    local interpolation_c = A.ColorInterpolation.write(interpolation, T["anim_color_interpolation"](), keep)
    local from_c = R.fixed(from, T["double[4]"](), 4, "from")
    local to_c = R.fixed(to, T["double[4]"](), 4, "to")
    local result_c = T["double[4]"]()
    R.check(C.anim_color_interpolate(interpolation_c, from_c, to_c, progress, result_c))
    return R.read(result_c, 4)
end

-- The same at many progresses: results has room for 4 * count numbers, which overlap no argument. count is at most
-- ANIM_LIMIT_ARRAY / 4.
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
