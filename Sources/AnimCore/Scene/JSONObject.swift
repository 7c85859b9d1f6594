/// A name and its value.
public struct JSONMember: Sendable {
    public let key: JSONKey
    public let value: JSONValue
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
    public func require(_ name: StaticString) throws(AnimError) -> JSONValue {
        guard let value = member(name) else {
            var message = "the key '"
            message += JSONText.string(name)
            message += "' is missing"
            throw value.error(message)
        }
        return value
    }

    /// Refuses the first member whose name is in none of the lists and does not begin with `x-`.
    ///
    /// Complexity: O(`count` · number of names).
    /// - Throws: `.document` at the name, with the known name that is most like it.
    public func allowOnly(_ names: [StaticString]...) throws(AnimError) {
        for member in self {
            let record = storage.arena.nodes[Int(member.key.node)]
            var isKnown = member.key.isExtension
            for list in names where !isKnown {
                for name in list where storage.arena.isEqual(record, to: name) {
                    isKnown = true
                    break
                }
            }
            guard !isKnown else { continue }
            let bytes = storage.arena.bytes(of: record)
            var suggestion = JSONSuggestion(for: bytes)
            for list in names {
                suggestion.offer(list)
            }
            var message = "unknown key "
            message += JSONText.quoted(bytes)
            suggestion.finish(&message, listName: "known keys")
            throw member.key.error(message)
        }
    }

    public func makeIterator() -> Iterator {
        Iterator(storage: storage, node: node + 1, end: record.end)
    }

    public var underestimatedCount: Int { count }

    public struct Iterator: IteratorProtocol {
        let storage: JSONStorage
        var node: Int32
        let end: Int32

        public mutating func next() -> JSONMember? {
            guard node < end else { return nil }
            let name = node
            node = storage.arena.nodes[Int(name) + 1].end
            return JSONMember(
                key: JSONKey(storage: storage, node: name),
                value: JSONValue(storage: storage, node: name + 1)
            )
        }
    }
}
