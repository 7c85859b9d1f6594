// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion

/// Endless eventless transitions.
extension MachineReader {
    /// The largest number of states and transitions examined. Beyond it, a document is accepted, and the machine's own limit
    /// applies.
    private static let largestSearch = 1 << 20

    /// Rejects a transition that is taken whenever its state is active, and exits no state, if no other transition can end
    /// that: the machine would never come to rest.
    ///
    /// While it is enabled, no event is answered. So only an eventless transition out of its state can end it: one that is
    /// selected before it, of the state itself or of a descendant; or, inside a region, one of another region.
    func checkEndless() throws(AnimError) {
        if endless.isEmpty { return }
        let states = scope.machine.states
        var isInRegion = [Bool](repeating: false, count: states.count)
        for index in states.indices.dropFirst() {
            let parent = Int(states[index].parent)
            isInRegion[index] = isInRegion[parent] || states[parent].kind == .parallel
        }
        var work = MachineReader.largestSearch
        for (transition, node) in endless {
            let state = scope.machine.transitions[transition].source
            let inside = (state + 1)..<states[Int(state)].end
            let range = isInRegion[Int(state)] ? 1..<Int32(states.count) : inside
            let own = states[Int(state)].transitions.lowerBound..<Int32(transition)
            if ends(state, own, &work) { continue }
            guard range.contains(where: { $0 != state && ends(state, states[Int($0)].transitions, &work) }) else {
                throw json.refusal(
                    node,
                    "would be taken for ever: an 'always' transition needs a target or a guard, or another that ends it"
                )
            }
        }
    }

    /// Whether one of some transitions can make a state inactive, as far as can be known in advance.
    private func ends(_ state: Int32, _ transitions: Range<Int32>, _ work: inout Int) -> Bool {
        work -= 1 + transitions.count
        if work < 0 { return true }
        for transition in transitions {
            let record = scope.machine.transitions[Int(transition)]
            if record.trigger == .always || record.trigger == .when,
                scope.machine.canEnd(state, by: Int(transition)),
                !scope.machine.neverHolds(record.condition)
            {
                return true
            }
        }
        return false
    }
}

extension MachineDefinition {
    /// Whether a condition holds whatever happens.
    func alwaysHolds(_ condition: Int32) -> Bool { condition < 0 || truth(condition) == true }

    /// Whether it holds never.
    func neverHolds(_ condition: Int32) -> Bool { condition >= 0 && truth(condition) == false }

    /// What an expression comes to whatever its names stand for; nil where that counts.
    private func truth(_ condition: Int32) -> Bool? {
        let expression = expressions[Int(condition)].expression
        if expression.variables.isEmpty {
            let value = expression.evaluate { _ in 0 }
            return value != 0 && !value.isNaN
        }
        return Expression.range(expression.code.keptElements) { _ in .anything }?.truth
    }
}
