// SPDX-License-Identifier: MIT
// Lists of a scene: instances of a component that come, change places and go.

import { FieldKind, Status } from "./constants.js";
import { AnimError } from "./errors.js";
import { members, wrong } from "./runtime.js";

const LAST = 2 ** 32 - 1;
const OPTIONS = new Set(["key", "index"]);
const KINDS = { number: FieldKind.Number, boolean: FieldKind.Boolean, string: FieldKind.Text };

/** Fields of an event or of an item: numbers, booleans and texts by their names. */
export function fieldsOf(data, what) {
  if (data === null || typeof data !== "object") {
    throw wrong(what, "an object", data);
  }
  return Object.entries(data).map(([name, value]) => {
    const kind = KINDS[typeof value];
    if (kind === undefined) {
      throw wrong(`${what}.${name}`, "a number, a boolean or a string", value);
    }
    const isText = kind === FieldKind.Text;
    return { name, kind, number: isText ? 0 : Number(value), text: isText ? value : null };
  });
}

// Another value would be the key that JavaScript makes of it, such as "undefined".
function keyOf(key) {
  if (typeof key !== "string" && typeof key !== "number") {
    throw wrong("key", "a string or a number", key);
  }
  return String(key);
}

/** What a call gives, or undefined where there is no such thing. */
function found(call) {
  try {
    return call();
  } catch (error) {
    if (error instanceof AnimError && error.status === Status.ErrorNotFound) {
      return undefined;
    }
    throw error;
  }
}

export function listsOf(scene) {
  const lists = [];
  for (;;) {
    const info = found(() => scene.getListInfo(lists.length));
    if (info === undefined) {
      return lists;
    }
    lists.push(new ItemList(scene, scene.stage.getName(info.name), lists.length));
  }
}

// Made by a function: bundles cannot leave out a class with an iterator that they do not use.
/** The items of a list, without those that are leaving. */
export const ItemList = /* @__PURE__ */ (() =>
  class ItemList {
    #scene;
    #number;

    constructor(scene, name, number) {
      this.#scene = scene;
      this.#number = number;
      this.name = name;
    }

    get #info() {
      return this.#scene.getListInfo(this.#number);
    }

    #item(index) {
      const { number, leaving } = this.#scene.getItemInfo(this.#number, index);
      return { key: this.#scene.getItemKey(this.#number, index), name: `${this.name}.${number}`, number, leaving };
    }

    get length() {
      return this.#info.itemCount;
    }

    get capacity() {
      return this.#info.capacity;
    }

    // Those that are there when it begins: what removes an item on the way leaves none out.
    [Symbol.iterator]() {
      return Array.from({ length: this.length }, (_, index) => this.#item(index))[Symbol.iterator]();
    }

    get keys() {
      return Array.from(this, ({ key }) => key);
    }

    get leaving() {
      const { itemCount, leavingCount } = this.#info;
      return Array.from({ length: leavingCount }, (_, index) => this.#item(itemCount + index));
    }

    /** The item at a place, from the end where that is negative; undefined where there is none. */
    at(index) {
      const place = index < 0 ? index + this.length : index;
      return place >= 0 && place < this.length ? this.#item(place) : undefined;
    }

    /** The place of the item with a key, or -1. */
    indexOf(key) {
      return found(() => this.#scene.findItem(this.#number, keyOf(key))) ?? -1;
    }

    has(key) {
      return this.indexOf(key) >= 0;
    }

    /** The item with a key, or undefined. */
    get(key) {
      const index = this.indexOf(key);
      return index < 0 ? undefined : this.#item(index);
    }

    /** Adds an item with values of its inputs, at the end unless told, and starts its machine. Gives the item. */
    append(values = {}, options = {}) {
      members(options, OPTIONS, "options");
      const { key = "", index = LAST } = options;
      const number = this.#scene.appendItem(this.#number, index, keyOf(key), fieldsOf(values, "values"));
      const { itemCount, leavingCount } = this.#info;
      for (let place = 0; place < itemCount + leavingCount; place += 1) {
        if (this.#scene.getItemInfo(this.#number, place).number === number) {
          return this.#item(place);
        }
      }
      // Its machine has come to its end already.
      return { key: String(key), name: `${this.name}.${number}`, number, leaving: true };
    }

    move(key, index) {
      this.#scene.moveItem(this.#number, keyOf(key), index);
      return this;
    }

    update(key, values) {
      this.#scene.updateItem(this.#number, keyOf(key), fieldsOf(values, "values"));
      return this;
    }

    remove(key) {
      this.#scene.removeItem(this.#number, keyOf(key));
      return this;
    }

    clear() {
      this.#scene.clearList(this.#number);
      return this;
    }
  })();
