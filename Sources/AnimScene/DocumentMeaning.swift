// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A hash of a document's meaning. It ignores white space, the spelling of escapes and numbers, the order of an object's keys
/// where the reader does, and keys of the author's own.
///
/// Each value contributes a word made from its place and its contents. The words are summed, so order is ignored; where order
/// matters, the place includes a position.
struct DocumentMeaning: ~Copyable {
    /// A container whose values are being added.
    private struct Level {
        /// The node after it.
        var end: Int32
        /// Whether positions count: an array, a map of names, or a state, whose transitions are in text order.
        var isOrdered: Bool
        var isOfStates: Bool
        /// Number of positions so far.
        var count: UInt64
        var place: UInt64
    }

    /// The keys of objects with named members that are numbered, performed or drawn in order. `states` is the first.
    private static var orderedKeys: WordList {
        """
        states parameters inputs variables properties springs curves keyframes paths motions animations components on set assign \
        increment clamp random data events forward velocity values
        """
    }

    private let json: JSONStorage
    private let orderedKeys: UnsafePointer<FieldList>

    init(_ json: JSONStorage) {
        self.json = json
        orderedKeys = json.fieldMemory.description(DocumentMeaning.orderedKeys)
    }

    @_optimize(speed)
    func hash(of document: Int32) -> UInt64 {
        // The deepest nesting of a text.
        let nesting = json.arena.isDeep ? JSONDocument.maximumNestingWithStates : JSONDocument.maximumNesting
        return withUnsafeTemporaryAllocation(of: Level.self, capacity: nesting + 2) { levels in
            guard let level = levels.baseAddress else { return 0 }
            return hash(of: document, level)
        }
    }

    @inline(__always)
    private func hash(of document: Int32, _ levels: UnsafeMutablePointer<Level>) -> UInt64 {
        let last = json.record(document).end
        var level = levels
        level.initialize(to: Level(end: last, isOrdered: true, isOfStates: false, count: 0, place: 0))
        var sum: UInt64 = 0
        var node = document
        while node < last {
            while node == level.pointee.end { level -= 1 }
            var place = level.pointee.place
            if level.pointee.isOrdered {
                level.pointee.count &+= 1
                place = DocumentMeaning.mixed(place, level.pointee.count)
            }
            var record = json.record(node)
            var isMap = true
            var isOfStates = false
            if record.kind == .name {
                let bytes = json.text(of: node)
                let isSchema = bytes.first == UInt8(ascii: "$") && json.isEqual(node, to: "$schema")
                node += 1
                record = json.record(node)
                if isSchema || (bytes.count > 1 && bytes[0] == UInt8(ascii: "x") && bytes[1] == UInt8(ascii: "-")) {
                    node = record.kind == .array || record.kind == .object ? record.end : node + 1
                    level.pointee.count &-= level.pointee.isOrdered ? 1 : 0
                    continue
                }
                place = DocumentMeaning.mixed(place, DocumentMeaning.word(of: bytes))
                if record.kind == .object {
                    let key = orderedKey(bytes)
                    isMap = key >= 0
                    isOfStates = key == 0
                }
            } else if record.kind == .object {
                isMap = false
            }
            switch record.kind {
            case .array where node + 1 < record.end && json.record(node + 1).kind == .number:
                // The leading numbers.
                var index = node + 1
                while index < record.end, json.record(index).kind == .number {
                    place = DocumentMeaning.mixed(place, json.record(index).payload)
                    index += 1
                }
                sum &+= place
                if index < record.end {
                    level += 1
                    level.initialize(
                        to: Level(end: record.end, isOrdered: true, isOfStates: false, count: 0, place: place)
                    )
                }
                node = index
                continue
            case .array, .object:
                let isOrdered = isMap || level.pointee.isOfStates
                level += 1
                level.initialize(
                    to: Level(end: record.end, isOrdered: isOrdered, isOfStates: isOfStates, count: 0, place: place)
                )
                sum &+= DocumentMeaning.mixed(place, UInt64(record.kind.rawValue))
            case .string: sum &+= DocumentMeaning.mixed(~place, DocumentMeaning.word(of: json.text(of: node)))
            default:
                sum &+= DocumentMeaning.mixed(place &+ UInt64(record.kind.rawValue), record.payload)
            }
            node += 1
        }
        var hasher = StateHasher()
        hasher.combine(sum)
        return hasher.finalized()
    }

    /// The index of a key in the list of ordered ones, or −1.
    @inline(never)
    private func orderedKey(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = key.baseAddress, key.count > 0 else { return -1 }
        return orderedKeys.pointee.place(of: start, length: key.count, start.shortWord(count: key.count))
    }

    @inline(__always)
    private static func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = (a ^ b) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    /// A hash of a text.
    @inline(__always)
    private static func word(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return 1 }
        let count = bytes.count
        if count >= 8 {
            var word = UInt64(count)
            var offset = 0
            while offset + 8 < count {
                word = mixed(word, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
                offset += 8
            }
            return mixed(word, start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self).littleEndian)
        }
        if count >= 4 {
            let low = start.loadUnaligned(as: UInt32.self).littleEndian
            let high = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self).littleEndian
            return mixed(UInt64(count), UInt64(high) << 32 | UInt64(low))
        }
        if count == 0 { return 1 }
        let word = UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
        return mixed(UInt64(count), word)
    }
}
