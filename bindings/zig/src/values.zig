// SPDX-License-Identifier: MIT
// Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py zig. Do not edit.

const std = @import("std");
const raw = @import("raw.zig");
const runtime = @import("runtime.zig");
const Error = runtime.Error;
const Bool = runtime.Bool;
const Easing = @import("objects.zig").Easing;
const Keyframes = @import("objects.zig").Keyframes;

/// raised when the ABI breaks (from 1 on)
pub const version_major = 0;
/// raised when functions or struct members are added
pub const version_minor = 1;
/// raised when neither happened
pub const version_patch = 0;
/// bytes of a name
pub const limit_name_bytes = 255;
/// bytes of a document or trace
pub const limit_text_bytes = 67108864;
/// levels of nesting in a JSON text; states inside states do not count
pub const limit_nesting = 128;
/// properties of one stage
pub const limit_properties = 16777215;
/// transactions open at once in one stage
pub const limit_transaction_depth = 64;
/// transactions open or not yet complete in one stage
pub const limit_transactions = 1048575;
/// largest event_limit of anim_stage_options
pub const limit_events = 1048576;
/// elements of an array passed in or out
pub const limit_array = 268435456;
/// seconds of one advance
pub const limit_advance_seconds = 100000;
/// seconds of a duration or delay
pub const limit_duration_seconds = 1000000000;
/// largest time scale
pub const limit_time_scale = 1000000;
/// verbs of one path
pub const limit_path_verbs = 16777216;
/// dashes that one call makes of a path, plus 64 for each verb of the path
pub const limit_path_dashes = 32768;
/// pieces into which one call cuts a path, plus 64 for each verb of the path
pub const limit_path_pieces = 131072;
/// pointers that are down or hover at once on one scene
pub const limit_pointers = 32;
/// states of one machine
pub const limit_states = 131072;
/// levels of states inside states
pub const limit_state_nesting = 1024;
/// of a machine in answer to one event; or two for each state, if that is more
pub const limit_microsteps = 1000;
pub const flicks_per_second = 705600000;
/// bytes of the text of an easing
pub const limit_easing_bytes = 1048576;
/// steps of steps()
pub const limit_easing_steps = 2147483647;
/// stops of linear(); one with two percentages counts as two
pub const limit_easing_stops = 4096;
/// components of a keyframe's value
pub const limit_keyframe_components = 65536;
/// numbers in the values of one anim_keyframes
pub const limit_keyframe_numbers = 1048576;
/// bytes of an expression's text
pub const limit_expression_bytes = 65536;
/// names that an expression may be given
pub const limit_expression_names = 4096;
/// brackets, calls, operators and values pending at once
pub const limit_expression_nesting = 64;
/// about the number of names, numbers and operators
pub const limit_expression_instructions = 4096;
/// components of one property
pub const limit_vector = 1048576;
/// The value of a member that is not set, and is therefore inherited. Any other value is used.
pub const inherit = -2147483647;
/// A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
/// until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
/// repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
pub const own_duration = -2147483646;
pub const limit_bank = 16777216;
/// bytes of a snapshot
pub const limit_snapshot_bytes = 268435456;
/// warnings that a document keeps: the first in its text
pub const limit_warnings = 1000;
/// fields of one event's data
pub const limit_event_fields = 64;
/// items of one list
pub const limit_list_capacity = 4096;
/// bytes of a key
pub const limit_key_bytes = 255;

/// The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
/// "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
/// libraries that have both; those after "Component: base.", in all.
pub const ComponentFlags = packed struct(u32) {
    /// springs, curves, easing, keyframes, media timing, decay, colors, transforms
    motion: bool = false,
    /// properties and their animation, expressions, snapshots; includes motion
    stage: bool = false,
    /// paths and morphs
    paths: bool = false,
    /// documents with their inputs, states and events; includes stage and motion
    machine: bool = false,
    /// drawing and hit testing, traces; includes machine, stage and motion
    scene: bool = false,
    rest: u27 = 0,
};

/// The outcome of a call.
pub const Status = enum(i32) {
    ok = 0,
    /// not finite, out of range, invalid UTF-8, an unknown constant.
    error_argument = 1,
    /// an identifier that is zero, stale, of another object or of another kind
    error_identifier = 2,
    /// a count, size or time beyond a documented limit
    error_limit = 3,
    /// a callback called into the object that called it
    error_reentrant = 4,
    /// the thing exists, but is of another kind than the call takes
    error_kind = 5,
    /// no thing of that name, or at that index
    error_not_found = 6,
    /// a thing of that name exists already
    error_duplicate = 7,
    /// the call does not fit the object's present state
    error_state = 8,
    /// the text is not well-formed
    error_syntax = 9,
    /// the text is well-formed, but not a valid document or trace
    error_document = 10,
    /// an array to be filled is too short.
    error_capacity = 11,
    /// out of memory; the call has changed nothing. See anim_set_allocator()
    error_memory = 12,
    _,
};

/// The functions that anim_math_evaluate() computes.
pub const MathFunction = enum(i32) {
    exp = 0,
    expm1 = 1,
    log = 2,
    log1p = 3,
    sin = 4,
    cos = 5,
    tan = 6,
    /// atan2(x[i], y[i]): the first argument is the ordinate, as in C
    atan2 = 7,
    acos = 8,
    /// x[i] to the power y[i]
    pow = 9,
    cbrt = 10,
    hypot = 11,
    _,
};

/// Options of motions of many values.
pub const SpringFlags = packed struct(u32) {
    /// values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
    /// direction
    shortest_turn: bool = false,
    rest: u31 = 0,
};

/// Where the jumps of steps() are.
pub const StepPosition = enum(i32) {
    /// at the end of each step; the last jump is at 1. CSS's end, and its default
    jump_end = 0,
    /// at the start of each step; the first jump is at 0. CSS's start
    jump_start = 1,
    /// between the steps only; at least 2 steps
    jump_none = 2,
    /// at both ends too
    jump_both = 3,
    _,
};

/// Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
/// ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
/// times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
pub const Penner = enum(i32) {
    quad_in = 0,
    quad_out = 1,
    quad_in_out = 2,
    cubic_in = 3,
    cubic_out = 4,
    cubic_in_out = 5,
    quart_in = 6,
    quart_out = 7,
    quart_in_out = 8,
    quint_in = 9,
    quint_out = 10,
    quint_in_out = 11,
    sine_in = 12,
    sine_out = 13,
    sine_in_out = 14,
    expo_in = 15,
    expo_out = 16,
    expo_in_out = 17,
    circ_in = 18,
    circ_out = 19,
    circ_in_out = 20,
    back_in = 21,
    back_out = 22,
    back_in_out = 23,
    elastic_in = 24,
    elastic_out = 25,
    elastic_in_out = 26,
    bounce_in = 27,
    bounce_out = 28,
    bounce_in_out = 29,
    _,
};

/// How values between keys are interpolated.
pub const KeyframeMode = enum(i32) {
    /// each value stays until the next key
    discrete = 0,
    /// straight from key to key
    linear = 1,
    /// straight, at constant speed (Euclidean, over the components); key times ignored
    paced = 2,
    /// on a Kochanek-Bartels spline
    cubic = 3,
    /// on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
    /// microseconds a key
    cubic_paced = 4,
    _,
};

/// How a keyframe of a track is reached.
pub const KeyframeKind = enum(i32) {
    /// straight, eased by the keyframe's curve
    linear = 0,
    /// on a cubic curve
    cubic = 1,
    /// by the keyframe's spring
    spring = 2,
    /// at once
    move = 3,
    _,
};

/// Options of a keyframe of a track.
pub const KeyframeFlags = packed struct(u32) {
    has_start_velocity: bool = false,
    has_end_velocity: bool = false,
    settles: bool = false,
    rest: u29 = 0,
};

/// Which values a timing has outside its active interval.
pub const FillMode = enum(i32) {
    /// no value outside the active interval ("none" in CSS)
    none = 0,
    /// its last value after it
    forwards = 1,
    /// its first value before it
    backwards = 2,
    both = 3,
    _,
};

/// Where a time lies: before, in or after the active interval.
pub const TimingPhase = enum(i32) {
    before = 0,
    active = 1,
    after = 2,
    _,
};

/// Which way iterations run, as CSS animation-direction.
pub const Direction = enum(i32) {
    normal = 0,
    reverse = 1,
    alternate = 2,
    alternate_reverse = 3,
    _,
};

/// What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
/// are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
pub const ColorSpace = enum(i32) {
    /// red, green, blue; the transfer function is mirrored below 0
    srgb = 0,
    /// the same, proportional to light
    linear_srgb = 1,
    /// red, green, blue of Display P3 with sRGB's transfer function
    display_p3 = 2,
    /// lightness from 0 to 1, a, b
    oklab = 3,
    /// lightness from 0 to 1, chroma, hue
    oklch = 4,
    _,
};

/// Which way round a hue goes (CSS Color 4, section 12.4).
pub const HueInterpolation = enum(i32) {
    /// by at most half a turn
    shorter = 0,
    /// by at least half a turn; by a whole one between equal hues
    longer = 1,
    /// never backwards
    increasing = 2,
    /// never forwards
    decreasing = 3,
    _,
};

/// A command of a path. A byte, since paths have many.
pub const Verb = enum(u8) {
    /// 1 point: begins a subpath
    move = 0,
    /// 1 point
    line = 1,
    /// 2 points: control, end
    quadratic = 2,
    /// 3 points: control, control, end
    cubic = 3,
    /// 0 points
    close = 4,
    _,
};

/// Whether path data are written with absolute or relative coordinates.
pub const PathCoordinates = enum(i32) {
    /// capital letters
    absolute = 0,
    /// small letters, except where adding up would not restore the exact number
    relative = 1,
    /// for each command whichever takes fewer bytes
    shorter = 2,
    _,
};

/// The rule by which two texts of path data have the same structure.
pub const PathRule = enum(i32) {
    /// the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
    /// path()) and SVG 2, 9.3.2 (the d property), as browsers read them
    css = 0,
    /// exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
    smil = 1,
    _,
};

/// What anim_path_get_values_at() returns for each length.
pub const PathQuantity = enum(i32) {
    /// x and y: 2 numbers a length
    points = 0,
    /// x and y of the unit tangent: 2
    tangents = 1,
    /// the tangent turned by a quarter clockwise on the screen: 2
    normals = 2,
    /// of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
    angles = 3,
    /// as in anim_path_location: 1
    curvatures = 4,
    /// the verb's index plus the parameter (0...1) in it: 1
    parameters = 5,
    _,
};

/// How an object that moves along a path is rotated.
pub const PathRotation = enum(i32) {
    /// by the angle alone
    fixed = 0,
    /// with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
    auto = 1,
    _,
};

/// How the lengths of anim_path_trim_options are counted.
pub const PathTrimFlags = packed struct(u32) {
    /// each subpath by itself; otherwise all subpaths as one line
    subpaths: bool = false,
    /// start, end and offset are lengths; otherwise fractions of the length, 0...1
    lengths: bool = false,
    rest: u30 = 0,
};

/// Which points lie inside an outline.
pub const FillRule = enum(i32) {
    /// those with a winding number other than 0
    nonzero = 0,
    /// those with an odd winding number
    evenodd = 1,
    _,
};

/// Into which verbs a path is converted.
pub const PathConversion = enum(i32) {
    /// quadratic curves become cubic ones: exactly, except for rounding
    cubics = 0,
    /// lines too; the line of a close becomes a curve before it
    all_cubics = 1,
    /// cubic curves become quadratic ones within the tolerance
    quadratics = 2,
    _,
};

/// How the ends of a stroke look.
pub const Cap = enum(i32) {
    butt = 0,
    round = 1,
    square = 2,
    _,
};

/// How the corners of a stroke look.
pub const Join = enum(i32) {
    miter = 0,
    round = 1,
    bevel = 2,
    /// a miter cut off at the limit
    miter_clip = 3,
    /// the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not
    /// meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
    arcs = 4,
    _,
};

/// A boolean operation on the insides of two paths.
pub const PathOperation = enum(i32) {
    /// what is in either
    @"union" = 0,
    /// what is in both
    intersection = 1,
    /// what is in the first and not in the second
    difference = 2,
    /// what is in one of them and not in the other
    exclusion = 3,
    _,
};

/// Which paths are interpolated point by point.
pub const MorphStructure = enum(i32) {
    /// paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to
    /// a common structure first
    automatic = 0,
    /// paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor points
    strict = 1,
    /// none: also paths of the same verbs are aligned by their shapes
    general = 2,
    /// none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both
    /// outlines, for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes
    /// (ANIM_ERROR_ARGUMENT), and ignores the options but fill_rule
    blend = 3,
    _,
};

/// How points move.
pub const MorphMotion = enum(i32) {
    /// the whole path, then each subpath, turns where a rotation explains the change clearly better
    automatic = 0,
    /// straight
    linear = 1,
    /// subpaths turn by the angle that fits best, even if only a little better
    rotational = 2,
    _,
};

/// How subpaths are paired.
pub const MorphPairing = enum(i32) {
    /// by role (outline or hole), position, size and shape
    automatic = 0,
    /// the first with the first, the second with the second
    index = 1,
    /// as pairs says
    given = 2,
    _,
};

/// Which points of closed subpaths correspond.
pub const MorphStarts = enum(i32) {
    /// found from the shapes
    automatic = 0,
    /// the subpaths' own starts
    keep = 1,
    /// as points says
    given = 2,
    _,
};

/// What the paths are drawn as.
pub const MorphPaint = enum(i32) {
    /// subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
    fill = 0,
    /// open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
    stroke = 1,
    _,
};

/// What a property's components are.
pub const ValueKind = enum(i32) {
    /// 1 component
    scalar = 0,
    vector2 = 1,
    vector3 = 2,
    vector4 = 3,
    /// 1 component in radians, interpolated as given unless its options say otherwise
    angle = 4,
    /// 4 components: red, green, blue (sRGB, not premultiplied), opacity
    color = 5,
    /// 2: width, height
    size = 6,
    /// 4: x, y, width, height
    rectangle = 7,
    /// 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
    transform = 8,
    /// as many as are asked for, up to ANIM_LIMIT_VECTOR
    vector = 9,
    /// the coordinates of a path, see anim_stage_add_path
    path = 10,
    _,
};

/// What happened.
pub const EventKind = enum(i32) {
    /// subject: the transaction; finished
    transaction_completed = 1,
    /// subject: the property; animation; finished; name: the property's
    animation_ended = 2,
    /// name: the state's
    state_entered = 3,
    /// name: the state's
    state_exited = 4,
    /// name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its
    /// fields; data: see anim_scene_get_event_value
    emitted = 5,
    /// name: of the pointer's or key's event on a region; count and data as EMITTED
    control = 6,
    /// the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its
    /// own delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other
    /// delays that end in that millisecond are dropped
    unsettled = 7,
    /// count: events dropped because nobody polled; comes first in the queue
    lost = 8,
    /// subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT
    animator_ended = 9,
    /// subject: the spring bank; count: how many of its springs came to rest
    settled = 10,
    /// subject: the group whose media timing is over
    group_ended = 11,
    /// an advance has used up its step budget: see anim_stage_set_step_budget
    budget = 12,
    _,
};

/// Which of a property's values to read.
pub const Read = enum(i32) {
    /// what was set
    model = 0,
    /// what is seen now
    presentation = 1,
    /// of the presentation value, units per second
    velocity = 2,
    _,
};

/// How an angle is interpolated.
pub const Turn = enum(i32) {
    as_given = 0,
    shortest = 1,
    _,
};

/// How a value moves.
pub const MotionKind = enum(i32) {
    /// the enclosing transaction's; outermost: the default curve
    inherit = 0,
    /// no animation: values jump
    none = 1,
    /// along curve, over duration
    curve = 2,
    /// by spring, until it comes to rest, or for duration where one is given
    spring = 3,
    /// by easing, over duration
    easing = 4,
    /// explicit animations only: along keyframes
    keyframes = 5,
    /// explicit animations only: momentum that decays
    decay = 6,
    _,
};

/// What an animation does with those that already move its property.
pub const Interruption = enum(i32) {
    /// replaces them; starts at the presentation value with its velocity (SwiftUI)
    replace = 1,
    /// is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
    add = 2,
    /// replaces them; starts at the presentation value, at rest
    restart = 3,
    /// leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
    keep = 4,
    _,
};

/// When the transactions directly inside a transaction begin. An arranged transaction completes after them.
pub const Arrangement = enum(i32) {
    /// independently
    none = 0,
    /// all begin when they are set
    parallel = 1,
    /// each begins when the one before is complete
    sequence = 2,
    _,
};

/// What happens when a property's value is set.
pub const Action = enum(i32) {
    /// it moves as the open transaction says; without one it jumps
    follow = 0,
    /// it jumps, whatever transaction is open
    none = 1,
    /// it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
    own = 2,
    _,
};

