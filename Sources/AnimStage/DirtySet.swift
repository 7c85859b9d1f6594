// SPDX-License-Identifier: MIT
/// A set of small indices as a bitmap, removed in ascending order.
package struct DirtySet: Sendable {
    private var words: [UInt64] = []
    package private(set) var count = 0

    package init() {}

    /// Makes room, so that inserting the index does not allocate.
    package mutating func makeRoom(for index: Int) {
        while words.count <= index >> 6 { words.append(0) }
    }

    @inline(__always)
    package mutating func insert(_ index: Int) {
        let bit: UInt64 = 1 << UInt64(index & 63)
        if words[index >> 6] & bit == 0 {
            words[index >> 6] |= bit
            count += 1
        }
    }

    package mutating func remove(_ index: Int) {
        let bit: UInt64 = 1 << UInt64(index & 63)
        if words[index >> 6] & bit != 0 {
            words[index >> 6] &= ~bit
            count -= 1
        }
    }

    package mutating func removeAll() {
        guard count > 0 else { return }
        for index in words.indices { words[index] = 0 }
        count = 0
    }

    /// Removes the smallest index whose 64-bit word is not before that of `start`.
    @inline(never)
    @_optimize(speed)
    package mutating func takeFirst(from start: Int) -> Int? {
        guard count > 0 else { return nil }
        let index = words.withUnsafeMutableBufferPointer { words -> Int? in
            var word = start >> 6
            while word < words.count {
                let bits = words[word]
                if bits != 0 {
                    words[word] = bits & (bits &- 1)
                    return word << 6 + bits.trailingZeroBitCount
                }
                word += 1
            }
            return nil
        }
        if index != nil { count -= 1 }
        return index
    }
}
