// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Actions on the items of lists, and the life of an item's machine.
extension Machine {
    /// Performs an operation on a list. If it fails, raises `error.execution`.
    @inline(never)
    func perform(_ operation: ItemOperation) {
        guard let tree else { return }
        var key: [UInt8] = []
        if operation.key >= 0 {
            guard collect(operation.key..<operation.key + 1), let field = data.fields.first else { return }
            key = Machine.key(field)
        }
        guard let position = index(operation.position), let target = index(operation.to), collect(operation.values)
        else {
            return
        }
        let list = Int(operation.list)
        count(operation, tree.lists[list])
        if operation.kind == .append {
            guard operation.key < 0 || !key.isEmpty else { return raiseError(.itemKey) }
            do throws(ItemError) {
                try tree.append(to: list, at: position, key: key, data.fields)
            } catch {
                raiseError(error == .isFull ? .listFull : .itemKey)
            }
            return
        }
        if operation.key < 0, operation.position < 0 {
            if operation.kind == .clear { return tree.removeAll(of: list) }
            // Without a key or a place: to all items.
            for slot in tree.lists[list].order where tree.lists[list].items[Int(slot)].isPresent {
                tree.send(
                    definition.itemEvents[Int(operation.event)][Int(slot)],
                    toSlot: Int(slot),
                    of: list,
                    data.fields
                )
            }
            return
        }
        let slot = operation.key >= 0 ? tree.lists[list].slot(ofKey: key) : tree.lists[list].slot(at: position)
        guard let slot else { return raiseError(.noItem) }
        switch operation.kind {
        case .remove: tree.remove(slot, of: list)
        case .move: tree.move(slot, of: list, to: target)
        case .update: tree.update(slot, of: list, data.fields)
        case .send:
            tree.send(definition.itemEvents[Int(operation.event)][slot], toSlot: slot, of: list, data.fields)
        case .append, .clear: break
        }
    }

    /// Adds the effort of an operation on a list.
    private func count(_ operation: ItemOperation, _ list: ItemList) {
        let count = Int64(list.order.count)
        let isForAll = operation.key < 0 && operation.position < 0
        // Of an item whose properties are reset.
        let reset = 1024 + 16 * Int64(list.definition.slots.first?.properties.count ?? 0)
        switch operation.kind {
        case .append: stage.call.spend(2048 + reset + count)
        case .remove, .move: stage.call.spend(4096 + 16 * count)
        case .update: stage.call.spend(2048 + 8 * count)
        case .send: stage.call.spend(isForAll ? 64 * count : 64 + 2 * count)
        case .clear: stage.call.spend(reset * count)
        }
    }

    /// The place given by a number, rounded down; beyond the last if none is given. If the number has no result, raises
    /// an error and returns nil.
    private func index(_ number: Int32) -> Int? {
        guard number >= 0 else { return .max }
        let result = context.number(number)
        guard Machine.isResult(result) else {
            raiseError(.number)
            return nil
        }
        let bounded = max(-1, min(result, 1e9))
        // Conversion to Int rounds toward 0, not down.
        return Double(Int(bounded)) > bounded ? Int(bounded) - 1 : Int(bounded)
    }

    /// The key in a field: a text, or a number as `format` writes it.
    static func key(_ field: EventField) -> [UInt8] {
        if field.kind == .text { return field.text }
        if field.number.magnitude < 1e15, field.number == Double(Int(field.number)) {
            let text: ErrorText = "\(Int(field.number))"
            return text.utf8
        }
        var bytes: [UInt8] = []
        DecimalDigits(field.number).append(to: &bytes, isShortest: false)
        return bytes
    }

    /// Sets an input to the value of a field; ignores a field of another type.
    /// - Parameter isQuiet: whether the machine is not notified.
    func take(_ field: EventField, _ index: Int, isQuiet: Bool) {
        let isText = field.kind == .text
        switch inputs.inputs[index].kind {
        case .number:
            if isText { return }
            let number = inputs.inputs[index].nearest(to: field.number)
            if isQuiet {
                inputs.set(number: number, at: index, context)
            } else {
                change(number: number, ofInput: index)
            }
        case .boolean:
            if isText { return }
            let isTrue = field.number != 0
            if isQuiet {
                inputs.set(boolean: isTrue, at: index, context)
            } else {
                change(boolean: isTrue, ofInput: index)
            }
        case .string:
            if !isText || field.text.count > InputStore.longestString { return }
            if isQuiet {
                inputs.set(string: field.text, at: index, context)
            } else {
                change(string: field.text, ofInput: index)
            }
        case .trigger: break
        }
    }

    /// Processes an event, by its name.
    /// - Returns: whether there was a transition for it.
    func hear(_ name: Int32) -> Bool {
        guard canAnswer else { return false }
        forgetData()
        return answer(isMatched: match.find(stage.name(name), context) != -1)
    }

    /// Exits all states, like a machine that is done, and becomes dormant.
    func leave() {
        isDormant = true
        if definition.states.isEmpty { return }
        // No event is being processed: the actions of the exits find nothing in `event`.
        forgetData()
        end()
        for position in configuration.indices.reversed() {
            let state = definition.states[Int(configuration[position])]
            stage.emit(StageEvent(.stateExited, time: stage.time, name: state.name))
        }
    }

    /// Resets the machine to its state before it started.
    /// - Parameter initial: the document's initial inputs.
    func reset(_ initial: InputStore) {
        plays.reset(context)
        for state in definition.states {
            stage.setInput(state.activity, to: 0)
            if state.elapsed >= 0 { stage.setComponent(state.elapsed, to: 0) }
        }
        configuration.removeAll()
        (isDone, hasEnded) = (false, false)
        delays.reset(stage)
        guards.reset()
        raised.removeAll()
        sent.removeAll()
        work = WorkBudget()
        focus.forget()
        forgetData()
        inputs.reset(to: initial, context)
        isDormant = true
    }
}
