# Generated from docs/abi/animcore-abi.json by tools/generate_python_raw.py. Do not edit.
"""The C interface of libanimcore, as it is: every constant, struct, callback and function of animcore.h.

The functions take and give what ctypes does, check nothing and raise nothing: they answer with a status. The comments
are the header's. The modules beside this one are what a program would rather use.
"""

# ruff: noqa: N801

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Array,
    Structure,
    c_char,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint32,
    c_uint64,
    c_void_p,
)

from ._library import bind, check_version

check_version(0, 1)

ANIM_VERSION_MAJOR = 0  # raised when the ABI breaks (from 1 on)
ANIM_VERSION_MINOR = 1  # raised when functions or struct members are added
ANIM_VERSION_PATCH = 0  # raised when neither happened

ANIM_OK = 0
ANIM_ERROR_ARGUMENT = 1  # null, misaligned, not finite, out of range, invalid UTF-8, an unknown constant
ANIM_ERROR_IDENTIFIER = 2  # an identifier that is zero, stale, of another object or of another kind
ANIM_ERROR_LIMIT = 3  # a count, size or time beyond a documented limit
ANIM_ERROR_REENTRANT = 4  # a callback called into the object that called it
ANIM_ERROR_KIND = 5  # the thing exists, but is of another kind than the call takes
ANIM_ERROR_NOT_FOUND = 6  # no thing of that name, or at that index
ANIM_ERROR_DUPLICATE = 7  # a thing of that name exists already
ANIM_ERROR_STATE = 8  # the call does not fit the object's present state
ANIM_ERROR_SYNTAX = 9  # the text is not well-formed
ANIM_ERROR_DOCUMENT = 10  # the text is well-formed, but not a valid document or trace
ANIM_ERROR_CAPACITY = 11  # the caller's buffer is too small
ANIM_ERROR_MEMORY = 12  # memory could not be had

ANIM_LIMIT_NAME_BYTES = 255  # bytes of a name
ANIM_LIMIT_TEXT_BYTES = 67108864  # bytes of a document or trace
ANIM_LIMIT_NESTING = 128  # levels of nesting in a JSON text
ANIM_LIMIT_PROPERTIES = 16777215  # properties of one stage
ANIM_LIMIT_TRANSACTION_DEPTH = 64  # transactions open at once in one stage
ANIM_LIMIT_TRANSACTIONS = 1048575  # transactions open or not yet complete in one stage
ANIM_LIMIT_EVENTS = 1048576  # largest event_limit of anim_stage_options
ANIM_LIMIT_ARRAY = 268435456  # elements of an array that is passed in or out
ANIM_LIMIT_ADVANCE_SECONDS = 100000  # seconds of one advance
ANIM_LIMIT_DURATION_SECONDS = 1000000000  # seconds of a duration or delay
ANIM_LIMIT_TIME_SCALE = 1000000  # largest time scale
ANIM_LIMIT_PATH_VERBS = 16777216  # verbs of one path
ANIM_LIMIT_POINTERS = 32  # pointers that are down at once on one scene
ANIM_LIMIT_STATES = 4096  # states of one machine
ANIM_LIMIT_MICROSTEPS = 1000  # transitions that a machine may take in answer to one event

ANIM_FLICKS_PER_SECOND = 705600000

ANIM_MATH_EXP = 0
ANIM_MATH_EXPM1 = 1
ANIM_MATH_LOG = 2
ANIM_MATH_LOG1P = 3
ANIM_MATH_SIN = 4
ANIM_MATH_COS = 5
ANIM_MATH_TAN = 6
ANIM_MATH_ATAN2 = 7  # atan2(x[i], y[i]): the first argument is the ordinate, as in C
ANIM_MATH_ACOS = 8
ANIM_MATH_POW = 9  # x[i] to the power y[i]
ANIM_MATH_CBRT = 10
ANIM_MATH_HYPOT = 11

ANIM_SPRINGS_ANGLE = 1  # the short way round, by at most half a turn; exactly half a turn goes as it is given

ANIM_VERB_MOVE = 0  # 1 point: begins a subpath
ANIM_VERB_LINE = 1  # 1 point
ANIM_VERB_QUADRATIC = 2  # 2 points: control, end
ANIM_VERB_CUBIC = 3  # 3 points: control, control, end
ANIM_VERB_CLOSE = 4  # 0 points

ANIM_KIND_SCALAR = 0  # 1 component
ANIM_KIND_VECTOR2 = 1
ANIM_KIND_VECTOR3 = 2
ANIM_KIND_VECTOR4 = 3
ANIM_KIND_ANGLE = 4  # 1 component in radians, interpolated as given (not the short way round)
ANIM_KIND_COLOUR = 5  # 4 components: red, green, blue (sRGB, not premultiplied), opacity

ANIM_EVENT_TRANSACTION_COMPLETED = 1  # subject: the transaction; finished
ANIM_EVENT_ANIMATION_ENDED = 2  # subject: the property; finished; name: the property's
ANIM_EVENT_STATE_ENTERED = 3  # name: the state's
ANIM_EVENT_STATE_EXITED = 4  # name: the state's
ANIM_EVENT_EMITTED = 5  # name: what the document emitted
ANIM_EVENT_CONTROL = 6  # name: what a pointer did to a region, such as "toggle.up.inside"
ANIM_EVENT_UNSETTLED = 7  # the machine was stopped after ANIM_LIMIT_MICROSTEPS transitions
ANIM_EVENT_LOST = 8  # count: events dropped because nobody polled; comes first in the queue

ANIM_READ_MODEL = 0  # what was set
ANIM_READ_PRESENTATION = 1  # what is seen now
ANIM_READ_VELOCITY = 2  # of the presentation value, units per second

