// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

import * as bases from "./bases.js";
import * as rt from "./runtime.js";

const membersOfPoint = new Set(["x", "y"]);

export function putPoint(at, value, name, partial) {
  rt.members(value, membersOfPoint, name);
  if (!partial || value.x !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.x, `${name}.x`));
  }
  if (!partial || value.y !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.y, `${name}.y`));
  }
}

export function writePoint(at, value, name) {
  putPoint(at, value, name);
}

export function readPoint(at) {
  return new Point({
    x: rt.getFloat64(at + 0),
    y: rt.getFloat64(at + 8),
  });
}

export class Point extends rt.Value {
  constructor(x, y) {
    super();
    if (typeof x === "object" && x !== null) {
      rt.members(x, membersOfPoint, "Point");
      ({ x, y } = x);
    }
    this.x = rt.f64(x, `Point.x`);
    this.y = rt.f64(y, `Point.y`);
  }

}

const membersOfRectangle = new Set(["x", "y", "width", "height"]);

export function putRectangle(at, value, name, partial) {
  rt.members(value, membersOfRectangle, name);
  if (!partial || value.x !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.x, `${name}.x`));
  }
  if (!partial || value.y !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.y, `${name}.y`));
  }
  if (!partial || value.width !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.width, `${name}.width`));
  }
  if (!partial || value.height !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.height, `${name}.height`));
  }
}

export function writeRectangle(at, value, name) {
  putRectangle(at, value, name);
}

export function readRectangle(at) {
  return new Rectangle({
    x: rt.getFloat64(at + 0),
    y: rt.getFloat64(at + 8),
    width: rt.getFloat64(at + 16),
    height: rt.getFloat64(at + 24),
  });
}

export class Rectangle extends rt.Value {
  constructor(x, y, width, height) {
    super();
    if (typeof x === "object" && x !== null) {
      rt.members(x, membersOfRectangle, "Rectangle");
      ({ x, y, width, height } = x);
    }
    this.x = rt.f64(x, `Rectangle.x`);
    this.y = rt.f64(y, `Rectangle.y`);
    this.width = rt.f64(width, `Rectangle.width`);
    this.height = rt.f64(height, `Rectangle.height`);
  }

}

const membersOfTransform = new Set(["a", "b", "c", "d", "tx", "ty"]);

export function putTransform(at, value, name, partial) {
  rt.members(value, membersOfTransform, name);
  if (!partial || value.a !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.a, `${name}.a`));
  }
  if (!partial || value.b !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.b, `${name}.b`));
  }
  if (!partial || value.c !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.c, `${name}.c`));
  }
  if (!partial || value.d !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.d, `${name}.d`));
  }
  if (!partial || value.tx !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.tx, `${name}.tx`));
  }
  if (!partial || value.ty !== undefined) {
    rt.putFloat64(at + 40, rt.f64(value.ty, `${name}.ty`));
  }
}

export function writeTransform(at, value, name) {
  putTransform(at, value, name);
}

export function readTransform(at) {
  return new Transform({
    a: rt.getFloat64(at + 0),
    b: rt.getFloat64(at + 8),
    c: rt.getFloat64(at + 16),
    d: rt.getFloat64(at + 24),
    tx: rt.getFloat64(at + 32),
    ty: rt.getFloat64(at + 40),
  });
}

export class Transform extends rt.Value {
  constructor(a, b, c, d, tx, ty) {
    super();
    if (typeof a === "object" && a !== null) {
      rt.members(a, membersOfTransform, "Transform");
      ({ a, b, c, d, tx, ty } = a);
    }
    this.a = rt.f64(a, `Transform.a`);
    this.b = rt.f64(b, `Transform.b`);
    this.c = rt.f64(c, `Transform.c`);
    this.d = rt.f64(d, `Transform.d`);
    this.tx = rt.f64(tx, `Transform.tx`);
    this.ty = rt.f64(ty, `Transform.ty`);
  }

  decompose() {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeTransform, 48, this, "this");
      const self = thisAt;
      const partsAt = rt.alloc(56);
      rt.check(rt.wasm.anim_transform_decompose(self, partsAt, rt.begin()));
      return readTransformParts(partsAt);
    } finally {
      rt.leave(mark);
    }
  }

  static compose(parts) {
    const mark = rt.enter();
    try {
      const partsAt = rt.struct(writeTransformParts, 56, parts, "parts");
      const transformAt = rt.alloc(48);
      rt.check(rt.wasm.anim_transform_compose(partsAt, transformAt, rt.begin()));
      return readTransform(transformAt);
    } finally {
      rt.leave(mark);
    }
  }

  interpolate(to, progress) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeTransform, 48, this, "this");
      const self = thisAt;
      const toAt = rt.struct(writeTransform, 48, to, "to");
      const resultAt = rt.alloc(48);
      rt.check(rt.wasm.anim_transform_interpolate(self, toAt, rt.f64(progress, "progress"), resultAt, rt.begin()));
      return readTransform(resultAt);
    } finally {
      rt.leave(mark);
    }
  }

  interpolateMany(to, progresses) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeTransform, 48, this, "this");
      const self = thisAt;
      const toAt = rt.struct(writeTransform, 48, to, "to");
      const progressesAt = rt.array(progresses, rt.F64, 1, "progresses");
      const progressesLength = rt.length;
      const resultsAt = rt.alloc(48 * progressesLength);
      rt.check(rt.wasm.anim_transform_interpolate_many(self, toAt, progressesAt, progressesLength, resultsAt, rt.begin()));
      return rt.structsAt(readTransform, 48, resultsAt, progressesLength);
    } finally {
      rt.leave(mark);
    }
  }

}

const membersOfSpring = new Set(["mass", "stiffness", "damping"]);

export function putSpring(at, value, name, partial) {
  rt.members(value, membersOfSpring, name);
  if (!partial || value.mass !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.mass, `${name}.mass`));
  }
  if (!partial || value.stiffness !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.stiffness, `${name}.stiffness`));
  }
  if (!partial || value.damping !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.damping, `${name}.damping`));
  }
}

export function writeSpring(at, value, name) {
  putSpring(at, value, name);
}

export function readSpring(at) {
  return new Spring({
    mass: rt.getFloat64(at + 0),
    stiffness: rt.getFloat64(at + 8),
    damping: rt.getFloat64(at + 16),
  });
}

export class Spring extends bases.SpringBase {
  constructor(mass, stiffness, damping) {
    super();
    if (typeof mass === "object" && mass !== null) {
      rt.members(mass, membersOfSpring, "Spring");
      ({ mass, stiffness, damping } = mass);
    }
    this.mass = rt.f64(mass, `Spring.mass`);
    this.stiffness = rt.f64(stiffness, `Spring.stiffness`);
    this.damping = rt.f64(damping, `Spring.damping`);
  }

  static perceptual(duration, bounce) {
    const mark = rt.enter();
    try {
      const springAt = rt.alloc(24);
      rt.check(rt.wasm.anim_spring_make_perceptual(rt.f64(duration, "duration"), rt.f64(bounce, "bounce"), springAt, rt.begin()));
      return readSpring(springAt);
    } finally {
      rt.leave(mark);
    }
  }

  static response(response, dampingRatio) {
    const mark = rt.enter();
    try {
      const springAt = rt.alloc(24);
      rt.check(rt.wasm.anim_spring_make_response(rt.f64(response, "response"), rt.f64(dampingRatio, "dampingRatio"), springAt, rt.begin()));
      return readSpring(springAt);
    } finally {
      rt.leave(mark);
    }
  }

  static uikit(duration, dampingRatio, initialVelocity) {
    const mark = rt.enter();
    try {
      const springAt = rt.alloc(24);
      rt.check(rt.wasm.anim_spring_make_uikit(rt.f64(duration, "duration"), rt.f64(dampingRatio, "dampingRatio"), rt.f64(initialVelocity, "initialVelocity"), springAt, rt.begin()));
      return readSpring(springAt);
    } finally {
      rt.leave(mark);
    }
  }

