// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads texts of nodes, of their accessibility data, and in actions.
final class TextReader: ScopedReader {
    let scope: DocumentScope
    let expressionReader: ExpressionReader
    let numberReader: NumberReader
    let json: JSONStorage
    let scenery: Scenery

    init(_ numberReader: NumberReader) {
        self.numberReader = numberReader
        expressionReader = numberReader.expressionReader
        scope = numberReader.scope
        json = numberReader.json
        scenery = numberReader.scenery
    }

    /// An inline text, `{ "input": … }`, `{ "parameter": … }`, `{ "number": …, "decimals": … }` or `{ "expression": …
    /// }`.
    ///
    /// A number is appended to the scene's.
    @inline(never)
    func text(_ node: Int32) throws(AnimError) -> TextSource {
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
            let index = scenery.numbers.count
            try numberReader.append(fields[TextKey.number])
            return .number(index, decimals: decimals)
        }
        if fields.has(TextKey.expression) {
            let expression = try textExpression(fields[TextKey.expression])
            if scenery.numbers.node >= 0 {
                // A hash that changes with the text: the node is drawn again.
                let code = expression.code + [ExpressionInstruction(operation: .textHash)]
                scenery.numbers.append(Expression(text: [], code: code))
            }
            return .expression(expression)
        }
        if fields.has(TextKey.parameter) { return .literal(try stringParameter(fields[TextKey.parameter])) }
        let named = fields[TextKey.input]
        let name = try json.string(named)
        let (owner, ownName) = scope.owner(of: name[...])
        guard let index = scope.visibleInput(ownName, of: owner) else {
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

    func optionalText(_ node: Int32) throws(AnimError) -> TextSource {
        node < 0 ? .literal([]) : try text(node)
    }

    /// A text expression over live values.
    @inline(never)
    func textExpression(_ node: Int32) throws(AnimError) -> Expression {
        _ = try json.text(ofString: node)
        return try expressionReader.expression(
            json.bytes(node),
            in: ExpressionPlace(node: node),
            type: .text,
            keepsText: false
        )
    }

    /// A text that an action gives as an object.
    enum ActionText {
        case literal([UInt8])
        /// Index of a string input.
        case input(Int)
        /// Index of an expression.
        case expression(Int32)
    }

    /// Reads a text that an action gives as an object.
    @inline(never)
    func actionText(_ node: Int32, _ state: Int32) throws(AnimError) -> ActionText {
        let fields = try json.fields(of: node, DataValueKey.words)
        let hasDecimals = fields.has(DataValueKey.decimals)
        guard fields.foundCount == (hasDecimals ? 2 : 1), !hasDecimals || fields.has(DataValueKey.number) else {
            throw json.refusal(
                node,
                "must have one of the keys 'text', 'input', 'parameter', 'number' (with 'decimals') and 'expression'"
            )
        }
        if fields.has(DataValueKey.text) { return .literal(json.bytes(fields[DataValueKey.text])) }
        if fields.has(DataValueKey.parameter) {
            return .literal(try stringParameter(fields[DataValueKey.parameter]))
        }
        if fields.has(DataValueKey.input) {
            let named = fields[DataValueKey.input]
            let index = try scope.input(json.text(of: named), at: named)
            guard scope.inputs.inputs[index].kind == .string else {
                throw json.refusal(named, "must name a string input; others are expressions")
            }
            return .input(index)
        }
        if fields.has(DataValueKey.expression) {
            return .expression(
                try expressionReader.actionExpression(fields[DataValueKey.expression], state, type: .text)
            )
        }
        let decimals = hasDecimals ? try json.integer(fields[DataValueKey.decimals], in: 0...15) : 0
        let number = fields[DataValueKey.number]
        var code = [ExpressionInstruction(operation: .constant)]
        if json.isKind(number, .string) {
            code = scope.machine.expressions[Int(try expressionReader.actionExpression(number, state))].expression.code
        } else {
            code[0].number = try json.checkedNumber(number)
        }
        // The stack has room for one more; see `Expression.run`.
        code.append(ExpressionInstruction(operation: .constant, number: Double(decimals)))
        code.append(ExpressionInstruction(operation: .format))
        return .expression(expressionReader.append(Expression(text: [], code: code)))
    }

    /// The value of the string parameter with a name.
    func stringParameter(_ named: Int32) throws(AnimError) -> [UInt8] {
        let name = try json.text(ofString: named)
        guard let parameter = parameters.find(name) else {
            throw json.error(named, parameters.unknown([UInt8](copying: name)[...]).text)
        }
        guard parameter.kind == .string else { throw json.refusal(named, "must name a string parameter") }
        return parameter.string
    }

    /// The field name, if an expression is only a field of event data; nil for another.
    func eventField(_ node: Int32) -> [UInt8]? { DocumentName.field(ofEvent: json.text(of: node)) }
}
