// SPDX-License-Identifier: MIT
import AnimMath

/// How long the stage stays unchanged by itself.
extension Stage {
    /// The host time in flicks, from the end of an advance, during which only the clock changes: nothing moves, is due
    /// or waits to be delivered. 0 if unknown. One advance by the sum gives the same result as any series of advances.
    package var idleFlicks: Int64 {
        guard batches.active.isEmpty, layersAreHeld, !(followsWhatMoves && isMoving), observers.isEmpty,
            reports.undelivered.count == 0,
            !call.isAdvancing,
            openTransactions.isEmpty, clock.isPaused || clock.scale == 1, clock.goal == time
        else { return 0 }
        var room = min(Stage.longestAdvance, StageClock.latest - clock.hostTime)
        if !clock.isPaused {
            room = min(room, StageClock.latest - time)
            if let due = timeline.firstFlick { room = min(room, due - time - 1) }
        }
        return max(room, 0)
    }

    /// Makes the checks of `advance`, also of the time given.
    /// - Throws: as `advance(flicks:)`.
    package func checkThatCanAdvance(flicks: Int64) throws(AnimError) { try checkAdvance(flicks: flicks) }

    /// Rounds seconds as `advance(seconds:)` does.
    /// - Throws: as `advance(seconds:)`.
    package static func flicks(ofAdvance seconds: Double) throws(AnimError) -> Int64 { try advanceFlicks(seconds) }
}
