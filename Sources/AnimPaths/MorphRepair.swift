// SPDX-License-Identifier: MIT
/// In-betweens at even times, while they are mended.
struct MorphRepair {
    package let plan: MorphPlan
    package let pairing: MorphPairing
    /// The coordinates at each time, where they are seen.
    package var rows: [[Double]] = []
    var frames: [MorphFrame] = []
    /// The outlines, the most important first.
    package var order: [Int] = []
    /// Whether an outline is a hole of the outline that is its parent.
    var isHole: [Bool] = []
    /// Whether an outline has no counterpart.
    var isSingle: [Bool] = []

    init(_ plan: MorphPlan, _ a: borrowing MorphShape, _ b: borrowing MorphShape, _ pairing: MorphPairing) {
        self.plan = plan
        self.pairing = pairing
        let steps = MorphBuilder.steps
        rows.reserveCapacity(steps + 1)
        var frame = MorphFrame()
        frame.grain = plan.grain
        frame.fineness = Self.fineness
        frames = [MorphFrame](repeating: frame, count: steps + 1)
        for step in 0...steps {
            var row: [Double] = []
            plan.evaluate(Double(step) / Double(steps), &row)
            rows.append(row)
            place(step)
        }
        var weights: [Double] = []
        for pair in pairing.pairs {
            var weight = 0.0
            var hole = false
            if pair.from >= 0 {
                weight += abs(a.contours[pair.from].area)
                hole = a.contours[pair.from].isHole
            }
            if pair.to >= 0 {
                weight += abs(b.contours[pair.to].area)
                hole = hole || b.contours[pair.to].isHole
            }
            let single = pair.from < 0 || pair.to < 0
            isSingle.append(single)
            isHole.append(hole && pair.parent >= 0)
            // Outlines before holes, pairs before those without a counterpart, large before small.
            let own = min(weight, 2) + (hole ? 0 : 8) + (single ? 0 : 4)
            // What lies in something without a counterpart comes after it.
            weights.append(single && pair.parent >= 0 && isSingle[pair.parent] ? min(own, weights[pair.parent]) : own)
            let place = weights.count - 1
            var index = 0
            while index < order.count, weights[order[index]] >= weights[place] { index += 1 }
            order.insert(place, at: index)
        }
    }

    package mutating func place(_ step: Int) {
        rows[step].withUnsafeBufferPointer { frames[step].set(plan.verbs, $0) }
    }

    /// Whether any in-between crosses itself, or a hole leaves what it is in.
    package func isNeeded() -> Bool {
        for step in 1..<rows.count - 1 {
            for first in order.indices {
                let outline = order[first]
                if frames[step].crossings(outline, outline, limit: 1) > 0 { return true }
                if conflicts(step, first, frames[step]) { return true }
            }
        }
        return false
    }

    /// Whether an outline, given by its place in the order, crosses one that is more important, or has left its parent.
    func conflicts(_ step: Int, _ place: Int, _ frame: MorphFrame) -> Bool {
        let outline = order[place]
        for other in 0..<place where frame.crossings(outline, order[other], limit: 1) > 0 { return true }
        if isHole[outline], frame.size(outline) > 0 {
            let parent = pairing.pairs[outline].parent
            if !frame.contains(parent, frame.middle(outline)) && !frame.contains(parent, frame.firstPoint(outline)) {
                return true
            }
        }
        return false
    }

    /// What is repaired is looked at closely.
    static let fineness = 3

    // MARK: Outlines that cross each other

