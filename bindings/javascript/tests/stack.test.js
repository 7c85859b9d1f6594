// SPDX-License-Identifier: MIT
// What happens where the stack is full. In a file of its own: the module is of no use afterwards. node --test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Easing, Scene, Stage, load } from "animcore";

await load();
const DOCUMENT = '{ "animcore": 1, "size": [9, 9] }';

test("callbacks inside of each other end before the stack does", () => {
  let depth = 0;
  const endless = Easing.of((x) => {
    depth += 1;
    return endless.at(x) + 1;
  });
  assert.throws(() => endless.at(0.5), { name: "RangeError", message: /^callbacks are more than 200 deep/ });
  assert.equal(depth, 200);
  const deep = Easing.of((x) => (x < 100 ? deep.at(x + 1) : x));
  assert.equal(deep.at(0), 100);
});

test("a call that did not come back ends all others in a sentence, and hangs nothing", () => {
  const stage = new Stage();
  const said = new Set();
  let cameBack = 0;
  let level = 0;
  let shift = 0;
  // From the end of the stack back: calls with ever more room, of which some end in the middle of the module.
  function dive() {
    try {
      dive();
    } catch (error) {
      level += 1;
      if (level % 7 === shift && level < 1500) {
        try {
          Scene.load(DOCUMENT).dispose();
          cameBack += 1;
        } catch (refused) {
          said.add(refused.message.split(" (")[0]);
        }
      }
      throw error;
    }
  }
  for (let round = 0; round < 2000 && said.size < 2; round += 1) {
    level = 0;
    shift = round % 7;
    assert.throws(dive, RangeError);
  }
  assert.deepEqual([...said].sort(), ["Maximum call stack size exceeded", "a call of animcore did not come back"]);
  assert.ok(cameBack > 0);
  assert.throws(() => stage.advance(0.1), /^Error: a call of animcore did not come back/);
  assert.throws(() => stage.dispose(), /^Error: a call of animcore did not come back/);
});
