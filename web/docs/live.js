// SPDX-License-Identifier: MIT
// The live figures of the documentation. A page without one loads no more than this.

import { load } from "../../bindings/javascript/index.js";
import { defineElement } from "../../bindings/javascript/src/element.js";

if (document.querySelector("anim-scene")) {
  await load(new URL("../animcore.wasm", import.meta.url));
  defineElement();
}

// What scrolls is reached by keys, too.
for (const each of document.querySelectorAll(".md-typeset pre > code, .md-typeset__scrollwrap")) {
  each.tabIndex = 0;
}

// The theme's search is a dialog without a name.
document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
