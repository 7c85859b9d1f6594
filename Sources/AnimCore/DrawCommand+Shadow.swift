// SPDX-License-Identifier: MIT
import AnimScene

extension DrawCommand {
    /// The shadow of a layer, drawn below it and part of it.
    public struct Shadow: Sendable, Hashable {
        /// Its color.
        public let color: Color
        /// The offset from the layer.
        public let offset: Point
        /// Twice the standard deviation of the Gaussian blur, as in CSS.
        public let blur: Double

        init?(_ layer: AnimScene.DrawLayer) {
            guard layer.hasShadow else { return nil }
            color = Color(layer.shadowColor)
            offset = Point(layer.shadowX, layer.shadowY)
            blur = layer.shadowBlur
        }
    }
}
