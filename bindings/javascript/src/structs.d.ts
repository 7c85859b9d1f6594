// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

import type { AccessibilityFlags, AccessibilityText, Action, Align, AnimationGroupKind, AnimatorPosition, Arrangement, Baseline, BlendMode, Cap, ColorSpace, ComponentFlags, Direction, DrawKind, EventKind, FieldKind, FillMode, FillRule, Fit, HueInterpolation, InputKind, Interruption, Join, Key, KeyAction, KeyframeFlags, KeyframeKind, KeyframeMode, MathFunction, ModifierFlags, MorphMotion, MorphPaint, MorphPairing, MorphStarts, MorphStructure, MotionKind, Paint, PathConversion, PathCoordinates, PathOperation, PathQuantity, PathRotation, PathRule, PathTrimFlags, Penner, PointerAction, Read, ReducedMotion, Role, SceneChangeFlags, SpringFlags, StateKind, Status, StepPosition, TimingPhase, Turn, ValueKind, Verb, WarningKind, WarningText } from "./constants.js";
import type { Handle, StageObject, Value } from "./runtime.js";
import type { SpringBase, CubicBezierBase, EasingBase, PathBase, PropertyBase, StageBase, SceneBase } from "./bases.js";
import type { Easing, Keyframes, VelocityEstimator, Path, PathCollection, Morph, Expression, Stage, SpringBankView, Document, Scene, Trace, Property, Transaction, Animation, AnimationGroup, SpringBank } from "./objects.js";

/** What a Point can be made of. */
export interface PointInit {
  x: number;
  y: number;
}

export declare class Point extends Value<PointInit> implements PointInit {
  constructor(x: number, y: number);
  constructor(members: PointInit);
  x: number;
  y: number;
}

/** What a Rectangle can be made of. */
export interface RectangleInit {
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  x: number;
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  y: number;
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  width: number;
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  height: number;
}

export declare class Rectangle extends Value<RectangleInit> implements RectangleInit {
  constructor(x: number, y: number, width: number, height: number);
  constructor(members: RectangleInit);
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  x: number;
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  y: number;
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  width: number;
  /** x and y are the corner with the smallest coordinates; width and height >= 0 */
  height: number;
}

/** What a Transform can be made of. */
export interface TransformInit {
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
}

/** x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f). */
export declare class Transform extends Value<TransformInit> implements TransformInit {
  constructor(a: number, b: number, c: number, d: number, tx: number, ty: number);
  constructor(members: TransformInit);
  a: number;
  b: number;
  c: number;
  d: number;
  tx: number;
  ty: number;
  /**
   * Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
   * (ANIM_ERROR_LIMIT).
   */
  decompose(): TransformParts;
  /**
   * Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that would
   * be beyond 1e150 in size are clamped to it.
   */
  static compose(parts: TransformPartsInit): Transform;
  /**
   * The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes the
   * shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn instead. A
   * progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts have a scale of
   * 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
   */
  interpolate(to: TransformInit, progress: number): Transform;
  /** The same at many progresses, at most ANIM_LIMIT_ARRAY / 6. */
  interpolateMany(to: TransformInit, progresses: Float64Array | Iterable<number>): Transform[];
}

/** What a Spring can be made of. */
export interface SpringInit {
  /** m > 0 */
  mass: number;
  /** k > 0, per second squared when m = 1 */
  stiffness: number;
  /** c >= 0; 0 never comes to rest */
  damping: number;
}

/**
 * A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact at
 * any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
 * 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
 * velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
 * any finite ones.
 */
export declare class Spring extends SpringBase<SpringInit> implements SpringInit {
  constructor(mass: number, stiffness: number, damping: number);
  constructor(members: SpringInit);
  /** m > 0 */
  mass: number;
  /** k > 0, per second squared when m = 1 */
  stiffness: number;
  /** c >= 0; 0 never comes to rest */
  damping: number;
  /**
   * By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
   * ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1.
   */
  static perceptual(duration: number, bounce: number): Spring;
  /**
   * By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
   * spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
   */
  static response(response: number, dampingRatio: number): Spring;
  /**
   * As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular frequency
   * for which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio <= 1,
   * initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
   */
  static uikit(duration: number, dampingRatio: number, initialVelocity: number): Spring;
  /**
   * The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
   * property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and stiffness,
   * damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not overdamped, the
   * parameters are used unchanged. All other functions that take an anim_spring use them unchanged.
   */
  static coreAnimation(mass: number, stiffness: number, damping: number, allowsOverdamping: boolean): Spring;
  /**
   * Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The
   * spring moves from the value from to the value to, and starts with the given velocity.
   */
  evaluate(time: number, from: number, to: number, initialVelocity: number): { value: number; velocity: number };
  /** The same at many times at once. */
  evaluateMany(times: Float64Array | Iterable<number>, from: number, to: number, initialVelocity: number): { values: Float64Array; velocities: Float64Array };
  /** Computes the constants of a spring in advance. */
  prepare(): PreparedSpring;
  /**
   * CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
   * damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
   * settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
   * Core Animation's property of that name, it is the duration of the overdamped motion.
   */
  getSettlingDuration(initialVelocity: number, allowsOverdamping: boolean): number;
  /**
   * An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from the
   * target stays within threshold (> 0) units, and its speed within threshold units per second. It starts displacement
   * away from the target. An animation with this spring ends at that time. Infinity when it never comes to rest.
   */
  getRestingTime(displacement: number, initialVelocity: number, threshold: number): number;
  /**
   * By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
   * own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
   * 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
   * animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new
   * CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3, 1000,
   * 500); UIKit plays it critically damped (see anim_spring_make_core_animation()), so the result is the critically
   * damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both arguments must be 0.
   * ANIM_ERROR_NOT_FOUND for any other name.
   */
  static named(name: string | Uint8Array, duration: number, extraBounce: number): Spring;
  /**
   * A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m). Its
   * damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 / ratio -
   * 1 beyond it.
   */
  describe(): { duration: number; bounce: number; dampingRatio: number };
  /**
   * The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
   * below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds must
   * be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about 1e-14;
   * anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding decides
   * whether that swing counts. Infinity when the spring never comes to rest.
   */
  getSettlingTime(displacement: number, initialVelocity: number, threshold: number, velocityThreshold: number): number;
  /**
   * Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
   * time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
   * toward the value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the new
   * one's, so that value and velocity are continuous; 0 switches at once.
   */
  blendEvaluate(newSpring: SpringInit, blendDuration: number, time: number, from: number, to: number, initialVelocity: number): { value: number; velocity: number };
  /** The same at many times. */
  blendEvaluateMany(newSpring: SpringInit, blendDuration: number, times: Float64Array | Iterable<number>, from: number, to: number, initialVelocity: number): { values: Float64Array; velocities: Float64Array };
  /** anim_spring_get_resting_time() for such a change: a time since the change. */
  blendGetRestingTime(newSpring: SpringInit, blendDuration: number, displacement: number, initialVelocity: number, threshold: number): number;
  /**
   * Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits of
   * anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is taken
   * as 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN. ANIM_ERROR_ARGUMENT
   * when a number is not finite, or an origin minus its target is not in the range of a double. About 1 ns a value at
   * one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected when the library is
   * loaded; it changes no bit.
   */
  animateMany(times: Float64Array | Iterable<number>, origins: Float64Array | Iterable<number>, targets: Float64Array | Iterable<number>, initialVelocities: Float64Array | Iterable<number> | null | undefined, flags: SpringFlags): { values: Float64Array; velocities: Float64Array };
  /** The same for floats: computed in doubles, rounded once. */
  animateManyFloat(times: Float64Array | Iterable<number>, origins: Float32Array | Iterable<number>, targets: Float32Array | Iterable<number>, initialVelocities: Float32Array | Iterable<number> | null | undefined, flags: SpringFlags): { values: Float32Array; velocities: Float32Array };
  /**
   * Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and
   * velocities by those after the step. Each value is pulled toward its target. Flags and errors as
   * anim_spring_animate_many().
   */
  stepMany(seconds: number, targets: Float64Array | Iterable<number>, flags: SpringFlags, values: Float64Array, velocities: Float64Array): this;
  /** The same for floats: computed in doubles, rounded once. */
  stepManyFloat(seconds: number, targets: Float32Array | Iterable<number>, flags: SpringFlags, values: Float32Array, velocities: Float32Array): this;
}

