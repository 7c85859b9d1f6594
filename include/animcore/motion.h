/* SPDX-License-Identifier: MIT */
/*
 * animcore/motion.h: motion as functions of time, without a stage: springs, easing, keyframes, timing, decay, colors.
 *
 * Contents
 *
 *   Springs
 *   Timing curves
 *   Easing functions: every way from 0 to 1
 *   Keyframes
 *   Media timing
 *   Decay, drags and velocity
 *   Colors
 *   Transforms as motion
 *
 * The conventions of units, errors, text, ownership and threads are those of animcore/base.h.
 */
#ifndef ANIMCORE_MOTION_H
#define ANIMCORE_MOTION_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------------------------------------------------------- */
/* Springs                                                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact at
   any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
   2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
   velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
   any finite ones. */
typedef struct anim_spring {
    double mass; /* m > 0 */
    double stiffness; /* k > 0, per second squared when m = 1 */
    double damping; /* c >= 0; 0 never comes to rest */
} anim_spring;

/* By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
   ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1. */
ANIM_API anim_status anim_spring_make_perceptual(double duration, double bounce, ANIM_OUT anim_spring *spring) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
   spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response. */
ANIM_API anim_status anim_spring_make_response(double response, double damping_ratio,
                                               ANIM_OUT anim_spring *spring) ANIM_PURE ANIM_ERRORS(LIMIT);

/* As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular frequency for
   which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio <= 1,
   initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits. */
ANIM_API anim_status anim_spring_make_uikit(double duration, double damping_ratio, double initial_velocity,
                                            ANIM_OUT anim_spring *spring) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its property
   of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and stiffness, damping 2
   sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not overdamped, the parameters
   are used unchanged. All other functions that take an anim_spring use them unchanged. */
ANIM_API anim_status anim_spring_make_core_animation(double mass, double stiffness, double damping,
                                                     anim_bool allows_overdamping,
                                                     ANIM_OUT anim_spring *spring) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The
   spring moves from the value from to the value to, and starts with the given velocity. In C, either result pointer may
   be null. */
ANIM_API anim_status anim_spring_evaluate(const anim_spring *spring, double time, double from, double to,
                                          double initial_velocity, ANIM_OUT ANIM_NULLABLE double *value,
                                          ANIM_OUT ANIM_NULLABLE double *velocity) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The same at many times at once. In C, values and velocities have room for count numbers; either may be null, and one
   of them may be times itself. */
ANIM_API anim_status anim_spring_evaluate_many(const anim_spring *spring, ANIM_COUNT(count) const double *times,
                                               size_t count, double from, double to, double initial_velocity,
                                               ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *values,
                                               ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *velocities) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
   anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
   threads at once. Its size never changes. The members are private to the library: a struct that another version has
   filled, or that was changed, is refused. */
typedef struct anim_prepared_spring {
    double decay, decay_low; /* sums of two doubles, in the library's unit of time */
    double frequency, frequency_low;
    double fast_rate;
    double squared_frequency;
    double time_scale, inverse_time_scale;
    uint64_t kind;
    uint64_t check; /* a sum over the other members */
} anim_prepared_spring;

/* Computes the constants of a spring in advance. In C, *prepared receives them. */
ANIM_API anim_status anim_spring_prepare(const anim_spring *spring, ANIM_OUT anim_prepared_spring *prepared) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
   anim_spring_prepare() did not make. */
ANIM_API anim_status anim_prepared_spring_evaluate(const anim_prepared_spring *prepared, double time, double from,
                                                   double to, double initial_velocity,
                                                   ANIM_OUT ANIM_NULLABLE double *value,
                                                   ANIM_OUT ANIM_NULLABLE double *velocity) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
   damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
   settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core
   Animation's property of that name, it is the duration of the overdamped motion. */
ANIM_API anim_status anim_spring_get_settling_duration(const anim_spring *spring, double initial_velocity,
                                                       anim_bool allows_overdamping, ANIM_OUT double *seconds) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from the
   target stays within threshold (> 0) units, and its speed within threshold units per second. It starts displacement
   away from the target. An animation with this spring ends at that time. Infinity when it never comes to rest. */
ANIM_API anim_status anim_spring_get_resting_time(const anim_spring *spring, double displacement,
                                                  double initial_velocity, double threshold,
                                                  ANIM_OUT double *seconds) ANIM_PURE ANIM_ERRORS(LIMIT);

/* By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's own.
   SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s, 0.14: the
   response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default animation); the sum
   of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new CASpringAnimation (mass 1,
   stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3, 1000, 500); UIKit plays it
   critically damped (see anim_spring_make_core_animation()), so the result is the critically damped spring of that mass
   and stiffness. These two have neither a duration nor a bounce: both arguments must be 0. ANIM_ERROR_NOT_FOUND for any
   other name. */
ANIM_API anim_status anim_spring_make_named(ANIM_COUNT(name_length) const char *name, size_t name_length,
                                            double duration, double extra_bounce,
                                            ANIM_OUT anim_spring *spring) ANIM_PURE ANIM_ERRORS(LIMIT, NOT_FOUND);

/* A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m). Its
   damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 / ratio - 1
   beyond it. In C, each pointer may be null. */
