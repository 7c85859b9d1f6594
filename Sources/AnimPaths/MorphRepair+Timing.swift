// SPDX-License-Identifier: MIT
import AnimMath

/// The in-betweens in time: outlines without a counterpart change their area evenly, rotating outlines stay in the hull
/// of both ends, and steps that repair made fast get more time.
extension MorphRepair {
    /// How far a rotating outline may leave the hull of both ends, as a fraction of its width.
    private static let margin = 0.04
    /// Steps that change more than this many times the mean get more time.
    private static let steep = 2.0
    /// Steps this many times as fast as the mean get more time even if that brings faults.
    private static let sudden = 4.0

    /// Lets holes without a counterpart, and all that is in them, grow and shrink evenly by area and not by width. By
    /// width, the outline around the hole would stay nearly full for half of the time. In an outline that grows to more
    /// than twice its width, a hole takes its share of that outline evenly: it would outgrow it. One in an outline that
    /// grows from a point itself grows with that. Then makes all frames.
    mutating func evenGrowth() {
        let last = rows.count - 1
        // The frames of the ends are made already.
        var changed = 1..<last
        for outline in pairing.pairs.indices where isSingle[outline] && isHole[outline] && !growsByArea[outline] {
            let (end, parent) = (pairing.pairs[outline].from < 0 ? last : 0, pairing.pairs[outline].parent)
            if isSingle[parent] { continue }
            changed = 0..<rows.count
            let (area, least) = (abs(frames[end].area(parent)), abs(frames[last - end].area(parent)))
            let narrow = least < 0.25 * area ? (least / area).squareRoot() : 1
            // It moves straight.
            let (middle, start) = (frames[end].middle(outline), frames[last - end].middle(outline))
            for other in pairing.pairs.indices where other == outline || isInside(other, outline) {
                (growsByArea[other], narrowness[other]) = (true, narrow)
                for step in rows.indices where step != end {
                    let part = 1 - Double(abs(end - step)) / Double(last)
                    let (size, center) = (growth(other, part), start + (middle - start) * part)
                    let whole = rows[end]
                    let range = plan.firsts[other]..<plan.firsts[other + 1]
                    rows[step].withUnsafeMutableBufferPointer { row in
                        for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                            row[index] = center.x + (whole[index] - middle.x) * size
                            row[index + 1] = center.y + (whole[index + 1] - middle.y) * size
                        }
                    }
                }
            }
        }
        for step in changed { updateFrame(step) }
    }

    /// The fraction of its width that an outline without a counterpart has at a fraction of its growth.
    func growth(_ outline: Int, _ part: Double) -> Double {
        let narrow = narrowness[outline]
        return growsByArea[outline] ? part.squareRoot() * (narrow + (1 - narrow) * part) : part
    }

    /// Makes the size of outlines without a counterpart, and of all that is in them, monotone. Otherwise an outline in
    /// one that shrinks for a while would grow again with it. The frames are not updated.
    mutating func fade() {
        let last = rows.count - 1
        for outline in pairing.pairs.indices where isSingle[outline] {
            let isGrowing = pairing.pairs[outline].from < 0
            var least = Double.infinity
            for index in 0...last {
                let step = isGrowing ? last - index : index
                let (middle, size) = spread(step, outline)
                if size > least * (1 + 1e-9) {
                    apply(step, outline, from: middle, to: middle, least / size)
                } else {
                    least = size
                }
            }
        }
    }

    /// The mean of an outline's points, and the root of the mean square of their distances from it.
    @_optimize(speed)
    private func spread(_ step: Int, _ outline: Int) -> (middle: SIMD2<Double>, size: Double) {
        let (first, end) = (plan.firsts[outline], plan.firsts[outline + 1])
        var (sum, squares) = (SIMD2<Double>.zero, 0.0)
        guard end > first else { return (sum, squares) }
        return rows[step].withUnsafeBufferPointer { row in
            let count = Double((end - first) / 2)
            for index in stride(from: first, to: end, by: 2) { sum += SIMD2(row[index], row[index + 1]) }
            let middle = sum / count
            for index in stride(from: first, to: end, by: 2) {
                let d = SIMD2(row[index], row[index + 1]) - middle
                squares += d.x * d.x + d.y * d.y
            }
            return (middle, (squares / count).squareRoot())
        }
    }

    /// Makes rotating outlines smaller where they would leave the hull of both ends, but not below half of their size.
    mutating func confine() {
        let last = rows.count - 1
        for outline in pairing.pairs.indices where plan.turns[outline].angle != 0 {
            if pairing.hasOneRoot, isRigid(outline) { continue }
            let parent = pairing.pairs[outline].parent
            if parent >= 0, plan.turns[parent].angle != 0 { continue }
            let turn = plan.turns[outline]
            for step in 1..<last {
                let t = Double(step) / Double(last)
                let center = SIMD2(
                    turn.fromX + (turn.toX - turn.fromX) * t,
                    turn.fromY + (turn.toY - turn.fromY) * t
                )
                let room = hull.room(about: center, frames[step].points(of: outline), margin: Self.margin)
                if room < 1 {
                    apply(step, outline, from: center, to: center, max(room, 0.5))
                    updateFrame(step, moved: outline)
                }
            }
        }
    }

    /// Whether an outline only rotates and moves.
    private func isRigid(_ outline: Int) -> Bool {
        let (start, end) = (plan.keys[0], plan.keys[plan.keys.count - 1])
        var (rest, whole) = (0.0, 0.0)
        for index in plan.firsts[outline]..<plan.firsts[outline + 1] {
            rest += (start[index] - end[index]) * (start[index] - end[index])
            whole += start[index] * start[index]
        }
        return rest < 1e-3 * whole
    }

    /// The least area of an in-between relative to the smaller end's, and the most relative to the larger end's.
    private static let leastArea = 0.72
    private static let mostArea = 1.2
    /// An in-between with less than this fraction of the smaller end's area has collapsed.
    static let collapse = 0.5
    /// The most that the scale of in-betweens changes from row to row.
    private static let breath = 0.05

    /// Whether in-betweens have much less area than both ends, or much more.
    static func areUneven(_ areas: [Double], _ start: Double, _ end: Double) -> Bool {
        areas.contains { $0 < leastArea * min(start, end) || $0 > mostArea * max(start, end) }
    }

    /// Whether an in-between has much less area than both ends, or much more.
    var isUneven: Bool {
        let areas = frames.map { $0.area }
        return Self.areUneven(areas, areas[0], areas[rows.count - 1])
    }

    /// Limits how much values change from row to row, with 0 at the ends. Values are raised next to larger ones, and
    /// lowered only near the ends.
    private static func slope(_ values: inout [Double]) {
        let last = values.count - 1
        for step in 1...last { values[step] = max(values[step], values[step - 1] - breath) }
        for step in (0..<last).reversed() { values[step] = max(values[step], values[step + 1] - breath) }
        for step in 0...last { values[step] = min(values[step], breath * Double(min(step, last - step))) }
    }

    /// Scales in-betweens with much less area than both ends up, as far as the hull of both ends has room, and those
    /// with much more down. They are scaled as a whole, so that nothing comes to cross. The frames are not updated.
    /// - Returns: The least area of an in-between afterwards, relative to the smaller end's.
    @discardableResult
    mutating func evenAreas() -> Double {
        let last = rows.count - 1
        let areas = frames.map { $0.area }
        let (least, most) = (min(areas[0], areas[last]), max(areas[0], areas[last]))
        guard Self.areUneven(areas, areas[0], areas[last]), least > 1e-4 * hull.width * hull.width else { return 1 }
        var leastPart = 1.0
        var sizes = areas.map {
            $0 > 0 ? (min(max($0, Self.leastArea * least), Self.mostArea * most) / $0).squareRoot() : 1
        }
        // Their neighbors less and less, so that nothing jumps; the ends not at all.
        var (more, less) = (sizes.map { max($0 - 1, 0) }, sizes.map { max(1 - $0, 0) })
        Self.slope(&more)
        Self.slope(&less)
        for step in 1..<last { sizes[step] = 1 + more[step] - less[step] }
        let (outerLow, outerHigh) = hull.box
        let slack = SIMD2(repeating: 0.02 * hull.width)
        for step in 1..<last {
            if sizes[step] == 1 {
                leastPart = min(leastPart, areas[step] / least)
                continue
            }
            // The center of scaling, such that there is room on both sides.
            let (low, high) = frames[step].box
            let before = (low - outerLow).clamped(lowerBound: .zero, upperBound: outerHigh - outerLow) + slack
            let after = (outerHigh - high).clamped(lowerBound: .zero, upperBound: outerHigh - outerLow) + slack
            let center = low + (high - low) * before / (before + after)
            // Evenly where there is room for that, otherwise more in the one direction than in the other.
            let extent = (high - low).clamped(lowerBound: slack, upperBound: outerHigh - outerLow + slack)
            let most = (outerHigh - outerLow + slack) / extent
            let square = sizes[step] * sizes[step]
            let across = min(sizes[step], max(most.x, 1))
            let down = min(square / across, max(most.y, 1), 1.5 * across)
            var size = SIMD2(min(square / down, max(most.x, 1), 1.5 * down), down)
            if sizes[step] > 1 {
                // Bisection for the largest scale at which all of it stays in the hull.
                var (part, reach, found) = (1.0, 0.5, 0.0)
                let whole = size - 1
                for _ in 0..<5 {
                    let size = 1 + whole * part
                    let points = frames[step].allPoints.map { center + ($0 - center) * size }
                    let isInside = hull.room(about: center, points, margin: Self.margin) >= 1
                    if isInside { found = part }
                    if found == 1 { break }
                    part += isInside ? reach : -reach
                    reach /= 2
                }
                size = 1 + whole * found
            }
            for index in stride(from: 0, to: rows[step].count - 1, by: 2) {
                rows[step][index] = center.x + (rows[step][index] - center.x) * size.x
                rows[step][index + 1] = center.y + (rows[step][index + 1] - center.y) * size.y
            }
            leastPart = min(leastPart, areas[step] * size.x * size.y / least)
        }
        return leastPart
    }

    /// Spreads the in-betweens anew in time: steps that are much faster than the mean get more time. This is the last
    /// step of a repair.
    ///
    /// - Parameter faults: How many of the in-betweens have a fault.
    mutating func evenTimes(_ faults: Int) {
        let last = rows.count - 1
        let before = pace
        guard before.sum > 0 else { return }
        var times = [0.0]
        for step in 0..<last {
            times.append(times[step] + max(1, before.areas[step] / before.sum * Double(last) / Self.steep))
        }
        let whole = times[last]
        guard whole > 1.05 * Double(last) else { return }
        let (given, frames, known) = (rows, frames, known)
        var step = 0
        for index in 1..<last {
            let time = whole * Double(index) / Double(last)
            while step < last - 1, times[step + 1] <= time { step += 1 }
            let part = (time - times[step]) / (times[step + 1] - times[step])
            let (start, end) = (given[step], given[step + 1])
            rows[index].withUnsafeMutableBufferPointer { row in
                for coordinate in row.indices {
                    row[coordinate] = start[coordinate] + (end[coordinate] - start[coordinate]) * part
                }
            }
        }
        // An in-between of two that are clean may have a fault: it is repaired once more.
        for step in 1..<last {
            updateFrame(step)
            for outline in pairing.pairs.indices { forget(step, outline) }
        }
        let count = faultCount()
        if count <= faults { return }
        let (evened, evenedFrames, evenedKnown) = (rows, self.frames, self.known)
        separateOutlines()
        if faultCount() < count, pace.steepest < Self.sudden { return }
        // That did not help. The old times are better unless they are too sudden.
        (rows, self.frames, self.known) =
            before.steepest < Self.sudden ? (given, frames, known) : (evened, evenedFrames, evenedKnown)
    }

    /// The approximate change from row to row, the sum of all changes, and the ratio of the largest to the mean.
    @inline(never)
    private var pace: (areas: [Double], sum: Double, steepest: Double) {
        var (areas, sum, most) = ([Double](), 0.0, 0.0)
        for step in 0..<rows.count - 1 {
            let area = sweptArea(step)
            areas.append(area)
            sum += area
            most = max(most, area)
        }
        return (areas, sum, sum > 0 ? most / sum * Double(areas.count) : 0)
    }

    /// The approximate area that the outlines sweep from a row to the next.
    @_optimize(speed)
    private func sweptArea(_ step: Int) -> Double {
        var sum = 0.0
        rows[step].withUnsafeBufferPointer { start in
            rows[step + 1].withUnsafeBufferPointer { next in
                for outline in pairing.pairs.indices {
                    let (first, end) = (plan.firsts[outline], plan.firsts[outline + 1])
                    guard end - first >= 4 else { continue }
                    var (p, q) = (SIMD2(start[end - 2], start[end - 1]), SIMD2(next[end - 2], next[end - 1]))
                    var before = q - p
                    var index = first
                    while index < end {
                        let (r, s) = (SIMD2(start[index], start[index + 1]), SIMD2(next[index], next[index + 1]))
                        let after = s - r
                        let edge = (r - p) + (s - q)
                        let moved = before + after
                        sum += abs(edge.x * moved.y - edge.y * moved.x)
                        (p, q, before) = (r, s, after)
                        index &+= 2
                    }
                }
            }
        }
        return sum
    }
}
