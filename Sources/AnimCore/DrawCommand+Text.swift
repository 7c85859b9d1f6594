// SPDX-License-Identifier: MIT
import AnimScene

extension DrawCommand {
    /// A text to draw in a font of the host's.
    public struct Text: Sendable, Equatable {
        /// Where it is beside its point.
        public enum Alignment: Int32, Sendable {
            /// It begins there.
            case left = 0
            /// Its middle is there.
            case center = 1
            /// It ends there.
            case right = 2
        }

        /// What of its line is at its point.
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
        /// The font's name; empty for the host's own.
        public let font: String
        /// Where it is.
        public let point: Point
        /// The font's size in units.
        public let size: Double
        /// The font's weight as in CSS: 400 is regular, 700 bold.
        public let weight: Double
        /// Where it is beside its point.
        public let alignment: Alignment
        /// What of its line is at its point.
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
