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
    ANIM_LIMIT_EXPRESSION_NESTING = 64, /* brackets, calls, operators, and values, that may wait at once */
    ANIM_LIMIT_EXPRESSION_INSTRUCTIONS = 4096 /* about the number of names, numbers and operators */
};

/* A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. It does
   not change.

   Values are doubles. Truth is what is not zero (NaN is true, as in C); comparisons give 1 or 0. The operators, from
   loose to tight:

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

     abs acos asin atan cbrt cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees)
     ceil floor trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself)
     atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
     min, max             of two or more; NaN where one is
     mod(x, y)            the remainder with the sign of y, exact but for one addition: Python's %
     clamp(x, low, high)  min(max(x, low), high)
     mix(a, b, t)         a * (1 - t) + b * t
     smoothstep(low, high, x)  u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
     if(c, a, b)          c ? a : b
     predict(from, velocity, remaining)  where a decay without bounds ends of whose velocity so much remains after a
                          millisecond: from - velocity / (1000 * log(remaining)); NaN unless 0 < remaining < 1
     rubberBand(excess, dimension)  how far beyond a bound of a scroll view what is dragged that much beyond it is
                          shown, as by anim_rubber_band_evaluate() with 0.55; NaN unless dimension > 0 and finite

   A variable's name has parts of ASCII letters, digits, _ and whatever is beyond ASCII, joined by dots, and may have
   an index: gradient.angle.x, stops[0]. Any other part stands in backquotes: `cart-center`.x; so does one that is
   named as a constant is. No space stands inside a name, outside of backquotes.

   In documents there is more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name
   with a text in single quotes (two of them are one), mode == 'dark' and mode != 'dark'. These are variables, too, with
   names of their own: in(loading), elapsed(loading), random() and mode=='dark', without spaces and backquotes;
   random(a, b) is mix(a, b, random()), != is the ! of the variable of ==. Elsewhere they are unknown names, unless the
   host gave such a name.

   The same text and the same variables give the same bits everywhere. Nothing that is computed is an error: what has
   no value is NaN (always 0x7FF8000000000000), what is too large infinite, and both go on through what follows. What a
   conditional, && or || does not need has no effect on the result. */
typedef struct anim_expression anim_expression;

/* Parses an expression over count names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes;
   name_lengths in bytes). The position of a name is that of its variable below. Both pointers may be null where count
   is 0. The caller destroys it. ANIM_ERROR_SYNTAX, ANIM_ERROR_NOT_FOUND for a name that is not given or a function
   that does not exist, or ANIM_ERROR_LIMIT, each with line and column; ANIM_ERROR_DUPLICATE when a name is given
   twice. */
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

/* Which variables it reads, by position, each once, in order of appearance. *count receives how many; a capacity of 0
   asks for that alone. */
ANIM_API anim_status anim_expression_list_variables(const anim_expression *expression,
                                                    ANIM_OUT ANIM_COUNT(capacity, *count) int32_t *variables,
                                                    size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(LIMIT, CAPACITY);

/* The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN, and
   so may the result. */
ANIM_API anim_status anim_expression_evaluate(const anim_expression *expression,
                                              ANIM_COUNT(count) const double *variables, size_t count,
                                              ANIM_OUT double *result);

/* The same many times at once: variables has result_count rows, each with a number for each name; variable_count must
   be the product. results may be variables itself. */
ANIM_API anim_status anim_expression_evaluate_many(const anim_expression *expression,
                                                   ANIM_COUNT(variable_count) const double *variables,
                                                   size_t variable_count,
                                                   ANIM_OUT ANIM_COUNT(result_count) double *results,
                                                   size_t result_count) ANIM_ERRORS(LIMIT);

/* The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max and
   clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has abs at
   0. What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables and rates may
   be infinite or NaN, and so may the results. Either result pointer may be null. */
ANIM_API anim_status anim_expression_differentiate(const anim_expression *expression,
                                                   ANIM_COUNT(count) const double *variables,
                                                   ANIM_COUNT(count) const double *rates, size_t count,
                                                   ANIM_OUT ANIM_NULLABLE double *value,
                                                   ANIM_OUT ANIM_NULLABLE double *rate);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The stage                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
   presentation value (what is seen now). */
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
    ANIM_VALUE_KIND_TRANSFORM = 8, /* 6: a, b, c, d, tx, ty; interpolated by its decomposition, as CSS does */
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
    /* name: what the document emitted, or error.execution, which has its message, its state and its place there;
       count: its fields; data: see anim_scene_get_event_value */
    ANIM_EVENT_KIND_EMITTED = 5,
    ANIM_EVENT_KIND_CONTROL = 6, /* name: what a pointer or key did to a region; count and data as EMITTED */
    /* the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and what waited is dropped; or what its own
       delays did in a millisecond was beyond 16384 microsteps (8 more for each state beyond 500), and the other delays
       that end in it are dropped */
    ANIM_EVENT_KIND_UNSETTLED = 7,
    ANIM_EVENT_KIND_LOST = 8, /* count: events dropped because nobody polled; comes first in the queue */
    /* subject: the animator; count: ANIM_ANIMATOR_POSITION_...; finished: 0 where it was stopped at CURRENT */
    ANIM_EVENT_KIND_ANIMATOR_ENDED = 9,
    ANIM_EVENT_KIND_SETTLED = 10, /* subject: the spring bank; count: how many of its springs came to rest */
    ANIM_EVENT_KIND_GROUP_ENDED = 11, /* subject: the group whose media timing is over */
    ANIM_EVENT_KIND_BUDGET = 12 /* an advance has used up its budget of steps: see anim_stage_set_step_budget */
};

