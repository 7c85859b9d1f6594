// SPDX-License-Identifier: MIT
/// The length of a quadratic or cubic Bézier curve: the integral of its speed by Gauss–Legendre quadrature.
///
/// With the curve's parameter as u from −1 to 1, the derivative is z(u) = a + b u + c u², a complex quadratic, and the
/// speed is |z(u)|, the root of z z̄. Its only singularities are branch points at the two roots of z and their
/// conjugates. By Bernstein's theorem (Trefethen, Approximation Theory and Approximation Practice, theorem 19.3) a rule
/// of n points has the error K M ρ^(−2n), where ρ is the sum of the half axes of the ellipse with foci −1 and 1 through
/// the nearest root. So the roots determine which rule suffices before anything is evaluated. If none does, the
/// interval is cut beside the nearest root. A real root is a cusp: after a cut there, the speed is smooth on either
/// side. Straight curves that turn back, loops and near-cusps need no special cases.
struct CurveLength {
    /// The coefficients of z, divided by `scale`.
    private let ax, ay, bx, by, cx, cy: Double
    /// The roots of z; 1e100 for a missing one.
    private var r1x, r1y, r2x, r2y: Double
    /// The sum of the axes of the ellipse through the nearest root.
    private var axes: Double
    /// A power of two that keeps all squares in a double's range; 0 for a curve of length 0.
    private let scale: Double

    /// Stands for a missing root, and for an ellipse without bounds.
    package static let none = 1e100

    /// A curve of length 0.
    @inline(__always)
    init() {
        (ax, ay, bx, by, cx, cy, scale) = (0, 0, 0, 0, 0, 0, 0)
        (r1x, r1y, r2x, r2y, axes) = (0, 0, 0, 0, 0)
    }

    init(_ q: CubicCurve) {
        self.init(
            SIMD2(q.x1 - q.x0, q.y1 - q.y0),
            SIMD2(q.x2 - q.x1, q.y2 - q.y1),
            SIMD2(q.x3 - q.x2, q.y3 - q.y2)
        )
    }

    init(_ q: QuadraticCurve) {
        let (d0, d1) = (SIMD2(q.x1 - q.x0, q.y1 - q.y0), SIMD2(q.x2 - q.x1, q.y2 - q.y1))
        // As for a cubic curve; c of a quadratic curve is exactly 0.
        self.init(d0 * (2.0 / 3), nil, d1 * (2.0 / 3))
    }

    /// The cubic whose first coordinate is at an index.
    @inline(__always)
    init(cubic c: UnsafeBufferPointer<Double>, _ index: Int) {
        self.init(
            SIMD2(c[index + 2] - c[index], c[index + 3] - c[index + 1]),
            SIMD2(c[index + 4] - c[index + 2], c[index + 5] - c[index + 3]),
            SIMD2(c[index + 6] - c[index + 4], c[index + 7] - c[index + 5])
        )
    }

    /// The quadratic curve whose first coordinate is at an index.
    @inline(__always)
    init(quadratic c: UnsafeBufferPointer<Double>, _ index: Int) {
        let d0 = SIMD2(c[index + 2] - c[index], c[index + 3] - c[index + 1])
        let d1 = SIMD2(c[index + 4] - c[index + 2], c[index + 5] - c[index + 3])
        self.init(d0 * (2.0 / 3), nil, d1 * (2.0 / 3))
    }

    var hasLength: Bool { scale > 0 }

    /// - Parameters: The differences of a cubic's control points. If the middle one is nil, the mean of the others is
    ///   used.
    @inline(__always)
    private init(_ d0: SIMD2<Double>, _ d1: SIMD2<Double>?, _ d2: SIMD2<Double>) {
        var (e0, e1, e2) = (d0, d1 ?? .zero, d2)
        let (m0, m1, m2) = (CurveLength.size(e0), CurveLength.size(e1), CurveLength.size(e2))
        let largest = max(m0, max(m1, m2))
        if largest > 0x1p-100, largest < 0x1p100 {
            scale = 1
        } else if largest > 0 {
            scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
            e0 /= SIMD2(repeating: scale)
            e1 /= SIMD2(repeating: scale)
            e2 /= SIMD2(repeating: scale)
        } else {
            scale = 0
        }
        let sum = 0.25 * (e0 + e2)
        let a = d1 == nil ? sum + sum : sum + 0.5 * e1
        let b = 0.5 * (e2 - e0)
        let c = d1 == nil ? .zero : sum - 0.5 * e1
        (ax, ay, bx, by, cx, cy) = (a.x, a.y, b.x, b.y, c.x, c.y)
        (r1x, r1y, r2x, r2y) = (CurveLength.none, 0, CurveLength.none, 0)
        axes = CurveLength.none
    }