/** What a PreparedSpring can be made of. */
export interface PreparedSpringInit {
  /** sums of two doubles, in the library's unit of time */
  decay: number;
  /** sums of two doubles, in the library's unit of time */
  decayLow: number;
  frequency: number;
  frequencyLow: number;
  fastRate: number;
  squaredFrequency: number;
  timeScale: number;
  inverseTimeScale: number;
  kind: bigint | number;
  /** a sum over the other members */
  check: bigint | number;
}

/**
 * A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
 * anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
 * threads at once. Its size never changes. The members are private to the library: a struct that another version has
 * filled, or that was changed, is refused.
 */
export declare class PreparedSpring extends Value<PreparedSpringInit> implements PreparedSpringInit {
  constructor(decay: number, decayLow: number, frequency: number, frequencyLow: number, fastRate: number, squaredFrequency: number, timeScale: number, inverseTimeScale: number, kind: bigint | number, check: bigint | number);
  constructor(members: PreparedSpringInit);
  /** sums of two doubles, in the library's unit of time */
  decay: number;
  /** sums of two doubles, in the library's unit of time */
  decayLow: number;
  frequency: number;
  frequencyLow: number;
  fastRate: number;
  squaredFrequency: number;
  timeScale: number;
  inverseTimeScale: number;
  kind: bigint;
  /** a sum over the other members */
  check: bigint;
  /**
   * anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
   * anim_spring_prepare() did not make.
   */
  evaluate(time: number, from: number, to: number, initialVelocity: number): { value: number; velocity: number };
}

