/// What is drawn, as the document says it: what the drawings of all its scenes have in common.
struct DrawingDefinition: Sendable {
    let nodes: [NodeDefinition]
    /// Those with a source are not numbers yet.
    let numbers: SceneNumbers
    let paths: [Path]
    /// The commands of paths whose coordinates are numbers.
    let verbs: [[Path.Verb]]
    let morphs: [Morph]
    let contents: [ContentSource]
    let canvas: SceneBounds
    let dependents: SceneDependents
    let siblings: SiblingOrder
    /// Nodes that show the text of a string input.
    let textNodes: [Int32]

    init(_ reader: DocumentReader) {
        nodes = reader.nodes
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
        siblings = SiblingOrder(reader.nodes, reader.numbers)
        var textNodes: [Int32] = []
        for (index, node) in reader.nodes.enumerated() where node.content >= 0 {
            if reader.contents[Int(node.content)].text.isOfInput { textNodes.append(Int32(index)) }
        }
        self.textNodes = textNodes
    }
}
