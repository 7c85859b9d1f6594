// SPDX-License-Identifier: MIT
// What animate() can move of an element: how each property is read, understood and written.

import { wrong } from "./runtime.js";

/** A place in one of CSS's properties of several parts: translate, scale and rotate, which stand beside transform. */
const PARTS = {
  x: { property: "translate", index: 0 },
  y: { property: "translate", index: 1 },
  z: { property: "translate", index: 2 },
  scale: { property: "scale", index: -1 },
  scaleX: { property: "scale", index: 0 },
  scaleY: { property: "scale", index: 1 },
  rotate: { property: "rotate", index: 0 },
};
const OWN = /^[-+.\de]+(px|deg)?( [-+.\de]+(px)?)*$/;
const RESTING = { translate: [0, 0, 0], scale: [1, 1], rotate: [0] };
const WRITERS = {
  translate: ([x, y, z]) => (z === 0 ? `${x}px ${y}px` : `${x}px ${y}px ${z}px`),
  scale: ([x, y]) => (x === y ? `${x}` : `${x} ${y}`),
  rotate: ([degrees]) => `${degrees}deg`,
};
// Of CSS's angles: how many degrees one is.
const DEGREES = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const NUMBER = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i;

// One of a frame's document too, where the class is another.
const isElement = (target) => target.nodeType === 1;
const computed = (target, name) => getComputedStyle(target).getPropertyValue(name);
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

// As the library has it for numbers that move.
const LARGEST = 1e150;

/** A number that can move. */
export function finite(value, name, wanted = "a number of at most 1e150 in size") {
  if (typeof value !== "number" || !(Math.abs(value) <= LARGEST)) {
    throw wrong(name, wanted, value);
  }
  return value;
}

function numberOf(value, name, wanted = "a number, or one with a unit") {
  if (typeof value === "number") {
    return { number: finite(value, `values.${name}`), unit: "" };
  }
  const found = typeof value === "string" ? NUMBER.exec(value) : null;
  if (found === null) {
    throw wrong(`values.${name}`, wanted, value);
  }
  return { number: finite(Number(found[1]), `values.${name}`), unit: found[2] };
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

/** Whether a value is a color, or may become one at the element. */
const isColor = (target, property, value) =>
  typeof value === "string" && !NUMBER.test(value) && (colorOf(value) ?? colorOf(computed(target, property))) !== null;

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
  constructor(name) {
    this.name = name;
    Object.assign(this, PARTS[name]);
  }

  parse(value) {
    const { number, unit } = numberOf(value, this.name);
    if (this.property === "rotate") {
      const degrees = DEGREES[unit || "deg"];
      if (degrees === undefined) {
        throw wrong(`values.${this.name}`, "an angle, such as 90 or 0.25turn", value);
      }
      return [number * degrees];
    }
    if (unit !== "" && !(this.property === "translate" && unit === "px")) {
      throw wrong(`values.${this.name}`, this.property === "scale" ? "a number" : "a number of pixels", value);
    }
    return [number];
  }

  read(target) {
    return [this.#all(target)[Math.max(0, this.index)]];
  }

  write(target, [value]) {
    const all = this.#all(target);
    if (this.index < 0) {
      all.fill(value);
    } else {
      all[this.index] = value;
    }
    target.style[this.property] = WRITERS[this.property](all);
  }

  /** The property's parts as they are: those that the element has itself, or else those of its style sheets. */
  #all(target) {
    const resting = RESTING[this.property];
    const own = target.style[this.property];
    // In other units than pixels and degrees it is asked for what they come to.
    const text = OWN.test(own) ? own : computed(target, this.property) || own;
    const words = text === "" || text === "none" ? [] : text.split(/\s+/);
    // Percentages, and turns around other axes than the screen's, have no number of pixels or degrees.
    const numbers = words.map((word) => NUMBER.exec(word)).map((found) => (found && found[2] !== "%" ? Number(found[1]) : 0));
    if (this.property === "rotate" && words.length > 1) {
      return resting;
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
    const isOwn = typeof value === "string" && (/currentcolor/i.test(value) || colorOf(value) === null);
    const text = isOwn ? resolved(target, this.property, value) : value;
    const color = typeof text === "string" ? colorOf(text) : null;
    if (color === null) {
      throw wrong(`values.${this.name}`, "a color as CSS writes it", value);
    }
    return color;
  }

  read(target) {
    return colorOf(computed(target, this.property)) ?? [0, 0, 0, 0];
  }

  write(target, color) {
    target.style.setProperty(this.property, colorText(color));
  }
}

/** Any other property, a custom one also: a number with a unit. */
class Quantity {
  constructor(name, target, like) {
    this.name = name;
    this.property = kebab(name);
    this.fades = name === "opacity";
    const isBare = name === "opacity" || name.startsWith("--") || UNITLESS.has(this.property);
    this.unit = numberOf(like, name, QUANTITY).unit || (isBare ? this.#now(target).unit : "px");
  }

  #now(target) {
    const found = NUMBER.exec(computed(target, this.property));
    return found === null ? { number: 0, unit: "" } : { number: Number(found[1]), unit: found[2] };
  }

  parse(value) {
    const { number, unit } = numberOf(value, this.name, QUANTITY);
    if (unit !== "" && unit !== this.unit) {
      throw wrong(`values.${this.name}`, `in ${this.unit || "numbers without a unit"}`, value);
    }
    return [number];
  }

  read(target) {
    const { number, unit } = this.#now(target);
    if (unit === this.unit) {
      return [number];
    }
    // As many as there are of what a hundred of the unit come to.
    const hundred = NUMBER.exec(resolved(target, this.property, `100${this.unit}`) ?? "");
    return [hundred !== null && hundred[2] === unit && Number(hundred[1]) !== 0 ? (100 * number) / hundred[1] : 0];
  }

  write(target, [value]) {
    const isWhole = this.property === "z-index" || this.property === "order";
    const shown = this.fades ? Math.min(1, Math.max(0, value)) : isWhole ? Math.round(value) : value;
    target.style.setProperty(this.property, `${shown}${this.unit}`);
  }
}

const QUANTITY = "a number, one with a unit, or a color";
const UNITLESS = new Set([
  ...["flex-grow", "flex-shrink", "font-weight", "line-height", "order", "z-index"],
  ...["fill-opacity", "stroke-opacity", "stroke-miterlimit"],
]);

/** How a property of an element is read and written; `like` is a value that it gets. */
export function styleOf(target, name, like) {
  if (!isElement(target)) {
    return new Field(name);
  }
  if (name in PARTS) {
    return new Part(name);
  }
  const property = kebab(name);
  if (!name.startsWith("--") && !(property in target.style)) {
    throw new RangeError(`values.${name} is no property of CSS that can be moved`);
  }
  return isColor(target, property, like) ? new Color(name) : new Quantity(name, target, like);
}
