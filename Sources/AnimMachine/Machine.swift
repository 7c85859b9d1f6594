// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A running statechart: the algorithm of W3C SCXML (Recommendation of 2015, appendix D) on a stage's clock.
///
/// An external event is answered completely before the next one. Transitions are selected from the active states
/// outwards; states are exited in reverse document order and entered in document order. Then eventless transitions and
/// raised events follow until there are no more, then events that the machine has sent to itself. Time stands still
/// meanwhile.
package final class Machine {
    /// The largest number of microsteps per event; two per state if that is more. So a thousand regions that each answer and
    /// raise one event settle.
    package static let largestMicrostepCount = 1000
    /// Above this number of active states, only the states that listen to an event are examined.
    static let largestScan = 128
    /// The largest number of delayed events.
    package static let largestSendCount = 4096
    /// The largest number of answers and microsteps in one millisecond of an advance. Without a limit, a few delays that each
    /// start a thousand microsteps, again and again, would make an advance last for hours. Each microstep per event beyond
    /// `largestMicrostepCount` adds four.
    package static let largestWork = 16_384
    /// The largest number of pairs of a transition and one of its descriptors that are listed.
    static let largestListenerCount = 1 << 20
    /// The largest number of fields of an event's data.
    package static let largestFieldCount = 64
    /// The shortest delay in seconds. Shorter ones would let a machine spin while time hardly advances.
    package static let shortestDelay = 0.001
    /// The shortest time from the start of a play to the event of its end, in flicks.
    static let shortestPlay: Int64 = Flicks.perSecond / 1000

    package let stage: Stage
    /// Retains the definition.
    private let chart: MachineChart
    private let definitionStart: UnsafePointer<MachineDefinition>
    package internal(set) var inputs: InputStore
    /// The first of its timers and of its plays among those of the stage.
    package let firstTimer: Int32
    private let firstPlayNumber: Int32
    package var firstPlay: Int { Int(firstPlayNumber) }
    /// The first of its inputs and of its states among those of all machines, as numbered for the host.
    package var firstInput: Int {
        get { Int(firstInputNumber) }
        set { firstInputNumber = Int32(truncatingIfNeeded: newValue) }
    }
    package var firstState: Int {
        get { Int(firstStateNumber) }
        set { firstStateNumber = Int32(truncatingIfNeeded: newValue) }
    }
    /// The number of the list to whose items it belongs, or −1.
    package internal(set) var list: Int32 = -1
    private var firstInputNumber: Int32 = 0
    private var firstStateNumber: Int32 = 0

    /// The active states in document order, without the chart itself. A machine that is done keeps them.
    package var configuration = Slots<Int32>()
    /// The record of each state.
    package var memory = Slots<StateMemory>()
    /// In a large machine: the active leaves that an eventless transition may exit.
    var eventless = StateSet()
    /// Whether a top-level final state was reached, and whether the exit actions were performed afterwards.
    package var isDone = false
    package var hasEnded = false
    /// Whether it belongs to an item that is not in its list; then it does nothing.
    package var isDormant = false
    // Together, since there are many machines.
    /// Whether all parts of the current play have started so far.
    var isPlayedWhole = true
    /// Whether it did not come to rest the last time: its guards are evaluated again at the next occasion.
    var isUnsettled = false
    private var isMovingFocus = false
    /// The last result of `isMatched`.
    var wasMatched = false
    /// The states remembered by each history: those active in its parent at its last exit.
    var remembered: [[Int32]]
    /// Raised events, and undelayed events that the machine has sent to itself.
    var raised = MachineQueue()
    var sent = MachineQueue()
    /// The timer of each transition with a delay.
    package var timers: [Timeline.Handle]
    /// Delayed events.
    package var delayed: [DelayedSend] = []
    var freeDelayed: [Int32] = []
    /// The stage's identifier of each of the definition's animations from its last play, or 0.
    var played: [UInt64]
    /// The groups of plays: clocks of those played, animators of those scrubbed, or 0.
    var playGroups: [UInt64]
    /// The tracks of keyframes that have been played, by part.
    var tracks: [KeyframeTrack?]
    /// The last results of expressions for a part's numbers; empty if it has none.
    var trackNumbers: [[Double]]
    /// The last request with the results of expressions, by part; reused memory.
    var requests: [AnimationRequest?]
    /// The last argument of `isMatched`, and its event.
    package var asked = Int32(0)..<Int32(0)
    var askedNumber: UInt64 = 0
    /// The only descriptor that matches the present event, or −1 if there are several.
    var onlyMatch: Int {
        @inline(__always) get { Int(onlyMatchNumber) }
        @inline(__always) set { onlyMatchNumber = Int32(truncatingIfNeeded: newValue) }
    }
    /// A cache of the last names looked up, each with its only descriptor: −1 for none, −2 for several. Indexed by the low bits
    /// of the name's index.
    package var knownMatches = InlineArray<4, (name: Int32, descriptor: Int32)>(repeating: (name: -1, descriptor: -1))
    /// Results of expressions shared by animations that play together.
    var sharedDuration = 0.0
    var sharedDelay = 0.0
    /// Number of errors raised by actions, so that a block can detect its own.
    var errorCount: UInt32 = 0
    /// The block being performed, for error reports.
    var place = ExecutionPlace()
    /// The region to which an action has moved the focus, −1 for none; `noFocus` if none has.
    var focusRequest = Machine.noFocus
    /// By expression, whether it is a guard that has reported NaN since the machine was last at rest; empty if none has.
    var hasFailed: [Bool] = []
    static let noFocus: Int32 = -2
    /// The tree of machines, if there are several. It owns the machines, which do not outlive it.
    unowned(unsafe) var tree: MachineTree?
    /// Called after the machine has come to rest, if an action moved the focus: with the index of a region, or −1.
    package var onFocus: ((Int32) -> Void)?

    /// By transition, the state of its guard; empty if the chart has no `when`.
    package var edges: [GuardEdge] = []

    // Working memory of one microstep, kept to avoid allocation.
    package var enabled = Slots<Int32>()
    var filtered = Slots<Int32>()
    /// By transition, whether it is in `enabled`, while that is filled.
    var isSelected: [Bool]
    /// Initially as in the definition. Those of transitions to a history are computed when they are selected.
    var domains: [Int32]
    /// By state, the transition that exits it, or −1; empty until a selection has several.
    var claims: [Int32] = []
    /// The states marked for entry, and their ancestors.
    var entering = Slots<Int32>()
    package var around = Slots<Int32>()
    /// Histories entered by their default.
    var defaultHistories: [Int32] = []
    var leaving = Slots<Int32>()
    /// By descriptor, the number of the last event that it matched; and that of the present event.
    var matched: [UInt64]
    var eventNumber: UInt64 = 0
    /// The number of the present selection.
    var selectionNumber: UInt64 = 0
    /// Answers and microsteps of advances in the present millisecond; −1 if there were too many.
    var work: Int {
        @inline(__always) get { Int(workCount) }
        @inline(__always) set { workCount = Int32(truncatingIfNeeded: newValue) }
    }
    private var onlyMatchNumber: Int32 = -1
    private var workCount: Int32 = 0
    var workTime: Int64 = 0
    /// Nonzero components of the present event's data.
    var filled = Slots<Int32>()
    package var fields: [EventField] = []
    /// The data of the present event, if it may be sent on.
    var present: [EventField] = []
    package var values: [Double] = []
    var velocities: [Double] = []

    package init(_ chart: MachineChart, inputs: InputStore, stage: Stage, firstTimer: Int32 = 0) {
        self.chart = chart
        definitionStart = chart.start
        let definition = chart.start
        self.inputs = inputs
        self.stage = stage
        self.firstTimer = firstTimer
        firstPlayNumber = Int32(truncatingIfNeeded: stage.plays.count)
        isSelected = [Bool](repeating: false, count: definition.pointee.transitions.count)
        timers = [Timeline.Handle](repeating: Timeline.none, count: definition.pointee.transitions.count)
        remembered = [[Int32]](repeating: [], count: Int(definition.pointee.historyCount))
        matched = [UInt64](repeating: 0, count: definition.pointee.descriptorCount)
        played = [UInt64](repeating: 0, count: definition.pointee.animations.count)
        tracks = [KeyframeTrack?](repeating: nil, count: definition.pointee.animations.count)
        trackNumbers = [[Double]](repeating: [], count: definition.pointee.animations.count)
        requests = [AnimationRequest?](repeating: nil, count: definition.pointee.animations.count)
        playGroups = [UInt64](repeating: 0, count: definition.pointee.plays.count)
        for play in definition.pointee.plays {
            stage.plays.append(PlayRecord(hearsRepeats: play.repeatEvent >= 0))
        }
        if !definition.pointee.rising.isEmpty {
            edges = [GuardEdge](repeating: .high, count: definition.pointee.transitions.count)
        }
        memory.fill(StateMemory(), count: definition.pointee.states.count)
        configuration.reserveCapacity(definition.pointee.states.count)
        if definition.pointee.hasEventless, definition.pointee.states.count > Machine.largestScan {
            eventless.reserve(definition.pointee.states.count)
        }
        raised.reserveCapacity(2)
        domains = definition.pointee.domains
    }

    deinit {
        memory.deallocate()
        configuration.deallocate()
        eventless.deallocate()
        enabled.deallocate()
        filtered.deallocate()
        entering.deallocate()
        around.deallocate()
        leaving.deallocate()
        filled.deallocate()
    }

    /// Its definition.
    package var definition: MachineDefinition {
        @inline(__always) unsafeAddress { definitionStart }
    }

    /// Number of its timer numbers: one per transition, followed by those of sent events.
    package var timerCount: Int32 { Int32(timers.count) + Int32(Machine.largestSendCount) }

    /// Enters the initial states.
    package func start() {
        guard !definition.states.isEmpty else { return }
        // Initial values of inputs are not changes.
        if raised.isUsed { raised.removeAll() }
        memory[0].isActive = true
        addDescendants(of: 0)
        enterStates(0..<0)
        run()
    }

    /// Answers an external event.
    package func send(_ name: ArraySlice<UInt8>) {
        guard canAnswer else { return }
        forgetData()
        answer(name)
    }

    /// Answers an external event with numbers, by the index of its name. Allocates nothing.
    /// - Returns: whether there was a transition for it.
    package func send(_ name: Int32, _ numbers: UnsafeBufferPointer<EventNumber>) -> Bool {
        guard canAnswer else { return false }
        forgetData()
        if definition.hearsData { for number in numbers { take(number.field, number.value) } }
        return answer(isMatched: match(name))
    }

    /// Answers an external event by the result of `descriptor(of:)` for its name.
    package func send(descriptor: Int32) {
        guard canAnswer else { return }
        forgetData()
        answer(isMatched: match(descriptor: descriptor))
    }

    /// Answers an external event with data.
    package func send(_ name: ArraySlice<UInt8>, _ data: [EventField]) {
        guard canAnswer else { return }
        forgetData()
        for field in data { take(field) }
        answer(name)
    }

    var canAnswer: Bool { !definition.states.isEmpty && !isDone && !isDormant && canWork }

    /// Called when the delay of a transition or of a sent event is over. The number is the machine's own.
    package func fire(timer: Int32) {
        let transition = Int(timer)
        guard transition < timers.count else { return arrive(timer - Int32(timers.count)) }
        timers[transition] = Timeline.none
        guard canAnswer else { return }
        forgetData()
        showElapsed()
        let record = definition.transitions[transition]
        guard record.condition < 0 || allows(record.condition, of: record.source) else { return run() }
        enabled.truncate(to: 0)
        enable(Int32(transition))
        takeTransitions()
        run()
    }

    /// Whether an answer is still allowed in this millisecond of an advance. Reports once when the limit is reached.
    private var canWork: Bool {
        guard stage.isAdvancing else { return true }
        let now = stage.time / Machine.shortestPlay
        if now != workTime { (work, workTime) = (0, now) }
        if work >= Machine.largestWork + 4 * (mostMicrosteps - Machine.largestMicrostepCount) {
            work = -1
            stage.emit(StageEvent(.unsettled, time: stage.time))
        }
        return work >= 0
    }

    /// The largest number of microsteps per event.
    var mostMicrosteps: Int { max(Machine.largestMicrostepCount, 2 * definition.states.count - 2) }

    /// Evaluates the guards again after a change of inputs.
    package func react() {
        guard canAnswer else { return raised.removeAll() }
        guard definition.hasEventless || !raised.isEmpty else { return }
        forgetData()
        showElapsed()
        run()
    }

    func answer(_ name: ArraySlice<UInt8>) { answer(isMatched: match(name)) }

    /// - Returns: whether there was a transition for it.
    @discardableResult
    func answer(isMatched: Bool) -> Bool {
        showElapsed()
        enabled.truncate(to: 0)
        if isMatched {
            if !definition.forwards.isEmpty { forward() }
            selectTransitions(isEventless: false)
            // Guards can raise errors.
            if enabled.isEmpty, !raised.isEmpty {
                run()
                return false
            }
        }
        let hasTransition = !enabled.isEmpty
        if hasTransition {
            takeTransitions()
        } else if !definition.hasEventless {
            if !definition.forwards.isEmpty { tree?.settle() }
            return false
        }
        run()
        return hasTransition
    }

    /// Takes eventless transitions, and answers raised and then sent events, until none are left or the limit is
    /// reached.
    package func run() {
        var microsteps = 0
        isUnsettled = false
        while !isDone {
            selectTransitions(isEventless: true)
            if enabled.isEmpty {
                let isRaised = !raised.isEmpty
                guard let event = isRaised ? raised.popFirst() : sent.popFirst() else { break }
                forgetData()
                for index in event.data { take(isRaised ? raised.fields[index] : sent.fields[index]) }
                enabled.truncate(to: 0)
                if match(event.name) {
                    if !definition.forwards.isEmpty { forward() }
                    selectTransitions(isEventless: false)
                }
            }
            microsteps += 1
            if microsteps > mostMicrosteps {
                isUnsettled = true
                stage.emit(StageEvent(.unsettled, time: stage.time))
                break
            }
            if !enabled.isEmpty { takeTransitions() }
        }
        if work >= 0, stage.isAdvancing { work += 1 + microsteps }
        if isDone { end() }
        if raised.isUsed {
            raised.removeAll()
            if !hasFailed.isEmpty { forgetFailedGuards() }
        }
        if sent.isUsed { sent.removeAll() }
        moveFocus()
        tree?.settle()
    }

    /// SCXML's `exitInterpreter`, but the configuration is kept for reading.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        if list >= 0 { tree?.hasDone = true }
        for position in configuration.indices.reversed() {
            let state = configuration[position]
            let record = definition.states[Int(state)]
            perform(record.exit, .exit, of: state)
            // For the states exited after it, it is no longer active.
            if record.activity >= 0 { stage.setInput(record.activity, to: 0) }
            if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
        }
        for position in configuration.indices {
            let activity = definition.states[Int(configuration[position])].activity
            if activity >= 0 { stage.setInput(activity, to: 1) }
        }
        // A machine that is done waits for nothing.
        for transition in timers.indices { cancelTimer(transition) }
        for slot in delayed.indices { cancelSend(slot) }
    }

    /// Reports a move of the focus to the host's side. Reactions may move it again, up to a limit.
    private func moveFocus() {
        guard focusRequest != Machine.noFocus, !isMovingFocus else { return }
        isMovingFocus = true
        var count = 0
        while focusRequest != Machine.noFocus, count < 16 {
            let region = focusRequest
            focusRequest = Machine.noFocus
            onFocus?(region)
            count += 1
        }
        focusRequest = Machine.noFocus
        isMovingFocus = false
    }

    func cancelTimer(_ transition: Int) {
        stage.cancelTimer(timers[transition])
        timers[transition] = Timeline.none
    }

    package func raise(_ name: Int32) { raised.append(name, [], limit: mostMicrosteps) }
}

/// The machine's record of one state.
package struct StateMemory {
    /// The stage time of its entry, in flicks.
    var entryTime: Int64 = 0
    /// The last selection in which its transitions were examined.
    var looked: UInt64 = 0
    /// During the entry of states: bits of `EntryMark`.
    package var mark: UInt8 = 0
    package var isActive = false
    /// Of a parallel state: the region found not done by the last check, or 0.
    var unfinished: Int32 = 0
}
