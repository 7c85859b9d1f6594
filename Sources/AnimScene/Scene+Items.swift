// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Lists and their items, for a host.
extension Scene {
    /// An item as seen by a host.
    package struct ItemInfo {
        package var key: [UInt8]
        /// The number in the prefix of its names, after the list's name and a dot.
        package var number: Int
        /// Whether it was removed but is still shown.
        package var isLeaving: Bool
    }

    package var listCount: Int { tree.lists.count }

    /// Index of a list's name in the stage's table of names.
    /// - Throws: `.notFound`.
    package func listName(at index: Int) throws(AnimError) -> Int32 {
        guard tree.lists.indices.contains(index) else { throw AnimError(.notFound, "there is no list with this index") }
        return tree.lists[index].definition.name
    }

    /// The number of a list with a name, which includes the names of the instances that contain it.
    /// - Throws: `.notFound`.
    package func list(named name: [UInt8]) throws(AnimError) -> Int {
        if let list = listOfName[stage.names.find(name)] { return list }
        let known = stage.names.ending(for: name[...], in: listOfName, "lists")
        throw AnimError(.notFound, "the document has no list \(JSONText.quoted(name[...]))\(known)")
    }

    /// Number of a list's items, without leaving ones.
    package func itemCount(ofList list: Int) -> Int { tree.lists[list].presentCount }

    package func leavingCount(ofList list: Int) -> Int { tree.lists[list].order.count - itemCount(ofList: list) }

    package func capacity(ofList list: Int) -> Int { tree.lists[list].items.count }

    /// The item at an index from 0; leaving items follow the others.
    /// - Throws: `.notFound`.
    package func item(at index: Int, ofList list: Int) throws(AnimError) -> ItemInfo {
        var rest = index
        for isLeaving in [false, true] {
            for slot in tree.lists[list].order where tree.lists[list].items[Int(slot)].isPresent != isLeaving {
                if rest == 0 { return info(Int(slot), list, isLeaving) }
                rest -= 1
            }
        }
        throw AnimError(.notFound, "the list has no item with this index")
    }

    /// The index of the item with a key.
    /// - Throws: `.notFound`.
    package func index(ofItem key: [UInt8], ofList list: Int) throws(AnimError) -> Int {
        let slot = try slot(ofItem: key, list)
        var index = 0
        for other in tree.lists[list].order where tree.lists[list].items[Int(other)].isPresent {
            if Int(other) == slot { break }
            index += 1
        }
        return index
    }

    private func info(_ slot: Int, _ list: Int, _ isLeaving: Bool) -> ItemInfo {
        ItemInfo(key: tree.lists[list].items[slot].key, number: slot, isLeaving: isLeaving)
    }

    private func slot(ofItem key: [UInt8], _ list: Int) throws(AnimError) -> Int {
        if let slot = tree.lists[list].slot(ofKey: key) { return slot }
        throw AnimError(.notFound, "the list has no item with the key \(JSONText.quoted(key[...]))")
    }

    /// Adds an item. Its machine starts at once.
    /// - Parameters:
    ///   - index: its place from 0; the last if there are fewer items.
    ///   - key: its key; empty for a number chosen by the list.
    ///   - values: of its inputs, by their names in the component; all others have the component's values.
    /// - Returns: its number.
    /// - Throws: `.limit` for a full list, a long key or a long text, `.duplicate` for a key of another item, `.state`
    ///   for a list inside an item that does not exist, and for values as `update`.
    package func append(toList list: Int, at index: Int, key: [UInt8], _ values: [EventField]) throws(AnimError)
        -> Int
    {
        try checkIsAwake(list)
        try check(values, list)
        let slot: Int
        do throws(ItemError) {
            slot = try tree.append(to: list, at: index, key: key, values)
        } catch {
            switch error {
            case .isFull: throw AnimError(.limit, "the list has \(capacity(ofList: list)) items, which is its capacity")
            case .hasKey: throw AnimError(.duplicate, "an item of the list has the key \(JSONText.quoted(key[...]))")
            case .longKey: throw AnimError(.limit, "key is longer than \(Stage.longestName) bytes")
            case .noItem: throw AnimError(.notFound, "the list has no such item")
            }
        }
        tree.settle()
        return slot
    }

    /// Removes an item: its machine receives `removed`.
    /// - Throws: `.notFound`.
    package func removeItem(_ key: [UInt8], ofList list: Int) throws(AnimError) {
        tree.remove(try slot(ofItem: key, list), of: list)
        tree.settle()
    }

    package func removeAllItems(ofList list: Int) {
        tree.removeAll(of: list)
        tree.settle()
    }

