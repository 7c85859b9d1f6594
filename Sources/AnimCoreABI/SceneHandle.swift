import AnimCore
import CAnimCore

final class SceneHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7363_656E
    static var noun: StaticText { "scene" }

    private(set) var scene: Scene
    /// The handle of the scene's stage, made when it is first asked for.
    private var stageHandle: OpaquePointer?
    let display = DisplayMemory()
    /// What a call was given, in memory that is used again: a name, another text, the data of an event.
    var name: [UInt8] = []
    var text: [UInt8] = []
    var fields: [EventField] = []

    private init(_ scene: Scene) { self.scene = scene }

    /// An opaque pointer to a scene; see `makeHandle`.
    static func make(_ scene: Scene) -> OpaquePointer {
        let object = SceneHandle(scene)
        let handle = makeHandle(object)
        object.display.line = UnsafeMutablePointer(handle)
        return handle
    }

    func stage() -> OpaquePointer {
        if let stageHandle { return stageHandle }
        let handle = makeHandle(StageHandle(scene.stage, display: display))
        stageHandle = handle
        return handle
    }

    /// Ends the handle of the stage, whose memory stays.
    func leakStage() { leakHandle(stageHandle) }

    /// Puts a scene in the place of the other.
    func replace(by other: Scene) {
        scene = other
        if let stageHandle, let handle = try? object(stageHandle, as: StageHandle.self) { handle.stage = other.stage }
    }

    /// Moves the clock.
    func advance(flicks: Int64) throws(AnimError) {
        try display.settle(scene.stage)
        try scene.advance(flicks: flicks)
        display.rest(scene.stage)
    }

    /// The display list, brought up to date. Its arrays stay where they are until it changes.
    func currentDisplay() -> anim_display {
        if let line = display.line, line.pointee.revision == 0 {
            let generation = scene.refreshDisplay()
            if generation != display.generation {
                display.generation = generation
                display.show(scene.shownDisplay)
            }
            line.pointee.commands = UnsafeRawPointer(display.display.commands)
            line.pointee.commandCount = UInt32(truncatingIfNeeded: display.display.command_count)
            line.pointee.revision = scene.shownRevision
        }
        return display.display
    }

    deinit { releaseHandle(stageHandle, as: StageHandle.self) }
}

/// Does what a call does to a scene, or reads from it.
func withScene(_ handle: OpaquePointer?, _ body: (Scene) throws(AnimError) -> Void) -> anim_status {
    withSceneHandle(handle) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        try body(handle.scene)
    }
}

/// Does what a call does to a scene that has a name among its arguments. The name is in the handle's memory.
@inline(never)
func withScene(
    _ handle: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ length: Int,
    _ body: (SceneHandle) throws(AnimError) -> Void
) -> anim_status {
    withSceneHandle(handle) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        try readName(name, length, into: &handle.name)
        try body(handle)
    }
}

@inline(never)
func withSceneHandle(_ handle: OpaquePointer?, _ body: (SceneHandle) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(handle, as: SceneHandle.self)
        let stage = handle.scene.stage
        try beginCall(stage, "scene", handle.display.isTaken)
        defer { stage.isInCall = false }
        try body(handle)
    }
}
