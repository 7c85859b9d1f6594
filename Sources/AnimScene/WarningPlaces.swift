// SPDX-License-Identifier: MIT
import AnimMath

/// Lines, columns and pointers of nodes requested in text order. All together take the time of reading the text once,
/// whereas each call of `JSONArena.place(of:)` starts from the beginning.
struct WarningPlaces {
    private let json: JSONStorage
    private var line: Int32 = 1
    private var lineStart = 0
    /// The offset up to which lines are counted.
    private var counted = 0
    /// By depth: the last element visited of an array, and its index.
    private var elements: [(array: Int32, element: Int32, index: UInt64)] = []
    private var path: [Int32] = []
    /// The last result, which may be requested again.
    private var last: (node: Int32, pointer: [UInt8]) = (-1, [])

    init(_ json: JSONStorage) { self.json = json }

    @inline(never)
    mutating func place(of node: Int32) -> AnimError.Place {
        let offset = Int(json.record(node).offset)
        json.arena.text.withUnsafeBufferPointer { text in
            while counted < offset {
                if text[counted] == 0x0A {
                    line &+= 1
                    lineStart = counted + 1
                }
                counted += 1
            }
        }
        if last.node != node { last = (node, pointer(of: node)) }
        let column = Int32(truncatingIfNeeded: offset - lineStart + 1)
        return AnimError.Place(line: line, column: column, pointerBytes: last.pointer)
    }

    /// Same as `JSONArena.pointer(of:)`.
    @inline(never)
    private mutating func pointer(of node: Int32) -> [UInt8] {
        path.removeAll(keepingCapacity: true)
        var step = node
        while step >= 0 {
            path.append(step)
            step = json.record(step).parent
        }
        var pointer: [UInt8] = []
        for (depth, step) in path.reversed().enumerated() {
            while elements.count <= depth { elements.append((-1, -1, 0)) }
            let parent = json.record(step).parent
            guard parent >= 0 else { continue }
            if json.isKind(parent, .object) {
                let name = json.isKind(step, .name) ? step : step - 1
                JSONArena.append(token: json.arena.bytes(of: json.record(name)), to: &pointer)
                continue
            }
            var (array, element, index) = elements[depth]
            if array != parent || element > step { (array, element, index) = (parent, parent + 1, 0) }
            while element < step {
                element = json.record(element).end
                index += 1
            }
            elements[depth] = (array, element, index)
            JSONArena.append(index: index, to: &pointer)
        }
        return pointer
    }
}
