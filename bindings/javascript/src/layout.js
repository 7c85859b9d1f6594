// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

const i32 = (at, place) => at.getInt32(place, true);
const u32 = (at, place) => at.getUint32(place, true);
const f64 = (at, place) => at.getFloat64(place, true);
const wide = (at, place) => u32(at, place) + 2 ** 32 * u32(at, place + 4);

function row(at, place, into) {
  for (let index = 0; index < into.length; index += 1) {
    into[index] = f64(at, place + 8 * index);
  }
}

export const sizeOfTransform = 48;
export const sizeOfRectangle = 32;
export const sizeOfPoint = 16;
export const sizeOfLinearGradient = 32;
export const sizeOfRadialGradient = 24;
export const sizeOfAngularGradient = 24;
export const sizeOfDrawPaint = 80;
export const sizeOfDrawPath = 16;
export const sizeOfDrawFill = 104;
export const sizeOfDrawStroke = 136;
export const sizeOfDrawText = 136;
export const sizeOfDrawImage = 48;
export const sizeOfDrawShadow = 56;
export const sizeOfDrawLayer = 64;
export const sizeOfDrawClip = 24;
export const sizeOfDrawCommand = 240;
export const sizeOfGradientStop = 40;
export const sizeOfDisplay = 112;

export const makeTransform = () => ({ a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0 });

export function fillTransform(at, place, into) {
  into.a = f64(at, place);
  into.b = f64(at, place + 8);
  into.c = f64(at, place + 16);
  into.d = f64(at, place + 24);
  into.tx = f64(at, place + 32);
  into.ty = f64(at, place + 40);
}

export const makeRectangle = () => ({ x: 0, y: 0, width: 0, height: 0 });

export function fillRectangle(at, place, into) {
  into.x = f64(at, place);
  into.y = f64(at, place + 8);
  into.width = f64(at, place + 16);
  into.height = f64(at, place + 24);
}

export const makePoint = () => ({ x: 0, y: 0 });

export function fillPoint(at, place, into) {
  into.x = f64(at, place);
  into.y = f64(at, place + 8);
}

export const makeLinearGradient = () => ({ start: makePoint(), end: makePoint() });

export function fillLinearGradient(at, place, into) {
  fillPoint(at, place, into.start);
  fillPoint(at, place + 16, into.end);
}

export const makeRadialGradient = () => ({ center: makePoint(), radius: 0 });

export function fillRadialGradient(at, place, into) {
  fillPoint(at, place, into.center);
  into.radius = f64(at, place + 16);
}

export const makeAngularGradient = () => ({ center: makePoint(), angle: 0 });

export function fillAngularGradient(at, place, into) {
  fillPoint(at, place, into.center);
  into.angle = f64(at, place + 16);
}

export function makeDrawGradient(tag) {
  switch (tag) {
    case 1: // ANIM_PAINT_LINEAR
      return makeLinearGradient();
    case 2: // ANIM_PAINT_RADIAL
      return makeRadialGradient();
    case 3: // ANIM_PAINT_ANGULAR
      return makeAngularGradient();
  }
  return null;
}

export function fillDrawGradient(at, place, tag, into) {
  switch (tag) {
    case 1: // ANIM_PAINT_LINEAR
      fillLinearGradient(at, place, into);
      break;
    case 2: // ANIM_PAINT_RADIAL
      fillRadialGradient(at, place, into);
      break;
    case 3: // ANIM_PAINT_ANGULAR
      fillAngularGradient(at, place, into);
      break;
  }
}

export const makeDrawPaint = () => ({ kind: -1, stopStart: 0, stopCount: 0, color: [0, 0, 0, 0], gradient: null });

export function fillDrawPaint(at, place, into, made = makeDrawGradient) {
  const kind = i32(at, place);
  if (into.kind !== kind) {
    into.gradient = made(kind, into);
  }
  into.kind = kind;
  into.stopStart = u32(at, place + 4);
  into.stopCount = u32(at, place + 8);
  row(at, place + 16, into.color);
  fillDrawGradient(at, place + 48, kind, into.gradient);
}

