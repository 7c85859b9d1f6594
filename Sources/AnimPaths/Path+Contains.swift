// SPDX-License-Identifier: MIT
extension Path {
    /// Which winding numbers count as inside. The raw values are those of the ABI (and of `anim_fill_rule`s).
    package enum FillRule: Int32, Sendable {
        /// All but 0.
        case nonZero = 0
        /// Odd ones.
        case evenOdd = 1

        /// Whether a winding number is inside.
        @inline(__always)
        package func holds(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }
    }

    /// Whether (x, y) is inside. Open subpaths count as closed. On the outline itself either answer is possible; at a
    /// distance of 1e-12 of the path's size from it the answer is right.
    ///
    /// Complexity: O(verbs), no allocation. NaN is outside.
    package func contains(x: Double, y: Double, rule: FillRule = .nonZero) -> Bool {
        rule.holds(windingNumber(x: x, y: y))
    }

    /// The winding number around (x, y): clockwise turns on the screen minus counterclockwise ones.
    ///
    /// Counts the crossings of the ray from the point to the right: +1 where the outline goes from y₀ ≤ y to y₁ > y, −1
    /// the other way. A curve that lies on one side of the point counts by its ends alone; other curves are halved
    /// until their halves do. Every piece starts exactly at the end of the piece before, so the crossings in both
    /// directions match exactly, whatever rounding did to the pieces.
    package func windingNumber(x: Double, y: Double) -> Int {
        Path.windingNumber(verbs, verbs.indices, coordinates, coordinates.indices, x: x, y: y)
    }

    /// The winding number of a path stored among others.
    package static func windingNumber(
        _ verbs: [Verb],
        _ verbRange: Range<Int>,
        _ coordinates: [Double],
        _ coordinateRange: Range<Int>,
        x: Double,
        y: Double
    ) -> Int {
        guard x.isFinite, y.isFinite, verbRange.upperBound <= verbs.count,
            coordinateRange.upperBound <= coordinates.count
        else { return 0 }
        return verbs.withUnsafeBufferPointer { verbs in
            coordinates.withUnsafeBufferPointer { numbers in
                guard let points = numbers.baseAddress else { return 0 }
                return windingNumber(verbs, verbRange, points + coordinateRange.lowerBound, SIMD2(x, y))
            }
        }
    }

    @inline(never)
    @_optimize(speed)
    private static func windingNumber(
        _ verbs: UnsafeBufferPointer<Verb>,
        _ range: Range<Int>,
        _ points: UnsafePointer<Double>,
        _ here: SIMD2<Double>
    ) -> Int {
        var winding = 0
        var start: UnsafePointer<Double>?
        var p = points
        var index = range.lowerBound
        while index < range.upperBound {
            let verb = verbs[index]
            index += 1
            switch verb {
            case .move:
                // The line that closes an open subpath.
                if let start { winding += Crossings.ofLine(p - 2, start, here) }
                start = p
            case .line: winding += Crossings.ofLine(p - 2, p, here)
            case .quadratic: winding += Crossings.ofQuadratic(p - 2, here)
            case .cubic: winding += Crossings.ofCubic(p - 2, here)
            case .close:
                if let from = start { winding += Crossings.ofLine(p - 2, from, here) }
                start = nil
            }
            p += 2 * verb.pointCount
        }
        if let start { winding += Crossings.ofLine(p - 2, start, here) }
        return winding
    }
}

/// How often a piece of an outline crosses the ray from a point to the right: downward crossings on the screen minus
/// upward ones.
private enum Crossings {
    /// The contribution of a step from one height to another, wherever it crosses the ray.
    @inline(__always)
    private static func between(_ y0: Double, _ y1: Double, _ y: Double) -> Int { (y1 > y ? 1 : 0) - (y0 > y ? 1 : 0) }

    @inline(__always)
    static func ofLine(_ p0: UnsafePointer<Double>, _ p1: UnsafePointer<Double>, _ here: SIMD2<Double>) -> Int {
        let direction = between(p0[1], p1[1], here.y)
        guard direction != 0, max(p0[0], p1[0]) > here.x else { return 0 }
        if min(p0[0], p1[0]) > here.x { return direction }
        // The heights differ here. The quotient is in 0…1: nothing overflows.
        let t = (here.y - p0[1]) / (p1[1] - p0[1])
        return (p0[0] - here.x) * (1 - t) + (p1[0] - here.x) * t > 0 ? direction : 0
    }

