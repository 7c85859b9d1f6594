// SPDX-License-Identifier: MIT
// animate(element, { x: 100 }, { spring }): the core's motions on elements of a page. It names properties, and writes what
// the stage gives; how anything moves is the stage's affair.

import { EventKind, Interruption, MotionKind, Read, ReducedMotion, ValueKind } from "./constants.js";
import { CubicBezierBase, EasingBase, SpringBase } from "./bases.js";
import { runFrames, stopFrames } from "./frames.js";
import { Easing, Keyframes, Stage } from "./objects.js";
import { CubicBezier } from "./structs.js";
import { finite, isElement, keysOf, styleOf } from "./styles.js";
import { wrong } from "./runtime.js";

// As SwiftUI's default spring: mass 1, a period of 0.55 s, at a damping ratio of 0.825.
const DEFAULT = [0.55, 0.825];
// Longer than that, in seconds, nothing was shown: the tab was hidden.
const LONGEST = 1;
// As the library has it for durations.
const LATEST = 1e9;
const OPTIONS = new Set([
  ...["spring", "easing", "duration", "delay", "stagger", "times", "velocity", "reducedMotion", "onUpdate"],
]);

/** What one call of animate() has begun. */
class Playback {
  #animator;
  #transactions = new Set();
  #isFinished = true;
  #isCompleted = false;
  #resolve;

  constructor(animator, tracks, onUpdate) {
    this.#animator = animator;
    this.tracks = tracks;
    this.onUpdate = onUpdate;
    /** Becomes true when all has arrived, false where something else took over or it was canceled. */
    this.finished = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Stops what it still moves, where it is; velocities are lost. */
  cancel() {
    this.#animator.end(this, (track) => track.property.read(Read.Presentation));
  }

  /** Takes what it still moves to its end: all has arrived then, unless another had taken over. */
  complete() {
    this.#isCompleted = this.tracks.every((track) => track.owner === this);
    this.#animator.end(this, (track) => track.property.read(Read.Model));
  }

  await(id) {
    this.#transactions.add(id);
  }

  /** A transaction of it is over. */
  ended(id, isFinished) {
    this.#transactions.delete(id);
    this.#isFinished &&= isFinished || this.#isCompleted;
    this.settle();
  }

  /** Nothing may be left to wait for. */
  settle() {
    if (this.#transactions.size === 0) {
      // What it refers to, such as its element, is not kept.
      this.onUpdate = undefined;
      this.#resolve(this.#isFinished);
    }
  }
}

/** A property of the stage for one of an element. It does not keep its element. */
class Track {
  owner = null;
  // The last value, and its text where that is to stay, such as 50% or var(--accent).
  #goal = [];
  #text;

  constructor(target, style, property) {
    this.target = new WeakRef(target);
    this.style = style;
    this.property = property;
  }

  goTo(goal, value) {
    this.#goal = goal;
    this.#text = this.style.textOf?.(value);
  }

  show(target) {
    const value = this.property.read(Read.Presentation);
    const isThere = !this.property.isAnimating && this.#goal.every((each, index) => each === value[index]);
    this.style.write(target, value, isThere ? this.#text : undefined);
  }
}

/** A stage of its own with animate(). The page's, which moves with its frames, is behind animate(). */
export class Animator {
  #isAutomatic;
  #before;
  #targets = new WeakMap();
  #tracks = new Map();
  #waiting = new Map();
  #gone = new FinalizationRegistry((tracks) => this.#forget(tracks));

  /** @param options automatic: false leaves it to advance() to move everything. */
  constructor({ automatic = true } = {}) {
    this.#isAutomatic = automatic;
    this.stage = new Stage({ eventMask: 1 << EventKind.TransactionCompleted });
  }

