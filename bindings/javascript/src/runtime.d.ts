// SPDX-License-Identifier: MIT

import type { Stage } from "./objects.js";

/** A value type: compared by its members, printed with them. */
export declare abstract class Value<Init = object> {
  /** Whether another is of the same type and has the same members. */
  equals(other: unknown): boolean;
  /** Another with some members replaced. */
  with(changes: Partial<Init>): this;
  toString(): string;
}

/** An object of the library, released by dispose(). What nothing refers to any more is released some time. */
export declare abstract class Handle {
  /** Whether it has been released. */
  readonly isDisposed: boolean;
  /** Releases it, now. A second time does nothing. Where there is Symbol.dispose, `using` does so. */
  dispose(): void;
}

/** Something inside a stage: a property, a transaction, an animation, a group, a bank. It holds its stage. */
export declare abstract class Thing {
  /** What a stage knows by a number, such as the subject of an event. */
  constructor(stage: Stage, identifier: bigint);
  /** The stage that it is in. */
  readonly stage: Stage;
  /** The number that the library knows it by. */
  readonly id: bigint;
  /** Whether another is the same thing of the same stage. */
  equals(other: unknown): boolean;
}

/** Numbers in the library's own memory: passed to calls and filled by them without a copy. */
export declare class NativeArray {
  constructor(length: number);
  readonly length: number;
  readonly isDisposed: boolean;
  /** The numbers as they are now, as a view. It ends when the memory grows (it has no elements then): ask anew. */
  readonly values: Float64Array;
  /** Gives the memory back. Its views must not be used any more. */
  dispose(): void;
}

/** Whether an array lies in the library's memory as it is now. A view from before the memory grew has no elements. */
export declare function isLive(array: ArrayBufferView): boolean;
