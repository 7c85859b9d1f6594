// SPDX-License-Identifier: MIT
extension Path {
    /// The bounding box of the outline, including the points of lone moves; nil for an empty path.
    ///
    /// Tight: it follows the extremes of curves, not their control points; accurate to rounding. Complexity: O(verbs),
    /// no allocation.
    @_optimize(speed)
    package func bounds() -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard !verbs.isEmpty else { return nil }
        var box = Box()
        forEachVerb { verb, points in
            switch verb {
            case .move, .line: box.include(SIMD2(points[0], points[1]))
            case .cubic:
                // A curve can only leave the box of its ends if a control point does.
                box.include(SIMD2(points[4], points[5]))
                if !box.holds(points[0], points[1]) || !box.holds(points[2], points[3]) {
                    box.includeTurns(ofCubic: points - 2)
                }
            case .quadratic:
                box.include(SIMD2(points[2], points[3]))
                if !box.holds(points[0], points[1]) { box.includeTurns(ofQuadratic: points - 2) }
            case .close: break
            }
        }
        return (box.low.x, box.low.y, box.high.x, box.high.y)
    }

    /// The bounding box of all control points: faster than `bounds()`, and never smaller. Nil for an empty path.
    @_optimize(speed)
    package func controlBounds() -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard !verbs.isEmpty else { return nil }
        var box = Box()
        coordinates.withUnsafeBufferPointer { numbers in
            var index = 0
            while index + 1 < numbers.count {
                box.include(SIMD2(numbers[index], numbers[index + 1]))
                index += 2
            }
        }
        return (box.low.x, box.low.y, box.high.x, box.high.y)
    }

    /// Calls `body` with each verb and where its points are. The current point of a drawing verb is the point before
    /// them, because a `close` is always followed by a move.
    @inline(__always)
    func forEachVerb(_ body: (Verb, UnsafePointer<Double>) -> Void) {
        verbs.withUnsafeBufferPointer { verbs in
            coordinates.withUnsafeBufferPointer { numbers in
                guard var points = numbers.baseAddress else { return }
                for verb in verbs {
                    body(verb, points)
                    points += 2 * verb.pointCount
                }
            }
        }
    }
}

private struct Box {
    package var low = SIMD2(repeating: Double.infinity)
    package var high = SIMD2(repeating: -Double.infinity)

    @inline(__always)
    package mutating func include(_ point: SIMD2<Double>) {
        low = SIMD2(point.x < low.x ? point.x : low.x, point.y < low.y ? point.y : low.y)
        high = SIMD2(point.x > high.x ? point.x : high.x, point.y > high.y ? point.y : high.y)
    }

    @inline(__always)
    package func holds(_ x: Double, _ y: Double) -> Bool { x >= low.x && x <= high.x && y >= low.y && y <= high.y }

    @inline(never)
    mutating func includeTurns(ofQuadratic p: UnsafePointer<Double>) {
        let x = QuadraticCurve.turn(p[0], p[2], p[4]) ?? 0
        let y = QuadraticCurve.turn(p[1], p[3], p[5]) ?? 0
        include(SIMD2(QuadraticCurve.value(p[0], p[2], p[4], x), QuadraticCurve.value(p[1], p[3], p[5], y)))
    }

    /// p′/3 = d₀ (1−t)² + 2 d₁ t (1−t) + d₂ t² = a t² + 2b t + c, whose roots are q/a and c/q, without cancellation
    /// (Press et al., Numerical Recipes, 5.6). A rounding error of a root changes the value only by its square.
    @inline(never)
    @_optimize(speed)
    mutating func includeTurns(ofCubic p: UnsafePointer<Double>) {
        let (p0, p1) = (SIMD2(p[0], p[1]), SIMD2(p[2], p[3]))
        let (p2, p3) = (SIMD2(p[4], p[5]), SIMD2(p[6], p[7]))
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        var (a, b, c) = ((d0 - d1) + (d2 - d1), d1 - d0, d0)
        var discriminant = b * b - a * c
        if discriminant.x.magnitude < 1e-250 || discriminant.y.magnitude < 1e-250 {
            (a, b, c) = Box.scaled(a, b, c, discriminant)
            discriminant = b * b - a * c
        }
        // NaN if there are no roots or the divisor is 0.
        let root = discriminant.squareRoot()
        let q = SIMD2(b.x < 0 ? root.x - b.x : -(b.x + root.x), b.y < 0 ? root.y - b.y : -(b.y + root.y))
        include(q / a, p0, p1, p2, p3)
        include(c / q, p0, p1, p2, p3)
    }

    /// Includes the extremes of a curve, at separate parameters for x and y, if they lie on the curve.
    @inline(__always)
    private mutating func include(
        _ turn: SIMD2<Double>,
        _ p0: SIMD2<Double>,
        _ p1: SIMD2<Double>,
        _ p2: SIMD2<Double>,
        _ p3: SIMD2<Double>
    ) {
        // The curve's start is already in the box, so 0 adds nothing.
        let t = SIMD2(turn.x > 0 && turn.x < 1 ? turn.x : 0, turn.y > 0 && turn.y < 1 ? turn.y : 0)
        let s = 1 - t
        let (p01, p12, p23) = (s * p0 + t * p1, s * p1 + t * p2, s * p2 + t * p3)
        include(s * (s * p01 + t * p12) + t * (s * p12 + t * p23))
    }

    /// Scales tiny coefficients so that their squares stay in range. If the coefficients are so large that a small
    /// discriminant is only rounding, there are not two roots: the curve does not turn in that coordinate.
    @inline(never)
    private static func scaled(
        _ a: SIMD2<Double>,
        _ b: SIMD2<Double>,
        _ c: SIMD2<Double>,
        _ discriminant: SIMD2<Double>
    ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
        var result = (a, b, c)
        for axis in 0..<2 where discriminant[axis].magnitude < 1e-250 {
            let factor = max(a[axis].magnitude, max(b[axis].magnitude, c[axis].magnitude)) < 1e-120 ? 0x1p900 : 0
            result.0[axis] *= factor
            result.1[axis] *= factor
            result.2[axis] *= factor
        }
        return result
    }
}
