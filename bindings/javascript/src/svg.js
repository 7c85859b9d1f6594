// SPDX-License-Identifier: MIT
// A scene's display list as SVG elements that are kept, and changed where the list has changed.

import { Align, Baseline, BlendMode, Cap, DrawKind, FillRule, Fit, Join, Paint, Verb } from "./constants.js";
import { displayOf } from "./display.js";

const SVG = "http://www.w3.org/2000/svg";
const XML = "http://www.w3.org/XML/1998/namespace";
const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const utf8 = new TextDecoder();

const LETTERS = { [Verb.Move]: "M", [Verb.Line]: "L", [Verb.Quadratic]: "Q", [Verb.Cubic]: "C", [Verb.Close]: "Z" };
const COORDINATES = { [Verb.Move]: 2, [Verb.Line]: 2, [Verb.Quadratic]: 4, [Verb.Cubic]: 6, [Verb.Close]: 0 };
const CAPS = { [Cap.Butt]: null, [Cap.Round]: "round", [Cap.Square]: "square" };
const JOINS = { [Join.Miter]: null, [Join.Round]: "round", [Join.Bevel]: "bevel" };
const ANCHORS = { [Align.Left]: null, [Align.Center]: "middle", [Align.Right]: "end" };
const BASELINES = {
  [Baseline.Alphabetic]: null,
  [Baseline.Top]: "text-before-edge",
  [Baseline.Middle]: "central",
  [Baseline.Bottom]: "text-after-edge",
};
const FITS = { [Fit.Stretch]: "none", [Fit.Contain]: null, [Fit.Cover]: "xMidYMid slice" };

const make = (name) => document.createElementNS(SVG, name);

// Identifiers of gradients, clips, filters and masks are the page's: no two pictures may have the same.
let identifiers = 0;

/** An element that remembers its attributes, so that only what is new is written. */
class Kept {
  #before = new Map();

  constructor(name) {
    this.element = make(name);
  }

  /** Sets an attribute; null takes it away. */
  set(name, value) {
    const before = this.#before.get(name) ?? null;
    if (before === value) {
      return;
    }
    this.#before.set(name, value);
    if (value === null) {
      this.element.removeAttribute(name);
    } else {
      this.element.setAttribute(name, value);
    }
  }

  /** Sets a property of its style: an attribute of that name would be refused where a page allows no inline styles. */
  style(name, value) {
    if (this.#before.get(name) !== value) {
      this.#before.set(name, value);
      this.element.style.setProperty(name, value);
    }
  }

  text(value) {
    if (this.#before.get("") !== value) {
      this.#before.set("", value);
      this.element.textContent = value;
    }
  }

  color(name, color) {
    const suffix = name === "stop" || name === "flood" ? "-color" : "";
    this.set(name + suffix, hexadecimal(color));
    this.set(`${name}-opacity`, color[3] === 1 ? null : `${color[3]}`);
  }
}

function hexadecimal(color) {
  let number = 1;
  for (let index = 0; index < 3; index += 1) {
    number = 256 * number + Math.floor(255 * Math.min(1, Math.max(0, color[index])) + 0.5);
  }
  return `#${number.toString(16).slice(1)}`;
}

const matrix = ({ a, b, c, d, tx, ty }) =>
  a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0 ? null : `matrix(${a} ${b} ${c} ${d} ${tx} ${ty})`;

function pathData({ verbs, coordinates }, { verbStart, verbCount, coordinateStart }) {
  let [text, at] = ["", coordinateStart];
  for (let index = verbStart; index < verbStart + verbCount; index += 1) {
    const verb = verbs[index];
    text += LETTERS[verb];
    const end = at + COORDINATES[verb];
    for (let first = true; at < end; at += 1, first = false) {
      text += first ? coordinates[at] : ` ${coordinates[at]}`;
    }
  }
  return text;
}

/** What stands for one command: its element, those that it refers to, and, of a layer or clip, what is inside. */
class Part {
  inside = [];
  revision = -1;
  #helpers = new Map();
  #identifier = `anim-${(identifiers += 1)}`;

  constructor(command) {
    this.kind = command.kind;
    this.node = command.node;
    const { Text, Image } = DrawKind;
    const isSectors = isAngular(command);
    const name = { [Text]: "text", [Image]: "image" }[command.kind] ?? (isGroup(command) || isSectors ? "g" : "path");
    this.isSectors = isSectors;
    this.main = new Kept(name);
  }

  /** Whether it can stand for a command: that of the same node which draws the same sort of thing. */
  fits(command) {
    return this.kind === command.kind && this.node === command.node && this.isSectors === isAngular(command);
  }

  /** The first of its elements in the picture. */
  get first() {
    const [helper] = this.#helpers.values();
    return (helper ?? this.main).element;
  }

