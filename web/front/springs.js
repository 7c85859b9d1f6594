// SPDX-License-Identifier: MIT
// A hundred thousand springs that follow the pointer. The core moves them, WebGL draws what it gives.

import { NativeArray, Spring } from "../../bindings/javascript/index.js";
import { colors } from "../shared/drawing.js";

const GROUPS = 10;
// Two springs a dot, one for x and one for y.
const DOTS = 5000;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
// Without motion for that long, in seconds, nothing is stepped or drawn any more.
const REST = 3;

const VERTEX = `#version 300 es
in float x; in float y; uniform vec2 size; uniform float pixels;
void main() { gl_Position = vec4(vec2(x, y) / size * 2.0 - 1.0, 0, 1); gl_Position.y *= -1.0; gl_PointSize = pixels; }`;
const FRAGMENT = `#version 300 es
precision mediump float; uniform vec4 color; out vec4 shown;
void main() { float r = length(gl_PointCoord - 0.5); shown = color * smoothstep(0.5, 0.3, r); }`;

/** Dots of one spring: where they are, how fast, and where they are bound to. */
class Group {
  constructor(index, count) {
    this.count = count;
    this.index = index;
    this.spring = Spring.perceptual(0.35 + 0.09 * index, 0.12 + 0.03 * index);
    this.axes = [0, 1].map(() => ({
      values: new NativeArray(count),
      velocities: new NativeArray(count),
      targets: new NativeArray(count),
      shown: new Float32Array(count),
    }));
  }

  /** Sends the dots to a disc around a point: the seeds of a sunflower, each group its share of them. */
  aim(center, radius) {
    const targets = this.axes.map((axis) => axis.targets.values);
    const total = this.count * GROUPS;
    for (let dot = 0; dot < this.count; dot += 1) {
      const seed = dot * GROUPS + this.index;
      const distance = radius * Math.sqrt((seed + 0.5) / total);
      targets[0][dot] = center[0] + distance * Math.cos(seed * GOLDEN_ANGLE);
      targets[1][dot] = center[1] + distance * Math.sin(seed * GOLDEN_ANGLE);
    }
  }

  jump() {
    for (const { values, targets, shown } of this.axes) {
      values.values.set(targets.values);
      shown.set(targets.values);
    }
  }

  step(seconds) {
    for (const { values, velocities, targets, shown } of this.axes) {
      this.spring.stepMany(seconds, targets.values, 0, values.values, velocities.values);
      shown.set(values.values);
    }
  }
}

function program(gl) {
  const made = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  return made;
}

/** A color of the theme, such as #c2185b, as numbers from 0 to 1. */
const rgb = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

export function followPointer(canvas, count, cost) {
  const gl = canvas.getContext("webgl2", { alpha: true, premultipliedAlpha: true, antialias: false });
  if (gl === null) {
    cost.textContent = "this browser has no WebGL 2";
    return;
  }
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const dots = isCalm ? DOTS / 10 : DOTS;
  const groups = Array.from({ length: GROUPS }, (_, index) => new Group(index, dots));
  count.textContent = `${(dots * GROUPS * 2).toLocaleString("en").replaceAll(",", "\u00a0")} springs`;

  const shader = program(gl);
  gl.useProgram(shader);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const buffers = ["x", "y"].map((name) => {
    const buffer = gl.createBuffer();
    const location = gl.getAttribLocation(shader, name);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, dots * 4, gl.STREAM_DRAW);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 1, gl.FLOAT, false, 0, 0);
    return buffer;
  });
  const uniform = (name) => gl.getUniformLocation(shader, name);

  let [before, moved, frame, isSeen, averageCost] = [0, 0, 0, false, 0];

  const radius = () => Math.min(canvas.clientWidth, canvas.clientHeight) * 0.42;
  const aim = (center) => {
    groups.forEach((group) => group.aim(center, radius()));
    moved = performance.now();
    wake();
  };

  function draw() {
    const ratio = globalThis.devicePixelRatio || 1;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.uniform2f(uniform("size"), width, height);
    gl.uniform1f(uniform("pixels"), 3 * ratio);
    const [first, second] = [rgb(colors().accent), rgb(colors().second)];
    for (const { index, axes } of groups) {
      const part = index / (GROUPS - 1);
      const alpha = 0.7;
      gl.uniform4f(uniform("color"), ...first.map((each, at) => (each + (second[at] - each) * part) * alpha), alpha);
      axes.forEach(({ shown }, axis) => {
        gl.bindBuffer(gl.ARRAY_BUFFER, buffers[axis]);
        gl.bufferSubData(gl.ARRAY_BUFFER, 0, shown);
      });
      gl.drawArrays(gl.POINTS, 0, dots);
    }
  }

  function tick(now) {
    const began = performance.now();
    // Who asks for less motion sees where the springs end.
    groups.forEach((group) => (isCalm ? group.jump() : group.step(Math.min(0.1, Math.max(0, (now - before) / 1000)))));
    before = now;
    draw();
    const took = performance.now() - began;
    averageCost = averageCost === 0 ? took : averageCost * 0.9 + took * 0.1;
    cost.textContent = `${averageCost.toFixed(1)} ms a frame`;
    frame = isSeen && !isCalm && now - moved < REST * 1000 ? requestAnimationFrame(tick) : 0;
  }

  function wake() {
    if (frame === 0 && isSeen) {
      before = performance.now();
      frame = requestAnimationFrame(tick);
    }
  }

  canvas.addEventListener("pointermove", (event) => {
    const { left, top } = canvas.getBoundingClientRect();
    aim([event.clientX - left, event.clientY - top]);
  });
  canvas.addEventListener("pointerleave", () => aim([canvas.clientWidth / 2, canvas.clientHeight / 2]));
  new IntersectionObserver(([entry]) => {
    isSeen = entry.isIntersecting;
    wake();
  }).observe(canvas);
  new ResizeObserver(() => aim([canvas.clientWidth / 2, canvas.clientHeight / 2])).observe(canvas);
  aim([canvas.clientWidth / 2, canvas.clientHeight / 2]);
  groups.forEach((group) => group.jump());
  draw();
}
