extension Path {
    /// The smallest upright rectangle that holds every point of the outline, the points of lone moves included; nil for an
    /// empty path.
    ///
    /// Tight: curves count where they turn, not by their control points; right to a rounding of the coordinates.
    /// Complexity: O(verbs), no allocation.
    @_optimize(speed)
    public func bounds() -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard !verbs.isEmpty else { return nil }
        var (x, y) = (AxisRange(), AxisRange())
        forEachVerb { verb, points in
            let count = 2 * verb.pointCount
            guard count > 0 else { return }
            x.include(points[count - 2])
            y.include(points[count - 1])
            if count == 6 {
                x.includeCubic(points - 2)
                y.includeCubic(points - 1)
            } else if count == 4 {
                x.includeQuadratic(points - 2)
                y.includeQuadratic(points - 1)
            }
        }
        return (x.low, y.low, x.high, y.high)
    }

    /// The smallest upright rectangle that holds every control point: quicker than `bounds()`, and never smaller. Nil for an
    /// empty path.
    @_optimize(speed)
    public func controlBounds() -> (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard !verbs.isEmpty else { return nil }
        var (x, y) = (AxisRange(), AxisRange())
        coordinates.withUnsafeBufferPointer { numbers in
            var index = 0
            while index + 1 < numbers.count {
                x.include(numbers[index])
                y.include(numbers[index + 1])
                index += 2
            }
        }
        return (x.low, y.low, x.high, y.high)
    }

    /// Calls `body` with each verb and where its points are. The current point of a drawing verb is the one before them: what
    /// follows a `close` is a move.
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

/// What one coordinate of an outline ranges over. The points that are given are every other number of a row.
private struct AxisRange {
    var low = Double.infinity
    var high = -Double.infinity

    @inline(__always)
    mutating func include(_ value: Double) {
        low = value < low ? value : low
        high = value > high ? value : high
    }

    @inline(__always)
    private func holds(_ value: Double) -> Bool { value >= low && value <= high }

    /// A curve whose end points are included already: it leaves the range only where a control point does.
    @inline(__always)
    mutating func includeQuadratic(_ p: UnsafePointer<Double>) {
        if !holds(p[2]) { turnQuadratic(p[0], p[2], p[4]) }
    }

    @inline(__always)
    mutating func includeCubic(_ p: UnsafePointer<Double>) {
        if !(holds(p[2]) && holds(p[4])) { turnCubic(p[0], p[2], p[4], p[6]) }
    }

    @inline(never)
    private mutating func turnQuadratic(_ p0: Double, _ p1: Double, _ p2: Double) {
        if let t = QuadraticCurve.turn(p0, p1, p2) { include(QuadraticCurve.value(p0, p1, p2, t)) }
    }

    /// p′/3 = d₀ (1−t)² + 2 d₁ t (1−t) + d₂ t² = a t² + 2b t + c, whose roots are q/a and c/q: nothing cancels (Press et al.,
    /// Numerical Recipes, 5.6). A root that rounding moves moves the value by its square.
    @inline(never)
    @_optimize(speed)
    private mutating func turnCubic(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        var (a, b, c) = ((d0 - d1) + (d2 - d1), d1 - d0, d0)
        var discriminant = b * b - a * c
        if discriminant.magnitude < 1e-250 {
            // Squares near the end of a double's range; what is larger than 1e-124 is not, and stays in it.
            (a, b, c) = (a * 0x1p900, b * 0x1p900, c * 0x1p900)
            guard max(a.magnitude, max(b.magnitude, c.magnitude)) < 1e150 else { return }
            discriminant = b * b - a * c
        }
        guard discriminant > 0 else { return }
        let root = discriminant.squareRoot()
        let q = b < 0 ? root - b : -(b + root)
        let (first, second) = (q / a, c / q)
        if first > 0, first < 1 { include(CubicCurve.value(p0, p1, p2, p3, first)) }
        if second > 0, second < 1 { include(CubicCurve.value(p0, p1, p2, p3, second)) }
    }
}
