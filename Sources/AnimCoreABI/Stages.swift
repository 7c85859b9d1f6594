// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage
import CAnimCore

@implementation @_cdecl("anim_default_stage_options")
public func anim_default_stage_options(
    _ options: UnsafeMutablePointer<anim_stage_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        let defaults = Stage.Options()
        var result = anim_stage_options()
        result.property_capacity = UInt32(defaults.propertyCapacity)
        result.event_limit = UInt32(defaults.eventLimit)
        result.event_mask = defaults.eventMask
        try fill(options, struct_size, with: result, "options")
    }
}

@implementation @_cdecl("anim_stage_create")
public func anim_stage_create(
    _ options: UnsafePointer<anim_stage_options>!,
    _ stage: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(stage, "stage")
        var stageOptions = Stage.Options()
        if options != nil {
            let given = try required(options, "options").pointee
            _ = try checkedSize(given.struct_size, of: anim_stage_options.self)
            stageOptions.propertyCapacity = try limited(
                given.property_capacity,
                Stage.largestPropertyCount,
                "property_capacity"
            )
            stageOptions.eventLimit = try limited(given.event_limit, Stage.largestEventLimit, "event_limit")
            stageOptions.eventMask = given.event_mask
        }
        try Memory.ask(stageOptions.propertyCapacity, of: 64)
        result.pointee = makeHandle(StageHandle(Stage(stageOptions)))
    }
}

@implementation @_cdecl("anim_stage_destroy")
public func anim_stage_destroy(_ stage: OpaquePointer!) -> anim_status {
    if stage == nil { return 0 }
    if let handle = try? object(stage, as: StageHandle.self), !handle.belongsToScene, hasLeftCallback(handle.stage) {
        leakHandle(stage)
        return 0
    }
    let status = destroying { withOwnStage(stage) { (_) throws(AnimError) in } }
    if status == 0 { releaseHandle(stage, as: StageHandle.self) }
    return status
}

@implementation @_cdecl("anim_stage_abandon_call")
public func anim_stage_abandon_call(_ stage: OpaquePointer!) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(stage, as: StageHandle.self)
        guard !isInsideCallback(handle.stage) else { throw insideCallback("stage") }
        handle.display?.giveBack()
        abandonCall(handle.stage)
    }
}

// MARK: The clock

@implementation @_cdecl("anim_stage_advance")
public func anim_stage_advance(_ stage: OpaquePointer!, _ seconds: Double) -> anim_status {
    withOwnStage(stage) { (stage) throws(AnimError) in try stage.advance(seconds: seconds) }
}

@implementation @_cdecl("anim_stage_advance_flicks")
public func anim_stage_advance_flicks(_ stage: OpaquePointer!, _ flicks: Int64) -> anim_status {
    withOwnStage(stage) { (stage) throws(AnimError) in try stage.advance(flicks: flicks) }
}

@implementation @_cdecl("anim_stage_set_paused")
public func anim_stage_set_paused(_ stage: OpaquePointer!, _ paused: Int32) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in stage.setPaused(try flag(paused, "paused")) }
}

@implementation @_cdecl("anim_stage_set_time_scale")
public func anim_stage_set_time_scale(_ stage: OpaquePointer!, _ scale: Double) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in try stage.setTimeScale(scale) }
}

@implementation @_cdecl("anim_stage_set_step_budget")
public func anim_stage_set_step_budget(_ stage: OpaquePointer!, _ steps: UInt32) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in stage.stepBudget = Int(clamping: steps) }
}

@implementation @_cdecl("anim_stage_get_info")
public func anim_stage_get_info(_ stage: OpaquePointer!, _ info: UnsafeMutablePointer<anim_stage_info>!) -> anim_status
{
    withStage(stage) { (stage) throws(AnimError) in
        var result = anim_stage_info()
        result.is_paused = stage.isPaused ? 1 : 0
        result.time = stage.time
        result.host_time = stage.hostTime
        result.time_scale = stage.timeScale
        result.property_count = UInt32(stage.propertyCount)
        result.animation_count = UInt32(stage.animationCount + stage.movingBankCount)
        result.event_count = UInt32(stage.eventCount)
        result.open_transactions = UInt32(stage.openTransactionCount)
        result.next_due = stage.nextDue ?? -1
        result.owed = stage.owedFlicks
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

// MARK: Events

@implementation @_cdecl("anim_stage_poll_events")
public func anim_stage_poll_events(
    _ stage: OpaquePointer!,
    _ events: UnsafeMutablePointer<anim_event>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let target = try array(events, capacity, "events")
        let count = try required(count, "count")
        if target.isEmpty {
            count.pointee = stage.eventCount
            return
        }
        var taken = 0
        while taken < target.count, let event = stage.pollEvent() {
            target[taken] = cEvent(event)
            taken += 1
        }
        count.pointee = taken
    }
}

@implementation @_cdecl("anim_stage_set_event_callback")
public func anim_stage_set_event_callback(
    _ stage: OpaquePointer!,
    _ callback: anim_event_callback!,
    _ context: UnsafeMutableRawPointer!,
    _ release: anim_context_release_callback!
) -> anim_status {
    taking(context, release) { take in
        withStage(stage) { (stage) throws(AnimError) in
            guard let callback else {
                stage.onEvent = nil
                return
            }
            let context = take()
            stage.onEvent = { event in
                var result = cEvent(event)
                callHost { callback(context.pointer, &result) }
            }
        }
    }
}

@implementation @_cdecl("anim_stage_get_hash")
public func anim_stage_get_hash(_ stage: OpaquePointer!, _ hash: UnsafeMutablePointer<UInt64>!) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(hash, "hash")
        result.pointee = stage.stateHash()
    }
}

@implementation @_cdecl("anim_stage_get_name")
public func anim_stage_get_name(
    _ stage: OpaquePointer!,
    _ name: Int32,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        guard name >= 0, Int(name) < stage.nameCount else {
            throw AnimError(.notFound, "the stage has no name with this index")
        }
        try write(stage.name(name), to: buffer, capacity, length)
    }
}
