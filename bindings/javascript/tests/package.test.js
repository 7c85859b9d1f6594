// SPDX-License-Identifier: MIT
// What the package adds to the library: objects and their ends, values, callbacks, errors, memory. node --test.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { setImmediate as later } from "node:timers/promises";
import {
  AnimError,
  ClosedError,
  ColorSpace,
  CubicBezier,
  Decay,
  DrawKind,
  Easing,
  EventKind,
  Expression,
  FLICKS_PER_SECOND,
  Keyframes,
  MediaTiming,
  Morph,
  MotionKind,
  NativeArray,
  Paint,
  Path,
  Property,
  Read,
  Rectangle,
  Scene,
  SceneChangeFlags,
  Spring,
  Stage,
  Status,
  Trace,
  Transform,
  ValueKind,
  VelocityEstimator,
  Verb,
  defaultMotion,
  colorConvert,
  flicksFromSeconds,
  isLive,
  load,
  loadSync,
  mathEvaluate,
} from "animcore";

const TOGGLE = readFileSync(new URL(process.env.ANIMCORE_CONTROLS + "gender-toggle.json"), "utf8");

test("before load every call says that it has to be awaited", () => {
  assert.throws(() => new Stage(), /await load\(\)/);
  assert.throws(() => Spring.perceptual(1, 0), /await load\(\)/);
});

