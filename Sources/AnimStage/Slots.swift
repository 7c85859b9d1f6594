// SPDX-License-Identifier: MIT
/// A growing array of records that are read and written in place.
///
/// An `Array` in a class checks for uniqueness at every write, and retains at every read what a record holds. The
/// stage's records are never shared, so each access here is an index check and an address. Addresses are valid only
/// until the next `append`.
package struct Slots<Record> {
    /// A dangling address while the capacity is 0.
    private var records = UnsafeMutablePointer<Record>(bitPattern: MemoryLayout<Record>.alignment).unsafelyUnwrapped
    package private(set) var count = 0
    package private(set) var capacity = 0

    package init() {}

    package var indices: Range<Int> { 0..<count }
    /// The first record, for sweeps that check indices themselves; valid until the next `append`.
    package var first: UnsafePointer<Record> { UnsafePointer(records) }
    package var isEmpty: Bool { count == 0 }

    /// The address of a record, valid until the next `append`.
    @inline(__always)
    func address(_ index: Int) -> UnsafeMutablePointer<Record> {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
        return records + index
    }

    @inline(__always)
    func address(_ index: Int32) -> UnsafeMutablePointer<Record> {
        precondition(UInt32(bitPattern: index) < UInt32(truncatingIfNeeded: count))
        return records + Int(index)
    }

    package subscript(index: Int) -> Record {
        @inline(__always) unsafeAddress { UnsafePointer(address(index)) }
        @inline(__always) nonmutating unsafeMutableAddress { address(index) }
    }

    package subscript(index: Int32) -> Record {
        @inline(__always) unsafeAddress { UnsafePointer(address(index)) }
        @inline(__always) nonmutating unsafeMutableAddress { address(index) }
    }

    @inline(never)
    package mutating func append(_ record: Record) {
        // Most stages have few of the large records.
        if count == capacity { reserveCapacity(max(2 * capacity, MemoryLayout<Record>.stride > 64 ? 1 : 4)) }
        (records + count).initialize(to: record)
        count += 1
    }

    @inline(never)
    package mutating func reserveCapacity(_ wanted: Int) {
        guard wanted > capacity else { return }
        let larger = UnsafeMutablePointer<Record>.allocate(capacity: wanted)
        larger.moveInitialize(from: records, count: count)
        if capacity > 0 { records.deallocate() }
        records = larger
        capacity = wanted
    }

    /// Fills an empty one with copies of one record, which must be trivial.
    package mutating func fill(_ record: Record, count wanted: Int) {
        reserveCapacity(wanted)
        (records + count).initialize(repeating: record, count: wanted - count)
        count = wanted
    }

    /// Removes the last record, which must be trivial.
    @inline(__always)
    package mutating func popLast() -> Record? {
        guard count > 0 else { return nil }
        count -= 1
        return records[count]
    }

    /// Removes all records from an index on; they must be trivial.
    package mutating func truncate(to newCount: Int) { count = min(count, newCount) }

    /// Moves the records from an index on to another place. They must be trivial; those in between are undefined until
    /// written.
    @inline(never)
    package mutating func moveTail(from start: Int, to target: Int) {
        reserveCapacity(count + target - start)
        (records + target).update(from: records + start, count: count - start)
        count += target - start
    }

    /// Releases the memory; the owner calls it once, at its own deinitialization.
    package func deallocate() {
        guard capacity > 0 else { return }
        records.deinitialize(count: count)
        records.deallocate()
    }
}
