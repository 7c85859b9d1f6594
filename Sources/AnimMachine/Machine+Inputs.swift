// SPDX-License-Identifier: MIT
import AnimStage

/// Inputs as read by the machine and by expressions.
extension Machine {
    /// Sets a number, which must be in its range.
    package func set(number: Double, ofInput index: Int) {
        inputs.inputs[index].number = number
        stage.setInput(inputs.inputs[index].component, to: number)
    }

    /// Changes a number, and notifies the machine.
    package func change(number: Double, ofInput index: Int) {
        let previous = inputs.inputs[index].number
        set(number: number, ofInput: index)
        hearChange(ofInput: index, from: previous, to: number)
    }

    package func change(boolean: Bool, ofInput index: Int) {
        let previous = inputs.inputs[index].boolean
        set(boolean: boolean, ofInput: index)
        hearChange(ofInput: index, from: previous ? 1 : 0, to: boolean ? 1 : 0)
    }

    package func change(string: [UInt8], ofInput index: Int) {
        let event = inputs.inputs[index].changedEvent
        if event >= 0, inputs.inputs[index].string != string { raise(event) }
        set(string: string, ofInput: index)
    }

    /// Changes a number to the nearest value in its range, and notifies the machine.
    func changeNearest(_ number: Double, ofInput index: Int) {
        change(number: inputs.inputs[index].nearest(to: number), ofInput: index)
    }

    /// Raises the event of an input's change, with both values, if a transition uses it.
    @inline(__always)
    func hearChange(ofInput index: Int, from previous: Double, to value: Double) {
        let event = inputs.inputs[index].changedEvent
        if event >= 0, previous.bitPattern != value.bitPattern { raiseChange(event, previous, value) }
    }

    @inline(never)
    private func raiseChange(_ event: Int32, _ previous: Double, _ value: Double) {
        raised.append(
            event,
            EventNumber(field: definition.valueField, value: value),
            EventNumber(field: definition.previousField, value: previous),
            limit: mostMicrosteps
        )
    }

    package func set(boolean: Bool, ofInput index: Int) {
        inputs.inputs[index].boolean = boolean
        stage.setInput(inputs.inputs[index].component, to: boolean ? 1 : 0)
    }

    package func set(string: [UInt8], ofInput index: Int) {
        inputs.inputs[index].string.removeAll(keepingCapacity: true)
        inputs.inputs[index].string.append(contentsOf: string)
        showText(ofInput: index)
    }

    /// Shows a string to expressions, and updates its comparisons.
    func showText(ofInput index: Int) {
        if inputs.inputs[index].component >= 0 {
            stage.setText(inputs.inputs[index].component, to: inputs.inputs[index].string)
        }
        var comparison = inputs.inputs[index].firstComparison
        while comparison >= 0 {
            let record = definition.comparisons[Int(comparison)]
            stage.setInput(record.component, to: record.text == inputs.inputs[index].string ? 1 : 0)
            comparison = record.next
        }
    }
}
