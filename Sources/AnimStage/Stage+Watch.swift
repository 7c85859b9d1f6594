// SPDX-License-Identifier: MIT
import AnimMath

/// Something of the stage's owner that is to happen at the flick at which values that move make a condition hold.
///
/// The stage asks ahead: at the ends of stretches of 2²¹ flicks, about 3 ms, which lie fast on its clock, and at whatever is
/// due. Where the condition holds at the end of a stretch and did not at its beginning, the flick is found by halving the
/// stretch. The halves lie fast too, so that the same flick is found however an advance is cut.
extension Stage {
    package enum WatchQuestion: Sendable {
        /// Whether there is a condition now that time or what moves can make hold.
        case isNeeded
        /// Whether one holds at the flick that the stage shows.
        case holds
        /// One holds: what follows of it is done now.
        case answer
        /// The advance is over, and the stage shows the present again.
        case rest
    }

    /// A power of two.
    static var watchLength: Int64 { 1 << 21 }
    /// Stretches that are asked about in one advance: of 13 minutes.
    static var mostWatches: Int { 1 << 18 }

    /// Whether anything moves by itself.
    package var isMoving: Bool { !batches.active.isEmpty || !layered.isEmpty }

    /// The flick at which a condition comes to hold, after the present one and not after another.
    /// - Parameters:
    ///   - due: the flick at which something is due next, which may change how things move.
    ///   - left: how many stretches may be asked about; is less by those that were.
    @inline(never)
    func flickOfHolding(
        by target: Int64,
        due: Int64,
        left: inout Int,
        _ ask: (WatchQuestion) -> Bool
    ) -> Int64? {
        guard target > time, due > time, ask(.isNeeded) else { return nil }
        let present = time
        watchedFrom = present
        let found = firstHolding(by: target, due: due, left: &left, ask)
        watchedFrom = -1
        show(flick: present)
        return found.flatMap { $0 <= target ? $0 : nil }
    }

    private func firstHolding(
        by target: Int64,
        due: Int64,
        left: inout Int,
        _ ask: (WatchQuestion) -> Bool
    ) -> Int64? {
        var start = time
        while left > 0 {
            left -= 1
            let low = start & ~(Stage.watchLength - 1)
            let end = min(low + Stage.watchLength, due)
            // What holds from the beginning has been answered.
            if holds(at: end, ask), !holds(at: start, ask) { return firstHolding(after: start, end, low: low, ask) }
            guard end < min(target, due) else { return nil }
            start = end
        }
        return nil
    }

    /// Halves a stretch until the flick is found. At `end` the condition holds.
    private func firstHolding(after start: Int64, _ end: Int64, low: Int64, _ ask: (WatchQuestion) -> Bool) -> Int64 {
        var (low, high, found) = (low, low + Stage.watchLength, end)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if middle >= found {
                high = middle
            } else if middle > start, holds(at: middle, ask) {
                (high, found) = (middle, middle)
            } else {
                low = middle
            }
        }
        return found
    }

    private func holds(at flick: Int64, _ ask: (WatchQuestion) -> Bool) -> Bool {
        show(flick: flick)
        return ask(.holds)
    }

    /// Lets the clock stand at a flick; values are computed when they are asked for.
    private func show(flick: Int64) {
        clock.pass(stageTime: flick)
        isPresentShown = false
        derivedAreStale = true
    }
}