test("load refuses what is no module, and can be called again", async () => {
  await assert.rejects(load(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
  await assert.rejects(load("/no/such/file.wasm"), { code: "ENOENT" });
  await assert.rejects(load(42), TypeError);
  const type = { "Content-Type": "application/wasm; charset=utf-8" };
  // A server's type with more behind it: https://webassembly.github.io/spec/web-api/#compile-a-potential-webassembly-response
  await load(new Response(readFileSync(process.env.ANIMCORE_WASM ?? new URL("../node_modules/animcore/animcore.wasm", import.meta.url)), { headers: type }));
  await Promise.all([load(), load()]);
  loadSync(new Uint8Array(0)); // which does nothing any more
});

// ---- Values ----

test("a spring is a value", () => {
  const spring = Spring.perceptual(0.5, 0);
  // Apple's formulas: mass 1, stiffness (2 pi / duration)^2, damping 4 pi / duration at bounce 0.
  assert.ok(Math.abs(spring.stiffness - (2 * Math.PI / 0.5) ** 2) < 1e-9);
  assert.ok(Math.abs(spring.damping - 4 * Math.PI / 0.5) < 1e-9);
  assert.ok(spring.equals(new Spring({ mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping })));
  assert.ok(!spring.equals(spring.with({ damping: 1 })));
  assert.ok(!spring.equals(null));
  assert.match(String(new Spring(1, 100, 10)), /^Spring\(mass: 1, stiffness: 100, damping: 10\)$/);
  assert.equal(new Spring(1, 100, 10).valueAt(0), 0);
  assert.ok(Math.abs(new Spring(1, 100, 10).valueAt(60) - 1) < 1e-12);
});

test("structs are checked", () => {
  assert.throws(() => new Spring(1, 100), { name: "TypeError", message: /Spring\.damping must be a number, and is undefined/ });
  assert.throws(() => new Spring({ mass: 1, stiffness: 1, damping: 1, color: 2 }), /has no member color; it has mass/);
  assert.throws(() => new Spring("1", 2, 3), /Spring\.mass must be a number, and is "1"/);
  assert.throws(() => new Stage({ eventLimit: 1.5 }), /options\.eventLimit must be a whole number/);
  assert.throws(() => new Stage({ eventLimit: -1 }), RangeError);
  assert.throws(() => new Stage(7), /options must be an object, and is 7/);
  assert.equal(new Decay({ rate: 0.5 }).maximum, Infinity);
  assert.equal(new MediaTiming({ duration: 2 }).duration, 2);
  assert.equal(new MediaTiming().speed, 1);
  const path = Path.parse("M0 0H10V10Z");
  path.transform({ a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0 });
  assert.ok(path.bounds.equals(new Rectangle(1, 0, 20, 20)));
  assert.throws(() => path.transform({ a: 2 }), /transform\.b must be a number/);
  assert.ok(new Transform(1, 0, 0, 1, 3, 4).equals(Transform.compose(new Transform(1, 0, 0, 1, 3, 4).decompose())));
});

test("constants have names", () => {
  assert.equal(EventKind.StateEntered, 3);
  assert.equal(EventKind[3], "StateEntered");
  assert.equal(FLICKS_PER_SECOND, 705600000);
  assert.ok(Object.isFrozen(Status));
});

test("numbers in bulk", () => {
  const spring = new Spring(1, 100, 10);
  const times = [0, 0.1, 0.5];
  const { values } = spring.evaluateMany(times, 0, 1, 0);
  assert.ok(values instanceof Float64Array);
  assert.deepEqual([...values], times.map((time) => spring.valueAt(time)));
  assert.deepEqual([...spring.evaluateMany(new Set(times), 0, 1, 0).values], [...values]);
  const native = new NativeArray(3);
  native.values.set(times);
  assert.deepEqual([...spring.evaluateMany(native.values, 0, 1, 0).values], [...values]);
  assert.throws(() => spring.evaluateMany("abc", 0, 1, 0), TypeError);
  assert.throws(() => spring.evaluateMany([1, "2"], 0, 1, 0), /times must be a number, and is "2"/);
  assert.throws(() => spring.animateMany([0], [1, 2], [1, 2, 3], null, 0), RangeError);
  const rows = mathEvaluate(0, [0, 1]);
  assert.deepEqual([...rows], [1, Math.E]);
  assert.deepEqual([...spring.evaluateMany([], 0, 1, 0).values], []);
});

test("arrays in the module's memory are filled where they are", () => {
  const spring = new Spring(1, 100, 10);
  const [values, velocities] = [new NativeArray(4), new NativeArray(4)];
  const [copies, others] = [new Float64Array(4), new Float64Array(4)];
  spring.stepMany(0.1, [1, 2, 3, 4], 0, values.values, velocities.values);
  spring.stepMany(0.1, [1, 2, 3, 4], 0, copies, others);
  assert.deepEqual([...values.values], [...copies]);
  assert.notEqual(copies[0], 0);
  assert.throws(() => spring.stepMany(0.1, [1], 0, [0], [0]), /values must be a Float64Array, and is an array/);
  values.dispose();
  values.dispose();
  assert.throws(() => values.values, ClosedError);
  assert.throws(() => new NativeArray(-1), RangeError);
  assert.throws(() => new NativeArray(2 ** 31), RangeError);
});

test("a view of memory that has grown is empty, and not other memory", () => {
  const stage = new Stage();
  const bank = stage.addBank(new Spring(1, 100, 10), new Float64Array(1000), 0.001);
  bank.retarget(null, new Float64Array(1000).fill(1));
  stage.advance(0.1);
  const view = bank.values;
  assert.ok(isLive(view));
  assert.ok(view[0] > 0);
  const kept = [];
  while (isLive(view)) {
    kept.push(new NativeArray(1 << 20));
  }
  assert.equal(view.length, 0);
  assert.equal(view[0], undefined);
  assert.ok(isLive(bank.values) && bank.values[0] > 0);
  kept.forEach((each) => each.dispose());
  stage.dispose();
  assert.throws(() => bank.values, ClosedError);
});

// ---- Stages ----

test("a transaction moves what it sets", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  const point = stage.add("point", [1, 2]);
  assert.equal(x.name, "x");
  assert.ok(stage.property("x").equals(x));
  const transaction = stage.animate(new Spring(1, 100, 10), () => {
    x.value = 100;
    point.value = new Float64Array([3, 4]);
  });
  assert.equal(x.value, 100);
  assert.equal(x.presentation, 0);
  assert.deepEqual(point.value, [3, 4]);
  stage.advance(0.1);
  assert.ok(x.presentation > 0 && x.presentation < 100 && x.velocity > 0 && x.isAnimating);
  assert.deepEqual(stage.takeChanged().map((each) => each.name).sort(), ["point", "x"]);
  stage.advance(10);
  const ended = [...stage.events()].filter(({ kind }) => kind === EventKind.TransactionCompleted);
  assert.deepEqual(ended.map(({ subject }) => subject), [transaction.id]);
  assert.equal(stage.seconds, 10.1);
});

test("every kind of motion", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  for (const motion of [
    new CubicBezier(0.25, 0.1, 0.25, 1),
    Easing.css("ease-out"),
    Easing.of((at) => at * at),
    { easing: Easing.of("linear"), duration: 0.2 },
    { spring: { mass: 1, stiffness: 100, damping: 10 } },
    { ...defaultMotion(), kind: 3, spring: new Spring(1, 50, 10) },
    null,
  ]) {
    stage.animate(motion, () => (x.value = x.value + 1));
    stage.advance(0.01);
  }
  assert.equal(x.value, 7);
  assert.throws(() => stage.animate({ sprung: 1 }, () => undefined), /motion has no member sprung/);
  assert.throws(() => stage.animate(null), /body must be a function/);
});

