/* SPDX-License-Identifier: MIT */
/*
 * animcore/stage.h: the stage: properties, a clock, and what moves them.
 *
 * Contents
 *
 *   Expressions
 *   The stage
 *   Properties
 *   Values
 *   Transactions
 *   Explicit animations
 *   Groups: clocks of their own
 *   Derived properties and observers
 *   Spring banks
 *   The clock
 *   Snapshots of stages
 *
 * The conventions of units, errors, text, ownership and threads are those of animcore/base.h.
 */
#ifndef ANIMCORE_STAGE_H
#define ANIMCORE_STAGE_H

#include "motion.h"
#include "paths.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Expressions                                                                                                      */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

enum {
    ANIM_LIMIT_EXPRESSION_BYTES = 65536, /* bytes of an expression's text */
    ANIM_LIMIT_EXPRESSION_NAMES = 4096, /* names that an expression may be given */
    ANIM_LIMIT_EXPRESSION_NESTING = 64, /* brackets, calls, operators and values pending at once */
    ANIM_LIMIT_EXPRESSION_INSTRUCTIONS = 4096 /* about the number of names, numbers and operators */
};

/* A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.

   Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from loose
   to tight:

     c ? a : b       a where c is true, else b; from the right
     ||              or: 1 or 0
     &&              and: 1 or 0
     == !=           two in a row are refused
     < <= > >=       two in a row are refused
     + -             from the left
     * / %           from the left; % is mod
     -a !a           the negative; 1 where a is 0, else 0

   Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).

   Functions; angles are in radians:

   - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
     floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
     flicks(seconds): of one number
   - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
   - min, max: of two or more; NaN where one is
   - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
   - clamp(x, low, high): min(max(x, low), high)
   - mix(a, b, t): a * (1 - t) + b * t
   - smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
   - if(c, a, b): c ? a : b
   - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
     after a millisecond: from - velocity / (1000 * log(remaining))
   - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
     dragged by excess beyond it
   - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess

   The following have the bits of the library's functions of these names. They give NaN for arguments that those
   functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and column).
   Arguments with a default (=) may be omitted from the end.

   - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
     decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
   - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
     velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
     threshold): with the spring of anim_default_decay()
   - steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the steps only
   - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
     webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
     direction is an anim_direction, and webTimingProgress the directed progress
   - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
     to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
     displacement, velocity, threshold)
   - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
   - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
   - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
   - springSettlingDuration(duration, bounce, velocity = 0)
   - springRestingTime(duration, bounce, displacement, velocity, threshold)
   - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
   - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
     physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
   - springStiffness, springDamping(duration, bounce)
   - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
   - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)

   A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A part of
   ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a constant,
   in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.

   Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a
   text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too.
   Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a,
   b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own
   they are unknown names, unless the host gave such a name.

   The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is NaN
   (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, && or || does
   not need have no effect on the result. */
typedef struct anim_expression anim_expression;

/* Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In the
   calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
   ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
   ANIM_ERROR_DUPLICATE when a name is given twice. In C, name_lengths are in bytes, names and name_lengths may be null
   where count is 0, and the caller destroys the expression. */
ANIM_API anim_status anim_expression_create(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                            ANIM_COUNT(count) const char *const *names,
                                            ANIM_COUNT(count) const size_t *name_lengths, size_t count,
                                            ANIM_OUT ANIM_MADE(anim_expression_destroy) anim_expression **expression)
    ANIM_ERRORS(LIMIT, NOT_FOUND, DUPLICATE, SYNTAX);
ANIM_API anim_status anim_expression_create_flat(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                                 ANIM_COUNT(names_length) const char *names, size_t names_length,
                                                 ANIM_COUNT(count) const size_t *name_lengths, size_t count,
                                                 ANIM_OUT ANIM_MADE(anim_expression_destroy)
                                                     anim_expression **expression)
    ANIM_ERRORS(LIMIT, NOT_FOUND, DUPLICATE, SYNTAX);

/* Releases an expression. */
ANIM_API anim_status anim_expression_destroy(ANIM_TAKEN ANIM_NULLABLE anim_expression *expression);

/* The variables that it reads, by position, each once, in order of appearance. In C, *count receives how many; a
   capacity of 0 asks for that alone. */
ANIM_API anim_status anim_expression_list_variables(const anim_expression *expression,
                                                    ANIM_OUT ANIM_COUNT(capacity, *count) int32_t *variables,
                                                    size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, CAPACITY);

/* The value. variables has a number for each name. Variables and the result may be infinite or NaN. */
ANIM_API anim_status anim_expression_evaluate(const anim_expression *expression,
                                              ANIM_COUNT(count) const double *variables, size_t count,
                                              ANIM_OUT double *result);

/* The same many times at once: variables has a row for each result, with a number for each name. In C, variable_count
   is result_count times the names, and results may be variables itself. */
ANIM_API anim_status anim_expression_evaluate_many(const anim_expression *expression,
                                                   ANIM_COUNT(variable_count) const double *variables,
                                                   size_t variable_count,
                                                   ANIM_OUT ANIM_COUNT(result_count) double *results,
                                                   size_t result_count) ANIM_ERRORS(LIMIT);

/* The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and clamp
   have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has abs at 0. An
   operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables, rates and results
   may be infinite or NaN. In C, either result pointer may be null. */
ANIM_API anim_status anim_expression_differentiate(const anim_expression *expression,
                                                   ANIM_COUNT(count) const double *variables,
                                                   ANIM_COUNT(count) const double *rates, size_t count,
                                                   ANIM_OUT ANIM_NULLABLE double *value,
                                                   ANIM_OUT ANIM_NULLABLE double *rate);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The stage                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
   presentation value (as it is seen now). */
typedef struct anim_stage anim_stage;

typedef uint64_t anim_property; /* a property of a stage */
typedef uint64_t anim_transaction; /* a transaction of a stage */
typedef uint64_t anim_animation; /* an animation of a property */
typedef uint64_t anim_animation_group; /* a group of animations with a clock of its own; an animator is one */
typedef uint64_t anim_spring_bank; /* a spring bank */

