// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads the tree of nodes, with those of instances at their places.
final class NodeReader: ScopedReader {
    let document: DocumentReader
    let json: JSONStorage
    let scenery: Scenery
    let textReader: TextReader
    let paintReader: PaintReader
    var scope: DocumentScope { document.scope }
    private var shapeReader: ShapeReader { ShapeReader(document: document) }
    private var numberReader: NumberReader { paintReader.numberReader }
    /// The index of the next instance whose nodes are to be read.
    private var nextInstance = 0

    init(_ document: DocumentReader) {
        self.document = document
        json = document.json
        scenery = document.scenery
        textReader = document.textReader
        paintReader = PaintReader(numberReader: document.numberReader)
    }

    @inline(never)
    func readNodes(_ node: Int32, parent: Int32) throws(AnimError) {
        shared.nodeDepth += 1
        guard shared.nodeDepth <= ComponentContext.deepestNode else {
            throw AnimError(.limit, "nodes are at most 128 deep inside each other", place: json.arena.place(of: node))
        }
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let index = scenery.nodes.count
            let children = try readNode(element, parent: parent)
            // Here and not in the callee: the fields of all levels would be on the stack.
            if children >= 0 { try readNodes(children, parent: Int32(index)) }
            if nextInstance < scope.instances.count, scope.instances[nextInstance].use.element == element {
                if scope.instances[nextInstance].item != nil {
                    try readItemScenery(ofListAt: Int32(index), element)
                } else {
                    try readScenery(ofInstanceAt: Int32(index))
                }
            }
            scenery.nodes[index].end = Int32(scenery.nodes.count)
        }
        shared.nodeDepth -= 1
    }

    /// What a word of the format makes, and its keys; a component or a list is drawn as a group.
    private static func node(of word: NodeCase) -> (kind: NodeDefinition.Kind, keys: WordList) {
        switch word {
        case .group: (.group, GroupNodeKey.words)
        case .rectangle: (.rectangle, RectangleNodeKey.words)
        case .ellipse: (.ellipse, EllipseNodeKey.words)
        case .symbol: (.symbol, SymbolNodeKey.words)
        case .path: (.path, PathNodeKey.words)
        case .morph: (.morph, MorphNodeKey.words)
        case .text: (.text, TextNodeKey.words)
        case .image: (.image, ImageNodeKey.words)
        case .component: (.group, ComponentNodeKey.words)
        case .list: (.group, ListNodeKey.words)
        }
    }

    /// Appends a node.
    /// - Returns: the node of its children, or −1.
    @inline(never)
    private func readNode(_ element: Int32, parent: Int32) throws(AnimError) -> Int32 {
        let choice = try json.choice(try json.require("kind", of: element), of: NodeCase.words.makeIterator())
        let word = NodeCase(rawValue: choice) ?? .group
        let (kind, keys) = NodeReader.node(of: word)
        let isList = word == .list
        let isComponent = isList || word == .component
        let fields = try json.fields(of: element, NodeKey.words, keys)
        scenery.numbers.node = Int32(scenery.nodes.count)
        defer { scenery.numbers.node = -1 }
        var node = NodeDefinition(
            kind: kind,
            parent: parent,
            numbers: try numberReader.read(numbersOf: fields)
        )
        try numberReader.appendFlag(fields[NodeKey.visible], 1)
        if fields.has(NodeKey.name) {
            let name = json.text(of: fields[NodeKey.name])
            guard DocumentName.isName(name) else {
                throw json.error(fields[NodeKey.name], "must be \(DocumentName.rule)")
            }
            if !isComponent { try scope.checkIsNoInstance(name, fields[NodeKey.name]) }
            node.name = names.intern(name)
        }
        if fields.has(NodeKey.scale) { try readScale(fields, node.numbers) }
        if fields.has(NodeKey.transform) { node.transform = try transform(fields[NodeKey.transform]) }
        if fields.has(NodeKey.along) { node.along = try shapeReader.along(fields[NodeKey.along]) }
        if fields.has(NodeKey.clip) { node.clip = try shapeReader.shape(fields[NodeKey.clip]) }
        if fields.has(NodeKey.blend) {
            node.blend = Int32(try json.choice(fields[NodeKey.blend], of: NodeBlendWord.words.makeIterator()))
        }
        node.shadow = try paintReader.shadow(fields[NodeKey.shadow])
        if fields.has(NodeKey.accessibility) {
            try readAccessibility(fields[NodeKey.accessibility], ofNode: Int32(scenery.nodes.count))
        }
        switch kind {
        case .group: break
        case .text: try readText(fields, into: &node)
        case .image: try readImage(fields, into: &node)
        case .rectangle, .ellipse, .symbol, .path, .morph: try readShape(fields, into: &node, element)
        }
        scenery.nodes.append(node)
        return kind == .group && !isComponent ? fields[GroupNodeKey.nodes] : -1
    }

    /// `scale` sets both scales.
    private func readScale(_ fields: borrowing Fields, _ first: Int32) throws(AnimError) {
        for key in NodeKey.scaleX.rawValue...NodeKey.scaleY.rawValue where fields.node(at: key) >= 0 {
            throw json.refusal(fields.node(at: key), "stands beside 'scale', which says both")
        }
        let last = scenery.numbers.count
        try numberReader.append(fields[NodeKey.scale])
        // The appended number replaces both.
        let value = scenery.numbers.values.removeLast()
        let source = scenery.numbers.sources.last?.value == last ? scenery.numbers.sources.removeLast() : nil
        for number in [NodeDefinition.Number.scaleX, .scaleY] {
            let slot = first + Int32(number.rawValue)
            scenery.numbers.values[Int(slot)] = value
            if var source {
                source.value = slot
                scenery.numbers.sources.append(source)
            }
        }
    }

    /// Six numbers, or the name of a transform property.
    private func transform(_ node: Int32) throws(AnimError) -> Int32 {
        let start = scenery.numbers.count
        guard json.isKind(node, .string) else {
            try numberReader.append(node, count: 6, "a, b, c, d, tx, ty")
            return start
        }
        let property = try scope.property(json.text(of: node), at: node)
        guard try stage.kind(of: property) == .transform else {
            throw json.refusal(node, "must name a transform property")
        }
        let first = try stage.firstComponent(of: property)
        for component in 0..<6 { scenery.numbers.append(component: first + component) }
        return start
    }

    private func readShape(_ fields: borrowing Fields, into node: inout NodeDefinition, _ element: Int32)
        throws(AnimError)
    {
        let paints: Int
        var shape: ShapeSource
        switch node.kind {
        case .rectangle:
            shape = try shapeReader.shape(.rectangle, fields, at: RectangleNodeKey.frame.rawValue)
            paints = RectangleNodeKey.fill.rawValue
        case .symbol:
            shape = try shapeReader.shape(.symbol, fields, at: SymbolNodeKey.frame.rawValue)
            paints = SymbolNodeKey.fill.rawValue
        case .morph:
            shape = try shapeReader.morph(fields, element)
            paints = MorphNodeKey.fill.rawValue
        case .path:
            shape = try shapeReader.pathShape(fields, element)
            paints = PathNodeKey.fill.rawValue
        case .ellipse:
            shape = try shapeReader.shape(.ellipse, fields, at: EllipseNodeKey.frame.rawValue)
            paints = EllipseNodeKey.fill.rawValue
        case .group, .text, .image: return
        }
        // The keys of `OutlineKey` are consecutive.
        func field(_ key: OutlineKey) -> Int { paints + key.rawValue }
        let (fill, stroke) = (fields.node(at: field(.fill)), fields.node(at: field(.stroke)))
        if fill >= 0 { node.fill = try paintReader.paint(fill) }
        if fields.number(at: field(.fillRule)) != 0 { shape.rule = .evenOdd }
        if stroke >= 0 { node.stroke = try paintReader.stroke(stroke) }
        node.trim = try paintReader.trim(fields.node(at: field(.trim)))
        node.shape = shape
    }

    private func readText(_ fields: borrowing Fields, into node: inout NodeDefinition) throws(AnimError) {
        var content = ContentSource(text: try textReader.text(fields[TextNodeKey.text]))
        content.numbers = try numberReader.read(numbersOf: fields, at: TextNodeKey.text.rawValue)
        try numberReader.append(fields[TextNodeKey.fontSize], or: 17, check: UInt8(ascii: "0"))
        try numberReader.append(fields[TextNodeKey.weight], or: 400, check: UInt8(ascii: "w"))
        if fields.has(TextNodeKey.font) { content.font = json.bytes(fields[TextNodeKey.font]) }
        content.align = Int32(fields.integer(TextNodeKey.align))
        content.baseline = Int32(fields.integer(TextNodeKey.baseline))
        if fields.has(TextNodeKey.fill) { node.fill = try paintReader.paint(fields[TextNodeKey.fill]) }
        node.content = scenery.append(content)
    }

    private func readImage(_ fields: borrowing Fields, into node: inout NodeDefinition) throws(AnimError) {
        var content = ContentSource(text: try textReader.text(fields[ImageNodeKey.image]))
        content.numbers = try numberReader.read(numbersOf: fields, at: ImageNodeKey.image.rawValue)
        content.fit = Int32(fields.integer(ImageNodeKey.fit))
        node.content = scenery.append(content)
    }

    // MARK: Accessibility

    /// Reads the accessibility data of a node, by the node's index.
    @inline(never)
    func readAccessibility(_ object: Int32, ofNode index: Int32) throws(AnimError) {
        let fields = try json.fields(of: object, AccessibilityKey.words)
        // These numbers do not affect the drawing.
        scenery.numbers.node = -1
        defer { scenery.numbers.node = index }
        var definition = AccessibilityDefinition(
            node: index,
            region: -1,
            role: Int32(fields.integer(AccessibilityKey.role)),
            numbers: 0,
            known: 0,
            label: try textReader.optionalText(fields[AccessibilityKey.label]),
            value: try textReader.optionalText(fields[AccessibilityKey.value]),
            hint: try textReader.optionalText(fields[AccessibilityKey.hint])
        )
        if fields.has(AccessibilityKey.region) {
            definition.region = try document.regionReader.region(named: fields[AccessibilityKey.region])
        }
        definition.numbers = scenery.numbers.count
        // The facts are the last keys.
        for fact in 0..<Int(AccessibilityDefinition.factCount) {
            let node = fields.node(at: AccessibilityKey.checked.rawValue + fact)
            if node >= 0 { definition.known |= 1 << UInt32(fact) }
            try numberReader.appendFlag(node, 0)
        }
        scenery.accessibilities.append(definition)
    }

    // MARK: Instances

    /// Reads the nodes and regions of the instance of a component node.
    private func readScenery(ofInstanceAt node: Int32) throws(AnimError) {
        let instance = document.instances[nextInstance]
        nextInstance += 1
        instance.scope.json.parameters = instance.scope.parameters
        do throws(AnimError) {
            try instance.readScenery(parent: node)
        } catch {
            throw instance.scope.noted(error)
        }
        json.parameters = parameters
    }

    /// Reads the nodes of a list's slots, each into a group. A group is drawn while its item exists; groups are in list
    /// order.
    private func readItemScenery(ofListAt node: Int32, _ element: Int32) throws(AnimError) {
        while nextInstance < scope.instances.count, scope.instances[nextInstance].use.element == element,
            let item = scope.instances[nextInstance].item
        {
            let slot = shared.lists[item.list].slots[item.slot]
            let index = Int32(scenery.nodes.count)
            scenery.numbers.node = index
            let first = scenery.numbers.count
            for number in 0...NodeDefinition.Number.visible.rawValue {
                switch NodeDefinition.Number(rawValue: number) {
                case .scaleX, .scaleY, .opacity: scenery.numbers.append(1)
                case .z: scenery.numbers.append(component: Int(slot.position))
                case .visible: scenery.numbers.append(component: Int(slot.shown))
                default: scenery.numbers.append(0)
                }
            }
            scenery.numbers.node = -1
            scenery.nodes.append(NodeDefinition(kind: .group, parent: node, numbers: first))
            try readScenery(ofInstanceAt: index)
            scenery.nodes[Int(index)].end = Int32(scenery.nodes.count)
        }
    }
}
