// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Which names documents may use.
enum DocumentName {
    static var identifierRule: StaticText { "letters, digits and '_', not beginning with a digit, at most 255 bytes" }
    static var eventRule: StaticText { "tokens of letters, digits, '-' and '_', separated by dots, at most 255 bytes" }

    /// Names of properties and inputs, which expressions can contain.
    @inline(never)
    @_optimize(speed)
    static func isIdentifier(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, name.count <= Stage.longestName, !isDigit(first) else { return false }
        for byte in name where !isLetter(byte) && !isDigit(byte) && byte != UInt8(ascii: "_") { return false }
        return true
    }

    @inline(never)
    static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool { name.withUnsafeBufferPointer { isIdentifier($0) } }

    /// Names of states, regions, nodes and motions: one token of an event name.
    @inline(never)
    @_optimize(speed)
    static func isToken(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !name.isEmpty, name.count <= Stage.longestName else { return false }
        for byte in name where !isTokenByte(byte) { return false }
        return true
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
