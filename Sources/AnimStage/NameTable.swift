// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A map from the index of a name in a table to a value.
///
/// Open addressing with linear probing. Its size follows its contents, since a stage of many machines has many maps.
/// Related names have consecutive indices, so an index is its own hash.
package struct NameMap: Sendable {
    private struct Bucket {
        /// The name, or −1.
        package var key: Int32 = -1
        /// −1 for a removed entry, which keeps its bucket.
        package var value: Int32 = -1
    }

    /// The count is a power of two, or 0.
    private var buckets: [Bucket] = []
    private var count = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    package subscript(name: Int32?) -> Int? {
        let value = value(of: name ?? -1)
        return value < 0 ? nil : Int(value)
    }

    /// −1 for none.
    @inline(never)
    @_optimize(speed)
    private func value(of name: Int32) -> Int32 {
        guard name >= 0, !buckets.isEmpty else { return -1 }
        // An empty bucket has the value −1.
        return buckets[bucket(of: name)].value
    }

    /// Makes room for a total number of names.
    package mutating func reserve(_ count: Int) {
        var wanted = max(8, buckets.count)
        while wanted < 2 * count { wanted *= 2 }
        if wanted > buckets.count { rehash(wanted) }
    }

    @inline(never)
    package mutating func set(_ name: Int32, _ value: Int) {
        if 2 * (count + 1) > buckets.count { rehash(max(8, 2 * buckets.count)) }
        let bucket = bucket(of: name)
        if buckets[bucket].key < 0 { count += 1 }
        buckets[bucket] = Bucket(key: name, value: Int32(value))
    }

    @inline(never)
    package mutating func remove(_ name: Int32) {
        if self[name] != nil { buckets[bucket(of: name)].value = -1 }
    }

    /// The bucket of a name, or the empty bucket where it would go.
    @inline(__always)
    private func bucket(of name: Int32) -> Int {
        buckets.withUnsafeBufferPointer { buckets in
            var bucket = Int(name) & (buckets.count - 1)
            while buckets[bucket].key >= 0, buckets[bucket].key != name { bucket = (bucket + 1) & (buckets.count - 1) }
            return bucket
        }
    }

    @inline(never)
    private mutating func rehash(_ wanted: Int) {
        let old = buckets
        buckets = [Bucket](repeating: Bucket(), count: wanted)
        count = 0
        for bucket in old where bucket.key >= 0 && bucket.value >= 0 { set(bucket.key, Int(bucket.value)) }
    }
}

