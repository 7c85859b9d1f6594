// SPDX-License-Identifier: MIT
import AnimMachine
import AnimPaths

/// The drawing as defined by the document, shared by the drawings of all its scenes.
final class DrawingDefinition: @unchecked Sendable {
    // Unchecked: the nodes are not written.
    let nodes: UnsafeBufferPointer<NodeDefinition>
    /// Those with a source are still NaN.
    package let numbers: SceneNumbers
    package let paths: [Path]
    /// The commands of paths whose coordinates are numbers.
    package let verbs: [[Path.Verb]]
    let morphs: [Morph]
    let contents: [ContentSource]
    package let canvas: SceneBounds
    let dependents: SceneDependents
    /// By source: bits of `NodeChange` for its effects on its node.
    package let changes: [UInt8]
    let siblings: SiblingOrder
    /// Nodes with the text of a string input.
    let textNodes: [Int32]

    init(_ reader: DocumentReader) {
        let memory = UnsafeMutableBufferPointer<NodeDefinition>.allocate(capacity: reader.nodes.count)
        _ = memory.initialize(from: reader.nodes)
        nodes = UnsafeBufferPointer(memory)
        numbers = reader.numbers
        paths = reader.paths
        verbs = reader.verbs
        morphs = reader.morphs
        contents = reader.contents
        let canvas = reader.canvas
        self.canvas = SceneBounds(
            minX: canvas.x,
            minY: canvas.y,
            maxX: canvas.x + canvas.z,
            maxY: canvas.y + canvas.w
        )
        dependents = SceneDependents(reader)
        var changes: [UInt8] = []
        changes.reserveCapacity(reader.numbers.sources.count)
        for source in reader.numbers.sources {
            changes.append(source.node < 0 ? 0 : reader.nodes[Int(source.node)].changes(by: source.value))
        }
        self.changes = changes
        siblings = SiblingOrder(reader.nodes, reader.numbers)
        var textNodes: [Int32] = []
        for (index, node) in reader.nodes.enumerated() where node.content >= 0 {
            if reader.contents[Int(node.content)].text.isOfInput { textNodes.append(Int32(index)) }
        }
        self.textNodes = textNodes
    }

    deinit { nodes.deallocate() }
}
