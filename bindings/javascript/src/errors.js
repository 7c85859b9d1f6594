// SPDX-License-Identifier: MIT

/** What the library refused. A refused call has changed nothing. */
export class AnimError extends Error {
  constructor(message, { status, code, line = 0, column = 0, pointer = "", offset = -1 }) {
    super(message);
    this.name = "AnimError";
    /** Its number: a Status. */
    this.status = status;
    /** The name of its status, such as ANIM_ERROR_SYNTAX. */
    this.code = code;
    /** Where in a document or text it is, from 1; 0 where there is no place. */
    this.line = line;
    this.column = column;
    /** Where in a document it is, as a JSON pointer. */
    this.pointer = pointer;
    /** The byte of path data where it is; -1 where it is in none. */
    this.offset = offset;
  }
}

/** Something was used after dispose(), its own or that of the stage or scene that it belongs to. */
export class ClosedError extends Error {
  constructor(message) {
    super(message);
    this.name = "ClosedError";
  }
}
