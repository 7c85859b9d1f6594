// SPDX-License-Identifier: MIT
// A scene's display list on a canvas of two dimensions.

import { Align, Baseline, BlendMode, Cap, DrawKind, FillRule, Fit, Join, Paint } from "./constants.js";
import { KEPT, displayOf } from "./display.js";
export { displayOf };
import { Kept, trace } from "./kept.js";
import { Pen } from "./pen.js";

const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The canvas's words for the numbers of an enum. */
function wordsOf(constants, exceptions = {}) {
  const names = Object.entries(constants).filter(([, value]) => typeof value === "number");
  return Object.fromEntries(names.map(([name, value]) => [value, exceptions[name] ?? kebab(name)]));
}

const RULES = wordsOf(FillRule);
const CAPS = wordsOf(Cap);
const JOINS = wordsOf(Join, { MiterClip: "miter" });
const ALIGNS = wordsOf(Align);
const BLENDS = wordsOf(BlendMode, { Normal: "source-over" });

const SOLID = [];

// The texts of colors, as steps of 255: most frames use those of the frame before.
const colors = new Map();
const MOST_COLORS = 4096;
// A font whose weight is animated is another in each frame.
const MOST_FONTS = 256;

function css(color) {
  let number = 0;
  for (let index = 0; index < 4; index += 1) {
    number = 256 * number + Math.floor(255 * Math.min(1, Math.max(0, color[index])) + 0.5);
  }
  let text = colors.get(number);
  if (text === undefined) {
    if (colors.size >= MOST_COLORS) {
      colors.clear();
    }
    text = `#${number.toString(16).padStart(8, "0")}`;
    colors.set(number, text);
  }
  return text;
}

/** A picture that is drawn aside: layers. They are kept and used again, as deep as layers are nested. */
class Sheets {
  #sheets = [];
  #used = 0;

  take(width, height) {
    this.#sheets[this.#used] ??= makeCanvas();
    const sheet = this.#sheets[this.#used];
    this.#used += 1;
    // Which also clears it.
    sheet.width = width;
    sheet.height = height;
    return sheet.getContext("2d");
  }

  giveBack() {
    this.#used -= 1;
  }

  /** Draws with them, and has them again where that ends in the middle: a function of the page's gives the images. */
  using(draw) {
    const used = this.#used;
    try {
      draw();
    } finally {
      this.#used = used;
    }
  }
}

function makeCanvas() {
  // Chromium's OffscreenCanvas does not smooth the edges of clips.
  return globalThis.document?.createElement("canvas") ?? new OffscreenCanvas(1, 1);
}

const sheets = new Sheets();

/** Draws, and has the context as it was before, however that ends. */
function saved(context, draw) {
  context.save();
  try {
    draw();
  } finally {
    context.restore();
  }
}

/** One drawing of a display list. */
class Drawing {
  constructor(display, images, { width, height }) {
    this.display = display;
    this.images = images;
    // How large what is drawn aside may be: shadows of shadows reach ever further beyond the canvas.
    this.most = Math.min(LARGEST, ROOM * Math.max(width, height));
    this.kept = display[KEPT] ?? [];
  }

  keptAt(index) {
    return (this.kept[index] ??= new Kept());
  }

  style(context, paint, kept) {
    if (paint.kind === Paint.Solid) {
      return css(paint.color);
    }
    return kept.gradient(this.display, paint, () => this.gradient(context, paint));
  }

  gradient(context, paint) {
    const { stops } = this.display;
    const end = paint.stopStart + paint.stopCount;
    const gradient = gradientOf(context, paint);
    if (gradient === null) {
      // As SVG has it where a gradient has no extent: the last stop's color.
      return css(stops[end - 1].color);
    }
    for (let index = paint.stopStart; index < end; index += 1) {
      gradient.addColorStop(Math.min(1, Math.max(0, stops[index].offset)), css(stops[index].color));
    }
    return gradient;
  }

  /**
   * Draws up to the end of the layer or clip that it begins in, with a transform and an opacity for all of it, and
   * gives where that is. The context is saved only where it is clipped.
   */
  upToEnd(context, begin, base, alpha) {
    const { commands } = this.display;
    const pen = new Pen(context, base, alpha);
    let index = begin;
    for (; index < commands.length; index += 1) {
      const command = commands[index];
      const { kind, content } = command;
      switch (kind) {
        case DrawKind.LayerEnd:
        case DrawKind.ClipEnd:
          return index;
        case DrawKind.LayerBegin:
          pen.reset();
          saved(context, () => {
            index = this.layer(context, index, base, alpha);
          });
          break;
        case DrawKind.ClipBegin:
          pen.reset();
          saved(context, () => {
            this.clip(context, command, base, this.keptAt(index));
            index = this.upToEnd(context, index + 1, base, alpha);
          });
          break;
        case DrawKind.Image:
          pen.place(command);
          saved(context, () => this.image(context, content, this.keptAt(index)));
          break;
        default:
          pen.place(command);
          this.one(context, pen, command, this.keptAt(index));
      }
    }
    return index;
  }

