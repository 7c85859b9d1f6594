// SPDX-License-Identifier: MIT
import AnimMath

extension JSONParser {
    /// Parses the number at `position` (RFC 8259, section 6) to the nearest double, ties to even.
    mutating func parseNumber() throws(AnimError) -> Double {
        if let number = shortNumber() { return number }
        let start = position
        if byte == 0x2D { position += 1 }
        if byte == 0x30 {
            position += 1
            if isDigit(byte) {
                throw syntaxError("a digit after a number's leading zero", pointer: .nextValue)
            }
        } else {
            try skipDigits()
        }
        if byte == 0x2E {
            position += 1
            try skipDigits()
        }
        if byte | 0x20 == 0x65 {
            position += 1
            if byte == 0x2B || byte == 0x2D { position += 1 }
            try skipDigits()
        }
        guard position - start <= JSONDocument.maximumNumberLength else {
            throw limitError("a number of more than ", JSONDocument.maximumNumberLength, " bytes", at: start)
        }
        guard let number = DecimalParser.parse(arena.text, in: start..<position), number.isFinite else {
            throw error(.syntax, "number is too large for a double", at: start, pointer: .nextValue)
        }
        return number
    }

    /// The number at `position`, if it is short and followed by a byte that cannot continue it.
    ///
    /// Up to 15 digits are an integer that a double represents exactly, and so is the power of ten that divides it. So
    /// there is one rounding (Clinger, "How to read floating point numbers accurately", 1990).
    @_optimize(speed)
    private mutating func shortNumber() -> Double? {
        var next = position
        let isNegative = bytes[next] == 0x2D
        if isNegative { next += 1 }
        let first = next
        // The text continues far enough.
        guard first + 18 < end else { return nil }
        var digits: UInt64 = 0
        while next - first < 15, isDigit(bytes[next]) {
            digits = digits &* 10 &+ UInt64(bytes[next] &- 0x30)
            next += 1
        }
        guard next > first, bytes[first] != 0x30 || next == first + 1 else { return nil }
        var power = 1.0
        if bytes[next] == 0x2E {
            let point = next
            next += 1
            while next - first < 16, isDigit(bytes[next]) {
                digits = digits &* 10 &+ UInt64(bytes[next] &- 0x30)
                power *= 10
                next += 1
            }
            guard next > point + 1 else { return nil }
        }
        // More digits, a point or an exponent are handled elsewhere.
        guard !isDigit(bytes[next]), bytes[next] != 0x2E, bytes[next] | 0x20 != 0x65 else { return nil }
        position = next
        let magnitude = Double(digits) / power
        return isNegative ? -magnitude : magnitude
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Skips one or more digits.
    @inline(never)
    private mutating func skipDigits() throws(AnimError) {
        guard isDigit(byte) else {
            throw unexpected("a digit of a number", pointer: .nextValue)
        }
        repeat { position += 1 } while isDigit(byte)
    }
}
