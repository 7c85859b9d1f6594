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
/// elements of an array passed in or out
pub const ANIM_LIMIT_ARRAY: i32 = 268_435_456;
/// seconds of one advance
pub const ANIM_LIMIT_ADVANCE_SECONDS: i32 = 100_000;
/// seconds of a duration or delay
pub const ANIM_LIMIT_DURATION_SECONDS: i32 = 1_000_000_000;
/// largest time scale
pub const ANIM_LIMIT_TIME_SCALE: i32 = 1_000_000;
/// verbs of one path
pub const ANIM_LIMIT_PATH_VERBS: i32 = 16_777_216;
/// dashes that one call makes of a path, plus 64 for each verb of the path
pub const ANIM_LIMIT_PATH_DASHES: i32 = 32768;
/// pieces into which one call cuts a path, plus 64 for each verb of the path
pub const ANIM_LIMIT_PATH_PIECES: i32 = 131_072;
/// pointers that are down or hover at once on one scene
pub const ANIM_LIMIT_POINTERS: i32 = 32;
/// states of one machine
pub const ANIM_LIMIT_STATES: i32 = 131_072;
/// levels of states inside states
pub const ANIM_LIMIT_STATE_NESTING: i32 = 1024;
/// of a machine in answer to one event; or two for each state, if that is more
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
/// brackets, calls, operators and values pending at once
pub const ANIM_LIMIT_EXPRESSION_NESTING: i32 = 64;
/// about the number of names, numbers and operators
pub const ANIM_LIMIT_EXPRESSION_INSTRUCTIONS: i32 = 4096;
/// components of one property
pub const ANIM_LIMIT_VECTOR: i32 = 1_048_576;
/// The value of a member that is not set, and is therefore inherited. Any other value is used.
pub const ANIM_INHERIT: i32 = -2_147_483_647;
/// A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
/// until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
/// repeat_count of 1, `ANIM_INTERRUPTION_REPLACE`, disables_actions of 0.
pub const ANIM_OWN_DURATION: i32 = -2_147_483_646;
pub const ANIM_LIMIT_BANK: i32 = 16_777_216;
/// bytes of a snapshot
pub const ANIM_LIMIT_SNAPSHOT_BYTES: i32 = 268_435_456;
/// warnings that a document keeps: the first in its text
pub const ANIM_LIMIT_WARNINGS: i32 = 1000;
/// fields of one event's data
pub const ANIM_LIMIT_EVENT_FIELDS: i32 = 64;
/// items of one list
pub const ANIM_LIMIT_LIST_CAPACITY: i32 = 4096;
/// bytes of a key
pub const ANIM_LIMIT_KEY_BYTES: i32 = 255;

/// The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
/// "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
/// libraries that have both; those after "Component: base.", in all.
pub type anim_component_flags = u32;
/// springs, curves, easing, keyframes, media timing, decay, colors, transforms
pub const ANIM_COMPONENT_MOTION: anim_component_flags = 1;
/// properties and their animation, expressions, snapshots; includes motion
pub const ANIM_COMPONENT_STAGE: anim_component_flags = 2;
/// paths and morphs
pub const ANIM_COMPONENT_PATHS: anim_component_flags = 4;
/// documents with their inputs, states and events; includes stage and motion
pub const ANIM_COMPONENT_MACHINE: anim_component_flags = 8;
/// drawing and hit testing, traces; includes machine, stage and motion
pub const ANIM_COMPONENT_SCENE: anim_component_flags = 16;

/// The outcome of a call.
pub type anim_status = i32;
pub const ANIM_OK: anim_status = 0;
/// not finite, out of range, invalid UTF-8, an unknown constant. In C, null or misaligned
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
/// an array to be filled is too short. In C, also a buffer
pub const ANIM_ERROR_CAPACITY: anim_status = 11;
/// out of memory; the call has changed nothing. See `anim_set_allocator()`
pub const ANIM_ERROR_MEMORY: anim_status = 12;

/// The functions that `anim_math_evaluate()` computes.
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

/// Options of motions of many values.
pub type anim_spring_flags = u32;
/// values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
/// direction
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
/// ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
/// times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
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

/// How values between keys are interpolated.
pub type anim_keyframe_mode = i32;
/// each value stays until the next key
pub const ANIM_KEYFRAME_MODE_DISCRETE: anim_keyframe_mode = 0;
/// straight from key to key
pub const ANIM_KEYFRAME_MODE_LINEAR: anim_keyframe_mode = 1;
/// straight, at constant speed (Euclidean, over the components); key times ignored
pub const ANIM_KEYFRAME_MODE_PACED: anim_keyframe_mode = 2;
/// on a Kochanek-Bartels spline
pub const ANIM_KEYFRAME_MODE_CUBIC: anim_keyframe_mode = 3;
/// on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
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

/// Options of a keyframe of a track.
pub type anim_keyframe_flags = u32;
pub const ANIM_KEYFRAME_HAS_START_VELOCITY: anim_keyframe_flags = 1;
pub const ANIM_KEYFRAME_HAS_END_VELOCITY: anim_keyframe_flags = 2;
pub const ANIM_KEYFRAME_SETTLES: anim_keyframe_flags = 4;

/// Which values a timing has outside its active interval.
pub type anim_fill_mode = i32;
/// no value outside the active interval ("none" in CSS)
pub const ANIM_FILL_MODE_NONE: anim_fill_mode = 0;
/// its last value after it
pub const ANIM_FILL_MODE_FORWARDS: anim_fill_mode = 1;
/// its first value before it
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
/// the same, proportional to light
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

/// Whether path data are written with absolute or relative coordinates.
pub type anim_path_coordinates = i32;
/// capital letters
pub const ANIM_PATH_COORDINATES_ABSOLUTE: anim_path_coordinates = 0;
/// small letters, except where adding up would not restore the exact number
pub const ANIM_PATH_COORDINATES_RELATIVE: anim_path_coordinates = 1;
/// for each command whichever takes fewer bytes
pub const ANIM_PATH_COORDINATES_SHORTER: anim_path_coordinates = 2;

/// The rule by which two texts of path data have the same structure.
pub type anim_path_rule = i32;
/// the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
/// path()) and SVG 2, 9.3.2 (the d property), as browsers read them
pub const ANIM_PATH_RULE_CSS: anim_path_rule = 0;
/// exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
pub const ANIM_PATH_RULE_SMIL: anim_path_rule = 1;

/// What `anim_path_get_values_at()` returns for each length.
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
/// the verb's index plus the parameter (0...1) in it: 1
pub const ANIM_PATH_QUANTITY_PARAMETERS: anim_path_quantity = 5;

/// How an object that moves along a path is rotated.
pub type anim_path_rotation = i32;
/// by the angle alone
pub const ANIM_PATH_ROTATION_FIXED: anim_path_rotation = 0;
/// with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
pub const ANIM_PATH_ROTATION_AUTO: anim_path_rotation = 1;

/// How the lengths of `anim_path_trim_options` are counted.
pub type anim_path_trim_flags = u32;
/// each subpath by itself; otherwise all subpaths as one line
pub const ANIM_PATH_TRIM_SUBPATHS: anim_path_trim_flags = 1;
/// start, end and offset are lengths; otherwise fractions of the length, 0...1
pub const ANIM_PATH_TRIM_LENGTHS: anim_path_trim_flags = 2;

/// Which points lie inside an outline.
pub type anim_fill_rule = i32;
/// those with a winding number other than 0
pub const ANIM_FILL_RULE_NONZERO: anim_fill_rule = 0;
/// those with an odd winding number
pub const ANIM_FILL_RULE_EVENODD: anim_fill_rule = 1;

/// Into which verbs a path is converted.
pub type anim_path_conversion = i32;
/// quadratic curves become cubic ones: exactly, except for rounding
pub const ANIM_PATH_CONVERSION_CUBICS: anim_path_conversion = 0;
/// lines too; the line of a close becomes a curve before it
pub const ANIM_PATH_CONVERSION_ALL_CUBICS: anim_path_conversion = 1;
/// cubic curves become quadratic ones within the tolerance
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
/// the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not meet
/// (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
pub const ANIM_JOIN_ARCS: anim_join = 4;

/// A boolean operation on the insides of two paths.
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
/// none: also paths of the same verbs are aligned by their shapes
pub const ANIM_MORPH_STRUCTURE_GENERAL: anim_morph_structure = 2;
/// none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both outlines,
/// for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes (`ANIM_ERROR_ARGUMENT`),
/// and ignores the options but fill_rule
pub const ANIM_MORPH_STRUCTURE_BLEND: anim_morph_structure = 3;

/// How points move.
pub type anim_morph_motion = i32;
/// the whole path, then each subpath, turns where a rotation explains the change clearly better
pub const ANIM_MORPH_MOTION_AUTOMATIC: anim_morph_motion = 0;
/// straight
pub const ANIM_MORPH_MOTION_LINEAR: anim_morph_motion = 1;
/// subpaths turn by the angle that fits best, even if only a little better
pub const ANIM_MORPH_MOTION_ROTATIONAL: anim_morph_motion = 2;

/// How subpaths are paired.
pub type anim_morph_pairing = i32;
/// by role (outline or hole), position, size and shape
pub const ANIM_MORPH_PAIRING_AUTOMATIC: anim_morph_pairing = 0;
/// the first with the first, the second with the second
pub const ANIM_MORPH_PAIRING_INDEX: anim_morph_pairing = 1;
/// as pairs says
pub const ANIM_MORPH_PAIRING_GIVEN: anim_morph_pairing = 2;

/// Which points of closed subpaths correspond.
pub type anim_morph_starts = i32;
/// found from the shapes
pub const ANIM_MORPH_STARTS_AUTOMATIC: anim_morph_starts = 0;
/// the subpaths' own starts
pub const ANIM_MORPH_STARTS_KEEP: anim_morph_starts = 1;
/// as points says
pub const ANIM_MORPH_STARTS_GIVEN: anim_morph_starts = 2;

/// What the paths are drawn as.
pub type anim_morph_paint = i32;
/// subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
pub const ANIM_MORPH_PAINT_FILL: anim_morph_paint = 0;
/// open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
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
/// 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
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
/// name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its fields;
/// data: see `anim_scene_get_event_value`
pub const ANIM_EVENT_KIND_EMITTED: anim_event_kind = 5;
/// name: of the pointer's or key's event on a region; count and data as EMITTED
pub const ANIM_EVENT_KIND_CONTROL: anim_event_kind = 6;
/// the machine was stopped after `ANIM_LIMIT_MICROSTEPS` microsteps, and the events that waited are dropped; or its own
/// delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other delays
/// that end in that millisecond are dropped
pub const ANIM_EVENT_KIND_UNSETTLED: anim_event_kind = 7;
/// count: events dropped because nobody polled; comes first in the queue
pub const ANIM_EVENT_KIND_LOST: anim_event_kind = 8;
/// subject: the animator; count: `ANIM_ANIMATOR_POSITION_...`; finished: 0 where it was stopped at CURRENT
pub const ANIM_EVENT_KIND_ANIMATOR_ENDED: anim_event_kind = 9;
/// subject: the spring bank; count: how many of its springs came to rest
pub const ANIM_EVENT_KIND_SETTLED: anim_event_kind = 10;
/// subject: the group whose media timing is over
pub const ANIM_EVENT_KIND_GROUP_ENDED: anim_event_kind = 11;
/// an advance has used up its step budget: see `anim_stage_set_step_budget`
pub const ANIM_EVENT_KIND_BUDGET: anim_event_kind = 12;

/// Which of a property's values to read.
pub type anim_read = i32;
/// what was set
pub const ANIM_READ_MODEL: anim_read = 0;
/// what is seen now
pub const ANIM_READ_PRESENTATION: anim_read = 1;
/// of the presentation value, units per second
pub const ANIM_READ_VELOCITY: anim_read = 2;

/// How an angle is interpolated.
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
/// by spring, until it comes to rest, or for duration where one is given
pub const ANIM_MOTION_KIND_SPRING: anim_motion_kind = 3;
/// by easing, over duration
pub const ANIM_MOTION_KIND_EASING: anim_motion_kind = 4;
/// explicit animations only: along keyframes
pub const ANIM_MOTION_KIND_KEYFRAMES: anim_motion_kind = 5;
/// explicit animations only: momentum that decays
pub const ANIM_MOTION_KIND_DECAY: anim_motion_kind = 6;

/// What an animation does with those that already move its property.
pub type anim_interruption = i32;
/// replaces them; starts at the presentation value with its velocity (SwiftUI)
pub const ANIM_INTERRUPTION_REPLACE: anim_interruption = 1;
/// is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
pub const ANIM_INTERRUPTION_ADD: anim_interruption = 2;
/// replaces them; starts at the presentation value, at rest
pub const ANIM_INTERRUPTION_RESTART: anim_interruption = 3;
/// leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
pub const ANIM_INTERRUPTION_KEEP: anim_interruption = 4;

/// When the transactions directly inside a transaction begin. An arranged transaction completes after them.
pub type anim_arrangement = i32;
/// independently
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
/// it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
pub const ANIM_ACTION_OWN: anim_action = 2;

/// How animations begun from now on are shown to people who asked for less motion.
pub type anim_reduced_motion = i32;
/// all motion is shown
pub const ANIM_REDUCED_MOTION_NONE: anim_reduced_motion = 0;
/// values jump to their targets; their animations end finished, at once
pub const ANIM_REDUCED_MOTION_JUMP: anim_reduced_motion = 1;
/// properties that fade do so in 0.2 s with ease; all others jump
pub const ANIM_REDUCED_MOTION_FADE: anim_reduced_motion = 2;

/// What drives a group.
pub type anim_animation_group_kind = i32;
/// a clock whose speed can be changed: slow motion and pause for a part of the stage
pub const ANIM_ANIMATION_GROUP_KIND_CLOCK: anim_animation_group_kind = 0;
/// timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the group
/// ends
pub const ANIM_ANIMATION_GROUP_KIND_MEDIA: anim_animation_group_kind = 1;
/// driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
pub const ANIM_ANIMATION_GROUP_KIND_ANIMATOR: anim_animation_group_kind = 2;

/// Where an animator stops.
pub type anim_animator_position = i32;
pub const ANIM_ANIMATOR_POSITION_END: anim_animator_position = 0;
pub const ANIM_ANIMATOR_POSITION_START: anim_animator_position = 1;
pub const ANIM_ANIMATOR_POSITION_CURRENT: anim_animator_position = 2;

/// What a warning is about.
pub type anim_warning_kind = i32;
/// nothing leads to a state
pub const ANIM_WARNING_KIND_STATE: anim_warning_kind = 0;
/// nothing in the document sends an event that a state waits for: only the host can
pub const ANIM_WARNING_KIND_EVENT: anim_warning_kind = 1;
/// a done or stopped event of something that does not exist or never ends
pub const ANIM_WARNING_KIND_END: anim_warning_kind = 2;
/// nothing is sent with the id that a cancel has
pub const ANIM_WARNING_KIND_CANCEL: anim_warning_kind = 3;
/// nothing shows, sets or reads a property
pub const ANIM_WARNING_KIND_PROPERTY: anim_warning_kind = 4;
/// nothing uses an input, parameter, spring, curve, path, animation, component...
pub const ANIM_WARNING_KIND_UNUSED: anim_warning_kind = 5;
/// a text that would also be an expression, where it is kept as text
pub const ANIM_WARNING_KIND_WORDS: anim_warning_kind = 6;

/// The texts of a warning.
pub type anim_warning_text = i32;
/// one English sentence, with the name that was probably meant
pub const ANIM_WARNING_TEXT_MESSAGE: anim_warning_text = 0;
/// the RFC 6901 JSON pointer of what it is about
pub const ANIM_WARNING_TEXT_POINTER: anim_warning_text = 1;
/// the name that was probably meant; empty if none is similar
pub const ANIM_WARNING_TEXT_SUGGESTION: anim_warning_text = 2;

/// What `anim_scene_advance_many()` reports of a scene.
pub type anim_scene_change_flags = u32;
/// its display list has changed since the host last read it
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

/// The kinds of states, as in SCXML.
pub type anim_state_kind = i32;
/// without states inside
pub const ANIM_STATE_KIND_ATOMIC: anim_state_kind = 0;
/// has exactly one active child when active
pub const ANIM_STATE_KIND_COMPOUND: anim_state_kind = 1;
/// all its children are active when it is
pub const ANIM_STATE_KIND_PARALLEL: anim_state_kind = 2;
pub const ANIM_STATE_KIND_FINAL: anim_state_kind = 3;
/// never active
pub const ANIM_STATE_KIND_HISTORY: anim_state_kind = 4;

/// What a pointer does.
pub type anim_pointer_action = i32;
pub const ANIM_POINTER_ACTION_DOWN: anim_pointer_action = 0;
/// also for a pointer that is not down: it hovers
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

/// The keys that a scene handles.
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

/// Facts about a node, each known or not, and true or false.
pub type anim_accessibility_flags = u32;
pub const ANIM_ACCESSIBILITY_CHECKED: anim_accessibility_flags = 1;
pub const ANIM_ACCESSIBILITY_SELECTED: anim_accessibility_flags = 2;
/// if the document does not say: whether its region is disabled
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
/// its region has the focus
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
/// the commands up to the layer's end are drawn as a group, then composited
pub const ANIM_DRAW_KIND_LAYER_BEGIN: anim_draw_kind = 4;
pub const ANIM_DRAW_KIND_LAYER_END: anim_draw_kind = 5;
/// the commands up to the clip's end show inside the path only
pub const ANIM_DRAW_KIND_CLIP_BEGIN: anim_draw_kind = 6;
pub const ANIM_DRAW_KIND_CLIP_END: anim_draw_kind = 7;

/// What a path is filled or stroked with.
pub type anim_paint = i32;
pub const ANIM_PAINT_SOLID: anim_paint = 0;
pub const ANIM_PAINT_LINEAR: anim_paint = 1;
pub const ANIM_PAINT_RADIAL: anim_paint = 2;
/// once around a center, clockwise, from an angle (0 is to the right)
pub const ANIM_PAINT_ANGULAR: anim_paint = 3;

/// How a text is aligned to its x.
pub type anim_align = i32;
pub const ANIM_ALIGN_LEFT: anim_align = 0;
pub const ANIM_ALIGN_CENTER: anim_align = 1;
pub const ANIM_ALIGN_RIGHT: anim_align = 2;

/// Which line of a text is at its y.
pub type anim_baseline = i32;
pub const ANIM_BASELINE_ALPHABETIC: anim_baseline = 0;
pub const ANIM_BASELINE_TOP: anim_baseline = 1;
pub const ANIM_BASELINE_MIDDLE: anim_baseline = 2;
pub const ANIM_BASELINE_BOTTOM: anim_baseline = 3;

/// How an image fills its frame.
pub type anim_fit = i32;
/// the image fills its frame
pub const ANIM_FIT_STRETCH: anim_fit = 0;
/// the largest size at which all of it fits in the frame, centered
pub const ANIM_FIT_CONTAIN: anim_fit = 1;
/// the smallest size at which it covers the frame, centered; parts outside are not drawn
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

/// 0, 1, or a number for "not set", which the member's comment names.
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

