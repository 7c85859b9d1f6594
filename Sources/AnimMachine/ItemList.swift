// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// A list of a document: slots for instances of a component. The slots in use are its items.
package struct ItemListDefinition: Sendable {
    /// The slot of one item.
    package struct Slot: Sendable {
        /// Components: the item's index among the items that are not leaving, its position from back to front among
        /// all, whether it is in use, and its key as a text (−1 if nothing reads it).
        package var index: Int32
        package var position: Int32
        package var shown: Int32
        package var key: Int32 = -1
        /// Index of the name of the event that reports its removal to its machine.
        package var removedEvent: Int32
        /// The range of its properties among those of all items.
        package var properties = 0..<0

        package init(index: Int32, position: Int32, shown: Int32, removedEvent: Int32) {
            self.index = index
            self.position = position
            self.shown = shown
            self.removedEvent = removedEvent
        }
    }

    /// Index in the stage's table of names.
    package var name: Int32
    /// The number of the machine of the document that contains the list.
    package var owner: Int32
    /// The first of the items' machines. The machines of an item are consecutive, its own first.
    package var firstMachine: Int32
    package var machinesPerItem: Int32 = 1
    /// Component: number of items that are not leaving.
    package var count: Int32
    package var slots: [Slot] = []
    /// From the index of a field's name to the index of an item's input.
    package var inputOfField = NameMap()
    /// The initial items.
    package var items: [ItemData] = []
    /// Indices of field names.
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

    /// The largest number of slots of a list.
    package static let largestCapacity = 4096
}

/// An item as given by a document or a host.
package struct ItemData: Sendable {
    /// Empty if the list chooses the key.
    package var key: [UInt8]
    /// Values of its inputs, as fields with their names.
    package var fields: [EventField]

    package init(key: [UInt8], fields: [EventField]) {
        self.key = key
        self.fields = fields
    }
}

/// A property of an item with its initial value.
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

/// An action on a list's items.
package struct ItemOperation: Sendable {
    package enum Kind: UInt8, Sendable {
        case append, remove, move, update, clear, send
    }

    package var kind: Kind
    /// The number of the list.
    package var list: Int32
    /// The key of the item, or of a new one: the index of a field, or −1.
    package var key: Int32 = -1
    /// The position of the item: the index of a number, or −1.
    package var position: Int32 = -1
    /// The position to which it moves, likewise.
    package var to: Int32 = -1
    package var values = Int32(0)..<Int32(0)
    /// For an event that is sent: its index among the definition's `itemEvents`.
    package var event: Int32 = -1

    package init(kind: Kind, list: Int32) {
        self.kind = kind
        self.list = list
    }
}

/// Why an operation on a list fails.
package enum ItemError: Error {
    /// All slots are in use.
    case isFull
    /// Another item has the key.
    case hasKey
    case longKey
    /// No item has the key, or is at the place.
    case noItem
}

/// The state of a list.
package struct ItemList: Sendable {
    /// The life of an item, from a free slot to a free slot.
    package enum Phase: UInt8, Sendable {
        case free
        /// Appended; its machines have not started.
        case waiting
        case present
        /// Removed; its machine has not been told.
        case removed
        /// Its machine is running to its end.
        case leaving
    }

    /// The state of a slot.
    package struct Item: Sendable {
        package var phase = Phase.free
        package var key: [UInt8] = []
        /// For an item that is no longer present: the order of removal, earliest first.
        package var rank: Int64 = 0

        /// Whether it counts as an item.
        package var isPresent: Bool { phase == .waiting || phase == .present }
    }

    package let definition: ItemListDefinition
    /// The initial inputs of an item's machines.
    let inputs: [InputStore]
    /// By slot.
    package var items: [Item]
    /// The slots in use, from the first item to the last.
    package var order: [Int32] = []
    /// Number of keys that the list has chosen.
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

    /// The slot of the item with a key.
    package func slot(ofKey key: [UInt8]) -> Int? {
        slot(ofKey: key, among: order.count)
    }

    /// The slot of the item at a place, from 0.
    package func slot(at index: Int) -> Int? {
        var rest = index
        for slot in order where items[Int(slot)].isPresent {
            if rest == 0 { return Int(slot) }
            rest -= 1
        }
        return nil
    }

    /// The index in `order` for an item that is to be at a place.
    func position(ofIndex index: Int) -> Int {
        if index >= order.count { return order.count }
        var rest = index
        for (position, slot) in order.enumerated() where items[Int(slot)].isPresent {
            if rest <= 0 { return position }
            rest -= 1
        }
        return order.count
    }

    var firstFree: Int? {
        if order.count == items.count { return nil }
        let items = self.items.keptElements
        return items.indices.first { (items.baseAddress.unsafelyUnwrapped + $0).pointee.phase == .free }
    }

    /// The slot of the item that was removed first and is no longer present.
    var firstRemoved: Int? {
        var first: Int?
        for slot in order where !items[Int(slot)].isPresent {
            if first.map({ items[Int(slot)].rank < items[$0].rank }) ?? true { first = Int(slot) }
        }
        return first
    }

    /// The rank of the next removed item.
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

    /// The numbers of the machines of all slots.
    package var machines: Range<Int> {
        let first = Int(definition.firstMachine)
        return first..<first + Int(definition.machinesPerItem) * items.count
    }

    /// The next key that the list chooses: an integer that no item uses.
    mutating func makeKey() -> [UInt8] {
        while true {
            let key = makeKey(besides: nil)
            if slot(ofKey: key) == nil { return key }
        }
    }

    /// The next integer that is none of some keys.
    mutating func makeKey(besides keys: NameTable?) -> [UInt8] {
        while true {
            serial &+= 1
            let text: ErrorText = "\(Int(truncatingIfNeeded: serial))"
            if keys?.find(text.utf8) == nil { return text.utf8 }
        }
    }

    /// By machine number, whether the machine belongs to an item that is not in its list. A list inside an item has
    /// items only while that item is in its list.
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

    /// Takes over the items of a list of another edition of the document, in the same slots.
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
        for position in 0..<count where coder.failure == nil {
            coder.code(&order[position], below: items.count)
            guard coder.check(order[position] >= 0) else { return }
            let slot = Int(order[position])
            if coder.isReading, !coder.check(items[slot].phase == .free) { return }
            let isLeaving = coder.choice(items[slot].phase == .leaving ? 1 : 0, below: 2) == 1
            var key = items[slot].key
            coder.code(text: &key)
            var rank = items[slot].rank
            if isLeaving { coder.code(&rank) }
            guard coder.isReading else { continue }
            guard coder.check(rank >= 0 && rank < 1 << 62) else { return }
            guard coder.check(!key.isEmpty && key.count <= Stage.longestName) else { return }
            guard coder.check(isLeaving || self.slot(ofKey: key, among: position) == nil) else { return }
            items[slot] = Item(phase: isLeaving ? .leaving : .present, key: key, rank: rank)
        }
    }

    /// The slot of the item with a key among the first `count`.
    private func slot(ofKey key: [UInt8], among count: Int) -> Int? {
        // In place: a copy of each key would be retained.
        let items = self.items.keptElements
        for slot in order.keptElements[..<count] {
            let item = items.baseAddress.unsafelyUnwrapped + Int(slot)
            guard item.pointee.isPresent, item.pointee.key.count == key.count else { continue }
            if item.pointee.key.keptElements.elementsEqual(key) { return Int(slot) }
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
