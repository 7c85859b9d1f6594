// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// One node: its transform, and its drawing commands.
extension SceneDrawing {
    /// A number limited to 0…1.
    package static func unit(_ number: Double) -> Double { min(max(number, 0), 1) }

    /// Computes the node's transform to its parent's and to the scene's coordinates.
    package func updateTransform(_ index: Int) {
        updateLocalTransform(index)
        updateGlobalTransform(index)
    }

    /// Computes the node's transform to its parent's coordinates: its own transform, then move, rotation and scale
    /// about the anchor, then its location on a path.
    @_optimize(speed)
    func updateLocalTransform(_ index: Int) {
        let (anchorX, anchorY) = (value(index, .anchorX), value(index, .anchorY))
        let (x, y) = (value(index, .x) + anchorX, value(index, .y) + anchorY)
        let (scaleX, scaleY) = (value(index, .scaleX), value(index, .scaleY))
        let rotation = value(index, .rotation)
        var local: AffineTransform
        if rotation.bitPattern == 0 {
            // The matrix product without a rotation. Adding 0 turns −0 into 0, as the product does.
            local = AffineTransform(
                a: scaleX + 0,
                b: 0,
                c: 0,
                d: scaleY + 0,
                tx: scaleX * -anchorX + 0 + x,
                ty: scaleY * -anchorY + 0 + y
            )
        } else {
            local = AffineTransform.translation(x: -anchorX, y: -anchorY)
                .concatenated(with: .scale(x: scaleX, y: scaleY))
                .concatenated(with: .rotation(rotation))
                .concatenated(with: .translation(x: x, y: y))
        }
        let first = Int(nodes[index].transform)
        if first >= 0 {
            let given = AffineTransform(
                a: number(first),
                b: number(first + 1),
                c: number(first + 2),
                d: number(first + 3),
                tx: number(first + 4),
                ty: number(first + 5)
            )
            local = given.concatenated(with: local)
        }
        let along = Int(nodes[index].along)
        if along >= 0 {
            local = local.concatenated(with: .rotation(number(along + 2)))
                .concatenated(with: .translation(x: number(along), y: number(along + 1)))
        }
        states[index].local = local
    }

    /// Computes the node's transform to the scene's coordinates from that to its parent's.
    @_optimize(speed)
    func updateGlobalTransform(_ index: Int) {
        let parent = Int(nodes[index].parent)
        if parent < 0 {
            states[index].transform = states[index].local
            states[index].outerClip = .everything
        } else {
            states[index].transform = states[index].local.concatenated(with: states[parent].transform)
            states[index].outerClip = states[parent].clip
        }
        states[index].clip = states[index].outerClip
    }

    /// Fills `scratch` with the node's commands and the beginnings of its layers and clips.
    @_optimize(speed)
    func draw(_ index: Int) {
        scratch.removeAll()
        begins = 0
        guard states[index].transform.isFinite else { return }
        let node = nodes[index]
        var opacity = SceneDrawing.unit(value(index, .opacity))
        if node.blend != 0 || node.shadow >= 0 || (node.kind == .group && opacity < 1) {
            beginLayer(index, opacity)
            opacity = 1
        }
        if let clip = node.clip { beginClip(index, clip) }
        if node.kind == .group { return }
        if node.content >= 0 {
            drawContent(index, opacity)
        } else if let shape = node.shape {
            drawShape(index, shape, opacity)
        }
        if scratch.commands.count == Int(begins) {
            scratch.removeAll()
            begins = 0
        }
    }

    private func command(_ kind: DrawCommand.Kind, _ index: Int) -> DrawCommand {
        DrawCommand(kind, node: Int32(index), states[index].transform)
    }

    @inline(never)
    private func beginLayer(_ index: Int, _ opacity: Double) {
        var layer = command(.layerBegin, index)
        layer.opacity = opacity
        var content = DrawLayer()
        content.blend = nodes[index].blend
        let shadow = Int(nodes[index].shadow)
        if shadow >= 0 {
            content.shadowCode = 1
            content.shadowX = number(shadow)
            content.shadowY = number(shadow + 1)
            content.shadowBlur = max(0, number(shadow + 2))
            content.shadowColor = color(shadow + 3)
        }
        layer.layer = content
        states[index].clip = states[index].outerClip
        if shadow >= 0, !states[index].clip.isEmpty, states[index].clip != .everything {
            // What lies outside of the clips may cast its shadow into them.
            states[index].clip.formUnion(ShadowReach(layer).sources(of: states[index].outerClip))
        }
        scratch.commands.append(layer)
        begins += 1
    }

