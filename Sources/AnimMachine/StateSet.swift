// SPDX-License-Identifier: MIT

/// A set of a large machine's states, in document order: a bitmap, and a second bitmap of its nonzero words.
struct StateSet {
    /// The number of state words, then these, then the second bitmap. A single pointer, since there are many machines.
    private var words: UnsafeMutablePointer<UInt64>?

    /// Whether memory is reserved; otherwise insertion does nothing.
    var isUsed: Bool { words != nil }

    /// Reserves memory for a number of states, once.
    mutating func reserve(_ count: Int) {
        let wordCount = (count + 63) / 64
        let all = 1 + wordCount + (wordCount + 63) / 64
        let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: all)
        memory.initialize(repeating: 0, count: all)
        memory[0] = UInt64(wordCount)
        words = memory
    }

    func insert(_ state: Int32) {
        guard let words, let index = wordIndex(state) else { return }
        words[1 + index] |= 1 << UInt64(state & 63)
        words[1 + Int(words[0]) + index / 64] |= 1 << UInt64(index & 63)
    }

    func remove(_ state: Int32) {
        guard let words, let index = wordIndex(state) else { return }
        words[1 + index] &= ~(1 << UInt64(state & 63))
        if words[1 + index] == 0 { words[1 + Int(words[0]) + index / 64] &= ~(1 << UInt64(index & 63)) }
    }

    func removeAll() {
        guard let words else { return }
        let count = Int(words[0])
        for index in 1...(count + (count + 63) / 64) { words[index] = 0 }
    }

    /// The index of the word with a state's bit; nil for a state beyond the capacity.
    private func wordIndex(_ state: Int32) -> Int? {
        guard let words, state >= 0, Int(state) / 64 < Int(words[0]) else { return nil }
        return Int(state) / 64
    }

    /// The first state of the set that is not before `state`, or −1.
    func first(from state: Int32) -> Int32 {
        guard let words, let index = wordIndex(state) else { return -1 }
        let rest = words[1 + index] >> UInt64(state & 63)
        if rest != 0 { return state + Int32(rest.trailingZeroBitCount) }
        let count = Int(words[0])
        var next = index + 1
        while next < count {
            let others = words[1 + count + next / 64] >> UInt64(next & 63)
            if others != 0 {
                next += others.trailingZeroBitCount
                return Int32(next * 64 + words[1 + next].trailingZeroBitCount)
            }
            next = (next / 64 + 1) * 64
        }
        return -1
    }

    func deallocate() { words?.deallocate() }
}
