// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore
import CAnimPlatform

/// The spring that a caller describes.
func spring(_ pointer: UnsafePointer<anim_spring>?) throws(AnimError) -> Spring {
    try spring(try required(pointer, "spring").pointee)
}

func spring(_ spring: anim_spring) throws(AnimError) -> Spring {
    try Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
}

private func store(_ spring: Spring, _ pointer: UnsafeMutablePointer<anim_spring>) {
    pointer.pointee = anim_spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
}

@implementation @_cdecl("anim_spring_make_perceptual")
public func anim_spring_make_perceptual(
    _ duration: Double,
    _ bounce: Double,
    _ spring: UnsafeMutablePointer<anim_spring>!
) -> anim_status {
    attempt { () throws(AnimError) in
        store(try Spring.perceptual(duration: duration, bounce: bounce), try required(spring, "spring"))
    }
}

@implementation @_cdecl("anim_spring_make_response")
public func anim_spring_make_response(
    _ response: Double,
    _ damping_ratio: Double,
    _ spring: UnsafeMutablePointer<anim_spring>!
) -> anim_status {
    attempt { () throws(AnimError) in
        store(try Spring.response(response, dampingRatio: damping_ratio), try required(spring, "spring"))
    }
}

@implementation @_cdecl("anim_spring_make_uikit")
public func anim_spring_make_uikit(
    _ duration: Double,
    _ damping_ratio: Double,
    _ initial_velocity: Double,
    _ spring: UnsafeMutablePointer<anim_spring>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(spring, "spring")
        store(
            try Spring.uiKit(
                duration: duration,
                dampingRatio: damping_ratio,
                initialVelocity: try bounded(initial_velocity, "initial_velocity")
            ),
            result
        )
    }
}

@implementation @_cdecl("anim_spring_make_core_animation")
public func anim_spring_make_core_animation(
    _ mass: Double,
    _ stiffness: Double,
    _ damping: Double,
    _ allows_overdamping: Int32,
    _ spring: UnsafeMutablePointer<anim_spring>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(spring, "spring")
        let allows = try flag(allows_overdamping, "allows_overdamping")
        store(
            try Spring.coreAnimation(mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allows),
            result
        )
    }
}

/// The checked numbers of a spring's motion.
struct SpringMotion {
    let from: Double
    let to: Double
    let velocity: Double

    @inline(__always)
    init(_ from: Double, _ to: Double, _ velocity: Double) throws(AnimError) {
        self.from = from
        self.to = to
        self.velocity = velocity
        let limit = Stage.largestComponent
        guard !(from.magnitude <= limit && to.magnitude <= limit && velocity.magnitude <= limit) else { return }
        try bounded(from, "from")
        try bounded(to, "to")
        try bounded(velocity, "initial_velocity")
    }
}

@implementation @_cdecl("anim_spring_evaluate")
public func anim_spring_evaluate(
    _ spring: UnsafePointer<anim_spring>!,
    _ time: Double,
    _ from: Double,
    _ to: Double,
    _ initial_velocity: Double,
    _ value: UnsafeMutablePointer<Double>!,
    _ velocity: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let response = SpringResponse(try AnimCoreABI.spring(spring))
        let motion = try SpringMotion(from, to, initial_velocity)
        let time = try finite(time, "time")
        let valueResult = try optional(value, "value")
        let velocityResult = try optional(velocity, "velocity")
        let state = response.state(at: time, from: motion.from, to: motion.to, velocity: motion.velocity)
        valueResult?.pointee = state.value
        velocityResult?.pointee = state.velocity
    }
}

@implementation @_cdecl("anim_spring_evaluate_many")
public func anim_spring_evaluate_many(
    _ spring: UnsafePointer<anim_spring>!,
    _ times: UnsafePointer<Double>!,
    _ count: Int,
    _ from: Double,
    _ to: Double,
    _ initial_velocity: Double,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let response = SpringResponse(try AnimCoreABI.spring(spring))
        let motion = try SpringMotion(from, to, initial_velocity)
        let times = try array(times, count, "times")
        let values = try optional(values, "values")
        let velocities = try optional(velocities, "velocities")
        for time in times { _ = try finite(time, "times") }
        response.states(
            at: times,
            from: motion.from,
            to: motion.to,
            velocity: motion.velocity,
            values,
            velocities,
            vectorLevel()
        )
    }
}

/// The vector level of the processor.
func vectorLevel() -> VectorLevel { anim_platform_vector_level() == 1 ? .wide : .plain }

@implementation @_cdecl("anim_spring_prepare")
public func anim_spring_prepare(
    _ spring: UnsafePointer<anim_spring>!,
    _ prepared: UnsafeMutablePointer<anim_prepared_spring>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let response = SpringResponse(try AnimCoreABI.spring(spring))
        response.store(to: UnsafeMutableRawPointer(try required(prepared, "prepared")))
    }
}

