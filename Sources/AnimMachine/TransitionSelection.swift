// SPDX-License-Identifier: MIT
import AnimStage

/// The transitions that a microstep takes: SCXML appendix D's `removeConflictingTransitions` and `computeExitSet`, and
/// its working memory, kept to avoid allocation.
///
/// After `finish` the exit sets of the selected transitions are disjoint and in the order of the transitions, and none
/// is marked.
struct TransitionSelection: ~Copyable {
    private var enabled = Slots<Int32>()
    /// Memory with three uses, one after another: the states that `listListeners` finds, the transitions kept while
    /// conflicts are removed, and `exits`.
    private var kept = Slots<Int32>()
    /// By transition, whether it is selected, until `finish`.
    private var isSelected: [Bool]
    /// Initially as in the definition. Those of transitions to a history are computed when they are selected.
    private var domains: [Int32]
    /// By state, the transition that exits it, or −1; empty until a selection has several.
    private var claims: [Int32] = []
    /// The number of the present selection.
    private(set) var number: UInt64 = 0

    init(_ definition: UnsafePointer<MachineDefinition>) {
        isSelected = [Bool](repeating: false, count: definition.pointee.transitions.count)
        domains = definition.pointee.domains
    }

    deinit {
        enabled.deallocate()
        kept.deallocate()
    }

    var indices: Range<Int> { enabled.indices }
    var isEmpty: Bool { enabled.isEmpty }

    subscript(index: Int) -> Int32 {
        @inline(__always) get { enabled[index] }
    }

    mutating func removeAll() { enabled.truncate(to: 0) }

    /// Begins another selection.
    mutating func begin() { number += 1 }

    /// Selects a transition, unless it is selected already.
    mutating func add(_ transition: Int32, _ configuration: inout Configuration) {
        if isSelected[Int(transition)] { return }
        isSelected[Int(transition)] = true
        enabled.append(transition)
        if configuration.definition.transitions[Int(transition)].targetsHistory {
            domains[Int(transition)] = configuration.definition.domain(of: Int(transition), configuration.remembered)
        }
    }

    /// Ends the selection. Of transitions that would exit the same state, keeps the one with the inner source, or else
    /// the first.
    mutating func finish(_ configuration: inout Configuration) {
        for index in enabled.indices { isSelected[Int(enabled[index])] = false }
        if enabled.count > 1 { removeConflicts(&configuration) }
    }

    /// The domain of a transition, inside which it exits and enters states; −1 without a target.
    func domain(of transition: Int32) -> Int32 { domains[Int(transition)] }

    /// The positions of the active states that a transition exits: contiguous.
    func exitRange(of transition: Int32, _ configuration: inout Configuration) -> Range<Int> {
        let domain = domains[Int(transition)]
        guard domain >= 0 else { return 0..<0 }
        return configuration.positions(inside: domain)
    }

    /// The exit set after `findExits`, from the last state in document order to the first.
    var exits: Slots<Int32> { @inline(__always) get { kept } }

    /// Finds `exits`.
    /// - Returns: the positions from the first to the last of them.
    mutating func findExits(_ configuration: inout Configuration) -> Range<Int> {
        kept.truncate(to: 0)
        var hole = 0..<0
        for index in enabled.indices.reversed() {
            let range = exitRange(of: enabled[index], &configuration)
            if range.isEmpty { continue }
            hole = range.lowerBound..<(hole.isEmpty ? range.upperBound : hole.upperBound)
            for position in range.reversed() { kept.append(configuration[position]) }
        }
        return hole
    }

    /// Finds the active sources of some of the definition's listeners.
    /// - Returns: their number; `listener` has each, in document order.
    mutating func listListeners(_ listeners: Range<Int>, _ configuration: inout Configuration) -> Int {
        kept.truncate(to: 0)
        for index in listeners {
            let transition = Int(configuration.definition.listeners[index])
            let state = configuration.definition.transitions[transition].source
            if configuration.memory[Int(state)].isActive { kept.append(state) }
        }
        EntrySet.sort(kept)
        return kept.count
    }

    func listener(_ index: Int) -> Int32 { kept[index] }

    /// Every kept transition claims the active states that it would exit; the exit sets of kept ones are disjoint.
    private mutating func removeConflicts(_ configuration: inout Configuration) {
        kept.truncate(to: 0)
        if claims.isEmpty { claims = [Int32](repeating: -1, count: configuration.definition.states.count) }
        for index in enabled.indices {
            let transition = enabled[index]
            let range = exitRange(of: transition, &configuration)
            if isPreempted(transition, range, &configuration) { continue }
            for position in range {
                let other = claims[Int(configuration[position])]
                guard other >= 0 else { continue }
                claim(exitRange(of: other, &configuration), for: -1, &configuration)
                // Searched from the end: it was mostly added recently.
                var slot = kept.count - 1
                while kept[slot] != other { slot -= 1 }
                for next in slot + 1..<kept.count { kept[next - 1] = kept[next] }
                kept.truncate(to: kept.count - 1)
            }
            claim(range, for: transition, &configuration)
            kept.append(transition)
        }
        for index in kept.indices { claim(exitRange(of: kept[index], &configuration), for: -1, &configuration) }
        swap(&enabled, &kept)
    }

    private mutating func claim(
        _ range: Range<Int>,
        for transition: Int32,
        _ configuration: inout Configuration
    ) {
        for position in range { claims[Int(configuration[position])] = transition }
    }

    /// Whether a state that the transition would exit is claimed by one whose source is not an ancestor of this one's.
    private func isPreempted(
        _ transition: Int32,
        _ range: Range<Int>,
        _ configuration: inout Configuration
    ) -> Bool {
        let source = configuration.definition.transitions[Int(transition)].source
        var last: Int32 = -1
        for position in range {
            let other = claims[Int(configuration[position])]
            if other < 0 || other == last { continue }
            let outer = configuration.definition.transitions[Int(other)].source
            if !configuration.definition.isState(source, inside: outer) { return true }
            last = other
        }
        return false
    }
}
