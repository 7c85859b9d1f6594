// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The decay that a caller describes.
func decay(_ pointer: UnsafePointer<anim_decay>?) throws(AnimError) -> Decay {
    let decay = try required(pointer, "decay").pointee
    _ = try checkedSize(decay.struct_size, of: anim_decay.self)
    return try Decay.make(
        rate: decay.rate,
        bounds: (decay.minimum, decay.maximum),
        spring: try spring(decay.spring)
    )
}

@implementation @_cdecl("anim_default_decay")
public func anim_default_decay(_ decay: UnsafeMutablePointer<anim_decay>!, _ struct_size: UInt32) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_decay()
        result.rate = try Decay.rate(perMillisecond: Decay.normalPerMillisecond)
        result.minimum = -.infinity
        result.maximum = .infinity
        result.spring = anim_spring(mass: 1, stiffness: 100, damping: 20)
        try fill(decay, struct_size, with: result, "decay")
    }
}

@implementation @_cdecl("anim_decay_get_rate")
public func anim_decay_get_rate(_ remaining: Double, _ rate: UnsafeMutablePointer<Double>!) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(rate, "rate")
        result.pointee = try Decay.rate(perMillisecond: remaining)
    }
}

/// The states of one motion at many times, or of many motions at one time.
/// - Parameter isMany: Whether there are many motions instead of many times; the arguments then have other names.
@inline(never)
private func evaluate(
    _ decay: UnsafePointer<anim_decay>?,
    _ times: UnsafePointer<Double>?,
    _ timeCount: Int,
    _ from: UnsafePointer<Double>?,
    _ initialVelocities: UnsafePointer<Double>?,
    _ motionCount: Int,
    _ values: UnsafeMutablePointer<Double>?,
    _ velocities: UnsafeMutablePointer<Double>?,
    isMany: Bool
) -> anim_status {
    attempt { () throws(AnimError) in
        let decay = try AnimCoreABI.decay(decay)
        let times = try AnimCoreABI.times(times, timeCount, isMany ? "time" : "times")
        let from = try numbers(from, motionCount, "from")
        let initial = try numbers(initialVelocities, motionCount, isMany ? "initial_velocities" : "velocity")
        let values = try result(values, "values")
        let velocities = try result(velocities, "velocities")
        guard !times.isEmpty, !from.isEmpty else { return }
        var motion = decay.motion(from: from[0], velocity: initial[0])
        for index in 0..<max(times.count, from.count) {
            if index > 0, from.count > 1 { motion = decay.motion(from: from[index], velocity: initial[index]) }
            let state = motion.state(at: times[times.count > 1 ? index : 0])
            values?[index] = state.value
            velocities?[index] = state.velocity
        }
    }
}

@implementation @_cdecl("anim_decay_evaluate")
public func anim_decay_evaluate(
    _ decay: UnsafePointer<anim_decay>!,
    _ times: UnsafePointer<Double>!,
    _ count: Int,
    _ from: Double,
    _ velocity: Double,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!
) -> anim_status {
    var (from, velocity) = (from, velocity)
    return evaluate(decay, times, count, &from, &velocity, 1, values, velocities, isMany: false)
}

@implementation @_cdecl("anim_decay_animate_many")
public func anim_decay_animate_many(
    _ decay: UnsafePointer<anim_decay>!,
    _ time: Double,
    _ from: UnsafePointer<Double>!,
    _ initial_velocities: UnsafePointer<Double>!,
    _ count: Int,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!
) -> anim_status {
    var time = time
    return evaluate(decay, &time, 1, from, initial_velocities, count, values, velocities, isMany: true)
}

@implementation @_cdecl("anim_decay_predict")
public func anim_decay_predict(
    _ decay: UnsafePointer<anim_decay>!,
    _ from: Double,
    _ velocity: Double,
    _ threshold: Double,
    _ end: UnsafeMutablePointer<Double>!,
    _ takeover: UnsafeMutablePointer<Double>!,
    _ resting_time: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        try bounded(from, "from")
        try bounded(velocity, "velocity")
        let motion = try AnimCoreABI.decay(decay).motion(from: from, velocity: velocity)
        guard try bounded(threshold, "threshold") > 0 else { throw argumentError("threshold", "must be above 0") }
        let end = try result(end, "end")
        let takeover = try result(takeover, "takeover")
        let restingTime = try result(resting_time, "resting_time")
        end?.pointee = motion.end
        takeover?.pointee = motion.takeover
        restingTime?.pointee = motion.restTime(threshold: threshold)
    }
}

@implementation @_cdecl("anim_decay_get_velocity")
public func anim_decay_get_velocity(
    _ decay: UnsafePointer<anim_decay>!,
    _ from: Double,
    _ target: Double,
    _ velocity: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(velocity, "velocity")
        result.pointee = try AnimCoreABI.decay(decay).velocity(
            from: try bounded(from, "from"),
            endingAt: try bounded(target, "target")
        )
    }
}

// MARK: Rubber bands

/// Maps positions by the rubber band that a caller describes.
@inline(never)
private func mapPositions(
    _ band: UnsafePointer<anim_rubber_band>?,
    _ inputs: UnsafePointer<Double>?,
    _ count: Int,
    _ results: UnsafeMutablePointer<Double>?,
    isInverse: Bool
) -> anim_status {
    attempt { () throws(AnimError) in
        let given = try required(band, "band").pointee
        let band = try RubberBand(
            bounds: (given.minimum, given.maximum),
            dimension: given.dimension,
            coefficient: given.coefficient
        )
        let inputs = try numbers(inputs, count, isInverse ? "values" : "positions")
        let results = try array(results, count, isInverse ? "positions" : "values")
        for index in inputs.indices {
            results[index] = isInverse ? band.position(of: inputs[index]) : band.value(at: inputs[index])
        }
    }
}

@implementation @_cdecl("anim_rubber_band_evaluate")
public func anim_rubber_band_evaluate(
    _ band: UnsafePointer<anim_rubber_band>!,
    _ positions: UnsafePointer<Double>!,
    _ count: Int,
    _ values: UnsafeMutablePointer<Double>!
) -> anim_status {
    mapPositions(band, positions, count, values, isInverse: false)
}

@implementation @_cdecl("anim_rubber_band_invert")
public func anim_rubber_band_invert(
    _ band: UnsafePointer<anim_rubber_band>!,
    _ values: UnsafePointer<Double>!,
    _ count: Int,
    _ positions: UnsafeMutablePointer<Double>!
) -> anim_status {
    mapPositions(band, values, count, positions, isInverse: true)
}
