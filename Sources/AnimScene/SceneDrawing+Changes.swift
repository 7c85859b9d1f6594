// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage

/// Changes: revisions, damage and the bounds of layers.
extension SceneDrawing {
    /// Sets the revisions of a node's new commands by comparison with its previous ones.
    /// - Returns: whether any has changed.
    @discardableResult
    @_optimize(speed)
    func compare(_ index: Int, with former: DisplayList, _ span: DisplaySpan) -> Bool {
        var hasChanged = false
        let count = scratch.commands.count
        let isComparable = count == Int(span.count.command)
        for offset in 0..<max(count, Int(span.count.command)) {
            if isComparable {
                let old = former.commands[Int(span.start.command) + offset]
                // A layer's bounds are computed when all of its contents are known.
                if scratch.commands[offset].kindCode == DrawCommand.Kind.layerBegin.rawValue {
                    scratch.commands[offset].bounds = old.bounds
                }
                if isSame(scratch.commands[offset], old, former) {
                    scratch.commands[offset].revision = old.revision
                    continue
                }
            }
            hasChanged = true
            if offset < count {
                scratch.commands[offset].revision = revision + 1
                change(index, scratch.commands[offset].bounds)
            }
            if offset < Int(span.count.command) {
                change(index, former.commands[Int(span.start.command) + offset].bounds)
            }
        }
        return hasChanged
    }

    /// Whether a command draws the same as a previous one.
    @_optimize(speed)
    private func isSame(_ command: DrawCommand, _ former: DrawCommand, _ list: DisplayList) -> Bool {
        guard command.isSame(as: former) else { return false }
        switch command.kind {
        case .fill:
            let (new, old) = (command.fill, former.fill)
            return isSame(new.path, old.path, list)
                && isSame(scratch.stops, new.paint.stops, list.stops, old.paint.stops)
        case .stroke:
            let (new, old) = (command.stroke, former.stroke)
            return isSame(new.path, old.path, list)
                && isSame(scratch.stops, new.paint.stops, list.stops, old.paint.stops)
                && isSame(scratch.dashes, new.dashes, list.dashes, old.dashes)
        case .text:
            let (new, old) = (command.text, former.text)
            return isSame(scratch.stops, new.paint.stops, list.stops, old.paint.stops)
                && isSame(scratch.text, new.text, list.text, old.text)
                && isSame(scratch.text, new.font, list.text, old.font)
        case .image: return isSame(scratch.text, command.image.name, list.text, former.image.name)
        case .clipBegin: return isSame(command.clip.path, former.clip.path, list)
        case .layerBegin, .layerEnd, .clipEnd: return true
        }
    }

    @inline(__always)
    private func isSame(_ new: DrawPath, _ old: DrawPath, _ list: DisplayList) -> Bool {
        isSame(scratch.verbs, new.verbs, list.verbs, old.verbs)
            && isSame(scratch.coordinates, new.coordinates, list.coordinates, old.coordinates)
    }

    /// Whether two ranges of equal length have the same bits.
    @inline(__always)
    private func isSame<Element>(_ a: [Element], _ new: DrawRange, _ b: [Element], _ old: DrawRange) -> Bool {
        isSame(a, new.start, b, old.start, new.count)
    }

    /// Whether `count` elements have the same bits.
    @inline(__always)
    package func isSame<Element>(_ a: [Element], _ i: UInt32, _ b: [Element], _ j: UInt32, _ count: UInt32) -> Bool {
        if count == 0 { return true }
        let size = MemoryLayout<Element>.stride
        return a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard (Int(i) + Int(count)) * size <= a.count, (Int(j) + Int(count)) * size <= b.count,
                    let first = a.baseAddress, let second = b.baseAddress
                else { return false }
                return isSameMemory(first + Int(i) * size, second + Int(j) * size, Int(count) * size)
            }
        }
    }

    /// Records that part of a node has appeared or disappeared in a rectangle.
    @_optimize(speed)
    package func change(_ node: Int, _ bounds: SceneBounds) {
        hasChanged = true
        damage.formUnion(bounds)
        // A layer that has changed has already notified its ancestors.
        var layer = node
        while layer >= 0 {
            if hasLayer(layer) {
                if hasChangedLayer[layer] { return }
                hasChangedLayer[layer] = true
                touchedLayers.insert(layer)
            }
            layer = Int(nodes[layer].parent)
        }
    }

    // MARK: Layers

    @inline(__always)
    func hasLayer(_ index: Int) -> Bool {
        spans[index].begins > 1 || (spans[index].begins == 1 && nodes[index].clip == nil)
    }

    /// Computes the bounds of the layers that may have changed, inner ones first.
    func finishTouchedLayers() {
        var next = 0
        while let layer = touchedLayers.takeFirst(from: next) {
            touched.append(Int32(layer))
            next = layer
        }
        for index in touched.reversed() {
            if states[Int(index)].isVisible, hasLayer(Int(index)) { finishLayer(Int(index)) }
            hasChangedLayer[Int(index)] = false
        }
        touched.removeAll(keepingCapacity: true)
    }

    @_optimize(speed)
    private func finishLayer(_ index: Int) {
        let span = spans[index]
        let begin = Int(span.start.command)
        var bounds = SceneBounds.nothing
        // Clips draw nothing themselves.
        for command in begin + 1..<Int(span.closing + span.begins) - 1
        where list.commands[command].kindCode < DrawCommand.Kind.clipBegin.rawValue {
            bounds.formUnion(list.commands[command].bounds)
        }
        let shadow = Int(nodes[index].shadow)
        if shadow >= 0, !bounds.isEmpty {
            let clip = states[index].outerClip
            let cast = ShadowReach(list.commands[begin]).shadow(of: bounds).intersection(clip)
            // What lies outside of the clips is needed where its shadow is seen.
            if cast.isEmpty, bounds.intersection(clip).isEmpty { bounds = .nothing } else { bounds.formUnion(cast) }
        }
        let former = list.commands[begin].bounds
        var command = list.commands[begin]
        command.bounds = bounds
        if !command.isSame(as: list.commands[begin]) {
            command.revision = revision + 1
            hasChanged = true
        }
        list.commands[begin] = command
        writeEnds(index)
        // A shadow changes with anything in its layer; a new or changed layer is damaged as a whole.
        if (shadow >= 0 && hasChangedLayer[index]) || command.revision > revision {
            damage.formUnion(former)
            damage.formUnion(bounds)
        }
    }
}

