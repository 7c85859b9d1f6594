// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import CAnimCore

/// Runs a call on the measured path of a handle, which must not be empty.
private func withMeasure(
    _ handle: OpaquePointer?,
    _ body: (PathHandle, PathMeasure) throws(AnimError) -> Void
) -> anim_status {
    withPath(handle) { (handle) throws(AnimError) in
        guard !handle.path.isEmpty else { throw AnimError(.state, "the path is empty and has no locations") }
        try handle.withMeasure { (measure) throws(AnimError) in try body(handle, measure) }
    }
}

extension anim_path_location {
    init(_ location: PathLocation) {
        self.init(
            x: location.x,
            y: location.y,
            tangent_x: location.tangentX,
            tangent_y: location.tangentY,
            curvature: location.curvature,
            length: location.length,
            distance: location.distance,
            parameter: location.parameter,
            verb: UInt32(truncatingIfNeeded: location.verb),
            subpath: UInt32(truncatingIfNeeded: location.subpath)
        )
    }
}

@implementation @_cdecl("anim_path_get_length")
public func anim_path_get_length(
    _ path: OpaquePointer!,
    _ accuracy: Double,
    _ length: UnsafeMutablePointer<Double>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let result = try required(length, "length")
        result.pointee = handle.path.length(accuracy: try lengthAccuracy(accuracy))
    }
}

/// A checked accuracy of a length: at least 0.
@inline(never)
func lengthAccuracy(_ accuracy: Double) throws(AnimError) -> Double {
    guard try finite(accuracy, "accuracy") >= 0 else { throw argumentError("accuracy", "must not be negative") }
    return accuracy
}

@implementation @_cdecl("anim_path_get_length_at")
public func anim_path_get_length_at(
    _ path: OpaquePointer!,
    _ verb: UInt32,
    _ parameter: Double,
    _ length: UnsafeMutablePointer<Double>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let result = try required(length, "length")
        _ = try finite(parameter, "parameter")
        guard verb < UInt32(handle.path.verbs.count) else {
            throw AnimError(.notFound, "the path has no verb \(verb)")
        }
        try handle.withMeasure { (measure) throws(AnimError) in
            result.pointee = measure.length(verb: Int(verb), parameter: parameter)
        }
    }
}

@implementation @_cdecl("anim_path_get_location_at")
public func anim_path_get_location_at(
    _ path: OpaquePointer!,
    _ length: Double,
    _ location: UnsafeMutablePointer<anim_path_location>!
) -> anim_status {
    withMeasure(path) { (_, measure) throws(AnimError) in
        let result = try required(location, "location")
        if let found = measure.location(atLength: try finite(length, "length")) {
            result.pointee = anim_path_location(found)
        }
    }
}

/// The numbers of an array, all checked to be finite.
private func finiteArray(
    _ numbers: UnsafePointer<Double>?,
    _ count: Int,
    _ name: StaticText
) throws(AnimError) -> UnsafeBufferPointer<Double> {
    let numbers = try array(numbers, count, name)
    for number in numbers { _ = try finite(number, name) }
    return numbers
}

@implementation @_cdecl("anim_path_get_values_at")
public func anim_path_get_values_at(
    _ path: OpaquePointer!,
    _ what: Int32,
    _ lengths: UnsafePointer<Double>!,
    _ count: Int,
    _ results: UnsafeMutablePointer<Double>!
) -> anim_status {
    withMeasure(path) { (_, measure) throws(AnimError) in
        let lengths = try finiteArray(lengths, count, "lengths")
        guard let aspect = PathMeasure.Aspect(rawValue: what) else {
            throw constantError(
                "what",
                what,
                "ANIM_PATH_QUANTITY_POINTS, TANGENTS, NORMALS, ANGLES, CURVATURES and PARAMETERS"
            )
        }
        let results = try array(results, count * aspect.width, "results")
        measure.write(aspect, at: lengths, to: results)
    }
}

@implementation @_cdecl("anim_path_get_transforms_at")
public func anim_path_get_transforms_at(
    _ path: OpaquePointer!,
    _ rotation: Int32,
    _ angle: Double,
    _ lengths: UnsafePointer<Double>!,
    _ count: Int,
    _ transforms: UnsafeMutablePointer<anim_transform>!
) -> anim_status {
    withMeasure(path) { (_, measure) throws(AnimError) in
        guard rotation == ANIM_PATH_ROTATION_FIXED || rotation == ANIM_PATH_ROTATION_AUTO else {
            throw constantError("rotation", rotation, "ANIM_PATH_ROTATION_...")
        }
        let rotation = PathRotation(followsPath: rotation == ANIM_PATH_ROTATION_AUTO, angle: try finite(angle, "angle"))
        let lengths = try finiteArray(lengths, count, "lengths")
        let transforms = try array(transforms, count, "transforms")
        var hint = 0
        for index in 0..<lengths.count {
            guard let location = measure.location(atLength: lengths[index], near: &hint) else { return }
            let matrix = location.transform(rotation)
            transforms[index] = anim_transform(
                a: matrix.a,
                b: matrix.b,
                c: matrix.c,
                d: matrix.d,
                tx: matrix.tx,
                ty: matrix.ty
            )
        }
    }
}