/* Which of a property's values is read. */
typedef int32_t anim_read;
enum {
    ANIM_READ_MODEL = 0, /* what was set */
    ANIM_READ_PRESENTATION = 1, /* what is seen now */
    ANIM_READ_VELOCITY = 2 /* of the presentation value, units per second */
};

/* Something that happened. 64 bytes on every platform. */
typedef struct anim_event {
    anim_event_kind kind; /* ANIM_EVENT_KIND_... */
    anim_bool finished; /* 1 when it ran to its end, 0 when it was interrupted or removed */
    int64_t time; /* flicks of stage time */
    uint64_t subject; /* the property, transaction, group or bank, or 0 */
    int32_t name; /* index for anim_stage_get_name, or -1 */
    int32_t count; /* see the kinds; otherwise 0 */
    uint64_t animation; /* the animation that ended, or 0 */
    uint64_t data; /* names the data that came with it, or 0 for none; see anim_scene_get_event_value */
    uint32_t data_lost; /* how many of its fields, the first ones, were dropped before it was told; 0 for none */
    uint32_t reserved;
    uint64_t reserved_more;
} anim_event;

/* Hears of events. The event is valid during the call only. It must return: see "Callbacks" above. */
typedef void (*anim_event_callback)(ANIM_NULLABLE void *context, const anim_event *event);

