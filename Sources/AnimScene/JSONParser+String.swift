// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension JSONParser {
    /// Parses the string at `position` and returns the range of its bytes, in the form of `JSONNode.payload`. Without
    /// escapes they are in the text; otherwise they are appended to `JSONArena.decoded`.
    @inline(never)
    @_optimize(speed)
    mutating func parseString(pointer: PointerTarget) throws(AnimError) -> (payload: UInt64, isDecoded: Bool) {
        let quote = position
        position += 1
        let start = position
        skipPlainASCII()
        if byte != 0x22 { try skipPlainBytes(quote: quote, pointer: pointer) }
        if bytes[position] == 0x22 {
            let payload = UInt64(start) << 32 | UInt64(position - start)
            position += 1
            return (payload, false)
        }
        let decodedStart = arena.decoded.count
        var plainStart = start
        while true {
            arena.decoded.append(contentsOf: arena.text[plainStart..<position])
            if arena.text[position] == 0x22 { break }
            try parseEscape(quote: quote, pointer: pointer)
            plainStart = position
            try skipPlainBytes(quote: quote, pointer: pointer)
        }
        position += 1
        return (UInt64(decodedStart) << 32 | UInt64(arena.decoded.count - decodedStart), true)
    }

    /// Advances to the next quotation mark or backslash, and validates the UTF-8 before it.
    @inline(never)
    private mutating func skipPlainBytes(quote: Int, pointer: PointerTarget) throws(AnimError) {
        while position < end {
            skipPlainASCII()
            if position == end { break }
            let byte = bytes[position]
            if byte == 0x22 || byte == 0x5C { return }
            if byte >= 0x80 {
                position += try lengthOfScalar(pointer: pointer)
            } else if byte >= 0x20 {
                position += 1
            } else {
                throw unexpected("a string's next character (control characters must be escaped)", pointer: pointer)
            }
        }
        throw unterminated(quote: quote, pointer: pointer)
    }

    /// Advances to the next byte that needs handling: a control character, quote, backslash, or non-ASCII byte.
    @inline(__always)
    private mutating func skipPlainASCII() {
        var next = position
        while next + 8 <= end {
            let word = bytes.word(at: next)
            let quotes = word ^ 0x2222_2222_2222_2222
            let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
            // The top bit of each such byte, and possibly of some bytes after it because of borrows.
            let found =
                ((quotes &- 0x0101_0101_0101_0101) | (backslashes &- 0x0101_0101_0101_0101)
                    | (word &- 0x2020_2020_2020_2020) | word) & 0x8080_8080_8080_8080
            if found != 0 {
                position = next + found.trailingZeroBitCount / 8
                return
            }
            next += 8
        }
        while next < end, bytes[next] &- 0x20 < 0x60, bytes[next] != 0x22, bytes[next] != 0x5C { next += 1 }
        position = next
    }

    @inline(never)
    private func unterminated(quote: Int, pointer: PointerTarget) -> AnimError {
        error(
            .syntax,
            "\(endName) in the string that begins at \(describe(offset: quote))",
            at: end,
            pointer: pointer
        )
    }

    @inline(never)
    private func lengthOfScalar(pointer: PointerTarget) throws(AnimError) -> Int {
        guard let scalar = JSONText.scalar(in: arena.text[position..<end], at: position) else {
            throw unexpected("a string's next character", pointer: pointer)
        }
        return scalar.length
    }

    /// Decodes the escape at `position`.
    private mutating func parseEscape(quote: Int, pointer: PointerTarget) throws(AnimError) {
        let start = position
        position += 1
        guard position < end else { throw unterminated(quote: quote, pointer: pointer) }
        let letter = arena.text[position]
        switch letter {
        case 0x22, 0x5C, 0x2F: append(letter)
        case 0x62: append(0x08)
        case 0x66: append(0x0C)
        case 0x6E: append(0x0A)
        case 0x72: append(0x0D)
        case 0x74: append(0x09)
        case 0x75:
            position += 1
            let scalar = try parseEscapedScalar(start: start, quote: quote, pointer: pointer)
            appendDecoded(scalar)
            return
        default:
            throw unexpected("one of \"\\/bfnrtu after a backslash", pointer: pointer)
        }
        position += 1
    }

    /// Decodes the four digits after `\u`, and a second escape if the first is the high half of a surrogate pair.
    private mutating func parseEscapedScalar(
        start: Int,
        quote: Int,
        pointer: PointerTarget
    ) throws(AnimError) -> UInt32 {
        var scalar = try parseFourDigits(quote: quote, pointer: pointer)
        if scalar & 0xFC00 == 0xD800 {
            // A text that ends here is an unterminated string; only a following byte can prove that the surrogate is
            // alone.
            if position == end || (byte == 0x5C && position + 1 == end) {
                throw unterminated(quote: quote, pointer: pointer)
            }
            guard byte == 0x5C, arena.text[position + 1] == 0x75 else {
                throw loneSurrogate(at: start, pointer: pointer)
            }
            position += 2
            let low = try parseFourDigits(quote: quote, pointer: pointer)
            guard low & 0xFC00 == 0xDC00 else { throw loneSurrogate(at: start, pointer: pointer) }
            scalar = 0x10000 + ((scalar & 0x3FF) << 10 | low & 0x3FF)
        } else if scalar & 0xFC00 == 0xDC00 {
            throw loneSurrogate(at: start, pointer: pointer)
        }
        return scalar
    }

    @inline(never)
    private func loneSurrogate(at offset: Int, pointer: PointerTarget) -> AnimError {
        error(
            .syntax,
            "\(JSONText.quoted(arena.text[offset..<(offset + 6)])) is half a surrogate pair without its other half",
            at: offset,
            pointer: pointer
        )
    }

    private mutating func parseFourDigits(quote: Int, pointer: PointerTarget) throws(AnimError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard position < end else { throw unterminated(quote: quote, pointer: pointer) }
            let byte = arena.text[position]
            let digit: UInt8
            switch byte {
            case 0x30...0x39: digit = byte - 0x30
            case 0x41...0x46: digit = byte - 0x37
            case 0x61...0x66: digit = byte - 0x57
            default:
                throw unexpected("a hexadecimal digit of an escape", pointer: pointer)
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    @inline(never)
    private mutating func append(_ byte: UInt8) { arena.decoded.append(byte) }

    /// Appends a scalar as UTF-8.
    private mutating func appendDecoded(_ scalar: UInt32) {
        func continuation(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: (scalar >> shift) & 0x3F) }
        switch scalar {
        case 0..<0x80:
            append(UInt8(truncatingIfNeeded: scalar))
        case 0x80..<0x800:
            append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
            append(continuation(0))
        case 0x800..<0x10000:
            append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            append(continuation(6))
            append(continuation(0))
        default:
            append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
            append(continuation(12))
            append(continuation(6))
            append(continuation(0))
        }
    }
}
