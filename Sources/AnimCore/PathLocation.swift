// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths

/// A point on a path and the direction there.
public struct PathLocation: Sendable, Equatable {
    /// The point.
    public let point: Point
    /// The direction in which the path goes on, of length 1.
    public let tangent: Point
    /// One through the radius of the circle that fits best, positive where the path turns clockwise; 0 on lines.
    public let curvature: Double
    /// How far along the path it is, in units.
    public let length: Double
    /// How far it is from the point that was asked for, in units; 0 where none was.
    public let distance: Double
    /// The index of the element that draws it.
    public let element: Int
    /// Of that element's curve, 0…1.
    public let parameter: Double
    /// The index of its subpath.
    public let subpath: Int

    init(_ place: AnimPaths.PathLocation) {
        point = Point(place.x, place.y)
        tangent = Point(place.tangentX, place.tangentY)
        curvature = place.curvature
        length = place.length
        distance = place.distance
        element = place.verb
        parameter = place.parameter
        subpath = place.subpath
    }

    /// The tangent turned by a quarter clockwise on the screen, of length 1.
    public var normal: Point { Point(-tangent.y, tangent.x) }

    /// The angle of the tangent with the x axis, clockwise on the screen.
    public var angle: Angle { Angle(radians: Math.atan2(tangent.y, tangent.x)) }
}
