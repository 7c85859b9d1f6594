// SPDX-License-Identifier: MIT
import AnimPaths

/// Subpaths, and conversions to other elements.
extension Path {
    /// A subpath: a move and the elements up to the next move.
    public struct Subpath: Sendable, Hashable {
        /// The subpath as a path of its own.
        public let path: Path
        /// The indices of the subpath's elements in the whole path.
        public let elements: Range<Int>
        /// The enclosed area, positive if the subpath runs clockwise on the screen.
        public let area: Double
        /// Whether the last element is a close.
        public let isClosed: Bool
    }

    /// The elements that a path is converted to.
    public enum Conversion: Sendable, Hashable {
        /// Quadratic curves become cubic ones, exact except for rounding.
        case cubics
        /// Lines become cubic curves too.
        case allCubics
        /// Cubic curves become quadratic ones within a tolerance in units, above 0.
        case quadratics(tolerance: Double)
    }

    /// The subpaths in order. O(elements).
    public var subpaths: [Subpath] {
        core.subpaths.map { subpath in
            Subpath(
                path: Path(core[subpath]),
                elements: subpath.firstVerb..<subpath.firstVerb + subpath.verbCount,
                area: subpath.area,
                isClosed: subpath.isClosed
            )
        }
    }

    /// The path with one subpath reversed.
    /// - Parameter index: The index of the subpath.
    /// - Throws: `.notFound` for an invalid index.
    public func reversingSubpath(_ index: Int) throws(AnimError) -> Path {
        let subpaths = core.subpaths
        guard subpaths.indices.contains(index) else {
            throw AnimError(.notFound, "the path has \(subpaths.count) subpaths, and none at that index")
        }
        return Path(core.reversed(subpaths[index]))
    }

    /// The path with every element divided into parts.
    /// - Parameters:
    ///   - parts: The least number of parts, 1 or more.
    ///   - longest: The largest length of a part in units, above 0; infinite for parts of equal parameter.
    /// - Throws: `.argument` outside these ranges, `.limit` for too many parts.
    public func subdivided(parts: Int = 1, longest: Double = .infinity) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.subdivided(parts: parts, longest: longest) }
    }

    /// The path converted to other elements.
    /// - Parameter conversion: The conversion.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite, `.limit` for too many elements.
    public func converted(to conversion: Conversion) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in
            switch conversion {
            case .cubics: try core.converted(to: .cubics)
            case .allCubics: try core.converted(to: .allCubics)
            case .quadratics(let tolerance): try core.converted(to: .quadratics, tolerance: tolerance)
            }
        }
    }

    /// The path as straight lines.
    /// - Parameter tolerance: The largest distance of the lines from the path, in units; above 0.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite, `.limit` for too many lines.
    public func flattened(tolerance: Double) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.flattened(tolerance: tolerance) }
    }

    /// How many elements and points the flattened path would have. O(elements).
    /// - Parameter tolerance: The largest distance of the lines from the path, in units; above 0.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite, `.limit` for too many lines.
    public func flattenedCounts(tolerance: Double) throws(AnimError) -> (elements: Int, points: Int) {
        let counts = try translating { () throws(EngineError) in try core.flattenedCounts(tolerance: tolerance) }
        return (counts.verbs, counts.points)
    }

    /// The flattened path as points: one row for each subpath. The row of a closed subpath ends with its first point
    /// again.
    /// - Parameter tolerance: The largest distance of the lines from the path, in units; above 0.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite, `.limit` for too many lines.
    public func polylines(tolerance: Double) throws(AnimError) -> [[Point]] {
        var rows: [[Point]] = []
        for element in try flattened(tolerance: tolerance).elements {
            switch element {
            case .move(let point): rows.append([point])
            case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
                rows[rows.count - 1].append(point)
            case .close: rows[rows.count - 1].append(rows[rows.count - 1][0])
            }
        }
        return rows
    }

    /// The path with all its open subpaths closed.
    /// - Throws: `.limit` for too many elements.
    public func closed() throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.closed() }
    }

    /// The path without elements that draw nothing: those with all points near their start.
    /// - Parameter tolerance: The largest distance from the start, in units; 0 or more.
    /// - Throws: `.argument` outside that range.
    public func removingDegenerate(tolerance: Double = 0) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.cleaned(tolerance: tolerance) }
    }

    /// The path with its corners rounded.
    /// - Parameters:
    ///   - radii: The radii of the corners in order, 0…1e150, repeated if there are more corners.
    ///   - smoothing: 0 for arcs, up to 1 for corners whose curvature rises slowly, as on iOS.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public func roundingCorners(radii: [Double], smoothing: Double = 0) throws(AnimError) -> Path {
        var result: AnimPaths.Path?
        var failure: EngineError?
        radii.withUnsafeBufferPointer { radii in
            do throws(EngineError) { result = try core.roundingCorners(radii, smoothing: smoothing) } catch {
                failure = error
            }
        }
        if let failure { throw AnimError(failure) }
        return Path(result ?? core)
    }

    /// The dashes of the path as open subpaths.
    /// - Parameters:
    ///   - dashes: Lengths of dashes and gaps in turn, each 0…1e150.
    ///   - offset: The offset into the dash pattern at which each subpath begins.
    /// - Throws: `.argument` or `.limit` outside these ranges, `.limit` for too many dashes.
    public func dashed(_ dashes: [Double], offset: Double = 0) throws(AnimError) -> Path {
        try finite(offset, "offset")
        var result = AnimPaths.Path()
        var failure: EngineError?
        dashes.withUnsafeBufferPointer { dashes in
            do throws(EngineError) { try core.appendDashed(dashes, offset: offset, to: &result) } catch {
                failure = error
            }
        }
        if let failure { throw AnimError(failure) }
        return Path(result)
    }

    /// The outline of the path's stroke within a tolerance, to be filled by the non-zero rule.
    /// - Parameters:
    ///   - style: How it is stroked.
    ///   - tolerance: The largest distance of curves from the exact outline in units, 0 or more; 0 is a thousandth of
    ///     the width.
    /// - Throws: `.argument` or `.limit` for an invalid style or tolerance, `.limit` for too many dashes.
    public func stroked(_ style: StrokeStyle, tolerance: Double) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.stroked(style.core, tolerance: tolerance) }
    }

    func made(
        _ body: (AnimPaths.Path) throws(EngineError) -> AnimPaths.Path
    ) throws(AnimError) -> Path {
        Path(try translating { () throws(EngineError) in try body(core) })
    }
}
