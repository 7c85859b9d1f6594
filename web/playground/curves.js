// SPDX-License-Identifier: MIT
// Curves of properties and of their velocities, as they run.

import { ValueKind } from "../../bindings/javascript/index.js";
import { sized } from "../shared/drawing.js";

const SECONDS = 4;
const MOST = 6;
const DASHES = [[], [6, 4], [2, 3]];

export class Curves {
  #canvas;
  #choices;
  #rows = [];

  constructor(canvas, choices) {
    this.#canvas = canvas;
    this.#choices = choices;
  }

  /** Takes the properties of a scene, and follows the first few. */
  follow(scene) {
    const chosen = new Set(this.#rows.filter(({ box }) => box.checked).map(({ name }) => name));
    this.#rows = [];
    for (const property of scene.stage.properties) {
      const { kind, shownCount } = property.info;
      if (kind !== ValueKind.Path && property.name !== "") {
        const row = { name: property.name, property, count: Math.min(4, shownCount), samples: [] };
        this.#rows.push(row);
      }
      if (this.#rows.length >= 64) {
        break;
      }
    }
    const knows = this.#rows.some(({ name }) => chosen.has(name));
    this.#choices.replaceChildren(
      ...this.#rows.map((row, index) => {
        const label = document.createElement("label");
        row.box = document.createElement("input");
        row.box.type = "checkbox";
        row.box.checked = knows ? chosen.has(row.name) : index < 3;
        const key = document.createElement("i");
        row.key = key;
        label.append(row.box, key, row.name);
        return label;
      }),
    );
  }

  /** Notes where everything is at a moment. */
  sample(seconds) {
    for (const row of this.#rows) {
      while (row.samples.length > 0 && row.samples.at(-1).seconds >= seconds) {
        row.samples.pop();
      }
      if (row.samples.length > 4000) {
        row.samples.splice(0, 1000);
      }
      if (row.box.checked) {
        const value = [row.property.presentation].flat();
        row.samples.push({ seconds, value, velocity: [row.property.velocity].flat() });
      }
    }
  }

  draw(now) {
    if (this.#canvas.clientWidth === 0) {
      return;
    }
    const { context, width, height, colors } = sized(this.#canvas);
    const from = Math.max(0, now - SECONDS);
    const palette = [colors.accent, colors.second, colors.third, colors.muted, colors.text, colors.error];
    const rows = this.#rows.filter(({ box }) => box.checked).slice(0, MOST);
    this.#rows.forEach((row) => (row.key.style.background = palette[rows.indexOf(row)] ?? "transparent"));
    const half = height / 2;
    context.font = "13px system-ui, sans-serif";
    for (const [index, what] of ["value", "velocity"].entries()) {
      const [top, bottom] = [index * half + 24, (index + 1) * half - 10];
      const seen = rows.map(({ samples }) => samples.filter(({ seconds }) => seconds >= from));
      let [low, high] = [0, 0.001];
      seen.flat().forEach((sample) => sample[what].forEach((each) => ([low, high] = [Math.min(low, each), Math.max(high, each)])));
      const y = (value) => bottom - ((bottom - top) * (value - low)) / (high - low);
      context.strokeStyle = colors.line;
      context.lineWidth = 1;
      context.setLineDash([]);
      context.strokeRect(0.5, y(0), width, 0);
      context.fillStyle = colors.muted;
      const digits = (value) => Number(value.toPrecision(3));
      context.fillText(`${what}, ${digits(low)} to ${digits(high)}${index === 1 ? " a second" : ""}`, 2, top - 9);
      context.lineWidth = 2;
      seen.forEach((samples, at) => {
        context.strokeStyle = palette[at];
        for (let component = 0; component < (samples[0]?.value.length ?? 0); component += 1) {
          context.setLineDash(DASHES[component % DASHES.length]);
          context.beginPath();
          samples.forEach((sample) => context.lineTo(((sample.seconds - from) / SECONDS) * width, y(sample[what][component])));
          context.stroke();
        }
      });
      context.setLineDash([]);
    }
  }
}
