/// A list of words in one literal, separated by single spaces: an array of literals would be built at run time, at every
/// use.
public struct WordList: ExpressibleByStringLiteral, Sendable, Sequence {
    private let text: StaticText

    @inline(__always)
    public init(stringLiteral text: StaticString) { self.text = StaticText(stringLiteral: text) }

    public func makeIterator() -> Words {
        // The bytes are the literal's own, which live for ever.
        Words(text.utf8, separator: UInt8(ascii: " "))
    }
}

/// The words of a text that lives for ever, without its separators.
public struct Words: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let separator: UInt8
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
    }

    /// The bytes of the next word.
    @inline(never)
    public mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard position < bytes.count else { return nil }
        let start = position
        while position < bytes.count, bytes[position] != separator { position += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position += 1
        return word
    }
}
