// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore

// Calls that set a property's target in one step.

/// Sets a property's value in a transaction of its own.
@inline(never)
private func send(
    _ stage: Stage,
    _ property: anim_property,
    _ value: UnsafePointer<Double>?,
    _ velocity: UnsafePointer<Double>?,
    _ count: Int,
    _ motion: MotionRequest,
    _ transaction: UnsafeMutablePointer<anim_transaction>?
) throws(AnimError) {
    let result = try optional(transaction, "transaction")
    let property = PropertyIdentifier(rawValue: property)
    let expected = try stage.componentCount(of: property)
    let target = try components(value, count, expected)
    let speed = try velocity.map { (pointer) throws(AnimError) in Array(try array(pointer, count, "velocity")) }
    let made = try stage.setValue(target, of: property, by: motion, velocity: speed)
    result?.pointee = made.rawValue
}

@implementation @_cdecl("anim_stage_spring_to")
public func anim_stage_spring_to(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ value: UnsafePointer<Double>!,
    _ velocity: UnsafePointer<Double>!,
    _ count: Int,
    _ spring: UnsafePointer<anim_spring>!,
    _ transaction: UnsafeMutablePointer<anim_transaction>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        var motion = MotionRequest(.spring(try AnimCoreABI.spring(spring)))
        motion.interruption = .replace
        try send(stage, property, value, velocity, count, motion, transaction)
    }
}

@implementation @_cdecl("anim_stage_curve_to")
public func anim_stage_curve_to(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ value: UnsafePointer<Double>!,
    _ count: Int,
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ duration: Double,
    _ transaction: UnsafeMutablePointer<anim_transaction>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        guard duration != .infinity else { throw AnimError(.limit, "duration must be at most 1e9 seconds") }
        var motion = MotionRequest(.curve(try AnimCoreABI.curve(curve)), duration: duration)
        motion.interruption = .replace
        try send(stage, property, value, nil, count, motion, transaction)
    }
}
