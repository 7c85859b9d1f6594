/*
 * animcore.h: the C interface of libanimcore, an embeddable animation core.
 *
 * The core owns what moves, where it is now and what happens next; the host owns the pixels. This header is the one
 * source of truth for the interface, and its comments are the reference.
 *
 * Conventions, for everything below unless a comment says otherwise
 *
 *   Units       seconds, radians, points (y grows downwards, a positive angle turns clockwise on the screen), color
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
 *               once. A document (anim_document) never changes, and may be used by several threads at once. Functions
 *               that take no object are pure and may be called from anywhere.
 *   Callbacks   run on the calling thread, inside the advance call. A callback that calls into the object that called
 *               it gets ANIM_ERROR_REENTRANT. A callback returns. The library has no unwind tables: a C++ exception
 *               must be caught inside (what leaves one ends the process, by std::terminate). One that was left by
 *               longjmp(), or by what does the same, leaves its stage or scene in the call: _abandon_call ends that,
 *               and everything goes on; _destroy works also without, but then does not give the memory back.
 *   Growth      A struct that begins with struct_size may grow at its end; its anim_default_... function fills it.
 *               Structs without it never change. Numbers of constants never change. A member named reserved is not
 *               read where a struct is passed in, and is 0 where one comes out.
 *   Bits        The same calls give the same bits on every processor, in every build and from every language, and whatever
 *               floating-point mode the host has set: its rounding mode, flushing of subnormal numbers (FTZ, DAZ, FZ)
 *               and unmasked exceptions are replaced for as long as a call computes, and are as before when it returns.
 *               Callbacks run in the mode that the host called in; a mode that a callback sets lasts until it returns.
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

/* A pointer inside a struct takes 8 bytes everywhere, so that structs are laid out alike on every platform. */
#if (defined(__SIZEOF_POINTER__) && __SIZEOF_POINTER__ == 4) ||                                                        \
    (!defined(__SIZEOF_POINTER__) && UINTPTR_MAX == 0xFFFFFFFFu)
#define ANIM_POINTER(type, name)                                                                                       \
    type *name;                                                                                                        \
    uint32_t name##_padding
#else
#define ANIM_POINTER(type, name) type *name
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Version, status and errors                                                                                       */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

enum {
    ANIM_VERSION_MAJOR = 0, /* raised when the ABI breaks (from 1 on) */
    ANIM_VERSION_MINOR = 1, /* raised when functions or struct members are added */
    ANIM_VERSION_PATCH = 0  /* raised when neither happened */
};

/* The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
   constants that the host was compiled with. */
ANIM_API uint32_t anim_version(void);

/* Parts that a library can be built of, for hosts that need no more (-DANIMCORE_COMPONENTS=motion;paths). What this header
   declares after a comment "Component: stage." is there in libraries that have that component; what stands after
   "Components: stage and paths.", in those that have both; what stands after "Component: base.", in all. */
enum {
    ANIM_COMPONENT_MOTION = 1, /* springs, curves, easing, keyframes, media timing, decay, colors, transforms */
    ANIM_COMPONENT_STAGE = 2, /* properties and their animation, expressions, snapshots; brings motion */
    ANIM_COMPONENT_PATHS = 4, /* paths and morphs */
    ANIM_COMPONENT_MACHINE = 8, /* documents with their inputs, states and events; brings stage and motion */
    ANIM_COMPONENT_SCENE = 16 /* what documents draw and what is touched, traces; brings machine, stage and motion */
};

/* The ANIM_COMPONENT_... constants of the library in use, added up: 31 for one that has everything. */
ANIM_API uint32_t anim_components(void);

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
    ANIM_ERROR_MEMORY = 12     /* out of memory; the call has changed nothing. See anim_set_allocator() */
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
/* Memory                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

/* Memory of size bytes (at least 1) at a multiple of alignment (a power of two, at most 4096), or null when there is none:
   never memory that is not aligned so. */
typedef void *(*anim_allocate_callback)(void *context, size_t size, size_t alignment);

/* Gives memory back that anim_allocate_callback gave; never null. */
typedef void (*anim_release_callback)(void *context, void *memory);

/* Sets where the library takes all of its memory from, in this process: the host's functions, or libc's posix_memalign()
   and free() where both are null, as at first. Only before the library has taken any: ANIM_ERROR_STATE afterwards, so that
   nothing is given back to another than it came from; call it first of all, from one thread. The callbacks are called on
   whichever thread calls the library, by several at once where several threads do, and must not call the library. The
   context must outlive the process's last call. ANIM_ERROR_ARGUMENT where one callback alone is null.

   While the allocator gives nothing, a call lives on a reserve of 256 KiB that the library has from the beginning. A call
   that may need much (which loads, restores, or takes an array or a long text) asks for it before it changes anything;
   where that is not to be had, and for every call while less than 64 KiB of the reserve are left, the call is refused with
   ANIM_ERROR_MEMORY and has changed nothing. What destroys is never refused. Memory that comes back fills the reserve again.

   The last resort: where in the middle of a call both the allocator and the reserve have nothing, the library writes a line
   to standard error and stops the process by abort(); in WebAssembly it traps, and anim_last_error_message() says why. That
   can come to pass where one call needs much that it could not foresee: a path whose result is far longer than the path (flattening, strokes,
   dashes, parts), the tables of a stage of more than some 500 properties or animations when they double, events that
   are not polled when their ring doubles beyond 1000, and more threads than three that are without memory at once. */
ANIM_API anim_status anim_set_allocator(anim_allocate_callback allocate, anim_release_callback release, void *context);

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
    ANIM_LIMIT_PATH_DASHES = 32768, /* dashes that one call makes of a path; 64 more for each verb that it has */
    ANIM_LIMIT_PATH_PIECES = 131072, /* pieces into which one call cuts a path; 64 more for each verb that it has */
    ANIM_LIMIT_POINTERS = 32, /* pointers that are down or hover at once on one scene */
    ANIM_LIMIT_STATES = 4096, /* states of one machine */
    ANIM_LIMIT_MICROSTEPS = 1000 /* microsteps, and events of its own, of a machine in answer to one event */
};

/* ---------------------------------------------------------------------------------------------------------------- */
/* Time                                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

enum { ANIM_FLICKS_PER_SECOND = 705600000 };

/* The whole number of flicks nearest to a time in seconds (ties to even).
   ANIM_ERROR_LIMIT beyond 2^62 flicks (about 207 years) either way. */
ANIM_API anim_status anim_flicks_from_seconds(double seconds, int64_t *flicks);

/* A number of flicks in seconds, correctly rounded. Pure. */
ANIM_API double anim_flicks_to_seconds(int64_t flicks);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Mathematics: the same bits everywhere                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: base. */

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

/* Component: motion. */

/* A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is
   exact at any time. Core Animation's default is mass 1, stiffness 100, damping 10.
   ANIM_ERROR_LIMIT where k / m is not from 2^-1000 to 2^1000, or the damping ratio is above 2^500. Values, displacements
   and velocities that are passed to functions for one value are at most 1e150 in size (ANIM_ERROR_LIMIT); those for
   arrays (anim_springs_...) take any finite ones. */
