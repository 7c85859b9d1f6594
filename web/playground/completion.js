// SPDX-License-Identifier: MIT
// What can be written at a place of a document, from the format's JSON Schema and the names in the document.

/** Where the end of a text is: the keys and indices that lead there, and what was begun to be written. */
function placeAt(text) {
  const stack = [];
  let key = null;
  let typed = "";
  let [isKey, start] = [false, -1];
  for (let index = 0; index < text.length; index += 1) {
    const top = stack.at(-1);
    const letter = text[index];
    if (letter === '"') {
      start = index;
      isKey = top?.kind === "{" && !top.hasColon;
      index += 1;
      while (index < text.length && text[index] !== '"') {
        index += text[index] === "\\" ? 2 : 1;
      }
      if (index >= text.length) {
        return { stack, isKey, typed: text.slice(start) };
      }
      key = text.slice(start + 1, index);
      if (isKey) {
        top.key = key;
        top.keys.add(key);
      }
    } else if (letter === "{" || letter === "[") {
      stack.push({ kind: letter, key: letter === "[" ? 0 : null, keys: new Set(), hasColon: false });
    } else if (letter === "}" || letter === "]") {
      stack.pop();
    } else if (letter === ":" && top) {
      top.hasColon = true;
    } else if (letter === "," && top) {
      top.hasColon = false;
      top.key = top.kind === "[" ? top.key + 1 : null;
    }
  }
  typed = /[A-Za-z_]*$/.exec(text)[0];
  const top = stack.at(-1);
  return { stack, isKey: top?.kind === "{" && !top.hasColon, typed };
}

/** A schema with all that it may be: what it refers to, its alternatives and conditions. */
function* alternatives(schema, root, depth = 0) {
  if (typeof schema !== "object" || schema === null || depth > 12) {
    return;
  }
  yield schema;
  if (schema.$ref) {
    const found = schema.$ref.split("/").slice(1).reduce((at, part) => at?.[part], root);
    yield* alternatives(found, root, depth + 1);
  }
  for (const name of ["allOf", "anyOf", "oneOf"]) {
    for (const each of schema[name] ?? []) {
      yield* alternatives(each, root, depth + 1);
    }
  }
  for (const name of ["then", "else"]) {
    yield* alternatives(schema[name], root, depth + 1);
  }
}

function stepInto(schemas, key, root) {
  const found = new Set();
  for (const schema of schemas) {
    const inner =
      typeof key === "number"
        ? [schema.prefixItems?.[key], schema.items]
        : schema.properties && Object.hasOwn(schema.properties, key)
          ? [schema.properties[key]]
          : [schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})];
    for (const each of inner) {
      for (const one of alternatives(each, root)) {
        found.add(one);
      }
    }
  }
  return [...found];
}

// Of a key, or of the object that a key is in: what in the document its texts name.
const NAMES = {
  target: "states",
  initial: "states",
  on: "states",
  region: "regions",
  focus: "regions",
  play: "animations",
  stop: "animations",
  pause: "animations",
  resume: "animations",
  scrub: "animations",
  property: "properties",
  toggle: "inputs",
  input: "inputs",
  parameter: "parameters",
  motion: "motions",
};
const KEYS = { set: "properties", assign: "inputs", increment: "inputs", clamp: "inputs", random: "inputs" };

/** The names that a document's text gives to things of a sort, also where the text is not whole. */
function namesOf(text, sort) {
  const found = new Set();
  const collect = (value, isThere) => {
    if (typeof value !== "object" || value === null) {
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (key === sort && !Array.isArray(inner)) {
        Object.keys(inner ?? {}).forEach((name) => found.add(name));
      } else if (key === sort && isThere) {
        inner.forEach?.((each) => each?.name && found.add(each.name));
      }
      collect(inner, false);
    }
  };
  try {
    collect(JSON.parse(text), true);
  } catch {
    return namesOf.known?.[sort] ?? [];
  }
  namesOf.known = { ...namesOf.known, [sort]: [...found] };
  return [...found];
}

const short = (note) => (note === undefined ? "" : note.split(/[.;:]/)[0].slice(0, 72));

/** The words that fit at the end of `before`, which begins a document whose whole text is `text`. */
export function completionsAt(schema, before, text) {
  const { stack, isKey, typed } = placeAt(before);
  let schemas = [...alternatives(schema, schema)];
  const path = stack.slice(0, -1);
  for (const { key } of path) {
    schemas = stepInto(schemas, key, schema);
  }
  const top = stack.at(-1);
  const words = new Map();
  const add = (word, note) => words.has(word) || words.set(word, note);
  const around = stack.at(-2)?.key;
  if (top && isKey) {
    for (const each of schemas) {
      for (const [name, inner] of Object.entries(each.properties ?? {})) {
        if (inner !== false && (!top.keys.has(name) || typed.slice(1) === name)) {
          const notes = [...alternatives(inner, schema)].map(({ description }) => description);
          add(name, short(notes.find(Boolean)));
        }
      }
    }
    if (around in KEYS) {
      namesOf(text, KEYS[around]).forEach((name) => add(name, ""));
    }
  } else if (top) {
    for (const each of stepInto(schemas, top.key, schema)) {
      for (const value of each.enum ?? ("const" in each ? [each.const] : [])) {
        add(value, "");
      }
      if (each.type === "boolean") {
        [true, false].forEach((value) => add(value, ""));
      }
    }
    const sort = NAMES[around === "on" ? "on" : top.key];
    if (sort) {
      namesOf(text, sort).forEach((name) => add(name, ""));
    }
  }
  const begun = typed.replace(/^"/, "").toLowerCase();
  const fitting = [...words].filter(([word]) => String(word).toLowerCase().startsWith(begun) && word !== begun);
  return { typed, words: fitting.map(([word, note]) => ({ word, note })) };
}
