// SPDX-License-Identifier: MIT
// The morph laboratory.

import {
  FillRule,
  Morph,
  MorphMotion,
  MorphPaint,
  MorphPairing,
  MorphStarts,
  MorphStructure,
  Path,
  Spring,
} from "../../bindings/javascript/index.js";
import { Animator } from "../../bindings/javascript/src/animate.js";
import { runFrames, stopFrames } from "../../bindings/javascript/src/frames.js";
import { loadCore } from "../shared/core.js";
import { save } from "../shared/save.js";
import { copied, fromFragment, toFragment } from "../shared/share.js";
import { makeTabs } from "../shared/tabs.js";
import { zip } from "../shared/zip.js";
import { makeCorrespondence } from "./correspondence.js";
import { cssOf, documentOf, evenly, pictureOf, sampled, smilOf, sprung } from "./exports.js";
import { SHELF } from "./icons.js";
import { read } from "./read.js";
import { boxAround, html, painted, svg, viewBoxOf, withPath } from "./shapes.js";

const find = (id) => document.querySelector(`#${id}`);
const ENDS = ["first", "second"];
const [MOMENTS, SAMPLES] = [9, 33];
const CHOICES = {
  structure: { automatic: MorphStructure.Automatic, strict: MorphStructure.Strict, general: MorphStructure.General, blend: MorphStructure.Blend },
  motion: { automatic: MorphMotion.Automatic, linear: MorphMotion.Linear, rotational: MorphMotion.Rotational },
  pairing: { automatic: MorphPairing.Automatic, index: MorphPairing.Index },
  starts: { automatic: MorphStarts.Automatic, keep: MorphStarts.Keep },
  paint: { fill: MorphPaint.Fill, stroke: MorphPaint.Stroke },
  rule: { nonzero: FillRule.Nonzero, evenodd: FillRule.Evenodd },
};
const NUMBERS = ["effort", "smoothness", "tolerance"];
const SPRINGS = {
  smooth: () => Spring.named("smooth", 0, 0),
  snappy: () => Spring.named("snappy", 0, 0),
  bouncy: () => Spring.named("bouncy", 0, 0),
  slow: () => Spring.perceptual(2, 0.2),
};
// As documents have them.
const WORDS = { smooth: "smooth", snappy: "snappy", bouncy: "bouncy", slow: { duration: 2, bounce: 0.2 } };

await loadCore();

const form = find("options");
// The texts that were read last without an error, their path data, and what was made of them.
const texts = { first: "", second: "" };
const data = { first: "", second: "" };
// The width of the lines of each, where it says so.
const widths = { first: null, second: null };
const now = { morph: null, paths: [], box: null, paint: "fill", rule: "nonzero", isBlend: false, width: 2 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

// MARK: Showing

function showAt(t) {
  const path = now.morph.getPath(t);
  find("shape").setAttribute("d", path.toString());
  path.dispose();
  find("far").textContent = t.toFixed(3);
  find("time").value = t;
}

const animator = new Animator({ automatic: false });
const state = { t: 0 };
let [goal, before] = [0, 0];

function step(moment) {
  animator.advance(Math.min(0.1, Math.max(0, (moment - before) / 1000)));
  before = moment;
  showAt(state.t);
  if (animator.stage.info.animationCount === 0) {
    stopFrames(step);
  }
}

function play() {
  goal = goal === 0 ? 1 : 0;
  find("play").textContent = goal === 0 ? "Play" : "Back";
  if (still.matches) {
    state.t = goal;
    showAt(goal);
    return;
  }
  animator.animate(state, { t: goal }, { spring: SPRINGS[find("spring").value]() });
  before = performance.now();
  runFrames(step);
}

function scrub(t) {
  stopFrames(step);
  animator.animate(state, { t }, { duration: 0 });
  animator.advance(0);
  state.t = t;
  goal = t > 0.5 ? 1 : 0;
  find("play").textContent = goal === 0 ? "Play" : "Back";
  showAt(t);
}

// MARK: The morph

const chosen = () => ({
  ...Object.fromEntries(Object.keys(CHOICES).map((name) => [name, form.elements[name].value])),
  ...Object.fromEntries(NUMBERS.map((name) => [name, Number(form.elements[name].value)])),
});

const correspondence = makeCorrespondence({ drawing: find("drawing"), lists: find("lists"), reset: find("reset") }, make);

/** Makes the morph of what is there, and says whether it could. Where it is refused the last one stays, and the reason is told. */
function make() {
  const options = chosen();
  const { pairs, points } = correspondence.given;
  const settings = {
    ...Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [name === "rule" ? "fillRule" : name, choices[options[name]]])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, options[name]])),
    ...(pairs && { pairing: MorphPairing.Given, pairs }),
    ...(points && { starts: MorphStarts.Given, points }),
  };
  const paths = ENDS.map((end) => Path.parse(data[end]));
  let morph;
  const began = performance.now();
  try {
    morph = new Morph(...paths, settings);
    if (options.structure !== "blend") {
      morph.getAligned(0);
    }
  } catch (error) {
    morph?.dispose();
    paths.forEach((path) => path.dispose());
    find("error").textContent = sentence(error);
    return false;
  }
  const milliseconds = performance.now() - began;
  find("error").textContent = "";
  now.morph?.dispose();
  now.paths.forEach((path) => path.dispose());
  const box = boxAround(paths);
  const width = Math.max(...ENDS.map((end) => widths[end] ?? 0)) || Math.max(box.width, box.height) / 12;
  Object.assign(now, { morph, paths, paint: options.paint, rule: options.rule, isBlend: options.structure === "blend", width: Number(width.toPrecision(4)), box });
  const what = options.structure === "blend" ? "A blend, with no commands" : `${morph.getCounts(0).verbCount} commands`;
  find("facts").textContent = `${what} in common, prepared in ${milliseconds.toFixed(1)} ms.`;
  draw();
  return true;
}

