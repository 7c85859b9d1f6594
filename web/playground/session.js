// SPDX-License-Identifier: MIT
// A scene with its past: every input with its time, and snapshots, so that any moment can be shown again, to the bit.

import { AnimError, Trace } from "../../bindings/javascript/index.js";

const FLICKS_PER_SECOND = 705_600_000;
export const toFlicks = (seconds) => BigInt(Math.round(seconds * FLICKS_PER_SECOND));
export const toSeconds = (flicks) => Number(flicks) / FLICKS_PER_SECOND;

// What all snapshots together may take, in bytes; beyond it every second one is forgotten.
const MEMORY = 48e6;

export class Session {
  /** The steps are lines of the trace format, as objects, in the order of their times. */
  constructor(scene, header, steps = []) {
    this.scene = scene;
    this.header = { trace: 1, ...header };
    this.steps = [...steps];
    this.times = this.steps.map(({ at }) => toFlicks(at));
    /** How many of the steps have been done. */
    this.next = 0;
    this.end = this.now;
    this.refused = new Set();
    this.interval = toFlicks(0.25);
    this.snapshots = [];
    this.size = 0;
    this.trace = null;
    this.#keep();
  }

  /** Flicks of host time since the scene was loaded. */
  get now() {
    return this.scene.stage.info.hostTime;
  }

  /** Whether there is something recorded that comes after now. */
  get isInPast() {
    return this.next < this.steps.length;
  }

  /** Writes down what was just done to the scene. What was recorded after this moment is forgotten. */
  record(step) {
    const { now } = this;
    this.steps.length = this.times.length = this.next;
    this.refused = new Set([...this.refused].filter((index) => index < this.next));
    while (this.snapshots.at(-1).at > now) {
      this.size -= this.snapshots.pop().bytes.length;
    }
    // One at this very moment was taken before the step: played from there, the step is done again.
    this.steps.push({ at: toSeconds(now), ...step });
    this.times.push(now);
    this.next += 1;
    this.end = now;
    this.trace = null;
  }

  advance(flicks) {
    this.#run(this.now + flicks);
  }

  /** Shows a moment between the beginning and the end. */
  goto(flicks) {
    const target = flicks < 0n ? 0n : flicks;
    const { now } = this;
    const from = this.snapshots.findLast(({ at }) => at <= target) ?? this.snapshots[0];
    if (target < now || from.at > now) {
      this.scene.restore(from.bytes);
      this.next = from.next;
    }
    // Snapshots are taken on the way.
    while (target - this.now > this.interval) {
      this.#run(this.now + this.interval);
    }
    this.#run(target);
  }

  #run(target) {
    let { now } = this;
    while (this.isInPast && this.times[this.next] <= target) {
      const at = this.times[this.next];
      if (at > now) {
        this.scene.advanceFlicks(at - now);
        now = at;
      }
      this.#apply(this.next);
      this.next += 1;
    }
    if (target > now) {
      this.scene.advanceFlicks(target - now);
    }
    if (target > this.end) {
      this.end = target;
    }
    if (target - this.snapshots.at(-1).at >= this.interval) {
      this.#keep();
    }
  }

  /** Does a step; of a document that was edited it may be one that there is no more. */
  #apply(index) {
    this.trace ??= Trace.load(this.#lines(this.steps));
    try {
      this.scene.applyStep(this.trace, index);
    } catch (error) {
      if (!(error instanceof AnimError)) {
        throw error;
      }
      this.refused.add(index);
    }
  }

  #keep() {
    const bytes = this.scene.snapshot();
    this.snapshots.push({ at: this.now, next: this.next, bytes });
    this.size += bytes.length;
    if (this.size > MEMORY && this.snapshots.length > 2) {
      this.snapshots = this.snapshots.filter((_, index) => index % 2 === 0);
      this.size = this.snapshots.reduce((sum, each) => sum + each.bytes.length, 0);
      this.interval *= 2n;
    }
  }

  #lines(steps) {
    return `${[this.header, ...steps].map((line) => JSON.stringify(line)).join("\n")}\n`;
  }

  /** The whole session in the trace format. */
  get text() {
    const done = this.steps.filter((_, index) => !this.refused.has(index));
    return this.#lines([...done, { at: toSeconds(this.end), end: true }]);
  }
}
