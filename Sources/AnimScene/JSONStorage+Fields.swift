// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimStage

extension Suggestion {
    /// Offers the names of an object's description.
    package mutating func offer(_ rules: Words) {
        for word in rules { offer([UInt8](FieldRule(word).name)) }
    }
}

/// The rule for one key in an object's description.
///
/// The description of an object is a list of words, one for each key that it may have:
///
///     name                any value; checked by the reader
///     name!               required (before the rest)
///     name=one|two        one of these words; `Fields.integer` is its index
///     name:T              a value of a type, by its letter:
///          n number, at most 1e150 in size       r any number       t seconds       b boolean       w text
///          s number or property      p point and f frame of two and four of these (`NumberReader.read(numbersOf:at:)`)
///     name:TC             checked: + above 0, 0 not below, 1 from 0 to 1, m at least 1, b above -1 and at most 1,
///                         r above 0 and at most 1, d above 0 and below 1, w from 1 to 1000
///     name:TC9            the default number; no check is written `-`
package struct FieldRule {
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

    package var name: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: word[..<nameLength]) }

    /// The offset of the rule after the name and `!`.
    private var start: Int { nameLength + (isRequired ? 1 : 0) }

    private func letter(_ index: Int) -> UInt8 { start + index < word.count ? word[start + index] : 0 }

    /// The words of a choice.
    var choices: Words? {
        guard letter(0) == 0x3D else { return nil }
        return Words(UnsafeBufferPointer(rebasing: word[(start + 1)...]), separator: 0x7C)
    }
}

extension Fields.Field {
    /// The rule of the key, which must be in a list.
    package func rule(in keys: WordList) -> FieldRule { FieldRule(Words.word(at: keys.start + Int(word))) }
}

extension JSONStorage {
    /// Reads an object by its description, in two lists.
    /// - Throws: for a value that is not an object, an unknown key, a missing required key, or a value that does not
    ///   fit the description.
    @inline(never)
    @_optimize(speed)
    package func fields(of node: Int32, _ keys: WordList, _ more: WordList = "") throws(AnimError) -> Fields {
        let count = try objectCount(node)
        var fields = Fields(fieldMemory)
        findFields(of: node, keys, more, &fields)
        // Names are unique: keys that were not found are the user's own, or unknown.
        if fields.foundCount < count { try allowOnly(of: node, keys, more) }
        var notable = fields.notable
        while notable != 0 {
            let index = notable.trailingZeroBitCount
            notable &= notable &- 1
            let field = fields[field: index]
            let list = index < fields.firstCount ? keys : more
            guard field.node >= 0 else { throw missingKey(of: node, field.rule(in: list).name) }
            fields.set(try value(of: field, list), at: index)
        }
        return fields
    }

    /// Interprets the value of a key that the object has.
    @inline(never)
    private func value(of field: Fields.Field, _ keys: WordList) throws(AnimError) -> Double {
        switch field.type {
        case UInt8(ascii: "="):
            guard let choices = field.rule(in: keys).choices else { return 0 }
            return Double(try choice(field.node, of: choices))
        case UInt8(ascii: "n"): return try checkedNumber(field.node, field.check)
        case UInt8(ascii: "r"): return try number(field.node)
        case UInt8(ascii: "t"): return try seconds(field.node)
        case UInt8(ascii: "b"): return try boolean(field.node) ? 1 : 0
        case UInt8(ascii: "w"):
            guard isKind(field.node, .string) else { throw kindError(field.node, "must be a string") }
            return 0
        default: return 0
        }
    }

    /// Finds the value of each key of two disjoint lists.
    @inline(never)
    @_optimize(speed)
    private func findFields(of node: Int32, _ keys: WordList, _ more: WordList, _ fields: inout Fields) {
        let first = fieldMemory.description(keys)
        fields.append(first)
        let hasMore = more.start.pointee != 0
        let second = hasMore ? fieldMemory.description(more) : first
        if hasMore { fields.append(second) }
        let end = record(node).end
        var key = node + 1
        while key < end {
            let name = text(of: key)
            if let bytes = name.baseAddress, name.count > 0 {
                let signature = bytes.shortWord(count: name.count)
                var index = first.pointee.index(of: bytes, length: name.count, signature)
                if index < 0, hasMore {
                    index = second.pointee.index(of: bytes, length: name.count, signature)
                    if index >= 0 { index += first.pointee.count }
                }
                if index >= 0 { fields.set(node: key + 1, at: index) }
            }
            key = record(key + 1).end
        }
    }

    /// The index of the first word of a list that is a key of an object, or −1.
    @inline(never)
    @_optimize(speed)
    func firstKey(of node: Int32, among keys: WordList) -> Int {
        let list = fieldMemory.description(keys)
        var first = Int.max
        let end = record(node).end
        var key = node + 1
        while key < end {
            let name = text(of: key)
            if let bytes = name.baseAddress, name.count > 0 {
                let index = list.pointee.index(of: bytes, length: name.count, bytes.shortWord(count: name.count))
                if index >= 0 { first = min(first, index) }
            }
            key = record(key + 1).end
        }
        return first == .max ? -1 : first
    }

    /// A number that a property can have, at most 1e150 in magnitude, that passes a check of a description.
    @inline(never)
    func checkedNumber(_ node: Int32, _ check: UInt8 = 0) throws(AnimError) -> Double {
        let number = try number(node)
        guard number.magnitude <= Stage.largestComponent else { throw refusal(node, "must be at most 1e150 in size") }
        try self.check(number, check, node)
        return number
    }

    /// Rejects a number that does not pass a check. NaN passes: its value is not known yet.
    @inline(never)
    package func check(_ number: Double, _ check: UInt8, _ node: Int32) throws(AnimError) {
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

    /// Rejects a text that is too long for an input or a parameter.
    @inline(never)
    func checkLength(_ text: [UInt8], _ node: Int32) throws(AnimError) {
        guard text.count <= InputStore.longestString else {
            throw error(node, "must be at most \(InputStore.longestString) bytes")
        }
    }

    /// A number of seconds, 0…1e9.
    @inline(never)
    package func seconds(_ node: Int32) throws(AnimError) -> Double {
        let seconds = try number(node)
        guard seconds >= 0, seconds <= MotionPlan.longestSeconds else {
            throw refusal(node, "must be a number of seconds from 0 to 1e9")
        }
        return seconds
    }
}
