// SPDX-License-Identifier: MIT
import AnimMath

/// An elliptical arc that is to be converted to cubic curves.
///
/// A point at the angle a in the ellipse's own frame is start + axes · (rotated(u, a) − u), where u is the unit vector
/// of the start. The subtraction comes before the multiplication by a radius, so a short arc of a huge circle is as
/// accurate as a long one.
///
/// A piece through the angle θ has its control points at k = 4/3 tan(θ/4) − 3.447e-5 θ⁵ of the tangents. The first term
/// alone puts the middle of the piece on the circle and all other points outside, by up to 2/27 sin⁶(θ/4) / cos²(θ/4)
/// of the radius (M. Goldapp, "Approximation of circular arcs by cubic polynomials", 1991). The second term balances
/// the error inside and outside, and leaves 0.71 of it: at most 1.297e-5 θ⁶ for θ ≤ 0.4, and 1.356e-5 θ⁶ up to a
/// quarter turn.
struct EllipticalArc {
    /// The angle of a piece with the default error of 1e-9: the sixth root of 1e-9 / 1.297e-5.
    static let defaultPiece = 0.20629
    /// The allowed accuracies.
    static let accuracies = 1e-13...1.0

    private var startX: Double
    private var startY: Double
    private var endX: Double
    private var endY: Double
    /// The images of the two unit vectors.
    private var axisX = SIMD2<Double>.zero
    private var axisY = SIMD2<Double>.zero
    /// The unit vector of the start.
    private var u = SIMD2<Double>.zero
    /// Positive from x to y.
    private var angle = 0.0
    /// How many cubics there will be: 0 for an arc that is a line, −1 for an empty one.
    package private(set) var count = 0

    /// The largest angle of a piece for an error relative to the larger radius; at most a quarter turn.
    @inline(never)
    static func piece(accuracy: Double) -> Double {
        if accuracy == 1e-9 || accuracy.isNaN { return defaultPiece }
        let accuracy = min(max(accuracy, accuracies.lowerBound), accuracies.upperBound)
        let small = Math.cbrt((accuracy / 1.297e-5).squareRoot())
        if small <= 0.4 { return small }
        return min(Math.cbrt((accuracy / 1.356e-5).squareRoot()), 1.5707963267948966)
    }

    /// An arc of SVG from one point to another: radii of 0 make a line, negative ones count as positive, radii that are
    /// too small are scaled up to fit (SVG 2, §9.5.1 and appendix B.2.5).
    @inline(never)
    @_optimize(speed)
    init(
        from start: SIMD2<Double>,
        to end: SIMD2<Double>,
        radii: SIMD2<Double>,
        rotation: (sin: Double, cos: Double),
        isLarge: Bool,
        isPositive: Bool,
        piece: Double
    ) {
        (startX, startY) = (start.x, start.y)
        (endX, endY) = (end.x, end.y)
        if start == end {
            count = -1
            return
        }
        let (rx, ry) = (radii.x.magnitude, radii.y.magnitude)
        guard rx != 0, ry != 0 else { return }
        // Half the chord, in the frame of the axes.
        let half = 0.5 * start - 0.5 * end
        let chord = SIMD2(
            rotation.cos * half.x + rotation.sin * half.y,
            rotation.cos * half.y - rotation.sin * half.x
        )
        // Both are scaled by powers of two, so that nothing overflows needlessly.
        let length = max(chord.x.magnitude, chord.y.magnitude)
        guard length > 0 else { return }
        let lengthUnit = length.binade
        let radiusUnit = max(rx, ry).binade
        let r = SIMD2(max(rx / radiusUnit, 0x1p-900), max(ry / radiusUnit, 0x1p-900))
        let q = SIMD2(chord.x / lengthUnit / r.x, chord.y / lengthUnit / r.y)
        // One of the two is at least a half, so only huge values need more care.
        let square = q.x * q.x + q.y * q.y
        let norm = square < 0x1p900 ? square.squareRoot() : Math.hypot(q.x, q.y)
        let sine = norm * (lengthUnit / radiusUnit)
        var size = SIMD2(rx, ry)
        var halfAngle = 1.5707963267948966
        let direction = q / norm
        var radicand = (1 - sine) * (1 + sine)
        if radicand.magnitude < 0x1p-20 {
            radicand = Self.radicand(start, end, SIMD2(rx, ry), rotation) ?? radicand
        }
        if radicand > 0 {
            let cosine = radicand.squareRoot()
            halfAngle = Math.atan2(sine, cosine)
            if isLarge { halfAngle = 3.141592653589793 - halfAngle }
            let away = isLarge == isPositive ? -cosine : cosine
            u = SIMD2(direction.x * sine - direction.y * away, direction.y * sine + direction.x * away)
        } else {
            size = (norm * lengthUnit) * r
            u = direction
        }
        angle = isPositive ? 2 * halfAngle : -2 * halfAngle
        axisX = SIMD2(size.x * rotation.cos, size.x * rotation.sin)
        axisY = SIMD2(-size.y * rotation.sin, size.y * rotation.cos)
        count = Self.count(angle, piece)
    }

