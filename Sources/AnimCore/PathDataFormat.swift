// SPDX-License-Identifier: MIT
import AnimPaths

/// How a path is written as SVG path data.
public struct PathDataFormat: Sendable, Hashable {
    /// How coordinates are written.
    public enum Coordinates: Sendable, Hashable {
        /// Relative to the origin.
        case absolute
        /// Relative to the start of the command.
        case relative
        /// Whichever is shorter.
        case shorter
    }

    /// Whether the text has as few bytes as possible; otherwise it has a command for each element and spaces between
    /// numbers.
    public var isMinified: Bool
    /// How coordinates are written.
    public var coordinates: Coordinates
    /// The number of decimals to round to, 0…15; nil for as many as needed to lose nothing.
    public var digits: Int?

    /// A format.
    /// - Parameters:
    ///   - isMinified: Whether the text has as few bytes as possible.
    ///   - coordinates: How coordinates are written.
    ///   - digits: The number of decimals to round to, 0…15; nil for as many as needed to lose nothing.
    public init(isMinified: Bool = true, coordinates: Coordinates = .shorter, digits: Int? = nil) {
        self.isMinified = isMinified
        self.coordinates = coordinates
        self.digits = digits
    }

    func core() throws(AnimError) -> AnimPaths.PathDataFormat {
        var core = AnimPaths.PathDataFormat()
        core.isMinified = isMinified
        core.coordinates =
            switch coordinates {
            case .absolute: .absolute
            case .relative: .relative
            case .shorter: .shorter
            }
        if let digits {
            guard digits >= 0, digits <= Int(AnimPaths.PathDataFormat.maximumDigits) else {
                throw AnimError(.argument, "digits must be from 0 to 15")
            }
            core.digits = Int32(digits)
        }
        return core
    }
}
