/// A statechart: states in document order, their transitions, and what is done on the way.
///
/// State 0 is the chart itself; a state's descendants follow it directly, up to its `end`, so that document order is
/// the order of indices and "is inside" is a comparison. What belongs to states, transitions and actions stands in rows that
/// they name by ranges.
struct MachineDefinition: Sendable {
    var states: [StateDefinition] = []
    var transitions: [TransitionDefinition] = []
    var actions: [MachineAction] = []
    /// What `.set` actions set, and how it moves.
    var assignments: [PropertyAssignment] = []
    /// What properties are set to that hold paths.
    var paths: [Path] = []
    var motions: [MotionRequest] = []
    /// One for each motion.
    var motionExpressions: [MotionExpressions] = []
    /// What each motion comes to in a transaction of its own; nil where that depends on more than itself.
    var plans: [MotionPlan?] = []
    /// Numbers that are given, or that expressions give when they are asked for.
    var numbers: [NumberSource] = []
    var expressions: [ActionExpression] = []
    /// What `assign` gives strings.
    var texts: [[UInt8]] = []
    /// The data of events.
    var data: [DataDefinition] = []
    var sends: [SendDefinition] = []
    /// The targets of transitions, initial states and history.
    var targets: [Int32] = []
    /// The descriptors of transitions: each is a number of its own.
    var descriptors: [Int32] = []
    /// The number of a descriptor by the index of its name. That of `*` is 0.
    var descriptorOfName = NameMap()
    var descriptorCount = 1
    var hasWildcard = false
    /// What can be played, and the parts of it all: an animation's parts follow it. Transactions with a name are plays too,
    /// without an animation.
    var plays: [PlayDefinition] = []
    var animations: [AnimationDefinition] = []
    var patches: [AnimationPatch] = []
    /// Of a component: its machine's number, that of the document around it, or −1, and the event that is raised there by the
    /// index of the name of one that is emitted here.
    var number: Int32 = 0
    var parent: Int32 = -1
    var raisedOfEvent = NameMap()
    /// Events that are sent on to components, and inputs that the document around gives.
    var forwards: [ForwardDefinition] = []
    var bindings: [BindingDefinition] = []
    /// How many history states there are.
    var historyCount: Int32 = 0
    /// The components of event data that expressions name, by the index of the field's name.
    var componentOfField = NameMap()
    /// The first comparison of a text in event data, by the index of the field's name.
    var comparisonOfField = NameMap()
    var comparisons: [TextComparison] = []
    /// Index of the name of `error.execution`.
    var errorEvent: Int32 = -1
    /// Whether any state has an eventless transition.
    var hasEventless = false
    /// The states whose `elapsed` is asked for.
    var timedStates: [Int32] = []
    /// The transitions that name a descriptor, in document order, one descriptor's after another's.
    var listeners: [Int32] = []
    /// Where those of a descriptor begin, and of the one after the last.
    var firstListener: [Int32] = []
    /// By transition, the innermost compound state (or the chart) that contains all that it leaves and enters while no history
    /// remembers anything: what it leaves is all that is active inside. −1 where it has no target.
    var domains: [Int32] = []

    /// The most states of a machine. The work of one microstep can grow with its square.
    static let largestStateCount = 4096

    /// Whether anything asks for an event's data, or sends it on.
    var hearsData: Bool {
        !forwards.isEmpty || !componentOfField.isEmpty || !comparisonOfField.isEmpty
    }

    func isState(_ state: Int32, inside ancestor: Int32) -> Bool {
        state > ancestor && state < states[Int(ancestor)].end
    }
}

struct StateDefinition: Sendable {
    /// The raw values are the places in the document format's list of types.
    enum Kind: Int, Sendable {
        /// No children.
        case atomic = 0
        /// One child is active when it is.
        case compound
        /// All children are active when it is.
        case parallel
        /// Its parent is done when it is entered.
        case final
        /// Never active: as a target it stands for what was active in its parent when that was last left.
        case history
    }

    var kind: Kind
    /// Of a history: whether it remembers the innermost states.
    var isDeep = false
    /// Whether it has a history among its children.
    var hasHistory = false
    /// Whether one of its transitions waits for a delay.
    var hasDelays = false
    /// Whether it, or a state around it, has eventless transitions.
    var hasEventless = false
    /// Index of its name in the stage's names; −1 for the chart itself.
    var name: Int32
    /// −1 for the chart itself.
    var parent: Int32
    /// One past the last descendant.
    var end: Int32 = 0
    /// What is entered by default, and what is done then: of a compound state, and of a history that has nothing to remember.
    var initial: Range<Int32> = 0..<0
    var initialActions: Range<Int32> = 0..<0
    var entry: Range<Int32> = 0..<0
    var exit: Range<Int32> = 0..<0
    /// The data of a final state's done event.
    var data: Range<Int32> = 0..<0
    /// Its transitions in document order.
    var transitions: Range<Int32> = 0..<0
    /// Index of the name of `done.state.<name>`.
    var doneEvent: Int32 = -1
    /// The number of a history.
    var history: Int32 = -1
    /// The components by which expressions read whether it is active, and for how many seconds, or −1.
    var activity: Int32 = -1
    var elapsed: Int32 = -1

