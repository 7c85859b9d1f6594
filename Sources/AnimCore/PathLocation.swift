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

    init(_ place: PathPlace) {
        point = Point(place.x, place.y)
        tangent = Point(place.tangentX, place.tangentY)
        curvature = place.curvature
        length = place.length
    }

    /// The angle of the tangent with the x axis, clockwise on the screen.
    public var angle: Angle { Angle(radians: Math.atan2(tangent.y, tangent.x)) }
}
