// SPDX-License-Identifier: MIT
// Pictures as a GIF that moves: its colors, chosen of all pictures, and its frames, of which each says what is new in it.
// (GIF89a; the extension of Netscape for repetition; median cut by the greatest sum of squared errors.)

import { joined, packed } from "../shared/bytes.js";

// Colors are counted in cells, of six bits a channel.
const BITS = 6;
const CELLS = 1 << (3 * BITS);
const SHIFT = 8 - BITS;
// The last of 256 is for what stays as it was.
const MOST = 255;
const STAYS = 255;

const cellOf = (r, g, b) => ((r >> SHIFT) << (2 * BITS)) | ((g >> SHIFT) << BITS) | (b >> SHIFT);

/** The colors of pictures: `add` each, then `choose` once; `indexOf` then gives the nearest of at most 255. */
export class Palette {
  #counts = new Uint32Array(CELLS);
  // Red, green and blue of each cell, added up.
  #sums = new Float64Array(3 * CELLS);
  #index = new Uint8Array(CELLS);
  colors = new Uint8Array(3 * 256);

  /** Takes the colors of a picture in: red, green, blue and opacity of its pixels, of which all are opaque. */
  add(pixels) {
    for (let at = 0; at < pixels.length; at += 4) {
      const cell = cellOf(pixels[at], pixels[at + 1], pixels[at + 2]);
      this.#counts[cell] += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        this.#sums[3 * cell + channel] += pixels[at + channel];
      }
    }
  }

  choose() {
    const used = [];
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (this.#counts[cell] > 0) {
        used.push(cell);
      }
    }
    const boxes = [this.#box(used)];
    while (boxes.length < MOST) {
      const worst = boxes.reduce((most, box) => (box.error > most.error ? box : most));
      if (worst.error === 0) {
        break;
      }
      boxes.splice(boxes.indexOf(worst), 1, ...this.#halves(worst));
    }
    boxes.forEach(({ cells, mean }, index) => {
      mean.forEach((value, channel) => (this.colors[3 * index + channel] = Math.round(value)));
      cells.forEach((cell) => (this.#index[cell] = index));
    });
  }

  indexOf(r, g, b) {
    return this.#index[cellOf(r, g, b)];
  }

  /** The mean of a cell's colors in a channel. */
  #meanOf(cell, channel) {
    return this.#sums[3 * cell + channel] / this.#counts[cell];
  }

  /** Cells with their mean color, the channel in which they differ most, and by how much. */
  #box(cells) {
    const mean = [0, 0, 0];
    let count = 0;
    for (const cell of cells) {
      count += this.#counts[cell];
      for (let channel = 0; channel < 3; channel += 1) {
        mean[channel] += this.#sums[3 * cell + channel];
      }
    }
    const errors = mean.map((sum, channel) => {
      mean[channel] = sum / count;
      return cells.reduce((error, cell) => error + this.#counts[cell] * (this.#meanOf(cell, channel) - mean[channel]) ** 2, 0);
    });
    const channel = errors.indexOf(Math.max(...errors));
    return { cells, mean, channel, error: cells.length > 1 ? errors[channel] : 0 };
  }

  /** A box cut at its mean. */
  #halves({ cells, mean, channel }) {
    const [low, high] = [[], []];
    for (const cell of cells) {
      (this.#meanOf(cell, channel) < mean[channel] ? low : high).push(cell);
    }
    return low.length === 0 || high.length === 0 ? [this.#box([cells[0]]), this.#box(cells.slice(1))] : [this.#box(low), this.#box(high)];
  }
}

/** Numbers from 0 to 255 by LZW in sub-blocks, as GIF has it: codes of 9 to 12 bits, the table begun anew when full. */
function compressed(indices) {
  const [clear, end] = [256, 257];
  const bytes = [];
  let [bits, count, width] = [0, 0, 9];
  const put = (code) => {
    bits |= code << count;
    count += width;
    while (count >= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
      count -= 8;
    }
  };
  // Of a code and what follows it: the code of both. The keys are exact, not hashes.
  let table = new Map();
  let next = 258;
  put(clear);
  let code = indices[0];
  for (let at = 1; at < indices.length; at += 1) {
    const key = (code << 8) | indices[at];
    const found = table.get(key);
    if (found !== undefined) {
      code = found;
      continue;
    }
    put(code);
    if (next < 4096) {
      // The reader has made each entry one code later.
      if (next === 1 << width) {
        width += 1;
      }
      table.set(key, next);
      next += 1;
    } else {
      put(clear);
      table = new Map();
      [next, width] = [258, 9];
    }
    code = indices[at];
  }
  put(code);
  if (next === 1 << width && width < 12) {
    width += 1;
  }
  put(end);
  if (count > 0) {
    bytes.push(bits & 255);
  }
  const blocks = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.slice(at, at + 255);
    blocks.push(Uint8Array.of(part.length), Uint8Array.from(part));
  }
  return joined(Uint8Array.of(8), ...blocks, Uint8Array.of(0));
}

/** A GIF of pictures of one size, for ever. */
export class Gif {
  #size;
  #palette;
  #before = null;
  #parts;

  constructor(width, height, palette) {
    this.#size = { width, height };
    this.#palette = palette;
    const letters = (text) => new TextEncoder().encode(text);
    this.#parts = [
      letters("GIF89a"),
      // With a table of 256 colors for all frames.
      packed(true, [2, width], [2, height], [1, 0xf7], [1, 0], [1, 0]),
      palette.colors,
      packed(true, [1, 0x21], [1, 0xff], [1, 11]),
      letters("NETSCAPE2.0"),
      packed(true, [1, 3], [1, 1], [2, 0], [1, 0]),
    ];
  }

  /** Adds a picture that is shown for so many hundredths of a second. */
  add(pixels, hundredths) {
    const { width, height } = this.#size;
    const now = new Uint8Array(width * height);
    for (let index = 0, at = 0; index < now.length; index += 1, at += 4) {
      now[index] = this.#palette.indexOf(pixels[at], pixels[at + 1], pixels[at + 2]);
    }
    const { left, top, right, bottom } = this.#changed(now);
    const part = new Uint8Array((right - left) * (bottom - top));
    let to = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1, to += 1) {
        const from = y * width + x;
        part[to] = this.#before !== null && this.#before[from] === now[from] ? STAYS : now[from];
      }
    }
    this.#before = now;
    this.#parts.push(
      // What is drawn stays; one color is for what stays as it was.
      packed(true, [1, 0x21], [1, 0xf9], [1, 4], [1, (1 << 2) | 1], [2, hundredths], [1, STAYS], [1, 0]),
      packed(true, [1, 0x2c], [2, left], [2, top], [2, right - left], [2, bottom - top], [1, 0]),
      compressed(part),
    );
  }

  /** What has changed since the picture before; one pixel where nothing has. */
  #changed(now) {
    const { width, height } = this.#size;
    if (this.#before === null) {
      return { left: 0, top: 0, right: width, bottom: height };
    }
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0, index = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, index += 1) {
        if (now[index] !== this.#before[index]) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = y + 1;
        }
      }
    }
    return right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
  }

  get bytes() {
    return joined(...this.#parts, Uint8Array.of(0x3b));
  }
}