test("what a transaction's function throws comes out, and the transaction ends", () => {
  const stage = new Stage();
  assert.throws(
    () =>
      stage.animate(null, () => {
        throw new Error("mine");
      }),
    /mine/,
  );
  assert.equal(stage.info.openTransactions, 0);
  let inside;
  const body = () => {
    inside = stage.beginTransaction();
    throw new Error("mine");
  };
  assert.throws(() => stage.animate(null, body), /mine/);
  inside.commit();
  assert.throws(() => stage.animate(null, () => stage.beginTransaction()), { status: Status.ErrorState });
});

test("a path on its way to other verbs has a model value", () => {
  const stage = new Stage();
  const path = stage.addPath("path", Path.parse("M0 0C5 5 10 0 10 10L20 20L30 5L0 40Z"));
  stage.animate(new Spring(1, 100, 20), () => path.setPath(Path.parse("M0 0L10 0L10 10Z")));
  stage.advance(0.05);
  assert.deepEqual(path.value, [0, 0, 10, 0, 10, 10]);
  assert.deepEqual([...path.read(Read.Model)], path.value);
  assert.ok(path.presentation.length > 6);
  assert.equal(path.velocity.length, path.presentation.length);
});

test("vectors, expressions, groups, animations", () => {
  const stage = new Stage();
  const numbers = stage.add("numbers", [1, 2, 3, 4, 5, 6]);
  assert.equal(numbers.info.kind, ValueKind.Vector);
  assert.deepEqual(numbers.value, [1, 2, 3, 4, 5, 6]);
  const x = stage.add("x", 1);
  const twice = stage.add("twice", 0);
  twice.expression = "2 * x";
  assert.equal(twice.expression, "2 * x");
  stage.advance(0);
  assert.equal(twice.presentation, 2);
  assert.throws(() => (twice.expression = "2 *"), (error) => error instanceof AnimError && error.code === "ANIM_ERROR_SYNTAX");
  const group = stage.addGroup();
  x.animate({ kind: 4, to: [5], duration: 1, easing: Easing.of("linear"), group });
  stage.advance(0.5);
  assert.equal(x.presentation, 3);
  group.setPaused(true);
  stage.advance(0.5);
  assert.equal(x.presentation, 3);
  assert.throws(() => x.animate({ from: [1], to: [1, 2] }), RangeError);
});

test("snapshots bring the state back", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  stage.animate(new Spring(1, 100, 10), () => (x.value = 1));
  stage.advance(0.1);
  const kept = stage.snapshot();
  const hash = stage.hash;
  stage.advance(1);
  stage.restore(kept);
  assert.equal(stage.hash, hash);
  assert.throws(() => stage.restore(kept.subarray(0, 10)), AnimError);
  assert.throws(() => stage.restore("text"), /bytes must be a Uint8Array/);
  assert.equal(stage.hash, hash);
});

// ---- Callbacks ----

