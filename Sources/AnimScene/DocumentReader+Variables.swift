// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// The place of an expression, which determines the names that it may use.
struct ExpressionPlace {
    /// Its node.
    package var node: Int32
    /// Whether it is evaluated at events. Then it may also use event data, the seconds since a state was entered, and random
    /// numbers.
    var isAction = false
    /// The state that contains it, or −1.
    package var state: Int32 = -1
}

/// Uses of the machine in expressions, collected while the document is read: states may be named before they are known.
struct MachineQuestions {
    struct Question {
        /// Index of the state's name.
        package var state: Int32
        var isElapsed: Bool
        package var component: Int32
        /// The first node that names it.
        package var node: Int32
    }

    package var states: [Question] = []
    /// Actions that move the focus, with the nodes that name the region.
    package var focuses: [(action: Int, node: Int32)] = []
    /// Components by the index of the canonical name of their question.
    var componentOfName = NameMap()
}

/// The variables of expressions: properties, inputs, states, event data, comparisons of inputs with texts.
extension DocumentReader {
    /// The number of the variable for a name in an expression: a component of the stage, or −1 for a random number.
    /// - Parameter name: as given by `Expression.parse`.
    @inline(never)
    func variable(_ name: ArraySlice<UInt8>, in place: ExpressionPlace) throws(AnimError) -> Int32 {
        if name.first == UInt8(ascii: "'") { return literal(name) }
        if let item = try itemVariable(name) { return item }
        if !instances.isEmpty, isPrivate(name) {
            throw AnimError(.notFound, "\(JSONText.quoted(name)) is a variable that only the component itself knows")
        }
        if let known = knownComponent(name) { return known }
        if let component = try component(ofParameter: name) { return component }
        if let path = Stage.pathName(name) { return try component(ofPath: path) }
        if let comparison = Expression.textComparison(name) {
            return try self.comparison(comparison.name, comparison.text, name)
        }
        guard let question = MachineQuestion(name) else {
            if let text = try text(named: name, place) { return text }
            return try component(named: name)
        }
        if question == .count { return try count(of: name.dropFirst(6).dropLast()) }
        if question != .activity, !place.isAction {
            // An ordinary name that looks like a question.
            if question == .data || name.last != UInt8(ascii: ")"),
                let component = try? knownComponent(named: name)
            {
                return component
            }
            throw AnimError(
                .document,
                question == .draw
                    ? "draws are only possible in actions"
                    : "events and elapsed time are known only in actions, guards and delays"
            )
        }
        switch question {
        case .draw, .count: return -1
        case .data:
            return component(of: name) { component in
                machine.componentOfField.set(names.fieldName([UInt8](name.dropFirst(6))), Int(component))
            }
        case .activity, .elapsed:
            var state = name
            if let bracket = name.firstIndex(of: UInt8(ascii: "(")) {
                state = name[(bracket + 1)..<(name.endIndex - 1)]
            } else {
                guard place.state > 0 else {
                    throw AnimError(.document, "say of which state, as in elapsed(loading): none is around")
                }
                state = names.ownName(machine.states[Int(place.state)].name)[...]
            }
            let isElapsed = question == .elapsed
            if !isElapsed, let component = activity(of: state) { return component }
            let canonical = JSONText.bytes(isElapsed ? "elapsed(" : "in(") + state
            return component(of: canonical[...]) { component in
                questions.states.append(
                    MachineQuestions.Question(
                        state: names.intern([UInt8](state)),
                        isElapsed: isElapsed,
                        component: component,
                        node: place.node
                    )
                )
            }
        }
    }

    /// The component of an input or a parameter that is already known (their names are unique), or of a property with one
    /// component and a name without dots.
    private func knownComponent(_ name: ArraySlice<UInt8>) -> Int32? {
        name.withUnsafeBufferPointer { bytes in
            guard let index = names.nameIndex(of: bytes) else { return nil }
            if MachineQuestion.canBegin(bytes), MachineQuestion(name) != nil { return nil }
            guard let property = stage.propertyOfName[index] else { return stage.inputOfName[index].map { Int32($0) } }
            guard stage.properties[property].count == 1, Expression.dot(in: bytes) == nil else { return nil }
            return stage.properties[property].base
        }
    }

    /// The component for a question, created on first use.
    private func component(of name: ArraySlice<UInt8>, _ make: (Int32) -> Void) -> Int32 {
        let index = names.intern([UInt8](name))
        if let known = questions.componentOfName[index] { return Int32(known) }
        let component = stage.addComponent()
        questions.componentOfName.set(index, Int(component))
        make(component)
        return component
    }

    /// The comparison of an input with a text.
    private func comparison(
        _ name: ArraySlice<UInt8>,
        _ text: ArraySlice<UInt8>,
        _ canonical: ArraySlice<UInt8>
    ) throws(AnimError) -> Int32 {
        let (owner, ownName) = owner(of: name)
        let input = visibleInput(ownName, of: owner)
        guard let input else {
            let known = stage.names.ending(
                for: ownName,
                in: owner.inputs.inputOfName,
                "inputs",
                prefix: owner.names.prefix
            )
            throw AnimError(.notFound, "the document has no string input \(JSONText.quoted(name))\(known)")
        }
        guard owner.inputs.inputs[input].kind == .string else {
            throw AnimError(.kind, "the input \(JSONText.quoted(name)) is no string")
        }
        return component(of: canonical) { component in
            var comparison = TextComparison(text: [UInt8](text), component: component, next: -1)
            let index = owner.machine.comparisons.count
            comparison.next = owner.inputs.inputs[input].firstComparison
            owner.inputs.inputs[input].firstComparison = Int32(index)
            stage.setInput(component, to: comparison.text == owner.inputs.inputs[input].string ? 1 : 0)
            owner.machine.comparisons.append(comparison)
        }
    }

