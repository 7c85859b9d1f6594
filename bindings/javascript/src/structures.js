// SPDX-License-Identifier: MIT
// Structs on their way in and out, and the class of those that are values.

import { sequence, wrote } from "./arrays.js";
import { alloc, wrong } from "./memory.js";

/** Writes a struct of the caller's; `write` is its generated function. */
export function struct(write, size, value, name) {
  const address = alloc(size);
  write(address, value, name);
  return address;
}

export function optionalStruct(write, size, value, name) {
  return value === null || value === undefined ? 0 : struct(write, size, value, name);
}

export function structs(write, size, values, name) {
  const list = sequence(values, name, "objects");
  const count = list.length;
  const address = alloc(size * count);
  for (let index = 0; index < count; index += 1) {
    write(address + index * size, list[index], `${name}[${index}]`);
  }
  wrote(count);
  return address;
}

export function optionalStructs(write, size, values, name) {
  return structs(write, size, values ?? [], name);
}

export function structsAt(read, size, address, count) {
  return Array.from({ length: count }, (_, index) => read(address + index * size));
}

/** Refuses what is no object, and members that there are not. */
export function members(value, known, name) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw wrong(name, "an object", value);
  }
  for (const key in value) {
    // What a page has added to all objects is none.
    if (!known.has(key) && Object.hasOwn(value, key)) {
      throw new TypeError(`${name} has no member ${key}; it has ${[...known].join(", ")}`);
    }
  }
}

/** A value type: compared by its members, printed with them. */
export class Value {
  /** Whether another is of the same type and has the same members. */
  equals(other) {
    return (
      other !== null &&
      typeof other === "object" &&
      other.constructor === this.constructor &&
      Object.keys(this).every((key) =>
        this[key] instanceof Value ? this[key].equals(other[key]) : Object.is(this[key], other[key]),
      )
    );
  }

  /** Another with some members replaced. */
  with(changes) {
    if (changes === null || typeof changes !== "object") {
      throw wrong("changes", "an object", changes);
    }
    return new this.constructor({ ...this, ...changes });
  }

  toString() {
    const members = Object.entries(this).map(([key, value]) => `${key}: ${value}`);
    return `${this.constructor.name}(${members.join(", ")})`;
  }
}
