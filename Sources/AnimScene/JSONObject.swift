// SPDX-License-Identifier: MIT
import AnimMath

/// A name and its value.
package struct JSONMember: Sendable {
    let storage: JSONStorage
    /// The node of the name; the value is the next node.
    package let node: Int32

    package var key: JSONKey { JSONKey(storage: storage, node: node) }
    package var value: JSONValue { JSONValue(storage: storage, node: node + 1) }
}

/// The members of a JSON object, in text order. Their names differ.
package struct JSONObject: Sendable, Sequence {
    let storage: JSONStorage
    package let node: Int32

    private var record: JSONNode { storage.record(node) }

    /// Number of members. O(1).
    package var count: Int { Int(truncatingIfNeeded: record.payload) }

    package var isEmpty: Bool { count == 0 }

    /// The object itself as a value, for its place and errors.
    package var value: JSONValue { JSONValue(storage: storage, node: node) }

    /// The value of the member with a name, or nil. O(`count`).
    package func member(_ name: StaticText) -> JSONValue? {
        let value = storage.member(of: node, name.utf8)
        return value < 0 ? nil : JSONValue(storage: storage, node: value)
    }

    /// The value of the member with a name. O(`count`).
    /// - Throws: `.document` at this object if there is none.
    package func require(_ name: StaticText) throws(AnimError) -> JSONValue {
        JSONValue(storage: storage, node: try storage.require(name, of: node))
    }

    /// Rejects the first member whose name is not in the lists and does not begin with `x-`.
    ///
    /// Complexity: O(`count` · number of names).
    /// - Throws: `.document` at the name, with the most similar known name.
    package func allowOnly(_ names: WordList, _ more: WordList = "", _ evenMore: WordList = "") throws(AnimError) {
        try storage.allowOnly(of: node, names, more, evenMore)
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
        package mutating func next() -> JSONMember? {
            guard node < end else { return nil }
            let name = node
            node = storage.record(name + 1).end
            return JSONMember(storage: storage, node: name)
        }
    }
}
