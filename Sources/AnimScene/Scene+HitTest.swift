// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Hit tests.
extension Scene {
    /// The number of the topmost node drawn at a point of the document, or −1, by presentation values.
    ///
    /// A fill is hit by its rule, a stroke with its dashes, caps and joins, texts and images as rectangles. Parts that
    /// are clipped, invisible or of opacity 0 are not hit. O(drawn nodes); does not allocate once memory for the stroke
    /// test is large enough.
    package func hitTest(x: Double, y: Double) -> Int32 {
        refreshGeometry()
        return node(atX: x, y: y)
    }

    /// The index of the topmost region at a point of the document, in any state, or −1.
    package func hitRegion(x: Double, y: Double) -> Int32 {
        refreshGeometry()
        return region(atX: x, y: y)
    }

    /// The topmost region at a point. Regions without a node are above all others, later ones first; others are ordered
    /// as their nodes are drawn. A region whose node is invisible or clipped at the point is not hit.
    package func region(atX x: Double, y: Double) -> Int32 {
        var best: Int32 = -1
        var bestOrder = -1
        var index = Int32(regions.count)
        while index > 0 {
            index -= 1
            // Not the whole region: a copy retains its arrays.
            let node = regions[Int(index)].node
            let order = node < 0 ? Int.max : order(ofRegion: index)
            guard order > bestOrder, let point = local(index, x, y),
                shape(regions[Int(index)].shape, contains: point.x, point.y),
                isShown(index), node < 0 || clips(ofNode: node, contain: x, y)
            else { continue }
            if node < 0 { return index }
            best = index
            bestOrder = order
        }
        return best
    }

    /// The drawing order of a region with a node. A region over a component is in front of everything drawn in the
    /// component.
    func order(ofRegion index: Int32) -> Int {
        let node = Int(regions[Int(index)].node)
        return regions[Int(index)].isOverNode
            ? 2 * Int(drawing.states[node].lastOrder) + 1 : 2 * Int(drawing.states[node].order)
    }

    /// A point in a region's coordinates; nil if its node is invisible or has no size.
    func local(_ region: Int32, _ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let node = regions[Int(region)].node
        return node < 0 ? (x, y) : local(ofNode: node, x, y)
    }

    /// Converts a vector of the scene, a difference of points or a velocity, for the machine of a region: to the
    /// present coordinates of the enclosing component. 0 if that has no size or is invisible.
    @inline(__always)
    func localDisplacement(_ region: Int32, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let instance = regions[Int(region)].instance
        return instance < 0 ? (x, y) : localDisplacement(inInstance: instance, x, y)
    }

    @inline(never)
    private func localDisplacement(inInstance node: Int32, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard var map = transform(ofNode: node) else { return (0, 0) }
        (map.tx, map.ty) = (0, 0)
        return Scene.local(map, x, y) ?? (0, 0)
    }

    /// Whether a tracked touch is inside: within the region's bounds reduced by its inset.
    func isInside(_ region: Int32, _ x: Double, _ y: Double) -> Bool {
        guard let point = local(region, x, y) else { return false }
        let frame = frame(of: regions[Int(region)].shape)
        let inset = number(regions[Int(region)].inset)
        return point.x >= frame.x + inset && point.y >= frame.y + inset && point.x < frame.x + frame.z - inset
            && point.y < frame.y + frame.w - inset
    }

    package func isEnabled(_ region: Int32) -> Bool { isTrue(regions[Int(region)].enabled) }

    /// Whether a press of the region can begin now: it accepts new presses, and is not held.
    func canBegin(_ region: Int32) -> Bool { isTrue(regions[Int(region)].begins) && !interaction.holds(region) }

    func isShown(_ region: Int32) -> Bool {
        let node = regions[Int(region)].node
        return node < 0 || isVisible(node: node)
    }

    // MARK: Nodes

    /// The topmost node in the present list that is drawn at a point, or −1.
    package func node(atX x: Double, y: Double) -> Int32 {
        // From front to back: the first hit is the topmost.
        var index = drawing.list.commands.count
        while index > 0 {
            index -= 1
            guard drawing.list.commands[index].kindCode < DrawCommand.Kind.layerBegin.rawValue, shows(index, x, y)
            else {
                continue
            }
            let node = drawing.list.commands[index].node
            guard let hidden = begin(around: node, hiding: x, y) else { return node }
            // Nothing else in that layer or clip is visible there either.
            index = hidden
        }
        return -1
    }

    /// The command that begins the outermost layer or clip around a node that hides it at a point; nil if none does.
    private func begin(around node: Int32, hiding x: Double, _ y: Double) -> Int? {
        var hidden: Int?
        var index = Int(node)
        while index >= 0 {
            let first = Int(drawing.spans[index].start.command)
            var command = first + Int(drawing.spans[index].begins)
            while command > first {
                command -= 1
                if !shows(command, x, y) { hidden = command }
            }
            index = Int(drawing.nodes[index].parent)
        }
        return hidden
    }

