// SPDX-License-Identifier: MIT

import type { CubicBezier, Spring } from "./structs.js";
import type { Easing } from "./objects.js";

export interface LinearOptions {
  /** The largest distance of the text from the motion, in units of the whole way: 0.0001 to 0.5. Default: 0.002 */
  error?: number | undefined;
  /** Seconds. Default for a spring: until it stays within half of the error. */
  duration?: number | undefined;
  /** Of a spring, in distances per second. Default: 0 */
  initialVelocity?: number | undefined;
}

export interface LinearText<Duration> {
  /** Such as "linear(0, 0.0752 9.26%, 0.5996 34.53%, 1)". */
  readonly text: string;
  /** The duration in seconds: that of the spring; for other motions the one that was given. */
  readonly duration: Duration;
  /** The largest distance of the text from the motion, measured against the library at 16 385 moments or more. */
  readonly error: number;
  /** How many stops the text has. */
  readonly count: number;
}

/** Converts a motion to CSS's linear(), for pages without script: few straight lines with a stated error. */
export declare function toLinear(motion: Spring, options?: LinearOptions): LinearText<number>;
export declare function toLinear(
  motion: Easing | CubicBezier | string,
  options?: LinearOptions,
): LinearText<number | null>;
