// SPDX-License-Identifier: MIT
// What the ten lines of each language do, drawn: a value that springs towards 100, and is sent back after ten frames.

import { Spring, Stage } from "../../bindings/javascript/index.js";
import { drawnAgain, sized } from "../shared/drawing.js";

const FRAMES = 36;
const BACK = 10;

/** The values of all frames, as the ten lines compute them. */
export function valuesOfFrames() {
  const stage = new Stage();
  const x = stage.add("x", 0);
  const values = [0];
  stage.animate(Spring.perceptual(0.5, 0.3), () => (x.value = 100));
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (frame === BACK) {
      stage.animate(Spring.perceptual(0.5, 0), () => (x.value = 0));
    }
    stage.advance(1 / 60);
    values.push(x.presentation);
  }
  stage.dispose();
  return values;
}

export function runFirstLines(canvas, again) {
  const values = valuesOfFrames();
  let shown = FRAMES;
  let frame = 0;

  function draw() {
    const { context, width, height, colors } = sized(canvas);
    const [left, right, top, bottom] = [44, width - 12, height * 0.08, height * 0.92];
    const [least, most] = [Math.min(0, ...values), Math.max(100, ...values)];
    const place = (index, value) => [
      left + ((right - left) * index) / FRAMES,
      bottom - ((bottom - top) * (value - least)) / (most - least),
    ];
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    for (const value of [0, 100]) {
      const [, y] = place(0, value);
      context.beginPath();
      context.moveTo(left, y);
      context.lineTo(right, y);
      context.stroke();
      context.fillStyle = colors.muted;
      context.font = "13px system-ui, sans-serif";
      context.textAlign = "right";
      context.fillText(String(value), left - 10, y + 4.5);
    }
    context.strokeStyle = colors.accent;
    context.lineWidth = 2.5;
    context.lineJoin = "round";
    context.beginPath();
    values.slice(0, shown + 1).forEach((value, index) => context.lineTo(...place(index, value)));
    context.stroke();
    context.fillStyle = colors.accent;
    values.slice(0, shown + 1).forEach((value, index) => {
      context.beginPath();
      context.arc(...place(index, value), index === shown ? 6 : 2.5, 0, 2 * Math.PI);
      context.fill();
    });
  }

  function tick() {
    shown = Math.min(FRAMES, shown + 0.5);
    draw();
    if (shown < FRAMES) {
      frame = requestAnimationFrame(tick);
    }
  }

  again.addEventListener("click", () => {
    cancelAnimationFrame(frame);
    // Who asks for less motion has the whole curve at once.
    shown = matchMedia("(prefers-reduced-motion: reduce)").matches ? FRAMES : 0;
    tick();
  });
  drawnAgain(canvas, draw);
}
