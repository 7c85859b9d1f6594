// SPDX-License-Identifier: MIT
import AnimStage

/// The events of a stage or a scene that were not read yet, the oldest first. Reading one takes it away.
public struct Events: Sequence, IteratorProtocol {
    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    /// Takes the oldest event; nil where there is none.
    public mutating func next() -> Event? { stage.core.pollEvent().map { Event($0, stage.core) } }

    /// How many there are.
    public var underestimatedCount: Int { stage.core.eventCount }
}
