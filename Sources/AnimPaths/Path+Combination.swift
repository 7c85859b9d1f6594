// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// A boolean operation on the insides of two paths. The raw values are those of the ABI and never change.
    package enum Operation: Int32, Sendable {
        /// The area inside either path.
        case union = 0
        /// The area inside both paths.
        case intersection = 1
        /// The area inside the first path and not the second.
        case difference = 2
        /// The area inside exactly one of the paths.
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

    /// The outline of the result of a boolean operation on the insides of two paths.
    ///
    /// The contours do not cross and are equivalent under both fill rules: outer ones run clockwise on the screen,
    /// holes counterclockwise. Curves stay curves and are cut only where outlines cross. Points within 1e-10 of the
    /// largest coordinate count as one, and outlines within that distance of each other as the same. Open subpaths
    /// count as closed.
    ///
    /// Complexity: O(n log n + crossings) for usual outlines.
    @inline(never)
    package func combined(
        with other: Path,
        _ operation: Operation,
        rule: FillRule = .nonZero
    ) throws(AnimError) -> Path {
        var work = 0
        return try combined(with: other, operation, rule: rule, &work)
    }

    /// As above, with a work counter.
    /// - Parameter work: The work done so far; the work of all tries is added.
    func combined(with other: Path, _ operation: Operation, rule: FillRule, _ work: inout Int) throws(AnimError) -> Path
    {
        let pieces = RegionPieces(self, other)
        var grain = RegionPieces.firstGrain
        while true {
            // If rounding makes neighboring pieces inconsistent, try again with a larger distance at which points count
            // as one.
            let isLast = grain >= 0x1p-23
            let result = try pieces.contours(operation, rule, grain: grain, acceptsGaps: isLast, &work)
            if let result { return result }
            grain *= 0x1p5
        }
    }

    /// The outline of the path's inside: contours that do not cross and have the same inside under both fill rules.
    ///
    /// - Throws: As `combined`.
    package func simplified(rule: FillRule = .nonZero) throws(AnimError) -> Path {
        try combined(with: Path(), .union, rule: rule)
    }
}

extension RegionPieces {
    /// The distance within which points count as one, in the first try.
    static let firstGrain = 0x1p-33

    /// The contours of the result of an operation; nil if they do not close, unless gaps are accepted.
    /// - Parameter work: The work of earlier tries; that of this one is added.
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
        guard crossings.isComplete || acceptsGaps else { return nil }
        guard var edges = RegionEdges(self, crossings) else { throw RegionPieces.tooMuch }
        guard edges.keep(operation, rule) else { throw RegionPieces.tooMuch }
        work = edges.work
        var tracer = RegionTracer(edges, scale: scale)
        guard tracer.trace(self, edges, acceptsGaps: acceptsGaps) else { return nil }
        guard tracer.path.verbs.count <= Path.maximumVerbCount else { throw Path.tooManyVerbs }
        var result = tracer.path
        result.clampCoordinates()
        return result
    }

    private static var tooMuch: AnimError {
        AnimError(.limit, "the outlines cross, or lie beside each other, too often to be combined")
    }
}
