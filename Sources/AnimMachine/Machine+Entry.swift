// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// What is known of a state that may be about to be entered.
private enum EntryMark {
    /// It is entered.
    static let entered: UInt8 = 1
    /// A state inside it is entered.
    package static let around: UInt8 = 2
    /// All its children are.
    static let completed: UInt8 = 4
    /// What is inside it was worked out.
    static let expanded: UInt8 = 8
    /// Its default is entered.
    static let byDefault: UInt8 = 16
}

/// One microstep, and which states transitions lead to: SCXML appendix D's `exitStates`, `enterStates` and
/// `computeEntrySet`.
extension Machine {
    /// One microstep: leave, act, enter.
    func takeTransitions() {
        for index in enabled.indices { isSelected[Int(enabled[index])] = false }
        if !edges.isEmpty { noteTaken() }
        exitStates()
        for index in enabled.indices { perform(definition.transitions[Int(enabled[index])].actions) }
        for index in enabled.indices { addTargets(of: Int(enabled[index])) }
        if !entering.isEmpty { enterStates() }
    }

    private func exitStates() {
        leaving.truncate(to: 0)
        for index in enabled.indices {
            for position in exitRange(of: enabled[index]) { memory[Int(configuration[position])].isActive = false }
        }
        // What one transition leaves stands together.
        let range = enabled.count == 1 ? exitRange(of: enabled[0]) : configuration.indices
        for position in range.reversed() where !memory[Int(configuration[position])].isActive {
            let state = configuration[position]
            leaving.append(state)
            // Until its turn comes it is active still: exit actions can ask.
            memory[Int(state)].isActive = true
        }
        if leaving.isEmpty { return }
        for index in leaving.indices where definition.states[Int(leaving[index])].hasHistory {
            remember(leaving[index])
        }
        for index in leaving.indices {
            let state = leaving[index]
            let record = definition.states[Int(state)]
            perform(record.exit)
            if record.hasDelays {
                for transition in record.transitions { cancelTimer(Int(transition)) }
            }
            memory[Int(state)].isActive = false
            if record.activity >= 0 { stage.setInput(record.activity, to: 0) }
            if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
            stage.emit(StageEvent(.stateExited, time: stage.time, name: record.name))
        }
        var kept = range.lowerBound
        for position in range.lowerBound..<configuration.count where memory[Int(configuration[position])].isActive {
            configuration[kept] = configuration[position]
            kept += 1
        }
        configuration.truncate(to: kept)
    }

    /// Lets the histories of a state remember what is active in it.
    private func remember(_ state: Int32) {
        for child in children(of: state) where definition.states[Int(child)].kind == .history {
            let record = definition.states[Int(child)]
            let memory = Int(record.history)
            remembered[memory].removeAll(keepingCapacity: true)
            for position in configuration.indices where definition.isState(configuration[position], inside: state) {
                let active = configuration[position]
                let other = definition.states[Int(active)]
                if record.isDeep ? other.isLeaf : other.parent == state { remembered[memory].append(active) }
            }
        }
    }

    /// Enters the marked states in document order, and clears the marks.
    func enterStates() {
        sortEntering()
        // What they do may not mark others, but reads the marks.
        for index in entering.indices { enter(entering[index]) }
        for index in entering.indices { memory[Int(entering[index])].mark = 0 }
        for index in around.indices { memory[Int(around[index])].mark = 0 }
        entering.truncate(to: 0)
        around.truncate(to: 0)
        if !defaultHistories.isEmpty { defaultHistories.removeAll(keepingCapacity: true) }
    }

