// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// Reads a document's machine, its states and their contents, into its scope's `MachineDefinition`.
final class MachineReader: ScopedReader {
    typealias Bytes = DocumentNames.Bytes

    /// The scope of the machine; its inputs, properties, motions and animations are already read.
    let scope: DocumentScope
    let json: JSONStorage
    let names: DocumentNames
    let expressionReader: ExpressionReader
    let motionReader: MotionReader
    let regionReader: RegionReader
    let textReader: TextReader
    let valueReader: ValueReader
    /// The plays of named transactions.
    var transactionOfName = NameMap()
    /// The eventless transitions whose guard always holds.
    var unguarded: [(transition: Int, node: Int32)] = []
    /// Whether a descriptor begins like the event of an input's change.
    var hearsChanges = false
    /// Whether a descriptor begins like the event of an animation's repeat.
    var hearsRepeats = false
    /// The targets of the transition being read.
    var targetChoices = TargetChoices()

    init(_ document: DocumentReader) {
        scope = document.scope
        json = scope.json
        names = scope.names
        expressionReader = document.expressionReader
        motionReader = document.motionReader
        regionReader = document.regionReader
        textReader = document.textReader
        valueReader = document.valueReader
    }

    @inline(never)
    func readMachine(_ node: Int32) throws(AnimError) {
        let fields = try json.fields(of: node, MachineKey.words)
        let states = fields[MachineKey.states]
        guard try json.objectCount(states) > 0 else { throw json.refusal(states, "must have at least one state") }
        scope.machine.errorEvent = names.intern(("error.execution" as StaticText).utf8)
        scope.machine.errorFields.message = names.fieldName([UInt8](copying: ("message" as StaticText).utf8))
        scope.machine.errorFields.state = names.fieldName([UInt8](copying: ("state" as StaticText).utf8))
        scope.machine.errorFields.place = names.fieldName([UInt8](copying: ("place" as StaticText).utf8))
        let kind: StateDefinition.Kind = fields.integer(MachineKey.type) == 0 ? .compound : .parallel
        scope.machine.states = [StateDefinition(kind: kind, name: -1, parent: -1)]
        var contents: [Int32] = [node]
        try collect(states, &contents)
        try readInitial(of: 0, fields[MachineKey.initial], node)
        for state in 1..<max(scope.machine.states.count, 1) { try readState(state, contents[state]) }
        try checkEndless()
        if hearsChanges { nameChanges() }
        if hearsRepeats { nameRepeats() }
        // Ancestors come first.
        for state in 1..<max(scope.machine.states.count, 1)
        where scope.machine.states[Int(scope.machine.states[state].parent)].hasEventless {
            scope.machine.states[state].hasEventless = true
        }
    }

    /// Sets the change events of the inputs whose change a descriptor names.
    @inline(never)
    private func nameChanges() {
        let change = [UInt8](copying: MachineReader.change.utf8)
        scope.machine.valueField = names.fieldName([UInt8](copying: ("value" as StaticText).utf8))
        scope.machine.previousField = names.fieldName([UInt8](copying: ("previous" as StaticText).utf8))
        let all = scope.machine.descriptorOfName[names.nameIndex(of: change)] != nil
        for index in scope.inputs.inputs.indices where scope.inputs.inputs[index].kind != .trigger {
            let name = change + [UInt8(ascii: ".")] + names.ownName(scope.inputs.inputs[index].name)
            guard all || scope.machine.descriptorOfName[names.nameIndex(of: name)] != nil else { continue }
            scope.inputs.inputs[index].changedEvent = names.intern(name)
        }
    }

    /// Sets the repeat events of the animations whose repeats a descriptor names.
    @inline(never)
    private func nameRepeats() {
        let start = [UInt8](copying: MachineReader.repetition.utf8)
        scope.machine.countField = names.fieldName([UInt8](copying: ("count" as StaticText).utf8))
        let all = scope.machine.descriptorOfName[names.nameIndex(of: start)] != nil
        for play in scope.machine.plays.indices where scope.machine.plays[play].repeater >= 0 {
            let done = names.ownName(scope.machine.plays[play].doneEvent)
            let name = start + done.dropFirst(("done.animation" as StaticText).utf8.count)
            guard all || scope.machine.descriptorOfName[names.nameIndex(of: name)] != nil else { continue }
            scope.machine.plays[play].repeatEvent = names.intern(name)
        }
    }

