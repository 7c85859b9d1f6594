// SPDX-License-Identifier: MIT
// Every method, property and constructor with arguments of every kind, right and wrong: what comes is a result or an
// Error that says something, and never a trap of the module (a WebAssembly.RuntimeError). node --test.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as animcore from "animcore";

const { Easing, Expression, Handle, Keyframes, Morph, NativeArray, Path, Scene, Spring, Stage, StageObject, Value } = animcore;

await animcore.load();
const TOGGLE = readFileSync(new URL(process.env.ANIMCORE_CONTROLS + "gender-toggle.json"), "utf8");
const TRACE = readFileSync(new URL(process.env.ANIMCORE_CONTROLS + "traces/gender-toggle/tap.jsonl"), "utf8");

// xorshift: the same calls each time.
let seed = 0x2545f491;

function random(count) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % count;
}

/** One object of each class, fresh. */
function world() {
  const stage = new Stage();
  const x = stage.add("x", 0);
  const path = Path.parse("M0 0L10 0C10 5 5 10 0 10Z");
  const scene = Scene.load(TOGGLE);
  return [
    stage,
    x,
    stage.animate(new Spring(1, 100, 10), () => (x.value = 1)),
    x.animate({ kind: animcore.MotionKind.Spring, to: [3] }),
    stage.addGroup(),
    stage.addBank(new Spring(1, 100, 10), [1, 2, 3], 0.01),
    Easing.css("ease"),
    Keyframes.values({ duration: 1 }, [0, 1], [], [], []),
    new animcore.VelocityEstimator(),
    path,
    new Morph(path, path),
    new Expression("a + b", ["a", "b"]),
    animcore.Document.load(TOGGLE),
    scene,
    scene.stage,
    animcore.Trace.load(TRACE),
    new NativeArray(4),
    new Spring(1, 100, 10),
    new Spring(1, 100, 10).prepare(),
    new animcore.CubicBezier(0.1, 0.2, 0.3, 0.4),
    new animcore.Transform(1, 0, 0, 1, 2, 3),
    new animcore.MediaTiming({ duration: 1 }),
    new animcore.WebTiming({ duration: 1 }),
    new animcore.Decay(),
    new animcore.RubberBand({ minimum: 0, maximum: 1, dimension: 1, coefficient: 0.5 }),
  ];
}

const disposed = new Path();
disposed.dispose();

/** An argument of some kind. Large numbers of elements are left to tests of their own. */
function argument(things) {
  const kinds = [
    () => undefined,
    () => null,
    () => true,
    () => [0, 1, 2, -1, 0.5, 7, 60][random(7)],
    () => [NaN, Infinity, -Infinity, 1e308, -0, 2 ** 31, 2 ** 32, -(2 ** 31), 2 ** 53][random(9)],
    () => [0n, 1n, -1n, 2n ** 63n, 2n ** 64n, 705600000n][random(6)],
    () => ["", "x", "ease", "M0 0L1 1", "\u0000", "\ud800", "switch", TOGGLE, "a + b", "{}"][random(10)],
    () => [[], [0], [0, 1, 2, 3], ["a"], [null], [undefined, 1], [[0]], [things[random(things.length)]]][random(8)],
    () => [new Float64Array(4), new Float64Array(0), new Uint8Array(4), new Uint32Array(3), new Float32Array(2)][random(5)],
    () => [new BigUint64Array(2), new NativeArray(3).values, new Int32Array(2), new DataView(new ArrayBuffer(8))][random(4)],
    () => [{}, { kind: 1 }, { x: 1, y: 2 }, { width: "wide" }, { mass: 1, stiffness: 1, damping: 1 }, { toString: 1 }][random(6)],
    () => [() => 1, () => undefined, (...all) => all.length, class {}][random(4)],
    () => {
      const failing = () => {
        throw new RangeError("a callback's own");
      };
      return failing;
    },
    () => Symbol("one"),
    () => disposed,
    () => things[random(things.length)],
    () => things[random(things.length)],
  ];
  return kinds[random(kinds.length)]();
}

const STUMBLES = /is not a function$|of undefined \(|of null \(|is not iterable|Cannot convert/;

function tried(what, body, isTold = true) {
  try {
    const result = body();
    if (typeof result?.next === "function") {
      [...result];
    }
  } catch (error) {
    assert.ok(error instanceof Error, `${what} threw ${String(error)}`);
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `${what} trapped: ${error.stack}`);
    assert.ok(!(error instanceof ReferenceError), `${what}: ${error.stack}`);
    assert.ok(error.message.length > 0, what);
    // What an argument of a wrong kind gives is said by the package, and is not what the language stumbles over.
    if (isTold) {
      assert.doesNotMatch(error.message, STUMBLES, `${what}: ${error.stack}`);
    }
  }
}

/** The names of what a class has, with its ancestors up to where the package ends. */
function membersOf(prototype) {
  const names = new Set();
  for (let each = prototype; each && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    Object.getOwnPropertyNames(each).forEach((name) => names.add(name));
  }
  names.delete("constructor");
  return [...names];
}

// set_allocator can be called before anything else only.
const FUNCTIONS = Object.entries(animcore).filter(([name, value]) => {
  const isClass = typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));
  return typeof value === "function" && !isClass && name !== "load" && name !== "setAllocator";
});
const CLASSES = Object.entries(animcore).filter(
  ([, value]) => value?.prototype instanceof Handle || value?.prototype instanceof StageObject || value?.prototype instanceof Value,
);

