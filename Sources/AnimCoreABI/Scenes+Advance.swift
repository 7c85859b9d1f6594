// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage
import CAnimCore
import CAnimPlatform

/// The handle memory of a scene; nil if the handle is not a scene's.
@inline(__always)
func sceneLine(_ scene: OpaquePointer?) -> UnsafeMutablePointer<HandleMemory>? {
    guard let scene else { return nil }
    let line = UnsafeMutablePointer<HandleMemory>(scene)
    guard isPlausible(UnsafeRawPointer(line), alignment: 8), line.pointee.tag == SceneHandle.tag else { return nil }
    return line
}

/// Lets time pass if nothing happens to a scene in that time. Returns whether it did.
@inline(__always)
private func passes(_ scene: OpaquePointer?, _ flicks: Int64) -> Bool {
    guard let line = sceneLine(scene), flicks >= 0, flicks <= line.pointee.idleFlicks, line.pointee.idleFlicks > 0
    else { return false }
    line.pointee.idleFlicks -= flicks
    line.pointee.passedFlicks += flicks
    return true
}

@implementation @_cdecl("anim_scene_advance")
public func anim_scene_advance(_ scene: OpaquePointer!, _ seconds: Double) -> anim_status {
    // Seconds are rounded to flicks before anything else is checked.
    let mode = anim_platform_begin_call()
    defer { anim_platform_end_call(mode) }
    let seconds = anim_platform_kept(seconds)
    if let flicks = try? Stage.flicks(ofAdvance: seconds) {
        if passes(scene, flicks) { return 0 }
        return withSceneHandle(scene) { (handle) throws(AnimError) in try handle.advance(flicks: flicks) }
    }
    return withSceneHandle(scene) { (handle) throws(AnimError) in
        try handle.advance(flicks: try Stage.flicks(ofAdvance: seconds))
    }
}

@implementation @_cdecl("anim_scene_advance_flicks")
public func anim_scene_advance_flicks(_ scene: OpaquePointer!, _ flicks: Int64) -> anim_status {
    if passes(scene, flicks) { return 0 }
    return withSceneHandle(scene) { (handle) throws(AnimError) in try handle.advance(flicks: flicks) }
}

@implementation @_cdecl("anim_scene_advance_many")
public func anim_scene_advance_many(
    _ scenes: UnsafePointer<OpaquePointer?>!,
    _ count: Int,
    _ seconds: Double,
    _ wanted: UInt32,
    _ changes: UnsafeMutablePointer<anim_scene_change>!,
    _ changed: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let flicks = try Stage.flicks(ofAdvance: seconds)
        let scenes = try array(scenes, count, "scenes")
        guard wanted & ~3 == 0 else { throw flagsError("wanted", wanted, "ANIM_SCENE_CHANGE_...") }
        let result = wanted == 0 ? nil : try required(changed, "changed")
        let changes = try array(changes, wanted == 0 ? 0 : count, "changes")
        let count = passIdly(scenes, flicks, wanted)
        if count == scenes.count {
            result?.pointee = 0
            return
        }
        // Something happens or there is an error: proceed as if no time had passed.
        takeBack(scenes, count, flicks)
        try take(scenes, flicks)
        let told = advance(scenes, flicks, wanted, changes)
        result?.pointee = told
    }
}

/// How many scenes ahead a handle's line is prefetched. Handles that share no pool are on separate pages, so each
/// access may be a TLB miss.
private let sceneDistance = 16

/// Prefetches the line of a handle that will be read soon.
@inline(__always)
private func prefetch(_ scenes: UnsafeBufferPointer<OpaquePointer?>, _ index: Int) {
    if index + sceneDistance < scenes.count { anim_platform_prefetch(UnsafeRawPointer(scenes[index + sceneDistance])) }
}

/// Lets time pass for scenes in order, as long as nothing happens to them and there is nothing to report.
/// - Returns: The number of scenes before the first that is not at rest, has something to report, is not valid, or is
///   repeated.
@inline(never)
@_optimize(speed)
private func passIdly(_ scenes: UnsafeBufferPointer<OpaquePointer?>, _ flicks: Int64, _ wanted: UInt32) -> Int {
    guard let start = scenes.baseAddress else { return 0 }
    let count = scenes.count
    // In the lowest bit, as in `marks`.
    let asksForEvents: UInt32 = wanted & UInt32(ANIM_SCENE_CHANGE_EVENTS) != 0 ? 1 : 0
    let asksForDisplay = wanted & UInt32(ANIM_SCENE_CHANGE_DISPLAY) != 0
    // A scene for which no flick may pass idly is not at rest, even for an advance of 0.
    let least = max(flicks, 1)
    var index = 0
    while index < count {
        let ahead = index &+ sceneDistance
        if ahead < count { anim_platform_prefetch(UnsafeRawPointer(start[ahead])) }
        guard let line = sceneLine(start[index]), least <= line.pointee.idleFlicks else { return index }
        if asksForDisplay, line.pointee.revision == 0 || line.pointee.revision != line.pointee.seenRevision {
            return index
        }
        let marks = line.pointee.marks
        if marks & asksForEvents != 0 { return index }
        let next = index &+ 1
        if marks &>> 1 != UInt32(truncatingIfNeeded: next) {
            // An index left from an earlier call refers to the scene itself only if it occurs earlier in this one.
            let before = line.pointee.listIndex &- 1
            if before >= 0, before < index, start[before] == start[index] { return index }
            line.pointee.listIndex = next
        }
        line.pointee.idleFlicks &-= flicks
        line.pointee.passedFlicks &+= flicks
        index = next
    }
    return index
}

