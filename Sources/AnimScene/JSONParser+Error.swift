// SPDX-License-Identifier: MIT
import AnimMath

extension JSONParser {
    /// The value whose pointer an error has.
    enum PointerTarget {
        /// The innermost open container.
        case container
        /// The value that begins next in it.
        case nextValue
        /// A node.
        case node(Int32)
    }

    var endName: StaticText { isLine ? "the end of the line" : "the end of the text" }

    // Errors are built out of line from a few kinds of pieces, which keeps the parser small and fast.

    /// An error at the next byte.
    @inline(never)
    func syntaxError(_ message: StaticText, pointer: PointerTarget = .container) -> AnimError {
        error(.syntax, "\(message)", at: position, pointer: pointer)
    }

    /// An error at the next byte: what was expected, and what was found.
    @inline(never)
    func unexpected(_ expectation: StaticText, pointer: PointerTarget = .container) -> AnimError {
        let text: ErrorText = "expected \(expectation), found \(describePosition())"
        return error(.syntax, text, at: position, pointer: pointer)
    }

    /// An error for a limit exceeded by the next value.
    @inline(never)
    func limitError(_ before: StaticText, _ limit: Int, _ after: StaticText, at offset: Int) -> AnimError {
        error(.limit, "\(before)\(limit)\(after)", at: offset, pointer: .nextValue)
    }

    @inline(never)
    package func error(_ code: AnimError.Code, _ text: ErrorText, at offset: Int, pointer target: PointerTarget)
        -> AnimError
    {
        var pointer: [UInt8] = []
        switch target {
        case .node(let node):
            pointer = arena.pointer(of: node)
        case .container:
            if container >= 0 { pointer = arena.pointer(of: container) }
        case .nextValue:
            if container >= 0 {
                let parent = arena.nodes[Int(container)]
                if parent.kind == .object {
                    pointer = arena.pointer(of: Int32(truncatingIfNeeded: arena.nodes.count - 1))
                } else {
                    pointer = arena.pointer(of: container)
                    JSONArena.append(index: parent.payload, to: &pointer)
                }
            }
        }
        let position = lineAndColumn(of: offset)
        return AnimError(
            code,
            text,
            place: AnimError.Place(line: position.line, column: position.column, pointerBytes: pointer)
        )
    }

    func lineAndColumn(of offset: Int) -> (line: Int32, column: Int32) {
        guard let root = arena.roots.last else { return (1, 1) }
        return arena.lineAndColumn(of: offset, line: root.line, lineStart: Int(root.lineStart))
    }

    /// `line L, column C`.
    func describe(offset: Int) -> ErrorText {
        let place = lineAndColumn(of: offset)
        return "line \(place.line), column \(place.column)"
    }

    /// A description of the next byte: a quoted character, a byte that is not UTF-8, or the end.
    @inline(never)
    private func describePosition() -> ErrorText {
        guard position < end else { return "\(endName)" }
        let part = arena.text[position..<end]
        guard let scalar = JSONText.scalar(in: part, at: position) else {
            return "\(JSONText.quoted(part[position..<(position + 1)])), which is not valid UTF-8"
        }
        return JSONText.quoted(part[position..<(position + scalar.length)])
    }

    /// The reason that no value begins at the next byte, with a hint about other notations.
    @inline(never)
    func noValueError() -> AnimError {
        let expectation: StaticText
        switch byte {
        case 0x27:
            expectation = "a value (strings are written in double quotes)"
        case 0x2F, 0x23:
            expectation = "a value (JSON has no comments)"
        case 0x2B:
            expectation = "a value (numbers have no plus sign)"
        case 0x2E:
            expectation = "a value (numbers begin with a digit)"
        case 0x4E, 0x49:
            expectation = "a value (numbers are finite)"
        case 0x54, 0x46:
            expectation = "a value (true, false and null are written in lower case)"
        default:
            expectation = "a value"
        }
        return unexpected(expectation, pointer: .nextValue)
    }
}
