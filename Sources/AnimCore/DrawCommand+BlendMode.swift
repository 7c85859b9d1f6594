// SPDX-License-Identifier: MIT
extension DrawCommand {
    /// How a layer is composited: a blend mode of W3C Compositing and Blending, level 1.
    public enum BlendMode: Int32, Sendable {
        /// The layer covers what is behind it.
        case normal = 0
        /// `multiply`.
        case multiply = 1
        /// `screen`.
        case screen = 2
        /// `overlay`.
        case overlay = 3
        /// `darken`.
        case darken = 4
        /// `lighten`.
        case lighten = 5
        /// `color-dodge`.
        case colorDodge = 6
        /// `color-burn`.
        case colorBurn = 7
        /// `hard-light`.
        case hardLight = 8
        /// `soft-light`.
        case softLight = 9
        /// `difference`.
        case difference = 10
        /// `exclusion`.
        case exclusion = 11
        /// `hue`.
        case hue = 12
        /// `saturation`.
        case saturation = 13
        /// `color`.
        case color = 14
        /// `luminosity`.
        case luminosity = 15
    }
}
