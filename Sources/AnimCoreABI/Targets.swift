// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
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
    let made = try stage.setValue(target, of: property, by: motion, velocity: try speed(velocity, count))
    result?.pointee = made.rawValue
}

/// Sets a property's path in a transaction of its own.
@inline(never)
private func send(
    _ stage: Stage,
    _ property: anim_property,
    _ path: OpaquePointer?,
    _ velocity: UnsafePointer<Double>?,
    _ count: Int,
    _ motion: MotionRequest,
    _ transaction: UnsafeMutablePointer<anim_transaction>?
) throws(AnimError) {
    let result = try optional(transaction, "transaction")
    let path = try object(path, as: PathHandle.self).path
    // Before an array with so many elements is read.
    guard velocity == nil || count == path.coordinates.count else {
        throw AnimError(.argument, "count of velocity is \(count), but path has \(path.coordinates.count) coordinates")
    }
    try askForMorph(stage, PropertyIdentifier(rawValue: property), path)
    let made = try stage.setPath(
        path,
        of: PropertyIdentifier(rawValue: property),
        by: motion,
        velocity: try speed(velocity, count)
    )
    result?.pointee = made.rawValue
}

private func speed(_ velocity: UnsafePointer<Double>?, _ count: Int) throws(AnimError) -> [Double]? {
    try velocity.map { (pointer) throws(AnimError) in try copied(pointer, count, "velocity") }
}

private func motion(_ spring: UnsafePointer<anim_spring>?) throws(AnimError) -> MotionRequest {
    var motion = MotionRequest(.spring(try AnimCoreABI.spring(spring)))
    motion.interruption = .replace
    return motion
}

private func motion(_ curve: UnsafePointer<anim_cubic_bezier>?, _ duration: Double) throws(AnimError) -> MotionRequest {
    guard duration != .infinity else { throw AnimError(.limit, "duration must be at most 1e9 seconds") }
    var motion = MotionRequest(.curve(try AnimCoreABI.curve(curve)), duration: duration)
    motion.interruption = .replace
    return motion
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
        try send(stage, property, value, velocity, count, try motion(spring), transaction)
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
        try send(stage, property, value, nil, count, try motion(curve, duration), transaction)
    }
}

@implementation @_cdecl("anim_stage_spring_to_path")
public func anim_stage_spring_to_path(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ path: OpaquePointer!,
    _ velocity: UnsafePointer<Double>!,
    _ count: Int,
    _ spring: UnsafePointer<anim_spring>!,
    _ transaction: UnsafeMutablePointer<anim_transaction>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try send(stage, property, path, velocity, count, try motion(spring), transaction)
    }
}

@implementation @_cdecl("anim_stage_curve_to_path")
public func anim_stage_curve_to_path(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ path: OpaquePointer!,
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ duration: Double,
    _ transaction: UnsafeMutablePointer<anim_transaction>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try send(stage, property, path, nil, 0, try motion(curve, duration), transaction)
    }
}