typedef struct anim_spring {
    double mass; /* m > 0 */
    double stiffness; /* k > 0, per second squared when m = 1 */
    double damping; /* c >= 0; 0 never comes to rest */
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

/* The spring that a CASpringAnimation of these physical parameters plays. allows_overdamping (0 or 1) is its property of
   that name. At 0 a spring beyond critical damping moves as the critical one of its mass and stiffness, damping 2 sqrt(k m):
   (1, 100, 30) exactly as (1, 100, 20). At 1, and up to critical damping, the spring is the parameters themselves, as it is
   wherever an anim_spring is used. */
ANIM_API anim_status anim_spring_make_core_animation(double mass, double stiffness, double damping,
                                                     int32_t allows_overdamping, anim_spring *spring);

/* Value and velocity (units per second) at a time (seconds, >= 0; a negative time is taken as 0) of a spring that
   leaves from at the given initial velocity for to. Either result pointer may be null. */
ANIM_API anim_status anim_spring_evaluate(const anim_spring *spring, double time, double from, double to,
                                          double initial_velocity, double *value, double *velocity);

/* The same at many times at once. values and velocities have room for count numbers; either may be null. One of them
   may be times itself. */
ANIM_API anim_status anim_spring_evaluate_many(const anim_spring *spring, const double *times, size_t count,
                                               double from, double to, double initial_velocity, double *values,
                                               double *velocities);

/* A spring with everything worked out that depends on it alone: two thirds of what a call of anim_spring_evaluate()
   takes. Filled by anim_spring_prepare(); plain memory of the caller's that may be copied, kept and read by many
   threads at once. Its size never changes. What the members mean belongs to the library: a struct that another
   version has filled, or that was changed, is refused. */
typedef struct anim_prepared_spring {
    double decay, decay_low; /* sums of two doubles, in a time of the library's */
    double frequency, frequency_low;
    double fast_rate;
    double squared_frequency;
    double time_scale, inverse_time_scale;
    uint64_t kind;
    uint64_t check; /* a sum over the other members */
} anim_prepared_spring;

/* Fills *prepared from a spring. */
ANIM_API anim_status anim_spring_prepare(const anim_spring *spring, anim_prepared_spring *prepared);

/* anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT when prepared is not
   what anim_spring_prepare() has written. */
ANIM_API anim_status anim_prepared_spring_evaluate(const anim_prepared_spring *prepared, double time, double from,
                                                   double to, double initial_velocity, double *value, double *velocity);

/* CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second.
   Infinity when damping is 0. 1.4727003346780927 for the default spring at rest. As Core Animation plays a spring beyond
   critical damping, it settles as the critical one: (1, 100, 30) at 1.0, as (1, 100, 20). */
ANIM_API anim_status anim_spring_settling_duration(const anim_spring *spring, double initial_velocity, double *seconds);

/* The same. With allows_overdamping 1, Core Animation's property, it is that of the overdamped motion; with 0 as above. */
ANIM_API anim_status anim_spring_get_settling_duration(const anim_spring *spring, double initial_velocity,
                                                       int32_t allows_overdamping, double *seconds);

/* A time after which a spring that starts displacement away from its target stays within threshold (> 0) of it, in
   units and in units per second, proven by an analytic envelope. This is when an animation with it ends. Infinity
   when it never does. */
ANIM_API anim_status anim_spring_resting_time(const anim_spring *spring, double displacement, double initial_velocity,
                                              double threshold, double *seconds);

/* By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
   own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
   0.14: the response 0.15 and damping fraction 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
   animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's
   spring (mass 1, stiffness 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500), which plays as
   the critical one of its mass and stiffness (see anim_spring_make_core_animation()) and is that; these have neither a
   duration nor a bounce, and both arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name. */
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
   in the cache; 5 ns at times of their own where the processor has AVX2, which is seen when the library is loaded and
   changes no bit, otherwise 11. */
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

/* Component: motion. */

/* A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
   |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT). */
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

/* Component: motion. */

/* A timing function of any sort: the progress y of a value when a part x of the time has passed. It does not change,
   and may be used by several threads at once, except one of a callback. What else uses an easing (a stage, say) keeps
   it alive: the host may destroy its own reference at any time, but not inside the easing's callback. */
typedef struct anim_easing anim_easing;

enum {
    ANIM_LIMIT_EASING_BYTES = 1048576, /* bytes of the text of an easing */
    ANIM_LIMIT_EASING_STEPS = 2147483647, /* steps of steps() */
    ANIM_LIMIT_EASING_STOPS = 4096 /* stops of linear(); one with two percentages counts as two */
};

/* Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
   step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
   default, as anim_curve_make_named has it; the names of Penner's functions, such as easeOutBounce; and
   spring(mass stiffness damping initial-velocity duration).
   Upper and lower case, white space and comments as in CSS; no escapes and no calc(). ANIM_ERROR_SYNTAX with line and
   column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as the calls below. The caller destroys the easing; so below. */
ANIM_API anim_status anim_easing_create_css(const char *text, size_t text_length, anim_easing **easing);

/* A cubic Bezier timing curve, made ready for being evaluated often: that takes some 3 microseconds (up to 12 for a
   curve that is almost level in x somewhere) and 9 (up to 33) kilobytes, and then a value some 3 nanoseconds. Values
   are right to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_curve_value. Beyond
   [0, 1] as there. */
ANIM_API anim_status anim_easing_create_curve(const anim_curve *curve, anim_easing **easing);

enum {
    ANIM_STEP_JUMP_END = 0, /* at the end of each step; the last jump is at 1. CSS's end, and its default */
    ANIM_STEP_JUMP_START = 1, /* at the start of each step; the first jump is at 0. CSS's start */
    ANIM_STEP_JUMP_NONE = 2, /* between the steps only; at least 2 steps */
    ANIM_STEP_JUMP_BOTH = 3 /* at both ends too */
};

/* CSS steps(). position is ANIM_STEP_JUMP_...; count >= 1. Beyond [0, 1] the steps go on. */
ANIM_API anim_status anim_easing_create_steps(int32_t count, int32_t position, anim_easing **easing);

/* CSS linear(): straight lines between stops, of which the outermost go on. inputs are fractions (a CSS percentage
   divided by 100), not a number where one is not given, or null where none is. As CSS says, the first is then 0, the
   last 1, one that is less than an earlier one is raised to it, and others are spaced evenly. Two stops with one
   input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size. */
ANIM_API anim_status anim_easing_create_linear(const double *outputs, const double *inputs, size_t count,
                                               anim_easing **easing);

/* Robert Penner's easing functions: a family plus a direction. */
enum {
    ANIM_PENNER_QUAD = 0,
    ANIM_PENNER_CUBIC = 3,
    ANIM_PENNER_QUART = 6,
    ANIM_PENNER_QUINT = 9,
    ANIM_PENNER_SINE = 12,
    ANIM_PENNER_EXPO = 15, /* 2^(10 x - 10), but 0 at 0 */
    ANIM_PENNER_CIRC = 18,
    ANIM_PENNER_BACK = 21, /* overshoot 1.70158, of in-out 1.525 times that */
    ANIM_PENNER_ELASTIC = 24, /* amplitude 1, period 0.3, of in-out 0.45; 0 at 0 and 1 at 1 */
    ANIM_PENNER_BOUNCE = 27,
    ANIM_PENNER_IN = 0, /* starts slowly */
    ANIM_PENNER_OUT = 1, /* ends slowly */
    ANIM_PENNER_IN_OUT = 2 /* both */
};

/* One of them, as easeInQuad ... easeInOutBounce are usually written: penner is the sum of a family and a direction.
   It is 0 for all x < 0 and 1 for all x > 1. */
ANIM_API anim_status anim_easing_create_penner(int32_t penner, anim_easing **easing);

/* The motion of a spring from 0 to 1, x being the time in units of duration (seconds, 0 < duration <= 1e9).
   initial_velocity in distances per second, at most 1e150 in size. It is not scaled to arrive: as in UIKit, what is
   left of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0. */
ANIM_API anim_status anim_easing_create_spring(const anim_spring *spring, double duration, double initial_velocity,
                                               anim_easing **easing);

/* A timing function of the host's: y at x. It must return: see "Callbacks" above. */
typedef double (*anim_easing_callback)(void *context, double x);

/* An easing that asks the host, on the thread that evaluates it and once for each x (three times for a slope). An
   answer that is not finite is replaced by x. The context must outlive all that uses the easing. */
ANIM_API anim_status anim_easing_create_callback(anim_easing_callback callback, void *context, anim_easing **easing);

/* Releases the host's reference to an easing. */
ANIM_API anim_status anim_easing_destroy(anim_easing *easing);

/* The progress y at x. before is CSS's before flag (0 or 1): at a jump of steps() the value before it, and at the first
   stop of linear() the first of that input; otherwise it means nothing. */
ANIM_API anim_status anim_easing_value(const anim_easing *easing, double x, int32_t before, double *y);

/* The same bits at many x at once, not before; without allocation. ys may be xs itself, or does not overlap it. */
ANIM_API anim_status anim_easing_value_many(const anim_easing *easing, const double *xs, size_t count, double *ys);

/* Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]), where xs has x_count
   numbers: one for each tween, or one for all (x_count 1). values may be origins, targets or xs itself, or does not
   overlap them. The second takes and gives floats; it computes in doubles and rounds once. Every number, and every target
   minus its origin, must be finite. */
ANIM_API anim_status anim_curves_evaluate(const anim_easing *easing, const double *xs, size_t x_count,
                                          const double *origins, const double *targets, size_t count, double *values);
ANIM_API anim_status anim_curves_evaluate_float(const anim_easing *easing, const float *xs, size_t x_count,
                                                const float *origins, const float *targets, size_t count,
                                                float *values);

/* dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(); of a curve right to some 1e-9, of a
   callback a difference quotient over 2^-20. At a corner that to the right. */
ANIM_API anim_status anim_easing_slope(const anim_easing *easing, double x, double *slope);

/* The easing as CSS text that reads back as the same function: keywords for the five named curves, start or jump-start as
   it was read, one percentage for each stop, each number the shortest that reads back as itself. A callback is "callback",
   which cannot be read. */
ANIM_API anim_status anim_easing_css(const anim_easing *easing, char *buffer, size_t capacity, size_t *length);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Keyframes                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

enum {
    ANIM_LIMIT_KEYFRAME_COMPONENTS = 65536, /* components of a keyframe's value */
    ANIM_LIMIT_KEYFRAME_NUMBERS = 1048576 /* numbers in the values of one anim_keyframes */
};

/* A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. It does
   not change after it was made. Values and velocities are rows of component_count numbers, each at most 1e150 in
   size. */
typedef struct anim_keyframes anim_keyframes;

/* How the values between keys come about. */
enum {
    ANIM_KEYFRAMES_DISCRETE = 0, /* each value stays until the next key */
    ANIM_KEYFRAMES_LINEAR = 1, /* straight from key to key */
    ANIM_KEYFRAMES_PACED = 2, /* straight, at constant speed (Euclidean, over the components); key times ignored */
    ANIM_KEYFRAMES_CUBIC = 3, /* on a Kochanek-Bartels spline */
    ANIM_KEYFRAMES_CUBIC_PACED = 4 /* on the spline, with key times such that every segment has the same mean speed: to
                                      find them takes some 20 microseconds a key */
};

/* What the three ways to make keyframes have in common. On each segment an angle turns by at most half a turn, and by
   just half a turn as it is written: full turns are added to the keys' values, also to the last. */
typedef struct anim_keyframe_options {
    uint32_t struct_size;
    uint32_t component_count; /* 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1 */
    int32_t mode; /* ANIM_KEYFRAMES_... of values and blocks; not used for tracks. LINEAR */
    int32_t
        is_eased; /* 0 with ease untouched: blocks ease in and out, and the others not at all; 1: by ease, also where
                         that is linear. 0 */
    uint64_t angles; /* bit i: component i, below 64 and component_count, is an angle that goes the shortest way. 0 */
    double duration; /* seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25 */
    anim_curve ease; /* of the whole timeline, on top of the curves of segments; another than linear counts. Linear */
} anim_keyframe_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_keyframe_options(anim_keyframe_options *options, uint32_t struct_size);

/* Values at key times, as Core Animation's CAKeyframeAnimation: values is a row for each key, at least one;
   value_count is the number of its numbers.
   times: time_count times from 0 to 1 in units of the duration, none below the one before. time_count 0 is evenly.
   Before the first time the first value holds, after the last one the last. Equal times are a jump. In the discrete
   mode time_count may be the number of keys and 1, as Core Animation asks for: the last time is then the end of the
   last value. Otherwise it is the number of keys. The paced modes ignore times.
   curves: curve_count timing curves; 0: none, 1: for every segment, a key less: one for each. The discrete and
   paced modes ignore them.
   parameters: tension, continuity and bias of each key, each at most 1e6 in size; parameter_count is 3 for each
   key, or 0. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local tension,
   continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters of 0 the
   tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with d the
   segment's length in time; at an end, or next to a jump, it is the difference of the segment.)
   options may be null where its defaults will do. The caller destroys what is made. ANIM_ERROR_ARGUMENT names the
   index at fault. */
ANIM_API anim_status anim_keyframes_create_values(const anim_keyframe_options *options, const double *values,
                                                  size_t value_count, const double *times, size_t time_count,
                                                  const anim_curve *curves, size_t curve_count,
                                                  const double *parameters, size_t parameter_count,
                                                  anim_keyframes **keyframes);

/* Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
   (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
   blocks it holds; a duration of 0 jumps; a block that would go on beyond 1 arrives at 1. Blocks follow each other
   by start, then by index; one that starts while another runs takes over from the value at that moment (on the
   straight course; in the discrete mode the one before has not come yet then). In the cubic mode blocks that meet
   are one spline, which comes to rest where a gap follows, and overshoots where the direction turns.
   count is the number of blocks, value_count that of all their numbers. initial: the value at 0, a row;
   initial_count 0: what the caller gives when it evaluates. */
ANIM_API anim_status anim_keyframes_create_blocks(const anim_keyframe_options *options, const double *starts,
                                                  const double *durations, size_t count, const double *values,
                                                  size_t value_count, const double *initial, size_t initial_count,
                                                  anim_keyframes **keyframes);

/* How a keyframe of a track is reached. */
enum {
    ANIM_KEYFRAME_LINEAR = 0, /* straight, eased by the keyframe's curve */
    ANIM_KEYFRAME_CUBIC = 1, /* on a cubic curve */
    ANIM_KEYFRAME_SPRING = 2, /* by the keyframe's spring */
    ANIM_KEYFRAME_MOVE = 3 /* at once */
};

enum { ANIM_KEYFRAME_HAS_START_VELOCITY = 1, ANIM_KEYFRAME_HAS_END_VELOCITY = 2, ANIM_KEYFRAME_SETTLES = 4 };

typedef struct anim_keyframe {
    int32_t kind; /* ANIM_KEYFRAME_... */
    uint32_t flags; /* ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES */
    double duration; /* seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES */
    anim_curve curve; /* of LINEAR */
    anim_spring spring; /* of SPRING */
} anim_keyframe;

/* One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
   velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end, of which
   those are read that its flags name: a start velocity for CUBIC and SPRING, an end velocity for CUBIC.
   velocities_count may be 0 where no flag names any. What is not given continues the motion: cubics that meet are a
   Catmull-Rom spline; next to a keyframe of another kind a cubic takes that one's velocity, a spring the velocity
   of what was before it. The end of the track, and a MOVE, are at rest.
   A spring that SETTLES runs as long as it takes from rest to be at rest within 1/1000 of its way, and ends at its
   value. One with a duration is cut: the next keyframe begins where it has come to. The last keyframe ends at its
   value.
   initial: where the track begins, a row, or two with its velocity (one row: at rest); initial_count 0: what the
   caller gives when it evaluates. */
ANIM_API anim_status anim_keyframes_create_track(const anim_keyframe_options *options, const anim_keyframe *keys,
                                                 size_t key_count, const double *values, size_t value_count,
                                                 const double *velocities, size_t velocities_count,
                                                 const double *initial, size_t initial_count,
                                                 anim_keyframes **keyframes);

/* Releases keyframes. */
ANIM_API anim_status anim_keyframes_destroy(anim_keyframes *keyframes);

typedef struct anim_keyframes_info {
    uint32_t struct_size;
    uint32_t component_count;
    uint32_t key_count; /* values, blocks or keyframes */
    int32_t needs_start; /* whether they begin with what the caller gives when it evaluates */
    double duration; /* seconds */
} anim_keyframes_info;

/* Fills the info of no keyframes, with struct_size set. */
ANIM_API anim_status anim_default_keyframes_info(anim_keyframes_info *info, uint32_t struct_size);

/* What keyframes are. info->struct_size must be set, as anim_default_keyframes_info does. */
ANIM_API anim_status anim_keyframes_get_info(const anim_keyframes *keyframes, anim_keyframes_info *info);

/* Values and velocities (units per second) at many times (seconds): a row for each time. count is the numbers that
   values and velocities have room for, time_count times the components; either may be null. Before 0 the motion
   stands at its first value, from its duration on at its last, at rest. At the time of a key it is where the next
   segment begins: a jump has happened. A velocity that would be infinite is 0.
   start: where the motion begins, where it needs that (otherwise it is not read): a row, or two with the velocity.
   Blocks begin at rest always. ANIM_ERROR_ARGUMENT for a start_count that does not fit. */
ANIM_API anim_status anim_keyframes_evaluate(anim_keyframes *keyframes, const double *times, size_t time_count,
                                             const double *start, size_t start_count, double *values,
                                             double *velocities, size_t count);

/* The values of many keyframes at one time: their rows behind each other. value_count is the sum of their component
   counts. ANIM_ERROR_STATE for one that needs a start. */
ANIM_API anim_status anim_keyframes_evaluate_all(anim_keyframes *const *keyframes, size_t keyframes_count, double time,
                                                 double *values, size_t value_count);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Media timing                                                                                                     */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* What a fill mode, a phase and a direction are called. */
enum {
    ANIM_FILL_REMOVED = 0, /* no value outside the active interval ("none" in CSS) */
    ANIM_FILL_FORWARDS = 1, /* after it, its last value stays */
    ANIM_FILL_BACKWARDS = 2, /* before it, its first value is there already */
    ANIM_FILL_BOTH = 3
};

enum { ANIM_PHASE_BEFORE = 0, ANIM_PHASE_ACTIVE = 1, ANIM_PHASE_AFTER = 2 };

enum {
    ANIM_DIRECTION_NORMAL = 0,
    ANIM_DIRECTION_REVERSE = 1,
    ANIM_DIRECTION_ALTERNATE = 2,
    ANIM_DIRECTION_ALTERNATE_REVERSE = 3
};

/* When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is
   (parent time - begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration,
   which is the duration times the repeat count (times two with autoreverses), or the repeat duration. Its begin
   belongs to it and its end does not; the other way round where speed is negative. That is so for
   anim_media_timing_evaluate() and for groups; for what an animation makes of it see anim_stage_animate(). */
typedef struct anim_media_timing {
    uint32_t struct_size;
    int32_t fill_mode; /* ANIM_FILL_... of local time. REMOVED */
    int32_t autoreverses; /* 1: each repeat runs back again. 0 */
    int32_t reserved; /* 0 */
    double begin_time; /* seconds of parent time. 0 */
    double time_offset; /* seconds of local time. 0 */
    double speed; /* negative runs backwards; at 0 local time stands at time_offset. 1 */
    double duration; /* seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0 */
    double repeat_count; /* >= 0, fractional or infinite; 0 says nothing. 0 */
    double repeat_duration; /* seconds of local time, >= 0 or infinite; 0 says nothing. 0. Where both are given, what
                               ends first ends it, as in SMIL (Core Animation leaves it open). */
} anim_media_timing;

/* What a timing says of one moment. Where it is not in effect, the rest is as if it filled on both sides. */
typedef struct anim_media_sample {
    int32_t phase; /* ANIM_PHASE_... */
    int32_t is_in_effect; /* 1: there is a value, in the active phase or by the fill mode */
    int32_t is_reversing; /* 1: on the way back of an autoreversing repeat */
    int32_t reserved; /* 0 */
    double progress; /* 0...1, folded on the way back; at the end and after it that of the end: 1 after 3
                              repeats, 0.5 after 2.5, 0 after having come back */
    double iteration; /* the current repeat, from 0; infinite after the last of infinitely many */
    double local_time; /* seconds, not clamped */
    double iteration_time; /* seconds into the iteration, folded too: the parent time of what is in a group that has
                              this timing */
    double rate; /* d progress / d parent time, per second; 0 outside the active phase */
    double iteration_rate; /* d iteration_time / d parent time; 0 outside the active phase */
} anim_media_sample;

/* Fills the timing with the defaults named above. */
ANIM_API anim_status anim_default_media_timing(anim_media_timing *timing, uint32_t struct_size);

/* The timing at a parent time in seconds. */
ANIM_API anim_status anim_media_timing_evaluate(const anim_media_timing *timing, double parent_time,
                                                anim_media_sample *sample);

/* The same at many times at once; samples has room for count. */
ANIM_API anim_status anim_media_timing_evaluate_many(const anim_media_timing *timing, const double *parent_times,
                                                     size_t count, anim_media_sample *samples);

/* The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at which
   the active phase begins and at which it ends for good: infinite when never, minus infinite when always before. Each
   result pointer may be null. */
ANIM_API anim_status anim_media_timing_interval(const anim_media_timing *timing, double *active_duration,
                                                double *start_time, double *end_time);

/* The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit. */
typedef struct anim_web_timing {
    uint32_t struct_size;
    int32_t fill; /* ANIM_FILL_... REMOVED */
    int32_t direction; /* ANIM_DIRECTION_... NORMAL */
    int32_t reserved; /* 0 */
    double delay; /* signed. 0 */
    double end_delay; /* signed. 0 */
    double iteration_start; /* >= 0. 0 */
    double iterations; /* >= 0 or infinite. 1 */
    double duration; /* of one iteration, >= 0 or infinite. 0 */
    double playback_rate; /* the animation's: only its sign counts here. 1 */
} anim_web_timing;

/* What a timing says of one moment. What the specification calls unresolved is told by is_in_effect, and is 0. */
typedef struct anim_web_sample {
    int32_t phase; /* ANIM_PHASE_... */
    int32_t is_in_effect; /* 0: the numbers below are unresolved */
    int32_t is_reversing; /* 1: the current direction is reverse */
    int32_t reserved; /* 0 */
    double active_time;
    double overall_progress;
    double simple_iteration_progress; /* 0...1 */
    double current_iteration; /* infinite after the last of infinitely many */
    double directed_progress; /* 0...1: the input of the timing function */
} anim_web_sample;

/* Fills the timing with the defaults named above. */
ANIM_API anim_status anim_default_web_timing(anim_web_timing *timing, uint32_t struct_size);

/* The timing at a local time, the animation's current time. */
ANIM_API anim_status anim_web_timing_evaluate(const anim_web_timing *timing, double local_time,
                                              anim_web_sample *sample);

/* The same at many times at once; samples has room for count. */
ANIM_API anim_status anim_web_timing_evaluate_many(const anim_web_timing *timing, const double *local_times,
                                                   size_t count, anim_web_sample *samples);

/* The active duration and the end time. Either result pointer may be null. */
ANIM_API anim_status anim_web_timing_interval(const anim_web_timing *timing, double *active_duration, double *end_time);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Decay, drags and velocity                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* Momentum that dies away: x = from + velocity / rate * (1 - e^(-rate * t)). What runs into a bound is taken over there
   by the spring, with the velocity that it has, and comes back to the bound; what begins beyond one springs back at
   once. Several components go one by one. Places and velocities are at most 1e150 in size (ANIM_ERROR_LIMIT). */
typedef struct anim_decay {
    uint32_t struct_size;
    int32_t reserved; /* 0 */
    double rate; /* per second, 2^-300 to 2^300. 2.002..., what UIScrollView's 0.998 a millisecond makes */
    double minimum; /* may be -infinity. -infinity */
    double maximum; /* >= minimum; may be infinity. infinity */
    anim_spring spring; /* mass 1, stiffness 100, damping 20: critically damped */
} anim_decay;

/* Fills the decay with the defaults named above. */
ANIM_API anim_status anim_default_decay(anim_decay *decay, uint32_t struct_size);

/* The rate per second of a decay that leaves this part (0 < remaining < 1) of the velocity every millisecond:
   -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast). */
ANIM_API anim_status anim_decay_rate(double remaining, double *rate);

/* Value and velocity (units per second) at many times (seconds since the start; a negative time is taken as 0) of what
   starts at from with the given velocity. values and velocities have room for count numbers; either may be null. */
ANIM_API anim_status anim_decay_evaluate(const anim_decay *decay, const double *times, size_t count, double from,
                                         double velocity, double *values, double *velocities);

/* The same for many components at one time: component i starts at from[i] with initial_velocities[i]. values may be
   from, and velocities initial_velocities. */
ANIM_API anim_status anim_decay_evaluate_each(const anim_decay *decay, double time, const double *from,
                                              const double *initial_velocities, size_t count, double *values,
                                              double *velocities);

/* Where it ends, the seconds after which a bound's spring has it (infinite when none takes it), and a time from which
   it stays within threshold (> 0) of its end, in units and in units per second; infinite when never. Each result
   pointer may be null. */
ANIM_API anim_status anim_decay_predict(const anim_decay *decay, double from, double velocity, double threshold,
                                        double *end, double *takeover, double *resting_time);

/* The initial velocity with which a decay from one place, without bounds, ends at another: rate * (target - from). */
ANIM_API anim_status anim_decay_velocity(const anim_decay *decay, double from, double target, double *velocity);

/* The resistance of a scroll view that is dragged beyond its bounds: a drag of x beyond one is shown
   (1 - 1 / (x * coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at
   most 1e150 in size (ANIM_ERROR_LIMIT). */
typedef struct anim_rubber_band {
    double minimum; /* may be -infinity */
    double maximum; /* >= minimum; may be infinity */
    double dimension; /* of the view in that direction, above 0 and at most 1e150 */
    double coefficient; /* above 0 and at most 1e150; UIScrollView's is 0.55 */
} anim_rubber_band;

/* Where what is dragged to each position is shown. values may be positions itself. */
ANIM_API anim_status anim_rubber_band_values(const anim_rubber_band *band, const double *positions, size_t count,
                                             double *values);

/* The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound. */
ANIM_API anim_status anim_rubber_band_positions(const anim_rubber_band *band, const double *values, size_t count,
                                                double *positions);

/* The velocity of a pointer when it is let go, from its last samples: the slope, at the newest, of a parabola by least
   squares through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy LSQ2). Two
   samples make a line, and so do samples that lie too unevenly in time for a parabola. The velocity is 0 with one
   sample, where the samples span less than a millisecond, and where the pointer had stopped: more than 40 ms without a
   sample or in one place; samples from before so long a gap do not count. Coordinates are at most 1e150 in size. */
typedef struct anim_velocity_estimator anim_velocity_estimator;

/* An estimator without samples. The caller destroys it. */
ANIM_API anim_status anim_velocity_estimator_create(anim_velocity_estimator **estimator);

/* Releases an estimator. */
ANIM_API anim_status anim_velocity_estimator_destroy(anim_velocity_estimator *estimator);

/* Forgets all samples: for the next time that a pointer goes down. */
ANIM_API anim_status anim_velocity_estimator_reset(anim_velocity_estimator *estimator);

/* Adds where the pointer is at many times (seconds of any clock), in order: coordinates are the x and y of each in turn,
   2 * count numbers. A sample at the time of the last one replaces it; one of an earlier time is ignored. The place at
   which a pointer goes up is usually the last one repeated, and is better left out. */
ANIM_API anim_status anim_velocity_estimator_add(anim_velocity_estimator *estimator, const double *times,
                                                 const double *coordinates, size_t count);

/* The velocity in units per second of a pointer that is let go at a time (seconds, of the samples' clock). */
ANIM_API anim_status anim_velocity_estimator_estimate(const anim_velocity_estimator *estimator, double time, double *x,
                                                      double *y);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Colors                                                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
   are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians. */
enum {
    ANIM_COLOR_SRGB = 0, /* red, green, blue; the transfer function is mirrored below 0 */
    ANIM_COLOR_LINEAR_SRGB = 1, /* the same proportional to light */
    ANIM_COLOR_DISPLAY_P3 = 2, /* red, green, blue of Display P3 with sRGB's transfer function */
    ANIM_COLOR_OKLAB = 3, /* lightness from 0 to 1, a, b */
    ANIM_COLOR_OKLCH = 4 /* lightness from 0 to 1, chroma, hue */
};

/* Which way round a hue goes (CSS Color 4, section 12.4). */
enum {
    ANIM_HUE_SHORTER = 0, /* by at most half a turn */
    ANIM_HUE_LONGER = 1, /* by at least half a turn; by a whole one between equal hues */
    ANIM_HUE_INCREASING = 2, /* never backwards */
    ANIM_HUE_DECREASING = 3 /* never forwards */
};

/* How a color moves to another. All zeros is straight sRGB. */
typedef struct anim_color_interpolation {
    int32_t space; /* ANIM_COLOR_... */
    int32_t hue; /* ANIM_HUE_...; only OKLCH has a hue */
    int32_t is_premultiplied; /* 1: components but the hue are multiplied by the opacity meanwhile, as CSS does */
} anim_color_interpolation;

/* Converts count colors of four numbers each from one space to another, right to 1e-12 within the gamuts (save light
   from 0.0031308 to 0.003130806, where CSS's rounded limits contradict each other: here everything comes back from
   linear light as it went in). A hue comes out from 0 to 2 pi. The opacity is carried through. Nothing changes where
   the spaces are the same; otherwise components beyond 1e30 in size are taken as that. Numbers are at most 1e150 in
   size (ANIM_ERROR_LIMIT). results has room for 4 * count numbers and may be colors itself. count is at most
   ANIM_LIMIT_ARRAY / 4. */
ANIM_API anim_status anim_color_convert(int32_t from_space, int32_t to_space, const double *colors, size_t count,
                                        double *results);

/* The color at a progress from one color (0) to another (1) as CSS Color 4, section 12, says: both, four numbers of
   sRGB that are not premultiplied, go to the space, there to each other, and back. In OKLCH a color whose chroma is
   at most 0.000004 has no hue, and takes over the other's. A progress beyond 0 and 1 extrapolates. Where the result is
   transparent and is_premultiplied is 1, it is black. Numbers are at most 1e150 in size. result has room for four
   numbers, and may be from or to. */
ANIM_API anim_status anim_color_interpolate(const anim_color_interpolation *interpolation, const double *from,
                                            const double *to, double progress, double *result);

/* The same at many progresses: results has room for 4 * count numbers, which overlap no argument. count is at most
   ANIM_LIMIT_ARRAY / 4. */
ANIM_API anim_status anim_color_interpolate_many(const anim_color_interpolation *interpolation, const double *from,
                                                 const double *to, const double *progresses, size_t count,
                                                 double *results);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Transforms as motion                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

struct anim_transform; /* see Paths */

/* A transform taken apart: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
   a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
   cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
   remainder instead of the skew). Of the two scales of a transform that mirrors, one is negative: scale_x where
   a < d. */
typedef struct anim_transform_parts {
    double tx, ty;
    double angle; /* from -pi to pi; positive turns clockwise on the screen */
    double scale_x, scale_y;
    double skew; /* the tangent of the skew's angle */
    double shear; /* 0, unless scale_y is 0 or below 1e-9 of it */
} anim_transform_parts;

/* Takes a transform apart. Every one has parts, singular ones too. Coefficients are at
   most 1e150 in size (ANIM_ERROR_LIMIT). */
ANIM_API anim_status anim_transform_decompose(const struct anim_transform *transform, anim_transform_parts *parts);

/* The transform that parts make, which may be any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients
   that would be beyond 1e150 in size are clamped to it. */
ANIM_API anim_status anim_transform_recompose(const anim_transform_parts *parts, struct anim_transform *transform);

/* The transform at a progress from one (0) to another (1), part by part: the angle the short way round; where one is
   mirrored in x and the other in y, by half a turn instead. A progress beyond 0 and 1 extrapolates. Where either is
   singular, or as good as (its parts have a scale of 0 or a shear), it jumps at 0.5, as CSS says. Numbers are at most
   1e150 in size. result may be from or to. */
ANIM_API anim_status anim_transform_interpolate(const struct anim_transform *from, const struct anim_transform *to,
                                                double progress, struct anim_transform *result);

/* The same at many progresses: results has room for count transforms, which overlap no argument. count is at most
   ANIM_LIMIT_ARRAY / 6. */
ANIM_API anim_status anim_transform_interpolate_many(const struct anim_transform *from, const struct anim_transform *to,
                                                     const double *progresses, size_t count,
                                                     struct anim_transform *results);

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

     abs acos asin atan cos exp sin sqrt tan, log (natural), degrees(radians), radians(degrees)
     ceil floor trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself)
     atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
     min, max             of two or more; NaN where one is
     mod(x, y)            the remainder with the sign of y, exact but for one addition: Python's %
     clamp(x, low, high)  min(max(x, low), high)
     mix(a, b, t)         a * (1 - t) + b * t
     smoothstep(low, high, x)  u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
     if(c, a, b)          c ? a : b

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
ANIM_API anim_status anim_expression_create(const char *text, size_t text_length, const char *const *names,
                                            const size_t *name_lengths, size_t count, anim_expression **expression);

