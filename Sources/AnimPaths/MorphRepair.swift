// SPDX-License-Identifier: MIT
import AnimMath

/// In-betweens at evenly spaced times, while they are repaired. Repairs are smooth in time, and stay in the hull of
/// both ends.
struct MorphRepair {
    let plan: MorphPlan
    let pairing: MorphPairing
    /// The first verb of each outline; one more for the end.
    private let firstVerbs: [Int]
    /// The coordinates at each time, with rotations applied.
    var rows: [[Double]] = []
    /// The polygons of each row.
    var frames: [MorphFrame] = []
    /// For each time and outline, whether its polygon was scaled with it, and may have another number of points than
    /// one that is made anew.
    var isScaled: [Bool]
    /// Where polygons are made.
    private var single: MorphFrame
    /// The outlines, the most important first.
    var order: [Int] = []
    /// Whether an outline is a hole of the outline that is its parent.
    var isHole: [Bool] = []
    /// Whether an outline has no counterpart.
    var isSingle: [Bool] = []
    /// Whether an outline without a counterpart grows evenly by its area, and not by its width.
    var growsByArea: [Bool] = []
    /// For such an outline, how wide the outline around it is where it is a point, relative to where it has its size; 1
    /// if that is half or more.
    var narrowness: [Double] = []
    /// Two outlines may cross as often as they do at one of these rows.
    private var ends: [Int]
    /// Each outline's share of the area at each end.
    var parts: [SIMD2<Double>] = []
    /// The hull of both ends.
    var hull = MorphHull()
    /// For each pair of outlines (or an outline with itself), how often they cross at an end: up to `tangle`; −1: not
    /// computed yet.
    private var given: [Int] = []
    /// For each time and pair of outlines, whether they cross more often than at the ends: 0 not computed yet, 1 no, 2
    /// yes.
    var known: [UInt8] = []

    /// Polygons are made this many times finer than for a first look.
    static let fineness = 3

    /// - Parameter kept: How many of the first outlines stay as they are. All others give way to them.
    init(
        _ plan: MorphPlan,
        _ a: borrowing MorphShape,
        _ b: borrowing MorphShape,
        _ pairing: MorphPairing,
        kept: Int = 0
    ) {
        self.plan = plan
        self.pairing = pairing
        firstVerbs = plan.verbs.indices.filter { plan.verbs[$0] == .move } + [plan.verbs.count]
        let steps = MorphBuilder.steps
        ends = [0, steps]
        rows.reserveCapacity(steps + 1)
        var frame = MorphFrame()
        frame.grain = plan.grain
        frame.fineness = Self.fineness
        for step in 0...steps {
            var row: [Double] = []
            plan.evaluate(Double(step) / Double(steps), &row)
            rows.append(row)
        }
        Self.closeSeams(&rows, plan)
        isScaled = [Bool](repeating: false, count: (steps + 1) * pairing.pairs.count)
        rows[0].withUnsafeBufferPointer { frame.set(plan.verbs, $0) }
        single = frame
        frames = [MorphFrame](repeating: frame.compact(), count: steps + 1)
        updateFrame(steps)
        for step in [0, steps] { frames[step].forEachPoint { hull.add($0) } }
        let count = pairing.pairs.count
        given = [Int](repeating: -1, count: count * count)
        known = [UInt8](repeating: 0, count: (steps + 1) * count * count)
        var weights: [Double] = []
        let areas = SIMD2(frames[0].area, frames[steps].area) + plan.grain * plan.grain
        for (outline, pair) in pairing.pairs.enumerated() {
            var weight = 0.0
            var hole = false
            let share = SIMD2(abs(frames[0].area(outline)), abs(frames[steps].area(outline)))
            parts.append(share / areas)
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
            let own = min(weight, 2) + (single ? 0 : 8) + (hole ? 0 : 4) + (outline < kept ? 16 : 0)
            // An outline comes after the one that it lies in.
            weights.append(pair.parent >= 0 ? min(own, weights[pair.parent]) : own)
            growsByArea.append(false)
            narrowness.append(1)
            let last = weights.count - 1
            var index = 0
            while index < order.count, weights[order[index]] >= weights[last] - MorphShape.tie { index += 1 }
            order.insert(last, at: index)
        }
    }