  clip(context, { transform, content, revision }, base, kept) {
    const { a, b, c, d, tx, ty } = transform;
    context.transform(a, b, c, d, tx, ty);
    const path = this.outline(context, content.path, kept, revision);
    if (path === null) {
      context.clip(RULES[content.rule]);
    } else {
      context.clip(path, RULES[content.rule]);
    }
    context.setTransform(base.a, base.b, base.c, base.d, base.e, base.f);
  }

  /** The outline as it is kept, or null when it is the context's now. */
  outline(context, path, kept, revision, hasDots = false) {
    const found = kept.path(this.display, path, revision, hasDots);
    if (found === null) {
      context.beginPath();
      trace(context, this.display, path, hasDots);
    }
    return found;
  }

  one(context, pen, { kind, content, revision }, kept) {
    if (kind === DrawKind.Fill) {
      pen.fill(this.style(context, content.paint, kept));
      const path = this.outline(context, content.path, kept, revision);
      if (path === null) {
        context.fill(RULES[content.rule]);
      } else {
        context.fill(path, RULES[content.rule]);
      }
    } else if (kind === DrawKind.Stroke) {
      this.stroke(context, content, kept, revision);
    } else if (kind === DrawKind.Text) {
      const { display } = this;
      const named = content.fontCount > 0 ? JSON.stringify(kept.text(0, display, content.fontStart, content.fontCount)) : "system-ui";
      pen.font(fontOf(content.weight, content.size, named));
      context.textAlign = ALIGNS[content.align];
      context.textBaseline = "alphabetic";
      context.direction = "ltr";
      pen.fill(this.style(context, content.paint, kept));
      const { x, y } = content.position;
      const text = kept.text(1, display, content.textStart, content.textCount);
      context.fillText(text, x, y + below(content, named));
    }
  }

  stroke(context, content, kept, revision) {
    // A width of 0 is nothing; a canvas would leave the width as it was.
    if (content.width > 0) {
      context.strokeStyle = this.style(context, content.paint, kept);
      context.lineWidth = content.width;
      context.lineCap = CAPS[content.cap];
      context.lineJoin = JOINS[content.join];
      context.miterLimit = content.miterLimit;
      const { dashStart, dashCount, dashOffset } = content;
      context.setLineDash(dashCount === 0 ? SOLID : Array.from(this.display.dashes.subarray(dashStart, dashStart + dashCount)));
      context.lineDashOffset = dashOffset;
      // Dashes have none on what has no length.
      const path = this.outline(context, content.path, kept, revision, dashCount === 0);
      if (path === null) {
        context.stroke();
      } else {
        context.stroke(path);
      }
    }
  }

  image(context, { nameStart, nameCount, frame, fit }, kept) {
    const image = this.images?.(kept.text(0, this.display, nameStart, nameCount));
    const { x, y, width, height } = frame;
    const [across, down] = sizeOf(image);
    // One that has not come, or is broken, cannot be drawn.
    if (!(across > 0 && down > 0)) {
      context.fillStyle = "rgba(128,128,128,0.5)";
      context.fillRect(x, y, width, height);
      return;
    }
    const [sx, sy] = [width / across, height / down];
    const scale = fit === Fit.Contain ? Math.min(sx, sy) : Math.max(sx, sy);
    const stretches = fit === Fit.Stretch;
    // Of what covers a frame the part inside.
    const [wide, high] = stretches ? [across, down] : [Math.min(across, width / scale), Math.min(down, height / scale)];
    const [w, h] = stretches ? [width, height] : [wide * scale, high * scale];
    let to = [x + (width - w) / 2, y + (height - h) / 2, w, h];
    const matrix = context.getTransform();
    if ((matrix.b === 0 && matrix.c === 0) || (matrix.a === 0 && matrix.d === 0)) {
      // Browsers smooth the edges of images that are turned. Others are clipped, and drawn to where pixels begin and end.
      context.beginPath();
      context.rect(...to);
      context.clip();
      to = toPixels(matrix, to);
    }
    context.drawImage(image, (across - wide) / 2, (down - high) / 2, wide, high, ...to);
  }

