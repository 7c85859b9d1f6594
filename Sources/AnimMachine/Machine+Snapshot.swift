// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// The part of a machine that changes, between two calls. Together with the stage's state it determines the future.
///
/// The values that its expressions read are not included: they follow from the rest, or are set anew before each
/// evaluation.
package struct MachineState {
    private var configuration: [Int32] = []
    private var isActive: [Bool] = []
    private var isDone: Bool
    /// Whether it belongs to an item that is not in its list.
    package var isDormant: Bool
    private var remembered: [[Int32]]
    private var entryTimes: [Int64] = []
    private var timers: [Timeline.Handle]
    private var delayed: [DelayedSend]
    private var freeDelayed: [Int32]
    private var played: [UInt64]
    private var playGroups: [UInt64]
    private var inputs: [InputStore.Input]
    private var edges: [GuardEdge]
    /// As in the machine; −3 minus it for one that did not come to rest.
    private var work: Int64
    private var workTime: Int64

    package init(_ machine: Machine) {
        for position in machine.configuration.indices { configuration.append(machine.configuration[position]) }
        for state in machine.memory.indices {
            isActive.append(machine.memory[state].isActive)
            entryTimes.append(machine.memory[state].entryTime)
        }
        isDone = machine.isDone
        isDormant = machine.isDormant
        remembered = machine.remembered
        timers = machine.timers
        delayed = machine.delayed
        freeDelayed = machine.freeDelayed
        played = machine.played
        playGroups = machine.playGroups
        inputs = machine.inputs.inputs
        edges = machine.edges
        work = machine.isUnsettled ? -3 - Int64(machine.work) : Int64(machine.work)
        workTime = machine.workTime
    }

    /// Writes the state of a machine, or reads one into a fresh state.
    /// - Parameters:
    ///   - stage: has the names that the state refers to.
    ///   - machineCount: number of machines of the scene.
    @inline(never)
    package mutating func code(_ machine: Machine, _ stage: Stage, machineCount: Int, by coder: inout StateCoder) {
        let definition = machine.definition
        coder.code(&isDone)
        codeConfiguration(definition, by: &coder)
        for state in definition.timedStates where coder.failure == nil && isActive[Int(state)] {
            coder.code(flicks: &entryTimes[Int(state)])
        }
        for state in definition.states.indices where definition.states[state].kind == .history {
            codeMemory(definition, state, by: &coder)
        }
        for index in inputs.indices { inputs[index].code(by: &coder) }
        for transition in definition.rising
        where coder.failure == nil && isActive[Int(definition.transitions[Int(transition)].source)] {
            let edge = coder.choice(Int32(edges[Int(transition)].rawValue), below: 3)
            edges[Int(transition)] = GuardEdge(rawValue: UInt8(truncatingIfNeeded: edge)) ?? .low
        }
        for index in played.indices { coder.code(identifier: &played[index], key: stage.key) }
        for index in playGroups.indices { coder.code(identifier: &playGroups[index], key: stage.key) }
        coder.code(&work)
        coder.check(work > -1 << 30 && work < 1 << 30)
        coder.code(flicks: &workTime)
        if coder.isReading { timers = [Timeline.Handle](repeating: Timeline.none, count: timers.count) }
        codeDelayed(names: stage.names.count, machineCount, by: &coder)
    }

    @inline(never)
    private mutating func codeConfiguration(_ definition: MachineDefinition, by coder: inout StateCoder) {
        codeStates(&configuration, definition, by: &coder)
        guard coder.isReading, coder.failure == nil else { return }
        let isAsleep = isDormant && configuration.isEmpty && !isDone
        guard coder.check(isAsleep || !isDormant) else { return }
        for state in isActive.indices { isActive[state] = state == 0 && !definition.states.isEmpty && !isAsleep }
        for state in configuration { isActive[Int(state)] = true }
        coder.check(definition.states.isEmpty || isAsleep || isWhole(0, definition, isActive))
    }

    /// The remembered states of a history.
    @inline(never)
    private mutating func codeMemory(_ definition: MachineDefinition, _ history: Int, by coder: inout StateCoder) {
        let record = definition.states[history]
        codeStates(&remembered[Int(record.history)], definition, by: &coder)
        let states = remembered[Int(record.history)]
        guard coder.isReading, coder.failure == nil, !states.isEmpty else { return }
        var marks = [Bool](repeating: false, count: definition.states.count)
        marks[Int(record.parent)] = true
        for state in states {
            let isRight =
                definition.isState(state, inside: record.parent)
                && (record.isDeep
                    ? definition.states[Int(state)].isLeaf : definition.states[Int(state)].parent == record.parent)
            guard coder.check(isRight) else { return }
            var around = state
            while around != record.parent {
                marks[Int(around)] = true
                around = definition.states[Int(around)].parent
            }
        }
        coder.check(isWhole(record.parent, definition, marks, isDeep: record.isDeep))
    }

    /// States in document order.
    @inline(never)
    private func codeStates(_ states: inout [Int32], _ definition: MachineDefinition, by coder: inout StateCoder) {
        let count = coder.count(states.count)
        if coder.isReading { states = [Int32](repeating: 0, count: count) }
        var last: Int32 = 0
        for index in 0..<count {
            coder.code(&states[index], below: definition.states.count)
            coder.check(states[index] > last)
            last = states[index]
        }
    }

    /// Whether the active states inside an active state form a valid configuration.
    private func isWhole(
        _ first: Int32,
        _ definition: MachineDefinition,
        _ isActive: [Bool],
        isDeep: Bool = true
    ) -> Bool {
        let end = isDeep ? definition.states[Int(first)].end : first + 1
        for state in first..<end {
            let record = definition.states[Int(state)]
            if record.kind == .history, isActive[Int(state)] { return false }
            if state > first, isActive[Int(state)], !isActive[Int(record.parent)] { return false }
            guard isActive[Int(state)], record.kind == .compound || record.kind == .parallel else { continue }
            var (active, all) = (0, 0)
            for child in ChildStates(states: definition.states, parent: state)
            where definition.states[Int(child)].kind != .history {
                all += 1
                if isActive[Int(child)] { active += 1 }
            }
            if active != (record.kind == .parallel ? all : min(all, 1)) { return false }
        }
        return true
    }

    @inline(never)
    private mutating func codeDelayed(names: Int, _ machineCount: Int, by coder: inout StateCoder) {
        let count = coder.count(delayed.count)
        coder.check(count <= Machine.largestSendCount)
        if coder.isReading {
            delayed = [DelayedSend](repeating: DelayedSend(), count: coder.failure == nil ? count : 0)
        }
        for slot in delayed.indices {
            coder.code(&delayed[slot].name, below: names)
            guard delayed[slot].name >= 0 else { continue }
            coder.code(&delayed[slot].identifier, below: names)
            coder.code(&delayed[slot].machine, below: machineCount)
            let fields = coder.count(delayed[slot].data.count, each: 11)
            for index in 0..<fields where coder.failure == nil {
                if coder.isReading { delayed[slot].data.append(EventField(name: -1, kind: .number)) }
                delayed[slot].data[index].code(names: names, by: &coder)
            }
        }
        // The free slots in order of reuse; each once.
        var isFree = delayed.map { $0.name < 0 }
        let free = coder.count(freeDelayed.count)
        if coder.isReading { freeDelayed = [Int32](repeating: -1, count: free) }
        for index in 0..<free {
            coder.code(&freeDelayed[index], below: delayed.count)
            let slot = Int(freeDelayed[index])
            guard coder.check(slot >= 0 && isFree[max(slot, 0)]) else { return }
            if slot >= 0 { isFree[slot] = false }
        }
        coder.check(!isFree.contains(true))
    }

    /// Links a timer of the machine to its handle; false if there is no such timer.
    package mutating func take(_ timer: Int32, _ handle: Timeline.Handle, _ definition: MachineDefinition) -> Bool {
        let slot = Int(timer) - timers.count
        if slot >= 0 {
            guard slot < delayed.count, delayed[slot].name >= 0, delayed[slot].handle == Timeline.none else {
                return false
            }
            delayed[slot].handle = handle
            return true
        }
        let transition = definition.transitions[Int(timer)]
        guard timers[Int(timer)] == Timeline.none, transition.trigger == .after, isActive[Int(transition.source)] else {
            return false
        }
        timers[Int(timer)] = handle
        return true
    }

    /// Whether every delayed event has a timer.
    package var isLinked: Bool { !delayed.contains { $0.name >= 0 && $0.handle == Timeline.none } }

    /// Gives a machine the state. Its stage must have the matching state.
    @inline(never)
    package func give(to machine: Machine) {
        machine.configuration.truncate(to: 0)
        for state in configuration { machine.configuration.append(state) }
        machine.eventless.removeAll()
        for state in isActive.indices {
            machine.memory[state].isActive = isActive[state]
            if isActive[state] { machine.noteEventless(Int32(state)) }
            machine.memory[state].entryTime = entryTimes[state]
        }
        machine.isDone = isDone
        machine.hasEnded = isDone
        machine.remembered = remembered
        machine.timers = timers
        machine.delayed = delayed
        machine.freeDelayed = freeDelayed
        machine.freeDelayed.reserveCapacity(machine.delayed.capacity)
        machine.played = played
        machine.playGroups = playGroups
        machine.hearRepeats()
        machine.edges = edges
        machine.isUnsettled = work < -1
        machine.work = Int(truncatingIfNeeded: work < -1 ? -3 - work : work)
        machine.workTime = workTime
        machine.forgetData()
        // These use indices of names, and the state may have other names.
        machine.knownMatches = InlineArray(repeating: (name: -1, descriptor: -1))
        for (index, state) in machine.definition.states.enumerated() {
            machine.stage.setInput(state.activity, to: isActive[index] ? 1 : 0)
            if state.elapsed >= 0 { machine.stage.setComponent(state.elapsed, to: 0) }
        }
        for (index, input) in inputs.enumerated() { machine.show(input, index) }
    }
}

extension Machine {
    /// Records an active state that eventless transitions may exit.
    func noteEventless(_ state: Int32) {
        let record = definition.states[Int(state)]
        if record.hasEventless, record.isLeaf { eventless.insert(state) }
    }

    /// Sets an input, and shows it to expressions unless they give its value.
    fileprivate func show(_ input: InputStore.Input, _ index: Int) {
        inputs.inputs[index] = input
        if input.kind == .string { return showText(ofInput: index) }
        if input.isBound || input.kind == .trigger { return }
        stage.setInput(input.component, to: input.kind == .number ? input.number : input.boolean ? 1 : 0)
    }
}

extension InputStore.Input {
    /// Writes the value, or reads it.
    @inline(never)
    fileprivate mutating func code(by coder: inout StateCoder) {
        switch kind {
        case .number:
            coder.code(&number)
            coder.check(isBound ? !number.isNaN : number >= minimum && number <= maximum)
        case .boolean: coder.code(&boolean)
        case .string:
            coder.code(text: &string)
            coder.check(isBound || string.count <= InputStore.longestString)
        case .trigger: break
        }
    }
}
