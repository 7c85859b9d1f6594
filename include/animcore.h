/*
 * animcore.h: the C interface of libanimcore, an embeddable animation core.
 *
 * The core owns what moves, where it is now and what happens next; the host owns the pixels. This header is the one
 * source of truth for the interface, and its comments are the reference.
 *
 * Conventions, for everything below unless a comment says otherwise
 *
 *   Units       seconds, radians, points (y grows downwards, a positive angle turns clockwise on the screen), colour
 *               components from 0 to 1. Exact times are flicks: 1 s = 705 600 000 flicks.
 *   Errors      A call that can fail returns an anim_status: ANIM_OK, or an error of which anim_last_error_message()
 *               tells more. A failed call changes nothing, and writes to no out-pointer.
 *   Text        UTF-8 as a pointer and a length in bytes; no terminating NUL is needed. A null pointer is allowed
 *               where the length is 0. Text comes out into the caller's buffer: *length receives the number of bytes
 *               without a NUL; a capacity of 0 asks for the length alone (the buffer may then be null); a capacity
 *               of at least 1 that is too small is ANIM_ERROR_CAPACITY; a NUL follows the text where there is room.
 *   Numbers     Every number that is passed in must be finite unless a comment says otherwise. A result of a pure
 *               function that is too large for a double is infinite.
 *   Booleans    int32_t, 0 or 1 (any other value is ANIM_ERROR_ARGUMENT when passed in).
 *   Ownership   What _create or _load makes is released by the _destroy of the same noun, once. Destroying NULL does
 *               nothing. All other pointers that come out are views, and the comment says how long they hold.
 *   Identifiers Things inside a stage are 64-bit identifiers. Zero is no thing. An identifier that is stale, of
 *               another stage or of another kind of thing is ANIM_ERROR_IDENTIFIER, never a crash. Its bits have no
 *               meaning to a host, and differ from run to run.
 *   Threads     One object is used by one thread at a time; different objects may be used by different threads at
 *               once. Functions that take no object are pure and may be called from anywhere.
 *   Callbacks   run on the calling thread, inside the advance call. A callback that calls into the object that called
 *               it gets ANIM_ERROR_REENTRANT.
 *   Growth      A struct that begins with struct_size may grow at its end; its anim_default_... function fills it.
 *               Structs without it never change. Numbers of constants never change.
 *   Bits        The same calls give the same bits on every processor, in every build and from every language.
 */
#ifndef ANIMCORE_H
#define ANIMCORE_H

#include <stddef.h>
#include <stdint.h>

#ifndef ANIM_API
#if defined(__GNUC__) || defined(__clang__)
#define ANIM_API __attribute__((visibility("default")))
#else
#define ANIM_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Version, status and errors                                                                                       */
/* ---------------------------------------------------------------------------------------------------------------- */

enum {
    ANIM_VERSION_MAJOR = 0, /* raised when the ABI breaks (from 1 on) */
    ANIM_VERSION_MINOR = 1, /* raised when functions or struct members are added */
    ANIM_VERSION_PATCH = 0  /* raised when neither happened */
};

/* The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
   constants that the host was compiled with. */
ANIM_API uint32_t anim_version(void);

/* The outcome of a call. */
typedef int32_t anim_status;

enum {
    ANIM_OK = 0,
    ANIM_ERROR_ARGUMENT = 1,   /* null, misaligned, not finite, out of range, invalid UTF-8, an unknown constant */
    ANIM_ERROR_IDENTIFIER = 2, /* an identifier that is zero, stale, of another object or of another kind */
    ANIM_ERROR_LIMIT = 3,      /* a count, size or time beyond a documented limit */
    ANIM_ERROR_REENTRANT = 4,  /* a callback called into the object that called it */
    ANIM_ERROR_KIND = 5,       /* the thing exists, but is of another kind than the call takes */
    ANIM_ERROR_NOT_FOUND = 6,  /* no thing of that name, or at that index */
    ANIM_ERROR_DUPLICATE = 7,  /* a thing of that name exists already */
    ANIM_ERROR_STATE = 8,      /* the call does not fit the object's present state */
    ANIM_ERROR_SYNTAX = 9,     /* the text is not well-formed */
    ANIM_ERROR_DOCUMENT = 10,  /* the text is well-formed, but not a valid document or trace */
    ANIM_ERROR_CAPACITY = 11,  /* the caller's buffer is too small */
    ANIM_ERROR_MEMORY = 12     /* memory could not be had */
};

/* The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for a number that is none. The text is
   constant, NUL-terminated and valid for ever. */
ANIM_API const char *anim_status_name(anim_status status);

/* What the last call that failed on this thread found wrong: one English sentence, with the argument's name and, for
   a document, line, column and JSON pointer. Empty when none has failed. NUL-terminated UTF-8, at most 1023 bytes;
   the view is valid until the next failing call on this thread. Calls that succeed leave it alone. */
ANIM_API const char *anim_last_error_message(void);

/* Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
   both 0 when it was no error in a text. Either pointer may be null. */
ANIM_API void anim_last_error_place(int32_t *line, int32_t *column);

/* The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the
   whole document and for errors that are not in a document. Lifetime as anim_last_error_message(). */
ANIM_API const char *anim_last_error_pointer(void);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Limits                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

