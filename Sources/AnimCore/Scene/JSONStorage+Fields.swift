/// The values of an object's keys, by the places of the keys in its description.
struct Fields {
    struct Field {
        /// The value, or −1 where the object has none.
        var node: Int32 = -1
        /// What follows the key's name in the description.
        var type: UInt8 = 0
        var check: UInt8 = 0
        var standard: UInt8 = 0
        var isRequired = false
        /// A number, the index of a choice, or 0 or 1 for a boolean, as the description says.
        var number = 0.0
        /// The word of the description.
        var word = UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
    }

    /// As many as the longest description has keys, and some.
    private var fields = InlineArray<32, Field>(repeating: Field())
    private(set) var count = 0
    /// How many of the keys are those of the first list.
    fileprivate(set) var firstCount = 0
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

    subscript(place index: Int) -> Field { fields[index] }

    mutating func append(_ field: Field) {
        fields[count] = field
        count += 1
        if field.node >= 0 { foundCount += 1 }
    }

    mutating func set(_ number: Double, at index: Int) { fields[index].number = number }
}

extension Suggestion {
    /// Offers the names of an object's description.
    mutating func offer(_ rules: Words) {
        for word in rules { offer([UInt8](FieldRule(word).name)) }
    }
}

/// The names of an object's members, where they are not very many.
struct MemberNames {
    static let mostMembers = 24

    private struct Member {
        var name = UnsafePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
        var length: Int32 = 0
        var value: Int32 = -1
    }

    private var members = InlineArray<24, Member>(repeating: Member())
    private var count = 0
    /// Whether all names are here.
    private(set) var isComplete = false

    @inline(__always)
    mutating func append(_ name: UnsafePointer<UInt8>, _ length: Int, _ value: Int32) {
        members[count].name = name
        members[count].length = Int32(truncatingIfNeeded: length)
        members[count].value = value
        count += 1
        isComplete = true
    }

    /// The value of the member of a name, or −1.
    @inline(__always)
    func value(of name: UnsafePointer<UInt8>, _ length: Int) -> Int32 {
        for place in 0..<count where members[place].length == Int32(truncatingIfNeeded: length) {
            let other = members[place].name
            var index = 0
            while index < length, other[index] == name[index] { index += 1 }
            if index == length { return members[place].value }
        }
        return -1
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
        var members = MemberNames()
        if count <= MemberNames.mostMembers { find(&members, of: node) }
        append(keys, of: node, members, to: &fields)
        fields.firstCount = fields.count
        append(more, of: node, members, to: &fields)
        // Names differ: what was not found is the user's own, or unknown.
        if fields.foundCount < count { try allowOnly(of: node, keys, more) }
        for index in 0..<fields.count {
            let field = fields[place: index]
            if field.node >= 0 {
                try readField(field, index, &fields)
            } else if field.isRequired {
                throw missingKey(of: node, FieldRule(Words.word(at: field.word)).name)
            } else if field.standard > 0x30 {
                fields.set(Double(field.standard - 0x30), at: index)
            }
        }
        return fields
    }

    /// Reads the value of a key that the object has.
    private func readField(_ field: Fields.Field, _ index: Int, _ fields: inout Fields) throws(AnimError) {
        switch field.type {
        case 0: return
        case UInt8(ascii: "="):
            guard let choices = FieldRule(Words.word(at: field.word)).choices else { return }
            fields.set(Double(try choice(field.node, of: choices)), at: index)
        case UInt8(ascii: "n"): fields.set(try checkedNumber(field.node, field.check), at: index)
        case UInt8(ascii: "r"): fields.set(try number(field.node), at: index)
        case UInt8(ascii: "t"): fields.set(try seconds(field.node), at: index)
        case UInt8(ascii: "b"): fields.set(try boolean(field.node) ? 1 : 0, at: index)
        case UInt8(ascii: "w"): if !isKind(field.node, .string) { throw kindError(field.node, "must be a string") }
        default: break
        }
    }

    /// Lists the names of an object's members, so that each key's is found without going through the object.
    private func find(_ members: inout MemberNames, of node: Int32) {
        let end = record(node).end
        var key = node + 1
        arena.text.withUnsafeBufferPointer { text in
            arena.decoded.withUnsafeBufferPointer { decoded in
                while key < end {
                    let name = record(key)
                    let range = JSONArena.range(of: name)
                    if let bytes = name.isDecoded ? decoded.baseAddress : text.baseAddress {
                        members.append(bytes + range.lowerBound, range.count, key + 1)
                    }
                    key = record(key + 1).end
                }
            }
        }
    }

    /// Appends a field for each word of a list.
    @_optimize(speed)
    private func append(_ keys: WordList, of node: Int32, _ members: MemberNames, to fields: inout Fields) {
        var word = keys.start
        while word.pointee != 0 {
            var length = 0
            // Up to a space, `!`, `:`, `=` or the end.
            while word[length] > 0x21, word[length] != 0x3A, word[length] != 0x3D { length += 1 }
            var field = Fields.Field()
            field.word = word
            field.node =
                members.isComplete
                ? members.value(of: word, length)
                : member(of: node, UnsafeBufferPointer(start: word, count: length))
            var rule = word + length
            if rule.pointee == 0x21 {
                field.isRequired = true
                rule += 1
            }
            if rule.pointee == 0x3D {
                field.type = 0x3D
            } else if rule.pointee == 0x3A {
                field.type = rule[1]
                // The letters end where the word does.
                if rule[2] > 0x20 {
                    field.check = rule[2]
                    if rule[3] > 0x20 { field.standard = rule[3] }
                }
            }
            while rule.pointee > 0x20 { rule += 1 }
            word = rule.pointee == 0x20 ? rule + 1 : rule
            fields.append(field)
        }
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
