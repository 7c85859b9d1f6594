// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

import type { AccessibilityFlags, AccessibilityText, Action, Align, AnimationGroupKind, AnimatorPosition, Arrangement, Baseline, BlendMode, Cap, ColorSpace, ComponentFlags, Direction, DrawKind, EventKind, FieldKind, FillMode, FillRule, Fit, HueInterpolation, InputKind, Interruption, Join, Key, KeyAction, KeyframeFlags, KeyframeKind, KeyframeMode, MathFunction, ModifierFlags, MorphMotion, MorphPaint, MorphPairing, MorphStarts, MorphStructure, MotionKind, Paint, PathConversion, PathCoordinates, PathOperation, PathQuantity, PathRotation, PathRule, PathTrimFlags, Penner, PointerAction, Read, ReducedMotion, Role, SceneChangeFlags, SpringFlags, StateKind, Status, StepPosition, TimingPhase, Turn, ValueKind, Verb, WarningKind, WarningText } from "./constants.js";
import type { Handle, Thing, Value } from "./runtime.js";
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
  /** x and y are the corner of least coordinates; width and height >= 0 */
  x: number;
  /** x and y are the corner of least coordinates; width and height >= 0 */
  y: number;
  /** x and y are the corner of least coordinates; width and height >= 0 */
  width: number;
  /** x and y are the corner of least coordinates; width and height >= 0 */
  height: number;
}