    @inline(never)
    private func beginClip(_ index: Int, _ shape: ShapeSource) {
        // A clip with invalid numbers hides everything.
        append(shape)
        var clip = command(.clipBegin, index)
        var content = DrawClip()
        content.rule = shape.rule.rawValue
        content.path = appendPath(path)
        clip.clip = content
        let around = nodes[index].shadow < 0 ? states[index].outerClip : states[index].clip
        states[index].clip = bounds(clip).intersection(around)
        clip.bounds = states[index].clip
        scratch.commands.append(clip)
        begins += 1
    }

    // MARK: Shapes

    /// Sets `path` to a shape's outline; empty if the shape's present numbers are invalid (a negative width, say).
    @_optimize(speed)
    package func append(_ shape: ShapeSource) {
        path.removeAll(keepingCapacity: true)
        do throws(AnimError) {
            try outline(shape)
        } catch {
            path.removeAll(keepingCapacity: true)
        }
    }

    @_optimize(speed)
    private func outline(_ shape: ShapeSource) throws(AnimError) {
        let first = Int(shape.numbers)
        func number(_ offset: Int) -> Double { self.number(first + offset) }
        switch shape.kind {
        case .rectangle:
            try path.addRectangle(
                x: number(0),
                y: number(1),
                width: number(2),
                height: number(3),
                radii: (number(4), number(5), number(6), number(7))
            )
        case .ellipse: try path.addEllipse(x: number(0), y: number(1), width: number(2), height: number(3))
        case .symbol:
            try path.addSymbol(
                x: number(0),
                y: number(1),
                width: number(2),
                height: number(3),
                stroke: number(4),
                arrowness: number(5)
            )
        case .path: try path.append(definition.paths[Int(shape.path)])
        case .livePath:
            let verbs = definition.verbs[Int(shape.path)]
            try path.append(
                verbs: verbs,
                clamping: UnsafeBufferPointer(start: values, count: valueCount),
                from: first
            )
        case .morph:
            let (from, to) = (definition.paths[Int(shape.path)], definition.paths[Int(shape.path) + 1])
            let progress = number(0)
            coordinates.removeAll(keepingCapacity: true)
            for index in 0..<min(from.coordinates.count, to.coordinates.count) {
                coordinates.append(from.coordinates[index] * (1 - progress) + to.coordinates[index] * progress)
            }
            try coordinates.withUnsafeBufferPointer { (values) throws(AnimError) in
                try path.append(verbs: from.verbs, clamping: values, from: 0)
            }
        case .preparedMorph: definition.morphs[Int(shape.path)].value(at: number(0), into: &path)
        case .property:
            let range = stage.shownRange(Int(shape.path))
            let values = UnsafeBufferPointer(
                start: UnsafePointer(stage.components.presentation) + range.lowerBound,
                count: range.count
            )
            try path.append(verbs: stage.verbs(Int(shape.path), .presentation), clamping: values, from: 0)
        }
    }

    @_optimize(speed)
    private func drawShape(_ index: Int, _ shape: ShapeSource, _ opacity: Double) {
        let node = nodes[index]
        guard node.fill != nil || node.stroke != nil else { return }
        append(shape)
        trim(node.trim)
        if path.isEmpty { return }
        var command = self.command(.fill, index)
        command.opacity = opacity
        var drawn = appendPath(path)
        let isMitered = shape.kind != .ellipse
        if let fill = node.fill {
            var content = DrawFill()
            content.paint = append(fill)
            content.path = drawn
            content.rule = shape.rule.rawValue
            command.fill = content
            command.bounds = bounds(command).intersection(states[index].clip)
            scratch.commands.append(command)
        }
        if let stroke = node.stroke {
            command = self.command(.stroke, index)
            command.opacity = opacity
            var content = strokeContent(stroke)
            if stroke.trim >= 0 {
                trim(stroke.trim)
                if path.isEmpty { return }
                drawn = appendPath(path)
            }
            if stroke.join == .miterClip || stroke.join == .arcs, appendOutline(index, content, stroke, &command) {
                return
            }
            content.path = drawn
            command.stroke = content
            let halfWidth = content.width / 2
            var reach = halfWidth
            if content.join == .miter, isMitered { reach = halfWidth * content.miterLimit }
            if content.cap == .square { reach = max(reach, halfWidth * 1.415) }
            let transform = command.transform
            command.bounds =
                halfWidth > 0
                ? bounds(command)
                    .grown(
                        x: reach * Math.hypot(transform.a, transform.c),
                        y: reach * Math.hypot(transform.b, transform.d)
                    )
                    .intersection(states[index].clip) : .nothing
            scratch.commands.append(command)
        }
    }