test("callbacks hear of events and values, and may use other stages", () => {
  const stage = new Stage();
  const other = new Stage();
  const x = stage.add("x", 0);
  const [events, values] = [[], []];
  stage.onEvent((event) => {
    events.push(event.kind);
    other.add(`from inside ${events.length}`, 1);
  });
  x.observe((property, components) => values.push([property, ...components]));
  stage.animate({ easing: Easing.of("linear"), duration: 0.1 }, () => (x.value = 1));
  for (let frame = 0; frame < 12; frame += 1) {
    stage.advance(0.01);
  }
  assert.ok(events.includes(EventKind.TransactionCompleted));
  assert.equal(other.properties.length, events.length);
  assert.ok(values.length >= 10 && values.every(([property]) => property.equals(x)));
  assert.equal(values.at(-1)[1], 1);
  stage.onEvent(null);
  x.observe(null);
  const heard = values.length;
  x.value = 5;
  stage.advance(0.1);
  assert.equal(values.length, heard);
});

test("what a callback throws comes out of advance, the first of several, and all goes on", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  const y = stage.add("y", 0);
  let calls = 0;
  const failing = () => {
    calls += 1;
    throw new RangeError(`number ${calls}`);
  };
  x.observe(failing);
  y.observe(failing);
  x.value = 1;
  y.value = 1;
  assert.throws(() => stage.advance(0.1), new RangeError("number 1"));
  assert.equal(calls, 2);
  x.observe(null);
  y.observe(null);
  stage.advance(0.1);
  assert.equal(x.presentation, 1);
  assert.throws(() => Easing.of(() => "text").at(0.5), /what callback returns must be a number, and is "text"/);
  assert.throws(
    () =>
      Easing.of(() => {
        throw undefined;
      }).at(0.5),
    (error) => error === undefined,
  );
});

test("a callback that calls its own stage is refused", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  x.observe(() => stage.advance(0.1));
  x.value = 1;
  assert.throws(() => stage.advance(0.1), (error) => error.status === Status.ErrorReentrant);
  x.observe(() => stage.dispose());
  x.value = 2;
  assert.throws(() => stage.advance(0.1), (error) => error.status === Status.ErrorReentrant);
  assert.ok(!stage.isDisposed);
  stage.dispose();
});

test("a callback must be a function", () => {
  assert.throws(() => Easing.callback(3), /callback must be a function, and is 3/);
  assert.throws(() => new Stage().onEvent("x"), TypeError);
});

test("an easing of a function is used after it was disposed of, and its stage keeps it", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  const easing = Easing.of((at) => at ** 2);
  stage.animate({ easing, duration: 1 }, () => (x.value = 1));
  easing.dispose();
  stage.advance(0.5);
  assert.ok(Math.abs(x.presentation - 0.25) < 1e-9);
});

// ---- Scenes ----

test("a scene is tapped, drawn and heard", () => {
  const scene = Scene.load(TOGGLE);
  const first = scene.state;
  const { width, height } = scene.info;
  scene.pointer("down", width / 2, height / 2).pointer("up", width / 2, height / 2);
  for (let frame = 0; frame < 90; frame += 1) {
    scene.advance(1 / 60);
  }
  assert.notEqual(scene.state, first);
  assert.ok([...scene.events()].some(({ kind }) => kind === EventKind.StateEntered));
  const { commands, verbs, coordinates } = scene.display;
  assert.equal(commands.length, scene.displayList.length);
  const fill = commands.find(({ kind }) => kind === DrawKind.Fill);
  const { verbStart, coordinateStart } = fill.content.path;
  assert.equal(verbs[verbStart], Verb.Move);
  assert.ok(Number.isFinite(coordinates[coordinateStart]));
  assert.equal(fill.content.paint.kind, Paint.Solid);
  assert.equal(fill.content.paint.color.length, 4);
  assert.equal(fill.content.paint.gradient, null);
  assert.ok(fill.transform instanceof Transform && fill.bounds instanceof Rectangle);
  assert.match(scene.svg([1, 1, 1, 1]), /^<svg/);
  assert.equal(scene.stage, scene.stage);
  assert.ok(scene.accessibilityInfo.count > 0);
  const restored = Scene.load(TOGGLE).restore(scene.snapshot());
  assert.equal(restored.hash, scene.hash);
  assert.deepEqual(scene.reload(TOGGLE), []);
  assert.throws(() => scene.pointer("press", 1, 1), /action must be one of down, move, up, cancel, leave/);
  scene.dispose();
  restored.dispose();
});

