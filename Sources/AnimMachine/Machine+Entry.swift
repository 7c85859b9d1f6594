// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Marks of a state during the computation of the entry set.
private enum EntryMark {
    /// It is in the entry set.
    static let entered: UInt8 = 1
    /// A state inside it is in the entry set.
    package static let around: UInt8 = 2
    /// All of its children are marked.
    static let completed: UInt8 = 4
    /// Its descendants were computed.
    static let expanded: UInt8 = 8
    /// It is entered by its initial transition.
    static let byDefault: UInt8 = 16
}

/// One microstep, and the computation of the entry set: SCXML appendix D's `exitStates`, `enterStates` and
/// `computeEntrySet`.
extension Machine {
    /// One microstep: exit states, perform actions, enter states.
    func takeTransitions() {
        for index in enabled.indices { isSelected[Int(enabled[index])] = false }
        if !edges.isEmpty { noteTaken() }
        let hole = exitStates()
        for index in enabled.indices {
            let transition = definition.transitions[Int(enabled[index])]
            perform(transition.actions, .transition, of: transition.source)
        }
        for index in enabled.indices { addTargets(of: Int(enabled[index])) }
        if !entering.isEmpty {
            enterStates(hole)
        } else if !hole.isEmpty {
            configuration.moveTail(from: hole.upperBound, to: hole.lowerBound)
        }
    }

    /// - Returns: the range of `configuration` that is now unused.
    private func exitStates() -> Range<Int> {
        leaving.truncate(to: 0)
        var hole = 0..<0
        // The exit sets are disjoint and in the order of the transitions.
        for index in enabled.indices.reversed() {
            let range = exitRange(of: enabled[index])
            if range.isEmpty { continue }
            hole = range.lowerBound..<(hole.isEmpty ? range.upperBound : hole.upperBound)
            for position in range.reversed() { leaving.append(configuration[position]) }
        }
        if leaving.isEmpty { return hole }
        for index in leaving.indices where definition.states[Int(leaving[index])].hasHistory {
            remember(leaving[index])
        }
        for index in leaving.indices {
            let state = leaving[index]
            let record = definition.states[Int(state)]
            perform(record.exit, .exit, of: state)
            if record.hasDelays {
                for transition in record.transitions { cancelTimer(Int(transition)) }
            }
            memory[Int(state)].isActive = false
            if record.hasEventless { eventless.remove(state) }
            if record.activity >= 0 { stage.setInput(record.activity, to: 0) }
            if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
            stage.emit(StageEvent(.stateExited, time: stage.time, name: record.name))
        }
        if leaving.count == hole.count { return hole }
        var kept = hole.lowerBound
        for position in hole where memory[Int(configuration[position])].isActive {
            configuration[kept] = configuration[position]
            kept += 1
        }
        return kept..<hole.upperBound
    }

    /// Records the active states in the histories of a state.
    private func remember(_ state: Int32) {
        for child in children(of: state) where definition.states[Int(child)].kind == .history {
            let record = definition.states[Int(child)]
            let memory = Int(record.history)
            remembered[memory].removeAll(keepingCapacity: true)
            for position in positions(inside: state) {
                let active = configuration[position]
                let other = definition.states[Int(active)]
                if record.isDeep ? other.isLeaf : other.parent == state { remembered[memory].append(active) }
            }
        }
    }

    /// Enters the marked states in document order, and clears the marks.
    /// - Parameter hole: the unused range of `configuration`.
    func enterStates(_ hole: Range<Int>) {
        sortEntering()
        makeRoom(hole)
        // Actions must not mark states, but may read the marks.
        for index in entering.indices { enter(entering[index]) }
        clearMarks()
    }

    func clearMarks() {
        for index in entering.indices { memory[Int(entering[index])].mark = 0 }
        for index in around.indices { memory[Int(around[index])].mark = 0 }
        entering.truncate(to: 0)
        around.truncate(to: 0)
        if !defaultHistories.isEmpty { defaultHistories.removeAll(keepingCapacity: true) }
    }

    func enter(_ state: Int32) {
        let record = definition.states[Int(state)]
        if state == 0, memory[0].mark & EntryMark.byDefault != 0 { perform(record.initialActions, .initial, of: 0) }
        if memory[Int(state)].isActive { return }
        memory[Int(state)].isActive = true
        memory[Int(state)].entryTime = stage.time
        if !edges.isEmpty { forgetEdges(of: state) }
        if record.hasEventless, record.isLeaf { eventless.insert(state) }
        if record.activity >= 0 { stage.setInput(record.activity, to: 1) }
        if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
        stage.emit(StageEvent(.stateEntered, time: stage.time, name: record.name))
        if record.hasDelays {
            for transition in record.transitions where definition.transitions[Int(transition)].trigger == .after {
                startDelay(Int(transition))
            }
        }
        perform(record.entry, .entry, of: state)
        performDefaults(state)
        if record.kind == .final { finish(state) }
    }

