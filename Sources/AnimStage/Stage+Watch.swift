// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Finds the flick at which moving values make a condition of the stage's owner true.
///
/// The stage looks ahead in stretches of 2²¹ flicks, about 3 ms, on a fixed grid of its clock, up to the next due
/// action. For each stretch it asks whether a condition can become true, given the ranges of moving values during that
/// time (`Stage+Ranges`). If so, it asks for both halves, and so on, down to single flicks, which it evaluates. So it
/// finds the first flick, even a single one. The number of parts of a stretch is limited. The rest, and conditions on
/// values with unknown range, are evaluated only at the ends of parts; a part in which a condition has become true is
/// bisected. Parts lie on a fixed grid, too: the same flick is found however an advance is cut.
///
/// Conditions that become true thousands of times in a millisecond would take seconds for a frame. So the effort of
/// searches that find something, and of the reactions to it, is limited. Where more was spent, the next milliseconds
/// are not searched: conditions are evaluated at the end of that time.
///
/// The owner is asked about all of its conditions once for a stretch, and notes those that can become true in it. The
/// parts concern these alone.
extension Stage {
    /// What the stage asks of its owner. The result is 0 or 1, or a `WatchAnswer` as a number.
    package enum WatchQuestion: Sendable {
        /// 1 if there is a condition that time or moving values can make true; else 0.
        case isNeeded
        /// 1 if a condition is true at the flick that the stage shows.
        case holds
        /// Note the conditions that can become true between two flicks, and those of unknown range: a `WatchAnswer`
        /// about the first of the former.
        case note(from: Int64, to: Int64)
        /// The first of the noted ones with these indices that can become true between two flicks: a `WatchAnswer`.
        case mayHold(from: Int64, to: Int64, Range<Int>)
        /// 1 if one of the noted ones with these indices is true at the flick that the stage shows.
        case notedHolds(Range<Int>)
        /// Update the values that follow moving ones, at the flick that the stage shows.
        case follow
        /// A condition is true: perform its effects now.
        case answer
        /// A noted condition is true, and no other: perform its effects now.
        case answerNoted
        /// The advance is over; the stage shows the present again.
        case rest
    }

    /// The length of a stretch in flicks, a power of two.
    static var watchLength: Int64 { 1 << 21 }
    /// The largest number of stretches examined in one advance: 13 minutes.
    static var mostWatches: Int { 1 << 18 }
    /// Work limit for one stretch. A question about a part costs 1, plus 1 per 32 noted conditions; evaluating a flick
    /// costs 8, plus 1 per 8 noted conditions.
    private static var mostWork: Int { 1024 }
    /// The same for one condition that is searched for by itself, and the largest number of conditions for which this
    /// is done.
    private static var mostWorkAlone: Int { 128 }
    private static var mostAlone: Int { 8 }
    /// The effort that can be spent in a millisecond, in units of about 5 ns. What is spent beyond it counts in the
    /// next ones.
    private static var mostEffort: Int64 { 800_000 }
    /// Effort limit for one stretch: as its work limit, for long conditions.
    private static var mostEffortInStretch: Int64 { 1_600_000 }
    /// The most that is remembered: a rest of a second.
    private static var mostRemembered: Int64 { 1000 * mostEffort }
    private static var millisecond: Int64 { Flicks.perSecond / 1000 }

    /// The search of one stretch.
    private struct Search {
        /// Conditions true at this flick were already handled; the search is after it.
        var start: Int64
        /// The last flick examined.
        var end: Int64
        var workLeft = Stage.mostWork
        /// The indices of the noted conditions.
        var noted = 0..<0
        /// Whether a condition depends on a value with unknown range.
        var isBlind = false
        /// Whether a condition is true from the beginning, so that none can become true.
        var isHeld: Bool?
    }

    /// A lower bound for the first flick after the present one at which a condition becomes true, or the next due flick
    /// if that is before. May be early, never late. O(log time): asks about longer and longer stretches, then their
    /// halves.
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

    /// The largest number of questions in a call of `nextHolding`.
    private static var mostQuestions: Int { 256 }

    /// The flick at which a condition becomes true, after the present one and not after `target`.
    /// - Parameters:
    ///   - due: the flick of the next due action, which may change the motion.
    ///   - left: the number of stretches that may be examined; decreased by those that were.
    @inline(never)
    func flickOfHolding(
        by target: Int64,
        due: Int64,
        left: inout Int,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        guard target > time, due > time, ask(.isNeeded) > 0 else { return nil }
        let present = time
        call.watchedFrom = present
        let found = firstHolding(by: target, due: due, left: &left, ask)
        call.watchedFrom = -1
        show(flick: present)
        return found.flatMap { $0 > present && $0 <= target ? $0 : nil }
    }

