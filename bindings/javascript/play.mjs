#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Plays a trace of input on a document with the WebAssembly build, and prints the transcript that all of the library's
// runners share (Tests/conformance/transcript.md): bindings/c/player.c says the same of the shared library.

import { readFileSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { AnimError, Library } from "./library.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;
const EVENT_BATCH = 64;

const USAGE = `usage: play.mjs DOCUMENT TRACE [options]

Plays a trace of input on a scene document with the WebAssembly build of libanimcore.

  --fps N            frames a second, a whole number (60)
  --hex              numbers as the 16 hexadecimal digits of their bits
  --time-scale S     stage time runs S times as fast as the trace's time (1)
  --quiet            print the digest alone
  --module FILE      the module (build/wasm/animcore.wasm)
  --abi FILE         the description of the interface (docs/abi/animcore-abi.json)
  --help             print this
`;

/** Text that is printed and hashed (FNV-1a, 64 bits) as it goes. */
class Transcript {
  constructor(isQuiet) {
    this.isQuiet = isQuiet;
    // 64 bits as two halves: BigInt a byte would be slow.
    this.high = 0xcbf29ce4;
    this.low = 0x84222325;
  }

  line(text) {
    const bytes = Buffer.from(`${text}\n`, "utf8");
    for (const byte of bytes) {
      const low = (this.low ^ byte) >>> 0;
      // Times 0x100000001b3 modulo 2^64: the low half times 0x1b3 carries, the high half gains the low half << 8.
      const product = low * 0x1b3;
      this.high = (Math.imul(this.high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
      this.low = product >>> 0;
    }
    if (!this.isQuiet) {
      writeAll(bytes);
    }
  }

  get digest() {
    return this.high.toString(16).padStart(8, "0") + this.low.toString(16).padStart(8, "0");
  }
}

function writeAll(bytes) {
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(1, bytes, offset);
    } catch (error) {
      if (error.code !== "EAGAIN") {
        throw error;
      }
    }
  }
}

const NUMBER = new DataView(new ArrayBuffer(8));

function hexadecimal(number) {
  NUMBER.setFloat64(0, number);
  return NUMBER.getBigUint64(0).toString(16).padStart(16, "0");
}

/** The 17 digits of a number and its exponent; halfway cases go to the even digit as in C, where JavaScript goes up. */
function seventeenDigits(number) {
  const [rounded, exponent] = number.toExponential(16).split("e");
  const [exact, exactExponent] = number.toExponential(60).split("e");
  const isHalfway = exponent === exactExponent && /^-?\d\.\d{15}[02468]50*$/.test(exact);
  return [isHalfway ? exact.slice(0, rounded.length) : rounded, Number(exponent)];
}

/** As C's %.17g. */
function decimal(number) {
  if (number === 0) {
    return Object.is(number, -0) ? "-0" : "0";
  }
  if (!Number.isFinite(number)) {
    return Number.isNaN(number) ? "nan" : number > 0 ? "inf" : "-inf";
  }
  const [digits, exponent] = seventeenDigits(number);
  if (exponent < -4 || exponent >= 17) {
    const short = digits.replace(/\.?0+$/, "");
    const magnitude = String(Math.abs(exponent)).padStart(2, "0");
    return `${short}e${exponent < 0 ? "-" : "+"}${magnitude}`;
  }
  const sign = number < 0 ? "-" : "";
  const all = digits.replace("-", "").replace(".", "");
  const whole = exponent < 0 ? "0" : all.slice(0, exponent + 1);
  const fraction = (exponent < 0 ? "0".repeat(-exponent - 1) + all : all.slice(exponent + 1)).replace(/0+$/, "");
  return `${sign}${whole}${fraction === "" ? "" : "."}${fraction}`;
}

/** round(frame * 705600000 / fps), ties up, in integers. */
function frameTime(frame, fps, flicksPerSecond) {
  return (frame * flicksPerSecond * 2n + fps) / (fps * 2n);
}

function eventKindNames(constants) {
  const prefix = "ANIM_EVENT_KIND_";
  return new Map(
    Object.entries(constants)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [value, name.slice(prefix.length).toLowerCase().replaceAll("_", "-")]),
  );
}

function propertyInfo(library, stage, property) {
  return library.getStruct(
    "anim_stage_get_property_info",
    "anim_property_info",
    stage,
    property,
  );
}

/** The named properties of a stage, in order of creation. */
function namedProperties(library, stage) {
  return library.withScratch((allocate) => {
    const countAddress = allocate(4);
    library.call("anim_stage_list_properties", stage, 0, 0, countAddress);
    const count = library.readSize(countAddress);
    const list = allocate(count * 8);
    library.call("anim_stage_list_properties", stage, list, count, countAddress);
    const properties = [];
    for (let index = 0; index < count; index += 1) {
      const property = library.view.getBigUint64(list + index * 8, true);
      const info = propertyInfo(library, stage, property);
      const name = info.name < 0 ? "" : library.getText("anim_stage_get_name", stage, info.name);
      if (name !== "") {
        properties.push({ property, name });
      }
    }
    return properties;
  });
}

function readValue(library, stage, property, count, what) {
  return library.withScratch((allocate) => {
    const address = allocate(count * 8);
    library.call("anim_stage_get_value", stage, property, what, address, count);
    return Array.from({ length: count }, (_, index) => library.view.getFloat64(address + index * 8, true));
  });
}

