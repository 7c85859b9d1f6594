// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore

@implementation @_cdecl("anim_default_motion")
public func anim_default_motion(_ motion: UnsafeMutablePointer<anim_motion>!, _ struct_size: UInt32) -> anim_status {
    attempt { () throws(AnimError) in
        try fill(motion, struct_size, least: 80, with: try defaultMotion(), "motion")
    }
}

private func defaultMotion() throws(AnimError) -> anim_motion {
    let spring = try Spring()
    var result = anim_motion()
    result.duration = inherited
    result.delay = inherited
    result.stagger = inherited
    result.curve = cCurve(.ease)
    result.spring = anim_spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    result.repeat_count = inherited
    result.autoreverses = Int32(ANIM_INHERIT)
    result.interruption = Int32(ANIM_INHERIT)
    result.disables_actions = Int32(ANIM_INHERIT)
    return result
}

/// The value of an unset member of a motion.
var inherited: Double { Double(ANIM_INHERIT) }

/// The duration value that means the motion's own, regardless of the enclosing one.
var ownDuration: Double { Double(ANIM_OWN_DURATION) }

/// A member that is inherited if it is unset.
private func number(_ value: Double) -> Double? { value == inherited ? nil : value }

/// A flag that is inherited if it is unset.
private func optionalFlag(_ value: Int32, _ name: StaticText) throws(AnimError) -> Bool? {
    if value == Int32(ANIM_INHERIT) { return nil }
    guard value == 0 || value == 1 else { throw argumentError(name, "must be 0, 1 or ANIM_INHERIT") }
    return value == 1
}

/// Rejects a shape that would be ignored: it was set without its kind.
private func checkInherited(_ motion: anim_motion) throws(AnimError) {
    let untouched = try defaultMotion()
    let (curve, ease) = (motion.curve, untouched.curve)
    guard curve.x1 == ease.x1, curve.y1 == ease.y1, curve.x2 == ease.x2, curve.y2 == ease.y2 else {
        throw argumentError("motion", "has a curve, but its kind is not ANIM_MOTION_KIND_CURVE")
    }
    let (spring, usual) = (motion.spring, untouched.spring)
    guard spring.mass == usual.mass, spring.stiffness == usual.stiffness, spring.damping == usual.damping else {
        throw argumentError("motion", "has a spring, but its kind is not ANIM_MOTION_KIND_SPRING")
    }
    guard motion.easing == nil else {
        throw argumentError("motion", "has an easing, but its kind is not ANIM_MOTION_KIND_EASING")
    }
}

/// The request of a caller's motion; null inherits everything. Of its shapes only the one that `kind` selects is read.
func motionRequest(_ pointer: UnsafePointer<anim_motion>?) throws(AnimError) -> MotionRequest {
    var request = MotionRequest()
    guard pointer != nil else { return request }
    let motion = try grown(try required(pointer, "motion"), least: 80, try defaultMotion())
    switch motion.kind {
    case 0:
        try checkInherited(motion)
        request.shape = .inherited
    case 1: request.shape = MotionRequest.Shape.none
    case 2: request.shape = .curve(try curve(motion.curve))
    case 3: request.shape = .spring(try spring(motion.spring))
    case 4: request.shape = .easing(try easing(motion.easing))
    default:
        throw constantError("kind of motion", motion.kind, "ANIM_MOTION_KIND_INHERIT, NONE, CURVE, SPRING and EASING")
    }
    guard motion.duration != .infinity else { throw AnimError(.limit, "duration must be at most 1e9 seconds") }
    request.duration = motion.duration == ownDuration ? MotionRequest.ownDuration : number(motion.duration)
    request.delay = number(motion.delay)
    request.stagger = number(motion.stagger)
    if motion.interruption != Int32(ANIM_INHERIT) {
        guard let interruption = Interruption(rawValue: motion.interruption) else {
            throw constantError(
                "interruption of motion",
                motion.interruption,
                "ANIM_INTERRUPTION_REPLACE, ADD and RESTART"
            )
        }
        request.interruption = interruption
    }
    let count = number(motion.repeat_count)
    let autoreverses = try optionalFlag(motion.autoreverses, "autoreverses")
    if count != nil || autoreverses != nil {
        request.repetition = Repetition(count: count ?? 1, autoreverses: autoreverses ?? false)
    }
    request.disablesActions = try optionalFlag(motion.disables_actions, "disables_actions")
    if motion.arrangement != 0 {
        guard let arrangement = MotionRequest.Arrangement(rawValue: motion.arrangement) else {
            throw constantError("arrangement of motion", motion.arrangement, "ANIM_ARRANGEMENT_...")
        }
        request.arrangement = arrangement
    }
    if motion.group != 0 { request.group = GroupIdentifier(rawValue: motion.group) }
    if motion.after != 0 { request.after = TransactionIdentifier(rawValue: motion.after) }
    return request
}

@implementation @_cdecl("anim_stage_begin_transaction")
public func anim_stage_begin_transaction(
    _ stage: OpaquePointer!,
    _ motion: UnsafePointer<anim_motion>!,
    _ transaction: UnsafeMutablePointer<anim_transaction>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(transaction, "transaction")
        result.pointee = try stage.beginTransaction(try motionRequest(motion)).rawValue
    }
}

@implementation @_cdecl("anim_stage_commit_transaction")
public func anim_stage_commit_transaction(_ stage: OpaquePointer!, _ transaction: anim_transaction) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.commitTransaction(TransactionIdentifier(rawValue: transaction))
    }
}
