// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import CAnimCore

@implementation @_cdecl("anim_default_stroke_style")
public func anim_default_stroke_style(
    _ style: UnsafeMutablePointer<anim_stroke_style>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        let defaults = StrokeStyle()
        var result = anim_stroke_style()
        result.width = defaults.width
        result.miter_limit = defaults.miterLimit
        try fill(style, struct_size, with: result, "style")
    }
}

/// The size of the style before it had the simplification flag.
let leastStrokeStyle = 48

/// The style that a caller describes, or the default.
@inline(never)
private func strokeStyle(_ pointer: UnsafePointer<anim_stroke_style>?) throws(AnimError) -> StrokeStyle {
    var result = StrokeStyle()
    if pointer == nil { return result }
    let style = try grown(try required(pointer, "style"), least: leastStrokeStyle, anim_stroke_style())
    guard let cap = StrokeStyle.Cap(rawValue: style.cap) else { throw constantError("cap", style.cap, "ANIM_CAP_...") }
    guard let join = StrokeStyle.Join(rawValue: style.join) else {
        throw constantError("join", style.join, "ANIM_JOIN_...")
    }
    result.width = style.width
    result.cap = cap
    result.join = join
    result.miterLimit = style.miter_limit
    result.isSimplified = try flag(style.simplified, "simplified")
    result.dashOffset = try finite(style.dash_offset, "dash_offset")
    guard style.dash_count <= UInt32(largestArray) else {
        throw AnimError(.limit, "dash_count is beyond ANIM_LIMIT_ARRAY")
    }
    result.dashes = try copied(style.dashes, Int(clamping: style.dash_count), "dashes")
    return result
}

/// Replaces one path by one made from another.
@inline(never)
private func replace(
    _ result: OpaquePointer?,
    by path: OpaquePointer?,
    _ body: (Path) throws(AnimError) -> Path
) -> anim_status {
    attempt { () throws(AnimError) in
        let source = try object(path, as: PathHandle.self)
        let target = try named("result", result)
        try askForCopies(of: source.path)
        target.path = try body(source.path)
    }
}

@implementation @_cdecl("anim_path_stroke")
public func anim_path_stroke(
    _ path: OpaquePointer!,
    _ style: UnsafePointer<anim_stroke_style>!,
    _ tolerance: Double,
    _ result: OpaquePointer!
) -> anim_status {
    replace(result, by: path) { (path) throws(AnimError) in
        try path.stroked(try strokeStyle(style), tolerance: tolerance)
    }
}

@implementation @_cdecl("anim_path_dash")
public func anim_path_dash(
    _ path: OpaquePointer!,
    _ dashes: UnsafePointer<Double>!,
    _ count: Int,
    _ offset: Double,
    _ result: OpaquePointer!
) -> anim_status {
    replace(result, by: path) { (path) throws(AnimError) in
        var made = Path()
        let dashes = try array(dashes, count, "dashes")
        // The pattern keeps the sums of its lengths, of an odd number of them twice.
        try Memory.ask(count, of: 32)
        try path.appendDashed(dashes, offset: try finite(offset, "offset"), to: &made)
        return made
    }
}

@implementation @_cdecl("anim_path_round_corners")
public func anim_path_round_corners(
    _ path: OpaquePointer!,
    _ radii: UnsafePointer<Double>!,
    _ count: Int,
    _ smoothing: Double,
    _ result: OpaquePointer!
) -> anim_status {
    replace(result, by: path) { (path) throws(AnimError) in
        try path.roundingCorners(try array(radii, count, "radii"), smoothing: smoothing)
    }
}

@implementation @_cdecl("anim_path_stroke_contains")
public func anim_path_stroke_contains(
    _ path: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ style: UnsafePointer<anim_stroke_style>!,
    _ inside: UnsafeMutablePointer<Int32>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try object(path, as: PathHandle.self).path
        let result = try required(inside, "inside")
        let (x, y) = (try finite(x, "x"), try finite(y, "y"))
        try askForCopies(of: path)
        result.pointee = try path.strokeContains(x: x, y: y, try strokeStyle(style)) ? 1 : 0
    }
}

@implementation @_cdecl("anim_path_stroke_contains_many")
public func anim_path_stroke_contains_many(
    _ path: OpaquePointer!,
    _ points: UnsafePointer<anim_point>!,
    _ count: Int,
    _ style: UnsafePointer<anim_stroke_style>!,
    _ inside: UnsafeMutablePointer<UInt8>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try object(path, as: PathHandle.self).path
        let points = try array(points, count, "points")
        let result = try array(inside, count, "inside")
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { throw argumentError("points", "must be finite") }
        }
        try askForCopies(of: path)
        let hits = try StrokeHits.make(path, try strokeStyle(style))
        for (index, point) in points.enumerated() { result[index] = hits.contains(x: point.x, y: point.y) ? 1 : 0 }
    }
}