    /// Draws a stroke with a join that few renderers support as a filled outline.
    /// - Returns: false if that would have too many commands: then it is drawn as an ordinary stroke.
    @inline(never)
    private func appendOutline(
        _ index: Int,
        _ stroke: DrawStroke,
        _ source: StrokeSource,
        _ command: inout DrawCommand
    ) -> Bool {
        var style = StrokeStyle()
        style.width = min(stroke.width, Path.maximumCoordinate)
        style.cap = StrokeStyle.Cap(rawValue: stroke.capCode) ?? .butt
        style.join = source.join
        style.miterLimit = stroke.miterLimit
        style.dashes = Array(scratch.dashes[stroke.dashes.indices])
        style.dashOffset = stroke.dashOffset
        let limit = definition.work.outlineLimit
        guard let outline = try? path.strokeOutline(style, limit: limit), outline.verbs.count <= limit else {
            return false
        }
        scratch.dashes.removeLast(style.dashes.count)
        if outline.isEmpty { return true }
        var content = DrawFill()
        content.paint = stroke.paint
        content.path = appendPath(outline)
        command.kindCode = DrawCommand.Kind.fill.rawValue
        command.fill = content
        command.bounds = bounds(command).intersection(states[index].clip)
        scratch.commands.append(command)
        return true
    }

    /// A stroke without its path.
    @inline(never)
    private func strokeContent(_ stroke: StrokeSource) -> DrawStroke {
        var content = DrawStroke()
        content.paint = append(stroke.paint)
        let first = Int(stroke.numbers)
        content.width = max(0, number(first + StrokeSource.Number.width.rawValue))
        content.miterLimit = max(1, number(first + StrokeSource.Number.miterLimit.rawValue))
        content.capCode = stroke.cap.rawValue
        content.joinCode = DrawCommand.LineJoin(rawValue: stroke.join.rawValue)?.rawValue ?? 0
        if stroke.dashCount > 0 { appendDashes(stroke, to: &content) }
        return content
    }

    /// An even number of dashes; none if they would draw nothing.
    @inline(never)
    private func appendDashes(_ stroke: StrokeSource, to content: inout DrawStroke) {
        let first = Int(stroke.numbers)
        let dash = first + StrokeSource.Number.dash.rawValue
        let count = Int(stroke.dashCount)
        var sum = 0.0
        for index in 0..<count { sum += max(0, number(dash + index)) }
        guard sum > 0 else { return }
        let start = scratch.dashes.count
        let evenCount = count % 2 == 0 ? count : 2 * count
        for index in 0..<evenCount { scratch.dashes.append(max(0, number(dash + index % count))) }
        content.dashes = DrawRange(from: start, to: scratch.dashes.count)
        content.dashOffset = number(first + StrokeSource.Number.dashOffset.rawValue)
    }

    /// Trims `path` by the three numbers at `first`, unless that is −1.
    @inline(__always)
    package func trim(_ first: Int32) {
        if first >= 0 { trimPath(Int(first)) }
    }

    @inline(never)
    private func trimPath(_ first: Int) {
        guard path.verbs.count <= definition.work.trimLimit else { return }
        trimmed.removeAll(keepingCapacity: true)
        path.appendTrimmed(
            start: number(first),
            end: number(first + 1),
            offset: number(first + 2),
            to: &trimmed
        )
        swap(&path, &trimmed)
    }

    @_optimize(speed)
    private func appendPath(_ path: Path) -> DrawPath {
        let (verb, coordinate) = (scratch.verbs.count, scratch.coordinates.count)
        scratch.verbs += path.verbs
        scratch.coordinates += path.coordinates
        return DrawPath(
            verbs: DrawRange(from: verb, to: scratch.verbs.count),
            coordinates: DrawRange(from: coordinate, to: scratch.coordinates.count)
        )
    }

    /// The bounding box of the points of a command's path, with control points, in the scene's coordinates.
    private func bounds(_ command: DrawCommand) -> SceneBounds {
        scratch.coordinates.withUnsafeBufferPointer {
            SceneDrawing.bounds($0, command.path.coordinates.indices, command.transform)
        }
    }