  static coreAnimation(mass, stiffness, damping, allowsOverdamping) {
    const mark = rt.enter();
    try {
      const springAt = rt.alloc(24);
      rt.check(rt.wasm.anim_spring_make_core_animation(rt.f64(mass, "mass"), rt.f64(stiffness, "stiffness"), rt.f64(damping, "damping"), rt.bool(allowsOverdamping, "allowsOverdamping"), springAt, rt.begin()));
      return readSpring(springAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(time, from, to, initialVelocity) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const valueAt = rt.alloc(8);
      const velocityAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_evaluate(self, rt.f64(time, "time"), rt.f64(from, "from"), rt.f64(to, "to"), rt.f64(initialVelocity, "initialVelocity"), valueAt, velocityAt, rt.begin()));
      return {
        value: rt.getFloat64(valueAt),
        velocity: rt.getFloat64(velocityAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  evaluateMany(times, from, to, initialVelocity) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const valuesAt = rt.alloc(8 * timesLength);
      const velocitiesAt = rt.alloc(8 * timesLength);
      rt.check(rt.wasm.anim_spring_evaluate_many(self, timesAt, timesLength, rt.f64(from, "from"), rt.f64(to, "to"), rt.f64(initialVelocity, "initialVelocity"), valuesAt, velocitiesAt, rt.begin()));
      return {
        values: rt.copyOf(rt.F64, valuesAt, timesLength),
        velocities: rt.copyOf(rt.F64, velocitiesAt, timesLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  prepare() {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const preparedAt = rt.alloc(80);
      rt.check(rt.wasm.anim_spring_prepare(self, preparedAt, rt.begin()));
      return readPreparedSpring(preparedAt);
    } finally {
      rt.leave(mark);
    }
  }

  getSettlingDuration(initialVelocity, allowsOverdamping) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const secondsAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_get_settling_duration(self, rt.f64(initialVelocity, "initialVelocity"), rt.bool(allowsOverdamping, "allowsOverdamping"), secondsAt, rt.begin()));
      return rt.getFloat64(secondsAt);
    } finally {
      rt.leave(mark);
    }
  }

  getRestingTime(displacement, initialVelocity, threshold) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const secondsAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_get_resting_time(self, rt.f64(displacement, "displacement"), rt.f64(initialVelocity, "initialVelocity"), rt.f64(threshold, "threshold"), secondsAt, rt.begin()));
      return rt.getFloat64(secondsAt);
    } finally {
      rt.leave(mark);
    }
  }

  static named(name, duration, extraBounce) {
    const mark = rt.enter();
    try {
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const springAt = rt.alloc(24);
      rt.check(rt.wasm.anim_spring_make_named(nameAt, nameLength, rt.f64(duration, "duration"), rt.f64(extraBounce, "extraBounce"), springAt, rt.begin()));
      return readSpring(springAt);
    } finally {
      rt.leave(mark);
    }
  }

  describe() {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const durationAt = rt.alloc(8);
      const bounceAt = rt.alloc(8);
      const dampingRatioAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_describe(self, durationAt, bounceAt, dampingRatioAt, rt.begin()));
      return {
        duration: rt.getFloat64(durationAt),
        bounce: rt.getFloat64(bounceAt),
        dampingRatio: rt.getFloat64(dampingRatioAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  getSettlingTime(displacement, initialVelocity, threshold, velocityThreshold) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const secondsAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_get_settling_time(self, rt.f64(displacement, "displacement"), rt.f64(initialVelocity, "initialVelocity"), rt.f64(threshold, "threshold"), rt.f64(velocityThreshold, "velocityThreshold"), secondsAt, rt.begin()));
      return rt.getFloat64(secondsAt);
    } finally {
      rt.leave(mark);
    }
  }

  blendEvaluate(newSpring, blendDuration, time, from, to, initialVelocity) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const newSpringAt = rt.struct(writeSpring, 24, newSpring, "newSpring");
      const valueAt = rt.alloc(8);
      const velocityAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_blend_evaluate(self, newSpringAt, rt.f64(blendDuration, "blendDuration"), rt.f64(time, "time"), rt.f64(from, "from"), rt.f64(to, "to"), rt.f64(initialVelocity, "initialVelocity"), valueAt, velocityAt, rt.begin()));
      return {
        value: rt.getFloat64(valueAt),
        velocity: rt.getFloat64(velocityAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  blendEvaluateMany(newSpring, blendDuration, times, from, to, initialVelocity) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const newSpringAt = rt.struct(writeSpring, 24, newSpring, "newSpring");
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const valuesAt = rt.alloc(8 * timesLength);
      const velocitiesAt = rt.alloc(8 * timesLength);
      rt.check(rt.wasm.anim_spring_blend_evaluate_many(self, newSpringAt, rt.f64(blendDuration, "blendDuration"), timesAt, timesLength, rt.f64(from, "from"), rt.f64(to, "to"), rt.f64(initialVelocity, "initialVelocity"), valuesAt, velocitiesAt, rt.begin()));
      return {
        values: rt.copyOf(rt.F64, valuesAt, timesLength),
        velocities: rt.copyOf(rt.F64, velocitiesAt, timesLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  blendGetRestingTime(newSpring, blendDuration, displacement, initialVelocity, threshold) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const newSpringAt = rt.struct(writeSpring, 24, newSpring, "newSpring");
      const secondsAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_blend_get_resting_time(self, newSpringAt, rt.f64(blendDuration, "blendDuration"), rt.f64(displacement, "displacement"), rt.f64(initialVelocity, "initialVelocity"), rt.f64(threshold, "threshold"), secondsAt, rt.begin()));
      return rt.getFloat64(secondsAt);
    } finally {
      rt.leave(mark);
    }
  }

  animateMany(times, origins, targets, initialVelocities, flags) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const originsAt = rt.array(origins, rt.F64, 1, "origins");
      const originsLength = rt.length;
      const targetsAt = rt.array(targets, rt.F64, 1, "targets");
      const targetsLength = rt.length;
      const initialVelocitiesAt = rt.optionalArray(initialVelocities, rt.F64, 1, "initialVelocities");
      const initialVelocitiesLength = rt.length;
      rt.sameLength(originsLength, targetsLength, "targets", "origins");
      if (initialVelocities != null) rt.sameLength(originsLength, initialVelocitiesLength, "initialVelocities", "origins");
      const valuesAt = rt.alloc(8 * originsLength);
      const velocitiesAt = rt.alloc(8 * originsLength);
      rt.check(rt.wasm.anim_spring_animate_many(self, timesAt, timesLength, originsAt, targetsAt, initialVelocitiesAt, originsLength, rt.u32(flags, "flags"), valuesAt, velocitiesAt, rt.begin()));
      return {
        values: rt.copyOf(rt.F64, valuesAt, originsLength),
        velocities: rt.copyOf(rt.F64, velocitiesAt, originsLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  animateManyFloat(times, origins, targets, initialVelocities, flags) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const originsAt = rt.array(origins, rt.F32, 1, "origins");
      const originsLength = rt.length;
      const targetsAt = rt.array(targets, rt.F32, 1, "targets");
      const targetsLength = rt.length;
      const initialVelocitiesAt = rt.optionalArray(initialVelocities, rt.F32, 1, "initialVelocities");
      const initialVelocitiesLength = rt.length;
      rt.sameLength(originsLength, targetsLength, "targets", "origins");
      if (initialVelocities != null) rt.sameLength(originsLength, initialVelocitiesLength, "initialVelocities", "origins");
      const valuesAt = rt.alloc(4 * originsLength);
      const velocitiesAt = rt.alloc(4 * originsLength);
      rt.check(rt.wasm.anim_spring_animate_many_float(self, timesAt, timesLength, originsAt, targetsAt, initialVelocitiesAt, originsLength, rt.u32(flags, "flags"), valuesAt, velocitiesAt, rt.begin()));
      return {
        values: rt.copyOf(rt.F32, valuesAt, originsLength),
        velocities: rt.copyOf(rt.F32, velocitiesAt, originsLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  stepMany(seconds, targets, flags, values, velocities) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const targetsAt = rt.array(targets, rt.F64, 1, "targets");
      const targetsLength = rt.length;
      const valuesAt = rt.filled(values, rt.F64, 1, "values", true);
      const valuesLength = rt.length;
      const velocitiesAt = rt.filled(velocities, rt.F64, 1, "velocities", true);
      const velocitiesLength = rt.length;
      rt.sameLength(targetsLength, valuesLength, "values", "targets");
      rt.sameLength(targetsLength, velocitiesLength, "velocities", "targets");
      rt.check(rt.wasm.anim_spring_step_many(self, rt.f64(seconds, "seconds"), targetsAt, targetsLength, rt.u32(flags, "flags"), valuesAt, velocitiesAt, rt.begin()));
      rt.bringBack(values, rt.F64, valuesAt);
      rt.bringBack(velocities, rt.F64, velocitiesAt);
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  stepManyFloat(seconds, targets, flags, values, velocities) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeSpring, 24, this, "this");
      const self = thisAt;
      const targetsAt = rt.array(targets, rt.F32, 1, "targets");
      const targetsLength = rt.length;
      const valuesAt = rt.filled(values, rt.F32, 1, "values", true);
      const valuesLength = rt.length;
      const velocitiesAt = rt.filled(velocities, rt.F32, 1, "velocities", true);
      const velocitiesLength = rt.length;
      rt.sameLength(targetsLength, valuesLength, "values", "targets");
      rt.sameLength(targetsLength, velocitiesLength, "velocities", "targets");
      rt.check(rt.wasm.anim_spring_step_many_float(self, rt.f64(seconds, "seconds"), targetsAt, targetsLength, rt.u32(flags, "flags"), valuesAt, velocitiesAt, rt.begin()));
      rt.bringBack(values, rt.F32, valuesAt);
      rt.bringBack(velocities, rt.F32, velocitiesAt);
      return this;
    } finally {
      rt.leave(mark);
    }
  }

}

const membersOfPreparedSpring = new Set(["decay", "decayLow", "frequency", "frequencyLow", "fastRate", "squaredFrequency", "timeScale", "inverseTimeScale", "kind", "check"]);

export function putPreparedSpring(at, value, name, partial) {
  rt.members(value, membersOfPreparedSpring, name);
  if (!partial || value.decay !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.decay, `${name}.decay`));
  }
  if (!partial || value.decayLow !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.decayLow, `${name}.decayLow`));
  }
  if (!partial || value.frequency !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.frequency, `${name}.frequency`));
  }
  if (!partial || value.frequencyLow !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.frequencyLow, `${name}.frequencyLow`));
  }
  if (!partial || value.fastRate !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.fastRate, `${name}.fastRate`));
  }
  if (!partial || value.squaredFrequency !== undefined) {
    rt.putFloat64(at + 40, rt.f64(value.squaredFrequency, `${name}.squaredFrequency`));
  }
  if (!partial || value.timeScale !== undefined) {
    rt.putFloat64(at + 48, rt.f64(value.timeScale, `${name}.timeScale`));
  }
  if (!partial || value.inverseTimeScale !== undefined) {
    rt.putFloat64(at + 56, rt.f64(value.inverseTimeScale, `${name}.inverseTimeScale`));
  }
  if (!partial || value.kind !== undefined) {
    rt.putBigUint64(at + 64, rt.u64(value.kind, `${name}.kind`));
  }
  if (!partial || value.check !== undefined) {
    rt.putBigUint64(at + 72, rt.u64(value.check, `${name}.check`));
  }
}

export function writePreparedSpring(at, value, name) {
  putPreparedSpring(at, value, name);
}

export function readPreparedSpring(at) {
  return new PreparedSpring({
    decay: rt.getFloat64(at + 0),
    decayLow: rt.getFloat64(at + 8),
    frequency: rt.getFloat64(at + 16),
    frequencyLow: rt.getFloat64(at + 24),
    fastRate: rt.getFloat64(at + 32),
    squaredFrequency: rt.getFloat64(at + 40),
    timeScale: rt.getFloat64(at + 48),
    inverseTimeScale: rt.getFloat64(at + 56),
    kind: rt.getBigUint64(at + 64),
    check: rt.getBigUint64(at + 72),
  });
}

export class PreparedSpring extends rt.Value {
  constructor(decay, decayLow, frequency, frequencyLow, fastRate, squaredFrequency, timeScale, inverseTimeScale, kind, check) {
    super();
    if (typeof decay === "object" && decay !== null) {
      rt.members(decay, membersOfPreparedSpring, "PreparedSpring");
      ({ decay, decayLow, frequency, frequencyLow, fastRate, squaredFrequency, timeScale, inverseTimeScale, kind, check } = decay);
    }
    this.decay = rt.f64(decay, `PreparedSpring.decay`);
    this.decayLow = rt.f64(decayLow, `PreparedSpring.decayLow`);
    this.frequency = rt.f64(frequency, `PreparedSpring.frequency`);
    this.frequencyLow = rt.f64(frequencyLow, `PreparedSpring.frequencyLow`);
    this.fastRate = rt.f64(fastRate, `PreparedSpring.fastRate`);
    this.squaredFrequency = rt.f64(squaredFrequency, `PreparedSpring.squaredFrequency`);
    this.timeScale = rt.f64(timeScale, `PreparedSpring.timeScale`);
    this.inverseTimeScale = rt.f64(inverseTimeScale, `PreparedSpring.inverseTimeScale`);
    this.kind = rt.u64(kind, `PreparedSpring.kind`);
    this.check = rt.u64(check, `PreparedSpring.check`);
  }

  evaluate(time, from, to, initialVelocity) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writePreparedSpring, 80, this, "this");
      const self = thisAt;
      const valueAt = rt.alloc(8);
      const velocityAt = rt.alloc(8);
      rt.check(rt.wasm.anim_prepared_spring_evaluate(self, rt.f64(time, "time"), rt.f64(from, "from"), rt.f64(to, "to"), rt.f64(initialVelocity, "initialVelocity"), valueAt, velocityAt, rt.begin()));
      return {
        value: rt.getFloat64(valueAt),
        velocity: rt.getFloat64(velocityAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

}

const membersOfCubicBezier = new Set(["x1", "y1", "x2", "y2"]);

export function putCubicBezier(at, value, name, partial) {
  rt.members(value, membersOfCubicBezier, name);
  if (!partial || value.x1 !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.x1, `${name}.x1`));
  }
  if (!partial || value.y1 !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.y1, `${name}.y1`));
  }
  if (!partial || value.x2 !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.x2, `${name}.x2`));
  }
  if (!partial || value.y2 !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.y2, `${name}.y2`));
  }
}

