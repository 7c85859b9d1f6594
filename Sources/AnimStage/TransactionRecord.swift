// SPDX-License-Identifier: MIT
import AnimMotion

/// A transaction, open or not yet complete.
struct TransactionRecord: Sendable {
    var generation: UInt16 = 1
    package var isLive = false
    var isOpen = false
    /// Whether one of its animations was interrupted.
    var wasInterrupted = false
    package var arrangement: MotionRequest.Arrangement?
    /// The number of animations that have not ended, plus arranged inner transactions that are not complete, plus 1
    /// while the one before it in a sequence is not: a transaction in which nothing moves completes in its turn.
    var pending: Int32 = 0
    /// The arranged transaction around it, or −1.
    package var parent: Int32 = -1
    /// The transactions before and after it in a sequence, while the one before is not complete; else −1.
    package var predecessor: Int32 = -1
    var successor: Int32 = -1
    /// The newest transaction inside a sequence, or 0.
    var lastChild: UInt64 = 0
    /// The number of the owner's play that consists of this transaction, or −1.
    package var play: Int32 = -1
    /// Number of values set in it, for the stagger.
    var setCount: Int64 = 0
    /// The first and last animation that wait for its completion, or −1.
    var firstWaiting: Int32 = -1
    var lastWaiting: Int32 = -1
    package var plan = MotionPlan()

    /// Reuses the record of a complete transaction in place for a new one. Keeps its generation and plan.
    @inline(__always)
    mutating func renew() {
        (isLive, isOpen, wasInterrupted, arrangement) = (true, true, false, nil)
        (pending, parent, lastChild, play, setCount) = (0, -1, 0, -1, 0)
        (firstWaiting, lastWaiting, predecessor, successor) = (-1, -1, -1, -1)
    }
}