test("of many scenes those that have changed are told", () => {
  const scenes = [Scene.load(TOGGLE), Scene.load(TOGGLE)];
  Scene.advanceMany(scenes, 10, SceneChangeFlags.Display);
  for (const scene of scenes) assert.ok(scene.display.commands.length > 0);
  scenes[1].pointer("down", 25, 15).pointer("up", 25, 15);
  const { changes, changed } = Scene.advanceMany(scenes, 0.1, SceneChangeFlags.Display);
  assert.deepEqual([changed, changes.map((each) => each.index)], [1, [1]]);
  for (const scene of scenes) scene.dispose();
});

test("inputs by their names", () => {
  const scene = Scene.load(
    JSON.stringify({
      animcore: 1,
      inputs: { level: { type: "number", value: 0.5 }, on: { type: "boolean", value: false }, go: { type: "trigger" } },
      machine: { initial: "a", states: { a: { on: { go: "b" } }, b: {} } },
    }),
  );
  const { inputs } = scene;
  assert.deepEqual(Object.keys(inputs), ["level", "on", "go"]);
  inputs.level = 0.75;
  inputs.on = true;
  assert.equal(inputs.level, 0.75);
  assert.equal(inputs.on, true);
  inputs.go();
  scene.advance(0.1);
  assert.equal(scene.state, "b");
  assert.throws(() => (inputs.go = 1), /is a trigger/);
  assert.throws(() => (inputs.on = 1), /must be true or false/);
});

test("events carry data", () => {
  const scene = Scene.load(
    JSON.stringify({
      animcore: 1,
      machine: { initial: "a", states: { a: { on: { put: { target: "b", guard: "event.on && event.x == 3 && event.word == 'yes'" } } }, b: {} } },
    }),
  );
  scene.sendWith("put", { x: 3, on: false, word: "yes" });
  scene.advance(0.01);
  assert.equal(scene.state, "a");
  scene.sendWith("put", { x: 3, on: true, word: "yes" });
  scene.advance(0.01);
  assert.equal(scene.state, "b");
  assert.throws(() => scene.sendWith("put", { x: {} }), /data\.x must be a number, a boolean or a string/);
  const toggle = Scene.load(TOGGLE);
  toggle.pointer("down", 25, 15).advance(0.01);
  const control = [...toggle.events()].find(({ kind }) => kind === EventKind.Control);
  assert.equal(toggle.dataOf(control).sceneX, 25);
  const odd = { getEventValue: () => ({ name: 0, kind: 0, number: 5 }), stage: { getName: () => "__proto__" } };
  const own = toggle.dataOf.call(odd, { data: 1n, count: 1 });
  assert.deepEqual(Object.entries(own), [["__proto__", 5]]);
});

test("a document that is wrong says where", () => {
  assert.throws(
    () => Scene.load('{"animcore": 1, "size": [1, 1],\n\n  "nodes": 3}'),
    (error) => error instanceof AnimError && error.line === 3 && error.pointer === "/nodes" && error.message.length > 10,
  );
  assert.throws(() => Scene.load(undefined), /text must be a string, and is undefined/);
  assert.throws(() => Trace.load("nonsense"), AnimError);
});

// ---- Paths ----

