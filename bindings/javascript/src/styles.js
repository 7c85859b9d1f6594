// SPDX-License-Identifier: MIT
// What animate() can move of an element: how each property is read, understood and written.

import { wrong } from "./runtime.js";

/** A place in one of CSS's properties of several parts: translate, scale and rotate, which stand beside transform. */
const PARTS = {
  __proto__: null,
  x: { property: "translate", index: 0 },
  y: { property: "translate", index: 1 },
  z: { property: "translate", index: 2 },
  scaleX: { property: "scale", index: 0 },
  scaleY: { property: "scale", index: 1 },
  rotate: { property: "rotate", index: 0 },
};
const OWN = /^[-+.\de]+(px|deg)?( [-+.\de]+(px)?)*$/;
// Values that stand beside each other, such as those of translate.
const WORD = /[-\w]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\S+/g;
const RESTING = { translate: [0, 0, 0], scale: [1, 1, 1], rotate: [0] };
const pixels = (value) => (typeof value === "number" ? `${value}px` : value);
const WRITERS = {
  translate: ([x, y, z]) => [x, y, ...(z === 0 || z === "0px" ? [] : [z])].map(pixels).join(" "),
  scale: ([x, y, z]) => (z !== 1 ? `${x} ${y} ${z}` : x === y ? `${x}` : `${x} ${y}`),
  rotate: ([degrees]) => `${degrees}deg`,
};
// Of CSS's angles: how many degrees one is.
const DEGREES = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const UNITS = { translate: { "": 1, px: 1 }, scale: { "": 1, "%": 0.01 }, rotate: DEGREES };
const WANTED = {
  translate: "a length, such as 20, 2em or 50%",
  scale: "a number",
  rotate: "an angle, such as 90 or 0.25turn",
};
const NUMBER = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i;

// One of a frame's document too, where the class is another.
export const isElement = (target) => target.nodeType === 1;
// What is in no document has only what it says itself.
const computed = (target, name) =>
  getComputedStyle(target).getPropertyValue(name) || target.style.getPropertyValue(name);
