// SPDX-License-Identifier: MIT
// Written by tools/generate_bindings.py from docs/abi/animcore-abi.json. Do not edit.

use std::marker::{PhantomData, PhantomPinned};
use std::mem::{align_of, size_of};
use std::os::raw::{c_char, c_void};

/// raised when the ABI breaks (from 1 on)
pub const ANIM_VERSION_MAJOR: i32 = 0;
/// raised when functions or struct members are added
pub const ANIM_VERSION_MINOR: i32 = 1;
/// raised when neither happened
pub const ANIM_VERSION_PATCH: i32 = 0;
/// bytes of a name
pub const ANIM_LIMIT_NAME_BYTES: i32 = 255;
/// bytes of a document or trace
pub const ANIM_LIMIT_TEXT_BYTES: i32 = 67_108_864;
/// levels of nesting in a JSON text; states inside states do not count
pub const ANIM_LIMIT_NESTING: i32 = 128;
/// properties of one stage
pub const ANIM_LIMIT_PROPERTIES: i32 = 16_777_215;
/// transactions open at once in one stage
pub const ANIM_LIMIT_TRANSACTION_DEPTH: i32 = 64;
/// transactions open or not yet complete in one stage
pub const ANIM_LIMIT_TRANSACTIONS: i32 = 1_048_575;
/// largest event_limit of `anim_stage_options`
pub const ANIM_LIMIT_EVENTS: i32 = 1_048_576;
/// elements of an array that is passed in or out
pub const ANIM_LIMIT_ARRAY: i32 = 268_435_456;
/// seconds of one advance
pub const ANIM_LIMIT_ADVANCE_SECONDS: i32 = 100_000;
/// seconds of a duration or delay
pub const ANIM_LIMIT_DURATION_SECONDS: i32 = 1_000_000_000;
/// largest time scale
pub const ANIM_LIMIT_TIME_SCALE: i32 = 1_000_000;
/// verbs of one path
pub const ANIM_LIMIT_PATH_VERBS: i32 = 16_777_216;
/// dashes that one call makes of a path; 64 more for each verb that it has
pub const ANIM_LIMIT_PATH_DASHES: i32 = 32768;
/// pieces into which one call cuts a path; 64 more for each verb that it has
pub const ANIM_LIMIT_PATH_PIECES: i32 = 131_072;
/// pointers that are down or hover at once on one scene
pub const ANIM_LIMIT_POINTERS: i32 = 32;
/// states of one machine
pub const ANIM_LIMIT_STATES: i32 = 131_072;
/// levels of states inside states
pub const ANIM_LIMIT_STATE_NESTING: i32 = 1024;
/// of a machine in answer to one event, or two for each state if that is more
pub const ANIM_LIMIT_MICROSTEPS: i32 = 1000;
pub const ANIM_FLICKS_PER_SECOND: i32 = 705_600_000;
/// bytes of the text of an easing
pub const ANIM_LIMIT_EASING_BYTES: i32 = 1_048_576;
/// steps of steps()
pub const ANIM_LIMIT_EASING_STEPS: i32 = 2_147_483_647;
/// stops of linear(); one with two percentages counts as two
pub const ANIM_LIMIT_EASING_STOPS: i32 = 4096;
/// components of a keyframe's value
pub const ANIM_LIMIT_KEYFRAME_COMPONENTS: i32 = 65536;
/// numbers in the values of one `anim_keyframes`
pub const ANIM_LIMIT_KEYFRAME_NUMBERS: i32 = 1_048_576;
/// bytes of an expression's text
pub const ANIM_LIMIT_EXPRESSION_BYTES: i32 = 65536;
/// names that an expression may be given
pub const ANIM_LIMIT_EXPRESSION_NAMES: i32 = 4096;
/// brackets, calls, operators, and values, that may wait at once
pub const ANIM_LIMIT_EXPRESSION_NESTING: i32 = 64;
/// about the number of names, numbers and operators
pub const ANIM_LIMIT_EXPRESSION_INSTRUCTIONS: i32 = 4096;
/// components of one property
pub const ANIM_LIMIT_VECTOR: i32 = 1_048_576;
/// What a member holds that nobody has set: it is inherited. Any other value counts.
pub const ANIM_INHERIT: i32 = -2_147_483_647;
/// As a duration: the motion's own, whatever is around it. 0.25 s for a curve or easing; a spring lasts until it is at
/// rest. What else is inherited is ended by its outermost value: a delay or stagger of 0, a repeat_count of 1,
/// `ANIM_INTERRUPTION_REPLACE`, disables_actions of 0.
pub const ANIM_OWN_DURATION: i32 = -2_147_483_646;
pub const ANIM_LIMIT_BANK: i32 = 16_777_216;
/// bytes of a snapshot
pub const ANIM_LIMIT_SNAPSHOT: i32 = 268_435_456;
/// warnings that a document keeps: the first in its text
pub const ANIM_LIMIT_WARNINGS: i32 = 1000;
/// fields of one event's data
pub const ANIM_LIMIT_EVENT_FIELDS: i32 = 64;
/// items of one list
pub const ANIM_LIMIT_LIST_CAPACITY: i32 = 4096;
/// bytes of a key
pub const ANIM_LIMIT_KEY_SIZE: i32 = 255;

/// Parts that a library can be built of, for hosts that need no more (-DANIMCORE_COMPONENTS=motion;paths). What this
/// header declares after a comment "Component: stage." is there in libraries that have that component; what stands
/// after "Components: stage and paths.", in those that have both; what stands after "Component: base.", in all.
pub type anim_component_flags = u32;
/// springs, curves, easing, keyframes, media timing, decay, colors, transforms
pub const ANIM_COMPONENT_MOTION: anim_component_flags = 1;
/// properties and their animation, expressions, snapshots; brings motion
pub const ANIM_COMPONENT_STAGE: anim_component_flags = 2;
/// paths and morphs
pub const ANIM_COMPONENT_PATHS: anim_component_flags = 4;
/// documents with their inputs, states and events; brings stage and motion
pub const ANIM_COMPONENT_MACHINE: anim_component_flags = 8;
/// what documents draw and what is touched, traces; brings machine, stage and motion
pub const ANIM_COMPONENT_SCENE: anim_component_flags = 16;

/// The outcome of a call.
pub type anim_status = i32;
pub const ANIM_OK: anim_status = 0;
/// null, misaligned, not finite, out of range, invalid UTF-8, an unknown constant
pub const ANIM_ERROR_ARGUMENT: anim_status = 1;
/// an identifier that is zero, stale, of another object or of another kind
pub const ANIM_ERROR_IDENTIFIER: anim_status = 2;
/// a count, size or time beyond a documented limit
pub const ANIM_ERROR_LIMIT: anim_status = 3;
/// a callback called into the object that called it
pub const ANIM_ERROR_REENTRANT: anim_status = 4;
/// the thing exists, but is of another kind than the call takes
pub const ANIM_ERROR_KIND: anim_status = 5;
/// no thing of that name, or at that index
pub const ANIM_ERROR_NOT_FOUND: anim_status = 6;
/// a thing of that name exists already
pub const ANIM_ERROR_DUPLICATE: anim_status = 7;
/// the call does not fit the object's present state
pub const ANIM_ERROR_STATE: anim_status = 8;
/// the text is not well-formed
pub const ANIM_ERROR_SYNTAX: anim_status = 9;
/// the text is well-formed, but not a valid document or trace
pub const ANIM_ERROR_DOCUMENT: anim_status = 10;
/// the caller's buffer is too small
pub const ANIM_ERROR_CAPACITY: anim_status = 11;
/// out of memory; the call has changed nothing. See `anim_set_allocator()`
pub const ANIM_ERROR_MEMORY: anim_status = 12;

/// A mathematical function of `anim_math_evaluate()`.
pub type anim_math_function = i32;
pub const ANIM_MATH_FUNCTION_EXP: anim_math_function = 0;
pub const ANIM_MATH_FUNCTION_EXPM1: anim_math_function = 1;
pub const ANIM_MATH_FUNCTION_LOG: anim_math_function = 2;
pub const ANIM_MATH_FUNCTION_LOG1P: anim_math_function = 3;
pub const ANIM_MATH_FUNCTION_SIN: anim_math_function = 4;
pub const ANIM_MATH_FUNCTION_COS: anim_math_function = 5;
pub const ANIM_MATH_FUNCTION_TAN: anim_math_function = 6;
/// atan2(x\[i\], y\[i\]): the first argument is the ordinate, as in C
pub const ANIM_MATH_FUNCTION_ATAN2: anim_math_function = 7;
pub const ANIM_MATH_FUNCTION_ACOS: anim_math_function = 8;
/// x\[i\] to the power y\[i\]
pub const ANIM_MATH_FUNCTION_POW: anim_math_function = 9;
pub const ANIM_MATH_FUNCTION_CBRT: anim_math_function = 10;
pub const ANIM_MATH_FUNCTION_HYPOT: anim_math_function = 11;

/// How many values move.
pub type anim_spring_flags = u32;
/// angles that turn the shortest way, by at most half a turn; exactly half a turn goes as given
pub const ANIM_SPRING_SHORTEST_TURN: anim_spring_flags = 1;

/// Where the jumps of steps() are.
pub type anim_step_position = i32;
/// at the end of each step; the last jump is at 1. CSS's end, and its default
pub const ANIM_STEP_POSITION_JUMP_END: anim_step_position = 0;
/// at the start of each step; the first jump is at 0. CSS's start
pub const ANIM_STEP_POSITION_JUMP_START: anim_step_position = 1;
/// between the steps only; at least 2 steps
pub const ANIM_STEP_POSITION_JUMP_NONE: anim_step_position = 2;
/// at both ends too
pub const ANIM_STEP_POSITION_JUMP_BOTH: anim_step_position = 3;

/// Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
/// ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0; BACK has the overshoot 1.70158, of IN_OUT 1.525
/// times that; ELASTIC the amplitude 1 and the period 0.3, of IN_OUT 0.45, and is 0 at 0 and 1 at 1.
pub type anim_penner = i32;
pub const ANIM_PENNER_QUAD_IN: anim_penner = 0;
pub const ANIM_PENNER_QUAD_OUT: anim_penner = 1;
pub const ANIM_PENNER_QUAD_IN_OUT: anim_penner = 2;
pub const ANIM_PENNER_CUBIC_IN: anim_penner = 3;
pub const ANIM_PENNER_CUBIC_OUT: anim_penner = 4;
pub const ANIM_PENNER_CUBIC_IN_OUT: anim_penner = 5;
pub const ANIM_PENNER_QUART_IN: anim_penner = 6;
pub const ANIM_PENNER_QUART_OUT: anim_penner = 7;
pub const ANIM_PENNER_QUART_IN_OUT: anim_penner = 8;
pub const ANIM_PENNER_QUINT_IN: anim_penner = 9;
pub const ANIM_PENNER_QUINT_OUT: anim_penner = 10;
pub const ANIM_PENNER_QUINT_IN_OUT: anim_penner = 11;
pub const ANIM_PENNER_SINE_IN: anim_penner = 12;
pub const ANIM_PENNER_SINE_OUT: anim_penner = 13;
pub const ANIM_PENNER_SINE_IN_OUT: anim_penner = 14;
pub const ANIM_PENNER_EXPO_IN: anim_penner = 15;
pub const ANIM_PENNER_EXPO_OUT: anim_penner = 16;
pub const ANIM_PENNER_EXPO_IN_OUT: anim_penner = 17;
pub const ANIM_PENNER_CIRC_IN: anim_penner = 18;
pub const ANIM_PENNER_CIRC_OUT: anim_penner = 19;
pub const ANIM_PENNER_CIRC_IN_OUT: anim_penner = 20;
pub const ANIM_PENNER_BACK_IN: anim_penner = 21;
pub const ANIM_PENNER_BACK_OUT: anim_penner = 22;
pub const ANIM_PENNER_BACK_IN_OUT: anim_penner = 23;
pub const ANIM_PENNER_ELASTIC_IN: anim_penner = 24;
pub const ANIM_PENNER_ELASTIC_OUT: anim_penner = 25;
pub const ANIM_PENNER_ELASTIC_IN_OUT: anim_penner = 26;
pub const ANIM_PENNER_BOUNCE_IN: anim_penner = 27;
pub const ANIM_PENNER_BOUNCE_OUT: anim_penner = 28;
pub const ANIM_PENNER_BOUNCE_IN_OUT: anim_penner = 29;

/// How the values between keys come about.
pub type anim_keyframe_mode = i32;
/// each value stays until the next key
pub const ANIM_KEYFRAME_MODE_DISCRETE: anim_keyframe_mode = 0;
/// straight from key to key
pub const ANIM_KEYFRAME_MODE_LINEAR: anim_keyframe_mode = 1;
/// straight, at constant speed (Euclidean, over the components); key times ignored
pub const ANIM_KEYFRAME_MODE_PACED: anim_keyframe_mode = 2;
/// on a Kochanek-Bartels spline
pub const ANIM_KEYFRAME_MODE_CUBIC: anim_keyframe_mode = 3;
/// on the spline, with key times such that every segment has the same mean speed: to find them takes some 20
/// microseconds a key
pub const ANIM_KEYFRAME_MODE_CUBIC_PACED: anim_keyframe_mode = 4;

/// How a keyframe of a track is reached.
pub type anim_keyframe_kind = i32;
/// straight, eased by the keyframe's curve
pub const ANIM_KEYFRAME_KIND_LINEAR: anim_keyframe_kind = 0;
/// on a cubic curve
pub const ANIM_KEYFRAME_KIND_CUBIC: anim_keyframe_kind = 1;
/// by the keyframe's spring
pub const ANIM_KEYFRAME_KIND_SPRING: anim_keyframe_kind = 2;
/// at once
pub const ANIM_KEYFRAME_KIND_MOVE: anim_keyframe_kind = 3;

/// What is said of a keyframe of a track.
pub type anim_keyframe_flags = u32;
pub const ANIM_KEYFRAME_HAS_START_VELOCITY: anim_keyframe_flags = 1;
pub const ANIM_KEYFRAME_HAS_END_VELOCITY: anim_keyframe_flags = 2;
pub const ANIM_KEYFRAME_SETTLES: anim_keyframe_flags = 4;

/// What a timing says outside of its active interval.
pub type anim_fill_mode = i32;
/// no value outside the active interval ("none" in CSS)
pub const ANIM_FILL_MODE_NONE: anim_fill_mode = 0;
/// after it, its last value stays
pub const ANIM_FILL_MODE_FORWARDS: anim_fill_mode = 1;
/// before it, its first value is there already
pub const ANIM_FILL_MODE_BACKWARDS: anim_fill_mode = 2;
pub const ANIM_FILL_MODE_BOTH: anim_fill_mode = 3;

/// Where a time lies: before, in or after the active interval.
pub type anim_timing_phase = i32;
pub const ANIM_TIMING_PHASE_BEFORE: anim_timing_phase = 0;
pub const ANIM_TIMING_PHASE_ACTIVE: anim_timing_phase = 1;
pub const ANIM_TIMING_PHASE_AFTER: anim_timing_phase = 2;

/// Which way iterations run, as CSS animation-direction.
pub type anim_direction = i32;
pub const ANIM_DIRECTION_NORMAL: anim_direction = 0;
pub const ANIM_DIRECTION_REVERSE: anim_direction = 1;
pub const ANIM_DIRECTION_ALTERNATE: anim_direction = 2;
pub const ANIM_DIRECTION_ALTERNATE_REVERSE: anim_direction = 3;

/// What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
/// are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
pub type anim_color_space = i32;
/// red, green, blue; the transfer function is mirrored below 0
pub const ANIM_COLOR_SPACE_SRGB: anim_color_space = 0;
/// the same proportional to light
pub const ANIM_COLOR_SPACE_LINEAR_SRGB: anim_color_space = 1;
/// red, green, blue of Display P3 with sRGB's transfer function
pub const ANIM_COLOR_SPACE_DISPLAY_P3: anim_color_space = 2;
/// lightness from 0 to 1, a, b
pub const ANIM_COLOR_SPACE_OKLAB: anim_color_space = 3;
/// lightness from 0 to 1, chroma, hue
pub const ANIM_COLOR_SPACE_OKLCH: anim_color_space = 4;

/// Which way round a hue goes (CSS Color 4, section 12.4).
pub type anim_hue_interpolation = i32;
/// by at most half a turn
pub const ANIM_HUE_INTERPOLATION_SHORTER: anim_hue_interpolation = 0;
/// by at least half a turn; by a whole one between equal hues
pub const ANIM_HUE_INTERPOLATION_LONGER: anim_hue_interpolation = 1;
/// never backwards
pub const ANIM_HUE_INTERPOLATION_INCREASING: anim_hue_interpolation = 2;
/// never forwards
pub const ANIM_HUE_INTERPOLATION_DECREASING: anim_hue_interpolation = 3;

/// A command of a path. A byte, since paths have many.
pub type anim_verb = u8;
/// 1 point: begins a subpath
pub const ANIM_VERB_MOVE: anim_verb = 0;
/// 1 point
pub const ANIM_VERB_LINE: anim_verb = 1;
/// 2 points: control, end
pub const ANIM_VERB_QUADRATIC: anim_verb = 2;
/// 3 points: control, control, end
pub const ANIM_VERB_CUBIC: anim_verb = 3;
/// 0 points
pub const ANIM_VERB_CLOSE: anim_verb = 4;

/// Which coordinates path data are written with.
pub type anim_path_coordinates = i32;
/// capital letters
pub const ANIM_PATH_COORDINATES_ABSOLUTE: anim_path_coordinates = 0;
/// small letters, save where adding up would not give the very number back
pub const ANIM_PATH_COORDINATES_RELATIVE: anim_path_coordinates = 1;
/// for each command whichever takes fewer bytes
pub const ANIM_PATH_COORDINATES_SHORTER: anim_path_coordinates = 2;

/// When two texts of path data have the same structure.
pub type anim_path_rule = i32;
/// the same number and types of commands in the same order, H and h being of one type: CSS Shapes 1 (interpolation of
/// path()) and SVG 2, 9.3.2 (the d property), as browsers read them
pub const ANIM_PATH_RULE_CSS: anim_path_rule = 0;
/// exactly the same list of commands, H and h being two: SVG 1.1, 8.2 (animation of the d attribute)
pub const ANIM_PATH_RULE_SMIL: anim_path_rule = 1;

/// What `anim_path_get_values_at()` gives for each length.
pub type anim_path_quantity = i32;
/// x and y: 2 numbers a length
pub const ANIM_PATH_QUANTITY_POINTS: anim_path_quantity = 0;
/// x and y of the unit tangent: 2
pub const ANIM_PATH_QUANTITY_TANGENTS: anim_path_quantity = 1;
/// the tangent turned by a quarter clockwise on the screen: 2
pub const ANIM_PATH_QUANTITY_NORMALS: anim_path_quantity = 2;
/// of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
pub const ANIM_PATH_QUANTITY_ANGLES: anim_path_quantity = 3;
/// as in `anim_path_location`: 1
pub const ANIM_PATH_QUANTITY_CURVATURES: anim_path_quantity = 4;
/// the verb's index and the parameter added up, 0...1 of each verb: 1
pub const ANIM_PATH_QUANTITY_PARAMETERS: anim_path_quantity = 5;

/// How a thing is turned that moves along a path.
pub type anim_path_rotation = i32;
/// by the angle alone
pub const ANIM_PATH_ROTATION_FIXED: anim_path_rotation = 0;
/// with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
pub const ANIM_PATH_ROTATION_AUTO: anim_path_rotation = 1;

/// What the lengths of `anim_path_trim_options` are of.
pub type anim_path_trim_flags = u32;
/// each subpath by itself; otherwise all as one line after the other
pub const ANIM_PATH_TRIM_SUBPATHS: anim_path_trim_flags = 1;
/// start, end and offset are lengths; otherwise fractions of the length, 0...1
pub const ANIM_PATH_TRIM_LENGTHS: anim_path_trim_flags = 2;

/// Which points lie inside of an outline.
pub type anim_fill_rule = i32;
/// those with a winding number other than 0
pub const ANIM_FILL_RULE_NONZERO: anim_fill_rule = 0;
/// those with an odd winding number
pub const ANIM_FILL_RULE_EVENODD: anim_fill_rule = 1;

/// Which verbs become which.
pub type anim_path_conversion = i32;
/// quadratic curves as cubic ones: exactly, but for rounding
pub const ANIM_PATH_CONVERSION_CUBICS: anim_path_conversion = 0;
/// lines too, that of a close as a curve before it
pub const ANIM_PATH_CONVERSION_ALL_CUBICS: anim_path_conversion = 1;
/// cubic curves as quadratic ones within the tolerance
pub const ANIM_PATH_CONVERSION_QUADRATICS: anim_path_conversion = 2;

/// How the ends of a stroke look.
pub type anim_cap = i32;
pub const ANIM_CAP_BUTT: anim_cap = 0;
pub const ANIM_CAP_ROUND: anim_cap = 1;
pub const ANIM_CAP_SQUARE: anim_cap = 2;

/// How the corners of a stroke look.
pub type anim_join = i32;
pub const ANIM_JOIN_MITER: anim_join = 0;
pub const ANIM_JOIN_ROUND: anim_join = 1;
pub const ANIM_JOIN_BEVEL: anim_join = 2;
/// a miter cut off at the limit
pub const ANIM_JOIN_MITER_CLIP: anim_join = 3;
/// the same; but the edges of curves go on as circles of their curvature, which are adjusted where they do not meet
/// (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
pub const ANIM_JOIN_ARCS: anim_join = 4;

/// What is kept of the insides of two paths.
pub type anim_path_operation = i32;
/// what is in either
pub const ANIM_PATH_OPERATION_UNION: anim_path_operation = 0;
/// what is in both
pub const ANIM_PATH_OPERATION_INTERSECTION: anim_path_operation = 1;
/// what is in the first and not in the second
pub const ANIM_PATH_OPERATION_DIFFERENCE: anim_path_operation = 2;
/// what is in one of them and not in the other
pub const ANIM_PATH_OPERATION_EXCLUSION: anim_path_operation = 3;

/// Which paths are interpolated point by point.
pub type anim_morph_structure = i32;
/// paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to a
/// common structure first
pub const ANIM_MORPH_STRUCTURE_AUTOMATIC: anim_morph_structure = 0;
/// paths of the same commands, as CSS and SMIL have it; others are `ANIM_ERROR_KIND`. Takes neither pairs nor points
pub const ANIM_MORPH_STRUCTURE_STRICT: anim_morph_structure = 1;
/// none: paths of the same verbs are aligned by their shapes too
pub const ANIM_MORPH_STRUCTURE_GENERAL: anim_morph_structure = 2;

/// How points move.
pub type anim_morph_motion = i32;
/// all turn, and then a subpath, where a turn explains the change clearly better
pub const ANIM_MORPH_MOTION_AUTOMATIC: anim_morph_motion = 0;
/// straight
pub const ANIM_MORPH_MOTION_LINEAR: anim_morph_motion = 1;
/// subpaths turn by the angle that fits best, be it a little better only
pub const ANIM_MORPH_MOTION_ROTATIONAL: anim_morph_motion = 2;

/// Which subpath becomes which.
pub type anim_morph_pairing = i32;
/// by role (outline or hole), position, size and shape
pub const ANIM_MORPH_PAIRING_AUTOMATIC: anim_morph_pairing = 0;
/// the first with the first, the second with the second
pub const ANIM_MORPH_PAIRING_INDEX: anim_morph_pairing = 1;
/// as pairs says
pub const ANIM_MORPH_PAIRING_GIVEN: anim_morph_pairing = 2;

/// Which points of closed subpaths correspond.
pub type anim_morph_starts = i32;
/// found by the shapes
pub const ANIM_MORPH_STARTS_AUTOMATIC: anim_morph_starts = 0;
/// the subpaths' own starts
pub const ANIM_MORPH_STARTS_KEEP: anim_morph_starts = 1;
/// as points says
pub const ANIM_MORPH_STARTS_GIVEN: anim_morph_starts = 2;

/// What the paths are drawn as.
pub type anim_morph_paint = i32;
/// subpaths close on the way, as filling closes them, and in-betweens that cross themselves are repaired
pub const ANIM_MORPH_PAINT_FILL: anim_morph_paint = 0;
/// open subpaths stay open, crossings are no fault, and what has no counterpart joins another stroke
pub const ANIM_MORPH_PAINT_STROKE: anim_morph_paint = 1;

/// What a property's components are.
pub type anim_value_kind = i32;
/// 1 component
pub const ANIM_VALUE_KIND_SCALAR: anim_value_kind = 0;
pub const ANIM_VALUE_KIND_VECTOR2: anim_value_kind = 1;
pub const ANIM_VALUE_KIND_VECTOR3: anim_value_kind = 2;
pub const ANIM_VALUE_KIND_VECTOR4: anim_value_kind = 3;
/// 1 component in radians, interpolated as given unless its options say otherwise
pub const ANIM_VALUE_KIND_ANGLE: anim_value_kind = 4;
/// 4 components: red, green, blue (sRGB, not premultiplied), opacity
pub const ANIM_VALUE_KIND_COLOR: anim_value_kind = 5;
/// 2: width, height
pub const ANIM_VALUE_KIND_SIZE: anim_value_kind = 6;
/// 4: x, y, width, height
pub const ANIM_VALUE_KIND_RECTANGLE: anim_value_kind = 7;
/// 6: a, b, c, d, tx, ty; interpolated by its decomposition, as CSS does
pub const ANIM_VALUE_KIND_TRANSFORM: anim_value_kind = 8;
/// as many as are asked for, up to `ANIM_LIMIT_VECTOR`
pub const ANIM_VALUE_KIND_VECTOR: anim_value_kind = 9;
/// the coordinates of a path, see `anim_stage_add_path`
pub const ANIM_VALUE_KIND_PATH: anim_value_kind = 10;

/// What happened.
pub type anim_event_kind = i32;
/// subject: the transaction; finished
pub const ANIM_EVENT_KIND_TRANSACTION_COMPLETED: anim_event_kind = 1;
/// subject: the property; animation; finished; name: the property's
pub const ANIM_EVENT_KIND_ANIMATION_ENDED: anim_event_kind = 2;
/// name: the state's
pub const ANIM_EVENT_KIND_STATE_ENTERED: anim_event_kind = 3;
/// name: the state's
pub const ANIM_EVENT_KIND_STATE_EXITED: anim_event_kind = 4;
/// name: what the document emitted, or error.execution, which has its message, its state and its place there; count:
/// its fields; data: see `anim_scene_get_event_value`
pub const ANIM_EVENT_KIND_EMITTED: anim_event_kind = 5;
/// name: what a pointer or key did to a region; count and data as EMITTED
pub const ANIM_EVENT_KIND_CONTROL: anim_event_kind = 6;
/// the machine was stopped after `ANIM_LIMIT_MICROSTEPS` microsteps, and what waited is dropped; or what its own delays
/// did in a millisecond was beyond 16384 microsteps (8 more for each state beyond 500), and the other delays that end
/// in it are dropped
pub const ANIM_EVENT_KIND_UNSETTLED: anim_event_kind = 7;
/// count: events dropped because nobody polled; comes first in the queue
pub const ANIM_EVENT_KIND_LOST: anim_event_kind = 8;
/// subject: the animator; count: `ANIM_ANIMATOR_POSITION_...`; finished: 0 where it was stopped at CURRENT
pub const ANIM_EVENT_KIND_ANIMATOR_ENDED: anim_event_kind = 9;
/// subject: the spring bank; count: how many of its springs came to rest
pub const ANIM_EVENT_KIND_SETTLED: anim_event_kind = 10;
/// subject: the group whose media timing is over
pub const ANIM_EVENT_KIND_GROUP_ENDED: anim_event_kind = 11;
/// an advance has used up its budget of steps: see `anim_stage_set_step_budget`
pub const ANIM_EVENT_KIND_BUDGET: anim_event_kind = 12;

