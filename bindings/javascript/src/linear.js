// SPDX-License-Identifier: MIT
// A motion as CSS's linear(): straight lines between few points, with a stated error.

import { CubicBezierBase, EasingBase, SpringBase } from "./bases.js";
import { Easing } from "./objects.js";
import { wrong } from "./runtime.js";

// How many samples stand for a motion: enough that between two of them it is straight. Of a swing there are at least
// PER_SWING: it is then within (2 pi / PER_SWING)^2 / 8 = 2e-5 of its width.
const SAMPLES = 1 << 14;
const PER_SWING = 512;
const MOST_SAMPLES = 1 << 20;
// As many stops the library's own linear() takes.
const MOST_STOPS = 4096;
const LEAST_ERROR = 1e-4;
const LARGEST_ERROR = 0.5;
// As the library has it for durations.
const LATEST = 1e9;

/**
 * A spring's or easing's CSS text, how long it takes (a spring's: until it stays within half of the error; otherwise the
 * `duration` given, or null), and how far the text is from it at most, measured at 16 385 moments or more. A jump, as of
 * steps(), is a jump of the text at the same moment, to 1/16 384 of the duration.
 */
export function toLinear(motion, options = {}) {
  if (options === null || typeof options !== "object") {
    throw wrong("options", "an object", options);
  }
  const { error = 0.002, duration, initialVelocity = 0 } = options;
  if (duration !== undefined && !(typeof duration === "number" && duration > 0 && duration <= LATEST)) {
    throw new RangeError(`duration must be a number of seconds above 0, of at most ${LATEST}, and is ${duration}`);
  }
  if (!(typeof error === "number" && error >= LEAST_ERROR && error <= LARGEST_ERROR)) {
    throw new RangeError(`error must be from ${LEAST_ERROR} to ${LARGEST_ERROR}, and is ${error}`);
  }
  if (motion instanceof SpringBase) {
    const seconds = duration ?? settling(motion, error / 2, initialVelocity);
    const swings = (seconds * Math.sqrt(motion.stiffness / motion.mass)) / (2 * Math.PI);
    const count = Math.min(MOST_SAMPLES, Math.max(SAMPLES, Math.ceil(swings * PER_SWING)));
    const times = Float64Array.from({ length: count + 1 }, (_, index) => (index / count) * seconds);
    const ys = motion.evaluateMany(times, 0, 1, initialVelocity).values;
    return { ...fewest(ys, error, true), duration: seconds };
  }
  const isText = typeof motion === "string";
  if (!isText && !(motion instanceof CubicBezierBase) && !(motion instanceof EasingBase)) {
    throw wrong("motion", "a Spring, a CubicBezier, an Easing or a CSS text", motion);
  }
  const easing = motion instanceof EasingBase ? motion : Easing.of(motion);
  try {
    const xs = Float64Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES);
    return { ...fewest(easing.evaluateMany(xs), error, false), duration: duration ?? null };
  } finally {
    if (easing !== motion) {
      easing.dispose();
    }
  }
}

const LONGEST = 3600;

/** From when on a spring stays within a distance of its end, to a thousandth of that time. */
function settling(spring, distance, initialVelocity) {
  let end = 1;
  const last = (seconds) => {
    const times = Float64Array.from({ length: SAMPLES + 1 }, (_, index) => (index / SAMPLES) * seconds);
    const { values, velocities } = spring.evaluateMany(times, 0, 1, initialVelocity);
    // At rest is also no longer on its way: a slow one may pass the end.
    const pace = Math.sqrt(spring.stiffness / spring.mass);
    let index = SAMPLES;
    while (index > 0 && Math.hypot(values[index] - 1, Math.abs(values[index] - 1) < distance ? velocities[index] / pace : 0) < distance) {
      index -= 1;
    }
    return index;
  };
  while (last(end) > SAMPLES / 2) {
    end *= 2;
    if (end > LONGEST) {
      throw new RangeError("motion never comes to rest, or not within an hour: say how long by duration");
    }
  }
  let index = last(end);
  while (index < SAMPLES / 64 && end > 1e-6) {
    end /= 16;
    index = last(end);
  }
  return ((index + 1) / SAMPLES) * end;
}

/** The text whose lines are never further than the error from the samples, of as few points as the search finds. */
function fewest(ys, error, endsAtOne) {
  const last = ys.length - 1;
  // The text rounds heights and moments to so many digits that both together move it by less than a tenth of the error.
  const digits = Math.max(3, Math.ceil(-Math.log10(error)) + 2);
  let steepest = 0;
  const jumps = [0];
  for (let at = 1; at <= last; at += 1) {
    const slope = Math.abs(ys[at] - ys[at - 1]);
    // A spring never jumps, however fast it is.
    if (slope > JUMP && !endsAtOne) {
      jumps.push(at);
    } else {
      steepest = Math.max(steepest, slope);
    }
  }
  // A jump is put at its sample, to a thousandth of the way to the next.
  const least = jumps.length > 1 ? 6 : 2;
  const places = Math.min(8, Math.max(least, Math.ceil(Math.log10((steepest * last) / error)) - 1));
  const points = [];
  jumps.forEach((begin, index) => {
    const end = jumps[index + 1] ?? last + 1;
    const piece = ys.slice(begin, end);
    if (end > last && endsAtOne) {
      piece[piece.length - 1] = 1;
    }
    const found = piece.length === 1 ? [{ at: 0, y: piece[0] }] : search(piece, 0.9 * error);
    // Up to a jump what was before it holds.
    found.push(...(end <= last ? [{ ...found.pop(), at: end - begin }] : []));
    points.push(...found.map(({ at, y }) => ({ at: begin + at, y: Number(y.toFixed(digits)) })));
  });
  if (points.length > MOST_STOPS) {
    throw new RangeError(`motion takes ${points.length} stops, and linear() has at most ${MOST_STOPS}: allow a larger error`);
  }
  const percent = ({ at }) => Number(((100 * at) / last).toFixed(places));
  const stops = points.map((point, index) =>
    index === 0 || index === points.length - 1 ? `${point.y}` : `${point.y} ${percent(point)}%`,
  );
  const moved = points.map((point) => ({ at: (percent(point) / 100) * last, y: point.y }));
  return { text: `linear(${stops.join(", ")})`, error: distance(ys, moved), count: points.length };
}

