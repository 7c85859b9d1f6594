// SPDX-License-Identifier: MIT
import AnimMotion
import AnimStage

/// The results of an action's expressions: the data of an event to be sent, the values and the velocities of a
/// property. The next action reuses the memory.
struct ActionData: ~Copyable {
    private(set) var fields: [EventField] = []
    private(set) var values: [Double] = []
    private(set) var velocities: [Double] = []

    /// Evaluates the data of an event into `fields`.
    /// - Parameters:
    ///   - skipsErrors: whether a field without a result is omitted, instead of failing.
    ///   - fail: called for each expression without a result.
    /// - Returns: false if one has no result and none may be omitted.
    mutating func collect(
        _ data: Range<Int32>,
        skipsErrors: Bool,
        _ context: MachineContext,
        _ present: [EventField],
        _ inputs: [InputStore.Input],
        fail: (ExecutionError) -> Void
    ) -> Bool {
        fields.removeAll(keepingCapacity: true)
        for index in data {
            let definition = context.definition.data[Int(index)]
            var field = EventField(name: definition.name, kind: .number)
            switch definition.kind {
            case .number, .boolean:
                field.number = context.number(definition.value)
                guard Machine.isResult(field.number) else {
                    fail(.number)
                    if skipsErrors { continue }
                    return false
                }
                if definition.kind == .boolean { field.kind = .boolean }
            case .expression:
                guard context.evaluateText(definition.value) else {
                    fail(.text)
                    if skipsErrors { continue }
                    return false
                }
                field.kind = .text
                field.text.append(contentsOf: context.stage.texts.bytes)
            case .event:
                for known in present where known.name == definition.value {
                    field = known
                    field.name = definition.name
                }
            case .text:
                field.kind = .text
                field.text = context.definition.texts[Int(definition.value)]
            case .input:
                field.kind = .text
                field.text = inputs[Int(definition.value)].string
            }
            context.stage.call.spend(field.kind == .text ? 64 + Int64(field.text.count / 16) : 16)
            fields.append(field)
        }
        return true
    }

    /// Evaluates numbers into `values`.
    /// - Returns: whether all are valid for a property.
    mutating func collect(values numbers: Range<Int32>, _ context: MachineContext) -> Bool {
        ActionData.collect(numbers, into: &values, context)
    }

    /// The same into `velocities`.
    mutating func collect(velocities numbers: Range<Int32>, _ context: MachineContext) -> Bool {
        ActionData.collect(numbers, into: &velocities, context)
    }

    private static func collect(
        _ numbers: Range<Int32>,
        into results: inout [Double],
        _ context: MachineContext
    ) -> Bool {
        results.removeAll(keepingCapacity: true)
        var areResults = true
        for number in numbers {
            let value = context.number(number)
            areResults = areResults && Machine.isResult(value)
            results.append(value)
        }
        return areResults
    }
}