/// Which of a property's values is read.
pub type anim_read = i32;
/// what was set
pub const ANIM_READ_MODEL: anim_read = 0;
/// what is seen now
pub const ANIM_READ_PRESENTATION: anim_read = 1;
/// of the presentation value, units per second
pub const ANIM_READ_VELOCITY: anim_read = 2;

/// How a value is interpolated, where its kind leaves a choice.
pub type anim_turn = i32;
pub const ANIM_TURN_AS_GIVEN: anim_turn = 0;
pub const ANIM_TURN_SHORTEST: anim_turn = 1;

/// How a value moves.
pub type anim_motion_kind = i32;
/// the enclosing transaction's; outermost: the default curve
pub const ANIM_MOTION_KIND_INHERIT: anim_motion_kind = 0;
/// no animation: values jump
pub const ANIM_MOTION_KIND_NONE: anim_motion_kind = 1;
/// along curve, over duration
pub const ANIM_MOTION_KIND_CURVE: anim_motion_kind = 2;
/// by spring, until it has come to rest, or for duration where one is given
pub const ANIM_MOTION_KIND_SPRING: anim_motion_kind = 3;
/// by easing, over duration
pub const ANIM_MOTION_KIND_EASING: anim_motion_kind = 4;
/// explicit animations only: along keyframes
pub const ANIM_MOTION_KIND_KEYFRAMES: anim_motion_kind = 5;
/// explicit animations only: momentum that dies away
pub const ANIM_MOTION_KIND_DECAY: anim_motion_kind = 6;

/// What an animation does with those that move its property already.
pub type anim_interruption = i32;
/// takes their place; starts at the presentation value with its velocity (SwiftUI)
pub const ANIM_INTERRUPTION_REPLACE: anim_interruption = 1;
/// is stacked on them: moves the difference of old and new value to 0 (UIKit since iOS 8)
pub const ANIM_INTERRUPTION_ADD: anim_interruption = 2;
/// takes their place; starts at the presentation value, at rest
pub const ANIM_INTERRUPTION_RESTART: anim_interruption = 3;
/// leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
pub const ANIM_INTERRUPTION_KEEP: anim_interruption = 4;

/// How the transactions directly inside a transaction lie in time. Arranged, it completes after them.
pub type anim_arrangement = i32;
/// each for itself
pub const ANIM_ARRANGEMENT_NONE: anim_arrangement = 0;
/// all begin when they are set
pub const ANIM_ARRANGEMENT_PARALLEL: anim_arrangement = 1;
/// each begins when the one before is complete
pub const ANIM_ARRANGEMENT_SEQUENCE: anim_arrangement = 2;

/// What happens when a property's value is set.
pub type anim_action = i32;
/// it moves as the open transaction says; without one it jumps
pub const ANIM_ACTION_FOLLOW: anim_action = 0;
/// it jumps, whatever transaction is open
pub const ANIM_ACTION_NONE: anim_action = 1;
/// it moves by a motion of its own, in a transaction and outside; what the motion leaves out comes from the transaction
pub const ANIM_ACTION_OWN: anim_action = 2;

/// What becomes of animations for people who asked for less motion; of those that are begun from now on.
pub type anim_reduced_motion = i32;
/// all motion is shown
pub const ANIM_REDUCED_MOTION_NONE: anim_reduced_motion = 0;
/// values jump to where they are going; their animations end finished, at once
pub const ANIM_REDUCED_MOTION_JUMP: anim_reduced_motion = 1;
/// properties that fade do so in 0.2 s with ease; all others jump
pub const ANIM_REDUCED_MOTION_FADE: anim_reduced_motion = 2;

/// The clock of a group.
pub type anim_animation_group_kind = i32;
/// a clock whose speed can be changed: slow motion and pause for a part of the stage
pub const ANIM_ANIMATION_GROUP_KIND_CLOCK: anim_animation_group_kind = 0;
/// timed as a whole, as CAAnimationGroup: animations inside go by the time of the current repeat, and end when the
/// group ends
pub const ANIM_ANIMATION_GROUP_KIND_MEDIA: anim_animation_group_kind = 1;
/// driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
pub const ANIM_ANIMATION_GROUP_KIND_ANIMATOR: anim_animation_group_kind = 2;

/// Where an animator is left.
pub type anim_animator_position = i32;
pub const ANIM_ANIMATOR_POSITION_END: anim_animator_position = 0;
pub const ANIM_ANIMATOR_POSITION_START: anim_animator_position = 1;
pub const ANIM_ANIMATOR_POSITION_CURRENT: anim_animator_position = 2;

/// What a warning is about.
pub type anim_warning_kind = i32;
/// nothing leads to a state
pub const ANIM_WARNING_KIND_STATE: anim_warning_kind = 0;
/// nothing in the document sends an event that is waited for: only the host can
pub const ANIM_WARNING_KIND_EVENT: anim_warning_kind = 1;
/// a done or stopped event of what there is not, or of what never ends
pub const ANIM_WARNING_KIND_END: anim_warning_kind = 2;
/// nothing is sent with the id that a cancel has
pub const ANIM_WARNING_KIND_CANCEL: anim_warning_kind = 3;
/// nothing shows, sets or reads a property
pub const ANIM_WARNING_KIND_PROPERTY: anim_warning_kind = 4;
/// nothing uses an input, parameter, spring, curve, path, animation, component...
pub const ANIM_WARNING_KIND_UNUSED: anim_warning_kind = 5;
/// a text that is an expression, too, where its words themselves are kept
pub const ANIM_WARNING_KIND_WORDS: anim_warning_kind = 6;

/// The texts of a warning.
pub type anim_warning_text = i32;
/// one English sentence, with the name that was probably meant
pub const ANIM_WARNING_TEXT_MESSAGE: anim_warning_text = 0;
/// the RFC 6901 JSON pointer of what it is about
pub const ANIM_WARNING_TEXT_POINTER: anim_warning_text = 1;
/// the name that was probably meant; empty where none is like the one there
pub const ANIM_WARNING_TEXT_SUGGESTION: anim_warning_text = 2;

/// What `anim_scene_advance_many()` tells of a scene.
pub type anim_scene_change_flags = u32;
/// its display list is not the one that the host was given last
pub const ANIM_SCENE_CHANGE_DISPLAY: anim_scene_change_flags = 1;
/// events wait to be polled from its stage
pub const ANIM_SCENE_CHANGE_EVENTS: anim_scene_change_flags = 2;

/// What an input of a document holds.
pub type anim_input_kind = i32;
pub const ANIM_INPUT_KIND_NUMBER: anim_input_kind = 0;
pub const ANIM_INPUT_KIND_BOOLEAN: anim_input_kind = 1;
pub const ANIM_INPUT_KIND_STRING: anim_input_kind = 2;
pub const ANIM_INPUT_KIND_TRIGGER: anim_input_kind = 3;

/// What a field of an event's data holds.
pub type anim_field_kind = i32;
pub const ANIM_FIELD_KIND_NUMBER: anim_field_kind = 0;
pub const ANIM_FIELD_KIND_BOOLEAN: anim_field_kind = 1;
pub const ANIM_FIELD_KIND_TEXT: anim_field_kind = 2;

/// A sort of state, as SCXML has them.
pub type anim_state_kind = i32;
/// without states inside
pub const ANIM_STATE_KIND_ATOMIC: anim_state_kind = 0;
/// one of those inside is active when it is
pub const ANIM_STATE_KIND_COMPOUND: anim_state_kind = 1;
/// all of those inside are
pub const ANIM_STATE_KIND_PARALLEL: anim_state_kind = 2;
pub const ANIM_STATE_KIND_FINAL: anim_state_kind = 3;
/// never active
pub const ANIM_STATE_KIND_HISTORY: anim_state_kind = 4;

/// What a pointer does.
pub type anim_pointer_action = i32;
pub const ANIM_POINTER_ACTION_DOWN: anim_pointer_action = 0;
/// also of a pointer that is not down: it hovers
pub const ANIM_POINTER_ACTION_MOVE: anim_pointer_action = 1;
pub const ANIM_POINTER_ACTION_UP: anim_pointer_action = 2;
/// what it did while it was down does not count
pub const ANIM_POINTER_ACTION_CANCEL: anim_pointer_action = 3;
/// the pointer is gone
pub const ANIM_POINTER_ACTION_LEAVE: anim_pointer_action = 4;

/// What a key does.
pub type anim_key_action = i32;
/// down, and up at once
pub const ANIM_KEY_ACTION_DOWN: anim_key_action = 0;
/// down, and up at once
pub const ANIM_KEY_ACTION_UP: anim_key_action = 1;
/// down, and up at once
pub const ANIM_KEY_ACTION_PRESS: anim_key_action = 2;

/// A key that a scene knows.
pub type anim_key = i32;
pub const ANIM_KEY_TAB: anim_key = 0;
pub const ANIM_KEY_SPACE: anim_key = 1;
pub const ANIM_KEY_ENTER: anim_key = 2;
pub const ANIM_KEY_ESCAPE: anim_key = 3;
pub const ANIM_KEY_LEFT: anim_key = 4;
pub const ANIM_KEY_RIGHT: anim_key = 5;
pub const ANIM_KEY_UP: anim_key = 6;
pub const ANIM_KEY_DOWN: anim_key = 7;
pub const ANIM_KEY_HOME: anim_key = 8;
pub const ANIM_KEY_END: anim_key = 9;
pub const ANIM_KEY_PAGE_UP: anim_key = 10;
pub const ANIM_KEY_PAGE_DOWN: anim_key = 11;

/// Modifiers that are held.
pub type anim_modifier_flags = u32;
pub const ANIM_MODIFIER_SHIFT: anim_modifier_flags = 1;
pub const ANIM_MODIFIER_CONTROL: anim_modifier_flags = 2;
pub const ANIM_MODIFIER_ALT: anim_modifier_flags = 4;
pub const ANIM_MODIFIER_META: anim_modifier_flags = 8;

/// The accessibility role of a node.
pub type anim_role = i32;
pub const ANIM_ROLE_NONE: anim_role = 0;
pub const ANIM_ROLE_BUTTON: anim_role = 1;
pub const ANIM_ROLE_SWITCH: anim_role = 2;
pub const ANIM_ROLE_CHECKBOX: anim_role = 3;
pub const ANIM_ROLE_RADIO: anim_role = 4;
pub const ANIM_ROLE_SLIDER: anim_role = 5;
pub const ANIM_ROLE_PROGRESS: anim_role = 6;
pub const ANIM_ROLE_IMAGE: anim_role = 7;
pub const ANIM_ROLE_TEXT: anim_role = 8;
pub const ANIM_ROLE_LINK: anim_role = 9;
pub const ANIM_ROLE_GROUP: anim_role = 10;
pub const ANIM_ROLE_HEADING: anim_role = 11;
pub const ANIM_ROLE_LIST: anim_role = 12;
pub const ANIM_ROLE_LIST_ITEM: anim_role = 13;
pub const ANIM_ROLE_TAB: anim_role = 14;
pub const ANIM_ROLE_MENU: anim_role = 15;
pub const ANIM_ROLE_MENU_ITEM: anim_role = 16;
pub const ANIM_ROLE_DIALOG: anim_role = 17;
pub const ANIM_ROLE_ALERT: anim_role = 18;
pub const ANIM_ROLE_SEPARATOR: anim_role = 19;

/// Facts about a node: which are known, and which are so.
pub type anim_accessibility_flags = u32;
pub const ANIM_ACCESSIBILITY_CHECKED: anim_accessibility_flags = 1;
pub const ANIM_ACCESSIBILITY_SELECTED: anim_accessibility_flags = 2;
/// where the document does not say it: whether its region is
pub const ANIM_ACCESSIBILITY_DISABLED: anim_accessibility_flags = 4;
pub const ANIM_ACCESSIBILITY_EXPANDED: anim_accessibility_flags = 8;
pub const ANIM_ACCESSIBILITY_BUSY: anim_accessibility_flags = 16;
/// also where the node is invisible
pub const ANIM_ACCESSIBILITY_HIDDEN: anim_accessibility_flags = 32;
/// minimum is known; likewise the next two
pub const ANIM_ACCESSIBILITY_MINIMUM: anim_accessibility_flags = 64;
pub const ANIM_ACCESSIBILITY_MAXIMUM: anim_accessibility_flags = 128;
pub const ANIM_ACCESSIBILITY_NOW: anim_accessibility_flags = 256;
/// its region can have the focus now; known where it has a region
pub const ANIM_ACCESSIBILITY_FOCUSABLE: anim_accessibility_flags = 512;
/// its region has it
pub const ANIM_ACCESSIBILITY_FOCUSED: anim_accessibility_flags = 1024;

/// The texts of a node.
pub type anim_accessibility_text = i32;
pub const ANIM_ACCESSIBILITY_TEXT_LABEL: anim_accessibility_text = 0;
pub const ANIM_ACCESSIBILITY_TEXT_VALUE: anim_accessibility_text = 1;
pub const ANIM_ACCESSIBILITY_TEXT_HINT: anim_accessibility_text = 2;

/// What a command draws.
pub type anim_draw_kind = i32;
/// fill the path
pub const ANIM_DRAW_KIND_FILL: anim_draw_kind = 0;
/// stroke the path
pub const ANIM_DRAW_KIND_STROKE: anim_draw_kind = 1;
/// draw a text in a font of the host's
pub const ANIM_DRAW_KIND_TEXT: anim_draw_kind = 2;
/// draw an image that the host knows by its name
pub const ANIM_DRAW_KIND_IMAGE: anim_draw_kind = 3;
/// what follows up to the layer's end is drawn as a whole, then composited
pub const ANIM_DRAW_KIND_LAYER_BEGIN: anim_draw_kind = 4;
pub const ANIM_DRAW_KIND_LAYER_END: anim_draw_kind = 5;
/// what follows up to the clip's end shows inside the path only
pub const ANIM_DRAW_KIND_CLIP_BEGIN: anim_draw_kind = 6;
pub const ANIM_DRAW_KIND_CLIP_END: anim_draw_kind = 7;

/// What a path is filled or stroked with.
pub type anim_paint = i32;
pub const ANIM_PAINT_SOLID: anim_paint = 0;
pub const ANIM_PAINT_LINEAR: anim_paint = 1;
pub const ANIM_PAINT_RADIAL: anim_paint = 2;
/// once around a center, clockwise, from an angle (0 is to the right)
pub const ANIM_PAINT_ANGULAR: anim_paint = 3;

/// Where a text is beside its x.
pub type anim_align = i32;
pub const ANIM_ALIGN_LEFT: anim_align = 0;
pub const ANIM_ALIGN_CENTER: anim_align = 1;
pub const ANIM_ALIGN_RIGHT: anim_align = 2;

/// What of a text's line is at its y.
pub type anim_baseline = i32;
pub const ANIM_BASELINE_ALPHABETIC: anim_baseline = 0;
pub const ANIM_BASELINE_TOP: anim_baseline = 1;
pub const ANIM_BASELINE_MIDDLE: anim_baseline = 2;
pub const ANIM_BASELINE_BOTTOM: anim_baseline = 3;

/// How an image fills its frame.
pub type anim_fit = i32;
/// the image fills its frame
pub const ANIM_FIT_STRETCH: anim_fit = 0;
/// as large as the frame holds all of it, in its middle
pub const ANIM_FIT_CONTAIN: anim_fit = 1;
/// as small as it covers the frame, in its middle; what is outside is not drawn
pub const ANIM_FIT_COVER: anim_fit = 2;

/// The blend modes of W3C Compositing and Blending, level 1.
pub type anim_blend_mode = i32;
pub const ANIM_BLEND_MODE_NORMAL: anim_blend_mode = 0;
pub const ANIM_BLEND_MODE_MULTIPLY: anim_blend_mode = 1;
pub const ANIM_BLEND_MODE_SCREEN: anim_blend_mode = 2;
pub const ANIM_BLEND_MODE_OVERLAY: anim_blend_mode = 3;
pub const ANIM_BLEND_MODE_DARKEN: anim_blend_mode = 4;
pub const ANIM_BLEND_MODE_LIGHTEN: anim_blend_mode = 5;
pub const ANIM_BLEND_MODE_COLOR_DODGE: anim_blend_mode = 6;
pub const ANIM_BLEND_MODE_COLOR_BURN: anim_blend_mode = 7;
pub const ANIM_BLEND_MODE_HARD_LIGHT: anim_blend_mode = 8;
pub const ANIM_BLEND_MODE_SOFT_LIGHT: anim_blend_mode = 9;
pub const ANIM_BLEND_MODE_DIFFERENCE: anim_blend_mode = 10;
pub const ANIM_BLEND_MODE_EXCLUSION: anim_blend_mode = 11;
pub const ANIM_BLEND_MODE_HUE: anim_blend_mode = 12;
pub const ANIM_BLEND_MODE_SATURATION: anim_blend_mode = 13;
pub const ANIM_BLEND_MODE_COLOR: anim_blend_mode = 14;
pub const ANIM_BLEND_MODE_LUMINOSITY: anim_blend_mode = 15;

/// 0 or 1.
pub type anim_bool = i32;

/// 0, 1, or the number that stands for what nobody has said: its member names it.
pub type anim_optional_bool = i32;

/// a property of a stage
pub type anim_property = u64;

/// a transaction of a stage
pub type anim_transaction = u64;

/// an animation of a property
pub type anim_animation = u64;

/// a group of animations with a clock of its own; an animator is one
pub type anim_animation_group = u64;

/// a spring bank
pub type anim_spring_bank = u64;

/// A timing function of any sort: the progress y of a value when a part x of the time has passed. It does not change,
/// and may be used by several threads at once, except one of a callback. What else uses an easing (a stage, say) keeps
/// it alive: the host may destroy its own reference at any time, but not inside the easing's callback.
#[repr(C)]
pub struct anim_easing {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. It does not
/// change after it was made. Values and velocities are rows of component_count numbers, each at most 1e150 in size.
#[repr(C)]
pub struct anim_keyframes {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The velocity of a pointer when it is let go, from its last samples: the slope, at the newest, of a parabola by least
/// squares through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy LSQ2). Two
/// samples make a line, and so do samples that lie too unevenly in time for a parabola. The velocity is 0 with one
/// sample, where the samples span less than a millisecond, and where the pointer had stopped: more than 40 ms without a
/// sample or in one place; samples from before so long a gap do not count. Coordinates are at most 1e150 in size.
#[repr(C)]
pub struct anim_velocity_estimator {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (`ANIM_ERROR_LIMIT`).
#[repr(C)]
pub struct anim_path {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Paths in a row, each with its index: reading, measuring or asking all of them takes one call.
#[repr(C)]
pub struct anim_path_collection {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time. Paths of the same
/// verbs are interpolated point by point, unless an outline would fold up on its way, as it does to a mirror image.
/// Where one path is the other but for where its subpaths begin, their order and direction, it only moves and changes
/// its size; where it is the other turned, it turns, by less than a quarter only with the automatic structure. An arc
/// of path data is one command for the strict structure, however many cubics stand for it, as for
/// `anim_path_data_match()`. Others are brought to a common structure first: subpaths are paired by role, position,
/// size and shape, aligned by their features, and cut at each other's joints; lines stay lines where both sides are
/// lines, and curves stay curves, of which only parts are taken (de Casteljau). Of fills an outline for which the other
/// path has several that lie side by side is first cut into parts by straight lines, unless one of these is much like
/// it: those parts then become one each.
#[repr(C)]
pub struct anim_morph {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A formula over named numbers, such as "mix(width, 40, clamp(t \* 2, 0, 1))": parsed once, evaluated often. It does
/// not change.
///
/// Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. The operators, from
/// loose to tight:
///
/// c ? a : b       a where c is true, else b; from the right ||              or: 1 or 0 &&              and: 1 or 0 ==
/// !=           two in a row are refused \< \<= \> \>=       two in a row are refused + -             from the left / %
/// from the left; % is mod -a !a           the negative; 1 where a is 0, else 0
///
/// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
///
/// Functions; angles are in radians:
///
/// abs acos asin atan cbrt cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees) ceil floor trunc,
/// round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself) atan2(y, x), hypot(x, y),
/// pow(x, y), step(edge, x) (0 where x \< edge, else 1) min, max             of two or more; NaN where one is mod(x, y)
/// the remainder with the sign of y, exact but for one addition: Python's % clamp(x, low, high)  min(max(x, low), high)
/// mix(a, b, t)         a \* (1 - t) + b \* t smoothstep(low, high, x)  u \* u \* (3 - 2 \* u) with u = clamp((x - low)
/// / (high - low), 0, 1) if(c, a, b)          c ? a : b predict(from, velocity, remaining)  where a decay without
/// bounds ends of whose velocity so much remains after a millisecond: from - velocity / (1000 \* log(remaining)); NaN
/// unless 0 \< remaining \< 1 rubberBand(excess, dimension)  how far beyond a bound of a scroll view what is dragged
/// that much beyond it is shown, as by `anim_rubber_band_evaluate()` with 0.55; NaN unless dimension \> 0 and finite
///
/// A variable's name has parts of ASCII letters, digits, _ and whatever is beyond ASCII, joined by dots, and may have
/// an index: gradient.angle.x, stops\[0\]. Any other part stands in backquotes: `cart-center`.x; so does one that is
/// named as a constant is. No space stands inside a name, outside of backquotes.
///
/// In documents there is more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name
/// with a text in single quotes (two of them are one), mode == 'dark' and mode != 'dark'. These are variables, too,
/// with names of their own: in(loading), elapsed(loading), random() and mode=='dark', without spaces and backquotes;
/// random(a, b) is mix(a, b, random()), != is the ! of the variable of ==. Elsewhere they are unknown names, unless the
/// host gave such a name.
///
/// The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what has
/// no value is NaN (always 0x7FF8000000000000), what is too large infinite, and both go on through what follows. What a
/// conditional, && or || does not need has no effect on the result.
#[repr(C)]
pub struct anim_expression {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
/// presentation value (what is seen now).
#[repr(C)]
pub struct anim_stage {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of.
#[repr(C)]
pub struct anim_spring_bank_view {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by
/// several threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes are.
#[repr(C)]
pub struct anim_document {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine,
/// nodes to draw and regions to touch. The format is described in docs/document-format.md.
#[repr(C)]
pub struct anim_scene {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be
/// played by many scenes.
#[repr(C)]
pub struct anim_trace {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Called with a callback's context, once, when nothing uses it any more: another callback took its place or a null
/// one, what it belongs to was removed, destroyed or replaced by a snapshot, or the call that the callback was given to
/// failed (as with sqlite3_create_function_v2()). It is called by the call that lets go of the context, on its thread
/// and often inside it, and may call no object of that call. It must return. What a callback that was left by longjmp()
/// still uses is not released.
pub type anim_context_release_callback = Option<unsafe extern "C" fn(context: *mut c_void)>;

/// Memory of size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is
/// none: never memory that is not aligned so.
pub type anim_allocate_callback = Option<unsafe extern "C" fn(context: *mut c_void, size: usize, alignment: usize) -> *mut c_void>;

/// Gives memory back that `anim_allocate_callback` gave; never null.
pub type anim_release_callback = Option<unsafe extern "C" fn(context: *mut c_void, memory: *mut c_void)>;

/// A timing function of the host's: y at x. It must return: see "Callbacks" above.
pub type anim_easing_callback = Option<unsafe extern "C" fn(context: *mut c_void, x: f64) -> f64>;

/// Hears of events. The event is valid during the call only. It must return: see "Callbacks" above.
pub type anim_event_callback = Option<unsafe extern "C" fn(context: *mut c_void, event: *const anim_event)>;

/// Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks"
/// above.
pub type anim_property_callback = Option<unsafe extern "C" fn(context: *mut c_void, property: anim_property, value: *const f64, count: usize)>;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_point {
    pub x: f64,
    pub y: f64,
}

const _: () = assert!(size_of::<anim_point>() == 16);
const _: () = assert!(align_of::<anim_point>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_rectangle {
    /// x and y are the corner of least coordinates; width and height \>= 0
    pub x: f64,
    /// x and y are the corner of least coordinates; width and height \>= 0
    pub y: f64,
    /// x and y are the corner of least coordinates; width and height \>= 0
    pub width: f64,
    /// x and y are the corner of least coordinates; width and height \>= 0
    pub height: f64,
}

const _: () = assert!(size_of::<anim_rectangle>() == 32);
const _: () = assert!(align_of::<anim_rectangle>() == 8);

/// x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_transform {
    pub a: f64,
    pub b: f64,
    pub c: f64,
    pub d: f64,
    pub tx: f64,
    pub ty: f64,
}

const _: () = assert!(size_of::<anim_transform>() == 48);
const _: () = assert!(align_of::<anim_transform>() == 8);

/// A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact
/// at any time. Core Animation's default is mass 1, stiffness 100, damping 10. `ANIM_ERROR_LIMIT` where k / m is not
/// from 2^-1000 to 2^1000, or the damping ratio is above 2^500. Values, displacements and velocities that are passed to
/// functions for one value are at most 1e150 in size (`ANIM_ERROR_LIMIT`); those for many values take any finite ones.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_spring {
    /// m \> 0
    pub mass: f64,
    /// k \> 0, per second squared when m = 1
    pub stiffness: f64,
    /// c \>= 0; 0 never comes to rest
    pub damping: f64,
}

const _: () = assert!(size_of::<anim_spring>() == 24);
const _: () = assert!(align_of::<anim_spring>() == 8);

/// A spring with its constants computed in advance, which saves two thirds of a call of `anim_spring_evaluate()`.
/// Filled by `anim_spring_prepare()`; plain memory of the caller's that may be copied, kept and read by many threads at
/// once. Its size never changes. What the members mean belongs to the library: a struct that another version has
/// filled, or that was changed, is refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_prepared_spring {
    /// sums of two doubles, in a time of the library's
    pub decay: f64,
    /// sums of two doubles, in a time of the library's
    pub decay_low: f64,
    pub frequency: f64,
    pub frequency_low: f64,
    pub fast_rate: f64,
    pub squared_frequency: f64,
    pub time_scale: f64,
    pub inverse_time_scale: f64,
    pub kind: u64,
    /// a sum over the other members
    pub check: u64,
}

const _: () = assert!(size_of::<anim_prepared_spring>() == 80);
const _: () = assert!(align_of::<anim_prepared_spring>() == 8);

/// A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 \<= x1, x2 \<= 1
/// (`ANIM_ERROR_ARGUMENT`); |y1|, |y2| \<= 1e6 (`ANIM_ERROR_LIMIT`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_cubic_bezier {
    pub x1: f64,
    pub y1: f64,
    pub x2: f64,
    pub y2: f64,
}

const _: () = assert!(size_of::<anim_cubic_bezier>() == 32);
const _: () = assert!(align_of::<anim_cubic_bezier>() == 8);

/// What the three ways to make keyframes have in common. On each segment an angle turns by at most half a turn, and by
/// just half a turn as it is written: full turns are added to the keys' values, also to the last.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_keyframe_options {
    pub struct_size: u32,
    /// 1 to `ANIM_LIMIT_KEYFRAME_COMPONENTS`. 1
    pub component_count: u32,
    /// `ANIM_KEYFRAME_MODE_...` of values and blocks; not used for tracks. LINEAR
    pub mode: anim_keyframe_mode,
    /// 0 with ease untouched: blocks ease in and out, and the others not at all; 1: by ease, even where that is linear.
    /// 0
    pub has_ease: anim_bool,
    /// bit i: component i, below 64 and component_count, is an angle that turns the shortest way. 0
    pub shortest_turns: u64,
    /// seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    pub duration: f64,
    /// of the whole timeline, on top of the curves of segments; another than linear counts. Linear
    pub ease: anim_cubic_bezier,
}

const _: () = assert!(size_of::<anim_keyframe_options>() == 64);
const _: () = assert!(align_of::<anim_keyframe_options>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_keyframe {
    /// `ANIM_KEYFRAME_KIND_...`
    pub kind: anim_keyframe_kind,
    /// `ANIM_KEYFRAME_HAS_...` and `ANIM_KEYFRAME_SETTLES`
    pub flags: anim_keyframe_flags,
    /// seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
    pub duration: f64,
    /// of LINEAR
    pub curve: anim_cubic_bezier,
    /// of SPRING
    pub spring: anim_spring,
}

const _: () = assert!(size_of::<anim_keyframe>() == 72);
const _: () = assert!(align_of::<anim_keyframe>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_keyframes_info {
    pub struct_size: u32,
    pub component_count: u32,
    /// values, blocks or keyframes
    pub key_count: u32,
    /// whether they begin with what the caller gives when it evaluates
    pub needs_start: anim_bool,
    /// seconds
    pub duration: f64,
}

const _: () = assert!(size_of::<anim_keyframes_info>() == 24);
const _: () = assert!(align_of::<anim_keyframes_info>() == 8);

/// When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
/// begin_time) \* speed + time_offset; the active interval is local time 0 up to the active duration, which is the
/// duration times the repeat count (times two with autoreverses), or the repeat duration. Its begin belongs to it and
/// its end does not; the other way round where speed is negative. That is so for `anim_media_timing_evaluate()` and for
/// groups; for what an animation makes of it see `anim_stage_animate()`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_media_timing {
    pub struct_size: u32,
    /// of local time. NONE
    pub fill_mode: anim_fill_mode,
    /// 1: each repeat runs back again. 0
    pub autoreverses: anim_bool,
    pub reserved: i32,
    /// seconds of parent time. 0
    pub begin_time: f64,
    /// seconds of local time. 0
    pub time_offset: f64,
    /// negative runs backwards; at 0 local time stands at time_offset. 1
    pub speed: f64,
    /// seconds of one iteration, \>= 0 or infinite; 0 means 0.25. 0
    pub duration: f64,
    /// \>= 0, fractional or infinite; 0 says nothing. 0
    pub repeat_count: f64,
    /// seconds of local time, \>= 0 or infinite; 0 says nothing. 0. Where both are given, what ends first ends it, as
    /// in SMIL (Core Animation leaves it open).
    pub repeat_duration: f64,
}

const _: () = assert!(size_of::<anim_media_timing>() == 64);
const _: () = assert!(align_of::<anim_media_timing>() == 8);

/// What a timing says of one moment. Where it is not in effect, the rest is as if it filled on both sides.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_media_sample {
    /// `ANIM_TIMING_PHASE_...`
    pub phase: anim_timing_phase,
    /// 1: there is a value, in the active phase or by the fill mode
    pub is_in_effect: anim_bool,
    /// 1: on the way back of an autoreversing repeat
    pub is_reversing: anim_bool,
    pub reserved: i32,
    /// 0...1, folded on the way back; at the end and after it that of the end: 1 after 3 repeats, 0.5 after 2.5, 0
    /// after having come back
    pub progress: f64,
    /// the current repeat, from 0; infinite after the last of infinitely many
    pub iteration: f64,
    /// seconds, not clamped
    pub local_time: f64,
    /// seconds into the iteration, folded too: the parent time of animations in a group with this timing
    pub iteration_time: f64,
    /// d progress / d parent time, per second; 0 outside the active phase
    pub rate: f64,
    /// d iteration_time / d parent time; 0 outside the active phase
    pub iteration_rate: f64,
}

const _: () = assert!(size_of::<anim_media_sample>() == 64);
const _: () = assert!(align_of::<anim_media_sample>() == 8);

/// The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_web_timing {
    pub struct_size: u32,
    /// NONE
    pub fill: anim_fill_mode,
    /// `ANIM_DIRECTION_...` NORMAL
    pub direction: anim_direction,
    pub reserved: i32,
    /// signed. 0
    pub delay: f64,
    /// signed. 0
    pub end_delay: f64,
    pub iteration_start: f64,
    /// \>= 0 or infinite. 1
    pub iterations: f64,
    /// of one iteration, \>= 0 or infinite. 0
    pub duration: f64,
    /// the animation's: only its sign counts here. 1
    pub playback_rate: f64,
}

const _: () = assert!(size_of::<anim_web_timing>() == 64);
const _: () = assert!(align_of::<anim_web_timing>() == 8);

/// What a timing says of one moment. What the specification calls unresolved is told by is_in_effect, and is 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_web_sample {
    /// `ANIM_TIMING_PHASE_...`
    pub phase: anim_timing_phase,
    /// 0: the numbers below are unresolved
    pub is_in_effect: anim_bool,
    /// 1: the current direction is reverse
    pub is_reversing: anim_bool,
    pub reserved: i32,
    pub active_time: f64,
    pub overall_progress: f64,
    pub simple_iteration_progress: f64,
    /// infinite after the last of infinitely many
    pub current_iteration: f64,
    /// 0...1: the input of the timing function
    pub directed_progress: f64,
}

const _: () = assert!(size_of::<anim_web_sample>() == 56);
const _: () = assert!(align_of::<anim_web_sample>() == 8);

/// Momentum that dies away: x = from + velocity / rate \* (1 - e^(-rate \* t)). What runs into a bound is taken over
/// there by the spring, with the velocity that it has, and comes back to the bound; what begins beyond one springs back
/// at once. Several components go one by one. Places and velocities are at most 1e150 in size (`ANIM_ERROR_LIMIT`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_decay {
    pub struct_size: u32,
    pub reserved: i32,
    /// per second, 2^-300 to 2^300. 2.002..., what UIScrollView's 0.998 a millisecond makes
    pub rate: f64,
    /// may be -infinity. -infinity
    pub minimum: f64,
    /// \>= minimum; may be infinity. infinity
    pub maximum: f64,
    /// mass 1, stiffness 100, damping 20: critically damped
    pub spring: anim_spring,
}

const _: () = assert!(size_of::<anim_decay>() == 56);
const _: () = assert!(align_of::<anim_decay>() == 8);

/// The resistance of a scroll view that is dragged beyond its bounds: a drag of x beyond one is shown (1 - 1 / (x \*
/// coefficient / dimension + 1)) \* dimension beyond it, never more than dimension. Positions and values are at most
/// 1e150 in size (`ANIM_ERROR_LIMIT`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_rubber_band {
    /// may be -infinity
    pub minimum: f64,
    /// \>= minimum; may be infinity
    pub maximum: f64,
    /// of the view in that direction, above 0 and at most 1e150
    pub dimension: f64,
    /// above 0 and at most 1e150; UIScrollView's is 0.55
    pub coefficient: f64,
}

const _: () = assert!(size_of::<anim_rubber_band>() == 32);
const _: () = assert!(align_of::<anim_rubber_band>() == 8);

/// How a color moves to another. All zeros is straight sRGB.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_color_interpolation {
    /// `ANIM_COLOR_SPACE_...`
    pub space: anim_color_space,
    /// `ANIM_HUE_INTERPOLATION_...`; only OKLCH has a hue
    pub hue: anim_hue_interpolation,
    /// 1: components but the hue are multiplied by the opacity meanwhile, as CSS does
    pub premultiplied: anim_bool,
}

const _: () = assert!(size_of::<anim_color_interpolation>() == 12);
const _: () = assert!(align_of::<anim_color_interpolation>() == 4);

/// A transform taken apart: a translation after a rotation after a skew after a scale. With o = shear + skew \*
/// scale_y, a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) +
/// scale_y cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has
/// another remainder instead of the skew). Of the two scales of a transform that mirrors, one is negative: scale_x
/// where a \< d.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_transform_parts {
    pub tx: f64,
    pub ty: f64,
    /// from -pi to pi; positive turns clockwise on the screen
    pub angle: f64,
    pub scale_x: f64,
    pub scale_y: f64,
    /// the tangent of the skew's angle
    pub skew: f64,
    /// 0, unless scale_y is 0 or below 1e-9 of it
    pub shear: f64,
}

const _: () = assert!(size_of::<anim_transform_parts>() == 56);
const _: () = assert!(align_of::<anim_transform_parts>() == 8);

/// How path data are read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_path_parsing {
    pub struct_size: u32,
    /// 0: data with an error are refused; 1: all before the error is kept, as SVG's error handling says
    pub lenient: anim_bool,
    /// largest error of the cubics of an arc, in its larger radius: 1e-13 to 1
    pub arc_accuracy: f64,
}

const _: () = assert!(size_of::<anim_path_parsing>() == 16);
const _: () = assert!(align_of::<anim_path_parsing>() == 8);

/// How path data are written.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_path_format {
    pub struct_size: u32,
    /// 1: as few bytes as possible: no command and no separator that need not be, H, V, S and T, .5 for 0.5, 1e3 for
    /// 1000; 0: a command for each verb, a space between numbers
    pub minified: anim_bool,
    pub coordinates: anim_path_coordinates,
    /// decimals that numbers are rounded to, 0 to 15; -1: as many as it takes to lose nothing
    pub digits: i32,
}