    /// Performs the actions of the initial transitions by which a state is entered.
    @inline(__always)
    func performDefaults(_ state: Int32) {
        let record = definition.states[Int(state)]
        if memory[Int(state)].mark & EntryMark.byDefault != 0 { perform(record.initialActions, .initial, of: state) }
        if record.hasHistory, !defaultHistories.isEmpty {
            for history in defaultHistories where definition.states[Int(history)].parent == state {
                perform(definition.states[Int(history)].initialActions, .initial, of: history)
            }
        }
    }

    private func startDelay(_ transition: Int) {
        let seconds = number(definition.transitions[transition].delay)
        guard seconds.isFinite, let flicks = Machine.delay(seconds) else {
            place = ExecutionPlace(state: definition.transitions[transition].source, part: .delay)
            return raiseError(.delay)
        }
        timers[transition] = stage.addTimer(at: stage.time + flicks, firstTimer + Int32(transition))
    }

    /// A delay in flicks, at least `shortestDelay`; nil beyond the longest.
    package static func delay(_ seconds: Double) -> Int64? {
        guard seconds <= MotionPlan.longestSeconds else { return nil }
        return Flicks.rounded(seconds: max(seconds, Machine.shortestDelay))
    }

    /// Inserts the states to be entered into the configuration. The work is proportional to their number and to that of the
    /// states between them; the states behind them are moved only if their positions change.
    /// - Parameter hole: the unused range.
    func makeRoom(_ hole: Range<Int>) {
        var (count, last) = (0, Int32(0))
        for index in entering.indices where !memory[Int(entering[index])].isActive {
            count += 1
            last = entering[index]
        }
        var (start, end) = (hole.lowerBound, hole.upperBound)
        if start == end {
            end = firstPosition(notBefore: last)
            start = end
        }
        while end < configuration.count, configuration[end] < last {
            configuration[start] = configuration[end]
            start += 1
            end += 1
        }
        var place = start + count
        if place != end { configuration.moveTail(from: end, to: place) }
        for index in entering.indices.reversed() {
            let state = entering[index]
            if memory[Int(state)].isActive { continue }
            while start > 0, configuration[start - 1] > state {
                start -= 1
                place -= 1
                configuration[place] = configuration[start]
            }
            place -= 1
            configuration[place] = state
        }
    }

    /// Raises the done events that the entry of a final state causes.
    private func finish(_ state: Int32) {
        let record = definition.states[Int(state)]
        guard record.parent > 0 else {
            isDone = true
            return
        }
        place = ExecutionPlace(state: state, part: .data)
        _ = collect(record.data, skipsErrors: true)
        raised.append(definition.states[Int(record.parent)].doneEvent, fields, limit: mostMicrosteps)
        // The pseudo-code checks only the enclosing parallel state. But that may be the last region of another one (§3.4), and
        // so on outwards.
        var done = record.parent
        while true {
            let around = definition.states[Int(done)].parent
            guard definition.states[Int(around)].kind == .parallel else { return }
            if hasUnfinished(around, except: done) { return }
            guard around > 0 else {
                isDone = true
                return
            }
            raise(definition.states[Int(around)].doneEvent)
            done = around
        }
    }

    /// Whether a region of a parallel state is not done. The search starts with the region that was not done the last time, and
    /// wraps around: regions that end one after another are not all checked each time.
    private func hasUnfinished(_ state: Int32, except done: Int32) -> Bool {
        let (end, first) = (definition.states[Int(state)].end, state + 1)
        let start = max(memory[Int(state)].unfinished, first)
        var region = start
        repeat {
            if region != done, !isInFinalState(region) {
                memory[Int(state)].unfinished = region
                return true
            }
            region = definition.states[Int(region)].end
            if region >= end { region = first }
        } while region != start
        return false
    }

