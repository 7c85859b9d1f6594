// SPDX-License-Identifier: MIT
// The sliders and numbers of the spring: move one, and all others follow.

import { AnimError } from "../../bindings/javascript/src/errors.js";
import { GROUPS, PRESETS, describe, springOf } from "./parameters.js";

const STEPS = 1000;

const toSlider = ({ least, most, log }, value) =>
  STEPS * (log ? Math.log(value / least) / Math.log(most / least) : (value - least) / (most - least));
const fromSlider = ({ least, most, log }, place) =>
  log ? least * (most / least) ** (place / STEPS) : least + ((most - least) * place) / STEPS;
// Five digits are more than a slider has.
const short = (value) => String(Number(value.toPrecision(5)));

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

/** Fills the form, and calls with each new spring. */
export function makeSettings({ groups, presets, note }, changed) {
  const rows = new Map();
  let spring = PRESETS.bouncy();

  function show(except = null) {
    const values = describe(spring);
    for (const [name, { setting, slider, number }] of rows) {
      const value = values[name];
      const isKnown = Number.isFinite(value);
      slider.disabled = number.disabled = !isKnown;
      slider.value = isKnown ? toSlider(setting, value) : 0;
      slider.setAttribute("aria-valuetext", isKnown ? `${short(value)}${setting.unit ? ` ${setting.unit}` : ""}` : "none");
      if (number !== except) {
        number.setCustomValidity("");
        number.value = isKnown ? short(value) : "";
      }
    }
    const ratio = values.fraction;
    note.textContent =
      ratio > 1
        ? `Overdamped: it creeps to its target. UIKit has no such spring, and Core Animation plays it critically damped unless it is told otherwise.`
        : ratio > 0.9999
          ? "Critically damped: the quickest way without going beyond."
          : `Underdamped: it goes beyond its target by ${(100 * overshoot(ratio)).toFixed(1)} % at first.`;
  }

  function take(next, except) {
    const before = spring;
    spring = next;
    try {
      show(except);
      changed(spring);
    } catch (error) {
      // One that the library refuses is not kept: the last good one is shown again.
      spring = before;
      throw error;
    }
  }

  function set(group, name, value, except) {
    try {
      take(springOf(group, { ...describe(spring), [name]: value }), except);
      except?.setCustomValidity("");
    } catch (error) {
      if (!(error instanceof AnimError)) {
        throw error;
      }
      note.textContent = error.message;
      except?.setCustomValidity(error.message);
    }
  }

  for (const group of GROUPS) {
    const set_ = element("fieldset", {}, element("legend", {}, group.title));
    for (const setting of group.settings) {
      const id = `set-${setting.name}`;
      const label = `${setting.title}, ${group.title}`;
      const slider = element("input", { type: "range", min: 0, max: STEPS, step: 1, "aria-label": label, id: `${id}-slider` });
      const number = element("input", { type: "number", step: "any", id, "aria-label": `${label}, number` });
      slider.addEventListener("input", () => set(group.name, setting.name, fromSlider(setting, Number(slider.value))));
      number.addEventListener("input", () => {
        if (number.value !== "") {
          set(group.name, setting.name, Number(number.value), number);
        }
      });
      number.addEventListener("change", () => show());
      rows.set(setting.name, { setting, slider, number });
      set_.append(element("div", { class: "setting" }, element("span", {}, setting.title), slider, number));
    }
    groups.append(set_);
  }
  for (const [name, make] of Object.entries(PRESETS)) {
    const button = element("button", { class: "button", type: "button" }, name);
    button.addEventListener("click", () => take(make()));
    presets.append(button);
  }
  take(spring);
}

/** How far an underdamped spring goes beyond its target, in distances: exp(-pi z / sqrt(1 - z^2)). */
const overshoot = (ratio) => Math.exp((-Math.PI * ratio) / Math.sqrt(1 - ratio * ratio));
