// SPDX-License-Identifier: MIT
/// A rectangle whose sides are parallel to the axes.
public struct Rectangle: AnimatableValue, Hashable, CustomStringConvertible {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a rectangle from its upper left corner and its size.
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The upper edge.
    ///   - width: The width.
    ///   - height: The height.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Makes a rectangle from two opposite corners.
    /// - Parameters:
    ///   - lower: The upper left corner: the smaller coordinates.
    ///   - upper: The lower right corner: the larger coordinates.
    public init(lower: Point, upper: Point) {
        self.init(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
    }

    init(_ numbers: SIMD4<Double>) {
        self.init(x: numbers.x, y: numbers.y, width: numbers.z, height: numbers.w)
    }

    /// The upper left corner.
    public var lower: Point { Point(x, y) }
    /// The lower right corner.
    public var upper: Point { Point(x + width, y + height) }
    /// Whether the rectangle is empty: its width or height is 0 or less.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// A rectangle, interpolated component by component.
    public static var valueKind: ValueKind { .rectangle }
    /// x, y, width and height.
    public var components: [Double] { [x, y, width, height] }
    /// Makes the rectangle from an array of four.
    /// - Parameter components: x, y, width and height.
    public init?(components: [Double]) {
        guard components.count == 4 else { return nil }
        self.init(x: components[0], y: components[1], width: components[2], height: components[3])
    }

    /// The numbers, such as `Rectangle(x: 0.0, y: 0.0, width: 10.0, height: 5.0)`.
    public var description: String { "Rectangle(x: \(x), y: \(y), width: \(width), height: \(height))" }
}
