// SPDX-License-Identifier: MIT
import AnimMath

/// A record in a reusable slot.
protocol SlotRecord {
    init()
    /// Counts the occupants of its slot, from 1.
    var generation: UInt16 { get set }
    var isLive: Bool { get set }
}

/// Records in reusable slots. A slot counts its occupants, so that an identifier of a removed record is invalid. A slot
/// whose count has reached its maximum is not used again.
package struct SlotMap<Record> {
    fileprivate(set) var records = Slots<Record>()
    /// The free slots, next one last. Not an array: reading a record would retain and release it.
    fileprivate var freeSlots = Slots<Int32>()

    package var indices: Range<Int> { records.indices }
    package var count: Int { records.count }
    var capacity: Int { records.capacity }
    /// Number of slots that hold a record or are exhausted.
    var usedCount: Int { records.count - freeSlots.count }
    var hasFree: Bool { !freeSlots.isEmpty }

    package subscript(index: Int) -> Record {
        @inline(__always) unsafeAddress { UnsafePointer(records.address(index)) }
        @inline(__always) nonmutating unsafeMutableAddress { records.address(index) }
    }

    package subscript(index: Int32) -> Record {
        @inline(__always) unsafeAddress { UnsafePointer(records.address(index)) }
        @inline(__always) nonmutating unsafeMutableAddress { records.address(index) }
    }

    /// Appends a slot copied from another stage.
    mutating func append(_ record: Record) { records.append(record) }

    mutating func reserveCapacity(_ wanted: Int) { records.reserveCapacity(wanted) }
    mutating func reserveFree() { freeSlots.reserveCapacity(records.capacity) }

    /// The free slots, next one last.
    var free: [Int32] {
        get { freeSlots.indices.map { freeSlots[$0] } }
        set {
            freeSlots.truncate(to: 0)
            for slot in newValue { freeSlots.append(slot) }
        }
    }

    /// Releases the memory; the owner calls it once, at its own deinitialization.
    func deallocate() {
        records.deallocate()
        freeSlots.deallocate()
    }
}

extension SlotMap where Record: SlotRecord {
    /// The generation of the record in a slot, or nil if the slot is empty.
    @inline(__always)
    func generation(ofLive slot: Int) -> UInt16? {
        slot < records.count && records[slot].isLive ? records[slot].generation : nil
    }

    /// The newest generation of a slot; 0 if there is no such slot.
    func lastGeneration(of slot: Int) -> UInt16 { slot < records.count ? records[slot].generation : 0 }

    /// Takes a slot for a record. A reused slot holds the previous record with its next generation; a new one an empty
    /// record.
    mutating func take() -> Int {
        if !freeSlots.isEmpty {
            let slot = freeSlots[freeSlots.count - 1]
            freeSlots.truncate(to: freeSlots.count - 1)
            return Int(slot)
        }
        records.append(Record())
        // Room for all slots to be free: releasing a slot never allocates.
        freeSlots.reserveCapacity(records.capacity)
        return records.count - 1
    }

    /// Inserts a record into a slot.
    mutating func insert(_ record: Record) -> Int {
        let slot = take()
        let generation = records[slot].generation
        records[slot] = record
        records[slot].generation = generation
        records[slot].isLive = true
        return slot
    }

    /// Frees a slot. The contents of its record stay until the slot is reused.
    mutating func release(_ slot: Int) {
        records[slot].isLive = false
        guard records[slot].generation < StageObjectIdentifier.lastGeneration else { return }
        records[slot].generation += 1
        freeSlots.append(Int32(slot))
    }
}
