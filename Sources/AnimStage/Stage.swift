// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A set of properties, a clock and what moves them.
///
/// Each property has a model value (what the program set) and a presentation value (what is seen now). A value set
/// inside an open transaction moves there with the transaction's motion. All that happens by itself (an animation that
/// ends, one that starts after its delay) happens at its own flick, in order of time and then of creation, and every
/// presentation value is a function of when its animation started and of now. So `advance(T)` leads to the same bits
/// as any way of cutting T into steps.
///
/// A stage is used by one thread at a time.
package final class Stage {
    package struct Options: Sendable {
        /// Properties for which memory is made ready at once.
        package var propertyCapacity = 16
        /// Events kept until polled, 0…`largestEventLimit`; beyond, the oldest are dropped and counted.
        package var eventLimit = 65_536
        /// Bit `1 << kind` set: events of the kind are reported.
        package var eventMask: UInt32 = .max

        package init() {}
    }

    package static let largestEventLimit = 1_048_576
    package static let largestPropertyCount = 16_777_215
    package static let longestName = 255
    /// The largest size of a component that a program may set.
    package static let largestComponent = 1e150
    package static let defaultThreshold = 0.001

    package static let largestVector = 1_048_576
    /// Components of all properties and banks of a stage.
    package static let largestComponentCount = 1 << 30

    package let key: StageKey
    /// The key of the stage onto which the document was read, whose properties are known by its identifiers.
    let documentKey: StageKey
    package var names = NameTable()
    package var clock = StageClock()
    package var timeline = Timeline()
    package let components = ComponentStore()
    let batches = MotionBatches()

    package var properties = SlotMap<PropertyRecord>()
    /// The details of all properties that have some, in no particular order.
    var ownedDetails: [PropertyDetails] = []
    /// What bulk reads need of the properties.
    var readKeys = PropertyReadKeys()
    /// Slots in order of creation; −1 where a property was removed.
    var creationOrder: [Int32] = []
    package var livePropertyCount = 0
    /// The property's slot.
    package var propertyOfName = NameMap()
    var changedProperties = DirtySet()
    /// The same for who draws them, and components from outside that have changed.
    package var drawnProperties = DirtySet()
    package var drawnInputs = DirtySet()
    /// The component of a value from outside.
    package var inputOfName = NameMap()
    /// The texts that expressions read, by the value of their component, and those that they work with.
    package var texts = ExpressionTexts()

    package var animations = SlotMap<AnimationRecord>()
    /// Layers of animations that have ended, to be used again, and how many have been made.
    var freeLayers: [AnimationLayer] = []
    var layersMade = 0
    var layerRows = LayerRows()
    var layerSum = LayerSum()
    /// How many animations have ended at the flick that is shown, and still show their end.
    var endingCount = 0
    /// Working memory for one value.
    var modelBefore: [Double] = []
    var formBefore: PathForm?
    /// Animations that run or wait for their delay.
    package internal(set) var animationCount = 0
    /// How many animations wait, and of how many components: they will start without allocation.
    var waitingCount = 0
    var waitingComponents = 0
    /// Slots of the properties with an animation that has a layer, in no particular order.
    var layered: [Int32] = []
    /// Slots of the properties that move in rows in an encoding of their own, in no particular order.
    var encodedInRows: [Int32] = []
    /// Animations that started in rows at `freshTime`: they are shown just where they were.
    var fresh: [Int32] = []
    var freshTime: Int64 = -1
    /// Memory for one value and its velocity, of the largest property there is.
    package var scratch = Scratch()

    var groups = SlotMap<GroupRecord>()
    package var banks = SlotMap<BankRecord>()
    package var derived: [DerivedRecord] = []
    /// Paths that are no property's and that expressions name: the value of their component is the index.
    var fixedPaths: [PathQuery] = []
    /// Whether a presentation or model value has changed since the derived properties were computed.
    var derivedAreStale = false
    var observers: [ObserverRecord] = []
    /// What becomes of animations for people who asked for less motion.
    package var reducedMotion = ReducedMotion.none

    var transactions = SlotMap<TransactionRecord>()
    /// Slots of the open ones, the innermost last.
    var openTransactions: [Int32] = []
    /// What the stage's owner plays.
    package var plays: [PlayRecord] = []
    /// What the stage's owner draws from.
    package var random = RandomGenerator(seed: 0)
    /// The data of events that were told.
    package var eventData = EventDataStore()

    package var events: EventQueue
    package var eventMask: UInt32
    /// What a document has put on the stage, if one has.
    package var layout: StageLayout?
    /// While a state is read into it: the stage with a document of which that is, and the timers that are the document's.
    unowned(unsafe) let template: Stage?
    package var ownerTimers: [(timer: Int32, handle: Timeline.Handle)] = []
    /// Hears of events as they happen while the stage advances, and of all others at the next advance. It may read and change
    /// the stage, but not advance it.
    package var onEvent: ((StageEvent) -> Void)?
    /// Of an owner that has conditions that may come to hold; nil for others.
    package var lookAhead: LookAhead?
    /// Events that `onEvent` has not heard of.
    var undelivered: EventQueue
    /// The stage whose place it takes, while the document is read that takes the place of the one there.
    var predecessor: Stage?
    // In an order that leaves no room between them: there are many stages.
    /// Whether a call of `advance` is under way.
    package internal(set) var isAdvancing = false
    /// Whether the stage's owner keeps values that follow those that move.
    package var followsWhatMoves = false
    /// Whether, while it advances, what moves is computed at the present flick, or shows its own value.
    var isPresentShown = false
    /// Whether a call was left by a callback, and no advance has computed anew since what it had not come to.
    var isLeft = false
    /// Whether a call from outside is under way: it may ask an easing of the host's for a value, and the host may not call
    /// in again meanwhile. Kept by who passes such calls on.
    package var isInCall = false
    /// The animation that is being made, and not to start yet, and the one that starts; −1 for none. The callback of an easing
    /// may be left meanwhile.
    var making: Int32 = -1
    var starting: Int32 = -1
    /// How many things that are due one advance does at most; 0 is no limit. The host's: not in snapshots.
    package var stepBudget = 0
    /// Where on the thread's stack the callback was called from that is under way; 0 for none.
    package var callbackFrame: UInt = 0
    /// The host time to which the advance leads that is under way.
    var advanceGoal: Int64 = 0
    /// Where the clock stands while it is looked ahead, which shows other flicks; below 0 while it is not.
    var watchedFrom: Int64 = -1
    /// The transaction of a call that opens and commits one by itself, while it is under way.
    var sendingTransaction: TransactionIdentifier?

    package convenience init(_ options: Options = Options()) { self.init(options, number: StageNumber.next()) }

    /// A stage with a given number, which its identifiers have in them.
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

    /// A stage with all that a document has put on another, where nothing has moved yet. The other is only read.
    package init(copying pattern: Stage, _ options: Options) {
        events = EventQueue(limit: max(0, min(options.eventLimit, Stage.largestEventLimit)))
        undelivered = EventQueue(limit: Stage.largestEventLimit)
        eventMask = options.eventMask
        key = StageKey(stage: StageNumber.next())
        documentKey = pattern.documentKey
        template = nil
        copyThings(of: pattern)
    }

    /// An empty stage whose identifiers are those of another, which takes over what is read into this one.
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

    /// An empty stage whose identifiers are those of another, whose place it takes. It has none of what the other's document
    /// has put there, and nothing of it once that is taken over.
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

    /// Stage time in flicks: what animations and events go by.
    package var time: Int64 { clock.stageTime }
    /// The sum of all advances in flicks.
    package var hostTime: Int64 { clock.hostTime }
    package var timeScale: Double { clock.scale }
    package var isPaused: Bool { clock.isPaused }
    /// Stage time of the next thing that will happen by itself.
    package var nextDue: Int64? { nextHolding(before: timeline.firstFlick) }

    /// The UTF-8 of a name by its index in an event; empty for an index that is none.
    package func name(_ index: Int32) -> ArraySlice<UInt8> { names[index] }
    package var nameCount: Int { names.count }
}

