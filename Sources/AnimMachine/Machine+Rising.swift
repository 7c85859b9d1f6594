// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// Transitions that are taken each time their guard becomes true while their state is active.
extension Machine {
    /// Evaluates the guards of those in active states.
    @inline(never)
    func findRising() {
        for transition in definition.rising {
            let record = definition.transitions[Int(transition)]
            guard configuration.memory[Int(record.source)].isActive else { continue }
            guards.note(record.condition < 0 || allows(record.condition, of: record.source), transition)
        }
    }

    /// Sets all edges from the present values of the guards; none is rising. For a reload, after which guards may
    /// differ.
    package func askEdges() {
        guard !guards.edges.isEmpty else { return }
        forgetData()
        showElapsed()
        for transition in definition.rising {
            let record = definition.transitions[Int(transition)]
            guard configuration.memory[Int(record.source)].isActive, record.condition >= 0 else { continue }
            let value = context.evaluate(record.condition)
            guards.set(value != 0 && !value.isNaN, transition)
        }
    }

    /// Takes over the edges of another machine's active states where the guards have the same form. So a guard that was
    /// false there and is true here has a rising edge at its next evaluation.
    /// - Parameter stateOf: for each state of the other machine its counterpart here, or −1.
    @inline(never)
    package func takeEdges(of old: Machine, _ stateOf: [Int32]) {
        guard !guards.edges.isEmpty, !old.guards.edges.isEmpty else { return }
        for before in old.definition.rising {
            let source = Int(old.definition.transitions[Int(before)].source)
            let now = stateOf[source]
            guard now > 0, configuration.memory[Int(now)].isActive, old.configuration.memory[source].isActive else {
                continue
            }
            // The transition with the same index within its state.
            let offset = before - old.definition.states[source].transitions.lowerBound
            let range = definition.states[Int(now)].transitions
            let transition = range.lowerBound + offset
            guard transition < range.upperBound, hasSameGuard(transition, old, before) else { continue }
            guards.take(old.guards.edges[Int(before)], transition)
        }
    }

    /// Whether two guards have the same operations and constants. Variables may have other numbers.
    private func hasSameGuard(_ transition: Int32, _ old: Machine, _ other: Int32) -> Bool {
        let (here, before) = (definition.transitions[Int(transition)], old.definition.transitions[Int(other)])
        guard here.trigger == .when, here.condition >= 0, before.condition >= 0 else { return false }
        let code = definition.expressions[Int(here.condition)].expression.code
        let former = old.definition.expressions[Int(before.condition)].expression.code
        guard code.count == former.count else { return false }
        for index in code.indices where !code[index].isSameForm(as: former[index]) { return false }
        return true
    }
}
