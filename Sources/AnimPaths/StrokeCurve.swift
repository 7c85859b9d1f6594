// SPDX-License-Identifier: MIT
/// A cubic Bézier curve for strokes. Its coordinates are of the order of 1, so that squares stay in a double's range.
struct StrokeCurve {
    typealias Point = SIMD2<Double>

    var p0, p1, p2, p3: Point

    @inline(__always)
    package static func dot(_ a: Point, _ b: Point) -> Double { a.x * b.x + a.y * b.y }
    @inline(__always)
    static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
    @inline(__always)
    package static func length(_ a: Point) -> Double { dot(a, a).squareRoot() }
    /// The left normal of a direction on the screen.
    @inline(__always)
    static func normal(_ tangent: Point) -> Point { Point(tangent.y, -tangent.x) }

    /// A unit vector; nil if its square underflows.
    @inline(__always)
    package static func unit(_ vector: Point) -> Point? {
        let squared = dot(vector, vector)
        return squared > 1e-290 ? vector / squared.squareRoot() : nil
    }

    /// A line as a curve with its control points at the ends.
    package static func line(_ a: Point, _ b: Point) -> StrokeCurve { StrokeCurve(p0: a, p1: a, p2: b, p3: b) }

    /// The length of the control polygon, an upper bound of the curve's.
    var polygonLength: Double {
        StrokeCurve.length(p1 - p0) + StrokeCurve.length(p2 - p1) + StrokeCurve.length(p3 - p2)
    }

    /// The point at a parameter.
    @inline(__always)
    package func point(_ u: Double) -> Point {
        let v = 1 - u
        let first: Point = v * p0 + (3 * u) * p1
        let last: Point = (3 * v) * p2 + u * p3
        return (v * v) * first + (u * u) * last
    }

    /// A third of the derivative.
    @inline(__always)
    package func slope(_ u: Double) -> Point {
        let v = 1 - u
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        let first: Point = (v * v) * d0 + (2 * v * u) * d1
        return first + (u * u) * d2
    }

    /// A sixth of the second derivative.
    @inline(__always)
    func bend(_ u: Double) -> Point {
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        return (1 - u) * (d1 - d0) + u * (d2 - d1)
    }

    /// Splits by de Casteljau's algorithm.
    func split(at u: Double) -> (StrokeCurve, StrokeCurve) {
        let (a, b, c) = (p0 + u * (p1 - p0), p1 + u * (p2 - p1), p2 + u * (p3 - p2))
        let (d, e) = (a + u * (b - a), b + u * (c - b))
        let middle = d + u * (e - d)
        return (
            StrokeCurve(p0: p0, p1: a, p2: d, p3: middle), StrokeCurve(p0: middle, p1: e, p2: c, p3: p3)
        )
    }

    /// The direction of the curve at its start: to the first control point that differs from it.
    var startTangent: Point? {
        StrokeCurve.unit(p1 - p0) ?? StrokeCurve.unit(p2 - p0) ?? StrokeCurve.unit(p3 - p0)
    }

    /// The direction of the curve at its end.
    var endTangent: Point? {
        StrokeCurve.unit(p3 - p2) ?? StrokeCurve.unit(p3 - p1) ?? StrokeCurve.unit(p3 - p0)
    }

    /// Whether all directions of the curve lie within 96° of each other, tested on its control polygon. A quarter
    /// circle passes; the speed is nowhere 0.
    var turnsLittle: Bool {
        func near(_ a: Point, _ b: Point) -> Bool {
            let (aa, bb, ab) = (StrokeCurve.dot(a, a), StrokeCurve.dot(b, b), StrokeCurve.dot(a, b))
            return ab >= 0 || ab * ab <= 0.01 * aa * bb
        }
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        return near(d0, d1) && near(d1, d2) && near(d0, d2)
    }
}