// From one sample to the next no motion that is smooth goes so far.
const JUMP = 0.05;
// The heights that a point may have, in gates beside the motion.
const HEIGHTS = [0, 0.95, -0.95, 0.6, -0.6, 0.3, -0.3];

/**
 * The polyline of the fewest points from the first value to the last that passes every gate, its points at places of a grid
 * and at a few heights: all that can be reached by one line, then by two, and so on, each line as long as the cone of slopes
 * that passes the gates is open. (Imai and Iri, "An optimal algorithm for approximating a piecewise linear function", 1986,
 * has the problem without a grid.)
 */
function search(ys, error) {
  const { places, gates } = gridOf(ys, error);
  const last = places.length - 1;
  const width = HEIGHTS.length;
  const parents = new Int32Array((last + 1) * width).fill(-1);
  const heightOf = (state) => {
    const place = Math.floor(state / width);
    return ys[places[place]] + (place === 0 ? 0 : gates[place] * HEIGHTS[state % width]);
  };
  for (let layer = [0]; layer.length > 0; ) {
    const following = [];
    for (const state of layer) {
      const from = Math.floor(state / width);
      const [x, y] = [places[from], heightOf(state)];
      let [low, high] = [-Infinity, Infinity];
      for (let place = from + 1; place <= last; place += 1) {
        const run = places[place] - x;
        const middle = ys[places[place]];
        // Where the motion arrives it arrives exactly.
        const slope = (middle - y) / run;
        if (place === last) {
          if ((slope >= low && slope <= high) || place === from + 1) {
            parents[last * width] = state;
            return walkBack(parents, last * width, width, places, heightOf);
          }
          break;
        }
        const gate = gates[place];
        low = Math.max(low, slope - gate / run);
        high = Math.min(high, slope + gate / run);
        // A single cell is passed in any case, by its straight line.
        if (low > high && place > from + 1) {
          break;
        }
        for (let height = 0; height < width; height += 1) {
          const target = place * width + height;
          const each = slope + (gate * HEIGHTS[height]) / run;
          if (parents[target] < 0 && each >= low && each <= high) {
            parents[target] = state;
            following.push(target);
          }
        }
        if (low > high) {
          break;
        }
      }
    }
    layer = following;
  }
  throw new RangeError("no line has so small an error");
}

function walkBack(parents, end, width, places, heightOf) {
  const points = [];
  for (let state = end; ; state = parents[state]) {
    points.push({ at: places[Math.floor(state / width)], y: heightOf(state) });
    if (state === 0) {
      return points.reverse();
    }
  }
}

/** Places among the samples between which the motion is straight to a part of the error, and what is left of it there. */
function gridOf(ys, error) {
  const last = ys.length - 1;
  const places = [0];
  const bends = [];
  while (places[places.length - 1] < last) {
    const from = places[places.length - 1];
    let run = Math.min(last - from, Math.ceil(last / LEAST_PLACES));
    let bend = bendOf(ys, from, run);
    while (bend > error / 10 && run > 1) {
      run = Math.ceil(run / 2);
      bend = bendOf(ys, from, run);
    }
    places.push(from + run);
    bends.push(bend);
  }
  const gates = places.map((_, index) => error - Math.max(bends[index - 1] ?? 0, bends[index] ?? 0));
  return { places, gates };
}

const LEAST_PLACES = 400;

/** How far the samples of a run are from its straight line. */
function bendOf(ys, from, run) {
  const slope = (ys[from + run] - ys[from]) / run;
  let most = 0;
  for (let at = 1; at < run; at += 1) {
    most = Math.max(most, Math.abs(ys[from] + slope * at - ys[from + at]));
  }
  return most;
}

/** How far the lines between points are from the samples. */
function distance(ys, points) {
  let [most, segment] = [0, 0];
  for (let at = 0; at < ys.length; at += 1) {
    while (segment < points.length - 2 && points[segment + 1].at <= at + 1e-3) {
      segment += 1;
    }
    const [a, b] = [points[segment], points[segment + 1]];
    const t = b.at > a.at ? (at - a.at) / (b.at - a.at) : 1;
    most = Math.max(most, Math.abs(a.y + t * (b.y - a.y) - ys[at]));
  }
  return most;
}
