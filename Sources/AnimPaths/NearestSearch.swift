// SPDX-License-Identifier: MIT
/// Finds the nearest point of curves to a point, by branch and bound.
///
/// The squared distance from a cubic is a polynomial of degree 6. Its Bernstein coefficients bound it from below, and
/// the sign changes of their differences bound the number of its extremes (the variation diminishing property; Farin,
/// Curves and Surfaces for CAGD, 6.3). Parts that cannot be nearer than the best so far are dropped; a part with one
/// minimum goes to Newton's method; other parts are halved.
struct NearestSearch {
    /// The smallest squared distance so far, divided by the square of `scale`, and where it is.
    package private(set) var best = Double.infinity
    package private(set) var parameter = 0.0
    package private(set) var verb = -1

    private let x: Double
    private let y: Double
    /// A power of two that keeps all squares in a double's range.
    private let scale: Double
    /// How many more parts of the present curve to examine. The distance from a curve has at most five extremes.
    private var budget = 0
    private var isFound = false
    /// The size of the present curve's relative coordinates, which determines the size of rounding errors.
    private var size = 0.0

    /// - Parameter largest: The largest magnitude of the path's coordinates.
    init(x: Double, y: Double, largest: Double) {
        self.x = x
        self.y = y
        let size = max(largest, max(x.magnitude, y.magnitude))
        // 1/scale is a double too.
        scale =
            size > 0x1p-100 && size < 0x1p100 || size == 0
            ? 1 : Double(sign: .plus, exponent: max(size.exponent, -1022), significand: 1)
    }

    @inline(__always)
    private func relative(_ px: Double, _ py: Double) -> SIMD2<Double> {
        let (dx, dy) = (px - x, py - y)
        return scale == 1 ? SIMD2(dx, dy) : SIMD2(dx / scale, dy / scale)
    }

    @inline(__always)
    private mutating func take(_ squared: Double, _ t: Double) {
        if squared < best {
            best = squared
            parameter = t
            isFound = true
        }
    }

    /// Compares a point; `index` is the verb that is recorded if it is the nearest so far.
    @inline(__always)
    package mutating func point(_ px: Double, _ py: Double, verb index: Int) {
        let p = relative(px, py)
        let squared = NearestSearch.dot(p, p)
        if squared < best { (best, parameter, verb) = (squared, 1, index) }
    }

