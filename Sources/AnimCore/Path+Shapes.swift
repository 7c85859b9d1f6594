// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// Arcs, symbols and parts of other paths.
extension Path {
    /// Adds an elliptical arc from the current point to another, as SVG's A command.
    /// - Parameters:
    ///   - end: The end of the arc.
    ///   - radii: The radii of the ellipse. Radii that are too small are enlarged; 0 makes a line.
    ///   - rotation: The rotation of the ellipse's x axis.
    ///   - isLarge: Whether the arc takes the longer way around.
    ///   - isClockwise: Whether the arc runs clockwise on the screen: SVG's sweep flag.
    ///   - accuracy: The largest error of the curves that replace the arc, relative to the larger radius: 1e-13…1.
    /// - Throws: `.state` without a current point, `.argument` or `.limit` for numbers out of range.
    public mutating func addArc(
        to end: Point,
        radii: Size,
        rotation: Angle = .zero,
        isLarge: Bool = false,
        isClockwise: Bool = true,
        accuracy: Double = 1e-9
    ) throws(AnimError) {
        try bounded([radii.width, radii.height], "radii")
        try finite(rotation.radians, "rotation")
        try bounded([end.x, end.y], "end")
        try Path.check(accuracy: accuracy)
        try change { (path) throws(EngineError) in
            try path.arc(
                rx: radii.width,
                ry: radii.height,
                rotation: rotation.radians,
                isLarge: isLarge,
                isPositive: isClockwise,
                x: end.x,
                y: end.y,
                accuracy: accuracy
            )
        }
    }

    /// Adds an elliptical arc around a center. If the last subpath is open, a line connects it to the arc.
    /// - Parameters:
    ///   - center: The center of the ellipse.
    ///   - radii: The radii of the ellipse, 0 or more.
    ///   - start: The start angle, in the ellipse's own frame.
    ///   - angle: The angle of the arc, clockwise on the screen; more than a whole turn counts as one.
    ///   - rotation: The rotation of the ellipse's x axis.
    ///   - accuracy: The largest error of the curves that replace the arc, relative to the larger radius: 1e-13…1.
    /// - Throws: `.argument` or `.limit` for numbers out of range.
    public mutating func addArc(
        center: Point,
        radii: Size,
        start: Angle,
        angle: Angle,
        rotation: Angle = .zero,
        accuracy: Double = 1e-9
    ) throws(AnimError) {
        try bounded([center.x, center.y], "center")
        try bounded([radii.width, radii.height], "radii")
        guard radii.width >= 0, radii.height >= 0 else { throw AnimError(.argument, "radii must not be negative") }
        try finite([start.radians, angle.radians, rotation.radians], "start, angle and rotation")
        try Path.check(accuracy: accuracy)
        try change { (path) throws(EngineError) in
            try path.addArc(
                cx: center.x,
                cy: center.y,
                rx: radii.width,
                ry: radii.height,
                rotation: rotation.radians,
                start: start.radians,
                angle: angle.radians,
                accuracy: accuracy
            )
        }
    }

    /// A symbol that is Venus at 0 and, rotated by −135°, Mars at 1: an ellipse, and an outline of twelve points.
    /// - Parameters:
    ///   - rectangle: The bounds of the symbol; at least six strokes wide and high.
    ///   - stroke: The width of its strokes, 0 or more.
    ///   - arrowness: 0…1; other numbers extrapolate.
    /// - Throws: `.argument` or `.limit` outside these ranges.
    public static func symbol(
        in rectangle: Rectangle,
        stroke: Double,
        arrowness: Double
    ) throws(AnimError) -> Path {
        try bounded(rectangle.components + [stroke, arrowness], "rectangle, stroke and arrowness")
        var path = Path()
        try path.change { (path) throws(EngineError) in
            try path.addSymbol(
                x: rectangle.x,
                y: rectangle.y,
                width: rectangle.width,
                height: rectangle.height,
                stroke: stroke,
                arrowness: arrowness
            )
        }
        return path
    }

    /// Adds another path's subpaths.
    /// - Parameters:
    ///   - other: The other path.
    ///   - transform: Applied to the points. Coordinates beyond 1e150 in size are clamped.
    /// - Throws: `.argument` for a transform that is not finite, `.limit` for too many elements.
    public mutating func append(_ other: Path, transformedBy transform: Transform = .identity) throws(AnimError) {
        guard transform.core.isFinite else { throw AnimError(.argument, "transform must be finite") }
        try change { (path) throws(EngineError) in try path.append(other.core, transformedBy: transform.core) }
    }

    /// Adds elements. Adds all or none.
    /// - Parameter elements: As for `append(_:)` with one element.
    /// - Throws: As `append(_:)` with one element.
    public mutating func append(_ elements: [Element]) throws(AnimError) {
        var path = self
        for element in elements { try path.append(element) }
        self = path
    }

    /// Adds another path. If this path's last subpath is open, the other's first continues from its end.
    /// - Parameter other: The other path.
    /// - Throws: `.limit` for too many elements.
    public mutating func join(_ other: Path) throws(AnimError) {
        try change { (path) throws(EngineError) in try path.join(other.core) }
    }

    /// Removes all elements.
    public mutating func removeAll() { core.removeAll() }

    private mutating func change(_ body: (inout AnimPaths.Path) throws(EngineError) -> Void) throws(AnimError) {
        var path = core
        try translating { () throws(EngineError) in try body(&path) }
        core = path
    }
}