    @inline(__always)
    private static func size(_ v: SIMD2<Double>) -> Double { max(v.x.magnitude, v.y.magnitude) }

    /// q = −½ (b + sign · √(b² − 4ac)) and the roots q/c and a/q, in complex numbers. The sign is the one that avoids
    /// cancellation.
    ///
    /// Selects instead of branches, so that a processor works on the roots of several curves at once.
    @inline(__always)
    mutating func findRoots() {
        let discriminantX = bx * bx - by * by - 4 * (ax * cx - ay * cy)
        let discriminantY = 2 * bx * by - 4 * (ax * cy + ay * cx)
        let size = (discriminantX * discriminantX + discriminantY * discriminantY).squareRoot()
        let larger = max((0.5 * (size + discriminantX.magnitude)).squareRoot(), 1e-200)
        let smaller = 0.5 * discriminantY.magnitude / larger
        let rootX = discriminantX >= 0 ? larger : smaller
        let rootY = Double(signOf: discriminantY, magnitudeOf: discriminantX >= 0 ? smaller : larger)
        let sign = Double(signOf: bx * rootX + by * rootY, magnitudeOf: 1)
        let (qx, qy) = (-0.5 * (bx + sign * rootX), -0.5 * (by + sign * rootY))
        let q = qx * qx + qy * qy
        let c = cx * cx + cy * cy
        let a = ax * ax + ay * ay
        // A root farther away than 1e15 half lengths of the curve has no effect. q is 0 if b and a c are: for a
        // straight line, or a double root in the middle.
        let (c1, q1) = (1 / c, 1 / q)
        let hasFirst = c > 1e-30 * q
        let hasSecond = q > 1e-30 * a
        r1x = hasFirst ? (qx * cx + qy * cy) * c1 : CurveLength.none
        r1y = hasFirst ? ((qy * cx - qx * cy) * c1).magnitude : 0
        r2x = hasSecond ? (ax * qx + ay * qy) * q1 : (q == 0 ? r1x : CurveLength.none)
        r2y = hasSecond ? ((ay * qx - ax * qy) * q1).magnitude : (q == 0 ? r1y : 0)
        axes = min(axes(r1x, r1y, r1y), axes(r2x, r2y, r2y))
    }

    @inline(__always)
    private var size: Double {
        ax.magnitude + ay.magnitude + bx.magnitude + by.magnitude + cx.magnitude + cy.magnitude
    }

    /// z at the parameter t in 0…1: half of the derivative is three halves of z times `scale`.
    @inline(__always)
    private func z(_ t: Double) -> (x: Double, y: Double) {
        let u = 2 * t - 1
        return (ax + u * (bx + u * cx), ay + u * (by + u * cy))
    }

    /// The speed per parameter in 0…1, and its derivative.
    @inline(__always)
    package func speed(at t: Double) -> (value: Double, change: Double) {
        let u = 2 * t - 1
        let z = z(t)
        let (wx, wy) = (bx + 2 * u * cx, by + 2 * u * cy)
        let size = (z.x * z.x + z.y * z.y).squareRoot()
        return (3 * scale * size, size > 0 ? 6 * scale * ((z.x * wx + z.y * wy) / size) : 0)
    }

    /// The length of the whole curve, to within `accuracy` or the rounding of doubles, whichever is more.
    ///
    /// 0 or less means 1e-10 of the length.
    @inline(never)
    @_optimize(speed)
    package func length(accuracy: Double = 0) -> Double {
        guard scale > 0 else { return 0 }
        if isMild(for: accuracy) {
            let short = lengthWithoutRoots(leastSquare, accuracy)
            if short >= 0 { return short }
        }
        var copy = self
        copy.findRoots()
        return copy.lengthByRoots(accuracy)
    }

    /// Whether the speed varies so little that `leastSquare` pays, as for most curves of outlines. For a more accurate
    /// length the rules without the roots take too many points.
    @inline(__always)
    func isMild(for accuracy: Double) -> Bool {
        guard accuracy >= 1e-9 * scale else { return false }
        let (a, b, c) = (ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy)
        return b + c < a + a
    }