  /** Draws a layer aside, then its shadow and it into another, and that as a whole; gives where the layer ends. */
  layer(context, begin, base, alpha) {
    const command = this.display.commands[begin];
    const { blend, hasShadow, shadow } = command.content;
    const cast = hasShadow ? castBy(shadow, product(base, command.transform)) : NONE;
    const area = deviceArea(base, command.bounds, context.canvas, cast, this.most);
    if (area === null) {
      return this.skip(begin);
    }
    const { left, top, width, height } = area;
    const inside = sheets.take(width, height);
    const moved = { a: base.a, b: base.b, c: base.c, d: base.d, e: base.e - left, f: base.f - top };
    const end = this.upToEnd(inside, begin + 1, moved, 1);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = alpha * command.opacity;
    context.globalCompositeOperation = BLENDS[blend];
    if (hasShadow) {
      const whole = sheets.take(width, height);
      if (cast.blurX === cast.blurY) {
        drawShadow(whole, inside.canvas, shadow.color, cast.blurX, 0, cast.x, cast.y);
      } else {
        // A canvas blurs the same across and down: the shadow is drawn smaller where it is to be blurred more.
        const least = Math.max(Math.min(cast.blurX, cast.blurY), Math.max(cast.blurX, cast.blurY) / SQUEEZED);
        const [across, down] = [cast.blurX, cast.blurY].map((blur) => Math.min(1, least / blur));
        const squeezed = sheets.take(Math.ceil(width * across), Math.ceil(height * down));
        squeezed.scale(across, down);
        drawShadow(squeezed, inside.canvas, shadow.color, least, 2 * width, cast.x * across, cast.y * down);
        whole.drawImage(squeezed.canvas, 0, 0, squeezed.canvas.width / across, squeezed.canvas.height / down);
        sheets.giveBack();
        whole.drawImage(inside.canvas, 0, 0);
      }
      context.drawImage(whole.canvas, left, top);
      sheets.giveBack();
    } else {
      context.drawImage(inside.canvas, left, top);
    }
    sheets.giveBack();
    return end;
  }

  /** Where a layer ends that draws nothing. */
  skip(begin) {
    const { commands } = this.display;
    let depth = 0;
    for (let index = begin; index < commands.length; index += 1) {
      const { kind } = commands[index];
      depth += kind === DrawKind.LayerBegin ? 1 : kind === DrawKind.LayerEnd ? -1 : 0;
      if (depth === 0) {
        return index;
      }
    }
    return commands.length;
  }
}

/** Draws a picture and its shadow, or `aside` to the left so far that there is the shadow alone. */
function drawShadow(context, picture, color, blur, aside, x, y) {
  context.shadowColor = css(color);
  context.shadowBlur = blur;
  // A canvas draws no shadow that has neither a blur nor an offset; in SVG it is below the layer.
  context.shadowOffsetX = x + aside * context.getTransform().a || LEAST;
  context.shadowOffsetY = y;
  context.drawImage(picture, -aside, 0);
}

/** A rectangle as large as the pixels that it touches. */
function toPixels(matrix, [x, y, width, height]) {
  const [p, q] = [{ x, y }, { x: x + width, y: y + height }].map((corner) => matrix.transformPoint(corner));
  const touched = (from, to) => {
    const [low, high] = [Math.floor(Math.min(from, to) + NEARLY), Math.ceil(Math.max(from, to) - NEARLY)];
    return from < to ? [low, high] : [high, low];
  };
  const [xs, ys] = [touched(p.x, q.x), touched(p.y, q.y)];
  const [from, to] = [0, 1].map((end) => matrix.inverse().transformPoint({ x: xs[end], y: ys[end] }));
  return [from.x, from.y, to.x - from.x, to.y - from.y];
}

/** The pixels of an image: of an <img>, a video, its frame, an SVG element, a canvas or a bitmap. */
function sizeOf(image) {
  return ["Width", "Height"].map((side) => {
    const names = [`natural${side}`, `video${side}`, `display${side}`, side.toLowerCase()];
    const size = image?.[names.find((name) => image[name] !== undefined)];
    return size?.baseVal?.value ?? size;
  });
}

const fontOf = (weight, size, named) => `${weight} ${size}px ${named}, sans-serif`;

// Of a font of one pixel: how far its middle, its ascent and its descent are from the alphabetic baseline. Fonts that come
// later may have others.
const baselines = new Map();
globalThis.document?.fonts?.addEventListener?.("loadingdone", () => baselines.clear());

// Browsers round what they measure to whole pixels: it is measured of a large font.
const LARGE = 1000;
let measure;

/** How far the alphabetic baseline is below the one that is asked for: by the font's ascent and descent, as in SVG. */
function below({ weight, size, baseline }, named) {
  if (baseline === Baseline.Alphabetic) {
    return 0;
  }
  const font = fontOf(weight, LARGE, named);
  let found = baselines.get(font);
  if (found === undefined) {
    measure ??= makeCanvas().getContext("2d");
    measure.font = font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measure.measureText("x");
    found = { [Baseline.Top]: ascent, [Baseline.Middle]: (ascent - descent) / 2, [Baseline.Bottom]: -descent };
    if (baselines.size >= MOST_FONTS) {
      baselines.clear();
    }
    baselines.set(font, found);
  }
  return (found[baseline] * size) / LARGE;
}

