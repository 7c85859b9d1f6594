// SPDX-License-Identifier: MIT
// The module, its memory, what it refuses, and numbers on their way in.

import { AnimError } from "./errors.js";

/** The module's exports. Before load() each of them says that it has to be awaited. */
export let wasm = new Proxy(Object.create(null), {
  get() {
    throw new Error("animcore is not loaded. Write `await load()` before anything else.");
  },
});

export let memory;
let dataView;
let byteView;

export const isLoaded = () => memory !== undefined;

const missing = new Proxy(Object.create(null), {
  get(_, name) {
    if (typeof name === "string" && name.startsWith("anim_")) {
      throw new Error(`the module that was loaded has no ${name}; animcore.wasm has all functions`);
    }
    return undefined;
  },
});

/** Takes the instance of a module as the library. */
export function adopt(instance) {
  const { exports } = instance;
  (exports._initialize ?? exports.__wasm_call_ctors)?.();
  // A module for pages, such as animcore-motion.wasm, has not all functions: what it has not says so. As a prototype of
  // another an object with many members is as quick as the exports are themselves.
  const isWhole = "anim_scene_get_svg" in exports;
  wasm = isWhole ? exports : Object.create(Object.setPrototypeOf({ ...exports }, missing));
  memory = exports.memory;
  dataView = new DataView(memory.buffer);
  byteView = new Uint8Array(memory.buffer);
  arena = exports.malloc(ARENA);
  top = arena;
}

// ---- Memory ----
// Views end when the memory grows, which any call can make it do: they are asked for anew after every call.

export function view() {
  if (dataView.buffer !== memory.buffer) {
    dataView = new DataView(memory.buffer);
  }
  return dataView;
}

export const getInt32 = (address) => view().getInt32(address, true);
export const getUint32 = (address) => view().getUint32(address, true);
export const getFloat64 = (address) => view().getFloat64(address, true);
export const getBigUint64 = (address) => view().getBigUint64(address, true);

// Where a value is read from an object of the caller's, which may make the memory grow, before the view is asked for.
export const putFloat64 = (address, value) => view().setFloat64(address, value, true);
export const putFloat32 = (address, value) => view().setFloat32(address, value, true);
export const putInt32 = (address, value) => view().setInt32(address, value, true);
export const putUint32 = (address, value) => view().setUint32(address, value, true);
export const putUint8 = (address, value) => view().setUint8(address, value);
export const putBigInt64 = (address, value) => view().setBigInt64(address, value, true);
export const putBigUint64 = (address, value) => view().setBigUint64(address, value, true);

export function bytes() {
  if (byteView.buffer !== memory.buffer) {
    byteView = new Uint8Array(memory.buffer);
  }
  return byteView;
}

/** Whether an array lies in the library's memory as it is now: one from before the memory grew has no elements. */
export function isLive(array) {
  return ArrayBuffer.isView(array) && memory !== undefined && array.buffer === memory.buffer;
}

// Scratch memory for the arguments and results of a call: a stack, as callbacks call again.
const ARENA = 256 * 1024;
const ALIGNMENT = 16;
let arena = 0;
let top = 0;
const overflow = [];

// The objects that calls under way have been given, each followed by where the stack was then.
const held = [];

/** How many calls have an object. */
export const CALLS = Symbol("calls");

/** Begins a call that needs memory. No two that are under way have the same mark. */
export function enter() {
  const mark = top;
  top += ALIGNMENT;
  return mark;
}

/** Keeps an object until `leave`: what reads the other arguments may be the caller's code, and must not dispose of it. */
export function hold(object) {
  object[CALLS] += 1;
  held.push(object, top);
}

export function leave(mark) {
  top = mark;
  while (held.length > 0 && held[held.length - 1] > mark) {
    held.pop();
    held.pop()[CALLS] -= 1;
  }
  while (overflow.length > 0 && overflow[overflow.length - 1].mark >= mark) {
    free(overflow.pop().address);
  }
}

// ---- Calls that do not come back ----
// A call that found no stack, or trapped, left the module in the middle of what it did. What it has is not to be relied
// on any more: it could hang, or give other results.

let isInside = false;

/** Just before a call of the module; `check` or `done` comes after it. */
export function begin() {
  if (isInside) {
    throw new Error("a call of animcore did not come back (the stack was full, or it trapped): start anew");
  }
  isInside = true;
}

/** Memory of the module's, or 0. */
export function reserve(size) {
  const address = wasm.malloc(size, begin()) >>> 0;
  isInside = false;
  return address;
}

/** Runs a call that releases something, where the module can be relied on. */
export function releasing(run) {
  if (!isInside) {
    isInside = true;
    run();
    isInside = false;
  }
}

export const free = (address) => releasing(() => wasm.free(address));

