// SPDX-License-Identifier: MIT
import AnimMath

/// The elements of an array, or the names of an object's members that do not begin with `x-`; empty for other values.
///
/// For a document that was read and is known to be valid.
struct JSONParts: Sequence, IteratorProtocol {
    private let json: JSONStorage
    private let isObject: Bool
    private var nextNode: Int32
    private let end: Int32

    fileprivate init(_ json: JSONStorage, _ node: Int32) {
        self.json = json
        isObject = node >= 0 && json.isKind(node, .object)
        let isContainer = node >= 0 && (isObject || json.isKind(node, .array))
        nextNode = node + 1
        end = isContainer ? json.record(node).end : node
    }

    @inline(never)
    mutating func next() -> Int32? {
        while nextNode < end {
            let node = nextNode
            guard isObject else {
                nextNode = json.record(node).end
                return node
            }
            nextNode = json.record(node + 1).end
            if !json.isExtension(node) { return node }
        }
        return nil
    }
}

extension JSONStorage {
    func parts(of node: Int32) -> JSONParts { JSONParts(self, node) }

    /// The value of an object's member with a name; −1 if there is none, or for other values.
    @inline(never)
    func part(of node: Int32, _ name: StaticText) -> Int32 {
        node >= 0 && isKind(node, .object) ? member(of: node, name.utf8) : -1
    }
}
