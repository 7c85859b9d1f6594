import AnimCore
import CAnimCore

/// A display list in the caller's terms, at addresses that stay until the next list is shown.
final class DisplayMemory {
    /// Whether it shows the scene as it is; any other call on the scene or its stage ends that.
    var isCurrent = false
    private(set) var commands = GrowingBuffer<anim_draw_command>()
    private(set) var verbs = GrowingBuffer<UInt8>()
    private(set) var coordinates = GrowingBuffer<Double>()
    private(set) var stops = GrowingBuffer<anim_gradient_stop>()

    @_optimize(speed)
    func show(_ list: DisplayList) {
        commands.replace(with: list.commands) { cCommand($0) }
        verbs.replace(with: list.path.verbs) { $0.rawValue }
        coordinates.replace(with: list.path.coordinates) { $0 }
        stops.replace(with: list.stops) { anim_gradient_stop(offset: $0.offset, colour: cColour($0.colour)) }
        isCurrent = true
    }

    deinit {
        commands.free()
        verbs.free()
        coordinates.free()
        stops.free()
    }
}

/// Memory that grows and keeps its address while it does not.
struct GrowingBuffer<Element> {
    private(set) var start: UnsafeMutablePointer<Element>?
    private(set) var count = 0
    private var capacity = 0

    @_optimize(speed)
    mutating func replace<Source>(with elements: [Source], _ convert: (Source) -> Element) {
        if elements.count > capacity {
            free()
            capacity = max(16, elements.count + elements.count / 2)
            start = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        }
        count = elements.count
        guard let start else { return }
        for (index, element) in elements.enumerated() { (start + index).initialize(to: convert(element)) }
    }

    mutating func free() {
        start?.deallocate()
        start = nil
        count = 0
        capacity = 0
    }
}

private func cColour(_ colour: Colour) -> (Double, Double, Double, Double) {
    (colour.red, colour.green, colour.blue, colour.opacity)
}

@_optimize(speed)
private func cCommand(_ command: DrawCommand) -> anim_draw_command {
    var result = anim_draw_command()
    result.kind = command.kind.rawValue
    result.fill_rule = command.fillRule.rawValue
    result.node = command.node
    result.verb_start = UInt32(command.verbs.lowerBound)
    result.verb_count = UInt32(command.verbs.count)
    result.coordinate_start = UInt32(command.coordinates.lowerBound)
    result.coordinate_count = UInt32(command.coordinates.count)
    switch command.paint {
    case .solid(let colour):
        result.paint = 0
        result.colour = cColour(colour)
    case .linear(let x1, let y1, let x2, let y2, let stops):
        result.paint = 1
        result.gradient = (x1, y1, x2, y2)
        result.stop_start = UInt32(stops.lowerBound)
        result.stop_count = UInt32(stops.count)
    case .radial(let x, let y, let radius, let stops):
        result.paint = 2
        result.gradient = (x, y, radius, 0)
        result.stop_start = UInt32(stops.lowerBound)
        result.stop_count = UInt32(stops.count)
    }
    result.line_cap = command.lineCap.rawValue
    result.line_join = command.lineJoin.rawValue
    let transform = command.transform
    result.transform = anim_transform(
        a: transform.a,
        b: transform.b,
        c: transform.c,
        d: transform.d,
        tx: transform.tx,
        ty: transform.ty
    )
    result.opacity = command.opacity
    result.line_width = command.lineWidth
    result.miter_limit = command.miterLimit
    return result
}
