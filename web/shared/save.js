// SPDX-License-Identifier: MIT
// Files that a page makes.

/** Offers a file to be saved: a text, or bytes. */
export function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
