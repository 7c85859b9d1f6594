// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py cpp. Do not edit.
#ifndef ANIMCORE_DETAIL_CONSTANTS_HPP
#define ANIMCORE_DETAIL_CONSTANTS_HPP

#include "runtime.hpp"

namespace animcore {
inline namespace ANIMCORE_MODE {

/// The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
/// "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
/// libraries that have both; those after "Component: base.", in all.
enum class component_flags : std::uint32_t {
    none = 0,
    /// springs, curves, easing, keyframes, media timing, decay, colors, transforms
    motion = ANIM_COMPONENT_MOTION,
    /// properties and their animation, expressions, snapshots; includes motion
    stage = ANIM_COMPONENT_STAGE,
    /// paths and morphs
    paths = ANIM_COMPONENT_PATHS,
    /// documents with their inputs, states and events; includes stage and motion
    machine = ANIM_COMPONENT_MACHINE,
    /// drawing and hit testing, traces; includes machine, stage and motion
    scene = ANIM_COMPONENT_SCENE,
};
ANIMCORE_FLAGS(component_flags)

/// The outcome of a call.
enum class status : std::int32_t {
    ok = ANIM_OK,
    /// not finite, out of range, invalid UTF-8, an unknown constant.
    error_argument = ANIM_ERROR_ARGUMENT,
    /// an identifier that is zero, stale, of another object or of another kind
    error_identifier = ANIM_ERROR_IDENTIFIER,
    /// a count, size or time beyond a documented limit
    error_limit = ANIM_ERROR_LIMIT,
    /// a callback called into the object that called it
    error_reentrant = ANIM_ERROR_REENTRANT,
    /// the thing exists, but is of another kind than the call takes
    error_kind = ANIM_ERROR_KIND,
    /// no thing of that name, or at that index
    error_not_found = ANIM_ERROR_NOT_FOUND,
    /// a thing of that name exists already
    error_duplicate = ANIM_ERROR_DUPLICATE,
    /// the call does not fit the object's present state
    error_state = ANIM_ERROR_STATE,
    /// the text is not well-formed
    error_syntax = ANIM_ERROR_SYNTAX,
    /// the text is well-formed, but not a valid document or trace
    error_document = ANIM_ERROR_DOCUMENT,
    /// an array to be filled is too short.
    error_capacity = ANIM_ERROR_CAPACITY,
    /// out of memory; the call has changed nothing. See anim_set_allocator()
    error_memory = ANIM_ERROR_MEMORY,
};
/// The name of a constant, such as ok; empty for a number that is none.
constexpr std::string_view name_of(status value) noexcept {
    switch (value) {
    case status::ok:
        return "ok";
    case status::error_argument:
        return "error_argument";
    case status::error_identifier:
        return "error_identifier";
    case status::error_limit:
        return "error_limit";
    case status::error_reentrant:
        return "error_reentrant";
    case status::error_kind:
        return "error_kind";
    case status::error_not_found:
        return "error_not_found";
    case status::error_duplicate:
        return "error_duplicate";
    case status::error_state:
        return "error_state";
    case status::error_syntax:
        return "error_syntax";
    case status::error_document:
        return "error_document";
    case status::error_capacity:
        return "error_capacity";
    case status::error_memory:
        return "error_memory";
    }
    return {};
}

/// The functions that anim_math_evaluate() computes.
enum class math_function : std::int32_t {
    exp = ANIM_MATH_FUNCTION_EXP,
    expm1 = ANIM_MATH_FUNCTION_EXPM1,
    log = ANIM_MATH_FUNCTION_LOG,
    log1p = ANIM_MATH_FUNCTION_LOG1P,
    sin = ANIM_MATH_FUNCTION_SIN,
    cos = ANIM_MATH_FUNCTION_COS,
    tan = ANIM_MATH_FUNCTION_TAN,
    /// atan2(x[i], y[i]): the first argument is the ordinate, as in C
    atan2 = ANIM_MATH_FUNCTION_ATAN2,
    acos = ANIM_MATH_FUNCTION_ACOS,
    /// x[i] to the power y[i]
    pow = ANIM_MATH_FUNCTION_POW,
    cbrt = ANIM_MATH_FUNCTION_CBRT,
    hypot = ANIM_MATH_FUNCTION_HYPOT,
};
/// The name of a constant, such as exp; empty for a number that is none.
constexpr std::string_view name_of(math_function value) noexcept {
    switch (value) {
    case math_function::exp:
        return "exp";
    case math_function::expm1:
        return "expm1";
    case math_function::log:
        return "log";
    case math_function::log1p:
        return "log1p";
    case math_function::sin:
        return "sin";
    case math_function::cos:
        return "cos";
    case math_function::tan:
        return "tan";
    case math_function::atan2:
        return "atan2";
    case math_function::acos:
        return "acos";
    case math_function::pow:
        return "pow";
    case math_function::cbrt:
        return "cbrt";
    case math_function::hypot:
        return "hypot";
    }
    return {};
}

/// Options of motions of many values.
enum class spring_flags : std::uint32_t {
    none = 0,
    /// values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
    /// direction
    shortest_turn = ANIM_SPRING_SHORTEST_TURN,
};
ANIMCORE_FLAGS(spring_flags)

/// Where the jumps of steps() are.
enum class step_position : std::int32_t {
    /// at the end of each step; the last jump is at 1. CSS's end, and its default
    jump_end = ANIM_STEP_POSITION_JUMP_END,
    /// at the start of each step; the first jump is at 0. CSS's start
    jump_start = ANIM_STEP_POSITION_JUMP_START,
    /// between the steps only; at least 2 steps
    jump_none = ANIM_STEP_POSITION_JUMP_NONE,
    /// at both ends too
    jump_both = ANIM_STEP_POSITION_JUMP_BOTH,
};
/// The name of a constant, such as jump_end; empty for a number that is none.
constexpr std::string_view name_of(step_position value) noexcept {
    switch (value) {
    case step_position::jump_end:
        return "jump_end";
    case step_position::jump_start:
        return "jump_start";
    case step_position::jump_none:
        return "jump_none";
    case step_position::jump_both:
        return "jump_both";
    }
    return {};
}

/// Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
/// ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
/// times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
enum class penner : std::int32_t {
    quad_in = ANIM_PENNER_QUAD_IN,
    quad_out = ANIM_PENNER_QUAD_OUT,
    quad_in_out = ANIM_PENNER_QUAD_IN_OUT,
    cubic_in = ANIM_PENNER_CUBIC_IN,
    cubic_out = ANIM_PENNER_CUBIC_OUT,
    cubic_in_out = ANIM_PENNER_CUBIC_IN_OUT,
    quart_in = ANIM_PENNER_QUART_IN,
    quart_out = ANIM_PENNER_QUART_OUT,
    quart_in_out = ANIM_PENNER_QUART_IN_OUT,
    quint_in = ANIM_PENNER_QUINT_IN,
    quint_out = ANIM_PENNER_QUINT_OUT,
    quint_in_out = ANIM_PENNER_QUINT_IN_OUT,
    sine_in = ANIM_PENNER_SINE_IN,
    sine_out = ANIM_PENNER_SINE_OUT,
    sine_in_out = ANIM_PENNER_SINE_IN_OUT,
    expo_in = ANIM_PENNER_EXPO_IN,
    expo_out = ANIM_PENNER_EXPO_OUT,
    expo_in_out = ANIM_PENNER_EXPO_IN_OUT,
    circ_in = ANIM_PENNER_CIRC_IN,
    circ_out = ANIM_PENNER_CIRC_OUT,
    circ_in_out = ANIM_PENNER_CIRC_IN_OUT,
    back_in = ANIM_PENNER_BACK_IN,
    back_out = ANIM_PENNER_BACK_OUT,
    back_in_out = ANIM_PENNER_BACK_IN_OUT,
    elastic_in = ANIM_PENNER_ELASTIC_IN,
    elastic_out = ANIM_PENNER_ELASTIC_OUT,
    elastic_in_out = ANIM_PENNER_ELASTIC_IN_OUT,
    bounce_in = ANIM_PENNER_BOUNCE_IN,
    bounce_out = ANIM_PENNER_BOUNCE_OUT,
    bounce_in_out = ANIM_PENNER_BOUNCE_IN_OUT,
};
/// The name of a constant, such as quad_in; empty for a number that is none.
constexpr std::string_view name_of(penner value) noexcept {
    switch (value) {
    case penner::quad_in:
        return "quad_in";
    case penner::quad_out:
        return "quad_out";
    case penner::quad_in_out:
        return "quad_in_out";
    case penner::cubic_in:
        return "cubic_in";
    case penner::cubic_out:
        return "cubic_out";
    case penner::cubic_in_out:
        return "cubic_in_out";
    case penner::quart_in:
        return "quart_in";
    case penner::quart_out:
        return "quart_out";
    case penner::quart_in_out:
        return "quart_in_out";
    case penner::quint_in:
        return "quint_in";
    case penner::quint_out:
        return "quint_out";
    case penner::quint_in_out:
        return "quint_in_out";
    case penner::sine_in:
        return "sine_in";
    case penner::sine_out:
        return "sine_out";
    case penner::sine_in_out:
        return "sine_in_out";
    case penner::expo_in:
        return "expo_in";
    case penner::expo_out:
        return "expo_out";
    case penner::expo_in_out:
        return "expo_in_out";
    case penner::circ_in:
        return "circ_in";
    case penner::circ_out:
        return "circ_out";
    case penner::circ_in_out:
        return "circ_in_out";
    case penner::back_in:
        return "back_in";
    case penner::back_out:
        return "back_out";
    case penner::back_in_out:
        return "back_in_out";
    case penner::elastic_in:
        return "elastic_in";
    case penner::elastic_out:
        return "elastic_out";
    case penner::elastic_in_out:
        return "elastic_in_out";
    case penner::bounce_in:
        return "bounce_in";
    case penner::bounce_out:
        return "bounce_out";
    case penner::bounce_in_out:
        return "bounce_in_out";
    }
    return {};
}

/// How values between keys are interpolated.
enum class keyframe_mode : std::int32_t {
    /// each value stays until the next key
    discrete = ANIM_KEYFRAME_MODE_DISCRETE,
    /// straight from key to key
    linear = ANIM_KEYFRAME_MODE_LINEAR,
    /// straight, at constant speed (Euclidean, over the components); key times ignored
    paced = ANIM_KEYFRAME_MODE_PACED,
    /// on a Kochanek-Bartels spline
    cubic = ANIM_KEYFRAME_MODE_CUBIC,
    /// on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
    /// microseconds a key
    cubic_paced = ANIM_KEYFRAME_MODE_CUBIC_PACED,
};
/// The name of a constant, such as discrete; empty for a number that is none.
constexpr std::string_view name_of(keyframe_mode value) noexcept {
    switch (value) {
    case keyframe_mode::discrete:
        return "discrete";
    case keyframe_mode::linear:
        return "linear";
    case keyframe_mode::paced:
        return "paced";
    case keyframe_mode::cubic:
        return "cubic";
    case keyframe_mode::cubic_paced:
        return "cubic_paced";
    }
    return {};
}

/// How a keyframe of a track is reached.
enum class keyframe_kind : std::int32_t {
    /// straight, eased by the keyframe's curve
    linear = ANIM_KEYFRAME_KIND_LINEAR,
    /// on a cubic curve
    cubic = ANIM_KEYFRAME_KIND_CUBIC,
    /// by the keyframe's spring
    spring = ANIM_KEYFRAME_KIND_SPRING,
    /// at once
    move = ANIM_KEYFRAME_KIND_MOVE,
};
/// The name of a constant, such as linear; empty for a number that is none.
constexpr std::string_view name_of(keyframe_kind value) noexcept {
    switch (value) {
    case keyframe_kind::linear:
        return "linear";
    case keyframe_kind::cubic:
        return "cubic";
    case keyframe_kind::spring:
        return "spring";
    case keyframe_kind::move:
        return "move";
    }
    return {};
}

/// Options of a keyframe of a track.
enum class keyframe_flags : std::uint32_t {
    none = 0,
    has_start_velocity = ANIM_KEYFRAME_HAS_START_VELOCITY,
    has_end_velocity = ANIM_KEYFRAME_HAS_END_VELOCITY,
    settles = ANIM_KEYFRAME_SETTLES,
};
ANIMCORE_FLAGS(keyframe_flags)

/// Which values a timing has outside its active interval.
enum class fill_mode : std::int32_t {
    /// no value outside the active interval ("none" in CSS)
    none = ANIM_FILL_MODE_NONE,
    /// its last value after it
    forwards = ANIM_FILL_MODE_FORWARDS,
    /// its first value before it
    backwards = ANIM_FILL_MODE_BACKWARDS,
    both = ANIM_FILL_MODE_BOTH,
};
/// The name of a constant, such as none; empty for a number that is none.
constexpr std::string_view name_of(fill_mode value) noexcept {
    switch (value) {
    case fill_mode::none:
        return "none";
    case fill_mode::forwards:
        return "forwards";
    case fill_mode::backwards:
        return "backwards";
    case fill_mode::both:
        return "both";
    }
    return {};
}

/// Where a time lies: before, in or after the active interval.
enum class timing_phase : std::int32_t {
    before = ANIM_TIMING_PHASE_BEFORE,
    active = ANIM_TIMING_PHASE_ACTIVE,
    after = ANIM_TIMING_PHASE_AFTER,
};
/// The name of a constant, such as before; empty for a number that is none.
constexpr std::string_view name_of(timing_phase value) noexcept {
    switch (value) {
    case timing_phase::before:
        return "before";
    case timing_phase::active:
        return "active";
    case timing_phase::after:
        return "after";
    }
    return {};
}

/// Which way iterations run, as CSS animation-direction.
enum class direction : std::int32_t {
    normal = ANIM_DIRECTION_NORMAL,
    reverse = ANIM_DIRECTION_REVERSE,
    alternate = ANIM_DIRECTION_ALTERNATE,
    alternate_reverse = ANIM_DIRECTION_ALTERNATE_REVERSE,
};
/// The name of a constant, such as normal; empty for a number that is none.
constexpr std::string_view name_of(direction value) noexcept {
    switch (value) {
    case direction::normal:
        return "normal";
    case direction::reverse:
        return "reverse";
    case direction::alternate:
        return "alternate";
    case direction::alternate_reverse:
        return "alternate_reverse";
    }
    return {};
}

/// What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
/// are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
enum class color_space : std::int32_t {
    /// red, green, blue; the transfer function is mirrored below 0
    srgb = ANIM_COLOR_SPACE_SRGB,
    /// the same, proportional to light
    linear_srgb = ANIM_COLOR_SPACE_LINEAR_SRGB,
    /// red, green, blue of Display P3 with sRGB's transfer function
    display_p3 = ANIM_COLOR_SPACE_DISPLAY_P3,
    /// lightness from 0 to 1, a, b
    oklab = ANIM_COLOR_SPACE_OKLAB,
    /// lightness from 0 to 1, chroma, hue
    oklch = ANIM_COLOR_SPACE_OKLCH,
};
/// The name of a constant, such as srgb; empty for a number that is none.
constexpr std::string_view name_of(color_space value) noexcept {
    switch (value) {
    case color_space::srgb:
        return "srgb";
    case color_space::linear_srgb:
        return "linear_srgb";
    case color_space::display_p3:
        return "display_p3";
    case color_space::oklab:
        return "oklab";
    case color_space::oklch:
        return "oklch";
    }
    return {};
}

/// Which way round a hue goes (CSS Color 4, section 12.4).
enum class hue_interpolation : std::int32_t {
    /// by at most half a turn
    shorter = ANIM_HUE_INTERPOLATION_SHORTER,
    /// by at least half a turn; by a whole one between equal hues
    longer = ANIM_HUE_INTERPOLATION_LONGER,
    /// never backwards
    increasing = ANIM_HUE_INTERPOLATION_INCREASING,
    /// never forwards
    decreasing = ANIM_HUE_INTERPOLATION_DECREASING,
};
/// The name of a constant, such as shorter; empty for a number that is none.
constexpr std::string_view name_of(hue_interpolation value) noexcept {
    switch (value) {
    case hue_interpolation::shorter:
        return "shorter";
    case hue_interpolation::longer:
        return "longer";
    case hue_interpolation::increasing:
        return "increasing";
    case hue_interpolation::decreasing:
        return "decreasing";
    }
    return {};
}

/// A command of a path. A byte, since paths have many.
enum class verb : std::uint8_t {
    /// 1 point: begins a subpath
    move = ANIM_VERB_MOVE,
    /// 1 point
    line = ANIM_VERB_LINE,
    /// 2 points: control, end
    quadratic = ANIM_VERB_QUADRATIC,
    /// 3 points: control, control, end
    cubic = ANIM_VERB_CUBIC,
    /// 0 points
    close = ANIM_VERB_CLOSE,
};
/// The name of a constant, such as move; empty for a number that is none.
constexpr std::string_view name_of(verb value) noexcept {
    switch (value) {
    case verb::move:
        return "move";
    case verb::line:
        return "line";
    case verb::quadratic:
        return "quadratic";
    case verb::cubic:
        return "cubic";
    case verb::close:
        return "close";
    }
    return {};
}

/// Whether path data are written with absolute or relative coordinates.
enum class path_coordinates : std::int32_t {
    /// capital letters
    absolute = ANIM_PATH_COORDINATES_ABSOLUTE,
    /// small letters, except where adding up would not restore the exact number
    relative = ANIM_PATH_COORDINATES_RELATIVE,
    /// for each command whichever takes fewer bytes
    shorter = ANIM_PATH_COORDINATES_SHORTER,
};
/// The name of a constant, such as absolute; empty for a number that is none.
constexpr std::string_view name_of(path_coordinates value) noexcept {
    switch (value) {
    case path_coordinates::absolute:
        return "absolute";
    case path_coordinates::relative:
        return "relative";
    case path_coordinates::shorter:
        return "shorter";
    }
    return {};
}

/// The rule by which two texts of path data have the same structure.
enum class path_rule : std::int32_t {
    /// the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
    /// path()) and SVG 2, 9.3.2 (the d property), as browsers read them
    css = ANIM_PATH_RULE_CSS,
    /// exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
    smil = ANIM_PATH_RULE_SMIL,
};
/// The name of a constant, such as css; empty for a number that is none.
constexpr std::string_view name_of(path_rule value) noexcept {
    switch (value) {
    case path_rule::css:
        return "css";
    case path_rule::smil:
        return "smil";
    }
    return {};
}

/// What anim_path_get_values_at() returns for each length.
enum class path_quantity : std::int32_t {
    /// x and y: 2 numbers a length
    points = ANIM_PATH_QUANTITY_POINTS,
    /// x and y of the unit tangent: 2
    tangents = ANIM_PATH_QUANTITY_TANGENTS,
    /// the tangent turned by a quarter clockwise on the screen: 2
    normals = ANIM_PATH_QUANTITY_NORMALS,
    /// of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
    angles = ANIM_PATH_QUANTITY_ANGLES,
    /// as in anim_path_location: 1
    curvatures = ANIM_PATH_QUANTITY_CURVATURES,
    /// the verb's index plus the parameter (0...1) in it: 1
    parameters = ANIM_PATH_QUANTITY_PARAMETERS,
};
/// The name of a constant, such as points; empty for a number that is none.
constexpr std::string_view name_of(path_quantity value) noexcept {
    switch (value) {
    case path_quantity::points:
        return "points";
    case path_quantity::tangents:
        return "tangents";
    case path_quantity::normals:
        return "normals";
    case path_quantity::angles:
        return "angles";
    case path_quantity::curvatures:
        return "curvatures";
    case path_quantity::parameters:
        return "parameters";
    }
    return {};
}

/// How an object that moves along a path is rotated.
enum class path_rotation : std::int32_t {
    /// by the angle alone
    fixed = ANIM_PATH_ROTATION_FIXED,
    /// with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
    auto_ = ANIM_PATH_ROTATION_AUTO,
};
/// The name of a constant, such as fixed; empty for a number that is none.
constexpr std::string_view name_of(path_rotation value) noexcept {
    switch (value) {
    case path_rotation::fixed:
        return "fixed";
    case path_rotation::auto_:
        return "auto_";
    }
    return {};
}

/// How the lengths of anim_path_trim_options are counted.
enum class path_trim_flags : std::uint32_t {
    none = 0,
    /// each subpath by itself; otherwise all subpaths as one line
    subpaths = ANIM_PATH_TRIM_SUBPATHS,
    /// start, end and offset are lengths; otherwise fractions of the length, 0...1
    lengths = ANIM_PATH_TRIM_LENGTHS,
};
ANIMCORE_FLAGS(path_trim_flags)

/// Which points lie inside an outline.
enum class fill_rule : std::int32_t {
    /// those with a winding number other than 0
    nonzero = ANIM_FILL_RULE_NONZERO,
    /// those with an odd winding number
    evenodd = ANIM_FILL_RULE_EVENODD,
};
/// The name of a constant, such as nonzero; empty for a number that is none.
constexpr std::string_view name_of(fill_rule value) noexcept {
    switch (value) {
    case fill_rule::nonzero:
        return "nonzero";
    case fill_rule::evenodd:
        return "evenodd";
    }
    return {};
}

/// Into which verbs a path is converted.
enum class path_conversion : std::int32_t {
    /// quadratic curves become cubic ones: exactly, except for rounding
    cubics = ANIM_PATH_CONVERSION_CUBICS,
    /// lines too; the line of a close becomes a curve before it
    all_cubics = ANIM_PATH_CONVERSION_ALL_CUBICS,
    /// cubic curves become quadratic ones within the tolerance
    quadratics = ANIM_PATH_CONVERSION_QUADRATICS,
};
/// The name of a constant, such as cubics; empty for a number that is none.
constexpr std::string_view name_of(path_conversion value) noexcept {
    switch (value) {
    case path_conversion::cubics:
        return "cubics";
    case path_conversion::all_cubics:
        return "all_cubics";
    case path_conversion::quadratics:
        return "quadratics";
    }
    return {};
}

/// How the ends of a stroke look.
enum class cap : std::int32_t {
    butt = ANIM_CAP_BUTT,
    round = ANIM_CAP_ROUND,
    square = ANIM_CAP_SQUARE,
};
/// The name of a constant, such as butt; empty for a number that is none.
constexpr std::string_view name_of(cap value) noexcept {
    switch (value) {
    case cap::butt:
        return "butt";
    case cap::round:
        return "round";
    case cap::square:
        return "square";
    }
    return {};
}

/// How the corners of a stroke look.
enum class join : std::int32_t {
    miter = ANIM_JOIN_MITER,
    round = ANIM_JOIN_ROUND,
    bevel = ANIM_JOIN_BEVEL,
    /// a miter cut off at the limit
    miter_clip = ANIM_JOIN_MITER_CLIP,
    /// the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not
    /// meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
    arcs = ANIM_JOIN_ARCS,
};
/// The name of a constant, such as miter; empty for a number that is none.
constexpr std::string_view name_of(join value) noexcept {
    switch (value) {
    case join::miter:
        return "miter";
    case join::round:
        return "round";
    case join::bevel:
        return "bevel";
    case join::miter_clip:
        return "miter_clip";
    case join::arcs:
        return "arcs";
    }
    return {};
}

/// A boolean operation on the insides of two paths.
enum class path_operation : std::int32_t {
    /// what is in either
    union_ = ANIM_PATH_OPERATION_UNION,
    /// what is in both
    intersection = ANIM_PATH_OPERATION_INTERSECTION,
    /// what is in the first and not in the second
    difference = ANIM_PATH_OPERATION_DIFFERENCE,
    /// what is in one of them and not in the other
    exclusion = ANIM_PATH_OPERATION_EXCLUSION,
};
/// The name of a constant, such as union_; empty for a number that is none.
constexpr std::string_view name_of(path_operation value) noexcept {
    switch (value) {
    case path_operation::union_:
        return "union_";
    case path_operation::intersection:
        return "intersection";
    case path_operation::difference:
        return "difference";
    case path_operation::exclusion:
        return "exclusion";
    }
    return {};
}

/// Which paths are interpolated point by point.
enum class morph_structure : std::int32_t {
    /// paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to
    /// a common structure first
    automatic = ANIM_MORPH_STRUCTURE_AUTOMATIC,
    /// paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor points
    strict = ANIM_MORPH_STRUCTURE_STRICT,
    /// none: also paths of the same verbs are aligned by their shapes
    general = ANIM_MORPH_STRUCTURE_GENERAL,
    /// none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both
    /// outlines, for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes
    /// (ANIM_ERROR_ARGUMENT), and ignores the options but fill_rule
    blend = ANIM_MORPH_STRUCTURE_BLEND,
};
/// The name of a constant, such as automatic; empty for a number that is none.
constexpr std::string_view name_of(morph_structure value) noexcept {
    switch (value) {
    case morph_structure::automatic:
        return "automatic";
    case morph_structure::strict:
        return "strict";
    case morph_structure::general:
        return "general";
    case morph_structure::blend:
        return "blend";
    }
    return {};
}

/// How points move.
enum class morph_motion : std::int32_t {
    /// the whole path, then each subpath, turns where a rotation explains the change clearly better
    automatic = ANIM_MORPH_MOTION_AUTOMATIC,
    /// straight
    linear = ANIM_MORPH_MOTION_LINEAR,
    /// subpaths turn by the angle that fits best, even if only a little better
    rotational = ANIM_MORPH_MOTION_ROTATIONAL,
};
/// The name of a constant, such as automatic; empty for a number that is none.
constexpr std::string_view name_of(morph_motion value) noexcept {
    switch (value) {
    case morph_motion::automatic:
        return "automatic";
    case morph_motion::linear:
        return "linear";
    case morph_motion::rotational:
        return "rotational";
    }
    return {};
}

/// How subpaths are paired.
enum class morph_pairing : std::int32_t {
    /// by role (outline or hole), position, size and shape
    automatic = ANIM_MORPH_PAIRING_AUTOMATIC,
    /// the first with the first, the second with the second
    index = ANIM_MORPH_PAIRING_INDEX,
    /// as pairs says
    given = ANIM_MORPH_PAIRING_GIVEN,
};
/// The name of a constant, such as automatic; empty for a number that is none.
constexpr std::string_view name_of(morph_pairing value) noexcept {
    switch (value) {
    case morph_pairing::automatic:
        return "automatic";
    case morph_pairing::index:
        return "index";
    case morph_pairing::given:
        return "given";
    }
    return {};
}

/// Which points of closed subpaths correspond.
enum class morph_starts : std::int32_t {
    /// found from the shapes
    automatic = ANIM_MORPH_STARTS_AUTOMATIC,
    /// the subpaths' own starts
    keep = ANIM_MORPH_STARTS_KEEP,
    /// as points says
    given = ANIM_MORPH_STARTS_GIVEN,
};
/// The name of a constant, such as automatic; empty for a number that is none.
constexpr std::string_view name_of(morph_starts value) noexcept {
    switch (value) {
    case morph_starts::automatic:
        return "automatic";
    case morph_starts::keep:
        return "keep";
    case morph_starts::given:
        return "given";
    }
    return {};
}

/// What the paths are drawn as.
enum class morph_paint : std::int32_t {
    /// subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
    fill = ANIM_MORPH_PAINT_FILL,
    /// open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
    stroke = ANIM_MORPH_PAINT_STROKE,
};
/// The name of a constant, such as fill; empty for a number that is none.
constexpr std::string_view name_of(morph_paint value) noexcept {
    switch (value) {
    case morph_paint::fill:
        return "fill";
    case morph_paint::stroke:
        return "stroke";
    }
    return {};
}

/// What a property's components are.
enum class value_kind : std::int32_t {
    /// 1 component
    scalar = ANIM_VALUE_KIND_SCALAR,
    vector2 = ANIM_VALUE_KIND_VECTOR2,
    vector3 = ANIM_VALUE_KIND_VECTOR3,
    vector4 = ANIM_VALUE_KIND_VECTOR4,
    /// 1 component in radians, interpolated as given unless its options say otherwise
    angle = ANIM_VALUE_KIND_ANGLE,
    /// 4 components: red, green, blue (sRGB, not premultiplied), opacity
    color = ANIM_VALUE_KIND_COLOR,
    /// 2: width, height
    size = ANIM_VALUE_KIND_SIZE,
    /// 4: x, y, width, height
    rectangle = ANIM_VALUE_KIND_RECTANGLE,
    /// 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
    transform = ANIM_VALUE_KIND_TRANSFORM,
    /// as many as are asked for, up to ANIM_LIMIT_VECTOR
    vector = ANIM_VALUE_KIND_VECTOR,
    /// the coordinates of a path, see anim_stage_add_path
    path = ANIM_VALUE_KIND_PATH,
};
/// The name of a constant, such as scalar; empty for a number that is none.
constexpr std::string_view name_of(value_kind value) noexcept {
    switch (value) {
    case value_kind::scalar:
        return "scalar";
    case value_kind::vector2:
        return "vector2";
    case value_kind::vector3:
        return "vector3";
    case value_kind::vector4:
        return "vector4";
    case value_kind::angle:
        return "angle";
    case value_kind::color:
        return "color";
    case value_kind::size:
        return "size";
    case value_kind::rectangle:
        return "rectangle";
    case value_kind::transform:
        return "transform";
    case value_kind::vector:
        return "vector";
    case value_kind::path:
        return "path";
    }
    return {};
}

/// What happened.
enum class event_kind : std::int32_t {
    /// subject: the transaction; finished
    transaction_completed = ANIM_EVENT_KIND_TRANSACTION_COMPLETED,
    /// subject: the property; animation; finished; name: the property's
    animation_ended = ANIM_EVENT_KIND_ANIMATION_ENDED,
    /// name: the state's
    state_entered = ANIM_EVENT_KIND_STATE_ENTERED,
    /// name: the state's
    state_exited = ANIM_EVENT_KIND_STATE_EXITED,
    /// name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its
    /// fields; data: see anim_scene_get_event_value
    emitted = ANIM_EVENT_KIND_EMITTED,
    /// name: of the pointer's or key's event on a region; count and data as EMITTED
    control = ANIM_EVENT_KIND_CONTROL,
    /// the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its
    /// own delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other
    /// delays that end in that millisecond are dropped
    unsettled = ANIM_EVENT_KIND_UNSETTLED,
    /// count: events dropped because nobody polled; comes first in the queue
    lost = ANIM_EVENT_KIND_LOST,
    /// subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT
    animator_ended = ANIM_EVENT_KIND_ANIMATOR_ENDED,
    /// subject: the spring bank; count: how many of its springs came to rest
    settled = ANIM_EVENT_KIND_SETTLED,
    /// subject: the group whose media timing is over
    group_ended = ANIM_EVENT_KIND_GROUP_ENDED,
    /// an advance has used up its step budget: see anim_stage_set_step_budget
    budget = ANIM_EVENT_KIND_BUDGET,
};
/// The name of a constant, such as transaction_completed; empty for a number that is none.
constexpr std::string_view name_of(event_kind value) noexcept {
    switch (value) {
    case event_kind::transaction_completed:
        return "transaction_completed";
    case event_kind::animation_ended:
        return "animation_ended";
    case event_kind::state_entered:
        return "state_entered";
    case event_kind::state_exited:
        return "state_exited";
    case event_kind::emitted:
        return "emitted";
    case event_kind::control:
        return "control";
    case event_kind::unsettled:
        return "unsettled";
    case event_kind::lost:
        return "lost";
    case event_kind::animator_ended:
        return "animator_ended";
    case event_kind::settled:
        return "settled";
    case event_kind::group_ended:
        return "group_ended";
    case event_kind::budget:
        return "budget";
    }
    return {};
}

/// Which of a property's values to read.
enum class read : std::int32_t {
    /// what was set
    model = ANIM_READ_MODEL,
    /// what is seen now
    presentation = ANIM_READ_PRESENTATION,
    /// of the presentation value, units per second
    velocity = ANIM_READ_VELOCITY,
};
/// The name of a constant, such as model; empty for a number that is none.
constexpr std::string_view name_of(read value) noexcept {
    switch (value) {
    case read::model:
        return "model";
    case read::presentation:
        return "presentation";
    case read::velocity:
        return "velocity";
    }
    return {};
}

/// How an angle is interpolated.
enum class turn : std::int32_t {
    as_given = ANIM_TURN_AS_GIVEN,
    shortest = ANIM_TURN_SHORTEST,
};
/// The name of a constant, such as as_given; empty for a number that is none.
constexpr std::string_view name_of(turn value) noexcept {
    switch (value) {
    case turn::as_given:
        return "as_given";
    case turn::shortest:
        return "shortest";
    }
    return {};
}

/// How a value moves.
enum class motion_kind : std::int32_t {
    /// the enclosing transaction's; outermost: the default curve
    inherit = ANIM_MOTION_KIND_INHERIT,
    /// no animation: values jump
    none = ANIM_MOTION_KIND_NONE,
    /// along curve, over duration
    curve = ANIM_MOTION_KIND_CURVE,
    /// by spring, until it comes to rest, or for duration where one is given
    spring = ANIM_MOTION_KIND_SPRING,
    /// by easing, over duration
    easing = ANIM_MOTION_KIND_EASING,
    /// explicit animations only: along keyframes
    keyframes = ANIM_MOTION_KIND_KEYFRAMES,
    /// explicit animations only: momentum that decays
    decay = ANIM_MOTION_KIND_DECAY,
};
/// The name of a constant, such as inherit; empty for a number that is none.
constexpr std::string_view name_of(motion_kind value) noexcept {
    switch (value) {
    case motion_kind::inherit:
        return "inherit";
    case motion_kind::none:
        return "none";
    case motion_kind::curve:
        return "curve";
    case motion_kind::spring:
        return "spring";
    case motion_kind::easing:
        return "easing";
    case motion_kind::keyframes:
        return "keyframes";
    case motion_kind::decay:
        return "decay";
    }
    return {};
}

/// What an animation does with those that already move its property.
enum class interruption : std::int32_t {
    /// replaces them; starts at the presentation value with its velocity (SwiftUI)
    replace = ANIM_INTERRUPTION_REPLACE,
    /// is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
    add = ANIM_INTERRUPTION_ADD,
    /// replaces them; starts at the presentation value, at rest
    restart = ANIM_INTERRUPTION_RESTART,
    /// leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
    keep = ANIM_INTERRUPTION_KEEP,
};
/// The name of a constant, such as replace; empty for a number that is none.
constexpr std::string_view name_of(interruption value) noexcept {
    switch (value) {
    case interruption::replace:
        return "replace";
    case interruption::add:
        return "add";
    case interruption::restart:
        return "restart";
    case interruption::keep:
        return "keep";
    }
    return {};
}

/// When the transactions directly inside a transaction begin. An arranged transaction completes after them.
enum class arrangement : std::int32_t {
    /// independently
    none = ANIM_ARRANGEMENT_NONE,
    /// all begin when they are set
    parallel = ANIM_ARRANGEMENT_PARALLEL,
    /// each begins when the one before is complete
    sequence = ANIM_ARRANGEMENT_SEQUENCE,
};
/// The name of a constant, such as none; empty for a number that is none.
constexpr std::string_view name_of(arrangement value) noexcept {
    switch (value) {
    case arrangement::none:
        return "none";
    case arrangement::parallel:
        return "parallel";
    case arrangement::sequence:
        return "sequence";
    }
    return {};
}

/// What happens when a property's value is set.
enum class action : std::int32_t {
    /// it moves as the open transaction says; without one it jumps
    follow = ANIM_ACTION_FOLLOW,
    /// it jumps, whatever transaction is open
    none = ANIM_ACTION_NONE,
    /// it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
    own = ANIM_ACTION_OWN,
};
/// The name of a constant, such as follow; empty for a number that is none.
constexpr std::string_view name_of(action value) noexcept {
    switch (value) {
    case action::follow:
        return "follow";
    case action::none:
        return "none";
    case action::own:
        return "own";
    }
    return {};
}

/// How animations begun from now on are shown to people who asked for less motion.
enum class reduced_motion : std::int32_t {
    /// all motion is shown
    none = ANIM_REDUCED_MOTION_NONE,
    /// values jump to their targets; their animations end finished, at once
    jump = ANIM_REDUCED_MOTION_JUMP,
    /// properties that fade do so in 0.2 s with ease; all others jump
    fade = ANIM_REDUCED_MOTION_FADE,
};
/// The name of a constant, such as none; empty for a number that is none.
constexpr std::string_view name_of(reduced_motion value) noexcept {
    switch (value) {
    case reduced_motion::none:
        return "none";
    case reduced_motion::jump:
        return "jump";
    case reduced_motion::fade:
        return "fade";
    }
    return {};
}

/// What drives a group.
enum class animation_group_kind : std::int32_t {
    /// a clock whose speed can be changed: slow motion and pause for a part of the stage
    clock = ANIM_ANIMATION_GROUP_KIND_CLOCK,
    /// timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the
    /// group ends
    media = ANIM_ANIMATION_GROUP_KIND_MEDIA,
    /// driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
    animator = ANIM_ANIMATION_GROUP_KIND_ANIMATOR,
};
/// The name of a constant, such as clock; empty for a number that is none.
constexpr std::string_view name_of(animation_group_kind value) noexcept {
    switch (value) {
    case animation_group_kind::clock:
        return "clock";
    case animation_group_kind::media:
        return "media";
    case animation_group_kind::animator:
        return "animator";
    }
    return {};
}

/// Where an animator stops.
enum class animator_position : std::int32_t {
    end = ANIM_ANIMATOR_POSITION_END,
    start = ANIM_ANIMATOR_POSITION_START,
    current = ANIM_ANIMATOR_POSITION_CURRENT,
};
/// The name of a constant, such as end; empty for a number that is none.
constexpr std::string_view name_of(animator_position value) noexcept {
    switch (value) {
    case animator_position::end:
        return "end";
    case animator_position::start:
        return "start";
    case animator_position::current:
        return "current";
    }
    return {};
}

/// What a warning is about.
enum class warning_kind : std::int32_t {
    /// nothing leads to a state
    state = ANIM_WARNING_KIND_STATE,
    /// nothing in the document sends an event that a state waits for: only the host can
    event = ANIM_WARNING_KIND_EVENT,
    /// a done or stopped event of something that does not exist or never ends
    end = ANIM_WARNING_KIND_END,
    /// nothing is sent with the id that a cancel has
    cancel = ANIM_WARNING_KIND_CANCEL,
    /// nothing shows, sets or reads a property
    property = ANIM_WARNING_KIND_PROPERTY,
    /// nothing uses an input, parameter, spring, curve, path, animation, component...
    unused = ANIM_WARNING_KIND_UNUSED,
    /// a text that would also be an expression, where it is kept as text
    words = ANIM_WARNING_KIND_WORDS,
};
/// The name of a constant, such as state; empty for a number that is none.
constexpr std::string_view name_of(warning_kind value) noexcept {
    switch (value) {
    case warning_kind::state:
        return "state";
    case warning_kind::event:
        return "event";
    case warning_kind::end:
        return "end";
    case warning_kind::cancel:
        return "cancel";
    case warning_kind::property:
        return "property";
    case warning_kind::unused:
        return "unused";
    case warning_kind::words:
        return "words";
    }
    return {};
}

/// The texts of a warning.
enum class warning_text : std::int32_t {
    /// one English sentence, with the name that was probably meant
    message = ANIM_WARNING_TEXT_MESSAGE,
    /// the RFC 6901 JSON pointer of what it is about
    pointer = ANIM_WARNING_TEXT_POINTER,
    /// the name that was probably meant; empty if none is similar
    suggestion = ANIM_WARNING_TEXT_SUGGESTION,
};
/// The name of a constant, such as message; empty for a number that is none.
constexpr std::string_view name_of(warning_text value) noexcept {
    switch (value) {
    case warning_text::message:
        return "message";
    case warning_text::pointer:
        return "pointer";
    case warning_text::suggestion:
        return "suggestion";
    }
    return {};
}

/// What anim_scene_advance_many() reports of a scene.
enum class scene_change_flags : std::uint32_t {
    none = 0,
    /// its display list has changed since the host last read it
    display = ANIM_SCENE_CHANGE_DISPLAY,
    /// events wait to be polled from its stage
    events = ANIM_SCENE_CHANGE_EVENTS,
};
ANIMCORE_FLAGS(scene_change_flags)

/// What an input of a document holds.
enum class input_kind : std::int32_t {
    number = ANIM_INPUT_KIND_NUMBER,
    boolean = ANIM_INPUT_KIND_BOOLEAN,
    string = ANIM_INPUT_KIND_STRING,
    trigger = ANIM_INPUT_KIND_TRIGGER,
};
/// The name of a constant, such as number; empty for a number that is none.
constexpr std::string_view name_of(input_kind value) noexcept {
    switch (value) {
    case input_kind::number:
        return "number";
    case input_kind::boolean:
        return "boolean";
    case input_kind::string:
        return "string";
    case input_kind::trigger:
        return "trigger";
    }
    return {};
}

/// What a field of an event's data holds.
enum class field_kind : std::int32_t {
    number = ANIM_FIELD_KIND_NUMBER,
    boolean = ANIM_FIELD_KIND_BOOLEAN,
    text = ANIM_FIELD_KIND_TEXT,
};
/// The name of a constant, such as number; empty for a number that is none.
constexpr std::string_view name_of(field_kind value) noexcept {
    switch (value) {
    case field_kind::number:
        return "number";
    case field_kind::boolean:
        return "boolean";
    case field_kind::text:
        return "text";
    }
    return {};
}

/// The kinds of states, as in SCXML.
enum class state_kind : std::int32_t {
    /// without states inside
    atomic = ANIM_STATE_KIND_ATOMIC,
    /// has exactly one active child when active
    compound = ANIM_STATE_KIND_COMPOUND,
    /// all its children are active when it is
    parallel = ANIM_STATE_KIND_PARALLEL,
    final = ANIM_STATE_KIND_FINAL,
    /// never active
    history = ANIM_STATE_KIND_HISTORY,
};
/// The name of a constant, such as atomic; empty for a number that is none.
constexpr std::string_view name_of(state_kind value) noexcept {
    switch (value) {
    case state_kind::atomic:
        return "atomic";
    case state_kind::compound:
        return "compound";
    case state_kind::parallel:
        return "parallel";
    case state_kind::final:
        return "final";
    case state_kind::history:
        return "history";
    }
    return {};
}

/// What a pointer does.
enum class pointer_action : std::int32_t {
    down = ANIM_POINTER_ACTION_DOWN,
    /// also for a pointer that is not down: it hovers
    move = ANIM_POINTER_ACTION_MOVE,
    up = ANIM_POINTER_ACTION_UP,
    /// what it did while it was down does not count
    cancel = ANIM_POINTER_ACTION_CANCEL,
    /// the pointer is gone
    leave = ANIM_POINTER_ACTION_LEAVE,
};
/// The name of a constant, such as down; empty for a number that is none.
constexpr std::string_view name_of(pointer_action value) noexcept {
    switch (value) {
    case pointer_action::down:
        return "down";
    case pointer_action::move:
        return "move";
    case pointer_action::up:
        return "up";
    case pointer_action::cancel:
        return "cancel";
    case pointer_action::leave:
        return "leave";
    }
    return {};
}

/// What a key does.
enum class key_action : std::int32_t {
    /// down, and up at once
    down = ANIM_KEY_ACTION_DOWN,
    /// down, and up at once
    up = ANIM_KEY_ACTION_UP,
    /// down, and up at once
    press = ANIM_KEY_ACTION_PRESS,
};
/// The name of a constant, such as down; empty for a number that is none.
constexpr std::string_view name_of(key_action value) noexcept {
    switch (value) {
    case key_action::down:
        return "down";
    case key_action::up:
        return "up";
    case key_action::press:
        return "press";
    }
    return {};
}

/// The keys that a scene handles.
enum class key : std::int32_t {
    tab = ANIM_KEY_TAB,
    space = ANIM_KEY_SPACE,
    enter = ANIM_KEY_ENTER,
    escape = ANIM_KEY_ESCAPE,
    left = ANIM_KEY_LEFT,
    right = ANIM_KEY_RIGHT,
    up = ANIM_KEY_UP,
    down = ANIM_KEY_DOWN,
    home = ANIM_KEY_HOME,
    end = ANIM_KEY_END,
    page_up = ANIM_KEY_PAGE_UP,
    page_down = ANIM_KEY_PAGE_DOWN,
};
/// The name of a constant, such as tab; empty for a number that is none.
constexpr std::string_view name_of(key value) noexcept {
    switch (value) {
    case key::tab:
        return "tab";
    case key::space:
        return "space";
    case key::enter:
        return "enter";
    case key::escape:
        return "escape";
    case key::left:
        return "left";
    case key::right:
        return "right";
    case key::up:
        return "up";
    case key::down:
        return "down";
    case key::home:
        return "home";
    case key::end:
        return "end";
    case key::page_up:
        return "page_up";
    case key::page_down:
        return "page_down";
    }
    return {};
}

/// Modifiers that are held.
enum class modifier_flags : std::uint32_t {
    none = 0,
    shift = ANIM_MODIFIER_SHIFT,
    control = ANIM_MODIFIER_CONTROL,
    alt = ANIM_MODIFIER_ALT,
    meta = ANIM_MODIFIER_META,
};
ANIMCORE_FLAGS(modifier_flags)

/// The accessibility role of a node.
enum class role : std::int32_t {
    none = ANIM_ROLE_NONE,
    button = ANIM_ROLE_BUTTON,
    switch_ = ANIM_ROLE_SWITCH,
    checkbox = ANIM_ROLE_CHECKBOX,
    radio = ANIM_ROLE_RADIO,
    slider = ANIM_ROLE_SLIDER,
    progress = ANIM_ROLE_PROGRESS,
    image = ANIM_ROLE_IMAGE,
    text = ANIM_ROLE_TEXT,
    link = ANIM_ROLE_LINK,
    group = ANIM_ROLE_GROUP,
    heading = ANIM_ROLE_HEADING,
    list = ANIM_ROLE_LIST,
    list_item = ANIM_ROLE_LIST_ITEM,
    tab = ANIM_ROLE_TAB,
    menu = ANIM_ROLE_MENU,
    menu_item = ANIM_ROLE_MENU_ITEM,
    dialog = ANIM_ROLE_DIALOG,
    alert = ANIM_ROLE_ALERT,
    separator = ANIM_ROLE_SEPARATOR,
};
/// The name of a constant, such as none; empty for a number that is none.
constexpr std::string_view name_of(role value) noexcept {
    switch (value) {
    case role::none:
        return "none";
    case role::button:
        return "button";
    case role::switch_:
        return "switch_";
    case role::checkbox:
        return "checkbox";
    case role::radio:
        return "radio";
    case role::slider:
        return "slider";
    case role::progress:
        return "progress";
    case role::image:
        return "image";
    case role::text:
        return "text";
    case role::link:
        return "link";
    case role::group:
        return "group";
    case role::heading:
        return "heading";
    case role::list:
        return "list";
    case role::list_item:
        return "list_item";
    case role::tab:
        return "tab";
    case role::menu:
        return "menu";
    case role::menu_item:
        return "menu_item";
    case role::dialog:
        return "dialog";
    case role::alert:
        return "alert";
    case role::separator:
        return "separator";
    }
    return {};
}

/// Facts about a node, each known or not, and true or false.
enum class accessibility_flags : std::uint32_t {
    none = 0,
    checked = ANIM_ACCESSIBILITY_CHECKED,
    selected = ANIM_ACCESSIBILITY_SELECTED,
    /// if the document does not say: whether its region is disabled
    disabled = ANIM_ACCESSIBILITY_DISABLED,
    expanded = ANIM_ACCESSIBILITY_EXPANDED,
    busy = ANIM_ACCESSIBILITY_BUSY,
    /// also where the node is invisible
    hidden = ANIM_ACCESSIBILITY_HIDDEN,
    /// minimum is known; likewise the next two
    minimum = ANIM_ACCESSIBILITY_MINIMUM,
    maximum = ANIM_ACCESSIBILITY_MAXIMUM,
    now = ANIM_ACCESSIBILITY_NOW,
    /// its region can have the focus now; known where it has a region
    focusable = ANIM_ACCESSIBILITY_FOCUSABLE,
    /// its region has the focus
    focused = ANIM_ACCESSIBILITY_FOCUSED,
};
ANIMCORE_FLAGS(accessibility_flags)

/// The texts of a node.
enum class accessibility_text : std::int32_t {
    label = ANIM_ACCESSIBILITY_TEXT_LABEL,
    value = ANIM_ACCESSIBILITY_TEXT_VALUE,
    hint = ANIM_ACCESSIBILITY_TEXT_HINT,
};
/// The name of a constant, such as label; empty for a number that is none.
constexpr std::string_view name_of(accessibility_text value) noexcept {
    switch (value) {
    case accessibility_text::label:
        return "label";
    case accessibility_text::value:
        return "value";
    case accessibility_text::hint:
        return "hint";
    }
    return {};
}

/// What a command draws.
enum class draw_kind : std::int32_t {
    /// fill the path
    fill = ANIM_DRAW_KIND_FILL,
    /// stroke the path
    stroke = ANIM_DRAW_KIND_STROKE,
    /// draw a text in a font of the host's
    text = ANIM_DRAW_KIND_TEXT,
    /// draw an image that the host knows by its name
    image = ANIM_DRAW_KIND_IMAGE,
    /// the commands up to the layer's end are drawn as a group, then composited
    layer_begin = ANIM_DRAW_KIND_LAYER_BEGIN,
    layer_end = ANIM_DRAW_KIND_LAYER_END,
    /// the commands up to the clip's end show inside the path only
    clip_begin = ANIM_DRAW_KIND_CLIP_BEGIN,
    clip_end = ANIM_DRAW_KIND_CLIP_END,
};
/// The name of a constant, such as fill; empty for a number that is none.
constexpr std::string_view name_of(draw_kind value) noexcept {
    switch (value) {
    case draw_kind::fill:
        return "fill";
    case draw_kind::stroke:
        return "stroke";
    case draw_kind::text:
        return "text";
    case draw_kind::image:
        return "image";
    case draw_kind::layer_begin:
        return "layer_begin";
    case draw_kind::layer_end:
        return "layer_end";
    case draw_kind::clip_begin:
        return "clip_begin";
    case draw_kind::clip_end:
        return "clip_end";
    }
    return {};
}

/// What a path is filled or stroked with.
enum class paint : std::int32_t {
    solid = ANIM_PAINT_SOLID,
    linear = ANIM_PAINT_LINEAR,
    radial = ANIM_PAINT_RADIAL,
    /// once around a center, clockwise, from an angle (0 is to the right)
    angular = ANIM_PAINT_ANGULAR,
};
/// The name of a constant, such as solid; empty for a number that is none.
constexpr std::string_view name_of(paint value) noexcept {
    switch (value) {
    case paint::solid:
        return "solid";
    case paint::linear:
        return "linear";
    case paint::radial:
        return "radial";
    case paint::angular:
        return "angular";
    }
    return {};
}

/// How a text is aligned to its x.
enum class align : std::int32_t {
    left = ANIM_ALIGN_LEFT,
    center = ANIM_ALIGN_CENTER,
    right = ANIM_ALIGN_RIGHT,
};
/// The name of a constant, such as left; empty for a number that is none.
constexpr std::string_view name_of(align value) noexcept {
    switch (value) {
    case align::left:
        return "left";
    case align::center:
        return "center";
    case align::right:
        return "right";
    }
    return {};
}

/// Which line of a text is at its y.
enum class baseline : std::int32_t {
    alphabetic = ANIM_BASELINE_ALPHABETIC,
    top = ANIM_BASELINE_TOP,
    middle = ANIM_BASELINE_MIDDLE,
    bottom = ANIM_BASELINE_BOTTOM,
};
/// The name of a constant, such as alphabetic; empty for a number that is none.
constexpr std::string_view name_of(baseline value) noexcept {
    switch (value) {
    case baseline::alphabetic:
        return "alphabetic";
    case baseline::top:
        return "top";
    case baseline::middle:
        return "middle";
    case baseline::bottom:
        return "bottom";
    }
    return {};
}

/// How an image fills its frame.
enum class fit : std::int32_t {
    /// the image fills its frame
    stretch = ANIM_FIT_STRETCH,
    /// the largest size at which all of it fits in the frame, centered
    contain = ANIM_FIT_CONTAIN,
    /// the smallest size at which it covers the frame, centered; parts outside are not drawn
    cover = ANIM_FIT_COVER,
};
/// The name of a constant, such as stretch; empty for a number that is none.
constexpr std::string_view name_of(fit value) noexcept {
    switch (value) {
    case fit::stretch:
        return "stretch";
    case fit::contain:
        return "contain";
    case fit::cover:
        return "cover";
    }
    return {};
}

/// The blend modes of W3C Compositing and Blending, level 1.
enum class blend_mode : std::int32_t {
    normal = ANIM_BLEND_MODE_NORMAL,
    multiply = ANIM_BLEND_MODE_MULTIPLY,
    screen = ANIM_BLEND_MODE_SCREEN,
    overlay = ANIM_BLEND_MODE_OVERLAY,
    darken = ANIM_BLEND_MODE_DARKEN,
    lighten = ANIM_BLEND_MODE_LIGHTEN,
    color_dodge = ANIM_BLEND_MODE_COLOR_DODGE,
    color_burn = ANIM_BLEND_MODE_COLOR_BURN,
    hard_light = ANIM_BLEND_MODE_HARD_LIGHT,
    soft_light = ANIM_BLEND_MODE_SOFT_LIGHT,
    difference = ANIM_BLEND_MODE_DIFFERENCE,
    exclusion = ANIM_BLEND_MODE_EXCLUSION,
    hue = ANIM_BLEND_MODE_HUE,
    saturation = ANIM_BLEND_MODE_SATURATION,
    color = ANIM_BLEND_MODE_COLOR,
    luminosity = ANIM_BLEND_MODE_LUMINOSITY,
};
/// The name of a constant, such as normal; empty for a number that is none.
constexpr std::string_view name_of(blend_mode value) noexcept {
    switch (value) {
    case blend_mode::normal:
        return "normal";
    case blend_mode::multiply:
        return "multiply";
    case blend_mode::screen:
        return "screen";
    case blend_mode::overlay:
        return "overlay";
    case blend_mode::darken:
        return "darken";
    case blend_mode::lighten:
        return "lighten";
    case blend_mode::color_dodge:
        return "color_dodge";
    case blend_mode::color_burn:
        return "color_burn";
    case blend_mode::hard_light:
        return "hard_light";
    case blend_mode::soft_light:
        return "soft_light";
    case blend_mode::difference:
        return "difference";
    case blend_mode::exclusion:
        return "exclusion";
    case blend_mode::hue:
        return "hue";
    case blend_mode::saturation:
        return "saturation";
    case blend_mode::color:
        return "color";
    case blend_mode::luminosity:
        return "luminosity";
    }
    return {};
}

/// raised when the ABI breaks (from 1 on)
inline constexpr std::int64_t version_major = ANIM_VERSION_MAJOR;
/// raised when functions or struct members are added
inline constexpr std::int64_t version_minor = ANIM_VERSION_MINOR;
/// raised when neither happened
inline constexpr std::int64_t version_patch = ANIM_VERSION_PATCH;
/// bytes of a name
inline constexpr std::int64_t limit_name_bytes = ANIM_LIMIT_NAME_BYTES;
/// bytes of a document or trace
inline constexpr std::int64_t limit_text_bytes = ANIM_LIMIT_TEXT_BYTES;
/// levels of nesting in a JSON text; states inside states do not count
inline constexpr std::int64_t limit_nesting = ANIM_LIMIT_NESTING;
/// properties of one stage
inline constexpr std::int64_t limit_properties = ANIM_LIMIT_PROPERTIES;
/// transactions open at once in one stage
inline constexpr std::int64_t limit_transaction_depth = ANIM_LIMIT_TRANSACTION_DEPTH;
/// transactions open or not yet complete in one stage
inline constexpr std::int64_t limit_transactions = ANIM_LIMIT_TRANSACTIONS;
/// largest event_limit of anim_stage_options
inline constexpr std::int64_t limit_events = ANIM_LIMIT_EVENTS;
/// elements of an array passed in or out
inline constexpr std::int64_t limit_array = ANIM_LIMIT_ARRAY;
/// seconds of one advance
inline constexpr std::int64_t limit_advance_seconds = ANIM_LIMIT_ADVANCE_SECONDS;
/// seconds of a duration or delay
inline constexpr std::int64_t limit_duration_seconds = ANIM_LIMIT_DURATION_SECONDS;
/// largest time scale
inline constexpr std::int64_t limit_time_scale = ANIM_LIMIT_TIME_SCALE;
/// verbs of one path
inline constexpr std::int64_t limit_path_verbs = ANIM_LIMIT_PATH_VERBS;
/// dashes that one call makes of a path, plus 64 for each verb of the path
inline constexpr std::int64_t limit_path_dashes = ANIM_LIMIT_PATH_DASHES;
/// pieces into which one call cuts a path, plus 64 for each verb of the path
inline constexpr std::int64_t limit_path_pieces = ANIM_LIMIT_PATH_PIECES;
/// pointers that are down or hover at once on one scene
inline constexpr std::int64_t limit_pointers = ANIM_LIMIT_POINTERS;
/// states of one machine
inline constexpr std::int64_t limit_states = ANIM_LIMIT_STATES;
/// levels of states inside states
inline constexpr std::int64_t limit_state_nesting = ANIM_LIMIT_STATE_NESTING;
/// of a machine in answer to one event; or two for each state, if that is more
inline constexpr std::int64_t limit_microsteps = ANIM_LIMIT_MICROSTEPS;
inline constexpr std::int64_t flicks_per_second = ANIM_FLICKS_PER_SECOND;
/// bytes of the text of an easing
inline constexpr std::int64_t limit_easing_bytes = ANIM_LIMIT_EASING_BYTES;
/// steps of steps()
inline constexpr std::int64_t limit_easing_steps = ANIM_LIMIT_EASING_STEPS;
/// stops of linear(); one with two percentages counts as two
inline constexpr std::int64_t limit_easing_stops = ANIM_LIMIT_EASING_STOPS;
/// components of a keyframe's value
inline constexpr std::int64_t limit_keyframe_components = ANIM_LIMIT_KEYFRAME_COMPONENTS;
/// numbers in the values of one anim_keyframes
inline constexpr std::int64_t limit_keyframe_numbers = ANIM_LIMIT_KEYFRAME_NUMBERS;
/// bytes of an expression's text
inline constexpr std::int64_t limit_expression_bytes = ANIM_LIMIT_EXPRESSION_BYTES;
/// names that an expression may be given
inline constexpr std::int64_t limit_expression_names = ANIM_LIMIT_EXPRESSION_NAMES;
/// brackets, calls, operators and values pending at once
inline constexpr std::int64_t limit_expression_nesting = ANIM_LIMIT_EXPRESSION_NESTING;
/// about the number of names, numbers and operators
inline constexpr std::int64_t limit_expression_instructions = ANIM_LIMIT_EXPRESSION_INSTRUCTIONS;
/// components of one property
inline constexpr std::int64_t limit_vector = ANIM_LIMIT_VECTOR;
/// The value of a member that is not set, and is therefore inherited. Any other value is used.
inline constexpr std::int64_t inherit = ANIM_INHERIT;
/// A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
/// until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
/// repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
inline constexpr std::int64_t own_duration = ANIM_OWN_DURATION;
inline constexpr std::int64_t limit_bank = ANIM_LIMIT_BANK;
/// bytes of a snapshot
inline constexpr std::int64_t limit_snapshot_bytes = ANIM_LIMIT_SNAPSHOT_BYTES;
/// warnings that a document keeps: the first in its text
inline constexpr std::int64_t limit_warnings = ANIM_LIMIT_WARNINGS;
/// fields of one event's data
inline constexpr std::int64_t limit_event_fields = ANIM_LIMIT_EVENT_FIELDS;
/// items of one list
inline constexpr std::int64_t limit_list_capacity = ANIM_LIMIT_LIST_CAPACITY;
/// bytes of a key
inline constexpr std::int64_t limit_key_bytes = ANIM_LIMIT_KEY_BYTES;

} // namespace ANIMCORE_MODE
} // namespace animcore

#endif
