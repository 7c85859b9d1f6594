// SPDX-License-Identifier: MIT
import AnimStage

/// Marks of a state during the computation of the entry set.
private enum EntryMark {
    /// It is in the entry set.
    static let entered: UInt8 = 1
    /// A state inside it is in the entry set.
    static let around: UInt8 = 2
    /// All of its children are marked.
    static let completed: UInt8 = 4
    /// Its descendants were computed.
    static let expanded: UInt8 = 8
    /// It is entered by its initial transition.
    static let byDefault: UInt8 = 16
}

/// The states that a microstep enters: SCXML appendix D's `computeEntrySet`. It marks them, and those around them, in
/// the records of the configuration; at rest it is empty, and no state has a mark.
///
/// Not recursive: states may be nested deeper than the call stack allows. The pending work is a stack. An entry is
/// either a state to expand, or ~state, preceded by its limit: mark the ancestors of the state up to the limit.
struct EntrySet: ~Copyable {
    /// The states marked for entry, in document order after `sort`.
    private(set) var states = Slots<Int32>()
    /// Their ancestors.
    private var around = Slots<Int32>()
    private var pending = Slots<Int32>()
    /// Histories entered by their default.
    private var defaultHistories: [Int32] = []

    deinit {
        states.deallocate()
        around.deallocate()
        pending.deallocate()
    }

    /// Whether a state's initial transition was taken.
    @inline(__always)
    func entersByDefault(_ state: Int32, _ memory: Slots<StateMemory>) -> Bool {
        memory[Int(state)].mark & EntryMark.byDefault != 0
    }

    /// The histories whose default transition was taken.
    var defaults: [Int32] { @inline(__always) get { defaultHistories } }

    /// Removes all states, and clears their marks.
    mutating func removeAll(_ configuration: inout Configuration) {
        for index in states.indices { configuration.unmark(states[index]) }
        for index in around.indices { configuration.unmark(around[index]) }
        states.truncate(to: 0)
        around.truncate(to: 0)
        if !defaultHistories.isEmpty { defaultHistories.removeAll(keepingCapacity: true) }
    }

    // MARK: Addition

    /// Marks all states that a transition enters.
    /// - Parameter domain: the transition's domain.
    mutating func add(
        targets: Range<Int32>,
        inside domain: Int32,
        _ configuration: inout Configuration
    ) {
        guard !targets.isEmpty else { return }
        pending.truncate(to: 0)
        add(targets, upTo: domain, &configuration)
        addPending(&configuration)
        if domain == 0 { fill(0, &configuration) }
    }

    /// SCXML's `addDescendantStatesToEnter`.
    mutating func addDescendants(of state: Int32, _ configuration: inout Configuration) {
        expand(state, &configuration)
        addPending(&configuration)
    }

    /// Marks states that can be active together, their ancestors inside a container, and all other states that the
    /// configuration then needs inside the container.
    mutating func add(
        _ states: [Int32],
        inside container: Int32,
        _ configuration: inout Configuration
    ) {
        pending.truncate(to: 0)
        // Mark all first: the default of a state that contains another is not entered.
        for state in states { mark(state, &configuration) }
        for state in states {
            addDescendants(of: state, &configuration)
            var ancestor = configuration.definition.states[Int(state)].parent
            while ancestor > container, !hasMark(EntryMark.entered, ancestor, &configuration) {
                enclose(ancestor, &configuration)
                ancestor = configuration.definition.states[Int(ancestor)].parent
            }
            addPending(&configuration)
        }
        fill(container, &configuration)
    }

