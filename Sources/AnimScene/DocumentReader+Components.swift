// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Documents as nodes of other documents.
///
/// Each instance is read by its own reader, which prefixes all names that it defines or looks up with the instance's name and a
/// dot. So an instance sees nothing outside, and its user sees everything inside.
extension DocumentReader {
    /// Reads the behavior of the document's instances, in order.
    func readInstances() throws(AnimError) {
        for place in shared.table.uses(of: document) {
            let use = shared.table.uses[place]
            let key = try json.require("name", of: use.element)
            _ = try json.string(key)
            let name = try names.identifier(key)
            if use.slot <= 0 { try checkIsNoInstance(json.text(of: key), key) }
            try checkIsNoParameter(name, key)
            guard inputs.index(ofName: names.nameIndex(of: name)) == nil else {
                throw json.refusal(key, "an input has this name")
            }
            guard name != JSONText.bytes("event"), name != JSONText.bytes("item") else {
                throw json.refusal(key, "is what expressions call events, or the items of lists")
            }
            guard !stage.names.isFull, stage.names.size <= ComponentContext.largestNames else { throw namesError() }
            let component = shared.table.documents[Int(use.document)]
            let whole = use.slot < 0 ? name : try beginSlot(use, name, key)
            guard names.prefix.count + whole.count <= Stage.longestName else {
                throw json.refusal(key, "is, with the instances before it, longer than 255 bytes")
            }
            let firstProperty = shared.itemProperties.count
            let instance = DocumentReader(
                json: component.json,
                stage: stage,
                shared,
                prefix: names.prefix + whole + [UInt8(ascii: ".")],
                document: use.document
            )
            instanceOfName.set(names.intern(whole), instances.count)
            instances.append(instance)
            instance.use = ComponentUse(
                json: json,
                element: use.element,
                inputs: try object(json.member(of: use.element, named: "inputs"))
            )
            let parameters = try object(json.member(of: use.element, named: "parameters"))
            if parameters >= 0 {
                instance.given = GivenParameters(json: json, node: parameters, scope: self.parameters)
            }
            if use.slot >= 0 { shared.listDepth += 1 }
            do throws(AnimError) {
                try instance.readBehavior(component.node)
            } catch {
                throw instance.noted(error)
            }
            if use.slot >= 0 {
                shared.listDepth -= 1
                try endSlot(instance, use, firstProperty: firstProperty)
            }
            // The instance may be in the same text.
            json.parameters = self.parameters
        }
    }

    /// Reads an unused component, to find errors in it.
    func tryOut(_ index: Int32) throws(AnimError) {
        let component = shared.table.documents[Int(index)]
        let context = ComponentContext()
        context.table = shared.table
        context.bytesLeft = shared.bytesLeft
        let reader = DocumentReader(json: component.json, stage: Stage(), context, prefix: [], document: index)
        reader.use.json = component.json
        do throws(AnimError) {
            try reader.readWhole(component.node)
        } catch {
            throw reader.noted(error)
        }
    }

    private func object(_ node: Int32) throws(AnimError) -> Int32 {
        if node >= 0 { _ = try json.objectCount(node) }
        return node
    }

    @inline(never)
    func checkIsNoInstance(_ name: Bytes, _ key: Int32) throws(AnimError) {
        if instances.isEmpty { return }
        if instanceOfName[names.nameIndex(of: name)] != nil { throw json.refusal(key, "a component has this name") }
        if listOfName[names.nameIndex(of: name)] != nil { throw json.refusal(key, "a list has this name") }
    }

    func checkNames() throws(AnimError) {
        if stage.names.isFull { throw namesError() }
    }

    private func namesError() -> AnimError { AnimError(.limit, "the names of the document are too long in all") }

    /// Adds the chain of instances to an error.
    func noted(_ error: AnimError) -> AnimError {
        shared.table.note(error, document, instance: names.prefix.dropLast())
    }

    /// Reads the nodes and regions of the instance that stands at a node.
    func readScenery(ofInstanceAt node: Int32) throws(AnimError) {
        let instance = instances[nextInstance]
        nextInstance += 1
        exchangeScenery(with: instance)
        instance.json.parameters = instance.parameters
        do throws(AnimError) {
            try instance.readScenery(parent: node)
        } catch {
            throw instance.noted(error)
        }
        exchangeScenery(with: instance)
        json.parameters = parameters
    }

