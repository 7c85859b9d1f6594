// SPDX-License-Identifier: MIT
// Objects of the library, and what is inside a stage.

import { OWNER, kind, sequence, wrote } from "./arrays.js";
import { Status } from "./constants.js";
import { AnimError, ClosedError } from "./errors.js";
import { CALLS, alloc, begin, check, hold, putUint32, releasing, u64, wasm, wrong } from "./memory.js";

/** Passed to a constructor in place of its arguments: what follows is the address of an object that there is. */
export const ADDRESS = Symbol("address");
const TOKEN = Symbol("token");
export const CHILDREN = Symbol("children");

const forgotten = new FinalizationRegistry(({ address, destroy }) => releasing(() => wasm[destroy](address)));

/** An object of the library, released by dispose(). What nothing refers to any more is released some time. */
export class Handle {
  /** @param owner of a borrowed object: what it belongs to. */
  constructor(address, owner) {
    Object.defineProperties(this, {
      [ADDRESS]: { value: address, writable: true },
      [OWNER]: { value: owner },
      [TOKEN]: { value: {} },
      [CHILDREN]: { value: new Map() },
      [CALLS]: { value: 0, writable: true },
    });
    if (owner === undefined) {
      forgotten.register(this, { address, destroy: this.constructor.destroyName }, this[TOKEN]);
    }
  }

  /** Whether it has been released. */
  get isDisposed() {
    return this[ADDRESS] === 0 || (this[OWNER]?.isDisposed ?? false);
  }

  /** Releases it, now. A second time does nothing. A call that has it must be over. */
  dispose() {
    if (this[ADDRESS] === 0 || this[OWNER] !== undefined) {
      return;
    }
    if (this[CALLS] > 0) {
      const code = "ANIM_ERROR_REENTRANT";
      throw new AnimError(`a call that has this ${this.constructor.className} is under way`, { status: Status.ErrorReentrant, code });
    }
    check(wasm[this.constructor.destroyName](this[ADDRESS], begin()) ?? 0);
    forgotten.unregister(this[TOKEN]);
    this[ADDRESS] = 0;
    this[CHILDREN].clear();
  }
}

if (Symbol.dispose) {
  Object.defineProperty(Handle.prototype, Symbol.dispose, {
    value() {
      this.dispose();
    },
    writable: true,
    configurable: true,
  });
}

/** The address of an object of a class. */
export function address(value, className, name) {
  if (!(value instanceof Handle) || value.constructor.className !== className) {
    if (!(value instanceof Handle) || !inherits(value.constructor, className)) {
      throw wrong(name, `of the class ${className}`, value);
    }
  }
  if (value.isDisposed) {
    throw new ClosedError(`this ${className} was disposed of`);
  }
  return value[ADDRESS];
}

/** The same, of an object that is kept until the call is over. */
export function heldAddress(value, className, name) {
  const found = address(value, className, name);
  let root = value;
  while (root[OWNER] !== undefined) {
    root = root[OWNER];
  }
  hold(root);
  return found;
}

function inherits(Class, className) {
  for (let each = Class; each; each = Object.getPrototypeOf(each)) {
    if (each.className === className) {
      return true;
    }
  }
  return false;
}

export const optionalAddress = (value, className, name) =>
  value === null || value === undefined ? 0 : address(value, className, name);

export const optionalHeldAddress = (value, className, name) =>
  value === null || value === undefined ? 0 : heldAddress(value, className, name);

export function addresses(values, className, name) {
  const list = sequence(values, name, `objects of the class ${className}`);
  const count = list.length;
  const start = alloc(4 * count);
  for (let index = 0; index < count; index += 1) {
    putUint32(start + 4 * index, heldAddress(list[index], className, `${name}[${index}]`));
  }
  wrote(count);
  return start;
}

/** An object that is another's, such as a scene's stage: one and the same for one address. */
export function borrowed(Class, address, owner) {
  let child = owner[CHILDREN].get(address);
  if (child === undefined) {
    child = new Class(ADDRESS, address, owner);
    owner[CHILDREN].set(address, child);
  }
  return child;
}

/** Something inside a stage: a property, a transaction, an animation, a group, a bank. It holds its stage. */
export class StageObject {
  constructor(stage, identifier) {
    if (!(stage instanceof Handle)) {
      throw wrong("stage", "of the class Stage", stage);
    }
    if (typeof identifier !== "bigint") {
      throw wrong("identifier", "a BigInt", identifier);
    }
    /** The stage that it is in. */
    this.stage = stage;
    /** The number that the library knows it by. */
    this.id = identifier;
    Object.freeze(this);
  }

  /** Whether another is the same thing of the same stage. */
  equals(other) {
    return other instanceof StageObject && other.stage === this.stage && other.id === this.id;
  }
}

/** The identifier of a thing, or the number itself. */
export function id(value, name) {
  if (value instanceof StageObject) {
    if (value.stage.isDisposed) {
      throw new ClosedError(`the stage of ${name} was disposed of`);
    }
    return value.id;
  }
  return u64(value, name);
}

export const U64 = kind(BigUint64Array, "BigUint64Array", id, (at, address, value) =>
  at.setBigUint64(address, value, true),
);

/** The stage's address of a thing that a method is called on. */
export function stageOf(thing, Class) {
  return address(isThing(thing, Class).stage, "Stage", "stage");
}

export function heldStageOf(thing, Class) {
  return heldAddress(isThing(thing, Class).stage, "Stage", "stage");
}

function isThing(thing, Class) {
  if (!(thing instanceof StageObject)) {
    throw wrong("this", `of the class ${Class}`, thing);
  }
  return thing;
}
