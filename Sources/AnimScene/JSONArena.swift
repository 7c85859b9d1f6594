// SPDX-License-Identifier: MIT
/// One value or member name of a parsed JSON text.
///
/// Nodes are in document order: a container, then its children. A member is two nodes, its name and then its value, so
/// the name of a value is the node before it.
struct JSONNode {
    package enum Kind: UInt8 {
        case null, boolean, number, string, array, object
        /// The name of a member; not a value.
        case name
    }

    package var kind: Kind
    /// Whether a string's bytes are in `JSONArena.decoded` (it has escapes) and not in the text itself.
    var isDecoded: Bool
    /// Where the token begins in the text.
    package var offset: Int32
    /// The container around this node; for a root, −1 − its index in `JSONArena.roots`.
    package var parent: Int32
    /// The index after the last node of this subtree. Not set while a container is open.
    package var end: Int32
    /// boolean: 0 or 1. number: the bit pattern. string, name: start in the upper half, length in the lower.
    /// array, object: number of elements or members.
    var payload: UInt64
}

/// The nodes of one or more parsed JSON texts and the bytes they refer to. Also valid while it is being filled.
struct JSONArena {
    /// A value without a container: a whole text, or one line of JSON lines.
    struct Root {
        package var node: Int32
        /// Line number of the byte at `lineStart`.
        package var line: Int32
        var lineStart: Int32
    }

    package let text: [UInt8]
    /// The bytes of strings with escapes.
    var decoded: [UInt8] = []
    let nodes: JSONNodes
    var roots: [Root] = []
    /// Whether arrays and objects are nested more than 128 deep.
    var isDeep = false

    /// - Parameter capacity: number of nodes for which memory is reserved.
    init(text: [UInt8], capacity: Int) {
        self.text = text
        nodes = JSONNodes(capacity: capacity)
    }

    /// Start and end of a string's or name's bytes, in `decoded` or `text`.
    @inline(__always)
    static func range(of node: JSONNode) -> Range<Int> {
        let start = Int(truncatingIfNeeded: node.payload >> 32)
        return start..<(start &+ Int(truncatingIfNeeded: node.payload & 0xFFFF_FFFF))
    }

    /// The bytes of a string or name node.
    @inline(__always)
    package func bytes(of node: JSONNode) -> ArraySlice<UInt8> {
        let range = JSONArena.range(of: node)
        return node.isDecoded ? decoded[range] : text[range]
    }

    /// The text of an object, from its opening brace to its closing one.
    package func source(ofObject node: Int32) -> [UInt8] {
        let start = Int(nodes[Int(node)].offset)
        var end = start
        var depth = 0
        var isString = false
        repeat {
            switch text[end] {
            case UInt8(ascii: "\\") where isString: end += 1
            case UInt8(ascii: "\""): isString.toggle()
            case UInt8(ascii: "{") where !isString: depth += 1
            case UInt8(ascii: "}") where !isString: depth -= 1
            default: break
            }
            end += 1
        } while depth > 0 && end < text.count
        return [UInt8](text[start..<end])
    }
}
