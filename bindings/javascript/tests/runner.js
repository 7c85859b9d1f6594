#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// JavaScript's runner: see Tests/bindings/conformance.md.

import { readFileSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  AnimError,
  CubicBezier,
  Decay,
  Document,
  Easing,
  Expression,
  Keyframes,
  Morph,
  MotionKind,
  Path,
  Read,
  Scene,
  Spring,
  Stage,
  WarningText,
  colorConvert,
  loadSync,
} from "../index.js";
import { Player } from "./program.js";
import { Digest, hash, playTrace, said } from "./transcript.js";

const MODULE = fileURLToPath(new URL("../../../build/wasm/animcore.wasm", import.meta.url));
const FRAME = 705600000n / 60n;

function print(text) {
  const bytes = typeof text === "string" ? Buffer.from(text, "utf8") : text;
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(1, bytes, offset);
    } catch (error) {
      if (error.code !== "EAGAIN") {
        throw error;
      }
    }
  }
}

const numbers = (field) => (field === "-" ? [] : field.split(",").map(number));
const number = (word) => (word === "nan" ? Number.NaN : word.replace("inf", "Infinity") * 1);
const pairs = (first, second) => Array.from(first).flatMap((each, index) => said([each, second[index]]));

// ---- Cases ----

const KINDS = {
  program(first, second, steps) {
    return using(new Player(first, second, valuesOf, items), (player) => steps.split(" ").map((step) => player.word(step)));
  },

  spring(mass, stiffness, damping, from, to, velocity, times) {
    const of = new Spring(number(mass), number(stiffness), number(damping));
    const { values, velocities } = of.evaluateMany(numbers(times), number(from), number(to), number(velocity));
    return pairs(values, velocities);
  },

  perceptual(duration, bounce) {
    const of = Spring.perceptual(number(duration), number(bounce));
    return said([of.mass, of.stiffness, of.damping, of.getSettlingDuration(0, false)]);
  },

  named(name, duration, extraBounce) {
    const of = Spring.named(name, number(duration), number(extraBounce));
    return said([of.mass, of.stiffness, of.damping]);
  },

  easing(css, xs) {
    const of = Easing.css(css);
    return [...said(of.evaluateMany(numbers(xs))), String(of)];
  },

  bezier(x1, y1, x2, y2, xs) {
    return said(new CubicBezier(number(x1), number(y1), number(x2), number(y2)).evaluateMany(numbers(xs)));
  },

  keyframes(mode, width, duration, values, times, samples) {
    const count = Number(width);
    const options = { mode: Number(mode), componentCount: count, duration: number(duration) };
    const of = Keyframes.values(options, numbers(values), numbers(times), [], []);
    const at = numbers(samples);
    return said(of.evaluate(at, [], new Float64Array(at.length * count)).values);
  },

  decay(rate, from, velocity, times) {
    const of = new Decay({ rate: number(rate) });
    const { values, velocities } = of.evaluate(numbers(times), number(from), number(velocity));
    return pairs(values, velocities);
  },

  path(data) {
    const of = Path.parse(data);
    const { x, y, width, height } = of.bounds;
    return [String(of.counts.verbCount), ...said([of.area, of.getLength(0), x, y, width, height]), String(of)];
  },

  nearest(data, x, y) {
    const place = Path.parse(data).findNearest(number(x), number(y));
    return said([place.x, place.y, place.distance]);
  },

  morph(first, second, times) {
    const of = new Morph(Path.parse(first), Path.parse(second));
    return numbers(times).map((time) => String(of.getPath(time)));
  },

  expression(text, names, values) {
    const of = new Expression(text, names === "-" ? [] : names.split(" "));
    return said([of.evaluate(numbers(values))]);
  },

  color(from, to, components) {
    return said(colorConvert(Number(from), Number(to), numbers(components)));
  },

  property(kind, from, to, of, frames) {
    const by = new Spring(...numbers(of));
    const stage = new Stage();
    const moving = stage.add("x", numbers(from), Number(kind));
    const set = (value) => stage.animate(by, () => moving.setValue(numbers(value)));
    set(to);
    const words = [];
    for (let frame = 0; frame < Number(frames); frame += 1) {
      if (frame === Math.floor(Number(frames) / 2)) {
        set(from);
      }
      stage.advanceFlicks(FRAME);
      words.push(...said(moving.read(Read.Presentation)));
    }
    return [...words, String([...stage.events()].length), String(stage.info.time)];
  },

  document(text) {
    return using(Scene.load(text), (scene) => [
      scene.state || "-",
      String(scene.stage.properties.length),
      String(scene.displayList.length),
      hash(scene.hash),
    ]);
  },

  machine(text, events) {
    return using(Scene.load(text), (scene) => {
      const state = () => scene.state.replaceAll(" ", "+") || "-";
      const words = [state()];
      for (const event of events === "-" ? [] : events.split(" ")) {
        scene.send(event);
        scene.advance(0.25);
        words.push(state());
      }
      return [...words, scene.isDone ? "1" : "0"];
    });
  },

  snapshot(text, event) {
    return using(Scene.load(text), (scene) => {
      scene.send(event);
      scene.advance(0.1);
      const kept = scene.snapshot();
      scene.advance(0.3);
      const first = scene.hash;
      scene.restore(kept);
      scene.advance(0.3);
      return [scene.hash === first ? "1" : "0"];
    });
  },

  list(text, name, steps) {
    return using(Scene.load(text), (scene) =>
      using(Scene.load(text), (other) => {
        const list = scene.list(name);
        const words = [items(list)];
        for (const step of steps === "-" ? [] : steps.split(" ")) {
          const [kind, ...fields] = step.split(":");
          STEPS[kind](scene, list, ...fields);
          words.push(items(list));
        }
        other.restore(scene.snapshot());
        const hash = other.hash.toString(16).padStart(16, "0");
        return [...words, items(other.list(name)), hash, scene.hash === other.hash ? "1" : "0"];
      }),
    );
  },

  combine(first, second, operation, rule) {
    return [String(Path.parse(first).combine(Path.parse(second), Number(operation), Number(rule)))];
  },

  morphed(first, second, words, effort, smoothness, pairsField, points, times) {
    const [structure, motion, pairing, starts, fillRule, paint] = numbers(words);
    const of = new Morph(Path.parse(first), Path.parse(second), {
      ...{ structure, motion, pairing, starts, fillRule, paint },
      ...{ effort: Number(effort), smoothness: Number(smoothness) },
      ...{ pairs: pairsOf(pairsField), points: pairsOf(points) },
    });
    return numbers(times).map((time) => String(of.getPath(time)));
  },

  shape(way, outlines, given, frames) {
    const paths = outlines.split("|").map((data) => Path.parse(data));
    const stage = new Stage();
    const x = stage.addPath("x", paths[0]);
    if (way === "turns") {
      x.setPathTurns(given === "1");
      stage.animate(new Spring(1, 100, 20), () => x.setPath(paths[1]));
    } else {
      x.animate({ kind: MotionKind.Keyframes, keyframes: shapeKeyframes(way, paths, numbers(given)) });
    }
    const words = [];
    for (let frame = 0; frame < Number(frames); frame += 1) {
      stage.advance(0.25);
      words.push(String(x.getPath(Read.Presentation)));
    }
    return [...words, x.pathTurns ? "1" : "0"];
  },

  edition(old, newer, event) {
    const document = Document.load(old);
    const [first, scene, other] = [new Scene(document), Scene.load(newer), Scene.load(newer)];
    first.send(event);
    first.advance(0.1);
    const losses = scene.restoreEdition(first.snapshot(), document, newer);
    scene.advance(0.3);
    const again = other.restoreEdition(scene.snapshot(), document, newer);
    const lost = losses.length > 20 ? `${losses.length} ${losses.at(-1)}` : losses.join("|");
    const same = again.length === 0 && other.hash === scene.hash;
    return [lost || "-", scene.state || "-", hash(scene.hash), same ? "1" : "0"];
  },

  inputs(text, steps) {
    return using(Scene.load(text), (scene) => {
      const words = steps.split(" ").flatMap((step) => {
        const [kind, name, value] = step.split(":");
        return [...GIVEN[kind](scene, name, value), scene.state.replaceAll(" ", "+") || "-"];
      });
      return [...words, hash(scene.hash)];
    });
  },

  lost(limit, count) {
    return using(new Stage({ eventLimit: Number(limit) }), (stage) => {
      const x = stage.add("x", 0);
      for (let each = 1; each <= Number(count); each += 1) {
        stage.animate(new Spring(1, 100, 20), () => {
          x.value = each;
        });
        stage.advance(0.1);
      }
      const words = [...stage.events()].map((event) => `${event.kind}.${event.count}`);
      return [...words, String([...stage.events()].length)];
    });
  },

  warnings(text) {
    return using(Document.load(text, { keepsWarnings: true }), (document) => {
      const { count, total } = document.warningCount;
      const words = [String(total)];
      for (let index = 0; index < count; index += 1) {
        const { kind, line, column } = document.getWarning(index);
        const texts = [WarningText.Pointer, WarningText.Suggestion, WarningText.Message];
        words.push(...[kind, line, column, ...texts.map((which) => document.getWarningText(index, which) || "-")].map(String));
      }
      return words;
    });
  },

  shared(text, event) {
    const document = Document.load(text);
    const scenes = [new Scene(document), new Scene(document), Scene.load(text)];
    document.dispose();
    scenes[0].send(event);
    scenes[2].send(event);
    const [first, second, third] = scenes.map((scene) => hash(scene.advance(0.3).hash));
    return [first, second, first === third ? "1" : "0"];
  },

  states(text, events) {
    return using(Scene.load(text), (scene) =>
      events.split(" ").flatMap((event) => {
        scene.send(event);
        const active = scene.activeStates;
        return [scene.states.join("|"), active.join("|"), String(active.filter((name) => scene.isInState(name)).length)];
      }),
    );
  },
};

