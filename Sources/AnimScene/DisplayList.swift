import AnimPaths

/// All that a scene shows at one moment, from back to front. Its memory is used again from frame to frame.
package struct DisplayList: Sendable {
    package internal(set) var commands: [DrawCommand] = []
    /// The paths of all commands in a row.
    package internal(set) var verbs: [Path.Verb] = []
    package internal(set) var coordinates: [Double] = []
    package internal(set) var stops: [GradientStop] = []
    /// Dashes, and what shadows, texts and images are placed by.
    package internal(set) var numbers: [Double] = []
    /// UTF-8 of texts, fonts and the names of images, one after the other.
    package internal(set) var text: [UInt8] = []

    package init() {}

    /// The most coordinates, and bytes of texts: many nodes can show the same long text or path property.
    package static let largestSize = 1 << 24

    func hasRoom(for more: DisplayList) -> Bool {
        coordinates.count + more.coordinates.count <= DisplayList.largestSize
            && text.count + more.text.count <= DisplayList.largestSize
    }

    package mutating func removeAll() {
        if !commands.isEmpty { commands.removeAll(keepingCapacity: true) }
        if !verbs.isEmpty { verbs.removeAll(keepingCapacity: true) }
        if !coordinates.isEmpty { coordinates.removeAll(keepingCapacity: true) }
        if !stops.isEmpty { stops.removeAll(keepingCapacity: true) }
        if !numbers.isEmpty { numbers.removeAll(keepingCapacity: true) }
        if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    }

    /// How much there is in each array.
    var mark: DisplayMark {
        DisplayMark(
            command: UInt32(commands.count),
            verb: UInt32(verbs.count),
            coordinate: UInt32(coordinates.count),
            stop: UInt32(stops.count),
            number: UInt32(numbers.count),
            text: UInt32(text.count)
        )
    }
}

/// A place in each array of a display list, or how much of each.
struct DisplayMark: Equatable, Sendable {
    var command: UInt32 = 0
    package var verb: UInt32 = 0
    package var coordinate: UInt32 = 0
    package var stop: UInt32 = 0
    package var number: UInt32 = 0
    package var text: UInt32 = 0

    package static func - (a: DisplayMark, b: DisplayMark) -> DisplayMark {
        DisplayMark(
            command: a.command &- b.command,
            verb: a.verb &- b.verb,
            coordinate: a.coordinate &- b.coordinate,
            stop: a.stop &- b.stop,
            number: a.number &- b.number,
            text: a.text &- b.text
        )
    }
}

extension DrawCommand {
    /// Its ranges begin later by a mark.
    mutating func shift(by mark: DisplayMark) {
        // A text's verbs are the bytes of its font; ranges of nothing begin at 0.
        if verbCount > 0 { verbStart &+= kindCode == Kind.text.rawValue ? mark.text : mark.verb }
        if coordinateCount > 0 { coordinateStart &+= mark.coordinate }
        if stopCount > 0 { stopStart &+= mark.stop }
        if numberCount > 0 { numberStart &+= mark.number }
        if textCount > 0 { textStart &+= mark.text }
    }
}

extension DisplayList {
    /// The path that a command draws.
    package func path(of command: DrawCommand) -> Path {
        var path = Path()
        if command.kind != .text {
            try? path.append(verbs: verbs[command.verbs], coordinates: coordinates[command.coordinates])
        }
        return path
    }

    /// Appends the path that a command draws as SVG path data.
    func appendPathData(of command: DrawCommand, to bytes: inout [UInt8]) {
        Path.appendSVG(verbs[command.verbs], coordinates, from: Int(command.coordinateStart), to: &bytes)
    }
}

extension Path {
    /// Appends the path that a command of a list draws.
    package mutating func append(_ list: DisplayList, _ command: DrawCommand) {
        list.coordinates.withUnsafeBufferPointer { values in
            try? append(verbs: list.verbs[command.verbs], clamping: values, from: Int(command.coordinateStart))
        }
    }
}
