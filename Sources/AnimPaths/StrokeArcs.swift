// SPDX-License-Identifier: MIT
import AnimMath

/// The outer side of an `arcs` join (SVG 2, 13.5.8): both edges continue as circles of their own curvature until they
/// meet. If these do not meet, their radii are changed equally until they touch (13.5.9).
///
/// In units of half the width around the corner, with the outward normal n of an edge and the curvature k of its piece
/// towards the inner side, the circle is k/2 (|y|² − 1) + n·y = 1; for k = 0 it is a line. With q = |y|² − 1 both
/// circles are linear in y and q, so y = u + q v, and q is the root of a quadratic equation; the smaller root is nearer
/// to the corner. A root exists if (1 + a)(1 + b) ≥ (1 − n·m)/2 for the curvatures a and b.
struct StrokeArcs {
    typealias Point = SIMD2<Double>

    private let corner: StrokeCorner
    private let halfWidth: Double
    /// The normals of the edges before and after the corner.
    private let firstNormal, lastNormal: Point
    private let firstCurvature, lastCurvature: Double
    /// The point where they meet, and |y|² − 1 there.
    private let tip: Point
    private let reach: Double
    /// The point where the join is cut off and the outward direction there; the direction is 0 if the limit is not
    /// reached.
    private var cut = Point.zero
    private var outwards = Point.zero

    /// - Parameters: Curvatures are signed, positive for a piece that turns clockwise on the screen.
    /// - Returns: Nil if both edges are lines, if an edge has turned around in a bend tighter than half the width, and
    ///   if the edges do not meet within half a turn ahead. The caller then uses a clipped miter, or a disc for a tight
    ///   bend.
    init?(_ corner: StrokeCorner, _ before: Double, _ after: Double, halfWidth: Double, limit: Double) {
        guard before != 0 || after != 0, corner.isOpen else { return nil }
        let side = corner.isLeftOuter ? 1.0 : -1.0
        let (n, m) = (side * StrokeCurve.normal(corner.before), side * StrokeCurve.normal(corner.after))
        var (a, b) = (side * before * halfWidth, side * after * halfWidth)
        guard a > -1, b > -1, a < 1e6, b < 1e6 else { return nil }
        let nearest = 0.5 * (1 - StrokeCurve.dot(n, m))
        let isAdjusted = (1 + a) * (1 + b) < nearest
        if isAdjusted { StrokeArcs.adjust(&a, &b, nearest) }
        self.corner = corner
        self.halfWidth = halfWidth
        (firstNormal, lastNormal, firstCurvature, lastCurvature) = (n, m, a, b)
        // n·v = −a/2 and m·v = −b/2.
        let u = side * corner.miter
        let v = Point(b * n.y - a * m.y, a * m.x - b * n.x) / (2 * StrokeCurve.cross(n, m))
        let (square, linear, constant) = (
            StrokeCurve.dot(v, v), 2 * StrokeCurve.dot(u, v) - 1, max(StrokeCurve.dot(u, u) - 1, 0)
        )
        // Circles that were just adjusted do touch, whatever rounding says.
        let discriminant = isAdjusted ? 0 : linear * linear - 4 * square * constant
        guard linear < 0, discriminant >= 0 else { return nil }
        reach = 2 * constant / (discriminant.squareRoot() - linear)
        tip = u + reach * v
        guard StrokeCurve.dot(tip - n, corner.before) > 0, StrokeCurve.dot(m - tip, corner.after) > 0 else {
            return nil
        }
        clip(limit, StrokeCurve.unit(u) ?? n)
    }

    /// Changes the radii of two circles that do not meet by the same length, so that they touch. A line stays a line.
    ///
    /// With the signed radius r = 1 + 1/a of an edge, negative if its center is outside, both cases of the standard are
    /// r − δ: one circle inside the other, and both apart. They touch if r s = k (r − 1)(s − 1), where k is (1 −
    /// n·m)/2. In the inverses of r and s this is a quadratic equation for δ; the smallest positive root is used.
    private static func adjust(_ a: inout Double, _ b: inout Double, _ k: Double) {
        let (p, q) = (a / (1 + a), b / (1 + b))
        let square = (1 - k) * p * q
        let linear = (1 - k) * (p + q) + 2 * k * p * q
        let constant = 1 - k * (1 - p) * (1 - q)
        let root = max(linear * linear - 4 * square * constant, 0).squareRoot()
        let change = linear > 0 ? (linear + root) / (2 * square) : 2 * constant / (linear - root)
        a /= 1 - a * change
        b /= 1 - b * change
    }