export function writeCubicBezier(at, value, name) {
  putCubicBezier(at, value, name);
}

export function readCubicBezier(at) {
  return new CubicBezier({
    x1: rt.getFloat64(at + 0),
    y1: rt.getFloat64(at + 8),
    x2: rt.getFloat64(at + 16),
    y2: rt.getFloat64(at + 24),
  });
}

export class CubicBezier extends bases.CubicBezierBase {
  constructor(x1, y1, x2, y2) {
    super();
    if (typeof x1 === "object" && x1 !== null) {
      rt.members(x1, membersOfCubicBezier, "CubicBezier");
      ({ x1, y1, x2, y2 } = x1);
    }
    this.x1 = rt.f64(x1, `CubicBezier.x1`);
    this.y1 = rt.f64(y1, `CubicBezier.y1`);
    this.x2 = rt.f64(x2, `CubicBezier.x2`);
    this.y2 = rt.f64(y2, `CubicBezier.y2`);
  }

  static named(name) {
    const mark = rt.enter();
    try {
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const curveAt = rt.alloc(32);
      rt.check(rt.wasm.anim_cubic_bezier_make_named(nameAt, nameLength, curveAt, rt.begin()));
      return readCubicBezier(curveAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(x) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeCubicBezier, 32, this, "this");
      const self = thisAt;
      const yAt = rt.alloc(8);
      rt.check(rt.wasm.anim_cubic_bezier_evaluate(self, rt.f64(x, "x"), yAt, rt.begin()));
      return rt.getFloat64(yAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluateMany(xs) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeCubicBezier, 32, this, "this");
      const self = thisAt;
      const xsAt = rt.array(xs, rt.F64, 1, "xs");
      const xsLength = rt.length;
      const ysAt = rt.alloc(8 * xsLength);
      rt.check(rt.wasm.anim_cubic_bezier_evaluate_many(self, xsAt, xsLength, ysAt, rt.begin()));
      return rt.copyOf(rt.F64, ysAt, xsLength);
    } finally {
      rt.leave(mark);
    }
  }

  getSlope(x) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeCubicBezier, 32, this, "this");
      const self = thisAt;
      const slopeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_cubic_bezier_get_slope(self, rt.f64(x, "x"), slopeAt, rt.begin()));
      return rt.getFloat64(slopeAt);
    } finally {
      rt.leave(mark);
    }
  }

  invert(y) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeCubicBezier, 32, this, "this");
      const self = thisAt;
      const xAt = rt.alloc(8);
      rt.check(rt.wasm.anim_cubic_bezier_invert(self, rt.f64(y, "y"), xAt, rt.begin()));
      return rt.getFloat64(xAt);
    } finally {
      rt.leave(mark);
    }
  }

}

const membersOfKeyframeOptions = new Set(["componentCount", "mode", "hasEase", "shortestTurns", "duration", "ease"]);

export function putKeyframeOptions(at, value, name) {
  rt.members(value, membersOfKeyframeOptions, name);
  if (value.componentCount !== undefined) {
    rt.putUint32(at + 4, rt.u32(value.componentCount, `${name}.componentCount`));
  }
  if (value.mode !== undefined) {
    rt.putInt32(at + 8, rt.i32(value.mode, `${name}.mode`));
  }
  if (value.hasEase !== undefined) {
    rt.putInt32(at + 12, rt.bool(value.hasEase, `${name}.hasEase`));
  }
  if (value.shortestTurns !== undefined) {
    rt.putBigUint64(at + 16, rt.u64(value.shortestTurns, `${name}.shortestTurns`));
  }
  if (value.duration !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.duration, `${name}.duration`));
  }
  if (value.ease !== undefined) {
    putCubicBezier(at + 32, value.ease, `${name}.ease`, true);
  }
}

export function writeKeyframeOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_keyframe_options(at, 64, rt.begin()) ?? 0);
  putKeyframeOptions(at, value, name);
}

export function readKeyframeOptions(at) {
  return {
    componentCount: rt.getUint32(at + 4),
    mode: rt.getInt32(at + 8),
    hasEase: rt.getInt32(at + 12) !== 0,
    shortestTurns: rt.getBigUint64(at + 16),
    duration: rt.getFloat64(at + 24),
    ease: readCubicBezier(at + 32),
  };
}

export function defaultKeyframeOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(64);
    rt.check(rt.wasm.anim_default_keyframe_options(at, 64, rt.begin()) ?? 0);
    return readKeyframeOptions(at);
  } finally {
    rt.leave(mark);
  }
}

const membersOfKeyframe = new Set(["kind", "flags", "duration", "curve", "spring"]);

export function putKeyframe(at, value, name, partial) {
  rt.members(value, membersOfKeyframe, name);
  if (!partial || value.kind !== undefined) {
    rt.putInt32(at + 0, rt.i32(value.kind, `${name}.kind`));
  }
  if (!partial || value.flags !== undefined) {
    rt.putUint32(at + 4, rt.u32(value.flags, `${name}.flags`));
  }
  if (!partial || value.duration !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.duration, `${name}.duration`));
  }
  if (!partial || value.curve !== undefined) {
    putCubicBezier(at + 16, value.curve, `${name}.curve`);
  }
  if (!partial || value.spring !== undefined) {
    putSpring(at + 48, value.spring, `${name}.spring`);
  }
}

export function writeKeyframe(at, value, name) {
  putKeyframe(at, value, name);
}

export function readKeyframe(at) {
  return new Keyframe({
    kind: rt.getInt32(at + 0),
    flags: rt.getUint32(at + 4),
    duration: rt.getFloat64(at + 8),
    curve: readCubicBezier(at + 16),
    spring: readSpring(at + 48),
  });
}

export class Keyframe extends rt.Value {
  constructor(members) {
    super();
    rt.members(members, membersOfKeyframe, "Keyframe");
    const given = members;
    this.kind = rt.i32(given.kind, `Keyframe.kind`);
    this.flags = rt.u32(given.flags, `Keyframe.flags`);
    this.duration = rt.f64(given.duration, `Keyframe.duration`);
    this.curve = given.curve instanceof CubicBezier ? given.curve : new CubicBezier(given.curve);
    this.spring = given.spring instanceof Spring ? given.spring : new Spring(given.spring);
  }

}

export function readKeyframesInfo(at) {
  return {
    componentCount: rt.getUint32(at + 4),
    keyCount: rt.getUint32(at + 8),
    needsStart: rt.getInt32(at + 12) !== 0,
    duration: rt.getFloat64(at + 16),
  };
}

const membersOfMediaTiming = new Set(["fillMode", "autoreverses", "beginTime", "timeOffset", "speed", "duration", "repeatCount", "repeatDuration"]);

export function putMediaTiming(at, value, name) {
  rt.members(value, membersOfMediaTiming, name);
  if (value.fillMode !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.fillMode, `${name}.fillMode`));
  }
  if (value.autoreverses !== undefined) {
    rt.putInt32(at + 8, rt.bool(value.autoreverses, `${name}.autoreverses`));
  }
  if (value.beginTime !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.beginTime, `${name}.beginTime`));
  }
  if (value.timeOffset !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.timeOffset, `${name}.timeOffset`));
  }
  if (value.speed !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.speed, `${name}.speed`));
  }
  if (value.duration !== undefined) {
    rt.putFloat64(at + 40, rt.f64(value.duration, `${name}.duration`));
  }
  if (value.repeatCount !== undefined) {
    rt.putFloat64(at + 48, rt.f64(value.repeatCount, `${name}.repeatCount`));
  }
  if (value.repeatDuration !== undefined) {
    rt.putFloat64(at + 56, rt.f64(value.repeatDuration, `${name}.repeatDuration`));
  }
}

export function writeMediaTiming(at, value, name) {
  rt.check(rt.wasm.anim_default_media_timing(at, 64, rt.begin()) ?? 0);
  putMediaTiming(at, value, name);
}

export function readMediaTiming(at) {
  return new MediaTiming({
    fillMode: rt.getInt32(at + 4),
    autoreverses: rt.getInt32(at + 8) !== 0,
    beginTime: rt.getFloat64(at + 16),
    timeOffset: rt.getFloat64(at + 24),
    speed: rt.getFloat64(at + 32),
    duration: rt.getFloat64(at + 40),
    repeatCount: rt.getFloat64(at + 48),
    repeatDuration: rt.getFloat64(at + 56),
  });
}

export function defaultMediaTiming() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(64);
    rt.check(rt.wasm.anim_default_media_timing(at, 64, rt.begin()) ?? 0);
    return readMediaTiming(at);
  } finally {
    rt.leave(mark);
  }
}

export class MediaTiming extends rt.Value {
  constructor(members = {}) {
    super();
    rt.members(members, membersOfMediaTiming, "MediaTiming");
    const given = members.fillMode === undefined || members.autoreverses === undefined || members.beginTime === undefined || members.timeOffset === undefined || members.speed === undefined || members.duration === undefined || members.repeatCount === undefined || members.repeatDuration === undefined ? { ...defaultMediaTiming(), ...members } : members;
    this.fillMode = rt.i32(given.fillMode, `MediaTiming.fillMode`);
    this.autoreverses = rt.bool(given.autoreverses, `MediaTiming.autoreverses`) !== 0;
    this.beginTime = rt.f64(given.beginTime, `MediaTiming.beginTime`);
    this.timeOffset = rt.f64(given.timeOffset, `MediaTiming.timeOffset`);
    this.speed = rt.f64(given.speed, `MediaTiming.speed`);
    this.duration = rt.f64(given.duration, `MediaTiming.duration`);
    this.repeatCount = rt.f64(given.repeatCount, `MediaTiming.repeatCount`);
    this.repeatDuration = rt.f64(given.repeatDuration, `MediaTiming.repeatDuration`);
  }

