// SPDX-License-Identifier: MIT
import AnimMath

/// Which contour becomes which.
struct MorphPairing {
    struct Pair {
        /// Indices of contours, −1 for none.
        package var from: Int
        package var to: Int
        /// The pair whose contours contain these, −1 for none.
        package var parent: Int
    }

    /// The pairs. Each comes after its parent.
    package var pairs: [Pair] = []

    /// Whether there is just one outermost pair.
    var hasOneRoot: Bool { pairs.filter { $0.parent < 0 }.count == 1 }

    /// Above this many contours on either side the pairs are found greedily.
    static let exactLimit = 48

    /// The cost of pairing a closed contour with an open one. It is small for strokes: an outline with a gap is still
    /// that outline.
    private let gapCost: Double

    init(_ a: borrowing MorphShape, _ b: borrowing MorphShape, _ pairing: MorphOptions.Pairing, isStroke: Bool)
        throws(AnimError)
    {
        gapCost = isStroke ? 0.25 : 1
        switch pairing {
        case .automatic:
            pairChildren(a, -1, b, -1, parent: -1)
            // The children of each pair. The list grows while it is read; every contour enters it once.
            var index = 0
            let isNested = a.contours.count <= MorphShape.nestingLimit || b.contours.count <= MorphShape.nestingLimit
            while isNested, index < pairs.count {
                let pair = pairs[index]
                pairChildren(a, pair.from, b, pair.to, parent: index)
                index += 1
            }
        case .byIndex:
            // By the indices of subpaths: those that draw nothing are no contours.
            var (first, second) = (0, 0)
            while first < a.contours.count || second < b.contours.count {
                let from = first < a.contours.count ? a.contours[first].subpath : .max
                let to = second < b.contours.count ? b.contours[second].subpath : .max
                pairs.append(Pair(from: from <= to ? first : -1, to: to <= from ? second : -1, parent: -1))
                if from <= to { first += 1 }
                if to <= from { second += 1 }
            }
        case .given(let given):
            try pair(a, b, given)
        }
    }

    /// Pairs the children of two contours (`parent` is the index of that pair), or the roots (−1).
    private mutating func pairChildren(
        _ a: borrowing MorphShape,
        _ parentA: Int,
        _ b: borrowing MorphShape,
        _ parentB: Int,
        parent: Int
    ) {
        let isRoot = parent < 0
        let left = isRoot || parentA >= 0 ? a.children(of: parentA) : []
        let right = isRoot || parentB >= 0 ? b.children(of: parentB) : []
        let partners = left.isEmpty || right.isEmpty ? [] : assign(a, left, b, right)
        var taken = [Bool](repeating: false, count: right.count)
        for (index, contour) in left.enumerated() {
            let partner = index < partners.count ? partners[index] : -1
            if partner >= 0 { taken[partner] = true }
            pairs.append(Pair(from: contour, to: partner >= 0 ? right[partner] : -1, parent: parent))
        }
        for (index, contour) in right.enumerated() where !taken[index] {
            pairs.append(Pair(from: -1, to: contour, parent: parent))
        }
    }

    /// Takes the caller's pairs. All other contours have no counterpart.
    private mutating func pair(
        _ a: borrowing MorphShape,
        _ b: borrowing MorphShape,
        _ given: [(from: Int32, to: Int32)]
    ) throws(AnimError) {
        var (usedA, usedB) = (
            [Bool](repeating: false, count: a.contours.count), [Bool](repeating: false, count: b.contours.count)
        )
        for (index, pair) in given.enumerated() {
            let from = try a.contour(pair.from, index)
            let to = try b.contour(pair.to, index)
            if from >= 0 {
                if usedA[from] { throw AnimError(.duplicate, "pair \(index) names a subpath of the first path again") }
                usedA[from] = true
            }
            if to >= 0 {
                if usedB[to] { throw AnimError(.duplicate, "pair \(index) names a subpath of the second path again") }
                usedB[to] = true
            }
            if from >= 0 || to >= 0 { pairs.append(Pair(from: from, to: to, parent: -1)) }
        }
        for index in usedA.indices where !usedA[index] { pairs.append(Pair(from: index, to: -1, parent: -1)) }
        for index in usedB.indices where !usedB[index] { pairs.append(Pair(from: -1, to: index, parent: -1)) }
    }

    /// Gives each contour without a counterpart the nearest one of about its length, even if that is another's
    /// counterpart: in strokes, a bar joins a bar. A contour that still has none shrinks to a point on another stroke
    /// (`MorphBuilder.point`).
    package mutating func shareCounterparts(_ a: borrowing MorphShape, _ b: borrowing MorphShape) {
        guard a.contours.count * b.contours.count <= Self.shareLimit else { return }
        func isAlike(_ p: MorphContour, _ q: MorphContour) -> Bool {
            p.length <= 1.6 * q.length && q.length <= 1.6 * p.length
        }
        for index in pairs.indices where pairs[index].from < 0 || pairs[index].to < 0 {
            var least = Double.infinity
            if pairs[index].to < 0 {
                let own = a.contours[pairs[index].from]
                for other in b.contours.indices where isAlike(own, b.contours[other]) {
                    let cost = self.cost(own, b.contours[other])
                    if cost < least - MorphShape.tie { (pairs[index].to, least) = (other, cost) }
                }
            } else {
                let own = b.contours[pairs[index].to]
                for other in a.contours.indices where isAlike(own, a.contours[other]) {
                    let cost = self.cost(a.contours[other], own)
                    if cost < least - MorphShape.tie { (pairs[index].from, least) = (other, cost) }
                }
            }
        }
    }