enum {
    ANIM_LIMIT_NAME_BYTES = 255,          /* bytes of a name */
    ANIM_LIMIT_TEXT_BYTES = 67108864,     /* bytes of a document or trace */
    ANIM_LIMIT_NESTING = 128,             /* levels of nesting in a JSON text */
    ANIM_LIMIT_PROPERTIES = 16777215,     /* properties of one stage */
    ANIM_LIMIT_TRANSACTION_DEPTH = 64,    /* transactions open at once in one stage */
    ANIM_LIMIT_TRANSACTIONS = 1048575,    /* transactions open or not yet complete in one stage */
    ANIM_LIMIT_EVENTS = 1048576,          /* largest event_limit of anim_stage_options */
    ANIM_LIMIT_ARRAY = 268435456,         /* elements of an array that is passed in or out */
    ANIM_LIMIT_ADVANCE_SECONDS = 100000,  /* seconds of one advance */
    ANIM_LIMIT_DURATION_SECONDS = 1000000000, /* seconds of a duration or delay */
    ANIM_LIMIT_TIME_SCALE = 1000000,      /* largest time scale */
    ANIM_LIMIT_PATH_VERBS = 16777216,     /* verbs of one path */
    ANIM_LIMIT_POINTERS = 32,             /* pointers that are down at once on one scene */
    ANIM_LIMIT_STATES = 4096,             /* states of one machine */
    ANIM_LIMIT_MICROSTEPS = 1000          /* transitions that a machine may take in answer to one event */
};

/* ---------------------------------------------------------------------------------------------------------------- */
/* Time                                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

enum { ANIM_FLICKS_PER_SECOND = 705600000 };

/* The whole number of flicks nearest to a time in seconds (ties to even).
   ANIM_ERROR_LIMIT beyond 2^62 flicks (about 207 years) either way. */
ANIM_API anim_status anim_flicks_from_seconds(double seconds, int64_t *flicks);

/* A number of flicks in seconds, correctly rounded. Pure. */
ANIM_API double anim_flicks_to_seconds(int64_t flicks);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Mathematics: the same bits everywhere                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

enum {
    ANIM_MATH_EXP = 0,
    ANIM_MATH_EXPM1 = 1,
    ANIM_MATH_LOG = 2,
    ANIM_MATH_LOG1P = 3,
    ANIM_MATH_SIN = 4,
    ANIM_MATH_COS = 5,
    ANIM_MATH_TAN = 6,
    ANIM_MATH_ATAN2 = 7, /* atan2(x[i], y[i]): the first argument is the ordinate, as in C */
    ANIM_MATH_ACOS = 8,
    ANIM_MATH_POW = 9, /* x[i] to the power y[i] */
    ANIM_MATH_CBRT = 10,
    ANIM_MATH_HYPOT = 11
};

/* Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
   within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
   zeros) are taken and answered as C99 Annex F says. y is read by ATAN2, POW and HYPOT only, and may be null
   otherwise. results may be x or y itself. The pointers may be null where count is 0. */
ANIM_API anim_status anim_math_evaluate(int32_t function, const double *x, const double *y, size_t count,
                                        double *results);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Springs                                                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is
   exact at any time. Core Animation's default is mass 1, stiffness 100, damping 10. */
typedef struct anim_spring {
    double mass;      /* m > 0 */
    double stiffness; /* k > 0, per second squared when m = 1 */
    double damping;   /* c >= 0; 0 never comes to rest */
} anim_spring;

/* By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
   ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0; -1 < bounce <= 1. */
ANIM_API anim_status anim_spring_make_perceptual(double duration, double bounce, anim_spring *spring);

/* By response (the undamped period, > 0) and damping fraction (>= 0), as SwiftUI's
   spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi fraction / response. */
ANIM_API anim_status anim_spring_make_response(double response, double damping_fraction, anim_spring *spring);

/* As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1 and the angular frequency
   at which the envelope has fallen to 0.001 when the duration ends. duration > 0, 0 < damping_ratio <= 1,
   initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring has these. */
ANIM_API anim_status anim_spring_make_uikit(double duration, double damping_ratio, double initial_velocity,
                                            anim_spring *spring);

/* Value and velocity (units per second) at a time (seconds, >= 0; a negative time is taken as 0) of a spring that
   leaves from at the given initial velocity for to. Either result pointer may be null. */
ANIM_API anim_status anim_spring_evaluate(const anim_spring *spring, double time, double from, double to,
                                          double initial_velocity, double *value, double *velocity);

/* The same at many times at once. values and velocities have room for count numbers; either may be null. */
ANIM_API anim_status anim_spring_evaluate_many(const anim_spring *spring, const double *times, size_t count,
                                               double from, double to, double initial_velocity, double *values,
                                               double *velocities);

/* CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second.
   Infinity when damping is 0. 1.4727003346780927 for the default spring at rest. */
ANIM_API anim_status anim_spring_settling_duration(const anim_spring *spring, double initial_velocity, double *seconds);

/* A time after which a spring that starts displacement away from its target stays within threshold (> 0) of it, in
   units and in units per second, proven by an analytic envelope. This is when an animation with it ends. Infinity
   when it never does. */
ANIM_API anim_status anim_spring_resting_time(const anim_spring *spring, double displacement, double initial_velocity,
                                              double threshold, double *seconds);

/* By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
   own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
   0.14: the response 0.15 and damping fraction 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
   animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's
   spring (mass 1, stiffness 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500); these have
   neither a duration nor a bounce, and both arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name. */
