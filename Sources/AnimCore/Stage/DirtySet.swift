/// A set of small indices as bits, taken out in ascending order.
struct DirtySet: Sendable {
    private var words: [UInt64] = []
    private(set) var count = 0

    mutating func makeRoom(for index: Int) {
        while words.count <= index >> 6 { words.append(0) }
    }

    mutating func insert(_ index: Int) {
        let bit: UInt64 = 1 << UInt64(index & 63)
        if words[index >> 6] & bit == 0 {
            words[index >> 6] |= bit
            count += 1
        }
    }

    mutating func remove(_ index: Int) {
        let bit: UInt64 = 1 << UInt64(index & 63)
        if words[index >> 6] & bit != 0 {
            words[index >> 6] &= ~bit
            count -= 1
        }
    }

    /// Takes up to `limit` indices out, the smallest first.
    mutating func take(_ limit: Int, _ body: (Int) -> Void) {
        var left = min(limit, count)
        var word = 0
        while left > 0, word < words.count {
            while left > 0, words[word] != 0 {
                let index = word << 6 + words[word].trailingZeroBitCount
                remove(index)
                body(index)
                left -= 1
            }
            word += 1
        }
    }
}