export declare class Rectangle extends Value<RectangleInit> implements RectangleInit {
  constructor(x: number, y: number, width: number, height: number);
  constructor(members: RectangleInit);
  /** x and y are the corner of least coordinates; width and height >= 0 */
  x: number;
  /** x and y are the corner of least coordinates; width and height >= 0 */
  y: number;
  /** x and y are the corner of least coordinates; width and height >= 0 */
  width: number;
  /** x and y are the corner of least coordinates; width and height >= 0 */
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
   * Takes a transform apart. Every one has parts, singular ones too. Coefficients are at most 1e150 in size
   * (ANIM_ERROR_LIMIT).
   */
  decompose(): TransformParts;
  /**
   * The transform that parts make, which may be any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients
   * that would be beyond 1e150 in size are clamped to it.
   */
  static compose(parts: TransformPartsInit): Transform;
  /**
   * The transform at a progress from one (0) to another (1), part by part: the angle the short way round; where one is
   * mirrored in x and the other in y, by half a turn instead. A progress beyond 0 and 1 extrapolates. Where either is
   * singular, or as good as (its parts have a scale of 0 or a shear), it jumps at 0.5, as CSS says. Numbers are at most
   * 1e150 in size. result may be from or to.
   */
  interpolate(to: TransformInit, progress: number): Transform;
  /**
   * The same at many progresses: results has room for count transforms, which overlap no argument. count is at most
   * ANIM_LIMIT_ARRAY / 6.
   */
  interpolateMany(to: TransformInit, progresses: Float64Array | Iterable<number> | null): Transform[];
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
 * any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is not from
 * 2^-1000 to 2^1000, or the damping ratio is above 2^500. Values, displacements and velocities that are passed to
 * functions for one value are at most 1e150 in size (ANIM_ERROR_LIMIT); those for many values take any finite ones.
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
   * ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0; -1 < bounce <= 1.
   */
  static perceptual(duration: number, bounce: number): Spring;
  /**
   * By response (the undamped period, > 0) and damping ratio (>= 0), as SwiftUI's spring(response:dampingFraction:):
   * mass 1, k = (2 pi / response)^2, c = 4 pi fraction / response.
   */
  static response(response: number, dampingRatio: number): Spring;
  /**
   * As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1 and the angular frequency at
   * which the envelope has fallen to 0.001 when the duration ends. duration > 0, 0 < damping_ratio <= 1,
   * initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring has these.
   */
  static uikit(duration: number, dampingRatio: number, initialVelocity: number): Spring;
  /**
   * The spring that a CASpringAnimation of these physical parameters plays. allows_overdamping (0 or 1) is its property
   * of that name. At 0 a spring beyond critical damping moves as the critical one of its mass and stiffness, damping 2
   * sqrt(k m): (1, 100, 30) exactly as (1, 100, 20). At 1, and up to critical damping, the spring is the parameters
   * themselves, as it is wherever an anim_spring is used.
   */
  static coreAnimation(mass: number, stiffness: number, damping: number, allowsOverdamping: boolean): Spring;
  /**
   * Value and velocity (units per second) at a time (seconds, >= 0; a negative time is taken as 0) of a spring that
   * leaves from at the given initial velocity for to. Either result pointer may be null.
   */
  evaluate(time: number, from: number, to: number, initialVelocity: number): { value: number; velocity: number };
  /**
   * The same at many times at once. values and velocities have room for count numbers; either may be null. One of them
   * may be times itself.
   */
  evaluateMany(times: Float64Array | Iterable<number> | null, from: number, to: number, initialVelocity: number): { values: Float64Array; velocities: Float64Array };
  /** Fills *prepared from a spring. */
  prepare(): PreparedSpring;
  /**
   * CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
   * damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 a spring beyond critical
   * damping settles as the critical one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1, Core
   * Animation's property of that name, it is that of the overdamped motion.
   */
  getSettlingDuration(initialVelocity: number, allowsOverdamping: boolean): number;
  /**
   * A time after which a spring that starts displacement away from its target stays within threshold (> 0) of it, in
   * units and in units per second, proven by an analytic envelope. This is when an animation with it ends. Infinity
   * when it never does.
   */
  getRestingTime(displacement: number, initialVelocity: number, threshold: number): number;
  /**
   * By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
   * own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
   * 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
   * animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is a new CASpringAnimation's
   * spring (mass 1, stiffness 100, damping 10), "uikit" a new UISpringTimingParameters' (3, 1000, 500), which plays as
   * the critical one of its mass and stiffness (see anim_spring_make_core_animation()) and is that; these have neither
   * a duration nor a bounce, and both arguments must be 0. ANIM_ERROR_NOT_FOUND for any other name.
   */
  static named(name: string | Uint8Array, duration: number, extraBounce: number): Spring;
  /**
   * A spring in SwiftUI's words: its perceptual duration in seconds, which is its response, 2 pi / sqrt(k / m); its
   * bounce, 1 - ratio up to critical damping and 1 / ratio - 1 beyond it, from -1 to 1; and its damping ratio, c / (2
   * sqrt(k m)). Each pointer may be null.
   */
  describe(): { duration: number; bounce: number; dampingRatio: number };
  /**
   * The earliest time in seconds after which the spring that starts displacement away from its target stays within
   * threshold of it, in units, and below velocity_threshold, in units per second. Both thresholds must be above 0;
   * infinity asks nothing. The moment itself, to a relative error of about 1e-14, where anim_spring_get_resting_time()
   * gives a bound. Where the last swing only touches a threshold, a swing more or less is a matter of the last bit.
   * Infinity when the spring never comes to rest.
   */
  getSettlingTime(displacement: number, initialVelocity: number, threshold: number, velocityThreshold: number): number;
  /**
   * Value and velocity of a value whose spring is changed in mid-flight, time seconds after the change (a negative time
   * is taken as 0). At the change it was at from with initial_velocity; both springs pull it to to. Over blend_duration
   * seconds (>= 0) it goes from the old spring's motion to the new one's by a smooth step, so that value and velocity
   * are continuous; 0 hands over at once. Either result pointer may be null.
   */
  blendEvaluate(newSpring: SpringInit, blendDuration: number, time: number, from: number, to: number, initialVelocity: number): { value: number; velocity: number };
  /**
   * The same at many times. The result arrays have room for count numbers; either may be null; one of them may be times
   * itself.
   */
  blendEvaluateMany(newSpring: SpringInit, blendDuration: number, times: Float64Array | Iterable<number> | null, from: number, to: number, initialVelocity: number): { values: Float64Array; velocities: Float64Array };
  /** anim_spring_get_resting_time() for such a change: a time since the change. */
  blendGetRestingTime(newSpring: SpringInit, blendDuration: number, displacement: number, initialVelocity: number, threshold: number): number;
  /**
   * Many values on one spring, each with a start, a target and a velocity of its own: value i of
   * anim_spring_evaluate(), with the same bits. All at times[0] when time_count is 1, or each at its own when
   * time_count is count (a time is in seconds, a negative one is taken as 0). initial_velocities null: all start at
   * rest. values or velocities null: not wanted. flags is 0 or ANIM_SPRING_SHORTEST_TURN. Every array has count
   * numbers; a result array may be one of the arrays that are read, and must not overlap them otherwise.
   * ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target not in the range of a double. About
   * 1 ns a value at one time, in the cache; 5 ns at times of their own where the processor has AVX2, which is seen when
   * the library is loaded and changes no bit, otherwise 11.
   */
  animateMany(times: Float64Array | Iterable<number> | null, origins: Float64Array | Iterable<number> | null, targets: Float64Array | Iterable<number> | null, initialVelocities: Float64Array | Iterable<number> | null, flags: SpringFlags): { values: Float64Array; velocities: Float64Array };
  /** The same for floats. Computed in doubles, and rounded once. */
  animateManyFloat(times: Float64Array | Iterable<number> | null, origins: Float32Array | Iterable<number> | null, targets: Float32Array | Iterable<number> | null, initialVelocities: Float32Array | Iterable<number> | null, flags: SpringFlags): { values: Float32Array; velocities: Float32Array };
  /**
   * Advances a simulation by one step of seconds (>= 0), exact however long the step is: replaces values and velocities
   * by those after the step. Each value is pulled towards its target. The arrays must not overlap. Flags and errors as
   * anim_spring_animate_many().
   */
  stepMany(seconds: number, targets: Float64Array | Iterable<number> | null, flags: SpringFlags, values: Float64Array, velocities: Float64Array): this;
  /** The same for floats. Computed in doubles, and rounded once. */
  stepManyFloat(seconds: number, targets: Float32Array | Iterable<number> | null, flags: SpringFlags, values: Float32Array, velocities: Float32Array): this;
}

