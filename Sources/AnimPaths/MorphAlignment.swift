// SPDX-License-Identifier: MIT
/// A global alignment of two contours by dynamic programming, as of sequences (Needleman and Wunsch 1970; Sakoe and Chiba
/// 1978 on signals; Sederberg and Greenwood 1992 on outlines).
struct MorphAlignment {
    /// Corresponding fractions of the two contours' lengths, both strictly increasing. A closed contour's last is its first,
    /// one turn later.
    var anchors: [SIMD2<Double>] = []
    var cost = 0.0

    struct Weights {
        /// Of the square of the distance.
        package var position = 1.0
        /// Of 1 − cos of the angle between the directions.
        package var direction = 0.35
        /// Of a stretch without a counterpart.
        var skip = 0.35
        /// Of corners without a counterpart.
        package var corner = 0.02
        /// Of unequal lengths.
        var stretch = 0.1
        /// How far the alignment may be from even, in units of the whole length.
        package var band = 0.3
    }

    /// The cheapest alignment in which the first and the last samples correspond.
    ///
    /// Complexity: O(n m) time and bytes, at most 320 × 320.
    @_optimize(speed)
    init(_ a: MorphSamples, _ b: MorphSamples, _ weights: Weights) {
        let (n, m) = (a.intervals, b.intervals)
        let width = m + 1
        var steps = [UInt8](repeating: 0, count: (n + 1) * width)
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
        _ steps: UnsafeMutableBufferPointer<UInt8>,
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
            var diagonal = Double.infinity
            var diagonalDistance = 0.0
            var left = Double.infinity
            var leftDistance = 0.0
            while low < m, fraction - (b[low].s - startB) > weights.band { low += 1 }
            while high < m, fraction - (b[high + 1].s - startB) >= -weights.band { high += 1 }
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
                let up = row[j]
                let upDistance = distances[j]
                var best = Double.infinity
                var step: UInt8 = 0
                if i == 0, j == 0 {
                    best = 0
                } else {
                    do {
                        if i > 0, j > 0 {
                            let previous = b[j - 1]
                            let (la, lb) = (before.length, previous.length)
                            let turn = 1 - (before.dx * previous.dx + before.dy * previous.dy)
                            let difference = la - lb
                            let sum = la + lb
                            best =
                                diagonal + (0.5 * (diagonalDistance + distance) + weights.direction * turn) * 0.5 * sum
                                + weights.corner * abs(p.corner - q.corner)
                            if sum > 0 { best += weights.stretch * difference * difference / sum }
                            step = 1
                        }
                        if i > 0 {
                            let cost =
                                up + (0.5 * (upDistance + distance) + weights.skip + weights.stretch) * 0.5
                                * before.length
                                + weights.corner * p.corner
                            if cost < best {
                                best = cost
                                step = 2
                            }
                        }
                        if j > 0 {
                            let cost =
                                left + (0.5 * (leftDistance + distance) + weights.skip + weights.stretch) * 0.5
                                * b[j - 1].length + weights.corner * q.corner
                            if cost < best {
                                best = cost
                                step = 3
                            }
                        }
                    }
                }
                diagonal = up
                diagonalDistance = upDistance
                row[j] = best
                distances[j] = distance
                left = best
                leftDistance = distance
                steps[i * (m + 1) + j] = step
            }
        }
    }

    /// Follows the steps back. Of samples that share a counterpart, the one that fits it best keeps it; the others lie
    /// between by length.
    private mutating func readBack(
        _ a: MorphSamples,
        _ b: MorphSamples,
        _ steps: [UInt8],
        _ n: Int,
        _ m: Int,
        _ weights: Weights
    ) {
        var cells: [(i: Int, j: Int, step: UInt8)] = []
        cells.reserveCapacity(n + m + 1)
        var (i, j) = (n, m)
        while i > 0 || j > 0 {
            let step = steps[i * (m + 1) + j]
            cells.append((i, j, step))
            switch step {
            case 1: (i, j) = (i - 1, j - 1)
            case 2: i -= 1
            case 3: j -= 1
            // No way within the band: straight to the start.
            default: (i, j) = (0, 0)
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
            while end >= 0, cells[end].step != 1 {
                if misfit(cells[end].i, cells[end].j) < misfit(cells[best].i, cells[best].j) { best = end }
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
