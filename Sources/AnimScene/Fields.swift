// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimPlatform

/// The values of an object's keys, indexed as in the object's description. Never copied.
package struct Fields: ~Copyable {
    /// One key of the description, with the value that the object has for it.
    package struct Field {
        /// The value, or −1 if missing.
        package var node: Int32 = -1
        /// The offset of the key's word in its list.
        var word: UInt16 = 0
        /// The letter of the type in the description.
        package var type: UInt8 = 0
        /// The letter of the check in the description, or 0.
        package var check: UInt8 = 0
        /// A number, the index of a choice, or 0 or 1 for a boolean, depending on the description.
        package var number = 0.0
    }

    private let fields: UnsafeMutablePointer<Field>
    private let memory: FieldMemory
    package private(set) var count = 0
    /// Number of keys in the first list.
    private(set) var firstCount = 0
    /// Number of keys that the object has.
    private(set) var foundCount = 0
    /// A bit for each key: whether the object has it, whether it is required, and whether its description has a type.
    private var found: UInt64 = 0
    private var required: UInt64 = 0
    private var typed: UInt64 = 0

    init(_ memory: FieldMemory) {
        self.memory = memory
        fields = memory.take()
    }

    deinit { memory.give(fields) }

    /// The value of a key, or −1.
    @inline(__always)
    subscript(_ key: some RawRepresentable<Int>) -> Int32 { node(at: key.rawValue) }

    @inline(__always)
    package func has(_ key: some RawRepresentable<Int>) -> Bool { self[key] >= 0 }

    /// The key's value, interpreted according to the description.
    @inline(__always)
    package func number(_ key: some RawRepresentable<Int>) -> Double { number(at: key.rawValue) }

    @inline(__always)
    func integer(_ key: some RawRepresentable<Int>) -> Int { Int(number(key)) }

    @inline(__always)
    func isTrue(_ key: some RawRepresentable<Int>) -> Bool { number(key) != 0 }

    @inline(__always)
    package func node(at index: Int) -> Int32 { self[field: index].node }

    @inline(__always)
    package func number(at index: Int) -> Double { self[field: index].number }

    @inline(__always)
    subscript(field index: Int) -> Field {
        assert(index < count)
        return fields[index]
    }

    /// Appends the keys of a description, without values.
    @inline(__always)
    mutating func append(_ list: UnsafePointer<FieldList>) {
        let more = list.pointee.count
        precondition(count &+ more <= FieldMemory.mostFields)
        firstCount = count == 0 ? more : firstCount
        (fields + count).initialize(from: list.pointee.fields, count: more)
        let shift = UInt64(truncatingIfNeeded: count)
        required |= list.pointee.required &<< shift
        typed |= list.pointee.typed &<< shift
        count &+= more
    }

    /// Sets the value of a key.
    @inline(__always)
    mutating func set(node: Int32, at index: Int) {
        assert(index < count)
        fields[index].node = node
        found |= 1 &<< UInt64(truncatingIfNeeded: index)
        foundCount &+= 1
    }

    /// A bit for each key whose value must be interpreted, or that is required but missing.
    @inline(__always)
    var notable: UInt64 { (found & typed) | (required & ~found) }

    @inline(__always)
    package mutating func set(_ number: Double, at index: Int) { fields[index].number = number }
}

/// A compiled description of an object's keys, made once for all objects of a kind.
struct FieldList {
    /// A key and its place in the description.
    private struct Key {
        /// The result of `shortWord`. With the length it determines a short key; for a long one it holds the first
        /// eight bytes.
        var signature: UInt64
        var length: Int32
        /// The key's offset in the description.
        var word: Int32
    }

    /// The bytes of the description.
    private let list: UnsafePointer<UInt8>
    /// The fields of an object without any of the keys.
    let fields: UnsafeMutablePointer<Fields.Field>
    private let keys: UnsafeMutablePointer<Key>
    /// The index of each key + 1, by its signature: open addressing.
    private let buckets: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private(set) var required: UInt64 = 0
    private(set) var typed: UInt64 = 0

    private static let bucketCount = 64

    /// Bytes of a list per key.
    private static var sizeOfKey: Int { MemoryLayout<Fields.Field>.stride + MemoryLayout<Key>.stride }

    private static var headerSize: Int { (MemoryLayout<FieldList>.size + 15) & ~15 }

    /// Bytes of the list of a description, including itself.
    static func size(of keys: WordList) -> Int {
        var count = 1
        var byte = keys.start
        while byte.pointee != 0 {
            if byte.pointee == 0x20 { count += 1 }
            byte += 1
        }
        return headerSize + bucketCount + count * sizeOfKey
    }

    /// Compiles a description.
    /// - Parameter memory: `size(of:)` bytes, word-aligned.
    static func make(_ keys: WordList, at memory: UnsafeMutableRawPointer, size: Int) -> UnsafePointer<FieldList> {
        let empty = FieldList(keys, memory + headerSize, size - headerSize)
        let list = memory.initializeMemory(as: FieldList.self, to: empty)
        list.pointee.read(keys)
        return UnsafePointer(list)
    }

