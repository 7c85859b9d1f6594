// SPDX-License-Identifier: MIT
import AnimMath

/// What a document makes of its text, counted before it is made: without the documents in its `components`, which count
/// where they are used.
struct DocumentCost {
    package private(set) var values: Int64 = 0
    /// About how many bytes a scene takes for it.
    package private(set) var bytes = DocumentCost.bytesOfInstance

    // Measured over documents of one kind of thing each, and rounded up.

    /// Of an instance of nothing: names, a reader, a machine, a node.
    private static let bytesOfInstance: Int64 = 4096
    /// Of a number, a text or a container, with its share of the node, property or state that it is for.
    private static let bytesOfValue: Int64 = 128
    /// Of a byte of a text: path data such as `h1` are a verb and two numbers in two bytes, drawn from a copy; expressions are
    /// as dense.
    private static let bytesOfByte: Int64 = 16
    /// Of a byte of path data with arcs: eleven bytes can say a whole turn, which is four cubic curves.
    private static let bytesOfArcByte: Int64 = 100

    /// Of a node of keyframes with a name, and of a coordinate of such a path with its share of the verbs, each time that the
    /// name is used.
    static let bytesOfNamedNode: Int64 = 64
    static let bytesOfNamedCoordinate: Int64 = 24

    @_optimize(speed)
    init(_ json: JSONStorage, _ document: Int32) {
        guard json.isKind(document, .object) else {
            values = 1
            return
        }
        let components = json.member(of: document, named: "components")
        var node = document
        let end = json.record(node).end
        var (count, size) = (0, bytes)
        while node < end {
            if node == components {
                node = json.record(node).end
                continue
            }
            switch json.record(node).kind {
            case .name: break
            case .string:
                count &+= 1
                size &+= DocumentCost.bytes(of: json.text(of: node))
            default: count &+= 1
            }
            node &+= 1
        }
        values = Int64(count)
        bytes = size + values * DocumentCost.bytesOfValue
    }

    /// Path data begin with a move; every other text is as cheap as one without arcs.
    @inline(__always)
    private static func bytes(of text: UnsafeBufferPointer<UInt8>) -> Int64 {
        var hasArc = false
        if let first = text.first, first | 0x20 == UInt8(ascii: "m") || first <= 0x20 {
            for byte in text where byte | 0x20 == UInt8(ascii: "a") {
                hasArc = true
                break
            }
        }
        return Int64(text.count) * (hasArc ? bytesOfArcByte : bytesOfByte)
    }
}
