// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Why a call failed. It prints as one English sentence.
///
/// A call that throws changes nothing.
public struct AnimError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of an error.
    public enum Code: Sendable, Hashable {
        /// An argument is not finite, out of range or otherwise invalid.
        case argument
        /// The object (a property, an animation, a group…) was removed, or belongs to another stage.
        case identifier
        /// A count, size or time exceeds a documented limit.
        case limit
        /// A callback called back into the object that called it.
        case reentrant
        /// The object exists but has a kind that the call does not accept.
        case kind
        /// Nothing has that name.
        case notFound
        /// Something already has that name.
        case duplicate
        /// The call is not allowed in the object's present state.
        case state
        /// The text is not well-formed (JSON, path data, CSS).
        case syntax
        /// The text is well-formed but not a valid document.
        case document
        /// The result does not fit into the room provided.
        case capacity
        /// Out of memory.
        case memory
    }

    /// The kind of the error.
    public let code: Code
    /// One sentence: which argument is wrong and why.
    public let message: String
    /// The line of the error in the text, counted from 1; nil if no text is concerned.
    public let line: Int?
    /// The column in that line, in bytes of UTF-8 counted from 1; nil if no text is concerned.
    public let column: Int?
    /// The JSON pointer (RFC 6901) of the wrong value; empty for the whole document, nil if no document is concerned.
    public let pointer: String?

    /// The message. If the error is in a text, its line and column come first, and in a document the JSON pointer:
    /// `line 2, column 3, /size: must have 2 numbers (width and height), not 1`.
    public var description: String {
        guard let line, let column else { return message }
        let place = "line \(line), column \(column)"
        guard let pointer, !pointer.isEmpty else { return "\(place): \(message)" }
        return "\(place), \(pointer): \(message)"
    }

    init(_ error: AnimMath.AnimError) {
        switch error.code {
        case .argument: code = .argument
        case .identifier: code = .identifier
        case .limit: code = .limit
        case .reentrant: code = .reentrant
        case .kind: code = .kind
        case .notFound: code = .notFound
        case .duplicate: code = .duplicate
        case .state: code = .state
        case .syntax: code = .syntax
        case .document: code = .document
        case .capacity: code = .capacity
        case .memory: code = .memory
        }
        message = error.message
        line = error.place.map { Int($0.line) }
        column = error.place.map { Int($0.column) }
        pointer = error.place.map { $0.pointer }
    }

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
        line = nil
        column = nil
        pointer = nil
    }
}

typealias EngineError = AnimMath.AnimError

/// The bytes of a name, of something new or of something to find.
/// - Throws: As in C, `.limit` for a name of more than 255 bytes and `.argument` for one with a NUL.
func bytes(ofName name: String, _ argument: StaticText = "name") throws(EngineError) -> [UInt8] {
    let longest = AnimStage.Stage.longestName
    guard name.utf8.count <= longest else { throw EngineError(.limit, "\(argument) is longer than \(longest) bytes") }
    guard !name.utf8.contains(0) else { throw EngineError(.argument, "\(argument) has a NUL in it") }
    return Array(name.utf8)
}

/// The bytes of an item's key, which may be any text.
/// - Throws: `.limit` for a key of more than 255 bytes.
func bytes(ofKey key: String) throws(EngineError) -> [UInt8] {
    let longest = AnimStage.Stage.longestName
    guard key.utf8.count <= longest else { throw EngineError(.limit, "key is longer than \(longest) bytes") }
    return Array(key.utf8)
}

/// Calls the engine and rethrows its errors as public ones.
func translating<Result>(_ body: () throws(EngineError) -> Result) throws(AnimError) -> Result {
    do throws(EngineError) {
        return try body()
    } catch {
        throw AnimError(error)
    }
}