typedef struct anim_stage_options {
    uint32_t struct_size;
    uint32_t property_capacity; /* properties for which memory is made ready at once; more may be added. 16 */
    /* events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */
    uint32_t event_limit;
    uint32_t event_mask; /* bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF */
} anim_stage_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_stage_options(ANIM_OUT anim_stage_options *options, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it. */
ANIM_API anim_status anim_stage_create(ANIM_NULLABLE const anim_stage_options *options,
                                       ANIM_OUT ANIM_MADE(anim_stage_destroy) anim_stage **stage) ANIM_ERRORS(LIMIT);

/* Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene). */
ANIM_API anim_status anim_stage_destroy(ANIM_TAKEN ANIM_NULLABLE anim_stage *stage) ANIM_ERRORS(REENTRANT, STATE);

/* Ends a call whose callback did not return but was left by longjmp(). To be called afterwards, from where the call was
   made or further out, on the same thread: inside the callback it is ANIM_ERROR_REENTRANT. What the call had done
   stays. The next advance makes up for one that was cut short (see owed of anim_stage_info), even one of 0 s, computes
   every presentation value, and tells other callbacks what they have not heard; until then values that were being
   computed may be old ones. Does nothing where no call is under way. A little memory that the call held is not given
   back.
   An easing's callback may be left while a value is half computed, or while an animation begins or ends: the next
   advance does the rest, at the stage time at which it was to happen, and all is as if nothing had been left. But an
   animation that its call had not yet described in full (it asked for the value from which a velocity is given, or at
   which a delayed animation that fills backwards stands) ends unfinished in the next advance, and a value that was
   being set is jumped to. Of a group or animator that was being removed or stopped, what has not ended goes on. */
ANIM_API anim_status anim_stage_abandon_call(anim_stage *stage) ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Properties                                                                                                       */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the stage
   (ANIM_ERROR_DUPLICATE), or empty for a property without one. The stage keeps a name's bytes until it is destroyed,
   also when the property is removed. */
ANIM_API anim_status anim_stage_add_property(anim_stage *stage, ANIM_COUNT(name_length) const char *name,
                                             size_t name_length, anim_value_kind kind,
                                             ANIM_COUNT(count) const double *value, size_t count,
                                             ANIM_OUT ANIM_MADE(anim_stage_remove_property) anim_property *property)
    ANIM_ERRORS(LIMIT, REENTRANT, DUPLICATE);

/* How a value is interpolated, where its kind leaves a choice. */
typedef int32_t anim_turn;
enum { ANIM_TURN_AS_GIVEN = 0, ANIM_TURN_SHORTEST = 1 };

/* A member that is not of the property's kind, or space, must be left as it is (ANIM_ERROR_ARGUMENT). */
typedef struct anim_property_options {
    uint32_t struct_size;
    anim_value_kind kind; /* ANIM_VALUE_KIND_... but PATH. SCALAR */
    uint32_t component_count; /* of a VECTOR; 0 takes the kind's own. 0 */
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
   own components (a color's in sRGB); what lies between is interpolated as the options say. */
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

/* Sets the path, which must not be empty, as anim_stage_set_value does. A path with the same verbs moves there point by
   point; to itself turned it turns (see anim_stage_set_path_turns).
   To any other it moves as a morph: on the way the presentation has the verbs of both, cut alike, and what moved
   the path goes on, so that one that is interrupted keeps its velocity; at rest it is the path that was set, with its
   own verbs. What would take more than 65536 coordinates (and eight times those of both paths) takes its place at once,
   as does a path that is set where no transaction is open or the property's action is NONE. */
ANIM_API anim_status anim_stage_set_path(anim_stage *stage, anim_property property, const anim_path *path)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND, STATE, LIMIT);

/* Copies the path out, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION has it, in place of what the path held. While it is
   on its way to one with other verbs, presentation and velocity have as many components as the path that is shown. */
ANIM_API anim_status anim_stage_get_path(const anim_stage *stage, anim_property property, anim_read what,
                                         anim_path *path) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Component: stage. */

/* Adds many scalar properties without names at once; values holds count initial values, properties receives the
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

/* All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone. One of
   at least 1 that is too small is ANIM_ERROR_CAPACITY. */
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
    uint32_t shown_count; /* components of the presentation and velocity: others than component_count only for a path on
                             its way to one with other verbs */
    double threshold; /* see anim_stage_set_threshold */
} anim_property_info;

/* What a property is and does. info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_stage_get_property_info(const anim_stage *stage, anim_property property,
                                                  ANIM_INOUT anim_property_info *info)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* The text of a name by its index in an event or info. */
ANIM_API anim_status anim_stage_get_name(const anim_stage *stage, int32_t name,
                                         ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                         ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, REENTRANT, NOT_FOUND, CAPACITY);

/* The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
   animations begun from now on. > 0; 0.001 unless set. */
ANIM_API anim_status anim_stage_set_threshold(anim_stage *stage, anim_property property, double threshold)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Values                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Sets the model value. Inside an open transaction the presentation value moves there with the transaction's motion,
   from where it is and, for a spring, with the velocity that it has (see ANIM_INTERRUPTION_... for other ways); a
   transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
   ANIM_MOTION_KIND_NONE, it jumps there. In each case an animation of the property that runs or waits ends unfinished
   when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are at
   most 1e150 in size (ANIM_ERROR_LIMIT). */
ANIM_API anim_status anim_stage_set_value(anim_stage *stage, anim_property property,
                                          ANIM_COUNT(count) const double *value, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing. */
ANIM_API anim_status anim_stage_set_value_many(anim_stage *stage, ANIM_COUNT(count) const anim_property *properties,
                                               size_t count, ANIM_COUNT(value_count) const double *values,
                                               size_t value_count) ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Sets a property's model value in a transaction of its own, inside the innermost open one: the presentation goes there
   by a spring, in the place of what moves the property, from where it is and with the velocity that it has, or with
   velocity where that is not null (of the presentation, units per second, each at most 1e150 in size). A property that
   has an action of its own moves by that. transaction (may be null) receives the transaction, which completes when the
   property has arrived; it is committed, and may be complete already. */
ANIM_API anim_status anim_stage_spring_to(anim_stage *stage, anim_property property,
                                          ANIM_COUNT(count) const double *value,
                                          ANIM_NULLABLE ANIM_COUNT(count) const double *velocity, size_t count,
                                          const anim_spring *spring,
                                          ANIM_OUT ANIM_NULLABLE anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* The same by a curve, which takes duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS. */
ANIM_API anim_status anim_stage_curve_to(anim_stage *stage, anim_property property,
                                         ANIM_COUNT(count) const double *value, size_t count,
                                         const anim_cubic_bezier *curve, double duration,
                                         ANIM_OUT ANIM_NULLABLE anim_transaction *transaction)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* Reads one property. count must be its number of components. */
ANIM_API anim_status anim_stage_get_value(const anim_stage *stage, anim_property property, anim_read what,
                                          ANIM_OUT ANIM_COUNT(count) double *value, size_t count)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Reads many at once, components in a row; value_count must be the sum of their numbers of components. */
ANIM_API anim_status anim_stage_get_value_many(const anim_stage *stage,
                                               ANIM_COUNT(count) const anim_property *properties, size_t count,
                                               anim_read what, ANIM_OUT ANIM_COUNT(value_count) double *values,
                                               size_t value_count) ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* The properties whose presentation value may have changed since the last call that took them, each once, in an order
   that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number and takes
   nothing. Otherwise up to capacity are taken, and the rest stays for the next call; *count receives how many were
   taken. */
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
    ANIM_MOTION_KIND_SPRING = 3, /* by spring, until it has come to rest, or for duration where one is given */
    ANIM_MOTION_KIND_EASING = 4, /* by easing, over duration */
    ANIM_MOTION_KIND_KEYFRAMES = 5, /* explicit animations only: along keyframes */
    ANIM_MOTION_KIND_DECAY = 6 /* explicit animations only: momentum that dies away */
};

/* What a member holds that nobody has set: it is inherited. Any other value counts. */
enum { ANIM_INHERIT = -2147483647 };

/* As a duration: the motion's own, whatever is around it. 0.25 s for a curve or easing; a spring lasts until it is at
   rest. What else is inherited is ended by its outermost value: a delay or stagger of 0, a repeat_count of 1,
   ANIM_INTERRUPTION_REPLACE, disables_actions of 0. */
enum { ANIM_OWN_DURATION = -2147483646 };

/* What an animation does with those that move its property already. */
typedef int32_t anim_interruption;
enum {
    ANIM_INTERRUPTION_REPLACE = 1, /* takes their place; starts at the presentation value with its velocity (SwiftUI) */
    /* is stacked on them: moves the difference of old and new value to 0 (UIKit since iOS 8) */
    ANIM_INTERRUPTION_ADD = 2,
    ANIM_INTERRUPTION_RESTART = 3, /* takes their place; starts at the presentation value, at rest */
    ANIM_INTERRUPTION_KEEP = 4 /* leaves them alone, and new values leave it alone (an animation added to a CALayer).
                                   Explicit animations only */
};

/* How the transactions directly inside a transaction lie in time. Arranged, it completes after them. */
typedef int32_t anim_arrangement;
enum {
    ANIM_ARRANGEMENT_NONE = 0, /* each for itself */
    ANIM_ARRANGEMENT_PARALLEL = 1, /* all begin when they are set */
    ANIM_ARRANGEMENT_SEQUENCE = 2 /* each begins when the one before is complete */
};

/* How the values set in a transaction move. Setting a member is enough; those that anim_default_motion has filled with
   ANIM_INHERIT and nobody has set come from the enclosing transaction. */
typedef struct anim_motion {
    uint32_t struct_size;
    anim_motion_kind kind; /* ANIM_MOTION_KIND_.... INHERIT */
    /* seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A spring's cuts it off. ANIM_INHERIT */
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
    anim_animation_group group; /* by whose clock the animations go; 0 inherits, outermost the stage's */
    anim_transaction after; /* they start (after their delay) when it is complete; 0 for at once */
} anim_motion;

/* Fills a motion that inherits everything, with the default curve and the default spring at hand. */
ANIM_API anim_status anim_default_motion(ANIM_OUT anim_motion *motion, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an
   inner transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
   itself is inherited. ANIM_ERROR_ARGUMENT as well where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing
   is not what anim_default_motion has filled it with: it would not be read. */
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
    ANIM_ACTION_OWN = 2 /* it moves by a motion of its own, in a transaction and outside; what the motion leaves out
                               comes from the transaction */
};

/* Sets a property's action. motion is read for ANIM_ACTION_OWN, and may be null otherwise. */
ANIM_API anim_status anim_stage_set_action(anim_stage *stage, anim_property property, anim_action action,
                                           ANIM_NULLABLE const anim_motion *motion)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* What becomes of animations for people who asked for less motion; of those that are begun from now on. */
typedef int32_t anim_reduced_motion;
enum {
    ANIM_REDUCED_MOTION_NONE = 0, /* all motion is shown */
    ANIM_REDUCED_MOTION_JUMP = 1, /* values jump to where they are going; their animations end finished, at once */
    ANIM_REDUCED_MOTION_FADE = 2 /* properties that fade do so in 0.2 s with ease; all others jump */
};

/* Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new stage.
   The policy is part of a snapshot and of the hash. ANIM_ERROR_ARGUMENT for another number. */
ANIM_API anim_status anim_stage_set_reduced_motion(anim_stage *stage, anim_reduced_motion policy)
    ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Explicit animations                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Explicit animations move the presentation, and the model value only where they are told to. */

typedef struct anim_animation_options {
    uint32_t struct_size;
    anim_motion_kind kind; /* ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
    anim_interruption interruption; /* ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP */
    anim_bool additive; /* 1: its value is added to what lies below it (see anim_stage_animate()). 0 */
    anim_bool cumulative; /* 1: the value at the end of each repeat is added to the next (see there). 0 */
    anim_bool sets_model; /* 1: the model value becomes its last value when it starts (see there). 0 */
    uint32_t count; /* components of from, to, by and velocity: the property's */
    uint32_t reserved; /* not read */
    /* where it begins; not of keyframes that say it themselves */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, from);
    /* where it leads; of a curve, easing or spring */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, to);
    /* how far; as to. Null where from and to are set. ANIM_ERROR_KIND where colors or transforms are interpolated in
       another space */
    ANIM_POINTER(ANIM_NULLABLE ANIM_COUNT(count) const double, by);
    /* of a spring, decay or keyframes that begin where the property is, units per second; where null, the property's
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
    anim_animation_group group; /* by whose clock it goes; 0: the stage's */
    anim_transaction after; /* it starts (after its delay) when it is complete; 0 for at once */
} anim_animation_options;

