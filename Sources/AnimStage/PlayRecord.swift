// SPDX-License-Identifier: MIT
import AnimMath

/// A play of the stage's owner: a transaction whose end is reported to the owner by a timer.
package struct PlayRecord: Sendable {
    /// The slot of the transaction until it is complete, or −1.
    package var transaction: Int32 = -1
    /// The earliest flick at which the end is reported: an owner that replays a play that ends at once must not spin.
    package var earliest: Int64 = 0
    /// The timer that reports the end.
    package var handle = Timeline.none
    package var isFinished = false
    /// Whether its owner receives its repeats, even after the record is cleared.
    package let hearsRepeats: Bool
    /// The next repeat to report: 1 is the second run. 0 if it must be found from the present time.
    package var nextRepeat: Int64 = 0
    /// The earliest flick at which a repeat is reported, for the same reason as for the end.
    package var noRepeatBefore: Int64 = 0
    /// The timer that reports the repeat.
    package var repeatHandle = Timeline.none
    /// The slot of the animation or group that repeats, or −1.
    var repeater: Int32 = -1
    var isRepeaterGroup = false

    package init(hearsRepeats: Bool = false) { self.hearsRepeats = hearsRepeats }
}

/// The owner of a timer, encoded in its number.
package enum TimerOwner {
    /// The stage's owner, with a number of its own.
    case owner(Int32)
    case endOfPlay(Int)
    case repeatOfPlay(Int)

    private static let firstRepeat: Int32 = -1 << 30

    package init(number: Int32) {
        if number >= 0 {
            self = .owner(number)
        } else if number > TimerOwner.firstRepeat {
            self = .endOfPlay(-1 - Int(number))
        } else {
            self = .repeatOfPlay(Int(TimerOwner.firstRepeat) - Int(number))
        }
    }

    var number: Int32 {
        switch self {
        case .owner(let number): number
        case .endOfPlay(let play): -1 - Int32(truncatingIfNeeded: play)
        case .repeatOfPlay(let play): TimerOwner.firstRepeat - Int32(truncatingIfNeeded: play)
        }
    }
}

extension Stage {
    /// Opens the transaction of a play. An earlier play with the same number is no longer reported to the owner.
    package func beginPlay(
        _ index: Int,
        _ request: MotionRequest,
        notBefore earliest: Int64
    ) throws(AnimError) -> TransactionIdentifier {
        plays[index].earliest = earliest
        let transaction = try beginOwnTransaction(request)
        if let slot = openTransactions.last {
            transactions[Int(slot)].play = Int32(index)
            plays[index].transaction = slot
        }
        return transaction
    }

    /// Stops reports of a play to the owner.
    package func forgetPlay(_ index: Int) {
        let play = plays[index]
        if play.transaction >= 0 { transactions[Int(play.transaction)].play = -1 }
        timeline.cancel(play.handle)
        clearPlay(index)
    }

    /// Resets the record of a play that is over and reported.
    package func clearPlay(_ index: Int) {
        forgetRepeats(ofPlay: index)
        plays[index] = PlayRecord(hearsRepeats: plays[index].hearsRepeats)
    }

    /// Called when a play is over.
    package func endPlay(_ index: Int, finished: Bool) {
        forgetRepeats(ofPlay: index)
        plays[index].transaction = -1
        plays[index].isFinished = finished
        plays[index].handle = addTimer(at: max(time, plays[index].earliest), TimerOwner.endOfPlay(index).number)
    }
}
