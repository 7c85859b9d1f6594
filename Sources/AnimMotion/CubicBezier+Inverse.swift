// SPDX-License-Identifier: MIT
extension CubicBezier {
    /// The smallest x in 0…1 with value(x) = y.
    ///
    /// If the curve does not reach y between 0 and 1: the smallest x there at which it comes nearest. (The extensions
    /// outside 0…1 are not searched.) NaN gives NaN.
    ///
    /// Complexity: O(1), up to about sixty evaluations of the curve.
    package func inverse(_ y: Double) -> Double {
        if y.isNaN { return y }
        if isDiagonal { return y < 0 ? 0 : (y > 1 ? 1 : y) }
        if y == 0 { return 0 }
        // The extremes of y(t). The pieces between them are monotone, and the first that contains y has the smallest x.
        let turns = turningPoints()
        var nearest = 0.0
        var nearestDistance = y.magnitude
        var low = 0.0
        var lowValue = 0.0
        // Not over three indices: unrolled, that loop is compiled into other bytes in another folder.
        while low < 1 {
            let high = turns.first > low ? turns.first : (turns.second > low ? turns.second : 1)
            let highValue = high == 1 ? 1 : ordinate(at: high)
            if (lowValue <= y && y <= highValue) || (highValue <= y && y <= lowValue) {
                return abscissa(at: parameter(of: y, from: low, to: high, rising: highValue > lowValue))
            }
            let distance = (highValue - y).magnitude
            if distance < nearestDistance {
                nearest = high
                nearestDistance = distance
            }
            low = high
            lowValue = highValue
        }
        return abscissa(at: nearest)
    }

    /// The parameters in 0…1 of the extremes of y, in order; 1 for missing ones.
    private func turningPoints() -> (first: Double, second: Double) {
        // y'/3 = y1 (1−t)² + 2 (y2 − y1) t (1−t) + (1 − y2) t².
        let roots = QuadraticRoots(
            squared: 1 + 3 * (y1 - y2),
            linear: 2 * (y2 - 2 * y1),
            constant: y1
        )
        let first = roots.first > 0 && roots.first < 1 ? roots.first : 1
        let second = roots.second > 0 && roots.second < 1 ? roots.second : 1
        return first < second ? (first, second) : (second, first)
    }

    /// The parameter of y in a monotone piece: Newton's method, bisecting if it would leave the piece.
    private func parameter(of y: Double, from low: Double, to high: Double, rising: Bool) -> Double {
        var low = low
        var high = high
        var t = 0.5 * (low + high)
        for _ in 0..<128 {
            let residual = ordinate(at: t) - y
            if residual == 0 { return t }
            if (residual > 0) == rising {
                high = t
            } else {
                low = t
            }
            var next = t - residual / ordinateSlope(at: t)
            if !(next > low && next < high) {
                // Towards 0, bisect the order of magnitude.
                next = low == 0 && high < 0x1p-8 ? high * high : 0.5 * (low + high)
                if !(next > low && next < high) { return high }
            }
            if next == t { return t }
            t = next
        }
        return t
    }
}