/* What a property's components are. */
typedef int32_t anim_value_kind;
enum {
    ANIM_VALUE_KIND_SCALAR = 0, /* 1 component */
    ANIM_VALUE_KIND_VECTOR2 = 1,
    ANIM_VALUE_KIND_VECTOR3 = 2,
    ANIM_VALUE_KIND_VECTOR4 = 3,
    ANIM_VALUE_KIND_ANGLE = 4, /* 1 component in radians, interpolated as given unless its options say otherwise */
    ANIM_VALUE_KIND_COLOR = 5, /* 4 components: red, green, blue (sRGB, not premultiplied), opacity */
    ANIM_VALUE_KIND_SIZE = 6, /* 2: width, height */
    ANIM_VALUE_KIND_RECTANGLE = 7, /* 4: x, y, width, height */
    ANIM_VALUE_KIND_TRANSFORM = 8, /* 6: a, b, c, d, tx, ty; interpolated by its decomposition, singular too */
    ANIM_VALUE_KIND_VECTOR = 9, /* as many as are asked for, up to ANIM_LIMIT_VECTOR */
    ANIM_VALUE_KIND_PATH = 10 /* the coordinates of a path, see anim_stage_add_path */
};

enum { ANIM_LIMIT_VECTOR = 1048576 }; /* components of one property */

/* What happened. */
typedef int32_t anim_event_kind;
enum {
    ANIM_EVENT_KIND_TRANSACTION_COMPLETED = 1, /* subject: the transaction; finished */
    ANIM_EVENT_KIND_ANIMATION_ENDED = 2, /* subject: the property; animation; finished; name: the property's */
    ANIM_EVENT_KIND_STATE_ENTERED = 3, /* name: the state's */
    ANIM_EVENT_KIND_STATE_EXITED = 4, /* name: the state's */
    /* name: as the document emitted it, or error.execution, whose fields are message, state and place; count: its
       fields; data: see anim_scene_get_event_value */
    ANIM_EVENT_KIND_EMITTED = 5,
    ANIM_EVENT_KIND_CONTROL = 6, /* name: of the pointer's or key's event on a region; count and data as EMITTED */
    /* the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and the events that waited are dropped; or its
       own delays took more than 16384 microsteps in a millisecond (8 more for each state beyond 500), and the other
       delays that end in that millisecond are dropped */
    ANIM_EVENT_KIND_UNSETTLED = 7,
    ANIM_EVENT_KIND_LOST = 8, /* count: events dropped because nobody polled; comes first in the queue */
    /* subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT */
    ANIM_EVENT_KIND_ANIMATOR_ENDED = 9,
    ANIM_EVENT_KIND_SETTLED = 10, /* subject: the spring bank; count: how many of its springs came to rest */
    ANIM_EVENT_KIND_GROUP_ENDED = 11, /* subject: the group whose media timing is over */
    ANIM_EVENT_KIND_BUDGET = 12 /* an advance has used up its step budget: see anim_stage_set_step_budget */
};

/* Which of a property's values to read. */
typedef int32_t anim_read;
enum {
    ANIM_READ_MODEL = 0, /* what was set */
    ANIM_READ_PRESENTATION = 1, /* what is seen now */
    ANIM_READ_VELOCITY = 2 /* of the presentation value, units per second */
};

/* Something that happened. In C, 64 bytes on every platform. */
typedef struct anim_event {
    anim_event_kind kind; /* ANIM_EVENT_KIND_... */
    anim_bool finished; /* 1 when it ran to its end, 0 when it was interrupted or removed */
    int64_t time; /* flicks of stage time */
    uint64_t subject; /* the property, transaction, group or bank, or 0 */
    int32_t name; /* index for anim_stage_get_name, or -1 */
    int32_t count; /* see the kinds; otherwise 0 */
    uint64_t animation; /* the animation that ended, or 0 */
    uint64_t data; /* identifies its data, or 0 for none; see anim_scene_get_event_value */
    uint32_t data_lost; /* how many of its first fields were dropped before it was delivered; 0 for none */
    uint32_t reserved;
    uint64_t reserved_more;
} anim_event;

/* Receives events. The event is valid during the call only. In C, it must return: see "Callbacks" in base.h. */
typedef void (*anim_event_callback)(ANIM_NULLABLE void *context, const anim_event *event);

typedef struct anim_stage_options {
    uint32_t struct_size;
    uint32_t property_capacity; /* properties for which memory is reserved at once; more may be added. 16 */
    /* events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */
    uint32_t event_limit;
    uint32_t event_mask; /* bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF */
} anim_stage_options;

/* Fills the options with the defaults named above. In C, struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_stage_options(ANIM_OUT anim_stage_options *options, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Makes an empty stage at time 0. In C, options may be null for the defaults, and the caller destroys the stage. */
ANIM_API anim_status anim_stage_create(ANIM_NULLABLE const anim_stage_options *options,
                                       ANIM_OUT ANIM_MADE(anim_stage_destroy) anim_stage **stage) ANIM_ERRORS(LIMIT);

/* Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene). */
ANIM_API anim_status anim_stage_destroy(ANIM_TAKEN ANIM_NULLABLE anim_stage *stage) ANIM_ERRORS(REENTRANT, STATE);

/* Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread, from
   where the call was made or further out: inside the callback it is ANIM_ERROR_REENTRANT. What the call has done so far
   stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of anim_stage_info).
   It computes every presentation value, and calls other callbacks for what they have missed. Until then, values that
   were being computed may be old. Does nothing where no call is under way. A little memory that the call held is not
   given back.

   An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
   advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
   Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity, or the
   value of a delayed animation that fills backwards. Then that animation ends unfinished in the next advance, and the
   property jumps to a value that was being set. If a group or animator was being removed or stopped, the animations
   that have not ended go on. */
