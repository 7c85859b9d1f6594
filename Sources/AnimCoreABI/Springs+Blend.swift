// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The spring blend that a caller describes.
private func blend(
    _ old: UnsafePointer<anim_spring>?,
    _ new: UnsafePointer<anim_spring>?,
    _ duration: Double
) throws(AnimError) -> SpringBlend {
    try SpringBlend(
        from: spring(try required(old, "old_spring").pointee),
        to: spring(try required(new, "new_spring").pointee),
        duration: duration
    )
}

@implementation @_cdecl("anim_spring_blend_evaluate")
public func anim_spring_blend_evaluate(
    _ old_spring: UnsafePointer<anim_spring>!,
    _ new_spring: UnsafePointer<anim_spring>!,
    _ blend_duration: Double,
    _ time: Double,
    _ from: Double,
    _ to: Double,
    _ initial_velocity: Double,
    _ value: UnsafeMutablePointer<Double>!,
    _ velocity: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let blend = try blend(old_spring, new_spring, blend_duration)
        let motion = try SpringMotion(from, to, initial_velocity)
        let time = try finite(time, "time")
        let value = try optional(value, "value")
        let velocity = try optional(velocity, "velocity")
        let state = blend.state(at: time, from: motion.from, to: motion.to, velocity: motion.velocity)
        value?.pointee = state.value
        velocity?.pointee = state.velocity
    }
}

@implementation @_cdecl("anim_spring_blend_evaluate_many")
public func anim_spring_blend_evaluate_many(
    _ old_spring: UnsafePointer<anim_spring>!,
    _ new_spring: UnsafePointer<anim_spring>!,
    _ blend_duration: Double,
    _ times: UnsafePointer<Double>!,
    _ count: Int,
    _ from: Double,
    _ to: Double,
    _ initial_velocity: Double,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let blend = try blend(old_spring, new_spring, blend_duration)
        let motion = try SpringMotion(from, to, initial_velocity)
        let times = try array(times, count, "times")
        let values = try optional(values, "values")
        let velocities = try optional(velocities, "velocities")
        for time in times { _ = try finite(time, "times") }
        for (index, time) in times.enumerated() {
            let state = blend.state(at: time, from: motion.from, to: motion.to, velocity: motion.velocity)
            values?[index] = state.value
            velocities?[index] = state.velocity
        }
    }
}

@implementation @_cdecl("anim_spring_blend_get_resting_time")
public func anim_spring_blend_get_resting_time(
    _ old_spring: UnsafePointer<anim_spring>!,
    _ new_spring: UnsafePointer<anim_spring>!,
    _ blend_duration: Double,
    _ displacement: Double,
    _ initial_velocity: Double,
    _ threshold: Double,
    _ seconds: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(seconds, "seconds")
        let blend = try blend(old_spring, new_spring, blend_duration)
        result.pointee = blend.restingTime(
            displacement: try bounded(displacement, "displacement"),
            velocity: try bounded(initial_velocity, "initial_velocity"),
            threshold: try restThreshold(threshold)
        )
    }
}
