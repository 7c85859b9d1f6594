/// Which transitions are taken, and which states they lead to: SCXML appendix D's `selectTransitions`,
/// `removeConflictingTransitions`, `getTransitionDomain` and `computeEntrySet`.
extension Machine {
    /// Fills `enabled`, in document order of the states that they were selected for.
    func selectTransitions(for occasion: Occasion) {
        enabled.removeAll(keepingCapacity: true)
        for leaf in configuration where definition.states[Int(leaf)].isLeaf {
            if let transition = firstEnabledTransition(from: leaf, occasion), !enabled.contains(transition) {
                enabled.append(transition)
            }
        }
        if enabled.count > 1 { removeConflicts() }
    }

    /// The first transition that matches, looking in a state and then in its ancestors.
    private func firstEnabledTransition(from leaf: Int32, _ occasion: Occasion) -> Int32? {
        var state = leaf
        while state >= 0 {
            for transition in definition.states[Int(state)].transitions
            where isEnabled(transition, occasion) {
                return Int32(transition)
            }
            state = definition.states[Int(state)].parent
        }
        return nil
    }

    private func isEnabled(_ index: Int, _ occasion: Occasion) -> Bool {
        let transition = definition.transitions[index]
        switch (transition.trigger, occasion) {
        case (.always, .eventless): break
        case (.event(let descriptor), .event(let name)):
            guard Machine.matches(stage.name(descriptor), name) else { return false }
        case (.after, .delay(let fired)):
            guard Int(fired) == index else { return false }
        default: return false
        }
        guard let condition = transition.condition else { return true }
        return inputs.inputs[condition.input].boolean == condition.expected
    }

    /// SCXML §3.12.1: a descriptor matches a name that is equal to it, or continues it after a dot; `*` matches all.
    static func matches(_ descriptor: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        if descriptor.count == 1, descriptor.first == UInt8(ascii: "*") { return true }
        guard name.starts(with: descriptor) else { return false }
        return name.count == descriptor.count || name[name.startIndex + descriptor.count] == UInt8(ascii: ".")
    }

    /// Keeps, of transitions that would leave the same state, the one of the inner source, or else the first.
    private func removeConflicts() {
        filtered.removeAll(keepingCapacity: true)
        for transition in enabled {
            var isPreempted = false
            for other in filtered where exitSetsMeet(transition, other) {
                let source = definition.transitions[Int(transition)].source
                if !definition.isState(source, inside: definition.transitions[Int(other)].source) {
                    isPreempted = true
                    break
                }
            }
            if isPreempted { continue }
            filtered.removeAll { exitSetsMeet(transition, $0) }
            filtered.append(transition)
        }
        swap(&enabled, &filtered)
    }

    /// Whether two transitions would both leave some active state. What a transition leaves is all that is active
    /// inside its domain, and domains lie inside one another or apart.
    private func exitSetsMeet(_ one: Int32, _ other: Int32) -> Bool {
        let first = domain(of: Int(one))
        let second = domain(of: Int(other))
        guard first >= 0, second >= 0 else { return false }
        guard first == second || definition.isState(first, inside: second) || definition.isState(second, inside: first)
        else { return false }
        let inner = max(first, second)
        for state in configuration where definition.isState(state, inside: inner) { return true }
        return false
    }

    /// The innermost compound state (or the chart) that contains all that the transition leaves and enters; −1 when it
    /// has no target.
    func domain(of index: Int) -> Int32 {
        let transition = definition.transitions[index]
        guard !transition.targets.isEmpty else { return -1 }
        if transition.isInternal, definition.states[Int(transition.source)].kind == .compound,
            allTargets(of: transition, areInside: transition.source)
        {
            return transition.source
        }
        var ancestor = definition.states[Int(transition.source)].parent
        while ancestor > 0 {
            if definition.states[Int(ancestor)].kind == .compound, allTargets(of: transition, areInside: ancestor) {
                return ancestor
            }
            ancestor = definition.states[Int(ancestor)].parent
        }
        return 0
    }

    private func allTargets(of transition: TransitionDefinition, areInside state: Int32) -> Bool {
        for target in transition.targets where !definition.isState(definition.targets[target], inside: state) {
            return false
        }
        return true
    }

    // MARK: Entry set

    /// Marks all that a transition enters.
    func addTargets(of index: Int) {
        let transition = definition.transitions[index]
        let domain = self.domain(of: index)
        for target in transition.targets { mark(definition.targets[target]) }
        for target in transition.targets {
            let state = definition.targets[target]
            addDescendants(of: state)
            addAncestors(of: state, upTo: domain)
        }
    }

    private func mark(_ state: Int32) { entrySet[Int(state)] = true }

    /// Marks what is entered by default inside a state that is entered.
    func addDescendants(of state: Int32) {
        let record = definition.states[Int(state)]
        switch record.kind {
        case .atomic, .final: break
        case .compound:
            guard record.initial >= 0, !isAnyChildMarked(of: state) else { return }
            mark(record.initial)
            addDescendants(of: record.initial)
            addAncestors(of: record.initial, upTo: state)
        case .parallel:
            for child in children(of: state) where !isMarkedInside(child) {
                mark(child)
                addDescendants(of: child)
            }
        }
    }

    private func addAncestors(of state: Int32, upTo domain: Int32) {
        var ancestor = definition.states[Int(state)].parent
        while ancestor > domain {
            mark(ancestor)
            if definition.states[Int(ancestor)].kind == .parallel {
                for child in children(of: ancestor) where !isMarkedInside(child) {
                    mark(child)
                    addDescendants(of: child)
                }
            }
            ancestor = definition.states[Int(ancestor)].parent
        }
    }

    private func isAnyChildMarked(of state: Int32) -> Bool {
        for child in children(of: state) where isMarkedInside(child) { return true }
        return false
    }

    /// Whether the state or one inside it is marked.
    private func isMarkedInside(_ state: Int32) -> Bool {
        for index in Int(state)..<Int(definition.states[Int(state)].end) where entrySet[index] { return true }
        return false
    }

    /// The children of a state, in document order.
    func children(of state: Int32) -> ChildStates { ChildStates(definition: definition, parent: state) }
}

/// The children of a state: each begins where the one before ends.
struct ChildStates: Sequence, IteratorProtocol {
    private let definition: MachineDefinition
    private let end: Int32
    private var child: Int32

    init(definition: MachineDefinition, parent: Int32) {
        self.definition = definition
        end = definition.states[Int(parent)].end
        child = parent + 1
    }

    mutating func next() -> Int32? {
        guard child < end else { return nil }
        defer { child = definition.states[Int(child)].end }
        return child
    }
}
