// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The items of lists: appending, moving and removing.
///
/// An operation on a list takes effect at once. The reaction of an item's machine (to its start, its removal or changed
/// values) waits for the end of the current macrostep, like all messages between machines.
extension MachineTree {
    /// A signal to a machine, in place of an event's name.
    enum Signal {
        static let wake: Int32 = -2
        static let remove: Int32 = -3
        static let react: Int32 = -4
    }

    /// Appends or inserts an item.
    /// - Parameters:
    ///   - index: its place among the items from 0; at most their number.
    ///   - key: empty if the list chooses one.
    ///   - fields: with the names and kinds of its inputs.
    /// - Returns: its slot.
    @discardableResult
    package func append(
        to list: Int,
        at index: Int = .max,
        key: [UInt8] = [],
        _ fields: [EventField]
    ) throws(ItemError) -> Int {
        guard key.count <= Stage.longestName else { throw .longKey }
        guard key.isEmpty || lists[list].slot(ofKey: key) == nil else { throw .hasKey }
        let slot = try freeSlot(of: list)
        // A host may have changed properties of an unused slot.
        reset(slot, of: list)
        put(slot, into: list, at: index, key: key.isEmpty ? lists[list].makeKey() : key, fields)
        return slot
    }

    /// Puts an item with a key that no other has into a free slot.
    private func put(_ slot: Int, into list: Int, at index: Int, key: [UInt8], _ fields: [EventField]) {
        lists[list].items[slot].key = key
        lists[list].order.insert(Int32(slot), at: lists[list].position(ofIndex: index))
        lists[list].items[slot].phase = .waiting
        if lists[list].order.last == Int32(slot) { showLast(list) } else { show(list) }
        showKey(slot, of: list)
        let machine = machines[lists[list].machines(ofSlot: slot).lowerBound]
        for field in fields {
            if let input = lists[list].definition.inputOfField[field.name] { machine.take(field, input, isQuiet: true) }
        }
        signal(Signal.wake, slot, of: list)
    }

    /// A free slot. If there is none, that of the item that has been leaving for longest.
    private func freeSlot(of list: Int) throws(ItemError) -> Int {
        if let slot = lists[list].firstFree { return slot }
        guard let slot = lists[list].firstRemoved else { throw .isFull }
        sleep(slot, of: list)
        return slot
    }

    /// Removes an item. It is gone at once if its machine has not started or has no transition for the event; else when
    /// its machine is done. Does nothing for one that was removed before.
    package func remove(_ slot: Int, of list: Int) {
        switch lists[list].items[slot].phase {
        case .waiting: sleep(slot, of: list)
        case .present:
            lists[list].items[slot].rank = lists[list].nextRank
            lists[list].items[slot].phase = .removed
            show(list)
            signal(Signal.remove, slot, of: list)
        case .free, .removed, .leaving: break
        }
    }

    /// As `remove` for each, in O(items) and not for each of them.
    package func removeAll(of list: Int) {
        var rank = lists[list].nextRank
        let order = lists[list].order
        for slot in order {
            switch lists[list].items[Int(slot)].phase {
            // It has not started: nothing of the document is run here.
            case .waiting: sleep(Int(slot), of: list, isShown: false)
            case .present:
                lists[list].items[Int(slot)].rank = rank
                lists[list].items[Int(slot)].phase = .removed
                rank += 1
                signal(Signal.remove, Int(slot), of: list)
            case .free, .removed, .leaving: break
            }
        }
        show(list)
    }

    /// Moves an item to a place among the items from 0; at most their number.
    package func move(_ slot: Int, of list: Int, to index: Int) {
        guard let position = lists[list].order.firstIndex(of: Int32(slot)) else { return }
        lists[list].order.remove(at: position)
        lists[list].order.insert(Int32(slot), at: lists[list].position(ofIndex: index))
        show(list)
    }

    /// Updates an item's inputs.
    package func update(_ slot: Int, of list: Int, _ fields: [EventField]) {
        let machine = machines[lists[list].machines(ofSlot: slot).lowerBound]
        let isWaiting = lists[list].items[slot].phase == .waiting
        for field in fields {
            if let input = lists[list].definition.inputOfField[field.name] {
                machine.take(field, input, isQuiet: isWaiting)
            }
        }
        if !isWaiting { signal(Signal.react, slot, of: list) }
    }

    /// The list and slot of an item's own machine.
    package func itemSlot(of machine: Machine) -> (list: Int, slot: Int)? {
        guard machine.numbering.list >= 0 else { return nil }
        let definition = lists[Int(machine.numbering.list)].definition
        let slot = (machine.definition.number - definition.firstMachine) / definition.machinesPerItem
        return (list: Int(machine.numbering.list), slot: Int(slot))
    }

