// SPDX-License-Identifier: MIT
import AnimMath

/// A record in a slot that is used again.
protocol SlotRecord {
    init()
    /// Which occupant of its slot it is, from 1.
    var generation: UInt16 { get set }
    var isLive: Bool { get set }
}

/// Things in slots that are used again. A slot counts its occupants, so that an identifier of one that is gone names nothing.
/// One whose count has reached its end is not used any more.
package struct SlotMap<Record> {
    fileprivate(set) var records = Slots<Record>()
    /// The slots that are free, the next one last. No array, since whoever reads a record would count its references.
    fileprivate var freeSlots = Slots<Int32>()

    package var indices: Range<Int> { records.indices }
    package var count: Int { records.count }
    var capacity: Int { records.capacity }
    /// How many slots hold a thing, or are used up.
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

    /// Adds a slot as it is in another stage.
    mutating func append(_ record: Record) { records.append(record) }

    mutating func reserveCapacity(_ wanted: Int) { records.reserveCapacity(wanted) }
    mutating func reserveFree() { freeSlots.reserveCapacity(records.capacity) }

    /// The slots that are free, the next one last.
    var free: [Int32] {
        get { freeSlots.indices.map { freeSlots[$0] } }
        set {
            freeSlots.truncate(to: 0)
            for slot in newValue { freeSlots.append(slot) }
        }
    }

    /// Releases the memory; its owner calls it once, at its end.
    func deallocate() {
        records.deallocate()
        freeSlots.deallocate()
    }
}

extension SlotMap where Record: SlotRecord {
    /// The generation of the thing in a slot, or nil where there is none.
    @inline(__always)
    func generation(ofLive slot: Int) -> UInt16? {
        slot < records.count && records[slot].isLive ? records[slot].generation : nil
    }

    /// The newest generation of a slot; 0 where there is no such slot.
    func lastGeneration(of slot: Int) -> UInt16 { slot < records.count ? records[slot].generation : 0 }

    /// A slot for a thing. A free one holds what was there last, with its next generation; a new one an empty record.
    mutating func take() -> Int {
        if !freeSlots.isEmpty {
            let slot = freeSlots[freeSlots.count - 1]
            freeSlots.truncate(to: freeSlots.count - 1)
            return Int(slot)
        }
        records.append(Record())
        // Room for all of them to be free: releasing a slot never allocates.
        freeSlots.reserveCapacity(records.capacity)
        return records.count - 1
    }

    /// Puts a thing into a slot.
    mutating func insert(_ record: Record) -> Int {
        let slot = take()
        let generation = records[slot].generation
        records[slot] = record
        records[slot].generation = generation
        records[slot].isLive = true
        return slot
    }

    /// Makes a slot free. What its record holds stays there until it is used again.
    mutating func release(_ slot: Int) {
        records[slot].isLive = false
        guard records[slot].generation < ThingIdentifier.lastGeneration else { return }
        records[slot].generation += 1
        freeSlots.append(Int32(slot))
    }
}