test("paths are read, walked and written", () => {
  const path = Path.parse("M0 0L10 0C10 5 5 10 0 10Z");
  assert.equal(String(path), "M0 0L10 0C10 5 5 10 0 10Z");
  assert.deepEqual(
    [...path].map(({ verb }) => verb),
    [Verb.Move, Verb.Line, Verb.Cubic, Verb.Close],
  );
  assert.deepEqual([...path][2].coordinates, [10, 5, 5, 10, 0, 10]);
  assert.ok(path.equals(Path.parse(String(path))));
  const drawn = new Path().moveTo(0, 0).lineTo(10, 0).close();
  assert.equal(String(drawn), "M0 0L10 0Z");
  assert.deepEqual([...drawn.trim({ start: 0, end: 0.25 })].length, 2);
  assert.throws(() => Path.parse("M0 0 nonsense"), (error) => error instanceof AnimError && error.offset === 5);
  assert.throws(() => path.parse("M0 0\nL1 1e200 1"), (error) => error.code === "ANIM_ERROR_LIMIT" && error.offset === 8);
  assert.throws(() => path.flatten(-1), (error) => error instanceof AnimError && error.offset === -1);
  const { points, ends, pointCount } = path.getPolylines(0.1, new Float64Array(200), new Uint32Array(4));
  assert.ok(pointCount > 3 && points[2] === 10 && ends[0] === pointCount);
  const morph = new Morph(path, drawn);
  assert.ok(morph.getPath(0).equals(path) || String(morph.getPath(0)).length > 0);
  assert.equal(new Expression("a * b", ["a", "b"]).evaluate([6, 7]), 42);
  assert.throws(() => new Morph(path, stageLike()), /to must be of the class Path/);
  assert.deepEqual([...Keyframes.values({ duration: 1 }, [0, 10], [], [], []).evaluate([0.5], [], new Float64Array(1)).values], [5]);
});

function stageLike() {
  return new Stage();
}

test("an estimator of velocities", () => {
  const estimator = new VelocityEstimator();
  estimator.add([0, 0.01, 0.02, 0.03], [0, 0, 1, 0, 2, 0, 3, 0]);
  const { x, y } = estimator.estimate(0.03);
  assert.ok(Math.abs(x - 100) < 1 && y === 0);
  assert.throws(() => estimator.add([0], [1, 2, 3]), RangeError);
});

test("a list is emptied while it is gone through", () => {
  const scene = Scene.load(readFileSync(new URL(process.env.ANIMCORE_CONTROLS + "examples/toast-stack.json"), "utf8"));
  const list = scene.list("toasts");
  for (const key of ["a", "b", "c"]) {
    list.append({}, { key });
  }
  for (const { key } of list) {
    list.remove(key);
  }
  assert.deepEqual([list.length, list.leaving.length], [0, 3]);
  scene.dispose();
});

test("keys of items are texts or numbers, and no others", () => {
  const scene = Scene.load(readFileSync(new URL(process.env.ANIMCORE_CONTROLS + "examples/toast-stack.json"), "utf8"));
  const list = scene.list("toasts");
  list.append({}, { key: 7 });
  list.append({}, { key: undefined, index: 0 });
  assert.equal(list.get(7).key, "7");
  for (const key of [null, {}, true, 7n, Symbol("a")]) {
    assert.throws(() => list.append({}, { key }), { name: "TypeError", message: /^key must be a string or a number/ });
  }
  for (const call of [(key) => list.get(key), (key) => list.move(key, 0), (key) => list.update(key, {}), (key) => list.remove(key)]) {
    assert.throws(() => call(undefined), { name: "TypeError", message: /^key must be a string or a number/ });
  }
  assert.throws(() => list.append({}, null), { name: "TypeError", message: /^options must be an object/ });
  assert.throws(() => list.append({}, { place: 0 }), { name: "TypeError", message: /^options has no member place/ });
  assert.equal(list.length, 2);
  scene.dispose();
});

test("options may be read by what makes the memory grow", () => {
  const stage = new Stage();
  const kept = [];
  const x = stage.add("x", 0);
  x.animate({
    get duration() {
      kept.push(new NativeArray(2 ** 20));
      return 1;
    },
    get to() {
      kept.push(new NativeArray(2 ** 20));
      return [1];
    },
    get kind() {
      kept.push(new NativeArray(2 ** 20));
      return MotionKind.Curve;
    },
  });
  assert.ok(kept.length >= 3);
  stage.advance(2);
  stage.dispose();
});

test("half of a surrogate pair is no text", () => {
  const stage = new Stage();
  for (const name of ["\ud800", "\udc00", "a\ud83d", "\udc00\ud800", "\ud800x"]) {
    assert.throws(() => stage.add(name, 0), { name: "TypeError", message: "name has half of a surrogate pair" });
    assert.throws(() => new Expression("a", ["a", name]), { message: "names[1] has half of a surrogate pair" });
  }
  assert.equal(stage.add("\ud83d\ude00", 0).name, "😀");
  stage.dispose();
});

