// SPDX-License-Identifier: MIT
import AnimMath

/// Something of the stage's owner that is to happen at the flick at which values that move make a condition hold.
///
/// The stage looks ahead in stretches of 2²¹ flicks, about 3 ms, which lie fast on its clock, and to whatever is due. Of each
/// it asks whether a condition may come to hold in it: from where what moves can be during that time (`Stage+Ranges`). Where
/// one may, its halves are asked, and theirs, down to single flicks, which are looked at. So the first flick is found, be it
/// the only one. A stretch is taken apart into so many parts only; what is left of it, and what depends on something of which
/// nothing is known, is looked at where parts end, and halved where a condition has come to hold. Parts lie fast on the clock,
/// too, so that the same flick is found however an advance is cut.
extension Stage {
    package enum WatchQuestion: Sendable {
        /// How many conditions there are, if there is one now that time or what moves can make hold, else 0.
        case isNeeded
        /// 1 if one holds at the flick that the stage shows.
        case holds
        /// The first condition, counted from one on, that may come to hold between two flicks: a `WatchAnswer`.
        case mayHold(from: Int64, to: Int64, first: Int)
        /// What follows that which moves is taken over as it is at the flick that the stage shows.
        case follow
        /// One holds: what follows of it is done now.
        case answer
        /// The advance is over, and the stage shows the present again.
        case rest
    }

    /// A power of two.
    static var watchLength: Int64 { 1 << 21 }
    /// Stretches that are asked about in one advance: of 13 minutes.
    static var mostWatches: Int { 1 << 18 }
    /// How much may be asked about one stretch: 1 for each part, and 1 for each 32 conditions; for each flick that is looked at
    /// 8, and 1 for each 8 conditions.
    private static var mostWork: Int { 1024 }

    /// What is looked for in a stretch.
    private struct Search {
        /// What holds at it has been answered; what is looked for is after it.
        var start: Int64
        /// The last flick that is looked at.
        var end: Int64
        var workLeft = Stage.mostWork
        var conditionCount: Int
        /// Whether something depends on what nothing is known of.
        var isBlind = false
        /// Whether something holds from the beginning, and cannot come to hold.
        var isHeld: Bool?
    }

    /// The first flick after the present one at which a condition may come to hold, or what is due before. It may be sooner than
    /// one does, and is never later. O(log time): longer and longer stretches are asked about, then their halves.
    func nextHolding(before due: Int64?) -> Int64? {
        let following = nextFollowing
        let due = following < due ?? .max ? following : due
        guard let lookAhead, time < StageClock.latest else { return due }
        lookAhead.lastRange.component = -1
        let end = due ?? StageClock.latest
        var (start, length, left) = (time, Stage.watchLength, Stage.mostQuestions)
        while start < end {
            let stop = length < end - start ? start + length : end
            guard let answer = lookAhead.answer(start, stop) else { return due }
            left -= 1
            if answer.isBlind { return start + 1 }
            if !answer.mayHold, left > 0 {
                start = stop
                length = length > end - start ? max(end - start, 1) : 2 * length
            } else if stop - start == 1 || left <= 0 {
                return start + 1
            } else {
                length = (stop - start) / 2
            }
        }
        return due
    }

    private static var mostQuestions: Int { 256 }

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
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        let count = target > time && due > time ? ask(.isNeeded) : 0
        guard count > 0 else { return nil }
        let present = time
        watchedFrom = present
        let found = firstHolding(by: target, due: due, count, left: &left, ask)
        watchedFrom = -1
        show(flick: present)
        return found.flatMap { $0 <= target ? $0 : nil }
    }

    private func firstHolding(
        by target: Int64,
        due: Int64,
        _ count: Int,
        left: inout Int,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        // What moves may be another than when it was asked last.
        lookAhead?.lastRange.component = -1
        var start = time
        while left > 0 {
            left -= 1
            let low = start & ~(Stage.watchLength - 1)
            var search = Search(start: start, end: min(low + Stage.watchLength, due), conditionCount: count)
            var found = firstHolding(in: low, Stage.watchLength, first: 0, &search, ask)
            if search.isBlind, let sampled = firstSampled(in: low, Stage.watchLength, search, ask) {
                found = min(found ?? sampled, sampled)
            }
            if let found { return found }
            guard search.end < min(target, due) else { return nil }
            start = search.end
        }
        return nil
    }

    /// The first flick after `low`, and after the search's start, of a part of a stretch.
    /// - Parameter first: the number of the first condition that may hold in it.
    private func firstHolding(
        in low: Int64,
        _ length: Int64,
        first: Int,
        _ search: inout Search,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        let (start, end) = (max(low, search.start), min(low + length, search.end))
        guard start < end else { return nil }
        guard search.workLeft > 0 else { return firstSampled(in: low, length, search, ask) }
        let answer = WatchAnswer(number: ask(.mayHold(from: start, to: end, first: first)))
        search.workLeft -= 1 + (answer.index - first) >> 5
        search.isBlind = search.isBlind || answer.isBlind
        guard answer.mayHold, search.isHeld != true else { return nil }
        if length == 1 {
            search.workLeft -= 8 + search.conditionCount >> 3
            guard holds(at: end, ask) else { return nil }
            let isHeld = search.isHeld ?? holds(at: search.start, ask)
            search.isHeld = isHeld
            return isHeld ? nil : end
        }
        let first = answer.index
        let half = length / 2
        if let found = firstHolding(in: low, half, first: first, &search, ask) { return found }
        return firstHolding(in: low + half, half, first: first, &search, ask)
    }

    /// Looks at the end of a part. What holds from the beginning has been answered.
    private func firstSampled(
        in low: Int64,
        _ length: Int64,
        _ search: Search,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        let (start, end) = (max(low, search.start), min(low + length, search.end))
        guard start < end, holds(at: end, ask), !holds(at: start, ask) else { return nil }
        return firstHolding(after: start, end, low: low, length, ask)
    }

    /// Halves a part until the flick is found. At `end` the condition holds.
    private func firstHolding(
        after start: Int64,
        _ end: Int64,
        low: Int64,
        _ length: Int64,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64 {
        var (low, high, found) = (low, low + length, end)
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

    private func holds(at flick: Int64, _ ask: (WatchQuestion) -> Int) -> Bool {
        show(flick: flick)
        return ask(.holds) > 0
    }

    /// Lets the clock stand at a flick; values are computed when they are asked for.
    private func show(flick: Int64) {
        clock.pass(stageTime: flick)
        isPresentShown = false
        derivedAreStale = true
    }
}

/// What an owner answers when it is asked which of its conditions may come to hold.
package struct WatchAnswer {
    /// The first that may; how many there are where none does.
    package var index: Int
    package var mayHold: Bool
    /// Whether there are some of which nothing is known.
    package var isBlind: Bool

    package init(index: Int, mayHold: Bool, isBlind: Bool) {
        (self.index, self.mayHold, self.isBlind) = (index, mayHold, isBlind)
    }

    init(number: Int) { self.init(index: number >> 2, mayHold: number & 1 != 0, isBlind: number & 2 != 0) }

    package var number: Int { index << 2 | (isBlind ? 2 : 0) | (mayHold ? 1 : 0) }
}
