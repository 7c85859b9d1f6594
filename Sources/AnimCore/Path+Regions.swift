// SPDX-License-Identifier: MIT
import AnimPaths

/// The inside of a path.
extension Path {
    /// The bounding box of all points, including control points; nil for an empty path.
    public var controlBounds: Rectangle? {
        core.controlBounds().map { Rectangle(lower: Point($0.minX, $0.minY), upper: Point($0.maxX, $0.maxY)) }
    }

    /// The enclosed area, positive if the path runs clockwise on the screen. Open subpaths count as closed.
    public var area: Double { core.area }

    /// The center of mass of the enclosed area; nil for an empty path.
    public var centroid: Point? { core.centroid.map { Point($0.x, $0.y) } }

    /// The winding number of the path around a point: clockwise turns on the screen minus counterclockwise turns.
    /// - Parameter point: The point; 0 for a point that is not finite.
    public func windingNumber(around point: Point) -> Int {
        point.x.isFinite && point.y.isFinite ? core.windingNumber(x: point.x, y: point.y) : 0
    }

    /// The winding numbers of the path around many points. O(elements × points).
    /// - Parameter points: As for `windingNumber(around:)`.
    public func windingNumbers(around points: [Point]) -> [Int] { points.map { windingNumber(around: $0) } }

    /// Whether the stroke of the path contains a point. No outline is built.
    /// - Parameters:
    ///   - point: The point; false for a point that is not finite.
    ///   - style: The stroke style.
    /// - Throws: `.argument` or `.limit` for an invalid style, `.limit` for too many dashes.
    public func strokeContains(_ point: Point, style: StrokeStyle = StrokeStyle()) throws(AnimError) -> Bool {
        try strokeContains([point], style: style)[0]
    }

    /// Which points the stroke of the path contains. O(elements × points).
    /// - Parameters:
    ///   - points: As for `strokeContains(_:style:)` with one point.
    ///   - style: The stroke style.
    /// - Throws: `.argument` or `.limit` for an invalid style, `.limit` for too many dashes.
    public func strokeContains(_ points: [Point], style: StrokeStyle = StrokeStyle()) throws(AnimError) -> [Bool] {
        let hits = try translating { () throws(EngineError) in try StrokeHits.make(core, style.core) }
        return points.map { hits.contains(x: $0.x, y: $0.y) }
    }
}
