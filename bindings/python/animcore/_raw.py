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
ANIM_COMPONENT_STAGE = 2  # properties and their animation, expressions, snapshots; includes motion
ANIM_COMPONENT_PATHS = 4  # paths and morphs
ANIM_COMPONENT_MACHINE = 8  # documents with their inputs, states and events; includes stage and motion
ANIM_COMPONENT_SCENE = 16  # drawing and hit testing, traces; includes machine, stage and motion

ANIM_OK = 0
ANIM_ERROR_ARGUMENT = 1  # not finite, out of range, invalid UTF-8, an unknown constant. In C, null or misaligned
ANIM_ERROR_IDENTIFIER = 2  # an identifier that is zero, stale, of another object or of another kind
ANIM_ERROR_LIMIT = 3  # a count, size or time beyond a documented limit
ANIM_ERROR_REENTRANT = 4  # a callback called into the object that called it
ANIM_ERROR_KIND = 5  # the thing exists, but is of another kind than the call takes
ANIM_ERROR_NOT_FOUND = 6  # no thing of that name, or at that index
ANIM_ERROR_DUPLICATE = 7  # a thing of that name exists already
ANIM_ERROR_STATE = 8  # the call does not fit the object's present state
ANIM_ERROR_SYNTAX = 9  # the text is not well-formed
ANIM_ERROR_DOCUMENT = 10  # the text is well-formed, but not a valid document or trace
ANIM_ERROR_CAPACITY = 11  # an array to be filled is too short. In C, also a buffer
ANIM_ERROR_MEMORY = 12  # out of memory; the call has changed nothing. See anim_set_allocator()

ANIM_LIMIT_NAME_BYTES = 255  # bytes of a name
ANIM_LIMIT_TEXT_BYTES = 67108864  # bytes of a document or trace
ANIM_LIMIT_NESTING = 128  # levels of nesting in a JSON text; states inside states do not count
ANIM_LIMIT_PROPERTIES = 16777215  # properties of one stage
ANIM_LIMIT_TRANSACTION_DEPTH = 64  # transactions open at once in one stage
ANIM_LIMIT_TRANSACTIONS = 1048575  # transactions open or not yet complete in one stage
ANIM_LIMIT_EVENTS = 1048576  # largest event_limit of anim_stage_options
ANIM_LIMIT_ARRAY = 268435456  # elements of an array passed in or out
ANIM_LIMIT_ADVANCE_SECONDS = 100000  # seconds of one advance
ANIM_LIMIT_DURATION_SECONDS = 1000000000  # seconds of a duration or delay
ANIM_LIMIT_TIME_SCALE = 1000000  # largest time scale
ANIM_LIMIT_PATH_VERBS = 16777216  # verbs of one path
ANIM_LIMIT_PATH_DASHES = 32768  # dashes that one call makes of a path, plus 64 for each verb of the path
ANIM_LIMIT_PATH_PIECES = 131072  # pieces into which one call cuts a path, plus 64 for each verb of the path
ANIM_LIMIT_POINTERS = 32  # pointers that are down or hover at once on one scene
ANIM_LIMIT_STATES = 131072  # states of one machine
ANIM_LIMIT_STATE_NESTING = 1024  # levels of states inside states
ANIM_LIMIT_MICROSTEPS = 1000  # of a machine in answer to one event; or two for each state, if that is more

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

# values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given direction
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
# on the spline, with key times such that every segment has the same mean speed; finding them takes some 20 microseconds
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
ANIM_FILL_MODE_FORWARDS = 1  # its last value after it
ANIM_FILL_MODE_BACKWARDS = 2  # its first value before it
ANIM_FILL_MODE_BOTH = 3

ANIM_TIMING_PHASE_BEFORE = 0
ANIM_TIMING_PHASE_ACTIVE = 1
ANIM_TIMING_PHASE_AFTER = 2

ANIM_DIRECTION_NORMAL = 0
ANIM_DIRECTION_REVERSE = 1
ANIM_DIRECTION_ALTERNATE = 2
ANIM_DIRECTION_ALTERNATE_REVERSE = 3

ANIM_COLOR_SPACE_SRGB = 0  # red, green, blue; the transfer function is mirrored below 0
ANIM_COLOR_SPACE_LINEAR_SRGB = 1  # the same, proportional to light
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
ANIM_PATH_COORDINATES_RELATIVE = 1  # small letters, except where adding up would not restore the exact number
ANIM_PATH_COORDINATES_SHORTER = 2  # for each command whichever takes fewer bytes

# the same number and types of commands in the same order; H and h are one type: CSS Shapes 1 (interpolation of path())
# and SVG 2, 9.3.2 (the d property), as browsers read them
ANIM_PATH_RULE_CSS = 0
# exactly the same list of commands; H and h differ: SVG 1.1, 8.2 (animation of the d attribute)
ANIM_PATH_RULE_SMIL = 1

ANIM_PATH_QUANTITY_POINTS = 0  # x and y: 2 numbers a length
ANIM_PATH_QUANTITY_TANGENTS = 1  # x and y of the unit tangent: 2
ANIM_PATH_QUANTITY_NORMALS = 2  # the tangent turned by a quarter clockwise on the screen: 2
ANIM_PATH_QUANTITY_ANGLES = 3  # of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1
ANIM_PATH_QUANTITY_CURVATURES = 4  # as in anim_path_location: 1
ANIM_PATH_QUANTITY_PARAMETERS = 5  # the verb's index plus the parameter (0...1) in it: 1

ANIM_PATH_ROTATION_FIXED = 0  # by the angle alone
ANIM_PATH_ROTATION_AUTO = 1  # with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto

ANIM_PATH_TRIM_SUBPATHS = 1  # each subpath by itself; otherwise all subpaths as one line
ANIM_PATH_TRIM_LENGTHS = 2  # start, end and offset are lengths; otherwise fractions of the length, 0...1

ANIM_FILL_RULE_NONZERO = 0  # those with a winding number other than 0
ANIM_FILL_RULE_EVENODD = 1  # those with an odd winding number

ANIM_PATH_CONVERSION_CUBICS = 0  # quadratic curves become cubic ones: exactly, except for rounding
ANIM_PATH_CONVERSION_ALL_CUBICS = 1  # lines too; the line of a close becomes a curve before it
ANIM_PATH_CONVERSION_QUADRATICS = 2  # cubic curves become quadratic ones within the tolerance

ANIM_CAP_BUTT = 0
ANIM_CAP_ROUND = 1
ANIM_CAP_SQUARE = 2

ANIM_JOIN_MITER = 0
ANIM_JOIN_ROUND = 1
ANIM_JOIN_BEVEL = 2
ANIM_JOIN_MITER_CLIP = 3  # a miter cut off at the limit
# the same, but the edges of curves continue as circles of their curvature, which are adjusted where they do not meet
# (SVG 2, 13.5.8 and 13.5.9), and bends tighter than half the width are round
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
ANIM_MORPH_STRUCTURE_GENERAL = 2  # none: also paths of the same verbs are aligned by their shapes
# none, and no point has a counterpart: the in-betweens are level sets of a mean of the distances from both outlines,
# for filled shapes that have nothing in common. Takes neither pairs nor points nor strokes (ANIM_ERROR_ARGUMENT), and
# ignores the options but fill_rule
ANIM_MORPH_STRUCTURE_BLEND = 3

# the whole path, then each subpath, turns where a rotation explains the change clearly better
ANIM_MORPH_MOTION_AUTOMATIC = 0
ANIM_MORPH_MOTION_LINEAR = 1  # straight
ANIM_MORPH_MOTION_ROTATIONAL = 2  # subpaths turn by the angle that fits best, even if only a little better

ANIM_MORPH_PAIRING_AUTOMATIC = 0  # by role (outline or hole), position, size and shape
ANIM_MORPH_PAIRING_INDEX = 1  # the first with the first, the second with the second
ANIM_MORPH_PAIRING_GIVEN = 2  # as pairs says

ANIM_MORPH_STARTS_AUTOMATIC = 0  # found from the shapes
ANIM_MORPH_STARTS_KEEP = 1  # the subpaths' own starts
ANIM_MORPH_STARTS_GIVEN = 2  # as points says

# subpaths are closed in between, as filling closes them, and self-intersecting in-betweens are repaired
ANIM_MORPH_PAINT_FILL = 0
# open subpaths stay open, crossings are allowed, and a subpath without counterpart joins another stroke
ANIM_MORPH_PAINT_STROKE = 1

ANIM_LIMIT_EXPRESSION_BYTES = 65536  # bytes of an expression's text
ANIM_LIMIT_EXPRESSION_NAMES = 4096  # names that an expression may be given
ANIM_LIMIT_EXPRESSION_NESTING = 64  # brackets, calls, operators and values pending at once
ANIM_LIMIT_EXPRESSION_INSTRUCTIONS = 4096  # about the number of names, numbers and operators

ANIM_VALUE_KIND_SCALAR = 0  # 1 component
ANIM_VALUE_KIND_VECTOR2 = 1
ANIM_VALUE_KIND_VECTOR3 = 2
ANIM_VALUE_KIND_VECTOR4 = 3
ANIM_VALUE_KIND_ANGLE = 4  # 1 component in radians, interpolated as given unless its options say otherwise
ANIM_VALUE_KIND_COLOR = 5  # 4 components: red, green, blue (sRGB, not premultiplied), opacity
ANIM_VALUE_KIND_SIZE = 6  # 2: width, height
ANIM_VALUE_KIND_RECTANGLE = 7  # 4: x, y, width, height
ANIM_VALUE_KIND_TRANSFORM = 8  # 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too
ANIM_VALUE_KIND_VECTOR = 9  # as many as are asked for, up to ANIM_LIMIT_VECTOR
ANIM_VALUE_KIND_PATH = 10  # the coordinates of a path, see anim_stage_add_path

ANIM_LIMIT_VECTOR = 1048576  # components of one property

ANIM_EVENT_KIND_TRANSACTION_COMPLETED = 1  # subject: the transaction; finished
ANIM_EVENT_KIND_ANIMATION_ENDED = 2  # subject: the property; animation; finished; name: the property's
ANIM_EVENT_KIND_STATE_ENTERED = 3  # name: the state's
ANIM_EVENT_KIND_STATE_EXITED = 4  # name: the state's
# name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its fields;
# data: see anim_scene_get_event_value
ANIM_EVENT_KIND_EMITTED = 5
ANIM_EVENT_KIND_CONTROL = 6  # name: of the pointer's or key's event on a region; count and data as EMITTED
# the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its own
# delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other delays that
# end in that millisecond are dropped
ANIM_EVENT_KIND_UNSETTLED = 7
ANIM_EVENT_KIND_LOST = 8  # count: events dropped because nobody polled; comes first in the queue
# subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT
ANIM_EVENT_KIND_ANIMATOR_ENDED = 9
ANIM_EVENT_KIND_SETTLED = 10  # subject: the spring bank; count: how many of its springs came to rest
ANIM_EVENT_KIND_GROUP_ENDED = 11  # subject: the group whose media timing is over
ANIM_EVENT_KIND_BUDGET = 12  # an advance has used up its step budget: see anim_stage_set_step_budget

ANIM_READ_MODEL = 0  # what was set
ANIM_READ_PRESENTATION = 1  # what is seen now
ANIM_READ_VELOCITY = 2  # of the presentation value, units per second

ANIM_TURN_AS_GIVEN = 0
ANIM_TURN_SHORTEST = 1

ANIM_MOTION_KIND_INHERIT = 0  # the enclosing transaction's; outermost: the default curve
ANIM_MOTION_KIND_NONE = 1  # no animation: values jump
ANIM_MOTION_KIND_CURVE = 2  # along curve, over duration
ANIM_MOTION_KIND_SPRING = 3  # by spring, until it comes to rest, or for duration where one is given
ANIM_MOTION_KIND_EASING = 4  # by easing, over duration
ANIM_MOTION_KIND_KEYFRAMES = 5  # explicit animations only: along keyframes
ANIM_MOTION_KIND_DECAY = 6  # explicit animations only: momentum that decays

# The value of a member that is not set, and is therefore inherited. Any other value is used.
ANIM_INHERIT = -2147483647

# A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
# until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
# repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0.
ANIM_OWN_DURATION = -2147483646