/// How animations begun from now on are shown to people who asked for less motion.
pub const ReducedMotion = enum(i32) {
    /// all motion is shown
    none = 0,
    /// values jump to their targets; their animations end finished, at once
    jump = 1,
    /// properties that fade do so in 0.2 s with ease; all others jump
    fade = 2,
    _,
};

/// What drives a group.
pub const AnimationGroupKind = enum(i32) {
    /// a clock whose speed can be changed: slow motion and pause for a part of the stage
    clock = 0,
    /// timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the
    /// group ends
    media = 1,
    /// driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
    animator = 2,
    _,
};

/// Where an animator stops.
pub const AnimatorPosition = enum(i32) {
    end = 0,
    start = 1,
    current = 2,
    _,
};

/// What a warning is about.
pub const WarningKind = enum(i32) {
    /// nothing leads to a state
    state = 0,
    /// nothing in the document sends an event that a state waits for: only the host can
    event = 1,
    /// a done or stopped event of something that does not exist or never ends
    end = 2,
    /// nothing is sent with the id that a cancel has
    cancel = 3,
    /// nothing shows, sets or reads a property
    property = 4,
    /// nothing uses an input, parameter, spring, curve, path, animation, component...
    unused = 5,
    /// a text that would also be an expression, where it is kept as text
    words = 6,
    _,
};

/// The texts of a warning.
pub const WarningText = enum(i32) {
    /// one English sentence, with the name that was probably meant
    message = 0,
    /// the RFC 6901 JSON pointer of what it is about
    pointer = 1,
    /// the name that was probably meant; empty if none is similar
    suggestion = 2,
    _,
};

/// What anim_scene_advance_many() reports of a scene.
pub const SceneChangeFlags = packed struct(u32) {
    /// its display list has changed since the host last read it
    display: bool = false,
    /// events wait to be polled from its stage
    events: bool = false,
    rest: u30 = 0,
};

/// What an input of a document holds.
pub const InputKind = enum(i32) {
    number = 0,
    boolean = 1,
    string = 2,
    trigger = 3,
    _,
};

/// What a field of an event's data holds.
pub const FieldKind = enum(i32) {
    number = 0,
    boolean = 1,
    text = 2,
    _,
};

/// The kinds of states, as in SCXML.
pub const StateKind = enum(i32) {
    /// without states inside
    atomic = 0,
    /// has exactly one active child when active
    compound = 1,
    /// all its children are active when it is
    parallel = 2,
    final = 3,
    /// never active
    history = 4,
    _,
};

/// What a pointer does.
pub const PointerAction = enum(i32) {
    down = 0,
    /// also for a pointer that is not down: it hovers
    move = 1,
    up = 2,
    /// what it did while it was down does not count
    cancel = 3,
    /// the pointer is gone
    leave = 4,
    _,
};

/// What a key does.
pub const KeyAction = enum(i32) {
    /// down, and up at once
    down = 0,
    /// down, and up at once
    up = 1,
    /// down, and up at once
    press = 2,
    _,
};

/// The keys that a scene handles.
pub const Key = enum(i32) {
    tab = 0,
    space = 1,
    enter = 2,
    escape = 3,
    left = 4,
    right = 5,
    up = 6,
    down = 7,
    home = 8,
    end = 9,
    page_up = 10,
    page_down = 11,
    _,
};

/// Modifiers that are held.
pub const ModifierFlags = packed struct(u32) {
    shift: bool = false,
    control: bool = false,
    alt: bool = false,
    meta: bool = false,
    rest: u28 = 0,
};

/// The accessibility role of a node.
pub const Role = enum(i32) {
    none = 0,
    button = 1,
    @"switch" = 2,
    checkbox = 3,
    radio = 4,
    slider = 5,
    progress = 6,
    image = 7,
    text = 8,
    link = 9,
    group = 10,
    heading = 11,
    list = 12,
    list_item = 13,
    tab = 14,
    menu = 15,
    menu_item = 16,
    dialog = 17,
    alert = 18,
    separator = 19,
    _,
};

/// Facts about a node, each known or not, and true or false.
pub const AccessibilityFlags = packed struct(u32) {
    checked: bool = false,
    selected: bool = false,
    /// if the document does not say: whether its region is disabled
    disabled: bool = false,
    expanded: bool = false,
    busy: bool = false,
    /// also where the node is invisible
    hidden: bool = false,
    /// minimum is known; likewise the next two
    minimum: bool = false,
    maximum: bool = false,
    now: bool = false,
    /// its region can have the focus now; known where it has a region
    focusable: bool = false,
    /// its region has the focus
    focused: bool = false,
    rest: u21 = 0,
};

/// The texts of a node.
pub const AccessibilityText = enum(i32) {
    label = 0,
    value = 1,
    hint = 2,
    _,
};

/// What a command draws.
pub const DrawKind = enum(i32) {
    /// fill the path
    fill = 0,
    /// stroke the path
    stroke = 1,
    /// draw a text in a font of the host's
    text = 2,
    /// draw an image that the host knows by its name
    image = 3,
    /// the commands up to the layer's end are drawn as a group, then composited
    layer_begin = 4,
    layer_end = 5,
    /// the commands up to the clip's end show inside the path only
    clip_begin = 6,
    clip_end = 7,
    _,
};

/// What a path is filled or stroked with.
pub const Paint = enum(i32) {
    solid = 0,
    linear = 1,
    radial = 2,
    /// once around a center, clockwise, from an angle (0 is to the right)
    angular = 3,
    _,
};

/// How a text is aligned to its x.
pub const Align = enum(i32) {
    left = 0,
    center = 1,
    right = 2,
    _,
};

/// Which line of a text is at its y.
pub const Baseline = enum(i32) {
    alphabetic = 0,
    top = 1,
    middle = 2,
    bottom = 3,
    _,
};

/// How an image fills its frame.
pub const Fit = enum(i32) {
    /// the image fills its frame
    stretch = 0,
    /// the largest size at which all of it fits in the frame, centered
    contain = 1,
    /// the smallest size at which it covers the frame, centered; parts outside are not drawn
    cover = 2,
    _,
};

/// The blend modes of W3C Compositing and Blending, level 1.
pub const BlendMode = enum(i32) {
    normal = 0,
    multiply = 1,
    screen = 2,
    overlay = 3,
    darken = 4,
    lighten = 5,
    color_dodge = 6,
    color_burn = 7,
    hard_light = 8,
    soft_light = 9,
    difference = 10,
    exclusion = 11,
    hue = 12,
    saturation = 13,
    color = 14,
    luminosity = 15,
    _,
};

pub const Point = extern struct {
    x: f64 = 0,
    y: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 16) @compileError("anim_point has another size in C");
        if (@offsetOf(@This(), "x") != 0) @compileError("anim_point.x is elsewhere in C");
        if (@offsetOf(@This(), "y") != 8) @compileError("anim_point.y is elsewhere in C");
    }
};

pub const Rectangle = extern struct {
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    x: f64 = 0,
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    y: f64 = 0,
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    width: f64 = 0,
    /// x and y are the corner with the smallest coordinates; width and height >= 0
    height: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_rectangle has another size in C");
        if (@offsetOf(@This(), "x") != 0) @compileError("anim_rectangle.x is elsewhere in C");
        if (@offsetOf(@This(), "y") != 8) @compileError("anim_rectangle.y is elsewhere in C");
        if (@offsetOf(@This(), "width") != 16) @compileError("anim_rectangle.width is elsewhere in C");
        if (@offsetOf(@This(), "height") != 24) @compileError("anim_rectangle.height is elsewhere in C");
    }
};

/// x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
pub const Transform = extern struct {
    a: f64 = 0,
    b: f64 = 0,
    c: f64 = 0,
    d: f64 = 0,
    tx: f64 = 0,
    ty: f64 = 0,

    /// Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
    /// (ANIM_ERROR_LIMIT).
    pub fn decompose(self: *const Transform) Error!TransformParts {
        var parts_out: TransformParts = .{};
        try runtime.check(raw.anim_transform_decompose(self, &parts_out));
        return parts_out;
    }

    /// Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that
    /// would be beyond 1e150 in size are clamped to it.
    pub fn compose(parts: TransformParts) Error!Transform {
        var transform_out: Transform = .{};
        try runtime.check(raw.anim_transform_compose(&parts, &transform_out));
        return transform_out;
    }

    /// The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes
    /// the shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn
    /// instead. A progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts
    /// have a scale of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
    pub fn interpolate(self: *const Transform, to: Transform, progress: f64) Error!Transform {
        var result_out: Transform = .{};
        try runtime.check(raw.anim_transform_interpolate(self, &to, progress, &result_out));
        return result_out;
    }

    /// The same at many progresses, at most ANIM_LIMIT_ARRAY / 6.
    pub fn interpolateMany(self: *const Transform, to: Transform, progresses: []const f64, results: []Transform) Error!void {
        try runtime.require(results.len == progresses.len, "results must have room for one result each");
        try runtime.check(raw.anim_transform_interpolate_many(self, &to, progresses.ptr, progresses.len, results.ptr));
    }

    comptime {
        if (@sizeOf(@This()) != 48) @compileError("anim_transform has another size in C");
        if (@offsetOf(@This(), "a") != 0) @compileError("anim_transform.a is elsewhere in C");
        if (@offsetOf(@This(), "b") != 8) @compileError("anim_transform.b is elsewhere in C");
        if (@offsetOf(@This(), "c") != 16) @compileError("anim_transform.c is elsewhere in C");
        if (@offsetOf(@This(), "d") != 24) @compileError("anim_transform.d is elsewhere in C");
        if (@offsetOf(@This(), "tx") != 32) @compileError("anim_transform.tx is elsewhere in C");
        if (@offsetOf(@This(), "ty") != 40) @compileError("anim_transform.ty is elsewhere in C");
    }
};

/// A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact
/// at any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
/// 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
/// velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
/// any finite ones.
pub const Spring = extern struct {
    /// m > 0
    mass: f64 = 0,
    /// k > 0, per second squared when m = 1
    stiffness: f64 = 0,
    /// c >= 0; 0 never comes to rest
    damping: f64 = 0,

    /// By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
    /// ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1.
    pub fn perceptual(duration: f64, bounce: f64) Error!Spring {
        var spring_out: Spring = .{};
        try runtime.check(raw.anim_spring_make_perceptual(duration, bounce, &spring_out));
        return spring_out;
    }

    /// By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
    /// spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
    pub fn response(response_: f64, damping_ratio: f64) Error!Spring {
        var spring_out: Spring = .{};
        try runtime.check(raw.anim_spring_make_response(response_, damping_ratio, &spring_out));
        return spring_out;
    }

    /// As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular
    /// frequency for which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio
    /// <= 1, initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
    pub fn uikit(duration: f64, damping_ratio: f64, initial_velocity: f64) Error!Spring {
        var spring_out: Spring = .{};
        try runtime.check(raw.anim_spring_make_uikit(duration, damping_ratio, initial_velocity, &spring_out));
        return spring_out;
    }

    /// The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
    /// property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and
    /// stiffness, damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not
    /// overdamped, the parameters are used unchanged. All other functions that take an anim_spring use them unchanged.
    pub fn coreAnimation(mass: f64, stiffness: f64, damping: f64, allows_overdamping: bool) Error!Spring {
        var spring_out: Spring = .{};
        try runtime.check(raw.anim_spring_make_core_animation(mass, stiffness, damping, @intFromBool(allows_overdamping), &spring_out));
        return spring_out;
    }

    /// Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The
    /// spring moves from the value from to the value to, and starts with the given velocity.
    pub fn evaluate(self: *const Spring, time: f64, from: f64, to: f64, initial_velocity: f64) Error!struct { value: f64, velocity: f64 } {
        var value_out: f64 = undefined;
        var velocity_out: f64 = undefined;
        try runtime.check(raw.anim_spring_evaluate(self, time, from, to, initial_velocity, &value_out, &velocity_out));
        return .{ .value = value_out, .velocity = velocity_out };
    }

    /// The same at many times at once.
    pub fn evaluateMany(self: *const Spring, times: []const f64, from: f64, to: f64, initial_velocity: f64, values_: ?[]f64, velocities: ?[]f64) Error!void {
        if (values_) |values| try runtime.require(values.len == times.len, "values must have room for one result each");
        if (velocities) |values| try runtime.require(values.len == times.len, "velocities must have room for one result each");
        try runtime.check(raw.anim_spring_evaluate_many(self, times.ptr, times.len, from, to, initial_velocity, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null));
    }

    /// Computes the constants of a spring in advance.
    pub fn prepare(self: *const Spring) Error!PreparedSpring {
        var prepared_out: PreparedSpring = .{};
        try runtime.check(raw.anim_spring_prepare(self, &prepared_out));
        return prepared_out;
    }

    /// CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
    /// damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
    /// settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
    /// Core Animation's property of that name, it is the duration of the overdamped motion.
    pub fn getSettlingDuration(self: *const Spring, initial_velocity: f64, allows_overdamping: bool) Error!f64 {
        var seconds_out: f64 = undefined;
        try runtime.check(raw.anim_spring_get_settling_duration(self, initial_velocity, @intFromBool(allows_overdamping), &seconds_out));
        return seconds_out;
    }

    /// An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from
    /// the target stays within threshold (> 0) units, and its speed within threshold units per second. It starts
    /// displacement away from the target. An animation with this spring ends at that time. Infinity when it never comes
    /// to rest.
    pub fn getRestingTime(self: *const Spring, displacement: f64, initial_velocity: f64, threshold: f64) Error!f64 {
        var seconds_out: f64 = undefined;
        try runtime.check(raw.anim_spring_get_resting_time(self, displacement, initial_velocity, threshold, &seconds_out));
        return seconds_out;
    }

    /// By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
    /// own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
    /// 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
    /// animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new
    /// CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3,
    /// 1000, 500); UIKit plays it critically damped (see anim_spring_make_core_animation()), so the result is the
    /// critically damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both
    /// arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
    pub fn named(name: []const u8, duration: f64, extra_bounce: f64) Error!Spring {
        var spring_out: Spring = .{};
        try runtime.check(raw.anim_spring_make_named(name.ptr, name.len, duration, extra_bounce, &spring_out));
        return spring_out;
    }

    /// A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m).
    /// Its damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 /
    /// ratio - 1 beyond it.
    pub fn describe(self: *const Spring) Error!struct { duration: f64, bounce: f64, damping_ratio: f64 } {
        var duration_out: f64 = undefined;
        var bounce_out: f64 = undefined;
        var damping_ratio_out: f64 = undefined;
        try runtime.check(raw.anim_spring_describe(self, &duration_out, &bounce_out, &damping_ratio_out));
        return .{ .duration = duration_out, .bounce = bounce_out, .damping_ratio = damping_ratio_out };
    }

    /// The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
    /// below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds
    /// must be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about
    /// 1e-14; anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding
    /// decides whether that swing counts. Infinity when the spring never comes to rest.
    pub fn getSettlingTime(self: *const Spring, displacement: f64, initial_velocity: f64, threshold: f64, velocity_threshold: f64) Error!f64 {
        var seconds_out: f64 = undefined;
        try runtime.check(raw.anim_spring_get_settling_time(self, displacement, initial_velocity, threshold, velocity_threshold, &seconds_out));
        return seconds_out;
    }

    /// Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
    /// time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
    /// toward the value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the
    /// new one's, so that value and velocity are continuous; 0 switches at once.
    pub fn blendEvaluate(self: *const Spring, new_spring: Spring, blend_duration: f64, time: f64, from: f64, to: f64, initial_velocity: f64) Error!struct { value: f64, velocity: f64 } {
        var value_out: f64 = undefined;
        var velocity_out: f64 = undefined;
        try runtime.check(raw.anim_spring_blend_evaluate(self, &new_spring, blend_duration, time, from, to, initial_velocity, &value_out, &velocity_out));
        return .{ .value = value_out, .velocity = velocity_out };
    }

    /// The same at many times.
    pub fn blendEvaluateMany(self: *const Spring, new_spring: Spring, blend_duration: f64, times: []const f64, from: f64, to: f64, initial_velocity: f64, values_: ?[]f64, velocities: ?[]f64) Error!void {
        if (values_) |values| try runtime.require(values.len == times.len, "values must have room for one result each");
        if (velocities) |values| try runtime.require(values.len == times.len, "velocities must have room for one result each");
        try runtime.check(raw.anim_spring_blend_evaluate_many(self, &new_spring, blend_duration, times.ptr, times.len, from, to, initial_velocity, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null));
    }

    /// anim_spring_get_resting_time() for such a change: a time since the change.
    pub fn blendGetRestingTime(self: *const Spring, new_spring: Spring, blend_duration: f64, displacement: f64, initial_velocity: f64, threshold: f64) Error!f64 {
        var seconds_out: f64 = undefined;
        try runtime.check(raw.anim_spring_blend_get_resting_time(self, &new_spring, blend_duration, displacement, initial_velocity, threshold, &seconds_out));
        return seconds_out;
    }

    /// Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
    /// of anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is
    /// taken as 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN.
    /// ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target is not in the range of a double.
    /// About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected
    /// when the library is loaded; it changes no bit.
    pub fn animateMany(self: *const Spring, times: []const f64, origins: []const f64, targets: []const f64, initial_velocities: ?[]const f64, flags: SpringFlags, values_: ?[]f64, velocities: ?[]f64) Error!void {
        try runtime.require(targets.len == origins.len, "targets must be as long as origins");
        if (initial_velocities) |values| try runtime.require(values.len == origins.len, "initial_velocities must be as long as origins");
        if (values_) |values| try runtime.require(values.len == origins.len, "values must have room for one result each");
        if (velocities) |values| try runtime.require(values.len == origins.len, "velocities must have room for one result each");
        try runtime.check(raw.anim_spring_animate_many(self, times.ptr, times.len, origins.ptr, targets.ptr, if (initial_velocities) |values| values.ptr else null, origins.len, flags, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null));
    }

    /// The same for floats: computed in doubles, rounded once.
    pub fn animateManyFloat(self: *const Spring, times: []const f64, origins: []const f32, targets: []const f32, initial_velocities: ?[]const f32, flags: SpringFlags, values_: ?[]f32, velocities: ?[]f32) Error!void {
        try runtime.require(targets.len == origins.len, "targets must be as long as origins");
        if (initial_velocities) |values| try runtime.require(values.len == origins.len, "initial_velocities must be as long as origins");
        if (values_) |values| try runtime.require(values.len == origins.len, "values must have room for one result each");
        if (velocities) |values| try runtime.require(values.len == origins.len, "velocities must have room for one result each");
        try runtime.check(raw.anim_spring_animate_many_float(self, times.ptr, times.len, origins.ptr, targets.ptr, if (initial_velocities) |values| values.ptr else null, origins.len, flags, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null));
    }

    /// Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and
    /// velocities by those after the step. Each value is pulled toward its target. Flags and errors as
    /// anim_spring_animate_many().
    pub fn stepMany(self: *const Spring, seconds: f64, targets: []const f64, flags: SpringFlags, values_: []f64, velocities: []f64) Error!void {
        try runtime.require(values_.len == targets.len, "values must be as long as targets");
        try runtime.require(velocities.len == targets.len, "velocities must be as long as targets");
        try runtime.check(raw.anim_spring_step_many(self, seconds, targets.ptr, targets.len, flags, values_.ptr, velocities.ptr));
    }

    /// The same for floats: computed in doubles, rounded once.
    pub fn stepManyFloat(self: *const Spring, seconds: f64, targets: []const f32, flags: SpringFlags, values_: []f32, velocities: []f32) Error!void {
        try runtime.require(values_.len == targets.len, "values must be as long as targets");
        try runtime.require(velocities.len == targets.len, "velocities must be as long as targets");
        try runtime.check(raw.anim_spring_step_many_float(self, seconds, targets.ptr, targets.len, flags, values_.ptr, velocities.ptr));
    }

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_spring has another size in C");
        if (@offsetOf(@This(), "mass") != 0) @compileError("anim_spring.mass is elsewhere in C");
        if (@offsetOf(@This(), "stiffness") != 8) @compileError("anim_spring.stiffness is elsewhere in C");
        if (@offsetOf(@This(), "damping") != 16) @compileError("anim_spring.damping is elsewhere in C");
    }
};

