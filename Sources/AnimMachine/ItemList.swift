// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// A list of a document: room for so many instances of a component, of which those in use are its items.
package struct ItemListDefinition: Sendable {
    /// The room for one item.
    package struct Slot: Sendable {
        /// Components: its place among the items that are not leaving, its place from back to front among all, whether it is in
        /// use, and its key as a text, or −1 where nothing reads that.
        package var index: Int32
        package var place: Int32
        package var shown: Int32
        package var key: Int32 = -1
        /// Index of the name of the event by which its machine hears that it is removed.
        package var removedEvent: Int32
        /// Its properties among those of all items.
        package var properties = 0..<0

        package init(index: Int32, place: Int32, shown: Int32, removedEvent: Int32) {
            self.index = index
            self.place = place
            self.shown = shown
            self.removedEvent = removedEvent
        }
    }

    /// Index among the stage's names.
    package var name: Int32
    /// The number of the machine of the document that has it.
    package var owner: Int32
    /// Those of the items' machines: an item's follow each other, its own first.
    package var firstMachine: Int32
    package var machinesPerItem: Int32 = 1
    /// Component: how many items there are that are not leaving.
    package var count: Int32
    package var slots: [Slot] = []
    /// The place among an item's inputs by the index of a field's name.
    package var inputOfField = NameMap()
    /// What it begins with.
    package var items: [ItemData] = []
    /// Indices of the names of fields.
    package var keyField: Int32
    package var indexField: Int32

    package init(name: Int32, owner: Int32, firstMachine: Int32, count: Int32, keyField: Int32, indexField: Int32) {
        self.name = name
        self.owner = owner
        self.firstMachine = firstMachine
        self.count = count
        self.keyField = keyField
        self.indexField = indexField
    }

    package static let largestCapacity = 4096
}

/// An item as a document or a host gives it.
package struct ItemData: Sendable {
    /// Empty for one of the list's own choice.
    package var key: [UInt8]
    /// Of its inputs, as fields of their names.
    package var fields: [EventField]

    package init(key: [UInt8], fields: [EventField]) {
        self.key = key
        self.fields = fields
    }
}

/// A property of an item as the document has it.
package struct ItemProperty: Sendable {
    package var slot: Int32
    package var value: [Double]
    package var path: Path?

    package init(slot: Int32, value: [Double], path: Path?) {
        self.slot = slot
        self.value = value
        self.path = path
    }
}

/// What an action does with a list's items.
package struct ItemOperation: Sendable {
    package enum Kind: UInt8, Sendable {
        case append, remove, move, update, clear, send
    }

    package var kind: Kind
    /// The number of the list.
    package var list: Int32
    /// What names an item, or is the key of a new one: the index of a field, or −1.
    package var key: Int32 = -1
    /// The index of a number that is its place, or −1.
    package var place: Int32 = -1
    /// That of the place to which it moves.
    package var to: Int32 = -1
    package var values = Int32(0)..<Int32(0)
    /// Of an event that is sent: its place among the definition's `itemEvents`.
    package var event: Int32 = -1

    package init(kind: Kind, list: Int32) {
        self.kind = kind
        self.list = list
    }
}

/// Why something cannot be done with a list.
package enum ItemError: Error {
    /// As many items as it has room for are in it.
    case isFull
    /// Another item has the key.
    case hasKey
    case longKey
    /// No item has the key, or stands at the place.
    case noItem
}