/// What becomes of animations when the host asks for reduced motion. The raw values are those of `ANIM_REDUCED_MOTION_…`.
package enum ReducedMotion: Int32, Sendable {
    /// All motion is shown.
    case none = 0
    /// Values jump to where they are going.
    case jump = 1
    /// Properties that fade (colors, and those that say so) do so in 0.2 s with ease; all others jump.
    case fade = 2
}

/// What happens when a property's value is set. The raw values are those of `ANIM_ACTION_…`.
package enum PropertyAction: Sendable {
    /// It moves as the open transaction says, and jumps where none is open.
    case follow
    /// It jumps, whatever transaction is open.
    case none
    /// It moves in a way of its own, in a transaction or outside; what the request leaves out comes from the transaction.
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
    /// Whether a path never turns on its way.
    package var isStraight = false
    package var kind: ValueKind = .scalar
    package var encoding = ValueEncoding.plain
    package var name: Int32 = -1
    /// Index of the first component, and how many there are.
    package var base: Int32 = 0
    package var count: Int32 = 0
    /// The same of the components that are interpolated; the same range where the encoding is plain.
    var innerBase: Int32 = 0
    var innerCount: Int32 = 0
    package var threshold = Stage.defaultThreshold
    /// The animation that moves in rows, or −1.
    var inRows: Int32 = -1
    /// Its animations in order, or −1.
    var firstAnimation: Int32 = -1
    var lastAnimation: Int32 = -1
    /// Its places in `layered` and `encodedInRows`, or −1.
    var layeredPosition: Int32 = -1
    var encodedPosition: Int32 = -1
    /// Whether all of its animations that a new value would end, and that run, are known to be additive.
    var isStacked = false
    /// How many of its animations have a layer.
    var layerCount: Int32 = 0
    /// Its place in `creationOrder`.
    package var order: Int32 = 0
    /// Its place in `derived`, or −1.
    package var derived: Int32 = -1
    /// How often expressions of derived properties name it.
    package var uses: Int32 = 0
    var isObserved = false
    /// The stage's, which owns it: a record that held it would count its references in every copy, and every read makes one.
    unowned(unsafe) var details: PropertyDetails?

    var componentRange: Range<Int> { Int(base)..<Int(base + count) }
    var innerRange: Range<Int> { Int(innerBase)..<Int(innerBase + innerCount) }
    package var isEncoded: Bool { innerBase != base }
    /// Whether it is a path that is shown in another structure than that of its model value.
    var isMorphing: Bool { innerBase != base && kind == .path && firstAnimation >= 0 }
    /// Where what is shown of it stands.
    package var shownRange: Range<Int> { isMorphing ? innerRange : componentRange }
    package var isAnimating: Bool { firstAnimation >= 0 }
}

