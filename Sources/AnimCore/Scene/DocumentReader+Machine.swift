/// The machine: states and what is in them.
extension DocumentReader {
    private static let machineKeys: WordList = "initial states!"

    private enum MachineKey: Int { case initial, states }

    func readMachine(_ node: Int32) throws(AnimError) {
        let fields = try json.fields(of: node, DocumentReader.machineKeys)
        let states = fields[MachineKey.states]
        guard try json.objectCount(states) > 0 else { throw json.refusal(states, "must have a state at least") }
        machine.states = [StateDefinition(kind: .compound, name: -1, parent: -1)]
        var contents: [Int32] = [node]
        try collect(states, parent: 0, &contents)
        machine.states[0].end = Int32(machine.states.count)
        machine.states[0].initial = try initial(of: 0, fields[MachineKey.initial])
        for state in 1..<max(machine.states.count, 1) { try readState(state, contents[state]) }
        machine.findDomains()
    }

    /// Names the states in document order; their contents are read when all names are known.
    private func collect(_ states: Int32, parent: Int32, _ contents: inout [Int32]) throws(AnimError) {
        try json.forEachMember(of: states) { (key) throws(AnimError) in
            let name = try token(key)
            guard stateOfName[name] == nil else { throw json.refusal(key, "another state has this name") }
            let index = machine.states.count
            _ = try json.objectCount(key + 1)
            guard index <= MachineDefinition.largestStateCount else {
                throw AnimError(.limit, "the machine has more states than 4096", place: json.arena.place(of: key))
            }
            stateOfName.set(name, index)
            let children = try addState(key, name, parent: parent)
            contents.append(key + 1)
            if children >= 0 { try collect(children, parent: Int32(index), &contents) }
            machine.states[index].end = Int32(machine.states.count)
        }
    }

    private static let stateKeys: WordList =
        "type=atomic|compound|parallel|final initial states entry exit on after always"

    private enum StateKey: Int { case type, initial, states, entry, exit, on, after, always }

    /// Appends the record of a state.
    /// - Returns: the states inside it, or −1.
    @inline(never)
    private func addState(_ key: Int32, _ name: Int32, parent: Int32) throws(AnimError) -> Int32 {
        let fields = try json.fields(of: key + 1, DocumentReader.stateKeys)
        let states = fields[StateKey.states]
        let hasChildren = states >= 0 ? try json.objectCount(states) > 0 : false
        var kind = hasChildren ? StateDefinition.Kind.compound : .atomic
        if fields.has(StateKey.type) {
            kind = StateDefinition.Kind(rawValue: fields.integer(StateKey.type)) ?? .atomic
            guard hasChildren == (kind == .compound || kind == .parallel) else {
                throw json.refusal(
                    fields[StateKey.type],
                    hasChildren ? "has states inside it: compound or parallel" : "has no states inside it"
                )
            }
        }
        var record = StateDefinition(kind: kind, name: name, parent: parent)
        record.doneEvent = intern(JSONText.bytes("done.state.") + json.bytes(key))
        machine.states.append(record)
        return states
    }

    private func readState(_ index: Int, _ node: Int32) throws(AnimError) {
        let fields = try json.fields(of: node, DocumentReader.stateKeys)
        let kind = machine.states[index].kind
        if kind == .compound {
            machine.states[index].initial = try initial(of: index, fields[StateKey.initial])
        } else if fields.has(StateKey.initial) {
            throw json.refusal(fields[StateKey.initial], "only a compound state has an initial state")
        }
        if kind == .final {
            if machine.states[Int(machine.states[index].parent)].kind == .parallel {
                throw json.refusal(node, "a final state cannot be a region of a parallel state")
            }
            for key in StateKey.on.rawValue...StateKey.always.rawValue where fields.node(at: key) >= 0 {
                throw json.refusal(fields.node(at: key), "a final state has no transitions")
            }
        }
        machine.states[index].entry = try readActions(fields[StateKey.entry])
        machine.states[index].exit = try readActions(fields[StateKey.exit])
        let first = machine.transitions.count
        let state = Int32(index)
        if fields.has(StateKey.on) { try readEvents(fields[StateKey.on], of: state) }
        if fields.has(StateKey.after) { try readDelays(fields[StateKey.after], of: state) }
        if fields.has(StateKey.always) { try readTransitions(fields[StateKey.always], of: state, .always) }
        machine.states[index].transitions = first..<machine.transitions.count
    }

    /// The named initial state, or the first child.
    private func initial(of index: Int, _ node: Int32) throws(AnimError) -> Int32 {
        guard node >= 0 else { return Int32(index) + 1 }
        let state = try self.state(node)
        guard machine.isState(state, inside: Int32(index)) else {
            throw json.refusal(node, "must be a state inside this one")
        }
        return state
    }

    @inline(never)
    func state(_ node: Int32) throws(AnimError) -> Int32 {
        let name = try json.string(node)
        guard let state = stateOfName[nameIndex(of: name)] else {
            throw json.refusal(node, "the machine has no state ", quoting: name)
        }
        return Int32(state)
    }
}
