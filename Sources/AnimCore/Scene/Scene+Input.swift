/// Inputs, events and states.
extension Scene {
    /// Sends a named event to the machine, which takes its transitions at once.
    /// - Parameter name: dot-separated tokens of ASCII letters, digits, `-` and `_`.
    /// - Throws: `.argument`, `.limit`.
    public func send(_ name: [UInt8]) throws(AnimError) {
        try Scene.check(event: name)
        machine.send(name[...])
    }

    /// The input of a name.
    /// - Throws: `.notFound`.
    public func input(named name: [UInt8]) throws(AnimError) -> InputStore.Input {
        machine.inputs.inputs[try index(ofInput: name)]
    }

    /// The input at a place in the document's order.
    public func input(at index: Int) throws(AnimError) -> InputStore.Input {
        guard index >= 0, index < inputCount else { throw AnimError(.notFound, "index is that of no input") }
        return machine.inputs.inputs[index]
    }

    /// Sets a number; the machine reacts at once when it is a new one.
    /// - Throws: `.notFound`, `.kind`, `.argument` when it is not finite or outside the input's range.
    public func setNumber(_ value: Double, ofInput name: [UInt8]) throws(AnimError) {
        let index = try self.index(ofInput: name, .number, "number")
        guard value.isFinite else { throw AnimError(.argument, "value must be finite") }
        let input = machine.inputs.inputs[index]
        guard value >= input.minimum, value <= input.maximum else {
            throw AnimError(.argument, "value must be from \(input.minimum) to \(input.maximum)")
        }
        guard input.number.bitPattern != value.bitPattern else { return }
        machine.set(number: value, ofInput: index)
        machine.react()
    }

    public func setBoolean(_ value: Bool, ofInput name: [UInt8]) throws(AnimError) {
        let index = try self.index(ofInput: name, .boolean, "boolean")
        guard machine.inputs.inputs[index].boolean != value else { return }
        machine.set(boolean: value, ofInput: index)
        machine.react()
    }

    public func setString(_ value: [UInt8], ofInput name: [UInt8]) throws(AnimError) {
        let index = try self.index(ofInput: name, .string, "string")
        guard value.count <= InputStore.longestString else {
            throw AnimError(.limit, "text is longer than \(InputStore.longestString) bytes")
        }
        guard !machine.inputs.inputs[index].string.elementsEqual(value) else { return }
        machine.set(string: value, ofInput: index)
        machine.react()
    }

    /// Fires a trigger: the machine gets the event of the trigger's name.
    public func fireTrigger(_ name: [UInt8]) throws(AnimError) {
        let index = try self.index(ofInput: name, .trigger, "trigger")
        machine.send(stage.name(machine.inputs.inputs[index].name))
    }

    private func index(ofInput name: [UInt8]) throws(AnimError) -> Int {
        guard let nameIndex = stage.names.find(name), let index = machine.inputs.index(ofName: nameIndex) else {
            throw AnimError(.notFound, "the document has no input \(JSONText.quoted(name[...]))")
        }
        return index
    }

    private func index(
        ofInput name: [UInt8],
        _ kind: InputStore.Kind,
        _ kindName: StaticText
    ) throws(AnimError) -> Int {
        let index = try self.index(ofInput: name)
        guard machine.inputs.inputs[index].kind == kind else {
            throw AnimError(.kind, "the input \(JSONText.quoted(name[...])) is no \(kindName)")
        }
        return index
    }

    /// Whether a state, or one inside it, is active.
    /// - Throws: `.notFound`.
    public func isInState(_ name: [UInt8]) throws(AnimError) -> Bool {
        guard let index = stage.names.find(name), let isActive = machine.isInState(named: index) else {
            throw AnimError(.notFound, "the document has no state \(JSONText.quoted(name[...]))")
        }
        return isActive
    }
}