    /// Nodes and regions are shared by all readers.
    private func exchangeScenery(with other: DocumentReader) {
        swap(&nodes, &other.nodes)
        swap(&numbers, &other.numbers)
        swap(&paths, &other.paths)
        swap(&verbs, &other.verbs)
        swap(&morphs, &other.morphs)
        swap(&contents, &other.contents)
        swap(&regions, &other.regions)
        swap(&accessibilities, &other.accessibilities)
    }

    /// Assigns each document the number of its first region. Instances come first, like their nodes.
    func numberRegions(_ next: inout Int32) throws(AnimError) {
        for instance in instances { try instance.numberRegions(&next) }
        firstRegion = next
        if regionsNode >= 0 { next += Int32(truncatingIfNeeded: try json.arrayCount(regionsNode)) }
    }

    /// This reader and those of all instances in it, in the order of their machine numbers.
    func all() -> [DocumentReader] {
        var readers = [self]
        for instance in instances { readers += instance.all() }
        return readers
    }

    // MARK: Names of instances

    /// Resolves a name such as `busy.level`: the document of the instance, and the rest of the name.
    @inline(never)
    func owner(of name: ArraySlice<UInt8>) -> (reader: DocumentReader, name: ArraySlice<UInt8>) {
        var (reader, rest) = (self, name)
        while var dot = Expression.dot(in: rest) {
            var instance = reader.instanceOfName[reader.names.nameIndex(of: [UInt8](rest[..<dot]))]
            // Instances of lists have a number after the name.
            if instance == nil, !reader.listOfName.isEmpty,
                let second = rest[(dot + 1)...].firstIndex(of: UInt8(ascii: "."))
            {
                dot = second
                instance = reader.instanceOfName[reader.names.nameIndex(of: [UInt8](rest[..<dot]))]
            }
            guard let instance else { break }
            reader = reader.instances[instance]
            rest = rest[(dot + 1)...]
        }
        return (reader, rest)
    }

    /// The instance in this document that a string node names.
    func instance(_ node: Int32) throws(AnimError) -> DocumentReader {
        let name = try json.text(ofString: node)
        guard let index = instanceOfName[names.nameIndex(of: name)] else {
            throw names.unknown(
                node,
                "the document has no component called ",
                [UInt8](copying: name),
                instanceOfName,
                "components"
            )
        }
        return instances[index]
    }

    /// The component of a name in an expression.
    @inline(never)
    package func component(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        if let known = try knownComponent(named: name) { return known }
        var suggestion = Suggestion(for: name)
        suggestion.offer(stage.propertyOfName, stage.names, prefix: names.prefix)
        suggestion.offer(inputs.inputOfName, stage.names, prefix: names.prefix)
        parameters.offer(to: &suggestion)
        throw stage.unknownComponent((names.prefix + name)[...], &suggestion)
    }