test("arrays with holes are refused", () => {
  const holes = new Array(2);
  holes[0] = "a";
  assert.throws(() => new Expression("a", holes), { name: "TypeError", message: /^names\[1\] must be a string/ });
  const scene = Scene.load(TOGGLE);
  assert.throws(() => scene.sendData("x", new Array(1)), { name: "TypeError", message: /^fields\[0\] must be an object/ });
  assert.throws(() => Scene.advanceMany([scene, , scene], 0.1, 0), { name: "TypeError", message: /^scenes\[1\] must be of/ });
  scene.dispose();
});

test("an array whose memory is gone is not taken for an empty one", () => {
  const [given, ease] = [new Float64Array(3), Easing.css("ease")];
  assert.equal(ease.evaluateMany(new Float64Array(0)).length, 0);
  const old = new NativeArray(3).values;
  structuredClone(given, { transfer: [given.buffer] });
  const large = Array.from({ length: 8 }, () => new NativeArray(2 ** 20));
  assert.ok(!isLive(old) && large.length === 8);
  for (const gone of [given, old]) {
    assert.throws(() => ease.evaluateMany(gone), { name: "TypeError", message: /^xs has lost its memory/ });
    assert.throws(() => new Expression("1", []).evaluateMany([], gone), /^TypeError: results has lost its memory/);
  }
  large.forEach((each) => each.dispose());
});

test("memory that grows during a call does not make it fail", () => {
  const [spring, count] = [new Spring({ mass: 1, stiffness: 100, damping: 10 }), 2 ** 22];
  const [targets, numbers] = [new NativeArray(count), new NativeArray(count)];
  targets.values.fill(1);
  const [held, values] = [targets.values, numbers.values];
  spring.stepMany(0.1, held, 0, values, new Float64Array(count));
  assert.equal(isLive(values), false, "the memory has not grown");
  assert.equal(numbers.values[count - 1], spring.valueAt(0.1));
  targets.dispose();
  numbers.dispose();
});

// ---- Ends ----

test("what was disposed of is an error, and never a crash", () => {
  const stage = new Stage();
  const x = stage.add("x", 0);
  stage.dispose();
  stage.dispose();
  assert.ok(stage.isDisposed);
  assert.throws(() => stage.advance(1), { name: "ClosedError", message: /Stage was disposed of/ });
  assert.throws(() => x.value, ClosedError);
  assert.throws(() => (x.value = 1), ClosedError);
  const scene = Scene.load(TOGGLE);
  const inner = scene.stage;
  inner.dispose(); // a scene's stage is the scene's
  assert.ok(!inner.isDisposed);
  scene.dispose();
  assert.ok(inner.isDisposed);
  assert.throws(() => inner.advance(1), ClosedError);
  const path = new Path();
  path.dispose();
  assert.throws(() => new Morph(path, new Path()), ClosedError);
});

test("an object of another class, or none, is refused", () => {
  assert.throws(() => Stage.prototype.advance.call(new Path(), 1), TypeError);
  assert.throws(() => Stage.prototype.advance.call({}, 1), TypeError);
  assert.throws(() => new Scene(new Stage()), /document must be of the class Document/);
  assert.throws(() => new Easing("ease"), /Easing is not made by new, but by Easing\.css/);
  const stage = new Stage();
  const x = stage.add("x", 0);
  x.remove();
  assert.throws(() => x.value, (error) => error.status === Status.ErrorIdentifier);
  assert.throws(() => stage.advance("1"), /seconds must be a number, and is "1"/);
  assert.throws(() => stage.advanceFlicks(1.5), /flicks must be a BigInt or a whole number/);
  assert.throws(() => stage.advanceFlicks(2n ** 64n), RangeError);
  assert.throws(() => stage.advance(-1), AnimError);
  assert.throws(() => x.getValue(Read.Model, new Float32Array(1)), TypeError);
});

