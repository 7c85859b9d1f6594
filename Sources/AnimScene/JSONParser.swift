// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Parses JSON texts into nodes.
///
/// The stack of open containers is the chain of parents in the arena, so nesting uses no stack memory.
struct JSONParser {
    var arena: JSONArena
    /// The bytes of the text, which the arena owns.
    package let bytes: UnsafePointer<UInt8>
    /// The offset of the next byte.
    package var position = 0
    /// The end of the part being parsed.
    package var end = 0
    /// The innermost open container; outside all containers the (negative) parent number of the root.
    var container: Int32 = -1
    var nesting = 0
    package var valueCount = 0
    /// Whether messages say "line" instead of "text".
    let isLine: Bool
    /// The deepest nesting of arrays and objects.
    private let mostNesting: Int
    /// Reused by every check for repeated names.
    var nameScratch: [NameSignature] = []

    /// - Parameters:
    ///   - isLine: whether there may be many texts, one per line.
    ///   - mostNesting: the deepest nesting of arrays and objects.
    @inline(never)
    init(_ text: [UInt8], isLine: Bool = false, nesting mostNesting: Int = JSONDocument.maximumNesting)
        throws(AnimError)
    {
        self.isLine = isLine
        self.mostNesting = mostNesting
        guard text.count <= JSONDocument.maximumTextLength else {
            arena = JSONArena(text: text, capacity: 0)
            bytes = arena.text.keptAddress
            throw limitError("the text is longer than ", JSONDocument.maximumTextLength, " bytes", at: 0)
        }
        // One node per 8 bytes is typical. The reservation is limited: for a long text the array grows.
        let capacity = min(text.count / 7 + 4, 1 << 14)
        try JSONNodes.ask(capacity)
        arena = JSONArena(text: text, capacity: capacity)
        bytes = arena.text.keptAddress
    }

    /// Parses one value with white space around it and returns its node. The parser cannot be used after an error.
    @inline(never)
    @_optimize(speed)
    mutating func parseText(in range: Range<Int>, firstLine: Int32) throws(AnimError) -> Int32 {
        position = range.lowerBound
        end = range.upperBound
        nesting = 0
        let root = Int32(truncatingIfNeeded: arena.nodes.count)
        container = -1 - Int32(truncatingIfNeeded: arena.roots.count)
        arena.roots.append(
            JSONArena.Root(node: root, line: firstLine, lineStart: Int32(truncatingIfNeeded: range.lowerBound))
        )
        try refuseByteOrderMark()
        skipWhiteSpace()
        guard position < end else {
            throw syntaxError("the text is empty, but must be a JSON value")
        }
        repeat {
            try parseValue()
            try parseAfterValue()
        } while container >= 0
        guard position == end else {
            throw unexpected(isLine ? "the end of the line" : "the end of the text")
        }
        return root
    }

    private func refuseByteOrderMark() throws(AnimError) {
        let text = bytes
        guard end - position >= 2 else { return }
        if end - position >= 3, text[position] == 0xEF, text[position + 1] == 0xBB, text[position + 2] == 0xBF {
            throw syntaxError("the text begins with a byte order mark (EF BB BF); remove it")
        }
        let first = (text[position], text[position + 1])
        if first == (0xFE, 0xFF) || first == (0xFF, 0xFE) {
            throw syntaxError("the text is UTF-16, but must be UTF-8 without a byte order mark")
        }
    }

    @inline(__always)
    mutating func skipWhiteSpace() {
        guard position < end, bytes[position] <= 0x20 else { return }
        // Mostly a single space.
        let next = position &+ 1
        if bytes[position] == 0x20, next < end, bytes[next] > 0x20 {
            position = next
        } else {
            skipSpaces()
        }
    }

    @inline(never)
    @_optimize(speed)
    private mutating func skipSpaces() {
        var next = position
        while true {
            // Indentation, eight bytes at a time.
            while next + 8 <= end {
                let others = bytes.word(at: next) ^ 0x2020_2020_2020_2020
                next += others.trailingZeroBitCount / 8
                if others != 0 { break }
            }
            guard next < end else { break }
            let byte = bytes[next]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
            next += 1
        }
        position = next
    }

    /// The next byte; 0 at the end, where no token begins either.
    @inline(__always)
    package var byte: UInt8 { position < end ? bytes[position] : 0 }