/// A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
/// Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
/// once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at
/// any time, but not inside the easing's callback.
#[repr(C)]
pub struct anim_easing {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
/// changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
/// velocities are rows of component_count numbers, each at most 1e150 in size.
#[repr(C)]
pub struct anim_keyframes {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
/// least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker
/// strategy LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a
/// parabola. The velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer
/// had stopped: more than 40 ms without a sample or in one place. Samples from before such a gap are ignored.
/// Coordinates are at most 1e150 in size.
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

/// An array of paths: parsing, measuring or testing all of them takes one call.
#[repr(C)]
pub struct anim_path_collection {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
///
/// Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on
/// the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in
/// position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the
/// automatic structure). For the strict structure an arc of path data is one command, however many cubics it becomes,
/// as for `anim_path_data_match()`: its parameters are interpolated, as CSS and SMIL do, and a flag is set in between
/// if it is set at either end. The arcs of a path that was transformed are interpolated by their control points.
///
/// Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape, aligned
/// by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are only
/// subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other path.
/// It is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others
/// closely resembles the whole.
///
/// A blend (`ANIM_MORPH_STRUCTURE_BLEND`) has no common structure: parts of the inside join, part, appear and vanish,
/// and the area changes evenly from one path's to the other's. The functions that return the common structure fail with
/// `ANIM_ERROR_KIND`.
#[repr(C)]
pub struct anim_morph {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A formula over named numbers, such as "mix(width, 40, clamp(t \* 2, 0, 1))": parsed once, evaluated often.
/// Immutable.
///
/// Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from
/// loose to tight:
///
/// ```text
/// c ? a : b       a where c is true, else b; from the right
/// ||              or: 1 or 0
/// &&              and: 1 or 0
/// == !=           two in a row are refused
/// < <= > >=       two in a row are refused
/// + -             from the left
/// * / %           from the left; % is mod
/// -a !a           the negative; 1 where a is 0, else 0
/// ```
///
/// Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
///
/// Functions; angles are in radians:
///
/// - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
///   floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
///   flicks(seconds): of one number
/// - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x \< edge, else 1)
/// - min, max: of two or more; NaN where one is
/// - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
/// - clamp(x, low, high): min(max(x, low), high)
/// - mix(a, b, t): a \* (1 - t) + b \* t
/// - smoothstep(low, high, x): u \* u \* (3 - 2 \* u) with u = clamp((x - low) / (high - low), 0, 1)
/// - if(c, a, b): c ? a : b
/// - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
///   after a millisecond: from - velocity / (1000 \* log(remaining))
/// - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
///   dragged by excess beyond it
/// - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
///
/// The following have the bits of the library's functions of these names. They give NaN for arguments that those
/// functions refuse. A constant argument that is refused is an error (`ANIM_ERROR_ARGUMENT`, with line and column).
/// Arguments with a default (=) may be omitted from the end.
///
/// - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
///   decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
/// - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
///   velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
///   threshold): with the spring of `anim_default_decay()`
/// - steps(count, x, position = 0): position is an `anim_step_position`; NaN for 1 step with jumps between the steps
///   only
/// - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
///   webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
///   direction is an `anim_direction`, and webTimingProgress the directed progress
/// - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
///   to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
///   displacement, velocity, threshold)
/// - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
/// - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
/// - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
/// - springSettlingDuration(duration, bounce, velocity = 0)
/// - springRestingTime(duration, bounce, displacement, velocity, threshold)
/// - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
/// - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
///   physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
/// - springStiffness, springDamping(duration, bounce)
/// - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
/// - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
///
/// A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops\[0\]. A part of
/// ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a
/// constant, in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
///
/// Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a
/// text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too.
/// Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a,
/// b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own
/// they are unknown names, unless the host gave such a name.
///
/// The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is
/// NaN (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, && or ||
/// does not need have no effect on the result.
#[repr(C)]
pub struct anim_expression {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
/// presentation value (as it is seen now).
#[repr(C)]
pub struct anim_stage {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
#[repr(C)]
pub struct anim_spring_bank_view {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
/// threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
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

/// A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
#[repr(C)]
pub struct anim_trace {
    _private: [u8; 0],
    _marker: PhantomData<(*mut u8, PhantomPinned)>,
}

/// Called once with a callback's context when nothing uses it any more: the callback was replaced or set to null; its
/// owner was removed, destroyed or replaced by a snapshot; or the call that received the callback failed (as with
/// sqlite3_create_function_v2()). It runs on the thread of the call that lets go of the context, often inside that
/// call, and must not call any object of that call. It must return. A context is not released while a callback that was
/// left by longjmp() still uses it.
pub type anim_context_release_callback = Option<unsafe extern "C" fn(context: *mut c_void)>;

/// Returns size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is no
/// memory. Memory with a smaller alignment must not be returned.
pub type anim_allocate_callback = Option<unsafe extern "C" fn(context: *mut c_void, size: usize, alignment: usize) -> *mut c_void>;

/// Releases memory that `anim_allocate_callback` returned; never called with null.
pub type anim_release_callback = Option<unsafe extern "C" fn(context: *mut c_void, memory: *mut c_void)>;

/// The host's timing function: returns y at x. In C, it must return: see "Callbacks" in base.h.
pub type anim_easing_callback = Option<unsafe extern "C" fn(context: *mut c_void, x: f64) -> f64>;

/// Receives events. The event is valid during the call only. In C, it must return: see "Callbacks" in base.h.
pub type anim_event_callback = Option<unsafe extern "C" fn(context: *mut c_void, event: *const anim_event)>;

/// Receives a property's presentation value. The values are valid during the call only. In C, it must return: see
/// "Callbacks" in base.h.
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
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub x: f64,
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub y: f64,
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
    pub width: f64,
    /// x and y are the corner with the smallest coordinates; width and height \>= 0
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
/// at any time. Core Animation's default is mass 1, stiffness 100, damping 10. `ANIM_ERROR_LIMIT` where k / m is
/// outside 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements
/// and velocities of at most 1e150 in size (`ANIM_ERROR_LIMIT`). `anim_spring_animate_many()` and
/// `anim_spring_step_many()` take any finite ones.
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

/// A spring with its constants computed in advance, which saves about half of the time of `anim_spring_evaluate()`.
/// `anim_spring_prepare()` fills it. It is plain memory of the caller's, which may be copied, kept and read by many
/// threads at once. Its size never changes. The members are private to the library: a struct that another version has
/// filled, or that was changed, is refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_prepared_spring {
    /// sums of two doubles, in the library's unit of time
    pub decay: f64,
    /// sums of two doubles, in the library's unit of time
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

/// Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
/// and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
/// last.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_keyframe_options {
    pub struct_size: u32,
    /// 1 to `ANIM_LIMIT_KEYFRAME_COMPONENTS`. 1
    pub component_count: u32,
    /// `ANIM_KEYFRAME_MODE_...` of values and blocks; not used for tracks. LINEAR
    pub mode: anim_keyframe_mode,
    /// 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
    /// not ease. 0
    pub has_ease: anim_bool,
    /// bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
    pub shortest_turns: u64,
    /// seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    pub duration: f64,
    /// eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
    /// is. Linear
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
    /// whether the caller gives the initial value on evaluation
    pub needs_start: anim_bool,
    /// seconds
    pub duration: f64,
}

const _: () = assert!(size_of::<anim_keyframes_info>() == 24);
const _: () = assert!(align_of::<anim_keyframes_info>() == 8);

/// When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
/// begin_time) \* speed + time_offset; the active interval is local time 0 up to the active duration, which is the
/// duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
/// begin and excludes its end; the other way round where speed is negative. This holds for
/// `anim_media_timing_evaluate()` and for groups; for animations see `anim_stage_animate()`.
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
    /// \>= 0, fractional or infinite; 0 is not set. 0
    pub repeat_count: f64,
    /// seconds of local time, \>= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts,
    /// as in SMIL (Core Animation leaves it open).
    pub repeat_duration: f64,
}

const _: () = assert!(size_of::<anim_media_timing>() == 64);
const _: () = assert!(align_of::<anim_media_timing>() == 8);

/// A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
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
    /// 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the way
    /// back
    pub progress: f64,
    /// the current repeat, from 0; infinite after the last of infinitely many
    pub iteration: f64,
    /// seconds, not clamped
    pub local_time: f64,
    /// seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
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
    /// the iteration at which it starts, \>= 0, fractional too. 0
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

/// A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
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
    /// from 0 to 1
    pub simple_iteration_progress: f64,
    /// infinite after the last of infinitely many
    pub current_iteration: f64,
    /// 0...1: the input of the timing function
    pub directed_progress: f64,
}

const _: () = assert!(size_of::<anim_web_sample>() == 56);
const _: () = assert!(align_of::<anim_web_sample>() == 8);

/// Momentum that decays: x = from + velocity / rate \* (1 - e^(-rate \* t)). When the motion crosses a bound, the
/// spring takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound
/// springs back at once. Several components move independently. Positions and velocities are at most 1e150 in size
/// (`ANIM_ERROR_LIMIT`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_decay {
    pub struct_size: u32,
    pub reserved: i32,
    /// per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
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

/// The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x
/// \* coefficient / dimension + 1)) \* dimension beyond it, never more than dimension. Positions and values are at most
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
    /// 1: interpolates components multiplied by the opacity, except the hue, as CSS does
    pub premultiplied: anim_bool,
}

const _: () = assert!(size_of::<anim_color_interpolation>() == 12);
const _: () = assert!(align_of::<anim_color_interpolation>() == 4);

/// A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew \* scale_y,
/// a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
/// cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
/// remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a \< d, otherwise
/// scale_y.
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
    /// 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
    pub lenient: anim_bool,
    /// largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
    pub arc_accuracy: f64,
}

const _: () = assert!(size_of::<anim_path_parsing>() == 16);
const _: () = assert!(align_of::<anim_path_parsing>() == 8);

/// How path data are written.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_path_format {
    pub struct_size: u32,
    /// 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
    /// command for each verb, a space between numbers
    pub minified: anim_bool,
    pub coordinates: anim_path_coordinates,
    /// decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
    pub digits: i32,
}

const _: () = assert!(size_of::<anim_path_format>() == 16);
const _: () = assert!(align_of::<anim_path_format>() == 4);

/// A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
/// tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
/// the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
/// 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_path_location {
    pub x: f64,
    pub y: f64,
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    pub tangent_x: f64,
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    pub tangent_y: f64,
    /// 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    pub curvature: f64,
    /// along the path
    pub length: f64,
    /// from the given point; 0 where none was given
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
    /// moves both along the path; beyond its end they wrap to its beginning. 0
    pub offset: f64,
}

const _: () = assert!(size_of::<anim_path_trim_options>() == 32);
const _: () = assert!(align_of::<anim_path_trim_options>() == 8);

/// A subpath: a move and the verbs up to the next one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_subpath {
    /// its range of the path's verbs
    pub first_verb: u64,
    /// its range of the path's verbs
    pub verb_count: u64,
    /// its range of coordinates, two a point
    pub first_coordinate: u64,
    /// its range of coordinates, two a point
    pub coordinate_count: u64,
    /// as `anim_path_get_area()`
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
    /// the length of dashes. 0
    pub dash_count: u32,
    /// 0 (which draws nothing) to 1e150. 1
    pub width: f64,
    /// at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    pub miter_limit: f64,
    /// the offset into the dash pattern at which each subpath begins; may be negative. 0
    pub dash_offset: f64,
    /// lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
    /// solid. In C, null for none
    pub dashes: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub dashes_padding: u32,
    /// 1: an outline without crossings, as of `anim_path_simplify()`. Hits ignore it. 0
    pub simplified: anim_bool,
    pub reserved: i32,
}

const _: () = assert!(size_of::<anim_stroke_style>() == 56);
const _: () = assert!(align_of::<anim_stroke_style>() == 8);

/// An index in the first path and one in the second.
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
    /// how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
    pub effort: i32,
    /// `ANIM_MORPH_PAINT_...`. FILL
    pub paint: anim_morph_paint,
    /// from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
    pub smoothness: f64,
    /// joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
    pub tolerance: f64,
    /// Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
    /// shrinks to one. Refused unless pairing is GIVEN.
    pub pairs: *const anim_morph_pair,
    #[cfg(target_pointer_width = "32")]
    pub pairs_padding: u32,
    pub pair_count: u64,
    /// Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
    /// pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
    pub points: *const anim_morph_pair,
    #[cfg(target_pointer_width = "32")]
    pub points_padding: u32,
    pub point_count: u64,
}

const _: () = assert!(size_of::<anim_morph_options>() == 80);
const _: () = assert!(align_of::<anim_morph_options>() == 8);

/// Something that happened. In C, 64 bytes on every platform.
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
    /// identifies its data, or 0 for none; see `anim_scene_get_event_value`
    pub data: u64,
    /// how many of its first fields were dropped before it was delivered; 0 for none
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
    /// properties for which memory is reserved at once; more may be added. 16
    pub property_capacity: u32,
    /// events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    pub event_limit: u32,
    /// bit (1 \<\< kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    pub event_mask: u32,
}

const _: () = assert!(size_of::<anim_stage_options>() == 16);
const _: () = assert!(align_of::<anim_stage_options>() == 4);

/// Members for other kinds than the property's, or other spaces, must keep their defaults (`ANIM_ERROR_ARGUMENT`).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_property_options {
    pub struct_size: u32,
    /// `ANIM_VALUE_KIND_...` but PATH. SCALAR
    pub kind: anim_value_kind,
    /// of a VECTOR, 1 to `ANIM_LIMIT_VECTOR`; for other kinds 0, or their own number. 0
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
    /// components of the presentation and velocity: differs from component_count only for a path on its way to one with
    /// other verbs
    pub shown_count: u32,
    /// see `anim_stage_set_threshold`
    pub threshold: f64,
}

const _: () = assert!(size_of::<anim_property_info>() == 32);
const _: () = assert!(align_of::<anim_property_info>() == 8);

/// How the values set in a transaction move. Members left at `ANIM_INHERIT`, as `anim_default_motion` fills them, come
/// from the enclosing transaction.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_motion {
    pub struct_size: u32,
    /// `ANIM_MOTION_KIND_...`. INHERIT
    pub kind: anim_motion_kind,
    /// seconds, \>= 0, or `ANIM_OWN_DURATION`; outermost 0.25 for a curve. A duration cuts a spring off. `ANIM_INHERIT`
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
    /// the group whose clock the animations use; 0 inherits, outermost the stage's
    pub group: anim_animation_group,
    /// the animations start (after their delay) when it is complete; 0: at once
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
    /// 1: its value is added to the value of the animations below it (see `anim_stage_animate()`). 0
    pub additive: anim_bool,
    /// 1: the value at the end of each repeat is added to the next (see there). 0
    pub cumulative: anim_bool,
    /// 1: the model value becomes its last value when it starts (see there). 0
    pub sets_model: anim_bool,
    /// components of from, to, by and velocity: the property's
    pub count: u32,
    /// not read
    pub reserved: u32,
    /// where it begins; not for keyframes that have a start of their own
    pub from: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub from_padding: u32,
    /// where it ends; for a curve, easing or spring
    pub to: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub to_padding: u32,
    /// how far it moves; for the same kinds as to. Not set where from and to are. `ANIM_ERROR_KIND` where colors or
    /// transforms are interpolated in another space
    pub by: *const f64,
    #[cfg(target_pointer_width = "32")]
    pub by_padding: u32,
    /// for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
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
    /// the group whose clock it uses; 0: the stage's
    pub group: anim_animation_group,
    /// it starts (after its delay) when this is complete; 0: at once
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
    /// the group whose time it uses; 0: the stage's. At most 16 deep
    pub parent: anim_animation_group,
    /// of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
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
    /// stage time, flicks: the time of events and animations
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
    /// animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
    /// but is never too late: a host that sleeps until then and asks again misses nothing.
    pub next_due: i64,
    /// how many flicks stage time lags behind the advances: see `anim_stage_set_step_budget()`
    pub owed: i64,
}

const _: () = assert!(size_of::<anim_stage_info>() == 64);
const _: () = assert!(align_of::<anim_stage_info>() == 8);

#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_document_options {
    pub struct_size: u32,
    /// whether it is searched for unused parts: see `anim_document_get_warning_count`. 0
    pub keeps_warnings: anim_bool,
    /// values for the document's parameters: a JSON object. In C, null for none
    pub parameters: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub parameters_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub parameters_length: u64,
    /// Documents that the document may use as components: a JSON object of documents by name. In C, null for none
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
    /// values for the document's parameters: a JSON object. In C, null for none
    pub parameters: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub parameters_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub parameters_length: u64,
    /// Documents that the document may use as components: a JSON object of documents by name. In C, null for none
    pub library: *const c_char,
    #[cfg(target_pointer_width = "32")]
    pub library_padding: u32,
    /// bytes, at most `ANIM_LIMIT_TEXT_BYTES`
    pub library_length: u64,
    /// About how many bytes of memory the document may take with all its components instantiated: counted before
    /// anything is made of it, and refused with `ANIM_ERROR_LIMIT` if it is more. At most 2^40; 0 is the default.
    /// 268435456
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
    /// the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
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

/// A field of the data of an event that is sent. In C, 40 bytes on every platform.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_event_field {
    /// 1 to 255 bytes without control characters; in backquotes if it contains one of .()\[\]='
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

/// A field of the data of an event that the document emitted. In C, 24 bytes on every platform.
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
    /// its slot: follows the list's name and a dot in the names of its parts
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
    /// the known ones that are true
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
    /// in the scene's coordinates: of its region, or else of what it and its children draw
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
    /// red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
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
    /// at least 0
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

/// A filled path.
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

/// A stroked path.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_stroke {
    pub paint: anim_draw_paint,
    pub path: anim_draw_path,
    /// `ANIM_CAP_...`
    pub cap: anim_cap,
    /// `ANIM_JOIN_MITER`, \_ROUND or \_BEVEL: a stroke with another join is given as its filled outline
    pub join: anim_join,
    /// at least 0
    pub width: f64,
    /// at least 1
    pub miter_limit: f64,
    /// the offset into the dash pattern at which each subpath begins
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
    /// `ANIM_ALIGN_...`: how it is aligned to position.x
    pub align: anim_align,
    /// `ANIM_BASELINE_...`: which line of it is at position.y
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

/// A layer's shadow: drawn below it, and part of it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_shadow {
    /// red, green, blue, opacity
    pub color: [f64; 4],
    /// from the layer
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

/// The beginning of a clip: the commands up to its end show inside the path only.
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

/// What a command draws, by its kind. The ends of layers and clips have no content.
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
/// transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
/// begin and its end. In C, 240 bytes on every platform, 0 where the kind's content does not use them.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct anim_draw_command {
    /// `ANIM_DRAW_KIND_...`
    pub kind: anim_draw_kind,
    /// number of the node in document order
    pub node: i32,
    pub transform: anim_transform,
    /// 0 to 1, of the node; a group's opacity is that of its layer
    pub opacity: f64,
    /// the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds
    /// of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
    /// also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide
    /// for each byte: the core knows no fonts.
    pub bounds: anim_rectangle,
    /// the display list's revision when its content last changed
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
    /// UTF-8 of all texts in a row. In C, without a NUL
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
    /// flicks: the time of its end line, or else of its last step
    pub end: i64,
    /// the seed with which it was recorded, if has_seed is 1; load the scene with it
    pub seed: u64,
}

const _: () = assert!(size_of::<anim_trace_info>() == 32);
const _: () = assert!(align_of::<anim_trace_info>() == 8);

