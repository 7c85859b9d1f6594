// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The numbers of a struct of doubles, an array of such structs, or null.
private func numbers<Value>(_ pointer: UnsafePointer<Value>?) -> UnsafePointer<Double>? {
    UnsafeRawPointer(pointer)?.assumingMemoryBound(to: Double.self)
}

private func numbers<Value>(_ pointer: UnsafeMutablePointer<Value>?) -> UnsafeMutablePointer<Double>? {
    UnsafeMutableRawPointer(pointer)?.assumingMemoryBound(to: Double.self)
}

@implementation @_cdecl("anim_transform_decompose")
public func anim_transform_decompose(
    _ transform: UnsafePointer<anim_transform>!,
    _ parts: UnsafeMutablePointer<anim_transform_parts>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let outer = try values(numbers(transform), 1, of: 6, "transform")
        let result = try room(numbers(parts), 1, of: TransformDecomposition.count, "parts")
        guard let outer = outer.baseAddress, let result = result.baseAddress else { return }
        ValueEncoding.transform.encode(outer, result, count: 6)
    }
}

@implementation @_cdecl("anim_transform_compose")
public func anim_transform_compose(
    _ parts: UnsafePointer<anim_transform_parts>!,
    _ transform: UnsafeMutablePointer<anim_transform>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let inner = try values(numbers(parts), 1, of: TransformDecomposition.count, "parts")
        let result = try room(numbers(transform), 1, of: 6, "transform")
        guard let inner = inner.baseAddress, let result = result.baseAddress else { return }
        ValueEncoding.transform.decode(inner, result, count: 6)
    }
}

@implementation @_cdecl("anim_transform_interpolate")
public func anim_transform_interpolate(
    _ from: UnsafePointer<anim_transform>!,
    _ to: UnsafePointer<anim_transform>!,
    _ progress: Double,
    _ result: UnsafeMutablePointer<anim_transform>!
) -> anim_status {
    attempt { () throws(AnimError) in
        var progress = progress
        try interpolate(.transform, numbers(from), numbers(to), 6, &progress, 1, numbers(result), isMany: false)
    }
}

@implementation @_cdecl("anim_transform_interpolate_many")
public func anim_transform_interpolate_many(
    _ from: UnsafePointer<anim_transform>!,
    _ to: UnsafePointer<anim_transform>!,
    _ progresses: UnsafePointer<Double>!,
    _ count: Int,
    _ results: UnsafeMutablePointer<anim_transform>!
) -> anim_status {
    attempt { () throws(AnimError) in
        try interpolate(.transform, numbers(from), numbers(to), 6, progresses, count, numbers(results), isMany: true)
    }
}