/* Fills the options with the defaults named above, ease and the default spring. */
ANIM_API anim_status anim_default_animation_options(ANIM_OUT anim_animation_options *options,
                                                    uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Begins an explicit animation of a property, above those that it has. It is part of the innermost open transaction's
   completion, where one is open. Where it fills forwards it stays in effect after its end until it is removed or
   replaced. animation may be null. ANIM_ERROR_STATE for a derived property.

   from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for an
   additive animation). Of the options that are said to be of a kind, those of others are not read.

   sets_model makes the model value what the animation would show after its end if it filled forwards: with all of its
   repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring or decay
   where it comes to rest, also where a duration cuts it off. An additive animation has no value of its own, and leaves
   the model alone.

   It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so that
   what is skipped at the beginning comes at the end, and with a negative speed it plays from its end to its beginning.
   (For groups the formula of anim_media_timing holds as it stands.) When it is over it still shows its last value at
   that very flick, and counts as running, unless the property is set or animated anew; from the next flick on it is
   gone.

   Additive and cumulative values are added in the components in which the property is interpolated: transforms by the
   parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1; colors
   in their space, where one without a hue of its own adds none. A cumulative animation that autoreverses begins each
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

/* Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to;
   either may be null. An end that is given as a path must be null in the options; what else they say counts. Where the
   paths' verbs are not those of the property, it moves as a morph, see anim_stage_set_path. Where it ends at to and
   sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path. */
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