  /** Moves properties of an element, or of several; see animate(). */
  animate(targets, values, options = {}) {
    const list = listOf(targets);
    check(values, options);
    const reduced = policy(options.reducedMotion);
    const delays = delaysOf(list, options);
    const motion = motionOf(options);
    const made = [];
    let playback;
    try {
      // All that can be refused is refused before anything moves.
      const rows = list.map((target) => this.#prepare(target, values));
      const steps = rows.flat();
      for (const step of steps) {
        step.keyframes = keyframesOf(step.rows, options, made);
      }
      this.stage.beginTransaction(motion.members).commit();
      for (const step of steps) {
        step.track = this.#track(step);
      }
      playback = new Playback(this, steps.map(({ track }) => track), options.onUpdate);
      this.stage.setReducedMotion(reduced);
      rows.forEach((row, index) => this.#begin(playback, row, { ...motion.members, delay: delays[index] }, options));
    } finally {
      motion.dispose();
      made.forEach((keyframes) => keyframes.dispose());
    }
    playback.settle();
    if (this.#isAutomatic) {
      this.#before ??= performance.now();
      runFrames(this.#step);
    }
    this.#tell();
    return playback;
  }

  /** Moves everything on by seconds, and writes what has changed. For tests, scrubbing, and clocks of your own. */
  advance(seconds) {
    this.stage.advance(seconds);
    this.#show();
  }

  /** What an element's property moves with, in its units per second: a number, or the components. */
  velocity(target, name) {
    return this.#targets.get(target)?.get(keysOf(target, name)[0])?.property.velocity ?? 0;
  }

  /** Releases the stage. Elements stay as they are. */
  dispose() {
    stopFrames(this.#step);
    for (const [id, playback] of [...this.#waiting]) {
      playback.ended(id, false);
    }
    this.#waiting.clear();
    this.stage.dispose();
  }

  /** What each property of an element does: where it begins, and where it goes, in rows of components. Changes nothing. */
  #prepare(target, values) {
    const prepared = Object.entries(values).map(([name, value]) => {
      const steps = (isList(value) ? value : [value]).filter((each, index) => index > 0 || each !== null);
      if (steps.length === 0) {
        throw new RangeError(`values.${name} must have a value that it goes to`);
      }
      return keysOf(target, name).map((key) => {
        const moving = this.#targets.get(target)?.get(key);
        const isMoving = moving?.property.isAnimating ?? false;
        const style = isMoving ? moving.style : styleOf(target, name, key, steps[0]);
        // What the page has set since it stood still is where it begins.
        const start = isMoving ? moving.property.read(Read.Presentation) : style.read(target, steps[0]);
        const rows = steps.map((step) => style.parse(step, target));
        if (isList(value) && value[0] === null && rows.length > 1) {
          rows.unshift(Array.from(start));
        }
        return { target, name, key, isMoving, style, start, rows, value: steps.at(-1) };
      });
    });
    return prepared.flat();
  }

  #track({ target, key, isMoving, style, start }) {
    let tracks = this.#targets.get(target);
    if (tracks === undefined) {
      tracks = new Map();
      this.#targets.set(target, tracks);
      this.#gone.register(target, tracks);
    }
    let track = tracks.get(key);
    if (track !== undefined && (track.style.unit !== style.unit || track.style.isColor !== style.isColor)) {
      this.#forget([track]);
      track = undefined;
    }
    if (track === undefined) {
      const fades = style.fades ? { fades: true } : {};
      // As CSS has it for colors: to transparent without a shadow of black.
      const kind = style.isColor ? { kind: ValueKind.Color, premultiplied: true } : { kind: ValueKind.Scalar };
      track = new Track(target, style, this.stage.addPropertyWith("", { ...kind, ...fades }, start));
      tracks.set(key, track);
      this.#tracks.set(track.property.id, track);
    } else if (!isMoving) {
      track.property.setValue(start);
    }
    return track;
  }

  #begin(playback, row, motion, { velocity, duration = 1 }) {
    const { stage } = this;
    // What is given where it begins is there at once.
    for (const { track, rows } of row) {
      if (rows.length === 2) {
        track.property.setValue(rows[0]);
      }
    }
    const transaction = stage.beginTransaction(motion);
    playback.await(transaction.id);
    this.#waiting.set(transaction.id, playback);
    try {
      for (const { track, name, rows, value, keyframes } of row) {
        track.owner = playback;
        const last = rows[rows.length - 1];
        track.goTo(last, value);
        const speed = speedOf(velocity, name);
        if (keyframes !== null) {
          const explicit = { kind: MotionKind.Keyframes, interruption: Interruption.Replace, setsModel: true };
          track.property.animate({ ...explicit, keyframes, duration, delay: motion.delay });
        } else if (speed !== undefined && motion.spring !== undefined) {
          const start = last.map(() => speed);
          const explicit = { kind: MotionKind.Spring, interruption: Interruption.Replace, setsModel: true };
          track.property.animate({ ...explicit, spring: motion.spring, to: last, velocity: start, delay: motion.delay });
        } else {
          track.property.setValue(last);
        }
      }
    } finally {
      transaction.commit();
    }
  }

  /** Sets what a playback still moves to where a function says. */
  end(playback, where) {
    for (const track of playback.tracks) {
      if (track.owner === playback && track.property.isAnimating) {
        const value = where(track);
        track.property.removeAllAnimations();
        track.property.setValue(value);
      }
    }
    this.#show();
  }

  #step = (now) => {
    const passed = Math.max(0, (now - this.#before) / 1000);
    this.#before = now;
    this.advance(passed < LONGEST ? passed : 0);
    if (!this.stage.isDisposed && this.stage.info.animationCount === 0 && this.#waiting.size === 0) {
      stopFrames(this.#step);
      this.#before = undefined;
    }
  };

  /**
   * Writes what has changed: of an element that several parts of one style, such as x and y, changed, each part. What an
   * object or a function of the page throws comes out when all is done, the first of it.
   */
  #show() {
    const updated = new Set();
    const errors = [];
    const attempt = (run) => {
      try {
        run();
      } catch (error) {
        errors.push(error);
      }
    };
    for (const property of this.stage.takeChanged()) {
      const track = this.#tracks.get(property.id);
      const target = track?.target.deref();
      if (target !== undefined) {
        attempt(() => track.show(target));
        if (track.owner?.onUpdate !== undefined) {
          updated.add(track.owner);
        }
      }
    }
    updated.forEach((playback) => attempt(() => playback.onUpdate?.()));
    this.#tell();
    if (errors.length > 0) {
      throw errors[0];
    }
  }

  #tell() {
    if (this.stage.isDisposed) {
      return;
    }
    for (const { kind, subject, finished } of this.stage.events()) {
      const playback = kind === EventKind.TransactionCompleted ? this.#waiting.get(subject) : undefined;
      if (playback !== undefined) {
        this.#waiting.delete(subject);
        playback.ended(subject, finished);
      }
    }
  }

  #forget(tracks) {
    for (const { property } of tracks.values()) {
      this.#tracks.delete(property.id);
      if (!this.stage.isDisposed) {
        property.remove();
      }
    }
  }
}

/** The keyframes of a property, which `made` keeps until they are at work; null where it goes to one value. */
function keyframesOf(rows, { times, duration = 1, easing }, made) {
  if (rows.length < 2 || (rows.length === 2 && times === undefined)) {
    return null;
  }
  const curves = easing === undefined ? [] : [curveOf(easing)];
  const keyframes = Keyframes.values({ componentCount: rows[0].length, duration }, rows.flat(), times ?? [], curves, []);
  made.push(keyframes);
  return keyframes;
}

/** The curve that eases each segment between keyframes. */
function curveOf(easing) {
  let curve = easing;
  if (typeof easing === "string") {
    const numbers = /^\s*cubic-bezier\((.*)\)\s*$/i.exec(easing)?.[1].split(",").map(Number);
    try {
      curve = numbers ? new CubicBezier(...numbers) : CubicBezier.named(easing.trim().toLowerCase());
    } catch {
      // Said below.
    }
  }
  if (!(curve instanceof CubicBezierBase)) {
    throw wrong("options.easing", "a cubic-bezier for keyframes", easing);
  }
  return curve;
}

/** When each element starts, in seconds from now. */
function delaysOf(list, { stagger = 0, delay = 0 }) {
  const later = typeof stagger === "function" ? stagger : (index) => finite(stagger, "options.stagger") * index;
  return list.map((_, index) => {
    const total = finite(delay, "options.delay") + finite(later(index, list.length), "options.stagger");
    if (!(total >= 0 && total <= LATEST)) {
      throw new RangeError(`options.delay and stagger must come to 0 to ${LATEST} seconds, and come to ${total}`);
    }
    return total;
  });
}

const isList = (value) => Array.isArray(value);

function listOf(targets) {
  const found = typeof targets === "string" ? document.querySelectorAll(targets) : targets;
  // A form and a select have an iterator too: what is in them.
  const isMany = !isElement(found ?? 0) && typeof found?.[Symbol.iterator] === "function";
  const list = isMany ? Array.from(found) : [found];
  for (const each of list) {
    if (each === null || typeof each !== "object") {
      throw wrong("targets", "an element, several, or a selector", each);
    }
  }
  return list;
}

/** The velocity that is asked for a property: one for all, or by the names of properties. */
const speedOf = (velocity, name) => (Object(velocity) === velocity ? velocity[name] : velocity);

function check(values, options) {
  for (const [name, value] of Object.entries({ values, options })) {
    if (value === null || typeof value !== "object") {
      throw wrong(name, "an object", value);
    }
  }
  const { onUpdate, velocity } = options;
  for (const name of Object.keys(values)) {
    const speed = speedOf(velocity, name);
    if (speed !== undefined) {
      finite(speed, "options.velocity");
    }
  }
  if (onUpdate !== undefined && typeof onUpdate !== "function") {
    throw wrong("options.onUpdate", "a function", onUpdate);
  }
  for (const name of Object.keys(options)) {
    if (!OPTIONS.has(name)) {
      throw new TypeError(`options has no member ${name}; it has ${[...OPTIONS].join(", ")}`);
    }
  }
}

/** The core's words for how something moves. Easings that are made for it are released once it has begun. */
function motionOf({ spring, easing, duration }) {
  let made = null;
  let members;
  const time = duration === undefined ? {} : { duration };
  if (easing !== undefined) {
    if (spring !== undefined) {
      throw new TypeError("options has a spring and an easing: it moves by one of them");
    }
    if (easing instanceof CubicBezierBase) {
      members = { kind: MotionKind.Curve, curve: easing, ...time };
    } else {
      made = easing instanceof EasingBase ? null : Easing.of(easing, duration);
      members = { kind: MotionKind.Easing, easing: made ?? easing, ...time };
    }
  } else {
    if (spring !== undefined && !(spring instanceof SpringBase)) {
      throw wrong("options.spring", "a Spring", spring);
    }
    members = { kind: MotionKind.Spring, spring: spring ?? defaultSpring(), ...time };
  }
  return { members, dispose: () => made?.dispose() };
}

/** SwiftUI's formula for a response and a damping ratio, as the library's Spring.response has it. */
function defaultSpring() {
  const [response, ratio] = DEFAULT;
  const pace = (2 * Math.PI) / response;
  return { mass: 1, stiffness: pace * pace, damping: 2 * ratio * pace };
}

/** Who asks for reduced motion gets fades; what else moves is there at once. */
function policy(asked = "auto") {
  if (!["auto", "ignore", "fade", "jump"].includes(asked)) {
    throw new RangeError(`options.reducedMotion must be auto, ignore, fade or jump, and is ${asked}`);
  }
  const isAsked = asked === "auto" && (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);
  return asked === "jump" ? ReducedMotion.Jump : isAsked || asked === "fade" ? ReducedMotion.Fade : ReducedMotion.None;
}

let page;

/** Moves properties of an element, of several, or of what a selector finds, with the page's frames. */
export function animate(targets, values, options) {
  page ??= new Animator();
  return page.animate(targets, values, options);
}
