// SPDX-License-Identifier: MIT
import AnimMath

/// Lists of words in ASCII, separated by single spaces. Maps names to indices and back, without a string for each name.
enum CSSWords {
    /// The index of the word equal to the bytes, ignoring case; nil if there is none.
    @inline(never)
    package static func index(of bytes: [UInt8], in words: StaticText) -> Int? {
        let characters = words.utf8
        var index = 0
        var position = 0
        // Nil if the present word differs.
        var matched: Int? = 0
        for end in 0...characters.count {
            let character = end < characters.count ? characters[end] : 0x20
            if character == 0x20 {
                if let count = matched, count == bytes.count, count > 0 { return index }
                index += 1
                position = 0
                matched = 0
            } else {
                if position < bytes.count, lower(bytes[position]) == lower(character) {
                    if matched != nil { matched = position + 1 }
                } else {
                    matched = nil
                }
                position += 1
            }
        }
        return nil
    }

    /// Appends the word with an index.
    @inline(never)
    package static func append(_ number: Int, of words: StaticText, to bytes: inout [UInt8]) {
        var index = 0
        for character in words.utf8 {
            if character == 0x20 { index += 1 } else if index == number { bytes.put(character) }
        }
    }

    /// The words one by one.
    static func each(_ words: StaticText) -> Words { Words(words.utf8, separator: 0x20) }

    private static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
