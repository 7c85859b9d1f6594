/// The values of an object's keys, by the places of the keys in its description.
struct Fields {
    struct Field {
        /// The value, or −1 where the object has none.
        var node: Int32 = -1
        /// A number, the index of a choice, or 0 or 1 for a boolean, as the description says.
        var number = 0.0
    }

    /// As many as the longest description has keys, and some.
    private var fields = InlineArray<32, Field>(repeating: Field())
    private var count = 0
    /// How many of the keys the object has.
    private(set) var foundCount = 0

    /// The value of a key, or −1.
    @inline(__always)
    subscript(_ key: some RawRepresentable<Int>) -> Int32 { fields[key.rawValue].node }

    @inline(__always)
    func has(_ key: some RawRepresentable<Int>) -> Bool { self[key] >= 0 }

    /// What the description made of a key's value.
    @inline(__always)
    func number(_ key: some RawRepresentable<Int>) -> Double { fields[key.rawValue].number }

    @inline(__always)
    func integer(_ key: some RawRepresentable<Int>) -> Int { Int(fields[key.rawValue].number) }

    @inline(__always)
    func isTrue(_ key: some RawRepresentable<Int>) -> Bool { fields[key.rawValue].number != 0 }

    func node(at index: Int) -> Int32 { fields[index].node }

    func number(at index: Int) -> Double { fields[index].number }

    mutating func append(_ node: Int32) {
        fields[count].node = node
        count += 1
        if node >= 0 { foundCount += 1 }
    }

    mutating func set(_ number: Double, at index: Int) { fields[index].number = number }
}

extension Suggestion {
    /// Offers the names of an object's description.
    mutating func offer(_ rules: Words) {
        for word in rules { offer([UInt8](FieldRule(word).name)) }
    }
}

/// What one word of an object's description says of a key.
///
/// The description of an object is a list of words, one for each key that it may have:
///
///     name                anything; the reader sees to it
///     name!               must be there (before the rest)
///     name=one|two        one of these words; `Fields.integer` is its index
///     name:T              a value of a type, by its letter:
///          n number, at most 1e150 in size       r any number       t seconds       b boolean       w text
///          s number or property      p point and f frame of two and four of these (`DocumentReader.read(numbers:…)`)
///     name:TC             checked: + above 0, 0 not below, 1 from 0 to 1, m at least 1, b above -1 and at most 1,
///                         r above 0 and at most 1, d above 0 and below 1, w from 1 to 1000
///     name:TC9            a number where it is missing; no check is written `-`
struct FieldRule {
    private let word: UnsafeBufferPointer<UInt8>
    private let nameLength: Int
    let isRequired: Bool

    init(_ word: UnsafeBufferPointer<UInt8>) {
        self.word = word
        var length = 0
        while length < word.count, word[length] != 0x21, word[length] != 0x3A, word[length] != 0x3D { length += 1 }
        nameLength = length
        isRequired = length < word.count && word[length] == 0x21
    }

    var name: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: word[..<nameLength]) }

    /// Where the rule begins after the name and `!`.
    private var start: Int { nameLength + (isRequired ? 1 : 0) }

    private func letter(_ index: Int) -> UInt8 { start + index < word.count ? word[start + index] : 0 }

    /// The words of a choice.
    var choices: Words? {
        guard letter(0) == 0x3D else { return nil }
        return Words(UnsafeBufferPointer(rebasing: word[(start + 1)...]), separator: 0x7C)
    }

    var type: UInt8 { letter(0) == 0x3A ? letter(1) : 0 }
    var check: UInt8 { letter(2) }
    /// What stands for a number that is missing; 0 (the first of them) for a choice.
    var standard: Double {
        letter(0) == 0x3A && letter(3) != 0 ? Double(letter(3) &- 0x30) : 0
    }
}

extension JSONStorage {
    /// Reads an object by its description, in two lists.
    /// - Throws: for what is no object, for a key that the description does not have, that is missing, or whose value
    ///   is not what the description says.
    @inline(never)
    func fields(of node: Int32, _ keys: WordList, _ more: WordList = "") throws(AnimError) -> Fields {
        let count = try objectCount(node)
        var fields = Fields()
        for word in keys { fields.append(member(of: node, FieldRule(word).name)) }
        for word in more { fields.append(member(of: node, FieldRule(word).name)) }
        // Names differ: what was not found is the user's own, or unknown.
        if fields.foundCount < count { try allowOnly(of: node, keys, more) }
        var index = 0
        for word in keys { try readField(word, of: node, &fields, &index) }
        for word in more { try readField(word, of: node, &fields, &index) }
        return fields
    }

    @inline(never)
    private func readField(
        _ word: UnsafeBufferPointer<UInt8>,
        of object: Int32,
        _ fields: inout Fields,
        _ index: inout Int
    ) throws(AnimError) {
        let rule = FieldRule(word)
        let node = fields.node(at: index)
        var number = rule.standard
        if node >= 0 {
            if let choices = rule.choices {
                number = Double(try choice(node, of: choices))
            } else {
                switch rule.type {
                case UInt8(ascii: "n"): number = try checkedNumber(node, rule.check)
                case UInt8(ascii: "r"): number = try self.number(node)
                case UInt8(ascii: "t"): number = try seconds(node)
                case UInt8(ascii: "b"): number = try boolean(node) ? 1 : 0
                case UInt8(ascii: "w"): if !isKind(node, .string) { throw kindError(node, "must be a string") }
                default: break
                }
            }
        } else if rule.isRequired {
            throw missingKey(of: object, rule.name)
        }
        fields.set(number, at: index)
        index += 1
    }

    /// A number that a property can hold, at most 1e150 in size, and that passes a check of a description.
    @inline(never)
    func checkedNumber(_ node: Int32, _ check: UInt8 = 0) throws(AnimError) -> Double {
        let number = try number(node)
        guard number.magnitude <= Stage.largestComponent else { throw refusal(node, "must be at most 1e150 in size") }
        try self.check(number, check, node)
        return number
    }

    /// Refuses a number that does not pass. What is no number does, as nothing is known of it yet.
    @inline(never)
    func check(_ number: Double, _ check: UInt8, _ node: Int32) throws(AnimError) {
        switch check {
        case UInt8(ascii: "+"): if number <= 0 { throw refusal(node, "must be above 0") }
        case UInt8(ascii: "0"): if number < 0 { throw refusal(node, "must not be negative") }
        case UInt8(ascii: "1"): if number < 0 || number > 1 { throw refusal(node, "must be from 0 to 1") }
        case UInt8(ascii: "m"): if number < 1 { throw refusal(node, "must be at least 1") }
        case UInt8(ascii: "w"): if number < 1 || number > 1000 { throw refusal(node, "must be from 1 to 1000") }
        case UInt8(ascii: "b"): if number <= -1 || number > 1 { throw refusal(node, "must be above -1 and at most 1") }
        case UInt8(ascii: "r"): if number <= 0 || number > 1 { throw refusal(node, "must be above 0 and at most 1") }
        case UInt8(ascii: "d"): if number <= 0 || number >= 1 { throw refusal(node, "must be above 0 and below 1") }
        default: break
        }
    }

    @inline(never)
    func seconds(_ node: Int32) throws(AnimError) -> Double {
        let seconds = try number(node)
        guard seconds >= 0, seconds <= MotionPlan.longestSeconds else {
            throw refusal(node, "must be a number of seconds from 0 to 1e9")
        }
        return seconds
    }
}