ANIM_API anim_status anim_spring_describe(const anim_spring *spring, ANIM_OUT ANIM_NULLABLE double *duration,
                                          ANIM_OUT ANIM_NULLABLE double *bounce,
                                          ANIM_OUT ANIM_NULLABLE double *damping_ratio) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed below
   velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds must be above
   0; an infinite one is always met. The result is the moment itself, to a relative error of about 1e-14;
   anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding decides whether
   that swing counts. Infinity when the spring never comes to rest. */
ANIM_API anim_status anim_spring_get_settling_time(const anim_spring *spring, double displacement,
                                                   double initial_velocity, double threshold, double velocity_threshold,
                                                   ANIM_OUT double *seconds) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative time
   is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it toward the
   value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the new one's, so that
   value and velocity are continuous; 0 switches at once. In C, either result pointer may be null. */
ANIM_API anim_status anim_spring_blend_evaluate(const anim_spring *old_spring, const anim_spring *new_spring,
                                                double blend_duration, double time, double from, double to,
                                                double initial_velocity, ANIM_OUT ANIM_NULLABLE double *value,
                                                ANIM_OUT ANIM_NULLABLE double *velocity) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The same at many times. In C, the result arrays have room for count numbers; either may be null, and one of them may
   be times itself. */
ANIM_API anim_status anim_spring_blend_evaluate_many(
    const anim_spring *old_spring, const anim_spring *new_spring, double blend_duration,
    ANIM_COUNT(count) const double *times, size_t count, double from, double to, double initial_velocity,
    ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *values,
    ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *velocities) ANIM_PURE ANIM_ERRORS(LIMIT);

/* anim_spring_get_resting_time() for such a change: a time since the change. */
ANIM_API anim_status anim_spring_blend_get_resting_time(const anim_spring *old_spring, const anim_spring *new_spring,
                                                        double blend_duration, double displacement,
                                                        double initial_velocity, double threshold,
                                                        ANIM_OUT double *seconds) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Options of motions of many values. */
typedef uint32_t anim_spring_flags;
enum {
    /* values are angles that turn the shortest way, by at most half a turn; a turn of exactly half keeps its given
       direction */
    ANIM_SPRING_SHORTEST_TURN = 1
};

/* Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits of
   anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is taken as
   0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN. ANIM_ERROR_ARGUMENT when a
   number is not finite, or an origin minus its target is not in the range of a double. About 1 ns a value at one time,
   in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected when the library is loaded; it
   changes no bit. In C, time_count is 1 or count, and every other array has count numbers; initial_velocities may be
   null, and so may values or velocities where they are not wanted; a result array may be one of the input arrays, and
   must not overlap them otherwise. */
ANIM_API anim_status anim_spring_animate_many(const anim_spring *spring, ANIM_COUNT(time_count) const double *times,
                                              size_t time_count, ANIM_COUNT(count) const double *origins,
                                              ANIM_COUNT(count) const double *targets,
                                              ANIM_NULLABLE ANIM_COUNT(count) const double *initial_velocities,
                                              size_t count, anim_spring_flags flags,
                                              ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *values,
                                              ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *velocities) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The same for floats: computed in doubles, rounded once. */
ANIM_API anim_status
anim_spring_animate_many_float(const anim_spring *spring, ANIM_COUNT(time_count) const double *times, size_t time_count,
                               ANIM_COUNT(count) const float *origins, ANIM_COUNT(count) const float *targets,
                               ANIM_NULLABLE ANIM_COUNT(count) const float *initial_velocities, size_t count,
                               anim_spring_flags flags, ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) float *values,
                               ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) float *velocities) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and velocities
   by those after the step. Each value is pulled toward its target. Flags and errors as anim_spring_animate_many(). In
   C, the arrays must not overlap. */
ANIM_API anim_status anim_spring_step_many(const anim_spring *spring, double seconds,
                                           ANIM_COUNT(count) const double *targets, size_t count,
                                           anim_spring_flags flags, ANIM_INOUT ANIM_COUNT(count) double *values,
                                           ANIM_INOUT ANIM_COUNT(count) double *velocities) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The same for floats: computed in doubles, rounded once. */
ANIM_API anim_status anim_spring_step_many_float(const anim_spring *spring, double seconds,
                                                 ANIM_COUNT(count) const float *targets, size_t count,
                                                 anim_spring_flags flags, ANIM_INOUT ANIM_COUNT(count) float *values,
                                                 ANIM_INOUT ANIM_COUNT(count) float *velocities) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Timing curves                                                                                                    */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
   |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT). */
typedef struct anim_cubic_bezier {
    double x1, y1, x2, y2;
} anim_cubic_bezier;

/* By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
   ANIM_ERROR_NOT_FOUND for any other name. */
ANIM_API anim_status anim_cubic_bezier_make_named(ANIM_COUNT(name_length) const char *name, size_t name_length,
                                                  ANIM_OUT anim_cubic_bezier *curve) ANIM_PURE
    ANIM_ERRORS(LIMIT, NOT_FOUND);

/* The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS Easing
   Functions. */
ANIM_API anim_status anim_cubic_bezier_evaluate(const anim_cubic_bezier *curve, double x, ANIM_OUT double *y) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The same at many x at once. In C, ys may be xs itself. */
ANIM_API anim_status anim_cubic_bezier_evaluate_many(const anim_cubic_bezier *curve, ANIM_COUNT(count) const double *xs,
                                                     size_t count, ANIM_OUT ANIM_COUNT(count) double *ys) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* dy/dx at x. Infinite where the tangent is vertical. */
