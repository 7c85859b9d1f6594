// SPDX-License-Identifier: MIT
import AnimMotion

/// Texts in expressions. A component represents each: its value is the text's index, and it is marked when the text
/// changes.
extension StageProperties {
    /// Adds a text that expressions can read, and returns its component.
    package func addText(_ text: [UInt8]) -> Int32 {
        let component = addComponent()
        setComponent(component, to: Double(texts.append(text)))
        return component
    }

    /// Bounds the work of an update in which expressions that are computed by themselves read texts this often: beyond
    /// 512, those that have a result are half as long for each doubling, so that they are at most 32 MiB together.
    package func limitTexts(reads: Int) {
        textShift = UInt8(truncatingIfNeeded: Int.bitWidth - ((max(reads, 1) - 1) >> 9).leadingZeroBitCount)
    }

    /// Changes a text. Allocates only if it becomes longer than ever before.
    package func setText(_ component: Int32, to text: [UInt8]) {
        fillText(component, text, longest: ExpressionTexts.longestText >> Int(textShift))
        drawnInputs.insert(Int(component))
        derivedAreStale = true
    }

    /// The same for a text that nothing shown reads.
    package func fillText(_ component: Int32, _ text: [UInt8], longest: Int = ExpressionTexts.longestText) {
        texts.set(self.text(component, components.model), to: text, longest: longest)
    }

    /// Makes a text a number, which is formatted when the text is read.
    package func fillText(_ component: Int32, _ number: Double) {
        texts.set(self.text(component, components.model), to: number)
    }

    /// Evaluates a text expression over a column of the components. The result is in `texts.bytes` until the next
    /// evaluation. O(instructions × length of the texts). Allocates only for texts longer than before, and for a number
    /// of more than 15 characters that `format` writes in its shortest form.
    /// - Returns: whether there is a result: every number in it is at most 1e150 in magnitude, and it is not too long.
    @inline(never)
    package func evaluateText(_ expression: Expression, _ column: UnsafeMutablePointer<Double>) -> Bool {
        texts.clear()
        return !evaluate(expression, column).isNaN
    }

    /// The result of a text instruction.
    @inline(never)
    func perform(
        _ instruction: ExpressionInstruction,
        _ column: UnsafeMutablePointer<Double>,
        _ x: Double,
        _ y: Double,
        _ z: Double
    ) -> Double {
        let text = instruction.operation == .text ? text(instruction.argument, column) : -1
        return texts.perform(instruction.operation, text: text, x, y, z, effort: &evaluationEffort)
    }

    private func text(_ component: Int32, _ column: UnsafeMutablePointer<Double>) -> Int {
        let value = column[Int(component)]
        return value >= 0 && value < 0x1p31 ? Int(value) : -1
    }
}
