// SPDX-License-Identifier: MIT
import AnimMath

/// What an expression is to be that may have texts in it: its type is known when it is read.
///
/// Texts stand in single quotes, or names are theirs: of these `resolve` gives `firstText` less the number of a component,
/// and of a text in quotes too, whose name has a quote before it. Names that begin with `event.` are numbers or texts,
/// whichever is asked for where they stand; their texts are asked for by the name `text(event.…)`. `+` joins texts, numbers are
/// written out beside them; `? :`, `if` and the comparisons take two texts, too. `format(x)` writes a number as the shortest
/// decimal that reads back as it, `format(x, decimals)` with so many, 0 to 15, of its decimals; `length(text)` are its
/// Unicode scalars; `contains(text, part)`, `startsWith` and `endsWith` are 1 or 0.
package enum ExpressionType: UInt8, Sendable {
    /// A number, or truth.
    case number
    case text
    /// Either.
    case any

    /// What is resolved for a text is this less the number of its component.
    package static var firstText: Int32 { -2 }
}

/// Types of what is on the stack.
private enum ValueType {
    case number, text
    /// Of an event's data, whichever is asked for.
    case either
}

/// A value on the stack while types are worked out.
private struct TypedValue {
    var type: ValueType
    /// Where its instructions begin.
    var start: Int
}

/// Works out types, once names are resolved: which `+` joins, which comparisons are of texts.
extension ExpressionParser {
    /// The instructions with those of texts in the place of others where operands are texts.
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
        let operation = instruction.operation
        let start = typing.code.count
        switch operation {
        case .constant: typing.push(instruction, .number, start)
        case .variable:
            let isEither = instruction.precedence & ExpressionInstruction.eitherBit != 0
            typing.push(instruction, isEither ? .either : .number, start)
        case .text: typing.push(instruction, .text, start)
        case .choose:
            position = Int(instruction.argument)
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
                // Whether it is that of texts is known when what it gives is used.
                var choice = instruction
                choice.precedence = ExpressionInstruction.eitherBit
                typing.push(choice, .either, condition.start)
            }
        case .add, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
            position = Int(instruction.argument)
            let (second, first) = (typing.pop(), typing.pop())
            let isText = first.type == .text || second.type == .text
            if operation == .add, isText {
                // The second first: what is put before it moves it.
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
        case .format, .formatShortest:
            position = Int(instruction.argument)
            let last = operation == .format ? typing.pop() : nil
            if let last {
                try makeNumber(last, &typing, "the decimals must be a number from 0 to 15")
                let decimals = typing.code[last.start]
                let isFixed = last.start == typing.code.count - 1 && decimals.operation == .constant
                if isFixed,
                    !(decimals.number >= 0 && decimals.number <= 15 && decimals.number.roundedDown == decimals.number)
                {
                    throw typeError("the decimals must be a whole number from 0 to 15")
                }
            }
            let first = typing.pop()
            try makeNumber(first, &typing, "format takes a number, and this is a text")
            typing.push(operation: operation, .text, first.start)
        case .textLength, .contains, .startsWith, .endsWith:
            position = Int(instruction.argument)
            let last = operation == .textLength ? nil : typing.pop()
            let first = typing.pop()
            if first.type == .number || last?.type == .number {
                throw typeError("a text is needed here, and this is a number: write format(…)")
            }
            if let last { try makeText(last, &typing, resolve) }
            try makeText(first, &typing, resolve)
            typing.push(operation: operation, .number, first.start)
        default:
            position = Int(instruction.argument)
            var first = start
            for _ in 0..<operation.arity {
                let value = typing.pop()
                try makeNumber(value, &typing, "a number is needed here, and this is a text")
                first = value.start
            }
            typing.push(instruction, .number, first)
        }
    }

    /// Lets two values be of the same type: both texts, or both numbers.
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

    /// Makes texts of two values that are joined.
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
        // What is either is a number by itself.
        guard value.type == .either else { return }
        for index in value.start..<(end ?? typing.code.count) {
            typing.code[index].precedence &= ~ExpressionInstruction.eitherBit
        }
    }

    /// Of a value that is a text, or can be one.
    private mutating func makeText(
        _ value: TypedValue,
        _ typing: inout ExpressionTyping,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) {
        guard value.type == .either else { return }
        let place = position
        for index in value.start..<typing.code.count
        where typing.code[index].precedence & ExpressionInstruction.eitherBit != 0 {
            if typing.code[index].operation == .choose {
                typing.code[index] = ExpressionInstruction(operation: .chooseText)
            } else {
                let text = try resolved(Int(typing.code[index].number), 0, question: "text", resolve)
                typing.code[index] = ExpressionInstruction(operation: .text, argument: ExpressionType.firstText - text)
            }
        }
        position = place
    }
}

/// Instructions whose types are being worked out.
private struct ExpressionTyping {
    var code: [ExpressionInstruction] = []
    var stack: [TypedValue] = []

    mutating func pop() -> TypedValue { stack.popLast() ?? TypedValue(type: .number, start: 0) }

    mutating func push(_ instruction: ExpressionInstruction, _ type: ValueType, _ start: Int) {
        code.append(instruction)
        stack.append(TypedValue(type: type, start: start))
    }

    mutating func push(operation: ExpressionOperation, _ type: ValueType, _ start: Int) {
        push(ExpressionInstruction(operation: operation), type, start)
    }

    /// Marks the first of the instructions that read a variable, for each.
    mutating func markFirst() {
        for index in code.indices {
            code[index].precedence &= ExpressionInstruction.pathBit
            guard let variable = code[index].variable else { continue }
            var isFirst = true
            for before in 0..<index where code[before].firstVariable == variable { isFirst = false }
            if isFirst { code[index].precedence |= ExpressionInstruction.firstBit }
        }
    }
}
