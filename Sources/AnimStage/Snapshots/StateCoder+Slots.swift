// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

extension StateCoder {
    /// The slots in use with their generations, and the order of the free ones.
    /// - Returns: number of slots in use.
    @inline(never)
    mutating func code<Record: SlotRecord>(
        _ slots: inout SlotMap<Record>,
        most: Int = StageObjectIdentifier.largestSlot
    ) -> Int {
        var words: [UInt32] = []
        for index in slots.indices {
            words.append(UInt32(slots[index].generation) << 1 | (slots[index].isLive ? 1 : 0))
        }
        var free = slots.free
        let live = code(slots: &words, &free, most)
        guard isReading, failure == nil else { return live }
        slots.free = free
        slots.reserveCapacity(words.count)
        for word in words {
            var record = Record()
            record.generation = UInt16(truncatingIfNeeded: word >> 1)
            record.isLive = word & 1 == 1
            slots.append(record)
        }
        return live
    }

    /// Each slot's generation, with the lowest bit set if the slot is in use; then the free slots in order, each once
    /// and none that is in use.
    @inline(never)
    private mutating func code(slots words: inout [UInt32], _ free: inout [Int32], _ most: Int) -> Int {
        let total = count(words.count)
        var live = 0
        var isTaken: [Bool] = []
        for index in 0..<total {
            let bits = code(bits: isReading ? 0 : UInt64(words[index]))
            live += Int(bits & 1)
            guard isReading else { continue }
            check(bits >= 2 && bits <= 0x1FFFF)
            words.append(UInt32(truncatingIfNeeded: bits))
            isTaken.append(bits & 1 == 1)
        }
        check(live <= most && total <= StageObjectIdentifier.largestSlot + 1)
        for index in 0..<count(free.count) {
            var slot = isReading ? -1 : free[index]
            code(&slot, below: total)
            guard isReading, check(slot >= 0 && !isTaken[Int(max(slot, 0))]) else { continue }
            isTaken[Int(slot)] = true
            free.append(slot)
        }
        return failure == nil ? live : 0
    }
}
