// SPDX-License-Identifier: MIT
// A path's subpaths and points, and drawing them as SVG elements.

import { Path, Verb } from "../../bindings/javascript/index.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

export function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

export function html(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

/** The subpaths of a path: the index of the first verb, and the points at which verbs end, each with its verb's index. */
export function subpathsOf(path) {
  const parts = [];
  let index = 0;
  for (const { verb, coordinates } of path) {
    if (verb === Verb.Move) {
      parts.push({ first: index, points: [], isClosed: false });
    }
    const part = parts.at(-1);
    if (verb === Verb.Close) {
      part.isClosed = true;
    } else {
      part.points.push({ verb: index, x: coordinates.at(-2), y: coordinates.at(-1) });
    }
    index += 1;
  }
  return parts;
}

/** What is drawn of a path with a paint: attributes for an SVG element. */
export function painted({ paint, rule = "nonzero", width = 2 }) {
  return paint === "stroke"
    ? { fill: "none", stroke: "currentColor", "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" }
    : { fill: "currentColor", "fill-rule": rule };
}

/** A box around several paths with a margin, as a viewBox. */
export function boxAround(paths, margin = 2) {
  const boxes = paths.map((path) => path.bounds);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const side = Math.max(right - left, bottom - top, 1e-3);
  const room = (margin * side) / 20;
  return { x: left - room, y: top - room, width: Math.max(right - left, side / 4) + 2 * room, height: Math.max(bottom - top, side / 4) + 2 * room };
}

export const viewBoxOf = ({ x, y, width, height }) => [x, y, width, height].map((value) => Number(value.toFixed(4))).join(" ");

/** Uses a path of data, and disposes of it. */
export function withPath(data, use) {
  const path = Path.parse(data);
  try {
    return use(path);
  } finally {
    path.dispose();
  }
}
