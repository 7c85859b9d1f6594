// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// A hash of a document's meaning. It ignores white space, the spelling of escapes and numbers, the order of an
/// object's keys and of names where the reader does, texts for people, and keys of the author's own.
///
/// Each value contributes a word made from its place and its contents. The words are summed, so order is ignored; where
/// order matters, the place includes a position.
struct DocumentMeaning: ~Copyable {
    /// What the keys of a container are.
    enum Kind: UInt8 {
        /// Words of the format. These come first.
        case words
        /// Those of a document, or of a state.
        case document, state
        /// The author's names: of states, of what is used by name, or of others; the names of documents.
        case states, definitions, names, components
        /// The library: its only value has names of documents.
        case library
    }

    /// A container whose values are being added.
    private struct Level {
        /// The node after it.
        var end: Int32
        /// Whether positions count: in an array, a map of names, or a state, whose transitions are in text order.
        var isOrdered: Bool
        var kind: Kind
        /// Number of positions so far.
        var count: UInt64
        var place: UInt64
    }

    /// The keys of objects with named members. Those from `keyframes` to `motions` are such objects only in a document:
    /// definitions, whose order means nothing, just as that of `components`. The members of the others are numbered,
    /// performed or drawn in order.
    private static var mapKeys: WordList {
        """
        states components keyframes springs curves paths motions parameters inputs variables properties animations on \
        set assign increment clamp random data events forward velocity values
        """
    }

    private let json: JSONStorage
    private let mapKeys: UnsafePointer<FieldList>

    init(_ json: JSONStorage) {
        self.json = json
        mapKeys = json.fieldMemory.description(DocumentMeaning.mapKeys)
    }

    /// - Parameter around: `components` for a document, `library` for a library, and `words` for parameters.
    @_optimize(speed)
    func hash(of document: Int32, in around: Kind) -> UInt64 {
        // The deepest nesting of a text.
        let nesting = json.arena.isDeep ? JSONDocument.maximumNestingWithStates : JSONDocument.maximumNesting
        return withUnsafeTemporaryAllocation(of: Level.self, capacity: nesting + 2) { levels in
            guard let level = levels.baseAddress else { return 0 }
            return hash(of: document, around, level)
        }
    }

    @inline(__always)
    private func hash(of document: Int32, _ around: Kind, _ levels: UnsafeMutablePointer<Level>) -> UInt64 {
        let last = json.record(document).end
        levels.initialize(to: Level(end: last, isOrdered: true, kind: around, count: 0, place: 0))
        var walk = Walk(level: levels, node: document)
        while walk.node < last { addNext(&walk) }
        var hasher = StateHasher()
        hasher.combine(walk.sum)
        return hasher.finalized()
    }

    /// Where a walk through the nodes is. All that uses it is inlined, so that its members stay in registers.
    private struct Walk {
        /// The innermost container that the node is in; the others lie before it.
        var level: UnsafeMutablePointer<Level>
        var node: Int32
        /// The sum of the words so far.
        var sum: UInt64 = 0

        /// Enters a container; its place is known.
        @inline(__always)
        mutating func enter(end: Int32, isOrdered: Bool, _ kind: Kind, _ place: UInt64) {
            level += 1
            level.initialize(
                to: Level(end: end, isOrdered: isOrdered, kind: kind, count: 0, place: place)
            )
        }

        /// Leaves the containers that end here, and counts the position in the one that the node is in.
        @inline(__always)
        mutating func nextPlace() -> UInt64 {
            while node == level.pointee.end { level -= 1 }
            guard level.pointee.isOrdered else { return level.pointee.place }
            level.pointee.count &+= 1
            return DocumentMeaning.mixed(level.pointee.place, level.pointee.count)
        }
    }

