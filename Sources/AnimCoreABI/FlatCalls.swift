// SPDX-License-Identifier: MIT
import AnimMath
import CAnimCore

// Calls whose structs hold no pointers: arrays and texts are parameters, and are stored in a copy of the struct.

/// Copies a caller's struct, stores the parameters in it, and runs the call that takes the struct.
/// - Parameters:
///   - value: The struct with its defaults, which also replaces null.
///   - least: The size of the struct in its first version.
@inline(__always)
func flatCall<Value>(
    _ pointer: UnsafePointer<Value>?,
    _ value: Value,
    least: Int,
    _ name: StaticText,
    _ fill: (_ copy: inout Value) throws(AnimError) -> Void,
    _ call: (_ copy: UnsafePointer<Value>) -> anim_status
) -> anim_status {
    var copy = value
    let status = attempt { () throws(AnimError) in
        if pointer != nil {
            copy = try grown(try required(pointer, name), least: least, value)
            withUnsafeMutableBytes(of: &copy) {
                $0.storeBytes(of: UInt32(MemoryLayout<Value>.size), as: UInt32.self)
            }
        }
        try fill(&copy)
    }
    return status == 0 ? call(&copy) : status
}

/// Stores an array parameter in a struct, which must have none of its own.
@inline(__always)
private func put<Element, Count: FixedWidthInteger>(
    _ pointer: UnsafePointer<Element>?,
    _ count: Int,
    into member: inout UnsafePointer<Element>!,
    _ length: inout Count,
    _ name: StaticText,
    _ lengthName: StaticText
) throws(AnimError) {
    guard member == nil, length == 0 else { throw ownArray(name, lengthName) }
    let array = try array(pointer, count, name)
    (member, length) = (array.baseAddress, Count(truncatingIfNeeded: array.count))
}

/// The error for a struct that has an array of its own.
@inline(never)
func ownArray(_ name: StaticText, _ lengthName: StaticText) -> AnimError {
    AnimError(
        .argument,
        "\(name) and \(lengthName) are parameters of this call: those of the struct must be null and 0"
    )
}

// MARK: Strokes

/// Runs a call with a stroke's dashes.
@inline(never)
private func styleCall(
    _ style: UnsafePointer<anim_stroke_style>?,
    _ dashes: UnsafePointer<Double>?,
    _ count: Int,
    _ call: (UnsafePointer<anim_stroke_style>) -> anim_status
) -> anim_status {
    var usual = anim_stroke_style()
    _ = anim_default_stroke_style(&usual, UInt32(MemoryLayout<anim_stroke_style>.size))
    return flatCall(
        style,
        usual,
        least: leastStrokeStyle,
        "style",
        { (copy) throws(AnimError) in
            try put(dashes, count, into: &copy.dashes, &copy.dash_count, "dashes", "dash_count")
        },
        call
    )
}

@implementation @_cdecl("anim_path_stroke_flat")
public func anim_path_stroke_flat(
    _ path: OpaquePointer!,
    _ style: UnsafePointer<anim_stroke_style>!,
    _ dashes: UnsafePointer<Double>!,
    _ dash_count: Int,
    _ tolerance: Double,
    _ result: OpaquePointer!
) -> anim_status {
    styleCall(style, dashes, dash_count) { anim_path_stroke(path, $0, tolerance, result) }
}

@implementation @_cdecl("anim_path_stroke_contains_flat")
public func anim_path_stroke_contains_flat(
    _ path: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ style: UnsafePointer<anim_stroke_style>!,
    _ dashes: UnsafePointer<Double>!,
    _ dash_count: Int,
    _ inside: UnsafeMutablePointer<Int32>!
) -> anim_status {
    styleCall(style, dashes, dash_count) { anim_path_stroke_contains(path, x, y, $0, inside) }
}

@implementation @_cdecl("anim_path_stroke_contains_many_flat")
public func anim_path_stroke_contains_many_flat(
    _ path: OpaquePointer!,
    _ points: UnsafePointer<anim_point>!,
    _ count: Int,
    _ style: UnsafePointer<anim_stroke_style>!,
    _ dashes: UnsafePointer<Double>!,
    _ dash_count: Int,
    _ inside: UnsafeMutablePointer<UInt8>!
) -> anim_status {
    styleCall(style, dashes, dash_count) { anim_path_stroke_contains_many(path, points, count, $0, inside) }
}

// MARK: Morphs

