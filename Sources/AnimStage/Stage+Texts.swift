// SPDX-License-Identifier: MIT
import AnimMotion

/// Texts in expressions: each is known by a component, whose value says which it is, and which is marked when the text changes.
extension Stage {
    /// Adds a text that expressions can read: its component.
    package func addText(_ text: [UInt8]) -> Int32 {
        let component = addComponent()
        setComponent(component, to: Double(texts.append(text)))
        return component
    }

    /// Gives a text another value. Allocates only where it becomes longer than it ever was.
    package func setText(_ component: Int32, to text: [UInt8]) {
        fillText(component, text)
        drawnInputs.insert(Int(component))
        derivedAreStale = true
    }

    /// The same of one that is read by nothing that is shown.
    package func fillText(_ component: Int32, _ text: [UInt8]) {
        texts.set(self.text(component, components.model), to: text)
    }

    /// Lets a number be written where such a text is read.
    package func fillText(_ component: Int32, _ number: Double) {
        texts.set(self.text(component, components.model), to: number)
    }

    /// Evaluates an expression that is a text, over a column of the components. The text is then `texts.bytes`, until the
    /// next one is evaluated. O(instructions × length of the texts). Allocates nothing but for longer texts than before, and
    /// for a number of more than 15 characters that `format` writes in the shortest way.
    /// - Returns: whether it has a result: every number in it is one up to 1e150, and it is not too long.
    @inline(never)
    package func evaluateText(_ expression: Expression, _ column: UnsafeMutablePointer<Double>) -> Bool {
        texts.clear()
        return !evaluate(expression, column).isNaN
    }

    /// What an instruction of texts gives.
    @inline(never)
    func perform(
        _ instruction: ExpressionInstruction,
        _ column: UnsafeMutablePointer<Double>,
        _ x: Double,
        _ y: Double,
        _ z: Double
    ) -> Double {
        let text = instruction.operation == .text ? text(instruction.argument, column) : -1
        return texts.perform(instruction.operation, text: text, x, y, z)
    }

    private func text(_ component: Int32, _ column: UnsafeMutablePointer<Double>) -> Int {
        let value = column[Int(component)]
        return value >= 0 && value < 0x1p31 ? Int(value) : -1
    }
}
