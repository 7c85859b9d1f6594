// SPDX-License-Identifier: MIT
import AnimMath

extension ExpressionParser {
    /// The next byte, or 0 at the end. (NUL is never part of an expression.)
    @inline(__always)
    package var byte: UInt8 { position < count ? bytes[position] : 0 }

    /// Bytes of the text.
    @inline(__always)
    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
    }

    @inline(__always)
    package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Whether a byte may begin a part of a name without backquotes.
    @inline(__always)
    package static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    @inline(never)
    @_optimize(speed)
    package mutating func skipSpaces() {
        while byte == 0x20 || byte &- 9 < 2 || byte == 0x0D { position += 1 }
    }

    /// The operator that begins here and its length; if there is none, an index beyond all.
    func symbolHere() -> (index: Int, length: Int) {
        // In the order of `ExpressionOperation.symbols`.
        let byte = byte
        let next = position + 1 < count ? bytes[position + 1] : 0
        let isEqual = next == 0x3D
        let isTwice = next == byte
        switch byte {
        case UInt8(ascii: "%"): return (0, 1)
        case UInt8(ascii: "+"): return (1, 1)
        case UInt8(ascii: "-"): return (2, 1)
        case UInt8(ascii: "*"): return (3, 1)
        case UInt8(ascii: "/"): return (4, 1)
        case UInt8(ascii: "<"): return isEqual ? (5, 2) : (7, 1)
        case UInt8(ascii: ">"): return isEqual ? (6, 2) : (8, 1)
        case UInt8(ascii: "=") where isEqual: return (9, 2)
        case UInt8(ascii: "!") where isEqual: return (10, 2)
        case UInt8(ascii: "|") where isTwice: return (11, 2)
        case UInt8(ascii: "&") where isTwice: return (12, 2)
        case UInt8(ascii: "?"): return (13, 1)
        case UInt8(ascii: ":"): return (14, 1)
        case UInt8(ascii: ","): return (15, 1)
        case UInt8(ascii: ")"): return (16, 1)
        default: return (.max, 0)
        }
    }

    /// Reads a number. Consumes everything that could belong to one, so that `1.2.3` is an error as a whole.
    package mutating func parseNumber() throws(AnimError) -> Double {
        // A single digit, the common case.
        let digit = byte &- 0x30
        let next = position + 1 < count ? bytes[position + 1] : 0
        if digit < 10, !ExpressionParser.isDigit(next), !ExpressionParser.isLetter(next), next != UInt8(ascii: ".") {
            position += 1
            return Double(digit)
        }
        let start = position
        while ExpressionParser.isDigit(byte) || ExpressionParser.isLetter(byte) || byte == UInt8(ascii: ".") {
            let isExponent = byte | 0x20 == UInt8(ascii: "e")
            position += 1
            if isExponent, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
        }
        let range = start..<position
        guard let number = DecimalParser.parse(text, in: range), number.isFinite else {
            position = start
            throw error(.syntax, "\(JSONText.quoted(text[range])) is no number, or too large for a double")
        }
        return number
    }

    /// Skips a name with its parts and index.
    @_optimize(speed)
    mutating func skipName(_ expectation: StaticText = "a number, a name or '('") throws(AnimError) {
        try skipPart(expectation)
        while true {
            if byte == UInt8(ascii: ".") {
                position += 1
                try skipPart("a part of a name")
            } else if byte == UInt8(ascii: "[") {
                repeat { position += 1 } while ExpressionParser.isDigit(byte)
                guard byte == UInt8(ascii: "]"), text[position - 1] != UInt8(ascii: "[") else {
                    throw unexpected("a whole number and ']'")
                }
                position += 1
            } else {
                return
            }
        }
    }

    @_optimize(speed)
    mutating func skipPart(_ expectation: StaticText) throws(AnimError) {
        if byte == UInt8(ascii: "`") {
            hasBackquotes = true
            let start = position
            repeat { position += 1 } while position < count && byte != UInt8(ascii: "`")
            guard position < count, position > start + 1 else { throw unexpected("a name and a backquote") }
            position += 1
        } else {
            guard ExpressionParser.isLetter(byte) else { throw unexpected(expectation) }
            var end = position + 1
            while end < count, ExpressionParser.isLetter(bytes[end]) || ExpressionParser.isDigit(bytes[end]) {
                end += 1
            }
            position = end
        }
    }

    /// The number of the variable whose name is at an offset.
    /// - Parameter end: the end of a name that is resolved unchanged, or 0; −1 − the offset of a text to which it is
    ///   compared.
    /// - Parameter question: the property that is queried, such as `path`.
    package mutating func resolved(
        _ start: Int,
        _ end: Int,
        question: StaticText? = nil,
        _ resolve: (ArraySlice<UInt8>) throws(AnimError) -> Int32
    ) throws(AnimError) -> Int32 {
        var name = text[start..<max(start, end)]
        if end <= 0 || question != nil {
            position = start
            var whole = byte == ExpressionParser.quote ? [] : canonicalName(of: try skipVariable())
            if whole.isEmpty {
                whole = try literal(at: start)
            } else if let question {
                whole = [UInt8](copying: question.utf8) + [UInt8(ascii: "(")] + whole + [UInt8(ascii: ")")]
            } else if end < 0 {
                whole += JSONText.bytes("==") + (try literal(at: -1 - end)) + [ExpressionParser.quote]
            }
            name = whole[...]
        }
        do throws(AnimError) {
            return try resolve(name)
        } catch {
            position = start
            throw error.place == nil ? self.error(error.code, error.text) : error
        }
    }
}
