// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Reload of a document: what a machine takes over from the one that it replaces.
extension Machine {
    /// For each state, the state of the same name in another machine, or −1.
    package func counterparts(in other: Machine) -> [Int32] {
        var stateOfName = NameMap()
        for (index, state) in other.definition.states.enumerated().dropFirst() { stateOfName.set(state.name, index) }
        var result = [Int32](repeating: -1, count: definition.states.count)
        for (index, state) in definition.states.enumerated().dropFirst() {
            result[index] = Int32(stateOfName[state.name] ?? -1)
        }
        return result
    }

    /// Takes over the active states that can be active together here. `resume` enters the rest of the configuration.
    ///
    /// If some cannot be active together any more, those with fewer levels of active states inside them are kept, and
    /// of these the first.
    /// - Parameter onLoss: called with each formerly active state of the other machine that is not kept.
    /// - Returns: the final states to be entered: those that were not final before, or were elsewhere. Nil if no state
    ///   is kept.
    package func takeStates(of old: Machine, _ stateOf: [Int32], onLoss: (Int) -> Void) -> [Int32]? {
        guard !definition.states.isEmpty, !old.configuration.isEmpty else { return nil }
        var choice = StateChoice(definition.states.count)
        for state in old.innermostFirst() { _ = choice.take(stateOf[state], definition.states) }
        configuration.activateChart()
        var (isKept, finals): (Bool, [Int32]) = (false, [])
        for position in old.configuration.indices {
            let state = Int(old.configuration[position])
            let now = Int(stateOf[state])
            guard now > 0, choice.hasTaken(now) else {
                onLoss(state)
                continue
            }
            isKept = true
            let (before, record) = (old.definition.states[state], definition.states[now])
            let parent = before.parent == 0 ? 0 : stateOf[Int(before.parent)]
            if record.kind == .final, before.kind != .final || parent != record.parent {
                finals.append(Int32(now))
            } else {
                take(state: now, of: old, state)
            }
        }
        guard isKept else { return nil }
        configuration.listActive()
        isDone = old.isDone && configuration.isInFinalState(0)
        hasEnded = isDone
        work = old.work
        delays.takeSends(of: old.delays)
        return finals
    }

    /// Makes a state active, with the entry time of a state of another machine.
    private func take(state: Int, of old: Machine, _ former: Int) {
        let (record, entryTime) = (definition.states[state], old.configuration.memory[former].entryTime)
        configuration.activate(Int32(state), since: entryTime, isEventlessLeaf: record.isEventlessLeaf)
        if record.activity >= 0 { stage.setInput(record.activity, to: 1) }
        guard record.elapsed >= 0 else { return }
        let elapsed = old.definition.states[former].elapsed
        stage.setComponent(
            record.elapsed,
            to: elapsed >= 0
                ? old.stage.components.presentation[Int(elapsed)]
                : Flicks.seconds(stage.time - entryTime)
        )
    }

    /// The active states, ordered by the number of levels of active states inside each, then by document order.
    private func innermostFirst() -> [Int] {
        var levels = [Int](repeating: 0, count: definition.states.count)
        for position in configuration.indices.reversed() {
            let state = Int(configuration[position])
            let parent = Int(definition.states[state].parent)
            levels[parent] = max(levels[parent], levels[state] + 1)
        }
        // Counting sort.
        var first = [Int](repeating: 0, count: levels[0] + 1)
        for position in configuration.indices { first[levels[Int(configuration[position])] + 1] += 1 }
        for level in first.indices.dropFirst() { first[level] += first[level - 1] }
        var result = [Int](repeating: 0, count: configuration.count)
        for position in configuration.indices {
            let state = Int(configuration[position])
            result[first[levels[state]]] = state
            first[levels[state]] += 1
        }
        return result
    }

    /// Enters the missing states around and inside those taken over, and continues. Does nothing if none are missing.
    /// - Parameter finals: the final states to be entered.
    /// - Returns: whether anything was entered.
    package func resume(_ finals: [Int32]) -> Bool {
        guard !isDone, !definition.states.isEmpty else { return false }
        var states = finals
        for position in configuration.indices { states.append(configuration[position]) }
        entry.add(states, inside: 0, &configuration)
        if entry.states.count == configuration.count {
            entry.removeAll(&configuration)
            return false
        }
        forgetData()
        showElapsed()
        entry.sort(&configuration)
        configuration.makeRoom(0..<0, for: entry.states)
        for index in entry.states.indices {
            let state = entry.states[index]
            if configuration.memory[Int(state)].isActive { performDefaults(state) } else { enter(state) }
        }
        entry.removeAll(&configuration)
        run()
        return true
    }