    /// The same, but nil for an unknown name.
    @inline(never)
    func knownComponent(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32? {
        if names.prefix.isEmpty { return try stage.knownComponent(named: name) }
        let whole = names.prefix + name
        return try stage.knownComponent(named: whole[...])
    }

    /// The component that tells whether a state of this document or an instance in it is active; nil if the state is not known
    /// yet.
    func activity(of state: ArraySlice<UInt8>) -> Int32? {
        if let known = questions.componentOfName[names.nameIndex(of: JSONText.bytes("in(") + state)] {
            return Int32(known)
        }
        let (owner, name) = owner(of: state)
        guard let index = owner.stateOfName[owner.names.nameIndex(of: [UInt8](name))] else { return nil }
        if owner.machine.states[index].activity < 0 { owner.machine.states[index].activity = stage.addComponent() }
        return owner.machine.states[index].activity
    }

    // MARK: Inputs

    /// Reads an input given by the enclosing document: a constant, or an expression to be read later.
    func readGiven(_ node: Int32, _ name: [UInt8], into input: inout InputStore.Input) throws(AnimError) {
        guard let json = use.json else { return }
        switch input.kind {
        case .trigger: throw json.refusal(node, "gives a trigger, which has no value; use 'forward'")
        case .string:
            if json.isKind(node, .string) {
                input.string = json.bytes(node)
                guard input.string.count <= InputStore.longestString else {
                    throw json.error(node, "must be at most \(InputStore.longestString) bytes")
                }
            }
            return
        case .number, .boolean: break
        }
        if json.isKind(node, .string) {
            // Expressions read it like any derived property, always up to date.
            var options = PropertyOptions(.scalar)
            options.isPermanent = true
            let initial = input.kind == .number ? input.number : input.boolean ? 1 : 0
            let property = try stage.addProperty(name: names.prefixed(name), options, value: [initial])
            input.component = Int32(try stage.firstComponent(of: property))
            shared.isDerived.set(Int32(try stage.slot(of: property)), 1)
        } else if input.kind == .boolean {
            input.boolean = try json.boolean(node)
        } else {
            input.number = try json.checkedNumber(node)
            guard input.number >= input.minimum, input.number <= input.maximum else {
                throw json.refusal(node, "must be inside the input's range")
            }
        }
    }

    /// Reads the bindings of an instance's inputs, and which of its events are raised here.
    func readLinks(to instance: DocumentReader) throws(AnimError) {
        if instance.use.inputs >= 0 {
            try json.forEachMember(of: instance.use.inputs) { (key) throws(AnimError) in
                let name = json.text(of: key)
                guard let index = instance.inputs.index(ofName: instance.names.nameIndex(of: name)),
                    index < instance.inputs.publicCount
                else {
                    throw unknownInput(key, "the component has no input ", name, of: instance)
                }
                try readBinding(key + 1, of: instance, Int32(index))
            }
        }
        let events = json.member(of: instance.use.element, named: "events")
        guard events >= 0 else { return }
        instance.machine.parent = machineNumber
        try json.forEachMember(of: events) { (key) throws(AnimError) in
            instance.machine.raisedOfEvent.set(instance.names.intern(try eventName(key)), Int(try event(key + 1)))
        }
    }

    private func readBinding(_ node: Int32, of instance: DocumentReader, _ index: Int32) throws(AnimError) {
        let input = instance.inputs.inputs[Int(index)]
        let place = ExpressionPlace(node: node)
        if input.kind == .string {
            if json.isKind(node, .string) { return }
            let binding: BindingDefinition.Source
            if json.isKind(node, .object), json.has(node, "number") {
                let fields = try json.fields(of: node, TextNumberKey.words)
                let given = fields[TextNumberKey.decimals]
                let decimals = given < 0 ? 0 : Int(try json.integer(given, in: 0...15))
                let expression = try liveExpression(fields[TextNumberKey.number], place)
                binding = .number(expression, decimals: decimals)
            } else {
                binding = .text(try text(node))
            }
            instance.machine.bindings.append(BindingDefinition(input: index, source: binding))
            return
        }
        guard json.isKind(node, .string) else { return }
        let expression = try liveExpression(node, place)
        // Limited to the values that the input can have.
        var text = expression.text
        if input.kind == .boolean {
            text = JSONText.bytes("(") + text + JSONText.bytes(")!=0")
        } else if input.minimum.isFinite {
            let range: ErrorText = ",\(input.minimum),\(input.maximum))"
            text = JSONText.bytes("clamp(") + text + range.utf8
        }
        do throws(AnimError) {
            let whole = try Expression.parse(text, type: .number, keepsBackquotes: true) { (name) throws(AnimError) in
                try variable(name, in: place)
            }
            let slot = Int(stage.components.owner[Int(input.component)])
            let record = try stage.derivedRecord([whole], text, slot)
            shared.derived.append((record, machineNumber, node))
            let isStepped = whole.isStepped { stage.components.owner[Int($0)] < 0 }
            instance.machine.bindings.append(BindingDefinition(input: index, source: .component, isStepped: isStepped))
        } catch {
            throw placed(error, node)
        }
    }

    /// A live expression; a number becomes a constant expression.
    private func liveExpression(_ node: Int32, _ place: ExpressionPlace) throws(AnimError) -> Expression {
        var text: [UInt8]
        if json.isKind(node, .string) {
            text = json.bytes(node)
        } else {
            let number: ErrorText = "\(try json.checkedNumber(node))"
            text = number.utf8
        }
        do throws(AnimError) {
            return try Expression.parse(text, type: .number, keepsBackquotes: true) { (name) throws(AnimError) in
                try variable(name, in: place)
            }
        } catch {
            throw placed(error, node)
        }
    }

    // MARK: Events

    /// Reads which events of this document are sent on to an instance.
    func readForwards(to instance: DocumentReader) throws(AnimError) {
        let forward = json.member(of: instance.use.element, named: "forward")
        if machine.states.isEmpty {
            let links = forward >= 0 ? forward : json.member(of: instance.use.element, named: "events")
            if links >= 0 { throw json.refusal(links, "the document has no machine, whose events these would be") }
        }
        guard forward >= 0 else { return }
        try json.forEachMember(of: forward) { (key) throws(AnimError) in
            machine.forwards.append(
                ForwardDefinition(
                    descriptors: try MachineReader(self).readDescriptors(key),
                    machine: instance.machineNumber,
                    event: instance.names.intern(try eventName(key + 1))
                )
            )
        }
    }
}