/// A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
/// anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
/// threads at once. Its size never changes. The members are private to the library: a struct that another version has
/// filled, or that was changed, is refused.
pub const PreparedSpring = extern struct {
    /// sums of two doubles, in the library's unit of time
    decay: f64 = 0,
    /// sums of two doubles, in the library's unit of time
    decay_low: f64 = 0,
    frequency: f64 = 0,
    frequency_low: f64 = 0,
    fast_rate: f64 = 0,
    squared_frequency: f64 = 0,
    time_scale: f64 = 0,
    inverse_time_scale: f64 = 0,
    kind: u64 = 0,
    /// a sum over the other members
    check: u64 = 0,

    /// anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
    /// anim_spring_prepare() did not make.
    pub fn evaluate(self: *const PreparedSpring, time: f64, from: f64, to: f64, initial_velocity: f64) Error!struct { value: f64, velocity: f64 } {
        var value_out: f64 = undefined;
        var velocity_out: f64 = undefined;
        try runtime.check(raw.anim_prepared_spring_evaluate(self, time, from, to, initial_velocity, &value_out, &velocity_out));
        return .{ .value = value_out, .velocity = velocity_out };
    }

    comptime {
        if (@sizeOf(@This()) != 80) @compileError("anim_prepared_spring has another size in C");
        if (@offsetOf(@This(), "decay") != 0) @compileError("anim_prepared_spring.decay is elsewhere in C");
        if (@offsetOf(@This(), "decay_low") != 8) @compileError("anim_prepared_spring.decay_low is elsewhere in C");
        if (@offsetOf(@This(), "frequency") != 16) @compileError("anim_prepared_spring.frequency is elsewhere in C");
        if (@offsetOf(@This(), "frequency_low") != 24) @compileError("anim_prepared_spring.frequency_low is elsewhere in C");
        if (@offsetOf(@This(), "fast_rate") != 32) @compileError("anim_prepared_spring.fast_rate is elsewhere in C");
        if (@offsetOf(@This(), "squared_frequency") != 40) @compileError("anim_prepared_spring.squared_frequency is elsewhere in C");
        if (@offsetOf(@This(), "time_scale") != 48) @compileError("anim_prepared_spring.time_scale is elsewhere in C");
        if (@offsetOf(@This(), "inverse_time_scale") != 56) @compileError("anim_prepared_spring.inverse_time_scale is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 64) @compileError("anim_prepared_spring.kind is elsewhere in C");
        if (@offsetOf(@This(), "check") != 72) @compileError("anim_prepared_spring.check is elsewhere in C");
    }
};

/// A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
/// |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
pub const CubicBezier = extern struct {
    x1: f64 = 0,
    y1: f64 = 0,
    x2: f64 = 0,
    y2: f64 = 0,

    /// By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is
    /// ease). ANIM_ERROR_NOT_FOUND for any other name.
    pub fn named(name: []const u8) Error!CubicBezier {
        var curve_out: CubicBezier = .{};
        try runtime.check(raw.anim_cubic_bezier_make_named(name.ptr, name.len, &curve_out));
        return curve_out;
    }

    /// The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS
    /// Easing Functions.
    pub fn evaluate(self: *const CubicBezier, x: f64) Error!f64 {
        var y_out: f64 = undefined;
        try runtime.check(raw.anim_cubic_bezier_evaluate(self, x, &y_out));
        return y_out;
    }

    /// The same at many x at once.
    pub fn evaluateMany(self: *const CubicBezier, xs: []const f64, ys: []f64) Error!void {
        try runtime.require(ys.len == xs.len, "ys must have room for one result each");
        try runtime.check(raw.anim_cubic_bezier_evaluate_many(self, xs.ptr, xs.len, ys.ptr));
    }

    /// dy/dx at x. Infinite where the tangent is vertical.
    pub fn getSlope(self: *const CubicBezier, x: f64) Error!f64 {
        var slope_out: f64 = undefined;
        try runtime.check(raw.anim_cubic_bezier_get_slope(self, x, &slope_out));
        return slope_out;
    }

    /// The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
    /// nearest. The extensions beyond [0, 1] are not searched.
    pub fn invert(self: *const CubicBezier, y: f64) Error!f64 {
        var x_out: f64 = undefined;
        try runtime.check(raw.anim_cubic_bezier_invert(self, y, &x_out));
        return x_out;
    }

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_cubic_bezier has another size in C");
        if (@offsetOf(@This(), "x1") != 0) @compileError("anim_cubic_bezier.x1 is elsewhere in C");
        if (@offsetOf(@This(), "y1") != 8) @compileError("anim_cubic_bezier.y1 is elsewhere in C");
        if (@offsetOf(@This(), "x2") != 16) @compileError("anim_cubic_bezier.x2 is elsewhere in C");
        if (@offsetOf(@This(), "y2") != 24) @compileError("anim_cubic_bezier.y2 is elsewhere in C");
    }
};

/// Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
/// and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
/// last.
pub const KeyframeOptions = extern struct {
    struct_size: u32 = 64,
    /// 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
    component_count: u32 = 0,
    /// ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
    mode: KeyframeMode = @fromBackingInt(0),
    /// 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
    /// not ease. 0
    has_ease: Bool = .no,
    /// bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
    shortest_turns: u64 = 0,
    /// seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    duration: f64 = 0,
    /// eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
    /// is. Linear
    ease: CubicBezier = .{},

    /// Fills the options with the defaults named above.
    pub fn init() Error!KeyframeOptions {
        var options_out: KeyframeOptions = .{};
        try runtime.check(raw.anim_default_keyframe_options(&options_out, @sizeOf(KeyframeOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_keyframe_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_keyframe_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "component_count") != 4) @compileError("anim_keyframe_options.component_count is elsewhere in C");
        if (@offsetOf(@This(), "mode") != 8) @compileError("anim_keyframe_options.mode is elsewhere in C");
        if (@offsetOf(@This(), "has_ease") != 12) @compileError("anim_keyframe_options.has_ease is elsewhere in C");
        if (@offsetOf(@This(), "shortest_turns") != 16) @compileError("anim_keyframe_options.shortest_turns is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 24) @compileError("anim_keyframe_options.duration is elsewhere in C");
        if (@offsetOf(@This(), "ease") != 32) @compileError("anim_keyframe_options.ease is elsewhere in C");
    }
};

pub const Keyframe = extern struct {
    /// ANIM_KEYFRAME_KIND_...
    kind: KeyframeKind = @fromBackingInt(0),
    /// ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
    flags: KeyframeFlags = .{},
    /// seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
    duration: f64 = 0,
    /// of LINEAR
    curve: CubicBezier = .{},
    /// of SPRING
    spring: Spring = .{},

    comptime {
        if (@sizeOf(@This()) != 72) @compileError("anim_keyframe has another size in C");
        if (@offsetOf(@This(), "kind") != 0) @compileError("anim_keyframe.kind is elsewhere in C");
        if (@offsetOf(@This(), "flags") != 4) @compileError("anim_keyframe.flags is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 8) @compileError("anim_keyframe.duration is elsewhere in C");
        if (@offsetOf(@This(), "curve") != 16) @compileError("anim_keyframe.curve is elsewhere in C");
        if (@offsetOf(@This(), "spring") != 48) @compileError("anim_keyframe.spring is elsewhere in C");
    }
};

pub const KeyframesInfo = extern struct {
    struct_size: u32 = 24,
    component_count: u32 = 0,
    /// values, blocks or keyframes
    key_count: u32 = 0,
    /// whether the caller gives the initial value on evaluation
    needs_start: Bool = .no,
    /// seconds
    duration: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_keyframes_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_keyframes_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "component_count") != 4) @compileError("anim_keyframes_info.component_count is elsewhere in C");
        if (@offsetOf(@This(), "key_count") != 8) @compileError("anim_keyframes_info.key_count is elsewhere in C");
        if (@offsetOf(@This(), "needs_start") != 12) @compileError("anim_keyframes_info.needs_start is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 16) @compileError("anim_keyframes_info.duration is elsewhere in C");
    }
};

/// When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
/// begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
/// duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
/// begin and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate()
/// and for groups; for animations see anim_stage_animate().
pub const MediaTiming = extern struct {
    struct_size: u32 = 64,
    /// of local time. NONE
    fill_mode: FillMode = @fromBackingInt(0),
    /// 1: each repeat runs back again. 0
    autoreverses: Bool = .no,
    reserved: i32 = 0,
    /// seconds of parent time. 0
    begin_time: f64 = 0,
    /// seconds of local time. 0
    time_offset: f64 = 0,
    /// negative runs backwards; at 0 local time stands at time_offset. 1
    speed: f64 = 0,
    /// seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
    duration: f64 = 0,
    /// >= 0, fractional or infinite; 0 is not set. 0
    repeat_count: f64 = 0,
    /// seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts, as
    /// in SMIL (Core Animation leaves it open).
    repeat_duration: f64 = 0,

    /// Fills the timing with the defaults named above.
    pub fn init() Error!MediaTiming {
        var timing_out: MediaTiming = .{};
        try runtime.check(raw.anim_default_media_timing(&timing_out, @sizeOf(MediaTiming)));
        return timing_out;
    }

    /// The timing at a parent time in seconds.
    pub fn evaluate(self: *const MediaTiming, parent_time: f64) Error!MediaSample {
        var sample_out: MediaSample = .{};
        try runtime.check(raw.anim_media_timing_evaluate(self, parent_time, &sample_out));
        return sample_out;
    }

    /// The same at many times at once.
    pub fn evaluateMany(self: *const MediaTiming, parent_times: []const f64, samples: []MediaSample) Error!void {
        try runtime.require(samples.len == parent_times.len, "samples must have room for one result each");
        try runtime.check(raw.anim_media_timing_evaluate_many(self, parent_times.ptr, parent_times.len, samples.ptr));
    }

    /// The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
    /// which the active phase begins and at which it ends for good: infinity for never, -infinity for always.
    pub fn getInterval(self: *const MediaTiming) Error!struct { active_duration: f64, start_time: f64, end_time: f64 } {
        var active_duration_out: f64 = undefined;
        var start_time_out: f64 = undefined;
        var end_time_out: f64 = undefined;
        try runtime.check(raw.anim_media_timing_get_interval(self, &active_duration_out, &start_time_out, &end_time_out));
        return .{ .active_duration = active_duration_out, .start_time = start_time_out, .end_time = end_time_out };
    }

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_media_timing has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_media_timing.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "fill_mode") != 4) @compileError("anim_media_timing.fill_mode is elsewhere in C");
        if (@offsetOf(@This(), "autoreverses") != 8) @compileError("anim_media_timing.autoreverses is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_media_timing.reserved is elsewhere in C");
        if (@offsetOf(@This(), "begin_time") != 16) @compileError("anim_media_timing.begin_time is elsewhere in C");
        if (@offsetOf(@This(), "time_offset") != 24) @compileError("anim_media_timing.time_offset is elsewhere in C");
        if (@offsetOf(@This(), "speed") != 32) @compileError("anim_media_timing.speed is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 40) @compileError("anim_media_timing.duration is elsewhere in C");
        if (@offsetOf(@This(), "repeat_count") != 48) @compileError("anim_media_timing.repeat_count is elsewhere in C");
        if (@offsetOf(@This(), "repeat_duration") != 56) @compileError("anim_media_timing.repeat_duration is elsewhere in C");
    }
};

/// A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
pub const MediaSample = extern struct {
    /// ANIM_TIMING_PHASE_...
    phase: TimingPhase = @fromBackingInt(0),
    /// 1: there is a value, in the active phase or by the fill mode
    is_in_effect: Bool = .no,
    /// 1: on the way back of an autoreversing repeat
    is_reversing: Bool = .no,
    reserved: i32 = 0,
    /// 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the way
    /// back
    progress: f64 = 0,
    /// the current repeat, from 0; infinite after the last of infinitely many
    iteration: f64 = 0,
    /// seconds, not clamped
    local_time: f64 = 0,
    /// seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
    iteration_time: f64 = 0,
    /// d progress / d parent time, per second; 0 outside the active phase
    rate: f64 = 0,
    /// d iteration_time / d parent time; 0 outside the active phase
    iteration_rate: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_media_sample has another size in C");
        if (@offsetOf(@This(), "phase") != 0) @compileError("anim_media_sample.phase is elsewhere in C");
        if (@offsetOf(@This(), "is_in_effect") != 4) @compileError("anim_media_sample.is_in_effect is elsewhere in C");
        if (@offsetOf(@This(), "is_reversing") != 8) @compileError("anim_media_sample.is_reversing is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_media_sample.reserved is elsewhere in C");
        if (@offsetOf(@This(), "progress") != 16) @compileError("anim_media_sample.progress is elsewhere in C");
        if (@offsetOf(@This(), "iteration") != 24) @compileError("anim_media_sample.iteration is elsewhere in C");
        if (@offsetOf(@This(), "local_time") != 32) @compileError("anim_media_sample.local_time is elsewhere in C");
        if (@offsetOf(@This(), "iteration_time") != 40) @compileError("anim_media_sample.iteration_time is elsewhere in C");
        if (@offsetOf(@This(), "rate") != 48) @compileError("anim_media_sample.rate is elsewhere in C");
        if (@offsetOf(@This(), "iteration_rate") != 56) @compileError("anim_media_sample.iteration_rate is elsewhere in C");
    }
};

