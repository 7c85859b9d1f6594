// SPDX-License-Identifier: MIT
import AnimPaths

/// Everything that a scene shows at one moment, from back to front. Reuses its memory in every frame.
package struct DisplayList: Sendable {
    package internal(set) var commands: [DrawCommand] = []
    /// The paths of all commands, concatenated.
    package internal(set) var verbs: [Path.Verb] = []
    package internal(set) var coordinates: [Double] = []
    package internal(set) var stops: [GradientStop] = []
    /// The dashes of all strokes, concatenated.
    package internal(set) var dashes: [Double] = []
    /// UTF-8 of texts, fonts and image names, concatenated.
    package internal(set) var text: [UInt8] = []

    package init() {}

    /// The largest number of coordinates, and of bytes of texts: many nodes can show the same long text or path
    /// property.
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
        if !dashes.isEmpty { dashes.removeAll(keepingCapacity: true) }
        if !text.isEmpty { text.removeAll(keepingCapacity: true) }
    }

    /// The present size of each array.
    var mark: DisplayMark {
        DisplayMark(
            command: UInt32(commands.count),
            verb: UInt32(verbs.count),
            coordinate: UInt32(coordinates.count),
            stop: UInt32(stops.count),
            dash: UInt32(dashes.count),
            text: UInt32(text.count)
        )
    }
}

/// A position in each array of a display list, or the size of each.
struct DisplayMark: Equatable, Sendable {
    var command: UInt32 = 0
    package var verb: UInt32 = 0
    package var coordinate: UInt32 = 0
    package var stop: UInt32 = 0
    package var dash: UInt32 = 0
    package var text: UInt32 = 0

    package static func - (a: DisplayMark, b: DisplayMark) -> DisplayMark {
        DisplayMark(
            command: a.command &- b.command,
            verb: a.verb &- b.verb,
            coordinate: a.coordinate &- b.coordinate,
            stop: a.stop &- b.stop,
            dash: a.dash &- b.dash,
            text: a.text &- b.text
        )
    }
}

extension DrawCommand {
    /// Shifts its ranges by a mark.
    mutating func shift(by mark: DisplayMark) {
        switch kind {
        case .fill:
            var fill = fill
            fill.paint.stops.shift(by: mark.stop)
            fill.path.shift(by: mark)
            self.fill = fill
        case .stroke:
            var stroke = stroke
            stroke.paint.stops.shift(by: mark.stop)
            stroke.path.shift(by: mark)
            stroke.dashes.shift(by: mark.dash)
            self.stroke = stroke
        case .text:
            var text = text
            text.paint.stops.shift(by: mark.stop)
            text.text.shift(by: mark.text)
            text.font.shift(by: mark.text)
            self.text = text
        case .image:
            var image = image
            image.name.shift(by: mark.text)
            self.image = image
        case .clipBegin:
            var clip = clip
            clip.path.shift(by: mark)
            self.clip = clip
        case .layerBegin, .layerEnd, .clipEnd: break
        }
    }
}

extension DrawPath {
    fileprivate mutating func shift(by mark: DisplayMark) {
        verbs.shift(by: mark.verb)
        coordinates.shift(by: mark.coordinate)
    }
}

extension DisplayList {
    /// The path of a command.
    package func path(of command: DrawCommand) -> Path {
        var path = Path()
        if command.hasPath {
            let source = command.path
            try? path.append(verbs: verbs[source.verbs.indices], coordinates: coordinates[source.coordinates.indices])
        }
        return path
    }

    /// Appends the path of a command as SVG path data.
    func appendPathData(of command: DrawCommand, to bytes: inout [UInt8]) {
        let path = command.path
        Path.appendSVG(verbs[path.verbs.indices], coordinates, from: Int(path.coordinates.start), to: &bytes)
    }
}

extension Path {
    /// Appends the path of a command of a list.
    package mutating func append(_ list: DisplayList, _ command: DrawCommand) {
        let path = command.path
        list.coordinates.withUnsafeBufferPointer { values in
            try? append(verbs: list.verbs[path.verbs.indices], clamping: values, from: Int(path.coordinates.start))
        }
    }
}
