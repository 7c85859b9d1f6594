// SPDX-License-Identifier: MIT
/// Outlines that cross each other: the less important one is made smaller, only as much as needed, smoothly in time.
extension MorphRepair {
    /// The sizes that are tried, and the fractions of the distance to an outline's goal.
    private static let scales = [1, 0.85, 0.7, 0.55, 0.42, 0.3, 0.2, 0.1, 0.04]
    private static let fractions = [0, 0.35, 0.7, 1]
    /// The most that the size, and the fraction, change from row to row.
    private static let slope = 0.25
    /// The same next to the ends, where the size is 1, so that nothing jumps: `edgeOfAll` divided by the outline's
    /// share of the picture, from `leastEdge` to `edge`.
    private static let edge = 0.8
    private static let leastEdge = 0.2
    private static let edgeOfAll = 0.1

    /// Makes outlines smaller, and moves them, where they cross more important ones.
    mutating func separateOutlines() {
        var flow: (parent: Int, flow: MorphFlow)?
        for rank in order.indices where rank > 0 {
            root(rank)
            if isHole[order[rank]] {
                carryAlong(rank, &flow)
                _ = separate(rank, goesAside: false)
            } else {
                // First out of the way. If that does not help, only smaller.
                if !separate(rank, goesAside: true) { _ = separate(rank, goesAside: false) }
            }
        }
    }

    /// Makes the outlines from an index on smaller where they are in the way. They shrink toward the points where they
    /// vanish.
    mutating func shrinkOutlines(from first: Int) {
        for rank in order.indices where order[rank] >= first {
            _ = separate(rank, goesAside: false, isRooted: true)
        }
    }

    /// Makes an outline smaller, and moves it, where it conflicts with more important ones. Returns false, and changes
    /// nothing, if it should go aside and conflicts are left.
    private mutating func separate(_ rank: Int, goesAside: Bool, isRooted: Bool = false) -> Bool {
        let (outline, last) = (order[rank], rows.count - 1)
        var isNeeded = false
        for step in 1..<last where !isNeeded { isNeeded = conflicts(step, rank) }
        if !isNeeded { return true }
        let attached = pairing.pairs.indices.filter { $0 == outline || isInside($0, outline) }
        var sizes = [Double](repeating: 1, count: rows.count)
        var fractions = [Double](repeating: 0, count: rows.count)
        var middles = frames.map { $0.middle(outline) }
        if isRooted, isSingle[outline] {
            let root = frames[pairing.pairs[outline].from < 0 ? 0 : last].firstPoint(outline)
            middles = middles.map { _ in root }
        }
        var goals = middles
        if goesAside {
            let aside = aside(rank, middles)
            for step in goals.indices { goals[step] += aside }
        }
        for step in 1..<last {
            if isHole[outline] { goals[step] = goal(step, rank, near: step > 1 ? goals[step - 1] : nil) }
            guard conflicts(step, rank) else { continue }
            (sizes[step], fractions[step]) = need(step, rank, middles[step], goals[step])
        }
        let frames = self.frames
        var applied: [SIMD2<Double>] = [SIMD2](repeating: SIMD2(1, 0), count: rows.count)
        var isMoved = [Bool](repeating: false, count: rows.count)
        for round in 0..<Self.rounds {
            let (smoothSizes, smoothFractions) = smoothed(sizes, fractions, outline)
            var isRight = true
            for step in 1..<last {
                let (size, fraction) = (smoothSizes[step], smoothFractions[step])
                // Unchanged since it was found free of conflicts.
                if applied[step] == SIMD2(size, fraction) { continue }
                if !isMoved[step] { self.frames[step].copyPoints() }
                (applied[step], isMoved[step]) = (SIMD2(size, fraction), true)
                let to = middles[step] + (goals[step] - middles[step]) * fraction
                for other in attached {
                    self.frames[step].put(other, of: frames[step], from: middles[step], to: to, size)
                    forget(step, other)
                }
                // Smoothing in time may bring conflicts back: make it smaller.
                if round + 1 < Self.rounds || goesAside, size > 0, conflicts(step, rank) {
                    isRight = false
                    sizes[step] = size * 0.6 < 0.03 ? 0 : size * 0.6
                    applied[step] = SIMD2(repeating: -1)
                }
            }
            guard isRight else { continue }
            for step in 1..<last where isMoved[step] {
                let to = middles[step] + (goals[step] - middles[step]) * applied[step].y
                apply(step, outline, from: middles[step], to: to, applied[step].x)
                for other in attached { isScaled[step * pairing.pairs.count + other] = true }
            }
            return true
        }
        self.frames = frames
        for step in 1..<last where isMoved[step] {
            for other in attached { forget(step, other) }
        }
        return false
    }

