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

    private var record: JSONNode { storage.arena.nodes[Int(node)] }

    /// How many members. O(1).
    public var count: Int { Int(truncatingIfNeeded: record.payload) }

    public var isEmpty: Bool { count == 0 }

    /// The object itself as a value, for its place and errors.
    public var value: JSONValue { JSONValue(storage: storage, node: node) }

    /// The value of the member of that name, if there is one. O(`count`).
    @inline(never)
    public func member(_ name: StaticString) -> JSONValue? {
        let end = record.end
        var key = node + 1
        while key < end {
            if storage.arena.isEqual(storage.arena.nodes[Int(key)], to: name) {
                return JSONValue(storage: storage, node: key + 1)
            }
            key = storage.arena.nodes[Int(key) + 1].end
        }
        return nil
    }

    /// The value of the member of that name. O(`count`).
    /// - Throws: `.document` at this object if there is none.
    @inline(never)
    public func require(_ name: StaticString) throws(AnimError) -> JSONValue {
        guard let value = member(name) else {
            throw self.value.error("the key '\(name)' is missing")
        }
        return value
    }

    /// Refuses the first member whose name is not in the list and does not begin with `x-`.
    ///
    /// Complexity: O(`count` · number of names).
    /// - Throws: `.document` at the name, with the known name that is most like it.
    @inline(never)
    public func allowOnly(_ names: WordList) throws(AnimError) {
        try allowOnly(names, "", "")
    }

    /// As `allowOnly(_:)`, for names from several lists.
    public func allowOnly(_ names: WordList, _ more: WordList, _ evenMore: WordList = "") throws(AnimError) {
        for member in self {
            let record = storage.arena.nodes[Int(member.key.node)]
            if member.key.isExtension || isName(record, in: names) || isName(record, in: more)
                || isName(record, in: evenMore)
            {
                continue
            }
            let bytes = storage.arena.bytes(of: record)
            var suggestion = Suggestion(for: bytes)
            suggestion.offer(names)
            suggestion.offer(more)
            suggestion.offer(evenMore)
            let ending = suggestion.ending(listName: "known keys")
            throw member.key.error("unknown key \(JSONText.quoted(bytes))\(ending)")
        }
    }

    @inline(never)
    private func isName(_ record: JSONNode, in list: WordList) -> Bool {
        for name in list where storage.arena.isEqual(record, to: name) { return true }
        return false
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
            node = storage.arena.nodes[Int(name) + 1].end
            return JSONMember(storage: storage, node: name)
        }
    }
}
