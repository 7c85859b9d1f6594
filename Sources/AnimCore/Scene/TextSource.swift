/// A text of a scene: given, that of an input, or a number that is written out.
enum TextSource: Sendable {
    /// UTF-8.
    case literal([UInt8])
    /// Index of a string input.
    case input(Int)
    /// Index of a number among the scene's, and how many digits it has after its point.
    case number(Int32, decimals: Int)
}

extension Scene {
    /// Appends a text as it is now. Numbers are as of the last time that the scene's were brought up to date.
    func append(_ text: TextSource, to bytes: inout [UInt8]) {
        switch text {
        case .literal(let literal): bytes += literal
        case .input(let index): bytes += machine.inputs.inputs[index].string
        case .number(let index, let decimals): bytes.append(numbers.values[Int(index)], decimals: decimals)
        }
    }
}
