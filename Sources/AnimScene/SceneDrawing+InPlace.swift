// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage

/// Redrawing nodes in place in the list.
extension SceneDrawing {
    /// Redraws the marked nodes, unless the list must be rebuilt for that.
    @_optimize(speed)
    func updateInPlace() {
        var next = 0
        while let index = dirty.takeFirst(from: next) {
            next = index
            let reasons = changes[index]
            changes[index] = 0
            guard states[index].isVisible else { continue }
            let (transform, clip) = (states[index].transform, states[index].clip)
            if reasons & (NodeChange.transform | NodeChange.others) != 0 { updateLocalTransform(index) }
            if reasons & (NodeChange.transform | NodeChange.others | NodeChange.surroundings) != 0 {
                updateGlobalTransform(index)
            }
            let isDone = redrawInPlace(index, reasons)
            if !isDone { draw(index) }
            let end = Int(nodes[index].end)
            if end > index + 1, !states[index].transform.isSame(as: transform) || !states[index].clip.isSame(as: clip) {
                updateGlobalTransform(from: index + 1, end)
            }
            if isDone { continue }
            guard scratch.mark == spans[index].count else {
                needsRebuild = true
                return
            }
            replace(index)
        }
    }

    /// Marks the descendants of a node that has moved.
    @inline(__always)
    private func updateGlobalTransform(from first: Int, _ end: Int) {
        var descendant = first
        while descendant < end {
            redraw(descendant, NodeChange.surroundings)
            descendant += 1
        }
    }

    // MARK: Updates within one command

    /// Updates in place a node that is one filled shape, or a group without a layer. The result equals a full redraw
    /// bit for bit.
    /// - Returns: false if it must be fully redrawn.
    @_optimize(speed)
    private func redrawInPlace(_ index: Int, _ reasons: UInt8) -> Bool {
        guard reasons & NodeChange.others == 0, nodes[index].clip == nil, nodes[index].blend == 0,
            nodes[index].shadow < 0, states[index].transform.isFinite
        else { return false }
        let isRepainted = reasons & NodeChange.paint != 0
        if nodes[index].kind == .group { return !isRepainted && !(value(index, .opacity) < 1) }
        guard let shape = nodes[index].shape, let fill = nodes[index].fill, nodes[index].stroke == nil,
            nodes[index].content < 0, spans[index].count.command == 1, !isRepainted || fill.kind == .color
        else { return false }
        var isOther = false
        if reasons & NodeChange.shape != 0 {
            guard let isReshaped = overwriteOutline(index, shape) else { return false }
            isOther = isReshaped
        }
        rewrite(index, fill, isOther: isOther, isRepainted: isRepainted, isStill: reasons == NodeChange.paint)
        return true
    }

    /// Overwrites the outline of a node's only command with the present one.
    /// - Returns: whether it has changed; nil if its size has changed: other commands, or an empty path.
    @_optimize(speed)
    private func overwriteOutline(_ index: Int, _ shape: ShapeSource) -> Bool? {
        let first = Int(shape.numbers)
        if nodes[index].trim < 0, shape.kind == .symbol || shape.kind == .ellipse {
            do throws(AnimError) {
                var outline =
                    try shape.kind == .symbol
                    ? Path.symbol(
                        x: number(first),
                        y: number(first + 1),
                        width: number(first + 2),
                        height: number(first + 3),
                        stroke: number(first + 4),
                        arrowness: number(first + 5)
                    )
                    : Path.ellipse(
                        x: number(first),
                        y: number(first + 1),
                        width: number(first + 2),
                        height: number(first + 3)
                    )
                let verbs = outline.verbs
                var isOther: Bool?
                outline.withNumbers { isOther = overwriteOutline(index, verbs, $0) }
                return isOther
            } catch {
                return nil
            }
        }
        append(shape)
        trim(nodes[index].trim)
        return path.verbs.withUnsafeBufferPointer { verbs in
            path.coordinates.withUnsafeBufferPointer { overwriteOutline(index, verbs, $0) }
        }
    }

    private func overwriteOutline(
        _ index: Int,
        _ verbs: UnsafeBufferPointer<Path.Verb>,
        _ coordinates: UnsafeBufferPointer<Double>
    ) -> Bool? {
        let span = spans[index]
        guard verbs.count == Int(span.count.verb), coordinates.count == Int(span.count.coordinate) else { return nil }
        let isDrawnOtherwise = overwrite(&list.verbs, span.start.verb, verbs)
        return overwrite(&list.coordinates, span.start.coordinate, coordinates) || isDrawnOtherwise
    }

    /// Updates a node's only command.
    /// - Parameters:
    ///   - isOther: whether its outline has changed.
    ///   - isRepainted: whether its opacity or color may have changed.
    ///   - isStill: whether it fills the same area.
    @inline(__always)
    private func rewrite(_ index: Int, _ fill: PaintSource, isOther: Bool, isRepainted: Bool, isStill: Bool) {
        var isOther = isOther
        let commandIndex = Int(spans[index].start.command)
        let transform = states[index].transform
        var bounds = SceneBounds.nothing
        if !isStill {
            let first = Int(spans[index].start.coordinate)
            let count = Int(spans[index].count.coordinate)
            bounds = list.coordinates.withUnsafeBufferPointer {
                SceneDrawing.bounds($0, first..<first + count, transform).intersection(states[index].clip)
            }
        }
        var opacity = 0.0
        var color = Color(red: 0, green: 0, blue: 0, opacity: 0)
        if isRepainted {
            opacity = SceneDrawing.unit(value(index, .opacity))
            color = self.color(Int(fill.numbers))
        }
        let next = revision + 1
        var former = SceneBounds.nothing
        list.commands.withUnsafeMutableBufferPointer { commands in
            guard commandIndex < commands.count, let start = commands.baseAddress else { return }
            let command = start + commandIndex
            former = command.pointee.bounds
            if isRepainted {
                if command.pointee.opacity.bitPattern != opacity.bitPattern || !command.pointee.color.isSame(as: color)
                {
                    isOther = true
                }
                command.pointee.opacity = opacity
                command.pointee.color = color
            }
            if !isStill {
                if !command.pointee.transform.isSame(as: transform) { isOther = true }
                command.pointee.transform = transform
                if !command.pointee.replace(bounds: bounds) { isOther = true }
                bounds = command.pointee.bounds
            } else {
                bounds = former
            }
            if isOther { command.pointee.revision = next }
        }
        if !isOther { return }
        change(index, bounds)
        change(index, former)
    }

