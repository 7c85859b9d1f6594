// SPDX-License-Identifier: MIT
import AnimPaths

/// Interpolates between two or more paths. All preparation is done when the morph is made.
public struct Morph: Sendable {
    private let core: AnimPaths.Morph

    /// A morph between two paths.
    /// - Parameters:
    ///   - from: The path at 0.
    ///   - to: The path at 1.
    ///   - options: How one path becomes the other.
    /// - Throws: `.limit` for paths that are too large, `.argument` for options out of range, `.kind` for paths with
    ///   different elements under the structure `.strict`, `.notFound` for an invalid index. The structure `.blend`
    ///   takes neither strokes nor given pairs (`.argument`).
    public init(from: Path, to: Path, options: MorphOptions = MorphOptions()) throws(AnimError) {
        let options = try options.core()
        core = try translating { () throws(EngineError) in
            try AnimPaths.Morph(from.core, to.core, options: options)
        }
    }

    /// A morph along several paths.
    /// - Parameters:
    ///   - paths: 2 or more.
    ///   - times: When each path is reached: numbers that increase from 0 to 1; empty for evenly spaced.
    ///   - options: How each becomes the next.
    /// - Throws: As for two paths, and `.argument` for too few paths or invalid times.
    public init(
        _ paths: [Path],
        times: [Double] = [],
        options: MorphOptions = MorphOptions()
    ) throws(AnimError) {
        try finite(times, "times")
        let options = try options.core()
        core = try translating { () throws(EngineError) in
            try AnimPaths.Morph(sequence: paths.map(\.core), times: times, options: options)
        }
    }

    /// The interpolated path.
    /// - Parameter t: 0 is the first path, 1 the last. Outside 0…1 the motion is extrapolated, except that of blends. A
    ///   number that is not finite counts as 0.
    public func path(at t: Double) -> Path { Path(core.value(at: t.isFinite ? t : 0)) }

    /// Both paths with the same elements, point for point. For several paths, the first two. Empty paths for a blend,
    /// whose paths have no elements in common; it has no pairs, elements and coordinates in common either.
    public var aligned: (from: Path, to: Path) {
        let (from, to) = core.aligned
        return (Path(from), Path(to))
    }

    /// The segments from each path to the next: one for two paths.
    public var segments: [Segment] { (0..<core.segmentCount).map { Segment(core, $0) } }

    /// The segment from one path to the next.
    public struct Segment: Sendable {
        private let core: AnimPaths.Morph
        private let index: Int

        fileprivate init(_ core: AnimPaths.Morph, _ index: Int) {
            self.core = core
            self.index = index
        }

        /// Both paths with the same elements, point for point.
        public var aligned: (from: Path, to: Path) {
            let (from, to) = core.aligned(at: index)
            return (Path(from), Path(to))
        }

        /// The pairs of subpaths, in the order of the common structure.
        public var pairs: [MorphOptions.Pair] {
            core.pairs(at: index).map {
                MorphOptions.Pair(from: $0.from < 0 ? nil : Int($0.from), to: $0.to < 0 ? nil : Int($0.to))
            }
        }

        /// How many elements an interpolated path has.
        public var elementCount: Int { core.verbs(at: index).count }

        /// How many coordinates an interpolated path has, two for each point.
        public var coordinateCount: Int { core.coordinateCount(at: index) }

        /// The coordinates of interpolated paths, two for each point: one row for each time. Faster than paths for many
        /// times.
        /// - Parameter times: 0 is the first path of the segment, 1 the second. A number that is not finite counts as
        ///   0.
        public func coordinates(at times: [Double]) -> [[Double]] {
            times.map { time in
                var row = [Double](repeating: 0, count: coordinateCount)
                row.withUnsafeMutableBufferPointer { core.evaluate(time.isFinite ? time : 0, at: index, into: $0) }
                return row
            }
        }
    }
}
