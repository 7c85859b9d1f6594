// SPDX-License-Identifier: MIT
// One hop of a stage's state in WebAssembly: snapshot_hop.mjs IN OUT FLICKS [DOCUMENT]; see snapshot_hop.c.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Library } from "../../bindings/javascript/library.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const library = new Library(`${ROOT}build/wasm/animcore.wasm`, `${ROOT}docs/abi/animcore-abi.json`);
const [input, output, flicks, document] = process.argv.slice(2);

function hexadecimal(bits) {
  return bits.toString(16).padStart(16, "0");
}

const kind = document === undefined ? "stage" : "scene";
const owner = library.withScratch((allocate) =>
  document === undefined
    ? library.get("anim_stage_create", 0)
    : library.get("anim_scene_load", ...library.writeBytes(allocate, readFileSync(document)), 0),
);
library.withScratch((allocate) => {
  library.call(`anim_${kind}_restore`, owner, ...library.writeBytes(allocate, readFileSync(input)));
});
library.call(`anim_${kind}_advance_flicks`, owner, BigInt(flicks));
const lines = [hexadecimal(library.get(`anim_${kind}_get_hash`, owner))];
const stage = document === undefined ? owner : library.get("anim_scene_get_stage", owner);
if (document !== undefined) {
  lines.push(hexadecimal(library.get("anim_stage_get_hash", stage)));
}
library.withScratch((allocate) => {
  const [list, count, numbers] = [allocate(64 * 8), allocate(8), allocate(64 * 8)];
  library.call("anim_stage_list_properties", stage, list, 64, count);
  for (let index = 0; index < library.readSize(count); index += 1) {
    const property = library.view.getBigUint64(list + 8 * index, true);
    const { shown_count: components } = library.getStruct(
      "anim_stage_get_property_info",
      "anim_property_info",
      stage,
      property,
    );
    for (const what of [library.constants.ANIM_READ_PRESENTATION, library.constants.ANIM_READ_VELOCITY]) {
      library.call("anim_stage_get_value", stage, property, what, numbers, components);
      for (let component = 0; component < components; component += 1) {
        lines.push(hexadecimal(library.view.getBigUint64(numbers + 8 * component, true)));
      }
    }
  }
});
console.log(lines.join("\n"));
library.withScratch((allocate) => {
  const length = allocate(8);
  library.call(`anim_${kind}_snapshot`, owner, 0, 0, length);
  const size = library.readSize(length);
  const buffer = allocate(size);
  library.call(`anim_${kind}_snapshot`, owner, buffer, size, length);
  writeFileSync(output, library.bytes.slice(buffer, buffer + size));
});
