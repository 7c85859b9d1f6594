// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

extension Machine {
    /// Hashes everything that determines the machine's future.
    package func hash(into hasher: inout StateHasher) {
        for position in configuration.indices {
            let state = configuration[position]
            hasher.combine(state)
            if definition.states[Int(state)].elapsed >= 0 { hasher.combine(configuration.memory[Int(state)].entryTime) }
        }
        hasher.combine(isDone)
        inputs.hash(into: &hasher)
        for states in configuration.remembered where !states.isEmpty {
            hasher.combine(Int64(states.count))
            for state in states { hasher.combine(state) }
        }
        plays.hash(context, into: &hasher)
        delays.hashTimers(of: stage, into: &hasher)
        work.hash(at: stage.time, into: &hasher)
        if work.isUnsettled, !definition.watched.isEmpty { hasher.combine(true) }
        for transition in definition.rising
        where configuration.memory[Int(definition.transitions[Int(transition)].source)].isActive {
            hasher.combine(Int32(guards.edges[Int(transition)].rawValue))
        }
        delays.hashSends(of: stage, into: &hasher)
    }
}
