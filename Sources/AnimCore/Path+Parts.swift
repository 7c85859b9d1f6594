// SPDX-License-Identifier: MIT
import AnimPaths

/// Subpaths, and the path in other elements.
extension Path {
    /// One of the outlines that a path is made of: a move and what is drawn until the next.
    public struct Subpath: Sendable, Equatable {
        /// It as a path of its own.
        public let path: Path
        /// The indices of its elements in the whole path.
        public let elements: Range<Int>
        /// The area that it encloses, positive where it runs clockwise on the screen.
        public let area: Double
        /// Whether its last element is a close.
        public let isClosed: Bool
    }

    /// Which elements a path is to be said in.
    public enum Conversion: Sendable, Equatable {
        /// Quadratic curves as cubic ones, exactly but for rounding.
        case cubics
        /// Lines as cubic curves too.
        case allCubics
        /// Cubic curves as quadratic ones, at most a tolerance in units away; above 0.
        case quadratics(tolerance: Double)
    }

    /// Its subpaths in order. O(elements).
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

    /// The path with one subpath the other way round.
    /// - Parameter index: Which subpath.
    /// - Throws: `.notFound` for an index that is none.
    public func reversingSubpath(_ index: Int) throws(AnimError) -> Path {
        let subpaths = core.subpaths
        guard subpaths.indices.contains(index) else {
            throw AnimError(.notFound, "the path has \(subpaths.count) subpaths, and none at that index")
        }
        return Path(core.reversed(subpaths[index]))
    }

    /// The path with every element in parts.
    /// - Parameters:
    ///   - parts: How many at least, 1 or more.
    ///   - longest: How long a part may be in units, above 0; infinite for parts of equal parameter.
    /// - Throws: `.argument` outside these ranges, `.limit` for too many parts.
    public func subdivided(parts: Int = 1, longest: Double = .infinity) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.subdivided(parts: parts, longest: longest) }
    }

    /// The path in other elements.
    /// - Parameter conversion: Which.
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

    /// The path in straight lines.
    /// - Parameter tolerance: How far they may be from it, in units; above 0.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite, `.limit` for too many lines.
    public func flattened(tolerance: Double) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.flattened(tolerance: tolerance) }
    }

    /// How many elements and points the path in straight lines would have. O(elements).
    /// - Parameter tolerance: How far they may be from it, in units; above 0.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite, `.limit` for too many lines.
    public func flattenedCounts(tolerance: Double) throws(AnimError) -> (elements: Int, points: Int) {
        let counts = try translating { () throws(EngineError) in try core.flattenedCounts(tolerance: tolerance) }
        return (counts.verbs, counts.points)
    }

    /// The path in straight lines, as points: a row for each subpath, in which a closed one ends with its first point again.
    /// - Parameter tolerance: How far they may be from it, in units; above 0.
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

    /// The path without what draws nothing: elements all of whose points are near where they begin.
    /// - Parameter tolerance: How near, in units; 0 or more.
    /// - Throws: `.argument` outside that range.
    public func removingDegenerate(tolerance: Double = 0) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.cleaned(tolerance: tolerance) }
    }

    /// The path with its corners rounded.
    /// - Parameters:
    ///   - radii: Those of the corners in order, 0…1e150, from the beginning again where there are more corners.
    ///   - smoothing: 0 for arcs, up to 1 for corners whose curvature rises slowly, as iOS has.
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
    ///   - offset: How far into the dashes each subpath begins.
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
    ///   - tolerance: How far curves may be from it in units, 0 or more; 0 is a thousandth of the width.
    /// - Throws: `.argument` or `.limit` for a style or tolerance that cannot be, `.limit` for too many dashes.
    public func stroked(_ style: StrokeStyle, tolerance: Double) throws(AnimError) -> Path {
        try made { (core) throws(EngineError) in try core.stroked(style.core, tolerance: tolerance) }
    }

    func made(
        _ body: (AnimPaths.Path) throws(EngineError) -> AnimPaths.Path
    ) throws(AnimError) -> Path {
        Path(try translating { () throws(EngineError) in try body(core) })
    }
}
