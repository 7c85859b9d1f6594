// SPDX-License-Identifier: MIT
import AnimMath

/// How long nothing happens by itself.
extension Stage {
    /// How many flicks of host time may pass, from the end of an advance, without anything being other than it is but the clock:
    /// nothing moves, is due or waits to be heard of. 0 where that is not known. However they are cut into advances, one advance
    /// by their sum comes to the same.
    package var idleFlicks: Int64 {
        guard batches.active.isEmpty, layered.isEmpty, observers.isEmpty, undelivered.count == 0, !isAdvancing,
            openTransactions.isEmpty, clock.isPaused || clock.scale == 1, clock.goal == time
        else { return 0 }
        var room = min(Stage.longestAdvance, StageClock.latest - clock.hostTime)
        if !clock.isPaused {
            room = min(room, StageClock.latest - time)
            if let due = timeline.firstFlick { room = min(room, due - time - 1) }
        }
        return max(room, 0)
    }

    /// Whether a group, or an animation, is there still: without the error that says what is wrong with another.
    package func isLive(group rawValue: UInt64) -> Bool {
        let identifier = ThingIdentifier(rawValue: rawValue, key)
        return !identifier.isForeign && identifier.slot < groups.count && groups[identifier.slot].isLive
            && groups[identifier.slot].generation == identifier.generation
    }

    package func isLive(animation rawValue: UInt64) -> Bool {
        let identifier = ThingIdentifier(rawValue: rawValue, key)
        return !identifier.isForeign && identifier.slot < animations.count && animations[identifier.slot].isLive
            && animations[identifier.slot].generation == identifier.generation
    }

    /// Checks what `advance` checks, and that its time has not been refused.
    /// - Throws: as `advance(flicks:)`.
    package func checkThatCanAdvance(flicks: Int64) throws(AnimError) { try checkAdvance(flicks: flicks) }

    /// Seconds as `advance(seconds:)` rounds them.
    /// - Throws: as that.
    package static func flicks(ofAdvance seconds: Double) throws(AnimError) -> Int64 { try advanceFlicks(seconds) }
}