/* Whether a property's path turns, from the next animation on, where it becomes itself turned (1, as it is added), or
   always moves straight (0), as CSS and Lottie have it. In snapshots. ANIM_ERROR_KIND for a property without path. */
ANIM_API anim_status anim_stage_set_path_turns(anim_stage *stage, anim_property property, anim_bool turns)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);
ANIM_API anim_status anim_stage_get_path_turns(anim_stage *stage, anim_property property, ANIM_OUT anim_bool *turns)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers: they move as a morph, and in
   the linear and paced modes they turn where one is the other turned (on a property, where that may). Their values
   are the coordinates of the paths, all cut alike; component_count of the options is not read. They are for
   properties that hold a path, of any verbs. Paths that draw nothing are the points where they begin. ANIM_ERROR_LIMIT
   where one would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than
   ANIM_LIMIT_KEYFRAME_NUMBERS: each path of other verbs than the one before is cut like all before it, and counts as
   many as these then have. */
ANIM_API anim_status anim_keyframes_create_paths(
    ANIM_NULLABLE const anim_keyframe_options *options, ANIM_COUNT(path_count) const anim_path *const *paths,
    size_t path_count, ANIM_COUNT(time_count) const double *times, size_t time_count,
    ANIM_COUNT(curve_count) const anim_cubic_bezier *curves, size_t curve_count,
    ANIM_COUNT(parameter_count) const double *parameters, size_t parameter_count,
    ANIM_OUT ANIM_MADE(anim_keyframes_destroy) anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the path
   at 0; null: that which the property shows when they begin. What is said of anim_keyframes_create_paths holds;
   initial counts as the last of the paths. There must be a path or an initial one. */
ANIM_API anim_status anim_keyframes_create_path_blocks(ANIM_NULLABLE const anim_keyframe_options *options,
                                                       ANIM_COUNT(count) const double *starts,
                                                       ANIM_COUNT(count) const double *durations,
                                                       ANIM_COUNT(count) const anim_path *const *paths, size_t count,
                                                       ANIM_NULLABLE const anim_path *initial,
                                                       ANIM_OUT ANIM_MADE(anim_keyframes_destroy)
                                                           anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
   Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key turns where the one path is the
   other turned; cubics and springs go straight. initial: the path at 0; null: that which the property shows when they
   begin. */
ANIM_API anim_status anim_keyframes_create_path_track(ANIM_NULLABLE const anim_keyframe_options *options,
                                                      ANIM_COUNT(key_count) const anim_keyframe *keys,
                                                      ANIM_COUNT(key_count) const anim_path *const *paths,
                                                      size_t key_count, ANIM_NULLABLE const anim_path *initial,
                                                      ANIM_OUT ANIM_MADE(anim_keyframes_destroy)
                                                          anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* Puts the path of keyframes of paths at a time (seconds) in place of what the path held. ANIM_ERROR_KIND for other
   keyframes, ANIM_ERROR_STATE for those that begin with what a property shows. */
ANIM_API anim_status anim_keyframes_get_path(const anim_keyframes *keyframes, double time, anim_path *path)
    ANIM_ERRORS(KIND, STATE);

/* Component: stage. */

/* Removes an animation; it ends unfinished, and the property is shown without it. */
ANIM_API anim_status anim_stage_remove_animation(anim_stage *stage, anim_animation animation)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Removes all animations of a property: it stands at its model value. */
ANIM_API anim_status anim_stage_remove_all_animations(anim_stage *stage, anim_property property)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Stops a property where it is seen, as a finger stops what it catches: that is its value from now on, and its
   animations end unfinished. The velocity that it had is kept: the next spring (of a value that is set, with
   ANIM_INTERRUPTION_REPLACE, or of an explicit animation) sets off with it, unless it is given one. Once the property
   jumps, or anything else moves it, it is forgotten. One that nothing moves stays as it is. A path keeps no
   velocity. */
ANIM_API anim_status anim_stage_hold(anim_stage *stage, anim_property property)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, STATE);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Groups: clocks of their own                                                                                      */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* The clock of a group. */
typedef int32_t anim_animation_group_kind;
enum {
    /* a clock whose speed can be changed: slow motion and pause for a part of the stage */
    ANIM_ANIMATION_GROUP_KIND_CLOCK = 0,
    /* timed as a whole, as CAAnimationGroup: animations inside go by the time of the current repeat, and end
       when the group ends */
    ANIM_ANIMATION_GROUP_KIND_MEDIA = 1,
    /* driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator */
    ANIM_ANIMATION_GROUP_KIND_ANIMATOR = 2
};

typedef struct anim_animation_group_options {
    uint32_t struct_size;
    anim_animation_group_kind kind; /* ANIM_ANIMATION_GROUP_KIND_.... CLOCK */
    anim_animation_group parent; /* the group whose time it goes by; 0: the stage's. At most 16 deep */
    double duration; /* of an ANIMATOR, seconds; 0: that of its longest animation. 0 */
    anim_media_timing timing; /* of MEDIA; its begin time counts from now */
} anim_animation_group_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_animation_group_options(ANIM_OUT anim_animation_group_options *options,
                                                          uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
   options may be null for a clock. */
ANIM_API anim_status anim_stage_add_group(anim_stage *stage, ANIM_NULLABLE const anim_animation_group_options *options,
                                          ANIM_OUT ANIM_MADE(anim_stage_remove_group) anim_animation_group *group)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* Removes a group and those inside it; their animations end unfinished. */
ANIM_API anim_status anim_stage_remove_group(anim_stage *stage, anim_animation_group group)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* A group's own time in seconds; an animator's is its fraction times its duration. */
ANIM_API anim_status anim_animation_group_get_time(const anim_stage *stage, anim_animation_group group,
                                                   ANIM_OUT double *seconds) ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other
   groups. */
ANIM_API anim_status anim_animation_group_set_speed(anim_stage *stage, anim_animation_group group, double speed)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND);
ANIM_API anim_status anim_animation_group_set_paused(anim_stage *stage, anim_animation_group group, anim_bool paused)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended before
   that ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where the time is
   before its end. */
ANIM_API anim_status anim_animation_group_seek(anim_stage *stage, anim_animation_group group, double seconds)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Animators: groups of kind ANIM_ANIMATION_GROUP_KIND_ANIMATOR (otherwise ANIM_ERROR_KIND). Their animations are
   collected by a transaction whose motion names the animator; model values are the new ones at once. The animator
   stands at first. */

/* Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration. */
ANIM_API anim_status anim_animator_get_fraction(const anim_stage *stage, anim_animation_group animator,
                                                ANIM_OUT double *fraction) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there. */
ANIM_API anim_status anim_animator_set_fraction(anim_stage *stage, anim_animation_group animator, double fraction)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Stops it where it is. */
ANIM_API anim_status anim_animator_pause(anim_stage *stage, anim_animation_group animator)
    ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets
   there: null or ANIM_MOTION_KIND_INHERIT evenly (each animation keeps its own curve); ANIM_MOTION_KIND_NONE at once; a
   curve or easing leads over the rest of the way; a spring starts with the fraction's present velocity, or with
   velocity where that is not NaN (per second, at most 1e9), and takes its time. Otherwise the whole way takes
   duration_factor (0 to 1e6; 1 is usual) times its duration, the rest of it its share; motion's duration, where it is
   set, is that of the rest by a curve or easing. Its other members are not read. When it arrives, its animations end
   finished and the animator is removed; back at its start the model values are the old ones again. */
ANIM_API anim_status anim_animator_run(anim_stage *stage, anim_animation_group animator, anim_bool reversed,
                                       ANIM_NULLABLE const anim_motion *motion, double duration_factor, double velocity)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, STATE);

/* Where an animator is left. */
typedef int32_t anim_animator_position;
enum { ANIM_ANIMATOR_POSITION_END = 0, ANIM_ANIMATOR_POSITION_START = 1, ANIM_ANIMATOR_POSITION_CURRENT = 2 };

/* Ends and removes it: its properties stand at their new values, at their old ones, or where they are. */
ANIM_API anim_status anim_animator_stop(anim_stage *stage, anim_animation_group animator,
                                        anim_animator_position position) ANIM_ERRORS(IDENTIFIER, REENTRANT, KIND);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Derived properties and observers                                                                                 */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Makes a property derived: one expression a component, separated by commas, over the components of other properties:
   x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on expressions.
   Presentation is computed from presentations, model from models, velocity by the chain rule; a result that is not
   finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is ANIM_ERROR_STATE from then on. A
   null or empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with line and
   column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names. */
ANIM_API anim_status anim_stage_set_expression(anim_stage *stage, anim_property property,
                                               ANIM_COUNT(text_length) const char *text, size_t text_length)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, KIND, NOT_FOUND, STATE, SYNTAX);

