// SPDX-License-Identifier: MIT
/// A value and its rate of change: a dual number. Operations follow the chain rule.
struct ExpressionRate: ExpressionNumber {
    package var value: Double
    package var rate: Double

    init(value: Double, rate: Double) {
        self.value = value
        self.rate = rate
    }

    init(_ constant: Double) { self.init(value: constant, rate: 0) }

    package static func + (x: ExpressionRate, y: ExpressionRate) -> ExpressionRate { apply(.add, x, y, y) }
    package static func - (x: ExpressionRate, y: ExpressionRate) -> ExpressionRate { apply(.subtract, x, y, y) }
    package static func * (x: ExpressionRate, y: ExpressionRate) -> ExpressionRate { apply(.multiply, x, y, y) }

    /// The sum of the partial derivatives, each times its operand's rate.
    @inline(never)
    package static func apply(
        _ operation: ExpressionOperation,
        _ a: ExpressionRate,
        _ b: ExpressionRate,
        _ c: ExpressionRate
    ) -> ExpressionRate {
        let value = Double.apply(operation, a.value, b.value, c.value)
        let slopes = partialDerivatives(operation, a.value, b.value, c.value, value)
        let rate = product(slopes.byX, a.rate) + product(slopes.byY, b.rate) + product(slopes.byZ, c.rate)
        return ExpressionRate(value: value, rate: rate)
    }

    /// The value of another function from which an operation's derivative is computed; the operation's own if there is
    /// none.
    @inline(__always)
    private static func related(
        _ operation: ExpressionOperation,
        _ x: Double,
        _ y: Double,
        _ z: Double,
        _ value: Double
    ) -> Double {
        var function = operation
        var p = y
        switch operation {
        case .abs: function = .sign
        case .sin: function = .cos
        case .cos: function = .sin
        case .atan2: function = .hypot
        case .pow: p = y - 1
        default: return value
        }
        return Double.apply(function, x, p, z)
    }

    /// The partial derivatives with respect to x, y and z, of an operation with the given value.
    @inline(__always)
    private static func partialDerivatives(
        _ operation: ExpressionOperation,
        _ x: Double,
        _ y: Double,
        _ z: Double,
        _ value: Double
    ) -> (byX: Double, byY: Double, byZ: Double) {
        var (byX, byY, byZ) = (0.0, 0.0, 0.0)
        let help = related(operation, x, y, z, value)
        switch operation {
        case .fract: byX = 1
        case .add: (byX, byY) = (1, 1)
        case .subtract: (byX, byY) = (1, -1)
        case .multiply: (byX, byY) = (y, x)
        case .divide: (byX, byY) = (1 / y, -value / y)
        case .negate: byX = -1
        case .degrees, .radians: byX = Double.apply(operation, 1, y, z)
        case .abs, .sin, .exp: byX = help
        case .cos: byX = -help
        case .asin: byX = 1 / ((1 - x) * (1 + x)).squareRoot()
        case .acos: byX = -1 / ((1 - x) * (1 + x)).squareRoot()
        case .atan: byX = 1 / (1 + x * x)
        case .log: byX = 1 / x
        case .sqrt: byX = 0.5 / value
        case .tan: byX = 1 + value * value
        case .cbrt: byX = 1 / (3 * value * value)
        case .hypot where help != 0: (byX, byY) = (x / help, y / help)
        case .atan2 where help != 0: (byX, byY) = (y / help / help, -x / help / help)
        case .pow:
            if y != 0 { byX = y * help }
            if value != 0 { byY = value * Double.apply(.log, x, y, z) }
        case .max, .min, .clamp:
            if value.bitPattern == x.bitPattern {
                byX = 1
            } else if value.bitPattern == y.bitPattern {
                byY = 1
            } else {
                byZ = 1
            }
        case .choose: (byY, byZ) = x != 0 ? (1, 0) : (0, 1)
        case .mod: (byX, byY) = (1, -(x / y).roundedDown)
        case .mix: (byX, byY, byZ) = (1 - z, z, y - x)
        case .smoothstep:
            let width = y - x
            let part = (z - x) / width
            if part > 0, part < 1 {
                byZ = 6 * part * (1 - part) / width
                (byX, byY) = (byZ * (part - 1), -byZ * part)
            }
        default: break
        }
        return (byX, byY, byZ)
    }

    /// A constant operand contributes no rate, however large the slope.
    @inline(__always)
    private static func product(_ slope: Double, _ rate: Double) -> Double {
        slope == 0 || rate == 0 ? 0 : slope * rate
    }
}
