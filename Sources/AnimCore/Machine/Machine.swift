/// A statechart at work: the algorithm of W3C SCXML (Recommendation of 2015, appendix D) on a stage's clock.
///
/// An event from outside is answered to its end before the next one: transitions are selected from the active states
/// outwards, states are left in reverse document order and entered in document order, and then eventless transitions
/// and raised events follow until nothing more happens.
public final class Machine {
    public static let largestMicrostepCount = 1000

    let stage: Stage
    let definition: MachineDefinition
    public internal(set) var inputs: InputStore

    /// The active states in document order, without the chart itself.
    var configuration: [Int32] = []
    var isActive: [Bool]
    /// Whether a top-level final state was reached.
    var isDone = false
    /// Names of raised events that wait.
    private var raised: [Int32] = []
    private var nextRaised = 0
    /// The timer of each transition that waits for its delay.
    var timers: [Timeline.Handle]
    /// What the stage made of each of the definition's animations when it was played last, or 0.
    var played: [UInt64]
    /// Whether what is being played could be played whole so far.
    var isPlayedWhole = true

    /// Moves the focus to a region, or away for −1: set by who has regions.
    var onFocus: ((Int32) -> Void)?

    // Working memory of one microstep, kept so that none is allocated while it runs.
    var enabled: [Int32] = []
    var filtered: [Int32] = []
    /// Transitions that are in `enabled` while it is filled.
    var isSelected: [Bool]
    /// By state, the transition that leaves it, or −1.
    var claims: [Int32]
    var entrySet: [Bool]
    private var leaving: [Int32] = []

    /// What a transition is selected for.
    enum Occasion {
        case eventless
        case event(ArraySlice<UInt8>)
        case delay(transition: Int32)
    }

    init(_ definition: MachineDefinition, inputs: InputStore, stage: Stage) {
        self.definition = definition
        self.inputs = inputs
        self.stage = stage
        isActive = [Bool](repeating: false, count: definition.states.count)
        entrySet = [Bool](repeating: false, count: definition.states.count)
        claims = [Int32](repeating: -1, count: definition.states.count)
        isSelected = [Bool](repeating: false, count: definition.transitions.count)
        timers = [Timeline.Handle](repeating: Timeline.none, count: definition.transitions.count)
        played = [UInt64](repeating: 0, count: definition.animations.count)
        stage.plays = [PlayRecord](repeating: PlayRecord(), count: definition.plays.count)
        configuration.reserveCapacity(definition.states.count)
        raised.reserveCapacity(16)
    }

    /// Enters the initial states.
    func start() {
        guard !definition.states.isEmpty else { return }
        isActive[0] = true
        addDescendants(of: 0)
        enterStates()
        settle()
    }

    /// Answers an event from outside.
    func send(_ name: ArraySlice<UInt8>) { answer(.event(name)) }

    /// Answers an event from outside that carries numbers: by the index of its name. Allocates nothing.
    func send(_ name: Int32, _ numbers: UnsafeBufferPointer<EventNumber>) { send(stage.name(name)) }

    /// Answers the end of a transition's delay, or of what is played.
    func fire(timer transition: Int32) {
        guard transition >= 0 else { return hear(endOfPlay: Int(-1 - transition)) }
        timers[Int(transition)] = Timeline.none
        answer(.delay(transition: transition))
    }

    /// Looks at the guards again after an input has changed.
    func react() {
        guard !definition.states.isEmpty, !isDone else { return }
        settle()
    }

    private func answer(_ occasion: Occasion) {
        guard !definition.states.isEmpty, !isDone else { return }
        selectTransitions(for: occasion)
        if !enabled.isEmpty { takeTransitions() }
        settle()
    }

    /// Takes eventless transitions and answers raised events until there are none, or too many.
    private func settle() {
        var microsteps = 0
        while !isDone {
            selectTransitions(for: .eventless)
            if enabled.isEmpty {
                guard nextRaised < raised.count else { break }
                let name = raised[nextRaised]
                nextRaised += 1
                selectTransitions(for: .event(stage.name(name)))
            }
            microsteps += 1
            if microsteps > Machine.largestMicrostepCount {
                stage.emit(StageEvent(.unsettled, time: stage.time))
                break
            }
            if !enabled.isEmpty { takeTransitions() }
        }
        raised.removeAll(keepingCapacity: true)
        nextRaised = 0
    }

    /// One microstep: leave, act, enter.
    private func takeTransitions() {
        exitStates()
        for transition in enabled { perform(definition.transitions[Int(transition)].actions) }
        for transition in enabled { addTargets(of: Int(transition)) }
        enterStates()
    }

    private func exitStates() {
        for transition in enabled {
            for position in exitRange(of: transition) { isActive[Int(configuration[position])] = false }
        }
        leaving.removeAll(keepingCapacity: true)
        for state in configuration.reversed() where !isActive[Int(state)] {
            leaving.append(state)
            // Until its turn comes it is active still: its exit actions can ask.
            isActive[Int(state)] = true
        }
        for state in leaving {
            let record = definition.states[Int(state)]
            perform(record.exit)
            for transition in record.transitions {
                stage.cancelTimer(timers[transition])
                timers[transition] = Timeline.none
            }
            isActive[Int(state)] = false
            stage.emit(StageEvent(.stateExited, time: stage.time, name: record.name))
        }
        if !leaving.isEmpty { configuration.removeAll { !isActive[Int($0)] } }
    }

    /// Enters the states of `entrySet` in document order, and clears it.
    private func enterStates() {
        for state in entrySet.indices where entrySet[state] {
            entrySet[state] = false
            if isActive[state] { continue }
            let record = definition.states[state]
            isActive[state] = true
            insert(Int32(state))
            for transition in record.transitions {
                if case .after(let delay) = definition.transitions[transition].trigger {
                    timers[transition] = stage.addTimer(at: stage.time + delay, Int32(transition))
                }
            }
            stage.emit(StageEvent(.stateEntered, time: stage.time, name: record.name))
            perform(record.entry)
            if record.kind == .final { finish(parentOf: record) }
        }
    }

    private func insert(_ state: Int32) {
        var index = configuration.count
        while index > 0, configuration[index - 1] > state { index -= 1 }
        configuration.insert(state, at: index)
    }

    /// Raises the done events that the entry of a final state causes.
    private func finish(parentOf record: StateDefinition) {
        guard record.parent > 0 else {
            isDone = true
            // Nothing waits for a machine that is done.
            for transition in timers.indices {
                stage.cancelTimer(timers[transition])
                timers[transition] = Timeline.none
            }
            return
        }
        let parent = definition.states[Int(record.parent)]
        raise(parent.doneEvent)
        guard parent.parent >= 0, definition.states[Int(parent.parent)].kind == .parallel else { return }
        let grandparent = parent.parent
        for region in children(of: grandparent) where !isInFinalState(region) { return }
        raise(definition.states[Int(grandparent)].doneEvent)
    }

    private func isInFinalState(_ state: Int32) -> Bool {
        let record = definition.states[Int(state)]
        switch record.kind {
        case .compound:
            for child in children(of: state)
            where isActive[Int(child)] && definition.states[Int(child)].kind == .final {
                return true
            }
            return false
        case .parallel:
            for child in children(of: state) where !isInFinalState(child) { return false }
            return true
        case .atomic, .final: return false
        }
    }

    func raise(_ name: Int32) {
        guard name >= 0 else { return }
        // One more than can be answered, so that too many are noticed and said.
        if raised.count <= Machine.largestMicrostepCount { raised.append(name) }
    }
}
