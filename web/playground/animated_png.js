// SPDX-License-Identifier: MIT
// PNGs as one that moves.

import { crc32, joined, packed } from "../shared/bytes.js";

function chunk(name, data) {
  const body = joined(new TextEncoder().encode(name), data);
  return joined(packed(false, [4, data.length]), body, packed(false, [4, crc32(body)]));
}

/** The chunks of a PNG: name and data. */
function* chunksOf(png) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at < png.length; ) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    yield { name, data: png.subarray(at + 8, at + 8 + size) };
    at += size + 12;
  }
}

/** An animated PNG of PNGs of one size and sort, so many a second, for ever. (PNG, third edition, 11.3.5.) */
export function animatedPng(frames, rate) {
  const header = [...chunksOf(frames[0])].find(({ name }) => name === "IHDR").data;
  const [width, height] = [0, 4].map((at) => new DataView(header.buffer, header.byteOffset).getUint32(at));
  const parts = [frames[0].subarray(0, 8), chunk("IHDR", header)];
  parts.push(chunk("acTL", packed(false, [4, frames.length], [4, 0])));
  let number = 0;
  frames.forEach((frame, index) => {
    const place = [[4, width], [4, height], [4, 0], [4, 0]];
    // Each frame takes the place of all of the one before.
    parts.push(chunk("fcTL", packed(false, [4, number], ...place, [2, 1], [2, rate], [1, 0], [1, 0])));
    number += 1;
    for (const { name, data } of chunksOf(frame)) {
      if (name === "IDAT" && index === 0) {
        parts.push(chunk("IDAT", data));
      } else if (name === "IDAT") {
        parts.push(chunk("fdAT", joined(packed(false, [4, number]), data)));
        number += 1;
      }
    }
  });
  return joined(...parts, chunk("IEND", new Uint8Array(0)));
}
