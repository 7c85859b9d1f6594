// SPDX-License-Identifier: MIT
import AnimMath

/// The required type of an expression that may contain texts. Types are determined by the parser.
///
/// Texts are literals in single quotes, or names of texts. For both, `resolve` returns `firstText` minus the number of
/// a component; the name passed for a literal begins with a quote. Names that begin with `event.` are numbers or texts,
/// depending on their use; their texts are resolved by the name `text(event.…)`. `+` concatenates texts, and formats
/// numbers beside them; `? :`, `if` and the comparisons accept two texts, too. `format(x)` writes a number as the
/// shortest decimal that reads back as the same, `format(x, decimals)` with 0 to 15 decimals; `length(text)` is the
/// number of its Unicode scalars; `contains(text, part)`, `startsWith` and `endsWith` are 1 or 0.
package enum ExpressionType: UInt8, Sendable {
    /// A number, or truth.
    case number
    case text
    /// Either.
    case any

    /// For a text, `resolve` returns this minus the number of its component.
    package static var firstText: Int32 { -2 }
}

/// The type of a value on the stack.
private enum ValueType {
    case number, text
    /// An event's data, of the type required by its use.
    case either
}

/// A value on the stack while types are determined.
private struct TypedValue {
    var type: ValueType
    /// The index of its first instruction.
    var start: Int
}

