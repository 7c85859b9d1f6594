// SPDX-License-Identifier: MIT
/// How a path is written as SVG path data.
package struct PathDataFormat: Sendable {
    /// Which coordinates there are. The raw values are those of the ABI and never change.
    package enum Coordinates: Int32, Sendable {
        /// Absolute ones: capital letters.
        case absolute = 0
        /// Relative ones, save where adding would not give the very number back.
        case relative = 1
        /// For each command those that take fewer bytes.
        case shorter = 2
    }

    /// The most decimals that can be asked for.
    package static let maximumDigits: Int32 = 15

    /// As few bytes as possible: no command and no space that need not be, H, V, S and T, `.5` for `0.5`, `1e3` for `1000`.
    /// Otherwise one command for each verb and one space between numbers.
    package var isMinified = true
    package var coordinates = Coordinates.shorter
    /// How many decimals numbers are rounded to; below 0 as many as it takes to lose nothing.
    package var digits: Int32 = -1

    package init() {}
}
