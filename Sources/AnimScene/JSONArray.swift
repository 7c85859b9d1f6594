// SPDX-License-Identifier: MIT
/// The elements of a JSON array, in order.
package struct JSONArray: Sendable, Sequence {
    let storage: JSONStorage
    package let node: Int32

    private var record: JSONNode { storage.record(node) }

    /// Number of elements. O(1).
    package var count: Int { Int(truncatingIfNeeded: record.payload) }

    package var isEmpty: Bool { count == 0 }

    /// The array itself as a value, for its place and errors.
    package var value: JSONValue { JSONValue(storage: storage, node: node) }

    /// The element at `index`; nil outside `0..<count`.
    ///
    /// Complexity: O(1) if no element has elements or members of its own, otherwise O(`index`).
    @inline(never)
    package subscript(index: Int) -> JSONValue? {
        let record = record
        guard index >= 0, index < count else { return nil }
        if Int(record.end - node) - 1 == count {
            return JSONValue(storage: storage, node: node + 1 + Int32(truncatingIfNeeded: index))
        }
        var element = node + 1
        for _ in 0..<index {
            element = storage.record(element).end
        }
        return JSONValue(storage: storage, node: element)
    }

    package func makeIterator() -> Iterator {
        Iterator(storage: storage, node: node + 1, end: record.end)
    }

    package var underestimatedCount: Int { count }

    package struct Iterator: IteratorProtocol {
        let storage: JSONStorage
        package var node: Int32
        package let end: Int32

        @inline(never)
        package mutating func next() -> JSONValue? {
            guard node < end else { return nil }
            defer { node = storage.record(node).end }
            return JSONValue(storage: storage, node: node)
        }
    }
}
