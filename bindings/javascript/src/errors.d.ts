// SPDX-License-Identifier: MIT

import type { Status } from "./constants.js";

/** What the library refused. A refused call has changed nothing. */
export declare class AnimError extends Error {
  private constructor();
  /** Its number. */
  readonly status: Status;
  /** The name of its status, such as ANIM_ERROR_SYNTAX. */
  readonly code: string;
  /** Where in a document or text it is, from 1; 0 where there is no place. */
  readonly line: number;
  readonly column: number;
  /** Where in a document it is, as a JSON pointer. */
  readonly pointer: string;
  /** The byte of path data where it is; -1 where it is in none. */
  readonly offset: number;
}

/** Something was used after dispose(), its own or that of the stage or scene that it belongs to. */
export declare class ClosedError extends Error {
  constructor(message?: string);
}
