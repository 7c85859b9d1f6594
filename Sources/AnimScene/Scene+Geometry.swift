// SPDX-License-Identifier: MIT
import AnimMotion
import AnimPaths
import AnimStage

/// Present positions of nodes and regions, from presentation values: what can be touched is what is seen.
extension Scene {
    /// Updates the data used here; during an advance to its present flick. While a pointer event is handled, it stays
    /// as at the event's beginning.
    func refreshGeometry() {
        stage.showPresent()
        drawing.update()
    }

    /// A node's transform to the scene's coordinates; nil if it is invisible.
    package func transform(ofNode node: Int32) -> AffineTransform? {
        isVisible(node: node) ? drawing.states[Int(node)].transform : nil
    }

    /// Whether a node and all its groups are visible.
    package func isVisible(node: Int32) -> Bool { drawing.states[Int(node)].isVisible }

    /// Whether a point in the scene's coordinates is inside the clips of a node and its groups.
    func clips(ofNode node: Int32, contain x: Double, _ y: Double) -> Bool {
        var index = node
        while index >= 0 {
            let definition = drawing.nodes[Int(index)]
            if let clip = definition.clip {
                guard let point = local(ofNode: index, x, y), shape(clip, contains: point.x, point.y) else {
                    return false
                }
            }
            index = definition.parent
        }
        return true
    }

    /// A point in a node's coordinates; nil if it is invisible or has no size.
    func local(ofNode node: Int32, _ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        transform(ofNode: node).flatMap { Scene.local($0, x, y) }
    }

    /// The point that a transform maps to (x, y).
    static func local(_ transform: AffineTransform, _ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        guard !transform.isFlat, let point = transform.inverted()?.transform(x: x, y: y), point.x.isFinite,
            point.y.isFinite
        else { return nil }
        return point
    }

    /// A number of the drawing, as of its last update.
    package func number(_ index: Int32) -> Double { drawing.number(Int(index)) }

    /// Whether a number is neither 0 nor NaN.
    func isTrue(_ index: Int32) -> Bool {
        let number = number(index)
        return number != 0 && !number.isNaN
    }

    /// The bounding box of a node and its descendants: x, y, width and height; all 0 if nothing is drawn.
    package func bounds(ofNode node: Int32) -> SIMD4<Double> {
        var bounds = SceneBounds.nothing
        guard isVisible(node: node) else { return .zero }
        for index in Int(node)..<Int(drawing.nodes[Int(node)].end) where drawing.states[index].isVisible {
            let span = drawing.spans[index]
            for command in Int(span.start.command)..<Int(span.start.command + span.count.command)
            where drawing.list.commands[command].kindCode < DrawCommand.Kind.layerBegin.rawValue {
                bounds.formUnion(drawing.list.commands[command].bounds)
            }
        }
        if bounds.isEmpty { return .zero }
        return SIMD4(bounds.minX, bounds.minY, bounds.maxX - bounds.minX, bounds.maxY - bounds.minY)
    }

    // MARK: Shapes

    /// x, y, width and height of a shape: its frame, or the bounding box of its outline; NaN if it has none.
    package func frame(of shape: ShapeSource) -> SIMD4<Double> {
        switch shape.kind {
        case .rectangle, .ellipse, .symbol:
            let first = shape.numbers
            return SIMD4(number(first), number(first + 1), number(first + 2), number(first + 3))
        default:
            drawing.append(shape)
            guard let box = drawing.path.bounds() else { return SIMD4(repeating: .nan) }
            return SIMD4(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY)
        }
    }

    /// Whether a point in the shape's coordinates is inside. A rectangle includes its left and top edges.
    package func shape(_ shape: ShapeSource, contains px: Double, _ py: Double) -> Bool {
        if shape.kind == .rectangle || shape.kind == .ellipse {
            let frame = frame(of: shape)
            guard px >= frame.x, px < frame.x + frame.z, py >= frame.y, py < frame.y + frame.w else { return false }
            if shape.kind == .ellipse {
                let dx = (px - frame.x - frame.z / 2) / (frame.z / 2)
                let dy = (py - frame.y - frame.w / 2) / (frame.w / 2)
                return dx * dx + dy * dy <= 1
            }
            var radius = 0.0
            for corner in 4..<8 { radius = max(radius, number(shape.numbers + Int32(corner))) }
            // Between the corners and on no edge: the outline need not be tested.
            let isBetween =
                px > frame.x && py > frame.y
                && (px > frame.x + radius && px < frame.x + frame.z - radius
                    || py > frame.y + radius && py < frame.y + frame.w - radius)
            if !(radius > 0) || isBetween { return true }
        }
        drawing.append(shape)
        return Scene.contains(drawing.path, shape.rule, px, py)
    }

    /// Whether a point is inside a path by a fill rule.
    package static func contains(_ path: Path, _ rule: DrawCommand.FillRule, _ x: Double, _ y: Double) -> Bool {
        let winding = path.windingNumber(x: x, y: y)
        return rule == .nonZero ? winding != 0 : winding & 1 != 0
    }
}
