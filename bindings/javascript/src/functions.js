// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

import * as rt from "./runtime.js";
import * as structs from "./structs.js";

export function version() {
  const result = rt.wasm.anim_version(rt.begin());
  rt.done();
  return result >>> 0;
}

export function components() {
  const result = rt.wasm.anim_components(rt.begin());
  rt.done();
  return result >>> 0;
}

export function statusName(status) {
  const result = rt.wasm.anim_status_name(rt.i32(status, "status"), rt.begin());
  rt.done();
  return rt.terminated(result >>> 0);
}

export function lastErrorMessage() {
  const result = rt.wasm.anim_last_error_message(rt.begin());
  rt.done();
  return rt.terminated(result >>> 0);
}

export function lastErrorPlace() {
  const mark = rt.enter();
  try {
    const lineAt = rt.alloc(8);
    const columnAt = rt.alloc(8);
    rt.wasm.anim_last_error_place(lineAt, columnAt, rt.begin());
    rt.done();
    return {
      line: rt.getInt32(lineAt),
      column: rt.getInt32(columnAt),
    };
  } finally {
    rt.leave(mark);
  }
}

export function lastErrorPointer() {
  const result = rt.wasm.anim_last_error_pointer(rt.begin());
  rt.done();
  return rt.terminated(result >>> 0);
}

export function setAllocator(allocate, release) {
  const mark = rt.enter();
  try {
    const context = allocate == null ? 0 : rt.context();
    const allocateAt = rt.callback(allocate, "anim_allocate_callback", "i:iii", (run, size, alignment) => run(size >>> 0, alignment >>> 0), 0, context, "allocate");
    const releaseAt = rt.callback(release, "anim_release_callback", ":ii", (run, memory) => run(memory >>> 0), undefined, context, "release");
    rt.check(rt.wasm.anim_set_allocator(allocateAt, releaseAt, context, rt.begin()));
  } finally {
    rt.leave(mark);
  }
}

export function flicksFromSeconds(seconds) {
  const mark = rt.enter();
  try {
    const flicksAt = rt.alloc(8);
    rt.check(rt.wasm.anim_flicks_from_seconds(rt.f64(seconds, "seconds"), flicksAt, rt.begin()));
    return rt.view().getBigInt64(flicksAt, true);
  } finally {
    rt.leave(mark);
  }
}

export function flicksToSeconds(flicks) {
  const result = rt.wasm.anim_flicks_to_seconds(rt.i64(flicks, "flicks"), rt.begin());
  rt.done();
  return result;
}

export function mathEvaluate(function_, x, y) {
  const mark = rt.enter();
  try {
    const xAt = rt.array(x, rt.F64, 1, "x");
    const xLength = rt.length;
    const yAt = rt.optionalArray(y, rt.F64, 1, "y");
    const yLength = rt.length;
    if (y != null) rt.sameLength(xLength, yLength, "y", "x");
    const resultsAt = rt.alloc(8 * xLength);
    rt.check(rt.wasm.anim_math_evaluate(rt.i32(function_, "function_"), xAt, yAt, xLength, resultsAt, rt.begin()));
    return rt.copyOf(rt.F64, resultsAt, xLength);
  } finally {
    rt.leave(mark);
  }
}

export function colorConvert(fromSpace, toSpace, colors) {
  const mark = rt.enter();
  try {
    const colorsAt = rt.array(colors, rt.F64, 4, "colors");
    const colorsLength = rt.length;
    const resultsAt = rt.alloc(32 * colorsLength);
    rt.check(rt.wasm.anim_color_convert(rt.i32(fromSpace, "fromSpace"), rt.i32(toSpace, "toSpace"), colorsAt, colorsLength, resultsAt, rt.begin()));
    return rt.copyOf(rt.F64, resultsAt, 4 * colorsLength);
  } finally {
    rt.leave(mark);
  }
}

export function colorInterpolate(interpolation, from, to, progress) {
  const mark = rt.enter();
  try {
    const interpolationAt = rt.struct(structs.writeColorInterpolation, 12, interpolation, "interpolation");
    const fromAt = rt.fixedArray(from, rt.F64, 4, "from");
    const toAt = rt.fixedArray(to, rt.F64, 4, "to");
    const resultAt = rt.alloc(32);
    rt.check(rt.wasm.anim_color_interpolate(interpolationAt, fromAt, toAt, rt.f64(progress, "progress"), resultAt, rt.begin()));
    return rt.copyOf(rt.F64, resultAt, 4);
  } finally {
    rt.leave(mark);
  }
}

export function colorInterpolateMany(interpolation, from, to, progresses) {
  const mark = rt.enter();
  try {
    const interpolationAt = rt.struct(structs.writeColorInterpolation, 12, interpolation, "interpolation");
    const fromAt = rt.fixedArray(from, rt.F64, 4, "from");
    const toAt = rt.fixedArray(to, rt.F64, 4, "to");
    const progressesAt = rt.array(progresses, rt.F64, 1, "progresses");
    const progressesLength = rt.length;
    const resultsAt = rt.alloc(32 * progressesLength);
    rt.check(rt.wasm.anim_color_interpolate_many(interpolationAt, fromAt, toAt, progressesAt, progressesLength, resultsAt, rt.begin()));
    return rt.copyOf(rt.F64, resultsAt, 4 * progressesLength);
  } finally {
    rt.leave(mark);
  }
}
