// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// A text of a scene: a constant, an input, a formatted number, or the result of an expression.
package enum TextSource: Sendable {
    /// UTF-8.
    case literal([UInt8])
    /// The number of a machine, and the index of its string input.
    case input(Int32, Int)
    /// Index of a number in the scene's numbers, and its number of decimals.
    case number(Int32, decimals: Int)
    case expression(Expression)
}

extension TextSource {
    /// What its expression costs: see `Expression.effort`. Texts count when they are evaluated.
    var effort: UInt32 {
        if case .expression(let expression) = self { return expression.effort }
        return 0
    }

    /// Whether it is a string input, which depends on no number.
    package var isOfInput: Bool {
        if case .input = self { return true }
        return false
    }

    /// Appends the present text.
    /// - Parameter numbers: the scene's; nil if no text uses one.
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
