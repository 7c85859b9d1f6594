// SPDX-License-Identifier: MIT
/// An error in the core's own terms. The ABI converts it to a status and a message.
package struct AnimError: Error, Sendable {
    /// The kind of error. The raw values are those of `anim_status` in `animcore.h` and never change.
    package enum Code: Int32, Sendable {
        /// An argument is null, not finite, out of range or otherwise invalid.
        case argument = 1
        /// An identifier is zero, stale, or belongs to another object or another kind.
        case identifier = 2
        /// A count, size or time exceeds a documented limit.
        case limit = 3
        /// A callback called back into the object that called it.
        case reentrant = 4
        /// The object exists but has a kind that the call does not accept.
        case kind = 5
        /// Nothing has that name.
        case notFound = 6
        /// Something already has that name.
        case duplicate = 7
        /// The call is not allowed in the object's present state.
        case state = 8
        /// The text is not well-formed (JSON, path data).
        case syntax = 9
        /// The text is well-formed but not a valid document or trace.
        case document = 10
        /// The caller's buffer is too small.
        case capacity = 11
        /// Out of memory.
        case memory = 12
    }

    /// The position of an error in a text.
    package struct Place: Sendable {
        /// Line, counted from 1.
        package var line: Int32
        /// Column in bytes of UTF-8, counted from 1.
        package var column: Int32
        /// The UTF-8 of `pointer`.
        package var pointerBytes: [UInt8]

        /// The RFC 6901 pointer of the wrong value; empty for the whole document.
        package var pointer: String { String(decoding: pointerBytes, as: UTF8.self) }

        package init(line: Int32, column: Int32, pointerBytes: [UInt8] = []) {
            self.line = line
            self.column = column
            self.pointerBytes = pointerBytes
        }
    }

    /// One reference, so that an error fits in a register: separate members would add code to every call that can
    /// throw.
    private final class Contents: Sendable {
        package let code: Code
        package let text: ErrorText
        package let place: Place?

        init(_ code: Code, _ text: ErrorText, _ place: Place?) {
            self.code = code
            self.text = text
            self.place = place
        }
    }

    private let contents: Contents

    package var code: Code { contents.code }
    /// One sentence in English: which argument is wrong and why.
    package var text: ErrorText { contents.text }
    /// Set for errors in documents and traces.
    package var place: Place? { contents.place }

    /// `text` as a string.
    package var message: String { text.string }

    @_disfavoredOverload
    @inline(never)
    package init(_ code: Code, _ text: ErrorText, place: Place? = nil) {
        contents = Contents(code, text, place)
    }

    /// An error with a literal text: the smallest possible call.
    @inline(never)
    package init(_ code: Code, _ text: StaticText) {
        contents = Contents(code, ErrorText(text), nil)
    }
}
