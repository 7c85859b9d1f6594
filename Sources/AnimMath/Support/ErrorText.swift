// SPDX-License-Identifier: MIT
/// The text of an error, as UTF-8. Written as a literal, with other texts and numbers interpolated.
///
/// Not a `String`: strings add much code, and every interpolation adds more.
package struct ErrorText: Sendable {
    /// The text, without a NUL at its end.
    package private(set) var utf8: [UInt8] = []

    /// An empty text.
    package init() {}

    package init(utf8: [UInt8]) { self.utf8 = utf8 }

    /// The text as a string.
    package var string: String { String(decoding: utf8, as: UTF8.self) }

    /// Appends a text.
    @inline(never)
    package static func += (text: inout ErrorText, more: ErrorText) {
        text.utf8.append(contentsOf: more.utf8)
    }
}

extension ErrorText: ExpressibleByStringInterpolation, StringInterpolationProtocol {
    @inline(__always)
    package init(stringLiteral literal: StaticString) { self.init(StaticText(stringLiteral: literal)) }

    @inline(never)
    package init(_ text: StaticText) { append(text) }

    package init(stringInterpolation text: ErrorText) { self = text }

    @inline(never)
    package init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(__always)
    package mutating func appendLiteral(_ literal: StaticString) { append(StaticText(stringLiteral: literal)) }

    package mutating func appendInterpolation(_ text: StaticText) { append(text) }

    @inline(never)
    private mutating func append(_ text: StaticText) {
        utf8.append(contentsOf: text.utf8)
    }

    package mutating func appendInterpolation(_ text: ErrorText) { self += text }

    /// A number within `Int64`.
    package mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        append(Int64(truncatingIfNeeded: number))
    }

    @inline(never)
    private mutating func append(_ number: Int64) {
        if number < 0 { utf8.append(UInt8(ascii: "-")) }
        utf8.append(decimal: number.magnitude)
    }

    @inline(never)
    package mutating func appendInterpolation(_ number: Double) {
        // A description is always contiguous.
        number.description.utf8.withContiguousStorageIfAvailable { utf8.append(contentsOf: $0) }
    }
}

extension [UInt8] {
    /// Appends a number's decimal digits.
    package mutating func append(decimal number: UInt64) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
