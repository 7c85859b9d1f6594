// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// A point on a path and the direction there.
public struct PathLocation: Sendable, Hashable {
    /// The point.
    public let point: Point
    /// The direction of the path, a unit vector.
    public let tangent: Point
    /// The reciprocal of the radius of curvature, positive if the path turns clockwise; 0 on lines.
    public let curvature: Double
    /// The distance from the beginning of the path, in units.
    public let length: Double
    /// The distance from the given point, in units; 0 if no point was given.
    public let distance: Double
    /// The index of the element that contains the point.
    public let element: Int
    /// The parameter of that element's curve, 0…1.
    public let parameter: Double
    /// The index of the subpath.
    public let subpath: Int

    init(_ location: AnimPaths.PathLocation) {
        point = Point(location.x, location.y)
        tangent = Point(location.tangentX, location.tangentY)
        curvature = location.curvature
        length = location.length
        distance = location.distance
        element = location.verb
        parameter = location.parameter
        subpath = location.subpath
    }

    /// The tangent rotated clockwise by a quarter turn on the screen, a unit vector.
    public var normal: Point { Point(-tangent.y, tangent.x) }

    /// The angle from the x axis to the tangent, clockwise on the screen.
    public var angle: Angle { Angle(radians: Math.atan2(tangent.y, tangent.x)) }
}
