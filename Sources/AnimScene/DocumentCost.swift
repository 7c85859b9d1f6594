// SPDX-License-Identifier: MIT
import AnimMath
import CAnimPlatform

/// The estimated cost of a document, computed before it is read. Without the documents in its `components`, which count
/// where they are used.
struct DocumentCost {
    package private(set) var values: Int64 = 0
    /// About how many bytes a scene uses for it.
    package private(set) var bytes = DocumentCost.bytesOfInstance

    // Measured with documents of one kind of content each, and rounded up.

    /// For an empty instance: names, a reader, a machine, a node.
    private static let bytesOfInstance: Int64 = 4096
    /// For a number, a text or a container, with its share of its node, property or state.
    private static let bytesOfValue: Int64 = 128
    /// For a byte of text. Path data such as `h1` are a verb and two numbers in two bytes, and are drawn from a copy;
    /// expressions are as dense.
    private static let bytesOfByte: Int64 = 16
    /// For a byte of path data with arcs: eleven bytes can describe a full circle, which is four cubic curves.
    private static let bytesOfArcByte: Int64 = 100

    /// For each use by name: of a node of keyframes, and of a coordinate of such a path with its share of the verbs.
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
        // Up to the components, and after them.
        var stop = components < 0 ? end : components
        while true {
            while node < stop {
                let kind = json.record(node).kind
                if kind == .string { size &+= DocumentCost.bytes(of: json.text(of: node)) }
                count &+= kind == .name ? 0 : 1
                node &+= 1
            }
            if stop == end { break }
            node = json.record(stop).end
            stop = end
        }
        values = Int64(count)
        bytes = size + values * DocumentCost.bytesOfValue
    }

    /// Path data begin with a move; every other text costs as much as one without arcs.
    @inline(__always)
    private static func bytes(of text: UnsafeBufferPointer<UInt8>) -> Int64 {
        var hasArc = false
        if let first = text.first, first | 0x20 == UInt8(ascii: "m") || first <= 0x20 {
            hasArc = anim_platform_has_letter(text.baseAddress, text.count, UInt8(ascii: "A"))
        }
        return Int64(text.count) * (hasArc ? bytesOfArcByte : bytesOfByte)
    }
}
