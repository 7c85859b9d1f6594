// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths
import AnimStage

/// A statechart: states in document order, their transitions, and what is done on the way.
///
/// State 0 is the chart itself; a state's descendants follow it directly, up to its `end`, so that document order is
/// the order of indices and "is inside" is a comparison. What belongs to states, transitions and actions stands in rows that
/// they name by ranges.
package struct MachineDefinition: Sendable {
    package var states: [StateDefinition] = []
    package var transitions: [TransitionDefinition] = []
    package var actions: [MachineAction] = []
    /// What `.set` actions set, and how it moves.
    package var assignments: [PropertyAssignment] = []
    /// What properties are set to that hold paths.
    package var paths: [Path] = []
    package var motions: [MotionRequest] = []
    /// One for each motion.
    package var motionExpressions: [MotionExpressions] = []
    /// What each motion comes to in a transaction of its own; nil where that depends on more than itself.
    var plans: [MotionPlan?] = []
    /// Numbers that are given, or that expressions give when they are asked for.
    package var numbers: [NumberSource] = []
    package var expressions: [ActionExpression] = []
    /// What `assign` gives strings.
    package var texts: [[UInt8]] = []
    /// The data of events.
    package var data: [DataDefinition] = []
    package var sends: [SendDefinition] = []
    package var itemOperations: [ItemOperation] = []
    /// Events that are sent to items: each one's name by slot.
    package var itemEvents: [[Int32]] = []
    /// The targets of transitions, initial states and history.
    package var targets: [Int32] = []
    /// The descriptors of transitions: each is a number of its own.
    package var descriptors: [Int32] = []
    /// The number of a descriptor by the index of its name. That of `*` is 0.
    package var descriptorOfName = NameMap()
    package var descriptorCount = 1
    package var hasWildcard = false
    /// What can be played, and the parts of it all: an animation's parts follow it. Transactions with a name are plays too,
    /// without an animation.
    package var plays: [PlayDefinition] = []
    package var animations: [AnimationDefinition] = []
    package var patches: [AnimationPatch] = []
    /// Of a component: its machine's number, that of the document around it, or −1, and the event that is raised there by the
    /// index of the name of one that is emitted here.
    package var number: Int32 = 0
    package var parent: Int32 = -1
    package var raisedOfEvent = NameMap()
    /// Events that are sent on to components, and inputs that the document around gives.
    package var forwards: [ForwardDefinition] = []
    package var bindings: [BindingDefinition] = []
    /// How many history states there are.
    package var historyCount: Int32 = 0
    /// The components of event data that expressions name, by the index of the field's name.
    package var componentOfField = NameMap()
    package var comparisons: [TextComparison] = []
    /// The components of texts of event data that expressions name, by the index of the field's name.
    package var textOfField = NameMap()
    /// Whether the present event's data are kept, for texts or to be sent on.
    var keepsData = false
    /// Index of the name of `error.execution`.
    package var errorEvent: Int32 = -1
    package var errorFields = ErrorFields()
    /// The names of the data of an input's change, where there is an event for one.
    package var valueField: Int32 = -1
    package var previousField: Int32 = -1
    /// The name of the data of a repeat, where there is an event for one.
    package var countField: Int32 = -1
    /// Whether any state has an eventless transition.
    package var hasEventless = false
    /// The transitions that are taken each time their guard comes to hold, in document order.
    package var rising: [Int32] = []
    /// The eventless transitions whose guards time or what moves can make hold.
    package var watched: [WatchedTransition] = []
    /// The states whose `elapsed` is asked for.
    package var timedStates: [Int32] = []
    /// The transitions that name a descriptor, in document order, one descriptor's after another's.
    var listeners: [Int32] = []
    /// Where those of a descriptor begin, and of the one after the last.
    var firstListener: [Int32] = []
    /// By transition, the innermost compound state (or the chart) that contains all that it leaves and enters while no history
    /// remembers anything: what it leaves is all that is active inside. −1 where it has no target.
    var domains: [Int32] = []

    package init() {}

    /// The most states of a machine.
    package static let largestStateCount = 131_072
    /// How deep states may be inside states.
    package static let deepestNesting = 1024

    /// Whether anything asks for an event's data, or sends it on.
    var hearsData: Bool {
        keepsData || !componentOfField.isEmpty
    }

    package func isState(_ state: Int32, inside ancestor: Int32) -> Bool {
        state > ancestor && state < states[Int(ancestor)].end
    }
}

