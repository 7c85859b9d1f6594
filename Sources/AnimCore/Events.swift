// SPDX-License-Identifier: MIT
import AnimStage

/// The unread events of a stage or a scene, oldest first. Reading an event removes it.
public struct Events: Sequence, IteratorProtocol {
    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    /// Removes and returns the oldest event; nil if there is none.
    public mutating func next() -> Event? { stage.core.pollEvent().map { Event($0, stage.core) } }

    /// How many unread events there are.
    public var underestimatedCount: Int { stage.core.eventCount }
}