    /// A lower bound of ρ² for the ellipse through the nearest root, computed without the roots.
    ///
    /// The squared distances of the roots from 0 have the sum T/2|c|² with T = |b|² + |b² − 4ac|, and the product
    /// |a|²/|c|². That gives the smaller, R. The product of r² − 1 over both roots is z(1) z(−1)/c², so |r² − 1| is at
    /// least Q = |z(1) z(−1)| / (|a|²/R + |c|²), and at least R − 1. With w = R + |r² − 1|, 2w + 2 is the square of the
    /// sum of the axes, and ρ² is w + √(w² − 1), at least 2w − 1.
    @inline(__always)
    var leastSquare: Double {
        let (a, b, c) = (ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy)
        let (discriminantX, discriminantY) = (
            bx * bx - by * by - 4 * (ax * cx - ay * cy), 2 * bx * by - 4 * (ax * cy + ay * cx)
        )
        let t = b + (discriminantX * discriminantX + discriminantY * discriminantY).squareRoot()
        let (sumX, sumY) = (ax + cx, ay + cy)
        let (startX, startY, endX, endY) = (sumX - bx, sumY - by, sumX + bx, sumY + by)
        let ends = ((startX * startX + startY * startY) * (endX * endX + endY * endY)).squareRoot()
        // For straight curves of constant speed the divisor is 0.
        let reach = 4 * a / max(t + max(t * t - 16 * a * c, 0).squareRoot(), 0x1p-500)
        return 2 * (reach + max(reach - 1, ends * reach / max(a + c * reach, 0x1p-500))) - 1
    }

    /// The length, if `leastSquare` shows that a rule of 4, 8 or 16 points suffices; below 0 if the roots are needed.
    ///
    /// The factors are the largest seen on 600 000 random curves, plus a third.
    @inline(__always)
    func lengthWithoutRoots(_ least: Double, _ accuracy: Double) -> Double {
        let size = size
        let tolerance = tolerance(accuracy, size)
        let p2 = max(least, 1)
        let p4 = p2 * p2
        let p8 = p4 * p4
        if 0.5 * size <= tolerance * p8 { return 1.5 * scale * ruleOf4 }
        let p16 = p8 * p8
        if 0.07 * size <= tolerance * p16 { return 1.5 * scale * rule(1, 1, ax, ay, bx, by, cx, cy) }
        return 0.0075 * size <= tolerance * (p16 * p16) ? 1.5 * scale * rule(2, 1, ax, ay, bx, by, cx, cy) : -1
    }

    /// The rule of 4 points for |z| over −1…1 (nodes and weights to 40 digits by mpmath, rounded).
    @inline(__always)
    private var ruleOf4: Double {
        let (inner, outer) = (0.33998104358485626, 0.8611363115940526)
        let nodes = SIMD4(-outer, -inner, inner, outer)
        let x: SIMD4<Double> = ax + nodes * (bx + nodes * cx)
        let y: SIMD4<Double> = ay + nodes * (by + nodes * cy)
        let square: SIMD4<Double> = x * x + y * y
        let speed = square.squareRoot()
        return 0.6521451548625461 * (speed[1] + speed[2]) + 0.34785484513745385 * (speed[0] + speed[3])
    }

    /// As `length(accuracy:)`, after the roots are found.
    @inline(__always)
    func lengthByRoots(_ accuracy: Double) -> Double {
        let size = size
        let tolerance = tolerance(accuracy, size)
        let groups = groups(size, tolerance, axes, false)
        if groups > 0 { return 1.5 * scale * rule(groups, 1, ax, ay, bx, by, cx, cy) }
        return halves(tolerance)
    }

    @inline(never)
    private func halves(_ tolerance: Double) -> Double {
        var pieces = Pieces()
        return scale * integral(0, 1, tolerance, 0, &pieces)
    }

    /// The length from a parameter to a later one, accurate to the rounding of doubles.
    @inline(never)
    package func length(from start: Double, to end: Double) -> Double {
        guard scale > 0, end > start else { return 0 }
        var copy = self
        copy.findRoots()
        return copy.lengthByRoots(from: start, to: end)
    }

    /// As `length(from:to:)`, after the roots are found.
    @inline(never)
    func lengthByRoots(from start: Double, to end: Double) -> Double {
        guard scale > 0, end > start else { return 0 }
        var pieces = Pieces()
        return scale * integral(start + end - 1, end - start, tolerance(0x1p-1074, size), 0, &pieces)
    }

    /// Appends pieces of the curve so short that the rule of 16 points is accurate to rounding for every part of a
    /// piece. Returns the length.
    @inline(never)
    package func cut(into pieces: inout Pieces) -> Double {
        guard scale > 0 else { return 0 }
        var copy = self
        copy.findRoots()
        pieces.areWanted = true
        pieces.scale = scale
        pieces.left = Pieces.most
        return scale * copy.integral(0, 1, copy.tolerance(0x1p-1074, copy.size), 0, &pieces)
    }

