// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Lists: nodes with slots for instances of a component.
///
/// Each slot is an ordinary instance, named by the list's name, a dot and its number. So everything that an item needs exists
/// before the item is added.
extension DocumentReader {
    /// Begins the next slot of a list; the first slot creates the list.
    /// - Returns: the name of the slot's instance.
    func beginSlot(_ use: ComponentTable.Use, _ name: [UInt8], _ key: Int32) throws(AnimError) -> [UInt8] {
        if use.slot == 0 {
            let index = names.intern(name)
            guard listOfName[index] == nil else { throw json.refusal(key, "another list has this name") }
            listOfName.set(index, shared.lists.count)
            firstInstanceOfList.set(index, instances.count)
            shared.lists.append(
                ItemListDefinition(
                    name: index,
                    owner: machineNumber,
                    firstMachine: shared.machineCount,
                    count: stage.addComponent(),
                    keyField: names.fieldName(JSONText.bytes("key")),
                    indexField: names.fieldName(JSONText.bytes("index"))
                )
            )
        }
        let number: ErrorText = ".\(Int(use.slot))"
        return name + number.utf8
    }

    /// Completes a slot, once its machines are numbered.
    func endSlot(_ instance: DocumentReader, _ use: ComponentTable.Use, firstProperty: Int) throws(AnimError) {
        guard let list = listOfName[names.nameIndex(of: listName(use.element))] else { return }
        var slot = ItemListDefinition.Slot(
            index: stage.addComponent(),
            place: stage.addComponent(),
            shown: stage.addComponent(),
            removedEvent: instance.names.intern(JSONText.bytes("removed"))
        )
        slot.properties = firstProperty..<shared.itemProperties.count
        shared.lists[list].slots.append(slot)
        instance.item = (list: list, slot: Int(use.slot))
        guard use.slot == 0 else { return }
        shared.lists[list].machinesPerItem = shared.machineCount - instance.machineNumber
        for input in instance.inputs.inputs.prefix(instance.inputs.publicCount)
        where !input.isBound && input.kind != .trigger {
            let place = instance.inputs.index(ofName: input.name) ?? 0
            shared.lists[list].inputOfField.set(names.fieldName(instance.names.ownName(input.name)), place)
        }
    }

    private func listName(_ element: Int32) -> UnsafeBufferPointer<UInt8> {
        json.text(of: json.member(of: element, named: "name"))
    }

    /// Reads the initial items of lists, once the inputs of their components are known.
    func readItems() throws(AnimError) {
        for instance in instances {
            guard let item = instance.item, item.slot == 0 else { continue }
            let items = json.member(of: instance.use.element, named: "items")
            if items < 0 { continue }
            guard try json.arrayCount(items) <= ComponentTable.slotCount(json, instance.use.element) else {
                throw json.refusal(items, "are more items than the list has room for")
            }
            var keys = NameTable()
            try json.forEachElement(of: items) { (element) throws(AnimError) in
                let fields = try json.fields(of: element, ListItemKey.words)
                var data = ItemData(key: [], fields: [])
                if fields.has(ListItemKey.key) {
                    let key = fields[ListItemKey.key]
                    data.key = json.bytes(key)
                    guard !data.key.isEmpty, data.key.count <= Stage.longestName else {
                        throw json.refusal(key, "must be a text of 1 to 255 bytes")
                    }
                    guard keys.find(data.key) == nil else { throw json.refusal(key, "another item has this key") }
                    _ = keys.intern(data.key)
                }
                if fields.has(ListItemKey.values) {
                    try json.forEachMember(of: fields[ListItemKey.values]) { (name) throws(AnimError) in
                        data.fields.append(try itemField(name, of: instance))
                    }
                }
                shared.lists[item.list].items.append(data)
            }
        }
    }

    /// The constant value of an item's input.
    private func itemField(_ name: Int32, of instance: DocumentReader) throws(AnimError) -> EventField {
        let input = instance.inputs.inputs[try itemInput(name, of: instance)]
        var field = EventField(name: names.fieldName(json.bytes(name)), kind: .number)
        switch input.kind {
        case .number:
            field.number = try json.checkedNumber(name + 1)
            try checkRange(of: input, field.number, name + 1)
        case .boolean:
            field.kind = .boolean
            field.number = try json.boolean(name + 1) ? 1 : 0
        default:
            field.kind = .text
            field.text = try json.string(name + 1)
            guard field.text.count <= InputStore.longestString else {
                throw json.error(name + 1, "must be at most \(InputStore.longestString) bytes")
            }
        }
        return field
    }

    /// The item's input named by a key of its values.
    func itemInput(_ name: Int32, of instance: DocumentReader) throws(AnimError) -> Int {
        let text = json.text(of: name)
        guard let index = instance.inputs.index(ofName: instance.names.nameIndex(of: text)),
            index < instance.inputs.publicCount
        else { throw unknownInput(name, "the component has no input ", text, of: instance) }
        let input = instance.inputs.inputs[index]
        if input.kind == .trigger { throw json.refusal(name, "is a trigger, which has no value") }
        if input.isBound { throw json.refusal(name, "is an input that 'inputs' of the list gives") }
        return index
    }

    /// The list of this document that a string node names: its number, and the instance of its first slot.
    func list(_ node: Int32) throws(AnimError) -> (number: Int, first: DocumentReader) {
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

    /// Records the initial value of an item's property.
    func noteItemProperty(_ property: PropertyIdentifier, _ value: [Double], _ path: Path?) throws(AnimError) {
        guard shared.listDepth > 0 else { return }
        let slot = Int32(try stage.slot(of: property))
        shared.itemProperties.append(ItemProperty(slot: slot, value: path == nil ? value : [], path: path))
    }

    /// Reads the nodes of a list's slots, each into a group. A group is drawn while its item exists; groups are in list order.
    func readItemScenery(ofListAt node: Int32, _ element: Int32) throws(AnimError) {
        while nextInstance < instances.count, instances[nextInstance].use.element == element,
            let item = instances[nextInstance].item
        {
            let slot = shared.lists[item.list].slots[item.slot]
            let index = Int32(nodes.count)
            numbers.node = index
            let first = numbers.count
            for number in 0...NodeDefinition.Number.visible.rawValue {
                switch NodeDefinition.Number(rawValue: number) {
                case .scaleX, .scaleY, .opacity: numbers.append(1)
                case .z: numbers.append(component: Int(slot.place))
                case .visible: numbers.append(component: Int(slot.shown))
                default: numbers.append(0)
                }
            }
            numbers.node = -1
            nodes.append(NodeDefinition(kind: .group, parent: node, numbers: first))
            try readScenery(ofInstanceAt: index)
            nodes[Int(index)].end = Int32(nodes.count)
        }
    }
}
