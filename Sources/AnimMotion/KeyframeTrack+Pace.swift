// SPDX-License-Identifier: MIT
// Key times in proportion to distance.

extension KeyframeTrack {
    /// Gives every segment a share of the duration proportional to its length, linear or along the spline.
    ///
    /// The spline's tangents depend on the key times, and these on its lengths: both are iterated up to 24 times, until
    /// the times are stable. If all values are equal, time is shared evenly.
    func pace() {
        var total = 0.0
        for index in 0..<segmentCount {
            var length = straightLength(of: index)
            if let turns, turns[index].angle != 0 { length *= turns[index].arcOverChord }
            segments[index].length = length
            total += length
        }
        _ = share(total)
        guard isCubicPaced, total > 0 else { return }
        for _ in 0..<24 {
            for component in 0..<componentCount { placeCoefficients(of: component) }
            total = 0
            for index in 0..<segmentCount {
                // A segment of duration 0 keeps it, because it ends a spline.
                let length = spans[index].inverseLength > 0 ? arcLength(of: index) : 0
                segments[index].length = length
                total += length
            }
            if share(total) <= 1e-13 * duration { break }
        }
    }

    /// Converts lengths in space to lengths in time. Returns the largest change of a key time.
    private func share(_ total: Double) -> Double {
        var sum = 0.0
        var start = 0.0
        var change = 0.0
        for index in 0..<segmentCount {
            sum += total > 0 ? segments[index].length : 1
            let end = duration * (sum / (total > 0 ? total : Double(segmentCount)))
            change = max(change, (end - ends[index]).magnitude)
            ends[index] = end
            setTime(of: index, from: start, length: end - start)
            start = end
        }
        return change
    }

    private func straightLength(of index: Int) -> Double {
        let from = points + index * componentCount
        let to = from + componentCount
        var largest = 0.0
        for component in 0..<componentCount { largest = max(largest, (to[component] - from[component]).magnitude) }
        if largest < 1e-290 { return 0 }
        var sum = 0.0
        for component in 0..<componentCount {
            let difference = (to[component] - from[component]) / largest
            sum += difference * difference
        }
        return largest * sum.squareRoot()
    }

    /// The length of a cubic segment's curve in the space of its components, with a relative error of about 1e-10.
    private func arcLength(of index: Int) -> Double {
        let c = coefficients + 4 * index * componentCount
        var largest = 0.0
        for number in 0..<(4 * componentCount) where number & 3 != 0 { largest = max(largest, c[number].magnitude) }
        if largest < 1e-290 { return 0 }
        // |p'(x)|² = Σ (c₁ + 2 c₂ x + 3 c₃ x²)² is one polynomial of degree 4 for any number of components.
        var speed = SquaredSpeed()
        for component in 0..<componentCount {
            let first = c[4 * component + 1] / largest
            let second = 2 * c[4 * component + 2] / largest
            let third = 3 * c[4 * component + 3] / largest
            speed.c0 += first * first
            speed.c1 += 2 * first * second
            speed.c2 += second * second + 2 * first * third
            speed.c3 += 2 * second * third
            speed.c4 += third * third
        }
        let whole = speed.estimate(from: 0, to: 1)
        return largest * speed.length(from: 0, to: 1, whole, tolerance: 1e-9 * whole, depth: 20)
    }
}

/// The square of a speed, as a polynomial.
private struct SquaredSpeed {
    package var c0 = 0.0
    package var c1 = 0.0
    package var c2 = 0.0
    package var c3 = 0.0
    package var c4 = 0.0

    /// The integral of the speed by the Gauss–Legendre rule of 8 nodes, bisecting if that is not accurate enough: near
    /// a (complex) root of the polynomial. There are at most four roots, so few intervals on each level are bisected.
    package func length(from low: Double, to high: Double, _ whole: Double, tolerance: Double, depth: Int) -> Double {
        let middle = 0.5 * (low + high)
        let left = estimate(from: low, to: middle)
        let right = estimate(from: middle, to: high)
        // NaN does not improve.
        if depth == 0 || !((left + right - whole).magnitude > tolerance) { return left + right }
        return length(from: low, to: middle, left, tolerance: tolerance, depth: depth - 1)
            + length(from: middle, to: high, right, tolerance: tolerance, depth: depth - 1)
    }

    @_optimize(speed)
    func estimate(from low: Double, to high: Double) -> Double {
        let nodes: (Double, Double, Double, Double) = (
            0.18343464249564980494, 0.52553240991632898582, 0.79666647741362673959, 0.96028985649753623168
        )
        let weights: (Double, Double, Double, Double) = (
            0.36268378337836198297, 0.31370664587788728734, 0.22238103445337447054, 0.10122853629037625915
        )
        let center = 0.5 * (low + high)
        let radius = 0.5 * (high - low)
        // The nodes lie in pairs about the center. Each pair is in one register, so that its square roots are computed
        // together.
        @inline(__always)
        func pair(_ node: Double) -> Double {
            let x = SIMD2(center - radius * node, center + radius * node)
            // Horner's rule, a step a line: one expression takes the compiler seconds.
            var square: SIMD2<Double> = c3 + x * c4
            square = c2 + x * square
            square = c1 + x * square
            square = c0 + x * square
            let root = square.squareRoot().replacing(with: 0, where: .!(square .> 0))
            return root[0] + root[1]
        }
        return radius
            * (weights.0 * pair(nodes.0) + weights.1 * pair(nodes.1) + weights.2 * pair(nodes.2)
                + weights.3 * pair(nodes.3))
    }
}
