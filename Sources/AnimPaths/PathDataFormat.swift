// SPDX-License-Identifier: MIT
/// How a path is written as SVG path data.
package struct PathDataFormat: Sendable {
    /// Absolute or relative coordinates. The raw values are those of the ABI and never change.
    package enum Coordinates: Int32, Sendable {
        /// Absolute ones: capital letters.
        case absolute = 0
        /// Relative ones, except where adding would not give the exact number back.
        case relative = 1
        /// For each command the shorter form.
        case shorter = 2
    }

    /// The largest number of decimals allowed.
    package static let maximumDigits: Int32 = 15

    /// As few bytes as possible: no unnecessary commands or spaces, H, V, S and T, `.5` for `0.5`, `1e3` for `1000`.
    /// Otherwise one command for each verb and one space between numbers.
    package var isMinified = true
    package var coordinates = Coordinates.shorter
    /// The number of decimals to round to; below 0 for as many as needed to lose nothing.
    package var digits: Int32 = -1

    package init() {}
}
