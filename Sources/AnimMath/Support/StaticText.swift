// SPDX-License-Identifier: MIT
/// A literal in ASCII or UTF-8 without an embedded NUL, stored as the address of its NUL-terminated bytes.
///
/// A `StaticString` is three words, so every call with one is larger by a length and a flag. There are a thousand such
/// calls, most of them for errors.
package struct StaticText: ExpressibleByStringLiteral, @unchecked Sendable {
    package let utf8Start: UnsafePointer<UInt8>

    @inline(__always)
    package init(stringLiteral literal: StaticString) { utf8Start = literal.utf8Start }

    /// The bytes, which are permanent. O(n).
    @inline(never)
    package var utf8: UnsafeBufferPointer<UInt8> {
        var count = 0
        while utf8Start[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: utf8Start, count: count)
    }
}

extension ArraySlice<UInt8> {
    /// Whether these are the bytes of a text. Does not copy, and does not read beyond the NUL that ends the text.
    @inline(never)
    @_optimize(speed)
    package func isEqual(to text: StaticText) -> Bool {
        withUnsafeBufferPointer { bytes in
            for (index, byte) in bytes.enumerated() {
                guard text.utf8Start[index] != 0, text.utf8Start[index] == byte else { return false }
            }
            return text.utf8Start[bytes.count] == 0
        }
    }

    /// Whether the bytes of a text are a prefix. Does not copy.
    @inline(never)
    @_optimize(speed)
    package func begins(with text: StaticText) -> Bool {
        withUnsafeBufferPointer { bytes in
            var index = 0
            while text.utf8Start[index] != 0 {
                guard index < bytes.count, bytes[index] == text.utf8Start[index] else { return false }
                index += 1
            }
            return true
        }
    }
}