  evaluate(parentTime) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeMediaTiming, 64, this, "this");
      const self = thisAt;
      const sampleAt = rt.alloc(64);
      rt.check(rt.wasm.anim_media_timing_evaluate(self, rt.f64(parentTime, "parentTime"), sampleAt, rt.begin()));
      return readMediaSample(sampleAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluateMany(parentTimes) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeMediaTiming, 64, this, "this");
      const self = thisAt;
      const parentTimesAt = rt.array(parentTimes, rt.F64, 1, "parentTimes");
      const parentTimesLength = rt.length;
      const samplesAt = rt.alloc(64 * parentTimesLength);
      rt.check(rt.wasm.anim_media_timing_evaluate_many(self, parentTimesAt, parentTimesLength, samplesAt, rt.begin()));
      return rt.structsAt(readMediaSample, 64, samplesAt, parentTimesLength);
    } finally {
      rt.leave(mark);
    }
  }

  get interval() {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeMediaTiming, 64, this, "this");
      const self = thisAt;
      const activeDurationAt = rt.alloc(8);
      const startTimeAt = rt.alloc(8);
      const endTimeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_media_timing_get_interval(self, activeDurationAt, startTimeAt, endTimeAt, rt.begin()));
      return {
        activeDuration: rt.getFloat64(activeDurationAt),
        startTime: rt.getFloat64(startTimeAt),
        endTime: rt.getFloat64(endTimeAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

}

export function readMediaSample(at) {
  return {
    phase: rt.getInt32(at + 0),
    isInEffect: rt.getInt32(at + 4) !== 0,
    isReversing: rt.getInt32(at + 8) !== 0,
    progress: rt.getFloat64(at + 16),
    iteration: rt.getFloat64(at + 24),
    localTime: rt.getFloat64(at + 32),
    iterationTime: rt.getFloat64(at + 40),
    rate: rt.getFloat64(at + 48),
    iterationRate: rt.getFloat64(at + 56),
  };
}

const membersOfWebTiming = new Set(["fill", "direction", "delay", "endDelay", "iterationStart", "iterations", "duration", "playbackRate"]);

export function putWebTiming(at, value, name) {
  rt.members(value, membersOfWebTiming, name);
  if (value.fill !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.fill, `${name}.fill`));
  }
  if (value.direction !== undefined) {
    rt.putInt32(at + 8, rt.i32(value.direction, `${name}.direction`));
  }
  if (value.delay !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.delay, `${name}.delay`));
  }
  if (value.endDelay !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.endDelay, `${name}.endDelay`));
  }
  if (value.iterationStart !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.iterationStart, `${name}.iterationStart`));
  }
  if (value.iterations !== undefined) {
    rt.putFloat64(at + 40, rt.f64(value.iterations, `${name}.iterations`));
  }
  if (value.duration !== undefined) {
    rt.putFloat64(at + 48, rt.f64(value.duration, `${name}.duration`));
  }
  if (value.playbackRate !== undefined) {
    rt.putFloat64(at + 56, rt.f64(value.playbackRate, `${name}.playbackRate`));
  }
}

export function writeWebTiming(at, value, name) {
  rt.check(rt.wasm.anim_default_web_timing(at, 64, rt.begin()) ?? 0);
  putWebTiming(at, value, name);
}

export function readWebTiming(at) {
  return new WebTiming({
    fill: rt.getInt32(at + 4),
    direction: rt.getInt32(at + 8),
    delay: rt.getFloat64(at + 16),
    endDelay: rt.getFloat64(at + 24),
    iterationStart: rt.getFloat64(at + 32),
    iterations: rt.getFloat64(at + 40),
    duration: rt.getFloat64(at + 48),
    playbackRate: rt.getFloat64(at + 56),
  });
}

export function defaultWebTiming() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(64);
    rt.check(rt.wasm.anim_default_web_timing(at, 64, rt.begin()) ?? 0);
    return readWebTiming(at);
  } finally {
    rt.leave(mark);
  }
}

export class WebTiming extends rt.Value {
  constructor(members = {}) {
    super();
    rt.members(members, membersOfWebTiming, "WebTiming");
    const given = members.fill === undefined || members.direction === undefined || members.delay === undefined || members.endDelay === undefined || members.iterationStart === undefined || members.iterations === undefined || members.duration === undefined || members.playbackRate === undefined ? { ...defaultWebTiming(), ...members } : members;
    this.fill = rt.i32(given.fill, `WebTiming.fill`);
    this.direction = rt.i32(given.direction, `WebTiming.direction`);
    this.delay = rt.f64(given.delay, `WebTiming.delay`);
    this.endDelay = rt.f64(given.endDelay, `WebTiming.endDelay`);
    this.iterationStart = rt.f64(given.iterationStart, `WebTiming.iterationStart`);
    this.iterations = rt.f64(given.iterations, `WebTiming.iterations`);
    this.duration = rt.f64(given.duration, `WebTiming.duration`);
    this.playbackRate = rt.f64(given.playbackRate, `WebTiming.playbackRate`);
  }

  evaluate(localTime) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeWebTiming, 64, this, "this");
      const self = thisAt;
      const sampleAt = rt.alloc(56);
      rt.check(rt.wasm.anim_web_timing_evaluate(self, rt.f64(localTime, "localTime"), sampleAt, rt.begin()));
      return readWebSample(sampleAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluateMany(localTimes) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeWebTiming, 64, this, "this");
      const self = thisAt;
      const localTimesAt = rt.array(localTimes, rt.F64, 1, "localTimes");
      const localTimesLength = rt.length;
      const samplesAt = rt.alloc(56 * localTimesLength);
      rt.check(rt.wasm.anim_web_timing_evaluate_many(self, localTimesAt, localTimesLength, samplesAt, rt.begin()));
      return rt.structsAt(readWebSample, 56, samplesAt, localTimesLength);
    } finally {
      rt.leave(mark);
    }
  }

  get interval() {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeWebTiming, 64, this, "this");
      const self = thisAt;
      const activeDurationAt = rt.alloc(8);
      const endTimeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_web_timing_get_interval(self, activeDurationAt, endTimeAt, rt.begin()));
      return {
        activeDuration: rt.getFloat64(activeDurationAt),
        endTime: rt.getFloat64(endTimeAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

}

export function readWebSample(at) {
  return {
    phase: rt.getInt32(at + 0),
    isInEffect: rt.getInt32(at + 4) !== 0,
    isReversing: rt.getInt32(at + 8) !== 0,
    activeTime: rt.getFloat64(at + 16),
    overallProgress: rt.getFloat64(at + 24),
    simpleIterationProgress: rt.getFloat64(at + 32),
    currentIteration: rt.getFloat64(at + 40),
    directedProgress: rt.getFloat64(at + 48),
  };
}

const membersOfDecay = new Set(["rate", "minimum", "maximum", "spring"]);

export function putDecay(at, value, name) {
  rt.members(value, membersOfDecay, name);
  if (value.rate !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.rate, `${name}.rate`));
  }
  if (value.minimum !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.minimum, `${name}.minimum`));
  }
  if (value.maximum !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.maximum, `${name}.maximum`));
  }
  if (value.spring !== undefined) {
    putSpring(at + 32, value.spring, `${name}.spring`, true);
  }
}

export function writeDecay(at, value, name) {
  rt.check(rt.wasm.anim_default_decay(at, 56, rt.begin()) ?? 0);
  putDecay(at, value, name);
}

export function readDecay(at) {
  return new Decay({
    rate: rt.getFloat64(at + 8),
    minimum: rt.getFloat64(at + 16),
    maximum: rt.getFloat64(at + 24),
    spring: readSpring(at + 32),
  });
}

export function defaultDecay() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(56);
    rt.check(rt.wasm.anim_default_decay(at, 56, rt.begin()) ?? 0);
    return readDecay(at);
  } finally {
    rt.leave(mark);
  }
}

export class Decay extends rt.Value {
  constructor(members = {}) {
    super();
    rt.members(members, membersOfDecay, "Decay");
    const given = members.rate === undefined || members.minimum === undefined || members.maximum === undefined || members.spring === undefined ? { ...defaultDecay(), ...members } : members;
    this.rate = rt.f64(given.rate, `Decay.rate`);
    this.minimum = rt.f64(given.minimum, `Decay.minimum`);
    this.maximum = rt.f64(given.maximum, `Decay.maximum`);
    this.spring = given.spring instanceof Spring ? given.spring : new Spring(given.spring);
  }

  static getRate(remaining) {
    const mark = rt.enter();
    try {
      const rateAt = rt.alloc(8);
      rt.check(rt.wasm.anim_decay_get_rate(rt.f64(remaining, "remaining"), rateAt, rt.begin()));
      return rt.getFloat64(rateAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(times, from, velocity) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeDecay, 56, this, "this");
      const self = thisAt;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const valuesAt = rt.alloc(8 * timesLength);
      const velocitiesAt = rt.alloc(8 * timesLength);
      rt.check(rt.wasm.anim_decay_evaluate(self, timesAt, timesLength, rt.f64(from, "from"), rt.f64(velocity, "velocity"), valuesAt, velocitiesAt, rt.begin()));
      return {
        values: rt.copyOf(rt.F64, valuesAt, timesLength),
        velocities: rt.copyOf(rt.F64, velocitiesAt, timesLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  animateMany(time, from, initialVelocities) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeDecay, 56, this, "this");
      const self = thisAt;
      const fromAt = rt.array(from, rt.F64, 1, "from");
      const fromLength = rt.length;
      const initialVelocitiesAt = rt.array(initialVelocities, rt.F64, 1, "initialVelocities");
      const initialVelocitiesLength = rt.length;
      rt.sameLength(fromLength, initialVelocitiesLength, "initialVelocities", "from");
      const valuesAt = rt.alloc(8 * fromLength);
      const velocitiesAt = rt.alloc(8 * fromLength);
      rt.check(rt.wasm.anim_decay_animate_many(self, rt.f64(time, "time"), fromAt, initialVelocitiesAt, fromLength, valuesAt, velocitiesAt, rt.begin()));
      return {
        values: rt.copyOf(rt.F64, valuesAt, fromLength),
        velocities: rt.copyOf(rt.F64, velocitiesAt, fromLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  predict(from, velocity, threshold) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeDecay, 56, this, "this");
      const self = thisAt;
      const endAt = rt.alloc(8);
      const takeoverAt = rt.alloc(8);
      const restingTimeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_decay_predict(self, rt.f64(from, "from"), rt.f64(velocity, "velocity"), rt.f64(threshold, "threshold"), endAt, takeoverAt, restingTimeAt, rt.begin()));
      return {
        end: rt.getFloat64(endAt),
        takeover: rt.getFloat64(takeoverAt),
        restingTime: rt.getFloat64(restingTimeAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  getVelocity(from, target) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeDecay, 56, this, "this");
      const self = thisAt;
      const velocityAt = rt.alloc(8);
      rt.check(rt.wasm.anim_decay_get_velocity(self, rt.f64(from, "from"), rt.f64(target, "target"), velocityAt, rt.begin()));
      return rt.getFloat64(velocityAt);
    } finally {
      rt.leave(mark);
    }
  }

}

const membersOfRubberBand = new Set(["minimum", "maximum", "dimension", "coefficient"]);

export function putRubberBand(at, value, name, partial) {
  rt.members(value, membersOfRubberBand, name);
  if (!partial || value.minimum !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.minimum, `${name}.minimum`));
  }
  if (!partial || value.maximum !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.maximum, `${name}.maximum`));
  }
  if (!partial || value.dimension !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.dimension, `${name}.dimension`));
  }
  if (!partial || value.coefficient !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.coefficient, `${name}.coefficient`));
  }
}

export function writeRubberBand(at, value, name) {
  putRubberBand(at, value, name);
}

