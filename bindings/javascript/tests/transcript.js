// SPDX-License-Identifier: MIT
// The transcript of a trace (Tests/conformance/transcript.md) and its digest, in Node and in browsers.

import { EventKind, FLICKS_PER_SECOND, Read, Scene, Trace } from "../index.js";

/** FNV-1a, 64 bits, as two halves: BigInt a byte would be slow. */
export class Digest {
  #high = 0xcbf29ce4;
  #low = 0x84222325;

  add(bytes) {
    for (const byte of bytes) {
      const low = (this.#low ^ byte) >>> 0;
      // Times 0x100000001b3 modulo 2^64: the low half times 0x1b3 carries, the high half gains the low half << 8.
      const product = low * 0x1b3;
      this.#high = (Math.imul(this.#high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
      this.#low = product >>> 0;
    }
  }

  toString() {
    return this.#high.toString(16).padStart(8, "0") + this.#low.toString(16).padStart(8, "0");
  }
}

const BITS = new DataView(new ArrayBuffer(8));

function hexadecimal(number) {
  BITS.setFloat64(0, number);
  return BITS.getBigUint64(0).toString(16).padStart(16, "0");
}

export const hash = (bits) => bits.toString(16).padStart(16, "0");
/** The bits of numbers in hexadecimal. */
export const said = (values) => Array.from(values, hexadecimal);
const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** round(frame * flicks / fps), ties up, in integers. */
export const frameTime = (frame, fps) => (frame * BigInt(FLICKS_PER_SECOND) * 2n + fps) / (fps * 2n);

/** What a scene did, told frame by frame, and the digest of that. Each line is also handed to a function, if there is one. */
export class Transcript {
  #scene;
  #named;
  #tell;
  #digest = new Digest();
  #encoder = new TextEncoder();

  constructor(scene, tell) {
    this.#scene = scene;
    this.#tell = tell;
    this.#named = scene.stage.properties
      .map((property) => ({ property, name: property.name }))
      .filter(({ name }) => name !== "");
  }

  #line(...words) {
    const bytes = this.#encoder.encode(`${words.join(" ")}\n`);
    this.#digest.add(bytes);
    this.#tell?.(bytes);
  }

  /** Tells of the scene as it is now, at the host time of a frame in flicks. */
  frame(frame, time) {
    const scene = this.#scene;
    const stage = scene.stage;
    this.#line("frame", frame, time, "state", scene.state || "-");
    for (const { property, name } of this.#named) {
      const velocity = said(property.read(Read.Velocity));
      this.#line("property", name, ...said(property.read(Read.Presentation)), "velocity", ...velocity);
    }
    for (const event of stage.events()) {
      const name = event.name < 0 ? "" : stage.getName(event.name);
      const kind = kebab(EventKind[event.kind] ?? "Unknown");
      this.#line("event", event.time, kind, name || "-", Number(event.finished), event.count);
    }
    this.#line("hash", hash(scene.hash));
  }

  get digest() {
    return String(this.#digest);
  }
}

/**
 * Plays a trace of a document, both given as text or bytes, and gives the digest of its transcript. Each line is also
 * handed to a function, as bytes, if there is one.
 */
export function playTrace(document, recorded, tell, fps = 60n) {
  const trace = Trace.load(recorded);
  const { end, seed } = trace.info;
  const scene = Scene.load(document, { seed, parameters: trace.parameters || null });
  const transcript = new Transcript(scene, tell);
  let step = 0;
  for (let frame = 0n, time = -1n; frame === 0n || time < end; frame += 1n) {
    time = frameTime(frame, fps);
    step = scene.play(trace, time, step);
    transcript.frame(frame, time);
  }
  trace.dispose();
  scene.dispose();
  return transcript.digest;
}
