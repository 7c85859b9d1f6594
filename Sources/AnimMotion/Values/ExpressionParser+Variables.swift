// SPDX-License-Identifier: MIT
import AnimMath

/// What stands for one number in an expression and is no constant, by its places in the text.
struct ExpressionVariable {
    /// The name; of `in` and `elapsed` with the brackets and the state.
    package var name: Range<Int>
    /// The text that it is compared with, between its quotes.
    package var text: Range<Int>?
    /// Whether that is by `!=`.
    package var isDifference = false
    /// Whether it is a draw; the name is `random` alone.
    var isDraw = false
    /// Whether it is none of these but a function, at whose bracket the position is.
    var isCall = false
    /// Whether it is a name that is resolved as it stands.
    package var isPlain = false
}

/// Questions about states, draws, and comparisons with texts: each is a variable, by a name that says it all.
extension ExpressionParser {
    private static let quote = UInt8(ascii: "'")

    /// Skips a variable, or the name of a function.
    mutating func skipVariable() throws(AnimError) -> ExpressionVariable {
        let start = position
        hasBackquotes = false
        if byte == ExpressionParser.quote {
            let text = try skipText()
            guard let isDifference = skipEquality() else { throw unexpected("'==' or '!='") }
            let name = position
            try skipName("a name")
            return ExpressionVariable(name: name..<position, text: text, isDifference: isDifference)
        }
        try skipName()
        var variable = ExpressionVariable(name: start..<position)
        let end = position
        skipSpaces()
        if byte == UInt8(ascii: "(") {
            let query = ExpressionOperation.queryNames.index(of: slice(start..<end))
            let bracket = position
            position += 1
            skipSpaces()
            variable.isDraw = query == 2
            if let query, query < 2 {
                try skipState()
                skipSpaces()
                guard byte == UInt8(ascii: ")") else { throw unexpected("')'") }
                position += 1
                variable.name = start..<position
            } else if variable.isDraw, byte == UInt8(ascii: ")") {
                position += 1
            } else {
                position = bracket
                variable.isCall = true
            }
        } else if let isDifference = skipEquality(), byte == ExpressionParser.quote {
            variable.text = try skipText()
            variable.isDifference = isDifference
        } else {
            position = end
            variable.isPlain = !hasBackquotes
        }
        return variable
    }

    /// Whether a text is one name, which is resolved as it stands: parts with dots between them, and no constant.
    @inline(never)
    @_optimize(speed)
    static func isPlainName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= Expression.longestText else { return false }
        var isAtPart = true
        for byte in text {
            if isAtPart ? isLetter(byte) : isLetter(byte) || isDigit(byte) {
                isAtPart = false
            } else {
                guard byte == UInt8(ascii: "."), !isAtPart else { return false }
                isAtPart = true
            }
        }
        if isAtPart { return false }
        return ExpressionOperation.constant(named: text) == nil
    }

    /// The name that is resolved.
    func canonicalName(of variable: ExpressionVariable) -> [UInt8] {
        var name: [UInt8] = []
        var isQuoted = false
        for index in variable.name {
            let byte = text[index]
            if byte == UInt8(ascii: "`") {
                isQuoted.toggle()
            } else if isQuoted || byte > 0x20 {
                name.append(byte)
            }
        }
        if variable.isDraw { name += JSONText.bytes("()") }
        guard let compared = variable.text else { return name }
        name += JSONText.bytes("=='")
        var index = compared.lowerBound
        while index < compared.upperBound {
            name.append(text[index])
            // Two quotes are one.
            index += text[index] == ExpressionParser.quote ? 2 : 1
        }
        name.append(ExpressionParser.quote)
        return name
    }

    /// Skips `==` or `!=` and spaces around it: whether it is the latter, or nil where neither is there.
    private mutating func skipEquality() -> Bool? {
        skipSpaces()
        let first = byte
        guard first == UInt8(ascii: "=") || first == UInt8(ascii: "!"), position + 1 < count,
            bytes[position + 1] == UInt8(ascii: "=")
        else { return nil }
        position += 2
        skipSpaces()
        return first == UInt8(ascii: "!")
    }

    /// Skips a text in quotes, whose places it gives without them.
    private mutating func skipText() throws(AnimError) -> Range<Int> {
        position += 1
        let start = position
        while position < text.count {
            if byte == ExpressionParser.quote {
                if position + 1 == text.count || text[position + 1] != ExpressionParser.quote {
                    position += 1
                    return start..<(position - 1)
                }
                position += 1
            }
            position += 1
        }
        throw unexpected("a quote (')")
    }

    /// Skips the name of a state, which may have `-` and `.` in it.
    private mutating func skipState() throws(AnimError) {
        if byte == UInt8(ascii: "`") { return try skipPart("a state") }
        let start = position
        while ExpressionParser.isLetter(byte) || ExpressionParser.isDigit(byte) || byte &- 0x2D < 2 { position += 1 }
        if position == start { throw unexpected("the name of a state") }
    }
}

extension Expression {
    /// The parts of a resolved name that is a comparison with a text, such as `mode=='dark'`.
    package static func textComparison(
        _ name: ArraySlice<UInt8>
    ) -> (name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
        guard name.last == 0x27 else { return nil }
        var index = name.startIndex
        // Three bytes between them, and one at the end.
        while index + 3 < name.endIndex {
            if name[index] == 0x3D, name[index + 1] == 0x3D, name[index + 2] == 0x27, name[name.endIndex - 1] == 0x27 {
                return (name[..<index], name[(index + 3)..<(name.endIndex - 1)])
            }
            index += 1
        }
        return nil
    }
}
