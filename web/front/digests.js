// SPDX-License-Identifier: MIT
// Plays the recorded traces of the controls in this page, and compares their digests with those that are kept.

import { playTrace } from "../../bindings/javascript/tests/transcript.js";
import { fetchText } from "../shared/core.js";

/** Plays all traces, a few in each frame. Gives how many there are, and the names of those that differ. */
export async function playAll(tell = () => {}) {
  const golden = JSON.parse(await fetchText("golden.json"));
  const differing = [];
  let played = 0;
  for (const [control, traces] of Object.entries(golden)) {
    const text = await fetchText(`controls/${control}.json`);
    for (const [name, digest] of Object.entries(traces)) {
      const found = playTrace(text, await fetchText(`controls/traces/${control}/${name}.jsonl`));
      played += 1;
      if (found !== digest) {
        differing.push(`${control}, ${name}`);
      }
      tell(played);
    }
  }
  return { played, differing };
}

/** The button that plays them, and where it says what came of it. */
export function compareDigests(button, said) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const { played, differing } = await playAll((count) => (said.textContent = `${count} played…`));
      said.textContent =
        differing.length === 0
          ? `All ${played} traces have the digests that were kept.`
          : `${differing.length} of ${played} traces differ: ${differing.join("; ")}.`;
      said.dataset.differing = String(differing.length);
    } catch (error) {
      said.textContent = error.message;
    }
    button.disabled = false;
  });
}
