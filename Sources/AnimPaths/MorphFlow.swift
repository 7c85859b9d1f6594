// SPDX-License-Identifier: MIT
/// Where the points inside an outline go as the outline changes: moving least squares with similarities (Schaefer,
/// McPhail and Warren 2006), so that what lies in a lump of the outline moves with that lump.
struct MorphFlow {
    /// The outline at each time, by corresponding points.
    private let polygons: [[SIMD2<Double>]]
    private let grain: Double

    /// - Parameter rows: The coordinates of all of the plan's outlines at each time, with rotations applied. The first
    ///   and the last row are the ends.
    @inline(never)
    init(_ plan: MorphPlan, _ outline: Int, _ rows: [[Double]]) {
        let own = rows.map { Array($0[plan.firsts[outline]..<plan.firsts[outline + 1]]) }
        let smoother = plan.smoother(outline, ends: [own[0], own[own.count - 1]])
        polygons = own.map { smoother.polygon($0) }
        grain = plan.grain * plan.grain
    }

    /// Where a point at one time is at another time; the point itself where that cannot be computed.
    @inline(never)
    @_optimize(speed)
    func carried(_ point: SIMD2<Double>, from start: Int, to end: Int) -> SIMD2<Double> {
        // The fit is relative to the point, weighted by the inverse fourth power of the distance.
        var (sum, p, q) = (0.0, SIMD2<Double>.zero, SIMD2<Double>.zero)
        var (dot, cross, square) = (0.0, 0.0, 0.0)
        for (vertex, target) in zip(polygons[start], polygons[end]) {
            let (d, e) = (vertex - point, target - point)
            let distance = d.x * d.x + d.y * d.y
            let weight = 1 / ((distance + grain) * (distance + grain))
            sum += weight
            p += d * weight
            q += e * weight
            dot += (d.x * e.x + d.y * e.y) * weight
            cross += (d.x * e.y - d.y * e.x) * weight
            square += distance * weight
        }
        guard sum > 0, sum.isFinite else { return point }
        p /= sum
        q /= sum
        dot -= (p.x * q.x + p.y * q.y) * sum
        cross -= (p.x * q.y - p.y * q.x) * sum
        square -= (p.x * p.x + p.y * p.y) * sum
        guard square > 0 else { return point + q }
        let (a, b) = (dot / square, cross / square)
        let result = point + q - SIMD2(a * p.x - b * p.y, b * p.x + a * p.y)
        return result.x.isFinite && result.y.isFinite ? result : point
    }
}

extension MorphPlan {
    /// - Parameter ends: The outline's coordinates at both ends.
    @inline(never)
    func smoother(_ outline: Int, ends: [[Double]]) -> MorphSmoother {
        let slots = recipe.outlines[outline]
        let isLine = recipe.slots[slots.firstSlot..<slots.firstSlot + slots.slotCount].map { $0.isLine }
        return MorphSmoother(isLine, ends: ends)
    }
}

extension MorphRepair {
    /// Lets a hole that has conflicts move with the outline that it lies in, from both of its ends, if it has fewer
    /// conflicts then.
    ///
    /// - Parameter known: The outline whose holes were carried last.
    @inline(never)
    mutating func carryAlong(_ rank: Int, _ known: inout (parent: Int, flow: MorphFlow)?) {
        let (outline, last) = (order[rank], rows.count - 1)
        var count = 0
        for step in 1..<last where conflicts(step, rank) { count += 1 }
        if count == 0 { return }
        let pair = pairing.pairs[outline]
        if known?.parent != pair.parent { known = (pair.parent, MorphFlow(plan, pair.parent, rows)) }
        guard let flow = known?.flow else { return }
        let middles = frames.map { $0.middle(outline) }
        var goals = middles
        for step in rows.indices {
            let forth = pair.from < 0 ? .zero : flow.carried(middles[0], from: 0, to: step)
            let back = pair.to < 0 ? forth : flow.carried(middles[last], from: last, to: step)
            let part = pair.from < 0 ? 1 : Double(step) / Double(last)
            goals[step] = forth + (back - forth) * part
        }
        if pair.from >= 0 { goals[0] = middles[0] }
        if pair.to >= 0 { goals[last] = middles[last] }
        for step in 1..<last {
            var frame = frames[step]
            frame.copyPoints()
            frame.put(outline, of: frames[step], from: middles[step], to: goals[step], 1)
            if conflicts(step, rank, frame) { count -= 1 }
            if count <= 0 { return }
        }
        for step in rows.indices where goals[step] != middles[step] {
            apply(step, outline, from: middles[step], to: goals[step], 1)
            updateFrame(step, moved: outline)
        }
    }
}

extension MorphBuilder {
    /// The pairing of holes by where the outlines around them carry them until halfway; nil if it is not much better.
    @inline(never)
    func holesPairedAnew(_ plan: MorphPlan) -> MorphPairing? {
        guard options.choosesFreely else { return nil }
        var rows: [[Double]] = []
        for t in [0, 0.5, 1] {
            var row: [Double] = []
            plan.evaluate(t, &row)
            rows.append(row)
        }
        var other = self
        let (centerA, centerB) = (SIMD2(a.middleX, a.middleY), SIMD2(b.middleX, b.middleY))
        let (middle, size) = (0.5 * centerA + 0.5 * centerB, max(a.size, b.size))
        /// How far it is carried.
        func shift(_ contour: MorphContour, _ own: SIMD2<Double>, _ scale: Double, _ flow: MorphFlow, from: Int)
            -> SIMD2<Double>
        {
            let place = SIMD2(contour.minX + contour.maxX, contour.minY + contour.maxY) * 0.5
            return (flow.carried(own + place * scale, from: from, to: 1) - middle) / size - place
        }
        var isNeeded = false
        for (parent, pair) in pairing.pairs.enumerated() where pair.from >= 0 && pair.to >= 0 {
            let left = a.children(of: pair.from).filter { a.contours[$0].isHole }
            let right = b.children(of: pair.to).filter { b.contours[$0].isHole }
            if left.isEmpty || right.isEmpty || left.count + right.count < 3 { continue }
            isNeeded = true
            let flow = MorphFlow(plan, parent, rows)
            for index in left {
                other.a.contours[index].shift = shift(a.contours[index], centerA, a.size, flow, from: 0)
            }
            for index in right {
                other.b.contours[index].shift = shift(b.contours[index], centerB, b.size, flow, from: 2)
            }
        }
        guard isNeeded, let pairing = try? MorphPairing(other.a, other.b, options.pairing, isStroke: false) else {
            return nil
        }
        let gain = self.pairing.cost(other.a, other.b) - pairing.cost(other.a, other.b)
        return gain > Self.leastGain ? pairing : nil
    }

    /// Holes are paired anew if that brings them nearer together by this much, in sizes, added up.
    private static let leastGain = 0.1
}