    /// The length between two parameters in one piece, negative if the second is smaller.
    @inline(__always)
    func short(from start: Double, to end: Double) -> Double {
        let (m, h) = (start + end - 1, end - start)
        let (zx, zy) = (ax + m * (bx + m * cx), ay + m * (by + m * cy))
        let (wx, wy) = (h * (bx + 2 * m * cx), h * (by + 2 * m * cy))
        return 1.5 * scale * rule(2, h, zx, zy, wx, wy, h * h * cx, h * h * cy)
    }

    @inline(__always)
    private func tolerance(_ accuracy: Double, _ size: Double) -> Double {
        // The length is at least a sixth of the size: |z| is at least |c| times Chebyshev's polynomial of the second
        // kind.
        accuracy > 0 ? max(0.2 * (accuracy / scale), 1e-16 * size) : 5e-12 * size
    }

    /// How many groups of 8 points suffice for a tolerance when the nearest root is on the ellipse whose axes add up to
    /// `axes`; 0 if no available rule suffices.
    ///
    /// K of each rule is the largest seen on 40 000 random curves, plus a third.
    @inline(__always)
    private func groups(_ size: Double, _ tolerance: Double, _ axes: Double, _ isPiece: Bool) -> Int {
        let rho = 0.5 * (axes + max(axes * axes - 4, 0).squareRoot())
        let p2 = rho * rho
        let p4 = p2 * p2
        let p8 = p4 * p4
        let p16 = p8 * p8
        let p32 = p16 * p16
        if 0.025 * size <= tolerance * p32 { return !isPiece && 0.1 * size <= tolerance * p16 ? 1 : 2 }
        if isPiece { return 0 }
        if 0.012 * size <= tolerance * (p32 * p16) { return 3 }
        return 0.008 * size <= tolerance * (p32 * p32) ? 4 : 0
    }

    /// A root with a smaller imaginary part counts as real: a cusp. The error is about the square of this, below
    /// rounding.
    private static let harmless = 3e-8
    /// The limit of halvings of an interval: 40 beside each of two roots.
    private static let deepest = 40

    /// The integral of |z| · 3/2 over m − h … m + h.
    @_optimize(speed)
    private func integral(_ m: Double, _ h: Double, _ tolerance: Double, _ depth: Int, _ pieces: inout Pieces) -> Double
    {
        let (zx, zy) = (ax + m * (bx + m * cx), ay + m * (by + m * cy))
        let (wx, wy) = (h * (bx + 2 * m * cx), h * (by + 2 * m * cy))
        let (vx, vy) = (h * h * cx, h * h * cy)
        let size = h * (zx.magnitude + zy.magnitude + wx.magnitude + wy.magnitude + vx.magnitude + vy.magnitude)
        let inverse = 1 / h
        let (x1, y1, x2, y2) = ((r1x - m) * inverse, r1y * inverse, (r2x - m) * inverse, r2y * inverse)
        let (s1, s2) = (axes(x1, y1, r1y), axes(x2, y2, r2y))
        var groups = groups(size, tolerance, min(s1, s2), pieces.areWanted)
        // If 1/h overflows, the roots are NaN, and the speed is constant over the interval.
        if groups == 0, depth == CurveLength.deepest || pieces.left == 0 || s1.isNaN || s2.isNaN { groups = 2 }
        if groups > 0 {
            let result = 1.5 * rule(groups, h, zx, zy, wx, wy, vx, vy)
            if pieces.areWanted { pieces.append(m, h, result) }
            return result
        }
        pieces.left -= 1
        let x = s1 <= s2 ? x1 : x2
        // Cut at the root. If it is near an end, cut halfway towards that end, so that the parts shrink by halves.
        let cut = x.magnitude < 0.9 ? x : (x.magnitude < 1 - 1e-9 ? (x < 0 ? -0.5 : 0.5) : 0)
        let middle = m + h * cut
        let (low, high) = (m - h, m + h)
        return integral(0.5 * (low + middle), 0.5 * (middle - low), tolerance, depth + 1, &pieces)
            + integral(0.5 * (middle + high), 0.5 * (high - middle), tolerance, depth + 1, &pieces)
    }

    /// The sum of the axes of the ellipse with foci −1 and 1 through a root.
    @inline(__always)
    private func axes(_ x: Double, _ y: Double, _ distance: Double) -> Double {
        // A cusp at or beyond the end of the interval: the speed is smooth inside.
        if distance < CurveLength.harmless, x.magnitude >= 1 - 1e-8 { return CurveLength.none }
        let square = y * y
        return ((x - 1) * (x - 1) + square).squareRoot() + ((x + 1) * (x + 1) + square).squareRoot()
    }

