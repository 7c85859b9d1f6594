// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import CAnimCore

/// Reserves memory for the result of a path operation, about sixteen times the path, at the beginning of a call that
/// changes one.
@inline(never)
func askForCopies(of path: Path) throws(AnimError) { try Memory.ask(path.coordinates.count, of: 64) }

/// As above, for a path that another one is added to.
@inline(never)
func askForCopies(of path: Path, _ other: Path) throws(AnimError) {
    try Memory.ask(path.coordinates.count + other.coordinates.count, of: 16)
}

/// The path of a handle for a call that only reads it.
func pathObject(_ handle: OpaquePointer?) throws(AnimError) -> PathHandle {
    try object(handle, as: PathHandle.self)
}

@inline(never)
private func write(
    _ box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?,
    _ bounds: UnsafeMutablePointer<anim_rectangle>?
) throws(AnimError) {
    let result = try required(bounds, "bounds")
    guard let box else { throw AnimError(.state, "the path is empty and has no bounds") }
    result.pointee = rectangle(box)
}

@inline(__always)
func rectangle(_ box: (minX: Double, minY: Double, maxX: Double, maxY: Double)) -> anim_rectangle {
    anim_rectangle(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
}

@implementation @_cdecl("anim_path_get_control_bounds")
public func anim_path_get_control_bounds(
    _ path: OpaquePointer!,
    _ bounds: UnsafeMutablePointer<anim_rectangle>!
) -> anim_status {
    attempt { () throws(AnimError) in try write(try pathObject(path).path.controlBounds(), bounds) }
}

@implementation @_cdecl("anim_path_get_bounds")
public func anim_path_get_bounds(_ path: OpaquePointer!, _ bounds: UnsafeMutablePointer<anim_rectangle>!) -> anim_status
{
    attempt { () throws(AnimError) in try write(try pathObject(path).path.bounds(), bounds) }
}

@implementation @_cdecl("anim_path_list_subpaths")
public func anim_path_list_subpaths(
    _ path: OpaquePointer!,
    _ subpaths: UnsafeMutablePointer<anim_subpath>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path).path
        let count = try required(count, "count")
        let target = try array(subpaths, capacity, "subpaths")
        if capacity > 0 {
            try Memory.ask(path.subpathCount, of: 64)
            let found = path.subpaths
            try checkRoom(target.count, found.count, "subpaths")
            for (index, subpath) in found.enumerated() {
                target[index] = anim_subpath(
                    first_verb: UInt64(subpath.firstVerb),
                    verb_count: UInt64(subpath.verbCount),
                    first_coordinate: UInt64(subpath.firstCoordinate),
                    coordinate_count: UInt64(subpath.coordinateCount),
                    area: subpath.area,
                    is_closed: subpath.isClosed ? 1 : 0,
                    reserved: 0
                )
            }
        }
        count.pointee = path.subpathCount
    }
}

/// Throws `.capacity` for an output array that is too small.
@inline(never)
func checkRoom(_ capacity: Int, _ needed: Int, _ name: StaticText) throws(AnimError) {
    guard needed <= capacity else {
        throw AnimError(.capacity, "\(name) has room for \(capacity), but there are \(needed)")
    }
}

@implementation @_cdecl("anim_path_get_area")
public func anim_path_get_area(_ path: OpaquePointer!, _ area: UnsafeMutablePointer<Double>!) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        try required(area, "area").pointee = path.path.area
    }
}

@implementation @_cdecl("anim_path_get_centroid")
public func anim_path_get_centroid(_ path: OpaquePointer!, _ centroid: UnsafeMutablePointer<anim_point>!) -> anim_status
{
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let result = try required(centroid, "centroid")
        guard let point = path.path.centroid else {
            throw AnimError(.state, "the path is empty and has no centroid")
        }
        result.pointee = anim_point(x: point.x, y: point.y)
    }
}

@implementation @_cdecl("anim_path_get_winding")
public func anim_path_get_winding(
    _ path: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ winding: UnsafeMutablePointer<Int32>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let result = try required(winding, "winding")
        result.pointee = Int32(
            truncatingIfNeeded: path.path.windingNumber(x: try finite(x, "x"), y: try finite(y, "y"))
        )
    }
}

@implementation @_cdecl("anim_path_get_winding_many")
public func anim_path_get_winding_many(
    _ path: OpaquePointer!,
    _ points: UnsafePointer<anim_point>!,
    _ count: Int,
    _ windings: UnsafeMutablePointer<Int32>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path).path
        let checked = try array(points, count, "points")
        let result = try array(windings, count, "windings")
        for point in checked where !(point.x.isFinite && point.y.isFinite) {
            throw argumentError("points", "must be finite")
        }
        for (index, point) in checked.enumerated() {
            result[index] = Int32(truncatingIfNeeded: path.windingNumber(x: point.x, y: point.y))
        }
    }
}