/* Releases an expression. */
ANIM_API anim_status anim_expression_destroy(anim_expression *expression);

/* Which variables it reads, by position, each once, in order of appearance. *count receives how many; a capacity of 0
   asks for that alone. */
ANIM_API anim_status anim_expression_variables(const anim_expression *expression, int32_t *variables, size_t capacity,
                                               size_t *count);

/* The value. variables has a number for each name; count must be their number. Variables may be infinite or NaN, and
   so may the result. */
ANIM_API anim_status anim_expression_evaluate(const anim_expression *expression, const double *variables, size_t count,
                                              double *result);

/* The same many times at once: variables has result_count rows, each with a number for each name; variable_count must
   be the product. results may be variables itself. */
ANIM_API anim_status anim_expression_evaluate_many(const anim_expression *expression, const double *variables,
                                                   size_t variable_count, double *results, size_t result_count);

/* The value, and how fast it changes, from how fast the variables do: the chain rule. Of a conditional, min, max and
   clamp it is the rate of what was chosen; what moves in jumps (comparisons, floor...) has rate 0, and so has abs at
   0. What does not change has rate 0 even where the slope is infinite, as that of sqrt is at 0. Variables and rates may
   be infinite or NaN, and so may the results. Either result pointer may be null. */
ANIM_API anim_status anim_expression_derivative(const anim_expression *expression, const double *variables,
                                                const double *rates, size_t count, double *value, double *rate);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths                                                                                                            */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT). */
typedef struct anim_path anim_path;