    /// Whether an edge has turned around in a bend tighter than half the width: it cannot continue as a circle.
    static func isTooTight(_ corner: StrokeCorner, _ a: StrokePiece, _ b: StrokePiece, _ halfWidth: Double) -> Bool {
        let side = corner.isLeftOuter ? halfWidth : -halfWidth
        return (!a.isLine && side * a.curve.curvature(atEnd: true) <= -1)
            || (!b.isLine && side * b.curve.curvature(atEnd: false) <= -1)
    }

    /// As above, between two pieces.
    @inline(never)
    init?(_ corner: StrokeCorner, _ a: StrokePiece, _ b: StrokePiece, _ halfWidth: Double, _ style: StrokeStyle) {
        self.init(
            corner,
            a.isLine ? 0 : a.curve.curvature(atEnd: true),
            b.isLine ? 0 : b.curve.curvature(atEnd: false),
            halfWidth: halfWidth,
            limit: style.miterLimit
        )
    }

    /// Cuts off a join beyond the limit. Its length is measured along the arc that leaves the corner along the bisector
    /// and ends at the tip; the cut is a line perpendicular to that arc.
    private mutating func clip(_ limit: Double, _ bisector: Point) {
        let chord = StrokeCurve.length(tip)
        let across = StrokeCurve.cross(bisector, tip)
        // Half the angle of the arc.
        let half = Math.atan2(across, StrokeCurve.dot(bisector, tip))
        let straight = half.magnitude < 1e-4
        let length = straight ? chord : chord * half / Math.sin(half)
        guard length > limit else { return }
        // The arc up to the limit.
        let angle = half * limit / length
        let (sine, cosine) = Math.sincos(angle)
        let part = straight ? limit : limit * sine / angle
        let beside = Point(-bisector.y, bisector.x)
        cut = part * (cosine * bisector + sine * beside)
        let (turn, turnCosine) = Math.sincos(2 * angle)
        outwards = turnCosine * bisector + turn * beside
    }

    /// The left side minus the right side of a circle's equation: below 0 on the corner's side of the edge.
    private func edge(_ y: Point, _ normal: Point, _ curvature: Double) -> Double {
        0.5 * curvature * (StrokeCurve.dot(y, y) - 1) + StrokeCurve.dot(normal, y) - 1
    }

    /// Whether the join contains a point that lies between the ends of both pieces.
    ///
    /// From the edge's end to the tip, the distance of an arc from the corner only increases. A point farther away than
    /// the tip is not in the join, but may be between the circles again.
    func contains(_ point: Point) -> Bool {
        let y = (point - corner.point) / halfWidth
        return StrokeCurve.dot(y, y) - 1 <= reach && edge(y, firstNormal, firstCurvature) <= 0
            && edge(y, lastNormal, lastCurvature) <= 0
            && (StrokeCurve.dot(y - cut, outwards) <= 0 || isInsideEnds(point))
    }

    /// Whether a point beyond the cut is still on the corner's side of the line that `append` draws: the end of an edge
    /// may be beyond the cut as well.
    @inline(never)
    private func isInsideEnds(_ point: Point) -> Bool {
        let first = clipped(firstNormal, firstCurvature) ?? corner.point + halfWidth * firstNormal
        let last = clipped(lastNormal, lastCurvature) ?? corner.point + halfWidth * lastNormal
        let side = StrokeCurve.cross(last - first, corner.point - first)
        return StrokeCurve.cross(last - first, point - first) * side > 0
    }

    /// Appends the outer side to an outline, from the end of one edge to the beginning of the other.
    func append(to outline: inout Path, _ tolerance: Double) {
        let (start, end) = (corner.point + halfWidth * firstNormal, corner.point + halfWidth * lastNormal)
        if outwards == .zero {
            outline.appendLine(start.x, start.y)
            let meeting = corner.point + halfWidth * tip
            outline.appendArc(start, meeting, corner.before, tolerance)
            outline.appendArc(meeting, end, StrokeArcs.mirrored(corner.after, end - meeting), tolerance)
            return
        }
        outline.appendLine(start.x, start.y)
        let first = clipped(firstNormal, firstCurvature)
        if let first { outline.appendArc(start, first, corner.before, tolerance) }
        if let last = clipped(lastNormal, lastCurvature) {
            outline.appendLine(last.x, last.y)
            outline.appendArc(last, end, StrokeArcs.mirrored(corner.after, end - last), tolerance)
        }
    }