/** Zeroed memory until `leave`. */
export function alloc(size) {
  const rounded = Math.max(ALIGNMENT, Math.ceil(size / ALIGNMENT) * ALIGNMENT);
  let address = top;
  if (arena === 0) {
    wasm.malloc(0); // which says that nothing is loaded
  }
  if (top + rounded <= arena + ARENA) {
    top += rounded;
  } else {
    address = rounded < 2 ** 32 ? reserve(rounded) : 0;
    if (address === 0) {
      throw new RangeError(`the module's memory has no room for ${size} bytes`);
    }
    overflow.push({ address, mark: top });
    top += ALIGNMENT;
  }
  bytes().fill(0, address, address + rounded);
  return address;
}

// ---- Texts on their way out ----

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export function textAt(address, size) {
  return decoder.decode(bytes().slice(address, address + size));
}

export function terminated(address) {
  const all = bytes();
  return textAt(address, all.indexOf(0, address) - address);
}

// ---- Errors ----

const NOTHING = Symbol("nothing");
let pending = NOTHING;

/** What a callback threw inside the call that has just returned comes out of it. */
export function done() {
  isInside = false;
  if (pending !== NOTHING) {
    const error = pending;
    pending = NOTHING;
    throw error;
  }
}

/** Looks at a call's status, and of a call that also writes the byte of its error where it fails, at that. */
export function check(status, offsetAt) {
  done();
  if (status !== 0) {
    throw lastError(status, offsetAt);
  }
}

function lastError(status, offsetAt) {
  begin();
  const code = terminated(wasm.anim_status_name(status));
  const message = terminated(wasm.anim_last_error_message());
  const pointer = terminated(wasm.anim_last_error_pointer());
  isInside = false;
  const mark = enter();
  try {
    const place = alloc(8);
    wasm.anim_last_error_place(place, place + 4, begin());
    isInside = false;
    const at = view();
    return new AnimError(message, {
      status,
      code,
      line: at.getInt32(place, true),
      column: at.getInt32(place + 4, true),
      pointer,
      offset: offsetAt === undefined ? -1 : Number(at.getBigInt64(offsetAt, true)),
    });
  } finally {
    leave(mark);
  }
}

function shown(value) {
  if (typeof value === "string") {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (typeof value === "function") {
    return "a function";
  }
  if (value === null || typeof value !== "object") {
    return typeof value === "bigint" ? `${value}n` : String(value);
  }
  return Array.isArray(value) ? "an array" : `an object of ${value.constructor?.name ?? "no class"}`;
}

export function wrong(name, expected, value) {
  return new TypeError(`${name} must be ${expected}, and is ${shown(value)}`);
}

const DEEPEST = 200;
let depth = 0; // of callbacks inside of each other

/** Runs a function of the host's inside a call of the library. */
export function guarded(run, failed) {
  const before = pending;
  pending = NOTHING;
  isInside = false;
  let result = failed;
  depth += 1;
  try {
    // Before the stack is full, which would end a call of the module somewhere in the middle.
    if (depth > DEEPEST) {
      throw new RangeError(`callbacks are more than ${DEEPEST} deep inside of each other`);
    }
    result = run();
  } catch (error) {
    if (isInside) {
      throw error; // the call around it does not come back either
    }
    pending = error;
  } finally {
    depth -= 1;
  }
  isInside = true;
  if (before !== NOTHING) {
    pending = before;
  }
  return result;
}

// ---- Numbers ----

export function f64(value, name) {
  if (typeof value !== "number") {
    throw wrong(name, "a number", value);
  }
  return value;
}

export const f32 = f64;

function whole(value, name, low, high) {
  if (typeof value !== "number" || !Number.isInteger(value)) {
    throw wrong(name, "a whole number", value);
  }
  if (value < low || value > high) {
    throw new RangeError(`${name} must be from ${low} to ${high}, and is ${value}`);
  }
  return value;
}

export const i32 = (value, name) => whole(value, name, -0x80000000, 0x7fffffff);
export const u32 = (value, name) => whole(value, name, 0, 0xffffffff);
export const u8 = (value, name) => whole(value, name, 0, 0xff);
export const size = u32;

/** 0 or 1. */
export function bool(value, name) {
  if (typeof value !== "boolean") {
    throw wrong(name, "true or false", value);
  }
  return value ? 1 : 0;
}

/** true, false, or the number that stands for what nobody has said. */
export function optionalBool(value, name) {
  return typeof value === "boolean" ? Number(value) : i32(value, name);
}

function big(value, name, low, high) {
  let result = value;
  if (typeof value === "number" && Number.isSafeInteger(value)) {
    result = BigInt(value);
  } else if (typeof value !== "bigint") {
    throw wrong(name, "a BigInt or a whole number", value);
  }
  if (result < low || result > high) {
    throw new RangeError(`${name} must be from ${low} to ${high}, and is ${result}`);
  }
  return result;
}

export const i64 = (value, name) => big(value, name, -(2n ** 63n), 2n ** 63n - 1n);
export const u64 = (value, name) => big(value, name, 0n, 2n ** 64n - 1n);
