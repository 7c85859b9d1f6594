// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// What is done on entry, on exit and on the way.
extension DocumentReader {
    /// The actions of an array, or none for −1. Those inside others follow them.
    @inline(never)
    func readActions(_ node: Int32, _ state: Int32) throws(AnimError) -> Range<Int32> {
        let first = Int32(machine.actions.count)
        if node >= 0 {
            try json.forEachElement(of: node) { (element) throws(AnimError) in try readAction(element, state) }
        }
        return first..<Int32(machine.actions.count)
    }

    @inline(never)
    private func readAction(_ node: Int32, _ state: Int32) throws(AnimError) {
        _ = try json.objectCount(node)
        guard let key = ActionCase(rawValue: json.firstKey(of: node, among: ActionCase.words)) else {
            try json.allowOnly(of: node, ActionCase.words, ActionCase.others)
            throw json.error(
                node,
                "must have one of the keys set, assign, emit, raise, send, play and the others of actions"
            )
        }
        let keys: WordList =
            switch key {
            case .set: SetActionKey.words
            case .assign: AssignActionKey.words
            case .increment: IncrementActionKey.words
            case .clamp: ClampActionKey.words
            case .random: RandomActionKey.words
            case .toggle: ToggleActionKey.words
            case .emit: EmitActionKey.words
            case .raise: RaiseActionKey.words
            case .send: SendActionKey.words
            case .cancel: CancelActionKey.words
            case .fire: FireActionKey.words
            case .play: PlayActionKey.words
            case .stop: StopActionKey.words
            case .pause: PauseActionKey.words
            case .resume: ResumeActionKey.words
            case .scrub: ScrubActionKey.words
            case .if: IfActionKey.words
            case .focus: FocusActionKey.words
            }
        let fields = try json.fields(of: node, keys)
        // The key that says which it is.
        let value = fields.node(at: 0)
        switch key {
        case .set: try readSet(fields, state)
        case .assign, .increment, .clamp, .random:
            try json.forEachMember(of: value) { (name) throws(AnimError) in
                machine.actions.append(try inputAction(key, name, state))
            }
        case .toggle:
            machine.actions.append(.toggle(input: Int32(try booleanInput(try json.text(ofString: value), at: value))))
        case .emit, .raise:
            // At the same place of both.
            let given = fields[EmitActionKey.data]
            let data = given >= 0 ? try readData(given, state) : 0..<0
            let event = try event(value)
            machine.actions.append(key == .emit ? .emit(event: event, data: data) : .raise(event: event, data: data))
        case .send: try readSend(fields, state)
        case .cancel: machine.actions.append(.cancel(event: try event(value)))
        case .fire:
            let input = try self.input(json.text(of: value), at: value)
            guard inputs.inputs[input].kind == .trigger else { throw json.refusal(value, "must name a trigger") }
            machine.actions.append(.raise(event: inputs.inputs[input].name, data: 0..<0))
        case .play: machine.actions.append(.play(Int32(try animation(value))))
        case .stop: machine.actions.append(.stop(play: Int32(try animation(value))))
        case .pause, .resume:
            let play = try animation(value)
            machine.plays[play].isPaused = true
            machine.actions.append(key == .pause ? .pause(play: Int32(play)) : .resume(play: Int32(play)))
        case .scrub:
            let play = try animation(value)
            try checkCanScrub(play, value)
            let place = fields[ScrubActionKey.to]
            if !json.isKind(place, .string) { _ = try json.checkedNumber(place, UInt8(ascii: "1")) }
            let number = try actionNumber(place, state)
            machine.actions.append(.scrub(play: Int32(play), number: number))
        case .if: try readBranch(fields, state)
        case .focus:
            if !json.isKind(value, .null) {
                _ = try json.text(ofString: value)
                questions.focuses.append((action: machine.actions.count, node: value))
            }
            machine.actions.append(.focus(region: -1))
        }
    }

    /// The value of a key that stands alone, by its description.
    func onlyMember(_ name: WordList, of node: Int32) throws(AnimError) -> Int32 {
        try json.allowOnly(of: node, name)
        for word in name { return json.member(of: node, FieldRule(word).name) }
        return -1
    }

    private func readBranch(_ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        let index = machine.actions.count
        // What it holds is known once the actions inside, which follow it, are read.
        machine.actions.append(.branch(condition: -1, elseStart: 0, end: 0))
        var condition = try self.condition(fields[IfActionKey.if], state)
        if condition < 0 { condition = try actionExpression(JSONText.bytes("1"), fields[IfActionKey.if], state) }
        let elseStart = try readActions(fields[IfActionKey.then], state).upperBound
        let end = try readActions(fields[IfActionKey.else], state).upperBound
        machine.actions[index] = .branch(condition: condition, elseStart: elseStart, end: end)
    }

