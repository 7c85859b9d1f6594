// SPDX-License-Identifier: MIT
// Texts, arrays and buffers on their way in and out.

import { ClosedError } from "./errors.js";
import { CALLS, alloc, bytes, f64, free, hold, i32, i64, memory, reserve, size, textAt, u32, u8, view, wrong } from "./memory.js";

/** The number of elements of the array or text that was written last. */
export let length = 0;

export function wrote(count) {
  length = count;
}

/** Of what belongs to another object, and of views: that object. */
export const OWNER = Symbol("owner");

// ---- Texts ----

const encoder = new TextEncoder();

// No text: it would become another one.
const HALF_A_PAIR = /\p{Surrogate}/u;

/** Writes a text, or bytes that are one; `length` is its bytes. */
export function text(value, name) {
  if (value instanceof Uint8Array) {
    return data(value, name);
  }
  if (typeof value !== "string") {
    throw wrong(name, "a string", value);
  }
  if (HALF_A_PAIR.test(value)) {
    throw new TypeError(`${name} has half of a surrogate pair`);
  }
  const encoded = encoder.encode(value);
  const address = alloc(encoded.length + 1);
  bytes().set(encoded, address);
  length = encoded.length;
  return address;
}

export function optionalText(value, name) {
  if (value === null || value === undefined) {
    length = 0;
    return 0;
  }
  return text(value, name);
}

export function data(value, name) {
  if (!(value instanceof Uint8Array)) {
    throw wrong(name, "a Uint8Array", value);
  }
  return array(value, U8, 1, name);
}

/** Writes an array of texts: the address of their addresses, behind which are their lengths; `length` is their number. */
export function texts(values, name) {
  const list = sequence(values, name, "strings");
  const count = list.length;
  const address = alloc(8 * count);
  for (let index = 0; index < count; index += 1) {
    const start = text(list[index], `${name}[${index}]`);
    view().setUint32(address + 4 * index, start, true);
    view().setUint32(address + 4 * (count + index), length, true);
  }
  length = count;
  return address;
}

// ---- Arrays ----

/** A kind of typed array: how its elements are checked, and written where none is given. */
export function kind(Type, name, element, set) {
  return { Type, name, size: Type.BYTES_PER_ELEMENT, element, set };
}

export const F64 = kind(Float64Array, "Float64Array", f64, (at, address, value) => at.setFloat64(address, value, true));
export const F32 = kind(Float32Array, "Float32Array", f64, (at, address, value) => at.setFloat32(address, value, true));
export const I32 = kind(Int32Array, "Int32Array", i32, (at, address, value) => at.setInt32(address, value, true));
export const U32 = kind(Uint32Array, "Uint32Array", u32, (at, address, value) => at.setUint32(address, value, true));
export const U8 = kind(Uint8Array, "Uint8Array", u8, (at, address, value) => at.setUint8(address, value));
export const I64 = kind(BigInt64Array, "BigInt64Array", i64, (at, address, value) => at.setBigInt64(address, value, true));

export function sequence(values, name, of) {
  if (Array.isArray(values)) {
    return values;
  }
  if (values === null || values === undefined || typeof values === "string" || !values[Symbol.iterator]) {
    throw wrong(name, `an array of ${of}`, values);
  }
  return Array.from(values);
}

// An array whose memory is gone has no elements: it would be taken for an empty one.
function lasting(values, name) {
  if (values.length === 0) {
    try {
      values.keys();
    } catch {
      throw new TypeError(`${name} has lost its memory, which grew or was transferred: ask for the array anew`);
    }
  }
}

function rows(count, per, name) {
  if (count % per !== 0) {
    throw new RangeError(`${name} must have ${per} numbers for each, and has ${count}`);
  }
  length = count / per;
}

/** Writes numbers; `length` is their number over `per`. What lies in the library's memory stays where it is. */
export function array(values, of, per, name) {
  if (values instanceof of.Type) {
    lasting(values, name);
    rows(values.length, per, name);
    if (values.buffer === memory?.buffer) {
      const owner = values[OWNER];
      if (owner instanceof NativeArray) {
        if (owner.isDisposed) {
          throw new ClosedError(`the NativeArray of ${name} was disposed of`);
        }
        hold(owner);
      }
      return values.byteOffset;
    }
    const address = alloc(values.byteLength);
    new of.Type(memory.buffer, address, values.length).set(values);
    return address;
  }
  const list = sequence(values, name, "numbers");
  const { length: count } = list;
  rows(count, per, name);
  const address = alloc(count * of.size);
  for (let index = 0; index < count; index += 1) {
    // An element may be an accessor, which may call the library.
    const element = of.element(list[index], name);
    of.set(view(), address + index * of.size, element);
  }
  rows(count, per, name);
  return address;
}

export function optionalArray(values, of, per, name) {
  if (values === null || values === undefined) {
    length = 0;
    return 0;
  }
  return array(values, of, per, name);
}

export function fixedArray(values, of, count, name) {
  const address = array(values, of, 1, name);
  if (length !== count) {
    throw new RangeError(`${name} must have ${count} numbers, and has ${length}`);
  }
  return address;
}

/** An array inside a struct. */
export function putFixed(at, of, count, values, name) {
  const start = fixedArray(values, of, count, name);
  bytes().copyWithin(at, start, start + count * of.size);
}

