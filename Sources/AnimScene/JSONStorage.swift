// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The data shared by all values of a parsed text, so that a value is a reference and an index.
///
/// The readers of documents and traces use it directly with nodes, which are integers: a `JSONValue` is
/// reference-counted wherever it goes. Errors are `.document` with the node's place.
final class JSONStorage: Sendable {
    let arena: JSONArena
    /// The parameters that texts in place of numbers may refer to, once a document's reader has set it. If nil, texts
    /// are not numbers. Used by one reader alone.
    package nonisolated(unsafe) var parameters: ParameterStore?

    /// Used by one reader alone.
    nonisolated(unsafe) let fieldMemory = FieldMemory()

    /// The members of the object that `indexedMember` was asked about last.
    private struct MemberIndex {
        let node: Int32
        var names = NameTable()
        var values: [Int32] = []
    }

    /// Used by one reader alone.
    nonisolated(unsafe) private var memberIndex: MemberIndex?
    /// Up to this number of members, searching through them is faster than an index.
    private static let fewMembers = 16

    // The arena's memory, which does not move: an arena in a storage is immutable.
    nonisolated(unsafe) private let nodes: UnsafeMutablePointer<JSONNode>
    nonisolated(unsafe) private let plain: UnsafePointer<UInt8>
    nonisolated(unsafe) private let decoded: UnsafePointer<UInt8>

    init(_ arena: JSONArena) {
        self.arena = arena
        nodes = arena.nodes.start
        plain = arena.text.keptAddress
        decoded = arena.decoded.keptAddress
    }

    @inline(__always)
    func record(_ node: Int32) -> JSONNode {
        assert(node >= 0 && Int(node) < arena.nodes.count)
        return nodes[Int(node)]
    }

    /// The decoded bytes of a string or a member's name, valid for the storage's lifetime.
    @inline(__always)
    package func text(of node: Int32) -> UnsafeBufferPointer<UInt8> {
        let record = record(node)
        let range = JSONArena.range(of: record)
        return UnsafeBufferPointer(start: (record.isDecoded ? decoded : plain) + range.lowerBound, count: range.count)
    }

    /// Whether a string or a member's name equals a text.
    @inline(never)
    @_optimize(speed)
    func isEqual(_ node: Int32, to name: StaticText) -> Bool {
        let bytes = text(of: node)
        var index = 0
        while index < bytes.count {
            // The NUL that ends the text is not part of it: a NUL in a document does not match it.
            guard name.utf8Start[index] != 0, name.utf8Start[index] == bytes[index] else { return false }
            index += 1
        }
        return name.utf8Start[index] == 0
    }

    // MARK: Errors

    /// A `.document` error at a node.
    @inline(never)
    package func error(_ node: Int32, _ text: ErrorText) -> AnimError {
        AnimError(.document, text, place: arena.place(of: node))
    }

    @inline(never)
    func refusal(_ node: Int32, _ text: StaticText) -> AnimError { error(node, "\(text)") }

    /// A text followed by a quoted name.
    @inline(never)
    func refusal(_ node: Int32, _ text: StaticText, quoting name: [UInt8]) -> AnimError {
        error(node, "\(text)\(JSONText.quoted(name[...]))")
    }

    @inline(never)
    func refusal(_ node: Int32, _ text: StaticText, quoting name: UnsafeBufferPointer<UInt8>) -> AnimError {
        refusal(node, text, quoting: [UInt8](copying: name))
    }

    @inline(never)
    func kindError(_ node: Int32, _ expectation: StaticText) -> AnimError {
        let record = record(node)
        let found: StaticText
        switch record.kind {
        case .null: found = ", not null"
        case .boolean: found = record.payload != 0 ? ", not true" : ", not false"
        case .number: found = ", not a number"
        case .string, .name: found = ", not a string"
        case .array: found = ", not an array"
        case .object: found = ", not an object"
        }
        return error(node, "\(expectation)\(found)")
    }

    // MARK: Values

    @inline(__always)
    func isKind(_ node: Int32, _ kind: JSONNode.Kind) -> Bool { record(node).kind == kind }

    /// Always finite. Keeps the sign of −0. In a document, a text is an expression over its parameters.
    @inline(never)
    package func number(_ node: Int32) throws(AnimError) -> Double {
        isKind(node, .number) ? Double(bitPattern: record(node).payload) : try computedNumber(node)
    }

