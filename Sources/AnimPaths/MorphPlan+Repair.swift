// SPDX-License-Identifier: MIT
import AnimMath

extension MorphPlan {
    /// Repairs in-betweens that cross themselves or each other. An outline that crosses itself is smoothed. Of two that
    /// cross each other the less important one is made smaller. Both are done only as much, and at those times, as
    /// needed.
    ///
    /// Complexity: bounded by `MorphBuilder.inspectionLimit`.
    ///
    /// - Parameter evensAreas: Whether in-betweens are resized to keep their area; false if the caller gave
    ///   correspondences.
    @inline(never)
    mutating func repair(
        _ a: borrowing MorphShape,
        _ b: borrowing MorphShape,
        _ pairing: MorphPairing,
        evensAreas: Bool
    ) {
        var repair = MorphRepair(self, a, b, pairing)
        repair.evenGrowth()
        repair.confine()
        let before = repair.faultCount()
        if before > 0 {
            let given = repair
            repair.smoothOutlines()
            let smoothed = repair
            repair.separateOutlines()
            var after = repair.faultCount()
            if after > 0 { after = repair.stagger(smoothed, after) }
            var isBetter = after < before
            if !isBetter { repair = given }
            if evensAreas, repair.evenAreas() < MorphRepair.collapse, isBetter {
                // A crossing is better than a shape that nearly vanishes.
                let mended = repair
                repair = given
                isBetter = repair.evenAreas() < MorphRepair.collapse
                if isBetter { repair = mended }
            }
            if isBetter { repair.evenTimes(after) }
        } else if evensAreas {
            repair.evenAreas()
        }
        repair.fade()
        keys = repair.rows
        for step in keys.indices {
            for outline in turns.indices where turns[outline].angle != 0 {
                turnBack(outline, Double(step) / Double(keys.count - 1), &keys[step])
            }
        }
    }

    /// Makes outlines smaller while they would cross those that stay, or each other. For a plan without rotations.
    ///
    /// - Parameters:
    ///   - kept: The number of outlines that stay; they are the first ones.
    ///   - cutsFirst: Whether the first drawing is the one that is cut, so that its crossings are no faults.
    /// - Returns: The number of in-betweens, of 19, that still have crossings; at least 1 if an in-between has far less
    ///   area than both drawings, or far more.
    @inline(never)
    mutating func separate(
        _ a: borrowing MorphShape,
        _ b: borrowing MorphShape,
        _ pairing: MorphPairing,
        kept: Int,
        cutsFirst: Bool
    ) -> Int {
        var repair = MorphRepair(self, a, b, pairing, kept: kept)
        repair.evenGrowth()
        repair.expect(at: [cutsFirst ? repair.rows.count - 1 : 0])
        repair.smoothOutlines(from: kept)
        repair.shrinkOutlines(from: kept)
        repair.fade()
        keys = repair.rows
        for step in keys.indices { repair.updateFrame(step) }
        repair.expect(at: [])
        return max(repair.faultCount(), repair.isUneven ? 1 : 0)
    }

    /// Brings an outline's coordinates to the frame in which it does not rotate. The inverse of `Morph.Turn.apply`.
    private func turnBack(_ outline: Int, _ t: Double, _ row: inout [Double]) {
        let turn = turns[outline]
        let (sine, cosine) = Math.sincos(-turn.angle * t)
        let x = turn.fromX + (turn.toX - turn.fromX) * t
        let y = turn.fromY + (turn.toY - turn.fromY) * t
        var index = firsts[outline]
        while index < firsts[outline + 1] {
            let (px, py) = (row[index] - x, row[index + 1] - y)
            row[index] = cosine * px - sine * py
            row[index + 1] = sine * px + cosine * py
            index += 2
        }
    }
}
