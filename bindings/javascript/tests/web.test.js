// SPDX-License-Identifier: MIT
// What of the package for pages needs no page: animate() of objects, linear(), reading the display list. node --test.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CubicBezier, Easing, Handle, Scene, Spring, Stage, load } from "animcore";
import { Animator, animate } from "animcore/animate";
import { toLinear } from "animcore/linear";
import { displayOf } from "animcore/canvas";

await load();
const SPRING = new Spring(1, 100, 10);

/** The values of CSS's linear() by its definition, worked out here. */
function linear(text) {
  const stops = text.slice("linear(".length, -1).split(", ").map((stop) => stop.split(" "));
  const points = stops.map(([y, x], index) => ({
    x: x === undefined ? (index === 0 ? 0 : 1) : parseFloat(x) / 100,
    y: Number(y),
  }));
  return (x) => {
    const next = Math.max(1, points.findIndex((point) => point.x > x));
    const [a, b] = points.at(-1).x <= x ? [points.at(-1), points.at(-1)] : [points[next - 1], points[next]];
    return a === b ? a.y : a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y);
  };
}

test("a spring's linear() is as near as it says, and arrives", () => {
  for (const spring of [SPRING, Spring.perceptual(0.5, 0.4), new Spring(1, 100, 80), new Spring(2, 500, 2)]) {
    for (const error of [0.02, 0.002, 0.0005]) {
      const { text, duration, error: stated, count } = toLinear(spring, { error });
      const at = linear(text);
      let most = 0;
      for (let index = 0; index <= 30011; index += 1) {
        most = Math.max(most, Math.abs(at(index / 30011) - spring.valueAt((index / 30011) * duration)));
      }
      assert.ok(stated <= error && most <= stated + 3e-5, `${text}: ${most}, and stated are ${stated}`);
      assert.ok(Math.abs(spring.valueAt(1.5 * duration) - 1) <= error / 2);
      assert.equal(text.split(",").length, count);
      assert.equal(at(1), 1);
    }
  }
});

test("linear() of a spring that is fast for how long it takes is as near as it says, without a jump", () => {
  for (const [spring, initialVelocity] of [[new Spring(10, 12.5, 0.8), -6], [new Spring(1, 100, 1), 400]]) {
    const { text, duration, error } = toLinear(spring, { initialVelocity });
    const at = linear(text);
    let most = 0;
    for (let index = 0; index <= 20011; index += 1) {
      const wanted = spring.valueAt((index / 20011) * duration, 0, 1, initialVelocity);
      most = Math.max(most, Math.abs(at(index / 20011) - wanted));
    }
    assert.ok(error <= 0.002 && most < 0.003, `off by ${most}, and stated are ${error}`);
  }
  for (const duration of [0, -1, NaN, Infinity, "1", null]) {
    assert.throws(() => toLinear(SPRING, { duration }), { message: /^duration must be a number of seconds above 0/ });
    assert.throws(() => toLinear("ease", { duration }), { message: /^duration must be a number of seconds above 0/ });
  }
  assert.throws(() => toLinear(SPRING, null), { message: "options must be an object, and is null" });
});

test("linear() takes few stops", () => {
  // By hand: at an error e a curve of the second derivative y'' needs about the integral of sqrt(|y''|) / (4 sqrt(e)) lines.
  for (const [motion, error] of [["ease", 0.002], [SPRING, 0.001], [Spring.perceptual(1, 0.2), 0.0005]]) {
    const { count, duration } = toLinear(motion, { error });
    const easing = Easing.of(motion, duration ?? undefined);
    const [size, step] = [4000, 1 / 4000];
    let integral = 0;
    for (let index = 1; index < size; index += 1) {
      const x = index * step;
      const bend = (easing.at(x + step) - 2 * easing.at(x) + easing.at(x - step)) / (step * step);
      integral += Math.sqrt(Math.abs(bend)) * step;
    }
    const needed = integral / (4 * Math.sqrt(error));
    assert.ok(count <= 1.25 * needed + 3, `${count} stops, where ${needed} would do`);
  }
});

