// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// States that are in no configuration that the transitions of their machine lead to.
extension DocumentChecker {
    func warnOfStates(in document: CheckedDocument, _ index: Int32) {
        guard !document.states.isEmpty else { return }
        var reach = StateReach(document)
        reach.run()
        for state in document.states.indices.dropFirst() where !reach.isReached[state] {
            // Of a state that is not reached, those inside it need no mention.
            if reach.isReached[document.states[state].parent] { add(.state, index, document.states[state].key) }
        }
    }
}

/// Which states can become active, by SCXML's algorithm with every guard that may hold.
///
/// Complexity: O(states + targets of transitions).
private struct StateReach {
    private let document: CheckedDocument
    private let states: [CheckedDocument.State]
    /// Whether it can be active; of a history, whether something leads to it.
    private(set) var isReached: [Bool]
    /// Whether what it enters by default can be.
    private var isEntered: [Bool]
    /// Whether a shallow history enters its children.
    private var isRestored: [Bool]
    /// Those whose transitions are not followed yet.
    private var waiting: [Int] = []
    /// The children of each parallel state that were never entered beside another; nil where none was.
    private var others: [[Int]?]
    /// When each state was last on the way to a target, and last looked at for what is entered beside that.
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

    /// The states that a text, an array of texts or an object's `target` names.
    private func appendTargets(of node: Int32, to targets: inout [Int]) {
        guard node >= 0 else { return }
        let json = document.json
        if json.isKind(node, .object) { return appendTargets(of: json.part(of: node, "target"), to: &targets) }
        if json.isKind(node, .string), let state = document.state(named: node) { targets.append(state) }
        for element in json.parts(of: node) {
            if let state = document.state(named: element) { targets.append(state) }
        }
    }

    /// A state and those around it become active.
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

    /// Enters targets, which can be active at once, and beside them what parallel states around them begin with.
    /// - Parameters:
    ///   - source: the transition's state; what is around it and a target is not entered anew.
    ///   - container: the state inside which the way begins, or −1.
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
            // A history says itself what is entered in its parent.
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

    /// Appends the children of a parallel state that are not on the way, and have not been appended before.
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

    /// It becomes active with what it enters by default.
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
        // It enters what was active, and in that what it enters by default.
        isRestored[parent] = true
        forEachChild(of: parent) { if $0.isReached[$1] { $0.enter($1) } }
    }

    /// What a compound state enters by default, or a history stands for while its parent was never left.
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

    /// Calls `body` with each child that is no history.
    @inline(never)
    private mutating func forEachChild(of state: Int, _ body: (inout StateReach, Int) -> Void) {
        var child = state + 1
        while child < states[state].end {
            if states[child].kind != .history { body(&self, child) }
            child = states[child].end
        }
    }
}
