/// A pointer that is down.
struct PointerRecord: Sendable {
    /// The host's number for it.
    var pointer: Int32
    /// The region that tracks it, or −1.
    var region: Int32
    /// Whether it was inside the region's extended bounds when last heard of.
    var isInside: Bool

    func hash(into hasher: inout StateHasher) {
        hasher.combine(pointer)
        hasher.combine(region)
        hasher.combine(isInside)
    }
}

/// Pointer events, answered as UIControl answers touches.
extension Scene {
    public static let largestPointerCount = 32

    /// Raw values as `ANIM_POINTER_…`.
    public enum PointerAction: Int32, Sendable {
        case down = 0
        case move = 1
        case up = 2
        case cancel = 3
    }

    /// Tells of something that a pointer did at a point of the document.
    /// - Throws: `.argument` for a point that is not finite, `.state` for the second down of a pointer that is down,
    ///   `.limit` for too many pointers.
    public func pointer(_ action: PointerAction, _ pointer: Int32, x: Double, y: Double) throws(AnimError) {
        guard action == .cancel || (x.isFinite && y.isFinite) else {
            throw AnimError(.argument, "x and y must be finite")
        }
        let known = pointers.firstIndex { $0.pointer == pointer }
        if action == .down {
            guard known == nil else { throw AnimError(.state, "the pointer is down already") }
            guard pointers.count < Scene.largestPointerCount else {
                throw AnimError(.limit, "\(Scene.largestPointerCount) pointers are down already")
            }
            let region = self.region(atX: x, y: y)
            pointers.append(PointerRecord(pointer: pointer, region: region, isInside: true))
            if region >= 0 { tell(.down, region) }
            return
        }
        guard let index = known else { return }
        let record = pointers[index]
        let isInside = action != .cancel && record.region >= 0 && isInside(record.region, x, y)
        if action == .move { pointers[index].isInside = isInside } else { pointers.remove(at: index) }
        guard record.region >= 0 else { return }
        switch action {
        case .down: break
        case .move:
            if isInside != record.isInside { tell(isInside ? .dragEnter : .dragExit, record.region) }
            tell(isInside ? .dragInside : .dragOutside, record.region)
        case .up: tell(isInside ? .upInside : .upOutside, record.region)
        case .cancel: tell(.cancel, record.region)
        }
    }

    /// The topmost region at a point that does not track a pointer already: the last in document order.
    private func region(atX x: Double, y: Double) -> Int32 {
        for index in regions.indices.reversed() where regions[index].contains(x, y) {
            let isTaken = pointers.contains { $0.region == Int32(index) }
            return isTaken ? -1 : Int32(index)
        }
        return -1
    }

    private func isInside(_ region: Int32, _ x: Double, _ y: Double) -> Bool {
        regions[Int(region)].extendedBoundsContain(x, y)
    }

    private func tell(_ event: ControlEvent, _ region: Int32) {
        let name = regions[Int(region)].events[event.rawValue]
        stage.emit(StageEvent(.control, time: stage.time, name: name))
        machine.send(stage.name(name))
    }
}

extension RegionDefinition {
    /// Whether a touch at a point begins on the region. The left and top edges belong to it.
    func contains(_ px: Double, _ py: Double) -> Bool {
        guard px >= x, px < x + width, py >= y, py < y + height else { return false }
        switch shape {
        case .rectangle: return true
        case .ellipse:
            let dx = (px - x - width / 2) / (width / 2)
            let dy = (py - y - height / 2) / (height / 2)
            return dx * dx + dy * dy <= 1
        case .roundedRectangle(let radius):
            let dx = max(x + radius - px, px - (x + width - radius), 0)
            let dy = max(y + radius - py, py - (y + height - radius), 0)
            return dx * dx + dy * dy <= radius * radius
        }
    }

    /// Whether a tracked touch counts as inside.
    func extendedBoundsContain(_ px: Double, _ py: Double) -> Bool {
        px >= x + inset && px < x + width - inset && py >= y + inset && py < y + height - inset
    }
}