    /// A quadratic curve, treated as a cubic.
    @inline(__always)
    static func ofQuadratic(_ p: UnsafePointer<Double>, _ here: SIMD2<Double>) -> Int {
        let highest = max(max(p[1], p[3]), p[5])
        guard highest > here.y, min(min(p[1], p[3]), p[5]) <= here.y else { return 0 }
        guard max(max(p[0], p[2]), p[4]) > here.x else { return 0 }
        if min(min(p[0], p[2]), p[4]) > here.x { return between(p[1], p[5], here.y) }
        let (p0, p1, p2) = (SIMD2(p[0], p[1]) - here, SIMD2(p[2], p[3]) - here, SIMD2(p[4], p[5]) - here)
        return halved(p0, (p0 + 2 * p1) / 3, (2 * p1 + p2) / 3, p2, 0)
    }

    @inline(__always)
    static func ofCubic(_ p: UnsafePointer<Double>, _ here: SIMD2<Double>) -> Int {
        let highest = max(max(p[1], p[3]), max(p[5], p[7]))
        guard highest > here.y, min(min(p[1], p[3]), min(p[5], p[7])) <= here.y else { return 0 }
        guard max(max(p[0], p[2]), max(p[4], p[6])) > here.x else { return 0 }
        if min(min(p[0], p[2]), min(p[4], p[6])) > here.x { return between(p[1], p[7], here.y) }
        let (p0, p1) = (SIMD2(p[0], p[1]) - here, SIMD2(p[2], p[3]) - here)
        return halved(p0, p1, SIMD2(p[4], p[5]) - here, SIMD2(p[6], p[7]) - here, 0)
    }

    /// A curve whose control points are on both sides; the ray begins at the origin.
    ///
    /// It is halved until all control points of a part are on one side. Near the origin a polynomial of degree three
    /// has at most three roots, and only intervals near a root, real or complex, have control points on both sides
    /// (Obreshkoff's theorem): at most a dozen on each of `deepest` levels.
    @inline(never)
    @_optimize(speed)
    private static func halved(
        _ first: SIMD2<Double>,
        _ second: SIMD2<Double>,
        _ third: SIMD2<Double>,
        _ fourth: SIMD2<Double>,
        _ level: Int
    ) -> Int {
        var (p0, p1, p2, p3) = (first, second, third, fourth)
        var sum = 0
        for level in level..<deepest {
            let (p01, p12, p23) = ((p0 + p1) * 0.5, (p1 + p2) * 0.5, (p2 + p3) * 0.5)
            let (p012, p123) = ((p01 + p12) * 0.5, (p12 + p23) * 0.5)
            let middle = (p012 + p123) * 0.5
            let left = sided(p0, p01, p012, middle)
            let right = sided(middle, p123, p23, p3)
            if left == undecided {
                if right == undecided {
                    sum += halved(middle, p123, p23, p3, level + 1)
                } else {
                    sum += right
                }
                (p1, p2, p3) = (p01, p012, middle)
            } else {
                sum += left
                if right != undecided { return sum + right }
                (p0, p1, p2) = (middle, p123, p23)
            }
        }
        return p0.x + p3.x > 0 ? sum + between(p0.y, p3.y, 0) : sum
    }

    private static var deepest: Int { 56 }
    private static var undecided: Int { 2 }

    /// The contribution of a curve whose control points are all on one side of the origin; `undecided` for others.
    @inline(__always)
    private static func sided(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) -> Int
    {
        let highest = max(max(p0.y, p1.y), max(p2.y, p3.y))
        let lowest = min(min(p0.y, p1.y), min(p2.y, p3.y))
        let rightmost = max(max(p0.x, p1.x), max(p2.x, p3.x))
        if !(highest > 0 && lowest <= 0 && rightmost > 0) { return 0 }
        let leftmost = min(min(p0.x, p1.x), min(p2.x, p3.x))
        return leftmost > 0 ? between(p0.y, p3.y, 0) : undecided
    }
}
