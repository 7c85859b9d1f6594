// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The object of a velocity estimator's pointer.
final class VelocityEstimatorHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7665_6C6F
    static var noun: StaticText { "estimator" }

    let estimator = VelocityEstimator()
}

/// Runs a call on an estimator.
private func withEstimator(
    _ handle: OpaquePointer?,
    _ body: (VelocityEstimatorHandle) throws(AnimError) -> Void
) -> anim_status {
    attempt { () throws(AnimError) in try body(try object(handle, as: VelocityEstimatorHandle.self)) }
}

@implementation @_cdecl("anim_velocity_estimator_create")
public func anim_velocity_estimator_create(_ estimator: UnsafeMutablePointer<OpaquePointer?>!) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(estimator, "estimator")
        result.pointee = makeHandle(VelocityEstimatorHandle())
    }
}

@implementation @_cdecl("anim_velocity_estimator_destroy")
public func anim_velocity_estimator_destroy(_ estimator: OpaquePointer!) -> anim_status {
    if estimator == nil { return 0 }
    let status = destroying { withEstimator(estimator) { (_) throws(AnimError) in } }
    if status == 0 { releaseHandle(estimator, as: VelocityEstimatorHandle.self) }
    return status
}

@implementation @_cdecl("anim_velocity_estimator_reset")
public func anim_velocity_estimator_reset(_ estimator: OpaquePointer!) -> anim_status {
    withEstimator(estimator) { (handle) throws(AnimError) in handle.estimator.reset() }
}

@implementation @_cdecl("anim_velocity_estimator_add")
public func anim_velocity_estimator_add(
    _ estimator: OpaquePointer!,
    _ times: UnsafePointer<Double>!,
    _ coordinates: UnsafePointer<Double>!,
    _ count: Int
) -> anim_status {
    withEstimator(estimator) { (handle) throws(AnimError) in
        let times = try AnimCoreABI.times(times, count)
        let coordinates = try numbers(coordinates, times.count * 2, "coordinates")
        for index in times.indices {
            handle.estimator.add(time: times[index], x: coordinates[2 * index], y: coordinates[2 * index + 1])
        }
    }
}

@implementation @_cdecl("anim_velocity_estimator_estimate")
public func anim_velocity_estimator_estimate(
    _ estimator: OpaquePointer!,
    _ time: Double,
    _ x: UnsafeMutablePointer<Double>!,
    _ y: UnsafeMutablePointer<Double>!
) -> anim_status {
    withEstimator(estimator) { (handle) throws(AnimError) in
        let time = try finite(time, "time")
        let x = try required(x, "x")
        let y = try required(y, "y")
        let velocity = handle.estimator.velocity(at: time)
        x.pointee = velocity.x
        y.pointee = velocity.y
    }
}
