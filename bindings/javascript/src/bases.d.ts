// SPDX-License-Identifier: MIT

import { ItemList } from "./lists.js";
import type { Read, ValueKind, Verb } from "./constants.js";
import type { CubicBezier, MotionInit, PathParsingInit, Spring, DrawCommand } from "./structs.js";
import type { Easing, Path, Property, Stage, Transaction } from "./objects.js";
import type { Event } from "./structs.js";
import { Handle, StageObject, Value } from "./runtime.js";

/** What moves something: a spring, a curve, an easing, or a motion's members, whose kind follows from what it has. */
export type MotionSource = Spring | CubicBezier | Easing | MotionInit;

export declare abstract class SpringBase<Init> extends Value<Init> {
  /** The value at a time. By default it moves from 0 to 1, and starts at rest. */
  valueAt(time: number, from?: number, to?: number, initialVelocity?: number): number;
  /** The velocity at a time. */
  velocityAt(time: number, from?: number, to?: number, initialVelocity?: number): number;
}

export declare abstract class CubicBezierBase<Init> extends Value<Init> {}

export declare abstract class EasingBase extends Handle {
  /** An easing from its CSS text, a CubicBezier, a Spring with its duration, or a function of your own. */
  static of(source: string | CubicBezier | ((x: number) => number)): Easing;
  static of(source: Spring, duration: number): Easing;
  /** y at x. */
  at(x: number): number;
  /** Its CSS text. */
  toString(): string;
}

export declare abstract class PathBase extends Handle {
  /** A path from SVG path data. */
  static parse(text: string, options?: PathParsingInit): Path;
  /** Its SVG path data in a readable form; write() needs fewer bytes. */
  toString(): string;
  /** Its verbs and coordinates, as copies. */
  readonly data: { verbs: Uint8Array; coordinates: Float64Array };
  /** Whether another path has the same verbs and coordinates. */
  equals(other: unknown): boolean;
  /** Each verb with its coordinates. */
  [Symbol.iterator](): IterableIterator<{ verb: Verb; coordinates: number[] }>;
}

export declare abstract class PropertyBase extends StageObject {
  /** The components of a value, for all kinds. */
  read(what: Read): Float64Array;
  /** The model value: a number, or the components. Set inside stage.animate, it moves the presentation value. */
  get value(): number | number[];
  set value(value: number | Iterable<number>);
  /** The presentation value, which is shown now. */
  readonly presentation: number | number[];
  readonly velocity: number | number[];
  /** The property's name, or "". */
  readonly name: string;
  readonly isAnimating: boolean;
}

export declare abstract class StageBase extends Handle {
  /** Adds a property with a name: a number, or several. Without a kind, their count determines it. */
  add(name: string, value: number | Iterable<number>, kind?: ValueKind): Property;
  /** The property with a name. */
  property(name: string): Property;
  /** All properties. */
  readonly properties: Property[];
  /**
   * Runs a function in a transaction: the values that it sets move by the motion. If the function throws, the values
   * that it has set stay, and the transaction ends.
   */
  animate(motion: MotionSource | null, body: (transaction: Transaction) => void): Transaction;
  /** Takes all that has happened, and gives one event after another. A loop that is left early loses the others. */
  events(): IterableIterator<Event>;
  /** Calls a function with each event, inside advance. Null removes it. */
  onEvent(callback: ((event: Event) => void) | null): this;
  /** The stage's time in seconds. */
  readonly seconds: number;
}

/** The inputs of a scene by name: numbers, booleans and texts to read and set, triggers to call. */
export type Inputs = { [name: string]: any };

export declare abstract class SceneBase extends Handle {
  /** The active atomic states, separated by spaces. */
  readonly state: string;
  /** The names of the active states that have no active child, in the document's order. */
  readonly states: string[];
  /** The names of all active states, in the document's order. */
  readonly activeStates: string[];
  /** Reports that a pointer goes down, moves, goes up, is canceled or leaves, at a point. */
  pointer(action: "down" | "move" | "up" | "cancel" | "leave", x: number, y: number, pointer?: number): this;
  /** Sends an event with data: numbers, booleans and texts by name. */
  sendWith(name: string, data: { [field: string]: number | boolean | string }): this;
  /** The data of an event, by field name. */
  dataOf(event: Event): { [field: string]: number | boolean | string };
  /** Takes all that has happened, and gives one event after another. A loop that is left early loses the others. */
  events(): IterableIterator<Event>;
  /** The commands to draw, from back to front. */
  readonly displayList: DrawCommand[];
  /** The picture as an SVG document; a background is four components from 0 to 1. */
  svg(background?: Iterable<number> | null): string;
  readonly inputs: Inputs;
  /** The list with a name; in an instance the name is preceded by the instance's name and a dot. */
  list(name: string): ItemList;
  /** All lists, in the document's order. */
  readonly lists: ItemList[];
}
