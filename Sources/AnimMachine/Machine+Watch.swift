// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Guards of eventless transitions that become true while time passes: see `Stage.WatchQuestion`.
extension Machine {
    /// Whether an active state has one that time or moving values can make true.
    package var isWatching: Bool {
        guard canBeWatched else { return false }
        let isMoving = stage.isMoving
        for watched in definition.watched where isActive(watched) && (isMoving || watched.readsTime) { return true }
        return false
    }

    /// Whether one is true at the flick that the stage shows. NaN is false; it is reported at the next evaluation for another
    /// reason.
    package func hasHolding() -> Bool {
        guard canBeWatched else { return false }
        forgetData()
        showElapsed()
        for watched in definition.watched where isActive(watched) {
            let value = evaluate(definition.transitions[Int(watched.transition)].condition)
            let holds = value != 0 && !value.isNaN
            // A guard that becomes false counts too: it can become true again.
            if definition.rising.isEmpty || definition.transitions[Int(watched.transition)].trigger == .always {
                if holds { return true }
            } else if holds != (edges[Int(watched.transition)] != .low) {
                return true
            }
        }
        return false
    }

    /// The first guard, counted from `first`, that may need an answer at some flick of a stretch in which nothing is due.
    /// - Parameter isBlind: set to true if the range of a guard is unknown.
    /// - Returns: -1 if there is none.
    package func guardThatMayHold(_ from: Int64, _ to: Int64, _ first: Int, isBlind: inout Bool) -> Int {
        guard canBeWatched else { return -1 }
        forgetData()
        let first = max(first, 0)
        for index in first..<definition.watched.count where isActive(definition.watched[index]) {
            let transition = Int(definition.watched[index].transition)
            let condition = Int(definition.transitions[transition].condition)
            let range = stage.range(definition.expressions[condition].expression.code.keptElements, from, to) {
                definition.watched[index].readsTime ? rangeOfElapsed($0, from, to) : nil
            }
            guard let range else {
                isBlind = true
                continue
            }
            let isKnown =
                !definition.rising.isEmpty && definition.transitions[transition].trigger == .when
                && edges[transition] != .low
            if range.truth != isKnown { return index }
        }
        return -1
    }

    /// The range of the seconds in an active state, if the component is that of one.
    private func rangeOfElapsed(_ component: Int32, _ from: Int64, _ to: Int64) -> ExpressionRange? {
        let states = definition.timedStates
        var (low, high) = (0, states.count)
        while low < high {
            let middle = (low + high) / 2
            if definition.states[Int(states[middle])].elapsed < component { low = middle + 1 } else { high = middle }
        }
        guard low < states.count, definition.states[Int(states[low])].elapsed == component,
            memory[Int(states[low])].isActive
        else { return nil }
        let entry = memory[Int(states[low])].entryTime
        let from = max(from, entry)
        let (one, other) = (Flicks.seconds(from - entry), Flicks.seconds(max(from, to) - entry))
        return ExpressionRange(one, other, first: one, fall: 0, rise: other - one, noise: 0x1p-52 * other)
    }

    private var canBeWatched: Bool { !isDone && work >= 0 && !isUnsettled }

    @inline(__always)
    private func isActive(_ watched: WatchedTransition) -> Bool {
        memory[Int(definition.transitions[Int(watched.transition)].source)].isActive
    }
}