@implementation @_cdecl("anim_path_find_nearest")
public func anim_path_find_nearest(
    _ path: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ location: UnsafeMutablePointer<anim_path_location>!
) -> anim_status {
    withMeasure(path) { (handle, measure) throws(AnimError) in
        let result = try required(location, "location")
        if let found = measure.nearest(x: try bounded(x, "x"), y: try bounded(y, "y"), on: handle.path) {
            result.pointee = anim_path_location(found)
        }
    }
}

@implementation @_cdecl("anim_path_find_nearest_many")
public func anim_path_find_nearest_many(
    _ path: OpaquePointer!,
    _ points: UnsafePointer<Double>!,
    _ count: Int,
    _ nearest: UnsafeMutablePointer<Double>!,
    _ distances: UnsafeMutablePointer<Double>!,
    _ lengths: UnsafeMutablePointer<Double>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        guard !handle.path.isEmpty else { throw AnimError(.state, "the path is empty and has no locations") }
        guard count >= 0, count <= largestArray / 2 else {
            throw AnimError(.limit, "the count of points is beyond half of ANIM_LIMIT_ARRAY")
        }
        let points = try array(points, 2 * count, "points")
        for number in points { try bounded(number, "points") }
        let nearest = try optional(nearest, "nearest")
        let distances = try optional(distances, "distances")
        let lengths = try optional(lengths, "lengths")
        let path = handle.path
        let largest = path.largestCoordinate()
        func write(_ measure: PathMeasure?) {
            for index in 0..<count {
                let (x, y) = (points[2 * index], points[2 * index + 1])
                guard let location = path.nearest(x: x, y: y, largest: largest) else { return }
                nearest?[2 * index] = location.x
                nearest?[2 * index + 1] = location.y
                distances?[index] = location.distance
                if let measure { lengths?[index] = measure.length(verb: location.verb, parameter: location.parameter) }
            }
        }
        if lengths == nil {
            write(nil)
        } else {
            try handle.withMeasure { (measure) throws(AnimError) in write(measure) }
        }
    }
}

@implementation @_cdecl("anim_default_path_trim_options")
public func anim_default_path_trim_options(
    _ options: UnsafeMutablePointer<anim_path_trim_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in try fill(options, struct_size, with: defaultTrim(), "options") }
}

private func defaultTrim() -> anim_path_trim_options {
    var result = anim_path_trim_options()
    result.end = 1
    return result
}

/// Runs a call that makes a path from another, which may be the same.
private func makePath(
    _ path: OpaquePointer?,
    _ result: OpaquePointer?,
    _ body: (Path, inout Path) throws(AnimError) -> Void
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let target = try named("result", result)
        var made = Path()
        try askForCopies(of: handle.path)
        try body(handle.path, &made)
        target.path = made
    }
}

@implementation @_cdecl("anim_path_trim")
public func anim_path_trim(
    _ path: OpaquePointer!,
    _ options: UnsafePointer<anim_path_trim_options>!,
    _ result: OpaquePointer!
) -> anim_status {
    makePath(path, result) { (path, result) throws(AnimError) in
        let given = try grown(try required(options, "options"), least: 32, defaultTrim())
        let known = UInt32(ANIM_PATH_TRIM_SUBPATHS | ANIM_PATH_TRIM_LENGTHS)
        guard given.flags & ~known == 0 else { throw flagsError("flags", given.flags, "ANIM_PATH_TRIM_...") }
        var trim = PathTrim()
        trim.scope = given.flags & UInt32(ANIM_PATH_TRIM_SUBPATHS) != 0 ? .subpaths : .whole
        trim.unit = given.flags & UInt32(ANIM_PATH_TRIM_LENGTHS) != 0 ? .lengths : .fractions
        trim.start = try finite(given.start, "start")
        trim.end = try finite(given.end, "end")
        trim.offset = try finite(given.offset, "offset")
        try path.appendTrimmed(trim, to: &result)
    }
}

@implementation @_cdecl("anim_path_split")
public func anim_path_split(
    _ path: OpaquePointer!,
    _ lengths: UnsafePointer<Double>!,
    _ count: Int,
    _ index: Int,
    _ result: OpaquePointer!,
    _ pieces: UnsafeMutablePointer<Int>!
) -> anim_status {
    withPath(path) { (handle) throws(AnimError) in
        let target = try named("result", result)
        try askForCopies(of: handle.path)
        let lengths = try finiteArray(lengths, count, "lengths")
        let pieces = try optional(pieces, "pieces")
        let cuts = handle.cuts(at: lengths)
        guard index >= 0, index < cuts.pieceCount else {
            throw AnimError(
                .notFound,
                "index is \(index), but the lengths cut the path into \(cuts.pieceCount) pieces"
            )
        }
        var made = Path()
        try handle.path.appendPiece(index, of: cuts, to: &made)
        pieces?.pointee = cuts.pieceCount
        target.path = made
    }
}
