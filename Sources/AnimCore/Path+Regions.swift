// SPDX-License-Identifier: MIT
import AnimPaths

/// What is inside a path.
extension Path {
    /// The smallest rectangle around all its points, control points too; nil for an empty path.
    public var controlBounds: (lower: Point, upper: Point)? {
        core.controlBounds().map { (Point($0.minX, $0.minY), Point($0.maxX, $0.maxY)) }
    }

    /// The area that it encloses, positive where it runs clockwise on the screen. Open subpaths count as closed.
    public var area: Double { core.area }

    /// The center of mass of what it encloses; nil for an empty path.
    public var centroid: Point? { core.centroid.map { Point($0.x, $0.y) } }

    /// How often the path runs around a point: clockwise on the screen, minus counterclockwise.
    /// - Parameter point: The point; one that is not finite has 0.
    public func windingNumber(around point: Point) -> Int {
        point.x.isFinite && point.y.isFinite ? core.windingNumber(x: point.x, y: point.y) : 0
    }

    /// How often the path runs around many points. O(elements × points).
    /// - Parameter points: As of `windingNumber(around:)`.
    public func windingNumbers(around points: [Point]) -> [Int] { points.map { windingNumber(around: $0) } }

    /// Whether a point lies in the path's stroke. No outline is made.
    /// - Parameters:
    ///   - point: The point; one that is not finite does not.
    ///   - style: How it is stroked.
    /// - Throws: `.argument` or `.limit` for a style that cannot be, `.limit` for too many dashes.
    public func strokeContains(_ point: Point, style: StrokeStyle = StrokeStyle()) throws(AnimError) -> Bool {
        try strokeContains([point], style: style)[0]
    }

    /// Which points lie in the path's stroke. O(elements × points).
    /// - Parameters:
    ///   - points: As of `strokeContains(_:style:)` of one.
    ///   - style: How it is stroked.
    /// - Throws: `.argument` or `.limit` for a style that cannot be, `.limit` for too many dashes.
    public func strokeContains(_ points: [Point], style: StrokeStyle = StrokeStyle()) throws(AnimError) -> [Bool] {
        let hits = try translating { () throws(EngineError) in try StrokeHits.make(core, style.core) }
        return points.map { hits.contains(x: $0.x, y: $0.y) }
    }
}
