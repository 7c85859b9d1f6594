// SPDX-License-Identifier: MIT
import AnimMath

extension Stage {
    /// The longest single advance in flicks, of host and of stage time: 100 000 s. It bounds how much can happen in one.
    package static let longestAdvance: Int64 = 100_000 * Flicks.perSecond

    /// Moves the clock forward and computes every presentation value there.
    ///
    /// O((due + 1) log n + running). Allocates nothing once the largest number of everything was reached. Where more is due
    /// than `stepBudget`, it ends there, and the next advance goes on from there.
    /// - Parameters:
    ///   - flicks: host time, 0…`longestAdvance`.
    ///   - onTimer: what the stage's owner does when one of its timers fires, at the timer's flick.
    ///   - isWatching: whether the owner has conditions on what moves.
    ///   - onWatch: answers what is asked about these.
    /// - Throws: `.argument`, `.limit`, `.state` inside an open transaction, `.reentrant`.
    package func advance(
        flicks: Int64,
        onTimer: (Int32) -> Void = { _ in },
        isWatching: Bool = false,
        onWatch: (WatchQuestion) -> Int = { _ in 0 }
    ) throws(AnimError) {
        let target = try checkAdvance(flicks: flicks)
        isAdvancing = true
        advanceGoal = clock.hostTime + flicks
        isPresentShown = false
        if isLeft { finishWhatWasLeft() }
        var stepsLeft = stepBudget > 0 ? stepBudget : .max
        // Who hears of an event may have changed something.
        let isNews = undelivered.count > 0
        deliverEvents()
        var hasMoved = isNews || isLeft || target != time || timeline.firstFlick.map { $0 <= target } ?? false
        var watchesLeft = Stage.mostWatches
        // What a host has set is taken over where nothing moves: then it is the same whenever it is seen.
        if followsWhatMoves, !isMoving { follow(onWatch) }
        // It may make something hold.
        if isWatching, answerWhatHolds(onWatch) { hasMoved = true }
        while stepsLeft > 0 {
            let due = timeline.firstFlick ?? .max
            let following = watchesLeft > 0 ? nextFollowing : .max
            if isWatching,
                let flick = flickOfHolding(by: target, due: min(due, following), left: &watchesLeft, onWatch)
            {
                stepsLeft -= 1
                clock.pass(stageTime: flick)
                isPresentShown = false
                answerWhatHolds(onWatch)
                continue
            }
            if following < due, following <= target {
                stepsLeft -= 1
                watchesLeft -= 1
                clock.pass(stageTime: following)
                follow(onWatch)
                continue
            }
            guard due <= target, let action = timeline.popFirst() else { break }
            stepsLeft -= 1
            clock.pass(stageTime: due)
            isPresentShown = false
            perform(action, onTimer)
            deliverEvents()
            if timeline.firstFlick == due { continue }
            if followsWhatMoves { follow(onWatch) }
            if isWatching { answerWhatHolds(onWatch) }
        }
        if stepsLeft == 0, isWatching || (timeline.firstFlick.map { $0 <= target } ?? false) {
            clock.move(toHostTime: clock.hostTime + flicks, stageTime: time)
            emit(StageEvent(.budget, time: time))
            deliverEvents()
        } else {
            clock.move(toHostTime: clock.hostTime + flicks, stageTime: target)
        }
        if isWatching { _ = onWatch(.rest) }
        if hasMoved { computeAll() }
        if !observers.isEmpty {
            refreshDerived()
            tellObservers()
        }
        isLeft = false
        isAdvancing = false
    }

    /// Lets the owner take over what follows that which moves.
    @inline(never)
    private func follow(_ onWatch: (WatchQuestion) -> Int) {
        isPresentShown = false
        _ = onWatch(.follow)
        deliverEvents()
    }

    /// The next flick at which the owner takes over what follows that which moves: fast on the clock, however it is cut.
    var nextFollowing: Int64 { followsWhatMoves && isMoving ? (time | (Stage.watchLength - 1)) + 1 : .max }

    /// Lets the owner answer what holds at the present flick.
    /// - Returns: whether anything did.
    @inline(never)
    @discardableResult
    private func answerWhatHolds(_ onWatch: (WatchQuestion) -> Int) -> Bool {
        guard onWatch(.holds) > 0 else { return false }
        _ = onWatch(.answer)
        deliverEvents()
        return true
    }

    /// By how many flicks stage time is behind where the advances lead: 0, but after one that used up its budget or was left.
    package var owedFlicks: Int64 { clock.goal - time }

    /// Something is due.
    private func perform(_ action: Timeline.Action, _ onTimer: (Int32) -> Void) {
        switch action {
        case .endAnimation(let animation): finish(Int(animation))
        case .startAnimation(let animation):
            animations[Int(animation)].handle = Timeline.none
            start(Int(animation))
        case .endGroup(let group): finish(group: Int(group))
        case .closeBatch(let bank, let batch): close(batch: batch, ofBank: Int(bank))
        case .endBatch(let bank, let batch): end(batch: batch, ofBank: Int(bank))
        case .timer(let timer): onTimer(timer)
        }
    }

