// SPDX-License-Identifier: MIT
import AnimMachine
import AnimStage

/// What a document and the components in it have in common while they are read.
final class ComponentContext {
    var table = ComponentTable()
    /// UTF-8 of a JSON object of further documents, or nothing.
    package var library: [UInt8] = []
    /// How many machines there are: the document's own, and one for each instance.
    var machineCount: Int32 = 0
    /// All lists, those of a document before those of the components in it, and the properties of what is in them.
    var lists: [ItemListDefinition] = []
    var itemProperties: [ItemProperty] = []
    /// How many lists the document that is being read is an item of.
    var listDepth = 0
    /// Derived properties with the machine and the node of their expressions. They are put in order all at once.
    package var derived: [(record: DerivedRecord, machine: Int32, node: Int32)] = []
    /// Slots of properties that are or will be derived.
    var isDerived = NameMap()
    /// About how many bytes a scene of the document may take.
    var byteLimit = Scene.Options().memoryLimit
    /// How many of them are left for what is used by name.
    var bytesLeft: Int64 = 0
    /// How many coordinates of paths, and nodes of keyframes, may still be used by name, in all documents.
    var pathCoordinatesLeft = JSONDocument.maximumValueCount
    var keyframeNodesLeft = JSONDocument.maximumValueCount
    /// The text of the expression that is being read, in memory that is used again.
    package var expressionText: [UInt8] = []
    /// How deep the nodes that are being read are inside each other.
    var nodeDepth = 0

    /// More would let those who walk the tree run out of stack.
    static let deepestNode = 128
    /// Bytes of names; what an instance may still need fits besides.
    static let largestNames = 1 << 28
}

/// What a document says of an instance that it uses.
struct ComponentUse {
    /// The text in which it does so.
    var json: JSONStorage?
    /// The instance's node there.
    var element: Int32 = -1
    /// The object that gives it its inputs, or −1.
    package var inputs: Int32 = -1

    /// What gives an input, or −1.
    @inline(never)
    package func input(_ name: [UInt8]) -> Int32 {
        guard let json, inputs >= 0 else { return -1 }
        return name.withUnsafeBufferPointer { json.member(of: inputs, $0) }
    }
}
