// SPDX-License-Identifier: MIT
import AnimMath

/// The outer side of an `arcs` join (SVG 2, 13.5.8): both edges go on as circles of their own curvature until they meet. Where
/// they do not, the radii are changed alike until they touch (13.5.9).
///
/// In units of half the width around the corner, with the normal n of an edge to the outer side and the curvature k of its
/// piece towards the inner side, the circle is where k/2 (|y|² − 1) + n·y = 1: of no curvature a line. With q = |y|² − 1 both are
/// linear in y and q, so that y = u + q v, and q is the root of a quadratic equation; the lesser one is nearer to the corner. It has
/// one where (1 + a)(1 + b) ≥ (1 − n·m)/2 for the curvatures a and b.
struct StrokeArcs {
    typealias Point = SIMD2<Double>

    private let corner: StrokeCorner
    private let halfWidth: Double
    /// Of the edges before and after the corner.
    private let firstNormal, lastNormal: Point
    private let firstCurvature, lastCurvature: Double
    /// Where they meet, and |y|² − 1 there.
    private let tip: Point
    private let reach: Double
    /// Where the join is cut off, and the direction out of it; the latter is 0 where the limit is not reached.
    private var cut = Point.zero
    private var outwards = Point.zero

    /// - Parameters: curvatures are signed, above 0 for a piece that turns clockwise on the screen.
    /// - Returns: nil where both are lines, where an edge has turned round by a bend tighter than half the width, and where the
    ///   edges do not meet ahead of them within half a turn: a clipped miter does then, and a disc for a tight bend.
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
        // What has just been made to touch does, whatever rounding says.
        let discriminant = isAdjusted ? 0 : linear * linear - 4 * square * constant
        guard linear < 0, discriminant >= 0 else { return nil }
        reach = 2 * constant / (discriminant.squareRoot() - linear)
        tip = u + reach * v
        guard StrokeCurve.dot(tip - n, corner.before) > 0, StrokeCurve.dot(m - tip, corner.after) > 0 else {
            return nil
        }
        clip(limit, StrokeCurve.unit(u) ?? n)
    }

    /// Changes the radii of two circles that do not meet by the same length, so that they touch; a line stays one.
    ///
    /// With the signed radius r = 1 + 1/a of an edge, below 0 where its center is outside, both cases of the standard are r − δ:
    /// one circle inside the other, and both apart. They touch where r s = k (r − 1)(s − 1), k being (1 − n·m)/2; with the
    /// inverses of r and s that is a quadratic equation for δ, whose root above 0 nearest to it is taken.
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

    /// Whether an edge has turned round by a bend tighter than half the width: it has no circle to go on by.
    static func isTooTight(_ corner: StrokeCorner, _ a: StrokePiece, _ b: StrokePiece, _ halfWidth: Double) -> Bool {
        let side = corner.isLeftOuter ? halfWidth : -halfWidth
        return (!a.isLine && side * a.curve.curvature(atEnd: true) <= -1)
            || (!b.isLine && side * b.curve.curvature(atEnd: false) <= -1)
    }

    /// The same between two pieces.
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

    /// The length of a join is measured along the arc that leaves the corner in the direction of the bisector and ends in the
    /// tip; where it is beyond the limit, a line across that arc cuts it off.
    private mutating func clip(_ limit: Double, _ bisector: Point) {
        let chord = StrokeCurve.length(tip)
        let across = StrokeCurve.cross(bisector, tip)
        // Half the angle of the arc.
        let half = Math.atan2(across, StrokeCurve.dot(bisector, tip))
        let straight = half.magnitude < 1e-4
        let length = straight ? chord : chord * half / Math.sin(half)
        guard length > limit else { return }
        // The arc as far as the limit.
        let angle = half * limit / length
        let (sine, cosine) = Math.sincos(angle)
        let part = straight ? limit : limit * sine / angle
        let beside = Point(-bisector.y, bisector.x)
        cut = part * (cosine * bisector + sine * beside)
        let (turn, turnCosine) = Math.sincos(2 * angle)
        outwards = turnCosine * bisector + turn * beside
    }

    private func edge(_ y: Point, _ normal: Point, _ curvature: Double) -> Double {
        0.5 * curvature * (StrokeCurve.dot(y, y) - 1) + StrokeCurve.dot(normal, y) - 1
    }

    /// Whether the join holds a point that lies between the ends of both pieces.
    ///
    /// From the edge's end to the tip an arc only leaves the corner: what is farther away is not in the join, but may be between the
    /// circles again.
    func contains(_ point: Point) -> Bool {
        let y = (point - corner.point) / halfWidth
        return StrokeCurve.dot(y, y) - 1 <= reach && edge(y, firstNormal, firstCurvature) <= 0
            && edge(y, lastNormal, lastCurvature) <= 0 && StrokeCurve.dot(y - cut, outwards) <= 0
    }

    /// Appends the outer side, from the end of one edge to the beginning of the other, to an outline.
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

    /// The direction in which an arc begins that ends in a direction.
    private static func mirrored(_ direction: Point, _ chord: Point) -> Point {
        guard let along = StrokeCurve.unit(chord) else { return direction }
        return 2 * StrokeCurve.dot(direction, along) * along - direction
    }

    /// Where the line that cuts the join off meets an edge between its end and the tip; nil where it does not.
    private func clipped(_ normal: Point, _ curvature: Double) -> Point? {
        guard StrokeCurve.dot(normal - cut, outwards) < 0 else { return nil }
        // Along the line, from the cut on: curvature/2 s² + b s + c = 0.
        let along = Point(-outwards.y, outwards.x)
        let b = curvature * StrokeCurve.dot(cut, along) + StrokeCurve.dot(normal, along)
        let c = edge(cut, normal, curvature)
        let discriminant = b * b - 2 * curvature * c
        guard discriminant >= 0 else { return nil }
        let sum = b < 0 ? discriminant.squareRoot() - b : -discriminant.squareRoot() - b
        let side = StrokeCurve.cross(normal, tip)
        for s in [2 * c / sum, sum / curvature] {
            let y = cut + s * along
            // The edge only leaves the corner, on one side of its normal.
            let square = StrokeCurve.dot(y, y) - 1
            if square <= reach * (1 + 1e-9), StrokeCurve.cross(normal, y) * side >= 0 {
                return corner.point + halfWidth * y
            }
        }
        return nil
    }
}