test("linear() of curves, texts, jumps, and what it refuses", () => {
  assert.equal(toLinear("linear").text, "linear(0, 1)");
  assert.deepEqual(toLinear("steps(2)").text, "linear(0, 0 50%, 0.5 50%, 0.5 100%, 1)");
  const bezier = new CubicBezier(0.3, 0, 0.2, 1);
  const { text, duration } = toLinear(bezier, { error: 0.005, duration: 2 });
  const [easing, at] = [Easing.of(bezier), linear(text)];
  for (let x = 0; x <= 1; x += 1 / 4096) {
    assert.ok(Math.abs(easing.at(x) - at(x)) <= 0.005);
  }
  assert.equal(duration, 2);
  assert.equal(toLinear(easing).text, toLinear(bezier).text);
  assert.throws(() => toLinear(SPRING, { error: 0 }), RangeError);
  assert.throws(() => toLinear(new Spring(1, 100, 0)), /never comes to rest/);
  assert.throws(() => toLinear(42), TypeError);
});

test("what animate() moves is where the core's formulas have it, and keeps its velocity", async () => {
  const animator = new Animator({ automatic: false });
  const object = { x: 0, y: 5 };
  const first = animator.animate(object, { x: 100 }, { spring: SPRING });
  animator.advance(0.1);
  assert.equal(object.x, SPRING.valueAt(0.1, 0, 100));
  const velocity = SPRING.velocityAt(0.1, 0, 100);
  assert.ok(Math.abs(animator.velocity(object, "x") - velocity) < 1e-9);
  const second = animator.animate(object, { x: -20 }, { spring: SPRING });
  const from = object.x;
  assert.equal(await first.finished, false);
  animator.advance(0.05);
  assert.ok(Math.abs(object.x - SPRING.valueAt(0.05, from, -20, velocity)) < 1e-9);
  for (let count = 0; count < 300; count += 1) {
    animator.advance(1 / 60);
  }
  assert.equal(object.x, -20);
  assert.equal(object.y, 5);
  assert.equal(await second.finished, true);
  assert.equal(animator.stage.info.animationCount, 0);
  animator.dispose();
});

test("animate() with an easing, keyframes, a delay, a stagger, and a velocity", async () => {
  const animator = new Animator({ automatic: false });
  const objects = [{ x: 0 }, { x: 0 }, { x: 0 }];
  const playback = animator.animate(objects, { x: 10 }, { easing: "linear", duration: 1, delay: 0.5, stagger: 0.25 });
  animator.advance(1);
  assert.deepEqual(objects.map(({ x }) => Math.round(1e9 * x) / 1e9), [5, 2.5, 0]);
  animator.advance(1.01);
  assert.equal(await playback.finished, true);
  const key = { x: 1 };
  animator.animate(key, { x: [null, 4, 2] }, { duration: 2, times: [0, 0.25, 1] });
  animator.advance(0.25);
  assert.ok(Math.abs(key.x - 2.5) < 1e-9, `${key.x}`);
  animator.advance(0.25 + 0.75);
  assert.ok(Math.abs(key.x - 3) < 1e-9, `${key.x}`);
  animator.advance(1);
  assert.equal(key.x, 2);
  const thrown = { x: 0 };
  animator.animate(thrown, { x: 0 }, { spring: SPRING, velocity: { x: 50 } });
  animator.advance(0.1);
  assert.equal(thrown.x, SPRING.valueAt(0.1, 0, 0, 50));
  const set = { x: 3 };
  animator.animate(set, { x: [10, 20] }, { spring: SPRING });
  animator.advance(0.1);
  assert.ok(Math.abs(set.x - SPRING.valueAt(0.1, 10, 20)) < 1e-9);
  animator.dispose();
});