export function startDrawPaint(at, place, into) {
  into.stopStart = u32(at, place + 4);
}

export const makeDrawPath = () => ({ verbStart: 0, verbCount: 0, coordinateStart: 0, coordinateCount: 0 });

export function fillDrawPath(at, place, into) {
  into.verbStart = u32(at, place);
  into.verbCount = u32(at, place + 4);
  into.coordinateStart = u32(at, place + 8);
  into.coordinateCount = u32(at, place + 12);
}

export function startDrawPath(at, place, into) {
  into.verbStart = u32(at, place);
  into.coordinateStart = u32(at, place + 8);
}

export const makeDrawFill = () => ({ paint: makeDrawPaint(), path: makeDrawPath(), rule: 0 });

export function fillDrawFill(at, place, into) {
  fillDrawPaint(at, place, into.paint);
  fillDrawPath(at, place + 80, into.path);
  into.rule = i32(at, place + 96);
}

export function startDrawFill(at, place, into) {
  startDrawPaint(at, place, into.paint);
  startDrawPath(at, place + 80, into.path);
}

export const makeDrawStroke = () => ({ paint: makeDrawPaint(), path: makeDrawPath(), cap: 0, join: 0, width: 0, miterLimit: 0, dashOffset: 0, dashStart: 0, dashCount: 0 });

export function fillDrawStroke(at, place, into) {
  fillDrawPaint(at, place, into.paint);
  fillDrawPath(at, place + 80, into.path);
  into.cap = i32(at, place + 96);
  into.join = i32(at, place + 100);
  into.width = f64(at, place + 104);
  into.miterLimit = f64(at, place + 112);
  into.dashOffset = f64(at, place + 120);
  into.dashStart = u32(at, place + 128);
  into.dashCount = u32(at, place + 132);
}

export function startDrawStroke(at, place, into) {
  startDrawPaint(at, place, into.paint);
  startDrawPath(at, place + 80, into.path);
  into.dashStart = u32(at, place + 128);
}

export const makeDrawText = () => ({ paint: makeDrawPaint(), textStart: 0, textCount: 0, fontStart: 0, fontCount: 0, align: 0, baseline: 0, position: makePoint(), size: 0, weight: 0 });

export function fillDrawText(at, place, into) {
  fillDrawPaint(at, place, into.paint);
  into.textStart = u32(at, place + 80);
  into.textCount = u32(at, place + 84);
  into.fontStart = u32(at, place + 88);
  into.fontCount = u32(at, place + 92);
  into.align = i32(at, place + 96);
  into.baseline = i32(at, place + 100);
  fillPoint(at, place + 104, into.position);
  into.size = f64(at, place + 120);
  into.weight = f64(at, place + 128);
}

export function startDrawText(at, place, into) {
  startDrawPaint(at, place, into.paint);
  into.textStart = u32(at, place + 80);
  into.fontStart = u32(at, place + 88);
}

export const makeDrawImage = () => ({ nameStart: 0, nameCount: 0, fit: 0, frame: makeRectangle() });

export function fillDrawImage(at, place, into) {
  into.nameStart = u32(at, place);
  into.nameCount = u32(at, place + 4);
  into.fit = i32(at, place + 8);
  fillRectangle(at, place + 16, into.frame);
}

export function startDrawImage(at, place, into) {
  into.nameStart = u32(at, place);
}

export const makeDrawShadow = () => ({ color: [0, 0, 0, 0], offset: makePoint(), blur: 0 });

export function fillDrawShadow(at, place, into) {
  row(at, place, into.color);
  fillPoint(at, place + 32, into.offset);
  into.blur = f64(at, place + 48);
}

export const makeDrawLayer = () => ({ blend: 0, hasShadow: false, shadow: makeDrawShadow() });

export function fillDrawLayer(at, place, into) {
  into.blend = i32(at, place);
  into.hasShadow = i32(at, place + 4) !== 0;
  fillDrawShadow(at, place + 8, into.shadow);
}

export const makeDrawClip = () => ({ path: makeDrawPath(), rule: 0 });

export function fillDrawClip(at, place, into) {
  fillDrawPath(at, place, into.path);
  into.rule = i32(at, place + 16);
}

