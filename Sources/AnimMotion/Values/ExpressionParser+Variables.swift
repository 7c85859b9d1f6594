// SPDX-License-Identifier: MIT
import AnimMath

/// A token that stands for one number and is not a constant, by its range in the text.
struct ExpressionVariable {
    /// The name; for `in` and `elapsed` including the brackets and the state.
    package var name: Range<Int>
    /// Whether it is a draw; the name is `random` alone.
    var isDraw = false
    /// Whether it is actually a function; the position is then at its bracket.
    var isCall = false
    /// Whether it is a name that is resolved unchanged.
    package var isPlain = false
}

/// Queries about states and draws, each a variable whose name contains everything, and texts in quotes.
extension ExpressionParser {
    static let quote = UInt8(ascii: "'")

    /// Skips a variable, or the name of a function.
    mutating func skipVariable() throws(AnimError) -> ExpressionVariable {
        let start = position
        hasBackquotes = false
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
            if let query, query != 2 {
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
        } else {
            position = end
            variable.isPlain = !hasBackquotes
        }
        return variable
    }

    /// Whether a text is a single name that is resolved unchanged: parts separated by dots, and not a constant.
    @inline(never)
    @_optimize(speed)
    static func isPlainName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count <= Expression.longestText else { return false }
        var index = 0
        while true {
            guard index < text.count, isLetter(text[index]) else { return false }
            repeat { index += 1 } while index < text.count && (isLetter(text[index]) || isDigit(text[index]))
            if index == text.count { return ExpressionOperation.constant(named: text) == nil }
            guard text[index] == UInt8(ascii: ".") else { return false }
            index += 1
        }
    }

    /// The name as it is passed to the resolver.
    func canonicalName(of variable: ExpressionVariable) -> [UInt8] {
        var name: [UInt8] = []
        var isQuoted = false
        var start = 0
        for index in variable.name {
            let byte = text[index]
            if byte == Expression.backquote {
                isQuoted.toggle()
                if isQuoted {
                    start = name.count
                } else if keepsBackquotes, Expression.needsBackquotes(name[start...]) {
                    name.insert(byte, at: start)
                    name.append(byte)
                }
            } else if isQuoted || byte > 0x20 {
                name.append(byte)
            }
        }
        if variable.isDraw { name += JSONText.bytes("()") }
        return name
    }

    /// The text in quotes at an offset, in the form of names of texts: with a quote before it.
    mutating func literal(at start: Int) throws(AnimError) -> [UInt8] {
        position = start
        let range = try skipText()
        var literal = [ExpressionParser.quote]
        var index = range.lowerBound
        while index < range.upperBound {
            literal.append(text[index])
            // Two quotes mean one.
            index += text[index] == ExpressionParser.quote ? 2 : 1
        }
        return literal
    }

    /// Skips a text in quotes. Returns its range without the quotes.
    mutating func skipText() throws(AnimError) -> Range<Int> {
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

    /// Skips the name of a state, which may contain `-` and `.`, and parts in backquotes.
    private mutating func skipState() throws(AnimError) {
        let start = position
        while true {
            if byte == Expression.backquote {
                try skipPart("a state")
            } else if ExpressionParser.isLetter(byte) || ExpressionParser.isDigit(byte) || byte &- 0x2D < 2 {
                position += 1
            } else {
                break
            }
        }
        if position == start { throw unexpected("the name of a state") }
    }
}

extension Expression {
    package static var backquote: UInt8 { UInt8(ascii: "`") }

    /// Whether a part of a name would mean something else without backquotes: a path, a question or a text.
    package static func needsBackquotes(_ part: ArraySlice<UInt8>) -> Bool {
        part.withUnsafeBufferPointer { part in part.contains(where: isSpecial) }
    }

    /// Whether a byte separates names, or begins a token that is not a name: `.`, `(`, `)`, `[`, `]`, `=` or `'`.
    @inline(__always)
    package static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "=") || byte &- UInt8(ascii: "'") < 3
            || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
    }

    /// The first dot of a name outside backquotes.
    package static func dot(in name: ArraySlice<UInt8>) -> Int? {
        name.withUnsafeBufferPointer { dot(in: $0) }.map { name.startIndex + $0 }
    }

    package static func dot(in name: UnsafeBufferPointer<UInt8>) -> Int? {
        var isQuoted = false
        for index in name.indices {
            if name[index] == backquote { isQuoted.toggle() }
            if name[index] == UInt8(ascii: "."), !isQuoted { return index }
        }
        return nil
    }

    /// Whether a path of names is surely read as one without backquotes: it consists of words, and its first part is
    /// longer than the words of the language.
    package static func isLongPlainPath(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let longestWord = 7
        return (name.firstIndex(of: UInt8(ascii: ".")) ?? name.count) > longestWord
            && ExpressionParser.isPlainName(name)
    }

    /// A path of names without unneeded backquotes.
    package static func canonicalPath(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var quote = -1
        for byte in name {
            result.append(byte)
            guard byte == backquote else { continue }
            if quote < 0 {
                quote = result.count - 1
            } else {
                if !needsBackquotes(result[(quote + 1)...].dropLast()) {
                    result.removeLast()
                    result.remove(at: quote)
                }
                quote = -1
            }
        }
        return result
    }

    /// The parts of a resolved name that compares with a text, such as `mode=='dark'`.
    package static func textComparison(
        _ name: ArraySlice<UInt8>
    ) -> (name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
        guard name.last == 0x27 else { return nil }
        var index = name.startIndex
        var isQuoted = false
        // Three bytes between them, and one at the end.
        while index + 3 < name.endIndex {
            if name[index] == backquote { isQuoted.toggle() }
            if !isQuoted, name[index] == 0x3D, name[index + 1] == 0x3D, name[index + 2] == 0x27,
                name[name.endIndex - 1] == 0x27
            {
                return (name[..<index], name[(index + 3)..<(name.endIndex - 1)])
            }
            index += 1
        }
        return nil
    }
}
