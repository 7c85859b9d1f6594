// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Texts of nodes and of their accessibility data.
extension DocumentReader {
    /// An inline text, `{ "input": … }`, `{ "parameter": … }`, `{ "number": …, "decimals": … }` or `{ "expression": … }`.
    ///
    /// A number is appended to the scene's.
    @inline(never)
    package func text(_ node: Int32) throws(AnimError) -> TextSource {
        if json.isKind(node, .string) { return .literal(json.bytes(node)) }
        guard json.isKind(node, .object) else {
            throw json.kindError(
                node,
                "must be a text, or an object with 'input', 'parameter', 'number' or 'expression'"
            )
        }
        let fields = try json.fields(of: node, TextKey.words)
        let hasDecimals = fields.has(TextKey.decimals)
        guard fields.foundCount == (hasDecimals ? 2 : 1), !hasDecimals || fields.has(TextKey.number) else {
            throw json.refusal(
                node,
                "must have one of 'input', 'parameter', 'number' (with 'decimals') and 'expression'"
            )
        }
        let decimals = hasDecimals ? Int(try json.integer(fields[TextKey.decimals], in: 0...15)) : 0
        if fields.has(TextKey.number) {
            let index = numbers.count
            try append(fields[TextKey.number])
            return .number(index, decimals: decimals)
        }
        if fields.has(TextKey.expression) {
            let expression = try textExpression(fields[TextKey.expression])
            if numbers.node >= 0 {
                // A hash that changes with the text: the node is drawn again.
                let code = expression.code + [ExpressionInstruction(operation: .textHash)]
                numbers.append(Expression(text: [], code: code))
            }
            return .expression(expression)
        }
        if fields.has(TextKey.parameter) { return .literal(try stringParameter(fields[TextKey.parameter])) }
        let named = fields[TextKey.input]
        let name = try json.string(named)
        let (owner, ownName) = owner(of: name[...])
        guard let index = visibleInput(ownName, of: owner) else {
            let known = stage.names.ending(
                for: ownName,
                in: owner.inputs.inputOfName,
                "inputs",
                prefix: owner.names.prefix
            )
            throw json.error(named, "the document has no input \(JSONText.quoted(name[...]))\(known)")
        }
        guard owner.inputs.inputs[index].kind == .string else {
            throw json.refusal(named, "must name a string input")
        }
        return .input(owner.machineNumber, index)
    }
}