ANIM_INTERRUPTION_REPLACE = 1  # replaces them; starts at the presentation value with its velocity (SwiftUI)
ANIM_INTERRUPTION_ADD = 2  # is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8)
ANIM_INTERRUPTION_RESTART = 3  # replaces them; starts at the presentation value, at rest
# leaves them alone, and new values leave it alone (an animation added to a CALayer). Explicit animations only
ANIM_INTERRUPTION_KEEP = 4

ANIM_ARRANGEMENT_NONE = 0  # independently
ANIM_ARRANGEMENT_PARALLEL = 1  # all begin when they are set
ANIM_ARRANGEMENT_SEQUENCE = 2  # each begins when the one before is complete

ANIM_ACTION_FOLLOW = 0  # it moves as the open transaction says; without one it jumps
ANIM_ACTION_NONE = 1  # it jumps, whatever transaction is open
# it moves by its own motion, inside and outside transactions; members that are not set come from the transaction
ANIM_ACTION_OWN = 2

ANIM_REDUCED_MOTION_NONE = 0  # all motion is shown
ANIM_REDUCED_MOTION_JUMP = 1  # values jump to their targets; their animations end finished, at once
ANIM_REDUCED_MOTION_FADE = 2  # properties that fade do so in 0.2 s with ease; all others jump

ANIM_ANIMATION_GROUP_KIND_CLOCK = 0  # a clock whose speed can be changed: slow motion and pause for a part of the stage
# timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the group
# ends
ANIM_ANIMATION_GROUP_KIND_MEDIA = 1
# driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator
ANIM_ANIMATION_GROUP_KIND_ANIMATOR = 2

ANIM_ANIMATOR_POSITION_END = 0
ANIM_ANIMATOR_POSITION_START = 1
ANIM_ANIMATOR_POSITION_CURRENT = 2

ANIM_LIMIT_BANK = 16777216
ANIM_LIMIT_SNAPSHOT_BYTES = 268435456  # bytes of a snapshot

ANIM_WARNING_KIND_STATE = 0  # nothing leads to a state
ANIM_WARNING_KIND_EVENT = 1  # nothing in the document sends an event that a state waits for: only the host can
ANIM_WARNING_KIND_END = 2  # a done or stopped event of something that does not exist or never ends
ANIM_WARNING_KIND_CANCEL = 3  # nothing is sent with the id that a cancel has
ANIM_WARNING_KIND_PROPERTY = 4  # nothing shows, sets or reads a property
ANIM_WARNING_KIND_UNUSED = 5  # nothing uses an input, parameter, spring, curve, path, animation, component...
ANIM_WARNING_KIND_WORDS = 6  # a text that would also be an expression, where it is kept as text

ANIM_LIMIT_WARNINGS = 1000  # warnings that a document keeps: the first in its text

ANIM_WARNING_TEXT_MESSAGE = 0  # one English sentence, with the name that was probably meant
ANIM_WARNING_TEXT_POINTER = 1  # the RFC 6901 JSON pointer of what it is about
ANIM_WARNING_TEXT_SUGGESTION = 2  # the name that was probably meant; empty if none is similar

ANIM_SCENE_CHANGE_DISPLAY = 1  # its display list has changed since the host last read it
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
ANIM_STATE_KIND_COMPOUND = 1  # has exactly one active child when active
ANIM_STATE_KIND_PARALLEL = 2  # all its children are active when it is
ANIM_STATE_KIND_FINAL = 3
ANIM_STATE_KIND_HISTORY = 4  # never active

ANIM_LIMIT_LIST_CAPACITY = 4096  # items of one list
ANIM_LIMIT_KEY_BYTES = 255  # bytes of a key

ANIM_POINTER_ACTION_DOWN = 0
ANIM_POINTER_ACTION_MOVE = 1  # also for a pointer that is not down: it hovers
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
ANIM_ACCESSIBILITY_DISABLED = 4  # if the document does not say: whether its region is disabled
ANIM_ACCESSIBILITY_EXPANDED = 8
ANIM_ACCESSIBILITY_BUSY = 16
ANIM_ACCESSIBILITY_HIDDEN = 32  # also where the node is invisible
ANIM_ACCESSIBILITY_MINIMUM = 64  # minimum is known; likewise the next two
ANIM_ACCESSIBILITY_MAXIMUM = 128
ANIM_ACCESSIBILITY_NOW = 256
ANIM_ACCESSIBILITY_FOCUSABLE = 512  # its region can have the focus now; known where it has a region
ANIM_ACCESSIBILITY_FOCUSED = 1024  # its region has the focus

ANIM_ACCESSIBILITY_TEXT_LABEL = 0
ANIM_ACCESSIBILITY_TEXT_VALUE = 1
ANIM_ACCESSIBILITY_TEXT_HINT = 2

ANIM_DRAW_KIND_FILL = 0  # fill the path
ANIM_DRAW_KIND_STROKE = 1  # stroke the path
ANIM_DRAW_KIND_TEXT = 2  # draw a text in a font of the host's
ANIM_DRAW_KIND_IMAGE = 3  # draw an image that the host knows by its name
ANIM_DRAW_KIND_LAYER_BEGIN = 4  # the commands up to the layer's end are drawn as a group, then composited
ANIM_DRAW_KIND_LAYER_END = 5
ANIM_DRAW_KIND_CLIP_BEGIN = 6  # the commands up to the clip's end show inside the path only
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
ANIM_FIT_CONTAIN = 1  # the largest size at which all of it fits in the frame, centered
ANIM_FIT_COVER = 2  # the smallest size at which it covers the frame, centered; parts outside are not drawn

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


# A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
# Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
# once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at any
# time, but not inside the easing's callback.
class anim_easing(Structure):
    pass


# A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
# changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
# velocities are rows of component_count numbers, each at most 1e150 in size.
class anim_keyframes(Structure):
    pass


# Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
# least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy
# LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a parabola. The
# velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer had stopped: more
# than 40 ms without a sample or in one place. Samples from before such a gap are ignored. Coordinates are at most 1e150
# in size.
class anim_velocity_estimator(Structure):
    pass


# A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
class anim_path(Structure):
    pass


# An array of paths: parsing, measuring or testing all of them takes one call.
class anim_path_collection(Structure):
    pass


# The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
#
# Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on the
# way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in position
# and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the automatic
# structure). For the strict structure an arc of path data is one command, however many cubics it becomes, as for
# anim_path_data_match(): its parameters are interpolated, as CSS and SMIL do, and a flag is set in between if it is set
# at either end. The arcs of a path that was transformed are interpolated by their control points.
#
# Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape, aligned by
# their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are only
# subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other path. It
# is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others closely
# resembles the whole.
#
# A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and vanish, and
# the area changes evenly from one path's to the other's. The functions that return the common structure fail with
# ANIM_ERROR_KIND.
class anim_morph(Structure):
    pass


# A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.
#
# Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from loose
# to tight:
#
#     c ? a : b       a where c is true, else b; from the right
#     ||              or: 1 or 0
#     &&              and: 1 or 0
#     == !=           two in a row are refused
#     < <= > >=       two in a row are refused
#     + -             from the left
#     * / %           from the left; % is mod
#     -a !a           the negative; 1 where a is 0, else 0
#
# Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
#
# Functions; angles are in radians:
#
# - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
#   floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
#   flicks(seconds): of one number
# - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
# - min, max: of two or more; NaN where one is
# - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
# - clamp(x, low, high): min(max(x, low), high)
# - mix(a, b, t): a * (1 - t) + b * t
# - smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
# - if(c, a, b): c ? a : b
# - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
#   after a millisecond: from - velocity / (1000 * log(remaining))
# - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
#   dragged by excess beyond it
# - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
#
# The following have the bits of the library's functions of these names. They give NaN for arguments that those
# functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and column).
# Arguments with a default (=) may be omitted from the end.
#
# - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
#   decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
# - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
#   velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
#   threshold): with the spring of anim_default_decay()
# - steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the steps only
# - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
#   webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
#   direction is an anim_direction, and webTimingProgress the directed progress
# - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
#   to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
#   displacement, velocity, threshold)
# - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
# - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
# - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
# - springSettlingDuration(duration, bounce, velocity = 0)
# - springRestingTime(duration, bounce, displacement, velocity, threshold)
# - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
# - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
#   physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
# - springStiffness, springDamping(duration, bounce)
# - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
# - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
#
# A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A part of ASCII
# letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a constant, in
# backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
#
# Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a text
# in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too. Their
# names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a, b) is
# mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own they are
# unknown names, unless the host gave such a name.
#
# The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is NaN
# (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, && or || does
# not need have no effect on the result.
class anim_expression(Structure):
    pass


# A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
# presentation value (as it is seen now).
class anim_stage(Structure):
    pass


# A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
class anim_spring_bank_view(Structure):
    pass


# A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
# threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
class anim_document(Structure):
    pass


# A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
# to draw and regions to touch. The format is described in docs/document-format.md.
class anim_scene(Structure):
    pass


# A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
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
    x: float  # x and y are the corner with the smallest coordinates; width and height >= 0
    y: float  # x and y are the corner with the smallest coordinates; width and height >= 0
    width: float  # x and y are the corner with the smallest coordinates; width and height >= 0
    height: float  # x and y are the corner with the smallest coordinates; width and height >= 0
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
# any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
# 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
# velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
# any finite ones.
class anim_spring(Structure):
    mass: float  # m > 0
    stiffness: float  # k > 0, per second squared when m = 1
    damping: float  # c >= 0; 0 never comes to rest
    _fields_ = (
        ("mass", c_double),
        ("stiffness", c_double),
        ("damping", c_double),
    )


# A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
# anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many threads
# at once. Its size never changes. The members are private to the library: a struct that another version has filled, or
# that was changed, is refused.
class anim_prepared_spring(Structure):
    decay: float  # sums of two doubles, in the library's unit of time
    decay_low: float  # sums of two doubles, in the library's unit of time
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


# Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
# and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
# last.
class anim_keyframe_options(Structure):
    struct_size: int
    component_count: int  # 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
    mode: int  # ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
    # 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
    # not ease. 0
    has_ease: int
    shortest_turns: int  # bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
    duration: float  # seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
    # eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
    # is. Linear
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
    needs_start: int  # whether the caller gives the initial value on evaluation
    duration: float  # seconds
    _fields_ = (
        ("struct_size", c_uint32),
        ("component_count", c_uint32),
        ("key_count", c_uint32),
        ("needs_start", c_int32),
        ("duration", c_double),
    )


# When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
# begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
# duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its begin
# and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate() and for
# groups; for animations see anim_stage_animate().
class anim_media_timing(Structure):
    struct_size: int
    fill_mode: int  # of local time. NONE
    autoreverses: int  # 1: each repeat runs back again. 0
    reserved: int
    begin_time: float  # seconds of parent time. 0
    time_offset: float  # seconds of local time. 0
    speed: float  # negative runs backwards; at 0 local time stands at time_offset. 1
    duration: float  # seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
    repeat_count: float  # >= 0, fractional or infinite; 0 is not set. 0
    # seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts, as
    # in SMIL (Core Animation leaves it open).
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


# A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
class anim_media_sample(Structure):
    phase: int  # ANIM_TIMING_PHASE_...
    is_in_effect: int  # 1: there is a value, in the active phase or by the fill mode
    is_reversing: int  # 1: on the way back of an autoreversing repeat
    reserved: int
    # 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the way back
    progress: float
    iteration: float  # the current repeat, from 0; infinite after the last of infinitely many
    local_time: float  # seconds, not clamped
    # seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
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
    iteration_start: float  # the iteration at which it starts, >= 0, fractional too. 0
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


# A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
class anim_web_sample(Structure):
    phase: int  # ANIM_TIMING_PHASE_...
    is_in_effect: int  # 0: the numbers below are unresolved
    is_reversing: int  # 1: the current direction is reverse
    reserved: int
    active_time: float
    overall_progress: float
    simple_iteration_progress: float  # from 0 to 1
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


# Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
# takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
# at once. Several components move independently. Positions and velocities are at most 1e150 in size (ANIM_ERROR_LIMIT).
class anim_decay(Structure):
    struct_size: int
    reserved: int
    rate: float  # per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
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


# The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
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
    premultiplied: int  # 1: interpolates components multiplied by the opacity, except the hue, as CSS does
    _fields_ = (
        ("space", c_int32),
        ("hue", c_int32),
        ("premultiplied", c_int32),
    )