ANIM_API anim_status anim_stage_abandon_call(anim_stage *stage) ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Properties                                                                                                       */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR and
   PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
   (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even
   when the property is removed. */
ANIM_API anim_status anim_stage_add_property(anim_stage *stage, ANIM_COUNT(name_length) const char *name,
                                             size_t name_length, anim_value_kind kind,
                                             ANIM_COUNT(count) const double *value, size_t count,
                                             ANIM_OUT ANIM_MADE(anim_stage_remove_property) anim_property *property)
    ANIM_ERRORS(LIMIT, REENTRANT, DUPLICATE);

/* How an angle is interpolated. */
typedef int32_t anim_turn;
enum { ANIM_TURN_AS_GIVEN = 0, ANIM_TURN_SHORTEST = 1 };

/* Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT). */
typedef struct anim_property_options {
    uint32_t struct_size;
    anim_value_kind kind; /* ANIM_VALUE_KIND_... but PATH. SCALAR */
    uint32_t component_count; /* of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0 */
    anim_turn turn; /* of an ANGLE: ANIM_TURN_.... AS_GIVEN */
    anim_color_space space; /* of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB */
    anim_hue_interpolation hue; /* of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER */
    anim_bool premultiplied; /* of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0 */
    anim_optional_bool fades; /* 1: may fade when motion is reduced; -1: as its kind (colors do). -1 */
    double threshold; /* see anim_stage_set_threshold. 0.001 */
} anim_property_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_property_options(ANIM_OUT anim_property_options *options,
                                                   uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the kind's
   own components (a color's in sRGB); the options say how they are interpolated. */
ANIM_API anim_status anim_stage_add_property_with(anim_stage *stage, ANIM_COUNT(name_length) const char *name,
                                                  size_t name_length, const anim_property_options *options,
                                                  ANIM_COUNT(count) const double *value, size_t count,
                                                  ANIM_OUT ANIM_MADE(anim_stage_remove_property)
                                                      anim_property *property) ANIM_ERRORS(LIMIT, REENTRANT, DUPLICATE);

/* Components: stage and paths. */

/* Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are the
   path's coordinates, at most ANIM_LIMIT_VECTOR. */
ANIM_API anim_status anim_stage_add_path(anim_stage *stage, ANIM_COUNT(name_length) const char *name,
                                         size_t name_length, const anim_path *path,
                                         ANIM_OUT ANIM_MADE(anim_stage_remove_property) anim_property *property)
    ANIM_ERRORS(LIMIT, REENTRANT, DUPLICATE);

/* Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property shows what
   anim_morph_create() without options makes of the path that it shows and the new one: points of paths with the same
   verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps its
   velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path that was
   set, with its own verbs.

   In three cases paths with other verbs are cut to a common structure instead, in which their points move straight: if
   they have more than 4096 coordinates together, if rotation is turned off (see anim_stage_set_path_turns), and if the
   new motion does not end the present one at once, or begins with a velocity that is given. A morph that would need
   more than 65536 coordinates, and more than eight times those of both paths, is not made: the path jumps. It also
   jumps where no transaction is open or the property's action is NONE. */
ANIM_API anim_status anim_stage_set_path(anim_stage *stage, anim_property property, const anim_path *path)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND, STATE, LIMIT);

/* Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there by a
   spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present velocity, or with
   velocity if that is given: one of each coordinate of path, also where the property holds a path with other verbs. In
   C, velocity (count is not read then) and transaction may be null. */
ANIM_API anim_status anim_stage_spring_to_path(anim_stage *stage, anim_property property, const anim_path *path,
                                               ANIM_NULLABLE ANIM_COUNT(count) const double *velocity, size_t count,
                                               const anim_spring *spring,
                                               ANIM_OUT ANIM_NULLABLE anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);

/* The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS. In C, transaction may be null. */
ANIM_API anim_status anim_stage_curve_to_path(anim_stage *stage, anim_property property, const anim_path *path,
                                              const anim_cubic_bezier *curve, double duration,
                                              ANIM_OUT ANIM_NULLABLE anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);

/* The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
   verbs, presentation and velocity have as many components as the path that is shown. In C, replaces the contents of
   path. */
ANIM_API anim_status anim_stage_get_path(const anim_stage *stage, anim_property property, anim_read what,
                                         anim_path *path) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Component: stage. */

/* Adds many scalar properties without names at once, one for each of the initial values. In C, properties receives the
   identifiers. */
ANIM_API anim_status anim_stage_add_scalars(anim_stage *stage, ANIM_COUNT(count) const double *values, size_t count,
                                            ANIM_OUT ANIM_MADE(anim_stage_remove_property) ANIM_COUNT(count)
                                                anim_property *properties) ANIM_ERRORS(LIMIT, REENTRANT);

/* Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made. */
ANIM_API anim_status anim_stage_remove_property(anim_stage *stage, anim_property property)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, STATE);

/* The property of a name. ANIM_ERROR_NOT_FOUND. */
ANIM_API anim_status anim_stage_find_property(const anim_stage *stage, ANIM_COUNT(name_length) const char *name,
                                              size_t name_length, ANIM_OUT anim_property *property)
    ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND);

/* All properties in order of creation. In C, *count receives how many there are; a capacity of 0 asks for that alone,
   one of at least 1 that is too small is ANIM_ERROR_CAPACITY. */
ANIM_API anim_status anim_stage_list_properties(const anim_stage *stage,
                                                ANIM_OUT ANIM_COUNT(capacity, *count) anim_property *properties,
                                                size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, REENTRANT, CAPACITY);

typedef struct anim_property_info {
    uint32_t struct_size;
    anim_value_kind kind; /* ANIM_VALUE_KIND_... */
    uint32_t component_count;
    int32_t name; /* index for anim_stage_get_name, or -1 */
    anim_bool is_animating; /* 1 while an animation runs or waits for its delay */
    uint32_t shown_count; /* components of the presentation and velocity: differs from component_count only for a path
                             on its way to one with other verbs */
    double threshold; /* see anim_stage_set_threshold */
} anim_property_info;

/* Describes a property. In C, info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_stage_get_property_info(const anim_stage *stage, anim_property property,
                                                  ANIM_INOUT anim_property_info *info)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* The text of a name by its index in an event or info. */
ANIM_API anim_status anim_stage_get_name(const anim_stage *stage, int32_t name,
                                         ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                         ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, CAPACITY);

/* The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
   animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked before
   the property is. */
ANIM_API anim_status anim_stage_set_threshold(anim_stage *stage, anim_property property, double threshold)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Values                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion, from
   where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A transaction
   with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
   ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends unfinished
   when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
   most 1e150 in size (ANIM_ERROR_LIMIT). */
ANIM_API anim_status anim_stage_set_value(anim_stage *stage, anim_property property,
                                          ANIM_COUNT(count) const double *value, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Sets many at once: values holds the components of each property in turn. All or nothing. */
ANIM_API anim_status anim_stage_set_value_many(anim_stage *stage, ANIM_COUNT(count) const anim_property *properties,
                                               size_t count, ANIM_COUNT(value_count) const double *values,
                                               size_t value_count) ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
   there by a spring, which replaces the property's animations, from where it is. It starts with the present velocity,
   or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size). A property
   that has an action of its own moves by that. Gives the transaction, which is committed and completes when the
   property has arrived; it may be complete already. In C, velocity and transaction may be null. */