ANIM_API anim_status anim_cubic_bezier_get_slope(const anim_cubic_bezier *curve, double x,
                                                 ANIM_OUT double *slope) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
   nearest. The extensions beyond [0, 1] are not searched. */
ANIM_API anim_status anim_cubic_bezier_invert(const anim_cubic_bezier *curve, double y, ANIM_OUT double *x) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Easing functions: every way from 0 to 1                                                                          */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
   Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
   once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at any
   time, but not inside the easing's callback. */
typedef struct anim_easing anim_easing ANIM_SHARED;

enum {
    ANIM_LIMIT_EASING_BYTES = 1048576, /* bytes of the text of an easing */
    ANIM_LIMIT_EASING_STEPS = 2147483647, /* steps of steps() */
    ANIM_LIMIT_EASING_STOPS = 4096 /* stops of linear(); one with two percentages counts as two */
};

/* Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
   step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
   default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and spring(mass
   stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in CSS; no escapes
   and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as in the calls
   below. In C, the caller destroys the easing, here and below. */
ANIM_API anim_status anim_easing_create_css(ANIM_COUNT(text_length) const char *text, size_t text_length,
                                            ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing)
    ANIM_ERRORS(LIMIT, SYNTAX);

/* A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9 kilobytes
   (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3 nanoseconds. Values are
   accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of anim_cubic_bezier_evaluate.
   Beyond [0, 1] as there. */
ANIM_API anim_status anim_easing_create_cubic_bezier(const anim_cubic_bezier *curve,
                                                     ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing)
    ANIM_ERRORS(LIMIT);

/* Where the jumps of steps() are. */
typedef int32_t anim_step_position;
enum {
    ANIM_STEP_POSITION_JUMP_END = 0, /* at the end of each step; the last jump is at 1. CSS's end, and its default */
    ANIM_STEP_POSITION_JUMP_START = 1, /* at the start of each step; the first jump is at 0. CSS's start */
    ANIM_STEP_POSITION_JUMP_NONE = 2, /* between the steps only; at least 2 steps */
    ANIM_STEP_POSITION_JUMP_BOTH = 3 /* at both ends too */
};

/* CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps continue. */
ANIM_API anim_status anim_easing_create_steps(int32_t count, anim_step_position position,
                                              ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing);

/* CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
   percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first
   then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it. Two
   stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in size.
   In C, inputs that are left out are null. */
ANIM_API anim_status anim_easing_create_linear(ANIM_COUNT(count) const double *outputs,
                                               ANIM_NULLABLE ANIM_COUNT(count) const double *inputs, size_t count,
                                               ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing)
    ANIM_ERRORS(LIMIT);

/* Robert Penner's easing functions, which are usually written easeInQuad ... easeInOutBounce: IN starts slowly, OUT
   ends slowly, IN_OUT does both. EXPO is 2^(10 x - 10), but 0 at 0. BACK has the overshoot 1.70158, its IN_OUT 1.525
   times that. ELASTIC has the amplitude 1 and the period 0.3, its IN_OUT 0.45, and is 0 at 0 and 1 at 1. */
typedef int32_t anim_penner;
enum {
    ANIM_PENNER_QUAD_IN = 0,
    ANIM_PENNER_QUAD_OUT = 1,
    ANIM_PENNER_QUAD_IN_OUT = 2,
    ANIM_PENNER_CUBIC_IN = 3,
    ANIM_PENNER_CUBIC_OUT = 4,
    ANIM_PENNER_CUBIC_IN_OUT = 5,
    ANIM_PENNER_QUART_IN = 6,
    ANIM_PENNER_QUART_OUT = 7,
    ANIM_PENNER_QUART_IN_OUT = 8,
    ANIM_PENNER_QUINT_IN = 9,
    ANIM_PENNER_QUINT_OUT = 10,
    ANIM_PENNER_QUINT_IN_OUT = 11,
    ANIM_PENNER_SINE_IN = 12,
    ANIM_PENNER_SINE_OUT = 13,
    ANIM_PENNER_SINE_IN_OUT = 14,
    ANIM_PENNER_EXPO_IN = 15,
    ANIM_PENNER_EXPO_OUT = 16,
    ANIM_PENNER_EXPO_IN_OUT = 17,
    ANIM_PENNER_CIRC_IN = 18,
    ANIM_PENNER_CIRC_OUT = 19,
    ANIM_PENNER_CIRC_IN_OUT = 20,
    ANIM_PENNER_BACK_IN = 21,
    ANIM_PENNER_BACK_OUT = 22,
    ANIM_PENNER_BACK_IN_OUT = 23,
    ANIM_PENNER_ELASTIC_IN = 24,
    ANIM_PENNER_ELASTIC_OUT = 25,
    ANIM_PENNER_ELASTIC_IN_OUT = 26,
    ANIM_PENNER_BOUNCE_IN = 27,
    ANIM_PENNER_BOUNCE_OUT = 28,
    ANIM_PENNER_BOUNCE_IN_OUT = 29
};

/* One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1. */
ANIM_API anim_status anim_easing_create_penner(anim_penner penner,
                                               ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing);

/* The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 < duration <= 1e9).
   initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
   UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0. */
ANIM_API anim_status anim_easing_create_spring(const anim_spring *spring, double duration, double initial_velocity,
                                               ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing)
    ANIM_ERRORS(LIMIT);

