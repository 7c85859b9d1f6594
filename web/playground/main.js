// SPDX-License-Identifier: MIT
// The playground: a document in an editor, the control that it is, and all that can be known of it.

import { Trace } from "../../bindings/javascript/index.js";
import { address, fetchText, loadCore } from "../shared/core.js";
import { sized } from "../shared/drawing.js";
import { save } from "../shared/save.js";
import { fromFragment, toFragment } from "../shared/share.js";
import { makeTabs } from "../shared/tabs.js";
import { Chart } from "./chart.js";
import { Curves } from "./curves.js";
import { framesOf } from "./downloads.js";
import { Editor } from "./editor.js";
import { showInputs, showParameters } from "./fields.js";
import { PlayedScene, Player } from "./player.js";

const find = (selector) => document.querySelector(selector);
const FRAME = 1 / 60;
// A document that takes longer than this for a frame, in milliseconds, this often in a row, is stopped.
const [LONGEST, OFTEN] = [400, 3];
const LOGGED = 300;

await loadCore();
customElements.define("played-scene", PlayedScene);
const schema = JSON.parse(await fetchText("animcore-document.schema.json"));
makeTabs(find("[role=tablist]"));

const player = new Player(find("#stage"));
const chart = new Chart(find("#chart"));
const curves = new Curves(find("#curves"), find("#choices"));
let showValues = () => {};
let [waiting, cost, slow] = [0, 0, 0];

const say = (text) => (find("#said").textContent = text);

// ---- The editor ----

const editor = new Editor(find("#editor"), schema, (isSet) => {
  if (!isSet) {
    clearTimeout(waiting);
    // Large documents wait longer, so that typing stays quick.
    waiting = setTimeout(() => take(() => player.edit(editor.text)), 80 + 2 * cost);
  }
});

/** Does what a text asks for; where the text is wrong, says so, and leaves what is seen as it is. */
function take(body) {
  const began = performance.now();
  try {
    body();
    report(null);
    return true;
  } catch (error) {
    report(error);
    return false;
  } finally {
    cost = Math.min(2000, performance.now() - began);
  }
}

let shownError = null;

function report(error) {
  shownError = error;
  editor.mark(error);
  find("#where").hidden = error === null;
  find("#fine").hidden = error !== null;
  if (error !== null) {
    // The core's messages about a document begin with the place.
    find("#where").textContent = error.message;
  }
}

find("#where").addEventListener("click", () => shownError?.line && editor.show(shownError));

/** Counts what is opened: what comes late, when something else was opened meanwhile, is left. */
let openings = 0;

function open(text, parameters = {}) {
  openings += 1;
  clearTimeout(waiting);
  editor.text = text;
  player.text = text;
  say("");
  take(() => player.begin(text, parameters));
}

async function openExample(name) {
  openings += 1;
  const opening = openings;
  const text = await fetchText(`${name}.json`);
  if (opening !== openings) {
    return;
  }
  open(text);
  find("#examples").value = name;
}

find("#examples").addEventListener("change", async ({ target }) => {
  history.replaceState(null, "", `#example=${target.value}`);
  await openExample(target.value);
});

/** A part of an address in letters; what is escaped wrongly stays as it is. */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function openAddress() {
  const fragment = location.hash.slice(1);
  const options = [...find("#examples").options].map(({ value }) => value);
  const example = fragment.startsWith("example=") ? unescaped(fragment.slice(8)) : "";
  if (fragment.startsWith("d=")) {
    openings += 1;
    const opening = openings;
    try {
      const { text, parameters } = await fromFragment(fragment);
      if (opening === openings) {
        find("#examples").selectedIndex = -1;
        open(text, parameters);
      }
      return;
    } catch (error) {
      if (opening !== openings) {
        return;
      }
      await openExample(options[0]);
      say(`The link could not be read: ${error.message}`);
      return;
    }
  }
  await openExample(options.includes(example) ? example : "controls/gender-toggle");
}

addEventListener("hashchange", openAddress);

// Of the controls, whose traces are files: which one shows most.
const SHOWN = {
  "controls/animatable-properties": "plain",
  "controls/fast-cart-button": "press-and-release",
  "controls/gender-toggle": "interrupted-often",
  "controls/transitioning-button": "success",
};

/** The steps of a trace's text, and the parameters that it was recorded with. The core reads it first, and says what is
 * wrong in it. */
function stepsOf(text) {
  Trace.load(text).dispose();
  const [header, ...steps] = text.split("\n").filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
  return { parameters: header.parameters ?? {}, steps };
}

const EMPTY = '{"trace": 1}';

/** The lines of the trace that a document holds itself, without what tests expect of it; null where it holds none. */
function ownSteps(value) {
  if (value === undefined || value === null) {
    return null;
  }
  if (!Array.isArray(value)) {
    throw new Error("The document's x-trace must be an array of steps.");
  }
  const isStep = (each) => typeof each !== "object" || each === null || !Object.hasOwn(each, "x-expect");
  return value.filter(isStep).map((each) => JSON.stringify(each));
}

find("#demo").addEventListener("click", async () => {
  const name = find("#examples").value;
  const opening = openings;
  try {
    const own = ownSteps(JSON.parse(player.text)["x-trace"]);
    const trace = name in SHOWN ? await fetchText(name.replace("/", "/traces/") + `/${SHOWN[name]}.jsonl`) : null;
    if (opening !== openings) {
      return;
    }
    const { parameters, steps } = own === null ? stepsOf(trace ?? EMPTY) : stepsOf([EMPTY, ...own].join("\n"));
    if (steps.length === 0) {
      say("The document has no x-trace to show.");
    } else {
      take(() => player.begin(player.text, { ...player.parameters, ...parameters }, steps));
    }
  } catch (error) {
    say(error.message);
  }
});

