/// What is at a point.
extension Scene {
    /// The number of the topmost node that is drawn at a point of the document, or −1: by what is seen now.
    ///
    /// A fill counts by its rule, a stroke as far as half its width, texts and images as rectangles. What is clipped away,
    /// invisible or of opacity 0 does not count. O(drawn nodes), no allocation.
    public func hitTest(x: Double, y: Double) -> Int32 {
        refreshGeometry()
        return node(atX: x, y: y)
    }

    /// The index of the topmost region at a point of the document, whatever its state, or −1.
    public func hitRegion(x: Double, y: Double) -> Int32 {
        refreshGeometry()
        return region(atX: x, y: y)
    }

    /// The topmost region at a point: one without a node lies above all that have one, of two without the later one, and
    /// of others that whose node is drawn later. One whose node is invisible or clipped there is not hit.
    func region(atX x: Double, y: Double) -> Int32 {
        var best: Int32 = -1
        var bestOrder: Int32 = -1
        var index = Int32(regions.count)
        while index > 0 {
            index -= 1
            let region = regions[Int(index)]
            let order = region.node < 0 ? Int32.max : self.order(ofNode: region.node)
            guard order > bestOrder, let point = local(index, x, y), shape(region.shape, contains: point.x, point.y),
                isShown(index), region.node < 0 || clips(ofNode: region.node, contain: x, y)
            else { continue }
            if region.node < 0 { return index }
            best = index
            bestOrder = order
        }
        return best
    }

    /// A point in a region's coordinates; nil where its node has no size.
    func local(_ region: Int32, _ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let node = regions[Int(region)].node
        guard node >= 0 else { return (x, y) }
        guard let inverse = transform(ofNode: node).inverted() else { return nil }
        let point = inverse.transform(x: x, y: y)
        return point.x.isFinite && point.y.isFinite ? point : nil
    }

    /// Whether a touch that is tracked counts as inside: the region's bounds without its inset.
    func isInside(_ region: Int32, _ x: Double, _ y: Double) -> Bool {
        guard let point = local(region, x, y) else { return false }
        let frame = frame(of: regions[Int(region)].shape)
        let inset = number(regions[Int(region)].inset)
        return point.x >= frame.x + inset && point.y >= frame.y + inset && point.x < frame.x + frame.z - inset
            && point.y < frame.y + frame.w - inset
    }

    func isEnabled(_ region: Int32) -> Bool { isTrue(regions[Int(region)].enabled) }

    /// Whether a number is not 0.
    func isTrue(_ index: Int32) -> Bool {
        let number = number(index)
        return number != 0 && !number.isNaN
    }

    func isShown(_ region: Int32) -> Bool {
        let node = regions[Int(region)].node
        return node < 0 || isVisible(node: node)
    }

    // MARK: Nodes

    func node(atX x: Double, y: Double) -> Int32 {
        var index = displayList.commands.count
        while index > 0 {
            index -= 1
            let command = displayList.commands[index]
            guard command.opacity > 0, let inverse = command.transform.inverted() else { continue }
            let point = inverse.transform(x: x, y: y)
            if paints(command, point.x, point.y) { return command.node }
        }
        return -1
    }

    private func paints(_ command: DrawCommand, _ x: Double, _ y: Double) -> Bool {
        testedPath.removeAll()
        guard
            (try? testedPath.append(
                verbs: displayList.path.verbs[command.verbs],
                coordinates: displayList.path.coordinates[command.coordinates]
            )) != nil
        else { return false }
        if command.kind == .stroke { return testedPath.distance(x: x, y: y) <= command.lineWidth / 2 }
        let winding = testedPath.windingNumber(x: x, y: y)
        return command.fillRule == .nonZero ? winding != 0 : winding & 1 != 0
    }
}

/// What a region is now.
public struct RegionFacts: Sendable {
    /// Index among the stage's names.
    public var name: Int32
    public var node: Int32
    public var isEnabled: Bool
    public var isVisible: Bool
    public var isFocusable: Bool
    public var isHeld: Bool
    public var hasFocus: Bool
    /// x, y, width and height in the scene's coordinates; all 0 where it has none.
    public var bounds: SIMD4<Double>
}

extension Scene {
    /// The index of a region by name.
    /// - Throws: `.notFound`.
    public func region(named name: [UInt8]) throws(AnimError) -> Int32 {
        guard let index = regionOfName[stage.names.find(name)] else {
            throw AnimError(.notFound, "the document has no region \(JSONText.quoted(name[...]))")
        }
        return Int32(index)
    }

    /// The index of a region's name among the stage's names; −1 for none.
    public func nameIndex(ofRegion region: Int32) -> Int32 { region < 0 ? -1 : regions[Int(region)].name }

    /// What a region is now, by its index, which must be one.
    public func facts(ofRegion index: Int32) -> RegionFacts {
        refreshGeometry()
        let region = regions[Int(index)]
        return RegionFacts(
            name: region.name,
            node: region.node,
            isEnabled: isEnabled(index),
            isVisible: isShown(index),
            isFocusable: region.isFocusable,
            isHeld: interaction.holds(index),
            hasFocus: interaction.focus == index,
            bounds: sceneBounds(ofRegion: index)
        )
    }

    /// The upright rectangle around a region's bounds, in the scene's coordinates.
    func sceneBounds(ofRegion index: Int32) -> SIMD4<Double> {
        let region = regions[Int(index)]
        let frame = frame(of: region.shape)
        let transform = region.node < 0 ? .identity : transform(ofNode: region.node)
        var low = SIMD2(repeating: Double.infinity)
        var high = SIMD2(repeating: -Double.infinity)
        for corner in 0..<4 {
            let point = transform.transform(
                x: corner & 1 == 0 ? frame.x : frame.x + frame.z,
                y: corner & 2 == 0 ? frame.y : frame.y + frame.w
            )
            low = SIMD2(min(low.x, point.x), min(low.y, point.y))
            high = SIMD2(max(high.x, point.x), max(high.y, point.y))
        }
        let bounds = SIMD4(low.x, low.y, high.x - low.x, high.y - low.y)
        // Not a number, and what is infinite, is no place.
        return (bounds.sum() - bounds.sum()) == 0 ? bounds : .zero
    }
}
