// SPDX-License-Identifier: MIT

export * from "./src/constants.js";
export { AnimError, ClosedError } from "./src/errors.js";
export { ItemList } from "./src/lists.js";
export { load, loadSync } from "./src/load.js";
export { Handle, NativeArray, StageObject, Value, isLive } from "./src/runtime.js";
export * from "./src/values.js";
export * from "./src/objects.js";
export * from "./src/functions.js";
