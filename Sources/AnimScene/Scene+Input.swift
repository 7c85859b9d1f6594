// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// Inputs, events and states.
extension Scene {
    /// Sends a named event to the machine, which reacts at once.
    /// - Parameter name: dot-separated tokens of ASCII letters, digits, `-` and `_`, or names in backquotes.
    /// - Throws: `.argument`, `.limit`.
    package func send(_ name: [UInt8]) throws(AnimError) {
        let name = try Scene.event(name)
        machine(ofEvent: name).send(name[...])
    }

    /// A number for an event's name that speeds up repeated sends; −2 if there is none.
    /// - Throws: what `send` throws for the name.
    package func event(named name: [UInt8]) throws(AnimError) -> Int32 {
        let name = try Scene.event(name)
        return machines.count == 1 ? machine.descriptor(of: name[...]) : -2
    }

    /// Sends an event by the number from `event(named:)`, which must not be −2.
    package func send(event: Int32) { machine.send(descriptor: event) }

    /// The input with a name. An input bound by the enclosing document has its present value.
    /// - Throws: `.notFound`.
    package func input(named name: [UInt8]) throws(AnimError) -> InputStore.Input {
        let (machine, index) = try self.input(name)
        return input(machine, index)
    }

    /// The input at an index in document order; those of components follow.
    package func input(at index: Int) throws(AnimError) -> InputStore.Input {
        guard index >= 0, index < inputCount else { throw AnimError(.notFound, "there is no input with this index") }
        let machine = lastMachine { $0.firstInput <= index }
        return input(machine, index - machine.firstInput)
    }

    private func input(_ machine: Machine, _ index: Int) -> InputStore.Input {
        var input = machine.inputs.inputs[index]
        if input.isBound, input.component >= 0, input.kind != .string {
            stage.refreshDerived()
            let value = stage.components.presentation[Int(input.component)]
            if input.kind == .boolean { input.boolean = value != 0 } else { input.number = value }
        }
        return input
    }

    /// Sets a number; if it has changed, the machine reacts at once.
    /// - Throws: `.notFound`, `.kind`, `.argument` if it is not finite or outside the input's range, `.state` for an
    ///   input that the enclosing document gives.
    package func setNumber(_ value: Double, ofInput name: [UInt8]) throws(AnimError) {
        let (machine, index) = try input(name, .number, "number")
        guard value.isFinite else { throw AnimError(.argument, "value must be finite") }
        let input = machine.inputs.inputs[index]
        guard value >= input.minimum, value <= input.maximum else {
            throw AnimError(.argument, "value must be from \(input.minimum) to \(input.maximum)")
        }
        guard input.number.bitPattern != value.bitPattern else { return }
        machine.change(number: value, ofInput: index)
        react(machine)
    }

    package func setBoolean(_ value: Bool, ofInput name: [UInt8]) throws(AnimError) {
        let (machine, index) = try input(name, .boolean, "boolean")
        guard machine.inputs.inputs[index].boolean != value else { return }
        machine.change(boolean: value, ofInput: index)
        react(machine)
    }

    package func setString(_ value: [UInt8], ofInput name: [UInt8]) throws(AnimError) {
        let (machine, index) = try input(name, .string, "string")
        guard value.count <= InputStore.longestString else {
            throw AnimError(.limit, "text is longer than \(InputStore.longestString) bytes")
        }
        guard !machine.inputs.inputs[index].string.elementsEqual(value) else { return }
        machine.change(string: value, ofInput: index)
        react(machine)
    }

    private func react(_ machine: Machine) {
        machine.react()
        if machines.count > 1 { tree.settle() }
    }

    /// Fires a trigger: the machine gets the event of the trigger's name.
    package func fireTrigger(_ name: [UInt8]) throws(AnimError) {
        let (machine, index) = try input(name, .trigger, "trigger")
        machine.send(stage.name(machine.inputs.inputs[index].name))
    }

    private func input(_ name: [UInt8]) throws(AnimError) -> (machine: Machine, index: Int) {
        guard let index = inputOfName[stage.names.find(name)] else {
            let known = stage.names.ending(for: name[...], in: inputOfName, "inputs")
            throw AnimError(.notFound, "the document has no input \(JSONText.quoted(name[...]))\(known)")
        }
        let machine = lastMachine { $0.firstInput <= index }
        return (machine, index - machine.firstInput)
    }

    private func input(
        _ name: [UInt8],
        _ kind: InputStore.Kind,
        _ kindName: StaticText
    ) throws(AnimError) -> (machine: Machine, index: Int) {
        let found = try input(name)
        let input = found.machine.inputs.inputs[found.index]
        guard input.kind == kind else {
            throw AnimError(.kind, "the input \(JSONText.quoted(name[...])) is no \(kindName)")
        }
        guard !input.isBound else {
            throw AnimError(.state, "the document around gives the input \(JSONText.quoted(name[...]))")
        }
        return found
    }

    /// Whether a state, or one inside it, is active.
    /// - Throws: `.notFound`.
    package func isInState(_ name: [UInt8]) throws(AnimError) -> Bool {
        guard let index = stateOfName[stage.names.find(name)] else {
            let known = stage.names.ending(for: name[...], in: stateOfName, "states")
            throw AnimError(.notFound, "the document has no state \(JSONText.quoted(name[...]))\(known)")
        }
        return state(at: index).isActive
    }
}