@implementation @_cdecl("anim_path_contains")
public func anim_path_contains(
    _ path: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ fill_rule: Int32,
    _ inside: UnsafeMutablePointer<Int32>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let result = try required(inside, "inside")
        let rule = try fillRule(fill_rule)
        result.pointee = path.path.contains(x: try finite(x, "x"), y: try finite(y, "y"), rule: rule) ? 1 : 0
    }
}

/// The fill rule of a constant.
@inline(never)
func fillRule(_ value: Int32) throws(AnimError) -> Path.FillRule {
    guard let rule = Path.FillRule(rawValue: value) else {
        throw constantError("fill_rule", value, "ANIM_FILL_RULE_NONZERO and ANIM_FILL_RULE_EVENODD")
    }
    return rule
}

@implementation @_cdecl("anim_path_combine")
public func anim_path_combine(
    _ path: OpaquePointer!,
    _ other: OpaquePointer!,
    _ operation: Int32,
    _ fill_rule: Int32,
    _ result: OpaquePointer!
) -> anim_status {
    change(path, result) { (path) throws(AnimError) in
        let other = try named("other", other).path
        guard let operation = Path.Operation(rawValue: operation) else {
            throw constantError("operation", operation, "ANIM_PATH_OPERATION_...")
        }
        let rule = try fillRule(fill_rule)
        try askForCopies(of: other)
        return try path.combined(with: other, operation, rule: rule)
    }
}

@implementation @_cdecl("anim_path_simplify")
public func anim_path_simplify(_ path: OpaquePointer!, _ fill_rule: Int32, _ result: OpaquePointer!) -> anim_status {
    change(path, result) { (path) throws(AnimError) in try path.simplified(rule: try fillRule(fill_rule)) }
}

@implementation @_cdecl("anim_path_offset")
public func anim_path_offset(
    _ path: OpaquePointer!,
    _ distance: Double,
    _ join: Int32,
    _ miter_limit: Double,
    _ tolerance: Double,
    _ fill_rule: Int32,
    _ result: OpaquePointer!
) -> anim_status {
    change(path, result) { (path) throws(AnimError) in
        guard let kind = StrokeStyle.Join(rawValue: join) else {
            throw constantError("join", join, "ANIM_JOIN_...")
        }
        return try path.offset(
            by: distance,
            join: kind,
            miterLimit: miter_limit,
            tolerance: tolerance,
            rule: try fillRule(fill_rule)
        )
    }
}

@implementation @_cdecl("anim_path_flatten")
public func anim_path_flatten(_ path: OpaquePointer!, _ tolerance: Double, _ result: OpaquePointer!) -> anim_status {
    change(path, result) { (path) throws(AnimError) in try path.flattened(tolerance: tolerance) }
}

@implementation @_cdecl("anim_path_get_flattened_counts")
public func anim_path_get_flattened_counts(
    _ path: OpaquePointer!,
    _ tolerance: Double,
    _ verb_count: UnsafeMutablePointer<Int>!,
    _ coordinate_count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path)
        let verbs = try optional(verb_count, "verb_count")
        let coordinates = try optional(coordinate_count, "coordinate_count")
        let counts = try path.path.flattenedCounts(tolerance: tolerance)
        verbs?.pointee = counts.verbs
        coordinates?.pointee = 2 * counts.points
    }
}

@implementation @_cdecl("anim_path_get_polylines")
public func anim_path_get_polylines(
    _ path: OpaquePointer!,
    _ tolerance: Double,
    _ points: UnsafeMutablePointer<anim_point>!,
    _ point_capacity: Int,
    _ point_count: UnsafeMutablePointer<Int>!,
    _ ends: UnsafeMutablePointer<Int>!,
    _ end_capacity: Int,
    _ subpath_count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let path = try pathObject(path).path
        let targets = (try array(points, point_capacity, "points"), try array(ends, end_capacity, "ends"))
        let counts = (try required(point_count, "point_count"), try required(subpath_count, "subpath_count"))
        try askForCopies(of: path)
        let flat = try path.flattened(tolerance: tolerance)
        var closeCount = 0
        for verb in flat.verbs where verb == .close { closeCount += 1 }
        let needed = (flat.coordinates.count / 2 + closeCount, flat.subpathCount)
        if point_capacity > 0 || end_capacity > 0 {
            try checkRoom(targets.0.count, needed.0, "points")
            try checkRoom(targets.1.count, needed.1, "ends")
            var (source, start, point, subpath) = (0, 0, 0, 0)
            for verb in flat.verbs {
                if verb == .move {
                    if point > 0 {
                        targets.1[subpath] = point
                        subpath += 1
                    }
                    start = source
                }
                let from = verb == .close ? start : source
                targets.0[point] = anim_point(x: flat.coordinates[from], y: flat.coordinates[from + 1])
                point += 1
                if verb != .close { source += 2 }
            }
            if point > 0 { targets.1[subpath] = point }
        }
        counts.0.pointee = needed.0
        counts.1.pointee = needed.1
    }
}