    /// The most rounds of smoothing in time and removing new conflicts.
    private static let rounds = 14

    /// Sizes and fractions that change slowly, with size 1 and fraction 0 at the ends. The size of an outline without a
    /// counterpart becomes monotone.
    private func smoothed(_ sizes: [Double], _ fractions: [Double], _ outline: Int) -> (
        sizes: [Double], fractions: [Double]
    ) {
        var (sizes, fractions) = (sizes, fractions)
        let last = rows.count - 1
        for step in 1...last {
            sizes[step] = min(sizes[step], sizes[step - 1] + Self.slope)
            fractions[step] = max(fractions[step], fractions[step - 1] - Self.slope)
        }
        for step in (0..<last).reversed() {
            sizes[step] = min(sizes[step], sizes[step + 1] + Self.slope)
            fractions[step] = max(fractions[step], fractions[step + 1] - Self.slope)
        }
        let pair = pairing.pairs[outline]
        var least = Double.infinity
        for index in 1..<last where pair.from < 0 || pair.to < 0 {
            let step = pair.from < 0 ? last - index : index
            let whole = growth(outline, Double(last - index) / Double(last))
            least = min(least, sizes[step] * whole)
            sizes[step] = least / whole
        }
        var edges = parts[outline]
        for end in 0...1 { edges[end] = max(min(Self.edgeOfAll / edges[end], Self.edge), Self.leastEdge) }
        for step in 1..<last {
            // An outline that is a point at an end may be one for longer.
            let edge = min(
                pair.from < 0 ? .infinity : edges.x * Double(step),
                pair.to < 0 ? .infinity : edges.y * Double(last - step)
            )
            sizes[step] = max(sizes[step], 1 - edge)
            fractions[step] = min(fractions[step], edge)
        }
        return (sizes, fractions)
    }

    /// The largest size, and at that size the smallest fraction, without a conflict.
    private mutating func need(_ step: Int, _ rank: Int, _ middle: SIMD2<Double>, _ goal: SIMD2<Double>)
        -> (size: Double, fraction: Double)
    {
        let outline = order[rank]
        let original = frames[step]
        var frame = original
        frame.copyPoints()
        for size in Self.scales {
            for fraction in Self.fractions {
                if size == 1, fraction == 0 { continue }
                if fraction > 0, goal == middle { break }
                frame.put(outline, of: original, from: middle, to: middle + (goal - middle) * fraction, size)
                if !conflicts(step, rank, frame) { return (size, fraction) }
            }
        }
        // There is none. A hole with a counterpart keeps its size; others become a point.
        return isHole[outline] && !isSingle[outline] ? (1, 0) : (0, 0)
    }

    /// How far an outline that is no hole may go out of the way, as a fraction of the hull's width.
    private static let mostAside = 0.2

    /// The vector by which an outline that is no hole goes out of the way: the same at all times, so that it does not
    /// jitter.
    private mutating func aside(_ rank: Int, _ middles: [SIMD2<Double>]) -> SIMD2<Double> {
        let outline = order[rank]
        var sum = SIMD2<Double>.zero
        var steps: [Int] = []
        for step in 1..<rows.count - 1 {
            for other in order[..<rank] where crosses(at: step, outline, other) {
                let d = middles[step] - frames[step].middle(other)
                let length = (d.x * d.x + d.y * d.y).squareRoot()
                if length > plan.grain { sum += d / length }
                if steps.last != step { steps.append(step) }
            }
        }
        let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
        guard length > 1e-3 else { return .zero }
        var offset = sum * (Self.mostAside * hull.width / length)
        for _ in 0..<4 {
            if steps.allSatisfy({ hull.contains(frames[$0].points(of: outline), movedBy: offset) }) { return offset }
            offset *= 0.5
        }
        return .zero
    }

