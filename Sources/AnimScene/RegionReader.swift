// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Reads regions: areas that pointers can touch.
final class RegionReader: ScopedReader {
    typealias Bytes = DocumentNames.Bytes

    /// Room for the suffix of a region's name in the names of its events.
    private static let longestSuffix = 16

    let scope: DocumentScope
    let json: JSONStorage
    let names: DocumentNames
    let scenery: Scenery
    private let numberReader: NumberReader
    /// The regions in the text, or −1. They are read after everything else.
    var node: Int32 = -1
    /// The index of the document's first region in the scene's.
    private var firstRegion: Int32 = 0
    private var regionOfName = NameMap()
    /// By the index of a region's name: bits of `Gestures` of the gestures whose events the machine uses.
    private var gesturesOfRegion = NameMap()
    /// Actions that move the focus, with the nodes that name the region.
    private var focuses: [(action: Int, node: Int32)] = []

    init(_ numberReader: NumberReader) {
        self.numberReader = numberReader
        scope = numberReader.scope
        json = numberReader.json
        names = scope.names
        scenery = numberReader.scenery
    }

    /// Names the regions in text order, before the machine and the nodes that refer to them are read.
    func nameRegions(_ node: Int32) throws(AnimError) {
        var count = 0
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let key = try json.require("name", of: element)
            let name = try json.text(ofString: key)
            let longest = Stage.longestName - RegionReader.longestSuffix
            guard DocumentName.isName(name) else { throw json.error(key, "must be \(DocumentName.rule)") }
            guard names.prefix.count + name.count <= longest else {
                throw json.error(key, "must have at most \(longest) bytes, including the names of its instances")
            }
            let index = names.intern(name)
            guard regionOfName[index] == nil else { throw json.refusal(key, "another region has this name") }
            regionOfName.set(index, count)
            count += 1
        }
    }

    /// The index of the region named by a string.
    @inline(never)
    func region(named node: Int32) throws(AnimError) -> Int32 {
        let name = try json.text(ofString: node)
        guard let region = regionOfName[names.nameIndex(of: name)] else {
            throw names.unknown(node, "the document has no region ", [UInt8](copying: name), regionOfName, "regions")
        }
        return firstRegion + Int32(region)
    }

    /// Assigns the regions consecutive numbers, from `next` on.
    func number(from next: inout Int32) throws(AnimError) {
        firstRegion = next
        if node >= 0 { next += Int32(truncatingIfNeeded: try json.arrayCount(node)) }
    }

    /// Records that the machine uses gestures of a region, if there is one with this name.
    func note(_ gestures: UInt8, ofRegion name: Int32) {
        guard regionOfName[name] != nil else { return }
        gesturesOfRegion.set(name, (gesturesOfRegion[name] ?? 0) | Int(gestures))
    }

    /// Records that an action moves the focus to the region named by a node.
    func noteFocus(_ action: Int, _ node: Int32) { focuses.append((action: action, node: node)) }

    /// Finds the regions that actions name.
    func findFocuses() throws(AnimError) {
        for focus in focuses {
            scope.machine.actions[focus.action] = .focus(region: try region(named: focus.node))
        }
        focuses = []
    }

    /// Reads the regions, which are already named.
    /// - Parameters:
    ///   - parent: the instance's node, whose coordinates are used by regions without a node of their own; or −1.
    ///   - firstNode: the first of the document's own nodes.
    @inline(never)
    func readRegions(_ shapeReader: ShapeReader, parent: Int32, firstNode: Int) throws(AnimError) {
        let nodeOfName = nodesByName(from: firstNode)
        try json.forEachElement(of: node) { (element) throws(AnimError) in
            let fields = try json.fields(of: element, RegionKey.words)
            let name = json.text(of: fields[RegionKey.name])
            let owner = fields.has(RegionKey.node) ? try self.node(fields[RegionKey.node], nodeOfName) : -1
            var region = RegionDefinition(
                name: names.intern(name),
                machine: scope.machineNumber,
                node: owner < 0 ? parent : owner,
                instance: parent,
                isOverNode: owner < 0,
                shape: try regionShape(fields[RegionKey.shape], ofNode: owner, element, shapeReader),
                inset: try numberReader.read(numbersOf: fields),
                enabled: scenery.numbers.count,
                begins: scenery.numbers.count + 1,
                isFocusable: fields.isTrue(RegionKey.focusable),
                isPressedByKeys: fields.integer(RegionKey.activation) == 0,
                captures: fields.isTrue(RegionKey.capture),
                events: []
            )
            try numberReader.appendFlag(fields[RegionKey.enabled], 1)
            try numberReader.appendFlag(fields[RegionKey.begins], 1)
            region.events.reserveCapacity(region.isFocusable ? 20 : 10)
            for suffix in ControlEvent.suffixes { region.events.append(names.intern(name, suffix)) }
            if region.isFocusable {
                for suffix in ControlEvent.keySuffixes { region.events.append(names.intern(name, suffix)) }
            }
            if !gesturesOfRegion.isEmpty { region.gestures = UInt8(gesturesOfRegion[region.name] ?? 0) }
            if fields.has(RegionKey.takesOver) { region.takesOver = 1 + UInt8(fields.integer(RegionKey.takesOver)) }
            try readGestures(fields, name, into: &region)
            scenery.regions.append(region)
        }
    }

    /// Reads the keys that only gestures use. Always checked, but stored only if a gesture is used.
    private func readGestures(_ fields: borrowing Fields, _ name: Bytes, into region: inout RegionDefinition)
        throws(AnimError)
    {
        let asksForSlop = region.takesOver != 0 || region.gestures & Gestures.still != 0
        if asksForSlop || fields.has(RegionKey.slop) {
            region.slop = scenery.numbers.count
            try numberReader.append(fields[RegionKey.slop], or: Scene.slop, check: UInt8(ascii: "0"))
        }
        if region.gestures & Gestures.longPress != 0 || fields.has(RegionKey.longPress) {
            region.longPress = scenery.numbers.count
            try numberReader.append(fields[RegionKey.longPress], or: Scene.longPressSeconds, check: UInt8(ascii: "0"))
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
        for index in firstNode..<max(scenery.nodes.count, firstNode) where scenery.nodes[index].name >= 0 {
            let name = scenery.nodes[index].name
            map.set(name, map[name] == nil ? index : scenery.nodes.count)
        }
        return map
    }

    private func node(_ value: Int32, _ map: NameMap) throws(AnimError) -> Int32 {
        let name = json.text(of: value)
        guard let index = map[names.nameIndex(of: name)] else {
            throw names.unknown(value, "the document has no node ", [UInt8](copying: name), map, "nodes")
        }
        guard index < scenery.nodes.count else {
            throw json.refusal(value, "several nodes have the name ", quoting: name)
        }
        return Int32(index)
    }

    // MARK: Shapes

    /// The shape at a node of the text; for −1 that of the region's node.
    private func regionShape(
        _ node: Int32,
        ofNode owner: Int32,
        _ region: Int32,
        _ shapeReader: ShapeReader
    ) throws(AnimError) -> ShapeSource {
        guard node >= 0 else {
            guard owner >= 0 else { throw json.refusal(region, "the key 'shape' is missing, or 'node' with one") }
            guard let shape = scenery.nodes[Int(owner)].shape else {
                throw json.refusal(region, "the key 'shape' is missing: the node has no outline of its own")
            }
            return shape
        }
        let shape = try shapeReader.shape(node)
        switch shape.kind {
        case .rectangle, .ellipse, .symbol:
            // An unknown size is NaN and passes.
            let first = Int(shape.numbers)
            for word in ClipCase.words {
                let box = json.member(of: node, word)
                for index in 2...3 where box >= 0 && scenery.numbers.values[first + index] <= 0 {
                    throw json.refusal(box + 1 + Int32(index), "must be above 0")
                }
            }
        default: break
        }
        return shape
    }
}