ANIM_API anim_status anim_spring_make_named(const char *name, size_t name_length, double duration, double extra_bounce,
                                            anim_spring *spring);

/* A spring in SwiftUI's words: its perceptual duration in seconds, which is its response, 2 pi / sqrt(k / m); its
   bounce, 1 - ratio up to critical damping and 1 / ratio - 1 beyond it, from -1 to 1; and its damping ratio, c / (2
   sqrt(k m)). Each pointer may be null. */
ANIM_API anim_status anim_spring_describe(const anim_spring *spring, double *duration, double *bounce,
                                          double *damping_ratio);

/* The earliest time in seconds after which the spring that starts displacement away from its target stays within
   threshold of it, in units, and below velocity_threshold, in units per second. Both thresholds must be above 0;
   infinity asks nothing. The moment itself, to a relative error of about 1e-14, where anim_spring_resting_time()
   gives a bound. Where the last swing only touches a threshold, a swing more or less is a matter of the last bit.
   Infinity when the spring never comes to rest. */
ANIM_API anim_status anim_spring_settling_time(const anim_spring *spring, double displacement, double initial_velocity,
                                               double threshold, double velocity_threshold, double *seconds);

/* Value and velocity of a value whose spring is changed in mid-flight, time seconds after the change (a negative time
   is taken as 0). At the change it was at from with initial_velocity; both springs pull it to to. Over blend_duration
   seconds (>= 0) it goes from the old spring's motion to the new one's by a smooth step, so that value and velocity
   are continuous; 0 hands over at once. Either result pointer may be null. */
ANIM_API anim_status anim_spring_blend_evaluate(const anim_spring *old_spring, const anim_spring *new_spring,
                                                double blend_duration, double time, double from, double to,
                                                double initial_velocity, double *value, double *velocity);

/* The same at many times. The result arrays have room for count numbers; either may be null; one of them may be times
   itself. */
ANIM_API anim_status anim_spring_blend_evaluate_many(const anim_spring *old_spring, const anim_spring *new_spring,
                                                     double blend_duration, const double *times, size_t count,
                                                     double from, double to, double initial_velocity, double *values,
                                                     double *velocities);

/* anim_spring_resting_time() for such a change: a time since the change. */
ANIM_API anim_status anim_spring_blend_resting_time(const anim_spring *old_spring, const anim_spring *new_spring,
                                                    double blend_duration, double displacement, double initial_velocity,
                                                    double threshold, double *seconds);

/* How many values move: flags. Numbers never change. */
enum {
    ANIM_SPRINGS_ANGLE = 1 /* the short way round, by at most half a turn; exactly half a turn goes as it is given */
};

/* Many values on one spring, each with a start, a target and a velocity of its own: value i of
   anim_spring_evaluate(), with the same bits. All at times[0] when time_count is 1, or each at its own when
   time_count is count (a time is in seconds, a negative one is taken as 0). initial_velocities null: all start at
   rest. values or velocities null: not wanted. flags is 0 or ANIM_SPRINGS_ANGLE. Every array has count numbers; a
   result array may be one of the arrays that are read, and must not overlap them otherwise. ANIM_ERROR_ARGUMENT when
   a number is not finite, or an origin minus its target not in the range of a double. About 1 ns a value at one time,
   in the cache. */
ANIM_API anim_status anim_springs_evaluate(const anim_spring *spring, const double *times, size_t time_count,
                                           const double *origins, const double *targets,
                                           const double *initial_velocities, size_t count, int32_t flags,
                                           double *values, double *velocities);

/* The same for floats. Computed in doubles, and rounded once. */
ANIM_API anim_status anim_springs_evaluate_float(const anim_spring *spring, const double *times, size_t time_count,
                                                 const float *origins, const float *targets,
                                                 const float *initial_velocities, size_t count, int32_t flags,
                                                 float *values, float *velocities);

/* A step of a simulation, exact however long it is: replaces values and velocities by what they are seconds (>= 0)
   later, each value pulled towards its target. The arrays must not overlap. Flags and errors as
   anim_springs_evaluate(). */
ANIM_API anim_status anim_springs_step(const anim_spring *spring, double seconds, const double *targets, size_t count,
                                       int32_t flags, double *values, double *velocities);

/* The same for floats. Computed in doubles, and rounded once. */
ANIM_API anim_status anim_springs_step_float(const anim_spring *spring, double seconds, const float *targets,
                                             size_t count, int32_t flags, float *values, float *velocities);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Timing curves                                                                                                    */
/* ---------------------------------------------------------------------------------------------------------------- */

/* A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1; |y1|, |y2| <= 1e6. */
typedef struct anim_curve {
    double x1, y1, x2, y2;
} anim_curve;

/* By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
   ANIM_ERROR_NOT_FOUND for any other name. */
ANIM_API anim_status anim_curve_make_named(const char *name, size_t name_length, anim_curve *curve);

/* The progress y at x, right to 1e-12. Beyond [0, 1] the curve goes on along its end tangents, as CSS Easing
   Functions says. */
ANIM_API anim_status anim_curve_value(const anim_curve *curve, double x, double *y);

/* The same at many x at once; ys may be xs itself. */
ANIM_API anim_status anim_curve_value_many(const anim_curve *curve, const double *xs, size_t count, double *ys);

