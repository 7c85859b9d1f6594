// SPDX-License-Identifier: MIT
import AnimStage

/// Inputs as the machine and expressions see them.
extension Machine {
    /// Gives a number a value that it can have.
    package func set(number: Double, ofInput index: Int) {
        inputs.inputs[index].number = number
        stage.setInput(inputs.inputs[index].component, to: number)
    }

    /// Gives a number the nearest value that it can have.
    func setNearest(_ number: Double, ofInput index: Int) {
        let input = inputs.inputs[index]
        set(number: min(max(number, input.minimum), input.maximum), ofInput: index)
    }

    package func set(boolean: Bool, ofInput index: Int) {
        inputs.inputs[index].boolean = boolean
        stage.setInput(inputs.inputs[index].component, to: boolean ? 1 : 0)
    }

    package func set(string: [UInt8], ofInput index: Int) {
        inputs.inputs[index].string.removeAll(keepingCapacity: true)
        inputs.inputs[index].string.append(contentsOf: string)
        showComparisons(ofInput: index)
    }

    /// Brings the comparisons of a string up to date.
    func showComparisons(ofInput index: Int) {
        var comparison = inputs.inputs[index].firstComparison
        while comparison >= 0 {
            let record = definition.comparisons[Int(comparison)]
            stage.setInput(record.component, to: record.text == inputs.inputs[index].string ? 1 : 0)
            comparison = record.next
        }
    }
}