/* The host's timing function: returns y at x. In C, it must return: see "Callbacks" in base.h. */
typedef double (*anim_easing_callback)(ANIM_NULLABLE void *context, double x);

/* An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A result
   that is not finite is replaced by x. In C, release (may be null) is called with the context when nothing uses the
   easing any more. */
ANIM_API anim_status anim_easing_create_callback(
    ANIM_KEPT("all that uses the easing is gone") anim_easing_callback callback,
    ANIM_NULLABLE ANIM_KEPT("all that uses the easing is gone") void *context,
    ANIM_NULLABLE ANIM_KEPT("all that uses the easing is gone") anim_context_release_callback release,
    ANIM_OUT ANIM_MADE(anim_easing_destroy) anim_easing **easing);

/* Releases the host's reference to an easing. */
ANIM_API anim_status anim_easing_destroy(ANIM_TAKEN ANIM_NULLABLE anim_easing *easing);

/* The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of steps(),
   and the first of the stops with that input at the start of linear(). Elsewhere it has no effect. */
ANIM_API anim_status anim_easing_evaluate(const anim_easing *easing, double x, anim_bool before, ANIM_OUT double *y);

/* The same at many x at once, with before 0 and the same bits; allocates nothing. In C, ys is xs itself or does not
   overlap it. */
ANIM_API anim_status anim_easing_evaluate_many(const anim_easing *easing, ANIM_COUNT(count) const double *xs,
                                               size_t count, ANIM_OUT ANIM_COUNT(count) double *ys) ANIM_ERRORS(LIMIT);

/* Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for each
   tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and rounds
   once. Every number, and every target minus its origin, must be finite. In C, x_count is count or 1, and values is
   origins, targets or xs itself, or does not overlap them. */
ANIM_API anim_status anim_easing_animate_many(const anim_easing *easing, ANIM_COUNT(x_count) const double *xs,
                                              size_t x_count, ANIM_COUNT(count) const double *origins,
                                              ANIM_COUNT(count) const double *targets, size_t count,
                                              ANIM_OUT ANIM_COUNT(count) double *values) ANIM_ERRORS(LIMIT);
ANIM_API anim_status anim_easing_animate_many_float(const anim_easing *easing, ANIM_COUNT(x_count) const float *xs,
                                                    size_t x_count, ANIM_COUNT(count) const float *origins,
                                                    ANIM_COUNT(count) const float *targets, size_t count,
                                                    ANIM_OUT ANIM_COUNT(count) float *values) ANIM_ERRORS(LIMIT);

/* dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some 1e-9; a
   callback's is a difference quotient over 2^-20. At a corner, the slope to its right. */
ANIM_API anim_status anim_easing_get_slope(const anim_easing *easing, double x, ANIM_OUT double *slope);

/* The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start as
   it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is "callback",
   which cannot be parsed. */
ANIM_API anim_status anim_easing_get_css(const anim_easing *easing, ANIM_OUT ANIM_COUNT(capacity, *length) char *buffer,
                                         size_t capacity, ANIM_OUT size_t *length) ANIM_ERRORS(LIMIT, CAPACITY);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Keyframes                                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

enum {
    ANIM_LIMIT_KEYFRAME_COMPONENTS = 65536, /* components of a keyframe's value */
    ANIM_LIMIT_KEYFRAME_NUMBERS = 1048576 /* numbers in the values of one anim_keyframes */
};

/* A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
   changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
   velocities are rows of component_count numbers, each at most 1e150 in size. */
typedef struct anim_keyframes anim_keyframes;

/* How values between keys are interpolated. */
typedef int32_t anim_keyframe_mode;
enum {
    ANIM_KEYFRAME_MODE_DISCRETE = 0, /* each value stays until the next key */
    ANIM_KEYFRAME_MODE_LINEAR = 1, /* straight from key to key */
    ANIM_KEYFRAME_MODE_PACED = 2, /* straight, at constant speed (Euclidean, over the components); key times ignored */
    ANIM_KEYFRAME_MODE_CUBIC = 3, /* on a Kochanek-Bartels spline */
    /* on the spline, with key times such that every segment has the same mean speed; finding them takes some 20
       microseconds a key */
    ANIM_KEYFRAME_MODE_CUBIC_PACED = 4
};

/* Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
   and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
   last. */
typedef struct anim_keyframe_options {
    uint32_t struct_size;
    uint32_t component_count; /* 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1 */
    anim_keyframe_mode mode; /* ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR */
    /* 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
       not ease. 0 */
    anim_bool has_ease;
    /* bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0 */
    uint64_t shortest_turns;
    double duration; /* seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25 */
    /* eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
       is. Linear */
    anim_cubic_bezier ease;
} anim_keyframe_options;

/* Fills the options with the defaults named above. In C, struct_size is the caller's sizeof. */
ANIM_API anim_status anim_default_keyframe_options(ANIM_OUT anim_keyframe_options *options,
                                                   uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one. In C,
   value_count counts numbers, not rows.

   - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys are
     spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a jump. In
     the discrete mode there may be one more, as Core Animation requires: the last time is then the end of the last
     value. The paced modes ignore times.
   - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than keys).
     The discrete and paced modes ignore them.
   - parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers for
     each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local tension,
     continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters of 0 the
     tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with d the
     segment's length in time; at an end, or next to a jump, it is the difference of the segment.)

   The message of ANIM_ERROR_ARGUMENT names the index at fault. In C, options may be null for the defaults, a count of 0
   leaves an array out, and the caller destroys the keyframes. */
