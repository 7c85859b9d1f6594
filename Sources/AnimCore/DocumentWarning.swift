// SPDX-License-Identifier: MIT
import AnimScene

/// What a warning is about.
public enum WarningKind: Int32, Sendable, CaseIterable {
    /// Nothing leads to a state.
    case state = 0
    /// The document waits for an event that nothing in it sends: only the host can send it.
    case event
    /// A `done` or `stopped` event of something that does not exist or never ends.
    case end
    /// A `cancel` names an id with which nothing is sent.
    case cancel
    /// Nothing shows, sets or reads a property.
    case property
    /// Nothing uses an input, parameter, spring, curve, path, animation, component…
    case unused
    /// A text that is kept as words, but would also be a valid expression.
    case words
}

/// Part of a valid document that has no effect: probably misspelt or forgotten.
public struct DocumentWarning: Hashable, Sendable {
    /// What it is about.
    public var kind: WarningKind
    /// One sentence in English, with the name that was probably meant.
    public var message: String
    /// The name that was probably meant; empty if there is no similar one.
    public var suggestion: String
    /// The line of the name that the warning is about, counted from 1.
    public var line: Int
    /// The column in bytes of UTF-8, counted from 1.
    public var column: Int
    /// The same place as a byte offset from the beginning of the text.
    public var offset: Int
    /// The RFC 6901 JSON pointer of the part that the warning is about.
    public var pointer: String

    init(_ warning: AnimScene.DocumentWarning) {
        kind = WarningKind(rawValue: warning.kind.rawValue) ?? .unused
        message = warning.message.string
        suggestion = String(decoding: warning.suggestion, as: UTF8.self)
        line = Int(warning.place.line)
        column = Int(warning.place.column)
        offset = warning.offset
        pointer = warning.place.pointer
    }
}
