// SPDX-License-Identifier: MIT
// Functions of the host's in the module's table.

import { CHILDREN } from "./handles.js";
import { guarded, wasm, wrong } from "./memory.js";

// The table takes functions of WebAssembly alone. A tiny module that imports a function of each type that is needed and
// exports it makes some of functions of JavaScript: one for each type of callback, which finds what is to be called by
// the context. What is thrown inside is kept until the call that the callback was in has returned.

const contexts = new Map();
let nextContext = 1;
const indices = new Map();

const TYPES = { i: 0x7f, I: 0x7e, d: 0x7c, f: 0x7d };

function vector(items) {
  return [items.length, ...items.flat()];
}

/** A module that imports a function "f" of a signature such as "d:id" from "m" and exports it as "f". */
function adaptor(signature) {
  const [result, parameters] = signature.split(":");
  const type = [0x60, ...vector([...parameters].map((each) => [TYPES[each]])), ...vector([...result].map((each) => [TYPES[each]]))];
  const name = (text) => [text.length, ...[...text].map((each) => each.charCodeAt(0))];
  const section = (code, content) => [code, content.length, ...content];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, vector([type])),
    ...section(2, vector([[...name("m"), ...name("f"), 0x00, 0x00]])),
    ...section(7, vector([[...name("f"), 0x00, 0x00]])),
  ]);
}

/** The index in the module's table of the function that is called for a type of callback. */
function entry(type, signature, run) {
  let index = indices.get(type);
  if (index === undefined) {
    const table = wasm.__indirect_function_table;
    if (table === undefined) {
      throw new Error("this animcore.wasm does not export its table, so that it cannot call back");
    }
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(adaptor(signature)), { m: { f: run } });
    index = table.grow(1);
    table.set(index, exports.f);
    indices.set(type, index);
  }
  return index;
}

/**
 * A context for the functions of a call, until its release. Those of a stage are held by its object, so that a stage
 * which nothing but its own callbacks knows can be collected with them; others are held here.
 */
export function context(owner) {
  const number = nextContext;
  nextContext += 1;
  const functions = new Map();
  if (owner === undefined) {
    contexts.set(number, { functions });
  } else {
    owner[CHILDREN].set(`context ${number}`, functions);
    contexts.set(number, { owner: new WeakRef(owner) });
  }
  return number;
}

function functionsOf(number) {
  const held = contexts.get(number);
  return held?.functions ?? held?.owner.deref()?.[CHILDREN].get(`context ${number}`);
}

function drop(number) {
  contexts.get(number)?.owner?.deref()?.[CHILDREN].delete(`context ${number}`);
  contexts.delete(number);
}

export function callback(value, type, signature, convert, failed, number, name) {
  if (value === null || value === undefined) {
    return 0;
  }
  if (typeof value !== "function") {
    drop(number);
    throw wrong(name, "a function", value);
  }
  let index;
  try {
    index = entry(type, signature, (which, ...values) => guarded(() => functionsOf(which)?.get(type)?.(...values), failed));
  } catch (error) {
    drop(number);
    throw error;
  }
  functionsOf(number).set(type, (...values) => convert(value, ...values));
  return index;
}

export const release = () => entry("release", ":i", (which) => drop(which));

/** How many functions of the host's the library holds. */
export const heldContexts = () => contexts.size;
