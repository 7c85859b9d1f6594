// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The path with its corners rounded.
    ///
    /// A corner is a point where two segments of a subpath meet at an angle of more than 1e-6 radians. The start of a
    /// closed subpath is its first corner. A corner between two lines becomes an arc of the radius, reduced so that it
    /// takes at most half of a line with a corner at its other end, and at most all of any other line; an arc is a
    /// cubic curve for each quarter turn. If a segment is a curve, both segments are cut as far from the corner, along
    /// them, as lines would be, and joined by a cubic curve that continues their directions.
    ///
    /// - Parameters:
    ///   - radii: The radius of each corner in order, at least 0; repeated if there are more corners. An empty list
    ///     changes nothing.
    ///   - smoothing: 0 is a circular arc. Up to 1, the corner between two lines begins earlier by that part of what
    ///     the arc takes, as far as there is room, and the curvature rises from 0 to that of a shorter arc.
    /// - Throws: `.argument` for a number that is not finite or negative, or a smoothing above 1; `.limit` for a radius
    ///   beyond 1e150 and for too many verbs.
    package func roundingCorners(
        _ radii: UnsafeBufferPointer<Double>,
        smoothing: Double = 0
    ) throws(AnimError) -> Path {
        for radius in radii {
            guard radius >= 0, radius.isFinite else {
                throw AnimError(.argument, "the radii must be finite and must not be negative")
            }
            guard radius <= Path.maximumCoordinate else { throw AnimError(.limit, "the radii must be at most 1e150") }
        }
        guard smoothing >= 0, smoothing <= 1 else {
            throw AnimError(.argument, "smoothing must be from 0 to 1")
        }
        if radii.isEmpty { return self }
        var rounder = CornerRounder(radii, smoothing)
        var reader = SegmentReader(self)
        while let element = reader.next() {
            if element.verb == .move { try rounder.finish() }
            rounder.append(element)
        }
        try rounder.finish()
        var result = rounder.result
        result.clampCoordinates()
        return result
    }
}

/// Rounds the corners of one subpath after the other.
private struct CornerRounder {
    private struct Piece {
        var segment: Path.Segment
        package var length: Double
        package var start, end: SIMD2<Double>
        package var isLine: Bool
        /// How much of the segment the corners at its ends take.
        var startCut = 0.0
        var endCut = 0.0
        /// Whether the corner at its start is to be rounded.
        var isRounded = false
        /// The radius of that corner.
        package var radius = 0.0
    }

    private let radii: UnsafeBufferPointer<Double>
    private let smoothing: Double
    package private(set) var result = Path()
    private var cornerCount = 0
    private var pieces: [Piece] = []
    private var start = SIMD2(0.0, 0.0)
    private var hasStart = false
    private var isDrawn = false
    private var isClosed = false

    init(_ radii: UnsafeBufferPointer<Double>, _ smoothing: Double) {
        self.radii = radii
        self.smoothing = smoothing
    }

    package mutating func append(_ element: SegmentReader.Element) {
        if element.verb == .move {
            pieces.removeAll(keepingCapacity: true)
            (hasStart, isDrawn, isClosed) = (true, false, false)
            if case .line(let x, let y, _, _) = element.segment { start = SIMD2(x, y) }
            return
        }
        isDrawn = true
        isClosed = element.verb == .close
        let length = element.segment.length
        guard length > 0 else { return }
        var isLine = false
        if case .line = element.segment { isLine = true }
        let (first, last) = (element.segment.direction(at: 0), element.segment.direction(at: 1))
        pieces.append(Piece(segment: element.segment, length: length, start: first, end: last, isLine: isLine))
    }

    package mutating func finish() throws(AnimError) {
        guard hasStart else { return }
        hasStart = false
        try result.checkRoom(for: 8 * pieces.count + 8)
        guard !pieces.isEmpty else {
            result.appendMove(start.x, start.y)
            if isDrawn { isClosed ? result.appendClose() : result.appendLine(start.x, start.y) }
            return
        }
        findCorners()
        cut()
        draw()
    }

    private mutating func findCorners() {
        for index in 0..<pieces.count where index > 0 || isClosed {
            let before = pieces[index > 0 ? index - 1 : pieces.count - 1].end
            let turn = pieces[index].start - before
            guard StrokeCurve.dot(turn, turn) > 1e-12 else { continue }
            pieces[index].radius = radii[cornerCount % radii.count]
            pieces[index].isRounded = pieces[index].radius > 0
            cornerCount += 1
        }
    }

    /// Computes how much each corner takes of the segments beside it: r tan(θ/2), as far as there is room.
    private mutating func cut() {
        for index in 0..<pieces.count where pieces[index].isRounded {
            let before = index > 0 ? index - 1 : pieces.count - 1
            let next = index + 1 < pieces.count ? index + 1 : 0
            // A segment shared with another corner gives half of itself.
            let isShared = pieces[next].isRounded && (next > 0 || isClosed)
            let room = min(
                pieces[index].length * (isShared ? 0.5 : 1),
                pieces[before].length * (pieces[before].isRounded ? 0.5 : 1)
            )
            let half = CornerRounder.tangentOfHalf(pieces[before].end, pieces[index].start)
            let wanted = pieces[index].radius * half
            let taken = min(wanted, room)
            var whole = taken
            if smoothing > 0, pieces[before].isLine, pieces[index].isLine {
                whole = min((1 + smoothing) * taken, room)
            }
            pieces[index].radius = half > 1e-9 && half < 1e9 ? taken / half : 0
            if half >= 1e9 { whole = 0 }
            pieces[index].startCut = whole
            pieces[before].endCut = whole
        }
    }

