// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// Checks the arrays of a bulk tween: their counts, and that all numbers and differences are finite.
private func check<Number: BinaryFloatingPoint>(
    _ xs: UnsafeBufferPointer<Number>,
    _ origins: UnsafeBufferPointer<Number>,
    _ targets: UnsafeBufferPointer<Number>
) throws(AnimError) {
    guard xs.count == 1 || xs.count == origins.count else {
        throw argumentError("x_count", "must be 1 or count")
    }
    // x − x is 0 for finite x.
    var sum: Number = 0
    for x in xs { sum += x - x }
    guard sum == 0 else { throw argumentError("xs", "must be finite") }
    for index in 0..<origins.count {
        let distance = targets[index] - origins[index]
        sum += distance - distance
    }
    guard sum == 0 else {
        throw argumentError("origins, targets, and every target minus its origin,", "must be finite")
    }
}

@implementation @_cdecl("anim_easing_animate_many")
public func anim_easing_animate_many(
    _ easing: OpaquePointer!,
    _ xs: UnsafePointer<Double>!,
    _ x_count: Int,
    _ origins: UnsafePointer<Double>!,
    _ targets: UnsafePointer<Double>!,
    _ count: Int,
    _ values: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let easing = try object(easing, as: Easing.self)
        let (from, to) = (try array(origins, count, "origins"), try array(targets, count, "targets"))
        let (progress, results) = (try array(xs, x_count, "xs"), try array(values, count, "values"))
        try check(progress, from, to)
        guard let x = progress.baseAddress, let a = from.baseAddress, let b = to.baseAddress,
            let target = results.baseAddress
        else { return }
        easing.tween(x, isShared: x_count == 1, a, b, count, target)
    }
}

@implementation @_cdecl("anim_easing_animate_many_float")
public func anim_easing_animate_many_float(
    _ easing: OpaquePointer!,
    _ xs: UnsafePointer<Float>!,
    _ x_count: Int,
    _ origins: UnsafePointer<Float>!,
    _ targets: UnsafePointer<Float>!,
    _ count: Int,
    _ values: UnsafeMutablePointer<Float>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let easing = try object(easing, as: Easing.self)
        let (from, to) = (try array(origins, count, "origins"), try array(targets, count, "targets"))
        let (progress, results) = (try array(xs, x_count, "xs"), try array(values, count, "values"))
        try check(progress, from, to)
        guard let x = progress.baseAddress, let a = from.baseAddress, let b = to.baseAddress,
            let target = results.baseAddress
        else { return }
        easing.tween(x, isShared: x_count == 1, a, b, count, target)
    }
}
