// SPDX-License-Identifier: MIT
extension Path {
    /// The signed area within the outline: positive if it runs clockwise on the screen, with y downwards. Open subpaths
    /// count as closed. Areas enclosed twice count twice; holes that run the other way are subtracted.
    ///
    /// Exact except for rounding. The contribution of each curve is a polynomial of its control points (Green's
    /// theorem, ½ ∮ x dy − y dx), relative to its subpath's start, so that a small shape far from the origin loses no
    /// accuracy. Always finite. Complexity: O(verbs), no allocation.
    package var area: Double {
        var sum = 0.0
        forEachSubpath { sum += $0.area }
        return sum
    }

    /// The center of mass of the enclosed area, counted as in `area`; nil for an empty path. The middle of the bounding
    /// box if the area is negligible compared to the box (less than 1e-12 of it).
    ///
    /// Exact except for rounding: the Gauss–Legendre rule of five points is exact for the moments, which are integrals
    /// of polynomials of degree nine. Complexity: O(verbs), no allocation.
    @inline(never)
    package var centroid: (x: Double, y: Double)? {
        guard let box = bounds() else { return nil }
        let (width, height) = (box.maxX - box.minX, box.maxY - box.minY)
        let middle = SIMD2(box.minX + 0.5 * width, box.minY + 0.5 * height)
        guard max(width, height) > 0 else { return (middle.x, middle.y) }
        let scale = SIMD2(Path.powerOfTwo(below: width), Path.powerOfTwo(below: height))
        var (area, moment) = (0.0, SIMD2<Double>.zero)
        forEachCubic { p in
            let points = (
                (p.0 - middle) / scale, (p.1 - middle) / scale, (p.2 - middle) / scale, (p.3 - middle) / scale
            )
            Path.addMoments(points, &area, &moment)
        }
        // The box is at most 2 × 2; the moments are ½ ∮ x² dy and −½ ∮ y² dx.
        guard area.magnitude > 1e-12 * (width / scale.x) * (height / scale.y) else { return (middle.x, middle.y) }
        let result = middle + moment / area * scale
        let limit = SIMD2(repeating: Path.maximumCoordinate)
        let clamped = result.clamped(lowerBound: -limit, upperBound: limit)
        return (clamped.x, clamped.y)
    }

    /// The largest power of two that is not above a size. Squares of coordinates divided by it stay in range.
    static func powerOfTwo(below size: Double) -> Double {
        guard size.isNormal else { return size > 1 ? 1 : .leastNormalMagnitude }
        return Double(sign: .plus, exponent: size.exponent, significand: 1)
    }

    /// Calls `body` for each drawn segment as a cubic, including the lines that close open subpaths.
    @inline(__always)
    private func forEachCubic(_ body: ((SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) -> Void) {
        forEachSegment(closingOpenSubpaths: true) { segment in
            let curve = segment.cubic
            body(
                (
                    SIMD2(curve.x0, curve.y0), SIMD2(curve.x1, curve.y1), SIMD2(curve.x2, curve.y2),
                    SIMD2(curve.x3, curve.y3)
                )
            )
        }
    }

    /// Adds a curve's ½ ∮ x dy − y dx, ½ ∮ x² dy and −½ ∮ y² dx.
    @inline(never)
    private static func addMoments(
        _ p: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>),
        _ area: inout Double,
        _ moment: inout SIMD2<Double>
    ) {
        area += 0.5 * cross(p.0, p.3) + lens(p.1 - p.0, p.2 - p.0, p.3 - p.0)
        let (d0, d1, d2) = (p.1 - p.0, p.2 - p.1, p.3 - p.2)
        for index in 0..<5 {
            // Abramowitz and Stegun, table 25.4.
            let node: Double
            let weight: Double
            switch index {
            case 0: (node, weight) = (0, 0.5688888888888889)
            case 1, 2: (node, weight) = (0.5384693101056831, 0.4786286704993665)
            default: (node, weight) = (0.9061798459386640, 0.2369268850561891)
            }
            let t = 0.5 + 0.5 * (index & 1 == 0 ? node : -node)
            let s = 1 - t
            let (b0, b1, b2): (Double, Double, Double) = (s * s, 2 * s * t, t * t)
            let first: SIMD2<Double> = p.0 * b0 + p.1 * b1 + p.2 * b2
            let second: SIMD2<Double> = p.1 * b0 + p.2 * b1 + p.3 * b2
            let point = first * s + second * t
            let slope: SIMD2<Double> = d0 * b0 + d1 * b1 + d2 * b2
            // Half of the integral over 0…1, and the derivative's factor 3.
            let share = 0.75 * weight
            moment.x += share * point.x * point.x * slope.y
            moment.y -= share * point.y * point.y * slope.x
        }
    }

    @inline(__always)
    static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

    /// The area between a cubic curve and its chord, with its points relative to its start: 3/20 (a×b + a×c + 2 b×c),
    /// Green's integral of the Bernstein polynomials.
    @inline(__always)
    static func lens(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
        0.15 * (cross(a, b) + cross(a, c) + 2 * cross(b, c))
    }
}