export function readRubberBand(at) {
  return new RubberBand({
    minimum: rt.getFloat64(at + 0),
    maximum: rt.getFloat64(at + 8),
    dimension: rt.getFloat64(at + 16),
    coefficient: rt.getFloat64(at + 24),
  });
}

export class RubberBand extends rt.Value {
  constructor(minimum, maximum, dimension, coefficient) {
    super();
    if (typeof minimum === "object" && minimum !== null) {
      rt.members(minimum, membersOfRubberBand, "RubberBand");
      ({ minimum, maximum, dimension, coefficient } = minimum);
    }
    this.minimum = rt.f64(minimum, `RubberBand.minimum`);
    this.maximum = rt.f64(maximum, `RubberBand.maximum`);
    this.dimension = rt.f64(dimension, `RubberBand.dimension`);
    this.coefficient = rt.f64(coefficient, `RubberBand.coefficient`);
  }

  evaluate(positions) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeRubberBand, 32, this, "this");
      const self = thisAt;
      const positionsAt = rt.array(positions, rt.F64, 1, "positions");
      const positionsLength = rt.length;
      const valuesAt = rt.alloc(8 * positionsLength);
      rt.check(rt.wasm.anim_rubber_band_evaluate(self, positionsAt, positionsLength, valuesAt, rt.begin()));
      return rt.copyOf(rt.F64, valuesAt, positionsLength);
    } finally {
      rt.leave(mark);
    }
  }

  invert(values) {
    const mark = rt.enter();
    try {
      const thisAt = rt.struct(writeRubberBand, 32, this, "this");
      const self = thisAt;
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      const positionsAt = rt.alloc(8 * valuesLength);
      rt.check(rt.wasm.anim_rubber_band_invert(self, valuesAt, valuesLength, positionsAt, rt.begin()));
      return rt.copyOf(rt.F64, positionsAt, valuesLength);
    } finally {
      rt.leave(mark);
    }
  }

}

const membersOfColorInterpolation = new Set(["space", "hue", "premultiplied"]);

export function putColorInterpolation(at, value, name, partial) {
  rt.members(value, membersOfColorInterpolation, name);
  if (!partial || value.space !== undefined) {
    rt.putInt32(at + 0, rt.i32(value.space, `${name}.space`));
  }
  if (!partial || value.hue !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.hue, `${name}.hue`));
  }
  if (!partial || value.premultiplied !== undefined) {
    rt.putInt32(at + 8, rt.bool(value.premultiplied, `${name}.premultiplied`));
  }
}

export function writeColorInterpolation(at, value, name) {
  putColorInterpolation(at, value, name);
}

export function readColorInterpolation(at) {
  return new ColorInterpolation({
    space: rt.getInt32(at + 0),
    hue: rt.getInt32(at + 4),
    premultiplied: rt.getInt32(at + 8) !== 0,
  });
}

export class ColorInterpolation extends rt.Value {
  constructor(space, hue, premultiplied) {
    super();
    if (typeof space === "object" && space !== null) {
      rt.members(space, membersOfColorInterpolation, "ColorInterpolation");
      ({ space, hue, premultiplied } = space);
    }
    this.space = rt.i32(space, `ColorInterpolation.space`);
    this.hue = rt.i32(hue, `ColorInterpolation.hue`);
    this.premultiplied = rt.bool(premultiplied, `ColorInterpolation.premultiplied`) !== 0;
  }

}

const membersOfTransformParts = new Set(["tx", "ty", "angle", "scaleX", "scaleY", "skew", "shear"]);

export function putTransformParts(at, value, name, partial) {
  rt.members(value, membersOfTransformParts, name);
  if (!partial || value.tx !== undefined) {
    rt.putFloat64(at + 0, rt.f64(value.tx, `${name}.tx`));
  }
  if (!partial || value.ty !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.ty, `${name}.ty`));
  }
  if (!partial || value.angle !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.angle, `${name}.angle`));
  }
  if (!partial || value.scaleX !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.scaleX, `${name}.scaleX`));
  }
  if (!partial || value.scaleY !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.scaleY, `${name}.scaleY`));
  }
  if (!partial || value.skew !== undefined) {
    rt.putFloat64(at + 40, rt.f64(value.skew, `${name}.skew`));
  }
  if (!partial || value.shear !== undefined) {
    rt.putFloat64(at + 48, rt.f64(value.shear, `${name}.shear`));
  }
}

export function writeTransformParts(at, value, name) {
  putTransformParts(at, value, name);
}

export function readTransformParts(at) {
  return new TransformParts({
    tx: rt.getFloat64(at + 0),
    ty: rt.getFloat64(at + 8),
    angle: rt.getFloat64(at + 16),
    scaleX: rt.getFloat64(at + 24),
    scaleY: rt.getFloat64(at + 32),
    skew: rt.getFloat64(at + 40),
    shear: rt.getFloat64(at + 48),
  });
}

export class TransformParts extends rt.Value {
  constructor(tx, ty, angle, scaleX, scaleY, skew, shear) {
    super();
    if (typeof tx === "object" && tx !== null) {
      rt.members(tx, membersOfTransformParts, "TransformParts");
      ({ tx, ty, angle, scaleX, scaleY, skew, shear } = tx);
    }
    this.tx = rt.f64(tx, `TransformParts.tx`);
    this.ty = rt.f64(ty, `TransformParts.ty`);
    this.angle = rt.f64(angle, `TransformParts.angle`);
    this.scaleX = rt.f64(scaleX, `TransformParts.scaleX`);
    this.scaleY = rt.f64(scaleY, `TransformParts.scaleY`);
    this.skew = rt.f64(skew, `TransformParts.skew`);
    this.shear = rt.f64(shear, `TransformParts.shear`);
  }

}

const membersOfPathParsing = new Set(["lenient", "arcAccuracy"]);

export function putPathParsing(at, value, name) {
  rt.members(value, membersOfPathParsing, name);
  if (value.lenient !== undefined) {
    rt.putInt32(at + 4, rt.bool(value.lenient, `${name}.lenient`));
  }
  if (value.arcAccuracy !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.arcAccuracy, `${name}.arcAccuracy`));
  }
}

export function writePathParsing(at, value, name) {
  rt.check(rt.wasm.anim_default_path_parsing(at, 16, rt.begin()) ?? 0);
  putPathParsing(at, value, name);
}

export function readPathParsing(at) {
  return {
    lenient: rt.getInt32(at + 4) !== 0,
    arcAccuracy: rt.getFloat64(at + 8),
  };
}

export function defaultPathParsing() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(16);
    rt.check(rt.wasm.anim_default_path_parsing(at, 16, rt.begin()) ?? 0);
    return readPathParsing(at);
  } finally {
    rt.leave(mark);
  }
}

const membersOfPathFormat = new Set(["minified", "coordinates", "digits"]);

export function putPathFormat(at, value, name) {
  rt.members(value, membersOfPathFormat, name);
  if (value.minified !== undefined) {
    rt.putInt32(at + 4, rt.bool(value.minified, `${name}.minified`));
  }
  if (value.coordinates !== undefined) {
    rt.putInt32(at + 8, rt.i32(value.coordinates, `${name}.coordinates`));
  }
  if (value.digits !== undefined) {
    rt.putInt32(at + 12, rt.i32(value.digits, `${name}.digits`));
  }
}

export function writePathFormat(at, value, name) {
  rt.check(rt.wasm.anim_default_path_format(at, 16, rt.begin()) ?? 0);
  putPathFormat(at, value, name);
}

export function readPathFormat(at) {
  return {
    minified: rt.getInt32(at + 4) !== 0,
    coordinates: rt.getInt32(at + 8),
    digits: rt.getInt32(at + 12),
  };
}

export function defaultPathFormat() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(16);
    rt.check(rt.wasm.anim_default_path_format(at, 16, rt.begin()) ?? 0);
    return readPathFormat(at);
  } finally {
    rt.leave(mark);
  }
}

export function readPathLocation(at) {
  return {
    x: rt.getFloat64(at + 0),
    y: rt.getFloat64(at + 8),
    tangentX: rt.getFloat64(at + 16),
    tangentY: rt.getFloat64(at + 24),
    curvature: rt.getFloat64(at + 32),
    length: rt.getFloat64(at + 40),
    distance: rt.getFloat64(at + 48),
    parameter: rt.getFloat64(at + 56),
    verb: rt.getUint32(at + 64),
    subpath: rt.getUint32(at + 68),
  };
}

const membersOfPathTrimOptions = new Set(["flags", "start", "end", "offset"]);

export function putPathTrimOptions(at, value, name) {
  rt.members(value, membersOfPathTrimOptions, name);
  if (value.flags !== undefined) {
    rt.putUint32(at + 4, rt.u32(value.flags, `${name}.flags`));
  }
  if (value.start !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.start, `${name}.start`));
  }
  if (value.end !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.end, `${name}.end`));
  }
  if (value.offset !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.offset, `${name}.offset`));
  }
}

export function writePathTrimOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_path_trim_options(at, 32, rt.begin()) ?? 0);
  putPathTrimOptions(at, value, name);
}

export function readPathTrimOptions(at) {
  return {
    flags: rt.getUint32(at + 4),
    start: rt.getFloat64(at + 8),
    end: rt.getFloat64(at + 16),
    offset: rt.getFloat64(at + 24),
  };
}

export function defaultPathTrimOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(32);
    rt.check(rt.wasm.anim_default_path_trim_options(at, 32, rt.begin()) ?? 0);
    return readPathTrimOptions(at);
  } finally {
    rt.leave(mark);
  }
}

export function readSubpath(at) {
  return {
    firstVerb: rt.getBigUint64(at + 0),
    verbCount: rt.getBigUint64(at + 8),
    firstCoordinate: rt.getBigUint64(at + 16),
    coordinateCount: rt.getBigUint64(at + 24),
    area: rt.getFloat64(at + 32),
    isClosed: rt.getInt32(at + 40) !== 0,
  };
}

const membersOfStrokeStyle = new Set(["cap", "join", "width", "miterLimit", "dashOffset", "dashes", "simplified"]);

export function putStrokeStyle(at, value, name) {
  rt.members(value, membersOfStrokeStyle, name);
  if (value.cap !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.cap, `${name}.cap`));
  }
  if (value.join !== undefined) {
    rt.putInt32(at + 8, rt.i32(value.join, `${name}.join`));
  }
  if (value.width !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.width, `${name}.width`));
  }
  if (value.miterLimit !== undefined) {
    rt.putFloat64(at + 24, rt.f64(value.miterLimit, `${name}.miterLimit`));
  }
  if (value.dashOffset !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.dashOffset, `${name}.dashOffset`));
  }
  if (value.dashes !== undefined) {
    const dashesAt = rt.optionalArray(value.dashes, rt.F64, 1, `${name}.dashes`);
    rt.view().setUint32(at + 40, dashesAt, true);
    rt.view().setUint32(at + 12, rt.length, true);
  }
  if (value.simplified !== undefined) {
    rt.putInt32(at + 48, rt.bool(value.simplified, `${name}.simplified`));
  }
}

