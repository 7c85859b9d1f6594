// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A running statechart: the algorithm of W3C SCXML (Recommendation of 2015, appendix D) on a stage's clock.
///
/// An external event is processed completely before the next one. Transitions are selected from the active states
/// outwards; states are exited in reverse document order and entered in document order. Then eventless transitions and
/// raised events follow until there are no more, then events that the machine has sent to itself. Time stands still
/// meanwhile.
package final class Machine {
    /// `ANIM_LIMIT_MICROSTEPS`: the largest number of microsteps per event, or two per state if that is more. So a
    /// thousand regions that each take a transition and raise an event come to rest.
    package static let largestMicrostepCount = 1000
    /// The largest effort of all machines of a stage per external event. A unit is one instruction of an expression, or
    /// about 5 ns; the whole is about a tenth of a second. Each state adds `effortPerState`.
    ///
    /// The limit on microsteps is not enough: with a thousand regions that never come to rest, each microstep costs a
    /// thousand times as much, and more microsteps are allowed.
    package static let largestEffort = 1 << 24
    /// The effort that is allowed for each state, in addition to `largestEffort`.
    static let effortPerState = 1 << 11
    /// The additional effort that is allowed for each state of the largest machine, up to a number of them. So a
    /// thousand regions that each raise an event come to rest even if each of them answers all of these events.
    static let effortPerRegion = 1 << 15
    static let mostRegions = 1024
    /// The effort of a transition with a target, and of one without.
    static let effortPerTransition: UInt32 = 128
    static let effortPerAnswer: UInt32 = 16
    /// The effort of beginning a motion of a property, or of ending one.
    static let effortPerMotion: Int64 = 192
    /// The effort of exiting a state or of entering one.
    static let effortPerChange: UInt32 = 8
    /// The effort of setting a path, plus 16 for each of its verbs: paths may have to be aligned. A morph that is
    /// prepared adds 256 for each coordinate.
    static let effortPerPath: Int64 = 1 << 14
    /// The number of microsteps that are allowed whatever their effort.
    static let fewestMicrosteps = 16
    /// Above this number of active states, only the states that listen to an event are examined.
    static let largestScan = 128
    /// The largest number of delayed events.
    package static let largestSendCount = 4096
    /// The largest number of reactions and microsteps in one millisecond of an advance. Without a limit, a few delays
    /// that each start a thousand microsteps, again and again, would make an advance last for hours. Each microstep per
    /// event beyond `largestMicrostepCount` adds four.
    package static let largestWork = 16_384
    /// The largest size of `MachineDefinition.listeners`: the pairs of a transition and one of its descriptors.
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
    package internal(set) var configuration: Configuration
    /// Raised events, and undelayed events that the machine has sent to itself.
    var raised = MachineQueue()
    var sent = MachineQueue()
    var delays: MachineDelays
    // In an order that leaves few bytes unused, since there are many machines.
    var execution = Execution()
    var data = ActionData()
    var present = PresentEvent()
    var guards: MachineGuards
    var selection: TransitionSelection
    var entry = EntrySet()
    var match: EventMatch
    var numbering = MachineNumbering()
    /// The tree of machines, if there are several. It owns the machines, which do not outlive it.
    unowned(unsafe) var tree: MachineTree?
    var focus = FocusMoves()
    var work = WorkBudget()
    var plays: MachinePlays
    /// Whether a top-level final state was reached, and whether the exit actions were performed afterwards.
    package internal(set) var isDone = false
    var hasEnded = false
    /// Whether it belongs to an item that is not in its list; then it does nothing.
    package var isDormant = false

    package init(_ chart: MachineChart, inputs: InputStore, stage: Stage, firstTimer: Int32 = 0) {
        self.chart = chart
        definitionStart = chart.start
        self.inputs = inputs
        self.stage = stage
        configuration = Configuration(chart.start)
        delays = MachineDelays(transitionCount: chart.start.pointee.transitions.count, firstTimer: firstTimer)
        guards = MachineGuards(chart.start)
        selection = TransitionSelection(chart.start)
        match = EventMatch(descriptorCount: chart.start.pointee.descriptorCount)
        plays = MachinePlays(chart.start, stage)
        raised.reserveCapacity(2)
    }

    /// Its definition.
    package var definition: MachineDefinition {
        @inline(__always) unsafeAddress { definitionStart }
    }

    /// The chart and the stage, for the parts of the machine.
    var context: MachineContext {
        @inline(__always) get { MachineContext(stage, definitionStart) }
    }

    /// Enters the initial states.
    package func start() {
        guard !definition.states.isEmpty else { return }
        // Initial values of inputs are not changes.
        if raised.isUsed { raised.removeAll() }
        configuration.activateChart()
        entry.addDescendants(of: 0, &configuration)
        enterStates(0..<0)
        run()
    }

    /// Processes an external event.
    package func send(_ name: ArraySlice<UInt8>) {
        guard canAnswer else { return }
        forgetData()
        answer(name)
    }

    /// Processes an external event with numbers, by the index of its name. Allocates nothing.
    /// - Returns: whether there was a transition for it.
    package func send(_ name: Int32, _ numbers: UnsafeBufferPointer<EventNumber>) -> Bool {
        guard canAnswer else { return false }
        forgetData()
        if definition.hearsData { for number in numbers { present.take(number.field, number.value, context) } }
        return answer(isMatched: match.find(name, context) != -1)
    }

    /// Processes an external event, by the result of `descriptor(of:)` for its name.
    package func send(descriptor: Int32) {
        guard canAnswer else { return }
        forgetData()
        match.begin(descriptor)
        answer(isMatched: descriptor >= 0)
    }

    /// Processes an external event with data.
    package func send(_ name: ArraySlice<UInt8>, _ data: [EventField]) {
        guard canAnswer else { return }
        forgetData()
        for field in data { present.take(field, context) }
        answer(name)
    }

    var canAnswer: Bool { !definition.states.isEmpty && !isDone && !isDormant && canWork }

    /// Called when the delay of a transition or of a sent event is over. The number is the machine's own.
    package func fire(timer: Int32) {
        let transition = Int(timer)
        guard transition < delays.timers.count else { return arrive(transition - delays.timers.count) }
        delays.noteFired(transition)
        guard canAnswer else { return }
        forgetData()
        showElapsed()
        let record = definition.transitions[transition]
        guard record.condition < 0 || allows(record.condition, of: record.source) else { return run() }
        selection.removeAll()
        selection.add(Int32(transition), &configuration)
        selection.finish(&configuration)
        takeTransitions()
        run()
    }

    /// Whether a reaction is still allowed in this millisecond of an advance. Reports once when the limit is reached.
    private var canWork: Bool {
        guard stage.isAdvancing else { return true }
        switch work.ask(at: stage.time, extra: 4 * (mostMicrosteps - Machine.largestMicrostepCount)) {
        case .left: return true
        case .none: return false
        case .spent:
            stage.emit(StageEvent(.unsettled, time: stage.time))
            return false
        }
    }

    /// The largest number of microsteps per event.
    var mostMicrosteps: Int { max(Machine.largestMicrostepCount, 2 * definition.states.count - 2) }

    /// The largest effort of the machine, or of all machines of its tree.
    private var mostEffort: UInt32 {
        let stateCount = definition.states.count
        return tree?.mostEffort ?? Machine.mostEffort(stateCount: stateCount, largest: stateCount)
    }

    /// Whether this number of microsteps for one event exceeds the limit, or their effort does.
    private func isTooMuch(_ microsteps: Int) -> Bool {
        let strikes = stage.isAdvancing ? work.strikes(at: stage.time) : 0
        let fewest = max(1, Machine.fewestMicrosteps >> strikes)
        if microsteps > fewest, stage.call.effort > mostEffort >> strikes { return true }
        return microsteps > max(fewest, mostMicrosteps >> strikes)
    }

    /// Whether the effort is so large that actions are skipped, too. If each of them evaluates thousands of derived
    /// properties, those of a single microstep can cost as much as a thousand microsteps.
    var isExhausted: Bool {
        stage.call.effort > 1 << 25 && stage.call.effort / 2 > mostEffort
    }

    /// The largest effort of machines with `stateCount` states in total, of which one has `largest`.
    static func mostEffort(stateCount: Int, largest: Int) -> UInt32 {
        let regions = min(largest, Machine.mostRegions) * Machine.effortPerRegion
        // Less than an eighth of the effort at which `spend` stops counting, so that it can be exceeded.
        return UInt32(
            clamping: min(Machine.largestEffort + regions + stateCount * Machine.effortPerState, 1 << 28)
        )
    }

    /// Called when the machines of a scene did not come to rest together: each that has worked much gets a strike.
    func strikeIfBusy() {
        if work.isBusy(at: stage.time) { work.strike(at: stage.time) }
    }

    /// Evaluates the guards again after a change of inputs.
    package func react() {
        guard canAnswer else { return raised.removeAll() }
        stage.askAgain()
        guard definition.hasEventless || !raised.isEmpty else { return }
        forgetData()
        showElapsed()
        run()
    }

    func answer(_ name: ArraySlice<UInt8>) { answer(isMatched: match.find(name, context) != -1) }

    /// - Returns: whether there was a transition for it.
    @discardableResult
    func answer(isMatched: Bool) -> Bool {
        showElapsed()
        selection.removeAll()
        if isMatched {
            if !definition.forwards.isEmpty { forward() }
            selectTransitions(isEventless: false)
            // Guards can raise errors.
            if selection.isEmpty, !raised.isEmpty {
                run()
                return false
            }
        }
        let hasTransition = !selection.isEmpty
        if hasTransition {
            takeTransitions()
        } else if !definition.hasEventless {
            if !definition.forwards.isEmpty { tree?.settle() }
            if isMatched, tree?.isSettling != true { stage.endAnswer() }
            return false
        }
        run()
        return hasTransition
    }

    /// Takes eventless transitions, and processes raised and then sent events, until none are left or the limit is
    /// reached.
    package func run() {
        var microsteps = 0
        stage.askAgain()
        work.isUnsettled = false
        while !isDone {
            selectTransitions(isEventless: true)
            if selection.isEmpty {
                let isRaised = !raised.isEmpty
                guard let event = isRaised ? raised.popFirst() : sent.popFirst() else { break }
                forgetData()
                for index in event.data {
                    present.take(isRaised ? raised.fields[index] : sent.fields[index], context)
                }
                selection.removeAll()
                if match.find(event.name, context) != -1 {
                    if !definition.forwards.isEmpty { forward() }
                    selectTransitions(isEventless: false)
                }
            }
            microsteps += 1
            stage.call.effort &+= 4
            for index in selection.indices {
                let isAnswer = definition.transitions[Int(selection[index])].targets.isEmpty
                stage.call.effort &+= isAnswer ? Machine.effortPerAnswer : Machine.effortPerTransition
            }
            if isTooMuch(microsteps) {
                work.isUnsettled = true
                break
            }
            if !selection.isEmpty { takeTransitions() }
            if isExhausted {
                work.isUnsettled = true
                break
            }
        }
        if stage.isAdvancing { work.add(1 + microsteps) }
        if work.isUnsettled {
            stage.emit(StageEvent(.unsettled, time: stage.time))
            if stage.isAdvancing { work.strike(at: stage.time) }
        }
        if isDone { end() }
        if raised.isUsed {
            raised.removeAll()
            guards.forgetFailures()
        }
        if sent.isUsed { sent.removeAll() }
        moveFocus()
        if let tree { tree.settle() } else { stage.endAnswer() }
    }

    /// SCXML's `exitInterpreter`, but the configuration is kept for reading.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        if numbering.list >= 0 { tree?.hasDone = true }
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
        delays.cancelAll(stage)
    }

    /// Makes the moves of the focus that actions have requested.
    private func moveFocus() {
        guard focus.isWaiting else { return }
        while let region = focus.next() { focus.onMove?(region) }
    }

    /// Raises an event without data.
    package func raise(_ name: Int32) { raised.append(name, [], limit: mostMicrosteps) }
}

