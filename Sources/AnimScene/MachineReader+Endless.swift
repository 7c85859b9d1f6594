// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion

/// Endless eventless transitions.
extension MachineReader {
    /// Rejects a chart that never comes to rest once some state is active.
    @inline(never)
    func checkEndless() throws(AnimError) {
        if unguarded.isEmpty { return }
        var search = EndlessSearch(scope, unguarded)
        guard let leaf = search.leaf() else { return }
        let name = names.ownName(scope.machine.states[leaf].name)
        for (index, node) in unguarded where index == search.sureTransitions[leaf] {
            throw json.error(
                node,
                "would be taken for ever, alone or in turn with others, from state \(JSONText.quoted(name[...])): an 'always' transition needs a guard, or another that ends it"
            )
        }
    }
}

/// Finds endless leaf states. While one is active, an eventless transition is always enabled, and each transition that
/// may be taken keeps it active or enters another endless leaf. So the macrostep never ends, and no event is processed.
///
/// Computes the largest such set: starts with all leaves that have a sure transition, and removes those that may come
/// to rest until none is left to remove.
private struct EndlessSearch {
    let scope: DocumentScope
    /// By state. For a leaf: whether it is still assumed to be endless. For others: whether entering it surely enters
    /// an endless leaf.
    private var isEndless: [Bool]
    /// By state: the first transition that is enabled whenever the state is active, its own or else that of the nearest
    /// ancestor; −1 for none.
    private(set) var sureTransitions: [Int]
    /// By state: whether it is inside a parallel state.
    private var isInRegion: [Bool]
    /// By transition: whether it is eventless and its guard can be true.
    private var mayBeTaken: [Bool]
    /// By transition: whether it is eventless and its guard is always true.
    private var isSure: [Bool]
    /// Indices of the transitions that may be taken.
    private var eventless: [Int] = []
    /// The remaining budget, in states and transitions examined. When it is used up, the document is accepted; then the
    /// machine's limit on microsteps applies.
    private var work = 1 << 22

    @inline(never)
    init(_ scope: DocumentScope, _ unguarded: [(transition: Int, node: Int32)]) {
        self.scope = scope
        let (states, transitions) = (scope.machine.states, scope.machine.transitions)
        isEndless = [Bool](repeating: false, count: states.count)
        isInRegion = [Bool](repeating: false, count: states.count)
        sureTransitions = [Int](repeating: -1, count: states.count)
        mayBeTaken = [Bool](repeating: false, count: transitions.count)
        isSure = mayBeTaken
        for (index, _) in unguarded { isSure[index] = true }
        for index in transitions.indices
        where transitions[index].isEventless && !scope.machine.neverHolds(transitions[index].condition) {
            mayBeTaken[index] = true
            eventless.append(index)
        }
        // Parents come first.
        for state in states.indices.dropFirst() {
            let parent = Int(states[state].parent)
            isInRegion[state] = isInRegion[parent] || states[parent].kind == .parallel
            sureTransitions[state] = sureTransitions[parent]
            for index in states[state].transitions where isSure[Int(index)] {
                sureTransitions[state] = Int(index)
                break
            }
        }
    }