ANIM_API anim_status anim_stage_spring_to(anim_stage *stage, anim_property property,
                                          ANIM_COUNT(count) const double *value,
                                          ANIM_NULLABLE ANIM_COUNT(count) const double *velocity, size_t count,
                                          const anim_spring *spring,
                                          ANIM_OUT ANIM_NULLABLE anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS. In C, transaction may be null. */
ANIM_API anim_status anim_stage_curve_to(anim_stage *stage, anim_property property,
                                         ANIM_COUNT(count) const double *value, size_t count,
                                         const anim_cubic_bezier *curve, double duration,
                                         ANIM_OUT ANIM_NULLABLE anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Reads one property: as many numbers as it has components. */
ANIM_API anim_status anim_stage_get_value(const anim_stage *stage, anim_property property, anim_read what,
                                          ANIM_OUT ANIM_COUNT(count) double *value, size_t count)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Reads many at once, components in a row: as many numbers as they have components in all. */
ANIM_API anim_status anim_stage_get_value_many(const anim_stage *stage,
                                               ANIM_COUNT(count) const anim_property *properties, size_t count,
                                               anim_read what, ANIM_OUT ANIM_COUNT(value_count) double *values,
                                               size_t value_count) ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* The properties whose presentation value may have changed since they were last taken, each once, oldest properties
   first, in the same order on every host. In C, up to capacity are taken, and the rest stays for the next call; *count
   receives how many were taken. In C, a capacity of 0 asks for their number and takes nothing. */
ANIM_API anim_status anim_stage_take_changed(anim_stage *stage,
                                             ANIM_OUT ANIM_COUNT(capacity, *count) anim_property *properties,
                                             size_t capacity, ANIM_OUT size_t *count) ANIM_ERRORS(LIMIT, REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Transactions                                                                                                     */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* How a value moves. */
typedef int32_t anim_motion_kind;
enum {
    ANIM_MOTION_KIND_INHERIT = 0, /* the enclosing transaction's; outermost: the default curve */
    ANIM_MOTION_KIND_NONE = 1, /* no animation: values jump */
    ANIM_MOTION_KIND_CURVE = 2, /* along curve, over duration */
    ANIM_MOTION_KIND_SPRING = 3, /* by spring, until it comes to rest, or for duration where one is given */
    ANIM_MOTION_KIND_EASING = 4, /* by easing, over duration */
    ANIM_MOTION_KIND_KEYFRAMES = 5, /* explicit animations only: along keyframes */
    ANIM_MOTION_KIND_DECAY = 6 /* explicit animations only: momentum that decays */
};

/* The value of a member that is not set, and is therefore inherited. Any other value is used. */
enum { ANIM_INHERIT = -2147483647 };

/* A duration: the motion's own, whatever the enclosing transactions say. 0.25 s for a curve or easing; a spring lasts
   until it is at rest. To stop inheriting another member, set its outermost value: a delay or stagger of 0, a
   repeat_count of 1, ANIM_INTERRUPTION_REPLACE, disables_actions of 0. */
enum { ANIM_OWN_DURATION = -2147483646 };

/* What an animation does with those that already move its property. */
typedef int32_t anim_interruption;
enum {
    ANIM_INTERRUPTION_REPLACE = 1, /* replaces them; starts at the presentation value with its velocity (SwiftUI) */
    /* is added to them: moves the difference of old and new value to 0 (UIKit since iOS 8) */
    ANIM_INTERRUPTION_ADD = 2,
    ANIM_INTERRUPTION_RESTART = 3, /* replaces them; starts at the presentation value, at rest */
    ANIM_INTERRUPTION_KEEP = 4 /* leaves them alone, and new values leave it alone (an animation added to a CALayer).
                                  Explicit animations only */
};

/* When the transactions directly inside a transaction begin. An arranged transaction completes after them. */
typedef int32_t anim_arrangement;
enum {
    ANIM_ARRANGEMENT_NONE = 0, /* independently */
    ANIM_ARRANGEMENT_PARALLEL = 1, /* all begin when they are set */
    ANIM_ARRANGEMENT_SEQUENCE = 2 /* each begins when the one before is complete */
};

/* How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
   the enclosing transaction. */
typedef struct anim_motion {
    uint32_t struct_size;
    anim_motion_kind kind; /* ANIM_MOTION_KIND_.... INHERIT */
    /* seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT */
    double duration;
    double delay; /* seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT */
    anim_cubic_bezier curve; /* read when kind is ANIM_MOTION_KIND_CURVE */
    anim_spring spring; /* read when kind is ANIM_MOTION_KIND_SPRING */
    /* read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it */
    ANIM_POINTER(ANIM_NULLABLE ANIM_KEPT("nothing moves by it any more") const anim_easing, easing);
    double stagger; /* seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT */
    double repeat_count; /* > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT */
    /* 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT */
    anim_optional_bool autoreverses;
    anim_interruption interruption; /* ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT */
    anim_optional_bool disables_actions; /* 1: values jump, whatever actions their properties have. ANIM_INHERIT */
    anim_arrangement arrangement; /* ANIM_ARRANGEMENT_... of the transactions inside. NONE */
    anim_animation_group group; /* the group whose clock the animations use; 0 inherits, outermost the stage's */
    anim_transaction after; /* the animations start (after their delay) when it is complete; 0: at once */
} anim_motion;

/* Fills a motion that inherits everything; curve and spring are the default ones. */
ANIM_API anim_status anim_default_motion(ANIM_OUT anim_motion *motion, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
   transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring itself
   is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing, which are
   not read then, differ from anim_default_motion. In C, motion may be null. */
ANIM_API anim_status anim_stage_begin_transaction(anim_stage *stage, ANIM_NULLABLE const anim_motion *motion,
                                                  ANIM_OUT ANIM_MADE(anim_stage_commit_transaction)
                                                      anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
   animations begun in it have ended: at once when there are none. */
ANIM_API anim_status anim_stage_commit_transaction(anim_stage *stage, anim_transaction transaction)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, STATE);

/* What happens when a property's value is set. */
typedef int32_t anim_action;
enum {
    ANIM_ACTION_FOLLOW = 0, /* it moves as the open transaction says; without one it jumps */
    ANIM_ACTION_NONE = 1, /* it jumps, whatever transaction is open */
    ANIM_ACTION_OWN = 2 /* it moves by its own motion, inside and outside transactions; members that are not set come
                           from the transaction */
};

/* Sets a property's action. motion is read for ANIM_ACTION_OWN. In C, it may be null otherwise. */
ANIM_API anim_status anim_stage_set_action(anim_stage *stage, anim_property property, anim_action action,
                                           ANIM_NULLABLE const anim_motion *motion)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* How animations begun from now on are shown to people who asked for less motion. */
typedef int32_t anim_reduced_motion;
enum {
    ANIM_REDUCED_MOTION_NONE = 0, /* all motion is shown */
    ANIM_REDUCED_MOTION_JUMP = 1, /* values jump to their targets; their animations end finished, at once */
    ANIM_REDUCED_MOTION_FADE = 2 /* properties that fade do so in 0.2 s with ease; all others jump */
};

/* Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The policy is
   part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number. */
ANIM_API anim_status anim_stage_set_reduced_motion(anim_stage *stage, anim_reduced_motion policy)
    ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Explicit animations                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Explicit animations move the presentation value; the model value only with sets_model. */

typedef struct anim_animation_options {
    uint32_t struct_size;
    anim_motion_kind kind; /* ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
    anim_interruption interruption; /* ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP */
    anim_bool additive; /* 1: its value is added to the value of the animations below it (see anim_stage_animate()).
                           0 */
    anim_bool cumulative; /* 1: the value at the end of each repeat is added to the next (see there). 0 */
    anim_bool sets_model; /* 1: the model value becomes its last value when it starts (see there). 0 */
    uint32_t count; /* components of from, to, by and velocity: the property's */
    uint32_t reserved; /* not read */
    /* where it begins; not for keyframes that have a start of their own */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, from);
    /* where it ends; for a curve, easing or spring */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, to);
    /* how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
       transforms are interpolated in another space */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, by);
    /* for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's
       own with REPLACE, otherwise 0 */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, velocity);
    /* seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or decay's
       until rest, or the keyframes' */
    double duration;
    double delay; /* seconds before it starts, >= 0. 0 */
    anim_media_timing timing; /* its begin_time and duration are not read (see delay and duration) */
    anim_cubic_bezier curve;
    anim_spring spring;
    ANIM_POINTER(ANIM_NULLABLE ANIM_KEPT("nothing moves by it any more") const anim_easing, easing);
    ANIM_POINTER(ANIM_NULLABLE ANIM_KEPT("nothing moves by it any more") const anim_keyframes, keyframes);
    anim_decay decay;
    anim_animation_group group; /* the group whose clock it uses; 0: the stage's */
    anim_transaction after; /* it starts (after its delay) when this is complete; 0: at once */
} anim_animation_options;