    /// The beginning of the names of inputs' change events.
    static var change: StaticText { "changed" }
    /// The beginning of the names of animations' repeat events.
    static var repetition: StaticText { "repeat.animation" }

    /// Names the states in document order; their contents are read when all names are known. Not recursive.
    private func collect(_ states: Int32, _ contents: inout [Int32]) throws(AnimError) {
        // The ancestors, with the next member of each.
        var around: [(state: Int32, key: Int32, end: Int32)] = []
        var inside = (state: Int32(0), key: states + 1, end: json.record(states).end)
        while true {
            guard inside.key < inside.end else {
                scope.machine.states[Int(inside.state)].end = Int32(scope.machine.states.count)
                guard let last = around.popLast() else { return }
                inside = last
                continue
            }
            let key = inside.key
            inside.key = json.record(key + 1).end
            if json.isExtension(key) { continue }
            let name = try names.token(key)
            guard scope.stateOfName[name] == nil else { throw json.refusal(key, "another state has this name") }
            let index = scope.machine.states.count
            _ = try json.objectCount(key + 1)
            guard index <= MachineDefinition.largestStateCount, around.count < MachineDefinition.deepestNesting else {
                throw AnimError(
                    .limit,
                    index <= MachineDefinition.largestStateCount
                        ? "states are nested more than 1024 deep" : "the machine has more states than 131072",
                    place: json.arena.place(of: key)
                )
            }
            scope.stateOfName.set(name, index)
            let children = try addState(key, name, parent: inside.state)
            contents.append(key + 1)
            if children < 0 {
                scope.machine.states[index].end = Int32(index) + 1
                continue
            }
            _ = try json.objectCount(children)
            around.append(inside)
            inside = (state: Int32(index), key: children + 1, end: json.record(children).end)
        }
    }

    /// Appends the record of a state.
    /// - Returns: the node of its children, or −1.
    @inline(never)
    private func addState(_ key: Int32, _ name: Int32, parent: Int32) throws(AnimError) -> Int32 {
        let fields = try json.fields(of: key + 1, StateKey.words)
        let states = fields[StateKey.states]
        var hasChildren = false
        if states >= 0 { try json.forEachMember(of: states) { (_) throws(AnimError) in hasChildren = true } }
        var kind = hasChildren ? StateDefinition.Kind.compound : .atomic
        if fields.has(StateKey.type) {
            kind = StateDefinition.Kind(rawValue: fields.integer(StateKey.type)) ?? .atomic
            guard hasChildren == (kind == .compound || kind == .parallel) else {
                if hasChildren { throw json.refusal(states, "can only be inside compound and parallel states") }
                throw json.refusal(fields[StateKey.type], "has no states inside it")
            }
        }
        var record = StateDefinition(kind: kind, name: name, parent: parent)
        record.doneEvent = names.intern(("done.state." as StaticText).utf8, json.text(of: key))
        if kind == .history {
            record.history = scope.machine.historyCount
            scope.machine.historyCount += 1
            record.isDeep = fields.isTrue(StateKey.deep)
            scope.machine.states[Int(parent)].hasHistory = true
        } else if fields.has(StateKey.deep) {
            throw json.refusal(fields[StateKey.deep], "only a history is deep")
        }
        scope.machine.states.append(record)
        return states
    }