    private func readSend(_ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        var send = SendDefinition(name: -1)
        if fields.has(SendActionKey.to) {
            let to = try instance(fields[SendActionKey.to])
            send.machine = to.machineNumber
            send.name = to.intern(try eventName(fields[SendActionKey.send]))
        } else {
            send.name = try event(fields[SendActionKey.send])
        }
        if fields.has(SendActionKey.data) { send.data = try readData(fields[SendActionKey.data], state) }
        if fields.has(SendActionKey.delay) {
            if !json.isKind(fields[SendActionKey.delay], .string) { _ = try json.seconds(fields[SendActionKey.delay]) }
            send.delay = try actionNumber(fields[SendActionKey.delay], state)
        }
        if fields.has(SendActionKey.id) { send.identifier = try event(fields[SendActionKey.id]) }
        machine.actions.append(.send(Int32(machine.sends.count)))
        machine.sends.append(send)
    }

    // MARK: Animations

    private func animation(_ node: Int32) throws(AnimError) -> Int {
        let name = try json.text(ofString: node)
        if let play = animationOfName[nameIndex(of: name)] { return play }
        throw unknown(node, "the document has no animation ", [UInt8](copying: name), animationOfName, "animations")
    }

    /// Only what moves by one clock from the beginning can be shown at a part of its length.
    private func checkCanScrub(_ play: Int, _ node: Int32) throws(AnimError) {
        let first = machine.plays[play].animation
        for part in machine.animations[first..<Int(machine.animations[first].end)] {
            switch part.content {
            case .sequence: throw json.refusal(node, "has a sequence in it, which cannot be scrubbed")
            case .single(let single):
                if single.request.delay > 0 { throw json.refusal(node, "has a delay in it, and cannot be scrubbed") }
            case .group, .parallel: break
            }
        }
    }

    // MARK: Values

    private func readSet(_ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        let first = Int32(machine.assignments.count)
        try json.forEachMember(of: fields[SetActionKey.set]) { (key) throws(AnimError) in
            let property = try movable(json.text(of: key), at: key + 1)
            machine.assignments.append(try assignment(key + 1, of: property, state))
        }
        var expressions = MotionExpressions()
        let motion =
            fields.has(SetActionKey.motion)
            ? try motion(fields[SetActionKey.motion], &expressions, state) : MotionRequest(MotionRequest.Shape.none)
        machine.motions.append(motion)
        machine.motionExpressions.append(expressions)
        let assignments = first..<Int32(machine.assignments.count)
        var play: Int32 = -1
        if fields.has(SetActionKey.transaction) {
            let key = fields[SetActionKey.transaction]
            _ = try json.text(ofString: key)
            play = try transaction(key)
        }
        machine.actions.append(.set(assignments: assignments, motion: Int32(machine.motions.count - 1), play: play))
    }

    /// The play of a transaction's name.
    private func transaction(_ node: Int32) throws(AnimError) -> Int32 {
        let name = try token(node)
        if let known = transactionOfName[name] { return Int32(known) }
        transactionOfName.set(name, machine.plays.count)
        machine.plays.append(
            PlayDefinition(
                animation: -1,
                doneEvent: intern(("done.transaction." as StaticText).utf8, json.text(of: node)),
                stoppedEvent: intern(("stopped.transaction." as StaticText).utf8, json.text(of: node))
            )
        )
        return Int32(machine.plays.count - 1)
    }

