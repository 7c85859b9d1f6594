// SPDX-License-Identifier: MIT
// The spring beside Core Animation's, SwiftUI's and CSS's: curves, and dots that run.

import { Easing } from "../../bindings/javascript/src/objects.js";
import { Spring } from "../../bindings/javascript/src/structs.js";
import { runFrames, stopFrames } from "../../bindings/javascript/src/frames.js";
import { colors } from "../shared/drawing.js";
import { drawOverlay } from "./plots.js";

const ofSpring = (spring) => (seconds) => spring.valueAt(seconds);
const ofEasing = (text) => {
  const easing = Easing.css(text);
  return (seconds, duration) => easing.at(Math.min(1, Math.max(0, seconds / duration)));
};

/** Makes the rows, and gives a function that takes the spring and its settling time. */
export function makeComparison({ race, overlay, run, slow }) {
  const others = [
    { title: "This spring", color: (theme) => theme.accent, isShown: true },
    { title: "Core Animation's", color: (theme) => theme.second, isShown: true, at: ofSpring(new Spring(1, 100, 10)) },
    { title: "SwiftUI's .smooth", color: (theme) => theme.third, isShown: true, at: ofSpring(Spring.named("smooth", 0, 0)) },
    { title: "SwiftUI's .bouncy", color: () => "#8e5bd0", isShown: false, at: ofSpring(Spring.named("bouncy", 0, 0)) },
    { title: "CSS ease", color: () => "#c77700", isShown: true, at: ofEasing("ease") },
    { title: "CSS ease-in-out", color: () => "#0e8a9b", isShown: false, at: ofEasing("ease-in-out") },
  ];
  let [duration, began] = [1, null];

  for (const each of others) {
    const row = document.createElement("div");
    row.className = "runner";
    row.innerHTML = '<label><input type="checkbox" /><span class="swatch"></span><span class="title"></span></label><div class="track"><span class="dot"></span></div>';
    row.querySelector(".title").textContent = each.title;
    const box = row.querySelector("input");
    box.checked = each.isShown;
    box.addEventListener("change", () => {
      each.isShown = box.checked;
      draw();
    });
    each.dot = row.querySelector(".dot");
    each.swatch = row.querySelector(".swatch");
    race.append(row);
  }

  const place = (seconds) => {
    for (const { at, dot } of others) {
      // The way is three quarters of the track: the rest is for what goes beyond.
      const distance = 0.75 * dot.parentElement.clientWidth;
      dot.style.translate = `${at(seconds, duration) * distance}px 0`;
    }
  };
  const step = (now) => {
    began ??= now;
    const seconds = (now - began) / (slow.checked ? 4000 : 1000);
    place(seconds);
    if (seconds > Math.max(duration, 2.5)) {
      stopFrames(step);
    }
  };
  run.addEventListener("click", () => {
    began = null;
    runFrames(step);
  });

  function draw() {
    const theme = colors();
    for (const each of others) {
      each.swatch.style.background = each.dot.style.background = each.color(theme);
    }
    const shown = others.filter(({ isShown }) => isShown);
    const curves = shown.map(({ at, color }) => ({ at: (seconds) => at(seconds, duration), color: color(theme) }));
    drawOverlay(overlay, curves, Math.min(Math.max(duration, 1) * 1.1, 12));
  }

  return {
    draw,
    set(spring, seconds) {
      others[0].at = ofSpring(spring);
      duration = seconds;
      draw();
    },
  };
}
