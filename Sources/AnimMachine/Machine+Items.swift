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
            guard collect(operation.key..<operation.key + 1), let field = fields.first else { return }
            key = Machine.key(field)
        }
        guard let place = index(operation.place), let target = index(operation.to), collect(operation.values) else {
            return
        }
        let list = Int(operation.list)
        if operation.kind == .append {
            guard operation.key < 0 || !key.isEmpty else { return raiseError(.itemKey) }
            do throws(ItemError) {
                try tree.append(to: list, at: place, key: key, fields)
            } catch {
                raiseError(error == .isFull ? .listFull : .itemKey)
            }
            return
        }
        if operation.key < 0, operation.place < 0 {
            if operation.kind == .clear { return tree.removeAll(of: list) }
            // To all items.
            for slot in tree.lists[list].order where tree.lists[list].items[Int(slot)].isPresent {
                tree.send(definition.itemEvents[Int(operation.event)][Int(slot)], toSlot: Int(slot), of: list, fields)
            }
            return
        }
        let slot = operation.key >= 0 ? tree.lists[list].slot(ofKey: key) : tree.lists[list].slot(at: place)
        guard let slot else { return raiseError(.noItem) }
        switch operation.kind {
        case .remove: tree.remove(slot, of: list)
        case .move: tree.move(slot, of: list, to: target)
        case .update: tree.update(slot, of: list, fields)
        case .send:
            tree.send(definition.itemEvents[Int(operation.event)][slot], toSlot: slot, of: list, fields)
        case .append, .clear: break
        }
    }

    /// The place given by a number, rounded down; beyond the last for none. Nil, after an error was raised, if there is no
    /// result.
    private func index(_ number: Int32) -> Int? {
        guard number >= 0 else { return .max }
        let place = self.number(number)
        guard Machine.isResult(place) else {
            raiseError(.number)
            return nil
        }
        let bounded = max(-1, min(place, 1e9))
        // Conversion to Int rounds toward 0, not down.
        return Double(Int(bounded)) > bounded ? Int(bounded) - 1 : Int(bounded)
    }

    /// The key in a field: a text, or a number in its written form.
    static func key(_ field: EventField) -> [UInt8] {
        if field.kind == .text { return field.text }
        if field.number.magnitude < 1e15, field.number == Double(Int(field.number)) {
            let text: ErrorText = "\(Int(field.number))"
            return text.utf8
        }
        let text: ErrorText = "\(field.number)"
        return text.utf8
    }

    /// Sets an input to the value of a field; ignores a field of another type.
    /// - Parameter isQuiet: whether the machine is not notified.
    func take(_ field: EventField, _ index: Int, isQuiet: Bool) {
        let isText = field.kind == .text
        switch inputs.inputs[index].kind {
        case .number:
            if isText { return }
            let number = inputs.inputs[index].nearest(to: field.number)
            if isQuiet { set(number: number, ofInput: index) } else { change(number: number, ofInput: index) }
        case .boolean:
            if isText { return }
            let isTrue = field.number != 0
            if isQuiet { set(boolean: isTrue, ofInput: index) } else { change(boolean: isTrue, ofInput: index) }
        case .string:
            if !isText || field.text.count > InputStore.longestString { return }
            if isQuiet { set(string: field.text, ofInput: index) } else { change(string: field.text, ofInput: index) }
        case .trigger: break
        }
    }

    /// Answers an event by its name.
    /// - Returns: whether there was a transition for it.
    func hear(_ name: Int32) -> Bool {
        guard canAnswer else { return false }
        forgetData()
        return answer(isMatched: match(stage.name(name)))
    }

    /// Exits all states, like a machine that is done.
    func leave() {
        if definition.states.isEmpty { return }
        end()
        for position in configuration.indices.reversed() {
            let state = definition.states[Int(configuration[position])]
            stage.emit(StageEvent(.stateExited, time: stage.time, name: state.name))
        }
    }

    /// Resets the machine to its state before it started.
    /// - Parameter initial: the document's initial inputs.
    func reset(_ initial: InputStore) {
        for (index, play) in definition.plays.enumerated() {
            stage.forgetPlay(firstPlay + index)
            if play.animation >= 0 { stop(index) }
        }
        for state in memory.indices {
            memory[state].isActive = false
            memory[state].entryTime = 0
            stage.setInput(definition.states[state].activity, to: 0)
            if definition.states[state].elapsed >= 0 { stage.setComponent(definition.states[state].elapsed, to: 0) }
        }
        configuration.truncate(to: 0)
        eventless.removeAll()
        (isDone, hasEnded, isUnsettled) = (false, false, false)
        for transition in timers.indices where timers[transition] != Timeline.none { cancelTimer(transition) }
        for slot in delayed.indices { cancelSend(slot) }
        for history in remembered.indices { remembered[history] = [] }
        for edge in edges.indices { edges[edge] = .high }
        if !hasFailed.isEmpty { forgetFailedGuards() }
        raised.removeAll()
        sent.removeAll()
        (delayed, freeDelayed) = ([], [])
        (work, workTime) = (0, 0)
        forgetData()
        for index in inputs.inputs.indices { show(initial.inputs[index], index) }
        isDormant = true
    }

    /// Sets an input to the value of another of the same kind.
    private func show(_ input: InputStore.Input, _ index: Int) {
        switch input.kind {
        case .number:
            inputs.inputs[index].number = input.number
            if !input.isBound { set(number: input.number, ofInput: index) }
        case .boolean:
            inputs.inputs[index].boolean = input.boolean
            if !input.isBound { set(boolean: input.boolean, ofInput: index) }
        case .string: set(string: input.string, ofInput: index)
        case .trigger: break
        }
    }
}