/** Where an array of the caller's is filled or changed: it must be of the right type, as it is written to. */
export function filled(values, of, per, name, isRead) {
  if (!(values instanceof of.Type)) {
    throw wrong(name, `a ${of.name}`, values);
  }
  lasting(values, name);
  if (values.buffer === memory?.buffer && !isNative(values.byteOffset, values.byteLength)) {
    throw new TypeError(`${name} is in memory that is the library's own: take a copy, or a NativeArray`);
  }
  if (isRead || values.buffer === memory?.buffer) {
    return array(values, of, per, name);
  }
  rows(values.length, per, name);
  return alloc(values.byteLength);
}

export function optionalFilled(values, of, per, name, isRead) {
  if (values === null || values === undefined) {
    length = 0;
    return 0;
  }
  return filled(values, of, per, name, isRead);
}

/** What lies in the library's memory is there already, even if the array has ended since because the memory grew. */
export function bringBack(values, of, address) {
  if (values !== null && values !== undefined && values.length > 0 && values.buffer !== memory.buffer) {
    values.set(new of.Type(memory.buffer, address, values.length));
  }
  return values;
}

/** A view of the library's memory: no copy. It keeps its owner from being collected. */
export function viewOf(of, address, count, owner) {
  const values = new of.Type(memory.buffer, count === 0 ? 0 : address, count);
  if (owner !== undefined) {
    Object.defineProperty(values, OWNER, { value: owner });
  }
  return values;
}

export function copyOf(of, address, count) {
  return viewOf(of, address, count).slice();
}

export const numbersOf = (of, address, count) => Array.from(viewOf(of, address, count));

// Arrays that are passed with one length must be as long as each other.
export function sameLength(first, second, name, other) {
  if (first !== second) {
    throw new RangeError(`${name} must be as long as ${other}, which is ${first} and not ${second}`);
  }
}

// ---- Buffers ----

/** Calls with a capacity of 0, and again with a buffer of the length that was asked for. */
export function asked(elementSize, call, read) {
  const lengthAddress = alloc(4);
  for (;;) {
    call(0, 0, lengthAddress);
    const count = view().getUint32(lengthAddress, true);
    if (count === 0) {
      return read(0, 0);
    }
    const buffer = alloc(count * elementSize);
    call(buffer, count, lengthAddress);
    return read(buffer, view().getUint32(lengthAddress, true));
  }
}

const BATCH = 256;

/** Calls until all that has come up is taken. */
export function taken(elementSize, call, read) {
  const lengthAddress = alloc(4);
  const buffer = alloc(BATCH * elementSize);
  const all = [];
  for (;;) {
    call(buffer, BATCH, lengthAddress);
    const count = view().getUint32(lengthAddress, true);
    for (const each of read(buffer, count)) {
      all.push(each);
    }
    if (count < BATCH) {
      return all;
    }
  }
}

const CUT = 64 * 1024;

/** The lines that one call writes into a large buffer. If they do not fit, the last line says so. */
export function lines(call) {
  const lengthAddress = alloc(4);
  const buffer = alloc(CUT);
  call(buffer, CUT, lengthAddress);
  const length = view().getUint32(lengthAddress, true);
  if (length === 0) {
    return [];
  }
  const found = textAt(buffer, Math.min(length, CUT)).split("\n");
  if (length > CUT) {
    found[found.length - 1] = "and more, for which there was no room";
  }
  return found;
}

// ---- Arrays in the library's memory ----

// The memory of those that there are, and its bytes.
const natives = new Map();

function release(address) {
  natives.delete(address);
  free(address);
}

const freed = new FinalizationRegistry(release);

function isNative(start, size) {
  for (const [address, bytes] of natives) {
    if (start >= address && start + size <= address + bytes) {
      return true;
    }
  }
  return size === 0;
}

/** Numbers in the library's own memory: passed to calls and filled by them without a copy. */
export class NativeArray {
  #address;
  #length;

  constructor(length) {
    this.#length = size(length, "length");
    this.#address = this.#length < 2 ** 29 ? reserve(Math.max(8, 8 * this.#length)) : 0;
    if (this.#address === 0) {
      throw new RangeError(`the module's memory has no room for ${length} numbers`);
    }
    bytes().fill(0, this.#address, this.#address + 8 * this.#length);
    natives.set(this.#address, 8 * this.#length);
    freed.register(this, this.#address, this);
    Object.defineProperty(this, CALLS, { value: 0, writable: true });
  }

  get length() {
    return this.#length;
  }

  get isDisposed() {
    return this.#address === 0;
  }

  /** The numbers as they are now, as a view. It ends when the memory grows (it has no elements then): ask anew. */
  get values() {
    if (this.#address === 0) {
      throw new ClosedError("this NativeArray was disposed of");
    }
    return viewOf(F64, this.#address, this.#length, this);
  }

  dispose() {
    if (this[CALLS] > 0) {
      throw new Error("a call that has this NativeArray is under way");
    }
    if (this.#address !== 0) {
      freed.unregister(this);
      release(this.#address);
      this.#address = 0;
    }
  }
}

if (Symbol.dispose) {
  Object.defineProperty(NativeArray.prototype, Symbol.dispose, {
    value() {
      this.dispose();
    },
    writable: true,
    configurable: true,
  });
}
