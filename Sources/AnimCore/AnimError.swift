// SPDX-License-Identifier: MIT
import AnimMath

/// What was wrong with a call. It prints as one English sentence.
///
/// A call that throws has changed nothing.
public struct AnimError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kind of an error.
    public enum Code: Sendable, Equatable {
        /// An argument is not finite, out of its range or otherwise not what the call takes.
        case argument
        /// A property was removed, or belongs to another stage.
        case identifier
        /// A count, size or time is beyond a documented limit.
        case limit
        /// A callback called back into the object that called it.
        case reentrant
        /// The thing exists but is of another kind than the call takes.
        case kind
        /// Nothing of that name exists.
        case notFound
        /// A thing of that name exists already.
        case duplicate
        /// The call does not fit the object's present state.
        case state
        /// The text is not well-formed (JSON, path data, CSS).
        case syntax
        /// The text is well-formed but not a valid document.
        case document
        /// A result does not fit the room there is for it.
        case capacity
        /// Memory could not be had.
        case memory
    }

    /// The kind of the error.
    public let code: Code
    /// One sentence: which argument was wrong and why.
    public let message: String
    /// The line in the text at fault, counted from 1; nil where there is no text.
    public let line: Int?
    /// The column in that line, in bytes of UTF-8 counted from 1; nil where there is no text.
    public let column: Int?
    /// The JSON pointer (RFC 6901) of the value at fault; empty for the whole document, nil where there is no document.
    public let pointer: String?

    /// The message, preceded by line and column where the error lies in a text.
    public var description: String {
        guard let line, let column else { return message }
        return "\(line):\(column): \(message)"
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

/// Calls the engine, and throws its errors as public ones.
func translating<Result>(_ body: () throws(EngineError) -> Result) throws(AnimError) -> Result {
    do throws(EngineError) {
        return try body()
    } catch {
        throw AnimError(error)
    }
}
