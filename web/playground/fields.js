// SPDX-License-Identifier: MIT
// Fields for what a document takes: its inputs while it runs, its parameters when it is loaded.

import { InputKind } from "../../bindings/javascript/index.js";

function made(name, attributes = {}, ...children) {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
}

function row(name, ...fields) {
  fields[0].id = `field-${name}`;
  return made("div", { className: "field" }, made("label", { htmlFor: fields[0].id, textContent: name }), ...fields);
}

/** Fields of a scene's inputs. What it gives is called to show what they are now. */
export function showInputs(holder, scene) {
  const shown = [];
  const rows = [];
  for (let index = 0; index < scene.info.inputCount; index += 1) {
    const { kind, name: number, minimum, maximum } = scene.getInputInfo(index);
    const name = scene.stage.getName(number);
    const isBounded = Number.isFinite(minimum) && Number.isFinite(maximum) && maximum - minimum < 1e9;
    if (kind === InputKind.Trigger) {
      const button = made("button", { type: "button", className: "button", textContent: "Fire" });
      button.setAttribute("aria-label", `Fire ${name}`);
      button.addEventListener("click", () => scene.fireTrigger(name));
      rows.push(row(name, button));
      continue;
    }
    const field = made("input", { autocomplete: "off" });
    if (kind === InputKind.Boolean) {
      field.type = "checkbox";
      field.addEventListener("change", () => scene.setBoolean(name, field.checked));
      shown.push(() => (field.checked = scene.getBoolean(name)));
      rows.push(row(name, field));
    } else if (kind === InputKind.String) {
      field.type = "text";
      field.addEventListener("input", () => scene.setString(name, field.value));
      shown.push(() => document.activeElement !== field && (field.value = scene.getString(name)));
      rows.push(row(name, field));
    } else {
      Object.assign(field, { type: "number", step: "any" });
      const range = made("input", { type: "range", min: minimum, max: maximum, step: (maximum - minimum) / 200 });
      range.setAttribute("aria-label", `${name}, slider`);
      for (const each of [field, range]) {
        each.addEventListener("input", () => {
          if (each.value !== "" && Number.isFinite(each.valueAsNumber)) {
            scene.setNumber(name, each.valueAsNumber);
            const other = each === field ? range : field;
            other.value = each.value;
          }
        });
      }
      shown.push(() => {
        const value = scene.getNumber(name);
        if (document.activeElement !== field && field.valueAsNumber !== value) {
          field.value = String(Number(value.toPrecision(6)));
        }
        if (isBounded && document.activeElement !== range) {
          range.value = value;
        }
      });
      rows.push(isBounded ? row(name, field, range) : row(name, field));
    }
  }
  holder.replaceChildren(...(rows.length > 0 ? rows : [made("p", { className: "muted", textContent: "It has none." })]));
  const show = () => shown.forEach((each) => each());
  show();
  return show;
}

const isPlain = (color) => /^#[0-9a-f]{6}$/i.test(color);

/** Fields of a document's parameters; `change` is called with all that differ from the document's own. */
export function showParameters(holder, text, given, change) {
  let declared = {};
  try {
    declared = JSON.parse(text).parameters ?? {};
  } catch {
    // A document with an error keeps the fields away until it has none.
  }
  const values = { ...given };
  const rows = Object.entries(declared).map(([name, { type, value, range }]) => {
    const field = made("input", { autocomplete: "off" });
    const now = name in values ? values[name] : value;
    if (type === "boolean") {
      Object.assign(field, { type: "checkbox", checked: Boolean(now) });
    } else if (type === "number") {
      Object.assign(field, { type: "number", step: "any", placeholder: String(value) });
      field.value = typeof now === "number" ? now : "";
      if (Array.isArray(range)) {
        [field.min, field.max] = range;
      }
    } else {
      Object.assign(field, { type: type === "color" && isPlain(String(now)) ? "color" : "text", value: String(now) });
    }
    field.addEventListener("change", () => {
      const next = type === "boolean" ? field.checked : type === "number" ? field.valueAsNumber : field.value;
      if (next === value || Number.isNaN(next)) {
        delete values[name];
      } else {
        values[name] = next;
      }
      change({ ...values });
    });
    return row(`parameter-${name}`, field);
  });
  rows.forEach((each) => (each.firstChild.textContent = each.firstChild.textContent.replace("parameter-", "")));
  holder.replaceChildren(...(rows.length > 0 ? rows : [made("p", { className: "muted", textContent: "It has none." })]));
}
