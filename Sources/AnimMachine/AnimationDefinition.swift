// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// An animation of a document, or a part of one. Its parts follow it, up to its `end`.
package struct AnimationDefinition: Sendable {
    /// An animation of one property, or a container of the parts that follow.
    package enum Content: Sendable {
        case single(SingleAnimation)
        /// All parts begin at once.
        case parallel
        /// Each part begins when the one before it has ended.
        case sequence
        /// All parts use a clock that is timed as a whole.
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
    /// Numbers given by expressions at each play: a range of the definition's patches.
    package let patches: Range<Int>

    package init(_ property: PropertyIdentifier, _ request: AnimationRequest, _ patches: Range<Int>) {
        self.property = property
        self.request = request
        self.patches = patches
    }
}

/// A named animation or a named transaction.
package struct PlayDefinition: Sendable {
    /// Its index among the definition's animations; −1 for a transaction.
    package var animation: Int
    /// Indices of the names `done.animation.<name>` and `stopped.animation.<name>` (of a transaction:
    /// `done.transaction.<name>`…).
    package var doneEvent: Int32
    package var stoppedEvent: Int32
    /// Index of the name `repeat.animation.<name>`, if a transition uses it, or −1.
    package var repeatEvent: Int32 = -1
    /// The animation whose repeats count: the play's own if it has a timing, or the first of blocks of several
    /// properties; or −1.
    package var repeater: Int32 = -1
    /// Whether an action pauses or seeks it: then it plays in a group of its own.
    package var hasClock = false

    package init(animation: Int, doneEvent: Int32, stoppedEvent: Int32, hasClock: Bool = false) {
        self.animation = animation
        self.doneEvent = doneEvent
        self.stoppedEvent = stoppedEvent
        self.hasClock = hasClock
    }
}
