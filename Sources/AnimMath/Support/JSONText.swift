// SPDX-License-Identifier: MIT
/// Pieces of error messages: valid UTF-8, short and printable whatever the quoted text contains.
package enum JSONText {
    /// The most bytes of a user's text that a message quotes.
    static let maximumQuotedLength = 60

    @inline(never)
    package static func bytes(_ text: StaticText) -> [UInt8] {
        [UInt8](text.utf8)
    }

    /// The bytes in single quotes, truncated to at most `maximumQuotedLength` bytes at a scalar's boundary. Invisible
    /// characters are written `\u00XX`, invalid UTF-8 bytes `\xXX`.
    @inline(never)
    package static func quoted(_ bytes: ArraySlice<UInt8>) -> ErrorText {
        var result: [UInt8] = [0x27]
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let scalar = scalar(in: bytes, at: index)
            let length = scalar?.length ?? 1
            if index - bytes.startIndex + length > maximumQuotedLength {
                result.append(contentsOf: [0xE2, 0x80, 0xA6])
                break
            }
            if let scalar, !isInvisible(scalar.value) {
                result.append(contentsOf: bytes[index..<(index + length)])
            } else if let scalar {
                result.append(0x5C)
                result.append(0x75)
                appendHexadecimal(scalar.value, digits: 4, to: &result)
            } else {
                result.append(0x5C)
                result.append(0x78)
                appendHexadecimal(UInt32(bytes[index]), digits: 2, to: &result)
            }
            index += length
        }
        result.append(0x27)
        return ErrorText(utf8: result)
    }

    private static func appendHexadecimal(_ value: UInt32, digits: Int, to bytes: inout [UInt8]) {
        for shift in (0..<digits).reversed() {
            let digit = UInt8(truncatingIfNeeded: (value >> UInt32(4 * shift)) & 0xF)
            bytes.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
        }
    }

    /// Control characters, line separators, zero-width and text direction marks, all within U+FFFF: in a message they
    /// would break the line, be invisible or reorder the surrounding text.
    private static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
            return true
        default:
            return false
        }
    }

    /// The Unicode scalar that begins at `index`, and its length in bytes; nil if no well-formed UTF-8 sequence begins
    /// there (The Unicode Standard, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
    package static func scalar(in bytes: ArraySlice<UInt8>, at index: Int) -> (value: UInt32, length: Int)? {
        guard index >= bytes.startIndex, index < bytes.endIndex else { return nil }
        let first = bytes[index]
        let length: Int
        var value: UInt32
        // The range of the second byte excludes overlong forms, surrogates and values above U+10FFFF.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0x00...0x7F:
            return (UInt32(first), 1)
        case 0xC2...0xDF:
            length = 2
            value = UInt32(first & 0x1F)
        case 0xE0...0xEF:
            length = 3
            value = UInt32(first & 0x0F)
            if first == 0xE0 { second = 0xA0...0xBF }
            if first == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            value = UInt32(first & 0x07)
            if first == 0xF0 { second = 0x90...0xBF }
            if first == 0xF4 { second = 0x80...0x8F }
        default:
            return nil
        }
        guard length <= bytes.endIndex - index, second.contains(bytes[index + 1]) else { return nil }
        for offset in 1..<length {
            let byte = bytes[index + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (value, length)
    }
}
