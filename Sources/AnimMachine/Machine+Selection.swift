// SPDX-License-Identifier: MIT
import AnimStage

/// Selection of transitions: SCXML appendix D's `selectTransitions`, `selectEventlessTransitions`,
/// `removeConflictingTransitions`, `computeExitSet` and `getTransitionDomain`.
extension Machine {
    /// Fills `enabled` with eventless transitions, or with those for the present event (see `match`). They are in document
    /// order of the states for which they were selected.
    @_optimize(speed)
    func selectTransitions(isEventless: Bool) {
        enabled.truncate(to: 0)
        if isEventless, !definition.hasEventless { return }
        if isEventless, !definition.rising.isEmpty { findRising() }
        selectionNumber += 1
        if isEventless, eventless.isUsed {
            var leaf = eventless.first(from: 0)
            while leaf >= 0 {
                select(from: leaf, isEventless)
                leaf = eventless.first(from: leaf + 1)
            }
        } else {
            if !isEventless, onlyMatch >= 0, !definition.firstListener.isEmpty {
                if selectsOfOneState() { return }
                if configuration.count > Machine.largestScan, selectsOfListeners() { return }
            }
            select(configuration.indices, isEventless)
        }
        finishSelection()
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
        if transition >= 0, !isSelected[Int(transition)] { enable(transition) }
    }

    @inline(__always)
    private func finishSelection() {
        for index in enabled.indices { isSelected[Int(enabled[index])] = false }
        if enabled.count > 1 { removeConflicts() }
    }

    func enable(_ transition: Int32) {
        isSelected[Int(transition)] = true
        enabled.append(transition)
        if definition.transitions[Int(transition)].targetsHistory {
            domains[Int(transition)] = definition.domain(of: Int(transition), remembered)
        }
    }

    /// The first enabled transition of a state or else of its ancestors, or −1. Also −1 if another leaf has led to the same
    /// state before: its transition is already selected.
    @_optimize(speed)
    private func firstEnabledTransition(from leaf: Int32, _ isEventless: Bool) -> Int32 {
        var state = leaf
        while state >= 0, memory[Int(state)].looked != selectionNumber {
            memory[Int(state)].looked = selectionNumber
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
            if transition.trigger == .when { return edges[index] == .rising }
            guard transition.trigger == .always else { return false }
        } else {
            guard transition.trigger == .event, isMatched(transition.descriptors) else { return false }
        }
        return transition.condition < 0 || allows(transition.condition, of: transition.source)
    }

    func isMatched(_ descriptors: Range<Int32>) -> Bool {
        for index in descriptors where matched[Int(definition.descriptors[Int(index)])] == eventNumber { return true }
        return false
    }

    /// Starts the answer to an event, and finds the matching descriptors (SCXML §3.12.1): those equal to its name or to a
    /// prefix that ends before a dot; `*` matches all.
    /// - Returns: whether there are any.
    func match(_ name: ArraySlice<UInt8>) -> Bool {
        eventNumber += 1
        var count = 0
        stage.names.findPrefixes(of: name) { prefix in
            if let descriptor = definition.descriptorOfName[prefix] {
                matched[descriptor] = eventNumber
                onlyMatch = descriptor
                count += 1
            }
        }
        if definition.hasWildcard {
            matched[0] = eventNumber
            onlyMatch = 0
            count += 1
        }
        if count != 1 { onlyMatch = -1 }
        return count > 0
    }

    /// Selects if only few active states have transitions for the present event, whose only matching descriptor is known.
    /// Examines only the active states inside those.
    /// - Returns: false if that would be no less work.
    @inline(never)
    private func selectsOfListeners() -> Bool {
        let range = Int(definition.firstListener[onlyMatch])..<Int(definition.firstListener[onlyMatch + 1])
        guard range.count < configuration.count / 8 else { return false }
        leaving.truncate(to: 0)
        for index in range {
            let state = definition.transitions[Int(definition.listeners[index])].source
            if memory[Int(state)].isActive { leaving.append(state) }
        }
        Machine.sort(leaving)
        var end: Int32 = 0
        // Those inside an earlier one were examined with it.
        for index in leaving.indices where leaving[index] >= end {
            end = definition.states[Int(leaving[index])].end
            select(firstPosition(notBefore: leaving[index])..<firstPosition(notBefore: end), false)
        }
        finishSelection()
        return true
    }

