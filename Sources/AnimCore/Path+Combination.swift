// SPDX-License-Identifier: MIT
import AnimPaths

/// What is inside of paths, combined. The contours that come out do not cross: outer ones run clockwise on the screen, holes the
/// other way. Elements stay what they are, cut only where outlines cross; open subpaths count as closed. Places within 1e-10 of
/// the largest coordinate count as one.
extension Path {
    /// What is kept of the insides of two paths.
    public enum Operation: Sendable, Equatable {
        /// What is in either.
        case union
        /// What is in both.
        case intersection
        /// What is in the first and not in the second.
        case difference
        /// What is in one of them and not in the other.
        case exclusion

        var core: AnimPaths.Path.Operation {
            switch self {
            case .union: .union
            case .intersection: .intersection
            case .difference: .difference
            case .exclusion: .exclusion
            }
        }
    }

    /// What an operation keeps of the insides of two paths.
    /// - Parameters:
    ///   - other: The second path.
    ///   - operation: What is kept.
    ///   - rule: What is inside of each.
    /// - Throws: `.limit` for outlines that cross so often that it would take more than about a second.
    public func combined(
        with other: Path,
        _ operation: Operation,
        rule: FillRule = .nonZero
    ) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in
            try core.combined(with: other.core, operation.core, rule: rule.core)
        }
    }

    /// The path without crossings and overlaps: the contours of its inside.
    /// - Parameter rule: What is inside.
    /// - Throws: As `combined(with:_:rule:)`.
    public func simplified(rule: FillRule = .nonZero) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.simplified(rule: rule.core) }
    }

    /// Its inside made larger on all sides, or smaller.
    /// - Parameters:
    ///   - distance: In units, up to 5e149 in size; negative to shrink.
    ///   - join: What corners look like: outer ones where it grows, inner ones where it shrinks.
    ///   - miterLimit: The longest miter in widths: 1 or more.
    ///   - tolerance: How far curves may be from the true ones; 0 is a thousandth of twice the distance.
    ///   - rule: What is inside.
    /// - Throws: `.argument` or `.limit` outside these ranges, and as `combined(with:_:rule:)`.
    public func offset(
        by distance: Double,
        join: StrokeStyle.Join = .miter,
        miterLimit: Double = 4,
        tolerance: Double = 0,
        rule: FillRule = .nonZero
    ) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in
            try core.offset(
                by: distance,
                join: StrokeStyle(join: join).core.join,
                miterLimit: miterLimit,
                tolerance: tolerance,
                rule: rule.core
            )
        }
    }
}
