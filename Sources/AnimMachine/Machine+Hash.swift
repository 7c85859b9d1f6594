// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

extension Machine {
    /// Hashes everything that determines the machine's future.
    package func hash(into hasher: inout StateHasher) {
        for position in configuration.indices {
            let state = configuration[position]
            hasher.combine(state)
            if definition.states[Int(state)].elapsed >= 0 { hasher.combine(memory[Int(state)].entryTime) }
        }
        hasher.combine(isDone)
        inputs.hash(into: &hasher)
        for states in remembered where !states.isEmpty {
            hasher.combine(Int64(states.count))
            for state in states { hasher.combine(state) }
        }
        hashPlays(into: &hasher)
        for (transition, handle) in timers.enumerated() where handle != Timeline.none {
            hasher.combine(Int64(transition))
            hasher.combine(stage.timeline.flick(of: handle))
        }
        // Smaller amounts cannot reach the limit.
        if workTime == stage.time / Machine.shortestPlay, work < 0 || work > Machine.largestMicrostepCount {
            hasher.combine(Int64(work))
        }
        if isUnsettled, !definition.watched.isEmpty { hasher.combine(true) }
        for transition in definition.rising
        where memory[Int(definition.transitions[Int(transition)].source)].isActive {
            hasher.combine(Int32(edges[Int(transition)].rawValue))
        }
        // Slots differ between machines.
        var sum: UInt64 = 0
        for send in delayed where send.name >= 0 {
            var inner = StateHasher()
            inner.combine(send.name)
            inner.combine(send.identifier)
            inner.combine(send.machine)
            inner.combine(stage.timeline.flick(of: send.handle))
            for field in send.data { field.hash(into: &inner) }
            sum &+= inner.finalized()
        }
        if sum != 0 { hasher.combine(sum) }
    }
}