/** What a PreparedSpring can be made of. */
export interface PreparedSpringInit {
  /** sums of two doubles, in a time of the library's */
  decay: number;
  /** sums of two doubles, in a time of the library's */
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
 * A spring with its constants computed in advance, which saves two thirds of a call of anim_spring_evaluate(). Filled
 * by anim_spring_prepare(); plain memory of the caller's that may be copied, kept and read by many threads at once. Its
 * size never changes. What the members mean belongs to the library: a struct that another version has filled, or that
 * was changed, is refused.
 */
export declare class PreparedSpring extends Value<PreparedSpringInit> implements PreparedSpringInit {
  constructor(decay: number, decayLow: number, frequency: number, frequencyLow: number, fastRate: number, squaredFrequency: number, timeScale: number, inverseTimeScale: number, kind: bigint | number, check: bigint | number);
  constructor(members: PreparedSpringInit);
  /** sums of two doubles, in a time of the library's */
  decay: number;
  /** sums of two doubles, in a time of the library's */
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
   * anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT when prepared is
   * not what anim_spring_prepare() has written.
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
   * The progress y at x, right to 1e-12. Beyond [0, 1] the curve goes on along its end tangents, as CSS Easing
   * Functions says.
   */
  evaluate(x: number): number;
  /** The same at many x at once; ys may be xs itself. */
  evaluateMany(xs: Float64Array | Iterable<number> | null): Float64Array;
  /** dy/dx at x. Infinite where the tangent is vertical. */
  getSlope(x: number): number;
  /**
   * The smallest x in [0, 1] at which the curve has the value y; where it never has it there, the smallest at which it
   * comes nearest. The extensions beyond [0, 1] are not searched.
   */
  invert(y: number): number;
}

/** What a KeyframeOptions can be made of. What is left out is as in defaultKeyframeOptions(). */
export interface KeyframeOptionsInit {
  /** 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1 */
  componentCount?: number;
  /** ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR */
  mode?: KeyframeMode;
  /** 0 with ease untouched: blocks ease in and out, and the others not at all; 1: by ease, even where that is linear. 0 */
  hasEase?: boolean;
  /** bit i: component i, below 64 and component_count, is an angle that turns the shortest way. 0 */
  shortestTurns?: bigint | number;
  /** seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25 */
  duration?: number;
  /** of the whole timeline, on top of the curves of segments; another than linear counts. Linear */
  ease?: CubicBezierInit;
}

/**
 * What the three ways to make keyframes have in common. On each segment an angle turns by at most half a turn, and by
 * just half a turn as it is written: full turns are added to the keys' values, also to the last.
 */
export interface KeyframeOptions {
  /** 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1 */
  componentCount: number;
  /** ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR */
  mode: KeyframeMode;
  /** 0 with ease untouched: blocks ease in and out, and the others not at all; 1: by ease, even where that is linear. 0 */
  hasEase: boolean;
  /** bit i: component i, below 64 and component_count, is an angle that turns the shortest way. 0 */
  shortestTurns: bigint;
  /** seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25 */
  duration: number;
  /** of the whole timeline, on top of the curves of segments; another than linear counts. Linear */
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
  /** whether they begin with what the caller gives when it evaluates */
  needsStart: boolean;
  /** seconds */
  duration: number;
}

/** What a MediaTiming can be made of. What is left out is as in defaultMediaTiming(). */
export interface MediaTimingInit {
  /** of local time. NONE */
  fillMode?: FillMode;
  /** 1: each repeat runs back again. 0 */
  autoreverses?: boolean;
  /** seconds of parent time. 0 */
  beginTime?: number;
  /** seconds of local time. 0 */
  timeOffset?: number;
  /** negative runs backwards; at 0 local time stands at time_offset. 1 */
  speed?: number;
  /** seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0 */
  duration?: number;
  /** >= 0, fractional or infinite; 0 says nothing. 0 */
  repeatCount?: number;
  /**
   * seconds of local time, >= 0 or infinite; 0 says nothing. 0. Where both are given, what ends first ends it, as in
   * SMIL (Core Animation leaves it open).
   */
  repeatDuration?: number;
}

/**
 * When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time - begin_time)
 * * speed + time_offset; the active interval is local time 0 up to the active duration, which is the duration times the
 * repeat count (times two with autoreverses), or the repeat duration. Its begin belongs to it and its end does not; the
 * other way round where speed is negative. That is so for anim_media_timing_evaluate() and for groups; for what an
 * animation makes of it see anim_stage_animate().
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
  /** >= 0, fractional or infinite; 0 says nothing. 0 */
  repeatCount: number;
  /**
   * seconds of local time, >= 0 or infinite; 0 says nothing. 0. Where both are given, what ends first ends it, as in
   * SMIL (Core Animation leaves it open).
   */
  repeatDuration: number;
  /** The timing at a parent time in seconds. */
  evaluate(parentTime: number): MediaSample;
  /** The same at many times at once; samples has room for count. */
  evaluateMany(parentTimes: Float64Array | Iterable<number> | null): MediaSample[];
  /**
   * The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
   * which the active phase begins and at which it ends for good: infinite when never, minus infinite when always
   * before. Each result pointer may be null.
   */
  get interval(): { activeDuration: number; startTime: number; endTime: number };
}

/** A MediaTiming with the library's defaults. */
export declare function defaultMediaTiming(): MediaTiming;

