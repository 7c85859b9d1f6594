// SPDX-License-Identifier: MIT
/// A global alignment of two contours by dynamic programming, as of sequences (Needleman and Wunsch 1970; Sakoe and
/// Chiba 1978 on signals; Sederberg and Greenwood 1992 on outlines).
struct MorphAlignment {
    /// Corresponding fractions of the two contours' lengths, both strictly increasing. The last of closed contours is
    /// the first, one round later.
    var anchors: [SIMD2<Double>] = []
    /// The total cost of the alignment.
    var cost = 0.0

    /// Weights of the cost terms.
    struct Weights {
        /// The squared distance.
        package var position = 1.0
        /// 1 − cos of the angle between the directions.
        package var direction = 0.35
        /// Length without a counterpart.
        var skip = 0.35
        /// The difference of corners, and corners without a counterpart.
        package var corner = 0.02
        /// The difference of lengths.
        var stretch = 0.1
        /// Not a weight: the largest deviation from an even alignment, as a fraction of the length (Sakoe–Chiba band).
        package var band = 0.3

        /// The cost of an alignment extended by an interval of each contour.
        ///
        /// - Parameters:
        ///   - before: The cost so far.
        ///   - distance: The mean of the distance terms at both ends.
        ///   - corner: The difference of the corners at the end.
        @inline(__always)
        fileprivate func cost(
            after before: Double,
            _ distance: Double,
            _ p: MorphSamples.Sample,
            _ q: MorphSamples.Sample,
            _ corner: Double
        ) -> Double {
            let turn = 1 - (p.dx * q.dx + p.dy * q.dy)
            let difference = p.length - q.length
            let sum = p.length + q.length
            var cost = before + (distance + direction * turn) * 0.5 * sum + self.corner * corner
            if sum > 0 { cost += stretch * difference * difference / sum }
            return cost
        }

        /// The cost of an alignment extended by an interval of one contour, while the other one waits.
        @inline(__always)
        fileprivate func cost(after before: Double, _ distance: Double, _ p: MorphSamples.Sample, _ corner: Double)
            -> Double
        {
            before + (distance + skip + stretch) * 0.5 * p.length + self.corner * corner
        }
    }

    /// Which contours advance in the last step to a pair of samples.
    private enum Step: UInt8 {
        case none, both, first, second
    }

    /// The cheapest alignment up to a pair of samples.
    private struct Choice {
        var cost: Double
        var step: Step
        /// Only what costs less is cheaper: not by rounding.
        private var bound: Double

        @inline(__always)
        init(cost: Double, step: Step) { (self.cost, self.step, bound) = (cost, step, cost - MorphShape.tie) }

        @inline(__always)
        mutating func offer(_ cost: Double, _ step: Step) {
            if cost < bound { self = Choice(cost: cost, step: step) }
        }
    }

    /// The cheapest alignment in which the first and the last samples correspond.
    ///
    /// Complexity: O(n m) time and bytes, at most 320 × 320.
    @_optimize(speed)
    init(_ a: MorphSamples, _ b: MorphSamples, _ weights: Weights) {
        let (n, m) = (a.intervals, b.intervals)
        let width = m + 1
        var steps = [Step](repeating: .none, count: (n + 1) * width)
        var row = [Double](repeating: .infinity, count: width)
        var distances = [Double](repeating: 0, count: width)
        a.samples.withUnsafeBufferPointer { a in
            b.samples.withUnsafeBufferPointer { b in
                steps.withUnsafeMutableBufferPointer { steps in
                    row.withUnsafeMutableBufferPointer { row in
                        distances.withUnsafeMutableBufferPointer { distances in
                            Self.fill(a, b, n, m, weights, steps, row, distances)
                        }
                    }
                }
            }
        }
        cost = row[m]
        readBack(a, b, steps, n, m, weights)
    }

