// SPDX-License-Identifier: MIT
// The settings of a canvas's context.

/** What a context is set to at one depth of layers and clips: what it is set to already is not set again. */
export class Pen {
  #context;
  #base;
  #alpha;
  #opacity = -1;
  #fill = null;
  #font = null;
  // The product of the base with the last transform.
  #a = NaN;
  #b = NaN;
  #c = NaN;
  #d = NaN;
  #e = NaN;
  #f = NaN;

  constructor(context, base, alpha) {
    this.#context = context;
    this.#base = base;
    this.#alpha = alpha;
  }

  /** Sets the transform and opacity of a command. */
  place({ transform, opacity }) {
    const base = this.#base;
    const { a, b, c, d, tx, ty } = transform;
    this.#transform(
      base.a * a + base.c * b,
      base.b * a + base.d * b,
      base.a * c + base.c * d,
      base.b * c + base.d * d,
      base.a * tx + base.c * ty + base.e,
      base.b * tx + base.d * ty + base.f,
    );
    if (opacity !== this.#opacity) {
      this.#opacity = opacity;
      this.#context.globalAlpha = this.#alpha * opacity;
    }
  }

  /** Sets what is the same for all. */
  reset() {
    const { a, b, c, d, e, f } = this.#base;
    this.#transform(a, b, c, d, e, f);
    if (this.#opacity !== 1) {
      this.#opacity = 1;
      this.#context.globalAlpha = this.#alpha;
    }
  }

  #transform(a, b, c, d, e, f) {
    const isSame = a === this.#a && b === this.#b && c === this.#c && d === this.#d && e === this.#e && f === this.#f;
    if (!isSame) {
      this.#context.setTransform(a, b, c, d, e, f);
      this.#a = a;
      this.#b = b;
      this.#c = c;
      this.#d = d;
      this.#e = e;
      this.#f = f;
    }
  }

  fill(style) {
    if (style !== this.#fill) {
      this.#fill = style;
      this.#context.fillStyle = style;
    }
  }

  font(font) {
    if (font !== this.#font) {
      this.#font = font;
      this.#context.font = font;
    }
  }
}