extension StrokeCurve {
    /// The curvature at an end, above 0 where the curve turns clockwise on the screen; 0 without a handle, as SVG 2 (13.5.8) has
    /// it: 2/3 of the cross product of slope and bend through the third power of the slope.
    func curvature(atEnd isEnd: Bool) -> Double {
        let (slope, next) = isEnd ? (p3 - p2, p2 - p1) : (p1 - p0, p2 - p1)
        let length = StrokeCurve.length(slope)
        guard length > 1e-9 * polygonLength else { return 0 }
        return (2.0 / 3) * (isEnd ? StrokeCurve.cross(next, slope) : StrokeCurve.cross(slope, next))
            / (length * length * length)
    }
}

extension Path {
    /// Appends the circular arc from the current point, which leaves it in a direction, to another point less than half a turn
    /// away: as cubic curves that are within a tolerance.
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
        // Half the arc's angle is that between its chord and its ends.
        let cosine = StrokeCurve.dot(direction, along)
        let normal = StrokeCurve.normal(along)
        let sine = StrokeCurve.dot(direction, normal)
        let tangentOfQuarter = sine / (1 + max(cosine, 0))
        let square = tangentOfQuarter * tangentOfQuarter
        // 2/27 r sin⁶(φ/4) / cos²(φ/4), r being the chord through 2 sin(φ/2).
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
