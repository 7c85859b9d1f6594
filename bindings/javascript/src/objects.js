// SPDX-License-Identifier: MIT
// From docs/abi/animcore-abi.json, by tools/generate_bindings.py javascript. Not to be edited.

import * as bases from "./bases.js";
import * as rt from "./runtime.js";
import * as structs from "./structs.js";

export class Property extends bases.PropertyBase {
  setPath(path) {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_set_path(self, this.id, rt.address(path, "Path", "path"), rt.begin()));
    return this;
  }

  springToPath(path, velocity, spring) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const velocityAt = rt.optionalArray(velocity, rt.F64, 1, "velocity");
      const velocityLength = rt.length;
      const springAt = rt.struct(structs.writeSpring, 24, spring, "spring");
      const transactionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_spring_to_path(self, this.id, rt.heldAddress(path, "Path", "path"), velocityAt, (velocityLength), springAt, transactionAt, rt.begin()));
      return new Transaction(this.stage, rt.getBigUint64(transactionAt));
    } finally {
      rt.leave(mark);
    }
  }

  curveToPath(path, curve, duration) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const curveAt = rt.struct(structs.writeCubicBezier, 32, curve, "curve");
      const transactionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_curve_to_path(self, this.id, rt.heldAddress(path, "Path", "path"), curveAt, rt.f64(duration, "duration"), transactionAt, rt.begin()));
      return new Transaction(this.stage, rt.getBigUint64(transactionAt));
    } finally {
      rt.leave(mark);
    }
  }

  getPath(what) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const path = new Path();
      try {
        rt.check(rt.wasm.anim_stage_get_path(self, this.id, rt.i32(what, "what"), rt.address(path, "Path", "path"), rt.begin()));
        return path;
      } catch (error) {
        path.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  remove() {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_remove_property(self, this.id, rt.begin()));
    return this;
  }

  get info() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const infoAt = rt.alloc(32);
      rt.view().setUint32(infoAt, 32, true);
      rt.check(rt.wasm.anim_stage_get_property_info(self, this.id, infoAt, rt.begin()));
      return structs.readPropertyInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  setThreshold(threshold) {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_set_threshold(self, this.id, rt.f64(threshold, "threshold"), rt.begin()));
    return this;
  }

  setValue(value) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const valueAt = rt.array(value, rt.F64, 1, "value");
      const valueLength = rt.length;
      rt.check(rt.wasm.anim_stage_set_value(self, this.id, valueAt, valueLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  springTo(value, velocity, spring) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const valueAt = rt.array(value, rt.F64, 1, "value");
      const valueLength = rt.length;
      const velocityAt = rt.optionalArray(velocity, rt.F64, 1, "velocity");
      const velocityLength = rt.length;
      const springAt = rt.struct(structs.writeSpring, 24, spring, "spring");
      if (velocity != null) rt.sameLength(valueLength, velocityLength, "velocity", "value");
      const transactionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_spring_to(self, this.id, valueAt, velocityAt, valueLength, springAt, transactionAt, rt.begin()));
      return new Transaction(this.stage, rt.getBigUint64(transactionAt));
    } finally {
      rt.leave(mark);
    }
  }

  curveTo(value, curve, duration) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const valueAt = rt.array(value, rt.F64, 1, "value");
      const valueLength = rt.length;
      const curveAt = rt.struct(structs.writeCubicBezier, 32, curve, "curve");
      const transactionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_curve_to(self, this.id, valueAt, valueLength, curveAt, rt.f64(duration, "duration"), transactionAt, rt.begin()));
      return new Transaction(this.stage, rt.getBigUint64(transactionAt));
    } finally {
      rt.leave(mark);
    }
  }

  getValue(what, value) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const valueAt = rt.filled(value, rt.F64, 1, "value", false);
      const valueLength = rt.length;
      rt.check(rt.wasm.anim_stage_get_value(self, this.id, rt.i32(what, "what"), valueAt, valueLength, rt.begin()));
      rt.bringBack(value, rt.F64, valueAt);
      return value;
    } finally {
      rt.leave(mark);
    }
  }

  setAction(action, motion) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const motionAt = rt.optionalStruct(structs.writeMotion, 136, motion, "motion");
      rt.check(rt.wasm.anim_stage_set_action(self, this.id, rt.i32(action, "action"), motionAt, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  animate(options) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const optionsAt = rt.struct(structs.writeAnimationOptions, 288, options, "options");
      const animationAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_animate(self, this.id, optionsAt, animationAt, rt.begin()));
      return new Animation(this.stage, rt.getBigUint64(animationAt));
    } finally {
      rt.leave(mark);
    }
  }

  animatePath(options, from, to) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const optionsAt = rt.struct(structs.writeAnimationOptions, 288, options, "options");
      const animationAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_animate_path(self, this.id, optionsAt, rt.optionalHeldAddress(from, "Path", "from"), rt.optionalHeldAddress(to, "Path", "to"), animationAt, rt.begin()));
      return new Animation(this.stage, rt.getBigUint64(animationAt));
    } finally {
      rt.leave(mark);
    }
  }

  setPathTurns(turns) {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_set_path_turns(self, this.id, rt.bool(turns, "turns"), rt.begin()));
    return this;
  }

  get pathTurns() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const turnsAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_get_path_turns(self, this.id, turnsAt, rt.begin()));
      return rt.getInt32(turnsAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  setPathPaint(paint) {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_set_path_paint(self, this.id, rt.i32(paint, "paint"), rt.begin()));
    return this;
  }

  get pathPaint() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const paintAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_get_path_paint(self, this.id, paintAt, rt.begin()));
      return rt.getInt32(paintAt);
    } finally {
      rt.leave(mark);
    }
  }

  removeAllAnimations() {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_remove_all_animations(self, this.id, rt.begin()));
    return this;
  }

  hold() {
    const self = rt.stageOf(this, "Property");
    rt.check(rt.wasm.anim_stage_hold(self, this.id, rt.begin()));
    return this;
  }

  setExpression(text) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      rt.check(rt.wasm.anim_stage_set_expression(self, this.id, textAt, textLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  get expression() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_stage_get_expression(self, this.id, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  observe(callback) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "Property");
      if (callback === undefined) throw rt.wrong("callback", "a function or null", callback);
      const context = callback == null ? 0 : rt.context(this.stage);
      const stage = new WeakRef(this.stage);
      const callbackAt = rt.callback(callback, "anim_property_callback", ":iIii", (run, property, value, count) => run(new Property(stage.deref(), BigInt.asUintN(64, property)), rt.copyOf(rt.F64, value >>> 0, count)), undefined, context, "callback");
      rt.check(rt.wasm.anim_stage_observe(self, this.id, callbackAt, context, context === 0 ? 0 : rt.release(), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  set pathTurns(value) {
    this.setPathTurns(value);
  }

  set pathPaint(value) {
    this.setPathPaint(value);
  }

  set expression(value) {
    this.setExpression(value);
  }

}

export class Transaction extends rt.StageObject {
  commit() {
    const self = rt.stageOf(this, "Transaction");
    rt.check(rt.wasm.anim_stage_commit_transaction(self, this.id, rt.begin()));
    return this;
  }

}

export class Animation extends rt.StageObject {
  remove() {
    const self = rt.stageOf(this, "Animation");
    rt.check(rt.wasm.anim_stage_remove_animation(self, this.id, rt.begin()));
    return this;
  }

}

export class AnimationGroup extends rt.StageObject {
  remove() {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_stage_remove_group(self, this.id, rt.begin()));
    return this;
  }

  get time() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "AnimationGroup");
      const secondsAt = rt.alloc(8);
      rt.check(rt.wasm.anim_animation_group_get_time(self, this.id, secondsAt, rt.begin()));
      return rt.getFloat64(secondsAt);
    } finally {
      rt.leave(mark);
    }
  }

  setSpeed(speed) {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_animation_group_set_speed(self, this.id, rt.f64(speed, "speed"), rt.begin()));
    return this;
  }

  setPaused(paused) {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_animation_group_set_paused(self, this.id, rt.bool(paused, "paused"), rt.begin()));
    return this;
  }

  seek(seconds) {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_animation_group_seek(self, this.id, rt.f64(seconds, "seconds"), rt.begin()));
    return this;
  }

  get fraction() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "AnimationGroup");
      const fractionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_animator_get_fraction(self, this.id, fractionAt, rt.begin()));
      return rt.getFloat64(fractionAt);
    } finally {
      rt.leave(mark);
    }
  }

  setFraction(fraction) {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_animator_set_fraction(self, this.id, rt.f64(fraction, "fraction"), rt.begin()));
    return this;
  }

  pause() {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_animator_pause(self, this.id, rt.begin()));
    return this;
  }

  run(reversed, motion, durationFactor, velocity) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "AnimationGroup");
      const motionAt = rt.optionalStruct(structs.writeMotion, 136, motion, "motion");
      rt.check(rt.wasm.anim_animator_run(self, this.id, rt.bool(reversed, "reversed"), motionAt, rt.f64(durationFactor, "durationFactor"), rt.f64(velocity, "velocity"), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  stop(position) {
    const self = rt.stageOf(this, "AnimationGroup");
    rt.check(rt.wasm.anim_animator_stop(self, this.id, rt.i32(position, "position"), rt.begin()));
    return this;
  }

  set fraction(value) {
    this.setFraction(value);
  }

}

export class SpringBank extends rt.StageObject {
  remove() {
    const self = rt.stageOf(this, "SpringBank");
    rt.check(rt.wasm.anim_stage_remove_bank(self, this.id, rt.begin()));
    return this;
  }

  retarget(indices, targets) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const indicesAt = rt.optionalArray(indices, rt.U32, 1, "indices");
      const indicesLength = rt.length;
      const targetsAt = rt.array(targets, rt.F64, 1, "targets");
      const targetsLength = rt.length;
      if (indices != null) rt.sameLength(targetsLength, indicesLength, "indices", "targets");
      rt.check(rt.wasm.anim_spring_bank_retarget(self, this.id, indicesAt, targetsAt, targetsLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  setValues(indices, values) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const indicesAt = rt.optionalArray(indices, rt.U32, 1, "indices");
      const indicesLength = rt.length;
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      if (indices != null) rt.sameLength(valuesLength, indicesLength, "indices", "values");
      rt.check(rt.wasm.anim_spring_bank_set_values(self, this.id, indicesAt, valuesAt, valuesLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  get values() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const valuesAt = rt.alloc(8);
      const countAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_bank_get_values(self, this.id, valuesAt, countAt, rt.begin()));
      return rt.viewOf(rt.F64, rt.getUint32(valuesAt), rt.getUint32(countAt), this);
    } finally {
      rt.leave(mark);
    }
  }

  viewCreate() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const viewAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_bank_view_create(self, this.id, viewAt, rt.begin()));
      return new SpringBankView(rt.ADDRESS, rt.getUint32(viewAt));
    } finally {
      rt.leave(mark);
    }
  }

  getVelocities(velocities) {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const velocitiesAt = rt.filled(velocities, rt.F64, 1, "velocities", false);
      const velocitiesLength = rt.length;
      rt.check(rt.wasm.anim_spring_bank_get_velocities(self, this.id, velocitiesAt, velocitiesLength, rt.begin()));
      rt.bringBack(velocities, rt.F64, velocitiesAt);
      return velocities;
    } finally {
      rt.leave(mark);
    }
  }

  get counts() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const movingAt = rt.alloc(8);
      const settledAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_bank_get_counts(self, this.id, movingAt, settledAt, rt.begin()));
      return {
        moving: rt.getUint32(movingAt),
        settled: rt.getUint32(settledAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  takeSettled() {
    const mark = rt.enter();
    try {
      const self = rt.heldStageOf(this, "SpringBank");
      const indices = rt.taken(
        4,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_spring_bank_take_settled(self, this.id, buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.U32, at, count),
      );
      return indices;
    } finally {
      rt.leave(mark);
    }
  }

}

export class Easing extends bases.EasingBase {
  static className = "Easing";
  static destroyName = "anim_easing_destroy";

  constructor(key, address, owner) {
    if (key !== rt.ADDRESS) {
      throw new TypeError("Easing is not made by new, but by Easing.css, Easing.cubicBezier, Easing.steps, Easing.linear, Easing.penner, Easing.spring, Easing.callback");
    }
    super(address, owner);
  }

  static css(text) {
    const mark = rt.enter();
    try {
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_css(textAt, textLength, easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  static cubicBezier(curve) {
    const mark = rt.enter();
    try {
      const curveAt = rt.struct(structs.writeCubicBezier, 32, curve, "curve");
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_cubic_bezier(curveAt, easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  static steps(count, position) {
    const mark = rt.enter();
    try {
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_steps(rt.i32(count, "count"), rt.i32(position, "position"), easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  static linear(outputs, inputs) {
    const mark = rt.enter();
    try {
      const outputsAt = rt.array(outputs, rt.F64, 1, "outputs");
      const outputsLength = rt.length;
      const inputsAt = rt.optionalArray(inputs, rt.F64, 1, "inputs");
      const inputsLength = rt.length;
      if (inputs != null) rt.sameLength(outputsLength, inputsLength, "inputs", "outputs");
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_linear(outputsAt, inputsAt, outputsLength, easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  static penner(penner) {
    const mark = rt.enter();
    try {
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_penner(rt.i32(penner, "penner"), easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  static spring(spring, duration, initialVelocity) {
    const mark = rt.enter();
    try {
      const springAt = rt.struct(structs.writeSpring, 24, spring, "spring");
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_spring(springAt, rt.f64(duration, "duration"), rt.f64(initialVelocity, "initialVelocity"), easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  static callback(callback) {
    const mark = rt.enter();
    try {
      if (typeof callback !== "function") throw rt.wrong("callback", "a function", callback);
      const context = callback == null ? 0 : rt.context();
      const callbackAt = rt.callback(callback, "anim_easing_callback", "d:id", (run, x) => rt.f64(run(x), "what callback returns"), NaN, context, "callback");
      const easingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_create_callback(callbackAt, context, context === 0 ? 0 : rt.release(), easingAt, rt.begin()));
      return new Easing(rt.ADDRESS, rt.getUint32(easingAt));
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(x, before) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Easing", "this");
      const yAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_evaluate(self, rt.f64(x, "x"), rt.bool(before, "before"), yAt, rt.begin()));
      return rt.getFloat64(yAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluateMany(xs) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Easing", "this");
      const xsAt = rt.array(xs, rt.F64, 1, "xs");
      const xsLength = rt.length;
      const ysAt = rt.alloc(8 * xsLength);
      rt.check(rt.wasm.anim_easing_evaluate_many(self, xsAt, xsLength, ysAt, rt.begin()));
      return rt.copyOf(rt.F64, ysAt, xsLength);
    } finally {
      rt.leave(mark);
    }
  }

  animateMany(xs, origins, targets) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Easing", "this");
      const xsAt = rt.array(xs, rt.F64, 1, "xs");
      const xsLength = rt.length;
      const originsAt = rt.array(origins, rt.F64, 1, "origins");
      const originsLength = rt.length;
      const targetsAt = rt.array(targets, rt.F64, 1, "targets");
      const targetsLength = rt.length;
      rt.sameLength(originsLength, targetsLength, "targets", "origins");
      const valuesAt = rt.alloc(8 * originsLength);
      rt.check(rt.wasm.anim_easing_animate_many(self, xsAt, xsLength, originsAt, targetsAt, originsLength, valuesAt, rt.begin()));
      return rt.copyOf(rt.F64, valuesAt, originsLength);
    } finally {
      rt.leave(mark);
    }
  }

  animateManyFloat(xs, origins, targets) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Easing", "this");
      const xsAt = rt.array(xs, rt.F32, 1, "xs");
      const xsLength = rt.length;
      const originsAt = rt.array(origins, rt.F32, 1, "origins");
      const originsLength = rt.length;
      const targetsAt = rt.array(targets, rt.F32, 1, "targets");
      const targetsLength = rt.length;
      rt.sameLength(originsLength, targetsLength, "targets", "origins");
      const valuesAt = rt.alloc(4 * originsLength);
      rt.check(rt.wasm.anim_easing_animate_many_float(self, xsAt, xsLength, originsAt, targetsAt, originsLength, valuesAt, rt.begin()));
      return rt.copyOf(rt.F32, valuesAt, originsLength);
    } finally {
      rt.leave(mark);
    }
  }

  getSlope(x) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Easing", "this");
      const slopeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_easing_get_slope(self, rt.f64(x, "x"), slopeAt, rt.begin()));
      return rt.getFloat64(slopeAt);
    } finally {
      rt.leave(mark);
    }
  }

  get css() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Easing", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_easing_get_css(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

}

export class Keyframes extends rt.Handle {
  static className = "Keyframes";
  static destroyName = "anim_keyframes_destroy";

  constructor(key, address, owner) {
    if (key !== rt.ADDRESS) {
      throw new TypeError("Keyframes is not made by new, but by Keyframes.values, Keyframes.blocks, Keyframes.track, Keyframes.paths, Keyframes.pathBlocks, Keyframes.pathTrack");
    }
    super(address, owner);
  }

  static values(options, values, times, curves, parameters) {
    const mark = rt.enter();
    try {
      const optionsAt = rt.optionalStruct(structs.writeKeyframeOptions, 64, options, "options");
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const curvesAt = rt.structs(structs.writeCubicBezier, 32, curves, "curves");
      const curvesLength = rt.length;
      const parametersAt = rt.array(parameters, rt.F64, 1, "parameters");
      const parametersLength = rt.length;
      const keyframesAt = rt.alloc(8);
      rt.check(rt.wasm.anim_keyframes_create_values(optionsAt, valuesAt, valuesLength, timesAt, timesLength, curvesAt, curvesLength, parametersAt, parametersLength, keyframesAt, rt.begin()));
      return new Keyframes(rt.ADDRESS, rt.getUint32(keyframesAt));
    } finally {
      rt.leave(mark);
    }
  }

  static blocks(options, starts, durations, values, initial) {
    const mark = rt.enter();
    try {
      const optionsAt = rt.optionalStruct(structs.writeKeyframeOptions, 64, options, "options");
      const startsAt = rt.array(starts, rt.F64, 1, "starts");
      const startsLength = rt.length;
      const durationsAt = rt.array(durations, rt.F64, 1, "durations");
      const durationsLength = rt.length;
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      const initialAt = rt.array(initial, rt.F64, 1, "initial");
      const initialLength = rt.length;
      rt.sameLength(startsLength, durationsLength, "durations", "starts");
      const keyframesAt = rt.alloc(8);
      rt.check(rt.wasm.anim_keyframes_create_blocks(optionsAt, startsAt, durationsAt, startsLength, valuesAt, valuesLength, initialAt, initialLength, keyframesAt, rt.begin()));
      return new Keyframes(rt.ADDRESS, rt.getUint32(keyframesAt));
    } finally {
      rt.leave(mark);
    }
  }

  static track(options, keys, values, velocities, initial) {
    const mark = rt.enter();
    try {
      const optionsAt = rt.optionalStruct(structs.writeKeyframeOptions, 64, options, "options");
      const keysAt = rt.structs(structs.writeKeyframe, 72, keys, "keys");
      const keysLength = rt.length;
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      const velocitiesAt = rt.array(velocities, rt.F64, 1, "velocities");
      const velocitiesLength = rt.length;
      const initialAt = rt.array(initial, rt.F64, 1, "initial");
      const initialLength = rt.length;
      const keyframesAt = rt.alloc(8);
      rt.check(rt.wasm.anim_keyframes_create_track(optionsAt, keysAt, keysLength, valuesAt, valuesLength, velocitiesAt, velocitiesLength, initialAt, initialLength, keyframesAt, rt.begin()));
      return new Keyframes(rt.ADDRESS, rt.getUint32(keyframesAt));
    } finally {
      rt.leave(mark);
    }
  }

  get info() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Keyframes", "this");
      const infoAt = rt.alloc(24);
      rt.view().setUint32(infoAt, 24, true);
      rt.check(rt.wasm.anim_keyframes_get_info(self, infoAt, rt.begin()));
      return structs.readKeyframesInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(times, start, values, velocities) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Keyframes", "this");
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const startAt = rt.array(start, rt.F64, 1, "start");
      const startLength = rt.length;
      const valuesAt = rt.optionalFilled(values, rt.F64, 1, "values", false);
      const valuesLength = rt.length;
      const velocitiesAt = rt.optionalFilled(velocities, rt.F64, 1, "velocities", false);
      const velocitiesLength = rt.length;
      if (velocities != null && values != null) rt.sameLength(valuesLength, velocitiesLength, "velocities", "values");
      rt.check(rt.wasm.anim_keyframes_evaluate(self, timesAt, timesLength, startAt, startLength, valuesAt, velocitiesAt, (valuesLength || velocitiesLength), rt.begin()));
      rt.bringBack(values, rt.F64, valuesAt);
      rt.bringBack(velocities, rt.F64, velocitiesAt);
      return {
        values: values ?? null,
        velocities: velocities ?? null,
      };
    } finally {
      rt.leave(mark);
    }
  }

  static evaluateMany(keyframes, time, values) {
    const mark = rt.enter();
    try {
      const keyframesAt = rt.addresses(keyframes, "Keyframes", "keyframes");
      const keyframesLength = rt.length;
      const valuesAt = rt.filled(values, rt.F64, 1, "values", false);
      const valuesLength = rt.length;
      rt.check(rt.wasm.anim_keyframes_evaluate_many(keyframesAt, keyframesLength, rt.f64(time, "time"), valuesAt, valuesLength, rt.begin()));
      rt.bringBack(values, rt.F64, valuesAt);
      return values;
    } finally {
      rt.leave(mark);
    }
  }

  static paths(options, paths, times, curves, parameters) {
    const mark = rt.enter();
    try {
      const optionsAt = rt.optionalStruct(structs.writeKeyframeOptions, 64, options, "options");
      const pathsAt = rt.addresses(paths, "Path", "paths");
      const pathsLength = rt.length;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const curvesAt = rt.structs(structs.writeCubicBezier, 32, curves, "curves");
      const curvesLength = rt.length;
      const parametersAt = rt.array(parameters, rt.F64, 1, "parameters");
      const parametersLength = rt.length;
      const keyframesAt = rt.alloc(8);
      rt.check(rt.wasm.anim_keyframes_create_paths(optionsAt, pathsAt, pathsLength, timesAt, timesLength, curvesAt, curvesLength, parametersAt, parametersLength, keyframesAt, rt.begin()));
      return new Keyframes(rt.ADDRESS, rt.getUint32(keyframesAt));
    } finally {
      rt.leave(mark);
    }
  }

  static pathBlocks(options, starts, durations, paths, initial) {
    const mark = rt.enter();
    try {
      const optionsAt = rt.optionalStruct(structs.writeKeyframeOptions, 64, options, "options");
      const startsAt = rt.array(starts, rt.F64, 1, "starts");
      const startsLength = rt.length;
      const durationsAt = rt.array(durations, rt.F64, 1, "durations");
      const durationsLength = rt.length;
      const pathsAt = rt.addresses(paths, "Path", "paths");
      const pathsLength = rt.length;
      rt.sameLength(startsLength, durationsLength, "durations", "starts");
      rt.sameLength(startsLength, pathsLength, "paths", "starts");
      const keyframesAt = rt.alloc(8);
      rt.check(rt.wasm.anim_keyframes_create_path_blocks(optionsAt, startsAt, durationsAt, pathsAt, startsLength, rt.optionalHeldAddress(initial, "Path", "initial"), keyframesAt, rt.begin()));
      return new Keyframes(rt.ADDRESS, rt.getUint32(keyframesAt));
    } finally {
      rt.leave(mark);
    }
  }

  static pathTrack(options, keys, paths, initial) {
    const mark = rt.enter();
    try {
      const optionsAt = rt.optionalStruct(structs.writeKeyframeOptions, 64, options, "options");
      const keysAt = rt.structs(structs.writeKeyframe, 72, keys, "keys");
      const keysLength = rt.length;
      const pathsAt = rt.addresses(paths, "Path", "paths");
      const pathsLength = rt.length;
      rt.sameLength(keysLength, pathsLength, "paths", "keys");
      const keyframesAt = rt.alloc(8);
      rt.check(rt.wasm.anim_keyframes_create_path_track(optionsAt, keysAt, pathsAt, keysLength, rt.optionalHeldAddress(initial, "Path", "initial"), keyframesAt, rt.begin()));
      return new Keyframes(rt.ADDRESS, rt.getUint32(keyframesAt));
    } finally {
      rt.leave(mark);
    }
  }

  getPath(time) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Keyframes", "this");
      const path = new Path();
      try {
        rt.check(rt.wasm.anim_keyframes_get_path(self, rt.f64(time, "time"), rt.address(path, "Path", "path"), rt.begin()));
        return path;
      } catch (error) {
        path.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

}

export class VelocityEstimator extends rt.Handle {
  static className = "VelocityEstimator";
  static destroyName = "anim_velocity_estimator_destroy";

  constructor(key) {
    if (key === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createVelocityEstimator());
    }
  }

  reset() {
    const self = rt.address(this, "VelocityEstimator", "this");
    rt.check(rt.wasm.anim_velocity_estimator_reset(self, rt.begin()));
    return this;
  }

  add(times, coordinates) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "VelocityEstimator", "this");
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const coordinatesAt = rt.array(coordinates, rt.F64, 2, "coordinates");
      const coordinatesLength = rt.length;
      rt.sameLength(timesLength, coordinatesLength, "coordinates", "times");
      rt.check(rt.wasm.anim_velocity_estimator_add(self, timesAt, coordinatesAt, timesLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  estimate(time) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "VelocityEstimator", "this");
      const xAt = rt.alloc(8);
      const yAt = rt.alloc(8);
      rt.check(rt.wasm.anim_velocity_estimator_estimate(self, rt.f64(time, "time"), xAt, yAt, rt.begin()));
      return {
        x: rt.getFloat64(xAt),
        y: rt.getFloat64(yAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

}

function createVelocityEstimator() {
  const mark = rt.enter();
  try {
    const estimatorAt = rt.alloc(8);
    rt.check(rt.wasm.anim_velocity_estimator_create(estimatorAt, rt.begin()));
    return rt.getUint32(estimatorAt);
  } finally {
    rt.leave(mark);
  }
}

export class Path extends bases.PathBase {
  static className = "Path";
  static destroyName = "anim_path_destroy";

  constructor(key) {
    if (key === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createPath());
    }
  }

  clear() {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_clear(self, rt.begin()));
    return this;
  }

  moveTo(x, y) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_move_to(self, rt.f64(x, "x"), rt.f64(y, "y"), rt.begin()));
    return this;
  }

  lineTo(x, y) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_line_to(self, rt.f64(x, "x"), rt.f64(y, "y"), rt.begin()));
    return this;
  }

  quadraticTo(controlX, controlY, x, y) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_quadratic_to(self, rt.f64(controlX, "controlX"), rt.f64(controlY, "controlY"), rt.f64(x, "x"), rt.f64(y, "y"), rt.begin()));
    return this;
  }

  cubicTo(control1X, control1Y, control2X, control2Y, x, y) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_cubic_to(self, rt.f64(control1X, "control1X"), rt.f64(control1Y, "control1Y"), rt.f64(control2X, "control2X"), rt.f64(control2Y, "control2Y"), rt.f64(x, "x"), rt.f64(y, "y"), rt.begin()));
    return this;
  }

  close() {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_close(self, rt.begin()));
    return this;
  }

  append(verbs, coordinates) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const verbsAt = rt.array(verbs, rt.U8, 1, "verbs");
      const verbsLength = rt.length;
      const coordinatesAt = rt.array(coordinates, rt.F64, 1, "coordinates");
      const coordinatesLength = rt.length;
      rt.check(rt.wasm.anim_path_append(self, verbsAt, verbsLength, coordinatesAt, coordinatesLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  addRectangle(rectangle, radius) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const rectangleAt = rt.struct(structs.writeRectangle, 32, rectangle, "rectangle");
      rt.check(rt.wasm.anim_path_add_rectangle(self, rectangleAt, rt.f64(radius, "radius"), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  addEllipse(rectangle) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const rectangleAt = rt.struct(structs.writeRectangle, 32, rectangle, "rectangle");
      rt.check(rt.wasm.anim_path_add_ellipse(self, rectangleAt, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  addSymbol(rectangle, stroke, arrowness) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const rectangleAt = rt.struct(structs.writeRectangle, 32, rectangle, "rectangle");
      rt.check(rt.wasm.anim_path_add_symbol(self, rectangleAt, rt.f64(stroke, "stroke"), rt.f64(arrowness, "arrowness"), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  transform(transform) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const transformAt = rt.struct(structs.writeTransform, 48, transform, "transform");
      rt.check(rt.wasm.anim_path_transform(self, transformAt, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  get bounds() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const boundsAt = rt.alloc(32);
      rt.check(rt.wasm.anim_path_get_bounds(self, boundsAt, rt.begin()));
      return structs.readRectangle(boundsAt);
    } finally {
      rt.leave(mark);
    }
  }

  get counts() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const verbCountAt = rt.alloc(8);
      const coordinateCountAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_counts(self, verbCountAt, coordinateCountAt, rt.begin()));
      return {
        verbCount: rt.getUint32(verbCountAt),
        coordinateCount: rt.getUint32(coordinateCountAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  copy(verbs, coordinates) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const verbsAt = rt.filled(verbs, rt.U8, 1, "verbs", false);
      const verbsLength = rt.length;
      const coordinatesAt = rt.filled(coordinates, rt.F64, 1, "coordinates", false);
      const coordinatesLength = rt.length;
      rt.check(rt.wasm.anim_path_copy(self, verbsAt, verbsLength, coordinatesAt, coordinatesLength, rt.begin()));
      rt.bringBack(verbs, rt.U8, verbsAt);
      rt.bringBack(coordinates, rt.F64, coordinatesAt);
      return {
        verbs,
        coordinates,
      };
    } finally {
      rt.leave(mark);
    }
  }

  parse(text, options) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writePathParsing, 16, options, "options");
      const errorOffsetAt = rt.alloc(8);
      rt.view().setBigInt64(errorOffsetAt, -1n, true);
      rt.check(rt.wasm.anim_path_parse(self, textAt, textLength, optionsAt, errorOffsetAt, rt.begin()), errorOffsetAt);
      return rt.view().getBigInt64(errorOffsetAt, true);
    } finally {
      rt.leave(mark);
    }
  }

  write(format) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const formatAt = rt.optionalStruct(structs.writePathFormat, 16, format, "format");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_path_write(self, formatAt, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  arcTo(radiusX, radiusY, rotation, large, sweep, x, y, accuracy) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_arc_to(self, rt.f64(radiusX, "radiusX"), rt.f64(radiusY, "radiusY"), rt.f64(rotation, "rotation"), rt.bool(large, "large"), rt.bool(sweep, "sweep"), rt.f64(x, "x"), rt.f64(y, "y"), rt.f64(accuracy, "accuracy"), rt.begin()));
    return this;
  }

  addArc(centerX, centerY, radiusX, radiusY, rotation, start, angle, accuracy) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_add_arc(self, rt.f64(centerX, "centerX"), rt.f64(centerY, "centerY"), rt.f64(radiusX, "radiusX"), rt.f64(radiusY, "radiusY"), rt.f64(rotation, "rotation"), rt.f64(start, "start"), rt.f64(angle, "angle"), rt.f64(accuracy, "accuracy"), rt.begin()));
    return this;
  }

  static dataMatch(a, b, rule) {
    const mark = rt.enter();
    try {
      const aAt = rt.text(a, "a");
      const aLength = rt.length;
      const bAt = rt.text(b, "b");
      const bLength = rt.length;
      const differenceAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_data_match(aAt, aLength, bAt, bLength, rt.i32(rule, "rule"), differenceAt, rt.begin()));
      return rt.view().getBigInt64(differenceAt, true);
    } finally {
      rt.leave(mark);
    }
  }

  getLength(accuracy) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const lengthAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_length(self, rt.f64(accuracy, "accuracy"), lengthAt, rt.begin()));
      return rt.getFloat64(lengthAt);
    } finally {
      rt.leave(mark);
    }
  }

  getLengthAt(verb, parameter) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const lengthAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_length_at(self, rt.u32(verb, "verb"), rt.f64(parameter, "parameter"), lengthAt, rt.begin()));
      return rt.getFloat64(lengthAt);
    } finally {
      rt.leave(mark);
    }
  }

  getLocationAt(length) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const locationAt = rt.alloc(72);
      rt.check(rt.wasm.anim_path_get_location_at(self, rt.f64(length, "length"), locationAt, rt.begin()));
      return structs.readPathLocation(locationAt);
    } finally {
      rt.leave(mark);
    }
  }

  getValuesAt(what, lengths) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const lengthsAt = rt.array(lengths, rt.F64, 1, "lengths");
      const lengthsLength = rt.length;
      const resultsAt = rt.alloc(16 * lengthsLength);
      rt.check(rt.wasm.anim_path_get_values_at(self, rt.i32(what, "what"), lengthsAt, lengthsLength, resultsAt, rt.begin()));
      return rt.copyOf(rt.F64, resultsAt, 2 * lengthsLength);
    } finally {
      rt.leave(mark);
    }
  }

  getTransformsAt(rotation, angle, lengths) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const lengthsAt = rt.array(lengths, rt.F64, 1, "lengths");
      const lengthsLength = rt.length;
      const transformsAt = rt.alloc(48 * lengthsLength);
      rt.check(rt.wasm.anim_path_get_transforms_at(self, rt.i32(rotation, "rotation"), rt.f64(angle, "angle"), lengthsAt, lengthsLength, transformsAt, rt.begin()));
      return rt.structsAt(structs.readTransform, 48, transformsAt, lengthsLength);
    } finally {
      rt.leave(mark);
    }
  }

  findNearest(x, y) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const locationAt = rt.alloc(72);
      rt.check(rt.wasm.anim_path_find_nearest(self, rt.f64(x, "x"), rt.f64(y, "y"), locationAt, rt.begin()));
      return structs.readPathLocation(locationAt);
    } finally {
      rt.leave(mark);
    }
  }

  findNearestMany(points) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const pointsAt = rt.array(points, rt.F64, 2, "points");
      const pointsLength = rt.length;
      const nearestAt = rt.alloc(16 * pointsLength);
      const distancesAt = rt.alloc(8 * pointsLength);
      const lengthsAt = rt.alloc(8 * pointsLength);
      rt.check(rt.wasm.anim_path_find_nearest_many(self, pointsAt, pointsLength, nearestAt, distancesAt, lengthsAt, rt.begin()));
      return {
        nearest: rt.copyOf(rt.F64, nearestAt, 2 * pointsLength),
        distances: rt.copyOf(rt.F64, distancesAt, pointsLength),
        lengths: rt.copyOf(rt.F64, lengthsAt, pointsLength),
      };
    } finally {
      rt.leave(mark);
    }
  }

  trim(options) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const optionsAt = rt.struct(structs.writePathTrimOptions, 32, options, "options");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_trim(self, optionsAt, rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  split(lengths, index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const lengthsAt = rt.array(lengths, rt.F64, 1, "lengths");
      const lengthsLength = rt.length;
      const result = new Path();
      const piecesAt = rt.alloc(8);
      try {
        rt.check(rt.wasm.anim_path_split(self, lengthsAt, lengthsLength, rt.size(index, "index"), rt.address(result, "Path", "result"), piecesAt, rt.begin()));
        return {
          result,
          pieces: rt.getUint32(piecesAt),
        };
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  listSubpaths() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const subpaths = rt.asked(
        48,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_path_list_subpaths(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.structsAt(structs.readSubpath, 48, at, count),
      );
      return subpaths;
    } finally {
      rt.leave(mark);
    }
  }

  get controlBounds() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const boundsAt = rt.alloc(32);
      rt.check(rt.wasm.anim_path_get_control_bounds(self, boundsAt, rt.begin()));
      return structs.readRectangle(boundsAt);
    } finally {
      rt.leave(mark);
    }
  }

  get area() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const areaAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_area(self, areaAt, rt.begin()));
      return rt.getFloat64(areaAt);
    } finally {
      rt.leave(mark);
    }
  }

  get centroid() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const centroidAt = rt.alloc(16);
      rt.check(rt.wasm.anim_path_get_centroid(self, centroidAt, rt.begin()));
      return structs.readPoint(centroidAt);
    } finally {
      rt.leave(mark);
    }
  }

  getWinding(x, y) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const windingAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_winding(self, rt.f64(x, "x"), rt.f64(y, "y"), windingAt, rt.begin()));
      return rt.getInt32(windingAt);
    } finally {
      rt.leave(mark);
    }
  }

  getWindingMany(points) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const pointsAt = rt.structs(structs.writePoint, 16, points, "points");
      const pointsLength = rt.length;
      const windingsAt = rt.alloc(4 * pointsLength);
      rt.check(rt.wasm.anim_path_get_winding_many(self, pointsAt, pointsLength, windingsAt, rt.begin()));
      return rt.copyOf(rt.I32, windingsAt, pointsLength);
    } finally {
      rt.leave(mark);
    }
  }

  contains(x, y, fillRule) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const insideAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_contains(self, rt.f64(x, "x"), rt.f64(y, "y"), rt.i32(fillRule, "fillRule"), insideAt, rt.begin()));
      return rt.getInt32(insideAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  flatten(tolerance) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_flatten(self, rt.f64(tolerance, "tolerance"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  getFlattenedCounts(tolerance) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const verbCountAt = rt.alloc(8);
      const coordinateCountAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_flattened_counts(self, rt.f64(tolerance, "tolerance"), verbCountAt, coordinateCountAt, rt.begin()));
      return {
        verbCount: rt.getUint32(verbCountAt),
        coordinateCount: rt.getUint32(coordinateCountAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  getPolylines(tolerance, points, ends) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const pointsAt = rt.filled(points, rt.F64, 2, "points", false);
      const pointsLength = rt.length;
      const endsAt = rt.filled(ends, rt.U32, 1, "ends", false);
      const endsLength = rt.length;
      const pointCountAt = rt.alloc(8);
      const subpathCountAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_get_polylines(self, rt.f64(tolerance, "tolerance"), pointsAt, pointsLength, pointCountAt, endsAt, endsLength, subpathCountAt, rt.begin()));
      rt.bringBack(points, rt.F64, pointsAt);
      rt.bringBack(ends, rt.U32, endsAt);
      return {
        points,
        ends,
        pointCount: rt.getUint32(pointCountAt),
        subpathCount: rt.getUint32(subpathCountAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  assign() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_assign(self, rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  isEqual(other) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const equalAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_is_equal(self, rt.heldAddress(other, "Path", "other"), equalAt, rt.begin()));
      return rt.getInt32(equalAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  getSubpath(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_get_subpath(self, rt.size(index, "index"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  extend(other, transform) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const transformAt = rt.optionalStruct(structs.writeTransform, 48, transform, "transform");
      rt.check(rt.wasm.anim_path_extend(self, rt.heldAddress(other, "Path", "other"), transformAt, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  join(other) {
    const self = rt.address(this, "Path", "this");
    rt.check(rt.wasm.anim_path_join(self, rt.address(other, "Path", "other"), rt.begin()));
    return this;
  }

  reverse() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_reverse(self, rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  reverseSubpath(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_reverse_subpath(self, rt.size(index, "index"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  subdivide(parts, longest) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_subdivide(self, rt.u32(parts, "parts"), rt.f64(longest, "longest"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  convert(conversion, tolerance) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_convert(self, rt.i32(conversion, "conversion"), rt.f64(tolerance, "tolerance"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  closeAll() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_close_all(self, rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  removeDegenerate(tolerance) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_remove_degenerate(self, rt.f64(tolerance, "tolerance"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  stroke(style, tolerance) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const styleAt = rt.optionalStruct(structs.writeStrokeStyle, 56, style, "style");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_stroke(self, styleAt, rt.f64(tolerance, "tolerance"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  dash(dashes, offset) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const dashesAt = rt.array(dashes, rt.F64, 1, "dashes");
      const dashesLength = rt.length;
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_dash(self, dashesAt, dashesLength, rt.f64(offset, "offset"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  roundCorners(radii, smoothing) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const radiiAt = rt.array(radii, rt.F64, 1, "radii");
      const radiiLength = rt.length;
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_round_corners(self, radiiAt, radiiLength, rt.f64(smoothing, "smoothing"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  strokeContains(x, y, style) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const styleAt = rt.optionalStruct(structs.writeStrokeStyle, 56, style, "style");
      const insideAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_stroke_contains(self, rt.f64(x, "x"), rt.f64(y, "y"), styleAt, insideAt, rt.begin()));
      return rt.getInt32(insideAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  strokeContainsMany(points, style) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const pointsAt = rt.structs(structs.writePoint, 16, points, "points");
      const pointsLength = rt.length;
      const styleAt = rt.optionalStruct(structs.writeStrokeStyle, 56, style, "style");
      const insideAt = rt.alloc(1 * pointsLength);
      rt.check(rt.wasm.anim_path_stroke_contains_many(self, pointsAt, pointsLength, styleAt, insideAt, rt.begin()));
      return rt.copyOf(rt.U8, insideAt, pointsLength);
    } finally {
      rt.leave(mark);
    }
  }

  combine(other, operation, fillRule) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_combine(self, rt.heldAddress(other, "Path", "other"), rt.i32(operation, "operation"), rt.i32(fillRule, "fillRule"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  simplify(fillRule) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_simplify(self, rt.i32(fillRule, "fillRule"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  offset(distance, join, miterLimit, tolerance, fillRule) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Path", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_offset(self, rt.f64(distance, "distance"), rt.i32(join, "join"), rt.f64(miterLimit, "miterLimit"), rt.f64(tolerance, "tolerance"), rt.i32(fillRule, "fillRule"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

}

function createPath() {
  const mark = rt.enter();
  try {
    const pathAt = rt.alloc(8);
    rt.check(rt.wasm.anim_path_create(pathAt, rt.begin()));
    return rt.getUint32(pathAt);
  } finally {
    rt.leave(mark);
  }
}

export class PathCollection extends rt.Handle {
  static className = "PathCollection";
  static destroyName = "anim_path_collection_destroy";

  constructor(key) {
    if (key === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createPathCollection());
    }
  }

  clear() {
    const self = rt.address(this, "PathCollection", "this");
    rt.check(rt.wasm.anim_path_collection_clear(self, rt.begin()));
    return this;
  }

  parse(text, ends, options) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const endsAt = rt.array(ends, rt.U32, 1, "ends");
      const endsLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writePathParsing, 16, options, "options");
      const errorOffsetsAt = rt.alloc(8 * endsLength);
      rt.check(rt.wasm.anim_path_collection_parse(self, textAt, textLength, endsAt, endsLength, optionsAt, errorOffsetsAt, rt.begin()));
      return rt.copyOf(rt.I64, errorOffsetsAt, endsLength);
    } finally {
      rt.leave(mark);
    }
  }

  append(path) {
    const self = rt.address(this, "PathCollection", "this");
    rt.check(rt.wasm.anim_path_collection_append(self, rt.address(path, "Path", "path"), rt.begin()));
    return this;
  }

  get count() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const countAt = rt.alloc(8);
      rt.check(rt.wasm.anim_path_collection_get_count(self, countAt, rt.begin()));
      return rt.getUint32(countAt);
    } finally {
      rt.leave(mark);
    }
  }

  getPath(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const result = new Path();
      try {
        rt.check(rt.wasm.anim_path_collection_get_path(self, rt.size(index, "index"), rt.address(result, "Path", "result"), rt.begin()));
        return result;
      } catch (error) {
        result.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  listBounds() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const bounds = rt.asked(
        32,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_path_collection_list_bounds(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.structsAt(structs.readRectangle, 32, at, count),
      );
      return bounds;
    } finally {
      rt.leave(mark);
    }
  }

  listLengths(accuracy) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const lengths = rt.asked(
        8,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_path_collection_list_lengths(self, rt.f64(accuracy, "accuracy"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.F64, at, count),
      );
      return lengths;
    } finally {
      rt.leave(mark);
    }
  }

  listAreas() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const areas = rt.asked(
        8,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_path_collection_list_areas(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.F64, at, count),
      );
      return areas;
    } finally {
      rt.leave(mark);
    }
  }

  contains(points, fillRule) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "PathCollection", "this");
      const pointsAt = rt.structs(structs.writePoint, 16, points, "points");
      const pointsLength = rt.length;
      const inside = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_path_collection_contains(self, pointsAt, pointsLength, rt.i32(fillRule, "fillRule"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.U8, at, count),
      );
      return inside;
    } finally {
      rt.leave(mark);
    }
  }

}

function createPathCollection() {
  const mark = rt.enter();
  try {
    const collectionAt = rt.alloc(8);
    rt.check(rt.wasm.anim_path_collection_create(collectionAt, rt.begin()));
    return rt.getUint32(collectionAt);
  } finally {
    rt.leave(mark);
  }
}

export class Morph extends rt.Handle {
  static className = "Morph";
  static destroyName = "anim_morph_destroy";

  constructor(from, to, options) {
    if (from === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createMorph(from, to, options));
    }
  }

  static sequence(paths, times, options) {
    const mark = rt.enter();
    try {
      const pathsAt = rt.addresses(paths, "Path", "paths");
      const pathsLength = rt.length;
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writeMorphOptions, 80, options, "options");
      const morphAt = rt.alloc(8);
      rt.check(rt.wasm.anim_morph_create_sequence(pathsAt, pathsLength, timesAt, timesLength, optionsAt, morphAt, rt.begin()));
      return new Morph(rt.ADDRESS, rt.getUint32(morphAt));
    } finally {
      rt.leave(mark);
    }
  }

  getPath(t) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Morph", "this");
      const path = new Path();
      try {
        rt.check(rt.wasm.anim_morph_get_path(self, rt.f64(t, "t"), rt.address(path, "Path", "path"), rt.begin()));
        return path;
      } catch (error) {
        path.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  getCounts(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Morph", "this");
      const verbCountAt = rt.alloc(8);
      const coordinateCountAt = rt.alloc(8);
      rt.check(rt.wasm.anim_morph_get_counts(self, rt.size(index, "index"), verbCountAt, coordinateCountAt, rt.begin()));
      return {
        verbCount: rt.getUint32(verbCountAt),
        coordinateCount: rt.getUint32(coordinateCountAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  getVerbs(index, verbs) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Morph", "this");
      const verbsAt = rt.filled(verbs, rt.U8, 1, "verbs", false);
      const verbsLength = rt.length;
      rt.check(rt.wasm.anim_morph_get_verbs(self, rt.size(index, "index"), verbsAt, verbsLength, rt.begin()));
      rt.bringBack(verbs, rt.U8, verbsAt);
      return verbs;
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(index, times, coordinates) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Morph", "this");
      const timesAt = rt.array(times, rt.F64, 1, "times");
      const timesLength = rt.length;
      const coordinatesAt = rt.filled(coordinates, rt.F64, 1, "coordinates", false);
      const coordinatesLength = rt.length;
      rt.check(rt.wasm.anim_morph_evaluate(self, rt.size(index, "index"), timesAt, timesLength, coordinatesAt, coordinatesLength, rt.begin()));
      rt.bringBack(coordinates, rt.F64, coordinatesAt);
      return coordinates;
    } finally {
      rt.leave(mark);
    }
  }

  getAligned(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Morph", "this");
      const from = new Path();
      const to = new Path();
      try {
        rt.check(rt.wasm.anim_morph_get_aligned(self, rt.size(index, "index"), rt.address(from, "Path", "from"), rt.address(to, "Path", "to"), rt.begin()));
        return {
          from,
          to,
        };
      } catch (error) {
        from.dispose(); to.dispose(); throw error;
      }
    } finally {
      rt.leave(mark);
    }
  }

  listPairs(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Morph", "this");
      const pairs = rt.asked(
        8,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_morph_list_pairs(self, rt.size(index, "index"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.structsAt(structs.readMorphPair, 8, at, count),
      );
      return pairs;
    } finally {
      rt.leave(mark);
    }
  }

}

function createMorph(from, to, options) {
  const mark = rt.enter();
  try {
    const optionsAt = rt.optionalStruct(structs.writeMorphOptions, 80, options, "options");
    const morphAt = rt.alloc(8);
    rt.check(rt.wasm.anim_morph_create(rt.heldAddress(from, "Path", "from"), rt.heldAddress(to, "Path", "to"), optionsAt, morphAt, rt.begin()));
    return rt.getUint32(morphAt);
  } finally {
    rt.leave(mark);
  }
}

export class Expression extends rt.Handle {
  static className = "Expression";
  static destroyName = "anim_expression_destroy";

  constructor(text, names) {
    if (text === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createExpression(text, names));
    }
  }

  listVariables() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Expression", "this");
      const variables = rt.asked(
        4,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_expression_list_variables(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.I32, at, count),
      );
      return variables;
    } finally {
      rt.leave(mark);
    }
  }

  evaluate(variables) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Expression", "this");
      const variablesAt = rt.array(variables, rt.F64, 1, "variables");
      const variablesLength = rt.length;
      const resultAt = rt.alloc(8);
      rt.check(rt.wasm.anim_expression_evaluate(self, variablesAt, variablesLength, resultAt, rt.begin()));
      return rt.getFloat64(resultAt);
    } finally {
      rt.leave(mark);
    }
  }

  evaluateMany(variables, results) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Expression", "this");
      const variablesAt = rt.array(variables, rt.F64, 1, "variables");
      const variablesLength = rt.length;
      const resultsAt = rt.filled(results, rt.F64, 1, "results", false);
      const resultsLength = rt.length;
      rt.check(rt.wasm.anim_expression_evaluate_many(self, variablesAt, variablesLength, resultsAt, resultsLength, rt.begin()));
      rt.bringBack(results, rt.F64, resultsAt);
      return results;
    } finally {
      rt.leave(mark);
    }
  }

  differentiate(variables, rates) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Expression", "this");
      const variablesAt = rt.array(variables, rt.F64, 1, "variables");
      const variablesLength = rt.length;
      const ratesAt = rt.array(rates, rt.F64, 1, "rates");
      const ratesLength = rt.length;
      rt.sameLength(variablesLength, ratesLength, "rates", "variables");
      const valueAt = rt.alloc(8);
      const rateAt = rt.alloc(8);
      rt.check(rt.wasm.anim_expression_differentiate(self, variablesAt, ratesAt, variablesLength, valueAt, rateAt, rt.begin()));
      return {
        value: rt.getFloat64(valueAt),
        rate: rt.getFloat64(rateAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

}

function createExpression(text, names) {
  const mark = rt.enter();
  try {
    const textAt = rt.text(text, "text");
    const textLength = rt.length;
    const namesAt = rt.texts(names, "names");
    const namesLength = rt.length;
    const expressionAt = rt.alloc(8);
    rt.check(rt.wasm.anim_expression_create(textAt, textLength, namesAt, namesAt + 4 * namesLength, namesLength, expressionAt, rt.begin()));
    return rt.getUint32(expressionAt);
  } finally {
    rt.leave(mark);
  }
}

export class Stage extends bases.StageBase {
  static className = "Stage";
  static destroyName = "anim_stage_destroy";

  constructor(options) {
    if (options === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createStage(options));
    }
  }

  abandonCall() {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_abandon_call(self, rt.begin()));
    return this;
  }

  addProperty(name, kind, value) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const valueAt = rt.array(value, rt.F64, 1, "value");
      const valueLength = rt.length;
      const propertyAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_add_property(self, nameAt, nameLength, rt.i32(kind, "kind"), valueAt, valueLength, propertyAt, rt.begin()));
      return new Property(this, rt.getBigUint64(propertyAt));
    } finally {
      rt.leave(mark);
    }
  }

  addPropertyWith(name, options, value) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const optionsAt = rt.struct(structs.writePropertyOptions, 40, options, "options");
      const valueAt = rt.array(value, rt.F64, 1, "value");
      const valueLength = rt.length;
      const propertyAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_add_property_with(self, nameAt, nameLength, optionsAt, valueAt, valueLength, propertyAt, rt.begin()));
      return new Property(this, rt.getBigUint64(propertyAt));
    } finally {
      rt.leave(mark);
    }
  }

  addPath(name, path) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const propertyAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_add_path(self, nameAt, nameLength, rt.heldAddress(path, "Path", "path"), propertyAt, rt.begin()));
      return new Property(this, rt.getBigUint64(propertyAt));
    } finally {
      rt.leave(mark);
    }
  }

  addScalars(values) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      const propertiesAt = rt.alloc(8 * valuesLength);
      rt.check(rt.wasm.anim_stage_add_scalars(self, valuesAt, valuesLength, propertiesAt, rt.begin()));
      return rt.numbersOf(rt.U64, propertiesAt, valuesLength).map((each) => new Property(this, each));
    } finally {
      rt.leave(mark);
    }
  }

  findProperty(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const propertyAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_find_property(self, nameAt, nameLength, propertyAt, rt.begin()));
      return new Property(this, rt.getBigUint64(propertyAt));
    } finally {
      rt.leave(mark);
    }
  }

  listProperties() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const properties = rt.asked(
        8,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_stage_list_properties(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.numbersOf(rt.U64, at, count).map((each) => new Property(this, each)),
      );
      return properties;
    } finally {
      rt.leave(mark);
    }
  }

  getName(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_stage_get_name(self, rt.i32(name, "name"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  setValueMany(properties, values) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const propertiesAt = rt.array(properties, rt.U64, 1, "properties");
      const propertiesLength = rt.length;
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      rt.check(rt.wasm.anim_stage_set_value_many(self, propertiesAt, propertiesLength, valuesAt, valuesLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  getValueMany(properties, what, values) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const propertiesAt = rt.array(properties, rt.U64, 1, "properties");
      const propertiesLength = rt.length;
      const valuesAt = rt.filled(values, rt.F64, 1, "values", false);
      const valuesLength = rt.length;
      rt.check(rt.wasm.anim_stage_get_value_many(self, propertiesAt, propertiesLength, rt.i32(what, "what"), valuesAt, valuesLength, rt.begin()));
      rt.bringBack(values, rt.F64, valuesAt);
      return values;
    } finally {
      rt.leave(mark);
    }
  }

  takeChanged() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const properties = rt.taken(
        8,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_stage_take_changed(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.numbersOf(rt.U64, at, count).map((each) => new Property(this, each)),
      );
      return properties;
    } finally {
      rt.leave(mark);
    }
  }

  beginTransaction(motion) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const motionAt = rt.optionalStruct(structs.writeMotion, 136, motion, "motion");
      const transactionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_begin_transaction(self, motionAt, transactionAt, rt.begin()));
      return new Transaction(this, rt.getBigUint64(transactionAt));
    } finally {
      rt.leave(mark);
    }
  }

  setReducedMotion(policy) {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_set_reduced_motion(self, rt.i32(policy, "policy"), rt.begin()));
    return this;
  }

  addGroup(options) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const optionsAt = rt.optionalStruct(structs.writeAnimationGroupOptions, 88, options, "options");
      const groupAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_add_group(self, optionsAt, groupAt, rt.begin()));
      return new AnimationGroup(this, rt.getBigUint64(groupAt));
    } finally {
      rt.leave(mark);
    }
  }

  addDerived(name, options, text) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writePropertyOptions, 40, options, "options");
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const propertyAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_add_derived(self, nameAt, nameLength, optionsAt, textAt, textLength, propertyAt, rt.begin()));
      return new Property(this, rt.getBigUint64(propertyAt));
    } finally {
      rt.leave(mark);
    }
  }

  addBank(spring, values, threshold) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const springAt = rt.struct(structs.writeSpring, 24, spring, "spring");
      const valuesAt = rt.array(values, rt.F64, 1, "values");
      const valuesLength = rt.length;
      const bankAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_add_bank(self, springAt, valuesAt, valuesLength, rt.f64(threshold, "threshold"), bankAt, rt.begin()));
      return new SpringBank(this, rt.getBigUint64(bankAt));
    } finally {
      rt.leave(mark);
    }
  }

  advance(seconds) {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_advance(self, rt.f64(seconds, "seconds"), rt.begin()));
    return this;
  }

  advanceFlicks(flicks) {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_advance_flicks(self, rt.i64(flicks, "flicks"), rt.begin()));
    return this;
  }

  setPaused(paused) {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_set_paused(self, rt.bool(paused, "paused"), rt.begin()));
    return this;
  }

  setTimeScale(scale) {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_set_time_scale(self, rt.f64(scale, "scale"), rt.begin()));
    return this;
  }

  setStepBudget(steps) {
    const self = rt.address(this, "Stage", "this");
    rt.check(rt.wasm.anim_stage_set_step_budget(self, rt.u32(steps, "steps"), rt.begin()));
    return this;
  }

  get info() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const infoAt = rt.alloc(64);
      rt.view().setUint32(infoAt, 64, true);
      rt.check(rt.wasm.anim_stage_get_info(self, infoAt, rt.begin()));
      return structs.readStageInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  pollEvents() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const events = rt.taken(
        64,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_stage_poll_events(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.structsAt(structs.readEvent, 64, at, count),
      );
      return events;
    } finally {
      rt.leave(mark);
    }
  }

  setEventCallback(callback) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      if (callback === undefined) throw rt.wrong("callback", "a function or null", callback);
      const context = callback == null ? 0 : rt.context(this);
      const callbackAt = rt.callback(callback, "anim_event_callback", ":ii", (run, event) => run(structs.readEvent(event >>> 0)), undefined, context, "callback");
      rt.check(rt.wasm.anim_stage_set_event_callback(self, callbackAt, context, context === 0 ? 0 : rt.release(), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  get hash() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const hashAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_get_hash(self, hashAt, rt.begin()));
      return rt.getBigUint64(hashAt);
    } finally {
      rt.leave(mark);
    }
  }

  snapshot() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_stage_snapshot(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.U8, at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  restore(bytes) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const bytesAt = rt.data(bytes, "bytes");
      const bytesLength = rt.length;
      rt.check(rt.wasm.anim_stage_restore(self, bytesAt, bytesLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  findCounterpart(identifier) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Stage", "this");
      const counterpartAt = rt.alloc(8);
      rt.check(rt.wasm.anim_stage_find_counterpart(self, rt.u64(identifier, "identifier"), counterpartAt, rt.begin()));
      return rt.getBigUint64(counterpartAt);
    } finally {
      rt.leave(mark);
    }
  }

}