test("a playback is canceled where it is, or completed; reduced motion jumps", async () => {
  const animator = new Animator({ automatic: false });
  const object = { x: 0, y: 0 };
  const playback = animator.animate(object, { x: 100, y: 100 }, { spring: SPRING });
  animator.advance(0.1);
  const { x } = object;
  animator.animate(object, { y: 50 }, { spring: SPRING });
  playback.cancel();
  animator.advance(1);
  assert.equal(object.x, x);
  assert.ok(object.y !== x, "what another has taken over goes on");
  assert.equal(await playback.finished, false);
  const other = animator.animate(object, { x: 7 }, { spring: SPRING });
  other.complete();
  assert.equal(object.x, 7);
  await other.finished;
  const reduced = animator.animate(object, { x: 70 }, { spring: SPRING, reducedMotion: "fade" });
  animator.advance(0);
  assert.equal(object.x, 70);
  assert.equal(await reduced.finished, true);
  object.x = 1;
  animator.animate(object, { x: 11 }, { easing: "linear", duration: 1 });
  animator.advance(0.5);
  assert.ok(Math.abs(object.x - 6) < 1e-9, "it begins where the page has put it");
  animator.dispose();
});

test("animate() refuses what it does not know, and changes nothing", () => {
  const animator = new Animator({ automatic: false });
  const object = { x: 1 };
  assert.throws(() => animator.animate(object, { x: 5 }, { sprung: SPRING }), /no member sprung/);
  assert.throws(() => animator.animate(object, { x: "far" }), TypeError);
  assert.throws(() => animator.animate(42, { x: 5 }), TypeError);
  assert.throws(() => animator.animate(object, { x: 5 }, { spring: SPRING, easing: "ease" }), TypeError);
  assert.throws(() => animator.animate(object, { x: [] }), RangeError);
  assert.throws(() => animator.animate(object, { x: 5 }, { easing: "no such" }), /timing function/);
  animator.advance(1);
  assert.equal(object.x, 1);
  assert.equal(typeof animate, "function");
  animator.dispose();
});

test("animate() that is refused has moved nothing, and says why in a sentence", () => {
  for (const [options, said] of [
    [null, /^options must be an object, and is null$/],
    [5, /^options must be an object, and is 5$/],
    [{ onUpdate: 5 }, /^options.onUpdate must be a function, and is 5$/],
    [{ delay: "1s" }, /^options.delay must be a number/],
    [{ delay: NaN }, /^options.delay must be a number/],
    [{ stagger: null }, /^options.stagger must be a number/],
    [{ stagger: -1 }, /come to -1$/],
    [{ stagger: (index) => (index === 1 ? NaN : 0) }, /^options.stagger must be a number/],
    [{ velocity: { y: "fast" } }, /^options.velocity must be a number/],
    [{ times: [0, 0.5, 0.2] }, /key times/],
    [{ times: "x" }, /^times must be an array/],
  ]) {
    const animator = new Animator({ automatic: false });
    const objects = [{ x: 1, y: 1 }, { x: 1, y: 1 }];
    assert.throws(() => animator.animate(objects, { x: 5, y: [0, 2, 5] }, options), { message: said });
    assert.equal(animator.stage.info.animationCount, 0);
    animator.advance(1);
    assert.deepEqual(objects, [{ x: 1, y: 1 }, { x: 1, y: 1 }]);
    animator.dispose();
  }
  const animator = new Animator({ automatic: false });
  const object = { x: 1, y: 1 };
  assert.throws(() => animator.animate(object, { x: 5, y: 1e200 }), { message: /^values.y must be a number of at most 1e150/ });
  animator.advance(1);
  assert.equal(object.x, 1);
  animator.dispose();
});

