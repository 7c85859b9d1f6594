// SPDX-License-Identifier: MIT
/// The outlines of two paths as closed sequences of pieces that are monotone in x and in y, with coordinates of the
/// order of 1.
struct RegionPieces {
    /// A segment of a path before it is cut.
    struct Segment {
        var verb: Path.Verb
        /// p1 is the control point of a quadratic curve; only cubic curves use p2.
        var p0, p1, p2, p3: SIMD2<Double>
        /// Whether it belongs to the first path.
        var isFirst: Bool

        var curve: StrokeCurve {
            let third = 1.0 / 3
            switch verb {
            case .cubic: return StrokeCurve(p0: p0, p1: p1, p2: p2, p3: p3)
            case .quadratic:
                return StrokeCurve(p0: p0, p1: p1 + (p0 - p1) * third, p2: p1 + (p3 - p1) * third, p3: p3)
            default: return StrokeCurve(p0: p0, p1: p0 + (p3 - p0) * third, p2: p3 + (p0 - p3) * third, p3: p3)
            }
        }
    }

    /// A part of a segment that is monotone in x and in y.
    struct Piece {
        var curve: StrokeCurve
        var isLine: Bool
        var segment: Int32
        /// The parameters of the part of the segment.
        var from, to: Double
        var low, high: SIMD2<Double>
    }

    private(set) var segments: [Segment] = []
    private(set) var pieces: [Piece] = []
    /// The factor of the coordinates: a power of two.
    let scale: Double

    init(_ first: Path, _ second: Path) {
        var largest = 0.0
        for coordinate in first.coordinates { largest = max(largest, coordinate.magnitude) }
        for coordinate in second.coordinates { largest = max(largest, coordinate.magnitude) }
        scale = largest > 0 ? Double(sign: .plus, exponent: min(-largest.exponent, 1000), significand: 1) : 1
        append(first, isFirst: true)
        append(second, isFirst: false)
    }

    private mutating func append(_ path: Path, isFirst: Bool) {
        let scale = scale
        path.forEachSegment(closingOpenSubpaths: true) { segment in
            switch segment {
            case .line(let x0, let y0, let x1, let y1):
                let (p0, p3) = (SIMD2(x0, y0) * scale, SIMD2(x1, y1) * scale)
                if p0 != p3 { append(Segment(verb: .line, p0: p0, p1: p0, p2: p3, p3: p3, isFirst: isFirst)) }
            case .quadratic(let curve):
                let control = SIMD2(curve.x1, curve.y1) * scale
                let (p0, p3) = (SIMD2(curve.x0, curve.y0) * scale, SIMD2(curve.x2, curve.y2) * scale)
                append(Segment(verb: .quadratic, p0: p0, p1: control, p2: control, p3: p3, isFirst: isFirst))
            case .cubic(let curve):
                let (p0, p1) = (SIMD2(curve.x0, curve.y0) * scale, SIMD2(curve.x1, curve.y1) * scale)
                let (p2, p3) = (SIMD2(curve.x2, curve.y2) * scale, SIMD2(curve.x3, curve.y3) * scale)
                append(Segment(verb: .cubic, p0: p0, p1: p1, p2: p2, p3: p3, isFirst: isFirst))
            }
        }
    }

    private mutating func append(_ segment: Segment) {
        let index = Int32(truncatingIfNeeded: segments.count)
        segments.append(segment)
        let curve = segment.curve
        guard segment.verb != .line else { return append(curve, isLine: true, index, 0, 1) }
        let x = CubicCurve.turns(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x)
        let y = CubicCurve.turns(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y)
        var turns = SIMD4(x.first, x.second, y.first, y.second)
        for end in 1..<4 {
            var slot = end
            while slot > 0, turns[slot - 1] > turns[slot] {
                (turns[slot - 1], turns[slot]) = (turns[slot], turns[slot - 1])
                slot -= 1
            }
        }
        // A part beside an extreme that is shorter than this turns by less than the resolution of numbers.
        let shortest = 0x1p-26
        var (from, start) = (0.0, curve.p0)
        for slot in 0...4 {
            let to = slot < 4 ? turns[slot] : 1
            guard slot == 4 || (to > from + shortest && to < 1 - shortest) else { continue }
            var part = from == 0 && to == 1 ? curve : curve.part(from, to)
            part.p0 = start
            if to == 1 { part.p3 = curve.p3 }
            start = part.p3
            append(part, isLine: part.isFlat(0x1p-36), index, from, to)
            from = to
        }
    }

    private mutating func append(_ curve: StrokeCurve, isLine: Bool, _ segment: Int32, _ from: Double, _ to: Double) {
        let (low, high) = curve.hull
        guard low != high else { return }
        pieces.append(
            Piece(curve: curve, isLine: isLine, segment: segment, from: from, to: to, low: low, high: high)
        )
    }
}