    private func enter(_ state: Int32) {
        let record = definition.states[Int(state)]
        if state == 0, memory[0].mark & EntryMark.byDefault != 0 { perform(record.initialActions) }
        if memory[Int(state)].isActive { return }
        memory[Int(state)].isActive = true
        insert(state)
        memory[Int(state)].entryTime = stage.time
        if !edges.isEmpty { forgetEdges(of: state) }
        if record.activity >= 0 { stage.setInput(record.activity, to: 1) }
        if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
        stage.emit(StageEvent(.stateEntered, time: stage.time, name: record.name))
        if record.hasDelays {
            for transition in record.transitions where definition.transitions[Int(transition)].trigger == .after {
                startDelay(Int(transition))
            }
        }
        perform(record.entry)
        if memory[Int(state)].mark & EntryMark.byDefault != 0 { perform(record.initialActions) }
        if record.hasHistory, !defaultHistories.isEmpty {
            for history in defaultHistories where definition.states[Int(history)].parent == state {
                perform(definition.states[Int(history)].initialActions)
            }
        }
        if record.kind == .final { finish(record) }
    }

    private func startDelay(_ transition: Int) {
        let seconds = number(definition.transitions[transition].delay)
        guard seconds.isFinite, let flicks = Machine.delay(seconds) else { return raiseError() }
        timers[transition] = stage.addTimer(at: stage.time + flicks, firstTimer + Int32(transition))
    }

    /// A delay in flicks, at least the shortest; nil beyond the longest.
    package static func delay(_ seconds: Double) -> Int64? {
        guard seconds <= MotionPlan.longestSeconds else { return nil }
        return Flicks.rounded(seconds: max(seconds, Machine.shortestDelay))
    }

    private func insert(_ state: Int32) {
        configuration.append(state)
        var index = configuration.count - 1
        while index > 0, configuration[index - 1] > state {
            configuration[index] = configuration[index - 1]
            index -= 1
        }
        configuration[index] = state
    }

    /// Raises the done events that the entry of a final state causes.
    private func finish(_ record: StateDefinition) {
        guard record.parent > 0 else {
            isDone = true
            return
        }
        _ = collect(record.data, skipsErrors: true)
        raised.append(definition.states[Int(record.parent)].doneEvent, fields)
        // The pseudo-code asks only the parallel state around. But one that is done can be the last region of another (§3.4),
        // and so on outwards.
        var done = record.parent
        while true {
            let around = definition.states[Int(done)].parent
            guard definition.states[Int(around)].kind == .parallel else { return }
            for region in children(of: around) where region != done && !isInFinalState(region) { return }
            guard around > 0 else {
                isDone = true
                return
            }
            raise(definition.states[Int(around)].doneEvent)
            done = around
        }
    }

    /// SCXML's `isInFinalState`; a history is not in the way.
    private func isInFinalState(_ state: Int32) -> Bool {
        let record = definition.states[Int(state)]
        switch record.kind {
        case .compound:
            for child in children(of: state)
            where memory[Int(child)].isActive && definition.states[Int(child)].kind == .final {
                return true
            }
            return false
        case .parallel:
            for child in children(of: state) where !isInFinalState(child) { return false }
            return true
        case .history: return true
        case .atomic, .final: return false
        }
    }

    // MARK: The entry set

    /// Marks all that a transition enters.
    private func addTargets(of index: Int) {
        let targets = definition.transitions[index].targets
        guard !targets.isEmpty else { return }
        let domain = domains[index]
        add(targets, upTo: domain)
        if domain == 0, definition.states[0].kind == .parallel { complete(0) }
    }

    /// Marks targets, what is inside them, and what is between them and a state.
    private func add(_ targets: Range<Int32>, upTo state: Int32) {
        // All first: where one is around another, its default is not entered.
        if targets.count > 1 {
            for index in targets {
                let target = definition.targets[Int(index)]
                if definition.states[Int(target)].kind == .history {
                    markAround(definition.states[Int(target)].parent)
                } else {
                    mark(target)
                }
            }
        }
        for index in targets { addDescendants(of: definition.targets[Int(index)]) }
        for index in targets { addAncestors(of: definition.targets[Int(index)], upTo: state) }
    }

    private func mark(_ state: Int32) {
        guard memory[Int(state)].mark & EntryMark.entered == 0 else { return }
        memory[Int(state)].mark |= EntryMark.entered
        entering.append(state)
        markAround(definition.states[Int(state)].parent)
    }

