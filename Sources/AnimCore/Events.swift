import AnimStage

/// The events of a stage or a scene that were not read yet, the oldest first. Reading one takes it away.
public struct Events: Sequence, IteratorProtocol {
    private let core: AnimStage.Stage

    init(_ core: AnimStage.Stage) { self.core = core }

    /// Takes the oldest event; nil where there is none.
    public mutating func next() -> Event? { core.pollEvent().map { Event($0, core) } }
}
