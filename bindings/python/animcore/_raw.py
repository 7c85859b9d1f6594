# SPDX-License-Identifier: MIT
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
    Union,
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
from typing import Any

from ._library import bind, check_version

check_version(0, 1)

ANIM_VERSION_MAJOR = 0  # raised when the ABI breaks (from 1 on)
ANIM_VERSION_MINOR = 1  # raised when functions or struct members are added
ANIM_VERSION_PATCH = 0  # raised when neither happened

ANIM_COMPONENT_MOTION = 1  # springs, curves, easing, keyframes, media timing, decay, colors, transforms
ANIM_COMPONENT_STAGE = 2  # properties and their animation, expressions, snapshots; brings motion
ANIM_COMPONENT_PATHS = 4  # paths and morphs
ANIM_COMPONENT_MACHINE = 8  # documents with their inputs, states and events; brings stage and motion
ANIM_COMPONENT_SCENE = 16  # what documents draw and what is touched, traces; brings machine, stage and motion

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
ANIM_ERROR_MEMORY = 12  # out of memory; the call has changed nothing. See anim_set_allocator()

ANIM_LIMIT_NAME_BYTES = 255  # bytes of a name
ANIM_LIMIT_TEXT_BYTES = 67108864  # bytes of a document or trace
ANIM_LIMIT_NESTING = 128  # levels of nesting in a JSON text; states inside states do not count
ANIM_LIMIT_PROPERTIES = 16777215  # properties of one stage
ANIM_LIMIT_TRANSACTION_DEPTH = 64  # transactions open at once in one stage
ANIM_LIMIT_TRANSACTIONS = 1048575  # transactions open or not yet complete in one stage
ANIM_LIMIT_EVENTS = 1048576  # largest event_limit of anim_stage_options
ANIM_LIMIT_ARRAY = 268435456  # elements of an array that is passed in or out
ANIM_LIMIT_ADVANCE_SECONDS = 100000  # seconds of one advance
ANIM_LIMIT_DURATION_SECONDS = 1000000000  # seconds of a duration or delay
ANIM_LIMIT_TIME_SCALE = 1000000  # largest time scale
ANIM_LIMIT_PATH_VERBS = 16777216  # verbs of one path
ANIM_LIMIT_PATH_DASHES = 32768  # dashes that one call makes of a path; 64 more for each verb that it has
ANIM_LIMIT_PATH_PIECES = 131072  # pieces into which one call cuts a path; 64 more for each verb that it has
ANIM_LIMIT_POINTERS = 32  # pointers that are down or hover at once on one scene
ANIM_LIMIT_STATES = 131072  # states of one machine
ANIM_LIMIT_STATE_NESTING = 1024  # levels of states inside states
ANIM_LIMIT_MICROSTEPS = 1000  # of a machine in answer to one event, or two for each state if that is more

ANIM_FLICKS_PER_SECOND = 705600000

ANIM_MATH_FUNCTION_EXP = 0
ANIM_MATH_FUNCTION_EXPM1 = 1
ANIM_MATH_FUNCTION_LOG = 2
ANIM_MATH_FUNCTION_LOG1P = 3
ANIM_MATH_FUNCTION_SIN = 4
ANIM_MATH_FUNCTION_COS = 5
ANIM_MATH_FUNCTION_TAN = 6
ANIM_MATH_FUNCTION_ATAN2 = 7  # atan2(x[i], y[i]): the first argument is the ordinate, as in C
ANIM_MATH_FUNCTION_ACOS = 8
ANIM_MATH_FUNCTION_POW = 9  # x[i] to the power y[i]
ANIM_MATH_FUNCTION_CBRT = 10
ANIM_MATH_FUNCTION_HYPOT = 11

# angles that turn the shortest way, by at most half a turn; exactly half a turn goes as given
ANIM_SPRING_SHORTEST_TURN = 1

ANIM_LIMIT_EASING_BYTES = 1048576  # bytes of the text of an easing
ANIM_LIMIT_EASING_STEPS = 2147483647  # steps of steps()
ANIM_LIMIT_EASING_STOPS = 4096  # stops of linear(); one with two percentages counts as two

ANIM_STEP_POSITION_JUMP_END = 0  # at the end of each step; the last jump is at 1. CSS's end, and its default
ANIM_STEP_POSITION_JUMP_START = 1  # at the start of each step; the first jump is at 0. CSS's start
ANIM_STEP_POSITION_JUMP_NONE = 2  # between the steps only; at least 2 steps
ANIM_STEP_POSITION_JUMP_BOTH = 3  # at both ends too

ANIM_PENNER_QUAD_IN = 0
ANIM_PENNER_QUAD_OUT = 1
ANIM_PENNER_QUAD_IN_OUT = 2
ANIM_PENNER_CUBIC_IN = 3
ANIM_PENNER_CUBIC_OUT = 4
ANIM_PENNER_CUBIC_IN_OUT = 5
ANIM_PENNER_QUART_IN = 6
ANIM_PENNER_QUART_OUT = 7
ANIM_PENNER_QUART_IN_OUT = 8
ANIM_PENNER_QUINT_IN = 9
ANIM_PENNER_QUINT_OUT = 10
ANIM_PENNER_QUINT_IN_OUT = 11
ANIM_PENNER_SINE_IN = 12
ANIM_PENNER_SINE_OUT = 13
ANIM_PENNER_SINE_IN_OUT = 14
ANIM_PENNER_EXPO_IN = 15
ANIM_PENNER_EXPO_OUT = 16
ANIM_PENNER_EXPO_IN_OUT = 17
ANIM_PENNER_CIRC_IN = 18
ANIM_PENNER_CIRC_OUT = 19
ANIM_PENNER_CIRC_IN_OUT = 20
ANIM_PENNER_BACK_IN = 21
ANIM_PENNER_BACK_OUT = 22
ANIM_PENNER_BACK_IN_OUT = 23
ANIM_PENNER_ELASTIC_IN = 24
ANIM_PENNER_ELASTIC_OUT = 25
ANIM_PENNER_ELASTIC_IN_OUT = 26
ANIM_PENNER_BOUNCE_IN = 27
ANIM_PENNER_BOUNCE_OUT = 28
ANIM_PENNER_BOUNCE_IN_OUT = 29

ANIM_LIMIT_KEYFRAME_COMPONENTS = 65536  # components of a keyframe's value
ANIM_LIMIT_KEYFRAME_NUMBERS = 1048576  # numbers in the values of one anim_keyframes

ANIM_KEYFRAME_MODE_DISCRETE = 0  # each value stays until the next key
ANIM_KEYFRAME_MODE_LINEAR = 1  # straight from key to key
ANIM_KEYFRAME_MODE_PACED = 2  # straight, at constant speed (Euclidean, over the components); key times ignored
ANIM_KEYFRAME_MODE_CUBIC = 3  # on a Kochanek-Bartels spline
# on the spline, with key times such that every segment has the same mean speed: to find them takes some 20 microseconds
# a key
ANIM_KEYFRAME_MODE_CUBIC_PACED = 4

ANIM_KEYFRAME_KIND_LINEAR = 0  # straight, eased by the keyframe's curve
ANIM_KEYFRAME_KIND_CUBIC = 1  # on a cubic curve
ANIM_KEYFRAME_KIND_SPRING = 2  # by the keyframe's spring
ANIM_KEYFRAME_KIND_MOVE = 3  # at once

ANIM_KEYFRAME_HAS_START_VELOCITY = 1
ANIM_KEYFRAME_HAS_END_VELOCITY = 2
ANIM_KEYFRAME_SETTLES = 4

ANIM_FILL_MODE_NONE = 0  # no value outside the active interval ("none" in CSS)
ANIM_FILL_MODE_FORWARDS = 1  # after it, its last value stays
ANIM_FILL_MODE_BACKWARDS = 2  # before it, its first value is there already
ANIM_FILL_MODE_BOTH = 3

ANIM_TIMING_PHASE_BEFORE = 0
ANIM_TIMING_PHASE_ACTIVE = 1
ANIM_TIMING_PHASE_AFTER = 2

ANIM_DIRECTION_NORMAL = 0
ANIM_DIRECTION_REVERSE = 1
ANIM_DIRECTION_ALTERNATE = 2
ANIM_DIRECTION_ALTERNATE_REVERSE = 3

ANIM_COLOR_SPACE_SRGB = 0  # red, green, blue; the transfer function is mirrored below 0
ANIM_COLOR_SPACE_LINEAR_SRGB = 1  # the same proportional to light
ANIM_COLOR_SPACE_DISPLAY_P3 = 2  # red, green, blue of Display P3 with sRGB's transfer function
ANIM_COLOR_SPACE_OKLAB = 3  # lightness from 0 to 1, a, b
ANIM_COLOR_SPACE_OKLCH = 4  # lightness from 0 to 1, chroma, hue

ANIM_HUE_INTERPOLATION_SHORTER = 0  # by at most half a turn
ANIM_HUE_INTERPOLATION_LONGER = 1  # by at least half a turn; by a whole one between equal hues
ANIM_HUE_INTERPOLATION_INCREASING = 2  # never backwards
ANIM_HUE_INTERPOLATION_DECREASING = 3  # never forwards

ANIM_VERB_MOVE = 0  # 1 point: begins a subpath
ANIM_VERB_LINE = 1  # 1 point
ANIM_VERB_QUADRATIC = 2  # 2 points: control, end
ANIM_VERB_CUBIC = 3  # 3 points: control, control, end
ANIM_VERB_CLOSE = 4  # 0 points

ANIM_PATH_COORDINATES_ABSOLUTE = 0  # capital letters
ANIM_PATH_COORDINATES_RELATIVE = 1  # small letters, save where adding up would not give the very number back
ANIM_PATH_COORDINATES_SHORTER = 2  # for each command whichever takes fewer bytes

# the same number and types of commands in the same order, H and h being of one type: CSS Shapes 1 (interpolation of
# path()) and SVG 2, 9.3.2 (the d property), as browsers read them
ANIM_PATH_RULE_CSS = 0
# exactly the same list of commands, H and h being two: SVG 1.1, 8.2 (animation of the d attribute)
ANIM_PATH_RULE_SMIL = 1

ANIM_PATH_QUANTITY_POINTS = 0  # x and y: 2 numbers a length
ANIM_PATH_QUANTITY_TANGENTS = 1  # x and y of the unit tangent: 2
ANIM_PATH_QUANTITY_NORMALS = 2  # the tangent turned by a quarter clockwise on the screen: 2
ANIM_PATH_QUANTITY_ANGLES = 3  # of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
ANIM_PATH_QUANTITY_CURVATURES = 4  # as in anim_path_location: 1
ANIM_PATH_QUANTITY_PARAMETERS = 5  # the verb's index and the parameter added up, 0...1 of each verb: 1

ANIM_PATH_ROTATION_FIXED = 0  # by the angle alone
ANIM_PATH_ROTATION_AUTO = 1  # with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto

ANIM_PATH_TRIM_SUBPATHS = 1  # each subpath by itself; otherwise all as one line after the other
ANIM_PATH_TRIM_LENGTHS = 2  # start, end and offset are lengths; otherwise fractions of the length, 0...1

ANIM_FILL_RULE_NONZERO = 0  # those with a winding number other than 0
ANIM_FILL_RULE_EVENODD = 1  # those with an odd winding number

ANIM_PATH_CONVERSION_CUBICS = 0  # quadratic curves as cubic ones: exactly, but for rounding
ANIM_PATH_CONVERSION_ALL_CUBICS = 1  # lines too, that of a close as a curve before it
ANIM_PATH_CONVERSION_QUADRATICS = 2  # cubic curves as quadratic ones within the tolerance

ANIM_CAP_BUTT = 0
ANIM_CAP_ROUND = 1
ANIM_CAP_SQUARE = 2

ANIM_JOIN_MITER = 0
ANIM_JOIN_ROUND = 1
ANIM_JOIN_BEVEL = 2
ANIM_JOIN_MITER_CLIP = 3  # a miter cut off at the limit
# the same; but the edges of curves go on as circles of their curvature, which are adjusted where they do not meet (SVG
# 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
ANIM_JOIN_ARCS = 4

ANIM_PATH_OPERATION_UNION = 0  # what is in either
ANIM_PATH_OPERATION_INTERSECTION = 1  # what is in both
ANIM_PATH_OPERATION_DIFFERENCE = 2  # what is in the first and not in the second
ANIM_PATH_OPERATION_EXCLUSION = 3  # what is in one of them and not in the other

# paths of the same verbs, unless pairs or points are given or an outline would fold up; all others are brought to a
# common structure first
ANIM_MORPH_STRUCTURE_AUTOMATIC = 0
# paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes neither pairs nor points
ANIM_MORPH_STRUCTURE_STRICT = 1
ANIM_MORPH_STRUCTURE_GENERAL = 2  # none: paths of the same verbs are aligned by their shapes too

ANIM_MORPH_MOTION_AUTOMATIC = 0  # all turn, and then a subpath, where a turn explains the change clearly better
ANIM_MORPH_MOTION_LINEAR = 1  # straight
ANIM_MORPH_MOTION_ROTATIONAL = 2  # subpaths turn by the angle that fits best, be it a little better only

ANIM_MORPH_PAIRING_AUTOMATIC = 0  # by role (outline or hole), position, size and shape
ANIM_MORPH_PAIRING_INDEX = 1  # the first with the first, the second with the second
ANIM_MORPH_PAIRING_GIVEN = 2  # as pairs says

ANIM_MORPH_STARTS_AUTOMATIC = 0  # found by the shapes
ANIM_MORPH_STARTS_KEEP = 1  # the subpaths' own starts
ANIM_MORPH_STARTS_GIVEN = 2  # as points says

# subpaths close on the way, as filling closes them, and in-betweens that cross themselves are repaired
ANIM_MORPH_PAINT_FILL = 0
# open subpaths stay open, crossings are no fault, and what has no counterpart joins another stroke
ANIM_MORPH_PAINT_STROKE = 1

ANIM_LIMIT_EXPRESSION_BYTES = 65536  # bytes of an expression's text
ANIM_LIMIT_EXPRESSION_NAMES = 4096  # names that an expression may be given
ANIM_LIMIT_EXPRESSION_NESTING = 64  # brackets, calls, operators, and values, that may wait at once
ANIM_LIMIT_EXPRESSION_INSTRUCTIONS = 4096  # about the number of names, numbers and operators

ANIM_VALUE_KIND_SCALAR = 0  # 1 component
ANIM_VALUE_KIND_VECTOR2 = 1
ANIM_VALUE_KIND_VECTOR3 = 2
ANIM_VALUE_KIND_VECTOR4 = 3
ANIM_VALUE_KIND_ANGLE = 4  # 1 component in radians, interpolated as given unless its options say otherwise
ANIM_VALUE_KIND_COLOR = 5  # 4 components: red, green, blue (sRGB, not premultiplied), opacity
ANIM_VALUE_KIND_SIZE = 6  # 2: width, height
ANIM_VALUE_KIND_RECTANGLE = 7  # 4: x, y, width, height
ANIM_VALUE_KIND_TRANSFORM = 8  # 6: a, b, c, d, tx, ty; interpolated by its decomposition, as CSS does
ANIM_VALUE_KIND_VECTOR = 9  # as many as are asked for, up to ANIM_LIMIT_VECTOR
ANIM_VALUE_KIND_PATH = 10  # the coordinates of a path, see anim_stage_add_path

ANIM_LIMIT_VECTOR = 1048576  # components of one property

ANIM_EVENT_KIND_TRANSACTION_COMPLETED = 1  # subject: the transaction; finished
ANIM_EVENT_KIND_ANIMATION_ENDED = 2  # subject: the property; animation; finished; name: the property's
ANIM_EVENT_KIND_STATE_ENTERED = 3  # name: the state's
ANIM_EVENT_KIND_STATE_EXITED = 4  # name: the state's
# name: what the document emitted, or error.execution, which has its message, its state and its place there; count: its
# fields; data: see anim_scene_get_event_value
ANIM_EVENT_KIND_EMITTED = 5
ANIM_EVENT_KIND_CONTROL = 6  # name: what a pointer or key did to a region; count and data as EMITTED
# the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and what waited is dropped; or what its own delays did
# in a millisecond was beyond 16384 microsteps (8 more for each state beyond 500), and the other delays that end in it
# are dropped
ANIM_EVENT_KIND_UNSETTLED = 7
ANIM_EVENT_KIND_LOST = 8  # count: events dropped because nobody polled; comes first in the queue
# subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT
ANIM_EVENT_KIND_ANIMATOR_ENDED = 9
ANIM_EVENT_KIND_SETTLED = 10  # subject: the spring bank; count: how many of its springs came to rest
ANIM_EVENT_KIND_GROUP_ENDED = 11  # subject: the group whose media timing is over
ANIM_EVENT_KIND_BUDGET = 12  # an advance has used up its budget of steps: see anim_stage_set_step_budget

ANIM_READ_MODEL = 0  # what was set
ANIM_READ_PRESENTATION = 1  # what is seen now
ANIM_READ_VELOCITY = 2  # of the presentation value, units per second

ANIM_TURN_AS_GIVEN = 0
ANIM_TURN_SHORTEST = 1

ANIM_MOTION_KIND_INHERIT = 0  # the enclosing transaction's; outermost: the default curve
ANIM_MOTION_KIND_NONE = 1  # no animation: values jump
ANIM_MOTION_KIND_CURVE = 2  # along curve, over duration
ANIM_MOTION_KIND_SPRING = 3  # by spring, until it has come to rest, or for duration where one is given
ANIM_MOTION_KIND_EASING = 4  # by easing, over duration
ANIM_MOTION_KIND_KEYFRAMES = 5  # explicit animations only: along keyframes
ANIM_MOTION_KIND_DECAY = 6  # explicit animations only: momentum that dies away

ANIM_INHERIT = -2147483647  # What a member holds that nobody has set: it is inherited. Any other value counts.

# As a duration: the motion's own, whatever is around it. 0.25 s for a curve or easing; a spring lasts until it is at
# rest. What else is inherited is ended by its outermost value: a delay or stagger of 0, a repeat_count of 1,
# ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
ANIM_OWN_DURATION = -2147483646

ANIM_INTERRUPTION_REPLACE = 1  # takes their place; starts at the presentation value with its velocity (SwiftUI)
ANIM_INTERRUPTION_ADD = 2  # is stacked on them: moves the difference of old and new value to 0 (UIKit since iOS 8)
ANIM_INTERRUPTION_RESTART = 3  # takes their place; starts at the presentation value, at rest
# leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
ANIM_INTERRUPTION_KEEP = 4

ANIM_ARRANGEMENT_NONE = 0  # each for itself
ANIM_ARRANGEMENT_PARALLEL = 1  # all begin when they are set
ANIM_ARRANGEMENT_SEQUENCE = 2  # each begins when the one before is complete

ANIM_ACTION_FOLLOW = 0  # it moves as the open transaction says; without one it jumps
ANIM_ACTION_NONE = 1  # it jumps, whatever transaction is open
# it moves by a motion of its own, in a transaction and outside; what the motion leaves out comes from the transaction
ANIM_ACTION_OWN = 2

ANIM_REDUCED_MOTION_NONE = 0  # all motion is shown
ANIM_REDUCED_MOTION_JUMP = 1  # values jump to where they are going; their animations end finished, at once
ANIM_REDUCED_MOTION_FADE = 2  # properties that fade do so in 0.2 s with ease; all others jump

ANIM_ANIMATION_GROUP_KIND_CLOCK = 0  # a clock whose speed can be changed: slow motion and pause for a part of the stage
# timed as a whole, as CAAnimationGroup: animations inside go by the time of the current repeat, and end when the group
# ends
ANIM_ANIMATION_GROUP_KIND_MEDIA = 1
# driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
ANIM_ANIMATION_GROUP_KIND_ANIMATOR = 2

ANIM_ANIMATOR_POSITION_END = 0
ANIM_ANIMATOR_POSITION_START = 1
ANIM_ANIMATOR_POSITION_CURRENT = 2

ANIM_LIMIT_BANK = 16777216
ANIM_LIMIT_SNAPSHOT = 268435456  # bytes of a snapshot

ANIM_WARNING_KIND_STATE = 0  # nothing leads to a state
ANIM_WARNING_KIND_EVENT = 1  # nothing in the document sends an event that is waited for: only the host can
ANIM_WARNING_KIND_END = 2  # a done or stopped event of what there is not, or of what never ends
ANIM_WARNING_KIND_CANCEL = 3  # nothing is sent with the id that a cancel has
ANIM_WARNING_KIND_PROPERTY = 4  # nothing shows, sets or reads a property
ANIM_WARNING_KIND_UNUSED = 5  # nothing uses an input, parameter, spring, curve, path, animation, component...
ANIM_WARNING_KIND_WORDS = 6  # a text that is an expression, too, where its words themselves are kept

ANIM_LIMIT_WARNINGS = 1000  # warnings that a document keeps: the first in its text

ANIM_WARNING_TEXT_MESSAGE = 0  # one English sentence, with the name that was probably meant
ANIM_WARNING_TEXT_POINTER = 1  # the RFC 6901 JSON pointer of what it is about
ANIM_WARNING_TEXT_SUGGESTION = 2  # the name that was probably meant; empty where none is like the one there

ANIM_SCENE_CHANGE_DISPLAY = 1  # its display list is not the one that the host was given last
ANIM_SCENE_CHANGE_EVENTS = 2  # events wait to be polled from its stage

ANIM_INPUT_KIND_NUMBER = 0
ANIM_INPUT_KIND_BOOLEAN = 1
ANIM_INPUT_KIND_STRING = 2
ANIM_INPUT_KIND_TRIGGER = 3

ANIM_LIMIT_EVENT_FIELDS = 64  # fields of one event's data

ANIM_FIELD_KIND_NUMBER = 0
ANIM_FIELD_KIND_BOOLEAN = 1
ANIM_FIELD_KIND_TEXT = 2

ANIM_STATE_KIND_ATOMIC = 0  # without states inside
ANIM_STATE_KIND_COMPOUND = 1  # one of those inside is active when it is
ANIM_STATE_KIND_PARALLEL = 2  # all of those inside are
ANIM_STATE_KIND_FINAL = 3
ANIM_STATE_KIND_HISTORY = 4  # never active

ANIM_LIMIT_LIST_CAPACITY = 4096  # items of one list
ANIM_LIMIT_KEY_SIZE = 255  # bytes of a key

ANIM_POINTER_ACTION_DOWN = 0
ANIM_POINTER_ACTION_MOVE = 1  # also of a pointer that is not down: it hovers
ANIM_POINTER_ACTION_UP = 2
ANIM_POINTER_ACTION_CANCEL = 3  # what it did while it was down does not count
ANIM_POINTER_ACTION_LEAVE = 4  # the pointer is gone

ANIM_KEY_ACTION_DOWN = 0  # down, and up at once
ANIM_KEY_ACTION_UP = 1  # down, and up at once
ANIM_KEY_ACTION_PRESS = 2  # down, and up at once

ANIM_KEY_TAB = 0
ANIM_KEY_SPACE = 1
ANIM_KEY_ENTER = 2
ANIM_KEY_ESCAPE = 3
ANIM_KEY_LEFT = 4
ANIM_KEY_RIGHT = 5
ANIM_KEY_UP = 6
ANIM_KEY_DOWN = 7
ANIM_KEY_HOME = 8
ANIM_KEY_END = 9
ANIM_KEY_PAGE_UP = 10
ANIM_KEY_PAGE_DOWN = 11

ANIM_MODIFIER_SHIFT = 1
ANIM_MODIFIER_CONTROL = 2
ANIM_MODIFIER_ALT = 4
ANIM_MODIFIER_META = 8

