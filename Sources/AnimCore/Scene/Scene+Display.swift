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
        stage.refreshDerived()
        for binding in numbers.bindings {
            numbers.values[Int(binding.value)] = stage.components.presentation[Int(binding.component)]
        }
        for index in nodes.indices {
            place(index)
            if nodes[index].kind != .group { draw(index) }
        }
    }

    private static func unit(_ number: Double) -> Double { min(max(number, 0), 1) }

    /// Works out the node's transform to the scene's coordinates: move, then turn and scale about the anchor.
    @_optimize(speed)
    private func place(_ index: Int) {
        let first = Int(nodes[index].numbers)
        func value(_ number: NodeDefinition.Number) -> Double { numbers.values[first + number.rawValue] }
        let anchorX = value(.anchorX)
        let anchorY = value(.anchorY)
        let local = AffineTransform.translation(x: -anchorX, y: -anchorY)
            .concatenated(with: .scale(x: value(.scaleX), y: value(.scaleY)))
            .concatenated(with: .rotation(value(.rotation)))
            .concatenated(with: .translation(x: value(.x) + anchorX, y: value(.y) + anchorY))
        let opacity = Scene.unit(value(.opacity))
        let parent = Int(nodes[index].parent)
        if parent < 0 {
            worldTransforms[index] = local
            worldOpacities[index] = opacity
        } else {
            worldTransforms[index] = local.concatenated(with: worldTransforms[parent])
            worldOpacities[index] = opacity * worldOpacities[parent]
        }
    }

    @_optimize(speed)
    private func draw(_ index: Int) {
        let node = nodes[index]
        guard node.fill != nil || node.stroke != nil, worldTransforms[index].isFinite else { return }
        let firstVerb = displayList.path.verbs.count
        let firstCoordinate = displayList.path.coordinates.count
        // A shape that its properties make impossible now (a negative width, say) is not drawn.
        guard (try? appendPath(of: node)) != nil else { return }
        var command = DrawCommand(
            kind: .fill,
            node: Int32(index),
            verbs: firstVerb..<displayList.path.verbs.count,
            coordinates: firstCoordinate..<displayList.path.coordinates.count,
            paint: .solid(Colour(red: 0, green: 0, blue: 0)),
            transform: worldTransforms[index],
            opacity: worldOpacities[index]
        )
        if let fill = node.fill {
            command.paint = paint(fill)
            command.fillRule = node.fillRule
            displayList.commands.append(command)
        }
        if let stroke = node.stroke {
            command.kind = .stroke
            command.paint = paint(stroke.paint)
            command.fillRule = .nonZero
            command.lineWidth = max(0, numbers.values[Int(stroke.width)])
            command.lineCap = stroke.cap
            command.lineJoin = stroke.join
            command.miterLimit = stroke.miterLimit
            displayList.commands.append(command)
        }
    }

    @_optimize(speed)
    private func appendPath(of node: NodeDefinition) throws(AnimError) {
        let first = Int(node.shape)
        if node.kind == .path {
            try displayList.path.append(paths[first])
            return
        }
        let x = numbers.values[first]
        let y = numbers.values[first + 1]
        let width = numbers.values[first + 2]
        let height = numbers.values[first + 3]
        switch node.kind {
        case .rectangle:
            let radius = numbers.values[first + 4]
            if radius == 0 {
                try displayList.path.addRectangle(x: x, y: y, width: width, height: height)
            } else {
                try displayList.path.addRoundedRectangle(
                    x: x,
                    y: y,
                    width: width,
                    height: height,
                    radius: max(0, radius)
                )
            }
        case .symbol:
            try displayList.path.addSymbol(
                x: x,
                y: y,
                width: width,
                height: height,
                stroke: numbers.values[first + 4],
                arrowness: numbers.values[first + 5]
            )
        default: try displayList.path.addEllipse(x: x, y: y, width: width, height: height)
        }
    }

    @inline(never)
    @_optimize(speed)
    private func paint(_ source: PaintSource) -> DrawCommand.Paint {
        let first = Int(source.numbers)
        if source.kind == .colour { return .solid(colour(first)) }
        let firstStop = displayList.stops.count
        for stop in stops[Int(source.stops.lowerBound)..<Int(source.stops.upperBound)] {
            displayList.stops.append(GradientStop(offset: stop.offset, colour: colour(Int(stop.colour))))
        }
        let stops = firstStop..<displayList.stops.count
        let x = numbers.values[first]
        let y = numbers.values[first + 1]
        let third = numbers.values[first + 2]
        if source.kind == .radial { return .radial(x: x, y: y, radius: max(0, third), stops: stops) }
        return .linear(x1: x, y1: y, x2: third, y2: numbers.values[first + 3], stops: stops)
    }

    /// A colour with components from 0 to 1, also where a spring overshoots.
    @_optimize(speed)
    private func colour(_ first: Int) -> Colour {
        Colour(
            red: Scene.unit(numbers.values[first]),
            green: Scene.unit(numbers.values[first + 1]),
            blue: Scene.unit(numbers.values[first + 2]),
            opacity: Scene.unit(numbers.values[first + 3])
        )
    }
}