const kebab = (name) => (name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** What a value of CSS becomes at an element, such as its currentcolor or var(); null for what the property cannot be. */
function resolved(target, property, value) {
  const { style } = target;
  const { cssText } = style;
  const before = [style.getPropertyValue(property), style.getPropertyPriority(property)];
  // A transition of the page's would begin where it is, and go back.
  style.setProperty("transition", "none", "important");
  style.removeProperty(property);
  style.setProperty(property, value);
  const text = style.getPropertyValue(property) === "" ? null : computed(target, property);
  style.setProperty(property, ...before);
  computed(target, property);
  style.cssText = cssText;
  return text;
}

/** How far a translation moves an element, in pixels: percentages are of its own size. */
function moved(target, translation) {
  const text = resolved(target, "transform", translation);
  // What is in no document is as it was written.
  const matrix = /^(matrix|none)/.test(text) && new DOMMatrix(text);
  return matrix ? [matrix.m41, matrix.m42, matrix.m43] : null;
}

// As the library has it for numbers that move.
const LARGEST = 1e150;

/** A number that can move. */
export function finite(value, name, wanted = "a number of at most 1e150 in size", given = value) {
  if (typeof value !== "number" || !(Math.abs(value) <= LARGEST)) {
    throw wrong(name, wanted, given);
  }
  return value;
}

// ---- Colors ----

let paint;

/** Red, green, blue from 0 to 1 and opacity, in sRGB, of a color as CSS writes it; null for what is none. */
export function colorOf(text) {
  paint ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  // What is no color leaves it as it was.
  paint.fillStyle = "#000001";
  paint.fillStyle = text;
  const first = paint.fillStyle;
  paint.fillStyle = "#000002";
  paint.fillStyle = text;
  if (first !== paint.fillStyle) {
    return null;
  }
  if (first.startsWith("#")) {
    return [1, 3, 5].map((at) => parseInt(first.slice(at, at + 2), 16) / 255).concat(1);
  }
  if (first.startsWith("rgb")) {
    const numbers = first.match(/-?[\d.]+(e-?\d+)?/g).map(Number);
    return [numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, numbers[3] ?? 1];
  }
  // Of other spaces what is nearest in sRGB.
  paint.clearRect(0, 0, 1, 1);
  paint.fillRect(0, 0, 1, 1);
  return Array.from(paint.getImageData(0, 0, 1, 1).data, (value) => value / 255);
}

function colorText([red, green, blue, opacity]) {
  const byte = (value) => Math.round(25500 * Math.min(1, Math.max(0, value))) / 100;
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${Math.min(1, Math.max(0, opacity))})`;
}

// Colors that are the same at every element.
const PLAIN = /^\s*(#|(rgb|hsl)a?\([^a-z]*\))/i;

/** The color that a text of CSS is at an element: of its own variables, scheme and current color. */
function colorAt(target, property, text) {
  const asked = property.startsWith("--") ? "background-color" : property;
  return colorOf(PLAIN.test(text) ? text : (resolved(target, asked, text) ?? ""));
}

/** Whether a value is a color, or may become one at the element. */
const isColor = (target, property, value) =>
  typeof value === "string" &&
  !NUMBER.test(value) &&
  (property.startsWith("--") || CSS.supports(property, value)) &&
  (colorOf(value) ?? colorOf(computed(target, property))) !== null;

// ---- The kinds of properties ----

/** A number of an object that is no element. */
class Field {
  constructor(name) {
    this.name = name;
  }

  parse(value) {
    return [finite(value, `values.${this.name}`)];
  }

  read(target) {
    return this.parse(target[this.name] ?? 0);
  }

  write(target, [value]) {
    target[this.name] = value;
  }
}

/** A part of translate, scale or rotate. */
class Part {
  constructor(name, key) {
    this.name = name;
    Object.assign(this, PARTS[key]);
  }

  /** How many pixels, times or degrees a value is; NaN where it has to be asked for. */
  #own(value) {
    const { number, unit } = numberIn(value);
    return number * (UNITS[this.property][unit] ?? NaN);
  }

  parse(value, target) {
    let number = this.#own(value);
    if (Number.isNaN(number) && CSS.supports(this.property, value)) {
      // Such as calc(): what it comes to.
      number =
        this.property === "translate"
          ? moved(target, `translate${"XYZ"[this.index]}(${value})`)?.[this.index]
          : this.#own(resolved(target, this.property, value));
    }
    return [finite(number, `values.${this.name}`, WANTED[this.property], value)];
  }

  textOf(value) {
    return typeof value !== "string" || OWN.test(value) ? undefined : value;
  }

  read(target) {
    return [this.#all(target)[this.index]];
  }

  write(target, [value], text) {
    const isMove = this.property === "translate";
    // Parts of a translation that do not move stay in their units.
    const all = isMove ? RESTING.translate.map((zero, index) => this.#words(target)[index] ?? zero) : this.#all(target);
    all[this.index] = isMove ? (text ?? value) : value;
    target.style[this.property] = WRITERS[this.property](all);
  }

  #words(target) {
    const own = target.style[this.property];
    // In other units than pixels and degrees it is asked for what they come to.
    const isOwn = OWN.test(own) || (own !== "" && this.property === "translate");
    const text = isOwn ? own : computed(target, this.property) || own;
    return text === "none" ? [] : (text.match(WORD) ?? []);
  }

  /** The property's parts as they are: those that the element has itself, or else those of its style sheets. */
  #all(target) {
    const resting = RESTING[this.property];
    const words = this.#words(target);
    if (this.property === "translate" && !words.every((word) => OWN.test(word))) {
      const [x, y = "0px", z = "0px"] = words;
      return moved(target, `translate3d(${x}, ${y}, ${z})`) ?? [...resting];
    }
    const numbers = words.map((word) => this.#own(word) || 0);
    // Turns around other axes than the screen's have no number of degrees.
    if (this.property === "rotate" && words.length > 1) {
      return [...resting];
    }
    const all = resting.map((value, index) => numbers[index] ?? value);
    if (this.property === "scale" && numbers.length === 1) {
      all[1] = numbers[0];
    }
    return all;
  }
}

/** A color. */
class Color {
  isColor = true;

  constructor(name) {
    this.name = name;
    this.property = kebab(name);
  }

  parse(value, target) {
    const color = typeof value === "string" ? colorAt(target, this.property, value) : null;
    if (color === null) {
      throw wrong(`values.${this.name}`, "a color as CSS writes it", value);
    }
    return color;
  }

  textOf(value) {
    return PLAIN.test(value) ? undefined : value;
  }

  read(target) {
    return colorAt(target, this.property, computed(target, this.property)) ?? [0, 0, 0, 0];
  }

  write(target, color, text) {
    target.style.setProperty(this.property, text ?? colorText(color));
  }
}

/** Any other property, a custom one also: a number with a unit. */
class Quantity {
  constructor(name, target, like) {
    this.name = name;
    this.property = kebab(name);
    this.fades = name === "opacity";
    const isCustom = name.startsWith("--");
    const takes = (text) => isCustom || CSS.supports(this.property, text);
    const { unit } = numberIn(like);
    // What takes numbers alone, or for which they mean something else than pixels.
    const isBare = takes("1") && (!takes("1px") || RATIOS.test(name));
    this.unit = isCustom ? unit || numberIn(computed(target, name)).unit : isBare ? "" : unit || "px";
    // What a number without a unit is in.
    this.plain = isCustom || isBare ? this.unit : "px";
    if (!takes(`1${this.unit}`)) {
      throw this.#wrong(like);
    }
    this.isWhole = isBare && !takes("1.5");
    this.isSigned = takes(`-1${this.unit}`);
  }

  #wrong(value) {
    const wanted = `a number, one with a unit, or a color, as CSS has it for ${this.property}`;
    return wrong(`values.${this.name}`, wanted, value);
  }

  /** How many of its unit a value is that is only a number, or in that unit; NaN for others, such as calc() and var(). */
  #own(value) {
    const { number, unit } = numberIn(value);
    return (unit || this.plain) === this.unit ? number : NaN;
  }

  parse(value, target) {
    let number = this.#own(value);
    if (Number.isNaN(number) && value !== "") {
      // What it comes to.
      const text = typeof value === "number" ? value + this.plain : value;
      number = this.#inUnits(target, resolved(target, this.property, text) ?? "");
    }
    if (Number.isNaN(number)) {
      throw this.#wrong(value);
    }
    return [finite(number, `values.${this.name}`)];
  }

  textOf(value) {
    return Number.isNaN(this.#own(value)) ? value + (typeof value === "number" ? "px" : "") : undefined;
  }

  /** Where it begins; at `like` where it is a word, which has no number. */
  read(target, like) {
    const text = computed(target, this.property);
    const number = this.#inUnits(target, text);
    const isNothing = text === "" || this.name.startsWith("--") || ZEROS.test(this.name);
    return Number.isNaN(number) ? (isNothing ? [0] : this.parse(like, target)) : [number];
  }

  /** As many as there are of what a hundred of the unit come to; NaN where that cannot be said. */
  #inUnits(target, text) {
    // A ratio is told as one of two numbers; of flex's three parts the first is what grows.
    const [first, second = 1] = (this.property === "flex" ? text.split(" ", 1)[0] : text).split(" / ");
    const shown = numberIn(first);
    // Nothing is nothing in all units.
    if (shown.unit === this.unit || shown.number === 0) {
      return shown.number / second;
    }
    const { number, unit } = this.#inPixels(target, shown);
    const hundred = this.#inPixels(target, numberIn(resolved(target, this.property, `100${this.unit}`)));
    return hundred.unit === unit && hundred.number !== 0 ? (100 * number) / hundred.number : NaN;
  }

  /** Radii are the only ones whose percentages, those of the element's size, a browser does not tell in pixels. */
  #inPixels(target, { number, unit }) {
    const isOwn = unit === "%" && this.property.endsWith("radius");
    return isOwn ? { number: (number * target.offsetWidth) / 100, unit: "px" } : { number, unit };
  }

  write(target, [value], text) {
    const shown = (this.fades ? Math.min(1, Math.max(0, value)) : this.isWhole ? Math.round(value) : value) + this.unit;
    // What cannot be below zero, and swings there, is zero: so CSS has it for what is calculated.
    target.style.setProperty(this.property, text ?? (value < 0 && !this.isSigned ? `calc(${shown})` : shown));
  }
}

/** A number and its unit; NaN where there is none. */
function numberIn(text) {
  const [, number = NaN, unit = ""] = NUMBER.exec(text) ?? [];
  return { number: Number(number), unit };
}

// Numbers of these are of the font's size, of spaces, or of the room that is left.
const RATIOS = /^(line-?height|tab-?size|flex)$/i;
// Words of these are zero.
const ZEROS = /^((letter|word)-?spacing|z-?index)$/i;

/** What moves of an element by itself when a name is moved: a property of CSS has two names, and scale two parts. */
export const keysOf = (target, name) =>
  !isElement(target) || name in PARTS ? [name] : name === "scale" ? ["scaleX", "scaleY"] : [kebab(name)];

/** How a property of an element is read and written; `like` is a value that it gets. */
export function styleOf(target, name, property, like) {
  if (!isElement(target)) {
    return new Field(name);
  }
  if (property in PARTS) {
    return new Part(name, property);
  }
  if (name === "translate") {
    throw new RangeError("values.translate is moved by its parts x, y and z");
  }
  if (!name.startsWith("--") && !(property in target.style)) {
    throw new RangeError(`values.${name} is no property of CSS that can be moved`);
  }
  return isColor(target, property, like) ? new Color(name) : new Quantity(name, target, like);
}