ANIM_ROLE_NONE = 0
ANIM_ROLE_BUTTON = 1
ANIM_ROLE_SWITCH = 2
ANIM_ROLE_CHECKBOX = 3
ANIM_ROLE_RADIO = 4
ANIM_ROLE_SLIDER = 5
ANIM_ROLE_PROGRESS = 6
ANIM_ROLE_IMAGE = 7
ANIM_ROLE_TEXT = 8
ANIM_ROLE_LINK = 9
ANIM_ROLE_GROUP = 10
ANIM_ROLE_HEADING = 11
ANIM_ROLE_LIST = 12
ANIM_ROLE_LIST_ITEM = 13
ANIM_ROLE_TAB = 14
ANIM_ROLE_MENU = 15
ANIM_ROLE_MENU_ITEM = 16
ANIM_ROLE_DIALOG = 17
ANIM_ROLE_ALERT = 18
ANIM_ROLE_SEPARATOR = 19

ANIM_ACCESSIBILITY_CHECKED = 1
ANIM_ACCESSIBILITY_SELECTED = 2
ANIM_ACCESSIBILITY_DISABLED = 4  # where the document does not say it: whether its region is
ANIM_ACCESSIBILITY_EXPANDED = 8
ANIM_ACCESSIBILITY_BUSY = 16
ANIM_ACCESSIBILITY_HIDDEN = 32  # also where the node is invisible
ANIM_ACCESSIBILITY_MINIMUM = 64  # minimum is known; likewise the next two
ANIM_ACCESSIBILITY_MAXIMUM = 128
ANIM_ACCESSIBILITY_NOW = 256
ANIM_ACCESSIBILITY_FOCUSABLE = 512  # its region can have the focus now; known where it has a region
ANIM_ACCESSIBILITY_FOCUSED = 1024  # its region has it

ANIM_ACCESSIBILITY_TEXT_LABEL = 0
ANIM_ACCESSIBILITY_TEXT_VALUE = 1
ANIM_ACCESSIBILITY_TEXT_HINT = 2

ANIM_DRAW_KIND_FILL = 0  # fill the path
ANIM_DRAW_KIND_STROKE = 1  # stroke the path
ANIM_DRAW_KIND_TEXT = 2  # draw a text in a font of the host's
ANIM_DRAW_KIND_IMAGE = 3  # draw an image that the host knows by its name
ANIM_DRAW_KIND_LAYER_BEGIN = 4  # what follows up to the layer's end is drawn as a whole, then composited
ANIM_DRAW_KIND_LAYER_END = 5
ANIM_DRAW_KIND_CLIP_BEGIN = 6  # what follows up to the clip's end shows inside the path only
ANIM_DRAW_KIND_CLIP_END = 7

ANIM_PAINT_SOLID = 0
ANIM_PAINT_LINEAR = 1
ANIM_PAINT_RADIAL = 2
ANIM_PAINT_ANGULAR = 3  # once around a center, clockwise, from an angle (0 is to the right)

ANIM_ALIGN_LEFT = 0
ANIM_ALIGN_CENTER = 1
ANIM_ALIGN_RIGHT = 2

ANIM_BASELINE_ALPHABETIC = 0
ANIM_BASELINE_TOP = 1
ANIM_BASELINE_MIDDLE = 2
ANIM_BASELINE_BOTTOM = 3

ANIM_FIT_STRETCH = 0  # the image fills its frame
ANIM_FIT_CONTAIN = 1  # as large as the frame holds all of it, in its middle
ANIM_FIT_COVER = 2  # as small as it covers the frame, in its middle; what is outside is not drawn

ANIM_BLEND_MODE_NORMAL = 0
ANIM_BLEND_MODE_MULTIPLY = 1
ANIM_BLEND_MODE_SCREEN = 2
ANIM_BLEND_MODE_OVERLAY = 3
ANIM_BLEND_MODE_DARKEN = 4
ANIM_BLEND_MODE_LIGHTEN = 5
ANIM_BLEND_MODE_COLOR_DODGE = 6
ANIM_BLEND_MODE_COLOR_BURN = 7
ANIM_BLEND_MODE_HARD_LIGHT = 8
ANIM_BLEND_MODE_SOFT_LIGHT = 9
ANIM_BLEND_MODE_DIFFERENCE = 10
ANIM_BLEND_MODE_EXCLUSION = 11
ANIM_BLEND_MODE_HUE = 12
ANIM_BLEND_MODE_SATURATION = 13
ANIM_BLEND_MODE_COLOR = 14
ANIM_BLEND_MODE_LUMINOSITY = 15


# A timing function of any sort: the progress y of a value when a part x of the time has passed. It does not change, and
# may be used by several threads at once, except one of a callback. What else uses an easing (a stage, say) keeps it
# alive: the host may destroy its own reference at any time, but not inside the easing's callback.
class anim_easing(Structure):
    pass


# A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. It does not
# change after it was made. Values and velocities are rows of component_count numbers, each at most 1e150 in size.
class anim_keyframes(Structure):
    pass


# The velocity of a pointer when it is let go, from its last samples: the slope, at the newest, of a parabola by least
# squares through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy LSQ2). Two
# samples make a line, and so do samples that lie too unevenly in time for a parabola. The velocity is 0 with one
# sample, where the samples span less than a millisecond, and where the pointer had stopped: more than 40 ms without a
# sample or in one place; samples from before so long a gap do not count. Coordinates are at most 1e150 in size.
class anim_velocity_estimator(Structure):
    pass


# A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
class anim_path(Structure):
    pass


# Paths in a row, each with its index: reading, measuring or asking all of them takes one call.
class anim_path_collection(Structure):
    pass


# The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time. Paths of the same verbs
# are interpolated point by point, unless an outline would fold up on its way, as it does to a mirror image. Where one
# path is the other but for where its subpaths begin, their order and direction, it only moves and changes its size;
# where it is the other turned, it turns, by less than a quarter only with the automatic structure. An arc of path data
# is one command for the strict structure, however many cubics stand for it, as for anim_path_data_match(). Others are
# brought to a common structure first: subpaths are paired by role, position, size and shape, aligned by their features,
# and cut at each other's joints; lines stay lines where both sides are lines, and curves stay curves, of which only
# parts are taken (de Casteljau). Of fills an outline for which the other path has several that lie side by side is
# first cut into parts by straight lines, unless one of these is much like it: those parts then become one each.
class anim_morph(Structure):
    pass


# A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. It does not
# change.
#
# Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. The operators, from
# loose to tight:
#
# c ? a : b       a where c is true, else b; from the right ||              or: 1 or 0 &&              and: 1 or 0 == !=
# two in a row are refused < <= > >=       two in a row are refused + -             from the left / %           from the
# left; % is mod -a !a           the negative; 1 where a is 0, else 0
#
# Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
#
# Functions; angles are in radians:
#
# abs acos asin atan cbrt cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees) ceil floor trunc,
# round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself) atan2(y, x), hypot(x, y), pow(x,
# y), step(edge, x) (0 where x < edge, else 1) min, max             of two or more; NaN where one is mod(x, y)
# the remainder with the sign of y, exact but for one addition: Python's % clamp(x, low, high)  min(max(x, low), high)
# mix(a, b, t)         a * (1 - t) + b * t smoothstep(low, high, x)  u * u * (3 - 2 * u) with u = clamp((x - low) /
# (high - low), 0, 1) if(c, a, b)          c ? a : b predict(from, velocity, remaining)  where a decay without bounds
# ends of whose velocity so much remains after a millisecond: from - velocity / (1000 * log(remaining)); NaN unless 0 <
# remaining < 1 rubberBand(excess, dimension)  how far beyond a bound of a scroll view what is dragged that much beyond
# it is shown, as by anim_rubber_band_evaluate() with 0.55; NaN unless dimension > 0 and finite
#
# A variable's name has parts of ASCII letters, digits, _ and whatever is beyond ASCII, joined by dots, and may have an
# index: gradient.angle.x, stops[0]. Any other part stands in backquotes: `cart-center`.x; so does one that is named as
# a constant is. No space stands inside a name, outside of backquotes.
#
# In documents there is more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with
# a text in single quotes (two of them are one), mode == 'dark' and mode != 'dark'. These are variables, too, with names
# of their own: in(loading), elapsed(loading), random() and mode=='dark', without spaces and backquotes; random(a, b) is
# mix(a, b, random()), != is the ! of the variable of ==. Elsewhere they are unknown names, unless the host gave such a
# name.
#
# The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what has no
# value is NaN (always 0x7FF8000000000000), what is too large infinite, and both go on through what follows. What a
# conditional, && or || does not need has no effect on the result.
class anim_expression(Structure):
    pass


# A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
# presentation value (what is seen now).
class anim_stage(Structure):
    pass


# A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of.
class anim_spring_bank_view(Structure):
    pass


# A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by several
# threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes are.
class anim_document(Structure):
    pass


# A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
# to draw and regions to touch. The format is described in docs/document-format.md.
class anim_scene(Structure):
    pass


# A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be played
# by many scenes.
class anim_trace(Structure):
    pass


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


# A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact at
# any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is not from
# 2^-1000 to 2^1000, or the damping ratio is above 2^500. Values, displacements and velocities that are passed to
# functions for one value are at most 1e150 in size (ANIM_ERROR_LIMIT); those for many values take any finite ones.
class anim_spring(Structure):
    mass: float  # m > 0
    stiffness: float  # k > 0, per second squared when m = 1
    damping: float  # c >= 0; 0 never comes to rest
    _fields_ = (
        ("mass", c_double),
        ("stiffness", c_double),
        ("damping", c_double),
    )


# A spring with its constants computed in advance, which saves two thirds of a call of anim_spring_evaluate(). Filled by
# anim_spring_prepare(); plain memory of the caller's that may be copied, kept and read by many threads at once. Its
# size never changes. What the members mean belongs to the library: a struct that another version has filled, or that
# was changed, is refused.
class anim_prepared_spring(Structure):
    decay: float  # sums of two doubles, in a time of the library's
    decay_low: float  # sums of two doubles, in a time of the library's
    frequency: float
    frequency_low: float
    fast_rate: float
    squared_frequency: float
    time_scale: float
    inverse_time_scale: float
    kind: int
    check: int  # a sum over the other members
    _fields_ = (
        ("decay", c_double),
        ("decay_low", c_double),
        ("frequency", c_double),
        ("frequency_low", c_double),
        ("fast_rate", c_double),
        ("squared_frequency", c_double),
        ("time_scale", c_double),
        ("inverse_time_scale", c_double),
        ("kind", c_uint64),
        ("check", c_uint64),
    )


# A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
# |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
class anim_cubic_bezier(Structure):
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


# What the three ways to make keyframes have in common. On each segment an angle turns by at most half a turn, and by
# just half a turn as it is written: full turns are added to the keys' values, also to the last.
class anim_keyframe_options(Structure):
    struct_size: int
    component_count: int  # 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
    mode: int  # ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
    has_ease: int
    shortest_turns: int  # bit i: component i, below 64 and component_count, is an angle that turns the shortest way. 0
    duration: float  # seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    ease: anim_cubic_bezier
    _fields_ = (
        ("struct_size", c_uint32),
        ("component_count", c_uint32),
        ("mode", c_int32),
        ("has_ease", c_int32),
        ("shortest_turns", c_uint64),
        ("duration", c_double),
        ("ease", anim_cubic_bezier),
    )


class anim_keyframe(Structure):
    kind: int  # ANIM_KEYFRAME_KIND_...
    flags: int  # ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
    duration: float  # seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
    curve: anim_cubic_bezier  # of LINEAR
    spring: anim_spring  # of SPRING
    _fields_ = (
        ("kind", c_int32),
        ("flags", c_uint32),
        ("duration", c_double),
        ("curve", anim_cubic_bezier),
        ("spring", anim_spring),
    )


class anim_keyframes_info(Structure):
    struct_size: int
    component_count: int
    key_count: int  # values, blocks or keyframes
    needs_start: int  # whether they begin with what the caller gives when it evaluates
    duration: float  # seconds
    _fields_ = (
        ("struct_size", c_uint32),
        ("component_count", c_uint32),
        ("key_count", c_uint32),
        ("needs_start", c_int32),
        ("duration", c_double),
    )


# When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time - begin_time)
# * speed + time_offset; the active interval is local time 0 up to the active duration, which is the duration times the
# repeat count (times two with autoreverses), or the repeat duration. Its begin belongs to it and its end does not; the
# other way round where speed is negative. That is so for anim_media_timing_evaluate() and for groups; for what an
# animation makes of it see anim_stage_animate().
class anim_media_timing(Structure):
    struct_size: int
    fill_mode: int  # of local time. NONE
    autoreverses: int  # 1: each repeat runs back again. 0
    reserved: int
    begin_time: float  # seconds of parent time. 0
    time_offset: float  # seconds of local time. 0
    speed: float  # negative runs backwards; at 0 local time stands at time_offset. 1
    duration: float  # seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
    repeat_count: float  # >= 0, fractional or infinite; 0 says nothing. 0
    repeat_duration: float
    _fields_ = (
        ("struct_size", c_uint32),
        ("fill_mode", c_int32),
        ("autoreverses", c_int32),
        ("reserved", c_int32),
        ("begin_time", c_double),
        ("time_offset", c_double),
        ("speed", c_double),
        ("duration", c_double),
        ("repeat_count", c_double),
        ("repeat_duration", c_double),
    )


# What a timing says of one moment. Where it is not in effect, the rest is as if it filled on both sides.
class anim_media_sample(Structure):
    phase: int  # ANIM_TIMING_PHASE_...
    is_in_effect: int  # 1: there is a value, in the active phase or by the fill mode
    is_reversing: int  # 1: on the way back of an autoreversing repeat
    reserved: int
    progress: float
    iteration: float  # the current repeat, from 0; infinite after the last of infinitely many
    local_time: float  # seconds, not clamped
    iteration_time: float
    rate: float  # d progress / d parent time, per second; 0 outside the active phase
    iteration_rate: float  # d iteration_time / d parent time; 0 outside the active phase
    _fields_ = (
        ("phase", c_int32),
        ("is_in_effect", c_int32),
        ("is_reversing", c_int32),
        ("reserved", c_int32),
        ("progress", c_double),
        ("iteration", c_double),
        ("local_time", c_double),
        ("iteration_time", c_double),
        ("rate", c_double),
        ("iteration_rate", c_double),
    )


# The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
class anim_web_timing(Structure):
    struct_size: int
    fill: int  # NONE
    direction: int  # ANIM_DIRECTION_... NORMAL
    reserved: int
    delay: float  # signed. 0
    end_delay: float  # signed. 0
    iteration_start: float
    iterations: float  # >= 0 or infinite. 1
    duration: float  # of one iteration, >= 0 or infinite. 0
    playback_rate: float  # the animation's: only its sign counts here. 1
    _fields_ = (
        ("struct_size", c_uint32),
        ("fill", c_int32),
        ("direction", c_int32),
        ("reserved", c_int32),
        ("delay", c_double),
        ("end_delay", c_double),
        ("iteration_start", c_double),
        ("iterations", c_double),
        ("duration", c_double),
        ("playback_rate", c_double),
    )


# What a timing says of one moment. What the specification calls unresolved is told by is_in_effect, and is 0.
class anim_web_sample(Structure):
    phase: int  # ANIM_TIMING_PHASE_...
    is_in_effect: int  # 0: the numbers below are unresolved
    is_reversing: int  # 1: the current direction is reverse
    reserved: int
    active_time: float
    overall_progress: float
    simple_iteration_progress: float
    current_iteration: float  # infinite after the last of infinitely many
    directed_progress: float  # 0...1: the input of the timing function
    _fields_ = (
        ("phase", c_int32),
        ("is_in_effect", c_int32),
        ("is_reversing", c_int32),
        ("reserved", c_int32),
        ("active_time", c_double),
        ("overall_progress", c_double),
        ("simple_iteration_progress", c_double),
        ("current_iteration", c_double),
        ("directed_progress", c_double),
    )


# Momentum that dies away: x = from + velocity / rate * (1 - e^(-rate * t)). What runs into a bound is taken over there
# by the spring, with the velocity that it has, and comes back to the bound; what begins beyond one springs back at
# once. Several components go one by one. Places and velocities are at most 1e150 in size (ANIM_ERROR_LIMIT).
class anim_decay(Structure):
    struct_size: int
    reserved: int
    rate: float  # per second, 2^-300 to 2^300. 2.002..., what UIScrollView's 0.998 a millisecond makes
    minimum: float  # may be -infinity. -infinity
    maximum: float  # >= minimum; may be infinity. infinity
    spring: anim_spring  # mass 1, stiffness 100, damping 20: critically damped
    _fields_ = (
        ("struct_size", c_uint32),
        ("reserved", c_int32),
        ("rate", c_double),
        ("minimum", c_double),
        ("maximum", c_double),
        ("spring", anim_spring),
    )


# The resistance of a scroll view that is dragged beyond its bounds: a drag of x beyond one is shown (1 - 1 / (x *
# coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most 1e150
# in size (ANIM_ERROR_LIMIT).
class anim_rubber_band(Structure):
    minimum: float  # may be -infinity
    maximum: float  # >= minimum; may be infinity
    dimension: float  # of the view in that direction, above 0 and at most 1e150
    coefficient: float  # above 0 and at most 1e150; UIScrollView's is 0.55
    _fields_ = (
        ("minimum", c_double),
        ("maximum", c_double),
        ("dimension", c_double),
        ("coefficient", c_double),
    )


# How a color moves to another. All zeros is straight sRGB.
class anim_color_interpolation(Structure):
    space: int  # ANIM_COLOR_SPACE_...
    hue: int  # ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
    premultiplied: int  # 1: components but the hue are multiplied by the opacity meanwhile, as CSS does
    _fields_ = (
        ("space", c_int32),
        ("hue", c_int32),
        ("premultiplied", c_int32),
    )


# A transform taken apart: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y, a
# = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
# cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
# remainder instead of the skew). Of the two scales of a transform that mirrors, one is negative: scale_x where a < d.
class anim_transform_parts(Structure):
    tx: float
    ty: float
    angle: float  # from -pi to pi; positive turns clockwise on the screen
    scale_x: float
    scale_y: float
    skew: float  # the tangent of the skew's angle
    shear: float  # 0, unless scale_y is 0 or below 1e-9 of it
    _fields_ = (
        ("tx", c_double),
        ("ty", c_double),
        ("angle", c_double),
        ("scale_x", c_double),
        ("scale_y", c_double),
        ("skew", c_double),
        ("shear", c_double),
    )


# How path data are read.
class anim_path_parsing(Structure):
    struct_size: int
    lenient: int  # 0: data with an error are refused; 1: all before the error is kept, as SVG's error handling says
    arc_accuracy: float  # largest error of the cubics of an arc, in its larger radius: 1e-13 to 1
    _fields_ = (
        ("struct_size", c_uint32),
        ("lenient", c_int32),
        ("arc_accuracy", c_double),
    )


# How path data are written.
class anim_path_format(Structure):
    struct_size: int
    minified: int
    coordinates: int
    digits: int  # decimals that numbers are rounded to, 0 to 15; -1: as many as it takes to lose nothing
    _fields_ = (
        ("struct_size", c_uint32),
        ("minified", c_int32),
        ("coordinates", c_int32),
        ("digits", c_int32),
    )


# A location on an outline. Where two segments meet, the location at a length is the beginning of the second, and its
# tangent the direction in which the path goes on; the end of the path is that of its last segment. At a cusp the
# tangent is that of what follows; where control points coincide, the limit; (1, 0) for a segment of length 0.
class anim_path_location(Structure):
    x: float
    y: float
    tangent_x: float  # the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal
    tangent_y: float  # the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal
    curvature: float  # 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    length: float  # along the path
    distance: float  # from the point that was asked for; 0 where none was
    parameter: float  # of the verb's segment, 0...1
    verb: int  # the index of the verb that draws the segment
    subpath: int  # which, from 0
    _fields_ = (
        ("x", c_double),
        ("y", c_double),
        ("tangent_x", c_double),
        ("tangent_y", c_double),
        ("curvature", c_double),
        ("length", c_double),
        ("distance", c_double),
        ("parameter", c_double),
        ("verb", c_uint32),
        ("subpath", c_uint32),
    )


# Which part of an outline anim_path_trim keeps.
class anim_path_trim_options(Structure):
    struct_size: int
    flags: int  # ANIM_PATH_TRIM_... added up. 0
    start: float  # where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1
    end: float
    offset: float  # moves both along; what leaves the path at its end comes in again at its beginning. 0
    _fields_ = (
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("start", c_double),
        ("end", c_double),
        ("offset", c_double),
    )


# What a path is made of: a move and what is drawn until the next.
class anim_subpath(Structure):
    first_verb: int  # where its verbs are among the path's
    verb_count: int  # where its verbs are among the path's
    first_coordinate: int  # where its coordinates are, two a point
    coordinate_count: int  # where its coordinates are, two a point
    area: float  # as of anim_path_get_area()
    is_closed: int  # 1 where its last verb is a close
    reserved: int
    _fields_ = (
        ("first_verb", c_uint64),
        ("verb_count", c_uint64),
        ("first_coordinate", c_uint64),
        ("coordinate_count", c_uint64),
        ("area", c_double),
        ("is_closed", c_int32),
        ("reserved", c_int32),
    )


# How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
class anim_stroke_style(Structure):
    struct_size: int
    cap: int  # ANIM_CAP_... BUTT
    join: int  # ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
    dash_count: int
    width: float  # 0 (which draws nothing) to 1e150. 1
    miter_limit: float  # at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    dash_offset: float  # how far into its dashes each subpath begins; may be negative. 0
    dashes: Any
    simplified: int  # 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
    reserved: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("cap", c_int32),
        ("join", c_int32),
        ("dash_count", c_uint32),
        ("width", c_double),
        ("miter_limit", c_double),
        ("dash_offset", c_double),
        ("dashes", POINTER(c_double)),
        ("simplified", c_int32),
        ("reserved", c_int32),
    )


# Two indices, of the first path and of the second.
class anim_morph_pair(Structure):
    # from: int
    to: int
    _fields_ = (
        ("from", c_int32),
        ("to", c_int32),
    )


class anim_morph_options(Structure):
    struct_size: int
    structure: int  # ANIM_MORPH_STRUCTURE_.... AUTOMATIC
    motion: int  # ANIM_MORPH_MOTION_.... AUTOMATIC
    pairing: int  # ANIM_MORPH_PAIRING_.... AUTOMATIC
    starts: int  # ANIM_MORPH_STARTS_.... AUTOMATIC
    fill_rule: int  # ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
    effort: int  # how hard in-betweens that cross themselves are searched for and repaired, 0 to 3. 2
    paint: int  # ANIM_MORPH_PAINT_.... FILL
    smoothness: float  # from 0 (outlines stretch as their features ask for) to 1 (evenly along their length). 0.25
    tolerance: float  # joints nearer than this become one, in units of the outline's length, 0 to 0.1. 0.01
    pairs: Any
    pair_count: int
    points: Any
    point_count: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("structure", c_int32),
        ("motion", c_int32),
        ("pairing", c_int32),
        ("starts", c_int32),
        ("fill_rule", c_int32),
        ("effort", c_int32),
        ("paint", c_int32),
        ("smoothness", c_double),
        ("tolerance", c_double),
        ("pairs", POINTER(anim_morph_pair)),
        ("pair_count", c_uint64),
        ("points", POINTER(anim_morph_pair)),
        ("point_count", c_uint64),
    )


# Something that happened. 64 bytes on every platform.
class anim_event(Structure):
    kind: int  # ANIM_EVENT_KIND_...
    finished: int  # 1 when it ran to its end, 0 when it was interrupted or removed
    time: int  # flicks of stage time
    subject: int  # the property, transaction, group or bank, or 0
    name: int  # index for anim_stage_get_name, or -1
    count: int  # see the kinds; otherwise 0
    animation: int  # the animation that ended, or 0
    data: int  # names the data that came with it, or 0 for none; see anim_scene_get_event_value
    data_lost: int  # how many of its fields, the first ones, were dropped before it was told; 0 for none
    reserved: int
    reserved_more: int
    _fields_ = (
        ("kind", c_int32),
        ("finished", c_int32),
        ("time", c_int64),
        ("subject", c_uint64),
        ("name", c_int32),
        ("count", c_int32),
        ("animation", c_uint64),
        ("data", c_uint64),
        ("data_lost", c_uint32),
        ("reserved", c_uint32),
        ("reserved_more", c_uint64),
    )