function createStage(options) {
  const mark = rt.enter();
  try {
    const optionsAt = rt.optionalStruct(structs.writeStageOptions, 16, options, "options");
    const stageAt = rt.alloc(8);
    rt.check(rt.wasm.anim_stage_create(optionsAt, stageAt, rt.begin()));
    return rt.getUint32(stageAt);
  } finally {
    rt.leave(mark);
  }
}

export class SpringBankView extends rt.Handle {
  static className = "SpringBankView";
  static destroyName = "anim_spring_bank_view_destroy";

  constructor(key, address, owner) {
    if (key !== rt.ADDRESS) {
      throw new TypeError("SpringBankView is not made by new, but by another object");
    }
    super(address, owner);
  }

  get values() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "SpringBankView", "this");
      const valuesAt = rt.alloc(8);
      const countAt = rt.alloc(8);
      rt.check(rt.wasm.anim_spring_bank_view_get_values(self, valuesAt, countAt, rt.begin()));
      return rt.viewOf(rt.F64, rt.getUint32(valuesAt), rt.getUint32(countAt), this);
    } finally {
      rt.leave(mark);
    }
  }

}

export class Document extends rt.Handle {
  static className = "Document";
  static destroyName = "anim_document_destroy";

  constructor(key, address, owner) {
    if (key !== rt.ADDRESS) {
      throw new TypeError("Document is not made by new, but by Document.load");
    }
    super(address, owner);
  }