/* Fills the options with the defaults named above, ease and the default spring. */
ANIM_API anim_status anim_default_animation_options(ANIM_OUT anim_animation_options *options,
                                                    uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any, waits
   for it to complete. An animation that fills forwards stays in effect after its end until it is removed or replaced.
   ANIM_ERROR_STATE for a derived property. In C, animation may be null.

   from, to and by combine as in Core Animation: one that is not set is the presentation value at the start (nothing for
   an additive animation). Options for other kinds are not read. In C, what is not set is null.

   sets_model sets the model value to the animation's last value: what it would show after its end with a fill forwards,
   after all repeats and reversals, with its offset and speed. For an animation that never ends, the last value is the
   one at the end of one run. For a spring or decay it is the value at rest, even where a duration cuts the motion off.
   An additive animation has no value of its own, and leaves the model alone.

   It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset wraps:
   the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its beginning;
   without an offset it shows its first value at the flick at which it begins, as Core Animation does, and before it
   where it fills backwards. (Groups follow the formula of anim_media_timing exactly.) At the flick at which it ends it
   still shows its last value and counts as running, unless the property is set or animated anew. From the next flick on
   it is gone.

   Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
   added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences from
   1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses begins each
   repeat anew, from where its way back ended. */
ANIM_API anim_status anim_stage_animate(anim_stage *stage, anim_property property,
                                        const anim_animation_options *options,
                                        ANIM_OUT ANIM_MADE(anim_stage_remove_animation)
                                            ANIM_NULLABLE anim_animation *animation)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);
ANIM_API anim_status anim_stage_animate_flat(
    anim_stage *stage, anim_property property, const anim_animation_options *options,
    ANIM_NULLABLE ANIM_COUNT(count) const double *from, ANIM_NULLABLE ANIM_COUNT(count) const double *to,
    ANIM_NULLABLE ANIM_COUNT(count) const double *by, ANIM_NULLABLE ANIM_COUNT(count) const double *velocity,
    size_t count, ANIM_OUT ANIM_MADE(anim_stage_remove_animation) ANIM_NULLABLE anim_animation *animation)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);

/* Components: stage and paths. */

/* Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options; either
   may be left out. An end given as a path must not be set in the options; their other members apply. On its way the
   property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
   anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to and
   sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path. In C, from, to and animation
   may be null. */
ANIM_API anim_status anim_stage_animate_path(anim_stage *stage, anim_property property,
                                             const anim_animation_options *options, ANIM_NULLABLE const anim_path *from,
                                             ANIM_NULLABLE const anim_path *to,
                                             ANIM_OUT ANIM_MADE(anim_stage_remove_animation)
                                                 ANIM_NULLABLE anim_animation *animation)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);
ANIM_API anim_status anim_stage_animate_path_flat(
    anim_stage *stage, anim_property property, const anim_animation_options *options,
    ANIM_NULLABLE ANIM_COUNT(count) const double *by, ANIM_NULLABLE ANIM_COUNT(count) const double *velocity,
    size_t count, ANIM_NULLABLE const anim_path *from, ANIM_NULLABLE const anim_path *to,
    ANIM_OUT ANIM_MADE(anim_stage_remove_animation) ANIM_NULLABLE anim_animation *animation)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);

/* Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points always
   move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a
   property that is no path. */
ANIM_API anim_status anim_stage_set_path_turns(anim_stage *stage, anim_property property, anim_bool turns)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);
ANIM_API anim_status anim_stage_get_path_turns(const anim_stage *stage, anim_property property,
                                               ANIM_OUT anim_bool *turns) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
   anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is no
   path. */
