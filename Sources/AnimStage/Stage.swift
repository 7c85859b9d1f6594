// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A set of properties, a clock, and the animations that move the properties.
///
/// Each property has a model value (set by the program) and a presentation value (shown now). A value set inside an
/// open transaction moves there with the transaction's motion. Each timed event (an animation ends, or starts after its
/// delay) happens at its own flick; events are ordered by time, then by creation. A presentation value is a function of
/// the animation's start time and the present time. So `advance(T)` gives the same bits however T is cut into steps.
///
/// A stage is used by one thread at a time.
package final class Stage: StageMotion {
    package struct Options: Sendable {
        /// Number of properties for which memory is reserved at once.
        package var propertyCapacity = 16
        /// Events kept until polled, 0…`largestEventLimit`. Beyond it, the oldest are dropped and counted.
        package var eventLimit = 65_536
        /// Events of a kind are reported if bit `1 << kind` is set.
        package var eventMask: UInt32 = .max

        package init() {}
    }

    /// `ANIM_LIMIT_EVENTS`: the largest `eventLimit`.
    package static let largestEventLimit = 1_048_576
    /// `ANIM_LIMIT_PROPERTIES`: an identifier has 24 bits for the slot.
    package static let largestPropertyCount = 16_777_215
    /// `ANIM_LIMIT_NAME_BYTES`.
    package static let longestName = 255

    package var timeline = Timeline()
    package var banks = SlotMap<BankRecord>()
    // The next three share two words: there are many stages.
    /// While a call is under way that opens and commits a transaction by itself: that transaction.
    var sendingTransaction: TransactionIdentifier?
    /// How animations are reduced for people who asked for less motion.
    package var reducedMotion = ReducedMotion.none
    /// Whether the stage's owner keeps values that follow moving properties.
    package var followsWhatMoves = false

    var transactions = SlotMap<TransactionRecord>()
    /// Slots of the open transactions, innermost last.
    var openTransactions: [Int32] = []
    /// The plays of the stage's owner.
    package var plays: [PlayRecord] = []
    package var reports: StageReports
    /// What a document has put on the stage; nil without a document.
    package var layout: StageLayout?
    /// Only while a saved state is read into this stage: the stage whose document the state belongs to, and the timers
    /// of the document.
    unowned(unsafe) let template: Stage?
    package var ownerTimers: [(timer: Int32, handle: Timeline.Handle)] = []
    /// Only while a document is read that replaces another: the stage that this one replaces.
    var predecessor: Stage?
    /// The largest number of due steps in one advance; 0 is no limit. Set by the host; not in snapshots.
    package var stepBudget = 0
    /// The call under way.
    package var call = StageCall()

    package convenience init(_ options: Options = Options()) { self.init(options, number: StageNumber.next()) }

    /// A stage with a given number, which is part of its identifiers.
    package init(_ options: Options, number: UInt64) {
        reports = StageReports(
            limit: options.eventLimit,
            undelivered: Stage.largestEventLimit,
            mask: options.eventMask
        )
        template = nil
        let key = StageKey(stage: number)
        super.init(key: key, documentKey: key)
        reserve(max(0, min(options.propertyCapacity, Stage.largestPropertyCount)))
    }

    /// A stage with everything that a document has put on another stage; nothing has moved yet. Only reads the other
    /// stage.
    package init(copying pattern: Stage, _ options: Options) {
        reports = StageReports(
            limit: options.eventLimit,
            undelivered: Stage.largestEventLimit,
            mask: options.eventMask
        )
        template = nil
        super.init(key: StageKey(stage: StageNumber.next()), documentKey: pattern.documentKey)
        copyContents(of: pattern)
    }

    /// An empty stage with the identifiers of another stage. What is read into this one is then moved to the other.
    package init(readingFor other: Stage) {
        reports = StageReports()
        layout = other.layout
        template = other.layout == nil ? nil : other
        super.init(key: other.key, documentKey: other.documentKey)
        inputOfName = other.inputOfName
        fixedPaths = other.fixedPaths
        if let layout { components.copy(other.components, layout.componentCount) }
    }

    /// An empty stage with the identifiers of another stage, which it replaces. It has nothing of the other's document,
    /// neither now nor after the replacement.
    package init(succeeding other: Stage) {
        reports = StageReports()
        template = nil
        predecessor = other
        super.init(key: other.key, documentKey: other.key)
    }

    deinit {
        banks.deallocate()
        transactions.deallocate()
    }

    private func reserve(_ count: Int) {
        properties.reserveCapacity(count)
        creationOrder.reserveCapacity(count)
        components.reserve(count)
    }

    /// Whether a call of `advance` is under way.
    package var isAdvancing: Bool { call.isAdvancing }
    /// Stage time of the next timed event.
    package var nextDue: Int64? { nextHolding(before: timeline.firstFlick) }
}

/// How animations change when the host asks for reduced motion. The raw values are those of `ANIM_REDUCED_MOTION_…`.
package enum ReducedMotion: Int32, Sendable {
    /// All motion is shown.
    case none = 0
    /// Values jump to their targets.
    case jump = 1
    /// Properties with `fades` (colors, and those that set it) fade in 0.2 s with ease; all others jump.
    case fade = 2
}

/// What happens when a property's value is set. The raw values are those of `ANIM_ACTION_…`.
package enum PropertyAction: Sendable {
    /// It moves with the open transaction, and jumps without one.
    case follow
    /// It jumps, even in an open transaction.
    case none
    /// It moves with a motion of its own, in a transaction or outside. Omitted fields come from the transaction.
    case own(MotionRequest)
}
