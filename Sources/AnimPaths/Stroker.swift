// SPDX-License-Identifier: MIT
import AnimMath

/// Builds the outline of a stroke.
///
/// All its parts have no negative winding: the sides of each piece of the center line, the outer parts of joins, and
/// the caps. Inner corners pass through the center line's point, so that they subtract nothing; between two lines that
/// are long enough they are cut where the edges cross. All outlines run clockwise on the screen except the inner one of
/// a closed subpath: fill them by the non-zero rule.
struct Stroker {
    private let style: StrokeStyle
    private let halfWidth: Double
    private let tolerance: Double
    private let limit: Int
    private var left: StrokeSide
    private var right: StrokeSide
    /// The outlines so far.
    package private(set) var result = Path()

    /// - Parameters:
    ///   - tolerance: In the units of the pieces.
    ///   - limit: About the most verbs of the outline.
    init(_ style: StrokeStyle, halfWidth: Double, tolerance: Double, limit: Int) {
        self.style = style
        self.halfWidth = halfWidth
        self.tolerance = tolerance
        self.limit = limit
        left = StrokeSide(offset: halfWidth, tolerance: tolerance, limit: limit)
        right = StrokeSide(offset: -halfWidth, tolerance: tolerance, limit: limit)
    }

    /// How many verbs there are by now.
    private var count: Int {
        result.verbs.count + left.outline.verbs.count + right.outline.verbs.count + left.extra.verbs.count
            + right.extra.verbs.count
    }

    /// Appends the outlines of a subpath's stroke.
    ///
    /// - Throws: `.limit` if the outline has more verbs than a path can have.
    package mutating func append(_ subpath: StrokePieces.Subpath, of pieces: [StrokePiece]) throws(AnimError) {
        guard let first = subpath.pieces.first, let last = subpath.pieces.last else {
            if subpath.isDrawn { appendDot(subpath.start) }
            return
        }
        left.removeAll()
        right.removeAll()
        let start = pieces[first].curve.p0
        startSides(left.edge(start, pieces[first].start), right.edge(start, pieces[first].start))
        if subpath.isClosed {
            // The end of the last join.
            join(pieces[last], pieces[first], at: start)
            let (leftEnd, rightEnd) = (left.outline.currentPoint, right.outline.currentPoint)
            left.removeAll()
            right.removeAll()
            if let leftEnd, let rightEnd {
                startSides(SIMD2(leftEnd.x, leftEnd.y), SIMD2(rightEnd.x, rightEnd.y))
            }
        }
        for index in subpath.pieces {
            let piece = pieces[index]
            if !piece.isLine { append(piece.curve, piece.start, piece.end, 0) }
            let isLast = index == last
            if !isLast || subpath.isClosed {
                join(piece, pieces[isLast ? first : index + 1], at: piece.curve.p3)
            } else {
                endLine(piece, piece.curve.p3)
            }
            guard count <= limit, left.outline.verbs.count < Path.maximumVerbCount / 4 else { throw Stroker.tooLarge }
        }
        guard count + 64 < Path.maximumVerbCount else { throw Stroker.tooLarge }
        if subpath.isClosed {
            appendOutline(left.outline, reversed: false)
            appendOutline(right.outline, reversed: true)
        } else {
            let end = pieces[last]
            result.appendRun(left.outline, reversed: false, joined: false)
            appendCap(end.curve.p3, end.end)
            result.appendRun(right.outline, reversed: true, joined: true)
            appendCap(start, -pieces[first].start)
            result.appendClose()
        }
        for extra in [left.extra, right.extra] { try result.append(extra) }
    }

    /// Appends a side of a closed subpath, unless it is a point: the center of a circle as wide as the stroke.
    private mutating func appendOutline(_ outline: Path, reversed: Bool) {
        guard outline.verbs.count > 1 else { return }
        result.appendRun(outline, reversed: reversed, joined: false, dropsReturn: true)
        result.appendClose()
    }

    static var tooLarge: AnimError {
        AnimError(.limit, "the outline of the stroke would have more than 16777216 verbs")
    }

    private mutating func startSides(_ leftPoint: SIMD2<Double>, _ rightPoint: SIMD2<Double>) {
        left.outline.appendMove(leftPoint.x, leftPoint.y)
        right.outline.appendMove(rightPoint.x, rightPoint.y)
    }

