/// The tree of nodes: what is drawn.
extension DocumentReader {
    private static let nodeKinds: WordList = "group rectangle ellipse symbol path"

    private static let groupKeys: WordList =
        "kind name:w x:s y:s rotation:s scale scaleX:s-1 scaleY:s-1 anchor:p opacity:s11"
    private static let groupOwnKeys: WordList = "nodes"
    private static let shapeKeys: WordList =
        "kind name:w x:s y:s rotation:s scale scaleX:s-1 scaleY:s-1 anchor:p opacity:s11 fill fillRule=nonzero|evenodd stroke"
    private static let rectangleKeys: WordList = "frame!:f radius:s"
    private static let ellipseKeys: WordList = "frame!:f"
    private static let symbolKeys: WordList = "frame!:f strokeWidth!:s arrowness:s"
    private static let pathKeys: WordList = "commands!"

    private enum NodeKey: Int {
        case kind, name, x, y, rotation, scale, scaleX, scaleY, anchor, opacity, fill, fillRule, stroke
        /// The shape's first key: its frame, or the commands of a path.
        case shape
        /// A group's only key of its own.
        static var nodes: NodeKey { .fill }
    }

    func readNodes(_ node: Int32, parent: Int32) throws(AnimError) {
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let children = try readNode(element, parent: parent)
            // Not inside, where every level would keep the fields of those around it on the stack.
            if children >= 0 { try readNodes(children, parent: Int32(nodes.count - 1)) }
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
        let common = kind == .group ? DocumentReader.groupKeys : DocumentReader.shapeKeys
        let own =
            switch kind {
            case .group: DocumentReader.groupOwnKeys
            case .rectangle: DocumentReader.rectangleKeys
            case .ellipse: DocumentReader.ellipseKeys
            case .symbol: DocumentReader.symbolKeys
            case .path: DocumentReader.pathKeys
            }
        let fields = try json.fields(of: element, common, own)
        var node = NodeDefinition(kind: kind, parent: parent, numbers: try read(numbersOf: fields, common))
        if fields.has(NodeKey.name) {
            let name = json.bytes(fields[NodeKey.name])
            guard DocumentName.isToken(name[...]) else {
                throw json.refusal(fields[NodeKey.name], "must be letters, digits, '-' and '_'")
            }
            node.name = intern(name)
        }
        if fields.has(NodeKey.scale) { try readScale(fields, node.numbers) }
        if kind == .path {
            node.shape = Int32(paths.count)
            paths.append(try path(fields[NodeKey.shape]))
        } else if kind != .group {
            node.shape = try read(numbersOf: fields, own, at: NodeKey.shape.rawValue)
            try checkSizes(node, element)
        }
        if kind != .group {
            if fields.has(NodeKey.fill) { node.fill = try paint(fields[NodeKey.fill]) }
            node.fillRule = fields.isTrue(NodeKey.fillRule) ? .evenOdd : .nonZero
            if fields.has(NodeKey.stroke) { node.stroke = try stroke(fields[NodeKey.stroke]) }
        }
        nodes.append(node)
        return kind == .group ? fields[NodeKey.nodes] : -1
    }

    /// `scale` says both scales.
    private func readScale(_ fields: Fields, _ numbers: Int32) throws(AnimError) {
        for key in NodeKey.scaleX.rawValue...NodeKey.scaleY.rawValue where fields.node(at: key) >= 0 {
            throw json.refusal(fields.node(at: key), "stands beside 'scale', which says both")
        }
        let last = self.numbers.values.count
        try append(fields[NodeKey.scale])
        // What was appended takes the places of the two.
        let value = self.numbers.values.removeLast()
        let isBound = self.numbers.bindings.last?.value == Int32(last)
        let component = isBound ? self.numbers.bindings.removeLast().component : 0
        for number in [NodeDefinition.Number.scaleX, .scaleY] {
            let place = numbers + Int32(number.rawValue)
            self.numbers.values[Int(place)] = value
            if isBound { self.numbers.bindings.append(SceneNumbers.Binding(value: place, component: component)) }
        }
    }

    /// Refuses what the numbers that are given already make impossible.
    private func checkSizes(_ node: NodeDefinition, _ element: Int32) throws(AnimError) {
        let first = Int(node.shape)
        let width = numbers.values[first + 2]
        let height = numbers.values[first + 3]
        if width < 0 || height < 0 {
            throw json.refusal(element, "the frame's width and height must not be negative")
        }
        guard node.kind != .ellipse else { return }
        let extent = numbers.values[first + 4]
        if node.kind == .rectangle {
            if extent < 0 { throw json.refusal(element, "radius must not be negative") }
        } else if extent < 0 {
            throw json.refusal(element, "strokeWidth must not be negative")
        } else if width < 6 * extent || height < 6 * extent {
            throw json.refusal(element, "the frame must be at least six times strokeWidth wide and high")
        }
    }

    // MARK: Paths

    /// `[["move", x, y], ["line", x, y], ["quadratic", …], ["cubic", …], ["close"]]`.
    func path(_ node: Int32) throws(AnimError) -> Path {
        var path = Path()
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            do throws(AnimError) {
                try appendCommand(element, to: &path)
            } catch {
                throw AnimError(.document, error.text, place: error.place ?? json.arena.place(of: element))
            }
        }
        return path
    }

    private static let pathCommands: WordList = "move line quadratic cubic close"

    private func appendCommand(_ command: Int32, to path: inout Path) throws(AnimError) {
        var verb: Path.Verb?
        var count = 0
        var numbers = SIMD8<Double>.zero
        try json.forEachElement(of: command) { (element) throws(AnimError) in
            if verb == nil {
                let choice = try json.choice(element, of: DocumentReader.pathCommands.makeIterator())
                verb = Path.Verb(rawValue: UInt8(choice))
            } else {
                numbers[count & 7] = try json.checkedNumber(element)
                count += 1
            }
        }
        guard let verb else { throw json.refusal(command, "must begin with the name of a path command") }
        guard count == 2 * verb.pointCount else {
            throw json.error(command, "must have \(2 * verb.pointCount) numbers after the command, not \(count)")
        }
        switch verb {
        case .move: try path.move(x: numbers[0], y: numbers[1])
        case .line: try path.line(x: numbers[0], y: numbers[1])
        case .quadratic: try path.quadratic(cx: numbers[0], cy: numbers[1], x: numbers[2], y: numbers[3])
        case .cubic:
            try path.cubic(
                c1x: numbers[0],
                c1y: numbers[1],
                c2x: numbers[2],
                c2y: numbers[3],
                x: numbers[4],
                y: numbers[5]
            )
        case .close: try path.close()
        }
    }
}
