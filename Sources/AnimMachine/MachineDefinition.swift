// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths
import AnimStage

/// A statechart: states in document order, their transitions and actions.
///
/// State 0 is the chart itself. A state's descendants follow it directly, up to its `end`. So document order is the
/// order of indices, and "is inside" is a comparison. States, transitions and actions refer to ranges of common arrays.
package struct MachineDefinition: Sendable {
    package var states: [StateDefinition] = []
    package var transitions: [TransitionDefinition] = []
    package var actions: [MachineAction] = []
    /// The operands of `.set` actions.
    package var assignments: [PropertyAssignment] = []
    /// The values of path properties.
    package var paths: [Path] = []
    package var motions: [MotionRequest] = []
    /// One for each motion.
    package var motionExpressions: [MotionExpressions] = []
    /// The plan of each motion in a transaction of its own; nil if it depends on anything else.
    var plans: [MotionPlan?] = []
    /// Constant numbers, or expressions evaluated on use.
    package var numbers: [NumberSource] = []
    package var expressions: [ActionExpression] = []
    /// The constants of `assign` for strings.
    package var texts: [[UInt8]] = []
    /// The data fields of events.
    package var data: [DataDefinition] = []
    package var sends: [SendDefinition] = []
    package var itemOperations: [ItemOperation] = []
    /// For each event that is sent to items: its name by slot.
    package var itemEvents: [[Int32]] = []
    /// The targets of transitions, initial states and history.
    package var targets: [Int32] = []
    /// The descriptors of transitions, as numbers.
    package var descriptors: [Int32] = []
    /// From the index of a name to the number of its descriptor. The number of `*` is 0.
    package var descriptorOfName = NameMap()
    package var descriptorCount = 1
    package var hasWildcard = false
    /// The plays, and the animations with their parts: an animation's parts follow it. Named transactions are plays
    /// too, without an animation.
    package var plays: [PlayDefinition] = []
    package var animations: [AnimationDefinition] = []
    package var patches: [AnimationPatch] = []
    /// The machine's number; for a component the number of its enclosing document's machine, else −1; and from the name
    /// of an event emitted here to that of the event raised there.
    package var number: Int32 = 0
    package var parent: Int32 = -1
    package var raisedOfEvent = NameMap()
    /// Events sent on to components, and inputs given by the enclosing document.
    package var forwards: [ForwardDefinition] = []
    package var bindings: [BindingDefinition] = []
    /// Number of history states.
    package var historyCount: Int32 = 0
    /// From the index of a field's name to the component by which expressions read it.
    package var componentOfField = NameMap()
    package var comparisons: [TextComparison] = []
    /// From the index of a field's name to the component by which expressions read its text.
    package var textOfField = NameMap()
    /// Whether the present event's data are kept, for texts or for sending on.
    var keepsData = false
    /// Index of the name of `error.execution`.
    package var errorEvent: Int32 = -1
    package var errorFields = ErrorFields()
    /// The field names of an input's change, if there is an event for one.
    package var valueField: Int32 = -1
    package var previousField: Int32 = -1
    /// The field name of a repeat, if there is an event for one.
    package var countField: Int32 = -1
    /// Whether any state has an eventless transition.
    package var hasEventless = false
    /// The transitions that are taken each time their guard becomes true, in document order.
    package var rising: [Int32] = []
    /// The eventless transitions whose guards time or moving values can make true.
    package var watched: [WatchedTransition] = []
    /// The states whose `elapsed` is read.
    package var timedStates: [Int32] = []
    /// The transitions of each descriptor in document order, descriptor after descriptor.
    var listeners: [Int32] = []
    /// The start of each descriptor's range in `listeners`, plus the end of the last.
    var firstListener: [Int32] = []
    /// By transition, its domain if no history remembers anything: the innermost compound state (or the chart) that
    /// contains all states that it exits and enters. It exits everything active inside the domain. −1 without a target.
    var domains: [Int32] = []

    package init() {}

    /// The largest number of states of a machine.
    package static let largestStateCount = 131_072
    /// The largest depth of nested states.
    package static let deepestNesting = 1024

    /// Whether an event's data are read or sent on.
    var hearsData: Bool {
        keepsData || !componentOfField.isEmpty
    }

    /// Whether a state is a proper descendant of another.
    package func isState(_ state: Int32, inside ancestor: Int32) -> Bool {
        state > ancestor && state < states[Int(ancestor)].end
    }
}

