import AnimCore
import CAnimCore

final class StageHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7374_6167
    static let noun: StaticString = "stage"

    let stage: Stage
    /// The display memory of the scene that the stage belongs to, if it does.
    let display: DisplayMemory?
    var belongsToScene: Bool { display != nil }
    /// Whether a call is under way: a host's easing function may be called by any.
    var isInUse = false

    init(_ stage: Stage, display: DisplayMemory? = nil) {
        self.stage = stage
        self.display = display
    }

    /// Begins a call.
    func enter() throws(AnimError) {
        guard !stage.isAdvancing, !isInUse else { throw reentrantError("stage") }
        isInUse = true
    }
}

func reentrantError(_ noun: StaticString) -> AnimError {
    AnimError(.reentrant, "the \(noun) is in a callback of its own; call it after that has returned")
}

/// Does what a call does to a stage, or reads from it.
func withStage(_ handle: OpaquePointer?, _ body: (Stage) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(handle, as: StageHandle.self)
        try handle.enter()
        defer { handle.isInUse = false }
        handle.display?.isCurrent = false
        try body(handle.stage)
    }
}

/// Does what only a stage of the host's own allows.
func withOwnStage(_ handle: OpaquePointer?, _ body: (Stage) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(handle, as: StageHandle.self)
        try handle.enter()
        defer { handle.isInUse = false }
        guard !handle.belongsToScene else { throw AnimError(.state, "the stage belongs to a scene; call the scene") }
        try body(handle.stage)
    }
}

func cEvent(_ event: StageEvent) -> anim_event {
    var result = anim_event()
    result.kind = event.kind.rawValue
    result.finished = event.isFinished ? 1 : 0
    result.time = event.time
    result.subject = event.subject
    result.name = event.name
    result.count = event.count
    result.animation = event.animation
    return result
}

/// The value of an option that has a largest one.
func limited(_ value: UInt32, _ largest: Int, _ name: StaticString) throws(AnimError) -> Int {
    guard Int64(value) <= Int64(largest) else {
        throw AnimError(.limit, "\(name) must be at most \(largest)")
    }
    return Int(value)
}
