// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// The tree of nodes.
extension DocumentReader {
    func readNodes(_ node: Int32, parent: Int32) throws(AnimError) {
        shared.nodeDepth += 1
        guard shared.nodeDepth <= ComponentContext.deepestNode else {
            throw AnimError(.limit, "nodes are at most 128 deep inside each other", place: json.arena.place(of: node))
        }
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let index = nodes.count
            let children = try readNode(element, parent: parent)
            // Here and not in the callee: the fields of all levels would be on the stack.
            if children >= 0 { try readNodes(children, parent: Int32(index)) }
            if nextInstance < instances.count, instances[nextInstance].use.element == element {
                if instances[nextInstance].item != nil {
                    try readItemScenery(ofListAt: Int32(index), element)
                } else {
                    try readScenery(ofInstanceAt: Int32(index))
                }
            }
            nodes[index].end = Int32(nodes.count)
        }
        shared.nodeDepth -= 1
    }

    private static func keys(of kind: NodeDefinition.Kind) -> WordList {
        switch kind {
        case .group: GroupNodeKey.words
        case .rectangle: RectangleNodeKey.words
        case .ellipse: EllipseNodeKey.words
        case .symbol: SymbolNodeKey.words
        case .path: PathNodeKey.words
        case .morph: MorphNodeKey.words
        case .text: TextNodeKey.words
        case .image: ImageNodeKey.words
        }
    }

    /// Appends a node.
    /// - Returns: the node of its children, or −1.
    @inline(never)
    private func readNode(_ element: Int32, parent: Int32) throws(AnimError) -> Int32 {
        // In the order of `NodeDefinition.Kind`; a component becomes a group.
        let kindIndex = try json.choice(try json.require("kind", of: element), of: NodeCase.words.makeIterator())
        let kind = NodeDefinition.Kind(rawValue: kindIndex) ?? .group
        let isList = json.isList(element)
        let isComponent = isList || json.isComponent(element)
        let own =
            isList ? ListNodeKey.words : isComponent ? ComponentNodeKey.words : DocumentReader.keys(of: kind)
        let fields = try json.fields(of: element, NodeKey.words, own)
        numbers.node = Int32(nodes.count)
        defer { numbers.node = -1 }
        var node = NodeDefinition(
            kind: kind,
            parent: parent,
            numbers: try read(numbersOf: fields)
        )
        try appendFlag(fields[NodeKey.visible], 1)
        if fields.has(NodeKey.name) {
            let name = json.text(of: fields[NodeKey.name])
            guard DocumentName.isName(name) else {
                throw json.error(fields[NodeKey.name], "must be \(DocumentName.rule)")
            }
            if !isComponent { try checkIsNoInstance(name, fields[NodeKey.name]) }
            node.name = names.intern(name)
        }
        if fields.has(NodeKey.scale) { try readScale(fields, node.numbers) }
        if fields.has(NodeKey.transform) { node.transform = try transform(fields[NodeKey.transform]) }
        if fields.has(NodeKey.along) { node.along = try along(fields[NodeKey.along]) }
        if fields.has(NodeKey.clip) { node.clip = try shape(fields[NodeKey.clip]) }
        if fields.has(NodeKey.blend) {
            node.blend = Int32(try json.choice(fields[NodeKey.blend], of: NodeBlendWord.words.makeIterator()))
        }
        node.shadow = try shadow(fields[NodeKey.shadow])
        if fields.has(NodeKey.accessibility) {
            try readAccessibility(fields[NodeKey.accessibility], ofNode: Int32(nodes.count))
        }
        switch kind {
        case .group: break
        case .text: try readText(fields, into: &node)
        case .image: try readImage(fields, into: &node)
        default: try readShape(fields, into: &node, element)
        }
        nodes.append(node)
        return kind == .group && !isComponent ? fields[GroupNodeKey.nodes] : -1
    }

    /// `scale` sets both scales.
    private func readScale(_ fields: borrowing Fields, _ first: Int32) throws(AnimError) {
        for key in NodeKey.scaleX.rawValue...NodeKey.scaleY.rawValue where fields.node(at: key) >= 0 {
            throw json.refusal(fields.node(at: key), "stands beside 'scale', which says both")
        }
        let last = numbers.count
        try append(fields[NodeKey.scale])
        // The appended number replaces both.
        let value = numbers.values.removeLast()
        let source = numbers.sources.last?.value == last ? numbers.sources.removeLast() : nil
        for number in [NodeDefinition.Number.scaleX, .scaleY] {
            let place = first + Int32(number.rawValue)
            numbers.values[Int(place)] = value
            if var source {
                source.value = place
                numbers.sources.append(source)
            }
        }
    }

    /// Six numbers, or the name of a transform property.
    private func transform(_ node: Int32) throws(AnimError) -> Int32 {
        let start = numbers.count
        guard json.isKind(node, .string) else {
            try append(node, count: 6, "a, b, c, d, tx, ty")
            return start
        }
        let property = try self.property(json.text(of: node), at: node)
        guard try stage.kind(of: property) == .transform else {
            throw json.refusal(node, "must name a transform property")
        }
        let first = try stage.firstComponent(of: property)
        for component in 0..<6 { numbers.append(component: first + component) }
        return start
    }

    /// Appends a boolean as a number: true, false, or a number or expression; `standard` for −1.
    @inline(never)
    func appendFlag(_ node: Int32, _ standard: Double) throws(AnimError) {
        if node >= 0, json.isKind(node, .boolean) {
            numbers.append(try json.boolean(node) ? 1 : 0)
        } else {
            try append(node, or: standard)
        }
    }

    private func readShape(_ fields: borrowing Fields, into node: inout NodeDefinition, _ element: Int32)
        throws(AnimError)
    {
        let paints: Int
        var shape: ShapeSource
        switch node.kind {
        case .rectangle:
            shape = try self.shape(.rectangle, fields, at: RectangleNodeKey.frame.rawValue)
            paints = RectangleNodeKey.fill.rawValue
        case .symbol:
            shape = try self.shape(.symbol, fields, at: SymbolNodeKey.frame.rawValue)
            paints = SymbolNodeKey.fill.rawValue
        case .morph:
            shape = try morph(fields, element)
            paints = MorphNodeKey.fill.rawValue
        case .path:
            shape = try pathShape(fields, element)
            paints = PathNodeKey.fill.rawValue
        default:
            shape = try self.shape(.ellipse, fields, at: EllipseNodeKey.frame.rawValue)
            paints = EllipseNodeKey.fill.rawValue
        }
        // The keys of `OutlineKey` are consecutive.
        func place(_ key: OutlineKey) -> Int { paints + key.rawValue }
        let (fill, stroke) = (fields.node(at: place(.fill)), fields.node(at: place(.stroke)))
        if fill >= 0 { node.fill = try paint(fill) }
        if fields.number(at: place(.fillRule)) != 0 { shape.rule = .evenOdd }
        if stroke >= 0 { node.stroke = try self.stroke(stroke) }
        node.trim = try trim(fields.node(at: place(.trim)))
        node.shape = shape
    }

    /// The path of a node: commands, or a path property.
    private func pathShape(_ fields: borrowing Fields, _ element: Int32) throws(AnimError) -> ShapeSource {
        let (commands, name) = (fields[PathNodeKey.commands], fields[PathNodeKey.property])
        if name < 0 {
            if commands < 0 { throw json.refusal(element, "the key 'commands' is missing, or 'property' in its place") }
            return try shape(.path, fields, at: PathNodeKey.commands.rawValue)
        }
        if commands >= 0 { throw json.refusal(name, "stands beside 'commands'; give one") }
        let property = try self.property(json.text(of: name), at: name)
        guard try stage.kind(of: property) == .path else { throw json.refusal(name, "must name a path property") }
        return ShapeSource(kind: .property, path: Int32(try stage.slot(of: property)))
    }

    private func readText(_ fields: borrowing Fields, into node: inout NodeDefinition) throws(AnimError) {
        var content = ContentSource(text: try text(fields[TextNodeKey.text]))
        content.numbers = try read(numbersOf: fields, at: TextNodeKey.text.rawValue)
        try append(fields[TextNodeKey.fontSize], or: 17, check: UInt8(ascii: "0"))
        try append(fields[TextNodeKey.weight], or: 400, check: UInt8(ascii: "w"))
        if fields.has(TextNodeKey.font) { content.font = json.bytes(fields[TextNodeKey.font]) }
        content.align = Int32(fields.integer(TextNodeKey.align))
        content.baseline = Int32(fields.integer(TextNodeKey.baseline))
        if fields.has(TextNodeKey.fill) { node.fill = try paint(fields[TextNodeKey.fill]) }
        node.content = Int32(contents.count)
        contents.append(content)
    }

    private func readImage(_ fields: borrowing Fields, into node: inout NodeDefinition) throws(AnimError) {
        var content = ContentSource(text: try text(fields[ImageNodeKey.image]))
        content.numbers = try read(numbersOf: fields, at: ImageNodeKey.image.rawValue)
        content.fit = Int32(fields.integer(ImageNodeKey.fit))
        node.content = Int32(contents.count)
        contents.append(content)
    }
}