ANIM_MOTION_INHERIT = 0  # the enclosing transaction's; outermost: the default curve
ANIM_MOTION_NONE = 1  # no animation: values jump
ANIM_MOTION_CURVE = 2  # along curve, over duration
ANIM_MOTION_SPRING = 3  # by spring, until it has come to rest, or for duration where one is given

ANIM_GIVEN_DURATION = 1  # duration is given, not inherited
ANIM_GIVEN_DELAY = 2  # delay is given, not inherited

ANIM_POINTER_DOWN = 0
ANIM_POINTER_MOVE = 1
ANIM_POINTER_UP = 2
ANIM_POINTER_CANCEL = 3

ANIM_INPUT_NUMBER = 0
ANIM_INPUT_BOOLEAN = 1
ANIM_INPUT_STRING = 2
ANIM_INPUT_TRIGGER = 3

ANIM_DRAW_FILL = 0
ANIM_DRAW_STROKE = 1

ANIM_FILL_NONZERO = 0
ANIM_FILL_EVENODD = 1

ANIM_PAINT_SOLID = 0
ANIM_PAINT_LINEAR = 1
ANIM_PAINT_RADIAL = 2

ANIM_CAP_BUTT = 0
ANIM_CAP_ROUND = 1
ANIM_CAP_SQUARE = 2

ANIM_JOIN_MITER = 0
ANIM_JOIN_ROUND = 1
ANIM_JOIN_BEVEL = 2


# A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
class anim_path(Structure):
    pass


# A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
# presentation value (what is seen now).
class anim_stage(Structure):
    pass


# A control or animation made from a JSON document: properties on a stage of its own, inputs, a machine, nodes to draw
# and regions to touch. The format is described in docs/document-format.md.
class anim_scene(Structure):
    pass


# A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be played
# by many scenes.
class anim_trace(Structure):
    pass


# A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact at
# any time. Core Animation's default is mass 1, stiffness 100, damping 10.
class anim_spring(Structure):
    mass: float  # m > 0
    stiffness: float  # k > 0, per second squared when m = 1
    damping: float  # c >= 0; 0 never comes to rest
    _fields_ = (
        ("mass", c_double),
        ("stiffness", c_double),
        ("damping", c_double),
    )


# A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1; |y1|, |y2| <= 1e6.
class anim_curve(Structure):
    x1: float
    y1: float
    x2: float
    y2: float
    _fields_ = (
        ("x1", c_double),
        ("y1", c_double),
        ("x2", c_double),
        ("y2", c_double),
    )


class anim_point(Structure):
    x: float
    y: float
    _fields_ = (
        ("x", c_double),
        ("y", c_double),
    )


class anim_rectangle(Structure):
    x: float  # x and y are the corner of least coordinates; width and height >= 0
    y: float  # x and y are the corner of least coordinates; width and height >= 0
    width: float  # x and y are the corner of least coordinates; width and height >= 0
    height: float  # x and y are the corner of least coordinates; width and height >= 0
    _fields_ = (
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("height", c_double),
    )


# x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
class anim_transform(Structure):
    a: float
    b: float
    c: float
    d: float
    tx: float
    ty: float
    _fields_ = (
        ("a", c_double),
        ("b", c_double),
        ("c", c_double),
        ("d", c_double),
        ("tx", c_double),
        ("ty", c_double),
    )


# Something that happened. 64 bytes on every platform.
class anim_event(Structure):
    kind: int  # ANIM_EVENT_...
    finished: int  # 1 when it ran to its end, 0 when it was interrupted or removed
    time: int  # flicks of stage time
    subject: int  # the property or transaction, or 0
    name: int  # index for anim_stage_name, or -1
    count: int  # how many, for ANIM_EVENT_LOST; otherwise 0
    reserved: Array[c_uint64]
    _fields_ = (
        ("kind", c_int32),
        ("finished", c_int32),
        ("time", c_int64),
        ("subject", c_uint64),
        ("name", c_int32),
        ("count", c_int32),
        ("reserved", c_uint64 * 4),
    )


class anim_stage_options(Structure):
    struct_size: int
    property_capacity: int  # properties for which memory is made ready at once; more may be added. 16
    event_limit: int  # events kept until polled; the oldest are dropped beyond. 0 keeps none. 65536
    event_mask: int  # bit (1 << kind) set: events of this kind are reported. 0xFFFFFFFF
    _fields_ = (
        ("struct_size", c_uint32),
        ("property_capacity", c_uint32),
        ("event_limit", c_uint32),
        ("event_mask", c_uint32),
    )


class anim_property_info(Structure):
    struct_size: int
    kind: int  # ANIM_KIND_...
    component_count: int
    name: int  # index for anim_stage_name, or -1
    is_animating: int  # 1 while an animation runs or waits for its delay
    reserved: int
    threshold: float  # see anim_stage_set_threshold
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("component_count", c_uint32),
        ("name", c_int32),
        ("is_animating", c_int32),
        ("reserved", c_int32),
        ("threshold", c_double),
    )


# How the values set in a transaction move.
class anim_motion(Structure):
    struct_size: int
    kind: int  # ANIM_MOTION_...
    given: int  # ANIM_GIVEN_... bits
    reserved: int
    duration: float  # seconds, >= 0. A curve's is 0.25 unless given or inherited. A spring's cuts it off.
    delay: float  # seconds, >= 0, before it starts. 0 unless given or inherited.
    curve: anim_curve  # read when kind is ANIM_MOTION_CURVE
    spring: anim_spring  # read when kind is ANIM_MOTION_SPRING
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("given", c_uint32),
        ("reserved", c_uint32),
        ("duration", c_double),
        ("delay", c_double),
        ("curve", anim_curve),
        ("spring", anim_spring),
    )