/// The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
pub const WebTiming = extern struct {
    struct_size: u32 = 64,
    /// NONE
    fill: FillMode = @fromBackingInt(0),
    /// ANIM_DIRECTION_... NORMAL
    direction: Direction = @fromBackingInt(0),
    reserved: i32 = 0,
    /// signed. 0
    delay: f64 = 0,
    /// signed. 0
    end_delay: f64 = 0,
    /// the iteration at which it starts, >= 0, fractional too. 0
    iteration_start: f64 = 0,
    /// >= 0 or infinite. 1
    iterations: f64 = 0,
    /// of one iteration, >= 0 or infinite. 0
    duration: f64 = 0,
    /// the animation's: only its sign counts here. 1
    playback_rate: f64 = 0,

    /// Fills the timing with the defaults named above.
    pub fn init() Error!WebTiming {
        var timing_out: WebTiming = .{};
        try runtime.check(raw.anim_default_web_timing(&timing_out, @sizeOf(WebTiming)));
        return timing_out;
    }

    /// The timing at a local time, the animation's current time.
    pub fn evaluate(self: *const WebTiming, local_time: f64) Error!WebSample {
        var sample_out: WebSample = .{};
        try runtime.check(raw.anim_web_timing_evaluate(self, local_time, &sample_out));
        return sample_out;
    }

    /// The same at many times at once.
    pub fn evaluateMany(self: *const WebTiming, local_times: []const f64, samples: []WebSample) Error!void {
        try runtime.require(samples.len == local_times.len, "samples must have room for one result each");
        try runtime.check(raw.anim_web_timing_evaluate_many(self, local_times.ptr, local_times.len, samples.ptr));
    }

    /// The active duration and the end time.
    pub fn getInterval(self: *const WebTiming) Error!struct { active_duration: f64, end_time: f64 } {
        var active_duration_out: f64 = undefined;
        var end_time_out: f64 = undefined;
        try runtime.check(raw.anim_web_timing_get_interval(self, &active_duration_out, &end_time_out));
        return .{ .active_duration = active_duration_out, .end_time = end_time_out };
    }

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_web_timing has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_web_timing.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "fill") != 4) @compileError("anim_web_timing.fill is elsewhere in C");
        if (@offsetOf(@This(), "direction") != 8) @compileError("anim_web_timing.direction is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_web_timing.reserved is elsewhere in C");
        if (@offsetOf(@This(), "delay") != 16) @compileError("anim_web_timing.delay is elsewhere in C");
        if (@offsetOf(@This(), "end_delay") != 24) @compileError("anim_web_timing.end_delay is elsewhere in C");
        if (@offsetOf(@This(), "iteration_start") != 32) @compileError("anim_web_timing.iteration_start is elsewhere in C");
        if (@offsetOf(@This(), "iterations") != 40) @compileError("anim_web_timing.iterations is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 48) @compileError("anim_web_timing.duration is elsewhere in C");
        if (@offsetOf(@This(), "playback_rate") != 56) @compileError("anim_web_timing.playback_rate is elsewhere in C");
    }
};

/// A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
pub const WebSample = extern struct {
    /// ANIM_TIMING_PHASE_...
    phase: TimingPhase = @fromBackingInt(0),
    /// 0: the numbers below are unresolved
    is_in_effect: Bool = .no,
    /// 1: the current direction is reverse
    is_reversing: Bool = .no,
    reserved: i32 = 0,
    active_time: f64 = 0,
    overall_progress: f64 = 0,
    /// from 0 to 1
    simple_iteration_progress: f64 = 0,
    /// infinite after the last of infinitely many
    current_iteration: f64 = 0,
    /// 0...1: the input of the timing function
    directed_progress: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 56) @compileError("anim_web_sample has another size in C");
        if (@offsetOf(@This(), "phase") != 0) @compileError("anim_web_sample.phase is elsewhere in C");
        if (@offsetOf(@This(), "is_in_effect") != 4) @compileError("anim_web_sample.is_in_effect is elsewhere in C");
        if (@offsetOf(@This(), "is_reversing") != 8) @compileError("anim_web_sample.is_reversing is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_web_sample.reserved is elsewhere in C");
        if (@offsetOf(@This(), "active_time") != 16) @compileError("anim_web_sample.active_time is elsewhere in C");
        if (@offsetOf(@This(), "overall_progress") != 24) @compileError("anim_web_sample.overall_progress is elsewhere in C");
        if (@offsetOf(@This(), "simple_iteration_progress") != 32) @compileError("anim_web_sample.simple_iteration_progress is elsewhere in C");
        if (@offsetOf(@This(), "current_iteration") != 40) @compileError("anim_web_sample.current_iteration is elsewhere in C");
        if (@offsetOf(@This(), "directed_progress") != 48) @compileError("anim_web_sample.directed_progress is elsewhere in C");
    }
};

/// Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
/// takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
/// at once. Several components move independently. Positions and velocities are at most 1e150 in size
/// (ANIM_ERROR_LIMIT).
pub const Decay = extern struct {
    struct_size: u32 = 56,
    reserved: i32 = 0,
    /// per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
    rate: f64 = 0,
    /// may be -infinity. -infinity
    minimum: f64 = 0,
    /// >= minimum; may be infinity. infinity
    maximum: f64 = 0,
    /// mass 1, stiffness 100, damping 20: critically damped
    spring: Spring = .{},

    /// Fills the decay with the defaults named above.
    pub fn init() Error!Decay {
        var decay_out: Decay = .{};
        try runtime.check(raw.anim_default_decay(&decay_out, @sizeOf(Decay)));
        return decay_out;
    }

    /// The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
    /// millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
    pub fn getRate(remaining: f64) Error!f64 {
        var rate_out: f64 = undefined;
        try runtime.check(raw.anim_decay_get_rate(remaining, &rate_out));
        return rate_out;
    }

    /// Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0)
    /// of a decay that starts at from with the given velocity.
    pub fn evaluate(self: *const Decay, times: []const f64, from: f64, velocity: f64, values_: ?[]f64, velocities: ?[]f64) Error!void {
        if (values_) |values| try runtime.require(values.len == times.len, "values must have room for one result each");
        if (velocities) |values| try runtime.require(values.len == times.len, "velocities must have room for one result each");
        try runtime.check(raw.anim_decay_evaluate(self, times.ptr, times.len, from, velocity, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null));
    }

    /// The same for many components at one time: component i starts at from[i] with initial_velocities[i].
    pub fn animateMany(self: *const Decay, time: f64, from: []const f64, initial_velocities: []const f64, values_: ?[]f64, velocities: ?[]f64) Error!void {
        try runtime.require(initial_velocities.len == from.len, "initial_velocities must be as long as from");
        if (values_) |values| try runtime.require(values.len == from.len, "values must have room for one result each");
        if (velocities) |values| try runtime.require(values.len == from.len, "velocities must have room for one result each");
        try runtime.check(raw.anim_decay_animate_many(self, time, from.ptr, initial_velocities.ptr, from.len, if (values_) |values| values.ptr else null, if (velocities) |values| values.ptr else null));
    }

    /// Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
    /// and resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed
    /// within threshold units per second. takeover and resting_time are infinite if that never happens.
    pub fn predict(self: *const Decay, from: f64, velocity: f64, threshold: f64) Error!struct { end: f64, takeover: f64, resting_time: f64 } {
        var end_out: f64 = undefined;
        var takeover_out: f64 = undefined;
        var resting_time_out: f64 = undefined;
        try runtime.check(raw.anim_decay_predict(self, from, velocity, threshold, &end_out, &takeover_out, &resting_time_out));
        return .{ .end = end_out, .takeover = takeover_out, .resting_time = resting_time_out };
    }

    /// The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from).
    pub fn getVelocity(self: *const Decay, from: f64, target: f64) Error!f64 {
        var velocity_out: f64 = undefined;
        try runtime.check(raw.anim_decay_get_velocity(self, from, target, &velocity_out));
        return velocity_out;
    }

    comptime {
        if (@sizeOf(@This()) != 56) @compileError("anim_decay has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_decay.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 4) @compileError("anim_decay.reserved is elsewhere in C");
        if (@offsetOf(@This(), "rate") != 8) @compileError("anim_decay.rate is elsewhere in C");
        if (@offsetOf(@This(), "minimum") != 16) @compileError("anim_decay.minimum is elsewhere in C");
        if (@offsetOf(@This(), "maximum") != 24) @compileError("anim_decay.maximum is elsewhere in C");
        if (@offsetOf(@This(), "spring") != 32) @compileError("anim_decay.spring is elsewhere in C");
    }
};

/// The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
/// coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
/// 1e150 in size (ANIM_ERROR_LIMIT).
pub const RubberBand = extern struct {
    /// may be -infinity
    minimum: f64 = 0,
    /// >= minimum; may be infinity
    maximum: f64 = 0,
    /// of the view in that direction, above 0 and at most 1e150
    dimension: f64 = 0,
    /// above 0 and at most 1e150; UIScrollView's is 0.55
    coefficient: f64 = 0,

    /// The value at which each dragged position is shown.
    pub fn evaluate(self: *const RubberBand, positions: []const f64, values_: []f64) Error!void {
        try runtime.require(values_.len == positions.len, "values must have room for one result each");
        try runtime.check(raw.anim_rubber_band_evaluate(self, positions.ptr, positions.len, values_.ptr));
    }

    /// The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
    pub fn invert(self: *const RubberBand, values_: []const f64, positions: []f64) Error!void {
        try runtime.require(positions.len == values_.len, "positions must have room for one result each");
        try runtime.check(raw.anim_rubber_band_invert(self, values_.ptr, values_.len, positions.ptr));
    }

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_rubber_band has another size in C");
        if (@offsetOf(@This(), "minimum") != 0) @compileError("anim_rubber_band.minimum is elsewhere in C");
        if (@offsetOf(@This(), "maximum") != 8) @compileError("anim_rubber_band.maximum is elsewhere in C");
        if (@offsetOf(@This(), "dimension") != 16) @compileError("anim_rubber_band.dimension is elsewhere in C");
        if (@offsetOf(@This(), "coefficient") != 24) @compileError("anim_rubber_band.coefficient is elsewhere in C");
    }
};

/// How a color moves to another. All zeros is straight sRGB.
pub const ColorInterpolation = extern struct {
    /// ANIM_COLOR_SPACE_...
    space: ColorSpace = @fromBackingInt(0),
    /// ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
    hue: HueInterpolation = @fromBackingInt(0),
    /// 1: interpolates components multiplied by the opacity, except the hue, as CSS does
    premultiplied: Bool = .no,

    comptime {
        if (@sizeOf(@This()) != 12) @compileError("anim_color_interpolation has another size in C");
        if (@offsetOf(@This(), "space") != 0) @compileError("anim_color_interpolation.space is elsewhere in C");
        if (@offsetOf(@This(), "hue") != 4) @compileError("anim_color_interpolation.hue is elsewhere in C");
        if (@offsetOf(@This(), "premultiplied") != 8) @compileError("anim_color_interpolation.premultiplied is elsewhere in C");
    }
};

/// A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
/// a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
/// cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
/// remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
/// scale_y.
pub const TransformParts = extern struct {
    tx: f64 = 0,
    ty: f64 = 0,
    /// from -pi to pi; positive turns clockwise on the screen
    angle: f64 = 0,
    scale_x: f64 = 0,
    scale_y: f64 = 0,
    /// the tangent of the skew's angle
    skew: f64 = 0,
    /// 0, unless scale_y is 0 or below 1e-9 of it
    shear: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 56) @compileError("anim_transform_parts has another size in C");
        if (@offsetOf(@This(), "tx") != 0) @compileError("anim_transform_parts.tx is elsewhere in C");
        if (@offsetOf(@This(), "ty") != 8) @compileError("anim_transform_parts.ty is elsewhere in C");
        if (@offsetOf(@This(), "angle") != 16) @compileError("anim_transform_parts.angle is elsewhere in C");
        if (@offsetOf(@This(), "scale_x") != 24) @compileError("anim_transform_parts.scale_x is elsewhere in C");
        if (@offsetOf(@This(), "scale_y") != 32) @compileError("anim_transform_parts.scale_y is elsewhere in C");
        if (@offsetOf(@This(), "skew") != 40) @compileError("anim_transform_parts.skew is elsewhere in C");
        if (@offsetOf(@This(), "shear") != 48) @compileError("anim_transform_parts.shear is elsewhere in C");
    }
};

