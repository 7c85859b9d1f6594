// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths

/// A path: subpaths of lines, quadratic and cubic Bézier curves.
public struct Path: Sendable, Hashable, CustomStringConvertible {
    var core: AnimPaths.Path

    init(_ core: AnimPaths.Path) { self.core = core }

    /// Which points are inside, as in SVG.
    public enum FillRule: Sendable, Hashable {
        /// Points with a nonzero winding number.
        case nonZero
        /// Points with an odd winding number.
        case evenOdd

        var core: AnimPaths.Path.FillRule { self == .nonZero ? .nonZero : .evenOdd }
    }

    /// A drawing command of a path.
    public enum Element: Sendable, Hashable {
        /// Begins a subpath at a point.
        case move(Point)
        /// A line to a point.
        case line(Point)
        /// A quadratic curve: its control point and its end.
        case quadratic(Point, Point)
        /// A cubic curve: its control points and its end.
        case cubic(Point, Point, Point)
        /// A line back to the start of the subpath.
        case close
    }

    /// An empty path.
    public init() { core = AnimPaths.Path() }

    /// Makes a path of elements.
    /// - Parameter elements: As for `append(_:)` with one element.
    /// - Throws: As `append(_:)` with one element.
    public init(_ elements: [Element]) throws(AnimError) {
        self.init()
        for element in elements { try append(element) }
    }

    /// Parses SVG path data, such as `M0 0H100V50Z`. Arcs become cubic curves.
    /// - Parameter svg: At most 64 MiB.
    /// - Throws: `.syntax` with line and column for invalid path data, `.limit` for a coordinate beyond 1e150 in size
    ///   or too many commands.
    public init(svg: String) throws(AnimError) {
        core = try translating { () throws(EngineError) in try AnimPaths.Path(svg: Array(svg.utf8)) }
    }

