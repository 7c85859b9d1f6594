import AnimMath
import AnimMotion
import AnimStage

/// The tree of nodes: what is drawn.
extension DocumentReader {
    /// In the order of `NodeDefinition.Kind`; a component is a group when it has been read.
    private static let nodeKinds: WordList = "group rectangle ellipse symbol path morph text image component"

    /// The numbers of `NodeDefinition.Number` in their order, but for the last.
    private static let commonKeys: WordList =
        """
        kind name:w x:s y:s rotation:s scale scaleX:s-1 scaleY:s-1 anchor:p opacity:s11 z:s visible transform along clip \
        blend shadow accessibility
        """
    private static let blends: WordList =
        """
        normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion \
        hue saturation color luminosity
        """
    private static let groupKeys: WordList = "nodes"
    private static let rectangleKeys: WordList = "frame!:f radius fill fillRule=nonzero|evenodd stroke trim"
    private static let ellipseKeys: WordList = "frame!:f fill fillRule=nonzero|evenodd stroke trim"
    private static let symbolKeys: WordList =
        "frame!:f strokeWidth!:s0 arrowness:s fill fillRule=nonzero|evenodd stroke trim"
    private static let pathKeys: WordList = "commands property:w fill fillRule=nonzero|evenodd stroke trim"
    private static let morphKeys: WordList =
        """
        from to paths times progress!:s motion=automatic|linear|rotational pairing=automatic|index fill \
        fillRule=nonzero|evenodd stroke trim
        """
    private static let textKeys: WordList =
        "text! position!:p fontSize weight font:w align=left|center|right baseline=alphabetic|top|middle|bottom fill"
    private static let componentKeys: WordList = "component!:w parameters inputs events forward"
    private static let imageKeys: WordList = "image! frame!:f fit=stretch|contain|cover"

    private enum NodeKey: Int {
        case kind, name, x, y, rotation, scale, scaleX, scaleY, anchor, opacity, z, visible, transform, along, clip,
            blend
        case shadow, accessibility
        /// The first key of a kind's own.
        case own
    }

    private enum TextKey: Int {
        case text = 18
        case position, fontSize, weight, font, align, baseline, fill
    }

    private enum ImageKey: Int {
        case image = 18
        case frame, fit
    }

