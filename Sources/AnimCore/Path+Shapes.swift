// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// Arcs, symbols and parts of other paths.
extension Path {
    /// Adds an arc of an ellipse from the current point to another, as SVG's A draws it.
    /// - Parameters:
    ///   - end: Where it leads.
    ///   - radii: Of the ellipse; radii that do not reach are made larger, 0 makes a line.
    ///   - rotation: Of the ellipse's x axis.
    ///   - isLarge: Whether it goes the longer way round.
    ///   - isClockwise: Whether it goes clockwise on the screen: SVG's sweep flag.
    ///   - accuracy: The largest error of the curves that it becomes, in the larger radius: 1e-13…1.
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

    /// Adds an arc of an ellipse around a center. Where the last subpath is open, a line leads to it.
    /// - Parameters:
    ///   - center: Of the ellipse.
    ///   - radii: Of the ellipse, 0 or more.
    ///   - start: Where it begins, in the ellipse's own frame.
    ///   - angle: How far it goes, clockwise on the screen; more than a whole turn is one.
    ///   - rotation: Of the ellipse's x axis.
    ///   - accuracy: The largest error of the curves that it becomes, in the larger radius: 1e-13…1.
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

    /// The symbol that is Venus at 0 and, turned by −135°, Mars at 1: an ellipse, and an outline of twelve points.
    /// - Parameters:
    ///   - rectangle: Around it; at least six strokes wide and high.
    ///   - stroke: The width of its strokes, 0 or more.
    ///   - arrowness: Beyond 0 and 1 it goes on.
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
    ///   - transform: Where its points go; what would be further than 1e150 is moved to there.
    /// - Throws: `.argument` for a transform that is not finite, `.limit` for too many elements.
    public mutating func append(_ other: Path, transformedBy transform: Transform = .identity) throws(AnimError) {
        guard transform.core.isFinite else { throw AnimError(.argument, "transform must be finite") }
        try change { (path) throws(EngineError) in try path.append(other.core, transformedBy: transform.core) }
    }

    /// Adds elements, all or none.
    /// - Parameter elements: As of `append(_:)` of one.
    /// - Throws: As that.
    public mutating func append(_ elements: [Element]) throws(AnimError) {
        var path = self
        for element in elements { try path.append(element) }
        self = path
    }

    /// Adds another path; where this one's last subpath is open, the other's first goes on from its end.
    /// - Parameter other: The other path.
    /// - Throws: `.limit` for too many elements.
    public mutating func join(_ other: Path) throws(AnimError) {
        try change { (path) throws(EngineError) in try path.join(other.core) }
    }

    /// Takes all elements away.
    public mutating func removeAll() { core.removeAll() }

    private mutating func change(_ body: (inout AnimPaths.Path) throws(EngineError) -> Void) throws(AnimError) {
        var path = core
        try translating { () throws(EngineError) in try body(&path) }
        core = path
    }
}
