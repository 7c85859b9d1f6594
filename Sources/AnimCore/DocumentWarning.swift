// SPDX-License-Identifier: MIT
import AnimScene

/// What a warning is about.
public enum WarningKind: Int32, Sendable, CaseIterable {
    /// Nothing leads to a state.
    case state = 0
    /// Nothing in the document sends an event that is waited for: only the host can.
    case event
    /// A `done` or `stopped` event of what there is not, or of what never ends.
    case end
    /// Nothing is sent with the id that a `cancel` has.
    case cancel
    /// Nothing shows, sets or reads a property.
    case property
    /// Nothing uses an input, parameter, spring, curve, path, animation, component…
    case unused
    /// A text that is an expression, too, where its words themselves are kept.
    case words
}

/// Something that is right in a document, but in vain: most likely misspelt or forgotten.
public struct DocumentWarning: Hashable, Sendable {
    /// What it is about.
    public var kind: WarningKind
    /// One sentence in English, with the name that was probably meant.
    public var message: String
    /// The name that was probably meant; empty where none is like the one that is there.
    public var suggestion: String
    /// The line of the name that it is about, counted from 1.
    public var line: Int
    /// The column in bytes of UTF-8, counted from 1.
    public var column: Int
    /// The same place in bytes from the beginning of the text.
    public var offset: Int
    /// The RFC 6901 JSON pointer of what it is about.
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
