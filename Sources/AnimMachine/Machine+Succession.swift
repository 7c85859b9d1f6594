// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// What a machine takes over from the one whose place it takes, because its document was read anew.
extension Machine {
    /// For each state the one of the same name in another machine, or −1.
    package func counterparts(in other: Machine) -> [Int32] {
        var stateOfName = NameMap()
        for (index, state) in other.definition.states.enumerated().dropFirst() { stateOfName.set(state.name, index) }
        var result = [Int32](repeating: -1, count: definition.states.count)
        for (index, state) in definition.states.enumerated().dropFirst() {
            result[index] = Int32(stateOfName[state.name] ?? -1)
        }
        return result
    }

    /// Takes over the active states where they are a configuration here too; entry actions are not performed.
    /// - Returns: whether they are.
    package func takeStates(of old: Machine, _ stateOf: [Int32]) -> Bool {
        guard !definition.states.isEmpty, !old.configuration.isEmpty else { return false }
        var active = [Bool](repeating: false, count: definition.states.count)
        active[0] = true
        for position in old.configuration.indices {
            let state = old.configuration[position]
            let (before, now) = (old.definition.states[Int(state)], stateOf[Int(state)])
            guard now > 0 else { return false }
            let record = definition.states[Int(now)]
            let isFinal = record.kind == .final
            guard isFinal == (before.kind == .final), !isFinal || (record.parent == 0) == (before.parent == 0) else {
                return false
            }
            active[Int(now)] = true
        }
        guard isConfiguration(active, inside: 0) else { return false }
        for state in active.indices { memory[state].isActive = active[state] }
        for state in active.indices.dropFirst() where active[state] { configuration.append(Int32(state)) }
        for position in old.configuration.indices {
            let state = old.configuration[position]
            let now = Int(stateOf[Int(state)])
            memory[now].entryTime = old.memory[Int(state)].entryTime
            let record = definition.states[now]
            if record.activity >= 0 { stage.setInput(record.activity, to: 1) }
            guard record.elapsed >= 0 else { continue }
            let elapsed = old.definition.states[Int(state)].elapsed
            stage.setComponent(
                record.elapsed,
                to: elapsed >= 0
                    ? old.stage.components.presentation[Int(elapsed)]
                    : Flicks.seconds(stage.time - memory[now].entryTime)
            )
        }
        (isDone, hasEnded) = (old.isDone, old.hasEnded)
        (work, workTime) = (old.work, old.workTime)
        (delayed, freeDelayed) = (old.delayed, old.freeDelayed)
        freeDelayed.reserveCapacity(delayed.capacity)
        for slot in delayed.indices { delayed[slot].handle = Timeline.none }
        return true
    }

    /// Whether states are such as can be active together inside one of them.
    private func isConfiguration(_ active: [Bool], inside state: Int32, isShallow: Bool = false) -> Bool {
        for index in state..<(isShallow ? state + 1 : definition.states[Int(state)].end) where active[Int(index)] {
            let record = definition.states[Int(index)]
            if record.kind == .history || index > state && !active[Int(record.parent)] { return false }
            var (count, total) = (0, 0)
            for child in children(of: index) {
                let isHistory = definition.states[Int(child)].kind == .history
                if active[Int(child)], isHistory { return false }
                if active[Int(child)] { count += 1 }
                if !isHistory { total += 1 }
            }
            switch record.kind {
            case .compound: if count != 1 { return false }
            case .parallel: if count != total { return false }
            default: if count != 0 { return false }
            }
        }
        return true
    }

    /// Takes over what histories remember where it can be entered here too.
    package func takeHistories(of old: Machine, _ stateOf: [Int32]) {
        for (index, before) in old.definition.states.enumerated()
        where before.kind == .history && stateOf[index] > 0 && !old.remembered[Int(before.history)].isEmpty {
            let record = definition.states[Int(stateOf[index])]
            guard record.kind == .history, record.isDeep == before.isDeep else { continue }
            var active = [Bool](repeating: false, count: definition.states.count)
            active[Int(record.parent)] = true
            var (states, isRight): ([Int32], Bool) = ([], true)
            for state in old.remembered[Int(before.history)] {
                let now = stateOf[Int(state)]
                isRight = isRight && now > 0 && definition.isState(now, inside: record.parent)
                guard isRight else { break }
                let found = definition.states[Int(now)]
                isRight = record.isDeep ? found.isLeaf : found.parent == record.parent
                states.append(now)
                var around = now
                while around > record.parent {
                    active[Int(around)] = true
                    around = definition.states[Int(around)].parent
                }
            }
            guard isRight, isConfiguration(active, inside: record.parent, isShallow: !record.isDeep) else { continue }
            states.sort()
            remembered[Int(record.history)] = states
        }
    }

