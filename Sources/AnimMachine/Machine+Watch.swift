// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Guards of eventless transitions that come to hold while time passes: see `Stage.WatchQuestion`.
extension Machine {
    /// Whether there is one in an active state, and time or what moves can make it hold.
    package var isWatching: Bool {
        guard canBeWatched else { return false }
        let isMoving = stage.isMoving
        for watched in definition.watched where isActive(watched) && (isMoving || watched.readsTime) { return true }
        return false
    }

    /// Whether one holds at the flick that the stage shows. What is no number does not, which is told when it is asked for the
    /// next time for another reason.
    package func hasHolding() -> Bool {
        guard canBeWatched else { return false }
        forgetData()
        showElapsed()
        for watched in definition.watched where isActive(watched) {
            let value = evaluate(definition.transitions[Int(watched.transition)].condition)
            let holds = value != 0 && !value.isNaN
            // One that ceases to hold is to be known as well: it can come to hold again.
            if definition.rising.isEmpty || definition.transitions[Int(watched.transition)].trigger == .always {
                if holds { return true }
            } else if holds != (edges[Int(watched.transition)] != .low) {
                return true
            }
        }
        return false
    }

    /// The first guard, counted from one on, that may lead to an answer at some flick of a stretch in which nothing is due.
    /// - Parameter isBlind: becomes true where there is one of which nothing is known.
    /// - Returns: -1 where there is none.
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

    /// How many seconds pass in an active state for whose component this is.
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