    /// How small an outline is made.
    private static let scales = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.22, 0.15, 0.1, 0.05, 0]

    mutating func separateOutlines() {
        for place in order.indices where place > 0 {
            root(place)
            for step in 1..<rows.count - 1 where conflicts(step, place, frames[step]) { shrink(step, place) }
        }
    }

    /// A hole without a counterpart comes from a point inside its parent.
    private mutating func root(_ place: Int) {
        let outline = order[place]
        guard isHole[outline], isSingle[outline] else { return }
        for step in [0, rows.count - 1] where frames[step].size(outline) == 0 {
            let point = frames[step].firstPoint(outline)
            if frames[step].contains(pairing.pairs[outline].parent, point) { continue }
            guard let pole = pole(step, place) else { continue }
            let original = rows[step]
            apply(step, outline, original, from: point, to: pole, 0)
            self.place(step)
            // Its way begins there.
            for other in 1..<rows.count - 1 {
                let distance = Double(abs(other - step)) / Double(rows.count - 1)
                let row = rows[other]
                apply(other, outline, row, from: point, to: point + (pole - point) * (1 - distance), 1)
                self.place(other)
            }
        }
    }

    private mutating func shrink(_ step: Int, _ place: Int) {
        let outline = order[place]
        let original = rows[step]
        let middle = frames[step].middle(outline)
        var centers = [middle]
        if isHole[outline], let pole = pole(step, place) { centers.append(pole) }
        for scale in Self.scales {
            for center in centers {
                // A hole keeps a size; the last resort for others is a point.
                if scale == 0, isHole[outline], !isSingle[outline] { continue }
                apply(step, outline, original, from: middle, to: scale == 0 ? middle : center, scale)
                self.place(step)
                if !conflicts(step, place, frames[step]) { return }
            }
        }
    }

    // MARK: Between the times

    /// Looks at the times between those of the rows too, and mends the rows around where it must.
    mutating func refine() {
        var frame = MorphFrame()
        frame.grain = plan.grain
        frame.fineness = Self.fineness
        var middle: [Double] = []
        for _ in 0..<8 {
            var isRight = true
            for step in 0..<rows.count - 1 {
                middle.removeAll(keepingCapacity: true)
                for index in rows[step].indices { middle.append((rows[step][index] + rows[step + 1][index]) * 0.5) }
                middle.withUnsafeBufferPointer { frame.set(plan.verbs, $0) }
                for place in order.indices {
                    let outline = order[place]
                    let isTangled = frame.crossings(outline, outline, limit: 1) > 0 && !self.isTangled(outline)
                    let isInTheWay = place > 0 && conflicts(step, place, frame)
                    if !isTangled, !isInTheWay { continue }
                    isRight = false
                    for row in [step, step + 1] where row > 0 && row < rows.count - 1 {
                        if isTangled { smooth(row, outline, 24) }
                        if isInTheWay {
                            let original = rows[row]
                            let center = frames[row].middle(outline)
                            apply(row, outline, original, from: center, to: center, 0.7)
                        }
                        self.place(row)
                    }
                }
            }
            if isRight { return }
        }
    }

    private mutating func apply(
        _ step: Int,
        _ outline: Int,
        _ original: [Double],
        from: SIMD2<Double>,
        to: SIMD2<Double>,
        _ scale: Double
    ) {
        for other in pairing.pairs.indices where other == outline || isAttached(other, to: outline) {
            var index = plan.firsts[other]
            while index < plan.firsts[other + 1] {
                rows[step][index] = to.x + (original[index] - from.x) * scale
                rows[step][index + 1] = to.y + (original[index + 1] - from.y) * scale
                index += 2
            }
        }
    }

    /// Whether an outline without a counterpart lies in another one, and goes where that goes.
    private func isAttached(_ other: Int, to outline: Int) -> Bool {
        guard isSingle[other], isSingle[outline] else { return false }
        var parent = pairing.pairs[other].parent
        while parent >= 0 {
            if parent == outline { return true }
            parent = pairing.pairs[parent].parent
        }
        return false
    }

    /// The point inside a hole's parent, outside what is more important inside it, that is farthest from all of these; of a
    /// grid.
    private func pole(_ step: Int, _ place: Int) -> SIMD2<Double>? {
        let outline = order[place]
        let parent = pairing.pairs[outline].parent
        let frame = frames[step]
        let box = frame.box(parent)
        let count = 12
        var (best, greatest): (SIMD2<Double>?, Double) = (nil, 0)
        let own = frame.middle(outline)
        let size = max(box.z - box.x, box.w - box.y)
        for row in 0..<count {
            for column in 0..<count {
                let point = SIMD2(
                    box.x + (box.z - box.x) * (Double(column) + 0.5) / Double(count),
                    box.y + (box.w - box.y) * (Double(row) + 0.5) / Double(count)
                )
                guard frame.contains(parent, point) else { continue }
                var distance = frame.distance(parent, point)
                for other in 0..<place where order[other] != parent && pairing.pairs[order[other]].parent == parent {
                    if frame.contains(order[other], point) { distance = 0 }
                    distance = min(distance, frame.distance(order[other], point))
                }
                // Rather near than far.
                let d = point - own
                distance -= 0.15 * min((d.x * d.x + d.y * d.y).squareRoot(), size)
                if distance > greatest || best == nil { (best, greatest) = (point, distance) }
            }
        }
        return best
    }
}
