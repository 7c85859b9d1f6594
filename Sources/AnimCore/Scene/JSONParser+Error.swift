extension JSONParser {
    /// Which value's pointer an error bears.
    enum PointerTarget {
        /// That of the innermost open container.
        case container
        /// That of the value that begins next in it.
        case nextValue
        /// That of a node.
        case node(Int32)
    }

    var endName: String { isLine ? "the end of the line" : "the end of the text" }

    /// An error at the byte to be read next.
    func syntaxError(_ message: String, pointer: PointerTarget) -> AnimError {
        error(.syntax, message, at: position, pointer: pointer)
    }

    func error(_ code: AnimError.Code, _ message: String, at offset: Int, pointer target: PointerTarget) -> AnimError {
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
            message,
            place: AnimError.Place(line: position.line, column: position.column, pointer: JSONText.string(pointer))
        )
    }

    func lineAndColumn(of offset: Int) -> (line: Int32, column: Int32) {
        guard let root = arena.roots.last else { return (1, 1) }
        return arena.lineAndColumn(of: offset, line: root.line, lineStart: Int(root.lineStart))
    }

    /// What stands at the byte to be read next: a character in quotes, a byte that is no UTF-8, or the end.
    func describePosition() -> String {
        guard position < end else { return endName }
        let part = arena.text[position..<end]
        guard let scalar = JSONText.scalar(in: part, at: position) else {
            return "byte \(JSONText.hexadecimal(arena.text[position])), which is not valid UTF-8,"
        }
        return JSONText.quoted(part[position..<(position + scalar.length)])
    }

    /// Why no value begins at the byte to be read next, with a hint for what other notations allow.
    func noValueError() -> AnimError {
        let hint: StaticString
        switch byte {
        case 0x27:
            hint = "; strings are written in double quotes"
        case 0x2F, 0x23:
            hint = "; JSON has no comments"
        case 0x2B:
            hint = "; numbers have no plus sign"
        case 0x2E:
            hint = "; numbers begin with a digit"
        case 0x4E, 0x49:
            hint = "; numbers are finite"
        case 0x54, 0x46:
            hint = "; true, false and null are written in lower case"
        default:
            hint = ""
        }
        return syntaxError(
            "\(describePosition()) where a value was expected" + JSONText.string(hint),
            pointer: .nextValue
        )
    }
}
