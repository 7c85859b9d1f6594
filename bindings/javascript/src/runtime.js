// SPDX-License-Identifier: MIT
// What the generated classes stand on. None of it knows a function of the library by name, but for those of errors.

export * from "./memory.js";
export * from "./arrays.js";
export * from "./structures.js";
export * from "./handles.js";
export * from "./callbacks.js";
