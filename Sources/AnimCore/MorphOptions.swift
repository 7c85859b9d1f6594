// SPDX-License-Identifier: MIT
import AnimPaths

/// How one path becomes another.
public struct MorphOptions: Sendable {
    /// Which structure paths are brought to.
    public enum Structure: Sendable, Equatable {
        /// Their own where both have the same elements, otherwise a common one.
        case automatic
        /// Their own: paths of other elements are refused.
        case strict
        /// Always a common one.
        case general
    }

    /// What paths are drawn as.
    public enum Paint: Sendable, Equatable {
        /// Filled: subpaths close, and nothing may cross itself.
        case fill
        /// Stroked: subpaths that are open stay so, and crossings are no fault.
        case stroke
    }

    /// How points move.
    public enum Motion: Sendable, Equatable {
        /// As suits the paths.
        case automatic
        /// In straight lines.
        case linear
        /// By turning what is turned.
        case rotational
    }

    /// Which subpaths correspond.
    public enum Pairing: Sendable, Equatable {
        /// Those that are most alike.
        case automatic
        /// As they stand in their paths.
        case index
        /// As given: indices of subpaths in the first path and in the second; nil for none.
        case given([Pair])
    }

    /// At which points closed subpaths begin.
    public enum Starts: Sendable, Equatable {
        /// Where they correspond best.
        case automatic
        /// Where they begin in their paths.
        case keep
        /// As given: indices of elements of the first path and of the second, at whose ends they begin.
        case given([Pair])
    }

    /// Two things that correspond; what corresponds to nothing grows from a point, or shrinks to one.
    public struct Pair: Sendable, Equatable {
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

    /// Which structure paths are brought to.
    public var structure: Structure
    /// What paths are drawn as.
    public var paint: Paint
    /// How points move.
    public var motion: Motion
    /// Which subpaths correspond: given, by their indices.
    public var pairing: Pairing
    /// At which points closed subpaths begin: given, by the indices of elements at whose ends they do.
    public var starts: Starts
    /// Which subpaths are holes.
    public var fillRule: Path.FillRule
    /// How hard in-betweens that cross themselves are searched for and repaired, 0…3.
    public var effort: Int
    /// From 0, where outlines stretch as their features ask for, to 1, evenly along their length.
    public var smoothness: Double
    /// Joints nearer than this become one: 0…0.1 of the outline's length.
    public var tolerance: Double

    /// Options. Numbers out of range are reported where they are used.
    /// - Parameters:
    ///   - structure: Which structure paths are brought to.
    ///   - paint: What paths are drawn as.
    ///   - motion: How points move.
    ///   - pairing: Which subpaths correspond.
    ///   - starts: At which points closed subpaths begin.
    ///   - fillRule: Which subpaths are holes.
    ///   - effort: How hard in-betweens that cross themselves are repaired, 0…3.
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
        guard structure != .strict || !core.isGiven else {
            throw AnimError(.argument, "pairing and starts must not be given where structure is .strict")
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
            else { throw AnimError(.notFound, "\(name) has an index that is none") }
            result.append((from, to))
        }
        return result
    }
}