/// How path data are read.
pub const PathParsing = extern struct {
    struct_size: u32 = 16,
    /// 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
    lenient: Bool = .no,
    /// largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
    arc_accuracy: f64 = 0,

    /// Fills the options with their defaults: strict, arcs within 1e-9.
    pub fn init() Error!PathParsing {
        var options_out: PathParsing = .{};
        try runtime.check(raw.anim_default_path_parsing(&options_out, @sizeOf(PathParsing)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 16) @compileError("anim_path_parsing has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_path_parsing.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "lenient") != 4) @compileError("anim_path_parsing.lenient is elsewhere in C");
        if (@offsetOf(@This(), "arc_accuracy") != 8) @compileError("anim_path_parsing.arc_accuracy is elsewhere in C");
    }
};

/// How path data are written.
pub const PathFormat = extern struct {
    struct_size: u32 = 16,
    /// 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
    /// command for each verb, a space between numbers
    minified: Bool = .no,
    coordinates: PathCoordinates = @fromBackingInt(0),
    /// decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
    digits: i32 = 0,

    /// Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
    pub fn init() Error!PathFormat {
        var format_out: PathFormat = .{};
        try runtime.check(raw.anim_default_path_format(&format_out, @sizeOf(PathFormat)));
        return format_out;
    }

    comptime {
        if (@sizeOf(@This()) != 16) @compileError("anim_path_format has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_path_format.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "minified") != 4) @compileError("anim_path_format.minified is elsewhere in C");
        if (@offsetOf(@This(), "coordinates") != 8) @compileError("anim_path_format.coordinates is elsewhere in C");
        if (@offsetOf(@This(), "digits") != 12) @compileError("anim_path_format.digits is elsewhere in C");
    }
};

/// A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
/// tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
/// the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
/// 0.
pub const PathLocation = extern struct {
    x: f64 = 0,
    y: f64 = 0,
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    tangent_x: f64 = 0,
    /// the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    tangent_y: f64 = 0,
    /// 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    curvature: f64 = 0,
    /// along the path
    length: f64 = 0,
    /// from the given point; 0 where none was given
    distance: f64 = 0,
    /// of the verb's segment, 0...1
    parameter: f64 = 0,
    /// the index of the verb that draws the segment
    verb: u32 = 0,
    /// which, from 0
    subpath: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 72) @compileError("anim_path_location has another size in C");
        if (@offsetOf(@This(), "x") != 0) @compileError("anim_path_location.x is elsewhere in C");
        if (@offsetOf(@This(), "y") != 8) @compileError("anim_path_location.y is elsewhere in C");
        if (@offsetOf(@This(), "tangent_x") != 16) @compileError("anim_path_location.tangent_x is elsewhere in C");
        if (@offsetOf(@This(), "tangent_y") != 24) @compileError("anim_path_location.tangent_y is elsewhere in C");
        if (@offsetOf(@This(), "curvature") != 32) @compileError("anim_path_location.curvature is elsewhere in C");
        if (@offsetOf(@This(), "length") != 40) @compileError("anim_path_location.length is elsewhere in C");
        if (@offsetOf(@This(), "distance") != 48) @compileError("anim_path_location.distance is elsewhere in C");
        if (@offsetOf(@This(), "parameter") != 56) @compileError("anim_path_location.parameter is elsewhere in C");
        if (@offsetOf(@This(), "verb") != 64) @compileError("anim_path_location.verb is elsewhere in C");
        if (@offsetOf(@This(), "subpath") != 68) @compileError("anim_path_location.subpath is elsewhere in C");
    }
};

/// Which part of an outline anim_path_trim keeps.
pub const PathTrimOptions = extern struct {
    struct_size: u32 = 32,
    /// ANIM_PATH_TRIM_... added up. 0
    flags: PathTrimFlags = .{},
    /// where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1
    start: f64 = 0,
    end: f64 = 0,
    /// moves both along the path; beyond its end they wrap to its beginning. 0
    offset: f64 = 0,

    /// Fills the options with the defaults named above.
    pub fn init() Error!PathTrimOptions {
        var options_out: PathTrimOptions = .{};
        try runtime.check(raw.anim_default_path_trim_options(&options_out, @sizeOf(PathTrimOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_path_trim_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_path_trim_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "flags") != 4) @compileError("anim_path_trim_options.flags is elsewhere in C");
        if (@offsetOf(@This(), "start") != 8) @compileError("anim_path_trim_options.start is elsewhere in C");
        if (@offsetOf(@This(), "end") != 16) @compileError("anim_path_trim_options.end is elsewhere in C");
        if (@offsetOf(@This(), "offset") != 24) @compileError("anim_path_trim_options.offset is elsewhere in C");
    }
};

/// A subpath: a move and the verbs up to the next one.
pub const Subpath = extern struct {
    /// its range of the path's verbs
    first_verb: u64 = 0,
    /// its range of the path's verbs
    verb_count: u64 = 0,
    /// its range of coordinates, two a point
    first_coordinate: u64 = 0,
    /// its range of coordinates, two a point
    coordinate_count: u64 = 0,
    /// as anim_path_get_area()
    area: f64 = 0,
    /// 1 where its last verb is a close
    is_closed: Bool = .no,
    reserved: i32 = 0,

    comptime {
        if (@sizeOf(@This()) != 48) @compileError("anim_subpath has another size in C");
        if (@offsetOf(@This(), "first_verb") != 0) @compileError("anim_subpath.first_verb is elsewhere in C");
        if (@offsetOf(@This(), "verb_count") != 8) @compileError("anim_subpath.verb_count is elsewhere in C");
        if (@offsetOf(@This(), "first_coordinate") != 16) @compileError("anim_subpath.first_coordinate is elsewhere in C");
        if (@offsetOf(@This(), "coordinate_count") != 24) @compileError("anim_subpath.coordinate_count is elsewhere in C");
        if (@offsetOf(@This(), "area") != 32) @compileError("anim_subpath.area is elsewhere in C");
        if (@offsetOf(@This(), "is_closed") != 40) @compileError("anim_subpath.is_closed is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 44) @compileError("anim_subpath.reserved is elsewhere in C");
    }
};

/// How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
pub const StrokeStyle = extern struct {
    struct_size: u32 = 56,
    /// ANIM_CAP_... BUTT
    cap: Cap = @fromBackingInt(0),
    /// ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
    join: Join = @fromBackingInt(0),
    /// the length of dashes. 0
    dash_count: u32 = 0,
    /// 0 (which draws nothing) to 1e150. 1
    width: f64 = 0,
    /// at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    miter_limit: f64 = 0,
    /// the offset into the dash pattern at which each subpath begins; may be negative. 0
    dash_offset: f64 = 0,
    /// lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
    /// solid.
    dashes: ?[*]const f64 = null,
    dashes_padding: runtime.Padding = runtime.no_padding,
    /// 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
    simplified: Bool = .no,
    reserved: i32 = 0,

    /// dashes with its length.
    pub fn getDashes(self: *const StrokeStyle) []const f64 {
        return runtime.view(f64, self.dashes, self.dash_count);
    }

    /// Sets dashes and its length; the memory has to stay until the struct is used.
    pub fn setDashes(self: *StrokeStyle, items: []const f64) Error!void {
        self.dash_count = std.math.cast(u32, items.len) orelse
            return runtime.refuse("dashes is too long");
        self.dashes = items.ptr;
    }

    /// Fills the style with the defaults named above.
    pub fn init() Error!StrokeStyle {
        var style_out: StrokeStyle = .{};
        try runtime.check(raw.anim_default_stroke_style(&style_out, @sizeOf(StrokeStyle)));
        return style_out;
    }

    comptime {
        if (@sizeOf(@This()) != 56) @compileError("anim_stroke_style has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_stroke_style.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "cap") != 4) @compileError("anim_stroke_style.cap is elsewhere in C");
        if (@offsetOf(@This(), "join") != 8) @compileError("anim_stroke_style.join is elsewhere in C");
        if (@offsetOf(@This(), "dash_count") != 12) @compileError("anim_stroke_style.dash_count is elsewhere in C");
        if (@offsetOf(@This(), "width") != 16) @compileError("anim_stroke_style.width is elsewhere in C");
        if (@offsetOf(@This(), "miter_limit") != 24) @compileError("anim_stroke_style.miter_limit is elsewhere in C");
        if (@offsetOf(@This(), "dash_offset") != 32) @compileError("anim_stroke_style.dash_offset is elsewhere in C");
        if (@offsetOf(@This(), "dashes") != 40) @compileError("anim_stroke_style.dashes is elsewhere in C");
        if (@offsetOf(@This(), "simplified") != 48) @compileError("anim_stroke_style.simplified is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 52) @compileError("anim_stroke_style.reserved is elsewhere in C");
    }
};

/// An index in the first path and one in the second.
pub const MorphPair = extern struct {
    from: i32 = 0,
    to: i32 = 0,

    comptime {
        if (@sizeOf(@This()) != 8) @compileError("anim_morph_pair has another size in C");
        if (@offsetOf(@This(), "from") != 0) @compileError("anim_morph_pair.from is elsewhere in C");
        if (@offsetOf(@This(), "to") != 4) @compileError("anim_morph_pair.to is elsewhere in C");
    }
};

pub const MorphOptions = extern struct {
    struct_size: u32 = 80,
    /// ANIM_MORPH_STRUCTURE_.... AUTOMATIC
    structure: MorphStructure = @fromBackingInt(0),
    /// ANIM_MORPH_MOTION_.... AUTOMATIC
    motion: MorphMotion = @fromBackingInt(0),
    /// ANIM_MORPH_PAIRING_.... AUTOMATIC
    pairing: MorphPairing = @fromBackingInt(0),
    /// ANIM_MORPH_STARTS_.... AUTOMATIC
    starts: MorphStarts = @fromBackingInt(0),
    /// ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
    fill_rule: FillRule = @fromBackingInt(0),
    /// how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
    effort: i32 = 0,
    /// ANIM_MORPH_PAINT_.... FILL
    paint: MorphPaint = @fromBackingInt(0),
    /// from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
    smoothness: f64 = 0,
    /// joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
    tolerance: f64 = 0,
    /// Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
    /// shrinks to one. Refused unless pairing is GIVEN.
    pairs: ?[*]const MorphPair = null,
    pairs_padding: runtime.Padding = runtime.no_padding,
    pair_count: u64 = 0,
    /// Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first
    /// pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
    points: ?[*]const MorphPair = null,
    points_padding: runtime.Padding = runtime.no_padding,
    point_count: u64 = 0,

    /// pairs with its length.
    pub fn getPairs(self: *const MorphOptions) []const MorphPair {
        return runtime.view(MorphPair, self.pairs, self.pair_count);
    }

    /// Sets pairs and its length; the memory has to stay until the struct is used.
    pub fn setPairs(self: *MorphOptions, items: []const MorphPair) Error!void {
        self.pair_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("pairs is too long");
        self.pairs = items.ptr;
    }

    /// points with its length.
    pub fn getPoints(self: *const MorphOptions) []const MorphPair {
        return runtime.view(MorphPair, self.points, self.point_count);
    }

    /// Sets points and its length; the memory has to stay until the struct is used.
    pub fn setPoints(self: *MorphOptions, items: []const MorphPair) Error!void {
        self.point_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("points is too long");
        self.points = items.ptr;
    }

    /// Fills the options with the defaults named above.
    pub fn init() Error!MorphOptions {
        var options_out: MorphOptions = .{};
        try runtime.check(raw.anim_default_morph_options(&options_out, @sizeOf(MorphOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 80) @compileError("anim_morph_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_morph_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "structure") != 4) @compileError("anim_morph_options.structure is elsewhere in C");
        if (@offsetOf(@This(), "motion") != 8) @compileError("anim_morph_options.motion is elsewhere in C");
        if (@offsetOf(@This(), "pairing") != 12) @compileError("anim_morph_options.pairing is elsewhere in C");
        if (@offsetOf(@This(), "starts") != 16) @compileError("anim_morph_options.starts is elsewhere in C");
        if (@offsetOf(@This(), "fill_rule") != 20) @compileError("anim_morph_options.fill_rule is elsewhere in C");
        if (@offsetOf(@This(), "effort") != 24) @compileError("anim_morph_options.effort is elsewhere in C");
        if (@offsetOf(@This(), "paint") != 28) @compileError("anim_morph_options.paint is elsewhere in C");
        if (@offsetOf(@This(), "smoothness") != 32) @compileError("anim_morph_options.smoothness is elsewhere in C");
        if (@offsetOf(@This(), "tolerance") != 40) @compileError("anim_morph_options.tolerance is elsewhere in C");
        if (@offsetOf(@This(), "pairs") != 48) @compileError("anim_morph_options.pairs is elsewhere in C");
        if (@offsetOf(@This(), "pair_count") != 56) @compileError("anim_morph_options.pair_count is elsewhere in C");
        if (@offsetOf(@This(), "points") != 64) @compileError("anim_morph_options.points is elsewhere in C");
        if (@offsetOf(@This(), "point_count") != 72) @compileError("anim_morph_options.point_count is elsewhere in C");
    }
};

/// Something that happened.
pub const Event = extern struct {
    /// ANIM_EVENT_KIND_...
    kind: EventKind = @fromBackingInt(0),
    /// 1 when it ran to its end, 0 when it was interrupted or removed
    finished: Bool = .no,
    /// flicks of stage time
    time: i64 = 0,
    /// the property, transaction, group or bank, or 0
    subject: u64 = 0,
    /// index for anim_stage_get_name, or -1
    name: i32 = 0,
    /// see the kinds; otherwise 0
    count: i32 = 0,
    /// the animation that ended, or 0
    animation: u64 = 0,
    /// identifies its data, or 0 for none; see anim_scene_get_event_value
    data: u64 = 0,
    /// how many of its first fields were dropped before it was delivered; 0 for none
    data_lost: u32 = 0,
    reserved: u32 = 0,
    reserved_more: u64 = 0,

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_event has another size in C");
        if (@offsetOf(@This(), "kind") != 0) @compileError("anim_event.kind is elsewhere in C");
        if (@offsetOf(@This(), "finished") != 4) @compileError("anim_event.finished is elsewhere in C");
        if (@offsetOf(@This(), "time") != 8) @compileError("anim_event.time is elsewhere in C");
        if (@offsetOf(@This(), "subject") != 16) @compileError("anim_event.subject is elsewhere in C");
        if (@offsetOf(@This(), "name") != 24) @compileError("anim_event.name is elsewhere in C");
        if (@offsetOf(@This(), "count") != 28) @compileError("anim_event.count is elsewhere in C");
        if (@offsetOf(@This(), "animation") != 32) @compileError("anim_event.animation is elsewhere in C");
        if (@offsetOf(@This(), "data") != 40) @compileError("anim_event.data is elsewhere in C");
        if (@offsetOf(@This(), "data_lost") != 48) @compileError("anim_event.data_lost is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 52) @compileError("anim_event.reserved is elsewhere in C");
        if (@offsetOf(@This(), "reserved_more") != 56) @compileError("anim_event.reserved_more is elsewhere in C");
    }
};

pub const StageOptions = extern struct {
    struct_size: u32 = 16,
    /// properties for which memory is reserved at once; more may be added. 16
    property_capacity: u32 = 0,
    /// events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    event_limit: u32 = 0,
    /// bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    event_mask: u32 = 0,

    /// Fills the options with the defaults named above.
    pub fn init() Error!StageOptions {
        var options_out: StageOptions = .{};
        try runtime.check(raw.anim_default_stage_options(&options_out, @sizeOf(StageOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 16) @compileError("anim_stage_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_stage_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "property_capacity") != 4) @compileError("anim_stage_options.property_capacity is elsewhere in C");
        if (@offsetOf(@This(), "event_limit") != 8) @compileError("anim_stage_options.event_limit is elsewhere in C");
        if (@offsetOf(@This(), "event_mask") != 12) @compileError("anim_stage_options.event_mask is elsewhere in C");
    }
};

/// Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).
pub const PropertyOptions = extern struct {
    struct_size: u32 = 40,
    /// ANIM_VALUE_KIND_... but PATH. SCALAR
    kind: ValueKind = @fromBackingInt(0),
    /// of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
    component_count: u32 = 0,
    /// of an ANGLE: ANIM_TURN_.... AS_GIVEN
    turn: Turn = @fromBackingInt(0),
    /// of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
    space: ColorSpace = @fromBackingInt(0),
    /// of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
    hue: HueInterpolation = @fromBackingInt(0),
    /// of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
    premultiplied: Bool = .no,
    /// 1: may fade when motion is reduced; -1: as its kind (colors do). -1
    fades: i32 = 0,
    /// see anim_stage_set_threshold. 0.001
    threshold: f64 = 0,

    /// Fills the options with the defaults named above.
    pub fn init() Error!PropertyOptions {
        var options_out: PropertyOptions = .{};
        try runtime.check(raw.anim_default_property_options(&options_out, @sizeOf(PropertyOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 40) @compileError("anim_property_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_property_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_property_options.kind is elsewhere in C");
        if (@offsetOf(@This(), "component_count") != 8) @compileError("anim_property_options.component_count is elsewhere in C");
        if (@offsetOf(@This(), "turn") != 12) @compileError("anim_property_options.turn is elsewhere in C");
        if (@offsetOf(@This(), "space") != 16) @compileError("anim_property_options.space is elsewhere in C");
        if (@offsetOf(@This(), "hue") != 20) @compileError("anim_property_options.hue is elsewhere in C");
        if (@offsetOf(@This(), "premultiplied") != 24) @compileError("anim_property_options.premultiplied is elsewhere in C");
        if (@offsetOf(@This(), "fades") != 28) @compileError("anim_property_options.fades is elsewhere in C");
        if (@offsetOf(@This(), "threshold") != 32) @compileError("anim_property_options.threshold is elsewhere in C");
    }
};

pub const PropertyInfo = extern struct {
    struct_size: u32 = 32,
    /// ANIM_VALUE_KIND_...
    kind: ValueKind = @fromBackingInt(0),
    component_count: u32 = 0,
    /// index for anim_stage_get_name, or -1
    name: i32 = 0,
    /// 1 while an animation runs or waits for its delay
    is_animating: Bool = .no,
    /// components of the presentation and velocity: differs from component_count only for a path on its way to one with
    /// other verbs
    shown_count: u32 = 0,
    /// see anim_stage_set_threshold
    threshold: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_property_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_property_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_property_info.kind is elsewhere in C");
        if (@offsetOf(@This(), "component_count") != 8) @compileError("anim_property_info.component_count is elsewhere in C");
        if (@offsetOf(@This(), "name") != 12) @compileError("anim_property_info.name is elsewhere in C");
        if (@offsetOf(@This(), "is_animating") != 16) @compileError("anim_property_info.is_animating is elsewhere in C");
        if (@offsetOf(@This(), "shown_count") != 20) @compileError("anim_property_info.shown_count is elsewhere in C");
        if (@offsetOf(@This(), "threshold") != 24) @compileError("anim_property_info.threshold is elsewhere in C");
    }
};

/// How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
/// the enclosing transaction.
pub const Motion = extern struct {
    struct_size: u32 = 136,
    /// ANIM_MOTION_KIND_.... INHERIT
    kind: MotionKind = @fromBackingInt(0),
    /// seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT
    duration: f64 = 0,
    /// seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT
    delay: f64 = 0,
    /// read when kind is ANIM_MOTION_KIND_CURVE
    curve: CubicBezier = .{},
    /// read when kind is ANIM_MOTION_KIND_SPRING
    spring: Spring = .{},
    /// read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
    easing: ?*const raw.anim_easing = null,
    easing_padding: runtime.Padding = runtime.no_padding,
    /// seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT
    stagger: f64 = 0,
    /// > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
    repeat_count: f64 = 0,
    /// 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
    autoreverses: i32 = 0,
    /// ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
    interruption: Interruption = @fromBackingInt(0),
    /// 1: values jump, whatever actions their properties have. ANIM_INHERIT
    disables_actions: i32 = 0,
    /// ANIM_ARRANGEMENT_... of the transactions inside. NONE
    arrangement: Arrangement = @fromBackingInt(0),
    /// the group whose clock the animations use; 0 inherits, outermost the stage's
    group: u64 = 0,
    /// the animations start (after their delay) when it is complete; 0: at once
    after: u64 = 0,

    /// Sets easing; the object has to live until the struct is used.
    pub fn setEasing(self: *Motion, object: Easing) Error!void {
        self.easing = try runtime.present(object.handle.get(), "easing is gone; give one that is there");
    }

    /// Fills a motion that inherits everything; curve and spring are the default ones.
    pub fn init() Error!Motion {
        var motion_out: Motion = .{};
        try runtime.check(raw.anim_default_motion(&motion_out, @sizeOf(Motion)));
        return motion_out;
    }

    comptime {
        if (@sizeOf(@This()) != 136) @compileError("anim_motion has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_motion.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_motion.kind is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 8) @compileError("anim_motion.duration is elsewhere in C");
        if (@offsetOf(@This(), "delay") != 16) @compileError("anim_motion.delay is elsewhere in C");
        if (@offsetOf(@This(), "curve") != 24) @compileError("anim_motion.curve is elsewhere in C");
        if (@offsetOf(@This(), "spring") != 56) @compileError("anim_motion.spring is elsewhere in C");
        if (@offsetOf(@This(), "easing") != 80) @compileError("anim_motion.easing is elsewhere in C");
        if (@offsetOf(@This(), "stagger") != 88) @compileError("anim_motion.stagger is elsewhere in C");
        if (@offsetOf(@This(), "repeat_count") != 96) @compileError("anim_motion.repeat_count is elsewhere in C");
        if (@offsetOf(@This(), "autoreverses") != 104) @compileError("anim_motion.autoreverses is elsewhere in C");
        if (@offsetOf(@This(), "interruption") != 108) @compileError("anim_motion.interruption is elsewhere in C");
        if (@offsetOf(@This(), "disables_actions") != 112) @compileError("anim_motion.disables_actions is elsewhere in C");
        if (@offsetOf(@This(), "arrangement") != 116) @compileError("anim_motion.arrangement is elsewhere in C");
        if (@offsetOf(@This(), "group") != 120) @compileError("anim_motion.group is elsewhere in C");
        if (@offsetOf(@This(), "after") != 128) @compileError("anim_motion.after is elsewhere in C");
    }
};

pub const AnimationOptions = extern struct {
    struct_size: u32 = 288,
    /// ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
    kind: MotionKind = @fromBackingInt(0),
    /// ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
    interruption: Interruption = @fromBackingInt(0),
    /// 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
    additive: Bool = .no,
    /// 1: the value at the end of each repeat is added to the next (see there). 0
    cumulative: Bool = .no,
    /// 1: the model value becomes its last value when it starts (see there). 0
    sets_model: Bool = .no,
    /// components of from, to, by and velocity: the property's
    count: u32 = 0,
    /// not read
    reserved: u32 = 0,
    /// where it begins; not for keyframes that have a start of their own
    from: ?[*]const f64 = null,
    from_padding: runtime.Padding = runtime.no_padding,
    /// where it ends; for a curve, easing or spring
    to: ?[*]const f64 = null,
    to_padding: runtime.Padding = runtime.no_padding,
    /// how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
    /// transforms are interpolated in another space
    by: ?[*]const f64 = null,
    by_padding: runtime.Padding = runtime.no_padding,
    /// for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
    /// own with REPLACE, otherwise 0
    velocity: ?[*]const f64 = null,
    velocity_padding: runtime.Padding = runtime.no_padding,
    /// seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or
    /// decay's until rest, or the keyframes'
    duration: f64 = 0,
    /// seconds before it starts, >= 0. 0
    delay: f64 = 0,
    /// its begin_time and duration are not read (see delay and duration)
    timing: MediaTiming = .{},
    curve: CubicBezier = .{},
    spring: Spring = .{},
    easing: ?*const raw.anim_easing = null,
    easing_padding: runtime.Padding = runtime.no_padding,
    keyframes: ?*const raw.anim_keyframes = null,
    keyframes_padding: runtime.Padding = runtime.no_padding,
    decay: Decay = .{},
    /// the group whose clock it uses; 0: the stage's
    group: u64 = 0,
    /// it starts (after its delay) when this is complete; 0: at once
    after: u64 = 0,

    /// from with its length.
    pub fn getFrom(self: *const AnimationOptions) []const f64 {
        return runtime.view(f64, self.from, self.count);
    }

    /// Sets from and its length; the memory has to stay until the struct is used.
    pub fn setFrom(self: *AnimationOptions, items: []const f64) Error!void {
        try runtime.require(self.to == null or self.count == items.len, "from must be as long as to");
        try runtime.require(self.by == null or self.count == items.len, "from must be as long as by");
        try runtime.require(self.velocity == null or self.count == items.len, "from must be as long as velocity");
        self.count = std.math.cast(u32, items.len) orelse
            return runtime.refuse("from is too long");
        self.from = items.ptr;
    }

    /// to with its length.
    pub fn getTo(self: *const AnimationOptions) []const f64 {
        return runtime.view(f64, self.to, self.count);
    }

    /// Sets to and its length; the memory has to stay until the struct is used.
    pub fn setTo(self: *AnimationOptions, items: []const f64) Error!void {
        try runtime.require(self.from == null or self.count == items.len, "to must be as long as from");
        try runtime.require(self.by == null or self.count == items.len, "to must be as long as by");
        try runtime.require(self.velocity == null or self.count == items.len, "to must be as long as velocity");
        self.count = std.math.cast(u32, items.len) orelse
            return runtime.refuse("to is too long");
        self.to = items.ptr;
    }

    /// by with its length.
    pub fn getBy(self: *const AnimationOptions) []const f64 {
        return runtime.view(f64, self.by, self.count);
    }

    /// Sets by and its length; the memory has to stay until the struct is used.
    pub fn setBy(self: *AnimationOptions, items: []const f64) Error!void {
        try runtime.require(self.from == null or self.count == items.len, "by must be as long as from");
        try runtime.require(self.to == null or self.count == items.len, "by must be as long as to");
        try runtime.require(self.velocity == null or self.count == items.len, "by must be as long as velocity");
        self.count = std.math.cast(u32, items.len) orelse
            return runtime.refuse("by is too long");
        self.by = items.ptr;
    }

    /// velocity with its length.
    pub fn getVelocity(self: *const AnimationOptions) []const f64 {
        return runtime.view(f64, self.velocity, self.count);
    }

    /// Sets velocity and its length; the memory has to stay until the struct is used.
    pub fn setVelocity(self: *AnimationOptions, items: []const f64) Error!void {
        try runtime.require(self.from == null or self.count == items.len, "velocity must be as long as from");
        try runtime.require(self.to == null or self.count == items.len, "velocity must be as long as to");
        try runtime.require(self.by == null or self.count == items.len, "velocity must be as long as by");
        self.count = std.math.cast(u32, items.len) orelse
            return runtime.refuse("velocity is too long");
        self.velocity = items.ptr;
    }

    /// Sets easing; the object has to live until the struct is used.
    pub fn setEasing(self: *AnimationOptions, object: Easing) Error!void {
        self.easing = try runtime.present(object.handle.get(), "easing is gone; give one that is there");
    }

    /// Sets keyframes; the object has to live until the struct is used.
    pub fn setKeyframes(self: *AnimationOptions, object: Keyframes) Error!void {
        self.keyframes = try runtime.present(object.handle.get(), "keyframes is gone; give one that is there");
    }

    /// Fills the options with the defaults named above, ease and the default spring.
    pub fn init() Error!AnimationOptions {
        var options_out: AnimationOptions = .{};
        try runtime.check(raw.anim_default_animation_options(&options_out, @sizeOf(AnimationOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 288) @compileError("anim_animation_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_animation_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_animation_options.kind is elsewhere in C");
        if (@offsetOf(@This(), "interruption") != 8) @compileError("anim_animation_options.interruption is elsewhere in C");
        if (@offsetOf(@This(), "additive") != 12) @compileError("anim_animation_options.additive is elsewhere in C");
        if (@offsetOf(@This(), "cumulative") != 16) @compileError("anim_animation_options.cumulative is elsewhere in C");
        if (@offsetOf(@This(), "sets_model") != 20) @compileError("anim_animation_options.sets_model is elsewhere in C");
        if (@offsetOf(@This(), "count") != 24) @compileError("anim_animation_options.count is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 28) @compileError("anim_animation_options.reserved is elsewhere in C");
        if (@offsetOf(@This(), "from") != 32) @compileError("anim_animation_options.from is elsewhere in C");
        if (@offsetOf(@This(), "to") != 40) @compileError("anim_animation_options.to is elsewhere in C");
        if (@offsetOf(@This(), "by") != 48) @compileError("anim_animation_options.by is elsewhere in C");
        if (@offsetOf(@This(), "velocity") != 56) @compileError("anim_animation_options.velocity is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 64) @compileError("anim_animation_options.duration is elsewhere in C");
        if (@offsetOf(@This(), "delay") != 72) @compileError("anim_animation_options.delay is elsewhere in C");
        if (@offsetOf(@This(), "timing") != 80) @compileError("anim_animation_options.timing is elsewhere in C");
        if (@offsetOf(@This(), "curve") != 144) @compileError("anim_animation_options.curve is elsewhere in C");
        if (@offsetOf(@This(), "spring") != 176) @compileError("anim_animation_options.spring is elsewhere in C");
        if (@offsetOf(@This(), "easing") != 200) @compileError("anim_animation_options.easing is elsewhere in C");
        if (@offsetOf(@This(), "keyframes") != 208) @compileError("anim_animation_options.keyframes is elsewhere in C");
        if (@offsetOf(@This(), "decay") != 216) @compileError("anim_animation_options.decay is elsewhere in C");
        if (@offsetOf(@This(), "group") != 272) @compileError("anim_animation_options.group is elsewhere in C");
        if (@offsetOf(@This(), "after") != 280) @compileError("anim_animation_options.after is elsewhere in C");
    }
};

pub const AnimationGroupOptions = extern struct {
    struct_size: u32 = 88,
    /// ANIM_ANIMATION_GROUP_KIND_.... CLOCK
    kind: AnimationGroupKind = @fromBackingInt(0),
    /// the group whose time it uses; 0: the stage's. At most 16 deep
    parent: u64 = 0,
    /// of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
    duration: f64 = 0,
    /// of MEDIA; its begin time counts from now
    timing: MediaTiming = .{},

    /// Fills the options with the defaults named above.
    pub fn init() Error!AnimationGroupOptions {
        var options_out: AnimationGroupOptions = .{};
        try runtime.check(raw.anim_default_animation_group_options(&options_out, @sizeOf(AnimationGroupOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 88) @compileError("anim_animation_group_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_animation_group_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_animation_group_options.kind is elsewhere in C");
        if (@offsetOf(@This(), "parent") != 8) @compileError("anim_animation_group_options.parent is elsewhere in C");
        if (@offsetOf(@This(), "duration") != 16) @compileError("anim_animation_group_options.duration is elsewhere in C");
        if (@offsetOf(@This(), "timing") != 24) @compileError("anim_animation_group_options.timing is elsewhere in C");
    }
};

pub const StageInfo = extern struct {
    struct_size: u32 = 64,
    is_paused: Bool = .no,
    /// stage time, flicks: the time of events and animations
    time: i64 = 0,
    /// the sum of all advances, flicks
    host_time: i64 = 0,
    time_scale: f64 = 0,
    property_count: u32 = 0,
    /// animations that run or wait for their delay, and banks that move; 0: nothing moves
    animation_count: u32 = 0,
    /// events that wait to be polled
    event_count: u32 = 0,
    open_transactions: u32 = 0,
    /// stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
    /// animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
    /// but is never too late: a host that sleeps until then and asks again misses nothing.
    next_due: i64 = 0,
    /// how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
    owed: i64 = 0,

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_stage_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_stage_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "is_paused") != 4) @compileError("anim_stage_info.is_paused is elsewhere in C");
        if (@offsetOf(@This(), "time") != 8) @compileError("anim_stage_info.time is elsewhere in C");
        if (@offsetOf(@This(), "host_time") != 16) @compileError("anim_stage_info.host_time is elsewhere in C");
        if (@offsetOf(@This(), "time_scale") != 24) @compileError("anim_stage_info.time_scale is elsewhere in C");
        if (@offsetOf(@This(), "property_count") != 32) @compileError("anim_stage_info.property_count is elsewhere in C");
        if (@offsetOf(@This(), "animation_count") != 36) @compileError("anim_stage_info.animation_count is elsewhere in C");
        if (@offsetOf(@This(), "event_count") != 40) @compileError("anim_stage_info.event_count is elsewhere in C");
        if (@offsetOf(@This(), "open_transactions") != 44) @compileError("anim_stage_info.open_transactions is elsewhere in C");
        if (@offsetOf(@This(), "next_due") != 48) @compileError("anim_stage_info.next_due is elsewhere in C");
        if (@offsetOf(@This(), "owed") != 56) @compileError("anim_stage_info.owed is elsewhere in C");
    }
};

pub const DocumentOptions = extern struct {
    struct_size: u32 = 48,
    /// whether it is searched for unused parts: see anim_document_get_warning_count. 0
    keeps_warnings: Bool = .no,
    /// values for the document's parameters: a JSON object.
    parameters: ?[*]const u8 = null,
    parameters_padding: runtime.Padding = runtime.no_padding,
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    parameters_length: u64 = 0,
    /// Documents that the document may use as components: a JSON object of documents by name.
    library: ?[*]const u8 = null,
    library_padding: runtime.Padding = runtime.no_padding,
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    library_length: u64 = 0,
    /// as in anim_scene_options. 268435456
    memory_limit: u64 = 0,

    /// parameters with its length.
    pub fn getParameters(self: *const DocumentOptions) []const u8 {
        return runtime.view(u8, self.parameters, self.parameters_length);
    }

    /// Sets parameters and its length; the memory has to stay until the struct is used.
    pub fn setParameters(self: *DocumentOptions, items: []const u8) Error!void {
        self.parameters_length = std.math.cast(u64, items.len) orelse
            return runtime.refuse("parameters is too long");
        self.parameters = items.ptr;
    }

    /// library with its length.
    pub fn getLibrary(self: *const DocumentOptions) []const u8 {
        return runtime.view(u8, self.library, self.library_length);
    }

    /// Sets library and its length; the memory has to stay until the struct is used.
    pub fn setLibrary(self: *DocumentOptions, items: []const u8) Error!void {
        self.library_length = std.math.cast(u64, items.len) orelse
            return runtime.refuse("library is too long");
        self.library = items.ptr;
    }

    /// Fills the options with the defaults named above.
    pub fn init() Error!DocumentOptions {
        var options_out: DocumentOptions = .{};
        try runtime.check(raw.anim_default_document_options(&options_out, @sizeOf(DocumentOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 48) @compileError("anim_document_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_document_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "keeps_warnings") != 4) @compileError("anim_document_options.keeps_warnings is elsewhere in C");
        if (@offsetOf(@This(), "parameters") != 8) @compileError("anim_document_options.parameters is elsewhere in C");
        if (@offsetOf(@This(), "parameters_length") != 16) @compileError("anim_document_options.parameters_length is elsewhere in C");
        if (@offsetOf(@This(), "library") != 24) @compileError("anim_document_options.library is elsewhere in C");
        if (@offsetOf(@This(), "library_length") != 32) @compileError("anim_document_options.library_length is elsewhere in C");
        if (@offsetOf(@This(), "memory_limit") != 40) @compileError("anim_document_options.memory_limit is elsewhere in C");
    }
};

pub const DocumentWarning = extern struct {
    struct_size: u32 = 24,
    /// ANIM_WARNING_KIND_...
    kind: WarningKind = @fromBackingInt(0),
    /// of the name that it is about; counted from 1, the column in bytes
    line: i32 = 0,
    /// of the name that it is about; counted from 1, the column in bytes
    column: i32 = 0,
    /// the same place in bytes from the beginning of the text
    offset: u64 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_document_warning has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_document_warning.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_document_warning.kind is elsewhere in C");
        if (@offsetOf(@This(), "line") != 8) @compileError("anim_document_warning.line is elsewhere in C");
        if (@offsetOf(@This(), "column") != 12) @compileError("anim_document_warning.column is elsewhere in C");
        if (@offsetOf(@This(), "offset") != 16) @compileError("anim_document_warning.offset is elsewhere in C");
    }
};

pub const SceneOptions = extern struct {
    struct_size: u32 = 64,
    /// as in anim_stage_options. 65536
    event_limit: u32 = 0,
    /// as in anim_stage_options. 0xFFFFFFFF
    event_mask: u32 = 0,
    reserved: u32 = 0,
    /// of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
    seed: u64 = 0,
    /// values for the document's parameters: a JSON object.
    parameters: ?[*]const u8 = null,
    parameters_padding: runtime.Padding = runtime.no_padding,
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    parameters_length: u64 = 0,
    /// Documents that the document may use as components: a JSON object of documents by name.
    library: ?[*]const u8 = null,
    library_padding: runtime.Padding = runtime.no_padding,
    /// bytes, at most ANIM_LIMIT_TEXT_BYTES
    library_length: u64 = 0,
    /// About how many bytes of memory the document may take with all its components instantiated: counted before
    /// anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
    /// 268435456
    memory_limit: u64 = 0,

    /// parameters with its length.
    pub fn getParameters(self: *const SceneOptions) []const u8 {
        return runtime.view(u8, self.parameters, self.parameters_length);
    }

    /// Sets parameters and its length; the memory has to stay until the struct is used.
    pub fn setParameters(self: *SceneOptions, items: []const u8) Error!void {
        self.parameters_length = std.math.cast(u64, items.len) orelse
            return runtime.refuse("parameters is too long");
        self.parameters = items.ptr;
    }

    /// library with its length.
    pub fn getLibrary(self: *const SceneOptions) []const u8 {
        return runtime.view(u8, self.library, self.library_length);
    }

    /// Sets library and its length; the memory has to stay until the struct is used.
    pub fn setLibrary(self: *SceneOptions, items: []const u8) Error!void {
        self.library_length = std.math.cast(u64, items.len) orelse
            return runtime.refuse("library is too long");
        self.library = items.ptr;
    }

    /// Fills the options with the defaults named above.
    pub fn init() Error!SceneOptions {
        var options_out: SceneOptions = .{};
        try runtime.check(raw.anim_default_scene_options(&options_out, @sizeOf(SceneOptions)));
        return options_out;
    }

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_scene_options has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_scene_options.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "event_limit") != 4) @compileError("anim_scene_options.event_limit is elsewhere in C");
        if (@offsetOf(@This(), "event_mask") != 8) @compileError("anim_scene_options.event_mask is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_scene_options.reserved is elsewhere in C");
        if (@offsetOf(@This(), "seed") != 16) @compileError("anim_scene_options.seed is elsewhere in C");
        if (@offsetOf(@This(), "parameters") != 24) @compileError("anim_scene_options.parameters is elsewhere in C");
        if (@offsetOf(@This(), "parameters_length") != 32) @compileError("anim_scene_options.parameters_length is elsewhere in C");
        if (@offsetOf(@This(), "library") != 40) @compileError("anim_scene_options.library is elsewhere in C");
        if (@offsetOf(@This(), "library_length") != 48) @compileError("anim_scene_options.library_length is elsewhere in C");
        if (@offsetOf(@This(), "memory_limit") != 56) @compileError("anim_scene_options.memory_limit is elsewhere in C");
    }
};

pub const SceneInfo = extern struct {
    struct_size: u32 = 64,
    input_count: u32 = 0,
    node_count: u32 = 0,
    region_count: u32 = 0,
    /// the document's size
    width: f64 = 0,
    /// the document's size
    height: f64 = 0,
    /// the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
    canvas: Rectangle = .{},

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_scene_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_scene_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "input_count") != 4) @compileError("anim_scene_info.input_count is elsewhere in C");
        if (@offsetOf(@This(), "node_count") != 8) @compileError("anim_scene_info.node_count is elsewhere in C");
        if (@offsetOf(@This(), "region_count") != 12) @compileError("anim_scene_info.region_count is elsewhere in C");
        if (@offsetOf(@This(), "width") != 16) @compileError("anim_scene_info.width is elsewhere in C");
        if (@offsetOf(@This(), "height") != 24) @compileError("anim_scene_info.height is elsewhere in C");
        if (@offsetOf(@This(), "canvas") != 32) @compileError("anim_scene_info.canvas is elsewhere in C");
    }
};

pub const SceneChange = extern struct {
    /// in scenes
    index: u32 = 0,
    /// ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
    what: SceneChangeFlags = .{},

    comptime {
        if (@sizeOf(@This()) != 8) @compileError("anim_scene_change has another size in C");
        if (@offsetOf(@This(), "index") != 0) @compileError("anim_scene_change.index is elsewhere in C");
        if (@offsetOf(@This(), "what") != 4) @compileError("anim_scene_change.what is elsewhere in C");
    }
};

pub const InputInfo = extern struct {
    struct_size: u32 = 32,
    /// ANIM_INPUT_KIND_...
    kind: InputKind = @fromBackingInt(0),
    /// index for anim_stage_get_name of the scene's stage
    name: i32 = 0,
    reserved: i32 = 0,
    /// of a number; -infinity and infinity when the document sets none
    minimum: f64 = 0,
    /// of a number; -infinity and infinity when the document sets none
    maximum: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_input_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_input_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_input_info.kind is elsewhere in C");
        if (@offsetOf(@This(), "name") != 8) @compileError("anim_input_info.name is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_input_info.reserved is elsewhere in C");
        if (@offsetOf(@This(), "minimum") != 16) @compileError("anim_input_info.minimum is elsewhere in C");
        if (@offsetOf(@This(), "maximum") != 24) @compileError("anim_input_info.maximum is elsewhere in C");
    }
};

/// A field of the data of an event that is sent.
pub const EventField = extern struct {
    /// 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
    name: ?[*]const u8 = null,
    name_padding: runtime.Padding = runtime.no_padding,
    name_length: u32 = 0,
    /// ANIM_FIELD_KIND_...
    kind: FieldKind = @fromBackingInt(0),
    /// of a number; of a boolean, 0 or 1. Not read for a text
    number: f64 = 0,
    /// read for a text, at most 65536 bytes
    text: ?[*]const u8 = null,
    text_padding: runtime.Padding = runtime.no_padding,
    text_length: u32 = 0,
    /// not read
    reserved: u32 = 0,

    /// name with its length.
    pub fn getName(self: *const EventField) []const u8 {
        return runtime.view(u8, self.name, self.name_length);
    }

    /// Sets name and its length; the memory has to stay until the struct is used.
    pub fn setName(self: *EventField, items: []const u8) Error!void {
        self.name_length = std.math.cast(u32, items.len) orelse
            return runtime.refuse("name is too long");
        self.name = items.ptr;
    }

    /// text with its length.
    pub fn getText(self: *const EventField) []const u8 {
        return runtime.view(u8, self.text, self.text_length);
    }

    /// Sets text and its length; the memory has to stay until the struct is used.
    pub fn setText(self: *EventField, items: []const u8) Error!void {
        self.text_length = std.math.cast(u32, items.len) orelse
            return runtime.refuse("text is too long");
        self.text = items.ptr;
    }

    /// A number, a boolean or a text. The texts have to stay until it is used, where one that is too long is refused.
    pub fn of(name: []const u8, value: anytype) EventField {
        var made: EventField = .{ .name = name.ptr, .name_length = std.math.lossyCast(u32, name.len) };
        switch (@typeInfo(@TypeOf(value))) {
            .bool => {
                made.kind = .boolean;
                made.number = if (value) 1 else 0;
            },
            .int, .comptime_int => {
                made.kind = .number;
                made.number = @floatFromInt(value);
            },
            .float, .comptime_float => {
                made.kind = .number;
                made.number = value;
            },
            else => {
                const bytes: []const u8 = value;
                made.kind = .text;
                made.text = bytes.ptr;
                made.text_length = std.math.lossyCast(u32, bytes.len);
            },
        }
        return made;
    }

    /// Those of a struct: EventField.all(.{ .title = "Tea", .level = 2 }).
    pub fn all(given: anytype) [@typeInfo(@TypeOf(given)).@"struct".field_names.len]EventField {
        const names = @typeInfo(@TypeOf(given)).@"struct".field_names;
        var made: [names.len]EventField = undefined;
        inline for (names, &made) |each, *field| field.* = of(each, @field(given, each));
        return made;
    }

    comptime {
        if (@sizeOf(@This()) != 40) @compileError("anim_event_field has another size in C");
        if (@offsetOf(@This(), "name") != 0) @compileError("anim_event_field.name is elsewhere in C");
        if (@offsetOf(@This(), "name_length") != 8) @compileError("anim_event_field.name_length is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 12) @compileError("anim_event_field.kind is elsewhere in C");
        if (@offsetOf(@This(), "number") != 16) @compileError("anim_event_field.number is elsewhere in C");
        if (@offsetOf(@This(), "text") != 24) @compileError("anim_event_field.text is elsewhere in C");
        if (@offsetOf(@This(), "text_length") != 32) @compileError("anim_event_field.text_length is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 36) @compileError("anim_event_field.reserved is elsewhere in C");
    }
};

/// A field of the data of an event that the document emitted.
pub const EventValue = extern struct {
    /// index for anim_stage_get_name of the scene's stage
    name: i32 = 0,
    /// ANIM_FIELD_KIND_...
    kind: FieldKind = @fromBackingInt(0),
    /// of a boolean 0 or 1; of a text 0
    number: f64 = 0,
    /// bytes of a text
    text_length: u32 = 0,
    reserved: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_event_value has another size in C");
        if (@offsetOf(@This(), "name") != 0) @compileError("anim_event_value.name is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_event_value.kind is elsewhere in C");
        if (@offsetOf(@This(), "number") != 8) @compileError("anim_event_value.number is elsewhere in C");
        if (@offsetOf(@This(), "text_length") != 16) @compileError("anim_event_value.text_length is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 20) @compileError("anim_event_value.reserved is elsewhere in C");
    }
};

pub const MachineStateInfo = extern struct {
    struct_size: u32 = 24,
    /// ANIM_STATE_KIND_...
    kind: StateKind = @fromBackingInt(0),
    /// index for anim_stage_get_name of the scene's stage
    name: i32 = 0,
    /// index of the state around it, or -1
    parent: i32 = 0,
    /// 1 or 0
    active: Bool = .no,
    reserved: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_machine_state_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_machine_state_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "kind") != 4) @compileError("anim_machine_state_info.kind is elsewhere in C");
        if (@offsetOf(@This(), "name") != 8) @compileError("anim_machine_state_info.name is elsewhere in C");
        if (@offsetOf(@This(), "parent") != 12) @compileError("anim_machine_state_info.parent is elsewhere in C");
        if (@offsetOf(@This(), "active") != 16) @compileError("anim_machine_state_info.active is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 20) @compileError("anim_machine_state_info.reserved is elsewhere in C");
    }
};

pub const ListInfo = extern struct {
    struct_size: u32 = 24,
    /// index for anim_stage_get_name of the scene's stage
    name: i32 = 0,
    /// without those that are leaving
    item_count: u32 = 0,
    leaving_count: u32 = 0,
    /// of both together
    capacity: u32 = 0,
    reserved: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_list_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_list_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "name") != 4) @compileError("anim_list_info.name is elsewhere in C");
        if (@offsetOf(@This(), "item_count") != 8) @compileError("anim_list_info.item_count is elsewhere in C");
        if (@offsetOf(@This(), "leaving_count") != 12) @compileError("anim_list_info.leaving_count is elsewhere in C");
        if (@offsetOf(@This(), "capacity") != 16) @compileError("anim_list_info.capacity is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 20) @compileError("anim_list_info.reserved is elsewhere in C");
    }
};

pub const ItemInfo = extern struct {
    struct_size: u32 = 16,
    /// its slot: follows the list's name and a dot in the names of its parts
    number: u32 = 0,
    /// whether it was removed
    leaving: Bool = .no,
    reserved: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 16) @compileError("anim_item_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_item_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "number") != 4) @compileError("anim_item_info.number is elsewhere in C");
        if (@offsetOf(@This(), "leaving") != 8) @compileError("anim_item_info.leaving is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_item_info.reserved is elsewhere in C");
    }
};

pub const RegionInfo = extern struct {
    struct_size: u32 = 64,
    /// index for anim_stage_get_name of the scene's stage
    name: i32 = 0,
    /// the node in whose coordinates it lies, or -1
    node: i32 = 0,
    /// now
    is_enabled: Bool = .no,
    /// now
    is_visible: Bool = .no,
    /// now
    is_focusable: Bool = .no,
    /// 1 while it tracks a pointer or is pressed by a key
    is_held: Bool = .no,
    has_focus: Bool = .no,
    /// of its shape, in the scene's coordinates; all 0 where it has none
    bounds: Rectangle = .{},

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_region_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_region_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "name") != 4) @compileError("anim_region_info.name is elsewhere in C");
        if (@offsetOf(@This(), "node") != 8) @compileError("anim_region_info.node is elsewhere in C");
        if (@offsetOf(@This(), "is_enabled") != 12) @compileError("anim_region_info.is_enabled is elsewhere in C");
        if (@offsetOf(@This(), "is_visible") != 16) @compileError("anim_region_info.is_visible is elsewhere in C");
        if (@offsetOf(@This(), "is_focusable") != 20) @compileError("anim_region_info.is_focusable is elsewhere in C");
        if (@offsetOf(@This(), "is_held") != 24) @compileError("anim_region_info.is_held is elsewhere in C");
        if (@offsetOf(@This(), "has_focus") != 28) @compileError("anim_region_info.has_focus is elsewhere in C");
        if (@offsetOf(@This(), "bounds") != 32) @compileError("anim_region_info.bounds is elsewhere in C");
    }
};

pub const AccessibilityElement = extern struct {
    struct_size: u32 = 80,
    /// ANIM_ROLE_...
    role: Role = @fromBackingInt(0),
    /// ANIM_ACCESSIBILITY_...
    known: AccessibilityFlags = .{},
    /// the known ones that are true
    states: AccessibilityFlags = .{},
    /// its number, in document order
    node: i32 = 0,
    /// index of the region that is pressed for it, or -1
    region: i32 = 0,
    /// 0 where not known
    minimum: f64 = 0,
    /// 0 where not known
    maximum: f64 = 0,
    /// 0 where not known
    now: f64 = 0,
    /// in the scene's coordinates: of its region, or else of what it and its children draw
    bounds: Rectangle = .{},

    comptime {
        if (@sizeOf(@This()) != 80) @compileError("anim_accessibility_element has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_accessibility_element.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "role") != 4) @compileError("anim_accessibility_element.role is elsewhere in C");
        if (@offsetOf(@This(), "known") != 8) @compileError("anim_accessibility_element.known is elsewhere in C");
        if (@offsetOf(@This(), "states") != 12) @compileError("anim_accessibility_element.states is elsewhere in C");
        if (@offsetOf(@This(), "node") != 16) @compileError("anim_accessibility_element.node is elsewhere in C");
        if (@offsetOf(@This(), "region") != 20) @compileError("anim_accessibility_element.region is elsewhere in C");
        if (@offsetOf(@This(), "minimum") != 24) @compileError("anim_accessibility_element.minimum is elsewhere in C");
        if (@offsetOf(@This(), "maximum") != 32) @compileError("anim_accessibility_element.maximum is elsewhere in C");
        if (@offsetOf(@This(), "now") != 40) @compileError("anim_accessibility_element.now is elsewhere in C");
        if (@offsetOf(@This(), "bounds") != 48) @compileError("anim_accessibility_element.bounds is elsewhere in C");
    }
};

/// A gradient's color at an offset from 0 to 1.
pub const GradientStop = extern struct {
    /// not below that of the stop before
    offset: f64 = 0,
    /// red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
    color: [4]f64 = @splat(0),

    comptime {
        if (@sizeOf(@This()) != 40) @compileError("anim_gradient_stop has another size in C");
        if (@offsetOf(@This(), "offset") != 0) @compileError("anim_gradient_stop.offset is elsewhere in C");
        if (@offsetOf(@This(), "color") != 8) @compileError("anim_gradient_stop.color is elsewhere in C");
    }
};

/// A range of the display list's verbs, and one of its coordinates: a path.
pub const DrawPath = extern struct {
    verb_start: u32 = 0,
    verb_count: u32 = 0,
    coordinate_start: u32 = 0,
    coordinate_count: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 16) @compileError("anim_draw_path has another size in C");
        if (@offsetOf(@This(), "verb_start") != 0) @compileError("anim_draw_path.verb_start is elsewhere in C");
        if (@offsetOf(@This(), "verb_count") != 4) @compileError("anim_draw_path.verb_count is elsewhere in C");
        if (@offsetOf(@This(), "coordinate_start") != 8) @compileError("anim_draw_path.coordinate_start is elsewhere in C");
        if (@offsetOf(@This(), "coordinate_count") != 12) @compileError("anim_draw_path.coordinate_count is elsewhere in C");
    }
};

/// Along the line from start to end.
pub const LinearGradient = extern struct {
    start: Point = .{},
    end: Point = .{},

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_linear_gradient has another size in C");
        if (@offsetOf(@This(), "start") != 0) @compileError("anim_linear_gradient.start is elsewhere in C");
        if (@offsetOf(@This(), "end") != 16) @compileError("anim_linear_gradient.end is elsewhere in C");
    }
};

/// From a center to a radius.
pub const RadialGradient = extern struct {
    center: Point = .{},
    /// at least 0
    radius: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_radial_gradient has another size in C");
        if (@offsetOf(@This(), "center") != 0) @compileError("anim_radial_gradient.center is elsewhere in C");
        if (@offsetOf(@This(), "radius") != 16) @compileError("anim_radial_gradient.radius is elsewhere in C");
    }
};

/// Once around a center, clockwise.
pub const AngularGradient = extern struct {
    center: Point = .{},
    /// where it begins and ends; 0 is to the right
    angle: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_angular_gradient has another size in C");
        if (@offsetOf(@This(), "center") != 0) @compileError("anim_angular_gradient.center is elsewhere in C");
        if (@offsetOf(@This(), "angle") != 16) @compileError("anim_angular_gradient.angle is elsewhere in C");
    }
};

/// Where a gradient is.
pub const DrawGradient = extern union {
    linear: LinearGradient,
    radial: RadialGradient,
    angular: AngularGradient,

    /// All bytes 0.
    pub const zero: DrawGradient = .{ .linear = .{} };
    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_draw_gradient has another size in C");
    }
};

