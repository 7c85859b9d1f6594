// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// What is kept of the insides of two paths. The raw values are those of the ABI and never change.
    package enum Operation: Int32, Sendable {
        /// What is in either.
        case union = 0
        /// What is in both.
        case intersection = 1
        /// What is in the first and not in the second.
        case difference = 2
        /// What is in one of them and not in the other.
        case exclusion = 3

        @inline(__always)
        func holds(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .difference: first && !second
            case .exclusion: first != second
            }
        }
    }

    /// The outline of what an operation keeps of the insides of two paths.
    ///
    /// Its contours do not cross and hold the same by either rule: outer ones run clockwise on the screen, holes the other
    /// way. Curves stay what they are; where outlines cross they are cut. Places within 1e-10 of the largest coordinate count
    /// as one, and outlines that run within it of each other as the same. Open subpaths count as closed.
    ///
    /// - Throws: `.limit` where the outlines cross, or lie beside each other, more often than a second's work, all tries together.
    /// Complexity: O(n log n + crossings) for outlines as they are drawn.
    @inline(never)
    package func combined(
        with other: Path,
        _ operation: Operation,
        rule: FillRule = .nonZero
    ) throws(AnimError) -> Path {
        var work = 0
        return try combined(with: other, operation, rule: rule, &work)
    }

    /// The same.
    /// - Parameter work: what counts as done already; what all tries do is added.
    func combined(with other: Path, _ operation: Operation, rule: FillRule, _ work: inout Int) throws(AnimError) -> Path
    {
        let pieces = RegionPieces(self, other)
        var grain = RegionPieces.firstGrain
        while true {
            // Where rounding says of neighboring pieces what cannot be, what lies so close is taken as one.
            let isLast = grain >= 0x1p-23
            let result = try pieces.contours(operation, rule, grain: grain, acceptsGaps: isLast, &work)
            if let result { return result }
            grain *= 0x1p5
        }
    }

    /// The outline of the path's inside: contours that do not cross, of the same inside by either rule.
    ///
    /// - Throws: As `combined`.
    package func simplified(rule: FillRule = .nonZero) throws(AnimError) -> Path {
        try combined(with: Path(), .union, rule: rule)
    }
}

extension RegionPieces {
    /// How near places are that count as one, in the first try.
    static let firstGrain = 0x1p-33

    /// The contours of what an operation keeps; nil where they do not close, unless that is accepted.
    /// - Parameter work: what earlier tries have done; what this one does is added.
    func contours(
        _ operation: Path.Operation,
        _ rule: Path.FillRule,
        grain: Double,
        acceptsGaps: Bool,
        _ work: inout Int
    ) throws(AnimError) -> Path? {
        var crossings = RegionCrossings(grain: grain)
        crossings.work = work
        guard crossings.find(in: self) else { throw RegionPieces.tooMuch }
        work = crossings.work
        guard var edges = RegionEdges(self, crossings) else { throw RegionPieces.tooMuch }
        guard edges.keep(operation, rule) else { throw RegionPieces.tooMuch }
        work = edges.work
        var tracer = RegionTracer(edges, scale: scale)
        guard tracer.trace(self, edges, acceptsGaps: acceptsGaps) else { return nil }
        guard tracer.path.verbs.count <= Path.maximumVerbCount else { throw Path.tooManyVerbs }
        return tracer.path
    }

    private static var tooMuch: AnimError {
        AnimError(.limit, "the outlines cross, or lie beside each other, too often to be combined")
    }
}
