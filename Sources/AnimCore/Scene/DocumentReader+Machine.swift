/// The machine: states, transitions, actions.
extension DocumentReader {
    /// The shortest delay. Shorter ones would let a machine spin while time stands nearly still.
    static let shortestDelay = 0.001

    func readMachine(_ value: JSONValue) throws(AnimError) {
        let object = try value.object()
        try object.allowOnly("initial states")
        let states = try object.require("states").object()
        guard !states.isEmpty else { throw states.value.error("must have a state at least") }
        machine.states = [StateDefinition(kind: .compound, name: -1, parent: -1)]
        var contents: [JSONObject] = [object]
        try collect(states, parent: 0, &contents)
        machine.states[0].end = Int32(machine.states.count)
        for state in machine.states.indices { try readState(state, contents[state]) }
        machine.findDomains()
    }

    /// Names the states in document order; their contents are read when all names are known.
    private func collect(
        _ states: JSONObject,
        parent: Int32,
        _ contents: inout [JSONObject]
    ) throws(AnimError) {
        for member in states where !member.key.isExtension {
            let name = intern(try token(member.key))
            guard stateOfName[name] == nil else { throw member.key.error("another state has this name") }
            let object = try member.value.object()
            let index = machine.states.count
            guard index <= MachineDefinition.largestStateCount else {
                throw AnimError(.limit, "the machine has more states than 4096", place: member.key.place)
            }
            stateOfName.set(name, index)
            var record = StateDefinition(kind: try kind(ofState: object), name: name, parent: parent)
            record.doneEvent = intern(JSONText.bytes("done.state.") + member.key.bytes)
            machine.states.append(record)
            contents.append(object)
            if let children = object.member("states") {
                try collect(try children.object(), parent: Int32(index), &contents)
            }
            machine.states[index].end = Int32(machine.states.count)
        }
    }

    private static let stateKinds: WordList = "atomic compound parallel final"
    private static let stateKeys: WordList = "type initial states entry exit on after always"

    private func kind(ofState object: JSONObject) throws(AnimError) -> StateDefinition.Kind {
        try object.allowOnly(DocumentReader.stateKeys)
        let hasChildren =
            try object.member("states").map { (states) throws(AnimError) in
                try !states.object().isEmpty
            } ?? false
        guard let type = object.member("type") else { return hasChildren ? .compound : .atomic }
        let choice = try type.choice(of: DocumentReader.stateKinds)
        guard hasChildren == (choice == 1 || choice == 2) else {
            throw type.error(hasChildren ? "has states inside it: compound or parallel" : "has no states inside it")
        }
        switch choice {
        case 0: return .atomic
        case 1: return .compound
        case 2: return .parallel
        default: return .final
        }
    }

    private func readState(_ index: Int, _ object: JSONObject) throws(AnimError) {
        if machine.states[index].kind == .compound {
            machine.states[index].initial = try initial(of: index, object)
        } else if let initial = object.member("initial") {
            throw initial.error("only a compound state has an initial state")
        }
        guard index > 0 else { return }
        if machine.states[index].kind == .final {
            if machine.states[Int(machine.states[index].parent)].kind == .parallel {
                throw object.value.error("a final state cannot be a region of a parallel state")
            }
            for name: StaticString in ["on", "after", "always"] {
                if let value = object.member(name) { throw value.error("a final state has no transitions") }
            }
        }
        if let entry = object.member("entry") { machine.states[index].entry = try readActions(entry) }
        if let exit = object.member("exit") { machine.states[index].exit = try readActions(exit) }
        let first = machine.transitions.count
        try readTransitions(of: Int32(index), object)
        machine.states[index].transitions = first..<machine.transitions.count
    }

    /// The named initial state, or the first child.
    private func initial(of index: Int, _ object: JSONObject) throws(AnimError) -> Int32 {
        guard let value = object.member("initial") else { return Int32(index) + 1 }
        let state = try self.state(value)
        guard machine.isState(state, inside: Int32(index)) else {
            throw value.error("must be a state inside this one")
        }
        return state
    }

    // MARK: Transitions

    private func readTransitions(of state: Int32, _ object: JSONObject) throws(AnimError) {
        if let on = object.member("on") {
            for member in try on.object() where !member.key.isExtension {
                let name = member.key.bytes
                guard name == [UInt8(ascii: "*")] || DocumentName.isEvent(name) else {
                    throw member.key.error("is no event: '*', or \(DocumentName.eventRule)")
                }
                try readTransitions(member.value, of: state, .event(intern(name)))
            }
        }
        if let after = object.member("after") {
            for element in try after.array() {
                let delay = try element.object().require("delay")
                let seconds = try self.seconds(delay)
                guard seconds >= DocumentReader.shortestDelay, let flicks = Flicks.rounded(seconds: seconds) else {
                    throw delay.error("must be at least 0.001 s; for no delay use 'always'")
                }
                try readTransition(element, of: state, .after(flicks))
            }
        }
        if let always = object.member("always") { try readTransitions(always, of: state, .always) }
    }

    /// One transition or an array of them, of which the first whose guard holds is taken.
    private func readTransitions(
        _ value: JSONValue,
        of state: Int32,
        _ trigger: TransitionDefinition.Trigger
    ) throws(AnimError) {
        if value.kind == .array {
            for element in try value.array() { try readTransition(element, of: state, trigger) }
        } else {
            try readTransition(value, of: state, trigger)
        }
    }