  remove() {
    this.main.element.remove();
    this.#helpers.forEach(({ element }) => element.remove());
  }

  reference(letter) {
    return `url(#${this.#identifier}${letter})`;
  }

  /** An element that this one refers to, before it in the picture: a gradient, clip, filter or mask. */
  helper(letter, name) {
    let kept = this.#helpers.get(letter);
    if (kept !== undefined && kept.element.localName !== name) {
      this.drop(letter);
      kept = undefined;
    }
    if (kept === undefined) {
      kept = new Kept(name);
      kept.inside = [];
      kept.set("id", this.#identifier + letter);
      this.#helpers.set(letter, kept);
      this.main.element.before(kept.element);
    }
    return kept;
  }

  drop(letter) {
    this.#helpers.get(letter)?.element.remove();
    this.#helpers.delete(letter);
  }
}

const isGroup = ({ kind }) => kind === DrawKind.LayerBegin || kind === DrawKind.ClipBegin;
const isAngular = ({ kind, content }) =>
  (kind === DrawKind.Fill || kind === DrawKind.Stroke) && content.paint.kind === Paint.Angular;

/** The child of an element that is kept at an index. */
function child(parent, index, name) {
  if (parent.inside.length <= index) {
    parent.inside.push(new Kept(name));
    parent.element.append(parent.inside[index].element);
  }
  return parent.inside[index];
}

function shorten(parent, count) {
  while (parent.inside.length > count) {
    parent.inside.pop().element.remove();
  }
}

// ---- What each command's element says ----

function updatePath(kept, display, { content }) {
  kept.set("d", pathData(display, content.path));
}

function updateStroke(kept, display, { width, cap, join, miterLimit, dashStart, dashCount, dashOffset }) {
  kept.set("stroke-width", `${width}`);
  kept.set("stroke-linecap", CAPS[cap]);
  kept.set("stroke-linejoin", JOINS[join]);
  kept.set("stroke-miterlimit", `${miterLimit}`);
  kept.set("stroke-dasharray", dashCount === 0 ? null : display.dashes.subarray(dashStart, dashStart + dashCount).join(" "));
  kept.set("stroke-dashoffset", dashCount === 0 ? null : `${dashOffset}`);
}

function updateStyle(kept, display, command) {
  if (command.kind === DrawKind.Stroke) {
    kept.set("fill", "none");
    updateStroke(kept, display, command.content);
  } else {
    kept.set("fill-rule", command.content.rule === FillRule.Evenodd ? "evenodd" : null);
  }
}

function updatePaint(part, display, command) {
  const { main } = part;
  const { paint } = command.content;
  const name = command.kind === DrawKind.Stroke ? "stroke" : "fill";
  if (paint.kind === Paint.Solid || paint.kind === Paint.Angular) {
    part.drop("p");
    // An angular gradient of a text, which is no outline here, is its first color.
    main.color(name, paint.kind === Paint.Solid ? paint.color : display.stops[paint.stopStart].color);
    return;
  }
  const isLinear = paint.kind === Paint.Linear;
  const kept = part.helper("p", isLinear ? "linearGradient" : "radialGradient");
  kept.set("gradientUnits", "userSpaceOnUse");
  const { start, end, center, radius } = paint.gradient;
  const places = isLinear
    ? { x1: start.x, y1: start.y, x2: end.x, y2: end.y }
    : { cx: center.x, cy: center.y, r: radius };
  for (const [place, value] of Object.entries(places)) {
    kept.set(place, `${value}`);
  }
  for (let index = 0; index < paint.stopCount; index += 1) {
    const { offset, color } = display.stops[paint.stopStart + index];
    const stop = child(kept, index, "stop");
    stop.set("offset", `${offset}`);
    stop.color("stop", color);
  }
  shorten(kept, paint.stopCount);
  main.set(name, part.reference("p"));
  main.set(`${name}-opacity`, null);
}

function updateText({ main }, display, { content }) {
  const decoded = (start, count) => utf8.decode(display.text.subarray(start, start + count));
  main.element.setAttributeNS(XML, "xml:space", "preserve");
  main.set("x", `${content.position.x}`);
  main.set("y", `${content.position.y}`);
  main.set("font-size", `${content.size}`);
  main.set("font-weight", `${content.weight}`);
  const font = content.fontCount > 0 ? decoded(content.fontStart, content.fontCount) : null;
  main.set("font-family", font === null ? "system-ui, sans-serif" : `${JSON.stringify(font)}, sans-serif`);
  // A page from right to left would have it begin at the other side.
  main.set("direction", "ltr");
  main.set("text-anchor", ANCHORS[content.align]);
  main.set("dominant-baseline", BASELINES[content.baseline]);
  main.text(decoded(content.textStart, content.textCount));
}

const addresses = new WeakMap();

/** The address of an image: itself, where it has one, or a copy of what a canvas shows when it is first asked for. */
function addressOf(image) {
  if (typeof image === "string") {
    return image;
  }
  if (typeof image?.toDataURL !== "function") {
    return image?.currentSrc || image?.src || image?.href?.baseVal || null;
  }
  if (!addresses.has(image)) {
    addresses.set(image, image.toDataURL());
  }
  return addresses.get(image);
}

function updateImage(part, display, { content, transform, opacity }, images) {
  const { nameStart, nameCount, frame, fit } = content;
  const { main } = part;
  const address = addressOf(images?.(utf8.decode(display.text.subarray(nameStart, nameStart + nameCount))));
  main.set("href", address);
  main.set("preserveAspectRatio", FITS[fit]);
  // A gray frame for what the page has no image of, as on a canvas.
  const gray = address === null ? part.helper("g", "rect") : part.drop("g");
  for (const side of ["x", "y", "width", "height"]) {
    main.set(side, `${frame[side]}`);
    gray?.set(side, `${frame[side]}`);
  }
  gray?.color("fill", [0.5, 0.5, 0.5, 0.5]);
  gray?.set("transform", matrix(transform));
  gray?.set("opacity", opacity === 1 ? null : `${opacity}`);
}

function updateLayer(part, { content, transform, bounds, opacity }) {
  const { blend, hasShadow, shadow } = content;
  const { main } = part;
  main.set("opacity", opacity === 1 ? null : `${opacity}`);
  main.style("isolation", "isolate");
  main.style("mix-blend-mode", kebab(BlendMode[blend]));
  if (!hasShadow || !(bounds.width > 0 && bounds.height > 0)) {
    part.drop("s");
    part.drop("b");
    main.set("filter", null);
    return;
  }
  const filter = part.helper("s", "filter");
  filter.set("filterUnits", "userSpaceOnUse");
  filter.set("color-interpolation-filters", "sRGB");
  // Chromium cuts a shadow off where a group around it with a shadow and an opacity has no shape.
  const box = part.helper("b", "rect");
  box.set("fill", "none");
  for (const side of ["x", "y", "width", "height"]) {
    filter.set(side, `${bounds[side]}`);
    box.set(side, `${bounds[side]}`);
  }
  const drop = child(filter, 0, "feDropShadow");
  const { a, b, c, d } = transform;
  const { x, y } = shadow.offset;
  drop.set("dx", `${a * x + c * y}`);
  drop.set("dy", `${b * x + d * y}`);
  drop.set("stdDeviation", `${(shadow.blur / 2) * Math.hypot(a, c)} ${(shadow.blur / 2) * Math.hypot(b, d)}`);
  drop.color("flood", shadow.color);
  main.set("filter", part.reference("s"));
}

function updateClip(part, display, { content, transform }) {
  const path = child(part.helper("c", "clipPath"), 0, "path");
  path.set("d", pathData(display, content.path));
  path.set("transform", matrix(transform));
  path.set("clip-rule", content.rule === FillRule.Evenodd ? "evenodd" : null);
  part.main.set("clip-path", part.reference("c"));
}

// ---- Angular gradients, which SVG has not: sectors of one color each, seen through a mask ----

const SECTORS = 180;

function updateSectors(part, display, command) {
  const { paint, path, width, miterLimit } = command.content;
  const { center, angle } = paint.gradient;
  let reach = 0;
  for (let at = path.coordinateStart; at < path.coordinateStart + path.coordinateCount; at += 2) {
    reach = Math.max(reach, Math.hypot(display.coordinates[at] - center.x, display.coordinates[at + 1] - center.y));
  }
  // To beyond the corners of the polygon that the sectors make, and of miters.
  reach = 1.001 * reach + (command.kind === DrawKind.Stroke ? width * miterLimit : 0);
  const mask = part.helper("m", "mask");
  mask.set("maskUnits", "userSpaceOnUse");
  mask.set("x", `${center.x - reach}`);
  mask.set("y", `${center.y - reach}`);
  mask.set("width", `${2 * reach}`);
  mask.set("height", `${2 * reach}`);
  const shape = child(mask, 0, "path");
  updatePath(shape, display, command);
  shape.color(command.kind === DrawKind.Stroke ? "stroke" : "fill", [1, 1, 1, 1]);
  updateStyle(shape, display, command);
  const { main } = part;
  main.inside ??= [];
  main.set("shape-rendering", "crispEdges");
  main.set("mask", part.reference("m"));
  for (let index = 0; index < SECTORS; index += 1) {
    const sector = child(main, index, "path");
    const [from, to] = [index, index + 1].map((edge) => angle + (2 * Math.PI * edge) / SECTORS);
    const corner = (turn) => `${center.x + 1.001 * reach * Math.cos(turn)} ${center.y + 1.001 * reach * Math.sin(turn)}`;
    sector.set("d", `M${center.x} ${center.y}L${corner(from)}L${corner(to)}Z`);
    sector.color("fill", colorAt(display, paint, (index + 0.5) / SECTORS));
  }
}

/** A gradient's color at an offset: interpolated in sRGB, not premultiplied. */
function colorAt({ stops }, { stopStart, stopCount }, offset) {
  let before = stops[stopStart];
  for (let index = stopStart; index < stopStart + stopCount; index += 1) {
    const stop = stops[index];
    if (stop.offset > offset) {
      const t = offset > before.offset ? (offset - before.offset) / (stop.offset - before.offset) : 0;
      return before.color.map((value, component) => value * (1 - t) + stop.color[component] * t);
    }
    before = stop;
  }
  return before.color;
}

// ---- The picture ----

/** Keeps an <svg> as a scene is. */
export class SvgRenderer {
  #root;
  #inside = [];
  #images;
  #display;
  // Whether it is another display than before, whose revisions are others.
  #isOther = false;

