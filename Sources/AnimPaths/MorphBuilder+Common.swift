// SPDX-License-Identifier: MIT
import AnimMath

/// Drawings that share parts (`MorphCommon`).
extension MorphBuilder {
    /// Whether two closed contours have nearly the same shape without a rotation, whatever their start points and
    /// sizes.
    @inline(never)
    func areAlike(_ indexA: Int, _ indexB: Int) -> Bool {
        let (contourA, contourB) = (a.contours[indexA], b.contours[indexB])
        guard contourA.isClosed, contourB.isClosed else { return false }
        let p = Self.centered(MorphSamples(a, contourA, frame(contourA, 0)).even(32))
        let q = Self.centered(MorphSamples(b, contourB, frame(contourB, 0)).even(32))
        for shift in 0..<32 where Self.residual(p, q, shift) < 0.02 { return true }
        return false
    }

    /// Whether every contour equals its counterpart up to translation and scale.
    var stands: Bool {
        pairing.pairs.allSatisfy { pair in
            guard pair.from >= 0, pair.to >= 0 else { return false }
            let (p, q) = (a.contours[pair.from], b.contours[pair.to])
            return Self.stands(MorphSamples(a, p, frame(p, 0)), MorphSamples(b, q, frame(q, 0)))
        }
    }

    /// A builder for drawings that share parts; nil if pieces were lost.
    @inline(never)
    init?(_ common: MorphCommon, _ options: MorphOptions) throws(AnimError) {
        var own = options
        own.pairing = .given(common.pairs)
        own.motion = .linear
        own.effort = 0
        try self.init(common.from, common.to, own)
        for (index, pair) in pairing.pairs.enumerated() where pair.from >= 0 && pair.to >= 0 {
            (a.contours[pair.from].part, b.contours[pair.to].part) = (-1, -1)
            guard index < common.count else { continue }
            let (p, q) = (a.contours[pair.from], b.contours[pair.to])
            let counts = common.counts[index]
            guard !p.isReversed, !q.isReversed, p.count == counts.from.reduce(0, +), q.count == counts.to.reduce(0, +)
            else { return nil }
            a.contours[pair.from].part = Int32(truncatingIfNeeded: index + 1)
        }
        self.common = common
    }

    /// The plan; nil if outlines would cross and the drawings share too little to accept that.
    @inline(never)
    func planned(_ common: MorphCommon) -> MorphPlan? {
        var plan = best()
        var tangled = [Bool](repeating: false, count: plan.turns.count)
        if plan.inspect(pairing, &tangled) { return plan }
        let faults = plan.separate(a, b, pairing, kept: common.count, cutsFirst: common.cutsFirst)
        let least = common.isParted ? Self.partedShare : Self.trustedShare
        let isTrusted = common.share >= least && options.fillRule == .nonZero
        return isTrusted || faults == 0 ? plan : nil
    }

    /// From this shared fraction on outlines may cross on the way: new parts grow over parts that vanish.
    private static let trustedShare = 0.65
    /// The same if a part moves by itself.
    private static let partedShare = 0.85

    /// The alignment of contours that share runs. Runs are aligned by length. The stretch between two runs is aligned
    /// by its progress from the one to the other, so that a detour grows from, or shrinks to, nearly a point.
    @inline(never)
    func commonAnchors(_ contourA: MorphContour, _ contourB: MorphContour, _ common: MorphCommon) -> [SIMD2<Double>] {
        let counts = common.counts[Int(contourA.part) - 1]
        let (p, q) = (Self.progress(a, contourA, counts.from), Self.progress(b, contourB, counts.to))
        var anchors: [SIMD2<Double>] = []
        var (i, j) = (0, 0)
        while i < p.count, j < q.count {
            var anchor = SIMD2(p[i].s, q[j].s)
            if p[i].along < q[j].along {
                if j > 0 { anchor.y = Self.between(q[j - 1], q[j], p[i].along) }
                i += 1
            } else if p[i].along > q[j].along {
                if i > 0 { anchor.x = Self.between(p[i - 1], p[i], q[j].along) }
                j += 1
            } else {
                (i, j) = (i + 1, j + 1)
            }
            anchors.append(anchor)
        }
        return anchors
    }

    private typealias Progress = (along: Double, s: Double)

    private static func between(_ p: Progress, _ q: Progress, _ along: Double) -> Double {
        q.along > p.along ? p.s + (q.s - p.s) * ((along - p.along) / (q.along - p.along)) : q.s
    }

    /// The progress of each node along a contour. Part k, a run or the stretch after it, goes from k to k + 1.
    @inline(never)
    private static func progress(_ shape: borrowing MorphShape, _ contour: MorphContour, _ counts: [Int]) -> [Progress]
    {
        var result: [Progress] = []
        var (node, piece) = (0, contour.first)
        for (part, count) in counts.enumerated() {
            piece += count
            let first = node
            while node < contour.nodeCount, Int(shape.node(contour, node).piece) < piece { node += 1 }
            // Including the end, where the next part begins.
            let nodes = (first...node).map { shape.node(contour, $0 < contour.nodeCount ? $0 : 0) }
            func s(_ index: Int) -> Double { first + index < contour.nodeCount ? nodes[index].s : 1 }
            let (start, length) = (s(0), s(node - first) - s(0))
            guard length > 0 else {
                if result.isEmpty { result.append((Double(part), start)) }
                result.append((Double(part + 1), start))
                continue
            }
            let end = nodes[nodes.count - 1]
            let (x, y) = (end.x - nodes[0].x, end.y - nodes[0].y)
            let square = x * x + y * y
            var low: [Double] = []
            for node in nodes {
                let along = (node.x - nodes[0].x) * x + (node.y - nodes[0].y) * y
                low.append(square > 1e-8 ? min(max(along / square, 0), 1) : 0)
            }
            // Where the stretch goes back, its progress is the mean of the running maximum and of the running minimum
            // from the end.
            var high = low
            for index in low.indices.dropFirst() { high[index] = max(high[index], high[index - 1]) }
            for index in low.indices.dropLast().reversed() { low[index] = min(low[index], low[index + 1]) }
            let weight = part % 2 == 0 || square <= 1e-8 ? 1 : lengthWeight
            for index in nodes.indices where index > 0 || result.isEmpty {
                let along = (low[index] + high[index]) / 2
                let weighted = along + ((s(index) - start) / length - along) * weight
                result.append((Double(part) + weighted, s(index)))
            }
        }
        return result
    }

    /// The weight of the length beside the progress from run to run.
    private static let lengthWeight = 0.02
}