class anim_stage_options(Structure):
    struct_size: int
    property_capacity: int  # properties for which memory is made ready at once; more may be added. 16
    event_limit: int  # events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    event_mask: int  # bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    _fields_ = (
        ("struct_size", c_uint32),
        ("property_capacity", c_uint32),
        ("event_limit", c_uint32),
        ("event_mask", c_uint32),
    )


# A member that is not of the property's kind, or space, must be left as it is (ANIM_ERROR_ARGUMENT).
class anim_property_options(Structure):
    struct_size: int
    kind: int  # ANIM_VALUE_KIND_... but PATH. SCALAR
    component_count: int  # of a VECTOR; 0 takes the kind's own. 0
    turn: int  # of an ANGLE: ANIM_TURN_.... AS_GIVEN
    space: int  # of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
    hue: int  # of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
    premultiplied: int  # of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
    fades: int  # 1: may fade when motion is reduced; -1: as its kind (colors do). -1
    threshold: float  # see anim_stage_set_threshold. 0.001
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("component_count", c_uint32),
        ("turn", c_int32),
        ("space", c_int32),
        ("hue", c_int32),
        ("premultiplied", c_int32),
        ("fades", c_int32),
        ("threshold", c_double),
    )


class anim_property_info(Structure):
    struct_size: int
    kind: int  # ANIM_VALUE_KIND_...
    component_count: int
    name: int  # index for anim_stage_get_name, or -1
    is_animating: int  # 1 while an animation runs or waits for its delay
    shown_count: int
    threshold: float  # see anim_stage_set_threshold
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("component_count", c_uint32),
        ("name", c_int32),
        ("is_animating", c_int32),
        ("shown_count", c_uint32),
        ("threshold", c_double),
    )


# How the values set in a transaction move. Setting a member is enough; those that anim_default_motion has filled with
# ANIM_INHERIT and nobody has set come from the enclosing transaction.
class anim_motion(Structure):
    struct_size: int
    kind: int  # ANIM_MOTION_KIND_.... INHERIT
    duration: float
    delay: float  # seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT
    curve: anim_cubic_bezier  # read when kind is ANIM_MOTION_KIND_CURVE
    spring: anim_spring  # read when kind is ANIM_MOTION_KIND_SPRING
    easing: Any  # read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
    stagger: float  # seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT
    repeat_count: float  # > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
    autoreverses: int  # 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
    interruption: int  # ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
    disables_actions: int  # 1: values jump, whatever actions their properties have. ANIM_INHERIT
    arrangement: int  # ANIM_ARRANGEMENT_... of the transactions inside. NONE
    group: int  # by whose clock the animations go; 0 inherits, outermost the stage's
    after: int  # they start (after their delay) when it is complete; 0 for at once
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("duration", c_double),
        ("delay", c_double),
        ("curve", anim_cubic_bezier),
        ("spring", anim_spring),
        ("easing", POINTER(anim_easing)),
        ("stagger", c_double),
        ("repeat_count", c_double),
        ("autoreverses", c_int32),
        ("interruption", c_int32),
        ("disables_actions", c_int32),
        ("arrangement", c_int32),
        ("group", c_uint64),
        ("after", c_uint64),
    )


class anim_animation_options(Structure):
    struct_size: int
    kind: int  # ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
    interruption: int  # ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
    additive: int  # 1: its value is added to what lies below it (see anim_stage_animate()). 0
    cumulative: int  # 1: the value at the end of each repeat is added to the next (see there). 0
    sets_model: int  # 1: the model value becomes its last value when it starts (see there). 0
    count: int  # components of from, to, by and velocity: the property's
    reserved: int  # not read
    # from: Any  # where it begins; not of keyframes that say it themselves
    to: Any  # where it leads; of a curve, easing or spring
    by: Any
    velocity: Any
    duration: float
    delay: float  # seconds before it starts, >= 0. 0
    timing: anim_media_timing  # its begin_time and duration are not read (see delay and duration)
    curve: anim_cubic_bezier
    spring: anim_spring
    easing: Any
    keyframes: Any
    decay: anim_decay
    group: int  # by whose clock it goes; 0: the stage's
    after: int  # it starts (after its delay) when it is complete; 0 for at once
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("interruption", c_int32),
        ("additive", c_int32),
        ("cumulative", c_int32),
        ("sets_model", c_int32),
        ("count", c_uint32),
        ("reserved", c_uint32),
        ("from", POINTER(c_double)),
        ("to", POINTER(c_double)),
        ("by", POINTER(c_double)),
        ("velocity", POINTER(c_double)),
        ("duration", c_double),
        ("delay", c_double),
        ("timing", anim_media_timing),
        ("curve", anim_cubic_bezier),
        ("spring", anim_spring),
        ("easing", POINTER(anim_easing)),
        ("keyframes", POINTER(anim_keyframes)),
        ("decay", anim_decay),
        ("group", c_uint64),
        ("after", c_uint64),
    )


class anim_animation_group_options(Structure):
    struct_size: int
    kind: int  # ANIM_ANIMATION_GROUP_KIND_.... CLOCK
    parent: int  # the group whose time it goes by; 0: the stage's. At most 16 deep
    duration: float  # of an ANIMATOR, seconds; 0: that of its longest animation. 0
    timing: anim_media_timing  # of MEDIA; its begin time counts from now
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("parent", c_uint64),
        ("duration", c_double),
        ("timing", anim_media_timing),
    )


class anim_stage_info(Structure):
    struct_size: int
    is_paused: int
    time: int  # stage time, flicks: what events and animations go by
    host_time: int  # the sum of all advances, flicks
    time_scale: float
    property_count: int
    animation_count: int  # animations that run or wait for their delay, and banks that move; 0: nothing moves
    event_count: int  # events that wait to be polled
    open_transactions: int
    next_due: int
    owed: int  # by how many flicks of stage time it is behind where its advances lead: see anim_stage_set_step_budget()
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
        ("owed", c_int64),
    )


class anim_document_options(Structure):
    struct_size: int
    keeps_warnings: int  # whether it is searched for what it has in vain: anim_document_get_warning_count. 0
    parameters: c_char_p  # values for the document's parameters: a JSON object. Null for none
    parameters_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    library: c_char_p
    library_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    memory_limit: int  # as in anim_scene_options. 268435456
    _fields_ = (
        ("struct_size", c_uint32),
        ("keeps_warnings", c_int32),
        ("parameters", c_char_p),
        ("parameters_length", c_uint64),
        ("library", c_char_p),
        ("library_length", c_uint64),
        ("memory_limit", c_uint64),
    )


class anim_document_warning(Structure):
    struct_size: int
    kind: int  # ANIM_WARNING_KIND_...
    line: int  # of the name that it is about; counted from 1, the column in bytes
    column: int  # of the name that it is about; counted from 1, the column in bytes
    offset: int  # the same place in bytes from the beginning of the text
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("line", c_int32),
        ("column", c_int32),
        ("offset", c_uint64),
    )


class anim_scene_options(Structure):
    struct_size: int
    event_limit: int  # as in anim_stage_options. 65536
    event_mask: int  # as in anim_stage_options. 0xFFFFFFFF
    reserved: int
    seed: int  # of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
    parameters: c_char_p  # values for the document's parameters: a JSON object. Null for none
    parameters_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    library: c_char_p
    library_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    memory_limit: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("event_limit", c_uint32),
        ("event_mask", c_uint32),
        ("reserved", c_uint32),
        ("seed", c_uint64),
        ("parameters", c_char_p),
        ("parameters_length", c_uint64),
        ("library", c_char_p),
        ("library_length", c_uint64),
        ("memory_limit", c_uint64),
    )


class anim_scene_info(Structure):
    struct_size: int
    input_count: int
    node_count: int
    region_count: int
    width: float  # the document's size
    height: float  # the document's size
    canvas: anim_rectangle  # what a picture of it must show: 0, 0 and the size unless the document says another
    _fields_ = (
        ("struct_size", c_uint32),
        ("input_count", c_uint32),
        ("node_count", c_uint32),
        ("region_count", c_uint32),
        ("width", c_double),
        ("height", c_double),
        ("canvas", anim_rectangle),
    )


class anim_scene_change(Structure):
    index: int  # in scenes
    what: int  # ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
    _fields_ = (
        ("index", c_uint32),
        ("what", c_uint32),
    )


class anim_input_info(Structure):
    struct_size: int
    kind: int  # ANIM_INPUT_KIND_...
    name: int  # index for anim_stage_get_name of the scene's stage
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


# A field of the data of an event that is sent. 40 bytes on every platform.
class anim_event_field(Structure):
    name: c_char_p  # 1 to 255 bytes without control characters; in backquotes where one of .()[]=' is in it
    name_length: int
    kind: int  # ANIM_FIELD_KIND_...
    number: float  # of a number; of a boolean, 0 or 1. Not read for a text
    text: c_char_p  # read for a text, at most 65536 bytes
    text_length: int
    reserved: int  # not read
    _fields_ = (
        ("name", c_char_p),
        ("name_length", c_uint32),
        ("kind", c_int32),
        ("number", c_double),
        ("text", c_char_p),
        ("text_length", c_uint32),
        ("reserved", c_uint32),
    )


# A field of the data of an event that the document emitted. 24 bytes on every platform.
class anim_event_value(Structure):
    name: int  # index for anim_stage_get_name of the scene's stage
    kind: int  # ANIM_FIELD_KIND_...
    number: float  # of a boolean 0 or 1; of a text 0
    text_length: int  # bytes of a text
    reserved: int
    _fields_ = (
        ("name", c_int32),
        ("kind", c_int32),
        ("number", c_double),
        ("text_length", c_uint32),
        ("reserved", c_uint32),
    )


class anim_machine_state_info(Structure):
    struct_size: int
    kind: int  # ANIM_STATE_KIND_...
    name: int  # index for anim_stage_get_name of the scene's stage
    parent: int  # index of the state around it, or -1
    active: int  # 1 or 0
    reserved: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("kind", c_int32),
        ("name", c_int32),
        ("parent", c_int32),
        ("active", c_int32),
        ("reserved", c_uint32),
    )


class anim_list_info(Structure):
    struct_size: int
    name: int  # index for anim_stage_get_name of the scene's stage
    item_count: int  # without those that are leaving
    leaving_count: int
    capacity: int  # of both together
    reserved: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("name", c_int32),
        ("item_count", c_uint32),
        ("leaving_count", c_uint32),
        ("capacity", c_uint32),
        ("reserved", c_uint32),
    )


class anim_item_info(Structure):
    struct_size: int
    number: int  # behind the name of the list and a dot in the names of all that is its own
    leaving: int  # whether it was removed
    reserved: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("number", c_uint32),
        ("leaving", c_int32),
        ("reserved", c_uint32),
    )


class anim_region_info(Structure):
    struct_size: int
    name: int  # index for anim_stage_get_name of the scene's stage
    node: int  # the node in whose coordinates it lies, or -1
    is_enabled: int  # now
    is_visible: int  # now
    is_focusable: int  # now
    is_held: int  # 1 while it tracks a pointer or is pressed by a key
    has_focus: int
    bounds: anim_rectangle  # of its shape, in the scene's coordinates; all 0 where it has none
    _fields_ = (
        ("struct_size", c_uint32),
        ("name", c_int32),
        ("node", c_int32),
        ("is_enabled", c_int32),
        ("is_visible", c_int32),
        ("is_focusable", c_int32),
        ("is_held", c_int32),
        ("has_focus", c_int32),
        ("bounds", anim_rectangle),
    )


class anim_accessibility_element(Structure):
    struct_size: int
    role: int  # ANIM_ROLE_...
    known: int  # ANIM_ACCESSIBILITY_...
    states: int  # those of the known ones that are so
    node: int  # its number, in document order
    region: int  # index of the region that is pressed for it, or -1
    minimum: float  # 0 where not known
    maximum: float  # 0 where not known
    now: float  # 0 where not known
    bounds: anim_rectangle  # in the scene's coordinates: of its region, or else of what it and those inside it draw
    _fields_ = (
        ("struct_size", c_uint32),
        ("role", c_int32),
        ("known", c_uint32),
        ("states", c_uint32),
        ("node", c_int32),
        ("region", c_int32),
        ("minimum", c_double),
        ("maximum", c_double),
        ("now", c_double),
        ("bounds", anim_rectangle),
    )


# A gradient's color at an offset from 0 to 1.
class anim_gradient_stop(Structure):
    offset: float  # not below that of the stop before
    color: Array[c_double]  # red, green, blue, opacity; sRGB, not premultiplied; interpolated so, as SVG does
    _fields_ = (
        ("offset", c_double),
        ("color", c_double * 4),
    )


# A range of the display list's verbs, and one of its coordinates: a path.
class anim_draw_path(Structure):
    verb_start: int
    verb_count: int
    coordinate_start: int
    coordinate_count: int
    _fields_ = (
        ("verb_start", c_uint32),
        ("verb_count", c_uint32),
        ("coordinate_start", c_uint32),
        ("coordinate_count", c_uint32),
    )


# Along the line from start to end.
class anim_linear_gradient(Structure):
    start: anim_point
    end: anim_point
    _fields_ = (
        ("start", anim_point),
        ("end", anim_point),
    )


# From a center to a radius.
class anim_radial_gradient(Structure):
    center: anim_point
    radius: float
    _fields_ = (
        ("center", anim_point),
        ("radius", c_double),
    )


# Once around a center, clockwise.
class anim_angular_gradient(Structure):
    center: anim_point
    angle: float  # where it begins and ends; 0 is to the right
    _fields_ = (
        ("center", anim_point),
        ("angle", c_double),
    )


# Where a gradient is.
class anim_draw_gradient(Union):
    linear: anim_linear_gradient
    radial: anim_radial_gradient
    angular: anim_angular_gradient
    _fields_ = (
        ("linear", anim_linear_gradient),
        ("radial", anim_radial_gradient),
        ("angular", anim_angular_gradient),
    )


# What a path or a text is drawn with: a color, or a gradient with stops.
class anim_draw_paint(Structure):
    kind: int  # ANIM_PAINT_...
    stop_start: int  # a gradient's stops, in the display list's stops
    stop_count: int  # a gradient's stops, in the display list's stops
    reserved: int
    color: Array[c_double]  # of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
    gradient: anim_draw_gradient  # all 0 for ANIM_PAINT_SOLID
    _fields_ = (
        ("kind", c_int32),
        ("stop_start", c_uint32),
        ("stop_count", c_uint32),
        ("reserved", c_uint32),
        ("color", c_double * 4),
        ("gradient", anim_draw_gradient),
    )


# A path filled.
class anim_draw_fill(Structure):
    paint: anim_draw_paint
    path: anim_draw_path
    rule: int  # ANIM_FILL_RULE_...
    reserved: int
    _fields_ = (
        ("paint", anim_draw_paint),
        ("path", anim_draw_path),
        ("rule", c_int32),
        ("reserved", c_uint32),
    )


# A path stroked.
class anim_draw_stroke(Structure):
    paint: anim_draw_paint
    path: anim_draw_path
    cap: int  # ANIM_CAP_...
    join: int  # ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join comes as its outline, filled
    width: float
    miter_limit: float
    dash_offset: float  # how far into the dashes each subpath begins
    dash_start: int  # in the display list's dashes: an even number of lengths; 0 for a solid line
    dash_count: int  # in the display list's dashes: an even number of lengths; 0 for a solid line
    _fields_ = (
        ("paint", anim_draw_paint),
        ("path", anim_draw_path),
        ("cap", c_int32),
        ("join", c_int32),
        ("width", c_double),
        ("miter_limit", c_double),
        ("dash_offset", c_double),
        ("dash_start", c_uint32),
        ("dash_count", c_uint32),
    )


# A text in a font of the host's.
class anim_draw_text(Structure):
    paint: anim_draw_paint
    text_start: int  # its UTF-8, in the display list's text
    text_count: int  # its UTF-8, in the display list's text
    font_start: int  # its font's name, likewise; a count of 0: the host's own font
    font_count: int  # its font's name, likewise; a count of 0: the host's own font
    align: int  # ANIM_ALIGN_...: where it is beside position.x
    baseline: int  # ANIM_BASELINE_...: what of its line is at position.y
    position: anim_point
    size: float  # of the font
    weight: float  # as in CSS: 400 is regular, 700 bold
    _fields_ = (
        ("paint", anim_draw_paint),
        ("text_start", c_uint32),
        ("text_count", c_uint32),
        ("font_start", c_uint32),
        ("font_count", c_uint32),
        ("align", c_int32),
        ("baseline", c_int32),
        ("position", anim_point),
        ("size", c_double),
        ("weight", c_double),
    )


# An image that the host knows by its name.
class anim_draw_image(Structure):
    name_start: int  # its name, in the display list's text
    name_count: int  # its name, in the display list's text
    fit: int  # ANIM_FIT_...
    reserved: int
    frame: anim_rectangle
    _fields_ = (
        ("name_start", c_uint32),
        ("name_count", c_uint32),
        ("fit", c_int32),
        ("reserved", c_uint32),
        ("frame", anim_rectangle),
    )


# What a layer casts: drawn below it, and part of it.
class anim_draw_shadow(Structure):
    color: Array[c_double]  # red, green, blue, opacity
    offset: anim_point  # how far from the layer it is
    blur: float  # twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
    _fields_ = (
        ("color", c_double * 4),
        ("offset", anim_point),
        ("blur", c_double),
    )


# The beginning of a layer.
class anim_draw_layer(Structure):
    blend: int  # ANIM_BLEND_MODE_...
    has_shadow: int
    shadow: anim_draw_shadow  # all 0 where has_shadow is 0
    _fields_ = (
        ("blend", c_int32),
        ("has_shadow", c_int32),
        ("shadow", anim_draw_shadow),
    )


# The beginning of a clip: what follows shows inside the path only.
class anim_draw_clip(Structure):
    path: anim_draw_path
    rule: int  # ANIM_FILL_RULE_...
    reserved: int
    _fields_ = (
        ("path", anim_draw_path),
        ("rule", c_int32),
        ("reserved", c_uint32),
    )


# What a command draws, by its kind. What ends a layer or clip has none.
class anim_draw_content(Union):
    fill: anim_draw_fill
    stroke: anim_draw_stroke
    text: anim_draw_text
    image: anim_draw_image
    layer: anim_draw_layer
    clip: anim_draw_clip
    _fields_ = (
        ("fill", anim_draw_fill),
        ("stroke", anim_draw_stroke),
        ("text", anim_draw_text),
        ("image", anim_draw_image),
        ("layer", anim_draw_layer),
        ("clip", anim_draw_clip),
    )


# One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
# transform takes them to the scene's. Begins and ends are balanced: what a layer or clip holds follows its begin, and
# then its end. Bytes that the kind's content does not use are 0. 240 bytes on every platform.
class anim_draw_command(Structure):
    kind: int  # ANIM_DRAW_KIND_...
    node: int  # number of the node in document order
    transform: anim_transform
    opacity: float  # 0 to 1, of the node; that of a group is its layer's
    bounds: anim_rectangle
    revision: int  # that of the display list when what it draws changed last
    content: anim_draw_content  # what it draws
    _fields_ = (
        ("kind", c_int32),
        ("node", c_int32),
        ("transform", anim_transform),
        ("opacity", c_double),
        ("bounds", anim_rectangle),
        ("revision", c_uint64),
        ("content", anim_draw_content),
    )


# All of a display list.
class anim_display(Structure):
    struct_size: int
    reserved: int
    revision: int
    commands: Any
    command_count: int
    verbs: Any
    verb_count: int
    coordinates: Any
    coordinate_count: int
    stops: Any
    stop_count: int
    dashes: Any  # the dashes of all strokes in a row
    dash_count: int
    text: Any  # UTF-8 of all texts in a row, without a NUL
    text_length: int
    _fields_ = (
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("revision", c_uint64),
        ("commands", POINTER(anim_draw_command)),
        ("command_count", c_uint64),
        ("verbs", POINTER(c_uint8)),
        ("verb_count", c_uint64),
        ("coordinates", POINTER(c_double)),
        ("coordinate_count", c_uint64),
        ("stops", POINTER(anim_gradient_stop)),
        ("stop_count", c_uint64),
        ("dashes", POINTER(c_double)),
        ("dash_count", c_uint64),
        ("text", POINTER(c_uint8)),
        ("text_length", c_uint64),
    )


class anim_trace_info(Structure):
    struct_size: int
    has_seed: int
    step_count: int
    end: int  # flicks: its end line's time, or its last step's
    seed: int  # with which it was recorded, where has_seed is 1; a runner loads the scene with it
    _fields_ = (
        ("struct_size", c_uint32),
        ("has_seed", c_int32),
        ("step_count", c_uint64),
        ("end", c_int64),
        ("seed", c_uint64),
    )


# Called with a callback's context, once, when nothing uses it any more: another callback took its place or a null one,
# what it belongs to was removed, destroyed or replaced by a snapshot, or the call that the callback was given to failed
# (as with sqlite3_create_function_v2()). It is called by the call that lets go of the context, on its thread and often
# inside it, and may call no object of that call. It must return. What a callback that was left by longjmp() still uses
# is not released.
anim_context_release_callback = CFUNCTYPE(None, c_void_p)

# Memory of size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is
# none: never memory that is not aligned so.
anim_allocate_callback = CFUNCTYPE(c_void_p, c_void_p, c_size_t, c_size_t)

# Gives memory back that anim_allocate_callback gave; never null.
anim_release_callback = CFUNCTYPE(None, c_void_p, c_void_p)

# A timing function of the host's: y at x. It must return: see "Callbacks" above.
anim_easing_callback = CFUNCTYPE(c_double, c_void_p, c_double)

# Hears of events. The event is valid during the call only. It must return: see "Callbacks" above.
anim_event_callback = CFUNCTYPE(None, c_void_p, POINTER(anim_event))

# Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks" above.
anim_property_callback = CFUNCTYPE(None, c_void_p, c_uint64, POINTER(c_double), c_size_t)

# The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_... constants
# that the host was compiled with.
# ()
anim_version = bind("anim_version", c_uint32)

# The ANIM_COMPONENT_... constants of the library in use, added up: 31 for one that has everything.
# ()
anim_components = bind("anim_components", c_uint32)

# The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for a number that is none. The text is
# constant, NUL-terminated and valid for ever.
# (status)
anim_status_name = bind("anim_status_name", c_char_p, c_int32)

# What the last call that failed on this thread found wrong: one English sentence, with the argument's name and, for a
# document, line, column and JSON pointer (one of over 512 bytes without its middle). Empty when none has failed. NUL-
# terminated UTF-8, at most 1023 bytes; the view is valid until the next failing call on this thread. Calls that succeed
# leave it alone.
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

# Sets where the library takes all of its memory from, in this process: the host's functions, or libc's posix_memalign()
# and free() where both are null, as at first. Only before the library has taken any: ANIM_ERROR_STATE afterwards, so
# that nothing is given back to another than it came from; call it first of all, from one thread. The callbacks are
# called on whichever thread calls the library, by several at once where several threads do, and must not call the
# library. The context must outlive the process's last call. ANIM_ERROR_ARGUMENT where one callback alone is null.
#
# While the allocator gives nothing, a call lives on a reserve of 256 KiB that the library has from the beginning. A
# call that may need much (which loads, restores, or takes an array or a long text) asks for it before it changes
# anything; where that is not to be had, and for every call while less than 64 KiB of the reserve are left, the call is
# refused with ANIM_ERROR_MEMORY and has changed nothing. What destroys is never refused. Memory that comes back fills
# the reserve again.
#
# The last resort: where in the middle of a call both the allocator and the reserve have nothing, the library writes a
# line to standard error and stops the process by abort(); in WebAssembly it traps, and anim_last_error_message() says
# why. That can come to pass where one call needs much that it could not foresee: a path whose result is far longer than
# the path (flattening, strokes, dashes, parts), the tables of a stage of more than some 500 properties or animations
# when they double, events that are not polled when their ring doubles beyond 1000, and more threads than three that are
# without memory at once.
# (allocate, release, context)
anim_set_allocator = bind("anim_set_allocator", c_int32, anim_allocate_callback, anim_release_callback, c_void_p)

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
anim_spring_make_perceptual = bind(
    "anim_spring_make_perceptual", c_int32, c_double, c_double, POINTER(anim_spring), components="motion"
)