    /// Called when something other than time has changed: conditions are evaluated again before time goes on.
    @inline(__always)
    package func askAgain() { askedTime = -1 }

    /// The flick from which the search of the present stretch resumes.
    private var resumedAt: Int64 { max(askedTime, time & ~(Stage.watchLength - 1)) }

    /// Writes what the search has to know of the past, or reads it. The clock must have been read before.
    package func codeAsked(by coder: inout StateCoder) {
        var (isAsked, flick) = (askedTime >= 0, askedTime >= 0 ? resumedAt : 0)
        coder.code(&isAsked)
        coder.code(flicks: &flick)
        coder.check(flick <= time)
        askedTime = isAsked ? flick : -1
        let known = lookAhead ?? LookAhead(isExact: true) { _, _ in nil }
        var spent = spentEffort(at: time)
        // No flicks, but in their range.
        coder.code(flicks: &spent)
        coder.check(spent <= Stage.mostRemembered)
        if coder.isReading { lookAhead = known }
        (known.spent, known.spentTime) = (spent, time / Stage.millisecond)
    }

    /// Takes over what the search has to know of the past, if the conditions are the same.
    package func takeAsked(of other: Stage, isSame: Bool) {
        askedTime = isSame ? other.askedTime : -1
        guard let lookAhead, let known = other.lookAhead, lookAhead !== known else { return }
        (lookAhead.spent, lookAhead.spentTime) = isSame ? (known.spent, known.spentTime) : (0, 0)
    }

    /// Hashes what the search has to know of the past.
    package func hashAsked(into hasher: inout StateHasher) {
        guard let lookAhead else { return }
        if !lookAhead.isExact { hasher.combine(askedTime < 0 ? time : resumedAt) }
        if spentEffort(at: time) > 0 { hasher.combine(spentEffort(at: time)) }
    }

    /// The effort that was spent before a flick and still counts in its millisecond.
    private func spentEffort(at flick: Int64) -> Int64 {
        guard let lookAhead, lookAhead.spent > 0 else { return 0 }
        let passed = min(flick / Stage.millisecond - lookAhead.spentTime, 1 << 20)
        return max(lookAhead.spent - passed * Stage.mostEffort, 0)
    }

    /// Notes the effort of a search that has found a flick, and of the reaction there.
    func spendEffort(at flick: Int64) {
        guard let lookAhead else { return }
        lookAhead.spent = min(spentEffort(at: flick) + lookAhead.effort, Stage.mostRemembered)
        lookAhead.spentTime = flick / Stage.millisecond
    }

    /// Whether the search of the present stretch has used up its effort.
    private var isCostly: Bool { (lookAhead?.effort ?? 0) > Stage.mostEffortInStretch }

    /// The flick up to which nothing is searched for, because too much was spent; 0 if there is none.
    private func endOfRest(at flick: Int64) -> Int64 {
        let spent = spentEffort(at: flick)
        if spent <= Stage.mostEffort { return 0 }
        return (flick / Stage.millisecond + (spent - 1) / Stage.mostEffort) * Stage.millisecond
    }

    private func firstHolding(
        by target: Int64,
        due: Int64,
        left: inout Int,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        // The motion may have changed since the last question.
        lookAhead?.lastRange.component = -1
        var start = askedTime >= 0 ? resumedAt : time
        while left > 0 {
            left -= 1
            let low = start & ~(Stage.watchLength - 1)
            var search = Search(start: start, end: min(low + Stage.watchLength, due))
            lookAhead?.effort = 0
            let endOfRest = endOfRest(at: start)
            var found =
                endOfRest > 0
                ? atEnd(endOfRest, of: &search, ask) : firstHolding(in: low, &search, ask)
            if search.isBlind, let sampled = firstSampled(in: low, Stage.watchLength, search, ask) {
                found = min(found ?? sampled, sampled)
            }
            if let found { return found }
            guard search.end < min(target, due) else { return nil }
            start = search.end
        }
        return nil
    }

    /// The end of a rest, if it is in this search and a condition is true there. The search ends there.
    @inline(never)
    private func atEnd(_ rest: Int64, of search: inout Search, _ ask: (WatchQuestion) -> Int) -> Int64? {
        if search.end < rest { return nil }
        search.end = rest
        let noted = 0..<WatchAnswer(number: ask(.note(from: search.start, to: rest))).count
        return holds(noted, at: rest, ask) ? rest : nil
    }

