/// A literal, in ASCII or UTF-8 and without a NUL of its own, as the address of its bytes, which a NUL ends.
///
/// A `StaticString` is three numbers, and every call that takes one is larger by a length and a flag: there are a thousand
/// such calls, most of them for errors.
public struct StaticText: ExpressibleByStringLiteral, @unchecked Sendable {
    public let utf8Start: UnsafePointer<UInt8>

    @inline(__always)
    public init(stringLiteral literal: StaticString) { utf8Start = literal.utf8Start }

    /// The bytes, which live for ever. O(n).
    @inline(never)
    public var utf8: UnsafeBufferPointer<UInt8> {
        var count = 0
        while utf8Start[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: utf8Start, count: count)
    }
}
