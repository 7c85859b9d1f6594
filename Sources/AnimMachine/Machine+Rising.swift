// SPDX-License-Identifier: MIT
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

    /// Sets all edges from the present values of the guards, without a rising edge. For a machine that continues with
    /// other guards.
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
}
