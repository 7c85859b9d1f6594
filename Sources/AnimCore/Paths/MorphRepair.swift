/// In-betweens at even times, while they are mended.
struct MorphRepair {
    let plan: MorphPlan
    let pairing: MorphPairing
    /// The coordinates at each time, where they are seen.
    var rows: [[Double]] = []
    var frames: [MorphFrame] = []
    /// The outlines, the most important first.
    var order: [Int] = []
    /// Whether an outline is a hole of the outline that is its parent.
    var isHole: [Bool] = []
    /// Whether an outline has no counterpart.
    var isSingle: [Bool] = []

    init(_ plan: MorphPlan, _ a: borrowing MorphShape, _ b: borrowing MorphShape, _ pairing: MorphPairing) {
        self.plan = plan
        self.pairing = pairing
        let steps = MorphBuilder.steps
        rows.reserveCapacity(steps + 1)
        frames = [MorphFrame](repeating: MorphFrame(), count: steps + 1)
        for step in 0...steps {
            var row: [Double] = []
            plan.evaluate(Double(step) / Double(steps), &row)
            rows.append(row)
            if step > 0, step < steps { place(step) }
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
            weights.append(min(weight, 2) + (hole ? 0 : 8) + (single ? 0 : 4))
            let place = weights.count - 1
            var index = 0
            while index < order.count, weights[order[index]] >= weights[place] { index += 1 }
            order.insert(place, at: index)
        }
    }

    mutating func place(_ step: Int) {
        rows[step].withUnsafeBufferPointer { frames[step].set(plan.verbs, $0) }
    }

    /// Whether any in-between crosses itself, or a hole leaves what it is in.
    func isNeeded() -> Bool {
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

    // MARK: Outlines that cross each other

    /// How small an outline is made.
    private static let scales = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.22, 0.15, 0.1, 0.05, 0]

    mutating func separateOutlines() {
        for place in order.indices where place > 0 {
            for step in 1..<rows.count - 1 where conflicts(step, place, frames[step]) { shrink(step, place) }
        }
    }

    private mutating func shrink(_ step: Int, _ place: Int) {
        let outline = order[place]
        let original = rows[step]
        var centres = [frames[step].middle(outline)]
        if isHole[outline], let pole = pole(step, place) { centres.insert(pole, at: 0) }
        var isMoved = false
        for scale in Self.scales {
            for centre in centres {
                // A hole keeps a size; the last resort for others is a point.
                if scale == 0, isHole[outline], !isSingle[outline] { continue }
                let middle = frames[step].middle(outline)
                apply(step, outline, original, from: middle, to: scale == 0 ? middle : centre, scale)
                isMoved = true
                var frame = MorphFrame()
                rows[step].withUnsafeBufferPointer { frame.set(plan.verbs, $0) }
                if !conflicts(step, place, frame) {
                    frames[step] = frame
                    return
                }
            }
        }
        if isMoved { self.place(step) }
    }

    private mutating func apply(
        _ step: Int,
        _ outline: Int,
        _ original: [Double],
        from: SIMD2<Double>,
        to: SIMD2<Double>,
        _ scale: Double
    ) {
        var index = plan.firsts[outline]
        while index < plan.firsts[outline + 1] {
            rows[step][index] = to.x + (original[index] - from.x) * scale
            rows[step][index + 1] = to.y + (original[index + 1] - from.y) * scale
            index += 2
        }
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
