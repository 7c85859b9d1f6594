// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

/// The object of a scene's pointer: the scene, and memory for the arguments of calls.
final class SceneHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7363_656E
    static var noun: StaticText { "scene" }

    private(set) var scene: Scene { didSet { borrowed = Unmanaged.passUnretained(scene) } }
    /// The scene without reference counting.
    private var borrowed: Unmanaged<Scene>
    /// The handle of the scene's stage, made on first use.
    private var stageHandle: OpaquePointer?
    let display = DisplayMemory()
    /// Arguments of a call, in reused memory: a name, another text, the data of an event.
    var name: [UInt8] = []
    /// Whether `name` is the name of the last event sent; and that event's number, −2 for none (`Scene.event(named:)`).
    private var isEvent = false
    private var event: Int32 = -2
    var text: [UInt8] = []
    var fields: [EventField] = []

    /// The pool of its handle; nil if it has none.
    private let pool: HandlePool?

    private init(_ scene: Scene, _ pool: HandlePool?) {
        self.scene = scene
        borrowed = Unmanaged.passUnretained(scene)
        self.pool = pool
    }

    /// An opaque pointer to a scene; see `makeHandle`.
    /// - Parameter pool: The pool of the document from which the scene was made.
    static func make(_ scene: Scene, _ pool: HandlePool? = nil) -> OpaquePointer {
        let object = SceneHandle(scene, pool)
        let handle = pool.map { makeHandle(object, at: $0.take()) } ?? makeHandle(object, alignment: 64)
        object.display.line = UnsafeMutablePointer(handle)
        return handle
    }

    /// Ends the handle of a scene after it was checked.
    static func release(_ handle: OpaquePointer) {
        let memory = UnsafeMutablePointer<HandleMemory>(handle)
        guard let object = memory.pointee.object,
            let pool = Unmanaged<SceneHandle>.fromOpaque(object).takeUnretainedValue().pool
        else { return releaseHandle(handle, as: SceneHandle.self) }
        memory.pointee.tag = 0
        Unmanaged<SceneHandle>.fromOpaque(object).release()
        pool.giveBack(memory)
    }

    /// The handle of the scene's stage.
    func stage() -> OpaquePointer {
        if let stageHandle { return stageHandle }
        let handle = makeHandle(StageHandle(scene.stage, display: display))
        stageHandle = handle
        return handle
    }

    /// Ends the handle of the stage, but keeps its memory.
    func leakStage() { leakHandle(stageHandle) }

    /// Replaces the scene.
    func replace(by other: Scene) {
        scene = other
        isEvent = false
        if let stageHandle, let handle = try? object(stageHandle, as: StageHandle.self) { handle.stage = other.stage }
    }

    /// Sends an event. The name of the last event is not read again.
    func send(_ name: UnsafePointer<CChar>?, _ length: Int) throws(AnimError) {
        if !isEvent || !isSame(name, length) {
            try readName(name, length)
            event = try scene.event(named: self.name)
            isEvent = true
        }
        if event == -2 { try scene.send(self.name) } else { scene.send(event: event) }
    }

    /// Whether a text equals `name`; false for an invalid text.
    @_optimize(speed)
    private func isSame(_ text: UnsafePointer<CChar>?, _ length: Int) -> Bool {
        guard let text, length == name.count, isPlausible(UnsafeRawPointer(text), alignment: 1) else { return false }
        return name.withUnsafeBufferPointer { name in
            for index in 0..<length where name[index] != UInt8(bitPattern: text[index]) { return false }
            return true
        }
    }

    /// Reads a name into `name`.
    func readName(_ name: UnsafePointer<CChar>?, _ length: Int) throws(AnimError) {
        isEvent = false
        try AnimCoreABI.readName(name, length, into: &self.name)
    }

    /// Runs a closure with the scene without retaining it: the handle keeps it, and only a reload, which is a separate
    /// call, replaces it.
    @inline(__always)
    func borrowScene(_ body: (Scene) throws(AnimError) -> Void) throws(AnimError) {
        var failure: AnimError?
        borrowed._withUnsafeGuaranteedRef { scene in
            do throws(AnimError) { try body(scene) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Advances the clock.
    func advance(flicks: Int64) throws(AnimError) {
        try borrowScene { (scene) throws(AnimError) in
            try display.settle(scene.stage)
            try scene.advance(flicks: flicks)
            display.rest(scene)
        }
    }

    /// Updates the display list and its data in the handle. Its arrays keep their addresses until it changes.
    func refreshDisplay() {
        guard let line = display.line, line.pointee.revision == 0 else { return }
        borrowed._withUnsafeGuaranteedRef { scene in
            scene.refreshDisplay()
            let commands = scene.shown(.commands)
            line.pointee.commands = commands.start
            line.pointee.commandCount = UInt32(truncatingIfNeeded: commands.count)
            line.pointee.revision = scene.shownRevision
        }
    }

    deinit { releaseHandle(stageHandle, as: StageHandle.self) }
}

/// Runs a call that changes a scene or reads from it.
func withScene(_ handle: OpaquePointer?, _ body: (Scene) throws(AnimError) -> Void) -> anim_status {
    withSceneHandle(handle) { (handle) throws(AnimError) in
        try handle.borrowScene { (scene) throws(AnimError) in
            try handle.display.settle(scene.stage)
            try body(scene)
        }
    }
}

/// Runs a call on a scene with a name among its arguments. The name is stored in the handle's memory.
@inline(never)
func withScene(
    _ handle: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ length: Int,
    _ body: (SceneHandle) throws(AnimError) -> Void
) -> anim_status {
    withSceneHandle(handle) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        try handle.readName(name, length)
        try body(handle)
    }
}

/// Runs a call on the handle of a scene. Neither is retained: the handle cannot end during the call, and only
/// `withChangingScene` replaces the scene.
@inline(never)
func withSceneHandle(_ handle: OpaquePointer?, _ body: (SceneHandle) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        var failure: AnimError?
        try borrowing(handle, as: SceneHandle.self) { handle in
            do throws(AnimError) {
                try handle.borrowScene { (scene) throws(AnimError) in
                    try beginCall(scene.stage, "scene", handle.display.isTaken)
                    defer { scene.stage.call.isOutside = false }
                    try body(handle)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}

/// Runs a call that may replace the scene of a handle.
@inline(never)
func withChangingScene(_ handle: OpaquePointer?, _ body: (SceneHandle) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(handle, as: SceneHandle.self)
        let stage = handle.scene.stage
        try beginCall(stage, "scene", handle.display.isTaken)
        defer { stage.call.isOutside = false }
        try body(handle)
    }
}
