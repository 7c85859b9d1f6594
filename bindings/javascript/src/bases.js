// SPDX-License-Identifier: MIT
// What is written by hand of the classes: the generated class of a name inherits from its base here. It may only import
// what does not import it.

import { FLICKS_PER_SECOND, FieldKind, MotionKind, PathCoordinates, PointerAction, Read, ValueKind } from "./constants.js";
import { ItemList, fieldsOf, listsOf } from "./lists.js";
import { Handle, StageObject, Value, wrong } from "./runtime.js";

const KINDS = [undefined, ValueKind.Scalar, ValueKind.Vector2, ValueKind.Vector3, ValueKind.Vector4];

/** A spring is a motion by that spring; of a motion the kind follows from what it has. */
function motionOf(motion) {
  if (motion instanceof SpringBase) {
    return { kind: MotionKind.Spring, spring: motion };
  }
  if (motion instanceof CubicBezierBase) {
    return { kind: MotionKind.Curve, curve: motion };
  }
  if (motion instanceof EasingBase) {
    return { kind: MotionKind.Easing, easing: motion };
  }
  if (motion !== null && typeof motion === "object" && motion.kind === undefined) {
    for (const [member, kind] of [
      ["spring", MotionKind.Spring],
      ["easing", MotionKind.Easing],
      ["curve", MotionKind.Curve],
    ]) {
      if (motion[member] !== undefined && motion[member] !== null) {
        return { ...motion, kind };
      }
    }
  }
  return motion;
}

function rowOf(value, name) {
  if (typeof value === "number") {
    return [value];
  }
  if (value === null || typeof value !== "object" || !value[Symbol.iterator]) {
    throw wrong(name, "a number or numbers", value);
  }
  return Array.from(value);
}

export class SpringBase extends Value {
  /** Where it is at a time. */
  valueAt(time, from = 0, to = 1, initialVelocity = 0) {
    return this.evaluate(time, from, to, initialVelocity).value;
  }

  /** How fast it moves at a time. */
  velocityAt(time, from = 0, to = 1, initialVelocity = 0) {
    return this.evaluate(time, from, to, initialVelocity).velocity;
  }
}

export class CubicBezierBase extends Value {}

export class EasingBase extends Handle {
  /** An easing from its CSS text, a CubicBezier, a Spring with its duration, or a function of your own. */
  static of(source, duration) {
    if (typeof source === "string") {
      return this.css(source);
    }
    if (typeof source === "function") {
      return this.callback(source);
    }
    if (source instanceof CubicBezierBase) {
      return this.cubicBezier(source);
    }
    if (source instanceof SpringBase) {
      return this.spring(source, duration, 0);
    }
    throw wrong("source", "a CSS text, a CubicBezier, a Spring or a function", source);
  }

  /** y at x. */
  at(x) {
    return this.evaluate(x, false);
  }

  /** As CSS writes it. */
  toString() {
    return this.css;
  }
}

export class PathBase extends Handle {
  /** A path from SVG path data. */
  static parse(text, options) {
    const path = new this();
    try {
      path.parse(text, options);
    } catch (error) {
      path.dispose();
      throw error;
    }
    return path;
  }

  /** Its SVG path data, as people read it best; write() says it in fewer bytes. */
  toString() {
    return this.write({ minified: false, coordinates: PathCoordinates.Absolute });
  }

  /** Its verbs and coordinates, as copies. */
  get data() {
    const { verbCount, coordinateCount } = this.counts;
    return this.copy(new Uint8Array(verbCount), new Float64Array(coordinateCount));
  }

  equals(other) {
    return other instanceof PathBase && this.isEqual(other);
  }

  /** Each verb with its coordinates. */
  *[Symbol.iterator]() {
    const { verbs, coordinates } = this.data;
    let start = 0;
    for (const verb of verbs) {
      const end = start + COORDINATES[verb];
      yield { verb, coordinates: Array.from(coordinates.subarray(start, end)) };
      start = end;
    }
  }
}

// Of a move, a line, a quadratic, a cubic and a close.
const COORDINATES = [2, 2, 4, 6, 0];

/** A path on its way to one with other verbs is shown with other components than its model value has. */
const countOf = ({ componentCount, shownCount }, what) => (what === Read.Model ? componentCount : shownCount);

export class PropertyBase extends StageObject {
  /** The components of a value, for all kinds. */
  read(what) {
    return this.getValue(what, new Float64Array(countOf(this.info, what)));
  }

  #shown(what) {
    const { info } = this;
    const components = this.getValue(what, new Float64Array(countOf(info, what)));
    return info.kind === ValueKind.Scalar ? components[0] : Array.from(components);
  }

  /** The model value: what it was set to. A number, or the components. */
  get value() {
    return this.#shown(Read.Model);
  }

  /** Sets the model value; inside stage.animate the presentation follows by the motion there. */
  set value(value) {
    this.setValue(rowOf(value, "value"));
  }

  /** What is seen now. */
  get presentation() {
    return this.#shown(Read.Presentation);
  }

  get velocity() {
    return this.#shown(Read.Velocity);
  }

  /** The property's name, or "". */
  get name() {
    const { name } = this.info;
    return name < 0 ? "" : this.stage.getName(name);
  }

  get isAnimating() {
    return this.info.isAnimating;
  }
}