const _: () = assert!(size_of::<anim_path_format>() == 16);
const _: () = assert!(align_of::<anim_path_format>() == 4);

/// A location on an outline. Where two segments meet, the location at a length is the beginning of the second, and its
/// tangent the direction in which the path goes on; the end of the path is that of its last segment. At a cusp the
/// tangent is that of what follows; where control points coincide, the limit; (1, 0) for a segment of length 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_path_location {
    pub x: f64,
    pub y: f64,
    /// the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal
    pub tangent_x: f64,
    /// the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal
    pub tangent_y: f64,
    /// 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    pub curvature: f64,
    /// along the path
    pub length: f64,
    /// from the point that was asked for; 0 where none was
    pub distance: f64,
    /// of the verb's segment, 0...1
    pub parameter: f64,
    /// the index of the verb that draws the segment
    pub verb: u32,
    /// which, from 0
    pub subpath: u32,
}

const _: () = assert!(size_of::<anim_path_location>() == 72);
const _: () = assert!(align_of::<anim_path_location>() == 8);

/// Which part of an outline `anim_path_trim` keeps.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_path_trim_options {
    pub struct_size: u32,
    /// `ANIM_PATH_TRIM_...` added up. 0
    pub flags: anim_path_trim_flags,
    /// where the part begins and ends: clamped to the path, exchanged where start \> end. 0 and 1
    pub start: f64,
    pub end: f64,
    /// moves both along; what leaves the path at its end comes in again at its beginning. 0
    pub offset: f64,
}

const _: () = assert!(size_of::<anim_path_trim_options>() == 32);
const _: () = assert!(align_of::<anim_path_trim_options>() == 8);

/// What a path is made of: a move and what is drawn until the next.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_subpath {
    /// where its verbs are among the path's
    pub first_verb: u64,
    /// where its verbs are among the path's
    pub verb_count: u64,
    /// where its coordinates are, two a point
    pub first_coordinate: u64,
    /// where its coordinates are, two a point
    pub coordinate_count: u64,
    /// as of `anim_path_get_area()`
    pub area: f64,
    /// 1 where its last verb is a close
    pub is_closed: anim_bool,
    pub reserved: i32,
}

const _: () = assert!(size_of::<anim_subpath>() == 48);
const _: () = assert!(align_of::<anim_subpath>() == 8);

/// How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_stroke_style {
    pub struct_size: u32,
    /// `ANIM_CAP_...` BUTT
    pub cap: anim_cap,
    /// `ANIM_JOIN_...`, `ANIM_JOIN_MITER_CLIP` and `ANIM_JOIN_ARCS` as well. MITER
    pub join: anim_join,
    pub dash_count: u32,
    /// 0 (which draws nothing) to 1e150. 1
    pub width: f64,
    /// at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    pub miter_limit: f64,
    /// how far into its dashes each subpath begins; may be negative. 0
    pub dash_offset: f64,
    /// lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them counts twice. Null for none; none, or
    /// all 0, is solid
    pub dashes: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub dashes_padding: u32,
    /// 1: an outline without crossings, as of `anim_path_simplify()`. Hits ignore it. 0
    pub simplified: anim_bool,
    pub reserved: i32,
}

const _: () = assert!(size_of::<anim_stroke_style>() == 56);
const _: () = assert!(align_of::<anim_stroke_style>() == 8);

/// Two indices, of the first path and of the second.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_morph_pair {
    pub from: i32,
    pub to: i32,
}

const _: () = assert!(size_of::<anim_morph_pair>() == 8);
const _: () = assert!(align_of::<anim_morph_pair>() == 4);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_morph_options {
    pub struct_size: u32,
    /// `ANIM_MORPH_STRUCTURE_...`. AUTOMATIC
    pub structure: anim_morph_structure,
    /// `ANIM_MORPH_MOTION_...`. AUTOMATIC
    pub motion: anim_morph_motion,
    /// `ANIM_MORPH_PAIRING_...`. AUTOMATIC
    pub pairing: anim_morph_pairing,
    /// `ANIM_MORPH_STARTS_...`. AUTOMATIC
    pub starts: anim_morph_starts,
    /// `ANIM_FILL_RULE_NONZERO` or `ANIM_FILL_RULE_EVENODD`: says which subpaths are holes. NONZERO
    pub fill_rule: anim_fill_rule,
    /// how hard in-betweens that cross themselves are searched for and repaired, 0 to 3. 2
    pub effort: i32,
    /// `ANIM_MORPH_PAINT_...`. FILL
    pub paint: anim_morph_paint,
    /// from 0 (outlines stretch as their features ask for) to 1 (evenly along their length). 0.25
    pub smoothness: f64,
    /// joints nearer than this become one, in units of the outline's length, 0 to 0.1. 0.01
    pub tolerance: f64,
    /// Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
    /// shrinks to one. Refused unless pairing is GIVEN.
    pub pairs: *const anim_morph_pair,
    #[cfg(target_pointer_width = "32")]
    pub pairs_padding: u32,
    pub pair_count: u64,
    /// Verbs' indices: the points at which those verbs end correspond. Read in order; a closed subpath takes the first
    /// that lies on it and on its counterpart. Refused unless starts is GIVEN.
    pub points: *const anim_morph_pair,
    #[cfg(target_pointer_width = "32")]
    pub points_padding: u32,
    pub point_count: u64,
}

const _: () = assert!(size_of::<anim_morph_options>() == 80);
const _: () = assert!(align_of::<anim_morph_options>() == 8);

/// Something that happened. 64 bytes on every platform.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_event {
    /// `ANIM_EVENT_KIND_...`
    pub kind: anim_event_kind,
    /// 1 when it ran to its end, 0 when it was interrupted or removed
    pub finished: anim_bool,
    /// flicks of stage time
    pub time: i64,
    /// the property, transaction, group or bank, or 0
    pub subject: u64,
    /// index for `anim_stage_get_name`, or -1
    pub name: i32,
    /// see the kinds; otherwise 0
    pub count: i32,
    /// the animation that ended, or 0
    pub animation: u64,
    /// names the data that came with it, or 0 for none; see `anim_scene_get_event_value`
    pub data: u64,
    /// how many of its fields, the first ones, were dropped before it was told; 0 for none
    pub data_lost: u32,
    pub reserved: u32,
    pub reserved_more: u64,
}

const _: () = assert!(size_of::<anim_event>() == 64);
const _: () = assert!(align_of::<anim_event>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_stage_options {
    pub struct_size: u32,
    /// properties for which memory is made ready at once; more may be added. 16
    pub property_capacity: u32,
    /// events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    pub event_limit: u32,
    /// bit (1 \<\< kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    pub event_mask: u32,
}

const _: () = assert!(size_of::<anim_stage_options>() == 16);
const _: () = assert!(align_of::<anim_stage_options>() == 4);

/// A member that is not of the property's kind, or space, must be left as it is (`ANIM_ERROR_ARGUMENT`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_property_options {
    pub struct_size: u32,
    /// `ANIM_VALUE_KIND_...` but PATH. SCALAR
    pub kind: anim_value_kind,
    /// of a VECTOR; 0 takes the kind's own. 0
    pub component_count: u32,
    /// of an ANGLE: `ANIM_TURN_...`. AS_GIVEN
    pub turn: anim_turn,
    /// of a COLOR: `ANIM_COLOR_SPACE_...` in which it is interpolated. SRGB
    pub space: anim_color_space,
    /// of a COLOR in OKLCH: `ANIM_HUE_INTERPOLATION_...`. SHORTER
    pub hue: anim_hue_interpolation,
    /// of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
    pub premultiplied: anim_bool,
    /// 1: may fade when motion is reduced; -1: as its kind (colors do). -1
    pub fades: anim_optional_bool,
    /// see `anim_stage_set_threshold`. 0.001
    pub threshold: f64,
}

const _: () = assert!(size_of::<anim_property_options>() == 40);
const _: () = assert!(align_of::<anim_property_options>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_property_info {
    pub struct_size: u32,
    /// `ANIM_VALUE_KIND_...`
    pub kind: anim_value_kind,
    pub component_count: u32,
    /// index for `anim_stage_get_name`, or -1
    pub name: i32,
    /// 1 while an animation runs or waits for its delay
    pub is_animating: anim_bool,
    /// components of the presentation and velocity: others than component_count only for a path on its way to one with
    /// other verbs
    pub shown_count: u32,
    /// see `anim_stage_set_threshold`
    pub threshold: f64,
}

const _: () = assert!(size_of::<anim_property_info>() == 32);
const _: () = assert!(align_of::<anim_property_info>() == 8);

/// How the values set in a transaction move. Setting a member is enough; those that `anim_default_motion` has filled
/// with `ANIM_INHERIT` and nobody has set come from the enclosing transaction.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_motion {
    pub struct_size: u32,
    /// `ANIM_MOTION_KIND_...`. INHERIT
    pub kind: anim_motion_kind,
    /// seconds, \>= 0, or `ANIM_OWN_DURATION`; outermost 0.25 for a curve. A spring's cuts it off. `ANIM_INHERIT`
    pub duration: f64,
    /// seconds, \>= 0, before it starts; outermost 0. `ANIM_INHERIT`
    pub delay: f64,
    /// read when kind is `ANIM_MOTION_KIND_CURVE`
    pub curve: anim_cubic_bezier,
    /// read when kind is `ANIM_MOTION_KIND_SPRING`
    pub spring: anim_spring,
    /// read when kind is `ANIM_MOTION_KIND_EASING`; kept alive while an animation uses it
    pub easing: *const anim_easing,
    #[cfg(target_pointer_width = "32")]
    pub easing_padding: u32,
    /// seconds, \>= 0, by which each value set starts later than the one before. `ANIM_INHERIT`
    pub stagger: f64,
    /// \> 0, fractional or infinite; 1 where only autoreverses is set. `ANIM_INHERIT`
    pub repeat_count: f64,
    /// 1: every run is followed by one back; 0 where only repeat_count is set. `ANIM_INHERIT`
    pub autoreverses: anim_optional_bool,
    /// `ANIM_INTERRUPTION_REPLACE`, ADD or RESTART; outermost REPLACE. `ANIM_INHERIT`
    pub interruption: anim_interruption,
    /// 1: values jump, whatever actions their properties have. `ANIM_INHERIT`
    pub disables_actions: anim_optional_bool,
    /// `ANIM_ARRANGEMENT_...` of the transactions inside. NONE
    pub arrangement: anim_arrangement,
    /// by whose clock the animations go; 0 inherits, outermost the stage's
    pub group: anim_animation_group,
    /// they start (after their delay) when it is complete; 0 for at once
    pub after: anim_transaction,
}

const _: () = assert!(size_of::<anim_motion>() == 136);
const _: () = assert!(align_of::<anim_motion>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_animation_options {
    pub struct_size: u32,
    /// `ANIM_MOTION_KIND_CURVE`, EASING, SPRING, KEYFRAMES or DECAY. CURVE
    pub kind: anim_motion_kind,
    /// `ANIM_INTERRUPTION_REPLACE`, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
    pub interruption: anim_interruption,
    /// 1: its value is added to what lies below it (see `anim_stage_animate()`). 0
    pub additive: anim_bool,
    /// 1: the value at the end of each repeat is added to the next (see there). 0
    pub cumulative: anim_bool,
    /// 1: the model value becomes its last value when it starts (see there). 0
    pub sets_model: anim_bool,
    /// components of from, to, by and velocity: the property's
    pub count: u32,
    /// not read
    pub reserved: u32,
    /// where it begins; not of keyframes that say it themselves
    pub from: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub from_padding: u32,
    /// where it leads; of a curve, easing or spring
    pub to: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub to_padding: u32,
    /// how far; as to. Null where from and to are set. `ANIM_ERROR_KIND` where colors or transforms are interpolated in
    /// another space
    pub by: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub by_padding: u32,
    /// of a spring, decay or keyframes that begin where the property is, units per second; where null, the property's
    /// own with REPLACE, otherwise 0
    pub velocity: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub velocity_padding: u32,
    /// seconds of one run, \>= 0. `ANIM_INHERIT`, or `ANIM_OWN_DURATION`, which is the same here: 0.25, a spring's or
    /// decay's until rest, or the keyframes'
    pub duration: f64,
    /// seconds before it starts, \>= 0. 0
    pub delay: f64,
    /// its begin_time and duration are not read (see delay and duration)
    pub timing: anim_media_timing,
    pub curve: anim_cubic_bezier,
    pub spring: anim_spring,
    pub easing: *const anim_easing,
    #[cfg(target_pointer_width = "32")]
    pub easing_padding: u32,
    pub keyframes: *const anim_keyframes,
    #[cfg(target_pointer_width = "32")]
    pub keyframes_padding: u32,
    pub decay: anim_decay,
    /// by whose clock it goes; 0: the stage's
    pub group: anim_animation_group,
    /// it starts (after its delay) when it is complete; 0 for at once
    pub after: anim_transaction,
}

const _: () = assert!(size_of::<anim_animation_options>() == 288);
const _: () = assert!(align_of::<anim_animation_options>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_animation_group_options {
    pub struct_size: u32,
    /// `ANIM_ANIMATION_GROUP_KIND_...`. CLOCK
    pub kind: anim_animation_group_kind,
    /// the group whose time it goes by; 0: the stage's. At most 16 deep
    pub parent: anim_animation_group,
    /// of an ANIMATOR, seconds; 0: that of its longest animation. 0
    pub duration: f64,
    /// of MEDIA; its begin time counts from now
    pub timing: anim_media_timing,
}

const _: () = assert!(size_of::<anim_animation_group_options>() == 88);
const _: () = assert!(align_of::<anim_animation_group_options>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_stage_info {
    pub struct_size: u32,
    pub is_paused: anim_bool,
    /// stage time, flicks: what events and animations go by
    pub time: i64,
    /// the sum of all advances, flicks
    pub host_time: i64,
    pub time_scale: f64,
    pub property_count: u32,
    /// animations that run or wait for their delay, and banks that move; 0: nothing moves
    pub animation_count: u32,
    /// events that wait to be polled
    pub event_count: u32,
    pub open_transactions: u32,
    /// stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
    /// what moves or elapsed, the first flick at which one may come to hold counts, which may be sooner than it does,
    /// and is never later: whoever sleeps until then and asks again misses none.
    pub next_due: i64,
    /// by how many flicks of stage time it is behind where its advances lead: see `anim_stage_set_step_budget()`
    pub owed: i64,
}

const _: () = assert!(size_of::<anim_stage_info>() == 64);
const _: () = assert!(align_of::<anim_stage_info>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_document_options {
    pub struct_size: u32,
    /// whether it is searched for what it has in vain: `anim_document_get_warning_count`. 0
    pub keeps_warnings: anim_bool,
    /// values for the document's parameters: a JSON object. Null for none
    pub parameters: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub parameters_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub parameters_length: u64,
    /// Documents that the document may use as components: a JSON object that has them by name. Null for none
    pub library: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub library_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub library_length: u64,
    /// as in `anim_scene_options`. 268435456
    pub memory_limit: u64,
}

const _: () = assert!(size_of::<anim_document_options>() == 48);
const _: () = assert!(align_of::<anim_document_options>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_document_warning {
    pub struct_size: u32,
    /// `ANIM_WARNING_KIND_...`
    pub kind: anim_warning_kind,
    /// of the name that it is about; counted from 1, the column in bytes
    pub line: i32,
    /// of the name that it is about; counted from 1, the column in bytes
    pub column: i32,
    /// the same place in bytes from the beginning of the text
    pub offset: u64,
}

const _: () = assert!(size_of::<anim_document_warning>() == 24);
const _: () = assert!(align_of::<anim_document_warning>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_scene_options {
    pub struct_size: u32,
    /// as in `anim_stage_options`. 65536
    pub event_limit: u32,
    /// as in `anim_stage_options`. 0xFFFFFFFF
    pub event_mask: u32,
    pub reserved: u32,
    /// of the scene's random generator (xoshiro256\*\*, seeded by splitmix64). 0
    pub seed: u64,
    /// values for the document's parameters: a JSON object. Null for none
    pub parameters: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub parameters_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub parameters_length: u64,
    /// Documents that the document may use as components: a JSON object that has them by name. Null for none
    pub library: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub library_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub library_length: u64,
    /// About how many bytes of memory the document may take with all that it uses written out: counted before anything
    /// is made of it, and refused with `ANIM_ERROR_LIMIT` where it is more. At most 2^40; 0 is the default. 268435456
    pub memory_limit: u64,
}

const _: () = assert!(size_of::<anim_scene_options>() == 64);
const _: () = assert!(align_of::<anim_scene_options>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_scene_info {
    pub struct_size: u32,
    pub input_count: u32,
    pub node_count: u32,
    pub region_count: u32,
    /// the document's size
    pub width: f64,
    /// the document's size
    pub height: f64,
    /// what a picture of it must show: 0, 0 and the size unless the document says another
    pub canvas: anim_rectangle,
}

const _: () = assert!(size_of::<anim_scene_info>() == 64);
const _: () = assert!(align_of::<anim_scene_info>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_scene_change {
    /// in scenes
    pub index: u32,
    /// `ANIM_SCENE_CHANGE_DISPLAY`, `ANIM_SCENE_CHANGE_EVENTS` or both
    pub what: anim_scene_change_flags,
}

const _: () = assert!(size_of::<anim_scene_change>() == 8);
const _: () = assert!(align_of::<anim_scene_change>() == 4);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_input_info {
    pub struct_size: u32,
    /// `ANIM_INPUT_KIND_...`
    pub kind: anim_input_kind,
    /// index for `anim_stage_get_name` of the scene's stage
    pub name: i32,
    pub reserved: i32,
    /// of a number; -infinity and infinity when the document sets none
    pub minimum: f64,
    /// of a number; -infinity and infinity when the document sets none
    pub maximum: f64,
}

const _: () = assert!(size_of::<anim_input_info>() == 32);
const _: () = assert!(align_of::<anim_input_info>() == 8);

/// A field of the data of an event that is sent. 40 bytes on every platform.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_event_field {
    /// 1 to 255 bytes without control characters; in backquotes where one of .()\[\]=' is in it
    pub name: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub name_padding: u32,
    pub name_length: u32,
    /// `ANIM_FIELD_KIND_...`
    pub kind: anim_field_kind,
    /// of a number; of a boolean, 0 or 1. Not read for a text
    pub number: f64,
    /// read for a text, at most 65536 bytes
    pub text: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub text_padding: u32,
    pub text_length: u32,
    /// not read
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_event_field>() == 40);
const _: () = assert!(align_of::<anim_event_field>() == 8);

/// A field of the data of an event that the document emitted. 24 bytes on every platform.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_event_value {
    /// index for `anim_stage_get_name` of the scene's stage
    pub name: i32,
    /// `ANIM_FIELD_KIND_...`
    pub kind: anim_field_kind,
    /// of a boolean 0 or 1; of a text 0
    pub number: f64,
    /// bytes of a text
    pub text_length: u32,
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_event_value>() == 24);
const _: () = assert!(align_of::<anim_event_value>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_machine_state_info {
    pub struct_size: u32,
    /// `ANIM_STATE_KIND_...`
    pub kind: anim_state_kind,
    /// index for `anim_stage_get_name` of the scene's stage
    pub name: i32,
    /// index of the state around it, or -1
    pub parent: i32,
    /// 1 or 0
    pub active: anim_bool,
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_machine_state_info>() == 24);
const _: () = assert!(align_of::<anim_machine_state_info>() == 4);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_list_info {
    pub struct_size: u32,
    /// index for `anim_stage_get_name` of the scene's stage
    pub name: i32,
    /// without those that are leaving
    pub item_count: u32,
    pub leaving_count: u32,
    /// of both together
    pub capacity: u32,
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_list_info>() == 24);
const _: () = assert!(align_of::<anim_list_info>() == 4);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_item_info {
    pub struct_size: u32,
    /// behind the name of the list and a dot in the names of all that is its own
    pub number: u32,
    /// whether it was removed
    pub leaving: anim_bool,
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_item_info>() == 16);
const _: () = assert!(align_of::<anim_item_info>() == 4);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_region_info {
    pub struct_size: u32,
    /// index for `anim_stage_get_name` of the scene's stage
    pub name: i32,
    /// the node in whose coordinates it lies, or -1
    pub node: i32,
    /// now
    pub is_enabled: anim_bool,
    /// now
    pub is_visible: anim_bool,
    /// now
    pub is_focusable: anim_bool,
    /// 1 while it tracks a pointer or is pressed by a key
    pub is_held: anim_bool,
    pub has_focus: anim_bool,
    /// of its shape, in the scene's coordinates; all 0 where it has none
    pub bounds: anim_rectangle,
}

const _: () = assert!(size_of::<anim_region_info>() == 64);
const _: () = assert!(align_of::<anim_region_info>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_accessibility_element {
    pub struct_size: u32,
    /// `ANIM_ROLE_...`
    pub role: anim_role,
    /// `ANIM_ACCESSIBILITY_...`
    pub known: anim_accessibility_flags,
    /// those of the known ones that are so
    pub states: anim_accessibility_flags,
    /// its number, in document order
    pub node: i32,
    /// index of the region that is pressed for it, or -1
    pub region: i32,
    /// 0 where not known
    pub minimum: f64,
    /// 0 where not known
    pub maximum: f64,
    /// 0 where not known
    pub now: f64,
    /// in the scene's coordinates: of its region, or else of what it and those inside it draw
    pub bounds: anim_rectangle,
}

const _: () = assert!(size_of::<anim_accessibility_element>() == 80);
const _: () = assert!(align_of::<anim_accessibility_element>() == 8);

/// A gradient's color at an offset from 0 to 1.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_gradient_stop {
    /// not below that of the stop before
    pub offset: f64,
    /// red, green, blue, opacity; sRGB, not premultiplied; interpolated so, as SVG does
    pub color: [f64; 4],
}

const _: () = assert!(size_of::<anim_gradient_stop>() == 40);
const _: () = assert!(align_of::<anim_gradient_stop>() == 8);

/// A range of the display list's verbs, and one of its coordinates: a path.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_path {
    pub verb_start: u32,
    pub verb_count: u32,
    pub coordinate_start: u32,
    pub coordinate_count: u32,
}

const _: () = assert!(size_of::<anim_draw_path>() == 16);
const _: () = assert!(align_of::<anim_draw_path>() == 4);

/// Along the line from start to end.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_linear_gradient {
    pub start: anim_point,
    pub end: anim_point,
}

const _: () = assert!(size_of::<anim_linear_gradient>() == 32);
const _: () = assert!(align_of::<anim_linear_gradient>() == 8);

/// From a center to a radius.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_radial_gradient {
    pub center: anim_point,
    pub radius: f64,
}

const _: () = assert!(size_of::<anim_radial_gradient>() == 24);
const _: () = assert!(align_of::<anim_radial_gradient>() == 8);

/// Once around a center, clockwise.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_angular_gradient {
    pub center: anim_point,
    /// where it begins and ends; 0 is to the right
    pub angle: f64,
}

const _: () = assert!(size_of::<anim_angular_gradient>() == 24);
const _: () = assert!(align_of::<anim_angular_gradient>() == 8);

/// Where a gradient is.
#[repr(C)]
#[derive(Clone, Copy)]
pub union anim_draw_gradient {
    pub linear: anim_linear_gradient,
    pub radial: anim_radial_gradient,
    pub angular: anim_angular_gradient,
}

const _: () = assert!(size_of::<anim_draw_gradient>() == 32);
const _: () = assert!(align_of::<anim_draw_gradient>() == 8);

/// What a path or a text is drawn with: a color, or a gradient with stops.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_paint {
    /// `ANIM_PAINT_...`
    pub kind: anim_paint,
    /// a gradient's stops, in the display list's stops
    pub stop_start: u32,
    /// a gradient's stops, in the display list's stops
    pub stop_count: u32,
    pub reserved: u32,
    /// of `ANIM_PAINT_SOLID`: red, green, blue, opacity; 0 for gradients
    pub color: [f64; 4],
    /// all 0 for `ANIM_PAINT_SOLID`
    pub gradient: anim_draw_gradient,
}

const _: () = assert!(size_of::<anim_draw_paint>() == 80);
const _: () = assert!(align_of::<anim_draw_paint>() == 8);

/// A path filled.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_fill {
    pub paint: anim_draw_paint,
    pub path: anim_draw_path,
    /// `ANIM_FILL_RULE_...`
    pub rule: anim_fill_rule,
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_draw_fill>() == 104);
const _: () = assert!(align_of::<anim_draw_fill>() == 8);

/// A path stroked.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_stroke {
    pub paint: anim_draw_paint,
    pub path: anim_draw_path,
    /// `ANIM_CAP_...`
    pub cap: anim_cap,
    /// `ANIM_JOIN_MITER`, \_ROUND or \_BEVEL: a stroke with another join comes as its outline, filled
    pub join: anim_join,
    pub width: f64,
    pub miter_limit: f64,
    /// how far into the dashes each subpath begins
    pub dash_offset: f64,
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    pub dash_start: u32,
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    pub dash_count: u32,
}

