// SPDX-License-Identifier: MIT
import AnimScene

extension DrawCommand {
    /// An image to draw. The host knows it by its name.
    public struct Image: Sendable, Hashable {
        /// How an image fills its frame.
        public enum Fit: Int32, Sendable {
            /// Stretched to the frame.
            case stretch = 0
            /// Scaled to the largest size at which all of it fits into the frame, and centered.
            case contain = 1
            /// Scaled to the smallest size that covers the frame, and centered; parts outside the frame are not drawn.
            case cover = 2
        }

        /// The image's name.
        public let name: String
        /// The upper left corner of the frame.
        public let origin: Point
        /// Width and height of the frame.
        public let size: Point
        /// How the image fills its frame.
        public let fit: Fit

        init(_ image: AnimScene.DrawImage, _ list: AnimScene.DisplayList) {
            name = String(decoding: list.text[image.name.indices], as: UTF8.self)
            origin = Point(image.x, image.y)
            size = Point(image.width, image.height)
            fit = Fit(rawValue: image.fit) ?? .stretch
        }
    }
}
