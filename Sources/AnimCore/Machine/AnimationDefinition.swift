/// An animation of a document, or a part of one. The parts follow it, up to its `end`.
struct AnimationDefinition: Sendable {
    enum Content: Sendable {
        case single(SingleAnimation)
        /// All parts begin at once.
        case parallel
        /// Each part begins when the one before it is over.
        case sequence
        /// All parts go by a clock that is timed as a whole.
        case group(MediaTiming)
    }

    var content: Content
    /// One past the last part inside it.
    var end: Int32 = 0
}

/// An animation of one property.
final class SingleAnimation: Sendable {
    let property: PropertyIdentifier
    let request: AnimationRequest
    /// What expressions give it when it is played: a range of the definition's patches.
    let patches: Range<Int>

    init(_ property: PropertyIdentifier, _ request: AnimationRequest, _ patches: Range<Int>) {
        self.property = property
        self.request = request
        self.patches = patches
    }
}

/// An animation that has a name, or a transaction that has one.
struct PlayDefinition: Sendable {
    /// Its index among the definition's animations; −1 for a transaction.
    var animation: Int
    /// Indices of the names of `done.animation.<name>` and `stopped.animation.<name>` (of a transaction:
    /// `done.transaction.<name>`…).
    var doneEvent: Int32
    var stoppedEvent: Int32
    /// Whether an action pauses it: then it is played in a group of its own.
    var isPaused = false
}
