// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore

private func group(_ identifier: anim_animation_group) -> GroupIdentifier { GroupIdentifier(rawValue: identifier) }

@implementation @_cdecl("anim_default_animation_group_options")
public func anim_default_animation_group_options(
    _ options: UnsafeMutablePointer<anim_animation_group_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_animation_group_options()
        _ = anim_default_media_timing(&result.timing, UInt32(MemoryLayout<anim_media_timing>.size))
        try fill(options, struct_size, with: result, "options")
    }
}

@implementation @_cdecl("anim_stage_add_group")
public func anim_stage_add_group(
    _ stage: OpaquePointer!,
    _ options: UnsafePointer<anim_animation_group_options>!,
    _ group: UnsafeMutablePointer<anim_animation_group>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(group, "group")
        guard options != nil else {
            result.pointee = try stage.addGroup(.clock).rawValue
            return
        }
        let given = try required(options, "options").pointee
        _ = try checkedSize(given.struct_size, of: anim_animation_group_options.self)
        let kind: GroupKind
        switch given.kind {
        case 0: kind = .clock
        case 1:
            let timing = try withUnsafePointer(to: given.timing) { (pointer) throws(AnimError) in
                try mediaTiming(pointer)
            }
            kind = .media(timing)
        case 2: kind = .animator(duration: try finite(given.duration, "duration"))
        default: throw constantError("kind of options", given.kind, "ANIM_ANIMATION_GROUP_KIND_...")
        }
        let parent = given.parent == 0 ? nil : AnimCoreABI.group(given.parent)
        result.pointee = try stage.addGroup(kind, in: parent).rawValue
    }
}

@implementation @_cdecl("anim_stage_remove_group")
public func anim_stage_remove_group(_ stage: OpaquePointer!, _ group: anim_animation_group) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in try stage.removeGroup(AnimCoreABI.group(group)) }
}

@implementation @_cdecl("anim_animation_group_get_time")
public func anim_animation_group_get_time(
    _ stage: OpaquePointer!,
    _ group: anim_animation_group,
    _ seconds: UnsafeMutablePointer<Double>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(seconds, "seconds")
        result.pointee = try stage.seconds(of: AnimCoreABI.group(group))
    }
}

@implementation @_cdecl("anim_animation_group_set_speed")
public func anim_animation_group_set_speed(_ stage: OpaquePointer!, _ group: anim_animation_group, _ speed: Double)
    -> anim_status
{
    withStage(stage) { (stage) throws(AnimError) in try stage.setSpeed(speed, of: AnimCoreABI.group(group)) }
}

@implementation @_cdecl("anim_animation_group_set_paused")
public func anim_animation_group_set_paused(_ stage: OpaquePointer!, _ group: anim_animation_group, _ paused: Int32)
    -> anim_status
{
    withStage(stage) { (stage) throws(AnimError) in
        try stage.setPaused(try flag(paused, "paused"), of: AnimCoreABI.group(group))
    }
}

@implementation @_cdecl("anim_animation_group_seek")
public func anim_animation_group_seek(_ stage: OpaquePointer!, _ group: anim_animation_group, _ seconds: Double)
    -> anim_status
{
    withStage(stage) { (stage) throws(AnimError) in
        try stage.seek(AnimCoreABI.group(group), toSeconds: try finite(seconds, "seconds"))
    }
}

@implementation @_cdecl("anim_animator_get_fraction")
public func anim_animator_get_fraction(
    _ stage: OpaquePointer!,
    _ animator: anim_animation_group,
    _ fraction: UnsafeMutablePointer<Double>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(fraction, "fraction")
        result.pointee = try stage.fraction(of: group(animator))
    }
}

@implementation @_cdecl("anim_animator_set_fraction")
public func anim_animator_set_fraction(
    _ stage: OpaquePointer!,
    _ animator: anim_animation_group,
    _ fraction: Double
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.setFraction(try finite(fraction, "fraction"), of: group(animator))
    }
}

@implementation @_cdecl("anim_animator_pause")
public func anim_animator_pause(_ stage: OpaquePointer!, _ animator: anim_animation_group) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in try stage.pause(group(animator)) }
}

@implementation @_cdecl("anim_animator_run")
public func anim_animator_run(
    _ stage: OpaquePointer!,
    _ animator: anim_animation_group,
    _ reversed: Int32,
    _ motion: UnsafePointer<anim_motion>!,
    _ duration_factor: Double,
    _ velocity: Double
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let asked = try motionRequest(motion)
        if !velocity.isNaN { try bounded(velocity, "velocity") }
        try stage.run(
            group(animator),
            isReversed: try flag(reversed, "reversed"),
            asked,
            durationFactor: try finite(duration_factor, "duration_factor"),
            velocity: velocity.isNaN ? nil : velocity
        )
    }
}

@implementation @_cdecl("anim_animator_stop")
public func anim_animator_stop(_ stage: OpaquePointer!, _ animator: anim_animation_group, _ position: Int32)
    -> anim_status
{
    withStage(stage) { (stage) throws(AnimError) in
        guard let wanted = Stage.AnimatorPosition(rawValue: position) else {
            throw constantError("position", position, "ANIM_ANIMATOR_POSITION_...")
        }
        try stage.stop(group(animator), at: wanted)
    }
}