    /// Adds the next value, with its name if it has one. What is in a container comes next.
    @inline(__always)
    private func addNext(_ walk: inout Walk) {
        var place = walk.nextPlace()
        var record = json.record(walk.node)
        var kind = Kind.words
        let around = walk.level.pointee.kind
        if record.kind == .name {
            let bytes = json.text(of: walk.node)
            let isIgnored = isIgnored(bytes, at: walk.node, in: around)
            walk.node += 1
            record = json.record(walk.node)
            if isIgnored {
                walk.node = record.kind == .array || record.kind == .object ? record.end : walk.node + 1
                // Takes no position.
                walk.level.pointee.count &-= walk.level.pointee.isOrdered ? 1 : 0
                return
            }
            if around == .state, !hasTransitions(bytes) {
                place = walk.level.pointee.place
                walk.level.pointee.count &-= 1
            }
            place = DocumentMeaning.mixed(place, DocumentMeaning.word(of: bytes))
            if record.kind == .object, around.rawValue <= Kind.state.rawValue { kind = self.kind(bytes, in: around) }
        }
        switch record.kind {
        case .array where walk.node + 1 < record.end && json.record(walk.node + 1).kind == .number:
            addNumbers(of: record.end, place, &walk)
            return
        case .array, .object:
            if record.kind == .object {
                if around == .states { kind = .state }
                if around == .components { kind = .document }
                if around == .library { kind = .components }
            }
            let isOrdered = record.kind == .array || kind == .state || kind == .states || kind == .names
            walk.enter(end: record.end, isOrdered: isOrdered, kind, place)
            walk.sum &+= DocumentMeaning.mixed(place, UInt64(record.kind.rawValue))
        case .string:
            walk.sum &+= DocumentMeaning.mixed(~place, DocumentMeaning.word(of: json.text(of: walk.node)))
        default:
            walk.sum &+= DocumentMeaning.mixed(place &+ UInt64(record.kind.rawValue), record.payload)
        }
        walk.node += 1
    }

    /// Adds the leading numbers of an array as one word, and enters the array if there is more in it.
    @inline(__always)
    private func addNumbers(of end: Int32, _ array: UInt64, _ walk: inout Walk) {
        var place = array
        walk.node += 1
        while walk.node < end, json.record(walk.node).kind == .number {
            place = DocumentMeaning.mixed(place, json.record(walk.node).payload)
            walk.node += 1
        }
        walk.sum &+= place
        if walk.node < end { walk.enter(end: end, isOrdered: true, .words, place) }
    }

    /// Whether a key is ignored: `$schema`, the `name` and `description` of a document, or a key of the author's own
    /// (`x-…`).
    @inline(__always)
    private func isIgnored(_ key: UnsafeBufferPointer<UInt8>, at node: Int32, in around: Kind) -> Bool {
        if key.first == UInt8(ascii: "$"), json.isEqual(node, to: "$schema") { return true }
        if around == .document, json.isEqual(node, to: "name") || json.isEqual(node, to: "description") { return true }
        return key.count > 1 && key[0] == UInt8(ascii: "x") && key[1] == UInt8(ascii: "-")
    }

    /// Whether a key of a state has transitions, whose order is that of the text: `on`, `after`, `always`, `when` or
    /// `transitions`.
    @inline(__always)
    private func hasTransitions(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard key.count > 1 else { return false }
        switch key[0] {
        case UInt8(ascii: "o"), UInt8(ascii: "a"), UInt8(ascii: "w"): return true
        default: return key[0] == UInt8(ascii: "t") && key[1] == UInt8(ascii: "r")
        }
    }

    /// What the keys of an object are that has itself a key, a word of the format.
    @inline(never)
    private func kind(_ key: UnsafeBufferPointer<UInt8>, in around: Kind) -> Kind {
        guard let start = key.baseAddress, key.count > 0 else { return .words }
        switch mapKeys.pointee.index(of: start, length: key.count, start.shortWord(count: key.count)) {
        case -1: return .words
        case 0: return .states
        case 1: return .components
        case 2...6: return around == .document ? .definitions : .words
        default: return .names
        }
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