    /// tan(θ/2) for a turn by θ.
    private static func tangentOfHalf(_ before: SIMD2<Double>, _ after: SIMD2<Double>) -> Double {
        let sum = StrokeCurve.length(before + after)
        return sum > 0 ? StrokeCurve.length(after - before) / sum : .infinity
    }

    private mutating func draw() {
        let first = pieces[0]
        let begin = first.segment.point(at: parameter(first, first.startCut))
        result.appendMove(begin.x, begin.y)
        for index in 0..<pieces.count {
            let piece = pieces[index]
            let t0 = parameter(piece, piece.startCut)
            let t1 = piece.endCut > 0 ? parameter(piece, piece.length - piece.endCut) : 1
            let isLast = index == pieces.count - 1
            // The close draws the last line of a closed subpath.
            let isReturn = isLast && isClosed && piece.isLine && piece.endCut == 0
            if t1 > t0, !isReturn { piece.segment.appendPart(t0, t1, to: &result) }
            guard piece.endCut > 0, !isLast || isClosed else { continue }
            appendCorner(piece, pieces[isLast ? 0 : index + 1], t1)
        }
        if isClosed { result.appendClose() }
    }

    private func parameter(_ piece: Piece, _ length: Double) -> Double {
        piece.segment.parameter(atLength: length, of: piece.length)
    }

    private mutating func appendCorner(_ a: Piece, _ b: Piece, _ t1: Double) {
        let t0 = parameter(b, b.startCut)
        let from = a.segment.point(at: t1)
        let to = b.segment.point(at: t0)
        if a.isLine, b.isLine {
            appendArc(from, to, a, b)
            return
        }
        let before = a.segment.direction(at: t1)
        let after = b.segment.direction(at: t0)
        // The handles of a circular arc with the same chord that turns by the same angle.
        let angle = Math.atan2(StrokeCurve.cross(before, after), StrokeCurve.dot(before, after)).magnitude
        let chord = Math.hypot(to.x - from.x, to.y - from.y)
        let sine = Math.sin(0.5 * angle)
        let handle = chord * (sine > 1e-6 ? 2 * Math.tan(0.25 * angle) / (3 * sine) : 1.0 / 3)
        appendCubic(from + handle * before, to - handle * after, to)
    }

    private mutating func appendCubic(_ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ end: SIMD2<Double>) {
        result.appendCubic(c1.x, c1.y, c2.x, c2.y, end.x, end.y)
    }

    /// Appends an arc between two lines; if smooth, with transitions of growing curvature before and after it.
    private mutating func appendArc(_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ a: Piece, _ b: Piece) {
        let radius = b.radius
        let cross = StrokeCurve.cross(a.end, b.start)
        let angle = Math.atan2(cross.magnitude, StrokeCurve.dot(a.end, b.start))
        let taken = radius * Math.tan(0.5 * angle)
        // The smoothing that there is room for.
        let smooth = taken > 0 ? min(max(b.startCut / taken - 1, 0), 1) : 0
        let (inside, outside) = (StrokeCurve.normal(a.end), StrokeCurve.normal(b.start))
        let side = cross >= 0 ? -1.0 : 1.0
        guard smooth > 1e-9 else {
            appendArc(from, to, radius, side, inside, outside, angle)
            return
        }
        // The arc is shortened by θ·smooth/2 at each end. There its tangent meets the line r tan(θ·smooth/4) beyond the
        // beginning of the whole arc. The length of the other handle makes the transition end with the curvature of the
        // arc. The transition begins with curvature 0, since three of its points are on the line.
        let lack = 0.5 * angle * smooth
        let (sine, cosine) = Math.sincos(lack)
        let reach = radius * Math.tan(0.5 * lack)
        let length = b.startCut - taken + reach
        // Not reach², which underflows for tiny paths.
        let handle = length - min(1.5 * reach * (reach / radius) / sine, length)
        let meeting = from + length * a.end
        let leaving = to - length * b.start
        // Directions and normals where the arc begins and ends.
        let first = a.end * cosine - side * sine * SIMD2(-a.end.y, a.end.x)
        let last = b.start * cosine + side * sine * SIMD2(-b.start.y, b.start.x)
        let arcStart = meeting + reach * first
        let arcEnd = leaving - reach * last
        appendCubic(from + handle * a.end, meeting, arcStart)
        let rest = angle - 2 * lack
        if rest > 1e-9 {
            appendArc(
                arcStart,
                arcEnd,
                radius,
                side,
                StrokeCurve.normal(first),
                StrokeCurve.normal(last),
                rest
            )
        }
        appendCubic(leaving, to - handle * b.start, to)
    }

    /// A circular arc between two points with given left normals; the center is on the side.
    private mutating func appendArc(
        _ from: SIMD2<Double>,
        _ to: SIMD2<Double>,
        _ radius: Double,
        _ side: Double,
        _ fromNormal: SIMD2<Double>,
        _ toNormal: SIMD2<Double>,
        _ angle: Double
    ) {
        let count = angle > 0.5 * .pi + 1e-9 ? 2 : 1
        let handle = 4.0 / 3 * Math.tan(0.25 * angle / Double(count)) * radius
        let (before, after) = (SIMD2(-fromNormal.y, fromNormal.x), SIMD2(-toNormal.y, toNormal.x))
        if count == 1 { return appendCubic(from + handle * before, to - handle * after, to) }
        let center = from + side * radius * fromNormal
        let sum = fromNormal + toNormal
        let normal = sum / max(StrokeCurve.length(sum), 1e-300)
        let middle = center - side * radius * normal
        let direction = SIMD2(-normal.y, normal.x)
        appendCubic(from + handle * before, middle - handle * direction, middle)
        appendCubic(middle + handle * direction, to - handle * after, to)
    }
}
