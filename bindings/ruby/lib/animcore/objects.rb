# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

module Animcore
  # A timing function of any kind: the progress y of a value when a fraction x of the time has passed. It is immutable.
  # Several threads may use it at once; an easing with a callback only if that callback may run on several threads at
  # once. Other objects that use an easing, such as a stage, keep it alive: the host may destroy its own reference at
  # any time, but not inside the easing's callback.
  class Easing < Handle
    destroyed_by :anim_easing_destroy

    # Reads a CSS <easing-function> (CSS Easing Functions Level 2): linear, ease, ease-in, ease-out, ease-in-out,
    # step-start, step-end, cubic-bezier(x1, y1, x2, y2), steps(count, position), linear(stop, ...). Three extensions:
    # default, as in anim_cubic_bezier_make_named; the names of Penner's functions, such as easeOutBounce; and
    # spring(mass stiffness damping initial-velocity duration). Upper and lower case, white space and comments as in
    # CSS; no escapes and no calc(). ANIM_ERROR_SYNTAX with line and column; ANIM_ERROR_ARGUMENT and ANIM_ERROR_LIMIT as
    # in the calls below.
    #
    # C: anim_easing_create_css().
    def self.css(text, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      Runtime.check(Raw.anim_easing_create_css(text_at, Convert.bytesize(text), frame_ + 0))
      Handle.lend(Easing.wrap(frame_.get_pointer(0)), &block)
    end

    # A cubic Bezier timing curve, prepared for frequent evaluation. Preparing takes some 3 microseconds and 9 kilobytes
    # (up to 12 and 33 for a curve that is almost level in x somewhere); a value then takes some 3 nanoseconds. Values
    # are accurate to 1e-12 times the largest of 1, |y1| and |y2|, but need not have the bits of
    # anim_cubic_bezier_evaluate. Beyond [0, 1] as there.
    #
    # C: anim_easing_create_cubic_bezier().
    def self.cubic_bezier(curve, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      frame_.put_bytes(0, Convert.struct(curve, CubicBezier, "curve").pack(keep))
      Runtime.check(Raw.anim_easing_create_cubic_bezier(frame_ + 0, frame_ + 32))
      Handle.lend(Easing.wrap(frame_.get_pointer(32)), &block)
    end

    # CSS steps(). position is ANIM_STEP_POSITION_JUMP_...; count >= 1. Beyond [0, 1] the steps continue.
    #
    # C: anim_easing_create_steps().
    def self.steps(count, position, &block)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_easing_create_steps(Convert.whole(count, "l", "count"), StepPosition.to_i(position), frame_ + 0))
      Handle.lend(Easing.wrap(frame_.get_pointer(0)), &block)
    end

    # CSS linear(): straight lines between stops; the outermost lines continue beyond them. inputs are fractions (CSS
    # percentages divided by 100): NaN for one that is not given; they may be left out if none is. As in CSS, the first
    # then defaults to 0, the last to 1, others are spaced evenly, and an input below an earlier one is raised to it.
    # Two stops with the same input are a jump; one stop alone is a constant. ANIM_ERROR_LIMIT for numbers above 1e6 in
    # size.
    #
    # C: anim_easing_create_linear().
    def self.linear(outputs, inputs = nil, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      outputs = Convert.taken(outputs)
      outputs_at = Convert.array(outputs, "d", keep, "outputs")
      inputs = Convert.taken(inputs)
      inputs_at = Convert.array(inputs, "d", keep, "inputs", nullable: true)
      Runtime.check(Raw.anim_easing_create_linear(outputs_at, inputs_at, Convert.shared([outputs, inputs], {"outputs" => Convert.length(outputs, 8, 1, name: "outputs"), "inputs" => Convert.length(inputs, 8, 1, name: "inputs")}), frame_ + 0))
      Handle.lend(Easing.wrap(frame_.get_pointer(0)), &block)
    end

    # One of Penner's functions. It is 0 for all x < 0 and 1 for all x > 1.
    #
    # C: anim_easing_create_penner().
    def self.penner(penner, &block)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_easing_create_penner(Penner.to_i(penner), frame_ + 0))
      Handle.lend(Easing.wrap(frame_.get_pointer(0)), &block)
    end

    # The motion of a spring from 0 to 1; x is the time in units of duration (seconds, 0 < duration <= 1e9).
    # initial_velocity is in distances per second, at most 1e150 in size. The motion is not scaled to end at 1: as in
    # UIKit, the rest of the swing is cut off, and the value is exactly 1 for all x >= 1. 0 for all x < 0.
    #
    # C: anim_easing_create_spring().
    def self.spring(spring, duration, initial_velocity, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, Convert.struct(spring, Spring, "spring").pack(keep))
      Runtime.check(Raw.anim_easing_create_spring(frame_ + 0, Convert.number(duration, "duration"), Convert.number(initial_velocity, "initial_velocity"), frame_ + 24))
      Handle.lend(Easing.wrap(frame_.get_pointer(24)), &block)
    end

    # An easing that calls the host, on the thread that evaluates it, once for each x (three times for a slope). A
    # result that is not finite is replaced by x.
    #
    # C: anim_easing_create_callback().
    def self.callback(callback = nil, &block)
      frame_ = FFI::MemoryPointer.new(8)
      callback ||= block
      context_ = Callbacks.add(callback, nil, nullable: false)
      Runtime.check(Raw.anim_easing_create_callback(context_.zero? ? nil : EASING_CALLBACK, context_, Callbacks::RELEASE, frame_ + 0))
      Easing.wrap(frame_.get_pointer(0))
    end

    # The progress y at x. before is CSS's before flag (0 or 1): 1 gives the value before the jump at a jump of steps(),
    # and the first of the stops with that input at the start of linear(). Elsewhere it has no effect.
    #
    # C: anim_easing_evaluate().
    def evaluate(x, before)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_easing_evaluate(self.pointer, Convert.number(x, "x"), Convert.boolean(before, "before"), frame_ + 0))
      frame_.get_double(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The same at many x at once, with before 0 and the same bits; allocates nothing.
    #
    # C: anim_easing_evaluate_many().
    def evaluate_many(xs, into: nil)
      keep = []
      xs = Convert.taken(xs)
      xs_at = Convert.array(xs, "d", keep, "xs")
      ys_count = Convert.length(xs, 8, 1, name: "xs")
      ys_at, ys_given = Convert.into(into, 0, 1, ys_count * 8, "ys", nullable: false)
      Runtime.check(Raw.anim_easing_evaluate_many(self.pointer, xs_at, Convert.length(xs, 8, 1, name: "xs"), ys_at))
      (ys_given ? ys_at : Convert.read(ys_at, ys_count, "d", 8))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
    # each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and
    # rounds once. Every number, and every target minus its origin, must be finite.
    #
    # C: anim_easing_animate_many().
    def animate_many(xs, origins, targets, into: nil)
      keep = []
      xs = Convert.taken(xs)
      xs_at = Convert.array(xs, "d", keep, "xs")
      origins = Convert.taken(origins)
      origins_at = Convert.array(origins, "d", keep, "origins")
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "d", keep, "targets")
      values_count = Convert.shared([origins, targets], {"origins" => Convert.length(origins, 8, 1, name: "origins"), "targets" => Convert.length(targets, 8, 1, name: "targets")})
      values_at, values_given = Convert.into(into, 0, 1, values_count * 8, "values", nullable: false)
      Runtime.check(Raw.anim_easing_animate_many(self.pointer, xs_at, Convert.length(xs, 8, 1, name: "xs"), origins_at, targets_at, Convert.shared([origins, targets], {"origins" => Convert.length(origins, 8, 1, name: "origins"), "targets" => Convert.length(targets, 8, 1, name: "targets")}), values_at))
      (values_given ? values_at : Convert.read(values_at, values_count, "d", 8))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Many tweens by one easing: values[i] = origins[i] + y(xs[i]) * (targets[i] - origins[i]). xs has one number for
    # each tween, or one for all. anim_easing_animate_many_float() takes and returns floats; it computes in doubles and
    # rounds once. Every number, and every target minus its origin, must be finite.
    #
    # C: anim_easing_animate_many_float().
    def animate_many_float(xs, origins, targets, into: nil)
      keep = []
      xs = Convert.taken(xs)
      xs_at = Convert.array(xs, "f", keep, "xs")
      origins = Convert.taken(origins)
      origins_at = Convert.array(origins, "f", keep, "origins")
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "f", keep, "targets")
      values_count = Convert.shared([origins, targets], {"origins" => Convert.length(origins, 4, 1, name: "origins"), "targets" => Convert.length(targets, 4, 1, name: "targets")})
      values_at, values_given = Convert.into(into, 0, 1, values_count * 4, "values", nullable: false)
      Runtime.check(Raw.anim_easing_animate_many_float(self.pointer, xs_at, Convert.length(xs, 4, 1, name: "xs"), origins_at, targets_at, Convert.shared([origins, targets], {"origins" => Convert.length(origins, 4, 1, name: "origins"), "targets" => Convert.length(targets, 4, 1, name: "targets")}), values_at))
      (values_given ? values_at : Convert.read(values_at, values_count, "f", 4))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # dy/dx at x: infinite where a curve's tangent is vertical, 0 for steps(). A curve's slope is accurate to some 1e-9;
    # a callback's is a difference quotient over 2^-20. At a corner, the slope to its right.
    #
    # C: anim_easing_get_slope().
    def slope(x)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_easing_get_slope(self.pointer, Convert.number(x, "x"), frame_ + 0))
      frame_.get_double(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The easing as CSS text that parses to the same function: keywords for the five named curves, start or jump-start
    # as it was read, one percentage for each stop, each number the shortest that parses to itself. A callback is
    # "callback", which cannot be parsed.
    #
    # C: anim_easing_get_css().
    def css
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_easing_get_css(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_easing_get_css(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # A motion by keyframes: a function of time from 0 to its duration, with values of one or more components. No call
  # changes the motion. But evaluating it uses memory of the object, so one thread at a time may do that. Values and
  # velocities are rows of component_count numbers, each at most 1e150 in size.
  class Keyframes < Handle
    destroyed_by :anim_keyframes_destroy

    # Values at key times, as Core Animation's CAKeyframeAnimation. values has a row for each key, at least one.
    #
    # - times: one for each key, from 0 to 1 in units of the duration, none below the one before. Without times keys are
    #   spaced evenly. Before the first time the first value holds, after the last one the last. Equal times are a jump.
    #   In the discrete mode there may be one more, as Core Animation requires: the last time is then the end of the
    #   last value. The paced modes ignore times.
    # - curves: timing curves: none, one that is the same for every segment, or one for each segment (one less than
    #   keys). The discrete and paced modes ignore them.
    # - parameters: tension, continuity and bias of each key, each at most 1e6 in size (ANIM_ERROR_LIMIT): 3 numbers for
    #   each key, or none. The two cubic modes read them. (Kochanek and Bartels, "Interpolating splines with local
    #   tension, continuity, and bias control", 1984, with the correction for keys at uneven distances. With parameters
    #   of 0 the tangent at a key is half the difference of its neighbors, times 2 d / (time between the neighbors) with
    #   d the segment's length in time; at an end, or next to a jump, it is the difference of the segment.)
    #
    # The message of ANIM_ERROR_ARGUMENT names the index at fault.
    #
    # C: anim_keyframes_create_values().
    def self.values(options, values, times, curves, parameters, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      options = KeyframeOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, KeyframeOptions, "options").pack(keep)) unless options.nil?
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      curves = Convert.taken(curves)
      curves_at = Convert.structs(curves, CubicBezier, keep, "curves")
      parameters = Convert.taken(parameters)
      parameters_at = Convert.array(parameters, "d", keep, "parameters")
      Runtime.check(Raw.anim_keyframes_create_values(options.nil? ? nil : frame_ + 0, values_at, Convert.length(values, 8, 1, name: "values"), times_at, Convert.length(times, 8, 1, name: "times"), curves_at, Convert.length(curves, 32, 1, name: "curves"), parameters_at, Convert.length(parameters, 8, 1, name: "parameters"), frame_ + 64))
      Handle.lend(Keyframes.wrap(frame_.get_pointer(64)), &block)
    end

    # Blocks, as UIKit's addKeyframe(withRelativeStartTime:relativeDuration:): from starts[i] on, and for durations[i]
    # (both from 0 to 1, in units of the whole duration), the value moves from where it is to row i of values. Between
    # blocks it holds; a duration of 0 jumps; a block that would end beyond 1 ends at 1. Blocks are ordered by start,
    # then by index. A block that starts while another runs takes over from the value at that moment (computed on the
    # straight course; in the discrete mode the earlier block has not jumped yet). In the cubic mode adjacent blocks
    # form one spline, which comes to rest before a gap, and overshoots where the direction reverses.
    #
    # initial: the value at 0, a row; if it is left out, the caller gives it on evaluation. A second row, a velocity, is
    # not used, since blocks begin at rest.
    #
    # C: anim_keyframes_create_blocks().
    def self.blocks(options, starts, durations, values, initial, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      options = KeyframeOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, KeyframeOptions, "options").pack(keep)) unless options.nil?
      starts = Convert.taken(starts)
      starts_at = Convert.array(starts, "d", keep, "starts")
      durations = Convert.taken(durations)
      durations_at = Convert.array(durations, "d", keep, "durations")
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      initial = Convert.taken(initial)
      initial_at = Convert.array(initial, "d", keep, "initial")
      Runtime.check(Raw.anim_keyframes_create_blocks(options.nil? ? nil : frame_ + 0, starts_at, durations_at, Convert.shared([starts, durations], {"starts" => Convert.length(starts, 8, 1, name: "starts"), "durations" => Convert.length(durations, 8, 1, name: "durations")}), values_at, Convert.length(values, 8, 1, name: "values"), initial_at, Convert.length(initial, 8, 1, name: "initial"), frame_ + 64))
      Handle.lend(Keyframes.wrap(frame_.get_pointer(64)), &block)
    end

    # One keyframe after another, as SwiftUI's KeyframeTrack. Row i of values is where keyframe i arrives.
    #
    # velocities: two rows for each keyframe, the velocities (units per second) at its start and at its end. Only those
    # that its flags name are read: a start velocity for CUBIC and SPRING, an end velocity for CUBIC. They may be left
    # out where no flag names any. A velocity that is not given continues the motion: adjacent cubics form a Catmull-Rom
    # spline; next to a keyframe of another kind a cubic takes that one's velocity; a spring takes the velocity of the
    # keyframe before it. The end of the track, and a MOVE, are at rest.
    #
    # A spring that SETTLES lasts until the spring, started at rest, would stay within 1/1000 of its distance from the
    # target. It ends at its value. A spring with a duration is cut off: the next keyframe begins where it is then. The
    # last keyframe ends at its value.
    #
    # initial: where the track begins, a row, or two with its velocity (one row: at rest); if it is left out, the caller
    # gives it on evaluation.
    #
    # C: anim_keyframes_create_track().
    def self.track(options, keys, values, velocities, initial, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      options = KeyframeOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, KeyframeOptions, "options").pack(keep)) unless options.nil?
      keys = Convert.taken(keys)
      keys_at = Convert.structs(keys, Keyframe, keep, "keys")
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      velocities = Convert.taken(velocities)
      velocities_at = Convert.array(velocities, "d", keep, "velocities")
      initial = Convert.taken(initial)
      initial_at = Convert.array(initial, "d", keep, "initial")
      Runtime.check(Raw.anim_keyframes_create_track(options.nil? ? nil : frame_ + 0, keys_at, Convert.length(keys, 72, 1, name: "keys"), values_at, Convert.length(values, 8, 1, name: "values"), velocities_at, Convert.length(velocities, 8, 1, name: "velocities"), initial_at, Convert.length(initial, 8, 1, name: "initial"), frame_ + 64))
      Handle.lend(Keyframes.wrap(frame_.get_pointer(64)), &block)
    end

    # Describes keyframes.
    #
    # C: anim_keyframes_get_info().
    def info
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_uint32(0, 24)
      Runtime.check(Raw.anim_keyframes_get_info(self.pointer, frame_ + 0))
      KeyframesInfo.unpack(frame_.get_bytes(0, 24))
    end

    # Values and velocities (units per second) at many times (seconds): values and velocities have a row for each time,
    # and either may be left out. Before 0 the motion stands at its first value, from its duration on at its last, at
    # rest. At the time of a key the value is that at the start of the next segment: a jump has happened. A velocity
    # that would be infinite is 0.
    #
    # start: the initial value: a row, or two with the velocity. It is read only if the keyframes need it (needs_start).
    # Blocks always begin at rest. ANIM_ERROR_ARGUMENT for a start of another length.
    #
    # C: anim_keyframes_evaluate().
    def evaluate(times, start, values = nil, velocities = nil)
      keep = []
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      start = Convert.taken(start)
      start_at = Convert.array(start, "d", keep, "start")
      values_at = Convert.room(values, 8, keep)
      velocities_at = Convert.room(velocities, 8, keep)
      Runtime.check(Raw.anim_keyframes_evaluate(self.pointer, times_at, Convert.length(times, 8, 1, name: "times"), start_at, Convert.length(start, 8, 1, name: "start"), values_at, velocities_at, Convert.shared([values, velocities], {"values" => Convert.length(values_at, 8), "velocities" => Convert.length(velocities_at, 8)})))
      [Convert.filled(values, values_at, "d", 8), Convert.filled(velocities, velocities_at, "d", 8)]
    end

    # The values of many keyframes at one time, their rows concatenated: as many numbers as they have components in all.
    # ANIM_ERROR_STATE for keyframes that need a start.
    #
    # C: anim_keyframes_evaluate_many().
    def self.evaluate_many(keyframes, time, values)
      keep = []
      keyframes = Convert.taken(keyframes)
      keyframes_at = Convert.objects(keyframes, Keyframes, keep, "keyframes")
      values_at = Convert.room(values, 8, keep)
      Runtime.check(Raw.anim_keyframes_evaluate_many(keyframes_at, Convert.length(keyframes, 0, 1, name: "keyframes"), Convert.number(time, "time"), values_at, Convert.length(values_at, 8)))
      Convert.filled(values, values_at, "d", 8)
    end

    # Keyframes of paths at key times, as anim_keyframes_create_values makes them of numbers. In the linear and paced
    # modes they show, from key to key, what anim_morph_create() without options makes of the two paths (on a property,
    # if its path turns). In the cubic modes, beyond 64 keys, for two neighbors of more than 4096 coordinates together,
    # and when all morphs would have more than 8192, points move straight, or rotate, in one structure to which all
    # paths are cut. Values and velocities that are read as numbers are those of that structure; component_count of the
    # options is not read. They are for properties that hold a path, of any verbs. A path that draws nothing is the
    # point where it begins. ANIM_ERROR_LIMIT where one path would have more than ANIM_LIMIT_KEYFRAME_COMPONENTS
    # coordinates, or all together more than ANIM_LIMIT_KEYFRAME_NUMBERS. A path with other verbs than the one before is
    # cut to the structure of all before it, and counts with the coordinates that these then have.
    #
    # C: anim_keyframes_create_paths().
    def self.paths(options, paths, times, curves, parameters, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      options = KeyframeOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, KeyframeOptions, "options").pack(keep)) unless options.nil?
      paths = Convert.taken(paths)
      paths_at = Convert.objects(paths, Path, keep, "paths")
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      curves = Convert.taken(curves)
      curves_at = Convert.structs(curves, CubicBezier, keep, "curves")
      parameters = Convert.taken(parameters)
      parameters_at = Convert.array(parameters, "d", keep, "parameters")
      Runtime.check(Raw.anim_keyframes_create_paths(options.nil? ? nil : frame_ + 0, paths_at, Convert.length(paths, 0, 1, name: "paths"), times_at, Convert.length(times, 8, 1, name: "times"), curves_at, Convert.length(curves, 32, 1, name: "curves"), parameters_at, Convert.length(parameters, 8, 1, name: "parameters"), frame_ + 64))
      Handle.lend(Keyframes.wrap(frame_.get_pointer(64)), &block)
    end

    # Blocks of paths, as anim_keyframes_create_blocks makes them of numbers: block i leads to paths[i]. initial: the
    # path at 0; if it is left out, the one that the property shows when they begin. Otherwise as
    # anim_keyframes_create_paths; initial counts as the last of the paths. There must be at least one path or an
    # initial one.
    #
    # C: anim_keyframes_create_path_blocks().
    def self.path_blocks(options, starts, durations, paths, initial = nil, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      options = KeyframeOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, KeyframeOptions, "options").pack(keep)) unless options.nil?
      starts = Convert.taken(starts)
      starts_at = Convert.array(starts, "d", keep, "starts")
      durations = Convert.taken(durations)
      durations_at = Convert.array(durations, "d", keep, "durations")
      paths = Convert.taken(paths)
      paths_at = Convert.objects(paths, Path, keep, "paths")
      initial_at = Convert.object(initial, Path, "initial", nullable: true)
      Runtime.check(Raw.anim_keyframes_create_path_blocks(options.nil? ? nil : frame_ + 0, starts_at, durations_at, paths_at, Convert.shared([starts, durations, paths], {"starts" => Convert.length(starts, 8, 1, name: "starts"), "durations" => Convert.length(durations, 8, 1, name: "durations"), "paths" => Convert.length(paths, 0, 1, name: "paths")}), initial_at, frame_ + 64))
      Handle.lend(Keyframes.wrap(frame_.get_pointer(64)), &block)
    end

    # A track of paths, as anim_keyframes_create_track makes it of numbers: keys[i] leads to paths[i].
    #
    # Keys have no velocities: their flags are 0 or ANIM_KEYFRAME_SETTLES. A linear key shows the morph of the path
    # before it and its own, see anim_keyframes_create_paths; cubics and springs move points straight. initial: the path
    # at 0; if it is left out, the one that the property shows when they begin.
    #
    # C: anim_keyframes_create_path_track().
    def self.path_track(options, keys, paths, initial = nil, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      options = KeyframeOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, KeyframeOptions, "options").pack(keep)) unless options.nil?
      keys = Convert.taken(keys)
      keys_at = Convert.structs(keys, Keyframe, keep, "keys")
      paths = Convert.taken(paths)
      paths_at = Convert.objects(paths, Path, keep, "paths")
      initial_at = Convert.object(initial, Path, "initial", nullable: true)
      Runtime.check(Raw.anim_keyframes_create_path_track(options.nil? ? nil : frame_ + 0, keys_at, paths_at, Convert.shared([keys, paths], {"keys" => Convert.length(keys, 72, 1, name: "keys"), "paths" => Convert.length(paths, 0, 1, name: "paths")}), initial_at, frame_ + 64))
      Handle.lend(Keyframes.wrap(frame_.get_pointer(64)), &block)
    end

    # The path of the keyframes at a time (seconds). ANIM_ERROR_KIND for keyframes of numbers, ANIM_ERROR_STATE for
    # those that begin with the property's path.
    #
    # C: anim_keyframes_get_path().
    def path(time)
      path = Path.create
      Runtime.check(Raw.anim_keyframes_get_path(self.pointer, Convert.number(time, "time"), path.pointer))
      path
    end
  end

  # Estimates the velocity of a pointer at its release from its last samples: the slope, at the newest sample, of a
  # least-squares parabola through the samples of the last 100 ms, at most 20 of them (Android's VelocityTracker
  # strategy LSQ2). A line is used where there are two samples, or where they are too unevenly spaced in time for a
  # parabola. The velocity is 0 with one sample, where the samples span less than a millisecond, and where the pointer
  # had stopped: more than 40 ms without a sample or in one place. Samples from before such a gap are ignored.
  # Coordinates are at most 1e150 in size.
  class VelocityEstimator < Handle
    destroyed_by :anim_velocity_estimator_destroy

    # An estimator without samples.
    #
    # C: anim_velocity_estimator_create().
    def self.create(&block)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_velocity_estimator_create(frame_ + 0))
      Handle.lend(VelocityEstimator.wrap(frame_.get_pointer(0)), &block)
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # Forgets all samples: call it when the pointer goes down again.
    #
    # C: anim_velocity_estimator_reset().
    def reset
      Runtime.check(Raw.anim_velocity_estimator_reset(self.pointer))
      nil
    end

    # Adds samples, in order: times are seconds of any clock, coordinates the x and y of each sample in turn, two
    # numbers a sample. A sample at the time of the last one replaces it; one of an earlier time is ignored. The
    # position of the pointer's release usually repeats the last sample, and is better left out.
    #
    # C: anim_velocity_estimator_add().
    def add(times, coordinates)
      keep = []
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      coordinates = Convert.taken(coordinates)
      coordinates_at = Convert.array(coordinates, "d", keep, "coordinates")
      Runtime.check(Raw.anim_velocity_estimator_add(self.pointer, times_at, coordinates_at, Convert.shared([times, coordinates], {"times" => Convert.length(times, 8, 1, name: "times"), "coordinates" => Convert.length(coordinates, 16, 2, name: "coordinates")})))
      nil
    end

    # The velocity in units per second of a pointer that is released at a time (seconds, of the samples' clock).
    #
    # C: anim_velocity_estimator_estimate().
    def estimate(time)
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_velocity_estimator_estimate(self.pointer, Convert.number(time, "time"), frame_ + 0, frame_ + 8))
      [frame_.get_double(0), frame_.get_double(8)]
    end
  end

  # A path: subpaths of lines and Bezier curves. Coordinates are at most 1e150 in size (ANIM_ERROR_LIMIT).
  class Path < Handle
    destroyed_by :anim_path_destroy

    # An empty path.
    #
    # C: anim_path_create().
    def self.create(&block)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_create(frame_ + 0))
      Handle.lend(Path.wrap(frame_.get_pointer(0)), &block)
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # Removes everything and keeps the memory.
    #
    # C: anim_path_clear().
    def clear
      Runtime.check(Raw.anim_path_clear(self.pointer))
      nil
    end

    # Begins a subpath.
    #
    # C: anim_path_move_to().
    def move_to(x, y)
      Runtime.check(Raw.anim_path_move_to(self.pointer, Convert.number(x, "x"), Convert.number(y, "y")))
      nil
    end

    # Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
    #
    # C: anim_path_line_to().
    def line_to(x, y)
      Runtime.check(Raw.anim_path_line_to(self.pointer, Convert.number(x, "x"), Convert.number(y, "y")))
      nil
    end

    # Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
    #
    # C: anim_path_quadratic_to().
    def quadratic_to(control_x, control_y, x, y)
      Runtime.check(Raw.anim_path_quadratic_to(self.pointer, Convert.number(control_x, "control_x"), Convert.number(control_y, "control_y"), Convert.number(x, "x"), Convert.number(y, "y")))
      nil
    end

    # Straight line, quadratic and cubic Bezier curve from the current point. ANIM_ERROR_STATE on a path that has none.
    #
    # C: anim_path_cubic_to().
    def cubic_to(control1_x, control1_y, control2_x, control2_y, x, y)
      Runtime.check(Raw.anim_path_cubic_to(self.pointer, Convert.number(control1_x, "control1_x"), Convert.number(control1_y, "control1_y"), Convert.number(control2_x, "control2_x"), Convert.number(control2_y, "control2_y"), Convert.number(x, "x"), Convert.number(y, "y")))
      nil
    end

    # Closes the subpath; the current point is then its beginning. ANIM_ERROR_STATE on a path without a subpath.
    #
    # C: anim_path_close().
    def close_path
      Runtime.check(Raw.anim_path_close(self.pointer))
      nil
    end

    # Appends many verbs at once: verbs are ANIM_VERB_..., coordinates the x and y of their points in turn, exactly as
    # many as the verbs take. All or nothing. ANIM_ERROR_STATE for a verb that needs a current point where there is
    # none.
    #
    # C: anim_path_append().
    def append(verbs, coordinates)
      keep = []
      verbs = Convert.taken(verbs)
      verbs_at = Convert.array(Verb.numbers(verbs), "C", keep, "verbs")
      coordinates = Convert.taken(coordinates)
      coordinates_at = Convert.array(coordinates, "d", keep, "coordinates")
      Runtime.check(Raw.anim_path_append(self.pointer, verbs_at, Convert.length(verbs, 1, 1, name: "verbs"), coordinates_at, Convert.length(coordinates, 8, 1, name: "coordinates")))
      nil
    end

    # Closed shapes, each wound clockwise on the screen. The corners' radius, >= 0, is clamped to half of the shorter
    # side.
    #
    # C: anim_path_add_rectangle().
    def add_rectangle(rectangle, radius)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, Convert.struct(rectangle, Rectangle, "rectangle").pack(keep))
      Runtime.check(Raw.anim_path_add_rectangle(self.pointer, frame_ + 0, Convert.number(radius, "radius")))
      nil
    end

    # Four cubic curves from the rightmost point on; the relative error of the radius is 2.8e-4.
    #
    # C: anim_path_add_ellipse().
    def add_ellipse(rectangle)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, Convert.struct(rectangle, Rectangle, "rectangle").pack(keep))
      Runtime.check(Raw.anim_path_add_ellipse(self.pointer, frame_ + 0))
      nil
    end

    # A symbol that is Venus at arrowness 0 and, turned by -135 degrees, Mars at 1: an ellipse inset by three strokes,
    # and an outline of twelve points of which four move. Values outside 0 to 1 extrapolate. stroke >= 0; the rectangle
    # is at least six strokes wide and high.
    #
    # C: anim_path_add_symbol().
    def add_symbol(rectangle, stroke, arrowness)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, Convert.struct(rectangle, Rectangle, "rectangle").pack(keep))
      Runtime.check(Raw.anim_path_add_symbol(self.pointer, frame_ + 0, Convert.number(stroke, "stroke"), Convert.number(arrowness, "arrowness")))
      nil
    end

    # Transforms every point in place. Coordinates that would be beyond 1e150 in size are clamped to it.
    #
    # C: anim_path_transform().
    def transform(transform)
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      frame_.put_bytes(0, Convert.struct(transform, Transform, "transform").pack(keep))
      Runtime.check(Raw.anim_path_transform(self.pointer, frame_ + 0))
      nil
    end

    # The tight bounding box (of the curves, not of their control points), with the points of lone moves, which draw
    # nothing. ANIM_ERROR_STATE on an empty path.
    #
    # C: anim_path_get_bounds().
    def bounds
      frame_ = FFI::MemoryPointer.new(32)
      Runtime.check(Raw.anim_path_get_bounds(self.pointer, frame_ + 0))
      Rectangle.unpack(frame_.get_bytes(0, 32))
    end

    # How many verbs and coordinates (two a point) the path has.
    #
    # C: anim_path_get_counts().
    def counts
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_path_get_counts(self.pointer, frame_ + 0, frame_ + 8))
      [frame_.get_uint64(0), frame_.get_uint64(8)]
    end

    # Copies the path's contents out. Both arrays must be at least as long as anim_path_get_counts() tells
    # (ANIM_ERROR_CAPACITY).
    #
    # C: anim_path_copy().
    def copy(verbs, coordinates)
      keep = []
      verbs_at = Convert.room(verbs, 1, keep)
      coordinates_at = Convert.room(coordinates, 8, keep)
      Runtime.check(Raw.anim_path_copy(self.pointer, verbs_at, Convert.length(verbs_at, 1), coordinates_at, Convert.length(coordinates_at, 8)))
      [Convert.filled(verbs, verbs_at, "C", 1, Verb), Convert.filled(coordinates, coordinates_at, "d", 8)]
    end

    # Replaces the path's contents by SVG path data: the grammar of SVG 2
    # (https://www.w3.org/TR/SVG2/paths.html#PathDataBNF), every command, absolute and relative, with exponents in
    # numbers. The path's memory is reused. Numbers are the nearest doubles, whatever the locale; minus zero becomes 0.
    # Relative coordinates add up as doubles. Arcs become as many cubic curves as arc_accuracy needs, and end exactly at
    # their end points. An arc with a radius of 0 is a line, one that ends where it begins is nothing, and radii that
    # are too small are scaled up. An empty text is an empty path; "none", a keyword of CSS, is not path data. A second
    # Z in a row adds nothing; after Z a command other than M begins with a move to the start of the subpath. A decimal
    # point without digits after it is not part of a number. ANIM_ERROR_SYNTAX where the text is no path data;
    # ANIM_ERROR_LIMIT for a coordinate beyond 1e150, for too many verbs and for a text of more than
    # ANIM_LIMIT_TEXT_BYTES. The message says what was expected and found at which byte, and anim_last_error_place()
    # gives line and column. With lenient set these two errors in the data do not fail the call: it succeeds with
    # everything before the error, and still sets message and place. The result is the byte offset of the first error,
    # -1 if there is none. O(bytes).
    #
    # C: anim_path_parse().
    def parse(text, options = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      options = PathParsing.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, PathParsing, "options").pack(keep)) unless options.nil?
      frame_.put_int64(16, -1)
      Runtime.check(Raw.anim_path_parse(self.pointer, text_at, Convert.bytesize(text), options.nil? ? nil : frame_ + 0, frame_ + 16)) { (frame_ + 16).get_int64(0) }
      frame_.get_int64(16)
    end

    # The path as SVG path data. With ABSOLUTE coordinates, not minified and with digits = -1, it is easiest to read for
    # people: a command for each verb, each number with the fewest digits that parse to itself, and with an exponent
    # only where it would otherwise be longer than 21 characters, not counting its sign and a 0 before the point. With
    # digits = -1 the text parses to exactly the same path, except that minus zero becomes 0. Errors of rounded relative
    # coordinates do not add up: each is the difference to the point that a parser has reached. O(verbs).
    #
    # C: anim_path_write().
    def write(format = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      format = PathFormat.from(format, keywords)
      frame_.put_bytes(0, Convert.struct(format, PathFormat, "format").pack(keep)) unless format.nil?
      Runtime.check(Raw.anim_path_write(self.pointer, format.nil? ? nil : frame_ + 0, nil, 0, frame_ + 16))
      buffer_room = frame_.get_uint64(16)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_path_write(self.pointer, format.nil? ? nil : frame_ + 0, buffer_at, buffer_room, frame_ + 16)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(16)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    end

    # An arc of an ellipse from the current point to (x, y), as SVG's A draws it. A radius of 0 makes a line, negative
    # radii count as positive, radii that are too small are scaled up, and an arc that ends where it begins is nothing.
    # rotation of the ellipse's x axis is in radians (SVG has degrees); large = 1 takes the longer way round, sweep = 1
    # the one clockwise on the screen. The arc becomes cubic curves with an error of at most accuracy (1e-13 to 1) times
    # the larger radius, and ends exactly at (x, y). ANIM_ERROR_STATE without a current point; ANIM_ERROR_LIMIT when
    # points of the arc are beyond 1e150.
    #
    # C: anim_path_arc_to().
    def arc_to(radius_x, radius_y, rotation, large, sweep, x, y, accuracy)
      Runtime.check(Raw.anim_path_arc_to(self.pointer, Convert.number(radius_x, "radius_x"), Convert.number(radius_y, "radius_y"), Convert.number(rotation, "rotation"), Convert.boolean(large, "large"), Convert.boolean(sweep, "sweep"), Convert.number(x, "x"), Convert.number(y, "y"), Convert.number(accuracy, "accuracy")))
      nil
    end

    # An arc of an ellipse around a center that begins at the angle start and sweeps angle (radians, clockwise on the
    # screen, both in the ellipse's own frame; more than a whole turn counts as one). Radii >= 0. If the last subpath is
    # open, a line leads to the arc's beginning, unless it is there already; otherwise the arc begins a subpath.
    # accuracy and errors as above.
    #
    # C: anim_path_add_arc().
    def add_arc(center_x, center_y, radius_x, radius_y, rotation, start, angle, accuracy)
      Runtime.check(Raw.anim_path_add_arc(self.pointer, Convert.number(center_x, "center_x"), Convert.number(center_y, "center_y"), Convert.number(radius_x, "radius_x"), Convert.number(radius_y, "radius_y"), Convert.number(rotation, "rotation"), Convert.number(start, "start"), Convert.number(angle, "angle"), Convert.number(accuracy, "accuracy")))
      nil
    end

    # Whether two texts of path data have the same structure by a rule, so that CSS or SMIL would interpolate them: -1
    # if they have, otherwise the number of commands before the first difference. Arguments repeated without a letter
    # count as separate commands, after M and m as L and l. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT as anim_path_parse(),
    # for the first text that is no path data. O(bytes of both).
    #
    # C: anim_path_data_match().
    def self.data_match(a, b, rule)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      a = Convert.taken(a)
      a_at = Convert.text(a, keep, "a")
      b = Convert.taken(b)
      b_at = Convert.text(b, keep, "b")
      Runtime.check(Raw.anim_path_data_match(a_at, Convert.bytesize(a), b_at, Convert.bytesize(b), PathRule.to_i(rule), frame_ + 0))
      frame_.get_int64(0)
    end

    # The length of the outline. accuracy (>= 0) is the error allowed, apart from the rounding of doubles; 0 stands for
    # 1e-10 of the length. 0 for an empty path.
    #
    # C: anim_path_get_length().
    def length(accuracy)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_get_length(self.pointer, Convert.number(accuracy, "accuracy"), frame_ + 0))
      frame_.get_double(0)
    end

    # The length at a parameter (0...1, clamped) of the verb at an index: the inverse of a location's verb and
    # parameter. ANIM_ERROR_NOT_FOUND for an index beyond the last verb.
    #
    # C: anim_path_get_length_at().
    def length_at(verb, parameter)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_get_length_at(self.pointer, Convert.whole(verb, "L", "verb"), Convert.number(parameter, "parameter"), frame_ + 0))
      frame_.get_double(0)
    end

    # The location at a length. ANIM_ERROR_STATE on an empty path, also in the three functions that follow.
    #
    # C: anim_path_get_location_at().
    def location_at(length)
      frame_ = FFI::MemoryPointer.new(72)
      Runtime.check(Raw.anim_path_get_location_at(self.pointer, Convert.number(length, "length"), frame_ + 0))
      PathLocation.unpack(frame_.get_bytes(0, 72))
    end

    # Evaluates one quantity (ANIM_PATH_QUANTITY_...) at many lengths: one or two numbers for each. Fastest for sorted
    # lengths.
    #
    # C: anim_path_get_values_at().
    def values_at(what, lengths, into: nil)
      keep = []
      lengths = Convert.taken(lengths)
      lengths_at = Convert.array(lengths, "d", keep, "lengths")
      results_count = (Convert.length(lengths, 8, 1, name: "lengths")) * 2
      results_at, results_given = Convert.into(into, 0, 1, results_count * 8, "results", nullable: false)
      Runtime.check(Raw.anim_path_get_values_at(self.pointer, PathQuantity.to_i(what), lengths_at, Convert.length(lengths, 8, 1, name: "lengths"), results_at))
      (results_given ? results_at : Convert.read(results_at, results_count, "d", 8))
    end

    # Motion along the path: for each length the transform that places an object drawn at the origin, facing right.
    # rotation is ANIM_PATH_ROTATION_...; an angle of pi faces backwards (auto-reverse). For motion at constant speed,
    # increase the length evenly.
    #
    # C: anim_path_get_transforms_at().
    def transforms_at(rotation, angle, lengths)
      keep = []
      lengths = Convert.taken(lengths)
      lengths_at = Convert.array(lengths, "d", keep, "lengths")
      transforms_count = Convert.length(lengths, 8, 1, name: "lengths")
      transforms_at = FFI::MemoryPointer.new([transforms_count * 48, 1].max)
      Runtime.check(Raw.anim_path_get_transforms_at(self.pointer, PathRotation.to_i(rotation), Convert.number(angle, "angle"), lengths_at, Convert.length(lengths, 8, 1, name: "lengths"), transforms_at))
      Convert.read_structs(transforms_at, transforms_count, Transform)
    end

    # The location on the outline nearest to a point, with its distance; of several equally near, the first. Every local
    # minimum that could be the global one is examined, so that none is missed. Moves count only in a path that draws
    # nothing.
    #
    # C: anim_path_find_nearest().
    def find_nearest(x, y)
      frame_ = FFI::MemoryPointer.new(72)
      Runtime.check(Raw.anim_path_find_nearest(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), frame_ + 0))
      PathLocation.unpack(frame_.get_bytes(0, 72))
    end

    # The same for many points, x and y of each in turn. nearest has the x and y of each location in turn, distances and
    # lengths have one number for each point.
    #
    # C: anim_path_find_nearest_many().
    def find_nearest_many(points, into: nil)
      keep = []
      points = Convert.taken(points)
      points_at = Convert.array(points, "d", keep, "points")
      nearest_count = (Convert.length(points, 16, 2, name: "points")) * 2
      nearest_at, nearest_given = Convert.into(into, 0, 3, nearest_count * 8, "nearest", nullable: true)
      distances_count = Convert.length(points, 16, 2, name: "points")
      distances_at, distances_given = Convert.into(into, 1, 3, distances_count * 8, "distances", nullable: true)
      lengths_count = Convert.length(points, 16, 2, name: "points")
      lengths_at, lengths_given = Convert.into(into, 2, 3, lengths_count * 8, "lengths", nullable: true)
      Runtime.check(Raw.anim_path_find_nearest_many(self.pointer, points_at, Convert.length(points, 16, 2, name: "points"), nearest_at, distances_at, lengths_at))
      [(nearest_given ? nearest_at : Convert.read(nearest_at, nearest_count, "d", 8)), (distances_given ? distances_at : Convert.read(distances_at, distances_count, "d", 8)), (lengths_given ? lengths_at : Convert.read(lengths_at, lengths_count, "d", 8))]
    end

    # The part of the path that the options keep, accurate to 1e-12 of the length. Where the part wraps around in a
    # closed subpath (which is all of the path, or with ANIM_PATH_TRIM_SUBPATHS each one) it continues without a gap. A
    # subpath kept whole stays closed. If nothing is kept, the result is empty.
    #
    # C: anim_path_trim().
    def trim(options = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      options = PathTrimOptions.from(options, keywords)
      options ||= PathTrimOptions.new
      frame_.put_bytes(0, Convert.struct(options, PathTrimOptions, "options").pack(keep))
      result = Path.create
      Runtime.check(Raw.anim_path_trim(self.pointer, frame_ + 0, result.pointer))
      result
    end

    # Cuts the path at lengths, in any order, and gives the piece at index and the number of pieces. Lengths at or
    # beyond an end, and repeated ones, do not cut. A path that is one closed subpath is a ring: one cut, even at its
    # beginning, makes it one open piece; the last of several pieces continues over the beginning to the first cut.
    # ANIM_ERROR_NOT_FOUND for an index beyond the pieces.
    #
    # C: anim_path_split().
    def split(lengths, index)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      lengths = Convert.taken(lengths)
      lengths_at = Convert.array(lengths, "d", keep, "lengths")
      result = Path.create
      Runtime.check(Raw.anim_path_split(self.pointer, lengths_at, Convert.length(lengths, 8, 1, name: "lengths"), Convert.whole(index, "Q", "index"), result.pointer, frame_ + 0))
      [result, frame_.get_uint64(0)]
    end

    # The path's subpaths in order.
    #
    # C: anim_path_list_subpaths().
    def list_subpaths
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_list_subpaths(self.pointer, nil, 0, frame_ + 0))
      subpaths_room = frame_.get_uint64(0)
      subpaths_at = FFI::MemoryPointer.new([subpaths_room * 48, 1].max)
      Runtime.check(Raw.anim_path_list_subpaths(self.pointer, subpaths_at, subpaths_room, frame_ + 0)) if subpaths_room.positive?
      subpaths_count = frame_.get_uint64(0)
      Convert.read_structs(subpaths_at, subpaths_count, Subpath)
    end

    # The bounding box of all points, control points included: faster than anim_path_get_bounds(), and never smaller.
    # ANIM_ERROR_STATE on an empty path.
    #
    # C: anim_path_get_control_bounds().
    def control_bounds
      frame_ = FFI::MemoryPointer.new(32)
      Runtime.check(Raw.anim_path_get_control_bounds(self.pointer, frame_ + 0))
      Rectangle.unpack(frame_.get_bytes(0, 32))
    end

    # The signed area: positive where the outline runs clockwise on the screen. Open subpaths count as closed; areas
    # enclosed twice count twice, and areas of outlines that run the other way (as holes do) are subtracted. Exact
    # except for rounding, by Green's theorem; computed relative to each subpath's start, so that distance from the
    # origin costs no accuracy.
    #
    # C: anim_path_get_area().
    def area
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_get_area(self.pointer, frame_ + 0))
      frame_.get_double(0)
    end

    # The centroid of the area that the path encloses, weighted as in anim_path_get_area(). The center of the bounding
    # box where the area is less than 1e-12 of the box's; ANIM_ERROR_STATE on an empty path.
    #
    # C: anim_path_get_centroid().
    def centroid
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_path_get_centroid(self.pointer, frame_ + 0))
      Point.unpack(frame_.get_bytes(0, 16))
    end

    # The winding number of the outline around a point: turns clockwise on the screen minus turns counter-clockwise.
    # Open subpaths count as closed. On the outline itself it may be that of either side; from a distance of 1e-12 of
    # the path's size on, it is exact.
    #
    # C: anim_path_get_winding().
    def winding(x, y)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_get_winding(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), frame_ + 0))
      frame_.get_int32(0)
    end

    # The same at many points.
    #
    # C: anim_path_get_winding_many().
    def winding_many(points, into: nil)
      keep = []
      points = Convert.taken(points)
      points_at = Convert.structs(points, Point, keep, "points")
      windings_count = Convert.length(points, 16, 1, name: "points")
      windings_at, windings_given = Convert.into(into, 0, 1, windings_count * 4, "windings", nullable: false)
      Runtime.check(Raw.anim_path_get_winding_many(self.pointer, points_at, Convert.length(points, 16, 1, name: "points"), windings_at))
      (windings_given ? windings_at : Convert.read(windings_at, windings_count, "l", 4))
    end

    # Whether a point lies inside by a rule. Open subpaths count as closed.
    #
    # C: anim_path_contains().
    def contains?(x, y, fill_rule)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_contains(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), FillRule.to_i(fill_rule), frame_ + 0))
      !frame_.get_int32(0).zero?
    end

    # Approximates the path by straight lines that are nowhere farther from it than tolerance (in points, above 0; at
    # least 2^-46 of a curve's size is used). Lines and closes stay as they are. Each curve becomes as few lines of
    # about equal error as possible: it is cut at equal parts of the integral of the root of its curvature (R. Levien,
    # "Flattening quadratic Beziers", 2019), and each line is then proved to be near enough. ANIM_ERROR_LIMIT for more
    # than ANIM_LIMIT_PATH_PIECES.
    #
    # C: anim_path_flatten().
    def flatten(tolerance)
      result = Path.create
      Runtime.check(Raw.anim_path_flatten(self.pointer, Convert.number(tolerance, "tolerance"), result.pointer))
      result
    end

    # How many verbs and coordinates anim_path_flatten() makes, without building the path.
    #
    # C: anim_path_get_flattened_counts().
    def flattened_counts(tolerance)
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_path_get_flattened_counts(self.pointer, Convert.number(tolerance, "tolerance"), frame_ + 0, frame_ + 8))
      [frame_.get_uint64(0), frame_.get_uint64(8)]
    end

    # The flattened path as polylines: the points of subpath i end before points[ends[i]], and begin where those of the
    # one before end. A closed subpath ends with its first point again. The call fills both arrays and gives the numbers
    # of points and of subpaths; if both arrays are empty, only these numbers. An array that is too short is
    # ANIM_ERROR_CAPACITY.
    #
    # C: anim_path_get_polylines().
    def polylines(tolerance, points, ends)
      keep = []
      frame_ = FFI::MemoryPointer.new(16)
      points_at = Convert.room(points, 16, keep)
      ends_at = Convert.room(ends, 8, keep)
      Runtime.check(Raw.anim_path_get_polylines(self.pointer, Convert.number(tolerance, "tolerance"), points_at, Convert.length(points_at, 16), frame_ + 0, ends_at, Convert.length(ends_at, 8), frame_ + 8))
      [Convert.filled_structs(points, points_at, Point), Convert.filled(ends, ends_at, "Q", 8), frame_.get_uint64(0), frame_.get_uint64(8)]
    end

    # A copy of the path.
    #
    # C: anim_path_assign().
    def assign
      result = Path.create
      Runtime.check(Raw.anim_path_assign(self.pointer, result.pointer))
      result
    end

    # Whether two paths have the same verbs and equal coordinates.
    #
    # C: anim_path_is_equal().
    def is_equal?(other)
      frame_ = FFI::MemoryPointer.new(8)
      other_at = Convert.object(other, Path, "other", nullable: false)
      Runtime.check(Raw.anim_path_is_equal(self.pointer, other_at, frame_ + 0))
      !frame_.get_int32(0).zero?
    end

    # One subpath. ANIM_ERROR_NOT_FOUND for an index beyond the last.
    #
    # C: anim_path_get_subpath().
    def subpath(index)
      result = Path.create
      Runtime.check(Raw.anim_path_get_subpath(self.pointer, Convert.whole(index, "Q", "index"), result.pointer))
      result
    end

    # Appends another path, which may be the path itself, to a path, transformed where a transform is given. Coordinates
    # that would be beyond 1e150 in size are clamped to it.
    #
    # C: anim_path_extend().
    def extend_path(other, transform = nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      other_at = Convert.object(other, Path, "other", nullable: false)
      frame_.put_bytes(0, Convert.struct(transform, Transform, "transform").pack(keep)) unless transform.nil?
      Runtime.check(Raw.anim_path_extend(self.pointer, other_at, transform.nil? ? nil : frame_ + 0))
      nil
    end

    # The same, but where the path's last subpath is open, the other's first subpath continues it: by a line to its
    # beginning, or directly if that is the same point.
    #
    # C: anim_path_join().
    def join(other)
      other_at = Convert.object(other, Path, "other", nullable: false)
      Runtime.check(Raw.anim_path_join(self.pointer, other_at))
      nil
    end

    # The outline in the opposite direction: the last subpath first, each from its end to its start. A closed subpath
    # keeps its start, and stays closed.
    #
    # C: anim_path_reverse().
    def reverse
      result = Path.create
      Runtime.check(Raw.anim_path_reverse(self.pointer, result.pointer))
      result
    end

    # The path with one of its subpaths reversed; the order of subpaths stays. ANIM_ERROR_NOT_FOUND for an index beyond
    # the last.
    #
    # C: anim_path_reverse_subpath().
    def reverse_subpath(index)
      result = Path.create
      Runtime.check(Raw.anim_path_reverse_subpath(self.pointer, Convert.whole(index, "Q", "index"), result.pointer))
      result
    end

    # Splits every segment, the closing line too, into parts (at least 1) pieces of equal parameter ranges. Where
    # longest (> 0) is finite, the pieces have equal lengths instead (to 1e-9), and more than parts of them are made
    # where a piece would be longer than longest. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES, before any is
    # made.
    #
    # C: anim_path_subdivide().
    def subdivide(parts, longest)
      result = Path.create
      Runtime.check(Raw.anim_path_subdivide(self.pointer, Convert.whole(parts, "L", "parts"), Convert.number(longest, "longest"), result.pointer))
      result
    end

    # The path in other verbs. The tolerance is in points and above 0. A cubic curve becomes quadratic ones over equal
    # ranges of its parameter, which have equal errors: sqrt(3)/36 |p3 - 3 p2 + 3 p1 - p0| / n^3 for n of them
    # (Sederberg, "Computer Aided Geometric Design"). ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_PIECES quadratic
    # curves.
    #
    # C: anim_path_convert().
    def convert(conversion, tolerance)
      result = Path.create
      Runtime.check(Raw.anim_path_convert(self.pointer, PathConversion.to_i(conversion), Convert.number(tolerance, "tolerance"), result.pointer))
      result
    end

    # The path with all its open subpaths closed.
    #
    # C: anim_path_close_all().
    def close_all
      result = Path.create
      Runtime.check(Raw.anim_path_close_all(self.pointer, result.pointer))
      result
    end

    # The path without degenerate segments, and without subpaths that then have no segment left. A segment is degenerate
    # if all its points are within the tolerance (>= 0, in points, in x and in y) of its start.
    #
    # C: anim_path_remove_degenerate().
    def remove_degenerate(tolerance)
      result = Path.create
      Runtime.check(Raw.anim_path_remove_degenerate(self.pointer, Convert.number(tolerance, "tolerance"), result.pointer))
      result
    end

    # The outline of a path's stroke, to be filled by the non-zero rule. Curves stay curves: cubic ones within tolerance
    # of the exact offset curves at half the width. A tolerance of 0 is a thousandth of the width; at least 1e-9 of the
    # largest coordinate or the width is used. A closed subpath gives two outlines of opposite directions, an open one
    # gives one; bends tighter than half the width add outlines of their own, and outlines may overlap. The whole is the
    # stroke shape of SVG 2: the area that the normals sweep, with joins and caps. A cusp is round, the limit of ever
    # tighter bends. A subpath of length 0 shows its round or square caps, a lone move nothing. ANIM_ERROR_LIMIT for
    # more than ANIM_LIMIT_PATH_DASHES dashes or ANIM_LIMIT_PATH_VERBS verbs, and as in anim_path_simplify() where the
    # style is simplified.
    #
    # C: anim_path_stroke().
    def stroke(style, tolerance)
      keep = []
      frame_ = FFI::MemoryPointer.new(56)
      style = StrokeStyle.from(style)
      frame_.put_bytes(0, Convert.struct(style, StrokeStyle, "style").pack(keep)) unless style.nil?
      result = Path.create
      Runtime.check(Raw.anim_path_stroke(self.pointer, style.nil? ? nil : frame_ + 0, Convert.number(tolerance, "tolerance"), result.pointer))
      result
    end

    # The dashes of a path as open subpaths; lengths and offset as in anim_stroke_style. Curves stay curves, cut to 1e-9
    # of their length. The pattern starts anew in each subpath; in a closed one the last dash continues into the first
    # where both reach the start. A dash of length 0 is a line from a point to itself. ANIM_ERROR_LIMIT for more than
    # ANIM_LIMIT_PATH_DASHES.
    #
    # C: anim_path_dash().
    def dash(dashes, offset)
      keep = []
      dashes = Convert.taken(dashes)
      dashes_at = Convert.array(dashes, "d", keep, "dashes")
      result = Path.create
      Runtime.check(Raw.anim_path_dash(self.pointer, dashes_at, Convert.length(dashes, 8, 1, name: "dashes"), Convert.number(offset, "offset"), result.pointer))
      result
    end

    # The path with its corners rounded. A corner is where two segments of a subpath meet at an angle; the corner at the
    # start of a closed subpath is its first. radii are those of the corners in order (0 to 1e150), repeated if there
    # are more corners; without radii the path stays as it is.
    #
    # Between two lines a corner becomes an arc, with a cubic curve for each quarter turn. The arc's radius is reduced
    # so that it uses at most half of a line that ends in another corner, and at most all of any other line. A corner of
    # radius 0 uses nothing of its lines. Where one of the two segments is a curve, both are cut as far from the corner,
    # measured along them, as two lines would be, and a tangent cubic curve joins them.
    #
    # smoothing is 0 for arcs. From 0 to 1, a corner between two lines begins earlier on the line, by that fraction of
    # the arc's length where there is room. Its curvature rises from 0 to that of a shorter arc: continuous corners, as
    # on iOS.
    #
    # C: anim_path_round_corners().
    def round_corners(radii, smoothing)
      keep = []
      radii = Convert.taken(radii)
      radii_at = Convert.array(radii, "d", keep, "radii")
      result = Path.create
      Runtime.check(Raw.anim_path_round_corners(self.pointer, radii_at, Convert.length(radii, 8, 1, name: "radii"), Convert.number(smoothing, "smoothing"), result.pointer))
      result
    end

    # Whether a point lies in the path's stroke: on a normal of the outline at most half the width from it, or in a join
    # or a cap. No outline is made.
    #
    # C: anim_path_stroke_contains().
    def stroke_contains?(x, y, style = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(64)
      style = StrokeStyle.from(style, keywords)
      frame_.put_bytes(0, Convert.struct(style, StrokeStyle, "style").pack(keep)) unless style.nil?
      Runtime.check(Raw.anim_path_stroke_contains(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), style.nil? ? nil : frame_ + 0, frame_ + 56))
      !frame_.get_int32(56).zero?
    end

    # The same for many points: 0 or 1 for each.
    #
    # C: anim_path_stroke_contains_many().
    def stroke_contains_many(points, style = nil, into: nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(56)
      points = Convert.taken(points)
      points_at = Convert.structs(points, Point, keep, "points")
      style = StrokeStyle.from(style, keywords)
      frame_.put_bytes(0, Convert.struct(style, StrokeStyle, "style").pack(keep)) unless style.nil?
      inside_count = Convert.length(points, 16, 1, name: "points")
      inside_at, inside_given = Convert.into(into, 0, 1, inside_count * 1, "inside", nullable: false)
      Runtime.check(Raw.anim_path_stroke_contains_many(self.pointer, points_at, Convert.length(points, 16, 1, name: "points"), style.nil? ? nil : frame_ + 0, inside_at))
      (inside_given ? inside_at : Convert.read(inside_at, inside_count, "C", 1))
    end

    # Combines the insides of two paths by an operation; fill_rule says what is inside of each.
    #
    # C: anim_path_combine().
    def combine(other, operation, fill_rule)
      other_at = Convert.object(other, Path, "other", nullable: false)
      result = Path.create
      Runtime.check(Raw.anim_path_combine(self.pointer, other_at, PathOperation.to_i(operation), FillRule.to_i(fill_rule), result.pointer))
      result
    end

    # The path without crossings and overlaps (such as those of a stroke's outline): the contours of its inside.
    #
    # C: anim_path_simplify().
    def simplify(fill_rule)
      result = Path.create
      Runtime.check(Raw.anim_path_simplify(self.pointer, FillRule.to_i(fill_rule), result.pointer))
      result
    end

    # The inside grown by distance on all sides, or shrunk by a negative one, up to 5e149 in size. This is the union
    # with, or the difference to, the stroke of its outline at twice that width. join and miter_limit shape the corners,
    # as in anim_stroke_style: outer corners where it grows, inner ones where it shrinks. Curves are within tolerance of
    # the exact ones; 0 is a thousandth of twice the distance.
    #
    # C: anim_path_offset().
    def offset(distance, join, miter_limit, tolerance, fill_rule)
      result = Path.create
      Runtime.check(Raw.anim_path_offset(self.pointer, Convert.number(distance, "distance"), Join.to_i(join), Convert.number(miter_limit, "miter_limit"), Convert.number(tolerance, "tolerance"), FillRule.to_i(fill_rule), result.pointer))
      result
    end
  end

  # An array of paths: parsing, measuring or testing all of them takes one call.
  class PathCollection < Handle
    destroyed_by :anim_path_collection_destroy

    # A collection without paths.
    #
    # C: anim_path_collection_create().
    def self.create(&block)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_collection_create(frame_ + 0))
      Handle.lend(PathCollection.wrap(frame_.get_pointer(0)), &block)
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # Removes all paths.
    #
    # C: anim_path_collection_clear().
    def clear
      Runtime.check(Raw.anim_path_collection_clear(self.pointer))
      nil
    end

    # Appends paths of SVG path data, read as by anim_path_parse(). The texts are concatenated in text, of at most
    # ANIM_LIMIT_TEXT_BYTES: the text of path i ends before the byte ends[i], and begins where the one before ends. ends
    # must not decrease, and the last of them is the length of text. ANIM_ERROR_SYNTAX and ANIM_ERROR_LIMIT for the
    # first text with an error: the message says which, counted from 0, and anim_last_error_place() gives line and
    # column in it; no path is appended then. With lenient set each path has everything before its error, and the call
    # succeeds, but still sets message and place for the first error. The result has for each text the byte offset of
    # its first error, -1 if there is none.
    #
    # C: anim_path_collection_parse().
    def parse(text, ends, options = nil, into: nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(16)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      ends = Convert.taken(ends)
      ends_at = Convert.array(ends, "Q", keep, "ends")
      options = PathParsing.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, PathParsing, "options").pack(keep)) unless options.nil?
      error_offsets_count = Convert.length(ends, 8, 1, name: "ends")
      error_offsets_at, error_offsets_given = Convert.into(into, 0, 1, error_offsets_count * 8, "error_offsets", nullable: true)
      Runtime.check(Raw.anim_path_collection_parse(self.pointer, text_at, Convert.bytesize(text), ends_at, Convert.length(ends, 8, 1, name: "ends"), options.nil? ? nil : frame_ + 0, error_offsets_at))
      (error_offsets_given ? error_offsets_at : Convert.read(error_offsets_at, error_offsets_count, "q", 8))
    end

    # Appends a copy of a path. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_PATH_VERBS paths.
    #
    # C: anim_path_collection_append().
    def append(path)
      path_at = Convert.object(path, Path, "path", nullable: false)
      Runtime.check(Raw.anim_path_collection_append(self.pointer, path_at))
      nil
    end

    # How many paths there are.
    #
    # C: anim_path_collection_get_count().
    def count
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_collection_get_count(self.pointer, frame_ + 0))
      frame_.get_uint64(0)
    end

    # A copy of the path at an index. ANIM_ERROR_NOT_FOUND for an index beyond the last.
    #
    # C: anim_path_collection_get_path().
    def path(index)
      result = Path.create
      Runtime.check(Raw.anim_path_collection_get_path(self.pointer, Convert.whole(index, "Q", "index"), result.pointer))
      result
    end

    # Tight bounding boxes, as anim_path_get_bounds() gives them. The box of an empty path is four NaNs.
    #
    # C: anim_path_collection_list_bounds().
    def list_bounds
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_collection_list_bounds(self.pointer, nil, 0, frame_ + 0))
      bounds_room = frame_.get_uint64(0)
      bounds_at = FFI::MemoryPointer.new([bounds_room * 32, 1].max)
      Runtime.check(Raw.anim_path_collection_list_bounds(self.pointer, bounds_at, bounds_room, frame_ + 0)) if bounds_room.positive?
      bounds_count = frame_.get_uint64(0)
      Convert.read_structs(bounds_at, bounds_count, Rectangle)
    end

    # Lengths of outlines, each within accuracy as by anim_path_get_length().
    #
    # C: anim_path_collection_list_lengths().
    def list_lengths(accuracy)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_collection_list_lengths(self.pointer, Convert.number(accuracy, "accuracy"), nil, 0, frame_ + 0))
      lengths_room = frame_.get_uint64(0)
      lengths_at = FFI::MemoryPointer.new([lengths_room * 8, 1].max)
      Runtime.check(Raw.anim_path_collection_list_lengths(self.pointer, Convert.number(accuracy, "accuracy"), lengths_at, lengths_room, frame_ + 0)) if lengths_room.positive?
      lengths_count = frame_.get_uint64(0)
      Convert.read(lengths_at, lengths_count, "d", 8)
    end

    # Signed areas, as anim_path_get_area() gives them.
    #
    # C: anim_path_collection_list_areas().
    def list_areas
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_path_collection_list_areas(self.pointer, nil, 0, frame_ + 0))
      areas_room = frame_.get_uint64(0)
      areas_at = FFI::MemoryPointer.new([areas_room * 8, 1].max)
      Runtime.check(Raw.anim_path_collection_list_areas(self.pointer, areas_at, areas_room, frame_ + 0)) if areas_room.positive?
      areas_count = frame_.get_uint64(0)
      Convert.read(areas_at, areas_count, "d", 8)
    end

    # Whether points lie inside by a rule, 0 or 1: for each path a row with a number for each point.
    #
    # C: anim_path_collection_contains().
    def contains(points, fill_rule)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      points = Convert.taken(points)
      points_at = Convert.structs(points, Point, keep, "points")
      Runtime.check(Raw.anim_path_collection_contains(self.pointer, points_at, Convert.length(points, 16, 1, name: "points"), FillRule.to_i(fill_rule), nil, 0, frame_ + 0))
      inside_room = frame_.get_uint64(0)
      inside_at = FFI::MemoryPointer.new([inside_room * 1, 1].max)
      Runtime.check(Raw.anim_path_collection_contains(self.pointer, points_at, Convert.length(points, 16, 1, name: "points"), FillRule.to_i(fill_rule), inside_at, inside_room, frame_ + 0)) if inside_room.positive?
      inside_count = frame_.get_uint64(0)
      inside_at.get_bytes(0, inside_count)
    end
  end

  # The in-betweens of two paths, or of a sequence of paths, prepared once and evaluated at any time.
  #
  # Paths of the same verbs are interpolated point by point, unless an outline would fold up on its way, as it does on
  # the way to a mirror image. If the paths differ only in the starts, order and direction of their subpaths, and in
  # position and size, the path only moves and scales. A rotated copy rotates (by less than a quarter turn only with the
  # automatic structure). For the strict structure an arc of path data is one command, however many cubics it becomes,
  # as for anim_path_data_match(): its parameters are interpolated, as CSS and SMIL do, and a flag is set in between if
  # it is set at either end. The arcs of a path that was transformed are interpolated by their control points.
  #
  # Other paths are first brought to a common structure: subpaths are paired by role, position, size and shape, aligned
  # by their features, and cut at each other's joints. Lines stay lines where both sides are lines; curves are only
  # subdivided (de Casteljau). In fills, one outline may correspond to several outlines side by side in the other path.
  # It is first cut into parts by straight lines, and each part becomes one of the others, unless one of the others
  # closely resembles the whole.
  #
  # A blend (ANIM_MORPH_STRUCTURE_BLEND) has no common structure: parts of the inside join, part, appear and vanish, and
  # the area changes evenly from one path's to the other's. The functions that return the common structure fail with
  # ANIM_ERROR_KIND.
  class Morph < Handle
    destroyed_by :anim_morph_destroy

    # The morph from one path to another. It keeps copies of them. The time is proportional to the paths, plus up to
    # 320 * 320 steps for each pair of subpaths and attempt; a blend takes several milliseconds and up to 400 KB.
    # ANIM_ERROR_ARGUMENT and ANIM_ERROR_DUPLICATE for pairs and points that do not fit the paths; ANIM_ERROR_KIND for
    # paths of different structure with ANIM_MORPH_STRUCTURE_STRICT; ANIM_ERROR_LIMIT for a result of too many verbs.
    #
    # C: anim_morph_create().
    def self.create(from, to, options = nil, **keywords, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(88)
      from_at = Convert.object(from, Path, "from", nullable: false)
      to_at = Convert.object(to, Path, "to", nullable: false)
      options = MorphOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, MorphOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_morph_create(from_at, to_at, options.nil? ? nil : frame_ + 0, frame_ + 80))
      Handle.lend(Morph.wrap(frame_.get_pointer(80)), &block)
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # The morph along two or more paths. times: when each is reached, numbers that increase from 0 to 1; without times
    # they are spaced evenly. Options and errors as anim_morph_create; pairs and points apply to every two neighbors.
    #
    # C: anim_morph_create_sequence().
    def self.sequence(paths, times, options = nil, **keywords, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(88)
      paths = Convert.taken(paths)
      paths_at = Convert.objects(paths, Path, keep, "paths")
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      options = MorphOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, MorphOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_morph_create_sequence(paths_at, Convert.length(paths, 0, 1, name: "paths"), times_at, Convert.length(times, 8, 1, name: "times"), options.nil? ? nil : frame_ + 0, frame_ + 80))
      Handle.lend(Morph.wrap(frame_.get_pointer(80)), &block)
    end

    # The path of the morph at t: 0 is the first path and 1 the last. At these times and at those of the paths between,
    # the result is exactly that path, verb for verb. Outside 0 to 1 the motion continues, as when a spring overshoots,
    # but a blend stays at its ends; coordinates beyond 1e150 are clamped to it.
    #
    # C: anim_morph_get_path().
    def path(t)
      path = Path.create
      Runtime.check(Raw.anim_morph_get_path(self.pointer, Convert.number(t, "t"), path.pointer))
      path
    end

    # The number of verbs and coordinates in the common structure of the paths index and index + 1. ANIM_ERROR_NOT_FOUND
    # for an index beyond the last but one path; ANIM_ERROR_KIND for a blend.
    #
    # C: anim_morph_get_counts().
    def counts(index)
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_morph_get_counts(self.pointer, Convert.whole(index, "Q", "index"), frame_ + 0, frame_ + 8))
      [frame_.get_uint64(0), frame_.get_uint64(8)]
    end

    # The verbs of that structure. The array must be long enough for all of them (ANIM_ERROR_CAPACITY).
    #
    # C: anim_morph_get_verbs().
    def verbs(index, verbs)
      keep = []
      verbs_at = Convert.room(verbs, 1, keep)
      Runtime.check(Raw.anim_morph_get_verbs(self.pointer, Convert.whole(index, "Q", "index"), verbs_at, Convert.length(verbs_at, 1)))
      Convert.filled(verbs, verbs_at, "C", 1, Verb)
    end

    # The coordinates of that structure at many times, a row for each; time 0 is path index, 1 path index + 1. The array
    # must be exactly as long as all rows.
    #
    # C: anim_morph_evaluate().
    def evaluate(index, times, coordinates)
      keep = []
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      coordinates_at = Convert.room(coordinates, 8, keep)
      Runtime.check(Raw.anim_morph_evaluate(self.pointer, Convert.whole(index, "Q", "index"), times_at, Convert.length(times, 8, 1, name: "times"), coordinates_at, Convert.length(coordinates_at, 8)))
      Convert.filled(coordinates, coordinates_at, "d", 8)
    end

    # Path index and path index + 1 in their common structure: the same verbs, each with the fill of its original; for
    # CSS, Lottie and others that interpolate point by point. (Where something turns, these are the points at the ends,
    # but the motion between them is not straight.)
    #
    # C: anim_morph_get_aligned().
    def aligned(index)
      from = Path.create
      to = Path.create
      Runtime.check(Raw.anim_morph_get_aligned(self.pointer, Convert.whole(index, "Q", "index"), from.pointer, to.pointer))
      [from, to]
    end

    # The pairs of subpaths, in the order of the common structure: indices of subpaths, -1 for none. A subpath that was
    # cut into parts is listed for each part.
    #
    # C: anim_morph_list_pairs().
    def list_pairs(index)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_morph_list_pairs(self.pointer, Convert.whole(index, "Q", "index"), nil, 0, frame_ + 0))
      pairs_room = frame_.get_uint64(0)
      pairs_at = FFI::MemoryPointer.new([pairs_room * 8, 1].max)
      Runtime.check(Raw.anim_morph_list_pairs(self.pointer, Convert.whole(index, "Q", "index"), pairs_at, pairs_room, frame_ + 0)) if pairs_room.positive?
      pairs_count = frame_.get_uint64(0)
      Convert.read_structs(pairs_at, pairs_count, MorphPair)
    end
  end

  # A formula over named numbers, such as "mix(width, 40, clamp(t * 2, 0, 1))": parsed once, evaluated often. Immutable.
  #
  # Values are doubles. Any value but zero is true (NaN too, as in C); comparisons give 1 or 0. The operators, from
  # loose to tight:
  #
  #     c ? a : b       a where c is true, else b; from the right
  #     ||              or: 1 or 0
  #     &&              and: 1 or 0
  #     == !=           two in a row are refused
  #     < <= > >=       two in a row are refused
  #     + -             from the left
  #     * / %           from the left; % is mod
  #     -a !a           the negative; 1 where a is 0, else 0
  #
  # Numbers are written as in JSON: 0.5, 1e-3. Constants: pi, tau, e, true (1), false (0).
  #
  # Functions; angles are in radians:
  #
  # - abs, acos, asin, atan, cbrt, cos, exp, sin, sqrt, tan, log (natural), degrees(radians), radians(degrees), ceil,
  #   floor, trunc, round (halves away from zero), fract (x - floor(x)), sign (-1, 1, or the zero itself), expm1, log1p,
  #   flicks(seconds): of one number
  # - atan2(y, x), hypot(x, y), pow(x, y), step(edge, x) (0 where x < edge, else 1)
  # - min, max: of two or more; NaN where one is
  # - mod(x, y): the remainder with the sign of y, exact but for one addition: Python's %
  # - clamp(x, low, high): min(max(x, low), high)
  # - mix(a, b, t): a * (1 - t) + b * t
  # - smoothstep(low, high, x): u * u * (3 - 2 * u) with u = clamp((x - low) / (high - low), 0, 1)
  # - if(c, a, b): c ? a : b
  # - predict(from, velocity, remaining): the end of a decay without bounds that leaves this fraction of the velocity
  #   after a millisecond: from - velocity / (1000 * log(remaining))
  # - rubberBand(excess, dimension, coefficient = 0.55): how far beyond its bound a scroll view is shown when it is
  #   dragged by excess beyond it
  # - rubberBandInvert(shown, dimension, coefficient = 0.55): the excess
  #
  # The following have the bits of the library's functions of these names. They give NaN for arguments that those
  # functions refuse. A constant argument that is refused is an error (ANIM_ERROR_ARGUMENT, with line and column).
  # Arguments with a default (=) may be omitted from the end.
  #
  # - decayRate(remaining), decayVelocityTo(from, target, remaining), decayValue(from, velocity, remaining, time),
  #   decayVelocity(velocity, remaining, time), decayRestingTime(velocity, remaining, threshold)
  # - boundedDecayValue, boundedDecayVelocity(from, velocity, remaining, minimum, maximum, time), boundedDecayEnd(from,
  #   velocity, remaining, minimum, maximum), boundedDecayRestingTime(from, velocity, remaining, minimum, maximum,
  #   threshold): with the spring of anim_default_decay()
  # - steps(count, x, position = 0): position is an anim_step_position; NaN for 1 step with jumps between the steps only
  # - mediaTimingProgress, mediaTimingIteration(time, duration, repeat_count = 1, autoreverses = 0), webTimingProgress,
  #   webTimingIteration(time, duration, iterations = 1, direction = 0, iteration_start = 0): filling on both sides;
  #   direction is an anim_direction, and webTimingProgress the directed progress
  # - springBlendValue, springBlendVelocity(old_duration, old_bounce, duration, bounce, blend_duration, time, from = 0,
  #   to = 1, velocity = 0), springBlendRestingTime(old_duration, old_bounce, duration, bounce, blend_duration,
  #   displacement, velocity, threshold)
  # - cubicBezier(x1, y1, x2, y2, x), cubicBezierSlope(x1, y1, x2, y2, x), cubicBezierInvert(x1, y1, x2, y2, y)
  # - ease(x), easeIn(x), easeOut(x), easeInOut(x), and Penner's, easeInQuad(x) ... easeInOutBounce(x)
  # - springValue, springVelocity(duration, bounce, time, from = 0, to = 1, velocity = 0)
  # - springSettlingDuration(duration, bounce, velocity = 0)
  # - springRestingTime(duration, bounce, displacement, velocity, threshold)
  # - springSettlingTime(duration, bounce, displacement, velocity, threshold, velocity_threshold)
  # - physicalSpringValue, physicalSpringVelocity, physicalSpringSettlingDuration, physicalSpringRestingTime,
  #   physicalSpringSettlingTime: with mass, stiffness, damping in place of duration, bounce
  # - springStiffness, springDamping(duration, bounce)
  # - uikitSpringStiffness, uikitSpringDamping(duration, damping_ratio, velocity)
  # - springDuration, springBounce, springDampingRatio(mass, stiffness, damping)
  #
  # A variable's name consists of parts joined by dots, and may have an index: gradient.angle.x, stops[0]. A part of
  # ASCII letters, digits, _ and non-ASCII characters is written as it is; any other part, and one named like a
  # constant, in backquotes: `cart-center`.x. Outside of backquotes a name contains no space.
  #
  # Documents have more: in(state), elapsed, elapsed(state), random(), random(a, b), and comparisons of a name with a
  # text in single quotes (a doubled quote stands for one), mode == 'dark' and mode != 'dark'. These are variables too.
  # Their names contain no spaces and no backquotes: in(loading), elapsed(loading), random() and mode=='dark'. random(a,
  # b) is mix(a, b, random()), and mode != 'dark' is ! of the variable mode=='dark'. In an expression of the host's own
  # they are unknown names, unless the host gave such a name.
  #
  # The same text and the same variables give the same bits everywhere. Evaluation never fails: an undefined value is
  # NaN (always 0x7FF8000000000000), one too large infinite, and both propagate. Operands that a conditional, && or ||
  # does not need have no effect on the result.
  class Expression < Handle
    destroyed_by :anim_expression_destroy

    # Parses an expression over names (UTF-8 of at most ANIM_LIMIT_NAME_BYTES, written here without backquotes). In the
    # calls below, a variable is identified by the position of its name in this list. ANIM_ERROR_SYNTAX,
    # ANIM_ERROR_NOT_FOUND for an unknown name or function, or ANIM_ERROR_LIMIT, each with line and column;
    # ANIM_ERROR_DUPLICATE when a name is given twice.
    #
    # C: anim_expression_create().
    def self.create(text, names, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      names = Convert.taken_texts(names, "names")
      names_at = Convert.texts(names, keep)
      Runtime.check(Raw.anim_expression_create(text_at, Convert.bytesize(text), names_at, Convert.text_lengths(names, keep), names.size, frame_ + 0))
      Handle.lend(Expression.wrap(frame_.get_pointer(0)), &block)
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # The variables that it reads, by position, each once, in order of appearance.
    #
    # C: anim_expression_list_variables().
    def list_variables
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_expression_list_variables(self.pointer, nil, 0, frame_ + 0))
      variables_room = frame_.get_uint64(0)
      variables_at = FFI::MemoryPointer.new([variables_room * 4, 1].max)
      Runtime.check(Raw.anim_expression_list_variables(self.pointer, variables_at, variables_room, frame_ + 0)) if variables_room.positive?
      variables_count = frame_.get_uint64(0)
      Convert.read(variables_at, variables_count, "l", 4)
    end

    # The value. variables has a number for each name. Variables and the result may be infinite or NaN.
    #
    # C: anim_expression_evaluate().
    def evaluate(variables)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      variables = Convert.taken(variables)
      variables_at = Convert.array(variables, "d", keep, "variables")
      Runtime.check(Raw.anim_expression_evaluate(self.pointer, variables_at, Convert.length(variables, 8, 1, name: "variables"), frame_ + 0))
      frame_.get_double(0)
    end

    # The same many times at once: variables has a row for each result, with a number for each name.
    #
    # C: anim_expression_evaluate_many().
    def evaluate_many(variables, results)
      keep = []
      variables = Convert.taken(variables)
      variables_at = Convert.array(variables, "d", keep, "variables")
      results_at = Convert.room(results, 8, keep)
      Runtime.check(Raw.anim_expression_evaluate_many(self.pointer, variables_at, Convert.length(variables, 8, 1, name: "variables"), results_at, Convert.length(results_at, 8)))
      Convert.filled(results, results_at, "d", 8)
    end

    # The value and its rate of change, from the variables' rates, by the chain rule. A conditional, min, max and clamp
    # have the rate of the operand chosen; functions that jump (comparisons, floor...) have rate 0, and so has abs at 0.
    # An operand with rate 0 gives rate 0 even where the slope is infinite, as that of sqrt at 0. Variables, rates and
    # results may be infinite or NaN.
    #
    # C: anim_expression_differentiate().
    def differentiate(variables, rates)
      keep = []
      frame_ = FFI::MemoryPointer.new(16)
      variables = Convert.taken(variables)
      variables_at = Convert.array(variables, "d", keep, "variables")
      rates = Convert.taken(rates)
      rates_at = Convert.array(rates, "d", keep, "rates")
      Runtime.check(Raw.anim_expression_differentiate(self.pointer, variables_at, rates_at, Convert.shared([variables, rates], {"variables" => Convert.length(variables, 8, 1, name: "variables"), "rates" => Convert.length(rates, 8, 1, name: "rates")}), frame_ + 0, frame_ + 8))
      [frame_.get_double(0), frame_.get_double(8)]
    end
  end

  # A set of properties with a clock and animations. Each property has a model value (as the host set it) and a
  # presentation value (as it is seen now).
  class Stage < Handle
    destroyed_by :anim_stage_destroy

    # Makes an empty stage at time 0.
    #
    # C: anim_stage_create().
    def self.create(options = nil, **keywords, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      options = StageOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, StageOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_stage_create(options.nil? ? nil : frame_ + 0, frame_ + 16))
      Handle.lend(Stage.wrap(frame_.get_pointer(16)), &block)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # Ends a call whose callback was left by longjmp() instead of returning. Call it afterwards on the same thread, from
    # where the call was made or further out: inside the callback it is ANIM_ERROR_REENTRANT. What the call has done so
    # far stays. The next advance, even one of 0 s, makes up for an advance that was cut short (see owed of
    # anim_stage_info). It computes every presentation value, and calls other callbacks for what they have missed. Until
    # then, values that were being computed may be old. Does nothing where no call is under way. A little memory that
    # the call held is not given back.
    #
    # An easing's callback may be left while a value is half computed, or while an animation begins or ends. The next
    # advance does the rest, at the stage time at which it was due; the result is as if the callback had returned.
    # Exception: the call was still creating an animation, that is, evaluating the start value for a given velocity, or
    # the value of a delayed animation that fills backwards. Then that animation ends unfinished in the next advance,
    # and the property jumps to a value that was being set. If a group or animator was being removed or stopped, the
    # animations that have not ended go on.
    #
    # C: anim_stage_abandon_call().
    def abandon_call
      Runtime.check(Raw.anim_stage_abandon_call(self.pointer))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Adds a property at rest at a value, which has as many numbers as the kind has components. For the kinds VECTOR and
    # PATH, use anim_stage_add_property_with() and anim_stage_add_path(). The name is unique in the stage
    # (ANIM_ERROR_DUPLICATE), or empty for none. The stage keeps a name's bytes until the stage is destroyed, even when
    # the property is removed.
    #
    # C: anim_stage_add_property().
    def add_property(name, kind, value)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      value = Convert.taken(value)
      value_at = Convert.array(value, "d", keep, "value")
      Runtime.check(Raw.anim_stage_add_property(self.pointer, name_at, Convert.bytesize(name), ValueKind.to_i(kind), value_at, Convert.length(value, 8, 1, name: "value"), frame_ + 0))
      Property.new(self, frame_.get_uint64(0))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Adds a property as anim_stage_add_property does, with options. Value, model and presentation are always in the
    # kind's own components (a color's in sRGB); the options say how they are interpolated.
    #
    # C: anim_stage_add_property_with().
    def add_property_with(name, options, value)
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      options = PropertyOptions.from(options)
      options ||= PropertyOptions.new
      frame_.put_bytes(0, Convert.struct(options, PropertyOptions, "options").pack(keep))
      value = Convert.taken(value)
      value_at = Convert.array(value, "d", keep, "value")
      Runtime.check(Raw.anim_stage_add_property_with(self.pointer, name_at, Convert.bytesize(name), frame_ + 0, value_at, Convert.length(value, 8, 1, name: "value"), frame_ + 40))
      Property.new(self, frame_.get_uint64(40))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Adds a property that holds a copy of a path, which must not be empty (ANIM_ERROR_ARGUMENT). Its components are the
    # path's coordinates, at most ANIM_LIMIT_VECTOR.
    #
    # C: anim_stage_add_path().
    def add_path(name, path)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      path_at = Convert.object(path, Path, "path", nullable: false)
      Runtime.check(Raw.anim_stage_add_path(self.pointer, name_at, Convert.bytesize(name), path_at, frame_ + 0))
      Property.new(self, frame_.get_uint64(0))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Adds many scalar properties without names at once, one for each of the initial values.
    #
    # C: anim_stage_add_scalars().
    def add_scalars(values)
      keep = []
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      properties_count = Convert.length(values, 8, 1, name: "values")
      properties_at = FFI::MemoryPointer.new([properties_count * 8, 1].max)
      Runtime.check(Raw.anim_stage_add_scalars(self.pointer, values_at, Convert.length(values, 8, 1, name: "values"), properties_at))
      properties_at.get_array_of_uint64(0, properties_count).map { |each| Property.new(self, each) }
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The property of a name. ANIM_ERROR_NOT_FOUND.
    #
    # C: anim_stage_find_property().
    def find_property(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_stage_find_property(self.pointer, name_at, Convert.bytesize(name), frame_ + 0))
      Property.new(self, frame_.get_uint64(0))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # All properties in order of creation.
    #
    # C: anim_stage_list_properties().
    def list_properties
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_list_properties(self.pointer, nil, 0, frame_ + 0))
      properties_room = frame_.get_uint64(0)
      properties_at = FFI::MemoryPointer.new([properties_room * 8, 1].max)
      Runtime.check(Raw.anim_stage_list_properties(self.pointer, properties_at, properties_room, frame_ + 0)) if properties_room.positive?
      properties_count = frame_.get_uint64(0)
      properties_at.get_array_of_uint64(0, properties_count).map { |each| Property.new(self, each) }
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The text of a name by its index in an event or info.
    #
    # C: anim_stage_get_name().
    def name(name)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_get_name(self.pointer, Convert.whole(name, "l", "name"), nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_stage_get_name(self.pointer, Convert.whole(name, "l", "name"), buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets many at once: values holds the components of each property in turn. All or nothing.
    #
    # C: anim_stage_set_value_many().
    def set_value_many(properties, values)
      keep = []
      properties = Convert.taken(properties)
      properties_at = Convert.things(properties, Property, keep, "properties")
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      Runtime.check(Raw.anim_stage_set_value_many(self.pointer, properties_at, Convert.length(properties, 8, 1, name: "properties"), values_at, Convert.length(values, 8, 1, name: "values")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Reads many at once, components in a row: as many numbers as they have components in all.
    #
    # C: anim_stage_get_value_many().
    def value_many(properties, what, values)
      keep = []
      properties = Convert.taken(properties)
      properties_at = Convert.things(properties, Property, keep, "properties")
      values_at = Convert.room(values, 8, keep)
      Runtime.check(Raw.anim_stage_get_value_many(self.pointer, properties_at, Convert.length(properties, 8, 1, name: "properties"), Read.to_i(what), values_at, Convert.length(values_at, 8)))
      Convert.filled(values, values_at, "d", 8)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The properties whose presentation value may have changed since they were last taken, each once, oldest properties
    # first, in the same order on every host.
    #
    # C: anim_stage_take_changed().
    def take_changed
      frame_ = FFI::MemoryPointer.new(8)
      properties_room = 64
      properties_at = FFI::MemoryPointer.new(properties_room * 8)
      all = []
      loop do
        Runtime.check(Raw.anim_stage_take_changed(self.pointer, properties_at, properties_room, frame_ + 0))
        properties_count = frame_.get_uint64(0)
        all.concat(properties_at.get_array_of_uint64(0, properties_count).map { |each| Property.new(self, each) })
        break if properties_count < properties_room
      end
      all
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Opens a transaction inside the innermost open one. Without a motion everything is inherited. A curve in an inner
    # transaction takes its duration from the enclosing one unless it is set; a spring does so only when the spring
    # itself is inherited. ANIM_ERROR_ARGUMENT also where kind is ANIM_MOTION_KIND_INHERIT and curve, spring or easing,
    # which are not read then, differ from anim_default_motion.
    #
    # C: anim_stage_begin_transaction().
    def begin_transaction(motion = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(144)
      motion = Motion.from(motion, keywords)
      frame_.put_bytes(0, Convert.struct(motion, Motion, "motion").pack(keep)) unless motion.nil?
      Runtime.check(Raw.anim_stage_begin_transaction(self.pointer, motion.nil? ? nil : frame_ + 0, frame_ + 136))
      Transaction.new(self, frame_.get_uint64(136))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets the policy for animations begun from now on; those that run are not changed. NONE for a new stage. The policy
    # is part of snapshots and of the hash. ANIM_ERROR_ARGUMENT for another number.
    #
    # C: anim_stage_set_reduced_motion().
    def set_reduced_motion(policy)
      Runtime.check(Raw.anim_stage_set_reduced_motion(self.pointer, ReducedMotion.to_i(policy)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias reduced_motion= set_reduced_motion

    # Makes a group at its time 0. Animations join it by the member group of their transaction's motion or of their
    # options.
    #
    # Delays pass on the group's clock. The time of a media group or an animator can jump and run back. An animation
    # with a delay therefore begins there with the call, or when the transaction named by after is complete. At that
    # moment the animations that it replaces end, and sets_model sets the model value. Until the delay is over it shows
    # its start value, or nothing if it is an explicit animation that does not fill backwards.
    #
    # C: anim_stage_add_group().
    def add_group(options = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(96)
      options = AnimationGroupOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, AnimationGroupOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_stage_add_group(self.pointer, options.nil? ? nil : frame_ + 0, frame_ + 88))
      AnimationGroup.new(self, frame_.get_uint64(88))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Adds a derived property, at once with its expressions: see anim_stage_add_property_with and
    # anim_stage_set_expression. It cannot name itself (ANIM_ERROR_STATE, a cycle), and text is not empty.
    #
    # C: anim_stage_add_derived().
    def add_derived(name, options, text)
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      options = PropertyOptions.from(options)
      frame_.put_bytes(0, Convert.struct(options, PropertyOptions, "options").pack(keep)) unless options.nil?
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      Runtime.check(Raw.anim_stage_add_derived(self.pointer, name_at, Convert.bytesize(name), options.nil? ? nil : frame_ + 0, text_at, Convert.bytesize(text), frame_ + 40))
      Property.new(self, frame_.get_uint64(40))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Makes a bank of one or more numbers at rest. threshold as in anim_stage_set_threshold.
    #
    # C: anim_stage_add_bank().
    def add_bank(spring, values, threshold)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, Convert.struct(spring, Spring, "spring").pack(keep))
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      Runtime.check(Raw.anim_stage_add_bank(self.pointer, frame_ + 0, values_at, Convert.length(values, 8, 1, name: "values"), Convert.number(threshold, "threshold"), frame_ + 24))
      SpringBank.new(self, frame_.get_uint64(24))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    # presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
    # time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values, states
    # and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    # ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
    #
    # C: anim_stage_advance().
    def advance(seconds)
      Runtime.check(Raw.anim_stage_advance(self.pointer, Convert.number(seconds, "seconds")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Moves the stage's clock forward by a time in seconds, rounded to the nearest flick, and computes every
    # presentation value there. The time is 0 to ANIM_LIMIT_ADVANCE_SECONDS, before and after it is multiplied by the
    # time scale. Everything due on the way happens at its own flick, in order of time, then of creation: values, states
    # and events do not depend on how a time is cut into steps. Allocates nothing once the stage has run.
    # ANIM_ERROR_STATE for a scene's stage, or inside an open transaction.
    #
    # C: anim_stage_advance_flicks().
    def advance_flicks(flicks)
      Runtime.check(Raw.anim_stage_advance_flicks(self.pointer, Convert.whole(flicks, "q", "flicks")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The time of a paused stage stands still while it is advanced.
    #
    # C: anim_stage_set_paused().
    def set_paused(paused)
      Runtime.check(Raw.anim_stage_set_paused(self.pointer, Convert.boolean(paused, "paused")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias paused= set_paused

    # How fast stage time runs relative to the time of advance: 0 to ANIM_LIMIT_TIME_SCALE, 1 at first. The stage's time
    # is computed from the moment of the last change, so no error accumulates.
    #
    # C: anim_stage_set_time_scale().
    def set_time_scale(scale)
      Runtime.check(Raw.anim_stage_set_time_scale(self.pointer, Convert.number(scale, "scale")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias time_scale= set_time_scale

    # Limits the steps of one advance, for a stage or a scene's stage. A step is one thing that is due (an animation
    # that starts or ends, a delay that ends), with all that a machine does in answer, which ANIM_LIMIT_MICROSTEPS
    # bounds. 0, as at first, is no limit. If more is due, the advance ends after the last step allowed, and
    # ANIM_EVENT_KIND_BUDGET is queued. Host time has then advanced as without a budget, and stage time lags behind it.
    # owed of anim_stage_info says how far, at least 1. The next advance, even of 0 seconds, continues from there. Once
    # nothing is owed, the state is bit for bit the one without a budget, except for events of this kind. Calls in
    # between see the stage time reached so far. The budget belongs to the host: it is not part of snapshots, and
    # anim_scene_play() ignores it.
    #
    # C: anim_stage_set_step_budget().
    def set_step_budget(steps)
      Runtime.check(Raw.anim_stage_set_step_budget(self.pointer, Convert.whole(steps, "L", "steps")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias step_budget= set_step_budget

    # The clock and the counts of a stage.
    #
    # C: anim_stage_get_info().
    def info
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_uint32(0, 64)
      Runtime.check(Raw.anim_stage_get_info(self.pointer, frame_ + 0))
      StageInfo.unpack(frame_.get_bytes(0, 64))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Takes events out of the queue, the oldest first.
    #
    # C: anim_stage_poll_events().
    def poll_events
      frame_ = FFI::MemoryPointer.new(8)
      events_room = 64
      events_at = FFI::MemoryPointer.new(events_room * 64)
      all = []
      loop do
        Runtime.check(Raw.anim_stage_poll_events(self.pointer, events_at, events_room, frame_ + 0))
        events_count = frame_.get_uint64(0)
        all.concat(Convert.read_structs(events_at, events_count, Event))
        break if events_count < events_room
      end
      all
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets the callback for events. It is called for every event, in order: for an event inside an advance call as it
    # happens, and for an event of another call (an animation that a new value interrupts) at the beginning of the next
    # advance. Events are also queued for polling, up to the event limit. Without a callback, the present one is
    # removed. Events that wait for a callback go to the one that replaces it; events that happen while there is none
    # can only be polled.
    #
    # C: anim_stage_set_event_callback().
    def set_event_callback(callback = nil, &block)
      callback ||= block
      self.pointer
      context_ = Callbacks.add(callback, self, nullable: true)
      Runtime.check(Raw.anim_stage_set_event_callback(self.pointer, context_.zero? ? nil : EVENT_CALLBACK, context_, Callbacks::RELEASE))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # A hash of all that determines the stage's future: clock, values, animations and their transactions. Two stages
    # have equal hashes if they will continue identically, and different ones if not, on any host, in any language and
    # on any processor. Exceptions are collisions of a 64-bit hash, and the order of events at the same flick.
    #
    # C: anim_stage_get_hash().
    def get_hash
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_get_hash(self.pointer, frame_ + 0))
      frame_.get_uint64(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The whole state of a stage as bytes. A stage of the same library version or a later one can restore it, in any
    # process, on any processor and from any language; it then goes on bit for bit as this one does. The bytes hold
    # properties with their values and animations, groups, banks, expressions, names, what is due, the clock, the
    # settings, and the events not polled yet. They do not hold the host's code: callbacks of events and of observers.
    # An easing that is a callback cannot be written: ANIM_ERROR_STATE while an animation uses one or a property's own
    # motion names it; the message says which. ANIM_ERROR_STATE as well inside an open transaction, between
    # anim_stage_abandon_call() and the next advance, and for a scene's stage. ANIM_ERROR_LIMIT beyond
    # ANIM_LIMIT_SNAPSHOT_BYTES.
    #
    # The same state, made by the same calls, has the same bytes everywhere. A property at rest takes about 15 bytes
    # plus its values and name. O(state).
    #
    # C: anim_stage_snapshot().
    def snapshot
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_snapshot(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_stage_snapshot(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Replaces the stage's state, whatever it was, by one that anim_stage_snapshot wrote. The bytes are not needed
    # afterwards. Identifiers that the stage had given out when the snapshot was taken are valid again, and name the
    # same things; for a snapshot of another stage anim_stage_find_counterpart translates them. Forget identifiers given
    # out since: new things may get the same ones. The event callback stays, and so do the observers of properties that
    # still exist (by identifier). All properties count as changed.
    #
    # The bytes may come from anywhere. ANIM_ERROR_SYNTAX for bytes that are no snapshot, are damaged, or describe an
    # impossible state; ANIM_ERROR_KIND for a snapshot of a scene; ANIM_ERROR_STATE inside an open transaction, and for
    # a scene's stage. A stage takes memory in proportion to the bytes.
    #
    # C: anim_stage_restore().
    def restore(bytes)
      keep = []
      bytes = Convert.taken_bytes(bytes, "bytes")
      bytes_at = Convert.bytes(bytes, keep)
      Runtime.check(Raw.anim_stage_restore(self.pointer, bytes_at, Convert.bytesize(bytes)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Translates an identifier of the stage that a snapshot was taken of into the identifier of the same property,
    # transaction, animation, group, animator or bank in this stage, which was restored from that snapshot. Whether the
    # thing exists is not checked here, but by the calls that take the identifier. ANIM_ERROR_IDENTIFIER for 0.
    #
    # C: anim_stage_find_counterpart().
    def find_counterpart(identifier)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_find_counterpart(self.pointer, Convert.whole(identifier, "Q", "identifier"), frame_ + 0))
      frame_.get_uint64(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # A view that keeps the memory of a bank's values alive: for languages whose arrays may outlive their source.
  class SpringBankView < Handle
    destroyed_by :anim_spring_bank_view_destroy

    # The numbers of a view, valid until it is destroyed. They are those of anim_spring_bank_get_values() until the
    # bank's memory moves, because something added to the stage needs more room or a snapshot is restored. From then on
    # the view keeps the last numbers from before.
    #
    # C: anim_spring_bank_view_get_values().
    def values
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_spring_bank_view_get_values(self.pointer, frame_ + 0, frame_ + 8))
      View.new(self, frame_.get_pointer(0), frame_.get_uint64(8))
    end
  end

  # A document that was parsed, checked and prepared. It never changes. Unlike most objects it may be used by several
  # threads at once: each can make scenes of it. A scene itself is used by one thread at a time, as always.
  class Document < Handle
    destroyed_by :anim_document_destroy

    # Parses a document of at most ANIM_LIMIT_TEXT_BYTES, for anim_scene_create. The texts are not needed afterwards.
    # Errors as in anim_scene_load.
    #
    # C: anim_document_load().
    def self.load(text, options = nil, **keywords, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(56)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      options = DocumentOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, DocumentOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_document_load(text_at, Convert.bytesize(text), options.nil? ? nil : frame_ + 0, frame_ + 48))
      Handle.lend(Document.wrap(frame_.get_pointer(48)), &block)
    end

    # How many warnings a document has: parts that are valid but have no effect, and are most likely misspelt or
    # forgotten. There are none unless it was loaded with keeps_warnings. count warnings, at most ANIM_LIMIT_WARNINGS,
    # are kept, in the order of the text; total is their number in all. Components in the text are searched too, each
    # once however often it is used, but not those of the library. With keeps_warnings loading takes up to about twice
    # as long; scenes are the same.
    #
    # C: anim_document_get_warning_count().
    def warning_count
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_document_get_warning_count(self.pointer, frame_ + 0, frame_ + 8))
      [frame_.get_uint32(0), frame_.get_uint64(8)]
    end

    # The kind and place of a warning: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
    #
    # C: anim_document_get_warning().
    def warning(index)
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_uint32(0, 24)
      Runtime.check(Raw.anim_document_get_warning(self.pointer, Convert.whole(index, "L", "index"), frame_ + 0))
      DocumentWarning.unpack(frame_.get_bytes(0, 24))
    end

    # One of a warning's texts: ANIM_WARNING_TEXT_MESSAGE, POINTER or SUGGESTION.
    #
    # C: anim_document_get_warning_text().
    def warning_text(index, which)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_document_get_warning_text(self.pointer, Convert.whole(index, "L", "index"), WarningText.to_i(which), nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_document_get_warning_text(self.pointer, Convert.whole(index, "L", "index"), WarningText.to_i(which), buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    end
  end

  # A control, animation or machine made from a JSON document: properties on a stage of its own, inputs, a machine,
  # nodes to draw and regions to touch. The format is described in docs/document-format.md.
  class Scene < Handle
    destroyed_by :anim_scene_destroy

    # Parses a document (at most ANIM_LIMIT_TEXT_BYTES) and makes a scene of it, at time 0, in its initial state. The
    # texts are not needed afterwards.
    #
    # ANIM_ERROR_SYNTAX, ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line, column and JSON pointer. The place is one in
    # the parameters' text where the message begins with "in the given parameters": a name that the document does not
    # have, a value of another type or outside its range. An error in a component is reported with the component's name
    # and the names of the instances that lead to it; the place is one in the library's text where the message says so
    # ("of the library", "in the library").
    #
    # In all calls and events, names inside a component are prefixed with the name of its instance and a dot: the
    # property "busy.angle", the input "busy.level", the state "busy.on", the event "busy.button.down"; in a nested
    # component, "page.busy.on". An event sent by such a name goes to that component's machine.
    #
    # C: anim_scene_load().
    def self.load(text, options = nil, **keywords, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      options = SceneOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, SceneOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_scene_load(text_at, Convert.bytesize(text), options.nil? ? nil : frame_ + 0, frame_ + 64))
      Handle.lend(Scene.wrap(frame_.get_pointer(64)), &block)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Makes a scene of a document, at time 0, in its initial state. It is the scene that anim_scene_load makes of the
    # same text with the same options, in a fraction of the time (some microseconds for a control). The two behave
    # identically, and a snapshot of one can be restored in the other. Parameters and library must not be set in the
    # options (ANIM_ERROR_ARGUMENT), since they are given to anim_document_load; memory_limit is not read. The document
    # may be released before the scene.
    #
    # C: anim_scene_create().
    def self.create(document, options = nil, **keywords, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      document_at = Convert.object(document, Document, "document", nullable: false)
      options = SceneOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, SceneOptions, "options").pack(keep)) unless options.nil?
      Runtime.check(Raw.anim_scene_create(document_at, options.nil? ? nil : frame_ + 0, frame_ + 64))
      Handle.lend(Scene.wrap(frame_.get_pointer(64)), &block)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The same as create.
    def self.new(...)
      create(...)
    end

    # Replaces the scene's document by an edited one; the scene goes on where it is. It keeps:
    #
    # - its clock, settings, random generator and events;
    # - the values of inputs (numbers as the nearest value allowed) and of properties of the same name, kind and number
    #   of components, and exactly the animations that move these; a property keeps its value even if the new document
    #   gives another initial one;
    # - the active states and histories, by name, and the time in those states; delays that are the same, and changed
    #   ones counted from when their state was entered, but not ending in the past;
    # - waiting events, and plays with the same parts;
    # - pointers and the focus, by the names of regions.
    #
    # An active state stays active, wherever in the machine it is now, and neither its entry nor its exit actions are
    # performed. States missing around and inside it (a new parent, the initial state of one that now has states inside,
    # another region) are entered as usual, with their entry actions, in document order. Where states can no longer be
    # active together, those with fewer levels of active states inside them stay; among equals, the first in document
    # order stays. A state that has become final, or is final in another parent now, is entered, so that its parent is
    # done. A machine with none of its active states left starts anew.
    #
    # Of the options, only parameters, library and memory_limit are used.
    #
    # The result lists the losses, that is, what could not be kept: one a line, in ascending order (a line feed in a
    # name becomes a space). It is empty if nothing is lost.
    #
    # The handles of the scene and of its stage stay valid, and so do identifiers of properties that are kept, of their
    # animations, and of groups. Other properties are removed, and so are properties and banks that the host has added
    # to the stage. Indices of regions, nodes and inputs may change their meaning. The display's revision rises, and all
    # of it counts as changed. Errors as in anim_scene_load, and ANIM_ERROR_STATE inside an open transaction: then
    # nothing has changed.
    #
    # After a reload with a document of another meaning, the scene's snapshots can be restored only in the scene itself,
    # until its next such reload, even if that leads back to the first document; see anim_scene_restore_edition.
    #
    # C: anim_scene_reload().
    def reload(text, options = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      options = SceneOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, SceneOptions, "options").pack(keep)) unless options.nil?
      buffer_room = 65_536
      buffer_at = FFI::MemoryPointer.new(buffer_room * 1)
      Runtime.check(Raw.anim_scene_reload(self.pointer, text_at, Convert.bytesize(text), options.nil? ? nil : frame_ + 0, buffer_at, buffer_room, frame_ + 64))
      Convert.lines(buffer_at, buffer_room, frame_.get_uint64(64))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # As anim_stage_abandon_call(), for a scene. After a callback left anim_scene_advance_many(), call it for each of
    # its scenes.
    #
    # C: anim_scene_abandon_call().
    def abandon_call
      Runtime.check(Raw.anim_scene_abandon_call(self.pointer))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The stage inside, for reading and setting properties, events, pause and time scale. It belongs to the scene and is
    # valid until the scene is destroyed; it cannot be advanced or destroyed by itself.
    #
    # C: anim_scene_get_stage().
    def stage
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_stage(self.pointer, frame_ + 0))
      Stage.wrap(frame_.get_pointer(0), self)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Facts about the document.
    #
    # C: anim_scene_get_info().
    def info
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_uint32(0, 64)
      Runtime.check(Raw.anim_scene_get_info(self.pointer, frame_ + 0))
      SceneInfo.unpack(frame_.get_bytes(0, 64))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
    # taken, at their own flicks.
    #
    # Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    # display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    # commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were last
    # played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with
    # more than 15 characters; list items that are added or removed; and the queue of events and their data, which grow
    # until they hold event_limit events and 4096 fields.
    #
    # C: anim_scene_advance().
    def advance(seconds)
      Runtime.check(Raw.anim_scene_advance(self.pointer, Convert.number(seconds, "seconds")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Moves the scene's clock forward; as anim_stage_advance. Delays of the machine end, and their transitions are
    # taken, at their own flicks.
    #
    # Once everything that the document does has happened once, this call, pointers, keys, events, inputs and the
    # display list allocate nothing, with these exceptions: a path property that is set or played to a path with other
    # commands (the two are aligned each time); keyframes whose expressions give other numbers than when they were last
    # played; an animation that begins to be scrubbed; texts in the data of events; a number that format(x) writes with
    # more than 15 characters; list items that are added or removed; and the queue of events and their data, which grow
    # until they hold event_limit events and 4096 fields.
    #
    # C: anim_scene_advance_flicks().
    def advance_flicks(flicks)
      Runtime.check(Raw.anim_scene_advance_flicks(self.pointer, Convert.whole(flicks, "q", "flicks")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Advances many scenes in their order, each as anim_scene_advance() does, and reports those that have something to
    # draw or events to poll. wanted selects what is reported: 0, ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or
    # both. The result is these scenes in their order, and their number. A scene is reported by every call until its
    # display list has been read and its events have been polled, so a host may handle them later. Any
    # anim_scene_get_display... call reads the list, except those for the revision and the damage. With
    # ANIM_SCENE_CHANGE_DISPLAY this call updates the display lists that change. A scene at rest costs one read of its
    # handle, a cache line. All scenes are checked before any is advanced: for a scene that was destroyed or is listed
    # twice, or one that anim_scene_advance() refuses, the call fails, names its index, and advances none. Callbacks
    # must not call their own scene or those not advanced yet (ANIM_ERROR_REENTRANT).
    #
    # C: anim_scene_advance_many().
    def self.advance_many(scenes, seconds, wanted)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      scenes = Convert.taken(scenes)
      scenes_at = Convert.objects(scenes, Scene, keep, "scenes")
      changes_count = Convert.length(scenes, 0, 1, name: "scenes")
      changes_at = FFI::MemoryPointer.new([changes_count * 8, 1].max)
      Runtime.check(Raw.anim_scene_advance_many(scenes_at, Convert.length(scenes, 0, 1, name: "scenes"), Convert.number(seconds, "seconds"), SceneChangeFlags.to_i(wanted), changes_at, frame_ + 0))
      [Convert.read_structs(changes_at, frame_.get_uint64(0), SceneChange), frame_.get_uint64(0)]
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sends a named event to the machine, which takes its transitions at once. Events that no state waits for are
    # ignored. The name consists of tokens separated by dots: letters, digits, '-' and '_', or any name in backquotes:
    # `my part`.poke.
    #
    # C: anim_scene_send().
    def send(name)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_send(self.pointer, name_at, Convert.bytesize(name)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Input number index, 0 <= index < input_count, in the document's order; ANIM_ERROR_NOT_FOUND beyond.
    #
    # C: anim_scene_get_input_info().
    def input_info(index)
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_uint32(0, 32)
      Runtime.check(Raw.anim_scene_get_input_info(self.pointer, Convert.whole(index, "L", "index"), frame_ + 0))
      InputInfo.unpack(frame_.get_bytes(0, 32))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
    # ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
    # ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    #
    # C: anim_scene_set_number().
    def set_number(name, value)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_set_number(self.pointer, name_at, Convert.bytesize(name), Convert.number(value, "value")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
    # ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
    # ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    #
    # C: anim_scene_set_boolean().
    def set_boolean(name, value)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_set_boolean(self.pointer, name_at, Convert.bytesize(name), Convert.boolean(value, "value")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Inputs by name. Setting one to a new value lets the machine react at once. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND;
    # ANIM_ERROR_ARGUMENT for a number outside its range; ANIM_ERROR_LIMIT for a string of more than 65536 bytes;
    # ANIM_ERROR_STATE for an input of a component that the enclosing document sets.
    #
    # C: anim_scene_set_string().
    def set_string(name, text)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      Runtime.check(Raw.anim_scene_set_string(self.pointer, name_at, Convert.bytesize(name), text_at, Convert.bytesize(text)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Fires a trigger: the machine receives the event with the trigger's name.
    #
    # C: anim_scene_fire_trigger().
    def fire_trigger(name)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_fire_trigger(self.pointer, name_at, Convert.bytesize(name)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    #
    # C: anim_scene_get_number().
    def number(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_get_number(self.pointer, name_at, Convert.bytesize(name), frame_ + 0))
      frame_.get_double(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    #
    # C: anim_scene_get_boolean().
    def boolean(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_get_boolean(self.pointer, name_at, Convert.bytesize(name), frame_ + 0))
      !frame_.get_int32(0).zero?
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The present value of an input by name. ANIM_ERROR_NOT_FOUND, ANIM_ERROR_KIND.
    #
    # C: anim_scene_get_string().
    def string(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_get_string(self.pointer, name_at, Convert.bytesize(name), nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_string(self.pointer, name_at, Convert.bytesize(name), buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The names of the active states that have no active child, in document order, separated by spaces; a part of a name
    # that contains a space is in backquotes. Empty for a document without a machine.
    #
    # C: anim_scene_get_atomic_states().
    def atomic_states
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_atomic_states(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_atomic_states(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Whether a state is active (itself, or one inside it). ANIM_ERROR_NOT_FOUND when the document has no such state.
    #
    # C: anim_scene_is_in_state().
    def in_state?(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_is_in_state(self.pointer, name_at, Convert.bytesize(name), frame_ + 0))
      !frame_.get_int32(0).zero?
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # As anim_scene_send, with data, which the document's expressions read as event.NAME while the event is processed:
    # numbers, booleans as 1 and 0, texts in comparisons. Fields that the document does not read are ignored; of two
    # with one name the last counts. ANIM_ERROR_LIMIT for more than ANIM_LIMIT_EVENT_FIELDS.
    #
    # C: anim_scene_send_data().
    def send_data(name, fields)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      fields = Convert.taken(fields)
      fields_at = Convert.structs(fields, EventField, keep, "fields")
      Runtime.check(Raw.anim_scene_send_data(self.pointer, name_at, Convert.bytesize(name), fields_at, Convert.length(fields, 40, 1, name: "fields")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # One field of an event's data, by its index in the document's order, and its text. data and count are members of
    # the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at
    # most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    # ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
    # the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    # ANIM_ERROR_KIND.
    #
    # C: anim_scene_get_event_value().
    def event_value(data, index)
      frame_ = FFI::MemoryPointer.new(24)
      Runtime.check(Raw.anim_scene_get_event_value(self.pointer, Convert.whole(data, "Q", "data"), Convert.whole(index, "L", "index"), frame_ + 0))
      EventValue.unpack(frame_.get_bytes(0, 24))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # One field of an event's data, by its index in the document's order, and its text. data and count are members of
    # the event: the identifier of its data, and the number of its fields. A scene keeps the 4096 latest fields with at
    # most 1 MiB of texts, whether their events were polled or not; older ones, and indices beyond count, are
    # ANIM_ERROR_NOT_FOUND. If fields were dropped before their event was polled or its callback called, data_lost of
    # the event is their number; poll more often to lose none. Asking for the text of a field that is no text is
    # ANIM_ERROR_KIND.
    #
    # C: anim_scene_get_event_text().
    def event_text(data, index)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_event_text(self.pointer, Convert.whole(data, "Q", "data"), Convert.whole(index, "L", "index"), nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_event_text(self.pointer, Convert.whole(data, "Q", "data"), Convert.whole(index, "L", "index"), buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The names of all active states, in document order, separated by spaces as in anim_scene_get_atomic_states. A
    # machine that is done keeps its last ones.
    #
    # C: anim_scene_get_configuration().
    def configuration
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_configuration(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_configuration(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Whether the machine has reached an outermost final state: it ignores all events from then on.
    #
    # C: anim_scene_is_done().
    def done?
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_is_done(self.pointer, frame_ + 0))
      !frame_.get_int32(0).zero?
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # How many states the machine has; 0 for a document without a machine.
    #
    # C: anim_scene_get_state_count().
    def state_count
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_state_count(self.pointer, frame_ + 0))
      frame_.get_uint32(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # State number index, 0 <= index < count, in document order: for tools that show a machine. ANIM_ERROR_NOT_FOUND
    # beyond.
    #
    # C: anim_scene_get_state_info().
    def state_info(index)
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_uint32(0, 24)
      Runtime.check(Raw.anim_scene_get_state_info(self.pointer, Convert.whole(index, "L", "index"), frame_ + 0))
      MachineStateInfo.unpack(frame_.get_bytes(0, 24))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # A hash of all that determines the scene's future: that of anim_stage_get_hash with inputs, states, timers,
    # pointers and the random generator.
    #
    # C: anim_scene_get_hash().
    def get_hash
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_hash(self.pointer, frame_ + 0))
      frame_.get_uint64(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # List number index, from 0 on, in the document's order; a component's lists follow those of the document that uses
    # it. ANIM_ERROR_NOT_FOUND beyond.
    #
    # C: anim_scene_get_list_info().
    def list_info(index)
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_uint32(0, 24)
      Runtime.check(Raw.anim_scene_get_list_info(self.pointer, Convert.whole(index, "L", "index"), frame_ + 0))
      ListInfo.unpack(frame_.get_bytes(0, 24))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The number of a list by its name, prefixed with the names of the instances that contain it. The number stays the
    # same until the scene is reloaded. ANIM_ERROR_NOT_FOUND.
    #
    # C: anim_scene_find_list().
    def find_list(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_find_list(self.pointer, name_at, Convert.bytesize(name), frame_ + 0))
      frame_.get_uint32(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The item at a position, from 0 on; leaving items follow the others. ANIM_ERROR_NOT_FOUND beyond, and for a list
    # that does not exist, here and in all calls below.
    #
    # C: anim_scene_get_item_info().
    def item_info(list, index)
      frame_ = FFI::MemoryPointer.new(16)
      frame_.put_uint32(0, 16)
      Runtime.check(Raw.anim_scene_get_item_info(self.pointer, Convert.whole(list, "L", "list"), Convert.whole(index, "L", "index"), frame_ + 0))
      ItemInfo.unpack(frame_.get_bytes(0, 16))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Its key.
    #
    # C: anim_scene_get_item_key().
    def item_key(list, index)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_item_key(self.pointer, Convert.whole(list, "L", "list"), Convert.whole(index, "L", "index"), nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_item_key(self.pointer, Convert.whole(list, "L", "list"), Convert.whole(index, "L", "index"), buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The position of the item with a key. ANIM_ERROR_NOT_FOUND, also for a leaving item.
    #
    # C: anim_scene_find_item().
    def find_item(list, key)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      key = Convert.taken(key)
      key_at = Convert.text(key, keep, "key")
      Runtime.check(Raw.anim_scene_find_item(self.pointer, Convert.whole(list, "L", "list"), key_at, Convert.bytesize(key), frame_ + 0))
      frame_.get_uint32(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Inserts an item at a position, or at the end if there are fewer items, and starts its machine. fields are values
    # of its inputs by their names in the component, as in anim_scene_send_data(); its other inputs and everything else
    # are as in the document. key is valid UTF-8; if it is empty, the list chooses an unused number. The result is the
    # number of anim_item_info. If no slot is free, a leaving item is removed at once. ANIM_ERROR_LIMIT for a full list;
    # ANIM_ERROR_DUPLICATE for a key in use; ANIM_ERROR_NOT_FOUND for a field that is not an input; ANIM_ERROR_KIND for
    # a field of another type; ANIM_ERROR_ARGUMENT for a number outside the input's range; ANIM_ERROR_STATE for an input
    # that the list sets or a trigger, and for a list inside an item that is not in use.
    #
    # C: anim_scene_append_item().
    def append_item(list, index, key, fields)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      key = Convert.taken(key)
      key_at = Convert.text(key, keep, "key")
      fields = Convert.taken(fields)
      fields_at = Convert.structs(fields, EventField, keep, "fields")
      Runtime.check(Raw.anim_scene_append_item(self.pointer, Convert.whole(list, "L", "list"), Convert.whole(index, "L", "index"), key_at, Convert.bytesize(key), fields_at, Convert.length(fields, 40, 1, name: "fields"), frame_ + 0))
      frame_.get_uint32(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Removes the item with a key: its machine receives the event "removed". The item is gone when the machine is done,
    # or at once if no transition was taken.
    #
    # C: anim_scene_remove_item().
    def remove_item(list, key)
      keep = []
      key = Convert.taken(key)
      key_at = Convert.text(key, keep, "key")
      Runtime.check(Raw.anim_scene_remove_item(self.pointer, Convert.whole(list, "L", "list"), key_at, Convert.bytesize(key)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Removes all items.
    #
    # C: anim_scene_clear_list().
    def clear_list(list)
      Runtime.check(Raw.anim_scene_clear_list(self.pointer, Convert.whole(list, "L", "list")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Moves the item with a key to a position, or to the end if there are fewer items.
    #
    # C: anim_scene_move_item().
    def move_item(list, key, index)
      keep = []
      key = Convert.taken(key)
      key_at = Convert.text(key, keep, "key")
      Runtime.check(Raw.anim_scene_move_item(self.pointer, Convert.whole(list, "L", "list"), key_at, Convert.bytesize(key), Convert.whole(index, "L", "index")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets inputs of the item with a key; its machine reacts once to all of them. ANIM_ERROR_NOT_FOUND for a key that no
    # item has; errors of fields are those of anim_scene_append_item().
    #
    # C: anim_scene_update_item().
    def update_item(list, key, fields)
      keep = []
      key = Convert.taken(key)
      key_at = Convert.text(key, keep, "key")
      fields = Convert.taken(fields)
      fields_at = Convert.structs(fields, EventField, keep, "fields")
      Runtime.check(Raw.anim_scene_update_item(self.pointer, Convert.whole(list, "L", "list"), key_at, Convert.bytesize(key), fields_at, Convert.length(fields, 40, 1, name: "fields")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Reports an action of a pointer (a mouse, finger or pen with a number of the host's choice) at a point of the
    # document, at the scene's present time. Nodes and regions are hit where they are seen: by the presentation values
    # at the beginning of the call. x and y are at most 1e150 in size (ANIM_ERROR_LIMIT), and not read for CANCEL and
    # LEAVE.
    #
    # The region at a point is the topmost one whose shape contains it. Regions without a node lie above all others,
    # later ones on top; the others are ordered as their nodes are drawn. A region whose node is invisible, clipped
    # there or of no size (its transform is singular) is not hit. A disabled region is hit too, and swallows the
    # pointer.
    #
    # DOWN on a region that holds nothing begins tracking: the region receives, as UIControl does, down, drag.inside,
    # drag.outside, drag.enter, drag.exit, up.inside, up.outside and cancel. Inside means inside its bounds (the upright
    # rectangle around its shape, in its node's coordinates) without its inset, however the shape is formed, covered or
    # clipped. A region holds one pointer at a time, or is pressed by a key; another pointer that goes down on it is
    # ignored until it goes up. A region that is disabled while it tracks receives cancel at the pointer's next move or
    # up, and nothing more from it.
    #
    # A region whose "capture" is false hands its pointer over to another such region: when a move takes the pointer
    # onto the shape of an enabled region with "capture" false that holds nothing. The first region then receives
    # drag.exit (unless it already has); the second receives drag.enter and drag.inside, and tracks the pointer from
    # then on.
    #
    # A pointer that moves while it is not down hovers: a region receives hover.enter when the pointer comes onto it
    # (unless the region is disabled), and hover.exit when the pointer moves off it or leaves. While the pointer is
    # down, the region under it for hovering stays the same; when it goes up or is canceled, it hovers where it is. A
    # pointer that goes down without having hovered, as a finger does, is gone when it goes up. When ANIM_LIMIT_POINTERS
    # are known, a new one replaces the one that began to hover first.
    #
    # A second DOWN of a pointer that is down is ANIM_ERROR_STATE; more than ANIM_LIMIT_POINTERS pointers that are down
    # are ANIM_ERROR_LIMIT. UP, CANCEL and LEAVE of an unknown pointer do nothing. LEAVE of a pointer that is down
    # cancels it.
    #
    # The host and the machine receive each of these as an event named "<region>.<what>", whose data are numbers (a host
    # reads them by anim_scene_get_event_value):
    #
    # - x, y: in the coordinates of the region; while it is invisible or of no size, the last ones;
    # - sceneX, sceneY;
    # - dx and dy (since the pointer's last event), totalX and totalY (since it went down), vx and vy (points per second
    #   of host time, see anim_velocity_estimator). These six are in the coordinates of the document that has the
    #   region. In a component, the linear part of the inverse of the instance's whole present transform converts them
    #   to the component's coordinates; they are 0 while the instance is invisible or of no size;
    # - pointer;
    # - count: successive taps. A DOWN counts one more if it is on the same region as the last one, at most 0.35 s of
    #   host time after it and 20 points from it, and that tap was neither dragged further than that nor canceled. A
    #   press that is canceled because its region is disabled counts like a tap;
    # - inside (0 or 1);
    # - node: the result of anim_scene_hit_test when the pointer went down or began to hover there;
    # - keyboard (0).
    #
    # Gestures are recognized only if a transition of the machine names their events; the host then receives these, too.
    # Distances are in the scene's coordinates; a region's "slop" is 10 points by default.
    #
    # - hover.move: each move of a pointer that hovers over the region, after hover.enter.
    # - tap: after up.inside, if the press stayed within the slop of its beginning and was no long press; count is 2 for
    #   a double tap.
    # - press.long: the pointer has been down for the region's "longPress" (0.5) seconds of stage time and stayed within
    #   the slop of its beginning. It comes at its own flick, in the middle of an advance; dx, dy, vx and vy are 0.
    # - pinch.begin, pinch.change and pinch.end: a second pointer goes down on the region while the first holds it,
    #   either moves, one goes up. There are no drags meanwhile. x, y, dx, dy, totalX, totalY, vx and vy are those of
    #   the midpoint; pointer is the one that moved. Four more numbers: scale (the distance of the two relative to that
    #   at the beginning), rotation (radians since then, also beyond a full turn), scaleVelocity and rotationVelocity
    #   (per second), all in the coordinates of dx. After a pinch the press goes on with the remaining pointer: its
    #   drags count from there, and the region receives up.inside or up.outside when it goes up. A third pointer is
    #   ignored. If the press is canceled, pinch.end comes before cancel.
    #
    # A region's "takesOver" lets it take over a pointer that went down on a region above it, once the pointer is
    # farther than the slop from where it went down. With "horizontal" or "vertical", not with "drag", the pointer must
    # also have moved farther along that axis than across it, in the coordinates of dx. The region above receives
    # cancel, this one down, and its totals count from there. Of several such regions the topmost takes the pointer; a
    # region that already tracks the pointer keeps it so. A pointer that the host has captured, that was pinched or was
    # taken over is not taken over again.
    #
    # C: anim_scene_send_pointer().
    def send_pointer(kind, pointer, x, y)
      Runtime.check(Raw.anim_scene_send_pointer(self.pointer, PointerAction.to_i(kind), Convert.whole(pointer, "l", "pointer"), Convert.number(x, "x"), Convert.number(y, "y")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Reports a wheel or touchpad movement at a point of the document, by dx and dy points, positive where a page would
    # scroll to the right and down. Of the regions at the point whose machine names the event wheel, the topmost
    # receives it, with the data of anim_scene_send_pointer(): x, y, sceneX, sceneY, dx, dy, node, inside 1 and pointer
    # -1, the others 0. If its machine takes no transition for the event (no active state has one, or no guard is true),
    # the next region behind receives it, and so on; a disabled region ends the search. The result is whether a machine
    # took a transition. If not, the host should use the wheel to scroll its page. x, y, dx and dy are at most 1e150 in
    # size.
    #
    # C: anim_scene_send_wheel().
    def send_wheel(x, y, dx, dy)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_send_wheel(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), Convert.number(dx, "dx"), Convert.number(dy, "dy"), frame_ + 0))
      !frame_.get_int32(0).zero?
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Lets a region, by name, track a pointer that is down, wherever it is, from now on until it goes up. The region
    # that tracked it receives cancel; the new one receives drag.enter if the pointer is inside. ANIM_ERROR_NOT_FOUND
    # for an unknown region and for a pointer that is not down; ANIM_ERROR_STATE for a region that is disabled or holds
    # another pointer.
    #
    # C: anim_scene_capture_pointer().
    def capture_pointer(pointer, region)
      keep = []
      region = Convert.taken(region)
      region_at = Convert.text(region, keep, "region")
      Runtime.check(Raw.anim_scene_capture_pointer(self.pointer, Convert.whole(pointer, "l", "pointer"), region_at, Convert.bytesize(region)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Takes a pointer that is down (ANIM_ERROR_NOT_FOUND) away from the region that tracks it, which receives cancel.
    #
    # C: anim_scene_release_pointer().
    def release_pointer(pointer)
      Runtime.check(Raw.anim_scene_release_pointer(self.pointer, Convert.whole(pointer, "l", "pointer")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Reports that a key went down or up. The result is whether the scene used it; if not, the host should handle it.
    # With Control, Alt or Meta no key is used.
    #
    # Tab moves the focus to the next region, in the order of the document and of the items in its lists, that is
    # focusable, enabled and visible; with Shift to the previous one. If the item that had the focus is gone, Tab
    # continues from its former place. After the last region nothing has the focus and the key is not used, so that a
    # host can go on to its next control. The Tab after that begins anew.
    #
    # The other keys act on the region that has the focus. Unless its "activation" is "none", Space presses it: down
    # when the key goes down, up.inside when it goes up; Enter is down and up.inside at once. Escape while Space is held
    # is cancel, and so is anything that takes the focus away then. Nothing is pressed twice: a region that holds a
    # pointer receives no event of either key. The arrows, Home, End, Page Up and Page Down are key.left, key.right,
    # key.up, key.down, key.home, key.end, key.pageup and key.pagedown when they go down, repeatedly if the host repeats
    # them. A region that is disabled or invisible loses the focus at the next key. The data of these events are those
    # of anim_scene_send_pointer(): keyboard is 1, x and y are the center of the region's bounds, inside is 1, pointer
    # is -1 and node is the region's own; the others are 0.
    #
    # C: anim_scene_send_key().
    def send_key(action, key, modifiers)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_send_key(self.pointer, KeyAction.to_i(action), Key.to_i(key), ModifierFlags.to_i(modifiers), frame_ + 0))
      !frame_.get_int32(0).zero?
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Gives the focus to a region by name, or to none for an empty name. The region that had it receives blur, the new
    # one focus. ANIM_ERROR_NOT_FOUND; ANIM_ERROR_STATE for a region that is not focusable, is disabled or is invisible.
    #
    # C: anim_scene_set_focus().
    def set_focus(name)
      keep = []
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_scene_set_focus(self.pointer, name_at, Convert.bytesize(name)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias focus= set_focus

    # The name of the region that has the focus; empty when none has.
    #
    # C: anim_scene_get_focus().
    def focus
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_focus(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_focus(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The number, in document order, of the topmost node drawn at a point of the document, or -1, by presentation
    # values. A fill counts by its rule, a stroke with its dashes, caps and joins as in anim_path_stroke_contains(),
    # even if its paint is transparent. An image and a text count by their rectangles. Nodes that are clipped there,
    # invisible or of opacity 0 do not count.
    #
    # C: anim_scene_hit_test().
    def hit_test(x, y)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_hit_test(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), frame_ + 0))
      frame_.get_int32(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The index, in document order, of the region that a pointer would hit at a point of the document, enabled or not;
    # -1 for none.
    #
    # C: anim_scene_hit_test_region().
    def hit_test_region(x, y)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_hit_test_region(self.pointer, Convert.number(x, "x"), Convert.number(y, "y"), frame_ + 0))
      frame_.get_int32(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Region number index, 0 <= index < region_count, as it is now; ANIM_ERROR_NOT_FOUND beyond.
    #
    # C: anim_scene_get_region_info().
    def region_info(index)
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_uint32(0, 64)
      Runtime.check(Raw.anim_scene_get_region_info(self.pointer, Convert.whole(index, "L", "index"), frame_ + 0))
      RegionInfo.unpack(frame_.get_bytes(0, 64))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # How many nodes of the document have an "accessibility", and a revision that changes whenever one of their facts or
    # texts has changed since the last call.
    #
    # C: anim_scene_get_accessibility_info().
    def accessibility_info
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_scene_get_accessibility_info(self.pointer, frame_ + 0, frame_ + 8))
      [frame_.get_uint32(0), frame_.get_uint64(8)]
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The present facts of one of these nodes, in document order: 0 <= index < count, ANIM_ERROR_NOT_FOUND beyond.
    #
    # C: anim_scene_get_accessibility().
    def accessibility(index)
      frame_ = FFI::MemoryPointer.new(80)
      frame_.put_uint32(0, 80)
      Runtime.check(Raw.anim_scene_get_accessibility(self.pointer, Convert.whole(index, "L", "index"), frame_ + 0))
      AccessibilityElement.unpack(frame_.get_bytes(0, 80))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # One of its present texts: ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE or HINT. Empty where the document has none.
    #
    # C: anim_scene_get_accessibility_text().
    def accessibility_text(index, which)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_accessibility_text(self.pointer, Convert.whole(index, "L", "index"), AccessibilityText.to_i(which), nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_accessibility_text(self.pointer, Convert.whole(index, "L", "index"), AccessibilityText.to_i(which), buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The present display list: commands from back to front, and the arrays to which they refer. Each is a view that is
    # valid until the next call on the same scene (or its stage) that is not one of these, anim_scene_get_display... The
    # cost of updating it is proportional to what changed, and next to nothing if nothing did. If nodes appear, vanish
    # or change their order, or a path changes its number of commands, it is proportional to the whole list.
    #
    # C: anim_scene_get_display_commands().
    def display_commands
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_scene_get_display_commands(self.pointer, frame_ + 0, frame_ + 8))
      Convert.read_structs(frame_.get_pointer(0), frame_.get_uint64(8), DrawCommand)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The whole display list in one call, with the same views.
    #
    # C: anim_scene_get_display().
    def display
      frame_ = FFI::MemoryPointer.new(112)
      frame_.put_uint32(0, 112)
      Runtime.check(Raw.anim_scene_get_display(self.pointer, frame_ + 0))
      Display.unpack(frame_.get_bytes(0, 112))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The display list's revision: a number that grows whenever the list differs from the one at the last query; 1 for
    # the first. A host that has drawn it need not draw again while it stays the same. Another scene of the same
    # document, queried at other times, has other revisions.
    #
    # C: anim_scene_get_display_revision().
    def display_revision
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_get_display_revision(self.pointer, frame_ + 0))
      frame_.get_uint64(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The area that must be drawn again since a revision: the union of the old and new bounds of everything that
    # changed, appeared or vanished after it, inside the canvas. Width and height are 0 if nothing did. The whole canvas
    # for a revision more than 63 ago, and for 0. ANIM_ERROR_ARGUMENT for a revision that the list has not reached.
    #
    # C: anim_scene_get_display_damage().
    def display_damage(since)
      frame_ = FFI::MemoryPointer.new(32)
      Runtime.check(Raw.anim_scene_get_display_damage(self.pointer, Convert.whole(since, "Q", "since"), frame_ + 0))
      Rectangle.unpack(frame_.get_bytes(0, 32))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The display list as an SVG document whose viewBox is the scene's canvas. background, which may be left out, is
    # red, green, blue and opacity, each from 0 to 1.
    #
    # C: anim_scene_get_svg().
    def svg(background = nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      background = Convert.taken(background)
      background_at = Convert.array((background.nil? ? nil : Convert.fixed(background, 4, "background")), "d", keep, "background", nullable: true)
      Runtime.check(Raw.anim_scene_get_svg(self.pointer, background_at, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_get_svg(self.pointer, background_at, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The whole state of a scene, as anim_stage_snapshot writes that of a stage. It contains the stage; the active
    # states of the machines with their histories, pending delays and events; the inputs, pointers, focus and random
    # generator. It does not contain the document.
    #
    # C: anim_scene_snapshot().
    def snapshot
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_scene_snapshot(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_scene_snapshot(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Replaces the scene's state by one that anim_scene_snapshot wrote, as anim_stage_restore does. The snapshot may be
    # of another scene, in another process or on another machine, if the documents of both mean the same and their
    # parameters are the same: ANIM_ERROR_STATE otherwise. White space, escapes, spellings of numbers, keys that begin
    # with x- and the order of an object's keys have no meaning; the order of names, as in inputs, properties and
    # states, has. All of the display list counts as changed; revisions continue.
    #
    # C: anim_scene_restore().
    def restore(bytes)
      keep = []
      bytes = Convert.taken_bytes(bytes, "bytes")
      bytes_at = Convert.bytes(bytes, keep)
      Runtime.check(Raw.anim_scene_restore(self.pointer, bytes_at, Convert.bytesize(bytes)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Restores a snapshot of a scene of an older edition of a document, by name, and replaces the scene's document by
    # the edition in text. The result is that of two steps: restoring the snapshot in a scene of document, the older
    # edition, and reloading that scene with text. anim_scene_reload says what is kept, and how the result tells what is
    # not. Of the options, only parameters, library and memory_limit are used, for the text; those of document were
    # given to anim_document_load.
    #
    # Later snapshots of the scene can be restored only in the scene itself, and by this call with the same document and
    # text if the host has added no properties; nothing is lost then. The handles of the scene and of its stage, the
    # event callback, the step budget and the revisions stay; identifiers of properties, animations, transactions,
    # groups and banks from before become invalid. ANIM_ERROR_STATE for a snapshot of another edition and inside an open
    # transaction; errors as in anim_scene_restore and anim_scene_load. Nothing has changed then.
    #
    # C: anim_scene_restore_edition().
    def restore_edition(bytes, document, text, options = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(72)
      bytes = Convert.taken_bytes(bytes, "bytes")
      bytes_at = Convert.bytes(bytes, keep)
      document_at = Convert.object(document, Document, "document", nullable: false)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      options = SceneOptions.from(options, keywords)
      frame_.put_bytes(0, Convert.struct(options, SceneOptions, "options").pack(keep)) unless options.nil?
      buffer_room = 65_536
      buffer_at = FFI::MemoryPointer.new(buffer_room * 1)
      Runtime.check(Raw.anim_scene_restore_edition(self.pointer, bytes_at, Convert.bytesize(bytes), document_at, text_at, Convert.bytesize(text), options.nil? ? nil : frame_ + 0, buffer_at, buffer_room, frame_ + 64))
      Convert.lines(buffer_at, buffer_room, frame_.get_uint64(64))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Applies one step's input to a scene now, whatever the time.
    #
    # C: anim_scene_apply_step().
    def apply_step(trace, index)
      trace_at = Convert.object(trace, Trace, "trace", nullable: false)
      Runtime.check(Raw.anim_scene_apply_step(self.pointer, trace_at, Convert.whole(index, "Q", "index")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Plays a trace up to a host time, in flicks since the scene was loaded and not before the scene's host time. For
    # each step from next_step on whose time is not later, it advances to that step and applies it; then it advances to
    # the time. next_step is the index of the first step that was not applied yet: 0 at first, and updated by each call.
    # If a step or an advance on the way is refused, the call fails, the scene stays where it is then, and next_step is
    # updated as well. A time more than ANIM_LIMIT_ADVANCE_SECONDS ahead is refused at once.
    #
    # C: anim_scene_play().
    def play(trace, time, next_step)
      frame_ = FFI::MemoryPointer.new(8)
      trace_at = Convert.object(trace, Trace, "trace", nullable: false)
      frame_.put_uint64(0, Convert.whole(next_step, "Q", "next_step"))
      Runtime.check(Raw.anim_scene_play(self.pointer, trace_at, Convert.whole(time, "q", "time"), frame_ + 0))
      frame_.get_uint64(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # A recording of inputs, as JSON lines (docs/trace-format.md). It is immutable, and may be played by many scenes.
  class Trace < Handle
    destroyed_by :anim_trace_destroy

    # Parses a trace (at most ANIM_LIMIT_TEXT_BYTES). The text is not needed afterwards. ANIM_ERROR_SYNTAX,
    # ANIM_ERROR_DOCUMENT, ANIM_ERROR_LIMIT with line and column.
    #
    # C: anim_trace_load().
    def self.load(text, &block)
      keep = []
      frame_ = FFI::MemoryPointer.new(8)
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      Runtime.check(Raw.anim_trace_load(text_at, Convert.bytesize(text), frame_ + 0))
      Handle.lend(Trace.wrap(frame_.get_pointer(0)), &block)
    end

    # Facts about a trace.
    #
    # C: anim_trace_get_info().
    def info
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_uint32(0, 32)
      Runtime.check(Raw.anim_trace_get_info(self.pointer, frame_ + 0))
      TraceInfo.unpack(frame_.get_bytes(0, 32))
    end

    # The parameters that the trace was recorded with: the text of a JSON object for anim_scene_options, or empty.
    #
    # C: anim_trace_get_parameters().
    def parameters
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_trace_get_parameters(self.pointer, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_trace_get_parameters(self.pointer, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    end

    # The time of a step in flicks; steps are in order of time. ANIM_ERROR_NOT_FOUND beyond the last.
    #
    # C: anim_trace_get_step_time().
    def step_time(index)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_trace_get_step_time(self.pointer, Convert.whole(index, "Q", "index"), frame_ + 0))
      frame_.get_int64(0)
    end
  end

  # a property of a stage
  class Property < StageObject
    # Sets the path, which must not be empty, as anim_stage_set_value does. On its way the property shows what
    # anim_morph_create() without options makes of the path that it shows and the new one: points of paths with the same
    # verbs move straight, unless an outline would fold up, and a rotated copy rotates. An interrupted path keeps its
    # velocity; set back to where it came from, it returns through the same in-betweens. At rest it is the path that was
    # set, with its own verbs.
    #
    # In three cases paths with other verbs are cut to a common structure instead, in which their points move straight:
    # if they have more than 4096 coordinates together, if rotation is turned off (see anim_stage_set_path_turns), and
    # if the new motion does not end the present one at once, or begins with a velocity that is given. A morph that
    # would need more than 65536 coordinates, and more than eight times those of both paths, is not made: the path
    # jumps. It also jumps where no transaction is open or the property's action is NONE.
    #
    # C: anim_stage_set_path().
    def set_path(path)
      path_at = Convert.object(path, Path, "path", nullable: false)
      Runtime.check(Raw.anim_stage_set_path(self.stage.pointer, self.identifier, path_at))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias path= set_path

    # Sets a property's path in a transaction of its own, as anim_stage_spring_to sets numbers. The path moves there by
    # a spring: point by point, turning or as a morph, see anim_stage_set_path. It starts with the present velocity, or
    # with velocity if that is given: one of each coordinate of path, also where the property holds a path with other
    # verbs.
    #
    # C: anim_stage_spring_to_path().
    def spring_to_path(path, velocity, spring)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      path_at = Convert.object(path, Path, "path", nullable: false)
      velocity = Convert.taken(velocity)
      velocity_at = Convert.array(velocity, "d", keep, "velocity", nullable: true)
      frame_.put_bytes(0, Convert.struct(spring, Spring, "spring").pack(keep))
      Runtime.check(Raw.anim_stage_spring_to_path(self.stage.pointer, self.identifier, path_at, velocity_at, Convert.length(velocity, 8, 1, name: "velocity"), frame_ + 0, frame_ + 24))
      Transaction.new(self.stage, frame_.get_uint64(24))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
    #
    # C: anim_stage_curve_to_path().
    def curve_to_path(path, curve, duration)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      path_at = Convert.object(path, Path, "path", nullable: false)
      frame_.put_bytes(0, Convert.struct(curve, CubicBezier, "curve").pack(keep))
      Runtime.check(Raw.anim_stage_curve_to_path(self.stage.pointer, self.identifier, path_at, frame_ + 0, Convert.number(duration, "duration"), frame_ + 32))
      Transaction.new(self.stage, frame_.get_uint64(32))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The property's path, as ANIM_READ_MODEL or ANIM_READ_PRESENTATION. While the property moves to a path with other
    # verbs, presentation and velocity have as many components as the path that is shown.
    #
    # C: anim_stage_get_path().
    def path(what)
      path = Path.create
      Runtime.check(Raw.anim_stage_get_path(self.stage.pointer, self.identifier, Read.to_i(what), path.pointer))
      path
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Removes a property; its animations end unfinished. ANIM_ERROR_STATE for one that a scene's document made.
    #
    # C: anim_stage_remove_property().
    def remove
      Runtime.check(Raw.anim_stage_remove_property(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Describes a property.
    #
    # C: anim_stage_get_property_info().
    def info
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_uint32(0, 32)
      Runtime.check(Raw.anim_stage_get_property_info(self.stage.pointer, self.identifier, frame_ + 0))
      PropertyInfo.unpack(frame_.get_bytes(0, 32))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The distance (in the property's units) and speed (units per second) below which a spring counts as at rest, for
    # animations begun from now on. Above 0 and at most 1e150 (ANIM_ERROR_ARGUMENT); 0.001 by default. It is checked
    # before the property is.
    #
    # C: anim_stage_set_threshold().
    def set_threshold(threshold)
      Runtime.check(Raw.anim_stage_set_threshold(self.stage.pointer, self.identifier, Convert.number(threshold, "threshold")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias threshold= set_threshold

    # Sets the model value. Inside an open transaction the presentation value moves there by the transaction's motion,
    # from where it is and, for a spring, with its present velocity (see ANIM_INTERRUPTION_... for other ways). A
    # transaction with a delay lets a running animation go on until the delay ends. Outside any transaction, or with
    # ANIM_MOTION_KIND_NONE, it jumps there. In each case a running or waiting animation of the property ends unfinished
    # when the new one takes over. Setting a property that is at rest to the value it has does nothing. Components are
    # at most 1e150 in size (ANIM_ERROR_LIMIT).
    #
    # C: anim_stage_set_value().
    def set_value(value)
      keep = []
      value = Convert.taken(value)
      value_at = Convert.array(value, "d", keep, "value")
      Runtime.check(Raw.anim_stage_set_value(self.stage.pointer, self.identifier, value_at, Convert.length(value, 8, 1, name: "value")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias value= set_value

    # Sets a property's model value in a transaction of its own, inside the innermost open one. The presentation moves
    # there by a spring, which replaces the property's animations, from where it is. It starts with the present
    # velocity, or with velocity if that is given (of the presentation, units per second, each at most 1e150 in size). A
    # property that has an action of its own moves by that. Gives the transaction, which is committed and completes when
    # the property has arrived; it may be complete already.
    #
    # C: anim_stage_spring_to().
    def spring_to(value, velocity, spring)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      value = Convert.taken(value)
      value_at = Convert.array(value, "d", keep, "value")
      velocity = Convert.taken(velocity)
      velocity_at = Convert.array(velocity, "d", keep, "velocity", nullable: true)
      frame_.put_bytes(0, Convert.struct(spring, Spring, "spring").pack(keep))
      Runtime.check(Raw.anim_stage_spring_to(self.stage.pointer, self.identifier, value_at, velocity_at, Convert.shared([value, velocity], {"value" => Convert.length(value, 8, 1, name: "value"), "velocity" => Convert.length(velocity, 8, 1, name: "velocity")}), frame_ + 0, frame_ + 24))
      Transaction.new(self.stage, frame_.get_uint64(24))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The same by a curve over duration seconds, 0 to ANIM_LIMIT_DURATION_SECONDS.
    #
    # C: anim_stage_curve_to().
    def curve_to(value, curve, duration)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      value = Convert.taken(value)
      value_at = Convert.array(value, "d", keep, "value")
      frame_.put_bytes(0, Convert.struct(curve, CubicBezier, "curve").pack(keep))
      Runtime.check(Raw.anim_stage_curve_to(self.stage.pointer, self.identifier, value_at, Convert.length(value, 8, 1, name: "value"), frame_ + 0, Convert.number(duration, "duration"), frame_ + 32))
      Transaction.new(self.stage, frame_.get_uint64(32))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Reads one property: as many numbers as it has components.
    #
    # C: anim_stage_get_value().
    def value(what, value)
      keep = []
      value_at = Convert.room(value, 8, keep)
      Runtime.check(Raw.anim_stage_get_value(self.stage.pointer, self.identifier, Read.to_i(what), value_at, Convert.length(value_at, 8)))
      Convert.filled(value, value_at, "d", 8)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets a property's action. motion is read for ANIM_ACTION_OWN.
    #
    # C: anim_stage_set_action().
    def set_action(action, motion = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(136)
      motion = Motion.from(motion, keywords)
      frame_.put_bytes(0, Convert.struct(motion, Motion, "motion").pack(keep)) unless motion.nil?
      Runtime.check(Raw.anim_stage_set_action(self.stage.pointer, self.identifier, Action.to_i(action), motion.nil? ? nil : frame_ + 0))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Begins an explicit animation of a property, above those that it has. The innermost open transaction, if any, waits
    # for it to complete. An animation that fills forwards stays in effect after its end until it is removed or
    # replaced. ANIM_ERROR_STATE for a derived property.
    #
    # from, to and by combine as in Core Animation: one that is not set is the presentation value at the start (nothing
    # for an additive animation). Options for other kinds are not read.
    #
    # sets_model sets the model value to the animation's last value: what it would show after its end with a fill
    # forwards, after all repeats and reversals, with its offset and speed. For an animation that never ends, the last
    # value is the one at the end of one run. For a spring or decay it is the value at rest, even where a duration cuts
    # the motion off. An additive animation has no value of its own, and leaves the model alone.
    #
    # It lasts its active duration divided by the absolute value of its speed, as in Core Animation. A time offset
    # wraps: the part skipped at the beginning plays at the end. With a negative speed it plays from its end to its
    # beginning; without an offset it shows its first value at the flick at which it begins, as Core Animation does, and
    # before it where it fills backwards. (Groups follow the formula of anim_media_timing exactly.) At the flick at
    # which it ends it still shows its last value and counts as running, unless the property is set or animated anew.
    # From the next flick on it is gone.
    #
    # Additive and cumulative values are added in the components in which the property is interpolated. Transforms are
    # added by the parts of CSS's decomposition: translation, angle and skew as they are, scales by their differences
    # from 1. Colors are added in their space; one without a hue adds none. A cumulative animation that autoreverses
    # begins each repeat anew, from where its way back ended.
    #
    # C: anim_stage_animate().
    def animate(options = nil, **keywords)
      keep = []
      frame_ = FFI::MemoryPointer.new(296)
      options = AnimationOptions.from(options, keywords)
      options ||= AnimationOptions.new
      frame_.put_bytes(0, Convert.struct(options, AnimationOptions, "options").pack(keep))
      Runtime.check(Raw.anim_stage_animate(self.stage.pointer, self.identifier, frame_ + 0, frame_ + 288))
      Animation.new(self.stage, frame_.get_uint64(288))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Begins an explicit animation of a path. from and to are paths of any verbs, and replace those of the options;
    # either may be left out. An end given as a path must not be set in the options; their other members apply. On its
    # way the property shows what anim_morph_create() without options makes of the two ends, with the exceptions of
    # anim_stage_set_path; if it is additive or cumulative, the paths move in a common structure. Where it ends at to
    # and sets the model, the model is that path. ANIM_ERROR_KIND for a property that is no path.
    #
    # C: anim_stage_animate_path().
    def animate_path(options, from = nil, to = nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(296)
      options = AnimationOptions.from(options)
      options ||= AnimationOptions.new
      frame_.put_bytes(0, Convert.struct(options, AnimationOptions, "options").pack(keep))
      from_at = Convert.object(from, Path, "from", nullable: true)
      to_at = Convert.object(to, Path, "to", nullable: true)
      Runtime.check(Raw.anim_stage_animate_path(self.stage.pointer, self.identifier, frame_ + 0, from_at, to_at, frame_ + 288))
      Animation.new(self.stage, frame_.get_uint64(288))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points always
    # move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND
    # for a property that is no path.
    #
    # C: anim_stage_set_path_turns().
    def set_path_turns(turns)
      Runtime.check(Raw.anim_stage_set_path_turns(self.stage.pointer, self.identifier, Convert.boolean(turns, "turns")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias path_turns= set_path_turns

    # Whether a property's path rotates when it moves to a rotated copy of itself (1, the default), or its points always
    # move straight (0), as in CSS and Lottie. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND
    # for a property that is no path.
    #
    # C: anim_stage_get_path_turns().
    def path_turns
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_get_path_turns(self.stage.pointer, self.identifier, frame_ + 0))
      !frame_.get_int32(0).zero?
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
    # anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is
    # no path.
    #
    # C: anim_stage_set_path_paint().
    def set_path_paint(paint)
      Runtime.check(Raw.anim_stage_set_path_paint(self.stage.pointer, self.identifier, MorphPaint.to_i(paint)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias path_paint= set_path_paint

    # How a property's path is drawn, one of ANIM_MORPH_PAINT_..., FILL by default: it decides how the path morphs, see
    # anim_morph_options. Applies from the next animation on. Part of snapshots. ANIM_ERROR_KIND for a property that is
    # no path.
    #
    # C: anim_stage_get_path_paint().
    def path_paint
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_get_path_paint(self.stage.pointer, self.identifier, frame_ + 0))
      MorphPaint.of(frame_.get_int32(0))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Removes all animations of a property: it shows its model value.
    #
    # C: anim_stage_remove_all_animations().
    def remove_all_animations
      Runtime.check(Raw.anim_stage_remove_all_animations(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Stops a property at its presentation value, as when a finger catches a moving object. The model value becomes that
    # value, and the animations of the property end unfinished. The property keeps its velocity: the next spring (of a
    # value that is set, with ANIM_INTERRUPTION_REPLACE, or of an explicit animation) starts with it, unless it is given
    # one. The velocity is forgotten once the property jumps or anything else moves it. A property that nothing moves
    # stays as it is. A path keeps no velocity.
    #
    # C: anim_stage_hold().
    def hold
      Runtime.check(Raw.anim_stage_hold(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Makes a property derived: text has one expression for each component, separated by commas, over the components of
    # other properties: x (of a property with one component), frame.width, point.y, v[3], `any name`.x; see the section
    # on expressions. Its presentation is computed from presentations, its model from models, its velocity by the chain
    # rule; a result that is not finite, or beyond 1e150, becomes 0. Its animations end; from then on setting or
    # animating it is ANIM_ERROR_STATE. An empty text makes it an ordinary property again, which keeps its value.
    # ANIM_ERROR_SYNTAX with line and column, ANIM_ERROR_NOT_FOUND for an unknown name, ANIM_ERROR_STATE for a cycle,
    # which the message names.
    #
    # C: anim_stage_set_expression().
    def set_expression(text)
      keep = []
      text = Convert.taken(text)
      text_at = Convert.text(text, keep, "text")
      Runtime.check(Raw.anim_stage_set_expression(self.stage.pointer, self.identifier, text_at, Convert.bytesize(text)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias expression= set_expression

    # The text of a derived property's expressions; empty for others.
    #
    # C: anim_stage_get_expression().
    def expression
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_stage_get_expression(self.stage.pointer, self.identifier, nil, 0, frame_ + 0))
      buffer_room = frame_.get_uint64(0)
      buffer_at = FFI::MemoryPointer.new([buffer_room * 1, 1].max)
      Runtime.check(Raw.anim_stage_get_expression(self.stage.pointer, self.identifier, buffer_at, buffer_room, frame_ + 0)) if buffer_room.positive?
      buffer_count = frame_.get_uint64(0)
      buffer_at.get_bytes(0, buffer_count).force_encoding("UTF-8")
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets a property's observer: it is called at the end of every advance after which the presentation differs from
    # what it last received (at first: from now). A property has one observer; without a callback it is removed. To
    # poll, see anim_stage_take_changed.
    #
    # C: anim_stage_observe().
    def observe(callback = nil, &block)
      callback ||= block
      self.stage.pointer
      context_ = Callbacks.add(callback, self.stage, nullable: true)
      Runtime.check(Raw.anim_stage_observe(self.stage.pointer, self.identifier, context_.zero? ? nil : PROPERTY_CALLBACK, context_, Callbacks::RELEASE))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # a transaction of a stage
  class Transaction < StageObject
    # Closes the innermost open transaction, which must be this one (ANIM_ERROR_STATE). It completes, once, when all
    # animations begun in it have ended: at once when there are none.
    #
    # C: anim_stage_commit_transaction().
    def commit
      Runtime.check(Raw.anim_stage_commit_transaction(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # an animation of a property
  class Animation < StageObject
    # Removes an animation. It ends unfinished, and no longer affects its property.
    #
    # C: anim_stage_remove_animation().
    def remove
      Runtime.check(Raw.anim_stage_remove_animation(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # a group of animations with a clock of its own; an animator is one
  class AnimationGroup < StageObject
    # Removes a group and those inside it; their animations end unfinished.
    #
    # C: anim_stage_remove_group().
    def remove
      Runtime.check(Raw.anim_stage_remove_group(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # A group's own time in seconds; an animator's is its fraction times its duration.
    #
    # C: anim_animation_group_get_time().
    def time
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_animation_group_get_time(self.stage.pointer, self.identifier, frame_ + 0))
      frame_.get_double(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND for
    # other groups.
    #
    # C: anim_animation_group_set_speed().
    def set_speed(speed)
      Runtime.check(Raw.anim_animation_group_set_speed(self.stage.pointer, self.identifier, Convert.number(speed, "speed")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias speed= set_speed

    # Sets how fast a clock runs from now on (0 to ANIM_LIMIT_TIME_SCALE), and whether it is paused. ANIM_ERROR_KIND for
    # other groups.
    #
    # C: anim_animation_group_set_paused().
    def set_paused(paused)
      Runtime.check(Raw.anim_animation_group_set_paused(self.stage.pointer, self.identifier, Convert.boolean(paused, "paused")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias paused= set_paused

    # Sets a clock to a time of its own (seconds, 0 to 1e9): its animations show their values at that time. Animations
    # that end before that time end when the stage next advances. An animation that has ended but fills forwards runs,
    # and ends, once more if the time is before its end.
    #
    # C: anim_animation_group_seek().
    def seek(seconds)
      Runtime.check(Raw.anim_animation_group_seek(self.stage.pointer, self.identifier, Convert.number(seconds, "seconds")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Its position: 0 at the start, 1 at the end; outside of that while a spring overshoots. 0 while it has no duration.
    #
    # C: anim_animator_get_fraction().
    def fraction
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_animator_get_fraction(self.stage.pointer, self.identifier, frame_ + 0))
      frame_.get_double(0)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Pauses it at a fraction, 0 to 1: everything is shown as if it had been played to there.
    #
    # C: anim_animator_set_fraction().
    def set_fraction(fraction)
      Runtime.check(Raw.anim_animator_set_fraction(self.stage.pointer, self.identifier, Convert.number(fraction, "fraction")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
    alias fraction= set_fraction

    # Pauses it where it is.
    #
    # C: anim_animator_pause().
    def pause
      Runtime.check(Raw.anim_animator_pause(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Runs it from where it is: to its end, or (reversed: 1) back to its start. motion says how the fraction moves.
    # Without a motion, or with ANIM_MOTION_KIND_INHERIT, it moves evenly, and each animation keeps its own curve; with
    # ANIM_MOTION_KIND_NONE it jumps; a curve or easing covers the rest of the way. A spring starts with the fraction's
    # present velocity, or with velocity if that is not NaN (per second, at most 1e9), and lasts until it is at rest.
    # Otherwise the rest of the way takes its share of duration_factor (0 to 1e6; usually 1) times the animator's
    # duration; a curve or easing takes the duration of motion instead, if that is set. Other members of motion are not
    # read. On arrival at either end, its animations end finished and the animator is removed. At the start, the model
    # values are the old ones again.
    #
    # C: anim_animator_run().
    def run(reversed, motion, duration_factor, velocity)
      keep = []
      frame_ = FFI::MemoryPointer.new(136)
      motion = Motion.from(motion)
      frame_.put_bytes(0, Convert.struct(motion, Motion, "motion").pack(keep)) unless motion.nil?
      Runtime.check(Raw.anim_animator_run(self.stage.pointer, self.identifier, Convert.boolean(reversed, "reversed"), motion.nil? ? nil : frame_ + 0, Convert.number(duration_factor, "duration_factor"), Convert.number(velocity, "velocity")))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Stops and removes it: its properties take their new values, their old ones, or stay where they are.
    #
    # C: anim_animator_stop().
    def stop(position)
      Runtime.check(Raw.anim_animator_stop(self.stage.pointer, self.identifier, AnimatorPosition.to_i(position)))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  # a spring bank
  class SpringBank < StageObject
    # Removes a bank; its springs are not reported any more.
    #
    # C: anim_stage_remove_bank().
    def remove
      Runtime.check(Raw.anim_stage_remove_bank(self.stage.pointer, self.identifier))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Gives springs new targets. They keep their positions and velocities. indices selects the springs
    # (ANIM_ERROR_NOT_FOUND for an index beyond the bank; if one occurs twice, the last counts); without indices, the
    # targets are those of the first springs. All or nothing. A spring at rest at its target stays there and is not
    # reported. With reduced motion springs jump to their targets and come to rest at once. Some 30 ns a spring in
    # order, ten times that in random order in a bank larger than the caches.
    #
    # C: anim_spring_bank_retarget().
    def retarget(indices, targets)
      keep = []
      indices = Convert.taken(indices)
      indices_at = Convert.array(indices, "L", keep, "indices", nullable: true)
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "d", keep, "targets")
      Runtime.check(Raw.anim_spring_bank_retarget(self.stage.pointer, self.identifier, indices_at, targets_at, Convert.shared([indices, targets], {"indices" => Convert.length(indices, 4, 1, name: "indices"), "targets" => Convert.length(targets, 8, 1, name: "targets")})))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Sets springs to values, at rest. They are not reported as settled. indices as for anim_spring_bank_retarget().
    #
    # C: anim_spring_bank_set_values().
    def set_values(indices, values)
      keep = []
      indices = Convert.taken(indices)
      indices_at = Convert.array(indices, "L", keep, "indices", nullable: true)
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      Runtime.check(Raw.anim_spring_bank_set_values(self.stage.pointer, self.identifier, indices_at, values_at, Convert.shared([indices, values], {"indices" => Convert.length(indices, 4, 1, name: "indices"), "values" => Convert.length(values, 8, 1, name: "values")})))
      nil
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The presentation of all of a bank's springs, as of the last advance: a view, valid until something is added to the
    # stage or the stage is destroyed; its numbers change when the stage advances.
    #
    # C: anim_spring_bank_get_values().
    def values
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_spring_bank_get_values(self.stage.pointer, self.identifier, frame_ + 0, frame_ + 8))
      Convert.read(frame_.get_pointer(0), frame_.get_uint64(8), "d", 8)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Makes a view of a bank's values, which may be released before the stage or after.
    #
    # C: anim_spring_bank_view_create().
    def view_create
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_spring_bank_view_create(self.stage.pointer, self.identifier, frame_ + 0))
      SpringBankView.wrap(frame_.get_pointer(0))
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # The velocities of all springs, in units per second.
    #
    # C: anim_spring_bank_get_velocities().
    def velocities(velocities)
      keep = []
      velocities_at = Convert.room(velocities, 8, keep)
      Runtime.check(Raw.anim_spring_bank_get_velocities(self.stage.pointer, self.identifier, velocities_at, Convert.length(velocities_at, 8)))
      Convert.filled(velocities, velocities_at, "d", 8)
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # How many springs move, and how many have come to rest and were not yet taken.
    #
    # C: anim_spring_bank_get_counts().
    def counts
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.check(Raw.anim_spring_bank_get_counts(self.stage.pointer, self.identifier, frame_ + 0, frame_ + 8))
      [frame_.get_uint64(0), frame_.get_uint64(8)]
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end

    # Takes the indices of springs that have come to rest, in the order in which they did. Springs that were retargeted
    # within the same time slot are reported together, when the last of them has come to rest. A spring that was
    # retargeted again since is still reported, once.
    #
    # C: anim_spring_bank_take_settled().
    def take_settled
      frame_ = FFI::MemoryPointer.new(8)
      indices_room = 64
      indices_at = FFI::MemoryPointer.new(indices_room * 4)
      all = []
      loop do
        Runtime.check(Raw.anim_spring_bank_take_settled(self.stage.pointer, self.identifier, indices_at, indices_room, frame_ + 0))
        indices_count = frame_.get_uint64(0)
        all.concat(Convert.read(indices_at, indices_count, "L", 4))
        break if indices_count < indices_room
      end
      all
    ensure
      Runtime.settle(self) unless Runtime::LEFT.empty?
    end
  end

  class << self
    # The version of the library in use: major * 65536 + minor * 256 + patch. Compare it with the ANIM_VERSION_...
    # constants that the host was compiled with.
    #
    # C: anim_version().
    def version
      Runtime.done(Raw.anim_version())
    end

    # The ANIM_COMPONENT_... constants of the library in use, added up: 31 for a full library.
    #
    # C: anim_components().
    def components
      ComponentFlags.of(Runtime.done(Raw.anim_components()))
    end

    # The name of a status, such as "ANIM_ERROR_LIMIT"; "ANIM_ERROR_UNKNOWN" for any other number.
    #
    # C: anim_status_name().
    def status_name(status)
      Convert.c_string(Runtime.done(Raw.anim_status_name(Status.to_i(status))))
    end

    # Describes the error of the last call that failed on this thread: one English sentence, with the argument's name.
    # For a document it has line, column and JSON pointer; the middle of a pointer of over 512 bytes is left out. At
    # most 1023 bytes of UTF-8; empty when none has failed. Calls that succeed leave it alone.
    #
    # C: anim_last_error_message().
    def last_error_message
      Convert.c_string(Runtime.done(Raw.anim_last_error_message()))
    end

    # Where in a text the last failing call of this thread found its error: line and column (in bytes), counted from 1;
    # both 0 when the error was not in a text.
    #
    # C: anim_last_error_place().
    def last_error_place
      frame_ = FFI::MemoryPointer.new(16)
      Runtime.done(Raw.anim_last_error_place(frame_ + 0, frame_ + 8))
      [frame_.get_int32(0), frame_.get_int32(8)]
    end

    # The RFC 6901 JSON pointer of the value that the last failing call of this thread found at fault; empty for the
    # whole document and for errors that are not in a document. One of over 511 bytes is cut off there.
    #
    # C: anim_last_error_pointer().
    def last_error_pointer
      Convert.c_string(Runtime.done(Raw.anim_last_error_pointer()))
    end

    # The whole number of flicks nearest to a time in seconds (ties to even). ANIM_ERROR_LIMIT beyond 2^62 flicks (about
    # 207 years) either way.
    #
    # C: anim_flicks_from_seconds().
    def flicks_from_seconds(seconds)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_flicks_from_seconds(Convert.number(seconds, "seconds"), frame_ + 0))
      frame_.get_int64(0)
    end

    # A number of flicks in seconds, correctly rounded.
    #
    # C: anim_flicks_to_seconds().
    def flicks_to_seconds(flicks)
      Runtime.done(Raw.anim_flicks_to_seconds(Convert.whole(flicks, "q", "flicks")))
    end

    # Evaluates one of the core's own mathematical functions over arrays: results[i] = f(x[i]) or f(x[i], y[i]), each
    # within 1 ulp of the exact value and the same bits on every platform. Special values (NaN, infinities, signed
    # zeros) follow C99 Annex F. y is read by ATAN2, POW and HYPOT only.
    #
    # C: anim_math_evaluate().
    def math_evaluate(function, x, y = nil, into: nil)
      keep = []
      x = Convert.taken(x)
      x_at = Convert.array(x, "d", keep, "x")
      y = Convert.taken(y)
      y_at = Convert.array(y, "d", keep, "y", nullable: true)
      results_count = Convert.shared([x, y], {"x" => Convert.length(x, 8, 1, name: "x"), "y" => Convert.length(y, 8, 1, name: "y")})
      results_at, results_given = Convert.into(into, 0, 1, results_count * 8, "results", nullable: false)
      Runtime.check(Raw.anim_math_evaluate(MathFunction.to_i(function), x_at, y_at, Convert.shared([x, y], {"x" => Convert.length(x, 8, 1, name: "x"), "y" => Convert.length(y, 8, 1, name: "y")}), results_at))
      (results_given ? results_at : Convert.read(results_at, results_count, "d", 8))
    end

    # Converts colors of four numbers each from one space to another, accurate to 1e-12 within the gamuts. Light from
    # 0.0031308 to 0.003130806 is an exception, since CSS's rounded limits contradict each other there: conversion to
    # linear light and back restores every value. Hues are returned from 0 to 2 pi. The opacity is copied. Nothing
    # changes where the spaces are the same; otherwise components beyond 1e30 in size are clamped to it. Numbers are at
    # most 1e150 in size, and colors at most ANIM_LIMIT_ARRAY / 4 (ANIM_ERROR_LIMIT).
    #
    # C: anim_color_convert().
    def color_convert(from_space, to_space, colors, into: nil)
      keep = []
      colors = Convert.taken(colors)
      colors_at = Convert.array(colors, "d", keep, "colors")
      results_count = (Convert.length(colors, 32, 4, name: "colors")) * 4
      results_at, results_given = Convert.into(into, 0, 1, results_count * 8, "results", nullable: false)
      Runtime.check(Raw.anim_color_convert(ColorSpace.to_i(from_space), ColorSpace.to_i(to_space), colors_at, Convert.length(colors, 32, 4, name: "colors"), results_at))
      (results_given ? results_at : Convert.read(results_at, results_count, "d", 8))
    end

    # The color at a progress from one color (0) to another (1), as CSS Color 4, section 12: both, four numbers of sRGB
    # that are not premultiplied, are converted to the space, interpolated there, and converted back. In OKLCH a color
    # whose chroma is at most 0.000004 has no hue, and takes the other's. A progress outside 0 to 1 extrapolates. A
    # transparent result is black where premultiplied is 1. Numbers are at most 1e150 in size.
    #
    # C: anim_color_interpolate().
    def color_interpolate(interpolation, from, to, progress)
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      frame_.put_bytes(0, Convert.struct(interpolation, ColorInterpolation, "interpolation").pack(keep))
      from = Convert.taken(from)
      from_at = Convert.array(Convert.fixed(from, 4, "from"), "d", keep, "from")
      to = Convert.taken(to)
      to_at = Convert.array(Convert.fixed(to, 4, "to"), "d", keep, "to")
      Runtime.check(Raw.anim_color_interpolate(frame_ + 0, from_at, to_at, Convert.number(progress, "progress"), frame_ + 16))
      frame_.get_array_of_double(16, 4)
    end

    # The same at many progresses, at most ANIM_LIMIT_ARRAY / 4.
    #
    # C: anim_color_interpolate_many().
    def color_interpolate_many(interpolation, from, to, progresses, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(16)
      frame_.put_bytes(0, Convert.struct(interpolation, ColorInterpolation, "interpolation").pack(keep))
      from = Convert.taken(from)
      from_at = Convert.array(Convert.fixed(from, 4, "from"), "d", keep, "from")
      to = Convert.taken(to)
      to_at = Convert.array(Convert.fixed(to, 4, "to"), "d", keep, "to")
      progresses = Convert.taken(progresses)
      progresses_at = Convert.array(progresses, "d", keep, "progresses")
      results_count = (Convert.length(progresses, 8, 1, name: "progresses")) * 4
      results_at, results_given = Convert.into(into, 0, 1, results_count * 8, "results", nullable: false)
      Runtime.check(Raw.anim_color_interpolate_many(frame_ + 0, from_at, to_at, progresses_at, Convert.length(progresses, 8, 1, name: "progresses"), results_at))
      (results_given ? results_at : Convert.read(results_at, results_count, "d", 8))
    end
  end

  EASING_CALLBACK = Callbacks.trampoline(:double, %i[size_t double]) do |function, stage, x|
    _ = stage
    Convert.real(function.call(x))
  end
  private_constant :EASING_CALLBACK

  EVENT_CALLBACK = Callbacks.trampoline(:void, %i[size_t pointer]) do |function, stage, event|
    _ = stage
    function.call(Event.unpack(event.read_bytes(Event::SIZE)))
  end
  private_constant :EVENT_CALLBACK

  PROPERTY_CALLBACK = Callbacks.trampoline(:void, %i[size_t uint64 pointer size_t]) do |function, stage, property, value, count|
    function.call(Property.new(stage, property), Convert.read(value, count, "d", 8))
  end
  private_constant :PROPERTY_CALLBACK
end