    @inline(never)
    private func computedNumber(_ node: Int32) throws(AnimError) -> Double {
        guard let parameters, isKind(node, .string) else { throw kindError(node, "must be a number") }
        let number: Double
        do throws(AnimError) {
            number = try parameters.evaluate(text(of: node))
        } catch {
            throw placed(error, node)
        }
        guard number.isFinite else { throw refusal(node, "has no finite value") }
        return number
    }

    /// An integer in a range.
    @inline(never)
    func integer(_ node: Int32, in range: ClosedRange<Int64>) throws(AnimError) -> Int64 {
        if isKind(node, .string), parameters != nil {
            let number = try computedNumber(node)
            // Bounds that doubles represent.
            if number >= Double(range.lowerBound), number <= Double(range.upperBound), number == number.truncated {
                return Int64(number)
            }
            throw error(node, "must be an integer from \(range.lowerBound) to \(range.upperBound), not \(number)")
        }
        return try JSONValue(storage: self, node: node).integer(in: range)
    }

    /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, the name of a parameter, or red, green, blue and opacity.
    @inline(never)
    package func color(_ node: Int32) throws(AnimError) -> Color {
        if isKind(node, .array) {
            var parts = SIMD4<Double>.zero
            guard try arrayCount(node) == 4 else { throw refusal(node, "must be red, green, blue and opacity") }
            var index = 0
            try forEachElement(of: node) { (element) throws(AnimError) in
                parts[index & 3] = try checkedNumber(element)
                index += 1
            }
            return Color(red: parts.x, green: parts.y, blue: parts.z, opacity: parts.w)
        }
        let text = try text(ofString: node)
        guard let color = Color(hexadecimal: text) ?? parameters?.color(text) else {
            throw refusal(node, "must be a color such as '#FF2D55' or '#FF2D5580', or the name of a color parameter")
        }
        return color
    }

    /// Adds a node's place to an error of code that knows no document. A column in the error is one of the node's text.
    @inline(never)
    func placed(_ error: AnimError, _ node: Int32, _ code: AnimError.Code = .document) -> AnimError {
        var text = error.text
        if let place = error.place {
            if !place.pointerBytes.isEmpty { return error }
            text += " (line \(place.line), column \(place.column) of the text)"
        }
        return AnimError(code, text, place: arena.place(of: node))
    }

    @inline(never)
    package func boolean(_ node: Int32) throws(AnimError) -> Bool {
        guard isKind(node, .boolean) else { throw kindError(node, "must be true or false") }
        return record(node).payload != 0
    }

    /// A copy of the decoded bytes of a string or a member's name.
    @inline(never)
    package func bytes(_ node: Int32) -> [UInt8] { [UInt8](copying: text(of: node)) }