    /// Above this many pairs of contours, counterparts are not shared.
    private static let shareLimit = 1 << 16

    /// For each of the left contours, its partner among the right ones; −1 for none. As many pairs as possible, at the
    /// least total cost.
    private func assign(_ a: borrowing MorphShape, _ left: [Int], _ b: borrowing MorphShape, _ right: [Int])
        -> [Int]
    {
        // The method wants at least as many columns as rows.
        let isSwapped = left.count > right.count
        let (rows, columns) = isSwapped ? (right.count, left.count) : (left.count, right.count)
        if rows > Self.exactLimit || columns > 4 * Self.exactLimit { return assignGreedily(a, left, b, right) }
        var costs = [Double](repeating: 0, count: rows * columns)
        for row in 0..<rows {
            for column in 0..<columns {
                let (i, j) = isSwapped ? (left[column], right[row]) : (left[row], right[column])
                // On a grid, whose sums are exact: of equal costs rounding makes none the least.
                costs[row * columns + column] = Double(Int64(cost(a.contours[i], b.contours[j]) * 0x1p20 + 0.5))
            }
        }
        let assignment = LeastCostAssignment(costs: costs, rows: rows, columns: columns)
        var partners = [Int](repeating: -1, count: left.count)
        for column in 0..<columns {
            guard let row = assignment.row(of: column) else { continue }
            if isSwapped { partners[column] = row } else { partners[row] = column }
        }
        return partners
    }

    /// The cheapest partner that is still free, for each in turn. Above 2048 contours on either side, they are paired
    /// in order.
    private func assignGreedily(
        _ a: borrowing MorphShape,
        _ left: [Int],
        _ b: borrowing MorphShape,
        _ right: [Int]
    ) -> [Int] {
        var partners = [Int](repeating: -1, count: left.count)
        var taken = [Bool](repeating: false, count: right.count)
        let isSmall = left.count <= 2048 && right.count <= 2048
        for i in left.indices {
            var (best, least) = (-1, Double.infinity)
            if isSmall {
                let own = a.contours[left[i]]
                b.contours.withUnsafeBufferPointer { contours in
                    for j in right.indices where !taken[j] {
                        // Most are too far away, whatever their shape.
                        let way = Self.way(own, contours[right[j]])
                        if way.x * way.x + way.y * way.y >= least * least { continue }
                        let cost = self.cost(own, contours[right[j]])
                        if cost < least - MorphShape.tie { (best, least) = (j, cost) }
                    }
                }
            } else if i < right.count {
                best = i
            }
            if best >= 0 { taken[best] = true }
            partners[i] = best
        }
        return partners
    }

    /// The total cost of the pairs.
    func cost(_ a: borrowing MorphShape, _ b: borrowing MorphShape) -> Double {
        var sum = 0.0
        for pair in pairs where pair.from >= 0 && pair.to >= 0 {
            sum += cost(a.contours[pair.from], b.contours[pair.to])
        }
        return sum
    }

    /// The distance between the middles of two contours' boxes.
    @inline(__always)
    private static func way(_ a: MorphContour, _ b: MorphContour) -> SIMD2<Double> {
        SIMD2(
            (a.minX + a.maxX - b.minX - b.maxX) / 2 + (a.shift.x - b.shift.x),
            (a.minY + a.maxY - b.minY - b.maxY) / 2 + (a.shift.y - b.shift.y)
        )
    }

    /// The cost of pairing two contours: at most 100.
    func cost(_ a: MorphContour, _ b: MorphContour) -> Double {
        let way = Self.way(a, b)
        let (x, y) = (way.x, way.y)
        let (sizeA, sizeB) = (max(a.radius, 1e-3), max(b.radius, 1e-3))
        let ratio = sizeA > sizeB ? sizeA / sizeB : sizeB / sizeA
        let sizes = min((ratio - 1) * min(sizeA, sizeB) * 2, 2)
        let aspects = abs((a.maxX - a.minX) - (b.maxX - b.minX)) + abs((a.maxY - a.minY) - (b.maxY - b.minY))
        var cost = (x * x + y * y).squareRoot() + 0.5 * sizes + 0.25 * aspects
        if a.isHole != b.isHole { cost += 4 }
        if (a.area > MorphShape.noise) != (b.area > MorphShape.noise), a.isClosed, b.isClosed { cost += 2 }
        if a.isClosed != b.isClosed { cost += gapCost }
        if a.part != b.part { cost += 8 }
        return cost < 100 ? cost : 100
    }
}

extension MorphShape {
    /// The contours directly inside one, or the roots (−1). Above `nestingLimit`, where nesting is not computed, no
    /// contour has children. Then this is O(1), as it is called for each contour.
    package func children(of parent: Int) -> [Int] {
        if parent >= 0, contours.count > Self.nestingLimit { return [] }
        var result: [Int] = []
        for index in contours.indices where contours[index].parent == parent { result.append(index) }
        return result
    }

    /// The contour of a subpath; −1 for none.
    ///
    /// - Parameter index: The caller's pair, for the error.
    func contour(_ subpath: Int32, _ index: Int) throws(AnimError) -> Int {
        if subpath == -1 { return -1 }
        // Binary search: contours are in the order of their subpaths.
        var (low, high) = (0, contours.count)
        while low < high {
            let middle = (low + high) / 2
            if contours[middle].subpath < subpath { low = middle + 1 } else { high = middle }
        }
        if low < contours.count, contours[low].subpath == subpath { return low }
        throw AnimError(.argument, "pair \(index) names subpath \(subpath), which does not exist or draws nothing")
    }
}