/* The text of a derived property's expressions; empty for others. */
ANIM_API anim_status anim_stage_get_expression(const anim_stage *stage, anim_property property,
                                               ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer, size_t capacity,
                                               ANIM_OUT size_t *length)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, CAPACITY);

/* Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks"
   above. */
typedef void (*anim_property_callback)(ANIM_NULLABLE void *context, anim_property property,
                                       ANIM_COUNT(count) const double *value, size_t count);

/* Calls back at the end of every advance after which the property's presentation differs from what was heard last (at
   first: from now). A property has one observer; a null callback ends it. release (may be null) is called with the
   context when it is over. To poll, see anim_stage_take_changed. */
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

/* Up to ANIM_LIMIT_BANK numbers that move by one spring, each to a target of its own. */

enum { ANIM_LIMIT_BANK = 16777216 };

/* Makes a bank of count numbers (at least 1) at rest. threshold as in anim_stage_set_threshold. */
ANIM_API anim_status anim_stage_add_bank(anim_stage *stage, const anim_spring *spring,
                                         ANIM_COUNT(count) const double *values, size_t count, double threshold,
                                         ANIM_OUT ANIM_MADE(anim_stage_remove_bank) anim_spring_bank *bank)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* Removes a bank; of its springs nothing is told any more. */
ANIM_API anim_status anim_stage_remove_bank(anim_stage *stage, anim_spring_bank bank)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Sends springs to new targets, from where they are and with the velocity that they have. indices says which
   (ANIM_ERROR_NOT_FOUND for one that the bank does not have; of two of one number the last counts); null for the first
   count ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced motion
   they are there at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in a bank that
   is larger than the caches. */