  /** @param element the <svg> that is filled; a new one where none is given. */
  constructor(element = make("svg")) {
    /** The <svg>. */
    this.element = element;
    this.#root = element;
  }

  /** Brings the elements up to date with a scene. `images` gives the image, or its address, of a name. */
  draw(scene, images) {
    const { x, y, width, height } = scene.info.canvas;
    const box = `${x} ${y} ${width} ${height}`;
    if (this.#root.getAttribute("viewBox") !== box) {
      this.#root.setAttribute("viewBox", box);
    }
    this.drawDisplay(displayOf(scene), images);
  }

  /** The same with a display list and a viewBox of your own. */
  drawDisplay(display, images) {
    const isNew = images !== this.#images;
    this.#images = images;
    this.#isOther = display !== this.#display;
    this.#display = display;
    this.#level(display, 0, this.#root, this.#inside, isNew);
  }

  /** Takes all elements out. */
  clear() {
    this.#inside.forEach((part) => part.remove());
    this.#inside.length = 0;
  }

  /** The commands from `begin` up to the end of the layer or clip; gives where that is. */
  #level(display, begin, parent, parts, isNew) {
    const { commands } = display;
    let count = 0;
    let index = begin;
    for (; index < commands.length; index += 1) {
      const command = commands[index];
      if (command.kind === DrawKind.LayerEnd || command.kind === DrawKind.ClipEnd) {
        break;
      }
      const part = this.#part(command, parent, parts, count);
      count += 1;
      this.#update(part, display, command, isNew);
      if (isGroup(command)) {
        index = this.#level(display, index + 1, part.main.element, part.inside, isNew);
      }
    }
    while (parts.length > count) {
      parts.pop().remove();
    }
    return index;
  }

