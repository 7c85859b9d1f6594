#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// A control in the terminal: the gender toggle, two points of the picture in each character, from its own paths.
// Click it with the mouse or press the space bar; q ends.
//
//     node examples/terminal.js [DOCUMENT] [--frames N]     N frames without input, with a click in the third

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DrawKind, FillRule, Key, KeyAction, Path, Scene, load } from "animcore";

const TOGGLE = fileURLToPath(new URL("../../../controls/gender-toggle.json", import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { frames: { type: "string" } } });

await load();
const scene = Scene.load(readFileSync(positionals[0] ?? TOGGLE, "utf8"));
const { width, height } = scene.info;
const columns = Math.min(process.stdout.columns || 60, 60);
const scale = columns / width;
const rows = Math.ceil((height * scale) / 2) * 2;

/** Colors the points inside an outline. */
function paint(pixels, outline, rule, [red, green, blue, alpha]) {
  const { x, y, width: across, height: down } = outline.bounds;
  const last = (end, limit) => Math.min(limit - 1, Math.floor(end * scale));
  for (let row = Math.max(0, Math.floor(y * scale)); row <= last(y + down, rows); row += 1) {
    for (let column = Math.max(0, Math.floor(x * scale)); column <= last(x + across, columns); column += 1) {
      if (outline.contains((column + 0.5) / scale, (row + 0.5) / scale, rule)) {
        const below = pixels[row][column];
        pixels[row][column] = [red, green, blue].map((each, index) => each * alpha + below[index] * (1 - alpha));
      }
    }
  }
}

/** The picture as rows of colors, from 0 to 1. */
function picture() {
  const pixels = Array.from({ length: rows }, () => Array.from({ length: columns }, () => [1, 1, 1]));
  const { commands, verbs, coordinates } = scene.display;
  for (const { kind, content, transform, opacity } of commands) {
    if (kind !== DrawKind.Fill && kind !== DrawKind.Stroke) {
      continue;
    }
    const { verbStart, verbCount, coordinateStart, coordinateCount } = content.path;
    const path = new Path();
    path.append(
      verbs.subarray(verbStart, verbStart + verbCount),
      coordinates.subarray(coordinateStart, coordinateStart + coordinateCount),
    );
    const { cap, join, width: strokeWidth, miterLimit } = content;
    const outline = kind === DrawKind.Fill ? path : path.stroke({ cap, join, width: strokeWidth, miterLimit }, 0.05);
    outline.transform(transform);
    const [red, green, blue, alpha] = content.paint.color;
    paint(pixels, outline, kind === DrawKind.Fill ? content.rule : FillRule.Nonzero, [red, green, blue, alpha * opacity]);
    outline.dispose();
    path.dispose();
  }
  return pixels;
}

function draw() {
  const color = (channels) => channels.map((each) => Math.round(255 * Math.min(1, Math.max(0, each)))).join(";");
  const pixels = picture();
  const lines = [];
  for (let row = 0; row < rows; row += 2) {
    const cells = pixels[row].map((top, column) => `\x1b[38;2;${color(top)};48;2;${color(pixels[row + 1][column])}m▀`);
    lines.push(`${cells.join("")}\x1b[0m`);
  }
  process.stdout.write(`\x1b[H${lines.join("\r\n")}\r\n${scene.state.padEnd(columns)}\r\n`);
}

if (values.frames !== undefined) {
  for (let frame = 0; frame < Number(values.frames); frame += 1) {
    if (frame === 2) {
      scene.pointer("down", width / 2, height / 2);
      scene.pointer("up", width / 2, height / 2);
    }
    draw();
    scene.advance(1 / 60);
  }
} else {
  // xterm's mouse reports: where a button goes down and up.
  process.stdout.write("\x1b[2J\x1b[?25l\x1b[?1000h\x1b[?1006h");
  process.stdin.setRawMode?.(true);
  process.stdin.on("data", (bytes) => {
    const typed = bytes.toString();
    for (const [, button, column, row, action] of typed.matchAll(/\x1b\[<(\d+);(\d+);(\d+)([Mm])/g)) {
      if (button === "0") {
        scene.pointer(action === "M" ? "down" : "up", (column - 0.5) / scale, (2 * row - 1) / scale);
      }
    }
    if (typed === " ") {
      scene.sendKey(KeyAction.Press, Key.Tab, 0);
      scene.sendKey(KeyAction.Press, Key.Space, 0);
    } else if (typed === "q" || typed === "\x03") {
      process.stdout.write("\x1b[?1000l\x1b[?1006l\x1b[?25h");
      process.exit(0);
    }
  });
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    scene.advance((now - before) / 1000);
    before = now;
    draw();
  }, 1000 / 60);
}