    /// SCXML's `isInFinalState`; ignores histories.
    func isInFinalState(_ state: Int32) -> Bool {
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

    // Not recursive: states may be nested deeper than the stack. Pending work is in `leaving`, next entry last. An entry is
    // either a state to expand, or ~state, preceded by its limit: mark the ancestors of the state up to the limit.

    /// Marks all states that a transition enters.
    private func addTargets(of index: Int) {
        let targets = definition.transitions[index].targets
        guard !targets.isEmpty else { return }
        leaving.truncate(to: 0)
        let domain = domains[index]
        add(targets, upTo: domain)
        addWaiting()
        if domain == 0, definition.states[0].kind == .parallel {
            complete(0)
            addWaiting()
        }
    }

    /// Performs the pending work.
    private func addWaiting() {
        while let next = leaving.popLast() {
            if next >= 0 {
                expand(next)
            } else if let limit = leaving.popLast() {
                addAncestors(of: ~next, upTo: limit)
            }
        }
    }

    /// Marks targets, their descendants to enter, and their ancestors up to a state.
    private func add(_ targets: Range<Int32>, upTo state: Int32) {
        if targets.count == 1 {
            let target = definition.targets[Int(targets.lowerBound)]
            if definition.states[Int(target)].isLeaf {
                mark(target)
                addAncestors(of: target, upTo: state)
                return
            }
            let record = definition.states[Int(target)]
            if record.kind == .history || record.parent != state { addLater(target, upTo: state) }
            leaving.append(target)
            return
        }
        // Mark all first: the default of a target that contains another is not entered.
        for index in targets {
            let target = definition.targets[Int(index)]
            if definition.states[Int(target)].kind == .history {
                markAround(definition.states[Int(target)].parent)
            } else {
                mark(target)
            }
        }
        for index in targets.reversed() { addLater(definition.targets[Int(index)], upTo: state) }
        for index in targets.reversed() { leaving.append(definition.targets[Int(index)]) }
    }

    private func addLater(_ target: Int32, upTo state: Int32) {
        leaving.append(state)
        leaving.append(~target)
    }

    /// Marks states that can be active together, their ancestors inside a container, and all other states that the
    /// configuration then needs inside the container.
    func mark(_ states: [Int32], inside container: Int32) {
        leaving.truncate(to: 0)
        // Mark all first: the default of a state that contains another is not entered.
        for state in states { mark(state) }
        for state in states {
            addDescendants(of: state)
            var ancestor = definition.states[Int(state)].parent
            while ancestor > container, memory[Int(ancestor)].mark & EntryMark.entered == 0 {
                mark(ancestor)
                if definition.states[Int(ancestor)].kind == .parallel { complete(ancestor) }
                ancestor = definition.states[Int(ancestor)].parent
            }
            addWaiting()
        }
        if definition.states[Int(container)].kind == .parallel {
            complete(container)
            addWaiting()
        }
    }

    private func mark(_ state: Int32) {
        guard memory[Int(state)].mark & EntryMark.entered == 0 else { return }
        memory[Int(state)].mark |= EntryMark.entered
        entering.append(state)
        markAround(definition.states[Int(state)].parent)
    }

    /// Marks a state and its ancestors as containing an entered state.
    private func markAround(_ state: Int32) {
        var ancestor = state
        while ancestor >= 0, memory[Int(ancestor)].mark & EntryMark.around == 0 {
            memory[Int(ancestor)].mark |= EntryMark.around
            around.append(ancestor)
            ancestor = definition.states[Int(ancestor)].parent
        }
    }

    /// SCXML's `addDescendantStatesToEnter`.
    func addDescendants(of state: Int32) {
        expand(state)
        addWaiting()
    }

    /// The same for one state. Only goes inwards, so it terminates.
    private func expand(_ state: Int32) {
        let record = definition.states[Int(state)]
        if record.kind == .history {
            let memory = Int(record.history)
            if remembered[memory].isEmpty {
                // Of a state's histories, the last one applies.
                defaultHistories.removeAll { definition.states[Int($0)].parent == record.parent }
                defaultHistories.append(state)
                add(record.initial, upTo: record.parent)
            } else {
                for active in remembered[memory].reversed() { addLater(active, upTo: record.parent) }
                for active in remembered[memory].reversed() { leaving.append(active) }
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
            if definition.states[Int(child)].isLeaf { mark(child) } else { leaving.append(child) }
        }
    }

    /// SCXML's `addAncestorStatesToEnter`, for the effective targets of a target.
    private func addAncestors(of target: Int32, upTo state: Int32) {
        let record = definition.states[Int(target)]
        if record.kind == .history {
            let memory = Int(record.history)
            if remembered[memory].isEmpty {
                for index in record.initial { addLater(definition.targets[Int(index)], upTo: state) }
            } else {
                for active in remembered[memory] { addLater(active, upTo: state) }
            }
            return
        }
        var ancestor = record.parent
        while ancestor > state {
            // A history's remembered states may be inside states that are not exited. The pseudo-code would enter the regions
            // of those again; §3.13 enters only inactive states.
            if !memory[Int(ancestor)].isActive {
                mark(ancestor)
                if definition.states[Int(ancestor)].kind == .parallel { complete(ancestor) }
            }
            ancestor = definition.states[Int(ancestor)].parent
        }
    }

    /// Sorts `entering` into document order.
    func sortEntering() {
        if entering.count > 32, entering.count > memory.count / 16 {
            entering.truncate(to: 0)
            for state in memory.indices where memory[state].mark & EntryMark.entered != 0 {
                entering.append(Int32(state))
            }
        } else {
            Machine.sort(entering)
        }
    }

    /// Shell sort with Knuth's gaps; plain insertion sort if there are few.
    static func sort(_ states: Slots<Int32>) {
        var gap = 1
        while gap < states.count / 9 { gap = 3 * gap + 1 }
        while gap > 0 {
            var index = gap
            while index < states.count {
                let state = states[index]
                var place = index
                while place >= gap, states[place - gap] > state {
                    states[place] = states[place - gap]
                    place -= gap
                }
                states[place] = state
                index += 1
            }
            gap /= 3
        }
    }

    /// The children of a state, in document order.
    package func children(of state: Int32) -> ChildStates {
        ChildStates(states: definition.states, parent: state)
    }
}

/// The children of a state: each begins at the end of the one before.
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
