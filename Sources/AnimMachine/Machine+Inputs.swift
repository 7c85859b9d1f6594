// SPDX-License-Identifier: MIT
import AnimStage

/// Changes of inputs, to which the machine reacts.
extension Machine {
    /// Changes a number, and notifies the machine.
    package func change(number: Double, ofInput index: Int) {
        let previous = inputs.inputs[index].number
        inputs.set(number: number, at: index, context)
        hearChange(ofInput: index, from: previous, to: number)
    }

    package func change(boolean: Bool, ofInput index: Int) {
        let previous = inputs.inputs[index].boolean
        inputs.set(boolean: boolean, at: index, context)
        hearChange(ofInput: index, from: previous ? 1 : 0, to: boolean ? 1 : 0)
    }

    package func change(string: [UInt8], ofInput index: Int) {
        let event = inputs.inputs[index].changedEvent
        if event >= 0, inputs.inputs[index].string != string { raise(event) }
        inputs.set(string: string, at: index, context)
    }

    /// Changes a number to the nearest value in its range, and notifies the machine.
    func changeNearest(_ number: Double, ofInput index: Int) {
        change(number: inputs.inputs[index].nearest(to: number), ofInput: index)
    }

    /// Raises the event of an input's change, with both values, if a transition uses it. 0 and −0 are one value.
    @inline(__always)
    func hearChange(ofInput index: Int, from previous: Double, to value: Double) {
        let event = inputs.inputs[index].changedEvent
        if event >= 0, previous != value { raiseChange(event, previous, value) }
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
}
