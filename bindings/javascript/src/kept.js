// SPDX-License-Identifier: MIT
// What a canvas drew in the frame before and draws again: outlines, gradients and texts, known by their numbers.

import { Verb } from "./constants.js";

const utf8 = new TextDecoder();

/** A line so far to the right that it has a length: a little more than numbers of 32 bits tell apart. */
function dot(into, x, y) {
  into.moveTo(x, y);
  into.lineTo(x + (1 + Math.abs(x)) * 2 ** -20, y);
}

/**
 * Draws an outline into a context or a Path2D. `hasDots`: a subpath that stays where it begins, which canvases leave out, is
 * one of next to no length, so that its caps are seen, as in SVG.
 */
export function trace(into, { verbs, coordinates: c }, { verbStart, verbCount, coordinateStart }, hasDots) {
  let at = coordinateStart;
  let x = 0;
  let y = 0;
  // How many verbs a subpath has that has stayed there.
  let stayed = -1;
  for (let index = verbStart; index < verbStart + verbCount; index += 1) {
    const verb = verbs[index];
    const end = at + 2 * COUNTS[verb];
    if (verb === Verb.Move) {
      if (stayed > 0) {
        dot(into, x, y);
      }
      x = c[at];
      y = c[at + 1];
      stayed = hasDots ? 0 : -1;
    } else if (stayed >= 0) {
      stayed += 1;
      for (let place = at; place < end && stayed > 0; place += 2) {
        stayed = c[place] === x && c[place + 1] === y ? stayed : -1;
      }
    }
    switch (verb) {
      case Verb.Move:
        into.moveTo(x, y);
        break;
      case Verb.Line:
        into.lineTo(c[at], c[at + 1]);
        break;
      case Verb.Quadratic:
        into.quadraticCurveTo(c[at], c[at + 1], c[at + 2], c[at + 3]);
        break;
      case Verb.Cubic:
        into.bezierCurveTo(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5]);
        break;
      default:
        if (stayed > 0) {
          // Closed it would have joins in place of caps.
          dot(into, x, y);
          into.moveTo(x, y);
          stayed = 0;
        } else {
          into.closePath();
        }
    }
    at = end;
  }
  if (stayed > 0) {
    dot(into, x, y);
  }
}

// Of each verb: how many points it has.
const COUNTS = [1, 1, 2, 3, 0];

// One function for each type of row: engines make each quick for the one type that it sees.

/** Takes verbs over. Says whether they were there already. */
function keepBytes(kept, row, start) {
  let isSame = true;
  for (let index = 0; index < kept.length; index += 1) {
    const value = row[start + index];
    if (kept[index] !== value) {
      kept[index] = value;
      isSame = false;
    }
  }
  return isSame;
}

/** Takes numbers over. Says whether they were there already. */
function keepNumbers(kept, row, start) {
  let isSame = true;
  for (let index = 0; index < kept.length; index += 1) {
    const value = row[start + index];
    if (kept[index] !== value) {
      kept[index] = value;
      isSame = false;
    }
  }
  return isSame;
}

const NO_BYTES = new Uint8Array(0);
const NO_NUMBERS = new Float64Array(0);
// The numbers of a gradient, to be compared.
let scratch = new Float64Array(64);

/** What one command of a display list drew. */
export class Kept {
  #revision = -1;
  #verbs = NO_BYTES;
  #coordinates = NO_NUMBERS;
  #path = null;
  #hasDots = false;
  #numbers = NO_NUMBERS;
  #gradient = null;
  #bytes = [NO_BYTES, NO_BYTES];
  #texts = ["", ""];

  /** The command's outline where it is that of the frame before; null where it moves, and is to be traced. */
  path(display, path, revision, hasDots) {
    if (hasDots !== this.#hasDots) {
      this.#hasDots = hasDots;
      this.#path = null;
    }
    if (revision === this.#revision ? this.#path !== null : this.#isChanged(display, path, revision)) {
      return this.#path;
    }
    if (typeof Path2D === "function") {
      this.#path = new Path2D();
      trace(this.#path, display, path, hasDots);
    }
    return this.#path;
  }

  /** Whether an outline is not that of the frame before. */
  #isChanged({ verbs, coordinates }, { verbStart, verbCount, coordinateStart, coordinateCount }, revision) {
    this.#revision = revision;
    if (this.#verbs.length !== verbCount || this.#coordinates.length !== coordinateCount) {
      this.#verbs = verbs.slice(verbStart, verbStart + verbCount);
      this.#coordinates = coordinates.slice(coordinateStart, coordinateStart + coordinateCount);
      this.#path = null;
      return true;
    }
    const hasVerbs = keepBytes(this.#verbs, verbs, verbStart);
    if (!keepNumbers(this.#coordinates, coordinates, coordinateStart) || !hasVerbs) {
      this.#path = null;
      return true;
    }
    // With a Path2D there is nothing to do; without one it is time to make it.
    return this.#path !== null;
  }

  /** The gradient of a paint and its stops; `make` makes it where it is another than before. */
  gradient({ stops }, { kind, stopStart, stopCount, gradient }, make) {
    const count = 6 + 5 * stopCount;
    if (scratch.length < count) {
      scratch = new Float64Array(2 * count);
    }
    const { start, end, center } = gradient;
    const from = start ?? center;
    scratch[0] = kind;
    scratch[1] = from.x;
    scratch[2] = from.y;
    scratch[3] = end?.x ?? gradient.radius ?? gradient.angle;
    scratch[4] = end?.y ?? 0;
    scratch[5] = stopCount;
    for (let index = 0, at = 6; index < stopCount; index += 1, at += 5) {
      const { offset, color } = stops[stopStart + index];
      scratch[at] = offset;
      for (let component = 0; component < 4; component += 1) {
        scratch[at + 1 + component] = color[component];
      }
    }
    if (this.#numbers.length !== count) {
      this.#numbers = new Float64Array(count).fill(NaN);
    }
    if (!keepNumbers(this.#numbers, scratch, 0)) {
      this.#gradient = make();
    }
    return this.#gradient;
  }

  /** One of the command's texts, of which there are at most two. */
  text(which, { text }, start, count) {
    if (this.#bytes[which].length !== count) {
      this.#bytes[which] = text.slice(start, start + count);
    } else if (keepBytes(this.#bytes[which], text, start)) {
      return this.#texts[which];
    }
    this.#texts[which] = utf8.decode(this.#bytes[which]);
    return this.#texts[which];
  }
}