@_optimize(speed)
@implementation @_cdecl("anim_prepared_spring_evaluate")
public func anim_prepared_spring_evaluate(
    _ prepared: UnsafePointer<anim_prepared_spring>!,
    _ time: Double,
    _ from: Double,
    _ to: Double,
    _ initial_velocity: Double,
    _ value: UnsafeMutablePointer<Double>!,
    _ velocity: UnsafeMutablePointer<Double>!
) -> anim_status {
    // The usual case, without calls: all is in order, and the host's floating-point mode is the core's.
    let addresses = (UInt(bitPattern: prepared), UInt(bitPattern: value), UInt(bitPattern: velocity))
    if (addresses.0 | addresses.1 | addresses.2) % 8 == 0, addresses.0 >= 4096, addresses.1 &- 1 >= 4095,
        addresses.2 &- 1 >= 4095, anim_platform_is_core_mode(),
        let state = SpringResponse.quickState(
            stored: UnsafeRawPointer(prepared),
            at: time,
            from: from,
            to: to,
            velocity: initial_velocity
        )
    {
        value?.pointee = state.value
        velocity?.pointee = state.velocity
        return 0
    }
    return evaluate(prepared, time, from, to, initial_velocity, value, velocity)
}

@inline(never)
private func evaluate(
    _ prepared: UnsafePointer<anim_prepared_spring>?,
    _ time: Double,
    _ from: Double,
    _ to: Double,
    _ initial_velocity: Double,
    _ value: UnsafeMutablePointer<Double>?,
    _ velocity: UnsafeMutablePointer<Double>?
) -> anim_status {
    attempt { () throws(AnimError) in
        let memory = UnsafeRawPointer(try required(prepared, "prepared"))
        let motion = try SpringMotion(from, to, initial_velocity)
        let time = try finite(time, "time")
        let valueResult = try optional(value, "value")
        let velocityResult = try optional(velocity, "velocity")
        guard
            let state = SpringResponse.state(
                stored: memory,
                at: time,
                from: motion.from,
                to: motion.to,
                velocity: motion.velocity
            )
        else { throw argumentError("prepared", "is not what anim_spring_prepare() has written") }
        valueResult?.pointee = state.value
        velocityResult?.pointee = state.velocity
    }
}

@implementation @_cdecl("anim_spring_get_settling_duration")
public func anim_spring_get_settling_duration(
    _ spring: UnsafePointer<anim_spring>!,
    _ initial_velocity: Double,
    _ allows_overdamping: Int32,
    _ seconds: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(seconds, "seconds")
        let velocity = try bounded(initial_velocity, "initial_velocity")
        let allows = try flag(allows_overdamping, "allows_overdamping")
        result.pointee = try AnimCoreABI.spring(spring)
            .settlingDuration(velocity: velocity, allowsOverdamping: allows)
    }
}

@implementation @_cdecl("anim_spring_get_resting_time")
public func anim_spring_get_resting_time(
    _ spring: UnsafePointer<anim_spring>!,
    _ displacement: Double,
    _ initial_velocity: Double,
    _ threshold: Double,
    _ seconds: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(seconds, "seconds")
        let response = SpringResponse(try AnimCoreABI.spring(spring))
        result.pointee = response.restingTime(
            displacement: try bounded(displacement, "displacement"),
            velocity: try bounded(initial_velocity, "initial_velocity"),
            threshold: try restThreshold(threshold)
        )
    }
}

/// A checked threshold of rest: above 0.
func restThreshold(_ threshold: Double) throws(AnimError) -> Double {
    guard threshold > 0, threshold <= Stage.largestComponent else {
        throw argumentError("threshold", "must be above 0 and at most 1e150")
    }
    return threshold
}

@implementation @_cdecl("anim_spring_get_settling_time")
public func anim_spring_get_settling_time(
    _ spring: UnsafePointer<anim_spring>!,
    _ displacement: Double,
    _ initial_velocity: Double,
    _ threshold: Double,
    _ velocity_threshold: Double,
    _ seconds: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(seconds, "seconds")
        let response = SpringResponse(try AnimCoreABI.spring(spring))
        guard threshold > 0, velocity_threshold > 0 else {
            throw argumentError("threshold and velocity_threshold", "must be above 0")
        }
        result.pointee = response.settlingTime(
            displacement: try bounded(displacement, "displacement"),
            velocity: try bounded(initial_velocity, "initial_velocity"),
            threshold: threshold,
            velocityThreshold: velocity_threshold
        )
    }
}

@implementation @_cdecl("anim_spring_make_named")
public func anim_spring_make_named(
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ duration: Double,
    _ extra_bounce: Double,
    _ spring: UnsafeMutablePointer<anim_spring>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(spring, "spring")
        let bytes = try AnimCoreABI.name(name, name_length)
        guard let named = try Spring.named(bytes, duration: duration, extraBounce: extra_bounce) else {
            throw unknownWord("name", bytes, "spring", Spring.knownNames, "springs")
        }
        store(named, result)
    }
}

@implementation @_cdecl("anim_spring_describe")
public func anim_spring_describe(
    _ spring: UnsafePointer<anim_spring>!,
    _ duration: UnsafeMutablePointer<Double>!,
    _ bounce: UnsafeMutablePointer<Double>!,
    _ damping_ratio: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let spring = try AnimCoreABI.spring(spring)
        let durationResult = try optional(duration, "duration")
        let bounceResult = try optional(bounce, "bounce")
        let ratioResult = try optional(damping_ratio, "damping_ratio")
        durationResult?.pointee = spring.duration
        bounceResult?.pointee = spring.bounce
        ratioResult?.pointee = spring.dampingRatio
    }
}
