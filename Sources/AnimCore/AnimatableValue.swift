// SPDX-License-Identifier: MIT
/// A value that a property can hold: some numbers, and what they mean.
///
/// Your own types can be values too: name a kind, and convert to and from the components of that kind.
public protocol AnimatableValue: Sendable, Equatable {
    /// What the components mean.
    static var valueKind: ValueKind { get }
    /// The components in the order of the kind. Their count is that of the kind.
    var components: [Double] { get }
    /// Makes a value from components in the order of the kind; nil if there are too few or too many.
    /// - Parameter components: As many numbers as the kind has.
    init?(components: [Double])
}

extension Double: AnimatableValue {
    /// One number.
    public static var valueKind: ValueKind { .scalar }
    /// The number itself.
    public var components: [Double] { [self] }
    /// Makes the number from an array of one.
    /// - Parameter components: One number.
    public init?(components: [Double]) {
        guard components.count == 1 else { return nil }
        self = components[0]
    }
}

extension SIMD2<Double>: AnimatableValue {
    /// Two numbers.
    public static var valueKind: ValueKind { .vector2 }
    /// x and y.
    public var components: [Double] { [x, y] }
    /// Makes the point from an array of two.
    /// - Parameter components: x and y.
    public init?(components: [Double]) {
        guard components.count == 2 else { return nil }
        self.init(components[0], components[1])
    }
}

extension SIMD3<Double>: AnimatableValue {
    /// Three numbers.
    public static var valueKind: ValueKind { .vector3 }
    /// x, y and z.
    public var components: [Double] { [x, y, z] }
    /// Makes the vector from an array of three.
    /// - Parameter components: x, y and z.
    public init?(components: [Double]) {
        guard components.count == 3 else { return nil }
        self.init(components[0], components[1], components[2])
    }
}

extension SIMD4<Double>: AnimatableValue {
    /// Four numbers.
    public static var valueKind: ValueKind { .vector4 }
    /// x, y, z and w.
    public var components: [Double] { [x, y, z, w] }
    /// Makes the vector from an array of four.
    /// - Parameter components: x, y, z and w.
    public init?(components: [Double]) {
        guard components.count == 4 else { return nil }
        self.init(components[0], components[1], components[2], components[3])
    }
}

extension [Double]: AnimatableValue {
    /// As many numbers as the first value has.
    public static var valueKind: ValueKind { .vector }
    /// The array itself.
    public var components: [Double] { self }
    /// The array itself.
    /// - Parameter components: Any numbers.
    public init?(components: [Double]) { self = components }
}

/// A point or vector of the plane: x to the right, y downwards.
public typealias Point = SIMD2<Double>
