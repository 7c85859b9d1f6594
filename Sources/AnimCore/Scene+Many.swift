// SPDX-License-Identifier: MIT
import AnimScene
import AnimStage

/// Many scenes at once.
extension Scene {
    /// A scene that must be drawn, or has events to read, after an advance.
    public struct Change {
        /// The scene.
        public let scene: Scene
        /// The index of the scene among those that were advanced.
        public let index: Int
        /// Whether the display list has changed since it was last read.
        public let hasDisplay: Bool
        /// Whether there are events to read.
        public let hasEvents: Bool
    }

    /// Advances many scenes and returns those that must be drawn or have events. Advances all of them, or none.
    /// - Parameters:
    ///   - scenes: The scenes, without duplicates.
    ///   - seconds: 0…100 000.
    /// - Returns: In the same order, the scenes whose display list has changed since it was last read or that have
    ///   unread events.
    /// - Throws: As `advance(by:)`, with the index of the rejected scene; `.argument` for a scene that occurs twice.
    @discardableResult
    public static func advance(_ scenes: [Scene], by seconds: Double) throws(AnimError) -> [Change] {
        let flicks = try translating { () throws(EngineError) in try AnimStage.Stage.flicks(ofAdvance: seconds) }
        var seen: Set<ObjectIdentifier> = []
        for (index, scene) in scenes.enumerated() {
            guard seen.insert(ObjectIdentifier(scene)).inserted else {
                throw AnimError(.argument, "scenes[\(index)] is listed twice")
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
