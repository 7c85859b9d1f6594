// SPDX-License-Identifier: MIT
import AnimScene

extension DrawCommand {
    /// An image to draw, which the host knows by its name.
    public struct Image: Sendable, Equatable {
        /// How it fills its frame.
        public enum Fit: Int32, Sendable {
            /// It fills it.
            case stretch = 0
            /// As large as the frame holds all of it, in its middle.
            case contain = 1
            /// As small as it covers the frame, in its middle; what is outside is not drawn.
            case cover = 2
        }

        /// Its name.
        public let name: String
        /// The upper left corner of its frame.
        public let origin: Point
        /// Width and height of its frame.
        public let size: Point
        /// How it fills its frame.
        public let fit: Fit

        init(_ image: AnimScene.DrawImage, _ list: AnimScene.DisplayList) {
            name = String(decoding: list.text[image.name.indices], as: UTF8.self)
            origin = Point(image.x, image.y)
            size = Point(image.width, image.height)
            fit = Fit(rawValue: image.fit) ?? .stretch
        }
    }
}
