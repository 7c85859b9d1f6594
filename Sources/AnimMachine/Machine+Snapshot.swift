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
    private var delays: MachineDelays
    private var plays: (played: [UInt64], groups: [UInt64])
    private var inputs: [InputStore.Input]
    private var edges: [GuardEdge]
    /// `code`, `time` and `strikeCode` of the machine's `WorkBudget`.
    private var work: Int64
    private var workTime: Int64
    private var strikes: Int64

    package init(_ machine: Machine) {
        for position in machine.configuration.indices { configuration.append(machine.configuration[position]) }
        let memory = machine.configuration.memory
        for state in memory.indices {
            isActive.append(memory[state].isActive)
            entryTimes.append(memory[state].entryTime)
        }
        isDone = machine.isDone
        isDormant = machine.isDormant
        remembered = machine.configuration.remembered
        delays = machine.delays
        plays = machine.plays.identifiers
        inputs = machine.inputs.inputs
        edges = machine.guards.edges
        work = machine.work.code
        workTime = machine.work.time
        strikes = machine.work.strikeCode
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
        for index in plays.played.indices { coder.code(identifier: &plays.played[index], key: stage.key) }
        for index in plays.groups.indices { coder.code(identifier: &plays.groups[index], key: stage.key) }
        coder.code(&work)
        coder.check(WorkBudget.isCode(work))
        coder.code(flicks: &workTime)
        if WorkBudget.hasStrikes(work) {
            coder.code(&strikes)
            coder.check(WorkBudget.isStrikeCode(strikes))
        }
        if coder.isReading { delays.forgetTimers() }
        delays.code(names: stage.names.count, machineCount, by: &coder)
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

    /// Links a timer of the machine to its handle; false if there is no such timer.
    package mutating func take(_ timer: Int32, _ handle: Timeline.Handle, _ definition: MachineDefinition) -> Bool {
        delays.link(timer, handle) {
            definition.transitions[$0].trigger == .after && isActive[Int(definition.transitions[$0].source)]
        }
    }

    /// Whether every delayed event has a timer.
    package var isLinked: Bool { delays.isLinked }

    /// Gives a machine the state. Its stage must have the matching state.
    @inline(never)
    package func give(to machine: Machine) {
        machine.configuration.restore(isActive, entryTimes, remembered)
        machine.isDone = isDone
        machine.hasEnded = isDone
        machine.delays.restore(delays)
        machine.plays.identifiers = plays
        machine.hearRepeats()
        machine.guards.restore(edges)
        machine.work.restore(work, workTime, strikes)
        machine.forgetData()
        // The state may have other names.
        machine.match.forgetNames()
        for (index, state) in machine.definition.states.enumerated() {
            machine.stage.setInput(state.activity, to: isActive[index] ? 1 : 0)
            if state.elapsed >= 0 { machine.stage.setComponent(state.elapsed, to: 0) }
        }
        machine.inputs.restore(inputs, machine.context)
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
