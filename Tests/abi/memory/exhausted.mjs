// SPDX-License-Identifier: MIT
// A WebAssembly module whose memory is full, but for so many kilobytes: every call answers with a status, and what was
// there before is as it was. The module's memory is given a maximum; its own malloc fills it.
//
//     node exhausted.mjs ANIMCORE.WASM DOCUMENT

import { readFileSync } from "node:fs";

const OK = 0;
const MEMORY = 12;
const PAGE = 65536;
const [modulePath, documentPath] = process.argv.slice(2);

/** Reads an unsigned LEB128 number; gives it and the place after it. */
function number(bytes, start) {
    let [value, shift, place] = [0, 0, start];
    for (;;) {
        const byte = bytes[place++];
        value += (byte & 0x7f) * 2 ** shift;
        shift += 7;
        if (byte < 0x80) return [value, place];
    }
}

function encoded(value) {
    const bytes = [];
    do {
        bytes.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
        value >>>= 7;
    } while (value > 0);
    return bytes;
}

/** The module with another memory section: as many pages at first as it asks for, and so many more at the most. */
function limited(bytes, more) {
    let place = 8;
    while (place < bytes.length) {
        const [size, content] = number(bytes, place + 1);
        if (bytes[place] === 5) {
            const [initial] = number(bytes, content + 2);
            const section = [1, 1, ...encoded(initial), ...encoded(initial + more)];
            return Buffer.concat([
                bytes.subarray(0, place),
                Buffer.from([5, ...encoded(section.length), ...section]),
                bytes.subarray(content + size),
            ]);
        }
        place = content + size;
    }
    throw new Error("the module has no memory");
}

const module = new WebAssembly.Module(limited(readFileSync(modulePath), 64));
const text = readFileSync(documentPath);
const counts = { done: 0, refused: 0 };

function attempt(freeKilobytes) {
    const { exports } = new WebAssembly.Instance(module, {});
    exports.__wasm_call_ctors?.();
    const view = () => new DataView(exports.memory.buffer);
    const put = (bytes) => {
        const pointer = exports.malloc(bytes.length);
        new Uint8Array(exports.memory.buffer).set(bytes, pointer);
        return pointer;
    };
    const message = () => {
        const bytes = new Uint8Array(exports.memory.buffer, exports.anim_last_error_message());
        return Buffer.from(bytes.subarray(0, bytes.indexOf(0))).toString();
    };
    const expect = (status, what) => {
        if (status !== OK) throw new Error(`${what}: ${message()}`);
    };
    const [document, out, hashOut] = [put(text), exports.malloc(64), exports.malloc(64)];
    expect(exports.anim_scene_load(document, text.length, 0, out), "load");
    const scene = view().getUint32(out, true);
    expect(exports.anim_scene_advance(scene, 0.25), "advance");
    const hash = () => {
        expect(exports.anim_scene_get_hash(scene, hashOut), "hash");
        return view().getBigUint64(hashOut, true);
    };
    expect(exports.anim_path_create(out + 8), "path");
    const path = view().getUint32(out + 8, true);
    const data = put(Buffer.from("M0 0" + "h1 1 1".repeat(2000)));

    // Fill the memory, largest pieces first, and leave so much of it.
    const pieces = [];
    for (let size = 4 * PAGE; size >= 16; size = Math.floor(size / 2)) {
        for (let piece = exports.malloc(size); piece !== 0; piece = exports.malloc(size)) {
            if (size === 1024) pieces.push(piece);
            else if (size > 1024) {
                // In pieces of one kilobyte, of which some are given back.
                exports.free(piece);
                const before = pieces.length;
                for (let each = 0; each < size / 1200; each += 1) {
                    const small = exports.malloc(1024);
                    if (small !== 0) pieces.push(small);
                }
                if (pieces.length === before) break;
            }
        }
    }
    for (let each = 0; each < freeKilobytes && pieces.length > 0; each += 1) exports.free(pieces.pop());

    const low = new Uint8Array(exports.memory.buffer.slice(0, 1024));
    const check = (status, before, what) => {
        if (status === OK) counts.done += 1;
        else if (status === MEMORY) {
            counts.refused += 1;
            if (message().length < 20) throw new Error(`${what}: no message`);
            if (before !== undefined && hash() !== before) throw new Error(`${what}: refused, but something changed`);
        } else throw new Error(`${what} with ${freeKilobytes} KB: status ${status}: ${message()}`);
    };
    for (let round = 0; round < 40; round += 1) {
        let before = hash();
        check(exports.anim_scene_load(document, text.length, 0, out + 16), before, "load");
        check(exports.anim_path_parse(path, data, 12004, 0, 0), before, "parse");
        check(exports.anim_scene_send_pointer(scene, 0, 0, 50, 25), before, "touch");
        before = hash();
        check(exports.anim_scene_advance(scene, 0.1), before, "advance");
        before = hash();
        check(exports.anim_scene_send_pointer(scene, 2, 0, 50, 25), before, "lift");
        before = hash();
        check(exports.anim_scene_get_display_commands(scene, out + 24, out + 28), undefined, "display");
        check(exports.anim_scene_snapshot(scene, 0, 0, out + 32), before, "snapshot");
    }
    const lowAfter = new Uint8Array(exports.memory.buffer.slice(0, 1024));
    if (Buffer.compare(Buffer.from(low), Buffer.from(lowAfter)) !== 0) throw new Error("low memory was written to");
    expect(exports.anim_scene_destroy(scene), "destroy");
}

let tries = 0;
for (let kilobytes = 0; kilobytes < 3000; kilobytes += kilobytes < 64 ? 1 : 97) {
    attempt(kilobytes);
    tries += 1;
}
console.log(`${tries} memories, ${counts.done} calls done, ${counts.refused} refused`);
if (counts.refused === 0 || counts.done === 0) process.exit(1);