# A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
# a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
# cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
# remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
# scale_y.
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
    # 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
    lenient: int
    arc_accuracy: float  # largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
    _fields_ = (
        ("struct_size", c_uint32),
        ("lenient", c_int32),
        ("arc_accuracy", c_double),
    )


# How path data are written.
class anim_path_format(Structure):
    struct_size: int
    # 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
    # command for each verb, a space between numbers
    minified: int
    coordinates: int
    digits: int  # decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
    _fields_ = (
        ("struct_size", c_uint32),
        ("minified", c_int32),
        ("coordinates", c_int32),
        ("digits", c_int32),
    )


# A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
# tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
# the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length 0.
class anim_path_location(Structure):
    x: float
    y: float
    tangent_x: float  # the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    tangent_y: float  # the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
    curvature: float  # 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
    length: float  # along the path
    distance: float  # from the given point; 0 where none was given
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
    offset: float  # moves both along the path; beyond its end they wrap to its beginning. 0
    _fields_ = (
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("start", c_double),
        ("end", c_double),
        ("offset", c_double),
    )


# A subpath: a move and the verbs up to the next one.
class anim_subpath(Structure):
    first_verb: int  # its range of the path's verbs
    verb_count: int  # its range of the path's verbs
    first_coordinate: int  # its range of coordinates, two a point
    coordinate_count: int  # its range of coordinates, two a point
    area: float  # as anim_path_get_area()
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
    dash_count: int  # the length of dashes. 0
    width: float  # 0 (which draws nothing) to 1e150. 1
    miter_limit: float  # at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
    dash_offset: float  # the offset into the dash pattern at which each subpath begins; may be negative. 0
    # lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
    # solid. In C, null for none
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


# An index in the first path and one in the second.
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
    effort: int  # how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
    paint: int  # ANIM_MORPH_PAINT_.... FILL
    smoothness: float  # from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
    tolerance: float  # joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
    # Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or shrinks
    # to one. Refused unless pairing is GIVEN.
    pairs: Any
    pair_count: int
    # Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first pair
    # that lies on it and on its counterpart. Refused unless starts is GIVEN.
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


# Something that happened. In C, 64 bytes on every platform.
class anim_event(Structure):
    kind: int  # ANIM_EVENT_KIND_...
    finished: int  # 1 when it ran to its end, 0 when it was interrupted or removed
    time: int  # flicks of stage time
    subject: int  # the property, transaction, group or bank, or 0
    name: int  # index for anim_stage_get_name, or -1
    count: int  # see the kinds; otherwise 0
    animation: int  # the animation that ended, or 0
    data: int  # identifies its data, or 0 for none; see anim_scene_get_event_value
    data_lost: int  # how many of its first fields were dropped before it was delivered; 0 for none
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
    property_capacity: int  # properties for which memory is reserved at once; more may be added. 16
    event_limit: int  # events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
    event_mask: int  # bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
    _fields_ = (
        ("struct_size", c_uint32),
        ("property_capacity", c_uint32),
        ("event_limit", c_uint32),
        ("event_mask", c_uint32),
    )


# Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).
class anim_property_options(Structure):
    struct_size: int
    kind: int  # ANIM_VALUE_KIND_... but PATH. SCALAR
    component_count: int  # of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
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
    # components of the presentation and velocity: differs from component_count only for a path on its way to one with
    # other verbs
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


# How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
# the enclosing transaction.
class anim_motion(Structure):
    struct_size: int
    kind: int  # ANIM_MOTION_KIND_.... INHERIT
    # seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT
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
    group: int  # the group whose clock the animations use; 0 inherits, outermost the stage's
    after: int  # the animations start (after their delay) when it is complete; 0: at once
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
    additive: int  # 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
    cumulative: int  # 1: the value at the end of each repeat is added to the next (see there). 0
    sets_model: int  # 1: the model value becomes its last value when it starts (see there). 0
    count: int  # components of from, to, by and velocity: the property's
    reserved: int  # not read
    # from: Any  # where it begins; not for keyframes that have a start of their own
    to: Any  # where it ends; for a curve, easing or spring
    # how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
    # transforms are interpolated in another space
    by: Any
    # for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's own
    # with REPLACE, otherwise 0
    velocity: Any
    # seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or decay's
    # until rest, or the keyframes'
    duration: float
    delay: float  # seconds before it starts, >= 0. 0
    timing: anim_media_timing  # its begin_time and duration are not read (see delay and duration)
    curve: anim_cubic_bezier
    spring: anim_spring
    easing: Any
    keyframes: Any
    decay: anim_decay
    group: int  # the group whose clock it uses; 0: the stage's
    after: int  # it starts (after its delay) when this is complete; 0: at once
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
    parent: int  # the group whose time it uses; 0: the stage's. At most 16 deep
    duration: float  # of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
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
    time: int  # stage time, flicks: the time of events and animations
    host_time: int  # the sum of all advances, flicks
    time_scale: float
    property_count: int
    animation_count: int  # animations that run or wait for their delay, and banks that move; 0: nothing moves
    event_count: int  # events that wait to be polled
    open_transactions: int
    # stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
    # animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
    # but is never too late: a host that sleeps until then and asks again misses nothing.
    next_due: int
    owed: int  # how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
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
    keeps_warnings: int  # whether it is searched for unused parts: see anim_document_get_warning_count. 0
    parameters: c_char_p  # values for the document's parameters: a JSON object. In C, null for none
    parameters_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    # Documents that the document may use as components: a JSON object of documents by name. In C, null for none
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
    parameters: c_char_p  # values for the document's parameters: a JSON object. In C, null for none
    parameters_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    # Documents that the document may use as components: a JSON object of documents by name. In C, null for none
    library: c_char_p
    library_length: int  # bytes, at most ANIM_LIMIT_TEXT_BYTES
    # About how many bytes of memory the document may take with all its components instantiated: counted before anything
    # is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default. 268435456
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
    # the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
    canvas: anim_rectangle
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


# A field of the data of an event that is sent. In C, 40 bytes on every platform.
class anim_event_field(Structure):
    name: c_char_p  # 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
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


# A field of the data of an event that the document emitted. In C, 24 bytes on every platform.
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
    number: int  # its slot: follows the list's name and a dot in the names of its parts
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
    states: int  # the known ones that are true
    node: int  # its number, in document order
    region: int  # index of the region that is pressed for it, or -1
    minimum: float  # 0 where not known
    maximum: float  # 0 where not known
    now: float  # 0 where not known
    bounds: anim_rectangle  # in the scene's coordinates: of its region, or else of what it and its children draw
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
    # red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
    color: Array[c_double]
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
    radius: float  # at least 0
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


# A filled path.
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


# A stroked path.
class anim_draw_stroke(Structure):
    paint: anim_draw_paint
    path: anim_draw_path
    cap: int  # ANIM_CAP_...
    join: int  # ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
    width: float  # at least 0
    miter_limit: float  # at least 1
    dash_offset: float  # the offset into the dash pattern at which each subpath begins
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
    align: int  # ANIM_ALIGN_...: how it is aligned to position.x
    baseline: int  # ANIM_BASELINE_...: which line of it is at position.y
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


# A layer's shadow: drawn below it, and part of it.
class anim_draw_shadow(Structure):
    color: Array[c_double]  # red, green, blue, opacity
    offset: anim_point  # from the layer
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


# The beginning of a clip: the commands up to its end show inside the path only.
class anim_draw_clip(Structure):
    path: anim_draw_path
    rule: int  # ANIM_FILL_RULE_...
    reserved: int
    _fields_ = (
        ("path", anim_draw_path),
        ("rule", c_int32),
        ("reserved", c_uint32),
    )


# What a command draws, by its kind. The ends of layers and clips have no content.
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
# transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
# begin and its end. In C, 240 bytes on every platform, 0 where the kind's content does not use them.
class anim_draw_command(Structure):
    kind: int  # ANIM_DRAW_KIND_...
    node: int  # number of the node in document order
    transform: anim_transform
    opacity: float  # 0 to 1, of the node; a group's opacity is that of its layer
    # the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds of
    # the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer, also
    # what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide for
    # each byte: the core knows no fonts.
    bounds: anim_rectangle
    revision: int  # the display list's revision when its content last changed
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
    text: Any  # UTF-8 of all texts in a row. In C, without a NUL
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
    end: int  # flicks: the time of its end line, or else of its last step
    seed: int  # the seed with which it was recorded, if has_seed is 1; load the scene with it
    _fields_ = (
        ("struct_size", c_uint32),
        ("has_seed", c_int32),
        ("step_count", c_uint64),
        ("end", c_int64),
        ("seed", c_uint64),
    )


# Called once with a callback's context when nothing uses it any more: the callback was replaced or set to null; its
# owner was removed, destroyed or replaced by a snapshot; or the call that received the callback failed (as with
# sqlite3_create_function_v2()). It runs on the thread of the call that lets go of the context, often inside that call,
# and must not call any object of that call. It must return. A context is not released while a callback that was left by
# longjmp() still uses it.
anim_context_release_callback = CFUNCTYPE(None, c_void_p)

# Returns size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is no
# memory. Memory with a smaller alignment must not be returned.
anim_allocate_callback = CFUNCTYPE(c_void_p, c_void_p, c_size_t, c_size_t)

# Releases memory that anim_allocate_callback returned; never called with null.
anim_release_callback = CFUNCTYPE(None, c_void_p, c_void_p)

# The host's timing function: returns y at x. In C, it must return: see "Callbacks" in base.h.
anim_easing_callback = CFUNCTYPE(c_double, c_void_p, c_double)

# Receives events. The event is valid during the call only. In C, it must return: see "Callbacks" in base.h.
anim_event_callback = CFUNCTYPE(None, c_void_p, POINTER(anim_event))

# Receives a property's presentation value. The values are valid during the call only. In C, it must return: see
# "Callbacks" in base.h.
anim_property_callback = CFUNCTYPE(None, c_void_p, c_uint64, POINTER(c_double), c_size_t)

# The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_... constants
# that the host was compiled with.
# ()
anim_version = bind("anim_version", c_uint32)

# The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
# ()
anim_components = bind("anim_components", c_uint32)

# The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number. In C, the text is
# constant, NUL-terminated and valid forever.
# (status)
anim_status_name = bind("anim_status_name", c_char_p, c_int32)

# Describes the error of the last call that failed on this thread: one English sentence, with the argument's name. For a
# document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At most 1023
# bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone. In C, it is NUL-terminated, and a view
# that is valid until the next failing call on this thread.
# ()
anim_last_error_message = bind("anim_last_error_message", c_char_p)

# Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1; both
# 0 when the error was not in a text. In C, either pointer may be null.
# (line, column)
anim_last_error_place = bind("anim_last_error_place", None, POINTER(c_int32), POINTER(c_int32))

# The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the whole
# document and for errors that are not in a document. One of over 511 bytes is cut off there. In C, a view as that of
# anim_last_error_message().
# ()
anim_last_error_pointer = bind("anim_last_error_pointer", c_char_p)

# Sets the allocator of the whole library in this process: the host's functions, or libc's posix_memalign() and free()
# if none are given, as at first. Call it before any other function, from one thread: once the library has allocated
# memory it is ANIM_ERROR_STATE, so that no memory is released by an allocator that did not give it. The callbacks run
# on whichever thread calls the library, on several at once where several threads do, and must not call the library.
# ANIM_ERROR_ARGUMENT where only one callback is given. In C, a callback that is not given is null, and the context must
# outlive the process's last call.
#
# While the allocator gives no memory, calls use a reserve of 256 KiB that the library holds from the beginning. A call
# that may need much memory (one that loads, restores, or takes an array or a long text) asks for it before it changes
# anything. If it cannot get it, or if less than 64 KiB of the reserve are left, the call fails with ANIM_ERROR_MEMORY
# and has changed nothing. Calls that destroy never fail in this way. Released memory refills the reserve.
#
# The last resort: if both the allocator and the reserve are exhausted in the middle of a call, the library writes a
# line to standard error and calls abort(); in WebAssembly it traps, and anim_last_error_message() says why. This can
# happen when one call needs much memory that it could not foresee: for a path whose result is far longer than the path
# (flattening, strokes, dashes, parts); when a long path grows by single verbs, or is changed or filled in place; when
# the tables of a stage of more than some 500 animations, moving springs or components of properties double; when a
# display list of more than some 100 nodes is made for the first time, or doubles; when the ring of events that are not
# polled doubles beyond 1000. It can also happen when more than three threads are without memory at once.
# (allocate, release, context)
anim_set_allocator = bind("anim_set_allocator", c_int32, anim_allocate_callback, anim_release_callback, c_void_p)

