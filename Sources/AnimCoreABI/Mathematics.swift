import AnimCore
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
        switch function {
        case 0: evaluate(xs, results) { Math.exp($0) }
        case 1: evaluate(xs, results) { Math.expm1($0) }
        case 2: evaluate(xs, results) { Math.log($0) }
        case 3: evaluate(xs, results) { Math.log1p($0) }
        case 4: evaluate(xs, results) { Math.sin($0) }
        case 5: evaluate(xs, results) { Math.cos($0) }
        case 6: evaluate(xs, results) { Math.tan($0) }
        case 7: evaluate(xs, try array(y, count, "y"), results) { Math.atan2($0, $1) }
        case 8: evaluate(xs, results) { Math.acos($0) }
        case 9: evaluate(xs, try array(y, count, "y"), results) { Math.pow($0, $1) }
        case 10: evaluate(xs, results) { Math.cbrt($0) }
        case 11: evaluate(xs, try array(y, count, "y"), results) { Math.hypot($0, $1) }
        default: throw argumentError("function", "is no ANIM_MATH_ constant")
        }
    }
}

private func evaluate(
    _ xs: UnsafeBufferPointer<Double>,
    _ results: UnsafeMutableBufferPointer<Double>,
    _ body: (Double) -> Double
) {
    for index in xs.indices { results[index] = body(xs[index]) }
}

private func evaluate(
    _ xs: UnsafeBufferPointer<Double>,
    _ ys: UnsafeBufferPointer<Double>,
    _ results: UnsafeMutableBufferPointer<Double>,
    _ body: (Double, Double) -> Double
) {
    for index in xs.indices { results[index] = body(xs[index], ys[index]) }
}