  /** The part of a command: the next one where that fits, the one behind where a node has gone, or a new one. */
  #part(command, parent, parts, at) {
    if (parts[at]?.fits(command)) {
      return parts[at];
    }
    if (parts[at + 1]?.fits(command)) {
      parts.splice(at, 1)[0].remove();
      return parts[at];
    }
    const part = new Part(command);
    const next = parts[at];
    parent.insertBefore(part.main.element, next === undefined ? null : next.first);
    parts.splice(at, 0, part);
    return part;
  }

  #update(part, display, command, isNew) {
    const { main } = part;
    // The area of a shadow changes with what casts it.
    const follows = command.kind === DrawKind.LayerBegin && command.content.hasShadow;
    const revision = Number(command.revision);
    const isAsked = this.#isOther || follows || (isNew && command.kind === DrawKind.Image);
    if (part.revision === revision && !isAsked) {
      return;
    }
    part.revision = revision;
    switch (command.kind) {
      case DrawKind.LayerBegin:
        updateLayer(part, command);
        return;
      case DrawKind.ClipBegin:
        updateClip(part, display, command);
        return;
      case DrawKind.Image:
        updateImage(part, display, command, this.#images);
        break;
      case DrawKind.Text:
        updateText(part, display, command);
        updatePaint(part, display, command);
        break;
      default:
        if (part.isSectors) {
          updateSectors(part, display, command);
        } else {
          updatePath(main, display, command);
          updateStyle(main, display, command);
          updatePaint(part, display, command);
        }
    }
    main.set("transform", matrix(command.transform));
    main.set("opacity", command.opacity === 1 ? null : `${command.opacity}`);
  }
}