    /// 1 minus the square of half the chord in units of the radii, for the case that the two nearly cancel. Its root
    /// gives the center. Accurate to 1e-30 for circles and upright ellipses, otherwise to the rounding of the rotation.
    /// Nil for numbers near the ends of the range.
    @inline(never)
    private static func radicand(
        _ start: SIMD2<Double>,
        _ end: SIMD2<Double>,
        _ radii: SIMD2<Double>,
        _ rotation: (sin: Double, cos: Double)
    ) -> Double? {
        let allowed = 0x1p-200...0x1p200
        guard allowed.contains(radii.x), allowed.contains(radii.y) else { return nil }
        if radii.x == radii.y {
            // For a circle, without divisions: r² − x² − y² with all rounding errors.
            let x = ErrorFree.difference(0.5 * start.x, 0.5 * end.x)
            let y = ErrorFree.difference(0.5 * start.y, 0.5 * end.y)
            let (r, p, q) = (
                ErrorFree.product(radii.x, radii.x),
                ErrorFree.product(x.value, x.value),
                ErrorFree.product(y.value, y.value)
            )
            let first = ErrorFree.sum(r.value, -p.value)
            let second = ErrorFree.sum(first.value, -q.value)
            let halves = x.value * x.error + y.value * y.error
            let errors = second.error + first.error + (r.error - p.error - q.error - 2 * halves)
            let rest = (second.value + errors) / r.value
            return rest.magnitude < 0x1p-98 ? 0 : rest
        }
        let x = DoubleDouble.twoSum(0.5 * start.x, -0.5 * end.x)
        let y = DoubleDouble.twoSum(0.5 * start.y, -0.5 * end.y)
        let across = (rotation.cos * x + rotation.sin * y) / radii.x
        let along = (rotation.cos * y - rotation.sin * x) / radii.y
        let rest = (1 - (across * across + along * along)).value
        return rest.magnitude < 0x1p-98 ? 0 : rest
    }

    /// The arc around a center that begins at an angle in the ellipse's own frame.
    init(
        center: SIMD2<Double>,
        radii: SIMD2<Double>,
        rotation: (sin: Double, cos: Double),
        from first: Double,
        by angle: Double,
        piece: Double
    ) {
        self.angle = angle
        axisX = SIMD2(radii.x * rotation.cos, radii.x * rotation.sin)
        axisY = SIMD2(-radii.y * rotation.sin, radii.y * rotation.cos)
        let here = Math.sincos(first)
        u = SIMD2(here.cos, here.sin)
        let start = center + here.cos * axisX + here.sin * axisY
        (startX, startY) = (start.x, start.y)
        let there = EllipticalArc.end(first, here, angle)
        let end = center + there.cos * axisX + there.sin * axisY
        (endX, endY) = (end.x, end.y)
        count = Self.count(angle, piece)
    }

    /// Sine and cosine of the sum of two angles; `here` has those of the first.
    @inline(never)
    private static func end(_ first: Double, _ here: (sin: Double, cos: Double), _ angle: Double) -> (
        sin: Double, cos: Double
    ) {
        // A whole turn ends exactly where it began.
        if angle.magnitude == 6.283185307179586 { return here }
        // The sum of a large angle and another loses digits of the other.
        if first.magnitude <= 16 { return Math.sincos(first + angle) }
        let turn = Math.sincos(angle)
        return (here.sin * turn.cos + here.cos * turn.sin, here.cos * turn.cos - here.sin * turn.sin)
    }