function pairsOf(field) {
  const pairs = field === "-" ? [] : field.split(",").map((pair) => pair.split(":").map(Number));
  return pairs.map(([from, to]) => ({ from, to }));
}

function shapeKeyframes(way, paths, given) {
  const options = { duration: 1 };
  if (way === "values") {
    return Keyframes.paths(options, paths, given, [], []);
  }
  const firsts = given.filter((_, index) => index % 2 === 0);
  const seconds = given.filter((_, index) => index % 2 === 1);
  if (way === "blocks") {
    return Keyframes.pathBlocks(options, firsts, seconds, paths.slice(1));
  }
  const [curve, spring] = [new CubicBezier(0, 0, 1, 1), new Spring(1, 100, 10)];
  const keys = firsts.map((kind, index) => ({ kind, flags: 0, duration: seconds[index], curve, spring }));
  return Keyframes.pathTrack(options, keys, paths.slice(1));
}

const GIVEN = {
  number(scene, name, value) {
    scene.setNumber(name, number(value));
    return said([scene.getNumber(name)]);
  },
  boolean(scene, name, value) {
    scene.setBoolean(name, value === "1");
    return [scene.getBoolean(name) ? "1" : "0"];
  },
  text(scene, name, value) {
    scene.setString(name, value);
    return [scene.getString(name) || "-"];
  },
  fire(scene, name) {
    scene.fireTrigger(name);
    return [];
  },
  send(scene, name) {
    scene.send(name);
    return [];
  },
};