/// The list that a machine belongs to, and the numbers by which the host knows its parts.
struct MachineNumbering {
    /// The number of the list to whose items it belongs, or −1.
    var list: Int32 = -1
    /// The first of its inputs and of its states among those of all machines.
    var firstInput: Int32 = 0
    var firstState: Int32 = 0
}

/// Members that the scene needs to number, save and restore machines.
extension Machine {
    package var firstInput: Int {
        get { Int(numbering.firstInput) }
        set { numbering.firstInput = Int32(truncatingIfNeeded: newValue) }
    }

    package var firstState: Int {
        get { Int(numbering.firstState) }
        set { numbering.firstState = Int32(truncatingIfNeeded: newValue) }
    }

    /// The first of its plays among those of the stage.
    package var firstPlay: Int { Int(plays.first) }

    /// The first of its timers among those of the stage.
    package var firstTimer: Int32 { delays.firstTimer }

    /// Number of its timer numbers: one per transition, followed by those of sent events.
    package var timerCount: Int32 { Int32(delays.timers.count) + Int32(Machine.largestSendCount) }

    /// The timer of each transition with a delay.
    package var timers: [Timeline.Handle] {
        get { delays.timers }
        _modify { yield &delays.timers }
    }

    /// Delayed events.
    package var delayed: [DelayedSend] {
        get { delays.sends }
        _modify { yield &delays.sends }
    }

    /// The record of each state.
    package var memory: Slots<StateMemory> {
        @inline(__always) get { configuration.memory }
    }

    /// Called after the machine has come to rest, if an action moved the focus: with the index of a region, or −1.
    package var onFocus: ((Int32) -> Void)? {
        get { focus.onMove }
        set { focus.onMove = newValue }
    }
}