  static load(text, options) {
    const mark = rt.enter();
    try {
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writeDocumentOptions, 48, options, "options");
      const documentAt = rt.alloc(8);
      rt.check(rt.wasm.anim_document_load(textAt, textLength, optionsAt, documentAt, rt.begin()));
      return new Document(rt.ADDRESS, rt.getUint32(documentAt));
    } finally {
      rt.leave(mark);
    }
  }

  get warningCount() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Document", "this");
      const countAt = rt.alloc(8);
      const totalAt = rt.alloc(8);
      rt.check(rt.wasm.anim_document_get_warning_count(self, countAt, totalAt, rt.begin()));
      return {
        count: rt.getUint32(countAt),
        total: rt.getBigUint64(totalAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  getWarning(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Document", "this");
      const warningAt = rt.alloc(24);
      rt.view().setUint32(warningAt, 24, true);
      rt.check(rt.wasm.anim_document_get_warning(self, rt.u32(index, "index"), warningAt, rt.begin()));
      return structs.readDocumentWarning(warningAt);
    } finally {
      rt.leave(mark);
    }
  }

  getWarningText(index, which) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Document", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_document_get_warning_text(self, rt.u32(index, "index"), rt.i32(which, "which"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

}

export class Scene extends bases.SceneBase {
  static className = "Scene";
  static destroyName = "anim_scene_destroy";