    /// Compares a line.
    @inline(__always)
    package mutating func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, verb index: Int) {
        let (a, b) = (relative(x0, y0), relative(x1, y1))
        let d = b - a
        let square = NearestSearch.dot(d, d)
        let along = square > 0 ? -NearestSearch.dot(a, d) / square : 0
        let t = along > 0 ? (along < 1 ? along : 1) : 0
        let p = t < 1 ? a + t * d : b
        let squared = NearestSearch.dot(p, p)
        if squared < best { (best, parameter, verb) = (squared, t, index) }
    }

    /// Compares a cubic curve.
    @inline(__always)
    package mutating func cubic(
        _ x0: Double,
        _ y0: Double,
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double,
        _ x3: Double,
        _ y3: Double,
        verb index: Int
    ) {
        let part = Part(
            p0: relative(x0, y0),
            p1: relative(x1, y1),
            p2: relative(x2, y2),
            p3: relative(x3, y3),
            start: 0,
            width: 1
        )
        // The bounding box of the control points.
        let low = NearestSearch.least(NearestSearch.least(part.p0, part.p1), NearestSearch.least(part.p2, part.p3))
        let high = -NearestSearch.least(
            NearestSearch.least(-part.p0, -part.p1),
            NearestSearch.least(-part.p2, -part.p3)
        )
        let dx = max(low.x, max(-high.x, 0))
        let dy = max(low.y, max(-high.y, 0))
        guard dx * dx + dy * dy < best else { return }
        size = max(max(-low.x, high.x), max(-low.y, high.y))
        budget = 400
        isFound = false
        take(NearestSearch.dot(part.p0, part.p0), 0)
        take(NearestSearch.dot(part.p3, part.p3), 1)
        search(part)
        if isFound { verb = index }
    }

    /// Part of a curve, relative to the point.
    private struct Part {
        var p0, p1, p2, p3: SIMD2<Double>
        package var start, width: Double
    }

    @inline(__always)
    private static func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }

    @inline(__always)
    private static func least(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
    }

    /// Where a sequence of numbers rises and falls: how often that changes, and whether it falls first.
    private struct Course {
        private(set) var turns = 0
        private(set) var beginsFalling = false
        private var isFalling = false
        private var isRising = false

        /// Takes the difference of the next two numbers.
        @inline(__always)
        mutating func take(_ difference: Double) {
            if difference < 0 {
                if isRising { turns += 1 } else if !isFalling { beginsFalling = true }
                (isFalling, isRising) = (true, false)
            } else if difference > 0 {
                if isFalling { turns += 1 }
                (isFalling, isRising) = (false, true)
            }
        }
    }

    /// Searches a part whose ends were already considered.
    ///
    /// Recurses at most 50 deep, since the width halves.
    @inline(never)
    @_optimize(speed)
    private mutating func search(_ part: Part) {
        let (p0, p1, p2, p3) = (part.p0, part.p1, part.p2, part.p3)
        let c0 = NearestSearch.dot(p0, p0)
        let c1 = NearestSearch.dot(p0, p1)
        let c2 = 0.6 * NearestSearch.dot(p1, p1) + 0.4 * NearestSearch.dot(p0, p2)
        let c3 = 0.9 * NearestSearch.dot(p1, p2) + 0.1 * NearestSearch.dot(p0, p3)
        let c4 = 0.6 * NearestSearch.dot(p2, p2) + 0.4 * NearestSearch.dot(p1, p3)
        let c5 = NearestSearch.dot(p2, p3)
        let c6 = NearestSearch.dot(p3, p3)
        let least = min(min(min(c0, c1), min(c2, c3)), min(min(c4, c5), c6))
        // A bound of the rounding errors of the coefficients.
        let noise = 1e-15 * size * (p0.x.magnitude + p0.y.magnitude + p3.x.magnitude + p3.y.magnitude)
        guard least < best - noise, best > 0 else { return }
        var course = Course()
        course.take(c1 - c0)
        course.take(c2 - c1)
        course.take(c3 - c2)
        course.take(c4 - c3)
        course.take(c5 - c4)
        course.take(c6 - c5)
        if course.turns == 0 { return }
        if course.turns == 1 {
            // If the distance rises, then falls, the minimum is at an end.
            if course.beginsFalling { minimum(part, (c1 - c0) / ((c1 - c0) - (c6 - c5))) }
            return
        }
        budget -= 1
        let p01 = 0.5 * (p0 + p1)
        let p12 = 0.5 * (p1 + p2)
        let p23 = 0.5 * (p2 + p3)
        let p012 = 0.5 * (p01 + p12)
        let p123 = 0.5 * (p12 + p23)
        let middle = 0.5 * (p012 + p123)
        let half = 0.5 * part.width
        take(NearestSearch.dot(middle, middle), part.start + half)
        guard budget > 0, part.width > 0x1p-50 else { return }
        let left = Part(p0: p0, p1: p01, p2: p012, p3: middle, start: part.start, width: half)
        let right = Part(p0: middle, p1: p123, p2: p23, p3: p3, start: part.start + half, width: half)
        if c0 + c1 + c2 <= c4 + c5 + c6 {
            search(left)
            search(right)
        } else {
            search(right)
            search(left)
        }
    }

    /// Finds the only parameter at which B · B' changes from negative to positive.
    @inline(__always)
    private mutating func minimum(_ part: Part, _ guess: Double) {
        let e0 = part.p1 - part.p0
        let e1 = part.p2 - part.p1
        let e2 = part.p3 - part.p2
        let (f0, f1) = (e1 - e0, e2 - e1)
        var (low, high) = (0.0, 1.0)
        var t = guess > 0 && guess < 1 ? guess : 0.5
        var point = part.p0
        for _ in 0..<60 {
            let s = 1 - t
            let first: SIMD2<Double> = (s * s) * e0 + (2 * s * t) * e1 + (t * t) * e2
            let second: SIMD2<Double> = s * f0 + t * f1
            let lower: SIMD2<Double> = (s * s) * part.p0 + (2 * s * t) * part.p1 + (t * t) * part.p2
            let upper: SIMD2<Double> = (s * s) * part.p1 + (2 * s * t) * part.p2 + (t * t) * part.p3
            point = s * lower + t * upper
            // A third of B · B′, and of its derivative.
            let value = NearestSearch.dot(point, first)
            let slope = 3 * NearestSearch.dot(first, first) + 2 * NearestSearch.dot(point, second)
            if value > 0 { high = t } else { low = t }
            let step = value / slope
            var next = t - step
            let isInside = next > low && next < high
            if !isInside { next = 0.5 * (low + high) }
            // Convergence is quadratic.
            if isInside, step.magnitude <= 1e-9 || value == 0 {
                t = next
                break
            }
            guard next > low, next < high else { break }
            t = next
        }
        let s = 1 - t
        let lower: SIMD2<Double> = (s * s) * part.p0 + (2 * s * t) * part.p1 + (t * t) * part.p2
        let upper: SIMD2<Double> = (s * s) * part.p1 + (2 * s * t) * part.p2 + (t * t) * part.p3
        point = s * lower + t * upper
        take(NearestSearch.dot(point, point), part.start + part.width * t)
    }
}
