// SPDX-License-Identifier: MIT
/// What was wrong with a request, in the core's own terms. The ABI turns it into a status and a message.
package struct AnimError: Error, Sendable {
    /// The kind of error. The raw values are those of `anim_status` in `animcore.h` and never change.
    package enum Code: Int32, Sendable {
        /// An argument is null, not finite, out of its range or otherwise not what the call takes.
        case argument = 1
        /// An identifier is zero, stale, of another object or of another kind.
        case identifier = 2
        /// A count, size or time is beyond a documented limit.
        case limit = 3
        /// A callback called back into the object that called it.
        case reentrant = 4
        /// The thing exists but is of another kind than the call takes.
        case kind = 5
        /// No thing of that name exists.
        case notFound = 6
        /// A thing of that name exists already.
        case duplicate = 7
        /// The call does not fit the object's present state.
        case state = 8
        /// The text is not well-formed (JSON, path data).
        case syntax = 9
        /// The text is well-formed but not a valid document or trace.
        case document = 10
        /// The caller's buffer is too small.
        case capacity = 11
        /// Memory could not be had.
        case memory = 12
    }

    /// Where in a text the error lies.
    package struct Place: Sendable {
        /// Line, counted from 1.
        package var line: Int32
        /// Column in bytes of UTF-8, counted from 1.
        package var column: Int32
        /// The UTF-8 of `pointer`.
        package var pointerBytes: [UInt8]

        /// RFC 6901 pointer of the value at fault; empty for the whole document.
        package var pointer: String { String(decoding: pointerBytes, as: UTF8.self) }

        package init(line: Int32, column: Int32, pointerBytes: [UInt8] = []) {
            self.line = line
            self.column = column
            self.pointerBytes = pointerBytes
        }
    }

    /// One reference, so that an error travels in a register: its parts would cost code at every call that can throw.
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
    /// One sentence in English: what was wrong, with which argument.
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

    /// An error that one literal says: the smallest call there is.
    @inline(never)
    package init(_ code: Code, _ text: StaticText) {
        contents = Contents(code, ErrorText(text), nil)
    }
}