    /// Computes the presentation of everything that moves.
    private func computeAll() {
        if !batches.active.isEmpty {
            batches.sweep(to: time, components)
            var index = 0
            while index < encodedInRows.count {
                decode(Int(encodedInRows[index]))
                index += 1
            }
            showFresh()
            derivedAreStale = true
        }
        sweepLayers()
    }

    /// Brings presentation values up to the present flick, in the middle of an advance too. O(running) the first time in answer
    /// to something that is due: what is changed then shows its own value, as it does between advances.
    package func showPresent() {
        if isAdvancing, !isPresentShown {
            isPresentShown = true
            computeAll()
        }
        refreshDerived()
    }

    /// The stage time to which an advance would lead.
    /// - Throws: what the advance would throw.
    @discardableResult
    func checkAdvance(flicks: Int64) throws(AnimError) -> Int64 {
        try checkHostAdvance(flicks: flicks)
        let target = try clock.stageTime(atHostTime: clock.hostTime + flicks)
        guard target - clock.goal <= Stage.longestAdvance else {
            throw AnimError(.limit, "time, scaled, must be at most 100000 seconds of stage time")
        }
        return target
    }

    /// Checks the part of an advance that does not depend on the time scale.
    package func checkHostAdvance(flicks: Int64) throws(AnimError) {
        guard !isAdvancing else { throw AnimError(.reentrant, "the stage is advancing already") }
        guard flicks >= 0 else { throw AnimError(.argument, "the time in flicks must not be negative") }
        guard flicks <= Stage.longestAdvance else {
            throw AnimError(.limit, "the time in flicks must be at most that of 100000 seconds")
        }
        guard openTransactions.isEmpty else {
            throw AnimError(.state, "a transaction is open; commit it before the clock moves")
        }
    }

    /// Moves the clock by seconds, rounded to the nearest flick.
    package func advance(seconds: Double, onTimer: (Int32) -> Void = { _ in }) throws(AnimError) {
        try advance(flicks: try Stage.advanceFlicks(seconds), onTimer: onTimer)
    }

    package static func advanceFlicks(_ seconds: Double) throws(AnimError) -> Int64 {
        guard seconds.isFinite else { throw AnimError(.argument, "seconds must be finite") }
        guard seconds >= 0 else { throw AnimError(.argument, "seconds must not be negative") }
        guard let flicks = Flicks.rounded(seconds: seconds) else {
            throw AnimError(.limit, "seconds must be at most 100000")
        }
        return flicks
    }

    /// Lets stage time stand still while the stage is advanced.
    package func setPaused(_ paused: Bool) {
        clock.set(isPaused: paused)
    }

    /// Sets how fast stage time runs against host time, 0…10⁶.
    package func setTimeScale(_ scale: Double) throws(AnimError) {
        guard scale >= 0, scale.isFinite else {
            throw AnimError(.argument, "scale must be a finite number, 0 or more")
        }
        guard scale <= 1_000_000 else { throw AnimError(.limit, "scale must be at most 1000000") }
        clock.set(scale: scale)
    }

    /// Sets a timer of the stage's owner; it fires inside `advance` at its flick.
    package func addTimer(at flick: Int64, _ timer: Int32) -> Timeline.Handle {
        timeline.add(at: flick, .timer(timer))
    }

    package func cancelTimer(_ handle: Timeline.Handle) { timeline.cancel(handle) }

    // MARK: Events

    /// How many events wait to be polled.
    package var eventCount: Int { events.count }

    /// Takes the oldest event.
    package func pollEvent() -> StageEvent? {
        guard var event = events.popFirst() else { return nil }
        event.lostFieldCount = eventData.lostCount(of: event)
        return event
    }

    /// Queues an event. `onEvent` hears of it once all that happens with it is done and the stage is whole again: before the
    /// next thing that is due, or at the beginning of the next advance.
    package func emit(_ event: StageEvent) {
        guard tells(event.kind) else { return }
        events.append(event)
        if onEvent != nil { undelivered.append(event) }
    }

    /// Whether the host wants to hear of events of a kind.
    @inline(__always)
    package func tells(_ kind: StageEvent.Kind) -> Bool { eventMask & (1 << UInt32(kind.rawValue)) != 0 }

    private func deliverEvents() {
        // What a listener does may cause more; each is heard once, and no more than were there are heard now.
        var left = undelivered.count
        while left > 0, var event = undelivered.popFirst() {
            if let onEvent {
                event.lostFieldCount = eventData.lostCount(of: event)
                callbackFrame = stackAddress()
                onEvent(event)
                callbackFrame = 0
            }
            left -= 1
        }
    }
}
