// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// The variables of expressions: properties, inputs, states, event data, comparisons of inputs with texts.
extension ExpressionReader {
    /// The number of the variable for a name in an expression: a component of the stage, or −1 for a random number.
    /// - Parameter name: as given by `Expression.parse`.
    @inline(never)
    func variable(_ name: ArraySlice<UInt8>, in place: ExpressionPlace) throws(AnimError) -> Int32 {
        if name.first == UInt8(ascii: "'") { return literal(name) }
        if let item = try itemVariable(name) { return item }
        if !scope.instances.isEmpty, scope.isPrivate(name) {
            throw AnimError(.notFound, "\(JSONText.quoted(name)) is a variable that only the component itself knows")
        }
        if let known = knownComponent(name) { return known }
        if let component = try component(ofParameter: name) { return component }
        if let path = Stage.pathName(name) { return try component(ofPath: path) }
        if let comparison = Expression.textComparison(name) {
            return try self.comparison(comparison.name, comparison.text, name)
        }
        guard let question = MachineQuestion(name), question != .elapsed || !isOwnText(name) else {
            if let text = try text(named: name, place) { return text }
            return try scope.component(named: name)
        }
        if question == .count { return try scope.count(of: name.dropFirst(6).dropLast()) }
        if question != .activity, !place.isAction {
            // An ordinary name that looks like a question.
            if question == .data || name.last != UInt8(ascii: ")"),
                let component = try? scope.knownComponent(named: name)
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
                scope.machine.componentOfField.set(names.fieldName([UInt8](name.dropFirst(6))), Int(component))
            }
        case .activity, .elapsed: return try component(ofState: name, isElapsed: question == .elapsed, in: place)
        }
    }

    /// The component of `in(state)`, `elapsed(state)` or `elapsed`: of the state around.
    private func component(ofState name: ArraySlice<UInt8>, isElapsed: Bool, in place: ExpressionPlace)
        throws(AnimError) -> Int32
    {
        var state = name
        if let bracket = name.firstIndex(of: UInt8(ascii: "(")) {
            state = name[(bracket + 1)..<(name.endIndex - 1)]
        } else {
            guard place.state > 0 else {
                throw AnimError(.document, "'elapsed' needs the name of a state here, as in elapsed(loading)")
            }
            state = names.ownName(scope.machine.states[Int(place.state)].name)[...]
        }
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

    /// Whether the document has a text called `elapsed`, which hides the time. Its numbers are known by now.
    @inline(never)
    private func isOwnText(_ name: ArraySlice<UInt8>) -> Bool {
        scope.visibleInput(name, of: scope) != nil || parameters.find(name) != nil
    }

    /// The component of an input or a parameter that is already known (their names are unique), or of a property with
    /// one component and a name without dots.
    private func knownComponent(_ name: ArraySlice<UInt8>) -> Int32? {
        name.withUnsafeBufferPointer { bytes in
            guard let index = names.nameIndex(of: bytes) else { return nil }
            if MachineQuestion.canBegin(bytes), let question = MachineQuestion(name), question != .elapsed {
                return nil
            }
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
        let (owner, ownName) = scope.owner(of: name)
        let input = scope.visibleInput(ownName, of: owner)
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

    /// The variable of a quoted text; `name` begins with the quote.
    @inline(never)
    func literal(_ name: ArraySlice<UInt8>) -> Int32 {
        let index = names.intern([UInt8](name))
        if let known = questions.componentOfName[index] { return ExpressionType.firstText - Int32(known) }
        let component = stage.addText([UInt8](name.dropFirst()))
        questions.componentOfName.set(index, Int(component))
        return ExpressionType.firstText - component
    }

    /// The variable of a string's name, or of `text(event.NAME)`; nil for another name.
    @inline(never)
    func text(named name: ArraySlice<UInt8>, _ place: ExpressionPlace) throws(AnimError) -> Int32? {
        if name.begins(with: "text("), name.last == UInt8(ascii: ")") {
            guard place.isAction else { return nil }
            let field = names.fieldName([UInt8](name.dropFirst(11).dropLast()))
            if let known = scope.machine.textOfField[field] { return ExpressionType.firstText - Int32(known) }
            let component = stage.addText([])
            scope.machine.textOfField.set(field, Int(component))
            return ExpressionType.firstText - component
        }
        let (owner, ownName) = scope.owner(of: name)
        if let input = scope.visibleInput(ownName, of: owner), owner.inputs.inputs[input].kind == .string {
            if owner.inputs.inputs[input].component < 0 {
                owner.inputs.inputs[input].component = stage.addText(owner.inputs.inputs[input].string)
            }
            if !place.isAction { shared.textReads += 1 }
            return ExpressionType.firstText - owner.inputs.inputs[input].component
        }
        guard let parameter = parameters.find(name), parameter.kind == .string else { return nil }
        return literal(([UInt8(ascii: "'")] + parameter.string)[...])
    }

    /// The variable for `item.…` while the inputs of an item are read; nil elsewhere.
    func itemVariable(_ name: ArraySlice<UInt8>) throws(AnimError) -> Int32? {
        guard let item = presentItem, name.begins(with: "item.") else { return nil }
        let word = name.dropFirst(5)
        if word.isEqual(to: "index") { return shared.lists[item.list].slots[item.slot].index }
        if word.isEqual(to: "count") { return shared.lists[item.list].count }
        guard word.isEqual(to: "key") else {
            throw AnimError(.notFound, "an item has no \(JSONText.quoted(word)); it has index, count and key")
        }
        var component = shared.lists[item.list].slots[item.slot].key
        if component < 0 {
            component = stage.addText([])
            shared.lists[item.list].slots[item.slot].key = component
        }
        return ExpressionType.firstText - component
    }

    /// The component that tells whether a state of this document or an instance in it is active; nil if the state is
    /// not known yet.
    func activity(of state: ArraySlice<UInt8>) -> Int32? {
        if let known = questions.componentOfName[names.nameIndex(of: JSONText.bytes("in(") + state)] {
            return Int32(known)
        }
        let (owner, name) = scope.owner(of: state)
        guard let index = owner.stateOfName[owner.names.nameIndex(of: [UInt8](name))] else { return nil }
        if owner.machine.states[index].activity < 0 { owner.machine.states[index].activity = stage.addComponent() }
        return owner.machine.states[index].activity
    }

    /// The component of a parameter's name in an expression, or of a comparison such as `mode=='dark'`; nil if it is
    /// not a parameter.
    @inline(never)
    func component(ofParameter name: ArraySlice<UInt8>) throws(AnimError) -> Int32? {
        guard let index = parameters.index(of: name) else { return nil }
        if index > 1 { return try scope.component(named: name) }
        let interned = names.intern([UInt8](name))
        if let known = try? scope.knownComponent(named: name) { return known }
        let component = stage.addInput(interned)
        stage.setInput(component, to: parameters.values[index])
        return component
    }

    /// The component of a path named in an expression: a path property, one of a component such as `busy.outline`, or
    /// one of the document's paths.
    @inline(never)
    func component(ofPath name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        let (owner, own) = scope.owner(of: name)
        if let slot = stage.propertyOfName[owner.names.nameIndex(of: [UInt8](own))],
            stage.properties[slot].kind == .path
        {
            if !shared.scenery.queriedPaths.contains(Int32(slot)) { shared.scenery.queriedPaths.append(Int32(slot)) }
            return stage.pathComponent(slot)
        }
        guard let index = owner.path(named: [UInt8](own)) else {
            var suggestion = Suggestion(for: own)
            owner.names.offer(owner.paths.pathOfName, to: &suggestion)
            let known = suggestion.ending(listName: "paths")
            throw AnimError(.notFound, "the document has no path \(JSONText.quoted(name))\(known)")
        }
        return owner.paths.component(of: index, on: stage)
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
