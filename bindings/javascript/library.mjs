// SPDX-License-Identifier: MIT
// The WebAssembly build of libanimcore, called by what docs/abi/animcore-abi.json says of the interface.
//
// The module imports nothing. A pointer is a byte offset into its memory, a size is a number, a 64-bit integer is a
// BigInt; struct layouts are the same as everywhere (a pointer in a struct takes 8 bytes).

import { readFileSync } from "node:fs";

const WASM_PAGE = 65536;
const POINTER_SIZE = 4;
const SCRATCH_ALIGNMENT = 16;

/** What the library refused: `status` is its number, `statusName` its name, the message the library's own sentence. */
export class AnimError extends Error {
  constructor(status, statusName, message) {
    super(message);
    this.name = "AnimError";
    this.status = status;
    this.statusName = statusName;
  }
}

/** The library, loaded. */
export class Library {
  /**
   * @param {string} modulePath animcore.wasm
   * @param {string} descriptionPath animcore-abi.json
   */
  constructor(modulePath, descriptionPath) {
    const description = JSON.parse(readFileSync(descriptionPath, "utf8"));
    this.constants = Object.fromEntries(description.constants.map(({ name, value }) => [name, value]));
    this.structs = new Map([...description.structs, ...description.unions].map((struct) => [struct.name, struct]));
    this.functions = new Map(description.functions.map((each) => [each.name, each]));

    const module = new WebAssembly.Module(readFileSync(modulePath));
    const imports = WebAssembly.Module.imports(module);
    if (imports.length > 0) {
      throw new Error(`${modulePath} imports ${imports[0].module}.${imports[0].name}; it must import nothing`);
    }
    this.exports = new WebAssembly.Instance(module).exports;
    // A module without constructors has neither.
    (this.exports._initialize ?? this.exports.__wasm_call_ctors)?.();
    // wasi-libc's malloc takes all memory that there is when it is first called: it must be called before allocatePages.
    this.exports.free(this.exports.malloc(1));
    for (const name of this.functions.keys()) {
      if (typeof this.exports[name] !== "function") {
        throw new Error(`${modulePath} does not export ${name}`);
      }
    }
    this.scratchBlocks = [];
  }

  // Memory. The views are made anew each time: they end when the memory grows.

  get view() {
    return new DataView(this.exports.memory.buffer);
  }

  get bytes() {
    return new Uint8Array(this.exports.memory.buffer);
  }

  /** The address of `size` bytes that stay valid for the process; whole pages of their own, so for a few large things. */
  allocatePages(size) {
    const pages = Math.max(1, Math.ceil(size / WASM_PAGE));
    const before = this.exports.memory.grow(pages);
    return before * WASM_PAGE;
  }

  /** Runs `body` with a function that gives zeroed memory, which is taken back when `body` returns. */
  withScratch(body) {
    const block = this.scratchBlocks.pop() ?? { start: this.allocatePages(WASM_PAGE), size: WASM_PAGE };
    let used = 0;
    const allocate = (size) => {
      const rounded = Math.ceil(Math.max(size, 1) / SCRATCH_ALIGNMENT) * SCRATCH_ALIGNMENT;
      if (used + rounded > block.size) {
        // Too small: a larger block takes its place, and this one stays valid until the body returns.
        block.size = Math.max(rounded, block.size * 2);
        block.start = this.allocatePages(block.size);
        block.size = Math.ceil(block.size / WASM_PAGE) * WASM_PAGE;
        used = 0;
      }
      const address = block.start + used;
      used += rounded;
      this.bytes.fill(0, address, address + rounded);
      return address;
    };
    try {
      return body(allocate);
    } finally {
      this.scratchBlocks.push(block);
    }
  }

  readText(address, length) {
    return new TextDecoder("utf-8", { fatal: true }).decode(this.bytes.slice(address, address + length));
  }