    /// Copies a string's decoded bytes to reused memory.
    func copy(_ node: Int32, into bytes: inout [UInt8]) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(contentsOf: text(of: node))
    }

    /// A string's decoded bytes, valid for the storage's lifetime.
    @inline(never)
    package func text(ofString node: Int32) throws(AnimError) -> UnsafeBufferPointer<UInt8> {
        guard isKind(node, .string) else { throw kindError(node, "must be a string") }
        return text(of: node)
    }

    /// A copy of a string's decoded bytes.
    @inline(never)
    package func string(_ node: Int32) throws(AnimError) -> [UInt8] {
        guard isKind(node, .string) else { throw kindError(node, "must be a string") }
        return bytes(node)
    }

    /// The index of the word that a string equals.
    @inline(never)
    package func choice(_ node: Int32, of choices: Words) throws(AnimError) -> Int {
        guard isKind(node, .string) else { throw kindError(node, "must be a string") }
        if let index = choices.index(of: text(of: node)) { return index }
        let bytes = arena.bytes(of: record(node))
        var suggestion = Suggestion(for: bytes)
        suggestion.offer(choices)
        throw error(node, "\(JSONText.quoted(bytes)) is none of the choices\(suggestion.ending(listName: "choices"))")
    }

    // MARK: Elements and members

    /// Number of elements of an array.
    @inline(never)
    func arrayCount(_ node: Int32) throws(AnimError) -> Int {
        guard isKind(node, .array) else { throw kindError(node, "must be an array") }
        return Int(truncatingIfNeeded: record(node).payload)
    }

    /// Number of members of an object.
    @inline(never)
    func objectCount(_ node: Int32) throws(AnimError) -> Int {
        guard isKind(node, .object) else { throw kindError(node, "must be an object") }
        return Int(truncatingIfNeeded: record(node).payload)
    }

    /// Calls `body` with each element of an array.
    @inline(never)
    func forEachElement(of node: Int32, _ body: (Int32) throws(AnimError) -> Void) throws(AnimError) {
        _ = try arrayCount(node)
        let end = record(node).end
        var element = node + 1
        while element < end {
            try body(element)
            element = record(element).end
        }
    }

    /// Calls `body` with the name of each member that does not begin with `x-`. The value is the node after the name.
    @inline(never)
    func forEachMember(of node: Int32, _ body: (Int32) throws(AnimError) -> Void) throws(AnimError) {
        _ = try objectCount(node)
        let end = record(node).end
        var name = node + 1
        while name < end {
            if !isExtension(name) { try body(name) }
            name = record(name + 1).end
        }
    }

    /// Whether a member's name begins with `x-`: such members are the user's own and mean nothing to the core.
    @inline(never)
    func isExtension(_ name: Int32) -> Bool {
        let bytes = text(of: name)
        return bytes.count >= 2 && bytes[0] == UInt8(ascii: "x") && bytes[1] == UInt8(ascii: "-")
    }

    /// The value of an object's member with a name, or −1. O(members).
    @inline(never)
    @_optimize(speed)
    func member(of node: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Int32 {
        let end = record(node).end
        var key = node + 1
        while key < end {
            if text(of: key).isEqual(to: name) { return key + 1 }
            key = record(key + 1).end
        }
        return -1
    }

    /// As `member`, for many questions about one object: O(name) but for the first.
    func indexedMember(of node: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Int32 {
        if Int(truncatingIfNeeded: record(node).payload) <= JSONStorage.fewMembers { return member(of: node, name) }
        if memberIndex?.node != node {
            var index = MemberIndex(node: node)
            let end = record(node).end
            var key = node + 1
            while key < end {
                // The names differ, so they are numbered in their order.
                _ = index.names.intern(text(of: key))
                index.values.append(key + 1)
                key = record(key + 1).end
            }
            memberIndex = index
        }
        guard let found = memberIndex?.names.find(name) else { return -1 }
        return memberIndex?.values[Int(found)] ?? -1
    }

    /// Whether an object has a member with a name. O(members).
    @inline(never)
    package func has(_ node: Int32, _ name: StaticText) -> Bool { member(of: node, name.utf8) >= 0 }

    /// The value of an object's member with a name. O(members).
    @inline(never)
    func require(_ name: StaticText, of node: Int32) throws(AnimError) -> Int32 {
        _ = try objectCount(node)
        let value = member(of: node, name.utf8)
        guard value >= 0 else { throw missingKey(of: node, name.utf8) }
        return value
    }

    @inline(never)
    func missingKey(of node: Int32, _ name: UnsafeBufferPointer<UInt8>) -> AnimError {
        error(node, "the key '\(ErrorText(utf8: [UInt8](name)))' is missing")
    }

    /// Rejects an object's first member whose name is in no list and does not begin with `x-`, with the most similar
    /// known name. O(members · names).
    @inline(never)
    func allowOnly(
        of node: Int32,
        _ names: WordList,
        _ more: WordList = "",
        _ evenMore: WordList = "",
        _ last: WordList = ""
    ) throws(AnimError) {
        try forEachMember(of: node) { (name) throws(AnimError) in
            let text = text(of: name)
            if isName(text, in: names) || isName(text, in: more) { return }
            if isName(text, in: evenMore) || isName(text, in: last) { return }
            let bytes = arena.bytes(of: record(name))
            var suggestion = Suggestion(for: bytes)
            suggestion.offer(names.makeIterator())
            suggestion.offer(more.makeIterator())
            suggestion.offer(evenMore.makeIterator())
            suggestion.offer(last.makeIterator())
            throw error(name, "unknown key \(JSONText.quoted(bytes))\(suggestion.ending(listName: "known keys"))")
        }
    }

    @inline(never)
    private func isName(_ text: UnsafeBufferPointer<UInt8>, in list: WordList) -> Bool {
        for word in list where text.isEqual(to: FieldRule(word).name) { return true }
        return false
    }
}