    private init(_ description: WordList, _ memory: UnsafeMutableRawPointer, _ size: Int) {
        list = description.start
        let count = (size - FieldList.bucketCount) / FieldList.sizeOfKey
        buckets = memory.assumingMemoryBound(to: UInt8.self)
        for offset in stride(from: 0, to: FieldList.bucketCount, by: 8) {
            memory.storeBytes(of: 0, toByteOffset: offset, as: UInt64.self)
        }
        let rest = memory + FieldList.bucketCount
        fields = rest.assumingMemoryBound(to: Fields.Field.self)
        keys = (rest + count * MemoryLayout<Fields.Field>.stride).assumingMemoryBound(to: Key.self)
    }

    @inline(never)
    private mutating func read(_ description: WordList) {
        var word = description.start
        while word.pointee != 0 {
            // Keys consist of letters, which are greater than all bytes that end them; the first may be another
            // character, as in `$schema`.
            var length = 1
            while word[length] > 0x3D { length += 1 }
            var field = Fields.Field()
            field.word = UInt16(truncatingIfNeeded: word - description.start)
            var rule = word + length
            let isRequired = rule.pointee == 0x21
            if isRequired { rule += 1 }
            if rule.pointee == 0x3D {
                field.type = 0x3D
            } else if rule.pointee == 0x3A {
                field.type = rule[1]
                // The letters end with the word.
                if rule[2] > 0x20 {
                    field.check = rule[2]
                    if rule[3] > 0x30 { field.number = Double(rule[3] - 0x30) }
                }
            }
            append(field, word, length: length, isRequired: isRequired)
            while rule.pointee > 0x20 { rule += 1 }
            word = rule.pointee == 0x20 ? rule + 1 : rule
        }
    }

    private mutating func append(_ field: Fields.Field, _ word: UnsafePointer<UInt8>, length: Int, isRequired: Bool) {
        precondition(count < FieldMemory.mostFields)
        if isRequired { required |= 1 &<< UInt64(truncatingIfNeeded: count) }
        if field.type != 0 { typed |= 1 &<< UInt64(truncatingIfNeeded: count) }
        let signature = word.shortWord(count: length)
        (fields + count).initialize(to: field)
        (keys + count).initialize(to: Key(signature: signature, length: Int32(length), word: Int32(field.word)))
        count += 1
        var bucket = FieldList.bucket(signature)
        while buckets[bucket] != 0 { bucket = (bucket + 1) & (FieldList.bucketCount - 1) }
        buckets[bucket] = UInt8(truncatingIfNeeded: count)
    }

    @inline(__always)
    private static func bucket(_ signature: UInt64) -> Int {
        Int(truncatingIfNeeded: (signature &* 0x9E37_79B9_7F4A_7C15) &>> 58)
    }

    /// The index of a key, or −1.
    @inline(__always)
    func index(of name: UnsafePointer<UInt8>, length: Int, _ signature: UInt64) -> Int {
        var bucket = FieldList.bucket(signature)
        while buckets[bucket] != 0 {
            let number = Int(buckets[bucket]) &- 1
            let key = keys + number
            if key.pointee.signature == signature, Int(key.pointee.length) == length {
                let word = list + Int(key.pointee.word)
                var index = 8
                while index < length, word[index] == name[index] { index &+= 1 }
                if index >= length { return number }
            }
            bucket = (bucket &+ 1) & (FieldList.bucketCount - 1)
        }
        return -1
    }
}

/// Memory for the fields of the objects being read, which may be nested.
final class FieldMemory {
    /// At least the number of keys of the longest description.
    static let mostFields = 40

    /// The head of the free list; each entry begins with the address of the next.
    private var free: UnsafeMutableRawPointer?
    /// Private lists: another thread was compiling the description for all, or there was no room for it there.
    private var lists: [(description: UnsafePointer<UInt8>, list: UnsafePointer<FieldList>)] = []

    /// Memory for the fields of one object, uninitialized. To be returned by `give`.
    package func take() -> UnsafeMutablePointer<Fields.Field> {
        guard let first = free else { return .allocate(capacity: FieldMemory.mostFields) }
        free = first.load(as: UnsafeMutableRawPointer?.self)
        return first.assumingMemoryBound(to: Fields.Field.self)
    }

    func give(_ fields: UnsafeMutablePointer<Fields.Field>) {
        UnsafeMutableRawPointer(fields).storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
        free = UnsafeMutableRawPointer(fields)
    }

    deinit {
        while let first = free {
            free = first.load(as: UnsafeMutableRawPointer?.self)
            first.assumingMemoryBound(to: Fields.Field.self).deallocate()
        }
        for list in lists { UnsafeRawPointer(list.list).deallocate() }
    }

    /// The compiled description.
    @inline(__always)
    func description(_ keys: WordList) -> UnsafePointer<FieldList> {
        if let table = anim_platform_find_table(keys.start) {
            return UnsafeRawPointer(table).assumingMemoryBound(to: FieldList.self)
        }
        return make(keys)
    }

    @inline(never)
    private func make(_ keys: WordList) -> UnsafePointer<FieldList> {
        for list in lists where list.description == keys.start { return list.list }
        let size = FieldList.size(of: keys)
        if let memory = anim_platform_begin_table(keys.start, size) {
            let list = FieldList.make(keys, at: memory, size: size)
            anim_platform_end_table(keys.start, memory)
            return list
        }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        let list = FieldList.make(keys, at: memory, size: size)
        lists.append((keys.start, list))
        return list
    }
}
