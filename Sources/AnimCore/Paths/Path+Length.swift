extension Path {
    /// The length of the outline, the lines of `close` included.
    ///
    /// Within 1e-9 of itself: curves by Gauss and Legendre's rule of eight points, halved until two halves agree with their
    /// whole. Complexity: O(verbs), no allocation.
    public func length() -> Double {
        var sum = 0.0
        forEachSegment(closingOpenSubpaths: false) { sum += $0.length }
        return sum
    }
}

extension Path.Segment {
    /// The end points and control points, a line's and a quadratic's as those of the cubic that they are.
    var cubic: CubicCurve {
        switch self {
        case .line(let x0, let y0, let x1, let y1):
            return CubicCurve(x0: x0, y0: y0, x1: x0, y1: y0, x2: x1, y2: y1, x3: x1, y3: y1)
        case .quadratic(let q):
            return CubicCurve(
                x0: q.x0,
                y0: q.y0,
                x1: q.x0 + (q.x1 - q.x0) * (2 / 3),
                y1: q.y0 + (q.y1 - q.y0) * (2 / 3),
                x2: q.x2 + (q.x1 - q.x2) * (2 / 3),
                y2: q.y2 + (q.y1 - q.y2) * (2 / 3),
                x3: q.x2,
                y3: q.y2
            )
        case .cubic(let curve): return curve
        }
    }

    var length: Double {
        if case .line(let x0, let y0, let x1, let y1) = self { return Math.hypot(x1 - x0, y1 - y0) }
        return CurveLength(cubic).upTo(1)
    }

    /// The parameter up to which the segment has a length, `total` being that of all of it.
    @inline(never)
    func parameter(atLength wanted: Double, of total: Double) -> Double {
        guard wanted > 0 else { return 0 }
        guard wanted < total else { return 1 }
        if case .line = self { return wanted / total }
        let curve = CurveLength(cubic)
        // Newton's method inside a bracket, which is halved where a step would leave it.
        var (low, high) = (0.0, 1.0)
        var t = wanted / total
        for _ in 0..<64 {
            let error = curve.upTo(t) - wanted
            if error.magnitude <= 1e-9 * total { break }
            if error > 0 { high = t } else { low = t }
            let step = t - error / curve.speed(at: t)
            t = step > low && step < high ? step : 0.5 * (low + high)
        }
        return t
    }
}

/// The length of a cubic Bézier curve as an integral of its speed.
struct CurveLength {
    /// The derivative's control points, through `scale`.
    private let d0: SIMD2<Double>
    private let d1: SIMD2<Double>
    private let d2: SIMD2<Double>
    /// A power of two, so that no square is out of a double's range.
    private let scale: Double
    private let tolerance: Double

    init(_ curve: CubicCurve) {
        let p0 = SIMD2(curve.x0, curve.y0)
        let p1 = SIMD2(curve.x1, curve.y1)
        let p2 = SIMD2(curve.x2, curve.y2)
        let p3 = SIMD2(curve.x3, curve.y3)
        let (e0, e1, e2) = (p1 - p0, p2 - p1, p3 - p2)
        var largest = 0.0
        for edge in [e0, e1, e2] { largest = max(largest, max(edge.x.magnitude, edge.y.magnitude)) }
        scale = largest > 0 && largest.isFinite ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
        (d0, d1, d2) = (e0 / scale * 3, e1 / scale * 3, e2 / scale * 3)
        tolerance = 1e-10 * (CurveLength.size(d0) + CurveLength.size(d1) + CurveLength.size(d2))
    }

    private static func size(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

    /// Length per parameter.
    func speed(at t: Double) -> Double { scale * scaledSpeed(t) }

    @inline(__always)
    private func scaledSpeed(_ t: Double) -> Double {
        let s = 1 - t
        return CurveLength.size(s * s * d0 + 2 * s * t * d1 + t * t * d2)
    }

    /// The length from the start to a parameter.
    @inline(never)
    func upTo(_ end: Double) -> Double {
        guard end > 0 else { return 0 }
        return scale * integral(0, end, rule(0, end), 0)
    }

    /// At most 2^12 pieces; only around a cusp are there many, and no curve has more than two.
    private func integral(_ start: Double, _ end: Double, _ whole: Double, _ depth: Int) -> Double {
        let middle = 0.5 * (start + end)
        let (left, right) = (rule(start, middle), rule(middle, end))
        if (left + right - whole).magnitude <= tolerance || depth == 12 { return left + right }
        return integral(start, middle, left, depth + 1) + integral(middle, end, right, depth + 1)
    }

    /// Gauss and Legendre's rule of eight points (Abramowitz and Stegun, table 25.4).
    @_optimize(speed)
    private func rule(_ start: Double, _ end: Double) -> Double {
        let (half, middle) = (0.5 * (end - start), 0.5 * (start + end))
        func pair(_ place: Double, _ weight: Double) -> Double {
            weight * (scaledSpeed(middle - half * place) + scaledSpeed(middle + half * place))
        }
        let inner = pair(0.1834346424956498, 0.3626837833783620) + pair(0.5255324099163290, 0.3137066458778873)
        let outer = pair(0.7966664774136267, 0.2223810344533745) + pair(0.9602898564975362, 0.1012285362903763)
        return half * (inner + outer)
    }
}
