// SPDX-License-Identifier: MIT

import type { CubicBezier, Spring } from "./structs.js";
import type { Easing, Stage } from "./objects.js";

/** A number, a number with a unit, a color, or a CSS expression that gives one of these: calc(), var(). */
export type Target = number | string;

/**
 * The targets of properties: one value; two values, from the first to the second; or more, which are keyframes. A first
 * value of null is the present one. x, y, z (pixels, or any length), scale, scaleX, scaleY and rotate (degrees) are
 * CSS's translate, scale and rotate. Other names are CSS properties, including custom ones. For an object that is not
 * an element, they are its members that are numbers.
 */
export type Targets = { [name: string]: Target | readonly (Target | null)[] };

export interface AnimateOptions {
  /** The spring that moves it, from its present velocity. Default: Spring.response(0.55, 0.825) */
  spring?: Spring | undefined;
  /** Instead of a spring: a curve, an easing, its CSS text, or a function. Between keyframes a curve or its CSS text. */
  easing?: CubicBezier | Easing | string | ((x: number) => number) | undefined;
  /** Seconds. Default: 0.25 for an easing, 1 for keyframes. A spring has none, and is cut off if one is given. */
  duration?: number | undefined;
  /** Seconds before it starts; a running motion goes on until then. */
  delay?: number | undefined;
  /** Seconds by which each element starts later than the one before, or a function that returns its delay. */
  stagger?: number | ((index: number, count: number) => number) | undefined;
  /** When each keyframe is reached, from 0 to 1. Default: evenly spaced. */
  times?: readonly number[] | undefined;
  /** The initial velocity of a spring in units per second, for all properties or by name. Default: the present one. */
  velocity?: number | { [name: string]: number } | undefined;
  /** "auto": if the user prefers reduced motion, opacity and colors fade, the rest jumps. Others always apply. */
  reducedMotion?: "auto" | "ignore" | "fade" | "jump" | undefined;
  /** Called in each frame in which something has changed. */
  onUpdate?: (() => void) | undefined;
}

/** The animations that a call of animate() has begun. */
export interface Playback {
  /** Resolves to true when everything has arrived, to false if another call took over or it was canceled. */
  readonly finished: Promise<boolean>;
  /** Stops what is still moving, where it is. */
  cancel(): void;
  /** Moves what is still moving to its end at once. It is then finished, unless another call took over a part. */
  complete(): void;
}

type OneOrMany = object | Iterable<object> | string;

/** Animates properties of one or several elements, or of those that match a selector, with the page's frames. */
export declare function animate(targets: OneOrMany, values: Targets, options?: AnimateOptions): Playback;

/** An animate() with its own stage. */
export declare class Animator {
  /** @param options automatic: false: only advance() moves everything. */
  constructor(options?: { automatic?: boolean | undefined });
  readonly stage: Stage;
  animate(targets: OneOrMany, values: Targets, options?: AnimateOptions): Playback;
  /** Advances everything by seconds, and writes what has changed. */
  advance(seconds: number): void;
  /** The velocity of a property of an element, in its units per second: a number, or a color's components. */
  velocity(target: object, name: string): number | number[];
  /** Releases the stage. Elements stay as they are, and running animations do not finish. */
  dispose(): void;
}
