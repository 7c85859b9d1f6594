/// What is done on entry, on exit and on the way.
extension DocumentReader {
    /// The actions of an array, or none for −1.
    @inline(never)
    func readActions(_ node: Int32) throws(AnimError) -> Range<Int> {
        let first = machine.actions.count
        if node >= 0 {
            try json.forEachElement(of: node) { (element) throws(AnimError) in try readAction(element) }
        }
        return first..<machine.actions.count
    }

    private static let setKeys: WordList = "set motion"

    private enum SetKey: Int { case set, motion }

    private func readAction(_ node: Int32) throws(AnimError) {
        _ = try json.objectCount(node)
        if json.has(node, "set") {
            let fields = try json.fields(of: node, DocumentReader.setKeys)
            let assignments = try readAssignments(fields[SetKey.set])
            let motion =
                fields.has(SetKey.motion) ? try motion(fields[SetKey.motion]) : MotionRequest(MotionRequest.Shape.none)
            machine.actions.append(.set(assignments, motion))
        } else if json.has(node, "assign") {
            let assign = try onlyMember("assign", of: node)
            try json.forEachMember(of: assign) { (key) throws(AnimError) in
                machine.actions.append(try assignment(key))
            }
        } else if json.has(node, "toggle") {
            let toggle = try onlyMember("toggle", of: node)
            machine.actions.append(.toggle(input: try booleanInput(try json.string(toggle), at: toggle)))
        } else if json.has(node, "emit") {
            machine.actions.append(.emit(try event(try onlyMember("emit", of: node))))
        } else if json.has(node, "raise") {
            machine.actions.append(.raise(try event(try onlyMember("raise", of: node))))
        } else if json.has(node, "play") {
            machine.actions.append(.play(try animation(try onlyMember("play", of: node))))
        } else if json.has(node, "stop") {
            machine.actions.append(.stop(try animation(try onlyMember("stop", of: node))))
        } else {
            try json.allowOnly(of: node, "set motion assign toggle emit raise play stop")
            throw json.refusal(
                node,
                "must have one of the keys 'set', 'assign', 'toggle', 'emit', 'raise', 'play' and 'stop'"
            )
        }
    }

    /// The value of a key that stands alone.
    func onlyMember(_ name: WordList, of node: Int32) throws(AnimError) -> Int32 {
        try json.allowOnly(of: node, name)
        for word in name { return json.member(of: node, word) }
        return -1
    }

    private func animation(_ node: Int32) throws(AnimError) -> Int {
        let name = try json.string(node)
        if let play = animationOfName[nameIndex(of: name)] { return play }
        throw json.refusal(node, "the document has no animation ", quoting: name)
    }

    private func readAssignments(_ node: Int32) throws(AnimError) -> Range<Int> {
        let first = machine.assignments.count
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let property = try movable(json.bytes(key), at: key + 1)
            let components = try value(key + 1, of: property)
            machine.assignments.append(PropertyAssignment(property: property, value: components))
        }
        return first..<machine.assignments.count
    }

    private func assignment(_ key: Int32) throws(AnimError) -> MachineAction {
        let index = try input(json.bytes(key), at: key + 1)
        switch inputs.inputs[index].kind {
        case .boolean: return .assignBoolean(input: index, try json.boolean(key + 1))
        case .number:
            let number = try json.checkedNumber(key + 1)
            try checkRange(of: inputs.inputs[index], number, key + 1)
            return .assignNumber(input: index, number)
        case .string: return .assignString(input: index, try json.string(key + 1))
        case .trigger: throw json.refusal(key, "is a trigger, which has no value; use 'raise'")
        }
    }

    @inline(never)
    private func event(_ node: Int32) throws(AnimError) -> Int32 {
        let name = try json.string(node)
        guard DocumentName.isEvent(name) else { throw json.error(node, "is no event: \(DocumentName.eventRule)") }
        return intern(name)
    }
}
