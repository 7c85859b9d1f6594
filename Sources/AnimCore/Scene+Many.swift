// SPDX-License-Identifier: MIT
import AnimScene
import AnimStage

/// Many scenes at once.
extension Scene {
    /// A scene of which there is something to draw or to hear after an advance.
    public struct Change {
        /// The scene.
        public let scene: Scene
        /// Its place among the scenes that were advanced.
        public let index: Int
        /// Whether its display list is another one than when it was asked for last.
        public let hasDisplay: Bool
        /// Whether there are events to read.
        public let hasEvents: Bool
    }

    /// Moves the clocks of many scenes forward, and tells which are to be drawn or heard. All of them, or none.
    /// - Parameters:
    ///   - scenes: Each once.
    ///   - seconds: 0…100 000.
    /// - Returns: In their order, the scenes whose display list was not asked for since it changed, or whose events were not
    ///   read.
    /// - Throws: As `advance(by:)`, with the index of the scene that is refused; `.argument` for one that is there twice.
    @discardableResult
    public static func advance(_ scenes: [Scene], by seconds: Double) throws(AnimError) -> [Change] {
        let flicks = try translating { () throws(EngineError) in try AnimStage.Stage.flicks(ofAdvance: seconds) }
        var seen: Set<ObjectIdentifier> = []
        for (index, scene) in scenes.enumerated() {
            guard seen.insert(ObjectIdentifier(scene)).inserted else {
                throw AnimError(.argument, "scenes[\(index)] is there twice")
            }
            do throws(AnimError) {
                try scene.call { (core) throws(EngineError) in try core.stage.checkThatCanAdvance(flicks: flicks) }
                try scene.stage.check()
            } catch {
                throw AnimError(error.code, "scenes[\(index)]: \(error.message)")
            }
        }
        var changes: [Change] = []
        for (index, scene) in scenes.enumerated() {
            try scene.advance(flicks: flicks)
            let change = Change(
                scene: scene,
                index: index,
                hasDisplay: scene.displayRevision != scene.seenRevision,
                hasEvents: scene.stage.core.eventCount > 0
            )
            if change.hasDisplay || change.hasEvents { changes.append(change) }
        }
        return changes
    }
}
