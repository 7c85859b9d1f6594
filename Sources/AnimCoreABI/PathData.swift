// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import CAnimCore
import CAnimPlatform

/// Storage of more coordinates than this is not kept for reuse.
private let largestSpare = 1 << 16

@implementation @_cdecl("anim_default_path_parsing")
public func anim_default_path_parsing(
    _ options: UnsafeMutablePointer<anim_path_parsing>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        try fill(options, struct_size, with: defaultParsing, "options")
    }
}

private var defaultParsing: anim_path_parsing {
    var result = anim_path_parsing()
    result.struct_size = UInt32(MemoryLayout<anim_path_parsing>.size)
    result.arc_accuracy = Path.defaultArcAccuracy
    return result
}

/// The options for parsing path data.
struct PathParsing {
    let isLenient: Bool
    let accuracy: Double

    /// Reserves the memory for parsed path data. Arcs are the densest: eight bytes can be a whole turn.
    @inline(never)
    func askForMemory(_ bytes: UnsafeBufferPointer<UInt8>) throws(AnimError) {
        let hasArcs = anim_platform_has_letter(bytes.baseAddress, bytes.count, UInt8(ascii: "A"))
        try Memory.ask(bytes.count, of: 7 * (hasArcs ? Path.cubicCount(ofTurn: accuracy) : 4))
    }
}

/// The caller's options, or the defaults.
@inline(never)
func pathParsing(_ options: UnsafePointer<anim_path_parsing>?) throws(AnimError) -> PathParsing {
    var parsing = defaultParsing
    if options != nil { parsing = try grown(try required(options, "options"), least: 16, parsing) }
    let isLenient = try flag(parsing.lenient, "lenient")
    return PathParsing(isLenient: isLenient, accuracy: try arcAccuracy(parsing.arc_accuracy, "arc_accuracy"))
}

/// The bytes of path data, if there are any.
func pathText(
    _ text: UnsafePointer<CChar>?,
    _ length: Int,
    _ name: StaticText
) throws(AnimError) -> UnsafeBufferPointer<UInt8> {
    guard length >= 0, length <= largestText else {
        throw AnimError(.limit, "\(name) is longer than \(largestText) bytes")
    }
    if length == 0 { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = UnsafeRawPointer(try required(text, name))
    return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length)
}

@implementation @_cdecl("anim_path_parse")
public func anim_path_parse(
    _ path: OpaquePointer!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_path_parsing>!,
    _ error_offset: UnsafeMutablePointer<Int64>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let bytes = try pathText(text, text_length, "text")
        let offset = try optional(error_offset, "error_offset")
        let parsing = try pathParsing(options)
        try parsing.askForMemory(bytes)
        let error = handle.spare.parse(bytes, arcAccuracy: parsing.accuracy)
        let failure = error.map { $0.error(in: bytes) }
        let isTaken = failure == nil || parsing.isLenient
        if isTaken { swap(&handle.path, &handle.spare) }
        if handle.spare.coordinates.count > largestSpare { handle.spare = Path() }
        // The position of the error is reported even if the call fails because of it.
        offset?.pointee = error.map { Int64($0.offset) } ?? -1
        if let failure {
            guard isTaken else { throw failure }
            report(failure)
        }
    }
}

private var defaultFormat: anim_path_format {
    let defaults = PathDataFormat()
    var result = anim_path_format()
    result.struct_size = UInt32(MemoryLayout<anim_path_format>.size)
    result.minified = defaults.isMinified ? 1 : 0
    result.coordinates = defaults.coordinates.rawValue
    result.digits = defaults.digits
    return result
}

@implementation @_cdecl("anim_default_path_format")
public func anim_default_path_format(
    _ format: UnsafeMutablePointer<anim_path_format>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        try fill(format, struct_size, with: defaultFormat, "format")
    }
}

