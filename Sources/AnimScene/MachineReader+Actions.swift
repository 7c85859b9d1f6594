// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Actions on entry, on exit and in transitions.
extension MachineReader {
    /// The actions of an array; none for −1. Nested actions follow their container.
    @inline(never)
    func readActions(_ node: Int32, _ state: Int32) throws(AnimError) -> Range<Int32> {
        let first = Int32(scope.machine.actions.count)
        if node >= 0 {
            try json.forEachElement(of: node) { (element) throws(AnimError) in try readAction(element, state) }
        }
        return first..<Int32(scope.machine.actions.count)
    }

    /// The blocks of an array of arrays of actions, or the single block of an array of actions.
    @inline(never)
    func readBlocks(_ node: Int32, _ state: Int32) throws(AnimError) -> Range<Int32> {
        let hasBlocks = node >= 0 && json.isKind(node, .array) && json.record(node).end > node + 1
        guard hasBlocks, json.isKind(node + 1, .array) else { return try readActions(node, state) }
        let first = Int32(scope.machine.actions.count)
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            guard json.isKind(element, .array) else {
                throw json.kindError(element, "must be an array of actions like the first")
            }
            let index = scope.machine.actions.count
            // Its end is known after its actions, which follow it, are read.
            scope.machine.actions.append(.block(end: 0))
            scope.machine.actions[index] = .block(end: try readActions(element, state).upperBound)
        }
        return first..<Int32(scope.machine.actions.count)
    }

    /// The keys of an action of each kind.
    private static func keys(of action: ActionCase) -> WordList {
        switch action {
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
        case .seek: SeekActionKey.words
        case .hold: HoldActionKey.words
        case .if: IfActionKey.words
        case .focus: FocusActionKey.words
        case .append: AppendActionKey.words
        case .remove: RemoveActionKey.words
        case .move: MoveActionKey.words
        case .update: UpdateActionKey.words
        case .clear: ClearActionKey.words
        }
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
        let fields = try json.fields(of: node, MachineReader.keys(of: key))
        // The key that selects the kind of action.
        let value = fields.node(at: 0)
        switch key {
        case .set: try readSet(fields, state)
        case .assign, .increment, .clamp, .random:
            try json.forEachMember(of: value) { (name) throws(AnimError) in
                scope.machine.actions.append(try inputAction(key, name, state))
            }
        case .toggle:
            scope.machine.actions.append(
                .toggle(input: Int32(try scope.booleanInput(try json.text(ofString: value), at: value)))
            )
        case .emit, .raise:
            // The same index in both.
            let given = fields[EmitActionKey.data]
            let data = given >= 0 ? try readData(given, state) : 0..<0
            let event = try scope.event(value)
            scope.machine.actions.append(
                key == .emit ? .emit(event: event, data: data) : .raise(event: event, data: data)
            )
        case .send: try readSend(fields, state)
        case .cancel: scope.machine.actions.append(.cancel(event: try scope.event(value)))
        case .fire:
            let input = try scope.input(json.text(of: value), at: value)
            guard scope.inputs.inputs[input].kind == .trigger else {
                throw json.refusal(value, "must name a trigger")
            }
            scope.machine.actions.append(.raise(event: scope.inputs.inputs[input].name, data: 0..<0))
        case .play, .stop, .pause, .resume, .scrub, .seek:
            scope.machine.actions.append(try playAction(key, fields, state))
        case .hold: try readHold(value)
        case .append, .remove, .move, .update, .clear: try readItems(key, fields, state)
        case .if: try readBranch(fields, state)
        case .focus:
            if !json.isKind(value, .null) {
                _ = try json.text(ofString: value)
                regionReader.noteFocus(scope.machine.actions.count, value)
            }
            scope.machine.actions.append(.focus(region: -1))
        }
    }

    private func readBranch(_ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        let index = scope.machine.actions.count
        // Its contents are known after the actions inside, which follow it, are read.
        scope.machine.actions.append(.branch(condition: -1, elseStart: 0, end: 0))
        var condition = try expressionReader.condition(fields[IfActionKey.if], state)
        if condition < 0 {
            condition = try expressionReader.actionExpression(JSONText.bytes("1"), fields[IfActionKey.if], state)
        }
        let elseStart = try readActions(fields[IfActionKey.then], state).upperBound
        let end = try readActions(fields[IfActionKey.else], state).upperBound
        scope.machine.actions[index] = .branch(condition: condition, elseStart: elseStart, end: end)
    }

    private func readSend(_ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        var send = SendDefinition(name: -1)
        let to = fields[SendActionKey.to]
        if to >= 0, scope.listOfName[names.nameIndex(of: try json.text(ofString: to))] != nil {
            return try readSend(toListAt: to, fields, state)
        }
        for key in [SendActionKey.key, SendActionKey.at] where fields.has(key) {
            throw json.refusal(fields[key], "says which item of a list is meant; 'to' must name a list")
        }
        if to >= 0 {
            let to = try scope.instance(fields[SendActionKey.to])
            send.machine = to.machineNumber
            send.name = to.names.intern(try scope.eventName(fields[SendActionKey.send]))
        } else {
            send.name = try scope.event(fields[SendActionKey.send])
        }
        if fields.has(SendActionKey.data) { send.data = try readData(fields[SendActionKey.data], state) }
        if fields.has(SendActionKey.delay) {
            if !json.isKind(fields[SendActionKey.delay], .string) { _ = try json.seconds(fields[SendActionKey.delay]) }
            send.delay = try expressionReader.actionNumber(fields[SendActionKey.delay], state)
        }
        if fields.has(SendActionKey.id) { send.identifier = try scope.event(fields[SendActionKey.id]) }
        scope.machine.actions.append(.send(Int32(scope.machine.sends.count)))
        scope.machine.sends.append(send)
    }

    private func readHold(_ node: Int32) throws(AnimError) {
        let first = scope.machine.assignments.count
        func append(_ name: Int32) throws(AnimError) {
            let property = try scope.movable(try json.text(ofString: name), at: name)
            scope.machine.assignments.append(PropertyAssignment(property: property, value: [], numbers: 0..<0))
        }
        if json.isKind(node, .array) {
            try json.forEachElement(of: node) { (element) throws(AnimError) in try append(element) }
            guard scope.machine.assignments.count > first else {
                throw json.refusal(node, "must name at least one property")
            }
        } else {
            try append(node)
        }
        scope.machine.actions.append(.hold(assignments: Int32(first)..<Int32(scope.machine.assignments.count)))
    }

    // MARK: Animations

    /// An action on a named animation.
    private func playAction(_ key: ActionCase, _ fields: borrowing Fields, _ state: Int32) throws(AnimError)
        -> MachineAction
    {
        let name = fields.node(at: 0)
        let index = try animation(name)
        let play = Int32(index)
        switch key {
        case .play: return .play(play)
        case .stop: return .stop(play: play)
        case .pause, .resume:
            scope.machine.plays[index].hasClock = true
            return key == .pause ? .pause(play: play) : .resume(play: play)
        case .scrub:
            try checkHasOneClock(index, name)
            let position = fields[ScrubActionKey.to]
            if !json.isKind(position, .string) { _ = try json.checkedNumber(position, UInt8(ascii: "1")) }
            return .scrub(play: play, number: try expressionReader.actionNumber(position, state))
        default:
            try checkHasOneClock(index, name)
            scope.machine.plays[index].hasClock = true
            let position = fields[SeekActionKey.to]
            if !json.isKind(position, .string) { _ = try json.seconds(position) }
            return .seek(play: play, number: try expressionReader.actionNumber(position, state))
        }
    }

    private func animation(_ node: Int32) throws(AnimError) -> Int {
        let name = try json.text(ofString: node)
        if let play = scope.animationOfName[names.nameIndex(of: name)] { return play }
        throw names.unknown(
            node,
            "the document has no animation ",
            [UInt8](copying: name),
            scope.animationOfName,
            "animations"
        )
    }

    /// Checks that a play has one clock from the beginning: only such a play can be shown at a fraction of its length.
    private func checkHasOneClock(_ play: Int, _ node: Int32) throws(AnimError) {
        let first = scope.machine.plays[play].animation
        for part in scope.machine.animations[first..<Int(scope.machine.animations[first].end)] {
            switch part.content {
            case .sequence: throw json.refusal(node, "has a sequence in it, so it cannot be scrubbed or sought")
            case .single(let single):
                if single.request.delay > 0 {
                    throw json.refusal(node, "has a delay in it, so it cannot be scrubbed or sought")
                }
            case .group, .parallel: break
            }
        }
    }

    // MARK: Values

    private func readSet(_ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        let first = scope.machine.assignments.count
        try json.forEachMember(of: fields[SetActionKey.set]) { (key) throws(AnimError) in
            let property = try scope.movable(json.text(of: key), at: key + 1)
            scope.machine.assignments.append(try assignment(key + 1, of: property, state))
        }
        var expressions = MotionExpressions()
        let motion =
            fields.has(SetActionKey.motion)
            ? try motionReader.motion(fields[SetActionKey.motion], &expressions, state)
            : MotionRequest(MotionRequest.Shape.none)
        if fields.has(SetActionKey.motion), motionReader.motionVelocity >= 0 {
            try readVelocity(motionReader.motionVelocity, from: first, state)
        }
        scope.machine.motions.append(motion)
        scope.machine.motionExpressions.append(expressions)
        let assignments = Int32(first)..<Int32(scope.machine.assignments.count)
        var play: Int32 = -1
        if fields.has(SetActionKey.transaction) {
            let key = fields[SetActionKey.transaction]
            _ = try json.text(ofString: key)
            play = try transaction(key)
        }
        scope.machine.actions.append(
            .set(assignments: assignments, motion: Int32(scope.machine.motions.count - 1), play: play)
        )
    }

    /// The start velocity of a `set`: one for all properties, or one per property.
    private func readVelocity(_ node: Int32, from first: Int, _ state: Int32) throws(AnimError) {
        guard json.isKind(node, .object) else {
            for index in first..<scope.machine.assignments.count { try readVelocity(node, of: index, state) }
            return
        }
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let property = try scope.movable(json.text(of: key), at: key + 1)
            let index = scope.machine.assignments[first...].firstIndex { $0.property == property }
            guard let index else { throw json.refusal(key, "is a property that is not set here") }
            try readVelocity(key + 1, of: index, state)
        }
    }

    private func readVelocity(_ node: Int32, of index: Int, _ state: Int32) throws(AnimError) {
        let property = scope.machine.assignments[index].property
        let kind = try scope.stage.kind(of: property)
        guard kind != .path else { throw json.refusal(node, "is of a path, which has no velocity of its own") }
        let count = try scope.stage.componentCount(of: property)
        let start = Int32(scope.machine.numbers.count)
        if count == 1, kind != .vector {
            _ = try expressionReader.actionNumber(node, state)
        } else {
            try json.checkCount(node, count, "components")
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                _ = try expressionReader.actionNumber(element, state)
            }
        }
        scope.machine.assignments[index].velocity = start..<Int32(scope.machine.numbers.count)
    }

    /// The play of a named transaction.
    private func transaction(_ node: Int32) throws(AnimError) -> Int32 {
        let name = try names.token(node)
        if let known = transactionOfName[name] { return Int32(known) }
        transactionOfName.set(name, scope.machine.plays.count)
        scope.machine.plays.append(
            PlayDefinition(
                animation: -1,
                doneEvent: names.intern(("done.transaction." as StaticText).utf8, json.text(of: node)),
                stoppedEvent: names.intern(("stopped.transaction." as StaticText).utf8, json.text(of: node))
            )
        )
        return Int32(scope.machine.plays.count - 1)
    }

    /// The value of a property: a constant, or numbers evaluated when it is set.
    private func assignment(
        _ node: Int32,
        of property: PropertyIdentifier,
        _ state: Int32
    ) throws(AnimError) -> PropertyAssignment {
        let kind = try scope.stage.kind(of: property)
        if kind == .path {
            scope.machine.paths.append(try valueReader.nonemptyPath(node))
            let path = Int32(scope.machine.paths.count - 1)
            return PropertyAssignment(property: property, value: [], numbers: 0..<0, path: path)
        }
        let count = try scope.stage.componentCount(of: property)
        let first = Int32(scope.machine.numbers.count)
        if json.isKind(node, .string), kind == .color {
            let text = json.text(of: node)
            if text.first != UInt8(ascii: "#") {
                let name = try scope.colorPath(at: node)
                for part in ".red .green .blue .opacity" as WordList {
                    let expression = try expressionReader.actionExpression(name + [UInt8](part), node, state)
                    scope.machine.numbers.append(NumberSource(number: 0, expression: expression))
                }
            }
        } else if json.isKind(node, .string), count == 1, kind != .vector {
            _ = try expressionReader.actionNumber(node, state)
        } else if json.isKind(node, .array) {
            var hasText = false
            try json.forEachElement(of: node) { (element) throws(AnimError) in
                hasText = hasText || json.isKind(element, .string)
            }
            if hasText {
                try json.checkCount(node, count, "components")
                try json.forEachElement(of: node) { (element) throws(AnimError) in
                    _ = try expressionReader.actionNumber(element, state)
                }
            }
        }
        let numbers = first..<Int32(scope.machine.numbers.count)
        let value = numbers.isEmpty ? try valueReader.value(node, of: property) : []
        return PropertyAssignment(property: property, value: value, numbers: numbers)
    }

    /// The part of `assign`, `increment`, `clamp` or `random` for one input.
    private func inputAction(_ key: ActionCase, _ name: Int32, _ state: Int32) throws(AnimError)
        -> MachineAction
    {
        let node = name + 1
        let index = try scope.changeableInput(json.text(of: name), at: node)
        let kind = scope.inputs.inputs[index].kind
        let input = Int32(index)
        if key == .assign { return try assignment(of: name, to: input, state) }
        guard kind == .number else { throw json.refusal(node, "must name a number input") }
        if key == .increment { return .increment(input: input, number: try expressionReader.actionNumber(node, state)) }
        try json.checkCount(node, 2, "minimum and maximum")
        let minimum = try expressionReader.actionNumber(node + 1, state)
        let maximum = try expressionReader.actionNumber(json.record(node + 1).end, state)
        return key == .clamp
            ? .clamp(input: input, minimum: minimum, maximum: maximum)
            : .random(input: input, minimum: minimum, maximum: maximum)
    }

    private func assignment(of name: Int32, to input: Int32, _ state: Int32) throws(AnimError) -> MachineAction {
        let node = name + 1
        switch scope.inputs.inputs[Int(input)].kind {
        case .boolean:
            if json.isKind(node, .string) {
                return .assignBoolean(input: input, number: try expressionReader.actionNumber(node, state))
            }
            scope.machine.numbers.append(NumberSource(number: try json.boolean(node) ? 1 : 0))
            return .assignBoolean(input: input, number: Int32(scope.machine.numbers.count - 1))
        case .number:
            let number = try expressionReader.actionNumber(node, state)
            let source = scope.machine.numbers[Int(number)]
            if source.expression < 0 {
                try scope.checkRange(of: scope.inputs.inputs[Int(input)], source.number, node)
            }
            return .assignNumber(input: input, number: number)
        case .string:
            return try textAssignment(node, to: input, state)
        case .trigger: throw json.refusal(name, "is a trigger, which has no value; use 'raise'")
        }
    }

    /// The value assigned to a string: a text, or an object that gives one.
    func textValue(_ node: Int32, _ state: Int32) throws(AnimError) -> TextReader.ActionText {
        let value: TextReader.ActionText
        if json.isKind(node, .object) {
            value = try textReader.actionText(node, state)
        } else {
            let text = try json.string(node)
            if textReader.eventField(node) != nil {
                return .expression(try expressionReader.actionExpression(text, node, state, type: .text))
            }
            value = .literal(text)
        }
        if case .literal(let text) = value { try json.checkLength(text, node) }
        return value
    }

    private func textAssignment(_ node: Int32, to input: Int32, _ state: Int32) throws(AnimError) -> MachineAction {
        let text: [UInt8]
        switch try textValue(node, state) {
        case .literal(let literal): text = literal
        case .expression(let expression): return .assignExpression(input: input, expression: expression)
        case .input(let index):
            var name = names.ownName(scope.inputs.inputs[index].name)
            if name[0] != Expression.backquote { name = [Expression.backquote] + name + [Expression.backquote] }
            let expression = try expressionReader.actionExpression(name, node, state, type: .text)
            return .assignExpression(input: input, expression: expression)
        }
        scope.machine.texts.append(text)
        return .assignText(input: input, text: Int32(scope.machine.texts.count - 1))
    }

    // MARK: Events

    /// The data of an event.
    @inline(never)
    func readData(_ node: Int32, _ state: Int32) throws(AnimError) -> Range<Int32> {
        let first = Int32(scope.machine.data.count)
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            guard scope.machine.data.count - Int(first) < Machine.largestFieldCount else {
                throw json.refusal(node, "an event has at most 64 fields of data")
            }
            _ = try dataField(key + 1, names.fieldName(try names.identifier(key)), state)
        }
        return first..<Int32(scope.machine.data.count)
    }

    /// A field of an event's data; returns its index.
    @inline(never)
    func dataField(_ value: Int32, _ name: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        var field = DataDefinition(kind: .number, name: name, value: -1)
        if json.isKind(value, .boolean) {
            field.kind = .boolean
            field.value = Int32(scope.machine.numbers.count)
            scope.machine.numbers.append(NumberSource(number: try json.boolean(value) ? 1 : 0))
        } else if json.isKind(value, .object) {
            switch try textReader.actionText(value, state) {
            case .literal(let literal):
                field.kind = .text
                field.value = Int32(scope.machine.texts.count)
                scope.machine.texts.append(literal)
            case .input(let index):
                field.kind = .input
                field.value = Int32(index)
            case .expression(let expression):
                field.kind = .expression
                field.value = expression
            }
        } else if json.isKind(value, .string) {
            try readData(value, state, into: &field)
        } else {
            field.value = try expressionReader.actionNumber(value, state)
        }
        scope.machine.data.append(field)
        return Int32(scope.machine.data.count - 1)
    }

    /// A field given by an expression.
    private func readData(_ node: Int32, _ state: Int32, into field: inout DataDefinition) throws(AnimError) {
        if let name = textReader.eventField(node) {
            field.kind = .event
            field.value = names.fieldName(name)
            return
        }
        let expression = try expressionReader.actionExpression(node, state, type: .any)
        if scope.machine.expressions[Int(expression)].expression.isText {
            field.kind = .expression
            field.value = expression
        } else {
            field.value = Int32(scope.machine.numbers.count)
            scope.machine.numbers.append(NumberSource(number: 0, expression: expression))
        }
    }
}