ANIM_API anim_status anim_stage_set_path_paint(anim_stage *stage, anim_property property, anim_morph_paint paint)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);
ANIM_API anim_status anim_stage_get_path_paint(const anim_stage *stage, anim_property property,
                                               ANIM_OUT anim_morph_paint *paint)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced modes
   they show, from key to key, what anim_morph_create() without options makes of the two paths (on a property, if its
   path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together, and when
   all morphs would have more than 8192, points move straight, or rotate, in one structure to which all paths are cut.
   Values and velocities that are read as numbers are those of that structure; component_count of the options is not
   read. They are for properties that hold a path, of any verbs. A path that draws nothing is the point where it begins.
   ANIM_ERROR_LIMIT where one path would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more
   than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before is cut to the structure of all before
   it, and counts with the coordinates that these then have. */
ANIM_API anim_status anim_keyframes_create_paths(
    ANIM_NULLABLE const anim_keyframe_options *options, ANIM_COUNT(path_count) const anim_path *const *paths,
    size_t path_count, ANIM_COUNT(time_count) const double *times, size_t time_count,
    ANIM_COUNT(curve_count) const anim_cubic_bezier *curves, size_t curve_count,
    ANIM_COUNT(parameter_count) const double *parameters, size_t parameter_count,
    ANIM_OUT ANIM_MADE(anim_keyframes_destroy) anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the path
   at 0; if it is left out, the one that the property shows when they begin. Otherwise as anim_keyframes_create_paths;
   initial counts as the last of the paths. There must be at least one path or an initial one. In C, options and initial
   may be null. */
ANIM_API anim_status anim_keyframes_create_path_blocks(ANIM_NULLABLE const anim_keyframe_options *options,
                                                       ANIM_COUNT(count) const double *starts,
                                                       ANIM_COUNT(count) const double *durations,
                                                       ANIM_COUNT(count) const anim_path *const *paths, size_t count,
                                                       ANIM_NULLABLE const anim_path *initial,
                                                       ANIM_OUT ANIM_MADE(anim_keyframes_destroy)
                                                           anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].

   Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path before
   it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the path at 0; if
   it is left out, the one that the property shows when they begin. In C, options and initial may be null. */
ANIM_API anim_status anim_keyframes_create_path_track(ANIM_NULLABLE const anim_keyframe_options *options,
                                                      ANIM_COUNT(key_count) const anim_keyframe *keys,
                                                      ANIM_COUNT(key_count) const anim_path *const *paths,
                                                      size_t key_count, ANIM_NULLABLE const anim_path *initial,
                                                      ANIM_OUT ANIM_MADE(anim_keyframes_destroy)
                                                          anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for those
   that begin with the property's path. In C, replaces the contents of path. */
ANIM_API anim_status anim_keyframes_get_path(const anim_keyframes *keyframes, double time, anim_path *path)
    ANIM_ERRORS(KIND, STATE);

/* Component: stage. */

/* Removes an animation. It ends unfinished, and no longer affects its property. */
ANIM_API anim_status anim_stage_remove_animation(anim_stage *stage, anim_animation animation)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Removes all animations of a property: it shows its model value. */
ANIM_API anim_status anim_stage_remove_all_animations(anim_stage *stage, anim_property property)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes that
   value, and the animations of the property end unfinished. The property keeps its velocity: the next spring (of a
   value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it is given
   one. The velocity is forgotten once the property jumps or anything else moves it. A property that nothing moves stays
   as it is. A path keeps no velocity. */
ANIM_API anim_status anim_stage_hold(anim_stage *stage, anim_property property)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Groups: clocks of their own                                                                                      */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* What drives a group. */
typedef int32_t anim_animation_group_kind;
enum {
    /* a clock whose speed can be changed: slow motion and pause for a part of the stage */
    ANIM_ANIMATION_GROUP_KIND_CLOCK = 0,
    /* timed as a whole, as CAAnimationGroup: animations inside use the time of the current repeat, and end when the
       group ends */
    ANIM_ANIMATION_GROUP_KIND_MEDIA = 1,
    /* driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator */
    ANIM_ANIMATION_GROUP_KIND_ANIMATOR = 2
};

typedef struct anim_animation_group_options {
    uint32_t struct_size;
    anim_animation_group_kind kind; /* ANIM_ANIMATION_GROUP_KIND_.... CLOCK */
    anim_animation_group parent; /* the group whose time it uses; 0: the stage's. At most 16 deep */
    double duration; /* of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0 */
    anim_media_timing timing; /* of MEDIA; its begin time counts from now */
} anim_animation_group_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_animation_group_options(ANIM_OUT anim_animation_group_options *options,
                                                          uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
   options. In C, options may be null for a clock.

   Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation with a
   delay therefore begins there with the call, or when the transaction named by after is complete. At that moment the
   animations that it replaces end, and sets_model sets the model value. Until the delay is over it shows its start
   value, or nothing if it is an explicit animation that does not fill backwards. */
ANIM_API anim_status anim_stage_add_group(anim_stage *stage, ANIM_NULLABLE const anim_animation_group_options *options,
                                          ANIM_OUT ANIM_MADE(anim_stage_remove_group) anim_animation_group *group)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* Removes a group and those inside it; their animations end unfinished. */
ANIM_API anim_status anim_stage_remove_group(anim_stage *stage, anim_animation_group group)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* A group's own time in seconds; an animator's is its fraction times its duration. */
ANIM_API anim_status anim_animation_group_get_time(const anim_stage *stage, anim_animation_group group,
                                                   ANIM_OUT double *seconds) ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND for
   other groups. */
ANIM_API anim_status anim_animation_group_set_speed(anim_stage *stage, anim_animation_group group, double speed)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND);
ANIM_API anim_status anim_animation_group_set_paused(anim_stage *stage, anim_animation_group group, anim_bool paused)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations that
   end before that time end when the stage next advances. An animation that has ended but fills forwards runs, and ends,
   once more if the time is before its end. */
ANIM_API anim_status anim_animation_group_seek(anim_stage *stage, anim_animation_group group, double seconds)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Animators: groups of kind ANIM_ANIMATION_GROUP_KIND_ANIMATOR (otherwise ANIM_ERROR_KIND). A transaction whose motion
   names the animator collects its animations; model values take the new values at once. A new animator is paused. */

/* Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no duration. */
ANIM_API anim_status anim_animator_get_fraction(const anim_stage *stage, anim_animation_group animator,
                                                ANIM_OUT double *fraction) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there. */
ANIM_API anim_status anim_animator_set_fraction(anim_stage *stage, anim_animation_group animator, double fraction)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Pauses it where it is. */
ANIM_API anim_status anim_animator_pause(anim_stage *stage, anim_animation_group animator)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves. Without
   a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve; with
   ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the fraction's
   present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it is at rest.
   Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the animator's duration;
   a curve or easing takes the duration of motion instead, if that is set. Other members of motion are not read. On
   arrival at either end, its animations end finished and the animator is removed. At the start, the model values are
   the old ones again. In C, motion may be null. */
ANIM_API anim_status anim_animator_run(anim_stage *stage, anim_animation_group animator, anim_bool reversed,
                                       ANIM_NULLABLE const anim_motion *motion, double duration_factor, double velocity)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);

/* Where an animator stops. */
typedef int32_t anim_animator_position;
enum { ANIM_ANIMATOR_POSITION_END = 0, ANIM_ANIMATOR_POSITION_START = 1, ANIM_ANIMATOR_POSITION_CURRENT = 2 };

/* Stops and removes it: its properties take their new values, their old ones, or stay where they are. */
ANIM_API anim_status anim_animator_stop(anim_stage *stage, anim_animation_group animator,
                                        anim_animator_position position) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Derived properties and observers                                                                                 */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Makes a property derived: text has one expression for each component, separated by commas, over the components of
   other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on
   expressions. Its presentation is computed from presentations, its model from models, its velocity by the chain rule;
   a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on setting or animating it is
   ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with
   line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names. */
ANIM_API anim_status anim_stage_set_expression(anim_stage *stage, anim_property property,
                                               ANIM_COUNT(text_length) const char *text, size_t text_length)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, NOT_FOUND, STATE, SYNTAX);

/* Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
   anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty. In C, options
   may be null for the defaults, a scalar. */
ANIM_API anim_status anim_stage_add_derived(anim_stage *stage, ANIM_COUNT(name_length) const char *name,
                                            size_t name_length, ANIM_NULLABLE const anim_property_options *options,
                                            ANIM_COUNT(text_length) const char *text, size_t text_length,
                                            ANIM_OUT ANIM_MADE(anim_stage_remove_property) anim_property *property)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, NOT_FOUND, DUPLICATE, STATE, SYNTAX);

/* The text of a derived property's expressions; empty for others. */
ANIM_API anim_status anim_stage_get_expression(const anim_stage *stage, anim_property property,
                                               ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                               ANIM_OUT size_t *length)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, CAPACITY);