test("a playback of nothing is finished, and one that is completed has arrived", async () => {
  const animator = new Animator({ automatic: false });
  const late = { done: "later" };
  const soon = (playback) => Promise.race([playback.finished, new Promise((resolve) => setTimeout(resolve, 50, late))]);
  assert.equal(await soon(animator.animate([], { x: 1 })), true);
  const object = { x: 0, y: 0 };
  const playback = animator.animate(object, { x: 1 }, { delay: 5 });
  animator.advance(0.1);
  playback.complete();
  assert.equal(object.x, 1);
  assert.equal(await soon(playback), true);
  const first = animator.animate(object, { x: 2, y: 2 });
  animator.animate(object, { x: 3 });
  first.complete();
  assert.equal(await soon(first), false, "another took over a part of it");
  animator.dispose();
});

test("animate() eases between keyframes by the text of a curve, and refuses what is none", () => {
  const animator = new Animator({ automatic: false });
  // The second point of CSS's ease-in: https://www.w3.org/TR/css-easing-2/#valdef-cubic-bezier-easing-function-ease-in
  const curve = Easing.of(new CubicBezier(0.42, 0, 1, 1));
  for (const easing of [new CubicBezier(0.42, 0, 1, 1), "ease-in", " Ease-In", "cubic-bezier(0.42, 0, 1, 1)"]) {
    const object = { x: 0 };
    animator.animate(object, { x: [0, 1, 0] }, { easing, duration: 1 });
    animator.advance(0.25);
    assert.ok(Math.abs(object.x - curve.at(0.5)) < 1e-9, `${easing}: ${object.x}`);
  }
  for (const easing of ["steps(4)", "linear(0, 0.1, 1)", (x) => x * x, Easing.css("ease-in")]) {
    const object = { x: 5 };
    const said = { name: "TypeError", message: /^options.easing must be a cubic-bezier for keyframes, and is / };
    assert.throws(() => animator.animate(object, { x: [0, 1, 0] }, { easing, duration: 1 }), said);
    animator.advance(0.25);
    assert.equal(object.x, 5);
  }
  animator.dispose();
});

test("a call of animate() that is refused leaves values and what stands still where they are", () => {
  const animator = new Animator({ automatic: false });
  const object = { x: 1, y: 1 };
  assert.throws(() => animator.animate(object, { x: [10, 20] }, { easing: "linear", duration: -1 }), /duration/);
  assert.throws(() => animator.animate(object, { x: [10, 20] }, { easing: "linear", duration: NaN }), /duration/);
  animator.advance(0.1);
  assert.equal(object.x, 1);
  let written = 0;
  const watched = { y: 1, get x() { return 1; }, set x(_) { written += 1; } };
  animator.animate(watched, { x: 2 }, { easing: "linear", duration: 0.1 });
  animator.advance(0.2);
  const before = written;
  assert.throws(() => animator.animate(watched, { x: 5, y: "far" }), TypeError);
  animator.advance(0.1);
  assert.equal(written, before);
  animator.dispose();
});

test("what an object or a function of the page throws in animate() comes out when all others have moved", async () => {
  const animator = new Animator({ automatic: false });
  const objects = [Object.freeze({ x: 0 }), { x: 0 }];
  animator.animate(objects, { x: 100 }, { easing: "linear", duration: 1 });
  assert.throws(() => animator.advance(0.5), TypeError);
  assert.equal(objects[1].x, 50);
  const told = [];
  const refuse = () => {
    throw new Error("no");
  };
  const playback = animator.animate({ x: 0 }, { x: 1 }, { easing: "linear", duration: 0.1, onUpdate: refuse });
  animator.animate({ x: 0 }, { x: 1 }, { easing: "linear", duration: 0.1, onUpdate: () => told.push("updated") });
  objects.shift();
  assert.throws(() => animator.advance(0.05));
  assert.throws(() => animator.advance(0.06));
  assert.deepEqual(told, ["updated", "updated"]);
  assert.equal(await Promise.race([playback.finished, new Promise((resolve) => setTimeout(resolve, 50, "later"))]), true);
  animator.dispose();
  const other = new Animator({ automatic: false });
  other.animate({ x: 0 }, { x: 1 }, { onUpdate: () => other.dispose() });
  other.advance(0.1);
});