package struct StateDefinition: Sendable {
    /// The raw values are the places in the document format's list of types.
    package enum Kind: Int, Sendable {
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

    package var kind: Kind
    /// Of a history: whether it remembers the innermost states.
    package var isDeep = false
    /// Whether it has a history among its children.
    package var hasHistory = false
    /// Whether one of its transitions waits for a delay.
    package var hasDelays = false
    /// Whether it, or a state around it, has eventless transitions.
    package var hasEventless = false
    /// Index of its name in the stage's names; −1 for the chart itself.
    package var name: Int32
    /// −1 for the chart itself.
    package var parent: Int32
    /// One past the last descendant.
    package var end: Int32 = 0
    /// What is entered by default, and what is done then: of a compound state, and of a history that has nothing to remember.
    package var initial: Range<Int32> = 0..<0
    package var initialActions: Range<Int32> = 0..<0
    package var entry: Range<Int32> = 0..<0
    package var exit: Range<Int32> = 0..<0
    /// The data of a final state's done event.
    package var data: Range<Int32> = 0..<0
    /// Its transitions in document order.
    package var transitions: Range<Int32> = 0..<0
    /// Index of the name of `done.state.<name>`.
    package var doneEvent: Int32 = -1
    /// The number of a history.
    package var history: Int32 = -1
    /// The components by which expressions read whether it is active, and for how many seconds, or −1.
    package var activity: Int32 = -1
    package var elapsed: Int32 = -1

    package init(
        kind: Kind,
        isDeep: Bool = false,
        hasHistory: Bool = false,
        hasDelays: Bool = false,
        hasEventless: Bool = false,
        name: Int32,
        parent: Int32,
        end: Int32 = 0,
        initial: Range<Int32> = 0..<0,
        initialActions: Range<Int32> = 0..<0,
        entry: Range<Int32> = 0..<0,
        exit: Range<Int32> = 0..<0,
        data: Range<Int32> = 0..<0,
        transitions: Range<Int32> = 0..<0,
        doneEvent: Int32 = -1,
        history: Int32 = -1,
        activity: Int32 = -1,
        elapsed: Int32 = -1
    ) {
        self.kind = kind
        self.isDeep = isDeep
        self.hasHistory = hasHistory
        self.hasDelays = hasDelays
        self.hasEventless = hasEventless
        self.name = name
        self.parent = parent
        self.end = end
        self.initial = initial
        self.initialActions = initialActions
        self.entry = entry
        self.exit = exit
        self.data = data
        self.transitions = transitions
        self.doneEvent = doneEvent
        self.history = history
        self.activity = activity
        self.elapsed = elapsed
    }

    /// Whether it has no active child when it is active.
    package var isLeaf: Bool { kind == .atomic || kind == .final }
}

package struct TransitionDefinition: Sendable {
    package enum Trigger: UInt8, Sendable {
        /// No event: taken as soon as the guard holds.
        case always
        /// An event that one of the descriptors matches.
        case event
        /// A time after the state was entered.
        case after
        /// No event: taken each time the guard comes to hold.
        case when
    }

    package var source: Int32
    package var trigger: Trigger
    /// Whether the source is not left when all targets are inside it.
    package var isInternal = false
    /// Whether a target is a history.
    package var targetsHistory = false
    /// Index of an expression, or −1 for none.
    package var condition: Int32 = -1
    /// Of an event's: its descriptors. A descriptor matches the event of its name and all that continue it after a dot.
    package var descriptors: Range<Int32> = 0..<0
    /// Of a delayed one: the seconds, as an index among the numbers.
    package var delay: Int32 = -1
    package var targets: Range<Int32> = 0..<0
    package var actions: Range<Int32> = 0..<0

    package init(
        source: Int32,
        trigger: Trigger,
        isInternal: Bool = false,
        targetsHistory: Bool = false,
        condition: Int32 = -1,
        descriptors: Range<Int32> = 0..<0,
        delay: Int32 = -1,
        targets: Range<Int32> = 0..<0,
        actions: Range<Int32> = 0..<0
    ) {
        self.source = source
        self.trigger = trigger
        self.isInternal = isInternal
        self.targetsHistory = targetsHistory
        self.condition = condition
        self.descriptors = descriptors
        self.delay = delay
        self.targets = targets
        self.actions = actions
    }
}

/// A number of a document's machine: a given one, or that of an expression by its index.
package struct NumberSource: Sendable {
    package var number: Double
    package var expression: Int32 = -1

    package init(number: Double, expression: Int32 = -1) {
        self.number = number
        self.expression = expression
    }
}

/// An eventless transition whose guard reads properties or the time in a state.
package struct WatchedTransition: Sendable {
    package var transition: Int32
    /// Whether it reads the time in a state, so that it can come to hold where nothing moves.
    package var readsTime: Bool

    package init(transition: Int32, readsTime: Bool) {
        self.transition = transition
        self.readsTime = readsTime
    }
}

/// An expression that is evaluated when it is asked for.
package struct ActionExpression: Sendable {
    package var expression: Expression
    /// Whether it reads properties, which must be brought up to the present flick first.
    package var readsProperties: Bool

    package init(expression: Expression, readsProperties: Bool) {
        self.expression = expression
        self.readsProperties = readsProperties
    }
}

/// Whether a text is a certain one, as a number that expressions can read.
package struct TextComparison: Sendable {
    package var text: [UInt8]
    /// 1 where it is, else 0.
    package var component: Int32
    /// The next comparison of the same text, or −1.
    package var next: Int32

    package init(text: [UInt8], component: Int32, next: Int32) {
        self.text = text
        self.component = component
        self.next = next
    }
}

/// A field of an event's data.
package struct DataDefinition: Sendable {
    package enum Kind: UInt8, Sendable {
        case number, boolean, text, input
        /// A text that an expression says.
        case expression
        /// What the present event has by a name, whatever its type.
        case event
    }

    package var kind: Kind
    /// Index of its name in the stage's names.
    package var name: Int32
    /// Index among the numbers, the texts, the inputs or the expressions, or of the field's name.
    package var value: Int32

    package init(kind: Kind, name: Int32, value: Int32) {
        self.kind = kind
        self.name = name
        self.value = value
    }
}

/// An event that is sent to the end of the machine's queue, at once or later.
package struct SendDefinition: Sendable {
    package var name: Int32
    /// The number of the machine that it is sent to, or −1 for this one.
    package var machine: Int32 = -1
    /// Index of the name by which it can be canceled, or −1.
    package var identifier: Int32 = -1
    /// Seconds, as an index among the numbers, or −1 for at once.
    package var delay: Int32 = -1
    package var data: Range<Int32> = 0..<0

    package init(
        name: Int32,
        machine: Int32 = -1,
        identifier: Int32 = -1,
        delay: Int32 = -1,
        data: Range<Int32> = 0..<0
    ) {
        self.name = name
        self.machine = machine
        self.identifier = identifier
        self.delay = delay
        self.data = data
    }
}

package struct PropertyAssignment: Sendable {
    package var property: PropertyIdentifier
    /// The value; where it is none, one of the numbers for each component.
    package var value: [Double]
    package var numbers: Range<Int32> = 0..<0
    /// A path, by its index among the definition's, or −1.
    package var path: Int32 = -1
    /// One of the numbers for each component of the velocity with which it sets off; none for the one that it has.
    package var velocity: Range<Int32> = 0..<0

    package init(property: PropertyIdentifier, value: [Double], numbers: Range<Int32> = 0..<0, path: Int32 = -1) {
        self.property = property
        self.value = value
        self.numbers = numbers
        self.path = path
    }
}