class anim_stage_info(Structure):
    struct_size: int
    is_paused: int
    time: int  # stage time, flicks: what events and animations go by
    host_time: int  # the sum of all advances, flicks
    time_scale: float
    property_count: int
    animation_count: int  # animations that run or wait for their delay; 0: nothing moves
    event_count: int  # events that wait to be polled
    open_transactions: int
    next_due: int  # stage time of the next thing that will happen by itself; -1 when there is none
    _fields_ = (
        ("struct_size", c_uint32),
        ("is_paused", c_int32),
        ("time", c_int64),
        ("host_time", c_int64),
        ("time_scale", c_double),
        ("property_count", c_uint32),
        ("animation_count", c_uint32),
        ("event_count", c_uint32),
        ("open_transactions", c_uint32),
        ("next_due", c_int64),
    )


class anim_scene_options(Structure):
    struct_size: int
    event_limit: int  # as in anim_stage_options. 65536
    event_mask: int  # as in anim_stage_options. 0xFFFFFFFF
    reserved: int
    seed: int  # of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
    _fields_ = (
        ("struct_size", c_uint32),
        ("event_limit", c_uint32),
        ("event_mask", c_uint32),
        ("reserved", c_uint32),
        ("seed", c_uint64),
    )


class anim_scene_info(Structure):
    struct_size: int
    input_count: int
    node_count: int
    region_count: int
    width: float  # the document's size
    height: float  # the document's size
    canvas: anim_rectangle  # what a picture of it must show; at least the size
    _fields_ = (
        ("struct_size", c_uint32),
        ("input_count", c_uint32),
        ("node_count", c_uint32),
        ("region_count", c_uint32),
        ("width", c_double),
        ("height", c_double),
        ("canvas", anim_rectangle),
    )


class anim_input_info(Structure):
    struct_size: int
    kind: int  # ANIM_INPUT_...
    name: int  # index for anim_stage_name of the scene's stage
    reserved: int
    minimum: float  # of a number; -infinity and infinity when the document sets none
    maximum: float  # of a number; -infinity and infinity when the document sets none
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("name", c_int32),
        ("reserved", c_int32),
        ("minimum", c_double),
        ("maximum", c_double),
    )


# A gradient's colour at an offset from 0 to 1.
class anim_gradient_stop(Structure):
    offset: float
    colour: Array[c_double]  # red, green, blue, opacity; sRGB, not premultiplied; interpolated so, as SVG does
    _fields_ = (
        ("offset", c_double),
        ("colour", c_double * 4),
    )


# One thing to draw. The path is in the node's own coordinates: apply the transform to it, to the gradient and to the
# stroke alike. 256 bytes on every platform.
class anim_draw_command(Structure):
    kind: int  # ANIM_DRAW_...
    fill_rule: int  # ANIM_FILL_...
    paint: int  # ANIM_PAINT_...
    node: int  # number of the node in document order
    verb_start: int  # the path, in the scene's display verbs...
    verb_count: int  # the path, in the scene's display verbs...
    coordinate_start: int  # ...and display coordinates
    coordinate_count: int  # ...and display coordinates
    stop_start: int  # the gradient's stops, in the scene's display stops
    stop_count: int  # the gradient's stops, in the scene's display stops
    line_cap: int  # ANIM_CAP_..., ANIM_JOIN_... for a stroke
    line_join: int  # ANIM_CAP_..., ANIM_JOIN_... for a stroke
    transform: anim_transform
    opacity: float  # 0 to 1, of the node and all its groups
    colour: Array[c_double]  # of a solid paint
    gradient: Array[c_double]  # linear: x1, y1, x2, y2; radial: centre x, centre y, radius, 0
    line_width: float  # of a stroke
    miter_limit: float
    reserved: Array[c_double]
    _fields_ = (
        ("kind", c_int32),
        ("fill_rule", c_int32),
        ("paint", c_int32),
        ("node", c_int32),
        ("verb_start", c_uint32),
        ("verb_count", c_uint32),
        ("coordinate_start", c_uint32),
        ("coordinate_count", c_uint32),
        ("stop_start", c_uint32),
        ("stop_count", c_uint32),
        ("line_cap", c_int32),
        ("line_join", c_int32),
        ("transform", anim_transform),
        ("opacity", c_double),
        ("colour", c_double * 4),
        ("gradient", c_double * 4),
        ("line_width", c_double),
        ("miter_limit", c_double),
        ("reserved", c_double * 9),
    )


# Hears of events. The event is valid during the call only.
anim_event_callback = CFUNCTYPE(None, c_void_p, POINTER(anim_event))

# The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_... constants
# that the host was compiled with.
# ()
anim_version = bind("anim_version", c_uint32)

# The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for a number that is none. The text is
# constant, NUL-terminated and valid for ever.
# (status)
anim_status_name = bind("anim_status_name", c_char_p, c_int32)

# What the last call that failed on this thread found wrong: one English sentence, with the argument's name and, for a
# document, line, column and JSON pointer. Empty when none has failed. NUL-terminated UTF-8, at most 1023 bytes; the
# view is valid until the next failing call on this thread. Calls that succeed leave it alone.
# ()
anim_last_error_message = bind("anim_last_error_message", c_char_p)

# Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1; both
# 0 when it was no error in a text. Either pointer may be null.
# (line, column)
anim_last_error_place = bind("anim_last_error_place", None, POINTER(c_int32), POINTER(c_int32))

# The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
# document and for errors that are not in a document. Lifetime as anim_last_error_message().
# ()
anim_last_error_pointer = bind("anim_last_error_pointer", c_char_p)

# The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about 207
# years) either way.
# (seconds, flicks)
anim_flicks_from_seconds = bind("anim_flicks_from_seconds", c_int32, c_double, POINTER(c_int64))

