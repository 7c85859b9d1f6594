// SPDX-License-Identifier: MIT

export * from "./src/constants.js";
export { AnimError, ClosedError } from "./src/errors.js";
export { Item, ItemList, ItemValues } from "./src/lists.js";
export { load, loadSync } from "./src/load.js";
export { Handle, NativeArray, StageObject, Value, isLive } from "./src/runtime.js";
export { MotionSource } from "./src/bases.js";
export * from "./src/structs.js";
export * from "./src/objects.js";
export * from "./src/functions.js";
