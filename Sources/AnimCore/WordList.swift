/// A list of names in one literal, separated by single spaces: an array of literals would be built at run time, at every
/// use.
public struct WordList: ExpressibleByStringLiteral, Sendable, Sequence {
    private let text: StaticString

    public init(stringLiteral text: StaticString) { self.text = text }

    public func makeIterator() -> Iterator { Iterator(text: text) }

    public struct Iterator: IteratorProtocol {
        let text: StaticString
        var position = 0

        /// The bytes of the next word. They are the literal's own, which lives for ever.
        @inline(never)
        public mutating func next() -> UnsafeBufferPointer<UInt8>? {
            text.withUTF8Buffer { bytes in
                guard position < bytes.count else { return nil }
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: " ") { position += 1 }
                let word = UnsafeBufferPointer(rebasing: bytes[start..<position])
                position += 1
                return word
            }
        }
    }
}
