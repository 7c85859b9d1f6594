// SPDX-License-Identifier: MIT
import AnimPaths

/// What turns one path into another, or leads along several: all the work is done when it is made.
public struct Morph: Sendable {
    private let core: AnimPaths.Morph

    /// A morph between two paths.
    /// - Parameters:
    ///   - from: The path at 0.
    ///   - to: The path at 1.
    ///   - options: How the one becomes the other.
    /// - Throws: `.limit` for paths that are too large, `.argument` for options out of range, `.kind` for paths of other
    ///   elements with the structure `.strict`, `.notFound` for an index that is none.
    public init(from: Path, to: Path, options: MorphOptions = MorphOptions()) throws(AnimError) {
        let options = try options.core()
        core = try translating { () throws(EngineError) in
            try AnimPaths.Morph(from.core, to.core, options: options)
        }
    }

    /// A morph along several paths.
    /// - Parameters:
    ///   - paths: 2 or more.
    ///   - times: When each is reached: numbers that increase from 0 to 1; empty for evenly.
    ///   - options: How each becomes the next.
    /// - Throws: As for two paths, and `.argument` for too few paths or wrong times.
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

    /// The path on the way.
    /// - Parameter t: 0 is the first path, 1 the last; beyond that the motion goes on. What is not finite counts as 0.
    public func path(at t: Double) -> Path { Path(core.value(at: t.isFinite ? t : 0)) }

    /// Both paths with the same elements, point for point; of several, the first two.
    public var aligned: (from: Path, to: Path) {
        let (from, to) = core.aligned
        return (Path(from), Path(to))
    }

    /// The ways from each path to the next: one for two paths.
    public var segments: [Segment] { (0..<core.segmentCount).map { Segment(core, $0) } }

    /// The way from one path to the next.
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

        /// Which subpaths became which, in the order of the common structure.
        public var pairs: [MorphOptions.Pair] {
            core.pairs(at: index).map {
                MorphOptions.Pair(from: $0.from < 0 ? nil : Int($0.from), to: $0.to < 0 ? nil : Int($0.to))
            }
        }

        /// How many elements its in-betweens have.
        public var elementCount: Int { core.verbs(at: index).count }

        /// How many coordinates its in-betweens have, two a point.
        public var coordinateCount: Int { core.coordinateCount(at: index) }

        /// The coordinates of its in-betweens, two a point: a row for each time. For many times, faster than paths.
        /// - Parameter times: 0 is the one path, 1 the next; what is not finite counts as 0.
        public func coordinates(at times: [Double]) -> [[Double]] {
            times.map { time in
                var row = [Double](repeating: 0, count: coordinateCount)
                row.withUnsafeMutableBufferPointer { core.evaluate(time.isFinite ? time : 0, at: index, into: $0) }
                return row
            }
        }
    }
}