/** What a timing says of one moment. Where it is not in effect, the rest is as if it filled on both sides. */
export interface MediaSample {
  /** ANIM_TIMING_PHASE_... */
  phase: TimingPhase;
  /** 1: there is a value, in the active phase or by the fill mode */
  isInEffect: boolean;
  /** 1: on the way back of an autoreversing repeat */
  isReversing: boolean;
  /**
   * 0...1, folded on the way back; at the end and after it that of the end: 1 after 3 repeats, 0.5 after 2.5, 0 after
   * having come back
   */
  progress: number;
  /** the current repeat, from 0; infinite after the last of infinitely many */
  iteration: number;
  /** seconds, not clamped */
  localTime: number;
  /** seconds into the iteration, folded too: the parent time of animations in a group with this timing */
  iterationTime: number;
  /** d progress / d parent time, per second; 0 outside the active phase */
  rate: number;
  /** d iteration_time / d parent time; 0 outside the active phase */
  iterationRate: number;
}

/** What a WebTiming can be made of. What is left out is as in defaultWebTiming(). */
export interface WebTimingInit {
  /** NONE */
  fill?: FillMode;
  /** ANIM_DIRECTION_... NORMAL */
  direction?: Direction;
  /** signed. 0 */
  delay?: number;
  /** signed. 0 */
  endDelay?: number;
  iterationStart?: number;
  /** >= 0 or infinite. 1 */
  iterations?: number;
  /** of one iteration, >= 0 or infinite. 0 */
  duration?: number;
  /** the animation's: only its sign counts here. 1 */
  playbackRate?: number;
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
  iterationStart: number;
  /** >= 0 or infinite. 1 */
  iterations: number;
  /** of one iteration, >= 0 or infinite. 0 */
  duration: number;
  /** the animation's: only its sign counts here. 1 */
  playbackRate: number;
  /** The timing at a local time, the animation's current time. */
  evaluate(localTime: number): WebSample;
  /** The same at many times at once; samples has room for count. */
  evaluateMany(localTimes: Float64Array | Iterable<number> | null): WebSample[];
  /** The active duration and the end time. Either result pointer may be null. */
  get interval(): { activeDuration: number; endTime: number };
}

/** A WebTiming with the library's defaults. */
export declare function defaultWebTiming(): WebTiming;

/** What a timing says of one moment. What the specification calls unresolved is told by is_in_effect, and is 0. */
export interface WebSample {
  /** ANIM_TIMING_PHASE_... */
  phase: TimingPhase;
  /** 0: the numbers below are unresolved */
  isInEffect: boolean;
  /** 1: the current direction is reverse */
  isReversing: boolean;
  activeTime: number;
  overallProgress: number;
  simpleIterationProgress: number;
  /** infinite after the last of infinitely many */
  currentIteration: number;
  /** 0...1: the input of the timing function */
  directedProgress: number;
}

/** What a Decay can be made of. What is left out is as in defaultDecay(). */
export interface DecayInit {
  /** per second, 2^-300 to 2^300. 2.002..., what UIScrollView's 0.998 a millisecond makes */
  rate?: number;
  /** may be -infinity. -infinity */
  minimum?: number;
  /** >= minimum; may be infinity. infinity */
  maximum?: number;
  /** mass 1, stiffness 100, damping 20: critically damped */
  spring?: SpringInit;
}

/**
 * Momentum that dies away: x = from + velocity / rate * (1 - e^(-rate * t)). What runs into a bound is taken over there
 * by the spring, with the velocity that it has, and comes back to the bound; what begins beyond one springs back at
 * once. Several components go one by one. Places and velocities are at most 1e150 in size (ANIM_ERROR_LIMIT).
 */