test("animate() does not keep what its function refers to", { skip: globalThis.gc === undefined }, async () => {
  const animator = new Animator({ automatic: false });
  const begin = () => {
    const object = { x: 0 };
    animator.animate(object, { x: 1 }, { easing: "linear", duration: 0.1, onUpdate: () => object.x });
    return new WeakRef(object);
  };
  const kept = begin();
  animator.advance(0.2);
  for (let count = 0; count < 20 && kept.deref() !== undefined; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    globalThis.gc();
  }
  assert.equal(kept.deref(), undefined);
  animator.dispose();
});

test("the display list is read into the same objects as it is", () => {
  const plain = (value) =>
    JSON.parse(
      JSON.stringify(value, (key, each) =>
        key === "contents" ? undefined : typeof each === "bigint" ? Number(each) : ArrayBuffer.isView(each) ? Array.from(each) : each,
      ),
    );
  const stops = [[0, "#F00"], [1, "#00F8"]];
  const all = JSON.stringify({
    animcore: 1,
    size: [60, 60],
    nodes: [
      { kind: "path", commands: "M5 5H55V55H5Z", fill: { linear: { from: [2, 2], to: [28, 28], stops } }, fillRule: "evenodd" },
      { kind: "path", commands: "M4 56Q1 2 3 4", stroke: { paint: { radial: { center: [45, 15], radius: 13, stops } }, width: 3, dash: [6, 3], dashOffset: 2, cap: "round", join: "bevel" } },
      { kind: "ellipse", frame: [1, 2, 3, 4], fill: { angular: { center: [30, 30], angle: 1, stops } }, rotation: 1 },
      { kind: "text", text: "Venus", font: "Inter", position: [30, 30], fontSize: 16, weight: 700, align: "center", baseline: "top", fill: "#000" },
      { kind: "image", image: "portrait", frame: [0, 40, 20, 20], fit: "cover" },
      { kind: "group", opacity: 0.6, blend: "multiply", shadow: { color: "#0008", x: 2, y: 3, blur: 4 }, clip: { rectangle: [5, 5, 40, 40], radius: 8 }, nodes: [{ kind: "ellipse", frame: [0, 0, 40, 40], fill: "#E80" }] },
    ],
  });
  for (const text of [all, ...["gender-toggle", "fast-cart-button"].map((name) => readFileSync(new URL(`${process.env.ANIMCORE_CONTROLS}${name}.json`), "utf8"))]) {
    const scene = Scene.load(text);
    const first = displayOf(scene);
    for (const seconds of [0, 0.1, 0.2, ...new Array(20).fill(1 / 60)]) {
      if (seconds === 0.1) {
        scene.pointer("down", scene.info.width / 2, scene.info.height / 2);
      }
      scene.advance(seconds);
      const read = displayOf(scene);
      assert.equal(read, first);
      assert.ok(read.coordinates.buffer.byteLength > read.coordinates.byteLength, "a view of the module's memory");
      assert.deepEqual(plain(read), plain(scene.display));
    }
  }
  // What did not change but begins elsewhere in its array: the second text, when the first has become longer.
  const text = (value, y) => ({ kind: "text", text: value, position: [0, y], fill: "#000" });
  const nodes = [text({ input: "name" }, 10), text("stays", 30)];
  const inputs = { name: { type: "string", value: "a" } };
  const scene = Scene.load(JSON.stringify({ animcore: 1, size: [60, 60], inputs, nodes }));
  for (const name of ["a", "a longer one", "b"]) {
    scene.inputs.name = name;
    scene.advance(1 / 60);
    assert.deepEqual(plain(displayOf(scene)), plain(scene.display));
  }
  assert.ok(new Stage() instanceof Handle);
});
