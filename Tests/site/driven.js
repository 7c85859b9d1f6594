// SPDX-License-Identifier: MIT
// An <anim-scene> of the page, alone in it, that stands still until a test moves its clock, and tells what it did.

import { FLICKS_PER_SECOND, Key, KeyAction, ReducedMotion } from "../../bindings/javascript/src/constants.js";
import { frameTime, Transcript } from "../../bindings/javascript/tests/transcript.js";

// Where the scene's origin is in the window, so that what is dragged out of the element stays in the window.
const ORIGIN = [300, 250];
const POLICIES = { true: ReducedMotion.Jump, false: ReducedMotion.None, fade: ReducedMotion.Fade };

let element;
let transcript;
let recorded;
let now;
let frame;
let pointerId;

// How many events of the pointer have come to the window, by type, and how long one is waited for.
const counts = { pointerdown: 0, pointermove: 0, pointerup: 0, pointercancel: 0 };
const PATIENCE = 60_000;
for (const type of Object.keys(counts)) {
  window.addEventListener(type, () => (counts[type] += 1), { capture: true });
}

const counted = (type) => counts[type];

/** An event has come after so many of its type. A browser sends it when it likes: the clock must stand until then. */
async function arrived(type, before) {
  for (const start = performance.now(); counts[type] <= before; await new Promise((done) => setTimeout(done, 1))) {
    if (performance.now() - start > PATIENCE) {
      throw new Error(`no ${type} came after ${before}`);
    }
  }
}

function begin(text, options) {
  element?.remove();
  for (const child of document.body.children) {
    child.style.display = "none";
  }
  element = document.createElement("anim-scene");
  element.paused = true;
  document.body.prepend(element);
  element.load(text, options);
  record(element.scene);
  element.addEventListener("pointerdown", (event) => (pointerId = event.pointerId));
  transcript = new Transcript(element.scene);
  now = frame = 0n;
}

/** Writes down what the element sends to its scene, as steps of a trace. */
function record(scene) {
  recorded = [];
  const at = () => Number(now) / FLICKS_PER_SECOND;
  const { pointer, sendKey, setFocus } = scene;
  scene.pointer = (action, x, y, id) => {
    const place = action === "cancel" || action === "leave" ? {} : { x, y };
    recorded.push({ at: at(), pointer: action, ...place, id });
    return pointer.call(scene, action, x, y, id);
  };
  scene.sendKey = (action, key, modifiers) => {
    recorded.push({ at: at(), key: Key[key].toLowerCase(), action: KeyAction[action].toLowerCase() });
    return sendKey.call(scene, action, key, modifiers);
  };
  scene.setFocus = (region) => {
    recorded.push({ at: at(), focus: region || null });
    return setFocus.call(scene, region);
  };
}

/** A frame of the page has passed, which pointers' moves wait for. */
const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));

/** Opens a document as large as it says. Gives where its origin is in the window. */
async function open(text, options) {
  begin(text, options);
  const { x, y, width, height } = element.scene.info.canvas;
  Object.assign(element.style, { position: "fixed", margin: "0", width: `${width}px`, height: `${height}px` });
  Object.assign(element.style, { left: `${ORIGIN[0] + x}px`, top: `${ORIGIN[1] + y}px` });
  await shown();
  await shown();
  return ORIGIN;
}

function advance(time) {
  element.scene.advanceFlicks(time - now);
  element.draw();
  now = time;
}

/** Moves the clock to a time in flicks. The frames before it are told. */
function moveTo(time) {
  const goal = BigInt(time);
  for (let next = frameTime(frame, 60n); next < goal; next = frameTime(frame, 60n)) {
    advance(next);
    transcript.frame(frame, next);
    frame += 1n;
  }
  advance(goal);
}

/** Tells the frames up to the first that is not before a time in flicks. Gives the digest. */
function finish(end) {
  moveTo(end);
  const last = frameTime(frame, 60n);
  advance(last);
  transcript.frame(frame, last);
  return transcript.digest;
}

/** Does what no event carries: what the host sets. */
function set(step) {
  if ("input" in step) {
    element[step.input] = step.value;
  } else if ("trigger" in step) {
    element.scene.fireTrigger(step.trigger);
  } else {
    element.scene.stage.setReducedMotion(POLICIES[step.reducedMotion]);
  }
}

/** Sends the element an event of the pointer that went down last which hands do not make, such as a move to where it is. */
function dispatch(type, x, y) {
  element.dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: y, bubbles: true, pointerType: "touch" }));
}

const state = () => element.scene.state;
const trace = () => recorded;

globalThis.driven = { open, moveTo, finish, set, dispatch, shown, counted, arrived, state, trace };