export declare class Decay extends Value<DecayInit> implements DecayInit {
  constructor(members?: DecayInit);
  /** per second, 2^-300 to 2^300. 2.002..., what UIScrollView's 0.998 a millisecond makes */
  rate: number;
  /** may be -infinity. -infinity */
  minimum: number;
  /** >= minimum; may be infinity. infinity */
  maximum: number;
  /** mass 1, stiffness 100, damping 20: critically damped */
  spring: Spring;
  /**
   * The rate per second of a decay that leaves this part (0 < remaining < 1) of the velocity every millisecond: -1000
   * ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
   */
  static getRate(remaining: number): number;
  /**
   * Value and velocity (units per second) at many times (seconds since the start; a negative time is taken as 0) of
   * what starts at from with the given velocity. values and velocities have room for count numbers; either may be null.
   */
  evaluate(times: Float64Array | Iterable<number> | null, from: number, velocity: number): { values: Float64Array; velocities: Float64Array };
  /**
   * The same for many components at one time: component i starts at from[i] with initial_velocities[i]. values may be
   * from, and velocities initial_velocities.
   */
  animateMany(time: number, from: Float64Array | Iterable<number> | null, initialVelocities: Float64Array | Iterable<number> | null): { values: Float64Array; velocities: Float64Array };
  /**
   * Where it ends, the seconds after which a bound's spring has it (infinite when none takes it), and a time from which
   * it stays within threshold (> 0) of its end, in units and in units per second; infinite when never. Each result
   * pointer may be null.
   */
  predict(from: number, velocity: number, threshold: number): { end: number; takeover: number; restingTime: number };
  /** The initial velocity with which a decay from one place, without bounds, ends at another: rate * (target - from). */
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
 * The resistance of a scroll view that is dragged beyond its bounds: a drag of x beyond one is shown (1 - 1 / (x *
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
  /** Where what is dragged to each position is shown. values may be positions itself. */
  evaluate(positions: Float64Array | Iterable<number> | null): Float64Array;
  /** The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound. */
  invert(values: Float64Array | Iterable<number> | null): Float64Array;
}

/** What a ColorInterpolation can be made of. */
export interface ColorInterpolationInit {
  /** ANIM_COLOR_SPACE_... */
  space: ColorSpace;
  /** ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue */
  hue: HueInterpolation;
  /** 1: components but the hue are multiplied by the opacity meanwhile, as CSS does */
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
  /** 1: components but the hue are multiplied by the opacity meanwhile, as CSS does */
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
 * A transform taken apart: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
 * a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
 * cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
 * remainder instead of the skew). Of the two scales of a transform that mirrors, one is negative: scale_x where a < d.
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
  /** 0: data with an error are refused; 1: all before the error is kept, as SVG's error handling says */
  lenient?: boolean;
  /** largest error of the cubics of an arc, in its larger radius: 1e-13 to 1 */
  arcAccuracy?: number;
}

/** How path data are read. */
export interface PathParsing {
  /** 0: data with an error are refused; 1: all before the error is kept, as SVG's error handling says */
  lenient: boolean;
  /** largest error of the cubics of an arc, in its larger radius: 1e-13 to 1 */
  arcAccuracy: number;
}

/** A PathParsing with the library's defaults. */
export declare function defaultPathParsing(): PathParsing;

/** What a PathFormat can be made of. What is left out is as in defaultPathFormat(). */
export interface PathFormatInit {
  /**
   * 1: as few bytes as possible: no command and no separator that need not be, H, V, S and T, .5 for 0.5, 1e3 for 1000;
   * 0: a command for each verb, a space between numbers
   */
  minified?: boolean;
  coordinates?: PathCoordinates;
  /** decimals that numbers are rounded to, 0 to 15; -1: as many as it takes to lose nothing */
  digits?: number;
}

/** How path data are written. */
export interface PathFormat {
  /**
   * 1: as few bytes as possible: no command and no separator that need not be, H, V, S and T, .5 for 0.5, 1e3 for 1000;
   * 0: a command for each verb, a space between numbers
   */
  minified: boolean;
  coordinates: PathCoordinates;
  /** decimals that numbers are rounded to, 0 to 15; -1: as many as it takes to lose nothing */
  digits: number;
}

/** A PathFormat with the library's defaults. */
export declare function defaultPathFormat(): PathFormat;

/**
 * A location on an outline. Where two segments meet, the location at a length is the beginning of the second, and its
 * tangent the direction in which the path goes on; the end of the path is that of its last segment. At a cusp the
 * tangent is that of what follows; where control points coincide, the limit; (1, 0) for a segment of length 0.
 */
export interface PathLocation {
  x: number;
  y: number;
  /** the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal */
  tangentX: number;
  /** the direction, of length 1; turned by a quarter clockwise, (-y, x), it is the normal */
  tangentY: number;
  /** 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps */
  curvature: number;
  /** along the path */
  length: number;
  /** from the point that was asked for; 0 where none was */
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
  flags?: PathTrimFlags;
  /** where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1 */
  start?: number;
  end?: number;
  /** moves both along; what leaves the path at its end comes in again at its beginning. 0 */
  offset?: number;
}

/** Which part of an outline anim_path_trim keeps. */
export interface PathTrimOptions {
  /** ANIM_PATH_TRIM_... added up. 0 */
  flags: PathTrimFlags;
  /** where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1 */
  start: number;
  end: number;
  /** moves both along; what leaves the path at its end comes in again at its beginning. 0 */
  offset: number;
}

/** A PathTrimOptions with the library's defaults. */
export declare function defaultPathTrimOptions(): PathTrimOptions;

/** What a path is made of: a move and what is drawn until the next. */
export interface Subpath {
  /** where its verbs are among the path's */
  firstVerb: bigint;
  /** where its verbs are among the path's */
  verbCount: bigint;
  /** where its coordinates are, two a point */
  firstCoordinate: bigint;
  /** where its coordinates are, two a point */
  coordinateCount: bigint;
  /** as of anim_path_get_area() */
  area: number;
  /** 1 where its last verb is a close */
  isClosed: boolean;
}

/** What a StrokeStyle can be made of. What is left out is as in defaultStrokeStyle(). */
export interface StrokeStyleInit {
  /** ANIM_CAP_... BUTT */
  cap?: Cap;
  /** ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER */
  join?: Join;
  /** 0 (which draws nothing) to 1e150. 1 */
  width?: number;
  /** at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4 */
  miterLimit?: number;
  /** how far into its dashes each subpath begins; may be negative. 0 */
  dashOffset?: number;
  /**
   * lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them counts twice. Null for none; none, or
   * all 0, is solid
   */
  dashes?: Float64Array | Iterable<number> | null;
  /** 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0 */
  simplified?: boolean;
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
  /** how far into its dashes each subpath begins; may be negative. 0 */
  dashOffset: number;
  /**
   * lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them counts twice. Null for none; none, or
   * all 0, is solid
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

/** Two indices, of the first path and of the second. */
export declare class MorphPair extends Value<MorphPairInit> implements MorphPairInit {
  constructor(from: number, to: number);
  constructor(members: MorphPairInit);
  from: number;
  to: number;
}

/** What a MorphOptions can be made of. What is left out is as in defaultMorphOptions(). */
export interface MorphOptionsInit {
  /** ANIM_MORPH_STRUCTURE_.... AUTOMATIC */
  structure?: MorphStructure;
  /** ANIM_MORPH_MOTION_.... AUTOMATIC */
  motion?: MorphMotion;
  /** ANIM_MORPH_PAIRING_.... AUTOMATIC */
  pairing?: MorphPairing;
  /** ANIM_MORPH_STARTS_.... AUTOMATIC */
  starts?: MorphStarts;
  /** ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO */
  fillRule?: FillRule;
  /** how hard in-betweens that cross themselves are searched for and repaired, 0 to 3. 2 */
  effort?: number;
  /** ANIM_MORPH_PAINT_.... FILL */
  paint?: MorphPaint;
  /** from 0 (outlines stretch as their features ask for) to 1 (evenly along their length). 0.25 */
  smoothness?: number;
  /** joints nearer than this become one, in units of the outline's length, 0 to 0.1. 0.01 */
  tolerance?: number;
  /**
   * Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or shrinks
   * to one. Refused unless pairing is GIVEN.
   */
  pairs?: Iterable<MorphPairInit> | null;
  /**
   * Verbs' indices: the points at which those verbs end correspond. Read in order; a closed subpath takes the first
   * that lies on it and on its counterpart. Refused unless starts is GIVEN.
   */
  points?: Iterable<MorphPairInit> | null;
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
  /** how hard in-betweens that cross themselves are searched for and repaired, 0 to 3. 2 */
  effort: number;
  /** ANIM_MORPH_PAINT_.... FILL */
  paint: MorphPaint;
  /** from 0 (outlines stretch as their features ask for) to 1 (evenly along their length). 0.25 */
  smoothness: number;
  /** joints nearer than this become one, in units of the outline's length, 0 to 0.1. 0.01 */
  tolerance: number;
  /**
   * Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or shrinks
   * to one. Refused unless pairing is GIVEN.
   */
  pairs: MorphPair[];
  /**
   * Verbs' indices: the points at which those verbs end correspond. Read in order; a closed subpath takes the first
   * that lies on it and on its counterpart. Refused unless starts is GIVEN.
   */
  points: MorphPair[];
}

/** A MorphOptions with the library's defaults. */
export declare function defaultMorphOptions(): MorphOptions;

/** Something that happened. 64 bytes on every platform. */
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
  /** names the data that came with it, or 0 for none; see anim_scene_get_event_value */
  data: bigint;
  /** how many of its fields, the first ones, were dropped before it was told; 0 for none */
  dataLost: number;
}

/** What a StageOptions can be made of. What is left out is as in defaultStageOptions(). */
export interface StageOptionsInit {
  /** properties for which memory is made ready at once; more may be added. 16 */
  propertyCapacity?: number;
  /** events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536 */
  eventLimit?: number;
  /** bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF */
  eventMask?: number;
}

export interface StageOptions {
  /** properties for which memory is made ready at once; more may be added. 16 */
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
  kind?: ValueKind;
  /** of a VECTOR; 0 takes the kind's own. 0 */
  componentCount?: number;
  /** of an ANGLE: ANIM_TURN_.... AS_GIVEN */
  turn?: Turn;
  /** of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB */
  space?: ColorSpace;
  /** of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER */
  hue?: HueInterpolation;
  /** of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0 */
  premultiplied?: boolean;
  /** 1: may fade when motion is reduced; -1: as its kind (colors do). -1 */
  fades?: boolean | number;
  /** see anim_stage_set_threshold. 0.001 */
  threshold?: number;
}

/** A member that is not of the property's kind, or space, must be left as it is (ANIM_ERROR_ARGUMENT). */
export interface PropertyOptions {
  /** ANIM_VALUE_KIND_... but PATH. SCALAR */
  kind: ValueKind;
  /** of a VECTOR; 0 takes the kind's own. 0 */
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
   * components of the presentation and velocity: others than component_count only for a path on its way to one with
   * other verbs
   */
  shownCount: number;
  /** see anim_stage_set_threshold */
  threshold: number;
}

/** What a Motion can be made of. What is left out is as in defaultMotion(). */
export interface MotionInit {
  /** ANIM_MOTION_KIND_.... INHERIT */
  kind?: MotionKind;
  /** seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A spring's cuts it off. ANIM_INHERIT */
  duration?: number;
  /** seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT */
  delay?: number;
  /** read when kind is ANIM_MOTION_KIND_CURVE */
  curve?: CubicBezierInit;
  /** read when kind is ANIM_MOTION_KIND_SPRING */
  spring?: SpringInit;
  /** read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it */
  easing?: Easing | null;
  /** seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT */
  stagger?: number;
  /** > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT */
  repeatCount?: number;
  /** 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT */
  autoreverses?: boolean | number;
  /** ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT */
  interruption?: Interruption;
  /** 1: values jump, whatever actions their properties have. ANIM_INHERIT */
  disablesActions?: boolean | number;
  /** ANIM_ARRANGEMENT_... of the transactions inside. NONE */
  arrangement?: Arrangement;
  /** by whose clock the animations go; 0 inherits, outermost the stage's */
  group?: AnimationGroup | bigint;
  /** they start (after their delay) when it is complete; 0 for at once */
  after?: Transaction | bigint;
}

/**
 * How the values set in a transaction move. Setting a member is enough; those that anim_default_motion has filled with
 * ANIM_INHERIT and nobody has set come from the enclosing transaction.
 */
export interface Motion {
  /** ANIM_MOTION_KIND_.... INHERIT */
  kind: MotionKind;
  /** seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A spring's cuts it off. ANIM_INHERIT */
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
  /** by whose clock the animations go; 0 inherits, outermost the stage's */
  group: bigint;
  /** they start (after their delay) when it is complete; 0 for at once */
  after: bigint;
}

/** A Motion with the library's defaults. */
export declare function defaultMotion(): Motion;

/** What a AnimationOptions can be made of. What is left out is as in defaultAnimationOptions(). */
export interface AnimationOptionsInit {
  /** ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
  kind?: MotionKind;
  /** ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP */
  interruption?: Interruption;
  /** 1: its value is added to what lies below it (see anim_stage_animate()). 0 */
  additive?: boolean;
  /** 1: the value at the end of each repeat is added to the next (see there). 0 */
  cumulative?: boolean;
  /** 1: the model value becomes its last value when it starts (see there). 0 */
  setsModel?: boolean;
  /** where it begins; not of keyframes that say it themselves */
  from?: Float64Array | Iterable<number> | null;
  /** where it leads; of a curve, easing or spring */
  to?: Float64Array | Iterable<number> | null;
  /**
   * how far; as to. Null where from and to are set. ANIM_ERROR_KIND where colors or transforms are interpolated in
   * another space
   */
  by?: Float64Array | Iterable<number> | null;
  /**
   * of a spring, decay or keyframes that begin where the property is, units per second; where null, the property's own
   * with REPLACE, otherwise 0
   */
  velocity?: Float64Array | Iterable<number> | null;
  /**
   * seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or decay's
   * until rest, or the keyframes'
   */
  duration?: number;
  /** seconds before it starts, >= 0. 0 */
  delay?: number;
  /** its begin_time and duration are not read (see delay and duration) */
  timing?: MediaTimingInit;
  curve?: CubicBezierInit;
  spring?: SpringInit;
  easing?: Easing | null;
  keyframes?: Keyframes | null;
  decay?: DecayInit;
  /** by whose clock it goes; 0: the stage's */
  group?: AnimationGroup | bigint;
  /** it starts (after its delay) when it is complete; 0 for at once */
  after?: Transaction | bigint;
}

export interface AnimationOptions {
  /** ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE */
  kind: MotionKind;
  /** ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP */
  interruption: Interruption;
  /** 1: its value is added to what lies below it (see anim_stage_animate()). 0 */
  additive: boolean;
  /** 1: the value at the end of each repeat is added to the next (see there). 0 */
  cumulative: boolean;
  /** 1: the model value becomes its last value when it starts (see there). 0 */
  setsModel: boolean;
  /** where it begins; not of keyframes that say it themselves */
  from: Float64Array;
  /** where it leads; of a curve, easing or spring */
  to: Float64Array;
  /**
   * how far; as to. Null where from and to are set. ANIM_ERROR_KIND where colors or transforms are interpolated in
   * another space
   */
  by: Float64Array;
  /**
   * of a spring, decay or keyframes that begin where the property is, units per second; where null, the property's own
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
  /** by whose clock it goes; 0: the stage's */
  group: bigint;
  /** it starts (after its delay) when it is complete; 0 for at once */
  after: bigint;
}

/** A AnimationOptions with the library's defaults. */
export declare function defaultAnimationOptions(): AnimationOptions;

/** What a AnimationGroupOptions can be made of. What is left out is as in defaultAnimationGroupOptions(). */
export interface AnimationGroupOptionsInit {
  /** ANIM_ANIMATION_GROUP_KIND_.... CLOCK */
  kind?: AnimationGroupKind;
  /** the group whose time it goes by; 0: the stage's. At most 16 deep */
  parent?: AnimationGroup | bigint;
  /** of an ANIMATOR, seconds; 0: that of its longest animation. 0 */
  duration?: number;
  /** of MEDIA; its begin time counts from now */
  timing?: MediaTimingInit;
}

export interface AnimationGroupOptions {
  /** ANIM_ANIMATION_GROUP_KIND_.... CLOCK */
  kind: AnimationGroupKind;
  /** the group whose time it goes by; 0: the stage's. At most 16 deep */
  parent: bigint;
  /** of an ANIMATOR, seconds; 0: that of its longest animation. 0 */
  duration: number;
  /** of MEDIA; its begin time counts from now */
  timing: MediaTiming;
}

/** A AnimationGroupOptions with the library's defaults. */
export declare function defaultAnimationGroupOptions(): AnimationGroupOptions;

export interface StageInfo {
  isPaused: boolean;
  /** stage time, flicks: what events and animations go by */
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
   * stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards read what
   * moves or elapsed, the first flick at which one may come to hold counts, which may be sooner than it does, and is
   * never later: whoever sleeps until then and asks again misses none.
   */
  nextDue: bigint;
  /** by how many flicks of stage time it is behind where its advances lead: see anim_stage_set_step_budget() */
  owed: bigint;
}

/** What a DocumentOptions can be made of. What is left out is as in defaultDocumentOptions(). */
export interface DocumentOptionsInit {
  /** whether it is searched for what it has in vain: anim_document_get_warning_count. 0 */
  keepsWarnings?: boolean;
  /** values for the document's parameters: a JSON object. Null for none */
  parameters?: string | Uint8Array | null;
  /** Documents that the document may use as components: a JSON object that has them by name. Null for none */
  library?: string | Uint8Array | null;
  /** as in anim_scene_options. 268435456 */
  memoryLimit?: bigint | number;
}

export interface DocumentOptions {
  /** whether it is searched for what it has in vain: anim_document_get_warning_count. 0 */
  keepsWarnings: boolean;
  /** values for the document's parameters: a JSON object. Null for none */
  parameters: string;
  /** Documents that the document may use as components: a JSON object that has them by name. Null for none */
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
  eventLimit?: number;
  /** as in anim_stage_options. 0xFFFFFFFF */
  eventMask?: number;
  /** of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
  seed?: bigint | number;
  /** values for the document's parameters: a JSON object. Null for none */
  parameters?: string | Uint8Array | null;
  /** Documents that the document may use as components: a JSON object that has them by name. Null for none */
  library?: string | Uint8Array | null;
  /**
   * About how many bytes of memory the document may take with all that it uses written out: counted before anything is
   * made of it, and refused with ANIM_ERROR_LIMIT where it is more. At most 2^40; 0 is the default. 268435456
   */
  memoryLimit?: bigint | number;
}

export interface SceneOptions {
  /** as in anim_stage_options. 65536 */
  eventLimit: number;
  /** as in anim_stage_options. 0xFFFFFFFF */
  eventMask: number;
  /** of the scene's random generator (xoshiro256**, seeded by splitmix64). 0 */
  seed: bigint;
  /** values for the document's parameters: a JSON object. Null for none */
  parameters: string;
  /** Documents that the document may use as components: a JSON object that has them by name. Null for none */
  library: string;
  /**
   * About how many bytes of memory the document may take with all that it uses written out: counted before anything is
   * made of it, and refused with ANIM_ERROR_LIMIT where it is more. At most 2^40; 0 is the default. 268435456
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
  /** what a picture of it must show: 0, 0 and the size unless the document says another */
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
  /** 1 to 255 bytes without control characters; in backquotes where one of .()[]=' is in it */
  name: string;
  /** ANIM_FIELD_KIND_... */
  kind: FieldKind;
  /** of a number; of a boolean, 0 or 1. Not read for a text */
  number: number;
  /** read for a text, at most 65536 bytes */
  text?: string | Uint8Array | null;
}

/** A field of the data of an event that the document emitted. 24 bytes on every platform. */
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
  /** behind the name of the list and a dot in the names of all that is its own */
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
  /** those of the known ones that are so */
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
  /** in the scene's coordinates: of its region, or else of what it and those inside it draw */
  bounds: Rectangle;
}

