// SPDX-License-Identifier: MIT
// Exports of AnimCore.Math for math_sweep.c: compiled together with Sources/AnimMath, never shipped.

@_cdecl("sweep_one")
public func sweepOne(_ function: Int32, _ x: Double, _ y: Double) -> Double {
    switch function {
    case 0: Math.exp(x)
    case 1: Math.expm1(x)
    case 2: Math.log(x)
    case 3: Math.log1p(x)
    case 4: Math.sin(x)
    case 5: Math.cos(x)
    case 6: Math.tan(x)
    case 7: Math.atan(x)
    case 8: Math.asin(x)
    case 9: Math.acos(x)
    case 10: Math.cbrt(x)
    case 11: Math.pow(x, y)
    case 12: Math.hypot(x, y)
    case 13: Math.atan2(x, y)
    case 14: Math.sincos(high: x, low: y).sin
    default: Math.sincos(high: x, low: y).cos
    }
}
