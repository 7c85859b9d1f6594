/// The nodes of parsed texts, in document order.
///
/// Memory of its own, and not an array: every value of every document is written here, and read often.
final class JSONNodes: @unchecked Sendable {
    // Unchecked: nothing is appended once the texts are parsed.

    private(set) var start: UnsafeMutablePointer<JSONNode>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        start = .allocate(capacity: self.capacity)
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
    func append(_ node: JSONNode) {
        if count == capacity { grow() }
        (start + count).initialize(to: node)
        count += 1
    }

    @inline(never)
    private func grow() {
        let longer = UnsafeMutablePointer<JSONNode>.allocate(capacity: 2 * capacity)
        longer.moveInitialize(from: start, count: count)
        start.deallocate()
        start = longer
        capacity *= 2
    }
}