    @inline(__always)
    private static func fill(
        _ a: UnsafeBufferPointer<MorphSamples.Sample>,
        _ b: UnsafeBufferPointer<MorphSamples.Sample>,
        _ n: Int,
        _ m: Int,
        _ weights: Weights,
        _ steps: UnsafeMutableBufferPointer<Step>,
        _ row: UnsafeMutableBufferPointer<Double>,
        _ distances: UnsafeMutableBufferPointer<Double>
    ) {
        let (startA, startB) = (a[0].s, b[0].s)
        // The band moves on with i.
        var (low, high) = (0, 0)
        for i in 0...n {
            let p = a[i]
            // The interval that leads here.
            let before = a[i > 0 ? i - 1 : 0]
            let fraction = p.s - startA
            var (diagonal, diagonalDistance) = (Double.infinity, 0.0)
            var (left, leftDistance) = (Double.infinity, 0.0)
            while low < m, fraction - (b[low].s - startB) > weights.band + MorphShape.noise { low += 1 }
            while high < m, fraction - (b[high + 1].s - startB) >= -weights.band - MorphShape.noise { high += 1 }
            // The last samples always correspond.
            if i == n { high = m }
            if low > 0 {
                diagonal = row[low - 1]
                diagonalDistance = distances[low - 1]
            }
            if low > high { continue }
            for j in low...high {
                let q = b[j]
                let (x, y) = (p.x - q.x, p.y - q.y)
                let distance = (x * x + y * y) * weights.position
                let (up, upDistance) = (row[j], distances[j])
                // The first samples always correspond.
                var best = Choice(cost: i == 0 && j == 0 ? 0 : .infinity, step: .none)
                if i > 0, j > 0 {
                    let cost = weights.cost(
                        after: diagonal,
                        0.5 * (diagonalDistance + distance),
                        before,
                        b[j - 1],
                        abs(p.corner - q.corner)
                    )
                    best = Choice(cost: cost, step: .both)
                }
                if i > 0 {
                    best.offer(weights.cost(after: up, 0.5 * (upDistance + distance), before, p.corner), .first)
                }
                if j > 0 {
                    best.offer(weights.cost(after: left, 0.5 * (leftDistance + distance), b[j - 1], q.corner), .second)
                }
                (diagonal, diagonalDistance) = (up, upDistance)
                (row[j], distances[j]) = (best.cost, distance)
                (left, leftDistance) = (best.cost, distance)
                steps[i * (m + 1) + j] = best.step
            }
        }
    }

    /// Traces the steps back to anchors. Of samples that share a counterpart, only the best fit becomes an anchor; the
    /// others lie between anchors by length.
    private mutating func readBack(
        _ a: MorphSamples,
        _ b: MorphSamples,
        _ steps: [Step],
        _ n: Int,
        _ m: Int,
        _ weights: Weights
    ) {
        var cells: [(i: Int, j: Int, step: Step)] = []
        cells.reserveCapacity(n + m + 1)
        var (i, j) = (n, m)
        while i > 0 || j > 0 {
            let step = steps[i * (m + 1) + j]
            cells.append((i, j, step))
            switch step {
            case .both: (i, j) = (i - 1, j - 1)
            case .first: i -= 1
            case .second: j -= 1
            // No alignment within the band: straight to the start.
            case .none: (i, j) = (0, 0)
            }
        }
        anchors.append(SIMD2(a.samples[0].s, b.samples[0].s))
        func misfit(_ i: Int, _ j: Int) -> Double {
            let (p, q) = (a.samples[i], b.samples[j])
            let (x, y) = (p.x - q.x, p.y - q.y)
            return (x * x + y * y) * weights.position + 4 * abs(p.corner - q.corner)
        }
        let last = SIMD2(a.samples[n].s, b.samples[m].s)
        var index = cells.count - 1
        while index >= 0 {
            // A run of cells with the same i or the same j.
            var best = index
            var end = index - 1
            while end >= 0, cells[end].step != .both {
                if misfit(cells[end].i, cells[end].j) < misfit(cells[best].i, cells[best].j) - MorphShape.tie {
                    best = end
                }
                end -= 1
            }
            let anchor = SIMD2(a.samples[cells[best].i].s, b.samples[cells[best].j].s)
            let previous = anchors[anchors.count - 1]
            if anchor.x > previous.x, anchor.y > previous.y, anchor.x < last.x, anchor.y < last.y {
                anchors.append(anchor)
            }
            index = end
        }
        anchors.append(last)
    }
}