enum {
    ANIM_VERB_MOVE = 0, /* 1 point: begins a subpath */
    ANIM_VERB_LINE = 1, /* 1 point */
    ANIM_VERB_QUADRATIC = 2, /* 2 points: control, end */
    ANIM_VERB_CUBIC = 3, /* 3 points: control, control, end */
    ANIM_VERB_CLOSE = 4 /* 0 points */
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
/* Paths: SVG path data                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* How path data are read. */
typedef struct anim_path_parsing {
    uint32_t struct_size;
    int32_t
        lenient; /* 0: data with an error are refused; 1: all before the error is kept, as SVG's error handling says */
    double arc_accuracy; /* largest error of the cubics of an arc, in its larger radius: 1e-13 to 1 */
} anim_path_parsing;

/* Fills the options with their defaults: strict, arcs within 1e-9. */
ANIM_API anim_status anim_default_path_parsing(anim_path_parsing *options, uint32_t struct_size);

/* Replaces the path's contents by SVG path data: the grammar of SVG 2 (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF),
   every command, absolute and relative, with exponents in numbers. The memory is used again.
   Numbers are the nearest doubles, whatever the locale; minus zero becomes 0. Relative coordinates add up as doubles.
   Arcs become cubic curves, as many as arc_accuracy takes, and end at their very end points; an arc whose radius is 0 is a
   line, one that ends where it begins is nothing, radii that do not reach are made larger. An empty text is an empty path;
   "none" is CSS's word and no path data. A second Z in a row adds nothing; after Z a command other than M begins with a
   move to where the subpath began. A point without digits after it belongs to no number.
   options may be null for the defaults. *error_offset, which may be null, receives the byte of the text where the first
   error is, -1 where there is none; also where the call fails for that error, unlike other out-pointers.
   ANIM_ERROR_SYNTAX where the text is no path data, ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too many verbs and
   for a text of more than ANIM_LIMIT_TEXT_BYTES: the message says what was expected and found at which byte, and
   anim_last_error_place() gives line and column. With lenient set these two errors in the data are not the call's: it
   returns ANIM_OK with all that stands before, and message and place are set nevertheless. O(text_length). */
ANIM_API anim_status anim_path_parse(anim_path *path, const char *text, size_t text_length,
                                     const anim_path_parsing *options, int64_t *error_offset);

/* Which coordinates path data are written with. */
enum {
    ANIM_PATH_ABSOLUTE = 0, /* capital letters */
    ANIM_PATH_RELATIVE = 1, /* small letters, save where adding up would not give the very number back */
    ANIM_PATH_SHORTER = 2 /* for each command whichever takes fewer bytes */
};

/* How path data are written. */
typedef struct anim_path_format {
    uint32_t struct_size;
    int32_t minified; /* 1: as few bytes as possible: no command and no separator that need not be, H, V, S and T, .5
                            for 0.5, 1e3 for 1000; 0: a command for each verb, a space between numbers */
    int32_t coordinates; /* ANIM_PATH_ABSOLUTE, ANIM_PATH_RELATIVE or ANIM_PATH_SHORTER */
    int32_t digits; /* decimals that numbers are rounded to, 0 to 15; -1: as many as it takes to lose nothing */
} anim_path_format;

/* Fills the format with its defaults: minified, the shorter coordinates, nothing lost. */
ANIM_API anim_status anim_default_path_format(anim_path_format *format, uint32_t struct_size);

/* The path as SVG path data. With digits = -1 reading them gives the very same path, save that minus zero becomes 0.
   Errors of rounded relative coordinates do not add up: each is the difference to what a reader has by then. format may
   be null for the defaults. O(verbs). */
ANIM_API anim_status anim_path_write(const anim_path *path, const anim_path_format *format, char *buffer,
                                     size_t capacity, size_t *length);

/* An arc of an ellipse from the current point to (x, y), as SVG's A draws it: a radius of 0 makes a line, negative radii
   count as positive, radii that do not reach are made larger, and an arc that ends where it begins is nothing. rotation of
   the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1 the one clockwise
   on the screen. It becomes cubic curves within accuracy (1e-13 to 1) of the larger radius, and ends at (x, y) itself.
   ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when points of the arc are beyond 1e150. */
ANIM_API anim_status anim_path_arc(anim_path *path, double radius_x, double radius_y, double rotation, int32_t large,
                                   int32_t sweep, double x, double y, double accuracy);

/* An arc of an ellipse around a center, from the angle start on by angle (radians, clockwise on the screen, both in the
   ellipse's own frame; more than a whole turn is one). Radii >= 0. Where the last subpath is open a line leads to the
   arc's beginning, unless it is there already; otherwise the arc begins a subpath. accuracy and errors as above. */
ANIM_API anim_status anim_path_add_arc(anim_path *path, double center_x, double center_y, double radius_x,
                                       double radius_y, double rotation, double start, double angle, double accuracy);

/* When two texts of path data have the same structure. */
enum {
    /* the same number and types of commands in the same order, H and h being of one type: CSS Shapes 1 (interpolation of
       path()) and SVG 2, 9.3.2 (the d property), as browsers read them */
    ANIM_PATH_RULE_CSS = 0,
    /* exactly the same list of commands, H and h being two: SVG 1.1, 8.2 (animation of the d attribute) */
    ANIM_PATH_RULE_SMIL = 1
};

/* Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them:
   *difference receives -1 where they have, otherwise the number of commands before the first that differs. Arguments that
   repeat without a letter are commands of their own, those after M and m of L and l. ANIM_ERROR_SYNTAX and
   ANIM_ERROR_LIMIT as anim_path_parse(), for the first text that is no path data. O(a_length + b_length). */
ANIM_API anim_status anim_path_data_match(const char *a, size_t a_length, const char *b, size_t b_length, int32_t rule,
                                          int64_t *difference);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: lengths, points and nearest points                                                                         */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* All segments that a path draws, the lines of ANIM_VERB_CLOSE included, stand in a row, whatever subpath they belong to;
   moves have no length. Lengths are in the path's units, from the beginning of the first subpath; those below 0 and
   beyond the end are clamped to them. The first question about places at lengths measures the path, to the rounding of
   doubles, and keeps the tables until the path changes: one costs O(log verbs) then. */

/* A place on an outline. Where two segments meet, a place at a length is the beginning of the second, and its tangent
   the direction in which the path goes on; the end of the path is that of its last segment. At a cusp the tangent is
   that of what follows; where control points coincide, the limit; (1, 0) on what is a point. */
typedef struct anim_path_place {
    double x, y;
    double tangent_x,
        tangent_y; /* the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal */
    double curvature; /* 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps */
    double length; /* along the path */
    double distance; /* from the point that was asked for; 0 where none was */
    double parameter; /* of the verb's segment, 0...1 */
    uint32_t verb; /* the index of the verb that draws the segment */
    uint32_t subpath; /* which, from 0 */
} anim_path_place;

enum {
    ANIM_PATH_POINTS = 0, /* x and y: 2 numbers a length */
    ANIM_PATH_TANGENTS = 1, /* x and y of the unit tangent: 2 */
    ANIM_PATH_NORMALS = 2, /* the tangent turned by a quarter clockwise on the screen: 2 */
    ANIM_PATH_ANGLES = 3, /* of the tangent with the x axis, radians, clockwise on the screen, -pi...pi: 1 */
    ANIM_PATH_CURVATURES = 4, /* as in anim_path_place: 1 */
    ANIM_PATH_PARAMETERS = 5 /* the verb's index and the parameter added up, 0...1 of each verb: 1 */
};

enum {
    ANIM_ROTATE_FIXED = 0, /* by the angle alone */
    ANIM_ROTATE_AUTO = 1 /* with the path's direction, plus the angle: SVG's rotate="auto", CSS's offset-rotate: auto */
};

/* The length of the outline. accuracy is by how much it may be wrong, the rounding of doubles apart; 0 stands for 1e-10
   of the length. >= 0. Of an empty path 0. */
ANIM_API anim_status anim_path_length(const anim_path *path, double accuracy, double *length);

/* How far along the path the parameter (0...1, clamped) of the verb at an index is: the inverse of a place's verb and
   parameter. ANIM_ERROR_NOT_FOUND for a verb that there is not. */
ANIM_API anim_status anim_path_length_at(const anim_path *path, uint32_t verb, double parameter, double *length);

/* The place at a length. ANIM_ERROR_STATE on an empty path, as the three functions that follow. */
ANIM_API anim_status anim_path_place_at(const anim_path *path, double length, anim_path_place *place);

/* What is at many lengths: what is ANIM_PATH_..., and results has one or two numbers for each of count lengths.
   Fastest for lengths in order. */
ANIM_API anim_status anim_path_values_at(const anim_path *path, int32_t what, const double *lengths, size_t count,
                                         double *results);

/* Motion along the path: for each length what puts a thing that is drawn at the origin, looking right, to its place.
   rotation is ANIM_ROTATE_...; pi as the angle looks back (auto-reverse). For motion that is paced, let the length grow
   evenly. */
ANIM_API anim_status anim_path_transforms_at(const anim_path *path, int32_t rotation, double angle,
                                             const double *lengths, size_t count, anim_transform *transforms);

/* The place on the outline that is nearest to a point, with its distance; of several as near the first. Every minimum of
   the distance that could be the least is looked at, so that none is missed. Moves count only in a path that draws
   nothing. */
ANIM_API anim_status anim_path_nearest(const anim_path *path, double x, double y, anim_path_place *place);

/* The same for many points, x and y in a row. Of the results, each null where it is not wanted, nearest has the x and y of
   the places in a row, and distances and lengths one number each. */
ANIM_API anim_status anim_path_nearest_many(const anim_path *path, const double *points, size_t count, double *nearest,
                                            double *distances, double *lengths);

enum {
    ANIM_TRIM_SUBPATHS = 1, /* each subpath by itself; otherwise all as one line after the other */
    ANIM_TRIM_LENGTHS = 2 /* start, end and offset are lengths; otherwise fractions of the length, 0...1 */
};

/* Which part of an outline anim_path_trim keeps. */
typedef struct anim_path_trim_options {
    uint32_t struct_size;
    uint32_t flags; /* ANIM_TRIM_... added up. 0 */
    double start; /* where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1 */
    double end;
    double offset; /* moves both along; what leaves the path at its end comes in again at its beginning. 0 */
} anim_path_trim_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_path_trim_options(anim_path_trim_options *options, uint32_t struct_size);

/* Makes result, which may be the path itself, the part of the path that the options keep, met to 1e-12 of the length.
   Where the part wraps around in a closed subpath (all of the path, or with ANIM_TRIM_SUBPATHS each one) it goes on without
   a gap. A subpath that is kept whole stays closed. Nothing of the path is an empty path. */
ANIM_API anim_status anim_path_trim(const anim_path *path, const anim_path_trim_options *options, anim_path *result);

/* Cuts the path at lengths, in any order, and makes result, which may be the path itself, the piece of that index; *pieces
   receives how many there are (may be null). Lengths at or beyond an end and those given twice cut nothing more. A path
   that is one closed subpath is a ring: cut once, also at its beginning, it is one open piece; the last of several pieces
   goes on over the beginning to the first cut. ANIM_ERROR_NOT_FOUND for an index beyond the pieces. */
ANIM_API anim_status anim_path_split(const anim_path *path, const double *lengths, size_t count, size_t index,
                                     anim_path *result, size_t *pieces);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: areas, winding and flattening                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* What a path is made of: a move and what is drawn until the next. */
typedef struct anim_subpath {
    uint64_t first_verb, verb_count; /* where its verbs are among the path's */
    uint64_t first_coordinate, coordinate_count; /* where its coordinates are, two a point */
    double area; /* as of anim_path_area() */
    int32_t is_closed; /* 1 where its last verb is a close */
    int32_t reserved; /* 0 */
} anim_subpath;

/* The path's subpaths in order: *count receives how many there are; a capacity of 0 asks for that alone (subpaths may
   then be null), one that is too small is ANIM_ERROR_CAPACITY. */
ANIM_API anim_status anim_path_subpaths(const anim_path *path, anim_subpath *subpaths, size_t capacity, size_t *count);

/* The smallest upright rectangle that holds all points, those that control curves too: quicker than
   anim_path_bounds(), and never smaller. ANIM_ERROR_STATE on an empty path. */
ANIM_API anim_status anim_path_control_bounds(const anim_path *path, anim_rectangle *bounds);

/* The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; what is
   enclosed twice counts twice, and what runs the other way (as holes do) is subtracted. Exact but for rounding, by
   Green's theorem; relative to each subpath's start, so that a place far from the origin costs no accuracy. */
ANIM_API anim_status anim_path_area(const anim_path *path, double *area);

/* The center of mass of what the path encloses, counted as by anim_path_area(). The middle of the bounding box where
   the area is less than 1e-12 of that of the box; ANIM_ERROR_STATE on an empty path. */
ANIM_API anim_status anim_path_centroid(const anim_path *path, anim_point *centroid);

/* How often the outline runs around a point: clockwise on the screen, minus counter-clockwise. Open subpaths count as
   closed. On the outline itself it may be that of either side; 1e-12 of the path's size beside it, it is right. */
ANIM_API anim_status anim_path_winding(const anim_path *path, double x, double y, int32_t *winding);

/* The same at many points. The pointers may be null where count is 0. */
ANIM_API anim_status anim_path_windings(const anim_path *path, const anim_point *points, size_t count,
                                        int32_t *windings);

/* Whether a point lies inside by a rule: ANIM_FILL_NONZERO (a winding number other than 0) or ANIM_FILL_EVENODD (an
   odd one). */
ANIM_API anim_status anim_path_contains_by(const anim_path *path, double x, double y, int32_t fill_rule,
                                           int32_t *inside);

/* Replaces what result holds, which may be the path itself, by the path as straight lines, nowhere farther from it
   than a tolerance (in points, above 0; less than 2^-46 of a curve's size counts as that). Lines and closes stay as
   they are. Each curve becomes lines of about equal errors, as few as that takes: cut at equal parts of the integral
   of the root of its curvature (R. Levien, "Flattening quadratic Beziers", 2019), each line then proved to be near
   enough. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES. */
ANIM_API anim_status anim_path_flatten(const anim_path *path, double tolerance, anim_path *result);

/* How many verbs and coordinates anim_path_flatten() gives, without building it. Either pointer may be null. */
ANIM_API anim_status anim_path_flatten_counts(const anim_path *path, double tolerance, size_t *verb_count,
                                              size_t *coordinate_count);

/* The flattened path as rows of points: those of subpath i end before points[ends[i]], and begin where those of the
   one before end. A closed subpath ends with its first point again. *point_count and *subpath_count receive how many
   there are; capacities of 0 for both ask for that alone (points and ends may then be null), one that is too small is
   ANIM_ERROR_CAPACITY. */
ANIM_API anim_status anim_path_polylines(const anim_path *path, double tolerance, anim_point *points,
                                         size_t point_capacity, size_t *point_count, size_t *ends, size_t end_capacity,
                                         size_t *subpath_count);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: parts and changes                                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* Each of these replaces what result holds, which may be the path itself. */

/* The same path. */
ANIM_API anim_status anim_path_assign(const anim_path *path, anim_path *result);

/* Whether two paths have the same verbs and equal coordinates. */
ANIM_API anim_status anim_path_equal(const anim_path *path, const anim_path *other, int32_t *equal);

/* One subpath. ANIM_ERROR_NOT_FOUND where there are not so many. */
ANIM_API anim_status anim_path_subpath(const anim_path *path, size_t index, anim_path *result);

/* Appends another path, which may be the path itself, to a path. The transform may be null. Coordinates that would be
   beyond 1e150 in size are clamped to it. */
ANIM_API anim_status anim_path_extend(anim_path *path, const anim_path *other, const anim_transform *transform);

/* The same; but where the path's last subpath is open, the other's first goes on from its end: by a line to where it
   begins, or by nothing where that is the same point. */
ANIM_API anim_status anim_path_join(anim_path *path, const anim_path *other);

/* The outline walked the other way: the last subpath first, each from its end to its start. A closed subpath begins
   where it began, and is closed. */
ANIM_API anim_status anim_path_reverse(const anim_path *path, anim_path *result);

/* The path with one of its subpaths reversed, all in their places. ANIM_ERROR_NOT_FOUND where there are not so many. */
ANIM_API anim_status anim_path_reverse_subpath(const anim_path *path, size_t index, anim_path *result);

/* Every segment, the line of a close too, in so many parts (at least 1) of equal parameter; or, where longest is not
   infinite, in so many or more parts of equal length (to 1e-9 of it) of which none is longer than longest (> 0).
   ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is made. */
ANIM_API anim_status anim_path_subdivide(const anim_path *path, uint32_t parts, double longest, anim_path *result);

enum {
    ANIM_CONVERT_CUBICS = 0, /* quadratic curves as cubic ones: exactly, but for rounding */
    ANIM_CONVERT_ALL_CUBICS = 1, /* lines too, that of a close as a curve before it */
    ANIM_CONVERT_QUADRATICS = 2 /* cubic curves as quadratic ones within the tolerance */
};

/* The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones of equal parts
   of its parameter, which then have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them (Sederberg,
   "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic curves. */
ANIM_API anim_status anim_path_convert(const anim_path *path, int32_t conversion, double tolerance, anim_path *result);

/* The path with all its open subpaths closed. */
ANIM_API anim_status anim_path_close_all(const anim_path *path, anim_path *result);

/* The path without what draws nothing: segments all of whose points are within the tolerance (>= 0, in points, in x and
   in y) of where they begin, and subpaths of which nothing is left. */
ANIM_API anim_status anim_path_clean(const anim_path *path, double tolerance, anim_path *result);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Paths: strokes, dashes and corners                                                                                */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

enum { ANIM_JOIN_MITER_CLIP = 3 }; /* besides ANIM_JOIN_..., of strokes as outlines: a miter cut off at the limit */

/* How an outline is stroked: the terms and rules of SVG 2, chapter 13.5. */
typedef struct anim_stroke_style {
    uint32_t struct_size;
    int32_t cap; /* ANIM_CAP_... BUTT */
    int32_t join; /* ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP as well. MITER */
    uint32_t dash_count; /* 0 */
    double width; /* 0 (which draws nothing) to 1e150. 1 */
    double miter_limit; /* at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4 */
    double dash_offset; /* how far into its dashes each subpath begins; may be negative. 0 */
    ANIM_POINTER(const double, dashes); /* lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them
                                           counts twice. Null for none; none, or all 0, is solid */
} anim_stroke_style;

/* Fills the style with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_stroke_style(anim_stroke_style *style, uint32_t struct_size);

/* The outline of a path's stroke, to be filled by the non-zero rule. It replaces what result holds, which may be path.
   Curves stay curves: cubic ones that are within tolerance of those at half the width beside the center line. A
   tolerance of 0 is a thousandth of the width; less than 1e-9 of the largest coordinate or the width counts as that.
   A closed subpath gives two outlines of opposite directions, an open one gives one; bends that are tighter than half
   the width add outlines of their own, and outlines may overlap. The whole is the stroke shape of SVG 2: what the
   normals sweep, with joins and caps. A cusp is round, as ever tighter bends are. A subpath without a length shows
   its round or square caps, that of a lone move nothing.
   style may be null for the defaults. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES or ANIM_LIMIT_PATH_VERBS
   verbs. */
ANIM_API anim_status anim_path_stroke(const anim_path *path, const anim_stroke_style *style, double tolerance,
                                      anim_path *result);

/* The dashes of a path as open subpaths, lengths and offset as in anim_stroke_style. They replace what result holds,
   which may be path. Curves stay curves, cut to 1e-9 of their length. Each subpath begins anew; the last dash of a
   closed one goes on with its first where both reach the start. A dash of length 0 is a line from a point to itself.
   ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_DASHES. */
ANIM_API anim_status anim_path_dash(const anim_path *path, const double *dashes, size_t count, double offset,
                                    anim_path *result);

/* The path with its corners rounded, which replaces what result holds; result may be path. A corner is where two
   segments of a subpath meet at an angle; that at the start of a closed subpath is its first. radii are those of the
   corners in order (0 to 1e150), from the beginning again where there are more; a count of 0 changes nothing.
   Between two lines a corner becomes an arc, a cubic curve for each quarter turn. Its radius is cut down so that it
   takes no more than half of a line that ends in another corner, and no more than all of another. Where a curve is one
   of the two, both are cut as far from the corner, along them, as lines would be, and a cubic curve joins them that
   goes on in their directions.
   smoothing is 0 for arcs. Up to 1, a corner between two lines begins earlier by that part of what the arc takes, as
   far as there is room, and its curvature rises from 0 to that of a shorter arc: continuous corners, as iOS has. */
ANIM_API anim_status anim_path_round_corners(const anim_path *path, const double *radii, size_t count, double smoothing,
                                             anim_path *result);

/* Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join
   or a cap. No outline is made. style may be null for the defaults. */
ANIM_API anim_status anim_path_stroke_contains(const anim_path *path, double x, double y,
                                               const anim_stroke_style *style, int32_t *inside);

/* The same for many points: inside has room for count numbers, each 0 or 1. points and inside may be null where count
   is 0. */
ANIM_API anim_status anim_path_stroke_contains_many(const anim_path *path, const anim_point *points, size_t count,
                                                    const anim_stroke_style *style, uint8_t *inside);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Morphs: between any two paths                                                                                     */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: paths. */

/* The in-betweens of two paths, or of several in a row, prepared once and evaluated at any time. Paths of the same verbs
   are interpolated point by point, unless one is the other but for where its subpaths begin, their order and direction: then
   it only moves and changes its size. An arc of path data is one command for the strict structure, however many cubics
   stand for it, as for anim_path_data_match(). Others are brought to a common structure first: subpaths are paired by role, position,
   size and shape, aligned by their features, and cut at each other's joints; lines stay lines where both sides are lines,
   and curves stay curves, of which only parts are taken (de Casteljau). */
typedef struct anim_morph anim_morph;

/* Which paths are interpolated point by point. */
enum {
    ANIM_MORPH_AUTOMATIC = 0, /* paths of the same verbs, unless pairs or points are given; all others are brought to a
                                 common structure first */
    ANIM_MORPH_STRICT = 1, /* paths of the same commands, as CSS and SMIL have it; others are ANIM_ERROR_KIND. Takes
                              neither pairs nor points */
    ANIM_MORPH_GENERAL = 2 /* none: paths of the same verbs are aligned by their shapes too */
};

/* How points move. */
enum {
    ANIM_MORPH_MOTION_AUTOMATIC = 0, /* a subpath turns where a rotation explains the change clearly better */
    ANIM_MORPH_MOTION_LINEAR = 1, /* straight */
    ANIM_MORPH_MOTION_ROTATIONAL = 2 /* subpaths turn by the angle that fits best, be it a little better only */
};

/* Which subpath becomes which. */
enum {
    ANIM_MORPH_PAIRING_AUTOMATIC = 0, /* by role (outline or hole), position, size and shape */
    ANIM_MORPH_PAIRING_INDEX = 1, /* the first with the first, the second with the second */
    ANIM_MORPH_PAIRING_GIVEN = 2 /* as pairs says */
};

/* Which points of closed subpaths correspond. */
enum {
    ANIM_MORPH_STARTS_AUTOMATIC = 0, /* found by the shapes */
    ANIM_MORPH_STARTS_KEEP = 1, /* the subpaths' own starts */
    ANIM_MORPH_STARTS_GIVEN = 2 /* as points says */
};

/* Two indices, of the first path and of the second. */
typedef struct anim_morph_pair {
    int32_t from, to;
} anim_morph_pair;

typedef struct anim_morph_options {
    uint32_t struct_size;
    int32_t structure; /* ANIM_MORPH_.... AUTOMATIC */
    int32_t motion; /* ANIM_MORPH_MOTION_.... AUTOMATIC */
    int32_t pairing; /* ANIM_MORPH_PAIRING_.... AUTOMATIC */
    int32_t starts; /* ANIM_MORPH_STARTS_.... AUTOMATIC */
    int32_t fill_rule; /* ANIM_FILL_NONZERO or ANIM_FILL_EVENODD: says which subpaths are holes. NONZERO */
    int32_t effort; /* how hard in-betweens that cross themselves are searched for and repaired, 0 to 3. 2 */
    uint32_t reserved; /* 0 */
    double smoothness; /* from 0 (outlines stretch as their features ask for) to 1 (evenly along their length). 0.25 */
    double tolerance; /* joints nearer than this become one, in units of the outline's length, 0 to 0.1. 0.01 */
    /* Subpaths' indices; -1 for none: what has no counterpart, or is not named, grows from or shrinks to a point. Refused
       unless pairing is GIVEN. */
    ANIM_POINTER(const anim_morph_pair, pairs);
    uint64_t pair_count;
    /* Verbs' indices: the points at which those verbs end correspond. Read in order; a closed subpath takes the first
       that lies on it and on its counterpart. Refused unless starts is GIVEN. */
    ANIM_POINTER(const anim_morph_pair, points);
    uint64_t point_count;
} anim_morph_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_morph_options(anim_morph_options *options, uint32_t struct_size);

/* The morph from one path to another. It keeps copies of them. options may be null for the defaults. The caller destroys
   it. Takes time in proportion to the paths, and up to 320 * 320 steps for each pair of subpaths and attempt.
   ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for paths
   of different structure when it must be the same; ANIM_ERROR_LIMIT for a result of too many verbs. */
ANIM_API anim_status anim_morph_create(const anim_path *from, const anim_path *to, const anim_morph_options *options,
                                       anim_morph **morph);

/* The morph along count paths (2 or more). times: when each is reached, time_count numbers that increase from 0 to 1; none
   (time_count 0) for evenly. Options and errors as anim_morph_create; pairs and points hold for each two neighbors. */
ANIM_API anim_status anim_morph_create_sequence(const anim_path *const *paths, size_t count, const double *times,
                                                size_t time_count, const anim_morph_options *options,
                                                anim_morph **morph);

/* Releases a morph. */
ANIM_API anim_status anim_morph_destroy(anim_morph *morph);

/* Replaces a path's contents by the morph's at t: 0 is the first path and 1 the last, and at these and at the times of
   those between it is exactly them, verb for verb. Beyond 0 and 1 the motion goes on, as a spring overshoots; coordinates
   beyond 1e150 are clamped to it. Allocates only where the path has no room yet. */
ANIM_API anim_status anim_morph_at(const anim_morph *morph, double t, anim_path *path);

/* How many verbs and coordinates the common structure of the paths index and index + 1 has. Either pointer may be null.
   ANIM_ERROR_NOT_FOUND for an index beyond the last but one path. */
ANIM_API anim_status anim_morph_counts(const anim_morph *morph, size_t index, size_t *verb_count,
                                       size_t *coordinate_count);

/* The verbs of that structure. The capacity must be at least their count (ANIM_ERROR_CAPACITY). */
ANIM_API anim_status anim_morph_verbs(const anim_morph *morph, size_t index, uint8_t *verbs, size_t capacity);

/* The coordinates of that structure at count times, 0 path index and 1 path index + 1: a row for each.
   coordinate_count must be count times the coordinates of one row. */
ANIM_API anim_status anim_morph_evaluate(const anim_morph *morph, size_t index, const double *times, size_t count,
                                         double *coordinates, size_t coordinate_count);

/* Replaces the contents of two paths by path index and path index + 1 in their common structure: the same verbs, each with
   the fill of its original; for CSS, Lottie and others that interpolate point by point. (Where something turns, the points
   of the ends are these, but the motion between them is not straight.) One path that is given for both becomes the
   second. */
ANIM_API anim_status anim_morph_aligned(const anim_morph *morph, size_t index, anim_path *from, anim_path *to);

/* Which subpaths became which, in the order of the common structure: pairs of indices of subpaths, -1 for none. capacity 0
   asks for the count alone. */
ANIM_API anim_status anim_morph_pairs(const anim_morph *morph, size_t index, anim_morph_pair *pairs, size_t capacity,
                                      size_t *count);

/* ---------------------------------------------------------------------------------------------------------------- */
/* The stage: properties and their animation                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* A set of properties, a clock and what moves them. Each property has a model value (what the host set) and a
   presentation value (what is seen now). */
typedef struct anim_stage anim_stage;

typedef uint64_t anim_property; /* a property of a stage */
typedef uint64_t anim_transaction; /* a transaction of a stage */
typedef uint64_t anim_animation; /* an animation of a property */
typedef uint64_t anim_group; /* a group of animations with a clock of its own; an animator is one */
typedef uint64_t anim_bank; /* a spring bank */

enum {
    ANIM_KIND_SCALAR = 0, /* 1 component */
    ANIM_KIND_VECTOR2 = 1,
    ANIM_KIND_VECTOR3 = 2,
    ANIM_KIND_VECTOR4 = 3,
    ANIM_KIND_ANGLE = 4, /* 1 component in radians, interpolated as given unless its options say otherwise */
    ANIM_KIND_COLOR = 5, /* 4 components: red, green, blue (sRGB, not premultiplied), opacity */
    ANIM_KIND_SIZE = 6, /* 2: width, height */
    ANIM_KIND_RECTANGLE = 7, /* 4: x, y, width, height */
    ANIM_KIND_TRANSFORM = 8, /* 6: a, b, c, d, tx, ty; interpolated by its decomposition, as CSS does */
    ANIM_KIND_VECTOR = 9, /* as many as are asked for, up to ANIM_LIMIT_VECTOR */
    ANIM_KIND_PATH = 10 /* the coordinates of a path, see anim_stage_add_path */
};

enum { ANIM_LIMIT_VECTOR = 1048576 }; /* components of one property */

enum {
    ANIM_EVENT_TRANSACTION_COMPLETED = 1, /* subject: the transaction; finished */
    ANIM_EVENT_ANIMATION_ENDED = 2, /* subject: the property; animation; finished; name: the property's */
    ANIM_EVENT_STATE_ENTERED = 3, /* name: the state's */
    ANIM_EVENT_STATE_EXITED = 4, /* name: the state's */
    ANIM_EVENT_EMITTED = 5, /* name: what the document emitted; count: its fields; data: see anim_scene_event_value */
    ANIM_EVENT_CONTROL = 6, /* name: what a pointer or key did to a region; count and data as EMITTED */
    ANIM_EVENT_UNSETTLED =
        7, /* the machine was stopped after ANIM_LIMIT_MICROSTEPS microsteps, and what waited is dropped; or what its own
              delays did in a millisecond was beyond 16384 microsteps, and the other delays that end in it are dropped */
    ANIM_EVENT_LOST = 8, /* count: events dropped because nobody polled; comes first in the queue */
    ANIM_EVENT_ANIMATOR_ENDED =
        9, /* subject: the animator; count: ANIM_POSITION_...; finished: 0 where it was stopped at CURRENT */
    ANIM_EVENT_SETTLED = 10, /* subject: the spring bank; count: how many of its springs came to rest */
    ANIM_EVENT_GROUP_ENDED = 11, /* subject: the group whose media timing is over */
    ANIM_EVENT_BUDGET = 12 /* an advance has used up its budget of steps: see anim_stage_set_step_budget */
};

/* Something that happened. 64 bytes on every platform. */
typedef struct anim_event {
    int32_t kind; /* ANIM_EVENT_... */
    int32_t finished; /* 1 when it ran to its end, 0 when it was interrupted or removed */
    int64_t time; /* flicks of stage time */
    uint64_t subject; /* the property, transaction, group or bank, or 0 */
    int32_t name; /* index for anim_stage_name, or -1 */
    int32_t count; /* see the kinds; otherwise 0 */
    uint64_t animation; /* the animation that ended, or 0 */
    uint64_t data; /* names the data that came with it, or 0 for none; see anim_scene_event_value */
    uint32_t data_lost; /* how many of its fields, the first ones, were dropped before it was told; 0 for none */
    uint32_t reserved;
    uint64_t reserved_more;
} anim_event;

/* Hears of events. The event is valid during the call only. It must return: see "Callbacks" above. */
typedef void (*anim_event_callback)(void *context, const anim_event *event);

typedef struct anim_stage_options {
    uint32_t struct_size;
    uint32_t property_capacity; /* properties for which memory is made ready at once; more may be added. 16 */
    uint32_t
        event_limit; /* events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */
    uint32_t event_mask; /* bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF */
} anim_stage_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_stage_options(anim_stage_options *options, uint32_t struct_size);

/* Makes an empty stage at time 0. options may be null for the defaults. The caller destroys it. */
ANIM_API anim_status anim_stage_create(const anim_stage_options *options, anim_stage **stage);

/* Releases a stage. ANIM_ERROR_STATE for a scene's stage (destroy the scene). */
ANIM_API anim_status anim_stage_destroy(anim_stage *stage);

/* Ends a call during which a callback of the stage was left in another way than by its return (longjmp). To be called
   afterwards, from where the call was made or further out, on the same thread: inside the callback it is
   ANIM_ERROR_REENTRANT. What the call had done stays. The next advance makes up for one that was cut short (see
   anim_stage_get_owed()), even one of 0 s, computes every presentation value, and tells other callbacks what they have
   not heard; until then values that were being computed may be old ones. Does nothing where no call is under way. A
   little memory that the call held is not given back. An easing's callback may be left while a value is half computed:
   the next advance computes it anew. It may also be left while an animation begins or ends, of which the call was to do
   more: such an animation may stay for ever, until anim_stage_remove_animations() or another one takes it away. */
ANIM_API anim_status anim_stage_abandon_call(anim_stage *stage);

/* Properties */

/* Adds a property at rest at a value. count is the number of components of the kind. The name is unique in the stage
   (ANIM_ERROR_DUPLICATE), or empty for a property without one. The stage keeps a name's bytes until it is destroyed, also
   when the property is removed. */
ANIM_API anim_status anim_stage_add_property(anim_stage *stage, const char *name, size_t name_length, int32_t kind,
                                             const double *value, size_t count, anim_property *property);

/* How a value is interpolated, where its kind leaves a choice. */
enum { ANIM_ANGLE_AS_GIVEN = 0, ANIM_ANGLE_SHORTEST = 1 };

/* A member that is not of the property's kind, or space, must be left as it is (ANIM_ERROR_ARGUMENT). */
typedef struct anim_property_options {
    uint32_t struct_size;
    int32_t kind; /* ANIM_KIND_... but PATH. SCALAR */
    uint32_t component_count; /* of a VECTOR; 0 takes the kind's own. 0 */
    int32_t angle; /* of an ANGLE: ANIM_ANGLE_.... AS_GIVEN */
    int32_t color_space; /* of a COLOR: ANIM_COLOR_... in which it is interpolated. SRGB */
    int32_t hue; /* of a COLOR in OKLCH: ANIM_HUE_.... SHORTER */
    int32_t premultiplied; /* of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0 */
    int32_t fades; /* 1: may fade when motion is reduced; -1: as its kind (colors do). -1 */
    double threshold; /* see anim_stage_set_threshold. 0.001 */
} anim_property_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_property_options(anim_property_options *options, uint32_t struct_size);

/* Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the kind's own
   components (a color's in sRGB); what lies between is interpolated as the options say. */
ANIM_API anim_status anim_stage_add_property_with(anim_stage *stage, const char *name, size_t name_length,
                                                  const anim_property_options *options, const double *value,
                                                  size_t count, anim_property *property);

/* Components: stage and paths. */

/* Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are the path's
   coordinates, at most ANIM_LIMIT_VECTOR. */
ANIM_API anim_status anim_stage_add_path(anim_stage *stage, const char *name, size_t name_length, const anim_path *path,
                                         anim_property *property);

/* Sets the path, which must not be empty, as anim_stage_set_value does. A path with the same verbs moves there point by point. To any other it
   moves as a morph: on the way the presentation has the verbs of both, cut alike, and what moved the path goes on, so that
   one that is interrupted keeps its velocity; at rest it is the path that was set, with its own verbs. What would take more
   than 65536 coordinates (and eight times those of both paths) takes its place at once, as does a path that is set where
   no transaction is open or the property's action is NONE. */
ANIM_API anim_status anim_stage_set_path(anim_stage *stage, anim_property property, const anim_path *path);

/* Copies the path out, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION has it, in place of what the path held. While it is
   on its way to one with other verbs, presentation and velocity have as many components as the path that is shown. */
ANIM_API anim_status anim_stage_get_path(const anim_stage *stage, anim_property property, int32_t what,
                                         anim_path *path);

/* Component: stage. */

/* Adds many scalar properties without names at once; values holds count initial values, properties receives the
   identifiers. */
ANIM_API anim_status anim_stage_add_scalars(anim_stage *stage, const double *values, size_t count,
                                            anim_property *properties);

/* Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made. */
ANIM_API anim_status anim_stage_remove_property(anim_stage *stage, anim_property property);

/* The property of a name. ANIM_ERROR_NOT_FOUND. */
ANIM_API anim_status anim_stage_find_property(const anim_stage *stage, const char *name, size_t name_length,
                                              anim_property *property);

/* All properties in order of creation. *count receives how many there are; a capacity of 0 asks for that alone. One of at
   least 1 that is too small is ANIM_ERROR_CAPACITY. */
ANIM_API anim_status anim_stage_list_properties(const anim_stage *stage, anim_property *properties, size_t capacity,
                                                size_t *count);

typedef struct anim_property_info {
    uint32_t struct_size;
    int32_t kind; /* ANIM_KIND_... */
    uint32_t component_count;
    int32_t name; /* index for anim_stage_name, or -1 */
    int32_t is_animating; /* 1 while an animation runs or waits for its delay */
    uint32_t shown_count; /* components of the presentation and velocity: others than component_count only for a path on
                             its way to one with other verbs */
    double threshold; /* see anim_stage_set_threshold */
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
   from where it is and, for a spring, with the velocity that it has (see ANIM_INTERRUPT_... for other ways); a transaction with a delay lets a running
   animation go on until the delay ends. Outside any transaction, or with ANIM_MOTION_NONE, it jumps there. In each
   case an animation of the property that runs or waits ends unfinished when the new one takes over. Setting a
   property that is at rest to the value it has does nothing. Components are at most 1e150 in size
   (ANIM_ERROR_LIMIT). */
ANIM_API anim_status anim_stage_set_value(anim_stage *stage, anim_property property, const double *value, size_t count);

/* Many at once: values holds the components of each property in turn, value_count of them in all. All or nothing. */
ANIM_API anim_status anim_stage_set_values(anim_stage *stage, const anim_property *properties, size_t count,
                                           const double *values, size_t value_count);

enum {
    ANIM_READ_MODEL = 0, /* what was set */
    ANIM_READ_PRESENTATION = 1, /* what is seen now */
    ANIM_READ_VELOCITY = 2 /* of the presentation value, units per second */
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
    ANIM_MOTION_NONE = 1, /* no animation: values jump */
    ANIM_MOTION_CURVE = 2, /* along curve, over duration */
    ANIM_MOTION_SPRING = 3, /* by spring, until it has come to rest, or for duration where one is given */
    ANIM_MOTION_EASING = 4, /* by easing, over duration */
    ANIM_MOTION_KEYFRAMES = 5, /* explicit animations only: along keyframes */
    ANIM_MOTION_DECAY = 6 /* explicit animations only: momentum that dies away */
};

/* What a member holds that nobody has set: it is inherited. Any other value counts. */
enum { ANIM_INHERIT = -2147483647 };

/* Bits that end the inheritance of members that hold ANIM_INHERIT: these are then what they are outermost. A member that
   is set counts without its bit. */
enum {
    ANIM_GIVEN_DURATION = 1, /* 0.25 s for a curve, until rest for a spring */
    ANIM_GIVEN_DELAY = 2, /* 0 */
    ANIM_GIVEN_INTERRUPTION = 4, /* REPLACE */
    ANIM_GIVEN_STAGGER = 8, /* 0 */
    ANIM_GIVEN_REPETITION = 16, /* once, without a way back */
    ANIM_GIVEN_DISABLES_ACTIONS = 32 /* 0 */
};

/* What an animation does with those that move its property already. */
enum {
    ANIM_INTERRUPT_REPLACE = 1, /* takes their place; starts at the presentation value with its velocity (SwiftUI) */
    ANIM_INTERRUPT_ADD = 2, /* is stacked on them: moves the difference of old and new value to 0 (UIKit since iOS 8) */
    ANIM_INTERRUPT_RESTART = 3, /* takes their place; starts at the presentation value, at rest */
    ANIM_INTERRUPT_KEEP = 4 /* leaves them alone, and new values leave it alone (an animation added to a CALayer).
                                   Explicit animations only */
};

/* How the transactions directly inside a transaction lie in time. Arranged, it completes after them. */
enum {
    ANIM_ARRANGE_NONE = 0, /* each for itself */
    ANIM_ARRANGE_PARALLEL = 1, /* all begin when they are set */
    ANIM_ARRANGE_SEQUENCE = 2 /* each begins when the one before is complete */
};

/* How the values set in a transaction move. Setting a member is enough; those that anim_default_motion has filled with
   ANIM_INHERIT and nobody has set come from the enclosing transaction. */
typedef struct anim_motion {
    uint32_t struct_size;
    int32_t kind; /* ANIM_MOTION_.... INHERIT */
    uint32_t given; /* ANIM_GIVEN_... bits of members that are not inherited though nobody has set them. 0 */
    uint32_t reserved; /* not read */
    double duration; /* seconds, >= 0; outermost 0.25 for a curve. A spring's cuts it off. ANIM_INHERIT */
    double delay; /* seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT */
    anim_curve curve; /* read when kind is ANIM_MOTION_CURVE */
    anim_spring spring; /* read when kind is ANIM_MOTION_SPRING */
    ANIM_POINTER(const anim_easing, easing); /* read when kind is ANIM_MOTION_EASING; kept alive by what moves by it */
    double stagger; /* seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT */
    double repeat_count; /* > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT */
    int32_t autoreverses; /* 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT */
    int32_t interruption; /* ANIM_INTERRUPT_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT */
    int32_t disables_actions; /* 1: values jump, whatever actions their properties have. ANIM_INHERIT */
    int32_t arrangement; /* ANIM_ARRANGE_... of the transactions inside. NONE */
    anim_group group; /* by whose clock the animations go; 0 inherits, outermost the stage's */
    anim_transaction after; /* they start (after their delay) when it is complete; 0 for at once */
} anim_motion;

/* Fills a motion that inherits everything, with the default curve and the default spring at hand. */
ANIM_API anim_status anim_default_motion(anim_motion *motion, uint32_t struct_size);

/* Opens a transaction inside the innermost open one. motion may be null: everything is inherited. A curve in an
   inner transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
   itself is inherited. ANIM_ERROR_ARGUMENT as well where kind is ANIM_MOTION_INHERIT and curve, spring or easing is not
   what anim_default_motion has filled it with: it would not be read. */
ANIM_API anim_status anim_stage_begin_transaction(anim_stage *stage, const anim_motion *motion,
                                                  anim_transaction *transaction);

/* Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
   animations begun in it have ended: at once when there are none. */
ANIM_API anim_status anim_stage_commit_transaction(anim_stage *stage, anim_transaction transaction);

/* What happens when a property's value is set. */
enum {
    ANIM_ACTION_FOLLOW = 0, /* it moves as the open transaction says; without one it jumps */
    ANIM_ACTION_NONE = 1, /* it jumps, whatever transaction is open */
    ANIM_ACTION_OWN = 2 /* it moves by a motion of its own, in a transaction and outside; what the motion leaves out
                               comes from the transaction */
};

/* Sets a property's action. motion is read for ANIM_ACTION_OWN, and may be null otherwise. */
ANIM_API anim_status anim_stage_set_action(anim_stage *stage, anim_property property, int32_t action,
                                           const anim_motion *motion);

/* What becomes of animations for people who asked for less motion; of those that are begun from now on. */
enum {
    ANIM_REDUCED_MOTION_NONE = 0, /* all motion is shown */
    ANIM_REDUCED_MOTION_JUMP = 1, /* values jump to where they are going; their animations end finished, at once */
    ANIM_REDUCED_MOTION_FADE = 2 /* properties that fade do so in 0.2 s with ease; all others jump */
};

/* Sets what becomes of animations that are begun from now on; those that run go on as they are. NONE for a new stage.
   The policy is part of a snapshot and of the hash. ANIM_ERROR_ARGUMENT for another number. */
ANIM_API anim_status anim_stage_set_reduced_motion(anim_stage *stage, int32_t policy);

/* Explicit animations: they move the presentation, and the model value only where they are told to */

/* Bits that ask for a member: one that is null is then refused. A pointer that is set counts without its bit. */
enum { ANIM_GIVEN_FROM = 64, ANIM_GIVEN_TO = 128, ANIM_GIVEN_BY = 256, ANIM_GIVEN_VELOCITY = 512 };

typedef struct anim_animation_options {
    uint32_t struct_size;
    int32_t kind; /* ANIM_MOTION_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
    uint32_t given; /* ANIM_GIVEN_DURATION, FROM, TO, BY and VELOCITY bits; needed for none that is set. 0 */
    int32_t interruption; /* ANIM_INTERRUPT_REPLACE, RESTART or KEEP. KEEP */
    int32_t additive; /* 1: its value is added to what lies below it (see anim_stage_animate()). 0 */
    int32_t cumulative; /* 1: the value at the end of each repeat is added to the next (see there). 0 */
    int32_t sets_model; /* 1: the model value becomes its last value when it starts (see there). 0 */
    uint32_t count; /* components of from, to, by and velocity: the property's */
    ANIM_POINTER(const double, from); /* where it begins; not of keyframes that say it themselves */
    ANIM_POINTER(const double, to); /* where it leads; of a curve, easing or spring */
    ANIM_POINTER(const double, by); /* how far; as to. Null where from and to are set. ANIM_ERROR_KIND where colors or
                                       transforms are interpolated in another space */
    ANIM_POINTER(const double,
                 velocity); /* of a spring, decay or keyframes that begin where the property is, units per second; where
                              null, the property's own with REPLACE, otherwise 0 */
    double
        duration; /* seconds of one run, >= 0. ANIM_INHERIT: 0.25, a spring's or decay's until rest, or the keyframes' */
    double delay; /* seconds before it starts, >= 0. 0 */
    anim_media_timing timing; /* its begin_time and duration are not read (see delay and duration) */
    anim_curve curve;
    anim_spring spring;
    ANIM_POINTER(const anim_easing, easing);
    ANIM_POINTER(const anim_keyframes, keyframes);
    anim_decay decay;
    anim_group group; /* by whose clock it goes; 0: the stage's */
    anim_transaction after; /* it starts (after its delay) when it is complete; 0 for at once */
} anim_animation_options;

/* Fills the options with the defaults named above, ease and the default spring. */
ANIM_API anim_status anim_default_animation_options(anim_animation_options *options, uint32_t struct_size);

/* Begins an explicit animation of a property, above those that it has. It is part of the innermost open transaction's
   completion, where one is open. Where it fills forwards it stays in effect after its end until it is removed or replaced.
   animation may be null. ANIM_ERROR_STATE for a derived property.

   from, to and by combine as in Core Animation: what is null is the presentation value when it starts (nothing for an
   additive animation). Of the options that are said to be of a kind, those of others are not read.

   sets_model makes the model value what the animation would show after its end if it filled forwards: with all of its
   repeats and ways back, its offset and its speed. Of one that never ends it is where a run leads; of a spring or decay where
   it comes to rest, also where a duration cuts it off. An additive animation has no value of its own, and leaves the model
   alone.

   It lasts its active duration divided by the size of its speed, as in Core Animation: a time offset wraps, so that what is
   skipped at the beginning comes at the end, and with a negative speed it plays from its end to its beginning. (For groups
   the formula of anim_media_timing holds as it stands.) When it is over it still shows its last value at that very flick,
   and counts as running, unless the property is set or animated anew; from the next flick on it is gone.

   Additive and cumulative values are added in the components in which the property is interpolated: transforms by the
   parts of CSS's decomposition, translation, angle and skew as they are and scales by what they differ from 1; colors in
   their space, where one without a hue of its own adds none. A cumulative animation that autoreverses begins each repeat
   anew, from where its way back ended. */
ANIM_API anim_status anim_stage_animate(anim_stage *stage, anim_property property,
                                        const anim_animation_options *options, anim_animation *animation);

/* Components: stage and paths. */

/* Begins an explicit animation of a path from and to paths of any verbs, in the place of the options' from and to; either
   may be null. The options' own from, to, by and velocity count here by their bits only. Where they are not those of the property, it moves as a morph, see anim_stage_set_path. Where it ends at to
   and sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path. */
ANIM_API anim_status anim_stage_animate_path(anim_stage *stage, anim_property property,
                                             const anim_animation_options *options, const anim_path *from,
                                             const anim_path *to, anim_animation *animation);

/* Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers: they move as a morph. Their values
   are the coordinates of the paths, all cut alike; component_count of the options is not read. They are for properties that
   hold a path, of any verbs. Paths that draw nothing are the points where they begin. ANIM_ERROR_LIMIT where one would have
   more than ANIM_LIMIT_KEYFRAME_COMPONENTS coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS: each path of
   other verbs than the one before is cut like all before it, and counts as many as these then have. */
ANIM_API anim_status anim_keyframes_create_paths(const anim_keyframe_options *options, const anim_path *const *paths,
                                                 size_t path_count, const double *times, size_t time_count,
                                                 const anim_curve *curves, size_t curve_count, const double *parameters,
                                                 size_t parameter_count, anim_keyframes **keyframes);

/* Puts the path of keyframes of paths at a time (seconds) in place of what the path held. ANIM_ERROR_KIND for other keyframes. */
ANIM_API anim_status anim_keyframes_path_at(const anim_keyframes *keyframes, double time, anim_path *path);

/* Component: stage. */

/* Removes an animation; it ends unfinished, and the property is shown without it. */
ANIM_API anim_status anim_stage_remove_animation(anim_stage *stage, anim_animation animation);

/* Removes all animations of a property: it stands at its model value. */
ANIM_API anim_status anim_stage_remove_animations(anim_stage *stage, anim_property property);

/* Groups: clocks of their own */

enum {
    ANIM_GROUP_CLOCK = 0, /* a clock whose speed can be changed: slow motion and pause for a part of the stage */
    ANIM_GROUP_MEDIA = 1, /* timed as a whole, as CAAnimationGroup: what is inside goes by the time of the present
                               repeat, and ends when the group ends */
    ANIM_GROUP_ANIMATOR = 2 /* driven by a fraction that runs, is dragged and runs back, as UIViewPropertyAnimator */
};

typedef struct anim_group_options {
    uint32_t struct_size;
    int32_t kind; /* ANIM_GROUP_.... CLOCK */
    anim_group parent; /* the group whose time it goes by; 0: the stage's. At most 16 deep */
    double duration; /* of an ANIMATOR, seconds; 0: that of its longest animation. 0 */
    anim_media_timing timing; /* of MEDIA; its begin time counts from now */
} anim_group_options;

/* Fills the options with the defaults named above. */
ANIM_API anim_status anim_default_group_options(anim_group_options *options, uint32_t struct_size);

/* Makes a group at its time 0. Animations join it by the group of their transaction's motion or of their options.
   options may be null for a clock. */
ANIM_API anim_status anim_stage_add_group(anim_stage *stage, const anim_group_options *options, anim_group *group);

/* Removes a group and those inside it; their animations end unfinished. */
ANIM_API anim_status anim_stage_remove_group(anim_stage *stage, anim_group group);

/* A group's own time in seconds; an animator's is its fraction times its duration. */
ANIM_API anim_status anim_group_time(const anim_stage *stage, anim_group group, double *seconds);

/* How fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it stands. ANIM_ERROR_KIND for other groups. */
ANIM_API anim_status anim_group_set_speed(anim_stage *stage, anim_group group, double speed);
ANIM_API anim_status anim_group_set_paused(anim_stage *stage, anim_group group, int32_t paused);

/* Sets a clock to a time of its own (seconds, 0 to 1e9): everything in it is shown as it is then. What ended before
   that ends when the stage next advances. What has ended but fills forwards runs, and ends, once more where the time is
   before its end. */
ANIM_API anim_status anim_group_seek(anim_stage *stage, anim_group group, double seconds);

/* Animators: groups of kind ANIM_GROUP_ANIMATOR (otherwise ANIM_ERROR_KIND). Their animations are collected by a
   transaction whose motion names the animator; model values are the new ones at once. The animator stands at first. */

/* Where it stands: 0 at the start, 1 at the end; beyond where a spring overshoots. 0 while it has no duration. */
ANIM_API anim_status anim_animator_fraction(const anim_stage *stage, anim_group animator, double *fraction);

/* Stops it and puts it at a fraction, 0 to 1: everything is shown as if it had been played there. */
ANIM_API anim_status anim_animator_set_fraction(anim_stage *stage, anim_group animator, double fraction);

/* Stops it where it is. */
ANIM_API anim_status anim_animator_pause(anim_stage *stage, anim_group animator);

/* Lets it run from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction gets there:
   null or ANIM_MOTION_INHERIT evenly (each animation keeps its own curve); ANIM_MOTION_NONE at once; a curve or easing leads
   over the rest of the way; a spring starts with the fraction's present velocity, or with velocity where that is not NaN
   (per second, at most 1e9), and takes its time. Otherwise the whole way takes duration_factor (0 to 1e6; 1 is usual) times
   its duration, the rest of it its share; motion's duration, where it is set, is that of the rest by a curve or easing. Its
   other members are not read. When it arrives, its animations end finished and the animator is removed; back at its start
   the model values are the old ones again. */
ANIM_API anim_status anim_animator_run(anim_stage *stage, anim_group animator, int32_t reversed,
                                       const anim_motion *motion, double duration_factor, double velocity);

enum { ANIM_POSITION_END = 0, ANIM_POSITION_START = 1, ANIM_POSITION_CURRENT = 2 };

/* Ends and removes it: its properties stand at their new values, at their old ones, or where they are. */
ANIM_API anim_status anim_animator_stop(anim_stage *stage, anim_group animator, int32_t position);

/* Derived properties and observers */

/* Makes a property derived: one expression a component, separated by commas, over the components of other properties:
   x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section on expressions.
   Presentation is computed from presentations, model from models, velocity by the chain rule; a result that is not
   finite, or beyond 1e150, counts as 0. Its animations end; setting or animating it is ANIM_ERROR_STATE from then on. A null or
   empty text makes it an ordinary property again, which keeps its value. ANIM_ERROR_SYNTAX with line and column,
   ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle, which the message names. */
ANIM_API anim_status anim_stage_set_expression(anim_stage *stage, anim_property property, const char *text,
                                               size_t text_length);

/* The text of a derived property's expressions; empty for others. */
ANIM_API anim_status anim_stage_get_expression(const anim_stage *stage, anim_property property, char *buffer,
                                               size_t capacity, size_t *length);

/* Hears of a property's presentation. The values are valid during the call only. It must return: see "Callbacks"
   above. */
typedef void (*anim_property_callback)(void *context, anim_property property, const double *value, size_t count);

/* Calls back at the end of every advance after which the property's presentation differs from what was heard last (at
   first: from now). A property has one observer; a null callback ends it. To poll, see anim_stage_take_changed. */
ANIM_API anim_status anim_stage_observe(anim_stage *stage, anim_property property, anim_property_callback callback,
                                        void *context);

/* Spring banks: up to ANIM_LIMIT_BANK numbers that move by one spring, each to a target of its own */

enum { ANIM_LIMIT_BANK = 16777216 };

/* Makes a bank of count numbers (at least 1) at rest. threshold as in anim_stage_set_threshold. */
ANIM_API anim_status anim_stage_add_bank(anim_stage *stage, const anim_spring *spring, const double *values,
                                         size_t count, double threshold, anim_bank *bank);

/* Removes a bank; of its springs nothing is told any more. */
ANIM_API anim_status anim_stage_remove_bank(anim_stage *stage, anim_bank bank);

/* Sends springs to new targets, from where they are and with the velocity that they have. indices says which
   (ANIM_ERROR_NOT_FOUND for one that the bank does not have; of two of one number the last counts); null for the first count
   ones. All or nothing. A spring that rests at its target stays there and is not told of. With reduced motion they are there
   at once, and have come to rest. Some 30 ns a spring in order, ten times that at random in a bank that is larger than the
   caches. */
ANIM_API anim_status anim_bank_retarget(anim_stage *stage, anim_bank bank, const uint32_t *indices,
                                        const double *targets, size_t count);

/* Puts springs at values, at rest, which is not told. indices as for anim_bank_retarget(). */
ANIM_API anim_status anim_bank_set(anim_stage *stage, anim_bank bank, const uint32_t *indices, const double *values,
                                   size_t count);

/* The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to the stage
   or the stage is destroyed; its numbers change when the stage advances. */
ANIM_API anim_status anim_bank_values(const anim_stage *stage, anim_bank bank, const double **values, size_t *count);

/* A view that keeps the memory of a bank's values: for languages whose arrays outlive what they were made of. */
typedef struct anim_bank_view anim_bank_view;

/* Makes a view of a bank's values. The caller destroys it, before the stage or after. */
ANIM_API anim_status anim_bank_view_create(const anim_stage *stage, anim_bank bank, anim_bank_view **view);

/* The numbers of a view, valid until it is destroyed. They are those of anim_bank_values() until that moves: something that is
   added to the stage may need more room, or a snapshot is restored. Then they are the last ones from before. */
ANIM_API anim_status anim_bank_view_values(const anim_bank_view *view, const double **values, size_t *count);

/* Releases a view. */
ANIM_API anim_status anim_bank_view_destroy(anim_bank_view *view);

/* The velocities, units per second, into room for all of them. */
ANIM_API anim_status anim_bank_velocities(const anim_stage *stage, anim_bank bank, double *velocities, size_t count);

/* How many springs move, and how many have come to rest and were not taken. Either pointer may be null. */
ANIM_API anim_status anim_bank_counts(const anim_stage *stage, anim_bank bank, size_t *moving, size_t *settled);

/* Takes up to capacity of the indices of springs that have come to rest, in that order; *count receives how many. A capacity
   of 0 asks for the number that waits. Springs that were sent off within the same slot of time come to rest together, when
   the last of them has. One that was sent off again since is among them, each but once. */
ANIM_API anim_status anim_bank_take_settled(anim_stage *stage, anim_bank bank, uint32_t *indices, size_t capacity,
                                            size_t *count);

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

/* How many steps one advance makes at most, for a stage or a scene's stage: a step is one thing that is due (an animation
   that starts or ends, a delay that is over), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS bounds.
   0, as at first, is no limit. Where more is due, the advance ends after the last step that it may make:
   ANIM_EVENT_BUDGET is queued, host time is what it would be, stage time stands where it has come to, and
   anim_stage_get_owed() says by how much it is behind. The next advance, of 0 seconds too, goes on from there. Once nothing is
   owed, all is as without a budget, bit for bit, but for the events of this kind. What is called in between finds the
   stage time that there is. The budget is the host's: it is in no snapshot, and anim_scene_play() takes none. */
ANIM_API anim_status anim_stage_set_step_budget(anim_stage *stage, uint32_t steps);

/* By how many flicks of stage time the stage is behind where its advances lead; see anim_stage_set_step_budget(). */
ANIM_API anim_status anim_stage_get_owed(const anim_stage *stage, int64_t *flicks);

typedef struct anim_stage_info {
    uint32_t struct_size;
    int32_t is_paused;
    int64_t time; /* stage time, flicks: what events and animations go by */
    int64_t host_time; /* the sum of all advances, flicks */
    double time_scale;
    uint32_t property_count;
    uint32_t animation_count; /* animations that run or wait for their delay, and banks that move; 0: nothing moves */
    uint32_t event_count; /* events that wait to be polled */
    uint32_t open_transactions;
    int64_t next_due; /* stage time of the next thing that will happen by itself; -1 when there is none */
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
   event limit. A null callback ends it. What waits for a callback is told to the one that takes its place; what happened while
   there was none is told to nobody, and is to be polled. The context is the host's and must outlive the callback. */
ANIM_API anim_status anim_stage_set_event_callback(anim_stage *stage, anim_event_callback callback, void *context);

/* A hash of all that determines the stage's future: clock, values, animations and their transactions. Equal on two hosts,
   in any language, on any processor, when they will go on alike, and different when they will not (but for collisions of a
   64-bit hash, and the order of events at the same flick). */
ANIM_API anim_status anim_stage_hash(const anim_stage *stage, uint64_t *hash);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Documents: read once, made into many scenes                                                                      */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* A document that was read, checked and prepared. It never changes. Unlike every other object it may be used by several
   threads at once: each can make scenes of it, which are then used by one thread at a time as all scenes are. */
typedef struct anim_document anim_document;

typedef struct anim_document_options {
    uint32_t struct_size;
    uint32_t reserved;
    ANIM_POINTER(const char, parameters); /* values for the document's parameters: a JSON object. Null for none */
    uint64_t parameters_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    /* Documents that the document may use as components: a JSON object that has them by name. Null for none */
    ANIM_POINTER(const char, library);
    uint64_t library_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    uint64_t memory_limit; /* as in anim_scene_options. 268435456 */
} anim_document_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_document_options(anim_document_options *options, uint32_t struct_size);

/* Reads a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. options may be null. The caller destroys it. The
   texts are not needed afterwards. Errors as of anim_scene_load. */
ANIM_API anim_status anim_document_load(const char *text, size_t text_length, const anim_document_options *options,
                                        anim_document **document);

/* Releases a document. Scenes that were made of it live on. No other thread may be using it at this time. */
ANIM_API anim_status anim_document_destroy(anim_document *document);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Scenes: documents that are alive                                                                                 */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: machine. */

/* A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine, nodes
   to draw and regions to touch. The format is described in docs/document-format.md. */
typedef struct anim_scene anim_scene;

typedef struct anim_scene_options {
    uint32_t struct_size;
    uint32_t event_limit; /* as in anim_stage_options. 65536 */
    uint32_t event_mask; /* as in anim_stage_options. 0xFFFFFFFF */
    uint32_t reserved;
    uint64_t seed; /* of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
    ANIM_POINTER(const char, parameters); /* values for the document's parameters: a JSON object. Null for none */
    uint64_t parameters_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    /* Documents that the document may use as components: a JSON object that has them by name. Null for none */
    ANIM_POINTER(const char, library);
    uint64_t library_length; /* bytes, at most ANIM_LIMIT_TEXT_BYTES */
    /* About how many bytes of memory the document may take with all that it uses written out: counted before anything is
       made of it, and refused with ANIM_ERROR_LIMIT where it is more. At most 2^40; 0 is the default. 268435456 */
    uint64_t memory_limit;
} anim_scene_options;

/* Fills the options with the defaults named above. struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_scene_options(anim_scene_options *options, uint32_t struct_size);

/* Reads a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. options
   may be null. The caller destroys it. The texts are not needed afterwards.
   ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer; those of the parameters'
   text where the message begins with "in the given parameters": a name that the document does not have, a value of
   another type or outside its range. What is wrong in a component is told with the component's name and the names of the
   instances that lead to it; the place is one in the library's text where the message says so ("of the library", "in the
   library").
   What is a component's own has the name of its instance and a dot before its name in all calls and events: the property
   "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; of one in a component,
   "page.busy.on". An event that is sent by such a name goes to that component's machine. */
ANIM_API anim_status anim_scene_load(const char *text, size_t text_length, const anim_scene_options *options,
                                     anim_scene **scene);

/* Makes a scene of a document, at time 0, in its initial state: the scene that anim_scene_load makes of the same text with the
   same options, in a fraction of the time (some microseconds for a control). The two are equal in all that they do, and a
   snapshot of one can be restored in the other. options may be null; parameters and library must be null in it, as they are
   given to anim_document_load: ANIM_ERROR_ARGUMENT. memory_limit does not count either. The caller destroys the scene; the
   document may be destroyed before. */
ANIM_API anim_status anim_scene_create(const anim_document *document, const anim_scene_options *options,
                                       anim_scene **scene);

/* Reads an edited document, which takes the place of the scene's; the scene goes on where it is. It keeps its clock,
   settings, random generator and events; values of inputs (numbers as the nearest that they can be) and properties of the
   same name, kind and number of components, and exactly the animations that move these; the active states and histories
   by name where they can be active together in the new machine, for which no entry or exit actions are performed; delays
   where the same delay is left, and changed ones from when their state was entered, but not into the past; events that wait,
   plays with the same parts, pointers and the focus by the names of regions. A machine whose active states cannot be so any
   more starts anew. A value that a property has is kept even where the new document begins with another.
   Of the options, which may be null, only parameters, library and memory_limit are used.
   buffer receives what could not be kept, UTF-8 lines in ascending order, as much of it as there is room for, and
   *length the length of all of it; with a capacity of 0, buffer may be null.
   The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of what moves
   them, and of groups; other properties, and those and the banks that the host has added to the stage, are no more. Indices of regions, nodes and inputs may mean others.
   The display's revision rises, and all of it counts as changed. Errors as of anim_scene_load, and ANIM_ERROR_STATE inside an
   open transaction: then nothing has changed. */
ANIM_API anim_status anim_scene_reload(anim_scene *scene, const char *text, size_t text_length,
                                       const anim_scene_options *options, char *buffer, size_t capacity,
                                       size_t *length);

/* Releases a scene and its stage. */
ANIM_API anim_status anim_scene_destroy(anim_scene *scene);

/* As anim_stage_abandon_call(), for a scene: also for each scene of an anim_scenes_advance() that was left. */
ANIM_API anim_status anim_scene_abandon_call(anim_scene *scene);

/* The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
   valid until the scene is destroyed; it cannot be advanced or destroyed by itself. */
ANIM_API anim_status anim_scene_stage(anim_scene *scene, anim_stage **stage);

typedef struct anim_scene_info {
    uint32_t struct_size;
    uint32_t input_count;
    uint32_t node_count;
    uint32_t region_count;
    double width, height; /* the document's size */
    anim_rectangle canvas; /* what a picture of it must show: 0, 0 and the size unless the document says another */
} anim_scene_info;

/* Fills the info of no scene, with struct_size set. */
ANIM_API anim_status anim_default_scene_info(anim_scene_info *info, uint32_t struct_size);

/* What the document says of itself. info->struct_size must be set, as anim_default_scene_info does. */
ANIM_API anim_status anim_scene_get_info(const anim_scene *scene, anim_scene_info *info);

/* Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are taken,
   at their own flicks.
   Once all that the document does has happened, nothing is allocated any more, neither here nor by pointers, keys, events,
   inputs and the display list, with these exceptions: a path property that is set to, or played to, a path of other commands
   than those that it has (the two are aligned each time); keyframes whose expressions give other numbers than when they were
   played last; an animation that begins to be scrubbed; texts in the data of events; and the queue of events and their data, which grow until they hold event_limit
   events and 4096 fields. */
ANIM_API anim_status anim_scene_advance(anim_scene *scene, double seconds);
ANIM_API anim_status anim_scene_advance_flicks(anim_scene *scene, int64_t flicks);

/* Component: scene. */

/* What anim_scenes_advance() tells of a scene. */
enum {
    ANIM_SCENE_DISPLAY = 1, /* its display list is not the one that the host was given last */
    ANIM_SCENE_EVENTS = 2 /* events wait to be polled from its stage */
};

typedef struct anim_scene_change {
    uint32_t index; /* in scenes */
    uint32_t what; /* ANIM_SCENE_DISPLAY, ANIM_SCENE_EVENTS or both */
} anim_scene_change;

/* Advances many scenes in their order, each as anim_scene_advance() does, and tells of which there is something to draw
   or to hear. wanted is what to tell: 0, ANIM_SCENE_DISPLAY, ANIM_SCENE_EVENTS or both. changes (room for count of them)
   receives the scenes of which something wanted holds after it, in their order, *changed how many; where wanted is
   0, both may be null. A scene is told of in every call until its display list was asked for (by any
   anim_scene_display... but the revision and the damage), its events were polled: so nothing is lost that a host leaves
   for later. With ANIM_SCENE_DISPLAY the display lists that change are made in this call.
   A scene at rest costs a look at its handle, one cache line. All scenes are checked before any moves: NULL, one that
   does not live or is there twice, and what anim_scene_advance() refuses is refused with its index, and nothing moves.
   Callbacks may call none of the scenes that have not been advanced yet (ANIM_ERROR_REENTRANT), nor their own. */
ANIM_API anim_status anim_scenes_advance(anim_scene *const *scenes, size_t count, double seconds, uint32_t wanted,
                                         anim_scene_change *changes, size_t *changed);

/* Input */

enum {
    ANIM_POINTER_DOWN = 0,
    ANIM_POINTER_MOVE = 1, /* also of a pointer that is not down: it hovers */
    ANIM_POINTER_UP = 2,
    ANIM_POINTER_CANCEL = 3, /* what it did while it was down does not count */
    ANIM_POINTER_LEAVE = 4 /* the pointer is gone */
};

/* A pointer (a mouse, finger or pen with a number of the host's choice) did something at a point of the document, at
   the scene's present time. Nodes and regions are touched where they are seen, that is by presentation values, as they
   are when the call begins. x and y are not read for CANCEL and LEAVE.

   The region at a point is the topmost one whose shape holds it: regions without a node lie above all others, the later
   one on top; of others the one whose node is drawn later. A region whose node is invisible, clipped away there or of
   no size (a transform that cannot be undone) is not hit. A region that is disabled swallows what hits it.

   DOWN on a region that nothing holds begins tracking: the region hears, as UIControl does, down, drag.inside,
   drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel, where inside means its bounds (the upright
   rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
   clipped. A region holds one pointer at a time, or is pressed by a key; another that goes down on it is ignored until
   it goes up. A region that was disabled while it tracks hears cancel at the pointer's next move or up, and no more of
   it.
   A region whose "capture" is false hands its pointer over when a move takes it onto the shape of another enabled region
   with "capture" false that nothing holds: the first one hears drag.exit (unless it heard that before), the second one
   drag.enter and drag.inside, and tracks from then on.

   A pointer that moves while it is not down hovers: a region hears hover.enter when the pointer comes onto it (not when it
   is disabled) and hover.exit when it goes elsewhere, and when it leaves. While the pointer is down the region over which
   it hovers stays the same; when it goes up or is canceled it hovers where it is. A pointer that goes down without
   having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS are known, the one that began to
   hover first makes room for a new one.

   A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS that are down are
   ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of a pointer that is not known do nothing. LEAVE of one that is down cancels it.

   The host and the machine get each as an event named "<region>.<what>", with numbers for data (a host reads them by
   anim_scene_event_value): x, y (in the coordinates of the region; where it is invisible or of no size, the last ones),
   sceneX, sceneY, and, in the scene's coordinates, dx and dy (since the pointer was last heard of), totalX and totalY
   (since it went down), vx and vy (points per second of host time, see anim_velocity_estimator); pointer; count (taps in
   a row: a DOWN counts one more when it is on the same region as the last one, at most 0.35 s of host time after it and
   20 points from it, and that tap was not canceled or dragged further than that); inside (0 or 1); node (what
   anim_scene_hit_test said when the pointer went down or began to hover there); keyboard (0). */
ANIM_API anim_status anim_scene_pointer(anim_scene *scene, int32_t kind, int32_t pointer, double x, double y);

/* Lets a region, by name, track a pointer that is down from now on, wherever it is, until it goes up: the region that
   tracked it hears cancel, the new one drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND for a name that no
   region has and a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds another. */
ANIM_API anim_status anim_scene_capture_pointer(anim_scene *scene, int32_t pointer, const char *region,
                                                size_t region_length);

/* Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which hears cancel. */
ANIM_API anim_status anim_scene_release_pointer(anim_scene *scene, int32_t pointer);

/* Component: machine. */

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
   ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
   ANIM_ERROR_STATE for an input of a component that the document around gives. */
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

/* Statecharts: events with data, the configuration */

/* A machine by itself is a document without size, nodes and regions. Every anim_scene_ function takes one, and
   anim_scene_load makes it. */
typedef anim_scene anim_machine;

enum { ANIM_LIMIT_EVENT_FIELDS = 64 }; /* fields of one event's data */

enum { ANIM_FIELD_NUMBER = 0, ANIM_FIELD_BOOLEAN = 1, ANIM_FIELD_TEXT = 2 };

/* A field of the data of an event that is sent. 40 bytes on every platform. */
typedef struct anim_event_field {
    ANIM_POINTER(const char, name); /* letters, digits and '_', not beginning with a digit */
    uint32_t name_length;
    int32_t kind; /* ANIM_FIELD_... */
    double number; /* of a number; of a boolean, 0 or 1. Not read for a text */
    ANIM_POINTER(const char, text); /* read for a text, at most 65536 bytes */
    uint32_t text_length;
    uint32_t reserved; /* not read */
} anim_event_field;

/* As anim_scene_send, with data, which expressions of the document read as event.NAME while the event is answered:
   numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not ask for are ignored; of two of
   one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS. */
ANIM_API anim_status anim_scene_send_data(anim_scene *scene, const char *name, size_t name_length,
                                          const anim_event_field *fields, size_t field_count);

/* A field of the data of an event that the document emitted. 24 bytes on every platform. */
typedef struct anim_event_value {
    int32_t name; /* index for anim_stage_name of the scene's stage */
    int32_t kind; /* ANIM_FIELD_... */
    double number; /* of a boolean 0 or 1; of a text 0 */
    uint32_t text_length; /* bytes of a text */
    uint32_t reserved;
} anim_event_value;

/* Field number index of the data that came with an event (its data and count), in the document's order, and its text.
   A scene keeps the 4096 latest fields with at most 1 MiB of texts, whether their events were polled or not; of older ones,
   and beyond count, ANIM_ERROR_NOT_FOUND. An event whose fields were dropped before it was polled or heard says how many
   in data_lost; poll more often to lose none. Texts: ANIM_ERROR_KIND for what is none. */
ANIM_API anim_status anim_scene_event_value(const anim_scene *scene, uint64_t data, uint32_t index,
                                            anim_event_value *value);
ANIM_API anim_status anim_scene_event_text(const anim_scene *scene, uint64_t data, uint32_t index, char *buffer,
                                           size_t capacity, size_t *length);

/* The names of all active states, in document order, separated by spaces. A machine that is done keeps its last ones. */
ANIM_API anim_status anim_scene_configuration(const anim_scene *scene, char *buffer, size_t capacity, size_t *length);

/* Whether the machine has reached an outermost final state: it answers no more events. */
ANIM_API anim_status anim_scene_is_done(const anim_scene *scene, int32_t *done);

enum {
    ANIM_STATE_ATOMIC = 0, /* without states inside */
    ANIM_STATE_COMPOUND = 1, /* one of those inside is active when it is */
    ANIM_STATE_PARALLEL = 2, /* all of those inside are */
    ANIM_STATE_FINAL = 3,
    ANIM_STATE_HISTORY = 4 /* never active */
};

typedef struct anim_state_info {
    uint32_t struct_size;
    int32_t kind; /* ANIM_STATE_... */
    int32_t name; /* index for anim_stage_name of the scene's stage */
    int32_t parent; /* index of the state around it, or -1 */
    int32_t active; /* 1 or 0 */
    uint32_t reserved;
} anim_state_info;

/* Fills the info of no state, with struct_size set. */
ANIM_API anim_status anim_default_state_info(anim_state_info *info, uint32_t struct_size);

/* How many states the machine has, and state number index, 0 <= index < count, in document order: for tools that
   show a machine. ANIM_ERROR_NOT_FOUND beyond. */
ANIM_API anim_status anim_scene_state_count(const anim_scene *scene, uint32_t *count);
ANIM_API anim_status anim_scene_state_info(const anim_scene *scene, uint32_t index, anim_state_info *info);

/* A hash of all that determines the scene's future, as anim_stage_hash, with inputs, states, timers, pointers and the
   random generator. */
ANIM_API anim_status anim_scene_hash(const anim_scene *scene, uint64_t *hash);

/* Component: scene. */

/* Keyboard, focus and hit tests */

/* What a key does. */
enum { ANIM_KEY_ACTION_DOWN = 0, ANIM_KEY_ACTION_UP = 1, ANIM_KEY_ACTION_PRESS = 2 /* down, and up at once */ };

enum {
    ANIM_KEY_TAB = 0,
    ANIM_KEY_SPACE = 1,
    ANIM_KEY_ENTER = 2,
    ANIM_KEY_ESCAPE = 3,
    ANIM_KEY_LEFT = 4,
    ANIM_KEY_RIGHT = 5,
    ANIM_KEY_UP = 6,
    ANIM_KEY_DOWN = 7,
    ANIM_KEY_HOME = 8,
    ANIM_KEY_END = 9,
    ANIM_KEY_PAGE_UP = 10,
    ANIM_KEY_PAGE_DOWN = 11
};

/* Modifiers that are held, as flags. */
enum { ANIM_MODIFIER_SHIFT = 1, ANIM_MODIFIER_CONTROL = 2, ANIM_MODIFIER_ALT = 4, ANIM_MODIFIER_META = 8 };

/* A key went down or up. *used (which may be null) receives whether the scene had a use for it; if not, it is the
   host's. With Control, Alt or Meta no key is used.
   Tab moves the focus to the next region, in the document's order, that is focusable, enabled and visible, with Shift to
   the one before. Beyond the last one nothing has the focus and the key is not used, so that a host can go on to the next
   control; the Tab after that begins anew.
   Of the region that has the focus, unless its "activation" is "none", Space is a press: down when the key goes down,
   up.inside when it goes up. Enter is down and up.inside at once. Escape while Space is held is cancel, and so is what
   takes the focus away then. Nothing is pressed twice: a region that holds a pointer hears nothing of either key.
   The arrows, Home, End, Page Up and Page Down are key.left, key.right, key.up, key.down, key.home, key.end, key.pageup
   and key.pagedown when they go down, again and again if the host says so.
   A region that is disabled or invisible loses the focus at the next key.
   The data of these events is that of anim_scene_pointer()'s, where keyboard is 1, x and y are the center of the region's
   bounds, inside is 1, pointer is -1 and node is the region's own; the others are 0. */
ANIM_API anim_status anim_scene_key(anim_scene *scene, int32_t action, int32_t key, uint32_t modifiers, int32_t *used);

/* Gives the focus to a region by name, or to none for a length of 0. The region that had it hears blur, the new one
   focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or invisible. */
ANIM_API anim_status anim_scene_set_focus(anim_scene *scene, const char *name, size_t name_length);

/* The name of the region that has the focus; empty when none has. */
ANIM_API anim_status anim_scene_focus(const anim_scene *scene, char *buffer, size_t capacity, size_t *length);

/* The number, in document order, of the topmost node that is drawn at a point of the document, or -1: what is seen now,
   by presentation values. A fill counts by its rule, a stroke as far as half its width from its outline (dashes, caps
   and joins do not matter), both also where their paint is transparent, an image and a text by its rectangle; what is clipped
   away, invisible or of opacity 0 does not. */
ANIM_API anim_status anim_scene_hit_test(anim_scene *scene, double x, double y, int32_t *node);

/* The index, in document order, of the region that a pointer would hit at a point of the document, whether it is enabled
   or not; -1 for none. */
ANIM_API anim_status anim_scene_hit_region(anim_scene *scene, double x, double y, int32_t *region);

typedef struct anim_region_info {
    uint32_t struct_size;
    int32_t name; /* index for anim_stage_name of the scene's stage */
    int32_t node; /* the node in whose coordinates it lies, or -1 */
    int32_t is_enabled, is_visible, is_focusable; /* now */
    int32_t is_held; /* 1 while it tracks a pointer or is pressed by a key */
    int32_t has_focus;
    anim_rectangle bounds; /* of its shape, in the scene's coordinates; all 0 where it has none */
} anim_region_info;

/* Fills the info of no region, with struct_size set. */
ANIM_API anim_status anim_default_region_info(anim_region_info *info, uint32_t struct_size);

/* Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond. info->struct_size must be
   set, as anim_default_region_info does. */
ANIM_API anim_status anim_scene_region_info(anim_scene *scene, uint32_t index, anim_region_info *info);

/* Accessibility */

/* What a node is to those who do not see it. */
enum {
    ANIM_ROLE_NONE = 0,
    ANIM_ROLE_BUTTON = 1,
    ANIM_ROLE_SWITCH = 2,
    ANIM_ROLE_CHECKBOX = 3,
    ANIM_ROLE_RADIO = 4,
    ANIM_ROLE_SLIDER = 5,
    ANIM_ROLE_PROGRESS = 6,
    ANIM_ROLE_IMAGE = 7,
    ANIM_ROLE_TEXT = 8,
    ANIM_ROLE_LINK = 9,
    ANIM_ROLE_GROUP = 10,
    ANIM_ROLE_HEADING = 11,
    ANIM_ROLE_LIST = 12,
    ANIM_ROLE_LIST_ITEM = 13,
    ANIM_ROLE_TAB = 14,
    ANIM_ROLE_MENU = 15,
    ANIM_ROLE_MENU_ITEM = 16,
    ANIM_ROLE_DIALOG = 17,
    ANIM_ROLE_ALERT = 18,
    ANIM_ROLE_SEPARATOR = 19
};

/* Facts, as flags of what is known and of what is so. */
enum {
    ANIM_ACCESSIBILITY_CHECKED = 1,
    ANIM_ACCESSIBILITY_SELECTED = 2,
    ANIM_ACCESSIBILITY_DISABLED = 4, /* where the document does not say it: whether its region is */
    ANIM_ACCESSIBILITY_EXPANDED = 8,
    ANIM_ACCESSIBILITY_BUSY = 16,
    ANIM_ACCESSIBILITY_HIDDEN = 32, /* also where the node is invisible */
    ANIM_ACCESSIBILITY_MINIMUM = 64, /* minimum is known; likewise the next two */
    ANIM_ACCESSIBILITY_MAXIMUM = 128,
    ANIM_ACCESSIBILITY_NOW = 256,
    ANIM_ACCESSIBILITY_FOCUSABLE = 512, /* its region can have the focus now; known where it has a region */
    ANIM_ACCESSIBILITY_FOCUSED = 1024 /* its region has it */
};

/* The texts of a node. */
enum { ANIM_ACCESSIBILITY_LABEL = 0, ANIM_ACCESSIBILITY_VALUE = 1, ANIM_ACCESSIBILITY_HINT = 2 };

typedef struct anim_accessibility {
    uint32_t struct_size;
    int32_t role; /* ANIM_ROLE_... */
    uint32_t known; /* ANIM_ACCESSIBILITY_... */
    uint32_t states; /* those of the known ones that are so */
    int32_t node; /* its number, in document order */
    int32_t region; /* index of the region that is pressed for it, or -1 */
    double minimum, maximum, now; /* 0 where not known */
    anim_rectangle bounds; /* in the scene's coordinates: of its region, or else of what it and those inside it draw */
} anim_accessibility;

/* Fills the facts of no node, with struct_size set. */
ANIM_API anim_status anim_default_accessibility(anim_accessibility *accessibility, uint32_t struct_size);

/* How many nodes of the document have an "accessibility", and a number that is another whenever one of their facts or
   texts differs from what it was when the number was asked for last. Either pointer may be null. */
ANIM_API anim_status anim_scene_accessibility_info(anim_scene *scene, uint32_t *count, uint64_t *revision);

/* What is so now of one of them, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond. struct_size must be
   set, as anim_default_accessibility does. */
ANIM_API anim_status anim_scene_accessibility(anim_scene *scene, uint32_t index, anim_accessibility *accessibility);

/* One of its texts now: ANIM_ACCESSIBILITY_LABEL, VALUE or HINT. Empty where the document says none. */
ANIM_API anim_status anim_scene_accessibility_text(anim_scene *scene, uint32_t index, int32_t which, char *buffer,
                                                   size_t capacity, size_t *length);

/* Snapshots and reloading of scenes */

/* The display list */

enum {
    ANIM_DRAW_FILL = 0, /* fill the path */
    ANIM_DRAW_STROKE = 1, /* stroke the path */
    ANIM_DRAW_TEXT = 2, /* draw a text in a font of the host's */
    ANIM_DRAW_IMAGE = 3, /* draw an image that the host knows by its name */
    ANIM_DRAW_LAYER_BEGIN = 4, /* what follows up to the layer's end is drawn as a whole, then composited */
    ANIM_DRAW_LAYER_END = 5,
    ANIM_DRAW_CLIP_BEGIN = 6, /* what follows up to the clip's end shows inside the path only */
    ANIM_DRAW_CLIP_END = 7
};
enum { ANIM_FILL_NONZERO = 0, ANIM_FILL_EVENODD = 1 };
enum {
    ANIM_PAINT_SOLID = 0,
    ANIM_PAINT_LINEAR = 1,
    ANIM_PAINT_RADIAL = 2,
    ANIM_PAINT_ANGULAR = 3 /* once around a center, clockwise, from an angle (0 is to the right) */
};
enum { ANIM_CAP_BUTT = 0, ANIM_CAP_ROUND = 1, ANIM_CAP_SQUARE = 2 };
enum { ANIM_JOIN_MITER = 0, ANIM_JOIN_ROUND = 1, ANIM_JOIN_BEVEL = 2 };
enum { ANIM_ALIGN_LEFT = 0, ANIM_ALIGN_CENTER = 1, ANIM_ALIGN_RIGHT = 2 };
enum { ANIM_BASELINE_ALPHABETIC = 0, ANIM_BASELINE_TOP = 1, ANIM_BASELINE_MIDDLE = 2, ANIM_BASELINE_BOTTOM = 3 };
enum {
    ANIM_FIT_STRETCH = 0, /* the image fills its frame */
    ANIM_FIT_CONTAIN = 1, /* as large as the frame holds all of it, in its middle */
    ANIM_FIT_COVER = 2 /* as small as it covers the frame, in its middle; what is outside is not drawn */
};
/* The blend modes of W3C Compositing and Blending, level 1. */
enum {
    ANIM_BLEND_NORMAL = 0,
    ANIM_BLEND_MULTIPLY = 1,
    ANIM_BLEND_SCREEN = 2,
    ANIM_BLEND_OVERLAY = 3,
    ANIM_BLEND_DARKEN = 4,
    ANIM_BLEND_LIGHTEN = 5,
    ANIM_BLEND_COLOR_DODGE = 6,
    ANIM_BLEND_COLOR_BURN = 7,
    ANIM_BLEND_HARD_LIGHT = 8,
    ANIM_BLEND_SOFT_LIGHT = 9,
    ANIM_BLEND_DIFFERENCE = 10,
    ANIM_BLEND_EXCLUSION = 11,
    ANIM_BLEND_HUE = 12,
    ANIM_BLEND_SATURATION = 13,
    ANIM_BLEND_COLOR = 14,
    ANIM_BLEND_LUMINOSITY = 15
};

/* A gradient's color at an offset from 0 to 1. */
typedef struct anim_gradient_stop {
    double offset; /* not below that of the stop before */
    double color[4]; /* red, green, blue, opacity; sRGB, not premultiplied; interpolated so, as SVG does */
} anim_gradient_stop;

/* One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
   transform takes them to the scene's. Fields that a kind is not said to use are 0. 256 bytes on every platform.

   FILL: path, fill_rule, paint, opacity.
   STROKE: path, paint, opacity, line_width, line_cap, line_join, miter_limit; dashes, if it has any: the display numbers
   from number_start on, an even number of lengths, and dash_offset.
   TEXT: text_start and text_count are its UTF-8 in the display text; verb_start and verb_count those of its font's name
   there (a count of 0: the host's font); four display numbers: x, y, font size, weight; line_cap is the alignment to x
   (ANIM_ALIGN_...), line_join what of the line is at y (ANIM_BASELINE_...); paint, opacity.
   IMAGE: text_start and text_count are its name in the display text; four display numbers: the frame's x, y, width,
   height; fill_rule is ANIM_FIT_...; opacity.
   LAYER_BEGIN: opacity and blend of the layer; where number_count is 3, it casts a shadow in color, drawn below it and
   part of it: the display numbers are x, y (how far from it) and blur (twice the standard deviation of the Gaussian
   blur, as CSS has it for box-shadow). What it holds and a LAYER_END follow.
   CLIP_BEGIN: path, fill_rule. What it clips and a CLIP_END follow. Begins and ends are balanced. */
typedef struct anim_draw_command {
    int32_t kind; /* ANIM_DRAW_... */
    int32_t fill_rule; /* ANIM_FILL_...; of an image ANIM_FIT_... */
    int32_t paint; /* ANIM_PAINT_... */
    int32_t node; /* number of the node in document order */
    uint32_t verb_start, verb_count; /* the path, in the scene's display verbs... */
    uint32_t coordinate_start, coordinate_count; /* ...and display coordinates */
    uint32_t stop_start, stop_count; /* the gradient's stops, in the scene's display stops */
    int32_t line_cap, line_join; /* ANIM_CAP_..., ANIM_JOIN_... for a stroke */
    anim_transform transform;
    double opacity; /* 0 to 1, of the node; that of a group is its layer's */
    double color[4]; /* of a solid paint, or of a layer's shadow */
    double gradient[4]; /* linear: x1, y1, x2, y2; radial: center x, center y, radius, 0; angular: center, angle, 0 */
    double line_width; /* of a stroke */
    double miter_limit;
    anim_rectangle bounds; /* what it can change, in the scene's coordinates: by control points, ends and miters, inside
                              the bounds of the clips around it. Width and height 0 where that is nothing. Of a text an
                              estimate, one font size wide for each byte: the core knows no font. */
    uint64_t revision; /* that of the display list when what it draws changed last */
    uint32_t number_start, number_count; /* in the scene's display numbers */
    double dash_offset; /* of a stroke, where its dashes begin */
    uint32_t text_start, text_count; /* in the scene's display text */
    int32_t blend; /* ANIM_BLEND_... of a layer */
    int32_t reserved; /* 0 */
} anim_draw_command;

/* The display list as it is now: commands from back to front, and the arrays they refer to. Each is a view that is
   valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_display...; NULL
   where it is empty. What it costs to bring it up to date is in proportion to what changed, and next to nothing where
   nothing did; where nodes appear, vanish or change their order, or a path its number of commands, in proportion to what
   there is. */
ANIM_API anim_status anim_scene_display_commands(anim_scene *scene, const anim_draw_command **commands, size_t *count);
ANIM_API anim_status anim_scene_display_verbs(anim_scene *scene, const uint8_t **verbs, size_t *count);
ANIM_API anim_status anim_scene_display_coordinates(anim_scene *scene, const double **coordinates, size_t *count);
ANIM_API anim_status anim_scene_display_stops(anim_scene *scene, const anim_gradient_stop **stops, size_t *count);
ANIM_API anim_status anim_scene_display_numbers(anim_scene *scene, const double **numbers, size_t *count);
/* UTF-8 of all texts in a row, without a NUL. */
ANIM_API anim_status anim_scene_display_text(anim_scene *scene, const uint8_t **text, size_t *length);

/* All of a display list. */
typedef struct anim_display {
    uint32_t struct_size;
    uint32_t reserved; /* 0 */
    uint64_t revision;
    ANIM_POINTER(const anim_draw_command, commands);
    uint64_t command_count;
    ANIM_POINTER(const uint8_t, verbs);
    uint64_t verb_count;
    ANIM_POINTER(const double, coordinates);
    uint64_t coordinate_count;
    ANIM_POINTER(const anim_gradient_stop, stops);
    uint64_t stop_count;
    ANIM_POINTER(const double, numbers);
    uint64_t number_count;
    ANIM_POINTER(const uint8_t, text);
    uint64_t text_length;
} anim_display;

/* Fills the display of no scene, with struct_size set. */
ANIM_API anim_status anim_default_display(anim_display *display, uint32_t struct_size);

/* The whole display list in one call, with the same views. display->struct_size must be set, as anim_default_display
   does. */
ANIM_API anim_status anim_scene_display(anim_scene *scene, anim_display *display);

/* The display list's revision: a number that grows whenever the list shows something else than when it was last asked
   for; 1 for the first. A host that has drawn it need not draw again while it stays. Another load of the same document,
   asked at other times, counts otherwise. */
ANIM_API anim_status anim_scene_display_revision(anim_scene *scene, uint64_t *revision);

/* What must be drawn again since a revision: the union of the old and new bounds of all that changed, appeared or
   vanished after it, inside the canvas. Width and height 0 where nothing did; all of the canvas where that is more
   than 63 revisions ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached. */
ANIM_API anim_status anim_scene_display_damage(anim_scene *scene, uint64_t since, anim_rectangle *rectangle);

/* The display list as an SVG document whose viewBox is the scene's canvas. background is NULL for none, or red,
   green, blue, opacity. The text may be large: ask for its length first. */
ANIM_API anim_status anim_scene_svg(anim_scene *scene, const double *background, char *buffer, size_t capacity,
                                    size_t *length);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Snapshots of stages                                                                                              */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: stage. */

/* The whole state of a stage as bytes, which a stage of the same library version or a later one can take over, in any
   process, on any processor and from any language: from there on it goes on bit for bit as this one does. They hold
   properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the settings,
   and the events that nobody has polled yet. They do not hold what the host has given in code: callbacks of events and of
   observers. An easing function that is a callback cannot be written: ANIM_ERROR_STATE while something moves by one or
   a property's own motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction, between
   anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond ANIM_LIMIT_SNAPSHOT bytes.

   *length receives the number of bytes. A capacity of 0 asks for the length alone (the buffer may then be null); a
   capacity that is too small is ANIM_ERROR_CAPACITY. The same state, made by the same calls, has the same bytes
   everywhere. What stands still takes about 15 bytes and its values and name. O(state). */
ANIM_API anim_status anim_stage_snapshot(anim_stage *stage, uint8_t *buffer, size_t capacity, size_t *length);

/* Puts a state that anim_stage_snapshot has given in the place of the stage's own, whatever that was. The bytes are not
   needed afterwards. Identifiers that the stage had given out when the snapshot was taken of it are valid again, and
   name what they did; for another stage anim_stage_counterpart translates them. Those that it has given out since then are
   to be forgotten: what is made after may have the same. The callback of events stays, and so do
   the observers of properties that are still there (the same identifier). All properties count as changed.

   The bytes may come from anywhere. ANIM_ERROR_SYNTAX for those that are no snapshot, were damaged, or say what cannot
   be; ANIM_ERROR_KIND for that of a scene; ANIM_ERROR_STATE inside an open transaction, and for a scene's stage. A stage
   takes memory in proportion to the bytes. */
ANIM_API anim_status anim_stage_restore(anim_stage *stage, const uint8_t *bytes, size_t length);

/* The identifier that a thing has in this stage (a property, transaction, animation, group, animator or bank), by that of
   the same thing in the stage of which the snapshot was taken that this one has taken over. Whether there is such a
   thing shows where it is used. ANIM_ERROR_IDENTIFIER for 0. */
ANIM_API anim_status anim_stage_counterpart(const anim_stage *stage, uint64_t identifier, uint64_t *counterpart);

/* Component: machine. */

/* The whole state of a scene, as anim_stage_snapshot writes that of a stage: its stage, the active states of its machines
   and what they remember and wait for, its inputs, pointers and focus, its random numbers. The document is not in it. */
ANIM_API anim_status anim_scene_snapshot(anim_scene *scene, uint8_t *buffer, size_t capacity, size_t *length);

/* Puts a state that anim_scene_snapshot has given in the place of the scene's own, as anim_stage_restore does. The scene may
   be another than that of which the snapshot was taken, in another process or on another machine, but must have been
   loaded from the same text, with the same text of parameters: ANIM_ERROR_STATE otherwise. The display list is one that
   the host has not seen; revisions go on counting. */
ANIM_API anim_status anim_scene_restore(anim_scene *scene, const uint8_t *bytes, size_t length);

enum { ANIM_LIMIT_SNAPSHOT = 268435456 }; /* bytes of a snapshot */

/* ---------------------------------------------------------------------------------------------------------------- */
/* Traces: timed inputs                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: scene. */

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

/* The seed that the trace was recorded with, in its first line: *seed, if *has_seed is 1 (either pointer may be null). A
   runner loads the scene with it, unless told otherwise. */
ANIM_API anim_status anim_trace_seed(const anim_trace *trace, uint64_t *seed, int32_t *has_seed);

/* The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty. */
ANIM_API anim_status anim_trace_parameters(const anim_trace *trace, char *buffer, size_t capacity, size_t *length);

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