/// Determines types after names are resolved: which `+` concatenates, which comparisons are of texts.
extension ExpressionParser {
    /// The instructions, with those for texts where operands are texts.
    @inline(never)
    mutating func typed(
        as type: ExpressionType,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> [ExpressionInstruction] {
        var typing = ExpressionTyping()
        typing.code.reserveCapacity(code.count + 4)
        for index in 0..<code.count { try take(code[index], &typing, resolve) }
        position = 0
        guard let value = typing.stack.last else { return typing.code }
        switch type {
        case .number: try makeNumber(value, &typing, "a number or a truth is needed here, and this is a text")
        case .any: if value.type == .either { try makeNumber(value, &typing, "") }
        case .text:
            if value.type == .number { throw typeError("a text is needed here, and this is a number: write format(…)") }
            try makeText(value, &typing, resolve)
        }
        typing.markFirst()
        return typing.code
    }

    private func typeError(_ text: StaticText) -> AnimError { error(.kind, "\(text)") }

    private mutating func take(
        _ instruction: ExpressionInstruction,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        let start = typing.code.count
        switch instruction.operation {
        case .constant: typing.push(instruction, .number, start)
        case .variable:
            let isEither = instruction.precedence & ExpressionInstruction.eitherBit != 0
            typing.push(instruction, isEither ? .either : .number, start)
        case .text: typing.push(instruction, .text, start)
        default:
            position = Int(instruction.argument)
            switch instruction.operation {
            case .choose: try takeChoice(instruction, &typing, resolve)
            case .add, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
                try takePair(instruction.operation, &typing, resolve)
            case .format, .formatShortest: try takeFormat(instruction.operation, &typing)
            case .textLength, .contains, .startsWith, .endsWith:
                try takeQuestion(instruction.operation, &typing, resolve)
            default: try takeNumbers(instruction, &typing)
            }
        }
    }

    /// A conditional, of two numbers or of two texts.
    private mutating func takeChoice(
        _ instruction: ExpressionInstruction,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        let (third, second, condition) = (typing.pop(), typing.pop(), typing.pop())
        try makeNumber(
            condition,
            &typing,
            "a text is no truth value: compare it, as in name == 'this'",
            end: second.start
        )
        let isText = second.type == .text || third.type == .text
        if isText || second.type != .either || third.type != .either {
            try makeSame(second, third, isText, &typing, resolve)
            typing.push(operation: isText ? .chooseText : .choose, isText ? .text : .number, condition.start)
        } else {
            // The use of its result determines whether it is the conditional of texts.
            var choice = instruction
            choice.precedence = ExpressionInstruction.eitherBit
            typing.push(choice, .either, condition.start)
        }
    }

    /// A sum or a comparison, of two numbers or of two texts.
    private mutating func takePair(
        _ operation: ExpressionOperation,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        let (second, first) = (typing.pop(), typing.pop())
        let isText = first.type == .text || second.type == .text
        if operation == .add, isText {
            // The second first, because an insertion before it would move it.
            try join(first, second, &typing, resolve)
            typing.push(operation: .join, .text, first.start)
        } else {
            try makeSame(first, second, isText, &typing, resolve)
            if isText {
                typing.code.append(ExpressionInstruction(operation: .compareText))
                typing.code.append(ExpressionInstruction(operation: .constant))
            }
            typing.push(operation: operation, .number, first.start)
        }
    }

    /// A number as a text.
    private mutating func takeFormat(_ operation: ExpressionOperation, _ typing: inout ExpressionTyping)
        throws(AnimError)
    {
        if operation == .format {
            let last = typing.pop()
            try makeNumber(last, &typing, "the decimals must be a number from 0 to 15")
            let decimals = typing.code[last.start]
            let isConstant = last.start == typing.code.count - 1 && decimals.operation == .constant
            if isConstant,
                !(decimals.number >= 0 && decimals.number <= 15 && decimals.number.roundedDown == decimals.number)
            {
                throw typeError("the decimals must be a whole number from 0 to 15")
            }
        }
        let first = typing.pop()
        try makeNumber(first, &typing, "format takes a number, and this is a text")
        typing.push(operation: operation, .text, first.start)
    }

    /// A number that is about one text or two.
    private mutating func takeQuestion(
        _ operation: ExpressionOperation,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        let last = operation == .textLength ? nil : typing.pop()
        let first = typing.pop()
        if first.type == .number || last?.type == .number {
            throw typeError("a text is needed here, and this is a number: write format(…)")
        }
        if let last { try makeText(last, &typing, resolve) }
        try makeText(first, &typing, resolve)
        typing.push(operation: operation, .number, first.start)
    }

    /// Any operation whose operands are all numbers.
    private mutating func takeNumbers(_ instruction: ExpressionInstruction, _ typing: inout ExpressionTyping)
        throws(AnimError)
    {
        var first = typing.code.count
        for _ in 0..<instruction.arity {
            let value = typing.pop()
            try makeNumber(value, &typing, "a number is needed here, and this is a text")
            first = value.start
        }
        typing.push(instruction, .number, first)
    }

    /// Makes two values the same type: both texts, or both numbers.
    private mutating func makeSame(
        _ first: TypedValue,
        _ second: TypedValue,
        _ areTexts: Bool,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        guard areTexts else {
            try makeNumber(first, &typing, "")
            return try makeNumber(second, &typing, "")
        }
        if first.type == .number || second.type == .number {
            throw typeError("one side is a text and the other a number: write format(…) for a text of the number")
        }
        try makeText(first, &typing, resolve)
        try makeText(second, &typing, resolve)
    }

    /// Converts two operands of a concatenation to texts.
    private mutating func join(
        _ first: TypedValue,
        _ second: TypedValue,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        let writing = ExpressionInstruction(operation: .formatShortest)
        if second.type == .number { typing.code.append(writing) } else { try makeText(second, &typing, resolve) }
        if first.type == .number {
            typing.code.insert(writing, at: second.start)
        } else {
            try makeText(first, &typing, resolve)
        }
    }

    private mutating func makeNumber(
        _ value: TypedValue,
        _ typing: inout ExpressionTyping,
        _ text: StaticText,
        end: Int? = nil
    ) throws(AnimError) {
        if value.type == .text { throw typeError(text) }
        // A value of either type is a number by default.
        guard value.type == .either else { return }
        for index in value.start..<(end ?? typing.code.count) {
            typing.code[index].precedence &= ~ExpressionInstruction.eitherBit
        }
    }

    /// Makes a value a text, if it can be one.
    private mutating func makeText(
        _ value: TypedValue,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        guard value.type == .either else { return }
        let start = position
        for index in value.start..<typing.code.count
        where typing.code[index].precedence & ExpressionInstruction.eitherBit != 0 {
            if typing.code[index].operation == .choose {
                typing.code[index] = ExpressionInstruction(operation: .chooseText)
            } else {
                let text = try resolved(Int(typing.code[index].number), 0, question: "text", resolve)
                typing.code[index] = ExpressionInstruction(operation: .text, argument: ExpressionType.firstText - text)
            }
        }
        position = start
    }
}

/// Instructions while types are determined.
private struct ExpressionTyping {
    var code: [ExpressionInstruction] = []
    var stack: [TypedValue] = []

    mutating func pop() -> TypedValue { stack.popLast() ?? TypedValue(type: .number, start: 0) }

    @inline(never)
    mutating func push(_ instruction: ExpressionInstruction, _ type: ValueType, _ start: Int) {
        code.append(instruction)
        stack.append(TypedValue(type: type, start: start))
    }

    mutating func push(operation: ExpressionOperation, _ type: ValueType, _ start: Int) {
        push(ExpressionInstruction(operation: operation), type, start)
    }

    mutating func markFirst() { code.withUnsafeMutableBufferPointer { ExpressionInstruction.markFirst($0) } }
}