    /// Overwrites elements.
    /// - Returns: whether they have changed.
    @inline(__always)
    private func overwrite<Element>(
        _ array: inout [Element],
        _ start: UInt32,
        _ elements: UnsafeBufferPointer<Element>
    ) -> Bool {
        array.withUnsafeMutableBufferPointer { target in
            guard let first = elements.baseAddress, let memory = target.baseAddress,
                Int(start) + elements.count <= target.count
            else { return false }
            let size = elements.count * MemoryLayout<Element>.stride
            if isSameMemory(UnsafeRawPointer(first), UnsafeRawPointer(memory + Int(start)), size) { return false }
            UnsafeMutableRawPointer(memory + Int(start)).copyMemory(from: first, byteCount: size)
            return true
        }
    }

    // MARK: Redrawing

    /// Overwrites a node's previous commands with new ones.
    @_optimize(speed)
    private func replace(_ index: Int) {
        let span = spans[index]
        guard compare(index, with: list, span) else { return }
        for offset in 0..<Int(span.count.command) {
            var command = scratch.commands[offset]
            command.shift(by: span.start)
            list.commands[Int(span.start.command) + offset] = command
        }
        overwrite(&list.verbs, span.start.verb, scratch.verbs)
        overwrite(&list.coordinates, span.start.coordinate, scratch.coordinates)
        overwrite(&list.stops, span.start.stop, scratch.stops)
        overwrite(&list.dashes, span.start.dash, scratch.dashes)
        overwrite(&list.text, span.start.text, scratch.text)
        writeEnds(index)
    }

    @inline(__always)
    private func overwrite<Element>(_ array: inout [Element], _ start: UInt32, _ elements: [Element]) {
        if elements.isEmpty { return }
        array.withUnsafeMutableBufferPointer { target in
            elements.withUnsafeBufferPointer { source in
                guard let first = source.baseAddress, let memory = target.baseAddress,
                    Int(start) + source.count <= target.count
                else { return }
                let size = source.count * MemoryLayout<Element>.stride
                UnsafeMutableRawPointer(memory + Int(start)).copyMemory(from: first, byteCount: size)
            }
        }
    }

    /// Writes the commands that end a node's layers and clips.
    @_optimize(speed)
    func writeEnds(_ index: Int) {
        let span = spans[index]
        for number in 0..<span.begins {
            let begin = list.commands[Int(span.start.command + number)]
            let kind: DrawCommand.Kind = begin.kindCode == DrawCommand.Kind.clipBegin.rawValue ? .clipEnd : .layerEnd
            var end = DrawCommand(kind, node: begin.node, begin.transform)
            end.bounds = begin.bounds
            end.revision = begin.revision
            list.commands[Int(span.closing + span.begins - 1 - number)] = end
        }
    }
}

extension AffineTransform {
    /// Whether all bits are the same.
    @inline(__always)
    package func isSame(as other: AffineTransform) -> Bool {
        (a.bitPattern ^ other.a.bitPattern) | (b.bitPattern ^ other.b.bitPattern) | (c.bitPattern ^ other.c.bitPattern)
            | (d.bitPattern ^ other.d.bitPattern) | (tx.bitPattern ^ other.tx.bitPattern)
            | (ty.bitPattern ^ other.ty.bitPattern) == 0
    }
}

extension SceneBounds {
    /// Whether all bits are the same.
    @inline(__always)
    package func isSame(as other: SceneBounds) -> Bool {
        (minX.bitPattern ^ other.minX.bitPattern) | (minY.bitPattern ^ other.minY.bitPattern)
            | (maxX.bitPattern ^ other.maxX.bitPattern) | (maxY.bitPattern ^ other.maxY.bitPattern) == 0
    }
}

extension Color {
    /// Whether all bits are the same.
    @inline(__always)
    fileprivate func isSame(as other: Color) -> Bool {
        (red.bitPattern ^ other.red.bitPattern) | (green.bitPattern ^ other.green.bitPattern)
            | (blue.bitPattern ^ other.blue.bitPattern) | (opacity.bitPattern ^ other.opacity.bitPattern) == 0
    }
}

extension DrawCommand {
    /// - Returns: whether the bounds were the same.
    @inline(__always)
    fileprivate mutating func replace(bounds: SceneBounds) -> Bool {
        let former = (boundsX.bitPattern, boundsY.bitPattern, boundsWidth.bitPattern, boundsHeight.bitPattern)
        self.bounds = bounds
        return (former.0 ^ boundsX.bitPattern) | (former.1 ^ boundsY.bitPattern) | (former.2 ^ boundsWidth.bitPattern)
            | (former.3 ^ boundsHeight.bitPattern) == 0
    }
}
