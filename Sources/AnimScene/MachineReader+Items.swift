// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Actions on the items of lists.
extension MachineReader {
    @inline(never)
    func readItems(_ key: ActionCase, _ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        let list = try scope.list(fields.node(at: 0))
        var operation: ItemOperation
        switch key {
        case .append:
            operation = ItemOperation(kind: .append, list: Int32(list.number))
            operation.key = try itemKey(fields[AppendActionKey.key], state)
            operation.position = try itemPosition(fields[AppendActionKey.at], state)
            operation.values = try itemValues(fields[AppendActionKey.values], of: list.first, state)
        case .update:
            operation = ItemOperation(kind: .update, list: Int32(list.number))
            try readItem(fields[UpdateActionKey.key], fields[UpdateActionKey.at], &operation, fields.node(at: 0), state)
            operation.values = try itemValues(fields[UpdateActionKey.values], of: list.first, state)
        case .move:
            operation = ItemOperation(kind: .move, list: Int32(list.number))
            try readItem(fields[MoveActionKey.key], fields[MoveActionKey.at], &operation, fields.node(at: 0), state)
            operation.to = try itemPosition(fields[MoveActionKey.to], state)
        case .remove:
            operation = ItemOperation(kind: .remove, list: Int32(list.number))
            try readItem(fields[RemoveActionKey.key], fields[RemoveActionKey.at], &operation, fields.node(at: 0), state)
        default: operation = ItemOperation(kind: .clear, list: Int32(list.number))
        }
        append(operation)
    }

    private func append(_ operation: ItemOperation) {
        scope.machine.actions.append(.items(Int32(scope.machine.itemOperations.count)))
        scope.machine.itemOperations.append(operation)
    }

    /// Reads the item of an action: by its key or its position.
    private func readItem(
        _ key: Int32,
        _ position: Int32,
        _ operation: inout ItemOperation,
        _ node: Int32,
        _ state: Int32
    ) throws(AnimError) {
        guard (key < 0) != (position < 0) else {
            throw json.refusal(node, "must stand beside 'key' or 'at', which say which item is meant; give one")
        }
        operation.key = try itemKey(key, state)
        operation.position = try itemPosition(position, state)
    }

    private func itemPosition(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        node < 0 ? -1 : try expressionReader.actionNumber(node, state)
    }

    /// A key: a number, or an expression with a number or a text as its result. Returns the index of a field.
    private func itemKey(_ node: Int32, _ state: Int32) throws(AnimError) -> Int32 {
        if node < 0 { return -1 }
        if json.isKind(node, .boolean) { throw json.kindError(node, "must be a number or an expression") }
        return try dataField(node, names.fieldName(JSONText.bytes("key")), state)
    }

    /// The values of an item, each valid for its input.
    private func itemValues(_ node: Int32, of item: DocumentScope, _ state: Int32) throws(AnimError) -> Range<Int32> {
        if node < 0 { return 0..<0 }
        // Reading a value may append data of its own, so the values are appended afterwards, consecutively.
        var values: [DataDefinition] = []
        _ = try json.objectCount(node)
        try json.forEachMember(of: node) { (key) throws(AnimError) in
            let input = item.inputs.inputs[try scope.itemInput(key, of: item)]
            values.append(try itemValue(key, input, state))
        }
        guard values.count <= Machine.largestFieldCount else {
            throw json.refusal(node, "an action gives an item at most 64 values")
        }
        let first = Int32(scope.machine.data.count)
        scope.machine.data.append(contentsOf: values)
        return first..<Int32(scope.machine.data.count)
    }

    private func itemValue(_ key: Int32, _ input: InputStore.Input, _ state: Int32) throws(AnimError) -> DataDefinition
    {
        let node = key + 1
        var field = DataDefinition(kind: .number, name: names.fieldName(json.bytes(key)), value: -1)
        switch input.kind {
        case .number:
            field.value = try expressionReader.actionNumber(node, state)
            let source = scope.machine.numbers[Int(field.value)]
            if source.expression < 0 { try scope.checkRange(of: input, source.number, node) }
        case .boolean:
            field.kind = .boolean
            if json.isKind(node, .string) {
                field.value = try expressionReader.actionNumber(node, state)
            } else {
                field.value = Int32(scope.machine.numbers.count)
                scope.machine.numbers.append(NumberSource(number: try json.boolean(node) ? 1 : 0))
            }
        default:
            field.kind = .text
            let text: [UInt8]
            switch try textValue(node, state) {
            case .literal(let literal): text = literal
            case .expression(let expression):
                field.kind = .expression
                field.value = expression
                return field
            case .input(let index):
                field.kind = .input
                field.value = Int32(index)
                return field
            }
            field.value = Int32(scope.machine.texts.count)
            scope.machine.texts.append(text)
        }
        return field
    }

    /// Sends an event to the machines of items.
    func readSend(toListAt to: Int32, _ fields: borrowing Fields, _ state: Int32) throws(AnimError) {
        let list = try scope.list(to)
        for key in [SendActionKey.delay, SendActionKey.id] where fields.has(key) {
            throw json.refusal(fields[key], "stands beside the name of a list, to which events are sent at once")
        }
        var operation = ItemOperation(kind: .send, list: Int32(list.number))
        guard !fields.has(SendActionKey.key) || !fields.has(SendActionKey.at) else {
            throw json.refusal(fields[SendActionKey.at], "stands beside 'key'; give one")
        }
        operation.key = try itemKey(fields[SendActionKey.key], state)
        operation.position = try itemPosition(fields[SendActionKey.at], state)
        if fields.has(SendActionKey.data) { operation.values = try readData(fields[SendActionKey.data], state) }
        operation.event = try itemEvent(fields[SendActionKey.send], list.first)
        append(operation)
    }

    /// The index of an event's names by item in the machine's `itemEvents`.
    private func itemEvent(_ node: Int32, _ first: DocumentScope) throws(AnimError) -> Int32 {
        let event = try scope.eventName(node)
        let name = first.names.intern(event)
        if let known = scope.itemEventOfName[name] { return Int32(known) }
        let count = scope.shared.lists[first.item?.list ?? 0].slots.count
        scope.shared.bytesLeft -= Int64(count) * (Int64(event.count + first.names.prefix.count) + 64)
        guard scope.shared.bytesLeft >= 0 else {
            throw AnimError(.limit, "too many events are sent to items", place: json.arena.place(of: node))
        }
        let start = scope.firstInstanceOfList[scope.shared.lists[first.item?.list ?? 0].name] ?? 0
        var names: [Int32] = []
        for instance in scope.instances[start..<start + count] { names.append(instance.names.intern(event)) }
        scope.itemEventOfName.set(name, scope.machine.itemEvents.count)
        scope.machine.itemEvents.append(names)
        return Int32(scope.machine.itemEvents.count - 1)
    }
}
