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

    package init() {}
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
        plays[index] = PlayRecord()
    }

    /// A play is over: its timer has the number −1 − index.
    package func endPlay(_ index: Int, finished: Bool) {
        plays[index].transaction = -1
        plays[index].isFinished = finished
        plays[index].handle = addTimer(at: max(time, plays[index].earliest), -1 - Int32(index))
    }
}