const _: () = assert!(size_of::<anim_draw_stroke>() == 136);
const _: () = assert!(align_of::<anim_draw_stroke>() == 8);

/// A text in a font of the host's.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_text {
    pub paint: anim_draw_paint,
    /// its UTF-8, in the display list's text
    pub text_start: u32,
    /// its UTF-8, in the display list's text
    pub text_count: u32,
    /// its font's name, likewise; a count of 0: the host's own font
    pub font_start: u32,
    /// its font's name, likewise; a count of 0: the host's own font
    pub font_count: u32,
    /// `ANIM_ALIGN_...`: where it is beside position.x
    pub align: anim_align,
    /// `ANIM_BASELINE_...`: what of its line is at position.y
    pub baseline: anim_baseline,
    pub position: anim_point,
    /// of the font
    pub size: f64,
    /// as in CSS: 400 is regular, 700 bold
    pub weight: f64,
}

const _: () = assert!(size_of::<anim_draw_text>() == 136);
const _: () = assert!(align_of::<anim_draw_text>() == 8);

/// An image that the host knows by its name.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_image {
    /// its name, in the display list's text
    pub name_start: u32,
    /// its name, in the display list's text
    pub name_count: u32,
    /// `ANIM_FIT_...`
    pub fit: anim_fit,
    pub reserved: u32,
    pub frame: anim_rectangle,
}

const _: () = assert!(size_of::<anim_draw_image>() == 48);
const _: () = assert!(align_of::<anim_draw_image>() == 8);

/// What a layer casts: drawn below it, and part of it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_shadow {
    /// red, green, blue, opacity
    pub color: [f64; 4],
    /// how far from the layer it is
    pub offset: anim_point,
    /// twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
    pub blur: f64,
}

const _: () = assert!(size_of::<anim_draw_shadow>() == 56);
const _: () = assert!(align_of::<anim_draw_shadow>() == 8);

/// The beginning of a layer.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_layer {
    /// `ANIM_BLEND_MODE_...`
    pub blend: anim_blend_mode,
    pub has_shadow: anim_bool,
    /// all 0 where has_shadow is 0
    pub shadow: anim_draw_shadow,
}

const _: () = assert!(size_of::<anim_draw_layer>() == 64);
const _: () = assert!(align_of::<anim_draw_layer>() == 8);

/// The beginning of a clip: what follows shows inside the path only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_clip {
    pub path: anim_draw_path,
    /// `ANIM_FILL_RULE_...`
    pub rule: anim_fill_rule,
    pub reserved: u32,
}

const _: () = assert!(size_of::<anim_draw_clip>() == 24);
const _: () = assert!(align_of::<anim_draw_clip>() == 4);

/// What a command draws, by its kind. What ends a layer or clip has none.
#[repr(C)]
#[derive(Clone, Copy)]
pub union anim_draw_content {
    pub fill: anim_draw_fill,
    pub stroke: anim_draw_stroke,
    pub text: anim_draw_text,
    pub image: anim_draw_image,
    pub layer: anim_draw_layer,
    pub clip: anim_draw_clip,
}

const _: () = assert!(size_of::<anim_draw_content>() == 136);
const _: () = assert!(align_of::<anim_draw_content>() == 8);

/// One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
/// transform takes them to the scene's. Begins and ends are balanced: what a layer or clip holds follows its begin, and
/// then its end. Bytes that the kind's content does not use are 0. 240 bytes on every platform.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_command {
    /// `ANIM_DRAW_KIND_...`
    pub kind: anim_draw_kind,
    /// number of the node in document order
    pub node: i32,
    pub transform: anim_transform,
    /// 0 to 1, of the node; that of a group is its layer's
    pub opacity: f64,
    /// what it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds of the
    /// clips around it. Width and height 0 where that is nothing. Of a text an estimate, one font size wide for each
    /// byte: the core knows no font.
    pub bounds: anim_rectangle,
    /// that of the display list when what it draws changed last
    pub revision: u64,
    /// what it draws
    pub content: anim_draw_content,
}

const _: () = assert!(size_of::<anim_draw_command>() == 240);
const _: () = assert!(align_of::<anim_draw_command>() == 8);

/// All of a display list.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_display {
    pub struct_size: u32,
    pub reserved: u32,
    pub revision: u64,
    pub commands: *const anim_draw_command,
    #[cfg(target_pointer_width = "32")]
    pub commands_padding: u32,
    pub command_count: u64,
    pub verbs: *const anim_verb,
    #[cfg(target_pointer_width = "32")]
    pub verbs_padding: u32,
    pub verb_count: u64,
    pub coordinates: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub coordinates_padding: u32,
    pub coordinate_count: u64,
    pub stops: *const anim_gradient_stop,
    #[cfg(target_pointer_width = "32")]
    pub stops_padding: u32,
    pub stop_count: u64,
    /// the dashes of all strokes in a row
    pub dashes: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub dashes_padding: u32,
    pub dash_count: u64,
    /// UTF-8 of all texts in a row, without a NUL
    pub text: *const u8,
    #[cfg(target_pointer_width = "32")]
    pub text_padding: u32,
    pub text_length: u64,
}

