// SPDX-License-Identifier: MIT
// A scene's display list, read anew for each frame into the same objects: what an animation draws makes no garbage.

import {
  fillDisplay,
  fillDrawCommand,
  fillGradientStop,
  kindOfDrawCommand,
  makeDrawCommand,
  makeDrawContent,
  makeGradientStop,
  nodeOfDrawCommand,
  revisionOfDrawCommand,
  sizeOfDisplay,
  sizeOfDrawCommand,
  sizeOfGradientStop,
  startDrawCommand,
} from "./layout.js";
import { Handle, address, alloc, begin, check, enter, leave, memory, view, wasm } from "./runtime.js";

// Where a display has what was drawn of its commands, one for each, while the list is made of the same ones.
export const KEPT = Symbol("kept");

const makeCommand = () => ({ ...makeDrawCommand(), contents: {} });

// Of each kind that the command ever was, as lists change back and forth.
const contentOf = (kind, { contents }) => (contents[kind] ??= makeDrawContent(kind));

/** Reads a command; `isKept`: it is in the place of the same one. */
function readCommand(at, place, into, isKept) {
  if (isKept && revisionOfDrawCommand(at, place) === into.revision) {
    startDrawCommand(at, place, into);
  } else {
    fillDrawCommand(at, place, into, contentOf);
  }
}

/** Whether commands are of the same nodes and kinds as those that were read. */
function areSame(at, place, commands) {
  for (let index = 0; index < commands.length; index += 1, place += sizeOfDrawCommand) {
    const { kind, node } = commands[index];
    if (kindOfDrawCommand(at, place) !== kind || nodeOfDrawCommand(at, place) !== node) {
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
      const place = alloc(sizeOfDisplay);
      view().setUint32(place, sizeOfDisplay, true);
      check(wasm.anim_scene_get_display(address(this.#scene, "Scene", "scene"), place, begin()));
      fillDisplay(view(), place, this.#display, this.#list, this.#array);
    } finally {
      leave(mark);
    }
    return this.#display;
  }

  #list = (at, name, start, count) => {
    if (name === "commands") {
      this.#readCommands(at, start, count);
    } else {
      this.#readStops(at, start, count);
    }
  };

  #readCommands(at, start, count) {
    const display = this.#display;
    const isKept = display.commands.length === count && areSame(at, start, display.commands);
    fit(display.commands, this.#commands, count, makeCommand);
    for (let index = 0; index < count; index += 1) {
      readCommand(at, start + sizeOfDrawCommand * index, display.commands[index], isKept);
    }
    if (!isKept) {
      display[KEPT].length = 0;
    }
  }

  #readStops(at, start, count) {
    const { stops } = this.#display;
    fit(stops, this.#stops, count, makeGradientStop);
    for (let index = 0; index < count; index += 1) {
      fillGradientStop(at, start + sizeOfGradientStop * index, stops[index]);
    }
  }

  /** A view of the library's memory, the one from before where that is still right. */
  #array = (name, start, count) => {
    const before = this.#display[name];
    const from = count === 0 ? 0 : start;
    if (before.buffer !== memory.buffer || before.byteOffset !== from || before.length !== count) {
      this.#display[name] = new before.constructor(memory.buffer, from, count);
    }
  };
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
