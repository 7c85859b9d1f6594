// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A text of a scene: given, that of an input, a number that is written out, or what an expression says.
package enum TextSource: Sendable {
    /// UTF-8.
    case literal([UInt8])
    /// The number of a machine, and the index of its string input.
    case input(Int32, Int)
    /// Index of a number among the scene's, and how many digits it has after its point.
    case number(Int32, decimals: Int)
    case expression(Expression)
}

extension TextSource {
    /// Whether it is that of a string input, which no number follows.
    package var isOfInput: Bool {
        if case .input = self { return true }
        return false
    }

    /// Appends the text as it is now.
    /// - Parameter numbers: the scene's; nil where no text names one.
    package func append(to bytes: inout [UInt8], _ numbers: UnsafePointer<Double>?, _ machines: [Machine]) {
        switch self {
        case .literal(let literal): bytes += literal
        case .input(let machine, let index): bytes += machines[Int(machine)].inputs.inputs[index].string
        case .number(let index, let decimals): bytes.append(numbers?[Int(index)] ?? 0, decimals: decimals)
        case .expression(let expression):
            let stage = machines[0].stage
            stage.refreshDerived()
            _ = stage.evaluateText(expression, stage.components.presentation)
            bytes += stage.texts.bytes
        }
    }
}
