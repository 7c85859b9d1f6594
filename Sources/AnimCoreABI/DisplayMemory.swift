// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

/// The state of a scene's display list.
final class DisplayMemory {
    /// The scene's handle memory, which records whether this is the present display list; any other call on the scene
    /// or its stage resets that.
    var line: UnsafeMutablePointer<HandleMemory>?

    /// Whether the scene is advanced together with others.
    var isTaken: Bool { line.map { $0.pointee.idleFlicks < 0 } ?? false }

    /// Ends an advance of the scene with others that was left by a callback before it finished.
    func giveBack() {
        guard let line, line.pointee.idleFlicks < 0 else { return }
        line.pointee.idleFlicks = ~line.pointee.idleFlicks
        line.pointee.revision = 0
    }

    /// Before a call that may change the scene or read its clock: passes the idle time to the stage.
    func settle(_ stage: Stage) throws(AnimError) {
        guard let line else { return }
        let passed = line.pointee.passedFlicks
        line.pointee.revision = 0
        line.pointee.idleFlicks = 0
        line.pointee.passedFlicks = 0
        if passed > 0 { try stage.advance(flicks: passed) }
    }

    /// After an advance: records what the next one may assume.
    func rest(_ scene: Scene) {
        line?.pointee.idleFlicks = scene.idleFlicks
        line?.pointee.hasEvents = scene.stage.eventCount > 0 ? 1 : 0
    }
}
