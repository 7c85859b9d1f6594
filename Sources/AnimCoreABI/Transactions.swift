import AnimCore
import CAnimCore

@implementation @_cdecl("anim_default_motion")
public func anim_default_motion(_ motion: UnsafeMutablePointer<anim_motion>!, _ struct_size: UInt32) -> anim_status {
    attempt { () throws(AnimError) in
        let spring = try Spring()
        var result = anim_motion()
        result.duration = 0.25
        result.curve = cCurve(.ease)
        result.spring = anim_spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        result.repeat_count = 1
        result.interruption = Interruption.replace.rawValue
        try fill(motion, struct_size, least: 88, with: result, "motion")
    }
}

/// What a caller's motion asks for; null inherits everything. Only the members that `kind` and `given` name are read.
func motionRequest(_ pointer: UnsafePointer<anim_motion>?) throws(AnimError) -> MotionRequest {
    var request = MotionRequest()
    guard pointer != nil else { return request }
    let motion = try grown(try required(pointer, "motion"), least: 88, anim_motion())
    guard motion.given & ~63 == 0 else { throw argumentError("motion", "has unknown bits in given") }
    switch motion.kind {
    case 0: request.shape = .inherited
    case 1: request.shape = MotionRequest.Shape.none
    case 2: request.shape = .curve(try curve(motion.curve))
    case 3: request.shape = .spring(try spring(motion.spring))
    case 4: request.shape = .easing(try easing(motion.easing))
    default: throw argumentError("motion", "has a kind that is no ANIM_MOTION_ constant of a transaction")
    }
    if motion.given & 1 != 0 { request.duration = motion.duration }
    if motion.given & 2 != 0 { request.delay = motion.delay }
    if motion.given & 4 != 0 {
        guard let interruption = Interruption(rawValue: motion.interruption) else {
            throw argumentError("motion", "has an interruption that is no ANIM_INTERRUPT_ constant")
        }
        request.interruption = interruption
    }
    if motion.given & 8 != 0 { request.stagger = motion.stagger }
    if motion.given & 16 != 0 {
        request.repetition = Repetition(
            count: motion.repeat_count,
            autoreverses: try flag(motion.autoreverses, "autoreverses")
        )
    }
    if motion.given & 32 != 0 { request.disablesActions = try flag(motion.disables_actions, "disables_actions") }
    if motion.arrangement != 0 {
        guard let arrangement = MotionRequest.Arrangement(rawValue: motion.arrangement) else {
            throw argumentError("motion", "has an arrangement that is no ANIM_ARRANGE_ constant")
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
