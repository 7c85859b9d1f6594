// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// An animation of a document, or a part of one. The parts follow it, up to its `end`.
package struct AnimationDefinition: Sendable {
    package enum Content: Sendable {
        case single(SingleAnimation)
        /// All parts begin at once.
        case parallel
        /// Each part begins when the one before it is over.
        case sequence
        /// All parts go by a clock that is timed as a whole.
        case group(MediaTiming)
    }

    package var content: Content
    /// One past the last part inside it.
    package var end: Int32 = 0

    package init(content: Content, end: Int32 = 0) {
        self.content = content
        self.end = end
    }
}

/// An animation of one property.
package final class SingleAnimation: Sendable {
    package let property: PropertyIdentifier
    package let request: AnimationRequest
    /// What expressions give it when it is played: a range of the definition's patches.
    package let patches: Range<Int>

    package init(_ property: PropertyIdentifier, _ request: AnimationRequest, _ patches: Range<Int>) {
        self.property = property
        self.request = request
        self.patches = patches
    }
}

/// An animation that has a name, or a transaction that has one.
package struct PlayDefinition: Sendable {
    /// Its index among the definition's animations; −1 for a transaction.
    package var animation: Int
    /// Indices of the names of `done.animation.<name>` and `stopped.animation.<name>` (of a transaction:
    /// `done.transaction.<name>`…).
    package var doneEvent: Int32
    package var stoppedEvent: Int32
    /// The index of the name of `repeat.animation.<name>`, where a transition names it, or −1.
    package var repeatEvent: Int32 = -1
    /// The animation that repeats: its own where it has a timing, the first of blocks of several properties; or −1.
    package var repeater: Int32 = -1
    /// Whether an action pauses or seeks it: then it is played in a group of its own.
    package var hasClock = false

    package init(animation: Int, doneEvent: Int32, stoppedEvent: Int32, hasClock: Bool = false) {
        self.animation = animation
        self.doneEvent = doneEvent
        self.stoppedEvent = stoppedEvent
        self.hasClock = hasClock
    }
}