ANIM_API anim_status anim_keyframes_create_values(
    ANIM_NULLABLE const anim_keyframe_options *options, ANIM_COUNT(value_count) const double *values,
    size_t value_count, ANIM_COUNT(time_count) const double *times, size_t time_count,
    ANIM_COUNT(curve_count) const anim_cubic_bezier *curves, size_t curve_count,
    ANIM_COUNT(parameter_count) const double *parameters, size_t parameter_count,
    ANIM_OUT ANIM_MADE(anim_keyframes_destroy) anim_keyframes **keyframes) ANIM_ERRORS(LIMIT);

/* Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
   (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
   blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start, then
   by index. A block that starts while another runs takes over from the value at that moment (computed on the straight
   course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks form one
   spline, which comes to rest before a gap, and overshoots where the direction reverses.

   initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity, is
   not used, since blocks begin at rest. In C, count is the number of blocks, value_count the number of numbers in
   values, and initial_count is 0 to leave initial out. */
ANIM_API anim_status anim_keyframes_create_blocks(ANIM_NULLABLE const anim_keyframe_options *options,
                                                  ANIM_COUNT(count) const double *starts,
                                                  ANIM_COUNT(count) const double *durations, size_t count,
                                                  ANIM_COUNT(value_count) const double *values, size_t value_count,
                                                  ANIM_COUNT(initial_count) const double *initial, size_t initial_count,
                                                  ANIM_OUT ANIM_MADE(anim_keyframes_destroy) anim_keyframes **keyframes)
    ANIM_ERRORS(LIMIT);

/* How a keyframe of a track is reached. */
typedef int32_t anim_keyframe_kind;
enum {
    ANIM_KEYFRAME_KIND_LINEAR = 0, /* straight, eased by the keyframe's curve */
    ANIM_KEYFRAME_KIND_CUBIC = 1, /* on a cubic curve */
    ANIM_KEYFRAME_KIND_SPRING = 2, /* by the keyframe's spring */
    ANIM_KEYFRAME_KIND_MOVE = 3 /* at once */
};

/* Options of a keyframe of a track. */
typedef uint32_t anim_keyframe_flags;
enum { ANIM_KEYFRAME_HAS_START_VELOCITY = 1, ANIM_KEYFRAME_HAS_END_VELOCITY = 2, ANIM_KEYFRAME_SETTLES = 4 };

typedef struct anim_keyframe {
    anim_keyframe_kind kind; /* ANIM_KEYFRAME_KIND_... */
    anim_keyframe_flags flags; /* ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES */
    double duration; /* seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES */
    anim_cubic_bezier curve; /* of LINEAR */
    anim_spring spring; /* of SPRING */
} anim_keyframe;

/* One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.

   velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only those
   that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may be left out
   where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a Catmull-Rom
   spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the velocity of the
   keyframe before it. The end of the track, and a MOVE, are at rest.

   A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
   target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then. The
   last keyframe ends at its value.

   initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the caller
   gives it on evaluation. In C, a count of 0 leaves an array out. */
ANIM_API anim_status anim_keyframes_create_track(ANIM_NULLABLE const anim_keyframe_options *options,
                                                 ANIM_COUNT(key_count) const anim_keyframe *keys, size_t key_count,
                                                 ANIM_COUNT(value_count) const double *values, size_t value_count,
                                                 ANIM_COUNT(velocities_count) const double *velocities,
                                                 size_t velocities_count,
                                                 ANIM_COUNT(initial_count) const double *initial, size_t initial_count,
                                                 ANIM_OUT ANIM_MADE(anim_keyframes_destroy) anim_keyframes **keyframes)
    ANIM_ERRORS(LIMIT);

/* Releases keyframes. */
ANIM_API anim_status anim_keyframes_destroy(ANIM_TAKEN ANIM_NULLABLE anim_keyframes *keyframes);

typedef struct anim_keyframes_info {
    uint32_t struct_size;
    uint32_t component_count;
    uint32_t key_count; /* values, blocks or keyframes */
    anim_bool needs_start; /* whether the caller gives the initial value on evaluation */
    double duration; /* seconds */
} anim_keyframes_info;

/* Describes keyframes. In C, info->struct_size must be sizeof *info. */
ANIM_API anim_status anim_keyframes_get_info(const anim_keyframes *keyframes, ANIM_INOUT anim_keyframes_info *info)
    ANIM_ERRORS(LIMIT);

/* Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time, and
   either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at rest. At
   the time of a key the value is that at the start of the next segment: a jump has happened. A velocity that would be
   infinite is 0. In C, count is time_count times the components, and an array that is left out is null.

   start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it (needs_start).
   Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length. */
ANIM_API anim_status anim_keyframes_evaluate(anim_keyframes *keyframes, ANIM_COUNT(time_count) const double *times,
                                             size_t time_count, ANIM_COUNT(start_count) const double *start,
                                             size_t start_count,
                                             ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *values,
                                             ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *velocities, size_t count)
    ANIM_ERRORS(LIMIT);

/* The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in all.
   ANIM_ERROR_STATE for keyframes that need a start. */