ANIM_API anim_status anim_spring_bank_retarget(anim_stage *stage, anim_spring_bank bank,
                                               ANIM_NULLABLE ANIM_COUNT(count) const uint32_t *indices,
                                               ANIM_COUNT(count) const double *targets, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT, NOT_FOUND);

/* Puts springs at values, at rest, which is not told. indices as for anim_spring_bank_retarget(). */
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

/* A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of. */
typedef struct anim_spring_bank_view anim_spring_bank_view;

/* Makes a view of a bank's values. The caller destroys it, before the stage or after. */
ANIM_API anim_status anim_spring_bank_view_create(const anim_stage *stage, anim_spring_bank bank,
                                                  ANIM_OUT ANIM_MADE(anim_spring_bank_view_destroy)
                                                      anim_spring_bank_view **view) ANIM_ERRORS(IDENTIFIER);

/* The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until that moves:
   something that is added to the stage may need more room, or a snapshot is restored. Then they are the last ones from
   before. */
ANIM_API anim_status anim_spring_bank_view_get_values(const anim_spring_bank_view *view,
                                                      ANIM_OUT ANIM_COUNT(*count) ANIM_VIEW("the view is destroyed")
                                                          const double **values,
                                                      ANIM_OUT size_t *count);

/* Releases a view. */
ANIM_API anim_status anim_spring_bank_view_destroy(ANIM_TAKEN ANIM_NULLABLE anim_spring_bank_view *view);