test("every method with arguments of every kind", () => {
  let calls = 0;
  for (let round = 0; round < 40; round += 1) {
    const things = world();
    for (const target of things) {
      for (const name of membersOf(Object.getPrototypeOf(target))) {
        const values = Array.from({ length: random(7) }, () => argument(things));
        const what = `${target.constructor.name}.${name}`;
        tried(what, () => {
          const member = target[name];
          return typeof member === "function" ? member.apply(target, values) : member;
        });
        tried(`${what} =`, () => {
          const found = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), name);
          if (found?.set) {
            target[name] = values[0];
          }
        });
        calls += 1;
      }
    }
    things.filter((each) => each instanceof Handle).forEach((each) => tried("dispose", () => each.dispose()));
  }
  assert.ok(calls > 5000, `${calls} calls`);
});

test("every function and constructor with arguments of every kind", () => {
  for (let round = 0; round < 60; round += 1) {
    const things = world();
    for (const [name, made] of CLASSES) {
      tried(`new ${name}`, () => Reflect.construct(made, Array.from({ length: random(6) }, () => argument(things))));
      for (const member of Object.getOwnPropertyNames(made)) {
        if (typeof made[member] === "function") {
          tried(`${name}.${member}`, () => made[member](...Array.from({ length: random(6) }, () => argument(things))));
        }
      }
    }
    for (const [name, run] of FUNCTIONS) {
      tried(name, () => run(...Array.from({ length: random(5) }, () => argument(things))));
    }
  }
});

test("every method on an object of another class, and on one that was disposed of", () => {
  const things = world();
  for (const target of world()) {
    for (const name of membersOf(Object.getPrototypeOf(target))) {
      const found = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), name);
      const run = found?.value ?? found?.get;
      for (const other of [undefined, {}, things[random(things.length)], disposed]) {
        if (typeof run === "function") {
          tried(`${target.constructor.name}.${name} on another`, () => run.call(other, argument(things)), false);
        }
      }
    }
  }
});

test("all goes on after that", () => {
  const scene = Scene.load(TOGGLE);
  scene.advance(0.1);
  assert.ok(scene.displayList.length > 0);
});

test("what reads the arguments of a call does not dispose of what the call has", () => {
  const ErrorReentrant = animcore.Status.ErrorReentrant;
  const refused = (error) => error instanceof animcore.AnimError && error.status === ErrorReentrant;
  const disposing = (object, count = 1) => ({
    *[Symbol.iterator]() {
      object.dispose();
      yield* new Array(count).fill(0.5);
    },
  });
  const easing = Easing.css("ease");
  assert.throws(() => easing.evaluateMany(disposing(easing)), refused);
  assert.ok(easing.evaluateMany([0.5])[0] > 0.8);
  const stage = new Stage();
  const group = stage.addGroup();
  assert.throws(
    () =>
      stage.beginTransaction({
        ...{ kind: animcore.MotionKind.Easing, duration: 1 },
        easing,
        get group() {
          easing.dispose();
          return group;
        },
      }),
    refused,
  );
  const scene = Scene.load(TOGGLE);
  assert.throws(() => scene.sendData("tap", disposing(scene)), refused);
  assert.throws(
    () => scene.stage.addBank(new Spring(1, 100, 10), { *[Symbol.iterator]() { scene.dispose(); yield 1; } }, 0.01),
    refused,
  );
  // Calls in callbacks of their own and inside of arguments: the outer call is over only when it is.
  assert.throws(
    () => easing.evaluateMany({ *[Symbol.iterator]() { Easing.css("linear").evaluateMany([1]); easing.dispose(); yield 1; } }),
    refused,
  );
  for (const each of [easing, stage, scene]) {
    each.dispose();
    assert.ok(each.isDisposed);
  }
});

test("elements that are accessors may call the library", () => {
  const withMiddle = (get) => Object.defineProperty([0.25, 0, 0.75], 1, { get });
  const same = (list) => assert.deepEqual([...Easing.css("linear").evaluateMany(list)], [0.25, 0.5, 0.75]);
  same(withMiddle(() => Easing.css("linear").evaluateMany([0.5])[0]));
  // Memory grows meanwhile.
  same(withMiddle(() => (new Stage().addBank(new Spring(1, 100, 10), new Float64Array(300_000), 0.1), 0.5)));
});

test("results go into memory of a NativeArray alone, while it is there", () => {
  const spring = new Spring(1, 100, 10);
  const native = new NativeArray(4);
  const { values } = native;
  spring.stepMany(0.1, [1, 1], 0, values.subarray(2), new Float64Array(2));
  assert.ok(native.values[3] > 0);
  assert.throws(
    () => spring.stepMany(0.1, { *[Symbol.iterator]() { native.dispose(); yield* [1, 1, 1, 1]; } }, 0, values, new Float64Array(4)),
    /library's own|under way/,
  );
  native.dispose();
  assert.throws(() => spring.stepMany(0.1, [1, 1, 1, 1], 0, values, new Float64Array(4)), TypeError);
  assert.throws(() => Easing.css("ease").evaluateMany(values), animcore.ClosedError);
  const bank = new Stage().addBank(spring, [1, 2], 0.01);
  assert.throws(() => spring.stepMany(0.1, [1, 1], 0, bank.values, new Float64Array(2)), TypeError);
});
