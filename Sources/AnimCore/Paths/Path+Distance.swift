extension Path {
    /// The distance of a point from the outline, that of open subpaths left open; infinite for an empty path or a point that
    /// is not finite.
    ///
    /// Exact for lines. For a curve the nearest of 16 equal steps of its parameter, refined by the golden section: right to
    /// about 1e-8 of the curve's size unless two places are nearly as near. Complexity: O(verbs), no allocation.
    @inline(never)
    public func distance(x: Double, y: Double) -> Double {
        guard x.isFinite, y.isFinite else { return .infinity }
        var least = Double.infinity
        forEachSegment(closingOpenSubpaths: false, { least = min(least, Path.distance(x, y, $0)) })
        return least
    }

    @inline(never)
    private static func distance(_ x: Double, _ y: Double, _ segment: Segment) -> Double {
        switch segment {
        case .line(let x0, let y0, let x1, let y1):
            let (dx, dy) = (x1 - x0, y1 - y0)
            let squared = dx * dx + dy * dy
            let along = squared > 0 ? ((x - x0) * dx + (y - y0) * dy) / squared : 0
            let t = min(max(along, 0), 1)
            return Math.hypot(x - (x0 + t * dx), y - (y0 + t * dy))
        case .quadratic(let curve):
            return least { Math.hypot(x - curve.x(at: $0), y - curve.y(at: $0)) }
        case .cubic(let curve):
            return least { Math.hypot(x - curve.x(at: $0), y - curve.y(at: $0)) }
        }
    }

    private static let stepCount = 16
    /// (√5 − 1)/2
    private static let goldenSection = 0.618033988749894848

    /// The least value of a function of 0…1.
    @inline(never)
    private static func least(_ value: (Double) -> Double) -> Double {
        var best = 0
        var bestValue = value(0)
        for step in 1...stepCount {
            let next = value(Double(step) / Double(stepCount))
            if next < bestValue { (best, bestValue) = (step, next) }
        }
        var low = Double(max(0, best - 1)) / Double(stepCount)
        var high = Double(min(stepCount, best + 1)) / Double(stepCount)
        for _ in 0..<40 {
            let width = (high - low) * goldenSection
            if value(high - width) < value(low + width) { high = low + width } else { low = high - width }
        }
        return min(bestValue, value(0.5 * (low + high)))
    }
}
