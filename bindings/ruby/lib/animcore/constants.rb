# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

module Animcore
  # raised when the ABI breaks (from 1 on)
  VERSION_MAJOR = 0
  # raised when functions or struct members are added
  VERSION_MINOR = 1
  # raised when neither happened
  VERSION_PATCH = 0
  # bytes of a name
  LIMIT_NAME_BYTES = 255
  # bytes of a document or trace
  LIMIT_TEXT_BYTES = 67108864
  # levels of nesting in a JSON text; states inside states do not count
  LIMIT_NESTING = 128
  # properties of one stage
  LIMIT_PROPERTIES = 16777215
  # transactions open at once in one stage
  LIMIT_TRANSACTION_DEPTH = 64
  # transactions open or not yet complete in one stage
  LIMIT_TRANSACTIONS = 1048575
  # largest event_limit of anim_stage_options
  LIMIT_EVENTS = 1048576
  # elements of an array passed in or out
  LIMIT_ARRAY = 268435456
  # seconds of one advance
  LIMIT_ADVANCE_SECONDS = 100000
  # seconds of a duration or delay
  LIMIT_DURATION_SECONDS = 1000000000
  # largest time scale
  LIMIT_TIME_SCALE = 1000000
  # verbs of one path
  LIMIT_PATH_VERBS = 16777216
  # dashes that one call makes of a path, plus 64 for each verb of the path
  LIMIT_PATH_DASHES = 32768
  # pieces into which one call cuts a path, plus 64 for each verb of the path
  LIMIT_PATH_PIECES = 131072
  # pointers that are down or hover at once on one scene
  LIMIT_POINTERS = 32
  # states of one machine
  LIMIT_STATES = 131072
  # levels of states inside states
  LIMIT_STATE_NESTING = 1024
  # of a machine in answer to one event; or two for each state, if that is more
  LIMIT_MICROSTEPS = 1000
  FLICKS_PER_SECOND = 705600000
  # bytes of the text of an easing
  LIMIT_EASING_BYTES = 1048576
  # steps of steps()
  LIMIT_EASING_STEPS = 2147483647
  # stops of linear(); one with two percentages counts as two
  LIMIT_EASING_STOPS = 4096
  # components of a keyframe's value
  LIMIT_KEYFRAME_COMPONENTS = 65536
  # numbers in the values of one anim_keyframes
  LIMIT_KEYFRAME_NUMBERS = 1048576
  # bytes of an expression's text
  LIMIT_EXPRESSION_BYTES = 65536
  # names that an expression may be given
  LIMIT_EXPRESSION_NAMES = 4096
  # brackets, calls, operators and values pending at once
  LIMIT_EXPRESSION_NESTING = 64
  # about the number of names, numbers and operators
  LIMIT_EXPRESSION_INSTRUCTIONS = 4096
  # components of one property
  LIMIT_VECTOR = 1048576
  # The value of a member that is not set, and is therefore inherited. Any other value is used.
  INHERIT = -2147483647
  # A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
  # until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
  # repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
  OWN_DURATION = -2147483646
  LIMIT_BANK = 16777216
  # bytes of a snapshot
  LIMIT_SNAPSHOT_BYTES = 268435456
  # warnings that a document keeps: the first in its text
  LIMIT_WARNINGS = 1000
  # fields of one event's data
  LIMIT_EVENT_FIELDS = 64
  # items of one list
  LIMIT_LIST_CAPACITY = 4096
  # bytes of a key
  LIMIT_KEY_BYTES = 255

  # The parts of which a smaller library can be built (-DANIMCORE_COMPONENTS=motion;paths). Declarations after a comment
  # "Component: stage." exist in libraries that have that component; those after "Components: stage and paths.", in
  # libraries that have both; those after "Component: base.", in all.
  #
  # anim_component_flags of C. Any of these symbols together: an Array; a number is taken, too.
  ComponentFlags = Flags.new(
    "anim_component_flags",
    # springs, curves, easing, keyframes, media timing, decay, colors, transforms
    motion: 1,
    # properties and their animation, expressions, snapshots; includes motion
    stage: 2,
    # paths and morphs
    paths: 4,
    # documents with their inputs, states and events; includes stage and motion
    machine: 8,
    # drawing and hit testing, traces; includes machine, stage and motion
    scene: 16
  )

  # The outcome of a call.
  #
  # anim_status of C. One of these symbols; a number is taken, too.
  Status = Enumeration.new(
    "anim_status",
    ok: 0,
    # not finite, out of range, invalid UTF-8, an unknown constant.
    error_argument: 1,
    # an identifier that is zero, stale, of another object or of another kind
    error_identifier: 2,
    # a count, size or time beyond a documented limit
    error_limit: 3,
    # a callback called into the object that called it
    error_reentrant: 4,
    # the thing exists, but is of another kind than the call takes
    error_kind: 5,
    # no thing of that name, or at that index
    error_not_found: 6,
    # a thing of that name exists already
    error_duplicate: 7,
    # the call does not fit the object's present state
    error_state: 8,
    # the text is not well-formed
    error_syntax: 9,
    # the text is well-formed, but not a valid document or trace
    error_document: 10,
    # an array to be filled is too short.
    error_capacity: 11,
    # out of memory; the call has changed nothing. See anim_set_allocator()
    error_memory: 12
  )

  # The functions that anim_math_evaluate() computes.
  #
  # anim_math_function of C. One of these symbols; a number is taken, too.
  MathFunction = Enumeration.new(
    "anim_math_function",
    exp: 0,
    expm1: 1,
    log: 2,
    log1p: 3,
    sin: 4,
    cos: 5,
    tan: 6,
    # atan2(x[i], y[i]): the first argument is the ordinate, as in C
    atan2: 7,
    acos: 8,
    # x[i] to the power y[i]
    pow: 9,
    cbrt: 10,
    hypot: 11
  )

  # Options of motions of many values.
  #
  # anim_spring_flags of C. Any of these symbols together: an Array; a number is taken, too.
  SpringFlags = Flags.new(
    "anim_spring_flags",
    # values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
    # direction
    shortest_turn: 1
  )

  # Where the jumps of steps() are.
  #
  # anim_step_position of C. One of these symbols; a number is taken, too.
  StepPosition = Enumeration.new(
    "anim_step_position",
    # at the end of each step; the last jump is at 1. CSS's end, and its default
    jump_end: 0,
    # at the start of each step; the first jump is at 0. CSS's start
    jump_start: 1,
    # between the steps only; at least 2 steps
    jump_none: 2,
    # at both ends too
    jump_both: 3
  )

  # Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
  # ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
  # times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1.
  #
  # anim_penner of C. One of these symbols; a number is taken, too.
  Penner = Enumeration.new(
    "anim_penner",
    quad_in: 0,
    quad_out: 1,
    quad_in_out: 2,
    cubic_in: 3,
    cubic_out: 4,
    cubic_in_out: 5,
    quart_in: 6,
    quart_out: 7,
    quart_in_out: 8,
    quint_in: 9,
    quint_out: 10,
    quint_in_out: 11,
    sine_in: 12,
    sine_out: 13,
    sine_in_out: 14,
    expo_in: 15,
    expo_out: 16,
    expo_in_out: 17,
    circ_in: 18,
    circ_out: 19,
    circ_in_out: 20,
    back_in: 21,
    back_out: 22,
    back_in_out: 23,
    elastic_in: 24,
    elastic_out: 25,
    elastic_in_out: 26,
    bounce_in: 27,
    bounce_out: 28,
    bounce_in_out: 29
  )

  # How values between keys are interpolated.
  #
  # anim_keyframe_mode of C. One of these symbols; a number is taken, too.
  KeyframeMode = Enumeration.new(
    "anim_keyframe_mode",
    # each value stays until the next key
    discrete: 0,
    # straight from key to key
    linear: 1,
    # straight, at constant speed (Euclidean, over the components); key times ignored
    paced: 2,
    # on a Kochanek-Bartels spline
    cubic: 3,
    # on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
    # microseconds a key
    cubic_paced: 4
  )

  # How a keyframe of a track is reached.
  #
  # anim_keyframe_kind of C. One of these symbols; a number is taken, too.
  KeyframeKind = Enumeration.new(
    "anim_keyframe_kind",
    # straight, eased by the keyframe's curve
    linear: 0,
    # on a cubic curve
    cubic: 1,
    # by the keyframe's spring
    spring: 2,
    # at once
    move: 3
  )

  # Options of a keyframe of a track.
  #
  # anim_keyframe_flags of C. Any of these symbols together: an Array; a number is taken, too.
  KeyframeFlags = Flags.new(
    "anim_keyframe_flags",
    has_start_velocity: 1,
    has_end_velocity: 2,
    settles: 4
  )

  # Which values a timing has outside its active interval.
  #
  # anim_fill_mode of C. One of these symbols; a number is taken, too.
  FillMode = Enumeration.new(
    "anim_fill_mode",
    # no value outside the active interval ("none" in CSS)
    none: 0,
    # its last value after it
    forwards: 1,
    # its first value before it
    backwards: 2,
    both: 3
  )

  # Where a time lies: before, in or after the active interval.
  #
  # anim_timing_phase of C. One of these symbols; a number is taken, too.
  TimingPhase = Enumeration.new(
    "anim_timing_phase",
    before: 0,
    active: 1,
    after: 2
  )

  # Which way iterations run, as CSS animation-direction.
  #
  # anim_direction of C. One of these symbols; a number is taken, too.
  Direction = Enumeration.new(
    "anim_direction",
    normal: 0,
    reverse: 1,
    alternate: 2,
    alternate_reverse: 3
  )

  # What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
  # are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians.
  #
  # anim_color_space of C. One of these symbols; a number is taken, too.
  ColorSpace = Enumeration.new(
    "anim_color_space",
    # red, green, blue; the transfer function is mirrored below 0
    srgb: 0,
    # the same, proportional to light
    linear_srgb: 1,
    # red, green, blue of Display P3 with sRGB's transfer function
    display_p3: 2,
    # lightness from 0 to 1, a, b
    oklab: 3,
    # lightness from 0 to 1, chroma, hue
    oklch: 4
  )

  # Which way round a hue goes (CSS Color 4, section 12.4).
  #
  # anim_hue_interpolation of C. One of these symbols; a number is taken, too.
  HueInterpolation = Enumeration.new(
    "anim_hue_interpolation",
    # by at most half a turn
    shorter: 0,
    # by at least half a turn; by a whole one between equal hues
    longer: 1,
    # never backwards
    increasing: 2,
    # never forwards
    decreasing: 3
  )

  # A command of a path. A byte, since paths have many.
  #
  # anim_verb of C. One of these symbols; a number is taken, too.
  Verb = Enumeration.new(
    "anim_verb",
    # 1 point: begins a subpath
    move: 0,
    # 1 point
    line: 1,
    # 2 points: control, end
    quadratic: 2,
    # 3 points: control, control, end
    cubic: 3,
    # 0 points
    close: 4
  )

  # Whether path data are written with absolute or relative coordinates.
  #
  # anim_path_coordinates of C. One of these symbols; a number is taken, too.
  PathCoordinates = Enumeration.new(
    "anim_path_coordinates",
    # capital letters
    absolute: 0,
    # small letters, except where adding up would not restore the exact number
    relative: 1,
    # for each command whichever takes fewer bytes
    shorter: 2
  )

  # The rule by which two texts of path data have the same structure.
  #
  # anim_path_rule of C. One of these symbols; a number is taken, too.
  PathRule = Enumeration.new(
    "anim_path_rule",
    # the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of
    # path()) and SVG 2, 9.3.2 (the d property), as browsers read them
    css: 0,
    # exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
    smil: 1
  )

  # What anim_path_get_values_at() returns for each length.
  #
  # anim_path_quantity of C. One of these symbols; a number is taken, too.
  PathQuantity = Enumeration.new(
    "anim_path_quantity",
    # x and y: 2 numbers a length
    points: 0,
    # x and y of the unit tangent: 2
    tangents: 1,
    # the tangent turned by a quarter clockwise on the screen: 2
    normals: 2,
    # of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
    angles: 3,
    # as in anim_path_location: 1
    curvatures: 4,
    # the verb's index plus the parameter (0...1) in it: 1
    parameters: 5
  )

  # How an object that moves along a path is rotated.
  #
  # anim_path_rotation of C. One of these symbols; a number is taken, too.
  PathRotation = Enumeration.new(
    "anim_path_rotation",
    # by the angle alone
    fixed: 0,
    # with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto
    auto: 1
  )

  # How the lengths of anim_path_trim_options are counted.
  #
  # anim_path_trim_flags of C. Any of these symbols together: an Array; a number is taken, too.
  PathTrimFlags = Flags.new(
    "anim_path_trim_flags",
    # each subpath by itself; otherwise all subpaths as one line
    subpaths: 1,
    # start, end and offset are lengths; otherwise fractions of the length, 0...1
    lengths: 2
  )

  # Which points lie inside an outline.
  #
  # anim_fill_rule of C. One of these symbols; a number is taken, too.
  FillRule = Enumeration.new(
    "anim_fill_rule",
    # those with a winding number other than 0
    nonzero: 0,
    # those with an odd winding number
    evenodd: 1
  )

  # Into which verbs a path is converted.
  #
  # anim_path_conversion of C. One of these symbols; a number is taken, too.
  PathConversion = Enumeration.new(
    "anim_path_conversion",
    # quadratic curves become cubic ones: exactly, except for rounding
    cubics: 0,
    # lines too; the line of a close becomes a curve before it
    all_cubics: 1,
    # cubic curves become quadratic ones within the tolerance
    quadratics: 2
  )

  # How the ends of a stroke look.
  #
  # anim_cap of C. One of these symbols; a number is taken, too.
  Cap = Enumeration.new(
    "anim_cap",
    butt: 0,
    round: 1,
    square: 2
  )

  # How the corners of a stroke look.
  #
  # anim_join of C. One of these symbols; a number is taken, too.
  Join = Enumeration.new(
    "anim_join",
    miter: 0,
    round: 1,
    bevel: 2,
    # a miter cut off at the limit
    miter_clip: 3,
    # the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not
    # meet (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
    arcs: 4
  )

  # A boolean operation on the insides of two paths.
  #
  # anim_path_operation of C. One of these symbols; a number is taken, too.
  PathOperation = Enumeration.new(
    "anim_path_operation",
    # what is in either
    union: 0,
    # what is in both
    intersection: 1,
    # what is in the first and not in the second
    difference: 2,
    # what is in one of them and not in the other
    exclusion: 3
  )

  # Which paths are interpolated point by point.
  #
  # anim_morph_structure of C. One of these symbols; a number is taken, too.
  MorphStructure = Enumeration.new(
    "anim_morph_structure",
    # paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to a
    # common structure first
    automatic: 0,
    # paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor points
    strict: 1,
    # none: also paths of the same verbs are aligned by their shapes
    general: 2,
    # none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both
    # outlines, for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes
    # (ANIM_ERROR_ARGUMENT), and ignores the options but fill_rule
    blend: 3
  )

  # How points move.
  #
  # anim_morph_motion of C. One of these symbols; a number is taken, too.
  MorphMotion = Enumeration.new(
    "anim_morph_motion",
    # the whole path, then each subpath, turns where a rotation explains the change clearly better
    automatic: 0,
    # straight
    linear: 1,
    # subpaths turn by the angle that fits best, even if only a little better
    rotational: 2
  )

  # How subpaths are paired.
  #
  # anim_morph_pairing of C. One of these symbols; a number is taken, too.
  MorphPairing = Enumeration.new(
    "anim_morph_pairing",
    # by role (outline or hole), position, size and shape
    automatic: 0,
    # the first with the first, the second with the second
    index: 1,
    # as pairs says
    given: 2
  )

  # Which points of closed subpaths correspond.
  #
  # anim_morph_starts of C. One of these symbols; a number is taken, too.
  MorphStarts = Enumeration.new(
    "anim_morph_starts",
    # found from the shapes
    automatic: 0,
    # the subpaths' own starts
    keep: 1,
    # as points says
    given: 2
  )

  # What the paths are drawn as.
  #
  # anim_morph_paint of C. One of these symbols; a number is taken, too.
  MorphPaint = Enumeration.new(
    "anim_morph_paint",
    # subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
    fill: 0,
    # open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
    stroke: 1
  )

  # What a property's components are.
  #
  # anim_value_kind of C. One of these symbols; a number is taken, too.
  ValueKind = Enumeration.new(
    "anim_value_kind",
    # 1 component
    scalar: 0,
    vector2: 1,
    vector3: 2,
    vector4: 3,
    # 1 component in radians, interpolated as given unless its options say otherwise
    angle: 4,
    # 4 components: red, green, blue (sRGB, not premultiplied), opacity
    color: 5,
    # 2: width, height
    size: 6,
    # 4: x, y, width, height
    rectangle: 7,
    # 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
    transform: 8,
    # as many as are asked for, up to ANIM_LIMIT_VECTOR
    vector: 9,
    # the coordinates of a path, see anim_stage_add_path
    path: 10
  )

  # What happened.
  #
  # anim_event_kind of C. One of these symbols; a number is taken, too.
  EventKind = Enumeration.new(
    "anim_event_kind",
    # subject: the transaction; finished
    transaction_completed: 1,
    # subject: the property; animation; finished; name: the property's
    animation_ended: 2,
    # name: the state's
    state_entered: 3,
    # name: the state's
    state_exited: 4,
    # name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its
    # fields; data: see anim_scene_get_event_value
    emitted: 5,
    # name: of the pointer's or key's event on a region; count and data as EMITTED
    control: 6,
    # the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its own
    # delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other delays
    # that end in that millisecond are dropped
    unsettled: 7,
    # count: events dropped because nobody polled; comes first in the queue
    lost: 8,
    # subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT
    animator_ended: 9,
    # subject: the spring bank; count: how many of its springs came to rest
    settled: 10,
    # subject: the group whose media timing is over
    group_ended: 11,
    # an advance has used up its step budget: see anim_stage_set_step_budget
    budget: 12
  )

  # Which of a property's values to read.
  #
  # anim_read of C. One of these symbols; a number is taken, too.
  Read = Enumeration.new(
    "anim_read",
    # what was set
    model: 0,
    # what is seen now
    presentation: 1,
    # of the presentation value, units per second
    velocity: 2
  )

  # How an angle is interpolated.
  #
  # anim_turn of C. One of these symbols; a number is taken, too.
  Turn = Enumeration.new(
    "anim_turn",
    as_given: 0,
    shortest: 1
  )

  # How a value moves.
  #
  # anim_motion_kind of C. One of these symbols; a number is taken, too.
  MotionKind = Enumeration.new(
    "anim_motion_kind",
    # the enclosing transaction's; outermost: the default curve
    inherit: 0,
    # no animation: values jump
    none: 1,
    # along curve, over duration
    curve: 2,
    # by spring, until it comes to rest, or for duration where one is given
    spring: 3,
    # by easing, over duration
    easing: 4,
    # explicit animations only: along keyframes
    keyframes: 5,
    # explicit animations only: momentum that decays
    decay: 6
  )

  # What an animation does with those that already move its property.
  #
  # anim_interruption of C. One of these symbols; a number is taken, too.
  Interruption = Enumeration.new(
    "anim_interruption",
    # replaces them; starts at the presentation value with its velocity (SwiftUI)
    replace: 1,
    # is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
    add: 2,
    # replaces them; starts at the presentation value, at rest
    restart: 3,
    # leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
    keep: 4
  )

  # When the transactions directly inside a transaction begin. An arranged transaction completes after them.
  #
  # anim_arrangement of C. One of these symbols; a number is taken, too.
  Arrangement = Enumeration.new(
    "anim_arrangement",
    # independently
    none: 0,
    # all begin when they are set
    parallel: 1,
    # each begins when the one before is complete
    sequence: 2
  )

  # What happens when a property's value is set.
  #
  # anim_action of C. One of these symbols; a number is taken, too.
  Action = Enumeration.new(
    "anim_action",
    # it moves as the open transaction says; without one it jumps
    follow: 0,
    # it jumps, whatever transaction is open
    none: 1,
    # it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
    own: 2
  )

  # How animations begun from now on are shown to people who asked for less motion.
  #
  # anim_reduced_motion of C. One of these symbols; a number is taken, too.
  ReducedMotion = Enumeration.new(
    "anim_reduced_motion",
    # all motion is shown
    none: 0,
    # values jump to their targets; their animations end finished, at once
    jump: 1,
    # properties that fade do so in 0.2 s with ease; all others jump
    fade: 2
  )

  # What drives a group.
  #
  # anim_animation_group_kind of C. One of these symbols; a number is taken, too.
  AnimationGroupKind = Enumeration.new(
    "anim_animation_group_kind",
    # a clock whose speed can be changed: slow motion and pause for a part of the stage
    clock: 0,
    # timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the
    # group ends
    media: 1,
    # driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
    animator: 2
  )

  # Where an animator stops.
  #
  # anim_animator_position of C. One of these symbols; a number is taken, too.
  AnimatorPosition = Enumeration.new(
    "anim_animator_position",
    end: 0,
    start: 1,
    current: 2
  )

  # What a warning is about.
  #
  # anim_warning_kind of C. One of these symbols; a number is taken, too.
  WarningKind = Enumeration.new(
    "anim_warning_kind",
    # nothing leads to a state
    state: 0,
    # nothing in the document sends an event that a state waits for: only the host can
    event: 1,
    # a done or stopped event of something that does not exist or never ends
    end: 2,
    # nothing is sent with the id that a cancel has
    cancel: 3,
    # nothing shows, sets or reads a property
    property: 4,
    # nothing uses an input, parameter, spring, curve, path, animation, component...
    unused: 5,
    # a text that would also be an expression, where it is kept as text
    words: 6
  )

  # The texts of a warning.
  #
  # anim_warning_text of C. One of these symbols; a number is taken, too.
  WarningText = Enumeration.new(
    "anim_warning_text",
    # one English sentence, with the name that was probably meant
    message: 0,
    # the RFC 6901 JSON pointer of what it is about
    pointer: 1,
    # the name that was probably meant; empty if none is similar
    suggestion: 2
  )

  # What anim_scene_advance_many() reports of a scene.
  #
  # anim_scene_change_flags of C. Any of these symbols together: an Array; a number is taken, too.
  SceneChangeFlags = Flags.new(
    "anim_scene_change_flags",
    # its display list has changed since the host last read it
    display: 1,
    # events wait to be polled from its stage
    events: 2
  )

  # What an input of a document holds.
  #
  # anim_input_kind of C. One of these symbols; a number is taken, too.
  InputKind = Enumeration.new(
    "anim_input_kind",
    number: 0,
    boolean: 1,
    string: 2,
    trigger: 3
  )

  # What a field of an event's data holds.
  #
  # anim_field_kind of C. One of these symbols; a number is taken, too.
  FieldKind = Enumeration.new(
    "anim_field_kind",
    number: 0,
    boolean: 1,
    text: 2
  )

  # The kinds of states, as in SCXML.
  #
  # anim_state_kind of C. One of these symbols; a number is taken, too.
  StateKind = Enumeration.new(
    "anim_state_kind",
    # without states inside
    atomic: 0,
    # has exactly one active child when active
    compound: 1,
    # all its children are active when it is
    parallel: 2,
    final: 3,
    # never active
    history: 4
  )

  # What a pointer does.
  #
  # anim_pointer_action of C. One of these symbols; a number is taken, too.
  PointerAction = Enumeration.new(
    "anim_pointer_action",
    down: 0,
    # also for a pointer that is not down: it hovers
    move: 1,
    up: 2,
    # what it did while it was down does not count
    cancel: 3,
    # the pointer is gone
    leave: 4
  )

  # What a key does.
  #
  # anim_key_action of C. One of these symbols; a number is taken, too.
  KeyAction = Enumeration.new(
    "anim_key_action",
    # down, and up at once
    down: 0,
    # down, and up at once
    up: 1,
    # down, and up at once
    press: 2
  )

  # The keys that a scene handles.
  #
  # anim_key of C. One of these symbols; a number is taken, too.
  Key = Enumeration.new(
    "anim_key",
    tab: 0,
    space: 1,
    enter: 2,
    escape: 3,
    left: 4,
    right: 5,
    up: 6,
    down: 7,
    home: 8,
    end: 9,
    page_up: 10,
    page_down: 11
  )

  # Modifiers that are held.
  #
  # anim_modifier_flags of C. Any of these symbols together: an Array; a number is taken, too.
  ModifierFlags = Flags.new(
    "anim_modifier_flags",
    shift: 1,
    control: 2,
    alt: 4,
    meta: 8
  )

  # The accessibility role of a node.
  #
  # anim_role of C. One of these symbols; a number is taken, too.
  Role = Enumeration.new(
    "anim_role",
    none: 0,
    button: 1,
    switch: 2,
    checkbox: 3,
    radio: 4,
    slider: 5,
    progress: 6,
    image: 7,
    text: 8,
    link: 9,
    group: 10,
    heading: 11,
    list: 12,
    list_item: 13,
    tab: 14,
    menu: 15,
    menu_item: 16,
    dialog: 17,
    alert: 18,
    separator: 19
  )

  # Facts about a node, each known or not, and true or false.
  #
  # anim_accessibility_flags of C. Any of these symbols together: an Array; a number is taken, too.
  AccessibilityFlags = Flags.new(
    "anim_accessibility_flags",
    checked: 1,
    selected: 2,
    # if the document does not say: whether its region is disabled
    disabled: 4,
    expanded: 8,
    busy: 16,
    # also where the node is invisible
    hidden: 32,
    # minimum is known; likewise the next two
    minimum: 64,
    maximum: 128,
    now: 256,
    # its region can have the focus now; known where it has a region
    focusable: 512,
    # its region has the focus
    focused: 1024
  )

  # The texts of a node.
  #
  # anim_accessibility_text of C. One of these symbols; a number is taken, too.
  AccessibilityText = Enumeration.new(
    "anim_accessibility_text",
    label: 0,
    value: 1,
    hint: 2
  )

  # What a command draws.
  #
  # anim_draw_kind of C. One of these symbols; a number is taken, too.
  DrawKind = Enumeration.new(
    "anim_draw_kind",
    # fill the path
    fill: 0,
    # stroke the path
    stroke: 1,
    # draw a text in a font of the host's
    text: 2,
    # draw an image that the host knows by its name
    image: 3,
    # the commands up to the layer's end are drawn as a group, then composited
    layer_begin: 4,
    layer_end: 5,
    # the commands up to the clip's end show inside the path only
    clip_begin: 6,
    clip_end: 7
  )

  # What a path is filled or stroked with.
  #
  # anim_paint of C. One of these symbols; a number is taken, too.
  Paint = Enumeration.new(
    "anim_paint",
    solid: 0,
    linear: 1,
    radial: 2,
    # once around a center, clockwise, from an angle (0 is to the right)
    angular: 3
  )

  # How a text is aligned to its x.
  #
  # anim_align of C. One of these symbols; a number is taken, too.
  Align = Enumeration.new(
    "anim_align",
    left: 0,
    center: 1,
    right: 2
  )

  # Which line of a text is at its y.
  #
  # anim_baseline of C. One of these symbols; a number is taken, too.
  Baseline = Enumeration.new(
    "anim_baseline",
    alphabetic: 0,
    top: 1,
    middle: 2,
    bottom: 3
  )

  # How an image fills its frame.
  #
  # anim_fit of C. One of these symbols; a number is taken, too.
  Fit = Enumeration.new(
    "anim_fit",
    # the image fills its frame
    stretch: 0,
    # the largest size at which all of it fits in the frame, centered
    contain: 1,
    # the smallest size at which it covers the frame, centered; parts outside are not drawn
    cover: 2
  )

  # The blend modes of W3C Compositing and Blending, level 1.
  #
  # anim_blend_mode of C. One of these symbols; a number is taken, too.
  BlendMode = Enumeration.new(
    "anim_blend_mode",
    normal: 0,
    multiply: 1,
    screen: 2,
    overlay: 3,
    darken: 4,
    lighten: 5,
    color_dodge: 6,
    color_burn: 7,
    hard_light: 8,
    soft_light: 9,
    difference: 10,
    exclusion: 11,
    hue: 12,
    saturation: 13,
    color: 14,
    luminosity: 15
  )

  # ANIM_ERROR_ARGUMENT: not finite, out of range, invalid UTF-8, an unknown constant.
  class ArgumentError < Error; end

  # ANIM_ERROR_IDENTIFIER: an identifier that is zero, stale, of another object or of another kind
  class IdentifierError < Error; end

  # ANIM_ERROR_LIMIT: a count, size or time beyond a documented limit
  class LimitError < Error; end

  # ANIM_ERROR_REENTRANT: a callback called into the object that called it
  class ReentrantError < Error; end

  # ANIM_ERROR_KIND: the thing exists, but is of another kind than the call takes
  class KindError < Error; end

  # ANIM_ERROR_NOT_FOUND: no thing of that name, or at that index
  class NotFoundError < Error; end

  # ANIM_ERROR_DUPLICATE: a thing of that name exists already
  class DuplicateError < Error; end

  # ANIM_ERROR_STATE: the call does not fit the object's present state
  class StateError < Error; end

  # ANIM_ERROR_SYNTAX: the text is not well-formed
  class SyntaxError < Error; end

  # ANIM_ERROR_DOCUMENT: the text is well-formed, but not a valid document or trace
  class DocumentError < Error; end

  # ANIM_ERROR_CAPACITY: an array to be filled is too short.
  class CapacityError < Error; end

  # ANIM_ERROR_MEMORY: out of memory; the call has changed nothing. See anim_set_allocator()
  class MemoryError < Error; end

  ERRORS = {
    1 => ArgumentError,
    2 => IdentifierError,
    3 => LimitError,
    4 => ReentrantError,
    5 => KindError,
    6 => NotFoundError,
    7 => DuplicateError,
    8 => StateError,
    9 => SyntaxError,
    10 => DocumentError,
    11 => CapacityError,
    12 => MemoryError,
  }.freeze
  private_constant :ERRORS
end
