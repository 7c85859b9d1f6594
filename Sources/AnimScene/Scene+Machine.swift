// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimStage

/// The machine for a host: events with data, and the states.
extension Scene {
    /// Sends a named event with data; see the other `send`.
    /// - Parameter data: numbers are at most 1e150 in magnitude.
    package func send(_ name: [UInt8], _ data: [EventField]) throws(AnimError) {
        let name = try Scene.event(name)
        machine(ofEvent: name).send(name[...], data)
    }

    /// The index of a field's name.
    /// - Returns: nil for a name that the document does not have.
    /// - Throws: `.argument` for an invalid name.
    package func fieldName(_ name: [UInt8]) throws(AnimError) -> Int32? {
        guard DocumentName.isName(name[...]) else {
            throw AnimError(.argument, "a field's name must be \(DocumentName.rule)")
        }
        return stage.names.find(name)
    }

    /// The machine for an external event: of the component with whose name it begins, or the document's own.
    @inline(never)
    func machine(ofEvent name: [UInt8]) -> Machine {
        guard machines.count > 1, let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return machine }
        var number = 0
        // The longest prefix is found last.
        stage.names.findPrefixes(of: name[..<dot]) { if let found = machineOfName[$0] { number = found } }
        return machines[number]
    }

    /// The name of an event in canonical form.
    static func event(_ name: [UInt8]) throws(AnimError) -> [UInt8] {
        if DocumentName.isEvent(name) { return name }
        guard name.count <= Stage.longestName else {
            throw AnimError(.limit, "name is longer than \(Stage.longestName) bytes")
        }
        guard let event = name.withUnsafeBufferPointer({ DocumentName.event($0) }) else {
            throw AnimError(.argument, "name is no event name: \(DocumentName.eventRule)")
        }
        return event
    }

    /// Whether a top-level final state was reached: the machine processes no more events.
    package var isDone: Bool { machine.isDone }

    /// Appends the names of all active states in document order, separated by spaces. A part of a name that contains a
    /// space is in backquotes.
    package func appendConfiguration(to text: inout [UInt8]) { appendStates(to: &text, onlyLeaves: false) }

    /// Appends the names of the active states without active children, in document order, separated by spaces.
    package func appendState(to text: inout [UInt8]) {
        appendStates(to: &text, onlyLeaves: true)
    }

    private func appendStates(to text: inout [UInt8], onlyLeaves: Bool) {
        var isFirst = true
        forEachActiveState(onlyLeaves: onlyLeaves) { name in
            if !isFirst { text.append(UInt8(ascii: " ")) }
            DocumentName.append(name, toList: &text)
            isFirst = false
        }
    }

    /// Calls `body` with the names of the active states, in document order.
    package func forEachActiveState(onlyLeaves: Bool = false, _ body: (ArraySlice<UInt8>) -> Void) {
        for machine in machines {
            for position in machine.configuration.indices {
                let state = machine.definition.states[Int(machine.configuration[position])]
                if !onlyLeaves || state.isLeaf { body(stage.name(state.name)) }
            }
        }
    }

    /// A state's kind (the number of `ANIM_STATE_KIND_…`), the index of its name, its parent or −1, and whether it is
    /// active.
    /// - Parameter index: 0..<stateCount.
    package func state(at index: Int) -> (kind: Int32, name: Int32, parent: Int32, isActive: Bool) {
        let machine = lastMachine { $0.firstState <= index }
        let own = index - machine.firstState + 1
        let state = machine.definition.states[own]
        let parent = state.parent <= 0 ? -1 : state.parent - 1 + Int32(machine.firstState)
        return (Int32(state.kind.rawValue), state.name, parent, machine.memory[own].isActive)
    }
}
