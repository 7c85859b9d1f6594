// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// One microstep: SCXML appendix D's `exitStates` and `enterStates`.
extension Machine {
    /// One microstep: exit states, perform actions, enter states.
    func takeTransitions() {
        if !guards.edges.isEmpty { noteTaken() }
        let hole = exitStates()
        for index in selection.indices {
            let transition = definition.transitions[Int(selection[index])]
            perform(transition.actions, .transition, of: transition.source)
        }
        for index in selection.indices {
            let transition = selection[index]
            entry.add(
                targets: definition.transitions[Int(transition)].targets,
                inside: selection.domain(of: transition),
                &configuration
            )
        }
        if !entry.states.isEmpty {
            enterStates(hole)
        } else if !hole.isEmpty {
            configuration.remove(hole)
        }
    }

    /// Clears the edges of the transitions that are about to be taken.
    @inline(never)
    private func noteTaken() {
        for index in selection.indices where definition.transitions[Int(selection[index])].trigger == .when {
            guards.noteTaken(selection[index])
        }
    }

    /// - Returns: the positions that are now unused.
    private func exitStates() -> Range<Int> {
        let hole = selection.findExits(&configuration)
        // In place: actions select no transitions.
        let exits = selection.exits
        if exits.isEmpty { return hole }
        stage.call.effort &+= Machine.effortPerChange &* UInt32(truncatingIfNeeded: exits.count)
        for index in exits.indices where definition.states[Int(exits[index])].hasHistory {
            stage.call.spend(Int64(configuration.remember(exits[index])))
        }
        for index in exits.indices {
            let state = exits[index]
            let record = definition.states[Int(state)]
            perform(record.exit, .exit, of: state)
            if record.hasDelays {
                countDelays(record.transitions)
                for transition in record.transitions { delays.cancel(Int(transition), stage) }
            }
            configuration.deactivate(state, hasEventless: record.hasEventless)
            if record.activity >= 0 { stage.setInput(record.activity, to: 0) }
            if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
            stage.emit(StageEvent(.stateExited, time: stage.time, name: record.name))
        }
        return exits.count == hole.count ? hole : configuration.close(hole)
    }

    /// Enters the marked states in document order, and clears the marks.
    /// - Parameter hole: the unused positions.
    func enterStates(_ hole: Range<Int>) {
        entry.sort(&configuration)
        configuration.makeRoom(hole, for: entry.states)
        stage.call.effort &+= Machine.effortPerChange &* UInt32(truncatingIfNeeded: entry.states.count)
        // Actions must not mark states, but may read the marks.
        for index in entry.states.indices { enter(entry.states[index]) }
        entry.removeAll(&configuration)
    }

    func enter(_ state: Int32) {
        let record = definition.states[Int(state)]
        if state == 0, entry.entersByDefault(0, configuration.memory) {
            perform(record.initialActions, .initial, of: 0)
        }
        if configuration.memory[Int(state)].isActive { return }
        configuration.activate(state, since: stage.time, isEventlessLeaf: record.isEventlessLeaf)
        if !guards.edges.isEmpty {
            stage.call.spend(Int64(record.transitions.count))
            guards.forget(record.transitions)
        }
        if record.activity >= 0 { stage.setInput(record.activity, to: 1) }
        if record.elapsed >= 0 { stage.setComponent(record.elapsed, to: 0) }
        stage.emit(StageEvent(.stateEntered, time: stage.time, name: record.name))
        if record.hasDelays {
            countDelays(record.transitions)
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
        if entry.entersByDefault(state, configuration.memory) { perform(record.initialActions, .initial, of: state) }
        if record.hasHistory, !entry.defaults.isEmpty {
            stage.call.spend(Int64(entry.defaults.count))
            for history in entry.defaults where definition.states[Int(history)].parent == state {
                perform(definition.states[Int(history)].initialActions, .initial, of: history)
            }
        }
    }

    /// Counts the beginning or the end of a state's delays.
    private func countDelays(_ transitions: Range<Int32>) { stage.call.spend(16 * Int64(transitions.count)) }

    private func startDelay(_ transition: Int) {
        let seconds = context.number(definition.transitions[transition].delay)
        guard seconds.isFinite, let flicks = Machine.delay(seconds) else {
            execution.begin(.delay, of: definition.transitions[transition].source)
            return raiseError(.delay)
        }
        delays.start(Int32(transition), at: stage.time + flicks, stage)
    }

    /// A delay in flicks, at least `shortestDelay`; nil beyond the longest.
    package static func delay(_ seconds: Double) -> Int64? {
        guard seconds <= MotionPlan.longestSeconds else { return nil }
        return Flicks.rounded(seconds: max(seconds, Machine.shortestDelay))
    }

    /// Raises the done events that the entry of a final state causes.
    private func finish(_ state: Int32) {
        let record = definition.states[Int(state)]
        guard record.parent > 0 else {
            isDone = true
            return
        }
        execution.begin(.data, of: state)
        _ = collect(record.data, skipsErrors: true)
        raised.append(definition.states[Int(record.parent)].doneEvent, data.fields, limit: mostMicrosteps)
        // The pseudo-code checks only the enclosing parallel state. But that may be the last region of another one
        // (§3.4), and so on outwards.
        var done = record.parent
        while true {
            let around = definition.states[Int(done)].parent
            guard definition.states[Int(around)].kind == .parallel else { return }
            if configuration.hasUnfinished(around, except: done) { return }
            guard around > 0 else {
                isDone = true
                return
            }
            raise(definition.states[Int(around)].doneEvent)
            done = around
        }
    }
}