  readTerminatedText(address) {
    const bytes = this.bytes;
    let end = address;
    while (bytes[end] !== 0) {
      end += 1;
    }
    return this.readText(address, end - address);
  }

  /** Writes bytes to scratch memory: their address and length, as arguments for a call. */
  writeBytes(allocate, bytes) {
    const address = allocate(bytes.length);
    this.bytes.set(bytes, address);
    return [address, bytes.length];
  }

  writeText(allocate, text) {
    return this.writeBytes(allocate, new TextEncoder().encode(text));
  }

  /** A number at an address, read as a type of the description. */
  read(address, type) {
    const view = this.view;
    switch (type.kind) {
      case "float":
        return view.getFloat64(address, true);
      case "size":
      case "pointer":
        return view.getUint32(address, true);
      case "integer": {
        const reader = `get${type.width === 64 ? "Big" : ""}${type.signed ? "Int" : "Uint"}${type.width}`;
        return view[reader](address, true);
      }
      case "struct":
        return this.readStruct(address, type.name);
      default:
        throw new Error(`a ${type.kind} cannot be read`);
    }
  }

  readSize(address) {
    return this.view.getUint32(address, true);
  }

  /** A struct as an object; arrays in it as arrays; a union as the member that its tag says is there, or null. */
  readStruct(address, name) {
    const struct = this.structs.get(name);
    const fields = struct.fields.map((field) => {
      if (field.type.kind === "union") {
        const tag = struct.fields.find((other) => other.name === field.tag);
        const value = this.read(address + tag.offset, tag.type);
        const members = this.structs.get(field.type.name).fields;
        const member = members.find(({ when }) => when.some((constant) => this.constants[constant] === value));
        return [field.name, member === undefined ? null : this.readStruct(address + field.offset, member.type.name)];
      }
      const elements = Array.from({ length: field.count }, (_, index) =>
        this.read(address + field.offset + (index * field.size) / field.count, field.type),
      );
      return [field.name, field.count === 1 ? elements[0] : elements];
    });
    return Object.fromEntries(fields);
  }

  sizeOf(name) {
    return this.structs.get(name).size;
  }

  // Calls

  /** Calls a function by name; one that returns a status throws an AnimError unless it is ANIM_OK. */
  call(name, ...values) {
    const result = this.exports[name](...values);
    if (this.functions.get(name).result.typedef === "anim_status" && result !== this.constants.ANIM_OK) {
      const statusName = this.readTerminatedText(this.exports.anim_status_name(result));
      const message = this.readTerminatedText(this.exports.anim_last_error_message());
      throw new AnimError(result, statusName, message);
    }
    return result;
  }

  /** Calls a function whose last parameter is a pointer to one result, and reads it. */
  get(name, ...values) {
    const parameters = this.functions.get(name).parameters;
    const type = parameters[parameters.length - 1].type.to;
    return this.withScratch((allocate) => {
      const address = allocate(type.kind === "struct" ? this.sizeOf(type.name) : 8);
      this.call(name, ...values, address);
      return this.read(address, type);
    });
  }

  /** A struct that begins with struct_size, filled by a call. */
  getStruct(name, structName, ...values) {
    return this.withScratch((allocate) => {
      const address = allocate(this.sizeOf(structName));
      this.view.setUint32(address, this.sizeOf(structName), true);
      this.call(name, ...values, address);
      return this.readStruct(address, structName);
    });
  }

  /** The text of a function that ends with (buffer, capacity, length). */
  getText(name, ...values) {
    return this.withScratch((allocate) => {
      const lengthAddress = allocate(POINTER_SIZE);
      this.call(name, ...values, 0, 0, lengthAddress);
      const length = this.readSize(lengthAddress);
      if (length === 0) {
        return "";
      }
      const buffer = allocate(length);
      this.call(name, ...values, buffer, length, lengthAddress);
      return this.readText(buffer, this.readSize(lengthAddress));
    });
  }
}
