/// A name and its value.
public struct JSONMember: Sendable {
    let storage: JSONStorage
    /// The node of the name; that of the value follows it.
    let node: Int32

    public var key: JSONKey { JSONKey(storage: storage, node: node) }
    public var value: JSONValue { JSONValue(storage: storage, node: node + 1) }
}

/// The members of a JSON object, in the order of the text. Their names differ.
public struct JSONObject: Sendable, Sequence {
    let storage: JSONStorage
    let node: Int32

    private var record: JSONNode { storage.record(node) }

    /// How many members. O(1).
    public var count: Int { Int(truncatingIfNeeded: record.payload) }

    public var isEmpty: Bool { count == 0 }

    /// The object itself as a value, for its place and errors.
    public var value: JSONValue { JSONValue(storage: storage, node: node) }

    /// The value of the member of that name, if there is one. O(`count`).
    public func member(_ name: StaticText) -> JSONValue? {
        let value = storage.member(of: node, name.utf8)
        return value < 0 ? nil : JSONValue(storage: storage, node: value)
    }

    /// The value of the member of that name. O(`count`).
    /// - Throws: `.document` at this object if there is none.
    public func require(_ name: StaticText) throws(AnimError) -> JSONValue {
        JSONValue(storage: storage, node: try storage.require(name, of: node))
    }

    /// Refuses the first member whose name is not in the lists and does not begin with `x-`.
    ///
    /// Complexity: O(`count` · number of names).
    /// - Throws: `.document` at the name, with the known name that is most like it.
    public func allowOnly(_ names: WordList, _ more: WordList = "", _ evenMore: WordList = "") throws(AnimError) {
        try storage.allowOnly(of: node, names, more, evenMore)
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
        public mutating func next() -> JSONMember? {
            guard node < end else { return nil }
            let name = node
            node = storage.record(name + 1).end
            return JSONMember(storage: storage, node: name)
        }
    }
}
