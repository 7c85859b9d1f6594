// SPDX-License-Identifier: MIT

import type { CubicBezier, Spring } from "./structs.js";
import type { Easing } from "./objects.js";

export interface LinearOptions {
  /** How far the text may be from the motion, in distances: 0.0001 to 0.5. 0.002 */
  error?: number | undefined;
  /** Seconds. Of a spring: until it stays within half of the error. */
  duration?: number | undefined;
  /** Of a spring, in distances per second. 0 */
  initialVelocity?: number | undefined;
}

export interface LinearText<Duration> {
  /** Such as "linear(0, 0.0752 9.26%, 0.5996 34.53%, 1)". */
  readonly text: string;
  /** How long it is to take in seconds: a spring's; of other motions as it was given. */
  readonly duration: Duration;
  /** How far the text is from the motion at most, as measured against the library at 16 385 moments or more. */
  readonly error: number;
  /** How many stops the text has. */
  readonly count: number;
}

/** Any motion as CSS's linear(), for pages without script: few straight lines with a stated error. */
export declare function toLinear(motion: Spring, options?: LinearOptions): LinearText<number>;
export declare function toLinear(
  motion: Easing | CubicBezier | string,
  options?: LinearOptions,
): LinearText<number | null>;