ANIM_API anim_status anim_keyframes_evaluate_many(ANIM_COUNT(keyframes_count) anim_keyframes *const *keyframes,
                                                  size_t keyframes_count, double time,
                                                  ANIM_OUT ANIM_COUNT(value_count) double *values, size_t value_count)
    ANIM_ERRORS(LIMIT, STATE);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Media timing                                                                                                     */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* Which values a timing has outside its active interval. */
typedef int32_t anim_fill_mode;
enum {
    ANIM_FILL_MODE_NONE = 0, /* no value outside the active interval ("none" in CSS) */
    ANIM_FILL_MODE_FORWARDS = 1, /* its last value after it */
    ANIM_FILL_MODE_BACKWARDS = 2, /* its first value before it */
    ANIM_FILL_MODE_BOTH = 3
};

/* Where a time lies: before, in or after the active interval. */
typedef int32_t anim_timing_phase;
enum { ANIM_TIMING_PHASE_BEFORE = 0, ANIM_TIMING_PHASE_ACTIVE = 1, ANIM_TIMING_PHASE_AFTER = 2 };

/* Which way iterations run, as CSS animation-direction. */
typedef int32_t anim_direction;
enum {
    ANIM_DIRECTION_NORMAL = 0,
    ANIM_DIRECTION_REVERSE = 1,
    ANIM_DIRECTION_ALTERNATE = 2,
    ANIM_DIRECTION_ALTERNATE_REVERSE = 3
};

/* When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is
   (parent time - begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration,
   which is the duration times the repeat count (times two with autoreverses), or the repeat duration. The interval
   includes its begin and excludes its end; the other way round where speed is negative. This holds for
   anim_media_timing_evaluate() and for groups; for animations see anim_stage_animate(). */
typedef struct anim_media_timing {
    uint32_t struct_size;
    anim_fill_mode fill_mode; /* of local time. NONE */
    anim_bool autoreverses; /* 1: each repeat runs back again. 0 */
    int32_t reserved; /* 0 */
    double begin_time; /* seconds of parent time. 0 */
    double time_offset; /* seconds of local time. 0 */
    double speed; /* negative runs backwards; at 0 local time stands at time_offset. 1 */
    double duration; /* seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0 */
    double repeat_count; /* >= 0, fractional or infinite; 0 is not set. 0 */
    double repeat_duration; /* seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one
                               that ends first counts, as in SMIL (Core Animation leaves it open). */
} anim_media_timing;

/* A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides. */
typedef struct anim_media_sample {
    anim_timing_phase phase; /* ANIM_TIMING_PHASE_... */
    anim_bool is_in_effect; /* 1: there is a value, in the active phase or by the fill mode */
    anim_bool is_reversing; /* 1: on the way back of an autoreversing repeat */
    int32_t reserved; /* 0 */
    double progress; /* 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0
                        after the way back */
    double iteration; /* the current repeat, from 0; infinite after the last of infinitely many */
    double local_time; /* seconds, not clamped */
    double iteration_time; /* seconds into the iteration, mirrored too: the parent time of animations in a group with
                              this timing */
    double rate; /* d progress / d parent time, per second; 0 outside the active phase */
    double iteration_rate; /* d iteration_time / d parent time; 0 outside the active phase */
} anim_media_sample;

/* Fills the timing with the defaults named above. */
ANIM_API anim_status anim_default_media_timing(ANIM_OUT anim_media_timing *timing, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The timing at a parent time in seconds. */
ANIM_API anim_status anim_media_timing_evaluate(const anim_media_timing *timing, double parent_time,
                                                ANIM_OUT anim_media_sample *sample) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The same at many times at once. In C, samples has room for count. */
ANIM_API anim_status anim_media_timing_evaluate_many(const anim_media_timing *timing,
                                                     ANIM_COUNT(count) const double *parent_times, size_t count,
                                                     ANIM_OUT ANIM_COUNT(count) anim_media_sample *samples) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at which
   the active phase begins and at which it ends for good: infinity for never, -infinity for always. In C, each result
   pointer may be null. */
ANIM_API anim_status anim_media_timing_get_interval(const anim_media_timing *timing,
                                                    ANIM_OUT ANIM_NULLABLE double *active_duration,
                                                    ANIM_OUT ANIM_NULLABLE double *start_time,
                                                    ANIM_OUT ANIM_NULLABLE double *end_time) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit. */
typedef struct anim_web_timing {
    uint32_t struct_size;
    anim_fill_mode fill; /* NONE */
    anim_direction direction; /* ANIM_DIRECTION_... NORMAL */
    int32_t reserved; /* 0 */
    double delay; /* signed. 0 */
    double end_delay; /* signed. 0 */
    double iteration_start; /* the iteration at which it starts, >= 0, fractional too. 0 */
    double iterations; /* >= 0 or infinite. 1 */
    double duration; /* of one iteration, >= 0 or infinite. 0 */
    double playback_rate; /* the animation's: only its sign counts here. 1 */
} anim_web_timing;

/* A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the
   numbers. */
typedef struct anim_web_sample {
    anim_timing_phase phase; /* ANIM_TIMING_PHASE_... */
    anim_bool is_in_effect; /* 0: the numbers below are unresolved */
    anim_bool is_reversing; /* 1: the current direction is reverse */
    int32_t reserved; /* 0 */
    double active_time;
    double overall_progress;
    double simple_iteration_progress; /* from 0 to 1 */
    double current_iteration; /* infinite after the last of infinitely many */
    double directed_progress; /* 0...1: the input of the timing function */
} anim_web_sample;

/* Fills the timing with the defaults named above. */
ANIM_API anim_status anim_default_web_timing(ANIM_OUT anim_web_timing *timing, uint32_t struct_size) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The timing at a local time, the animation's current time. */
ANIM_API anim_status anim_web_timing_evaluate(const anim_web_timing *timing, double local_time,
                                              ANIM_OUT anim_web_sample *sample) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The same at many times at once. In C, samples has room for count. */
ANIM_API anim_status anim_web_timing_evaluate_many(const anim_web_timing *timing,
                                                   ANIM_COUNT(count) const double *local_times, size_t count,
                                                   ANIM_OUT ANIM_COUNT(count) anim_web_sample *samples) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The active duration and the end time. In C, either result pointer may be null. */
ANIM_API anim_status anim_web_timing_get_interval(const anim_web_timing *timing,
                                                  ANIM_OUT ANIM_NULLABLE double *active_duration,
                                                  ANIM_OUT ANIM_NULLABLE double *end_time) ANIM_PURE ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Decay, drags and velocity                                                                                        */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
   takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
   at once. Several components move independently. Positions and velocities are at most 1e150 in size
   (ANIM_ERROR_LIMIT). */
typedef struct anim_decay {
    uint32_t struct_size;
    int32_t reserved; /* 0 */
    double rate; /* per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond */
    double minimum; /* may be -infinity. -infinity */
    double maximum; /* >= minimum; may be infinity. infinity */
    anim_spring spring; /* mass 1, stiffness 100, damping 20: critically damped */
} anim_decay;

/* Fills the decay with the defaults named above. */
ANIM_API anim_status anim_default_decay(ANIM_OUT anim_decay *decay, uint32_t struct_size) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
   millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast). */