    /// Where the arc begins.
    package var start: SIMD2<Double> { SIMD2(startX, startY) }

    private static func count(_ angle: Double, _ piece: Double) -> Int {
        // At most 143 for a whole turn with the least error. The small margin lets a quarter turn be one piece.
        let pieces = angle.magnitude / piece - 1e-12
        let whole = Int(pieces)
        return max(1, Double(whole) < pieces ? whole + 1 : whole)
    }

    /// Writes the six coordinates of each cubic. The last ends exactly at the given end.
    ///
    /// - Returns: Whether all coordinates are within a path's range.
    package func write(to target: UnsafeMutablePointer<Double>) -> Bool { write(to: target, count: count) }

    /// The same in a number of pieces, at least 1. An arc that is a line, or nothing, has straight pieces.
    @_optimize(speed)
    func write(to target: UnsafeMutablePointer<Double>, count: Int) -> Bool {
        var target = target
        if self.count <= 0 { return writeLine(to: target, count: count) }
        let step = angle / Double(count)
        let t = Math.tan(0.25 * step)
        let scale = 1 / (1 + t * t)
        let (sine, cosine) = (2 * t * scale, (1 - t * t) * scale)
        let (fullSine, fullCosine) = (2 * sine * cosine, 1 - 2 * sine * sine)
        let chord = 2 * sine
        let square = step * step
        let handle = 4.0 / 3 * t - 3.447e-5 * (square * square * step)
        var (wx, wy) = (u.x, u.y)
        var (dx, dy) = (0.0, 0.0)
        var isInRange = true
        for _ in 0..<count {
            let (mx, my) = (wx * cosine - wy * sine, wx * sine + wy * cosine)
            let first = point(dx - handle * wy, dy + handle * wx)
            dx -= chord * my
            dy += chord * mx
            (wx, wy) = (wx * fullCosine - wy * fullSine, wx * fullSine + wy * fullCosine)
            let second = point(dx + handle * wy, dy - handle * wx)
            let end = point(dx, dy)
            target[0] = first.x
            target[1] = first.y
            target[2] = second.x
            target[3] = second.y
            target[4] = end.x
            target[5] = end.y
            target += 6
            let limit = SIMD2(repeating: Path.maximumCoordinate)
            let fits =
                (first .<= limit) .& (first .>= -limit) .& (second .<= limit) .& (second .>= -limit)
                .& (end .<= limit) .& (end .>= -limit)
            if !(fits[0] && fits[1]) { isInRange = false }
        }
        target[-2] = endX
        target[-1] = endY
        return isInRange && endX.magnitude <= Path.maximumCoordinate && endY.magnitude <= Path.maximumCoordinate
    }

    @inline(never)
    private func writeLine(to target: UnsafeMutablePointer<Double>, count: Int) -> Bool {
        for index in 0..<3 * count {
            let t = Double(index + 1) / Double(3 * count)
            target[2 * index] = t == 1 ? endX : startX + (endX - startX) * t
            target[2 * index + 1] = t == 1 ? endY : startY + (endY - startY) * t
        }
        return true
    }

    @inline(__always)
    private func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
        SIMD2(startX + (axisX.x * x + axisY.x * y), startY + (axisX.y * x + axisY.y * y))
    }

    /// Sine and cosine of an angle in degrees; exact for quarter turns. At most 500 steps.
    @inline(never)
    package static func sincos(degrees: Double) -> (sin: Double, cos: Double) {
        var rest = degrees.magnitude
        if rest >= 360 {
            var turns = 360.0
            while turns * 2 <= rest { turns *= 2 }
            while turns >= 360 {
                if rest >= turns { rest -= turns }
                turns *= 0.5
            }
        }
        let quarter = Int(rest / 90)
        let within = rest - 90 * Double(quarter)
        var (s, c) = within == 0 ? (0, 1) : Math.sincos(within * 0.017453292519943295)
        if quarter == 1 || quarter == 3 { (s, c) = (c, -s) }
        if quarter >= 2 { (s, c) = (-s, -c) }
        return (degrees < 0 ? -s : s, c)
    }
}
