// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The valid names of documents.
enum DocumentName {
    static var eventRule: StaticText {
        "tokens of letters, digits, '-' and '_' or names in backquotes, separated by dots, at most 255 bytes"
    }

    static var rule: StaticText {
        "a text of 1 to 255 bytes without control characters; in backquotes where one of .()[]=' is in it, and only there"
    }

    /// Whether a text is a valid name of anything but events and data. A name in backquotes must contain a character
    /// that would otherwise mean a path or a question, so that every name has a single spelling.
    @inline(never)
    @_optimize(speed)
    static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !name.isEmpty, name.count <= Stage.longestName else { return false }
        let kinds = NameByte.kinds(of: name)
        if kinds & NameByte.backquote == 0 { return kinds & (NameByte.control | NameByte.special) == 0 }
        let isQuoted = name[0] == Expression.backquote
        var isSpecial = false
        for index in name.indices {
            let byte = name[index]
            if byte < 0x20 || byte == 0x7F { return false }
            if byte == Expression.backquote, !isQuoted || index > 0 && index < name.count - 1 { return false }
            isSpecial = isSpecial || Expression.isSpecial(byte)
        }
        return isSpecial == isQuoted && (!isQuoted || name[name.count - 1] == Expression.backquote)
    }

    @inline(never)
    static func isName(_ name: ArraySlice<UInt8>) -> Bool { name.withUnsafeBufferPointer { isName($0) } }

    /// The end of a descriptor that begins at `start`: a space outside backquotes.
    static func end(ofDescriptor text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
        var end = start
        var isQuoted = false
        while end < text.count, isQuoted || text[end] != UInt8(ascii: " ") {
            if text[end] == Expression.backquote { isQuoted.toggle() }
            end += 1
        }
        return end
    }

    /// The name of an event, without unnecessary backquotes; nil if invalid.
    static func event(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        if isEvent(name) { return [UInt8](copying: name) }
        guard name.count <= Stage.longestName else { return nil }
        var rest = name
        while true {
            let dot = Expression.dot(in: rest)
            let part = UnsafeBufferPointer(rebasing: rest[..<(dot ?? rest.count)])
            if !isToken(part) {
                guard part.count > 2, part[0] == Expression.backquote, part[part.count - 1] == Expression.backquote
                else { return nil }
                for index in 1..<(part.count - 1)
                where part[index] < 0x20 || part[index] == 0x7F
                    || part[index] == Expression.backquote
                { return nil }
            }
            guard let dot else { return Expression.canonicalPath(name) }
            rest = UnsafeBufferPointer(rebasing: rest[(dot + 1)...])
        }
    }

    /// Calls `body` with the name of an event, or a part of one, as documents must write it.
    static func write(event name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if isEvent(name) { return body(name) }
        var rest = Expression.canonicalPath(name)[...]
        var result: [UInt8] = []
        while true {
            let dot = Expression.dot(in: rest)
            let part = rest[..<(dot ?? rest.endIndex)]
            let isBare = part.first != Expression.backquote && !part.withUnsafeBufferPointer({ isToken($0) })
            if isBare { result.append(Expression.backquote) }
            result += part
            if isBare { result.append(Expression.backquote) }
            guard let dot else { break }
            result.append(UInt8(ascii: "."))
            rest = rest[(dot + 1)...]
        }
        result.withUnsafeBufferPointer { body($0) }
    }

    /// A path of names as an expression has it, each in backquotes where it may need them: it may contain spaces, or begin
    /// with a digit.
    static func quoted(path: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        if Expression.isLongPlainPath(path) { return [UInt8](path) }
        var rest = Expression.canonicalPath(path)[...]
        var result: [UInt8] = []
        while true {
            let dot = Expression.dot(in: rest)
            let part = rest[..<(dot ?? rest.endIndex)]
            let isBare = part.first != Expression.backquote
            if isBare { result.append(Expression.backquote) }
            result += part
            if isBare { result.append(Expression.backquote) }
            guard let dot else { return result }
            result.append(UInt8(ascii: "."))
            rest = rest[(dot + 1)...]
        }
    }

    /// The field name, if an expression is only a field such as `event.x`.
    static func field(ofEvent text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.starts(with: ("event." as StaticText).utf8) else { return nil }
        let name = UnsafeBufferPointer(rebasing: text[6...])
        if isIdentifier(name) { return [UInt8](copying: name) }
        guard name.count > 2, name[0] == Expression.backquote else { return nil }
        let path = Expression.canonicalPath(name)
        return isName(path[...]) ? path : nil
    }

    /// Appends a name to a space-separated list of names: its parts with spaces are put in backquotes.
    static func append(_ name: ArraySlice<UInt8>, toList list: inout [UInt8]) {
        guard name.contains(UInt8(ascii: " ")) else { return list.append(contentsOf: name) }
        var rest = name
        while true {
            let dot = Expression.dot(in: rest)
            let part = rest[..<(dot ?? rest.endIndex)]
            let isBare = part.first != Expression.backquote && part.contains(UInt8(ascii: " "))
            if isBare { list.append(Expression.backquote) }
            list.append(contentsOf: part)
            if isBare { list.append(Expression.backquote) }
            guard let dot else { return }
            list.append(UInt8(ascii: "."))
            rest = rest[(dot + 1)...]
        }
    }

    /// A plain name in an expression, such as that of a property or input.
    @inline(never)
    @_optimize(speed)
    static func isIdentifier(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, name.count <= Stage.longestName, !isDigit(first) else { return false }
        return NameByte.kinds(of: name) & NameByte.notOfIdentifier == 0
    }

    @inline(never)
    static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool { name.withUnsafeBufferPointer { isIdentifier($0) } }

    /// One token of an event's name.
    @inline(never)
    @_optimize(speed)
    static func isToken(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !name.isEmpty, name.count <= Stage.longestName else { return false }
        return NameByte.kinds(of: name) & NameByte.notOfToken == 0
    }

    /// Names of events: tokens separated by dots.
    @inline(never)
    @_optimize(speed)
    package static func isEvent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count <= Stage.longestName else { return false }
        var tokenLength = 0
        for byte in name {
            if byte == UInt8(ascii: ".") {
                if tokenLength == 0 { return false }
                tokenLength = 0
            } else {
                guard isTokenByte(byte) else { return false }
                tokenLength += 1
            }
        }
        return tokenLength > 0
    }

    @inline(never)
    package static func isEvent(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { isEvent($0) } }

    @inline(__always)
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    @inline(__always)
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