/// What a path or a text is drawn with: a color, or a gradient with stops.
pub const DrawPaint = extern struct {
    /// ANIM_PAINT_...
    kind: Paint = @fromBackingInt(0),
    /// a gradient's stops, in the display list's stops
    stop_start: u32 = 0,
    /// a gradient's stops, in the display list's stops
    stop_count: u32 = 0,
    reserved: u32 = 0,
    /// of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
    color: [4]f64 = @splat(0),
    /// all 0 for ANIM_PAINT_SOLID
    gradient: DrawGradient = .zero,

    /// What is in gradient, by kind.
    pub const Tagged = union(enum) { none, linear: *const LinearGradient, radial: *const RadialGradient, angular: *const AngularGradient };

    /// gradient as a tagged union that points into the struct.
    pub fn tagged(self: *const DrawPaint) Tagged {
        return switch (self.kind) {
            .linear => .{ .linear = &self.gradient.linear },
            .radial => .{ .radial = &self.gradient.radial },
            .angular => .{ .angular = &self.gradient.angular },
            else => .none,
        };
    }

    comptime {
        if (@sizeOf(@This()) != 80) @compileError("anim_draw_paint has another size in C");
        if (@offsetOf(@This(), "kind") != 0) @compileError("anim_draw_paint.kind is elsewhere in C");
        if (@offsetOf(@This(), "stop_start") != 4) @compileError("anim_draw_paint.stop_start is elsewhere in C");
        if (@offsetOf(@This(), "stop_count") != 8) @compileError("anim_draw_paint.stop_count is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_draw_paint.reserved is elsewhere in C");
        if (@offsetOf(@This(), "color") != 16) @compileError("anim_draw_paint.color is elsewhere in C");
        if (@offsetOf(@This(), "gradient") != 48) @compileError("anim_draw_paint.gradient is elsewhere in C");
    }
};

