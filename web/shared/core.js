// SPDX-License-Identifier: MIT
// The library in a page: one module for all pages, beside the front page, which has a smaller one.

import { load } from "../../bindings/javascript/index.js";

/** The address of a file of the site, given from its root. Each page says where that is: <html data-root="../">. */
export function address(path) {
  return new URL(document.documentElement.dataset.root + path, document.baseURI);
}

/** Loads the library, once; where a browser cannot, the page says so and leads to the documentation. */
export async function loadCore(module = "animcore.wasm") {
  try {
    if (typeof WebAssembly !== "object") {
      throw new Error("this browser has no WebAssembly");
    }
    await load(address(module));
  } catch (error) {
    document.documentElement.classList.add("without-core");
    const notice = document.querySelector("[data-without-core]");
    if (notice) {
      notice.hidden = false;
    }
    throw error;
  }
}

/** Fetches a text of the site, given from its root. */
export async function fetchText(path) {
  const response = await fetch(address(path));
  if (!response.ok) {
    throw new Error(`${path} could not be fetched: ${response.status}`);
  }
  return response.text();
}
