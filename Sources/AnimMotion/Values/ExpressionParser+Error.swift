// SPDX-License-Identifier: MIT
import AnimMath

extension ExpressionParser {
    /// An error at the position.
    @inline(never)
    package func error(_ code: AnimError.Code, _ text: ErrorText) -> AnimError {
        var line: Int32 = 1
        var start = 0
        for index in 0..<min(position, self.text.count) where self.text[index] == 0x0A {
            line += 1
            start = index + 1
        }
        let column = Int32(truncatingIfNeeded: position - start + 1)
        return AnimError(code, text, place: AnimError.Place(line: line, column: column))
    }

    @inline(never)
    package func limitError(_ before: StaticText, _ limit: Int, _ after: StaticText) -> AnimError {
        error(.limit, "an expression \(before)\(limit)\(after)")
    }

    @inline(never)
    func nestingError() -> AnimError { limitError("is nested at most ", Expression.deepestNesting, " deep") }

    /// An error at the position: what was expected, and what was found.
    @inline(never)
    package func unexpected(_ expectation: StaticText) -> AnimError {
        var found: ErrorText = "the end"
        if position < text.count {
            let length = JSONText.scalar(in: text[...], at: position)?.length ?? 1
            found = JSONText.quoted(text[position..<(position + length)])
        }
        var hint: StaticText = ""
        if byte == UInt8(ascii: "\"") {
            hint = "; texts are in single quotes, names of several words in backquotes"
        } else if ExpressionParser.isLetter(byte), position > 0, text[position - 1] == 0x20 {
            hint = "; a name of several words is in backquotes"
        }
        return error(.syntax, "expected \(expectation), found \(found)\(hint)")
    }

    /// The error for a missing operator or end of an open construct.
    @inline(never)
    func unexpectedOperator(_ opened: Int32, _ isList: Bool) -> AnimError {
        let expectation: StaticText
        switch (byte, opened) {
        case (UInt8(ascii: "="), _): expectation = "an operator (for equality, ==)"
        case (UInt8(ascii: "^"), _): expectation = "an operator (for powers, pow(x, y))"
        case (UInt8(ascii: ")"), 1...): expectation = "an operator, or ',' and another argument"
        case (UInt8(ascii: ","), 1...), (_, ExpressionParser.bracket): expectation = "an operator or ')'"
        case (_, ExpressionParser.conditional): expectation = "an operator or ':'"
        case (_, ExpressionParser.nothing):
            expectation = isList ? "an operator, ',' or the end" : "an operator or the end"
        default: expectation = "an operator, ',' or ')'"
        }
        return unexpected(expectation)
    }

    @inline(never)
    mutating func unknownFunction(_ name: ArraySlice<UInt8>) -> AnimError {
        position = name.startIndex
        var suggestion = Suggestion(for: name)
        suggestion.offer(ExpressionOperation.functionNames)
        ExpressionFunction.offerNames(to: &suggestion)
        return error(.notFound, Expression.unknown("function", name, suggestion, "functions"))
    }
}