    private func readState(_ index: Int, _ node: Int32) throws(AnimError) {
        let fields = try json.fields(of: node, StateKey.words)
        let kind = scope.machine.states[index].kind
        if kind == .compound || kind == .history {
            try readInitial(of: index, fields[StateKey.initial], node)
        } else if fields.has(StateKey.initial) {
            throw json.refusal(fields[StateKey.initial], "only a compound state and a history have an initial state")
        }
        if kind == .final || kind == .history {
            if kind == .final, scope.machine.states[Int(scope.machine.states[index].parent)].kind == .parallel {
                throw json.refusal(node, "a final state cannot be a region of a parallel state")
            }
            for key in StateKey.on.rawValue...StateKey.transitions.rawValue where fields.node(at: key) >= 0 {
                throw json.refusal(
                    fields.node(at: key),
                    kind == .final ? "a final state has no transitions" : "a history has no transitions but 'initial'"
                )
            }
            for key in [StateKey.entry, .exit] where kind == .history && fields.has(key) {
                throw json.refusal(fields[key], "a history is never active")
            }
        }
        let state = Int32(index)
        if fields.has(StateKey.data) {
            guard kind == .final else { throw json.refusal(fields[StateKey.data], "only a final state has data") }
            scope.machine.states[index].data = try readData(fields[StateKey.data], state)
        }
        scope.machine.states[index].entry = try readBlocks(fields[StateKey.entry], state)
        scope.machine.states[index].exit = try readBlocks(fields[StateKey.exit], state)
        let first = Int32(scope.machine.transitions.count)
        // In text order.
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let value = key + 1
            if value == fields[StateKey.on] { try readEvents(value, of: state) }
            if value == fields[StateKey.after] { try readDelays(value, of: state) }
            if value == fields[StateKey.always] { try readTransitions(value, of: state, .always, 0..<0) }
            if value == fields[StateKey.when] { try readTransitions(value, of: state, .when, 0..<0) }
            if value == fields[StateKey.transitions] {
                try json.forEachElement(of: value) { (element) throws(AnimError) in
                    try readListed(element, of: state)
                }
            }
        }
        scope.machine.states[index].transitions = first..<Int32(scope.machine.transitions.count)
        for number in Int(first)..<scope.machine.transitions.count {
            switch scope.machine.transitions[number].trigger {
            case .after: scope.machine.states[index].hasDelays = true
            case .always, .when:
                if scope.machine.transitions[number].trigger == .when {
                    scope.machine.rising.append(Int32(number))
                }
                scope.machine.states[index].hasEventless = true
                scope.machine.hasEventless = true
            case .event: break
            }
        }
    }

    /// The default targets: the given ones, else the first child; for a history of a parallel state all of its
    /// children.
    private func readInitial(of index: Int, _ node: Int32, _ owner: Int32) throws(AnimError) {
        let state = Int32(index)
        let kind = scope.machine.states[index].kind
        let container = kind == .history ? scope.machine.states[index].parent : state
        var targets = node
        if node >= 0 {
            if kind == .parallel { throw json.refusal(node, "all states of a parallel machine are entered") }
            if json.isKind(node, .object) {
                let fields = try json.fields(of: node, InitialKey.words)
                targets = fields[InitialKey.target]
                scope.machine.states[index].initialActions = try readActions(
                    fields[InitialKey.actions],
                    max(state, 0)
                )
            }
            scope.machine.states[index].initial = try readTargets(targets)
            for index in scope.machine.states[index].initial {
                let target = scope.machine.targets[Int(index)]
                guard scope.machine.isState(target, inside: container) else {
                    throw json.refusal(targets, "must be a state inside this one")
                }
                // Goes only inwards, so it terminates.
                if kind == .history, scope.machine.states[Int(target)].kind == .history,
                    scope.machine.states[Int(target)].parent == container
                {
                    throw json.refusal(targets, "must be no history of the same state")
                }
            }
            return
        }
        let first = Int32(scope.machine.targets.count)
        var child = container + 1
        let isOne = scope.machine.states[Int(container)].kind == .compound
        while child < scope.machine.states[Int(container)].end {
            if scope.machine.states[Int(child)].kind != .history {
                scope.machine.targets.append(child)
                if isOne { break }
            }
            child = scope.machine.states[Int(child)].end
        }
        scope.machine.states[index].initial = first..<Int32(scope.machine.targets.count)
        guard first < scope.machine.states[index].initial.upperBound else {
            throw json.refusal(owner, "must have a state that is no history")
        }
    }

    /// The state named by a string.
    @inline(never)
    package func state(_ node: Int32) throws(AnimError) -> Int32 {
        let name = try json.text(ofString: node)
        guard let state = scope.stateOfName[names.nameIndex(of: name)] else {
            throw names.unknown(
                node,
                "the machine has no state ",
                [UInt8](copying: name),
                scope.stateOfName,
                "states"
            )
        }
        return Int32(state)
    }
}
