// SPDX-License-Identifier: MIT
// What was pasted or dropped, as a path: SVG path data, or the shapes of an SVG text. Nothing of it is run or shown.

import { Path } from "../../bindings/javascript/index.js";

const LONGEST = 200_000;
const SIDE = 24;
const SHAPES = "path, rect, circle, ellipse, line, polyline, polygon";
const UNDRAWN = "defs, clipPath, mask, pattern, marker, symbol";

const numberOf = (element, name) => Number.parseFloat(element.getAttribute(name) ?? "0") || 0;

const DATA = {
  path: (element) => element.getAttribute("d") ?? "",
  line: (element) => `M${["x1", "y1", "x2", "y2"].map((name) => numberOf(element, name)).join(" ")}`,
  polyline: (element) => `M${element.getAttribute("points") ?? ""}`,
  polygon: (element) => `M${element.getAttribute("points") ?? ""}Z`,
};

/** A shape's path in its own coordinates. */
function pathOf(element) {
  const name = element.localName;
  if (name in DATA) {
    return Path.parse(DATA[name](element));
  }
  const path = new Path();
  if (name === "rect") {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((each) => numberOf(element, each));
    const radius = Math.min(numberOf(element, "rx") || numberOf(element, "ry"), width / 2, height / 2);
    path.addRectangle({ x, y, width, height }, Math.max(0, radius));
  } else {
    const [x, y] = [numberOf(element, "cx"), numberOf(element, "cy")];
    const radius = numberOf(element, "r");
    const [rx, ry] = name === "circle" ? [radius, radius] : [numberOf(element, "rx"), numberOf(element, "ry")];
    path.addEllipse({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
  }
  return path;
}

/** From a shape's coordinates to the drawing's, through all that is around it. */
function placeOf(element, root) {
  let matrix = new DOMMatrix();
  for (let each = element; each && each !== root; each = each.parentElement) {
    const own = each.transform?.baseVal.consolidate()?.matrix;
    if (own) {
      matrix = new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]).multiply(matrix);
    }
  }
  return matrix;
}

/** The rules of a drawing's own style sheets. Nothing that they name is fetched. */
function rulesOf(root) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...root.querySelectorAll("style")].map((each) => each.textContent).join("\n"));
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
}

/** What style, a rule or an attribute says of an element, or of what is around it. Of several rules the last holds. */
function inherited(element, name, rules) {
  for (let each = element; each; each = each.parentElement) {
    const ruled = rules.findLast((rule) => rule.style.getPropertyValue(name) && each.matches(rule.selectorText));
    const value = each.style?.getPropertyValue(name) || ruled?.style.getPropertyValue(name) || each.getAttribute(name);
    if (value) {
      return value;
    }
  }
  return null;
}

/** The drawing's box as 24 units. */
function boxOf(root) {
  const box = (root.getAttribute("viewBox") ?? "").trim().split(/[\s,]+/).map(Number);
  const [x, y, width, height] =
    box.length === 4 && box.every(Number.isFinite) ? box : [0, 0, numberOf(root, "width"), numberOf(root, "height")];
  const scale = SIDE / Math.max(width, height);
  return Number.isFinite(scale) && scale > 0
    ? new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale])
    : new DOMMatrix();
}

function readDrawing(text) {
  const document_ = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = document_.documentElement;
  if (document_.querySelector("parsererror") || root.localName !== "svg") {
    throw new Error("This is no SVG drawing: its text cannot be read.");
  }
  const box = boxOf(root);
  const path = new Path();
  const rules = rulesOf(root);
  const lines = [];
  let fills = 0;
  for (const element of root.querySelectorAll(SHAPES)) {
    if (element.closest(UNDRAWN) || inherited(element, "display", rules) === "none") {
      continue;
    }
    const isFilled = inherited(element, "fill", rules) !== "none";
    const isStroked = (inherited(element, "stroke", rules) ?? "none") !== "none";
    if (!isFilled && !isStroked) {
      continue;
    }
    const shape = pathOf(element);
    const { a, b, c, d, e, f } = box.multiply(placeOf(element, root));
    shape.transform({ a, b, c, d, tx: e, ty: f });
    fills += isFilled;
    if (isStroked && !isFilled) {
      const width = Number.parseFloat(inherited(element, "stroke-width", rules) ?? "1");
      lines.push(width * Math.sqrt(Math.abs(a * d - b * c)));
    }
    const { verbs, coordinates } = shape.data;
    path.append(verbs, coordinates);
    shape.dispose();
  }
  if (path.counts.verbCount === 0) {
    throw new Error("The drawing has no shape: paths, rectangles, circles, ellipses, lines and polygons are read.");
  }
  const data = path.toString();
  path.dispose();
  const width = Math.max(0, ...lines.filter(Number.isFinite)) || null;
  return lines.length > fills ? { data, paint: "stroke", width } : { data, paint: "fill", width: null };
}

/** Reads a text: its path data, and how it is painted and how wide its lines are where it says so. Throws with a sentence. */
export function read(text) {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) {
    throw new Error(`This is too large: at most ${LONGEST} characters are read.`);
  }
  if (trimmed.startsWith("<")) {
    return readDrawing(trimmed);
  }
  if (trimmed === "") {
    throw new Error("There is nothing yet: paste path data or an SVG drawing.");
  }
  Path.parse(trimmed).dispose();
  return { data: trimmed, paint: null, width: null };
}
