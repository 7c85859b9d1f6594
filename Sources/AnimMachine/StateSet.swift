// SPDX-License-Identifier: MIT
import AnimStage

/// A set of a large machine's states, in document order: a bit for each, and a bit for each word of these that is not 0.
struct StateSet {
    private var words = Slots<UInt64>()
    /// Where the words for words begin.
    private var second = 0

    /// Whether there is room for states; else nothing goes into it.
    var isUsed: Bool { !words.isEmpty }

    /// Makes room for so many states.
    mutating func reserve(_ count: Int) {
        second = (count + 63) / 64
        words.fill(0, count: second + (second + 63) / 64)
    }

    func insert(_ state: Int32) {
        guard isUsed else { return }
        let word = Int(state) / 64
        words[word] |= 1 << UInt64(state & 63)
        words[second + word / 64] |= 1 << UInt64(word & 63)
    }

    func remove(_ state: Int32) {
        guard isUsed else { return }
        let word = Int(state) / 64
        words[word] &= ~(1 << UInt64(state & 63))
        if words[word] == 0 { words[second + word / 64] &= ~(1 << UInt64(word & 63)) }
    }

    func removeAll() {
        for index in words.indices { words[index] = 0 }
    }

    /// The first state of the set from one on, or −1.
    func first(from state: Int32) -> Int32 {
        let word = Int(state) / 64
        guard word < second else { return -1 }
        let rest = words[word] >> UInt64(state & 63)
        if rest != 0 { return state + Int32(rest.trailingZeroBitCount) }
        var next = word + 1
        while second + next / 64 < words.count {
            let others = words[second + next / 64] >> UInt64(next & 63)
            if others != 0 {
                next += others.trailingZeroBitCount
                return Int32(next * 64 + words[next].trailingZeroBitCount)
            }
            next = (next / 64 + 1) * 64
        }
        return -1
    }

    func deallocate() { words.deallocate() }
}