    /// Moves an item to a place from 0; the last if there are fewer items.
    /// - Throws: `.notFound`.
    package func moveItem(_ key: [UInt8], ofList list: Int, to index: Int) throws(AnimError) {
        tree.move(try slot(ofItem: key, list), of: list, to: index)
        tree.settle()
    }

    /// Changes inputs of an item; its machine reacts once.
    /// - Throws: `.notFound` for an unknown item or input; `.kind` for a value of another type; `.argument` for a
    ///   number that is not finite or outside the input's range; `.state` for an input that the list gives; `.limit`
    ///   for a long text.
    package func updateItem(_ key: [UInt8], ofList list: Int, _ values: [EventField]) throws(AnimError) {
        let slot = try slot(ofItem: key, list)
        try check(values, list)
        tree.update(slot, of: list, values)
        tree.settle()
    }

    private func checkIsAwake(_ list: Int) throws(AnimError) {
        let owner = machines[Int(tree.lists[list].definition.owner)]
        if owner.isDormant { throw AnimError(.state, "the list is in an item that is in no list now") }
    }

    private func check(_ values: [EventField], _ list: Int) throws(AnimError) {
        let definition = tree.lists[list].definition
        let machine = machines[Int(definition.firstMachine)]
        for value in values {
            let name = [UInt8](stage.name(value.name))
            guard let index = definition.inputOfField[value.name] else { throw unknown(name, list) }
            let input = machine.inputs.inputs[index]
            switch (input.kind, value.kind) {
            case (.number, .number):
                guard value.number >= input.minimum, value.number <= input.maximum else {
                    throw AnimError(
                        .argument,
                        "the field \(JSONText.quoted(name[...])) must be from \(input.minimum) to \(input.maximum)"
                    )
                }
            case (.string, .text):
                guard value.text.count <= InputStore.longestString else {
                    throw AnimError(
                        .limit,
                        "the field \(JSONText.quoted(name[...])) is longer than \(InputStore.longestString) bytes"
                    )
                }
            case (.boolean, .boolean): break
            case (.number, _): throw AnimError(.kind, "the field \(JSONText.quoted(name[...])) must be a number")
            case (.boolean, _): throw AnimError(.kind, "the field \(JSONText.quoted(name[...])) must be a boolean")
            default: throw AnimError(.kind, "the field \(JSONText.quoted(name[...])) must be a text")
            }
        }
    }

    /// The error for a name that is not an input that an item's values can set.
    package func unknown(_ field: [UInt8], _ list: Int) -> AnimError {
        let definition = tree.lists[list].definition
        let machine = machines[Int(definition.firstMachine)]
        var prefix = [UInt8](stage.name(definition.name))
        prefix += JSONText.bytes(".0.")
        for input in machine.inputs.inputs.prefix(machine.inputs.publicCount) {
            let name = [UInt8](stage.name(input.name).dropFirst(prefix.count))
            if name == field {
                let text: StaticText =
                    input.kind == .trigger ? "is a trigger, which has no value" : "is given by the list"
                return AnimError(.state, "the input \(JSONText.quoted(field[...])) \(text)")
            }
        }
        var suggestion = Suggestion(for: field[...])
        suggestion.offer(definition.inputOfField, stage.names)
        let ending = suggestion.ending(listName: "inputs")
        return AnimError(.notFound, "the items have no input \(JSONText.quoted(field[...]))\(ending)")
    }

    // MARK: Interaction

    /// Ends all interaction with the regions of a removed item.
    func forget(machines: Range<Int>) {
        func isGone(_ region: Int32) -> Bool {
            region >= 0 && machines.contains(Int(regions[Int(region)].machine))
        }
        if isGone(interaction.focus) {
            interaction.focus = -1
            interaction.isPressedByKey = false
        }
        if isGone(interaction.lastFocus) {
            // Tab goes on from where it was.
            interaction.lastFocus = region(next: interaction.lastFocus, true) {
                regions[Int($0)].isFocusable && !isGone($0) && !self.machines[Int(regions[Int($0)].machine)].isDormant
            }
        }
        if isGone(interaction.tap.region) { interaction.tap.count = 0 }
        for index in interaction.pointers.indices {
            let record = interaction.pointers[index]
            if isGone(record.hovered) { interaction.pointers[index].hovered = -1 }
            if isGone(record.pinch.region) { interaction.pointers[index].pinch = PointerRecord.Pinch() }
            guard isGone(record.region) else { continue }
            endStillness(index)
            interaction.pointers[index].isOrphan = true
        }
    }
}
