// SPDX-License-Identifier: MIT
import AnimMath

/// Reads the tokens of a CSS value, as far as timing functions need them: identifiers and functions in ASCII, numbers
/// and percentages, commas, brackets, white space and comments (CSS Syntax Module Level 3). No escapes.
struct CSSScanner {
    private let bytes: [UInt8]
    package private(set) var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8 { peek(0) }
    private func peek(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    /// An error at the present place.
    @inline(never)
    func error(_ problem: StaticText, at offset: Int? = nil) -> AnimError {
        error(saying: ErrorText(problem), at: offset)
    }

    @inline(never)
    func error(saying text: ErrorText, at offset: Int? = nil) -> AnimError {
        var line: Int32 = 1
        var column: Int32 = 1
        for byte in bytes.prefix(offset ?? index) {
            column += 1
            if byte == 0x0A {
                line += 1
                column = 1
            }
        }
        return AnimError(.syntax, text, place: AnimError.Place(line: line, column: column))
    }

    /// Skips white space and comments. An unterminated comment extends to the end of the text.
    @inline(never)
    package mutating func skipSpace() {
        while index < bytes.count {
            if next == 0x2F, peek(1) == 0x2A {
                index += 2
                while index < bytes.count, !(next == 0x2A && peek(1) == 0x2F) { index += 1 }
                index = min(index + 2, bytes.count)
            } else if next == 0x20 || next == 0x0A || next == 0x09 || next == 0x0D || next == 0x0C {
                index += 1
            } else {
                return
            }
        }
    }

    /// Consumes a character after white space, if it is next.
    @inline(never)
    package mutating func take(_ character: UInt8) -> Bool {
        skipSpace()
        guard index < bytes.count, next == character else { return false }
        index += 1
        return true
    }

    /// The end of the text.
    package mutating func end() throws(AnimError) {
        skipSpace()
        guard index == bytes.count else { throw error("there is more than one timing function") }
    }

    /// An identifier after white space; empty if there is none.
    @inline(never)
    package mutating func name() -> [UInt8] {
        skipSpace()
        let start = index
        while Self.isNameByte(next) { index += 1 }
        return [UInt8](bytes[start..<index])
    }

    /// Consumes the bracket that makes the name just read a function, if it follows without a space.
    mutating func takeBracket() -> Bool {
        guard next == 0x28 else { return false }
        index += 1
        return true
    }

    /// Whether a number could begin here, after white space.
    mutating func isNumberNext() -> Bool {
        skipSpace()
        return Self.isDigit(next) || next == 0x2E || next == 0x2B || next == 0x2D
    }

    /// A number, or a percentage as a fraction.
    package struct Number {
        package var value: Double
        var isInteger: Bool
        var isPercentage: Bool
    }

    /// A number, after white space.
    @inline(never)
    mutating func plainNumber() throws(AnimError) -> Double {
        let number = try number()
        guard !number.isPercentage else { throw error("a number must not be a percentage") }
        return number.value
    }

    /// A number or a percentage after white space; a percentage is returned as a fraction. Correctly rounded in both
    /// cases.
    @inline(never)
    package mutating func number() throws(AnimError) -> Number {
        skipSpace()
        let start = index
        // The number in JSON's notation.
        var text: [UInt8] = []
        if next == 0x2B || next == 0x2D {
            if next == 0x2D { text.put(next) }
            index += 1
        }
        let first = index
        while next == 0x30 { index += 1 }
        if !Self.isDigit(next) { text.put(0x30) }
        digits(&text)
        var count = index - first
        var isInteger = true
        if next == 0x2E, Self.isDigit(peek(1)) {
            isInteger = false
            text.put(next)
            index += 1
            count += 1
            digits(&text)
        }
        guard count > 0 else { throw error("a number is missing", at: start) }
        let sign = peek(1) == 0x2B || peek(1) == 0x2D ? 1 : 0
        if next | 0x20 == 0x65, Self.isDigit(peek(1 + sign)) {
            isInteger = false
            text.put(next)
            if sign == 1 { text.put(peek(1)) }
            index += 1 + sign
            digits(&text)
        }
        guard var decimal = DecimalNumber(text, in: 0..<text.count) else {
            throw error("a number is missing", at: start)
        }
        let isPercentage = next == 0x25
        if isPercentage {
            decimal.point -= 2
            index += 1
        }
        guard isPercentage || !beginsUnit else { throw error("a number has a unit", at: start) }
        let magnitude = decimal.magnitude(text)
        return Number(
            value: decimal.isNegative ? -magnitude : magnitude,
            isInteger: isInteger && !isPercentage,
            isPercentage: isPercentage
        )
    }

    /// Whether a unit follows a number: a name, which does not begin with a digit, nor with a hyphen before one (CSS
    /// Syntax 3, section 4.3.9).
    private var beginsUnit: Bool {
        let first = next == 0x2D ? peek(1) : next
        return Self.isNameByte(first) && !Self.isDigit(first)
    }

    @inline(never)
    private mutating func digits(_ text: inout [UInt8]) {
        while Self.isDigit(next) {
            text.put(next)
            index += 1
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == 0x2D || byte == 0x5F
    }
}
