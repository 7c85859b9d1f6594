// SPDX-License-Identifier: MIT
import AnimPaths

/// Boolean operations on the insides of paths. The resulting contours do not cross: outer ones run clockwise on the
/// screen, holes counterclockwise. Elements keep their type and are cut only where outlines cross. Open subpaths count
/// as closed. Points within 1e-10 of the largest coordinate count as one.
extension Path {
    /// A boolean operation on the insides of two paths.
    public enum Operation: Sendable, Equatable {
        /// The area inside either path.
        case union
        /// The area inside both paths.
        case intersection
        /// The area inside the first path and not the second.
        case difference
        /// The area inside exactly one of the paths.
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

    /// The result of a boolean operation on the insides of two paths.
    /// - Parameters:
    ///   - other: The second path.
    ///   - operation: The operation.
    ///   - rule: The fill rule of both paths.
    /// - Throws: `.limit` for outlines with so many crossings that the operation would take more than about a fifth of a
    ///   second.
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
    /// - Parameter rule: The fill rule.
    /// - Throws: As `combined(with:_:rule:)`.
    public func simplified(rule: FillRule = .nonZero) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.simplified(rule: rule.core) }
    }

    /// The inside of the path grown on all sides, or shrunk.
    /// - Parameters:
    ///   - distance: In units, up to 5e149 in size; negative to shrink.
    ///   - join: The join of corners: of outer ones when growing, of inner ones when shrinking.
    ///   - miterLimit: The longest miter in widths: 1 or more.
    ///   - tolerance: The largest distance of curves from the exact ones; 0 is a thousandth of twice the distance.
    ///   - rule: The fill rule.
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
