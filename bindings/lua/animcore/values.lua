-- SPDX-License-Identifier: MIT
-- Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

local R = require("animcore.runtime")
local A, C, T = R.module, R.C, R.T

-- anim_point of C.
A.Point = R.value("Point", { "x", "y" })

function A.Point.write(value, c, keep)
    R.table(value, "Point")
    c.x = R.real(value.x, "x")
    c.y = R.real(value.y, "y")
    return c
end

function A.Point.read(c)
    return setmetatable({
        x = c.x,
        y = c.y,
    }, A.Point)
end

-- anim_rectangle of C.
--
-- x: x and y are the corner with the smallest coordinates; width and height >= 0
--
-- y: x and y are the corner with the smallest coordinates; width and height >= 0
--
-- width: x and y are the corner with the smallest coordinates; width and height >= 0
--
-- height: x and y are the corner with the smallest coordinates; width and height >= 0
A.Rectangle = R.value("Rectangle", { "x", "y", "width", "height" })

function A.Rectangle.write(value, c, keep)
    R.table(value, "Rectangle")
    c.x = R.real(value.x, "x")
    c.y = R.real(value.y, "y")
    c.width = R.real(value.width, "width")
    c.height = R.real(value.height, "height")
    return c
end

function A.Rectangle.read(c)
    return setmetatable({
        x = c.x,
        y = c.y,
        width = c.width,
        height = c.height,
    }, A.Rectangle)
end

-- x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
A.Transform = R.value("Transform", { "a", "b", "c", "d", "tx", "ty" })

function A.Transform.write(value, c, keep)
    R.table(value, "Transform")
    c.a = R.real(value.a, "a")
    c.b = R.real(value.b, "b")
    c.c = R.real(value.c, "c")
    c.d = R.real(value.d, "d")
    c.tx = R.real(value.tx, "tx")
    c.ty = R.real(value.ty, "ty")
    return c
end

function A.Transform.read(c)
    return setmetatable({
        a = c.a,
        b = c.b,
        c = c.c,
        d = c.d,
        tx = c.tx,
        ty = c.ty,
    }, A.Transform)
end

-- A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact at
-- any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
-- 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
-- velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
-- any finite ones.
--
-- mass: m > 0
--
-- stiffness: k > 0, per second squared when m = 1
--
-- damping: c >= 0; 0 never comes to rest
A.Spring = R.value("Spring", { "mass", "stiffness", "damping" })

function A.Spring.write(value, c, keep)
    R.table(value, "Spring")
    c.mass = R.real(value.mass, "mass")
    c.stiffness = R.real(value.stiffness, "stiffness")
    c.damping = R.real(value.damping, "damping")
    return c
end

function A.Spring.read(c)
    return setmetatable({
        mass = c.mass,
        stiffness = c.stiffness,
        damping = c.damping,
    }, A.Spring)
end

-- A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
-- anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
-- threads at once. Its size never changes. The members are private to the library: a struct that another version has
-- filled, or that was changed, is refused.
--
-- decay: sums of two doubles, in the library's unit of time
--
-- decay_low: sums of two doubles, in the library's unit of time
--
-- check: a sum over the other members
A.PreparedSpring = R.value("PreparedSpring", { "decay", "decay_low", "frequency", "frequency_low", "fast_rate", "squared_frequency", "time_scale", "inverse_time_scale", "kind", "check" })

function A.PreparedSpring.write(value, c, keep)
    R.table(value, "PreparedSpring")
    c.decay = R.real(value.decay, "decay")
    c.decay_low = R.real(value.decay_low, "decay_low")
    c.frequency = R.real(value.frequency, "frequency")
    c.frequency_low = R.real(value.frequency_low, "frequency_low")
    c.fast_rate = R.real(value.fast_rate, "fast_rate")
    c.squared_frequency = R.real(value.squared_frequency, "squared_frequency")
    c.time_scale = R.real(value.time_scale, "time_scale")
    c.inverse_time_scale = R.real(value.inverse_time_scale, "inverse_time_scale")
    c.kind = R.whole(value.kind, "uint64_t", "kind")
    c.check = R.whole(value.check, "uint64_t", "check")
    return c
end

function A.PreparedSpring.read(c)
    return setmetatable({
        decay = c.decay,
        decay_low = c.decay_low,
        frequency = c.frequency,
        frequency_low = c.frequency_low,
        fast_rate = c.fast_rate,
        squared_frequency = c.squared_frequency,
        time_scale = c.time_scale,
        inverse_time_scale = c.inverse_time_scale,
        kind = R.number(c.kind),
        check = R.number(c.check),
    }, A.PreparedSpring)
end

-- A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
-- |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
A.CubicBezier = R.value("CubicBezier", { "x1", "y1", "x2", "y2" })

function A.CubicBezier.write(value, c, keep)
    R.table(value, "CubicBezier")
    c.x1 = R.real(value.x1, "x1")
    c.y1 = R.real(value.y1, "y1")
    c.x2 = R.real(value.x2, "x2")
    c.y2 = R.real(value.y2, "y2")
    return c
end

function A.CubicBezier.read(c)
    return setmetatable({
        x1 = c.x1,
        y1 = c.y1,
        x2 = c.x2,
        y2 = c.y2,
    }, A.CubicBezier)
end

-- Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
-- and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
-- last.
--
-- component_count: 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
--
-- mode: ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
--
-- has_ease: 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other
-- kinds do not ease. 0
--
-- shortest_turns: bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
--
-- duration: seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
--
-- ease: eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever
-- has_ease is. Linear
A.KeyframeOptions = R.options("KeyframeOptions", { "component_count", "mode", "has_ease", "shortest_turns", "duration", "ease" })

A.KeyframeOptions.members = {
    component_count = function(c, value, keep)
        c.component_count = R.whole(value, "uint32_t", "component_count")
    end,
    mode = function(c, value, keep)
        c.mode = A.KeyframeMode.number(value)
    end,
    has_ease = function(c, value, keep)
        c.has_ease = R.boolean(value, "has_ease")
    end,
    shortest_turns = function(c, value, keep)
        c.shortest_turns = R.whole(value, "uint64_t", "shortest_turns")
    end,
    duration = function(c, value, keep)
        c.duration = R.real(value, "duration")
    end,
    ease = function(c, value, keep)
        A.CubicBezier.write(value, c.ease, keep)
    end,
}

function A.KeyframeOptions.write(value, c, keep)
    R.check(C.anim_default_keyframe_options(c, 64))
    R.set(A.KeyframeOptions, value, c, keep)
    return c
end

function A.KeyframeOptions.read(c)
    return setmetatable({
        component_count = c.component_count,
        mode = A.KeyframeMode.name(c.mode),
        has_ease = c.has_ease ~= 0,
        shortest_turns = R.number(c.shortest_turns),
        duration = c.duration,
        ease = A.CubicBezier.read(c.ease),
    }, A.KeyframeOptions)
end

-- anim_keyframe of C.
--
-- kind: ANIM_KEYFRAME_KIND_...
--
-- flags: ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
--
-- duration: seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
--
-- curve: of LINEAR
--
-- spring: of SPRING
A.Keyframe = R.value("Keyframe", { "kind", "flags", "duration", "curve", "spring" })

function A.Keyframe.write(value, c, keep)
    R.table(value, "Keyframe")
    c.kind = A.KeyframeKind.number(value.kind)
    c.flags = A.KeyframeFlags.number(value.flags)
    c.duration = R.real(value.duration, "duration")
    A.CubicBezier.write(value.curve, c.curve, keep)
    A.Spring.write(value.spring, c.spring, keep)
    return c
end

function A.Keyframe.read(c)
    return setmetatable({
        kind = A.KeyframeKind.name(c.kind),
        flags = A.KeyframeFlags.name(c.flags),
        duration = c.duration,
        curve = A.CubicBezier.read(c.curve),
        spring = A.Spring.read(c.spring),
    }, A.Keyframe)
end

-- anim_keyframes_info of C.
--
-- key_count: values, blocks or keyframes
--
-- needs_start: whether the caller gives the initial value on evaluation
--
-- duration: seconds
A.KeyframesInfo = R.value("KeyframesInfo", { "component_count", "key_count", "needs_start", "duration" })

function A.KeyframesInfo.read(c)
    return setmetatable({
        component_count = c.component_count,
        key_count = c.key_count,
        needs_start = c.needs_start ~= 0,
        duration = c.duration,
    }, A.KeyframesInfo)
end

-- When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
-- begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
-- duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
-- begin and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate()
-- and for groups; for animations see anim_stage_animate().
--
-- fill_mode: of local time. NONE
--
-- autoreverses: 1: each repeat runs back again. 0
--
-- begin_time: seconds of parent time. 0
--
-- time_offset: seconds of local time. 0
--
-- speed: negative runs backwards; at 0 local time stands at time_offset. 1
--
-- duration: seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
--
-- repeat_count: >= 0, fractional or infinite; 0 is not set. 0
--
-- repeat_duration: seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends
-- first counts, as in SMIL (Core Animation leaves it open).
A.MediaTiming = R.options("MediaTiming", { "fill_mode", "autoreverses", "begin_time", "time_offset", "speed", "duration", "repeat_count", "repeat_duration" })

A.MediaTiming.members = {
    fill_mode = function(c, value, keep)
        c.fill_mode = A.FillMode.number(value)
    end,
    autoreverses = function(c, value, keep)
        c.autoreverses = R.boolean(value, "autoreverses")
    end,
    begin_time = function(c, value, keep)
        c.begin_time = R.real(value, "begin_time")
    end,
    time_offset = function(c, value, keep)
        c.time_offset = R.real(value, "time_offset")
    end,
    speed = function(c, value, keep)
        c.speed = R.real(value, "speed")
    end,
    duration = function(c, value, keep)
        c.duration = R.real(value, "duration")
    end,
    repeat_count = function(c, value, keep)
        c.repeat_count = R.real(value, "repeat_count")
    end,
    repeat_duration = function(c, value, keep)
        c.repeat_duration = R.real(value, "repeat_duration")
    end,
}

function A.MediaTiming.write(value, c, keep)
    R.check(C.anim_default_media_timing(c, 64))
    R.set(A.MediaTiming, value, c, keep)
    return c
end

function A.MediaTiming.read(c)
    return setmetatable({
        fill_mode = A.FillMode.name(c.fill_mode),
        autoreverses = c.autoreverses ~= 0,
        begin_time = c.begin_time,
        time_offset = c.time_offset,
        speed = c.speed,
        duration = c.duration,
        repeat_count = c.repeat_count,
        repeat_duration = c.repeat_duration,
    }, A.MediaTiming)
end

-- A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
--
-- phase: ANIM_TIMING_PHASE_...
--
-- is_in_effect: 1: there is a value, in the active phase or by the fill mode
--
-- is_reversing: 1: on the way back of an autoreversing repeat
--
-- progress: 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the
-- way back
--
-- iteration: the current repeat, from 0; infinite after the last of infinitely many
--
-- local_time: seconds, not clamped
--
-- iteration_time: seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
--
-- rate: d progress / d parent time, per second; 0 outside the active phase
--
-- iteration_rate: d iteration_time / d parent time; 0 outside the active phase
A.MediaSample = R.value("MediaSample", { "phase", "is_in_effect", "is_reversing", "progress", "iteration", "local_time", "iteration_time", "rate", "iteration_rate" })

