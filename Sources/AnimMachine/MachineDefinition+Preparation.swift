// SPDX-License-Identifier: MIT
import AnimStage

/// A complete chart, shared by all machines made from it.
package final class MachineChart: @unchecked Sendable {
    // Unchecked: immutable.
    package let start: UnsafePointer<MachineDefinition>

    package init(_ definition: MachineDefinition) {
        let memory = UnsafeMutablePointer<MachineDefinition>.allocate(capacity: 1)
        memory.initialize(to: definition)
        start = UnsafePointer(memory)
    }

    deinit {
        let memory = UnsafeMutablePointer(mutating: start)
        memory.deinitialize(count: 1)
        memory.deallocate()
    }
}

/// Tables computed once per chart, for all machines made from it.
extension MachineDefinition {
    /// Computes the listeners of descriptors and the domains of transitions. To be called when the definition is
    /// complete.
    package mutating func prepare() {
        listListeners()
        keepsData = !forwards.isEmpty || !textOfField.isEmpty || data.contains { $0.kind == .event }
        plans.reserveCapacity(motions.count)
        for (index, motion) in motions.enumerated() {
            let isFixed = motionExpressions[index].isEmpty && motion.group == nil && motion.after == nil
            plans.append(isFixed ? try? MotionPlan(motion, inside: MotionPlan()) : nil)
        }
        domains.reserveCapacity(transitions.count)
        let remembered = [[Int32]](repeating: [], count: Int(historyCount))
        for transition in transitions.indices { domains.append(domain(of: transition, remembered)) }
    }

    /// Sorts the transitions by their descriptors.
    private mutating func listListeners() {
        firstListener = [Int32](repeating: 0, count: descriptorCount + 1)
        // Counting sort. Several transitions may share descriptors, and some descriptors belong to no transition.
        var room = Machine.largestListenerCount
        for transition in transitions {
            room -= transition.descriptors.count
            if room < 0 {
                // Many transitions share many descriptors: no list; selection examines the active states.
                firstListener.removeAll()
                return
            }
            for index in transition.descriptors { firstListener[Int(descriptors[Int(index)]) + 1] += 1 }
        }
        for number in 1..<firstListener.count { firstListener[number] += firstListener[number - 1] }
        listeners = [Int32](repeating: 0, count: Int(firstListener[firstListener.count - 1]))
        var next = firstListener
        for transition in transitions.indices {
            for index in transitions[transition].descriptors {
                let number = Int(descriptors[Int(index)])
                listeners[Int(next[number])] = Int32(transition)
                next[number] += 1
            }
        }
    }

    // MARK: Domains

    /// SCXML's `getTransitionDomain`.
    /// - Parameter remembered: the remembered states of histories, by their numbers.
    func domain(of index: Int, _ remembered: [[Int32]]) -> Int32 {
        let transition = transitions[index]
        guard !transition.targets.isEmpty else { return -1 }
        if transition.isInternal, states[Int(transition.source)].kind == .compound,
            allTargets(transition.targets, areInside: transition.source, remembered)
        {
            return transition.source
        }
        var ancestor = states[Int(transition.source)].parent
        while ancestor > 0 {
            if states[Int(ancestor)].kind == .compound,
                allTargets(transition.targets, areInside: ancestor, remembered)
            {
                return ancestor
            }
            ancestor = states[Int(ancestor)].parent
        }
        return 0
    }

    /// Whether an active state can be inactive after a transition. The states of histories are not known here.
    package func canEnd(_ state: Int32, by transition: Int) -> Bool {
        let record = transitions[transition]
        if record.targetsHistory { return true }
        guard !record.targets.isEmpty, isState(state, inside: domain(of: transition, [])) else { return false }
        for index in record.targets {
            let target = targets[Int(index)]
            if target != state, !isState(target, inside: state) { return true }
        }
        return false
    }

    /// Whether all effective targets (SCXML's `getEffectiveTargetStates`) are inside a state.
    private func allTargets(_ range: Range<Int32>, areInside state: Int32, _ remembered: [[Int32]]) -> Bool {
        for target in range where !isTarget(targets[Int(target)], inside: state, remembered) { return false }
        return true
    }

    private func isTarget(_ target: Int32, inside state: Int32, _ remembered: [[Int32]]) -> Bool {
        let record = states[Int(target)]
        guard record.kind == .history else { return isState(target, inside: state) }
        let memory = Int(record.history)
        if remembered[memory].isEmpty { return allTargets(record.initial, areInside: state, remembered) }
        for active in remembered[memory] where !isState(active, inside: state) { return false }
        return true
    }
}
