extension TextSource {
    /// Appends the text as it is now. Numbers are as of the last time that the scene's were brought up to date.
    func append(to bytes: inout [UInt8], _ numbers: SceneNumbers, _ machines: [Machine]) {
        switch self {
        case .literal(let literal): bytes += literal
        case .input(let machine, let index): bytes += machines[Int(machine)].inputs.inputs[index].string
        case .number(let index, let decimals): bytes.append(numbers.values[Int(index)], decimals: decimals)
        }
    }
}

extension Scene {
    /// Appends a text as it is now. Numbers are as of the last time that the scene's were brought up to date.
    func append(_ text: TextSource, to bytes: inout [UInt8]) { text.append(to: &bytes, numbers, machines) }
}