    /// Takes over the states remembered by histories as far as they can be active together here, and completes them.
    /// - Parameter onLoss: called with each history of the other machine that has nothing left to remember.
    package func takeHistories(of old: Machine, _ stateOf: [Int32], onLoss: (Int) -> Void) {
        for (index, before) in old.definition.states.enumerated()
        where before.kind == .history && !old.configuration.remembered[Int(before.history)].isEmpty {
            let now = stateOf[index]
            guard now > 0, definition.states[Int(now)].kind == .history else {
                onLoss(index)
                continue
            }
            let record = definition.states[Int(now)]
            var choice = StateChoice(definition.states.count)
            var states: [Int32] = []
            for state in old.configuration.remembered[Int(before.history)] {
                let state = stateOf[Int(state)]
                if definition.isState(state, inside: record.parent), choice.take(state, definition.states) {
                    states.append(state)
                }
            }
            if states.isEmpty {
                onLoss(index)
                continue
            }
            entry.add(states, inside: record.parent, &configuration)
            entry.sort(&configuration)
            states.removeAll(keepingCapacity: true)
            for position in entry.states.indices {
                let state = definition.states[Int(entry.states[position])]
                if record.isDeep ? state.isLeaf : state.parent == record.parent {
                    states.append(entry.states[position])
                }
            }
            entry.removeAll(&configuration)
            configuration.remember(states, in: record.history)
        }
    }

    /// For each transition of another machine's active states, the transition here that continues its delay, or −1.
    package func delayCounterparts(of old: Machine, _ stateOf: [Int32]) -> [Int32] {
        var result = [Int32](repeating: -1, count: old.delays.timers.count)
        for position in old.configuration.indices {
            let state = Int(old.configuration[position])
            let now = Int(stateOf[state])
            guard now > 0, configuration.memory[now].isActive else { continue }
            let (before, here) = (old.delayed(in: state), delayed(in: now))
            // From both ends, so that the delays around an added or removed one continue.
            var (first, last) = (0, 0)
            let count = min(before.count, here.count)
            while first < count, isSameDelay(here[first], old, before[first]) {
                result[Int(before[first])] = here[first]
                first += 1
            }
            while first + last < count {
                let (one, other) = (here[here.count - 1 - last], before[before.count - 1 - last])
                guard isSameDelay(one, old, other) else { break }
                result[Int(other)] = one
                last += 1
            }
        }
        return result
    }

    /// Starts the delays of active states that are not continued: counted from the entry of the state, but not due in
    /// the past.
    package func startDelays(except going: [Int32]) {
        guard !isDone else { return }
        var goesOn = [Bool](repeating: false, count: delays.timers.count)
        for transition in going where transition >= 0 { goesOn[Int(transition)] = true }
        for position in configuration.indices {
            let state = Int(configuration[position])
            for transition in delayed(in: state) where !goesOn[Int(transition)] {
                let seconds = context.number(definition.transitions[Int(transition)].delay)
                guard seconds.isFinite, let flicks = Machine.delay(seconds) else { continue }
                let due = max(configuration.memory[state].entryTime + flicks, stage.time + 1)
                delays.start(transition, at: due, stage)
            }
        }
    }

    /// The transitions of a state that have a delay.
    private func delayed(in state: Int) -> [Int32] {
        var result: [Int32] = []
        for transition in definition.states[state].transitions
        where definition.transitions[Int(transition)].trigger == .after {
            result.append(transition)
        }
        return result
    }

    private func isSameDelay(_ transition: Int32, _ old: Machine, _ other: Int32) -> Bool {
        let one = definition.numbers[Int(definition.transitions[Int(transition)].delay)]
        let other = old.definition.numbers[Int(old.definition.transitions[Int(other)].delay)]
        return one.expression < 0 && other.expression < 0
            ? one.number == other.number : one.expression >= 0 && other.expression >= 0
    }