/** What a CubicBezier can be made of. */
export interface CubicBezierInit {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/**
 * A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
 * |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
 */
export declare class CubicBezier extends CubicBezierBase<CubicBezierInit> implements CubicBezierInit {
  constructor(x1: number, y1: number, x2: number, y2: number);
  constructor(members: CubicBezierInit);
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /**
   * By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
   * ANIM_ERROR_NOT_FOUND for any other name.
   */
  static named(name: string | Uint8Array): CubicBezier;
  /**
   * The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS Easing
   * Functions.
   */
  evaluate(x: number): number;
  /** The same at many x at once. */
  evaluateMany(xs: Float64Array | Iterable<number>): Float64Array;
  /** dy/dx at x. Infinite where the tangent is vertical. */
  getSlope(x: number): number;
  /**
   * The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
   * nearest. The extensions beyond [0, 1] are not searched.
   */
  invert(y: number): number;
}

/** What a KeyframeOptions can be made of. What is left out is as in defaultKeyframeOptions(). */
export interface KeyframeOptionsInit {
  /** 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1 */
  componentCount?: number | undefined;
  /** ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR */
  mode?: KeyframeMode | undefined;
  /**
   * 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
   * not ease. 0
   */
  hasEase?: boolean | undefined;
  /** bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0 */
  shortestTurns?: bigint | number | undefined;
  /** seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25 */
  duration?: number | undefined;
  /**
   * eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
   * is. Linear
   */
  ease?: CubicBezierInit | undefined;
}

/**
 * Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
 * and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
 * last.
 */
export interface KeyframeOptions {
  /** 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1 */
  componentCount: number;
  /** ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR */
  mode: KeyframeMode;
  /**
   * 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other kinds do
   * not ease. 0
   */
  hasEase: boolean;
  /** bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0 */
  shortestTurns: bigint;
  /** seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25 */
  duration: number;
  /**
   * eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever has_ease
   * is. Linear
   */
  ease: CubicBezier;
}

/** A KeyframeOptions with the library's defaults. */
export declare function defaultKeyframeOptions(): KeyframeOptions;

/** What a Keyframe can be made of. */
export interface KeyframeInit {
  /** ANIM_KEYFRAME_KIND_... */
  kind: KeyframeKind;
  /** ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES */
  flags: KeyframeFlags;
  /** seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES */
  duration: number;
  /** of LINEAR */
  curve: CubicBezierInit;
  /** of SPRING */
  spring: SpringInit;
}

export declare class Keyframe extends Value<KeyframeInit> implements KeyframeInit {
  constructor(members: KeyframeInit);
  /** ANIM_KEYFRAME_KIND_... */
  kind: KeyframeKind;
  /** ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES */
  flags: KeyframeFlags;
  /** seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES */
  duration: number;
  /** of LINEAR */
  curve: CubicBezier;
  /** of SPRING */
  spring: Spring;
}

export interface KeyframesInfo {
  componentCount: number;
  /** values, blocks or keyframes */
  keyCount: number;
  /** whether the caller gives the initial value on evaluation */
  needsStart: boolean;
  /** seconds */
  duration: number;
}

/** What a MediaTiming can be made of. What is left out is as in defaultMediaTiming(). */
export interface MediaTimingInit {
  /** of local time. NONE */
  fillMode?: FillMode | undefined;
  /** 1: each repeat runs back again. 0 */
  autoreverses?: boolean | undefined;
  /** seconds of parent time. 0 */
  beginTime?: number | undefined;
  /** seconds of local time. 0 */
  timeOffset?: number | undefined;
  /** negative runs backwards; at 0 local time stands at time_offset. 1 */
  speed?: number | undefined;
  /** seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0 */
  duration?: number | undefined;
  /** >= 0, fractional or infinite; 0 is not set. 0 */
  repeatCount?: number | undefined;
  /**
   * seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts, as in
   * SMIL (Core Animation leaves it open).
   */
  repeatDuration?: number | undefined;
}

/**
 * When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
 * begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
 * duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
 * begin and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate()
 * and for groups; for animations see anim_stage_animate().
 */
export declare class MediaTiming extends Value<MediaTimingInit> implements MediaTimingInit {
  constructor(members?: MediaTimingInit);
  /** of local time. NONE */
  fillMode: FillMode;
  /** 1: each repeat runs back again. 0 */
  autoreverses: boolean;
  /** seconds of parent time. 0 */
  beginTime: number;
  /** seconds of local time. 0 */
  timeOffset: number;
  /** negative runs backwards; at 0 local time stands at time_offset. 1 */
  speed: number;
  /** seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0 */
  duration: number;
  /** >= 0, fractional or infinite; 0 is not set. 0 */
  repeatCount: number;
  /**
   * seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends first counts, as in
   * SMIL (Core Animation leaves it open).
   */
  repeatDuration: number;
  /** The timing at a parent time in seconds. */
  evaluate(parentTime: number): MediaSample;
  /** The same at many times at once. */
  evaluateMany(parentTimes: Float64Array | Iterable<number>): MediaSample[];
  /**
   * The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
   * which the active phase begins and at which it ends for good: infinity for never, -infinity for always.
   */
  get interval(): { activeDuration: number; startTime: number; endTime: number };
}

/** A MediaTiming with the library's defaults. */
export declare function defaultMediaTiming(): MediaTiming;

/** A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides. */
export interface MediaSample {
  /** ANIM_TIMING_PHASE_... */
  phase: TimingPhase;
  /** 1: there is a value, in the active phase or by the fill mode */
  isInEffect: boolean;
  /** 1: on the way back of an autoreversing repeat */
  isReversing: boolean;
  /** 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the way back */
  progress: number;
  /** the current repeat, from 0; infinite after the last of infinitely many */
  iteration: number;
  /** seconds, not clamped */
  localTime: number;
  /** seconds into the iteration, mirrored too: the parent time of animations in a group with this timing */
  iterationTime: number;
  /** d progress / d parent time, per second; 0 outside the active phase */
  rate: number;
  /** d iteration_time / d parent time; 0 outside the active phase */
  iterationRate: number;
}

/** What a WebTiming can be made of. What is left out is as in defaultWebTiming(). */
export interface WebTimingInit {
  /** NONE */
  fill?: FillMode | undefined;
  /** ANIM_DIRECTION_... NORMAL */
  direction?: Direction | undefined;
  /** signed. 0 */
  delay?: number | undefined;
  /** signed. 0 */
  endDelay?: number | undefined;
  /** the iteration at which it starts, >= 0, fractional too. 0 */
  iterationStart?: number | undefined;
  /** >= 0 or infinite. 1 */
  iterations?: number | undefined;
  /** of one iteration, >= 0 or infinite. 0 */
  duration?: number | undefined;
  /** the animation's: only its sign counts here. 1 */
  playbackRate?: number | undefined;
}

/** The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit. */
export declare class WebTiming extends Value<WebTimingInit> implements WebTimingInit {
  constructor(members?: WebTimingInit);
  /** NONE */
  fill: FillMode;
  /** ANIM_DIRECTION_... NORMAL */
  direction: Direction;
  /** signed. 0 */
  delay: number;
  /** signed. 0 */
  endDelay: number;
  /** the iteration at which it starts, >= 0, fractional too. 0 */
  iterationStart: number;
  /** >= 0 or infinite. 1 */
  iterations: number;
  /** of one iteration, >= 0 or infinite. 0 */
  duration: number;
  /** the animation's: only its sign counts here. 1 */
  playbackRate: number;
  /** The timing at a local time, the animation's current time. */
  evaluate(localTime: number): WebSample;
  /** The same at many times at once. */
  evaluateMany(localTimes: Float64Array | Iterable<number>): WebSample[];
  /** The active duration and the end time. */
  get interval(): { activeDuration: number; endTime: number };
}

/** A WebTiming with the library's defaults. */
export declare function defaultWebTiming(): WebTiming;

/** A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers. */
export interface WebSample {
  /** ANIM_TIMING_PHASE_... */
  phase: TimingPhase;
  /** 0: the numbers below are unresolved */
  isInEffect: boolean;
  /** 1: the current direction is reverse */
  isReversing: boolean;
  activeTime: number;
  overallProgress: number;
  /** from 0 to 1 */
  simpleIterationProgress: number;
  /** infinite after the last of infinitely many */
  currentIteration: number;
  /** 0...1: the input of the timing function */
  directedProgress: number;
}

/** What a Decay can be made of. What is left out is as in defaultDecay(). */
export interface DecayInit {
  /** per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond */
  rate?: number | undefined;
  /** may be -infinity. -infinity */
  minimum?: number | undefined;
  /** >= minimum; may be infinity. infinity */
  maximum?: number | undefined;
  /** mass 1, stiffness 100, damping 20: critically damped */
  spring?: SpringInit | undefined;
}

/**
 * Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
 * takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
 * at once. Several components move independently. Positions and velocities are at most 1e150 in size
 * (ANIM_ERROR_LIMIT).
 */
export declare class Decay extends Value<DecayInit> implements DecayInit {
  constructor(members?: DecayInit);
  /** per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond */
  rate: number;
  /** may be -infinity. -infinity */
  minimum: number;
  /** >= minimum; may be infinity. infinity */
  maximum: number;
  /** mass 1, stiffness 100, damping 20: critically damped */
  spring: Spring;
  /**
   * The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
   * millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
   */
  static getRate(remaining: number): number;
  /**
   * Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0) of
   * a decay that starts at from with the given velocity.
   */
  evaluate(times: Float64Array | Iterable<number>, from: number, velocity: number): { values: Float64Array; velocities: Float64Array };
  /** The same for many components at one time: component i starts at from[i] with initial_velocities[i]. */
  animateMany(time: number, from: Float64Array | Iterable<number>, initialVelocities: Float64Array | Iterable<number>): { values: Float64Array; velocities: Float64Array };
  /**
   * Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
   * and resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed
   * within threshold units per second. takeover and resting_time are infinite if that never happens.
   */
  predict(from: number, velocity: number, threshold: number): { end: number; takeover: number; restingTime: number };
  /** The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from). */
  getVelocity(from: number, target: number): number;
}

/** A Decay with the library's defaults. */
export declare function defaultDecay(): Decay;

/** What a RubberBand can be made of. */
export interface RubberBandInit {
  /** may be -infinity */
  minimum: number;
  /** >= minimum; may be infinity */
  maximum: number;
  /** of the view in that direction, above 0 and at most 1e150 */
  dimension: number;
  /** above 0 and at most 1e150; UIScrollView's is 0.55 */
  coefficient: number;
}

/**
 * The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
 * coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
 * 1e150 in size (ANIM_ERROR_LIMIT).
 */
export declare class RubberBand extends Value<RubberBandInit> implements RubberBandInit {
  constructor(minimum: number, maximum: number, dimension: number, coefficient: number);
  constructor(members: RubberBandInit);
  /** may be -infinity */
  minimum: number;
  /** >= minimum; may be infinity */
  maximum: number;
  /** of the view in that direction, above 0 and at most 1e150 */
  dimension: number;
  /** above 0 and at most 1e150; UIScrollView's is 0.55 */
  coefficient: number;
  /** The value at which each dragged position is shown. */
  evaluate(positions: Float64Array | Iterable<number>): Float64Array;
  /** The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound. */
  invert(values: Float64Array | Iterable<number>): Float64Array;
}

/** What a ColorInterpolation can be made of. */
export interface ColorInterpolationInit {
  /** ANIM_COLOR_SPACE_... */
  space: ColorSpace;
  /** ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue */
  hue: HueInterpolation;
  /** 1: interpolates components multiplied by the opacity, except the hue, as CSS does */
  premultiplied: boolean;
}

/** How a color moves to another. All zeros is straight sRGB. */
export declare class ColorInterpolation extends Value<ColorInterpolationInit> implements ColorInterpolationInit {
  constructor(space: ColorSpace, hue: HueInterpolation, premultiplied: boolean);
  constructor(members: ColorInterpolationInit);
  /** ANIM_COLOR_SPACE_... */
  space: ColorSpace;
  /** ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue */
  hue: HueInterpolation;
  /** 1: interpolates components multiplied by the opacity, except the hue, as CSS does */
  premultiplied: boolean;
}

/** What a TransformParts can be made of. */
export interface TransformPartsInit {
  tx: number;
  ty: number;
  /** from -pi to pi; positive turns clockwise on the screen */
  angle: number;
  scaleX: number;
  scaleY: number;
  /** the tangent of the skew's angle */
  skew: number;
  /** 0, unless scale_y is 0 or below 1e-9 of it */
  shear: number;
}

/**
 * A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
 * a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
 * cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
 * remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
 * scale_y.
 */
export declare class TransformParts extends Value<TransformPartsInit> implements TransformPartsInit {
  constructor(tx: number, ty: number, angle: number, scaleX: number, scaleY: number, skew: number, shear: number);
  constructor(members: TransformPartsInit);
  tx: number;
  ty: number;
  /** from -pi to pi; positive turns clockwise on the screen */
  angle: number;
  scaleX: number;
  scaleY: number;
  /** the tangent of the skew's angle */
  skew: number;
  /** 0, unless scale_y is 0 or below 1e-9 of it */
  shear: number;
}

/** What a PathParsing can be made of. What is left out is as in defaultPathParsing(). */
export interface PathParsingInit {
  /** 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling */
  lenient?: boolean | undefined;
  /** largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1 */
  arcAccuracy?: number | undefined;
}

/** How path data are read. */
export interface PathParsing {
  /** 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling */
  lenient: boolean;
  /** largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1 */
  arcAccuracy: number;
}

/** A PathParsing with the library's defaults. */
export declare function defaultPathParsing(): PathParsing;

/** What a PathFormat can be made of. What is left out is as in defaultPathFormat(). */
export interface PathFormatInit {
  /**
   * 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
   * command for each verb, a space between numbers
   */
  minified?: boolean | undefined;
  coordinates?: PathCoordinates | undefined;
  /** decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing */
  digits?: number | undefined;
}

/** How path data are written. */
export interface PathFormat {
  /**
   * 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000; 0: a
   * command for each verb, a space between numbers
   */
  minified: boolean;
  coordinates: PathCoordinates;
  /** decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing */
  digits: number;
}

/** A PathFormat with the library's defaults. */
export declare function defaultPathFormat(): PathFormat;

/**
 * A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
 * tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
 * the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
 * 0.
 */
export interface PathLocation {
  x: number;
  y: number;
  /** the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x) */
  tangentX: number;
  /** the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x) */
  tangentY: number;
  /** 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps */
  curvature: number;
  /** along the path */
  length: number;
  /** from the given point; 0 where none was given */
  distance: number;
  /** of the verb's segment, 0...1 */
  parameter: number;
  /** the index of the verb that draws the segment */
  verb: number;
  /** which, from 0 */
  subpath: number;
}

/** What a PathTrimOptions can be made of. What is left out is as in defaultPathTrimOptions(). */
export interface PathTrimOptionsInit {
  /** ANIM_PATH_TRIM_... added up. 0 */
  flags?: PathTrimFlags | undefined;
  /** where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1 */
  start?: number | undefined;
  end?: number | undefined;
  /** moves both along the path; beyond its end they wrap to its beginning. 0 */
  offset?: number | undefined;
}

/** Which part of an outline anim_path_trim keeps. */
export interface PathTrimOptions {
  /** ANIM_PATH_TRIM_... added up. 0 */
  flags: PathTrimFlags;
  /** where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1 */
  start: number;
  end: number;
  /** moves both along the path; beyond its end they wrap to its beginning. 0 */
  offset: number;
}

/** A PathTrimOptions with the library's defaults. */
export declare function defaultPathTrimOptions(): PathTrimOptions;

/** A subpath: a move and the verbs up to the next one. */
export interface Subpath {
  /** its range of the path's verbs */
  firstVerb: bigint;
  /** its range of the path's verbs */
  verbCount: bigint;
  /** its range of coordinates, two a point */
  firstCoordinate: bigint;
  /** its range of coordinates, two a point */
  coordinateCount: bigint;
  /** as anim_path_get_area() */
  area: number;
  /** 1 where its last verb is a close */
  isClosed: boolean;
}

/** What a StrokeStyle can be made of. What is left out is as in defaultStrokeStyle(). */
export interface StrokeStyleInit {
  /** ANIM_CAP_... BUTT */
  cap?: Cap | undefined;
  /** ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER */
  join?: Join | undefined;
  /** 0 (which draws nothing) to 1e150. 1 */
  width?: number | undefined;
  /** at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4 */
  miterLimit?: number | undefined;
  /** the offset into the dash pattern at which each subpath begins; may be negative. 0 */
  dashOffset?: number | undefined;
  /**
   * lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
   * solid.
   */
  dashes?: Float64Array | Iterable<number> | null | undefined;
  /** 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0 */
  simplified?: boolean | undefined;
}

/** How an outline is stroked: the terms and rules of SVG 2, chapter 13.5. */
export interface StrokeStyle {
  /** ANIM_CAP_... BUTT */
  cap: Cap;
  /** ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER */
  join: Join;
  /** 0 (which draws nothing) to 1e150. 1 */
  width: number;
  /** at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4 */
  miterLimit: number;
  /** the offset into the dash pattern at which each subpath begins; may be negative. 0 */
  dashOffset: number;
  /**
   * lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0, is
   * solid.
   */
  dashes: Float64Array;
  /** 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0 */
  simplified: boolean;
}

/** A StrokeStyle with the library's defaults. */
export declare function defaultStrokeStyle(): StrokeStyle;

/** What a MorphPair can be made of. */
export interface MorphPairInit {
  from: number;
  to: number;
}

/** An index in the first path and one in the second. */
export declare class MorphPair extends Value<MorphPairInit> implements MorphPairInit {
  constructor(from: number, to: number);
  constructor(members: MorphPairInit);
  from: number;
  to: number;
}

/** What a MorphOptions can be made of. What is left out is as in defaultMorphOptions(). */
export interface MorphOptionsInit {
  /** ANIM_MORPH_STRUCTURE_.... AUTOMATIC */
  structure?: MorphStructure | undefined;
  /** ANIM_MORPH_MOTION_.... AUTOMATIC */
  motion?: MorphMotion | undefined;
  /** ANIM_MORPH_PAIRING_.... AUTOMATIC */
  pairing?: MorphPairing | undefined;
  /** ANIM_MORPH_STARTS_.... AUTOMATIC */
  starts?: MorphStarts | undefined;
  /** ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO */
  fillRule?: FillRule | undefined;
  /** how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2 */
  effort?: number | undefined;
  /** ANIM_MORPH_PAINT_.... FILL */
  paint?: MorphPaint | undefined;
  /** from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25 */
  smoothness?: number | undefined;
  /** joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01 */
  tolerance?: number | undefined;
  /**
   * Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or shrinks
   * to one. Refused unless pairing is GIVEN.
   */
  pairs?: Iterable<MorphPairInit> | null | undefined;
  /**
   * Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first pair
   * that lies on it and on its counterpart. Refused unless starts is GIVEN.
   */
  points?: Iterable<MorphPairInit> | null | undefined;
}

export interface MorphOptions {
  /** ANIM_MORPH_STRUCTURE_.... AUTOMATIC */
  structure: MorphStructure;
  /** ANIM_MORPH_MOTION_.... AUTOMATIC */
  motion: MorphMotion;
  /** ANIM_MORPH_PAIRING_.... AUTOMATIC */
  pairing: MorphPairing;
  /** ANIM_MORPH_STARTS_.... AUTOMATIC */
  starts: MorphStarts;
  /** ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO */
  fillRule: FillRule;
  /** how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2 */
  effort: number;
  /** ANIM_MORPH_PAINT_.... FILL */
  paint: MorphPaint;
  /** from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25 */
  smoothness: number;
  /** joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01 */
  tolerance: number;
  /**
   * Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or shrinks
   * to one. Refused unless pairing is GIVEN.
   */
  pairs: MorphPair[];
  /**
   * Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the first pair
   * that lies on it and on its counterpart. Refused unless starts is GIVEN.
   */
  points: MorphPair[];
}

/** A MorphOptions with the library's defaults. */
export declare function defaultMorphOptions(): MorphOptions;

/** Something that happened. */
export interface Event {
  /** ANIM_EVENT_KIND_... */
  kind: EventKind;
  /** 1 when it ran to its end, 0 when it was interrupted or removed */
  finished: boolean;
  /** flicks of stage time */
  time: bigint;
  /** the property, transaction, group or bank, or 0 */
  subject: bigint;
  /** index for anim_stage_get_name, or -1 */
  name: number;
  /** see the kinds; otherwise 0 */
  count: number;
  /** the animation that ended, or 0 */
  animation: bigint;
  /** identifies its data, or 0 for none; see anim_scene_get_event_value */
  data: bigint;
  /** how many of its first fields were dropped before it was delivered; 0 for none */
  dataLost: number;
}

/** What a StageOptions can be made of. What is left out is as in defaultStageOptions(). */
export interface StageOptionsInit {
  /** properties for which memory is reserved at once; more may be added. 16 */
  propertyCapacity?: number | undefined;
  /** events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */
  eventLimit?: number | undefined;
  /** bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF */
  eventMask?: number | undefined;
}

export interface StageOptions {
  /** properties for which memory is reserved at once; more may be added. 16 */
  propertyCapacity: number;
  /** events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */
  eventLimit: number;
  /** bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF */
  eventMask: number;
}

/** A StageOptions with the library's defaults. */
export declare function defaultStageOptions(): StageOptions;

/** What a PropertyOptions can be made of. What is left out is as in defaultPropertyOptions(). */
export interface PropertyOptionsInit {
  /** ANIM_VALUE_KIND_... but PATH. SCALAR */
  kind?: ValueKind | undefined;
  /** of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0 */
  componentCount?: number | undefined;
  /** of an ANGLE: ANIM_TURN_.... AS_GIVEN */
  turn?: Turn | undefined;
  /** of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB */
  space?: ColorSpace | undefined;
  /** of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER */
  hue?: HueInterpolation | undefined;
  /** of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0 */
  premultiplied?: boolean | undefined;
  /** 1: may fade when motion is reduced; -1: as its kind (colors do). -1 */
  fades?: boolean | number | undefined;
  /** see anim_stage_set_threshold. 0.001 */
  threshold?: number | undefined;
}

/** Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT). */
export interface PropertyOptions {
  /** ANIM_VALUE_KIND_... but PATH. SCALAR */
  kind: ValueKind;
  /** of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0 */
  componentCount: number;
  /** of an ANGLE: ANIM_TURN_.... AS_GIVEN */
  turn: Turn;
  /** of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB */
  space: ColorSpace;
  /** of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER */
  hue: HueInterpolation;
  /** of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0 */
  premultiplied: boolean;
  /** 1: may fade when motion is reduced; -1: as its kind (colors do). -1 */
  fades: number;
  /** see anim_stage_set_threshold. 0.001 */
  threshold: number;
}

/** A PropertyOptions with the library's defaults. */
export declare function defaultPropertyOptions(): PropertyOptions;

export interface PropertyInfo {
  /** ANIM_VALUE_KIND_... */
  kind: ValueKind;
  componentCount: number;
  /** index for anim_stage_get_name, or -1 */
  name: number;
  /** 1 while an animation runs or waits for its delay */
  isAnimating: boolean;
  /**
   * components of the presentation and velocity: differs from component_count only for a path on its way to one with
   * other verbs
   */
  shownCount: number;
  /** see anim_stage_set_threshold */
  threshold: number;
}

/** What a Motion can be made of. What is left out is as in defaultMotion(). */
export interface MotionInit {
  /** ANIM_MOTION_KIND_.... INHERIT */
  kind?: MotionKind | undefined;
  /** seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT */
  duration?: number | undefined;
  /** seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT */
  delay?: number | undefined;
  /** read when kind is ANIM_MOTION_KIND_CURVE */
  curve?: CubicBezierInit | undefined;
  /** read when kind is ANIM_MOTION_KIND_SPRING */
  spring?: SpringInit | undefined;
  /** read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it */
  easing?: Easing | null | undefined;
  /** seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT */
  stagger?: number | undefined;
  /** > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT */
  repeatCount?: number | undefined;
  /** 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT */
  autoreverses?: boolean | number | undefined;
  /** ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT */
  interruption?: Interruption | undefined;
  /** 1: values jump, whatever actions their properties have. ANIM_INHERIT */
  disablesActions?: boolean | number | undefined;
  /** ANIM_ARRANGEMENT_... of the transactions inside. NONE */
  arrangement?: Arrangement | undefined;
  /** the group whose clock the animations use; 0 inherits, outermost the stage's */
  group?: AnimationGroup | bigint | undefined;
  /** the animations start (after their delay) when it is complete; 0: at once */
  after?: Transaction | bigint | undefined;
}

/**
 * How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
 * the enclosing transaction.
 */
export interface Motion {
  /** ANIM_MOTION_KIND_.... INHERIT */
  kind: MotionKind;
  /** seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off. ANIM_INHERIT */
  duration: number;
  /** seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT */
  delay: number;
  /** read when kind is ANIM_MOTION_KIND_CURVE */
  curve: CubicBezier;
  /** read when kind is ANIM_MOTION_KIND_SPRING */
  spring: Spring;
  /** read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it */
  easing: Easing | null;
  /** seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT */
  stagger: number;
  /** > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT */
  repeatCount: number;
  /** 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT */
  autoreverses: number;
  /** ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT */
  interruption: Interruption;
  /** 1: values jump, whatever actions their properties have. ANIM_INHERIT */
  disablesActions: number;
  /** ANIM_ARRANGEMENT_... of the transactions inside. NONE */
  arrangement: Arrangement;
  /** the group whose clock the animations use; 0 inherits, outermost the stage's */
  group: bigint;
  /** the animations start (after their delay) when it is complete; 0: at once */
  after: bigint;
}

/** A Motion with the library's defaults. */
export declare function defaultMotion(): Motion;

/** What a AnimationOptions can be made of. What is left out is as in defaultAnimationOptions(). */
export interface AnimationOptionsInit {
  /** ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
  kind?: MotionKind | undefined;
  /** ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP */
  interruption?: Interruption | undefined;
  /** 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0 */
  additive?: boolean | undefined;
  /** 1: the value at the end of each repeat is added to the next (see there). 0 */
  cumulative?: boolean | undefined;
  /** 1: the model value becomes its last value when it starts (see there). 0 */
  setsModel?: boolean | undefined;
  /** where it begins; not for keyframes that have a start of their own */
  from?: Float64Array | Iterable<number> | null | undefined;
  /** where it ends; for a curve, easing or spring */
  to?: Float64Array | Iterable<number> | null | undefined;
  /**
   * how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
   * transforms are interpolated in another space
   */
  by?: Float64Array | Iterable<number> | null | undefined;
  /**
   * for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's own
   * with REPLACE, otherwise 0
   */
  velocity?: Float64Array | Iterable<number> | null | undefined;
  /**
   * seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or decay's
   * until rest, or the keyframes'
   */
  duration?: number | undefined;
  /** seconds before it starts, >= 0. 0 */
  delay?: number | undefined;
  /** its begin_time and duration are not read (see delay and duration) */
  timing?: MediaTimingInit | undefined;
  curve?: CubicBezierInit | undefined;
  spring?: SpringInit | undefined;
  easing?: Easing | null | undefined;
  keyframes?: Keyframes | null | undefined;
  decay?: DecayInit | undefined;
  /** the group whose clock it uses; 0: the stage's */
  group?: AnimationGroup | bigint | undefined;
  /** it starts (after its delay) when this is complete; 0: at once */
  after?: Transaction | bigint | undefined;
}

export interface AnimationOptions {
  /** ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
  kind: MotionKind;
  /** ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP */
  interruption: Interruption;
  /** 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0 */
  additive: boolean;
  /** 1: the value at the end of each repeat is added to the next (see there). 0 */
  cumulative: boolean;
  /** 1: the model value becomes its last value when it starts (see there). 0 */
  setsModel: boolean;
  /** where it begins; not for keyframes that have a start of their own */
  from: Float64Array;
  /** where it ends; for a curve, easing or spring */
  to: Float64Array;
  /**
   * how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
   * transforms are interpolated in another space
   */
  by: Float64Array;
  /**
   * for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the property's own
   * with REPLACE, otherwise 0
   */
  velocity: Float64Array;
  /**
   * seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or decay's
   * until rest, or the keyframes'
   */
  duration: number;
  /** seconds before it starts, >= 0. 0 */
  delay: number;
  /** its begin_time and duration are not read (see delay and duration) */
  timing: MediaTiming;
  curve: CubicBezier;
  spring: Spring;
  easing: Easing | null;
  keyframes: Keyframes | null;
  decay: Decay;
  /** the group whose clock it uses; 0: the stage's */
  group: bigint;
  /** it starts (after its delay) when this is complete; 0: at once */
  after: bigint;
}

/** A AnimationOptions with the library's defaults. */
export declare function defaultAnimationOptions(): AnimationOptions;

/** What a AnimationGroupOptions can be made of. What is left out is as in defaultAnimationGroupOptions(). */
export interface AnimationGroupOptionsInit {
  /** ANIM_ANIMATION_GROUP_KIND_.... CLOCK */
  kind?: AnimationGroupKind | undefined;
  /** the group whose time it uses; 0: the stage's. At most 16 deep */
  parent?: AnimationGroup | bigint | undefined;
  /** of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0 */
  duration?: number | undefined;
  /** of MEDIA; its begin time counts from now */
  timing?: MediaTimingInit | undefined;
}

export interface AnimationGroupOptions {
  /** ANIM_ANIMATION_GROUP_KIND_.... CLOCK */
  kind: AnimationGroupKind;
  /** the group whose time it uses; 0: the stage's. At most 16 deep */
  parent: bigint;
  /** of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0 */
  duration: number;
  /** of MEDIA; its begin time counts from now */
  timing: MediaTiming;
}

/** A AnimationGroupOptions with the library's defaults. */
export declare function defaultAnimationGroupOptions(): AnimationGroupOptions;

export interface StageInfo {
  isPaused: boolean;
  /** stage time, flicks: the time of events and animations */
  time: bigint;
  /** the sum of all advances, flicks */
  hostTime: bigint;
  timeScale: number;
  propertyCount: number;
  /** animations that run or wait for their delay, and banks that move; 0: nothing moves */
  animationCount: number;
  /** events that wait to be polled */
  eventCount: number;
  openTransactions: number;
  /**
   * stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read
   * animated values or elapsed, this includes the first flick at which a guard may become true. It may be too early,
   * but is never too late: a host that sleeps until then and asks again misses nothing.
   */
  nextDue: bigint;
  /** how many flicks stage time lags behind the advances: see anim_stage_set_step_budget() */
  owed: bigint;
}

/** What a DocumentOptions can be made of. What is left out is as in defaultDocumentOptions(). */
export interface DocumentOptionsInit {
  /** whether it is searched for unused parts: see anim_document_get_warning_count. 0 */
  keepsWarnings?: boolean | undefined;
  /** values for the document's parameters: a JSON object. */
  parameters?: string | Uint8Array | null | undefined;
  /** Documents that the document may use as components: a JSON object of documents by name. */
  library?: string | Uint8Array | null | undefined;
  /** as in anim_scene_options. 268435456 */
  memoryLimit?: bigint | number | undefined;
}

export interface DocumentOptions {
  /** whether it is searched for unused parts: see anim_document_get_warning_count. 0 */
  keepsWarnings: boolean;
  /** values for the document's parameters: a JSON object. */
  parameters: string;
  /** Documents that the document may use as components: a JSON object of documents by name. */
  library: string;
  /** as in anim_scene_options. 268435456 */
  memoryLimit: bigint;
}

/** A DocumentOptions with the library's defaults. */
export declare function defaultDocumentOptions(): DocumentOptions;

export interface DocumentWarning {
  /** ANIM_WARNING_KIND_... */
  kind: WarningKind;
  /** of the name that it is about; counted from 1, the column in bytes */
  line: number;
  /** of the name that it is about; counted from 1, the column in bytes */
  column: number;
  /** the same place in bytes from the beginning of the text */
  offset: bigint;
}

/** What a SceneOptions can be made of. What is left out is as in defaultSceneOptions(). */
export interface SceneOptionsInit {
  /** as in anim_stage_options. 65536 */
  eventLimit?: number | undefined;
  /** as in anim_stage_options. 0xFFFFFFFF */
  eventMask?: number | undefined;
  /** of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
  seed?: bigint | number | undefined;
  /** values for the document's parameters: a JSON object. */
  parameters?: string | Uint8Array | null | undefined;
  /** Documents that the document may use as components: a JSON object of documents by name. */
  library?: string | Uint8Array | null | undefined;
  /**
   * About how many bytes of memory the document may take with all its components instantiated: counted before anything
   * is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default. 268435456
   */
  memoryLimit?: bigint | number | undefined;
}

export interface SceneOptions {
  /** as in anim_stage_options. 65536 */
  eventLimit: number;
  /** as in anim_stage_options. 0xFFFFFFFF */
  eventMask: number;
  /** of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
  seed: bigint;
  /** values for the document's parameters: a JSON object. */
  parameters: string;
  /** Documents that the document may use as components: a JSON object of documents by name. */
  library: string;
  /**
   * About how many bytes of memory the document may take with all its components instantiated: counted before anything
   * is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default. 268435456
   */
  memoryLimit: bigint;
}

/** A SceneOptions with the library's defaults. */
export declare function defaultSceneOptions(): SceneOptions;

export interface SceneInfo {
  inputCount: number;
  nodeCount: number;
  regionCount: number;
  /** the document's size */
  width: number;
  /** the document's size */
  height: number;
  /** the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise */
  canvas: Rectangle;
}

export interface SceneChange {
  /** in scenes */
  index: number;
  /** ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both */
  what: SceneChangeFlags;
}

export interface InputInfo {
  /** ANIM_INPUT_KIND_... */
  kind: InputKind;
  /** index for anim_stage_get_name of the scene's stage */
  name: number;
  /** of a number; -infinity and infinity when the document sets none */
  minimum: number;
  /** of a number; -infinity and infinity when the document sets none */
  maximum: number;
}

/** What a EventField can be made of. */
export interface EventFieldInit {
  /** 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]=' */
  name: string;
  /** ANIM_FIELD_KIND_... */
  kind: FieldKind;
  /** of a number; of a boolean, 0 or 1. Not read for a text */
  number: number;
  /** read for a text, at most 65536 bytes */
  text?: string | Uint8Array | null | undefined;
}

/** A field of the data of an event that the document emitted. */
export interface EventValue {
  /** index for anim_stage_get_name of the scene's stage */
  name: number;
  /** ANIM_FIELD_KIND_... */
  kind: FieldKind;
  /** of a boolean 0 or 1; of a text 0 */
  number: number;
  /** bytes of a text */
  textLength: number;
}

export interface MachineStateInfo {
  /** ANIM_STATE_KIND_... */
  kind: StateKind;
  /** index for anim_stage_get_name of the scene's stage */
  name: number;
  /** index of the state around it, or -1 */
  parent: number;
  /** 1 or 0 */
  active: boolean;
}

export interface ListInfo {
  /** index for anim_stage_get_name of the scene's stage */
  name: number;
  /** without those that are leaving */
  itemCount: number;
  leavingCount: number;
  /** of both together */
  capacity: number;
}

export interface ItemInfo {
  /** its slot: follows the list's name and a dot in the names of its parts */
  number: number;
  /** whether it was removed */
  leaving: boolean;
}

export interface RegionInfo {
  /** index for anim_stage_get_name of the scene's stage */
  name: number;
  /** the node in whose coordinates it lies, or -1 */
  node: number;
  /** now */
  isEnabled: boolean;
  /** now */
  isVisible: boolean;
  /** now */
  isFocusable: boolean;
  /** 1 while it tracks a pointer or is pressed by a key */
  isHeld: boolean;
  hasFocus: boolean;
  /** of its shape, in the scene's coordinates; all 0 where it has none */
  bounds: Rectangle;
}

export interface AccessibilityElement {
  /** ANIM_ROLE_... */
  role: Role;
  /** ANIM_ACCESSIBILITY_... */
  known: AccessibilityFlags;
  /** the known ones that are true */
  states: AccessibilityFlags;
  /** its number, in document order */
  node: number;
  /** index of the region that is pressed for it, or -1 */
  region: number;
  /** 0 where not known */
  minimum: number;
  /** 0 where not known */
  maximum: number;
  /** 0 where not known */
  now: number;
  /** in the scene's coordinates: of its region, or else of what it and its children draw */
  bounds: Rectangle;
}

/** A gradient's color at an offset from 0 to 1. */
export interface GradientStop {
  /** not below that of the stop before */
  offset: number;
  /** red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does */
  color: number[];
}

/** A range of the display list's verbs, and one of its coordinates: a path. */
export interface DrawPath {
  verbStart: number;
  verbCount: number;
  coordinateStart: number;
  coordinateCount: number;
}

/** Along the line from start to end. */
export interface LinearGradient {
  start: Point;
  end: Point;
}

/** From a center to a radius. */
export interface RadialGradient {
  center: Point;
  /** at least 0 */
  radius: number;
}

/** Once around a center, clockwise. */
export interface AngularGradient {
  center: Point;
  /** where it begins and ends; 0 is to the right */
  angle: number;
}

/** What a path or a text is drawn with: a color, or a gradient with stops. */
export interface DrawPaintCommon {
  /** a gradient's stops, in the display list's stops */
  stopStart: number;
  /** a gradient's stops, in the display list's stops */
  stopCount: number;
  /** of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients */
  color: number[];
}

export type DrawPaint = DrawPaintCommon &
  ( { kind: Paint.Linear; gradient: LinearGradient }
  | { kind: Paint.Radial; gradient: RadialGradient }
  | { kind: Paint.Angular; gradient: AngularGradient }
  | { kind: Paint.Solid; gradient: null }
  );

/** A filled path. */
export interface DrawFill {
  paint: DrawPaint;
  path: DrawPath;
  /** ANIM_FILL_RULE_... */
  rule: FillRule;
}

/** A stroked path. */
export interface DrawStroke {
  paint: DrawPaint;
  path: DrawPath;
  /** ANIM_CAP_... */
  cap: Cap;
  /** ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline */
  join: Join;
  /** at least 0 */
  width: number;
  /** at least 1 */
  miterLimit: number;
  /** the offset into the dash pattern at which each subpath begins */
  dashOffset: number;
  /** in the display list's dashes: an even number of lengths; 0 for a solid line */
  dashStart: number;
  /** in the display list's dashes: an even number of lengths; 0 for a solid line */
  dashCount: number;
}

/** A text in a font of the host's. */
export interface DrawText {
  paint: DrawPaint;
  /** its UTF-8, in the display list's text */
  textStart: number;
  /** its UTF-8, in the display list's text */
  textCount: number;
  /** its font's name, likewise; a count of 0: the host's own font */
  fontStart: number;
  /** its font's name, likewise; a count of 0: the host's own font */
  fontCount: number;
  /** ANIM_ALIGN_...: how it is aligned to position.x */
  align: Align;
  /** ANIM_BASELINE_...: which line of it is at position.y */
  baseline: Baseline;
  position: Point;
  /** of the font */
  size: number;
  /** as in CSS: 400 is regular, 700 bold */
  weight: number;
}

/** An image that the host knows by its name. */
export interface DrawImage {
  /** its name, in the display list's text */
  nameStart: number;
  /** its name, in the display list's text */
  nameCount: number;
  /** ANIM_FIT_... */
  fit: Fit;
  frame: Rectangle;
}

/** A layer's shadow: drawn below it, and part of it. */
export interface DrawShadow {
  /** red, green, blue, opacity */
  color: number[];
  /** from the layer */
  offset: Point;
  /** twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow */
  blur: number;
}

/** The beginning of a layer. */
export interface DrawLayer {
  /** ANIM_BLEND_MODE_... */
  blend: BlendMode;
  hasShadow: boolean;
  /** all 0 where has_shadow is 0 */
  shadow: DrawShadow;
}

/** The beginning of a clip: the commands up to its end show inside the path only. */
export interface DrawClip {
  path: DrawPath;
  /** ANIM_FILL_RULE_... */
  rule: FillRule;
}

/**
 * One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
 * transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
 * begin and its end.
 */
export interface DrawCommandCommon {
  /** number of the node in document order */
  node: number;
  transform: Transform;
  /** 0 to 1, of the node; a group's opacity is that of its layer */
  opacity: number;
  /**
   * the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds of
   * the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer, also what
   * lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide for each
   * byte: the core knows no fonts.
   */
  bounds: Rectangle;
  /** the display list's revision when its content last changed */
  revision: bigint;
}

export type DrawCommand = DrawCommandCommon &
  ( { kind: DrawKind.Fill; content: DrawFill }
  | { kind: DrawKind.Stroke; content: DrawStroke }
  | { kind: DrawKind.Text; content: DrawText }
  | { kind: DrawKind.Image; content: DrawImage }
  | { kind: DrawKind.LayerBegin; content: DrawLayer }
  | { kind: DrawKind.ClipBegin; content: DrawClip }
  | { kind: DrawKind.LayerEnd | DrawKind.ClipEnd; content: null }
  );

/** All of a display list. */
export interface Display {
  revision: bigint;
  commands: DrawCommand[];
  verbs: Uint8Array;
  coordinates: Float64Array;
  stops: GradientStop[];
  /** the dashes of all strokes in a row */
  dashes: Float64Array;
  /** UTF-8 of all texts in a row. */
  text: Uint8Array;
}

export interface TraceInfo {
  hasSeed: boolean;
  stepCount: bigint;
  /** flicks: the time of its end line, or else of its last step */
  end: bigint;
  /** the seed with which it was recorded, if has_seed is 1; load the scene with it */
  seed: bigint;
}