function A.MediaSample.read(c)
    return setmetatable({
        phase = A.TimingPhase.name(c.phase),
        is_in_effect = c.is_in_effect ~= 0,
        is_reversing = c.is_reversing ~= 0,
        progress = c.progress,
        iteration = c.iteration,
        local_time = c.local_time,
        iteration_time = c.iteration_time,
        rate = c.rate,
        iteration_rate = c.iteration_rate,
    }, A.MediaSample)
end

-- The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
--
-- fill: NONE
--
-- direction: ANIM_DIRECTION_... NORMAL
--
-- delay: signed. 0
--
-- end_delay: signed. 0
--
-- iteration_start: the iteration at which it starts, >= 0, fractional too. 0
--
-- iterations: >= 0 or infinite. 1
--
-- duration: of one iteration, >= 0 or infinite. 0
--
-- playback_rate: the animation's: only its sign counts here. 1
A.WebTiming = R.options("WebTiming", { "fill", "direction", "delay", "end_delay", "iteration_start", "iterations", "duration", "playback_rate" })

A.WebTiming.members = {
    fill = function(c, value, keep)
        c.fill = A.FillMode.number(value)
    end,
    direction = function(c, value, keep)
        c.direction = A.Direction.number(value)
    end,
    delay = function(c, value, keep)
        c.delay = R.real(value, "delay")
    end,
    end_delay = function(c, value, keep)
        c.end_delay = R.real(value, "end_delay")
    end,
    iteration_start = function(c, value, keep)
        c.iteration_start = R.real(value, "iteration_start")
    end,
    iterations = function(c, value, keep)
        c.iterations = R.real(value, "iterations")
    end,
    duration = function(c, value, keep)
        c.duration = R.real(value, "duration")
    end,
    playback_rate = function(c, value, keep)
        c.playback_rate = R.real(value, "playback_rate")
    end,
}

function A.WebTiming.write(value, c, keep)
    R.check(C.anim_default_web_timing(c, 64))
    R.set(A.WebTiming, value, c, keep)
    return c
end

function A.WebTiming.read(c)
    return setmetatable({
        fill = A.FillMode.name(c.fill),
        direction = A.Direction.name(c.direction),
        delay = c.delay,
        end_delay = c.end_delay,
        iteration_start = c.iteration_start,
        iterations = c.iterations,
        duration = c.duration,
        playback_rate = c.playback_rate,
    }, A.WebTiming)
end

-- A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
--
-- phase: ANIM_TIMING_PHASE_...
--
-- is_in_effect: 0: the numbers below are unresolved
--
-- is_reversing: 1: the current direction is reverse
--
-- simple_iteration_progress: from 0 to 1
--
-- current_iteration: infinite after the last of infinitely many
--
-- directed_progress: 0...1: the input of the timing function
A.WebSample = R.value("WebSample", { "phase", "is_in_effect", "is_reversing", "active_time", "overall_progress", "simple_iteration_progress", "current_iteration", "directed_progress" })

function A.WebSample.read(c)
    return setmetatable({
        phase = A.TimingPhase.name(c.phase),
        is_in_effect = c.is_in_effect ~= 0,
        is_reversing = c.is_reversing ~= 0,
        active_time = c.active_time,
        overall_progress = c.overall_progress,
        simple_iteration_progress = c.simple_iteration_progress,
        current_iteration = c.current_iteration,
        directed_progress = c.directed_progress,
    }, A.WebSample)
end

-- Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
-- takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
-- at once. Several components move independently. Positions and velocities are at most 1e150 in size
-- (ANIM_ERROR_LIMIT).
--
-- rate: per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
--
-- minimum: may be -infinity. -infinity
--
-- maximum: >= minimum; may be infinity. infinity
--
-- spring: mass 1, stiffness 100, damping 20: critically damped
A.Decay = R.options("Decay", { "rate", "minimum", "maximum", "spring" })

A.Decay.members = {
    rate = function(c, value, keep)
        c.rate = R.real(value, "rate")
    end,
    minimum = function(c, value, keep)
        c.minimum = R.real(value, "minimum")
    end,
    maximum = function(c, value, keep)
        c.maximum = R.real(value, "maximum")
    end,
    spring = function(c, value, keep)
        A.Spring.write(value, c.spring, keep)
    end,
}

function A.Decay.write(value, c, keep)
    R.check(C.anim_default_decay(c, 56))
    R.set(A.Decay, value, c, keep)
    return c
end

function A.Decay.read(c)
    return setmetatable({
        rate = c.rate,
        minimum = c.minimum,
        maximum = c.maximum,
        spring = A.Spring.read(c.spring),
    }, A.Decay)
end

-- The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
-- coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
-- 1e150 in size (ANIM_ERROR_LIMIT).
--
-- minimum: may be -infinity
--
-- maximum: >= minimum; may be infinity
--
-- dimension: of the view in that direction, above 0 and at most 1e150
--
-- coefficient: above 0 and at most 1e150; UIScrollView's is 0.55
A.RubberBand = R.value("RubberBand", { "minimum", "maximum", "dimension", "coefficient" })

function A.RubberBand.write(value, c, keep)
    R.table(value, "RubberBand")
    c.minimum = R.real(value.minimum, "minimum")
    c.maximum = R.real(value.maximum, "maximum")
    c.dimension = R.real(value.dimension, "dimension")
    c.coefficient = R.real(value.coefficient, "coefficient")
    return c
end

function A.RubberBand.read(c)
    return setmetatable({
        minimum = c.minimum,
        maximum = c.maximum,
        dimension = c.dimension,
        coefficient = c.coefficient,
    }, A.RubberBand)
end

-- How a color moves to another. All zeros is straight sRGB.
--
-- space: ANIM_COLOR_SPACE_...
--
-- hue: ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
--
-- premultiplied: 1: interpolates components multiplied by the opacity, except the hue, as CSS does
A.ColorInterpolation = R.value("ColorInterpolation", { "space", "hue", "premultiplied" })

function A.ColorInterpolation.write(value, c, keep)
    R.table(value, "ColorInterpolation")
    c.space = A.ColorSpace.number(value.space)
    c.hue = A.HueInterpolation.number(value.hue)
    c.premultiplied = R.boolean(value.premultiplied, "premultiplied")
    return c
end

function A.ColorInterpolation.read(c)
    return setmetatable({
        space = A.ColorSpace.name(c.space),
        hue = A.HueInterpolation.name(c.hue),
        premultiplied = c.premultiplied ~= 0,
    }, A.ColorInterpolation)
end

-- A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
-- a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
-- cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
-- remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
-- scale_y.
--
-- angle: from -pi to pi; positive turns clockwise on the screen
--
-- skew: the tangent of the skew's angle
--
-- shear: 0, unless scale_y is 0 or below 1e-9 of it
A.TransformParts = R.value("TransformParts", { "tx", "ty", "angle", "scale_x", "scale_y", "skew", "shear" })

function A.TransformParts.write(value, c, keep)
    R.table(value, "TransformParts")
    c.tx = R.real(value.tx, "tx")
    c.ty = R.real(value.ty, "ty")
    c.angle = R.real(value.angle, "angle")
    c.scale_x = R.real(value.scale_x, "scale_x")
    c.scale_y = R.real(value.scale_y, "scale_y")
    c.skew = R.real(value.skew, "skew")
    c.shear = R.real(value.shear, "shear")
    return c
end

function A.TransformParts.read(c)
    return setmetatable({
        tx = c.tx,
        ty = c.ty,
        angle = c.angle,
        scale_x = c.scale_x,
        scale_y = c.scale_y,
        skew = c.skew,
        shear = c.shear,
    }, A.TransformParts)
end

-- How path data are read.
--
-- lenient: 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
--
-- arc_accuracy: largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
A.PathParsing = R.options("PathParsing", { "lenient", "arc_accuracy" })

A.PathParsing.members = {
    lenient = function(c, value, keep)
        c.lenient = R.boolean(value, "lenient")
    end,
    arc_accuracy = function(c, value, keep)
        c.arc_accuracy = R.real(value, "arc_accuracy")
    end,
}

function A.PathParsing.write(value, c, keep)
    R.check(C.anim_default_path_parsing(c, 16))
    R.set(A.PathParsing, value, c, keep)
    return c
end

function A.PathParsing.read(c)
    return setmetatable({
        lenient = c.lenient ~= 0,
        arc_accuracy = c.arc_accuracy,
    }, A.PathParsing)
end

-- How path data are written.
--
-- minified: 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0:
-- a command for each verb, a space between numbers
--
-- digits: decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
A.PathFormat = R.options("PathFormat", { "minified", "coordinates", "digits" })

A.PathFormat.members = {
    minified = function(c, value, keep)
        c.minified = R.boolean(value, "minified")
    end,
    coordinates = function(c, value, keep)
        c.coordinates = A.PathCoordinates.number(value)
    end,
    digits = function(c, value, keep)
        c.digits = R.whole(value, "int32_t", "digits")
    end,
}

function A.PathFormat.write(value, c, keep)
    R.check(C.anim_default_path_format(c, 16))
    R.set(A.PathFormat, value, c, keep)
    return c
end

function A.PathFormat.read(c)
    return setmetatable({
        minified = c.minified ~= 0,
        coordinates = A.PathCoordinates.name(c.coordinates),
        digits = c.digits,
    }, A.PathFormat)
end

-- A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
-- tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
-- the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
-- 0.
--
-- tangent_x: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
--
-- tangent_y: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
--
-- curvature: 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
--
-- length: along the path
--
-- distance: from the given point; 0 where none was given
--
-- parameter: of the verb's segment, 0...1
--
-- verb: the index of the verb that draws the segment
--
-- subpath: which, from 0
A.PathLocation = R.value("PathLocation", { "x", "y", "tangent_x", "tangent_y", "curvature", "length", "distance", "parameter", "verb", "subpath" })

function A.PathLocation.read(c)
    return setmetatable({
        x = c.x,
        y = c.y,
        tangent_x = c.tangent_x,
        tangent_y = c.tangent_y,
        curvature = c.curvature,
        length = c.length,
        distance = c.distance,
        parameter = c.parameter,
        verb = c.verb,
        subpath = c.subpath,
    }, A.PathLocation)
end

-- Which part of an outline anim_path_trim keeps.
--
-- flags: ANIM_PATH_TRIM_... added up. 0
--
-- start: where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1
--
-- offset: moves both along the path; beyond its end they wrap to its beginning. 0
A.PathTrimOptions = R.options("PathTrimOptions", { "flags", "start", "end_", "offset" })

A.PathTrimOptions.members = {
    flags = function(c, value, keep)
        c.flags = A.PathTrimFlags.number(value)
    end,
    start = function(c, value, keep)
        c.start = R.real(value, "start")
    end,
    end_ = function(c, value, keep)
        c["end"] = R.real(value, "end")
    end,
    offset = function(c, value, keep)
        c.offset = R.real(value, "offset")
    end,
}