    /// The bounding box of transformed points in a range of coordinates.
    @inline(never)
    @_optimize(speed)
    package static func bounds(
        _ coordinates: UnsafeBufferPointer<Double>,
        _ range: Range<Int>,
        _ transform: AffineTransform
    ) -> SceneBounds {
        var bounds = SceneBounds.nothing
        guard let first = coordinates.baseAddress, range.upperBound <= coordinates.count else { return bounds }
        var index = range.lowerBound
        // With coordinates of at most 1e150, no result is NaN or beyond reach.
        let largest = 1e140
        if transform.a.magnitude <= largest, transform.b.magnitude <= largest, transform.c.magnitude <= largest,
            transform.d.magnitude <= largest, transform.tx.magnitude <= largest, transform.ty.magnitude <= largest
        {
            let (byX, byY) = (SIMD2(transform.a, transform.b), SIMD2(transform.c, transform.d))
            let offset = SIMD2(transform.tx, transform.ty)
            var low = SIMD2(bounds.minX, bounds.minY)
            var high = SIMD2(bounds.maxX, bounds.maxY)
            while index + 1 < range.upperBound {
                let point = byX * first[index] + byY * first[index + 1] + offset
                low.replace(with: point, where: point .< low)
                high.replace(with: point, where: point .> high)
                index += 2
            }
            return SceneBounds(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
        }
        while index + 1 < range.upperBound {
            let point = transform.transform(x: first[index], y: first[index + 1])
            bounds.include(x: point.x, y: point.y)
            index += 2
        }
        return bounds
    }

    // MARK: Paints

    @inline(never)
    @_optimize(speed)
    private func append(_ source: PaintSource) -> DrawPaint {
        let first = Int(source.numbers)
        var paint = DrawPaint()
        paint.code = Int32(source.kind.rawValue)
        if source.kind == .color {
            paint.color = color(first)
            return paint
        }
        let start = scratch.stops.count
        var offset = 0.0
        for index in 0..<Int(source.stopCount) {
            let stop = Int(source.stops) + 5 * index
            offset = max(offset, SceneDrawing.unit(number(stop)))
            scratch.stops.append(GradientStop(offset: offset, color: color(stop + 1)))
        }
        paint.stops = DrawRange(from: start, to: scratch.stops.count)
        let third = number(first + 2)
        switch source.kind {
        case .linear:
            paint.gradient = (number(first), number(first + 1), third, number(first + 3))
        case .radial: paint.gradient = (number(first), number(first + 1), max(0, third), 0)
        default: paint.gradient = (number(first), number(first + 1), third, 0)
        }
        return paint
    }

    /// A color with components limited to 0…1, which a spring may overshoot.
    @_optimize(speed)
    package func color(_ first: Int) -> Color {
        Color(
            red: SceneDrawing.unit(number(first)),
            green: SceneDrawing.unit(number(first + 1)),
            blue: SceneDrawing.unit(number(first + 2)),
            opacity: SceneDrawing.unit(number(first + 3))
        )
    }

    // MARK: Texts and images

    @inline(never)
    private func drawContent(_ index: Int, _ opacity: Double) {
        let node = nodes[index]
        let content = definition.contents[Int(node.content)]
        let first = Int(content.numbers)
        let (x, y) = (number(first), number(first + 1))
        let (third, fourth) = (number(first + 2), number(first + 3))
        var command = self.command(node.kind == .text ? .text : .image, index)
        command.opacity = opacity
        append(content.text, to: &scratch.text)
        let text = DrawRange(from: 0, to: scratch.text.count)
        guard text.count > 0, third > 0, fourth > 0 else { return scratch.text.removeAll(keepingCapacity: true) }
        var box = (x, y, x + third, y + fourth)
        if node.kind == .text {
            guard let fill = node.fill else { return }
            var drawn = DrawText()
            drawn.paint = append(fill)
            drawn.text = text
            drawn.align = content.align
            drawn.baseline = content.baseline
            (drawn.x, drawn.y, drawn.size, drawn.weight) = (x, y, third, fourth)
            scratch.text += content.font
            drawn.font = DrawRange(from: Int(text.count), to: scratch.text.count)
            command.text = drawn
            // The core has no fonts: a byte counts as one size wide, which few glyphs exceed.
            let width = Double(text.count) * third
            let left = content.align == 0 ? x : content.align == 1 ? x - width / 2 : x - width
            box = (left - third, y - 1.5 * third, left + width + third, y + 1.5 * third)
        } else {
            var drawn = DrawImage()
            drawn.name = text
            drawn.fit = content.fit
            (drawn.x, drawn.y, drawn.width, drawn.height) = (x, y, third, fourth)
            command.image = drawn
        }
        var bounds = SceneBounds.nothing
        // Without an array of the corners, which would be allocated in each frame.
        for corner in 0..<4 {
            let point = command.transform.transform(x: corner & 1 == 0 ? box.0 : box.2, y: corner < 2 ? box.1 : box.3)
            bounds.include(x: point.x, y: point.y)
        }
        command.bounds = bounds.intersection(states[index].clip)
        scratch.commands.append(command)
    }

    /// Appends the present text of a source.
    package func append(_ text: TextSource, to bytes: inout [UInt8]) {
        text.append(to: &bytes, values.map { UnsafePointer($0) }, machines)
    }
}