    /// Pieces that are specks at both ends, such as the gap that rounding leaves where an outline closes, become points
    /// in between: turned about, they would make loops. Of a run of them, none moves farther than a speck.
    private static func closeSeams(_ rows: inout [[Double]], _ plan: MorphPlan) {
        let last = rows.count - 1
        let speck = 5000 * plan.grain
        func isNear(_ row: [Double], _ first: Int, _ second: Int) -> Bool {
            abs(row[first] - row[second]) < speck && abs(row[first + 1] - row[second + 1]) < speck
        }
        /// Moves points to another one if all of them are near it at both ends.
        func close(_ points: Range<Int>, to target: Int) -> Bool {
            for point in stride(from: points.lowerBound, to: points.upperBound, by: 2)
            where !isNear(rows[0], target, point) || !isNear(rows[last], target, point) { return false }
            for step in 1..<last {
                for point in stride(from: points.lowerBound, to: points.upperBound, by: 2) {
                    rows[step][point] = rows[step][target]
                    rows[step][point + 1] = rows[step][target + 1]
                }
            }
            return true
        }
        // The outline's start, and the point to which the specks since then have moved.
        var (index, start, target) = (0, 0, 0)
        for verb in plan.verbs {
            let end = index + 2 * verb.pointCount
            switch verb {
            case .move: (start, target) = (index, index)
            case .close: if index > start + 2 { _ = close(index - 2..<index, to: start) }
            default: if !close(index..<end, to: target) { target = end - 2 }
            }
            index = end
        }
    }

    /// Updates a row's frame.
    @inline(never)
    mutating func updateFrame(_ step: Int) {
        for outline in pairing.pairs.indices { isScaled[step * pairing.pairs.count + outline] = false }
        rows[step].withUnsafeBufferPointer { single.set(plan.verbs, $0) }
        frames[step] = single.compact()
    }

    /// Updates a row's frame after an outline, and what lies in it, was moved.
    @inline(never)
    mutating func updateFrame(_ step: Int, moved outline: Int) {
        for other in pairing.pairs.indices {
            let (entry, isMoved) = (step * pairing.pairs.count + other, other == outline || isInside(other, outline))
            if isMoved { forget(step, other) }
            guard isMoved || isScaled[entry] else { continue }
            rows[step].withUnsafeBufferPointer { row in
                let own = UnsafeBufferPointer(rebasing: row[plan.firsts[other]..<plan.firsts[other + 1]])
                set(&single, other, own)
            }
            isScaled[entry] = false
            if !frames[step].replace(other, with: single) { updateFrame(step) }
        }
    }

    /// Makes the polygon of an outline alone.
    @inline(never)
    private func set(_ frame: inout MorphFrame, _ outline: Int, _ coordinates: UnsafeBufferPointer<Double>) {
        plan.verbs.withUnsafeBufferPointer { verbs in
            let range = firstVerbs[outline]..<firstVerbs[outline + 1]
            frame.set(UnsafeBufferPointer(rebasing: verbs[range]), coordinates)
        }
    }

    /// Discards cached results about an outline.
    @inline(never)
    mutating func forget(_ step: Int, _ outline: Int) {
        let count = pairing.pairs.count
        for other in 0..<count {
            known[(step * count + outline) * count + other] = 0
            known[(step * count + other) * count + outline] = 0
        }
    }

    /// How many in-betweens have a fault.
    @inline(never)
    mutating func faultCount() -> Int {
        var count = 0
        for step in 1..<rows.count - 1 {
            for rank in order.indices where crosses(at: step, order[rank], order[rank]) || conflicts(step, rank) {
                count += 1
                break
            }
        }
        return count
    }

    /// Sets the rows whose crossings are no faults.
    mutating func expect(at ends: [Int]) {
        self.ends = ends
        for index in given.indices { given[index] = -1 }
        for index in known.indices { known[index] = 0 }
    }

    /// Crossings are counted up to this number.
    private static let tangle = 100

    /// Whether two outlines, or an outline and itself, cross more often than at the ends.
    mutating func crosses(_ frame: MorphFrame, _ first: Int, _ second: Int) -> Bool {
        guard frame.crossings(first, second, limit: 1) > 0 else { return false }
        let given = crossings(first, second)
        return given < Self.tangle && frame.crossings(first, second, limit: given + 1) > given
    }

    /// How often two outlines, or an outline and itself, cross at an end.
    private mutating func crossings(_ first: Int, _ second: Int) -> Int {
        let entry = max(first, second) * pairing.pairs.count + min(first, second)
        if given[entry] < 0 {
            given[entry] = 0
            for end in ends {
                given[entry] = max(given[entry], frames[end].crossings(first, second, limit: Self.tangle))
            }
        }
        return given[entry]
    }

