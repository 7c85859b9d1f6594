// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage
import CAnimCore
import CAnimPlatform

/// The object of a stage's pointer: a host's own stage, or that of a scene.
final class StageHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7374_6167
    static var noun: StaticText { "stage" }

    /// Replaced when the scene to which it belongs is reloaded.
    var stage: Stage { didSet { borrowed = Unmanaged.passUnretained(stage) } }
    /// The stage without reference counting.
    private var borrowed: Unmanaged<Stage>
    /// The display memory of the scene to which the stage belongs, if any.
    let display: DisplayMemory?
    var belongsToScene: Bool { display != nil }

    init(_ stage: Stage, display: DisplayMemory? = nil) {
        self.stage = stage
        borrowed = Unmanaged.passUnretained(stage)
        self.display = display
    }

    /// Runs a closure with the stage without retaining it: the handle keeps it, and only a reload of its scene, which
    /// is a separate call, replaces it.
    @inline(__always)
    func borrowStage(_ body: (Stage) throws(AnimError) -> Void) throws(AnimError) {
        var failure: AnimError?
        borrowed._withUnsafeGuaranteedRef { stage in
            do throws(AnimError) { try body(stage) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}

/// Begins a call of a stage or its scene, which must not be made from one of their callbacks. The caller ends it by
/// resetting `isOutside`.
/// - Parameter isTaken: Whether the scene is being advanced together with others, one of which makes a callback.
@inline(never)
func beginCall(_ stage: Stage, _ noun: StaticText, _ isTaken: Bool) throws(AnimError) {
    guard !stage.call.isOutside, !isTaken else {
        throw AnimError(.reentrant, "the \(noun) is in a callback of its own; call it after the callback has returned")
    }
    stage.call.isOutside = true
}

/// Whether a callback may be running. An easing's callback does not know its stage, so it counts for the whole thread.
func isInsideCallback(_ stage: Stage) -> Bool {
    let frame = anim_platform_callback_frame()?.pointee ?? 0
    return stage.isInsideCallback || frame != 0 && stackAddress() <= frame
}

/// Whether a callback of the stage, or of an easing that it evaluated, has certainly been left without returning.
func hasLeftCallback(_ stage: Stage) -> Bool {
    if stage.call.frame != 0 { return stage.hasLeftCallback }
    let frame = anim_platform_callback_frame()?.pointee ?? 0
    return stage.call.isOutside && frame != 0 && stackAddress() > frame
}

/// Ends the call of a stage in which a callback was left.
func abandonCall(_ stage: Stage) {
    stage.abandonCall()
    anim_platform_callback_frame()?.pointee = 0
}

func insideCallback(_ noun: StaticText) -> AnimError {
    AnimError(.reentrant, "the \(noun) is in a callback of its own, which has not been left: return from it")
}

/// Runs a call that changes a stage or reads from it.
@inline(never)
func withStage(_ handle: OpaquePointer?, _ body: (Stage) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        var failure: AnimError?
        try borrowing(handle, as: StageHandle.self) { handle in
            do throws(AnimError) {
                try handle.borrowStage { (stage) throws(AnimError) in
                    try beginCall(stage, "stage", handle.display?.isTaken ?? false)
                    defer { stage.call.isOutside = false }
                    try handle.display?.settle(stage)
                    try body(stage)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}

/// Runs a call that is only allowed on a host's own stage. Retains nothing: a callback may leave it early.
@inline(never)
func withOwnStage(_ handle: OpaquePointer?, _ body: (Stage) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        var failure: AnimError?
        try borrowing(handle, as: StageHandle.self) { handle in
            do throws(AnimError) {
                try handle.borrowStage { (stage) throws(AnimError) in
                    try beginCall(stage, "stage", handle.display?.isTaken ?? false)
                    defer { stage.call.isOutside = false }
                    guard !handle.belongsToScene else {
                        throw AnimError(.state, "the stage belongs to a scene; call the scene")
                    }
                    try body(stage)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}

/// An event as the ABI's struct.
func cEvent(_ event: StageEvent) -> anim_event {
    var result = anim_event()
    result.kind = event.kind.rawValue
    result.finished = event.isFinished ? 1 : 0
    result.time = event.time
    result.subject = event.subject
    result.name = event.name
    result.count = event.count
    result.animation = event.animation
    result.data = event.data
    result.data_lost = UInt32(event.lostFieldCount)
    return result
}

/// The value of an option with a maximum.
func limited(_ value: UInt32, _ largest: Int, _ name: StaticText) throws(AnimError) -> Int {
    guard Int64(value) <= Int64(largest) else {
        throw AnimError(.limit, "\(name) must be at most \(largest)")
    }
    return Int(value)
}
