// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A statechart at work: the algorithm of W3C SCXML (Recommendation of 2015, appendix D) on a stage's clock.
///
/// An event from outside is answered to its end before the next one: transitions are selected from the active states
/// outwards, states are left in reverse document order and entered in document order, and then eventless transitions
/// and raised events follow until nothing more happens; then events that the machine has sent itself. Time stands still
/// meanwhile.
package final class Machine {
    /// The most microsteps in answer to one event, or two for each state where that is more: so a thousand regions of which each
    /// answers and raises one settle.
    package static let largestMicrostepCount = 1000
    /// From how many active states on it is worth the work to look only at those that hear an event.
    static let largestScan = 128
    /// How many sent events wait for their delay at most.
    package static let largestSendCount = 4096
    /// How many answers and microsteps there are at most in one millisecond of an advance: without that, few delays that each
    /// begin a thousand microsteps, again and again, would make an advance last for hours. Four more for each further microstep
    /// that there may be in answer to one event.
    package static let largestWork = 16_384
    /// The most pairs of a transition and a descriptor that it names that are listed.
    static let largestListenerCount = 1 << 20
    /// The most fields of an event's data.
    package static let largestFieldCount = 64
    /// The shortest delay in seconds. Shorter ones would let a machine spin while time stands nearly still.
    package static let shortestDelay = 0.001
    /// The same from the start of a play to the event of its end, in flicks.
    static let shortestPlay: Int64 = Flicks.perSecond / 1000

    package let stage: Stage
    /// Keeps the definition.
    private let chart: MachineChart
    private let definitionStart: UnsafePointer<MachineDefinition>
    package internal(set) var inputs: InputStore
    /// What its timers and plays are counted from among those of the stage.
    package let firstTimer: Int32
    private let firstPlayNumber: Int32
    package var firstPlay: Int { Int(firstPlayNumber) }
    /// The same of its inputs and states among those of all machines, as the host counts them.
    package var firstInput: Int {
        get { Int(firstInputNumber) }
        set { firstInputNumber = Int32(truncatingIfNeeded: newValue) }
    }
    package var firstState: Int {
        get { Int(firstStateNumber) }
        set { firstStateNumber = Int32(truncatingIfNeeded: newValue) }
    }
    /// The number of the list whose item it is, or −1.
    package internal(set) var list: Int32 = -1
    private var firstInputNumber: Int32 = 0
    private var firstStateNumber: Int32 = 0

    /// The active states in document order, without the chart itself. Those of a machine that is done stay.
    package var configuration = Slots<Int32>()
    /// What is known of each state.
    package var memory = Slots<StateMemory>()
    /// Of a large machine: the active states without others inside that an eventless transition may leave.
    var eventless = StateSet()
    /// Whether a top-level final state was reached, and whether the exit actions were performed after that.
    package var isDone = false
    package var hasEnded = false
    /// Whether it is that of an item that is not in its list, which does nothing.
    package var isDormant = false
    // These lie together, since there are many machines.
    /// Whether what is being played could be played whole so far.
    var isPlayedWhole = true
    /// Whether it did not come to rest the last time: its guards are asked again when something else happens.
    var isUnsettled = false
    private var isMovingFocus = false
    /// What `isMatched` found when it was asked last.
    var wasMatched = false
    /// What was active in the parents of histories when they were last left, by the number of the history.
    var remembered: [[Int32]]
    /// Raised events, and events that the machine has sent itself without a delay.
    var raised = MachineQueue()
    var sent = MachineQueue()
    /// The timer of each transition that waits for its delay.
    package var timers: [Timeline.Handle]
    /// Sent events that wait for their delay.
    package var delayed: [DelayedSend] = []
    var freeDelayed: [Int32] = []
    /// What the stage made of each of the definition's animations when it was played last, or 0.
    var played: [UInt64]
    /// The groups in which plays are held: clocks of those that are played, animators of those that are scrubbed, or 0.
    var playGroups: [UInt64]
    /// What was made of keyframes that have been played, by part.
    var tracks: [KeyframeTrack?]
    /// What expressions gave the keyframes of a track last, by part; empty where it has none.
    var trackNumbers: [[Double]]
    /// What was asked for with what expressions gave last, by part: memory that is written over.
    var requests: [AnimationRequest?]
    /// What `isMatched` was asked last, and in answer to which event.
    package var asked = Int32(0)..<Int32(0)
    var askedNumber: UInt64 = 0
    /// The only descriptor that matches the present event, or −1 where there are several.
    var onlyMatch: Int {
        @inline(__always) get { Int(onlyMatchNumber) }
        @inline(__always) set { onlyMatchNumber = Int32(truncatingIfNeeded: newValue) }
    }
    /// Names whose descriptors were looked for last, and the only one of each; −1 for a name that none matches, −2 where there
    /// are several. In the place that a name's index says.
    package var knownMatches = InlineArray<4, (name: Int32, descriptor: Int32)>(repeating: (name: -1, descriptor: -1))
    /// What expressions gave animations that are played together.
    var sharedDuration = 0.0
    var sharedDelay = 0.0
    /// How many errors actions have raised, so that a block can tell that one of its own has.
    var errorCount: UInt32 = 0
    /// Which block is performed, for an error in it.
    var place = ExecutionPlace()
    /// The region that an action has moved the focus to, −1 for none; `noFocus` where none has.
    var focusRequest = Machine.noFocus
    /// By expression, whether it is a guard that has said that it is no number since the machine was at rest; empty where none
    /// has.
    var hasFailed: [Bool] = []
    static let noFocus: Int32 = -2
    /// The machines that it hears of, where there are several. They live as long as their tree, which holds them.
    unowned(unsafe) var tree: MachineTree?
    /// Hears, after the machine has come to rest, where an action moves the focus: the index of a region, or −1.
    package var onFocus: ((Int32) -> Void)?

    /// By transition, what is known of its guard; empty where the chart has no `when`.
    package var edges: [GuardEdge] = []

    // Working memory of one microstep, kept so that none is allocated while it runs.
    package var enabled = Slots<Int32>()
    var filtered = Slots<Int32>()
    /// Transitions that are in `enabled` while it is filled.
    var isSelected: [Bool]
    /// As in the definition. Those with a history among their targets are worked out when they are selected.
    var domains: [Int32]
    /// By state, the transition that leaves it, or −1; empty until there are several at once.
    var claims: [Int32] = []
    /// The states that are marked to be entered, and those around them.
    var entering = Slots<Int32>()
    package var around = Slots<Int32>()
    /// Histories whose default is entered.
    var defaultHistories: [Int32] = []
    var leaving = Slots<Int32>()
    /// The event that each descriptor last matched, and the present one.
    var matched: [UInt64]
    var eventNumber: UInt64 = 0
    /// The present selection.
    var selectionNumber: UInt64 = 0
    /// Answers and microsteps in advances in the present millisecond; −1 where there were too many.
    var work: Int {
        @inline(__always) get { Int(workCount) }
        @inline(__always) set { workCount = Int32(truncatingIfNeeded: newValue) }
    }
    private var onlyMatchNumber: Int32 = -1
    private var workCount: Int32 = 0
    var workTime: Int64 = 0
    /// Components of the present event's data that are not 0.
    var filled = Slots<Int32>()
    package var fields: [EventField] = []
    /// The data of the present event, where it may be sent on.
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

    /// What it is made of.
    package var definition: MachineDefinition {
        @inline(__always) unsafeAddress { definitionStart }
    }

    /// How many numbers of timers are its own: of transitions, and of sent events after them.
    package var timerCount: Int32 { Int32(timers.count) + Int32(Machine.largestSendCount) }

    /// Enters the initial states.
    package func start() {
        guard !definition.states.isEmpty else { return }
        // What inputs begin with is no change.
        if raised.isUsed { raised.removeAll() }
        memory[0].isActive = true
        addDescendants(of: 0)
        enterStates(0..<0)
        run()
    }

    /// Answers an event from outside.
    package func send(_ name: ArraySlice<UInt8>) {
        guard canAnswer else { return }
        forgetData()
        answer(name)
    }

    /// Answers an event from outside that carries numbers: by the index of its name. Allocates nothing.
    /// - Returns: whether it had a transition for it.
    package func send(_ name: Int32, _ numbers: UnsafeBufferPointer<EventNumber>) -> Bool {
        guard canAnswer else { return false }
        forgetData()
        if definition.hearsData { for number in numbers { take(number.field, number.value) } }
        return answer(isMatched: match(name))
    }

    /// Answers an event from outside by the descriptor that `descriptor(of:)` has given for its name.
    package func send(descriptor: Int32) {
        guard canAnswer else { return }
        forgetData()
        answer(isMatched: match(descriptor: descriptor))
    }

    /// Answers an event from outside that carries data.
    package func send(_ name: ArraySlice<UInt8>, _ data: [EventField]) {
        guard canAnswer else { return }
        forgetData()
        for field in data { take(field) }
        answer(name)
    }

    var canAnswer: Bool { !definition.states.isEmpty && !isDone && !isDormant && canWork }

    /// Answers the end of a transition's delay or of a sent event's; the number is its own.
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

    /// Whether what happens in an advance may be answered now; says so once where that is too much.
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

    /// How many microsteps there are at most in answer to one event.
    var mostMicrosteps: Int { max(Machine.largestMicrostepCount, 2 * definition.states.count - 2) }

    /// Looks at the guards again after an input has changed.
    package func react() {
        guard canAnswer else { return raised.removeAll() }
        guard definition.hasEventless || !raised.isEmpty else { return }
        forgetData()
        showElapsed()
        run()
    }

    func answer(_ name: ArraySlice<UInt8>) { answer(isMatched: match(name)) }

    /// - Returns: whether it had a transition for it.
    @discardableResult
    func answer(isMatched: Bool) -> Bool {
        showElapsed()
        enabled.truncate(to: 0)
        if isMatched {
            if !definition.forwards.isEmpty { forward() }
            selectTransitions(isEventless: false)
            // Guards can raise an error.
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

    /// Takes eventless transitions, and answers raised and then sent events, until there are none, or too many.
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

    /// SCXML's `exitInterpreter`, but that the states stay to be read.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        if list >= 0 { tree?.hasDone = true }
        for position in configuration.indices.reversed() {
            let state = configuration[position]
            let record = definition.states[Int(state)]
            perform(record.exit, .exit, of: state)
            // To what is left after it, it is not active any more.
            if record.activity >= 0 { stage.setInput(record.activity, to: 0) }
            if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
        }
        for position in configuration.indices {
            let activity = definition.states[Int(configuration[position])].activity
            if activity >= 0 { stage.setInput(activity, to: 1) }
        }
        // Nothing waits for a machine that is done.
        for transition in timers.indices { cancelTimer(transition) }
        for slot in delayed.indices { cancelSend(slot) }
    }

    /// Lets the host's side move the focus; what it hears of that may move it again, but not for ever.
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

/// What a machine knows of one state.
package struct StateMemory {
    /// Since when it is active, in flicks of stage time.
    var entryTime: Int64 = 0
    /// The selection in which its transitions were last looked at.
    var looked: UInt64 = 0
    /// While states are about to be entered: bits of `EntryMark`.
    package var mark: UInt8 = 0
    package var isActive = false
    /// Of a parallel state: the region that was not done when it was last asked whether all are, or 0.
    var unfinished: Int32 = 0
}