/// Undoes `passIdly` for the first of the scenes.
@inline(never)
private func takeBack(_ scenes: UnsafeBufferPointer<OpaquePointer?>, _ count: Int, _ flicks: Int64) {
    for scene in scenes[..<count] {
        guard let line = sceneLine(scene) else { continue }
        line.pointee.idleFlicks += flicks
        line.pointee.passedFlicks -= flicks
    }
}

/// Advances scenes that were taken.
/// - Returns: How many have something to report.
@inline(never)
@_optimize(speed)
private func advance(
    _ scenes: UnsafeBufferPointer<OpaquePointer?>,
    _ flicks: Int64,
    _ wanted: UInt32,
    _ changes: UnsafeMutableBufferPointer<anim_scene_change>
) -> Int {
    var told = 0
    for index in scenes.indices {
        prefetch(scenes, index)
        // Each was checked.
        guard let line = sceneLine(scenes[index]) else { continue }
        let what = advance(line, flicks, wanted)
        if what != 0 {
            changes[told] = anim_scene_change(index: UInt32(truncatingIfNeeded: index), what: what)
            told += 1
        }
    }
    return told
}

/// Marks scenes as being advanced together, all or none, after checking that they can be.
@_optimize(speed)
private func take(_ scenes: UnsafeBufferPointer<OpaquePointer?>, _ flicks: Int64) throws(AnimError) {
    for index in scenes.indices {
        prefetch(scenes, index)
        if let line = sceneLine(scenes[index]), flicks <= line.pointee.idleFlicks, line.pointee.idleFlicks > 0 {
            line.pointee.idleFlicks = ~line.pointee.idleFlicks
            continue
        }
        do throws(AnimError) {
            try take(scenes[index], flicks)
        } catch {
            let culprit = scenes[index]
            var isTwice = false
            for taken in scenes[..<index] {
                isTwice = isTwice || taken == culprit
                if let line = sceneLine(taken) { line.pointee.idleFlicks = ~line.pointee.idleFlicks }
            }
            throw AnimError(
                isTwice ? .argument : error.code,
                isTwice ? "scenes[\(index)] is listed twice" : "scenes[\(index)]: \(error.text)"
            )
        }
    }
}

/// Marks one scene that is not at rest.
@inline(never)
private func take(_ scene: OpaquePointer?, _ flicks: Int64) throws(AnimError) {
    let handle = try object(scene, as: SceneHandle.self)
    let stage = handle.scene.stage
    try beginCall(stage, "scene", handle.display.isTaken)
    stage.call.isOutside = false
    let revision = handle.display.line?.pointee.revision ?? 0
    try handle.display.settle(stage)
    // The list is valid until something moves.
    handle.display.line?.pointee.revision = revision
    try stage.checkThatCanAdvance(flicks: flicks)
    handle.display.line?.pointee.idleFlicks = ~0
}

/// Advances one of the taken scenes and releases it.
/// - Returns: What there is to report of it.
@inline(__always)
private func advance(_ line: UnsafeMutablePointer<HandleMemory>, _ flicks: Int64, _ wanted: UInt32) -> UInt32 {
    let idle = ~line.pointee.idleFlicks
    line.pointee.idleFlicks = idle - (idle > 0 ? flicks : 0)
    line.pointee.passedFlicks += idle > 0 ? flicks : 0
    let wantsDisplay = wanted & UInt32(ANIM_SCENE_CHANGE_DISPLAY) != 0
    if idle == 0 || (wantsDisplay && line.pointee.revision == 0) {
        update(line, idle == 0 ? flicks : nil, wantsDisplay)
    }
    let isOther = line.pointee.revision != line.pointee.seenRevision ? UInt32(ANIM_SCENE_CHANGE_DISPLAY) : 0
    return wanted & (isOther | (line.pointee.hasEvents != 0 ? UInt32(ANIM_SCENE_CHANGE_EVENTS) : 0))
}

/// Advances the clock of a taken scene, and updates its display list if requested.
@inline(never)
private func update(_ line: UnsafeMutablePointer<HandleMemory>, _ flicks: Int64?, _ wantsDisplay: Bool) {
    guard let object = line.pointee.object else { return }
    // Not retained: a callback may leave the call.
    Unmanaged<SceneHandle>.fromOpaque(object)._withUnsafeGuaranteedRef { handle in
        handle.scene.stage.call.isOutside = true
        // All checks were made before any scene moved.
        if let flicks { try? handle.advance(flicks: flicks) }
        if wantsDisplay { handle.refreshDisplay() }
        handle.scene.stage.call.isOutside = false
    }
}