    /// The path of a rectangle.
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The upper edge.
    ///   - width: 0 or more.
    ///   - height: 0 or more.
    ///   - cornerRadius: The radius of all corners, 0 or more; limited to half of the shorter side.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func rectangle(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        cornerRadius: Double = 0
    ) throws(AnimError) -> Path {
        var path = AnimPaths.Path()
        try translating { () throws(EngineError) in
            if cornerRadius == 0 {
                try path.addRectangle(x: x, y: y, width: width, height: height)
            } else {
                try path.addRoundedRectangle(
                    x: x,
                    y: y,
                    width: width,
                    height: height,
                    radius: cornerRadius
                )
            }
        }
        return Path(path)
    }

    /// The path of a rectangle.
    /// - Parameters:
    ///   - rectangle: The rectangle; its width and height are 0 or more.
    ///   - cornerRadius: The radius of all corners, 0 or more; limited to half of the shorter side.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func rectangle(_ rectangle: Rectangle, cornerRadius: Double = 0) throws(AnimError) -> Path {
        try self.rectangle(
            x: rectangle.x,
            y: rectangle.y,
            width: rectangle.width,
            height: rectangle.height,
            cornerRadius: cornerRadius
        )
    }

    /// The path of an ellipse inside a rectangle.
    /// - Parameters:
    ///   - x: The left edge of the rectangle.
    ///   - y: The upper edge of the rectangle.
    ///   - width: 0 or more.
    ///   - height: 0 or more.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func ellipse(x: Double, y: Double, width: Double, height: Double) throws(AnimError) -> Path {
        var path = AnimPaths.Path()
        try translating { () throws(EngineError) in try path.addEllipse(x: x, y: y, width: width, height: height) }
        return Path(path)
    }

    /// The path of an ellipse inside a rectangle.
    /// - Parameter rectangle: The rectangle; its width and height are 0 or more.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func ellipse(in rectangle: Rectangle) throws(AnimError) -> Path {
        try ellipse(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    /// The path as SVG path data: absolute commands. Each number has the fewest digits that read back exactly.
    public var svg: String { core.svgPathData() }

    /// The path as SVG path data.
    public var description: String { svg }

    /// Whether the path has no elements.
    public var isEmpty: Bool { core.isEmpty }

    /// The elements in order.
    public var elements: [Element] {
        var result: [Element] = []
        var next = 0
        func point() -> Point {
            defer { next += 2 }
            return Point(core.coordinates[next], core.coordinates[next + 1])
        }
        for verb in core.verbs {
            switch verb {
            case .move: result.append(.move(point()))
            case .line: result.append(.line(point()))
            case .quadratic: result.append(.quadratic(point(), point()))
            case .cubic: result.append(.cubic(point(), point(), point()))
            case .close: result.append(.close)
            }
        }
        return result
    }

    /// Adds an element.
    /// - Parameter element: Points at most 1e150 in size.
    /// - Throws: `.argument` for a point that is not finite, `.limit` for one that is too far away or for too many
    ///   elements, `.state` for an element that needs a current point when there is none.
    public mutating func append(_ element: Element) throws(AnimError) {
        var path = core
        try translating { () throws(EngineError) in
            switch element {
            case .move(let end): try path.move(x: end.x, y: end.y)
            case .line(let end): try path.line(x: end.x, y: end.y)
            case .quadratic(let control, let end):
                try path.quadratic(cx: control.x, cy: control.y, x: end.x, y: end.y)
            case .cubic(let first, let second, let end):
                try path.cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: end.x, y: end.y)
            case .close: try path.close()
            }
        }
        core = path
    }

    /// The length in units. O(elements).
    public var length: Double { PathMeasure(core).length }

    /// A point on the path.
    /// - Parameter length: The distance from the beginning in units, clamped to the path.
    /// - Returns: nil for an empty path or if the length is NaN.
    public func point(at length: Double) -> Point? { location(at: length)?.point }

    /// A point on the path and the direction there.
    /// - Parameter length: The distance from the beginning in units, clamped to the path.
    /// - Returns: nil for an empty path or if the length is NaN.
    public func location(at length: Double) -> PathLocation? {
        guard !length.isNaN else { return nil }
        return PathMeasure(core).location(atLength: length).map { PathLocation($0) }
    }

    /// The bounding box; nil for an empty path.
    public var bounds: Rectangle? {
        core.bounds().map { Rectangle(lower: Point($0.minX, $0.minY), upper: Point($0.maxX, $0.maxY)) }
    }

    /// Whether the path contains a point.
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The fill rule.
    public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
        core.contains(x: point.x, y: point.y, rule: rule.core)
    }

    /// The path with all points transformed. Coordinates beyond 1e150 in size are clamped.
    /// - Parameter transform: Applied to the points.
    /// - Throws: `.argument` for a transform that is not finite.
    public func transformed(by transform: Transform) throws(AnimError) -> Path {
        guard transform.core.isFinite else { throw AnimError(.argument, "transform must be finite") }
        return Path(core.transformed(by: transform.core))
    }

    /// The path in the opposite direction.
    public var reversed: Path { Path(core.reversed()) }

    /// The outline of the path's stroke, to be filled by the non-zero rule.
    /// - Parameter style: The stroke style.
    /// - Throws: `.argument` or `.limit` for an invalid style, `.limit` for too many dashes.
    public func stroked(_ style: StrokeStyle) throws(AnimError) -> Path {
        Path(try translating { () throws(EngineError) in try core.stroked(style.core) })
    }

    /// A part of the path.
    /// - Parameters:
    ///   - start: Where the part begins, as a fraction of the length: 0…1.
    ///   - end: Where the part ends, as a fraction of the length: 0…1.
    ///   - offset: Moves both along the path. A part that passes the end of the path continues at its beginning.
    /// - Throws: `.argument` for a number that is not finite, `.limit` if the result would have too many elements.
    public func trimmed(from start: Double, to end: Double, offset: Double = 0) throws(AnimError) -> Path {
        guard start.isFinite, end.isFinite, offset.isFinite else {
            throw AnimError(.argument, "start, end and offset must be finite")
        }
        var trim = PathTrim()
        (trim.start, trim.end, trim.offset) = (start, end, offset)
        var result = AnimPaths.Path()
        try translating { () throws(EngineError) in try core.appendTrimmed(trim, to: &result) }
        return Path(result)
    }

    /// The nearest point of the path to a given point.
    /// - Parameter point: Any finite point.
    /// - Returns: nil for an empty path or a point that is not finite.
    public func nearest(to point: Point) -> PathLocation? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return PathMeasure(core).nearest(x: point.x, y: point.y, on: core).map { PathLocation($0) }
    }

    /// Whether both have the same elements.
    /// - Parameters:
    ///   - left: A path.
    ///   - right: Another.
    public static func == (left: Path, right: Path) -> Bool {
        left.core.verbs == right.core.verbs && left.core.coordinates == right.core.coordinates
    }

    /// Adds the elements to a hash. O(elements).
    /// - Parameter hasher: The hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(core.verbs)
        hasher.combine(core.coordinates)
    }
}
