// SPDX-License-Identifier: MIT
import AnimMachine
import AnimPaths
import AnimStage

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
    /// The slots of path properties that expressions query, each once.
    let queriedPaths: [Int32]
    let work: DrawingWork

    init(_ scenery: Scenery, _ stage: Stage, canvas: SIMD4<Double>) {
        let memory = UnsafeMutableBufferPointer<NodeDefinition>.allocate(capacity: scenery.nodes.count)
        _ = memory.initialize(from: scenery.nodes)
        nodes = UnsafeBufferPointer(memory)
        numbers = scenery.numbers
        paths = scenery.paths
        verbs = scenery.verbs
        morphs = scenery.morphs
        contents = scenery.contents
        self.canvas = SceneBounds(
            minX: canvas.x,
            minY: canvas.y,
            maxX: canvas.x + canvas.z,
            maxY: canvas.y + canvas.w
        )
        dependents = SceneDependents(scenery, stage)
        var changes: [UInt8] = []
        changes.reserveCapacity(scenery.numbers.sources.count)
        for source in scenery.numbers.sources {
            changes.append(source.node < 0 ? 0 : scenery.nodes[Int(source.node)].changes(by: source.value))
        }
        self.changes = changes
        siblings = SiblingOrder(scenery.nodes, scenery.numbers)
        var textNodes: [Int32] = []
        for (index, node) in scenery.nodes.enumerated() where node.content >= 0 {
            if scenery.contents[Int(node.content)].text.isOfInput { textNodes.append(Int32(index)) }
        }
        self.textNodes = textNodes
        queriedPaths = scenery.queriedPaths
        work = DrawingWork(scenery.nodes)
    }

    deinit { nodes.deallocate() }
}