# A number of flicks in seconds, correctly rounded. Pure.
# (flicks)
anim_flicks_to_seconds = bind("anim_flicks_to_seconds", c_double, c_int64)

# Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each within
# 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros) are taken
# and answered as C99 Annex F says. y is read by ATAN2, POW and HYPOT only, and may be null otherwise. results may be x
# or y itself. The pointers may be null where count is 0.
# (function, x, y, count, results)
anim_math_evaluate = bind(
    "anim_math_evaluate", c_int32, c_int32, POINTER(c_double), POINTER(c_double), c_size_t, POINTER(c_double)
)

# By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping ratio
# 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0; -1 < bounce <= 1.
# (duration, bounce, spring)
anim_spring_make_perceptual = bind("anim_spring_make_perceptual", c_int32, c_double, c_double, POINTER(anim_spring))

# By response (the undamped period, > 0) and damping fraction (>= 0), as SwiftUI's spring(response:dampingFraction:):
# mass 1, k = (2 pi / response)^2, c = 4 pi fraction / response.
# (response, damping_fraction, spring)
anim_spring_make_response = bind("anim_spring_make_response", c_int32, c_double, c_double, POINTER(anim_spring))

# As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1 and the angular frequency at
# which the envelope has fallen to 0.001 when the duration ends. duration > 0, 0 < damping_ratio <= 1, initial_velocity
# in distances per second. ANIM_ERROR_ARGUMENT when no spring has these.
# (duration, damping_ratio, initial_velocity, spring)
anim_spring_make_uikit = bind("anim_spring_make_uikit", c_int32, c_double, c_double, c_double, POINTER(anim_spring))

# Value and velocity (units per second) at a time (seconds, >= 0; a negative time is taken as 0) of a spring that leaves
# from at the given initial velocity for to. Either result pointer may be null.
# (spring, time, from, to, initial_velocity, value, velocity)
anim_spring_evaluate = bind(
    "anim_spring_evaluate",
    c_int32,
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
)

# The same at many times at once. values and velocities have room for count numbers; either may be null.
# (spring, times, count, from, to, initial_velocity, values, velocities)
anim_spring_evaluate_many = bind(
    "anim_spring_evaluate_many",
    c_int32,
    POINTER(anim_spring),
    POINTER(c_double),
    c_size_t,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
)

# CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
# damping is 0. 1.4727003346780927 for the default spring at rest.
# (spring, initial_velocity, seconds)
anim_spring_settling_duration = bind(
    "anim_spring_settling_duration", c_int32, POINTER(anim_spring), c_double, POINTER(c_double)
)

# A time after which a spring that starts displacement away from its target stays within threshold (> 0) of it, in units
# and in units per second, proven by an analytic envelope. This is when an animation with it ends. Infinity when it
# never does.
# (spring, displacement, initial_velocity, threshold, seconds)
anim_spring_resting_time = bind(
    "anim_spring_resting_time", c_int32, POINTER(anim_spring), c_double, c_double, c_double, POINTER(c_double)
)

# By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's own.
# SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s, 0.14: the
# response 0.15 and damping fraction 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default animation); the
# sum of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's spring (mass 1,
# stiffness 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500); these have neither a duration nor
# a bounce, and both arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
# (name, name_length, duration, extra_bounce, spring)
anim_spring_make_named = bind(
    "anim_spring_make_named", c_int32, c_char_p, c_size_t, c_double, c_double, POINTER(anim_spring)
)

# A spring in SwiftUI's words: its perceptual duration in seconds, which is its response, 2 pi / sqrt(k / m); its
# bounce, 1 - ratio up to critical damping and 1 / ratio - 1 beyond it, from -1 to 1; and its damping ratio, c / (2
# sqrt(k m)). Each pointer may be null.
# (spring, duration, bounce, damping_ratio)
anim_spring_describe = bind(
    "anim_spring_describe", c_int32, POINTER(anim_spring), POINTER(c_double), POINTER(c_double), POINTER(c_double)
)

# The earliest time in seconds after which the spring that starts displacement away from its target stays within
# threshold of it, in units, and below velocity_threshold, in units per second. Both thresholds must be above 0;
# infinity asks nothing. The moment itself, to a relative error of about 1e-14, where anim_spring_resting_time() gives a
# bound. Where the last swing only touches a threshold, a swing more or less is a matter of the last bit. Infinity when
# the spring never comes to rest.
# (spring, displacement, initial_velocity, threshold, velocity_threshold, seconds)
anim_spring_settling_time = bind(
    "anim_spring_settling_time",
    c_int32,
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
)

# Value and velocity of a value whose spring is changed in mid-flight, time seconds after the change (a negative time is
# taken as 0). At the change it was at from with initial_velocity; both springs pull it to to. Over blend_duration
# seconds (>= 0) it goes from the old spring's motion to the new one's by a smooth step, so that value and velocity are
# continuous; 0 hands over at once. Either result pointer may be null.
# (old_spring, new_spring, blend_duration, time, from, to, initial_velocity, value, velocity)
anim_spring_blend_evaluate = bind(
    "anim_spring_blend_evaluate",
    c_int32,
    POINTER(anim_spring),
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
)

# The same at many times. The result arrays have room for count numbers; either may be null; one of them may be times
# itself.
# (old_spring, new_spring, blend_duration, times, count, from, to, initial_velocity, values, velocities)
anim_spring_blend_evaluate_many = bind(
    "anim_spring_blend_evaluate_many",
    c_int32,
    POINTER(anim_spring),
    POINTER(anim_spring),
    c_double,
    POINTER(c_double),
    c_size_t,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
)

# anim_spring_resting_time() for such a change: a time since the change.
# (old_spring, new_spring, blend_duration, displacement, initial_velocity, threshold, seconds)
anim_spring_blend_resting_time = bind(
    "anim_spring_blend_resting_time",
    c_int32,
    POINTER(anim_spring),
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
)

