// SPDX-License-Identifier: MIT
// One hop of a stage's state in WebAssembly: snapshot_hop.mjs IN OUT FLICKS [DOCUMENT]; see snapshot_hop.c.

import { readFileSync, writeFileSync } from "node:fs";
import { Read, Scene, Stage, load } from "../../bindings/javascript/index.js";

await load(new URL("../../build/wasm/animcore.wasm", import.meta.url));
const [input, output, flicks, document] = process.argv.slice(2);
const hexadecimal = (bits) => bits.toString(16).padStart(16, "0");

const owner = document === undefined ? new Stage() : Scene.load(readFileSync(document));
owner.restore(readFileSync(input)).advanceFlicks(BigInt(flicks));
const lines = [hexadecimal(owner.hash)];
const stage = document === undefined ? owner : owner.stage;
if (document !== undefined) {
  lines.push(hexadecimal(stage.hash));
}
for (const property of stage.properties) {
  for (const what of [Read.Presentation, Read.Velocity]) {
    const bits = new BigUint64Array(property.read(what).buffer);
    lines.push(...Array.from(bits, hexadecimal));
  }
}
console.log(lines.join("\n"));
writeFileSync(output, owner.snapshot());