/// Names as UTF-8 bytes, each stored once and identified by a small index.
///
/// Open addressing with linear probing; expected O(length) to intern and to find. Names are never removed, so an index
/// is valid for the lifetime of the table.
package struct NameTable: Sendable {
    /// The bytes of all names, plus spare capacity.
    private var bytes: [UInt8] = []
    /// Number of bytes of all names.
    package private(set) var size = 0
    /// The end of each name in `bytes`; it begins at the end of the one before.
    private var ends: [Int32] = []
    /// Index + 1 of the name in each bucket; 0 is empty. The count is a power of two.
    private var buckets = [Int32](repeating: 0, count: 32)

    package var count: Int { ends.count }
    /// Whether a name could not be added and got the first one's index instead.
    package private(set) var isFull = false

    package init() {}

    /// Whether there is room for another name: all names together must fit 32-bit offsets.
    package func hasRoom(for name: [UInt8]) -> Bool { hasRoom(for: name.count) }

    private func hasRoom(for count: Int) -> Bool { size <= Int(Int32.max) - count }

    /// The index of the name, which is added if it is new.
    @inline(never)
    package mutating func intern(_ name: [UInt8]) -> Int32 {
        name.withUnsafeBufferPointer { intern($0, NameTable.nothing, NameTable.nothing) }
    }

    @inline(never)
    package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
        intern(name, NameTable.nothing, NameTable.nothing)
    }

    /// The index of a name of three parts, any of which may be empty.
    @inline(never)
    @_optimize(speed)
    package mutating func intern(
        _ first: UnsafeBufferPointer<UInt8>,
        _ second: UnsafeBufferPointer<UInt8>,
        _ third: UnsafeBufferPointer<UInt8>
    ) -> Int32 {
        let length = first.count + second.count + third.count
        var found = -1
        if length == first.count {
            found = bucket(of: first)
            if buckets[found] != 0 { return buckets[found] - 1 }
        }
        guard hasRoom(for: length) else {
            if let known = find([UInt8](first) + [UInt8](second) + [UInt8](third)) { return known }
            isFull = true
            return 0
        }
        if size + length > bytes.count { reserve(size + length) }
        // Appended behind the others; kept if it is new.
        let size = size
        bytes.withUnsafeMutableBufferPointer { memory in
            memory.baseAddress?.copy(first, to: size)
            memory.baseAddress?.copy(second, to: size + first.count)
            memory.baseAddress?.copy(third, to: size + first.count + second.count)
        }
        if found < 0 {
            found = bytes.withUnsafeBufferPointer {
                bucket(of: UnsafeBufferPointer(rebasing: $0[size..<(size + length)]))
            }
            if buckets[found] != 0 { return buckets[found] - 1 }
        }
        self.size = size + length
        ends.append(Int32(truncatingIfNeeded: size + length))
        buckets[found] = Int32(truncatingIfNeeded: ends.count)
        if 2 * ends.count > buckets.count { rehash(2 * buckets.count) }
        return Int32(truncatingIfNeeded: ends.count - 1)
    }

    /// The seed of the hash: the address of a constant of the library, which is loaded at a random address in each
    /// process. So nobody can write a document whose names all share one bucket. Not inlined: all uses must have the
    /// same address.
    private static var seed: UInt64 {
        @inline(never)
        get { UInt64(UInt(bitPattern: ("names" as StaticText).utf8Start)) }
    }

    private static var nothing: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: nil, count: 0) }

    /// Reserves room for a number of names of usual length.
    package mutating func reserve(names count: Int) {
        ends.reserveCapacity(count)
        if 16 * count > bytes.count { reserve(16 * count) }
        var wanted = buckets.count
        while wanted < 2 * count { wanted *= 2 }
        if wanted > buckets.count { rehash(wanted) }
    }

    @inline(never)
    private mutating func reserve(_ wanted: Int) {
        // Doubles, or grows by a quarter if large: all of it is written, so all of it is resident. A multiple of 8.
        let grown = bytes.count < 1 << 16 ? 2 * bytes.count : bytes.count + bytes.count / 4
        let longer = (max(wanted, grown, 32) + 7) & ~7
        let former = bytes
        let size = size
        bytes = [UInt8](unsafeUninitializedCapacity: longer) { memory, count in
            guard let start = memory.baseAddress else { return }
            for index in stride(from: size & ~7, to: longer, by: 8) {
                UnsafeMutableRawPointer(start).storeBytes(of: 0, toByteOffset: index, as: UInt64.self)
            }
            former.withUnsafeBufferPointer { start.copy(UnsafeBufferPointer(rebasing: $0[..<size]), to: 0) }
            count = longer
        }
    }

    @inline(never)
    package func find(_ name: [UInt8]) -> Int32? { name.withUnsafeBufferPointer { find($0) } }

    @inline(never)
    package func find(_ name: ArraySlice<UInt8>) -> Int32? { name.withUnsafeBufferPointer { find($0) } }

    /// The index of a name; nil if it is not in the table.
    @inline(never)
    package func find(_ name: UnsafeBufferPointer<UInt8>) -> Int32? {
        let index = buckets[bucket(of: name)]
        return index == 0 ? nil : index - 1
    }

    /// Calls `body` with the index of each known name that is a prefix of a dotted name: up to one of its dots, or the
    /// whole name. Allocates nothing. O(length × dots).
    @inline(__always)
    package func findPrefixes(of name: ArraySlice<UInt8>, _ body: (Int32) -> Void) {
        name.withUnsafeBufferPointer { name in
            guard let start = name.baseAddress else { return }
            var end = 0
            while true {
                if end == name.count || name[end] == UInt8(ascii: ".") {
                    let index = buckets[bucket(of: UnsafeBufferPointer(start: start, count: end))]
                    if index != 0 { body(index - 1) }
                    if end == name.count { return }
                }
                end += 1
            }
        }
    }

    /// The bytes of a name; empty for an invalid index.
    package subscript(index: Int32) -> ArraySlice<UInt8> {
        guard index >= 0, Int(index) < ends.count else { return [] }
        return bytes[(index == 0 ? 0 : Int(ends[Int(index) - 1]))..<Int(ends[Int(index)])]
    }

    /// The bucket that holds the name, or the empty one where it would go.
    @inline(never)
    @_optimize(speed)
    private func bucket(of name: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = name.baseAddress else { return bucket(of: NameTable.none, count: 0) }
        return bucket(of: start, count: name.count)
    }

    /// The address of an empty name; never read.
    private static var none: UnsafePointer<UInt8> { UnsafePointer(bitPattern: 16).unsafelyUnwrapped }

    @inline(__always)
    private func bucket(of name: UnsafePointer<UInt8>, count: Int) -> Int {
        buckets.withUnsafeBufferPointer { buckets in
            ends.withUnsafeBufferPointer { ends in
                bytes.withUnsafeBufferPointer { bytes in
                    var bucket =
                        Int(truncatingIfNeeded: name.hash(count: count, seed: NameTable.seed)) & (buckets.count - 1)
                    while buckets[bucket] != 0 {
                        let index = Int(buckets[bucket]) - 1
                        let first = index == 0 ? 0 : Int(ends[index - 1])
                        if Int(ends[index]) - first == count,
                            let known = bytes.baseAddress, name.isEqual(to: known + first, count: count)
                        {
                            break
                        }
                        bucket = (bucket + 1) & (buckets.count - 1)
                    }
                    return bucket
                }
            }
        }
    }

    @inline(never)
    private mutating func rehash(_ count: Int) {
        buckets = [Int32](repeating: 0, count: count)
        for index in 0..<Int32(ends.count) {
            let bucket = self[index].withUnsafeBufferPointer { self.bucket(of: $0) }
            buckets[bucket] = index + 1
        }
    }
}

extension NameTable {
    package mutating func code(by coder: inout StateCoder) {
        for index in 0..<Int32(coder.count(count)) {
            var name = Array(self[index])
            coder.code(text: &name)
            guard coder.isReading else { continue }
            let isNew = coder.failure == nil && intern(name) == index && !name.contains(0)
            guard coder.check(isNew) else { return }
        }
    }
}
