// SPDX-License-Identifier: MIT
import AnimMath

/// The name of a member of a JSON object.
package struct JSONKey: Sendable {
    let storage: JSONStorage
    package let node: Int32

    /// The decoded bytes: valid UTF-8. O(n), a copy.
    package var bytes: [UInt8] { storage.bytes(node) }

    /// Whether the name equals these bytes. Copies nothing.
    package func isEqual(to name: StaticText) -> Bool {
        storage.isEqual(node, to: name)
    }

    /// Whether the name begins with `x-`: such members are the user's own and mean nothing to the core.
    package var isExtension: Bool { storage.isExtension(node) }

    /// Where the name begins, and the pointer of its member. O(n), like `JSONValue.place`.
    package var place: AnimError.Place { storage.arena.place(of: node) }

    /// A `.document` error at this name.
    package func error(_ text: ErrorText) -> AnimError { storage.error(node, text) }
}
