// SPDX-License-Identifier: MIT
import AnimMath

/// Something that the stage's owner plays: a transaction whose end the owner is told of by a timer.
package struct PlayRecord: Sendable {
    /// The slot of the transaction until it is complete, or −1.
    package var transaction: Int32 = -1
    /// The end is not told of before this flick: what is over at once would let an owner that plays it again spin.
    package var earliest: Int64 = 0
    /// The timer that tells of the end.
    package var handle = Timeline.none
    package var isFinished = false
    /// Whether its owner hears of its repeats, whatever becomes of it.
    package let hearsRepeats: Bool
    /// The repeat that is told of next: 1 is the second run. 0 where that is to be found by where it stands.
    package var nextRepeat: Int64 = 0
    /// None is told of before this flick, for the same reason as its end.
    package var noRepeatBefore: Int64 = 0
    /// The timer that tells of it.
    package var repeatHandle = Timeline.none
    /// What repeats: the slot of an animation or of a group, or −1.
    var repeater: Int32 = -1
    var isRepeaterGroup = false

    package init(hearsRepeats: Bool = false) { self.hearsRepeats = hearsRepeats }
}

/// Whose a timer is, as its number says.
package enum TimerOwner {
    /// One of the stage's owner, by a number of its own.
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
    /// Opens the transaction of a play. Of what was played by that number before, the owner hears nothing any more.
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

    /// Lets the owner hear nothing of a play's end.
    package func forgetPlay(_ index: Int) {
        let play = plays[index]
        if play.transaction >= 0 { transactions[Int(play.transaction)].play = -1 }
        timeline.cancel(play.handle)
        clearPlay(index)
    }

    /// Makes the record of a play that is over, and told of, as new.
    package func clearPlay(_ index: Int) {
        forgetRepeats(ofPlay: index)
        plays[index] = PlayRecord(hearsRepeats: plays[index].hearsRepeats)
    }

    /// A play is over.
    package func endPlay(_ index: Int, finished: Bool) {
        forgetRepeats(ofPlay: index)
        plays[index].transaction = -1
        plays[index].isFinished = finished
        plays[index].handle = addTimer(at: max(time, plays[index].earliest), TimerOwner.endOfPlay(index).number)
    }
}
