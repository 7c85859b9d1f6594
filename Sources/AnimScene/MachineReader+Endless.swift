// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion

/// Endless eventless transitions.
extension MachineReader {
    /// Rejects a chart that surely never comes to rest once some state is active.
    @inline(never)
    func checkEndless() throws(AnimError) {
        if unguarded.isEmpty { return }
        var search = EndlessSearch(scope)
        guard let leaf = search.leaf(), let transition = search.sureTransition(of: leaf) else { return }
        let name = names.ownName(scope.machine.states[leaf].name)
        for (index, node) in unguarded where index == transition {
            throw json.error(
                node,
                "would be taken for ever, alone or in turn with others, from state \(JSONText.quoted(name[...])): an 'always' transition needs a guard, or another that ends it"
            )
        }
    }
}

/// Finds leaves that are endless: while one is active, an eventless transition is always enabled, and each that may be taken keeps
/// it active or activates another endless leaf. No event is answered in between, so nothing else can end that.
///
/// The largest such set is what remains when leaves that may come to rest are removed until none is left to remove.
private struct EndlessSearch {
    let scope: DocumentScope
    /// By state: for a leaf, whether it is taken for endless; else whether its entry surely enters an endless leaf.
    private var isEndless: [Bool]
    /// The eventless transitions of which the guard can hold.
    private var eventless: [Int] = []
    /// The number of states and transitions still examined. Beyond it, a document is accepted, and the machine's own limit applies.
    private var work = 1 << 22

    @inline(never)
    init(_ scope: DocumentScope) {
        self.scope = scope
        isEndless = [Bool](repeating: false, count: scope.machine.states.count)
        for index in scope.machine.transitions.indices where scope.machine.transitions[index].isEventless {
            if !scope.machine.neverHolds(scope.machine.transitions[index].condition) { eventless.append(index) }
        }
    }

    /// The first endless leaf; nil if there is none.
    mutating func leaf() -> Int? {
        let states = scope.machine.states
        for state in states.indices where states[state].isLeaf { isEndless[state] = sureTransition(of: state) != nil }
        var isForward = false
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            findEntries()
            // In both directions in turn: a chain of transitions is then removed in one round, whichever way it runs.
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
        // How many leaves that may come to rest have a lower index.
        var resting = [Int32](repeating: 0, count: states.count + 1)
        for state in states.indices {
            resting[state + 1] = resting[state] + (states[state].isLeaf && !isEndless[state] ? 1 : 0)
        }
        // Children, and initial states, have higher indices; only a history's initial state is not asked for.
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

    @inline(never)
    private func entersEndless(_ targets: Range<Int32>) -> Bool {
        for index in targets {
            let target = Int(scope.machine.targets[Int(index)])
            // Where another target is inside this one, the states that are entered by default are not entered.
            if isEndless[target], targets.count == 1 || scope.machine.states[target].isLeaf { return true }
        }
        return false
    }

    /// The first eventless transition of a leaf and its ancestors that holds always; nil if there is none.
    @inline(never)
    func sureTransition(of leaf: Int) -> Int? {
        var state = leaf
        while state > 0 {
            for index in scope.machine.states[state].transitions where scope.machine.isSure(Int(index)) {
                return Int(index)
            }
            state = Int(scope.machine.states[state].parent)
        }
        return nil
    }

    /// Whether a transition that may be taken can leave no endless leaf active, as far as can be known in advance.
    @inline(never)
    private mutating func mayRest(_ leaf: Int) -> Bool {
        let states = scope.machine.states
        // The state whose transition is taken at last.
        var taker = 0
        var isInRegion = false
        var exitsNothing = false
        var state = leaf
        while state > 0 {
            isInRegion = isInRegion || states[Int(states[state].parent)].kind == .parallel
            if taker == 0 {
                work -= 1 + states[state].transitions.count
                for index in states[state].transitions {
                    let transition = scope.machine.transitions[Int(index)]
                    guard transition.isEventless, !scope.machine.neverHolds(transition.condition) else { continue }
                    if transition.targets.isEmpty {
                        exitsNothing = true
                    } else if !entersEndless(transition.targets) {
                        return true
                    }
                    if scope.machine.isSure(Int(index)) {
                        taker = state
                        break
                    }
                }
            }
            state = Int(states[state].parent)
        }
        if !isInRegion { return false }
        // What is taken at the same time for leaves of other regions. That of an ancestor yields to what exits this leaf.
        work -= eventless.count
        for index in eventless {
            let source = Int(scope.machine.transitions[index].source)
            let isAround = source == leaf || scope.machine.isState(Int32(leaf), inside: Int32(source))
            if isAround, source >= taker || !exitsNothing { continue }
            if scope.machine.canEnd(Int32(leaf), by: index), !entersEndless(scope.machine.transitions[index].targets) {
                return true
            }
        }
        return false
    }
}

extension TransitionDefinition {
    fileprivate var isEventless: Bool { trigger == .always || trigger == .when }
}

extension MachineDefinition {
    /// Whether a transition is enabled whenever its source is active.
    fileprivate func isSure(_ index: Int) -> Bool {
        transitions[index].trigger == .always && alwaysHolds(transitions[index].condition)
    }

    /// Whether a condition holds whatever happens.
    func alwaysHolds(_ condition: Int32) -> Bool { condition < 0 || truth(condition) == true }

    /// Whether it holds never.
    func neverHolds(_ condition: Int32) -> Bool { condition >= 0 && truth(condition) == false }

    /// What an expression comes to whatever its names stand for; nil where that counts.
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