/// A list as it is now.
package struct ItemList: Sendable {
    package enum Phase: UInt8, Sendable {
        case free
        /// It was appended, and its machines have not started.
        case waiting
        case present
        /// It was removed, and its machine has not heard of that.
        case removed
        /// Its machine is on the way to its end.
        case leaving
    }

    package struct Item: Sendable {
        package var phase = Phase.free
        package var key: [UInt8] = []
        /// Of those that are not present any more: a smaller number was removed earlier.
        package var rank: Int64 = 0

        /// Whether it counts.
        package var isPresent: Bool { phase == .waiting || phase == .present }
    }

    package let definition: ItemListDefinition
    /// The inputs of an item's machines, as the document has them.
    let inputs: [InputStore]
    /// By slot.
    package var items: [Item]
    /// The slots in use from the first item to the last.
    package var order: [Int32] = []
    /// How many keys it has chosen.
    package var serial: Int64 = 0

    init(_ definition: ItemListDefinition, _ machines: [Machine]) {
        self.definition = definition
        var inputs: [InputStore] = []
        for number in definition.firstMachine..<definition.firstMachine + definition.machinesPerItem {
            inputs.append(machines[Int(number)].inputs)
        }
        self.inputs = inputs
        items = [Item](repeating: Item(), count: definition.slots.count)
        order.reserveCapacity(items.count)
    }

    package var presentCount: Int {
        var count = 0
        for slot in order where items[Int(slot)].isPresent { count += 1 }
        return count
    }

    /// The slot of the item that has a key.
    package func slot(ofKey key: [UInt8]) -> Int? {
        for slot in order where items[Int(slot)].isPresent && items[Int(slot)].key == key { return Int(slot) }
        return nil
    }

    /// The slot of the item at a place, from 0 on.
    package func slot(at index: Int) -> Int? {
        var rest = index
        for slot in order where items[Int(slot)].isPresent {
            if rest == 0 { return Int(slot) }
            rest -= 1
        }
        return nil
    }

    /// Where in `order` an item stands that is to be at a place.
    func position(ofIndex index: Int) -> Int {
        var rest = index
        for (position, slot) in order.enumerated() where items[Int(slot)].isPresent {
            if rest <= 0 { return position }
            rest -= 1
        }
        return order.count
    }

    /// The slot of the item that is not present any more and was removed first.
    var firstRemoved: Int? {
        var first: Int?
        for slot in order where !items[Int(slot)].isPresent {
            if first.map({ items[Int(slot)].rank < items[$0].rank }) ?? true { first = Int(slot) }
        }
        return first
    }

    /// The rank of the next one that is removed.
    var nextRank: Int64 {
        var rank: Int64 = 0
        for slot in order where !items[Int(slot)].isPresent { rank = max(rank, items[Int(slot)].rank + 1) }
        return rank
    }

    /// The numbers of an item's machines.
    package func machines(ofSlot slot: Int) -> Range<Int> {
        let first = Int(definition.firstMachine) + slot * Int(definition.machinesPerItem)
        return first..<first + Int(definition.machinesPerItem)
    }

    /// Those of all its machines.
    package var machines: Range<Int> {
        let first = Int(definition.firstMachine)
        return first..<first + Int(definition.machinesPerItem) * items.count
    }

    /// The next key of its own choice: a whole number that no item has.
    mutating func makeKey() -> [UInt8] {
        var key: [UInt8]
        repeat {
            serial &+= 1
            let text: ErrorText = "\(Int(truncatingIfNeeded: serial))"
            key = text.utf8
        } while slot(ofKey: key) != nil
        return key
    }

    /// Whether a machine is one of an item that is not in its list, by its number. A list in an item has items only where that is
    /// in its own.
    package static func sleepers(of lists: [ItemList], machineCount: Int) -> [Bool] {
        var isAsleep = [Bool](repeating: false, count: machineCount)
        for list in lists {
            for number in list.machines { isAsleep[number] = true }
            if isAsleep[Int(list.definition.owner)] { continue }
            for slot in list.order {
                for number in list.machines(ofSlot: Int(slot)) { isAsleep[number] = false }
            }
        }
        return isAsleep
    }

    /// Takes over the items of a list of another edition of the document, in their slots.
    /// - Returns: whether there is room for all.
    package mutating func take(_ old: ItemList) -> Bool {
        var isWhole = true
        serial = old.serial
        for slot in old.order {
            guard Int(slot) < items.count else {
                isWhole = false
                continue
            }
            order.append(slot)
            items[Int(slot)] = old.items[Int(slot)]
        }
        return isWhole
    }

    /// Writes the state, or reads it into a list of the same document.
    package mutating func code(by coder: inout StateCoder) {
        coder.code(&serial)
        let count = coder.count(order.count, each: 3)
        guard coder.check(count <= items.count) else { return }
        if coder.isReading {
            order = [Int32](repeating: -1, count: count)
            for slot in items.indices { items[slot] = Item() }
        }
        for place in 0..<count where coder.failure == nil {
            coder.code(&order[place], below: items.count)
            guard coder.check(order[place] >= 0) else { return }
            let slot = Int(order[place])
            if coder.isReading, !coder.check(items[slot].phase == .free) { return }
            let isLeaving = coder.choice(items[slot].phase == .leaving ? 1 : 0, below: 2) == 1
            var key = items[slot].key
            coder.code(text: &key)
            var rank = items[slot].rank
            if isLeaving { coder.code(&rank) }
            guard coder.isReading else { continue }
            guard coder.check(rank >= 0 && rank < 1 << 62) else { return }
            guard coder.check(!key.isEmpty && key.count <= Stage.longestName) else { return }
            guard coder.check(isLeaving || self.slot(ofKey: key, among: place) == nil) else { return }
            items[slot] = Item(phase: isLeaving ? .leaving : .present, key: key, rank: rank)
        }
    }

    /// The slot of an item that has a key, of the first so many.
    private func slot(ofKey key: [UInt8], among count: Int) -> Int? {
        for slot in order[..<count] where items[Int(slot)].isPresent && items[Int(slot)].key == key {
            return Int(slot)
        }
        return nil
    }

    package func hash(into hasher: inout StateHasher) {
        hasher.combine(serial)
        hasher.combine(Int64(order.count))
        for slot in order {
            hasher.combine(slot)
            hasher.combine(Int64(items[Int(slot)].phase.rawValue))
            hasher.combine(items[Int(slot)].key)
            hasher.combine(items[Int(slot)].rank)
        }
    }
}