    /// A value of a property: given, or numbers that are worked out when it is set.
    private func assignment(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ state: Int32
    ) throws(AnimError) -> PropertyAssignment {
        let kind = try stage.kind(of: property)
        if kind == .path {
            machine.paths.append(try nonemptyPath(node))
            let path = Int32(machine.paths.count - 1)
            return PropertyAssignment(property: property, value: [], numbers: 0..<0, path: path)
        }
        let count = try stage.componentCount(of: property)
        let first = Int32(machine.numbers.count)
        if json.isKind(node, .string), kind == .color {
            let text = json.text(of: node)
            if text.first != UInt8(ascii: "#") {
                for part in ".red .green .blue .opacity" as WordList {
                    let expression = try actionExpression([UInt8](copying: text, part), node, state)
                    machine.numbers.append(NumberSource(number: 0, expression: expression))
                }
            }
        } else if json.isKind(node, .string), count == 1, kind != .vector {
            _ = try actionNumber(node, state)
        } else if json.isKind(node, .array) {
            var hasText = false
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                hasText = hasText || json.isKind(element, .string)
            }
            if hasText {
                try checkCount(node, count, "components")
                try json.forEachElement(of: node) { (element) throws(AnimError) in
                    _ = try actionNumber(element, state)
                }
            }
        }
        let numbers = first..<Int32(machine.numbers.count)
        let value = numbers.isEmpty ? try self.value(node, of: property) : []
        return PropertyAssignment(property: property, value: value, numbers: numbers)
    }

    /// One input's part of `assign`, `increment`, `clamp` or `random`.
    private func inputAction(_ key: ActionCase, _ name: Int32, _ state: Int32) throws(AnimError) -> MachineAction {
        let node = name + 1
        let index = try changeableInput(json.text(of: name), at: node)
        let kind = inputs.inputs[index].kind
        let input = Int32(index)
        if key == .assign { return try assignment(of: name, to: input, state) }
        guard kind == .number else { throw json.refusal(node, "must name a number input") }
        if key == .increment { return .increment(input: input, number: try actionNumber(node, state)) }
        try checkCount(node, 2, "minimum and maximum")
        let minimum = try actionNumber(node + 1, state)
        let maximum = try actionNumber(json.record(node + 1).end, state)
        return key == .clamp
            ? .clamp(input: input, minimum: minimum, maximum: maximum)
            : .random(input: input, minimum: minimum, maximum: maximum)
    }

    private func assignment(of name: Int32, to input: Int32, _ state: Int32) throws(AnimError) -> MachineAction {
        let node = name + 1
        switch inputs.inputs[Int(input)].kind {
        case .boolean:
            if json.isKind(node, .string) {
                return .assignBoolean(input: input, number: try actionNumber(node, state))
            }
            machine.numbers.append(NumberSource(number: try json.boolean(node) ? 1 : 0))
            return .assignBoolean(input: input, number: Int32(machine.numbers.count - 1))
        case .number:
            let number = try actionNumber(node, state)
            let source = machine.numbers[Int(number)]
            if source.expression < 0 { try checkRange(of: inputs.inputs[Int(input)], source.number, node) }
            return .assignNumber(input: input, number: number)
        case .string:
            machine.texts.append(try json.string(node))
            return .assignText(input: input, text: Int32(machine.texts.count - 1))
        case .trigger: throw json.refusal(name, "is a trigger, which has no value; use 'raise'")
        }
    }

    // MARK: Events

    /// The data of an event.
    @inline(never)
    func readData(_ node: Int32, _ state: Int32) throws(AnimError) -> Range<Int32> {
        let first = Int32(machine.data.count)
        guard try json.objectCount(node) <= Machine.largestFieldCount else {
            throw json.refusal(node, "an event has at most 64 fields of data")
        }
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let value = key + 1
            var field = DataDefinition(kind: .number, name: fieldName(try identifier(key)), value: -1)
            if json.isKind(value, .boolean) {
                field.kind = .boolean
                field.value = Int32(machine.numbers.count)
                machine.numbers.append(NumberSource(number: try json.boolean(value) ? 1 : 0))
            } else if json.isKind(value, .object) {
                let fields = try json.fields(of: value, DataValueKey.words)
                if fields.has(DataValueKey.input) == fields.has(DataValueKey.text) {
                    throw json.refusal(value, "must have one of the keys 'text' and 'input'")
                }
                if fields.has(DataValueKey.text) {
                    field.kind = .text
                    field.value = Int32(machine.texts.count)
                    machine.texts.append(json.bytes(fields[DataValueKey.text]))
                } else {
                    let named = fields[DataValueKey.input]
                    let index = try input(json.text(of: named), at: named)
                    guard inputs.inputs[index].kind == .string else {
                        throw json.refusal(named, "must name a string input; others are expressions")
                    }
                    field.kind = .input
                    field.value = Int32(index)
                }
            } else {
                field.value = try actionNumber(value, state)
            }
            machine.data.append(field)
        }
        return first..<Int32(machine.data.count)
    }

    @inline(never)
    package func event(_ node: Int32) throws(AnimError) -> Int32 { intern(try eventName(node)) }

    @inline(never)
    func eventName(_ node: Int32) throws(AnimError) -> Bytes {
        let name = try json.text(ofString: node)
        guard DocumentName.isEvent(name) else { throw json.error(node, "is no event: \(DocumentName.eventRule)") }
        return name
    }
}