function product(base, { a, b, c, d }) {
  return {
    a: base.a * a + base.c * b,
    b: base.b * a + base.d * b,
    c: base.a * c + base.c * d,
    d: base.b * c + base.d * d,
  };
}

// The shadow of what has none.
const NONE = { x: 0, y: 0, blurX: 0, blurY: 0 };

/** A shadow in pixels, as a canvas's knows no transform. */
function castBy({ blur, offset }, { a, b, c, d }) {
  // Twice the standard deviation, as CSS has it.
  const [x, y] = [a * offset.x + c * offset.y, b * offset.x + d * offset.y];
  let [blurX, blurY] = [blur * Math.hypot(a, c), blur * Math.hypot(b, d)];
  if (Math.abs(blurX - blurY) < ALIKE * blurX) {
    blurX = blurY;
  }
  return { x, y, blurX, blurY };
}

function gradientOf(context, { kind, gradient }) {
  if (kind === Paint.Linear) {
    const { start, end } = gradient;
    const isPoint = start.x === end.x && start.y === end.y;
    return isPoint ? null : context.createLinearGradient(start.x, start.y, end.x, end.y);
  }
  const { x, y } = gradient.center;
  if (kind === Paint.Radial) {
    return gradient.radius > 0 ? context.createRadialGradient(x, y, 0, x, y, gradient.radius) : null;
  }
  return context.createConicGradient(gradient.angle, x, y);
}

/**
 * The pixels of a canvas, and beside it those whose shadow reaches it while they are at most `most` in a row, that a
 * rectangle of the scene touches; null where there are none.
 */
function deviceArea(base, { x, y, width, height }, canvas, cast, most) {
  if (!(width > 0 && height > 0)) {
    return null;
  }
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([px, py]) => [base.a * px + base.c * py + base.e, base.b * px + base.d * py + base.f]);
  const xs = corners.map(([px]) => px);
  const ys = corners.map(([, py]) => py);
  // Three standard deviations of a blur are seen.
  const beside = (blur, offset, side) => Math.max(0, Math.min(1.5 * blur + Math.max(0, offset), (most - side) / 2));
  const left = Math.floor(Math.max(-beside(cast.blurX, cast.x, canvas.width), Math.min(...xs)));
  const top = Math.floor(Math.max(-beside(cast.blurY, cast.y, canvas.height), Math.min(...ys)));
  const right = Math.ceil(Math.min(canvas.width + beside(cast.blurX, -cast.x, canvas.width), Math.max(...xs)));
  const bottom = Math.ceil(Math.min(canvas.height + beside(cast.blurY, -cast.y, canvas.height), Math.max(...ys)));
  const fits = right > left && bottom > top && right - left <= LARGEST && bottom - top <= LARGEST;
  return fits ? { left, top, width: right - left, height: bottom - top } : null;
}

// Which part of a blur nobody sees, and how many times as large one may be as the other.
const ALIKE = 0.01;
const SQUEEZED = 16;
// A part of a pixel that is an error of rounding.
const NEARLY = 1e-6;
// An offset that nobody sees.
const LEAST = 1e-6;
// How many times as large as the canvas what is drawn aside may be.
const ROOM = 5;
// Pixels of a side, beyond which browsers have no canvas.
export const LARGEST = 8192;

/**
 * Draws a display list (scene.display) with the canvas's transform as it is: the scene's points are its units. `images`
 * gives the image of a name, or nothing for a gray frame.
 */
export function drawDisplay(context, display, images) {
  sheets.using(() => {
    saved(context, () => new Drawing(display, images, context.canvas).upToEnd(context, 0, context.getTransform(), context.globalAlpha));
  });
}

/** Where a scene is that fills a picture as far as it goes, in the middle: the transform from the scene to pixels. */
export function placeOf(canvas, width, height) {
  const scale = Math.min(width / canvas.width, height / canvas.height) || 1;
  return {
    scale,
    x: (width - canvas.width * scale) / 2 - canvas.x * scale,
    y: (height - canvas.height * scale) / 2 - canvas.y * scale,
  };
}

/** Clears a canvas and draws a scene as large as fits, in the middle. Gives the transform from the scene to pixels. */
export function drawScene(context, scene, images) {
  const place = placeOf(scene.info.canvas, context.canvas.width, context.canvas.height);
  drawPlaced(context, scene, images, place);
  return place;
}

/** The same where it is known where the scene is. */
export function drawPlaced(context, scene, images, { scale, x, y }) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const base = { a: scale, b: 0, c: 0, d: scale, e: x, f: y };
  sheets.using(() => new Drawing(displayOf(scene), images, context.canvas).upToEnd(context, 0, base, 1));
}