export function startDrawClip(at, place, into) {
  startDrawPath(at, place, into.path);
}

export function makeDrawContent(tag) {
  switch (tag) {
    case 0: // ANIM_DRAW_KIND_FILL
      return makeDrawFill();
    case 1: // ANIM_DRAW_KIND_STROKE
      return makeDrawStroke();
    case 2: // ANIM_DRAW_KIND_TEXT
      return makeDrawText();
    case 3: // ANIM_DRAW_KIND_IMAGE
      return makeDrawImage();
    case 4: // ANIM_DRAW_KIND_LAYER_BEGIN
      return makeDrawLayer();
    case 6: // ANIM_DRAW_KIND_CLIP_BEGIN
      return makeDrawClip();
  }
  return null;
}

export function fillDrawContent(at, place, tag, into) {
  switch (tag) {
    case 0: // ANIM_DRAW_KIND_FILL
      fillDrawFill(at, place, into);
      break;
    case 1: // ANIM_DRAW_KIND_STROKE
      fillDrawStroke(at, place, into);
      break;
    case 2: // ANIM_DRAW_KIND_TEXT
      fillDrawText(at, place, into);
      break;
    case 3: // ANIM_DRAW_KIND_IMAGE
      fillDrawImage(at, place, into);
      break;
    case 4: // ANIM_DRAW_KIND_LAYER_BEGIN
      fillDrawLayer(at, place, into);
      break;
    case 6: // ANIM_DRAW_KIND_CLIP_BEGIN
      fillDrawClip(at, place, into);
      break;
  }
}

function startDrawContent(at, place, tag, into) {
  switch (tag) {
    case 0: // ANIM_DRAW_KIND_FILL
      startDrawFill(at, place, into);
      break;
    case 1: // ANIM_DRAW_KIND_STROKE
      startDrawStroke(at, place, into);
      break;
    case 2: // ANIM_DRAW_KIND_TEXT
      startDrawText(at, place, into);
      break;
    case 3: // ANIM_DRAW_KIND_IMAGE
      startDrawImage(at, place, into);
      break;
    case 6: // ANIM_DRAW_KIND_CLIP_BEGIN
      startDrawClip(at, place, into);
      break;
  }
}

export const makeDrawCommand = () => ({ kind: -1, node: 0, transform: makeTransform(), opacity: 0, bounds: makeRectangle(), revision: 0, content: null });

export function fillDrawCommand(at, place, into, made = makeDrawContent) {
  const kind = i32(at, place);
  if (into.kind !== kind) {
    into.content = made(kind, into);
  }
  into.kind = kind;
  into.node = i32(at, place + 4);
  fillTransform(at, place + 8, into.transform);
  into.opacity = f64(at, place + 56);
  fillRectangle(at, place + 64, into.bounds);
  into.revision = wide(at, place + 96);
  fillDrawContent(at, place + 104, kind, into.content);
}

export function startDrawCommand(at, place, into) {
  startDrawContent(at, place + 104, into.kind, into.content);
}

export const kindOfDrawCommand = (at, place) => i32(at, place);

export const nodeOfDrawCommand = (at, place) => i32(at, place + 4);

export const opacityOfDrawCommand = (at, place) => f64(at, place + 56);

export const revisionOfDrawCommand = (at, place) => wide(at, place + 96);

export const makeGradientStop = () => ({ offset: 0, color: [0, 0, 0, 0] });

export function fillGradientStop(at, place, into) {
  into.offset = f64(at, place);
  row(at, place + 8, into.color);
}

export function fillDisplay(at, place, into, list, array) {
  into.revision = wide(at, place + 8);
  list(at, "commands", u32(at, place + 16), u32(at, place + 24));
  array("verbs", u32(at, place + 32), u32(at, place + 40));
  array("coordinates", u32(at, place + 48), u32(at, place + 56));
  list(at, "stops", u32(at, place + 64), u32(at, place + 72));
  array("dashes", u32(at, place + 80), u32(at, place + 88));
  array("text", u32(at, place + 96), u32(at, place + 104));
}