const sentence = (error) => `${error.message[0].toUpperCase()}${error.message.slice(1)}${/[.!?]$/.test(error.message) ? "" : "."}`;

function draw() {
  const { morph, paths, box } = now;
  const viewBox = viewBoxOf(box);
  const shape = find("shape");
  find("stage").setAttribute("viewBox", viewBox);
  for (const name of [...shape.getAttributeNames()].filter((each) => !["id", "d"].includes(each))) {
    shape.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(painted(now))) {
    shape.setAttribute(name, value);
  }
  showAt(state.t);
  const strip = Array.from({ length: MOMENTS }, (_, index) => {
    const path = morph.getPath(index / (MOMENTS - 1));
    const picture = svg("svg", { viewBox }, svg("path", { d: path.toString(), ...painted(now) }));
    path.dispose();
    return picture;
  });
  find("strip").replaceChildren(...strip);
  for (const [index, end] of ENDS.entries()) {
    const picture = find(`${end}-picture`);
    picture.setAttribute("viewBox", viewBoxOf(boxAround([paths[index]])));
    picture.replaceChildren(svg("path", { d: data[end], ...painted(now) }));
  }
  correspondence.show(morph, paths, ENDS.map((end) => data[end]), now);
  write();
}

// MARK: Taking away

const written = {};

// What documents have no words for, and what is meant where nothing is said.
const UNSAID = { smoothness: 0.25, tolerance: 0.01 };

function write() {
  const { morph, isBlend } = now;
  const options = chosen();
  const name = find("spring").value;
  const { seconds, times } = sprung(SPRINGS[name]());
  const rows = sampled(morph, [...times, ...times.slice(1).map((time) => 1 - time)], isBlend);
  const both = Number((2 * seconds).toFixed(3));
  const { pairs, points } = correspondence.given;
  const isUnsaid = !isBlend && (pairs || points || Object.entries(UNSAID).some(([key, value]) => options[key] !== value));
  written.smil = smilOf(rows, now, both);
  written.css = cssOf(rows, both, isBlend);
  written.json = documentOf({ ...data, look: now, options, spring: WORDS[name], rows: isUnsaid ? sampled(morph, evenly(SAMPLES)) : null });
  for (const [id, text] of Object.entries(written)) {
    find(id).textContent = text.length > 6000 ? `${text.slice(0, 6000)}\n…` : text;
  }
}

const encoder = new TextEncoder();

function saveFrames() {
  const count = Math.round(Math.min(240, Math.max(2, Number(find("count").value) || 24)));
  const rows = sampled(now.morph, evenly(count), now.isBlend);
  save("morph.zip", zip(rows.map((row, index) => [`morph-${String(index).padStart(3, "0")}.svg`, encoder.encode(pictureOf(row, now))])));
}

async function copy(text, button) {
  const outcome = (await copied(text)) ? "Copied" : "The browser refused";
  button.dataset.title ??= button.textContent;
  button.textContent = outcome;
  setTimeout(() => (button.textContent = button.dataset.title), 1500);
}

// MARK: What is read

/** Takes a text for one end; what cannot be read is told, and the last icon stays. */
function take(end, text) {
  const error = find(`${end}-error`);
  try {
    const { data: read_, paint, width } = read(text);
    [texts[end], data[end], widths[end]] = [text, read_, width];
    if (paint !== null) {
      form.elements.paint.value = paint;
    }
    error.textContent = "";
    find(end).removeAttribute("aria-invalid");
  } catch (failure) {
    error.textContent = sentence(failure);
    find(end).setAttribute("aria-invalid", "true");
    return false;
  }
  correspondence.given = { pairs: null, points: null };
  return true;
}