/* Receives a property's presentation value. The values are valid during the call only. In C, it must return: see
   "Callbacks" in base.h. */
typedef void (*anim_property_callback)(ANIM_NULLABLE void *context, anim_property property,
                                       ANIM_COUNT(count) const double *value, size_t count);

/* Sets a property's observer: it is called at the end of every advance after which the presentation differs from what
   it last received (at first: from now). A property has one observer; without a callback it is removed. To poll, see
   anim_stage_take_changed. In C, callback and release may be null; release is called with the context when the observer
   is gone. */
ANIM_API anim_status anim_stage_observe(anim_stage *stage, anim_property property,
                                        ANIM_NULLABLE ANIM_KEPT("another is set or the property is gone")
                                            anim_property_callback callback,
                                        ANIM_NULLABLE ANIM_KEPT("another is set or the property is gone") void *context,
                                        ANIM_NULLABLE ANIM_KEPT("another is set or the property is gone")
                                            anim_context_release_callback release) ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Spring banks                                                                                                     */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* A bank holds up to ANIM_LIMIT_BANK numbers that move by one spring, each to a target of its own. */

enum { ANIM_LIMIT_BANK = 16777216 };

/* Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold. */
ANIM_API anim_status anim_stage_add_bank(anim_stage *stage, const anim_spring *spring,
                                         ANIM_COUNT(count) const double *values, size_t count, double threshold,
                                         ANIM_OUT ANIM_MADE(anim_stage_remove_bank) anim_spring_bank *bank)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* Removes a bank; its springs are not reported any more. */