function takeEvents(library, stage) {
  const size = library.sizeOf("anim_event");
  const events = [];
  for (;;) {
    const batch = library.withScratch((allocate) => {
      const countAddress = allocate(4);
      const address = allocate(EVENT_BATCH * size);
      library.call("anim_stage_poll_events", stage, address, EVENT_BATCH, countAddress);
      return Array.from({ length: library.readSize(countAddress) }, (_, index) =>
        library.readStruct(address + index * size, "anim_event"),
      );
    });
    events.push(...batch);
    if (batch.length < EVENT_BATCH) {
      return events;
    }
  }
}

/** Loads a trace, or a scene with what a trace says of how to. */
function load(library, functionName, path, trace) {
  const bytes = readFileSync(path);
  return library.withScratch((allocate) => {
    const [address, length] = library.writeBytes(allocate, bytes);
    const result = allocate(4);
    const options = trace === undefined ? [] : [writeOptions(library, allocate, trace)];
    library.call(functionName, address, length, ...options, result);
    return library.readSize(result);
  });
}

/** The options of a scene on which a trace is to be played: its seed and its parameters. */
function writeOptions(library, allocate, trace) {
  const structName = "anim_scene_options";
  const options = allocate(library.sizeOf(structName));
  library.call("anim_default_scene_options", options, library.sizeOf(structName));
  const offset = (name) => library.structs.get(structName).fields.find((field) => field.name === name).offset;
  const { seed } = library.getStruct("anim_trace_get_info", "anim_trace_info", trace);
  library.view.setBigUint64(options + offset("seed"), seed, true);
  const [address, length] = library.writeText(allocate, library.getText("anim_trace_get_parameters", trace));
  library.view.setUint32(options + offset("parameters"), length > 0 ? address : 0, true);
  library.view.setUint32(options + offset("parameters_length"), length, true);
  return options;
}

function play(library, documentPath, tracePath, settings) {
  const { constants } = library;
  const trace = load(library, "anim_trace_load", tracePath);
  const scene = load(library, "anim_scene_load", documentPath, trace);
  const stage = library.get("anim_scene_get_stage", scene);
  if (settings.timeScale !== undefined) {
    library.call("anim_stage_set_time_scale", stage, settings.timeScale);
  }
  const transcript = new Transcript(settings.isQuiet);
  const kinds = eventKindNames(constants);
  const properties = namedProperties(library, stage);
  const show = settings.isHexadecimal ? hexadecimal : decimal;
  const flicksPerSecond = BigInt(constants.ANIM_FLICKS_PER_SECOND);

  library.withScratch((allocate) => {
    const nextStep = allocate(4);
    const { end } = library.getStruct("anim_trace_get_info", "anim_trace_info", trace);
    for (let frame = 0n, time = -1n; frame === 0n || time < end; frame += 1n) {
      time = frameTime(frame, settings.fps, flicksPerSecond);
      library.call("anim_scene_play", scene, trace, time, nextStep);
      transcript.line(`frame ${frame} ${time} state ${library.getText("anim_scene_get_atomic_states", scene) || "-"}`);
      for (const each of properties) {
        // Asked for anew: a path has as many components as it has coordinates now.
        const count = propertyInfo(library, stage, each.property).shown_count;
        const read = (what) => readValue(library, stage, each.property, count, what).map(show);
        const now = read(constants.ANIM_READ_PRESENTATION);
        const velocity = read(constants.ANIM_READ_VELOCITY);
        transcript.line(["property", each.name, ...now, "velocity", ...velocity].join(" "));
      }
      for (const event of takeEvents(library, stage)) {
        const name = event.name < 0 ? "" : library.getText("anim_stage_get_name", stage, event.name);
        const kind = kinds.get(event.kind) ?? "unknown";
        transcript.line(`event ${event.time} ${kind} ${name || "-"} ${event.finished} ${event.count}`);
      }
      transcript.line(`hash ${library.get("anim_scene_get_hash", scene).toString(16).padStart(16, "0")}`);
    }
  });
  writeAll(Buffer.from(`digest ${transcript.digest}\n`));
  library.call("anim_trace_destroy", trace);
  library.call("anim_scene_destroy", scene);
}

function usageError(message) {
  process.stderr.write(`play.mjs: ${message}\nTry play.mjs --help.\n`);
  process.exit(EXIT_USAGE);
}

function main() {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        fps: { type: "string", default: "60" },
        hex: { type: "boolean", default: false },
        "time-scale": { type: "string" },
        quiet: { type: "boolean", default: false },
        module: { type: "string", default: `${ROOT}build/wasm/animcore.wasm` },
        abi: { type: "string", default: `${ROOT}docs/abi/animcore-abi.json` },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    usageError(error.message);
  }
  const { values, positionals } = parsed;
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (positionals.length !== 2) {
    process.stderr.write(USAGE);
    process.exit(EXIT_USAGE);
  }
  if (!/^[1-9][0-9]{0,8}$/.test(values.fps) || Number(values.fps) > 705600000) {
    usageError("--fps needs a whole number from 1 to 705600000");
  }
  const timeScale = values["time-scale"] === undefined ? undefined : Number(values["time-scale"]);
  if (timeScale !== undefined && (values["time-scale"].trim() === "" || Number.isNaN(timeScale))) {
    usageError("--time-scale needs a number");
  }
  try {
    play(new Library(values.module, values.abi), positionals[0], positionals[1], {
      fps: BigInt(values.fps),
      isHexadecimal: values.hex,
      isQuiet: values.quiet,
      timeScale,
    });
  } catch (error) {
    if (error.code === "EPIPE") {
      return;
    }
    process.stderr.write(`play.mjs: ${error.message}\n`);
    process.exit(error instanceof AnimError ? EXIT_REFUSED : EXIT_USAGE);
  }
}

main();