/// A state of a chart, or the chart itself.
package struct StateDefinition: Sendable {
    /// The raw values are the indices in the document format's list of types.
    package enum Kind: Int, Sendable {
        /// No children.
        case atomic = 0
        /// One child is active when it is.
        case compound
        /// All children are active when it is.
        case parallel
        /// Its parent is done when it is entered.
        case final
        /// Never active. As a target it stands for the states that were active in its parent at its last exit.
        case history
    }

    package var kind: Kind
    /// For a history: whether it remembers the innermost states.
    package var isDeep = false
    /// Whether one of its children is a history.
    package var hasHistory = false
    /// Whether one of its transitions has a delay.
    package var hasDelays = false
    /// Whether it or an ancestor has eventless transitions.
    package var hasEventless = false
    /// Index in the stage's table of names; −1 for the chart itself.
    package var name: Int32
    /// −1 for the chart itself.
    package var parent: Int32
    /// One past the last descendant.
    package var end: Int32 = 0
    /// The default targets and actions: of a compound state, and of a history that remembers nothing.
    package var initial: Range<Int32> = 0..<0
    package var initialActions: Range<Int32> = 0..<0
    package var entry: Range<Int32> = 0..<0
    package var exit: Range<Int32> = 0..<0
    /// The data of a final state's done event.
    package var data: Range<Int32> = 0..<0
    /// Its transitions in document order.
    package var transitions: Range<Int32> = 0..<0
    /// Index of the name `done.state.<name>`.
    package var doneEvent: Int32 = -1
    /// The number of a history.
    package var history: Int32 = -1
    /// The components by which expressions read whether it is active and for how many seconds, or −1.
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
    /// Whether it is a leaf that an eventless transition may exit.
    var isEventlessLeaf: Bool { hasEventless && isLeaf }
}

/// A transition of a chart.
package struct TransitionDefinition: Sendable {
    /// What enables a transition whose guard is true.
    package enum Trigger: UInt8, Sendable {
        /// No event: taken as soon as the guard is true.
        case always
        /// An event that one of the descriptors matches.
        case event
        /// A delay after the entry of the state.
        case after
        /// No event: taken each time the guard becomes true.
        case when
    }

    package var source: Int32
    package var trigger: Trigger
    /// Whether the source is not exited if all targets are inside it.
    package var isInternal = false
    /// Whether a target is a history.
    package var targetsHistory = false
    /// Index of an expression, or −1 for none.
    package var condition: Int32 = -1
    /// For `event`: its descriptors. A descriptor matches its own name and all names that continue it after a dot.
    package var descriptors: Range<Int32> = 0..<0
    /// For `after`: the seconds, as an index in `numbers`.
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

/// A number of a machine: a constant, or an expression by its index.
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
    /// Whether it reads the time in a state, so that it can become true while nothing moves.
    package var readsTime: Bool

    package init(transition: Int32, readsTime: Bool) {
        self.transition = transition
        self.readsTime = readsTime
    }
}

extension MachineDefinition {
    /// Whether the range of a watched guard may be unknown or wide: see `Expression.isHardToBound`.
    package var hasGuardHardToBound: Bool {
        watched.contains { expressions[Int(transitions[Int($0.transition)].condition)].expression.isHardToBound }
    }
}

/// An expression that is evaluated on use.
package struct ActionExpression: Sendable {
    package var expression: Expression
    /// Whether it reads properties, which must first be computed at the present flick.
    package var readsProperties: Bool

    package init(expression: Expression, readsProperties: Bool) {
        self.expression = expression
        self.readsProperties = readsProperties
    }
}

/// A comparison of a string with a constant, as a number that expressions can read.
package struct TextComparison: Sendable {
    package var text: [UInt8]
    /// 1 if they are equal, else 0.
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
        /// The result of a text expression.
        case expression
        /// A field of the present event, of any type.
        case event
    }

    package var kind: Kind
    /// Index in the stage's table of names.
    package var name: Int32
    /// Index in the numbers, texts, inputs or expressions, or in the names.
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
    /// The number of the receiving machine, or −1 for this one.
    package var machine: Int32 = -1
    /// Index of the name by which it can be canceled, or −1.
    package var identifier: Int32 = -1
    /// Seconds, as an index in `numbers`, or −1 for no delay.
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

/// The value that a `set` action gives to a property.
package struct PropertyAssignment: Sendable {
    package var property: PropertyIdentifier
    /// The value; if empty, `numbers` has one number per component.
    package var value: [Double]
    package var numbers: Range<Int32> = 0..<0
    /// Index of a path in the definition's `paths`, or −1.
    package var path: Int32 = -1
    /// One number per component of the start velocity; empty for the property's own velocity.
    package var velocity: Range<Int32> = 0..<0

    package init(property: PropertyIdentifier, value: [Double], numbers: Range<Int32> = 0..<0, path: Int32 = -1) {
        self.property = property
        self.value = value
        self.numbers = numbers
        self.path = path
    }
}
