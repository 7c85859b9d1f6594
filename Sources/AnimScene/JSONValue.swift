// SPDX-License-Identifier: MIT
import AnimMath

/// A value in a parsed JSON text: a reference to the text and an index, cheap to copy.
///
/// Accessors that can fail throw `.document` with the place of this value.
package struct JSONValue: Sendable {
    package enum Kind: UInt8, Sendable {
        case null, boolean, number, string, array, object
    }

    let storage: JSONStorage
    package let node: Int32

    var record: JSONNode { storage.record(node) }

    @inline(never)
    package var kind: Kind {
        switch record.kind {
        case .null: return .null
        case .boolean: return .boolean
        case .number: return .number
        case .string, .name: return .string
        case .array: return .array
        case .object: return .object
        }
    }

    /// The value of `true` or `false`.
    package func boolean() throws(AnimError) -> Bool { try storage.boolean(node) }

    /// The nearest double, ties to even; always finite. Keeps the sign of −0.
    package func number() throws(AnimError) -> Double { try storage.number(node) }

    /// An integer within `range`. The number is read as a double first: of integers beyond 2⁵³ only those that a double
    /// represents are unchanged, others become the nearest of those.
    package func integer(in range: ClosedRange<Int64>) throws(AnimError) -> Int64 {
        let record = record
        guard record.kind == .number else { throw storage.kindError(node, "must be an integer") }
        let number = Double(bitPattern: record.payload)
        // Every double in this range converts without a trap: −2⁶³ is the smallest Int64, 2⁶³ the first beyond the
        // largest.
        if number >= -0x1p63, number < 0x1p63 {
            let integer = Int64(number)
            if Double(integer) == number, range.contains(integer) { return integer }
        }
        throw integerError(range)
    }

    @inline(never)
    private func integerError(_ range: ClosedRange<Int64>) -> AnimError {
        let found = JSONText.quoted(storage.arena.text[numberRange])
        return error("must be an integer from \(range.lowerBound) to \(range.upperBound), not \(found)")
    }

    /// The decoded bytes of a string: valid UTF-8, possibly with U+0000 from an escape.
    ///
    /// Complexity: O(n), a copy.
    package func string() throws(AnimError) -> [UInt8] { try storage.string(node) }

    /// Whether this is a string with exactly these bytes. Copies nothing.
    package func isString(_ text: StaticText) -> Bool {
        storage.isKind(node, .string) && storage.isEqual(node, to: text)
    }

    /// The index in `choices` of the choice that this string equals.
    package func choice(of choices: WordList) throws(AnimError) -> Int {
        try storage.choice(node, of: choices.makeIterator())
    }

    package func array() throws(AnimError) -> JSONArray {
        _ = try storage.arrayCount(node)
        return JSONArray(storage: storage, node: node)
    }

    package func object() throws(AnimError) -> JSONObject {
        _ = try storage.objectCount(node)
        return JSONObject(storage: storage, node: node)
    }

    /// Where this value begins, and its pointer.
    ///
    /// Complexity: O(n) in the text before it (of its line, for JSON lines): for errors, not for every value.
    package var place: AnimError.Place { storage.arena.place(of: node) }

    /// A `.document` error at this value.
    package func error(_ text: ErrorText) -> AnimError { storage.error(node, text) }

    /// The range of a number's text.
    private var numberRange: Range<Int> {
        let text = storage.arena.text
        let start = Int(record.offset)
        var end = start
        while end < text.count {
            switch text[end] {
            case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: end += 1
            default: return start..<end
            }
        }
        return start..<end
    }
}
