// SPDX-License-Identifier: MIT
import AnimMath

/// A number type on which expressions are evaluated.
package protocol ExpressionNumber {
    init(_ constant: Double)
    var value: Double { get }
    static func + (x: Self, y: Self) -> Self
    static func - (x: Self, y: Self) -> Self
    static func * (x: Self, y: Self) -> Self
    /// Applies an operation to its operands, as many of the three as it takes.
    static func apply(_ operation: ExpressionOperation, _ x: Self, _ y: Self, _ z: Self) -> Self
    /// An `ExpressionFunction`, by its number, of as many operands as it has parameters.
    static func call(_ function: UInt8, _ operands: UnsafePointer<Self>) -> Self
}

extension Double: ExpressionNumber {
    package var value: Double { self }

    @inline(never)
    package static func apply(_ operation: ExpressionOperation, _ x: Double, _ y: Double, _ z: Double) -> Double {
        let isTrue: Bool
        switch operation {
        case .add: return x + y
        case .subtract: return x - y
        case .multiply: return x * y
        case .divide: return x / y
        case .negate: return -x
        case .degrees: return x * 57.29577951308232
        case .radians: return x * 0.017453292519943295
        case .abs: return x.magnitude
        case .acos: return Math.acos(x)
        case .asin: return Math.asin(x)
        case .atan: return Math.atan(x)
        case .cbrt: return Math.cbrt(x)
        case .cos: return Math.cos(x)
        case .exp: return Math.exp(x)
        case .log: return Math.log(x)
        case .sin: return Math.sin(x)
        case .sqrt: return x.squareRoot()
        case .tan: return Math.tan(x)
        case .atan2: return Math.atan2(x, y)
        case .hypot: return Math.hypot(x, y)
        case .pow: return Math.pow(x, y)
        case .ceil: return -(-x).roundedDown
        case .floor: return x.roundedDown
        case .fract: return x - x.roundedDown
        case .round: return x.roundedHalfAway
        case .trunc: return x.truncated
        case .sign: return x > 0 ? 1 : x < 0 ? -1 : x
        case .max: return x < y || y.isNaN ? y : x
        case .min: return y < x || y.isNaN ? y : x
        case .mod: return x.floorRemainder(y)
        case .clamp: return apply(.min, apply(.max, x, y, y), z, z)
        case .choose: return x != 0 ? y : z
        case .mix: return x * (1 - z) + y * z
        case .smoothstep:
            let part = apply(.clamp, (z - x) / (y - x), 0, 1)
            return part * part * (3 - 2 * part)
        case .step: isTrue = !(y < x)
        case .not: isTrue = x == 0
        case .equal: isTrue = x == y
        case .notEqual: isTrue = x != y
        case .less: isTrue = x < y
        case .lessOrEqual: isTrue = x <= y
        case .greater: isTrue = x > y
        case .greaterOrEqual: isTrue = x >= y
        case .and: isTrue = x != 0 && y != 0
        case .or: isTrue = x != 0 || y != 0
        case .constant, .variable, .random, .length, .pathX, .pathY, .pathAngle, .formatShortest, .textLength,
            .textHash,
            .format, .contains, .startsWith, .endsWith, .join, .compareText, .chooseText, .text, .call:
            isTrue = false
        }
        return isTrue ? 1 : 0
    }
}

/// Rounding and remainders with integers, because baseline x86-64 would call libm for them.
extension Double {
    /// Rounds towards zero. A zero result keeps the sign.
    package var truncated: Double {
        guard magnitude < 0x1p52 else { return self }
        return Double(bitPattern: Double(Int64(self)).bitPattern | (bitPattern & 0x8000_0000_0000_0000))
    }

    package var roundedDown: Double {
        let whole = truncated
        return whole > self ? whole - 1 : whole
    }

    /// Rounds to the nearest integer, halves away from zero.
    var roundedHalfAway: Double {
        let whole = truncated
        guard (self - whole).magnitude >= 0.5 else { return whole }
        return self < 0 ? whole - 1 : whole + 1
    }

    /// The remainder of the division rounded down, with the sign of the divisor: Python's `%`. NaN if the divisor is
    /// zero or the dividend infinite.
    ///
    /// The remainder of the division rounded towards zero is exact: long division of the mantissas, 11 bits a step, so
    /// at most 191 steps. Adding the divisor for different signs may round.
    @inline(never)
    package func floorRemainder(_ divisor: Double) -> Double {
        let infinity = 0x7FF0_0000_0000_0000 as UInt64
        let bits = magnitude.bitPattern
        let divisorBits = divisor.magnitude.bitPattern
        guard bits < infinity, divisorBits <= infinity, divisorBits > 0 else { return .nan }
        var result = self
        if bits >= divisorBits {
            var exponent = Swift.max(bits &>> 52, 1)
            let divisorExponent = Swift.max(divisorBits &>> 52, 1)
            // A subnormal number has the exponent of the smallest normal one, and no leading bit.
            let low = 0x000F_FFFF_FFFF_FFFF as UInt64
            let lead = 0x0010_0000_0000_0000 as UInt64
            let mantissa = (divisorBits & low) | (divisorBits < lead ? 0 : lead)
            var rest = ((bits & low) | (bits < lead ? 0 : lead)) % mantissa
            while exponent > divisorExponent {
                let step = Swift.min(exponent &- divisorExponent, 11)
                rest = (rest &<< step) % mantissa
                exponent &-= step
            }
            // The unit of the divisor's mantissa: 2^(exponent − 1075), subnormal below 2^-1022.
            let unit = divisorExponent > 52 ? (divisorExponent &- 52) &<< 52 : 1 &<< (divisorExponent &- 1)
            result = Double(rest) * Double(bitPattern: unit)
            if self < 0 { result = -result }
        }
        if result == 0 { return divisor < 0 ? -0.0 : 0.0 }
        return (result < 0) == (divisor < 0) ? result : result + divisor
    }
}