function A.PathTrimOptions.write(value, c, keep)
    R.check(C.anim_default_path_trim_options(c, 32))
    R.set(A.PathTrimOptions, value, c, keep)
    return c
end

function A.PathTrimOptions.read(c)
    return setmetatable({
        flags = A.PathTrimFlags.name(c.flags),
        start = c.start,
        end_ = c["end"],
        offset = c.offset,
    }, A.PathTrimOptions)
end

-- A subpath: a move and the verbs up to the next one.
--
-- first_verb: its range of the path's verbs
--
-- verb_count: its range of the path's verbs
--
-- first_coordinate: its range of coordinates, two a point
--
-- coordinate_count: its range of coordinates, two a point
--
-- area: as anim_path_get_area()
--
-- is_closed: 1 where its last verb is a close
A.Subpath = R.value("Subpath", { "first_verb", "verb_count", "first_coordinate", "coordinate_count", "area", "is_closed" })

function A.Subpath.read(c)
    return setmetatable({
        first_verb = R.number(c.first_verb),
        verb_count = R.number(c.verb_count),
        first_coordinate = R.number(c.first_coordinate),
        coordinate_count = R.number(c.coordinate_count),
        area = c.area,
        is_closed = c.is_closed ~= 0,
    }, A.Subpath)
end

-- How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
--
-- cap: ANIM_CAP_... BUTT
--
-- join: ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
--
-- width: 0 (which draws nothing) to 1e150. 1
--
-- miter_limit: at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
--
-- dash_offset: the offset into the dash pattern at which each subpath begins; may be negative. 0
--
-- dashes: lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0,
-- is solid.
--
-- simplified: 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
A.StrokeStyle = R.options("StrokeStyle", { "cap", "join", "width", "miter_limit", "dash_offset", "dashes", "simplified" })