export function writeStrokeStyle(at, value, name) {
  rt.check(rt.wasm.anim_default_stroke_style(at, 56, rt.begin()) ?? 0);
  putStrokeStyle(at, value, name);
}

export function readStrokeStyle(at) {
  return {
    cap: rt.getInt32(at + 4),
    join: rt.getInt32(at + 8),
    width: rt.getFloat64(at + 16),
    miterLimit: rt.getFloat64(at + 24),
    dashOffset: rt.getFloat64(at + 32),
    dashes: rt.copyOf(rt.F64, rt.view().getUint32(at + 40, true), rt.view().getUint32(at + 12, true)),
    simplified: rt.getInt32(at + 48) !== 0,
  };
}

export function defaultStrokeStyle() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(56);
    rt.check(rt.wasm.anim_default_stroke_style(at, 56, rt.begin()) ?? 0);
    return readStrokeStyle(at);
  } finally {
    rt.leave(mark);
  }
}

const membersOfMorphPair = new Set(["from", "to"]);

export function putMorphPair(at, value, name, partial) {
  rt.members(value, membersOfMorphPair, name);
  if (!partial || value.from !== undefined) {
    rt.putInt32(at + 0, rt.i32(value.from, `${name}.from`));
  }
  if (!partial || value.to !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.to, `${name}.to`));
  }
}

export function writeMorphPair(at, value, name) {
  putMorphPair(at, value, name);
}

export function readMorphPair(at) {
  return new MorphPair({
    from: rt.getInt32(at + 0),
    to: rt.getInt32(at + 4),
  });
}

export class MorphPair extends rt.Value {
  constructor(from, to) {
    super();
    if (typeof from === "object" && from !== null) {
      rt.members(from, membersOfMorphPair, "MorphPair");
      ({ from, to } = from);
    }
    this.from = rt.i32(from, `MorphPair.from`);
    this.to = rt.i32(to, `MorphPair.to`);
  }

}

const membersOfMorphOptions = new Set(["structure", "motion", "pairing", "starts", "fillRule", "effort", "paint", "smoothness", "tolerance", "pairs", "points"]);

export function putMorphOptions(at, value, name) {
  rt.members(value, membersOfMorphOptions, name);
  if (value.structure !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.structure, `${name}.structure`));
  }
  if (value.motion !== undefined) {
    rt.putInt32(at + 8, rt.i32(value.motion, `${name}.motion`));
  }
  if (value.pairing !== undefined) {
    rt.putInt32(at + 12, rt.i32(value.pairing, `${name}.pairing`));
  }
  if (value.starts !== undefined) {
    rt.putInt32(at + 16, rt.i32(value.starts, `${name}.starts`));
  }
  if (value.fillRule !== undefined) {
    rt.putInt32(at + 20, rt.i32(value.fillRule, `${name}.fillRule`));
  }
  if (value.effort !== undefined) {
    rt.putInt32(at + 24, rt.i32(value.effort, `${name}.effort`));
  }
  if (value.paint !== undefined) {
    rt.putInt32(at + 28, rt.i32(value.paint, `${name}.paint`));
  }
  if (value.smoothness !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.smoothness, `${name}.smoothness`));
  }
  if (value.tolerance !== undefined) {
    rt.putFloat64(at + 40, rt.f64(value.tolerance, `${name}.tolerance`));
  }
  if (value.pairs !== undefined) {
    const pairsAt = rt.optionalStructs(putMorphPair, 8, value.pairs, `${name}.pairs`);
    rt.view().setUint32(at + 48, pairsAt, true);
    rt.view().setUint32(at + 56, rt.length, true);
  }
  if (value.points !== undefined) {
    const pointsAt = rt.optionalStructs(putMorphPair, 8, value.points, `${name}.points`);
    rt.view().setUint32(at + 64, pointsAt, true);
    rt.view().setUint32(at + 72, rt.length, true);
  }
}

export function writeMorphOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_morph_options(at, 80, rt.begin()) ?? 0);
  putMorphOptions(at, value, name);
}

export function readMorphOptions(at) {
  return {
    structure: rt.getInt32(at + 4),
    motion: rt.getInt32(at + 8),
    pairing: rt.getInt32(at + 12),
    starts: rt.getInt32(at + 16),
    fillRule: rt.getInt32(at + 20),
    effort: rt.getInt32(at + 24),
    paint: rt.getInt32(at + 28),
    smoothness: rt.getFloat64(at + 32),
    tolerance: rt.getFloat64(at + 40),
    pairs: rt.structsAt(readMorphPair, 8, rt.view().getUint32(at + 48, true), rt.view().getUint32(at + 56, true)),
    points: rt.structsAt(readMorphPair, 8, rt.view().getUint32(at + 64, true), rt.view().getUint32(at + 72, true)),
  };
}

export function defaultMorphOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(80);
    rt.check(rt.wasm.anim_default_morph_options(at, 80, rt.begin()) ?? 0);
    return readMorphOptions(at);
  } finally {
    rt.leave(mark);
  }
}

export function readEvent(at) {
  return {
    kind: rt.getInt32(at + 0),
    finished: rt.getInt32(at + 4) !== 0,
    time: rt.view().getBigInt64(at + 8, true),
    subject: rt.getBigUint64(at + 16),
    name: rt.getInt32(at + 24),
    count: rt.getInt32(at + 28),
    animation: rt.getBigUint64(at + 32),
    data: rt.getBigUint64(at + 40),
    dataLost: rt.getUint32(at + 48),
  };
}

const membersOfStageOptions = new Set(["propertyCapacity", "eventLimit", "eventMask"]);

export function putStageOptions(at, value, name) {
  rt.members(value, membersOfStageOptions, name);
  if (value.propertyCapacity !== undefined) {
    rt.putUint32(at + 4, rt.u32(value.propertyCapacity, `${name}.propertyCapacity`));
  }
  if (value.eventLimit !== undefined) {
    rt.putUint32(at + 8, rt.u32(value.eventLimit, `${name}.eventLimit`));
  }
  if (value.eventMask !== undefined) {
    rt.putUint32(at + 12, rt.u32(value.eventMask, `${name}.eventMask`));
  }
}

export function writeStageOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_stage_options(at, 16, rt.begin()) ?? 0);
  putStageOptions(at, value, name);
}

export function readStageOptions(at) {
  return {
    propertyCapacity: rt.getUint32(at + 4),
    eventLimit: rt.getUint32(at + 8),
    eventMask: rt.getUint32(at + 12),
  };
}

export function defaultStageOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(16);
    rt.check(rt.wasm.anim_default_stage_options(at, 16, rt.begin()) ?? 0);
    return readStageOptions(at);
  } finally {
    rt.leave(mark);
  }
}

const membersOfPropertyOptions = new Set(["kind", "componentCount", "turn", "space", "hue", "premultiplied", "fades", "threshold"]);

export function putPropertyOptions(at, value, name) {
  rt.members(value, membersOfPropertyOptions, name);
  if (value.kind !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.kind, `${name}.kind`));
  }
  if (value.componentCount !== undefined) {
    rt.putUint32(at + 8, rt.u32(value.componentCount, `${name}.componentCount`));
  }
  if (value.turn !== undefined) {
    rt.putInt32(at + 12, rt.i32(value.turn, `${name}.turn`));
  }
  if (value.space !== undefined) {
    rt.putInt32(at + 16, rt.i32(value.space, `${name}.space`));
  }
  if (value.hue !== undefined) {
    rt.putInt32(at + 20, rt.i32(value.hue, `${name}.hue`));
  }
  if (value.premultiplied !== undefined) {
    rt.putInt32(at + 24, rt.bool(value.premultiplied, `${name}.premultiplied`));
  }
  if (value.fades !== undefined) {
    rt.putInt32(at + 28, rt.optionalBool(value.fades, `${name}.fades`));
  }
  if (value.threshold !== undefined) {
    rt.putFloat64(at + 32, rt.f64(value.threshold, `${name}.threshold`));
  }
}

export function writePropertyOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_property_options(at, 40, rt.begin()) ?? 0);
  putPropertyOptions(at, value, name);
}

export function readPropertyOptions(at) {
  return {
    kind: rt.getInt32(at + 4),
    componentCount: rt.getUint32(at + 8),
    turn: rt.getInt32(at + 12),
    space: rt.getInt32(at + 16),
    hue: rt.getInt32(at + 20),
    premultiplied: rt.getInt32(at + 24) !== 0,
    fades: rt.getInt32(at + 28),
    threshold: rt.getFloat64(at + 32),
  };
}

export function defaultPropertyOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(40);
    rt.check(rt.wasm.anim_default_property_options(at, 40, rt.begin()) ?? 0);
    return readPropertyOptions(at);
  } finally {
    rt.leave(mark);
  }
}

export function readPropertyInfo(at) {
  return {
    kind: rt.getInt32(at + 4),
    componentCount: rt.getUint32(at + 8),
    name: rt.getInt32(at + 12),
    isAnimating: rt.getInt32(at + 16) !== 0,
    shownCount: rt.getUint32(at + 20),
    threshold: rt.getFloat64(at + 24),
  };
}

const membersOfMotion = new Set(["kind", "duration", "delay", "curve", "spring", "easing", "stagger", "repeatCount", "autoreverses", "interruption", "disablesActions", "arrangement", "group", "after"]);

export function putMotion(at, value, name) {
  rt.members(value, membersOfMotion, name);
  if (value.kind !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.kind, `${name}.kind`));
  }
  if (value.duration !== undefined) {
    rt.putFloat64(at + 8, rt.f64(value.duration, `${name}.duration`));
  }
  if (value.delay !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.delay, `${name}.delay`));
  }
  if (value.curve !== undefined) {
    putCubicBezier(at + 24, value.curve, `${name}.curve`, true);
  }
  if (value.spring !== undefined) {
    putSpring(at + 56, value.spring, `${name}.spring`, true);
  }
  if (value.easing !== undefined) {
    const easingAt = rt.optionalHeldAddress(value.easing, "Easing", `${name}.easing`);
    rt.view().setUint32(at + 80, easingAt, true);
  }
  if (value.stagger !== undefined) {
    rt.putFloat64(at + 88, rt.f64(value.stagger, `${name}.stagger`));
  }
  if (value.repeatCount !== undefined) {
    rt.putFloat64(at + 96, rt.f64(value.repeatCount, `${name}.repeatCount`));
  }
  if (value.autoreverses !== undefined) {
    rt.putInt32(at + 104, rt.optionalBool(value.autoreverses, `${name}.autoreverses`));
  }
  if (value.interruption !== undefined) {
    rt.putInt32(at + 108, rt.i32(value.interruption, `${name}.interruption`));
  }
  if (value.disablesActions !== undefined) {
    rt.putInt32(at + 112, rt.optionalBool(value.disablesActions, `${name}.disablesActions`));
  }
  if (value.arrangement !== undefined) {
    rt.putInt32(at + 116, rt.i32(value.arrangement, `${name}.arrangement`));
  }
  if (value.group !== undefined) {
    rt.putBigUint64(at + 120, rt.id(value.group, `${name}.group`));
  }
  if (value.after !== undefined) {
    rt.putBigUint64(at + 128, rt.id(value.after, `${name}.after`));
  }
}

