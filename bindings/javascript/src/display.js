// SPDX-License-Identifier: MIT
// A scene's display list, read anew for each frame into the same objects: what an animation draws makes no garbage.

import { DrawKind, Paint } from "./constants.js";
import { Handle, address, alloc, begin, check, enter, leave, memory, view, wasm } from "./runtime.js";

// Sizes and places as in include/animcore/scene.h, the same on every platform; a test compares all of it with scene.display.
const DISPLAY_SIZE = 112;
const COMMAND_SIZE = 240;
const STOP_SIZE = 40;
const CONTENT = 104;

// Where a display has what was drawn of its commands, one for each, while the list is made of the same ones.
export const KEPT = Symbol("kept");

const point = () => ({ x: 0, y: 0 });
const paint = () => ({ kind: 0, stopStart: 0, stopCount: 0, color: [0, 0, 0, 0], gradient: null });
const path = () => ({ verbStart: 0, verbCount: 0, coordinateStart: 0, coordinateCount: 0 });

const CONTENTS = {
  [DrawKind.Fill]: () => ({ paint: paint(), path: path(), rule: 0 }),
  [DrawKind.Stroke]: () => ({
    ...{ paint: paint(), path: path(), cap: 0, join: 0, width: 0, miterLimit: 0 },
    ...{ dashOffset: 0, dashStart: 0, dashCount: 0 },
  }),
  [DrawKind.Text]: () => ({
    ...{ paint: paint(), textStart: 0, textCount: 0, fontStart: 0, fontCount: 0 },
    ...{ align: 0, baseline: 0, position: point(), size: 0, weight: 0 },
  }),
  [DrawKind.Image]: () => ({ nameStart: 0, nameCount: 0, fit: 0, frame: { x: 0, y: 0, width: 0, height: 0 } }),
  [DrawKind.LayerBegin]: () => ({ blend: 0, hasShadow: false, shadow: { color: [0, 0, 0, 0], offset: point(), blur: 0 } }),
  [DrawKind.ClipBegin]: () => ({ path: path(), rule: 0 }),
};
const GRADIENTS = {
  [Paint.Linear]: () => ({ start: point(), end: point() }),
  [Paint.Radial]: () => ({ center: point(), radius: 0 }),
  [Paint.Angular]: () => ({ center: point(), angle: 0 }),
};

const makeCommand = () => ({
  kind: -1,
  node: 0,
  transform: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
  opacity: 1,
  bounds: { x: 0, y: 0, width: 0, height: 0 },
  revision: 0,
  content: null,
  contents: {},
});

const u32 = (at, place) => at.getUint32(place, true);
const f64 = (at, place) => at.getFloat64(place, true);

function readColor(at, place, color) {
  for (let index = 0; index < 4; index += 1) {
    color[index] = f64(at, place + 8 * index);
  }
}

function readPoint(at, place, into) {
  into.x = f64(at, place);
  into.y = f64(at, place + 8);
}

function readRectangle(at, place, into) {
  readPoint(at, place, into);
  into.width = f64(at, place + 16);
  into.height = f64(at, place + 24);
}

function readPath(at, place, into) {
  into.verbStart = u32(at, place);
  into.verbCount = u32(at, place + 4);
  into.coordinateStart = u32(at, place + 8);
  into.coordinateCount = u32(at, place + 12);
}

function readPaint(at, place, into) {
  const kind = u32(at, place);
  if (into.kind !== kind) {
    into.gradient = GRADIENTS[kind]?.() ?? null;
    into.kind = kind;
  }
  into.stopStart = u32(at, place + 4);
  into.stopCount = u32(at, place + 8);
  readColor(at, place + 16, into.color);
  const { gradient } = into;
  if (kind === Paint.Linear) {
    readPoint(at, place + 48, gradient.start);
    readPoint(at, place + 64, gradient.end);
  } else if (kind === Paint.Radial) {
    readPoint(at, place + 48, gradient.center);
    gradient.radius = f64(at, place + 64);
  } else if (kind === Paint.Angular) {
    readPoint(at, place + 48, gradient.center);
    gradient.angle = f64(at, place + 64);
  }
}

function readContent(at, place, kind, into) {
  switch (kind) {
    case DrawKind.Fill:
      readPaint(at, place, into.paint);
      readPath(at, place + 80, into.path);
      into.rule = u32(at, place + 96);
      break;
    case DrawKind.Stroke:
      readPaint(at, place, into.paint);
      readPath(at, place + 80, into.path);
      into.cap = u32(at, place + 96);
      into.join = u32(at, place + 100);
      into.width = f64(at, place + 104);
      into.miterLimit = f64(at, place + 112);
      into.dashOffset = f64(at, place + 120);
      into.dashStart = u32(at, place + 128);
      into.dashCount = u32(at, place + 132);
      break;
    case DrawKind.Text:
      readPaint(at, place, into.paint);
      into.textStart = u32(at, place + 80);
      into.textCount = u32(at, place + 84);
      into.fontStart = u32(at, place + 88);
      into.fontCount = u32(at, place + 92);
      into.align = u32(at, place + 96);
      into.baseline = u32(at, place + 100);
      readPoint(at, place + 104, into.position);
      into.size = f64(at, place + 120);
      into.weight = f64(at, place + 128);
      break;
    case DrawKind.Image:
      into.nameStart = u32(at, place);
      into.nameCount = u32(at, place + 4);
      into.fit = u32(at, place + 8);
      readRectangle(at, place + 16, into.frame);
      break;
    case DrawKind.LayerBegin:
      into.blend = u32(at, place);
      into.hasShadow = u32(at, place + 4) !== 0;
      readColor(at, place + 8, into.shadow.color);
      readPoint(at, place + 40, into.shadow.offset);
      into.shadow.blur = f64(at, place + 56);
      break;
    case DrawKind.ClipBegin:
      readPath(at, place, into.path);
      into.rule = u32(at, place + 16);
  }
}

