/// The elements of a JSON array, in order.
public struct JSONArray: Sendable, Sequence {
    let storage: JSONStorage
    let node: Int32

    private var record: JSONNode { storage.record(node) }

    /// How many elements. O(1).
    public var count: Int { Int(truncatingIfNeeded: record.payload) }

    public var isEmpty: Bool { count == 0 }

    /// The array itself as a value, for its place and errors.
    public var value: JSONValue { JSONValue(storage: storage, node: node) }

    /// The element at `index`; nil outside `0..<count`.
    ///
    /// Complexity: O(1) if no element has elements or members of its own, otherwise O(`index`).
    @inline(never)
    public subscript(index: Int) -> JSONValue? {
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

    public func makeIterator() -> Iterator {
        Iterator(storage: storage, node: node + 1, end: record.end)
    }

    public var underestimatedCount: Int { count }

    public struct Iterator: IteratorProtocol {
        let storage: JSONStorage
        var node: Int32
        let end: Int32

        @inline(never)
        public mutating func next() -> JSONValue? {
            guard node < end else { return nil }
            defer { node = storage.record(node).end }
            return JSONValue(storage: storage, node: node)
        }
    }
}
