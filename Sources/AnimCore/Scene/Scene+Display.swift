/// What is seen now, as a list of drawing commands.
extension Scene {
    /// The display list of this moment. O(nodes); allocates nothing once the largest list was made.
    public func display() -> DisplayList {
        updateDisplayList()
        return displayList
    }

    @_optimize(speed)
    func updateDisplayList() {
        displayList.removeAll()
        for index in nodes.indices {
            place(index)
            draw(index)
        }
    }

    @_optimize(speed)
    private func value(_ source: NumberSource) -> Double {
        switch source {
        case .constant(let number): number
        case .component(let index): stage.components.presentation[index]
        }
    }

    /// A colour with components from 0 to 1, also where a spring overshoots.
    @_optimize(speed)
    private func value(_ source: ColourSource) -> Colour {
        switch source {
        case .constant(let colour): return colour
        case .components(let base):
            let components = stage.components.presentation
            return Colour(
                red: Scene.unit(components[base]),
                green: Scene.unit(components[base + 1]),
                blue: Scene.unit(components[base + 2]),
                opacity: Scene.unit(components[base + 3])
            )
        }
    }

    private static func unit(_ number: Double) -> Double { min(max(number, 0), 1) }

    /// Works out the node's transform to the scene's coordinates: move, then turn and scale about the anchor.
    @_optimize(speed)
    private func place(_ index: Int) {
        let node = nodes[index]
        let anchorX = value(node.anchorX)
        let anchorY = value(node.anchorY)
        let local = AffineTransform.translation(x: -anchorX, y: -anchorY)
            .concatenated(with: .scale(x: value(node.scaleX), y: value(node.scaleY)))
            .concatenated(with: .rotation(value(node.rotation)))
            .concatenated(with: .translation(x: value(node.x) + anchorX, y: value(node.y) + anchorY))
        let opacity = Scene.unit(value(node.opacity))
        if node.parent < 0 {
            worldTransforms[index] = local
            worldOpacities[index] = opacity
        } else {
            worldTransforms[index] = local.concatenated(with: worldTransforms[Int(node.parent)])
            worldOpacities[index] = opacity * worldOpacities[Int(node.parent)]
        }
    }

    @_optimize(speed)
    private func draw(_ index: Int) {
        let node = nodes[index]
        guard node.fill != nil || node.stroke != nil, worldTransforms[index].isFinite else { return }
        let firstVerb = displayList.path.verbs.count
        let firstCoordinate = displayList.path.coordinates.count
        // A shape that its properties make impossible now (a negative width, say) is not drawn.
        guard (try? appendPath(of: node.shape)) != nil else { return }
        let verbs = firstVerb..<displayList.path.verbs.count
        let coordinates = firstCoordinate..<displayList.path.coordinates.count
        if let fill = node.fill {
            var command = command(.fill, index, verbs, coordinates, fill)
            command.fillRule = node.fillRule
            displayList.commands.append(command)
        }
        if let stroke = node.stroke {
            var command = command(.stroke, index, verbs, coordinates, stroke.paint)
            command.lineWidth = max(0, value(stroke.width))
            command.lineCap = stroke.cap
            command.lineJoin = stroke.join
            command.miterLimit = stroke.miterLimit
            displayList.commands.append(command)
        }
    }

    @_optimize(speed)
    private func command(
        _ kind: DrawCommand.Kind,
        _ index: Int,
        _ verbs: Range<Int>,
        _ coordinates: Range<Int>,
        _ paint: PaintSource
    ) -> DrawCommand {
        DrawCommand(
            kind: kind,
            node: Int32(index),
            verbs: verbs,
            coordinates: coordinates,
            paint: self.paint(paint),
            transform: worldTransforms[index],
            opacity: worldOpacities[index]
        )
    }

    @_optimize(speed)
    private func appendPath(of shape: ShapeSource) throws(AnimError) {
        switch shape {
        case .group: return
        case .rectangle(let frame, let radius):
            let corner = value(radius)
            if corner == 0 {
                try displayList.path.addRectangle(
                    x: value(frame.x),
                    y: value(frame.y),
                    width: value(frame.width),
                    height: value(frame.height)
                )
            } else {
                try displayList.path.addRoundedRectangle(
                    x: value(frame.x),
                    y: value(frame.y),
                    width: value(frame.width),
                    height: value(frame.height),
                    radius: max(0, corner)
                )
            }
        case .ellipse(let frame):
            try displayList.path.addEllipse(
                x: value(frame.x),
                y: value(frame.y),
                width: value(frame.width),
                height: value(frame.height)
            )
        case .symbol(let frame, let stroke, let arrowness):
            try displayList.path.addSymbol(
                x: value(frame.x),
                y: value(frame.y),
                width: value(frame.width),
                height: value(frame.height),
                stroke: value(stroke),
                arrowness: value(arrowness)
            )
        case .path(let path): try displayList.path.append(path)
        }
    }

    @_optimize(speed)
    private func paint(_ source: PaintSource) -> DrawCommand.Paint {
        switch source {
        case .colour(let colour): return .solid(value(colour))
        case .linear(let x1, let y1, let x2, let y2, let stops):
            return .linear(x1: value(x1), y1: value(y1), x2: value(x2), y2: value(y2), stops: append(stops))
        case .radial(let x, let y, let radius, let stops):
            return .radial(x: value(x), y: value(y), radius: max(0, value(radius)), stops: append(stops))
        }
    }

    private func append(_ range: Range<Int>) -> Range<Int> {
        let first = displayList.stops.count
        for stop in stops[range] {
            displayList.stops.append(GradientStop(offset: stop.offset, colour: value(stop.colour)))
        }
        return first..<displayList.stops.count
    }
}
