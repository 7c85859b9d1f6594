// SPDX-License-Identifier: MIT
import AnimMath

/// How in-betweens follow each other in time: what has no counterpart changes its area evenly, what turns stays in the hull of
/// both ends, and what repair makes fast gets more time.
extension MorphRepair {
    /// How far what turns may leave the hull of both ends, in units of its size.
    private static let margin = 0.04
    /// Steps that change more than this many means are given more time.
    private static let steep = 2.0

    /// Lets holes without a counterpart grow and shrink by their areas and not by their widths, with all that is in them: a
    /// hole whose width grows evenly leaves its outline nearly full for half of the way.
    mutating func evenGrowth() {
        let last = rows.count - 1
        var isChanged = false
        for outline in pairing.pairs.indices where isSingle[outline] && isHole[outline] && !growsByArea[outline] {
            isChanged = true
            let end = pairing.pairs[outline].from < 0 ? last : 0
            let middle = frames[end].middle(outline)
            let middles = frames.map { $0.middle(outline) }
            for other in pairing.pairs.indices where other == outline || isInside(other, outline) {
                growsByArea[other] = true
                for step in rows.indices where step != end {
                    let size = growth(other, 1 - Double(abs(end - step)) / Double(last))
                    var index = plan.firsts[other]
                    while index < plan.firsts[other + 1] {
                        let way = SIMD2(rows[end][index], rows[end][index + 1]) - middle
                        rows[step][index] = middles[step].x + way.x * size
                        rows[step][index + 1] = middles[step].y + way.y * size
                        index += 2
                    }
                }
            }
        }
        if isChanged { for step in rows.indices { place(step) } }
    }

    /// How much of its width an outline without a counterpart has that has this part of its way behind it.
    func growth(_ outline: Int, _ part: Double) -> Double {
        growsByArea[outline] ? part.squareRoot() : part
    }

    /// Makes what turns smaller where it would leave the hull of both ends: as much as it would shrink on straight ways at
    /// most.
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
                    apply(step, outline, rows[step], from: center, to: center, max(room, 0.5))
                    place(step)
                }
            }
        }
    }

    /// Whether an outline does nothing but turn and move.
    private func isRigid(_ outline: Int) -> Bool {
        let (start, end) = (plan.keys[0], plan.keys[plan.keys.count - 1])
        var (rest, whole) = (0.0, 0.0)
        for index in plan.firsts[outline]..<plan.firsts[outline + 1] {
            rest += (start[index] - end[index]) * (start[index] - end[index])
            whole += start[index] * start[index]
        }
        return rest < 1e-3 * whole
    }

    /// The same in-betweens at other times, where some follow each other much faster than most: those get more time. The frames
    /// are left as they were: it is the last step.
    mutating func evenTimes() {
        let last = rows.count - 1
        var ways: [Double] = []
        var sum = 0.0
        for step in 0..<last {
            ways.append(way(step))
            sum += ways[step]
        }
        guard sum > 0 else { return }
        var times = [0.0]
        for step in 0..<last {
            times.append(times[step] + max(1, ways[step] / sum * Double(last) / Self.steep))
        }
        let whole = times[last]
        guard whole > 1.05 * Double(last) else { return }
        let given = rows
        var step = 0
        for index in 1..<last {
            let time = whole * Double(index) / Double(last)
            while step < last - 1, times[step + 1] <= time { step += 1 }
            let part = (time - times[step]) / (times[step + 1] - times[step])
            for place in rows[index].indices {
                rows[index][place] = given[step][place] + (given[step + 1][place] - given[step][place]) * part
            }
        }
    }

    /// About the area that the outlines pass over from a row to the next one.
    private func way(_ step: Int) -> Double {
        var sum = 0.0
        for outline in pairing.pairs.indices {
            let (first, end) = (plan.firsts[outline], plan.firsts[outline + 1])
            guard end - first >= 4 else { continue }
            func point(_ step: Int, _ index: Int) -> SIMD2<Double> { SIMD2(rows[step][index], rows[step][index + 1]) }
            var (p, q) = (point(step, end - 2), point(step + 1, end - 2))
            for index in stride(from: first, to: end, by: 2) {
                let (r, s) = (point(step, index), point(step + 1, index))
                let edge = (r - p) + (s - q)
                let moved = (q - p) + (s - r)
                sum += abs(edge.x * moved.y - edge.y * moved.x)
                (p, q) = (r, s)
            }
        }
        return sum
    }
}
