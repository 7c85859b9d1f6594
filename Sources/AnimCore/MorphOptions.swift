// SPDX-License-Identifier: MIT
import AnimPaths

/// How one path becomes another.
public struct MorphOptions: Sendable, Hashable {
    /// The structure that paths are converted to.
    public enum Structure: Sendable, Hashable {
        /// Their own if both have the same elements, otherwise a common one.
        case automatic
        /// Their own: paths with different elements are rejected.
        case strict
        /// Always a common one.
        case general
        /// None: what is inside changes, with an even area, by the distances from both outlines. For filled shapes that
        /// have nothing in common. A time below 0 counts as 0, and one above 1 as 1.
        case blend
    }

    /// How the paths are drawn.
    public enum Paint: Sendable, Hashable {
        /// Filled: subpaths close, and self-intersections are repaired.
        case fill
        /// Stroked: open subpaths stay open, and self-intersections are allowed.
        case stroke
    }

    /// How points move.
    public enum Motion: Sendable, Hashable {
        /// Chosen to suit the paths.
        case automatic
        /// In straight lines.
        case linear
        /// By rotating parts that are rotated.
        case rotational
    }

    /// Which subpaths correspond.
    public enum Pairing: Sendable, Hashable {
        /// The most similar ones.
        case automatic
        /// By index.
        case index
        /// By given pairs of subpath indices in the first and second path; nil for none.
        case given([Pair])
    }

    /// Where closed subpaths begin.
    public enum Starts: Sendable, Hashable {
        /// Where they correspond best.
        case automatic
        /// Where they begin in their paths.
        case keep
        /// At the ends of elements, given by pairs of element indices in the first and second path.
        case given([Pair])
    }

    /// Two parts that correspond. A part without a counterpart grows from a point or shrinks to one.
    public struct Pair: Sendable, Hashable {
        /// The index in the first path; nil for none.
        public var from: Int?
        /// The index in the second path; nil for none.
        public var to: Int?

        /// A pair.
        /// - Parameters:
        ///   - from: The index in the first path; nil for none.
        ///   - to: The index in the second path; nil for none.
        public init(from: Int?, to: Int?) {
            self.from = from
            self.to = to
        }
    }

    /// The structure that paths are converted to.
    public var structure: Structure
    /// How the paths are drawn.
    public var paint: Paint
    /// How points move.
    public var motion: Motion
    /// Which subpaths correspond; if given, by their indices.
    public var pairing: Pairing
    /// Where closed subpaths begin; if given, by the indices of elements at whose ends they begin.
    public var starts: Starts
    /// Which subpaths are holes.
    public var fillRule: Path.FillRule
    /// How thoroughly interpolated paths that intersect themselves are searched for and repaired, 0…3.
    public var effort: Int
    /// From 0, where outlines stretch as their features require, to 1, where they stretch evenly along their length.
    public var smoothness: Double
    /// Joints closer than this are merged: 0…0.1 of the outline's length.
    public var tolerance: Double

    /// Makes options. Numbers out of range are reported when the options are used.
    /// - Parameters:
    ///   - structure: The structure that paths are converted to.
    ///   - paint: How the paths are drawn.
    ///   - motion: How points move.
    ///   - pairing: Which subpaths correspond.
    ///   - starts: Where closed subpaths begin.
    ///   - fillRule: Which subpaths are holes.
    ///   - effort: How thoroughly self-intersections of interpolated paths are repaired, 0…3.
    ///   - smoothness: 0…1.
    ///   - tolerance: 0…0.1.
    public init(
        structure: Structure = .automatic,
        paint: Paint = .fill,
        motion: Motion = .automatic,
        pairing: Pairing = .automatic,
        starts: Starts = .automatic,
        fillRule: Path.FillRule = .nonZero,
        effort: Int = 2,
        smoothness: Double = 0.25,
        tolerance: Double = 0.01
    ) {
        self.structure = structure
        self.paint = paint
        self.motion = motion
        self.pairing = pairing
        self.starts = starts
        self.fillRule = fillRule
        self.effort = effort
        self.smoothness = smoothness
        self.tolerance = tolerance
    }

    func core() throws(AnimError) -> AnimPaths.MorphOptions {
        var core = AnimPaths.MorphOptions()
        core.structure =
            switch structure {
            case .automatic: .automatic
            case .strict: .strict
            case .general: .general
            case .blend: .blend
            }
        core.paint = paint == .fill ? .fill : .stroke
        core.motion =
            switch motion {
            case .automatic: .automatic
            case .linear: .linear
            case .rotational: .rotational
            }
        core.fillRule = fillRule == .nonZero ? .nonZero : .evenOdd
        switch pairing {
        case .automatic: break
        case .index: core.pairing = .byIndex
        case .given(let pairs): core.pairing = .given(try MorphOptions.numbers(pairs, "pairing"))
        }
        switch starts {
        case .automatic: break
        case .keep: core.starts = .keep
        case .given(let pairs): core.starts = .given(try MorphOptions.numbers(pairs, "starts"))
        }
        guard !core.isGiven || structure == .automatic || structure == .general else {
            throw AnimError(.argument, "pairing and starts must not be given where structure is .strict or .blend")
        }
        guard effort >= 0, effort <= 3 else { throw AnimError(.argument, "effort must be from 0 to 3") }
        guard smoothness >= 0, smoothness <= 1 else { throw AnimError(.argument, "smoothness must be from 0 to 1") }
        guard tolerance >= 0, tolerance <= 0.1 else { throw AnimError(.argument, "tolerance must be from 0 to 0.1") }
        core.effort = Int32(effort)
        core.smoothness = smoothness
        core.tolerance = tolerance
        return core
    }

    private static func numbers(_ pairs: [Pair], _ name: String) throws(AnimError) -> [(from: Int32, to: Int32)] {
        var result: [(from: Int32, to: Int32)] = []
        for pair in pairs {
            guard let from = Int32(exactly: pair.from ?? -1), let to = Int32(exactly: pair.to ?? -1),
                from >= 0 || pair.from == nil, to >= 0 || pair.to == nil
            else { throw AnimError(.notFound, "\(name) has an index that no subpath has") }
            result.append((from, to))
        }
        return result
    }
}