const _: () = assert!(size_of::<anim_display>() == 112);
const _: () = assert!(align_of::<anim_display>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_trace_info {
    pub struct_size: u32,
    pub has_seed: anim_bool,
    pub step_count: u64,
    /// flicks: its end line's time, or its last step's
    pub end: i64,
    /// with which it was recorded, where has_seed is 1; a runner loads the scene with it
    pub seed: u64,
}

const _: () = assert!(size_of::<anim_trace_info>() == 32);
const _: () = assert!(align_of::<anim_trace_info>() == 8);

extern "C" {
    /// The version of the library in use: major \* 65536 + minor \* 256 + patch. Compare it with the `ANIM_VERSION_...`
    /// constants that the host was compiled with.
    pub fn anim_version() -> u32;

    /// The `ANIM_COMPONENT_...` constants of the library in use, added up: 31 for one that has everything.
    pub fn anim_components() -> anim_component_flags;

    /// The name of a status, such as "`ANIM_ERROR_LIMIT`"; "`ANIM_ERROR_UNKNOWN`" for a number that is none. The text
    /// is constant, NUL-terminated and valid for ever.
    pub fn anim_status_name(status: anim_status) -> *const c_char;

    /// What the last call that failed on this thread found wrong: one English sentence, with the argument's name and,
    /// for a document, line, column and JSON pointer (one of over 512 bytes without its middle). Empty when none has
    /// failed. NUL-terminated UTF-8, at most 1023 bytes; the view is valid until the next failing call on this thread.
    /// Calls that succeed leave it alone.
    pub fn anim_last_error_message() -> *const c_char;

    /// Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from
    /// 1; both 0 when it was no error in a text. Either pointer may be null.
    pub fn anim_last_error_place(line: *mut i32, column: *mut i32);

    /// The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the
    /// whole document and for errors that are not in a document. Lifetime as `anim_last_error_message()`.
    pub fn anim_last_error_pointer() -> *const c_char;

    /// Sets where the library takes all of its memory from, in this process: the host's functions, or libc's
    /// posix_memalign() and free() where both are null, as at first. Only before the library has taken any:
    /// `ANIM_ERROR_STATE` afterwards, so that nothing is given back to another than it came from; call it first of all,
    /// from one thread. The callbacks are called on whichever thread calls the library, by several at once where
    /// several threads do, and must not call the library. The context must outlive the process's last call.
    /// `ANIM_ERROR_ARGUMENT` where one callback alone is null.
    ///
    /// While the allocator gives nothing, a call lives on a reserve of 256 KiB that the library has from the beginning.
    /// A call that may need much (which loads, restores, or takes an array or a long text) asks for it before it
    /// changes anything; where that is not to be had, and for every call while less than 64 KiB of the reserve are
    /// left, the call is refused with `ANIM_ERROR_MEMORY` and has changed nothing. What destroys is never refused.
    /// Memory that comes back fills the reserve again.
    ///
    /// The last resort: where in the middle of a call both the allocator and the reserve have nothing, the library
    /// writes a line to standard error and stops the process by abort(); in WebAssembly it traps, and
    /// `anim_last_error_message()` says why. That can come to pass where one call needs much that it could not foresee:
    /// a path whose result is far longer than the path (flattening, strokes, dashes, parts), the tables of a stage of
    /// more than some 500 properties or animations when they double, events that are not polled when their ring doubles
    /// beyond 1000, and more threads than three that are without memory at once.
    pub fn anim_set_allocator(allocate: anim_allocate_callback, release: anim_release_callback, context: *mut c_void) -> anim_status;

    /// The whole number of flicks nearest to a time in seconds (ties to even). `ANIM_ERROR_LIMIT` beyond 2^62 flicks
    /// (about 207 years) either way.
    pub fn anim_flicks_from_seconds(seconds: f64, flicks: *mut i64) -> anim_status;

    /// A number of flicks in seconds, correctly rounded. Pure.
    pub fn anim_flicks_to_seconds(flicks: i64) -> f64;

    /// Evaluates one of the core's own mathematical functions over arrays: results\[i\] = f(x\[i\]) or f(x\[i\],
    /// y\[i\]), each within 1 ulp of the exact value and the same bits on every platform. Special values (NaN,
    /// infinities, signed zeros) are taken and answered as C99 Annex F says. y is read by ATAN2, POW and HYPOT only,
    /// and may be null otherwise. results may be x or y itself. The pointers may be null where count is 0.
    pub fn anim_math_evaluate(function: anim_math_function, x: *const f64, y: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
    /// ratio 1 - bounce for bounce \>= 0, 1 / (1 + bounce) below. duration \> 0; -1 \< bounce \<= 1.
    pub fn anim_spring_make_perceptual(duration: f64, bounce: f64, spring: *mut anim_spring) -> anim_status;

    /// By response (the undamped period, \> 0) and damping ratio (\>= 0), as SwiftUI's
    /// spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi fraction / response.
    pub fn anim_spring_make_response(response: f64, damping_ratio: f64, spring: *mut anim_spring) -> anim_status;

    /// As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1 and the angular frequency
    /// at which the envelope has fallen to 0.001 when the duration ends. duration \> 0, 0 \< damping_ratio \<= 1,
    /// initial_velocity in distances per second. `ANIM_ERROR_ARGUMENT` when no spring has these.
    pub fn anim_spring_make_uikit(duration: f64, damping_ratio: f64, initial_velocity: f64, spring: *mut anim_spring) -> anim_status;

    /// The spring that a CASpringAnimation of these physical parameters plays. allows_overdamping (0 or 1) is its
    /// property of that name. At 0 a spring beyond critical damping moves as the critical one of its mass and
    /// stiffness, damping 2 sqrt(k m): (1, 100, 30) exactly as (1, 100, 20). At 1, and up to critical damping, the
    /// spring is the parameters themselves, as it is wherever an `anim_spring` is used.
    pub fn anim_spring_make_core_animation(mass: f64, stiffness: f64, damping: f64, allows_overdamping: anim_bool, spring: *mut anim_spring) -> anim_status;

    /// Value and velocity (units per second) at a time (seconds, \>= 0; a negative time is taken as 0) of a spring that
    /// leaves from at the given initial velocity for to. Either result pointer may be null.
    pub fn anim_spring_evaluate(spring: *const anim_spring, time: f64, from: f64, to: f64, initial_velocity: f64, value: *mut f64, velocity: *mut f64) -> anim_status;

    /// The same at many times at once. values and velocities have room for count numbers; either may be null. One of
    /// them may be times itself.
    pub fn anim_spring_evaluate_many(spring: *const anim_spring, times: *const f64, count: usize, from: f64, to: f64, initial_velocity: f64, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// Fills \*prepared from a spring.
    pub fn anim_spring_prepare(spring: *const anim_spring, prepared: *mut anim_prepared_spring) -> anim_status;

    /// `anim_spring_evaluate()` for a prepared spring, with the same bits: some 30 ns. `ANIM_ERROR_ARGUMENT` when
    /// prepared is not what `anim_spring_prepare()` has written.
    pub fn anim_prepared_spring_evaluate(prepared: *const anim_prepared_spring, time: f64, from: f64, to: f64, initial_velocity: f64, value: *mut f64, velocity: *mut f64) -> anim_status;

    /// CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
    /// damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 a spring beyond
    /// critical damping settles as the critical one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20).
    /// With 1, Core Animation's property of that name, it is that of the overdamped motion.
    pub fn anim_spring_get_settling_duration(spring: *const anim_spring, initial_velocity: f64, allows_overdamping: anim_bool, seconds: *mut f64) -> anim_status;

    /// A time after which a spring that starts displacement away from its target stays within threshold (\> 0) of it,
    /// in units and in units per second, proven by an analytic envelope. This is when an animation with it ends.
    /// Infinity when it never does.
    pub fn anim_spring_get_resting_time(spring: *const anim_spring, displacement: f64, initial_velocity: f64, threshold: f64, seconds: *mut f64) -> anim_status;

    /// By name, with a perceptual duration in seconds (\> 0, or 0 for the name's own) and a bounce to add to the name's
    /// own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
    /// 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
    /// animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's
    /// spring (mass 1, stiffness 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500), which plays
    /// as the critical one of its mass and stiffness (see `anim_spring_make_core_animation()`) and is that; these have
    /// neither a duration nor a bounce, and both arguments must be 0. `ANIM_ERROR_NOT_FOUND` for any other name.
    pub fn anim_spring_make_named(name: *const c_char, name_length: usize, duration: f64, extra_bounce: f64, spring: *mut anim_spring) -> anim_status;

    /// A spring in SwiftUI's words: its perceptual duration in seconds, which is its response, 2 pi / sqrt(k / m); its
    /// bounce, 1 - ratio up to critical damping and 1 / ratio - 1 beyond it, from -1 to 1; and its damping ratio, c /
    /// (2 sqrt(k m)). Each pointer may be null.
    pub fn anim_spring_describe(spring: *const anim_spring, duration: *mut f64, bounce: *mut f64, damping_ratio: *mut f64) -> anim_status;

    /// The earliest time in seconds after which the spring that starts displacement away from its target stays within
    /// threshold of it, in units, and below velocity_threshold, in units per second. Both thresholds must be above 0;
    /// infinity asks nothing. The moment itself, to a relative error of about 1e-14, where
    /// `anim_spring_get_resting_time()` gives a bound. Where the last swing only touches a threshold, a swing more or
    /// less is a matter of the last bit. Infinity when the spring never comes to rest.
    pub fn anim_spring_get_settling_time(spring: *const anim_spring, displacement: f64, initial_velocity: f64, threshold: f64, velocity_threshold: f64, seconds: *mut f64) -> anim_status;

    /// Value and velocity of a value whose spring is changed in mid-flight, time seconds after the change (a negative
    /// time is taken as 0). At the change it was at from with initial_velocity; both springs pull it to to. Over
    /// blend_duration seconds (\>= 0) it goes from the old spring's motion to the new one's by a smooth step, so that
    /// value and velocity are continuous; 0 hands over at once. Either result pointer may be null.
    pub fn anim_spring_blend_evaluate(old_spring: *const anim_spring, new_spring: *const anim_spring, blend_duration: f64, time: f64, from: f64, to: f64, initial_velocity: f64, value: *mut f64, velocity: *mut f64) -> anim_status;

    /// The same at many times. The result arrays have room for count numbers; either may be null; one of them may be
    /// times itself.
    pub fn anim_spring_blend_evaluate_many(old_spring: *const anim_spring, new_spring: *const anim_spring, blend_duration: f64, times: *const f64, count: usize, from: f64, to: f64, initial_velocity: f64, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// `anim_spring_get_resting_time()` for such a change: a time since the change.
    pub fn anim_spring_blend_get_resting_time(old_spring: *const anim_spring, new_spring: *const anim_spring, blend_duration: f64, displacement: f64, initial_velocity: f64, threshold: f64, seconds: *mut f64) -> anim_status;

    /// Many values on one spring, each with a start, a target and a velocity of its own: value i of
    /// `anim_spring_evaluate()`, with the same bits. All at times\[0\] when time_count is 1, or each at its own when
    /// time_count is count (a time is in seconds, a negative one is taken as 0). initial_velocities null: all start at
    /// rest. values or velocities null: not wanted. flags is 0 or `ANIM_SPRING_SHORTEST_TURN`. Every array has count
    /// numbers; a result array may be one of the arrays that are read, and must not overlap them otherwise.
    /// `ANIM_ERROR_ARGUMENT` when a number is not finite, or an origin minus its target not in the range of a double.
    /// About 1 ns a value at one time, in the cache; 5 ns at times of their own where the processor has AVX2, which is
    /// seen when the library is loaded and changes no bit, otherwise 11.
    pub fn anim_spring_animate_many(spring: *const anim_spring, times: *const f64, time_count: usize, origins: *const f64, targets: *const f64, initial_velocities: *const f64, count: usize, flags: anim_spring_flags, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// The same for floats. Computed in doubles, and rounded once.
    pub fn anim_spring_animate_many_float(spring: *const anim_spring, times: *const f64, time_count: usize, origins: *const f32, targets: *const f32, initial_velocities: *const f32, count: usize, flags: anim_spring_flags, values: *mut f32, velocities: *mut f32) -> anim_status;

    /// Advances a simulation by one step of seconds (\>= 0), exact however long the step is: replaces values and
    /// velocities by those after the step. Each value is pulled towards its target. The arrays must not overlap. Flags
    /// and errors as `anim_spring_animate_many()`.
    pub fn anim_spring_step_many(spring: *const anim_spring, seconds: f64, targets: *const f64, count: usize, flags: anim_spring_flags, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// The same for floats. Computed in doubles, and rounded once.
    pub fn anim_spring_step_many_float(spring: *const anim_spring, seconds: f64, targets: *const f32, count: usize, flags: anim_spring_flags, values: *mut f32, velocities: *mut f32) -> anim_status;

    /// By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is
    /// ease). `ANIM_ERROR_NOT_FOUND` for any other name.
    pub fn anim_cubic_bezier_make_named(name: *const c_char, name_length: usize, curve: *mut anim_cubic_bezier) -> anim_status;

    /// The progress y at x, right to 1e-12. Beyond \[0, 1\] the curve goes on along its end tangents, as CSS Easing
    /// Functions says.
    pub fn anim_cubic_bezier_evaluate(curve: *const anim_cubic_bezier, x: f64, y: *mut f64) -> anim_status;

    /// The same at many x at once; ys may be xs itself.
    pub fn anim_cubic_bezier_evaluate_many(curve: *const anim_cubic_bezier, xs: *const f64, count: usize, ys: *mut f64) -> anim_status;

    /// dy/dx at x. Infinite where the tangent is vertical.
    pub fn anim_cubic_bezier_get_slope(curve: *const anim_cubic_bezier, x: f64, slope: *mut f64) -> anim_status;

    /// The smallest x in \[0, 1\] at which the curve has the value y; where it never has it there, the smallest at
    /// which it comes nearest. The extensions beyond \[0, 1\] are not searched.
    pub fn anim_cubic_bezier_invert(curve: *const anim_cubic_bezier, y: f64, x: *mut f64) -> anim_status;

    /// Reads a CSS \<easing-function\> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    /// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    /// default, as `anim_cubic_bezier_make_named` has it; the names of Penner's functions, such as easeOutBounce; and
    /// spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in
    /// CSS; no escapes and no calc(). `ANIM_ERROR_SYNTAX` with line and column; `ANIM_ERROR_ARGUMENT` and
    /// `ANIM_ERROR_LIMIT` as the calls below. The caller destroys the easing; so below.
    pub fn anim_easing_create_css(text: *const c_char, text_length: usize, easing: *mut *mut anim_easing) -> anim_status;

    /// A cubic Bezier timing curve, made ready for being evaluated often: that takes some 3 microseconds (up to 12 for
    /// a curve that is almost level in x somewhere) and 9 (up to 33) kilobytes, and then a value some 3 nanoseconds.
    /// Values are right to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    /// `anim_cubic_bezier_evaluate`. Beyond \[0, 1\] as there.
    pub fn anim_easing_create_cubic_bezier(curve: *const anim_cubic_bezier, easing: *mut *mut anim_easing) -> anim_status;

    /// CSS steps(). position is `ANIM_STEP_POSITION_JUMP_...`; count \>= 1. Beyond \[0, 1\] the steps go on.
    pub fn anim_easing_create_steps(count: i32, position: anim_step_position, easing: *mut *mut anim_easing) -> anim_status;

    /// CSS linear(): straight lines between stops, of which the outermost go on. inputs are fractions (a CSS percentage
    /// divided by 100), not a number where one is not given, or null where none is. As CSS says, the first is then 0,
    /// the last 1, one that is less than an earlier one is raised to it, and others are spaced evenly. Two stops with
    /// one input are a jump; one stop alone is a constant. `ANIM_ERROR_LIMIT` for numbers above 1e6 in size.
    pub fn anim_easing_create_linear(outputs: *const f64, inputs: *const f64, count: usize, easing: *mut *mut anim_easing) -> anim_status;

    /// One of them. It is 0 for all x \< 0 and 1 for all x \> 1.
    pub fn anim_easing_create_penner(penner: anim_penner, easing: *mut *mut anim_easing) -> anim_status;

    /// The motion of a spring from 0 to 1, x being the time in units of duration (seconds, 0 \< duration \<= 1e9).
    /// initial_velocity in distances per second, at most 1e150 in size. It is not scaled to arrive: as in UIKit, what
    /// is left of the swing is cut off, and the value is exactly 1 for all x \>= 1. 0 for all x \< 0.
    pub fn anim_easing_create_spring(spring: *const anim_spring, duration: f64, initial_velocity: f64, easing: *mut *mut anim_easing) -> anim_status;

    /// An easing that asks the host, on the thread that evaluates it and once for each x (three times for a slope). An
    /// answer that is not finite is replaced by x. release (may be null) is called with the context when nothing uses
    /// the easing any more.
    pub fn anim_easing_create_callback(callback: anim_easing_callback, context: *mut c_void, release: anim_context_release_callback, easing: *mut *mut anim_easing) -> anim_status;

    /// Releases the host's reference to an easing.
    pub fn anim_easing_destroy(easing: *mut anim_easing) -> anim_status;

    /// The progress y at x. before is CSS's before flag (0 or 1): at a jump of steps() the value before it, and at the
    /// first stop of linear() the first of that input; otherwise it means nothing.
    pub fn anim_easing_evaluate(easing: *const anim_easing, x: f64, before: anim_bool, y: *mut f64) -> anim_status;

    /// The same bits at many x at once, not before; without allocation. ys may be xs itself, or does not overlap it.
    pub fn anim_easing_evaluate_many(easing: *const anim_easing, xs: *const f64, count: usize, ys: *mut f64) -> anim_status;

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]), where xs
    /// has x_count numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs
    /// itself, or does not overlap them. The second takes and gives floats; it computes in doubles and rounds once.
    /// Every number, and every target minus its origin, must be finite.
    pub fn anim_easing_animate_many(easing: *const anim_easing, xs: *const f64, x_count: usize, origins: *const f64, targets: *const f64, count: usize, values: *mut f64) -> anim_status;

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]), where xs
    /// has x_count numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs
    /// itself, or does not overlap them. The second takes and gives floats; it computes in doubles and rounds once.
    /// Every number, and every target minus its origin, must be finite.
    pub fn anim_easing_animate_many_float(easing: *const anim_easing, xs: *const f32, x_count: usize, origins: *const f32, targets: *const f32, count: usize, values: *mut f32) -> anim_status;

    /// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(); of a curve right to some 1e-9, of a
    /// callback a difference quotient over 2^-20. At a corner that to the right.
    pub fn anim_easing_get_slope(easing: *const anim_easing, x: f64, slope: *mut f64) -> anim_status;

    /// The easing as CSS text that reads back as the same function: keywords for the five named curves, start or
    /// jump-start as it was read, one percentage for each stop, each number the shortest that reads back as itself. A
    /// callback is "callback", which cannot be read.
    pub fn anim_easing_get_css(easing: *const anim_easing, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Fills the options with the defaults named above. struct_size is the caller's sizeof.
    pub fn anim_default_keyframe_options(options: *mut anim_keyframe_options, struct_size: u32) -> anim_status;

    /// Values at key times, as Core Animation's CAKeyframeAnimation: values is a row for each key, at least one;
    /// value_count is the number of its numbers. times: time_count times from 0 to 1 in units of the duration, none
    /// below the one before. time_count 0 is evenly. Before the first time the first value holds, after the last one
    /// the last. Equal times are a jump. In the discrete mode time_count may be the number of keys and 1, as Core
    /// Animation asks for: the last time is then the end of the last value. Otherwise it is the number of keys. The
    /// paced modes ignore times. curves: curve_count timing curves; 0: none, 1: for every segment, a key less: one for
    /// each. The discrete and paced modes ignore them. parameters: tension, continuity and bias of each key, each at
    /// most 1e6 in size (`ANIM_ERROR_LIMIT`); parameter_count is 3 for each key, or 0. The two cubic modes read them.
    /// (Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984, with the
    /// correction for keys at uneven distances. With parameters of 0 the tangent at a key is half the difference of its
    /// neighbors, times 2 d / (time between the neighbors) with d the segment's length in time; at an end, or next to a
    /// jump, it is the difference of the segment.) options may be null where its defaults will do. The caller destroys
    /// what is made. `ANIM_ERROR_ARGUMENT` names the index at fault.
    pub fn anim_keyframes_create_values(options: *const anim_keyframe_options, values: *const f64, value_count: usize, times: *const f64, time_count: usize, curves: *const anim_cubic_bezier, curve_count: usize, parameters: *const f64, parameter_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts\[i\] on, and for
    /// durations\[i\] (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of
    /// values. Between blocks it holds; a duration of 0 jumps; a block that would go on beyond 1 arrives at 1. Blocks
    /// follow each other by start, then by index; one that starts while another runs takes over from the value at that
    /// moment (on the straight course; in the discrete mode the one before has not come yet then). In the cubic mode
    /// blocks that meet are one spline, which comes to rest where a gap follows, and overshoots where the direction
    /// turns. count is the number of blocks, value_count that of all their numbers. initial: the value at 0, a row;
    /// initial_count 0: what the caller gives when it evaluates.
    pub fn anim_keyframes_create_blocks(options: *const anim_keyframe_options, starts: *const f64, durations: *const f64, count: usize, values: *const f64, value_count: usize, initial: *const f64, initial_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives. velocities:
    /// two rows for each keyframe, the velocities (units per second) at its start and at its end, of which those are
    /// read that its flags name: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. velocities_count may
    /// be 0 where no flag names any. What is not given continues the motion: cubics that meet are a Catmull-Rom spline;
    /// next to a keyframe of another kind a cubic takes that one's velocity, a spring the velocity of what was before
    /// it. The end of the track, and a MOVE, are at rest. A spring that SETTLES runs as long as it takes from rest to
    /// be at rest within 1/1000 of its way, and ends at its value. One with a duration is cut: the next keyframe begins
    /// where it has come to. The last keyframe ends at its value. initial: where the track begins, a row, or two with
    /// its velocity (one row: at rest); initial_count 0: what the caller gives when it evaluates.
    pub fn anim_keyframes_create_track(options: *const anim_keyframe_options, keys: *const anim_keyframe, key_count: usize, values: *const f64, value_count: usize, velocities: *const f64, velocities_count: usize, initial: *const f64, initial_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Releases keyframes.
    pub fn anim_keyframes_destroy(keyframes: *mut anim_keyframes) -> anim_status;

    /// What keyframes are. info-\>struct_size must be sizeof \*info.
    pub fn anim_keyframes_get_info(keyframes: *const anim_keyframes, info: *mut anim_keyframes_info) -> anim_status;

    /// Values and velocities (units per second) at many times (seconds): a row for each time. count is the numbers that
    /// values and velocities have room for, time_count times the components; either may be null. Before 0 the motion
    /// stands at its first value, from its duration on at its last, at rest. At the time of a key it is where the next
    /// segment begins: a jump has happened. A velocity that would be infinite is 0. start: where the motion begins,
    /// where it needs that (otherwise it is not read): a row, or two with the velocity. Blocks begin at rest always.
    /// `ANIM_ERROR_ARGUMENT` for a start_count that does not fit.
    pub fn anim_keyframes_evaluate(keyframes: *mut anim_keyframes, times: *const f64, time_count: usize, start: *const f64, start_count: usize, values: *mut f64, velocities: *mut f64, count: usize) -> anim_status;

    /// The values of many keyframes at one time: their rows behind each other. value_count is the sum of their
    /// component counts. `ANIM_ERROR_STATE` for one that needs a start.
    pub fn anim_keyframes_evaluate_many(keyframes: *const *mut anim_keyframes, keyframes_count: usize, time: f64, values: *mut f64, value_count: usize) -> anim_status;

    /// Fills the timing with the defaults named above.
    pub fn anim_default_media_timing(timing: *mut anim_media_timing, struct_size: u32) -> anim_status;

    /// The timing at a parent time in seconds.
    pub fn anim_media_timing_evaluate(timing: *const anim_media_timing, parent_time: f64, sample: *mut anim_media_sample) -> anim_status;

    /// The same at many times at once; samples has room for count.
    pub fn anim_media_timing_evaluate_many(timing: *const anim_media_timing, parent_times: *const f64, count: usize, samples: *mut anim_media_sample) -> anim_status;

    /// The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
    /// which the active phase begins and at which it ends for good: infinite when never, minus infinite when always
    /// before. Each result pointer may be null.
    pub fn anim_media_timing_get_interval(timing: *const anim_media_timing, active_duration: *mut f64, start_time: *mut f64, end_time: *mut f64) -> anim_status;

    /// Fills the timing with the defaults named above.
    pub fn anim_default_web_timing(timing: *mut anim_web_timing, struct_size: u32) -> anim_status;

    /// The timing at a local time, the animation's current time.
    pub fn anim_web_timing_evaluate(timing: *const anim_web_timing, local_time: f64, sample: *mut anim_web_sample) -> anim_status;

    /// The same at many times at once; samples has room for count.
    pub fn anim_web_timing_evaluate_many(timing: *const anim_web_timing, local_times: *const f64, count: usize, samples: *mut anim_web_sample) -> anim_status;

    /// The active duration and the end time. Either result pointer may be null.
    pub fn anim_web_timing_get_interval(timing: *const anim_web_timing, active_duration: *mut f64, end_time: *mut f64) -> anim_status;

    /// Fills the decay with the defaults named above.
    pub fn anim_default_decay(decay: *mut anim_decay, struct_size: u32) -> anim_status;

    /// The rate per second of a decay that leaves this part (0 \< remaining \< 1) of the velocity every millisecond:
    /// -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
    pub fn anim_decay_get_rate(remaining: f64, rate: *mut f64) -> anim_status;

    /// Value and velocity (units per second) at many times (seconds since the start; a negative time is taken as 0) of
    /// what starts at from with the given velocity. values and velocities have room for count numbers; either may be
    /// null.
    pub fn anim_decay_evaluate(decay: *const anim_decay, times: *const f64, count: usize, from: f64, velocity: f64, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// The same for many components at one time: component i starts at from\[i\] with initial_velocities\[i\]. values
    /// may be from, and velocities initial_velocities.
    pub fn anim_decay_animate_many(decay: *const anim_decay, time: f64, from: *const f64, initial_velocities: *const f64, count: usize, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// Where it ends, the seconds after which a bound's spring has it (infinite when none takes it), and a time from
    /// which it stays within threshold (\> 0) of its end, in units and in units per second; infinite when never. Each
    /// result pointer may be null.
    pub fn anim_decay_predict(decay: *const anim_decay, from: f64, velocity: f64, threshold: f64, end: *mut f64, takeover: *mut f64, resting_time: *mut f64) -> anim_status;

    /// The initial velocity with which a decay from one place, without bounds, ends at another: rate \* (target -
    /// from).
    pub fn anim_decay_get_velocity(decay: *const anim_decay, from: f64, target: f64, velocity: *mut f64) -> anim_status;

    /// Where what is dragged to each position is shown. values may be positions itself.
    pub fn anim_rubber_band_evaluate(band: *const anim_rubber_band, positions: *const f64, count: usize, values: *mut f64) -> anim_status;

    /// The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
    pub fn anim_rubber_band_invert(band: *const anim_rubber_band, values: *const f64, count: usize, positions: *mut f64) -> anim_status;

    /// An estimator without samples. The caller destroys it.
    pub fn anim_velocity_estimator_create(estimator: *mut *mut anim_velocity_estimator) -> anim_status;

    /// Releases an estimator.
    pub fn anim_velocity_estimator_destroy(estimator: *mut anim_velocity_estimator) -> anim_status;

    /// Forgets all samples: for the next time that a pointer goes down.
    pub fn anim_velocity_estimator_reset(estimator: *mut anim_velocity_estimator) -> anim_status;

    /// Adds where the pointer is at many times (seconds of any clock), in order: coordinates are the x and y of each in
    /// turn, 2 \* count numbers. A sample at the time of the last one replaces it; one of an earlier time is ignored.
    /// The place at which a pointer goes up is usually the last one repeated, and is better left out.
    pub fn anim_velocity_estimator_add(estimator: *mut anim_velocity_estimator, times: *const f64, coordinates: *const f64, count: usize) -> anim_status;

    /// The velocity in units per second of a pointer that is let go at a time (seconds, of the samples' clock).
    pub fn anim_velocity_estimator_estimate(estimator: *const anim_velocity_estimator, time: f64, x: *mut f64, y: *mut f64) -> anim_status;

    /// Converts count colors of four numbers each from one space to another, right to 1e-12 within the gamuts (save
    /// light from 0.0031308 to 0.003130806, where CSS's rounded limits contradict each other: here everything comes
    /// back from linear light as it went in). A hue comes out from 0 to 2 pi. The opacity is carried through. Nothing
    /// changes where the spaces are the same; otherwise components beyond 1e30 in size are taken as that. Numbers are
    /// at most 1e150 in size (`ANIM_ERROR_LIMIT`). results has room for 4 \* count numbers and may be colors itself.
    /// count is at most `ANIM_LIMIT_ARRAY` / 4.
    pub fn anim_color_convert(from_space: anim_color_space, to_space: anim_color_space, colors: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// The color at a progress from one color (0) to another (1) as CSS Color 4, section 12, says: both, four numbers
    /// of sRGB that are not premultiplied, go to the space, there to each other, and back. In OKLCH a color whose
    /// chroma is at most 0.000004 has no hue, and takes over the other's. A progress beyond 0 and 1 extrapolates. Where
    /// the result is transparent and premultiplied is 1, it is black. Numbers are at most 1e150 in size. result has
    /// room for four numbers, and may be from or to.
    pub fn anim_color_interpolate(interpolation: *const anim_color_interpolation, from: *const f64, to: *const f64, progress: f64, result: *mut f64) -> anim_status;

    /// The same at many progresses: results has room for 4 \* count numbers, which overlap no argument. count is at
    /// most `ANIM_LIMIT_ARRAY` / 4.
    pub fn anim_color_interpolate_many(interpolation: *const anim_color_interpolation, from: *const f64, to: *const f64, progresses: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// Takes a transform apart. Every one has parts, singular ones too. Coefficients are at most 1e150 in size
    /// (`ANIM_ERROR_LIMIT`).
    pub fn anim_transform_decompose(transform: *const anim_transform, parts: *mut anim_transform_parts) -> anim_status;

    /// The transform that parts make, which may be any numbers of at most 1e150 in size (`ANIM_ERROR_LIMIT`).
    /// Coefficients that would be beyond 1e150 in size are clamped to it.
    pub fn anim_transform_compose(parts: *const anim_transform_parts, transform: *mut anim_transform) -> anim_status;

    /// The transform at a progress from one (0) to another (1), part by part: the angle the short way round; where one
    /// is mirrored in x and the other in y, by half a turn instead. A progress beyond 0 and 1 extrapolates. Where
    /// either is singular, or as good as (its parts have a scale of 0 or a shear), it jumps at 0.5, as CSS says.
    /// Numbers are at most 1e150 in size. result may be from or to.
    pub fn anim_transform_interpolate(from: *const anim_transform, to: *const anim_transform, progress: f64, result: *mut anim_transform) -> anim_status;

    /// The same at many progresses: results has room for count transforms, which overlap no argument. count is at most
    /// `ANIM_LIMIT_ARRAY` / 6.
    pub fn anim_transform_interpolate_many(from: *const anim_transform, to: *const anim_transform, progresses: *const f64, count: usize, results: *mut anim_transform) -> anim_status;

    /// An empty path. The caller destroys it.
    pub fn anim_path_create(path: *mut *mut anim_path) -> anim_status;

    /// Releases a path.
    pub fn anim_path_destroy(path: *mut anim_path) -> anim_status;

    /// Removes everything and keeps the memory.
    pub fn anim_path_clear(path: *mut anim_path) -> anim_status;

    /// Begins a subpath.
    pub fn anim_path_move_to(path: *mut anim_path, x: f64, y: f64) -> anim_status;

    /// Straight line, quadratic and cubic Bezier curve from the current point. `ANIM_ERROR_STATE` on a path that has
    /// none.
    pub fn anim_path_line_to(path: *mut anim_path, x: f64, y: f64) -> anim_status;

    /// Straight line, quadratic and cubic Bezier curve from the current point. `ANIM_ERROR_STATE` on a path that has
    /// none.
    pub fn anim_path_quadratic_to(path: *mut anim_path, control_x: f64, control_y: f64, x: f64, y: f64) -> anim_status;

    /// Straight line, quadratic and cubic Bezier curve from the current point. `ANIM_ERROR_STATE` on a path that has
    /// none.
    pub fn anim_path_cubic_to(path: *mut anim_path, control1_x: f64, control1_y: f64, control2_x: f64, control2_y: f64, x: f64, y: f64) -> anim_status;

    /// Closes the subpath; the current point is its beginning again. `ANIM_ERROR_STATE` on a path without a subpath.
    pub fn anim_path_close(path: *mut anim_path) -> anim_status;

    /// Appends many verbs at once: verbs are `ANIM_VERB_...` bytes, coordinates the x and y of their points in a row,
    /// and coordinate_count must be what the verbs take. All or nothing.
    pub fn anim_path_append(path: *mut anim_path, verbs: *const anim_verb, verb_count: usize, coordinates: *const f64, coordinate_count: usize) -> anim_status;

    /// Closed shapes, each wound clockwise on the screen. The corners' radius, \>= 0, is clamped to half of the shorter
    /// side.
    pub fn anim_path_add_rectangle(path: *mut anim_path, rectangle: *const anim_rectangle, radius: f64) -> anim_status;

    /// Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself.
    pub fn anim_path_add_ellipse(path: *mut anim_path, rectangle: *const anim_rectangle) -> anim_status;

    /// The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three
    /// strokes and an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke \>= 0; the
    /// rectangle is at least six strokes wide and high.
    pub fn anim_path_add_symbol(path: *mut anim_path, rectangle: *const anim_rectangle, stroke: f64, arrowness: f64) -> anim_status;

    /// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn anim_path_transform(path: *mut anim_path, transform: *const anim_transform) -> anim_status;

    /// The tight bounding box (of the curves, not of their control points). `ANIM_ERROR_STATE` on an empty path.
    pub fn anim_path_get_bounds(path: *const anim_path, bounds: *mut anim_rectangle) -> anim_status;

    /// How many verbs and coordinates (two a point) the path has. Either pointer may be null.
    pub fn anim_path_get_counts(path: *const anim_path, verb_count: *mut usize, coordinate_count: *mut usize) -> anim_status;

    /// Copies the path's contents out. The capacities must be at least the counts (`ANIM_ERROR_CAPACITY`).
    pub fn anim_path_copy(path: *const anim_path, verbs: *mut anim_verb, verb_capacity: usize, coordinates: *mut f64, coordinate_capacity: usize) -> anim_status;

    /// Fills the options with their defaults: strict, arcs within 1e-9.
    pub fn anim_default_path_parsing(options: *mut anim_path_parsing, struct_size: u32) -> anim_status;

    /// Replaces the path's contents by SVG path data: the grammar of SVG 2
    /// (<https://www.w3.org/TR/SVG2/paths.html#PathDataBNF>), every command, absolute and relative, with exponents in
    /// numbers. The memory is used again. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0.
    /// Relative coordinates add up as doubles. Arcs become cubic curves, as many as arc_accuracy takes, and end at
    /// their very end points; an arc whose radius is 0 is a line, one that ends where it begins is nothing, radii that
    /// do not reach are made larger. An empty text is an empty path; "none" is CSS's word and no path data. A second Z
    /// in a row adds nothing; after Z a command other than M begins with a move to where the subpath began. A point
    /// without digits after it belongs to no number. options may be null for the defaults. \*error_offset, which may be
    /// null, receives the byte of the text where the first error is, -1 where there is none; also where the call fails
    /// for that error, unlike other out-pointers. `ANIM_ERROR_SYNTAX` where the text is no path data,
    /// `ANIM_ERROR_LIMIT` for a coordinate beyond 1e150, for too many verbs and for a text of more than
    /// `ANIM_LIMIT_TEXT_BYTES`: the message says what was expected and found at which byte, and
    /// `anim_last_error_place()` gives line and column. With lenient set these two errors in the data are not the
    /// call's: it returns `ANIM_OK` with all that stands before, and message and place are set nevertheless.
    /// O(text_length).
    pub fn anim_path_parse(path: *mut anim_path, text: *const c_char, text_length: usize, options: *const anim_path_parsing, error_offset: *mut i64) -> anim_status;

    /// Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
    pub fn anim_default_path_format(format: *mut anim_path_format, struct_size: u32) -> anim_status;

    /// The path as SVG path data. Coordinates ABSOLUTE, not minified and with digits = -1, it is what people read best:
    /// a command for each verb, each number without an exponent and with the fewest digits that read back as itself.
    /// With digits = -1 reading them gives the very same path, save that minus zero becomes 0. Errors of rounded
    /// relative coordinates do not add up: each is the difference to what a reader has by then. format may be null for
    /// the defaults. O(verbs).
    pub fn anim_path_write(path: *const anim_path, format: *const anim_path_format, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// An arc of an ellipse from the current point to (x, y), as SVG's A draws it: a radius of 0 makes a line, negative
    /// radii count as positive, radii that do not reach are made larger, and an arc that ends where it begins is
    /// nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round,
    /// sweep = 1 the one clockwise on the screen. It becomes cubic curves within accuracy (1e-13 to 1) of the larger
    /// radius, and ends at (x, y) itself. `ANIM_ERROR_STATE` without a current point; `ANIM_ERROR_LIMIT` when points of
    /// the arc are beyond 1e150.
    pub fn anim_path_arc_to(path: *mut anim_path, radius_x: f64, radius_y: f64, rotation: f64, large: anim_bool, sweep: anim_bool, x: f64, y: f64, accuracy: f64) -> anim_status;

    /// An arc of an ellipse around a center, from the angle start on by angle (radians, clockwise on the screen, both
    /// in the ellipse's own frame; more than a whole turn is one). Radii \>= 0. Where the last subpath is open a line
    /// leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy and
    /// errors as above.
    pub fn anim_path_add_arc(path: *mut anim_path, center_x: f64, center_y: f64, radius_x: f64, radius_y: f64, rotation: f64, start: f64, angle: f64, accuracy: f64) -> anim_status;

    /// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them:
    /// difference receives -1 where they have, otherwise the number of commands before the first that differs.
    /// Arguments that repeat without a letter are commands of their own, those after M and m of L and l.
    /// `ANIM_ERROR_SYNTAX` and `ANIM_ERROR_LIMIT` as `anim_path_parse()`, for the first text that is no path data.
    /// O(a_length + b_length).
    pub fn anim_path_data_match(a: *const c_char, a_length: usize, b: *const c_char, b_length: usize, rule: anim_path_rule, difference: *mut i64) -> anim_status;

    /// The length of the outline. accuracy is by how much it may be wrong, the rounding of doubles apart; 0 stands for
    /// 1e-10 of the length. \>= 0. Of an empty path 0.
    pub fn anim_path_get_length(path: *const anim_path, accuracy: f64, length: *mut f64) -> anim_status;

    /// How far along the path the parameter (0...1, clamped) of the verb at an index is: the inverse of a location's
    /// verb and parameter. `ANIM_ERROR_NOT_FOUND` for an index beyond the last verb.
    pub fn anim_path_get_length_at(path: *const anim_path, verb: u32, parameter: f64, length: *mut f64) -> anim_status;

    /// The location at a length. `ANIM_ERROR_STATE` on an empty path, as the three functions that follow.
    pub fn anim_path_get_location_at(path: *const anim_path, length: f64, location: *mut anim_path_location) -> anim_status;

    /// Evaluates one quantity (`ANIM_PATH_QUANTITY_...`) at many lengths; results has one or two numbers for each of
    /// count lengths. Fastest for lengths in order.
    pub fn anim_path_get_values_at(path: *const anim_path, what: anim_path_quantity, lengths: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// Motion along the path: for each length what puts a thing that is drawn at the origin, looking right, to its
    /// place. rotation is `ANIM_PATH_ROTATION_...`; pi as the angle looks back (auto-reverse). For motion that is
    /// paced, let the length grow evenly.
    pub fn anim_path_get_transforms_at(path: *const anim_path, rotation: anim_path_rotation, angle: f64, lengths: *const f64, count: usize, transforms: *mut anim_transform) -> anim_status;

    /// The location on the outline that is nearest to a point, with its distance; of several as near the first. Every
    /// local minimum that could be the least is examined, so that none is missed. Moves count only in a path that draws
    /// nothing.
    pub fn anim_path_find_nearest(path: *const anim_path, x: f64, y: f64, location: *mut anim_path_location) -> anim_status;

    /// The same for many points, x and y in a row. Of the results, each null where it is not wanted, nearest has the x
    /// and y of the locations in a row, and distances and lengths one number each.
    pub fn anim_path_find_nearest_many(path: *const anim_path, points: *const f64, count: usize, nearest: *mut f64, distances: *mut f64, lengths: *mut f64) -> anim_status;

    /// Fills the options with the defaults named above. struct_size is the caller's sizeof.
    pub fn anim_default_path_trim_options(options: *mut anim_path_trim_options, struct_size: u32) -> anim_status;

    /// Makes result, which may be the path itself, the part of the path that the options keep, met to 1e-12 of the
    /// length. Where the part wraps around in a closed subpath (all of the path, or with `ANIM_PATH_TRIM_SUBPATHS` each
    /// one) it goes on without a gap. A subpath that is kept whole stays closed. Nothing of the path is an empty path.
    pub fn anim_path_trim(path: *const anim_path, options: *const anim_path_trim_options, result: *mut anim_path) -> anim_status;

    /// Cuts the path at lengths, in any order, and makes result, which may be the path itself, the piece of that index;
    /// pieces receives how many there are (may be null). Lengths at or beyond an end and those given twice cut nothing
    /// more. A path that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the
    /// last of several pieces goes on over the beginning to the first cut. `ANIM_ERROR_NOT_FOUND` for an index beyond
    /// the pieces.
    pub fn anim_path_split(path: *const anim_path, lengths: *const f64, count: usize, index: usize, result: *mut anim_path, pieces: *mut usize) -> anim_status;

    /// The path's subpaths in order: \*count receives how many there are; a capacity of 0 asks for that alone (subpaths
    /// may then be null), one that is too small is `ANIM_ERROR_CAPACITY`.
    pub fn anim_path_list_subpaths(path: *const anim_path, subpaths: *mut anim_subpath, capacity: usize, count: *mut usize) -> anim_status;

    /// The bounding box of all points, control points included: faster than `anim_path_get_bounds()`, and never
    /// smaller. `ANIM_ERROR_STATE` on an empty path.
    pub fn anim_path_get_control_bounds(path: *const anim_path, bounds: *mut anim_rectangle) -> anim_status;

    /// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; what is
    /// enclosed twice counts twice, and what runs the other way (as holes do) is subtracted. Exact but for rounding, by
    /// Green's theorem; relative to each subpath's start, so that a place far from the origin costs no accuracy.
    pub fn anim_path_get_area(path: *const anim_path, area: *mut f64) -> anim_status;

    /// The center of mass of what the path encloses, counted as by `anim_path_get_area()`. The middle of the bounding
    /// box where the area is less than 1e-12 of that of the box; `ANIM_ERROR_STATE` on an empty path.
    pub fn anim_path_get_centroid(path: *const anim_path, centroid: *mut anim_point) -> anim_status;

    /// How often the outline runs around a point: clockwise on the screen, minus counter-clockwise. Open subpaths count
    /// as closed. On the outline itself it may be that of either side; 1e-12 of the path's size beside it, it is right.
    pub fn anim_path_get_winding(path: *const anim_path, x: f64, y: f64, winding: *mut i32) -> anim_status;

    /// The same at many points. The pointers may be null where count is 0.
    pub fn anim_path_get_winding_many(path: *const anim_path, points: *const anim_point, count: usize, windings: *mut i32) -> anim_status;

    /// Whether a point lies inside by a rule. Open subpaths count as closed.
    pub fn anim_path_contains(path: *const anim_path, x: f64, y: f64, fill_rule: anim_fill_rule, inside: *mut anim_bool) -> anim_status;

    /// Replaces what result holds, which may be the path itself, by the path as straight lines, nowhere farther from it
    /// than a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that). Lines and closes stay
    /// as they are. Each curve becomes lines of about equal errors, as few as that takes: cut at equal parts of the
    /// integral of the root of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), each line then proved
    /// to be near enough. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_PIECES`.
    pub fn anim_path_flatten(path: *const anim_path, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// How many verbs and coordinates `anim_path_flatten()` gives, without building it. Either pointer may be null.
    pub fn anim_path_get_flattened_counts(path: *const anim_path, tolerance: f64, verb_count: *mut usize, coordinate_count: *mut usize) -> anim_status;

    /// The flattened path as rows of points: those of subpath i end before points\[ends\[i\]\], and begin where those
    /// of the one before end. A closed subpath ends with its first point again. \*point_count and \*subpath_count
    /// receive how many there are; capacities of 0 for both ask for that alone (points and ends may then be null), one
    /// that is too small is `ANIM_ERROR_CAPACITY`.
    pub fn anim_path_get_polylines(path: *const anim_path, tolerance: f64, points: *mut anim_point, point_capacity: usize, point_count: *mut usize, ends: *mut usize, end_capacity: usize, subpath_count: *mut usize) -> anim_status;

    /// The same path.
    pub fn anim_path_assign(path: *const anim_path, result: *mut anim_path) -> anim_status;

    /// Whether two paths have the same verbs and equal coordinates.
    pub fn anim_path_is_equal(path: *const anim_path, other: *const anim_path, equal: *mut anim_bool) -> anim_status;

    /// One subpath. `ANIM_ERROR_NOT_FOUND` for an index beyond the last.
    pub fn anim_path_get_subpath(path: *const anim_path, index: usize, result: *mut anim_path) -> anim_status;

    /// Appends another path, which may be the path itself, to a path. The transform may be null. Coordinates that would
    /// be beyond 1e150 in size are clamped to it.
    pub fn anim_path_extend(path: *mut anim_path, other: *const anim_path, transform: *const anim_transform) -> anim_status;

    /// The same; but where the path's last subpath is open, the other's first goes on from its end: by a line to where
    /// it begins, or by nothing where that is the same point.
    pub fn anim_path_join(path: *mut anim_path, other: *const anim_path) -> anim_status;

    /// The outline walked the other way: the last subpath first, each from its end to its start. A closed subpath
    /// begins where it began, and is closed.
    pub fn anim_path_reverse(path: *const anim_path, result: *mut anim_path) -> anim_status;

    /// The path with one of its subpaths reversed; the order of subpaths stays. `ANIM_ERROR_NOT_FOUND` for an index
    /// beyond the last.
    pub fn anim_path_reverse_subpath(path: *const anim_path, index: usize, result: *mut anim_path) -> anim_status;

    /// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter. Where longest (\>
    /// 0) is finite, the pieces have equal length instead (to 1e-9 of it), and there are more than parts of them where
    /// a piece would be longer than longest. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_PIECES`, before any is
    /// made.
    pub fn anim_path_subdivide(path: *const anim_path, parts: u32, longest: f64, result: *mut anim_path) -> anim_status;

    /// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones of equal
    /// parts of its parameter, which then have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
    /// (Sederberg, "Computer Aided Geometric Design"). `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_PIECES`
    /// quadratic curves.
    pub fn anim_path_convert(path: *const anim_path, conversion: anim_path_conversion, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// The path with all its open subpaths closed.
    pub fn anim_path_close_all(path: *const anim_path, result: *mut anim_path) -> anim_status;

    /// The path without degenerate segments, whose points are all within the tolerance (\>= 0, in points, in x and in
    /// y) of their start, and without subpaths that have no segment left.
    pub fn anim_path_remove_degenerate(path: *const anim_path, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// Fills the style with the defaults named above. struct_size is the caller's sizeof.
    pub fn anim_default_stroke_style(style: *mut anim_stroke_style, struct_size: u32) -> anim_status;

    /// The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be
    /// path. Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center
    /// line. A tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width
    /// counts as that. A closed subpath gives two outlines of opposite directions, an open one gives one; bends that
    /// are tighter than half the width add outlines of their own, and outlines may overlap. The whole is the stroke
    /// shape of SVG 2: what the normals sweep, with joins and caps. A cusp is round, as ever tighter bends are. A
    /// subpath without a length shows its round or square caps, that of a lone move nothing. style may be null for the
    /// defaults. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_DASHES` or `ANIM_LIMIT_PATH_VERBS` verbs, and as of
    /// `anim_path_simplify()` where the style asks for that.
    pub fn anim_path_stroke(path: *const anim_path, style: *const anim_stroke_style, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be
    /// path. Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center
    /// line. A tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width
    /// counts as that. A closed subpath gives two outlines of opposite directions, an open one gives one; bends that
    /// are tighter than half the width add outlines of their own, and outlines may overlap. The whole is the stroke
    /// shape of SVG 2: what the normals sweep, with joins and caps. A cusp is round, as ever tighter bends are. A
    /// subpath without a length shows its round or square caps, that of a lone move nothing. style may be null for the
    /// defaults. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_DASHES` or `ANIM_LIMIT_PATH_VERBS` verbs, and as of
    /// `anim_path_simplify()` where the style asks for that.
    pub fn anim_path_stroke_flat(path: *const anim_path, style: *const anim_stroke_style, dashes: *const f64, dash_count: usize, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// The dashes of a path as open subpaths, lengths and offset as in `anim_stroke_style`. They replace what result
    /// holds, which may be path. Curves stay curves, cut to 1e-9 of their length. Each subpath begins anew; the last
    /// dash of a closed one goes on with its first where both reach the start. A dash of length 0 is a line from a
    /// point to itself. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_DASHES`.
    pub fn anim_path_dash(path: *const anim_path, dashes: *const f64, count: usize, offset: f64, result: *mut anim_path) -> anim_status;

    /// The path with its corners rounded, which replaces what result holds; result may be path. A corner is where two
    /// segments of a subpath meet at an angle; that at the start of a closed subpath is its first. radii are those of
    /// the corners in order (0 to 1e150), from the beginning again where there are more; a count of 0 changes nothing.
    /// Between two lines a corner becomes an arc, a cubic curve for each quarter turn. Its radius is cut down so that
    /// it takes no more than half of a line that ends in another corner, and no more than all of another. Where a curve
    /// is one of the two, both are cut as far from the corner, along them, as lines would be, and a cubic curve joins
    /// them that goes on in their directions. smoothing is 0 for arcs. Up to 1, a corner between two lines begins
    /// earlier by that part of what the arc takes, as far as there is room, and its curvature rises from 0 to that of a
    /// shorter arc: continuous corners, as iOS has.
    pub fn anim_path_round_corners(path: *const anim_path, radii: *const f64, count: usize, smoothing: f64, result: *mut anim_path) -> anim_status;

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made. style may be null for the defaults.
    pub fn anim_path_stroke_contains(path: *const anim_path, x: f64, y: f64, style: *const anim_stroke_style, inside: *mut anim_bool) -> anim_status;

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made. style may be null for the defaults.
    pub fn anim_path_stroke_contains_flat(path: *const anim_path, x: f64, y: f64, style: *const anim_stroke_style, dashes: *const f64, dash_count: usize, inside: *mut anim_bool) -> anim_status;

    /// The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where
    /// count is 0.
    pub fn anim_path_stroke_contains_many(path: *const anim_path, points: *const anim_point, count: usize, style: *const anim_stroke_style, inside: *mut u8) -> anim_status;

    /// The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where
    /// count is 0.
    pub fn anim_path_stroke_contains_many_flat(path: *const anim_path, points: *const anim_point, count: usize, style: *const anim_stroke_style, dashes: *const f64, dash_count: usize, inside: *mut u8) -> anim_status;

    /// What an operation keeps of the insides of two paths; fill_rule says what is inside of each.
    pub fn anim_path_combine(path: *const anim_path, other: *const anim_path, operation: anim_path_operation, fill_rule: anim_fill_rule, result: *mut anim_path) -> anim_status;

    /// The path without crossings and overlaps, as of a stroke's outline: the contours of its inside.
    pub fn anim_path_simplify(path: *const anim_path, fill_rule: anim_fill_rule, result: *mut anim_path) -> anim_status;

    /// The inside made larger by a distance on all sides, or smaller by a negative one, up to 5e149 in size: the union
    /// with, or the difference to, the stroke of its outline of twice that width. join and miter_limit say what corners
    /// look like, as in `anim_stroke_style`: outer ones where it grows, inner ones where it shrinks. Curves are within
    /// tolerance of the true ones; 0 is a thousandth of twice the distance.
    pub fn anim_path_offset(path: *const anim_path, distance: f64, join: anim_join, miter_limit: f64, tolerance: f64, fill_rule: anim_fill_rule, result: *mut anim_path) -> anim_status;

    /// A collection without paths. The caller destroys it.
    pub fn anim_path_collection_create(collection: *mut *mut anim_path_collection) -> anim_status;

    /// Releases a collection.
    pub fn anim_path_collection_destroy(collection: *mut anim_path_collection) -> anim_status;

    /// Removes all paths.
    pub fn anim_path_collection_clear(collection: *mut anim_path_collection) -> anim_status;

    /// Appends count paths of SVG path data, read as by `anim_path_parse()`. The texts stand in a row in text, of at
    /// most `ANIM_LIMIT_TEXT_BYTES` together: that of path i ends before the byte ends\[i\], and begins where the one
    /// before ends. ends must not fall, and the last of them is text_length. options may be null for the defaults.
    /// `ANIM_ERROR_SYNTAX` and `ANIM_ERROR_LIMIT` for the first text with an error: the message says which, counted
    /// from 0, and `anim_last_error_place()` gives line and column in it; no path is appended then. With lenient set
    /// each path has what stands before its error, and the call returns `ANIM_OK`; message and place are those of the
    /// first error nevertheless. error_offsets, which may be null, receives for each text the byte where its first
    /// error is, -1 where there is none.
    pub fn anim_path_collection_parse(collection: *mut anim_path_collection, text: *const c_char, text_length: usize, ends: *const usize, count: usize, options: *const anim_path_parsing, error_offsets: *mut i64) -> anim_status;

    /// Appends a copy of a path. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_VERBS` paths.
    pub fn anim_path_collection_append(collection: *mut anim_path_collection, path: *const anim_path) -> anim_status;

    /// How many paths there are.
    pub fn anim_path_collection_get_count(collection: *const anim_path_collection, count: *mut usize) -> anim_status;

    /// Replaces what result holds by the path at an index. `ANIM_ERROR_NOT_FOUND` for an index beyond the last.
    pub fn anim_path_collection_get_path(collection: *const anim_path_collection, index: usize, result: *mut anim_path) -> anim_status;

    /// Tight bounding boxes, as `anim_path_get_bounds()` gives them. That of an empty path is four times not a number.
    pub fn anim_path_collection_list_bounds(collection: *const anim_path_collection, bounds: *mut anim_rectangle, capacity: usize, count: *mut usize) -> anim_status;

    /// Lengths of outlines, each within accuracy as by `anim_path_get_length()`.
    pub fn anim_path_collection_list_lengths(collection: *const anim_path_collection, accuracy: f64, lengths: *mut f64, capacity: usize, count: *mut usize) -> anim_status;

    /// Signed areas, as `anim_path_get_area()` gives them.
    pub fn anim_path_collection_list_areas(collection: *const anim_path_collection, areas: *mut f64, capacity: usize, count: *mut usize) -> anim_status;

    /// Whether points lie inside by a rule, 0 or 1: for each path a row of as many numbers as there are points. \*count
    /// receives the paths times the points.
    pub fn anim_path_collection_contains(collection: *const anim_path_collection, points: *const anim_point, point_count: usize, fill_rule: anim_fill_rule, inside: *mut u8, capacity: usize, count: *mut usize) -> anim_status;

    /// Fills the options with the defaults named above.
    pub fn anim_default_morph_options(options: *mut anim_morph_options, struct_size: u32) -> anim_status;

    /// The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller
    /// destroys it. Takes time in proportion to the paths, and up to 320 \* 320 steps for each pair of subpaths and
    /// attempt. `ANIM_ERROR_ARGUMENT` and `ANIM_ERROR_DUPLICATE` for pairs and points that do not fit the paths;
    /// `ANIM_ERROR_KIND` for paths of different structure when it must be the same; `ANIM_ERROR_LIMIT` for a result of
    /// too many verbs.
    pub fn anim_morph_create(from: *const anim_path, to: *const anim_path, options: *const anim_morph_options, morph: *mut *mut anim_morph) -> anim_status;

    /// The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller
    /// destroys it. Takes time in proportion to the paths, and up to 320 \* 320 steps for each pair of subpaths and
    /// attempt. `ANIM_ERROR_ARGUMENT` and `ANIM_ERROR_DUPLICATE` for pairs and points that do not fit the paths;
    /// `ANIM_ERROR_KIND` for paths of different structure when it must be the same; `ANIM_ERROR_LIMIT` for a result of
    /// too many verbs.
    pub fn anim_morph_create_flat(from: *const anim_path, to: *const anim_path, options: *const anim_morph_options, pairs: *const anim_morph_pair, pair_count: usize, points: *const anim_morph_pair, point_count: usize, morph: *mut *mut anim_morph) -> anim_status;

    /// The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to
    /// 1; none (time_count 0) for evenly. Options and errors as `anim_morph_create`; pairs and points hold for each two
    /// neighbors.
    pub fn anim_morph_create_sequence(paths: *const *const anim_path, count: usize, times: *const f64, time_count: usize, options: *const anim_morph_options, morph: *mut *mut anim_morph) -> anim_status;

    /// The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to
    /// 1; none (time_count 0) for evenly. Options and errors as `anim_morph_create`; pairs and points hold for each two
    /// neighbors.
    pub fn anim_morph_create_sequence_flat(paths: *const *const anim_path, count: usize, times: *const f64, time_count: usize, options: *const anim_morph_options, pairs: *const anim_morph_pair, pair_count: usize, points: *const anim_morph_pair, point_count: usize, morph: *mut *mut anim_morph) -> anim_status;

    /// Releases a morph.
    pub fn anim_morph_destroy(morph: *mut anim_morph) -> anim_status;

    /// Replaces a path's contents by the morph's at t: 0 is the first path and 1 the last, and at these and at the
    /// times of those between it is exactly them, verb for verb. Beyond 0 and 1 the motion goes on, as a spring
    /// overshoots; coordinates beyond 1e150 are clamped to it. Allocates only where the path has no room yet.
    pub fn anim_morph_get_path(morph: *const anim_morph, t: f64, path: *mut anim_path) -> anim_status;

    /// How many verbs and coordinates the common structure of the paths index and index + 1 has. Either pointer may be
    /// null. `ANIM_ERROR_NOT_FOUND` for an index beyond the last but one path.
    pub fn anim_morph_get_counts(morph: *const anim_morph, index: usize, verb_count: *mut usize, coordinate_count: *mut usize) -> anim_status;

    /// The verbs of that structure. The capacity must be at least their count (`ANIM_ERROR_CAPACITY`).
    pub fn anim_morph_get_verbs(morph: *const anim_morph, index: usize, verbs: *mut anim_verb, capacity: usize) -> anim_status;

    /// The coordinates of that structure at count times, 0 path index and 1 path index + 1: a row for each.
    /// coordinate_count must be count times the coordinates of one row.
    pub fn anim_morph_evaluate(morph: *const anim_morph, index: usize, times: *const f64, count: usize, coordinates: *mut f64, coordinate_count: usize) -> anim_status;

    /// Replaces the contents of two paths by path index and path index + 1 in their common structure: the same verbs,
    /// each with the fill of its original; for CSS, Lottie and others that interpolate point by point. (Where something
    /// turns, the points of the ends are these, but the motion between them is not straight.) One path that is given
    /// for both becomes the second.
    pub fn anim_morph_get_aligned(morph: *const anim_morph, index: usize, from: *mut anim_path, to: *mut anim_path) -> anim_status;

    /// Which subpaths became which, in the order of the common structure: pairs of indices of subpaths, -1 for none.
    /// One that was cut into parts is named for each. capacity 0 asks for the count alone.
    pub fn anim_morph_list_pairs(morph: *const anim_morph, index: usize, pairs: *mut anim_morph_pair, capacity: usize, count: *mut usize) -> anim_status;

    /// Parses an expression over count names (UTF-8 of at most `ANIM_LIMIT_NAME_BYTES`, written here without
    /// backquotes; name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be
    /// null where count is 0. The caller destroys it. `ANIM_ERROR_SYNTAX`, `ANIM_ERROR_NOT_FOUND` for a name that is
    /// not given or a function that does not exist, or `ANIM_ERROR_LIMIT`, each with line and column;
    /// `ANIM_ERROR_DUPLICATE` when a name is given twice.
    pub fn anim_expression_create(text: *const c_char, text_length: usize, names: *const *const c_char, name_lengths: *const usize, count: usize, expression: *mut *mut anim_expression) -> anim_status;

    /// Parses an expression over count names (UTF-8 of at most `ANIM_LIMIT_NAME_BYTES`, written here without
    /// backquotes; name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be
    /// null where count is 0. The caller destroys it. `ANIM_ERROR_SYNTAX`, `ANIM_ERROR_NOT_FOUND` for a name that is
    /// not given or a function that does not exist, or `ANIM_ERROR_LIMIT`, each with line and column;
    /// `ANIM_ERROR_DUPLICATE` when a name is given twice.
    pub fn anim_expression_create_flat(text: *const c_char, text_length: usize, names: *const c_char, names_length: usize, name_lengths: *const usize, count: usize, expression: *mut *mut anim_expression) -> anim_status;

    /// Releases an expression.
    pub fn anim_expression_destroy(expression: *mut anim_expression) -> anim_status;

    /// Which variables it reads, by position, each once, in order of appearance. \*count receives how many; a capacity
    /// of 0 asks for that alone.
    pub fn anim_expression_list_variables(expression: *const anim_expression, variables: *mut i32, capacity: usize, count: *mut usize) -> anim_status;

    /// The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN,
    /// and so may the result.
    pub fn anim_expression_evaluate(expression: *const anim_expression, variables: *const f64, count: usize, result: *mut f64) -> anim_status;

    /// The same many times at once: variables has result_count rows, each with a number for each name; variable_count
    /// must be the product. results may be variables itself.
    pub fn anim_expression_evaluate_many(expression: *const anim_expression, variables: *const f64, variable_count: usize, results: *mut f64, result_count: usize) -> anim_status;

    /// The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max
    /// and clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has
    /// abs at 0. What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables
    /// and rates may be infinite or NaN, and so may the results. Either result pointer may be null.
    pub fn anim_expression_differentiate(expression: *const anim_expression, variables: *const f64, rates: *const f64, count: usize, value: *mut f64, rate: *mut f64) -> anim_status;

    /// Fills the options with the defaults named above. struct_size is the caller's sizeof.
    pub fn anim_default_stage_options(options: *mut anim_stage_options, struct_size: u32) -> anim_status;

    /// Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it.
    pub fn anim_stage_create(options: *const anim_stage_options, stage: *mut *mut anim_stage) -> anim_status;

    /// Releases a stage. `ANIM_ERROR_STATE` for a scene's stage (destroy the scene).
    pub fn anim_stage_destroy(stage: *mut anim_stage) -> anim_status;

    /// Ends a call whose callback did not return but was left by longjmp(). To be called afterwards, from where the
    /// call was made or further out, on the same thread: inside the callback it is `ANIM_ERROR_REENTRANT`. What the
    /// call had done stays. The next advance makes up for one that was cut short (see owed of `anim_stage_info`), even
    /// one of 0 s, computes every presentation value, and tells other callbacks what they have not heard; until then
    /// values that were being computed may be old ones. Does nothing where no call is under way. A little memory that
    /// the call held is not given back. An easing's callback may be left while a value is half computed, or while an
    /// animation begins or ends: the next advance does the rest, at the stage time at which it was to happen, and all
    /// is as if nothing had been left. But an animation that its call had not yet described in full (it asked for the
    /// value from which a velocity is given, or at which a delayed animation that fills backwards stands) ends
    /// unfinished in the next advance, and a value that was being set is jumped to. Of a group or animator that was
    /// being removed or stopped, what has not ended goes on.
    pub fn anim_stage_abandon_call(stage: *mut anim_stage) -> anim_status;

    /// Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the
    /// stage (`ANIM_ERROR_DUPLICATE`), or empty for a property without one. The stage keeps a name's bytes until it is
    /// destroyed, also when the property is removed.
    pub fn anim_stage_add_property(stage: *mut anim_stage, name: *const c_char, name_length: usize, kind: anim_value_kind, value: *const f64, count: usize, property: *mut anim_property) -> anim_status;

    /// Fills the options with the defaults named above.
    pub fn anim_default_property_options(options: *mut anim_property_options, struct_size: u32) -> anim_status;

    /// Adds a property as `anim_stage_add_property` does, with options. Value, model and presentation are always in the
    /// kind's own components (a color's in sRGB); what lies between is interpolated as the options say.
    pub fn anim_stage_add_property_with(stage: *mut anim_stage, name: *const c_char, name_length: usize, options: *const anim_property_options, value: *const f64, count: usize, property: *mut anim_property) -> anim_status;

    /// Adds a property that holds a copy of a path, which must not be empty (`ANIM_ERROR_ARGUMENT`). Its components are
    /// the path's coordinates, at most `ANIM_LIMIT_VECTOR`.
    pub fn anim_stage_add_path(stage: *mut anim_stage, name: *const c_char, name_length: usize, path: *const anim_path, property: *mut anim_property) -> anim_status;

    /// Sets the path, which must not be empty, as `anim_stage_set_value` does. A path with the same verbs moves there
    /// point by point; to itself turned it turns (see `anim_stage_set_path_turns`). To any other it moves as a morph:
    /// on the way the presentation has the verbs of both, cut alike, and what moved the path goes on, so that one that
    /// is interrupted keeps its velocity; at rest it is the path that was set, with its own verbs. What would take more
    /// than 65536 coordinates (and eight times those of both paths) takes its place at once, as does a path that is set
    /// where no transaction is open or the property's action is NONE.
    pub fn anim_stage_set_path(stage: *mut anim_stage, property: anim_property, path: *const anim_path) -> anim_status;

    /// Copies the path out, as `ANIM_READ_MODEL` or `ANIM_READ_PRESENTATION` has it, in place of what the path held.
    /// While it is on its way to one with other verbs, presentation and velocity have as many components as the path
    /// that is shown.
    pub fn anim_stage_get_path(stage: *const anim_stage, property: anim_property, what: anim_read, path: *mut anim_path) -> anim_status;

    /// Adds many scalar properties without names at once; values holds count initial values, properties receives the
    /// identifiers.
    pub fn anim_stage_add_scalars(stage: *mut anim_stage, values: *const f64, count: usize, properties: *mut anim_property) -> anim_status;

    /// Removes a property; its animations end unfinished. `ANIM_ERROR_STATE` for one that a scene's document made.
    pub fn anim_stage_remove_property(stage: *mut anim_stage, property: anim_property) -> anim_status;

    /// The property of a name. `ANIM_ERROR_NOT_FOUND`.
    pub fn anim_stage_find_property(stage: *const anim_stage, name: *const c_char, name_length: usize, property: *mut anim_property) -> anim_status;

    /// All properties in order of creation. \*count receives how many there are; a capacity of 0 asks for that alone.
    /// One of at least 1 that is too small is `ANIM_ERROR_CAPACITY`.
    pub fn anim_stage_list_properties(stage: *const anim_stage, properties: *mut anim_property, capacity: usize, count: *mut usize) -> anim_status;

    /// What a property is and does. info-\>struct_size must be sizeof \*info.
    pub fn anim_stage_get_property_info(stage: *const anim_stage, property: anim_property, info: *mut anim_property_info) -> anim_status;

    /// The text of a name by its index in an event or info.
    pub fn anim_stage_get_name(stage: *const anim_stage, name: i32, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
    /// animations begun from now on. \> 0; 0.001 unless set.
    pub fn anim_stage_set_threshold(stage: *mut anim_stage, property: anim_property, threshold: f64) -> anim_status;

    /// Sets the model value. Inside an open transaction the presentation value moves there with the transaction's
    /// motion, from where it is and, for a spring, with the velocity that it has (see `ANIM_INTERRUPTION_...` for other
    /// ways); a transaction with a delay lets a running animation go on until the delay ends. Outside any transaction,
    /// or with `ANIM_MOTION_KIND_NONE`, it jumps there. In each case an animation of the property that runs or waits
    /// ends unfinished when the new one takes over. Setting a property that is at rest to the value it has does
    /// nothing. Components are at most 1e150 in size (`ANIM_ERROR_LIMIT`).
    pub fn anim_stage_set_value(stage: *mut anim_stage, property: anim_property, value: *const f64, count: usize) -> anim_status;

    /// Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing.
    pub fn anim_stage_set_value_many(stage: *mut anim_stage, properties: *const anim_property, count: usize, values: *const f64, value_count: usize) -> anim_status;

    /// Sets a property's model value in a transaction of its own, inside the innermost open one: the presentation goes
    /// there by a spring, in the place of what moves the property, from where it is and with the velocity that it has,
    /// or with velocity where that is not null (of the presentation, units per second, each at most 1e150 in size). A
    /// property that has an action of its own moves by that. transaction (may be null) receives the transaction, which
    /// completes when the property has arrived; it is committed, and may be complete already.
    pub fn anim_stage_spring_to(stage: *mut anim_stage, property: anim_property, value: *const f64, velocity: *const f64, count: usize, spring: *const anim_spring, transaction: *mut anim_transaction) -> anim_status;

    /// The same by a curve, which takes duration seconds, 0 to `ANIM_LIMIT_DURATION_SECONDS`.
    pub fn anim_stage_curve_to(stage: *mut anim_stage, property: anim_property, value: *const f64, count: usize, curve: *const anim_cubic_bezier, duration: f64, transaction: *mut anim_transaction) -> anim_status;

    /// Reads one property. count must be its number of components.
    pub fn anim_stage_get_value(stage: *const anim_stage, property: anim_property, what: anim_read, value: *mut f64, count: usize) -> anim_status;

    /// Reads many at once, components in a row; value_count must be the sum of their numbers of components.
    pub fn anim_stage_get_value_many(stage: *const anim_stage, properties: *const anim_property, count: usize, what: anim_read, values: *mut f64, value_count: usize) -> anim_status;

    /// The properties whose presentation value may have changed since the last call that took them, each once, in an
    /// order that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number
    /// and takes nothing. Otherwise up to capacity are taken, and the rest stays for the next call; \*count receives
    /// how many were taken.
    pub fn anim_stage_take_changed(stage: *mut anim_stage, properties: *mut anim_property, capacity: usize, count: *mut usize) -> anim_status;

    /// Fills a motion that inherits everything, with the default curve and the default spring at hand.
    pub fn anim_default_motion(motion: *mut anim_motion, struct_size: u32) -> anim_status;

    /// Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an
    /// inner transaction takes its duration from the enclosing one unless it is set; a spring does so only when the
    /// spring itself is inherited. `ANIM_ERROR_ARGUMENT` as well where kind is `ANIM_MOTION_KIND_INHERIT` and curve,
    /// spring or easing is not what `anim_default_motion` has filled it with: it would not be read.
    pub fn anim_stage_begin_transaction(stage: *mut anim_stage, motion: *const anim_motion, transaction: *mut anim_transaction) -> anim_status;

    /// Closes the innermost open transaction, which must be this one (`ANIM_ERROR_STATE`). It completes, once, when all
    /// animations begun in it have ended: at once when there are none.
    pub fn anim_stage_commit_transaction(stage: *mut anim_stage, transaction: anim_transaction) -> anim_status;

    /// Sets a property's action. motion is read for `ANIM_ACTION_OWN`, and may be null otherwise.
    pub fn anim_stage_set_action(stage: *mut anim_stage, property: anim_property, action: anim_action, motion: *const anim_motion) -> anim_status;

    /// Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new
    /// stage. The policy is part of a snapshot and of the hash. `ANIM_ERROR_ARGUMENT` for another number.
    pub fn anim_stage_set_reduced_motion(stage: *mut anim_stage, policy: anim_reduced_motion) -> anim_status;

    /// Fills the options with the defaults named above, ease and the default spring.
    pub fn anim_default_animation_options(options: *mut anim_animation_options, struct_size: u32) -> anim_status;

    /// Begins an explicit animation of a property, above those that it has. It is part of the innermost open
    /// transaction's completion, where one is open. Where it fills forwards it stays in effect after its end until it
    /// is removed or replaced. animation may be null. `ANIM_ERROR_STATE` for a derived property.
    ///
    /// from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for
    /// an additive animation). Of the options that are said to be of a kind, those of others are not read.
    ///
    /// sets_model makes the model value what the animation would show after its end if it filled forwards: with all of
    /// its repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring
    /// or decay where it comes to rest, also where a duration cuts it off. An additive animation has no value of its
    /// own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so
    /// that what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its
    /// beginning. (For groups the formula of `anim_media_timing` holds as it stands.) When it is over it still shows
    /// its last value at that very flick, and counts as running, unless the property is set or animated anew; from the
    /// next flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated: transforms by
    /// the parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1;
    /// colors in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    pub fn anim_stage_animate(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, animation: *mut anim_animation) -> anim_status;

    /// Begins an explicit animation of a property, above those that it has. It is part of the innermost open
    /// transaction's completion, where one is open. Where it fills forwards it stays in effect after its end until it
    /// is removed or replaced. animation may be null. `ANIM_ERROR_STATE` for a derived property.
    ///
    /// from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for
    /// an additive animation). Of the options that are said to be of a kind, those of others are not read.
    ///
    /// sets_model makes the model value what the animation would show after its end if it filled forwards: with all of
    /// its repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring
    /// or decay where it comes to rest, also where a duration cuts it off. An additive animation has no value of its
    /// own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so
    /// that what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its
    /// beginning. (For groups the formula of `anim_media_timing` holds as it stands.) When it is over it still shows
    /// its last value at that very flick, and counts as running, unless the property is set or animated anew; from the
    /// next flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated: transforms by
    /// the parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1;
    /// colors in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    pub fn anim_stage_animate_flat(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, from: *const f64, to: *const f64, by: *const f64, velocity: *const f64, count: usize, animation: *mut anim_animation) -> anim_status;

    /// Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
    /// either may be null. An end that is given as a path must be null in the options; what else they say counts. Where
    /// the paths' verbs are not those of the property, it moves as a morph, see `anim_stage_set_path`. Where it ends at
    /// to and sets the model, the model is that path. `ANIM_ERROR_KIND` for a property that is no path.
    pub fn anim_stage_animate_path(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, from: *const anim_path, to: *const anim_path, animation: *mut anim_animation) -> anim_status;

    /// Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
    /// either may be null. An end that is given as a path must be null in the options; what else they say counts. Where
    /// the paths' verbs are not those of the property, it moves as a morph, see `anim_stage_set_path`. Where it ends at
    /// to and sets the model, the model is that path. `ANIM_ERROR_KIND` for a property that is no path.
    pub fn anim_stage_animate_path_flat(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, by: *const f64, velocity: *const f64, count: usize, from: *const anim_path, to: *const anim_path, animation: *mut anim_animation) -> anim_status;

    /// Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added),
    /// or always moves straight (0), as CSS and Lottie have it. In snapshots. `ANIM_ERROR_KIND` for a property without
    /// path.
    pub fn anim_stage_set_path_turns(stage: *mut anim_stage, property: anim_property, turns: anim_bool) -> anim_status;

    /// Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added),
    /// or always moves straight (0), as CSS and Lottie have it. In snapshots. `ANIM_ERROR_KIND` for a property without
    /// path.
    pub fn anim_stage_get_path_turns(stage: *mut anim_stage, property: anim_property, turns: *mut anim_bool) -> anim_status;

    /// Keyframes of paths at key times, as `anim_keyframes_create_values` makes them of numbers: they move as a morph,
    /// and in the linear and paced modes they turn where one is the other turned (on a property, where that may). Their
    /// values are the coordinates of the paths, all cut alike; component_count of the options is not read. They are for
    /// properties that hold a path, of any verbs. Paths that draw nothing are the points where they begin.
    /// `ANIM_ERROR_LIMIT` where one would have more than `ANIM_LIMIT_KEYFRAME_COMPONENTS` coordinates, or all together
    /// more than `ANIM_LIMIT_KEYFRAME_NUMBERS`: each path of other verbs than the one before is cut like all before it,
    /// and counts as many as these then have.
    pub fn anim_keyframes_create_paths(options: *const anim_keyframe_options, paths: *const *const anim_path, path_count: usize, times: *const f64, time_count: usize, curves: *const anim_cubic_bezier, curve_count: usize, parameters: *const f64, parameter_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Blocks of paths, as `anim_keyframes_create_blocks` makes them of numbers: block i leads to paths\[i\]. initial:
    /// the path at 0; null: that which the property shows when they begin. What is said of
    /// `anim_keyframes_create_paths` holds; initial counts as the last of the paths. There must be a path or an initial
    /// one.
    pub fn anim_keyframes_create_path_blocks(options: *const anim_keyframe_options, starts: *const f64, durations: *const f64, paths: *const *const anim_path, count: usize, initial: *const anim_path, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// A track of paths, as `anim_keyframes_create_track` makes it of numbers: keys\[i\] leads to paths\[i\]. Keys have
    /// no velocities: their flags are 0 or `ANIM_KEYFRAME_SETTLES`. A linear key turns where the one path is the other
    /// turned; cubics and springs go straight. initial: the path at 0; null: that which the property shows when they
    /// begin.
    pub fn anim_keyframes_create_path_track(options: *const anim_keyframe_options, keys: *const anim_keyframe, paths: *const *const anim_path, key_count: usize, initial: *const anim_path, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Puts the path of keyframes of paths at a time (seconds) in place of what the path held. `ANIM_ERROR_KIND` for
    /// other keyframes, `ANIM_ERROR_STATE` for those that begin with what a property shows.
    pub fn anim_keyframes_get_path(keyframes: *const anim_keyframes, time: f64, path: *mut anim_path) -> anim_status;

    /// Removes an animation; it ends unfinished, and the property is shown without it.
    pub fn anim_stage_remove_animation(stage: *mut anim_stage, animation: anim_animation) -> anim_status;

    /// Removes all animations of a property: it stands at its model value.
    pub fn anim_stage_remove_all_animations(stage: *mut anim_stage, property: anim_property) -> anim_status;

    /// Stops a property where it is seen, as a finger stops what it catches: that is its value from now on, and its
    /// animations end unfinished. The velocity that it had is kept: the next spring (of a value that is set, with
    /// `ANIM_INTERRUPTION_REPLACE`, or of an explicit animation) sets off with it, unless it is given one. Once the
    /// property jumps, or anything else moves it, it is forgotten. One that nothing moves stays as it is. A path keeps
    /// no velocity.
    pub fn anim_stage_hold(stage: *mut anim_stage, property: anim_property) -> anim_status;

    /// Fills the options with the defaults named above.
    pub fn anim_default_animation_group_options(options: *mut anim_animation_group_options, struct_size: u32) -> anim_status;

    /// Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
    /// options may be null for a clock.
    pub fn anim_stage_add_group(stage: *mut anim_stage, options: *const anim_animation_group_options, group: *mut anim_animation_group) -> anim_status;

    /// Removes a group and those inside it; their animations end unfinished.
    pub fn anim_stage_remove_group(stage: *mut anim_stage, group: anim_animation_group) -> anim_status;

    /// A group's own time in seconds; an animator's is its fraction times its duration.
    pub fn anim_animation_group_get_time(stage: *const anim_stage, group: anim_animation_group, seconds: *mut f64) -> anim_status;

    /// How fast a clock runs from now on (0 to `ANIM_LIMIT_TIME_SCALE`), and whether it stands. `ANIM_ERROR_KIND` for
    /// other groups.
    pub fn anim_animation_group_set_speed(stage: *mut anim_stage, group: anim_animation_group, speed: f64) -> anim_status;

    /// How fast a clock runs from now on (0 to `ANIM_LIMIT_TIME_SCALE`), and whether it stands. `ANIM_ERROR_KIND` for
    /// other groups.
    pub fn anim_animation_group_set_paused(stage: *mut anim_stage, group: anim_animation_group, paused: anim_bool) -> anim_status;

    /// Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended
    /// before that ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where
    /// the time is before its end.
    pub fn anim_animation_group_seek(stage: *mut anim_stage, group: anim_animation_group, seconds: f64) -> anim_status;

    /// Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration.
    pub fn anim_animator_get_fraction(stage: *const anim_stage, animator: anim_animation_group, fraction: *mut f64) -> anim_status;

    /// Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there.
    pub fn anim_animator_set_fraction(stage: *mut anim_stage, animator: anim_animation_group, fraction: f64) -> anim_status;

    /// Stops it where it is.
    pub fn anim_animator_pause(stage: *mut anim_stage, animator: anim_animation_group) -> anim_status;

    /// Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets
    /// there: null or `ANIM_MOTION_KIND_INHERIT` evenly (each animation keeps its own curve); `ANIM_MOTION_KIND_NONE`
    /// at once; a curve or easing leads over the rest of the way; a spring starts with the fraction's present velocity,
    /// or with velocity where that is not NaN (per second, at most 1e9), and takes its time. Otherwise the whole way
    /// takes duration_factor (0 to 1e6; 1 is usual) times its duration, the rest of it its share; motion's duration,
    /// where it is set, is that of the rest by a curve or easing. Its other members are not read. When it arrives, its
    /// animations end finished and the animator is removed; back at its start the model values are the old ones again.
    pub fn anim_animator_run(stage: *mut anim_stage, animator: anim_animation_group, reversed: anim_bool, motion: *const anim_motion, duration_factor: f64, velocity: f64) -> anim_status;

    /// Ends and removes it: its properties stand at their new values, at their old ones, or where they are.
    pub fn anim_animator_stop(stage: *mut anim_stage, animator: anim_animation_group, position: anim_animator_position) -> anim_status;

    /// Makes a property derived: one expression a component, separated by commas, over the components of other
    /// properties: x (of a property with one component), frame.width, point.y, v\[3\], `any name`.x; see the section on
    /// expressions. Presentation is computed from presentations, model from models, velocity by the chain rule; a
    /// result that is not finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is
    /// `ANIM_ERROR_STATE` from then on. A null or empty text makes it an ordinary property again, which keeps its
    /// value. `ANIM_ERROR_SYNTAX` with line and column, `ANIM_ERROR_NOT_FOUND` for an unknown name, `ANIM_ERROR_STATE`
    /// for a cycle, which the message names.
    pub fn anim_stage_set_expression(stage: *mut anim_stage, property: anim_property, text: *const c_char, text_length: usize) -> anim_status;

    /// The text of a derived property's expressions; empty for others.
    pub fn anim_stage_get_expression(stage: *const anim_stage, property: anim_property, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Calls back at the end of every advance after which the property's presentation differs from what was heard last
    /// (at first: from now). A property has one observer; a null callback ends it. release (may be null) is called with
    /// the context when it is over. To poll, see `anim_stage_take_changed`.
    pub fn anim_stage_observe(stage: *mut anim_stage, property: anim_property, callback: anim_property_callback, context: *mut c_void, release: anim_context_release_callback) -> anim_status;

    /// Makes a bank of count numbers (at least 1) at rest. threshold as in `anim_stage_set_threshold`.
    pub fn anim_stage_add_bank(stage: *mut anim_stage, spring: *const anim_spring, values: *const f64, count: usize, threshold: f64, bank: *mut anim_spring_bank) -> anim_status;

    /// Removes a bank; of its springs nothing is told any more.
    pub fn anim_stage_remove_bank(stage: *mut anim_stage, bank: anim_spring_bank) -> anim_status;

    /// Sends springs to new targets, from where they are and with the velocity that they have. indices says which
    /// (`ANIM_ERROR_NOT_FOUND` for one that the bank does not have; of two of one number the last counts); null for the
    /// first count ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced
    /// motion they are there at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in
    /// a bank that is larger than the caches.
    pub fn anim_spring_bank_retarget(stage: *mut anim_stage, bank: anim_spring_bank, indices: *const u32, targets: *const f64, count: usize) -> anim_status;

    /// Puts springs at values, at rest, which is not told. indices as for `anim_spring_bank_retarget()`.
    pub fn anim_spring_bank_set_values(stage: *mut anim_stage, bank: anim_spring_bank, indices: *const u32, values: *const f64, count: usize) -> anim_status;

    /// The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to
    /// the stage or the stage is destroyed; its numbers change when the stage advances.
    pub fn anim_spring_bank_get_values(stage: *const anim_stage, bank: anim_spring_bank, values: *mut *const f64, count: *mut usize) -> anim_status;

    /// Makes a view of a bank's values. The caller destroys it, before the stage or after.
    pub fn anim_spring_bank_view_create(stage: *const anim_stage, bank: anim_spring_bank, view: *mut *mut anim_spring_bank_view) -> anim_status;

    /// The numbers of a view, valid until it is destroyed. They are those of `anim_spring_bank_get_values()` until that
    /// moves: something that is added to the stage may need more room, or a snapshot is restored. Then they are the
    /// last ones from before.
    pub fn anim_spring_bank_view_get_values(view: *const anim_spring_bank_view, values: *mut *const f64, count: *mut usize) -> anim_status;

    /// Releases a view.
    pub fn anim_spring_bank_view_destroy(view: *mut anim_spring_bank_view) -> anim_status;

    /// The velocities, units per second, into room for all of them.
    pub fn anim_spring_bank_get_velocities(stage: *const anim_stage, bank: anim_spring_bank, velocities: *mut f64, count: usize) -> anim_status;

    /// How many springs move, and how many have come to rest and were not taken. Either pointer may be null.
    pub fn anim_spring_bank_get_counts(stage: *const anim_stage, bank: anim_spring_bank, moving: *mut usize, settled: *mut usize) -> anim_status;

    /// Takes up to capacity of the indices of springs that have come to rest, in that order; \*count receives how many.
    /// A capacity of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to
    /// rest together, when the last of them has. One that was sent off again since is among them, each but once.
    pub fn anim_spring_bank_take_settled(stage: *mut anim_stage, bank: anim_spring_bank, indices: *mut u32, capacity: usize, count: *mut usize) -> anim_status;

    /// Moves the stage's clock forward by a time in seconds (0 to `ANIM_LIMIT_ADVANCE_SECONDS`, rounded to the nearest
    /// flick; scaled, it is at most as long in stage time) and computes every presentation value there. Everything that
    /// is due on the way happens at its own flick, in order of time, then of creation: any way of cutting a time into
    /// steps gives the same values, states and events. Allocates nothing once the stage has run. `ANIM_ERROR_STATE` for
    /// a scene's stage, or inside an open transaction.
    pub fn anim_stage_advance(stage: *mut anim_stage, seconds: f64) -> anim_status;

    /// Moves the stage's clock forward by a time in seconds (0 to `ANIM_LIMIT_ADVANCE_SECONDS`, rounded to the nearest
    /// flick; scaled, it is at most as long in stage time) and computes every presentation value there. Everything that
    /// is due on the way happens at its own flick, in order of time, then of creation: any way of cutting a time into
    /// steps gives the same values, states and events. Allocates nothing once the stage has run. `ANIM_ERROR_STATE` for
    /// a scene's stage, or inside an open transaction.
    pub fn anim_stage_advance_flicks(stage: *mut anim_stage, flicks: i64) -> anim_status;

    /// A paused stage stands still while it is advanced.
    pub fn anim_stage_set_paused(stage: *mut anim_stage, paused: anim_bool) -> anim_status;

    /// How fast stage time runs against the time of advance: 0 to `ANIM_LIMIT_TIME_SCALE`, 1 at first. The stage's time
    /// is computed from the moment of the last change, so no error accumulates.
    pub fn anim_stage_set_time_scale(stage: *mut anim_stage, scale: f64) -> anim_status;

    /// How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an
    /// animation that starts or ends, a delay that is over), with all that a machine does in answer, which
    /// `ANIM_LIMIT_MICROSTEPS` bounds. 0, as at first, is no limit. Where more is due, the advance ends after the last
    /// step that it may make: `ANIM_EVENT_KIND_BUDGET` is queued, host time is what it would be, stage time stands
    /// where it has come to, and owed of `anim_stage_info` says by how much it is behind. The next advance, of 0
    /// seconds too, goes on from there. Once nothing is owed, the state is bit for bit the one without a budget, except
    /// for events of this kind. Calls in between see the stage time reached so far. The budget is the host's: it is in
    /// no snapshot, and `anim_scene_play()` takes none.
    pub fn anim_stage_set_step_budget(stage: *mut anim_stage, steps: u32) -> anim_status;

    /// The clock and the counts of a stage. info-\>struct_size must be sizeof \*info.
    pub fn anim_stage_get_info(stage: *const anim_stage, info: *mut anim_stage_info) -> anim_status;

    /// Takes up to capacity events out of the queue, the oldest first; \*count receives how many. A capacity of 0 asks
    /// for the number that waits and takes nothing.
    pub fn anim_stage_poll_events(stage: *mut anim_stage, events: *mut anim_event, capacity: usize, count: *mut usize) -> anim_status;

    /// Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an
    /// animation that a new value interrupts), at the beginning of the next advance. Events are also queued for
    /// polling, up to the event limit. A null callback ends it. What waits for a callback is told to the one that takes
    /// its place; what happened while there was none is told to nobody, and is to be polled. release (may be null) is
    /// called with the context when it is over.
    pub fn anim_stage_set_event_callback(stage: *mut anim_stage, callback: anim_event_callback, context: *mut c_void, release: anim_context_release_callback) -> anim_status;

    /// A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
    /// hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
    /// collisions of a 64-bit hash, and the order of events at the same flick).
    pub fn anim_stage_get_hash(stage: *const anim_stage, hash: *mut u64) -> anim_status;

    /// The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in
    /// any process, on any processor and from any language: from there on it goes on bit for bit as this one does. They
    /// hold properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
    /// settings, and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks
    /// of events and of observers. An easing function that is a callback cannot be written: `ANIM_ERROR_STATE` while
    /// something moves by one or a property's own motion names it; the message says which. `ANIM_ERROR_STATE` as well
    /// inside an open transaction, between `anim_stage_abandon_call()` and the next advance, and for a scene's stage.
    /// `ANIM_ERROR_LIMIT` beyond `ANIM_LIMIT_SNAPSHOT` bytes.
    ///
    /// length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
    /// capacity that is too small is `ANIM_ERROR_CAPACITY`. The same state, made by the same calls, has the same bytes
    /// everywhere. What stands still takes about 15 bytes and its values and name. O(state).
    pub fn anim_stage_snapshot(stage: *mut anim_stage, buffer: *mut u8, capacity: usize, length: *mut usize) -> anim_status;

    /// Puts a state that `anim_stage_snapshot` has given in the place of the stage's own, whatever that was. The bytes
    /// are not needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid
    /// again, and name what they did; for another stage `anim_stage_find_counterpart` translates them. Those that it
    /// has given out since then are to be forgotten: what is made after may have the same. The callback of events
    /// stays, and so do the observers of properties that are still there (the same identifier). All properties count as
    /// changed.
    ///
    /// The bytes may come from anywhere. `ANIM_ERROR_SYNTAX` for those that are no snapshot, were damaged, or say what
    /// cannot be; `ANIM_ERROR_KIND` for that of a scene; `ANIM_ERROR_STATE` inside an open transaction, and for a
    /// scene's stage. A stage takes memory in proportion to the bytes.
    pub fn anim_stage_restore(stage: *mut anim_stage, bytes: *const u8, length: usize) -> anim_status;

    /// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    /// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. It is not
    /// checked whether the thing exists: that shows where it is used. `ANIM_ERROR_IDENTIFIER` for 0.
    pub fn anim_stage_find_counterpart(stage: *const anim_stage, identifier: u64, counterpart: *mut u64) -> anim_status;

    /// Fills the options with the defaults named above. struct_size is the caller's sizeof.
    pub fn anim_default_document_options(options: *mut anim_document_options, struct_size: u32) -> anim_status;

    /// Reads a document of at most `ANIM_LIMIT_TEXT_BYTES`, for `anim_scene_create`. options may be null. The caller
    /// destroys it. The texts are not needed afterwards. Errors as of `anim_scene_load`.
    pub fn anim_document_load(text: *const c_char, text_length: usize, options: *const anim_document_options, document: *mut *mut anim_document) -> anim_status;

    /// Reads a document of at most `ANIM_LIMIT_TEXT_BYTES`, for `anim_scene_create`. options may be null. The caller
    /// destroys it. The texts are not needed afterwards. Errors as of `anim_scene_load`.
    pub fn anim_document_load_flat(text: *const c_char, text_length: usize, options: *const anim_document_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, document: *mut *mut anim_document) -> anim_status;

    /// How many warnings a document has: what is right in it, but in vain, and most likely misspelt or forgotten. Only
    /// where it was loaded with keeps_warnings; else there are none. count, at most `ANIM_LIMIT_WARNINGS`, are kept, in
    /// the order of the text; total are there in all. Either pointer may be null. Also the components in the text are
    /// searched, each once however often it is used, but not those of the library. Loading then takes up to about twice
    /// as long; scenes are the same.
    pub fn anim_document_get_warning_count(document: *const anim_document, count: *mut u32, total: *mut u64) -> anim_status;

    /// What a warning is about, and where that is: 0 \<= index \< count, `ANIM_ERROR_NOT_FOUND` beyond.
    /// warning-\>struct_size must be sizeof \*warning.
    pub fn anim_document_get_warning(document: *const anim_document, index: u32, warning: *mut anim_document_warning) -> anim_status;

    /// One of a warning's texts: `ANIM_WARNING_TEXT_MESSAGE`, POINTER or SUGGESTION.
    pub fn anim_document_get_warning_text(document: *const anim_document, index: u32, which: anim_warning_text, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Releases a document. Scenes that were made of it live on. No other thread may be using it at this time.
    pub fn anim_document_destroy(document: *mut anim_document) -> anim_status;

    /// Fills the options with the defaults named above. struct_size is the caller's sizeof.
    pub fn anim_default_scene_options(options: *mut anim_scene_options, struct_size: u32) -> anim_status;

    /// Reads a document (at most `ANIM_LIMIT_TEXT_BYTES`) and makes a scene of it, at time 0, in its initial state.
    /// options may be null. The caller destroys it. The texts are not needed afterwards. `ANIM_ERROR_SYNTAX`,
    /// `ANIM_ERROR_DOCUMENT`, `ANIM_ERROR_LIMIT` with line, column and JSON pointer; those of the parameters' text
    /// where the message begins with "in the given parameters": a name that the document does not have, a value of
    /// another type or outside its range. What is wrong in a component is told with the component's name and the names
    /// of the instances that lead to it; the place is one in the library's text where the message says so ("of the
    /// library", "in the library"). What is a component's own has the name of its instance and a dot before its name in
    /// all calls and events: the property "busy.angle", the input "busy.level", the state "busy.on", the event
    /// "busy.button.down"; of one in a component, "page.busy.on". An event that is sent by such a name goes to that
    /// component's machine.
    pub fn anim_scene_load(text: *const c_char, text_length: usize, options: *const anim_scene_options, scene: *mut *mut anim_scene) -> anim_status;

    /// Reads a document (at most `ANIM_LIMIT_TEXT_BYTES`) and makes a scene of it, at time 0, in its initial state.
    /// options may be null. The caller destroys it. The texts are not needed afterwards. `ANIM_ERROR_SYNTAX`,
    /// `ANIM_ERROR_DOCUMENT`, `ANIM_ERROR_LIMIT` with line, column and JSON pointer; those of the parameters' text
    /// where the message begins with "in the given parameters": a name that the document does not have, a value of
    /// another type or outside its range. What is wrong in a component is told with the component's name and the names
    /// of the instances that lead to it; the place is one in the library's text where the message says so ("of the
    /// library", "in the library"). What is a component's own has the name of its instance and a dot before its name in
    /// all calls and events: the property "busy.angle", the input "busy.level", the state "busy.on", the event
    /// "busy.button.down"; of one in a component, "page.busy.on". An event that is sent by such a name goes to that
    /// component's machine.
    pub fn anim_scene_load_flat(text: *const c_char, text_length: usize, options: *const anim_scene_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, scene: *mut *mut anim_scene) -> anim_status;

    /// Makes a scene of a document, at time 0, in its initial state: the scene that `anim_scene_load` makes of the same
    /// text with the same options, in a fraction of the time (some microseconds for a control). The two are equal in
    /// all that they do, and a snapshot of one can be restored in the other. options may be null; parameters and
    /// library must be null in it, as they are given to `anim_document_load`: `ANIM_ERROR_ARGUMENT`. memory_limit does
    /// not count either. The caller destroys the scene; the document may be destroyed before.
    pub fn anim_scene_create(document: *const anim_document, options: *const anim_scene_options, scene: *mut *mut anim_scene) -> anim_status;

    /// Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its
    /// clock, settings, random generator and events; values of inputs (numbers as the nearest that they can be) and
    /// properties of the same name, kind and number of components, and exactly the animations that move these; the
    /// active states and histories by name; the time in those states, and delays where the same delay is left, and
    /// changed ones from when their state was entered, but not into the past; events that wait; plays with the same
    /// parts; pointers and the focus by the names of regions. An active state stays active, wherever in the machine it
    /// is now, and neither its entry nor its exit actions are performed. What is missing around and inside it (a parent
    /// that is new, the initial state of one that has states inside it now, another region) is entered as ever, with
    /// its entry actions, in document order. Where states can no longer be active together, those with fewer levels of
    /// active states inside them stay, and of these the first. A state that is final now and was not, or was so in
    /// another parent, is entered, so that its parent is done. A machine none of whose active states is left starts
    /// anew. A value that a property has is kept even where the new document begins with another. Of the options, which
    /// may be null, only parameters, library and memory_limit are used. buffer receives what could not be kept, UTF-8
    /// lines in ascending order, as much of it as there is room for, and length the length of all of it; with a
    /// capacity of 0, buffer may be null. The handles of the scene and of its stage stay valid, and so do identifiers
    /// of properties that are kept, of what moves them, and of groups; other properties, and those and the banks that
    /// the host has added to the stage, are no more. Indices of regions, nodes and inputs may mean others. The
    /// display's revision rises, and all of it counts as changed. Errors as of `anim_scene_load`, and
    /// `ANIM_ERROR_STATE` inside an open transaction: then nothing has changed.
    pub fn anim_scene_reload(scene: *mut anim_scene, text: *const c_char, text_length: usize, options: *const anim_scene_options, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its
    /// clock, settings, random generator and events; values of inputs (numbers as the nearest that they can be) and
    /// properties of the same name, kind and number of components, and exactly the animations that move these; the
    /// active states and histories by name; the time in those states, and delays where the same delay is left, and
    /// changed ones from when their state was entered, but not into the past; events that wait; plays with the same
    /// parts; pointers and the focus by the names of regions. An active state stays active, wherever in the machine it
    /// is now, and neither its entry nor its exit actions are performed. What is missing around and inside it (a parent
    /// that is new, the initial state of one that has states inside it now, another region) is entered as ever, with
    /// its entry actions, in document order. Where states can no longer be active together, those with fewer levels of
    /// active states inside them stay, and of these the first. A state that is final now and was not, or was so in
    /// another parent, is entered, so that its parent is done. A machine none of whose active states is left starts
    /// anew. A value that a property has is kept even where the new document begins with another. Of the options, which
    /// may be null, only parameters, library and memory_limit are used. buffer receives what could not be kept, UTF-8
    /// lines in ascending order, as much of it as there is room for, and length the length of all of it; with a
    /// capacity of 0, buffer may be null. The handles of the scene and of its stage stay valid, and so do identifiers
    /// of properties that are kept, of what moves them, and of groups; other properties, and those and the banks that
    /// the host has added to the stage, are no more. Indices of regions, nodes and inputs may mean others. The
    /// display's revision rises, and all of it counts as changed. Errors as of `anim_scene_load`, and
    /// `ANIM_ERROR_STATE` inside an open transaction: then nothing has changed.
    pub fn anim_scene_reload_flat(scene: *mut anim_scene, text: *const c_char, text_length: usize, options: *const anim_scene_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Releases a scene and its stage.
    pub fn anim_scene_destroy(scene: *mut anim_scene) -> anim_status;

    /// As `anim_stage_abandon_call()`, for a scene: also for each scene of an `anim_scene_advance_many()` that was
    /// left.
    pub fn anim_scene_abandon_call(scene: *mut anim_scene) -> anim_status;

    /// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
    /// is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    pub fn anim_scene_get_stage(scene: *mut anim_scene, stage: *mut *mut anim_stage) -> anim_status;

    /// What the document says of itself. info-\>struct_size must be sizeof \*info.
    pub fn anim_scene_get_info(scene: *const anim_scene, info: *mut anim_scene_info) -> anim_status;

    /// Moves the scene's clock forward; as `anim_stage_advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither
    /// here nor by pointers, keys, events, inputs and the display list, with these exceptions: a path property that is
    /// set to, or played to, a path of other commands than those that it has (the two are aligned each time); keyframes
    /// whose expressions give other numbers than when they were played last; an animation that begins to be scrubbed;
    /// texts in the data of events; a number that format(x) writes with more than 15 characters; items of lists that
    /// come or go; and the queue of events and their data, which grow until they hold event_limit events and 4096
    /// fields.
    pub fn anim_scene_advance(scene: *mut anim_scene, seconds: f64) -> anim_status;

    /// Moves the scene's clock forward; as `anim_stage_advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks. Once all that the document does has happened, nothing is allocated any more, neither
    /// here nor by pointers, keys, events, inputs and the display list, with these exceptions: a path property that is
    /// set to, or played to, a path of other commands than those that it has (the two are aligned each time); keyframes
    /// whose expressions give other numbers than when they were played last; an animation that begins to be scrubbed;
    /// texts in the data of events; a number that format(x) writes with more than 15 characters; items of lists that
    /// come or go; and the queue of events and their data, which grow until they hold event_limit events and 4096
    /// fields.
    pub fn anim_scene_advance_flicks(scene: *mut anim_scene, flicks: i64) -> anim_status;

    /// Advances many scenes in their order, each as `anim_scene_advance()` does, and reports those that have something
    /// to draw or events to poll. wanted selects what is reported: 0, `ANIM_SCENE_CHANGE_DISPLAY`,
    /// `ANIM_SCENE_CHANGE_EVENTS` or both. changes (room for count of them) receives these scenes in their order, and
    /// \*changed their number; where wanted is 0, both may be null. A scene is reported by every call until its display
    /// list has been read (by any `anim_scene_get_display`... but the revision and the damage) and its events polled: a
    /// host may handle them later. With `ANIM_SCENE_CHANGE_DISPLAY` the display lists that change are made in this
    /// call. A scene at rest costs one read of its handle, a cache line. All scenes are checked before any is advanced:
    /// for NULL, a scene that was destroyed or is listed twice, or one that `anim_scene_advance()` refuses, the call
    /// fails, names its index, and advances none. Callbacks may call none of the scenes that have not been advanced yet
    /// (`ANIM_ERROR_REENTRANT`), nor their own.
    pub fn anim_scene_advance_many(scenes: *const *mut anim_scene, count: usize, seconds: f64, wanted: anim_scene_change_flags, changes: *mut anim_scene_change, changed: *mut usize) -> anim_status;

    /// Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are
    /// ignored. The name is dot-separated tokens of letters, digits, '-' and '_', or names in backquotes: `my
    /// part`.poke.
    pub fn anim_scene_send(scene: *mut anim_scene, name: *const c_char, name_length: usize) -> anim_status;

    /// Input number index, 0 \<= index \< input_count, in the document's order; `ANIM_ERROR_NOT_FOUND` beyond.
    pub fn anim_scene_get_input_info(scene: *const anim_scene, index: u32, info: *mut anim_input_info) -> anim_status;

    /// Inputs by name. Setting one to a new value lets the machine react at once. `ANIM_ERROR_NOT_FOUND`,
    /// `ANIM_ERROR_KIND`; `ANIM_ERROR_ARGUMENT` for a number outside its range; `ANIM_ERROR_LIMIT` for a string of more
    /// than 65536 bytes; `ANIM_ERROR_STATE` for an input of a component that the document around gives.
    pub fn anim_scene_set_number(scene: *mut anim_scene, name: *const c_char, name_length: usize, value: f64) -> anim_status;

    /// Inputs by name. Setting one to a new value lets the machine react at once. `ANIM_ERROR_NOT_FOUND`,
    /// `ANIM_ERROR_KIND`; `ANIM_ERROR_ARGUMENT` for a number outside its range; `ANIM_ERROR_LIMIT` for a string of more
    /// than 65536 bytes; `ANIM_ERROR_STATE` for an input of a component that the document around gives.
    pub fn anim_scene_set_boolean(scene: *mut anim_scene, name: *const c_char, name_length: usize, value: anim_bool) -> anim_status;

    /// Inputs by name. Setting one to a new value lets the machine react at once. `ANIM_ERROR_NOT_FOUND`,
    /// `ANIM_ERROR_KIND`; `ANIM_ERROR_ARGUMENT` for a number outside its range; `ANIM_ERROR_LIMIT` for a string of more
    /// than 65536 bytes; `ANIM_ERROR_STATE` for an input of a component that the document around gives.
    pub fn anim_scene_set_string(scene: *mut anim_scene, name: *const c_char, name_length: usize, text: *const c_char, text_length: usize) -> anim_status;

    /// Fires a trigger: the machine gets the event of the trigger's name.
    pub fn anim_scene_fire_trigger(scene: *mut anim_scene, name: *const c_char, name_length: usize) -> anim_status;

    /// The present value of an input by name. `ANIM_ERROR_NOT_FOUND`, `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_number(scene: *const anim_scene, name: *const c_char, name_length: usize, value: *mut f64) -> anim_status;

    /// The present value of an input by name. `ANIM_ERROR_NOT_FOUND`, `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_boolean(scene: *const anim_scene, name: *const c_char, name_length: usize, value: *mut anim_bool) -> anim_status;

    /// The present value of an input by name. `ANIM_ERROR_NOT_FOUND`, `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_string(scene: *const anim_scene, name: *const c_char, name_length: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The names of the active states that have no active child, in document order, separated by spaces; a part of a
    /// name that has a space in it is in backquotes. Empty for a document without a machine.
    pub fn anim_scene_get_atomic_states(scene: *const anim_scene, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Whether a state is active (itself, or one inside it). `ANIM_ERROR_NOT_FOUND` when the document has no such
    /// state.
    pub fn anim_scene_is_in_state(scene: *const anim_scene, name: *const c_char, name_length: usize, active: *mut anim_bool) -> anim_status;

    /// As `anim_scene_send`, with data, which expressions of the document read as event.NAME while the event is
    /// answered: numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are
    /// ignored; of two of one name the last counts. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_EVENT_FIELDS`.
    pub fn anim_scene_send_data(scene: *mut anim_scene, name: *const c_char, name_length: usize, fields: *const anim_event_field, field_count: usize) -> anim_status;

    /// As `anim_scene_send`, with data, which expressions of the document read as event.NAME while the event is
    /// answered: numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are
    /// ignored; of two of one name the last counts. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_EVENT_FIELDS`.
    pub fn anim_scene_send_data_flat(scene: *mut anim_scene, name: *const c_char, name_length: usize, fields: *const anim_event_field, field_count: usize, texts: *const c_char, texts_length: usize) -> anim_status;

    /// One field of an event's data, by its index in the document's order, and its text. data and the number of fields
    /// are members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events
    /// were polled or not; of older ones, and beyond count, `ANIM_ERROR_NOT_FOUND`. Where fields were dropped before
    /// their event was polled or its callback called, data_lost of the event is their number; poll more often to lose
    /// none. The text of a field that is no text: `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_event_value(scene: *const anim_scene, data: u64, index: u32, value: *mut anim_event_value) -> anim_status;

    /// One field of an event's data, by its index in the document's order, and its text. data and the number of fields
    /// are members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events
    /// were polled or not; of older ones, and beyond count, `ANIM_ERROR_NOT_FOUND`. Where fields were dropped before
    /// their event was polled or its callback called, data_lost of the event is their number; poll more often to lose
    /// none. The text of a field that is no text: `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_event_text(scene: *const anim_scene, data: u64, index: u32, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The names of all active states, in document order, separated by spaces as in `anim_scene_get_atomic_states`. A
    /// machine that is done keeps its last ones.
    pub fn anim_scene_get_configuration(scene: *const anim_scene, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Whether the machine has reached an outermost final state: it answers no more events.
    pub fn anim_scene_is_done(scene: *const anim_scene, done: *mut anim_bool) -> anim_status;

    /// How many states the machine has, and state number index, 0 \<= index \< count, in document order: for tools that
    /// show a machine. `ANIM_ERROR_NOT_FOUND` beyond.
    pub fn anim_scene_get_state_count(scene: *const anim_scene, count: *mut u32) -> anim_status;

    /// How many states the machine has, and state number index, 0 \<= index \< count, in document order: for tools that
    /// show a machine. `ANIM_ERROR_NOT_FOUND` beyond.
    pub fn anim_scene_get_state_info(scene: *const anim_scene, index: u32, info: *mut anim_machine_state_info) -> anim_status;

    /// A hash of all that determines the scene's future, as `anim_stage_get_hash`, with inputs, states, timers,
    /// pointers and the random generator.
    pub fn anim_scene_get_hash(scene: *const anim_scene, hash: *mut u64) -> anim_status;

    /// List number index, from 0 on, in the document's order; those of a component follow those of the document that
    /// uses it. `ANIM_ERROR_NOT_FOUND` beyond.
    pub fn anim_scene_get_list_info(scene: *const anim_scene, index: u32, info: *mut anim_list_info) -> anim_status;

    /// The number of the list of a name, with those of the instances before it where it is in one. It stays the same
    /// until the scene is reloaded. `ANIM_ERROR_NOT_FOUND`.
    pub fn anim_scene_find_list(scene: *const anim_scene, name: *const c_char, name_length: usize, list: *mut u32) -> anim_status;

    /// The item at a place, from 0 on; those that are leaving follow the others. `ANIM_ERROR_NOT_FOUND` beyond, and for
    /// a list that there is not, as in all that follows.
    pub fn anim_scene_get_item_info(scene: *const anim_scene, list: u32, index: u32, info: *mut anim_item_info) -> anim_status;

    /// Its key.
    pub fn anim_scene_get_item_key(scene: *const anim_scene, list: u32, index: u32, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The place of the item with a key. `ANIM_ERROR_NOT_FOUND`, also for one that is leaving.
    pub fn anim_scene_find_item(scene: *const anim_scene, list: u32, key: *const c_char, key_length: usize, index: *mut u32) -> anim_status;

    /// Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its
    /// inputs by their names in the component, as in `anim_scene_send_data()`; other inputs are as the document has
    /// them, and so is all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has.
    /// \*number (which may be null) receives what `anim_item_info` has. Where there is no room, an item that is leaving
    /// makes it at once. `ANIM_ERROR_LIMIT` for a list that is full; `ANIM_ERROR_DUPLICATE` for a key that an item has;
    /// `ANIM_ERROR_NOT_FOUND` for a field that is none of the inputs; `ANIM_ERROR_KIND` for one of another type;
    /// `ANIM_ERROR_ARGUMENT` for a number outside the input's range; `ANIM_ERROR_STATE` for an input that the list
    /// gives or a trigger, and for a list in an item that is in no list.
    pub fn anim_scene_append_item(scene: *mut anim_scene, list: u32, index: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize, number: *mut u32) -> anim_status;

    /// Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its
    /// inputs by their names in the component, as in `anim_scene_send_data()`; other inputs are as the document has
    /// them, and so is all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has.
    /// \*number (which may be null) receives what `anim_item_info` has. Where there is no room, an item that is leaving
    /// makes it at once. `ANIM_ERROR_LIMIT` for a list that is full; `ANIM_ERROR_DUPLICATE` for a key that an item has;
    /// `ANIM_ERROR_NOT_FOUND` for a field that is none of the inputs; `ANIM_ERROR_KIND` for one of another type;
    /// `ANIM_ERROR_ARGUMENT` for a number outside the input's range; `ANIM_ERROR_STATE` for an input that the list
    /// gives or a trigger, and for a list in an item that is in no list.
    pub fn anim_scene_append_item_flat(scene: *mut anim_scene, list: u32, index: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize, texts: *const c_char, texts_length: usize, number: *mut u32) -> anim_status;

    /// Removes the item with a key: its machine hears the event "removed", and it is gone when that has come to its
    /// end, or at once where no transition was taken.
    pub fn anim_scene_remove_item(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize) -> anim_status;

    /// Removes all items.
    pub fn anim_scene_clear_list(scene: *mut anim_scene, list: u32) -> anim_status;

    /// Moves the item with a key to a place, or to the end where there are fewer.
    pub fn anim_scene_move_item(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize, index: u32) -> anim_status;

    /// Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
    /// `anim_scene_append_item()`.
    pub fn anim_scene_update_item(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize) -> anim_status;

    /// Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
    /// `anim_scene_append_item()`.
    pub fn anim_scene_update_item_flat(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize, texts: *const c_char, texts_length: usize) -> anim_status;

    /// A pointer (a mouse, finger or pen with a number of the host's choice) did something at a point of the document,
    /// at the scene's present time. Nodes and regions are touched where they are seen, that is by presentation values,
    /// as they are when the call begins. x and y are not read for CANCEL and LEAVE.
    ///
    /// The region at a point is the topmost one whose shape holds it: regions without a node lie above all others, the
    /// later one on top; of others the one whose node is drawn later. A region whose node is invisible, clipped away
    /// there or of no size (a transform that cannot be undone) is not hit. A region that is disabled swallows what hits
    /// it.
    ///
    /// DOWN on a region that nothing holds begins tracking: the region hears, as UIControl does, down, drag.inside,
    /// drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside means its bounds (the
    /// upright rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed,
    /// covered or clipped. A region holds one pointer at a time, or is pressed by a key; another that goes down on it
    /// is ignored until it goes up. A region that was disabled while it tracks hears cancel at the pointer's next move
    /// or up, and no more of it. A region whose "capture" is false hands its pointer over when a move takes it onto the
    /// shape of another enabled region with "capture" false that nothing holds: the first one hears drag.exit (unless
    /// it heard that before), the second one drag.enter and drag.inside, and tracks from then on.
    ///
    /// A pointer that moves while it is not down hovers: a region hears hover.enter when the pointer comes onto it (not
    /// when it is disabled) and hover.exit when it goes elsewhere, and when it leaves. While the pointer is down the
    /// region over which it hovers stays the same; when it goes up or is canceled it hovers where it is. A pointer that
    /// goes down without having hovered, as a finger does, is gone when it goes up. When `ANIM_LIMIT_POINTERS` are
    /// known, the one that began to hover first makes room for a new one.
    ///
    /// A second DOWN of a pointer that is down is `ANIM_ERROR_STATE`; more than `ANIM_LIMIT_POINTERS` that are down are
    /// `ANIM_ERROR_LIMIT`. UP, CANCEL and LEAVE of a pointer that is not known do nothing. LEAVE of one that is down
    /// cancels it.
    ///
    /// The host and the machine get each as an event named "\<region\>.\<what\>", with numbers for data (a host reads
    /// them by `anim_scene_get_event_value`): x, y (in the coordinates of the region; where it is invisible or of no
    /// size, the last ones), sceneX, sceneY; dx and dy (since the pointer was last heard of), totalX and totalY (since
    /// it went down), vx and vy (points per second of host time, see `anim_velocity_estimator`), these six in the
    /// coordinates of the document that has the region: the scene's, or inside a component its own, by the linear part
    /// of the inverse of the instance's whole transform as it is now (0 where the instance is invisible or of no size);
    /// pointer; count (taps in a row: a DOWN counts one more when it is on the same region as the last one, at most
    /// 0.35 s of host time after it and 20 points from it, and that tap was not canceled or dragged further than that);
    /// inside (0 or 1); node (what `anim_scene_hit_test` said when the pointer went down or began to hover there);
    /// keyboard (0).
    ///
    /// Gestures are looked for only where a transition of the machine names their events, and then the host hears of
    /// them, too. Distances are the scene's, a region's "slop" is 10 points unless it says otherwise. hover.move: each
    /// move of a pointer that hovers over the region, after hover.enter. tap: after up.inside, when the press has not
    /// been farther than the slop from where it began, and was no long one; count is 2 for a double tap. press.long:
    /// the pointer has been down for the region's "longPress" (0.5) seconds of stage time and not farther than the slop
    /// from where it began. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0.
    /// pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
    /// either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are of the
    /// point between the two; pointer is the one that moved. Four more numbers: scale (their distance in terms of that
    /// at the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity
    /// (per second), all as seen in the coordinates in which dx is. Then the press goes on with the pointer that is
    /// left: its drags count from there, and the region hears up.inside or up.outside when it goes up. A third pointer
    /// is ignored. Where the press is canceled, pinch.end comes before cancel. A region's "takesOver" lets it take a
    /// pointer over from a region above it on which that went down: once the pointer is farther than the slop from
    /// there ("drag"), and more along the axis than across it ("horizontal", "vertical", in the coordinates in which dx
    /// is). The one above hears cancel, this one down, and its totals count from there. Of several the topmost one
    /// does; a region that tracks the pointer itself keeps it in that way. A pointer that a host has captured, that was
    /// pinched or was taken over is not taken over any more.
    pub fn anim_scene_send_pointer(scene: *mut anim_scene, kind: anim_pointer_action, pointer: i32, x: f64, y: f64) -> anim_status;

    /// A wheel or touchpad was turned at a point of the document, by dx and dy points, positive where a page would be
    /// scrolled to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    /// hears it, with the data of `anim_scene_send_pointer()`: x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer
    /// -1, the others 0. Where its machine has no transition for it (none in its states, or no guard that holds), the
    /// next one behind it does, and so on; one that is disabled ends that. \*used (which may be null) receives whether
    /// a machine had one; if not, the wheel is the host's, to scroll its page.
    pub fn anim_scene_send_wheel(scene: *mut anim_scene, x: f64, y: f64, dx: f64, dy: f64, used: *mut anim_bool) -> anim_status;

    /// Lets a region, by name, track a pointer that is down from now on, wherever it is, until it goes up: the region
    /// that tracked it hears cancel, the new one drag.enter if the pointer is inside. `ANIM_ERROR_NOT_FOUND` for a name
    /// that no region has and a pointer that is not down; `ANIM_ERROR_STATE` for a region that is disabled or holds
    /// another.
    pub fn anim_scene_capture_pointer(scene: *mut anim_scene, pointer: i32, region: *const c_char, region_length: usize) -> anim_status;

    /// Takes a pointer that is down (`ANIM_ERROR_NOT_FOUND`) away from the region that tracks it, which hears cancel.
    pub fn anim_scene_release_pointer(scene: *mut anim_scene, pointer: i32) -> anim_status;

    /// A key went down or up. \*used (which may be null) receives whether the scene had a use for it; if not, it is the
    /// host's. With Control, Alt or Meta no key is used. Tab moves the focus to the next region, in the document's
    /// order, that is focusable, enabled and visible, with Shift to the one before. Beyond the last one nothing has the
    /// focus and the key is not used, so that a host can go on to the next control; the Tab after that begins anew. Of
    /// the region that has the focus, unless its "activation" is "none", Space is a press: down when the key goes down,
    /// up.inside when it goes up. Enter is down and up.inside at once. Escape while Space is held is cancel, and so is
    /// what takes the focus away then. Nothing is pressed twice: a region that holds a pointer hears nothing of either
    /// key. The arrows, Home, End, Page Up and Page Down are key.left, key.right, key.up, key.down, key.home, key.end,
    /// key.pageup and key.pagedown when they go down, again and again if the host says so. A region that is disabled or
    /// invisible loses the focus at the next key. The data of these events is that of `anim_scene_send_pointer()`'s,
    /// where keyboard is 1, x and y are the center of the region's bounds, inside is 1, pointer is -1 and node is the
    /// region's own; the others are 0.
    pub fn anim_scene_send_key(scene: *mut anim_scene, action: anim_key_action, key: anim_key, modifiers: anim_modifier_flags, used: *mut anim_bool) -> anim_status;

    /// Gives the focus to a region by name, or to none for a length of 0. The region that had it hears blur, the new
    /// one focus. `ANIM_ERROR_NOT_FOUND`; `ANIM_ERROR_STATE` for a region that is not focusable, is disabled or
    /// invisible.
    pub fn anim_scene_set_focus(scene: *mut anim_scene, name: *const c_char, name_length: usize) -> anim_status;

    /// The name of the region that has the focus; empty when none has.
    pub fn anim_scene_get_focus(scene: *const anim_scene, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The number, in document order, of the topmost node that is drawn at a point of the document, or -1: what is seen
    /// now, by presentation values. A fill counts by its rule, a stroke with its dashes, caps and joins as
    /// `anim_path_stroke_contains()` has it, both also where their paint is transparent, an image and a text by its
    /// rectangle; what is clipped away, invisible or of opacity 0 does not.
    pub fn anim_scene_hit_test(scene: *mut anim_scene, x: f64, y: f64, node: *mut i32) -> anim_status;

    /// The index, in document order, of the region that a pointer would hit at a point of the document, whether it is
    /// enabled or not; -1 for none.
    pub fn anim_scene_hit_test_region(scene: *mut anim_scene, x: f64, y: f64, region: *mut i32) -> anim_status;

    /// Region number index, 0 \<= index \< region_count, as it is now; `ANIM_ERROR_NOT_FOUND` beyond.
    /// info-\>struct_size must be sizeof \*info.
    pub fn anim_scene_get_region_info(scene: *mut anim_scene, index: u32, info: *mut anim_region_info) -> anim_status;

    /// How many nodes of the document have an "accessibility", and a number that is another whenever one of their facts
    /// or texts differs from what it was when the number was asked for last. Either pointer may be null.
    pub fn anim_scene_get_accessibility_info(scene: *mut anim_scene, count: *mut u32, revision: *mut u64) -> anim_status;

    /// What is so now of one of them, in document order: 0 \<= index \< count, `ANIM_ERROR_NOT_FOUND` beyond.
    /// accessibility-\>struct_size must be sizeof \*accessibility.
    pub fn anim_scene_get_accessibility(scene: *mut anim_scene, index: u32, accessibility: *mut anim_accessibility_element) -> anim_status;

    /// One of its texts now: `ANIM_ACCESSIBILITY_TEXT_LABEL`, VALUE or HINT. Empty where the document says none.
    pub fn anim_scene_get_accessibility_text(scene: *mut anim_scene, index: u32, which: anim_accessibility_text, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is
    /// valid until the next call on the same scene (or its stage) that is not one of these,
    /// `anim_scene_get_display`...; NULL where it is empty. What it costs to bring it up to date is in proportion to
    /// what changed, and next to nothing where nothing did; where nodes appear, vanish or change their order, or a path
    /// its number of commands, in proportion to what there is.
    pub fn anim_scene_get_display_commands(scene: *mut anim_scene, commands: *mut *const anim_draw_command, count: *mut usize) -> anim_status;

    /// The whole display list in one call, with the same views. display-\>struct_size must be sizeof \*display.
    pub fn anim_scene_get_display(scene: *mut anim_scene, display: *mut anim_display) -> anim_status;

    /// The display list's revision: a number that grows whenever the list shows something else than when it was last
    /// asked for; 1 for the first. A host that has drawn it need not draw again while it stays. Another load of the
    /// same document, asked at other times, counts otherwise.
    pub fn anim_scene_get_display_revision(scene: *mut anim_scene, revision: *mut u64) -> anim_status;

    /// What must be drawn again since a revision: the union of the old and new bounds of all that changed, appeared or
    /// vanished after it, inside the canvas. Width and height 0 where nothing did; all of the canvas where that is more
    /// than 63 revisions ago, and for 0. `ANIM_ERROR_ARGUMENT` for a revision that the list has not reached.
    pub fn anim_scene_get_display_damage(scene: *mut anim_scene, since: u64, rectangle: *mut anim_rectangle) -> anim_status;

    /// The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red,
    /// green, blue, opacity. The text may be large: ask for its length first.
    pub fn anim_scene_get_svg(scene: *mut anim_scene, background: *const f64, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The whole state of a scene, as `anim_stage_snapshot` writes that of a stage: its stage, the active states of its
    /// machines and what they remember and wait for, its inputs, pointers and focus, its random numbers. The document
    /// is not in it.
    pub fn anim_scene_snapshot(scene: *mut anim_scene, buffer: *mut u8, capacity: usize, length: *mut usize) -> anim_status;

    /// Puts a state that `anim_scene_snapshot` has given in the place of the scene's own, as `anim_stage_restore` does.
    /// The snapshot may be of another scene, in another process or on another machine, if the documents of both mean
    /// the same and their parameters are the same: `ANIM_ERROR_STATE` otherwise. White space, escapes, spellings of
    /// numbers, keys that begin with x- and the order of an object's keys mean nothing; the order of names does, as in
    /// inputs, properties and states. All of the display list counts as changed; revisions go on counting.
    pub fn anim_scene_restore(scene: *mut anim_scene, bytes: *const u8, length: usize) -> anim_status;

    /// Puts a state that `anim_scene_snapshot` has given of a scene of an older edition of a document in the place of
    /// the scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to
    /// when the snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What
    /// is kept, and what buffer receives of what could not be kept, says `anim_scene_reload`. Of the options, which may
    /// be null, only parameters, library and memory_limit are used, for the text; those of document were given to
    /// `anim_document_load`. A scene's snapshots after that are for this call with the same document and text alone
    /// (and for the scene itself): it takes them as well, as long as the host has added no properties; nothing is lost
    /// then. The handles of the scene and of its stage, what hears of events, the step budget and the revisions stay;
    /// identifiers of properties, animations, transactions, groups and banks from before are not valid any more.
    /// `ANIM_ERROR_STATE` for a snapshot of another edition and inside an open transaction; errors as of
    /// `anim_scene_restore` and `anim_scene_load`. Nothing has changed then.
    pub fn anim_scene_restore_edition(scene: *mut anim_scene, bytes: *const u8, bytes_length: usize, document: *const anim_document, text: *const c_char, text_length: usize, options: *const anim_scene_options, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Puts a state that `anim_scene_snapshot` has given of a scene of an older edition of a document in the place of
    /// the scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to
    /// when the snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What
    /// is kept, and what buffer receives of what could not be kept, says `anim_scene_reload`. Of the options, which may
    /// be null, only parameters, library and memory_limit are used, for the text; those of document were given to
    /// `anim_document_load`. A scene's snapshots after that are for this call with the same document and text alone
    /// (and for the scene itself): it takes them as well, as long as the host has added no properties; nothing is lost
    /// then. The handles of the scene and of its stage, what hears of events, the step budget and the revisions stay;
    /// identifiers of properties, animations, transactions, groups and banks from before are not valid any more.
    /// `ANIM_ERROR_STATE` for a snapshot of another edition and inside an open transaction; errors as of
    /// `anim_scene_restore` and `anim_scene_load`. Nothing has changed then.
    pub fn anim_scene_restore_edition_flat(scene: *mut anim_scene, bytes: *const u8, bytes_length: usize, document: *const anim_document, text: *const c_char, text_length: usize, options: *const anim_scene_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Reads a trace (at most `ANIM_LIMIT_TEXT_BYTES`). The caller destroys it. The text is not needed afterwards.
    /// `ANIM_ERROR_SYNTAX`, `ANIM_ERROR_DOCUMENT`, `ANIM_ERROR_LIMIT` with line and column.
    pub fn anim_trace_load(text: *const c_char, text_length: usize, trace: *mut *mut anim_trace) -> anim_status;

    /// Releases a trace.
    pub fn anim_trace_destroy(trace: *mut anim_trace) -> anim_status;

    /// What a trace says of itself. info-\>struct_size must be sizeof \*info.
    pub fn anim_trace_get_info(trace: *const anim_trace, info: *mut anim_trace_info) -> anim_status;

    /// The parameters that the trace was recorded with: the text of a JSON object for `anim_scene_options`, or empty.
    pub fn anim_trace_get_parameters(trace: *const anim_trace, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The time of a step in flicks; steps are in order of time. `ANIM_ERROR_NOT_FOUND` beyond the last.
    pub fn anim_trace_get_step_time(trace: *const anim_trace, index: usize, time: *mut i64) -> anim_status;

    /// Applies one step's input to a scene now, whatever the time.
    pub fn anim_scene_apply_step(scene: *mut anim_scene, trace: *const anim_trace, index: usize) -> anim_status;

    /// Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances
    /// to each step from \*next_step on whose time is not after it, applies it there, and advances to the time.
    /// \*next_step is 0 at first, and is moved on. When a step or an advance on the way is refused, the scene stays
    /// where it was refused and next_step names the step that comes next; a time more than `ANIM_LIMIT_ADVANCE_SECONDS`
    /// ahead is refused at once.
    pub fn anim_scene_play(scene: *mut anim_scene, trace: *const anim_trace, time: i64, next_step: *mut usize) -> anim_status;
}
