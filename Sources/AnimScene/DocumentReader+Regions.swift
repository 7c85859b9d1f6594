// SPDX-License-Identifier: MIT
import AnimMath
import AnimStage

/// Regions: areas that pointers can touch.
extension DocumentReader {
    /// Room for the suffix of a region's name in the names of its events.
    private static let longestSuffix = 16

    /// Names the regions in text order, before the machine and the nodes that refer to them are read.
    func nameRegions(_ node: Int32) throws(AnimError) {
        var count = 0
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let key = try json.require("name", of: element)
            let name = try json.text(ofString: key)
            let longest = Stage.longestName - DocumentReader.longestSuffix
            guard DocumentName.isName(name) else { throw json.error(key, "must be \(DocumentName.rule)") }
            guard names.prefix.count + name.count <= longest else {
                throw json.error(key, "must be, with the instances before it, at most \(longest) bytes")
            }
            let index = names.intern(name)
            guard regionOfName[index] == nil else { throw json.refusal(key, "another region has this name") }
            regionOfName.set(index, count)
            count += 1
        }
    }

    /// The index of the region named by a string.
    @inline(never)
    package func region(named node: Int32) throws(AnimError) -> Int32 {
        let name = try json.text(ofString: node)
        guard let region = regionOfName[names.nameIndex(of: name)] else {
            throw names.unknown(node, "the document has no region ", [UInt8](copying: name), regionOfName, "regions")
        }
        return firstRegion + Int32(region)
    }

    /// Reads the regions, which are already named.
    /// - Parameters:
    ///   - parent: the instance's node, whose coordinates are used by regions without a node of their own; or −1.
    ///   - firstNode: the first of the document's own nodes.
    func readRegions(_ node: Int32, parent: Int32, firstNode: Int) throws(AnimError) {
        let nodeOfName = nodesByName(from: firstNode)
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let fields = try json.fields(of: element, RegionKey.words)
            let name = json.text(of: fields[RegionKey.name])
            let owner = fields.has(RegionKey.node) ? try self.node(fields[RegionKey.node], nodeOfName) : -1
            var region = RegionDefinition(
                name: names.intern(name),
                machine: machineNumber,
                node: owner < 0 ? parent : owner,
                instance: parent,
                isOverNode: owner < 0,
                shape: try regionShape(fields[RegionKey.shape], ofNode: owner, element),
                inset: try read(numbersOf: fields),
                enabled: numbers.count,
                begins: numbers.count + 1,
                isFocusable: fields.isTrue(RegionKey.focusable),
                isPressedByKeys: fields.integer(RegionKey.activation) == 0,
                captures: fields.isTrue(RegionKey.capture),
                events: []
            )
            try appendFlag(fields[RegionKey.enabled], 1)
            try appendFlag(fields[RegionKey.begins], 1)
            region.events.reserveCapacity(region.isFocusable ? 20 : 10)
            for suffix in ControlEvent.suffixes { region.events.append(names.intern(name, suffix)) }
            if region.isFocusable {
                for suffix in ControlEvent.keySuffixes { region.events.append(names.intern(name, suffix)) }
            }
            if !gesturesOfRegion.isEmpty { region.gestures = UInt8(gesturesOfRegion[region.name] ?? 0) }
            if fields.has(RegionKey.takesOver) { region.takesOver = 1 + UInt8(fields.integer(RegionKey.takesOver)) }
            try readGestures(fields, name, into: &region)
            regions.append(region)
        }
    }

    /// Reads the keys that only gestures use. Always checked, but stored only if a gesture is used.
    private func readGestures(_ fields: borrowing Fields, _ name: Bytes, into region: inout RegionDefinition)
        throws(AnimError)
    {
        let asksForSlop = region.takesOver != 0 || region.gestures & Gestures.still != 0
        if asksForSlop || fields.has(RegionKey.slop) {
            region.slop = numbers.count
            try append(fields[RegionKey.slop], or: Scene.slop, check: UInt8(ascii: "0"))
        }
        if region.gestures & Gestures.longPress != 0 || fields.has(RegionKey.longPress) {
            region.longPress = numbers.count
            try append(fields[RegionKey.longPress], or: Scene.longPressSeconds, check: UInt8(ascii: "0"))
        }
        let isHeard = region.gestures != 0
        if region.takesOver != 0 { region.gestures |= Gestures.takesOver }
        guard isHeard else { return }
        while region.events.count < ControlEvent.hoverMove.rawValue { region.events.append(-1) }
        for suffix in ControlEvent.gestureSuffixes { region.events.append(names.intern(name, suffix)) }
    }

    // MARK: Nodes

    /// Nodes by the index of their name. For a name of several nodes: the number of all nodes.
    private func nodesByName(from firstNode: Int) -> NameMap {
        var map = NameMap()
        for index in firstNode..<max(nodes.count, firstNode) where nodes[index].name >= 0 {
            let name = nodes[index].name
            map.set(name, map[name] == nil ? index : nodes.count)
        }
        return map
    }

    private func node(_ value: Int32, _ map: NameMap) throws(AnimError) -> Int32 {
        let name = json.text(of: value)
        guard let index = map[names.nameIndex(of: name)] else {
            throw names.unknown(value, "the document has no node ", [UInt8](copying: name), map, "nodes")
        }
        guard index < nodes.count else { throw json.refusal(value, "several nodes have the name ", quoting: name) }
        return Int32(index)
    }

    // MARK: Shapes

    /// The shape at a node of the text; for −1 that of the region's node.
    private func regionShape(_ node: Int32, ofNode owner: Int32, _ region: Int32) throws(AnimError) -> ShapeSource {
        guard node >= 0 else {
            guard owner >= 0 else { throw json.refusal(region, "the key 'shape' is missing, or 'node' with one") }
            guard let shape = nodes[Int(owner)].shape else {
                throw json.refusal(region, "the key 'shape' is missing: the node has no outline of its own")
            }
            return shape
        }
        let shape = try self.shape(node)
        switch shape.kind {
        case .rectangle, .ellipse, .symbol:
            // An unknown size is NaN and passes.
            let first = Int(shape.numbers)
            for word in ClipCase.words {
                let box = json.member(of: node, word)
                for index in 2...3 where box >= 0 && numbers.values[first + index] <= 0 {
                    throw json.refusal(box + 1 + Int32(index), "must be above 0")
                }
            }
        default: break
        }
        return shape
    }
}
