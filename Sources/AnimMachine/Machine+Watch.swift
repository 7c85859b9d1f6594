// SPDX-License-Identifier: MIT
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

    private var canBeWatched: Bool { !isDone && work >= 0 && !isUnsettled }

    @inline(__always)
    private func isActive(_ watched: WatchedTransition) -> Bool {
        memory[Int(definition.transitions[Int(watched.transition)].source)].isActive
    }
}