/** A gradient's color at an offset from 0 to 1. */
export interface GradientStop {
  /** not below that of the stop before */
  offset: number;
  /** red, green, blue, opacity; sRGB, not premultiplied; interpolated so, as SVG does */
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

/** A path filled. */
export interface DrawFill {
  paint: DrawPaint;
  path: DrawPath;
  /** ANIM_FILL_RULE_... */
  rule: FillRule;
}

/** A path stroked. */
export interface DrawStroke {
  paint: DrawPaint;
  path: DrawPath;
  /** ANIM_CAP_... */
  cap: Cap;
  /** ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join comes as its outline, filled */
  join: Join;
  width: number;
  miterLimit: number;
  /** how far into the dashes each subpath begins */
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
  /** ANIM_ALIGN_...: where it is beside position.x */
  align: Align;
  /** ANIM_BASELINE_...: what of its line is at position.y */
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

/** What a layer casts: drawn below it, and part of it. */
export interface DrawShadow {
  /** red, green, blue, opacity */
  color: number[];
  /** how far from the layer it is */
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

/** The beginning of a clip: what follows shows inside the path only. */
export interface DrawClip {
  path: DrawPath;
  /** ANIM_FILL_RULE_... */
  rule: FillRule;
}

/**
 * One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
 * transform takes them to the scene's. Begins and ends are balanced: what a layer or clip holds follows its begin, and
 * then its end. Bytes that the kind's content does not use are 0. 240 bytes on every platform.
 */
export interface DrawCommandCommon {
  /** number of the node in document order */
  node: number;
  transform: Transform;
  /** 0 to 1, of the node; that of a group is its layer's */
  opacity: number;
  /**
   * what it can change, in the scene's coordinates: by control points, ends and miters, inside the bounds of the clips
   * around it. Width and height 0 where that is nothing. Of a text an estimate, one font size wide for each byte: the
   * core knows no font.
   */
  bounds: Rectangle;
  /** that of the display list when what it draws changed last */
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
  /** UTF-8 of all texts in a row, without a NUL */
  text: Uint8Array;
}

export interface TraceInfo {
  hasSeed: boolean;
  stepCount: bigint;
  /** flicks: its end line's time, or its last step's */
  end: bigint;
  /** with which it was recorded, where has_seed is 1; a runner loads the scene with it */
  seed: bigint;
}
