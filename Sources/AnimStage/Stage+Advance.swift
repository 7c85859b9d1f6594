// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Moving the clock, and reporting what happens.
extension Stage {
    /// The longest single advance in flicks, of host and of stage time: 100 000 s. It bounds the work of one advance.
    package static let longestAdvance: Int64 = 100_000 * Flicks.perSecond

    /// Moves the clock forward and computes every presentation value there.
    ///
    /// O((due + 1) log n + running). Allocates nothing once all counts have reached their maximum. If more steps are
    /// due than `stepBudget`, the advance stops there, and the next one continues.
    /// - Parameters:
    ///   - flicks: host time, 0…`longestAdvance`.
    ///   - onTimer: called when one of the owner's timers fires, at the timer's flick.
    ///   - isWatching: whether the owner has conditions on moving values.
    ///   - onWatch: answers questions about these conditions.
    /// - Throws: `.argument`, `.limit`, `.state` inside an open transaction, `.reentrant`.
    package func advance(
        flicks: Int64,
        onTimer: (Int32) -> Void = { _ in },
        isWatching: Bool = false,
        onWatch: (WatchQuestion) -> Int = { _ in 0 }
    ) throws(AnimError) {
        let target = try checkAdvance(flicks: flicks)
        // The last advance used up its budget, and more is due at this flick: that comes before the owner's reaction.
        let isAmidFlick = call.isCutShort && timeline.firstFlick == time
        answerNumber &+= 1
        call.beginAdvance(to: clock.hostTime + flicks)
        if call.isLeft { finishWhatWasLeft() }
        var stepsLeft = stepBudget > 0 ? stepBudget : .max
        // A listener may have changed something.
        let isNews = reports.undelivered.count > 0
        deliverEvents()
        var hasMoved = isNews || call.isLeft || target != time || timeline.firstFlick.map { $0 <= target } ?? false
        var watchesLeft = Stage.mostWatches
        // If nothing moves, the owner updates its values now with what the host has set: the result is the same at any
        // time.
        if followsWhatMoves, !isMoving, !isAmidFlick { follow(onWatch) }
        // A condition may be true already.
        if isWatching, !isAmidFlick, askedTime < 0, answerWhatHolds(onWatch) { hasMoved = true }
        while stepsLeft > 0 {
            // A listener may have changed something.
            if isWatching, askedTime < 0, timeline.firstFlick != time { answerWhatHolds(onWatch) }
            let due = timeline.firstFlick ?? .max
            let following = watchesLeft > 0 ? nextFollowing : .max
            if isWatching,
                let flick = flickOfHolding(by: target, due: min(due, following), left: &watchesLeft, onWatch)
            {
                stepsLeft -= 1
                answerNoted(at: flick, onWatch)
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
            call.isPresentShown = false
            perform(action, onTimer)
            deliverEvents()
            if timeline.firstFlick == due { continue }
            if followsWhatMoves { follow(onWatch) }
            if isWatching { answerWhatHolds(onWatch) }
        }
        let isCutShort = stepsLeft == 0 && (isWatching || (timeline.firstFlick.map { $0 <= target } ?? false))
        endSteps(flicks, at: isCutShort ? time : target, isCutShort: isCutShort)
        if isWatching { _ = onWatch(.rest) }
        // The limit was reached: the rest of the advance was not searched.
        if watchesLeft == 0 { askedTime = -1 }
        showEnd(hasMoved: hasMoved)
    }

    /// Computes what an advance has moved, and reports it to the observers.
    @inline(__always)
    private func showEnd(hasMoved: Bool) {
        if hasMoved { computeAll() }
        if !observers.isEmpty {
            refreshDerived()
            tellObservers()
        }
        call.endAdvance()
    }

    /// Moves the clock to the end of an advance, or to the stage time at which its budget was used up.
    @inline(__always)
    private func endSteps(_ flicks: Int64, at stageTime: Int64, isCutShort: Bool) {
        clock.move(toHostTime: clock.hostTime + flicks, stageTime: stageTime)
        guard isCutShort else { return }
        call.isCutShort = true
        emit(StageEvent(.budget, time: time))
        deliverEvents()
    }

    /// Lets the owner react to a condition that becomes true at a flick, which it has found and noted.
    @inline(__always)
    private func answerNoted(at flick: Int64, _ onWatch: (WatchQuestion) -> Int) {
        clock.pass(stageTime: flick)
        call.isPresentShown = false
        _ = onWatch(.answerNoted)
        spendEffort(at: flick)
        askedTime = time
        deliverEvents()
    }

    /// Lets the owner update the values that follow moving ones.
    @inline(never)
    private func follow(_ onWatch: (WatchQuestion) -> Int) {
        call.isPresentShown = false
        _ = onWatch(.follow)
        deliverEvents()
    }

    /// The next flick at which the owner updates the values that follow moving ones: on a fixed grid, independent of
    /// steps.
    var nextFollowing: Int64 { followsWhatMoves && isMoving ? (time | (Stage.watchLength - 1)) + 1 : .max }

    /// Lets the owner react to the conditions that are true at the present flick.
    /// - Returns: whether there was one.
    @inline(never)
    @discardableResult
    private func answerWhatHolds(_ onWatch: (WatchQuestion) -> Int) -> Bool {
        let holds = onWatch(.holds) > 0
        if holds { _ = onWatch(.answer) }
        askedTime = time
        if holds { deliverEvents() }
        return holds
    }

    /// The number of flicks by which stage time is behind the advances: 0 except after one that used up its budget,
    /// when it is at least 1, or was left early.
    package var owedFlicks: Int64 { max(clock.goal - time, call.isCutShort ? 1 : 0) }

    /// Performs a due action.
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

    /// Brings presentation values up to the present flick, also during an advance. O(running) the first time after each
    /// due action. A property changed afterwards shows its own value, as it does between advances.
    package func showPresent() {
        if call.isAdvancing, !call.isPresentShown {
            call.isPresentShown = true
            computeAll()
        }
        refreshDerived()
    }

    /// As `showPresent`, for an expression of a machine. The computation of derived and moving properties that its
    /// reaction has changed counts as its effort. That of the first reading does not: a host's reading may have caused
    /// it before.
    package func showPresentToMachine() {
        guard call.hasRead else {
            call.hasRead = true
            return showPresent()
        }
        if call.isAdvancing, !call.isPresentShown { call.spend(sweepEffort) }
        guard derivedAreStale || call.isAdvancing else { return }
        let before = evaluationEffort
        showPresent()
        call.spend(Int64(evaluationEffort &- before))
    }

    /// As `refreshDerived`, for the bound inputs of machines. What a reaction has made necessary counts as its effort.
    package func refreshDerivedToMachine() {
        guard derivedAreStale else { return }
        guard call.hasRead else {
            call.hasRead = true
            return refreshDerived()
        }
        let before = evaluationEffort
        refreshDerived()
        call.spend(Int64(evaluationEffort &- before))
    }

    /// Ends a reaction of the stage's machines: its effort does not count for the next one.
    package func endAnswer() {
        answerNumber &+= 1
        lookAhead?.effort += Int64(call.effort)
        call.endAnswer()
    }

    /// The effort of `computeAll`: a sixteenth for each animation, and that of all layers.
    var sweepEffort: Int64 {
        var effort = Int64(counts.current / 16)
        for slot in layered { effort += layerEffort(Int(slot)) }
        return effort
    }

    /// The effort of computing a property's layers: 3 for each, and one for each number.
    @inline(__always)
    private func layerEffort(_ slot: Int) -> Int64 {
        Int64(properties[slot].layerCount) * (3 + Int64(properties[slot].innerCount))
    }

    /// Adds the effort of changing a property to that of a machine's reaction. It depends only on the state, not on
    /// what is cached. Not counted below 2¹², to keep short reactions fast.
    @inline(__always)
    package func countChange(of property: PropertyIdentifier) {
        if call.effort >= 1 << 12 { countLayers(of: property) }
    }

    @inline(never)
    private func countLayers(of property: PropertyIdentifier) {
        guard let slot = try? self.slot(of: property) else { return }
        if properties[slot].kind != .path { call.spend(32 * Int64(properties[slot].innerCount)) }
        if properties[slot].layerCount > 0 { call.spend(layerEffort(slot)) }
    }

    /// The stage time at which an advance would end.
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
        guard !call.isAdvancing else { throw AnimError(.reentrant, "the stage is advancing already") }
        guard flicks >= 0 else { throw AnimError(.argument, "the time in flicks must not be negative") }
        guard flicks <= Stage.longestAdvance else {
            throw AnimError(.limit, "the time in flicks must be at most that of 100000 seconds")
        }
        guard openTransactions.isEmpty else {
            throw AnimError(.state, "a transaction is open; commit it before the clock moves")
        }
    }

