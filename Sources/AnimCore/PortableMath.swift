// SPDX-License-Identifier: MIT
import AnimMath

/// The elementary functions that the engine computes with: bit-identical on every processor, accurate to one unit in
/// the last place.
public enum PortableMath {
    /// e^x.
    /// - Parameter x: Any number.
    public static func exp(_ x: Double) -> Double { Math.exp(x) }
    /// e^x − 1, exact near 0.
    /// - Parameter x: Any number.
    public static func expm1(_ x: Double) -> Double { Math.expm1(x) }
    /// The natural logarithm.
    /// - Parameter x: Any number; NaN below 0.
    public static func log(_ x: Double) -> Double { Math.log(x) }
    /// The natural logarithm of 1 + x, exact near 0.
    /// - Parameter x: Any number; NaN below −1.
    public static func log1p(_ x: Double) -> Double { Math.log1p(x) }
    /// The sine.
    /// - Parameter x: Radians.
    public static func sin(_ x: Double) -> Double { Math.sin(x) }
    /// The cosine.
    /// - Parameter x: Radians.
    public static func cos(_ x: Double) -> Double { Math.cos(x) }
    /// The tangent.
    /// - Parameter x: Radians.
    public static func tan(_ x: Double) -> Double { Math.tan(x) }
    /// The arc cosine in radians, 0…π.
    /// - Parameter x: −1…1; NaN outside.
    public static func acos(_ x: Double) -> Double { Math.acos(x) }
    /// The angle from the x axis to (x, y) in radians, −π…π.
    /// - Parameters:
    ///   - y: Any number.
    ///   - x: Any number.
    public static func atan2(_ y: Double, _ x: Double) -> Double { Math.atan2(y, x) }
    /// x to the power of y.
    /// - Parameters:
    ///   - x: Any number.
    ///   - y: Any number.
    public static func pow(_ x: Double, _ y: Double) -> Double { Math.pow(x, y) }
    /// The cube root.
    /// - Parameter x: Any number.
    public static func cbrt(_ x: Double) -> Double { Math.cbrt(x) }
    /// √(x² + y²) without overflow.
    /// - Parameters:
    ///   - x: Any number.
    ///   - y: Any number.
    public static func hypot(_ x: Double, _ y: Double) -> Double { Math.hypot(x, y) }
}