    /// The first endless leaf; nil if there is none.
    mutating func leaf() -> Int? {
        let states = scope.machine.states
        for state in states.indices where states[state].isLeaf { isEndless[state] = sureTransitions[state] >= 0 }
        var isForward = false
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            findEntries()
            // The direction alternates, so that a chain of transitions is removed in one round, whichever way it runs.
            for step in states.indices {
                let state = isForward ? step : states.count - 1 - step
                guard isEndless[state], states[state].isLeaf else { continue }
                if mayRest(state) {
                    isEndless[state] = false
                    hasChanged = true
                }
                if work < 0 { return nil }
            }
            isForward.toggle()
        }
        for state in states.indices where isEndless[state] && states[state].isLeaf { return state }
        return nil
    }

    /// Updates `isEndless` of compound, parallel and history states from that of leaves.
    @inline(never)
    private mutating func findEntries() {
        let states = scope.machine.states
        work -= states.count
        // Prefix sums: the number of leaves with a lower index that may come to rest.
        var resting = [Int32](repeating: 0, count: states.count + 1)
        for state in states.indices {
            resting[state + 1] = resting[state] + (states[state].isLeaf && !isEndless[state] ? 1 : 0)
        }
        // Backwards: children and initial states have higher indices. Only a history's initial states may not; they are
        // not needed.
        for state in states.indices.reversed() {
            switch states[state].kind {
            case .atomic, .final: break
            case .compound: isEndless[state] = entersEndless(states[state].initial)
            case .parallel:
                isEndless[state] = false
                var child = state + 1
                while child < Int(states[state].end) {
                    if isEndless[child], states[child].kind != .history { isEndless[state] = true }
                    child = Int(states[child].end)
                }
            case .history:
                let parent = Int(states[state].parent)
                isEndless[state] = resting[parent] == resting[Int(states[parent].end)]
            }
        }
    }

    /// Whether entering the targets surely enters an endless leaf.
    @inline(never)
    private func entersEndless(_ targets: Range<Int32>) -> Bool {
        for index in targets {
            let target = Int(scope.machine.targets[Int(index)])
            // Another target may be inside this one; then its default descendants are not entered.
            if isEndless[target], targets.count == 1 || scope.machine.states[target].isLeaf { return true }
        }
        return false
    }

    /// Whether taking some transition from a leaf may leave no endless leaf active. True if this cannot be excluded.
    @inline(never)
    private mutating func mayRest(_ leaf: Int) -> Bool {
        let states = scope.machine.states
        // Transitions of its ancestors are not reached: its own is always enabled.
        let taker = Int(scope.machine.transitions[sureTransitions[leaf]].source)
        var exitsNothing = false
        var state = leaf
        while state >= taker {
            work -= 1 + states[state].transitions.count
            for index in states[state].transitions where mayBeTaken[Int(index)] {
                let targets = scope.machine.transitions[Int(index)].targets
                work -= targets.count
                if targets.isEmpty {
                    exitsNothing = true
                } else if !entersEndless(targets) {
                    return true
                }
                if isSure[Int(index)] { break }
            }
            state = Int(states[state].parent)
        }
        if !isInRegion[leaf] { return false }
        // Transitions taken in the same microstep for leaves of other regions. One of an ancestor is preempted by a
        // transition that exits this leaf.
        work -= eventless.count
        for index in eventless where work >= 0 {
            let transition = scope.machine.transitions[index]
            let source = Int(transition.source)
            let isAround = source == leaf || scope.machine.isState(Int32(leaf), inside: Int32(source))
            if isAround, source >= taker || !exitsNothing { continue }
            // `canEnd` searches for the common ancestor of the targets.
            work -= 16 * (1 + transition.targets.count)
            if scope.machine.canEnd(Int32(leaf), by: index), !entersEndless(transition.targets) { return true }
        }
        return false
    }
}

extension TransitionDefinition {
    fileprivate var isEventless: Bool { trigger == .always || trigger == .when }
}

extension MachineDefinition {
    /// Whether a condition is true whatever the values of its variables.
    func alwaysHolds(_ condition: Int32) -> Bool { condition < 0 || truth(condition) == true }

    /// Whether a condition is false whatever the values of its variables.
    func neverHolds(_ condition: Int32) -> Bool { condition >= 0 && truth(condition) == false }

    /// The truth of a condition, if it is the same for all values of its variables; otherwise nil.
    @inline(never)
    private func truth(_ condition: Int32) -> Bool? {
        let expression = expressions[Int(condition)].expression
        if expression.variables.isEmpty {
            let value = expression.evaluate { _ in 0 }
            return value != 0 && !value.isNaN
        }
        return Expression.range(expression.code.keptElements) { _ in .anything }?.truth
    }
}
