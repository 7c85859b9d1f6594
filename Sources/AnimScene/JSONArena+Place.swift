// SPDX-License-Identifier: MIT
import AnimMath

extension JSONArena {
    /// Line and column of `offset`, in a text whose line `line` begins at `lineStart`. Only LF ends a line (the CR of a
    /// CR LF is the line's last byte).
    func lineAndColumn(of offset: Int, line: Int32, lineStart: Int) -> (line: Int32, column: Int32) {
        var line = line
        var start = lineStart
        var index = lineStart
        let end = min(offset, text.count)
        while index < end {
            if text[index] == 0x0A {
                line &+= 1
                start = index + 1
            }
            index += 1
        }
        return (line, Int32(truncatingIfNeeded: offset - start + 1))
    }

    /// The place of the node at `index`. `offset` is a place inside it; by default its beginning.
    @inline(never)
    package func place(of index: Int32, offset: Int? = nil) -> AnimError.Place {
        var top = index
        while nodes[Int(top)].parent >= 0 {
            top = nodes[Int(top)].parent
        }
        let root = roots[Int(-1 - nodes[Int(top)].parent)]
        let position = lineAndColumn(
            of: offset ?? Int(nodes[Int(index)].offset),
            line: root.line,
            lineStart: Int(root.lineStart)
        )
        return AnimError.Place(
            line: position.line,
            column: position.column,
            pointerBytes: pointer(of: index)
        )
    }

    /// RFC 6901 pointer of a node. A name has the pointer of its member.
    package func pointer(of index: Int32) -> [UInt8] {
        var path: [Int32] = []
        var node = index
        while node >= 0 {
            path.append(node)
            node = nodes[Int(node)].parent
        }
        var pointer: [UInt8] = []
        for step in path.reversed() {
            let parent = nodes[Int(step)].parent
            guard parent >= 0 else { continue }
            if nodes[Int(parent)].kind == .object {
                let name = nodes[Int(step)].kind == .name ? step : step - 1
                JSONArena.append(token: bytes(of: nodes[Int(name)]), to: &pointer)
            } else {
                JSONArena.append(index: indexInArray(of: step, parent: parent), to: &pointer)
            }
        }
        return pointer
    }

    private func indexInArray(of element: Int32, parent: Int32) -> UInt64 {
        var index: UInt64 = 0
        var sibling = parent + 1
        while sibling < element {
            sibling = nodes[Int(sibling)].end
            index += 1
        }
        return index
    }

    /// Appends a member's name to a pointer, with `~` as `~0` and `/` as `~1`.
    package static func append(token: ArraySlice<UInt8>, to pointer: inout [UInt8]) {
        pointer.append(0x2F)
        for byte in token {
            switch byte {
            case 0x7E:
                pointer.append(0x7E)
                pointer.append(0x30)
            case 0x2F:
                pointer.append(0x7E)
                pointer.append(0x31)
            default:
                pointer.append(byte)
            }
        }
    }

    /// Appends an element's index to a pointer.
    package static func append(index: UInt64, to pointer: inout [UInt8]) {
        pointer.append(0x2F)
        pointer.append(decimal: index)
    }
}
