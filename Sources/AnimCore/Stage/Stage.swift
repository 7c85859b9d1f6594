/// A set of properties, a clock and what moves them.
///
/// Each property has a model value (what the program set) and a presentation value (what is seen now). A value set
/// inside an open transaction moves there with the transaction's motion. All that happens by itself (an animation that
/// ends, one that starts after its delay) happens at its own flick, in order of time and then of creation, and every
/// presentation value is a function of when its animation started and of now. So `advance(T)` leads to the same bits
/// as any way of cutting T into steps.
///
/// A stage is used by one thread at a time.
public final class Stage {
    public struct Options: Sendable {
        /// Properties for which memory is made ready at once.
        public var propertyCapacity = 16
        /// Events kept until polled, 0…`largestEventLimit`; beyond, the oldest are dropped and counted.
        public var eventLimit = 65_536
        /// Bit `1 << kind` set: events of the kind are reported.
        public var eventMask: UInt32 = .max

        public init() {}
    }

    public static let largestEventLimit = 1_048_576
    public static let largestPropertyCount = 16_777_215
    public static let longestName = 255
    /// The largest size of a component that a program may set.
    public static let largestComponent = 1e150
    public static let defaultThreshold = 0.001

    let stamp = StageStamp.next()
    var names = NameTable()
    var clock = StageClock()
    var timeline = Timeline()
    var components = ComponentStore()

    var properties: [PropertyRecord] = []
    var freeProperties: [Int32] = []
    /// Slots in order of creation; −1 where a property was removed.
    var creationOrder: [Int32] = []
    var livePropertyCount = 0
    /// The property's slot.
    var propertyOfName = NameMap()
    var changedProperties = DirtySet()

    var animations: [AnimationRecord] = []
    var freeAnimations: [Int32] = []
    /// The animations that run (not those that wait), in no particular order.
    var running: [Int32] = []
    /// Animations that run or wait for their delay.
    public var animationCount: Int { animations.count - freeAnimations.count }

    var transactions: [TransactionRecord] = []
    var freeTransactions: [Int32] = []
    /// Slots of the open ones, the innermost last.
    var openTransactions: [Int32] = []

    var events: EventQueue
    let eventMask: UInt32
    /// Hears of events at once while the stage advances, and of all others at the next advance.
    public var onEvent: ((StageEvent) -> Void)?
    /// Events from outside `advance` that `onEvent` has not heard of.
    var undelivered: EventQueue
    /// Whether a call of `advance` is under way.
    public internal(set) var isAdvancing = false

    public init(_ options: Options = Options()) {
        let limit = max(0, min(options.eventLimit, Stage.largestEventLimit))
        events = EventQueue(limit: limit)
        undelivered = EventQueue(limit: Stage.largestEventLimit)
        eventMask = options.eventMask
        reserve(max(0, min(options.propertyCapacity, Stage.largestPropertyCount)))
    }

    private func reserve(_ count: Int) {
        properties.reserveCapacity(count)
        creationOrder.reserveCapacity(count)
        components.reserve(count)
    }

    /// Stage time in flicks: what animations and events go by.
    public var time: Int64 { clock.stageTime }
    /// The sum of all advances in flicks.
    public var hostTime: Int64 { clock.hostTime }
    public var timeScale: Double { clock.scale }
    public var isPaused: Bool { clock.isPaused }
    /// Stage time of the next thing that will happen by itself.
    public var nextDue: Int64? { timeline.firstFlick }

    /// The UTF-8 of a name by its index in an event; empty for an index that is none.
    public func name(_ index: Int32) -> ArraySlice<UInt8> { names[index] }
    public var nameCount: Int { names.count }
}

/// A property's slot.
struct PropertyRecord: Sendable {
    var generation: UInt16 = 1
    var isLive = false
    /// Whether it belongs to a document and cannot be removed.
    var isPermanent = false
    var kind: ValueKind = .scalar
    var name: Int32 = -1
    /// Index of the first component.
    var base: Int32 = 0
    var threshold = Stage.defaultThreshold
    /// Animations by slot, or −1. The running one's target is in the component store; the waiting one's is the model.
    var running: Int32 = -1
    var waiting: Int32 = -1
    /// Its place in `creationOrder`.
    var order: Int32 = 0

    var componentRange: Range<Int> { Int(base)..<(Int(base) + kind.componentCount) }
    var isAnimating: Bool { running >= 0 || waiting >= 0 }
}

/// An animation of one property, running or waiting for its delay.
struct AnimationRecord: Sendable {
    /// The flick of an end that never comes.
    static let never = Int64.max

    var property: Int32
    var transaction: Int32
    var shape: MotionPlan.Shape
    /// Flicks; `nil` as in the plan.
    var duration: Int64?
    /// When it starts, or started.
    var start: Int64
    /// When it ends, or `never`. Known once it runs.
    var end: Int64 = AnimationRecord.never
    /// Its entry in the timeline: its start while it waits, its end while it runs.
    var handle: Timeline.Handle = Timeline.none
    /// Its place in `Stage.running`.
    var runningPosition: Int32 = -1
}

/// A transaction, open or not yet complete.
struct TransactionRecord: Sendable {
    var generation: UInt16 = 1
    var isLive = false
    var isOpen = false
    /// Whether one of its animations was interrupted.
    var wasInterrupted = false
    /// Animations that have not ended.
    var pending: Int32 = 0
    var plan = MotionPlan()
}
