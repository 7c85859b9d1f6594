// SPDX-License-Identifier: MIT
import AnimScene

extension DrawCommand {
    /// A text to draw in one of the host's fonts.
    public struct Text: Sendable, Hashable {
        /// The horizontal position of the text relative to its point.
        public enum Alignment: Int32, Sendable {
            /// The text begins at the point.
            case left = 0
            /// The text is centered at the point.
            case center = 1
            /// The text ends at the point.
            case right = 2
        }

        /// The part of the line that lies at the point.
        public enum Baseline: Int32, Sendable {
            /// The alphabetic baseline.
            case alphabetic = 0
            /// The top.
            case top = 1
            /// The middle.
            case middle = 2
            /// The bottom.
            case bottom = 3
        }

        /// The text.
        public let string: String
        /// The font's name; empty for the host's default font.
        public let font: String
        /// The point at which the text is drawn.
        public let point: Point
        /// The font's size in units.
        public let size: Double
        /// The font's weight as in CSS: 400 is regular, 700 bold.
        public let weight: Double
        /// The horizontal position of the text relative to its point.
        public let alignment: Alignment
        /// The part of the line that lies at the point.
        public let baseline: Baseline

        init(_ text: AnimScene.DrawText, _ list: AnimScene.DisplayList) {
            string = String(decoding: list.text[text.text.indices], as: UTF8.self)
            font = String(decoding: list.text[text.font.indices], as: UTF8.self)
            point = Point(text.x, text.y)
            (size, weight) = (text.size, text.weight)
            alignment = Alignment(rawValue: text.align) ?? .left
            baseline = Baseline(rawValue: text.baseline) ?? .alphabetic
        }
    }
}