extension StrokeCurve {
    /// The curve between two parameters: its control points are the blossom's values.
    func part(_ from: Double, _ to: Double) -> StrokeCurve {
        func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
            let (q0, q1, q2) = (p0 * (1 - a) + p1 * a, p1 * (1 - a) + p2 * a, p2 * (1 - a) + p3 * a)
            let (r0, r1) = (q0 * (1 - b) + q1 * b, q1 * (1 - b) + q2 * b)
            return r0 * (1 - c) + r1 * c
        }
        return StrokeCurve(
            p0: blossom(from, from, from),
            p1: blossom(from, from, to),
            p2: blossom(from, to, to),
            p3: blossom(to, to, to)
        )
    }

    /// The bounding box of the control points.
    @inline(__always)
    var hull: (low: Point, high: Point) {
        (
            pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3)),
            pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
        )
    }

    /// Whether the control points are within a distance of the line through the ends.
    func isFlat(_ distance: Double) -> Bool {
        let chord = p3 - p0
        let limit = distance * StrokeCurve.length(chord)
        return StrokeCurve.cross(chord, p1 - p0).magnitude <= limit
            && StrokeCurve.cross(chord, p2 - p0).magnitude <= limit
    }

    /// Where a monotone coordinate has a value between those of the ends: Newton's method within a bracket.
    @inline(never)
    @_optimize(speed)
    func parameter(_ axis: Int, _ value: Double) -> Double {
        let (a, b, c, d) = (p0[axis] - value, p1[axis] - value, p2[axis] - value, p3[axis] - value)
        if a == d { return 0.5 }
        let isRising = d > a
        var (low, high) = (0.0, 1.0)
        var t = a / (a - d)
        if !(t > 0) { return 0 }
        if !(t < 1) { return 1 }
        for _ in 0..<64 {
            let s = 1 - t
            let first = s * s * (s * a + 3 * t * b)
            let rest = t * t * (3 * s * c + t * d)
            let height = first + rest
            if height == 0 { return t }
            if (height > 0) == isRising { high = t } else { low = t }
            let slope = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
            var next = t - height / slope
            if !(next > low && next < high) { next = 0.5 * (low + high) }
            let step = (next - t).magnitude
            t = next
            if step <= 0x1p-52 || high - low <= 0x1p-53 { break }
        }
        return t
    }

    /// Where a curve that is monotone in x and y passes a point on it, by the axis of its larger extent.
    func parameter(near point: Point) -> Double {
        let across = (p3.x - p0.x).magnitude >= (p3.y - p0.y).magnitude ? 0 : 1
        return parameter(across, point[across])
    }

    /// Where a curve that is monotone in x and y is within a distance of a point; nil if nowhere.
    @inline(never)
    func touch(_ point: Point, _ distance: Double) -> Double? {
        let (low, high) = (pointwiseMin(p0, p3), pointwiseMax(p0, p3))
        guard point.x >= low.x - distance, point.y >= low.y - distance,
            point.x <= high.x + distance, point.y <= high.y + distance
        else { return nil }
        if StrokeCurve.isNear(p0, point, distance) { return 0 }
        if StrokeCurve.isNear(p3, point, distance) { return 1 }
        guard hullTouches(point, distance) else { return nil }
        // First along the axis of its larger extent, where it is nearly steepest; then along the other.
        let axis = high.x - low.x >= high.y - low.y ? 0 : 1
        let first = parameter(axis, point[axis])
        if StrokeCurve.isNear(self.point(first), point, distance) { return first }
        let second = parameter(1 - axis, point[1 - axis])
        return StrokeCurve.isNear(self.point(second), point, distance) ? second : nil
    }

    /// Whether a point may be within a distance of the curve: of the strip along the chord that holds the control
    /// points. The strip is wider by twice what is asked for, far more than rounding errors.
    @inline(__always)
    private func hullTouches(_ point: Point, _ distance: Double) -> Bool {
        let chord = p3 - p0
        let (first, second) = (StrokeCurve.cross(chord, p1 - p0), StrokeCurve.cross(chord, p2 - p0))
        let across = StrokeCurve.cross(chord, point - p0)
        let slack = 2 * distance * (chord.x.magnitude + chord.y.magnitude)
        return across >= min(0, min(first, second)) - slack && across <= max(0, max(first, second)) + slack
    }

    @inline(__always)
    static func isNear(_ a: Point, _ b: Point, _ distance: Double) -> Bool {
        (a.x - b.x).magnitude <= distance && (a.y - b.y).magnitude <= distance
    }
}
