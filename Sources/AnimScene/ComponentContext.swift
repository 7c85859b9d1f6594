// SPDX-License-Identifier: MIT
import AnimMachine
import AnimPaths
import AnimStage

/// State shared by the readers of a document and of its components.
final class ComponentContext {
    var table = ComponentTable()
    /// UTF-8 of a JSON object of further documents, or empty.
    package var library: [UInt8] = []
    /// Nodes, regions and drawing data of the document and its components, in document order.
    let scenery = Scenery()
    /// How nodes draw the properties that hold paths.
    var pathPaints = PathPaints()
    /// Number of machines: the document's own, and one for each instance.
    var machineCount: Int32 = 0
    /// All lists, those of a document before those of its components, and the properties of their items.
    var lists: [ItemListDefinition] = []
    var itemProperties: [ItemProperty] = []
    /// The number of lists in whose items the document being read is nested.
    var listDepth = 0
    /// Derived properties with the machine and the node of their expressions. They are sorted all at once.
    package var derived: [(record: DerivedRecord, machine: Int32, node: Int32)] = []
    /// Slots of properties that are or will be derived.
    var isDerived = NameMap()
    /// About how many bytes a scene of the document may use.
    var byteLimit = Scene.Options().memoryLimit
    /// The remaining bytes for uses by name.
    var bytesLeft: Int64 = 0
    /// Budgets for uses by name, in all documents: the remaining numbers of path coordinates and of keyframe nodes.
    var pathCoordinatesLeft = JSONDocument.maximumValueCount
    var keyframeNodesLeft = JSONDocument.maximumValueCount
    /// The text of the expression being read; reused memory.
    package var expressionText: [UInt8] = []
    /// The number of places where expressions that are computed by themselves read string inputs.
    var textReads = 0
    /// The present depth of nested nodes.
    var nodeDepth = 0

    /// Deeper trees could overflow the stack of code that walks them.
    static let deepestNode = 128
    /// The largest size of the table of names, in bytes. Leaves room for the names of one more instance.
    static let largestNames = 1 << 28
}

/// The use of an instance in a document.
struct ComponentUse {
    /// The text of the using document.
    var json: JSONStorage?
    /// The node of the use.
    var element: Int32 = -1
    /// The object with its inputs, or −1.
    package var inputs: Int32 = -1
    /// The using document's index in the table of components, and the prefix of its names.
    var document: Int32 = 0
    var prefix: [UInt8] = []

    /// The node that gives an input, or −1.
    @inline(never)
    package func input(_ name: [UInt8]) -> Int32 {
        guard let json, inputs >= 0 else { return -1 }
        return name.withUnsafeBufferPointer { json.indexedMember(of: inputs, $0) }
    }
}

/// How nodes draw the properties that hold paths: a property that they only stroke morphs as a stroke.
struct PathPaints {
    /// By the slots of properties: whether the paint is settled, because it is given or a node fills the path.
    private var isSettled: [Bool] = []

    /// Settles a property's paint.
    mutating func take(_ slot: Int) {
        while isSettled.count <= slot { isSettled.append(false) }
        isSettled[slot] = true
    }

    /// The paint of a property that one more node draws; nil if it is settled.
    mutating func add(_ slot: Int, isOnlyStroked: Bool) -> MorphOptions.Paint? {
        if isSettled.indices.contains(slot), isSettled[slot] { return nil }
        if isOnlyStroked { return .stroke }
        take(slot)
        return .fill
    }
}