/** Opens a pair, and says whether it could be. */
function open({ first, second, paint = "fill", options = {}, given = { pairs: null, points: null } }) {
  form.elements.paint.value = paint;
  for (const name of [...Object.keys(CHOICES), ...NUMBERS].filter((each) => Object.hasOwn(options, each))) {
    form.elements[name].value = options[name];
  }
  if (Object.keys(CHOICES).some((name) => form.elements[name].value === "")) {
    return false;
  }
  const isRead = [take("first", first), take("second", second)].every(Boolean);
  find("first").value = texts.first;
  find("second").value = texts.second;
  if (!isRead) {
    return false;
  }
  correspondence.given = given;
  const isMade = make();
  if (now.morph !== null) {
    scrub(0);
  }
  return isMade;
}

async function openFile(end, file) {
  if (file && file.size < 1e6) {
    const text = await file.text();
    if (take(end, text)) {
      find(end).value = data[end];
      make();
    }
  } else if (file) {
    find(`${end}-error`).textContent = "This file is too large: at most a megabyte is read.";
  }
}

for (const end of ENDS) {
  find(end).addEventListener("input", () => take(end, find(end).value) && make());
  const area = find(`${end}-drop`).closest(".end");
  area.addEventListener("dragover", (event) => {
    event.preventDefault();
    area.classList.add("over");
  });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("over");
    const [file] = event.dataTransfer.files;
    if (file) {
      openFile(end, file);
    } else if (take(end, event.dataTransfer.getData("text/plain"))) {
      find(end).value = data[end];
      make();
    }
  });
  area.querySelector("[data-file]").addEventListener("change", ({ target }) => openFile(end, target.files[0]));
}

find("swap").addEventListener("click", () => {
  const { pairs, points } = correspondence.given;
  const turned = (list) => list && list.map(({ from, to }) => ({ from: to, to: from }));
  open({
    first: texts.second,
    second: texts.first,
    paint: form.elements.paint.value,
    given: { pairs: turned(pairs), points: turned(points) },
  });
});

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", make);
find("play").addEventListener("click", play);
find("time").addEventListener("input", () => scrub(Number(find("time").value)));
find("spring").addEventListener("change", write);
find("frames").addEventListener("click", saveFrames);
find("frame").addEventListener("click", () => save("morph.svg", pictureOf(sampled(now.morph, [state.t], now.isBlend)[0], now)));
document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-copy], [data-save]");
  if (button?.dataset.copy) {
    copy(written[button.dataset.copy], button);
  } else if (button) {
    save(button.dataset.name, written[button.dataset.save]);
  }
});
find("share").addEventListener("click", async () => {
  const state = { ...texts, paint: form.elements.paint.value, options: chosen(), given: correspondence.given };
  history.replaceState(null, "", `#${await toFragment(JSON.stringify(state), {})}`);
  find("shared").textContent = `The link is in the address${(await copied(location.href)) ? ", and copied" : ""}.`;
});
find("open").addEventListener("click", async (event) => {
  event.preventDefault();
  try {
    location.href = `${find("open").href}#${await toFragment(written.json, {})}`;
  } catch (error) {
    find("shared").textContent = error.message;
  }
});

const buttons = SHELF.map((pair) => {
  const pictures = [pair.first, pair.second].map((each) => {
    const viewBox = withPath(each, (path) => viewBoxOf(boxAround([path])));
    return svg("svg", { viewBox, "aria-hidden": "true" }, svg("path", { d: each, ...painted({ paint: pair.paint ?? "fill" }) }));
  });
  const button = html("button", { class: "button", type: "button", title: pair.title, "aria-label": pair.title }, ...pictures);
  button.addEventListener("click", () => {
    open(pair);
    play();
  });
  return button;
});
find("shelf").append(...buttons);
makeTabs(find("formats"));

/** Opens what the address says, or else the first pair. A link may be made by anyone: what it says may be nothing of this page. */
async function openAddress() {
  const { hash } = location;
  if (hash.startsWith("#d=")) {
    try {
      const shared = JSON.parse((await fromFragment(hash.slice(1))).text);
      // What comes late is left.
      if (hash !== location.hash) {
        return;
      }
      if (ENDS.every((end) => typeof shared[end] === "string") && open(shared)) {
        return;
      }
    } catch {
      // Said below.
    }
    if (hash !== location.hash) {
      return;
    }
    find("shared").textContent = "The link could not be read, so this is the first pair.";
  }
  form.reset();
  open(SHELF[0]);
}

addEventListener("hashchange", openAddress);
await openAddress();
document.documentElement.dataset.ready = "true";