    /// Where a hole has most room.
    private func goal(_ step: Int, _ rank: Int, near last: SIMD2<Double>?) -> SIMD2<Double> {
        let outline = order[rank]
        let parent = pairing.pairs[outline].parent
        let middle = frames[step].middle(parent)
        if let last, frames[step].contains(parent, last),
            frames[step].distance(parent, last) > 0.1 * frames[step].size(parent), !isFilled(last, rank, frames[step])
        {
            return last + (middle - last) * 0.1
        }
        return pole(step, rank) ?? middle
    }

    /// Moves the point from which a hole without a counterpart grows into the hole's parent, if it is outside.
    private mutating func root(_ rank: Int) {
        let outline = order[rank]
        guard isHole[outline], isSingle[outline] else { return }
        let last = rows.count - 1
        let step = pairing.pairs[outline].from < 0 ? 0 : last
        let point = frames[step].firstPoint(outline)
        guard !frames[step].contains(pairing.pairs[outline].parent, point), let pole = pole(step, rank) else { return }
        apply(step, outline, from: point, to: pole, 0)
        self.updateFrame(step, moved: outline)
        // Its motion begins there.
        for other in 1..<last {
            let distance = Double(abs(other - step)) / Double(last)
            apply(other, outline, from: point, to: point + (pole - point) * (1 - distance), 1)
            self.updateFrame(other, moved: outline)
        }
    }

    /// Scales an outline, and what lies in it, about `from`, and moves that point to `to`.
    @inline(never)
    mutating func apply(
        _ step: Int,
        _ outline: Int,
        from: SIMD2<Double>,
        to: SIMD2<Double>,
        _ scale: Double
    ) {
        for other in pairing.pairs.indices where other == outline || isInside(other, outline) {
            let range = plan.firsts[other]..<plan.firsts[other + 1]
            rows[step].withUnsafeMutableBufferPointer { row in
                for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                    row[index] = to.x + (row[index] - from.x) * scale
                    row[index + 1] = to.y + (row[index + 1] - from.y) * scale
                }
            }
        }
    }

    /// The point of a grid in a hole's parent that is farthest from the parent's outline and from the more important
    /// outlines in it (an approximate pole of inaccessibility). Near points are preferred.
    private func pole(_ step: Int, _ rank: Int) -> SIMD2<Double>? {
        let outline = order[rank]
        let parent = pairing.pairs[outline].parent
        let frame = frames[step]
        let box = frame.box(parent)
        let count = 11
        var (best, greatest): (SIMD2<Double>?, Double) = (nil, 0)
        let own = frame.middle(outline)
        let size = max(box.z - box.x, box.w - box.y)
        // A hole that grows from a point, or shrinks to one, needs little room there. Moves along the axes are
        // preferred.
        let isSingle = isSingle[outline]
        let (nearness, most) = isSingle ? (0.25, 0.07 * size) : (0.15, 0.5 * min(box.z - box.x, box.w - box.y))
        for row in 0..<count {
            for column in 0..<count {
                let point = SIMD2(
                    box.x + (box.z - box.x) * (Double(column) + 0.5) / Double(count),
                    box.y + (box.w - box.y) * (Double(row) + 0.5) / Double(count)
                )
                // Near points are preferred.
                let d = point - own
                let length = isSingle ? abs(d.x) + abs(d.y) : (d.x * d.x + d.y * d.y).squareRoot()
                let far = nearness * min(length, size)
                guard best == nil || most - far > greatest, frame.contains(parent, point) else { continue }
                // Points with less distance than this cannot be the best.
                let least = best == nil ? 0 : greatest + far
                var distance = frame.distance(parent, point, enough: least)
                for other in 0..<rank where order[other] != parent && pairing.pairs[order[other]].parent == parent {
                    if best != nil, distance - far <= greatest { break }
                    if frame.contains(order[other], point) { distance = 0 }
                    distance = min(distance, frame.distance(order[other], point, enough: least))
                }
                distance = min(distance, most) - far
                if distance > greatest + MorphShape.noise * size || best == nil { (best, greatest) = (point, distance) }
            }
        }
        return best
    }
}
