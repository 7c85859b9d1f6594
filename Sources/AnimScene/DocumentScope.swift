// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// The scope of a document or of an instance of a component: its names, and what they refer to.
///
/// An instance cannot refer to names outside it. The document that uses it can refer to all names inside it, except its
/// variables.
final class DocumentScope {
    typealias Bytes = DocumentNames.Bytes

    let json: JSONStorage
    let stage: Stage
    /// State shared by the document and its components.
    let shared: ComponentContext
    let names: DocumentNames
    let parameters: ParameterStore
    /// Its index in the table of components.
    let document: Int32
    /// The number of its machine. Instances are numbered in document order; the document itself is 0.
    let machineNumber: Int32
    /// For an instance: its place in the text of the using document, and the inputs given there.
    var use = ComponentUse()
    /// For the instance of a list's slot: its list and slot.
    var item: (list: Int, slot: Int)?
    var inputs = InputStore()
    var machine = MachineDefinition()
    /// The instances in it, in document order.
    var instances: [DocumentScope] = []
    var instanceOfName = NameMap()
    /// By the name of one of its lists: the list's number, and the index in `instances` of the list's first slot.
    var listOfName = NameMap()
    var firstInstanceOfList = NameMap()
    /// The index of an event in the machine's `itemEvents`, by its name on the first item.
    var itemEventOfName = NameMap()
    /// States by the index of their name.
    var stateOfName = NameMap()
    /// The machine's plays by the index of their name.
    var animationOfName = NameMap()
    var paths = NamedPaths()

    init(json: JSONStorage, stage: Stage, _ shared: ComponentContext, prefix: [UInt8], document: Int32) {
        self.json = json
        self.stage = stage
        self.shared = shared
        names = DocumentNames(json: json, stage: stage, prefix: prefix)
        self.document = document
        machineNumber = shared.machineCount
        parameters = ParameterStore(stage: stage)
        shared.machineCount += 1
    }

    /// This scope and those of all instances in it, in the order of their machine numbers.
    func all() -> [DocumentScope] {
        var scopes = [self]
        for instance in instances { scopes += instance.all() }
        return scopes
    }

    /// Adds the chain of instances to an error.
    func noted(_ error: AnimError) -> AnimError {
        shared.table.note(error, document, instance: names.prefix.dropLast())
    }

    /// Adds the chain of instances to an error in the document around.
    func notedAround(_ error: AnimError) -> AnimError {
        shared.table.note(error, use.document, instance: use.prefix.dropLast())
    }

    func checkNames() throws(AnimError) {
        if stage.names.isFull { throw namesError() }
    }

    func namesError() -> AnimError { AnimError(.limit, "the names of the document are too long in all") }

    // MARK: Instances

    /// Resolves a name such as `busy.level`: the document of the instance, and the rest of the name.
    @inline(never)
    func owner(of name: ArraySlice<UInt8>) -> (scope: DocumentScope, name: ArraySlice<UInt8>) {
        var (scope, rest) = (self, name)
        while var dot = Expression.dot(in: rest) {
            var instance = scope.instanceOfName[scope.names.nameIndex(of: [UInt8](rest[..<dot]))]
            // Instances of lists have a number after the name.
            if instance == nil, !scope.listOfName.isEmpty,
                let second = rest[(dot + 1)...].firstIndex(of: UInt8(ascii: "."))
            {
                dot = second
                instance = scope.instanceOfName[scope.names.nameIndex(of: [UInt8](rest[..<dot]))]
            }
            guard let instance else { break }
            scope = scope.instances[instance]
            rest = rest[(dot + 1)...]
        }
        return (scope, rest)
    }