/* dy/dx at x. Infinite where the tangent is vertical. */
ANIM_API anim_status anim_curve_slope(const anim_curve *curve, double x, double *slope);

/* The smallest x in [0, 1] at which the curve has the value y; where it never has it there, the smallest at which it
   comes nearest. The extensions beyond [0, 1] are not searched. */
ANIM_API anim_status anim_curve_inverse(const anim_curve *curve, double y, double *x);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Easing functions: every way from 0 to 1                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Keyframes                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Media timing                                                                                                     */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Decay, drags and velocity                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Colours                                                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Transforms as motion                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Expressions                                                                                                      */
/* ---------------------------------------------------------------------------------------------------------------- */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths                                                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

/* A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT). */
typedef struct anim_path anim_path;

enum {
    ANIM_VERB_MOVE = 0,      /* 1 point: begins a subpath */
    ANIM_VERB_LINE = 1,      /* 1 point */
    ANIM_VERB_QUADRATIC = 2, /* 2 points: control, end */
    ANIM_VERB_CUBIC = 3,     /* 3 points: control, control, end */
    ANIM_VERB_CLOSE = 4      /* 0 points */
};

typedef struct anim_point {
    double x, y;
} anim_point;

typedef struct anim_rectangle {
    double x, y, width, height; /* x and y are the corner of least coordinates; width and height >= 0 */
} anim_rectangle;

/* x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f). */
typedef struct anim_transform {
    double a, b, c, d, tx, ty;
} anim_transform;

/* An empty path. The caller destroys it. */
ANIM_API anim_status anim_path_create(anim_path **path);

/* Releases a path. */
ANIM_API anim_status anim_path_destroy(anim_path *path);

/* Removes everything and keeps the memory. */
ANIM_API anim_status anim_path_clear(anim_path *path);

/* Begins a subpath. */
ANIM_API anim_status anim_path_move(anim_path *path, double x, double y);

/* Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none. */
ANIM_API anim_status anim_path_line(anim_path *path, double x, double y);
ANIM_API anim_status anim_path_quadratic(anim_path *path, double control_x, double control_y, double x, double y);
ANIM_API anim_status anim_path_cubic(anim_path *path, double control1_x, double control1_y, double control2_x,
                                     double control2_y, double x, double y);

/* Closes the subpath; the current point is its beginning again. ANIM_ERROR_STATE on a path without a subpath. */
ANIM_API anim_status anim_path_close(anim_path *path);

/* Appends many verbs at once: verbs are ANIM_VERB_... bytes, coordinates the x and y of their points in a row, and
   coordinate_count must be what the verbs take. All or nothing. */
ANIM_API anim_status anim_path_append(anim_path *path, const uint8_t *verbs, size_t verb_count,
                                      const double *coordinates, size_t coordinate_count);

/* Closed shapes, each wound clockwise on the screen. The radius is clamped to half of the shorter side. */
ANIM_API anim_status anim_path_add_rectangle(anim_path *path, const anim_rectangle *rectangle);
ANIM_API anim_status anim_path_add_rounded_rectangle(anim_path *path, const anim_rectangle *rectangle, double radius);

/* Four cubic curves from the rightmost point on; the radius is right to 2.8e-4 of itself. */
ANIM_API anim_status anim_path_add_ellipse(anim_path *path, const anim_rectangle *rectangle);

/* The symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes
   and an outline of twelve points of which four move. Values beyond 0 and 1 extrapolate. stroke >= 0; the rectangle
   is at least six strokes wide and high. */
ANIM_API anim_status anim_path_add_symbol(anim_path *path, const anim_rectangle *rectangle, double stroke,
                                          double arrowness);

/* Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it. */
ANIM_API anim_status anim_path_transform(anim_path *path, const anim_transform *transform);

/* The tight bounding box (of the curves, not of their control points). ANIM_ERROR_STATE on an empty path. */
ANIM_API anim_status anim_path_bounds(const anim_path *path, anim_rectangle *bounds);

/* Whether a point lies inside by the non-zero winding rule; open subpaths count as closed. */
ANIM_API anim_status anim_path_contains(const anim_path *path, double x, double y, int32_t *inside);

/* How many verbs and coordinates (two a point) the path has. Either pointer may be null. */
ANIM_API anim_status anim_path_counts(const anim_path *path, size_t *verb_count, size_t *coordinate_count);

/* Copies the path's contents out. The capacities must be at least the counts (ANIM_ERROR_CAPACITY). */
ANIM_API anim_status anim_path_copy(const anim_path *path, uint8_t *verbs, size_t verb_capacity, double *coordinates,
                                    size_t coordinate_capacity);

/* The path as SVG path data with absolute commands, each number the shortest that reads back as itself. */
ANIM_API anim_status anim_path_svg(const anim_path *path, char *buffer, size_t capacity, size_t *length);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The stage: properties and their animation                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
   presentation value (what is seen now). */
typedef struct anim_stage anim_stage;

typedef uint64_t anim_property;    /* a property of a stage */
typedef uint64_t anim_transaction; /* a transaction of a stage */

enum {
    ANIM_KIND_SCALAR = 0, /* 1 component */
    ANIM_KIND_VECTOR2 = 1,
    ANIM_KIND_VECTOR3 = 2,
    ANIM_KIND_VECTOR4 = 3,
    ANIM_KIND_ANGLE = 4, /* 1 component in radians, interpolated as given (not the short way round) */
    ANIM_KIND_COLOUR = 5 /* 4 components: red, green, blue (sRGB, not premultiplied), opacity */
};