    /// Sorts the states into document order.
    mutating func sort(_ configuration: inout Configuration) {
        if states.count > 32, states.count > configuration.memory.count / 16 {
            states.truncate(to: 0)
            for state in configuration.memory.indices
            where configuration.memory[state].mark & EntryMark.entered != 0 {
                states.append(Int32(state))
            }
        } else {
            EntrySet.sort(states)
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
                var position = index
                while position >= gap, states[position - gap] > state {
                    states[position] = states[position - gap]
                    position -= gap
                }
                states[position] = state
                index += 1
            }
            gap /= 3
        }
    }

    // MARK: Pending work

    private mutating func addPending(_ configuration: inout Configuration) {
        while let next = pending.popLast() {
            if next >= 0 {
                expand(next, &configuration)
            } else if let limit = pending.popLast() {
                addAncestors(of: ~next, upTo: limit, &configuration)
            }
        }
    }

    private mutating func addLater(_ target: Int32, upTo state: Int32) {
        pending.append(state)
        pending.append(~target)
    }

    /// Marks targets, their descendants to enter, and their ancestors up to a state.
    private mutating func add(
        _ targets: Range<Int32>,
        upTo state: Int32,
        _ configuration: inout Configuration
    ) {
        if targets.count == 1 {
            let target = configuration.definition.targets[Int(targets.lowerBound)]
            if configuration.definition.states[Int(target)].isLeaf {
                mark(target, &configuration)
                addAncestors(of: target, upTo: state, &configuration)
                return
            }
            let record = configuration.definition.states[Int(target)]
            if record.kind == .history || record.parent != state { addLater(target, upTo: state) }
            pending.append(target)
            return
        }
        // Mark all first: the default of a target that contains another is not entered.
        for index in targets {
            let target = configuration.definition.targets[Int(index)]
            if configuration.definition.states[Int(target)].kind == .history {
                markAround(configuration.definition.states[Int(target)].parent, &configuration)
            } else {
                mark(target, &configuration)
            }
        }
        for index in targets.reversed() { addLater(configuration.definition.targets[Int(index)], upTo: state) }
        for index in targets.reversed() { pending.append(configuration.definition.targets[Int(index)]) }
    }

    /// Marks what the configuration needs inside a container, if that is parallel.
    private mutating func fill(_ container: Int32, _ configuration: inout Configuration) {
        guard configuration.definition.states[Int(container)].kind == .parallel else { return }
        complete(container, &configuration)
        addPending(&configuration)
    }

    /// Expands one state. Only goes inwards, so it terminates.
    private mutating func expand(_ state: Int32, _ configuration: inout Configuration) {
        let record = configuration.definition.states[Int(state)]
        if record.kind == .history {
            let history = Int(record.history)
            if configuration.remembered[history].isEmpty {
                // Of a state's histories, the last one applies.
                defaultHistories.removeAll { configuration.definition.states[Int($0)].parent == record.parent }
                defaultHistories.append(state)
                add(record.initial, upTo: record.parent, &configuration)
            } else {
                for active in configuration.remembered[history].reversed() { addLater(active, upTo: record.parent) }
                for active in configuration.remembered[history].reversed() { pending.append(active) }
            }
            return
        }
        mark(state, &configuration)
        guard !hasMark(EntryMark.expanded, state, &configuration) else { return }
        configuration.mark(state, EntryMark.expanded)
        switch record.kind {
        case .compound:
            guard !hasMark(EntryMark.around, state, &configuration) else { return }
            configuration.mark(state, EntryMark.byDefault)
            add(record.initial, upTo: state, &configuration)
        case .parallel: complete(state, &configuration)
        default: break
        }
    }

    /// SCXML's `addAncestorStatesToEnter`, for the effective targets of a target.
    private mutating func addAncestors(
        of target: Int32,
        upTo state: Int32,
        _ configuration: inout Configuration
    ) {
        let record = configuration.definition.states[Int(target)]
        if record.kind == .history {
            let history = Int(record.history)
            if configuration.remembered[history].isEmpty {
                for index in record.initial { addLater(configuration.definition.targets[Int(index)], upTo: state) }
            } else {
                for active in configuration.remembered[history] { addLater(active, upTo: state) }
            }
            return
        }
        var ancestor = record.parent
        while ancestor > state {
            // A history's remembered states may be inside states that are not exited. The pseudo-code would enter the
            // regions of those again; §3.13 enters only inactive states.
            if !configuration.memory[Int(ancestor)].isActive { enclose(ancestor, &configuration) }
            ancestor = configuration.definition.states[Int(ancestor)].parent
        }
    }

    // MARK: Marks

    @inline(__always)
    private func hasMark(_ mark: UInt8, _ state: Int32, _ configuration: inout Configuration) -> Bool {
        configuration.memory[Int(state)].mark & mark != 0
    }

    private mutating func mark(_ state: Int32, _ configuration: inout Configuration) {
        guard !hasMark(EntryMark.entered, state, &configuration) else { return }
        configuration.mark(state, EntryMark.entered)
        states.append(state)
        markAround(configuration.definition.states[Int(state)].parent, &configuration)
    }

    /// Marks a state and its ancestors as containing an entered state.
    private mutating func markAround(_ state: Int32, _ configuration: inout Configuration) {
        var ancestor = state
        while ancestor >= 0, !hasMark(EntryMark.around, ancestor, &configuration) {
            configuration.mark(ancestor, EntryMark.around)
            around.append(ancestor)
            ancestor = configuration.definition.states[Int(ancestor)].parent
        }
    }

    /// Marks an ancestor of an entered state, and what it needs inside.
    private mutating func enclose(_ ancestor: Int32, _ configuration: inout Configuration) {
        mark(ancestor, &configuration)
        if configuration.definition.states[Int(ancestor)].kind == .parallel { complete(ancestor, &configuration) }
    }

    /// Marks the children of a parallel state inside which nothing is entered yet.
    private mutating func complete(_ state: Int32, _ configuration: inout Configuration) {
        guard !hasMark(EntryMark.completed, state, &configuration) else { return }
        configuration.mark(state, EntryMark.completed)
        for child in ChildStates(states: configuration.definition.states, parent: state)
        where !hasMark(EntryMark.around, child, &configuration)
            && configuration.definition.states[Int(child)].kind != .history
        {
            if configuration.definition.states[Int(child)].isLeaf {
                mark(child, &configuration)
            } else {
                pending.append(child)
            }
        }
    }
}
