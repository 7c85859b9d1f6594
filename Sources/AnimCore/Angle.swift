// SPDX-License-Identifier: MIT
/// An angle; positive is clockwise on a screen whose y goes downwards.
public struct Angle: AnimatableValue, Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible {
    /// The angle in radians.
    public var radians: Double

    /// An angle in radians.
    /// - Parameter radians: 2π is a whole turn.
    public init(radians: Double) { self.radians = radians }

    /// An angle in degrees.
    /// - Parameter degrees: 360 is a whole turn.
    public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

    /// An angle in radians.
    /// - Parameter radians: 2π is a whole turn.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    /// - Parameter degrees: 360 is a whole turn.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle 0.
    public static let zero = Angle(radians: 0)

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / Double.pi) }
        set { self = Angle(degrees: newValue) }
    }

    /// Whether one angle is less than another.
    /// - Parameters:
    ///   - left: An angle.
    ///   - right: Another.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// The sum of two angles; full turns are kept.
    /// - Parameters:
    ///   - left: An angle.
    ///   - right: Another.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// The difference of two angles; full turns are kept.
    /// - Parameters:
    ///   - left: An angle.
    ///   - right: The angle to subtract.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// The angle in the opposite direction.
    /// - Parameter angle: An angle.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// A multiple of an angle.
    /// - Parameters:
    ///   - angle: An angle.
    ///   - factor: Any number.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// A multiple of an angle.
    /// - Parameters:
    ///   - factor: Any number.
    ///   - angle: An angle.
    public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

    /// A fraction of an angle.
    /// - Parameters:
    ///   - angle: An angle.
    ///   - divisor: Any number but 0.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

    /// An angle, interpolated as a number.
    public static var valueKind: ValueKind { .angle }
    /// The angle in radians.
    public var components: [Double] { [radians] }
    /// Makes the angle from an array of one.
    /// - Parameter components: The angle in radians.
    public init?(components: [Double]) {
        guard components.count == 1 else { return nil }
        radians = components[0]
    }

    /// The angle in degrees, such as `90.0°`.
    public var description: String { "\(degrees)°" }
}