    /// For each transition of another machine the one here that goes on with its delay, or −1; of active states only.
    package func delayCounterparts(of old: Machine, _ stateOf: [Int32]) -> [Int32] {
        var result = [Int32](repeating: -1, count: old.timers.count)
        for position in old.configuration.indices {
            let state = Int(old.configuration[position])
            let here = delays(of: Int(stateOf[state]))
            for (one, other) in zip(old.delays(of: state), here) where isSameDelay(Int(other), old, Int(one)) {
                result[Int(one)] = other
            }
        }
        return result
    }

    /// Starts the delays of active states that do not go on: from when the state was entered, but not into the past.
    package func startDelays(except going: [Int32]) {
        guard !isDone else { return }
        var goesOn = [Bool](repeating: false, count: timers.count)
        for transition in going where transition >= 0 { goesOn[Int(transition)] = true }
        for position in configuration.indices {
            let state = Int(configuration[position])
            for transition in delays(of: state) where !goesOn[Int(transition)] {
                let seconds = number(definition.transitions[Int(transition)].delay)
                guard seconds.isFinite, let flicks = Machine.delay(seconds) else { continue }
                let due = max(memory[state].entryTime + flicks, stage.time + 1)
                timers[Int(transition)] = stage.addTimer(at: due, firstTimer + transition)
            }
        }
    }

    private func delays(of state: Int) -> [Int32] {
        var result: [Int32] = []
        for transition in definition.states[state].transitions
        where definition.transitions[Int(transition)].trigger == .after {
            result.append(transition)
        }
        return result
    }

    private func isSameDelay(_ transition: Int, _ old: Machine, _ other: Int) -> Bool {
        let one = definition.numbers[Int(definition.transitions[transition].delay)]
        let other = old.definition.numbers[Int(old.definition.transitions[other].delay)]
        return one.expression < 0 && other.expression < 0
            ? one.number == other.number : one.expression >= 0 && other.expression >= 0
    }

    /// Takes over inputs by name and type, numbers as the nearest that they can be.
    /// - Parameter onLoss: hears the name of each that is gone or of another type.
    package func takeInputs(of old: Machine, onLoss: (Int32) -> Void) {
        for input in old.inputs.inputs {
            guard let index = inputs.index(ofName: input.name), inputs.inputs[index].kind == input.kind else {
                onLoss(input.name)
                continue
            }
            if inputs.inputs[index].isBound {
                guard input.isBound else { continue }
                inputs.inputs[index].number = input.number
                inputs.inputs[index].boolean = input.boolean
                if input.kind == .string { set(string: input.string, ofInput: index) }
                continue
            }
            switch input.kind {
            case .number: set(number: inputs.inputs[index].nearest(to: input.number), ofInput: index)
            case .boolean: set(boolean: input.boolean, ofInput: index)
            case .string: set(string: input.string, ofInput: index)
            case .trigger: break
            }
        }
    }

    /// Takes over what is being played where its parts are as they were; the old machine's other animations end.
    /// - Returns: for each of the old machine's plays its number here, or −1.
    package func takePlays(of old: Machine, onLoss: (Int) -> Void) -> [Int32] {
        var result: [Int32] = []
        var playOfEvent = NameMap()
        for (index, play) in definition.plays.enumerated() { playOfEvent.set(play.doneEvent, index) }
        for (index, before) in old.definition.plays.enumerated() {
            let found = playOfEvent[before.doneEvent]
            if let found, hasSameParts(found, old, index) {
                playGroups[found] = old.playGroups[index]
                for part in 0..<old.parts(of: index) {
                    played[definition.plays[found].animation + part] = old.played[before.animation + part]
                }
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
                if !single.property.isSameThing(on: stage, as: former.property, on: old.stage) { return false }
            case (.parallel, .parallel), (.sequence, .sequence), (.group, .group): break
            default: return false
            }
        }
        return true
    }
}