    /// Whether it has no active child when it is active.
    var isLeaf: Bool { kind == .atomic || kind == .final }
}

struct TransitionDefinition: Sendable {
    enum Trigger: UInt8, Sendable {
        /// No event: taken as soon as the guard holds.
        case always
        /// An event that one of the descriptors matches.
        case event
        /// A time after the state was entered.
        case after
    }

    var source: Int32
    var trigger: Trigger
    /// Whether the source is not left when all targets are inside it.
    var isInternal = false
    /// Whether a target is a history.
    var targetsHistory = false
    /// Index of an expression, or −1 for none.
    var condition: Int32 = -1
    /// Of an event's: its descriptors. A descriptor matches the event of its name and all that continue it after a dot.
    var descriptors: Range<Int32> = 0..<0
    /// Of a delayed one: the seconds, as an index among the numbers.
    var delay: Int32 = -1
    var targets: Range<Int32> = 0..<0
    var actions: Range<Int32> = 0..<0
}

/// A number of a document's machine: a given one, or that of an expression by its index.
struct NumberSource: Sendable {
    var number: Double
    var expression: Int32 = -1
}

/// An expression that is evaluated when it is asked for.
struct ActionExpression: Sendable {
    var expression: Expression
    /// Whether it reads properties, which must be brought up to the present flick first.
    var readsProperties: Bool
}

/// Whether a text is a certain one, as a number that expressions can read.
struct TextComparison: Sendable {
    var text: [UInt8]
    /// 1 where it is, else 0.
    var component: Int32
    /// The next comparison of the same text, or −1.
    var next: Int32
}

/// A field of an event's data.
struct DataDefinition: Sendable {
    enum Kind: UInt8, Sendable { case number, boolean, text, input }

    var kind: Kind
    /// Index of its name in the stage's names.
    var name: Int32
    /// Index among the numbers, the texts or the inputs.
    var value: Int32
}

/// An event that is sent to the end of the machine's queue, at once or later.
struct SendDefinition: Sendable {
    var name: Int32
    /// The number of the machine that it is sent to, or −1 for this one.
    var machine: Int32 = -1
    /// Index of the name by which it can be canceled, or −1.
    var identifier: Int32 = -1
    /// Seconds, as an index among the numbers, or −1 for at once.
    var delay: Int32 = -1
    var data: Range<Int32> = 0..<0
}

/// Something done on entry, on exit or on the way. What the numbers mean is said with each kind.
struct MachineAction: Sendable {
    enum Kind: UInt8, Sendable {
        /// Sets properties in a transaction of their own: assignments `first..<second`; `subject` is a motion, `other` a
        /// play that the transaction is, or −1.
        case set
        /// Gives the input `subject` a number, a truth or a text: `first`.
        case assignNumber, assignBoolean, assignText
        /// Adds `first` to a number.
        case increment
        /// Brings a number between `first` and `second`, or draws one there.
        case clamp, random
        case toggle
        /// Tells the host, sends the machine itself an event before any from outside: `subject` is the name, the data is
        /// `first..<second`.
        case emit, raise
        /// Sends `sends[subject]`, or takes back what has not come yet, by the index of a name.
        case send, cancel
        /// Plays one of the definition's animations from its beginning, takes it away, holds it, lets it go on.
        case play, stop, pause, resume
        /// Shows an animation at the part `first` of its length.
        case scrub
        /// Performs the actions up to `first` where the expression `other` holds, else those from there to `second`.
        case branch
        /// Moves the keyboard's focus to a region, or away for −1.
        case focus
    }

    var kind: Kind
    var subject: Int32 = -1
    var first: Int32 = 0
    var second: Int32 = 0
    var other: Int32 = -1
}

struct PropertyAssignment: Sendable {
    var property: PropertyIdentifier
    /// The value; where it is none, one of the numbers for each component.
    var value: [Double]
    var numbers: Range<Int32> = 0..<0
    /// A path, by its index among the definition's, or −1.
    var path: Int32 = -1
}
