// SPDX-License-Identifier: MIT
import AnimMath

/// Outlines that cross although the less important one became smaller: one of them stays behind, or goes ahead.
extension MorphRepair {
    /// How far an outline is on its way at time t if it stays behind: t to one of these powers. If it goes ahead:
    /// 1 − (1 − t) to that power.
    private static let power = 1.5
    private static let greatPower = 2.2
    /// Drawings of more coordinates are not staggered: that takes long.
    private static let mostCoordinates = 2400

    /// Tries other times for the two outlines that cross most often, and keeps what has the fewest faults.
    ///
    /// - Parameters:
    ///   - smoothed: The in-betweens before outlines were made smaller.
    ///   - faults: How many in-betweens have a fault.
    /// - Returns: How many have one afterwards.
    @inline(never)
    mutating func stagger(_ smoothed: MorphRepair, _ faults: Int) -> Int {
        guard plan.firsts[pairing.pairs.count] <= Self.mostCoordinates, let (first, second, isEarly) = mostCrossed()
        else { return faults }
        // Where both cross near the start, the first stays as it is there for longer (1), or the second goes ahead (2),
        // or both (3). What lies in an outline goes with it. Of choices that are equally good, the last is taken.
        let choices = isInside(second, first) ? 2...2 : 1...3
        var (least, chosen) = (faults, 0)
        func attempt(_ choice: Int, _ power: Double, isEnough: (Int) -> Bool) {
            var trial = smoothed
            if choice & 1 != 0 { trial.delay(first, power, isBehind: isEarly) }
            if choice & 2 != 0 { trial.delay(second, power, isBehind: !isEarly) }
            trial.separateOutlines()
            let count = trial.faultCount()
            guard isEnough(count) else { return }
            (least, chosen) = (count, choice)
            self = trial
        }
        for choice in choices where least > 0 {
            attempt(choice, Self.power) { $0 < least || ($0 == least && chosen > 0) }
        }
        if least > 0, chosen > 0 { attempt(chosen, Self.greatPower) { $0 < least } }
        return least
    }

    /// The two outlines that cross at the most times, the more important one first, and whether that is nearer to the
    /// start.
    @inline(never)
    private mutating func mostCrossed() -> (first: Int, second: Int, isEarly: Bool)? {
        var (most, best): (Int, (Int, Int, Bool)?) = (0, nil)
        let last = rows.count - 1
        for rank in order.indices {
            for other in 0..<rank {
                var (count, sum) = (0, 0)
                for step in 1..<last where crosses(at: step, order[rank], order[other]) {
                    count += 1
                    sum += step
                }
                if count > most { (most, best) = (count, (order[other], order[rank], 2 * sum < last * count)) }
            }
        }
        return best
    }

    /// Lets an outline, and what lies in it, stay behind or go ahead.
    @inline(never)
    private mutating func delay(_ outline: Int, _ power: Double, isBehind: Bool) {
        let (given, last) = (rows, rows.count - 1)
        for step in 1..<last {
            let t = Double(step) / Double(last)
            let time = (isBehind ? Math.pow(t, power) : 1 - Math.pow(1 - t, power)) * Double(last)
            let before = min(max(Int(time), 0), last - 1)
            let part = time - Double(before)
            let (start, end) = (given[before], given[before + 1])
            for other in pairing.pairs.indices where other == outline || isInside(other, outline) {
                for index in plan.firsts[other]..<plan.firsts[other + 1] {
                    rows[step][index] = start[index] + (end[index] - start[index]) * part
                }
            }
            updateFrame(step, moved: outline)
        }
    }
}