ANIM_API anim_status anim_decay_get_rate(double remaining, ANIM_OUT double *rate) ANIM_PURE;

/* Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0) of a
   decay that starts at from with the given velocity. In C, values and velocities have room for count numbers; either
   may be null. */
ANIM_API anim_status anim_decay_evaluate(const anim_decay *decay, ANIM_COUNT(count) const double *times, size_t count,
                                         double from, double velocity,
                                         ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *values,
                                         ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *velocities) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The same for many components at one time: component i starts at from[i] with initial_velocities[i]. In C, values may
   be from, and velocities initial_velocities; either may be null. */
ANIM_API anim_status anim_decay_animate_many(const anim_decay *decay, double time, ANIM_COUNT(count) const double *from,
                                             ANIM_COUNT(count) const double *initial_velocities, size_t count,
                                             ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *values,
                                             ANIM_OUT ANIM_NULLABLE ANIM_COUNT(count) double *velocities) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound; and
   resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed within
   threshold units per second. takeover and resting_time are infinite if that never happens. In C, each result pointer
   may be null. */
ANIM_API anim_status anim_decay_predict(const anim_decay *decay, double from, double velocity, double threshold,
                                        ANIM_OUT ANIM_NULLABLE double *end, ANIM_OUT ANIM_NULLABLE double *takeover,
                                        ANIM_OUT ANIM_NULLABLE double *resting_time) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from). */
ANIM_API anim_status anim_decay_get_velocity(const anim_decay *decay, double from, double target,
                                             ANIM_OUT double *velocity) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
   coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
   1e150 in size (ANIM_ERROR_LIMIT). */
typedef struct anim_rubber_band {
    double minimum; /* may be -infinity */
    double maximum; /* >= minimum; may be infinity */
    double dimension; /* of the view in that direction, above 0 and at most 1e150 */
    double coefficient; /* above 0 and at most 1e150; UIScrollView's is 0.55 */
} anim_rubber_band;

/* The value at which each dragged position is shown. In C, values may be positions itself. */
ANIM_API anim_status anim_rubber_band_evaluate(const anim_rubber_band *band, ANIM_COUNT(count) const double *positions,
                                               size_t count, ANIM_OUT ANIM_COUNT(count) double *values) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound. */
ANIM_API anim_status anim_rubber_band_invert(const anim_rubber_band *band, ANIM_COUNT(count) const double *values,
                                             size_t count, ANIM_OUT ANIM_COUNT(count) double *positions) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
   least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker strategy
   LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a parabola. The
   velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer had stopped:
   more than 40 ms without a sample or in one place. Samples from before such a gap are ignored. Coordinates are at most
   1e150 in size. */
typedef struct anim_velocity_estimator anim_velocity_estimator;

/* An estimator without samples. In C, the caller destroys it. */
ANIM_API anim_status anim_velocity_estimator_create(ANIM_OUT ANIM_MADE(anim_velocity_estimator_destroy)
                                                        anim_velocity_estimator **estimator);

/* Releases an estimator. */
ANIM_API anim_status anim_velocity_estimator_destroy(ANIM_TAKEN ANIM_NULLABLE anim_velocity_estimator *estimator);

/* Forgets all samples: call it when the pointer goes down again. */
ANIM_API anim_status anim_velocity_estimator_reset(anim_velocity_estimator *estimator);

/* Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two numbers a
   sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The position of the
   pointer's release usually repeats the last sample, and is better left out. */
ANIM_API anim_status anim_velocity_estimator_add(anim_velocity_estimator *estimator,
                                                 ANIM_COUNT(count) const double *times,
                                                 ANIM_COUNT(2 * count) const double *coordinates, size_t count)
    ANIM_ERRORS(LIMIT);

