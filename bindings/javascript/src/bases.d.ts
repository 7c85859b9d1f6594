// SPDX-License-Identifier: MIT

import { ItemList } from "./lists.js";
import type { Read, ValueKind, Verb } from "./constants.js";
import type { CubicBezier, MotionInit, PathParsingInit, Spring, DrawCommand } from "./structs.js";
import type { Easing, Path, Property, Stage, Transaction } from "./objects.js";
import type { Event } from "./structs.js";
import { Handle, Thing, Value } from "./runtime.js";

/** What moves something: a spring, a curve, an easing, or a motion's members, whose kind follows from what it has. */
export type MotionSource = Spring | CubicBezier | Easing | MotionInit;

export declare abstract class SpringBase<Init> extends Value<Init> {
  /** Where it is at a time. From 0 to 1 at rest, if nothing else is said. */
  valueAt(time: number, from?: number, to?: number, initialVelocity?: number): number;
  /** How fast it moves at a time. */
  velocityAt(time: number, from?: number, to?: number, initialVelocity?: number): number;
}

export declare abstract class CubicBezierBase<Init> extends Value<Init> {}

export declare abstract class EasingBase extends Handle {
  /** An easing from its CSS text, a CubicBezier, a Spring with its duration, or a function of your own. */
  static of(source: string | CubicBezier | ((x: number) => number)): Easing;
  static of(source: Spring, duration: number): Easing;
  /** y at x. */
  at(x: number): number;
  /** As CSS writes it. */
  toString(): string;
}

export declare abstract class PathBase extends Handle {
  /** A path from SVG path data. */
  static parse(text: string, options?: PathParsingInit): Path;
  /** Its SVG path data, as people read it best; write() says it in fewer bytes. */
  toString(): string;
  /** Its verbs and coordinates, as copies. */
  readonly data: { verbs: Uint8Array; coordinates: Float64Array };
  /** Whether another path has the same verbs and coordinates. */
  equals(other: unknown): boolean;
  /** Each verb with its coordinates. */
  [Symbol.iterator](): IterableIterator<{ verb: Verb; coordinates: number[] }>;
}

export declare abstract class PropertyBase extends Thing {
  /** The components of a value, for all kinds. */
  read(what: Read): Float64Array;
  /** The model value: a number, or the components. Set inside stage.animate, what is seen follows by the motion. */
  get value(): number | number[];
  set value(value: number | Iterable<number>);
  /** What is seen now. */
  readonly presentation: number | number[];
  readonly velocity: number | number[];
  /** The property's name, or "". */
  readonly name: string;
  readonly isAnimating: boolean;
}

export declare abstract class StageBase extends Handle {
  /** Adds a property with a name: a number, or several. The kind follows from how many, if it is not said. */
  add(name: string, value: number | Iterable<number>, kind?: ValueKind): Property;
  /** The property of a name. */
  property(name: string): Property;
  /** All properties. */
  readonly properties: Property[];
  /**
   * Runs a function in a transaction: what it sets moves by the motion. Where the function throws, what it has set
   * stays, and the transaction ends.
   */
  animate(motion: MotionSource | null, body: (transaction: Transaction) => void): Transaction;
  /** Takes what has happened, event by event. */
  events(): IterableIterator<Event>;
  /** Calls a function with each event, inside advance. Null ends that. */
  onEvent(callback: ((event: Event) => void) | null): this;
  /** The stage's time in seconds. */
  readonly seconds: number;
}

/** The inputs of a scene by their names: numbers, booleans and texts to be read and set, triggers to be called. */
export type Inputs = { [name: string]: any };

export declare abstract class SceneBase extends Handle {
  /** The active atomic states, separated by spaces. */
  readonly state: string;
  /** The names of the active states that have none inside, in the document's order. */
  readonly states: string[];
  /** The names of all active states, in the document's order. */
  readonly activeStates: string[];
  /** A finger or a mouse comes down, moves or goes at a place. */
  pointer(action: "down" | "move" | "up" | "cancel" | "leave", x: number, y: number, pointer?: number): this;
  /** Sends an event with data: numbers, booleans and texts by their names. */
  sendWith(name: string, data: { [field: string]: number | boolean | string }): this;
  /** The data that came with an event, by the names of its fields. */
  dataOf(event: Event): { [field: string]: number | boolean | string };
  /** Takes what has happened, event by event. */
  events(): IterableIterator<Event>;
  /** What is to be drawn, from back to front. */
  readonly displayList: DrawCommand[];
  /** The picture as an SVG document; a background is four components from 0 to 1. */
  svg(background?: Iterable<number> | null): string;
  readonly inputs: Inputs;
  /** The list of that name; one in an instance has the instance's name before it. */
  list(name: string): ItemList;
  /** All lists, in the document's order. */
  readonly lists: ItemList[];
}