    /// Whether a command draws at a point, or lets the commands in its layer or clip do so.
    private func shows(_ index: Int, _ x: Double, _ y: Double) -> Bool {
        let bounds = drawing.list.commands[index].bounds
        guard x >= bounds.minX, x <= bounds.maxX, y >= bounds.minY, y <= bounds.maxY else { return false }
        let command = drawing.list.commands[index]
        guard command.opacity > 0, let point = Scene.local(command.transform, x, y) else { return false }
        switch command.kind {
        case .layerBegin: return true
        case .text, .image:
            let box = box(of: command)
            return point.x >= box.x && point.x < box.x + box.z && point.y >= box.y && point.y < box.y + box.w
        default:
            if command.kind == .stroke { return isStruck(command.stroke, point.x, point.y) }
            let winding = Path.windingNumber(
                drawing.list.verbs,
                command.path.verbs.indices,
                drawing.list.coordinates,
                command.path.coordinates.indices,
                x: point.x,
                y: point.y
            )
            return command.fillRule == .nonZero ? winding != 0 : winding & 1 != 0
        }
    }

    /// Whether a stroke contains a point. A stroke with too many dashes is tested without them.
    @inline(never)
    private func isStruck(_ stroke: DrawStroke, _ x: Double, _ y: Double) -> Bool {
        drawing.path.copy(
            drawing.list.verbs[stroke.path.verbs.indices],
            drawing.list.coordinates[stroke.path.coordinates.indices]
        )
        let touched = drawing.touchedStroke ?? TouchedStroke()
        drawing.touchedStroke = touched
        touched.style.width = stroke.width
        touched.style.cap = StrokeStyle.Cap(rawValue: stroke.capCode) ?? .butt
        touched.style.join = StrokeStyle.Join(rawValue: stroke.joinCode) ?? .miter
        touched.style.miterLimit = stroke.miterLimit
        touched.style.dashOffset = stroke.dashOffset
        touched.style.dashes.removeAll(keepingCapacity: true)
        let limit = drawing.definition.work.dashLimit
        if drawing.path.verbs.count <= limit {
            touched.style.dashes.append(contentsOf: drawing.list.dashes[stroke.dashes.indices])
        }
        while true {
            do throws(AnimError) {
                try touched.hits.prepare(drawing.path, touched.style, limit: limit)
                return touched.hits.contains(x: x, y: y)
            } catch {
                if touched.style.dashes.isEmpty { return false }
                touched.style.dashes.removeAll(keepingCapacity: true)
            }
        }
    }

    /// The rectangle of an image or a text. A text is 0.6 sizes wide per character and 1.2 sizes high: the core has no
    /// fonts.
    private func box(of command: DrawCommand) -> SIMD4<Double> {
        if command.kind == .image {
            let image = command.image
            return SIMD4(image.x, image.y, image.width, image.height)
        }
        let text = command.text
        var characters = 0
        for byte in text.text.indices where drawing.list.text[byte] & 0xC0 != 0x80 { characters += 1 }
        var box = SIMD4(text.x, text.y, 0.6 * text.size * Double(characters), 1.2 * text.size)
        // Left, center, right; alphabetic (0.9 sizes below the top), top, middle, bottom.
        box.x -= 0.5 * box.z * Double(text.align)
        box.y -= text.baseline == 0 ? 0.9 * text.size : 0.6 * text.size * Double(text.baseline - 1)
        return box
    }
}

/// The present state of a region.
package struct RegionFacts: Sendable {
    /// Index in the stage's table of names.
    package var name: Int32
    package var node: Int32
    package var isEnabled: Bool
    package var isVisible: Bool
    package var isFocusable: Bool
    package var isHeld: Bool
    package var hasFocus: Bool
    /// x, y, width and height in the scene's coordinates; all 0 if it has none.
    package var bounds: SIMD4<Double>
}

extension Scene {
    /// The index of a region by name.
    /// - Throws: `.notFound`.
    package func region(named name: [UInt8]) throws(AnimError) -> Int32 {
        guard let index = regionOfName[stage.names.find(name)] else {
            let known = stage.names.ending(for: name[...], in: regionOfName, "regions")
            throw AnimError(.notFound, "the document has no region \(JSONText.quoted(name[...]))\(known)")
        }
        return Int32(index)
    }

    /// Index of a region's name in the stage's table of names; −1 for none.
    package func nameIndex(ofRegion region: Int32) -> Int32 { region < 0 ? -1 : regions[Int(region)].name }

    /// The present state of a region, by a valid index.
    package func facts(ofRegion index: Int32) -> RegionFacts {
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

    /// The bounding box of a region in the scene's coordinates.
    func sceneBounds(ofRegion index: Int32) -> SIMD4<Double> {
        let region = regions[Int(index)]
        let frame = frame(of: region.shape)
        guard let transform = region.node < 0 ? .identity : transform(ofNode: region.node) else { return .zero }
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
        // NaN or infinite bounds are no place.
        return (bounds.sum() - bounds.sum()) == 0 ? bounds : .zero
    }
}

/// The last stroke tested, kept to reuse its memory.
final class TouchedStroke {
    var style = StrokeStyle()
    var hits = StrokeHits()
}
