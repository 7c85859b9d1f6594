// SPDX-License-Identifier: MIT

import type { CubicBezier, Spring } from "./structs.js";
import type { Easing, Stage } from "./objects.js";

/** A number, a number with a unit, a color, or what CSS makes one of those: calc(), var(). */
export type Target = number | string;

/**
 * Where properties go: a value; two, from the first to the last; or more, which are keyframes. A first value of null is
 * what is seen now. x, y, z (pixels, or any length), scale, scaleX, scaleY and rotate (degrees) are CSS's translate, scale and rotate;
 * others are CSS's by their names, custom ones too. Of an object that is no element: its numbers.
 */
export type Targets = { [name: string]: Target | readonly (Target | null)[] };

export interface AnimateOptions {
  /** What it moves by, keeping the velocity that it has. Spring.response(0.55, 0.825) */
  spring?: Spring | undefined;
  /** Instead of a spring: a curve, an easing, CSS's text of one, or a function. */
  easing?: CubicBezier | Easing | string | ((x: number) => number) | undefined;
  /** Seconds: of an easing 0.25, of keyframes 1; a spring is cut off by it. */
  duration?: number | undefined;
  /** Seconds before it starts; what moves goes on until then. */
  delay?: number | undefined;
  /** Seconds by which each element starts later than the one before, or a function that gives an element's. */
  stagger?: number | ((index: number, count: number) => number) | undefined;
  /** When each keyframe is reached, from 0 to 1. Evenly */
  times?: readonly number[] | undefined;
  /** What a spring starts with, in units per second, in place of the velocity that it has: for all, or by names. */
  velocity?: number | { [name: string]: number } | undefined;
  /** What becomes of it for who asks for reduced motion: "auto": fades, and the rest jumps; or always one of those. */
  reducedMotion?: "auto" | "ignore" | "fade" | "jump" | undefined;
  /** Called in each frame in which it has changed something. */
  onUpdate?: (() => void) | undefined;
}

/** What a call of animate() has begun. */
export interface Playback {
  /** Becomes true when all has arrived, false where something else took over or it was canceled. */
  readonly finished: Promise<boolean>;
  /** Stops what it still moves, where it is. */
  cancel(): void;
  /** Takes what it still moves to its end: it is finished then, unless another call had taken over a part of it. */
  complete(): void;
}

type OneOrMany = object | Iterable<object> | string;

/** Moves properties of an element, of several, or of what a selector finds, with the page's frames. */
export declare function animate(targets: OneOrMany, values: Targets, options?: AnimateOptions): Playback;

/** A stage of its own with animate(). */
export declare class Animator {
  /** @param options automatic: false leaves it to advance() to move everything. */
  constructor(options?: { automatic?: boolean | undefined });
  readonly stage: Stage;
  animate(targets: OneOrMany, values: Targets, options?: AnimateOptions): Playback;
  /** Moves everything on by seconds, and writes what has changed. */
  advance(seconds: number): void;
  /** How fast a property of an element moves, in its units per second: a number, or a color's components. */
  velocity(target: object, name: string): number | number[];
  /** Releases the stage. Elements stay as they are; what still runs is not finished. */
  dispose(): void;
}