    /// The same for the in-between at a time. Cached.
    mutating func crosses(at step: Int, _ first: Int, _ second: Int) -> Bool {
        let entry = (step * pairing.pairs.count + max(first, second)) * pairing.pairs.count + min(first, second)
        if known[entry] == 0 {
            // Most are apart; to pass a frame on takes longer than to see that.
            let isApart = frames[step].areApart(first, second)
            known[entry] = !isApart && crosses(frames[step], first, second) ? 2 : 1
        }
        return known[entry] == 2
    }

    /// The same as below for the in-between at a time. Cached.
    mutating func conflicts(_ step: Int, _ rank: Int) -> Bool {
        for other in 0..<rank where crosses(at: step, order[rank], order[other]) { return true }
        return isHole[order[rank]] && hasLeft(step, rank, frames[step])
    }

    /// Whether an outline, given by its place in the order, crosses one that is more important, or has left its parent.
    mutating func conflicts(_ step: Int, _ rank: Int, _ frame: MorphFrame) -> Bool {
        let outline = order[rank]
        for other in 0..<rank where crosses(frame, outline, order[other]) { return true }
        return hasLeft(step, rank, frame)
    }

    /// Whether a hole has left its parent, or lies in a more important one.
    private func hasLeft(_ step: Int, _ rank: Int, _ frame: MorphFrame) -> Bool {
        let outline = order[rank]
        if isHole[outline], frame.size(outline) > 0 {
            let parent = pairing.pairs[outline].parent
            // Around its parent it is not in it, either.
            if frame.size(outline) > frame.size(parent) { return true }
            let (middle, first) = (frame.middle(outline), frame.firstPoint(outline))
            if !frame.contains(parent, middle) && !frame.contains(parent, first) { return true }
            // Both points: one alone may lie on an outline that the holes share.
            return isFilled(first, rank, frame) && isFilled(middle, rank, frame)
        }
        return false
    }

    /// Whether a point lies in a more important hole of a hole's parent: there the hole would be filled.
    @inline(never)
    func isFilled(_ point: SIMD2<Double>, _ rank: Int, _ frame: MorphFrame) -> Bool {
        let parent = pairing.pairs[order[rank]].parent
        for other in 0..<rank {
            let hole = order[other]
            if isHole[hole], pairing.pairs[hole].parent == parent, frame.contains(hole, point) { return true }
        }
        return false
    }

    // MARK: Outlines that cross themselves

    /// From row to row the level of smoothing changes by at most this, so that nothing jumps.
    private static let slope = 2
    /// The same next to the ends, which are not smoothed.
    private static let edge = 4
    /// The most rounds of making levels change slowly and finding higher ones.
    private static let rounds = 4

    /// Smooths outlines that cross themselves, at these times until they do not, and less and less at the times around.
    /// What lies in an outline moves with it.
    mutating func smoothOutlines(from first: Int = 0) {
        for outline in pairing.pairs.indices where outline >= first {
            var isNeeded = false
            for step in 1..<rows.count - 1 where !isNeeded { isNeeded = crosses(at: step, outline, outline) }
            if isNeeded { smooth(outline) }
        }
    }

    private func coordinates(_ step: Int, _ outline: Int) -> [Double] {
        Array(rows[step][plan.firsts[outline]..<plan.firsts[outline + 1]])
    }

    private mutating func smooth(_ outline: Int) {
        let last = rows.count - 1
        let smoother = plan.smoother(outline, ends: [coordinates(0, outline), coordinates(last, outline)])
        let polygons = rows.indices.map { smoother.polygon(coordinates($0, outline)) }
        var steps: [Int] = []
        for step in 1..<last where crosses(at: step, outline, outline) { steps.append(step) }
        // Only the parts that cross. If that does not help, all of it.
        var local = MorphSmoother.looseParts(polygons, at: steps)
        var levels = local.isEmpty ? nil : levels(outline, smoother, polygons, local)
        if levels == nil {
            local = []
            levels = self.levels(outline, smoother, polygons, local)
        }
        guard let levels else { return }
        for step in 1..<last {
            let level = min(levels[step], Self.edge * min(step, last - step))
            if level <= 0 { continue }
            let displacement = displacement(step, smoother, polygons, level, local)
            var row = coordinates(step, outline)
            smoother.move(&row, polygons[step], displacement, level, local)
            rows[step].replaceSubrange(plan.firsts[outline]..<plan.firsts[outline + 1], with: row)
            carry(step, outline, polygons[step], displacement)
            updateFrame(step, moved: outline)
        }
    }

