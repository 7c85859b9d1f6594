// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// States that no transition of their machine leads to.
extension DocumentChecker {
    func warnOfStates(in document: CheckedDocument, _ index: Int32) {
        guard !document.states.isEmpty else { return }
        var reach = StateReach(document)
        reach.run()
        for state in document.states.indices.dropFirst() where !reach.isReached[state] {
            // Descendants of an unreachable state are not reported.
            if reach.isReached[document.states[state].parent] { add(.state, index, document.states[state].key) }
        }
    }
}

/// The states that can become active, by SCXML's algorithm, if every guard can be true.
///
/// Complexity: O(states + targets of transitions).
private struct StateReach {
    private let document: CheckedDocument
    private let states: [CheckedDocument.State]
    /// Whether it can be active; for a history, whether it can be a target.
    private(set) var isReached: [Bool]
    /// Whether its default can be entered.
    private var isEntered: [Bool]
    /// Whether a shallow history enters its children.
    private var isRestored: [Bool]
    /// States whose transitions were not followed yet.
    private var waiting: [Int] = []
    /// For each parallel state, the children that were not yet entered beside a target; nil stands for all children.
    private var others: [[Int]?]
    /// By state: the last call of `go` in which it was on the path to a target, and in which its children were
    /// examined.
    private var passed: [Int]
    private var looked: [Int]
    private var time = 0

    init(_ document: CheckedDocument) {
        self.document = document
        states = document.states
        isReached = [Bool](repeating: false, count: states.count)
        isEntered = isReached
        isRestored = isReached
        others = [[Int]?](repeating: nil, count: states.count)
        passed = [Int](repeating: 0, count: states.count)
        looked = passed
    }

    mutating func run() {
        enter(0)
        while let state = waiting.popLast() {
            var transitions: [Int32] = []
            document.forEachTransition(of: states[state]) { transitions.append($0) }
            for transition in transitions where canBeTaken(transition) {
                var targets: [Int] = []
                appendTargets(of: transition, to: &targets)
                go(to: targets, from: state, inside: -1)
            }
        }
    }

    private func canBeTaken(_ transition: Int32) -> Bool {
        let condition = document.json.part(of: transition, "guard")
        return condition < 0 || !document.json.isKind(condition, .boolean)
            || document.json.record(condition).payload != 0
    }

    /// The states named by a text, an array of texts or an object's `target`.
    private func appendTargets(of node: Int32, to targets: inout [Int]) {
        guard node >= 0 else { return }
        let json = document.json
        if json.isKind(node, .object) { return appendTargets(of: json.part(of: node, "target"), to: &targets) }
        if json.isKind(node, .string), let state = document.state(named: node) { targets.append(state) }
        for element in json.parts(of: node) {
            if let state = document.state(named: element) { targets.append(state) }
        }
    }

    /// Makes a state and its ancestors active.
    @inline(never)
    private mutating func activate(_ first: Int) {
        var state = first
        while state >= 0, !isReached[state] {
            isReached[state] = true
            waiting.append(state)
            let parent = states[state].parent
            if parent >= 0, isRestored[parent] { enter(state) }
            state = parent
        }
    }

    /// Enters targets, which can be active together, and the defaults of the parallel regions beside them.
    /// - Parameters:
    ///   - source: the transition's state; states that contain both it and a target are not entered again.
    ///   - container: the paths to the targets begin inside this state; −1 for the whole machine.
    private mutating func go(to targets: [Int], from source: Int, inside container: Int) {
        time += 1
        for target in targets {
            var state = target
            while state > container, passed[state] != time {
                passed[state] = time
                state = states[state].parent
            }
        }
        var beside: [Int] = []
        for target in targets {
            // A history alone determines which children of its parent are entered.
            var state = states[target].kind == .history ? states[target].parent : target
            while state > container, source <= state || source >= states[state].end {
                let parent = states[state].parent
                if parent < 0 || looked[parent] == time { break }
                looked[parent] = time
                if states[parent].kind == .parallel { takeOthers(of: parent, &beside) }
                state = parent
            }
        }
        for state in beside { enter(state) }
        for target in targets { self.target(target) }
    }

    /// Appends the children of a parallel state that are not on the path to a target and were not appended before.
    @inline(never)
    private mutating func takeOthers(of state: Int, _ beside: inout [Int]) {
        var children = others[state] ?? []
        if others[state] == nil { forEachChild(of: state) { children.append($1) } }
        var left: [Int] = []
        for child in children {
            if passed[child] == time { left.append(child) } else { beside.append(child) }
        }
        others[state] = left
    }

    /// Enters a state and its default descendants.
    private mutating func enter(_ state: Int) {
        if isEntered[state] { return }
        isEntered[state] = true
        activate(state)
        switch states[state].kind {
        case .compound: go(to: defaults(of: state, inside: state), from: state, inside: state)
        case .parallel: forEachChild(of: state) { $0.enter($1) }
        default: break
        }
    }

    @inline(never)
    private mutating func target(_ state: Int) {
        guard states[state].kind == .history else { return enter(state) }
        if isReached[state] { return }
        isReached[state] = true
        let parent = states[state].parent
        go(to: defaults(of: state, inside: parent), from: parent, inside: parent)
        let deep = document.json.part(of: states[state].node, "deep")
        if deep >= 0, document.json.record(deep).payload != 0 { return }
        // It enters the remembered states, and their defaults.
        isRestored[parent] = true
        forEachChild(of: parent) { if $0.isReached[$1] { $0.enter($1) } }
    }

    /// The default targets of a compound state, or of a history whose parent was never exited.
    private func defaults(of state: Int, inside container: Int) -> [Int] {
        var targets: [Int] = []
        appendTargets(of: document.json.part(of: states[state].node, "initial"), to: &targets)
        if !targets.isEmpty { return targets }
        var child = container + 1
        while child < states[container].end {
            if states[child].kind != .history {
                targets.append(child)
                if states[container].kind != .parallel { break }
            }
            child = states[child].end
        }
        return targets
    }

    /// Calls `body` with each child that is not a history.
    @inline(never)
    private mutating func forEachChild(of state: Int, _ body: (inout StateReach, Int) -> Void) {
        var child = state + 1
        while child < states[state].end {
            if states[child].kind != .history { body(&self, child) }
            child = states[child].end
        }
    }
}