find("#share").addEventListener("click", async () => {
  let link;
  try {
    link = new URL(`#${await toFragment(editor.text, player.parameters)}`, location.href).href;
  } catch (error) {
    say(error.message);
    return;
  }
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(link);
    say(`Copied a link of ${link.length} characters.`);
  } catch {
    say("The link is in the address bar.");
  }
});

// ---- What is shown of it ----

player.addEventListener("load", () => {
  const { scene } = player;
  showValues = showInputs(find("#inputs"), scene, player.text, say);
  showParameters(find("#parameters"), player.text, player.parameters, (parameters) =>
    take(() => player.edit(player.text, parameters)),
  );
  chart.show(player.text);
  chart.light(scene);
  curves.follow(scene);
  find("#events").replaceChildren();
  slow = 0;
  showTime();
});

player.addEventListener("advance", ({ detail }) => {
  chart.flash(detail);
  log(detail);
  chart.light(player.scene);
  showValues();
  curves.sample(player.seconds);
  showTime();
});

player.addEventListener("seek", () => {
  chart.light(player.scene);
  showValues();
  showTime();
});

player.addEventListener("record", () => {
  showValues();
  chart.light(player.scene);
});

function log(events) {
  const list = find("#events");
  const kebab = (kind) => kind.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  for (const { kind, name, seconds, data } of events.slice(-LOGGED)) {
    const row = document.createElement("li");
    const time = Object.assign(document.createElement("time"), { textContent: seconds.toFixed(3) });
    const more = Object.keys(data).length > 0 && kind === "Emitted" ? ` ${JSON.stringify(data)}` : "";
    row.append(time, `${kebab(kind)} ${name}${more}`);
    list.prepend(row);
  }
  while (list.childElementCount > LOGGED) {
    list.lastChild.remove();
  }
}

function showTime() {
  const { seconds, end } = player;
  find("#clock").textContent = `${seconds.toFixed(3)} s`;
  const time = find("#time");
  time.max = Math.max(end, 0.001);
  time.value = seconds;
  time.setAttribute("aria-valuetext", `${seconds.toFixed(2)} of ${end.toFixed(2)} seconds`);
  find("#play").textContent = player.isPlaying ? "Pause" : "Play";
  const { context, width, height, colors } = sized(find("#marks"));
  context.fillStyle = colors.second;
  let before = -9;
  for (const { at } of player.session?.steps ?? []) {
    const x = Math.round((at / Math.max(end, 0.001)) * (width - 2));
    if (x > before + 1) {
      context.fillRect(x, 0, 2, height);
      before = x;
    }
  }
  curves.draw(seconds);
}

// ---- The clock ----

function playing(isPlaying) {
  player.isPlaying = isPlaying;
  showTime();
}

find("#play").addEventListener("click", () => playing(!player.isPlaying));
find("#restart").addEventListener("click", () => take(() => player.begin(player.text, player.parameters)));

/** Moves the clock; a link may hold a document with an error, of which nothing runs. */
function move(isPlaying, body) {
  playing(isPlaying);
  if (player.session !== null) {
    try {
      body();
    } catch (error) {
      playing(false);
      say(`Stopped: ${error.message}`);
    }
  }
}

find("#replay").addEventListener("click", () => move(true, () => player.goto(0)));
find("#back").addEventListener("click", () => move(false, () => player.goto(player.seconds - FRAME)));
find("#forth").addEventListener("click", () => move(false, () => player.advance(FRAME)));
find("#time").addEventListener("input", ({ target }) => {
  const { valueAsNumber } = target;
  move(false, () => player.goto(valueAsNumber));
});
find("#speed").addEventListener("change", ({ target }) => (player.speed = Number(target.value)));
find("#send").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = find("#event").value.trim();
  try {
    player.scene?.send(name);
    say(`Sent ${name}.`);
  } catch (error) {
    say(error.message);
  }
});

let before = performance.now();

function frame(now) {
  const passed = Math.min(0.1, Math.max(0, (now - before) / 1000));
  before = now;
  if (player.session !== null && player.isPlaying) {
    const began = performance.now();
    try {
      player.advance(passed * player.speed);
    } catch (error) {
      player.isPlaying = false;
      say(`Stopped: ${error.message}`);
    }
    slow = performance.now() - began > LONGEST ? slow + 1 : 0;
    if (slow >= OFTEN) {
      playing(false);
      say(`Stopped: a frame of this document takes more than ${LONGEST} ms. Play goes on.`);
      slow = 0;
    }
  }
  requestAnimationFrame(frame);
}

// ---- Taking it away ----

find("#trace").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) {
    return;
  }
  try {
    const { parameters, steps } = stepsOf(await file.text());
    if (take(() => player.begin(player.text, parameters, steps))) {
      say(`Plays ${file.name}.`);
    }
  } catch (error) {
    say(`${file.name} is no trace: ${error.message}`);
  }
  target.value = "";
});

const menu = find(".menu");
menu.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && menu.open) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});
document.addEventListener("pointerdown", ({ target }) => {
  menu.open &&= menu.contains(target);
});
menu.addEventListener("click", async ({ target }) => {
  const kind = target.dataset.download;
  if (kind === undefined || player.session === null) {
    return;
  }
  menu.open = false;
  try {
    if (kind === "trace") {
      save("session.jsonl", player.session.text);
    } else if (kind === "document") {
      save("document.json", editor.text);
    } else if (kind === "svg") {
      save("picture.svg", player.scene.svg());
    } else {
      await framesOf(player, kind, say);
    }
  } catch (error) {
    say(error.message);
  }
});

await openAddress();
requestAnimationFrame(frame);
// For tests, and for whoever opens the browser's console.
globalThis.playground = { player, editor, address };
