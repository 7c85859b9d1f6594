// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

/// Texts in expressions and in actions.
extension DocumentReader {
    /// The variable of a quoted text; `name` begins with the quote.
    @inline(never)
    func literal(_ name: ArraySlice<UInt8>) -> Int32 {
        let index = names.intern([UInt8](name))
        if let known = questions.componentOfName[index] { return ExpressionType.firstText - Int32(known) }
        let component = stage.addText([UInt8](name.dropFirst()))
        questions.componentOfName.set(index, Int(component))
        return ExpressionType.firstText - component
    }

    /// The variable of a string's name, or of `text(event.NAME)`; nil for another name.
    @inline(never)
    func text(named name: ArraySlice<UInt8>, _ place: ExpressionPlace) throws(AnimError) -> Int32? {
        if name.begins(with: "text("), name.last == UInt8(ascii: ")") {
            guard place.isAction else { return nil }
            let field = names.fieldName([UInt8](name.dropFirst(11).dropLast()))
            if let known = machine.textOfField[field] { return ExpressionType.firstText - Int32(known) }
            let component = stage.addText([])
            machine.textOfField.set(field, Int(component))
            return ExpressionType.firstText - component
        }
        let (owner, ownName) = owner(of: name)
        if let input = visibleInput(ownName, of: owner), owner.inputs.inputs[input].kind == .string {
            if owner.inputs.inputs[input].component < 0 {
                owner.inputs.inputs[input].component = stage.addText(owner.inputs.inputs[input].string)
            }
            return ExpressionType.firstText - owner.inputs.inputs[input].component
        }
        guard let parameter = parameters.find(name), parameter.kind == .string else { return nil }
        return literal(([UInt8(ascii: "'")] + parameter.string)[...])
    }

    /// The index of an input of a document; or of one of its variables, if it is this document.
    func visibleInput(_ name: ArraySlice<UInt8>, of owner: DocumentReader) -> Int? {
        let index = owner.inputs.index(ofName: owner.names.nameIndex(of: [UInt8](name)))
        guard let index, owner === self || index < owner.inputs.publicCount else { return nil }
        return index
    }

    /// Whether a name is that of a variable of an instance, which is private.
    @inline(never)
    func isPrivate(_ name: ArraySlice<UInt8>) -> Bool {
        let (owner, ownName) = owner(of: name)
        guard owner !== self, let index = owner.inputs.index(ofName: owner.names.nameIndex(of: [UInt8](ownName)))
        else { return false }
        return index >= owner.inputs.publicCount
    }

    /// A text expression that follows the things it names.
    @inline(never)
    func textExpression(_ node: Int32) throws(AnimError) -> Expression {
        _ = try json.text(ofString: node)
        let place = ExpressionPlace(node: node)
        do throws(AnimError) {
            return try Expression.parse(json.bytes(node), keepsText: false, type: .text, keepsBackquotes: true) {
                (name) throws(AnimError) in
                try variable(name, in: place)
            }
        } catch {
            throw placed(error, node)
        }
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
            let index = try input(json.text(of: named), at: named)
            guard inputs.inputs[index].kind == .string else {
                throw json.refusal(named, "must name a string input; others are expressions")
            }
            return .input(index)
        }
        if fields.has(DataValueKey.expression) {
            return .expression(try actionExpression(fields[DataValueKey.expression], state, type: .text))
        }
        let decimals = hasDecimals ? try json.integer(fields[DataValueKey.decimals], in: 0...15) : 0
        let number = fields[DataValueKey.number]
        var code = [ExpressionInstruction(operation: .constant)]
        if json.isKind(number, .string) {
            code = machine.expressions[Int(try actionExpression(number, state))].expression.code
        } else {
            code[0].number = try json.checkedNumber(number)
        }
        // The stack has room for one more; see `Expression.run`.
        code.append(ExpressionInstruction(operation: .constant, number: Double(decimals)))
        code.append(ExpressionInstruction(operation: .format))
        return .expression(append(Expression(text: [], code: code)))
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
