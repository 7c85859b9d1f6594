// SPDX-License-Identifier: MIT
import AnimStage

/// Whether the guard of a transition of `when` held when it was asked last.
package enum GuardEdge: UInt8, Sendable {
    case low
    /// It does, and the transition has not been taken for it yet.
    case rising
    case high
}

/// Transitions that are taken each time their guard comes to hold while their state is active.
extension Machine {
    /// Asks the guards of those in active states.
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

    /// Takes what holds for known: of a machine that goes on with other guards.
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

    /// What holds when a state is entered does not come to hold.
    @inline(never)
    func forgetEdges(of state: Int32) {
        for transition in definition.states[Int(state)].transitions { edges[Int(transition)] = .high }
    }

    /// Those that are about to be taken have been.
    @inline(never)
    func noteTaken() {
        for index in enabled.indices where definition.transitions[Int(enabled[index])].trigger == .when {
            edges[Int(enabled[index])] = .high
        }
    }
}
