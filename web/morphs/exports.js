// SPDX-License-Identifier: MIT
// A morph taken away: SMIL, CSS, frames, and a document of this project.

import { Path, PathCoordinates } from "../../bindings/javascript/index.js";
import { viewBoxOf } from "./shapes.js";

// A thousandth of a unit is less than a pixel of an icon that fills a screen.
const FORMAT = { minified: false, coordinates: PathCoordinates.Absolute, digits: 3 };

// Pictures a second of what moves by itself, and how many there are of a way at least and at most.
const [RATE, FEWEST, MOST] = [40, 24, 90];

/** So many moments from 0 to 1. */
export const evenly = (count) => Float64Array.from({ length: count }, (_, index) => index / (count - 1));

/**
 * Where a spring has come to at even times, from 0 to 1 itself, and the seconds that this takes. SMIL and CSS ease each
 * step between two keyframes by itself, so the spring is in the keyframes.
 */
export function sprung(spring) {
  const seconds = Number(spring.getSettlingTime(1, 0, 0.005, Infinity).toFixed(3));
  const count = Math.min(MOST, Math.max(FEWEST, Math.ceil(RATE * seconds)));
  const times = evenly(count).map((part) => spring.valueAt(part * seconds, 0, 1));
  times[count - 1] = 1;
  return { seconds, times };
}

/**
 * Path data of the morph at such moments, all with the same commands, as SMIL and CSS need it to interpolate. Those of a
 * blend have no commands in common.
 */
export function sampled(morph, times, isBlend = false) {
  const count = times.length;
  if (isBlend) {
    return Array.from(times, (time) => written(morph.getPath(time)));
  }
  const { verbCount, coordinateCount } = morph.getCounts(0);
  const verbs = morph.getVerbs(0, new Uint8Array(verbCount));
  const rows = morph.evaluate(0, times, new Float64Array(count * coordinateCount));
  return Array.from(times, (_, index) => {
    const path = new Path();
    path.append(verbs, rows.subarray(index * coordinateCount, (index + 1) * coordinateCount));
    return written(path);
  });
}

/** The data of a path, which is disposed of. With the same letters everywhere: what is minified may leave some out. */
function written(path) {
  const data = path.write(FORMAT);
  path.dispose();
  return data;
}

const attributesOf = ({ paint, rule, width }) =>
  paint === "stroke"
    ? `fill="none" stroke="#17171c" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="#17171c" fill-rule="${rule}"`;

/** One moment as an SVG file. */
export function pictureOf(data, look) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(look.box)}"><path ${attributesOf(look)} d="${data}"/></svg>\n`;
}

/** By SMIL, without a script: there and back, where the rows are. The rows of a blend are shown one after the other. */
export function smilOf(rows, look, seconds) {
  const mode = look.isBlend ? ' calcMode="discrete"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(look.box)}">
  <path ${attributesOf(look)} d="${rows[0]}">
    <animate attributeName="d" dur="${seconds}s" repeatCount="indefinite"${mode} values="${rows.join(";")}"/>
  </path>
</svg>
`;
}

/** Keyframes of CSS's d, for a path element with the class morph. Those of a blend are shown one after the other. */
export function cssOf(rows, seconds, isBlend = false) {
  const stops = rows
    .map((data, index) => `  ${Number(((100 * index) / (rows.length - 1)).toFixed(3))}% { d: path("${data}"); }`)
    .join("\n");
  return `.morph {
  animation: morph ${seconds}s ${isBlend ? "step-end" : "linear"} infinite;
}

@keyframes morph {
${stops}
}
`;
}

/**
 * A document: a switch that morphs when it is tapped. Where documents have no words for how it morphs, its in-betweens are
 * given as rows, paths of one structure.
 */
export function documentOf({ first, second, look: { box, paint, rule, width: lineWidth }, options, spring, rows }) {
  const { x, y, width, height } = box;
  const frame = [x, y, width, height].map((value) => Number(value.toFixed(4)));
  const paints = paint === "stroke" ? { stroke: { paint: "#17171C", width: lineWidth, cap: "round", join: "round" } } : { fill: "#17171C", fillRule: rule };
  const { structure, motion: way, pairing, starts, effort } = options;
  const shapes = rows
    ? { paths: rows, structure: "strict", motion: "linear" }
    : { from: first, to: second, structure, motion: way, pairing, starts, effort };
  const node = { kind: "morph", ...shapes, progress: "progress", paint };
  const motion = { spring };
  return `${JSON.stringify(
    {
      animcore: 1,
      name: "morph",
      description: "An icon that becomes another when it is tapped.",
      size: [frame[2], frame[3]],
      canvas: frame,
      inputs: { on: { type: "boolean" } },
      properties: { progress: { kind: "scalar", value: 0 } },
      machine: {
        initial: "off",
        states: {
          off: {
            entry: [{ set: { progress: 0 }, motion }],
            on: { "icon.up.inside": { target: "on", actions: [{ toggle: "on" }] } },
            always: { target: "on", guard: "on" },
          },
          on: {
            entry: [{ set: { progress: 1 }, motion }],
            on: { "icon.up.inside": { target: "off", actions: [{ toggle: "on" }] } },
            always: { target: "off", guard: "!on" },
          },
        },
      },
      nodes: [{ ...node, ...paints, accessibility: { role: "switch", label: "Icon", checked: "on", region: "icon" } }],
      regions: [{ name: "icon", shape: { rectangle: frame }, focusable: true }],
    },
    null,
    2,
  )}\n`;
}