    func readNodes(_ node: Int32, parent: Int32) throws(AnimError) {
        shared.nodeDepth += 1
        guard shared.nodeDepth <= ComponentContext.deepestNode else {
            throw AnimError(.limit, "nodes are at most 128 deep inside each other", place: json.arena.place(of: node))
        }
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let index = nodes.count
            let children = try readNode(element, parent: parent)
            // Not inside, where every level would keep the fields of those around it on the stack.
            if children >= 0 { try readNodes(children, parent: Int32(index)) }
            if nextInstance < instances.count, instances[nextInstance].use.element == element {
                try readScenery(ofInstanceAt: Int32(index))
            }
            nodes[index].end = Int32(nodes.count)
        }
        shared.nodeDepth -= 1
    }

    private static func keys(of kind: NodeDefinition.Kind) -> WordList {
        switch kind {
        case .group: groupKeys
        case .rectangle: rectangleKeys
        case .ellipse: ellipseKeys
        case .symbol: symbolKeys
        case .path: pathKeys
        case .morph: morphKeys
        case .text: textKeys
        case .image: imageKeys
        }
    }

    /// Appends a node.
    /// - Returns: its children, or −1.
    @inline(never)
    private func readNode(_ element: Int32, parent: Int32) throws(AnimError) -> Int32 {
        let kindIndex = try json.choice(
            try json.require("kind", of: element),
            of: DocumentReader.nodeKinds.makeIterator()
        )
        let kind = NodeDefinition.Kind(rawValue: kindIndex) ?? .group
        let isComponent = json.isComponent(element)
        let own = isComponent ? DocumentReader.componentKeys : DocumentReader.keys(of: kind)
        let fields = try json.fields(of: element, DocumentReader.commonKeys, own)
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
            guard DocumentName.isToken(name) else {
                throw json.refusal(fields[NodeKey.name], "must be letters, digits, '-' and '_', at most 255 bytes")
            }
            if !isComponent { try checkIsNoInstance(name, fields[NodeKey.name]) }
            node.name = intern(name)
        }
        if fields.has(NodeKey.scale) { try readScale(fields, node.numbers) }
        if fields.has(NodeKey.transform) { node.transform = try transform(fields[NodeKey.transform]) }
        if fields.has(NodeKey.along) { node.along = try along(fields[NodeKey.along]) }
        if fields.has(NodeKey.clip) { node.clip = try shape(fields[NodeKey.clip]) }
        if fields.has(NodeKey.blend) {
            node.blend = Int32(try json.choice(fields[NodeKey.blend], of: DocumentReader.blends.makeIterator()))
        }
        node.shadow = try shadow(fields[NodeKey.shadow])
        if fields.has(NodeKey.accessibility) {
            try readAccessibility(fields[NodeKey.accessibility], ofNode: Int32(nodes.count))
        }
        switch kind {
        case .group: break
        case .text, .image: try readContent(fields, own, into: &node)
        default: try readShape(fields, own, into: &node, element)
        }
        nodes.append(node)
        return kind == .group && !isComponent ? fields[NodeKey.own] : -1
    }

    /// `scale` says both scales.
    private func readScale(_ fields: borrowing Fields, _ first: Int32) throws(AnimError) {
        for key in NodeKey.scaleX.rawValue...NodeKey.scaleY.rawValue where fields.node(at: key) >= 0 {
            throw json.refusal(fields.node(at: key), "stands beside 'scale', which says both")
        }
        let last = numbers.count
        try append(fields[NodeKey.scale])
        // What was appended takes the places of the two.
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

    /// Appends a number that says yes or no: true, false, or what says numbers; `standard` for −1.
    @inline(never)
    func appendFlag(_ node: Int32, _ standard: Double) throws(AnimError) {
        if node >= 0, json.isKind(node, .boolean) {
            numbers.append(try json.boolean(node) ? 1 : 0)
        } else {
            try append(node, or: standard)
        }
    }

    private func readShape(
        _ fields: borrowing Fields,
        _ keys: WordList,
        into node: inout NodeDefinition,
        _ element: Int32
    )
        throws(AnimError)
    {
        let first = NodeKey.own.rawValue
        var paints = first + 2
        var shape: ShapeSource
        switch node.kind {
        case .rectangle: shape = try self.shape(.rectangle, fields, keys, at: first, element)
        case .symbol:
            shape = try self.shape(.symbol, fields, keys, at: first, element)
            paints = first + 3
        case .morph:
            paints = first + 7
            let isEvenOdd = fields.number(at: paints + 1) != 0
            shape = try morph(fields, at: first, keys, isEvenOdd: isEvenOdd, element)
        case .path:
            let name = fields.node(at: first + 1)
            if name < 0 {
                if fields.node(at: first) < 0 {
                    throw json.refusal(element, "the key 'commands' is missing, or 'property' in its place")
                }
                shape = try self.shape(.path, fields, keys, at: first, element)
            } else {
                if fields.node(at: first) >= 0 { throw json.refusal(name, "stands beside 'commands'; give one") }
                let property = try self.property(json.text(of: name), at: name)
                guard try stage.kind(of: property) == .path else {
                    throw json.refusal(name, "must name a path property")
                }
                shape = ShapeSource(kind: .property, path: Int32(try stage.slot(of: property)))
            }
        default:
            shape = try self.shape(.ellipse, fields, keys, at: first, element)
            paints = first + 1
        }
        if fields.node(at: paints) >= 0 { node.fill = try paint(fields.node(at: paints)) }
        if fields.number(at: paints + 1) != 0 { shape.rule = .evenOdd }
        if fields.node(at: paints + 2) >= 0 { node.stroke = try stroke(fields.node(at: paints + 2)) }
        node.trim = try trim(fields.node(at: paints + 3))
        node.shape = shape
    }

    private func readContent(_ fields: borrowing Fields, _ keys: WordList, into node: inout NodeDefinition)
        throws(AnimError)
    {
        var content = ContentSource(text: try text(fields[NodeKey.own]))
        content.numbers = try read(numbersOf: fields, at: NodeKey.own.rawValue)
        if node.kind == .text {
            try append(fields[TextKey.fontSize], or: 17, check: UInt8(ascii: "0"))
            try append(fields[TextKey.weight], or: 400, check: UInt8(ascii: "w"))
            if fields.has(TextKey.font) { content.font = json.bytes(fields[TextKey.font]) }
            content.align = Int32(fields.integer(TextKey.align))
            content.baseline = Int32(fields.integer(TextKey.baseline))
            if fields.has(TextKey.fill) { node.fill = try paint(fields[TextKey.fill]) }
        } else {
            content.fit = Int32(fields.integer(ImageKey.fit))
        }
        node.content = Int32(contents.count)
        contents.append(content)
    }
}