    /// Appends both sides of a curve. It is halved until each part turns by at most 96°, or is so short that it is a
    /// point at which the stroke turns. Only eight parts of one size can turn by more, since the directions of a cubic
    /// curve turn by less than 360° in all.
    private mutating func append(
        _ curve: StrokeCurve,
        _ start: SIMD2<Double>,
        _ end: SIMD2<Double>,
        _ depth: Int
    ) {
        if curve.turnsLittle {
            left.append(curve, start, end)
            right.append(curve, start, end)
            left.endFold(left.edge(curve.p3, end))
            right.endFold(right.edge(curve.p3, end))
            return
        }
        if depth >= 48 || curve.polygonLength <= tolerance / 16 {
            turn(curve.p0, start, end)
            left.line(to: left.edge(curve.p3, end))
            right.line(to: right.edge(curve.p3, end))
            return
        }
        let halves = curve.split(at: 0.5)
        let before = halves.0.endTangent ?? start
        let after = halves.1.startTangent ?? end
        // The directions agree except for rounding, or are those on both sides of a cusp.
        let isSmooth = StrokeCurve.dot(before, after) > 0.9
        append(halves.0, start, before, depth + 1)
        if !isSmooth { turn(halves.0.p3, before, after) }
        append(halves.1, isSmooth ? before : after, end, depth + 1)
    }

    // MARK: Joins

    /// Turns the sides from one direction to another around a point: the limit of an ever tighter bend, which sweeps a
    /// sector on both sides.
    private mutating func turn(_ point: SIMD2<Double>, _ before: SIMD2<Double>, _ after: SIMD2<Double>) {
        let corner = StrokeCorner(point, before, after)
        if corner.gap == 0 { return }
        let (outer, inner) = corner.isLeftOuter ? (left.offset, right.offset) : (right.offset, left.offset)
        var sector = Path()
        sector.appendMove(point.x, point.y)
        let (first, last) = corner.isLeftOuter ? (before, after) : (after, before)
        let from = inner * StrokeCurve.normal(first)
        let to = inner * StrokeCurve.normal(last)
        sector.appendLine(point.x + from.x, point.y + from.y)
        sector.appendArc(point, from, to, corner.isLeftOuter ? corner.angle : -corner.angle, tolerance)
        sector.appendClose()
        try? left.extra.append(sector)
        connect(corner, .round, outer, inner, after)
    }

    /// Joins the end of a piece to the beginning of the next.
    private mutating func join(_ a: StrokePiece, _ b: StrokePiece, at point: SIMD2<Double>) {
        if b.isTurn {
            endLine(a, point)
            return turn(point, a.end, b.start)
        }
        let corner = StrokeCorner(point, a.end, b.start)
        let gap = halfWidth * corner.gap
        let shorter = min(a.length, b.length)
        // Half of a line's remaining length is reserved for the corner at its other end.
        let isCut = a.isLine && b.isLine && corner.isOpen && halfWidth * corner.tangentOfHalf <= 0.5 * shorter
        if corner.gap <= 1e-12 || (gap <= 0.25 * tolerance && 4 * gap <= shorter) {
            if isCut {
                left.line(to: point + left.offset * corner.miter)
                right.line(to: point + right.offset * corner.miter)
            } else {
                endLine(a, point)
                left.line(to: left.edge(point, b.start))
                right.line(to: right.edge(point, b.start))
            }
            return
        }
        let (outer, inner) = corner.isLeftOuter ? (left.offset, right.offset) : (right.offset, left.offset)
        let innerTip = point + inner * corner.miter
        if isCut {
            if corner.isLeftOuter { right.line(to: innerTip) } else { left.line(to: innerTip) }
            let outerEnd = point + outer * StrokeCurve.normal(a.end)
            let isSharp = style.join == .miter && corner.isWithin(style.miterLimit)
            if !isSharp { addOuter(corner, outerEnd) }
            addOuterJoin(corner, style.join, outer)
            if !isSharp { addOuter(corner, point + outer * StrokeCurve.normal(b.start)) }
            return
        }
        endLine(a, point)
        if style.join == .arcs, let arcs = StrokeArcs(corner, a, b, halfWidth, style) {
            if corner.isLeftOuter {
                arcs.append(to: &left.outline, tolerance)
            } else {
                arcs.append(to: &right.outline, tolerance)
            }
            return connect(corner, .bevel, outer, inner, b.start)
        }
        if style.join == .arcs, StrokeArcs.isTooTight(corner, a, b, halfWidth) {
            return connect(corner, .round, outer, inner, b.start)
        }
        connect(corner, style.join, outer, inner, b.start)
    }

    private mutating func endLine(_ piece: StrokePiece, _ point: SIMD2<Double>) {
        guard piece.isLine else { return }
        left.line(to: left.edge(point, piece.end))
        right.line(to: right.edge(point, piece.end))
    }

    private mutating func addOuter(_ corner: StrokeCorner, _ point: SIMD2<Double>) {
        if corner.isLeftOuter { left.line(to: point) } else { right.line(to: point) }
    }

