import AnimPaths

/// What turns one path into another: all the work is done when it is made.
public struct Morph: Sendable {
    private let core: AnimPaths.Morph

    /// A morph between two paths.
    /// - Parameters:
    ///   - from: The path at 0.
    ///   - to: The path at 1.
    /// - Throws: `.limit` for paths that are too large.
    public init(from: Path, to: Path) throws(AnimError) {
        core = try translating { () throws(EngineError) in try AnimPaths.Morph(from.core, to.core) }
    }

    /// The path on the way.
    /// - Parameter t: 0 is the first path, 1 the second; beyond that the motion goes on. What is not finite counts as 0.
    public func path(at t: Double) -> Path { Path(core.value(at: t.isFinite ? t : 0)) }

    /// Both paths with the same elements, point for point.
    public var aligned: (from: Path, to: Path) {
        let (from, to) = core.aligned
        return (Path(from), Path(to))
    }
}