# Many values on one spring, each with a start, a target and a velocity of its own: value i of anim_spring_evaluate(),
# with the same bits. All at times[0] when time_count is 1, or each at its own when time_count is count (a time is in
# seconds, a negative one is taken as 0). initial_velocities null: all start at rest. values or velocities null: not
# wanted. flags is 0 or ANIM_SPRINGS_ANGLE. Every array has count numbers; a result array may be one of the arrays that
# are read, and must not overlap them otherwise. ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its
# target not in the range of a double. About 1 ns a value at one time, in the cache.
# (spring, times, time_count, origins, targets, initial_velocities, count, flags, values, velocities)
anim_springs_evaluate = bind(
    "anim_springs_evaluate",
    c_int32,
    POINTER(anim_spring),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    c_int32,
    POINTER(c_double),
    POINTER(c_double),
)

# The same for floats. Computed in doubles, and rounded once.
# (spring, times, time_count, origins, targets, initial_velocities, count, flags, values, velocities)
anim_springs_evaluate_float = bind(
    "anim_springs_evaluate_float",
    c_int32,
    POINTER(anim_spring),
    POINTER(c_double),
    c_size_t,
    POINTER(c_float),
    POINTER(c_float),
    POINTER(c_float),
    c_size_t,
    c_int32,
    POINTER(c_float),
    POINTER(c_float),
)

# A step of a simulation, exact however long it is: replaces values and velocities by what they are seconds (>= 0)
# later, each value pulled towards its target. The arrays must not overlap. Flags and errors as anim_springs_evaluate().
# (spring, seconds, targets, count, flags, values, velocities)
anim_springs_step = bind(
    "anim_springs_step",
    c_int32,
    POINTER(anim_spring),
    c_double,
    POINTER(c_double),
    c_size_t,
    c_int32,
    POINTER(c_double),
    POINTER(c_double),
)

# The same for floats. Computed in doubles, and rounded once.
# (spring, seconds, targets, count, flags, values, velocities)
anim_springs_step_float = bind(
    "anim_springs_step_float",
    c_int32,
    POINTER(anim_spring),
    c_double,
    POINTER(c_float),
    c_size_t,
    c_int32,
    POINTER(c_float),
    POINTER(c_float),
)

# By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
# ANIM_ERROR_NOT_FOUND for any other name.
# (name, name_length, curve)
anim_curve_make_named = bind("anim_curve_make_named", c_int32, c_char_p, c_size_t, POINTER(anim_curve))

# The progress y at x, right to 1e-12. Beyond [0, 1] the curve goes on along its end tangents, as CSS Easing Functions
# says.
# (curve, x, y)
anim_curve_value = bind("anim_curve_value", c_int32, POINTER(anim_curve), c_double, POINTER(c_double))

# The same at many x at once; ys may be xs itself.
# (curve, xs, count, ys)
anim_curve_value_many = bind(
    "anim_curve_value_many", c_int32, POINTER(anim_curve), POINTER(c_double), c_size_t, POINTER(c_double)
)

# dy/dx at x. Infinite where the tangent is vertical.
# (curve, x, slope)
anim_curve_slope = bind("anim_curve_slope", c_int32, POINTER(anim_curve), c_double, POINTER(c_double))

# The smallest x in [0, 1] at which the curve has the value y; where it never has it there, the smallest at which it
# comes nearest. The extensions beyond [0, 1] are not searched.
# (curve, y, x)
anim_curve_inverse = bind("anim_curve_inverse", c_int32, POINTER(anim_curve), c_double, POINTER(c_double))

# An empty path. The caller destroys it.
# (path)
anim_path_create = bind("anim_path_create", c_int32, POINTER(POINTER(anim_path)))

# Releases a path.
# (path)
anim_path_destroy = bind("anim_path_destroy", c_int32, POINTER(anim_path))

# Removes everything and keeps the memory.
# (path)
anim_path_clear = bind("anim_path_clear", c_int32, POINTER(anim_path))

# Begins a subpath.
# (path, x, y)
anim_path_move = bind("anim_path_move", c_int32, POINTER(anim_path), c_double, c_double)

# Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
# (path, x, y)
anim_path_line = bind("anim_path_line", c_int32, POINTER(anim_path), c_double, c_double)

# (path, control_x, control_y, x, y)
anim_path_quadratic = bind("anim_path_quadratic", c_int32, POINTER(anim_path), c_double, c_double, c_double, c_double)

# (path, control1_x, control1_y, control2_x, control2_y, x, y)
anim_path_cubic = bind(
    "anim_path_cubic", c_int32, POINTER(anim_path), c_double, c_double, c_double, c_double, c_double, c_double
)

# Closes the subpath; the current point is its beginning again. ANIM_ERROR_STATE on a path without a subpath.
# (path)
anim_path_close = bind("anim_path_close", c_int32, POINTER(anim_path))

# Appends many verbs at once: verbs are ANIM_VERB_... bytes, coordinates the x and y of their points in a row, and
# coordinate_count must be what the verbs take. All or nothing.
# (path, verbs, verb_count, coordinates, coordinate_count)
anim_path_append = bind(
    "anim_path_append", c_int32, POINTER(anim_path), POINTER(c_uint8), c_size_t, POINTER(c_double), c_size_t
)

# Closed shapes, each wound clockwise on the screen. The radius is clamped to half of the shorter side.
# (path, rectangle)
anim_path_add_rectangle = bind("anim_path_add_rectangle", c_int32, POINTER(anim_path), POINTER(anim_rectangle))

# (path, rectangle, radius)
anim_path_add_rounded_rectangle = bind(
    "anim_path_add_rounded_rectangle", c_int32, POINTER(anim_path), POINTER(anim_rectangle), c_double
)

# Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself.
# (path, rectangle)
anim_path_add_ellipse = bind("anim_path_add_ellipse", c_int32, POINTER(anim_path), POINTER(anim_rectangle))

# The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes and
# an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke >= 0; the rectangle is at
# least six strokes wide and high.
# (path, rectangle, stroke, arrowness)
anim_path_add_symbol = bind(
    "anim_path_add_symbol", c_int32, POINTER(anim_path), POINTER(anim_rectangle), c_double, c_double
)

# Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
# (path, transform)
anim_path_transform = bind("anim_path_transform", c_int32, POINTER(anim_path), POINTER(anim_transform))

# The tight bounding box (of the curves, not of their control points). ANIM_ERROR_STATE on an empty path.
# (path, bounds)
anim_path_bounds = bind("anim_path_bounds", c_int32, POINTER(anim_path), POINTER(anim_rectangle))

# Whether a point lies inside by the non-zero winding rule; open subpaths count as closed.
# (path, x, y, inside)
anim_path_contains = bind("anim_path_contains", c_int32, POINTER(anim_path), c_double, c_double, POINTER(c_int32))

# How many verbs and coordinates (two a point) the path has. Either pointer may be null.
# (path, verb_count, coordinate_count)
anim_path_counts = bind("anim_path_counts", c_int32, POINTER(anim_path), POINTER(c_size_t), POINTER(c_size_t))

# Copies the path's contents out. The capacities must be at least the counts (ANIM_ERROR_CAPACITY).
# (path, verbs, verb_capacity, coordinates, coordinate_capacity)
anim_path_copy = bind(
    "anim_path_copy", c_int32, POINTER(anim_path), POINTER(c_uint8), c_size_t, POINTER(c_double), c_size_t
)

# The path as SVG path data with absolute commands, each number the shortest that reads back as itself.
# (path, buffer, capacity, length)
anim_path_svg = bind("anim_path_svg", c_int32, POINTER(anim_path), POINTER(c_char), c_size_t, POINTER(c_size_t))

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_stage_options = bind("anim_default_stage_options", c_int32, POINTER(anim_stage_options), c_uint32)

# Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it.
# (options, stage)
anim_stage_create = bind("anim_stage_create", c_int32, POINTER(anim_stage_options), POINTER(POINTER(anim_stage)))

# Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene).
# (stage)
anim_stage_destroy = bind("anim_stage_destroy", c_int32, POINTER(anim_stage))

# Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the stage
# (ANIM_ERROR_DUPLICATE), or empty for a property without one. The stage keeps a name's bytes until it is destroyed,
# also when the property is removed.
# (stage, name, name_length, kind, value, count, property)
anim_stage_add_property = bind(
    "anim_stage_add_property",
    c_int32,
    POINTER(anim_stage),
    c_char_p,
    c_size_t,
    c_int32,
    POINTER(c_double),
    c_size_t,
    POINTER(c_uint64),
)

# Adds many scalar properties without names at once; values holds count initial values, properties receives the
# identifiers.
# (stage, values, count, properties)
anim_stage_add_scalars = bind(
    "anim_stage_add_scalars", c_int32, POINTER(anim_stage), POINTER(c_double), c_size_t, POINTER(c_uint64)
)

# Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
# (stage, property)
anim_stage_remove_property = bind("anim_stage_remove_property", c_int32, POINTER(anim_stage), c_uint64)

# The property of a name. ANIM_ERROR_NOT_FOUND.
# (stage, name, name_length, property)
anim_stage_find_property = bind(
    "anim_stage_find_property", c_int32, POINTER(anim_stage), c_char_p, c_size_t, POINTER(c_uint64)
)

# All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone.
# (stage, properties, capacity, count)
anim_stage_list_properties = bind(
    "anim_stage_list_properties", c_int32, POINTER(anim_stage), POINTER(c_uint64), c_size_t, POINTER(c_size_t)
)

# Fills the info of no property, with struct_size set.
# (info, struct_size)
anim_default_property_info = bind("anim_default_property_info", c_int32, POINTER(anim_property_info), c_uint32)

# What a property is and does. info->struct_size must be set, as anim_default_property_info does.
# (stage, property, info)
anim_stage_property_info = bind(
    "anim_stage_property_info", c_int32, POINTER(anim_stage), c_uint64, POINTER(anim_property_info)
)

# The text of a name by its index in an event or info.
# (stage, name, buffer, capacity, length)
anim_stage_name = bind(
    "anim_stage_name", c_int32, POINTER(anim_stage), c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t)
)

# The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
# animations begun from now on. > 0; 0.001 unless set.
# (stage, property, threshold)
anim_stage_set_threshold = bind("anim_stage_set_threshold", c_int32, POINTER(anim_stage), c_uint64, c_double)

# Sets the model value. Inside an open transaction the presentation value moves there with the transaction's motion,
# from where it is and, for a spring, with the velocity that it has; a transaction with a delay lets a running animation
# go on until the delay ends. Outside any transaction, or with ANIM_MOTION_NONE, it jumps there. In each case an
# animation of the property that runs or waits ends unfinished when the new one takes over. Setting a property that is
# at rest to the value it has does nothing. Components are at most 1e150 in size (ANIM_ERROR_LIMIT).
# (stage, property, value, count)
anim_stage_set_value = bind("anim_stage_set_value", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_double), c_size_t)

# Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing.
# (stage, properties, count, values, value_count)
anim_stage_set_values = bind(
    "anim_stage_set_values", c_int32, POINTER(anim_stage), POINTER(c_uint64), c_size_t, POINTER(c_double), c_size_t
)