    /// Connects both sides from the edges before a corner to those after it, the inner one through the corner itself.
    private mutating func connect(
        _ corner: StrokeCorner,
        _ join: StrokeStyle.Join,
        _ outer: Double,
        _ inner: Double,
        _ after: SIMD2<Double>
    ) {
        addOuterJoin(corner, join, outer)
        addOuter(corner, corner.point + outer * StrokeCurve.normal(after))
        let end = corner.point + inner * StrokeCurve.normal(after)
        if corner.isLeftOuter {
            right.line(to: corner.point)
            right.line(to: end)
        } else {
            left.line(to: corner.point)
            left.line(to: end)
        }
    }

    /// Adds the outer side between the two edges.
    private mutating func addOuterJoin(_ corner: StrokeCorner, _ join: StrokeStyle.Join, _ outer: Double) {
        let (before, after) = (corner.before, corner.after)
        switch join {
        case .bevel: break
        case .round:
            let (from, to) = (outer * StrokeCurve.normal(before), outer * StrokeCurve.normal(after))
            if corner.isLeftOuter {
                left.outline.appendArc(corner.point, from, to, corner.angle, tolerance)
            } else {
                right.outline.appendArc(corner.point, from, to, corner.angle, tolerance)
            }
        case .miter, .miterClip, .arcs:
            if corner.isWithin(style.miterLimit) {
                addOuter(corner, corner.point + outer * corner.miter)
            } else if join != .miter {
                let reach = corner.clipReach(style.miterLimit)
                guard reach > 0 else { return }
                addOuter(corner, corner.point + outer * StrokeCurve.normal(before) + halfWidth * reach * before)
                addOuter(corner, corner.point + outer * StrokeCurve.normal(after) - halfWidth * reach * after)
            }
        }
    }

    // MARK: Caps

    /// Appends a cap, from the left edge of an end to the right one, seen in the outward direction.
    private mutating func appendCap(_ point: SIMD2<Double>, _ outwards: SIMD2<Double>) {
        let edge = halfWidth * StrokeCurve.normal(outwards)
        switch style.cap {
        case .butt: break
        case .round: result.appendArc(point, edge, -edge, .pi, tolerance)
        case .square:
            let (first, second) = (point + edge + halfWidth * outwards, point - edge + halfWidth * outwards)
            result.appendLine(first.x, first.y)
            result.appendLine(second.x, second.y)
        }
    }

    /// Appends the caps of a subpath of length 0, which SVG 2 orients along the x axis.
    private mutating func appendDot(_ point: SIMD2<Double>) {
        let h = halfWidth
        switch style.cap {
        case .butt: return
        case .round:
            result.appendMove(point.x + h, point.y)
            result.appendArc(point, SIMD2(h, 0), SIMD2(h, 0), 2 * .pi, tolerance)
        case .square:
            result.appendMove(point.x - h, point.y - h)
            result.appendLine(point.x + h, point.y - h)
            result.appendLine(point.x + h, point.y + h)
            result.appendLine(point.x - h, point.y + h)
        }
        result.appendClose()
    }
}

/// Where a stroke turns from one direction to another.
struct StrokeCorner {
    package let point, before, after: SIMD2<Double>
    /// The distance between the tips of the two unit normals.
    let gap: Double
    /// Whether the left side on the screen is the outer one: for a right turn, and for a reversal.
    let isLeftOuter: Bool
    private let sum: SIMD2<Double>
    private let squaredSum: Double

    init(_ point: SIMD2<Double>, _ before: SIMD2<Double>, _ after: SIMD2<Double>) {
        self.point = point
        self.before = before
        self.after = after
        gap = StrokeCurve.length(after - before)
        isLeftOuter = StrokeCurve.cross(before, after) >= 0
        sum = StrokeCurve.normal(before) + StrokeCurve.normal(after)
        squaredSum = StrokeCurve.dot(sum, sum)
    }

    /// Whether the edges meet at all.
    package var isOpen: Bool { squaredSum > 1e-12 }

    /// From the corner to the intersection of the left edges, for an offset of 1.
    package var miter: SIMD2<Double> { sum * (2 / squaredSum) }

    /// tan(θ/2) for a turn by θ: the distance from the corner to where the inner edges meet, for an offset of 1.
    var tangentOfHalf: Double { gap / squaredSum.squareRoot() }

    /// The angle of the turn, positive clockwise on the screen.
    package var angle: Double {
        let angle = Math.atan2(StrokeCurve.cross(before, after).magnitude, StrokeCurve.dot(before, after))
        return isLeftOuter ? angle : -angle
    }

    /// Whether a miter, 1 / cos(θ/2) widths long, is within the limit.
    func isWithin(_ limit: Double) -> Bool { isOpen && 4 <= limit * limit * squaredSum }

    /// How far the outer edges continue before a miter is cut off, for an offset of 1: by a line perpendicular to the
    /// bisector, at the limit from the corner.
    func clipReach(_ limit: Double) -> Double {
        // cos(θ/2) = |sum| / 2 and sin(θ/2) = gap / 2.
        (limit - 0.5 * squaredSum.squareRoot()) / (0.5 * gap)
    }
}