export function writeMotion(at, value, name) {
  rt.check(rt.wasm.anim_default_motion(at, 136, rt.begin()) ?? 0);
  putMotion(at, value, name);
}

export function readMotion(at) {
  return {
    kind: rt.getInt32(at + 4),
    duration: rt.getFloat64(at + 8),
    delay: rt.getFloat64(at + 16),
    curve: readCubicBezier(at + 24),
    spring: readSpring(at + 56),
    easing: null,
    stagger: rt.getFloat64(at + 88),
    repeatCount: rt.getFloat64(at + 96),
    autoreverses: rt.getInt32(at + 104),
    interruption: rt.getInt32(at + 108),
    disablesActions: rt.getInt32(at + 112),
    arrangement: rt.getInt32(at + 116),
    group: rt.getBigUint64(at + 120),
    after: rt.getBigUint64(at + 128),
  };
}

export function defaultMotion() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(136);
    rt.check(rt.wasm.anim_default_motion(at, 136, rt.begin()) ?? 0);
    return readMotion(at);
  } finally {
    rt.leave(mark);
  }
}

const membersOfAnimationOptions = new Set(["kind", "interruption", "additive", "cumulative", "setsModel", "from", "to", "by", "velocity", "duration", "delay", "timing", "curve", "spring", "easing", "keyframes", "decay", "group", "after"]);

export function putAnimationOptions(at, value, name) {
  rt.members(value, membersOfAnimationOptions, name);
  let count;
  if (value.kind !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.kind, `${name}.kind`));
  }
  if (value.interruption !== undefined) {
    rt.putInt32(at + 8, rt.i32(value.interruption, `${name}.interruption`));
  }
  if (value.additive !== undefined) {
    rt.putInt32(at + 12, rt.bool(value.additive, `${name}.additive`));
  }
  if (value.cumulative !== undefined) {
    rt.putInt32(at + 16, rt.bool(value.cumulative, `${name}.cumulative`));
  }
  if (value.setsModel !== undefined) {
    rt.putInt32(at + 20, rt.bool(value.setsModel, `${name}.setsModel`));
  }
  if (value.from !== undefined) {
    const fromAt = rt.optionalArray(value.from, rt.F64, 1, `${name}.from`);
    rt.view().setUint32(at + 32, fromAt, true);
    if (value.from != null) { if (count === undefined) count = rt.length; else rt.sameLength(count, rt.length, `${name}.from`, "the arrays beside it"); rt.view().setUint32(at + 24, rt.length, true); }
  }
  if (value.to !== undefined) {
    const toAt = rt.optionalArray(value.to, rt.F64, 1, `${name}.to`);
    rt.view().setUint32(at + 40, toAt, true);
    if (value.to != null) { if (count === undefined) count = rt.length; else rt.sameLength(count, rt.length, `${name}.to`, "the arrays beside it"); rt.view().setUint32(at + 24, rt.length, true); }
  }
  if (value.by !== undefined) {
    const byAt = rt.optionalArray(value.by, rt.F64, 1, `${name}.by`);
    rt.view().setUint32(at + 48, byAt, true);
    if (value.by != null) { if (count === undefined) count = rt.length; else rt.sameLength(count, rt.length, `${name}.by`, "the arrays beside it"); rt.view().setUint32(at + 24, rt.length, true); }
  }
  if (value.velocity !== undefined) {
    const velocityAt = rt.optionalArray(value.velocity, rt.F64, 1, `${name}.velocity`);
    rt.view().setUint32(at + 56, velocityAt, true);
    if (value.velocity != null) { if (count === undefined) count = rt.length; else rt.sameLength(count, rt.length, `${name}.velocity`, "the arrays beside it"); rt.view().setUint32(at + 24, rt.length, true); }
  }
  if (value.duration !== undefined) {
    rt.putFloat64(at + 64, rt.f64(value.duration, `${name}.duration`));
  }
  if (value.delay !== undefined) {
    rt.putFloat64(at + 72, rt.f64(value.delay, `${name}.delay`));
  }
  if (value.timing !== undefined) {
    putMediaTiming(at + 80, value.timing, `${name}.timing`, true);
  }
  if (value.curve !== undefined) {
    putCubicBezier(at + 144, value.curve, `${name}.curve`, true);
  }
  if (value.spring !== undefined) {
    putSpring(at + 176, value.spring, `${name}.spring`, true);
  }
  if (value.easing !== undefined) {
    const easingAt = rt.optionalHeldAddress(value.easing, "Easing", `${name}.easing`);
    rt.view().setUint32(at + 200, easingAt, true);
  }
  if (value.keyframes !== undefined) {
    const keyframesAt = rt.optionalHeldAddress(value.keyframes, "Keyframes", `${name}.keyframes`);
    rt.view().setUint32(at + 208, keyframesAt, true);
  }
  if (value.decay !== undefined) {
    putDecay(at + 216, value.decay, `${name}.decay`, true);
  }
  if (value.group !== undefined) {
    rt.putBigUint64(at + 272, rt.id(value.group, `${name}.group`));
  }
  if (value.after !== undefined) {
    rt.putBigUint64(at + 280, rt.id(value.after, `${name}.after`));
  }
}

export function writeAnimationOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_animation_options(at, 288, rt.begin()) ?? 0);
  putAnimationOptions(at, value, name);
}

export function readAnimationOptions(at) {
  return {
    kind: rt.getInt32(at + 4),
    interruption: rt.getInt32(at + 8),
    additive: rt.getInt32(at + 12) !== 0,
    cumulative: rt.getInt32(at + 16) !== 0,
    setsModel: rt.getInt32(at + 20) !== 0,
    from: rt.copyOf(rt.F64, rt.view().getUint32(at + 32, true), rt.view().getUint32(at + 24, true)),
    to: rt.copyOf(rt.F64, rt.view().getUint32(at + 40, true), rt.view().getUint32(at + 24, true)),
    by: rt.copyOf(rt.F64, rt.view().getUint32(at + 48, true), rt.view().getUint32(at + 24, true)),
    velocity: rt.copyOf(rt.F64, rt.view().getUint32(at + 56, true), rt.view().getUint32(at + 24, true)),
    duration: rt.getFloat64(at + 64),
    delay: rt.getFloat64(at + 72),
    timing: readMediaTiming(at + 80),
    curve: readCubicBezier(at + 144),
    spring: readSpring(at + 176),
    easing: null,
    keyframes: null,
    decay: readDecay(at + 216),
    group: rt.getBigUint64(at + 272),
    after: rt.getBigUint64(at + 280),
  };
}

export function defaultAnimationOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(288);
    rt.check(rt.wasm.anim_default_animation_options(at, 288, rt.begin()) ?? 0);
    return readAnimationOptions(at);
  } finally {
    rt.leave(mark);
  }
}

const membersOfAnimationGroupOptions = new Set(["kind", "parent", "duration", "timing"]);

export function putAnimationGroupOptions(at, value, name) {
  rt.members(value, membersOfAnimationGroupOptions, name);
  if (value.kind !== undefined) {
    rt.putInt32(at + 4, rt.i32(value.kind, `${name}.kind`));
  }
  if (value.parent !== undefined) {
    rt.putBigUint64(at + 8, rt.id(value.parent, `${name}.parent`));
  }
  if (value.duration !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.duration, `${name}.duration`));
  }
  if (value.timing !== undefined) {
    putMediaTiming(at + 24, value.timing, `${name}.timing`, true);
  }
}

export function writeAnimationGroupOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_animation_group_options(at, 88, rt.begin()) ?? 0);
  putAnimationGroupOptions(at, value, name);
}

export function readAnimationGroupOptions(at) {
  return {
    kind: rt.getInt32(at + 4),
    parent: rt.getBigUint64(at + 8),
    duration: rt.getFloat64(at + 16),
    timing: readMediaTiming(at + 24),
  };
}

export function defaultAnimationGroupOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(88);
    rt.check(rt.wasm.anim_default_animation_group_options(at, 88, rt.begin()) ?? 0);
    return readAnimationGroupOptions(at);
  } finally {
    rt.leave(mark);
  }
}

export function readStageInfo(at) {
  return {
    isPaused: rt.getInt32(at + 4) !== 0,
    time: rt.view().getBigInt64(at + 8, true),
    hostTime: rt.view().getBigInt64(at + 16, true),
    timeScale: rt.getFloat64(at + 24),
    propertyCount: rt.getUint32(at + 32),
    animationCount: rt.getUint32(at + 36),
    eventCount: rt.getUint32(at + 40),
    openTransactions: rt.getUint32(at + 44),
    nextDue: rt.view().getBigInt64(at + 48, true),
    owed: rt.view().getBigInt64(at + 56, true),
  };
}

const membersOfDocumentOptions = new Set(["keepsWarnings", "parameters", "library", "memoryLimit"]);

export function putDocumentOptions(at, value, name) {
  rt.members(value, membersOfDocumentOptions, name);
  if (value.keepsWarnings !== undefined) {
    rt.putInt32(at + 4, rt.bool(value.keepsWarnings, `${name}.keepsWarnings`));
  }
  if (value.parameters !== undefined) {
    const parametersAt = rt.optionalText(value.parameters, `${name}.parameters`);
    rt.view().setUint32(at + 8, parametersAt, true);
    rt.view().setUint32(at + 16, rt.length, true);
  }
  if (value.library !== undefined) {
    const libraryAt = rt.optionalText(value.library, `${name}.library`);
    rt.view().setUint32(at + 24, libraryAt, true);
    rt.view().setUint32(at + 32, rt.length, true);
  }
  if (value.memoryLimit !== undefined) {
    rt.putBigUint64(at + 40, rt.u64(value.memoryLimit, `${name}.memoryLimit`));
  }
}

export function writeDocumentOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_document_options(at, 48, rt.begin()) ?? 0);
  putDocumentOptions(at, value, name);
}

export function readDocumentOptions(at) {
  return {
    keepsWarnings: rt.getInt32(at + 4) !== 0,
    parameters: rt.textAt(rt.view().getUint32(at + 8, true), rt.view().getUint32(at + 16, true)),
    library: rt.textAt(rt.view().getUint32(at + 24, true), rt.view().getUint32(at + 32, true)),
    memoryLimit: rt.getBigUint64(at + 40),
  };
}

export function defaultDocumentOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(48);
    rt.check(rt.wasm.anim_default_document_options(at, 48, rt.begin()) ?? 0);
    return readDocumentOptions(at);
  } finally {
    rt.leave(mark);
  }
}

export function readDocumentWarning(at) {
  return {
    kind: rt.getInt32(at + 4),
    line: rt.getInt32(at + 8),
    column: rt.getInt32(at + 12),
    offset: rt.getBigUint64(at + 16),
  };
}

const membersOfSceneOptions = new Set(["eventLimit", "eventMask", "seed", "parameters", "library", "memoryLimit"]);