    /// The rule of 8 points a group for |z + w v + v v²| over −1…1, times h: two mirrored points at a time.
    @inline(__always)
    private func rule(
        _ groups: Int,
        _ h: Double,
        _ zx: Double,
        _ zy: Double,
        _ wx: Double,
        _ wy: Double,
        _ vx: Double,
        _ vy: Double
    ) -> Double {
        LegendreRule.table.withUnsafeBufferPointer { table in
            // The rules begin at 0, 8, 24 and 48: 8 times the triangular numbers.
            var index = 4 * groups * (groups - 1)
            var sum = SIMD4<Double>.zero
            for _ in 0..<groups {
                let node = SIMD4(table[index], table[index + 1], table[index + 2], table[index + 3])
                let weight = SIMD4(table[index + 4], table[index + 5], table[index + 6], table[index + 7])
                let square: SIMD4<Double> = node * node
                let (x, y): (SIMD4<Double>, SIMD4<Double>) = (zx + vx * square, zy + vy * square)
                let (dx, dy): (SIMD4<Double>, SIMD4<Double>) = (wx * node, wy * node)
                let (x0, x1): (SIMD4<Double>, SIMD4<Double>) = (x - dx, x + dx)
                let (y0, y1): (SIMD4<Double>, SIMD4<Double>) = (y - dy, y + dy)
                let first: SIMD4<Double> = x0 * x0 + y0 * y0
                let second: SIMD4<Double> = x1 * x1 + y1 * y1
                sum += weight * (first.squareRoot() + second.squareRoot())
                index += 8
            }
            return h * ((sum[0] + sum[1]) + (sum[2] + sum[3]))
        }
    }

    /// The pieces into which a curve is cut.
    struct Pieces {
        /// The limit of cuts of an interval. Two roots take 160; more occur only if no rule reaches the tolerance, as
        /// when the processor rounds differently.
        package static let most = 1024

        /// Whether pieces are recorded.
        var areWanted = false
        /// The factor of the lengths.
        package var scale = 1.0
        /// How many more cuts of the interval are allowed.
        package var left = most
        /// The first parameter in 0…1 and the length of each piece.
        package var starts: [Double] = []
        package var lengths: [Double] = []

        @inline(never)
        package mutating func append(_ m: Double, _ h: Double, _ length: Double) {
            starts.append(0.5 * (m - h + 1))
            lengths.append(scale * length)
        }
    }
}

/// Nodes and weights of the Gauss–Legendre rules of 8, 16, 24 and 32 points.
enum LegendreRule {
    /// The positive nodes in groups of four, each followed by its weights (to 40 digits by mpmath, rounded).
    fileprivate static let table: [Double] = [
        // 8
        0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975363,
        0.362683783378362, 0.31370664587788727, 0.22238103445337448, 0.10122853629037626,
        // 16
        0.09501250983763744, 0.2816035507792589, 0.45801677765722737, 0.6178762444026438,
        0.1894506104550685, 0.18260341504492358, 0.16915651939500254, 0.14959598881657674,
        0.755404408355003, 0.8656312023878318, 0.9445750230732326, 0.9894009349916499,
        0.12462897125553388, 0.09515851168249279, 0.062253523938647894, 0.027152459411754096,
        // 24
        0.06405689286260563, 0.1911188674736163, 0.3150426796961634, 0.4337935076260451,
        0.12793819534675216, 0.1258374563468283, 0.12167047292780339, 0.1155056680537256,
        0.5454214713888396, 0.6480936519369755, 0.7401241915785544, 0.820001985973903,
        0.10744427011596563, 0.09761865210411388, 0.08619016153195327, 0.0733464814110803,
        0.8864155270044011, 0.9382745520027328, 0.9747285559713095, 0.9951872199970213,
        0.05929858491543678, 0.04427743881741981, 0.028531388628933663, 0.0123412297999872,
        // 32
        0.04830766568773832, 0.1444719615827965, 0.23928736225213706, 0.33186860228212767,
        0.0965400885147278, 0.09563872007927486, 0.09384439908080457, 0.09117387869576389,
        0.42135127613063533, 0.5068999089322294, 0.5877157572407623, 0.6630442669302152,
        0.08765209300440381, 0.08331192422694675, 0.07819389578707031, 0.0723457941088485,
        0.7321821187402897, 0.7944837959679424, 0.84936761373257, 0.8963211557660521,
        0.06582222277636185, 0.058684093478535544, 0.050998059262376175, 0.04283589802222668,
        0.9349060759377397, 0.9647622555875064, 0.9856115115452684, 0.9972638618494816,
        0.03427386291302143, 0.02539206530926206, 0.01627439473090567, 0.007018610009470096,
    ]
}
