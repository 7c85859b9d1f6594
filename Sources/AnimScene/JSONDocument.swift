// SPDX-License-Identifier: MIT
import AnimMath

/// A parsed JSON text.
///
/// The grammar is that of RFC 8259, with the restrictions of I-JSON (RFC 7493): the text is UTF-8 without a byte order
/// mark, the names of an object's members differ, and no string contains a surrogate, escaped or not. Noncharacters
/// (U+FFFE, U+FDD0…), which RFC 7493 forbids as well, are allowed. Numbers are doubles, correctly rounded; one too
/// large for a double is an error.
///
/// All values are in one array in document order. A value is a reference to it and an index, cheap to copy. Neither
/// parsing nor reading recurses.
package struct JSONDocument: Sendable {
    /// The longest accepted text in bytes: 64 MiB.
    package static let maximumTextLength = 64 << 20
    /// The deepest nesting of arrays and objects.
    package static let maximumNesting = 128
    /// The same in a document, where the objects of nested states do not count: see `checkNesting`.
    static let maximumNestingWithStates = maximumNesting + 2 * 1024
    /// The largest number of values in a text, including containers, without members' names: 4 Mi.
    package static let maximumValueCount = 4 << 20
    /// The longest number, in bytes: 1 MiB.
    package static let maximumNumberLength = 1 << 20

    let storage: JSONStorage
    package let node: Int32

    /// The value of the whole text.
    package var root: JSONValue { JSONValue(storage: storage, node: node) }

    /// Parses a text with one JSON value, and white space around it.
    ///
    /// Complexity: O(n log n) in the length of the text at worst (one object of many members), otherwise O(n).
    /// - Throws: `.syntax` with the place of the first wrong byte (for a repeated name, the place of the repetition)
    ///   and the pointer of the value being parsed there; `.limit` beyond the limits above.
    package static func parse(_ text: [UInt8]) throws(AnimError) -> JSONDocument {
        try parse(text, in: 0..<text.count, firstLine: 1)
    }

    /// The same for a document, or for an object of documents, where states may be nested deeper than other values.
    @inline(never)
    static func parse(document text: [UInt8]) throws(AnimError) -> JSONDocument {
        var parser = try JSONParser(text, nesting: maximumNestingWithStates)
        let node = try parser.parseText(in: 0..<text.count, firstLine: 1)
        let document = JSONDocument(storage: JSONStorage(parser.arena), node: node)
        if parser.arena.isDeep { try document.storage.checkNesting(of: node) }
        return document
    }

    /// Parses a part of a text that is one JSON value, with white space around it. Places are counted as if the part's
    /// first byte began line `firstLine`.
    /// - Throws: as `parse(_:)`, and `.argument` if `range` is not within the text or `firstLine` is below 1.
    package static func parse(
        _ text: [UInt8],
        in range: Range<Int>,
        firstLine: Int32
    ) throws(AnimError) -> JSONDocument {
        guard range.lowerBound >= 0, range.upperBound <= text.count, firstLine >= 1 else {
            throw AnimError(.argument, "the range of the JSON text is outside the text, or its first line below 1")
        }
        var parser = try JSONParser(text)
        let node = try parser.parseText(in: range, firstLine: firstLine)
        return JSONDocument(storage: JSONStorage(parser.arena), node: node)
    }
}

extension JSONStorage {
    /// Rejects nesting deeper than 128, not counting the objects of states and the states in them. So code that reads a
    /// document may recurse, except into states.
    @inline(never)
    fileprivate func checkNesting(of root: Int32) throws(AnimError) {
        var open: [(end: Int32, isOfStates: Bool, isCounted: Bool)] = []
        var count = 0
        var node = root
        var isOfStates = false
        while node < record(root).end {
            while let last = open.last, last.end == node {
                if last.isCounted { count -= 1 }
                open.removeLast()
            }
            let record = record(node)
            switch record.kind {
            case .name:
                // The name of a state is not a key.
                isOfStates = open.last?.isOfStates == false && text(of: node).isEqual(to: ("states" as StaticText).utf8)
            case .array, .object:
                let isState = open.last?.isOfStates ?? false
                let isCounted = record.kind == .array || !(isOfStates || isState)
                if isCounted { count += 1 }
                guard count <= JSONDocument.maximumNesting else {
                    throw AnimError(
                        .limit,
                        "arrays and objects nested more than 128 deep, without states inside states",
                        place: arena.place(of: node)
                    )
                }
                open.append((end: record.end, isOfStates: isOfStates && record.kind == .object, isCounted: isCounted))
                isOfStates = false
            default: isOfStates = false
            }
            node += 1
        }
    }
}
