// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimScene
import AnimStage

/// Inputs and events of the machine.
extension Scene {
    /// An input of a document: a value that the host sets.
    public struct Input: Sendable, Hashable {
        /// The input's name.
        public let name: String
        /// The present value; nil for a trigger.
        public let value: DataValue?
        /// The range of its numbers; unlimited if the document sets no limit.
        public let range: ClosedRange<Double>
    }

    /// The document's inputs in document order.
    public var inputs: [Input] {
        (0..<core.inputCount).compactMap { index in
            (try? core.input(at: index)).map {
                Input(name: text(core.stage.name($0.name)), value: DataValue($0), range: $0.minimum...$0.maximum)
            }
        }
    }

    /// The value of an input; nil for a trigger.
    /// - Parameter name: The name of the input.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one.
    public func input(_ name: String) throws(AnimError) -> DataValue? {
        DataValue(try call { (core) throws(EngineError) in try core.input(named: bytes(ofName: name)) })
    }

    /// Sets an input. The machine reacts at once.
    ///
    ///     try scene.setInput("volume", to: 0.5)
    ///     try scene.setInput("isDark", to: true)
    /// - Parameters:
    ///   - name: The name of the input.
    ///   - value: According to the input's kind a number in its range, a boolean, or a text of at most 65 536 bytes.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.kind` for a value of another kind,
    ///   `.argument` for a number outside its range, `.limit`, `.state` for an input whose value comes from the
    ///   document around a component.
    public func setInput(_ name: String, to value: DataValue) throws(AnimError) {
        try call { (core) throws(EngineError) in
            let name = try bytes(ofName: name)
            switch value {
            case .number(let number): try core.setNumber(number, ofInput: name)
            case .boolean(let boolean): try core.setBoolean(boolean, ofInput: name)
            case .text(let text): try core.setString(Array(text.utf8), ofInput: name)
            }
        }
    }

    /// Fires a trigger.
    /// - Parameter name: The name of the trigger.
    /// - Throws: `.notFound` for an unknown name, `.limit` for a long one, `.kind` for another input.
    public func fire(_ name: String) throws(AnimError) {
        try call { (core) throws(EngineError) in try core.fireTrigger(bytes(ofName: name)) }
    }

    /// Sends an event to the machine, which takes its transitions at once. An event without a matching transition does
    /// nothing.
    /// - Parameters:
    ///   - name: Words of ASCII letters, digits, `-` and `_`, or names in backquotes, separated by dots; at most 255
    ///     bytes.
    ///   - data: The fields that guards and actions read as `event.name`: at most 64, numbers at most 1e150 in size.
    /// - Throws: `.argument` for an invalid name of an event or a field or a number that is not finite; `.limit`.
    public func send(_ name: String, data: [String: DataValue] = [:]) throws(AnimError) {
        try call { (core) throws(EngineError) in
            guard !data.isEmpty else { return try core.send(bytes(ofName: name)) }
            try core.send(bytes(ofName: name), try fields(data))
        }
    }

    /// The fields that the document has names for, sorted by name.
    func fields(_ data: [String: DataValue]) throws(EngineError) -> [EventField] {
        guard data.count <= Machine.largestFieldCount else {
            throw AnimMath.AnimError(.limit, "data has more than \(Machine.largestFieldCount) fields")
        }
        var fields: [EventField] = []
        for (name, value) in data.sorted(by: { $0.key < $1.key }) {
            let index = try core.fieldName(bytes(ofName: name, "a field's name"))
            var field = EventField(name: index ?? -1, kind: .number)
            switch value {
            case .number(let number):
                try AnimStage.Stage.check(number, "a field's number")
                field.number = number
            case .boolean(let boolean):
                field.kind = .boolean
                field.number = boolean ? 1 : 0
            case .text(let text):
                field.kind = .text
                field.text = Array(text.utf8)
                guard field.text.count <= InputStore.longestString else {
                    throw AnimMath.AnimError(.limit, "a field's text is longer than \(InputStore.longestString) bytes")
                }
            }
            if index != nil { fields.append(field) }
        }
        return fields
    }
}
