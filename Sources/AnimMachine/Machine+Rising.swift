// SPDX-License-Identifier: MIT
import AnimStage

/// The last value of the guard of a `when` transition.
package enum GuardEdge: UInt8, Sendable {
    case low
    /// True, and the transition has not been taken for it yet.
    case rising
    case high
}

/// Transitions that are taken each time their guard becomes true while their state is active.
extension Machine {
    /// Evaluates the guards of those in active states.
    @inline(never)
    func findRising() {
        for transition in definition.rising {
            let record = definition.transitions[Int(transition)]
            guard memory[Int(record.source)].isActive else { continue }
            if record.condition >= 0, !allows(record.condition, of: record.source) {
                edges[Int(transition)] = .low
            } else if edges[Int(transition)] == .low {
                edges[Int(transition)] = .rising
            }
        }
    }

    /// Sets all edges from the present values of the guards, without a rising edge. For a machine that continues with
    /// other guards.
    package func askEdges() {
        guard !edges.isEmpty else { return }
        forgetData()
        showElapsed()
        for transition in definition.rising {
            let record = definition.transitions[Int(transition)]
            guard memory[Int(record.source)].isActive, record.condition >= 0 else { continue }
            let value = evaluate(record.condition)
            edges[Int(transition)] = value != 0 && !value.isNaN ? .high : .low
        }
    }

    /// A guard that is true when its state is entered has no rising edge.
    @inline(never)
    func forgetEdges(of state: Int32) {
        for transition in definition.states[Int(state)].transitions { edges[Int(transition)] = .high }
    }

    /// Clears the edges of the transitions that are about to be taken.
    @inline(never)
    func noteTaken() {
        for index in enabled.indices where definition.transitions[Int(enabled[index])].trigger == .when {
            edges[Int(enabled[index])] = .high
        }
    }
}
