/// What names stand for, by their index in a table.
///
/// Open addressing with linear probing: as small as what is in it, since a stage of many machines has many maps. The indices of
/// names that belong together follow one another, so they are their own hashes.
struct NameMap: Sendable {
    /// The name in each bucket, or −1. The count is a power of two, or 0.
    private var keys: [Int32] = []
    /// −1 for what was removed, whose bucket stays its own.
    private var values: [Int32] = []
    private var count = 0

    subscript(name: Int32?) -> Int? {
        let value = value(of: name ?? -1)
        return value < 0 ? nil : Int(value)
    }

    /// −1 for none.
    @inline(never)
    private func value(of name: Int32) -> Int32 {
        guard name >= 0, !keys.isEmpty else { return -1 }
        let bucket = bucket(of: name)
        return keys[bucket] == name ? values[bucket] : -1
    }

    @inline(never)
    mutating func set(_ name: Int32, _ value: Int) {
        if 2 * (count + 1) > keys.count { grow() }
        let bucket = bucket(of: name)
        if keys[bucket] < 0 { count += 1 }
        keys[bucket] = name
        values[bucket] = Int32(value)
    }

    @inline(never)
    mutating func remove(_ name: Int32) {
        if self[name] != nil { values[bucket(of: name)] = -1 }
    }

    /// The bucket of a name, or the free one where it would go.
    private func bucket(of name: Int32) -> Int {
        var bucket = Int(name) & (keys.count - 1)
        while keys[bucket] >= 0, keys[bucket] != name { bucket = (bucket + 1) & (keys.count - 1) }
        return bucket
    }

    @inline(never)
    private mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        keys = [Int32](repeating: -1, count: max(8, 2 * oldKeys.count))
        values = keys
        count = 0
        for (bucket, key) in oldKeys.enumerated() where key >= 0 && oldValues[bucket] >= 0 {
            set(key, Int(oldValues[bucket]))
        }
    }
}

/// Names as UTF-8 bytes, each kept once and known by a small index.
///
/// Open addressing with linear probing over FNV-1a hashes; expected O(length) to intern and to find. Names are never
/// removed, so an index stays valid for as long as the table.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// Where each name ends in `bytes`; it begins where the one before ends.
    private var ends: [Int32] = []
    /// Index + 1 of the name in each bucket; 0 is empty. The count is a power of two.
    private var buckets: [Int32] = [Int32](repeating: 0, count: 32)

    var count: Int { ends.count }
    /// The bytes of all names.
    var size: Int { bytes.count }
    /// Whether a name could not be added, and got the first one's index.
    private(set) var isFull = false

    /// Whether there is room for another name: the bytes of all names are counted in 32 bits.
    func hasRoom(for name: [UInt8]) -> Bool { bytes.count <= Int(Int32.max) - name.count }

    /// The index of the name, which is added when it is new.
    mutating func intern(_ name: [UInt8]) -> Int32 {
        let bucket = self.bucket(of: name[...])
        if buckets[bucket] != 0 { return buckets[bucket] - 1 }
        guard hasRoom(for: name) else {
            isFull = true
            return 0
        }
        bytes.append(contentsOf: name)
        ends.append(Int32(bytes.count))
        buckets[bucket] = Int32(ends.count)
        if 2 * ends.count > buckets.count { grow() }
        return Int32(ends.count - 1)
    }

    func find(_ name: [UInt8]) -> Int32? { find(name[...]) }

    func find(_ name: ArraySlice<UInt8>) -> Int32? {
        let index = buckets[bucket(of: name)]
        return index == 0 ? nil : index - 1
    }

    /// Calls `body` with the index of each known name that a name of tokens and dots begins with: up to one of its dots, or
    /// to its end. Allocates nothing.
    @inline(__always)
    func findPrefixes(of name: ArraySlice<UInt8>, _ body: (Int32) -> Void) {
        var hash: UInt32 = 0x811C_9DC5
        var end = name.startIndex
        while true {
            if end == name.endIndex || name[end] == UInt8(ascii: ".") {
                var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
                while buckets[bucket] != 0 {
                    if isEqual(buckets[bucket] - 1, name, end) {
                        body(buckets[bucket] - 1)
                        break
                    }
                    bucket = (bucket + 1) & (buckets.count - 1)
                }
                if end == name.endIndex { return }
            }
            hash = (hash ^ UInt32(name[end])) &* 0x0100_0193
            end += 1
        }
    }

    /// Whether a name is equal to the beginning of another. Without a slice, which would be counted.
    private func isEqual(_ index: Int32, _ name: ArraySlice<UInt8>, _ end: Int) -> Bool {
        let first = index == 0 ? 0 : Int(ends[Int(index) - 1])
        let length = end - name.startIndex
        guard Int(ends[Int(index)]) - first == length else { return false }
        for offset in 0..<length where bytes[first + offset] != name[name.startIndex + offset] { return false }
        return true
    }

    /// The bytes of a name; empty for an index that is none.
    subscript(index: Int32) -> ArraySlice<UInt8> {
        guard index >= 0, Int(index) < ends.count else { return [] }
        return bytes[(index == 0 ? 0 : Int(ends[Int(index) - 1]))..<Int(ends[Int(index)])]
    }

    /// The bucket that holds the name, or the empty one where it would go.
    @inline(never)
    @_optimize(speed)
    private func bucket(of name: ArraySlice<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
        while buckets[bucket] != 0, !isEqual(buckets[bucket] - 1, name, name.endIndex) {
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        return bucket
    }

    private mutating func grow() {
        buckets = [Int32](repeating: 0, count: 2 * buckets.count)
        for index in 0..<Int32(ends.count) { buckets[bucket(of: self[index])] = index + 1 }
    }
}

extension NameTable {
    mutating func code(by coder: inout StateCoder) {
        for index in 0..<Int32(coder.count(count)) {
            var name = Array(self[index])
            coder.code(text: &name)
            guard coder.isReading else { continue }
            let isNew = coder.failure == nil && intern(name) == index && !name.contains(0)
            guard coder.check(isNew) else { return }
        }
    }
}
