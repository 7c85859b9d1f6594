// SPDX-License-Identifier: MIT
import AnimMath

extension Path {
    /// The verbs to which an outline is converted. The raw values are those of the ABI.
    package enum Conversion: Int32, Sendable {
        /// Quadratic curves become cubic ones, exact except for rounding. Lines stay.
        case cubics = 0
        /// Lines become cubic curves too, with control points at their thirds; the line that a `close` draws becomes a
        /// curve before it.
        case allCubics = 1
        /// Cubic curves become quadratic ones within a tolerance: as few as possible of equal errors and equal parts of
        /// the parameter. Lines stay.
        case quadratics = 2
    }

    /// The outline converted to other verbs.
    ///
    /// - Parameter tolerance: The largest distance of quadratic curves from the cubic curve that they replace, in
    ///   points; above 0. Other conversions only validate it.
    /// - Throws: `.argument` for a tolerance that is not above 0 and finite; `.limit` for too many verbs, and for more
    ///   than `pieceLimit` quadratic curves.
    @inline(never)
    package func converted(to conversion: Conversion, tolerance: Double = 1) throws(AnimError) -> Path {
        try Path.checkTolerance(tolerance)
        var result = Path()
        result.reserveCapacity(verbs: verbs.count, points: coordinates.count / 2)
        var (start, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        var isTooLong = false
        let limit = conversion == .quadratics ? pieceLimit : Path.maximumVerbCount
        forEachVerb { verb, p in
            switch verb {
            case .move:
                result.appendMove(p[0], p[1])
                start = SIMD2(p[0], p[1])
            case .line where conversion == .allCubics: result.appendCubic(last, SIMD2(p[0], p[1]))
            case .line: result.appendLine(p[0], p[1])
            case .quadratic where conversion == .quadratics: result.appendQuadratic(p[0], p[1], p[2], p[3])
            case .quadratic:
                let (control, end) = (SIMD2(p[0], p[1]), SIMD2(p[2], p[3]))
                let twoThirds: Double = 2 / 3
                let (a, b) = (last + (control - last) * twoThirds, end + (control - end) * twoThirds)
                result.appendCubic(a.x, a.y, b.x, b.y, end.x, end.y)
            case .cubic where conversion == .quadratics:
                if !isTooLong { isTooLong = !result.appendQuadratics(p - 2, tolerance, limit) }
            case .cubic: result.appendCubic(p[0], p[1], p[2], p[3], p[4], p[5])
            case .close:
                if conversion == .allCubics, last != start { result.appendCubic(last, start) }
                result.appendClose()
                last = start
            }
            let count = 2 * verb.pointCount
            if count > 0 { last = SIMD2(p[count - 2], p[count - 1]) }
        }
        if isTooLong { throw Path.tooManyPieces("the tolerance") }
        guard result.verbs.count <= Path.maximumVerbCount else { throw Path.tooManyVerbs }
        return result
    }

    static func checkTolerance(_ tolerance: Double) throws(AnimError) {
        guard tolerance > 0, tolerance.isFinite else {
            throw AnimError(.argument, "the tolerance must be above 0 and finite")
        }
    }

    static var tooManyVerbs: AnimError { AnimError(.limit, "the path would have more than 16777216 verbs") }

    /// Appends a line as a cubic curve.
    private mutating func appendCubic(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
        let (a, b) = (from + (to - from) / 3, to + (from - to) / 3)
        appendCubic(a.x, a.y, b.x, b.y, to.x, to.y)
    }

    /// Appends a cubic curve as quadratic ones; false if they are too many.
    ///
    /// The quadratic curve with the same ends and the control point (3 p₁ − p₀ + 3 p₂ − p₃)/4 is at most √3/36 |p₃ − 3
    /// p₂ + 3 p₁ − p₀| from the cubic; the third difference of one of k parts is k³ times smaller (T. Sederberg,
    /// "Computer Aided Geometric Design", 2012).
    @inline(never)
    private mutating func appendQuadratics(_ p: UnsafePointer<Double>, _ tolerance: Double, _ limit: Int) -> Bool {
        let curve = CubicCurve(x0: p[0], y0: p[1], x1: p[2], y1: p[3], x2: p[4], y2: p[5], x3: p[6], y3: p[7])
        let third = Math.hypot(
            (p[6] - p[0]) - 3 * (p[4] - p[2]),
            (p[7] - p[1]) - 3 * (p[5] - p[3])
        )
        let count = Math.cbrt(third * 0.04811252243246881 / tolerance).roundedUp
        guard let parts = Path.pieceCount(count, limit: limit - verbs.count) else { return false }
        for index in 0..<parts {
            let part = curve.part(Double(index) / Double(parts), Double(index + 1) / Double(parts))
            // A control point may be up to twice as far out as those of the cubic.
            let limit = Path.maximumCoordinate
            let x = 0.25 * (3 * (part.x1 + part.x2) - (part.x0 + part.x3))
            let y = 0.25 * (3 * (part.y1 + part.y2) - (part.y0 + part.y3))
            appendQuadratic(min(max(x, -limit), limit), min(max(y, -limit), limit), part.x3, part.y3)
        }
        return true
    }
}
