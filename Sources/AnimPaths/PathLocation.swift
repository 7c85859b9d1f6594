// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A location on an outline.
package struct PathLocation: Sendable, Equatable {
    /// The point.
    package var x = 0.0
    package var y = 0.0
    /// The direction of the path, a unit vector. See `PathMeasure.place(atLength:)`.
    package var tangentX = 1.0
    package var tangentY = 0.0
    /// The reciprocal of the radius of curvature, positive if the path turns clockwise on the screen; 0 at a cusp and
    /// on lines.
    package var curvature = 0.0
    /// The length along the path from the beginning of the first subpath.
    package var length = 0.0
    /// The distance from the given point; 0 if no point was given.
    package var distance = 0.0
    /// The parameter of the verb's segment, 0…1.
    package var parameter = 0.0
    /// The index of the verb that draws the segment.
    package var verb = 0
    /// The index of the subpath.
    package var subpath = 0

    package init() {}

    /// The tangent rotated clockwise by a quarter turn on the screen: to the right of the direction, with y downwards.
    package var normal: (x: Double, y: Double) { (-tangentY, tangentX) }

    /// The angle from the x axis to the tangent in radians, −π…π, positive clockwise on the screen.
    package var angle: Double { Math.atan2(tangentY, tangentX) }
}

/// How an object that moves along a path is rotated.
package struct PathRotation: Sendable, Equatable {
    /// Whether it rotates with the path: SVG's `rotate="auto"` and CSS's `offset-rotate: auto`. Otherwise it keeps
    /// `angle`.
    package var followsPath: Bool
    /// Added to the path's direction, or the angle itself; in radians. π makes it face backwards, as `auto-reverse` and
    /// `reverse` do.
    package var angle: Double

    package init(followsPath: Bool = true, angle: Double = 0) {
        self.followsPath = followsPath
        self.angle = angle
    }
}

extension PathLocation {
    /// The transform that places an object at this location, for an object drawn at the origin and facing right.
    package func transform(_ rotation: PathRotation = PathRotation()) -> AffineTransform {
        var (cosine, sine) = (1.0, 0.0)
        if rotation.followsPath { (cosine, sine) = (tangentX, tangentY) }
        if rotation.angle != 0 {
            let added = Math.sincos(rotation.angle)
            (cosine, sine) = (cosine * added.cos - sine * added.sin, sine * added.cos + cosine * added.sin)
        }
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: x, ty: y)
    }
}

extension CubicCurve {
    /// The unit tangent and the curvature at a parameter of 0…1.
    ///
    /// If the derivative vanishes, the tangent is its limit from the right, at the end the limit from the left; (1, 0)
    /// for a curve that is a point.
    @inline(never)
    package func direction(at t: Double) -> (x: Double, y: Double, curvature: Double) {
        var (e0, e1, e2) = (
            SIMD2(x1 - x0, y1 - y0), SIMD2(x2 - x1, y2 - y1), SIMD2(x3 - x2, y3 - y2)
        )
        var largest = max(e0.x.magnitude, e0.y.magnitude)
        largest = max(largest, max(e1.x.magnitude, e1.y.magnitude))
        largest = max(largest, max(e2.x.magnitude, e2.y.magnitude))
        guard largest > 0 else { return (1, 0, 0) }
        // Sizes beyond these limits have squares out of a double's range.
        let scale =
            largest > 0x1p-100 && largest < 0x1p100
            ? 1 : Double(sign: .plus, exponent: largest.exponent, significand: 1)
        if scale != 1 {
            (e0, e1, e2) = (e0 / scale, e1 / scale, e2 / scale)
        }
        let s = 1 - t
        let (weight0, weight1, weight2): (Double, Double, Double) = (s * s, 2 * s * t, t * t)
        var first: SIMD2<Double> = weight0 * e0 + weight1 * e1
        first += weight2 * e2
        let (bend0, bend1): (SIMD2<Double>, SIMD2<Double>) = (e1 - e0, e2 - e1)
        let second: SIMD2<Double> = s * bend0 + t * bend1
        var tangent = first
        var square = first.x * first.x + first.y * first.y
        let tiny = t > 0 && t < 1 ? 1e-14 * (largest / scale) : 0
        if tiny > 0 ? square <= tiny * tiny : first == .zero {
            // The second derivative, and if that vanishes too, the third; before an end they point backwards.
            tangent = t < 1 - 1e-9 ? second : -second
            square = tangent.x * tangent.x + tangent.y * tangent.y
            if tiny > 0 ? square <= tiny * tiny : tangent == .zero {
                tangent = (e2 - e1) as SIMD2<Double> - (e1 - e0)
            }
            let unit = PathLocation.unit(tangent.x, tangent.y)
            return (unit.0, unit.1, 0)
        }
        // The square of a short handle has few digits, or none.
        guard square > 0x1p-800 else {
            let unit = PathLocation.unit(first.x, first.y)
            return (unit.0, unit.1, 0)
        }
        let size = square.squareRoot()
        let cross = first.x * second.y - first.y * second.x
        // (3·first × 6·second) / |3·first|³
        let curvature = 2 * cross / (3 * square * size) / scale
        let bound = Double.greatestFiniteMagnitude
        return (
            tangent.x / size, tangent.y / size,
            curvature.isFinite ? curvature : (curvature > 0 ? bound : (curvature < 0 ? -bound : 0))
        )
    }
}
