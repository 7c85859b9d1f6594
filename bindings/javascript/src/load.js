// SPDX-License-Identifier: MIT
// Brings animcore.wasm in, in Node and in browsers.

import { adopt, isLoaded } from "./runtime.js";

const BESIDE = new URL("../animcore.wasm", import.meta.url);
const isNode = typeof process === "object" && process?.versions?.node !== undefined;

let loading;

/**
 * Loads the library, once: later calls wait for the first. Without an argument it takes animcore.wasm beside the
 * package, in Node also what the environment variable ANIMCORE_WASM names; otherwise a path (in Node), a URL, bytes, a
 * compiled module, or a Response or what becomes one.
 */
export function load(source) {
  loading ??= instantiate(source).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the library from bytes or a compiled module, without waiting. Browsers allow that in workers alone. */
export function loadSync(source) {
  if (!isLoaded()) {
    const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
    adopt(new WebAssembly.Instance(module, {}));
    loading = Promise.resolve();
  }
}

async function instantiate(source) {
  const given = (await source) ?? ((isNode && process.env.ANIMCORE_WASM) || BESIDE);
  const result = given instanceof WebAssembly.Module ? given : await compiled(given);
  if (!isLoaded()) {
    adopt(await WebAssembly.instantiate(result, {}));
  }
}

async function compiled(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  if (typeof Response === "function" && source instanceof Response) {
    return fromResponse(source);
  }
  if (typeof source !== "string" && !(source instanceof URL)) {
    throw new TypeError("load takes a path, a URL, bytes, a WebAssembly.Module or a Response");
  }
  if (isNode && !/^(https?|data|blob):/.test(String(source))) {
    // A name that bundlers for browsers do not look into.
    const files = "node:fs/promises";
    const { readFile } = await import(files);
    const place = typeof source === "string" && source.startsWith("file:") ? new URL(source) : source;
    return WebAssembly.compile(await readFile(place));
  }
  return fromResponse(await fetch(source));
}

async function fromResponse(response) {
  if (!response.ok) {
    throw new Error(`animcore.wasm could not be fetched: ${response.status} ${response.statusText}`);
  }
  // compileStreaming wants the type application/wasm, and nothing behind it, which not every server sends.
  if (response.headers.get("Content-Type") === "application/wasm") {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