export class StageBase extends Handle {
  /** Adds a property with a name: a number, or two to four. */
  add(name, value, kind = undefined) {
    const row = rowOf(value, "value");
    const found = kind ?? KINDS[row.length] ?? ValueKind.Vector;
    return found === ValueKind.Vector
      ? this.addPropertyWith(name, { kind: found, componentCount: row.length }, row)
      : this.addProperty(name, found, row);
  }

  /** The property of a name. */
  property(name) {
    return this.findProperty(name);
  }

  /** All properties. */
  get properties() {
    return this.listProperties();
  }

  /**
   * Runs a function in a transaction: what it sets moves by the motion, a Spring, a Curve, an Easing or a motion's
   * members. Gives the transaction. Where the function throws, what it has set stays, and the transaction ends.
   */
  animate(motion, body) {
    if (typeof body !== "function") {
      throw wrong("body", "a function", body);
    }
    // A misspelt motion would be none, and the values would jump.
    if (motion === undefined) {
      throw wrong("motion", "a Spring, a CubicBezier, an Easing, a motion's members or null", motion);
    }
    const transaction = this.beginTransaction(motionOf(motion));
    try {
      body(transaction);
    } catch (error) {
      // What it threw comes out, also where the transaction cannot be committed.
      try {
        transaction.commit();
      } catch {}
      throw error;
    }
    transaction.commit();
    return transaction;
  }

  /** Takes all that has happened, and gives one event after another. A loop that is left early loses the others. */
  *events() {
    yield* this.pollEvents();
  }

  /** Calls a function with each event, inside advance. Null ends that. */
  onEvent(callback) {
    return this.setEventCallback(callback);
  }

  /** The stage's time in seconds. */
  get seconds() {
    return Number(this.info.time) / FLICKS_PER_SECOND;
  }
}

/**
 * The names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes. Backquotes that a
 * name has of its own, for signs that mean something in expressions, stay.
 */
const namesIn = (list) =>
  (list.match(/(?:`[^`]*`|[^ `])+/g) ?? []).map((name) => name.replace(/`([^`.()[\]=']+)`/g, "$1"));

export class SceneBase extends Handle {
  /** The active atomic states, separated by spaces. */
  get state() {
    return this.atomicStates;
  }

  /** The names of the active states that have none inside, in the document's order. */
  get states() {
    return namesIn(this.atomicStates);
  }

  /** The names of all active states, in the document's order. */
  get activeStates() {
    return namesIn(this.configuration);
  }

  /** A finger or a mouse: "down", "move", "up", "cancel" or "leave" at a place. */
  pointer(action, x, y, pointer = 0) {
    const number = POINTER.get(action);
    if (number === undefined) {
      throw wrong("action", `one of ${[...POINTER.keys()].join(", ")}`, action);
    }
    return this.sendPointer(number, pointer, x, y);
  }

  /** Takes all that has happened, and gives one event after another. A loop that is left early loses the others. */
  events() {
    return this.stage.events();
  }

  /** What is to be drawn, from back to front. */
  get displayList() {
    return this.displayCommands;
  }

  /** The picture as an SVG document; a background is four components from 0 to 1. */
  svg(background = null) {
    return this.getSvg(background);
  }

  /** Sends an event with data: numbers, booleans and texts by their names. */
  sendWith(name, data) {
    return this.sendData(name, fieldsOf(data, "data"));
  }

  /** The data that came with an event, by the names of its fields. */
  dataOf(event) {
    if (event === null || typeof event !== "object") {
      throw wrong("event", "an event", event);
    }
    const { data, count } = event;
    const fields = [];
    for (let index = 0; data !== 0n && index < count; index += 1) {
      const { name, kind, number } = this.getEventValue(data, index);
      const value =
        kind === FieldKind.Text ? this.getEventText(data, index) : kind === FieldKind.Boolean ? number !== 0 : number;
      fields.push([this.stage.getName(name), value]);
    }
    return Object.fromEntries(fields); // which takes "__proto__" for a name as any other
  }

  /** The list of that name; one in an instance has the instance's name before it. */
  list(name) {
    return new ItemList(this, name, this.findList(name));
  }

  /** All lists, in the document's order. */
  get lists() {
    return listsOf(this);
  }

  /** The inputs by their names: numbers, booleans and texts can be read and set, triggers are functions. */
  get inputs() {
    const inputs = {};
    for (let index = 0; index < this.info.inputCount; index += 1) {
      const info = this.getInputInfo(index);
      const name = this.stage.getName(info.name);
      const [get, set] = INPUTS[info.kind];
      Object.defineProperty(inputs, name, {
        enumerable: true,
        get: () => (get === null ? () => this[set](name) : this[get](name)),
        set: (value) => {
          if (get === null) {
            throw new TypeError(`${name} is a trigger: call inputs.${name}()`);
          }
          this[set](name, value);
        },
      });
    }
    return Object.freeze(inputs);
  }
}

const POINTER = new Map([
  ["down", PointerAction.Down],
  ["move", PointerAction.Move],
  ["up", PointerAction.Up],
  ["cancel", PointerAction.Cancel],
  ["leave", PointerAction.Leave],
]);

// By the kinds of inputs: number, boolean, string, trigger.
const INPUTS = [
  ["getNumber", "setNumber"],
  ["getBoolean", "setBoolean"],
  ["getString", "setString"],
  [null, "fireTrigger"],
];
