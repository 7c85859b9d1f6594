// SPDX-License-Identifier: MIT
// The front page: the controls, the field of springs, the languages, the digests.

import { defineElement } from "../../bindings/javascript/src/element.js";
import { loadCore } from "../shared/core.js";
import { makeTabs } from "../shared/tabs.js";
import { compareDigests } from "./digests.js";
import { runFirstLines } from "./first_lines.js";
import { followPointer } from "./springs.js";

makeTabs(document.querySelector("[role=tablist]"));
await loadCore("animcore-front.wasm");
defineElement();

// The host's part of the button: it has asked for something, and hears how that went.
const button = document.querySelector("#button");
let presses = 0;
button.addEventListener("emitted", ({ detail }) => {
  if (detail.name !== "tap") {
    return;
  }
  presses += 1;
  const state = presses % 3 === 0 ? "failure" : "success";
  button.scene.setString("state", "loading");
  setTimeout(() => button.scene.setString("state", state), 1600);
  setTimeout(() => button.scene.setString("state", "begin"), 4200);
});

followPointer(document.querySelector("#springs"), document.querySelector("#count"), document.querySelector("#cost"));
runFirstLines(document.querySelector("#run"), document.querySelector("#again"));
compareDigests(document.querySelector("#compare"), document.querySelector("#compared"));