    @inline(never)
    private func displacement(
        _ step: Int,
        _ smoother: MorphSmoother,
        _ polygons: [[SIMD2<Double>]],
        _ level: Int,
        _ local: [Double]
    ) -> [SIMD2<Double>] {
        if !local.isEmpty { return MorphSmoother.displacement(polygons[step], level, local) }
        let last = rows.count - 1
        let (start, end) = (MorphSmoother.twiceArea(polygons[0]) / 2, MorphSmoother.twiceArea(polygons[last]) / 2)
        let area = start + (end - start) * Double(step) / Double(last)
        return smoother.displacement(polygons[step], level, area: area, hull)
    }

    /// The levels of smoothing at each time; nil if parts were to be smoothed and that is not enough.
    @inline(never)
    private mutating func levels(
        _ outline: Int,
        _ smoother: MorphSmoother,
        _ polygons: [[SIMD2<Double>]],
        _ local: [Double]
    ) -> [Int]? {
        let last = rows.count - 1
        var frame = single
        let given = crossings(outline, outline)
        func isClean(_ step: Int, _ level: Int) -> Bool {
            var row = coordinates(step, outline)
            let displacement = displacement(step, smoother, polygons, level, local)
            smoother.move(&row, polygons[step], displacement, level, local)
            row.withUnsafeBufferPointer { set(&frame, outline, $0) }
            return frame.crossings(0, 0, limit: given + 1) <= given
        }
        var levels = [Int](repeating: 0, count: rows.count)
        // The levels that were found free of crossings.
        var clean = levels
        for step in 1..<last where crosses(at: step, outline, outline) { clean[step] = -1 }
        var guess = 1
        let highest = local.isEmpty ? MorphSmoother.highestLevel : MorphSmoother.highestLocalLevel
        for round in 0..<Self.rounds {
            for step in 1..<last {
                var level = levels[step]
                if round > 0 { level = min(level, Self.edge * min(step, last - step)) }
                if level == clean[step] || (round > 0 && level < levels[step]) { continue }
                if round == 0 { level = guess }
                if isClean(step, level) {
                    while round == 0, level > 1, isClean(step, level - 1) { level -= 1 }
                } else {
                    let given = level
                    var isEnough = false
                    while level < (round == 0 ? highest : min(given + Self.slope, highest)), !isEnough {
                        level += 1
                        isEnough = isClean(step, level)
                    }
                    if !isEnough, round == 0, !local.isEmpty { return nil }
                    // More does not help.
                    if !isEnough, round > 0 { level = given }
                }
                (levels[step], clean[step]) = (level, level)
                if round == 0 { guess = level }
            }
            let given = levels
            for step in 1..<rows.count { levels[step] = max(levels[step], levels[step - 1] - Self.slope) }
            for step in (0..<last).reversed() { levels[step] = max(levels[step], levels[step + 1] - Self.slope) }
            // Smoothing in time may bring crossings.
            if levels == given { break }
        }
        return levels
    }

    /// Of a polygon's points, every so many count for what lies in the outline.
    private static let sparsity = 3

    /// Moves what lies in an outline with its points: each by the mean of their displacements, weighted by the inverse
    /// fourth power of the distance (Shepard 1968).
    @_optimize(speed)
    @inline(never)
    private mutating func carry(
        _ step: Int,
        _ outline: Int,
        _ polygon: [SIMD2<Double>],
        _ displacement: [SIMD2<Double>]
    ) {
        let grain = plan.grain * plan.grain
        let count = min(polygon.count, displacement.count)
        for other in pairing.pairs.indices where other != outline && isInside(other, outline) {
            let range = plan.firsts[other]..<plan.firsts[other + 1]
            rows[step].withUnsafeMutableBufferPointer { row in
                polygon.withUnsafeBufferPointer { polygon in
                    displacement.withUnsafeBufferPointer { displacement in
                        var index = range.lowerBound
                        while index < range.upperBound {
                            let point = SIMD2(row[index], row[index + 1])
                            var (sum, weights) = (SIMD2<Double>.zero, 0.0)
                            var near = 0
                            while near < count {
                                let d = polygon[near] - point
                                let square = d.x * d.x + d.y * d.y + grain
                                let weight = 1 / (square * square)
                                sum += displacement[near] * weight
                                weights += weight
                                near += Self.sparsity
                            }
                            if weights > 0, weights.isFinite {
                                row[index] += sum.x / weights
                                row[index + 1] += sum.y / weights
                            }
                            index += 2
                        }
                    }
                }
            }
        }
    }

    /// Whether an outline (`other`) lies in another one, at any depth.
    func isInside(_ other: Int, _ outline: Int) -> Bool {
        var parent = pairing.pairs[other].parent
        while parent >= 0 {
            if parent == outline { return true }
            parent = pairing.pairs[parent].parent
        }
        return false
    }
}