    /// Sends an event from an item to the enclosing machine, with the item's key and index.
    func send(_ name: Int32, fromItem machine: Machine, _ fields: [EventField]) {
        guard let item = itemSlot(of: machine) else { return }
        let definition = lists[item.list].definition
        let index = stage.components.presentation[Int(definition.slots[item.slot].index)]
        var all = [
            EventField(name: definition.keyField, kind: .text, text: lists[item.list].items[item.slot].key),
            EventField(name: definition.indexField, kind: .number, number: index),
        ]
        all.append(contentsOf: fields)
        send(name, to: definition.owner, all)
    }

    // MARK: Signals

    private func signal(_ signal: Int32, _ slot: Int, of list: Int) {
        sent.append(signal: signal, target: Int32(lists[list].machines(ofSlot: slot).lowerBound))
    }

    /// Performs a signal.
    func answer(signal: Int32, _ machine: Machine) {
        guard let item = itemSlot(of: machine) else { return }
        let phase = lists[item.list].items[item.slot].phase
        switch signal {
        case Signal.wake: if phase == .waiting { wake(item.slot, of: item.list) }
        case Signal.remove:
            guard phase == .removed else { return }
            lists[item.list].items[item.slot].phase = .leaving
            let event = lists[item.list].definition.slots[item.slot].removedEvent
            let hasTransition = machine.hear(event)
            if !hasTransition, lists[item.list].items[item.slot].phase == .leaving {
                sleep(item.slot, of: item.list)
            }
        default: if phase != .free { machine.react() }
        }
    }

    /// Tells the machine of an item that is leaving of its removal once more, at the next start: it has lost states.
    package func forgetRemoval(of machine: Machine) {
        guard let item = itemSlot(of: machine), lists[item.list].items[item.slot].phase == .leaving else { return }
        lists[item.list].items[item.slot].phase = .removed
    }

    /// Sends the signals that `forgetRemoval` asks for.
    /// - Returns: whether there are any.
    func signalRemovals() -> Bool {
        var hasAny = false
        for list in lists.indices {
            for slot in lists[list].order where lists[list].items[Int(slot)].phase == .removed {
                signal(Signal.remove, Int(slot), of: list)
                hasAny = true
            }
        }
        return hasAny
    }

    /// Starts an item's machines.
    private func wake(_ slot: Int, of list: Int) {
        lists[list].items[slot].phase = .present
        let range = lists[list].machines(ofSlot: slot)
        stage.setInput(lists[list].definition.slots[slot].shown, to: 1)
        for number in range { machines[number].isDormant = false }
        // The machines of inner lists sleep until there are items.
        for inner in lists.indices where range.contains(Int(lists[inner].definition.owner)) {
            for number in lists[inner].machines { machines[number].isDormant = true }
        }
        for inner in lists.indices where range.contains(Int(lists[inner].definition.owner)) {
            if !machines[Int(lists[inner].definition.owner)].isDormant { fill(inner) }
        }
        forgetBound()
        for number in range where !machines[number].isDormant {
            _ = takeInputs(of: machines[number])
            machines[number].start()
        }
    }

    /// Gives an empty list its initial items. The keys that the list chooses are none of the given ones. O(items).
    func fill(_ list: Int) {
        let items = lists[list].definition.items
        var keys: NameTable?
        for item in items where !item.key.isEmpty {
            if keys == nil { keys = NameTable() }
            _ = keys?.intern(item.key)
        }
        for (slot, item) in items.enumerated() {
            reset(slot, of: list)
            let key = item.key.isEmpty ? lists[list].makeKey(besides: keys) : item.key
            put(slot, into: list, at: .max, key: key, item.fields)
        }
    }

    /// Removes an item: its machines perform their exit actions, and everything it owns is reset.
    /// - Parameter isShown: whether the places of the other items are updated.
    private func sleep(_ slot: Int, of list: Int, isShown: Bool = true) {
        let range = lists[list].machines(ofSlot: slot)
        let hasStarted = lists[list].items[slot].phase != .waiting
        // Prevents its actions from leading here again.
        lists[list].items[slot].phase = .waiting
        if hasStarted { for number in range.reversed() where !machines[number].isDormant { machines[number].leave() } }
        // Once for the items of lists inside of it, too.
        onSleep?(range)
        for inner in lists.indices where range.contains(Int(lists[inner].definition.owner)) {
            while let last = lists[inner].order.last { sleep(Int(last), of: inner) }
            lists[inner].serial = 0
        }
        reset(slot, of: list)
        sent.forget(range)
        forgetBound()
        lists[list].items[slot] = ItemList.Item()
        if let position = lists[list].order.firstIndex(of: Int32(slot)) { lists[list].order.remove(at: position) }
        hide(slot, of: list)
        if isShown { show(list) }
    }