ANIM_API anim_status anim_stage_remove_bank(anim_stage *stage, anim_spring_bank bank)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Gives springs new targets. They keep their positions and velocities. indices selects the springs
   (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
   targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
   reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in order,
   ten times that in random order in a bank larger than the caches. In C, indices may be null. */
ANIM_API anim_status anim_spring_bank_retarget(anim_stage *stage, anim_spring_bank bank,
                                               ANIM_NULLABLE ANIM_COUNT(count) const uint32_t *indices,
                                               ANIM_COUNT(count) const double *targets, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, NOT_FOUND);

/* Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget(). */
ANIM_API anim_status anim_spring_bank_set_values(anim_stage *stage, anim_spring_bank bank,
                                                 ANIM_NULLABLE ANIM_COUNT(count) const uint32_t *indices,
                                                 ANIM_COUNT(count) const double *values, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, NOT_FOUND);

/* The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to the
   stage or the stage is destroyed; its numbers change when the stage advances. */
ANIM_API anim_status anim_spring_bank_get_values(
    const anim_stage *stage, anim_spring_bank bank,
    ANIM_OUT ANIM_COUNT(*count) ANIM_VIEW("something is added to the stage or the stage is destroyed")
        const double **values,
    ANIM_OUT size_t *count) ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source. */
typedef struct anim_spring_bank_view anim_spring_bank_view;

/* Makes a view of a bank's values, which may be released before the stage or after. In C, the caller destroys it. */
ANIM_API anim_status anim_spring_bank_view_create(const anim_stage *stage, anim_spring_bank bank,
                                                  ANIM_OUT ANIM_MADE(anim_spring_bank_view_destroy)
                                                      anim_spring_bank_view **view) ANIM_ERRORS(IDENTIFIER);

/* The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the bank's
   memory moves, because something added to the stage needs more room or a snapshot is restored. From then on the view
   keeps the last numbers from before. */
ANIM_API anim_status anim_spring_bank_view_get_values(const anim_spring_bank_view *view,
                                                      ANIM_OUT ANIM_COUNT(*count) ANIM_VIEW("the view is destroyed")
                                                          const double **values,
                                                      ANIM_OUT size_t *count);

/* Releases a view. */
ANIM_API anim_status anim_spring_bank_view_destroy(ANIM_TAKEN ANIM_NULLABLE anim_spring_bank_view *view);

/* The velocities of all springs, in units per second. */
ANIM_API anim_status anim_spring_bank_get_velocities(const anim_stage *stage, anim_spring_bank bank,
                                                     ANIM_OUT ANIM_COUNT(count) double *velocities, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* How many springs move, and how many have come to rest and were not yet taken. In C, either pointer may be null. */
ANIM_API anim_status anim_spring_bank_get_counts(const anim_stage *stage, anim_spring_bank bank,
                                                 ANIM_OUT ANIM_NULLABLE size_t *moving,
                                                 ANIM_OUT ANIM_NULLABLE size_t *settled)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Takes the indices of springs that have come to rest, in the order in which they did. Springs that were retargeted
   within the same time slot are reported together, when the last of them has come to rest. A spring that was retargeted
   again since is still reported, once. In C, up to capacity are taken; *count receives how many, and a capacity of 0
   asks for the number that waits. */
ANIM_API anim_status anim_spring_bank_take_settled(anim_stage *stage, anim_spring_bank bank,
                                                   ANIM_OUT ANIM_COUNT(capacity, *count) uint32_t *indices,
                                                   size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The clock                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every presentation
   value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the time scale.
   Everything due on the way happens at its own flick, in order of time, then of creation: values, states and events do
   not depend on how a time is cut into steps. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's
   stage, or inside an open transaction. */
ANIM_API anim_status anim_stage_advance(anim_stage *stage, double seconds) ANIM_ERRORS(LIMIT, REENTRANT, STATE);
ANIM_API anim_status anim_stage_advance_flicks(anim_stage *stage, int64_t flicks) ANIM_ERRORS(LIMIT, REENTRANT, STATE);

/* The time of a paused stage stands still while it is advanced. */
ANIM_API anim_status anim_stage_set_paused(anim_stage *stage, anim_bool paused) ANIM_ERRORS(REENTRANT);

/* How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
   computed from the moment of the last change, so no error accumulates. */
ANIM_API anim_status anim_stage_set_time_scale(anim_stage *stage, double scale) ANIM_ERRORS(LIMIT, REENTRANT);

/* Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation that
   starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS bounds. 0, as
   at first, is no limit. If more is due, the advance ends after the last step allowed, and ANIM_EVENT_KIND_BUDGET is
   queued. Host time has then advanced as without a budget, and stage time lags behind it. owed of anim_stage_info says
   how far, at least 1. The next advance, even of 0 seconds, continues from there. Once nothing is owed, the state is
   bit for bit the one without a budget, except for events of this kind. Calls in between see the stage time reached so
   far. The budget belongs to the host: it is not part of snapshots, and anim_scene_play() ignores it. */
ANIM_API anim_status anim_stage_set_step_budget(anim_stage *stage, uint32_t steps) ANIM_ERRORS(REENTRANT);

typedef struct anim_stage_info {
    uint32_t struct_size;
    anim_bool is_paused;
    int64_t time; /* stage time, flicks: the time of events and animations */
    int64_t host_time; /* the sum of all advances, flicks */
    double time_scale;
    uint32_t property_count;
    uint32_t animation_count; /* animations that run or wait for their delay, and banks that move; 0: nothing moves */
    uint32_t event_count; /* events that wait to be polled */
    uint32_t open_transactions;
    /* stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
       animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
       but is never too late: a host that sleeps until then and asks again misses nothing. */
    int64_t next_due;
    /* how many flicks stage time lags behind the advances: see anim_stage_set_step_budget() */
    int64_t owed;
} anim_stage_info;

/* The clock and the counts of a stage. In C, info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_stage_get_info(const anim_stage *stage, ANIM_INOUT anim_stage_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* Takes events out of the queue, the oldest first. In C, up to capacity are taken; *count receives how many, and a
   capacity of 0 asks for the number that waits and takes nothing. */
ANIM_API anim_status anim_stage_poll_events(anim_stage *stage, ANIM_OUT ANIM_COUNT(capacity, *count) anim_event *events,
                                            size_t capacity, ANIM_OUT size_t *count) ANIM_ERRORS(LIMIT, REENTRANT);

/* Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
   happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the next
   advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is removed.
   Events that wait for a callback go to the one that replaces it; events that happen while there is none can only be
   polled. In C, callback and release may be null; release is called with the context when the callback is gone. */
ANIM_API anim_status anim_stage_set_event_callback(
    anim_stage *stage, ANIM_NULLABLE ANIM_KEPT("another is set or the stage is gone") anim_event_callback callback,
    ANIM_NULLABLE ANIM_KEPT("another is set or the stage is gone") void *context,
    ANIM_NULLABLE ANIM_KEPT("another is set or the stage is gone") anim_context_release_callback release)
    ANIM_ERRORS(REENTRANT);

/* A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages have
   equal hashes if they will continue identically, and different ones if not, on any host, in any language and on any
   processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick. */
ANIM_API anim_status anim_stage_get_hash(const anim_stage *stage, ANIM_OUT uint64_t *hash) ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Snapshots of stages                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

enum { ANIM_LIMIT_SNAPSHOT_BYTES = 268435456 }; /* bytes of a snapshot */

/* The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
   process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
   properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
   and the events not polled yet. They do not hold the host's code: callbacks of events and of observers. An easing that
   is a callback cannot be written: ANIM_ERROR_STATE while an animation uses one or a property's own motion names it;
   the message says which. ANIM_ERROR_STATE as well inside an open transaction, between anim_stage_abandon_call() and
   the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond ANIM_LIMIT_SNAPSHOT_BYTES.

   The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes plus
   its values and name. O(state). In C, *length receives the number of bytes; a capacity of 0 asks for that alone (the
   buffer may then be null), one that is too small is ANIM_ERROR_CAPACITY. */
ANIM_API anim_status anim_stage_snapshot(anim_stage *stage, ANIM_OUT ANIM_COUNT(capacity, *length) uint8_t *buffer,
                                         size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, STATE, CAPACITY);

/* Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
   afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the same
   things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers given out
   since: new things may get the same ones. The event callback stays, and so do the observers of properties that still
   exist (by identifier). All properties count as changed.

   The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe an
   impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and for a
   scene's stage. A stage takes memory in proportion to the bytes. */
ANIM_API anim_status anim_stage_restore(anim_stage *stage, ANIM_COUNT(length) const uint8_t *bytes, size_t length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, STATE, SYNTAX);

/* Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
   transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether the
   thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0. */
ANIM_API anim_status anim_stage_find_counterpart(const anim_stage *stage, uint64_t identifier,
                                                 ANIM_OUT uint64_t *counterpart) ANIM_ERRORS(IDENTIFIER, REENTRANT);

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_STAGE_H */