test("a class can be inherited from", () => {
  class Mine extends Stage {
    get double() {
      return 2;
    }
  }
  const mine = new Mine({ eventLimit: 5 });
  assert.equal(mine.add("x", 1).value * mine.double, 2);
});

test("`using`'s method releases", { skip: Symbol.dispose === undefined }, () => {
  const stage = new Stage();
  stage[Symbol.dispose]();
  assert.ok(stage.isDisposed);
});

test("what nothing refers to is released", { skip: globalThis.gc === undefined }, async () => {
  let released = 0;
  const count = () => {
    // An allocator's next address tells nothing; the easing's function does: it can be collected when it was let go of.
    const easing = Easing.of((at) => at);
    watch.register(easing, undefined);
    const stage = new Stage();
    const x = stage.add("x", 0);
    x.observe(() => void stage.seconds); // a function that holds the stage that holds it
    watch.register(stage, undefined);
  };
  const watch = new FinalizationRegistry(() => (released += 1));
  for (let index = 0; index < 50; index += 1) {
    count();
  }
  for (let round = 0; round < 50 && released < 100; round += 1) {
    globalThis.gc();
    await later();
  }
  assert.ok(released >= 98, `${released} of 100 were collected`);
});

test("large arguments take memory only for their call", () => {
  const spring = new Spring(1, 100, 10);
  const times = new Float64Array(200_000).fill(0.1);
  spring.evaluateMany(times, 0, 1, 0);
  const before = new NativeArray(1).values.buffer.byteLength;
  for (let index = 0; index < 50; index += 1) {
    spring.evaluateMany(times, 0, 1, 0);
  }
  assert.equal(new NativeArray(1).values.buffer.byteLength, before);
  assert.equal(flicksFromSeconds(1), 705600000n);
});

test("arrays that must be given are, and what has no result is null", () => {
  const spring = new Spring(1, 100, 10);
  const stage = new Stage();
  const path = Path.parse("M0 0L10 0");
  const calls = {
    times: (none) => spring.evaluateMany(none, 0, 1, 0),
    colors: (none) => colorConvert(ColorSpace.Srgb, ColorSpace.Oklab, none),
    values: (none) => stage.addScalars(none),
    properties: (none) => stage.setValueMany(none, []),
    points: (none) => path.getWindingMany(none),
    dashes: (none) => path.dash(none, 0),
    curves: (none) => Keyframes.values({ duration: 1 }, [0, 1], [], none, []),
    fields: (none) => Scene.load(TOGGLE).sendData("x", none),
    changes: (none) => spring.with(none),
    callback: (none) => Easing.callback(none),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const none of [undefined, null]) {
      assert.throws(() => call(none), (error) => error instanceof TypeError && new RegExp(`^${name} must be an? `).test(error.message));
    }
  }
  assert.equal(stage.properties.length, 0);
  assert.throws(() => stage.animate(undefined, () => undefined), { name: "TypeError", message: /^motion must be / });
  stage.animate(null, () => undefined);
  assert.throws(() => new Property(undefined, 1n), { name: "TypeError", message: /^stage must be of the class Stage/ });
  assert.throws(() => new Property(stage, 1), { name: "TypeError", message: /^identifier must be a BigInt/ });
  assert.throws(() => Scene.load(TOGGLE).dataOf(undefined), { name: "TypeError", message: /^event must be an event/ });
  // Null ends what undefined does not: that may be a misspelt name.
  const x = stage.add("x", 0);
  for (const call of [(each) => x.observe(each), (each) => stage.onEvent(each), (each) => stage.setEventCallback(each)]) {
    assert.throws(() => call(undefined), { name: "TypeError", message: /^callback must be a function or null/ });
    call(null);
  }
  // The description of C says of some that they may be left out.
  const bank = stage.addBank(spring, [0, 0], 0.01);
  bank.retarget(undefined, [1, 2]).retarget(null, [1, 2]);
  const keyframes = Keyframes.values({ duration: 1 }, [0, 1], [], [], []);
  const { values, velocities } = keyframes.evaluate([0.5], [], new Float64Array(1));
  assert.deepEqual([...values], [0.5]);
  assert.equal(velocities, null);
});