/* The velocities, units per second, into room for all of them. */
ANIM_API anim_status anim_spring_bank_get_velocities(const anim_stage *stage, anim_spring_bank bank,
                                                     ANIM_OUT ANIM_COUNT(count) double *velocities, size_t count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* How many springs move, and how many have come to rest and were not taken. Either pointer may be null. */
ANIM_API anim_status anim_spring_bank_get_counts(const anim_stage *stage, anim_spring_bank bank,
                                                 ANIM_OUT ANIM_NULLABLE size_t *moving,
                                                 ANIM_OUT ANIM_NULLABLE size_t *settled)
    ANIM_ERRORS(IDENTIFIER, REENTRANT);

/* Takes up to capacity of the indices of springs that have come to rest, in that order; *count receives how many. A
   capacity of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to rest
   together, when the last of them has. One that was sent off again since is among them, each but once. */
ANIM_API anim_status anim_spring_bank_take_settled(anim_stage *stage, anim_spring_bank bank,
                                                   ANIM_OUT ANIM_COUNT(capacity, *count) uint32_t *indices,
                                                   size_t capacity, ANIM_OUT size_t *count)
    ANIM_ERRORS(IDENTIFIER, LIMIT, REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The clock                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
   scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on
   the way happens at its own flick, in order of time, then of creation: any way of cutting a time into steps gives the
   same values, states and events. Allocates nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or
   inside an open transaction. */
ANIM_API anim_status anim_stage_advance(anim_stage *stage, double seconds) ANIM_ERRORS(LIMIT, REENTRANT, STATE);
ANIM_API anim_status anim_stage_advance_flicks(anim_stage *stage, int64_t flicks) ANIM_ERRORS(LIMIT, REENTRANT, STATE);

/* A paused stage stands still while it is advanced. */
ANIM_API anim_status anim_stage_set_paused(anim_stage *stage, anim_bool paused) ANIM_ERRORS(REENTRANT);

/* How fast stage time runs against the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
   computed from the moment of the last change, so no error accumulates. */
ANIM_API anim_status anim_stage_set_time_scale(anim_stage *stage, double scale) ANIM_ERRORS(LIMIT, REENTRANT);

/* How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an
   animation that starts or ends, a delay that is over), with all that a machine does in answer, which
   ANIM_LIMIT_MICROSTEPS bounds. 0, as at first, is no limit. Where more is due, the advance ends after the last step
   that it may make: ANIM_EVENT_KIND_BUDGET is queued, host time is what it would be, stage time stands where it has
   come to, and owed of anim_stage_info says by how much it is behind. The next advance, of 0 seconds too, goes on from
   there. Once nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls
   in between see the stage time reached so far. The budget is the host's: it is in no snapshot, and anim_scene_play()
   takes none. */
ANIM_API anim_status anim_stage_set_step_budget(anim_stage *stage, uint32_t steps) ANIM_ERRORS(REENTRANT);

typedef struct anim_stage_info {
    uint32_t struct_size;
    anim_bool is_paused;
    int64_t time; /* stage time, flicks: what events and animations go by */
    int64_t host_time; /* the sum of all advances, flicks */
    double time_scale;
    uint32_t property_count;
    uint32_t animation_count; /* animations that run or wait for their delay, and banks that move; 0: nothing moves */
    uint32_t event_count; /* events that wait to be polled */
    uint32_t open_transactions;
    /* stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read what
       moves or elapsed, the first flick at which one may come to hold counts, which may be sooner than it does, and is
       never later: whoever sleeps until then and asks again misses none. */
    int64_t next_due;
    /* by how many flicks of stage time it is behind where its advances lead: see anim_stage_set_step_budget() */
    int64_t owed;
} anim_stage_info;

/* The clock and the counts of a stage. info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_stage_get_info(const anim_stage *stage, ANIM_INOUT anim_stage_info *info)
    ANIM_ERRORS(LIMIT, REENTRANT);

/* Takes up to capacity events out of the queue, the oldest first; *count receives how many. A capacity of 0 asks for
   the number that waits and takes nothing. */
ANIM_API anim_status anim_stage_poll_events(anim_stage *stage, ANIM_OUT ANIM_COUNT(capacity, *count) anim_event *events,
                                            size_t capacity, ANIM_OUT size_t *count) ANIM_ERRORS(LIMIT, REENTRANT);

/* Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an animation
   that a new value interrupts), at the beginning of the next advance. Events are also queued for polling, up to the
   event limit. A null callback ends it. What waits for a callback is told to the one that takes its place; what
   happened while there was none is told to nobody, and is to be polled. release (may be null) is called with the
   context when it is over. */
ANIM_API anim_status anim_stage_set_event_callback(
    anim_stage *stage, ANIM_NULLABLE ANIM_KEPT("another is set or the stage is gone") anim_event_callback callback,
    ANIM_NULLABLE ANIM_KEPT("another is set or the stage is gone") void *context,
    ANIM_NULLABLE ANIM_KEPT("another is set or the stage is gone") anim_context_release_callback release)
    ANIM_ERRORS(REENTRANT);

/* A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two
   hosts, in any language, on any processor, when they will go on alike, and different when they will not (but for
   collisions of a 64-bit hash, and the order of events at the same flick). */
ANIM_API anim_status anim_stage_get_hash(const anim_stage *stage, ANIM_OUT uint64_t *hash) ANIM_ERRORS(REENTRANT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Snapshots of stages                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

enum { ANIM_LIMIT_SNAPSHOT = 268435456 }; /* bytes of a snapshot */

/* The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in any
   process, on any processor and from any language: from there on it goes on bit for bit as this one does. They hold
   properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
   and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks of events and
   of observers. An easing function that is a callback cannot be written: ANIM_ERROR_STATE while something moves by one
   or a property's own motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction,
   between anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond
   ANIM_LIMIT_SNAPSHOT bytes.

   *length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
   capacity that is too small is ANIM_ERROR_CAPACITY. The same state, made by the same calls, has the same bytes
   everywhere. What stands still takes about 15 bytes and its values and name. O(state). */
ANIM_API anim_status anim_stage_snapshot(anim_stage *stage, ANIM_OUT ANIM_COUNT(capacity, *length) uint8_t *buffer,
                                         size_t capacity, ANIM_OUT size_t *length)
    ANIM_ERRORS(LIMIT, REENTRANT, STATE, CAPACITY);

/* Puts a state that anim_stage_snapshot has given in the place of the stage's own, whatever that was. The bytes are not
   needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid again, and
   name what they did; for another stage anim_stage_find_counterpart translates them. Those that it has given out since
   then are to be forgotten: what is made after may have the same. The callback of events stays, and so do the observers
   of properties that are still there (the same identifier). All properties count as changed.

   The bytes may come from anywhere. ANIM_ERROR_SYNTAX for those that are no snapshot, were damaged, or say what cannot
   be; ANIM_ERROR_KIND for that of a scene; ANIM_ERROR_STATE inside an open transaction, and for a scene's stage. A
   stage takes memory in proportion to the bytes. */
ANIM_API anim_status anim_stage_restore(anim_stage *stage, ANIM_COUNT(length) const uint8_t *bytes, size_t length)
    ANIM_ERRORS(LIMIT, REENTRANT, KIND, STATE, SYNTAX);

/* Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
   transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. It is not
   checked whether the thing exists: that shows where it is used. ANIM_ERROR_IDENTIFIER for 0. */
ANIM_API anim_status anim_stage_find_counterpart(const anim_stage *stage, uint64_t identifier,
                                                 ANIM_OUT uint64_t *counterpart) ANIM_ERRORS(IDENTIFIER, REENTRANT);

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_STAGE_H */
