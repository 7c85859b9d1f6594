// SPDX-License-Identifier: MIT
import AnimMath
import CAnimCore

@implementation @_cdecl("anim_math_evaluate")
public func anim_math_evaluate(
    _ function: Int32,
    _ x: UnsafePointer<Double>!,
    _ y: UnsafePointer<Double>!,
    _ count: Int,
    _ results: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let xs = try array(x, count, "x")
        let results = try array(results, count, "results")
        if let unary = unary(function) {
            for index in xs.indices { results[index] = unary(xs[index]) }
        } else if let binary = binary(function) {
            let ys = try array(y, count, "y")
            for index in xs.indices { results[index] = binary(xs[index], ys[index]) }
        } else {
            throw constantError("function", function, "ANIM_MATH_FUNCTION_...")
        }
    }
}

/// The functions of one number, called through a closure instead of copied into a loop each.
private func unary(_ function: Int32) -> ((Double) -> Double)? {
    switch function {
    case 0: Math.exp
    case 1: Math.expm1
    case 2: Math.log
    case 3: Math.log1p
    case 4: Math.sin
    case 5: Math.cos
    case 6: Math.tan
    case 8: Math.acos
    case 10: Math.cbrt
    default: nil
    }
}

private func binary(_ function: Int32) -> ((Double, Double) -> Double)? {
    switch function {
    case 7: Math.atan2
    case 9: Math.pow
    case 11: Math.hypot
    default: nil
    }
}
