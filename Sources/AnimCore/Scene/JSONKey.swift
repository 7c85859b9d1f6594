/// The name of a member of a JSON object.
public struct JSONKey: Sendable {
    let storage: JSONStorage
    let node: Int32

    private var record: JSONNode { storage.arena.nodes[Int(node)] }

    /// The decoded bytes: valid UTF-8. O(n), a copy.
    @inline(never)
    public var bytes: [UInt8] { [UInt8](storage.arena.bytes(of: record)) }

    /// Whether the name is just these bytes. Copies nothing.
    public func isEqual(to name: StaticString) -> Bool {
        storage.arena.isEqual(record, to: name)
    }

    /// Whether the name begins with `x-`: such members are the user's own and mean nothing to the core.
    @inline(never)
    public var isExtension: Bool {
        let name = storage.arena.bytes(of: record)
        let start = name.startIndex
        return name.count >= 2 && name[start] == UInt8(ascii: "x") && name[start + 1] == UInt8(ascii: "-")
    }

    /// Where the name begins, and the pointer of its member. O(n), as `JSONValue.place`.
    public var place: AnimError.Place { storage.arena.place(of: node) }

    /// A `.document` error at this name.
    @inline(never)
    public func error(_ text: ErrorText) -> AnimError {
        AnimError(.document, text, place: place)
    }
}