    /// Resets everything that an item owns to the document's state.
    private func reset(_ slot: Int, of list: Int) {
        for (index, number) in lists[list].machines(ofSlot: slot).enumerated() {
            machines[number].reset(lists[list].inputs[index])
        }
        for index in lists[list].definition.slots[slot].properties { reset(itemProperties[index]) }
    }

    private func reset(_ property: ItemProperty) {
        let slot = Int(property.slot)
        guard stage.properties[slot].isLive else { return }
        stage.endAll(slot)
        let identifier = stage.identifier(ofProperty: slot)
        if let path = property.path {
            try? stage.setPath(path, of: identifier, jumps: true)
        } else {
            try? stage.jumpValue(property.value, of: identifier)
        }
    }

    /// Removes the items whose machines are done.
    /// - Returns: whether there were any.
    func sweep() -> Bool {
        hasDone = false
        var hasSwept = false
        for list in lists.indices {
            let order = lists[list].order
            // A machine that is done performs no more actions. So the places are updated once, after all.
            let isShown = lists[list].definition.machinesPerItem > 1
            var hasLost = false
            for slot in order {
                let machine = machines[lists[list].machines(ofSlot: Int(slot)).lowerBound]
                guard machine.isDone else { continue }
                sleep(Int(slot), of: list, isShown: isShown)
                hasLost = true
            }
            if hasLost, !isShown { show(list) }
            hasSwept = hasSwept || hasLost
        }
        return hasSwept
    }

    /// Brings lists to rest after the step limit was reached: removes the items that still wait for a signal.
    func giveUp() {
        for list in lists.indices {
            let order = lists[list].order
            for slot in order {
                let phase = lists[list].items[Int(slot)].phase
                if phase == .waiting || phase == .removed { sleep(Int(slot), of: list) }
            }
        }
        while hasDone { _ = sweep() }
        sent.removeAll()
    }

    // MARK: Components for expressions

    /// Updates the components with the places of a list's items. A leaving item has the index of the next one.
    package func show(_ list: Int) {
        var index = 0
        // In place: copies of the records would be retained.
        let order = lists[list].order.keptElements
        let slots = lists[list].definition.slots.keptElements
        let items = lists[list].items.keptElements
        for position in order.indices {
            let slot = Int(order[position])
            show((slots.baseAddress.unsafelyUnwrapped + slot).pointee.position, Double(position))
            show((slots.baseAddress.unsafelyUnwrapped + slot).pointee.index, Double(index))
            if (items.baseAddress.unsafelyUnwrapped + slot).pointee.isPresent { index += 1 }
        }
        show(lists[list].definition.count, Double(index))
    }

    /// The same after an item was appended at the end: the places of the others have not changed.
    private func showLast(_ list: Int) {
        let definition = lists[list].definition
        guard let slot = lists[list].order.last else { return }
        let count = stage.components.presentation[Int(definition.count)]
        show(definition.slots[Int(slot)].position, Double(lists[list].order.count - 1))
        show(definition.slots[Int(slot)].index, count)
        show(definition.count, count + 1)
    }

    private func hide(_ slot: Int, of list: Int) {
        let record = lists[list].definition.slots[slot]
        show(record.shown, 0)
        show(record.position, 0)
        show(record.index, 0)
        showKey(slot, of: list)
    }

    private func show(_ component: Int32, _ value: Double) {
        if stage.components.presentation[Int(component)] != value { stage.setInput(component, to: value) }
    }

    private func showKey(_ slot: Int, of list: Int) {
        let component = lists[list].definition.slots[slot].key
        if component >= 0 { stage.setText(component, to: lists[list].items[slot].key) }
    }

    /// Updates the components of all lists, and makes dormant exactly the machines of items that are not in their
    /// lists.
    package func showAll() {
        for list in lists.indices {
            for slot in lists[list].items.indices {
                hide(slot, of: list)
                if lists[list].items[slot].phase != .free { show(lists[list].definition.slots[slot].shown, 1) }
            }
            show(list)
        }
        let sleepers = ItemList.sleepers(of: lists, machineCount: machines.count)
        for machine in machines { machine.isDormant = sleepers[Int(machine.definition.number)] }
        forgetBound()
    }
}
