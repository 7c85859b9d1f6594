// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The interpolation that a caller describes.
func colorInterpolation(_ value: anim_color_interpolation) throws(AnimError) -> ColorInterpolation {
    guard let path = HueInterpolation(rawValue: value.hue) else {
        throw constantError("hue", value.hue, "ANIM_HUE_INTERPOLATION_...")
    }
    return ColorInterpolation(
        space: try colorSpace(value.space, "space"),
        hue: path,
        isPremultiplied: try flag(value.premultiplied, "premultiplied")
    )
}

private func colorSpace(_ number: Int32, _ name: StaticText) throws(AnimError) -> ColorSpace {
    guard let space = ColorSpace(rawValue: number) else { throw constantError(name, number, "ANIM_COLOR_SPACE_...") }
    return space
}

/// How many numbers `count` items of `size` numbers have; −1, which `array` refuses, for more than the largest array.
private func total(_ count: Int, _ size: Int) -> Int {
    count >= 0 && count <= largestArray / size ? count * size : -1
}

/// `count` input items of `size` numbers each, all within the range of a property.
@inline(never)
func values(
    _ pointer: UnsafePointer<Double>?,
    _ count: Int,
    of size: Int,
    _ name: StaticText
) throws(AnimError) -> UnsafeBufferPointer<Double> {
    let numbers = try array(pointer, total(count, size), name)
    for number in numbers { try bounded(number, name) }
    return numbers
}

/// Output memory for `count` items of `size` numbers each.
@inline(never)
func room(
    _ pointer: UnsafeMutablePointer<Double>?,
    _ count: Int,
    of size: Int,
    _ name: StaticText
) throws(AnimError) -> UnsafeMutableBufferPointer<Double> {
    try array(pointer, total(count, size), name)
}

/// Interpolated values of `size` numbers. Checks all arguments.
/// - Parameter isMany: Whether to name the arguments as in the call for many.
@inline(never)
func interpolate(
    _ encoding: ValueEncoding,
    _ from: UnsafePointer<Double>?,
    _ to: UnsafePointer<Double>?,
    _ size: Int,
    _ progresses: UnsafePointer<Double>?,
    _ count: Int,
    _ result: UnsafeMutablePointer<Double>?,
    isMany: Bool
) throws(AnimError) {
    let from = try values(from, 1, of: size, "from")
    let to = try values(to, 1, of: size, "to")
    let results = try room(result, count, of: size, isMany ? "results" : "result")
    let progresses = try values(progresses, count, of: 1, isMany ? "progresses" : "progress")
    guard let from = from.baseAddress, let to = to.baseAddress, let results = results.baseAddress else { return }
    encoding.interpolate(from: from, to: to, count: size, progresses: progresses, results)
}

@implementation @_cdecl("anim_color_convert")
public func anim_color_convert(
    _ from_space: Int32,
    _ to_space: Int32,
    _ colors: UnsafePointer<Double>!,
    _ count: Int,
    _ results: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let source = try colorSpace(from_space, "from_space")
        let target = try colorSpace(to_space, "to_space")
        let numbers = try values(colors, count, of: 4, "colors")
        let results = try room(results, count, of: 4, "results")
        guard var color = numbers.baseAddress, var result = results.baseAddress else { return }
        for _ in 0..<count {
            source.convert(color, to: target, result)
            color += 4
            result += 4
        }
    }
}

@implementation @_cdecl("anim_color_interpolate")
public func anim_color_interpolate(
    _ interpolation: UnsafePointer<anim_color_interpolation>!,
    _ from: UnsafePointer<Double>!,
    _ to: UnsafePointer<Double>!,
    _ progress: Double,
    _ result: UnsafeMutablePointer<Double>!
) -> anim_status {
    withUnsafePointer(to: progress) { interpolate(interpolation, from, to, $0, 1, result, isMany: false) }
}

private func interpolate(
    _ interpolation: UnsafePointer<anim_color_interpolation>?,
    _ from: UnsafePointer<Double>?,
    _ to: UnsafePointer<Double>?,
    _ progresses: UnsafePointer<Double>?,
    _ count: Int,
    _ results: UnsafeMutablePointer<Double>?,
    isMany: Bool
) -> anim_status {
    attempt { () throws(AnimError) in
        let encoding = ValueEncoding.color(
            try colorInterpolation(try required(interpolation, "interpolation").pointee)
        )
        try interpolate(encoding, from, to, 4, progresses, count, results, isMany: isMany)
    }
}

@implementation @_cdecl("anim_color_interpolate_many")
public func anim_color_interpolate_many(
    _ interpolation: UnsafePointer<anim_color_interpolation>!,
    _ from: UnsafePointer<Double>!,
    _ to: UnsafePointer<Double>!,
    _ progresses: UnsafePointer<Double>!,
    _ count: Int,
    _ results: UnsafeMutablePointer<Double>!
) -> anim_status {
    interpolate(interpolation, from, to, progresses, count, results, isMany: true)
}