enum {
    ANIM_EVENT_TRANSACTION_COMPLETED = 1, /* subject: the transaction; finished */
    ANIM_EVENT_ANIMATION_ENDED = 2,       /* subject: the property; finished; name: the property's */
    ANIM_EVENT_STATE_ENTERED = 3,         /* name: the state's */
    ANIM_EVENT_STATE_EXITED = 4,          /* name: the state's */
    ANIM_EVENT_EMITTED = 5,               /* name: what the document emitted */
    ANIM_EVENT_CONTROL = 6,               /* name: what a pointer did to a region, such as "toggle.up.inside" */
    ANIM_EVENT_UNSETTLED = 7,             /* the machine was stopped after ANIM_LIMIT_MICROSTEPS transitions */
    ANIM_EVENT_LOST = 8                   /* count: events dropped because nobody polled; comes first in the queue */
};

/* Something that happened. 64 bytes on every platform. */
typedef struct anim_event {
    int32_t kind;      /* ANIM_EVENT_... */
    int32_t finished;  /* 1 when it ran to its end, 0 when it was interrupted or removed */
    int64_t time;      /* flicks of stage time */
    uint64_t subject;  /* the property or transaction, or 0 */
    int32_t name;      /* index for anim_stage_name, or -1 */
    int32_t count;     /* how many, for ANIM_EVENT_LOST; otherwise 0 */
    uint64_t reserved[4];
} anim_event;

/* Hears of events. The event is valid during the call only. */
typedef void (*anim_event_callback)(void *context, const anim_event *event);

typedef struct anim_stage_options {
    uint32_t struct_size;
    uint32_t property_capacity; /* properties for which memory is made ready at once; more may be added. 16 */
    uint32_t event_limit;       /* events kept until polled; the oldest are dropped beyond. 0 keeps none. 65536 */
    uint32_t event_mask;        /* bit (1 << kind) set: events of this kind are reported. 0xFFFFFFFF */
} anim_stage_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_stage_options(anim_stage_options *options, uint32_t struct_size);

/* Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it. */
ANIM_API anim_status anim_stage_create(const anim_stage_options *options, anim_stage **stage);

/* Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene). */
ANIM_API anim_status anim_stage_destroy(anim_stage *stage);

/* Properties */

/* Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the stage
   (ANIM_ERROR_DUPLICATE), or empty for a property without one. The stage keeps a name's bytes until it is destroyed, also
   when the property is removed. */
ANIM_API anim_status anim_stage_add_property(anim_stage *stage, const char *name, size_t name_length, int32_t kind,
                                             const double *value, size_t count, anim_property *property);

/* Adds many scalar properties without names at once; values holds count initial values, properties receives the
   identifiers. */
ANIM_API anim_status anim_stage_add_scalars(anim_stage *stage, const double *values, size_t count,
                                            anim_property *properties);

/* Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made. */
ANIM_API anim_status anim_stage_remove_property(anim_stage *stage, anim_property property);

/* The property of a name. ANIM_ERROR_NOT_FOUND. */
ANIM_API anim_status anim_stage_find_property(const anim_stage *stage, const char *name, size_t name_length,
                                              anim_property *property);

/* All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone. */
ANIM_API anim_status anim_stage_list_properties(const anim_stage *stage, anim_property *properties, size_t capacity,
                                                size_t *count);

typedef struct anim_property_info {
    uint32_t struct_size;
    int32_t kind;            /* ANIM_KIND_... */
    uint32_t component_count;
    int32_t name;            /* index for anim_stage_name, or -1 */
    int32_t is_animating;    /* 1 while an animation runs or waits for its delay */
    int32_t reserved;
    double threshold;        /* see anim_stage_set_threshold */
} anim_property_info;

/* Fills the info of no property, with struct_size set. */
ANIM_API anim_status anim_default_property_info(anim_property_info *info, uint32_t struct_size);

/* What a property is and does. info->struct_size must be set, as anim_default_property_info does. */
ANIM_API anim_status anim_stage_property_info(const anim_stage *stage, anim_property property,
                                              anim_property_info *info);

/* The text of a name by its index in an event or info. */
ANIM_API anim_status anim_stage_name(const anim_stage *stage, int32_t name, char *buffer, size_t capacity,
                                     size_t *length);

/* The distance (in the property's units) and speed (units per second) below which a spring counts as at rest for
   animations begun from now on. > 0; 0.001 unless set. */
ANIM_API anim_status anim_stage_set_threshold(anim_stage *stage, anim_property property, double threshold);

/* Values */

/* Sets the model value. Inside an open transaction the presentation value moves there with the transaction's motion,
   from where it is and, for a spring, with the velocity that it has; a transaction with a delay lets a running
   animation go on until the delay ends. Outside any transaction, or with ANIM_MOTION_NONE, it jumps there. In each
   case an animation of the property that runs or waits ends unfinished when the new one takes over. Setting a
   property that is at rest to the value it has does nothing. Components are at most 1e150 in size
   (ANIM_ERROR_LIMIT). */
ANIM_API anim_status anim_stage_set_value(anim_stage *stage, anim_property property, const double *value, size_t count);

/* Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing. */
ANIM_API anim_status anim_stage_set_values(anim_stage *stage, const anim_property *properties, size_t count,
                                           const double *values, size_t value_count);

enum {
    ANIM_READ_MODEL = 0,        /* what was set */
    ANIM_READ_PRESENTATION = 1, /* what is seen now */
    ANIM_READ_VELOCITY = 2      /* of the presentation value, units per second */
};

/* Reads one property. count must be its number of components. */
ANIM_API anim_status anim_stage_get_value(const anim_stage *stage, anim_property property, int32_t what, double *value,
                                          size_t count);

/* Reads many at once, components in a row; value_count must be the sum of their numbers of components. */
ANIM_API anim_status anim_stage_get_values(const anim_stage *stage, const anim_property *properties, size_t count,
                                           int32_t what, double *values, size_t value_count);

/* The properties whose presentation value may have changed since the last call that took them, each once, in an order
   that is the same on every host and puts the oldest properties first. A capacity of 0 asks for their number and takes nothing. Otherwise up to capacity are taken, and the
   rest stays for the next call; *count receives how many were taken. */
ANIM_API anim_status anim_stage_take_changed(anim_stage *stage, anim_property *properties, size_t capacity,
                                             size_t *count);

/* Transactions */

enum {
    ANIM_MOTION_INHERIT = 0, /* the enclosing transaction's; outermost: the default curve */
    ANIM_MOTION_NONE = 1,    /* no animation: values jump */
    ANIM_MOTION_CURVE = 2,   /* along curve, over duration */
    ANIM_MOTION_SPRING = 3   /* by spring, until it has come to rest, or for duration where one is given */
};

enum {
    ANIM_GIVEN_DURATION = 1, /* duration is given, not inherited */
    ANIM_GIVEN_DELAY = 2     /* delay is given, not inherited */
};

/* How the values set in a transaction move. */
typedef struct anim_motion {
    uint32_t struct_size;
    int32_t kind;     /* ANIM_MOTION_... */
    uint32_t given;   /* ANIM_GIVEN_... bits */
    uint32_t reserved;
    double duration;  /* seconds, >= 0. A curve's is 0.25 unless given or inherited. A spring's cuts it off. */
    double delay;     /* seconds, >= 0, before it starts. 0 unless given or inherited. */
    anim_curve curve; /* read when kind is ANIM_MOTION_CURVE */
    anim_spring spring; /* read when kind is ANIM_MOTION_SPRING */
} anim_motion;

/* Fills a motion that inherits everything, with the default curve and the default spring at hand. */
ANIM_API anim_status anim_default_motion(anim_motion *motion, uint32_t struct_size);

/* Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an
   inner transaction takes its duration from the enclosing one unless given; a spring does so only when the spring
   itself is inherited. */
ANIM_API anim_status anim_stage_begin_transaction(anim_stage *stage, const anim_motion *motion,
                                                  anim_transaction *transaction);

/* Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
   animations begun in it have ended: at once when there are none. */
ANIM_API anim_status anim_stage_commit_transaction(anim_stage *stage, anim_transaction transaction);

/* The clock */

/* Moves the stage's clock forward by a time in seconds (0 to ANIM_LIMIT_ADVANCE_SECONDS, rounded to the nearest flick;
   scaled, it is at most as long in stage time) and computes every presentation value there. Everything that is due on the way happens at its own flick, in order
   of time, then of creation: any way of cutting a time into steps gives the same values, states and events. Allocates
   nothing once the stage has run. ANIM_ERROR_STATE for a scene's stage, or inside an open transaction. */
ANIM_API anim_status anim_stage_advance(anim_stage *stage, double seconds);
ANIM_API anim_status anim_stage_advance_flicks(anim_stage *stage, int64_t flicks);

/* A paused stage stands still while it is advanced. */
ANIM_API anim_status anim_stage_set_paused(anim_stage *stage, int32_t paused);

/* How fast stage time runs against the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time is
   computed from the moment of the last change, so no error accumulates. */
ANIM_API anim_status anim_stage_set_time_scale(anim_stage *stage, double scale);

typedef struct anim_stage_info {
    uint32_t struct_size;
    int32_t is_paused;
    int64_t time;                /* stage time, flicks: what events and animations go by */
    int64_t host_time;           /* the sum of all advances, flicks */
    double time_scale;
    uint32_t property_count;
    uint32_t animation_count;    /* animations that run or wait for their delay; 0: nothing moves */
    uint32_t event_count;        /* events that wait to be polled */
    uint32_t open_transactions;
    int64_t next_due;            /* stage time of the next thing that will happen by itself; -1 when there is none */
} anim_stage_info;

/* Fills the info of a new stage, with struct_size set. */
ANIM_API anim_status anim_default_stage_info(anim_stage_info *info, uint32_t struct_size);

/* The clock and the counts of a stage. info->struct_size must be set, as anim_default_stage_info does. */
ANIM_API anim_status anim_stage_get_info(const anim_stage *stage, anim_stage_info *info);

/* Takes up to capacity events out of the queue, the oldest first; *count receives how many. A capacity of 0 asks for
   the number that waits and takes nothing. */
ANIM_API anim_status anim_stage_poll_events(anim_stage *stage, anim_event *events, size_t capacity, size_t *count);

