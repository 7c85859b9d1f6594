// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The curve that a caller describes.
func curve(_ pointer: UnsafePointer<anim_cubic_bezier>?) throws(AnimError) -> CubicBezier {
    try curve(try required(pointer, "curve").pointee)
}

func curve(_ curve: anim_cubic_bezier) throws(AnimError) -> CubicBezier {
    try CubicBezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
}

func cCurve(_ curve: CubicBezier) -> anim_cubic_bezier {
    anim_cubic_bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
}

@implementation @_cdecl("anim_cubic_bezier_make_named")
public func anim_cubic_bezier_make_named(
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ curve: UnsafeMutablePointer<anim_cubic_bezier>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(curve, "curve")
        let bytes = try AnimCoreABI.name(name, name_length)
        guard let named = CubicBezier.named(bytes) else {
            throw unknownWord("name", bytes, "curve", CubicBezier.knownNames, "curves")
        }
        result.pointee = cCurve(named)
    }
}

@implementation @_cdecl("anim_cubic_bezier_evaluate")
public func anim_cubic_bezier_evaluate(
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ x: Double,
    _ y: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try present(y, "y")
        result.pointee = try AnimCoreABI.curve(present(curve, "curve").pointee).value(at: try finite(x, "x"))
    }
}

@implementation @_cdecl("anim_cubic_bezier_evaluate_many")
public func anim_cubic_bezier_evaluate_many(
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ xs: UnsafePointer<Double>!,
    _ count: Int,
    _ ys: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let curve = try AnimCoreABI.curve(curve)
        let xs = try array(xs, count, "xs")
        let ys = try array(ys, count, "ys")
        for x in xs { _ = try finite(x, "xs") }
        for (index, x) in xs.enumerated() { ys[index] = curve.value(at: x) }
    }
}

@implementation @_cdecl("anim_cubic_bezier_get_slope")
public func anim_cubic_bezier_get_slope(
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ x: Double,
    _ slope: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(slope, "slope")
        result.pointee = try AnimCoreABI.curve(curve).slope(at: try finite(x, "x"))
    }
}

@implementation @_cdecl("anim_cubic_bezier_invert")
public func anim_cubic_bezier_invert(
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ y: Double,
    _ x: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try present(x, "x")
        result.pointee = try AnimCoreABI.curve(present(curve, "curve").pointee).inverse(try finite(y, "y"))
    }
}
