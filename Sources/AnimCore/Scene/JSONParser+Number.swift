extension JSONParser {
    /// Parses the number at `position` (RFC 8259, section 6) to the nearest double, ties to even.
    mutating func parseNumber() throws(AnimError) -> Double {
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
            position = start
            throw syntaxError("number is too large for a double", pointer: .nextValue)
        }
        return number
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Skips one digit or more.
    @inline(never)
    private mutating func skipDigits() throws(AnimError) {
        guard isDigit(byte) else {
            throw unexpected("a digit of a number", pointer: .nextValue)
        }
        repeat { position += 1 } while isDigit(byte)
    }
}
