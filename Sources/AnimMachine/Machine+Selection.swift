// SPDX-License-Identifier: MIT
import AnimStage

/// Selection of transitions: SCXML appendix D's `selectTransitions` and `selectEventlessTransitions`. Evaluates guards,
/// which can raise errors.
extension Machine {
    /// Fills `selection` with eventless transitions, or with those for the present event (see `EventMatch`). They are
    /// in document order of the states for which they were selected.
    @_optimize(speed)
    func selectTransitions(isEventless: Bool) {
        selection.removeAll()
        if isEventless, !definition.hasEventless { return }
        if isEventless, !definition.rising.isEmpty { findRising() }
        selection.begin()
        if isEventless, configuration.listsEventless {
            var leaf = configuration.firstEventless(from: 0)
            while leaf >= 0 {
                select(from: leaf, isEventless)
                leaf = configuration.firstEventless(from: leaf + 1)
            }
        } else {
            if !isEventless, match.only >= 0, !definition.firstListener.isEmpty {
                if selectsOfOneState() { return }
                if configuration.count > Machine.largestScan, selectsOfListeners() { return }
            }
            select(configuration.indices, isEventless)
        }
        selection.finish(&configuration)
    }

    /// Selects for the innermost of some active states.
    @inline(__always)
    private func select(_ positions: Range<Int>, _ isEventless: Bool) {
        for position in positions {
            let leaf = configuration[position]
            let record = definition.states[Int(leaf)]
            guard record.isLeaf, !isEventless || record.hasEventless else { continue }
            select(from: leaf, isEventless)
        }
    }

    @inline(__always)
    private func select(from leaf: Int32, _ isEventless: Bool) {
        let transition = firstEnabledTransition(from: leaf, isEventless)
        if transition >= 0 { selection.add(transition, &configuration) }
    }

    /// The first enabled transition of a state or else of its ancestors, or −1. Also −1 if another leaf has led to the
    /// same state before: its transition is already selected.
    @_optimize(speed)
    private func firstEnabledTransition(from leaf: Int32, _ isEventless: Bool) -> Int32 {
        var state = leaf
        while state >= 0, configuration.memory[Int(state)].looked != selection.number {
            configuration.look(at: state, in: selection.number)
            for transition in definition.states[Int(state)].transitions
            where isEnabled(Int(transition), isEventless) {
                return transition
            }
            state = definition.states[Int(state)].parent
        }
        return -1
    }

    @_optimize(speed)
    private func isEnabled(_ index: Int, _ isEventless: Bool) -> Bool {
        let transition = definition.transitions[index]
        if isEventless {
            if transition.trigger == .when { return guards.edges[index] == .rising }
            guard transition.trigger == .always else { return false }
        } else {
            guard transition.trigger == .event, match.matches(transition.descriptors, context.chart) else {
                return false
            }
        }
        return transition.condition < 0 || allows(transition.condition, of: transition.source)
    }

    /// Selects if only few active states have transitions for the present event, whose only matching descriptor is
    /// known. Examines only the active states inside those.
    /// - Returns: false if that would be no less work.
    @inline(never)
    private func selectsOfListeners() -> Bool {
        let range = Int(definition.firstListener[match.only])..<Int(definition.firstListener[match.only + 1])
        guard range.count < configuration.count / 8 else { return false }
        let count = selection.listListeners(range, &configuration)
        var end: Int32 = 0
        // Those inside an earlier one were examined with it.
        for index in 0..<count where selection.listener(index) >= end {
            let state = selection.listener(index)
            end = definition.states[Int(state)].end
            select(configuration.firstPosition(notBefore: state)..<configuration.firstPosition(notBefore: end), false)
        }
        selection.finish(&configuration)
        return true
    }

    /// Finds the only descriptor that matches an event's name: −1 for none, −2 for several.
    package func descriptor(of name: ArraySlice<UInt8>) -> Int32 { match.find(name, context) }

    /// Selects if all active transitions for the present event belong to one state. Then the first of them whose guard
    /// is true is taken, whatever is active inside that state. The work is proportional to the transitions that name
    /// the event, not to the active states.
    /// - Returns: whether this is the case.
    private func selectsOfOneState() -> Bool {
        let range = Int(definition.firstListener[match.only])..<Int(definition.firstListener[match.only + 1])
        guard range.count <= configuration.count else { return false }
        var source: Int32 = -1
        for index in range {
            let state = definition.transitions[Int(definition.listeners[index])].source
            guard configuration.memory[Int(state)].isActive, state != source else { continue }
            if source >= 0 { return false }
            source = state
        }
        guard source >= 0 else { return true }
        for index in range {
            let transition = definition.transitions[Int(definition.listeners[index])]
            if transition.source == source, transition.condition < 0 || allows(transition.condition, of: source) {
                selection.add(definition.listeners[index], &configuration)
                selection.finish(&configuration)
                return true
            }
        }
        return true
    }
}
