// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

/// Where a scene's display list stands.
final class DisplayMemory {
    /// The scene's handle, which keeps whether this is the present display list; any other call on the scene or its stage
    /// ends that.
    var line: UnsafeMutablePointer<HandleMemory>?

    /// Whether the scene is advanced together with others.
    var isTaken: Bool { line.map { $0.pointee.idleFlicks < 0 } ?? false }

    /// Ends what advanced the scene together with others and was left before it could.
    func giveBack() {
        guard let line, line.pointee.idleFlicks < 0 else { return }
        line.pointee.idleFlicks = ~line.pointee.idleFlicks
        line.pointee.revision = 0
    }

    /// Before a call that may change the scene or look at its clock: tells the stage of the time that has passed idly.
    func settle(_ stage: Stage) throws(AnimError) {
        guard let line else { return }
        let passed = line.pointee.passedFlicks
        line.pointee.revision = 0
        line.pointee.idleFlicks = 0
        line.pointee.passedFlicks = 0
        if passed > 0 { try stage.advance(flicks: passed) }
    }

    /// After an advance: what the next one may take for granted.
    func rest(_ scene: Scene) {
        line?.pointee.idleFlicks = scene.idleFlicks
        line?.pointee.hasEvents = scene.stage.eventCount > 0 ? 1 : 0
    }
}
