// SPDX-License-Identifier: MIT
// The running control: an <anim-scene> whose clock the playground turns, and whose inputs are written down.

import { EventKind, FieldKind, Key, KeyAction, ModifierFlags, PointerAction } from "../../bindings/javascript/index.js";
import { AnimSceneElement } from "../../bindings/javascript/src/element.js";
import { Session, toFlicks, toSeconds } from "./session.js";

// What a scene may take, in bytes: the page is to outlive any document.
const MEMORY_LIMIT = 64 << 20;
// Sessions longer than this, in seconds, begin anew when the document is edited.
const LONGEST_REPLAY = 120;

/** Its frames come from the player, not from the element. */
export class PlayedScene extends AnimSceneElement {
  get paused() {
    return true;
  }

  set paused(value) {}
}

const word = (kinds, number) => kinds[number].toLowerCase();

// Of each call that changes what happens: what a trace says of it.
const STEPS = {
  sendPointer: (kind, pointer, x, y) => ({
    pointer: word(PointerAction, kind),
    ...(pointer === 0 ? {} : { id: pointer }),
    ...(kind === PointerAction.Cancel || kind === PointerAction.Leave ? {} : { x, y }),
  }),
  sendKey: (action, key, modifiers) => ({
    key: word(Key, key),
    ...(action === KeyAction.Press ? {} : { action: word(KeyAction, action) }),
    ...(modifiers & ModifierFlags.Shift ? { shift: true } : {}),
  }),
  sendWheel: (x, y, dx, dy) => ({ wheel: [dx, dy], x, y }),
  setFocus: (region) => ({ focus: region === "" ? null : region }),
  setNumber: (input, value) => ({ input, value }),
  setBoolean: (input, value) => ({ input, value }),
  setString: (input, value) => ({ input, value }),
  fireTrigger: (trigger) => ({ trigger }),
  send: (name) => ({ send: name }),
};

const valuesOf = (fields) =>
  Object.fromEntries(
    fields.map(({ name, kind, number, text }) => [
      name,
      kind === FieldKind.Text ? text : kind === FieldKind.Boolean ? number !== 0 : number,
    ]),
  );

// The same of calls whose first value is the number of a list: its name is given instead.
const LIST_STEPS = {
  appendItem: (append, index, item, fields) => ({
    append,
    ...(item === "" ? {} : { item }),
    ...(index === 2 ** 32 - 1 ? {} : { index }),
    values: valuesOf(fields),
  }),
  removeItem: (remove, item) => ({ remove, item }),
  moveItem: (move, item, index) => ({ move, item, index }),
  updateItem: (update, item, fields) => ({ update, item, values: valuesOf(fields) }),
  clearList: (clear) => ({ clear }),
};

export class Player extends EventTarget {
  element = null;
  session = null;
  text = "";
  parameters = {};
  isPlaying = true;
  speed = 1;
  #holder;
  #pressed = new Set();

  constructor(holder) {
    super();
    this.#holder = holder;
  }

  get scene() {
    return this.element?.scene ?? null;
  }

  get seconds() {
    return this.session === null ? 0 : toSeconds(this.session.now);
  }

  get end() {
    return this.session === null ? 0 : toSeconds(this.session.end);
  }

  /** Takes a text. What was done so far is done again with it, up to now; throws, and leaves all as it was, if it is wrong. */
  edit(text, parameters = this.parameters) {
    const before = this.session;
    const now = this.seconds;
    const goesOn = before !== null && now <= LONGEST_REPLAY;
    this.#take(text, parameters, goesOn ? before.steps : []);
    if (goesOn) {
      this.session.goto(before.now);
      this.session.end = before.end;
    }
    before?.scene.dispose();
    this.#show("load");
  }

  /** Takes a text, from its beginning, and steps that are to be played with it. */
  begin(text = this.text, parameters = this.parameters, steps = []) {
    const before = this.session;
    this.#take(text, parameters, steps);
    if (steps.length > 0) {
      this.session.end = toFlicks(steps.at(-1).at);
    }
    before?.scene.dispose();
    this.isPlaying = true;
    this.#show("load");
  }

  #take(text, parameters, steps) {
    const element = document.createElement("played-scene");
    this.#holder.append(element);
    try {
      const given = Object.keys(parameters).length === 0 ? null : JSON.stringify(parameters);
      element.load(text, { memoryLimit: MEMORY_LIMIT, parameters: given });
    } catch (error) {
      element.remove();
      throw error;
    }
    this.element?.remove();
    this.element = element;
    this.text = text;
    this.parameters = parameters;
    this.#pressed.clear();
    const done = steps.filter((step) => !step.end && step["x-own"] !== "reduced");
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const calm = isCalm ? [{ at: 0, reducedMotion: "fade", "x-own": "reduced" }] : [];
    const given = Object.keys(parameters).length === 0 ? {} : { parameters };
    this.session = new Session(element.scene, given, [...calm, ...done]);
    this.#listen(element.scene);
  }

  /** Writes down every call that changes what happens. */
  #listen(scene) {
    for (const [name, stepOf] of Object.entries({ ...STEPS, ...LIST_STEPS })) {
      const call = scene[name].bind(scene);
      scene[name] = (...values) => {
        if (this.#isIdle(name, values)) {
          return scene;
        }
        const result = call(...values);
        // A wheel that scrolls the page is none of the scene's.
        if (name === "sendWheel" && !result) {
          return result;
        }
        const [list, ...others] = values;
        const isOfList = name in LIST_STEPS;
        const told = isOfList ? [scene.stage.getName(scene.getListInfo(list).name), ...others] : values;
        this.session.record(stepOf(...told));
        this.dispatchEvent(new Event("record"));
        return result;
      };
    }
  }

  /** A mouse that passes over what was, or a focus that goes, does not change it. */
  #isIdle(name, [kind, pointer]) {
    if (name === "sendPointer") {
      const isPressed = this.#pressed.has(pointer);
      if (kind === PointerAction.Down) {
        this.#pressed.add(pointer);
      } else if (kind !== PointerAction.Move) {
        this.#pressed.delete(pointer);
      }
      return this.session.isInPast && kind !== PointerAction.Down && !isPressed;
    }
    return name === "setFocus" && this.session.isInPast;
  }

  /** Moves on by seconds. */
  advance(seconds) {
    this.session.advance(toFlicks(seconds));
    this.#show("advance");
  }

  goto(seconds) {
    this.session.goto(toFlicks(seconds));
    this.#show("seek");
  }

  #show(kind) {
    const { scene } = this;
    const events = [];
    for (const event of scene.events()) {
      const name = event.name < 0 ? "" : scene.stage.getName(event.name);
      events.push({ kind: EventKind[event.kind], name, seconds: toSeconds(event.time), data: scene.dataOf(event) });
    }
    this.element.draw();
    this.dispatchEvent(new CustomEvent(kind, { detail: kind === "advance" ? events : [] }));
  }
}