/// What few properties have.
final class PropertyDetails {
    /// Its place in the stage's `ownedDetails`.
    package fileprivate(set) var index = 0
    package var action = PropertyAction.follow
    /// A path's.
    package var path = PathState()
    /// In units a second, by component: that which it had when it was held. Empty for none.
    package var heldVelocity: [Double] = []
}

extension Stage {
    /// The details of a property, made where it has none.
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
    /// A second pair, for what one layer adds.
    var layerValues: UnsafeMutablePointer<Double> { values + 2 * capacity }
    var layerVelocities: UnsafeMutablePointer<Double> { values + 3 * capacity }
    /// What the runs that are over add to a cumulative animation.
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
    /// Animations that have not ended, and arranged transactions inside that are not complete.
    var pending: Int32 = 0
    /// The arranged transaction around it, or −1.
    package var parent: Int32 = -1
    /// The newest transaction inside a sequence, or 0.
    var lastChild: UInt64 = 0
    /// The number of the owner's play that it is the whole of, or −1.
    package var play: Int32 = -1
    /// How many values were set in it, for the stagger.
    var setCount: Int64 = 0
    /// The animations that wait for its completion, or −1.
    var firstWaiting: Int32 = -1
    var lastWaiting: Int32 = -1
    package var plan = MotionPlan()

    /// Makes the record of a complete transaction that of a new one, where it stands: all but its generation and plan.
    @inline(__always)
    mutating func renew() {
        (isLive, isOpen, wasInterrupted, arrangement) = (true, true, false, nil)
        (pending, parent, lastChild, play, setCount) = (0, -1, 0, -1, 0)
        (firstWaiting, lastWaiting) = (-1, -1)
    }
}