    /// The first flick in a stretch, after the search's start.
    private func firstHolding(in low: Int64, _ search: inout Search, _ ask: (WatchQuestion) -> Int) -> Int64? {
        let answer = WatchAnswer(number: ask(.note(from: search.start, to: search.end)))
        (search.noted, search.isBlind) = (0..<answer.count, answer.isBlind)
        guard answer.mayHold else { return nil }
        let found = firstHolding(in: low, Stage.watchLength, first: answer.index, &search, ask)
        return search.workLeft > 0 ? found : firstAlone(in: low, before: found, search, ask)
    }

    /// The first flick in a stretch, after the work for it was used up: searches for each condition by itself. One that
    /// is undecided everywhere, such as `clamp(x, 0, 9) == x`, does not hide the others.
    @inline(never)
    private func firstAlone(in low: Int64, before found: Int64?, _ search: Search, _ ask: (WatchQuestion) -> Int)
        -> Int64?
    {
        guard search.noted.count > 1, search.noted.count <= Stage.mostAlone, !isCostly else { return found }
        var found = found
        for index in search.noted {
            var alone = Search(start: search.start, end: found ?? search.end, workLeft: Stage.mostWorkAlone)
            alone.noted = index..<index + 1
            if let own = firstHolding(in: low, Stage.watchLength, first: index, &alone, ask) { found = own }
        }
        return found
    }

    /// The first flick in a part of a stretch, after `low` and the search's start.
    /// - Parameter first: the index of the first noted condition that can become true in it.
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
        let answer = WatchAnswer(
            number: ask(.mayHold(from: start, to: end, first..<max(first, search.noted.upperBound)))
        )
        search.workLeft -= 1 + (answer.index - first) >> 5
        if isCostly { search.workLeft = 0 }
        search.isBlind = search.isBlind || answer.isBlind
        guard answer.mayHold, search.isHeld != true else { return nil }
        if length == 1 {
            search.workLeft -= 8 + search.noted.count >> 3
            guard holds(search.noted, at: end, ask) else { return nil }
            let isHeld = search.isHeld ?? holds(search.noted, at: search.start, ask)
            search.isHeld = isHeld
            return isHeld ? nil : end
        }
        let first = answer.index
        let half = length / 2
        if let found = firstHolding(in: low, half, first: first, &search, ask) { return found }
        return firstHolding(in: low + half, half, first: first, &search, ask)
    }

    /// Evaluates the end of a part. Conditions true from the beginning were already handled.
    private func firstSampled(
        in low: Int64,
        _ length: Int64,
        _ search: Search,
        _ ask: (WatchQuestion) -> Int
    ) -> Int64? {
        let (start, end) = (max(low, search.start), min(low + length, search.end))
        guard start < end, holds(search.noted, at: end, ask), !holds(search.noted, at: start, ask) else { return nil }
        return firstHolding(search.noted, after: start, end, low: low, length, ask)
    }

    /// Bisects a part. At `end` the condition is true.
    private func firstHolding(
        _ noted: Range<Int>,
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
            } else if middle > start, holds(noted, at: middle, ask) {
                (high, found) = (middle, middle)
            } else {
                low = middle
            }
        }
        return found
    }

    /// Whether one of some noted conditions is true.
    private func holds(_ noted: Range<Int>, at flick: Int64, _ ask: (WatchQuestion) -> Int) -> Bool {
        show(flick: flick)
        let before = evaluationEffort
        let holds = ask(.notedHolds(noted)) > 0
        lookAhead?.effort += sweepEffort + Int64(evaluationEffort &- before)
        return holds
    }

    /// Moves the clock to a flick; values are computed on request.
    private func show(flick: Int64) {
        clock.pass(stageTime: flick)
        call.isPresentShown = false
        derivedAreStale = true
    }
}

/// The owner's answer to which of its conditions can become true.
package struct WatchAnswer {
    /// The index of the first noted condition that can.
    package var index = 0
    /// Number of noted conditions.
    package var count = 0
    package var mayHold = false
    /// Whether some depend on values with unknown range.
    package var isBlind = false

    package init() {}

    init(number: Int) {
        (count, index) = (number >> 33, number >> 2 & 0x7FFF_FFFF)
        (mayHold, isBlind) = (number & 1 != 0, number & 2 != 0)
    }

    package var number: Int { count << 33 | index << 2 | (isBlind ? 2 : 0) | (mayHold ? 1 : 0) }
}
