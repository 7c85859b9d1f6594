/// The machine as a host sees it: events with data, and which states there are.
extension Scene {
    /// Sends a named event with data; see the other `send`.
    /// - Parameter data: numbers are at most 1e150 in size.
    public func send(_ name: [UInt8], _ data: [EventField]) throws(AnimError) {
        try Scene.check(event: name)
        machine.send(name[...], data)
    }

    /// The index of a field's name.
    /// - Returns: nil for a name that the document does not have.
    /// - Throws: `.argument` for what cannot be one.
    public func fieldName(_ name: [UInt8]) throws(AnimError) -> Int32? {
        guard DocumentName.isIdentifier(name[...]) else {
            throw AnimError(.argument, "a field's name is none: \(DocumentName.identifierRule)")
        }
        return stage.names.find(name)
    }

    static func check(event name: [UInt8]) throws(AnimError) {
        guard name.count <= Stage.longestName else {
            throw AnimError(.limit, "name is longer than \(Stage.longestName) bytes")
        }
        guard DocumentName.isEvent(name) else {
            throw AnimError(.argument, "name is no event name: \(DocumentName.eventRule)")
        }
    }

    /// Whether an outermost final state was reached: the machine answers no more events.
    public var isDone: Bool { machine.isDone }

    /// Appends the names of all active states in document order, separated by spaces.
    public func appendConfiguration(to text: inout [UInt8]) { appendStates(to: &text, onlyLeaves: false) }

    /// Appends the names of the active states that have no active child, in document order, separated by spaces.
    public func appendState(to text: inout [UInt8]) {
        appendStates(to: &text, onlyLeaves: true)
    }

    private func appendStates(to text: inout [UInt8], onlyLeaves: Bool) {
        var isFirst = true
        for position in machine.configuration.indices {
            let state = machine.definition.states[Int(machine.configuration[position])]
            if onlyLeaves, !state.isLeaf { continue }
            if !isFirst { text.append(UInt8(ascii: " ")) }
            text.append(contentsOf: stage.name(state.name))
            isFirst = false
        }
    }

    /// How many states there are, without the machine itself.
    public var stateCount: Int { max(machine.definition.states.count - 1, 0) }

    /// What is known of a state: its kind by the number of `ANIM_STATE_…`, its name by its index, the state around it or −1.
    /// - Parameter index: 0..<stateCount.
    public func state(at index: Int) -> (kind: Int32, name: Int32, parent: Int32, isActive: Bool) {
        let state = machine.definition.states[index + 1]
        return (Int32(state.kind.rawValue), state.name, state.parent - 1, machine.isActive[index + 1])
    }
}