/* Calls back for every event, in order, as it happens inside an advance call; for events of other calls (an animation
   that a new value interrupts), at the beginning of the next advance. Events are also queued for polling, up to the
   event limit. A null callback ends it. Events that no callback has heard of yet go to a new one. The context is the host's and must outlive the callback. */
ANIM_API anim_status anim_stage_set_event_callback(anim_stage *stage, anim_event_callback callback, void *context);

/* A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two hosts,
   in any language, on any processor, when they will go on alike, and different when they will not (but for collisions of a
   64-bit hash, and the order of events at the same flick). */
ANIM_API anim_status anim_stage_hash(const anim_stage *stage, uint64_t *hash);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Scenes: documents that are alive                                                                                 */
/* ---------------------------------------------------------------------------------------------------------------- */

/* A control or animation made from a JSON document: properties on a stage of its own, inputs, a machine, nodes to
   draw and regions to touch. The format is described in docs/document-format.md. */
typedef struct anim_scene anim_scene;

typedef struct anim_scene_options {
    uint32_t struct_size;
    uint32_t event_limit; /* as in anim_stage_options. 65536 */
    uint32_t event_mask;  /* as in anim_stage_options. 0xFFFFFFFF */
    uint32_t reserved;
    uint64_t seed;        /* of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
} anim_scene_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_scene_options(anim_scene_options *options, uint32_t struct_size);

/* Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options
   may be null. The caller destroys it. The text is not needed afterwards.
   ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. */
ANIM_API anim_status anim_scene_load(const char *text, size_t text_length, const anim_scene_options *options,
                                     anim_scene **scene);

/* Releases a scene and its stage. */
ANIM_API anim_status anim_scene_destroy(anim_scene *scene);

/* The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
   valid until the scene is destroyed; it cannot be advanced or destroyed by itself. */
ANIM_API anim_status anim_scene_stage(anim_scene *scene, anim_stage **stage);

typedef struct anim_scene_info {
    uint32_t struct_size;
    uint32_t input_count;
    uint32_t node_count;
    uint32_t region_count;
    double width, height;    /* the document's size */
    anim_rectangle canvas;   /* what a picture of it must show; at least the size */
} anim_scene_info;

/* Fills the info of no scene, with struct_size set. */
ANIM_API anim_status anim_default_scene_info(anim_scene_info *info, uint32_t struct_size);

/* What the document says of itself. info->struct_size must be set, as anim_default_scene_info does. */
ANIM_API anim_status anim_scene_get_info(const anim_scene *scene, anim_scene_info *info);

/* Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
   at their own flicks. */
ANIM_API anim_status anim_scene_advance(anim_scene *scene, double seconds);
ANIM_API anim_status anim_scene_advance_flicks(anim_scene *scene, int64_t flicks);

/* Input */

enum { ANIM_POINTER_DOWN = 0, ANIM_POINTER_MOVE = 1, ANIM_POINTER_UP = 2, ANIM_POINTER_CANCEL = 3 };

/* A pointer (a mouse button, finger or pen with a number of the host's choice) did something at a point of the
   document. Touch-down on a region begins tracking; the region hears, as UIControl does, down, drag.inside,
   drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside includes the region's
   extension. The machine gets them as events named "<region>.<what>". Moves and ups of a pointer that is not down
   do nothing. A second down of a pointer that is down is ANIM_ERROR_STATE. x and y are not read for CANCEL. */
ANIM_API anim_status anim_scene_pointer(anim_scene *scene, int32_t kind, int32_t pointer, double x, double y);

/* Sends a named event to the machine, which takes its transitions at once. Events that no state listens for are
   ignored. The name is dot-separated tokens of letters, digits, '-' and '_'. */
ANIM_API anim_status anim_scene_send(anim_scene *scene, const char *name, size_t name_length);

enum { ANIM_INPUT_NUMBER = 0, ANIM_INPUT_BOOLEAN = 1, ANIM_INPUT_STRING = 2, ANIM_INPUT_TRIGGER = 3 };

typedef struct anim_input_info {
    uint32_t struct_size;
    int32_t kind; /* ANIM_INPUT_... */
    int32_t name; /* index for anim_stage_name of the scene's stage */
    int32_t reserved;
    double minimum, maximum; /* of a number; -infinity and infinity when the document sets none */
} anim_input_info;

/* Fills the info of no input, with struct_size set. */
ANIM_API anim_status anim_default_input_info(anim_input_info *info, uint32_t struct_size);

/* Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond. */
ANIM_API anim_status anim_scene_input_info(const anim_scene *scene, uint32_t index, anim_input_info *info);

/* Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
   ANIM_ERROR_ARGUMENT for a number outside its range. A string is at most 65536 bytes. */
ANIM_API anim_status anim_scene_set_number(anim_scene *scene, const char *name, size_t name_length, double value);
ANIM_API anim_status anim_scene_set_boolean(anim_scene *scene, const char *name, size_t name_length, int32_t value);
ANIM_API anim_status anim_scene_set_string(anim_scene *scene, const char *name, size_t name_length, const char *text,
                                           size_t text_length);
/* Fires a trigger: the machine gets the event of the trigger's name. */
ANIM_API anim_status anim_scene_fire_trigger(anim_scene *scene, const char *name, size_t name_length);

/* The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND. */
ANIM_API anim_status anim_scene_get_number(const anim_scene *scene, const char *name, size_t name_length,
                                           double *value);
ANIM_API anim_status anim_scene_get_boolean(const anim_scene *scene, const char *name, size_t name_length,
                                            int32_t *value);
ANIM_API anim_status anim_scene_get_string(const anim_scene *scene, const char *name, size_t name_length, char *buffer,
                                           size_t capacity, size_t *length);

/* The machine */

/* The names of the active states that have no active child, in document order, separated by spaces. Empty for a
   document without a machine. */
ANIM_API anim_status anim_scene_state(const anim_scene *scene, char *buffer, size_t capacity, size_t *length);

/* Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state. */
ANIM_API anim_status anim_scene_in_state(const anim_scene *scene, const char *name, size_t name_length,
                                         int32_t *active);

/* A hash of all that determines the scene's future, as anim_stage_hash, with inputs, states, timers, pointers and the
   random generator. */
ANIM_API anim_status anim_scene_hash(const anim_scene *scene, uint64_t *hash);

/* The display list */

enum { ANIM_DRAW_FILL = 0, ANIM_DRAW_STROKE = 1 };
enum { ANIM_FILL_NONZERO = 0, ANIM_FILL_EVENODD = 1 };
enum { ANIM_PAINT_SOLID = 0, ANIM_PAINT_LINEAR = 1, ANIM_PAINT_RADIAL = 2 };
enum { ANIM_CAP_BUTT = 0, ANIM_CAP_ROUND = 1, ANIM_CAP_SQUARE = 2 };
enum { ANIM_JOIN_MITER = 0, ANIM_JOIN_ROUND = 1, ANIM_JOIN_BEVEL = 2 };

/* A gradient's colour at an offset from 0 to 1. */
typedef struct anim_gradient_stop {
    double offset;
    double colour[4]; /* red, green, blue, opacity; sRGB, not premultiplied; interpolated so, as SVG does */
} anim_gradient_stop;

/* One thing to draw. The path is in the node's own coordinates: apply the transform to it, to the gradient and to the
   stroke alike. 256 bytes on every platform. */
typedef struct anim_draw_command {
    int32_t kind;       /* ANIM_DRAW_... */
    int32_t fill_rule;  /* ANIM_FILL_... */
    int32_t paint;      /* ANIM_PAINT_... */
    int32_t node;       /* number of the node in document order */
    uint32_t verb_start, verb_count;             /* the path, in the scene's display verbs... */
    uint32_t coordinate_start, coordinate_count; /* ...and display coordinates */
    uint32_t stop_start, stop_count;             /* the gradient's stops, in the scene's display stops */
    int32_t line_cap, line_join;                 /* ANIM_CAP_..., ANIM_JOIN_... for a stroke */
    anim_transform transform;
    double opacity;     /* 0 to 1, of the node and all its groups */
    double colour[4];   /* of a solid paint */
    double gradient[4]; /* linear: x1, y1, x2, y2; radial: centre x, centre y, radius, 0 */
    double line_width;  /* of a stroke */
    double miter_limit;
    double reserved[9];
} anim_draw_command;

/* The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is
   valid until the next call on the same scene (or its stage) that is not one of these four. */
ANIM_API anim_status anim_scene_display_commands(anim_scene *scene, const anim_draw_command **commands, size_t *count);
ANIM_API anim_status anim_scene_display_verbs(anim_scene *scene, const uint8_t **verbs, size_t *count);
ANIM_API anim_status anim_scene_display_coordinates(anim_scene *scene, const double **coordinates, size_t *count);
ANIM_API anim_status anim_scene_display_stops(anim_scene *scene, const anim_gradient_stop **stops, size_t *count);

/* The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red,
   green, blue, opacity. The text may be large: ask for its length first. */
ANIM_API anim_status anim_scene_svg(anim_scene *scene, const double *background, char *buffer, size_t capacity,
                                    size_t *length);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Traces: timed inputs                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* A recording of inputs, as JSON lines (docs/trace-format.md). It does not change after it was loaded, and may be
   played by many scenes. */
typedef struct anim_trace anim_trace;

/* Reads a trace (at most ANIM_LIMIT_TEXT_BYTES). The caller destroys it. The text is not needed afterwards.
   ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column. */
ANIM_API anim_status anim_trace_load(const char *text, size_t text_length, anim_trace **trace);

/* Releases a trace. */
ANIM_API anim_status anim_trace_destroy(anim_trace *trace);

/* How many steps it has, and at which flick it ends (its end line's time, or its last step's). Either pointer may be
   null. */
ANIM_API anim_status anim_trace_info(const anim_trace *trace, size_t *step_count, int64_t *end);

/* The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last. */
ANIM_API anim_status anim_trace_step_time(const anim_trace *trace, size_t index, int64_t *time);

/* Applies one step's input to a scene now, whatever the time. */
ANIM_API anim_status anim_scene_apply_step(anim_scene *scene, const anim_trace *trace, size_t index);

/* Plays a trace up to a host time (flicks since the scene was loaded, not before the scene's host time): advances to each
   step from *next_step on whose time is not after it, applies it there, and advances to the time. *next_step is 0 at
   first, and is moved on. When a step or an advance on the way is refused, the scene stays where it was refused and
   *next_step names the step that comes next; a time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once. */
ANIM_API anim_status anim_scene_play(anim_scene *scene, const anim_trace *trace, int64_t time, size_t *next_step);

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_H */
