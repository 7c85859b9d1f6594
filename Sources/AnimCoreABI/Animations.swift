// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore

@implementation @_cdecl("anim_default_animation_options")
public func anim_default_animation_options(
    _ options: UnsafeMutablePointer<anim_animation_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        let spring = try Spring()
        var result = anim_animation_options()
        result.kind = 2
        result.interruption = Interruption.keep.rawValue
        result.duration = inherited
        _ = anim_default_media_timing(&result.timing, UInt32(MemoryLayout<anim_media_timing>.size))
        result.curve = cCurve(.ease)
        result.spring = anim_spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        _ = anim_default_decay(&result.decay, UInt32(MemoryLayout<anim_decay>.size))
        try fill(options, struct_size, with: result, "options")
    }
}

/// The motion of an animation. Only the members that `kind` selects are read.
private func shape(_ options: anim_animation_options) throws(AnimError) -> AnimationRequest.Shape {
    switch options.kind {
    case 2: return .curve(try curve(options.curve))
    case 3: return .spring(try spring(options.spring))
    case 4: return .easing(try easing(options.easing))
    case 5: return .keyframes(try keyframes(options.keyframes))
    case 6:
        return .decay(try withUnsafePointer(to: options.decay) { (pointer) throws(AnimError) in try decay(pointer) })
    default:
        throw constantError(
            "kind of options",
            options.kind,
            "ANIM_MOTION_KIND_CURVE, EASING, SPRING, KEYFRAMES and DECAY"
        )
    }
}

@implementation @_cdecl("anim_stage_animate")
public func anim_stage_animate(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ options: UnsafePointer<anim_animation_options>!,
    _ animation: UnsafeMutablePointer<anim_animation>!
) -> anim_status {
    animate(stage, property, options, nil, animation)
}

@implementation @_cdecl("anim_stage_animate_path")
public func anim_stage_animate_path(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ options: UnsafePointer<anim_animation_options>!,
    _ from: OpaquePointer!,
    _ to: OpaquePointer!,
    _ animation: UnsafeMutablePointer<anim_animation>!
) -> anim_status {
    animate(stage, property, options, (from, to), animation)
}

private func animate(
    _ stage: OpaquePointer?,
    _ property: anim_property,
    _ options: UnsafePointer<anim_animation_options>?,
    _ paths: (from: OpaquePointer?, to: OpaquePointer?)?,
    _ animation: UnsafeMutablePointer<anim_animation>?
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in try begin(stage, property, options, paths, animation) }
}

/// A request is large: optimized for size, it would be copied byte by byte instead of in long moves.
@_optimize(speed)
@inline(never)
private func begin(
    _ stage: Stage,
    _ property: anim_property,
    _ options: UnsafePointer<anim_animation_options>?,
    _ paths: (from: OpaquePointer?, to: OpaquePointer?)?,
    _ animation: UnsafeMutablePointer<anim_animation>?
) throws(AnimError) {
    let result = try optional(animation, "animation")
    let given = try required(options, "options").pointee
    _ = try checkedSize(given.struct_size, of: anim_animation_options.self)
    guard let interruption = Interruption(rawValue: given.interruption) else {
        throw constantError("interruption of options", given.interruption, "ANIM_INTERRUPTION_...")
    }
    var request = AnimationRequest(try shape(given))
    func components(_ pointer: UnsafePointer<Double>?, _ name: StaticText) throws(AnimError) -> [Double]? {
        guard pointer != nil else { return nil }
        return try copied(pointer, Int(truncatingIfNeeded: given.count), name)
    }
    let expected = try stage.componentCount(of: PropertyIdentifier(rawValue: property))
    if given.from != nil || given.to != nil || given.by != nil || given.velocity != nil {
        guard Int64(given.count) == Int64(expected) else {
            throw AnimError(.argument, "count is \(given.count), but the property has \(expected) components")
        }
    }
    if paths != nil, try stage.kind(of: PropertyIdentifier(rawValue: property)) != .path {
        throw AnimError(.kind, "property is no path")
    }
    guard given.from == nil || paths?.from == nil else {
        throw argumentError("options", "has a from, but from is given as a path: one of them must be null")
    }
    guard given.to == nil || paths?.to == nil else {
        throw argumentError("options", "has a to, but to is given as a path: one of them must be null")
    }
    if given.by != nil, given.from != nil || paths?.from != nil, given.to != nil || paths?.to != nil {
        throw argumentError("by", "must be null where from and to are set")
    }
    request.from = try components(given.from, "from")
    request.to = try components(given.to, "to")
    request.by = try components(given.by, "by")
    request.velocity = try components(given.velocity, "velocity")
    if let from = paths?.from { request.fromPath = try named("from", from).path }
    if let to = paths?.to { request.toPath = try named("to", to).path }
    // A layer has several numbers for each component, and paths are aligned.
    try Memory.ask(expected, of: 64)
    if let path = request.fromPath { try askForMorph(stage, PropertyIdentifier(rawValue: property), path) }
    if let path = request.toPath { try askForMorph(stage, PropertyIdentifier(rawValue: property), path) }
    if case .keyframes(let description) = request.shape, let path = description.firstPath {
        try askForMorph(stage, PropertyIdentifier(rawValue: property), path)
    }
    if given.duration != inherited, given.duration != ownDuration { request.duration = given.duration }
    request.delay = given.delay
    request.timing = try withUnsafePointer(to: given.timing) { (pointer) throws(AnimError) in
        try mediaTiming(pointer)
    }
    request.interruption = interruption
    request.isAdditive = try flag(given.additive, "additive")
    request.isCumulative = try flag(given.cumulative, "cumulative")
    request.setsModel = try flag(given.sets_model, "sets_model")
    if given.group != 0 { request.group = GroupIdentifier(rawValue: given.group) }
    if given.after != 0 { request.after = TransactionIdentifier(rawValue: given.after) }
    let added = try stage.animate(PropertyIdentifier(rawValue: property), request)
    result?.pointee = added.rawValue
}

@implementation @_cdecl("anim_stage_remove_animation")
public func anim_stage_remove_animation(_ stage: OpaquePointer!, _ animation: anim_animation) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.removeAnimation(AnimationIdentifier(rawValue: animation))
    }
}

@implementation @_cdecl("anim_stage_remove_all_animations")
public func anim_stage_remove_all_animations(_ stage: OpaquePointer!, _ property: anim_property) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.removeAnimations(of: PropertyIdentifier(rawValue: property))
    }
}

@implementation @_cdecl("anim_stage_hold")
public func anim_stage_hold(_ stage: OpaquePointer!, _ property: anim_property) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.hold(PropertyIdentifier(rawValue: property))
    }
}

/// The easing function of a handle.
func easing(_ handle: OpaquePointer?) throws(AnimError) -> Easing { try object(handle, as: Easing.self) }

private func keyframes(_ handle: OpaquePointer?) throws(AnimError) -> KeyframeDescription {
    let handle = try object(handle, as: KeyframesHandle.self)
    // The stage makes a track of its own.
    try Memory.ask(handle.track.values.count, of: 128)
    return handle.description
}
