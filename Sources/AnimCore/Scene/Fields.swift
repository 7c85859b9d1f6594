/// The values of an object's keys, by the places of the keys in its description. Never copied.
struct Fields: ~Copyable {
    struct Field {
        /// The value, or −1 where the object has none.
        var node: Int32 = -1
        /// Where the key's word begins in its list.
        var word: UInt16 = 0
        /// What follows the key's name in the description.
        var type: UInt8 = 0
        var check: UInt8 = 0
        /// A number, the index of a choice, or 0 or 1 for a boolean, as the description says.
        var number = 0.0
    }

    private let fields: UnsafeMutablePointer<Field>
    private let memory: FieldMemory
    private(set) var count = 0
    /// How many of the keys are those of the first list.
    var firstCount = 0
    /// How many of the keys the object has.
    private(set) var foundCount = 0
    /// A bit for each of the keys that must be there.
    var required: UInt32 = 0

    init(_ memory: FieldMemory) {
        self.memory = memory
        fields = memory.take()
    }

    deinit { memory.give(fields) }

    /// The value of a key, or −1.
    @inline(__always)
    subscript(_ key: some RawRepresentable<Int>) -> Int32 { node(at: key.rawValue) }

    @inline(__always)
    func has(_ key: some RawRepresentable<Int>) -> Bool { self[key] >= 0 }

    /// What the description made of a key's value.
    @inline(__always)
    func number(_ key: some RawRepresentable<Int>) -> Double { number(at: key.rawValue) }

    @inline(__always)
    func integer(_ key: some RawRepresentable<Int>) -> Int { Int(number(key)) }

    @inline(__always)
    func isTrue(_ key: some RawRepresentable<Int>) -> Bool { number(key) != 0 }

    @inline(__always)
    func node(at index: Int) -> Int32 { self[place: index].node }

    @inline(__always)
    func number(at index: Int) -> Double { self[place: index].number }

    @inline(__always)
    subscript(place index: Int) -> Field {
        assert(index < count)
        return fields[index]
    }

    @inline(__always)
    mutating func append(_ field: Field) {
        precondition(count < FieldMemory.mostFields)
        (fields + count).initialize(to: field)
        count += 1
        if field.node >= 0 { foundCount += 1 }
    }

    @inline(__always)
    mutating func set(_ number: Double, at index: Int) { fields[index].number = number }
}

/// What an object's description says of a key, read once for all objects of the kind.
struct FieldWord {
    /// Of an object that does not have the key.
    var field: Fields.Field
    var length: UInt8
    var isRequired: Bool
    /// A bit for the key's first letter.
    var letter: UInt32
}

/// Memory for the fields of the objects that are being read, some inside others, and descriptions that were read.
final class FieldMemory {
    /// As many as the longest description has keys, and some.
    static let mostFields = 32

    /// The first of those that are free; each begins with the address of the next.
    private var free: UnsafeMutableRawPointer?
    /// Of all descriptions that were read, one after the other.
    private(set) var words: UnsafeMutablePointer<FieldWord>
    private var wordCount = 0
    private var capacity = 64
    /// Where the words of a list begin, and how many they are.
    private var lists: [(list: UnsafePointer<UInt8>, words: Range<Int32>)] = []

    init() { words = .allocate(capacity: capacity) }

    func take() -> UnsafeMutablePointer<Fields.Field> {
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
        words.deallocate()
    }

    /// The words of a description, by their places in `words`.
    @_optimize(speed)
    func description(_ keys: WordList) -> Range<Int32> {
        // The last are the most likely.
        var index = lists.count
        while index > 0 {
            index -= 1
            if lists[index].list == keys.start { return lists[index].words }
        }
        return read(keys)
    }

    @inline(never)
    private func read(_ keys: WordList) -> Range<Int32> {
        let first = Int32(wordCount)
        var word = keys.start
        while word.pointee != 0 {
            // Keys are of letters, which come after all that ends them.
            var length = 0
            while word[length] > 0x3D { length += 1 }
            var field = Fields.Field()
            field.word = UInt16(truncatingIfNeeded: word - keys.start)
            let letter: UInt32 = 1 << UInt32(word.pointee & 31)
            var rule = word + length
            let isRequired = rule.pointee == 0x21
            if isRequired { rule += 1 }
            if rule.pointee == 0x3D {
                field.type = 0x3D
            } else if rule.pointee == 0x3A {
                field.type = rule[1]
                // The letters end where the word does.
                if rule[2] > 0x20 {
                    field.check = rule[2]
                    if rule[3] > 0x30 { field.number = Double(rule[3] - 0x30) }
                }
            }
            while rule.pointee > 0x20 { rule += 1 }
            word = rule.pointee == 0x20 ? rule + 1 : rule
            if wordCount == capacity { grow() }
            (words + wordCount).initialize(
                to: FieldWord(field: field, length: UInt8(length), isRequired: isRequired, letter: letter)
            )
            wordCount += 1
        }
        lists.append((keys.start, first..<Int32(wordCount)))
        return first..<Int32(wordCount)
    }

    private func grow() {
        let longer = UnsafeMutablePointer<FieldWord>.allocate(capacity: 2 * capacity)
        longer.moveInitialize(from: words, count: wordCount)
        words.deallocate()
        words = longer
        capacity *= 2
    }
}
