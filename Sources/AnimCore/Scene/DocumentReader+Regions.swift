/// Regions: where pointers can touch.
extension DocumentReader {
    private static let regionKeys: WordList =
        "name!:w shape node:w inset:s enabled focusable:b activation=press|none capture:b-1"

    private enum RegionKey: Int { case name, shape, node, inset, enabled, focusable, activation, capture }

    /// Room for what is put behind a region's name in the names of its events.
    private static let longestSuffix = 16

    /// Names the regions in the text's order, before the machine and the nodes that speak of them are read.
    func nameRegions(_ node: Int32) throws(AnimError) {
        var count = 0
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let key = try json.require("name", of: element)
            let name = try json.string(key)
            let longest = Stage.longestName - DocumentReader.longestSuffix
            guard DocumentName.isToken(name[...]), name.count <= longest else {
                throw json.error(key, "must be letters, digits, '-' and '_', at most \(longest) bytes")
            }
            let index = intern(name)
            guard regionOfName[index] == nil else { throw json.refusal(key, "another region has this name") }
            regionOfName.set(index, count)
            count += 1
        }
    }

    /// The index of the region that a string names.
    @inline(never)
    func region(named node: Int32) throws(AnimError) -> Int32 {
        let name = try json.string(node)
        guard let region = regionOfName[nameIndex(of: name)] else {
            throw json.refusal(node, "the document has no region ", quoting: name)
        }
        return Int32(region)
    }

    /// Reads the regions, which have their names already.
    func readRegions(_ node: Int32) throws(AnimError) {
        let nodeOfName = nodesByName()
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let fields = try json.fields(of: element, DocumentReader.regionKeys)
            let name = json.bytes(fields[RegionKey.name])
            let owner = fields.has(RegionKey.node) ? try self.node(fields[RegionKey.node], nodeOfName) : -1
            var region = RegionDefinition(
                name: intern(name),
                node: owner,
                shape: try regionShape(fields[RegionKey.shape], ofNode: owner, element),
                inset: try read(numbersOf: fields, DocumentReader.regionKeys),
                enabled: numbers.count,
                isFocusable: fields.isTrue(RegionKey.focusable),
                isPressedByKeys: fields.integer(RegionKey.activation) == 0,
                captures: fields.isTrue(RegionKey.capture),
                events: []
            )
            try appendFlag(fields[RegionKey.enabled], 1)
            for suffix in ControlEvent.suffixes { region.events.append(intern(name + suffix)) }
            if region.isFocusable {
                for suffix in ControlEvent.keySuffixes { region.events.append(intern(name + suffix)) }
            }
            regions.append(region)
        }
    }

    /// Appends a number that says yes or no: true, false, or what says numbers; `standard` for −1.
    @inline(never)
    func appendFlag(_ node: Int32, _ standard: Double) throws(AnimError) {
        if node < 0 {
            numbers.append(standard)
        } else if json.isKind(node, .boolean) {
            numbers.append(try json.boolean(node) ? 1 : 0)
        } else {
            try append(node)
        }
    }

    // MARK: Nodes

    /// Nodes by the index of their name; −2 − the first of several.
    private func nodesByName() -> NameMap {
        var map = NameMap()
        var index = nodes.count
        // The first of a name has the last word, so a second one is seen when it is asked for.
        while index > 0 {
            index -= 1
            if nodes[index].name >= 0 { map.set(nodes[index].name, index) }
        }
        return map
    }

    private func node(_ value: Int32, _ map: NameMap) throws(AnimError) -> Int32 {
        let name = json.bytes(value)
        guard let index = map[nameIndex(of: name)] else {
            throw json.refusal(value, "the document has no node ", quoting: name)
        }
        for later in (index + 1)..<max(nodes.count, index + 1) where nodes[later].name == nodes[index].name {
            throw json.refusal(value, "several nodes have the name ", quoting: name)
        }
        return Int32(index)
    }

    // MARK: Shapes

    private static let rectangleKeys: WordList = "rectangle!:f radius:s0"
    private static let ellipseKeys: WordList = "ellipse!:f"
    private static let symbolKeys: WordList = "symbol!:f strokeWidth!:s0 arrowness:s"
    private static let pathKeys: WordList = "commands! rule=nonzero|evenodd"

    private enum ShapeKey: Int { case first, second }

    /// The shape at a node of the text; for −1 that of the node that the region belongs to.
    @inline(never)
    private func regionShape(_ node: Int32, ofNode owner: Int32, _ region: Int32) throws(AnimError) -> RegionShape {
        guard node >= 0 else {
            guard owner >= 0 else { throw json.refusal(region, "the key 'shape' is missing, or 'node' with one") }
            let source = nodes[Int(owner)]
            guard source.kind != .group else {
                throw json.refusal(region, "the key 'shape' is missing: the node has no outline of its own")
            }
            return RegionShape(kind: source.kind, numbers: source.shape, rule: source.fillRule)
        }
        var kind = NodeDefinition.Kind.rectangle
        var keys = DocumentReader.rectangleKeys
        _ = try json.objectCount(node)
        if json.has(node, "ellipse") {
            (kind, keys) = (.ellipse, DocumentReader.ellipseKeys)
        } else if json.has(node, "symbol") {
            (kind, keys) = (.symbol, DocumentReader.symbolKeys)
        } else if json.has(node, "commands") {
            (kind, keys) = (.path, DocumentReader.pathKeys)
        }
        let fields = try json.fields(of: node, keys)
        var shape = RegionShape(kind: kind, numbers: Int32(paths.count))
        if kind == .path {
            shape.rule = fields.isTrue(ShapeKey.second) ? .evenOdd : .nonZero
            paths.append(try path(fields[ShapeKey.first]))
            return shape
        }
        shape.numbers = try read(numbersOf: fields, keys)
        // A size that is not known yet is not a number, and passes.
        if numbers.values[Int(shape.numbers) + 2] <= 0 || numbers.values[Int(shape.numbers) + 3] <= 0 {
            throw sizeError(fields[ShapeKey.first])
        }
        return shape
    }
}
