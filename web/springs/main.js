// SPDX-License-Identifier: MIT
// The spring laboratory.

import { toLinear } from "../../bindings/javascript/src/linear.js";
import { loadCore } from "../shared/core.js";
import { drawnAgain } from "../shared/drawing.js";
import { copied } from "../shared/share.js";
import { makeTabs } from "../shared/tabs.js";
import { makeCodes } from "./codes.js";
import { makeComparison } from "./compare.js";
import { makeLane } from "./lane.js";
import { drawCurve, drawPhase } from "./plots.js";
import { makeSettings } from "./settings.js";

const find = (id) => document.querySelector(`#${id}`);
const named = (...ids) => Object.fromEntries(ids.map((id) => [id, find(id)]));

await loadCore();

// What is looked at: the spring, when it has settled to a thousandth of its way, and the seconds that are drawn.
const now = { spring: null, settled: 1, seconds: 1, ball: null };
const LONGEST = 20;

const write = makeCodes(find("languages"), find("panels"));
makeTabs(find("languages"));
const comparison = makeComparison(named("race", "overlay", "run", "slow"));
const lane = makeLane(named("lane", "ball", "goal", "motion"), (ball) => {
  now.ball = ball;
  if (now.spring !== null) {
    drawPhase(find("phase"), now.spring, now.seconds, now.ball);
  }
});

function draw() {
  drawCurve(find("curve"), now.spring, now.seconds, now.settled);
  drawPhase(find("phase"), now.spring, now.seconds, now.ball);
}

function linear() {
  const error = 10 ** Number(find("error").value);
  find("allowed").textContent = error.toPrecision(2);
  try {
    const { text, duration, error: off, count } = toLinear(now.spring, { error });
    const seconds = `${Number(duration.toFixed(3))}s`;
    find("linear").textContent = `transition: translate ${seconds} ${text};`;
    find("measured").textContent = `${count} stops over ${seconds}; off by ${off.toPrecision(2)} at most, measured against the core.`;
    preview(text, duration);
  } catch (error_) {
    find("linear").textContent = "";
    find("measured").textContent = error_.message;
  }
}

let shown;
function preview(easing, duration) {
  shown?.cancel();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const frames = { translate: ["0", "calc(100cqw)"] };
  shown = still
    ? undefined
    : find("preview").animate(frames, { duration: 1000 * duration, easing, iterations: 1, fill: "forwards" });
}

makeSettings(named("groups", "presets", "note"), (spring) => {
  const settled = spring.getSettlingTime(1, 0, 0.001, Infinity);
  Object.assign(now, { spring, settled, seconds: Math.min(LONGEST, 1.25 * settled) });
  lane.spring = spring;
  find("facts").textContent =
    `settled ${settled.toFixed(3)} s\nsettlingDuration ${spring.getSettlingDuration(0, true).toFixed(3)} s`;
  draw();
  write(spring);
  comparison.set(spring, Math.min(LONGEST, settled));
  linear();
});

drawnAgain(find("curve"), draw);
drawnAgain(find("phase"), draw);
drawnAgain(find("overlay"), () => comparison.draw());
find("error").addEventListener("input", linear);
document.addEventListener("click", async ({ target }) => {
  const copy = target.closest("[data-copy]");
  if (copy) {
    copy.textContent = (await copied(find(copy.dataset.copy).textContent)) ? "Copied" : "The browser refused";
    setTimeout(() => (copy.textContent = "Copy"), 1500);
  }
});
document.documentElement.dataset.ready = "true";