    /// The initial direction of an arc with a given final direction.
    private static func mirrored(_ direction: Point, _ chord: Point) -> Point {
        guard let along = StrokeCurve.unit(chord) else { return direction }
        return 2 * StrokeCurve.dot(direction, along) * along - direction
    }

    /// Where the line that cuts off the join meets an edge between its end and the tip; nil if it does not.
    private func clipped(_ normal: Point, _ curvature: Double) -> Point? {
        guard StrokeCurve.dot(normal - cut, outwards) < 0 else { return nil }
        // Along the line, from the cut: curvature/2 s² + b s + c = 0.
        let along = Point(-outwards.y, outwards.x)
        let b = curvature * StrokeCurve.dot(cut, along) + StrokeCurve.dot(normal, along)
        let c = edge(cut, normal, curvature)
        let discriminant = b * b - 2 * curvature * c
        guard discriminant >= 0 else { return nil }
        let sum = b < 0 ? discriminant.squareRoot() - b : -discriminant.squareRoot() - b
        let side = StrokeCurve.cross(normal, tip)
        for s in [2 * c / sum, sum / curvature] {
            let y = cut + s * along
            // Up to the tip, the distance of the edge from the corner only increases, and it stays on one side of its
            // normal.
            let square = StrokeCurve.dot(y, y) - 1
            if square <= reach * (1 + 1e-9), StrokeCurve.cross(normal, y) * side >= 0 {
                return corner.point + halfWidth * y
            }
        }
        return nil
    }
}

extension StrokeCurve {
    /// The curvature at an end, positive if the curve turns clockwise on the screen; 0 without a handle, as in SVG 2
    /// (13.5.8). It is 2/3 of the cross product of slope and bend divided by the third power of the slope.
    func curvature(atEnd isEnd: Bool) -> Double {
        let (slope, next) = isEnd ? (p3 - p2, p2 - p1) : (p1 - p0, p2 - p1)
        let length = StrokeCurve.length(slope)
        guard length > 1e-9 * polygonLength else { return 0 }
        return (2.0 / 3) * (isEnd ? StrokeCurve.cross(next, slope) : StrokeCurve.cross(slope, next))
            / (length * length * length)
    }
}

extension Path {
    /// Appends a circular arc from the current point with a given initial direction to a point less than half a turn
    /// away, as cubic curves within a tolerance.
    mutating func appendArc(
        _ from: SIMD2<Double>,
        _ to: SIMD2<Double>,
        _ direction: SIMD2<Double>,
        _ tolerance: Double,
        depth: Int = 0
    ) {
        let chord = to - from
        guard let along = StrokeCurve.unit(chord) else { return }
        let length = StrokeCurve.length(chord)
        // Half the arc's angle is the angle between its chord and its ends.
        let cosine = StrokeCurve.dot(direction, along)
        let normal = StrokeCurve.normal(along)
        let sine = StrokeCurve.dot(direction, normal)
        let tangentOfQuarter = sine / (1 + max(cosine, 0))
        let square = tangentOfQuarter * tangentOfQuarter
        // 2/27 r sin⁶(φ/4) / cos²(φ/4), where r is the chord divided by 2 sin(φ/2).
        let error = (1.0 / 27) * length * square * square * tangentOfQuarter.magnitude
        if error > tolerance, depth < 8 {
            let middle = 0.5 * (from + to) + 0.5 * length * tangentOfQuarter * normal
            appendArc(from, middle, direction, tolerance, depth: depth + 1)
            return appendArc(middle, to, along, tolerance, depth: depth + 1)
        }
        let handle = length * (1 + square) / 3
        let end = 2 * cosine * along - direction
        let (first, second) = (from + handle * direction, to - handle * end)
        appendCubic(first.x, first.y, second.x, second.y, to.x, to.y)
    }
}
