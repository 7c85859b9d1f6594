// SPDX-License-Identifier: MIT
// Several files in one.

import { crc32, joined, packed } from "./bytes.js";

/** A ZIP of files that are stored as they are: pairs of a name and bytes. (PKWARE's APPNOTE, 4.3.) */
export function zip(files) {
  const [parts, entries] = [[], []];
  let at = 0;
  for (const [name, bytes] of files) {
    const title = new TextEncoder().encode(name);
    // Version 2.0, UTF-8 names, stored, the first of January 1980.
    const facts = [[2, 20], [2, 0x800], [2, 0], [2, 0], [2, 33], [4, crc32(bytes)], [4, bytes.length], [4, bytes.length], [2, title.length], [2, 0]];
    const local = joined(packed(true, [4, 0x04034b50], ...facts), title);
    entries.push(
      packed(true, [4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), title,
    );
    parts.push(local, bytes);
    at += local.length + bytes.length;
  }
  const directory = joined(...entries);
  const count = files.length;
  const end = packed(true, [4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at], [2, 0]);
  return joined(...parts, directory, end);
}