# The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about 207
# years) either way.
# (seconds, flicks)
anim_flicks_from_seconds = bind("anim_flicks_from_seconds", c_int32, c_double, POINTER(c_int64))

# A number of flicks in seconds, correctly rounded.
# (flicks)
anim_flicks_to_seconds = bind("anim_flicks_to_seconds", c_double, c_int64)

# Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each within
# 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed zeros) follow
# C99 Annex F. y is read by ATAN2, POW and HYPOT only. In C, y may be null otherwise, results may be x or y itself, and
# the pointers may be null where count is 0.
# (function, x, y, count, results)
anim_math_evaluate = bind(
    "anim_math_evaluate", c_int32, c_int32, POINTER(c_double), POINTER(c_double), c_size_t, POINTER(c_double)
)

# By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping ratio
# 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1.
# (duration, bounce, spring)
anim_spring_make_perceptual = bind(
    "anim_spring_make_perceptual", c_int32, c_double, c_double, POINTER(anim_spring), components="motion"
)

# By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
# spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
# (response, damping_ratio, spring)
anim_spring_make_response = bind(
    "anim_spring_make_response", c_int32, c_double, c_double, POINTER(anim_spring), components="motion"
)

# As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular frequency for
# which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio <= 1,
# initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
# (duration, damping_ratio, initial_velocity, spring)
anim_spring_make_uikit = bind(
    "anim_spring_make_uikit", c_int32, c_double, c_double, c_double, POINTER(anim_spring), components="motion"
)

# The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its property
# of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and stiffness, damping 2
# sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not overdamped, the parameters are
# used unchanged. All other functions that take an anim_spring use them unchanged.
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

# Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The spring
# moves from the value from to the value to, and starts with the given velocity. In C, either result pointer may be
# null.
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

# The same at many times at once. In C, values and velocities have room for count numbers; either may be null, and one
# of them may be times itself.
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

# Computes the constants of a spring in advance. In C, *prepared receives them.
# (spring, prepared)
anim_spring_prepare = bind(
    "anim_spring_prepare", c_int32, POINTER(anim_spring), POINTER(anim_prepared_spring), components="motion"
)

# anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
# anim_spring_prepare() did not make.
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
# damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
# settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core
# Animation's property of that name, it is the duration of the overdamped motion.
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

# An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from the
# target stays within threshold (> 0) units, and its speed within threshold units per second. It starts displacement
# away from the target. An animation with this spring ends at that time. Infinity when it never comes to rest.
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
# of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new CASpringAnimation (mass 1,
# stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3, 1000, 500); UIKit plays it
# critically damped (see anim_spring_make_core_animation()), so the result is the critically damped spring of that mass
# and stiffness. These two have neither a duration nor a bounce: both arguments must be 0. ANIM_ERROR_NOT_FOUND for any
# other name.
# (name, name_length, duration, extra_bounce, spring)
anim_spring_make_named = bind(
    "anim_spring_make_named", c_int32, c_char_p, c_size_t, c_double, c_double, POINTER(anim_spring), components="motion"
)

# A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m). Its
# damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 / ratio - 1
# beyond it. In C, each pointer may be null.
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

# The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed below
# velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds must be above
# 0; an infinite one is always met. The result is the moment itself, to a relative error of about 1e-14;
# anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding decides whether
# that swing counts. Infinity when the spring never comes to rest.
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

# Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative time
# is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it toward the
# value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the new one's, so that
# value and velocity are continuous; 0 switches at once. In C, either result pointer may be null.
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

# The same at many times. In C, the result arrays have room for count numbers; either may be null, and one of them may
# be times itself.
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

# Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits of
# anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is taken as
# 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN. ANIM_ERROR_ARGUMENT when a
# number is not finite, or an origin minus its target is not in the range of a double. About 1 ns a value at one time,
# in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected when the library is loaded; it
# changes no bit. In C, time_count is 1 or count, and every other array has count numbers; initial_velocities may be
# null, and so may values or velocities where they are not wanted; a result array may be one of the input arrays, and
# must not overlap them otherwise.
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

# The same for floats: computed in doubles, rounded once.
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

# Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and velocities
# by those after the step. Each value is pulled toward its target. Flags and errors as anim_spring_animate_many(). In C,
# the arrays must not overlap.
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

# The same for floats: computed in doubles, rounded once.
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

# The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS Easing
# Functions.
# (curve, x, y)
anim_cubic_bezier_evaluate = bind(
    "anim_cubic_bezier_evaluate", c_int32, POINTER(anim_cubic_bezier), c_double, POINTER(c_double), components="motion"
)

# The same at many x at once. In C, ys may be xs itself.
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

# The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
# nearest. The extensions beyond [0, 1] are not searched.
# (curve, y, x)
anim_cubic_bezier_invert = bind(
    "anim_cubic_bezier_invert", c_int32, POINTER(anim_cubic_bezier), c_double, POINTER(c_double), components="motion"
)

# Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
# step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
# default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and spring(mass
# stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS; no escapes and
# no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as in the calls below. In
# C, the caller destroys the easing, here and below.
# (text, text_length, easing)
anim_easing_create_css = bind(
    "anim_easing_create_css", c_int32, c_char_p, c_size_t, POINTER(POINTER(anim_easing)), components="motion"
)

# A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9 kilobytes (up
# to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3 nanoseconds. Values are
# accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_cubic_bezier_evaluate.
# Beyond [0, 1] as there.
# (curve, easing)
anim_easing_create_cubic_bezier = bind(
    "anim_easing_create_cubic_bezier",
    c_int32,
    POINTER(anim_cubic_bezier),
    POINTER(POINTER(anim_easing)),
    components="motion",
)

# CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps continue.
# (count, position, easing)
anim_easing_create_steps = bind(
    "anim_easing_create_steps", c_int32, c_int32, c_int32, POINTER(POINTER(anim_easing)), components="motion"
)

# CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
# percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first then
# defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it. Two stops
# with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size. In C,
# inputs that are left out are null.
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

# One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1.
# (penner, easing)
anim_easing_create_penner = bind(
    "anim_easing_create_penner", c_int32, c_int32, POINTER(POINTER(anim_easing)), components="motion"
)

# The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 < duration <= 1e9).
# initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in UIKit,
# the rest of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
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

# An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A result
# that is not finite is replaced by x. In C, release (may be null) is called with the context when nothing uses the
# easing any more.
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

# The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of steps(), and
# the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
# (easing, x, before, y)
anim_easing_evaluate = bind(
    "anim_easing_evaluate", c_int32, POINTER(anim_easing), c_double, c_int32, POINTER(c_double), components="motion"
)

# The same at many x at once, with before 0 and the same bits; allocates nothing. In C, ys is xs itself or does not
# overlap it.
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

# Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for each
# tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and rounds
# once. Every number, and every target minus its origin, must be finite. In C, x_count is count or 1, and values is
# origins, targets or xs itself, or does not overlap them.
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

# dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some 1e-9; a
# callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
# (easing, x, slope)
anim_easing_get_slope = bind(
    "anim_easing_get_slope", c_int32, POINTER(anim_easing), c_double, POINTER(c_double), components="motion"
)

# The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start as it
# was read, one percentage for each stop, each number the shortest that parses to itself. A callback is "callback",
# which cannot be parsed.
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

# Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_keyframe_options = bind(
    "anim_default_keyframe_options", c_int32, POINTER(anim_keyframe_options), c_uint32, components="motion"
)

# Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one. In C,
# value_count counts numbers, not rows.
#
# - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys are
#   spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a jump. In
#   the discrete mode there may be one more, as Core Animation requires: the last time is then the end of the last
#   value. The paced modes ignore times.
# - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than keys).
#   The discrete and paced modes ignore them.
# - parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers for
#   each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local tension,
#   continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters of 0 the
#   tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with d the
#   segment's length in time; at an end, or next to a jump, it is the difference of the segment.)
#
# The message of ANIM_ERROR_ARGUMENT names the index at fault. In C, options may be null for the defaults, a count of 0
# leaves an array out, and the caller destroys the keyframes.
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
# holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start, then by index. A
# block that starts while another runs takes over from the value at that moment (computed on the straight course; in the
# discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks form one spline, which comes to
# rest before a gap, and overshoots where the direction reverses.
#
# initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity, is not
# used, since blocks begin at rest. In C, count is the number of blocks, value_count the number of numbers in values,
# and initial_count is 0 to leave initial out.
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

# One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
#
# velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only those that
# its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may be left out where
# no flag names any. A velocity that is not given continues the motion: adjacent cubics form a Catmull-Rom spline; next
# to a keyframe of another kind a cubic takes that one's velocity; a spring takes the velocity of the keyframe before
# it. The end of the track, and a MOVE, are at rest.
#
# A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
# target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then. The last
# keyframe ends at its value.
#
# initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the caller
# gives it on evaluation. In C, a count of 0 leaves an array out.
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

# Describes keyframes. In C, info->struct_size must be sizeof *info.
# (keyframes, info)
anim_keyframes_get_info = bind(
    "anim_keyframes_get_info", c_int32, POINTER(anim_keyframes), POINTER(anim_keyframes_info), components="motion"
)

# Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time, and
# either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at rest. At
# the time of a key the value is that at the start of the next segment: a jump has happened. A velocity that would be
# infinite is 0. In C, count is time_count times the components, and an array that is left out is null.
#
# start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it (needs_start).
# Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
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

# The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in all.
# ANIM_ERROR_STATE for keyframes that need a start.
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

# The same at many times at once. In C, samples has room for count.
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
# the active phase begins and at which it ends for good: infinity for never, -infinity for always. In C, each result
# pointer may be null.
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

# The same at many times at once. In C, samples has room for count.
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

# The active duration and the end time. In C, either result pointer may be null.
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

# The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
# millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
# (remaining, rate)
anim_decay_get_rate = bind("anim_decay_get_rate", c_int32, c_double, POINTER(c_double), components="motion")

# Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0) of a
# decay that starts at from with the given velocity. In C, values and velocities have room for count numbers; either may
# be null.
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

# The same for many components at one time: component i starts at from[i] with initial_velocities[i]. In C, values may
# be from, and velocities initial_velocities; either may be null.
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

# Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound; and
# resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed within
# threshold units per second. takeover and resting_time are infinite if that never happens. In C, each result pointer
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

# The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from).
# (decay, from, target, velocity)
anim_decay_get_velocity = bind(
    "anim_decay_get_velocity", c_int32, POINTER(anim_decay), c_double, c_double, POINTER(c_double), components="motion"
)

# The value at which each dragged position is shown. In C, values may be positions itself.
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

# An estimator without samples. In C, the caller destroys it.
# (estimator)
anim_velocity_estimator_create = bind(
    "anim_velocity_estimator_create", c_int32, POINTER(POINTER(anim_velocity_estimator)), components="motion"
)

# Releases an estimator.
# (estimator)
anim_velocity_estimator_destroy = bind(
    "anim_velocity_estimator_destroy", c_int32, POINTER(anim_velocity_estimator), components="motion"
)

# Forgets all samples: call it when the pointer goes down again.
# (estimator)
anim_velocity_estimator_reset = bind(
    "anim_velocity_estimator_reset", c_int32, POINTER(anim_velocity_estimator), components="motion"
)

# Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two numbers a
# sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The position of the
# pointer's release usually repeats the last sample, and is better left out.
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

# The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
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

# Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
# 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to linear
# light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes where
# the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150 in
# size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT). In C, results has room for 4 * count numbers and may
# be colors itself.
# (from_space, to_space, colors, count, results)
anim_color_convert = bind(
    "anim_color_convert", c_int32, c_int32, c_int32, POINTER(c_double), c_size_t, POINTER(c_double), components="motion"
)

# The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB that
# are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color whose
# chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A transparent
# result is black where premultiplied is 1. Numbers are at most 1e150 in size. In C, result has room for four numbers,
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

# The same at many progresses, at most ANIM_LIMIT_ARRAY / 4. In C, results has room for 4 * count numbers, and overlaps
# no argument.
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

# Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
# (ANIM_ERROR_LIMIT).
# (transform, parts)
anim_transform_decompose = bind(
    "anim_transform_decompose", c_int32, POINTER(anim_transform), POINTER(anim_transform_parts), components="motion"
)

# Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that would be
# beyond 1e150 in size are clamped to it.
# (parts, transform)
anim_transform_compose = bind(
    "anim_transform_compose", c_int32, POINTER(anim_transform_parts), POINTER(anim_transform), components="motion"
)

# The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes the
# shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn instead. A
# progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts have a scale of 0
# or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size. In C, result may be from or to.
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

# The same at many progresses, at most ANIM_LIMIT_ARRAY / 6. In C, results has room for count transforms, and overlaps
# no argument.
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

# An empty path. In C, the caller destroys it.
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

# Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath.
# (path)
anim_path_close = bind("anim_path_close", c_int32, POINTER(anim_path), components="paths")

# Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as many
# as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is none.
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

# Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
# (path, rectangle)
anim_path_add_ellipse = bind(
    "anim_path_add_ellipse", c_int32, POINTER(anim_path), POINTER(anim_rectangle), components="paths"
)

# A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes, and
# an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke >= 0; the rectangle is at
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

# The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
# nothing. ANIM_ERROR_STATE on an empty path.
# (path, bounds)
anim_path_get_bounds = bind(
    "anim_path_get_bounds", c_int32, POINTER(anim_path), POINTER(anim_rectangle), components="paths"
)

# How many verbs and coordinates (two a point) the path has. In C, either pointer may be null.
# (path, verb_count, coordinate_count)
anim_path_get_counts = bind(
    "anim_path_get_counts", c_int32, POINTER(anim_path), POINTER(c_size_t), POINTER(c_size_t), components="paths"
)

# Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
# (ANIM_ERROR_CAPACITY).
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
# The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0. Relative
# coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and end exactly at their end
# points. An arc with a radius of 0 is a line, one that ends where it begins is nothing, and radii that are too small
# are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not path data. A second Z in a row adds
# nothing; after Z a command other than M begins with a move to the start of the subpath. A decimal point without digits
# after it is not part of a number. ANIM_ERROR_SYNTAX where the text is no path data; ANIM_ERROR_LIMIT for a coordinate
# beyond 1e150, for too many verbs and for a text of more than ANIM_LIMIT_TEXT_BYTES. The message says what was expected
# and found at which byte, and anim_last_error_place() gives line and column. With lenient set these two errors in the
# data do not fail the call: it succeeds with everything before the error, and still sets message and place. The result
# is the byte offset of the first error, -1 if there is none. O(bytes). In C, options may be null for the defaults, and
# *error_offset (may be null), unlike other out-pointers, is also written if the call fails for that error.
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

# The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read for
# people: a command for each verb, each number with the fewest digits that parse to itself, and with an exponent only
# where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the point. With digits =
# -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of rounded relative coordinates
# do not add up: each is the difference to the point that a parser has reached. O(verbs). In C, format may be null for
# the defaults.
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

# An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative radii
# count as positive, radii that are too small are scaled up, and an arc that ends where it begins is nothing. rotation
# of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1 the one
# clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13 to 1) times the larger
# radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of the arc
# are beyond 1e150.
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

# An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
# screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii >= 0. If the last subpath is
# open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy
# and errors as above.
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

# Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1 if
# they have, otherwise the number of commands before the first difference. Arguments repeated without a letter count as
# separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as anim_path_parse(), for the
# first text that is no path data. O(bytes of both).
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

# The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of doubles; 0 stands for
# 1e-10 of the length. 0 for an empty path.
# (path, accuracy, length)
anim_path_get_length = bind(
    "anim_path_get_length", c_int32, POINTER(anim_path), c_double, POINTER(c_double), components="paths"
)

# The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and parameter.
# ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
# (path, verb, parameter, length)
anim_path_get_length_at = bind(
    "anim_path_get_length_at", c_int32, POINTER(anim_path), c_uint32, c_double, POINTER(c_double), components="paths"
)

# The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow.
# (path, length, location)
anim_path_get_location_at = bind(
    "anim_path_get_location_at", c_int32, POINTER(anim_path), c_double, POINTER(anim_path_location), components="paths"
)

# Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
# lengths.
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

# Motion along the path: for each length the transform that places an object drawn at the origin, facing right. rotation
# is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed, increase the
# length evenly.
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

# The location on the outline nearest to a point, with its distance; of several equally near, the first. Every local
# minimum that could be the global one is examined, so that none is missed. Moves count only in a path that draws
# nothing.
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

# The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances and
# lengths have one number for each point. In C, each result pointer may be null.
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

# Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_path_trim_options = bind(
    "anim_default_path_trim_options", c_int32, POINTER(anim_path_trim_options), c_uint32, components="paths"
)

# The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a closed
# subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap. A subpath
# kept whole stays closed. If nothing is kept, the result is empty. In C, result may be the path itself.
# (path, options, result)
anim_path_trim = bind(
    "anim_path_trim",
    c_int32,
    POINTER(anim_path),
    POINTER(anim_path_trim_options),
    POINTER(anim_path),
    components="paths",
)

# Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or beyond an
# end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its beginning, makes
# it one open piece; the last of several pieces continues over the beginning to the first cut. ANIM_ERROR_NOT_FOUND for
# an index beyond the pieces. In C, result may be the path itself, and pieces may be null.
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

# The path's subpaths in order. In C, *count receives how many there are; a capacity of 0 asks for that alone (subpaths
# may then be null), one that is too small is ANIM_ERROR_CAPACITY.
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

# The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
# enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact except
# for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the origin costs no
# accuracy.
# (path, area)
anim_path_get_area = bind("anim_path_get_area", c_int32, POINTER(anim_path), POINTER(c_double), components="paths")

# The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding box
# where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
# (path, centroid)
anim_path_get_centroid = bind(
    "anim_path_get_centroid", c_int32, POINTER(anim_path), POINTER(anim_point), components="paths"
)

# The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise. Open
# subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of the path's
# size on, it is exact.
# (path, x, y, winding)
anim_path_get_winding = bind(
    "anim_path_get_winding", c_int32, POINTER(anim_path), c_double, c_double, POINTER(c_int32), components="paths"
)

# The same at many points. In C, the pointers may be null where count is 0.
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

# Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at least
# 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of about equal
# error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien, "Flattening
# quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more than
# ANIM_LIMIT_PATH_PIECES. In C, result may be the path itself.
# (path, tolerance, result)
anim_path_flatten = bind(
    "anim_path_flatten", c_int32, POINTER(anim_path), c_double, POINTER(anim_path), components="paths"
)

# How many verbs and coordinates anim_path_flatten() makes, without building the path. In C, either pointer may be null.
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

# The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of the one
# before end. A closed subpath ends with its first point again. The call fills both arrays and gives the numbers of
# points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
# ANIM_ERROR_CAPACITY. In C, *point_count and *subpath_count receive these numbers; an empty array has a capacity of 0,
# and may be null.
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

# A copy of the path.
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

# Appends another path, which may be the path itself, to a path, transformed where a transform is given. Coordinates
# that would be beyond 1e150 in size are clamped to it. In C, transform may be null.
# (path, other, transform)
anim_path_extend = bind(
    "anim_path_extend", c_int32, POINTER(anim_path), POINTER(anim_path), POINTER(anim_transform), components="paths"
)

# The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
# beginning, or directly if that is the same point.
# (path, other)
anim_path_join = bind("anim_path_join", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath keeps
# its start, and stays closed.
# (path, result)
anim_path_reverse = bind("anim_path_reverse", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond the
# last.
# (path, index, result)
anim_path_reverse_subpath = bind(
    "anim_path_reverse_subpath", c_int32, POINTER(anim_path), c_size_t, POINTER(anim_path), components="paths"
)

# Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where longest
# (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made where a piece
# would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made.
# (path, parts, longest, result)
anim_path_subdivide = bind(
    "anim_path_subdivide", c_int32, POINTER(anim_path), c_uint32, c_double, POINTER(anim_path), components="paths"
)

# The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
# ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
# "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves.
# (path, conversion, tolerance, result)
anim_path_convert = bind(
    "anim_path_convert", c_int32, POINTER(anim_path), c_int32, c_double, POINTER(anim_path), components="paths"
)

# The path with all its open subpaths closed.
# (path, result)
anim_path_close_all = bind("anim_path_close_all", c_int32, POINTER(anim_path), POINTER(anim_path), components="paths")

# The path without degenerate segments, and without subpaths that then have no segment left. A segment is degenerate if
# all its points are within the tolerance (>= 0, in points, in x and in y) of its start.
# (path, tolerance, result)
anim_path_remove_degenerate = bind(
    "anim_path_remove_degenerate", c_int32, POINTER(anim_path), c_double, POINTER(anim_path), components="paths"
)

# Fills the style with the defaults named above. In C, struct_size is the caller's sizeof.
# (style, struct_size)
anim_default_stroke_style = bind(
    "anim_default_stroke_style", c_int32, POINTER(anim_stroke_style), c_uint32, components="paths"
)

# The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within tolerance of
# the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least 1e-9 of the largest
# coordinate or the width is used. A closed subpath gives two outlines of opposite directions, an open one gives one;
# bends tighter than half the width add outlines of their own, and outlines may overlap. The whole is the stroke shape
# of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round, the limit of ever tighter bends. A
# subpath of length 0 shows its round or square caps, a lone move nothing. ANIM_ERROR_LIMIT for more than
# ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in anim_path_simplify() where the style is
# simplified. In C, style may be null for the defaults, and result may be the path itself.
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

# The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to 1e-9 of
# their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the first where
# both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more than
# ANIM_LIMIT_PATH_DASHES. In C, result may be the path itself.
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

# The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at the
# start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if there are
# more corners; without radii the path stays as it is. In C, result may be the path itself.
#
# Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced so
# that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner of radius
# 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the corner, measured
# along them, as two lines would be, and a tangent cubic curve joins them.
#
# smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of the
# arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners, as on iOS.
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
# a cap. No outline is made. In C, style may be null for the defaults.
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

# The same for many points: 0 or 1 for each. In C, inside has room for count numbers, and points and inside may be null
# where count is 0.
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

# Combines the insides of two paths by an operation; fill_rule says what is inside of each.
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

# The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
# (path, fill_rule, result)
anim_path_simplify = bind(
    "anim_path_simplify", c_int32, POINTER(anim_path), c_int32, POINTER(anim_path), components="paths"
)

# The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union with,
# or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the corners, as in
# anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within tolerance of the exact
# ones; 0 is a thousandth of twice the distance.
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

# A collection without paths. In C, the caller destroys it.
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

# Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
# ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends. ends
# must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for the first
# text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and column in it;
# no path is appended then. With lenient set each path has everything before its error, and the call succeeds, but still
# sets message and place for the first error. The result has for each text the byte offset of its first error, -1 if
# there is none. In C, options may be null for the defaults, and error_offsets may be null.
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

# A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
# (collection, index, result)
anim_path_collection_get_path = bind(
    "anim_path_collection_get_path",
    c_int32,
    POINTER(anim_path_collection),
    c_size_t,
    POINTER(anim_path),
    components="paths",
)

# Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs.
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

# Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point. In C, *count receives
# the number of paths times the number of points.
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

# The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to 320 *
# 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
# ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for paths
# of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs. In C,
# options may be null for the defaults, and the caller destroys the morph.
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

# The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times they
# are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors. In C,
# time_count is 0 to leave times out.
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

# The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths between, the
# result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring overshoots, but a
# blend stays at its ends; coordinates beyond 1e150 are clamped to it. In C, replaces the contents of path, and
# allocates only if it has no room yet.
# (morph, t, path)
anim_morph_get_path = bind(
    "anim_morph_get_path", c_int32, POINTER(anim_morph), c_double, POINTER(anim_path), components="paths"
)

# The number of verbs and coordinates in the common structure of the paths index and index + 1. ANIM_ERROR_NOT_FOUND for
# an index beyond the last but one path; ANIM_ERROR_KIND for a blend. In C, either pointer may be null.
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

# The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
# (morph, index, verbs, capacity)
anim_morph_get_verbs = bind(
    "anim_morph_get_verbs", c_int32, POINTER(anim_morph), c_size_t, POINTER(c_uint8), c_size_t, components="paths"
)

# The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The array
# must be exactly as long as all rows.
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

# Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for CSS,
# Lottie and others that interpolate point by point. (Where something turns, these are the points at the ends, but the
# motion between them is not straight.) In C, replaces the contents of from and to; if they are one path, it receives
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

# The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that was cut
# into parts is listed for each part. In C, a capacity of 0 asks for the count alone.
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

# Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In the
# calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
# ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
# ANIM_ERROR_DUPLICATE when a name is given twice. In C, name_lengths are in bytes, names and name_lengths may be null
# where count is 0, and the caller destroys the expression.
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

# The variables that it reads, by position, each once, in order of appearance. In C, *count receives how many; a
# capacity of 0 asks for that alone.
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

# The value. variables has a number for each name. Variables and the result may be infinite or NaN.
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

# The same many times at once: variables has a row for each result, with a number for each name. In C, variable_count is
# result_count times the names, and results may be variables itself.
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

# The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and clamp have
# the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has abs at 0. An
# operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables, rates and results
# may be infinite or NaN. In C, either result pointer may be null.
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

# Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_stage_options = bind(
    "anim_default_stage_options", c_int32, POINTER(anim_stage_options), c_uint32, components="stage"
)

# Makes an empty stage at time 0. In C, options may be null for the defaults, and the caller destroys the stage.
# (options, stage)
anim_stage_create = bind(
    "anim_stage_create", c_int32, POINTER(anim_stage_options), POINTER(POINTER(anim_stage)), components="stage"
)

# Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene).
# (stage)
anim_stage_destroy = bind("anim_stage_destroy", c_int32, POINTER(anim_stage), components="stage")

# Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread, from
# where the call was made or further out: inside the callback it is ANIM_ERROR_REENTRANT. What the call has done so far
# stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of anim_stage_info). It
# computes every presentation value, and calls other callbacks for what they have missed. Until then, values that were
# being computed may be old. Does nothing where no call is under way. A little memory that the call held is not given
# back.
#
# An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
# advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
# Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity, or the
# value of a delayed animation that fills backwards. Then that animation ends unfinished in the next advance, and the
# property jumps to a value that was being set. If a group or animator was being removed or stopped, the animations that
# have not ended go on.
# (stage)
anim_stage_abandon_call = bind("anim_stage_abandon_call", c_int32, POINTER(anim_stage), components="stage")

# Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR and
# PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
# (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even when the
# property is removed.
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
# own components (a color's in sRGB); the options say how they are interpolated.
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

# Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property shows what
# anim_morph_create() without options makes of the path that it shows and the new one: points of paths with the same
# verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps its
# velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path that was
# set, with its own verbs.
#
# In three cases paths with other verbs are cut to a common structure instead, in which their points move straight: if
# they have more than 4096 coordinates together, if rotation is turned off (see anim_stage_set_path_turns), and if the
# new motion does not end the present one at once, or begins with a velocity that is given. A morph that would need more
# than 65536 coordinates, and more than eight times those of both paths, is not made: the path jumps. It also jumps
# where no transaction is open or the property's action is NONE.
# (stage, property, path)
anim_stage_set_path = bind(
    "anim_stage_set_path", c_int32, POINTER(anim_stage), c_uint64, POINTER(anim_path), components="stage paths"
)

# Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there by a
# spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present velocity, or with
# velocity if that is given: one of each coordinate of path, also where the property holds a path with other verbs. In
# C, velocity (count is not read then) and transaction may be null.
# (stage, property, path, velocity, count, spring, transaction)
anim_stage_spring_to_path = bind(
    "anim_stage_spring_to_path",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_path),
    POINTER(c_double),
    c_size_t,
    POINTER(anim_spring),
    POINTER(c_uint64),
    components="stage paths",
)

