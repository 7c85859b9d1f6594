// SPDX-License-Identifier: MIT
import AnimMath

/// What is wrong with a text that should be SVG path data, and where.
package struct PathDataError: Sendable {
    /// The kinds of error.
    package enum Problem: UInt8, Sendable {
        /// Neither a command nor what the last command could go on with.
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

    /// Where, in bytes from the text's beginning. The text's length for an end that came too early.
    package var offset: Int
    package var problem: Problem

    /// One sentence about it: what was expected, and what was found.
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

    /// The error as one that can be thrown: `.limit` for what is too large or too much, `.syntax` otherwise, with line and
    /// column.
    package func error(in text: UnsafeBufferPointer<UInt8>) -> AnimError {
        var (line, start) = (1 as Int32, 0)
        for index in 0..<min(offset, text.count) where text[index] == 0x0A { (line, start) = (line &+ 1, index + 1) }
        let place = AnimError.Place(line: line, column: Int32(truncatingIfNeeded: offset - start + 1))
        let isLimit = problem == .range || problem == .count
        return AnimError(isLimit ? .limit : .syntax, message(in: text), place: place)
    }

    /// The same of an array of bytes.
    package func error(in text: [UInt8]) -> AnimError {
        var error: AnimError?
        text.withUnsafeBufferPointer { error = self.error(in: $0) }
        return error.unsafelyUnwrapped
    }
}