export function putSceneOptions(at, value, name) {
  rt.members(value, membersOfSceneOptions, name);
  if (value.eventLimit !== undefined) {
    rt.putUint32(at + 4, rt.u32(value.eventLimit, `${name}.eventLimit`));
  }
  if (value.eventMask !== undefined) {
    rt.putUint32(at + 8, rt.u32(value.eventMask, `${name}.eventMask`));
  }
  if (value.seed !== undefined) {
    rt.putBigUint64(at + 16, rt.u64(value.seed, `${name}.seed`));
  }
  if (value.parameters !== undefined) {
    const parametersAt = rt.optionalText(value.parameters, `${name}.parameters`);
    rt.view().setUint32(at + 24, parametersAt, true);
    rt.view().setUint32(at + 32, rt.length, true);
  }
  if (value.library !== undefined) {
    const libraryAt = rt.optionalText(value.library, `${name}.library`);
    rt.view().setUint32(at + 40, libraryAt, true);
    rt.view().setUint32(at + 48, rt.length, true);
  }
  if (value.memoryLimit !== undefined) {
    rt.putBigUint64(at + 56, rt.u64(value.memoryLimit, `${name}.memoryLimit`));
  }
}

export function writeSceneOptions(at, value, name) {
  rt.check(rt.wasm.anim_default_scene_options(at, 64, rt.begin()) ?? 0);
  putSceneOptions(at, value, name);
}

export function readSceneOptions(at) {
  return {
    eventLimit: rt.getUint32(at + 4),
    eventMask: rt.getUint32(at + 8),
    seed: rt.getBigUint64(at + 16),
    parameters: rt.textAt(rt.view().getUint32(at + 24, true), rt.view().getUint32(at + 32, true)),
    library: rt.textAt(rt.view().getUint32(at + 40, true), rt.view().getUint32(at + 48, true)),
    memoryLimit: rt.getBigUint64(at + 56),
  };
}

export function defaultSceneOptions() {
  const mark = rt.enter();
  try {
    const at = rt.alloc(64);
    rt.check(rt.wasm.anim_default_scene_options(at, 64, rt.begin()) ?? 0);
    return readSceneOptions(at);
  } finally {
    rt.leave(mark);
  }
}

export function readSceneInfo(at) {
  return {
    inputCount: rt.getUint32(at + 4),
    nodeCount: rt.getUint32(at + 8),
    regionCount: rt.getUint32(at + 12),
    width: rt.getFloat64(at + 16),
    height: rt.getFloat64(at + 24),
    canvas: readRectangle(at + 32),
  };
}

export function readSceneChange(at) {
  return {
    index: rt.getUint32(at + 0),
    what: rt.getUint32(at + 4),
  };
}

export function readInputInfo(at) {
  return {
    kind: rt.getInt32(at + 4),
    name: rt.getInt32(at + 8),
    minimum: rt.getFloat64(at + 16),
    maximum: rt.getFloat64(at + 24),
  };
}

const membersOfEventField = new Set(["name", "kind", "number", "text"]);

export function putEventField(at, value, name, partial) {
  rt.members(value, membersOfEventField, name);
  if (!partial || value.name !== undefined) {
    const nameAt = rt.text(value.name, `${name}.name`);
    rt.view().setUint32(at + 0, nameAt, true);
    rt.view().setUint32(at + 8, rt.length, true);
  }
  if (!partial || value.kind !== undefined) {
    rt.putInt32(at + 12, rt.i32(value.kind, `${name}.kind`));
  }
  if (!partial || value.number !== undefined) {
    rt.putFloat64(at + 16, rt.f64(value.number, `${name}.number`));
  }
  if (value.text !== undefined) {
    const textAt = rt.optionalText(value.text, `${name}.text`);
    rt.view().setUint32(at + 24, textAt, true);
    rt.view().setUint32(at + 32, rt.length, true);
  }
}

export function writeEventField(at, value, name) {
  putEventField(at, value, name);
}

export function readEventValue(at) {
  return {
    name: rt.getInt32(at + 0),
    kind: rt.getInt32(at + 4),
    number: rt.getFloat64(at + 8),
    textLength: rt.getUint32(at + 16),
  };
}

export function readMachineStateInfo(at) {
  return {
    kind: rt.getInt32(at + 4),
    name: rt.getInt32(at + 8),
    parent: rt.getInt32(at + 12),
    active: rt.getInt32(at + 16) !== 0,
  };
}

export function readListInfo(at) {
  return {
    name: rt.getInt32(at + 4),
    itemCount: rt.getUint32(at + 8),
    leavingCount: rt.getUint32(at + 12),
    capacity: rt.getUint32(at + 16),
  };
}

export function readItemInfo(at) {
  return {
    number: rt.getUint32(at + 4),
    leaving: rt.getInt32(at + 8) !== 0,
  };
}

export function readRegionInfo(at) {
  return {
    name: rt.getInt32(at + 4),
    node: rt.getInt32(at + 8),
    isEnabled: rt.getInt32(at + 12) !== 0,
    isVisible: rt.getInt32(at + 16) !== 0,
    isFocusable: rt.getInt32(at + 20) !== 0,
    isHeld: rt.getInt32(at + 24) !== 0,
    hasFocus: rt.getInt32(at + 28) !== 0,
    bounds: readRectangle(at + 32),
  };
}

export function readAccessibilityElement(at) {
  return {
    role: rt.getInt32(at + 4),
    known: rt.getUint32(at + 8),
    states: rt.getUint32(at + 12),
    node: rt.getInt32(at + 16),
    region: rt.getInt32(at + 20),
    minimum: rt.getFloat64(at + 24),
    maximum: rt.getFloat64(at + 32),
    now: rt.getFloat64(at + 40),
    bounds: readRectangle(at + 48),
  };
}

export function readGradientStop(at) {
  return {
    offset: rt.getFloat64(at + 0),
    color: rt.numbersOf(rt.F64, at + 8, 4),
  };
}

export function readDrawPath(at) {
  return {
    verbStart: rt.getUint32(at + 0),
    verbCount: rt.getUint32(at + 4),
    coordinateStart: rt.getUint32(at + 8),
    coordinateCount: rt.getUint32(at + 12),
  };
}

export function readLinearGradient(at) {
  return {
    start: readPoint(at + 0),
    end: readPoint(at + 16),
  };
}

export function readRadialGradient(at) {
  return {
    center: readPoint(at + 0),
    radius: rt.getFloat64(at + 16),
  };
}

export function readAngularGradient(at) {
  return {
    center: readPoint(at + 0),
    angle: rt.getFloat64(at + 16),
  };
}

export function readDrawPaint(at) {
  return {
    kind: rt.getInt32(at + 0),
    stopStart: rt.getUint32(at + 4),
    stopCount: rt.getUint32(at + 8),
    color: rt.numbersOf(rt.F64, at + 16, 4),
    gradient: (rt.getInt32(at + 0) === 1 ? readLinearGradient(at + 48) : rt.getInt32(at + 0) === 2 ? readRadialGradient(at + 48) : rt.getInt32(at + 0) === 3 ? readAngularGradient(at + 48) : null),
  };
}

export function readDrawFill(at) {
  return {
    paint: readDrawPaint(at + 0),
    path: readDrawPath(at + 80),
    rule: rt.getInt32(at + 96),
  };
}

export function readDrawStroke(at) {
  return {
    paint: readDrawPaint(at + 0),
    path: readDrawPath(at + 80),
    cap: rt.getInt32(at + 96),
    join: rt.getInt32(at + 100),
    width: rt.getFloat64(at + 104),
    miterLimit: rt.getFloat64(at + 112),
    dashOffset: rt.getFloat64(at + 120),
    dashStart: rt.getUint32(at + 128),
    dashCount: rt.getUint32(at + 132),
  };
}

export function readDrawText(at) {
  return {
    paint: readDrawPaint(at + 0),
    textStart: rt.getUint32(at + 80),
    textCount: rt.getUint32(at + 84),
    fontStart: rt.getUint32(at + 88),
    fontCount: rt.getUint32(at + 92),
    align: rt.getInt32(at + 96),
    baseline: rt.getInt32(at + 100),
    position: readPoint(at + 104),
    size: rt.getFloat64(at + 120),
    weight: rt.getFloat64(at + 128),
  };
}

export function readDrawImage(at) {
  return {
    nameStart: rt.getUint32(at + 0),
    nameCount: rt.getUint32(at + 4),
    fit: rt.getInt32(at + 8),
    frame: readRectangle(at + 16),
  };
}

export function readDrawShadow(at) {
  return {
    color: rt.numbersOf(rt.F64, at + 0, 4),
    offset: readPoint(at + 32),
    blur: rt.getFloat64(at + 48),
  };
}

export function readDrawLayer(at) {
  return {
    blend: rt.getInt32(at + 0),
    hasShadow: rt.getInt32(at + 4) !== 0,
    shadow: readDrawShadow(at + 8),
  };
}

export function readDrawClip(at) {
  return {
    path: readDrawPath(at + 0),
    rule: rt.getInt32(at + 16),
  };
}

export function readDrawCommand(at) {
  return {
    kind: rt.getInt32(at + 0),
    node: rt.getInt32(at + 4),
    transform: readTransform(at + 8),
    opacity: rt.getFloat64(at + 56),
    bounds: readRectangle(at + 64),
    revision: rt.getBigUint64(at + 96),
    content: (rt.getInt32(at + 0) === 0 ? readDrawFill(at + 104) : rt.getInt32(at + 0) === 1 ? readDrawStroke(at + 104) : rt.getInt32(at + 0) === 2 ? readDrawText(at + 104) : rt.getInt32(at + 0) === 3 ? readDrawImage(at + 104) : rt.getInt32(at + 0) === 4 ? readDrawLayer(at + 104) : rt.getInt32(at + 0) === 6 ? readDrawClip(at + 104) : null),
  };
}

export function readDisplay(at) {
  return {
    revision: rt.getBigUint64(at + 8),
    commands: rt.structsAt(readDrawCommand, 240, rt.view().getUint32(at + 16, true), rt.view().getUint32(at + 24, true)),
    verbs: rt.copyOf(rt.U8, rt.view().getUint32(at + 32, true), rt.view().getUint32(at + 40, true)),
    coordinates: rt.copyOf(rt.F64, rt.view().getUint32(at + 48, true), rt.view().getUint32(at + 56, true)),
    stops: rt.structsAt(readGradientStop, 40, rt.view().getUint32(at + 64, true), rt.view().getUint32(at + 72, true)),
    dashes: rt.copyOf(rt.F64, rt.view().getUint32(at + 80, true), rt.view().getUint32(at + 88, true)),
    text: rt.copyOf(rt.U8, rt.view().getUint32(at + 96, true), rt.view().getUint32(at + 104, true)),
  };
}

export function readTraceInfo(at) {
  return {
    hasSeed: rt.getInt32(at + 4) !== 0,
    stepCount: rt.getBigUint64(at + 8),
    end: rt.view().getBigInt64(at + 16, true),
    seed: rt.getBigUint64(at + 24),
  };
}
