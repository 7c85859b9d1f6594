# SPDX-License-Identifier: MIT
# frozen_string_literal: true

# Generated from docs/abi/animcore-abi.json by tools/generate_bindings.py. Change neither by hand.

module Animcore
  # anim_point of C.
  class Point < Value
    SIZE = 16
    FORMAT = "dd"

    members %i[x y]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@x, "x"),
        Convert.number(@y, "y")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _x, _y = bytes.unpack(FORMAT)
      new(
        _x,
        _y
      )
    end
  end

  # anim_rectangle of C.
  #
  # x: x and y are the corner with the smallest coordinates; width and height >= 0
  #
  # y: x and y are the corner with the smallest coordinates; width and height >= 0
  #
  # width: x and y are the corner with the smallest coordinates; width and height >= 0
  #
  # height: x and y are the corner with the smallest coordinates; width and height >= 0
  class Rectangle < Value
    SIZE = 32
    FORMAT = "dddd"

    members %i[x y width height]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@x, "x"),
        Convert.number(@y, "y"),
        Convert.number(@width, "width"),
        Convert.number(@height, "height")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _x, _y, _width, _height = bytes.unpack(FORMAT)
      new(
        _x,
        _y,
        _width,
        _height
      )
    end
  end

  # x' = a x + c y + tx, y' = b x + d y + ty: the order of SVG's matrix(a b c d e f).
  class Transform < Value
    SIZE = 48
    FORMAT = "dddddd"

    members %i[a b c d tx ty]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@a, "a"),
        Convert.number(@b, "b"),
        Convert.number(@c, "c"),
        Convert.number(@d, "d"),
        Convert.number(@tx, "tx"),
        Convert.number(@ty, "ty")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _a, _b, _c, _d, _tx, _ty = bytes.unpack(FORMAT)
      new(
        _a,
        _b,
        _c,
        _d,
        _tx,
        _ty
      )
    end

    # Decomposes a transform. Every transform has parts, singular ones too. Coefficients are at most 1e150 in size
    # (ANIM_ERROR_LIMIT).
    #
    # C: anim_transform_decompose().
    def decompose
      keep = []
      frame_ = FFI::MemoryPointer.new(104)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_transform_decompose(frame_ + 0, frame_ + 48))
      TransformParts.unpack(frame_.get_bytes(48, 56))
    end

    # Composes a transform from parts, any numbers of at most 1e150 in size (ANIM_ERROR_LIMIT). Coefficients that would
    # be beyond 1e150 in size are clamped to it.
    #
    # C: anim_transform_compose().
    def self.compose(parts)
      keep = []
      frame_ = FFI::MemoryPointer.new(104)
      frame_.put_bytes(0, Convert.struct(parts, TransformParts, "parts").pack(keep))
      Runtime.check(Raw.anim_transform_compose(frame_ + 0, frame_ + 56))
      Transform.unpack(frame_.get_bytes(56, 48))
    end

    # The transform at a progress from one (0) to another (1). Parts are interpolated one by one, and the angle takes
    # the shorter way. Where one transform is mirrored in x and the other in y, the angle turns by half a turn instead.
    # A progress outside 0 to 1 extrapolates. If one of the transforms is singular or nearly so (its parts have a scale
    # of 0 or a shear), the result jumps at 0.5, as in CSS. Numbers are at most 1e150 in size.
    #
    # C: anim_transform_interpolate().
    def interpolate(to, progress)
      keep = []
      frame_ = FFI::MemoryPointer.new(144)
      frame_.put_bytes(0, pack(keep))
      frame_.put_bytes(48, Convert.struct(to, Transform, "to").pack(keep))
      Runtime.check(Raw.anim_transform_interpolate(frame_ + 0, frame_ + 48, Convert.number(progress, "progress"), frame_ + 96))
      Transform.unpack(frame_.get_bytes(96, 48))
    end

    # The same at many progresses, at most ANIM_LIMIT_ARRAY / 6.
    #
    # C: anim_transform_interpolate_many().
    def interpolate_many(to, progresses)
      keep = []
      frame_ = FFI::MemoryPointer.new(96)
      frame_.put_bytes(0, pack(keep))
      frame_.put_bytes(48, Convert.struct(to, Transform, "to").pack(keep))
      progresses = Convert.taken(progresses)
      progresses_at = Convert.array(progresses, "d", keep, "progresses")
      results_count = Convert.length(progresses, 8, 1, name: "progresses")
      results_at = FFI::MemoryPointer.new([results_count * 48, 1].max)
      Runtime.check(Raw.anim_transform_interpolate_many(frame_ + 0, frame_ + 48, progresses_at, Convert.length(progresses, 8, 1, name: "progresses"), results_at))
      Convert.read_structs(results_at, results_count, Transform)
    end
  end

  # A damped harmonic spring: m x'' + c x' + k (x - target) = 0. The value is the closed-form solution, so it is exact
  # at any time. Core Animation's default is mass 1, stiffness 100, damping 10. ANIM_ERROR_LIMIT where k / m is outside
  # 2^-1000 to 2^1000, or the damping ratio is above 2^500. Functions for one value take values, displacements and
  # velocities of at most 1e150 in size (ANIM_ERROR_LIMIT). anim_spring_animate_many() and anim_spring_step_many() take
  # any finite ones.
  #
  # mass: m > 0
  #
  # stiffness: k > 0, per second squared when m = 1
  #
  # damping: c >= 0; 0 never comes to rest
  class Spring < Value
    SIZE = 24
    FORMAT = "ddd"

    members %i[mass stiffness damping]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@mass, "mass"),
        Convert.number(@stiffness, "stiffness"),
        Convert.number(@damping, "damping")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _mass, _stiffness, _damping = bytes.unpack(FORMAT)
      new(
        _mass,
        _stiffness,
        _damping
      )
    end

    # By perceptual duration and bounce (SwiftUI's Spring(duration:bounce:)): mass 1, k = (2 pi / duration)^2, damping
    # ratio 1 - bounce for bounce >= 0, 1 / (1 + bounce) below. duration > 0 (seconds); -1 < bounce <= 1.
    #
    # C: anim_spring_make_perceptual().
    def self.perceptual(duration, bounce)
      frame_ = FFI::MemoryPointer.new(24)
      Runtime.check(Raw.anim_spring_make_perceptual(Convert.number(duration, "duration"), Convert.number(bounce, "bounce"), frame_ + 0))
      Spring.unpack(frame_.get_bytes(0, 24))
    end

    # By response (the undamped period in seconds, > 0) and damping ratio (>= 0), as SwiftUI's
    # spring(response:dampingFraction:): mass 1, k = (2 pi / response)^2, c = 4 pi damping_ratio / response.
    #
    # C: anim_spring_make_response().
    def self.response(response, damping_ratio)
      frame_ = FFI::MemoryPointer.new(24)
      Runtime.check(Raw.anim_spring_make_response(Convert.number(response, "response"), Convert.number(damping_ratio, "damping_ratio"), frame_ + 0))
      Spring.unpack(frame_.get_bytes(0, 24))
    end

    # As UIKit's animate(withDuration:usingSpringWithDamping:initialSpringVelocity:): mass 1, and the angular frequency
    # for which the envelope has fallen to 0.001 at the end of the duration. duration > 0, 0 < damping_ratio <= 1,
    # initial_velocity in distances per second. ANIM_ERROR_ARGUMENT when no spring fits.
    #
    # C: anim_spring_make_uikit().
    def self.uikit(duration, damping_ratio, initial_velocity)
      frame_ = FFI::MemoryPointer.new(24)
      Runtime.check(Raw.anim_spring_make_uikit(Convert.number(duration, "duration"), Convert.number(damping_ratio, "damping_ratio"), Convert.number(initial_velocity, "initial_velocity"), frame_ + 0))
      Spring.unpack(frame_.get_bytes(0, 24))
    end

    # The spring that a CASpringAnimation with these physical parameters plays. allows_overdamping (0 or 1) is its
    # property of that name. At 0 an overdamped spring becomes the critically damped one of the same mass and stiffness,
    # damping 2 sqrt(k m): (1, 100, 30) moves exactly as (1, 100, 20). At 1, or where the spring is not overdamped, the
    # parameters are used unchanged. All other functions that take an anim_spring use them unchanged.
    #
    # C: anim_spring_make_core_animation().
    def self.core_animation(mass, stiffness, damping, allows_overdamping)
      frame_ = FFI::MemoryPointer.new(24)
      Runtime.check(Raw.anim_spring_make_core_animation(Convert.number(mass, "mass"), Convert.number(stiffness, "stiffness"), Convert.number(damping, "damping"), Convert.boolean(allows_overdamping, "allows_overdamping"), frame_ + 0))
      Spring.unpack(frame_.get_bytes(0, 24))
    end

    # Value and velocity (units per second) of a spring at a time (seconds, >= 0; a negative time is taken as 0). The
    # spring moves from the value from to the value to, and starts with the given velocity.
    #
    # C: anim_spring_evaluate().
    def evaluate(time, from, to, initial_velocity)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_spring_evaluate(frame_ + 0, Convert.number(time, "time"), Convert.number(from, "from"), Convert.number(to, "to"), Convert.number(initial_velocity, "initial_velocity"), frame_ + 24, frame_ + 32))
      [frame_.get_double(24), frame_.get_double(32)]
    end

    # The same at many times at once.
    #
    # C: anim_spring_evaluate_many().
    def evaluate_many(times, from, to, initial_velocity, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_bytes(0, pack(keep))
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      values_count = Convert.length(times, 8, 1, name: "times")
      values_at, values_given = Convert.into(into, 0, 2, values_count * 8, "values", nullable: true)
      velocities_count = Convert.length(times, 8, 1, name: "times")
      velocities_at, velocities_given = Convert.into(into, 1, 2, velocities_count * 8, "velocities", nullable: true)
      Runtime.check(Raw.anim_spring_evaluate_many(frame_ + 0, times_at, Convert.length(times, 8, 1, name: "times"), Convert.number(from, "from"), Convert.number(to, "to"), Convert.number(initial_velocity, "initial_velocity"), values_at, velocities_at))
      [(values_given ? values_at : Convert.read(values_at, values_count, "d", 8)), (velocities_given ? velocities_at : Convert.read(velocities_at, velocities_count, "d", 8))]
    end

    # Computes the constants of a spring in advance.
    #
    # C: anim_spring_prepare().
    def prepare
      keep = []
      frame_ = FFI::MemoryPointer.new(104)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_spring_prepare(frame_ + 0, frame_ + 24))
      PreparedSpring.unpack(frame_.get_bytes(24, 80))
    end

    # CASpringAnimation's settlingDuration in seconds, for an initial velocity in distances per second. Infinity when
    # damping is 0. 1.4727003346780927 for the default spring at rest. With allows_overdamping 0 an overdamped spring
    # settles as the critically damped one, as Core Animation plays it: (1, 100, 30) at 1.0, as (1, 100, 20). With 1,
    # Core Animation's property of that name, it is the duration of the overdamped motion.
    #
    # C: anim_spring_get_settling_duration().
    def settling_duration(initial_velocity, allows_overdamping)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_spring_get_settling_duration(frame_ + 0, Convert.number(initial_velocity, "initial_velocity"), Convert.boolean(allows_overdamping, "allows_overdamping"), frame_ + 24))
      frame_.get_double(24)
    end

    # An upper bound, by an analytic envelope, of the time until a spring is at rest: from then on its distance from the
    # target stays within threshold (> 0) units, and its speed within threshold units per second. It starts displacement
    # away from the target. An animation with this spring ends at that time. Infinity when it never comes to rest.
    #
    # C: anim_spring_get_resting_time().
    def resting_time(displacement, initial_velocity, threshold)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_spring_get_resting_time(frame_ + 0, Convert.number(displacement, "displacement"), Convert.number(initial_velocity, "initial_velocity"), Convert.number(threshold, "threshold"), frame_ + 24))
      frame_.get_double(24)
    end

    # By name, with a perceptual duration in seconds (> 0, or 0 for the name's own) and a bounce to add to the name's
    # own. SwiftUI's "smooth" (0.5 s, bounce 0), "snappy" (0.5 s, 0.15), "bouncy" (0.5 s, 0.3), "interactive" (0.15 s,
    # 0.14: the response 0.15 and damping ratio 0.86 of interactiveSpring) and "default" (0.55 s, 0: the default
    # animation); the sum of the bounces must be above -1 and at most 1. "core-animation" is the spring of a new
    # CASpringAnimation (mass 1, stiffness 100, damping 10). "uikit" is that of a new UISpringTimingParameters (3, 1000,
    # 500); UIKit plays it critically damped (see anim_spring_make_core_animation()), so the result is the critically
    # damped spring of that mass and stiffness. These two have neither a duration nor a bounce: both arguments must
    # be 0. ANIM_ERROR_NOT_FOUND for any other name.
    #
    # C: anim_spring_make_named().
    def self.named(name, duration, extra_bounce)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_spring_make_named(name_at, Convert.bytesize(name), Convert.number(duration, "duration"), Convert.number(extra_bounce, "extra_bounce"), frame_ + 0))
      Spring.unpack(frame_.get_bytes(0, 24))
    end

    # A spring in SwiftUI's terms. Its perceptual duration in seconds, which is its response, is 2 pi / sqrt(k / m). Its
    # damping ratio is c / (2 sqrt(k m)). Its bounce, from -1 to 1, is 1 - ratio up to critical damping, and 1 / ratio -
    # 1 beyond it.
    #
    # C: anim_spring_describe().
    def describe
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_spring_describe(frame_ + 0, frame_ + 24, frame_ + 32, frame_ + 40))
      [frame_.get_double(24), frame_.get_double(32), frame_.get_double(40)]
    end

    # The earliest time in seconds from which a spring stays within threshold of its target (in units), with a speed
    # below velocity_threshold (in units per second). It starts displacement away from the target. Both thresholds must
    # be above 0; an infinite one is always met. The result is the moment itself, to a relative error of about 1e-14;
    # anim_spring_get_resting_time() gives a bound. Where the last swing only touches a threshold, rounding decides
    # whether that swing counts. Infinity when the spring never comes to rest.
    #
    # C: anim_spring_get_settling_time().
    def settling_time(displacement, initial_velocity, threshold, velocity_threshold)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_spring_get_settling_time(frame_ + 0, Convert.number(displacement, "displacement"), Convert.number(initial_velocity, "initial_velocity"), Convert.number(threshold, "threshold"), Convert.number(velocity_threshold, "velocity_threshold"), frame_ + 24))
      frame_.get_double(24)
    end

    # Value and velocity of a motion whose spring is changed in mid-flight, time seconds after the change (a negative
    # time is taken as 0). At the change the value is from, and the velocity initial_velocity. Both springs pull it
    # toward the value to. Over blend_duration seconds (>= 0) a smooth step blends the old spring's motion into the new
    # one's, so that value and velocity are continuous; 0 switches at once.
    #
    # C: anim_spring_blend_evaluate().
    def blend_evaluate(new_spring, blend_duration, time, from, to, initial_velocity)
      keep = []
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_bytes(0, pack(keep))
      frame_.put_bytes(24, Convert.struct(new_spring, Spring, "new_spring").pack(keep))
      Runtime.check(Raw.anim_spring_blend_evaluate(frame_ + 0, frame_ + 24, Convert.number(blend_duration, "blend_duration"), Convert.number(time, "time"), Convert.number(from, "from"), Convert.number(to, "to"), Convert.number(initial_velocity, "initial_velocity"), frame_ + 48, frame_ + 56))
      [frame_.get_double(48), frame_.get_double(56)]
    end

    # The same at many times.
    #
    # C: anim_spring_blend_evaluate_many().
    def blend_evaluate_many(new_spring, blend_duration, times, from, to, initial_velocity, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(48)
      frame_.put_bytes(0, pack(keep))
      frame_.put_bytes(24, Convert.struct(new_spring, Spring, "new_spring").pack(keep))
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      values_count = Convert.length(times, 8, 1, name: "times")
      values_at, values_given = Convert.into(into, 0, 2, values_count * 8, "values", nullable: true)
      velocities_count = Convert.length(times, 8, 1, name: "times")
      velocities_at, velocities_given = Convert.into(into, 1, 2, velocities_count * 8, "velocities", nullable: true)
      Runtime.check(Raw.anim_spring_blend_evaluate_many(frame_ + 0, frame_ + 24, Convert.number(blend_duration, "blend_duration"), times_at, Convert.length(times, 8, 1, name: "times"), Convert.number(from, "from"), Convert.number(to, "to"), Convert.number(initial_velocity, "initial_velocity"), values_at, velocities_at))
      [(values_given ? values_at : Convert.read(values_at, values_count, "d", 8)), (velocities_given ? velocities_at : Convert.read(velocities_at, velocities_count, "d", 8))]
    end

    # anim_spring_get_resting_time() for such a change: a time since the change.
    #
    # C: anim_spring_blend_get_resting_time().
    def blend_get_resting_time(new_spring, blend_duration, displacement, initial_velocity, threshold)
      keep = []
      frame_ = FFI::MemoryPointer.new(56)
      frame_.put_bytes(0, pack(keep))
      frame_.put_bytes(24, Convert.struct(new_spring, Spring, "new_spring").pack(keep))
      Runtime.check(Raw.anim_spring_blend_get_resting_time(frame_ + 0, frame_ + 24, Convert.number(blend_duration, "blend_duration"), Convert.number(displacement, "displacement"), Convert.number(initial_velocity, "initial_velocity"), Convert.number(threshold, "threshold"), frame_ + 48))
      frame_.get_double(48)
    end

    # Moves many values by one spring, each with a start, a target and a velocity of its own. Each result has the bits
    # of anim_spring_evaluate(). times has one time for all of them, or one for each (in seconds; a negative time is
    # taken as 0). Without initial_velocities all start at rest. flags is 0 or ANIM_SPRING_SHORTEST_TURN.
    # ANIM_ERROR_ARGUMENT when a number is not finite, or an origin minus its target is not in the range of a double.
    # About 1 ns a value at one time, in the cache; at times of their own 5 ns with AVX2, 11 without. AVX2 is detected
    # when the library is loaded; it changes no bit.
    #
    # C: anim_spring_animate_many().
    def animate_many(times, origins, targets, initial_velocities, flags, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_bytes(0, pack(keep))
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      origins = Convert.taken(origins)
      origins_at = Convert.array(origins, "d", keep, "origins")
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "d", keep, "targets")
      initial_velocities = Convert.taken(initial_velocities)
      initial_velocities_at = Convert.array(initial_velocities, "d", keep, "initial_velocities", nullable: true)
      values_count = Convert.shared([origins, targets, initial_velocities], {"origins" => Convert.length(origins, 8, 1, name: "origins"), "targets" => Convert.length(targets, 8, 1, name: "targets"), "initial_velocities" => Convert.length(initial_velocities, 8, 1, name: "initial_velocities")})
      values_at, values_given = Convert.into(into, 0, 2, values_count * 8, "values", nullable: true)
      velocities_count = Convert.shared([origins, targets, initial_velocities], {"origins" => Convert.length(origins, 8, 1, name: "origins"), "targets" => Convert.length(targets, 8, 1, name: "targets"), "initial_velocities" => Convert.length(initial_velocities, 8, 1, name: "initial_velocities")})
      velocities_at, velocities_given = Convert.into(into, 1, 2, velocities_count * 8, "velocities", nullable: true)
      Runtime.check(Raw.anim_spring_animate_many(frame_ + 0, times_at, Convert.length(times, 8, 1, name: "times"), origins_at, targets_at, initial_velocities_at, Convert.shared([origins, targets, initial_velocities], {"origins" => Convert.length(origins, 8, 1, name: "origins"), "targets" => Convert.length(targets, 8, 1, name: "targets"), "initial_velocities" => Convert.length(initial_velocities, 8, 1, name: "initial_velocities")}), SpringFlags.to_i(flags), values_at, velocities_at))
      [(values_given ? values_at : Convert.read(values_at, values_count, "d", 8)), (velocities_given ? velocities_at : Convert.read(velocities_at, velocities_count, "d", 8))]
    end

    # The same for floats: computed in doubles, rounded once.
    #
    # C: anim_spring_animate_many_float().
    def animate_many_float(times, origins, targets, initial_velocities, flags, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_bytes(0, pack(keep))
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      origins = Convert.taken(origins)
      origins_at = Convert.array(origins, "f", keep, "origins")
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "f", keep, "targets")
      initial_velocities = Convert.taken(initial_velocities)
      initial_velocities_at = Convert.array(initial_velocities, "f", keep, "initial_velocities", nullable: true)
      values_count = Convert.shared([origins, targets, initial_velocities], {"origins" => Convert.length(origins, 4, 1, name: "origins"), "targets" => Convert.length(targets, 4, 1, name: "targets"), "initial_velocities" => Convert.length(initial_velocities, 4, 1, name: "initial_velocities")})
      values_at, values_given = Convert.into(into, 0, 2, values_count * 4, "values", nullable: true)
      velocities_count = Convert.shared([origins, targets, initial_velocities], {"origins" => Convert.length(origins, 4, 1, name: "origins"), "targets" => Convert.length(targets, 4, 1, name: "targets"), "initial_velocities" => Convert.length(initial_velocities, 4, 1, name: "initial_velocities")})
      velocities_at, velocities_given = Convert.into(into, 1, 2, velocities_count * 4, "velocities", nullable: true)
      Runtime.check(Raw.anim_spring_animate_many_float(frame_ + 0, times_at, Convert.length(times, 8, 1, name: "times"), origins_at, targets_at, initial_velocities_at, Convert.shared([origins, targets, initial_velocities], {"origins" => Convert.length(origins, 4, 1, name: "origins"), "targets" => Convert.length(targets, 4, 1, name: "targets"), "initial_velocities" => Convert.length(initial_velocities, 4, 1, name: "initial_velocities")}), SpringFlags.to_i(flags), values_at, velocities_at))
      [(values_given ? values_at : Convert.read(values_at, values_count, "f", 4)), (velocities_given ? velocities_at : Convert.read(velocities_at, velocities_count, "f", 4))]
    end

    # Advances many springs by one step of seconds (>= 0), exactly however long the step is: replaces values and
    # velocities by those after the step. Each value is pulled toward its target. Flags and errors as
    # anim_spring_animate_many().
    #
    # C: anim_spring_step_many().
    def step_many(seconds, targets, flags, values, velocities)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_bytes(0, pack(keep))
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "d", keep, "targets")
      values_at = Convert.array(Convert.taken(Convert.writable(values)), "d", keep, "values")
      velocities_at = Convert.array(Convert.taken(Convert.writable(velocities)), "d", keep, "velocities")
      Runtime.check(Raw.anim_spring_step_many(frame_ + 0, Convert.number(seconds, "seconds"), targets_at, Convert.shared([targets, values, velocities], {"targets" => Convert.length(targets, 8, 1, name: "targets"), "values" => Convert.length(values_at, 8), "velocities" => Convert.length(velocities_at, 8)}), SpringFlags.to_i(flags), values_at, velocities_at))
      Convert.filled(values, values_at, "d", 8)
      Convert.filled(velocities, velocities_at, "d", 8)
      nil
    end

    # The same for floats: computed in doubles, rounded once.
    #
    # C: anim_spring_step_many_float().
    def step_many_float(seconds, targets, flags, values, velocities)
      keep = []
      frame_ = FFI::MemoryPointer.new(24)
      frame_.put_bytes(0, pack(keep))
      targets = Convert.taken(targets)
      targets_at = Convert.array(targets, "f", keep, "targets")
      values_at = Convert.array(Convert.taken(Convert.writable(values)), "f", keep, "values")
      velocities_at = Convert.array(Convert.taken(Convert.writable(velocities)), "f", keep, "velocities")
      Runtime.check(Raw.anim_spring_step_many_float(frame_ + 0, Convert.number(seconds, "seconds"), targets_at, Convert.shared([targets, values, velocities], {"targets" => Convert.length(targets, 4, 1, name: "targets"), "values" => Convert.length(values_at, 4), "velocities" => Convert.length(velocities_at, 4)}), SpringFlags.to_i(flags), values_at, velocities_at))
      Convert.filled(values, values_at, "f", 4)
      Convert.filled(velocities, velocities_at, "f", 4)
      nil
    end
  end

  # A spring with its constants computed in advance, which saves about half of the time of anim_spring_evaluate().
  # anim_spring_prepare() fills it. It is plain memory of the caller's, which may be copied, kept and read by many
  # threads at once. Its size never changes. The members are private to the library: a struct that another version has
  # filled, or that was changed, is refused.
  #
  # decay: sums of two doubles, in the library's unit of time
  #
  # decay_low: sums of two doubles, in the library's unit of time
  #
  # check: a sum over the other members
  class PreparedSpring < Value
    SIZE = 80
    FORMAT = "ddddddddQQ"

    members %i[decay decay_low frequency frequency_low fast_rate squared_frequency time_scale inverse_time_scale kind check]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@decay, "decay"),
        Convert.number(@decay_low, "decay_low"),
        Convert.number(@frequency, "frequency"),
        Convert.number(@frequency_low, "frequency_low"),
        Convert.number(@fast_rate, "fast_rate"),
        Convert.number(@squared_frequency, "squared_frequency"),
        Convert.number(@time_scale, "time_scale"),
        Convert.number(@inverse_time_scale, "inverse_time_scale"),
        Convert.whole(@kind, "Q", "kind"),
        Convert.whole(@check, "Q", "check")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _decay, _decay_low, _frequency, _frequency_low, _fast_rate, _squared_frequency, _time_scale, _inverse_time_scale, _kind, _check = bytes.unpack(FORMAT)
      new(
        _decay,
        _decay_low,
        _frequency,
        _frequency_low,
        _fast_rate,
        _squared_frequency,
        _time_scale,
        _inverse_time_scale,
        _kind,
        _check
      )
    end

    # anim_spring_evaluate() for a prepared spring, with the same bits: some 30 ns. ANIM_ERROR_ARGUMENT for one that
    # anim_spring_prepare() did not make.
    #
    # C: anim_prepared_spring_evaluate().
    def evaluate(time, from, to, initial_velocity)
      keep = []
      frame_ = FFI::MemoryPointer.new(96)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_prepared_spring_evaluate(frame_ + 0, Convert.number(time, "time"), Convert.number(from, "from"), Convert.number(to, "to"), Convert.number(initial_velocity, "initial_velocity"), frame_ + 80, frame_ + 88))
      [frame_.get_double(80), frame_.get_double(88)]
    end
  end

  # A cubic Bezier timing curve from (0, 0) to (1, 1), as CSS cubic-bezier(). 0 <= x1, x2 <= 1 (ANIM_ERROR_ARGUMENT);
  # |y1|, |y2| <= 1e6 (ANIM_ERROR_LIMIT).
  class CubicBezier < Value
    SIZE = 32
    FORMAT = "dddd"

    members %i[x1 y1 x2 y2]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@x1, "x1"),
        Convert.number(@y1, "y1"),
        Convert.number(@x2, "x2"),
        Convert.number(@y2, "y2")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _x1, _y1, _x2, _y2 = bytes.unpack(FORMAT)
      new(
        _x1,
        _y1,
        _x2,
        _y2
      )
    end

    # By name: "linear", "ease", "ease-in", "ease-out", "ease-in-out", and "default" (Core Animation's, which is ease).
    # ANIM_ERROR_NOT_FOUND for any other name.
    #
    # C: anim_cubic_bezier_make_named().
    def self.named(name)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      name = Convert.taken(name)
      name_at = Convert.text(name, keep, "name")
      Runtime.check(Raw.anim_cubic_bezier_make_named(name_at, Convert.bytesize(name), frame_ + 0))
      CubicBezier.unpack(frame_.get_bytes(0, 32))
    end

    # The progress y at x, accurate to 1e-12. Beyond [0, 1] the curve continues along its end tangents, as in CSS Easing
    # Functions.
    #
    # C: anim_cubic_bezier_evaluate().
    def evaluate(x)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_cubic_bezier_evaluate(frame_ + 0, Convert.number(x, "x"), frame_ + 32))
      frame_.get_double(32)
    end

    # The same at many x at once.
    #
    # C: anim_cubic_bezier_evaluate_many().
    def evaluate_many(xs, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, pack(keep))
      xs = Convert.taken(xs)
      xs_at = Convert.array(xs, "d", keep, "xs")
      ys_count = Convert.length(xs, 8, 1, name: "xs")
      ys_at, ys_given = Convert.into(into, 0, 1, ys_count * 8, "ys", nullable: false)
      Runtime.check(Raw.anim_cubic_bezier_evaluate_many(frame_ + 0, xs_at, Convert.length(xs, 8, 1, name: "xs"), ys_at))
      (ys_given ? ys_at : Convert.read(ys_at, ys_count, "d", 8))
    end

    # dy/dx at x. Infinite where the tangent is vertical.
    #
    # C: anim_cubic_bezier_get_slope().
    def slope(x)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_cubic_bezier_get_slope(frame_ + 0, Convert.number(x, "x"), frame_ + 32))
      frame_.get_double(32)
    end

    # The smallest x in [0, 1] at which the curve has the value y; if it never has, the smallest x at which it comes
    # nearest. The extensions beyond [0, 1] are not searched.
    #
    # C: anim_cubic_bezier_invert().
    def invert(y)
      keep = []
      frame_ = FFI::MemoryPointer.new(40)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_cubic_bezier_invert(frame_ + 0, Convert.number(y, "y"), frame_ + 32))
      frame_.get_double(32)
    end
  end

  # Options of the three kinds of keyframes. With shortest_turns, an angle turns by at most half a turn on each segment,
  # and exactly half a turn goes in the direction that is written: full turns are added to the keys' values, also to the
  # last.
  #
  # component_count: 1 to ANIM_LIMIT_KEYFRAME_COMPONENTS. 1
  #
  # mode: ANIM_KEYFRAME_MODE_... of values and blocks; not used for tracks. LINEAR
  #
  # has_ease: 1: ease applies, even if it is linear. 0: if ease is left linear, blocks ease in and out, and the other
  # kinds do not ease. 0
  #
  # shortest_turns: bit i: component i (below 64 and component_count) is an angle that turns the shortest way. 0
  #
  # duration: seconds, 0 to 1e9, of values and blocks; not read for tracks. 0.25
  #
  # ease: eases the whole timeline, on top of the curves of segments. A curve that is not linear applies whatever
  # has_ease is. Linear
  class KeyframeOptions < Options
    SIZE = 64
    FORMAT = "LLllQda32"

    members %i[component_count mode has_ease shortest_turns duration ease]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_keyframe_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        Convert.whole(@component_count, "L", "component_count"),
        KeyframeMode.to_i(@mode),
        Convert.boolean(@has_ease, "has_ease"),
        Convert.whole(@shortest_turns, "Q", "shortest_turns"),
        Convert.number(@duration, "duration"),
        Convert.struct(@ease, CubicBezier, "ease").pack(keep)
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _component_count, _mode, _has_ease, _shortest_turns, _duration, _ease = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@component_count, _component_count)
      made.instance_variable_set(:@mode, KeyframeMode.of(_mode))
      made.instance_variable_set(:@has_ease, !_has_ease.zero?)
      made.instance_variable_set(:@shortest_turns, _shortest_turns)
      made.instance_variable_set(:@duration, _duration)
      made.instance_variable_set(:@ease, CubicBezier.unpack(_ease))
      made
    end
  end

  # anim_keyframe of C.
  #
  # kind: ANIM_KEYFRAME_KIND_...
  #
  # flags: ANIM_KEYFRAME_HAS_... and ANIM_KEYFRAME_SETTLES
  #
  # duration: seconds, 0 to 1e9. Not read for MOVE, nor for a spring that SETTLES
  #
  # curve: of LINEAR
  #
  # spring: of SPRING
  class Keyframe < Value
    SIZE = 72
    FORMAT = "lLda32a24"

    members %i[kind flags duration curve spring]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        KeyframeKind.to_i(@kind),
        KeyframeFlags.to_i(@flags),
        Convert.number(@duration, "duration"),
        Convert.struct(@curve, CubicBezier, "curve").pack(keep),
        Convert.struct(@spring, Spring, "spring").pack(keep)
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _kind, _flags, _duration, _curve, _spring = bytes.unpack(FORMAT)
      new(
        KeyframeKind.of(_kind),
        KeyframeFlags.of(_flags),
        _duration,
        CubicBezier.unpack(_curve),
        Spring.unpack(_spring)
      )
    end
  end

  # anim_keyframes_info of C.
  #
  # key_count: values, blocks or keyframes
  #
  # needs_start: whether the caller gives the initial value on evaluation
  #
  # duration: seconds
  class KeyframesInfo < Value
    SIZE = 24
    FORMAT = "LLLld"

    members %i[component_count key_count needs_start duration]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _component_count, _key_count, _needs_start, _duration = bytes.unpack(FORMAT)
      new(
        _component_count,
        _key_count,
        !_needs_start.zero?,
        _duration
      )
    end
  end

  # When something runs in its parent's time, as Core Animation's CAMediaTiming. Local time is (parent time -
  # begin_time) * speed + time_offset; the active interval is local time 0 up to the active duration, which is the
  # duration times the repeat count (times two with autoreverses), or the repeat duration. The interval includes its
  # begin and excludes its end; the other way round where speed is negative. This holds for anim_media_timing_evaluate()
  # and for groups; for animations see anim_stage_animate().
  #
  # fill_mode: of local time. NONE
  #
  # autoreverses: 1: each repeat runs back again. 0
  #
  # begin_time: seconds of parent time. 0
  #
  # time_offset: seconds of local time. 0
  #
  # speed: negative runs backwards; at 0 local time stands at time_offset. 1
  #
  # duration: seconds of one iteration, >= 0 or infinite; 0 means 0.25. 0
  #
  # repeat_count: >= 0, fractional or infinite; 0 is not set. 0
  #
  # repeat_duration: seconds of local time, >= 0 or infinite; 0 is not set. 0. Where both are set, the one that ends
  # first counts, as in SMIL (Core Animation leaves it open).
  class MediaTiming < Options
    SIZE = 64
    FORMAT = "Lllldddddd"

    members %i[fill_mode autoreverses begin_time time_offset speed duration repeat_count repeat_duration]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_media_timing(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        FillMode.to_i(@fill_mode),
        Convert.boolean(@autoreverses, "autoreverses"),
        0,
        Convert.number(@begin_time, "begin_time"),
        Convert.number(@time_offset, "time_offset"),
        Convert.number(@speed, "speed"),
        Convert.number(@duration, "duration"),
        Convert.number(@repeat_count, "repeat_count"),
        Convert.number(@repeat_duration, "repeat_duration")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _fill_mode, _autoreverses, _reserved, _begin_time, _time_offset, _speed, _duration, _repeat_count, _repeat_duration = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@fill_mode, FillMode.of(_fill_mode))
      made.instance_variable_set(:@autoreverses, !_autoreverses.zero?)
      made.instance_variable_set(:@begin_time, _begin_time)
      made.instance_variable_set(:@time_offset, _time_offset)
      made.instance_variable_set(:@speed, _speed)
      made.instance_variable_set(:@duration, _duration)
      made.instance_variable_set(:@repeat_count, _repeat_count)
      made.instance_variable_set(:@repeat_duration, _repeat_duration)
      made
    end

    # The timing at a parent time in seconds.
    #
    # C: anim_media_timing_evaluate().
    def evaluate(parent_time)
      keep = []
      frame_ = FFI::MemoryPointer.new(128)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_media_timing_evaluate(frame_ + 0, Convert.number(parent_time, "parent_time"), frame_ + 64))
      MediaSample.unpack(frame_.get_bytes(64, 64))
    end

    # The same at many times at once.
    #
    # C: anim_media_timing_evaluate_many().
    def evaluate_many(parent_times)
      keep = []
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_bytes(0, pack(keep))
      parent_times = Convert.taken(parent_times)
      parent_times_at = Convert.array(parent_times, "d", keep, "parent_times")
      samples_count = Convert.length(parent_times, 8, 1, name: "parent_times")
      samples_at = FFI::MemoryPointer.new([samples_count * 64, 1].max)
      Runtime.check(Raw.anim_media_timing_evaluate_many(frame_ + 0, parent_times_at, Convert.length(parent_times, 8, 1, name: "parent_times"), samples_at))
      Convert.read_structs(samples_at, samples_count, MediaSample)
    end

    # The active duration in seconds of local time (infinite when it never ends), and the parent times in seconds at
    # which the active phase begins and at which it ends for good: infinity for never, -infinity for always.
    #
    # C: anim_media_timing_get_interval().
    def interval
      keep = []
      frame_ = FFI::MemoryPointer.new(88)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_media_timing_get_interval(frame_ + 0, frame_ + 64, frame_ + 72, frame_ + 80))
      [frame_.get_double(64), frame_.get_double(72), frame_.get_double(80)]
    end
  end

  # A timing evaluated at one moment. Where it is not in effect, the other members are as if it filled on both sides.
  #
  # phase: ANIM_TIMING_PHASE_...
  #
  # is_in_effect: 1: there is a value, in the active phase or by the fill mode
  #
  # is_reversing: 1: on the way back of an autoreversing repeat
  #
  # progress: 0...1, mirrored on the way back; from the end on it stays: 1 after 3 repeats, 0.5 after 2.5, 0 after the
  # way back
  #
  # iteration: the current repeat, from 0; infinite after the last of infinitely many
  #
  # local_time: seconds, not clamped
  #
  # iteration_time: seconds into the iteration, mirrored too: the parent time of animations in a group with this timing
  #
  # rate: d progress / d parent time, per second; 0 outside the active phase
  #
  # iteration_rate: d iteration_time / d parent time; 0 outside the active phase
  class MediaSample < Value
    SIZE = 64
    FORMAT = "lllldddddd"

    members %i[phase is_in_effect is_reversing progress iteration local_time iteration_time rate iteration_rate]

    # From the bytes of C.
    def self.unpack(bytes)
      _phase, _is_in_effect, _is_reversing, _reserved, _progress, _iteration, _local_time, _iteration_time, _rate, _iteration_rate = bytes.unpack(FORMAT)
      new(
        TimingPhase.of(_phase),
        !_is_in_effect.zero?,
        !_is_reversing.zero?,
        _progress,
        _iteration,
        _local_time,
        _iteration_time,
        _rate,
        _iteration_rate
      )
    end
  end

  # The timing of an animation effect, as Web Animations Level 1 computes it. Times are in any one unit.
  #
  # fill: NONE
  #
  # direction: ANIM_DIRECTION_... NORMAL
  #
  # delay: signed. 0
  #
  # end_delay: signed. 0
  #
  # iteration_start: the iteration at which it starts, >= 0, fractional too. 0
  #
  # iterations: >= 0 or infinite. 1
  #
  # duration: of one iteration, >= 0 or infinite. 0
  #
  # playback_rate: the animation's: only its sign counts here. 1
  class WebTiming < Options
    SIZE = 64
    FORMAT = "Lllldddddd"

    members %i[fill direction delay end_delay iteration_start iterations duration playback_rate]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_web_timing(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        FillMode.to_i(@fill),
        Direction.to_i(@direction),
        0,
        Convert.number(@delay, "delay"),
        Convert.number(@end_delay, "end_delay"),
        Convert.number(@iteration_start, "iteration_start"),
        Convert.number(@iterations, "iterations"),
        Convert.number(@duration, "duration"),
        Convert.number(@playback_rate, "playback_rate")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _fill, _direction, _reserved, _delay, _end_delay, _iteration_start, _iterations, _duration, _playback_rate = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@fill, FillMode.of(_fill))
      made.instance_variable_set(:@direction, Direction.of(_direction))
      made.instance_variable_set(:@delay, _delay)
      made.instance_variable_set(:@end_delay, _end_delay)
      made.instance_variable_set(:@iteration_start, _iteration_start)
      made.instance_variable_set(:@iterations, _iterations)
      made.instance_variable_set(:@duration, _duration)
      made.instance_variable_set(:@playback_rate, _playback_rate)
      made
    end

    # The timing at a local time, the animation's current time.
    #
    # C: anim_web_timing_evaluate().
    def evaluate(local_time)
      keep = []
      frame_ = FFI::MemoryPointer.new(120)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_web_timing_evaluate(frame_ + 0, Convert.number(local_time, "local_time"), frame_ + 64))
      WebSample.unpack(frame_.get_bytes(64, 56))
    end

    # The same at many times at once.
    #
    # C: anim_web_timing_evaluate_many().
    def evaluate_many(local_times)
      keep = []
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_bytes(0, pack(keep))
      local_times = Convert.taken(local_times)
      local_times_at = Convert.array(local_times, "d", keep, "local_times")
      samples_count = Convert.length(local_times, 8, 1, name: "local_times")
      samples_at = FFI::MemoryPointer.new([samples_count * 56, 1].max)
      Runtime.check(Raw.anim_web_timing_evaluate_many(frame_ + 0, local_times_at, Convert.length(local_times, 8, 1, name: "local_times"), samples_at))
      Convert.read_structs(samples_at, samples_count, WebSample)
    end

    # The active duration and the end time.
    #
    # C: anim_web_timing_get_interval().
    def interval
      keep = []
      frame_ = FFI::MemoryPointer.new(80)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_web_timing_get_interval(frame_ + 0, frame_ + 64, frame_ + 72))
      [frame_.get_double(64), frame_.get_double(72)]
    end
  end

  # A timing evaluated at one moment. Where the specification says unresolved, is_in_effect is 0 and so are the numbers.
  #
  # phase: ANIM_TIMING_PHASE_...
  #
  # is_in_effect: 0: the numbers below are unresolved
  #
  # is_reversing: 1: the current direction is reverse
  #
  # simple_iteration_progress: from 0 to 1
  #
  # current_iteration: infinite after the last of infinitely many
  #
  # directed_progress: 0...1: the input of the timing function
  class WebSample < Value
    SIZE = 56
    FORMAT = "llllddddd"

    members %i[phase is_in_effect is_reversing active_time overall_progress simple_iteration_progress current_iteration directed_progress]

    # From the bytes of C.
    def self.unpack(bytes)
      _phase, _is_in_effect, _is_reversing, _reserved, _active_time, _overall_progress, _simple_iteration_progress, _current_iteration, _directed_progress = bytes.unpack(FORMAT)
      new(
        TimingPhase.of(_phase),
        !_is_in_effect.zero?,
        !_is_reversing.zero?,
        _active_time,
        _overall_progress,
        _simple_iteration_progress,
        _current_iteration,
        _directed_progress
      )
    end
  end

  # Momentum that decays: x = from + velocity / rate * (1 - e^(-rate * t)). When the motion crosses a bound, the spring
  # takes over with the velocity there and brings it back to the bound; a motion that begins beyond a bound springs back
  # at once. Several components move independently. Positions and velocities are at most 1e150 in size
  # (ANIM_ERROR_LIMIT).
  #
  # rate: per second, 2^-300 to 2^300. 2.002..., from UIScrollView's 0.998 a millisecond
  #
  # minimum: may be -infinity. -infinity
  #
  # maximum: >= minimum; may be infinity. infinity
  #
  # spring: mass 1, stiffness 100, damping 20: critically damped
  class Decay < Options
    SIZE = 56
    FORMAT = "Llddda24"

    members %i[rate minimum maximum spring]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_decay(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        0,
        Convert.number(@rate, "rate"),
        Convert.number(@minimum, "minimum"),
        Convert.number(@maximum, "maximum"),
        Convert.struct(@spring, Spring, "spring").pack(keep)
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _reserved, _rate, _minimum, _maximum, _spring = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@rate, _rate)
      made.instance_variable_set(:@minimum, _minimum)
      made.instance_variable_set(:@maximum, _maximum)
      made.instance_variable_set(:@spring, Spring.unpack(_spring))
      made
    end

    # The rate per second of a decay that leaves the fraction remaining (0 < remaining < 1) of the velocity after each
    # millisecond: -1000 ln(remaining). UIScrollView's deceleration rates are 0.998 (normal) and 0.99 (fast).
    #
    # C: anim_decay_get_rate().
    def self.get_rate(remaining)
      frame_ = FFI::MemoryPointer.new(8)
      Runtime.check(Raw.anim_decay_get_rate(Convert.number(remaining, "remaining"), frame_ + 0))
      frame_.get_double(0)
    end

    # Values and velocities (units per second) at many times (seconds since the start; a negative time is taken as 0) of
    # a decay that starts at from with the given velocity.
    #
    # C: anim_decay_evaluate().
    def evaluate(times, from, velocity, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(56)
      frame_.put_bytes(0, pack(keep))
      times = Convert.taken(times)
      times_at = Convert.array(times, "d", keep, "times")
      values_count = Convert.length(times, 8, 1, name: "times")
      values_at, values_given = Convert.into(into, 0, 2, values_count * 8, "values", nullable: true)
      velocities_count = Convert.length(times, 8, 1, name: "times")
      velocities_at, velocities_given = Convert.into(into, 1, 2, velocities_count * 8, "velocities", nullable: true)
      Runtime.check(Raw.anim_decay_evaluate(frame_ + 0, times_at, Convert.length(times, 8, 1, name: "times"), Convert.number(from, "from"), Convert.number(velocity, "velocity"), values_at, velocities_at))
      [(values_given ? values_at : Convert.read(values_at, values_count, "d", 8)), (velocities_given ? velocities_at : Convert.read(velocities_at, velocities_count, "d", 8))]
    end

    # The same for many components at one time: component i starts at from[i] with initial_velocities[i].
    #
    # C: anim_decay_animate_many().
    def animate_many(time, from, initial_velocities, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(56)
      frame_.put_bytes(0, pack(keep))
      from = Convert.taken(from)
      from_at = Convert.array(from, "d", keep, "from")
      initial_velocities = Convert.taken(initial_velocities)
      initial_velocities_at = Convert.array(initial_velocities, "d", keep, "initial_velocities")
      values_count = Convert.shared([from, initial_velocities], {"from" => Convert.length(from, 8, 1, name: "from"), "initial_velocities" => Convert.length(initial_velocities, 8, 1, name: "initial_velocities")})
      values_at, values_given = Convert.into(into, 0, 2, values_count * 8, "values", nullable: true)
      velocities_count = Convert.shared([from, initial_velocities], {"from" => Convert.length(from, 8, 1, name: "from"), "initial_velocities" => Convert.length(initial_velocities, 8, 1, name: "initial_velocities")})
      velocities_at, velocities_given = Convert.into(into, 1, 2, velocities_count * 8, "velocities", nullable: true)
      Runtime.check(Raw.anim_decay_animate_many(frame_ + 0, Convert.number(time, "time"), from_at, initial_velocities_at, Convert.shared([from, initial_velocities], {"from" => Convert.length(from, 8, 1, name: "from"), "initial_velocities" => Convert.length(initial_velocities, 8, 1, name: "initial_velocities")}), values_at, velocities_at))
      [(values_given ? values_at : Convert.read(values_at, values_count, "d", 8)), (velocities_given ? velocities_at : Convert.read(velocities_at, velocities_count, "d", 8))]
    end

    # Three predictions for a decay: end, where it ends; takeover, the seconds until the spring takes over at a bound;
    # and resting_time, a time from which its distance from the end stays within threshold (> 0) units and its speed
    # within threshold units per second. takeover and resting_time are infinite if that never happens.
    #
    # C: anim_decay_predict().
    def predict(from, velocity, threshold)
      keep = []
      frame_ = FFI::MemoryPointer.new(80)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_decay_predict(frame_ + 0, Convert.number(from, "from"), Convert.number(velocity, "velocity"), Convert.number(threshold, "threshold"), frame_ + 56, frame_ + 64, frame_ + 72))
      [frame_.get_double(56), frame_.get_double(64), frame_.get_double(72)]
    end

    # The initial velocity of a decay without bounds that starts at from and ends at target: rate * (target - from).
    #
    # C: anim_decay_get_velocity().
    def velocity(from, target)
      keep = []
      frame_ = FFI::MemoryPointer.new(64)
      frame_.put_bytes(0, pack(keep))
      Runtime.check(Raw.anim_decay_get_velocity(frame_ + 0, Convert.number(from, "from"), Convert.number(target, "target"), frame_ + 56))
      frame_.get_double(56)
    end
  end

  # The resistance of a scroll view that is dragged beyond its bounds: a drag by x beyond a bound is shown (1 - 1 / (x *
  # coefficient / dimension + 1)) * dimension beyond it, never more than dimension. Positions and values are at most
  # 1e150 in size (ANIM_ERROR_LIMIT).
  #
  # minimum: may be -infinity
  #
  # maximum: >= minimum; may be infinity
  #
  # dimension: of the view in that direction, above 0 and at most 1e150
  #
  # coefficient: above 0 and at most 1e150; UIScrollView's is 0.55
  class RubberBand < Value
    SIZE = 32
    FORMAT = "dddd"

    members %i[minimum maximum dimension coefficient]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@minimum, "minimum"),
        Convert.number(@maximum, "maximum"),
        Convert.number(@dimension, "dimension"),
        Convert.number(@coefficient, "coefficient")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _minimum, _maximum, _dimension, _coefficient = bytes.unpack(FORMAT)
      new(
        _minimum,
        _maximum,
        _dimension,
        _coefficient
      )
    end

    # The value at which each dragged position is shown.
    #
    # C: anim_rubber_band_evaluate().
    def evaluate(positions, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, pack(keep))
      positions = Convert.taken(positions)
      positions_at = Convert.array(positions, "d", keep, "positions")
      values_count = Convert.length(positions, 8, 1, name: "positions")
      values_at, values_given = Convert.into(into, 0, 1, values_count * 8, "values", nullable: false)
      Runtime.check(Raw.anim_rubber_band_evaluate(frame_ + 0, positions_at, Convert.length(positions, 8, 1, name: "positions"), values_at))
      (values_given ? values_at : Convert.read(values_at, values_count, "d", 8))
    end

    # The inverse: the position that is shown at each value. Infinite for a value dimension or more beyond a bound.
    #
    # C: anim_rubber_band_invert().
    def invert(values, into: nil)
      keep = []
      frame_ = FFI::MemoryPointer.new(32)
      frame_.put_bytes(0, pack(keep))
      values = Convert.taken(values)
      values_at = Convert.array(values, "d", keep, "values")
      positions_count = Convert.length(values, 8, 1, name: "values")
      positions_at, positions_given = Convert.into(into, 0, 1, positions_count * 8, "positions", nullable: false)
      Runtime.check(Raw.anim_rubber_band_invert(frame_ + 0, values_at, Convert.length(values, 8, 1, name: "values"), positions_at))
      (positions_given ? positions_at : Convert.read(positions_at, positions_count, "d", 8))
    end
  end

  # How a color moves to another. All zeros is straight sRGB.
  #
  # space: ANIM_COLOR_SPACE_...
  #
  # hue: ANIM_HUE_INTERPOLATION_...; only OKLCH has a hue
  #
  # premultiplied: 1: interpolates components multiplied by the opacity, except the hue, as CSS does
  class ColorInterpolation < Value
    SIZE = 12
    FORMAT = "lll"

    members %i[space hue premultiplied]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        ColorSpace.to_i(@space),
        HueInterpolation.to_i(@hue),
        Convert.boolean(@premultiplied, "premultiplied")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _space, _hue, _premultiplied = bytes.unpack(FORMAT)
      new(
        ColorSpace.of(_space),
        HueInterpolation.of(_hue),
        !_premultiplied.zero?
      )
    end
  end

  # A decomposed transform: a translation after a rotation after a skew after a scale. With o = shear + skew * scale_y,
  # a = scale_x cos(angle), b = scale_x sin(angle), c = o cos(angle) - scale_y sin(angle), d = o sin(angle) + scale_y
  # cos(angle). This is what browsers interpolate (w3c/csswg-drafts issue 3713; the text of CSS Transforms 1 has another
  # remainder instead of the skew). If the transform mirrors, one scale is negative: scale_x where a < d, otherwise
  # scale_y.
  #
  # angle: from -pi to pi; positive turns clockwise on the screen
  #
  # skew: the tangent of the skew's angle
  #
  # shear: 0, unless scale_y is 0 or below 1e-9 of it
  class TransformParts < Value
    SIZE = 56
    FORMAT = "ddddddd"

    members %i[tx ty angle scale_x scale_y skew shear]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.number(@tx, "tx"),
        Convert.number(@ty, "ty"),
        Convert.number(@angle, "angle"),
        Convert.number(@scale_x, "scale_x"),
        Convert.number(@scale_y, "scale_y"),
        Convert.number(@skew, "skew"),
        Convert.number(@shear, "shear")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _tx, _ty, _angle, _scale_x, _scale_y, _skew, _shear = bytes.unpack(FORMAT)
      new(
        _tx,
        _ty,
        _angle,
        _scale_x,
        _scale_y,
        _skew,
        _shear
      )
    end
  end

  # How path data are read.
  #
  # lenient: 0: data with an error are refused; 1: everything before the error is kept, as in SVG's error handling
  #
  # arc_accuracy: largest error of an arc's cubics, relative to its larger radius: 1e-13 to 1
  class PathParsing < Options
    SIZE = 16
    FORMAT = "Lld"

    members %i[lenient arc_accuracy]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_path_parsing(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        Convert.boolean(@lenient, "lenient"),
        Convert.number(@arc_accuracy, "arc_accuracy")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _lenient, _arc_accuracy = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@lenient, !_lenient.zero?)
      made.instance_variable_set(:@arc_accuracy, _arc_accuracy)
      made
    end
  end

  # How path data are written.
  #
  # minified: 1: as few bytes as possible: no redundant command or separator, H, V, S and T, .5 for 0.5, 1e3 for 1000;
  # 0: a command for each verb, a space between numbers
  #
  # digits: decimals to which numbers are rounded, 0 to 15; -1: as many as needed to lose nothing
  class PathFormat < Options
    SIZE = 16
    FORMAT = "Llll"

    members %i[minified coordinates digits]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_path_format(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        Convert.boolean(@minified, "minified"),
        PathCoordinates.to_i(@coordinates),
        Convert.whole(@digits, "l", "digits")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _minified, _coordinates, _digits = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@minified, !_minified.zero?)
      made.instance_variable_set(:@coordinates, PathCoordinates.of(_coordinates))
      made.instance_variable_set(:@digits, _digits)
      made
    end
  end

  # A location on an outline. At a length where two segments meet, the location is the beginning of the second, and its
  # tangent the direction in which the path goes on. At the end of the path it is the end of the last segment. At a cusp
  # the tangent is that of the curve after it; where control points coincide, the limit; (1, 0) for a segment of length
  # 0.
  #
  # tangent_x: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
  #
  # tangent_y: the direction, of length 1; the normal is a quarter turn clockwise from it: (-y, x)
  #
  # curvature: 1 / radius, positive where the path turns clockwise on the screen; 0 on lines and at cusps
  #
  # length: along the path
  #
  # distance: from the given point; 0 where none was given
  #
  # parameter: of the verb's segment, 0...1
  #
  # verb: the index of the verb that draws the segment
  #
  # subpath: which, from 0
  class PathLocation < Value
    SIZE = 72
    FORMAT = "ddddddddLL"

    members %i[x y tangent_x tangent_y curvature length distance parameter verb subpath]

    # From the bytes of C.
    def self.unpack(bytes)
      _x, _y, _tangent_x, _tangent_y, _curvature, _length, _distance, _parameter, _verb, _subpath = bytes.unpack(FORMAT)
      new(
        _x,
        _y,
        _tangent_x,
        _tangent_y,
        _curvature,
        _length,
        _distance,
        _parameter,
        _verb,
        _subpath
      )
    end
  end

  # Which part of an outline anim_path_trim keeps.
  #
  # flags: ANIM_PATH_TRIM_... added up. 0
  #
  # start: where the part begins and ends: clamped to the path, exchanged where start > end. 0 and 1
  #
  # offset: moves both along the path; beyond its end they wrap to its beginning. 0
  class PathTrimOptions < Options
    SIZE = 32
    FORMAT = "LLddd"

    members %i[flags start end offset]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_path_trim_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        PathTrimFlags.to_i(@flags),
        Convert.number(@start, "start"),
        Convert.number(@end, "end"),
        Convert.number(@offset, "offset")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _flags, _start, _end, _offset = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@flags, PathTrimFlags.of(_flags))
      made.instance_variable_set(:@start, _start)
      made.instance_variable_set(:@end, _end)
      made.instance_variable_set(:@offset, _offset)
      made
    end
  end

  # A subpath: a move and the verbs up to the next one.
  #
  # first_verb: its range of the path's verbs
  #
  # verb_count: its range of the path's verbs
  #
  # first_coordinate: its range of coordinates, two a point
  #
  # coordinate_count: its range of coordinates, two a point
  #
  # area: as anim_path_get_area()
  #
  # is_closed: 1 where its last verb is a close
  class Subpath < Value
    SIZE = 48
    FORMAT = "QQQQdll"

    members %i[first_verb verb_count first_coordinate coordinate_count area is_closed]

    # From the bytes of C.
    def self.unpack(bytes)
      _first_verb, _verb_count, _first_coordinate, _coordinate_count, _area, _is_closed, _reserved = bytes.unpack(FORMAT)
      new(
        _first_verb,
        _verb_count,
        _first_coordinate,
        _coordinate_count,
        _area,
        !_is_closed.zero?
      )
    end
  end

  # How an outline is stroked: the terms and rules of SVG 2, chapter 13.5.
  #
  # cap: ANIM_CAP_... BUTT
  #
  # join: ANIM_JOIN_..., ANIM_JOIN_MITER_CLIP and ANIM_JOIN_ARCS as well. MITER
  #
  # width: 0 (which draws nothing) to 1e150. 1
  #
  # miter_limit: at least 1: the longest miter, in widths. Beyond it MITER is a bevel. 4
  #
  # dash_offset: the offset into the dash pattern at which each subpath begins; may be negative. 0
  #
  # dashes: lengths of dashes and gaps in turn, each 0 to 1e150; an odd number of them is repeated once; none, or all 0,
  # is solid.
  #
  # simplified: 1: an outline without crossings, as of anim_path_simplify(). Hits ignore it. 0
  class StrokeStyle < Options
    SIZE = 56
    FORMAT = "LllLdddQll"

    members %i[cap join width miter_limit dash_offset dashes simplified]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_stroke_style(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      dashes_taken = Convert.taken(@dashes)
      [
        SIZE,
        Cap.to_i(@cap),
        Join.to_i(@join),
        Convert.shared([dashes_taken], {"dashes" => Convert.length(dashes_taken, 8)}),
        Convert.number(@width, "width"),
        Convert.number(@miter_limit, "miter_limit"),
        Convert.number(@dash_offset, "dash_offset"),
        Convert.address(Convert.array(dashes_taken, "d", keep, "dashes", nullable: true)),
        Convert.boolean(@simplified, "simplified"),
        0
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _cap, _join, _dash_count, _width, _miter_limit, _dash_offset, _dashes, _simplified, _reserved = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@cap, Cap.of(_cap))
      made.instance_variable_set(:@join, Join.of(_join))
      made.instance_variable_set(:@width, _width)
      made.instance_variable_set(:@miter_limit, _miter_limit)
      made.instance_variable_set(:@dash_offset, _dash_offset)
      made.instance_variable_set(:@dashes, nil)
      made.instance_variable_set(:@simplified, !_simplified.zero?)
      made
    end
  end

  # An index in the first path and one in the second.
  class MorphPair < Value
    SIZE = 8
    FORMAT = "ll"

    members %i[from to]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        Convert.whole(@from, "l", "from"),
        Convert.whole(@to, "l", "to")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _from, _to = bytes.unpack(FORMAT)
      new(
        _from,
        _to
      )
    end
  end

  # anim_morph_options of C.
  #
  # structure: ANIM_MORPH_STRUCTURE_.... AUTOMATIC
  #
  # motion: ANIM_MORPH_MOTION_.... AUTOMATIC
  #
  # pairing: ANIM_MORPH_PAIRING_.... AUTOMATIC
  #
  # starts: ANIM_MORPH_STARTS_.... AUTOMATIC
  #
  # fill_rule: ANIM_FILL_RULE_NONZERO or ANIM_FILL_RULE_EVENODD: says which subpaths are holes. NONZERO
  #
  # effort: how hard self-intersecting in-betweens are searched for and repaired, 0 to 3. 2
  #
  # paint: ANIM_MORPH_PAINT_.... FILL
  #
  # smoothness: from 0 (outlines stretch to match their features) to 1 (evenly along their length). 0.25
  #
  # tolerance: joints nearer than this are merged, in units of the outline's length, 0 to 0.1. 0.01
  #
  # pairs: Indices of subpaths; -1 for none. A subpath that has no counterpart or is not listed grows from a point or
  # shrinks to one. Refused unless pairing is GIVEN.
  #
  # points: Indices of verbs: the end points of the two verbs correspond. Read in order; a closed subpath takes the
  # first pair that lies on it and on its counterpart. Refused unless starts is GIVEN.
  class MorphOptions < Options
    SIZE = 80
    FORMAT = "LlllllllddQQQQ"

    members %i[structure motion pairing starts fill_rule effort paint smoothness tolerance pairs points]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_morph_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      pairs_taken = Convert.taken(@pairs)
      points_taken = Convert.taken(@points)
      [
        SIZE,
        MorphStructure.to_i(@structure),
        MorphMotion.to_i(@motion),
        MorphPairing.to_i(@pairing),
        MorphStarts.to_i(@starts),
        FillRule.to_i(@fill_rule),
        Convert.whole(@effort, "l", "effort"),
        MorphPaint.to_i(@paint),
        Convert.number(@smoothness, "smoothness"),
        Convert.number(@tolerance, "tolerance"),
        Convert.address(Convert.structs(pairs_taken || [], MorphPair, keep, "pairs")),
        Convert.shared([pairs_taken], {"pairs" => Convert.length(pairs_taken, 8)}),
        Convert.address(Convert.structs(points_taken || [], MorphPair, keep, "points")),
        Convert.shared([points_taken], {"points" => Convert.length(points_taken, 8)})
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _structure, _motion, _pairing, _starts, _fill_rule, _effort, _paint, _smoothness, _tolerance, _pairs, _pair_count, _points, _point_count = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@structure, MorphStructure.of(_structure))
      made.instance_variable_set(:@motion, MorphMotion.of(_motion))
      made.instance_variable_set(:@pairing, MorphPairing.of(_pairing))
      made.instance_variable_set(:@starts, MorphStarts.of(_starts))
      made.instance_variable_set(:@fill_rule, FillRule.of(_fill_rule))
      made.instance_variable_set(:@effort, _effort)
      made.instance_variable_set(:@paint, MorphPaint.of(_paint))
      made.instance_variable_set(:@smoothness, _smoothness)
      made.instance_variable_set(:@tolerance, _tolerance)
      made.instance_variable_set(:@pairs, nil)
      made.instance_variable_set(:@points, nil)
      made
    end
  end

  # Something that happened.
  #
  # kind: ANIM_EVENT_KIND_...
  #
  # finished: 1 when it ran to its end, 0 when it was interrupted or removed
  #
  # time: flicks of stage time
  #
  # subject: the property, transaction, group or bank, or 0
  #
  # name: index for anim_stage_get_name, or -1
  #
  # count: see the kinds; otherwise 0
  #
  # animation: the animation that ended, or 0
  #
  # data: identifies its data, or 0 for none; see anim_scene_get_event_value
  #
  # data_lost: how many of its first fields were dropped before it was delivered; 0 for none
  class Event < Value
    SIZE = 64
    FORMAT = "llqQllQQLLQ"

    members %i[kind finished time subject name count animation data data_lost]

    # From the bytes of C.
    def self.unpack(bytes)
      _kind, _finished, _time, _subject, _name, _count, _animation, _data, _data_lost, _reserved, _reserved_more = bytes.unpack(FORMAT)
      new(
        EventKind.of(_kind),
        !_finished.zero?,
        _time,
        _subject,
        _name,
        _count,
        _animation,
        _data,
        _data_lost
      )
    end
  end

  # anim_stage_options of C.
  #
  # property_capacity: properties for which memory is reserved at once; more may be added. 16
  #
  # event_limit: events kept until polled, up to 1048576; the oldest are dropped beyond. 0 keeps none. 65536
  #
  # event_mask: bit (1 << kind) set: events of this kind are reported; LOST always is. 0xFFFFFFFF
  class StageOptions < Options
    SIZE = 16
    FORMAT = "LLLL"

    members %i[property_capacity event_limit event_mask]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_stage_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        Convert.whole(@property_capacity, "L", "property_capacity"),
        Convert.whole(@event_limit, "L", "event_limit"),
        Convert.whole(@event_mask, "L", "event_mask")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _property_capacity, _event_limit, _event_mask = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@property_capacity, _property_capacity)
      made.instance_variable_set(:@event_limit, _event_limit)
      made.instance_variable_set(:@event_mask, _event_mask)
      made
    end
  end

  # Members for other kinds than the property's, or other spaces, must keep their defaults (ANIM_ERROR_ARGUMENT).
  #
  # kind: ANIM_VALUE_KIND_... but PATH. SCALAR
  #
  # component_count: of a VECTOR, 1 to ANIM_LIMIT_VECTOR; for other kinds 0, or their own number. 0
  #
  # turn: of an ANGLE: ANIM_TURN_.... AS_GIVEN
  #
  # space: of a COLOR: ANIM_COLOR_SPACE_... in which it is interpolated. SRGB
  #
  # hue: of a COLOR in OKLCH: ANIM_HUE_INTERPOLATION_.... SHORTER
  #
  # premultiplied: of a COLOR: 1 interpolates colors multiplied by their opacity, as CSS does. 0
  #
  # fades: 1: may fade when motion is reduced; -1: as its kind (colors do). -1
  #
  # threshold: see anim_stage_set_threshold. 0.001
  class PropertyOptions < Options
    SIZE = 40
    FORMAT = "LlLllllld"

    members %i[kind component_count turn space hue premultiplied fades threshold]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_property_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        ValueKind.to_i(@kind),
        Convert.whole(@component_count, "L", "component_count"),
        Turn.to_i(@turn),
        ColorSpace.to_i(@space),
        HueInterpolation.to_i(@hue),
        Convert.boolean(@premultiplied, "premultiplied"),
        Convert.optional(@fades, "fades"),
        Convert.number(@threshold, "threshold")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _component_count, _turn, _space, _hue, _premultiplied, _fades, _threshold = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@kind, ValueKind.of(_kind))
      made.instance_variable_set(:@component_count, _component_count)
      made.instance_variable_set(:@turn, Turn.of(_turn))
      made.instance_variable_set(:@space, ColorSpace.of(_space))
      made.instance_variable_set(:@hue, HueInterpolation.of(_hue))
      made.instance_variable_set(:@premultiplied, !_premultiplied.zero?)
      made.instance_variable_set(:@fades, Convert.known(_fades))
      made.instance_variable_set(:@threshold, _threshold)
      made
    end
  end

  # anim_property_info of C.
  #
  # kind: ANIM_VALUE_KIND_...
  #
  # name: index for anim_stage_get_name, or -1
  #
  # is_animating: 1 while an animation runs or waits for its delay
  #
  # shown_count: components of the presentation and velocity: differs from component_count only for a path on its way to
  # one with other verbs
  #
  # threshold: see anim_stage_set_threshold
  class PropertyInfo < Value
    SIZE = 32
    FORMAT = "LlLllLd"

    members %i[kind component_count name is_animating shown_count threshold]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _component_count, _name, _is_animating, _shown_count, _threshold = bytes.unpack(FORMAT)
      new(
        ValueKind.of(_kind),
        _component_count,
        _name,
        !_is_animating.zero?,
        _shown_count,
        _threshold
      )
    end
  end

  # How the values set in a transaction move. Members left at ANIM_INHERIT, as anim_default_motion fills them, come from
  # the enclosing transaction.
  #
  # kind: ANIM_MOTION_KIND_.... INHERIT
  #
  # duration: seconds, >= 0, or ANIM_OWN_DURATION; outermost 0.25 for a curve. A duration cuts a spring off.
  # ANIM_INHERIT
  #
  # delay: seconds, >= 0, before it starts; outermost 0. ANIM_INHERIT
  #
  # curve: read when kind is ANIM_MOTION_KIND_CURVE
  #
  # spring: read when kind is ANIM_MOTION_KIND_SPRING
  #
  # easing: read when kind is ANIM_MOTION_KIND_EASING; kept alive while an animation uses it
  #
  # stagger: seconds, >= 0, by which each value set starts later than the one before. ANIM_INHERIT
  #
  # repeat_count: > 0, fractional or infinite; 1 where only autoreverses is set. ANIM_INHERIT
  #
  # autoreverses: 1: every run is followed by one back; 0 where only repeat_count is set. ANIM_INHERIT
  #
  # interruption: ANIM_INTERRUPTION_REPLACE, ADD or RESTART; outermost REPLACE. ANIM_INHERIT
  #
  # disables_actions: 1: values jump, whatever actions their properties have. ANIM_INHERIT
  #
  # arrangement: ANIM_ARRANGEMENT_... of the transactions inside. NONE
  #
  # group: the group whose clock the animations use; 0 inherits, outermost the stage's
  #
  # after: the animations start (after their delay) when it is complete; 0: at once
  class Motion < Options
    SIZE = 136
    FORMAT = "Lldda32a24QddllllQQ"

    members %i[kind duration delay curve spring easing stagger repeat_count autoreverses interruption disables_actions arrangement group after]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_motion(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        MotionKind.to_i(@kind),
        Convert.number(@duration, "duration"),
        Convert.number(@delay, "delay"),
        Convert.struct(@curve, CubicBezier, "curve").pack(keep),
        Convert.struct(@spring, Spring, "spring").pack(keep),
        Convert.address(Convert.object(@easing, Easing, "easing", nullable: true)),
        Convert.number(@stagger, "stagger"),
        Convert.number(@repeat_count, "repeat_count"),
        Convert.optional(@autoreverses, "autoreverses"),
        Interruption.to_i(@interruption),
        Convert.optional(@disables_actions, "disables_actions"),
        Arrangement.to_i(@arrangement),
        (@group.nil? ? 0 : Convert.thing(@group, AnimationGroup, "group")),
        (@after.nil? ? 0 : Convert.thing(@after, Transaction, "after"))
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _duration, _delay, _curve, _spring, _easing, _stagger, _repeat_count, _autoreverses, _interruption, _disables_actions, _arrangement, _group, _after = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@kind, MotionKind.of(_kind))
      made.instance_variable_set(:@duration, _duration)
      made.instance_variable_set(:@delay, _delay)
      made.instance_variable_set(:@curve, CubicBezier.unpack(_curve))
      made.instance_variable_set(:@spring, Spring.unpack(_spring))
      made.instance_variable_set(:@easing, nil)
      made.instance_variable_set(:@stagger, _stagger)
      made.instance_variable_set(:@repeat_count, _repeat_count)
      made.instance_variable_set(:@autoreverses, Convert.known(_autoreverses))
      made.instance_variable_set(:@interruption, Interruption.of(_interruption))
      made.instance_variable_set(:@disables_actions, Convert.known(_disables_actions))
      made.instance_variable_set(:@arrangement, Arrangement.of(_arrangement))
      made.instance_variable_set(:@group, nil)
      made.instance_variable_set(:@after, nil)
      made
    end
  end

  # anim_animation_options of C.
  #
  # kind: ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES or DECAY. CURVE
  #
  # interruption: ANIM_INTERRUPTION_REPLACE, RESTART, KEEP, or ADD: KEEP, and additive. KEEP
  #
  # additive: 1: its value is added to the value of the animations below it (see anim_stage_animate()). 0
  #
  # cumulative: 1: the value at the end of each repeat is added to the next (see there). 0
  #
  # sets_model: 1: the model value becomes its last value when it starts (see there). 0
  #
  # from: where it begins; not for keyframes that have a start of their own
  #
  # to: where it ends; for a curve, easing or spring
  #
  # by: how far it moves; for the same kinds as to. Not set where from and to are. ANIM_ERROR_KIND where colors or
  # transforms are interpolated in another space
  #
  # velocity: for a spring, a decay or keyframes that begin where the property is, units per second. Not set: the
  # property's own with REPLACE, otherwise 0
  #
  # duration: seconds of one run, >= 0. ANIM_INHERIT, or ANIM_OWN_DURATION, which is the same here: 0.25, a spring's or
  # decay's until rest, or the keyframes'
  #
  # delay: seconds before it starts, >= 0. 0
  #
  # timing: its begin_time and duration are not read (see delay and duration)
  #
  # group: the group whose clock it uses; 0: the stage's
  #
  # after: it starts (after its delay) when this is complete; 0: at once
  class AnimationOptions < Options
    SIZE = 288
    FORMAT = "LlllllLLQQQQdda64a32a24QQa56QQ"

    members %i[kind interruption additive cumulative sets_model from to by velocity duration delay timing curve spring easing keyframes decay group after]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_animation_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      from_taken = Convert.taken(@from)
      to_taken = Convert.taken(@to)
      by_taken = Convert.taken(@by)
      velocity_taken = Convert.taken(@velocity)
      [
        SIZE,
        MotionKind.to_i(@kind),
        Interruption.to_i(@interruption),
        Convert.boolean(@additive, "additive"),
        Convert.boolean(@cumulative, "cumulative"),
        Convert.boolean(@sets_model, "sets_model"),
        Convert.shared([from_taken, to_taken, by_taken, velocity_taken], {"from" => Convert.length(from_taken, 8), "to" => Convert.length(to_taken, 8), "by" => Convert.length(by_taken, 8), "velocity" => Convert.length(velocity_taken, 8)}),
        0,
        Convert.address(Convert.array(from_taken, "d", keep, "from", nullable: true)),
        Convert.address(Convert.array(to_taken, "d", keep, "to", nullable: true)),
        Convert.address(Convert.array(by_taken, "d", keep, "by", nullable: true)),
        Convert.address(Convert.array(velocity_taken, "d", keep, "velocity", nullable: true)),
        Convert.number(@duration, "duration"),
        Convert.number(@delay, "delay"),
        Convert.struct(@timing, MediaTiming, "timing").pack(keep),
        Convert.struct(@curve, CubicBezier, "curve").pack(keep),
        Convert.struct(@spring, Spring, "spring").pack(keep),
        Convert.address(Convert.object(@easing, Easing, "easing", nullable: true)),
        Convert.address(Convert.object(@keyframes, Keyframes, "keyframes", nullable: true)),
        Convert.struct(@decay, Decay, "decay").pack(keep),
        (@group.nil? ? 0 : Convert.thing(@group, AnimationGroup, "group")),
        (@after.nil? ? 0 : Convert.thing(@after, Transaction, "after"))
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _interruption, _additive, _cumulative, _sets_model, _count, _reserved, _from, _to, _by, _velocity, _duration, _delay, _timing, _curve, _spring, _easing, _keyframes, _decay, _group, _after = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@kind, MotionKind.of(_kind))
      made.instance_variable_set(:@interruption, Interruption.of(_interruption))
      made.instance_variable_set(:@additive, !_additive.zero?)
      made.instance_variable_set(:@cumulative, !_cumulative.zero?)
      made.instance_variable_set(:@sets_model, !_sets_model.zero?)
      made.instance_variable_set(:@from, nil)
      made.instance_variable_set(:@to, nil)
      made.instance_variable_set(:@by, nil)
      made.instance_variable_set(:@velocity, nil)
      made.instance_variable_set(:@duration, _duration)
      made.instance_variable_set(:@delay, _delay)
      made.instance_variable_set(:@timing, MediaTiming.unpack(_timing))
      made.instance_variable_set(:@curve, CubicBezier.unpack(_curve))
      made.instance_variable_set(:@spring, Spring.unpack(_spring))
      made.instance_variable_set(:@easing, nil)
      made.instance_variable_set(:@keyframes, nil)
      made.instance_variable_set(:@decay, Decay.unpack(_decay))
      made.instance_variable_set(:@group, nil)
      made.instance_variable_set(:@after, nil)
      made
    end
  end

  # anim_animation_group_options of C.
  #
  # kind: ANIM_ANIMATION_GROUP_KIND_.... CLOCK
  #
  # parent: the group whose time it uses; 0: the stage's. At most 16 deep
  #
  # duration: of an ANIMATOR, seconds, 0 to 1e9; 0: that of its longest animation. 0
  #
  # timing: of MEDIA; its begin time counts from now
  class AnimationGroupOptions < Options
    SIZE = 88
    FORMAT = "LlQda64"

    members %i[kind parent duration timing]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_animation_group_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      [
        SIZE,
        AnimationGroupKind.to_i(@kind),
        (@parent.nil? ? 0 : Convert.thing(@parent, AnimationGroup, "parent")),
        Convert.number(@duration, "duration"),
        Convert.struct(@timing, MediaTiming, "timing").pack(keep)
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _parent, _duration, _timing = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@kind, AnimationGroupKind.of(_kind))
      made.instance_variable_set(:@parent, nil)
      made.instance_variable_set(:@duration, _duration)
      made.instance_variable_set(:@timing, MediaTiming.unpack(_timing))
      made
    end
  end

  # anim_stage_info of C.
  #
  # time: stage time, flicks: the time of events and animations
  #
  # host_time: the sum of all advances, flicks
  #
  # animation_count: animations that run or wait for their delay, and banks that move; 0: nothing moves
  #
  # event_count: events that wait to be polled
  #
  # next_due: stage time of the next thing that will happen by itself; -1 when there is none. In a scene whose guards
  # read animated values or elapsed, this includes the first flick at which a guard may become true. It may be too
  # early, but is never too late: a host that sleeps until then and asks again misses nothing.
  #
  # owed: how many flicks stage time lags behind the advances: see anim_stage_set_step_budget()
  class StageInfo < Value
    SIZE = 64
    FORMAT = "LlqqdLLLLqq"

    members %i[is_paused time host_time time_scale property_count animation_count event_count open_transactions next_due owed]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _is_paused, _time, _host_time, _time_scale, _property_count, _animation_count, _event_count, _open_transactions, _next_due, _owed = bytes.unpack(FORMAT)
      new(
        !_is_paused.zero?,
        _time,
        _host_time,
        _time_scale,
        _property_count,
        _animation_count,
        _event_count,
        _open_transactions,
        _next_due,
        _owed
      )
    end
  end

  # anim_document_options of C.
  #
  # keeps_warnings: whether it is searched for unused parts: see anim_document_get_warning_count. 0
  #
  # parameters: values for the document's parameters: a JSON object.
  #
  # library: Documents that the document may use as components: a JSON object of documents by name.
  #
  # memory_limit: as in anim_scene_options. 268435456
  class DocumentOptions < Options
    SIZE = 48
    FORMAT = "LlQQQQQ"

    members %i[keeps_warnings parameters library memory_limit]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_document_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      parameters_taken = Convert.taken(@parameters)
      library_taken = Convert.taken(@library)
      [
        SIZE,
        Convert.boolean(@keeps_warnings, "keeps_warnings"),
        Convert.address(Convert.text(parameters_taken, keep, "parameters", nullable: true)),
        Convert.bytesize(parameters_taken),
        Convert.address(Convert.text(library_taken, keep, "library", nullable: true)),
        Convert.bytesize(library_taken),
        Convert.whole(@memory_limit, "Q", "memory_limit")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _keeps_warnings, _parameters, _parameters_length, _library, _library_length, _memory_limit = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@keeps_warnings, !_keeps_warnings.zero?)
      made.instance_variable_set(:@parameters, nil)
      made.instance_variable_set(:@library, nil)
      made.instance_variable_set(:@memory_limit, _memory_limit)
      made
    end
  end

  # anim_document_warning of C.
  #
  # kind: ANIM_WARNING_KIND_...
  #
  # line: of the name that it is about; counted from 1, the column in bytes
  #
  # column: of the name that it is about; counted from 1, the column in bytes
  #
  # offset: the same place in bytes from the beginning of the text
  class DocumentWarning < Value
    SIZE = 24
    FORMAT = "LlllQ"

    members %i[kind line column offset]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _line, _column, _offset = bytes.unpack(FORMAT)
      new(
        WarningKind.of(_kind),
        _line,
        _column,
        _offset
      )
    end
  end

  # anim_scene_options of C.
  #
  # event_limit: as in anim_stage_options. 65536
  #
  # event_mask: as in anim_stage_options. 0xFFFFFFFF
  #
  # seed: of the scene's random generator (xoshiro256**, seeded by splitmix64). 0
  #
  # parameters: values for the document's parameters: a JSON object.
  #
  # library: Documents that the document may use as components: a JSON object of documents by name.
  #
  # memory_limit: About how many bytes of memory the document may take with all its components instantiated: counted
  # before anything is made of it, and refused with ANIM_ERROR_LIMIT if it is more. At most 2^40; 0 is the default.
  # 268435456
  class SceneOptions < Options
    SIZE = 64
    FORMAT = "LLLLQQQQQQ"

    members %i[event_limit event_mask seed parameters library memory_limit]

    # The library's defaults.
    def self.defaults
      frame = FFI::MemoryPointer.new(SIZE)
      Runtime.check(Raw.anim_default_scene_options(frame, SIZE))
      unpack(frame.get_bytes(0, SIZE))
    end

    # The bytes of C. What they point to is kept.
    def pack(keep)
      parameters_taken = Convert.taken(@parameters)
      library_taken = Convert.taken(@library)
      [
        SIZE,
        Convert.whole(@event_limit, "L", "event_limit"),
        Convert.whole(@event_mask, "L", "event_mask"),
        0,
        Convert.whole(@seed, "Q", "seed"),
        Convert.address(Convert.text(parameters_taken, keep, "parameters", nullable: true)),
        Convert.bytesize(parameters_taken),
        Convert.address(Convert.text(library_taken, keep, "library", nullable: true)),
        Convert.bytesize(library_taken),
        Convert.whole(@memory_limit, "Q", "memory_limit")
      ].pack(FORMAT)
    end

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _event_limit, _event_mask, _reserved, _seed, _parameters, _parameters_length, _library, _library_length, _memory_limit = bytes.unpack(FORMAT)
      made = allocate
      made.instance_variable_set(:@event_limit, _event_limit)
      made.instance_variable_set(:@event_mask, _event_mask)
      made.instance_variable_set(:@seed, _seed)
      made.instance_variable_set(:@parameters, nil)
      made.instance_variable_set(:@library, nil)
      made.instance_variable_set(:@memory_limit, _memory_limit)
      made
    end
  end

  # anim_scene_info of C.
  #
  # width: the document's size
  #
  # height: the document's size
  #
  # canvas: the rectangle that a picture must show: 0, 0 and the size unless the document says otherwise
  class SceneInfo < Value
    SIZE = 64
    FORMAT = "LLLLdda32"

    members %i[input_count node_count region_count width height canvas]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _input_count, _node_count, _region_count, _width, _height, _canvas = bytes.unpack(FORMAT)
      new(
        _input_count,
        _node_count,
        _region_count,
        _width,
        _height,
        Rectangle.unpack(_canvas)
      )
    end
  end

  # anim_scene_change of C.
  #
  # index: in scenes
  #
  # what: ANIM_SCENE_CHANGE_DISPLAY, ANIM_SCENE_CHANGE_EVENTS or both
  class SceneChange < Value
    SIZE = 8
    FORMAT = "LL"

    members %i[index what]

    # From the bytes of C.
    def self.unpack(bytes)
      _index, _what = bytes.unpack(FORMAT)
      new(
        _index,
        SceneChangeFlags.of(_what)
      )
    end
  end

  # anim_input_info of C.
  #
  # kind: ANIM_INPUT_KIND_...
  #
  # name: index for anim_stage_get_name of the scene's stage
  #
  # minimum: of a number; -infinity and infinity when the document sets none
  #
  # maximum: of a number; -infinity and infinity when the document sets none
  class InputInfo < Value
    SIZE = 32
    FORMAT = "Lllldd"

    members %i[kind name minimum maximum]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _name, _reserved, _minimum, _maximum = bytes.unpack(FORMAT)
      new(
        InputKind.of(_kind),
        _name,
        _minimum,
        _maximum
      )
    end
  end

  # A field of the data of an event that is sent.
  #
  # name: 1 to 255 bytes without control characters; in backquotes if it contains one of .()[]='
  #
  # kind: ANIM_FIELD_KIND_...
  #
  # number: of a number; of a boolean, 0 or 1. Not read for a text
  #
  # text: read for a text, at most 65536 bytes
  class EventField < Value
    SIZE = 40
    FORMAT = "QLldQLL"

    members %i[name kind number text]

    # The bytes of C. What they point to is kept.
    def pack(keep)
      name_taken = Convert.taken(@name)
      text_taken = Convert.taken(@text)
      [
        Convert.address(Convert.text(name_taken, keep, "name")),
        Convert.bytesize(name_taken),
        FieldKind.to_i(@kind),
        Convert.number(@number, "number"),
        Convert.address(Convert.text(text_taken, keep, "text", nullable: true)),
        Convert.bytesize(text_taken),
        0
      ].pack(FORMAT)
    end
  end

  # A field of the data of an event that the document emitted.
  #
  # name: index for anim_stage_get_name of the scene's stage
  #
  # kind: ANIM_FIELD_KIND_...
  #
  # number: of a boolean 0 or 1; of a text 0
  #
  # text_length: bytes of a text
  class EventValue < Value
    SIZE = 24
    FORMAT = "lldLL"

    members %i[name kind number text_length]

    # From the bytes of C.
    def self.unpack(bytes)
      _name, _kind, _number, _text_length, _reserved = bytes.unpack(FORMAT)
      new(
        _name,
        FieldKind.of(_kind),
        _number,
        _text_length
      )
    end
  end

  # anim_machine_state_info of C.
  #
  # kind: ANIM_STATE_KIND_...
  #
  # name: index for anim_stage_get_name of the scene's stage
  #
  # parent: index of the state around it, or -1
  #
  # active: 1 or 0
  class MachineStateInfo < Value
    SIZE = 24
    FORMAT = "LllllL"

    members %i[kind name parent active]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _kind, _name, _parent, _active, _reserved = bytes.unpack(FORMAT)
      new(
        StateKind.of(_kind),
        _name,
        _parent,
        !_active.zero?
      )
    end
  end

  # anim_list_info of C.
  #
  # name: index for anim_stage_get_name of the scene's stage
  #
  # item_count: without those that are leaving
  #
  # capacity: of both together
  class ListInfo < Value
    SIZE = 24
    FORMAT = "LlLLLL"

    members %i[name item_count leaving_count capacity]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _name, _item_count, _leaving_count, _capacity, _reserved = bytes.unpack(FORMAT)
      new(
        _name,
        _item_count,
        _leaving_count,
        _capacity
      )
    end
  end

  # anim_item_info of C.
  #
  # number: its slot: follows the list's name and a dot in the names of its parts
  #
  # leaving: whether it was removed
  class ItemInfo < Value
    SIZE = 16
    FORMAT = "LLlL"

    members %i[number leaving]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _number, _leaving, _reserved = bytes.unpack(FORMAT)
      new(
        _number,
        !_leaving.zero?
      )
    end
  end

  # anim_region_info of C.
  #
  # name: index for anim_stage_get_name of the scene's stage
  #
  # node: the node in whose coordinates it lies, or -1
  #
  # is_enabled: now
  #
  # is_visible: now
  #
  # is_focusable: now
  #
  # is_held: 1 while it tracks a pointer or is pressed by a key
  #
  # bounds: of its shape, in the scene's coordinates; all 0 where it has none
  class RegionInfo < Value
    SIZE = 64
    FORMAT = "Lllllllla32"

    members %i[name node is_enabled is_visible is_focusable is_held has_focus bounds]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _name, _node, _is_enabled, _is_visible, _is_focusable, _is_held, _has_focus, _bounds = bytes.unpack(FORMAT)
      new(
        _name,
        _node,
        !_is_enabled.zero?,
        !_is_visible.zero?,
        !_is_focusable.zero?,
        !_is_held.zero?,
        !_has_focus.zero?,
        Rectangle.unpack(_bounds)
      )
    end
  end

  # anim_accessibility_element of C.
  #
  # role: ANIM_ROLE_...
  #
  # known: ANIM_ACCESSIBILITY_...
  #
  # states: the known ones that are true
  #
  # node: its number, in document order
  #
  # region: index of the region that is pressed for it, or -1
  #
  # minimum: 0 where not known
  #
  # maximum: 0 where not known
  #
  # now: 0 where not known
  #
  # bounds: in the scene's coordinates: of its region, or else of what it and its children draw
  class AccessibilityElement < Value
    SIZE = 80
    FORMAT = "LlLLllddda32"

    members %i[role known states node region minimum maximum now bounds]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _role, _known, _states, _node, _region, _minimum, _maximum, _now, _bounds = bytes.unpack(FORMAT)
      new(
        Role.of(_role),
        AccessibilityFlags.of(_known),
        AccessibilityFlags.of(_states),
        _node,
        _region,
        _minimum,
        _maximum,
        _now,
        Rectangle.unpack(_bounds)
      )
    end
  end

  # A gradient's color at an offset from 0 to 1.
  #
  # offset: not below that of the stop before
  #
  # color: red, green, blue, opacity; sRGB, not premultiplied, and interpolated in this form, as SVG does
  class GradientStop < Value
    SIZE = 40
    FORMAT = "dd4"

    members %i[offset color]

    # From the bytes of C.
    def self.unpack(bytes)
      all = bytes.unpack(FORMAT)
      _offset = all[0]
      _color = all[1, 4]
      new(
        _offset,
        _color
      )
    end
  end

  # A range of the display list's verbs, and one of its coordinates: a path.
  class DrawPath < Value
    SIZE = 16
    FORMAT = "LLLL"

    members %i[verb_start verb_count coordinate_start coordinate_count]

    # From the bytes of C.
    def self.unpack(bytes)
      _verb_start, _verb_count, _coordinate_start, _coordinate_count = bytes.unpack(FORMAT)
      new(
        _verb_start,
        _verb_count,
        _coordinate_start,
        _coordinate_count
      )
    end
  end

  # Along the line from start to end.
  class LinearGradient < Value
    SIZE = 32
    FORMAT = "a16a16"

    members %i[start end]

    # From the bytes of C.
    def self.unpack(bytes)
      _start, _end = bytes.unpack(FORMAT)
      new(
        Point.unpack(_start),
        Point.unpack(_end)
      )
    end
  end

  # From a center to a radius.
  #
  # radius: at least 0
  class RadialGradient < Value
    SIZE = 24
    FORMAT = "a16d"

    members %i[center radius]

    # From the bytes of C.
    def self.unpack(bytes)
      _center, _radius = bytes.unpack(FORMAT)
      new(
        Point.unpack(_center),
        _radius
      )
    end
  end

  # Once around a center, clockwise.
  #
  # angle: where it begins and ends; 0 is to the right
  class AngularGradient < Value
    SIZE = 24
    FORMAT = "a16d"

    members %i[center angle]

    # From the bytes of C.
    def self.unpack(bytes)
      _center, _angle = bytes.unpack(FORMAT)
      new(
        Point.unpack(_center),
        _angle
      )
    end
  end

  # Where a gradient is.
  #
  # What is in it, by its tag.
  module DrawGradient
    # One of several values, or nil.
    def self.unpack(tag, bytes)
      case tag
      when 1 then LinearGradient.unpack(bytes)
      when 2 then RadialGradient.unpack(bytes)
      when 3 then AngularGradient.unpack(bytes)
      end
    end
  end

  # What a path or a text is drawn with: a color, or a gradient with stops.
  #
  # kind: ANIM_PAINT_...
  #
  # stop_start: a gradient's stops, in the display list's stops
  #
  # stop_count: a gradient's stops, in the display list's stops
  #
  # color: of ANIM_PAINT_SOLID: red, green, blue, opacity; 0 for gradients
  #
  # gradient: all 0 for ANIM_PAINT_SOLID
  class DrawPaint < Value
    SIZE = 80
    FORMAT = "lLLLd4a32"

    members %i[kind stop_start stop_count color gradient]

    # From the bytes of C.
    def self.unpack(bytes)
      all = bytes.unpack(FORMAT)
      _kind = all[0]
      _stop_start = all[1]
      _stop_count = all[2]
      _reserved = all[3]
      _color = all[4, 4]
      _gradient = all[8]
      new(
        Paint.of(_kind),
        _stop_start,
        _stop_count,
        _color,
        DrawGradient.unpack(_kind, _gradient)
      )
    end
  end

  # A filled path.
  #
  # rule: ANIM_FILL_RULE_...
  class DrawFill < Value
    SIZE = 104
    FORMAT = "a80a16lL"

    members %i[paint path rule]

    # From the bytes of C.
    def self.unpack(bytes)
      _paint, _path, _rule, _reserved = bytes.unpack(FORMAT)
      new(
        DrawPaint.unpack(_paint),
        DrawPath.unpack(_path),
        FillRule.of(_rule)
      )
    end
  end

  # A stroked path.
  #
  # cap: ANIM_CAP_...
  #
  # join: ANIM_JOIN_MITER, _ROUND or _BEVEL: a stroke with another join is given as its filled outline
  #
  # width: at least 0
  #
  # miter_limit: at least 1
  #
  # dash_offset: the offset into the dash pattern at which each subpath begins
  #
  # dash_start: in the display list's dashes: an even number of lengths; 0 for a solid line
  #
  # dash_count: in the display list's dashes: an even number of lengths; 0 for a solid line
  class DrawStroke < Value
    SIZE = 136
    FORMAT = "a80a16lldddLL"

    members %i[paint path cap join width miter_limit dash_offset dash_start dash_count]

    # From the bytes of C.
    def self.unpack(bytes)
      _paint, _path, _cap, _join, _width, _miter_limit, _dash_offset, _dash_start, _dash_count = bytes.unpack(FORMAT)
      new(
        DrawPaint.unpack(_paint),
        DrawPath.unpack(_path),
        Cap.of(_cap),
        Join.of(_join),
        _width,
        _miter_limit,
        _dash_offset,
        _dash_start,
        _dash_count
      )
    end
  end

  # A text in a font of the host's.
  #
  # text_start: its UTF-8, in the display list's text
  #
  # text_count: its UTF-8, in the display list's text
  #
  # font_start: its font's name, likewise; a count of 0: the host's own font
  #
  # font_count: its font's name, likewise; a count of 0: the host's own font
  #
  # align: ANIM_ALIGN_...: how it is aligned to position.x
  #
  # baseline: ANIM_BASELINE_...: which line of it is at position.y
  #
  # size: of the font
  #
  # weight: as in CSS: 400 is regular, 700 bold
  class DrawText < Value
    SIZE = 136
    FORMAT = "a80LLLLlla16dd"

    members %i[paint text_start text_count font_start font_count align baseline position size weight]

    # From the bytes of C.
    def self.unpack(bytes)
      _paint, _text_start, _text_count, _font_start, _font_count, _align, _baseline, _position, _size, _weight = bytes.unpack(FORMAT)
      new(
        DrawPaint.unpack(_paint),
        _text_start,
        _text_count,
        _font_start,
        _font_count,
        Align.of(_align),
        Baseline.of(_baseline),
        Point.unpack(_position),
        _size,
        _weight
      )
    end
  end

  # An image that the host knows by its name.
  #
  # name_start: its name, in the display list's text
  #
  # name_count: its name, in the display list's text
  #
  # fit: ANIM_FIT_...
  class DrawImage < Value
    SIZE = 48
    FORMAT = "LLlLa32"

    members %i[name_start name_count fit frame]

    # From the bytes of C.
    def self.unpack(bytes)
      _name_start, _name_count, _fit, _reserved, _frame = bytes.unpack(FORMAT)
      new(
        _name_start,
        _name_count,
        Fit.of(_fit),
        Rectangle.unpack(_frame)
      )
    end
  end

  # A layer's shadow: drawn below it, and part of it.
  #
  # color: red, green, blue, opacity
  #
  # offset: from the layer
  #
  # blur: twice the standard deviation of the Gaussian blur, as CSS has it for box-shadow
  class DrawShadow < Value
    SIZE = 56
    FORMAT = "d4a16d"

    members %i[color offset blur]

    # From the bytes of C.
    def self.unpack(bytes)
      all = bytes.unpack(FORMAT)
      _color = all[0, 4]
      _offset = all[4]
      _blur = all[5]
      new(
        _color,
        Point.unpack(_offset),
        _blur
      )
    end
  end

  # The beginning of a layer.
  #
  # blend: ANIM_BLEND_MODE_...
  #
  # shadow: all 0 where has_shadow is 0
  class DrawLayer < Value
    SIZE = 64
    FORMAT = "lla56"

    members %i[blend has_shadow shadow]

    # From the bytes of C.
    def self.unpack(bytes)
      _blend, _has_shadow, _shadow = bytes.unpack(FORMAT)
      new(
        BlendMode.of(_blend),
        !_has_shadow.zero?,
        DrawShadow.unpack(_shadow)
      )
    end
  end

  # The beginning of a clip: the commands up to its end show inside the path only.
  #
  # rule: ANIM_FILL_RULE_...
  class DrawClip < Value
    SIZE = 24
    FORMAT = "a16lL"

    members %i[path rule]

    # From the bytes of C.
    def self.unpack(bytes)
      _path, _rule, _reserved = bytes.unpack(FORMAT)
      new(
        DrawPath.unpack(_path),
        FillRule.of(_rule)
      )
    end
  end

  # What a command draws, by its kind. The ends of layers and clips have no content.
  #
  # What is in it, by its tag.
  module DrawContent
    # One of several values, or nil.
    def self.unpack(tag, bytes)
      case tag
      when 0 then DrawFill.unpack(bytes)
      when 1 then DrawStroke.unpack(bytes)
      when 2 then DrawText.unpack(bytes)
      when 3 then DrawImage.unpack(bytes)
      when 4 then DrawLayer.unpack(bytes)
      when 6 then DrawClip.unpack(bytes)
      end
    end
  end

  # One step of drawing. Paths, gradients, strokes, shadows, texts and images are in the node's own coordinates: the
  # transform takes them to the scene's. Begins and ends are balanced: the content of a layer or clip stands between its
  # begin and its end.
  #
  # kind: ANIM_DRAW_KIND_...
  #
  # node: number of the node in document order
  #
  # opacity: 0 to 1, of the node; a group's opacity is that of its layer
  #
  # bounds: the area that it can change, in the scene's coordinates: by control points, ends and miters, inside the
  # bounds of the clips around it. Width and height are 0 if it is empty. In a layer with a shadow, and for that layer,
  # also what lies outside of these clips and casts its shadow into them. For a text an estimate, one font size wide for
  # each byte: the core knows no fonts.
  #
  # revision: the display list's revision when its content last changed
  #
  # content: what it draws
  class DrawCommand < Value
    SIZE = 240
    FORMAT = "lla48da32Qa136"

    members %i[kind node transform opacity bounds revision content]

    # From the bytes of C.
    def self.unpack(bytes)
      _kind, _node, _transform, _opacity, _bounds, _revision, _content = bytes.unpack(FORMAT)
      new(
        DrawKind.of(_kind),
        _node,
        Transform.unpack(_transform),
        _opacity,
        Rectangle.unpack(_bounds),
        _revision,
        DrawContent.unpack(_kind, _content)
      )
    end
  end

  # All of a display list.
  #
  # dashes: the dashes of all strokes in a row
  #
  # text: UTF-8 of all texts in a row.
  class Display < Value
    SIZE = 112
    FORMAT = "LLQQQQQQQQQQQQQ"

    members %i[revision commands verbs coordinates stops dashes text]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _reserved, _revision, _commands, _command_count, _verbs, _verb_count, _coordinates, _coordinate_count, _stops, _stop_count, _dashes, _dash_count, _text, _text_length = bytes.unpack(FORMAT)
      new(
        _revision,
        Convert.read_structs(FFI::Pointer.new(_commands), _command_count, DrawCommand),
        Verb.symbols(Convert.read(FFI::Pointer.new(_verbs), _verb_count, "C", 1)),
        Convert.read(FFI::Pointer.new(_coordinates), _coordinate_count, "d", 8),
        Convert.read_structs(FFI::Pointer.new(_stops), _stop_count, GradientStop),
        Convert.read(FFI::Pointer.new(_dashes), _dash_count, "d", 8),
        Convert.read(FFI::Pointer.new(_text), _text_length, "C", 1)
      )
    end
  end

  # anim_trace_info of C.
  #
  # end: flicks: the time of its end line, or else of its last step
  #
  # seed: the seed with which it was recorded, if has_seed is 1; load the scene with it
  class TraceInfo < Value
    SIZE = 32
    FORMAT = "LlQqQ"

    members %i[has_seed step_count end seed]

    # From the bytes of C.
    def self.unpack(bytes)
      _struct_size, _has_seed, _step_count, _end, _seed = bytes.unpack(FORMAT)
      new(
        !_has_seed.zero?,
        _step_count,
        _end,
        _seed
      )
    end
  end
end
