/// Which transitions are taken, and which states they lead to: SCXML appendix D's `selectTransitions`,
/// `removeConflictingTransitions`, `computeExitSet` and `computeEntrySet`.
extension Machine {
    /// Fills `enabled`, in document order of the states that they were selected for.
    func selectTransitions(for occasion: Occasion) {
        enabled.removeAll(keepingCapacity: true)
        for leaf in configuration where definition.states[Int(leaf)].isLeaf {
            if let transition = firstEnabledTransition(from: leaf, occasion), !isSelected[Int(transition)] {
                isSelected[Int(transition)] = true
                enabled.append(transition)
            }
        }
        for transition in enabled { isSelected[Int(transition)] = false }
        if enabled.count > 1 { removeConflicts() }
    }

    /// The first transition that matches, looking in a state and then in its ancestors.
    @_optimize(speed)
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

    @_optimize(speed)
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
    @_optimize(speed)
    static func matches(_ descriptor: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        if descriptor.count == 1, descriptor.first == UInt8(ascii: "*") { return true }
        guard name.starts(with: descriptor) else { return false }
        return name.count == descriptor.count || name[name.startIndex + descriptor.count] == UInt8(ascii: ".")
    }

    /// Keeps, of transitions that would leave the same state, the one of the inner source, or else the first.
    ///
    /// Every kept transition claims the active states that it would leave; the exit sets of kept ones are disjoint.
    private func removeConflicts() {
        filtered.removeAll(keepingCapacity: true)
        for transition in enabled {
            let range = exitRange(of: transition)
            if isPreempted(transition, range) { continue }
            for position in range {
                let other = claims[Int(configuration[position])]
                guard other >= 0 else { continue }
                for claimed in exitRange(of: other) { claims[Int(configuration[claimed])] = -1 }
                filtered.removeAll { $0 == other }
            }
            for position in range { claims[Int(configuration[position])] = transition }
            filtered.append(transition)
        }
        for state in configuration { claims[Int(state)] = -1 }
        swap(&enabled, &filtered)
    }

    /// Whether a state that the transition would leave is claimed by one whose source is not an ancestor of its own.
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

    /// Where in `configuration` the states are that a transition leaves: they follow one another in document order.
    func exitRange(of transition: Int32) -> Range<Int> {
        let domain = definition.transitions[Int(transition)].domain
        guard domain >= 0 else { return 0..<0 }
        let first = firstPosition(notBefore: domain + 1)
        return first..<max(first, firstPosition(notBefore: definition.states[Int(domain)].end))
    }

    /// Binary search in the sorted configuration.
    private func firstPosition(notBefore state: Int32) -> Int {
        var low = 0
        var high = configuration.count
        while low < high {
            let middle = (low + high) / 2
            if configuration[middle] < state { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Entry set

    /// Marks all that a transition enters.
    func addTargets(of index: Int) {
        let transition = definition.transitions[index]
        let domain = transition.domain
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