  constructor(document, options) {
    if (document === rt.ADDRESS) {
      super(arguments[1], arguments[2]);
    } else {
      super(createScene(document, options));
    }
  }

  static load(text, options) {
    const mark = rt.enter();
    try {
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writeSceneOptions, 64, options, "options");
      const sceneAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_load(textAt, textLength, optionsAt, sceneAt, rt.begin()));
      return new Scene(rt.ADDRESS, rt.getUint32(sceneAt));
    } finally {
      rt.leave(mark);
    }
  }

  reload(text, options) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writeSceneOptions, 64, options, "options");
      const buffer = rt.lines(
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_reload(self, textAt, textLength, optionsAt, buffer, capacity, length, rt.begin())),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  abandonCall() {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_abandon_call(self, rt.begin()));
    return this;
  }

  get stage() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const stageAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_stage(self, stageAt, rt.begin()));
      return rt.borrowed(Stage, rt.getUint32(stageAt), this);
    } finally {
      rt.leave(mark);
    }
  }

  get info() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const infoAt = rt.alloc(64);
      rt.view().setUint32(infoAt, 64, true);
      rt.check(rt.wasm.anim_scene_get_info(self, infoAt, rt.begin()));
      return structs.readSceneInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  advance(seconds) {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_advance(self, rt.f64(seconds, "seconds"), rt.begin()));
    return this;
  }

  advanceFlicks(flicks) {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_advance_flicks(self, rt.i64(flicks, "flicks"), rt.begin()));
    return this;
  }

  static advanceMany(scenes, seconds, wanted) {
    const mark = rt.enter();
    try {
      const scenesAt = rt.addresses(scenes, "Scene", "scenes");
      const scenesLength = rt.length;
      const changesAt = rt.alloc(8 * scenesLength);
      const changedAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_advance_many(scenesAt, scenesLength, rt.f64(seconds, "seconds"), rt.u32(wanted, "wanted"), changesAt, changedAt, rt.begin()));
      return {
        changes: rt.structsAt(structs.readSceneChange, 8, changesAt, rt.getUint32(changedAt)),
        changed: rt.getUint32(changedAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  send(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      rt.check(rt.wasm.anim_scene_send(self, nameAt, nameLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  getInputInfo(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const infoAt = rt.alloc(32);
      rt.view().setUint32(infoAt, 32, true);
      rt.check(rt.wasm.anim_scene_get_input_info(self, rt.u32(index, "index"), infoAt, rt.begin()));
      return structs.readInputInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  setNumber(name, value) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      rt.check(rt.wasm.anim_scene_set_number(self, nameAt, nameLength, rt.f64(value, "value"), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  setBoolean(name, value) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      rt.check(rt.wasm.anim_scene_set_boolean(self, nameAt, nameLength, rt.bool(value, "value"), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  setString(name, text) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      rt.check(rt.wasm.anim_scene_set_string(self, nameAt, nameLength, textAt, textLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  fireTrigger(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      rt.check(rt.wasm.anim_scene_fire_trigger(self, nameAt, nameLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  getNumber(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const valueAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_number(self, nameAt, nameLength, valueAt, rt.begin()));
      return rt.getFloat64(valueAt);
    } finally {
      rt.leave(mark);
    }
  }

  getBoolean(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const valueAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_boolean(self, nameAt, nameLength, valueAt, rt.begin()));
      return rt.getInt32(valueAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  getString(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_string(self, nameAt, nameLength, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  get atomicStates() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_atomic_states(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  isInState(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const activeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_is_in_state(self, nameAt, nameLength, activeAt, rt.begin()));
      return rt.getInt32(activeAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  sendData(name, fields) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const fieldsAt = rt.structs(structs.writeEventField, 40, fields, "fields");
      const fieldsLength = rt.length;
      rt.check(rt.wasm.anim_scene_send_data(self, nameAt, nameLength, fieldsAt, fieldsLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  getEventValue(data, index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const valueAt = rt.alloc(24);
      rt.check(rt.wasm.anim_scene_get_event_value(self, rt.u64(data, "data"), rt.u32(index, "index"), valueAt, rt.begin()));
      return structs.readEventValue(valueAt);
    } finally {
      rt.leave(mark);
    }
  }

  getEventText(data, index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_event_text(self, rt.u64(data, "data"), rt.u32(index, "index"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  get configuration() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_configuration(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  get isDone() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const doneAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_is_done(self, doneAt, rt.begin()));
      return rt.getInt32(doneAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  get stateCount() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const countAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_state_count(self, countAt, rt.begin()));
      return rt.getUint32(countAt);
    } finally {
      rt.leave(mark);
    }
  }

  getStateInfo(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const infoAt = rt.alloc(24);
      rt.view().setUint32(infoAt, 24, true);
      rt.check(rt.wasm.anim_scene_get_state_info(self, rt.u32(index, "index"), infoAt, rt.begin()));
      return structs.readMachineStateInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  get hash() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const hashAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_hash(self, hashAt, rt.begin()));
      return rt.getBigUint64(hashAt);
    } finally {
      rt.leave(mark);
    }
  }

  getListInfo(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const infoAt = rt.alloc(24);
      rt.view().setUint32(infoAt, 24, true);
      rt.check(rt.wasm.anim_scene_get_list_info(self, rt.u32(index, "index"), infoAt, rt.begin()));
      return structs.readListInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  findList(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      const listAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_find_list(self, nameAt, nameLength, listAt, rt.begin()));
      return rt.getUint32(listAt);
    } finally {
      rt.leave(mark);
    }
  }

  getItemInfo(list, index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const infoAt = rt.alloc(16);
      rt.view().setUint32(infoAt, 16, true);
      rt.check(rt.wasm.anim_scene_get_item_info(self, rt.u32(list, "list"), rt.u32(index, "index"), infoAt, rt.begin()));
      return structs.readItemInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  getItemKey(list, index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_item_key(self, rt.u32(list, "list"), rt.u32(index, "index"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  findItem(list, key) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const keyAt = rt.text(key, "key");
      const keyLength = rt.length;
      const indexAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_find_item(self, rt.u32(list, "list"), keyAt, keyLength, indexAt, rt.begin()));
      return rt.getUint32(indexAt);
    } finally {
      rt.leave(mark);
    }
  }

  appendItem(list, index, key, fields) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const keyAt = rt.text(key, "key");
      const keyLength = rt.length;
      const fieldsAt = rt.structs(structs.writeEventField, 40, fields, "fields");
      const fieldsLength = rt.length;
      const numberAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_append_item(self, rt.u32(list, "list"), rt.u32(index, "index"), keyAt, keyLength, fieldsAt, fieldsLength, numberAt, rt.begin()));
      return rt.getUint32(numberAt);
    } finally {
      rt.leave(mark);
    }
  }

  removeItem(list, key) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const keyAt = rt.text(key, "key");
      const keyLength = rt.length;
      rt.check(rt.wasm.anim_scene_remove_item(self, rt.u32(list, "list"), keyAt, keyLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  clearList(list) {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_clear_list(self, rt.u32(list, "list"), rt.begin()));
    return this;
  }

  moveItem(list, key, index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const keyAt = rt.text(key, "key");
      const keyLength = rt.length;
      rt.check(rt.wasm.anim_scene_move_item(self, rt.u32(list, "list"), keyAt, keyLength, rt.u32(index, "index"), rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  updateItem(list, key, fields) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const keyAt = rt.text(key, "key");
      const keyLength = rt.length;
      const fieldsAt = rt.structs(structs.writeEventField, 40, fields, "fields");
      const fieldsLength = rt.length;
      rt.check(rt.wasm.anim_scene_update_item(self, rt.u32(list, "list"), keyAt, keyLength, fieldsAt, fieldsLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  sendPointer(kind, pointer, x, y) {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_send_pointer(self, rt.i32(kind, "kind"), rt.i32(pointer, "pointer"), rt.f64(x, "x"), rt.f64(y, "y"), rt.begin()));
    return this;
  }

  sendWheel(x, y, dx, dy) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const usedAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_send_wheel(self, rt.f64(x, "x"), rt.f64(y, "y"), rt.f64(dx, "dx"), rt.f64(dy, "dy"), usedAt, rt.begin()));
      return rt.getInt32(usedAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  capturePointer(pointer, region) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const regionAt = rt.text(region, "region");
      const regionLength = rt.length;
      rt.check(rt.wasm.anim_scene_capture_pointer(self, rt.i32(pointer, "pointer"), regionAt, regionLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  releasePointer(pointer) {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_release_pointer(self, rt.i32(pointer, "pointer"), rt.begin()));
    return this;
  }

  sendKey(action, key, modifiers) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const usedAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_send_key(self, rt.i32(action, "action"), rt.i32(key, "key"), rt.u32(modifiers, "modifiers"), usedAt, rt.begin()));
      return rt.getInt32(usedAt) !== 0;
    } finally {
      rt.leave(mark);
    }
  }

  setFocus(name) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nameAt = rt.text(name, "name");
      const nameLength = rt.length;
      rt.check(rt.wasm.anim_scene_set_focus(self, nameAt, nameLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  get focus() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_focus(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  hitTest(x, y) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nodeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_hit_test(self, rt.f64(x, "x"), rt.f64(y, "y"), nodeAt, rt.begin()));
      return rt.getInt32(nodeAt);
    } finally {
      rt.leave(mark);
    }
  }

  hitTestRegion(x, y) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const regionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_hit_test_region(self, rt.f64(x, "x"), rt.f64(y, "y"), regionAt, rt.begin()));
      return rt.getInt32(regionAt);
    } finally {
      rt.leave(mark);
    }
  }

  getRegionInfo(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const infoAt = rt.alloc(64);
      rt.view().setUint32(infoAt, 64, true);
      rt.check(rt.wasm.anim_scene_get_region_info(self, rt.u32(index, "index"), infoAt, rt.begin()));
      return structs.readRegionInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  get accessibilityInfo() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const countAt = rt.alloc(8);
      const revisionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_accessibility_info(self, countAt, revisionAt, rt.begin()));
      return {
        count: rt.getUint32(countAt),
        revision: rt.getBigUint64(revisionAt),
      };
    } finally {
      rt.leave(mark);
    }
  }

  getAccessibility(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const accessibilityAt = rt.alloc(80);
      rt.view().setUint32(accessibilityAt, 80, true);
      rt.check(rt.wasm.anim_scene_get_accessibility(self, rt.u32(index, "index"), accessibilityAt, rt.begin()));
      return structs.readAccessibilityElement(accessibilityAt);
    } finally {
      rt.leave(mark);
    }
  }

  getAccessibilityText(index, which) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_accessibility_text(self, rt.u32(index, "index"), rt.i32(which, "which"), buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  get displayCommands() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const commandsAt = rt.alloc(8);
      const countAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_display_commands(self, commandsAt, countAt, rt.begin()));
      return rt.structsAt(structs.readDrawCommand, 240, rt.getUint32(commandsAt), rt.getUint32(countAt));
    } finally {
      rt.leave(mark);
    }
  }

  get display() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const displayAt = rt.alloc(112);
      rt.view().setUint32(displayAt, 112, true);
      rt.check(rt.wasm.anim_scene_get_display(self, displayAt, rt.begin()));
      return structs.readDisplay(displayAt);
    } finally {
      rt.leave(mark);
    }
  }

  get displayRevision() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const revisionAt = rt.alloc(8);
      rt.check(rt.wasm.anim_scene_get_display_revision(self, revisionAt, rt.begin()));
      return rt.getBigUint64(revisionAt);
    } finally {
      rt.leave(mark);
    }
  }

  getDisplayDamage(since) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const rectangleAt = rt.alloc(32);
      rt.check(rt.wasm.anim_scene_get_display_damage(self, rt.u64(since, "since"), rectangleAt, rt.begin()));
      return structs.readRectangle(rectangleAt);
    } finally {
      rt.leave(mark);
    }
  }

  getSvg(background) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const backgroundAt = background == null ? 0 : rt.fixedArray(background, rt.F64, 4, "background");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_get_svg(self, backgroundAt, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  snapshot() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_snapshot(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.copyOf(rt.U8, at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  restore(bytes) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const bytesAt = rt.data(bytes, "bytes");
      const bytesLength = rt.length;
      rt.check(rt.wasm.anim_scene_restore(self, bytesAt, bytesLength, rt.begin()));
      return this;
    } finally {
      rt.leave(mark);
    }
  }

  restoreEdition(bytes, document, text, options) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const bytesAt = rt.data(bytes, "bytes");
      const bytesLength = rt.length;
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const optionsAt = rt.optionalStruct(structs.writeSceneOptions, 64, options, "options");
      const buffer = rt.lines(
        (buffer, capacity, length) => rt.check(rt.wasm.anim_scene_restore_edition(self, bytesAt, bytesLength, rt.heldAddress(document, "Document", "document"), textAt, textLength, optionsAt, buffer, capacity, length, rt.begin())),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  applyStep(trace, index) {
    const self = rt.address(this, "Scene", "this");
    rt.check(rt.wasm.anim_scene_apply_step(self, rt.address(trace, "Trace", "trace"), rt.size(index, "index"), rt.begin()));
    return this;
  }

  play(trace, time, nextStep) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Scene", "this");
      const nextStepAt = rt.alloc(8);
      rt.view().setUint32(nextStepAt, rt.size(nextStep, "nextStep"), true);
      rt.check(rt.wasm.anim_scene_play(self, rt.heldAddress(trace, "Trace", "trace"), rt.i64(time, "time"), nextStepAt, rt.begin()));
      return rt.getUint32(nextStepAt);
    } finally {
      rt.leave(mark);
    }
  }

  set focus(value) {
    this.setFocus(value);
  }

}

function createScene(document, options) {
  const mark = rt.enter();
  try {
    const optionsAt = rt.optionalStruct(structs.writeSceneOptions, 64, options, "options");
    const sceneAt = rt.alloc(8);
    rt.check(rt.wasm.anim_scene_create(rt.heldAddress(document, "Document", "document"), optionsAt, sceneAt, rt.begin()));
    return rt.getUint32(sceneAt);
  } finally {
    rt.leave(mark);
  }
}

export class Trace extends rt.Handle {
  static className = "Trace";
  static destroyName = "anim_trace_destroy";

  constructor(key, address, owner) {
    if (key !== rt.ADDRESS) {
      throw new TypeError("Trace is not made by new, but by Trace.load");
    }
    super(address, owner);
  }

  static load(text) {
    const mark = rt.enter();
    try {
      const textAt = rt.text(text, "text");
      const textLength = rt.length;
      const traceAt = rt.alloc(8);
      rt.check(rt.wasm.anim_trace_load(textAt, textLength, traceAt, rt.begin()));
      return new Trace(rt.ADDRESS, rt.getUint32(traceAt));
    } finally {
      rt.leave(mark);
    }
  }

  get info() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Trace", "this");
      const infoAt = rt.alloc(32);
      rt.view().setUint32(infoAt, 32, true);
      rt.check(rt.wasm.anim_trace_get_info(self, infoAt, rt.begin()));
      return structs.readTraceInfo(infoAt);
    } finally {
      rt.leave(mark);
    }
  }

  get parameters() {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Trace", "this");
      const buffer = rt.asked(
        1,
        (buffer, capacity, length) => rt.check(rt.wasm.anim_trace_get_parameters(self, buffer, capacity, length, rt.begin())),
        (at, count) => rt.textAt(at, count),
      );
      return buffer;
    } finally {
      rt.leave(mark);
    }
  }

  getStepTime(index) {
    const mark = rt.enter();
    try {
      const self = rt.heldAddress(this, "Trace", "this");
      const timeAt = rt.alloc(8);
      rt.check(rt.wasm.anim_trace_get_step_time(self, rt.size(index, "index"), timeAt, rt.begin()));
      return rt.view().getBigInt64(timeAt, true);
    } finally {
      rt.leave(mark);
    }
  }

}
