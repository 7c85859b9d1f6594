// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The arrays of a bulk call, of doubles or floats.
private struct SpringArrays {
    let isFloat: Bool
    let count: Int
    let flags: UInt32
    let from: UnsafeRawPointer?
    let to: UnsafeRawPointer?
    let speeds: UnsafeRawPointer?
    let values: UnsafeMutableRawPointer?
    let velocities: UnsafeMutableRawPointer?
    /// Whether the values and velocities are updated in place: they are then also the initial state.
    var isStep = false

    /// The checked address of an array; nil only for an optional one that is missing.
    private func address(
        _ pointer: UnsafeRawPointer?,
        _ name: StaticText,
        isOptional: Bool = false
    ) throws(AnimError) -> UnsafeRawPointer? {
        if pointer == nil, isOptional { return nil }
        guard isFloat else {
            return UnsafeRawPointer(try required(pointer?.assumingMemoryBound(to: Double.self), name))
        }
        return UnsafeRawPointer(try required(pointer?.assumingMemoryBound(to: Float.self), name))
    }

    /// Moves all values by one spring.
    @inline(never)
    func move(
        _ spring: UnsafePointer<anim_spring>?,
        _ times: UnsafePointer<Double>?,
        _ timeCount: Int
    ) throws(AnimError) {
        let response = SpringResponse(try AnimCoreABI.spring(spring))
        guard count >= 0, count <= largestArray else {
            throw AnimError(.limit, "count is beyond ANIM_LIMIT_ARRAY")
        }
        guard timeCount == 1 || timeCount == count else { throw argumentError("time_count", "must be 1 or count") }
        guard flags == 0 || flags == 1 else { throw argumentError("flags", "must be 0 or ANIM_SPRING_SHORTEST_TURN") }
        let times = try array(times, timeCount, "times")
        for time in times { _ = try finite(time, "times") }
        guard count > 0, let clock = times.baseAddress else { return }
        guard let from = try address(from, "origins"), let to = try address(to, "targets") else { return }
        let bulk = SpringBulk(
            response,
            count: count,
            isFloat: isFloat,
            isAngle: flags == 1,
            from: from,
            to: to,
            velocity: try address(speeds, "initial_velocities", isOptional: true)
        )
        _ = try address(values, "values", isOptional: true)
        _ = try address(velocities, "velocities", isOptional: true)
        guard bulk.isFinite else {
            throw isStep
                ? argumentError("values, velocities, targets, and every value minus its target,", "must be finite")
                : argumentError(
                    "origins, targets, initial_velocities, and every origin minus its target,",
                    "must be finite"
                )
        }
        bulk.evaluate(at: clock, isShared: timeCount == 1, values, velocities, vectorLevel())
    }

    /// Moves the values in place.
    @inline(never)
    func step(_ spring: UnsafePointer<anim_spring>?, _ seconds: Double) throws(AnimError) {
        guard seconds >= 0, seconds.isFinite else { throw argumentError("seconds", "must be finite and not below 0") }
        // Both are read and written, so neither may be missing.
        if count > 0 {
            _ = try address(from, "values")
            _ = try address(speeds, "velocities")
        }
        var seconds = seconds
        try move(spring, &seconds, 1)
    }
}

@implementation @_cdecl("anim_spring_animate_many")
public func anim_spring_animate_many(
    _ spring: UnsafePointer<anim_spring>!,
    _ times: UnsafePointer<Double>!,
    _ time_count: Int,
    _ origins: UnsafePointer<Double>!,
    _ targets: UnsafePointer<Double>!,
    _ initial_velocities: UnsafePointer<Double>!,
    _ count: Int,
    _ flags: UInt32,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let arrays = SpringArrays(
            isFloat: false,
            count: count,
            flags: flags,
            from: origins,
            to: targets,
            speeds: initial_velocities,
            values: values,
            velocities: velocities
        )
        try arrays.move(spring, times, time_count)
    }
}

@implementation @_cdecl("anim_spring_animate_many_float")
public func anim_spring_animate_many_float(
    _ spring: UnsafePointer<anim_spring>!,
    _ times: UnsafePointer<Double>!,
    _ time_count: Int,
    _ origins: UnsafePointer<Float>!,
    _ targets: UnsafePointer<Float>!,
    _ initial_velocities: UnsafePointer<Float>!,
    _ count: Int,
    _ flags: UInt32,
    _ values: UnsafeMutablePointer<Float>!,
    _ velocities: UnsafeMutablePointer<Float>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let arrays = SpringArrays(
            isFloat: true,
            count: count,
            flags: flags,
            from: origins,
            to: targets,
            speeds: initial_velocities,
            values: values,
            velocities: velocities
        )
        try arrays.move(spring, times, time_count)
    }
}

@implementation @_cdecl("anim_spring_step_many")
public func anim_spring_step_many(
    _ spring: UnsafePointer<anim_spring>!,
    _ seconds: Double,
    _ targets: UnsafePointer<Double>!,
    _ count: Int,
    _ flags: UInt32,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let arrays = SpringArrays(
            isFloat: false,
            count: count,
            flags: flags,
            from: values,
            to: targets,
            speeds: velocities,
            values: values,
            velocities: velocities,
            isStep: true
        )
        try arrays.step(spring, seconds)
    }
}

@implementation @_cdecl("anim_spring_step_many_float")
public func anim_spring_step_many_float(
    _ spring: UnsafePointer<anim_spring>!,
    _ seconds: Double,
    _ targets: UnsafePointer<Float>!,
    _ count: Int,
    _ flags: UInt32,
    _ values: UnsafeMutablePointer<Float>!,
    _ velocities: UnsafeMutablePointer<Float>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let arrays = SpringArrays(
            isFloat: true,
            count: count,
            flags: flags,
            from: values,
            to: targets,
            speeds: velocities,
            values: values,
            velocities: velocities,
            isStep: true
        )
        try arrays.step(spring, seconds)
    }
}
