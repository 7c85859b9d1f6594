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
package final class Stage {
    package struct Options: Sendable {
        /// Number of properties for which memory is reserved at once.
        package var propertyCapacity = 16
        /// Events kept until polled, 0…`largestEventLimit`. Beyond it, the oldest are dropped and counted.
        package var eventLimit = 65_536
        /// Events of a kind are reported if bit `1 << kind` is set.
        package var eventMask: UInt32 = .max

        package init() {}
    }

    package static let largestEventLimit = 1_048_576
    package static let largestPropertyCount = 16_777_215
    package static let longestName = 255
    /// The largest magnitude of a component that a program may set.
    package static let largestComponent = 1e150
    package static let defaultThreshold = 0.001

    package static let largestVector = 1_048_576
    /// The largest number of components of all properties and banks of a stage.
    package static let largestComponentCount = 1 << 30

    package let key: StageKey
    /// The key of the stage onto which the document was read: its property identifiers carry this key.
    let documentKey: StageKey
    package var names = NameTable()
    package var clock = StageClock()
    package var timeline = Timeline()
    package let components = ComponentStore()
    let batches = MotionBatches()

    package var properties = SlotMap<PropertyRecord>()
    /// The details of all properties that have details. Unordered.
    var ownedDetails: [PropertyDetails] = []
    /// The fields of the properties that bulk reads need.
    var readKeys = PropertyReadKeys()
    /// Slots in order of creation; −1 where a property was removed.
    var creationOrder: [Int32] = []
    package var livePropertyCount = 0
    /// From a name to the property's slot.
    package var propertyOfName = NameMap()
    var changedProperties = DirtySet()
    /// Changes for the code that draws: changed properties, and changed input components.
    package var drawnProperties = DirtySet()
    package var drawnInputs = DirtySet()
    /// From the name of an input to its component.
    package var inputOfName = NameMap()
    /// The texts that expressions read, indexed by the value of their component, and their stack of texts.
    package var texts = ExpressionTexts()

    package var animations = SlotMap<AnimationRecord>()
    /// Layers of ended animations, for reuse, and the number of layers made.
    var freeLayers: [AnimationLayer] = []
    var layersMade = 0
    var layerRows = LayerRows()
    var layerSum = LayerSum()
    /// The number of animations that ended at the shown flick and still show their last value.
    var endingCount = 0
    /// Working memory for one value and its path structure.
    var modelBefore: [Double] = []
    var formBefore: PathForm?
    /// Number of animations that run or wait for their delay.
    package internal(set) var animationCount = 0
    /// The number of waiting animations and of their components. Memory is reserved so that they start without
    /// allocation.
    var waitingCount = 0
    var waitingComponents = 0
    /// Slots of the properties that have an animation with a layer. Unordered.
    var layered: [Int32] = []
    /// Slots of the properties that have an encoding of their own and move in rows. Unordered.
    var encodedInRows: [Int32] = []
    /// Animations that started in rows at `freshTime`. At that flick they show their exact origin.
    var fresh: [Int32] = []
    var freshTime: Int64 = -1
    /// Memory for one value and its velocity, large enough for the largest property.
    package var scratch = Scratch()

    var groups = SlotMap<GroupRecord>()
    package var banks = SlotMap<BankRecord>()
    package var derived: [DerivedRecord] = []
    /// Paths that expressions name and that belong to no property. The value of a path's component is its index here.
    var fixedPaths: [PathQuery] = []
    /// Whether a presentation or model value has changed since derived properties were last computed.
    var derivedAreStale = false
    var observers: [ObserverRecord] = []
    /// How animations are reduced for people who asked for less motion.
    package var reducedMotion = ReducedMotion.none

    var transactions = SlotMap<TransactionRecord>()
    /// Slots of the open transactions, innermost last.
    var openTransactions: [Int32] = []
    /// The plays of the stage's owner.
    package var plays: [PlayRecord] = []
    /// The random generator of the stage's owner.
    package var random = RandomGenerator(seed: 0)
    /// The data of reported events.
    package var eventData = EventDataStore()

    package var events: EventQueue
    package var eventMask: UInt32
    /// What a document has put on the stage; nil without a document.
    package var layout: StageLayout?
    /// Only while a saved state is read into this stage: the stage whose document the state belongs to, and the timers of the
    /// document.
    unowned(unsafe) let template: Stage?
    package var ownerTimers: [(timer: Int32, handle: Timeline.Handle)] = []
    /// Called with each event as it happens while the stage advances, and with all other events at the next advance. The
    /// callback may read and change the stage, but not advance it.
    package var onEvent: ((StageEvent) -> Void)?
    /// Set if the stage's owner has conditions that can become true; else nil.
    package var lookAhead: LookAhead?
    /// Events not yet delivered to `onEvent`.
    var undelivered: EventQueue
    /// Only while a document is read that replaces another: the stage that this one replaces.
    var predecessor: Stage?
    // Ordered to avoid padding: there are many stages.
    /// Whether a call of `advance` is under way.
    package internal(set) var isAdvancing = false
    /// Whether the stage's owner keeps values that follow moving properties.
    package var followsWhatMoves = false
    /// Whether, during an advance, presentation values are up to date at the present flick.
    var isPresentShown = false
    /// Whether a callback left a call early, and no advance has yet finished the work of that call.
    var isLeft = false
    /// Whether an outside call is under way. The call may ask a host's easing for a value; the host must not call in again
    /// meanwhile. Set and cleared by the code that forwards outside calls.
    package var isInCall = false
    /// The animation being made, which must not start yet, and the animation being started; −1 for none. The callback of an
    /// easing may leave either step early.
    var making: Int32 = -1
    var starting: Int32 = -1
    /// The largest number of due steps in one advance; 0 is no limit. Set by the host; not in snapshots.
    package var stepBudget = 0
    /// The stack address from which the callback under way was called; 0 for none.
    package var callbackFrame: UInt = 0
    /// The host time at which the advance under way ends.
    var advanceGoal: Int64 = 0
    /// The real clock time during look-ahead, which moves the clock to other flicks; negative otherwise.
    var watchedFrom: Int64 = -1
    /// While a call is under way that opens and commits a transaction by itself: that transaction.
    var sendingTransaction: TransactionIdentifier?

    package convenience init(_ options: Options = Options()) { self.init(options, number: StageNumber.next()) }

    /// A stage with a given number, which is part of its identifiers.
    package init(_ options: Options, number: UInt64) {
        let limit = max(0, min(options.eventLimit, Stage.largestEventLimit))
        events = EventQueue(limit: limit)
        undelivered = EventQueue(limit: Stage.largestEventLimit)
        eventMask = options.eventMask
        key = StageKey(stage: number)
        documentKey = key
        template = nil
        reserve(max(0, min(options.propertyCapacity, Stage.largestPropertyCount)))
    }

    /// A stage with everything that a document has put on another stage; nothing has moved yet. Only reads the other
    /// stage.
    package init(copying pattern: Stage, _ options: Options) {
        events = EventQueue(limit: max(0, min(options.eventLimit, Stage.largestEventLimit)))
        undelivered = EventQueue(limit: Stage.largestEventLimit)
        eventMask = options.eventMask
        key = StageKey(stage: StageNumber.next())
        documentKey = pattern.documentKey
        template = nil
        copyThings(of: pattern)
    }

    /// An empty stage with the identifiers of another stage. What is read into this one is then moved to the other.
    package init(readingFor other: Stage) {
        events = EventQueue(limit: 0)
        undelivered = EventQueue(limit: 0)
        eventMask = 0
        key = other.key
        documentKey = other.documentKey
        layout = other.layout
        template = layout == nil ? nil : other
        inputOfName = other.inputOfName
        fixedPaths = other.fixedPaths
        if let layout { components.copy(other.components, layout.componentCount) }
    }

    /// An empty stage with the identifiers of another stage, which it replaces. It has nothing of the other's document, neither
    /// now nor after the replacement.
    package init(succeeding other: Stage) {
        events = EventQueue(limit: 0)
        undelivered = EventQueue(limit: 0)
        eventMask = 0
        key = other.key
        documentKey = key
        template = nil
        predecessor = other
    }

    deinit {
        scratch.deallocate()
        properties.deallocate()
        readKeys.deallocate()
        animations.deallocate()
        layerRows.deallocate()
        groups.deallocate()
        banks.deallocate()
        transactions.deallocate()
    }

    private func reserve(_ count: Int) {
        properties.reserveCapacity(count)
        creationOrder.reserveCapacity(count)
        components.reserve(count)
    }

    /// Stage time in flicks, used by animations and events.
    package var time: Int64 { clock.stageTime }
    /// The sum of all advances in flicks.
    package var hostTime: Int64 { clock.hostTime }
    package var timeScale: Double { clock.scale }
    package var isPaused: Bool { clock.isPaused }
    /// Stage time of the next timed event.
    package var nextDue: Int64? { nextHolding(before: timeline.firstFlick) }

    /// The UTF-8 of a name by its index in an event; empty for an invalid index.
    package func name(_ index: Int32) -> ArraySlice<UInt8> { names[index] }
    package var nameCount: Int { names.count }
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

/// A property's slot.
package struct PropertyRecord {
    var generation: UInt16 = 1
    package var isLive = false
    /// Whether it belongs to a document and cannot be removed.
    package var isPermanent = false
    /// Whether it may fade when motion is reduced.
    package var fades = false
    /// Whether a morph of this path never turns it.
    package var isStraight = false
    package var kind: ValueKind = .scalar
    package var encoding = ValueEncoding.plain
    package var name: Int32 = -1
    /// Index of the first component, and number of components.
    package var base: Int32 = 0
    package var count: Int32 = 0
    /// The same for the interpolated components; the same range if the encoding is plain.
    var innerBase: Int32 = 0
    var innerCount: Int32 = 0
    package var threshold = Stage.defaultThreshold
    /// The animation that moves in rows, or −1.
    var inRows: Int32 = -1
    /// The first and last of its animations, or −1.
    var firstAnimation: Int32 = -1
    var lastAnimation: Int32 = -1
    /// Its places in `layered` and `encodedInRows`, or −1.
    var layeredPosition: Int32 = -1
    var encodedPosition: Int32 = -1
    /// Whether all running animations that a new value would end are known to be additive.
    var isStacked = false
    /// How many of its animations have a layer.
    var layerCount: Int32 = 0
    /// Its place in `creationOrder`.
    package var order: Int32 = 0
    /// Its place in `derived`, or −1.
    package var derived: Int32 = -1
    /// Number of uses in expressions of derived properties.
    package var uses: Int32 = 0
    var isObserved = false
    /// Owned by the stage. A strong reference would be counted in every copy of the record, and every read makes a copy.
    unowned(unsafe) var details: PropertyDetails?

    var componentRange: Range<Int> { Int(base)..<Int(base + count) }
    var innerRange: Range<Int> { Int(innerBase)..<Int(innerBase + innerCount) }
    package var isEncoded: Bool { innerBase != base }
    /// Whether it is a path whose presentation has another structure than its model value.
    var isMorphing: Bool { innerBase != base && kind == .path && firstAnimation >= 0 }
    /// The components that are shown.
    package var shownRange: Range<Int> { isMorphing ? innerRange : componentRange }
    package var isAnimating: Bool { firstAnimation >= 0 }
}

/// Fields that few properties need.
final class PropertyDetails {
    /// Its place in the stage's `ownedDetails`.
    package fileprivate(set) var index = 0
    package var action = PropertyAction.follow
    /// For paths only.
    package var path = PathState()
    /// The velocity at which it was held, in units per second, by component. Empty for none.
    package var heldVelocity: [Double] = []
}

extension Stage {
    /// The details of a property, created if it has none.
    func makeDetails(of record: inout PropertyRecord) -> PropertyDetails {
        if let details = record.details { return details }
        let details = PropertyDetails()
        details.index = ownedDetails.count
        ownedDetails.append(details)
        record.details = details
        return details
    }

    func removeDetails(of slot: Int) {
        guard let details = properties[slot].details else { return }
        properties[slot].details = nil
        let last = ownedDetails.removeLast()
        if last !== details {
            last.index = details.index
            ownedDetails[details.index] = last
        }
    }
}

/// Memory for one value and its velocity, in one piece.
package struct Scratch {
    package private(set) var values = UnsafeMutablePointer<Double>.allocate(capacity: 5 * 4)
    package private(set) var capacity = 4

    package var velocities: UnsafeMutablePointer<Double> { values + capacity }
    /// A second pair, for the contribution of one layer.
    var layerValues: UnsafeMutablePointer<Double> { values + 2 * capacity }
    var layerVelocities: UnsafeMutablePointer<Double> { values + 3 * capacity }
    /// The sum of the finished repeats of a cumulative animation.
    var runs: UnsafeMutablePointer<Double> { values + 4 * capacity }

    package mutating func reserve(_ count: Int) {
        guard count > capacity else { return }
        deallocate()
        capacity = count
        values = .allocate(capacity: 5 * count)
    }

    package func deallocate() { values.deallocate() }
}

/// A transaction, open or not yet complete.
struct TransactionRecord: Sendable {
    var generation: UInt16 = 1
    package var isLive = false
    var isOpen = false
    /// Whether one of its animations was interrupted.
    var wasInterrupted = false
    package var arrangement: MotionRequest.Arrangement?
    /// The number of animations that have not ended, plus arranged inner transactions that are not complete.
    var pending: Int32 = 0
    /// The arranged transaction around it, or −1.
    package var parent: Int32 = -1
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
        (firstWaiting, lastWaiting) = (-1, -1)
    }
}
