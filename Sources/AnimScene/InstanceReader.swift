// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads documents as nodes of other documents.
///
/// Each instance is read by a reader of its own, which prefixes all names that it defines or looks up with the
/// instance's name and a dot. So an instance cannot refer to names outside it, and its user can refer to the names
/// inside it.
struct InstanceReader: ScopedReader {
    typealias Bytes = DocumentNames.Bytes

    let document: DocumentReader
    var scope: DocumentScope { document.scope }
    var json: JSONStorage { document.json }
    private var expressionReader: ExpressionReader { document.expressionReader }

    /// Reads the behavior of the document's instances, in order.
    @inline(never)
    func readInstances() throws(AnimError) {
        let lists = ListReader(scope: scope)
        for number in shared.table.uses(of: scope.document) {
            let use = shared.table.uses[number]
            let key = try json.require("name", of: use.element)
            _ = try json.string(key)
            let name = try names.identifier(key)
            if use.slot <= 0 { try scope.checkIsNoInstance(json.text(of: key), key) }
            try scope.checkIsNoParameter(name, key)
            guard scope.inputs.index(ofName: names.nameIndex(of: name)) == nil else {
                throw json.refusal(key, "an input or variable has this name")
            }
            guard name != JSONText.bytes("event"), name != JSONText.bytes("item") else {
                throw json.refusal(key, "must not be 'event' or 'item', which expressions use for events and items")
            }
            guard !stage.names.isFull, stage.names.size <= ComponentContext.largestNames else {
                throw scope.namesError()
            }
            let component = shared.table.documents[Int(use.document)]
            let whole = use.slot < 0 ? name : try lists.beginSlot(use, name, key)
            guard names.prefix.count + whole.count <= Stage.longestName else {
                throw json.refusal(key, "is longer than 255 bytes, including the names of its instances")
            }
            let firstProperty = shared.itemProperties.count
            let reader = DocumentReader(
                json: component.json,
                stage: stage,
                shared,
                prefix: names.prefix + whole + [UInt8(ascii: ".")],
                document: use.document
            )
            scope.instanceOfName.set(names.intern(whole), scope.instances.count)
            let instance = reader.scope
            scope.instances.append(instance)
            document.instances.append(reader)
            instance.use = ComponentUse(
                json: json,
                element: use.element,
                inputs: try object(json.member(of: use.element, named: "inputs")),
                document: scope.document,
                prefix: names.prefix
            )
            let parameters = try object(json.member(of: use.element, named: "parameters"))
            if parameters >= 0 {
                reader.given = GivenParameters(json: json, node: parameters, scope: self.parameters)
            }
            if use.slot >= 0 { shared.listDepth += 1 }
            do throws(AnimError) {
                try reader.readBehavior(component.node)
            } catch {
                throw instance.noted(error)
            }
            if use.slot >= 0 {
                shared.listDepth -= 1
                try lists.endSlot(instance, use, firstProperty: firstProperty)
            }
            // The instance may be in the same text.
            json.parameters = self.parameters
        }
    }

    private func object(_ node: Int32) throws(AnimError) -> Int32 {
        if node >= 0 { _ = try json.objectCount(node) }
        return node
    }

    // MARK: Inputs

    /// Reads the links to all instances.
    @inline(never)
    func readLinks() throws(AnimError) {
        for instance in scope.instances {
            expressionReader.presentItem = instance.item
            try readLinks(to: instance)
            expressionReader.presentItem = nil
        }
    }

    /// Reads the bindings of an instance's inputs, and which of its events are raised here.
    private func readLinks(to instance: DocumentScope) throws(AnimError) {
        instance.machine.parent = scope.machineNumber
        if instance.use.inputs >= 0 {
            try json.forEachMember(of: instance.use.inputs) { (key) throws(AnimError) in
                let name = json.text(of: key)
                guard let index = instance.inputs.index(ofName: instance.names.nameIndex(of: name)),
                    index < instance.inputs.publicCount
                else {
                    throw scope.unknownInput(key, "the component has no input ", name, of: instance)
                }
                try readBinding(key + 1, of: instance, Int32(index))
            }
        }
        let events = json.member(of: instance.use.element, named: "events")
        guard events >= 0 else { return }
        try json.forEachMember(of: events) { (key) throws(AnimError) in
            instance.machine.raisedOfEvent.set(
                instance.names.intern(try scope.eventName(key)),
                Int(try scope.event(key + 1))
            )
        }
    }

    private func readBinding(_ node: Int32, of instance: DocumentScope, _ index: Int32) throws(AnimError) {
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
                binding = .text(try document.textReader.text(node))
            }
            instance.machine.bindings.append(BindingDefinition(input: index, source: binding))
            return
        }
        guard json.isKind(node, .string) else { return }
        let expression = try liveExpression(node, place)
        let text = limited(expression.text, to: input)
        do throws(AnimError) {
            let whole = try expressionReader.expression(text, in: place)
            let slot = Int(stage.components.owner[Int(input.component)])
            let record = try stage.derivedRecord([whole], text, slot)
            shared.derived.append((record, scope.machineNumber, node))
            let isStepped = whole.isStepped { stage.components.owner[Int($0)] < 0 }
            instance.machine.bindings.append(BindingDefinition(input: index, source: .component, isStepped: isStepped))
        } catch {
            throw json.placed(error, node)
        }
    }

    /// An expression limited to the values that an input can have. A result that is no number counts as 0: no comparison with it
    /// holds.
    private func limited(_ text: [UInt8], to input: InputStore.Input) -> [UInt8] {
        if input.kind == .boolean { return JSONText.bytes("abs(") + text + JSONText.bytes(")>0") }
        guard input.minimum.isFinite else { return text }
        let range: ErrorText = ",\(input.minimum),\(input.maximum))"
        let limited = JSONText.bytes("clamp(") + text + range.utf8
        let nearest = input.nearest(to: 0)
        if nearest == 0 { return limited }
        let comparison: ErrorText = nearest > 0 ? ")>\(nearest)?" : ")<\(nearest)?"
        let otherwise: ErrorText = ":\(nearest)"
        return JSONText.bytes("(") + text + comparison.utf8 + limited + otherwise.utf8
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
        return try expressionReader.expression(text, in: place)
    }

    // MARK: Events

    /// Reads which events of this document are sent on to its instances.
    @inline(never)
    func readForwards() throws(AnimError) {
        for instance in scope.instances { try readForwards(to: instance) }
    }

    /// Reads which events of this document are sent on to an instance.
    private func readForwards(to instance: DocumentScope) throws(AnimError) {
        let forward = json.member(of: instance.use.element, named: "forward")
        if scope.machine.states.isEmpty {
            let links = forward >= 0 ? forward : json.member(of: instance.use.element, named: "events")
            if links >= 0 { throw json.refusal(links, "the document has no machine, whose events these would be") }
        }
        guard forward >= 0 else { return }
        let reader = MachineReader(document)
        try json.forEachMember(of: forward) { (key) throws(AnimError) in
            scope.machine.forwards.append(
                ForwardDefinition(
                    descriptors: try reader.readDescriptors(key),
                    machine: instance.machineNumber,
                    event: instance.names.intern(try scope.eventName(key + 1))
                )
            )
        }
    }
}