    /// The instance in this document that a string node names.
    func instance(_ node: Int32) throws(AnimError) -> DocumentScope {
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

    @inline(never)
    func checkIsNoInstance(_ name: Bytes, _ key: Int32) throws(AnimError) {
        if instances.isEmpty { return }
        if instanceOfName[names.nameIndex(of: name)] != nil { throw json.refusal(key, "a component has this name") }
        if listOfName[names.nameIndex(of: name)] != nil { throw json.refusal(key, "a list has this name") }
    }

    /// The list of this document that a string node names: its number, and the instance of its first slot.
    func list(_ node: Int32) throws(AnimError) -> (number: Int, first: DocumentScope) {
        let name = try json.text(ofString: node)
        let index = names.nameIndex(of: name)
        guard let list = listOfName[index], let first = firstInstanceOfList[index] else {
            throw names.unknown(node, "the document has no list called ", [UInt8](copying: name), listOfName, "lists")
        }
        return (number: list, first: instances[first])
    }

    /// The component of `count(LIST)`.
    func count(of name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
        if let list = listOfName[names.nameIndex(of: [UInt8](name))] { return shared.lists[list].count }
        let known = stage.names.ending(for: name, in: listOfName, "lists", prefix: names.prefix)
        throw AnimError(.notFound, "the document has no list \(JSONText.quoted(name))\(known)")
    }

    // MARK: Properties

    /// The property named by a node.
    @inline(never)
    func property(_ name: Bytes, at node: Int32) throws(AnimError) -> PropertyIdentifier {
        guard let property = stage.findProperty(names.nameIndex(of: name)) else {
            throw names.unknown(
                node,
                "the document has no property ",
                [UInt8](copying: name),
                stage.propertyOfName,
                "properties"
            )
        }
        return property
    }

    /// The property named by a node, which must be settable and animatable.
    @inline(never)
    func movable(_ name: Bytes, at node: Int32) throws(AnimError) -> PropertyIdentifier {
        let property = try self.property(name, at: node)
        if Expression.dot(in: name) != nil {
            throw json.refusal(node, "is a component's own, which only its machine can move: ", quoting: name)
        }
        guard shared.isDerived[Int32(try stage.slot(of: property))] == nil else {
            throw json.refusal(node, "is derived: its expression gives the value of ", quoting: name)
        }
        return property
    }

    /// The component of a name in an expression.
    @inline(never)
    func component(named name: ArraySlice<UInt8>) throws(AnimError) -> Int32 {
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

    // MARK: Colors

    /// The color property that a string node names.
    @inline(never)
    func colorProperty(at node: Int32) throws(AnimError) -> PropertyIdentifier {
        guard let property = stage.findProperty(names.nameIndex(of: json.text(of: node))) else {
            throw unknownColor(node)
        }
        guard try stage.kind(of: property) == .color else { throw json.refusal(node, "must name a color property") }
        return property
    }

    /// The name of a color property or parameter at a string node, as an expression has it.
    @inline(never)
    func colorPath(at node: Int32) throws(AnimError) -> [UInt8] {
        let name = json.text(of: node)
        if parameters.color(name) == nil { _ = try colorProperty(at: node) }
        return DocumentName.quoted(path: name)
    }

    /// The error for a text that is not a color, with the color properties and parameters that it could mean.
    @inline(never)
    private func unknownColor(_ node: Int32) -> AnimError {
        let name = json.bytes(node)
        var suggestion = Suggestion(for: name[...])
        suggestion.offer(stage.propertyOfName, stage.names, prefix: names.prefix)
        parameters.offer(to: &suggestion)
        let known = suggestion.ending(listName: "properties and parameters")
        return json.error(
            node,
            "the document has no property \(JSONText.quoted(name[...])); a color is written such as '#FF2D55'\(known)"
        )
    }

    // MARK: Inputs and parameters

    /// The index of the input named by a node.
    @inline(never)
    func input(_ name: Bytes, at node: Int32) throws(AnimError) -> Int {
        guard let index = inputs.index(ofName: names.nameIndex(of: name)) else {
            throw unknownInput(node, "the document has no input ", name, of: self)
        }
        return index
    }

    /// The same for an input that the machine may change.
    @inline(never)
    func changeableInput(_ name: Bytes, at node: Int32) throws(AnimError) -> Int {
        let index = try input(name, at: node)
        guard !inputs.inputs[index].isBound else {
            throw json.refusal(node, "is given by the document around it, and cannot be changed: ", quoting: name)
        }
        return index
    }

    /// The same for a boolean input.
    @inline(never)
    func booleanInput(_ name: Bytes, at node: Int32) throws(AnimError) -> Int {
        let input = try changeableInput(name, at: node)
        guard inputs.inputs[input].kind == .boolean else { throw json.refusal(node, "must name a boolean input") }
        return input
    }

    /// The index of an input of a document; or of one of its variables, if it is this document.
    func visibleInput(_ name: ArraySlice<UInt8>, of owner: DocumentScope) -> Int? {
        let index = owner.inputs.index(ofName: owner.names.nameIndex(of: [UInt8](name)))
        guard let index, owner === self || index < owner.inputs.publicCount else { return nil }
        return index
    }

    /// Whether a name is that of a variable of an instance, which is private.
    @inline(never)
    func isPrivate(_ name: ArraySlice<UInt8>) -> Bool {
        let (owner, ownName) = owner(of: name)
        guard owner !== self, let index = owner.inputs.index(ofName: owner.names.nameIndex(of: [UInt8](ownName)))
        else { return false }
        return index >= owner.inputs.publicCount
    }

    /// The item's input named by a key of its values.
    func itemInput(_ name: Int32, of instance: DocumentScope) throws(AnimError) -> Int {
        let text = json.text(of: name)
        guard let index = instance.inputs.index(ofName: instance.names.nameIndex(of: text)),
            index < instance.inputs.publicCount
        else { throw unknownInput(name, "the component has no input ", text, of: instance) }
        let input = instance.inputs.inputs[index]
        if input.kind == .trigger { throw json.refusal(name, "is a trigger, which has no value") }
        if input.isBound { throw json.refusal(name, "is an input that 'inputs' of the list gives") }
        return index
    }

    /// The error for an unknown input of a document or an instance.
    @inline(never)
    func unknownInput(_ node: Int32, _ text: StaticText, _ name: Bytes, of owner: DocumentScope) -> AnimError {
        let known = stage.names.ending(
            for: [UInt8](copying: name)[...],
            in: owner.inputs.inputOfName,
            "inputs",
            prefix: owner.names.prefix
        )
        return json.error(node, "\(text)\(JSONText.quoted([UInt8](copying: name)[...]))\(known)")
    }

    func checkRange(of input: InputStore.Input, _ number: Double, _ node: Int32) throws(AnimError) {
        try checkRange(of: input, number, node, in: json)
    }

    /// The same for a number in a text.
    @inline(never)
    func checkRange(of input: InputStore.Input, _ number: Double, _ node: Int32, in json: JSONStorage)
        throws(AnimError)
    {
        guard number >= input.minimum, number <= input.maximum else {
            throw json.error(node, "must be inside the input's range, from \(input.minimum) to \(input.maximum)")
        }
    }

    /// Inputs, properties and parameters share one namespace.
    @inline(never)
    func checkIsNoParameter(_ name: [UInt8], _ key: Int32) throws(AnimError) {
        if parameters.find(name[...]) != nil { throw json.refusal(key, "a parameter has this name") }
    }

    /// Whether a node is constant.
    @inline(never)
    func isConstant(_ node: Int32) -> Bool {
        !json.isKind(node, .string) || parameters.canEvaluate(json.text(of: node))
    }

    // MARK: Paths

    /// The path with a name, or nil.
    @inline(never)
    func path(named name: [UInt8]) -> Int? { paths.isEmpty ? nil : paths.pathOfName[names.definition(name)] }

    /// Checks that no path has the name: properties and paths share one namespace, since expressions refer to both in
    /// the same way.
    @inline(never)
    func checkIsNoPath(_ name: [UInt8], _ key: Int32) throws(AnimError) {
        if path(named: name) != nil { throw json.refusal(key, "a path has this name") }
    }

    // MARK: Events

    @inline(never)
    func event(_ node: Int32) throws(AnimError) -> Int32 { names.intern(try eventName(node)) }

    @inline(never)
    func eventName(_ node: Int32) throws(AnimError) -> [UInt8] {
        let text = json.isKind(node, .name) ? json.text(of: node) : try json.text(ofString: node)
        guard let name = DocumentName.event(text) else {
            throw json.error(node, "is no event: \(DocumentName.eventRule)")
        }
        return name
    }
}
