// SPDX-License-Identifier: MIT

import type { Stage } from "./objects.js";

declare global {
  // As in the libraries of TypeScript from 5.2 on, where both are one declaration.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** A value type: compared by its members, and printed with them. */
export declare abstract class Value<Init = object> {
  /** Whether another is of the same type and has the same members. */
  equals(other: unknown): boolean;
  /** A copy with some members replaced. */
  with(changes: Partial<Init>): this;
  toString(): string;
}

/** An object of the library, released by dispose(), or some time after nothing refers to it any more. */
export declare abstract class Handle {
  /** Whether it has been released. */
  readonly isDisposed: boolean;
  /** Releases it now. Idempotent. Refused while a call that has it is under way. */
  dispose(): void;
  /** dispose(), for `using`; where Symbol.dispose exists. */
  [Symbol.dispose](): void;
}

/** Something inside a stage: a property, a transaction, an animation, a group, a bank. It keeps its stage alive. */
export declare abstract class StageObject {
  /** The thing of a stage with an identifier, such as the subject of an event. */
  constructor(stage: Stage, identifier: bigint);
  /** The stage that it is in. */
  readonly stage: Stage;
  /** Its identifier in the library. */
  readonly id: bigint;
  /** Whether another is the same thing of the same stage. */
  equals(other: unknown): boolean;
}

/** Numbers in the library's own memory: passed to calls and filled by them without a copy. */
export declare class NativeArray {
  constructor(length: number);
  readonly length: number;
  readonly isDisposed: boolean;
  /** A view of the numbers. It ends when the memory grows, and then has no elements: get it again. */
  readonly values: Float64Array;
  /** Releases the memory. Its views must not be used any more. */
  dispose(): void;
  /** dispose(), for `using`; where Symbol.dispose exists. */
  [Symbol.dispose](): void;
}

/** Whether an array lies in the library's memory as it is now. A view from before the memory grew has no elements. */
export declare function isLive(array: ArrayBufferView): boolean;
