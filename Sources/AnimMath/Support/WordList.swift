// SPDX-License-Identifier: MIT
/// A list of words in one literal, separated by single spaces: an array of literals would be built at run time on every
/// use.
package struct WordList: ExpressibleByStringLiteral, Sendable, Sequence {
    private let text: StaticText

    @inline(__always)
    package init(stringLiteral text: StaticString) { self.text = StaticText(stringLiteral: text) }

    package init(_ text: StaticText) { self.text = text }

    package func makeIterator() -> Words {
        // The bytes are those of the literal, which are permanent and end with 0.
        Words(UnsafeBufferPointer(start: text.utf8Start, count: .max), separator: UInt8(ascii: " "))
    }

    /// The index of the word equal to some bytes.
    package func index(of text: UnsafeBufferPointer<UInt8>) -> Int? { makeIterator().index(of: text) }

    /// The address of the first byte of the first word. A 0 follows the last word.
    package var start: UnsafePointer<UInt8> { text.utf8Start }
}

/// The words of a permanent text, without its separators; up to a 0 or its end.
///
/// A space or a 0 follows the last word, and no word contains one: the bytes alone determine where a word ends.
package struct Words: Sequence, IteratorProtocol {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let separator: UInt8
    private var position = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
    }

    @inline(__always)
    private func isInWord(_ byte: UInt8) -> Bool { byte > 0x20 && byte != separator }

    /// The bytes of the next word.
    @inline(never)
    @_optimize(speed)
    package mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard let first = bytes.baseAddress, position < bytes.count, first[position] != 0 else { return nil }
        let start = first + position
        var end = start
        while isInWord(end.pointee) { end += 1 }
        let count = end - start
        position += count
        // The end is not skipped.
        if position < bytes.count, end.pointee == separator { position += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// The word of a list that begins at an address.
    package static func word(at start: UnsafePointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var count = 0
        while start[count] > 0x20 { count += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }

    /// The index of the word equal to some bytes, among the remaining words.
    @inline(never)
    @_optimize(speed)
    package func index(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = bytes.baseAddress, let letter = text.first else { return nil }
        var index = 0
        var left = bytes.count - position
        var word = first + position
        while left > 0, word.pointee != 0 {
            var end = word
            if end.pointee == letter {
                var length = 0
                // A word contains no terminator, whatever the text contains.
                while length < text.count, end.pointee == text[length], isInWord(end.pointee) {
                    length += 1
                    end += 1
                }
                if length == text.count, !isInWord(end.pointee) { return index }
            }
            while isInWord(end.pointee) { end += 1 }
            if end.pointee == separator { end += 1 }
            left -= end - word
            word = end
            index += 1
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes equal others.
    @inline(__always)
    package func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        var index = 0
        while index < count, self[index] == other[index] { index += 1 }
        return index == count
    }
}