    private func readTransition(
        _ value: JSONValue,
        of state: Int32,
        _ trigger: TransitionDefinition.Trigger
    ) throws(AnimError) {
        var transition = TransitionDefinition(source: state, trigger: trigger)
        if value.kind == .string {
            transition.targets = try readTargets(value)
        } else {
            let object = try value.object()
            if case .after = trigger {
                try object.allowOnly("delay target guard actions internal")
            } else {
                try object.allowOnly("target guard actions internal")
            }
            if let target = object.member("target") { transition.targets = try readTargets(target) }
            if let condition = object.member("guard") { transition.condition = try self.condition(condition) }
            if let isInternal = object.member("internal") { transition.isInternal = try isInternal.boolean() }
            if let actions = object.member("actions") { transition.actions = try readActions(actions) }
            if case .always = trigger, transition.targets.isEmpty, transition.condition == nil {
                throw value.error("an 'always' transition needs a target or a guard, or it would never end")
            }
        }
        machine.transitions.append(transition)
    }

    private func readTargets(_ value: JSONValue) throws(AnimError) -> Range<Int> {
        let first = machine.targets.count
        if value.kind == .array {
            let array = try value.array()
            guard !array.isEmpty else { throw value.error("must name a state at least") }
            for element in array {
                let target = try state(element)
                for index in first..<machine.targets.count {
                    guard machine.targets[index] != target else { throw element.error("is named twice") }
                    guard canBeActive(machine.targets[index], with: target) else {
                        throw element.error("cannot be active together with another target")
                    }
                }
                machine.targets.append(target)
            }
        } else {
            machine.targets.append(try state(value))
        }
        return first..<machine.targets.count
    }

    /// Whether two states can be active at once: one inside the other, or in different regions of a parallel state.
    private func canBeActive(_ one: Int32, with other: Int32) -> Bool {
        if machine.isState(one, inside: other) || machine.isState(other, inside: one) { return true }
        var ancestor = machine.states[Int(one)].parent
        while !machine.isState(other, inside: ancestor) { ancestor = machine.states[Int(ancestor)].parent }
        return machine.states[Int(ancestor)].kind == .parallel
    }

    /// The name of a boolean input, or `!` and its name.
    private func condition(_ value: JSONValue) throws(AnimError) -> MachineCondition {
        var name = try value.string()
        let isNegated = name.first == UInt8(ascii: "!")
        if isNegated { name.removeFirst() }
        let input = try self.input(name, at: value)
        guard inputs.inputs[input].kind == .boolean else { throw value.error("must name a boolean input") }
        return MachineCondition(input: input, expected: !isNegated)
    }

    private func state(_ value: JSONValue) throws(AnimError) -> Int32 {
        let name = try value.string()
        guard let state = stateOfName[nameIndex(of: name)] else {
            throw value.error("the machine has no state \(JSONText.quoted(name[...]))")
        }
        return Int32(state)
    }

    // MARK: Actions

    private func readActions(_ value: JSONValue) throws(AnimError) -> Range<Int> {
        let first = machine.actions.count
        for element in try value.array() { try readAction(element) }
        return first..<machine.actions.count
    }

    private func readAction(_ value: JSONValue) throws(AnimError) {
        let object = try value.object()
        if let set = object.member("set") {
            try object.allowOnly("set motion")
            let assignments = try readAssignments(set)
            let motion = try object.member("motion").map { (value) throws(AnimError) in try self.motion(value) }
            machine.actions.append(.set(assignments, motion ?? MotionRequest(MotionRequest.Shape.none)))
        } else if let assign = object.member("assign") {
            try object.allowOnly("assign")
            for member in try assign.object() where !member.key.isExtension {
                machine.actions.append(try assignment(member))
            }
        } else if let toggle = object.member("toggle") {
            try object.allowOnly("toggle")
            let input = try self.input(try toggle.string(), at: toggle)
            guard inputs.inputs[input].kind == .boolean else { throw toggle.error("must name a boolean input") }
            machine.actions.append(.toggle(input: input))
        } else if let emit = object.member("emit") {
            try object.allowOnly("emit")
            machine.actions.append(.emit(try event(emit)))
        } else if let raise = object.member("raise") {
            try object.allowOnly("raise")
            machine.actions.append(.raise(try event(raise)))
        } else {
            try object.allowOnly("set motion assign toggle emit raise")
            throw value.error("must have one of the keys 'set', 'assign', 'toggle', 'emit' and 'raise'")
        }
    }

    private func readAssignments(_ value: JSONValue) throws(AnimError) -> Range<Int> {
        let first = machine.assignments.count
        for member in try value.object() where !member.key.isExtension {
            let property = try self.property(member.key.bytes, at: member.value)
            let components = try self.value(member.value, of: try stage.kind(of: property))
            machine.assignments.append(PropertyAssignment(property: property, value: components))
        }
        return first..<machine.assignments.count
    }

    private func assignment(_ member: JSONMember) throws(AnimError) -> MachineAction {
        let input = try self.input(member.key.bytes, at: member.value)
        switch inputs.inputs[input].kind {
        case .boolean: return .assignBoolean(input: input, try member.value.boolean())
        case .number:
            let number = try self.number(member.value)
            guard number >= inputs.inputs[input].minimum, number <= inputs.inputs[input].maximum else {
                throw member.value.error("must be inside the input's range")
            }
            return .assignNumber(input: input, number)
        case .string: return .assignString(input: input, try member.value.string())
        case .trigger: throw member.key.error("is a trigger, which has no value; use 'raise'")
        }
    }

    private func event(_ value: JSONValue) throws(AnimError) -> Int32 {
        let name = try value.string()
        guard DocumentName.isEvent(name) else { throw value.error("is no event: \(DocumentName.eventRule)") }
        return intern(name)
    }
}