    /// Advances the clock by seconds, rounded to the nearest flick.
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

    /// Stops stage time, or lets it run again. The stage can be advanced all the same.
    package func setPaused(_ paused: Bool) {
        clock.set(isPaused: paused)
    }

    /// Sets the speed of stage time relative to host time, 0…10⁶.
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

    /// Number of events in the queue.
    package var eventCount: Int { reports.queue.count }

    /// Removes the oldest event from the queue.
    package func pollEvent() -> StageEvent? { reports.poll() }

    /// Queues an event. `onEvent` receives it once the current step is complete and the stage is consistent: before the
    /// next due step, or at the beginning of the next advance.
    package func emit(_ event: StageEvent) { reports.append(event) }

    /// Whether the host receives events of a kind.
    @inline(__always)
    package func tells(_ kind: StageEvent.Kind) -> Bool { reports.tells(kind) }

    /// Called with each event as it happens while the stage advances, and with all other events at the next advance.
    /// The callback may read and change the stage, but not advance it.
    package var onEvent: ((StageEvent) -> Void)? {
        get { reports.listener?.body }
        set { reports.listener = newValue.map { EventListener($0) } }
    }

    private func deliverEvents() {
        // A listener may cause more events. Each event is delivered once; only those already queued are delivered now.
        var left = reports.undelivered.count
        while left > 0, let event = reports.takeUndelivered() {
            if let listener = reports.listener.map({ Unmanaged.passUnretained($0) }) {
                call.listener = listener.takeUnretainedValue()
                call.frame = stackAddress()
                listener._withUnsafeGuaranteedRef { $0.body(event) }
                call.frame = 0
                call.listener = nil
            }
            left -= 1
        }
    }
}
