import AnimCore
import CAnimCore

final class SceneHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7363_656E
    static var noun: StaticText { "scene" }

    let scene: Scene
    /// The handle of the scene's stage, made when it is first asked for.
    private var stageHandle: OpaquePointer?
    let display = DisplayMemory()

    init(_ scene: Scene) { self.scene = scene }

    func stage() -> OpaquePointer {
        if let stageHandle { return stageHandle }
        let handle = makeHandle(StageHandle(scene.stage, display: display))
        stageHandle = handle
        return handle
    }

    /// The display list, brought up to date. Its arrays stay where they are until it changes.
    func currentDisplay() -> anim_display {
        if !display.isCurrent {
            display.isCurrent = true
            let generation = scene.refreshDisplay()
            if generation != display.generation {
                display.generation = generation
                display.show(scene.shownDisplay)
            }
        }
        return display.display
    }

    deinit { releaseHandle(stageHandle, as: StageHandle.self) }
}

/// Does what a call does to a scene, or reads from it.
func withScene(_ handle: OpaquePointer?, _ body: (Scene) throws(AnimError) -> Void) -> anim_status {
    withSceneHandle(handle) { (handle) throws(AnimError) in
        handle.display.isCurrent = false
        try body(handle.scene)
    }
}

@inline(never)
func withSceneHandle(_ handle: OpaquePointer?, _ body: (SceneHandle) throws(AnimError) -> Void) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(handle, as: SceneHandle.self)
        let stage = handle.scene.stage
        try beginCall(stage, "scene")
        defer { stage.isInCall = false }
        try body(handle)
    }
}
