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

/** A row for an input, which `set` is called for. What shows its value goes to `shown`. */
function inputRow(scene, { kind, minimum, maximum }, name, label, set, shown) {
  const isBounded = Number.isFinite(minimum) && Number.isFinite(maximum) && maximum - minimum < 1e9;
  const field = made("input", { autocomplete: "off" });
  const named = (...fields) => {
    const element = row(name, ...fields);
    element.firstChild.textContent = label;
    return element;
  };
  if (kind === InputKind.Boolean) {
    field.type = "checkbox";
    field.addEventListener("change", () => set(field.checked));
    shown.push(() => (field.checked = scene.getBoolean(name)));
    return named(field);
  }
  if (kind === InputKind.String) {
    field.type = "text";
    field.addEventListener("input", () => set(field.value));
    shown.push(() => document.activeElement !== field && (field.value = scene.getString(name)));
    return named(field);
  }
  Object.assign(field, { type: "number", step: "any" });
  const range = made("input", { type: "range", min: minimum, max: maximum, step: (maximum - minimum) / 200 });
  range.setAttribute("aria-label", `${name}, slider`);
  for (const each of [field, range]) {
    each.addEventListener("input", () => {
      if (each.value !== "" && Number.isFinite(each.valueAsNumber)) {
        set(each.valueAsNumber);
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
  return isBounded ? named(field, range) : named(field);
}

function button(text, label, click) {
  const element = made("button", { type: "button", className: "button", textContent: text });
  element.setAttribute("aria-label", label);
  element.addEventListener("click", click);
  return element;
}

/** The inputs of a component that its list gives, which nobody else may set. */
function givenBy(list, text) {
  const found = new Set();
  const look = (value) => {
    if (value !== null && typeof value === "object") {
      if (value.kind === "list" && value.name === list.name.split(".").at(-1)) {
        Object.keys(value.inputs ?? {}).forEach((name) => found.add(name));
      }
      Object.values(value).forEach(look);
    }
  };
  look(JSON.parse(text));
  return found;
}

// So many of a list's items have fields.
const SHOWN = 50;

/** The items of a list: fields of the inputs of each, and buttons that append, remove and clear. */
function listBlock(scene, list, infos, text, shown, say) {
  const given = givenBy(list, text);
  const items = made("div", { className: "items" });
  const press = (word, label, body) => button(word, label, () => attempt(say, body));
  const clear = press("Clear", `Clear ${list.name}`, () => list.clear());
  const append = press("Append", `Append to ${list.name}`, () => list.length < list.capacity && list.append());
  let known = null;
  let values = [];
  shown.push(() => {
    const all = Array.from({ length: Math.min(list.length, SHOWN) }, (_, index) => list.at(index));
    const now = all.map(({ key, number }) => `${number} ${key}`).join("\n");
    if (now !== known) {
      known = now;
      values = [];
      items.replaceChildren(
        ...all.map(({ key, name }) => {
          const own = [...infos].filter(([input]) => input.startsWith(`${name}.`));
          const rows = own.flatMap(([input, info]) => {
            const label = input.slice(name.length + 1);
            const isSet = info.kind !== InputKind.Trigger && !label.includes(".") && !given.has(label);
            const set = (value) => attempt(say, () => list.update(key, { [label]: value }));
            return isSet ? [inputRow(scene, info, input, label, set, values)] : [];
          });
          const remove = press("Remove", `Remove ${key} of ${list.name}`, () => list.remove(key));
          return made("div", { className: "item" }, made("span", { textContent: key }), ...rows, remove);
        }),
      );
      clear.disabled = all.length === 0;
    }
    values.forEach((each) => each());
  });
  return made("fieldset", { className: "list" }, made("legend", { textContent: list.name }), items, append, clear);
}

const SETTERS = new Map([
  [InputKind.Number, "setNumber"],
  [InputKind.Boolean, "setBoolean"],
  [InputKind.String, "setString"],
]);

/** Does what a field asks for; what the library refuses is said. */
function attempt(say, body) {
  try {
    body();
    say("");
  } catch (error) {
    say(error.message);
  }
}

/**
 * Fields of a scene's inputs and of the items of its lists. What it gives is called to show what they are now; `say` is
 * called with what the library refuses.
 */
export function showInputs(holder, scene, text, say) {
  const shown = [];
  const rows = [];
  const infos = new Map();
  for (let index = 0; index < scene.info.inputCount; index += 1) {
    const info = scene.getInputInfo(index);
    infos.set(scene.stage.getName(info.name), info);
  }
  const all = scene.lists;
  const isInList = (name) => all.some((list) => name.startsWith(`${list.name}.`));
  for (const [name, info] of infos) {
    if (isInList(name)) {
      continue;
    }
    if (info.kind === InputKind.Trigger) {
      rows.push(row(name, button("Fire", `Fire ${name}`, () => attempt(say, () => scene.fireTrigger(name)))));
    } else {
      const set = (value) => attempt(say, () => scene[SETTERS.get(info.kind)](name, value));
      rows.push(inputRow(scene, info, name, name, set, shown));
    }
  }
  for (const list of all.filter(({ name }) => !isInList(name))) {
    rows.push(listBlock(scene, list, infos, text, shown, say));
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
    const now = Object.hasOwn(values, name) ? values[name] : value;
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
