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
        try fill(motion, struct_size, with: result, "motion")
    }
}

/// What a caller's motion asks for. Only the members that `kind` and `given` name are read.
private func request(_ motion: anim_motion) throws(AnimError) -> MotionRequest {
    _ = try checkedSize(motion.struct_size, of: anim_motion.self)
    guard motion.given & ~3 == 0 else { throw argumentError("motion", "has unknown bits in given") }
    var request = MotionRequest()
    switch motion.kind {
    case 0: request.shape = .inherited
    case 1: request.shape = MotionRequest.Shape.none
    case 2: request.shape = .curve(try curve(motion.curve))
    case 3: request.shape = .spring(try spring(motion.spring))
    default: throw argumentError("motion", "has a kind that is no ANIM_MOTION_ constant")
    }
    if motion.given & 1 != 0 { request.duration = motion.duration }
    if motion.given & 2 != 0 { request.delay = motion.delay }
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
        var asked = MotionRequest()
        if motion != nil { asked = try request(try required(motion, "motion").pointee) }
        result.pointee = try stage.beginTransaction(asked).rawValue
    }
}

@implementation @_cdecl("anim_stage_commit_transaction")
public func anim_stage_commit_transaction(_ stage: OpaquePointer!, _ transaction: anim_transaction) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.commitTransaction(TransactionIdentifier(rawValue: transaction))
    }
}