/// How far a layer's shadow is from what casts it, in the scene's coordinates.
struct ShadowReach {
    private let x: Double
    private let y: Double
    private let growthX: Double
    private let growthY: Double

    init(_ begin: DrawCommand) {
        let (layer, transform) = (begin.layer, begin.transform)
        // The blur is two standard deviations; the shadow is cut off at three.
        let reach = 1.5 * layer.shadowBlur
        x = transform.a * layer.shadowX + transform.c * layer.shadowY
        y = transform.b * layer.shadowX + transform.d * layer.shadowY
        growthX = reach * Math.hypot(transform.a, transform.c)
        growthY = reach * Math.hypot(transform.b, transform.d)
    }

    /// The bounds of the shadow that what lies inside of some bounds casts.
    func shadow(of bounds: SceneBounds) -> SceneBounds { moved(bounds, x, y) }

    /// The bounds of what can cast its shadow into some bounds.
    func sources(of bounds: SceneBounds) -> SceneBounds { moved(bounds, -x, -y) }

    private func moved(_ bounds: SceneBounds, _ dx: Double, _ dy: Double) -> SceneBounds {
        var result = SceneBounds.nothing
        result.include(x: bounds.minX + dx, y: bounds.minY + dy)
        result.include(x: bounds.maxX + dx, y: bounds.maxY + dy)
        return result.grown(x: growthX, y: growthY)
    }
}

extension DrawCommand {
    /// Whether all bits are the same, except the revision and the starts of ranges.
    @_optimize(speed)
    package func isSame(as other: DrawCommand) -> Bool {
        var (a, b) = (self, other)
        a.clearRange()
        b.clearRange()
        return withUnsafeBytes(of: &a) { a in
            withUnsafeBytes(of: &b) { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return false }
                return isSameMemory(first, second, a.count)
            }
        }
    }

    private mutating func clearRange() {
        revision = 0
        switch kind {
        case .fill:
            var fill = fill
            fill.paint.stops.start = 0
            fill.path.clearRange()
            self.fill = fill
        case .stroke:
            var stroke = stroke
            stroke.paint.stops.start = 0
            stroke.path.clearRange()
            stroke.dashes.start = 0
            self.stroke = stroke
        case .text:
            var text = text
            text.paint.stops.start = 0
            text.text.start = 0
            text.font.start = 0
            self.text = text
        case .image:
            var image = image
            image.name.start = 0
            self.image = image
        case .clipBegin:
            var clip = clip
            clip.path.clearRange()
            self.clip = clip
        case .layerBegin, .layerEnd, .clipEnd: break
        }
    }
}

extension DrawPath {
    fileprivate mutating func clearRange() {
        verbs.start = 0
        coordinates.start = 0
    }
}

/// Whether two memory blocks have the same bits.
@inline(never)
@_optimize(speed)
func isSameMemory(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    var index = 0
    while index + 8 <= count {
        if (a + index).loadUnaligned(as: UInt64.self) != (b + index).loadUnaligned(as: UInt64.self) { return false }
        index += 8
    }
    while index < count {
        if a.load(fromByteOffset: index, as: UInt8.self) != b.load(fromByteOffset: index, as: UInt8.self) {
            return false
        }
        index += 1
    }
    return true
}