/* The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock). */
ANIM_API anim_status anim_velocity_estimator_estimate(const anim_velocity_estimator *estimator, double time,
                                                      ANIM_OUT double *x, ANIM_OUT double *y);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Colors                                                                                                           */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* What the three components of a color are; the fourth number is always the opacity. Components below 0 and above 1
   are colors outside the gamut, not errors. The definitions are those of CSS Color 4, with hues in radians. */
typedef int32_t anim_color_space;
enum {
    ANIM_COLOR_SPACE_SRGB = 0, /* red, green, blue; the transfer function is mirrored below 0 */
    ANIM_COLOR_SPACE_LINEAR_SRGB = 1, /* the same, proportional to light */
    ANIM_COLOR_SPACE_DISPLAY_P3 = 2, /* red, green, blue of Display P3 with sRGB's transfer function */
    ANIM_COLOR_SPACE_OKLAB = 3, /* lightness from 0 to 1, a, b */
    ANIM_COLOR_SPACE_OKLCH = 4 /* lightness from 0 to 1, chroma, hue */
};

/* Which way round a hue goes (CSS Color 4, section 12.4). */
typedef int32_t anim_hue_interpolation;
enum {
    ANIM_HUE_INTERPOLATION_SHORTER = 0, /* by at most half a turn */
    ANIM_HUE_INTERPOLATION_LONGER = 1, /* by at least half a turn; by a whole one between equal hues */
    ANIM_HUE_INTERPOLATION_INCREASING = 2, /* never backwards */
    ANIM_HUE_INTERPOLATION_DECREASING = 3 /* never forwards */
};

/* How a color moves to another. All zeros is straight sRGB. */
typedef struct anim_color_interpolation {
    anim_color_space space; /* ANIM_COLOR_SPACE_... */
    anim_hue_interpolation hue; /* ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue */
    anim_bool premultiplied; /* 1: interpolates components multiplied by the opacity, except the hue, as CSS does */
} anim_color_interpolation;

/* Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
   0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
   linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing changes
   where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at most 1e150
   in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT). In C, results has room for 4 * count numbers and
   may be colors itself. */
ANIM_API anim_status anim_color_convert(anim_color_space from_space, anim_color_space to_space,
                                        ANIM_COUNT(4 * count) const double *colors, size_t count,
                                        ANIM_OUT ANIM_COUNT(4 * count) double *results) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
   that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
   whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
   transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size. In C, result has room for
   four numbers, and may be from or to. */
ANIM_API anim_status anim_color_interpolate(const anim_color_interpolation *interpolation,
                                            ANIM_COUNT(4) const double *from, ANIM_COUNT(4) const double *to,
                                            double progress, ANIM_OUT ANIM_COUNT(4) double *result) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* The same at many progresses, at most ANIM_LIMIT_ARRAY / 4. In C, results has room for 4 * count numbers, and overlaps
   no argument. */
ANIM_API anim_status anim_color_interpolate_many(const anim_color_interpolation *interpolation,
                                                 ANIM_COUNT(4) const double *from, ANIM_COUNT(4) const double *to,
                                                 ANIM_COUNT(count) const double *progresses, size_t count,
                                                 ANIM_OUT ANIM_COUNT(4 * count) double *results) ANIM_PURE
    ANIM_ERRORS(LIMIT);

/* ---------------------------------------------------------------------------------------------------------------- */
/* Transforms as motion                                                                                             */
/* ---------------------------------------------------------------------------------------------------------------- */

/* Component: motion. */

/* A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y, a
   = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
   cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
   remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
   scale_y. */
typedef struct anim_transform_parts {
    double tx, ty;
    double angle; /* from -pi to pi; positive turns clockwise on the screen */
    double scale_x, scale_y;
    double skew; /* the tangent of the skew's angle */
    double shear; /* 0, unless scale_y is 0 or below 1e-9 of it */
} anim_transform_parts;

/* Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
   (ANIM_ERROR_LIMIT). */
ANIM_API anim_status anim_transform_decompose(const anim_transform *transform,
                                              ANIM_OUT anim_transform_parts *parts) ANIM_PURE ANIM_ERRORS(LIMIT);

/* Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that would be
   beyond 1e150 in size are clamped to it. */
ANIM_API anim_status anim_transform_compose(const anim_transform_parts *parts,
                                            ANIM_OUT anim_transform *transform) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes the
   shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn instead. A
   progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts have a scale of 0
   or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size. In C, result may be from or
   to. */
ANIM_API anim_status anim_transform_interpolate(const anim_transform *from, const anim_transform *to, double progress,
                                                ANIM_OUT anim_transform *result) ANIM_PURE ANIM_ERRORS(LIMIT);

/* The same at many progresses, at most ANIM_LIMIT_ARRAY / 6. In C, results has room for count transforms, and overlaps
   no argument. */
ANIM_API anim_status anim_transform_interpolate_many(const anim_transform *from, const anim_transform *to,
                                                     ANIM_COUNT(count) const double *progresses, size_t count,
                                                     ANIM_OUT ANIM_COUNT(count) anim_transform *results) ANIM_PURE
    ANIM_ERRORS(LIMIT);

#ifdef __cplusplus
}
#endif

#endif /* ANIMCORE_MOTION_H */
