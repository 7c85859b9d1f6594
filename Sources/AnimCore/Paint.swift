// SPDX-License-Identifier: MIT
import AnimScene

/// The paint of a path or a text.
public enum Paint: Sendable, Hashable {
    /// A color of a gradient.
    public struct Stop: Sendable, Hashable {
        /// The position on the gradient, 0…1; not below that of the stop before.
        public let offset: Double
        /// The color there. Between stops, components are interpolated in sRGB, not premultiplied.
        public let color: Color
    }

    /// One color.
    case solid(Color)
    /// A gradient from one point to another.
    case linear(from: Point, to: Point, stops: [Stop])
    /// A gradient around a center, up to a radius.
    case radial(center: Point, radius: Double, stops: [Stop])
    /// A gradient once around a center, clockwise from an angle (0 is to the right).
    case angular(center: Point, start: Angle, stops: [Stop])

    init(_ command: AnimScene.DrawCommand, _ list: AnimScene.DisplayList) {
        func stops(_ range: Range<Int>) -> [Stop] {
            list.stops[range].map { Stop(offset: $0.offset, color: Color($0.color)) }
        }
        self =
            switch command.paint {
            case .solid(let color): .solid(Color(color))
            case .linear(let x1, let y1, let x2, let y2, let range):
                .linear(from: Point(x1, y1), to: Point(x2, y2), stops: stops(range))
            case .radial(let x, let y, let radius, let range):
                .radial(center: Point(x, y), radius: radius, stops: stops(range))
            case .angular(let x, let y, let angle, let range):
                .angular(center: Point(x, y), start: Angle(radians: angle), stops: stops(range))
            }
    }
}