# By response (the undamped period, > 0) and damping ratio (>= 0), as SwiftUI's spring(response:dampingFraction:): mass
# 1, k = (2 pi / response)^2, c = 4 pi fraction / response.
# (response, damping_ratio, spring)
anim_spring_make_response = bind(
    "anim_spring_make_response", c_int32, c_double, c_double, POINTER(anim_spring), components="motion"
)

# As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1 and the angular frequency at
# which the envelope has fallen to 0.001 when the duration ends. duration > 0, 0 < damping_ratio <= 1, initial_velocity
# in distances per second. ANIM_ERROR_ARGUMENT when no spring has these.
# (duration, damping_ratio, initial_velocity, spring)
anim_spring_make_uikit = bind(
    "anim_spring_make_uikit", c_int32, c_double, c_double, c_double, POINTER(anim_spring), components="motion"
)

# The spring that a CASpringAnimation of these physical parameters plays. allows_overdamping (0 or 1) is its property of
# that name. At 0 a spring beyond critical damping moves as the critical one of its mass and stiffness, damping 2 sqrt(k
# m): (1, 100, 30) exactly as (1, 100, 20). At 1, and up to critical damping, the spring is the parameters themselves,
# as it is wherever an anim_spring is used.
# (mass, stiffness, damping, allows_overdamping, spring)
anim_spring_make_core_animation = bind(
    "anim_spring_make_core_animation",
    c_int32,
    c_double,
    c_double,
    c_double,
    c_int32,
    POINTER(anim_spring),
    components="motion",
)

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
    components="motion",
)

# The same at many times at once. values and velocities have room for count numbers; either may be null. One of them may
# be times itself.
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
    components="motion",
)

# Fills *prepared from a spring.
# (spring, prepared)
anim_spring_prepare = bind(
    "anim_spring_prepare", c_int32, POINTER(anim_spring), POINTER(anim_prepared_spring), components="motion"
)

# anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT when prepared is not
# what anim_spring_prepare() has written.
# (prepared, time, from, to, initial_velocity, value, velocity)
anim_prepared_spring_evaluate = bind(
    "anim_prepared_spring_evaluate",
    c_int32,
    POINTER(anim_prepared_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
# damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 a spring beyond critical
# damping settles as the critical one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core
# Animation's property of that name, it is that of the overdamped motion.
# (spring, initial_velocity, allows_overdamping, seconds)
anim_spring_get_settling_duration = bind(
    "anim_spring_get_settling_duration",
    c_int32,
    POINTER(anim_spring),
    c_double,
    c_int32,
    POINTER(c_double),
    components="motion",
)

# A time after which a spring that starts displacement away from its target stays within threshold (> 0) of it, in units
# and in units per second, proven by an analytic envelope. This is when an animation with it ends. Infinity when it
# never does.
# (spring, displacement, initial_velocity, threshold, seconds)
anim_spring_get_resting_time = bind(
    "anim_spring_get_resting_time",
    c_int32,
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    components="motion",
)

# By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's own.
# SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s, 0.14: the
# response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default animation); the sum
# of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's spring (mass 1, stiffness
# 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500), which plays as the critical one of its mass
# and stiffness (see anim_spring_make_core_animation()) and is that; these have neither a duration nor a bounce, and
# both arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
# (name, name_length, duration, extra_bounce, spring)
anim_spring_make_named = bind(
    "anim_spring_make_named", c_int32, c_char_p, c_size_t, c_double, c_double, POINTER(anim_spring), components="motion"
)

# A spring in SwiftUI's words: its perceptual duration in seconds, which is its response, 2 pi / sqrt(k / m); its
# bounce, 1 - ratio up to critical damping and 1 / ratio - 1 beyond it, from -1 to 1; and its damping ratio, c / (2
# sqrt(k m)). Each pointer may be null.
# (spring, duration, bounce, damping_ratio)
anim_spring_describe = bind(
    "anim_spring_describe",
    c_int32,
    POINTER(anim_spring),
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# The earliest time in seconds after which the spring that starts displacement away from its target stays within
# threshold of it, in units, and below velocity_threshold, in units per second. Both thresholds must be above 0;
# infinity asks nothing. The moment itself, to a relative error of about 1e-14, where anim_spring_get_resting_time()
# gives a bound. Where the last swing only touches a threshold, a swing more or less is a matter of the last bit.
# Infinity when the spring never comes to rest.
# (spring, displacement, initial_velocity, threshold, velocity_threshold, seconds)
anim_spring_get_settling_time = bind(
    "anim_spring_get_settling_time",
    c_int32,
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    components="motion",
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
    components="motion",
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
    components="motion",
)

# anim_spring_get_resting_time() for such a change: a time since the change.
# (old_spring, new_spring, blend_duration, displacement, initial_velocity, threshold, seconds)
anim_spring_blend_get_resting_time = bind(
    "anim_spring_blend_get_resting_time",
    c_int32,
    POINTER(anim_spring),
    POINTER(anim_spring),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    components="motion",
)

# Many values on one spring, each with a start, a target and a velocity of its own: value i of anim_spring_evaluate(),
# with the same bits. All at times[0] when time_count is 1, or each at its own when time_count is count (a time is in
# seconds, a negative one is taken as 0). initial_velocities null: all start at rest. values or velocities null: not
# wanted. flags is 0 or ANIM_SPRING_SHORTEST_TURN. Every array has count numbers; a result array may be one of the
# arrays that are read, and must not overlap them otherwise. ANIM_ERROR_ARGUMENT when a number is not finite, or an
# origin minus its target not in the range of a double. About 1 ns a value at one time, in the cache; 5 ns at times of
# their own where the processor has AVX2, which is seen when the library is loaded and changes no bit, otherwise 11.
# (spring, times, time_count, origins, targets, initial_velocities, count, flags, values, velocities)
anim_spring_animate_many = bind(
    "anim_spring_animate_many",
    c_int32,
    POINTER(anim_spring),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    c_uint32,
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# The same for floats. Computed in doubles, and rounded once.
# (spring, times, time_count, origins, targets, initial_velocities, count, flags, values, velocities)
anim_spring_animate_many_float = bind(
    "anim_spring_animate_many_float",
    c_int32,
    POINTER(anim_spring),
    POINTER(c_double),
    c_size_t,
    POINTER(c_float),
    POINTER(c_float),
    POINTER(c_float),
    c_size_t,
    c_uint32,
    POINTER(c_float),
    POINTER(c_float),
    components="motion",
)

# Advances a simulation by one step of seconds (>= 0), exact however long the step is: replaces values and velocities by
# those after the step. Each value is pulled towards its target. The arrays must not overlap. Flags and errors as
# anim_spring_animate_many().
# (spring, seconds, targets, count, flags, values, velocities)
anim_spring_step_many = bind(
    "anim_spring_step_many",
    c_int32,
    POINTER(anim_spring),
    c_double,
    POINTER(c_double),
    c_size_t,
    c_uint32,
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# The same for floats. Computed in doubles, and rounded once.
# (spring, seconds, targets, count, flags, values, velocities)
anim_spring_step_many_float = bind(
    "anim_spring_step_many_float",
    c_int32,
    POINTER(anim_spring),
    c_double,
    POINTER(c_float),
    c_size_t,
    c_uint32,
    POINTER(c_float),
    POINTER(c_float),
    components="motion",
)

# By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
# ANIM_ERROR_NOT_FOUND for any other name.
# (name, name_length, curve)
anim_cubic_bezier_make_named = bind(
    "anim_cubic_bezier_make_named", c_int32, c_char_p, c_size_t, POINTER(anim_cubic_bezier), components="motion"
)

# The progress y at x, right to 1e-12. Beyond [0, 1] the curve goes on along its end tangents, as CSS Easing Functions
# says.
# (curve, x, y)
anim_cubic_bezier_evaluate = bind(
    "anim_cubic_bezier_evaluate", c_int32, POINTER(anim_cubic_bezier), c_double, POINTER(c_double), components="motion"
)

# The same at many x at once; ys may be xs itself.
# (curve, xs, count, ys)
anim_cubic_bezier_evaluate_many = bind(
    "anim_cubic_bezier_evaluate_many",
    c_int32,
    POINTER(anim_cubic_bezier),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="motion",
)

# dy/dx at x. Infinite where the tangent is vertical.
# (curve, x, slope)
anim_cubic_bezier_get_slope = bind(
    "anim_cubic_bezier_get_slope", c_int32, POINTER(anim_cubic_bezier), c_double, POINTER(c_double), components="motion"
)

# The smallest x in [0, 1] at which the curve has the value y; where it never has it there, the smallest at which it
# comes nearest. The extensions beyond [0, 1] are not searched.
# (curve, y, x)
anim_cubic_bezier_invert = bind(
    "anim_cubic_bezier_invert", c_int32, POINTER(anim_cubic_bezier), c_double, POINTER(c_double), components="motion"
)

# Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out, step-
# start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions: default,
# as anim_cubic_bezier_make_named has it; the names of Penner's functions, such as easeOutBounce; and spring(mass
# stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS; no escapes and
# no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as the calls below. The
# caller destroys the easing; so below.
# (text, text_length, easing)
anim_easing_create_css = bind(
    "anim_easing_create_css", c_int32, c_char_p, c_size_t, POINTER(POINTER(anim_easing)), components="motion"
)

# A cubic Bezier timing curve, made ready for being evaluated often: that takes some 3 microseconds (up to 12 for a
# curve that is almost level in x somewhere) and 9 (up to 33) kilobytes, and then a value some 3 nanoseconds. Values are
# right to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_cubic_bezier_evaluate. Beyond
# [0, 1] as there.
# (curve, easing)
anim_easing_create_cubic_bezier = bind(
    "anim_easing_create_cubic_bezier",
    c_int32,
    POINTER(anim_cubic_bezier),
    POINTER(POINTER(anim_easing)),
    components="motion",
)

# CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps go on.
# (count, position, easing)
anim_easing_create_steps = bind(
    "anim_easing_create_steps", c_int32, c_int32, c_int32, POINTER(POINTER(anim_easing)), components="motion"
)

# CSS linear(): straight lines between stops, of which the outermost go on. inputs are fractions (a CSS percentage
# divided by 100), not a number where one is not given, or null where none is. As CSS says, the first is then 0, the
# last 1, one that is less than an earlier one is raised to it, and others are spaced evenly. Two stops with one input
# are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size.
# (outputs, inputs, count, easing)
anim_easing_create_linear = bind(
    "anim_easing_create_linear",
    c_int32,
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(POINTER(anim_easing)),
    components="motion",
)

# One of them. It is 0 for all x < 0 and 1 for all x > 1.
# (penner, easing)
anim_easing_create_penner = bind(
    "anim_easing_create_penner", c_int32, c_int32, POINTER(POINTER(anim_easing)), components="motion"
)

# The motion of a spring from 0 to 1, x being the time in units of duration (seconds, 0 < duration <= 1e9).
# initial_velocity in distances per second, at most 1e150 in size. It is not scaled to arrive: as in UIKit, what is left
# of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
# (spring, duration, initial_velocity, easing)
anim_easing_create_spring = bind(
    "anim_easing_create_spring",
    c_int32,
    POINTER(anim_spring),
    c_double,
    c_double,
    POINTER(POINTER(anim_easing)),
    components="motion",
)

# An easing that asks the host, on the thread that evaluates it and once for each x (three times for a slope). An answer
# that is not finite is replaced by x. release (may be null) is called with the context when nothing uses the easing any
# more.
# (callback, context, release, easing)
anim_easing_create_callback = bind(
    "anim_easing_create_callback",
    c_int32,
    anim_easing_callback,
    c_void_p,
    anim_context_release_callback,
    POINTER(POINTER(anim_easing)),
    components="motion",
)

# Releases the host's reference to an easing.
# (easing)
anim_easing_destroy = bind("anim_easing_destroy", c_int32, POINTER(anim_easing), components="motion")

# The progress y at x. before is CSS's before flag (0 or 1): at a jump of steps() the value before it, and at the first
# stop of linear() the first of that input; otherwise it means nothing.
# (easing, x, before, y)
anim_easing_evaluate = bind(
    "anim_easing_evaluate", c_int32, POINTER(anim_easing), c_double, c_int32, POINTER(c_double), components="motion"
)

# The same bits at many x at once, not before; without allocation. ys may be xs itself, or does not overlap it.
# (easing, xs, count, ys)
anim_easing_evaluate_many = bind(
    "anim_easing_evaluate_many",
    c_int32,
    POINTER(anim_easing),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="motion",
)

# Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]), where xs has x_count
# numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs itself, or does not
# overlap them. The second takes and gives floats; it computes in doubles and rounds once. Every number, and every
# target minus its origin, must be finite.
# (easing, xs, x_count, origins, targets, count, values)
anim_easing_animate_many = bind(
    "anim_easing_animate_many",
    c_int32,
    POINTER(anim_easing),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="motion",
)

# (easing, xs, x_count, origins, targets, count, values)
anim_easing_animate_many_float = bind(
    "anim_easing_animate_many_float",
    c_int32,
    POINTER(anim_easing),
    POINTER(c_float),
    c_size_t,
    POINTER(c_float),
    POINTER(c_float),
    c_size_t,
    POINTER(c_float),
    components="motion",
)

# dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(); of a curve right to some 1e-9, of a callback
# a difference quotient over 2^-20. At a corner that to the right.
# (easing, x, slope)
anim_easing_get_slope = bind(
    "anim_easing_get_slope", c_int32, POINTER(anim_easing), c_double, POINTER(c_double), components="motion"
)

# The easing as CSS text that reads back as the same function: keywords for the five named curves, start or jump-start
# as it was read, one percentage for each stop, each number the shortest that reads back as itself. A callback is
# "callback", which cannot be read.
# (easing, buffer, capacity, length)
anim_easing_get_css = bind(
    "anim_easing_get_css",
    c_int32,
    POINTER(anim_easing),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="motion",
)

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_keyframe_options = bind(
    "anim_default_keyframe_options", c_int32, POINTER(anim_keyframe_options), c_uint32, components="motion"
)

# Values at key times, as Core Animation's CAKeyframeAnimation: values is a row for each key, at least one; value_count
# is the number of its numbers. times: time_count times from 0 to 1 in units of the duration, none below the one before.
# time_count 0 is evenly. Before the first time the first value holds, after the last one the last. Equal times are a
# jump. In the discrete mode time_count may be the number of keys and 1, as Core Animation asks for: the last time is
# then the end of the last value. Otherwise it is the number of keys. The paced modes ignore times. curves: curve_count
# timing curves; 0: none, 1: for every segment, a key less: one for each. The discrete and paced modes ignore them.
# parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT); parameter_count is
# 3 for each key, or 0. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local tension,
# continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters of 0 the
# tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with d the
# segment's length in time; at an end, or next to a jump, it is the difference of the segment.) options may be null
# where its defaults will do. The caller destroys what is made. ANIM_ERROR_ARGUMENT names the index at fault.
# (options, values, value_count, times, time_count, curves, curve_count, parameters, parameter_count, keyframes)
anim_keyframes_create_values = bind(
    "anim_keyframes_create_values",
    c_int32,
    POINTER(anim_keyframe_options),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(anim_cubic_bezier),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(POINTER(anim_keyframes)),
    components="motion",
)

# Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i] (both
# from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between blocks it
# holds; a duration of 0 jumps; a block that would go on beyond 1 arrives at 1. Blocks follow each other by start, then
# by index; one that starts while another runs takes over from the value at that moment (on the straight course; in the
# discrete mode the one before has not come yet then). In the cubic mode blocks that meet are one spline, which comes to
# rest where a gap follows, and overshoots where the direction turns. count is the number of blocks, value_count that of
# all their numbers. initial: the value at 0, a row; initial_count 0: what the caller gives when it evaluates.
# (options, starts, durations, count, values, value_count, initial, initial_count, keyframes)
anim_keyframes_create_blocks = bind(
    "anim_keyframes_create_blocks",
    c_int32,
    POINTER(anim_keyframe_options),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(POINTER(anim_keyframes)),
    components="motion",
)

# One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives. velocities: two
# rows for each keyframe, the velocities (units per second) at its start and at its end, of which those are read that
# its flags name: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. velocities_count may be 0 where no
# flag names any. What is not given continues the motion: cubics that meet are a Catmull-Rom spline; next to a keyframe
# of another kind a cubic takes that one's velocity, a spring the velocity of what was before it. The end of the track,
# and a MOVE, are at rest. A spring that SETTLES runs as long as it takes from rest to be at rest within 1/1000 of its
# way, and ends at its value. One with a duration is cut: the next keyframe begins where it has come to. The last
# keyframe ends at its value. initial: where the track begins, a row, or two with its velocity (one row: at rest);
# initial_count 0: what the caller gives when it evaluates.
# (options, keys, key_count, values, value_count, velocities, velocities_count, initial, initial_count, keyframes)
anim_keyframes_create_track = bind(
    "anim_keyframes_create_track",
    c_int32,
    POINTER(anim_keyframe_options),
    POINTER(anim_keyframe),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(POINTER(anim_keyframes)),
    components="motion",
)

# Releases keyframes.
# (keyframes)
anim_keyframes_destroy = bind("anim_keyframes_destroy", c_int32, POINTER(anim_keyframes), components="motion")

# What keyframes are. info->struct_size must be sizeof *info.
# (keyframes, info)
anim_keyframes_get_info = bind(
    "anim_keyframes_get_info", c_int32, POINTER(anim_keyframes), POINTER(anim_keyframes_info), components="motion"
)

# Values and velocities (units per second) at many times (seconds): a row for each time. count is the numbers that
# values and velocities have room for, time_count times the components; either may be null. Before 0 the motion stands
# at its first value, from its duration on at its last, at rest. At the time of a key it is where the next segment
# begins: a jump has happened. A velocity that would be infinite is 0. start: where the motion begins, where it needs
# that (otherwise it is not read): a row, or two with the velocity. Blocks begin at rest always. ANIM_ERROR_ARGUMENT for
# a start_count that does not fit.
# (keyframes, times, time_count, start, start_count, values, velocities, count)
anim_keyframes_evaluate = bind(
    "anim_keyframes_evaluate",
    c_int32,
    POINTER(anim_keyframes),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    components="motion",
)

# The values of many keyframes at one time: their rows behind each other. value_count is the sum of their component
# counts. ANIM_ERROR_STATE for one that needs a start.
# (keyframes, keyframes_count, time, values, value_count)
anim_keyframes_evaluate_many = bind(
    "anim_keyframes_evaluate_many",
    c_int32,
    POINTER(POINTER(anim_keyframes)),
    c_size_t,
    c_double,
    POINTER(c_double),
    c_size_t,
    components="motion",
)

# Fills the timing with the defaults named above.
# (timing, struct_size)
anim_default_media_timing = bind(
    "anim_default_media_timing", c_int32, POINTER(anim_media_timing), c_uint32, components="motion"
)

# The timing at a parent time in seconds.
# (timing, parent_time, sample)
anim_media_timing_evaluate = bind(
    "anim_media_timing_evaluate",
    c_int32,
    POINTER(anim_media_timing),
    c_double,
    POINTER(anim_media_sample),
    components="motion",
)

# The same at many times at once; samples has room for count.
# (timing, parent_times, count, samples)
anim_media_timing_evaluate_many = bind(
    "anim_media_timing_evaluate_many",
    c_int32,
    POINTER(anim_media_timing),
    POINTER(c_double),
    c_size_t,
    POINTER(anim_media_sample),
    components="motion",
)

# The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at which
# the active phase begins and at which it ends for good: infinite when never, minus infinite when always before. Each
# result pointer may be null.
# (timing, active_duration, start_time, end_time)
anim_media_timing_get_interval = bind(
    "anim_media_timing_get_interval",
    c_int32,
    POINTER(anim_media_timing),
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# Fills the timing with the defaults named above.
# (timing, struct_size)
anim_default_web_timing = bind(
    "anim_default_web_timing", c_int32, POINTER(anim_web_timing), c_uint32, components="motion"
)

# The timing at a local time, the animation's current time.
# (timing, local_time, sample)
anim_web_timing_evaluate = bind(
    "anim_web_timing_evaluate",
    c_int32,
    POINTER(anim_web_timing),
    c_double,
    POINTER(anim_web_sample),
    components="motion",
)

# The same at many times at once; samples has room for count.
# (timing, local_times, count, samples)
anim_web_timing_evaluate_many = bind(
    "anim_web_timing_evaluate_many",
    c_int32,
    POINTER(anim_web_timing),
    POINTER(c_double),
    c_size_t,
    POINTER(anim_web_sample),
    components="motion",
)

# The active duration and the end time. Either result pointer may be null.
# (timing, active_duration, end_time)
anim_web_timing_get_interval = bind(
    "anim_web_timing_get_interval",
    c_int32,
    POINTER(anim_web_timing),
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# Fills the decay with the defaults named above.
# (decay, struct_size)
anim_default_decay = bind("anim_default_decay", c_int32, POINTER(anim_decay), c_uint32, components="motion")

# The rate per second of a decay that leaves this part (0 < remaining < 1) of the velocity every millisecond: -1000
# ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
# (remaining, rate)
anim_decay_get_rate = bind("anim_decay_get_rate", c_int32, c_double, POINTER(c_double), components="motion")

# Value and velocity (units per second) at many times (seconds since the start; a negative time is taken as 0) of what
# starts at from with the given velocity. values and velocities have room for count numbers; either may be null.
# (decay, times, count, from, velocity, values, velocities)
anim_decay_evaluate = bind(
    "anim_decay_evaluate",
    c_int32,
    POINTER(anim_decay),
    POINTER(c_double),
    c_size_t,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# The same for many components at one time: component i starts at from[i] with initial_velocities[i]. values may be
# from, and velocities initial_velocities.
# (decay, time, from, initial_velocities, count, values, velocities)
anim_decay_animate_many = bind(
    "anim_decay_animate_many",
    c_int32,
    POINTER(anim_decay),
    c_double,
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# Where it ends, the seconds after which a bound's spring has it (infinite when none takes it), and a time from which it
# stays within threshold (> 0) of its end, in units and in units per second; infinite when never. Each result pointer
# may be null.
# (decay, from, velocity, threshold, end, takeover, resting_time)
anim_decay_predict = bind(
    "anim_decay_predict",
    c_int32,
    POINTER(anim_decay),
    c_double,
    c_double,
    c_double,
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# The initial velocity with which a decay from one place, without bounds, ends at another: rate * (target - from).
# (decay, from, target, velocity)
anim_decay_get_velocity = bind(
    "anim_decay_get_velocity", c_int32, POINTER(anim_decay), c_double, c_double, POINTER(c_double), components="motion"
)

# Where what is dragged to each position is shown. values may be positions itself.
# (band, positions, count, values)
anim_rubber_band_evaluate = bind(
    "anim_rubber_band_evaluate",
    c_int32,
    POINTER(anim_rubber_band),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="motion",
)

# The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
# (band, values, count, positions)
anim_rubber_band_invert = bind(
    "anim_rubber_band_invert",
    c_int32,
    POINTER(anim_rubber_band),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="motion",
)

# An estimator without samples. The caller destroys it.
# (estimator)
anim_velocity_estimator_create = bind(
    "anim_velocity_estimator_create", c_int32, POINTER(POINTER(anim_velocity_estimator)), components="motion"
)

# Releases an estimator.
# (estimator)
anim_velocity_estimator_destroy = bind(
    "anim_velocity_estimator_destroy", c_int32, POINTER(anim_velocity_estimator), components="motion"
)

# Forgets all samples: for the next time that a pointer goes down.
# (estimator)
anim_velocity_estimator_reset = bind(
    "anim_velocity_estimator_reset", c_int32, POINTER(anim_velocity_estimator), components="motion"
)

# Adds where the pointer is at many times (seconds of any clock), in order: coordinates are the x and y of each in turn,
# 2 * count numbers. A sample at the time of the last one replaces it; one of an earlier time is ignored. The place at
# which a pointer goes up is usually the last one repeated, and is better left out.
# (estimator, times, coordinates, count)
anim_velocity_estimator_add = bind(
    "anim_velocity_estimator_add",
    c_int32,
    POINTER(anim_velocity_estimator),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    components="motion",
)

# The velocity in units per second of a pointer that is let go at a time (seconds, of the samples' clock).
# (estimator, time, x, y)
anim_velocity_estimator_estimate = bind(
    "anim_velocity_estimator_estimate",
    c_int32,
    POINTER(anim_velocity_estimator),
    c_double,
    POINTER(c_double),
    POINTER(c_double),
    components="motion",
)

# Converts count colors of four numbers each from one space to another, right to 1e-12 within the gamuts (save light
# from 0.0031308 to 0.003130806, where CSS's rounded limits contradict each other: here everything comes back from
# linear light as it went in). A hue comes out from 0 to 2 pi. The opacity is carried through. Nothing changes where the
# spaces are the same; otherwise components beyond 1e30 in size are taken as that. Numbers are at most 1e150 in size
# (ANIM_ERROR_LIMIT). results has room for 4 * count numbers and may be colors itself. count is at most ANIM_LIMIT_ARRAY
# / 4.
# (from_space, to_space, colors, count, results)
anim_color_convert = bind(
    "anim_color_convert", c_int32, c_int32, c_int32, POINTER(c_double), c_size_t, POINTER(c_double), components="motion"
)

# The color at a progress from one color (0) to another (1) as CSS Color 4, section 12, says: both, four numbers of sRGB
# that are not premultiplied, go to the space, there to each other, and back. In OKLCH a color whose chroma is at most
# 0.000004 has no hue, and takes over the other's. A progress beyond 0 and 1 extrapolates. Where the result is
# transparent and premultiplied is 1, it is black. Numbers are at most 1e150 in size. result has room for four numbers,
# and may be from or to.
# (interpolation, from, to, progress, result)
anim_color_interpolate = bind(
    "anim_color_interpolate",
    c_int32,
    POINTER(anim_color_interpolation),
    POINTER(c_double),
    POINTER(c_double),
    c_double,
    POINTER(c_double),
    components="motion",
)

# The same at many progresses: results has room for 4 * count numbers, which overlap no argument. count is at most
# ANIM_LIMIT_ARRAY / 4.
# (interpolation, from, to, progresses, count, results)
anim_color_interpolate_many = bind(
    "anim_color_interpolate_many",
    c_int32,
    POINTER(anim_color_interpolation),
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="motion",
)

# Takes a transform apart. Every one has parts, singular ones too. Coefficients are at most 1e150 in size
# (ANIM_ERROR_LIMIT).
# (transform, parts)
anim_transform_decompose = bind(
    "anim_transform_decompose", c_int32, POINTER(anim_transform), POINTER(anim_transform_parts), components="motion"
)

# The transform that parts make, which may be any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that
# would be beyond 1e150 in size are clamped to it.
# (parts, transform)
anim_transform_compose = bind(
    "anim_transform_compose", c_int32, POINTER(anim_transform_parts), POINTER(anim_transform), components="motion"
)

# The transform at a progress from one (0) to another (1), part by part: the angle the short way round; where one is
# mirrored in x and the other in y, by half a turn instead. A progress beyond 0 and 1 extrapolates. Where either is
# singular, or as good as (its parts have a scale of 0 or a shear), it jumps at 0.5, as CSS says. Numbers are at most
# 1e150 in size. result may be from or to.
# (from, to, progress, result)
anim_transform_interpolate = bind(
    "anim_transform_interpolate",
    c_int32,
    POINTER(anim_transform),
    POINTER(anim_transform),
    c_double,
    POINTER(anim_transform),
    components="motion",
)

# The same at many progresses: results has room for count transforms, which overlap no argument. count is at most
# ANIM_LIMIT_ARRAY / 6.
# (from, to, progresses, count, results)
anim_transform_interpolate_many = bind(
    "anim_transform_interpolate_many",
    c_int32,
    POINTER(anim_transform),
    POINTER(anim_transform),
    POINTER(c_double),
    c_size_t,
    POINTER(anim_transform),
    components="motion",
)

# An empty path. The caller destroys it.
# (path)
anim_path_create = bind("anim_path_create", c_int32, POINTER(POINTER(anim_path)), components="paths")

# Releases a path.
# (path)
anim_path_destroy = bind("anim_path_destroy", c_int32, POINTER(anim_path), components="paths")

# Removes everything and keeps the memory.
# (path)
anim_path_clear = bind("anim_path_clear", c_int32, POINTER(anim_path), components="paths")

# Begins a subpath.
# (path, x, y)
anim_path_move_to = bind("anim_path_move_to", c_int32, POINTER(anim_path), c_double, c_double, components="paths")

# Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
# (path, x, y)
anim_path_line_to = bind("anim_path_line_to", c_int32, POINTER(anim_path), c_double, c_double, components="paths")

# (path, control_x, control_y, x, y)
anim_path_quadratic_to = bind(
    "anim_path_quadratic_to", c_int32, POINTER(anim_path), c_double, c_double, c_double, c_double, components="paths"
)

# (path, control1_x, control1_y, control2_x, control2_y, x, y)
anim_path_cubic_to = bind(
    "anim_path_cubic_to",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    components="paths",
)

# Closes the subpath; the current point is its beginning again. ANIM_ERROR_STATE on a path without a subpath.
# (path)
anim_path_close = bind("anim_path_close", c_int32, POINTER(anim_path), components="paths")

# Appends many verbs at once: verbs are ANIM_VERB_... bytes, coordinates the x and y of their points in a row, and
# coordinate_count must be what the verbs take. All or nothing.
# (path, verbs, verb_count, coordinates, coordinate_count)
anim_path_append = bind(
    "anim_path_append",
    c_int32,
    POINTER(anim_path),
    POINTER(c_uint8),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    components="paths",
)

# Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter side.
# (path, rectangle, radius)
anim_path_add_rectangle = bind(
    "anim_path_add_rectangle", c_int32, POINTER(anim_path), POINTER(anim_rectangle), c_double, components="paths"
)

# Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself.
# (path, rectangle)
anim_path_add_ellipse = bind(
    "anim_path_add_ellipse", c_int32, POINTER(anim_path), POINTER(anim_rectangle), components="paths"
)

# The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes and
# an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke >= 0; the rectangle is at
# least six strokes wide and high.
# (path, rectangle, stroke, arrowness)
anim_path_add_symbol = bind(
    "anim_path_add_symbol", c_int32, POINTER(anim_path), POINTER(anim_rectangle), c_double, c_double, components="paths"
)

# Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
# (path, transform)
anim_path_transform = bind(
    "anim_path_transform", c_int32, POINTER(anim_path), POINTER(anim_transform), components="paths"
)

# The tight bounding box (of the curves, not of their control points). ANIM_ERROR_STATE on an empty path.
# (path, bounds)
anim_path_get_bounds = bind(
    "anim_path_get_bounds", c_int32, POINTER(anim_path), POINTER(anim_rectangle), components="paths"
)

# How many verbs and coordinates (two a point) the path has. Either pointer may be null.
# (path, verb_count, coordinate_count)
anim_path_get_counts = bind(
    "anim_path_get_counts", c_int32, POINTER(anim_path), POINTER(c_size_t), POINTER(c_size_t), components="paths"
)

# Copies the path's contents out. The capacities must be at least the counts (ANIM_ERROR_CAPACITY).
# (path, verbs, verb_capacity, coordinates, coordinate_capacity)
anim_path_copy = bind(
    "anim_path_copy",
    c_int32,
    POINTER(anim_path),
    POINTER(c_uint8),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    components="paths",
)

# Fills the options with their defaults: strict, arcs within 1e-9.
# (options, struct_size)
anim_default_path_parsing = bind(
    "anim_default_path_parsing", c_int32, POINTER(anim_path_parsing), c_uint32, components="paths"
)

# Replaces the path's contents by SVG path data: the grammar of SVG 2
# (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in numbers.
# The memory is used again. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0. Relative
# coordinates add up as doubles. Arcs become cubic curves, as many as arc_accuracy takes, and end at their very end
# points; an arc whose radius is 0 is a line, one that ends where it begins is nothing, radii that do not reach are made
# larger. An empty text is an empty path; "none" is CSS's word and no path data. A second Z in a row adds nothing; after
# Z a command other than M begins with a move to where the subpath began. A point without digits after it belongs to no
# number. options may be null for the defaults. *error_offset, which may be null, receives the byte of the text where
# the first error is, -1 where there is none; also where the call fails for that error, unlike other out-pointers.
# ANIM_ERROR_SYNTAX where the text is no path data, ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too many verbs
# and for a text of more than ANIM_LIMIT_TEXT_BYTES: the message says what was expected and found at which byte, and
# anim_last_error_place() gives line and column. With lenient set these two errors in the data are not the call's: it
# returns ANIM_OK with all that stands before, and message and place are set nevertheless. O(text_length).
# (path, text, text_length, options, error_offset)
anim_path_parse = bind(
    "anim_path_parse",
    c_int32,
    POINTER(anim_path),
    c_char_p,
    c_size_t,
    POINTER(anim_path_parsing),
    POINTER(c_int64),
    components="paths",
)

# Fills the format with its defaults: minified, the shorter coordinates, nothing lost.
# (format, struct_size)
anim_default_path_format = bind(
    "anim_default_path_format", c_int32, POINTER(anim_path_format), c_uint32, components="paths"
)

# The path as SVG path data. Coordinates ABSOLUTE, not minified and with digits = -1, it is what people read best: a
# command for each verb, each number without an exponent and with the fewest digits that read back as itself. With
# digits = -1 reading them gives the very same path, save that minus zero becomes 0. Errors of rounded relative
# coordinates do not add up: each is the difference to what a reader has by then. format may be null for the defaults.
# O(verbs).
# (path, format, buffer, capacity, length)
anim_path_write = bind(
    "anim_path_write",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_path_format),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# An arc of an ellipse from the current point to (x, y), as SVG's A draws it: a radius of 0 makes a line, negative radii
# count as positive, radii that do not reach are made larger, and an arc that ends where it begins is nothing. rotation
# of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1 the one
# clockwise on the screen. It becomes cubic curves within accuracy (1e-13 to 1) of the larger radius, and ends at (x, y)
# itself. ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of the arc are beyond 1e150.
# (path, radius_x, radius_y, rotation, large, sweep, x, y, accuracy)
anim_path_arc_to = bind(
    "anim_path_arc_to",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_double,
    c_double,
    c_int32,
    c_int32,
    c_double,
    c_double,
    c_double,
    components="paths",
)

# An arc of an ellipse around a center, from the angle start on by angle (radians, clockwise on the screen, both in the
# ellipse's own frame; more than a whole turn is one). Radii >= 0. Where the last subpath is open a line leads to the
# arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy and errors as above.
# (path, center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy)
anim_path_add_arc = bind(
    "anim_path_add_arc",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    c_double,
    components="paths",
)

# Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them:
# difference receives -1 where they have, otherwise the number of commands before the first that differs. Arguments that
# repeat without a letter are commands of their own, those after M and m of L and l. ANIM_ERROR_SYNTAX and
# ANIM_ERROR_LIMIT as anim_path_parse(), for the first text that is no path data. O(a_length + b_length).
# (a, a_length, b, b_length, rule, difference)
anim_path_data_match = bind(
    "anim_path_data_match",
    c_int32,
    c_char_p,
    c_size_t,
    c_char_p,
    c_size_t,
    c_int32,
    POINTER(c_int64),
    components="paths",
)

# The length of the outline. accuracy is by how much it may be wrong, the rounding of doubles apart; 0 stands for 1e-10
# of the length. >= 0. Of an empty path 0.
# (path, accuracy, length)
anim_path_get_length = bind(
    "anim_path_get_length", c_int32, POINTER(anim_path), c_double, POINTER(c_double), components="paths"
)

# How far along the path the parameter (0...1, clamped) of the verb at an index is: the inverse of a location's verb and
# parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
# (path, verb, parameter, length)
anim_path_get_length_at = bind(
    "anim_path_get_length_at", c_int32, POINTER(anim_path), c_uint32, c_double, POINTER(c_double), components="paths"
)

# The location at a length. ANIM_ERROR_STATE on an empty path, as the three functions that follow.
# (path, length, location)
anim_path_get_location_at = bind(
    "anim_path_get_location_at", c_int32, POINTER(anim_path), c_double, POINTER(anim_path_location), components="paths"
)

# Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths; results has one or two numbers for each of count
# lengths. Fastest for lengths in order.
# (path, what, lengths, count, results)
anim_path_get_values_at = bind(
    "anim_path_get_values_at",
    c_int32,
    POINTER(anim_path),
    c_int32,
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="paths",
)

# Motion along the path: for each length what puts a thing that is drawn at the origin, looking right, to its place.
# rotation is ANIM_PATH_ROTATION_...; pi as the angle looks back (auto-reverse). For motion that is paced, let the
# length grow evenly.
# (path, rotation, angle, lengths, count, transforms)
anim_path_get_transforms_at = bind(
    "anim_path_get_transforms_at",
    c_int32,
    POINTER(anim_path),
    c_int32,
    c_double,
    POINTER(c_double),
    c_size_t,
    POINTER(anim_transform),
    components="paths",
)

# The location on the outline that is nearest to a point, with its distance; of several as near the first. Every local
# minimum that could be the least is examined, so that none is missed. Moves count only in a path that draws nothing.
# (path, x, y, location)
anim_path_find_nearest = bind(
    "anim_path_find_nearest",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_double,
    POINTER(anim_path_location),
    components="paths",
)

# The same for many points, x and y in a row. Of the results, each null where it is not wanted, nearest has the x and y
# of the locations in a row, and distances and lengths one number each.
# (path, points, count, nearest, distances, lengths)
anim_path_find_nearest_many = bind(
    "anim_path_find_nearest_many",
    c_int32,
    POINTER(anim_path),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    components="paths",
)

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_path_trim_options = bind(
    "anim_default_path_trim_options", c_int32, POINTER(anim_path_trim_options), c_uint32, components="paths"
)

# Makes result, which may be the path itself, the part of the path that the options keep, met to 1e-12 of the length.
# Where the part wraps around in a closed subpath (all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it goes on
# without a gap. A subpath that is kept whole stays closed. Nothing of the path is an empty path.
# (path, options, result)
anim_path_trim = bind(
    "anim_path_trim",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_path_trim_options),
    POINTER(anim_path),
    components="paths",
)

# Cuts the path at lengths, in any order, and makes result, which may be the path itself, the piece of that index;
# pieces receives how many there are (may be null). Lengths at or beyond an end and those given twice cut nothing more.
# A path that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the last of
# several pieces goes on over the beginning to the first cut. ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
# (path, lengths, count, index, result, pieces)
anim_path_split = bind(
    "anim_path_split",
    c_int32,
    POINTER(anim_path),
    POINTER(c_double),
    c_size_t,
    c_size_t,
    POINTER(anim_path),
    POINTER(c_size_t),
    components="paths",
)

# The path's subpaths in order: *count receives how many there are; a capacity of 0 asks for that alone (subpaths may
# then be null), one that is too small is ANIM_ERROR_CAPACITY.
# (path, subpaths, capacity, count)
anim_path_list_subpaths = bind(
    "anim_path_list_subpaths",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_subpath),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
# ANIM_ERROR_STATE on an empty path.
# (path, bounds)
anim_path_get_control_bounds = bind(
    "anim_path_get_control_bounds", c_int32, POINTER(anim_path), POINTER(anim_rectangle), components="paths"
)

# The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; what is
# enclosed twice counts twice, and what runs the other way (as holes do) is subtracted. Exact but for rounding, by
# Green's theorem; relative to each subpath's start, so that a place far from the origin costs no accuracy.
# (path, area)
anim_path_get_area = bind("anim_path_get_area", c_int32, POINTER(anim_path), POINTER(c_double), components="paths")

# The center of mass of what the path encloses, counted as by anim_path_get_area(). The middle of the bounding box where
# the area is less than 1e-12 of that of the box; ANIM_ERROR_STATE on an empty path.
# (path, centroid)
anim_path_get_centroid = bind(
    "anim_path_get_centroid", c_int32, POINTER(anim_path), POINTER(anim_point), components="paths"
)

# How often the outline runs around a point: clockwise on the screen, minus counter-clockwise. Open subpaths count as
# closed. On the outline itself it may be that of either side; 1e-12 of the path's size beside it, it is right.
# (path, x, y, winding)
anim_path_get_winding = bind(
    "anim_path_get_winding", c_int32, POINTER(anim_path), c_double, c_double, POINTER(c_int32), components="paths"
)

# The same at many points. The pointers may be null where count is 0.
# (path, points, count, windings)
anim_path_get_winding_many = bind(
    "anim_path_get_winding_many",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_point),
    c_size_t,
    POINTER(c_int32),
    components="paths",
)

# Whether a point lies inside by a rule. Open subpaths count as closed.
# (path, x, y, fill_rule, inside)
anim_path_contains = bind(
    "anim_path_contains", c_int32, POINTER(anim_path), c_double, c_double, c_int32, POINTER(c_int32), components="paths"
)

# Replaces what result holds, which may be the path itself, by the path as straight lines, nowhere farther from it than
# a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that). Lines and closes stay as they are.
# Each curve becomes lines of about equal errors, as few as that takes: cut at equal parts of the integral of the root
# of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), each line then proved to be near enough.
# ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES.
# (path, tolerance, result)
anim_path_flatten = bind(
    "anim_path_flatten", c_int32, POINTER(anim_path), c_double, POINTER(anim_path), components="paths"
)

# How many verbs and coordinates anim_path_flatten() gives, without building it. Either pointer may be null.
# (path, tolerance, verb_count, coordinate_count)
anim_path_get_flattened_counts = bind(
    "anim_path_get_flattened_counts",
    c_int32,
    POINTER(anim_path),
    c_double,
    POINTER(c_size_t),
    POINTER(c_size_t),
    components="paths",
)

# The flattened path as rows of points: those of subpath i end before points[ends[i]], and begin where those of the one
# before end. A closed subpath ends with its first point again. *point_count and *subpath_count receive how many there
# are; capacities of 0 for both ask for that alone (points and ends may then be null), one that is too small is
# ANIM_ERROR_CAPACITY.
# (path, tolerance, points, point_capacity, point_count, ends, end_capacity, subpath_count)
anim_path_get_polylines = bind(
    "anim_path_get_polylines",
    c_int32,
    POINTER(anim_path),
    c_double,
    POINTER(anim_point),
    c_size_t,
    POINTER(c_size_t),
    POINTER(c_size_t),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# The same path.
# (path, result)
anim_path_assign = bind("anim_path_assign", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# Whether two paths have the same verbs and equal coordinates.
# (path, other, equal)
anim_path_is_equal = bind(
    "anim_path_is_equal", c_int32, POINTER(anim_path), POINTER(anim_path), POINTER(c_int32), components="paths"
)

# One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
# (path, index, result)
anim_path_get_subpath = bind(
    "anim_path_get_subpath", c_int32, POINTER(anim_path), c_size_t, POINTER(anim_path), components="paths"
)

# Appends another path, which may be the path itself, to a path. The transform may be null. Coordinates that would be
# beyond 1e150 in size are clamped to it.
# (path, other, transform)
anim_path_extend = bind(
    "anim_path_extend", c_int32, POINTER(anim_path), POINTER(anim_path), POINTER(anim_transform), components="paths"
)

# The same; but where the path's last subpath is open, the other's first goes on from its end: by a line to where it
# begins, or by nothing where that is the same point.
# (path, other)
anim_path_join = bind("anim_path_join", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# The outline walked the other way: the last subpath first, each from its end to its start. A closed subpath begins
# where it began, and is closed.
# (path, result)
anim_path_reverse = bind("anim_path_reverse", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond the
# last.
# (path, index, result)
anim_path_reverse_subpath = bind(
    "anim_path_reverse_subpath", c_int32, POINTER(anim_path), c_size_t, POINTER(anim_path), components="paths"
)

# Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter. Where longest (> 0) is
# finite, the pieces have equal length instead (to 1e-9 of it), and there are more than parts of them where a piece
# would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made.
# (path, parts, longest, result)
anim_path_subdivide = bind(
    "anim_path_subdivide", c_int32, POINTER(anim_path), c_uint32, c_double, POINTER(anim_path), components="paths"
)

# The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones of equal parts
# of its parameter, which then have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
# "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves.
# (path, conversion, tolerance, result)
anim_path_convert = bind(
    "anim_path_convert", c_int32, POINTER(anim_path), c_int32, c_double, POINTER(anim_path), components="paths"
)

# The path with all its open subpaths closed.
# (path, result)
anim_path_close_all = bind("anim_path_close_all", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# The path without degenerate segments, whose points are all within the tolerance (>= 0, in points, in x and in y) of
# their start, and without subpaths that have no segment left.
# (path, tolerance, result)
anim_path_remove_degenerate = bind(
    "anim_path_remove_degenerate", c_int32, POINTER(anim_path), c_double, POINTER(anim_path), components="paths"
)

# Fills the style with the defaults named above. struct_size is the caller's sizeof.
# (style, struct_size)
anim_default_stroke_style = bind(
    "anim_default_stroke_style", c_int32, POINTER(anim_stroke_style), c_uint32, components="paths"
)

# The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be path.
# Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center line. A
# tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width counts as that. A
# closed subpath gives two outlines of opposite directions, an open one gives one; bends that are tighter than half the
# width add outlines of their own, and outlines may overlap. The whole is the stroke shape of SVG 2: what the normals
# sweep, with joins and caps. A cusp is round, as ever tighter bends are. A subpath without a length shows its round or
# square caps, that of a lone move nothing. style may be null for the defaults. ANIM_ERROR_LIMIT for more than
# ANIM_LIMIT_PATH_DASHES or ANIM_LIMIT_PATH_VERBS verbs, and as of anim_path_simplify() where the style asks for that.
# (path, style, tolerance, result)
anim_path_stroke = bind(
    "anim_path_stroke",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_stroke_style),
    c_double,
    POINTER(anim_path),
    components="paths",
)

# (path, style, dashes, dash_count, tolerance, result)
anim_path_stroke_flat = bind(
    "anim_path_stroke_flat",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_stroke_style),
    POINTER(c_double),
    c_size_t,
    c_double,
    POINTER(anim_path),
    components="paths",
)

# The dashes of a path as open subpaths, lengths and offset as in anim_stroke_style. They replace what result holds,
# which may be path. Curves stay curves, cut to 1e-9 of their length. Each subpath begins anew; the last dash of a
# closed one goes on with its first where both reach the start. A dash of length 0 is a line from a point to itself.
# ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES.
# (path, dashes, count, offset, result)
anim_path_dash = bind(
    "anim_path_dash",
    c_int32,
    POINTER(anim_path),
    POINTER(c_double),
    c_size_t,
    c_double,
    POINTER(anim_path),
    components="paths",
)

# The path with its corners rounded, which replaces what result holds; result may be path. A corner is where two
# segments of a subpath meet at an angle; that at the start of a closed subpath is its first. radii are those of the
# corners in order (0 to 1e150), from the beginning again where there are more; a count of 0 changes nothing. Between
# two lines a corner becomes an arc, a cubic curve for each quarter turn. Its radius is cut down so that it takes no
# more than half of a line that ends in another corner, and no more than all of another. Where a curve is one of the
# two, both are cut as far from the corner, along them, as lines would be, and a cubic curve joins them that goes on in
# their directions. smoothing is 0 for arcs. Up to 1, a corner between two lines begins earlier by that part of what the
# arc takes, as far as there is room, and its curvature rises from 0 to that of a shorter arc: continuous corners, as
# iOS has.
# (path, radii, count, smoothing, result)
anim_path_round_corners = bind(
    "anim_path_round_corners",
    c_int32,
    POINTER(anim_path),
    POINTER(c_double),
    c_size_t,
    c_double,
    POINTER(anim_path),
    components="paths",
)

# Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join or
# a cap. No outline is made. style may be null for the defaults.
# (path, x, y, style, inside)
anim_path_stroke_contains = bind(
    "anim_path_stroke_contains",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_double,
    POINTER(anim_stroke_style),
    POINTER(c_int32),
    components="paths",
)

# (path, x, y, style, dashes, dash_count, inside)
anim_path_stroke_contains_flat = bind(
    "anim_path_stroke_contains_flat",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_double,
    POINTER(anim_stroke_style),
    POINTER(c_double),
    c_size_t,
    POINTER(c_int32),
    components="paths",
)

# The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where count is
# 0.
# (path, points, count, style, inside)
anim_path_stroke_contains_many = bind(
    "anim_path_stroke_contains_many",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_point),
    c_size_t,
    POINTER(anim_stroke_style),
    POINTER(c_uint8),
    components="paths",
)

# (path, points, count, style, dashes, dash_count, inside)
anim_path_stroke_contains_many_flat = bind(
    "anim_path_stroke_contains_many_flat",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_point),
    c_size_t,
    POINTER(anim_stroke_style),
    POINTER(c_double),
    c_size_t,
    POINTER(c_uint8),
    components="paths",
)

# What an operation keeps of the insides of two paths; fill_rule says what is inside of each.
# (path, other, operation, fill_rule, result)
anim_path_combine = bind(
    "anim_path_combine",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_path),
    c_int32,
    c_int32,
    POINTER(anim_path),
    components="paths",
)

# The path without crossings and overlaps, as of a stroke's outline: the contours of its inside.
# (path, fill_rule, result)
anim_path_simplify = bind(
    "anim_path_simplify", c_int32, POINTER(anim_path), c_int32, POINTER(anim_path), components="paths"
)

# The inside made larger by a distance on all sides, or smaller by a negative one, up to 5e149 in size: the union with,
# or the difference to, the stroke of its outline of twice that width. join and miter_limit say what corners look like,
# as in anim_stroke_style: outer ones where it grows, inner ones where it shrinks. Curves are within tolerance of the
# true ones; 0 is a thousandth of twice the distance.
# (path, distance, join, miter_limit, tolerance, fill_rule, result)
anim_path_offset = bind(
    "anim_path_offset",
    c_int32,
    POINTER(anim_path),
    c_double,
    c_int32,
    c_double,
    c_double,
    c_int32,
    POINTER(anim_path),
    components="paths",
)

# A collection without paths. The caller destroys it.
# (collection)
anim_path_collection_create = bind(
    "anim_path_collection_create", c_int32, POINTER(POINTER(anim_path_collection)), components="paths"
)

# Releases a collection.
# (collection)
anim_path_collection_destroy = bind(
    "anim_path_collection_destroy", c_int32, POINTER(anim_path_collection), components="paths"
)

# Removes all paths.
# (collection)
anim_path_collection_clear = bind(
    "anim_path_collection_clear", c_int32, POINTER(anim_path_collection), components="paths"
)

# Appends count paths of SVG path data, read as by anim_path_parse(). The texts stand in a row in text, of at most
# ANIM_LIMIT_TEXT_BYTES together: that of path i ends before the byte ends[i], and begins where the one before ends.
# ends must not fall, and the last of them is text_length. options may be null for the defaults. ANIM_ERROR_SYNTAX and
# ANIM_ERROR_LIMIT for the first text with an error: the message says which, counted from 0, and anim_last_error_place()
# gives line and column in it; no path is appended then. With lenient set each path has what stands before its error,
# and the call returns ANIM_OK; message and place are those of the first error nevertheless. error_offsets, which may be
# null, receives for each text the byte where its first error is, -1 where there is none.
# (collection, text, text_length, ends, count, options, error_offsets)
anim_path_collection_parse = bind(
    "anim_path_collection_parse",
    c_int32,
    POINTER(anim_path_collection),
    c_char_p,
    c_size_t,
    POINTER(c_size_t),
    c_size_t,
    POINTER(anim_path_parsing),
    POINTER(c_int64),
    components="paths",
)

# Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
# (collection, path)
anim_path_collection_append = bind(
    "anim_path_collection_append", c_int32, POINTER(anim_path_collection), POINTER(anim_path), components="paths"
)

# How many paths there are.
# (collection, count)
anim_path_collection_get_count = bind(
    "anim_path_collection_get_count", c_int32, POINTER(anim_path_collection), POINTER(c_size_t), components="paths"
)

# Replaces what result holds by the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
# (collection, index, result)
anim_path_collection_get_path = bind(
    "anim_path_collection_get_path",
    c_int32,
    POINTER(anim_path_collection),
    c_size_t,
    POINTER(anim_path),
    components="paths",
)

# Tight bounding boxes, as anim_path_get_bounds() gives them. That of an empty path is four times not a number.
# (collection, bounds, capacity, count)
anim_path_collection_list_bounds = bind(
    "anim_path_collection_list_bounds",
    c_int32,
    POINTER(anim_path_collection),
    POINTER(anim_rectangle),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# Lengths of outlines, each within accuracy as by anim_path_get_length().
# (collection, accuracy, lengths, capacity, count)
anim_path_collection_list_lengths = bind(
    "anim_path_collection_list_lengths",
    c_int32,
    POINTER(anim_path_collection),
    c_double,
    POINTER(c_double),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# Signed areas, as anim_path_get_area() gives them.
# (collection, areas, capacity, count)
anim_path_collection_list_areas = bind(
    "anim_path_collection_list_areas",
    c_int32,
    POINTER(anim_path_collection),
    POINTER(c_double),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# Whether points lie inside by a rule, 0 or 1: for each path a row of as many numbers as there are points. *count
# receives the paths times the points.
# (collection, points, point_count, fill_rule, inside, capacity, count)
anim_path_collection_contains = bind(
    "anim_path_collection_contains",
    c_int32,
    POINTER(anim_path_collection),
    POINTER(anim_point),
    c_size_t,
    c_int32,
    POINTER(c_uint8),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# Fills the options with the defaults named above.
# (options, struct_size)
anim_default_morph_options = bind(
    "anim_default_morph_options", c_int32, POINTER(anim_morph_options), c_uint32, components="paths"
)

# The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller destroys
# it. Takes time in proportion to the paths, and up to 320 * 320 steps for each pair of subpaths and attempt.
# ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for paths
# of different structure when it must be the same; ANIM_ERROR_LIMIT for a result of too many verbs.
# (from, to, options, morph)
anim_morph_create = bind(
    "anim_morph_create",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_path),
    POINTER(anim_morph_options),
    POINTER(POINTER(anim_morph)),
    components="paths",
)

# (from, to, options, pairs, pair_count, points, point_count, morph)
anim_morph_create_flat = bind(
    "anim_morph_create_flat",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_path),
    POINTER(anim_morph_options),
    POINTER(anim_morph_pair),
    c_size_t,
    POINTER(anim_morph_pair),
    c_size_t,
    POINTER(POINTER(anim_morph)),
    components="paths",
)

# The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to 1;
# none (time_count 0) for evenly. Options and errors as anim_morph_create; pairs and points hold for each two neighbors.
# (paths, count, times, time_count, options, morph)
anim_morph_create_sequence = bind(
    "anim_morph_create_sequence",
    c_int32,
    POINTER(POINTER(anim_path)),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(anim_morph_options),
    POINTER(POINTER(anim_morph)),
    components="paths",
)

# (paths, count, times, time_count, options, pairs, pair_count, points, point_count, morph)
anim_morph_create_sequence_flat = bind(
    "anim_morph_create_sequence_flat",
    c_int32,
    POINTER(POINTER(anim_path)),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(anim_morph_options),
    POINTER(anim_morph_pair),
    c_size_t,
    POINTER(anim_morph_pair),
    c_size_t,
    POINTER(POINTER(anim_morph)),
    components="paths",
)

# Releases a morph.
# (morph)
anim_morph_destroy = bind("anim_morph_destroy", c_int32, POINTER(anim_morph), components="paths")

# Replaces a path's contents by the morph's at t: 0 is the first path and 1 the last, and at these and at the times of
# those between it is exactly them, verb for verb. Beyond 0 and 1 the motion goes on, as a spring overshoots;
# coordinates beyond 1e150 are clamped to it. Allocates only where the path has no room yet.
# (morph, t, path)
anim_morph_get_path = bind(
    "anim_morph_get_path", c_int32, POINTER(anim_morph), c_double, POINTER(anim_path), components="paths"
)

# How many verbs and coordinates the common structure of the paths index and index + 1 has. Either pointer may be null.
# ANIM_ERROR_NOT_FOUND for an index beyond the last but one path.
# (morph, index, verb_count, coordinate_count)
anim_morph_get_counts = bind(
    "anim_morph_get_counts",
    c_int32,
    POINTER(anim_morph),
    c_size_t,
    POINTER(c_size_t),
    POINTER(c_size_t),
    components="paths",
)

# The verbs of that structure. The capacity must be at least their count (ANIM_ERROR_CAPACITY).
# (morph, index, verbs, capacity)
anim_morph_get_verbs = bind(
    "anim_morph_get_verbs", c_int32, POINTER(anim_morph), c_size_t, POINTER(c_uint8), c_size_t, components="paths"
)

# The coordinates of that structure at count times, 0 path index and 1 path index + 1: a row for each. coordinate_count
# must be count times the coordinates of one row.
# (morph, index, times, count, coordinates, coordinate_count)
anim_morph_evaluate = bind(
    "anim_morph_evaluate",
    c_int32,
    POINTER(anim_morph),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    components="paths",
)

# Replaces the contents of two paths by path index and path index + 1 in their common structure: the same verbs, each
# with the fill of its original; for CSS, Lottie and others that interpolate point by point. (Where something turns, the
# points of the ends are these, but the motion between them is not straight.) One path that is given for both becomes
# the second.
# (morph, index, from, to)
anim_morph_get_aligned = bind(
    "anim_morph_get_aligned",
    c_int32,
    POINTER(anim_morph),
    c_size_t,
    POINTER(anim_path),
    POINTER(anim_path),
    components="paths",
)

# Which subpaths became which, in the order of the common structure: pairs of indices of subpaths, -1 for none. One that
# was cut into parts is named for each. capacity 0 asks for the count alone.
# (morph, index, pairs, capacity, count)
anim_morph_list_pairs = bind(
    "anim_morph_list_pairs",
    c_int32,
    POINTER(anim_morph),
    c_size_t,
    POINTER(anim_morph_pair),
    c_size_t,
    POINTER(c_size_t),
    components="paths",
)

# Parses an expression over count names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes;
# name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be null where count is
# 0. The caller destroys it. ANIM_ERROR_SYNTAX, ANIM_ERROR_NOT_FOUND for a name that is not given or a function that
# does not exist, or ANIM_ERROR_LIMIT, each with line and column; ANIM_ERROR_DUPLICATE when a name is given twice.
# (text, text_length, names, name_lengths, count, expression)
anim_expression_create = bind(
    "anim_expression_create",
    c_int32,
    c_char_p,
    c_size_t,
    POINTER(c_char_p),
    POINTER(c_size_t),
    c_size_t,
    POINTER(POINTER(anim_expression)),
    components="stage",
)

# (text, text_length, names, names_length, name_lengths, count, expression)
anim_expression_create_flat = bind(
    "anim_expression_create_flat",
    c_int32,
    c_char_p,
    c_size_t,
    c_char_p,
    c_size_t,
    POINTER(c_size_t),
    c_size_t,
    POINTER(POINTER(anim_expression)),
    components="stage",
)

# Releases an expression.
# (expression)
anim_expression_destroy = bind("anim_expression_destroy", c_int32, POINTER(anim_expression), components="stage")

# Which variables it reads, by position, each once, in order of appearance. *count receives how many; a capacity of 0
# asks for that alone.
# (expression, variables, capacity, count)
anim_expression_list_variables = bind(
    "anim_expression_list_variables",
    c_int32,
    POINTER(anim_expression),
    POINTER(c_int32),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN, and so
# may the result.
# (expression, variables, count, result)
anim_expression_evaluate = bind(
    "anim_expression_evaluate",
    c_int32,
    POINTER(anim_expression),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    components="stage",
)

# The same many times at once: variables has result_count rows, each with a number for each name; variable_count must be
# the product. results may be variables itself.
# (expression, variables, variable_count, results, result_count)
anim_expression_evaluate_many = bind(
    "anim_expression_evaluate_many",
    c_int32,
    POINTER(anim_expression),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max and
# clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has abs at 0.
# What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables and rates may be
# infinite or NaN, and so may the results. Either result pointer may be null.
# (expression, variables, rates, count, value, rate)
anim_expression_differentiate = bind(
    "anim_expression_differentiate",
    c_int32,
    POINTER(anim_expression),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(c_double),
    POINTER(c_double),
    components="stage",
)

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_stage_options = bind(
    "anim_default_stage_options", c_int32, POINTER(anim_stage_options), c_uint32, components="stage"
)

# Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it.
# (options, stage)
anim_stage_create = bind(
    "anim_stage_create", c_int32, POINTER(anim_stage_options), POINTER(POINTER(anim_stage)), components="stage"
)

# Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene).
# (stage)
anim_stage_destroy = bind("anim_stage_destroy", c_int32, POINTER(anim_stage), components="stage")

# Ends a call whose callback did not return but was left by longjmp(). To be called afterwards, from where the call was
# made or further out, on the same thread: inside the callback it is ANIM_ERROR_REENTRANT. What the call had done stays.
# The next advance makes up for one that was cut short (see owed of anim_stage_info), even one of 0 s, computes every
# presentation value, and tells other callbacks what they have not heard; until then values that were being computed may
# be old ones. Does nothing where no call is under way. A little memory that the call held is not given back. An
# easing's callback may be left while a value is half computed, or while an animation begins or ends: the next advance
# does the rest, at the stage time at which it was to happen, and all is as if nothing had been left. But an animation
# that its call had not yet described in full (it asked for the value from which a velocity is given, or at which a
# delayed animation that fills backwards stands) ends unfinished in the next advance, and a value that was being set is
# jumped to. Of a group or animator that was being removed or stopped, what has not ended goes on.
# (stage)
anim_stage_abandon_call = bind("anim_stage_abandon_call", c_int32, POINTER(anim_stage), components="stage")

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
    components="stage",
)

# Fills the options with the defaults named above.
# (options, struct_size)
anim_default_property_options = bind(
    "anim_default_property_options", c_int32, POINTER(anim_property_options), c_uint32, components="stage"
)

# Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the kind's
# own components (a color's in sRGB); what lies between is interpolated as the options say.
# (stage, name, name_length, options, value, count, property)
anim_stage_add_property_with = bind(
    "anim_stage_add_property_with",
    c_int32,
    POINTER(anim_stage),
    c_char_p,
    c_size_t,
    POINTER(anim_property_options),
    POINTER(c_double),
    c_size_t,
    POINTER(c_uint64),
    components="stage",
)

# Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are the
# path's coordinates, at most ANIM_LIMIT_VECTOR.
# (stage, name, name_length, path, property)
anim_stage_add_path = bind(
    "anim_stage_add_path",
    c_int32,
    POINTER(anim_stage),
    c_char_p,
    c_size_t,
    POINTER(anim_path),
    POINTER(c_uint64),
    components="stage paths",
)

# Sets the path, which must not be empty, as anim_stage_set_value does. A path with the same verbs moves there point by
# point; to itself turned it turns (see anim_stage_set_path_turns). To any other it moves as a morph: on the way the
# presentation has the verbs of both, cut alike, and what moved the path goes on, so that one that is interrupted keeps
# its velocity; at rest it is the path that was set, with its own verbs. What would take more than 65536 coordinates
# (and eight times those of both paths) takes its place at once, as does a path that is set where no transaction is open
# or the property's action is NONE.
# (stage, property, path)
anim_stage_set_path = bind(
    "anim_stage_set_path", c_int32, POINTER(anim_stage), c_uint64, POINTER(anim_path), components="stage paths"
)

# Copies the path out, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION has it, in place of what the path held. While it is
# on its way to one with other verbs, presentation and velocity have as many components as the path that is shown.
# (stage, property, what, path)
anim_stage_get_path = bind(
    "anim_stage_get_path", c_int32, POINTER(anim_stage), c_uint64, c_int32, POINTER(anim_path), components="stage paths"
)

# Adds many scalar properties without names at once; values holds count initial values, properties receives the
# identifiers.
# (stage, values, count, properties)
anim_stage_add_scalars = bind(
    "anim_stage_add_scalars",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_double),
    c_size_t,
    POINTER(c_uint64),
    components="stage",
)

# Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
# (stage, property)
anim_stage_remove_property = bind(
    "anim_stage_remove_property", c_int32, POINTER(anim_stage), c_uint64, components="stage"
)

# The property of a name. ANIM_ERROR_NOT_FOUND.
# (stage, name, name_length, property)
anim_stage_find_property = bind(
    "anim_stage_find_property", c_int32, POINTER(anim_stage), c_char_p, c_size_t, POINTER(c_uint64), components="stage"
)

# All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone. One of
# at least 1 that is too small is ANIM_ERROR_CAPACITY.
# (stage, properties, capacity, count)
anim_stage_list_properties = bind(
    "anim_stage_list_properties",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_uint64),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# What a property is and does. info->struct_size must be sizeof *info.
# (stage, property, info)
anim_stage_get_property_info = bind(
    "anim_stage_get_property_info",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_property_info),
    components="stage",
)

# The text of a name by its index in an event or info.
# (stage, name, buffer, capacity, length)
anim_stage_get_name = bind(
    "anim_stage_get_name",
    c_int32,
    POINTER(anim_stage),
    c_int32,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
# animations begun from now on. > 0; 0.001 unless set.
# (stage, property, threshold)
anim_stage_set_threshold = bind(
    "anim_stage_set_threshold", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# Sets the model value. Inside an open transaction the presentation value moves there with the transaction's motion,
# from where it is and, for a spring, with the velocity that it has (see ANIM_INTERRUPTION_... for other ways); a
# transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
# ANIM_MOTION_KIND_NONE, it jumps there. In each case an animation of the property that runs or waits ends unfinished
# when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
# most 1e150 in size (ANIM_ERROR_LIMIT).
# (stage, property, value, count)
anim_stage_set_value = bind(
    "anim_stage_set_value", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_double), c_size_t, components="stage"
)

# Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing.
# (stage, properties, count, values, value_count)
anim_stage_set_value_many = bind(
    "anim_stage_set_value_many",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_uint64),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# Sets a property's model value in a transaction of its own, inside the innermost open one: the presentation goes there
# by a spring, in the place of what moves the property, from where it is and with the velocity that it has, or with
# velocity where that is not null (of the presentation, units per second, each at most 1e150 in size). A property that
# has an action of its own moves by that. transaction (may be null) receives the transaction, which completes when the
# property has arrived; it is committed, and may be complete already.
# (stage, property, value, velocity, count, spring, transaction)
anim_stage_spring_to = bind(
    "anim_stage_spring_to",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(anim_spring),
    POINTER(c_uint64),
    components="stage",
)

# The same by a curve, which takes duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
# (stage, property, value, count, curve, duration, transaction)
anim_stage_curve_to = bind(
    "anim_stage_curve_to",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_double),
    c_size_t,
    POINTER(anim_cubic_bezier),
    c_double,
    POINTER(c_uint64),
    components="stage",
)

# Reads one property. count must be its number of components.
# (stage, property, what, value, count)
anim_stage_get_value = bind(
    "anim_stage_get_value",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    c_int32,
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# Reads many at once, components in a row; value_count must be the sum of their numbers of components.
# (stage, properties, count, what, values, value_count)
anim_stage_get_value_many = bind(
    "anim_stage_get_value_many",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_uint64),
    c_size_t,
    c_int32,
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# The properties whose presentation value may have changed since the last call that took them, each once, in an order
# that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number and takes
# nothing. Otherwise up to capacity are taken, and the rest stays for the next call; *count receives how many were
# taken.
# (stage, properties, capacity, count)
anim_stage_take_changed = bind(
    "anim_stage_take_changed",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_uint64),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# Fills a motion that inherits everything, with the default curve and the default spring at hand.
# (motion, struct_size)
anim_default_motion = bind("anim_default_motion", c_int32, POINTER(anim_motion), c_uint32, components="stage")

# Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an inner
# transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring itself
# is inherited. ANIM_ERROR_ARGUMENT as well where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing is not
# what anim_default_motion has filled it with: it would not be read.
# (stage, motion, transaction)
anim_stage_begin_transaction = bind(
    "anim_stage_begin_transaction",
    c_int32,
    POINTER(anim_stage),
    POINTER(anim_motion),
    POINTER(c_uint64),
    components="stage",
)

# Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
# animations begun in it have ended: at once when there are none.
# (stage, transaction)
anim_stage_commit_transaction = bind(
    "anim_stage_commit_transaction", c_int32, POINTER(anim_stage), c_uint64, components="stage"
)

# Sets a property's action. motion is read for ANIM_ACTION_OWN, and may be null otherwise.
# (stage, property, action, motion)
anim_stage_set_action = bind(
    "anim_stage_set_action", c_int32, POINTER(anim_stage), c_uint64, c_int32, POINTER(anim_motion), components="stage"
)

# Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new stage.
# The policy is part of a snapshot and of the hash. ANIM_ERROR_ARGUMENT for another number.
# (stage, policy)
anim_stage_set_reduced_motion = bind(
    "anim_stage_set_reduced_motion", c_int32, POINTER(anim_stage), c_int32, components="stage"
)

# Fills the options with the defaults named above, ease and the default spring.
# (options, struct_size)
anim_default_animation_options = bind(
    "anim_default_animation_options", c_int32, POINTER(anim_animation_options), c_uint32, components="stage"
)

# Begins an explicit animation of a property, above those that it has. It is part of the innermost open transaction's
# completion, where one is open. Where it fills forwards it stays in effect after its end until it is removed or
# replaced. animation may be null. ANIM_ERROR_STATE for a derived property.
#
# from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for an
# additive animation). Of the options that are said to be of a kind, those of others are not read.
#
# sets_model makes the model value what the animation would show after its end if it filled forwards: with all of its
# repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring or decay
# where it comes to rest, also where a duration cuts it off. An additive animation has no value of its own, and leaves
# the model alone.
#
# It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so that what
# is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its beginning. (For
# groups the formula of anim_media_timing holds as it stands.) When it is over it still shows its last value at that
# very flick, and counts as running, unless the property is set or animated anew; from the next flick on it is gone.
#
# Additive and cumulative values are added in the components in which the property is interpolated: transforms by the
# parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1; colors in
# their space, where one without a hue of its own adds none. A cumulative animation that autoreverses begins each repeat
# anew, from where its way back ended.
# (stage, property, options, animation)
anim_stage_animate = bind(
    "anim_stage_animate",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_animation_options),
    POINTER(c_uint64),
    components="stage",
)

# (stage, property, options, from, to, by, velocity, count, animation)
anim_stage_animate_flat = bind(
    "anim_stage_animate_flat",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_animation_options),
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(c_uint64),
    components="stage",
)

# Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
# either may be null. An end that is given as a path must be null in the options; what else they say counts. Where the
# paths' verbs are not those of the property, it moves as a morph, see anim_stage_set_path. Where it ends at to and sets
# the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
# (stage, property, options, from, to, animation)
anim_stage_animate_path = bind(
    "anim_stage_animate_path",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_animation_options),
    POINTER(anim_path),
    POINTER(anim_path),
    POINTER(c_uint64),
    components="stage paths",
)

# (stage, property, options, by, velocity, count, from, to, animation)
anim_stage_animate_path_flat = bind(
    "anim_stage_animate_path_flat",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_animation_options),
    POINTER(c_double),
    POINTER(c_double),
    c_size_t,
    POINTER(anim_path),
    POINTER(anim_path),
    POINTER(c_uint64),
    components="stage paths",
)

# Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added), or
# always moves straight (0), as CSS and Lottie have it. In snapshots. ANIM_ERROR_KIND for a property without path.
# (stage, property, turns)
anim_stage_set_path_turns = bind(
    "anim_stage_set_path_turns", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage paths"
)

# (stage, property, turns)
anim_stage_get_path_turns = bind(
    "anim_stage_get_path_turns", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_int32), components="stage paths"
)

# Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers: they move as a morph, and in
# the linear and paced modes they turn where one is the other turned (on a property, where that may). Their values are
# the coordinates of the paths, all cut alike; component_count of the options is not read. They are for properties that
# hold a path, of any verbs. Paths that draw nothing are the points where they begin. ANIM_ERROR_LIMIT where one would
# have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS: each
# path of other verbs than the one before is cut like all before it, and counts as many as these then have.
# (options, paths, path_count, times, time_count, curves, curve_count, parameters, parameter_count, keyframes)
anim_keyframes_create_paths = bind(
    "anim_keyframes_create_paths",
    c_int32,
    POINTER(anim_keyframe_options),
    POINTER(POINTER(anim_path)),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(anim_cubic_bezier),
    c_size_t,
    POINTER(c_double),
    c_size_t,
    POINTER(POINTER(anim_keyframes)),
    components="stage paths",
)

# Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the path
# at 0; null: that which the property shows when they begin. What is said of anim_keyframes_create_paths holds; initial
# counts as the last of the paths. There must be a path or an initial one.
# (options, starts, durations, paths, count, initial, keyframes)
anim_keyframes_create_path_blocks = bind(
    "anim_keyframes_create_path_blocks",
    c_int32,
    POINTER(anim_keyframe_options),
    POINTER(c_double),
    POINTER(c_double),
    POINTER(POINTER(anim_path)),
    c_size_t,
    POINTER(anim_path),
    POINTER(POINTER(anim_keyframes)),
    components="stage paths",
)

# A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i]. Keys have no
# velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key turns where the one path is the other turned;
# cubics and springs go straight. initial: the path at 0; null: that which the property shows when they begin.
# (options, keys, paths, key_count, initial, keyframes)
anim_keyframes_create_path_track = bind(
    "anim_keyframes_create_path_track",
    c_int32,
    POINTER(anim_keyframe_options),
    POINTER(anim_keyframe),
    POINTER(POINTER(anim_path)),
    c_size_t,
    POINTER(anim_path),
    POINTER(POINTER(anim_keyframes)),
    components="stage paths",
)

# Puts the path of keyframes of paths at a time (seconds) in place of what the path held. ANIM_ERROR_KIND for other
# keyframes, ANIM_ERROR_STATE for those that begin with what a property shows.
# (keyframes, time, path)
anim_keyframes_get_path = bind(
    "anim_keyframes_get_path", c_int32, POINTER(anim_keyframes), c_double, POINTER(anim_path), components="stage paths"
)

# Removes an animation; it ends unfinished, and the property is shown without it.
# (stage, animation)
anim_stage_remove_animation = bind(
    "anim_stage_remove_animation", c_int32, POINTER(anim_stage), c_uint64, components="stage"
)

# Removes all animations of a property: it stands at its model value.
# (stage, property)
anim_stage_remove_all_animations = bind(
    "anim_stage_remove_all_animations", c_int32, POINTER(anim_stage), c_uint64, components="stage"
)

# Stops a property where it is seen, as a finger stops what it catches: that is its value from now on, and its
# animations end unfinished. The velocity that it had is kept: the next spring (of a value that is set, with
# ANIM_INTERRUPTION_REPLACE, or of an explicit animation) sets off with it, unless it is given one. Once the property
# jumps, or anything else moves it, it is forgotten. One that nothing moves stays as it is. A path keeps no velocity.
# (stage, property)
anim_stage_hold = bind("anim_stage_hold", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# Fills the options with the defaults named above.
# (options, struct_size)
anim_default_animation_group_options = bind(
    "anim_default_animation_group_options", c_int32, POINTER(anim_animation_group_options), c_uint32, components="stage"
)

# Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
# options may be null for a clock.
# (stage, options, group)
anim_stage_add_group = bind(
    "anim_stage_add_group",
    c_int32,
    POINTER(anim_stage),
    POINTER(anim_animation_group_options),
    POINTER(c_uint64),
    components="stage",
)

# Removes a group and those inside it; their animations end unfinished.
# (stage, group)
anim_stage_remove_group = bind("anim_stage_remove_group", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# A group's own time in seconds; an animator's is its fraction times its duration.
# (stage, group, seconds)
anim_animation_group_get_time = bind(
    "anim_animation_group_get_time", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_double), components="stage"
)

# How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other
# groups.
# (stage, group, speed)
anim_animation_group_set_speed = bind(
    "anim_animation_group_set_speed", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# (stage, group, paused)
anim_animation_group_set_paused = bind(
    "anim_animation_group_set_paused", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage"
)

# Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended before that
# ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where the time is
# before its end.
# (stage, group, seconds)
anim_animation_group_seek = bind(
    "anim_animation_group_seek", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration.
# (stage, animator, fraction)
anim_animator_get_fraction = bind(
    "anim_animator_get_fraction", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_double), components="stage"
)

# Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there.
# (stage, animator, fraction)
anim_animator_set_fraction = bind(
    "anim_animator_set_fraction", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# Stops it where it is.
# (stage, animator)
anim_animator_pause = bind("anim_animator_pause", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets there:
# null or ANIM_MOTION_KIND_INHERIT evenly (each animation keeps its own curve); ANIM_MOTION_KIND_NONE at once; a curve
# or easing leads over the rest of the way; a spring starts with the fraction's present velocity, or with velocity where
# that is not NaN (per second, at most 1e9), and takes its time. Otherwise the whole way takes duration_factor (0 to
# 1e6; 1 is usual) times its duration, the rest of it its share; motion's duration, where it is set, is that of the rest
# by a curve or easing. Its other members are not read. When it arrives, its animations end finished and the animator is
# removed; back at its start the model values are the old ones again.
# (stage, animator, reversed, motion, duration_factor, velocity)
anim_animator_run = bind(
    "anim_animator_run",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    c_int32,
    POINTER(anim_motion),
    c_double,
    c_double,
    components="stage",
)

# Ends and removes it: its properties stand at their new values, at their old ones, or where they are.
# (stage, animator, position)
anim_animator_stop = bind("anim_animator_stop", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage")

# Makes a property derived: one expression a component, separated by commas, over the components of other properties: x
# (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on expressions.
# Presentation is computed from presentations, model from models, velocity by the chain rule; a result that is not
# finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is ANIM_ERROR_STATE from then on. A
# null or empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with line and column,
# ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names.
# (stage, property, text, text_length)
anim_stage_set_expression = bind(
    "anim_stage_set_expression", c_int32, POINTER(anim_stage), c_uint64, c_char_p, c_size_t, components="stage"
)

# The text of a derived property's expressions; empty for others.
# (stage, property, buffer, capacity, length)
anim_stage_get_expression = bind(
    "anim_stage_get_expression",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# Calls back at the end of every advance after which the property's presentation differs from what was heard last (at
# first: from now). A property has one observer; a null callback ends it. release (may be null) is called with the
# context when it is over. To poll, see anim_stage_take_changed.
# (stage, property, callback, context, release)
anim_stage_observe = bind(
    "anim_stage_observe",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    anim_property_callback,
    c_void_p,
    anim_context_release_callback,
    components="stage",
)

# Makes a bank of count numbers (at least 1) at rest. threshold as in anim_stage_set_threshold.
# (stage, spring, values, count, threshold, bank)
anim_stage_add_bank = bind(
    "anim_stage_add_bank",
    c_int32,
    POINTER(anim_stage),
    POINTER(anim_spring),
    POINTER(c_double),
    c_size_t,
    c_double,
    POINTER(c_uint64),
    components="stage",
)

# Removes a bank; of its springs nothing is told any more.
# (stage, bank)
anim_stage_remove_bank = bind("anim_stage_remove_bank", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# Sends springs to new targets, from where they are and with the velocity that they have. indices says which
# (ANIM_ERROR_NOT_FOUND for one that the bank does not have; of two of one number the last counts); null for the first
# count ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced motion they
# are there at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in a bank that is
# larger than the caches.
# (stage, bank, indices, targets, count)
anim_spring_bank_retarget = bind(
    "anim_spring_bank_retarget",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_uint32),
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# Puts springs at values, at rest, which is not told. indices as for anim_spring_bank_retarget().
# (stage, bank, indices, values, count)
anim_spring_bank_set_values = bind(
    "anim_spring_bank_set_values",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_uint32),
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to the
# stage or the stage is destroyed; its numbers change when the stage advances.
# (stage, bank, values, count)
anim_spring_bank_get_values = bind(
    "anim_spring_bank_get_values",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(POINTER(c_double)),
    POINTER(c_size_t),
    components="stage",
)

# Makes a view of a bank's values. The caller destroys it, before the stage or after.
# (stage, bank, view)
anim_spring_bank_view_create = bind(
    "anim_spring_bank_view_create",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(POINTER(anim_spring_bank_view)),
    components="stage",
)

# The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until that moves:
# something that is added to the stage may need more room, or a snapshot is restored. Then they are the last ones from
# before.
# (view, values, count)
anim_spring_bank_view_get_values = bind(
    "anim_spring_bank_view_get_values",
    c_int32,
    POINTER(anim_spring_bank_view),
    POINTER(POINTER(c_double)),
    POINTER(c_size_t),
    components="stage",
)

# Releases a view.
# (view)
anim_spring_bank_view_destroy = bind(
    "anim_spring_bank_view_destroy", c_int32, POINTER(anim_spring_bank_view), components="stage"
)

# The velocities, units per second, into room for all of them.
# (stage, bank, velocities, count)
anim_spring_bank_get_velocities = bind(
    "anim_spring_bank_get_velocities",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_double),
    c_size_t,
    components="stage",
)

# How many springs move, and how many have come to rest and were not taken. Either pointer may be null.
# (stage, bank, moving, settled)
anim_spring_bank_get_counts = bind(
    "anim_spring_bank_get_counts",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_size_t),
    POINTER(c_size_t),
    components="stage",
)

# Takes up to capacity of the indices of springs that have come to rest, in that order; *count receives how many. A
# capacity of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to rest
# together, when the last of them has. One that was sent off again since is among them, each but once.
# (stage, bank, indices, capacity, count)
anim_spring_bank_take_settled = bind(
    "anim_spring_bank_take_settled",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(c_uint32),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
# scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
# the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
# same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
# inside an open transaction.
# (stage, seconds)
anim_stage_advance = bind("anim_stage_advance", c_int32, POINTER(anim_stage), c_double, components="stage")

# (stage, flicks)
anim_stage_advance_flicks = bind("anim_stage_advance_flicks", c_int32, POINTER(anim_stage), c_int64, components="stage")

# A paused stage stands still while it is advanced.
# (stage, paused)
anim_stage_set_paused = bind("anim_stage_set_paused", c_int32, POINTER(anim_stage), c_int32, components="stage")

# How fast stage time runs against the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
# computed from the moment of the last change, so no error accumulates.
# (stage, scale)
anim_stage_set_time_scale = bind(
    "anim_stage_set_time_scale", c_int32, POINTER(anim_stage), c_double, components="stage"
)

# How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an
# animation that starts or ends, a delay that is over), with all that a machine does in answer, which
# ANIM_LIMIT_MICROSTEPS bounds. 0, as at first, is no limit. Where more is due, the advance ends after the last step
# that it may make: ANIM_EVENT_KIND_BUDGET is queued, host time is what it would be, stage time stands where it has come
# to, and owed of anim_stage_info says by how much it is behind. The next advance, of 0 seconds too, goes on from there.
# Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls in
# between see the stage time reached so far. The budget is the host's: it is in no snapshot, and anim_scene_play() takes
# none.
# (stage, steps)
anim_stage_set_step_budget = bind(
    "anim_stage_set_step_budget", c_int32, POINTER(anim_stage), c_uint32, components="stage"
)

# The clock and the counts of a stage. info->struct_size must be sizeof *info.
# (stage, info)
anim_stage_get_info = bind(
    "anim_stage_get_info", c_int32, POINTER(anim_stage), POINTER(anim_stage_info), components="stage"
)

# Takes up to capacity events out of the queue, the oldest first; *count receives how many. A capacity of 0 asks for the
# number that waits and takes nothing.
# (stage, events, capacity, count)
anim_stage_poll_events = bind(
    "anim_stage_poll_events",
    c_int32,
    POINTER(anim_stage),
    POINTER(anim_event),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an animation
# that a new value interrupts), at the beginning of the next advance. Events are also queued for polling, up to the
# event limit. A null callback ends it. What waits for a callback is told to the one that takes its place; what happened
# while there was none is told to nobody, and is to be polled. release (may be null) is called with the context when it
# is over.
# (stage, callback, context, release)
anim_stage_set_event_callback = bind(
    "anim_stage_set_event_callback",
    c_int32,
    POINTER(anim_stage),
    anim_event_callback,
    c_void_p,
    anim_context_release_callback,
    components="stage",
)

# A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
# hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
# collisions of a 64-bit hash, and the order of events at the same flick).
# (stage, hash)
anim_stage_get_hash = bind("anim_stage_get_hash", c_int32, POINTER(anim_stage), POINTER(c_uint64), components="stage")

# The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in any
# process, on any processor and from any language: from there on it goes on bit for bit as this one does. They hold
# properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
# and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks of events and
# of observers. An easing function that is a callback cannot be written: ANIM_ERROR_STATE while something moves by one
# or a property's own motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction,
# between anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond
# ANIM_LIMIT_SNAPSHOT bytes.
#
# length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
# capacity that is too small is ANIM_ERROR_CAPACITY. The same state, made by the same calls, has the same bytes
# everywhere. What stands still takes about 15 bytes and its values and name. O(state).
# (stage, buffer, capacity, length)
anim_stage_snapshot = bind(
    "anim_stage_snapshot",
    c_int32,
    POINTER(anim_stage),
    POINTER(c_uint8),
    c_size_t,
    POINTER(c_size_t),
    components="stage",
)

# Puts a state that anim_stage_snapshot has given in the place of the stage's own, whatever that was. The bytes are not
# needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid again, and
# name what they did; for another stage anim_stage_find_counterpart translates them. Those that it has given out since
# then are to be forgotten: what is made after may have the same. The callback of events stays, and so do the observers
# of properties that are still there (the same identifier). All properties count as changed.
#
# The bytes may come from anywhere. ANIM_ERROR_SYNTAX for those that are no snapshot, were damaged, or say what cannot
# be; ANIM_ERROR_KIND for that of a scene; ANIM_ERROR_STATE inside an open transaction, and for a scene's stage. A stage
# takes memory in proportion to the bytes.
# (stage, bytes, length)
anim_stage_restore = bind(
    "anim_stage_restore", c_int32, POINTER(anim_stage), POINTER(c_uint8), c_size_t, components="stage"
)

# Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
# transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. It is not
# checked whether the thing exists: that shows where it is used. ANIM_ERROR_IDENTIFIER for 0.
# (stage, identifier, counterpart)
anim_stage_find_counterpart = bind(
    "anim_stage_find_counterpart", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_uint64), components="stage"
)

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_document_options = bind(
    "anim_default_document_options", c_int32, POINTER(anim_document_options), c_uint32, components="machine"
)

# Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller destroys it.
# The texts are not needed afterwards. Errors as of anim_scene_load.
# (text, text_length, options, document)
anim_document_load = bind(
    "anim_document_load",
    c_int32,
    c_char_p,
    c_size_t,
    POINTER(anim_document_options),
    POINTER(POINTER(anim_document)),
    components="machine",
)

# (text, text_length, options, parameters, parameters_length, library, library_length, document)
anim_document_load_flat = bind(
    "anim_document_load_flat",
    c_int32,
    c_char_p,
    c_size_t,
    POINTER(anim_document_options),
    c_char_p,
    c_size_t,
    c_char_p,
    c_size_t,
    POINTER(POINTER(anim_document)),
    components="machine",
)

# How many warnings a document has: what is right in it, but in vain, and most likely misspelt or forgotten. Only where
# it was loaded with keeps_warnings; else there are none. count, at most ANIM_LIMIT_WARNINGS, are kept, in the order of
# the text; total are there in all. Either pointer may be null. Also the components in the text are searched, each once
# however often it is used, but not those of the library. Loading then takes up to about twice as long; scenes are the
# same.
# (document, count, total)
anim_document_get_warning_count = bind(
    "anim_document_get_warning_count",
    c_int32,
    POINTER(anim_document),
    POINTER(c_uint32),
    POINTER(c_uint64),
    components="machine",
)

# What a warning is about, and where that is: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. warning->struct_size must
# be sizeof *warning.
# (document, index, warning)
anim_document_get_warning = bind(
    "anim_document_get_warning",
    c_int32,
    POINTER(anim_document),
    c_uint32,
    POINTER(anim_document_warning),
    components="machine",
)

# One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
# (document, index, which, buffer, capacity, length)
anim_document_get_warning_text = bind(
    "anim_document_get_warning_text",
    c_int32,
    POINTER(anim_document),
    c_uint32,
    c_int32,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# Releases a document. Scenes that were made of it live on. No other thread may be using it at this time.
# (document)
anim_document_destroy = bind("anim_document_destroy", c_int32, POINTER(anim_document), components="machine")

# Fills the options with the defaults named above. struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_scene_options = bind(
    "anim_default_scene_options", c_int32, POINTER(anim_scene_options), c_uint32, components="machine"
)

# Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options may
# be null. The caller destroys it. The texts are not needed afterwards. ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT,
# ANIM_ERROR_LIMIT with line, column and JSON pointer; those of the parameters' text where the message begins with "in
# the given parameters": a name that the document does not have, a value of another type or outside its range. What is
# wrong in a component is told with the component's name and the names of the instances that lead to it; the place is
# one in the library's text where the message says so ("of the library", "in the library"). What is a component's own
# has the name of its instance and a dot before its name in all calls and events: the property "busy.angle", the input
# "busy.level", the state "busy.on", the event "busy.button.down"; of one in a component, "page.busy.on". An event that
# is sent by such a name goes to that component's machine.
# (text, text_length, options, scene)
anim_scene_load = bind(
    "anim_scene_load",
    c_int32,
    c_char_p,
    c_size_t,
    POINTER(anim_scene_options),
    POINTER(POINTER(anim_scene)),
    components="machine",
)

# (text, text_length, options, parameters, parameters_length, library, library_length, scene)
anim_scene_load_flat = bind(
    "anim_scene_load_flat",
    c_int32,
    c_char_p,
    c_size_t,
    POINTER(anim_scene_options),
    c_char_p,
    c_size_t,
    c_char_p,
    c_size_t,
    POINTER(POINTER(anim_scene)),
    components="machine",
)

# Makes a scene of a document, at time 0, in its initial state: the scene that anim_scene_load makes of the same text
# with the same options, in a fraction of the time (some microseconds for a control). The two are equal in all that they
# do, and a snapshot of one can be restored in the other. options may be null; parameters and library must be null in
# it, as they are given to anim_document_load: ANIM_ERROR_ARGUMENT. memory_limit does not count either. The caller
# destroys the scene; the document may be destroyed before.
# (document, options, scene)
anim_scene_create = bind(
    "anim_scene_create",
    c_int32,
    POINTER(anim_document),
    POINTER(anim_scene_options),
    POINTER(POINTER(anim_scene)),
    components="machine",
)

# Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its clock,
# settings, random generator and events; values of inputs (numbers as the nearest that they can be) and properties of
# the same name, kind and number of components, and exactly the animations that move these; the active states and
# histories by name; the time in those states, and delays where the same delay is left, and changed ones from when their
# state was entered, but not into the past; events that wait; plays with the same parts; pointers and the focus by the
# names of regions. An active state stays active, wherever in the machine it is now, and neither its entry nor its exit
# actions are performed. What is missing around and inside it (a parent that is new, the initial state of one that has
# states inside it now, another region) is entered as ever, with its entry actions, in document order. Where states can
# no longer be active together, those with fewer levels of active states inside them stay, and of these the first. A
# state that is final now and was not, or was so in another parent, is entered, so that its parent is done. A machine
# none of whose active states is left starts anew. A value that a property has is kept even where the new document
# begins with another. Of the options, which may be null, only parameters, library and memory_limit are used. buffer
# receives what could not be kept, UTF-8 lines in ascending order, as much of it as there is room for, and length the
# length of all of it; with a capacity of 0, buffer may be null. The handles of the scene and of its stage stay valid,
# and so do identifiers of properties that are kept, of what moves them, and of groups; other properties, and those and
# the banks that the host has added to the stage, are no more. Indices of regions, nodes and inputs may mean others. The
# display's revision rises, and all of it counts as changed. Errors as of anim_scene_load, and ANIM_ERROR_STATE inside
# an open transaction: then nothing has changed.
# (scene, text, text_length, options, buffer, capacity, length)
anim_scene_reload = bind(
    "anim_scene_reload",
    c_int32,
    POINTER(anim_scene),
    c_char_p,
    c_size_t,
    POINTER(anim_scene_options),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# (scene, text, text_length, options, parameters, parameters_length, library, library_length, buffer, capacity, length)
anim_scene_reload_flat = bind(
    "anim_scene_reload_flat",
    c_int32,
    POINTER(anim_scene),
    c_char_p,
    c_size_t,
    POINTER(anim_scene_options),
    c_char_p,
    c_size_t,
    c_char_p,
    c_size_t,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# Releases a scene and its stage.
# (scene)
anim_scene_destroy = bind("anim_scene_destroy", c_int32, POINTER(anim_scene), components="machine")

# As anim_stage_abandon_call(), for a scene: also for each scene of an anim_scene_advance_many() that was left.
# (scene)
anim_scene_abandon_call = bind("anim_scene_abandon_call", c_int32, POINTER(anim_scene), components="machine")

# The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
# valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
# (scene, stage)
anim_scene_get_stage = bind(
    "anim_scene_get_stage", c_int32, POINTER(anim_scene), POINTER(POINTER(anim_stage)), components="machine"
)

# What the document says of itself. info->struct_size must be sizeof *info.
# (scene, info)
anim_scene_get_info = bind(
    "anim_scene_get_info", c_int32, POINTER(anim_scene), POINTER(anim_scene_info), components="machine"
)

# Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken, at
# their own flicks. Once all that the document does has happened, nothing is allocated any more, neither here nor by
# pointers, keys, events, inputs and the display list, with these exceptions: a path property that is set to, or played
# to, a path of other commands than those that it has (the two are aligned each time); keyframes whose expressions give
# other numbers than when they were played last; an animation that begins to be scrubbed; texts in the data of events; a
# number that format(x) writes with more than 15 characters; items of lists that come or go; and the queue of events and
# their data, which grow until they hold event_limit events and 4096 fields.
# (scene, seconds)
anim_scene_advance = bind("anim_scene_advance", c_int32, POINTER(anim_scene), c_double, components="machine")

# (scene, flicks)
anim_scene_advance_flicks = bind(
    "anim_scene_advance_flicks", c_int32, POINTER(anim_scene), c_int64, components="machine"
)

# Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to draw
# or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both.
# changes (room for count of them) receives these scenes in their order, and *changed their number; where wanted is 0,
# both may be null. A scene is reported by every call until its display list has been read (by any
# anim_scene_get_display... but the revision and the damage) and its events polled: a host may handle them later. With
# ANIM_SCENE_CHANGE_DISPLAY the display lists that change are made in this call. A scene at rest costs one read of its
# handle, a cache line. All scenes are checked before any is advanced: for NULL, a scene that was destroyed or is listed
# twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none. Callbacks may
# call none of the scenes that have not been advanced yet (ANIM_ERROR_REENTRANT), nor their own.
# (scenes, count, seconds, wanted, changes, changed)
anim_scene_advance_many = bind(
    "anim_scene_advance_many",
    c_int32,
    POINTER(POINTER(anim_scene)),
    c_size_t,
    c_double,
    c_uint32,
    POINTER(anim_scene_change),
    POINTER(c_size_t),
    components="scene",
)

# Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are ignored.
# The name is dot-separated tokens of letters, digits, '-' and '_', or names in backquotes: `my part`.poke.
# (scene, name, name_length)
anim_scene_send = bind("anim_scene_send", c_int32, POINTER(anim_scene), c_char_p, c_size_t, components="machine")

# Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
# (scene, index, info)
anim_scene_get_input_info = bind(
    "anim_scene_get_input_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_input_info), components="machine"
)

# Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
# ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
# ANIM_ERROR_STATE for an input of a component that the document around gives.
# (scene, name, name_length, value)
anim_scene_set_number = bind(
    "anim_scene_set_number", c_int32, POINTER(anim_scene), c_char_p, c_size_t, c_double, components="machine"
)

# (scene, name, name_length, value)
anim_scene_set_boolean = bind(
    "anim_scene_set_boolean", c_int32, POINTER(anim_scene), c_char_p, c_size_t, c_int32, components="machine"
)

# (scene, name, name_length, text, text_length)
anim_scene_set_string = bind(
    "anim_scene_set_string", c_int32, POINTER(anim_scene), c_char_p, c_size_t, c_char_p, c_size_t, components="machine"
)

# Fires a trigger: the machine gets the event of the trigger's name.
# (scene, name, name_length)
anim_scene_fire_trigger = bind(
    "anim_scene_fire_trigger", c_int32, POINTER(anim_scene), c_char_p, c_size_t, components="machine"
)

# The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
# (scene, name, name_length, value)
anim_scene_get_number = bind(
    "anim_scene_get_number", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_double), components="machine"
)

# (scene, name, name_length, value)
anim_scene_get_boolean = bind(
    "anim_scene_get_boolean", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_int32), components="machine"
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
    components="machine",
)

# The names of the active states that have no active child, in document order, separated by spaces; a part of a name
# that has a space in it is in backquotes. Empty for a document without a machine.
# (scene, buffer, capacity, length)
anim_scene_get_atomic_states = bind(
    "anim_scene_get_atomic_states",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
# (scene, name, name_length, active)
anim_scene_is_in_state = bind(
    "anim_scene_is_in_state", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_int32), components="machine"
)

# As anim_scene_send, with data, which expressions of the document read as event.NAME while the event is answered:
# numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are ignored; of two of
# one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
# (scene, name, name_length, fields, field_count)
anim_scene_send_data = bind(
    "anim_scene_send_data",
    c_int32,
    POINTER(anim_scene),
    c_char_p,
    c_size_t,
    POINTER(anim_event_field),
    c_size_t,
    components="machine",
)

# (scene, name, name_length, fields, field_count, texts, texts_length)
anim_scene_send_data_flat = bind(
    "anim_scene_send_data_flat",
    c_int32,
    POINTER(anim_scene),
    c_char_p,
    c_size_t,
    POINTER(anim_event_field),
    c_size_t,
    c_char_p,
    c_size_t,
    components="machine",
)

# One field of an event's data, by its index in the document's order, and its text. data and the number of fields are
# members of the event. A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events were
# polled or not; of older ones, and beyond count, ANIM_ERROR_NOT_FOUND. Where fields were dropped before their event was
# polled or its callback called, data_lost of the event is their number; poll more often to lose none. The text of a
# field that is no text: ANIM_ERROR_KIND.
# (scene, data, index, value)
anim_scene_get_event_value = bind(
    "anim_scene_get_event_value",
    c_int32,
    POINTER(anim_scene),
    c_uint64,
    c_uint32,
    POINTER(anim_event_value),
    components="machine",
)

# (scene, data, index, buffer, capacity, length)
anim_scene_get_event_text = bind(
    "anim_scene_get_event_text",
    c_int32,
    POINTER(anim_scene),
    c_uint64,
    c_uint32,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A machine
# that is done keeps its last ones.
# (scene, buffer, capacity, length)
anim_scene_get_configuration = bind(
    "anim_scene_get_configuration",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# Whether the machine has reached an outermost final state: it answers no more events.
# (scene, done)
anim_scene_is_done = bind("anim_scene_is_done", c_int32, POINTER(anim_scene), POINTER(c_int32), components="machine")

# How many states the machine has, and state number index, 0 <= index < count, in document order: for tools that show a
# machine. ANIM_ERROR_NOT_FOUND beyond.
# (scene, count)
anim_scene_get_state_count = bind(
    "anim_scene_get_state_count", c_int32, POINTER(anim_scene), POINTER(c_uint32), components="machine"
)

# (scene, index, info)
anim_scene_get_state_info = bind(
    "anim_scene_get_state_info",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    POINTER(anim_machine_state_info),
    components="machine",
)

# A hash of all that determines the scene's future, as anim_stage_get_hash, with inputs, states, timers, pointers and
# the random generator.
# (scene, hash)
anim_scene_get_hash = bind("anim_scene_get_hash", c_int32, POINTER(anim_scene), POINTER(c_uint64), components="machine")

# List number index, from 0 on, in the document's order; those of a component follow those of the document that uses it.
# ANIM_ERROR_NOT_FOUND beyond.
# (scene, index, info)
anim_scene_get_list_info = bind(
    "anim_scene_get_list_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_list_info), components="machine"
)

# The number of the list of a name, with those of the instances before it where it is in one. It stays the same until
# the scene is reloaded. ANIM_ERROR_NOT_FOUND.
# (scene, name, name_length, list)
anim_scene_find_list = bind(
    "anim_scene_find_list", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_uint32), components="machine"
)

# The item at a place, from 0 on; those that are leaving follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list
# that there is not, as in all that follows.
# (scene, list, index, info)
anim_scene_get_item_info = bind(
    "anim_scene_get_item_info",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_uint32,
    POINTER(anim_item_info),
    components="machine",
)

# Its key.
# (scene, list, index, buffer, capacity, length)
anim_scene_get_item_key = bind(
    "anim_scene_get_item_key",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_uint32,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# The place of the item with a key. ANIM_ERROR_NOT_FOUND, also for one that is leaving.
# (scene, list, key, key_length, index)
anim_scene_find_item = bind(
    "anim_scene_find_item",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_char_p,
    c_size_t,
    POINTER(c_uint32),
    components="machine",
)

# Adds an item at a place, or at the end where there are fewer, and starts its machine. fields are values of its inputs
# by their names in the component, as in anim_scene_send_data(); other inputs are as the document has them, and so is
# all else of the item. key is valid UTF-8; of length 0 the list chooses a number that none has. *number (which may be
# null) receives what anim_item_info has. Where there is no room, an item that is leaving makes it at once.
# ANIM_ERROR_LIMIT for a list that is full; ANIM_ERROR_DUPLICATE for a key that an item has; ANIM_ERROR_NOT_FOUND for a
# field that is none of the inputs; ANIM_ERROR_KIND for one of another type; ANIM_ERROR_ARGUMENT for a number outside
# the input's range; ANIM_ERROR_STATE for an input that the list gives or a trigger, and for a list in an item that is
# in no list.
# (scene, list, index, key, key_length, fields, field_count, number)
anim_scene_append_item = bind(
    "anim_scene_append_item",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_uint32,
    c_char_p,
    c_size_t,
    POINTER(anim_event_field),
    c_size_t,
    POINTER(c_uint32),
    components="machine",
)

# (scene, list, index, key, key_length, fields, field_count, texts, texts_length, number)
anim_scene_append_item_flat = bind(
    "anim_scene_append_item_flat",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_uint32,
    c_char_p,
    c_size_t,
    POINTER(anim_event_field),
    c_size_t,
    c_char_p,
    c_size_t,
    POINTER(c_uint32),
    components="machine",
)

# Removes the item with a key: its machine hears the event "removed", and it is gone when that has come to its end, or
# at once where no transition was taken.
# (scene, list, key, key_length)
anim_scene_remove_item = bind(
    "anim_scene_remove_item", c_int32, POINTER(anim_scene), c_uint32, c_char_p, c_size_t, components="machine"
)

# Removes all items.
# (scene, list)
anim_scene_clear_list = bind("anim_scene_clear_list", c_int32, POINTER(anim_scene), c_uint32, components="machine")

# Moves the item with a key to a place, or to the end where there are fewer.
# (scene, list, key, key_length, index)
anim_scene_move_item = bind(
    "anim_scene_move_item", c_int32, POINTER(anim_scene), c_uint32, c_char_p, c_size_t, c_uint32, components="machine"
)

# Gives inputs of the item with a key other values, to which its machine reacts once. Errors as of
# anim_scene_append_item().
# (scene, list, key, key_length, fields, field_count)
anim_scene_update_item = bind(
    "anim_scene_update_item",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_char_p,
    c_size_t,
    POINTER(anim_event_field),
    c_size_t,
    components="machine",
)

# (scene, list, key, key_length, fields, field_count, texts, texts_length)
anim_scene_update_item_flat = bind(
    "anim_scene_update_item_flat",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_char_p,
    c_size_t,
    POINTER(anim_event_field),
    c_size_t,
    c_char_p,
    c_size_t,
    components="machine",
)

# A pointer (a mouse, finger or pen with a number of the host's choice) did something at a point of the document, at the
# scene's present time. Nodes and regions are touched where they are seen, that is by presentation values, as they are
# when the call begins. x and y are not read for CANCEL and LEAVE.
#
# The region at a point is the topmost one whose shape holds it: regions without a node lie above all others, the later
# one on top; of others the one whose node is drawn later. A region whose node is invisible, clipped away there or of no
# size (a transform that cannot be undone) is not hit. A region that is disabled swallows what hits it.
#
# DOWN on a region that nothing holds begins tracking: the region hears, as UIControl does, down, drag.inside,
# drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside means its bounds (the upright
# rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
# clipped. A region holds one pointer at a time, or is pressed by a key; another that goes down on it is ignored until
# it goes up. A region that was disabled while it tracks hears cancel at the pointer's next move or up, and no more of
# it. A region whose "capture" is false hands its pointer over when a move takes it onto the shape of another enabled
# region with "capture" false that nothing holds: the first one hears drag.exit (unless it heard that before), the
# second one drag.enter and drag.inside, and tracks from then on.
#
# A pointer that moves while it is not down hovers: a region hears hover.enter when the pointer comes onto it (not when
# it is disabled) and hover.exit when it goes elsewhere, and when it leaves. While the pointer is down the region over
# which it hovers stays the same; when it goes up or is canceled it hovers where it is. A pointer that goes down without
# having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known, the one that began to
# hover first makes room for a new one.
#
# A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS that are down are
# ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of a pointer that is not known do nothing. LEAVE of one that is down cancels
# it.
#
# The host and the machine get each as an event named "<region>.<what>", with numbers for data (a host reads them by
# anim_scene_get_event_value): x, y (in the coordinates of the region; where it is invisible or of no size, the last
# ones), sceneX, sceneY; dx and dy (since the pointer was last heard of), totalX and totalY (since it went down), vx and
# vy (points per second of host time, see anim_velocity_estimator), these six in the coordinates of the document that
# has the region: the scene's, or inside a component its own, by the linear part of the inverse of the instance's whole
# transform as it is now (0 where the instance is invisible or of no size); pointer; count (taps in a row: a DOWN counts
# one more when it is on the same region as the last one, at most 0.35 s of host time after it and 20 points from it,
# and that tap was not canceled or dragged further than that); inside (0 or 1); node (what anim_scene_hit_test said when
# the pointer went down or began to hover there); keyboard (0).
#
# Gestures are looked for only where a transition of the machine names their events, and then the host hears of them,
# too. Distances are the scene's, a region's "slop" is 10 points unless it says otherwise. hover.move: each move of a
# pointer that hovers over the region, after hover.enter. tap: after up.inside, when the press has not been farther than
# the slop from where it began, and was no long one; count is 2 for a double tap. press.long: the pointer has been down
# for the region's "longPress" (0.5) seconds of stage time and not farther than the slop from where it began. It comes
# at its own flick, in the middle of an advance; dx, dy, vx and vy are 0. pinch.begin, pinch.change and pinch.end: a
# second pointer goes down on the region while the first holds it, either moves, one goes up. There are no drags
# meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are of the point between the two; pointer is the one that moved.
# Four more numbers: scale (their distance in terms of that at the beginning), rotation (radians since then, also beyond
# a full turn), scaleVelocity and rotationVelocity (per second), all as seen in the coordinates in which dx is. Then the
# press goes on with the pointer that is left: its drags count from there, and the region hears up.inside or up.outside
# when it goes up. A third pointer is ignored. Where the press is canceled, pinch.end comes before cancel. A region's
# "takesOver" lets it take a pointer over from a region above it on which that went down: once the pointer is farther
# than the slop from there ("drag"), and more along the axis than across it ("horizontal", "vertical", in the
# coordinates in which dx is). The one above hears cancel, this one down, and its totals count from there. Of several
# the topmost one does; a region that tracks the pointer itself keeps it in that way. A pointer that a host has
# captured, that was pinched or was taken over is not taken over any more.
# (scene, kind, pointer, x, y)
anim_scene_send_pointer = bind(
    "anim_scene_send_pointer", c_int32, POINTER(anim_scene), c_int32, c_int32, c_double, c_double, components="scene"
)

# A wheel or touchpad was turned at a point of the document, by dx and dy points, positive where a page would be
# scrolled to the right and down. Of the regions at the point whose machine names the event wheel, the topmost hears it,
# with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1, the others 0.
# Where its machine has no transition for it (none in its states, or no guard that holds), the next one behind it does,
# and so on; one that is disabled ends that. *used (which may be null) receives whether a machine had one; if not, the
# wheel is the host's, to scroll its page.
# (scene, x, y, dx, dy, used)
anim_scene_send_wheel = bind(
    "anim_scene_send_wheel",
    c_int32,
    POINTER(anim_scene),
    c_double,
    c_double,
    c_double,
    c_double,
    POINTER(c_int32),
    components="scene",
)

# Lets a region, by name, track a pointer that is down from now on, wherever it is, until it goes up: the region that
# tracked it hears cancel, the new one drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for a name that no
# region has and a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another.
# (scene, pointer, region, region_length)
anim_scene_capture_pointer = bind(
    "anim_scene_capture_pointer", c_int32, POINTER(anim_scene), c_int32, c_char_p, c_size_t, components="scene"
)

# Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which hears cancel.
# (scene, pointer)
anim_scene_release_pointer = bind(
    "anim_scene_release_pointer", c_int32, POINTER(anim_scene), c_int32, components="scene"
)

# A key went down or up. *used (which may be null) receives whether the scene had a use for it; if not, it is the
# host's. With Control, Alt or Meta no key is used. Tab moves the focus to the next region, in the document's order,
# that is focusable, enabled and visible, with Shift to the one before. Beyond the last one nothing has the focus and
# the key is not used, so that a host can go on to the next control; the Tab after that begins anew. Of the region that
# has the focus, unless its "activation" is "none", Space is a press: down when the key goes down, up.inside when it
# goes up. Enter is down and up.inside at once. Escape while Space is held is cancel, and so is what takes the focus
# away then. Nothing is pressed twice: a region that holds a pointer hears nothing of either key. The arrows, Home, End,
# Page Up and Page Down are key.left, key.right, key.up, key.down, key.home, key.end, key.pageup and key.pagedown when
# they go down, again and again if the host says so. A region that is disabled or invisible loses the focus at the next
# key. The data of these events is that of anim_scene_send_pointer()'s, where keyboard is 1, x and y are the center of
# the region's bounds, inside is 1, pointer is -1 and node is the region's own; the others are 0.
# (scene, action, key, modifiers, used)
anim_scene_send_key = bind(
    "anim_scene_send_key",
    c_int32,
    POINTER(anim_scene),
    c_int32,
    c_int32,
    c_uint32,
    POINTER(c_int32),
    components="scene",
)

# Gives the focus to a region by name, or to none for a length of 0. The region that had it hears blur, the new one
# focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or invisible.
# (scene, name, name_length)
anim_scene_set_focus = bind(
    "anim_scene_set_focus", c_int32, POINTER(anim_scene), c_char_p, c_size_t, components="scene"
)

# The name of the region that has the focus; empty when none has.
# (scene, buffer, capacity, length)
anim_scene_get_focus = bind(
    "anim_scene_get_focus",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="scene",
)

# The number, in document order, of the topmost node that is drawn at a point of the document, or -1: what is seen now,
# by presentation values. A fill counts by its rule, a stroke with its dashes, caps and joins as
# anim_path_stroke_contains() has it, both also where their paint is transparent, an image and a text by its rectangle;
# what is clipped away, invisible or of opacity 0 does not.
# (scene, x, y, node)
anim_scene_hit_test = bind(
    "anim_scene_hit_test", c_int32, POINTER(anim_scene), c_double, c_double, POINTER(c_int32), components="scene"
)

# The index, in document order, of the region that a pointer would hit at a point of the document, whether it is enabled
# or not; -1 for none.
# (scene, x, y, region)
anim_scene_hit_test_region = bind(
    "anim_scene_hit_test_region", c_int32, POINTER(anim_scene), c_double, c_double, POINTER(c_int32), components="scene"
)

# Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond. info->struct_size must be
# sizeof *info.
# (scene, index, info)
anim_scene_get_region_info = bind(
    "anim_scene_get_region_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_region_info), components="scene"
)

# How many nodes of the document have an "accessibility", and a number that is another whenever one of their facts or
# texts differs from what it was when the number was asked for last. Either pointer may be null.
# (scene, count, revision)
anim_scene_get_accessibility_info = bind(
    "anim_scene_get_accessibility_info",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_uint32),
    POINTER(c_uint64),
    components="scene",
)

# What is so now of one of them, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
# accessibility->struct_size must be sizeof *accessibility.
# (scene, index, accessibility)
anim_scene_get_accessibility = bind(
    "anim_scene_get_accessibility",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    POINTER(anim_accessibility_element),
    components="scene",
)

# One of its texts now: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document says none.
# (scene, index, which, buffer, capacity, length)
anim_scene_get_accessibility_text = bind(
    "anim_scene_get_accessibility_text",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    c_int32,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="scene",
)

# The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is valid
# until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display...; NULL where
# it is empty. What it costs to bring it up to date is in proportion to what changed, and next to nothing where nothing
# did; where nodes appear, vanish or change their order, or a path its number of commands, in proportion to what there
# is.
# (scene, commands, count)
anim_scene_get_display_commands = bind(
    "anim_scene_get_display_commands",
    c_int32,
    POINTER(anim_scene),
    POINTER(POINTER(anim_draw_command)),
    POINTER(c_size_t),
    components="scene",
)

# The whole display list in one call, with the same views. display->struct_size must be sizeof *display.
# (scene, display)
anim_scene_get_display = bind(
    "anim_scene_get_display", c_int32, POINTER(anim_scene), POINTER(anim_display), components="scene"
)

# The display list's revision: a number that grows whenever the list shows something else than when it was last asked
# for; 1 for the first. A host that has drawn it need not draw again while it stays. Another load of the same document,
# asked at other times, counts otherwise.
# (scene, revision)
anim_scene_get_display_revision = bind(
    "anim_scene_get_display_revision", c_int32, POINTER(anim_scene), POINTER(c_uint64), components="scene"
)

# What must be drawn again since a revision: the union of the old and new bounds of all that changed, appeared or
# vanished after it, inside the canvas. Width and height 0 where nothing did; all of the canvas where that is more than
# 63 revisions ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached.
# (scene, since, rectangle)
anim_scene_get_display_damage = bind(
    "anim_scene_get_display_damage", c_int32, POINTER(anim_scene), c_uint64, POINTER(anim_rectangle), components="scene"
)

# The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red, green,
# blue, opacity. The text may be large: ask for its length first.
# (scene, background, buffer, capacity, length)
anim_scene_get_svg = bind(
    "anim_scene_get_svg",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_double),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="scene",
)

# The whole state of a scene, as anim_stage_snapshot writes that of a stage: its stage, the active states of its
# machines and what they remember and wait for, its inputs, pointers and focus, its random numbers. The document is not
# in it.
# (scene, buffer, capacity, length)
anim_scene_snapshot = bind(
    "anim_scene_snapshot",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_uint8),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# Puts a state that anim_scene_snapshot has given in the place of the scene's own, as anim_stage_restore does. The
# snapshot may be of another scene, in another process or on another machine, if the documents of both mean the same and
# their parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin
# with x- and the order of an object's keys mean nothing; the order of names does, as in inputs, properties and states.
# All of the display list counts as changed; revisions go on counting.
# (scene, bytes, length)
anim_scene_restore = bind(
    "anim_scene_restore", c_int32, POINTER(anim_scene), POINTER(c_uint8), c_size_t, components="machine"
)

# Puts a state that anim_scene_snapshot has given of a scene of an older edition of a document in the place of the
# scene's own, by name, and the edition of the text in the place of its document: in one step what it comes to when the
# snapshot is restored in a scene of document, the older edition, and that scene reloads the text. What is kept, and
# what buffer receives of what could not be kept, says anim_scene_reload. Of the options, which may be null, only
# parameters, library and memory_limit are used, for the text; those of document were given to anim_document_load. A
# scene's snapshots after that are for this call with the same document and text alone (and for the scene itself): it
# takes them as well, as long as the host has added no properties; nothing is lost then. The handles of the scene and of
# its stage, what hears of events, the step budget and the revisions stay; identifiers of properties, animations,
# transactions, groups and banks from before are not valid any more. ANIM_ERROR_STATE for a snapshot of another edition
# and inside an open transaction; errors as of anim_scene_restore and anim_scene_load. Nothing has changed then.
# (scene, bytes, bytes_length, document, text, text_length, options, buffer, capacity, length)
anim_scene_restore_edition = bind(
    "anim_scene_restore_edition",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_uint8),
    c_size_t,
    POINTER(anim_document),
    c_char_p,
    c_size_t,
    POINTER(anim_scene_options),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# (scene, bytes, bytes_length, document, text, text_length, options, parameters, parameters_length, library,
# library_length, buffer, capacity, length)
anim_scene_restore_edition_flat = bind(
    "anim_scene_restore_edition_flat",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_uint8),
    c_size_t,
    POINTER(anim_document),
    c_char_p,
    c_size_t,
    POINTER(anim_scene_options),
    c_char_p,
    c_size_t,
    c_char_p,
    c_size_t,
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="machine",
)

# Reads a trace (at most ANIM_LIMIT_TEXT_BYTES). The caller destroys it. The text is not needed afterwards.
# ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
# (text, text_length, trace)
anim_trace_load = bind("anim_trace_load", c_int32, c_char_p, c_size_t, POINTER(POINTER(anim_trace)), components="scene")

# Releases a trace.
# (trace)
anim_trace_destroy = bind("anim_trace_destroy", c_int32, POINTER(anim_trace), components="scene")

# What a trace says of itself. info->struct_size must be sizeof *info.
# (trace, info)
anim_trace_get_info = bind(
    "anim_trace_get_info", c_int32, POINTER(anim_trace), POINTER(anim_trace_info), components="scene"
)

# The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
# (trace, buffer, capacity, length)
anim_trace_get_parameters = bind(
    "anim_trace_get_parameters",
    c_int32,
    POINTER(anim_trace),
    POINTER(c_char),
    c_size_t,
    POINTER(c_size_t),
    components="scene",
)

# The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
# (trace, index, time)
anim_trace_get_step_time = bind(
    "anim_trace_get_step_time", c_int32, POINTER(anim_trace), c_size_t, POINTER(c_int64), components="scene"
)

# Applies one step's input to a scene now, whatever the time.
# (scene, trace, index)
anim_scene_apply_step = bind(
    "anim_scene_apply_step", c_int32, POINTER(anim_scene), POINTER(anim_trace), c_size_t, components="scene"
)

# Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances to
# each step from *next_step on whose time is not after it, applies it there, and advances to the time. *next_step is 0
# at first, and is moved on. When a step or an advance on the way is refused, the scene stays where it was refused and
# next_step names the step that comes next; a time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
# (scene, trace, time, next_step)
anim_scene_play = bind(
    "anim_scene_play", c_int32, POINTER(anim_scene), POINTER(anim_trace), c_int64, POINTER(c_size_t), components="scene"
)