@implementation @_cdecl("anim_path_write")
public func anim_path_write(
    _ path: OpaquePointer!,
    _ format: UnsafePointer<anim_path_format>!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        var given = defaultFormat
        if format != nil { given = try grown(try required(format, "format"), least: 16, given) }
        var wanted = PathDataFormat()
        wanted.isMinified = try flag(given.minified, "minified")
        guard let coordinates = PathDataFormat.Coordinates(rawValue: given.coordinates) else {
            throw constantError(
                "coordinates",
                given.coordinates,
                "ANIM_PATH_COORDINATES_ABSOLUTE, RELATIVE and SHORTER"
            )
        }
        wanted.coordinates = coordinates
        guard given.digits >= -1, given.digits <= PathDataFormat.maximumDigits else {
            throw argumentError("digits", "must be from -1 to 15")
        }
        wanted.digits = given.digits
        // A number takes up to 25 bytes, and half of them are the rule.
        try Memory.ask(handle.path.coordinates.count, of: 15)
        try handle.path.withData(wanted) { (data) throws(AnimError) in
            try write(data, to: buffer, capacity, length)
        }
    }
}

@implementation @_cdecl("anim_path_arc_to")
public func anim_path_arc_to(
    _ path: OpaquePointer!,
    _ radius_x: Double,
    _ radius_y: Double,
    _ rotation: Double,
    _ large: Int32,
    _ sweep: Int32,
    _ x: Double,
    _ y: Double,
    _ accuracy: Double
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        try handle.path.arc(
            rx: try bounded(radius_x, "radius_x"),
            ry: try bounded(radius_y, "radius_y"),
            rotation: try finite(rotation, "rotation"),
            isLarge: try flag(large, "large"),
            isPositive: try flag(sweep, "sweep"),
            x: try bounded(x, "x"),
            y: try bounded(y, "y"),
            accuracy: try arcAccuracy(accuracy, "accuracy")
        )
    }
}

@implementation @_cdecl("anim_path_add_arc")
public func anim_path_add_arc(
    _ path: OpaquePointer!,
    _ center_x: Double,
    _ center_y: Double,
    _ radius_x: Double,
    _ radius_y: Double,
    _ rotation: Double,
    _ start: Double,
    _ angle: Double,
    _ accuracy: Double
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        try handle.path.addArc(
            cx: try bounded(center_x, "center_x"),
            cy: try bounded(center_y, "center_y"),
            rx: try radius(radius_x, "radius_x"),
            ry: try radius(radius_y, "radius_y"),
            rotation: try finite(rotation, "rotation"),
            start: try finite(start, "start"),
            angle: try finite(angle, "angle"),
            accuracy: try arcAccuracy(accuracy, "accuracy")
        )
    }
}

private func radius(_ radius: Double, _ name: StaticText) throws(AnimError) -> Double {
    guard try bounded(radius, name) >= 0 else { throw argumentError(name, "must not be negative") }
    return radius
}

private func arcAccuracy(_ accuracy: Double, _ name: StaticText) throws(AnimError) -> Double {
    guard accuracy >= 1e-13, accuracy <= 1 else { throw argumentError(name, "must be from 1e-13 to 1") }
    return accuracy
}

@implementation @_cdecl("anim_path_data_match")
public func anim_path_data_match(
    _ a: UnsafePointer<CChar>!,
    _ a_length: Int,
    _ b: UnsafePointer<CChar>!,
    _ b_length: Int,
    _ rule: Int32,
    _ difference: UnsafeMutablePointer<Int64>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let (first, second) = (try pathText(a, a_length, "a"), try pathText(b, b_length, "b"))
        let result = try required(difference, "difference")
        guard let wanted = PathDataRule(rawValue: rule) else {
            throw constantError("rule", rule, "ANIM_PATH_RULE_...")
        }
        let parsing = PathParsing(isLenient: false, accuracy: 1)
        try parsing.askForMemory(first)
        try parsing.askForMemory(second)
        result.pointee = try Path.difference(first, second, rule: wanted).map { Int64($0) } ?? -1
    }
}