/// A filled path.
pub const DrawFill = extern struct {
    paint: DrawPaint = .{},
    path: DrawPath = .{},
    /// ANIM_FILL_RULE_...
    rule: FillRule = @fromBackingInt(0),
    reserved: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 104) @compileError("anim_draw_fill has another size in C");
        if (@offsetOf(@This(), "paint") != 0) @compileError("anim_draw_fill.paint is elsewhere in C");
        if (@offsetOf(@This(), "path") != 80) @compileError("anim_draw_fill.path is elsewhere in C");
        if (@offsetOf(@This(), "rule") != 96) @compileError("anim_draw_fill.rule is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 100) @compileError("anim_draw_fill.reserved is elsewhere in C");
    }
};

/// A stroked path.
pub const DrawStroke = extern struct {
    paint: DrawPaint = .{},
    path: DrawPath = .{},
    /// ANIM_CAP_...
    cap: Cap = @fromBackingInt(0),
    /// ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
    join: Join = @fromBackingInt(0),
    /// at least 0
    width: f64 = 0,
    /// at least 1
    miter_limit: f64 = 0,
    /// the offset into the dash pattern at which each subpath begins
    dash_offset: f64 = 0,
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    dash_start: u32 = 0,
    /// in the display list's dashes: an even number of lengths; 0 for a solid line
    dash_count: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 136) @compileError("anim_draw_stroke has another size in C");
        if (@offsetOf(@This(), "paint") != 0) @compileError("anim_draw_stroke.paint is elsewhere in C");
        if (@offsetOf(@This(), "path") != 80) @compileError("anim_draw_stroke.path is elsewhere in C");
        if (@offsetOf(@This(), "cap") != 96) @compileError("anim_draw_stroke.cap is elsewhere in C");
        if (@offsetOf(@This(), "join") != 100) @compileError("anim_draw_stroke.join is elsewhere in C");
        if (@offsetOf(@This(), "width") != 104) @compileError("anim_draw_stroke.width is elsewhere in C");
        if (@offsetOf(@This(), "miter_limit") != 112) @compileError("anim_draw_stroke.miter_limit is elsewhere in C");
        if (@offsetOf(@This(), "dash_offset") != 120) @compileError("anim_draw_stroke.dash_offset is elsewhere in C");
        if (@offsetOf(@This(), "dash_start") != 128) @compileError("anim_draw_stroke.dash_start is elsewhere in C");
        if (@offsetOf(@This(), "dash_count") != 132) @compileError("anim_draw_stroke.dash_count is elsewhere in C");
    }
};