# Reads one property. count must be its number of components.
# (stage, property, what, value, count)
anim_stage_get_value = bind(
    "anim_stage_get_value", c_int32, POINTER(anim_stage), c_uint64, c_int32, POINTER(c_double), c_size_t
)

# Reads many at once, components in a row; value_count must be the sum of their numbers of components.
# (stage, properties, count, what, values, value_count)
anim_stage_get_values = bind(
    "anim_stage_get_values",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_uint64),
    c_size_t,
    c_int32,
    POINTER(c_double),
    c_size_t,
)

# The properties whose presentation value may have changed since the last call that took them, each once, in an order
# that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number and takes
# nothing. Otherwise up to capacity are taken, and the rest stays for the next call; *count receives how many were
# taken.
# (stage, properties, capacity, count)
anim_stage_take_changed = bind(
    "anim_stage_take_changed", c_int32, POINTER(anim_stage), POINTER(c_uint64), c_size_t, POINTER(c_size_t)
)

# Fills a motion that inherits everything, with the default curve and the default spring at hand.
# (motion, struct_size)
anim_default_motion = bind("anim_default_motion", c_int32, POINTER(anim_motion), c_uint32)

# Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an inner
# transaction takes its duration from the enclosing one unless given; a spring does so only when the spring itself is
# inherited.
# (stage, motion, transaction)
anim_stage_begin_transaction = bind(
    "anim_stage_begin_transaction", c_int32, POINTER(anim_stage), POINTER(anim_motion), POINTER(c_uint64)
)

# Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
# animations begun in it have ended: at once when there are none.
# (stage, transaction)
anim_stage_commit_transaction = bind("anim_stage_commit_transaction", c_int32, POINTER(anim_stage), c_uint64)

# Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
# scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
# the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
# same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
# inside an open transaction.
# (stage, seconds)
anim_stage_advance = bind("anim_stage_advance", c_int32, POINTER(anim_stage), c_double)

# (stage, flicks)
anim_stage_advance_flicks = bind("anim_stage_advance_flicks", c_int32, POINTER(anim_stage), c_int64)

# A paused stage stands still while it is advanced.
# (stage, paused)
anim_stage_set_paused = bind("anim_stage_set_paused", c_int32, POINTER(anim_stage), c_int32)

# How fast stage time runs against the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
# computed from the moment of the last change, so no error accumulates.
# (stage, scale)
anim_stage_set_time_scale = bind("anim_stage_set_time_scale", c_int32, POINTER(anim_stage), c_double)

# Fills the info of a new stage, with struct_size set.
# (info, struct_size)
anim_default_stage_info = bind("anim_default_stage_info", c_int32, POINTER(anim_stage_info), c_uint32)

# The clock and the counts of a stage. info->struct_size must be set, as anim_default_stage_info does.
# (stage, info)
anim_stage_get_info = bind("anim_stage_get_info", c_int32, POINTER(anim_stage), POINTER(anim_stage_info))

# Takes up to capacity events out of the queue, the oldest first; *count receives how many. A capacity of 0 asks for the
# number that waits and takes nothing.
# (stage, events, capacity, count)
anim_stage_poll_events = bind(
    "anim_stage_poll_events", c_int32, POINTER(anim_stage), POINTER(anim_event), c_size_t, POINTER(c_size_t)
)

# Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an animation
# that a new value interrupts), at the beginning of the next advance. Events are also queued for polling, up to the
# event limit. A null callback ends it. Events that no callback has heard of yet go to a new one. The context is the
# host's and must outlive the callback.
# (stage, callback, context)
anim_stage_set_event_callback = bind(
    "anim_stage_set_event_callback", c_int32, POINTER(anim_stage), anim_event_callback, c_void_p
)

# A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
# hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
# collisions of a 64-bit hash, and the order of events at the same flick).
# (stage, hash)
anim_stage_hash = bind("anim_stage_hash", c_int32, POINTER(anim_stage), POINTER(c_uint64))

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_scene_options = bind("anim_default_scene_options", c_int32, POINTER(anim_scene_options), c_uint32)

# Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options may
# be null. The caller destroys it. The text is not needed afterwards. ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT,
# ANIM_ERROR_LIMIT with line, column and JSON pointer.
# (text, text_length, options, scene)
anim_scene_load = bind(
    "anim_scene_load", c_int32, c_char_p, c_size_t, POINTER(anim_scene_options), POINTER(POINTER(anim_scene))
)

# Releases a scene and its stage.
# (scene)
anim_scene_destroy = bind("anim_scene_destroy", c_int32, POINTER(anim_scene))

# The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
# valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
# (scene, stage)
anim_scene_stage = bind("anim_scene_stage", c_int32, POINTER(anim_scene), POINTER(POINTER(anim_stage)))

# Fills the info of no scene, with struct_size set.
# (info, struct_size)
anim_default_scene_info = bind("anim_default_scene_info", c_int32, POINTER(anim_scene_info), c_uint32)

# What the document says of itself. info->struct_size must be set, as anim_default_scene_info does.
# (scene, info)
anim_scene_get_info = bind("anim_scene_get_info", c_int32, POINTER(anim_scene), POINTER(anim_scene_info))

# Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken, at
# their own flicks.
# (scene, seconds)
anim_scene_advance = bind("anim_scene_advance", c_int32, POINTER(anim_scene), c_double)

# (scene, flicks)
anim_scene_advance_flicks = bind("anim_scene_advance_flicks", c_int32, POINTER(anim_scene), c_int64)

# A pointer (a mouse button, finger or pen with a number of the host's choice) did something at a point of the document.
# Touch-down on a region begins tracking; the region hears, as UIControl does, down, drag.inside, drag.outside,
# drag.enter, drag.exit, up.inside, up.outside and cancel, where inside includes the region's extension. The machine
# gets them as events named "<region>.<what>". Moves and ups of a pointer that is not down do nothing. A second down of
# a pointer that is down is ANIM_ERROR_STATE. x and y are not read for CANCEL.
# (scene, kind, pointer, x, y)
anim_scene_pointer = bind("anim_scene_pointer", c_int32, POINTER(anim_scene), c_int32, c_int32, c_double, c_double)

# Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are ignored.
# The name is dot-separated tokens of letters, digits, '-' and '_'.
# (scene, name, name_length)
anim_scene_send = bind("anim_scene_send", c_int32, POINTER(anim_scene), c_char_p, c_size_t)

# Fills the info of no input, with struct_size set.
# (info, struct_size)
anim_default_input_info = bind("anim_default_input_info", c_int32, POINTER(anim_input_info), c_uint32)

# Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
# (scene, index, info)
anim_scene_input_info = bind("anim_scene_input_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_input_info))

# Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
# ANIM_ERROR_ARGUMENT for a number outside its range. A string is at most 65536 bytes.
# (scene, name, name_length, value)
anim_scene_set_number = bind("anim_scene_set_number", c_int32, POINTER(anim_scene), c_char_p, c_size_t, c_double)

# (scene, name, name_length, value)
anim_scene_set_boolean = bind("anim_scene_set_boolean", c_int32, POINTER(anim_scene), c_char_p, c_size_t, c_int32)

# (scene, name, name_length, text, text_length)
anim_scene_set_string = bind(
    "anim_scene_set_string", c_int32, POINTER(anim_scene), c_char_p, c_size_t, c_char_p, c_size_t
)

# Fires a trigger: the machine gets the event of the trigger's name.
# (scene, name, name_length)
anim_scene_fire_trigger = bind("anim_scene_fire_trigger", c_int32, POINTER(anim_scene), c_char_p, c_size_t)

# The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
# (scene, name, name_length, value)
anim_scene_get_number = bind(
    "anim_scene_get_number", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_double)
)

# (scene, name, name_length, value)
anim_scene_get_boolean = bind(
    "anim_scene_get_boolean", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_int32)
)

# (scene, name, name_length, buffer, capacity, length)
anim_scene_get_string = bind(
    "anim_scene_get_string",
    c_int32,
    POINTER(anim_scene),
    c_char_p,
    c_size_t,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
)

# The names of the active states that have no active child, in document order, separated by spaces. Empty for a document
# without a machine.
# (scene, buffer, capacity, length)
anim_scene_state = bind("anim_scene_state", c_int32, POINTER(anim_scene), POINTER(c_char), c_size_t, POINTER(c_size_t))

# Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
# (scene, name, name_length, active)
anim_scene_in_state = bind("anim_scene_in_state", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_int32))

# A hash of all that determines the scene's future, as anim_stage_hash, with inputs, states, timers, pointers and the
# random generator.
# (scene, hash)
anim_scene_hash = bind("anim_scene_hash", c_int32, POINTER(anim_scene), POINTER(c_uint64))

# The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is valid
# until the next call on the same scene (or its stage) that is not one of these four.
# (scene, commands, count)
anim_scene_display_commands = bind(
    "anim_scene_display_commands", c_int32, POINTER(anim_scene), POINTER(POINTER(anim_draw_command)), POINTER(c_size_t)
)

# (scene, verbs, count)
anim_scene_display_verbs = bind(
    "anim_scene_display_verbs", c_int32, POINTER(anim_scene), POINTER(POINTER(c_uint8)), POINTER(c_size_t)
)

# (scene, coordinates, count)
anim_scene_display_coordinates = bind(
    "anim_scene_display_coordinates", c_int32, POINTER(anim_scene), POINTER(POINTER(c_double)), POINTER(c_size_t)
)

# (scene, stops, count)
anim_scene_display_stops = bind(
    "anim_scene_display_stops", c_int32, POINTER(anim_scene), POINTER(POINTER(anim_gradient_stop)), POINTER(c_size_t)
)

# The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red, green,
# blue, opacity. The text may be large: ask for its length first.
# (scene, background, buffer, capacity, length)
anim_scene_svg = bind(
    "anim_scene_svg", c_int32, POINTER(anim_scene), POINTER(c_double), POINTER(c_char), c_size_t, POINTER(c_size_t)
)

# Reads a trace (at most ANIM_LIMIT_TEXT_BYTES). The caller destroys it. The text is not needed afterwards.
# ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
# (text, text_length, trace)
anim_trace_load = bind("anim_trace_load", c_int32, c_char_p, c_size_t, POINTER(POINTER(anim_trace)))

# Releases a trace.
# (trace)
anim_trace_destroy = bind("anim_trace_destroy", c_int32, POINTER(anim_trace))

# How many steps it has, and at which flick it ends (its end line's time, or its last step's). Either pointer may be
# null.
# (trace, step_count, end)
anim_trace_info = bind("anim_trace_info", c_int32, POINTER(anim_trace), POINTER(c_size_t), POINTER(c_int64))

# The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
# (trace, index, time)
anim_trace_step_time = bind("anim_trace_step_time", c_int32, POINTER(anim_trace), c_size_t, POINTER(c_int64))

# Applies one step's input to a scene now, whatever the time.
# (scene, trace, index)
anim_scene_apply_step = bind("anim_scene_apply_step", c_int32, POINTER(anim_scene), POINTER(anim_trace), c_size_t)

# Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances to
# each step from *next_step on whose time is not after it, applies it there, and advances to the time. *next_step is 0
# at first, and is moved on. When a step or an advance on the way is refused, the scene stays where it was refused and
# next_step names the step that comes next; a time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
# (scene, trace, time, next_step)
anim_scene_play = bind("anim_scene_play", c_int32, POINTER(anim_scene), POINTER(anim_trace), c_int64, POINTER(c_size_t))