/// Runs a call with a morph's pairs and points.
@inline(never)
private func morphCall(
    _ options: UnsafePointer<anim_morph_options>?,
    _ pairs: UnsafePointer<anim_morph_pair>?,
    _ pairCount: Int,
    _ points: UnsafePointer<anim_morph_pair>?,
    _ pointCount: Int,
    _ call: (UnsafePointer<anim_morph_options>) -> anim_status
) -> anim_status {
    var usual = anim_morph_options()
    let size = MemoryLayout<anim_morph_options>.size
    _ = anim_default_morph_options(&usual, UInt32(size))
    return flatCall(
        options,
        usual,
        least: size,
        "options",
        { (copy) throws(AnimError) in
            try put(pairs, pairCount, into: &copy.pairs, &copy.pair_count, "pairs", "pair_count")
            try put(points, pointCount, into: &copy.points, &copy.point_count, "points", "point_count")
        },
        call
    )
}

@implementation @_cdecl("anim_morph_create_flat")
public func anim_morph_create_flat(
    _ from: OpaquePointer!,
    _ to: OpaquePointer!,
    _ options: UnsafePointer<anim_morph_options>!,
    _ pairs: UnsafePointer<anim_morph_pair>!,
    _ pair_count: Int,
    _ points: UnsafePointer<anim_morph_pair>!,
    _ point_count: Int,
    _ morph: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    morphCall(options, pairs, pair_count, points, point_count) { anim_morph_create(from, to, $0, morph) }
}

@implementation @_cdecl("anim_morph_create_sequence_flat")
public func anim_morph_create_sequence_flat(
    _ paths: UnsafePointer<OpaquePointer?>!,
    _ count: Int,
    _ times: UnsafePointer<Double>!,
    _ time_count: Int,
    _ options: UnsafePointer<anim_morph_options>!,
    _ pairs: UnsafePointer<anim_morph_pair>!,
    _ pair_count: Int,
    _ points: UnsafePointer<anim_morph_pair>!,
    _ point_count: Int,
    _ morph: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    morphCall(options, pairs, pair_count, points, point_count) {
        anim_morph_create_sequence(paths, count, times, time_count, $0, morph)
    }
}

// MARK: Animations

/// Stores the components of one value, which may be null. All values have the same count.
@inline(__always)
private func put(
    _ pointer: UnsafePointer<Double>?,
    _ count: Int,
    into member: inout UnsafePointer<Double>!,
    _ name: StaticText
) throws(AnimError) {
    guard member == nil else { throw ownArray(name, "count") }
    guard pointer != nil else { return }
    _ = try array(pointer, count, name)
    // Also if count is 0, which is then the error.
    member = try required(pointer, name)
}

/// Runs a call with the values of an animation. `from` and `to` are nil for calls that take paths instead.
@inline(never)
private func animationCall(
    _ options: UnsafePointer<anim_animation_options>?,
    _ from: UnsafePointer<Double>?,
    _ to: UnsafePointer<Double>?,
    _ by: UnsafePointer<Double>?,
    _ velocity: UnsafePointer<Double>?,
    _ count: Int,
    _ call: (UnsafePointer<anim_animation_options>) -> anim_status
) -> anim_status {
    flatCall(
        options,
        anim_animation_options(),
        least: MemoryLayout<anim_animation_options>.size,
        "options",
        { (copy) throws(AnimError) in
            _ = try required(options, "options")
            guard copy.count == 0 else { throw ownArray("from", "count") }
            guard count >= 0, count <= largestArray else { throw AnimError(.limit, "count is beyond ANIM_LIMIT_ARRAY") }
            copy.count = UInt32(count)
            try put(from, count, into: &copy.from, "from")
            try put(to, count, into: &copy.to, "to")
            try put(by, count, into: &copy.by, "by")
            try put(velocity, count, into: &copy.velocity, "velocity")
        },
        call
    )
}

@implementation @_cdecl("anim_stage_animate_flat")
public func anim_stage_animate_flat(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ options: UnsafePointer<anim_animation_options>!,
    _ from: UnsafePointer<Double>!,
    _ to: UnsafePointer<Double>!,
    _ by: UnsafePointer<Double>!,
    _ velocity: UnsafePointer<Double>!,
    _ count: Int,
    _ animation: UnsafeMutablePointer<anim_animation>!
) -> anim_status {
    animationCall(options, from, to, by, velocity, count) { anim_stage_animate(stage, property, $0, animation) }
}

@implementation @_cdecl("anim_stage_animate_path_flat")
public func anim_stage_animate_path_flat(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ options: UnsafePointer<anim_animation_options>!,
    _ by: UnsafePointer<Double>!,
    _ velocity: UnsafePointer<Double>!,
    _ count: Int,
    _ from: OpaquePointer!,
    _ to: OpaquePointer!,
    _ animation: UnsafeMutablePointer<anim_animation>!
) -> anim_status {
    animationCall(options, nil, nil, by, velocity, count) {
        anim_stage_animate_path(stage, property, $0, from, to, animation)
    }
}