/** Reads where the parts of a command begin that did not change but for that. */
function readRanges(at, place, { kind, content }) {
  switch (kind) {
    case DrawKind.Fill:
    case DrawKind.Stroke:
      content.paint.stopStart = u32(at, place + 4);
      content.path.verbStart = u32(at, place + 80);
      content.path.coordinateStart = u32(at, place + 88);
      if (kind === DrawKind.Stroke) {
        content.dashStart = u32(at, place + 128);
      }
      break;
    case DrawKind.Text:
      content.paint.stopStart = u32(at, place + 4);
      content.textStart = u32(at, place + 80);
      content.fontStart = u32(at, place + 88);
      break;
    case DrawKind.Image:
      content.nameStart = u32(at, place);
      break;
    case DrawKind.ClipBegin:
      content.path.verbStart = u32(at, place);
      content.path.coordinateStart = u32(at, place + 8);
  }
}

/** Reads a command; `isKept`: it is in the place of the same one. */
function readCommand(at, place, into, isKept) {
  const revision = u32(at, place + 96) + 2 ** 32 * u32(at, place + 100);
  if (isKept && revision === into.revision) {
    readRanges(at, place + CONTENT, into);
    return;
  }
  const kind = u32(at, place);
  const { transform } = into;
  into.kind = kind;
  into.node = at.getInt32(place + 4, true);
  transform.a = f64(at, place + 8);
  transform.b = f64(at, place + 16);
  transform.c = f64(at, place + 24);
  transform.d = f64(at, place + 32);
  transform.tx = f64(at, place + 40);
  transform.ty = f64(at, place + 48);
  into.opacity = f64(at, place + 56);
  readRectangle(at, place + 64, into.bounds);
  into.revision = revision;
  // Of each kind that the command ever was, as lists change back and forth.
  into.content = into.contents[kind] ??= CONTENTS[kind]?.() ?? null;
  readContent(at, place + CONTENT, kind, into.content);
}

/** Whether commands are of the same nodes and kinds as those that were read. */
function areSame(at, place, commands) {
  for (let index = 0; index < commands.length; index += 1, place += COMMAND_SIZE) {
    const { kind, node } = commands[index];
    if (u32(at, place) !== kind || at.getInt32(place + 4, true) !== node) {
      return false;
    }
  }
  return true;
}

/** Sets how many of a row there are, of those that were made before where there are enough. */
function fit(row, made, count, make) {
  while (row.length < count) {
    row.push((made[row.length] ??= make()));
  }
  row.length = count;
}

/**
 * Reads the display list of a scene. What `read` gives is as scene.display, but for revisions, which are numbers; it is
 * the same object each time, and its arrays are views of the module's memory, valid until the next call of the library.
 */
export class DisplayReader {
  #scene;
  #commands = [];
  #stops = [];
  #display = {
    ...{ revision: 0, commands: [], stops: [] },
    ...{ verbs: new Uint8Array(0), coordinates: new Float64Array(0), dashes: new Float64Array(0), text: new Uint8Array(0) },
  };

  constructor(scene) {
    this.#scene = scene;
    Object.defineProperty(this.#display, KEPT, { value: [] });
  }

  read() {
    const mark = enter();
    try {
      const place = alloc(DISPLAY_SIZE);
      view().setUint32(place, DISPLAY_SIZE, true);
      check(wasm.anim_scene_get_display(address(this.#scene, "Scene", "scene"), place, begin()));
      this.#fill(view(), place);
    } finally {
      leave(mark);
    }
    return this.#display;
  }

  #fill(at, place) {
    const display = this.#display;
    display.revision = u32(at, place + 8) + 2 ** 32 * u32(at, place + 12);
    const commands = u32(at, place + 16);
    const count = u32(at, place + 24);
    const isKept = display.commands.length === count && areSame(at, commands, display.commands);
    fit(display.commands, this.#commands, count, makeCommand);
    for (let index = 0; index < count; index += 1) {
      readCommand(at, commands + COMMAND_SIZE * index, display.commands[index], isKept);
    }
    if (!isKept) {
      display[KEPT].length = 0;
    }
    this.#array("verbs", u32(at, place + 32), u32(at, place + 40));
    this.#array("coordinates", u32(at, place + 48), u32(at, place + 56));
    const stops = u32(at, place + 64);
    fit(display.stops, this.#stops, u32(at, place + 72), () => ({ offset: 0, color: [0, 0, 0, 0] }));
    for (let index = 0; index < display.stops.length; index += 1) {
      const stop = display.stops[index];
      stop.offset = f64(at, stops + STOP_SIZE * index);
      readColor(at, stops + STOP_SIZE * index + 8, stop.color);
    }
    this.#array("dashes", u32(at, place + 80), u32(at, place + 88));
    this.#array("text", u32(at, place + 96), u32(at, place + 104));
  }

  /** A view of the library's memory, the one from before where that is still right. */
  #array(name, start, count) {
    const before = this.#display[name];
    const from = count === 0 ? 0 : start;
    if (before.buffer !== memory.buffer || before.byteOffset !== from || before.length !== count) {
      this.#display[name] = new before.constructor(memory.buffer, from, count);
    }
  }
}

const readers = new WeakMap();

/** What a scene shows now, for drawing at once; also of an object that only has a display. */
export function displayOf(scene) {
  if (!(scene instanceof Handle)) {
    return scene.display;
  }
  let reader = readers.get(scene);
  if (reader === undefined) {
    reader = new DisplayReader(scene);
    readers.set(scene, reader);
  }
  return reader.read();
}