/// A text in a font of the host's.
pub const DrawText = extern struct {
    paint: DrawPaint = .{},
    /// its UTF-8, in the display list's text
    text_start: u32 = 0,
    /// its UTF-8, in the display list's text
    text_count: u32 = 0,
    /// its font's name, likewise; a count of 0: the host's own font
    font_start: u32 = 0,
    /// its font's name, likewise; a count of 0: the host's own font
    font_count: u32 = 0,
    /// ANIM_ALIGN_...: how it is aligned to position.x
    @"align": Align = @fromBackingInt(0),
    /// ANIM_BASELINE_...: which line of it is at position.y
    baseline: Baseline = @fromBackingInt(0),
    position: Point = .{},
    /// of the font
    size: f64 = 0,
    /// as in CSS: 400 is regular, 700 bold
    weight: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 136) @compileError("anim_draw_text has another size in C");
        if (@offsetOf(@This(), "paint") != 0) @compileError("anim_draw_text.paint is elsewhere in C");
        if (@offsetOf(@This(), "text_start") != 80) @compileError("anim_draw_text.text_start is elsewhere in C");
        if (@offsetOf(@This(), "text_count") != 84) @compileError("anim_draw_text.text_count is elsewhere in C");
        if (@offsetOf(@This(), "font_start") != 88) @compileError("anim_draw_text.font_start is elsewhere in C");
        if (@offsetOf(@This(), "font_count") != 92) @compileError("anim_draw_text.font_count is elsewhere in C");
        if (@offsetOf(@This(), "align") != 96) @compileError("anim_draw_text.align is elsewhere in C");
        if (@offsetOf(@This(), "baseline") != 100) @compileError("anim_draw_text.baseline is elsewhere in C");
        if (@offsetOf(@This(), "position") != 104) @compileError("anim_draw_text.position is elsewhere in C");
        if (@offsetOf(@This(), "size") != 120) @compileError("anim_draw_text.size is elsewhere in C");
        if (@offsetOf(@This(), "weight") != 128) @compileError("anim_draw_text.weight is elsewhere in C");
    }
};

/// An image that the host knows by its name.
pub const DrawImage = extern struct {
    /// its name, in the display list's text
    name_start: u32 = 0,
    /// its name, in the display list's text
    name_count: u32 = 0,
    /// ANIM_FIT_...
    fit: Fit = @fromBackingInt(0),
    reserved: u32 = 0,
    frame: Rectangle = .{},

    comptime {
        if (@sizeOf(@This()) != 48) @compileError("anim_draw_image has another size in C");
        if (@offsetOf(@This(), "name_start") != 0) @compileError("anim_draw_image.name_start is elsewhere in C");
        if (@offsetOf(@This(), "name_count") != 4) @compileError("anim_draw_image.name_count is elsewhere in C");
        if (@offsetOf(@This(), "fit") != 8) @compileError("anim_draw_image.fit is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 12) @compileError("anim_draw_image.reserved is elsewhere in C");
        if (@offsetOf(@This(), "frame") != 16) @compileError("anim_draw_image.frame is elsewhere in C");
    }
};

/// A layer's shadow: drawn below it, and part of it.
pub const DrawShadow = extern struct {
    /// red, green, blue, opacity
    color: [4]f64 = @splat(0),
    /// from the layer
    offset: Point = .{},
    /// twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
    blur: f64 = 0,

    comptime {
        if (@sizeOf(@This()) != 56) @compileError("anim_draw_shadow has another size in C");
        if (@offsetOf(@This(), "color") != 0) @compileError("anim_draw_shadow.color is elsewhere in C");
        if (@offsetOf(@This(), "offset") != 32) @compileError("anim_draw_shadow.offset is elsewhere in C");
        if (@offsetOf(@This(), "blur") != 48) @compileError("anim_draw_shadow.blur is elsewhere in C");
    }
};

/// The beginning of a layer.
pub const DrawLayer = extern struct {
    /// ANIM_BLEND_MODE_...
    blend: BlendMode = @fromBackingInt(0),
    has_shadow: Bool = .no,
    /// all 0 where has_shadow is 0
    shadow: DrawShadow = .{},

    comptime {
        if (@sizeOf(@This()) != 64) @compileError("anim_draw_layer has another size in C");
        if (@offsetOf(@This(), "blend") != 0) @compileError("anim_draw_layer.blend is elsewhere in C");
        if (@offsetOf(@This(), "has_shadow") != 4) @compileError("anim_draw_layer.has_shadow is elsewhere in C");
        if (@offsetOf(@This(), "shadow") != 8) @compileError("anim_draw_layer.shadow is elsewhere in C");
    }
};

/// The beginning of a clip: the commands up to its end show inside the path only.
pub const DrawClip = extern struct {
    path: DrawPath = .{},
    /// ANIM_FILL_RULE_...
    rule: FillRule = @fromBackingInt(0),
    reserved: u32 = 0,

    comptime {
        if (@sizeOf(@This()) != 24) @compileError("anim_draw_clip has another size in C");
        if (@offsetOf(@This(), "path") != 0) @compileError("anim_draw_clip.path is elsewhere in C");
        if (@offsetOf(@This(), "rule") != 16) @compileError("anim_draw_clip.rule is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 20) @compileError("anim_draw_clip.reserved is elsewhere in C");
    }
};

/// What a command draws, by its kind. The ends of layers and clips have no content.
pub const DrawContent = extern union {
    fill: DrawFill,
    stroke: DrawStroke,
    text: DrawText,
    image: DrawImage,
    layer: DrawLayer,
    clip: DrawClip,

    /// All bytes 0.
    pub const zero: DrawContent = .{ .stroke = .{} };
    comptime {
        if (@sizeOf(@This()) != 136) @compileError("anim_draw_content has another size in C");
    }
};

/// One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
/// transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
/// begin and its end.
pub const DrawCommand = extern struct {
    /// ANIM_DRAW_KIND_...
    kind: DrawKind = @fromBackingInt(0),
    /// number of the node in document order
    node: i32 = 0,
    transform: Transform = .{},
    /// 0 to 1, of the node; a group's opacity is that of its layer
    opacity: f64 = 0,
    /// the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds
    /// of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
    /// also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide
    /// for each byte: the core knows no fonts.
    bounds: Rectangle = .{},
    /// the display list's revision when its content last changed
    revision: u64 = 0,
    /// what it draws
    content: DrawContent = .zero,

    /// What is in content, by kind.
    pub const Tagged = union(enum) { none, fill: *const DrawFill, stroke: *const DrawStroke, text: *const DrawText, image: *const DrawImage, layer: *const DrawLayer, clip: *const DrawClip };

    /// content as a tagged union that points into the struct.
    pub fn tagged(self: *const DrawCommand) Tagged {
        return switch (self.kind) {
            .fill => .{ .fill = &self.content.fill },
            .stroke => .{ .stroke = &self.content.stroke },
            .text => .{ .text = &self.content.text },
            .image => .{ .image = &self.content.image },
            .layer_begin => .{ .layer = &self.content.layer },
            .clip_begin => .{ .clip = &self.content.clip },
            else => .none,
        };
    }

    comptime {
        if (@sizeOf(@This()) != 240) @compileError("anim_draw_command has another size in C");
        if (@offsetOf(@This(), "kind") != 0) @compileError("anim_draw_command.kind is elsewhere in C");
        if (@offsetOf(@This(), "node") != 4) @compileError("anim_draw_command.node is elsewhere in C");
        if (@offsetOf(@This(), "transform") != 8) @compileError("anim_draw_command.transform is elsewhere in C");
        if (@offsetOf(@This(), "opacity") != 56) @compileError("anim_draw_command.opacity is elsewhere in C");
        if (@offsetOf(@This(), "bounds") != 64) @compileError("anim_draw_command.bounds is elsewhere in C");
        if (@offsetOf(@This(), "revision") != 96) @compileError("anim_draw_command.revision is elsewhere in C");
        if (@offsetOf(@This(), "content") != 104) @compileError("anim_draw_command.content is elsewhere in C");
    }
};

/// All of a display list.
pub const Display = extern struct {
    struct_size: u32 = 112,
    reserved: u32 = 0,
    revision: u64 = 0,
    commands: ?[*]const DrawCommand = null,
    commands_padding: runtime.Padding = runtime.no_padding,
    command_count: u64 = 0,
    verbs: ?[*]const Verb = null,
    verbs_padding: runtime.Padding = runtime.no_padding,
    verb_count: u64 = 0,
    coordinates: ?[*]const f64 = null,
    coordinates_padding: runtime.Padding = runtime.no_padding,
    coordinate_count: u64 = 0,
    stops: ?[*]const GradientStop = null,
    stops_padding: runtime.Padding = runtime.no_padding,
    stop_count: u64 = 0,
    /// the dashes of all strokes in a row
    dashes: ?[*]const f64 = null,
    dashes_padding: runtime.Padding = runtime.no_padding,
    dash_count: u64 = 0,
    /// UTF-8 of all texts in a row.
    text: ?[*]const u8 = null,
    text_padding: runtime.Padding = runtime.no_padding,
    text_length: u64 = 0,

    /// commands with its length.
    pub fn getCommands(self: *const Display) []const DrawCommand {
        return runtime.view(DrawCommand, self.commands, self.command_count);
    }

    /// Sets commands and its length; the memory has to stay until the struct is used.
    pub fn setCommands(self: *Display, items: []const DrawCommand) Error!void {
        self.command_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("commands is too long");
        self.commands = items.ptr;
    }

    /// verbs with its length.
    pub fn getVerbs(self: *const Display) []const Verb {
        return runtime.view(Verb, self.verbs, self.verb_count);
    }

    /// Sets verbs and its length; the memory has to stay until the struct is used.
    pub fn setVerbs(self: *Display, items: []const Verb) Error!void {
        self.verb_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("verbs is too long");
        self.verbs = items.ptr;
    }

    /// coordinates with its length.
    pub fn getCoordinates(self: *const Display) []const f64 {
        return runtime.view(f64, self.coordinates, self.coordinate_count);
    }

    /// Sets coordinates and its length; the memory has to stay until the struct is used.
    pub fn setCoordinates(self: *Display, items: []const f64) Error!void {
        self.coordinate_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("coordinates is too long");
        self.coordinates = items.ptr;
    }

    /// stops with its length.
    pub fn getStops(self: *const Display) []const GradientStop {
        return runtime.view(GradientStop, self.stops, self.stop_count);
    }

    /// Sets stops and its length; the memory has to stay until the struct is used.
    pub fn setStops(self: *Display, items: []const GradientStop) Error!void {
        self.stop_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("stops is too long");
        self.stops = items.ptr;
    }

    /// dashes with its length.
    pub fn getDashes(self: *const Display) []const f64 {
        return runtime.view(f64, self.dashes, self.dash_count);
    }

    /// Sets dashes and its length; the memory has to stay until the struct is used.
    pub fn setDashes(self: *Display, items: []const f64) Error!void {
        self.dash_count = std.math.cast(u64, items.len) orelse
            return runtime.refuse("dashes is too long");
        self.dashes = items.ptr;
    }

    /// text with its length.
    pub fn getText(self: *const Display) []const u8 {
        return runtime.view(u8, self.text, self.text_length);
    }

    /// Sets text and its length; the memory has to stay until the struct is used.
    pub fn setText(self: *Display, items: []const u8) Error!void {
        self.text_length = std.math.cast(u64, items.len) orelse
            return runtime.refuse("text is too long");
        self.text = items.ptr;
    }

    comptime {
        if (@sizeOf(@This()) != 112) @compileError("anim_display has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_display.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "reserved") != 4) @compileError("anim_display.reserved is elsewhere in C");
        if (@offsetOf(@This(), "revision") != 8) @compileError("anim_display.revision is elsewhere in C");
        if (@offsetOf(@This(), "commands") != 16) @compileError("anim_display.commands is elsewhere in C");
        if (@offsetOf(@This(), "command_count") != 24) @compileError("anim_display.command_count is elsewhere in C");
        if (@offsetOf(@This(), "verbs") != 32) @compileError("anim_display.verbs is elsewhere in C");
        if (@offsetOf(@This(), "verb_count") != 40) @compileError("anim_display.verb_count is elsewhere in C");
        if (@offsetOf(@This(), "coordinates") != 48) @compileError("anim_display.coordinates is elsewhere in C");
        if (@offsetOf(@This(), "coordinate_count") != 56) @compileError("anim_display.coordinate_count is elsewhere in C");
        if (@offsetOf(@This(), "stops") != 64) @compileError("anim_display.stops is elsewhere in C");
        if (@offsetOf(@This(), "stop_count") != 72) @compileError("anim_display.stop_count is elsewhere in C");
        if (@offsetOf(@This(), "dashes") != 80) @compileError("anim_display.dashes is elsewhere in C");
        if (@offsetOf(@This(), "dash_count") != 88) @compileError("anim_display.dash_count is elsewhere in C");
        if (@offsetOf(@This(), "text") != 96) @compileError("anim_display.text is elsewhere in C");
        if (@offsetOf(@This(), "text_length") != 104) @compileError("anim_display.text_length is elsewhere in C");
    }
};

pub const TraceInfo = extern struct {
    struct_size: u32 = 32,
    has_seed: Bool = .no,
    step_count: u64 = 0,
    /// flicks: the time of its end line, or else of its last step
    end: i64 = 0,
    /// the seed with which it was recorded, if has_seed is 1; load the scene with it
    seed: u64 = 0,

    comptime {
        if (@sizeOf(@This()) != 32) @compileError("anim_trace_info has another size in C");
        if (@offsetOf(@This(), "struct_size") != 0) @compileError("anim_trace_info.struct_size is elsewhere in C");
        if (@offsetOf(@This(), "has_seed") != 4) @compileError("anim_trace_info.has_seed is elsewhere in C");
        if (@offsetOf(@This(), "step_count") != 8) @compileError("anim_trace_info.step_count is elsewhere in C");
        if (@offsetOf(@This(), "end") != 16) @compileError("anim_trace_info.end is elsewhere in C");
        if (@offsetOf(@This(), "seed") != 24) @compileError("anim_trace_info.seed is elsewhere in C");
    }
};
