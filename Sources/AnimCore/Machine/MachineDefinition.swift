/// A statechart: states in document order, their transitions, and what is done on the way.
///
/// State 0 is the chart itself; a state's descendants follow it directly, up to its `end`, so that document order is
/// the order of indices and "is inside" is a comparison.
struct MachineDefinition: Sendable {
    var states: [StateDefinition] = []
    var transitions: [TransitionDefinition] = []
    /// Ranges of these are the contents of states and transitions.
    var actions: [MachineAction] = []
    /// Ranges of these are what a `.set` action sets.
    var assignments: [PropertyAssignment] = []
    /// Ranges of these are the targets of transitions.
    var targets: [Int32] = []
    /// What can be played, and the parts of it all: an animation's parts follow it.
    var plays: [PlayDefinition] = []
    var animations: [AnimationDefinition] = []

    /// The most states of a machine. The work of one microstep can grow with its square.
    static let largestStateCount = 4096

    func isState(_ state: Int32, inside ancestor: Int32) -> Bool {
        state > ancestor && state < states[Int(ancestor)].end
    }

    /// Works out the domain of every transition, once all states and targets are known.
    mutating func findDomains() {
        for index in transitions.indices { transitions[index].domain = domain(of: transitions[index]) }
    }

    /// SCXML's `getTransitionDomain`.
    private func domain(of transition: TransitionDefinition) -> Int32 {
        guard !transition.targets.isEmpty else { return -1 }
        if transition.isInternal, states[Int(transition.source)].kind == .compound,
            allTargets(of: transition, areInside: transition.source)
        {
            return transition.source
        }
        var ancestor = states[Int(transition.source)].parent
        while ancestor > 0 {
            if states[Int(ancestor)].kind == .compound, allTargets(of: transition, areInside: ancestor) {
                return ancestor
            }
            ancestor = states[Int(ancestor)].parent
        }
        return 0
    }

    private func allTargets(of transition: TransitionDefinition, areInside state: Int32) -> Bool {
        for target in transition.targets where !isState(targets[target], inside: state) { return false }
        return true
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
    }

    var kind: Kind
    /// Index of its name in the stage's names; −1 for the chart itself.
    var name: Int32
    /// −1 for the chart itself.
    var parent: Int32
    /// One past the last descendant.
    var end: Int32 = 0
    /// The child (or deeper descendant) that is entered by default; −1 for other kinds than compound.
    var initial: Int32 = -1
    var entry: Range<Int> = 0..<0
    var exit: Range<Int> = 0..<0
    /// Its transitions in document order.
    var transitions: Range<Int> = 0..<0
    /// Index of the name of `done.state.<name>`.
    var doneEvent: Int32 = -1

    /// Whether it has no active child when it is active.
    var isLeaf: Bool { kind == .atomic || kind == .final }
}

struct TransitionDefinition: Sendable {
    enum Trigger: Sendable {
        /// No event: taken as soon as the guard holds.
        case always
        /// Index of an event descriptor among the stage's names: it matches the event of that name and all that
        /// continue it after a dot; `*` matches every event.
        case event(Int32)
        /// This many flicks after the state was entered.
        case after(Int64)
    }

    var source: Int32
    var trigger: Trigger
    var condition: MachineCondition?
    var targets: Range<Int> = 0..<0
    /// Whether the source is not left when all targets are inside it.
    var isInternal = false
    /// The innermost compound state (or the chart) that contains all that the transition leaves and enters: what it
    /// leaves is all that is active inside. −1 when it has no target.
    var domain: Int32 = -1
    var actions: Range<Int> = 0..<0
}

/// A guard.
struct MachineCondition: Sendable {
    /// Index of a boolean input.
    var input: Int
    /// The value that it must have.
    var expected: Bool
}

/// Something done on entry, on exit or on the way.
enum MachineAction: Sendable {
    /// Sets properties in a transaction of their own.
    case set(Range<Int>, MotionRequest)
    /// Gives an input a value.
    case assignBoolean(input: Int, Bool)
    case assignNumber(input: Int, Double)
    case assignString(input: Int, [UInt8])
    case toggle(input: Int)
    /// Tells the host, by the index of a name.
    case emit(Int32)
    /// Sends the machine itself an event, by the index of its name, before any from outside.
    case raise(Int32)
    /// Plays one of the definition's animations from its beginning, or takes it away.
    case play(Int)
    case stop(Int)
}

struct PropertyAssignment: Sendable {
    var property: PropertyIdentifier
    var value: [Double]
}