    /// Parses scalars and the openings of containers until a value is complete: a scalar, or an empty container.
    private mutating func parseValue() throws(AnimError) {
        while true {
            guard valueCount < JSONDocument.maximumValueCount else {
                throw limitError("more than ", JSONDocument.maximumValueCount, " values", at: position)
            }
            let start = position
            let kind: JSONNode.Kind
            var payload: UInt64 = 0
            var isDecoded = false
            switch byte {
            case 0x22:
                (payload, isDecoded) = try parseString(pointer: .nextValue)
                kind = .string
            case 0x2D, 0x30...0x39:
                payload = try parseNumber().bitPattern
                kind = .number
            case 0x7B, 0x5B:
                let isObject = byte == 0x7B
                try open(isObject ? .object : .array)
                if byte == (isObject ? 0x7D : 0x5D) { return try close() }
                if isObject { try parseName(afterComma: false) }
                continue
            case 0x74:
                try parseLiteral("true")
                payload = 1
                kind = .boolean
            case 0x66:
                try parseLiteral("false")
                kind = .boolean
            case 0x6E:
                try parseLiteral("null")
                kind = .null
            default:
                throw noValueError()
            }
            try append(kind, offset: start, payload: payload, isDecoded: isDecoded)
            return
        }
    }

    /// Called after a complete value: closes the containers that end here. Stops before the next value, or after the
    /// white space outside all containers.
    private mutating func parseAfterValue() throws(AnimError) {
        while true {
            skipWhiteSpace()
            guard container >= 0 else { return }
            let isObject = arena.nodes[Int(container)].kind == .object
            switch byte {
            case 0x2C:
                let comma = position
                position += 1
                skipWhiteSpace()
                if byte == (isObject ? 0x7D : 0x5D) {
                    // Not by resetting `position`: the optimizer of Swift 6.3.1 drops that store before the throw.
                    let message: StaticText = isObject ? "a comma before '}'" : "a comma before ']'"
                    throw error(.syntax, "\(message)", at: comma, pointer: .container)
                }
                if isObject { try parseName(afterComma: true) }
                return
            case 0x7D where isObject, 0x5D where !isObject:
                try close()
            default:
                throw unexpected(isObject ? "',' or '}'" : "',' or ']'")
            }
        }
    }

    /// Parses a member's name and colon, up to its value.
    @inline(never)
    @_optimize(speed)
    private mutating func parseName(afterComma: Bool) throws(AnimError) {
        guard byte == 0x22 else {
            throw unexpected(afterComma ? "a key in double quotes" : "a key in double quotes or '}'")
        }
        let start = position
        let string = try parseString(pointer: .container)
        try append(.name, offset: start, payload: string.payload, isDecoded: string.isDecoded)
        skipWhiteSpace()
        guard byte == 0x3A else {
            throw unexpected("':'", pointer: .nextValue)
        }
        position += 1
        skipWhiteSpace()
    }

    private mutating func open(_ kind: JSONNode.Kind) throws(AnimError) {
        if nesting >= JSONDocument.maximumNesting {
            guard nesting < mostNesting else {
                throw limitError("arrays and objects nested more than ", mostNesting, " deep", at: position)
            }
            arena.isDeep = true
        }
        nesting += 1
        let node = Int32(truncatingIfNeeded: arena.nodes.count)
        try append(kind, offset: position, payload: 0)
        container = node
        position += 1
        skipWhiteSpace()
    }

    private mutating func close() throws(AnimError) {
        if arena.nodes[Int(container)].kind == .object {
            try refuseRepeatedNames()
        }
        position += 1
        nesting -= 1
        let node = arena.nodes.start + Int(container)
        node.pointee.end = Int32(truncatingIfNeeded: arena.nodes.count)
        container = node.pointee.parent
    }

    /// Appends a node to the open container.
    @inline(__always)
    private mutating func append(_ kind: JSONNode.Kind, offset: Int, payload: UInt64, isDecoded: Bool = false)
        throws(AnimError)
    {
        let node = JSONNode(
            kind: kind,
            isDecoded: isDecoded,
            offset: Int32(truncatingIfNeeded: offset),
            parent: container,
            end: Int32(truncatingIfNeeded: arena.nodes.count &+ 1),
            payload: payload
        )
        try arena.nodes.append(node)
        guard kind != .name else { return }
        valueCount &+= 1
        if container >= 0 { arena.nodes.start[Int(container)].payload &+= 1 }
    }

    private mutating func parseLiteral(_ literal: StaticText) throws(AnimError) {
        let expected = literal.utf8
        let length = expected.count
        let text = bytes
        let start = position
        let available = min(length, end - start)
        var matching = 0
        while matching < available, text[start + matching] == expected[matching] { matching += 1 }
        position += matching
        // `nullx` and `true1` are single wrong words, not a value with something after it.
        guard matching == length, position == end || !JSONParser.isWordByte(text[position]) else {
            throw unexpected(
                matching == length ? "the end of true, false or null" : "the rest of true, false or null",
                pointer: .nextValue
            )
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return true
        default: return false
        }
    }
}
