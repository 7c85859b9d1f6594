// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads lists: nodes with slots for instances of a component.
///
/// Each slot is an ordinary instance, named by the list's name, a dot and its number. So everything that an item needs
/// exists before the item is added.
struct ListReader: ScopedReader {
    let scope: DocumentScope

    /// Begins the next slot of a list; the first slot creates the list.
    /// - Returns: the name of the slot's instance.
    func beginSlot(_ use: ComponentTable.Use, _ name: [UInt8], _ key: Int32) throws(AnimError) -> [UInt8] {
        if use.slot == 0 {
            let index = names.intern(name)
            guard scope.listOfName[index] == nil else { throw json.refusal(key, "another list has this name") }
            scope.listOfName.set(index, shared.lists.count)
            scope.firstInstanceOfList.set(index, scope.instances.count)
            shared.lists.append(
                ItemListDefinition(
                    name: index,
                    owner: scope.machineNumber,
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
    func endSlot(_ instance: DocumentScope, _ use: ComponentTable.Use, firstProperty: Int) throws(AnimError) {
        guard let list = scope.listOfName[names.nameIndex(of: listName(use.element))] else { return }
        var slot = ItemListDefinition.Slot(
            index: stage.addComponent(),
            position: stage.addComponent(),
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
            let number = instance.inputs.index(ofName: input.name) ?? 0
            shared.lists[list].inputOfField.set(names.fieldName(instance.names.ownName(input.name)), number)
        }
    }

    private func listName(_ element: Int32) -> UnsafeBufferPointer<UInt8> {
        json.text(of: json.member(of: element, named: "name"))
    }

    /// Reads the initial items of lists, once the inputs of their components are known.
    @inline(never)
    func readItems() throws(AnimError) {
        for instance in scope.instances {
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
    private func itemField(_ name: Int32, of instance: DocumentScope) throws(AnimError) -> EventField {
        let input = instance.inputs.inputs[try scope.itemInput(name, of: instance)]
        var field = EventField(name: names.fieldName(json.bytes(name)), kind: .number)
        switch input.kind {
        case .number:
            field.number = try json.checkedNumber(name + 1)
            try scope.checkRange(of: input, field.number, name + 1)
        case .boolean:
            field.kind = .boolean
            field.number = try json.boolean(name + 1) ? 1 : 0
        default:
            field.kind = .text
            field.text = try json.string(name + 1)
            try json.checkLength(field.text, name + 1)
        }
        return field
    }
}