extern "C" {
    /// The version of the library in use: major \* 65536 + minor \* 256 + patch. Compare it with the `ANIM_VERSION_...`
    /// constants that the host was compiled with.
    pub fn anim_version() -> u32;

    /// The `ANIM_COMPONENT_...` constants of the library in use, added up: 31 for a full library.
    pub fn anim_components() -> anim_component_flags;

    /// The name of a status, such as "`ANIM_ERROR_LIMIT`"; "`ANIM_ERROR_UNKNOWN`" for any other number. In C, the text
    /// is constant, NUL-terminated and valid forever.
    pub fn anim_status_name(status: anim_status) -> *const c_char;

    /// Describes the error of the last call that failed on this thread: one English sentence, with the argument's name.
    /// For a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At
    /// most 1023 bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone. In C, it is
    /// NUL-terminated, and a view that is valid until the next failing call on this thread.
    pub fn anim_last_error_message() -> *const c_char;

    /// Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from
    /// 1; both 0 when the error was not in a text. In C, either pointer may be null.
    pub fn anim_last_error_place(line: *mut i32, column: *mut i32);

    /// The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the
    /// whole document and for errors that are not in a document. One of over 511 bytes is cut off there. In C, a view
    /// as that of `anim_last_error_message()`.
    pub fn anim_last_error_pointer() -> *const c_char;

    /// Sets the allocator of the whole library in this process: the host's functions, or libc's posix_memalign() and
    /// free() if none are given, as at first. Call it before any other function, from one thread: once the library has
    /// allocated memory it is `ANIM_ERROR_STATE`, so that no memory is released by an allocator that did not give it.
    /// The callbacks run on whichever thread calls the library, on several at once where several threads do, and must
    /// not call the library. `ANIM_ERROR_ARGUMENT` where only one callback is given. In C, a callback that is not given
    /// is null, and the context must outlive the process's last call.
    ///
    /// While the allocator gives no memory, calls use a reserve of 256 KiB that the library holds from the beginning. A
    /// call that may need much memory (one that loads, restores, or takes an array or a long text) asks for it before
    /// it changes anything. If it cannot get it, or if less than 64 KiB of the reserve are left, the call fails with
    /// `ANIM_ERROR_MEMORY` and has changed nothing. Calls that destroy never fail in this way. Released memory refills
    /// the reserve.
    ///
    /// The last resort: if both the allocator and the reserve are exhausted in the middle of a call, the library writes
    /// a line to standard error and calls abort(); in WebAssembly it traps, and `anim_last_error_message()` says why.
    /// This can happen when one call needs much memory that it could not foresee: for a path whose result is far longer
    /// than the path (flattening, strokes, dashes, parts); when a long path grows by single verbs, or is changed or
    /// filled in place; when the tables of a stage of more than some 500 animations, moving springs or components of
    /// properties double; when a display list of more than some 100 nodes is made for the first time, or doubles; when
    /// the ring of events that are not polled doubles beyond 1000. It can also happen when more than three threads are
    /// without memory at once.
    pub fn anim_set_allocator(allocate: anim_allocate_callback, release: anim_release_callback, context: *mut c_void) -> anim_status;

    /// The whole number of flicks nearest to a time in seconds (ties to even). `ANIM_ERROR_LIMIT` beyond 2^62 flicks
    /// (about 207 years) either way.
    pub fn anim_flicks_from_seconds(seconds: f64, flicks: *mut i64) -> anim_status;

    /// A number of flicks in seconds, correctly rounded.
    pub fn anim_flicks_to_seconds(flicks: i64) -> f64;

    /// Evaluates one of the core's own mathematical functions over arrays: results\[i\] = f(x\[i\]) or f(x\[i\],
    /// y\[i\]), each within 1 ulp of the exact value and the same bits on every platform. Special values (NaN,
    /// infinities, signed zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only. In C, y may be null
    /// otherwise, results may be x or y itself, and the pointers may be null where count is 0.
    pub fn anim_math_evaluate(function: anim_math_function, x: *const f64, y: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
    /// ratio 1 - bounce for bounce \>= 0, 1 / (1 + bounce) below. duration \> 0 (seconds); -1 \< bounce \<= 1.
    pub fn anim_spring_make_perceptual(duration: f64, bounce: f64, spring: *mut anim_spring) -> anim_status;

    /// By response (the undamped period in seconds, \> 0) and damping ratio (\>= 0), as SwiftUI's
    /// spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
    pub fn anim_spring_make_response(response: f64, damping_ratio: f64, spring: *mut anim_spring) -> anim_status;

    /// As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular
    /// frequency for which the envelope has fallen to 0.001 at the end of the duration. duration \> 0, 0 \<
    /// damping_ratio \<= 1, initial_velocity in distances per second. `ANIM_ERROR_ARGUMENT` when no spring fits.
    pub fn anim_spring_make_uikit(duration: f64, damping_ratio: f64, initial_velocity: f64, spring: *mut anim_spring) -> anim_status;

    /// The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
    /// property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and
    /// stiffness, damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not
    /// overdamped, the parameters are used unchanged. All other functions that take an `anim_spring` use them
    /// unchanged.
    pub fn anim_spring_make_core_animation(mass: f64, stiffness: f64, damping: f64, allows_overdamping: anim_bool, spring: *mut anim_spring) -> anim_status;

    /// Value and velocity (units per second) of a spring at a time (seconds, \>= 0; a negative time is taken as 0). The
    /// spring moves from the value from to the value to, and starts with the given velocity. In C, either result
    /// pointer may be null.
    pub fn anim_spring_evaluate(spring: *const anim_spring, time: f64, from: f64, to: f64, initial_velocity: f64, value: *mut f64, velocity: *mut f64) -> anim_status;

    /// The same at many times at once. In C, values and velocities have room for count numbers; either may be null, and
    /// one of them may be times itself.
    pub fn anim_spring_evaluate_many(spring: *const anim_spring, times: *const f64, count: usize, from: f64, to: f64, initial_velocity: f64, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// Computes the constants of a spring in advance. In C, \*prepared receives them.
    pub fn anim_spring_prepare(spring: *const anim_spring, prepared: *mut anim_prepared_spring) -> anim_status;

    /// `anim_spring_evaluate()` for a prepared spring, with the same bits: some 30 ns. `ANIM_ERROR_ARGUMENT` for one
    /// that `anim_spring_prepare()` did not make.
    pub fn anim_prepared_spring_evaluate(prepared: *const anim_prepared_spring, time: f64, from: f64, to: f64, initial_velocity: f64, value: *mut f64, velocity: *mut f64) -> anim_status;

    /// CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
    /// damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
    /// settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
    /// Core Animation's property of that name, it is the duration of the overdamped motion.
    pub fn anim_spring_get_settling_duration(spring: *const anim_spring, initial_velocity: f64, allows_overdamping: anim_bool, seconds: *mut f64) -> anim_status;

    /// An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from
    /// the target stays within threshold (\> 0) units, and its speed within threshold units per second. It starts
    /// displacement away from the target. An animation with this spring ends at that time. Infinity when it never comes
    /// to rest.
    pub fn anim_spring_get_resting_time(spring: *const anim_spring, displacement: f64, initial_velocity: f64, threshold: f64, seconds: *mut f64) -> anim_status;

    /// By name, with a perceptual duration in seconds (\> 0, or 0 for the name's own) and a bounce to add to the name's
    /// own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
    /// 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
    /// animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new
    /// CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3,
    /// 1000, 500); UIKit plays it critically damped (see `anim_spring_make_core_animation()`), so the result is the
    /// critically damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both
    /// arguments must be 0. `ANIM_ERROR_NOT_FOUND` for any other name.
    pub fn anim_spring_make_named(name: *const c_char, name_length: usize, duration: f64, extra_bounce: f64, spring: *mut anim_spring) -> anim_status;

    /// A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m).
    /// Its damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 /
    /// ratio - 1 beyond it. In C, each pointer may be null.
    pub fn anim_spring_describe(spring: *const anim_spring, duration: *mut f64, bounce: *mut f64, damping_ratio: *mut f64) -> anim_status;

    /// The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
    /// below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds
    /// must be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about
    /// 1e-14; `anim_spring_get_resting_time()` gives a bound. Where the last swing only touches a threshold, rounding
    /// decides whether that swing counts. Infinity when the spring never comes to rest.
    pub fn anim_spring_get_settling_time(spring: *const anim_spring, displacement: f64, initial_velocity: f64, threshold: f64, velocity_threshold: f64, seconds: *mut f64) -> anim_status;

    /// Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
    /// time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
    /// toward the value to. Over blend_duration seconds (\>= 0) a smooth step blends the old spring's motion into the
    /// new one's, so that value and velocity are continuous; 0 switches at once. In C, either result pointer may be
    /// null.
    pub fn anim_spring_blend_evaluate(old_spring: *const anim_spring, new_spring: *const anim_spring, blend_duration: f64, time: f64, from: f64, to: f64, initial_velocity: f64, value: *mut f64, velocity: *mut f64) -> anim_status;

    /// The same at many times. In C, the result arrays have room for count numbers; either may be null, and one of them
    /// may be times itself.
    pub fn anim_spring_blend_evaluate_many(old_spring: *const anim_spring, new_spring: *const anim_spring, blend_duration: f64, times: *const f64, count: usize, from: f64, to: f64, initial_velocity: f64, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// `anim_spring_get_resting_time()` for such a change: a time since the change.
    pub fn anim_spring_blend_get_resting_time(old_spring: *const anim_spring, new_spring: *const anim_spring, blend_duration: f64, displacement: f64, initial_velocity: f64, threshold: f64, seconds: *mut f64) -> anim_status;

    /// Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
    /// of `anim_spring_evaluate()`. times has one time for all of them, or one for each (in seconds; a negative time is
    /// taken as 0). Without initial_velocities all start at rest. flags is 0 or `ANIM_SPRING_SHORTEST_TURN`.
    /// `ANIM_ERROR_ARGUMENT` when a number is not finite, or an origin minus its target is not in the range of a
    /// double. About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is
    /// detected when the library is loaded; it changes no bit. In C, time_count is 1 or count, and every other array
    /// has count numbers; initial_velocities may be null, and so may values or velocities where they are not wanted; a
    /// result array may be one of the input arrays, and must not overlap them otherwise.
    pub fn anim_spring_animate_many(spring: *const anim_spring, times: *const f64, time_count: usize, origins: *const f64, targets: *const f64, initial_velocities: *const f64, count: usize, flags: anim_spring_flags, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// The same for floats: computed in doubles, rounded once.
    pub fn anim_spring_animate_many_float(spring: *const anim_spring, times: *const f64, time_count: usize, origins: *const f32, targets: *const f32, initial_velocities: *const f32, count: usize, flags: anim_spring_flags, values: *mut f32, velocities: *mut f32) -> anim_status;

    /// Advances many springs by one step of seconds (\>= 0), exactly however long the step is: replaces values and
    /// velocities by those after the step. Each value is pulled toward its target. Flags and errors as
    /// `anim_spring_animate_many()`. In C, the arrays must not overlap.
    pub fn anim_spring_step_many(spring: *const anim_spring, seconds: f64, targets: *const f64, count: usize, flags: anim_spring_flags, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// The same for floats: computed in doubles, rounded once.
    pub fn anim_spring_step_many_float(spring: *const anim_spring, seconds: f64, targets: *const f32, count: usize, flags: anim_spring_flags, values: *mut f32, velocities: *mut f32) -> anim_status;

    /// By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is
    /// ease). `ANIM_ERROR_NOT_FOUND` for any other name.
    pub fn anim_cubic_bezier_make_named(name: *const c_char, name_length: usize, curve: *mut anim_cubic_bezier) -> anim_status;

    /// The progress y at x, accurate to 1e-12. Beyond \[0, 1\] the curve continues along its end tangents, as in CSS
    /// Easing Functions.
    pub fn anim_cubic_bezier_evaluate(curve: *const anim_cubic_bezier, x: f64, y: *mut f64) -> anim_status;

    /// The same at many x at once. In C, ys may be xs itself.
    pub fn anim_cubic_bezier_evaluate_many(curve: *const anim_cubic_bezier, xs: *const f64, count: usize, ys: *mut f64) -> anim_status;

    /// dy/dx at x. Infinite where the tangent is vertical.
    pub fn anim_cubic_bezier_get_slope(curve: *const anim_cubic_bezier, x: f64, slope: *mut f64) -> anim_status;

    /// The smallest x in \[0, 1\] at which the curve has the value y; if it never has, the smallest x at which it comes
    /// nearest. The extensions beyond \[0, 1\] are not searched.
    pub fn anim_cubic_bezier_invert(curve: *const anim_cubic_bezier, y: f64, x: *mut f64) -> anim_status;

    /// Reads a CSS \<easing-function\> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    /// step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    /// default, as in `anim_cubic_bezier_make_named`; the names of Penner's functions, such as easeOutBounce; and
    /// spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in
    /// CSS; no escapes and no calc(). `ANIM_ERROR_SYNTAX` with line and column; `ANIM_ERROR_ARGUMENT` and
    /// `ANIM_ERROR_LIMIT` as in the calls below. In C, the caller destroys the easing, here and below.
    pub fn anim_easing_create_css(text: *const c_char, text_length: usize, easing: *mut *mut anim_easing) -> anim_status;

    /// A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9
    /// kilobytes (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3
    /// nanoseconds. Values are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    /// `anim_cubic_bezier_evaluate`. Beyond \[0, 1\] as there.
    pub fn anim_easing_create_cubic_bezier(curve: *const anim_cubic_bezier, easing: *mut *mut anim_easing) -> anim_status;

    /// CSS steps(). position is `ANIM_STEP_POSITION_JUMP_...`; count \>= 1. Beyond \[0, 1\] the steps continue.
    pub fn anim_easing_create_steps(count: i32, position: anim_step_position, easing: *mut *mut anim_easing) -> anim_status;

    /// CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
    /// percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the
    /// first then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised
    /// to it. Two stops with the same input are a jump; one stop alone is a constant. `ANIM_ERROR_LIMIT` for numbers
    /// above 1e6 in size. In C, inputs that are left out are null.
    pub fn anim_easing_create_linear(outputs: *const f64, inputs: *const f64, count: usize, easing: *mut *mut anim_easing) -> anim_status;

    /// One of Penner's functions. It is 0 for all x \< 0 and 1 for all x \> 1.
    pub fn anim_easing_create_penner(penner: anim_penner, easing: *mut *mut anim_easing) -> anim_status;

    /// The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 \< duration \<= 1e9).
    /// initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
    /// UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x \>= 1. 0 for all x \< 0.
    pub fn anim_easing_create_spring(spring: *const anim_spring, duration: f64, initial_velocity: f64, easing: *mut *mut anim_easing) -> anim_status;

    /// An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A
    /// result that is not finite is replaced by x. In C, release (may be null) is called with the context when nothing
    /// uses the easing any more.
    pub fn anim_easing_create_callback(callback: anim_easing_callback, context: *mut c_void, release: anim_context_release_callback, easing: *mut *mut anim_easing) -> anim_status;

    /// Releases the host's reference to an easing.
    pub fn anim_easing_destroy(easing: *mut anim_easing) -> anim_status;

    /// The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of
    /// steps(), and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
    pub fn anim_easing_evaluate(easing: *const anim_easing, x: f64, before: anim_bool, y: *mut f64) -> anim_status;

    /// The same at many x at once, with before 0 and the same bits; allocates nothing. In C, ys is xs itself or does
    /// not overlap it.
    pub fn anim_easing_evaluate_many(easing: *const anim_easing, xs: *const f64, count: usize, ys: *mut f64) -> anim_status;

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]). xs has one
    /// number for each tween, or one for all. `anim_easing_animate_many_float()` takes and returns floats; it computes
    /// in doubles and rounds once. Every number, and every target minus its origin, must be finite. In C, x_count is
    /// count or 1, and values is origins, targets or xs itself, or does not overlap them.
    pub fn anim_easing_animate_many(easing: *const anim_easing, xs: *const f64, x_count: usize, origins: *const f64, targets: *const f64, count: usize, values: *mut f64) -> anim_status;

    /// Many tweens by one easing: values\[i\] = origins\[i\] + y(xs\[i\]) \* (targets\[i\] - origins\[i\]). xs has one
    /// number for each tween, or one for all. `anim_easing_animate_many_float()` takes and returns floats; it computes
    /// in doubles and rounds once. Every number, and every target minus its origin, must be finite. In C, x_count is
    /// count or 1, and values is origins, targets or xs itself, or does not overlap them.
    pub fn anim_easing_animate_many_float(easing: *const anim_easing, xs: *const f32, x_count: usize, origins: *const f32, targets: *const f32, count: usize, values: *mut f32) -> anim_status;

    /// dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some
    /// 1e-9; a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
    pub fn anim_easing_get_slope(easing: *const anim_easing, x: f64, slope: *mut f64) -> anim_status;

    /// The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start
    /// as it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is
    /// "callback", which cannot be parsed.
    pub fn anim_easing_get_css(easing: *const anim_easing, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
    pub fn anim_default_keyframe_options(options: *mut anim_keyframe_options, struct_size: u32) -> anim_status;

    /// Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one. In C,
    /// value_count counts numbers, not rows.
    ///
    /// - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys
    ///   are spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a
    ///   jump. In the discrete mode there may be one more, as Core Animation requires: the last time is then the end of
    ///   the last value. The paced modes ignore times.
    /// - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than
    ///   keys). The discrete and paced modes ignore them.
    /// - parameters: tension, continuity and bias of each key, each at most 1e6 in size (`ANIM_ERROR_LIMIT`): 3 numbers
    ///   for each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local
    ///   tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With
    ///   parameters of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the
    ///   neighbors) with d the segment's length in time; at an end, or next to a jump, it is the difference of the
    ///   segment.)
    ///
    /// The message of `ANIM_ERROR_ARGUMENT` names the index at fault. In C, options may be null for the defaults, a
    /// count of 0 leaves an array out, and the caller destroys the keyframes.
    pub fn anim_keyframes_create_values(options: *const anim_keyframe_options, values: *const f64, value_count: usize, times: *const f64, time_count: usize, curves: *const anim_cubic_bezier, curve_count: usize, parameters: *const f64, parameter_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts\[i\] on, and for
    /// durations\[i\] (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of
    /// values. Between blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are
    /// ordered by start, then by index. A block that starts while another runs takes over from the value at that moment
    /// (computed on the straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode
    /// adjacent blocks form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
    ///
    /// initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity,
    /// is not used, since blocks begin at rest. In C, count is the number of blocks, value_count the number of numbers
    /// in values, and initial_count is 0 to leave initial out.
    pub fn anim_keyframes_create_blocks(options: *const anim_keyframe_options, starts: *const f64, durations: *const f64, count: usize, values: *const f64, value_count: usize, initial: *const f64, initial_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
    ///
    /// velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only
    /// those that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may
    /// be left out where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a
    /// Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the
    /// velocity of the keyframe before it. The end of the track, and a MOVE, are at rest.
    ///
    /// A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
    /// target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then.
    /// The last keyframe ends at its value.
    ///
    /// initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the
    /// caller gives it on evaluation. In C, a count of 0 leaves an array out.
    pub fn anim_keyframes_create_track(options: *const anim_keyframe_options, keys: *const anim_keyframe, key_count: usize, values: *const f64, value_count: usize, velocities: *const f64, velocities_count: usize, initial: *const f64, initial_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Releases keyframes.
    pub fn anim_keyframes_destroy(keyframes: *mut anim_keyframes) -> anim_status;

    /// Describes keyframes. In C, info-\>struct_size must be sizeof \*info.
    pub fn anim_keyframes_get_info(keyframes: *const anim_keyframes, info: *mut anim_keyframes_info) -> anim_status;

    /// Values and velocities (units per second) at many times (seconds): values and velocities have a row for each
    /// time, and either may be left out. Before 0 the motion stands at its first value, from its duration on at its
    /// last, at rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A
    /// velocity that would be infinite is 0. In C, count is time_count times the components, and an array that is left
    /// out is null.
    ///
    /// start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it
    /// (needs_start). Blocks always begin at rest. `ANIM_ERROR_ARGUMENT` for a start of another length.
    pub fn anim_keyframes_evaluate(keyframes: *mut anim_keyframes, times: *const f64, time_count: usize, start: *const f64, start_count: usize, values: *mut f64, velocities: *mut f64, count: usize) -> anim_status;

    /// The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in
    /// all. `ANIM_ERROR_STATE` for keyframes that need a start.
    pub fn anim_keyframes_evaluate_many(keyframes: *const *mut anim_keyframes, keyframes_count: usize, time: f64, values: *mut f64, value_count: usize) -> anim_status;

    /// Fills the timing with the defaults named above.
    pub fn anim_default_media_timing(timing: *mut anim_media_timing, struct_size: u32) -> anim_status;

    /// The timing at a parent time in seconds.
    pub fn anim_media_timing_evaluate(timing: *const anim_media_timing, parent_time: f64, sample: *mut anim_media_sample) -> anim_status;

    /// The same at many times at once. In C, samples has room for count.
    pub fn anim_media_timing_evaluate_many(timing: *const anim_media_timing, parent_times: *const f64, count: usize, samples: *mut anim_media_sample) -> anim_status;

    /// The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
    /// which the active phase begins and at which it ends for good: infinity for never, -infinity for always. In C,
    /// each result pointer may be null.
    pub fn anim_media_timing_get_interval(timing: *const anim_media_timing, active_duration: *mut f64, start_time: *mut f64, end_time: *mut f64) -> anim_status;

    /// Fills the timing with the defaults named above.
    pub fn anim_default_web_timing(timing: *mut anim_web_timing, struct_size: u32) -> anim_status;

    /// The timing at a local time, the animation's current time.
    pub fn anim_web_timing_evaluate(timing: *const anim_web_timing, local_time: f64, sample: *mut anim_web_sample) -> anim_status;

    /// The same at many times at once. In C, samples has room for count.
    pub fn anim_web_timing_evaluate_many(timing: *const anim_web_timing, local_times: *const f64, count: usize, samples: *mut anim_web_sample) -> anim_status;

    /// The active duration and the end time. In C, either result pointer may be null.
    pub fn anim_web_timing_get_interval(timing: *const anim_web_timing, active_duration: *mut f64, end_time: *mut f64) -> anim_status;

    /// Fills the decay with the defaults named above.
    pub fn anim_default_decay(decay: *mut anim_decay, struct_size: u32) -> anim_status;

    /// The rate per second of a decay that leaves the fraction remaining (0 \< remaining \< 1) of the velocity after
    /// each millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
    pub fn anim_decay_get_rate(remaining: f64, rate: *mut f64) -> anim_status;

    /// Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0)
    /// of a decay that starts at from with the given velocity. In C, values and velocities have room for count numbers;
    /// either may be null.
    pub fn anim_decay_evaluate(decay: *const anim_decay, times: *const f64, count: usize, from: f64, velocity: f64, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// The same for many components at one time: component i starts at from\[i\] with initial_velocities\[i\]. In C,
    /// values may be from, and velocities initial_velocities; either may be null.
    pub fn anim_decay_animate_many(decay: *const anim_decay, time: f64, from: *const f64, initial_velocities: *const f64, count: usize, values: *mut f64, velocities: *mut f64) -> anim_status;

    /// Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
    /// and resting_time, a time from which its distance from the end stays within threshold (\> 0) units and its speed
    /// within threshold units per second. takeover and resting_time are infinite if that never happens. In C, each
    /// result pointer may be null.
    pub fn anim_decay_predict(decay: *const anim_decay, from: f64, velocity: f64, threshold: f64, end: *mut f64, takeover: *mut f64, resting_time: *mut f64) -> anim_status;

    /// The initial velocity of a decay without bounds that starts at from and ends at target: rate \* (target - from).
    pub fn anim_decay_get_velocity(decay: *const anim_decay, from: f64, target: f64, velocity: *mut f64) -> anim_status;

    /// The value at which each dragged position is shown. In C, values may be positions itself.
    pub fn anim_rubber_band_evaluate(band: *const anim_rubber_band, positions: *const f64, count: usize, values: *mut f64) -> anim_status;

    /// The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
    pub fn anim_rubber_band_invert(band: *const anim_rubber_band, values: *const f64, count: usize, positions: *mut f64) -> anim_status;

    /// An estimator without samples. In C, the caller destroys it.
    pub fn anim_velocity_estimator_create(estimator: *mut *mut anim_velocity_estimator) -> anim_status;

    /// Releases an estimator.
    pub fn anim_velocity_estimator_destroy(estimator: *mut anim_velocity_estimator) -> anim_status;

    /// Forgets all samples: call it when the pointer goes down again.
    pub fn anim_velocity_estimator_reset(estimator: *mut anim_velocity_estimator) -> anim_status;

    /// Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
    /// numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
    /// position of the pointer's release usually repeats the last sample, and is better left out.
    pub fn anim_velocity_estimator_add(estimator: *mut anim_velocity_estimator, times: *const f64, coordinates: *const f64, count: usize) -> anim_status;

    /// The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
    pub fn anim_velocity_estimator_estimate(estimator: *const anim_velocity_estimator, time: f64, x: *mut f64, y: *mut f64) -> anim_status;

    /// Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
    /// 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
    /// linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing
    /// changes where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are
    /// at most 1e150 in size, and colors at most `ANIM_LIMIT_ARRAY` / 4 (`ANIM_ERROR_LIMIT`). In C, results has room
    /// for 4 \* count numbers and may be colors itself.
    pub fn anim_color_convert(from_space: anim_color_space, to_space: anim_color_space, colors: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of
    /// sRGB that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a
    /// color whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1
    /// extrapolates. A transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size. In C,
    /// result has room for four numbers, and may be from or to.
    pub fn anim_color_interpolate(interpolation: *const anim_color_interpolation, from: *const f64, to: *const f64, progress: f64, result: *mut f64) -> anim_status;

    /// The same at many progresses, at most `ANIM_LIMIT_ARRAY` / 4. In C, results has room for 4 \* count numbers, and
    /// overlaps no argument.
    pub fn anim_color_interpolate_many(interpolation: *const anim_color_interpolation, from: *const f64, to: *const f64, progresses: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
    /// (`ANIM_ERROR_LIMIT`).
    pub fn anim_transform_decompose(transform: *const anim_transform, parts: *mut anim_transform_parts) -> anim_status;

    /// Composes a transform from parts, any numbers of at most 1e150 in size (`ANIM_ERROR_LIMIT`). Coefficients that
    /// would be beyond 1e150 in size are clamped to it.
    pub fn anim_transform_compose(parts: *const anim_transform_parts, transform: *mut anim_transform) -> anim_status;

    /// The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes
    /// the shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn
    /// instead. A progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts
    /// have a scale of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size. In C,
    /// result may be from or to.
    pub fn anim_transform_interpolate(from: *const anim_transform, to: *const anim_transform, progress: f64, result: *mut anim_transform) -> anim_status;

    /// The same at many progresses, at most `ANIM_LIMIT_ARRAY` / 6. In C, results has room for count transforms, and
    /// overlaps no argument.
    pub fn anim_transform_interpolate_many(from: *const anim_transform, to: *const anim_transform, progresses: *const f64, count: usize, results: *mut anim_transform) -> anim_status;

    /// An empty path. In C, the caller destroys it.
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

    /// Closes the subpath; the current point is then its beginning. `ANIM_ERROR_STATE` on a path without a subpath.
    pub fn anim_path_close(path: *mut anim_path) -> anim_status;

    /// Appends many verbs at once: verbs are `ANIM_VERB_...`, coordinates the x and y of their points in turn, exactly
    /// as many as the verbs take. All or nothing. `ANIM_ERROR_STATE` for a verb that needs a current point where there
    /// is none.
    pub fn anim_path_append(path: *mut anim_path, verbs: *const anim_verb, verb_count: usize, coordinates: *const f64, coordinate_count: usize) -> anim_status;

    /// Closed shapes, each wound clockwise on the screen. The corners' radius, \>= 0, is clamped to half of the shorter
    /// side.
    pub fn anim_path_add_rectangle(path: *mut anim_path, rectangle: *const anim_rectangle, radius: f64) -> anim_status;

    /// Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
    pub fn anim_path_add_ellipse(path: *mut anim_path, rectangle: *const anim_rectangle) -> anim_status;

    /// A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes,
    /// and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke \>= 0; the
    /// rectangle is at least six strokes wide and high.
    pub fn anim_path_add_symbol(path: *mut anim_path, rectangle: *const anim_rectangle, stroke: f64, arrowness: f64) -> anim_status;

    /// Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    pub fn anim_path_transform(path: *mut anim_path, transform: *const anim_transform) -> anim_status;

    /// The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
    /// nothing. `ANIM_ERROR_STATE` on an empty path.
    pub fn anim_path_get_bounds(path: *const anim_path, bounds: *mut anim_rectangle) -> anim_status;

    /// How many verbs and coordinates (two a point) the path has. In C, either pointer may be null.
    pub fn anim_path_get_counts(path: *const anim_path, verb_count: *mut usize, coordinate_count: *mut usize) -> anim_status;

    /// Copies the path's contents out. Both arrays must be at least as long as `anim_path_get_counts()` tells
    /// (`ANIM_ERROR_CAPACITY`).
    pub fn anim_path_copy(path: *const anim_path, verbs: *mut anim_verb, verb_capacity: usize, coordinates: *mut f64, coordinate_capacity: usize) -> anim_status;

    /// Fills the options with their defaults: strict, arcs within 1e-9.
    pub fn anim_default_path_parsing(options: *mut anim_path_parsing, struct_size: u32) -> anim_status;

    /// Replaces the path's contents by SVG path data: the grammar of SVG 2
    /// (<https://www.w3.org/TR/SVG2/paths.html#PathDataBNF>), every command, absolute and relative, with exponents in
    /// numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero
    /// becomes 0. Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and
    /// end exactly at their end points. An arc with a radius of 0 is a line, one that ends where it begins is nothing,
    /// and radii that are too small are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not
    /// path data. A second Z in a row adds nothing; after Z a command other than M begins with a move to the start of
    /// the subpath. A decimal point without digits after it is not part of a number. `ANIM_ERROR_SYNTAX` where the text
    /// is no path data; `ANIM_ERROR_LIMIT` for a coordinate beyond 1e150, for too many verbs and for a text of more
    /// than `ANIM_LIMIT_TEXT_BYTES`. The message says what was expected and found at which byte, and
    /// `anim_last_error_place()` gives line and column. With lenient set these two errors in the data do not fail the
    /// call: it succeeds with everything before the error, and still sets message and place. The result is the byte
    /// offset of the first error, -1 if there is none. O(bytes). In C, options may be null for the defaults, and
    /// \*error_offset (may be null), unlike other out-pointers, is also written if the call fails for that error.
    pub fn anim_path_parse(path: *mut anim_path, text: *const c_char, text_length: usize, options: *const anim_path_parsing, error_offset: *mut i64) -> anim_status;

    /// Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
    pub fn anim_default_path_format(format: *mut anim_path_format, struct_size: u32) -> anim_status;

    /// The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read
    /// for people: a command for each verb, each number with the fewest digits that parse to itself, and with an
    /// exponent only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the
    /// point. With digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of
    /// rounded relative coordinates do not add up: each is the difference to the point that a parser has reached.
    /// O(verbs). In C, format may be null for the defaults.
    pub fn anim_path_write(path: *const anim_path, format: *const anim_path_format, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
    /// radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is
    /// nothing. rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round,
    /// sweep = 1 the one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13
    /// to 1) times the larger radius, and ends exactly at (x, y). `ANIM_ERROR_STATE` without a current point;
    /// `ANIM_ERROR_LIMIT` when points of the arc are beyond 1e150.
    pub fn anim_path_arc_to(path: *mut anim_path, radius_x: f64, radius_y: f64, rotation: f64, large: anim_bool, sweep: anim_bool, x: f64, y: f64, accuracy: f64) -> anim_status;

    /// An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
    /// screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii \>= 0. If the last subpath
    /// is open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath.
    /// accuracy and errors as above.
    pub fn anim_path_add_arc(path: *mut anim_path, center_x: f64, center_y: f64, radius_x: f64, radius_y: f64, rotation: f64, start: f64, angle: f64, accuracy: f64) -> anim_status;

    /// Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1
    /// if they have, otherwise the number of commands before the first difference. Arguments repeated without a letter
    /// count as separate commands, after M and m as L and l. `ANIM_ERROR_SYNTAX` and `ANIM_ERROR_LIMIT` as
    /// `anim_path_parse()`, for the first text that is no path data. O(bytes of both).
    pub fn anim_path_data_match(a: *const c_char, a_length: usize, b: *const c_char, b_length: usize, rule: anim_path_rule, difference: *mut i64) -> anim_status;

    /// The length of the outline. accuracy (\>= 0) is the error allowed, apart from the rounding of doubles; 0 stands
    /// for 1e-10 of the length. 0 for an empty path.
    pub fn anim_path_get_length(path: *const anim_path, accuracy: f64, length: *mut f64) -> anim_status;

    /// The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and
    /// parameter. `ANIM_ERROR_NOT_FOUND` for an index beyond the last verb.
    pub fn anim_path_get_length_at(path: *const anim_path, verb: u32, parameter: f64, length: *mut f64) -> anim_status;

    /// The location at a length. `ANIM_ERROR_STATE` on an empty path, also in the three functions that follow.
    pub fn anim_path_get_location_at(path: *const anim_path, length: f64, location: *mut anim_path_location) -> anim_status;

    /// Evaluates one quantity (`ANIM_PATH_QUANTITY_...`) at many lengths: one or two numbers for each. Fastest for
    /// sorted lengths.
    pub fn anim_path_get_values_at(path: *const anim_path, what: anim_path_quantity, lengths: *const f64, count: usize, results: *mut f64) -> anim_status;

    /// Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
    /// rotation is `ANIM_PATH_ROTATION_...`; an angle of pi faces backwards (auto-reverse). For motion at constant
    /// speed, increase the length evenly.
    pub fn anim_path_get_transforms_at(path: *const anim_path, rotation: anim_path_rotation, angle: f64, lengths: *const f64, count: usize, transforms: *mut anim_transform) -> anim_status;

    /// The location on the outline nearest to a point, with its distance; of several equally near, the first. Every
    /// local minimum that could be the global one is examined, so that none is missed. Moves count only in a path that
    /// draws nothing.
    pub fn anim_path_find_nearest(path: *const anim_path, x: f64, y: f64, location: *mut anim_path_location) -> anim_status;

    /// The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances
    /// and lengths have one number for each point. In C, each result pointer may be null.
    pub fn anim_path_find_nearest_many(path: *const anim_path, points: *const f64, count: usize, nearest: *mut f64, distances: *mut f64, lengths: *mut f64) -> anim_status;

    /// Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
    pub fn anim_default_path_trim_options(options: *mut anim_path_trim_options, struct_size: u32) -> anim_status;

    /// The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a
    /// closed subpath (which is all of the path, or with `ANIM_PATH_TRIM_SUBPATHS` each one) it continues without a
    /// gap. A subpath kept whole stays closed. If nothing is kept, the result is empty. In C, result may be the path
    /// itself.
    pub fn anim_path_trim(path: *const anim_path, options: *const anim_path_trim_options, result: *mut anim_path) -> anim_status;

    /// Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
    /// beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
    /// beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
    /// `ANIM_ERROR_NOT_FOUND` for an index beyond the pieces. In C, result may be the path itself, and pieces may be
    /// null.
    pub fn anim_path_split(path: *const anim_path, lengths: *const f64, count: usize, index: usize, result: *mut anim_path, pieces: *mut usize) -> anim_status;

    /// The path's subpaths in order. In C, \*count receives how many there are; a capacity of 0 asks for that alone
    /// (subpaths may then be null), one that is too small is `ANIM_ERROR_CAPACITY`.
    pub fn anim_path_list_subpaths(path: *const anim_path, subpaths: *mut anim_subpath, capacity: usize, count: *mut usize) -> anim_status;

    /// The bounding box of all points, control points included: faster than `anim_path_get_bounds()`, and never
    /// smaller. `ANIM_ERROR_STATE` on an empty path.
    pub fn anim_path_get_control_bounds(path: *const anim_path, bounds: *mut anim_rectangle) -> anim_status;

    /// The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
    /// enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact
    /// except for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the
    /// origin costs no accuracy.
    pub fn anim_path_get_area(path: *const anim_path, area: *mut f64) -> anim_status;

    /// The centroid of the area that the path encloses, weighted as in `anim_path_get_area()`. The center of the
    /// bounding box where the area is less than 1e-12 of the box's; `ANIM_ERROR_STATE` on an empty path.
    pub fn anim_path_get_centroid(path: *const anim_path, centroid: *mut anim_point) -> anim_status;

    /// The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise.
    /// Open subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of
    /// the path's size on, it is exact.
    pub fn anim_path_get_winding(path: *const anim_path, x: f64, y: f64, winding: *mut i32) -> anim_status;

    /// The same at many points. In C, the pointers may be null where count is 0.
    pub fn anim_path_get_winding_many(path: *const anim_path, points: *const anim_point, count: usize, windings: *mut i32) -> anim_status;

    /// Whether a point lies inside by a rule. Open subpaths count as closed.
    pub fn anim_path_contains(path: *const anim_path, x: f64, y: f64, fill_rule: anim_fill_rule, inside: *mut anim_bool) -> anim_status;

    /// Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at
    /// least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of
    /// about equal error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien,
    /// "Flattening quadratic Beziers", 2019), and each line is then proved to be near enough. `ANIM_ERROR_LIMIT` for
    /// more than `ANIM_LIMIT_PATH_PIECES`. In C, result may be the path itself.
    pub fn anim_path_flatten(path: *const anim_path, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// How many verbs and coordinates `anim_path_flatten()` makes, without building the path. In C, either pointer may
    /// be null.
    pub fn anim_path_get_flattened_counts(path: *const anim_path, tolerance: f64, verb_count: *mut usize, coordinate_count: *mut usize) -> anim_status;

    /// The flattened path as polylines: the points of subpath i end before points\[ends\[i\]\], and begin where those
    /// of the one before end. A closed subpath ends with its first point again. The call fills both arrays and gives
    /// the numbers of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short
    /// is `ANIM_ERROR_CAPACITY`. In C, \*point_count and \*subpath_count receive these numbers; an empty array has a
    /// capacity of 0, and may be null.
    pub fn anim_path_get_polylines(path: *const anim_path, tolerance: f64, points: *mut anim_point, point_capacity: usize, point_count: *mut usize, ends: *mut usize, end_capacity: usize, subpath_count: *mut usize) -> anim_status;

    /// A copy of the path.
    pub fn anim_path_assign(path: *const anim_path, result: *mut anim_path) -> anim_status;

    /// Whether two paths have the same verbs and equal coordinates.
    pub fn anim_path_is_equal(path: *const anim_path, other: *const anim_path, equal: *mut anim_bool) -> anim_status;

    /// One subpath. `ANIM_ERROR_NOT_FOUND` for an index beyond the last.
    pub fn anim_path_get_subpath(path: *const anim_path, index: usize, result: *mut anim_path) -> anim_status;

    /// Appends another path, which may be the path itself, to a path, transformed where a transform is given.
    /// Coordinates that would be beyond 1e150 in size are clamped to it. In C, transform may be null.
    pub fn anim_path_extend(path: *mut anim_path, other: *const anim_path, transform: *const anim_transform) -> anim_status;

    /// The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
    /// beginning, or directly if that is the same point.
    pub fn anim_path_join(path: *mut anim_path, other: *const anim_path) -> anim_status;

    /// The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath
    /// keeps its start, and stays closed.
    pub fn anim_path_reverse(path: *const anim_path, result: *mut anim_path) -> anim_status;

    /// The path with one of its subpaths reversed; the order of subpaths stays. `ANIM_ERROR_NOT_FOUND` for an index
    /// beyond the last.
    pub fn anim_path_reverse_subpath(path: *const anim_path, index: usize, result: *mut anim_path) -> anim_status;

    /// Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where
    /// longest (\> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made
    /// where a piece would be longer than longest. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_PIECES`, before
    /// any is made.
    pub fn anim_path_subdivide(path: *const anim_path, parts: u32, longest: f64, result: *mut anim_path) -> anim_status;

    /// The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
    /// ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
    /// (Sederberg, "Computer Aided Geometric Design"). `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_PIECES`
    /// quadratic curves.
    pub fn anim_path_convert(path: *const anim_path, conversion: anim_path_conversion, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// The path with all its open subpaths closed.
    pub fn anim_path_close_all(path: *const anim_path, result: *mut anim_path) -> anim_status;

    /// The path without degenerate segments, and without subpaths that then have no segment left. A segment is
    /// degenerate if all its points are within the tolerance (\>= 0, in points, in x and in y) of its start.
    pub fn anim_path_remove_degenerate(path: *const anim_path, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// Fills the style with the defaults named above. In C, struct_size is the caller's sizeof.
    pub fn anim_default_stroke_style(style: *mut anim_stroke_style, struct_size: u32) -> anim_status;

    /// The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within
    /// tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least
    /// 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions,
    /// an open one gives one; bends tighter than half the width add outlines of their own, and outlines may overlap.
    /// The whole is the stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round,
    /// the limit of ever tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing.
    /// `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_DASHES` dashes or `ANIM_LIMIT_PATH_VERBS` verbs, and as in
    /// `anim_path_simplify()` where the style is simplified. In C, style may be null for the defaults, and result may
    /// be the path itself.
    pub fn anim_path_stroke(path: *const anim_path, style: *const anim_stroke_style, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within
    /// tolerance of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least
    /// 1e-9 of the largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions,
    /// an open one gives one; bends tighter than half the width add outlines of their own, and outlines may overlap.
    /// The whole is the stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round,
    /// the limit of ever tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing.
    /// `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_DASHES` dashes or `ANIM_LIMIT_PATH_VERBS` verbs, and as in
    /// `anim_path_simplify()` where the style is simplified. In C, style may be null for the defaults, and result may
    /// be the path itself.
    pub fn anim_path_stroke_flat(path: *const anim_path, style: *const anim_stroke_style, dashes: *const f64, dash_count: usize, tolerance: f64, result: *mut anim_path) -> anim_status;

    /// The dashes of a path as open subpaths; lengths and offset as in `anim_stroke_style`. Curves stay curves, cut to
    /// 1e-9 of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the
    /// first where both reach the start. A dash of length 0 is a line from a point to itself. `ANIM_ERROR_LIMIT` for
    /// more than `ANIM_LIMIT_PATH_DASHES`. In C, result may be the path itself.
    pub fn anim_path_dash(path: *const anim_path, dashes: *const f64, count: usize, offset: f64, result: *mut anim_path) -> anim_status;

    /// The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at
    /// the start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if
    /// there are more corners; without radii the path stays as it is. In C, result may be the path itself.
    ///
    /// Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced
    /// so that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner
    /// of radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the
    /// corner, measured along them, as two lines would be, and a tangent cubic curve joins them.
    ///
    /// smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of
    /// the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners,
    /// as on iOS.
    pub fn anim_path_round_corners(path: *const anim_path, radii: *const f64, count: usize, smoothing: f64, result: *mut anim_path) -> anim_status;

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made. In C, style may be null for the defaults.
    pub fn anim_path_stroke_contains(path: *const anim_path, x: f64, y: f64, style: *const anim_stroke_style, inside: *mut anim_bool) -> anim_status;

    /// Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a
    /// join or a cap. No outline is made. In C, style may be null for the defaults.
    pub fn anim_path_stroke_contains_flat(path: *const anim_path, x: f64, y: f64, style: *const anim_stroke_style, dashes: *const f64, dash_count: usize, inside: *mut anim_bool) -> anim_status;

    /// The same for many points: 0 or 1 for each. In C, inside has room for count numbers, and points and inside may be
    /// null where count is 0.
    pub fn anim_path_stroke_contains_many(path: *const anim_path, points: *const anim_point, count: usize, style: *const anim_stroke_style, inside: *mut u8) -> anim_status;

    /// The same for many points: 0 or 1 for each. In C, inside has room for count numbers, and points and inside may be
    /// null where count is 0.
    pub fn anim_path_stroke_contains_many_flat(path: *const anim_path, points: *const anim_point, count: usize, style: *const anim_stroke_style, dashes: *const f64, dash_count: usize, inside: *mut u8) -> anim_status;

    /// Combines the insides of two paths by an operation; fill_rule says what is inside of each.
    pub fn anim_path_combine(path: *const anim_path, other: *const anim_path, operation: anim_path_operation, fill_rule: anim_fill_rule, result: *mut anim_path) -> anim_status;

    /// The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
    pub fn anim_path_simplify(path: *const anim_path, fill_rule: anim_fill_rule, result: *mut anim_path) -> anim_status;

    /// The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union
    /// with, or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the
    /// corners, as in `anim_stroke_style`: outer corners where it grows, inner ones where it shrinks. Curves are within
    /// tolerance of the exact ones; 0 is a thousandth of twice the distance.
    pub fn anim_path_offset(path: *const anim_path, distance: f64, join: anim_join, miter_limit: f64, tolerance: f64, fill_rule: anim_fill_rule, result: *mut anim_path) -> anim_status;

    /// A collection without paths. In C, the caller destroys it.
    pub fn anim_path_collection_create(collection: *mut *mut anim_path_collection) -> anim_status;

    /// Releases a collection.
    pub fn anim_path_collection_destroy(collection: *mut anim_path_collection) -> anim_status;

    /// Removes all paths.
    pub fn anim_path_collection_clear(collection: *mut anim_path_collection) -> anim_status;

    /// Appends paths of SVG path data, read as by `anim_path_parse()`. The texts are concatenated in text, of at most
    /// `ANIM_LIMIT_TEXT_BYTES`: the text of path i ends before the byte ends\[i\], and begins where the one before
    /// ends. ends must not decrease, and the last of them is the length of text. `ANIM_ERROR_SYNTAX` and
    /// `ANIM_ERROR_LIMIT` for the first text with an error: the message says which, counted from 0, and
    /// `anim_last_error_place()` gives line and column in it; no path is appended then. With lenient set each path has
    /// everything before its error, and the call succeeds, but still sets message and place for the first error. The
    /// result has for each text the byte offset of its first error, -1 if there is none. In C, options may be null for
    /// the defaults, and error_offsets may be null.
    pub fn anim_path_collection_parse(collection: *mut anim_path_collection, text: *const c_char, text_length: usize, ends: *const usize, count: usize, options: *const anim_path_parsing, error_offsets: *mut i64) -> anim_status;

    /// Appends a copy of a path. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_PATH_VERBS` paths.
    pub fn anim_path_collection_append(collection: *mut anim_path_collection, path: *const anim_path) -> anim_status;

    /// How many paths there are.
    pub fn anim_path_collection_get_count(collection: *const anim_path_collection, count: *mut usize) -> anim_status;

    /// A copy of the path at an index. `ANIM_ERROR_NOT_FOUND` for an index beyond the last.
    pub fn anim_path_collection_get_path(collection: *const anim_path_collection, index: usize, result: *mut anim_path) -> anim_status;

    /// Tight bounding boxes, as `anim_path_get_bounds()` gives them. The box of an empty path is four NaNs.
    pub fn anim_path_collection_list_bounds(collection: *const anim_path_collection, bounds: *mut anim_rectangle, capacity: usize, count: *mut usize) -> anim_status;

    /// Lengths of outlines, each within accuracy as by `anim_path_get_length()`.
    pub fn anim_path_collection_list_lengths(collection: *const anim_path_collection, accuracy: f64, lengths: *mut f64, capacity: usize, count: *mut usize) -> anim_status;

    /// Signed areas, as `anim_path_get_area()` gives them.
    pub fn anim_path_collection_list_areas(collection: *const anim_path_collection, areas: *mut f64, capacity: usize, count: *mut usize) -> anim_status;

    /// Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point. In C, \*count
    /// receives the number of paths times the number of points.
    pub fn anim_path_collection_contains(collection: *const anim_path_collection, points: *const anim_point, point_count: usize, fill_rule: anim_fill_rule, inside: *mut u8, capacity: usize, count: *mut usize) -> anim_status;

    /// Fills the options with the defaults named above.
    pub fn anim_default_morph_options(options: *mut anim_morph_options, struct_size: u32) -> anim_status;

    /// The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
    /// 320 \* 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
    /// `ANIM_ERROR_ARGUMENT` and `ANIM_ERROR_DUPLICATE` for pairs and points that do not fit the paths;
    /// `ANIM_ERROR_KIND` for paths of different structure with `ANIM_MORPH_STRUCTURE_STRICT`; `ANIM_ERROR_LIMIT` for a
    /// result of too many verbs. In C, options may be null for the defaults, and the caller destroys the morph.
    pub fn anim_morph_create(from: *const anim_path, to: *const anim_path, options: *const anim_morph_options, morph: *mut *mut anim_morph) -> anim_status;

    /// The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
    /// 320 \* 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
    /// `ANIM_ERROR_ARGUMENT` and `ANIM_ERROR_DUPLICATE` for pairs and points that do not fit the paths;
    /// `ANIM_ERROR_KIND` for paths of different structure with `ANIM_MORPH_STRUCTURE_STRICT`; `ANIM_ERROR_LIMIT` for a
    /// result of too many verbs. In C, options may be null for the defaults, and the caller destroys the morph.
    pub fn anim_morph_create_flat(from: *const anim_path, to: *const anim_path, options: *const anim_morph_options, pairs: *const anim_morph_pair, pair_count: usize, points: *const anim_morph_pair, point_count: usize, morph: *mut *mut anim_morph) -> anim_status;

    /// The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
    /// they are spaced evenly. Options and errors as `anim_morph_create`; pairs and points apply to every two
    /// neighbors. In C, time_count is 0 to leave times out.
    pub fn anim_morph_create_sequence(paths: *const *const anim_path, count: usize, times: *const f64, time_count: usize, options: *const anim_morph_options, morph: *mut *mut anim_morph) -> anim_status;

    /// The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
    /// they are spaced evenly. Options and errors as `anim_morph_create`; pairs and points apply to every two
    /// neighbors. In C, time_count is 0 to leave times out.
    pub fn anim_morph_create_sequence_flat(paths: *const *const anim_path, count: usize, times: *const f64, time_count: usize, options: *const anim_morph_options, pairs: *const anim_morph_pair, pair_count: usize, points: *const anim_morph_pair, point_count: usize, morph: *mut *mut anim_morph) -> anim_status;

    /// Releases a morph.
    pub fn anim_morph_destroy(morph: *mut anim_morph) -> anim_status;

    /// The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths
    /// between, the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring
    /// overshoots, but a blend stays at its ends; coordinates beyond 1e150 are clamped to it. In C, replaces the
    /// contents of path, and allocates only if it has no room yet.
    pub fn anim_morph_get_path(morph: *const anim_morph, t: f64, path: *mut anim_path) -> anim_status;

    /// The number of verbs and coordinates in the common structure of the paths index and index + 1.
    /// `ANIM_ERROR_NOT_FOUND` for an index beyond the last but one path; `ANIM_ERROR_KIND` for a blend. In C, either
    /// pointer may be null.
    pub fn anim_morph_get_counts(morph: *const anim_morph, index: usize, verb_count: *mut usize, coordinate_count: *mut usize) -> anim_status;

    /// The verbs of that structure. The array must be long enough for all of them (`ANIM_ERROR_CAPACITY`).
    pub fn anim_morph_get_verbs(morph: *const anim_morph, index: usize, verbs: *mut anim_verb, capacity: usize) -> anim_status;

    /// The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The
    /// array must be exactly as long as all rows.
    pub fn anim_morph_evaluate(morph: *const anim_morph, index: usize, times: *const f64, count: usize, coordinates: *mut f64, coordinate_count: usize) -> anim_status;

    /// Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for
    /// CSS, Lottie and others that interpolate point by point. (Where something turns, these are the points at the
    /// ends, but the motion between them is not straight.) In C, replaces the contents of from and to; if they are one
    /// path, it receives the second.
    pub fn anim_morph_get_aligned(morph: *const anim_morph, index: usize, from: *mut anim_path, to: *mut anim_path) -> anim_status;

    /// The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that
    /// was cut into parts is listed for each part. In C, a capacity of 0 asks for the count alone.
    pub fn anim_morph_list_pairs(morph: *const anim_morph, index: usize, pairs: *mut anim_morph_pair, capacity: usize, count: *mut usize) -> anim_status;

    /// Parses an expression over names (UTF-8 of at most `ANIM_LIMIT_NAME_BYTES`, written here without backquotes). In
    /// the calls below, a variable is identified by the position of its name in this list. `ANIM_ERROR_SYNTAX`,
    /// `ANIM_ERROR_NOT_FOUND` for an unknown name or function, or `ANIM_ERROR_LIMIT`, each with line and column;
    /// `ANIM_ERROR_DUPLICATE` when a name is given twice. In C, name_lengths are in bytes, names and name_lengths may
    /// be null where count is 0, and the caller destroys the expression.
    pub fn anim_expression_create(text: *const c_char, text_length: usize, names: *const *const c_char, name_lengths: *const usize, count: usize, expression: *mut *mut anim_expression) -> anim_status;

    /// Parses an expression over names (UTF-8 of at most `ANIM_LIMIT_NAME_BYTES`, written here without backquotes). In
    /// the calls below, a variable is identified by the position of its name in this list. `ANIM_ERROR_SYNTAX`,
    /// `ANIM_ERROR_NOT_FOUND` for an unknown name or function, or `ANIM_ERROR_LIMIT`, each with line and column;
    /// `ANIM_ERROR_DUPLICATE` when a name is given twice. In C, name_lengths are in bytes, names and name_lengths may
    /// be null where count is 0, and the caller destroys the expression.
    pub fn anim_expression_create_flat(text: *const c_char, text_length: usize, names: *const c_char, names_length: usize, name_lengths: *const usize, count: usize, expression: *mut *mut anim_expression) -> anim_status;

    /// Releases an expression.
    pub fn anim_expression_destroy(expression: *mut anim_expression) -> anim_status;

    /// The variables that it reads, by position, each once, in order of appearance. In C, \*count receives how many; a
    /// capacity of 0 asks for that alone.
    pub fn anim_expression_list_variables(expression: *const anim_expression, variables: *mut i32, capacity: usize, count: *mut usize) -> anim_status;

    /// The value. variables has a number for each name. Variables and the result may be infinite or NaN.
    pub fn anim_expression_evaluate(expression: *const anim_expression, variables: *const f64, count: usize, result: *mut f64) -> anim_status;

    /// The same many times at once: variables has a row for each result, with a number for each name. In C,
    /// variable_count is result_count times the names, and results may be variables itself.
    pub fn anim_expression_evaluate_many(expression: *const anim_expression, variables: *const f64, variable_count: usize, results: *mut f64, result_count: usize) -> anim_status;

    /// The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and
    /// clamp have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has
    /// abs at 0. An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables,
    /// rates and results may be infinite or NaN. In C, either result pointer may be null.
    pub fn anim_expression_differentiate(expression: *const anim_expression, variables: *const f64, rates: *const f64, count: usize, value: *mut f64, rate: *mut f64) -> anim_status;

    /// Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
    pub fn anim_default_stage_options(options: *mut anim_stage_options, struct_size: u32) -> anim_status;

    /// Makes an empty stage at time 0. In C, options may be null for the defaults, and the caller destroys the stage.
    pub fn anim_stage_create(options: *const anim_stage_options, stage: *mut *mut anim_stage) -> anim_status;

    /// Releases a stage. `ANIM_ERROR_STATE` for a scene's stage (destroy the scene).
    pub fn anim_stage_destroy(stage: *mut anim_stage) -> anim_status;

    /// Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread,
    /// from where the call was made or further out: inside the callback it is `ANIM_ERROR_REENTRANT`. What the call has
    /// done so far stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of
    /// `anim_stage_info`). It computes every presentation value, and calls other callbacks for what they have missed.
    /// Until then, values that were being computed may be old. Does nothing where no call is under way. A little memory
    /// that the call held is not given back.
    ///
    /// An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
    /// advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
    /// Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity,
    /// or the value of a delayed animation that fills backwards. Then that animation ends unfinished in the next
    /// advance, and the property jumps to a value that was being set. If a group or animator was being removed or
    /// stopped, the animations that have not ended go on.
    pub fn anim_stage_abandon_call(stage: *mut anim_stage) -> anim_status;

    /// Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR
    /// and PATH, use `anim_stage_add_property_with()` and `anim_stage_add_path()`. The name is unique in the stage
    /// (`ANIM_ERROR_DUPLICATE`), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even
    /// when the property is removed.
    pub fn anim_stage_add_property(stage: *mut anim_stage, name: *const c_char, name_length: usize, kind: anim_value_kind, value: *const f64, count: usize, property: *mut anim_property) -> anim_status;

    /// Fills the options with the defaults named above.
    pub fn anim_default_property_options(options: *mut anim_property_options, struct_size: u32) -> anim_status;

    /// Adds a property as `anim_stage_add_property` does, with options. Value, model and presentation are always in the
    /// kind's own components (a color's in sRGB); the options say how they are interpolated.
    pub fn anim_stage_add_property_with(stage: *mut anim_stage, name: *const c_char, name_length: usize, options: *const anim_property_options, value: *const f64, count: usize, property: *mut anim_property) -> anim_status;

    /// Adds a property that holds a copy of a path, which must not be empty (`ANIM_ERROR_ARGUMENT`). Its components are
    /// the path's coordinates, at most `ANIM_LIMIT_VECTOR`.
    pub fn anim_stage_add_path(stage: *mut anim_stage, name: *const c_char, name_length: usize, path: *const anim_path, property: *mut anim_property) -> anim_status;

    /// Sets the path, which must not be empty, as `anim_stage_set_value` does. On its way the property shows what
    /// `anim_morph_create()` without options makes of the path that it shows and the new one: points of paths with the
    /// same verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps
    /// its velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path
    /// that was set, with its own verbs.
    ///
    /// In three cases paths with other verbs are cut to a common structure instead, in which their points move
    /// straight: if they have more than 4096 coordinates together, if rotation is turned off (see
    /// `anim_stage_set_path_turns`), and if the new motion does not end the present one at once, or begins with a
    /// velocity that is given. A morph that would need more than 65536 coordinates, and more than eight times those of
    /// both paths, is not made: the path jumps. It also jumps where no transaction is open or the property's action is
    /// NONE.
    pub fn anim_stage_set_path(stage: *mut anim_stage, property: anim_property, path: *const anim_path) -> anim_status;

    /// Sets a property's path in a transaction of its own, as `anim_stage_spring_to` sets numbers. The path moves there
    /// by a spring: point by point, turning or as a morph, see `anim_stage_set_path`. It starts with the present
    /// velocity, or with velocity if that is given: one of each coordinate of path, also where the property holds a
    /// path with other verbs. In C, velocity (count is not read then) and transaction may be null.
    pub fn anim_stage_spring_to_path(stage: *mut anim_stage, property: anim_property, path: *const anim_path, velocity: *const f64, count: usize, spring: *const anim_spring, transaction: *mut anim_transaction) -> anim_status;

    /// The same by a curve over duration seconds, 0 to `ANIM_LIMIT_DURATION_SECONDS`. In C, transaction may be null.
    pub fn anim_stage_curve_to_path(stage: *mut anim_stage, property: anim_property, path: *const anim_path, curve: *const anim_cubic_bezier, duration: f64, transaction: *mut anim_transaction) -> anim_status;

    /// The property's path, as `ANIM_READ_MODEL` or `ANIM_READ_PRESENTATION`. While the property moves to a path with
    /// other verbs, presentation and velocity have as many components as the path that is shown. In C, replaces the
    /// contents of path.
    pub fn anim_stage_get_path(stage: *const anim_stage, property: anim_property, what: anim_read, path: *mut anim_path) -> anim_status;

    /// Adds many scalar properties without names at once, one for each of the initial values. In C, properties receives
    /// the identifiers.
    pub fn anim_stage_add_scalars(stage: *mut anim_stage, values: *const f64, count: usize, properties: *mut anim_property) -> anim_status;

    /// Removes a property; its animations end unfinished. `ANIM_ERROR_STATE` for one that a scene's document made.
    pub fn anim_stage_remove_property(stage: *mut anim_stage, property: anim_property) -> anim_status;

    /// The property of a name. `ANIM_ERROR_NOT_FOUND`.
    pub fn anim_stage_find_property(stage: *const anim_stage, name: *const c_char, name_length: usize, property: *mut anim_property) -> anim_status;

    /// All properties in order of creation. In C, \*count receives how many there are; a capacity of 0 asks for that
    /// alone, one of at least 1 that is too small is `ANIM_ERROR_CAPACITY`.
    pub fn anim_stage_list_properties(stage: *const anim_stage, properties: *mut anim_property, capacity: usize, count: *mut usize) -> anim_status;

    /// Describes a property. In C, info-\>struct_size must be sizeof \*info.
    pub fn anim_stage_get_property_info(stage: *const anim_stage, property: anim_property, info: *mut anim_property_info) -> anim_status;

    /// The text of a name by its index in an event or info.
    pub fn anim_stage_get_name(stage: *const anim_stage, name: i32, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
    /// animations begun from now on. Above 0 and at most 1e150 (`ANIM_ERROR_ARGUMENT`); 0.001 by default. It is checked
    /// before the property is.
    pub fn anim_stage_set_threshold(stage: *mut anim_stage, property: anim_property, threshold: f64) -> anim_status;

    /// Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
    /// from where it is and, for a spring, with its present velocity (see `ANIM_INTERRUPTION_...` for other ways). A
    /// transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
    /// `ANIM_MOTION_KIND_NONE`, it jumps there. In each case a running or waiting animation of the property ends
    /// unfinished when the new one takes over. Setting a property that is at rest to the value it has does nothing.
    /// Components are at most 1e150 in size (`ANIM_ERROR_LIMIT`).
    pub fn anim_stage_set_value(stage: *mut anim_stage, property: anim_property, value: *const f64, count: usize) -> anim_status;

    /// Sets many at once: values holds the components of each property in turn. All or nothing.
    pub fn anim_stage_set_value_many(stage: *mut anim_stage, properties: *const anim_property, count: usize, values: *const f64, value_count: usize) -> anim_status;

    /// Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
    /// there by a spring, which replaces the property's animations, from where it is. It starts with the present
    /// velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size).
    /// A property that has an action of its own moves by that. Gives the transaction, which is committed and completes
    /// when the property has arrived; it may be complete already. In C, velocity and transaction may be null.
    pub fn anim_stage_spring_to(stage: *mut anim_stage, property: anim_property, value: *const f64, velocity: *const f64, count: usize, spring: *const anim_spring, transaction: *mut anim_transaction) -> anim_status;

    /// The same by a curve over duration seconds, 0 to `ANIM_LIMIT_DURATION_SECONDS`. In C, transaction may be null.
    pub fn anim_stage_curve_to(stage: *mut anim_stage, property: anim_property, value: *const f64, count: usize, curve: *const anim_cubic_bezier, duration: f64, transaction: *mut anim_transaction) -> anim_status;

    /// Reads one property: as many numbers as it has components.
    pub fn anim_stage_get_value(stage: *const anim_stage, property: anim_property, what: anim_read, value: *mut f64, count: usize) -> anim_status;

    /// Reads many at once, components in a row: as many numbers as they have components in all.
    pub fn anim_stage_get_value_many(stage: *const anim_stage, properties: *const anim_property, count: usize, what: anim_read, values: *mut f64, value_count: usize) -> anim_status;

    /// The properties whose presentation value may have changed since they were last taken, each once, oldest
    /// properties first, in the same order on every host. In C, up to capacity are taken, and the rest stays for the
    /// next call; \*count receives how many were taken. In C, a capacity of 0 asks for their number and takes nothing.
    pub fn anim_stage_take_changed(stage: *mut anim_stage, properties: *mut anim_property, capacity: usize, count: *mut usize) -> anim_status;

    /// Fills a motion that inherits everything; curve and spring are the default ones.
    pub fn anim_default_motion(motion: *mut anim_motion, struct_size: u32) -> anim_status;

    /// Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
    /// transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
    /// itself is inherited. `ANIM_ERROR_ARGUMENT` also where kind is `ANIM_MOTION_KIND_INHERIT` and curve, spring or
    /// easing, which are not read then, differ from `anim_default_motion`. In C, motion may be null.
    pub fn anim_stage_begin_transaction(stage: *mut anim_stage, motion: *const anim_motion, transaction: *mut anim_transaction) -> anim_status;

    /// Closes the innermost open transaction, which must be this one (`ANIM_ERROR_STATE`). It completes, once, when all
    /// animations begun in it have ended: at once when there are none.
    pub fn anim_stage_commit_transaction(stage: *mut anim_stage, transaction: anim_transaction) -> anim_status;

    /// Sets a property's action. motion is read for `ANIM_ACTION_OWN`. In C, it may be null otherwise.
    pub fn anim_stage_set_action(stage: *mut anim_stage, property: anim_property, action: anim_action, motion: *const anim_motion) -> anim_status;

    /// Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The
    /// policy is part of snapshots and of the hash. `ANIM_ERROR_ARGUMENT` for another number.
    pub fn anim_stage_set_reduced_motion(stage: *mut anim_stage, policy: anim_reduced_motion) -> anim_status;

    /// Fills the options with the defaults named above, ease and the default spring.
    pub fn anim_default_animation_options(options: *mut anim_animation_options, struct_size: u32) -> anim_status;

    /// Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any,
    /// waits for it to complete. An animation that fills forwards stays in effect after its end until it is removed or
    /// replaced. `ANIM_ERROR_STATE` for a derived property. In C, animation may be null.
    ///
    /// from, to and by combine as in Core Animation: one that is not set is the presentation value at the start
    /// (nothing for an additive animation). Options for other kinds are not read. In C, what is not set is null.
    ///
    /// sets_model sets the model value to the animation's last value: what it would show after its end with a fill
    /// forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the last
    /// value is the one at the end of one run. For a spring or decay it is the value at rest, even where a duration
    /// cuts the motion off. An additive animation has no value of its own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset
    /// wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its
    /// beginning; without an offset it shows its first value at the flick at which it begins, as Core Animation does,
    /// and before it where it fills backwards. (Groups follow the formula of `anim_media_timing` exactly.) At the flick
    /// at which it ends it still shows its last value and counts as running, unless the property is set or animated
    /// anew. From the next flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
    /// added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences
    /// from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    pub fn anim_stage_animate(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, animation: *mut anim_animation) -> anim_status;

    /// Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any,
    /// waits for it to complete. An animation that fills forwards stays in effect after its end until it is removed or
    /// replaced. `ANIM_ERROR_STATE` for a derived property. In C, animation may be null.
    ///
    /// from, to and by combine as in Core Animation: one that is not set is the presentation value at the start
    /// (nothing for an additive animation). Options for other kinds are not read. In C, what is not set is null.
    ///
    /// sets_model sets the model value to the animation's last value: what it would show after its end with a fill
    /// forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the last
    /// value is the one at the end of one run. For a spring or decay it is the value at rest, even where a duration
    /// cuts the motion off. An additive animation has no value of its own, and leaves the model alone.
    ///
    /// It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset
    /// wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its
    /// beginning; without an offset it shows its first value at the flick at which it begins, as Core Animation does,
    /// and before it where it fills backwards. (Groups follow the formula of `anim_media_timing` exactly.) At the flick
    /// at which it ends it still shows its last value and counts as running, unless the property is set or animated
    /// anew. From the next flick on it is gone.
    ///
    /// Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
    /// added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences
    /// from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses
    /// begins each repeat anew, from where its way back ended.
    pub fn anim_stage_animate_flat(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, from: *const f64, to: *const f64, by: *const f64, velocity: *const f64, count: usize, animation: *mut anim_animation) -> anim_status;

    /// Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
    /// either may be left out. An end given as a path must not be set in the options; their other members apply. On its
    /// way the property shows what `anim_morph_create()` without options makes of the two ends, with the exceptions of
    /// `anim_stage_set_path`; if it is additive or cumulative, the paths move in a common structure. Where it ends at
    /// to and sets the model, the model is that path. `ANIM_ERROR_KIND` for a property that is no path. In C, from, to
    /// and animation may be null.
    pub fn anim_stage_animate_path(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, from: *const anim_path, to: *const anim_path, animation: *mut anim_animation) -> anim_status;

    /// Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
    /// either may be left out. An end given as a path must not be set in the options; their other members apply. On its
    /// way the property shows what `anim_morph_create()` without options makes of the two ends, with the exceptions of
    /// `anim_stage_set_path`; if it is additive or cumulative, the paths move in a common structure. Where it ends at
    /// to and sets the model, the model is that path. `ANIM_ERROR_KIND` for a property that is no path. In C, from, to
    /// and animation may be null.
    pub fn anim_stage_animate_path_flat(stage: *mut anim_stage, property: anim_property, options: *const anim_animation_options, by: *const f64, velocity: *const f64, count: usize, from: *const anim_path, to: *const anim_path, animation: *mut anim_animation) -> anim_status;

    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// `ANIM_ERROR_KIND` for a property that is no path.
    pub fn anim_stage_set_path_turns(stage: *mut anim_stage, property: anim_property, turns: anim_bool) -> anim_status;

    /// Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points
    /// always move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots.
    /// `ANIM_ERROR_KIND` for a property that is no path.
    pub fn anim_stage_get_path_turns(stage: *const anim_stage, property: anim_property, turns: *mut anim_bool) -> anim_status;

    /// How a property's path is drawn, one of `ANIM_MORPH_PAINT_...`, FILL by default: it decides how the path morphs,
    /// see `anim_morph_options`. Applies from the next animation on. Part of snapshots. `ANIM_ERROR_KIND` for a
    /// property that is no path.
    pub fn anim_stage_set_path_paint(stage: *mut anim_stage, property: anim_property, paint: anim_morph_paint) -> anim_status;

    /// How a property's path is drawn, one of `ANIM_MORPH_PAINT_...`, FILL by default: it decides how the path morphs,
    /// see `anim_morph_options`. Applies from the next animation on. Part of snapshots. `ANIM_ERROR_KIND` for a
    /// property that is no path.
    pub fn anim_stage_get_path_paint(stage: *const anim_stage, property: anim_property, paint: *mut anim_morph_paint) -> anim_status;

    /// Keyframes of paths at key times, as `anim_keyframes_create_values` makes them of numbers. In the linear and
    /// paced modes they show, from key to key, what `anim_morph_create()` without options makes of the two paths (on a
    /// property, if its path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096
    /// coordinates together, and when all morphs would have more than 8192, points move straight, or rotate, in one
    /// structure to which all paths are cut. Values and velocities that are read as numbers are those of that
    /// structure; component_count of the options is not read. They are for properties that hold a path, of any verbs. A
    /// path that draws nothing is the point where it begins. `ANIM_ERROR_LIMIT` where one path would have more than
    /// `ANIM_LIMIT_KEYFRAME_COMPONENTS` coordinates, or all together more than `ANIM_LIMIT_KEYFRAME_NUMBERS`. A path
    /// with other verbs than the one before is cut to the structure of all before it, and counts with the coordinates
    /// that these then have.
    pub fn anim_keyframes_create_paths(options: *const anim_keyframe_options, paths: *const *const anim_path, path_count: usize, times: *const f64, time_count: usize, curves: *const anim_cubic_bezier, curve_count: usize, parameters: *const f64, parameter_count: usize, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// Blocks of paths, as `anim_keyframes_create_blocks` makes them of numbers: block i leads to paths\[i\]. initial:
    /// the path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
    /// `anim_keyframes_create_paths`; initial counts as the last of the paths. There must be at least one path or an
    /// initial one. In C, options and initial may be null.
    pub fn anim_keyframes_create_path_blocks(options: *const anim_keyframe_options, starts: *const f64, durations: *const f64, paths: *const *const anim_path, count: usize, initial: *const anim_path, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// A track of paths, as `anim_keyframes_create_track` makes it of numbers: keys\[i\] leads to paths\[i\].
    ///
    /// Keys have no velocities: their flags are 0 or `ANIM_KEYFRAME_SETTLES`. A linear key shows the morph of the path
    /// before it and its own, see `anim_keyframes_create_paths`; cubics and springs move points straight. initial: the
    /// path at 0; if it is left out, the one that the property shows when they begin. In C, options and initial may be
    /// null.
    pub fn anim_keyframes_create_path_track(options: *const anim_keyframe_options, keys: *const anim_keyframe, paths: *const *const anim_path, key_count: usize, initial: *const anim_path, keyframes: *mut *mut anim_keyframes) -> anim_status;

    /// The path of the keyframes at a time (seconds). `ANIM_ERROR_KIND` for keyframes of numbers, `ANIM_ERROR_STATE`
    /// for those that begin with the property's path. In C, replaces the contents of path.
    pub fn anim_keyframes_get_path(keyframes: *const anim_keyframes, time: f64, path: *mut anim_path) -> anim_status;

    /// Removes an animation. It ends unfinished, and no longer affects its property.
    pub fn anim_stage_remove_animation(stage: *mut anim_stage, animation: anim_animation) -> anim_status;

    /// Removes all animations of a property: it shows its model value.
    pub fn anim_stage_remove_all_animations(stage: *mut anim_stage, property: anim_property) -> anim_status;

    /// Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes
    /// that value, and the animations of the property end unfinished. The property keeps its velocity: the next spring
    /// (of a value that is set, with `ANIM_INTERRUPTION_REPLACE`, or of an explicit animation) starts with it, unless
    /// it is given one. The velocity is forgotten once the property jumps or anything else moves it. A property that
    /// nothing moves stays as it is. A path keeps no velocity.
    pub fn anim_stage_hold(stage: *mut anim_stage, property: anim_property) -> anim_status;

    /// Fills the options with the defaults named above.
    pub fn anim_default_animation_group_options(options: *mut anim_animation_group_options, struct_size: u32) -> anim_status;

    /// Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
    /// options. In C, options may be null for a clock.
    ///
    /// Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
    /// with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
    /// moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it
    /// shows its start value, or nothing if it is an explicit animation that does not fill backwards.
    pub fn anim_stage_add_group(stage: *mut anim_stage, options: *const anim_animation_group_options, group: *mut anim_animation_group) -> anim_status;

    /// Removes a group and those inside it; their animations end unfinished.
    pub fn anim_stage_remove_group(stage: *mut anim_stage, group: anim_animation_group) -> anim_status;

    /// A group's own time in seconds; an animator's is its fraction times its duration.
    pub fn anim_animation_group_get_time(stage: *const anim_stage, group: anim_animation_group, seconds: *mut f64) -> anim_status;

    /// Sets how fast a clock runs from now on (0 to `ANIM_LIMIT_TIME_SCALE`), and whether it is paused.
    /// `ANIM_ERROR_KIND` for other groups.
    pub fn anim_animation_group_set_speed(stage: *mut anim_stage, group: anim_animation_group, speed: f64) -> anim_status;

    /// Sets how fast a clock runs from now on (0 to `ANIM_LIMIT_TIME_SCALE`), and whether it is paused.
    /// `ANIM_ERROR_KIND` for other groups.
    pub fn anim_animation_group_set_paused(stage: *mut anim_stage, group: anim_animation_group, paused: anim_bool) -> anim_status;

    /// Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations
    /// that end before that time end when the stage next advances. An animation that has ended but fills forwards runs,
    /// and ends, once more if the time is before its end.
    pub fn anim_animation_group_seek(stage: *mut anim_stage, group: anim_animation_group, seconds: f64) -> anim_status;

    /// Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no
    /// duration.
    pub fn anim_animator_get_fraction(stage: *const anim_stage, animator: anim_animation_group, fraction: *mut f64) -> anim_status;

    /// Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
    pub fn anim_animator_set_fraction(stage: *mut anim_stage, animator: anim_animation_group, fraction: f64) -> anim_status;

    /// Pauses it where it is.
    pub fn anim_animator_pause(stage: *mut anim_stage, animator: anim_animation_group) -> anim_status;

    /// Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves.
    /// Without a motion, or with `ANIM_MOTION_KIND_INHERIT`, it moves evenly, and each animation keeps its own curve;
    /// with `ANIM_MOTION_KIND_NONE` it jumps; a curve or easing covers the rest of the way. A spring starts with the
    /// fraction's present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it
    /// is at rest. Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the
    /// animator's duration; a curve or easing takes the duration of motion instead, if that is set. Other members of
    /// motion are not read. On arrival at either end, its animations end finished and the animator is removed. At the
    /// start, the model values are the old ones again. In C, motion may be null.
    pub fn anim_animator_run(stage: *mut anim_stage, animator: anim_animation_group, reversed: anim_bool, motion: *const anim_motion, duration_factor: f64, velocity: f64) -> anim_status;

    /// Stops and removes it: its properties take their new values, their old ones, or stay where they are.
    pub fn anim_animator_stop(stage: *mut anim_stage, animator: anim_animation_group, position: anim_animator_position) -> anim_status;

    /// Makes a property derived: text has one expression for each component, separated by commas, over the components
    /// of other properties: x (of a property with one component), frame.width, point.y, v\[3\], `any name`.x; see the
    /// section on expressions. Its presentation is computed from presentations, its model from models, its velocity by
    /// the chain rule; a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on
    /// setting or animating it is `ANIM_ERROR_STATE`. An empty text makes it an ordinary property again, which keeps
    /// its value. `ANIM_ERROR_SYNTAX` with line and column, `ANIM_ERROR_NOT_FOUND` for an unknown name,
    /// `ANIM_ERROR_STATE` for a cycle, which the message names.
    pub fn anim_stage_set_expression(stage: *mut anim_stage, property: anim_property, text: *const c_char, text_length: usize) -> anim_status;

    /// Adds a derived property, at once with its expressions: see `anim_stage_add_property_with` and
    /// `anim_stage_set_expression`. It cannot name itself (`ANIM_ERROR_STATE`, a cycle), and text is not empty. In C,
    /// options may be null for the defaults, a scalar.
    pub fn anim_stage_add_derived(stage: *mut anim_stage, name: *const c_char, name_length: usize, options: *const anim_property_options, text: *const c_char, text_length: usize, property: *mut anim_property) -> anim_status;

    /// The text of a derived property's expressions; empty for others.
    pub fn anim_stage_get_expression(stage: *const anim_stage, property: anim_property, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Sets a property's observer: it is called at the end of every advance after which the presentation differs from
    /// what it last received (at first: from now). A property has one observer; without a callback it is removed. To
    /// poll, see `anim_stage_take_changed`. In C, callback and release may be null; release is called with the context
    /// when the observer is gone.
    pub fn anim_stage_observe(stage: *mut anim_stage, property: anim_property, callback: anim_property_callback, context: *mut c_void, release: anim_context_release_callback) -> anim_status;

    /// Makes a bank of one or more numbers at rest. threshold as in `anim_stage_set_threshold`.
    pub fn anim_stage_add_bank(stage: *mut anim_stage, spring: *const anim_spring, values: *const f64, count: usize, threshold: f64, bank: *mut anim_spring_bank) -> anim_status;

    /// Removes a bank; its springs are not reported any more.
    pub fn anim_stage_remove_bank(stage: *mut anim_stage, bank: anim_spring_bank) -> anim_status;

    /// Gives springs new targets. They keep their positions and velocities. indices selects the springs
    /// (`ANIM_ERROR_NOT_FOUND` for an index beyond the bank; if one occurs twice, the last counts); without indices,
    /// the targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is
    /// not reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
    /// order, ten times that in random order in a bank larger than the caches. In C, indices may be null.
    pub fn anim_spring_bank_retarget(stage: *mut anim_stage, bank: anim_spring_bank, indices: *const u32, targets: *const f64, count: usize) -> anim_status;

    /// Sets springs to values, at rest. They are not reported as settled. indices as for `anim_spring_bank_retarget()`.
    pub fn anim_spring_bank_set_values(stage: *mut anim_stage, bank: anim_spring_bank, indices: *const u32, values: *const f64, count: usize) -> anim_status;

    /// The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to
    /// the stage or the stage is destroyed; its numbers change when the stage advances.
    pub fn anim_spring_bank_get_values(stage: *const anim_stage, bank: anim_spring_bank, values: *mut *const f64, count: *mut usize) -> anim_status;

    /// Makes a view of a bank's values, which may be released before the stage or after. In C, the caller destroys it.
    pub fn anim_spring_bank_view_create(stage: *const anim_stage, bank: anim_spring_bank, view: *mut *mut anim_spring_bank_view) -> anim_status;

    /// The numbers of a view, valid until it is destroyed. They are those of `anim_spring_bank_get_values()` until the
    /// bank's memory moves, because something added to the stage needs more room or a snapshot is restored. From then
    /// on the view keeps the last numbers from before.
    pub fn anim_spring_bank_view_get_values(view: *const anim_spring_bank_view, values: *mut *const f64, count: *mut usize) -> anim_status;

    /// Releases a view.
    pub fn anim_spring_bank_view_destroy(view: *mut anim_spring_bank_view) -> anim_status;

    /// The velocities of all springs, in units per second.
    pub fn anim_spring_bank_get_velocities(stage: *const anim_stage, bank: anim_spring_bank, velocities: *mut f64, count: usize) -> anim_status;

    /// How many springs move, and how many have come to rest and were not yet taken. In C, either pointer may be null.
    pub fn anim_spring_bank_get_counts(stage: *const anim_stage, bank: anim_spring_bank, moving: *mut usize, settled: *mut usize) -> anim_status;

    /// Takes the indices of springs that have come to rest, in the order in which they did. Springs that were
    /// retargeted within the same time slot are reported together, when the last of them has come to rest. A spring
    /// that was retargeted again since is still reported, once. In C, up to capacity are taken; \*count receives how
    /// many, and a capacity of 0 asks for the number that waits.
    pub fn anim_spring_bank_take_settled(stage: *mut anim_stage, bank: anim_spring_bank, indices: *mut u32, capacity: usize, count: *mut usize) -> anim_status;

    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to `ANIM_LIMIT_ADVANCE_SECONDS`, before and after it is multiplied by
    /// the time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// `ANIM_ERROR_STATE` for a scene's stage, or inside an open transaction.
    pub fn anim_stage_advance(stage: *mut anim_stage, seconds: f64) -> anim_status;

    /// Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    /// presentation value there. The time is 0 to `ANIM_LIMIT_ADVANCE_SECONDS`, before and after it is multiplied by
    /// the time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values,
    /// states and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    /// `ANIM_ERROR_STATE` for a scene's stage, or inside an open transaction.
    pub fn anim_stage_advance_flicks(stage: *mut anim_stage, flicks: i64) -> anim_status;

    /// The time of a paused stage stands still while it is advanced.
    pub fn anim_stage_set_paused(stage: *mut anim_stage, paused: anim_bool) -> anim_status;

    /// How fast stage time runs relative to the time of advance: 0 to `ANIM_LIMIT_TIME_SCALE`, 1 at first. The stage's
    /// time is computed from the moment of the last change, so no error accumulates.
    pub fn anim_stage_set_time_scale(stage: *mut anim_stage, scale: f64) -> anim_status;

    /// Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation
    /// that starts or ends, a delay that ends), with all that a machine does in answer, which `ANIM_LIMIT_MICROSTEPS`
    /// bounds. 0, as at first, is no limit. If more is due, the advance ends after the last step allowed, and
    /// `ANIM_EVENT_KIND_BUDGET` is queued. Host time has then advanced as without a budget, and stage time lags behind
    /// it. owed of `anim_stage_info` says how far, at least 1. The next advance, even of 0 seconds, continues from
    /// there. Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind.
    /// Calls in between see the stage time reached so far. The budget belongs to the host: it is not part of snapshots,
    /// and `anim_scene_play()` ignores it.
    pub fn anim_stage_set_step_budget(stage: *mut anim_stage, steps: u32) -> anim_status;

    /// The clock and the counts of a stage. In C, info-\>struct_size must be sizeof \*info.
    pub fn anim_stage_get_info(stage: *const anim_stage, info: *mut anim_stage_info) -> anim_status;

    /// Takes events out of the queue, the oldest first. In C, up to capacity are taken; \*count receives how many, and
    /// a capacity of 0 asks for the number that waits and takes nothing.
    pub fn anim_stage_poll_events(stage: *mut anim_stage, events: *mut anim_event, capacity: usize, count: *mut usize) -> anim_status;

    /// Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
    /// happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the
    /// next advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is
    /// removed. Events that wait for a callback go to the one that replaces it; events that happen while there is none
    /// can only be polled. In C, callback and release may be null; release is called with the context when the callback
    /// is gone.
    pub fn anim_stage_set_event_callback(stage: *mut anim_stage, callback: anim_event_callback, context: *mut c_void, release: anim_context_release_callback) -> anim_status;

    /// A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages
    /// have equal hashes if they will continue identically, and different ones if not, on any host, in any language and
    /// on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
    pub fn anim_stage_get_hash(stage: *const anim_stage, hash: *mut u64) -> anim_status;

    /// The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
    /// process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
    /// properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
    /// settings, and the events not polled yet. They do not hold the host's code: callbacks of events and of observers.
    /// An easing that is a callback cannot be written: `ANIM_ERROR_STATE` while an animation uses one or a property's
    /// own motion names it; the message says which. `ANIM_ERROR_STATE` as well inside an open transaction, between
    /// `anim_stage_abandon_call()` and the next advance, and for a scene's stage. `ANIM_ERROR_LIMIT` beyond
    /// `ANIM_LIMIT_SNAPSHOT_BYTES`.
    ///
    /// The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes
    /// plus its values and name. O(state). In C, \*length receives the number of bytes; a capacity of 0 asks for that
    /// alone (the buffer may then be null), one that is too small is `ANIM_ERROR_CAPACITY`.
    pub fn anim_stage_snapshot(stage: *mut anim_stage, buffer: *mut u8, capacity: usize, length: *mut usize) -> anim_status;

    /// Replaces the stage's state, whatever it was, by one that `anim_stage_snapshot` wrote. The bytes are not needed
    /// afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the
    /// same things; for a snapshot of another stage `anim_stage_find_counterpart` translates them. Forget identifiers
    /// given out since: new things may get the same ones. The event callback stays, and so do the observers of
    /// properties that still exist (by identifier). All properties count as changed.
    ///
    /// The bytes may come from anywhere. `ANIM_ERROR_SYNTAX` for bytes that are no snapshot, are damaged, or describe
    /// an impossible state; `ANIM_ERROR_KIND` for a snapshot of a scene; `ANIM_ERROR_STATE` inside an open transaction,
    /// and for a scene's stage. A stage takes memory in proportion to the bytes.
    pub fn anim_stage_restore(stage: *mut anim_stage, bytes: *const u8, length: usize) -> anim_status;

    /// Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    /// transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether
    /// the thing exists is not checked here, but by the calls that take the identifier. `ANIM_ERROR_IDENTIFIER` for 0.
    pub fn anim_stage_find_counterpart(stage: *const anim_stage, identifier: u64, counterpart: *mut u64) -> anim_status;

    /// Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
    pub fn anim_default_document_options(options: *mut anim_document_options, struct_size: u32) -> anim_status;

    /// Parses a document of at most `ANIM_LIMIT_TEXT_BYTES`, for `anim_scene_create`. The texts are not needed
    /// afterwards. Errors as in `anim_scene_load`. In C, options may be null, and the caller destroys the document.
    pub fn anim_document_load(text: *const c_char, text_length: usize, options: *const anim_document_options, document: *mut *mut anim_document) -> anim_status;

    /// Parses a document of at most `ANIM_LIMIT_TEXT_BYTES`, for `anim_scene_create`. The texts are not needed
    /// afterwards. Errors as in `anim_scene_load`. In C, options may be null, and the caller destroys the document.
    pub fn anim_document_load_flat(text: *const c_char, text_length: usize, options: *const anim_document_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, document: *mut *mut anim_document) -> anim_status;

    /// How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or
    /// forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at most
    /// `ANIM_LIMIT_WARNINGS`, are kept, in the order of the text; total is their number in all. Components in the text
    /// are searched too, each once however often it is used, but not those of the library. With keeps_warnings loading
    /// takes up to about twice as long; scenes are the same. In C, either pointer may be null.
    pub fn anim_document_get_warning_count(document: *const anim_document, count: *mut u32, total: *mut u64) -> anim_status;

    /// The kind and place of a warning: 0 \<= index \< count, `ANIM_ERROR_NOT_FOUND` beyond. In C,
    /// warning-\>struct_size must be sizeof \*warning.
    pub fn anim_document_get_warning(document: *const anim_document, index: u32, warning: *mut anim_document_warning) -> anim_status;

    /// One of a warning's texts: `ANIM_WARNING_TEXT_MESSAGE`, POINTER or SUGGESTION.
    pub fn anim_document_get_warning_text(document: *const anim_document, index: u32, which: anim_warning_text, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Releases a document. Scenes that were made of it live on. No other thread may be using it at this time.
    pub fn anim_document_destroy(document: *mut anim_document) -> anim_status;

    /// Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
    pub fn anim_default_scene_options(options: *mut anim_scene_options, struct_size: u32) -> anim_status;

    /// Parses a document (at most `ANIM_LIMIT_TEXT_BYTES`) and makes a scene of it, at time 0, in its initial state.
    /// The texts are not needed afterwards. In C, options may be null, and the caller destroys the scene.
    ///
    /// `ANIM_ERROR_SYNTAX`, `ANIM_ERROR_DOCUMENT`, `ANIM_ERROR_LIMIT` with line, column and JSON pointer. The place is
    /// one in the parameters' text where the message begins with "in the given parameters": a name that the document
    /// does not have, a value of another type or outside its range. An error in a component is reported with the
    /// component's name and the names of the instances that lead to it; the place is one in the library's text where
    /// the message says so ("of the library", "in the library").
    ///
    /// In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
    /// property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
    /// component, "page.busy.on". An event sent by such a name goes to that component's machine.
    pub fn anim_scene_load(text: *const c_char, text_length: usize, options: *const anim_scene_options, scene: *mut *mut anim_scene) -> anim_status;

    /// Parses a document (at most `ANIM_LIMIT_TEXT_BYTES`) and makes a scene of it, at time 0, in its initial state.
    /// The texts are not needed afterwards. In C, options may be null, and the caller destroys the scene.
    ///
    /// `ANIM_ERROR_SYNTAX`, `ANIM_ERROR_DOCUMENT`, `ANIM_ERROR_LIMIT` with line, column and JSON pointer. The place is
    /// one in the parameters' text where the message begins with "in the given parameters": a name that the document
    /// does not have, a value of another type or outside its range. An error in a component is reported with the
    /// component's name and the names of the instances that lead to it; the place is one in the library's text where
    /// the message says so ("of the library", "in the library").
    ///
    /// In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
    /// property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
    /// component, "page.busy.on". An event sent by such a name goes to that component's machine.
    pub fn anim_scene_load_flat(text: *const c_char, text_length: usize, options: *const anim_scene_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, scene: *mut *mut anim_scene) -> anim_status;

    /// Makes a scene of a document, at time 0, in its initial state. It is the scene that `anim_scene_load` makes of
    /// the same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
    /// identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
    /// options (`ANIM_ERROR_ARGUMENT`), since they are given to `anim_document_load`; memory_limit is not read. The
    /// document may be released before the scene. In C, options may be null, what is not set in them is null, and the
    /// caller destroys the scene.
    pub fn anim_scene_create(document: *const anim_document, options: *const anim_scene_options, scene: *mut *mut anim_scene) -> anim_status;

    /// Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
    ///
    /// - its clock, settings, random generator and events;
    /// - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and
    ///   number of components, and exactly the animations that move these; a property keeps its value even if the new
    ///   document gives another initial one;
    /// - the active states and histories, by name, and the time in those states; delays that are the same, and changed
    ///   ones counted from when their state was entered, but not ending in the past;
    /// - waiting events, and plays with the same parts;
    /// - pointers and the focus, by the names of regions.
    ///
    /// An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
    /// performed. States missing around and inside it (a new parent, the initial state of one that now has states
    /// inside, another region) are entered as usual, with their entry actions, in document order. Where states can no
    /// longer be active together, those with fewer levels of active states inside them stay; among equals, the first in
    /// document order stays. A state that has become final, or is final in another parent now, is entered, so that its
    /// parent is done. A machine with none of its active states left starts anew.
    ///
    /// Of the options, only parameters, library and memory_limit are used. In C, options may be null.
    ///
    /// The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
    /// name becomes a space). It is empty if nothing is lost. In C, buffer receives it in UTF-8, with a line feed
    /// between two lines and none elsewhere. In C, \*length receives the length of all of it, and buffer as much as its
    /// capacity holds; with a capacity of 0, it may be null.
    ///
    /// The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
    /// their animations, and of groups. Other properties are removed, and so are properties and banks that the host has
    /// added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises,
    /// and all of it counts as changed. Errors as in `anim_scene_load`, and `ANIM_ERROR_STATE` inside an open
    /// transaction: then nothing has changed.
    ///
    /// After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
    /// itself, until its next such reload, even if that leads back to the first document; see
    /// `anim_scene_restore_edition`.
    pub fn anim_scene_reload(scene: *mut anim_scene, text: *const c_char, text_length: usize, options: *const anim_scene_options, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
    ///
    /// - its clock, settings, random generator and events;
    /// - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and
    ///   number of components, and exactly the animations that move these; a property keeps its value even if the new
    ///   document gives another initial one;
    /// - the active states and histories, by name, and the time in those states; delays that are the same, and changed
    ///   ones counted from when their state was entered, but not ending in the past;
    /// - waiting events, and plays with the same parts;
    /// - pointers and the focus, by the names of regions.
    ///
    /// An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
    /// performed. States missing around and inside it (a new parent, the initial state of one that now has states
    /// inside, another region) are entered as usual, with their entry actions, in document order. Where states can no
    /// longer be active together, those with fewer levels of active states inside them stay; among equals, the first in
    /// document order stays. A state that has become final, or is final in another parent now, is entered, so that its
    /// parent is done. A machine with none of its active states left starts anew.
    ///
    /// Of the options, only parameters, library and memory_limit are used. In C, options may be null.
    ///
    /// The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
    /// name becomes a space). It is empty if nothing is lost. In C, buffer receives it in UTF-8, with a line feed
    /// between two lines and none elsewhere. In C, \*length receives the length of all of it, and buffer as much as its
    /// capacity holds; with a capacity of 0, it may be null.
    ///
    /// The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of
    /// their animations, and of groups. Other properties are removed, and so are properties and banks that the host has
    /// added to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises,
    /// and all of it counts as changed. Errors as in `anim_scene_load`, and `ANIM_ERROR_STATE` inside an open
    /// transaction: then nothing has changed.
    ///
    /// After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene
    /// itself, until its next such reload, even if that leads back to the first document; see
    /// `anim_scene_restore_edition`.
    pub fn anim_scene_reload_flat(scene: *mut anim_scene, text: *const c_char, text_length: usize, options: *const anim_scene_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Releases a scene and its stage.
    pub fn anim_scene_destroy(scene: *mut anim_scene) -> anim_status;

    /// As `anim_stage_abandon_call()`, for a scene. After a callback left `anim_scene_advance_many()`, call it for each
    /// of its scenes.
    pub fn anim_scene_abandon_call(scene: *mut anim_scene) -> anim_status;

    /// The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and
    /// is valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    pub fn anim_scene_get_stage(scene: *mut anim_scene, stage: *mut *mut anim_stage) -> anim_status;

    /// Facts about the document. In C, info-\>struct_size must be sizeof \*info.
    pub fn anim_scene_get_info(scene: *const anim_scene, info: *mut anim_scene_info) -> anim_status;

    /// Moves the scene's clock forward; as `anim_stage_advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    pub fn anim_scene_advance(scene: *mut anim_scene, seconds: f64) -> anim_status;

    /// Moves the scene's clock forward; as `anim_stage_advance`. Delays of the machine end, and their transitions are
    /// taken, at their own flicks.
    ///
    /// Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    /// display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    /// commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were
    /// last played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x)
    /// writes with more than 15 characters; list items that are added or removed; and the queue of events and their
    /// data, which grow until they hold event_limit events and 4096 fields.
    pub fn anim_scene_advance_flicks(scene: *mut anim_scene, flicks: i64) -> anim_status;

    /// Advances many scenes in their order, each as `anim_scene_advance()` does, and reports those that have something
    /// to draw or events to poll. wanted selects what is reported: 0, `ANIM_SCENE_CHANGE_DISPLAY`,
    /// `ANIM_SCENE_CHANGE_EVENTS` or both. The result is these scenes in their order, and their number. A scene is
    /// reported by every call until its display list has been read and its events have been polled, so a host may
    /// handle them later. Any `anim_scene_get_display`... call reads the list, except those for the revision and the
    /// damage. With `ANIM_SCENE_CHANGE_DISPLAY` this call updates the display lists that change. A scene at rest costs
    /// one read of its handle, a cache line. All scenes are checked before any is advanced: for a scene that was
    /// destroyed or is listed twice, or one that `anim_scene_advance()` refuses, the call fails, names its index, and
    /// advances none. Callbacks must not call their own scene or those not advanced yet (`ANIM_ERROR_REENTRANT`). In C,
    /// changes has room for count of them, and \*changed receives their number; where wanted is 0, both may be null. In
    /// C, NULL among the scenes is refused too.
    pub fn anim_scene_advance_many(scenes: *const *mut anim_scene, count: usize, seconds: f64, wanted: anim_scene_change_flags, changes: *mut anim_scene_change, changed: *mut usize) -> anim_status;

    /// Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are
    /// ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes:
    /// `my part`.poke.
    pub fn anim_scene_send(scene: *mut anim_scene, name: *const c_char, name_length: usize) -> anim_status;

    /// Input number index, 0 \<= index \< input_count, in the document's order; `ANIM_ERROR_NOT_FOUND` beyond.
    pub fn anim_scene_get_input_info(scene: *const anim_scene, index: u32, info: *mut anim_input_info) -> anim_status;

    /// Inputs by name. Setting one to a new value lets the machine react at once. `ANIM_ERROR_NOT_FOUND`,
    /// `ANIM_ERROR_KIND`; `ANIM_ERROR_ARGUMENT` for a number outside its range; `ANIM_ERROR_LIMIT` for a string of more
    /// than 65536 bytes; `ANIM_ERROR_STATE` for an input of a component that the enclosing document sets.
    pub fn anim_scene_set_number(scene: *mut anim_scene, name: *const c_char, name_length: usize, value: f64) -> anim_status;

    /// Inputs by name. Setting one to a new value lets the machine react at once. `ANIM_ERROR_NOT_FOUND`,
    /// `ANIM_ERROR_KIND`; `ANIM_ERROR_ARGUMENT` for a number outside its range; `ANIM_ERROR_LIMIT` for a string of more
    /// than 65536 bytes; `ANIM_ERROR_STATE` for an input of a component that the enclosing document sets.
    pub fn anim_scene_set_boolean(scene: *mut anim_scene, name: *const c_char, name_length: usize, value: anim_bool) -> anim_status;

    /// Inputs by name. Setting one to a new value lets the machine react at once. `ANIM_ERROR_NOT_FOUND`,
    /// `ANIM_ERROR_KIND`; `ANIM_ERROR_ARGUMENT` for a number outside its range; `ANIM_ERROR_LIMIT` for a string of more
    /// than 65536 bytes; `ANIM_ERROR_STATE` for an input of a component that the enclosing document sets.
    pub fn anim_scene_set_string(scene: *mut anim_scene, name: *const c_char, name_length: usize, text: *const c_char, text_length: usize) -> anim_status;

    /// Fires a trigger: the machine receives the event with the trigger's name.
    pub fn anim_scene_fire_trigger(scene: *mut anim_scene, name: *const c_char, name_length: usize) -> anim_status;

    /// The present value of an input by name. `ANIM_ERROR_NOT_FOUND`, `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_number(scene: *const anim_scene, name: *const c_char, name_length: usize, value: *mut f64) -> anim_status;

    /// The present value of an input by name. `ANIM_ERROR_NOT_FOUND`, `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_boolean(scene: *const anim_scene, name: *const c_char, name_length: usize, value: *mut anim_bool) -> anim_status;

    /// The present value of an input by name. `ANIM_ERROR_NOT_FOUND`, `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_string(scene: *const anim_scene, name: *const c_char, name_length: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The names of the active states that have no active child, in document order, separated by spaces; a part of a
    /// name that contains a space is in backquotes. Empty for a document without a machine.
    pub fn anim_scene_get_atomic_states(scene: *const anim_scene, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Whether a state is active (itself, or one inside it). `ANIM_ERROR_NOT_FOUND` when the document has no such
    /// state.
    pub fn anim_scene_is_in_state(scene: *const anim_scene, name: *const c_char, name_length: usize, active: *mut anim_bool) -> anim_status;

    /// As `anim_scene_send`, with data, which the document's expressions read as event.NAME while the event is
    /// processed: numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are
    /// ignored; of two with one name the last counts. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_EVENT_FIELDS`.
    pub fn anim_scene_send_data(scene: *mut anim_scene, name: *const c_char, name_length: usize, fields: *const anim_event_field, field_count: usize) -> anim_status;

    /// As `anim_scene_send`, with data, which the document's expressions read as event.NAME while the event is
    /// processed: numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are
    /// ignored; of two with one name the last counts. `ANIM_ERROR_LIMIT` for more than `ANIM_LIMIT_EVENT_FIELDS`.
    pub fn anim_scene_send_data_flat(scene: *mut anim_scene, name: *const c_char, name_length: usize, fields: *const anim_event_field, field_count: usize, texts: *const c_char, texts_length: usize) -> anim_status;

    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// `ANIM_ERROR_NOT_FOUND`. If fields were dropped before their event was polled or its callback called, data_lost
    /// of the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_event_value(scene: *const anim_scene, data: u64, index: u32, value: *mut anim_event_value) -> anim_status;

    /// One field of an event's data, by its index in the document's order, and its text. data and count are members of
    /// the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with
    /// at most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    /// `ANIM_ERROR_NOT_FOUND`. If fields were dropped before their event was polled or its callback called, data_lost
    /// of the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    /// `ANIM_ERROR_KIND`.
    pub fn anim_scene_get_event_text(scene: *const anim_scene, data: u64, index: u32, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The names of all active states, in document order, separated by spaces as in `anim_scene_get_atomic_states`. A
    /// machine that is done keeps its last ones.
    pub fn anim_scene_get_configuration(scene: *const anim_scene, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Whether the machine has reached an outermost final state: it ignores all events from then on.
    pub fn anim_scene_is_done(scene: *const anim_scene, done: *mut anim_bool) -> anim_status;

    /// How many states the machine has; 0 for a document without a machine.
    pub fn anim_scene_get_state_count(scene: *const anim_scene, count: *mut u32) -> anim_status;

    /// State number index, 0 \<= index \< count, in document order: for tools that show a machine.
    /// `ANIM_ERROR_NOT_FOUND` beyond. In C, info-\>struct_size must be sizeof \*info.
    pub fn anim_scene_get_state_info(scene: *const anim_scene, index: u32, info: *mut anim_machine_state_info) -> anim_status;

    /// A hash of all that determines the scene's future: that of `anim_stage_get_hash` with inputs, states, timers,
    /// pointers and the random generator.
    pub fn anim_scene_get_hash(scene: *const anim_scene, hash: *mut u64) -> anim_status;

    /// List number index, from 0 on, in the document's order; a component's lists follow those of the document that
    /// uses it. `ANIM_ERROR_NOT_FOUND` beyond.
    pub fn anim_scene_get_list_info(scene: *const anim_scene, index: u32, info: *mut anim_list_info) -> anim_status;

    /// The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the
    /// same until the scene is reloaded. `ANIM_ERROR_NOT_FOUND`.
    pub fn anim_scene_find_list(scene: *const anim_scene, name: *const c_char, name_length: usize, list: *mut u32) -> anim_status;

    /// The item at a position, from 0 on; leaving items follow the others. `ANIM_ERROR_NOT_FOUND` beyond, and for a
    /// list that does not exist, here and in all calls below.
    pub fn anim_scene_get_item_info(scene: *const anim_scene, list: u32, index: u32, info: *mut anim_item_info) -> anim_status;

    /// Its key.
    pub fn anim_scene_get_item_key(scene: *const anim_scene, list: u32, index: u32, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The position of the item with a key. `ANIM_ERROR_NOT_FOUND`, also for a leaving item.
    pub fn anim_scene_find_item(scene: *const anim_scene, list: u32, key: *const c_char, key_length: usize, index: *mut u32) -> anim_status;

    /// Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
    /// of its inputs by their names in the component, as in `anim_scene_send_data()`; its other inputs and everything
    /// else are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result
    /// is the number of `anim_item_info`. If no slot is free, a leaving item is removed at once. `ANIM_ERROR_LIMIT` for
    /// a full list; `ANIM_ERROR_DUPLICATE` for a key in use; `ANIM_ERROR_NOT_FOUND` for a field that is not an input;
    /// `ANIM_ERROR_KIND` for a field of another type; `ANIM_ERROR_ARGUMENT` for a number outside the input's range;
    /// `ANIM_ERROR_STATE` for an input that the list sets or a trigger, and for a list inside an item that is not in
    /// use. In C, number may be null.
    pub fn anim_scene_append_item(scene: *mut anim_scene, list: u32, index: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize, number: *mut u32) -> anim_status;

    /// Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
    /// of its inputs by their names in the component, as in `anim_scene_send_data()`; its other inputs and everything
    /// else are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result
    /// is the number of `anim_item_info`. If no slot is free, a leaving item is removed at once. `ANIM_ERROR_LIMIT` for
    /// a full list; `ANIM_ERROR_DUPLICATE` for a key in use; `ANIM_ERROR_NOT_FOUND` for a field that is not an input;
    /// `ANIM_ERROR_KIND` for a field of another type; `ANIM_ERROR_ARGUMENT` for a number outside the input's range;
    /// `ANIM_ERROR_STATE` for an input that the list sets or a trigger, and for a list inside an item that is not in
    /// use. In C, number may be null.
    pub fn anim_scene_append_item_flat(scene: *mut anim_scene, list: u32, index: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize, texts: *const c_char, texts_length: usize, number: *mut u32) -> anim_status;

    /// Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is
    /// done, or at once if no transition was taken.
    pub fn anim_scene_remove_item(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize) -> anim_status;

    /// Removes all items.
    pub fn anim_scene_clear_list(scene: *mut anim_scene, list: u32) -> anim_status;

    /// Moves the item with a key to a position, or to the end if there are fewer items.
    pub fn anim_scene_move_item(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize, index: u32) -> anim_status;

    /// Sets inputs of the item with a key; its machine reacts once to all of them. `ANIM_ERROR_NOT_FOUND` for a key
    /// that no item has; errors of fields are those of `anim_scene_append_item()`.
    pub fn anim_scene_update_item(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize) -> anim_status;

    /// Sets inputs of the item with a key; its machine reacts once to all of them. `ANIM_ERROR_NOT_FOUND` for a key
    /// that no item has; errors of fields are those of `anim_scene_append_item()`.
    pub fn anim_scene_update_item_flat(scene: *mut anim_scene, list: u32, key: *const c_char, key_length: usize, fields: *const anim_event_field, field_count: usize, texts: *const c_char, texts_length: usize) -> anim_status;

    /// Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
    /// document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values
    /// at the beginning of the call. x and y are at most 1e150 in size (`ANIM_ERROR_LIMIT`), and not read for CANCEL
    /// and LEAVE.
    ///
    /// The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others,
    /// later ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped
    /// there or of no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the
    /// pointer.
    ///
    /// DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
    /// drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the
    /// upright rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed,
    /// covered or clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down
    /// on it is ignored until it goes up. A region that is disabled while it tracks receives cancel at the pointer's
    /// next move or up, and nothing more from it.
    ///
    /// A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer
    /// onto the shape of an enabled region with "capture" false that holds nothing. The first region then receives
    /// drag.exit (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from
    /// then on.
    ///
    /// A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
    /// (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is
    /// down, the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A
    /// pointer that goes down without having hovered, as a finger does, is gone when it goes up. When
    /// `ANIM_LIMIT_POINTERS` are known, a new one replaces the one that began to hover first.
    ///
    /// A second DOWN of a pointer that is down is `ANIM_ERROR_STATE`; more than `ANIM_LIMIT_POINTERS` pointers that are
    /// down are `ANIM_ERROR_LIMIT`. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is
    /// down cancels it.
    ///
    /// The host and the machine receive each of these as an event named "\<region\>.\<what\>", whose data are numbers
    /// (a host reads them by `anim_scene_get_event_value`):
    ///
    /// - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
    /// - sceneX, sceneY;
    /// - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per
    ///   second of host time, see `anim_velocity_estimator`). These six are in the coordinates of the document that has
    ///   the region. In a component, the linear part of the inverse of the instance's whole present transform converts
    ///   them to the component's coordinates; they are 0 while the instance is invisible or of no size;
    /// - pointer;
    /// - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of
    ///   host time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A
    ///   press that is canceled because its region is disabled counts like a tap;
    /// - inside (0 or 1);
    /// - node: the result of `anim_scene_hit_test` when the pointer went down or began to hover there;
    /// - keyboard (0).
    ///
    /// Gestures are recognized only if a transition of the machine names their events; the host then receives these,
    /// too. Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
    ///
    /// - hover.move: each move of a pointer that hovers over the region, after hover.enter.
    /// - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2
    ///   for a double tap.
    /// - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed
    ///   within the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy
    ///   are 0.
    /// - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
    ///   either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of
    ///   the midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to
    ///   that at the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and
    ///   rotationVelocity (per second), all in the coordinates of dx. After a pinch the press goes on with the
    ///   remaining pointer: its drags count from there, and the region receives up.inside or up.outside when it goes
    ///   up. A third pointer is ignored. If the press is canceled, pinch.end comes before cancel.
    ///
    /// A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is
    /// farther than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer
    /// must also have moved farther along that axis than across it, in the coordinates of dx. The region above receives
    /// cancel, this one down, and its totals count from there. Of several such regions the topmost takes the pointer; a
    /// region that already tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or
    /// was taken over is not taken over again.
    pub fn anim_scene_send_pointer(scene: *mut anim_scene, kind: anim_pointer_action, pointer: i32, x: f64, y: f64) -> anim_status;

    /// Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page
    /// would scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    /// receives it, with the data of `anim_scene_send_pointer()`: x, y, sceneX, sceneY, dx, dy, node, inside 1 and
    /// pointer -1, the others 0. If its machine takes no transition for the event (no active state has one, or no guard
    /// is true), the next region behind receives it, and so on; a disabled region ends the search. The result is
    /// whether a machine took a transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy
    /// are at most 1e150 in size. In C, used may be null.
    pub fn anim_scene_send_wheel(scene: *mut anim_scene, x: f64, y: f64, dx: f64, dy: f64, used: *mut anim_bool) -> anim_status;

    /// Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region
    /// that tracked it receives cancel; the new one receives drag.enter if the pointer is inside.
    /// `ANIM_ERROR_NOT_FOUND` for an unknown region and for a pointer that is not down; `ANIM_ERROR_STATE` for a region
    /// that is disabled or holds another pointer.
    pub fn anim_scene_capture_pointer(scene: *mut anim_scene, pointer: i32, region: *const c_char, region_length: usize) -> anim_status;

    /// Takes a pointer that is down (`ANIM_ERROR_NOT_FOUND`) away from the region that tracks it, which receives
    /// cancel.
    pub fn anim_scene_release_pointer(scene: *mut anim_scene, pointer: i32) -> anim_status;

    /// Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it.
    /// With Control, Alt or Meta no key is used. In C, used may be null.
    ///
    /// Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
    /// focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab
    /// continues from its former place. After the last region nothing has the focus and the key is not used, so that a
    /// host can go on to its next control. The Tab after that begins anew.
    ///
    /// The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down
    /// when the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is
    /// held is cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds
    /// a pointer receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right,
    /// key.up, key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host
    /// repeats them. A region that is disabled or invisible loses the focus at the next key. The data of these events
    /// are those of `anim_scene_send_pointer()`: keyboard is 1, x and y are the center of the region's bounds, inside
    /// is 1, pointer is -1 and node is the region's own; the others are 0.
    pub fn anim_scene_send_key(scene: *mut anim_scene, action: anim_key_action, key: anim_key, modifiers: anim_modifier_flags, used: *mut anim_bool) -> anim_status;

    /// Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new
    /// one focus. `ANIM_ERROR_NOT_FOUND`; `ANIM_ERROR_STATE` for a region that is not focusable, is disabled or is
    /// invisible.
    pub fn anim_scene_set_focus(scene: *mut anim_scene, name: *const c_char, name_length: usize) -> anim_status;

    /// The name of the region that has the focus; empty when none has.
    pub fn anim_scene_get_focus(scene: *const anim_scene, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation
    /// values. A fill counts by its rule, a stroke with its dashes, caps and joins as in `anim_path_stroke_contains()`,
    /// even if its paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there,
    /// invisible or of opacity 0 do not count.
    pub fn anim_scene_hit_test(scene: *mut anim_scene, x: f64, y: f64, node: *mut i32) -> anim_status;

    /// The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not;
    /// -1 for none.
    pub fn anim_scene_hit_test_region(scene: *mut anim_scene, x: f64, y: f64, region: *mut i32) -> anim_status;

    /// Region number index, 0 \<= index \< region_count, as it is now; `ANIM_ERROR_NOT_FOUND` beyond. In C,
    /// info-\>struct_size must be sizeof \*info.
    pub fn anim_scene_get_region_info(scene: *mut anim_scene, index: u32, info: *mut anim_region_info) -> anim_status;

    /// How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts
    /// or texts has changed since the last call. In C, either pointer may be null.
    pub fn anim_scene_get_accessibility_info(scene: *mut anim_scene, count: *mut u32, revision: *mut u64) -> anim_status;

    /// The present facts of one of these nodes, in document order: 0 \<= index \< count, `ANIM_ERROR_NOT_FOUND` beyond.
    /// In C, accessibility-\>struct_size must be sizeof \*accessibility.
    pub fn anim_scene_get_accessibility(scene: *mut anim_scene, index: u32, accessibility: *mut anim_accessibility_element) -> anim_status;

    /// One of its present texts: `ANIM_ACCESSIBILITY_TEXT_LABEL`, VALUE or HINT. Empty where the document has none.
    pub fn anim_scene_get_accessibility_text(scene: *mut anim_scene, index: u32, which: anim_accessibility_text, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The present display list: commands from back to front, and the arrays to which they refer. Each is a view that
    /// is valid until the next call on the same scene (or its stage) that is not one of these,
    /// `anim_scene_get_display`... The cost of updating it is proportional to what changed, and next to nothing if
    /// nothing did. If nodes appear, vanish or change their order, or a path changes its number of commands, it is
    /// proportional to the whole list. In C, an empty one is NULL.
    pub fn anim_scene_get_display_commands(scene: *mut anim_scene, commands: *mut *const anim_draw_command, count: *mut usize) -> anim_status;

    /// The whole display list in one call, with the same views. In C, display-\>struct_size must be sizeof \*display.
    pub fn anim_scene_get_display(scene: *mut anim_scene, display: *mut anim_display) -> anim_status;

    /// The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for
    /// the first. A host that has drawn it need not draw again while it stays the same. Another scene of the same
    /// document, queried at other times, has other revisions.
    pub fn anim_scene_get_display_revision(scene: *mut anim_scene, revision: *mut u64) -> anim_status;

    /// The area that must be drawn again since a revision: the union of the old and new bounds of everything that
    /// changed, appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole
    /// canvas for a revision more than 63 ago, and for 0. `ANIM_ERROR_ARGUMENT` for a revision that the list has not
    /// reached.
    pub fn anim_scene_get_display_damage(scene: *mut anim_scene, since: u64, rectangle: *mut anim_rectangle) -> anim_status;

    /// The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
    /// red, green, blue and opacity, each from 0 to 1. In C, background is NULL for none; the text may be large: ask
    /// for its length first.
    pub fn anim_scene_get_svg(scene: *mut anim_scene, background: *const f64, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The whole state of a scene, as `anim_stage_snapshot` writes that of a stage. It contains the stage; the active
    /// states of the machines with their histories, pending delays and events; the inputs, pointers, focus and random
    /// generator. It does not contain the document.
    pub fn anim_scene_snapshot(scene: *mut anim_scene, buffer: *mut u8, capacity: usize, length: *mut usize) -> anim_status;

    /// Replaces the scene's state by one that `anim_scene_snapshot` wrote, as `anim_stage_restore` does. The snapshot
    /// may be of another scene, in another process or on another machine, if the documents of both mean the same and
    /// their parameters are the same: `ANIM_ERROR_STATE` otherwise. White space, escapes, spellings of numbers, keys
    /// that begin with x- and the order of an object's keys have no meaning; the order of names, as in inputs,
    /// properties and states, has. All of the display list counts as changed; revisions continue.
    pub fn anim_scene_restore(scene: *mut anim_scene, bytes: *const u8, length: usize) -> anim_status;

    /// Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
    /// the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
    /// edition, and reloading that scene with text. `anim_scene_reload` says what is kept, and how the result tells
    /// what is not. Of the options, only parameters, library and memory_limit are used, for the text; those of document
    /// were given to `anim_document_load`. In C, options may be null.
    ///
    /// Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document
    /// and text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage,
    /// the event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
    /// groups and banks from before become invalid. `ANIM_ERROR_STATE` for a snapshot of another edition and inside an
    /// open transaction; errors as in `anim_scene_restore` and `anim_scene_load`. Nothing has changed then.
    pub fn anim_scene_restore_edition(scene: *mut anim_scene, bytes: *const u8, bytes_length: usize, document: *const anim_document, text: *const c_char, text_length: usize, options: *const anim_scene_options, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
    /// the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
    /// edition, and reloading that scene with text. `anim_scene_reload` says what is kept, and how the result tells
    /// what is not. Of the options, only parameters, library and memory_limit are used, for the text; those of document
    /// were given to `anim_document_load`. In C, options may be null.
    ///
    /// Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document
    /// and text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage,
    /// the event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
    /// groups and banks from before become invalid. `ANIM_ERROR_STATE` for a snapshot of another edition and inside an
    /// open transaction; errors as in `anim_scene_restore` and `anim_scene_load`. Nothing has changed then.
    pub fn anim_scene_restore_edition_flat(scene: *mut anim_scene, bytes: *const u8, bytes_length: usize, document: *const anim_document, text: *const c_char, text_length: usize, options: *const anim_scene_options, parameters: *const c_char, parameters_length: usize, library: *const c_char, library_length: usize, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// Parses a trace (at most `ANIM_LIMIT_TEXT_BYTES`). The text is not needed afterwards. `ANIM_ERROR_SYNTAX`,
    /// `ANIM_ERROR_DOCUMENT`, `ANIM_ERROR_LIMIT` with line and column. In C, the caller destroys the trace.
    pub fn anim_trace_load(text: *const c_char, text_length: usize, trace: *mut *mut anim_trace) -> anim_status;

    /// Releases a trace.
    pub fn anim_trace_destroy(trace: *mut anim_trace) -> anim_status;

    /// Facts about a trace. In C, info-\>struct_size must be sizeof \*info.
    pub fn anim_trace_get_info(trace: *const anim_trace, info: *mut anim_trace_info) -> anim_status;

    /// The parameters that the trace was recorded with: the text of a JSON object for `anim_scene_options`, or empty.
    pub fn anim_trace_get_parameters(trace: *const anim_trace, buffer: *mut c_char, capacity: usize, length: *mut usize) -> anim_status;

    /// The time of a step in flicks; steps are in order of time. `ANIM_ERROR_NOT_FOUND` beyond the last.
    pub fn anim_trace_get_step_time(trace: *const anim_trace, index: usize, time: *mut i64) -> anim_status;

    /// Applies one step's input to a scene now, whatever the time.
    pub fn anim_scene_apply_step(scene: *mut anim_scene, trace: *const anim_trace, index: usize) -> anim_status;

    /// Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For
    /// each step from next_step on whose time is not later, it advances to that step and applies it; then it advances
    /// to the time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each
    /// call. If a step or an advance on the way is refused, the call fails, the scene stays where it is then, and
    /// next_step is updated as well. A time more than `ANIM_LIMIT_ADVANCE_SECONDS` ahead is refused at once.
    pub fn anim_scene_play(scene: *mut anim_scene, trace: *const anim_trace, time: i64, next_step: *mut usize) -> anim_status;
}