    /// Resolves the questions about states, once all are known.
    func answerQuestions() throws(AnimError) {
        for question in questions.states {
            guard let state = stateOfName[question.state] else {
                throw names.unknown(
                    question.node,
                    "the machine has no state ",
                    names.ownName(question.state),
                    stateOfName,
                    "states"
                )
            }
            if question.isElapsed {
                machine.states[state].elapsed = question.component
                machine.timedStates.append(Int32(state))
            } else {
                machine.states[state].activity = question.component
            }
        }
        questions.states.removeAll()
        let states = machine.states
        machine.timedStates.sort { states[Int($0)].elapsed < states[Int($1)].elapsed }
    }

    /// Finds the eventless transitions whose guards time or moving values can make true. A guard with random numbers is not
    /// watched.
    func findWatched() {
        guard machine.hasEventless else { return }
        for (index, transition) in machine.transitions.enumerated()
        where (transition.trigger == .always || transition.trigger == .when) && transition.condition >= 0 {
            let action = machine.expressions[Int(transition.condition)]
            var (draws, readsTime) = (false, false)
            for instruction in action.expression.code {
                guard let variable = instruction.firstVariable else { continue }
                draws = draws || variable < 0
                readsTime = readsTime || machine.timedStates.contains { machine.states[Int($0)].elapsed == variable }
            }
            guard !draws, action.readsProperties || readsTime else { continue }
            machine.watched.append(WatchedTransition(transition: Int32(index), readsTime: readsTime))
        }
    }

    /// Finds the regions that actions name.
    func findFocuses() throws(AnimError) {
        for focus in questions.focuses {
            machine.actions[focus.action] = .focus(region: try region(named: focus.node))
        }
        questions.focuses.removeAll()
    }

    // MARK: Expressions of the machine

    /// Reads an expression for the machine, and returns its index.
    @inline(never)
    func actionExpression(_ node: Int32, _ state: Int32, type: ExpressionType = .number) throws(AnimError) -> Int32 {
        _ = try json.text(ofString: node)
        json.copy(node, into: &shared.expressionText)
        return try actionExpression(shared.expressionText, node, state, type: type)
    }

    @inline(never)
    func actionExpression(
        _ text: [UInt8],
        _ node: Int32,
        _ state: Int32,
        type: ExpressionType = .number
    ) throws(AnimError) -> Int32 {
        let place = ExpressionPlace(node: node, isAction: true, state: state)
        do throws(AnimError) {
            let expression = try Expression.parse(text, keepsText: false, type: type, keepsBackquotes: true) {
                (name) throws(AnimError) in
                try variable(name, in: place)
            }
            return append(expression)
        } catch {
            throw placed(error, node)
        }
    }

    /// Adds an expression to the machine's, and returns its index.
    func append(_ expression: Expression) -> Int32 {
        var readsProperties = false
        for instruction in expression.code {
            if let variable = instruction.firstVariable, variable >= 0, stage.components.owner[Int(variable)] >= 0 {
                readsProperties = true
            }
        }
        machine.expressions.append(ActionExpression(expression: expression, readsProperties: readsProperties))
        return Int32(machine.expressions.count - 1)
    }

    /// Reads a constant or an expression, and returns its index in the machine's numbers.
    @inline(never)
    func actionNumber(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        var source = NumberSource(number: 0)
        if json.isKind(node, .string) {
            source.expression = try actionExpression(node, state)
        } else {
            source.number = try json.checkedNumber(node)
        }
        machine.numbers.append(source)
        return Int32(machine.numbers.count - 1)
    }

    /// Reads a condition: an expression, true or false. Returns the index of an expression, or −1 for true.
    @inline(never)
    func condition(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        if json.isKind(node, .string) { return try actionExpression(node, state) }
        guard json.isKind(node, .boolean) else { throw json.kindError(node, "must be an expression, true or false") }
        return try json.boolean(node) ? -1 : try actionExpression(JSONText.bytes("0"), node, state)
    }
}

/// The kind of a name in an expression that is not a property or input.
private enum MachineQuestion {
    case draw, data, activity, elapsed, count

    /// Whether a name begins like a question; most do not.
    @inline(__always)
    static func canBegin(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.first == 0x65 || name.first == 0x69 || name.first == 0x72 || name.first == 0x63
    }

    init?(_ name: ArraySlice<UInt8>) {
        guard name.withUnsafeBufferPointer({ MachineQuestion.canBegin($0) }) else { return nil }
        if name.begins(with: "event.") {
            self = .data
        } else if name.begins(with: "in(") {
            self = .activity
        } else if name.isEqual(to: "elapsed") || name.begins(with: "elapsed(") {
            self = .elapsed
        } else if name.isEqual(to: "random()") {
            self = .draw
        } else if name.begins(with: "count("), name.last == UInt8(ascii: ")") {
            self = .count
        } else {
            return nil
        }
    }
}