    /// The same, by the index of the event's name.
    func match(_ name: Int32) -> Bool {
        let place = Int(name & 3)
        guard knownMatches[place].name == name, knownMatches[place].descriptor >= -1 else {
            knownMatches[place] = (name: name, descriptor: descriptor(of: stage.name(name)))
            return onlyMatch >= 0 || knownMatches[place].descriptor < -1
        }
        return match(descriptor: knownMatches[place].descriptor)
    }

    /// Starts the answer to an event, and finds the only descriptor that matches its name: −1 for none, −2 for several.
    package func descriptor(of name: ArraySlice<UInt8>) -> Int32 {
        let isMatched = match(name)
        return isMatched && onlyMatch < 0 ? -2 : Int32(onlyMatch)
    }

    /// Starts the answer to an event with one matching descriptor, or none for −1.
    /// - Returns: whether there is one.
    func match(descriptor: Int32) -> Bool {
        eventNumber += 1
        onlyMatch = Int(descriptor)
        guard onlyMatch >= 0 else { return false }
        matched[onlyMatch] = eventNumber
        return true
    }

    /// Selects if all active transitions for the present event belong to one state. Then the first of them whose guard is true
    /// is taken, whatever is active inside that state. The work is proportional to the transitions that name the event, not to
    /// the active states.
    /// - Returns: whether this is the case.
    private func selectsOfOneState() -> Bool {
        let range = Int(definition.firstListener[onlyMatch])..<Int(definition.firstListener[onlyMatch + 1])
        guard range.count <= configuration.count else { return false }
        var source: Int32 = -1
        for index in range {
            let state = definition.transitions[Int(definition.listeners[index])].source
            guard memory[Int(state)].isActive, state != source else { continue }
            if source >= 0 { return false }
            source = state
        }
        guard source >= 0 else { return true }
        for index in range {
            let transition = definition.transitions[Int(definition.listeners[index])]
            if transition.source == source, transition.condition < 0 || allows(transition.condition, of: source) {
                enable(definition.listeners[index])
                isSelected[Int(definition.listeners[index])] = false
                return true
            }
        }
        return true
    }

    /// Of transitions that would exit the same state, keeps the one with the inner source, or else the first.
    ///
    /// Every kept transition claims the active states that it would exit; the exit sets of kept ones are disjoint.
    private func removeConflicts() {
        filtered.truncate(to: 0)
        if claims.isEmpty { claims = [Int32](repeating: -1, count: definition.states.count) }
        for index in enabled.indices {
            let transition = enabled[index]
            let range = exitRange(of: transition)
            if isPreempted(transition, range) { continue }
            for position in range {
                let other = claims[Int(configuration[position])]
                guard other >= 0 else { continue }
                for claimed in exitRange(of: other) { claims[Int(configuration[claimed])] = -1 }
                // It is near the end.
                var place = filtered.count - 1
                while filtered[place] != other { place -= 1 }
                for next in place + 1..<filtered.count { filtered[next - 1] = filtered[next] }
                filtered.truncate(to: filtered.count - 1)
            }
            for position in range { claims[Int(configuration[position])] = transition }
            filtered.append(transition)
        }
        for index in filtered.indices {
            for position in exitRange(of: filtered[index]) { claims[Int(configuration[position])] = -1 }
        }
        swap(&enabled, &filtered)
    }

    /// Whether a state that the transition would exit is claimed by one whose source is not an ancestor of this one's.
    private func isPreempted(_ transition: Int32, _ range: Range<Int>) -> Bool {
        let source = definition.transitions[Int(transition)].source
        var last: Int32 = -1
        for position in range {
            let other = claims[Int(configuration[position])]
            if other < 0 || other == last { continue }
            if !definition.isState(source, inside: definition.transitions[Int(other)].source) { return true }
            last = other
        }
        return false
    }

    /// The range of `configuration` that a transition exits: contiguous in document order.
    func exitRange(of transition: Int32) -> Range<Int> {
        let domain = domains[Int(transition)]
        guard domain >= 0 else { return 0..<0 }
        return positions(inside: domain)
    }

    /// The range in `configuration` of the active states inside a state.
    func positions(inside state: Int32) -> Range<Int> {
        firstPosition(notBefore: state + 1)..<firstPosition(notBefore: definition.states[Int(state)].end)
    }

    /// Binary search in the sorted configuration.
    func firstPosition(notBefore state: Int32) -> Int {
        var low = 0
        var high = configuration.count
        while low < high {
            let middle = (low + high) &>> 1
            if configuration[middle] < state { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