const STEPS = {
  append: (_, list, key, place, values) =>
    list.append(valuesOf(values), {
      ...(key === "-" ? {} : { key }),
      ...(place === "-" ? {} : { index: Number(place) }),
    }),
  update: (_, list, key, values) => list.update(key, valuesOf(values)),
  move: (_, list, key, place) => list.move(key, Number(place)),
  remove: (_, list, key) => list.remove(key),
  clear: (_, list) => list.clear(),
  wait: (scene, _, seconds) => scene.advance(Number(seconds)),
};

function items(list) {
  const words = [...list, ...list.leaving].map(({ key, number, leaving }) => `${leaving ? "~" : ""}${key}.${number}`);
  return words.join("+") || "-";
}

function valuesOf(field) {
  const pairs = field === "-" ? [] : field.split(",").map((pair) => pair.split("="));
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, value.startsWith("'") ? value.slice(1) : number(value)]),
  );
}

function using(object, body) {
  try {
    return body(object);
  } finally {
    object.dispose();
  }
}

function answer(line) {
  const [kind, ...fields] = line.split("\t");
  try {
    return KINDS[kind](...fields)
      .map((word) => word.replaceAll("\n", " "))
      .join(" ");
  } catch (error) {
    if (!(error instanceof AnimError)) {
      throw error;
    }
    const place = error.line === 0 ? "" : ` at ${error.line} ${error.column} ${error.pointer || "-"}`;
    return `error ${error.code}${place}`;
  }
}

function cases(file) {
  const digest = new Digest();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line !== "" && !line.startsWith("#")) {
      const text = `${answer(line)}\n`;
      digest.add(Buffer.from(text, "utf8"));
      print(text);
    }
  }
  print(`digest ${digest}\n`);
}

// ---- Traces ----

function play(documentFile, traceFile, isQuiet, fps = 60n) {
  const line = isQuiet ? undefined : print;
  print(`digest ${playTrace(readFileSync(documentFile), readFileSync(traceFile), line, fps)}\n`);
}

// ---- Memory ----

function resident() {
  globalThis.gc?.();
  const status = readFileSync("/proc/self/status", "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)[1]);
}

function leaks(file, count) {
  const text = readFileSync(file);
  for (let index = 1; index <= count; index += 1) {
    using(Scene.load(text), (scene) => {
      const { width, height } = scene.info;
      scene.pointer("down", width / 2, height / 2);
      scene.pointer("up", width / 2, height / 2);
      scene.advance(0.1);
      return scene.displayList;
    });
    if (index === Math.floor(count / 10) || index === count) {
      print(`resident ${resident()}\n`);
    }
  }
}

function calls(count) {
  const x = new Stage().add("x", 1);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += x.presentation;
  }
  print(`calls ${sum}\n`);
}

const [command, ...files] = process.argv.slice(2);
loadSync(readFileSync(process.env.ANIMCORE_WASM ?? MODULE));
if (command === "cases") {
  cases(files[0]);
} else if (command === "play") {
  play(files[0], files[1], false);
} else if (command === "digests") {
  for (let index = 0; index < files.length; index += 2) {
    play(files[index], files[index + 1], true);
  }
} else if (command === "leaks") {
  leaks(files[0], Number(files[1]));
} else if (command === "calls") {
  calls(Number(files[0]));
} else {
  process.stderr.write(`runner: ${command} is no command; there are cases, play, digests, leaks and calls\n`);
  process.exitCode = 2;
}
