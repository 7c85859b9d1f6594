// SPDX-License-Identifier: MIT
// Curves over time, and the phase plot.

import { sized } from "../shared/drawing.js";

const SAMPLES = 600;

/** Values and velocities of a spring over some seconds. */
export function sampled(spring, seconds) {
  const times = Float64Array.from({ length: SAMPLES + 1 }, (_, index) => (index / SAMPLES) * seconds);
  return { times, ...spring.evaluateMany(times, 0, 1, 0) };
}

const range = (...rows) => rows.flatMap((row) => [Math.min(...row), Math.max(...row)]);

/** A frame for curves: where a time and a value are, with the grid drawn. */
function frame({ context, width, height, colors }, seconds, low, high, unit = "s") {
  const inside = { left: 36, top: 8, right: width - 10, bottom: height - 24 };
  const x = (time) => inside.left + ((inside.right - inside.left) * time) / seconds;
  const y = (value) => inside.bottom - ((inside.bottom - inside.top) * (value - low)) / (high - low);
  context.font = "13px system-ui, sans-serif";
  context.lineWidth = 1;
  context.strokeStyle = colors.line;
  context.fillStyle = colors.muted;
  context.beginPath();
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of [0, 0.5, 1].filter((each) => each >= low && each <= high)) {
    context.moveTo(inside.left, Math.round(y(value)) + 0.5);
    context.lineTo(inside.right, Math.round(y(value)) + 0.5);
    context.fillText(String(value), inside.left - 8, y(value));
  }
  context.stroke();
  context.textAlign = "center";
  context.textBaseline = "top";
  const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100].find((each) => seconds / each <= 7) ?? seconds;
  for (let time = 0; time <= seconds * 0.98; time += step) {
    context.fillText(`${Number(time.toFixed(2))}${unit}`, x(time), inside.bottom + 6);
  }
  return { x, y, inside };
}

function line(context, color, points, width = 2) {
  context.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.stroke();
}

/** Value and velocity over time, and where it has settled. */
export function drawCurve(canvas, spring, seconds, settled) {
  const size = sized(canvas);
  const { times, values, velocities } = sampled(spring, seconds);
  // The velocity in the picture's units: its largest is 1.
  const fastest = Math.max(...velocities.map(Math.abs)) || 1;
  const slow = velocities.map((each) => each / fastest);
  const extent = range(values, slow);
  const { x, y, inside } = frame(size, seconds, Math.min(0, ...extent) - 0.05, Math.max(1, ...extent) + 0.08);
  const { context, colors } = size;
  context.setLineDash([4, 4]);
  line(context, colors.third, [[x(settled), inside.bottom], [x(settled), inside.top]], 1.5);
  context.setLineDash([]);
  line(context, colors.second, Array.from(times, (time, index) => [x(time), y(slow[index])]), 1.5);
  line(context, colors.accent, Array.from(times, (time, index) => [x(time), y(values[index])]), 2.5);
}

/** Velocity over value, with a dot where something is now: its distance and velocity as parts of a way of 1. */
export function drawPhase(canvas, spring, seconds, now) {
  const size = sized(canvas);
  const { values, velocities } = sampled(spring, seconds);
  const [low, high] = [Math.min(0, ...values) - 0.08, Math.max(1, ...values) + 0.08];
  const [slowest, fastest] = [Math.min(0, ...velocities), Math.max(...velocities)];
  const margin = 0.08 * (fastest - slowest || 1);
  const { context, width, height, colors } = size;
  const x = (value) => (width * (value - low)) / (high - low);
  const y = (velocity) => height - (height * (velocity - slowest + margin)) / (fastest - slowest + 2 * margin);
  line(context, colors.line, [[0, y(0)], [width, y(0)]], 1);
  line(context, colors.line, [[x(1), 0], [x(1), height]], 1);
  line(context, colors.accent, Array.from(values, (value, index) => [x(value), y(velocities[index])]), 2);
  if (now !== null) {
    context.beginPath();
    context.arc(x(now.value), y(now.velocity), 6, 0, 2 * Math.PI);
    context.fillStyle = colors.second;
    context.fill();
  }
}

/** Curves over one another; each has `at`, a function of seconds, and `color`. */
export function drawOverlay(canvas, curves, seconds) {
  const size = sized(canvas);
  const rows = curves.map(({ at }) => Array.from({ length: 241 }, (_, index) => at((index / 240) * seconds)));
  const extent = [0, 1, ...range(...(rows.length > 0 ? rows : [[0, 1]]))];
  const { x, y } = frame(size, seconds, Math.min(...extent) - 0.05, Math.max(...extent) + 0.05);
  curves.forEach(({ color }, number) => {
    line(size.context, color, rows[number].map((value, index) => [x((index / 240) * seconds), y(value)]), number === 0 ? 3 : 1.75);
  });
}
