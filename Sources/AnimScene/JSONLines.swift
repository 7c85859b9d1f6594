// SPDX-License-Identifier: MIT
import AnimMath

/// A parsed text of JSON lines: one JSON value per line.
///
/// Lines end with LF or CR LF; the last may end with the text. Blank lines are allowed and have no value. The limits of
/// `JSONDocument` apply to the text as a whole, those of nesting to each line.
package struct JSONLines: Sendable, Sequence {
    let storage: JSONStorage

    /// Parses all lines. An empty text has no lines.
    ///
    /// Complexity: that of `JSONDocument.parse(_:)`.
    /// - Throws: as `JSONDocument.parse(_:)`; line and column are those in the whole text, the pointer is relative to
    ///   the line.
    package static func parse(_ text: [UInt8]) throws(AnimError) -> JSONLines {
        var parser = try JSONParser(text, isLine: true)
        var start = 0
        var line: Int32 = 1
        while start < text.count {
            var end = start
            var isBlank = true
            while end < text.count, text[end] != 0x0A {
                isBlank = isBlank && (text[end] == 0x20 || text[end] == 0x09 || text[end] == 0x0D)
                end += 1
            }
            if !isBlank {
                _ = try parser.parseText(in: start..<end, firstLine: line)
            }
            start = end + 1
            line &+= 1
        }
        return JSONLines(storage: JSONStorage(parser.arena))
    }

    /// Number of lines with a value.
    package var count: Int { storage.arena.roots.count }

    /// The value of the line at `index`, counting only lines with a value; nil outside `0..<count`. O(1).
    package subscript(index: Int) -> JSONDocument? {
        guard index >= 0, index < storage.arena.roots.count else { return nil }
        return JSONDocument(storage: storage, node: storage.arena.roots[index].node)
    }

    package func makeIterator() -> Iterator {
        Iterator(lines: self)
    }

    package var underestimatedCount: Int { count }

    package struct Iterator: IteratorProtocol {
        let lines: JSONLines
        package var index = 0

        package mutating func next() -> JSONDocument? {
            guard let document = lines[index] else { return nil }
            index += 1
            return document
        }
    }
}