# The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS. In C, transaction may be null.
# (stage, property, path, curve, duration, transaction)
anim_stage_curve_to_path = bind(
    "anim_stage_curve_to_path",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(anim_path),
    POINTER(anim_cubic_bezier),
    c_double,
    POINTER(c_uint64),
    components="stage paths",
)

# The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
# verbs, presentation and velocity have as many components as the path that is shown. In C, replaces the contents of
# path.
# (stage, property, what, path)
anim_stage_get_path = bind(
    "anim_stage_get_path", c_int32, POINTER(anim_stage), c_uint64, c_int32, POINTER(anim_path), components="stage paths"
)

# Adds many scalar properties without names at once, one for each of the initial values. In C, properties receives the
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

# All properties in order of creation. In C, *count receives how many there are; a capacity of 0 asks for that alone,
# one of at least 1 that is too small is ANIM_ERROR_CAPACITY.
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

# Describes a property. In C, info->struct_size must be sizeof *info.
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

# The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
# animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked before
# the property is.
# (stage, property, threshold)
anim_stage_set_threshold = bind(
    "anim_stage_set_threshold", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion, from
# where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A transaction
# with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
# ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends unfinished
# when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
# most 1e150 in size (ANIM_ERROR_LIMIT).
# (stage, property, value, count)
anim_stage_set_value = bind(
    "anim_stage_set_value", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_double), c_size_t, components="stage"
)

# Sets many at once: values holds the components of each property in turn. All or nothing.
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

# Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves there
# by a spring, which replaces the property's animations, from where it is. It starts with the present velocity, or with
# velocity if that is given (of the presentation, units per second, each at most 1e150 in size). A property that has an
# action of its own moves by that. Gives the transaction, which is committed and completes when the property has
# arrived; it may be complete already. In C, velocity and transaction may be null.
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

# The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS. In C, transaction may be null.
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

# Reads one property: as many numbers as it has components.
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

# Reads many at once, components in a row: as many numbers as they have components in all.
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

# The properties whose presentation value may have changed since they were last taken, each once, oldest properties
# first, in the same order on every host. In C, up to capacity are taken, and the rest stays for the next call; *count
# receives how many were taken. In C, a capacity of 0 asks for their number and takes nothing.
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

# Fills a motion that inherits everything; curve and spring are the default ones.
# (motion, struct_size)
anim_default_motion = bind("anim_default_motion", c_int32, POINTER(anim_motion), c_uint32, components="stage")

# Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
# transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring itself
# is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing, which are
# not read then, differ from anim_default_motion. In C, motion may be null.
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

# Sets a property's action. motion is read for ANIM_ACTION_OWN. In C, it may be null otherwise.
# (stage, property, action, motion)
anim_stage_set_action = bind(
    "anim_stage_set_action", c_int32, POINTER(anim_stage), c_uint64, c_int32, POINTER(anim_motion), components="stage"
)

# Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The policy is
# part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
# (stage, policy)
anim_stage_set_reduced_motion = bind(
    "anim_stage_set_reduced_motion", c_int32, POINTER(anim_stage), c_int32, components="stage"
)

# Fills the options with the defaults named above, ease and the default spring.
# (options, struct_size)
anim_default_animation_options = bind(
    "anim_default_animation_options", c_int32, POINTER(anim_animation_options), c_uint32, components="stage"
)

# Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any, waits for
# it to complete. An animation that fills forwards stays in effect after its end until it is removed or replaced.
# ANIM_ERROR_STATE for a derived property. In C, animation may be null.
#
# from, to and by combine as in Core Animation: one that is not set is the presentation value at the start (nothing for
# an additive animation). Options for other kinds are not read. In C, what is not set is null.
#
# sets_model sets the model value to the animation's last value: what it would show after its end with a fill forwards,
# after all repeats and reversals, with its offset and speed. For an animation that never ends, the last value is the
# one at the end of one run. For a spring or decay it is the value at rest, even where a duration cuts the motion off.
# An additive animation has no value of its own, and leaves the model alone.
#
# It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset wraps:
# the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its beginning;
# without an offset it shows its first value at the flick at which it begins, as Core Animation does, and before it
# where it fills backwards. (Groups follow the formula of anim_media_timing exactly.) At the flick at which it ends it
# still shows its last value and counts as running, unless the property is set or animated anew. From the next flick on
# it is gone.
#
# Additive and cumulative values are added in the components in which the property is interpolated. Transforms are added
# by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences from 1.
# Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses begins each
# repeat anew, from where its way back ended.
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

# Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options; either
# may be left out. An end given as a path must not be set in the options; their other members apply. On its way the
# property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
# anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to and
# sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path. In C, from, to and animation
# may be null.
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

# Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points always
# move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a
# property that is no path.
# (stage, property, turns)
anim_stage_set_path_turns = bind(
    "anim_stage_set_path_turns", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage paths"
)

# (stage, property, turns)
anim_stage_get_path_turns = bind(
    "anim_stage_get_path_turns", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_int32), components="stage paths"
)

# How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
# anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is no
# path.
# (stage, property, paint)
anim_stage_set_path_paint = bind(
    "anim_stage_set_path_paint", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage paths"
)

# (stage, property, paint)
anim_stage_get_path_paint = bind(
    "anim_stage_get_path_paint", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_int32), components="stage paths"
)

# Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced modes
# they show, from key to key, what anim_morph_create() without options makes of the two paths (on a property, if its
# path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together, and when
# all morphs would have more than 8192, points move straight, or rotate, in one structure to which all paths are cut.
# Values and velocities that are read as numbers are those of that structure; component_count of the options is not
# read. They are for properties that hold a path, of any verbs. A path that draws nothing is the point where it begins.
# ANIM_ERROR_LIMIT where one path would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more
# than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before is cut to the structure of all before
# it, and counts with the coordinates that these then have.
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
# at 0; if it is left out, the one that the property shows when they begin. Otherwise as anim_keyframes_create_paths;
# initial counts as the last of the paths. There must be at least one path or an initial one. In C, options and initial
# may be null.
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

# A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
#
# Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path before
# it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the path at 0; if
# it is left out, the one that the property shows when they begin. In C, options and initial may be null.
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

# The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for those
# that begin with the property's path. In C, replaces the contents of path.
# (keyframes, time, path)
anim_keyframes_get_path = bind(
    "anim_keyframes_get_path", c_int32, POINTER(anim_keyframes), c_double, POINTER(anim_path), components="stage paths"
)

# Removes an animation. It ends unfinished, and no longer affects its property.
# (stage, animation)
anim_stage_remove_animation = bind(
    "anim_stage_remove_animation", c_int32, POINTER(anim_stage), c_uint64, components="stage"
)

# Removes all animations of a property: it shows its model value.
# (stage, property)
anim_stage_remove_all_animations = bind(
    "anim_stage_remove_all_animations", c_int32, POINTER(anim_stage), c_uint64, components="stage"
)

# Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes that
# value, and the animations of the property end unfinished. The property keeps its velocity: the next spring (of a value
# that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it is given one. The
# velocity is forgotten once the property jumps or anything else moves it. A property that nothing moves stays as it is.
# A path keeps no velocity.
# (stage, property)
anim_stage_hold = bind("anim_stage_hold", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# Fills the options with the defaults named above.
# (options, struct_size)
anim_default_animation_group_options = bind(
    "anim_default_animation_group_options", c_int32, POINTER(anim_animation_group_options), c_uint32, components="stage"
)

# Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their options.
# In C, options may be null for a clock.
#
# Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation with a
# delay therefore begins there with the call, or when the transaction named by after is complete. At that moment the
# animations that it replaces end, and sets_model sets the model value. Until the delay is over it shows its start
# value, or nothing if it is an explicit animation that does not fill backwards.
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

# Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND for
# other groups.
# (stage, group, speed)
anim_animation_group_set_speed = bind(
    "anim_animation_group_set_speed", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# (stage, group, paused)
anim_animation_group_set_paused = bind(
    "anim_animation_group_set_paused", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage"
)

# Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations that
# end before that time end when the stage next advances. An animation that has ended but fills forwards runs, and ends,
# once more if the time is before its end.
# (stage, group, seconds)
anim_animation_group_seek = bind(
    "anim_animation_group_seek", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no duration.
# (stage, animator, fraction)
anim_animator_get_fraction = bind(
    "anim_animator_get_fraction", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_double), components="stage"
)

# Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
# (stage, animator, fraction)
anim_animator_set_fraction = bind(
    "anim_animator_set_fraction", c_int32, POINTER(anim_stage), c_uint64, c_double, components="stage"
)

# Pauses it where it is.
# (stage, animator)
anim_animator_pause = bind("anim_animator_pause", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves. Without
# a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve; with
# ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the fraction's
# present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it is at rest.
# Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the animator's duration;
# a curve or easing takes the duration of motion instead, if that is set. Other members of motion are not read. On
# arrival at either end, its animations end finished and the animator is removed. At the start, the model values are the
# old ones again. In C, motion may be null.
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

# Stops and removes it: its properties take their new values, their old ones, or stay where they are.
# (stage, animator, position)
anim_animator_stop = bind("anim_animator_stop", c_int32, POINTER(anim_stage), c_uint64, c_int32, components="stage")

# Makes a property derived: text has one expression for each component, separated by commas, over the components of
# other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on
# expressions. Its presentation is computed from presentations, its model from models, its velocity by the chain rule; a
# result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on setting or animating it is
# ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with
# line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names.
# (stage, property, text, text_length)
anim_stage_set_expression = bind(
    "anim_stage_set_expression", c_int32, POINTER(anim_stage), c_uint64, c_char_p, c_size_t, components="stage"
)

# Adds a derived property, at once with its expressions: see anim_stage_add_property_with and anim_stage_set_expression.
# It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty. In C, options may be null for the defaults,
# a scalar.
# (stage, name, name_length, options, text, text_length, property)
anim_stage_add_derived = bind(
    "anim_stage_add_derived",
    c_int32,
    POINTER(anim_stage),
    c_char_p,
    c_size_t,
    POINTER(anim_property_options),
    c_char_p,
    c_size_t,
    POINTER(c_uint64),
    components="stage",
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

# Sets a property's observer: it is called at the end of every advance after which the presentation differs from what it
# last received (at first: from now). A property has one observer; without a callback it is removed. To poll, see
# anim_stage_take_changed. In C, callback and release may be null; release is called with the context when the observer
# is gone.
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

# Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
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

# Removes a bank; its springs are not reported any more.
# (stage, bank)
anim_stage_remove_bank = bind("anim_stage_remove_bank", c_int32, POINTER(anim_stage), c_uint64, components="stage")

# Gives springs new targets. They keep their positions and velocities. indices selects the springs (ANIM_ERROR_NOT_FOUND
# for an index beyond the bank; if one occurs twice, the last counts); without indices, the targets are those of the
# first springs. All or nothing. A spring at rest at its target stays there and is not reported. With reduced motion
# springs jump to their targets and come to rest at once. Some 30 ns a spring in order, ten times that in random order
# in a bank larger than the caches. In C, indices may be null.
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

# Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
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

# Makes a view of a bank's values, which may be released before the stage or after. In C, the caller destroys it.
# (stage, bank, view)
anim_spring_bank_view_create = bind(
    "anim_spring_bank_view_create",
    c_int32,
    POINTER(anim_stage),
    c_uint64,
    POINTER(POINTER(anim_spring_bank_view)),
    components="stage",
)

# The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the bank's
# memory moves, because something added to the stage needs more room or a snapshot is restored. From then on the view
# keeps the last numbers from before.
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

# The velocities of all springs, in units per second.
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

# How many springs move, and how many have come to rest and were not yet taken. In C, either pointer may be null.
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

# Takes the indices of springs that have come to rest, in the order in which they did. Springs that were retargeted
# within the same time slot are reported together, when the last of them has come to rest. A spring that was retargeted
# again since is still reported, once. In C, up to capacity are taken; *count receives how many, and a capacity of 0
# asks for the number that waits.
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

# Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every presentation
# value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the time scale.
# Everything due on the way happens at its own flick, in order of time, then of creation: values, states and events do
# not depend on how a time is cut into steps. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's
# stage, or inside an open transaction.
# (stage, seconds)
anim_stage_advance = bind("anim_stage_advance", c_int32, POINTER(anim_stage), c_double, components="stage")

# (stage, flicks)
anim_stage_advance_flicks = bind("anim_stage_advance_flicks", c_int32, POINTER(anim_stage), c_int64, components="stage")

# The time of a paused stage stands still while it is advanced.
# (stage, paused)
anim_stage_set_paused = bind("anim_stage_set_paused", c_int32, POINTER(anim_stage), c_int32, components="stage")

# How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
# computed from the moment of the last change, so no error accumulates.
# (stage, scale)
anim_stage_set_time_scale = bind(
    "anim_stage_set_time_scale", c_int32, POINTER(anim_stage), c_double, components="stage"
)

# Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation that
# starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS bounds. 0, as
# at first, is no limit. If more is due, the advance ends after the last step allowed, and ANIM_EVENT_KIND_BUDGET is
# queued. Host time has then advanced as without a budget, and stage time lags behind it. owed of anim_stage_info says
# how far, at least 1. The next advance, even of 0 seconds, continues from there. Once nothing is owed, the state is bit
# for bit the one without a budget, except for events of this kind. Calls in between see the stage time reached so far.
# The budget belongs to the host: it is not part of snapshots, and anim_scene_play() ignores it.
# (stage, steps)
anim_stage_set_step_budget = bind(
    "anim_stage_set_step_budget", c_int32, POINTER(anim_stage), c_uint32, components="stage"
)

# The clock and the counts of a stage. In C, info->struct_size must be sizeof *info.
# (stage, info)
anim_stage_get_info = bind(
    "anim_stage_get_info", c_int32, POINTER(anim_stage), POINTER(anim_stage_info), components="stage"
)

# Takes events out of the queue, the oldest first. In C, up to capacity are taken; *count receives how many, and a
# capacity of 0 asks for the number that waits and takes nothing.
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

# Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
# happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the next
# advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is removed.
# Events that wait for a callback go to the one that replaces it; events that happen while there is none can only be
# polled. In C, callback and release may be null; release is called with the context when the callback is gone.
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

# A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages have
# equal hashes if they will continue identically, and different ones if not, on any host, in any language and on any
# processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
# (stage, hash)
anim_stage_get_hash = bind("anim_stage_get_hash", c_int32, POINTER(anim_stage), POINTER(c_uint64), components="stage")

# The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
# process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
# properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
# and the events not polled yet. They do not hold the host's code: callbacks of events and of observers. An easing that
# is a callback cannot be written: ANIM_ERROR_STATE while an animation uses one or a property's own motion names it; the
# message says which. ANIM_ERROR_STATE as well inside an open transaction, between anim_stage_abandon_call() and the
# next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond ANIM_LIMIT_SNAPSHOT_BYTES.
#
# The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes plus
# its values and name. O(state). In C, *length receives the number of bytes; a capacity of 0 asks for that alone (the
# buffer may then be null), one that is too small is ANIM_ERROR_CAPACITY.
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

# Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
# afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the same
# things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers given out
# since: new things may get the same ones. The event callback stays, and so do the observers of properties that still
# exist (by identifier). All properties count as changed.
#
# The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe an
# impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and for a
# scene's stage. A stage takes memory in proportion to the bytes.
# (stage, bytes, length)
anim_stage_restore = bind(
    "anim_stage_restore", c_int32, POINTER(anim_stage), POINTER(c_uint8), c_size_t, components="stage"
)

# Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
# transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether the
# thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0.
# (stage, identifier, counterpart)
anim_stage_find_counterpart = bind(
    "anim_stage_find_counterpart", c_int32, POINTER(anim_stage), c_uint64, POINTER(c_uint64), components="stage"
)

# Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_document_options = bind(
    "anim_default_document_options", c_int32, POINTER(anim_document_options), c_uint32, components="machine"
)

# Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards. Errors
# as in anim_scene_load. In C, options may be null, and the caller destroys the document.
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

# How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or forgotten.
# There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS, are kept, in the
# order of the text; total is their number in all. Components in the text are searched too, each once however often it
# is used, but not those of the library. With keeps_warnings loading takes up to about twice as long; scenes are the
# same. In C, either pointer may be null.
# (document, count, total)
anim_document_get_warning_count = bind(
    "anim_document_get_warning_count",
    c_int32,
    POINTER(anim_document),
    POINTER(c_uint32),
    POINTER(c_uint64),
    components="machine",
)

# The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. In C, warning->struct_size must be
# sizeof *warning.
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

# Fills the options with the defaults named above. In C, struct_size is the caller's sizeof.
# (options, struct_size)
anim_default_scene_options = bind(
    "anim_default_scene_options", c_int32, POINTER(anim_scene_options), c_uint32, components="machine"
)

# Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The texts
# are not needed afterwards. In C, options may be null, and the caller destroys the scene.
#
# ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one in the
# parameters' text where the message begins with "in the given parameters": a name that the document does not have, a
# value of another type or outside its range. An error in a component is reported with the component's name and the
# names of the instances that lead to it; the place is one in the library's text where the message says so ("of the
# library", "in the library").
#
# In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the property
# "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested component,
# "page.busy.on". An event sent by such a name goes to that component's machine.
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

# Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the same
# text with the same options, in a fraction of the time (some microseconds for a control). The two behave identically,
# and a snapshot of one can be restored in the other. Parameters and library must not be set in the options
# (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The document may be
# released before the scene. In C, options may be null, what is not set in them is null, and the caller destroys the
# scene.
# (document, options, scene)
anim_scene_create = bind(
    "anim_scene_create",
    c_int32,
    POINTER(anim_document),
    POINTER(anim_scene_options),
    POINTER(POINTER(anim_scene)),
    components="machine",
)

# Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
#
# - its clock, settings, random generator and events;
# - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and number of
#   components, and exactly the animations that move these; a property keeps its value even if the new document gives
#   another initial one;
# - the active states and histories, by name, and the time in those states; delays that are the same, and changed ones
#   counted from when their state was entered, but not ending in the past;
# - waiting events, and plays with the same parts;
# - pointers and the focus, by the names of regions.
#
# An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
# performed. States missing around and inside it (a new parent, the initial state of one that now has states inside,
# another region) are entered as usual, with their entry actions, in document order. Where states can no longer be
# active together, those with fewer levels of active states inside them stay; among equals, the first in document order
# stays. A state that has become final, or is final in another parent now, is entered, so that its parent is done. A
# machine with none of its active states left starts anew.
#
# Of the options, only parameters, library and memory_limit are used. In C, options may be null.
#
# The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a name
# becomes a space). It is empty if nothing is lost. In C, buffer receives it in UTF-8, with a line feed between two
# lines and none elsewhere. In C, *length receives the length of all of it, and buffer as much as its capacity holds;
# with a capacity of 0, it may be null.
#
# The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of their
# animations, and of groups. Other properties are removed, and so are properties and banks that the host has added to
# the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises, and all of it
# counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction: then nothing has
# changed.
#
# After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene itself,
# until its next such reload, even if that leads back to the first document; see anim_scene_restore_edition.
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

# As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of its
# scenes.
# (scene)
anim_scene_abandon_call = bind("anim_scene_abandon_call", c_int32, POINTER(anim_scene), components="machine")

# The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
# valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
# (scene, stage)
anim_scene_get_stage = bind(
    "anim_scene_get_stage", c_int32, POINTER(anim_scene), POINTER(POINTER(anim_stage)), components="machine"
)

# Facts about the document. In C, info->struct_size must be sizeof *info.
# (scene, info)
anim_scene_get_info = bind(
    "anim_scene_get_info", c_int32, POINTER(anim_scene), POINTER(anim_scene_info), components="machine"
)

# Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken, at
# their own flicks.
#
# Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the display
# list allocate nothing, with these exceptions: a path property that is set or played to a path with other commands (the
# two are aligned each time); keyframes whose expressions give other numbers than when they were last played; an
# animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with more than 15
# characters; list items that are added or removed; and the queue of events and their data, which grow until they hold
# event_limit events and 4096 fields.
# (scene, seconds)
anim_scene_advance = bind("anim_scene_advance", c_int32, POINTER(anim_scene), c_double, components="machine")

# (scene, flicks)
anim_scene_advance_flicks = bind(
    "anim_scene_advance_flicks", c_int32, POINTER(anim_scene), c_int64, components="machine"
)

# Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to draw
# or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both.
# The result is these scenes in their order, and their number. A scene is reported by every call until its display list
# has been read and its events have been polled, so a host may handle them later. Any anim_scene_get_display... call
# reads the list, except those for the revision and the damage. With ANIM_SCENE_CHANGE_DISPLAY this call updates the
# display lists that change. A scene at rest costs one read of its handle, a cache line. All scenes are checked before
# any is advanced: for a scene that was destroyed or is listed twice, or one that anim_scene_advance() refuses, the call
# fails, names its index, and advances none. Callbacks must not call their own scene or those not advanced yet
# (ANIM_ERROR_REENTRANT). In C, changes has room for count of them, and *changed receives their number; where wanted is
# 0, both may be null. In C, NULL among the scenes is refused too.
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

# Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are ignored.
# The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes: `my
# part`.poke.
# (scene, name, name_length)
anim_scene_send = bind("anim_scene_send", c_int32, POINTER(anim_scene), c_char_p, c_size_t, components="machine")

# Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
# (scene, index, info)
anim_scene_get_input_info = bind(
    "anim_scene_get_input_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_input_info), components="machine"
)

# Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
# ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
# ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
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

# Fires a trigger: the machine receives the event with the trigger's name.
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
# that contains a space is in backquotes. Empty for a document without a machine.
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

# As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
# numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two with
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

# One field of an event's data, by its index in the document's order, and its text. data and count are members of the
# event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at most 1
# MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are ANIM_ERROR_NOT_FOUND.
# If fields were dropped before their event was polled or its callback called, data_lost of the event is their number;
# poll more often to lose none. Asking for the text of a field that is no text is ANIM_ERROR_KIND.
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

# Whether the machine has reached an outermost final state: it ignores all events from then on.
# (scene, done)
anim_scene_is_done = bind("anim_scene_is_done", c_int32, POINTER(anim_scene), POINTER(c_int32), components="machine")

# How many states the machine has; 0 for a document without a machine.
# (scene, count)
anim_scene_get_state_count = bind(
    "anim_scene_get_state_count", c_int32, POINTER(anim_scene), POINTER(c_uint32), components="machine"
)

# State number index, 0 <= index < count, in document order: for tools that show a machine. ANIM_ERROR_NOT_FOUND beyond.
# In C, info->struct_size must be sizeof *info.
# (scene, index, info)
anim_scene_get_state_info = bind(
    "anim_scene_get_state_info",
    c_int32,
    POINTER(anim_scene),
    c_uint32,
    POINTER(anim_machine_state_info),
    components="machine",
)

# A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers, pointers
# and the random generator.
# (scene, hash)
anim_scene_get_hash = bind("anim_scene_get_hash", c_int32, POINTER(anim_scene), POINTER(c_uint64), components="machine")

# List number index, from 0 on, in the document's order; a component's lists follow those of the document that uses it.
# ANIM_ERROR_NOT_FOUND beyond.
# (scene, index, info)
anim_scene_get_list_info = bind(
    "anim_scene_get_list_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_list_info), components="machine"
)

# The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the same
# until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
# (scene, name, name_length, list)
anim_scene_find_list = bind(
    "anim_scene_find_list", c_int32, POINTER(anim_scene), c_char_p, c_size_t, POINTER(c_uint32), components="machine"
)

# The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list that
# does not exist, here and in all calls below.
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

# The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
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

# Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values of
# its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything else are as
# in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result is the number of
# anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a full list;
# ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input; ANIM_ERROR_KIND for a
# field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range; ANIM_ERROR_STATE for an input that
# the list sets or a trigger, and for a list inside an item that is not in use. In C, number may be null.
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

# Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is done, or
# at once if no transition was taken.
# (scene, list, key, key_length)
anim_scene_remove_item = bind(
    "anim_scene_remove_item", c_int32, POINTER(anim_scene), c_uint32, c_char_p, c_size_t, components="machine"
)

# Removes all items.
# (scene, list)
anim_scene_clear_list = bind("anim_scene_clear_list", c_int32, POINTER(anim_scene), c_uint32, components="machine")

# Moves the item with a key to a position, or to the end if there are fewer items.
# (scene, list, key, key_length, index)
anim_scene_move_item = bind(
    "anim_scene_move_item", c_int32, POINTER(anim_scene), c_uint32, c_char_p, c_size_t, c_uint32, components="machine"
)

# Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that no
# item has; errors of fields are those of anim_scene_append_item().
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

# Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the document,
# at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values at the
# beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and not read for CANCEL and LEAVE.
#
# The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others, later
# ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped there or of no
# size (its transform is singular) is not hit. A disabled region is hit too, and swallows the pointer.
#
# DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
# drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the upright
# rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
# clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down on it is ignored
# until it goes up. A region that is disabled while it tracks receives cancel at the pointer's next move or up, and
# nothing more from it.
#
# A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer onto
# the shape of an enabled region with "capture" false that holds nothing. The first region then receives drag.exit
# (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from then on.
#
# A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it (unless
# the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is down, the region
# under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A pointer that goes down
# without having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known, a new one
# replaces the one that began to hover first.
#
# A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that are down are
# ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is down cancels it.
#
# The host and the machine receive each of these as an event named "<region>.<what>", whose data are numbers (a host
# reads them by anim_scene_get_event_value):
#
# - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
# - sceneX, sceneY;
# - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per second of
#   host time, see anim_velocity_estimator). These six are in the coordinates of the document that has the region. In a
#   component, the linear part of the inverse of the instance's whole present transform converts them to the component's
#   coordinates; they are 0 while the instance is invisible or of no size;
# - pointer;
# - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of host
#   time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A press that
#   is canceled because its region is disabled counts like a tap;
# - inside (0 or 1);
# - node: the result of anim_scene_hit_test when the pointer went down or began to hover there;
# - keyboard (0).
#
# Gestures are recognized only if a transition of the machine names their events; the host then receives these, too.
# Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
#
# - hover.move: each move of a pointer that hovers over the region, after hover.enter.
# - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2 for a
#   double tap.
# - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed within the
#   slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0.
# - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it, either
#   moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of the midpoint;
#   pointer is the one that moved. Four more numbers: scale (the distance of the two relative to that at the beginning),
#   rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity (per second), all in the
#   coordinates of dx. After a pinch the press goes on with the remaining pointer: its drags count from there, and the
#   region receives up.inside or up.outside when it goes up. A third pointer is ignored. If the press is canceled,
#   pinch.end comes before cancel.
#
# A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is farther
# than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer must also have
# moved farther along that axis than across it, in the coordinates of dx. The region above receives cancel, this one
# down, and its totals count from there. Of several such regions the topmost takes the pointer; a region that already
# tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or was taken over is not taken
# over again.
# (scene, kind, pointer, x, y)
anim_scene_send_pointer = bind(
    "anim_scene_send_pointer", c_int32, POINTER(anim_scene), c_int32, c_int32, c_double, c_double, components="scene"
)

# Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page would
# scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost receives
# it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer -1, the
# others 0. If its machine takes no transition for the event (no active state has one, or no guard is true), the next
# region behind receives it, and so on; a disabled region ends the search. The result is whether a machine took a
# transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy are at most 1e150 in size. In C,
# used may be null.
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

# Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region that
# tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for an
# unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another
# pointer.
# (scene, pointer, region, region_length)
anim_scene_capture_pointer = bind(
    "anim_scene_capture_pointer", c_int32, POINTER(anim_scene), c_int32, c_char_p, c_size_t, components="scene"
)

# Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel.
# (scene, pointer)
anim_scene_release_pointer = bind(
    "anim_scene_release_pointer", c_int32, POINTER(anim_scene), c_int32, components="scene"
)

# Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it. With
# Control, Alt or Meta no key is used. In C, used may be null.
#
# Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is focusable,
# enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab continues from its
# former place. After the last region nothing has the focus and the key is not used, so that a host can go on to its
# next control. The Tab after that begins anew.
#
# The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down when
# the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is held is
# cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds a pointer
# receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right, key.up,
# key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host repeats them. A
# region that is disabled or invisible loses the focus at the next key. The data of these events are those of
# anim_scene_send_pointer(): keyboard is 1, x and y are the center of the region's bounds, inside is 1, pointer is -1
# and node is the region's own; the others are 0.
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

# Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new one
# focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is invisible.
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

# The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation values. A
# fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(), even if its paint
# is transparent. An image and a text count by their rectangles. Nodes that are clipped there, invisible or of opacity 0
# do not count.
# (scene, x, y, node)
anim_scene_hit_test = bind(
    "anim_scene_hit_test", c_int32, POINTER(anim_scene), c_double, c_double, POINTER(c_int32), components="scene"
)

# The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not; -1
# for none.
# (scene, x, y, region)
anim_scene_hit_test_region = bind(
    "anim_scene_hit_test_region", c_int32, POINTER(anim_scene), c_double, c_double, POINTER(c_int32), components="scene"
)

# Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond. In C, info->struct_size
# must be sizeof *info.
# (scene, index, info)
anim_scene_get_region_info = bind(
    "anim_scene_get_region_info", c_int32, POINTER(anim_scene), c_uint32, POINTER(anim_region_info), components="scene"
)

# How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts or
# texts has changed since the last call. In C, either pointer may be null.
# (scene, count, revision)
anim_scene_get_accessibility_info = bind(
    "anim_scene_get_accessibility_info",
    c_int32,
    POINTER(anim_scene),
    POINTER(c_uint32),
    POINTER(c_uint64),
    components="scene",
)

# The present facts of one of these nodes, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. In C,
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

# One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none.
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

# The present display list: commands from back to front, and the arrays to which they refer. Each is a view that is
# valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display... The
# cost of updating it is proportional to what changed, and next to nothing if nothing did. If nodes appear, vanish or
# change their order, or a path changes its number of commands, it is proportional to the whole list. In C, an empty one
# is NULL.
# (scene, commands, count)
anim_scene_get_display_commands = bind(
    "anim_scene_get_display_commands",
    c_int32,
    POINTER(anim_scene),
    POINTER(POINTER(anim_draw_command)),
    POINTER(c_size_t),
    components="scene",
)

# The whole display list in one call, with the same views. In C, display->struct_size must be sizeof *display.
# (scene, display)
anim_scene_get_display = bind(
    "anim_scene_get_display", c_int32, POINTER(anim_scene), POINTER(anim_display), components="scene"
)

# The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for the
# first. A host that has drawn it need not draw again while it stays the same. Another scene of the same document,
# queried at other times, has other revisions.
# (scene, revision)
anim_scene_get_display_revision = bind(
    "anim_scene_get_display_revision", c_int32, POINTER(anim_scene), POINTER(c_uint64), components="scene"
)

# The area that must be drawn again since a revision: the union of the old and new bounds of everything that changed,
# appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole canvas for a
# revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached.
# (scene, since, rectangle)
anim_scene_get_display_damage = bind(
    "anim_scene_get_display_damage", c_int32, POINTER(anim_scene), c_uint64, POINTER(anim_rectangle), components="scene"
)

# The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is red,
# green, blue and opacity, each from 0 to 1. In C, background is NULL for none; the text may be large: ask for its
# length first.
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

# The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active states of
# the machines with their histories, pending delays and events; the inputs, pointers, focus and random generator. It
# does not contain the document.
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

# Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may be of
# another scene, in another process or on another machine, if the documents of both mean the same and their parameters
# are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin with x- and the
# order of an object's keys have no meaning; the order of names, as in inputs, properties and states, has. All of the
# display list counts as changed; revisions continue.
# (scene, bytes, length)
anim_scene_restore = bind(
    "anim_scene_restore", c_int32, POINTER(anim_scene), POINTER(c_uint8), c_size_t, components="machine"
)

# Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by the
# edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older edition,
# and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what is not. Of the
# options, only parameters, library and memory_limit are used, for the text; those of document were given to
# anim_document_load. In C, options may be null.
#
# Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document and
# text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage, the event
# callback, the step budget and the revisions stay; identifiers of properties, animations, transactions, groups and
# banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an open transaction;
# errors as in anim_scene_restore and anim_scene_load. Nothing has changed then.
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

# Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
# ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column. In C, the caller destroys the trace.
# (text, text_length, trace)
anim_trace_load = bind("anim_trace_load", c_int32, c_char_p, c_size_t, POINTER(POINTER(anim_trace)), components="scene")

# Releases a trace.
# (trace)
anim_trace_destroy = bind("anim_trace_destroy", c_int32, POINTER(anim_trace), components="scene")

# Facts about a trace. In C, info->struct_size must be sizeof *info.
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

# Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For each
# step from next_step on whose time is not later, it advances to that step and applies it; then it advances to the time.
# next_step is the index of the first step that was not applied yet: 0 at first, and updated by each call. If a step or
# an advance on the way is refused, the call fails, the scene stays where it is then, and next_step is updated as well.
# A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
# (scene, trace, time, next_step)
anim_scene_play = bind(
    "anim_scene_play", c_int32, POINTER(anim_scene), POINTER(anim_trace), c_int64, POINTER(c_size_t), components="scene"
)