A.StrokeStyle.members = {
    cap = function(c, value, keep)
        c.cap = A.Cap.number(value)
    end,
    join = function(c, value, keep)
        c.join = A.Join.number(value)
    end,
    width = function(c, value, keep)
        c.width = R.real(value, "width")
    end,
    miter_limit = function(c, value, keep)
        c.miter_limit = R.real(value, "miter_limit")
    end,
    dash_offset = function(c, value, keep)
        c.dash_offset = R.real(value, "dash_offset")
    end,
    dashes = function(c, value, keep)
        local at, count = R.array(value, "double", "dashes")
        c.dashes = at
        keep[#keep + 1] = at
        c.dash_count = count
    end,
    simplified = function(c, value, keep)
        c.simplified = R.boolean(value, "simplified")
    end,
}

function A.StrokeStyle.write(value, c, keep)
    R.check(C.anim_default_stroke_style(c, 56))
    R.set(A.StrokeStyle, value, c, keep)
    return c
end

function A.StrokeStyle.read(c)
    return setmetatable({
        cap = A.Cap.name(c.cap),
        join = A.Join.name(c.join),
        width = c.width,
        miter_limit = c.miter_limit,
        dash_offset = c.dash_offset,
        simplified = c.simplified ~= 0,
    }, A.StrokeStyle)
end

-- An index in the first path and one in the second.
A.MorphPair = R.value("MorphPair", { "from", "to" })

function A.MorphPair.write(value, c, keep)
    R.table(value, "MorphPair")
    c.from = R.whole(value.from, "int32_t", "from")
    c.to = R.whole(value.to, "int32_t", "to")
    return c
end

function A.MorphPair.read(c)
    return setmetatable({
        from = c.from,
        to = c.to,
    }, A.MorphPair)
end

-- anim_morph_options of C.
--
-- structure: ANIM_MORPH_STRUCTURE_.... AUTOMATIC
--
-- motion: ANIM_MORPH_MOTION_.... AUTOMATIC
--
-- pairing: ANIM_MORPH_PAIRING_.... AUTOMATIC
--
-- starts: ANIM_MORPH_STARTS_.... AUTOMATIC
--
-- fill_rule: ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
--
-- effort: how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
--
-- paint: ANIM_MORPH_PAINT_.... FILL
--
-- smoothness: from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
--
-- tolerance: joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
--
-- pairs: Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
-- shrinks to one. Refused unless pairing is GIVEN.
--
-- points: Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
-- pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
A.MorphOptions = R.options("MorphOptions", { "structure", "motion", "pairing", "starts", "fill_rule", "effort", "paint", "smoothness", "tolerance", "pairs", "points" })

A.MorphOptions.members = {
    structure = function(c, value, keep)
        c.structure = A.MorphStructure.number(value)
    end,
    motion = function(c, value, keep)
        c.motion = A.MorphMotion.number(value)
    end,
    pairing = function(c, value, keep)
        c.pairing = A.MorphPairing.number(value)
    end,
    starts = function(c, value, keep)
        c.starts = A.MorphStarts.number(value)
    end,
    fill_rule = function(c, value, keep)
        c.fill_rule = A.FillRule.number(value)
    end,
    effort = function(c, value, keep)
        c.effort = R.whole(value, "int32_t", "effort")
    end,
    paint = function(c, value, keep)
        c.paint = A.MorphPaint.number(value)
    end,
    smoothness = function(c, value, keep)
        c.smoothness = R.real(value, "smoothness")
    end,
    tolerance = function(c, value, keep)
        c.tolerance = R.real(value, "tolerance")
    end,
    pairs = function(c, value, keep)
        local at, count = R.structs(value, A.MorphPair, "anim_morph_pair[?]", keep, "pairs")
        c.pairs = at
        keep[#keep + 1] = at
        c.pair_count = count
    end,
    points = function(c, value, keep)
        local at, count = R.structs(value, A.MorphPair, "anim_morph_pair[?]", keep, "points")
        c.points = at
        keep[#keep + 1] = at
        c.point_count = count
    end,
}

function A.MorphOptions.write(value, c, keep)
    R.check(C.anim_default_morph_options(c, 80))
    R.set(A.MorphOptions, value, c, keep)
    return c
end

function A.MorphOptions.read(c)
    return setmetatable({
        structure = A.MorphStructure.name(c.structure),
        motion = A.MorphMotion.name(c.motion),
        pairing = A.MorphPairing.name(c.pairing),
        starts = A.MorphStarts.name(c.starts),
        fill_rule = A.FillRule.name(c.fill_rule),
        effort = c.effort,
        paint = A.MorphPaint.name(c.paint),
        smoothness = c.smoothness,
        tolerance = c.tolerance,
    }, A.MorphOptions)
end

-- Something that happened.
--
-- kind: ANIM_EVENT_KIND_...
--
-- finished: 1 when it ran to its end, 0 when it was interrupted or removed
--
-- time: flicks of stage time
--
-- subject: the property, transaction, group or bank, or 0
--
-- name: index for anim_stage_get_name, or -1
--
-- count: see the kinds; otherwise 0
--
-- animation: the animation that ended, or 0
--
-- data: identifies its data, or 0 for none; see anim_scene_get_event_value
--
-- data_lost: how many of its first fields were dropped before it was delivered; 0 for none
A.Event = R.value("Event", { "kind", "finished", "time", "subject", "name", "count", "animation", "data", "data_lost" })

function A.Event.read(c)
    return setmetatable({
        kind = A.EventKind.name(c.kind),
        finished = c.finished ~= 0,
        time = R.number(c.time),
        subject = R.number(c.subject),
        name = c.name,
        count = c.count,
        animation = R.number(c.animation),
        data = R.number(c.data),
        data_lost = c.data_lost,
    }, A.Event)
end

-- anim_stage_options of C.
--
-- property_capacity: properties for which memory is reserved at once; more may be added. 16
--
-- event_limit: events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
--
-- event_mask: bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
A.StageOptions = R.options("StageOptions", { "property_capacity", "event_limit", "event_mask" })

A.StageOptions.members = {
    property_capacity = function(c, value, keep)
        c.property_capacity = R.whole(value, "uint32_t", "property_capacity")
    end,
    event_limit = function(c, value, keep)
        c.event_limit = R.whole(value, "uint32_t", "event_limit")
    end,
    event_mask = function(c, value, keep)
        c.event_mask = R.whole(value, "uint32_t", "event_mask")
    end,
}

function A.StageOptions.write(value, c, keep)
    R.check(C.anim_default_stage_options(c, 16))
    R.set(A.StageOptions, value, c, keep)
    return c
end

function A.StageOptions.read(c)
    return setmetatable({
        property_capacity = c.property_capacity,
        event_limit = c.event_limit,
        event_mask = c.event_mask,
    }, A.StageOptions)
end

-- Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).
--
-- kind: ANIM_VALUE_KIND_... but PATH. SCALAR
--
-- component_count: of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
--
-- turn: of an ANGLE: ANIM_TURN_.... AS_GIVEN
--
-- space: of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
--
-- hue: of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
--
-- premultiplied: of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
--
-- fades: 1: may fade when motion is reduced; -1: as its kind (colors do). -1
--
-- threshold: see anim_stage_set_threshold. 0.001
A.PropertyOptions = R.options("PropertyOptions", { "kind", "component_count", "turn", "space", "hue", "premultiplied", "fades", "threshold" })

A.PropertyOptions.members = {
    kind = function(c, value, keep)
        c.kind = A.ValueKind.number(value)
    end,
    component_count = function(c, value, keep)
        c.component_count = R.whole(value, "uint32_t", "component_count")
    end,
    turn = function(c, value, keep)
        c.turn = A.Turn.number(value)
    end,
    space = function(c, value, keep)
        c.space = A.ColorSpace.number(value)
    end,
    hue = function(c, value, keep)
        c.hue = A.HueInterpolation.number(value)
    end,
    premultiplied = function(c, value, keep)
        c.premultiplied = R.boolean(value, "premultiplied")
    end,
    fades = function(c, value, keep)
        c.fades = R.boolean(value, "fades")
    end,
    threshold = function(c, value, keep)
        c.threshold = R.real(value, "threshold")
    end,
}

function A.PropertyOptions.write(value, c, keep)
    R.check(C.anim_default_property_options(c, 40))
    R.set(A.PropertyOptions, value, c, keep)
    return c
end

function A.PropertyOptions.read(c)
    return setmetatable({
        kind = A.ValueKind.name(c.kind),
        component_count = c.component_count,
        turn = A.Turn.name(c.turn),
        space = A.ColorSpace.name(c.space),
        hue = A.HueInterpolation.name(c.hue),
        premultiplied = c.premultiplied ~= 0,
        fades = R.known(c.fades),
        threshold = c.threshold,
    }, A.PropertyOptions)
end

-- anim_property_info of C.
--
-- kind: ANIM_VALUE_KIND_...
--
-- name: index for anim_stage_get_name, or -1
--
-- is_animating: 1 while an animation runs or waits for its delay
--
-- shown_count: components of the presentation and velocity: differs from component_count only for a path on its way to
-- one with other verbs
--
-- threshold: see anim_stage_set_threshold
A.PropertyInfo = R.value("PropertyInfo", { "kind", "component_count", "name", "is_animating", "shown_count", "threshold" })

function A.PropertyInfo.read(c)
    return setmetatable({
        kind = A.ValueKind.name(c.kind),
        component_count = c.component_count,
        name = c.name,
        is_animating = c.is_animating ~= 0,
        shown_count = c.shown_count,
        threshold = c.threshold,
    }, A.PropertyInfo)
end

-- How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
-- the enclosing transaction.
--
-- kind: ANIM_MOTION_KIND_.... INHERIT
--
-- duration: seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT
--
-- delay: seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT
--
-- curve: read when kind is ANIM_MOTION_KIND_CURVE
--
-- spring: read when kind is ANIM_MOTION_KIND_SPRING
--
-- easing: read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
--
-- stagger: seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT
--
-- repeat_count: > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
--
-- autoreverses: 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
--
-- interruption: ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
--
-- disables_actions: 1: values jump, whatever actions their properties have. ANIM_INHERIT
--
-- arrangement: ANIM_ARRANGEMENT_... of the transactions inside. NONE
--
-- group: the group whose clock the animations use; 0 inherits, outermost the stage's
--
-- after: the animations start (after their delay) when it is complete; 0: at once
A.Motion = R.options("Motion", { "kind", "duration", "delay", "curve", "spring", "easing", "stagger", "repeat_count", "autoreverses", "interruption", "disables_actions", "arrangement", "group", "after" })

A.Motion.members = {
    kind = function(c, value, keep)
        c.kind = A.MotionKind.number(value)
    end,
    duration = function(c, value, keep)
        c.duration = R.real(value, "duration")
    end,
    delay = function(c, value, keep)
        c.delay = R.real(value, "delay")
    end,
    curve = function(c, value, keep)
        A.CubicBezier.write(value, c.curve, keep)
    end,
    spring = function(c, value, keep)
        A.Spring.write(value, c.spring, keep)
    end,
    easing = function(c, value, keep)
        c.easing = R.object(value, A.Easing, "easing")
    end,
    stagger = function(c, value, keep)
        c.stagger = R.real(value, "stagger")
    end,
    repeat_count = function(c, value, keep)
        c.repeat_count = R.real(value, "repeat_count")
    end,
    autoreverses = function(c, value, keep)
        c.autoreverses = R.boolean(value, "autoreverses")
    end,
    interruption = function(c, value, keep)
        c.interruption = A.Interruption.number(value)
    end,
    disables_actions = function(c, value, keep)
        c.disables_actions = R.boolean(value, "disables_actions")
    end,
    arrangement = function(c, value, keep)
        c.arrangement = A.Arrangement.number(value)
    end,
    group = function(c, value, keep)
        c.group = R.thing(value, A.AnimationGroup, "group")
    end,
    after = function(c, value, keep)
        c.after = R.thing(value, A.Transaction, "after")
    end,
}

function A.Motion.write(value, c, keep)
    R.check(C.anim_default_motion(c, 136))
    R.set(A.Motion, value, c, keep)
    return c
end

function A.Motion.read(c)
    return setmetatable({
        kind = A.MotionKind.name(c.kind),
        duration = c.duration,
        delay = c.delay,
        curve = A.CubicBezier.read(c.curve),
        spring = A.Spring.read(c.spring),
        stagger = c.stagger,
        repeat_count = c.repeat_count,
        autoreverses = R.known(c.autoreverses),
        interruption = A.Interruption.name(c.interruption),
        disables_actions = R.known(c.disables_actions),
        arrangement = A.Arrangement.name(c.arrangement),
        group = R.number(c.group),
        after = R.number(c.after),
    }, A.Motion)
end

-- anim_animation_options of C.
--
-- kind: ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
--
-- interruption: ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
--
-- additive: 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
--
-- cumulative: 1: the value at the end of each repeat is added to the next (see there). 0
--
-- sets_model: 1: the model value becomes its last value when it starts (see there). 0
--
-- from: where it begins; not for keyframes that have a start of their own
--
-- to: where it ends; for a curve, easing or spring
--
-- by: how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
-- transforms are interpolated in another space
--
-- velocity: for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the
-- property's own with REPLACE, otherwise 0
--
-- duration: seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or
-- decay's until rest, or the keyframes'
--
-- delay: seconds before it starts, >= 0. 0
--
-- timing: its begin_time and duration are not read (see delay and duration)
--
-- group: the group whose clock it uses; 0: the stage's
--
-- after: it starts (after its delay) when this is complete; 0: at once
A.AnimationOptions = R.options("AnimationOptions", { "kind", "interruption", "additive", "cumulative", "sets_model", "from", "to", "by", "velocity", "duration", "delay", "timing", "curve", "spring", "easing", "keyframes", "decay", "group", "after" })

A.AnimationOptions.members = {
    kind = function(c, value, keep)
        c.kind = A.MotionKind.number(value)
    end,
    interruption = function(c, value, keep)
        c.interruption = A.Interruption.number(value)
    end,
    additive = function(c, value, keep)
        c.additive = R.boolean(value, "additive")
    end,
    cumulative = function(c, value, keep)
        c.cumulative = R.boolean(value, "cumulative")
    end,
    sets_model = function(c, value, keep)
        c.sets_model = R.boolean(value, "sets_model")
    end,
    from = function(c, value, keep)
        local at, count = R.array(value, "double", "from")
        c.from = at
        keep[#keep + 1] = at
        R.same(c, "count", count, "from", keep)
    end,
    to = function(c, value, keep)
        local at, count = R.array(value, "double", "to")
        c.to = at
        keep[#keep + 1] = at
        R.same(c, "count", count, "to", keep)
    end,
    by = function(c, value, keep)
        local at, count = R.array(value, "double", "by")
        c.by = at
        keep[#keep + 1] = at
        R.same(c, "count", count, "by", keep)
    end,
    velocity = function(c, value, keep)
        local at, count = R.array(value, "double", "velocity")
        c.velocity = at
        keep[#keep + 1] = at
        R.same(c, "count", count, "velocity", keep)
    end,
    duration = function(c, value, keep)
        c.duration = R.real(value, "duration")
    end,
    delay = function(c, value, keep)
        c.delay = R.real(value, "delay")
    end,
    timing = function(c, value, keep)
        A.MediaTiming.write(value, c.timing, keep)
    end,
    curve = function(c, value, keep)
        A.CubicBezier.write(value, c.curve, keep)
    end,
    spring = function(c, value, keep)
        A.Spring.write(value, c.spring, keep)
    end,
    easing = function(c, value, keep)
        c.easing = R.object(value, A.Easing, "easing")
    end,
    keyframes = function(c, value, keep)
        c.keyframes = R.object(value, A.Keyframes, "keyframes")
    end,
    decay = function(c, value, keep)
        A.Decay.write(value, c.decay, keep)
    end,
    group = function(c, value, keep)
        c.group = R.thing(value, A.AnimationGroup, "group")
    end,
    after = function(c, value, keep)
        c.after = R.thing(value, A.Transaction, "after")
    end,
}

function A.AnimationOptions.write(value, c, keep)
    R.check(C.anim_default_animation_options(c, 288))
    R.set(A.AnimationOptions, value, c, keep)
    return c
end

function A.AnimationOptions.read(c)
    return setmetatable({
        kind = A.MotionKind.name(c.kind),
        interruption = A.Interruption.name(c.interruption),
        additive = c.additive ~= 0,
        cumulative = c.cumulative ~= 0,
        sets_model = c.sets_model ~= 0,
        duration = c.duration,
        delay = c.delay,
        timing = A.MediaTiming.read(c.timing),
        curve = A.CubicBezier.read(c.curve),
        spring = A.Spring.read(c.spring),
        decay = A.Decay.read(c.decay),
        group = R.number(c.group),
        after = R.number(c.after),
    }, A.AnimationOptions)
end

-- anim_animation_group_options of C.
--
-- kind: ANIM_ANIMATION_GROUP_KIND_.... CLOCK
--
-- parent: the group whose time it uses; 0: the stage's. At most 16 deep
--
-- duration: of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
--
-- timing: of MEDIA; its begin time counts from now
A.AnimationGroupOptions = R.options("AnimationGroupOptions", { "kind", "parent", "duration", "timing" })

A.AnimationGroupOptions.members = {
    kind = function(c, value, keep)
        c.kind = A.AnimationGroupKind.number(value)
    end,
    parent = function(c, value, keep)
        c.parent = R.thing(value, A.AnimationGroup, "parent")
    end,
    duration = function(c, value, keep)
        c.duration = R.real(value, "duration")
    end,
    timing = function(c, value, keep)
        A.MediaTiming.write(value, c.timing, keep)
    end,
}

function A.AnimationGroupOptions.write(value, c, keep)
    R.check(C.anim_default_animation_group_options(c, 88))
    R.set(A.AnimationGroupOptions, value, c, keep)
    return c
end

function A.AnimationGroupOptions.read(c)
    return setmetatable({
        kind = A.AnimationGroupKind.name(c.kind),
        parent = R.number(c.parent),
        duration = c.duration,
        timing = A.MediaTiming.read(c.timing),
    }, A.AnimationGroupOptions)
end

-- anim_stage_info of C.
--
-- time: stage time, flicks: the time of events and animations
--
-- host_time: the sum of all advances, flicks
--
-- animation_count: animations that run or wait for their delay, and banks that move; 0: nothing moves
--
-- event_count: events that wait to be polled
--
-- next_due: stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards
-- read animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
-- but is never too late: a host that sleeps until then and asks again misses nothing.
--
-- owed: how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
A.StageInfo = R.value("StageInfo", { "is_paused", "time", "host_time", "time_scale", "property_count", "animation_count", "event_count", "open_transactions", "next_due", "owed" })

function A.StageInfo.read(c)
    return setmetatable({
        is_paused = c.is_paused ~= 0,
        time = R.number(c.time),
        host_time = R.number(c.host_time),
        time_scale = c.time_scale,
        property_count = c.property_count,
        animation_count = c.animation_count,
        event_count = c.event_count,
        open_transactions = c.open_transactions,
        next_due = R.number(c.next_due),
        owed = R.number(c.owed),
    }, A.StageInfo)
end

-- anim_document_options of C.
--
-- keeps_warnings: whether it is searched for unused parts: see anim_document_get_warning_count. 0
--
-- parameters: values for the document's parameters: a JSON object.
--
-- library: Documents that the document may use as components: a JSON object of documents by name.
--
-- memory_limit: as in anim_scene_options. 268435456
A.DocumentOptions = R.options("DocumentOptions", { "keeps_warnings", "parameters", "library", "memory_limit" })

A.DocumentOptions.members = {
    keeps_warnings = function(c, value, keep)
        c.keeps_warnings = R.boolean(value, "keeps_warnings")
    end,
    parameters = function(c, value, keep)
        local at, count = R.text(value, "parameters")
        c.parameters = at
        keep[#keep + 1] = at
        c.parameters_length = count
    end,
    library = function(c, value, keep)
        local at, count = R.text(value, "library")
        c.library = at
        keep[#keep + 1] = at
        c.library_length = count
    end,
    memory_limit = function(c, value, keep)
        c.memory_limit = R.whole(value, "uint64_t", "memory_limit")
    end,
}

function A.DocumentOptions.write(value, c, keep)
    R.check(C.anim_default_document_options(c, 48))
    R.set(A.DocumentOptions, value, c, keep)
    return c
end

function A.DocumentOptions.read(c)
    return setmetatable({
        keeps_warnings = c.keeps_warnings ~= 0,
        memory_limit = R.number(c.memory_limit),
    }, A.DocumentOptions)
end

-- anim_document_warning of C.
--
-- kind: ANIM_WARNING_KIND_...
--
-- line: of the name that it is about; counted from 1, the column in bytes
--
-- column: of the name that it is about; counted from 1, the column in bytes
--
-- offset: the same place in bytes from the beginning of the text
A.DocumentWarning = R.value("DocumentWarning", { "kind", "line", "column", "offset" })

function A.DocumentWarning.read(c)
    return setmetatable({
        kind = A.WarningKind.name(c.kind),
        line = c.line,
        column = c.column,
        offset = R.number(c.offset),
    }, A.DocumentWarning)
end

-- anim_scene_options of C.
--
-- event_limit: as in anim_stage_options. 65536
--
-- event_mask: as in anim_stage_options. 0xFFFFFFFF
--
-- seed: of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
--
-- parameters: values for the document's parameters: a JSON object.
--
-- library: Documents that the document may use as components: a JSON object of documents by name.
--
-- memory_limit: About how many bytes of memory the document may take with all its components instantiated: counted
-- before anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
-- 268435456
A.SceneOptions = R.options("SceneOptions", { "event_limit", "event_mask", "seed", "parameters", "library", "memory_limit" })

A.SceneOptions.members = {
    event_limit = function(c, value, keep)
        c.event_limit = R.whole(value, "uint32_t", "event_limit")
    end,
    event_mask = function(c, value, keep)
        c.event_mask = R.whole(value, "uint32_t", "event_mask")
    end,
    seed = function(c, value, keep)
        c.seed = R.whole(value, "uint64_t", "seed")
    end,
    parameters = function(c, value, keep)
        local at, count = R.text(value, "parameters")
        c.parameters = at
        keep[#keep + 1] = at
        c.parameters_length = count
    end,
    library = function(c, value, keep)
        local at, count = R.text(value, "library")
        c.library = at
        keep[#keep + 1] = at
        c.library_length = count
    end,
    memory_limit = function(c, value, keep)
        c.memory_limit = R.whole(value, "uint64_t", "memory_limit")
    end,
}

function A.SceneOptions.write(value, c, keep)
    R.check(C.anim_default_scene_options(c, 64))
    R.set(A.SceneOptions, value, c, keep)
    return c
end

function A.SceneOptions.read(c)
    return setmetatable({
        event_limit = c.event_limit,
        event_mask = c.event_mask,
        seed = R.number(c.seed),
        memory_limit = R.number(c.memory_limit),
    }, A.SceneOptions)
end

-- anim_scene_info of C.
--
-- width: the document's size
--
-- height: the document's size
--
-- canvas: the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
A.SceneInfo = R.value("SceneInfo", { "input_count", "node_count", "region_count", "width", "height", "canvas" })

function A.SceneInfo.read(c)
    return setmetatable({
        input_count = c.input_count,
        node_count = c.node_count,
        region_count = c.region_count,
        width = c.width,
        height = c.height,
        canvas = A.Rectangle.read(c.canvas),
    }, A.SceneInfo)
end

-- anim_scene_change of C.
--
-- index: in scenes
--
-- what: ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
A.SceneChange = R.value("SceneChange", { "index", "what" })

function A.SceneChange.read(c)
    return setmetatable({
        index = c.index,
        what = A.SceneChangeFlags.name(c.what),
    }, A.SceneChange)
end

-- anim_input_info of C.
--
-- kind: ANIM_INPUT_KIND_...
--
-- name: index for anim_stage_get_name of the scene's stage
--
-- minimum: of a number; -infinity and infinity when the document sets none
--
-- maximum: of a number; -infinity and infinity when the document sets none
A.InputInfo = R.value("InputInfo", { "kind", "name", "minimum", "maximum" })

function A.InputInfo.read(c)
    return setmetatable({
        kind = A.InputKind.name(c.kind),
        name = c.name,
        minimum = c.minimum,
        maximum = c.maximum,
    }, A.InputInfo)
end

-- A field of the data of an event that is sent.
--
-- name: 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
--
-- kind: ANIM_FIELD_KIND_...
--
-- number: of a number; of a boolean, 0 or 1. Not read for a text
--
-- text: read for a text, at most 65536 bytes
A.EventField = R.value("EventField", { "name", "kind", "number", "text" })

function A.EventField.write(value, c, keep)
    R.table(value, "EventField")
    do
        local at, count = R.text(value.name, "name")
        c.name = at
        keep[#keep + 1] = at
        c.name_length = count
    end
    c.kind = A.FieldKind.number(value.kind)
    c.number = R.real(value.number, "number")
    if value.text ~= nil then
        local at, count = R.text(value.text, "text")
        c.text = at
        keep[#keep + 1] = at
        c.text_length = count
    end
    return c
end

-- A field of the data of an event that the document emitted.
--
-- name: index for anim_stage_get_name of the scene's stage
--
-- kind: ANIM_FIELD_KIND_...
--
-- number: of a boolean 0 or 1; of a text 0
--
-- text_length: bytes of a text
A.EventValue = R.value("EventValue", { "name", "kind", "number", "text_length" })

function A.EventValue.read(c)
    return setmetatable({
        name = c.name,
        kind = A.FieldKind.name(c.kind),
        number = c.number,
        text_length = c.text_length,
    }, A.EventValue)
end

-- anim_machine_state_info of C.
--
-- kind: ANIM_STATE_KIND_...
--
-- name: index for anim_stage_get_name of the scene's stage
--
-- parent: index of the state around it, or -1
--
-- active: 1 or 0
A.MachineStateInfo = R.value("MachineStateInfo", { "kind", "name", "parent", "active" })

function A.MachineStateInfo.read(c)
    return setmetatable({
        kind = A.StateKind.name(c.kind),
        name = c.name,
        parent = c.parent,
        active = c.active ~= 0,
    }, A.MachineStateInfo)
end

-- anim_list_info of C.
--
-- name: index for anim_stage_get_name of the scene's stage
--
-- item_count: without those that are leaving
--
-- capacity: of both together
A.ListInfo = R.value("ListInfo", { "name", "item_count", "leaving_count", "capacity" })

function A.ListInfo.read(c)
    return setmetatable({
        name = c.name,
        item_count = c.item_count,
        leaving_count = c.leaving_count,
        capacity = c.capacity,
    }, A.ListInfo)
end

-- anim_item_info of C.
--
-- number: its slot: follows the list's name and a dot in the names of its parts
--
-- leaving: whether it was removed
A.ItemInfo = R.value("ItemInfo", { "number", "leaving" })

function A.ItemInfo.read(c)
    return setmetatable({
        number = c.number,
        leaving = c.leaving ~= 0,
    }, A.ItemInfo)
end

-- anim_region_info of C.
--
-- name: index for anim_stage_get_name of the scene's stage
--
-- node: the node in whose coordinates it lies, or -1
--
-- is_enabled: now
--
-- is_visible: now
--
-- is_focusable: now
--
-- is_held: 1 while it tracks a pointer or is pressed by a key
--
-- bounds: of its shape, in the scene's coordinates; all 0 where it has none
A.RegionInfo = R.value("RegionInfo", { "name", "node", "is_enabled", "is_visible", "is_focusable", "is_held", "has_focus", "bounds" })

function A.RegionInfo.read(c)
    return setmetatable({
        name = c.name,
        node = c.node,
        is_enabled = c.is_enabled ~= 0,
        is_visible = c.is_visible ~= 0,
        is_focusable = c.is_focusable ~= 0,
        is_held = c.is_held ~= 0,
        has_focus = c.has_focus ~= 0,
        bounds = A.Rectangle.read(c.bounds),
    }, A.RegionInfo)
end

-- anim_accessibility_element of C.
--
-- role: ANIM_ROLE_...
--
-- known: ANIM_ACCESSIBILITY_...
--
-- states: the known ones that are true
--
-- node: its number, in document order
--
-- region: index of the region that is pressed for it, or -1
--
-- minimum: 0 where not known
--
-- maximum: 0 where not known
--
-- now: 0 where not known
--
-- bounds: in the scene's coordinates: of its region, or else of what it and its children draw
A.AccessibilityElement = R.value("AccessibilityElement", { "role", "known", "states", "node", "region", "minimum", "maximum", "now", "bounds" })

function A.AccessibilityElement.read(c)
    return setmetatable({
        role = A.Role.name(c.role),
        known = A.AccessibilityFlags.name(c.known),
        states = A.AccessibilityFlags.name(c.states),
        node = c.node,
        region = c.region,
        minimum = c.minimum,
        maximum = c.maximum,
        now = c.now,
        bounds = A.Rectangle.read(c.bounds),
    }, A.AccessibilityElement)
end

-- A gradient's color at an offset from 0 to 1.
--
-- offset: not below that of the stop before
--
-- color: red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
A.GradientStop = R.value("GradientStop", { "offset", "color" })

function A.GradientStop.read(c)
    return setmetatable({
        offset = c.offset,
        color = R.read(c.color, 4),
    }, A.GradientStop)
end

-- A range of the display list's verbs, and one of its coordinates: a path.
A.DrawPath = R.value("DrawPath", { "verb_start", "verb_count", "coordinate_start", "coordinate_count" })

function A.DrawPath.read(c)
    return setmetatable({
        verb_start = c.verb_start,
        verb_count = c.verb_count,
        coordinate_start = c.coordinate_start,
        coordinate_count = c.coordinate_count,
    }, A.DrawPath)
end

-- Along the line from start to end.
A.LinearGradient = R.value("LinearGradient", { "start", "end_" })

function A.LinearGradient.read(c)
    return setmetatable({
        start = A.Point.read(c.start),
        end_ = A.Point.read(c["end"]),
    }, A.LinearGradient)
end

-- From a center to a radius.
--
-- radius: at least 0
A.RadialGradient = R.value("RadialGradient", { "center", "radius" })

function A.RadialGradient.read(c)
    return setmetatable({
        center = A.Point.read(c.center),
        radius = c.radius,
    }, A.RadialGradient)
end

-- Once around a center, clockwise.
--
-- angle: where it begins and ends; 0 is to the right
A.AngularGradient = R.value("AngularGradient", { "center", "angle" })

function A.AngularGradient.read(c)
    return setmetatable({
        center = A.Point.read(c.center),
        angle = c.angle,
    }, A.AngularGradient)
end

-- Where a gradient is.
--
-- What is in it, by its tag: one of several, or nil.
A.DrawGradient = {}
function A.DrawGradient.read(tag, c)
    if tag == 1 then
        return A.LinearGradient.read(c.linear)
    end
    if tag == 2 then
        return A.RadialGradient.read(c.radial)
    end
    if tag == 3 then
        return A.AngularGradient.read(c.angular)
    end
    return nil
end

-- What a path or a text is drawn with: a color, or a gradient with stops.
--
-- kind: ANIM_PAINT_...
--
-- stop_start: a gradient's stops, in the display list's stops
--
-- stop_count: a gradient's stops, in the display list's stops
--
-- color: of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
--
-- gradient: all 0 for ANIM_PAINT_SOLID
A.DrawPaint = R.value("DrawPaint", { "kind", "stop_start", "stop_count", "color", "gradient" })

function A.DrawPaint.read(c)
    return setmetatable({
        kind = A.Paint.name(c.kind),
        stop_start = c.stop_start,
        stop_count = c.stop_count,
        color = R.read(c.color, 4),
        gradient = A.DrawGradient.read(c.kind, c.gradient),
    }, A.DrawPaint)
end

-- A filled path.
--
-- rule: ANIM_FILL_RULE_...
A.DrawFill = R.value("DrawFill", { "paint", "path", "rule" })

function A.DrawFill.read(c)
    return setmetatable({
        paint = A.DrawPaint.read(c.paint),
        path = A.DrawPath.read(c.path),
        rule = A.FillRule.name(c.rule),
    }, A.DrawFill)
end

-- A stroked path.
--
-- cap: ANIM_CAP_...
--
-- join: ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
--
-- width: at least 0
--
-- miter_limit: at least 1
--
-- dash_offset: the offset into the dash pattern at which each subpath begins
--
-- dash_start: in the display list's dashes: an even number of lengths; 0 for a solid line
--
-- dash_count: in the display list's dashes: an even number of lengths; 0 for a solid line
A.DrawStroke = R.value("DrawStroke", { "paint", "path", "cap", "join", "width", "miter_limit", "dash_offset", "dash_start", "dash_count" })

function A.DrawStroke.read(c)
    return setmetatable({
        paint = A.DrawPaint.read(c.paint),
        path = A.DrawPath.read(c.path),
        cap = A.Cap.name(c.cap),
        join = A.Join.name(c.join),
        width = c.width,
        miter_limit = c.miter_limit,
        dash_offset = c.dash_offset,
        dash_start = c.dash_start,
        dash_count = c.dash_count,
    }, A.DrawStroke)
end

-- A text in a font of the host's.
--
-- text_start: its UTF-8, in the display list's text
--
-- text_count: its UTF-8, in the display list's text
--
-- font_start: its font's name, likewise; a count of 0: the host's own font
--
-- font_count: its font's name, likewise; a count of 0: the host's own font
--
-- align: ANIM_ALIGN_...: how it is aligned to position.x
--
-- baseline: ANIM_BASELINE_...: which line of it is at position.y
--
-- size: of the font
--
-- weight: as in CSS: 400 is regular, 700 bold
A.DrawText = R.value("DrawText", { "paint", "text_start", "text_count", "font_start", "font_count", "align", "baseline", "position", "size", "weight" })

function A.DrawText.read(c)
    return setmetatable({
        paint = A.DrawPaint.read(c.paint),
        text_start = c.text_start,
        text_count = c.text_count,
        font_start = c.font_start,
        font_count = c.font_count,
        align = A.Align.name(c.align),
        baseline = A.Baseline.name(c.baseline),
        position = A.Point.read(c.position),
        size = c.size,
        weight = c.weight,
    }, A.DrawText)
end

-- An image that the host knows by its name.
--
-- name_start: its name, in the display list's text
--
-- name_count: its name, in the display list's text
--
-- fit: ANIM_FIT_...
A.DrawImage = R.value("DrawImage", { "name_start", "name_count", "fit", "frame" })

function A.DrawImage.read(c)
    return setmetatable({
        name_start = c.name_start,
        name_count = c.name_count,
        fit = A.Fit.name(c.fit),
        frame = A.Rectangle.read(c.frame),
    }, A.DrawImage)
end

-- A layer's shadow: drawn below it, and part of it.
--
-- color: red, green, blue, opacity
--
-- offset: from the layer
--
-- blur: twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
A.DrawShadow = R.value("DrawShadow", { "color", "offset", "blur" })

function A.DrawShadow.read(c)
    return setmetatable({
        color = R.read(c.color, 4),
        offset = A.Point.read(c.offset),
        blur = c.blur,
    }, A.DrawShadow)
end

-- The beginning of a layer.
--
-- blend: ANIM_BLEND_MODE_...
--
-- shadow: all 0 where has_shadow is 0
A.DrawLayer = R.value("DrawLayer", { "blend", "has_shadow", "shadow" })

function A.DrawLayer.read(c)
    return setmetatable({
        blend = A.BlendMode.name(c.blend),
        has_shadow = c.has_shadow ~= 0,
        shadow = A.DrawShadow.read(c.shadow),
    }, A.DrawLayer)
end

-- The beginning of a clip: the commands up to its end show inside the path only.
--
-- rule: ANIM_FILL_RULE_...
A.DrawClip = R.value("DrawClip", { "path", "rule" })

function A.DrawClip.read(c)
    return setmetatable({
        path = A.DrawPath.read(c.path),
        rule = A.FillRule.name(c.rule),
    }, A.DrawClip)
end

-- What a command draws, by its kind. The ends of layers and clips have no content.
--
-- What is in it, by its tag: one of several, or nil.
A.DrawContent = {}
function A.DrawContent.read(tag, c)
    if tag == 0 then
        return A.DrawFill.read(c.fill)
    end
    if tag == 1 then
        return A.DrawStroke.read(c.stroke)
    end
    if tag == 2 then
        return A.DrawText.read(c.text)
    end
    if tag == 3 then
        return A.DrawImage.read(c.image)
    end
    if tag == 4 then
        return A.DrawLayer.read(c.layer)
    end
    if tag == 6 then
        return A.DrawClip.read(c.clip)
    end
    return nil
end

-- One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
-- transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
-- begin and its end.
--
-- kind: ANIM_DRAW_KIND_...
--
-- node: number of the node in document order
--
-- opacity: 0 to 1, of the node; a group's opacity is that of its layer
--
-- bounds: the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the
-- bounds of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
-- also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide for
-- each byte: the core knows no fonts.
--
-- revision: the display list's revision when its content last changed
--
-- content: what it draws
A.DrawCommand = R.value("DrawCommand", { "kind", "node", "transform", "opacity", "bounds", "revision", "content" })

function A.DrawCommand.read(c)
    return setmetatable({
        kind = A.DrawKind.name(c.kind),
        node = c.node,
        transform = A.Transform.read(c.transform),
        opacity = c.opacity,
        bounds = A.Rectangle.read(c.bounds),
        revision = R.number(c.revision),
        content = A.DrawContent.read(c.kind, c.content),
    }, A.DrawCommand)
end

-- All of a display list.
--
-- dashes: the dashes of all strokes in a row
--
-- text: UTF-8 of all texts in a row.
A.Display = R.value("Display", { "revision", "commands", "verbs", "coordinates", "stops", "dashes", "text" })

function A.Display.read(c)
    return setmetatable({
        revision = R.number(c.revision),
        commands = R.read_structs(c.commands, tonumber(c.command_count), A.DrawCommand),
        verbs = R.read(c.verbs, tonumber(c.verb_count), A.Verb),
        coordinates = R.read(c.coordinates, tonumber(c.coordinate_count)),
        stops = R.read_structs(c.stops, tonumber(c.stop_count), A.GradientStop),
        dashes = R.read(c.dashes, tonumber(c.dash_count)),
        text = R.string(c.text, tonumber(c.text_length)),
    }, A.Display)
end

-- anim_trace_info of C.
--
-- end_: flicks: the time of its end line, or else of its last step
--
-- seed: the seed with which it was recorded, if has_seed is 1; load the scene with it
A.TraceInfo = R.value("TraceInfo", { "has_seed", "step_count", "end_", "seed" })

function A.TraceInfo.read(c)
    return setmetatable({
        has_seed = c.has_seed ~= 0,
        step_count = R.number(c.step_count),
        end_ = R.number(c["end"]),
        seed = R.number(c.seed),
    }, A.TraceInfo)
end

-- Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
-- (ANIM_ERROR_LIMIT).
--
-- C: anim_transform_decompose().
function A.Transform:decompose()
    local keep = {}
    local self_c = A.Transform.write(self, T["anim_transform"](), keep)
    local parts_c = T["anim_transform_parts"]()
    R.check(C.anim_transform_decompose(self_c, parts_c))
    return A.TransformParts.read(parts_c)
end

-- Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that would be
-- beyond 1e150 in size are clamped to it.
--
-- C: anim_transform_compose().
function A.Transform.compose(parts)
    local keep = {}
    local parts_c = A.TransformParts.write(parts, T["anim_transform_parts"](), keep)
    local transform_c = T["anim_transform"]()
    R.check(C.anim_transform_compose(parts_c, transform_c))
    return A.Transform.read(transform_c)
end

-- The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes the
-- shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn instead. A
-- progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts have a scale of 0
-- or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
--
-- C: anim_transform_interpolate().
function A.Transform:interpolate(to, progress)
    local keep = {}
    local self_c = A.Transform.write(self, T["anim_transform"](), keep)
    local to_c = A.Transform.write(to, T["anim_transform"](), keep)
    local result_c = T["anim_transform"]()
    R.check(C.anim_transform_interpolate(self_c, to_c, R.real(progress, "progress"), result_c))
    return A.Transform.read(result_c)
end

-- The same at many progresses, at most ANIM_LIMIT_ARRAY / 6.
--
-- C: anim_transform_interpolate_many().
function A.Transform:interpolate_many(to, progresses)
    local keep = {}
    local self_c = A.Transform.write(self, T["anim_transform"](), keep)
    local to_c = A.Transform.write(to, T["anim_transform"](), keep)
    local progresses_c, progresses_count = R.array(progresses, "double", "progresses")
    local results_count = progresses_count
    local results_c = T["anim_transform[?]"](results_count)
    R.check(C.anim_transform_interpolate_many(self_c, to_c, progresses_c, progresses_count, results_c))
    return R.read_structs(results_c, results_count, A.Transform)
end

-- By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
-- ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1.
--
-- C: anim_spring_make_perceptual().
function A.Spring.perceptual(duration, bounce)
    local spring_c = T["anim_spring"]()
    R.check(C.anim_spring_make_perceptual(R.real(duration, "duration"), R.real(bounce, "bounce"), spring_c))
    return A.Spring.read(spring_c)
end

-- By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
-- spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
--
-- C: anim_spring_make_response().
function A.Spring.response(response, damping_ratio)
    local spring_c = T["anim_spring"]()
    R.check(C.anim_spring_make_response(R.real(response, "response"), R.real(damping_ratio, "damping_ratio"), spring_c))
    return A.Spring.read(spring_c)
end

-- As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular frequency for
-- which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio <= 1,
-- initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
--
-- C: anim_spring_make_uikit().
function A.Spring.uikit(duration, damping_ratio, initial_velocity)
    local spring_c = T["anim_spring"]()
    R.check(C.anim_spring_make_uikit(R.real(duration, "duration"), R.real(damping_ratio, "damping_ratio"), R.real(initial_velocity, "initial_velocity"), spring_c))
    return A.Spring.read(spring_c)
end

-- The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its property
-- of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and stiffness, damping 2
-- sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not overdamped, the parameters
-- are used unchanged. All other functions that take an anim_spring use them unchanged.
--
-- C: anim_spring_make_core_animation().
function A.Spring.core_animation(mass, stiffness, damping, allows_overdamping)
    local spring_c = T["anim_spring"]()
    R.check(C.anim_spring_make_core_animation(R.real(mass, "mass"), R.real(stiffness, "stiffness"), R.real(damping, "damping"), R.boolean(allows_overdamping, "allows_overdamping"), spring_c))
    return A.Spring.read(spring_c)
end

-- Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The
-- spring moves from the value from to the value to, and starts with the given velocity.
--
-- C: anim_spring_evaluate().
function A.Spring:evaluate(time, from, to, initial_velocity)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local value_c = T["double[1]"]()
    local velocity_c = T["double[1]"]()
    R.check(C.anim_spring_evaluate(self_c, R.real(time, "time"), R.real(from, "from"), R.real(to, "to"), R.real(initial_velocity, "initial_velocity"), value_c, velocity_c))
    return value_c[0], velocity_c[0]
end

-- The same at many times at once.
--
-- C: anim_spring_evaluate_many().
function A.Spring:evaluate_many(times, from, to, initial_velocity, values, velocities)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local times_c, times_count = R.array(times, "double", "times")
    local values_count = times_count
    local values_c = R.into(values, "double[?]", values_count, "values")
    local velocities_count = times_count
    local velocities_c = R.into(velocities, "double[?]", velocities_count, "velocities")
    R.check(C.anim_spring_evaluate_many(self_c, times_c, times_count, R.real(from, "from"), R.real(to, "to"), R.real(initial_velocity, "initial_velocity"), values_c, velocities_c))
    return values or R.read(values_c, values_count), velocities or R.read(velocities_c, velocities_count)
end

-- Computes the constants of a spring in advance.
--
-- C: anim_spring_prepare().
function A.Spring:prepare()
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local prepared_c = T["anim_prepared_spring"]()
    R.check(C.anim_spring_prepare(self_c, prepared_c))
    return A.PreparedSpring.read(prepared_c)
end

-- CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
-- damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
-- settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core
-- Animation's property of that name, it is the duration of the overdamped motion.
--
-- C: anim_spring_get_settling_duration().
function A.Spring:get_settling_duration(initial_velocity, allows_overdamping)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local seconds_c = T["double[1]"]()
    R.check(C.anim_spring_get_settling_duration(self_c, R.real(initial_velocity, "initial_velocity"), R.boolean(allows_overdamping, "allows_overdamping"), seconds_c))
    return seconds_c[0]
end

-- An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from the
-- target stays within threshold (> 0) units, and its speed within threshold units per second. It starts displacement
-- away from the target. An animation with this spring ends at that time. Infinity when it never comes to rest.
--
-- C: anim_spring_get_resting_time().
function A.Spring:get_resting_time(displacement, initial_velocity, threshold)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local seconds_c = T["double[1]"]()
    R.check(C.anim_spring_get_resting_time(self_c, R.real(displacement, "displacement"), R.real(initial_velocity, "initial_velocity"), R.real(threshold, "threshold"), seconds_c))
    return seconds_c[0]
end

-- By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's own.
-- SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s, 0.14: the
-- response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default animation); the sum
-- of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new CASpringAnimation (mass 1,
-- stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3, 1000, 500); UIKit plays it
-- critically damped (see anim_spring_make_core_animation()), so the result is the critically damped spring of that mass
-- and stiffness. These two have neither a duration nor a bounce: both arguments must be 0. ANIM_ERROR_NOT_FOUND for any
-- other name.
--
-- C: anim_spring_make_named().
function A.Spring.named(name, duration, extra_bounce)
    local name_c, name_count = R.text(name, "name")
    local spring_c = T["anim_spring"]()
    R.check(C.anim_spring_make_named(name_c, name_count, R.real(duration, "duration"), R.real(extra_bounce, "extra_bounce"), spring_c))
    return A.Spring.read(spring_c)
end

-- A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m). Its
-- damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 / ratio - 1
-- beyond it.
--
-- C: anim_spring_describe().
function A.Spring:describe()
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local duration_c = T["double[1]"]()
    local bounce_c = T["double[1]"]()
    local damping_ratio_c = T["double[1]"]()
    R.check(C.anim_spring_describe(self_c, duration_c, bounce_c, damping_ratio_c))
    return duration_c[0], bounce_c[0], damping_ratio_c[0]
end

-- The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed below
-- velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds must be above
-- 0; an infinite one is always met. The result is the moment itself, to a relative error of about 1e-14;
-- anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding decides whether
-- that swing counts. Infinity when the spring never comes to rest.
--
-- C: anim_spring_get_settling_time().
function A.Spring:get_settling_time(displacement, initial_velocity, threshold, velocity_threshold)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local seconds_c = T["double[1]"]()
    R.check(C.anim_spring_get_settling_time(self_c, R.real(displacement, "displacement"), R.real(initial_velocity, "initial_velocity"), R.real(threshold, "threshold"), R.real(velocity_threshold, "velocity_threshold"), seconds_c))
    return seconds_c[0]
end

-- Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative time
-- is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it toward the
-- value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the new one's, so that
-- value and velocity are continuous; 0 switches at once.
--
-- C: anim_spring_blend_evaluate().
function A.Spring:blend_evaluate(new_spring, blend_duration, time, from, to, initial_velocity)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local new_spring_c = A.Spring.write(new_spring, T["anim_spring"](), keep)
    local value_c = T["double[1]"]()
    local velocity_c = T["double[1]"]()
    R.check(C.anim_spring_blend_evaluate(self_c, new_spring_c, R.real(blend_duration, "blend_duration"), R.real(time, "time"), R.real(from, "from"), R.real(to, "to"), R.real(initial_velocity, "initial_velocity"), value_c, velocity_c))
    return value_c[0], velocity_c[0]
end

-- The same at many times.
--
-- C: anim_spring_blend_evaluate_many().
function A.Spring:blend_evaluate_many(new_spring, blend_duration, times, from, to, initial_velocity, values, velocities)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local new_spring_c = A.Spring.write(new_spring, T["anim_spring"](), keep)
    local times_c, times_count = R.array(times, "double", "times")
    local values_count = times_count
    local values_c = R.into(values, "double[?]", values_count, "values")
    local velocities_count = times_count
    local velocities_c = R.into(velocities, "double[?]", velocities_count, "velocities")
    R.check(C.anim_spring_blend_evaluate_many(self_c, new_spring_c, R.real(blend_duration, "blend_duration"), times_c, times_count, R.real(from, "from"), R.real(to, "to"), R.real(initial_velocity, "initial_velocity"), values_c, velocities_c))
    return values or R.read(values_c, values_count), velocities or R.read(velocities_c, velocities_count)
end

-- anim_spring_get_resting_time() for such a change: a time since the change.
--
-- C: anim_spring_blend_get_resting_time().
function A.Spring:blend_get_resting_time(new_spring, blend_duration, displacement, initial_velocity, threshold)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local new_spring_c = A.Spring.write(new_spring, T["anim_spring"](), keep)
    local seconds_c = T["double[1]"]()
    R.check(C.anim_spring_blend_get_resting_time(self_c, new_spring_c, R.real(blend_duration, "blend_duration"), R.real(displacement, "displacement"), R.real(initial_velocity, "initial_velocity"), R.real(threshold, "threshold"), seconds_c))
    return seconds_c[0]
end

-- Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits of
-- anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is taken as
-- 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN. ANIM_ERROR_ARGUMENT when a
-- number is not finite, or an origin minus its target is not in the range of a double. About 1 ns a value at one time,
-- in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected when the library is loaded; it
-- changes no bit.
--
-- C: anim_spring_animate_many().
function A.Spring:animate_many(times, origins, targets, initial_velocities, flags, values, velocities)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local times_c, times_count = R.array(times, "double", "times")
    local origins_c, origins_count = R.array(origins, "double", "origins")
    local targets_c, targets_count = R.array(targets, "double", "targets")
    local initial_velocities_c, initial_velocities_count
    if initial_velocities ~= nil then
        initial_velocities_c, initial_velocities_count = R.array(initial_velocities, "double", "initial_velocities")
    end
    local values_count = R.shared("origins", origins_count, "targets", targets_count, "initial_velocities", initial_velocities ~= nil and initial_velocities_count or nil)
    local values_c = R.into(values, "double[?]", values_count, "values")
    local velocities_count = R.shared("origins", origins_count, "targets", targets_count, "initial_velocities", initial_velocities ~= nil and initial_velocities_count or nil)
    local velocities_c = R.into(velocities, "double[?]", velocities_count, "velocities")
    R.check(C.anim_spring_animate_many(self_c, times_c, times_count, origins_c, targets_c, initial_velocities_c, R.shared("origins", origins_count, "targets", targets_count, "initial_velocities", initial_velocities ~= nil and initial_velocities_count or nil), A.SpringFlags.number(flags), values_c, velocities_c))
    return values or R.read(values_c, values_count), velocities or R.read(velocities_c, velocities_count)
end

-- The same for floats: computed in doubles, rounded once.
--
-- C: anim_spring_animate_many_float().
function A.Spring:animate_many_float(times, origins, targets, initial_velocities, flags, values, velocities)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local times_c, times_count = R.array(times, "double", "times")
    local origins_c, origins_count = R.array(origins, "float", "origins")
    local targets_c, targets_count = R.array(targets, "float", "targets")
    local initial_velocities_c, initial_velocities_count
    if initial_velocities ~= nil then
        initial_velocities_c, initial_velocities_count = R.array(initial_velocities, "float", "initial_velocities")
    end
    local values_count = R.shared("origins", origins_count, "targets", targets_count, "initial_velocities", initial_velocities ~= nil and initial_velocities_count or nil)
    local values_c = R.into(values, "float[?]", values_count, "values")
    local velocities_count = R.shared("origins", origins_count, "targets", targets_count, "initial_velocities", initial_velocities ~= nil and initial_velocities_count or nil)
    local velocities_c = R.into(velocities, "float[?]", velocities_count, "velocities")
    R.check(C.anim_spring_animate_many_float(self_c, times_c, times_count, origins_c, targets_c, initial_velocities_c, R.shared("origins", origins_count, "targets", targets_count, "initial_velocities", initial_velocities ~= nil and initial_velocities_count or nil), A.SpringFlags.number(flags), values_c, velocities_c))
    return values or R.read(values_c, values_count), velocities or R.read(velocities_c, velocities_count)
end

-- Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and velocities
-- by those after the step. Each value is pulled toward its target. Flags and errors as anim_spring_animate_many().
--
-- C: anim_spring_step_many().
function A.Spring:step_many(seconds, targets, flags, values, velocities)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local targets_c, targets_count = R.array(targets, "double", "targets")
    local values_c, values_count = R.array(values, "double", "values")
    local velocities_c, velocities_count = R.array(velocities, "double", "velocities")
    R.check(C.anim_spring_step_many(self_c, R.real(seconds, "seconds"), targets_c, R.shared("targets", targets_count, "values", values_count, "velocities", velocities_count), A.SpringFlags.number(flags), values_c, velocities_c))
    R.filled(values, values_c, values_count, nil, nil)
    R.filled(velocities, velocities_c, velocities_count, nil, nil)
end

-- The same for floats: computed in doubles, rounded once.
--
-- C: anim_spring_step_many_float().
function A.Spring:step_many_float(seconds, targets, flags, values, velocities)
    local keep = {}
    local self_c = A.Spring.write(self, T["anim_spring"](), keep)
    local targets_c, targets_count = R.array(targets, "float", "targets")
    local values_c, values_count = R.array(values, "float", "values")
    local velocities_c, velocities_count = R.array(velocities, "float", "velocities")
    R.check(C.anim_spring_step_many_float(self_c, R.real(seconds, "seconds"), targets_c, R.shared("targets", targets_count, "values", values_count, "velocities", velocities_count), A.SpringFlags.number(flags), values_c, velocities_c))
    R.filled(values, values_c, values_count, nil, nil)
    R.filled(velocities, velocities_c, velocities_count, nil, nil)
end

-- anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
-- anim_spring_prepare() did not make.
--
-- C: anim_prepared_spring_evaluate().
function A.PreparedSpring:evaluate(time, from, to, initial_velocity)
    local keep = {}
    local self_c = A.PreparedSpring.write(self, T["anim_prepared_spring"](), keep)
    local value_c = T["double[1]"]()
    local velocity_c = T["double[1]"]()
    R.check(C.anim_prepared_spring_evaluate(self_c, R.real(time, "time"), R.real(from, "from"), R.real(to, "to"), R.real(initial_velocity, "initial_velocity"), value_c, velocity_c))
    return value_c[0], velocity_c[0]
end

-- By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
-- ANIM_ERROR_NOT_FOUND for any other name.
--
-- C: anim_cubic_bezier_make_named().
function A.CubicBezier.named(name)
    local name_c, name_count = R.text(name, "name")
    local curve_c = T["anim_cubic_bezier"]()
    R.check(C.anim_cubic_bezier_make_named(name_c, name_count, curve_c))
    return A.CubicBezier.read(curve_c)
end

-- The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS Easing
-- Functions.
--
-- C: anim_cubic_bezier_evaluate().
function A.CubicBezier:evaluate(x)
    local keep = {}
    local self_c = A.CubicBezier.write(self, T["anim_cubic_bezier"](), keep)
    local y_c = T["double[1]"]()
    R.check(C.anim_cubic_bezier_evaluate(self_c, R.real(x, "x"), y_c))
    return y_c[0]
end

-- The same at many x at once.
--
-- C: anim_cubic_bezier_evaluate_many().
function A.CubicBezier:evaluate_many(xs, ys)
    local keep = {}
    local self_c = A.CubicBezier.write(self, T["anim_cubic_bezier"](), keep)
    local xs_c, xs_count = R.array(xs, "double", "xs")
    local ys_count = xs_count
    local ys_c = R.into(ys, "double[?]", ys_count, "ys")
    R.check(C.anim_cubic_bezier_evaluate_many(self_c, xs_c, xs_count, ys_c))
    return ys or R.read(ys_c, ys_count)
end

-- dy/dx at x. Infinite where the tangent is vertical.
--
-- C: anim_cubic_bezier_get_slope().
function A.CubicBezier:get_slope(x)
    local keep = {}
    local self_c = A.CubicBezier.write(self, T["anim_cubic_bezier"](), keep)
    local slope_c = T["double[1]"]()
    R.check(C.anim_cubic_bezier_get_slope(self_c, R.real(x, "x"), slope_c))
    return slope_c[0]
end

-- The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
-- nearest. The extensions beyond [0, 1] are not searched.
--
-- C: anim_cubic_bezier_invert().
function A.CubicBezier:invert(y)
    local keep = {}
    local self_c = A.CubicBezier.write(self, T["anim_cubic_bezier"](), keep)
    local x_c = T["double[1]"]()
    R.check(C.anim_cubic_bezier_invert(self_c, R.real(y, "y"), x_c))
    return x_c[0]
end

-- The timing at a parent time in seconds.
--
-- C: anim_media_timing_evaluate().
function A.MediaTiming:evaluate(parent_time)
    local keep = {}
    local self_c = A.MediaTiming.write(self, T["anim_media_timing"](), keep)
    local sample_c = T["anim_media_sample"]()
    R.check(C.anim_media_timing_evaluate(self_c, R.real(parent_time, "parent_time"), sample_c))
    return A.MediaSample.read(sample_c)
end

-- The same at many times at once.
--
-- C: anim_media_timing_evaluate_many().
function A.MediaTiming:evaluate_many(parent_times)
    local keep = {}
    local self_c = A.MediaTiming.write(self, T["anim_media_timing"](), keep)
    local parent_times_c, parent_times_count = R.array(parent_times, "double", "parent_times")
    local samples_count = parent_times_count
    local samples_c = T["anim_media_sample[?]"](samples_count)
    R.check(C.anim_media_timing_evaluate_many(self_c, parent_times_c, parent_times_count, samples_c))
    return R.read_structs(samples_c, samples_count, A.MediaSample)
end

-- The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at which
-- the active phase begins and at which it ends for good: infinity for never, -infinity for always.
--
-- C: anim_media_timing_get_interval().
function A.MediaTiming:get_interval()
    local keep = {}
    local self_c = A.MediaTiming.write(self, T["anim_media_timing"](), keep)
    local active_duration_c = T["double[1]"]()
    local start_time_c = T["double[1]"]()
    local end_time_c = T["double[1]"]()
    R.check(C.anim_media_timing_get_interval(self_c, active_duration_c, start_time_c, end_time_c))
    return active_duration_c[0], start_time_c[0], end_time_c[0]
end

-- The timing at a local time, the animation's current time.
--
-- C: anim_web_timing_evaluate().
function A.WebTiming:evaluate(local_time)
    local keep = {}
    local self_c = A.WebTiming.write(self, T["anim_web_timing"](), keep)
    local sample_c = T["anim_web_sample"]()
    R.check(C.anim_web_timing_evaluate(self_c, R.real(local_time, "local_time"), sample_c))
    return A.WebSample.read(sample_c)
end

-- The same at many times at once.
--
-- C: anim_web_timing_evaluate_many().
function A.WebTiming:evaluate_many(local_times)
    local keep = {}
    local self_c = A.WebTiming.write(self, T["anim_web_timing"](), keep)
    local local_times_c, local_times_count = R.array(local_times, "double", "local_times")
    local samples_count = local_times_count
    local samples_c = T["anim_web_sample[?]"](samples_count)
    R.check(C.anim_web_timing_evaluate_many(self_c, local_times_c, local_times_count, samples_c))
    return R.read_structs(samples_c, samples_count, A.WebSample)
end

-- The active duration and the end time.
--
-- C: anim_web_timing_get_interval().
function A.WebTiming:get_interval()
    local keep = {}
    local self_c = A.WebTiming.write(self, T["anim_web_timing"](), keep)
    local active_duration_c = T["double[1]"]()
    local end_time_c = T["double[1]"]()
    R.check(C.anim_web_timing_get_interval(self_c, active_duration_c, end_time_c))
    return active_duration_c[0], end_time_c[0]
end

-- The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
-- millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
--
-- C: anim_decay_get_rate().
function A.Decay.get_rate(remaining)
    local rate_c = T["double[1]"]()
    R.check(C.anim_decay_get_rate(R.real(remaining, "remaining"), rate_c))
    return rate_c[0]
end

-- Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0) of a
-- decay that starts at from with the given velocity.
--
-- C: anim_decay_evaluate().
function A.Decay:evaluate(times, from, velocity, values, velocities)
    local keep = {}
    local self_c = A.Decay.write(self, T["anim_decay"](), keep)
    local times_c, times_count = R.array(times, "double", "times")
    local values_count = times_count
    local values_c = R.into(values, "double[?]", values_count, "values")
    local velocities_count = times_count
    local velocities_c = R.into(velocities, "double[?]", velocities_count, "velocities")
    R.check(C.anim_decay_evaluate(self_c, times_c, times_count, R.real(from, "from"), R.real(velocity, "velocity"), values_c, velocities_c))
    return values or R.read(values_c, values_count), velocities or R.read(velocities_c, velocities_count)
end

-- The same for many components at one time: component i starts at from[i] with initial_velocities[i].
--
-- C: anim_decay_animate_many().
function A.Decay:animate_many(time, from, initial_velocities, values, velocities)
    local keep = {}
    local self_c = A.Decay.write(self, T["anim_decay"](), keep)
    local from_c, from_count = R.array(from, "double", "from")
    local initial_velocities_c, initial_velocities_count = R.array(initial_velocities, "double", "initial_velocities")
    local values_count = R.shared("from", from_count, "initial_velocities", initial_velocities_count)
    local values_c = R.into(values, "double[?]", values_count, "values")
    local velocities_count = R.shared("from", from_count, "initial_velocities", initial_velocities_count)
    local velocities_c = R.into(velocities, "double[?]", velocities_count, "velocities")
    R.check(C.anim_decay_animate_many(self_c, R.real(time, "time"), from_c, initial_velocities_c, R.shared("from", from_count, "initial_velocities", initial_velocities_count), values_c, velocities_c))
    return values or R.read(values_c, values_count), velocities or R.read(velocities_c, velocities_count)
end

-- Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound; and
-- resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed within
-- threshold units per second. takeover and resting_time are infinite if that never happens.
--
-- C: anim_decay_predict().
function A.Decay:predict(from, velocity, threshold)
    local keep = {}
    local self_c = A.Decay.write(self, T["anim_decay"](), keep)
    local end__c = T["double[1]"]()
    local takeover_c = T["double[1]"]()
    local resting_time_c = T["double[1]"]()
    R.check(C.anim_decay_predict(self_c, R.real(from, "from"), R.real(velocity, "velocity"), R.real(threshold, "threshold"), end__c, takeover_c, resting_time_c))
    return end__c[0], takeover_c[0], resting_time_c[0]
end

-- The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from).
--
-- C: anim_decay_get_velocity().
function A.Decay:get_velocity(from, target)
    local keep = {}
    local self_c = A.Decay.write(self, T["anim_decay"](), keep)
    local velocity_c = T["double[1]"]()
    R.check(C.anim_decay_get_velocity(self_c, R.real(from, "from"), R.real(target, "target"), velocity_c))
    return velocity_c[0]
end

-- The value at which each dragged position is shown.
--
-- C: anim_rubber_band_evaluate().
function A.RubberBand:evaluate(positions, values)
    local keep = {}
    local self_c = A.RubberBand.write(self, T["anim_rubber_band"](), keep)
    local positions_c, positions_count = R.array(positions, "double", "positions")
    local values_count = positions_count
    local values_c = R.into(values, "double[?]", values_count, "values")
    R.check(C.anim_rubber_band_evaluate(self_c, positions_c, positions_count, values_c))
    return values or R.read(values_c, values_count)
end

-- The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
--
-- C: anim_rubber_band_invert().
function A.RubberBand:invert(values, positions)
    local keep = {}
    local self_c = A.RubberBand.write(self, T["anim_rubber_band"](), keep)
    local values_c, values_count = R.array(values, "double", "values")
    local positions_count = values_count
    local positions_c = R.into(positions, "double[?]", positions_count, "positions")
    R.check(C.anim_rubber_band_invert(self_c, values_c, values_count, positions_c))
    return positions or R.read(positions_c, positions_count)
end
