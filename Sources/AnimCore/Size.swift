// SPDX-License-Identifier: MIT
/// A width and a height.
public struct Size: AnimatableValue, Hashable, CustomStringConvertible {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// A size.
    /// - Parameters:
    ///   - width: The width.
    ///   - height: The height.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// A size, interpolated component by component.
    public static var valueKind: ValueKind { .size }
    /// Width and height.
    public var components: [Double] { [width, height] }
    /// Makes the size from an array of two.
    /// - Parameter components: Width and height.
    public init?(components: [Double]) {
        guard components.count == 2 else { return nil }
        self.init(width: components[0], height: components[1])
    }

    /// The numbers, such as `Size(width: 10.0, height: 5.0)`.
    public var description: String { "Size(width: \(width), height: \(height))" }
}
