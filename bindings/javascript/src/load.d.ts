// SPDX-License-Identifier: MIT

/** Where the library can be loaded from. In Node a string without a scheme is a path. */
export type Source = string | URL | BufferSource | WebAssembly.Module | Response;

/**
 * Loads the library, once: later calls wait for the first. Without an argument it takes animcore.wasm beside the
 * package, in Node also what the environment variable ANIMCORE_WASM names.
 */
export declare function load(source?: Source | Promise<Source>): Promise<void>;

/** Loads the library from bytes or a compiled module, without waiting. Browsers allow this only in workers. */
export declare function loadSync(source: BufferSource | WebAssembly.Module): void;
