import AnimCore
import CAnimCore

/// Where a scene's display list stands.
final class DisplayMemory {
    /// Whether it is the scene's present one; any other call on the scene or its stage ends that.
    var isCurrent = false
    /// As `Scene.refreshDisplay` gave it.
    var generation: UInt64 = 0
    private(set) var display = anim_display()

    func show(_ list: DisplayList) {
        display.commands = memory(list.commands)
        display.command_count = UInt64(list.commands.count)
        display.verbs = memory(list.verbs)
        display.verb_count = UInt64(list.verbs.count)
        display.coordinates = memory(list.coordinates)
        display.coordinate_count = UInt64(list.coordinates.count)
        display.stops = memory(list.stops)
        display.stop_count = UInt64(list.stops.count)
        display.numbers = memory(list.numbers)
        display.number_count = UInt64(list.numbers.count)
        display.text = memory(list.text)
        display.text_length = UInt64(list.text.count)
    }

    /// Where an array stands until it changes, as elements of the same layout; nil for an empty one.
    private func memory<Element, Target>(_ array: [Element]) -> UnsafePointer<Target>? {
        array.isEmpty ? nil : array.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: Target.self) }
    }
}
