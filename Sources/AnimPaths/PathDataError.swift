// SPDX-License-Identifier: MIT
import AnimMath

/// An error in SVG path data and its position.
package struct PathDataError: Sendable {
    /// The kinds of error.
    package enum Problem: UInt8, Sendable {
        /// Neither a command nor a continuation of the last command.
        case command
        /// Path data must begin with M or m.
        case move
        /// A number is missing.
        case number
        /// An arc's flag is neither 0 nor 1.
        case flag
        /// A coordinate, or a point of an arc, is beyond 1e150.
        case range
        /// There are more than `Path.maximumVerbCount` verbs.
        case count
    }

    /// The offset in bytes from the beginning of the text. For an unexpected end it is the length of the text.
    package var offset: Int
    package var problem: Problem

    /// A sentence about the error: what was expected, and what was found.
    package func message(in text: UnsafeBufferPointer<UInt8>) -> ErrorText {
        var message: ErrorText = "path data, byte \(offset): "
        switch problem {
        case .command: message += "expected a command"
        case .move: message += "expected M or m, with which path data begins"
        case .number: message += "expected a number"
        case .flag: message += "expected a flag, 0 or 1"
        case .range: message += "a coordinate is beyond 1e150"
        case .count: message += "there are more than \(Path.maximumVerbCount) verbs"
        }
        if problem == .range || problem == .count { return message }
        message += ", found "
        guard offset < text.count else {
            message += "the end"
            return message
        }
        let byte = text[offset]
        if byte > 0x20, byte < 0x7F {
            message += ErrorText(utf8: [0x27, byte, 0x27])
        } else {
            message += "a byte of \(byte)"
        }
        return message
    }

    /// The error in throwable form: `.limit` for values or counts that are too large, otherwise `.syntax`, with line
    /// and column.
    package func error(in text: UnsafeBufferPointer<UInt8>) -> AnimError {
        var (line, start) = (1 as Int32, 0)
        for index in 0..<min(offset, text.count) where text[index] == 0x0A { (line, start) = (line &+ 1, index + 1) }
        let place = AnimError.Place(line: line, column: Int32(truncatingIfNeeded: offset - start + 1))
        let isLimit = problem == .range || problem == .count
        return AnimError(isLimit ? .limit : .syntax, message(in: text), place: place)
    }

    /// As above, for an array of bytes.
    package func error(in text: [UInt8]) -> AnimError {
        var error: AnimError?
        text.withUnsafeBufferPointer { error = self.error(in: $0) }
        return error.unsafelyUnwrapped
    }
}
