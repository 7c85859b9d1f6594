// SPDX-License-Identifier: MIT
import AnimMath

/// The nodes of parsed texts, in document order.
///
/// Not an array: every value of every document is written here, and read often.
final class JSONNodes: @unchecked Sendable {
    // Unchecked: nothing is appended after parsing.

    package private(set) var start: UnsafeMutablePointer<JSONNode>
    package private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        start = .allocate(capacity: self.capacity)
    }

    /// Checks that memory for a large number of nodes is available.
    package static func ask(_ count: Int) throws(AnimError) {
        if count > 512 { try Memory.ask(count * MemoryLayout<JSONNode>.stride) }
    }

    deinit { start.deallocate() }

    @inline(__always)
    subscript(index: Int) -> JSONNode {
        get {
            assert(index >= 0 && index < count)
            return start[index]
        }
        set {
            assert(index >= 0 && index < count)
            start[index] = newValue
        }
    }

    @inline(__always)
    package func append(_ node: JSONNode) throws(AnimError) {
        if count == capacity { try grow() }
        (start + count).initialize(to: node)
        count &+= 1
    }

    @inline(never)
    private func grow() throws(AnimError) {
        try JSONNodes.ask(2 * capacity)
        let longer = UnsafeMutablePointer<JSONNode>.allocate(capacity: 2 * capacity)
        longer.moveInitialize(from: start, count: count)
        start.deallocate()
        start = longer
        capacity *= 2
    }
}