    /// Marks a state and those around it as ones inside which a state is entered.
    private func markAround(_ state: Int32) {
        var ancestor = state
        while ancestor >= 0, memory[Int(ancestor)].mark & EntryMark.around == 0 {
            memory[Int(ancestor)].mark |= EntryMark.around
            around.append(ancestor)
            ancestor = definition.states[Int(ancestor)].parent
        }
    }

    /// SCXML's `addDescendantStatesToEnter`. Goes inwards only, so that it ends.
    func addDescendants(of state: Int32) {
        let record = definition.states[Int(state)]
        if record.kind == .history {
            let memory = Int(record.history)
            if remembered[memory].isEmpty {
                // Of a state's histories, the last that is asked.
                defaultHistories.removeAll { definition.states[Int($0)].parent == record.parent }
                defaultHistories.append(state)
                add(record.initial, upTo: record.parent)
            } else {
                for active in remembered[memory] { addDescendants(of: active) }
                for active in remembered[memory] { addAncestors(of: active, upTo: record.parent) }
            }
            return
        }
        mark(state)
        guard memory[Int(state)].mark & EntryMark.expanded == 0 else { return }
        memory[Int(state)].mark |= EntryMark.expanded
        switch record.kind {
        case .compound:
            guard memory[Int(state)].mark & EntryMark.around == 0 else { return }
            memory[Int(state)].mark |= EntryMark.byDefault
            add(record.initial, upTo: state)
        case .parallel: complete(state)
        default: break
        }
    }

    /// Marks the children of a parallel state inside which nothing is entered yet.
    private func complete(_ state: Int32) {
        guard memory[Int(state)].mark & EntryMark.completed == 0 else { return }
        memory[Int(state)].mark |= EntryMark.completed
        for child in children(of: state)
        where memory[Int(child)].mark & EntryMark.around == 0 && definition.states[Int(child)].kind != .history {
            addDescendants(of: child)
        }
    }

    /// SCXML's `addAncestorStatesToEnter`, of the states for which a target stands.
    private func addAncestors(of target: Int32, upTo state: Int32) {
        let record = definition.states[Int(target)]
        if record.kind == .history {
            let memory = Int(record.history)
            if remembered[memory].isEmpty {
                for index in record.initial { addAncestors(of: definition.targets[Int(index)], upTo: state) }
            } else {
                for active in remembered[memory] { addAncestors(of: active, upTo: state) }
            }
            return
        }
        var ancestor = record.parent
        while ancestor > state {
            // What a history stands for may lie inside states that are not left (the pseudo-code would enter their regions
            // anew; §3.13 enters only what is not active).
            if !memory[Int(ancestor)].isActive {
                mark(ancestor)
                if definition.states[Int(ancestor)].kind == .parallel { complete(ancestor) }
            }
            ancestor = definition.states[Int(ancestor)].parent
        }
    }

    /// Brings `entering` into document order.
    private func sortEntering() {
        if entering.count > 32 {
            // The work of insertion would grow with the square.
            entering.truncate(to: 0)
            for state in memory.indices where memory[state].mark & EntryMark.entered != 0 {
                entering.append(Int32(state))
            }
            return
        }
        for index in entering.indices.dropFirst() {
            let state = entering[index]
            var place = index
            while place > 0, entering[place - 1] > state {
                entering[place] = entering[place - 1]
                place -= 1
            }
            entering[place] = state
        }
    }

    /// The children of a state, in document order.
    package func children(of state: Int32) -> ChildStates {
        ChildStates(states: definition.states, parent: state)
    }
}

/// The children of a state: each begins where the one before ends.
package struct ChildStates: Sequence, IteratorProtocol {
    private let states: [StateDefinition]
    private let end: Int32
    private var child: Int32

    init(states: [StateDefinition], parent: Int32) {
        self.states = states
        end = states[Int(parent)].end
        child = parent + 1
    }

    package mutating func next() -> Int32? {
        guard child < end else { return nil }
        defer { child = states[Int(child)].end }
        return child
    }
}
