// SPDX-License-Identifier: MIT
import AnimStage

/// The values of inputs, and the components and texts by which expressions read them.
extension InputStore {
    /// Sets a number, which must be in its range.
    mutating func set(number: Double, at index: Int, _ context: MachineContext) {
        inputs[index].number = number
        context.stage.setInput(inputs[index].component, to: number)
    }

    mutating func set(boolean: Bool, at index: Int, _ context: MachineContext) {
        inputs[index].boolean = boolean
        context.stage.setInput(inputs[index].component, to: boolean ? 1 : 0)
    }

    mutating func set(string: [UInt8], at index: Int, _ context: MachineContext) {
        inputs[index].string.removeAll(keepingCapacity: true)
        inputs[index].string.append(contentsOf: string)
        showText(at: index, context)
    }

    /// Shows a string to expressions, and updates its comparisons.
    private func showText(at index: Int, _ context: MachineContext) {
        if inputs[index].component >= 0 { context.stage.setText(inputs[index].component, to: inputs[index].string) }
        var comparison = inputs[index].firstComparison
        while comparison >= 0 {
            let record = context.definition.comparisons[Int(comparison)]
            context.stage.setInput(record.component, to: record.text == inputs[index].string ? 1 : 0)
            comparison = record.next
        }
    }

    /// Sets all inputs to the values of others of the same kinds, as they are before the machine starts.
    mutating func reset(to initial: InputStore, _ context: MachineContext) {
        for (index, input) in initial.inputs.enumerated() {
            switch input.kind {
            case .number:
                inputs[index].number = input.number
                if !input.isBound { set(number: input.number, at: index, context) }
            case .boolean:
                inputs[index].boolean = input.boolean
                if !input.isBound { set(boolean: input.boolean, at: index, context) }
            case .string: set(string: input.string, at: index, context)
            case .trigger: break
            }
        }
    }

    /// Replaces all inputs, and shows them to expressions unless those give their values.
    mutating func restore(_ saved: [Input], _ context: MachineContext) {
        inputs = saved
        for (index, input) in saved.enumerated() {
            if input.kind == .string {
                showText(at: index, context)
            } else if !input.isBound, input.kind != .trigger {
                context.stage.setInput(
                    input.component,
                    to: input.kind == .number ? input.number : input.boolean ? 1 : 0
                )
            }
        }
    }

    /// Takes over the values of inputs of the same name and type; numbers become the nearest in range.
    /// - Parameter onLoss: called with the name of each input that is gone or has another type.
    mutating func take(_ old: InputStore, _ context: MachineContext, onLoss: (Int32) -> Void) {
        for (oldIndex, input) in old.inputs.enumerated() {
            // The loss of variables is not reported.
            let wasPublic = oldIndex < old.publicCount
            guard let index = self.index(ofName: input.name), inputs[index].kind == input.kind else {
                if wasPublic { onLoss(input.name) }
                continue
            }
            if wasPublic, index >= publicCount { onLoss(input.name) }
            if inputs[index].isBound {
                // The former value, so that the machine hears of the change.
                inputs[index].number = input.number
                inputs[index].boolean = input.boolean
                if input.kind == .string { set(string: input.string, at: index, context) }
                continue
            }
            switch input.kind {
            case .number: set(number: inputs[index].nearest(to: input.number), at: index, context)
            case .boolean: set(boolean: input.boolean, at: index, context)
            case .string: set(string: input.string, at: index, context)
            case .trigger: break
            }
        }
    }
}