    /// Takes over inputs by name and type; numbers become the nearest in range.
    /// - Parameter onLoss: called with the name of each input that is gone or has another type.
    package func takeInputs(of old: Machine, onLoss: (Int32) -> Void) {
        let given = inputs
        inputs.take(old.inputs, context, onLoss: onLoss)
        if isDormant { return }
        for index in inputs.inputs.indices where isConstant(index) { takeConstant(given.inputs[index], index) }
    }

    /// Whether the enclosing document gives an input one value for ever.
    private func isConstant(_ index: Int) -> Bool {
        inputs.inputs[index].isBound && !definition.bindings.contains { Int($0.input) == index }
    }

    /// Gives an input the value of this document. `MachineTree.start` lets the machine react to the change.
    private func takeConstant(_ given: InputStore.Input, _ index: Int) {
        switch given.kind {
        case .number: _ = take(bound: given.number, index)
        case .boolean: _ = take(bound: given.boolean ? 1 : 0, index)
        case .string: if inputs.inputs[index].string != given.string { change(string: given.string, ofInput: index) }
        case .trigger: break
        }
    }

    /// Takes over plays whose parts are unchanged; the old machine's other animations end.
    /// - Returns: for each of the old machine's plays its number here, or −1.
    package func takePlays(of old: Machine, onLoss: (Int) -> Void) -> [Int32] {
        var result: [Int32] = []
        var playOfEvent = NameMap()
        for (index, play) in definition.plays.enumerated() { playOfEvent.set(play.doneEvent, index) }
        for (index, before) in old.definition.plays.enumerated() {
            let found = playOfEvent[before.doneEvent]
            if let found, hasSameParts(found, old, index) {
                let first = definition.plays[found].animation
                plays.take(found, first..<first + old.parts(of: index), of: old.plays, index, from: before.animation)
            } else {
                if old.stage.plays[old.firstPlay + index].transaction >= 0 { onLoss(index) }
                if before.animation >= 0 { old.stop(index) }
            }
            result.append(found.map { Int32(firstPlay + $0) } ?? -1)
        }
        return result
    }

    private func parts(of play: Int) -> Int {
        let first = definition.plays[play].animation
        return first < 0 ? 0 : Int(definition.animations[first].end) - first
    }

    private func hasSameParts(_ play: Int, _ old: Machine, _ other: Int) -> Bool {
        let (one, before) = (definition.plays[play], old.definition.plays[other])
        guard parts(of: play) == old.parts(of: other), (one.animation < 0) == (before.animation < 0),
            one.hasClock == before.hasClock
        else { return false }
        for part in 0..<parts(of: play) {
            let (here, there) = (
                definition.animations[one.animation + part], old.definition.animations[before.animation + part]
            )
            guard Int(here.end) - one.animation == Int(there.end) - before.animation else { return false }
            switch (here.content, there.content) {
            case (.single(let single), .single(let former)):
                if !single.property.isSameProperty(on: stage, as: former.property, on: old.stage) { return false }
            case (.parallel, .parallel), (.sequence, .sequence), (.group, .group): break
            default: return false
            }
        }
        return true
    }
}

/// A set of states chosen one after another such that all can be active at once: one inside the other, or in different
/// regions of a parallel state.
struct StateChoice {
    /// By state: the child that contains a chosen state, `alone` for a state that was chosen itself, `free` for all
    /// others.
    private var inside: [Int32]
    private static let alone: Int32 = -1
    private static let free: Int32 = -2

    init(_ stateCount: Int) {
        inside = [Int32](repeating: StateChoice.free, count: stateCount)
        inside[0] = StateChoice.alone
    }

    /// Whether a state or one inside it was chosen.
    func hasTaken(_ state: Int) -> Bool { inside[state] != StateChoice.free }

    /// Chooses a state if it can be active together with those chosen before. O(depth).
    /// - Returns: whether it can.
    mutating func take(_ state: Int32, _ states: [StateDefinition]) -> Bool {
        guard state > 0, states[Int(state)].kind != .history else { return false }
        var around = Int(state)
        while inside[around] == StateChoice.free {
            around = Int(states[around].parent)
            if inside[around] >= 0, states[around].kind != .parallel { return false }
        }
        around = Int(state)
        var child = StateChoice.alone
        while inside[around] == StateChoice.free {
            inside[around] = child
            child = Int32(around)
            around = Int(states[around].parent)
        }
        if child >= 0 { inside[around] = child }
        return true
    }
}
