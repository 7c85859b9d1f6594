// SPDX-License-Identifier: MIT
import AnimMath

/// Hit tests of a stroke by its definition: no outline is built.
package struct StrokeHits: Sendable {
    private var style = StrokeStyle()
    private var pieces = StrokePieces()
    private var halfWidth = 0.0
    private var dashed = Path()

    /// Tests that hit nothing.
    package init() {}

    /// Prepares hit tests of a path's stroke. O(verbs), and O(dashes) more for a dashed stroke.
    /// - Throws: As `Path.stroked`.
    package static func make(_ path: Path, _ style: StrokeStyle) throws(AnimError) -> StrokeHits {
        var hits = StrokeHits()
        try hits.prepare(path, style)
        return hits
    }

    /// As `make`, reusing the present memory.
    /// - Parameter limit: The most dashes.
    @inline(never)
    package mutating func prepare(_ path: Path, _ style: StrokeStyle, limit: Int = .max) throws(AnimError) {
        try style.check()
        self.style = style
        if style.dashes.isEmpty {
            pieces.take(path, width: style.width)
        } else {
            dashed.removeAll()
            try path.appendDashes(of: style, to: &dashed, limit: limit)
            pieces.take(dashed, width: style.width)
        }
        halfWidth = 0.5 * style.width * pieces.scale
    }

    /// Whether the stroke contains a point: within half the width along a normal of the outline, or in a join or a cap.
    /// On the edge itself either answer is possible. A point that is not finite is outside.
    ///
    /// Complexity: O(verbs), no allocation.
    package func contains(x: Double, y: Double) -> Bool {
        let point = SIMD2(x * pieces.scale, y * pieces.scale)
        // All coordinates are at most about 1, and miters at most 1e16, so squares stay in range.
        guard halfWidth > 0, point.x.magnitude < 1e100, point.y.magnitude < 1e100 else { return false }
        for subpath in pieces.subpaths where contains(subpath, point) { return true }
        return false
    }

    private func contains(_ subpath: StrokePieces.Subpath, _ point: SIMD2<Double>) -> Bool {
        guard let first = subpath.pieces.first, let last = subpath.pieces.last else {
            return subpath.isDrawn && isInDot(point - subpath.start)
        }
        for index in subpath.pieces {
            let piece = pieces.pieces[index]
            if piece.isLine ? isBesideLine(piece, point) : isBesideCurve(piece.curve, point, 0) { return true }
            let isLast = index == last
            if !isLast || subpath.isClosed, isInJoin(index, isLast ? first : index + 1, point) { return true }
        }
        if subpath.isClosed { return false }
        let (start, end) = (pieces.pieces[first], pieces.pieces[last])
        return isInCap(point - start.curve.p0, -start.start) || isInCap(point - end.curve.p3, end.end)
    }

    /// The gap that rounding of coordinates of about 1 may leave between a piece and the join after it.
    private static let rounding = 2e-15

    private func isInDisc(_ v: SIMD2<Double>) -> Bool { StrokeCurve.dot(v, v) <= halfWidth * halfWidth }

    private func isInDot(_ v: SIMD2<Double>) -> Bool {
        switch style.cap {
        case .butt: false
        case .round: isInDisc(v)
        case .square: v.x.magnitude <= halfWidth && v.y.magnitude <= halfWidth
        }
    }

    private func isInCap(_ v: SIMD2<Double>, _ outwards: SIMD2<Double>) -> Bool {
        guard style.cap != .butt else { return false }
        let along = StrokeCurve.dot(v, outwards)
        guard along >= 0 else { return false }
        if style.cap == .round { return isInDisc(v) }
        return along <= halfWidth && StrokeCurve.cross(v, outwards).magnitude <= halfWidth
    }

    private func isBesideLine(_ piece: StrokePiece, _ point: SIMD2<Double>) -> Bool {
        let v = point - piece.curve.p0
        guard StrokeCurve.cross(v, piece.start).magnitude <= halfWidth else { return false }
        let along = StrokeCurve.dot(v, piece.start)
        return along >= 0 && along <= piece.length
    }

    /// A join is the wedge bounded by the planes perpendicular to the two directions, and the edges. The pieces are
    /// read in place: copying one takes longer than most tests.
    @inline(__always)
    private func isInJoin(_ a: Int, _ b: Int, _ point: SIMD2<Double>) -> Bool {
        let v = point - pieces.pieces[b].curve.p0
        if pieces.pieces[b].isTurn { return isInDisc(v) }
        let (before, after) = (pieces.pieces[a].end, pieces.pieces[b].start)
        guard StrokeCurve.dot(v, before) >= -StrokeHits.rounding, StrokeCurve.dot(v, after) <= StrokeHits.rounding
        else { return false }
        return style.join == .round ? isInDisc(v) : isInWedge(a, b, v)
    }

    @inline(never)
    private func isInWedge(_ a: Int, _ b: Int, _ v: SIMD2<Double>) -> Bool {
        let (joint, before, after) = (pieces.pieces[b].curve.p0, pieces.pieces[a].end, pieces.pieces[b].start)
        let corner = StrokeCorner(joint, before, after)
        let side = corner.isLeftOuter ? 1.0 : -1.0
        let across = side * StrokeCurve.dot(v, StrokeCurve.normal(before))
        let beyond = side * StrokeCurve.dot(v, StrokeCurve.normal(after))
        // If the outline continues straight, the wedge is a line; its inner half belongs to the ends of the pieces.
        if across + beyond < -StrokeHits.rounding { return isInDisc(v) }
        // Nil if a clipped miter replaces the arcs.
        if style.join == .arcs,
            let isInside = StrokeArcs(corner, pieces.pieces[a], pieces.pieces[b], halfWidth, style)?.contains(joint + v)
        {
            return isInside
        }
        if style.join == .arcs, StrokeArcs.isTooTight(corner, pieces.pieces[a], pieces.pieces[b], halfWidth) {
            return isInDisc(v)
        }
        guard across <= halfWidth, beyond <= halfWidth else { return false }
        if style.join != .bevel, corner.isWithin(style.miterLimit) { return true }
        // cos(θ/2) and sin(θ/2) from the sum and the difference of the directions.
        let outwards = StrokeCurve.unit(before - after) ?? before
        let reach = StrokeCurve.dot(v, outwards)
        if style.join == .miterClip || style.join == .arcs { return reach <= style.miterLimit * halfWidth }
        return reach <= halfWidth * 0.5 * StrokeCurve.length(before + after)
    }

    /// Whether the point lies on a normal of the curve, within half the width.
    ///
    /// Normals through the point are at the roots of (p − point) · p', of degree 5. The sign changes of its Bernstein
    /// coefficients isolate them: the curve is halved until there is at most one sign change. There are at most two
    /// halves with two or more changes on each level, since there are at most five changes in all and halving adds
    /// none; the depth is bounded.
    private func isBesideCurve(_ curve: StrokeCurve, _ point: SIMD2<Double>, _ depth: Int) -> Bool {
        let (q0, q1, q2, q3) = (curve.p0 - point, curve.p1 - point, curve.p2 - point, curve.p3 - point)
        let low = StrokeHits.least(StrokeHits.least(q0, q1), StrokeHits.least(q2, q3))
        let high = -StrokeHits.least(StrokeHits.least(-q0, -q1), StrokeHits.least(-q2, -q3))
        guard low.x <= halfWidth, low.y <= halfWidth, high.x >= -halfWidth, high.y >= -halfWidth else { return false }
        let (d0, d1, d2) = (q1 - q0, q2 - q1, q3 - q2)
        let coefficients = SIMD8(
            StrokeCurve.dot(q0, d0),
            (3 * StrokeCurve.dot(q1, d0) + 2 * StrokeCurve.dot(q0, d1)) / 5,
            (3 * StrokeCurve.dot(q2, d0) + 6 * StrokeCurve.dot(q1, d1) + StrokeCurve.dot(q0, d2)) / 10,
            (StrokeCurve.dot(q3, d0) + 6 * StrokeCurve.dot(q2, d1) + 3 * StrokeCurve.dot(q1, d2)) / 10,
            (2 * StrokeCurve.dot(q3, d1) + 3 * StrokeCurve.dot(q2, d2)) / 5,
            StrokeCurve.dot(q3, d2),
            0,
            0
        )
        var changes = 0
        var before = 0.0
        for index in 0..<6 where coefficients[index] != 0 {
            if before != 0, (coefficients[index] > 0) != (before > 0) { changes += 1 }
            before = coefficients[index]
        }
        if changes == 0 { return false }
        if changes > 1, depth < 32 {
            // A root exactly at the cut would be lost between the halves. That happens at a cusp in the middle.
            var middle = coefficients * SIMD8(1, 5, 10, 10, 5, 1, 0, 0)
            let value = middle.sum()
            middle.replace(with: -middle, where: middle .< 0)
            if value.magnitude <= 1e-12 * middle.sum(), isInDisc(curve.point(0.5) - point) { return true }
            let halves = curve.split(at: 0.5)
            return isBesideCurve(halves.0, point, depth + 1) || isBesideCurve(halves.1, point, depth + 1)
        }
        var (start, end) = (0.0, 1.0)
        for _ in 0..<54 {
            let middle = 0.5 * (start + end)
            let value = StrokeCurve.dot(curve.point(middle) - point, curve.slope(middle))
            if (value > 0) == (before > 0) { end = middle } else { start = middle }
        }
        return isInDisc(curve.point(0.5 * (start + end)) - point)
    }

    private static func least(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
    }
}

extension Path {
    /// Whether the path's stroke contains a point. `StrokeHits` is faster for many points.
    /// - Throws: As `stroked`.
    package func strokeContains(x: Double, y: Double, _ style: StrokeStyle) throws(AnimError) -> Bool {
        try StrokeHits.make(self, style).contains(x: x, y: y)
    }
}
