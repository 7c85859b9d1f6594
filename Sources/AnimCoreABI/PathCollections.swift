// SPDX-License-Identifier: MIT
import AnimMath
import AnimPaths
import CAnimCore

/// The object of a path collection's pointer.
final class PathCollectionHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7061_7473
    static var noun: StaticText { "collection" }

    var paths: [Path] = []
}

private func withCollection(
    _ handle: OpaquePointer?,
    _ body: (PathCollectionHandle) throws(AnimError) -> Void
) -> anim_status {
    attempt { () throws(AnimError) in try body(try object(handle, as: PathCollectionHandle.self)) }
}

@implementation @_cdecl("anim_path_collection_create")
public func anim_path_collection_create(_ collection: UnsafeMutablePointer<OpaquePointer?>!) -> anim_status {
    attempt { () throws(AnimError) in
        try required(collection, "collection").pointee = makeHandle(PathCollectionHandle())
    }
}

@implementation @_cdecl("anim_path_collection_destroy")
public func anim_path_collection_destroy(_ collection: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if collection == nil { return }
            _ = try object(collection, as: PathCollectionHandle.self)
            releaseHandle(collection, as: PathCollectionHandle.self)
        }
    }
}

@implementation @_cdecl("anim_path_collection_clear")
public func anim_path_collection_clear(_ collection: OpaquePointer!) -> anim_status {
    withCollection(collection) { (handle) throws(AnimError) in handle.paths.removeAll() }
}

/// - Throws: `.limit` unless this many more paths fit.
@inline(never)
private func checkRoom(in handle: PathCollectionHandle, for count: Int) throws(AnimError) {
    guard count <= Path.maximumVerbCount - handle.paths.count else {
        throw AnimError(.limit, "a collection must not have more than ANIM_LIMIT_PATH_VERBS paths")
    }
}

@implementation @_cdecl("anim_path_collection_parse")
public func anim_path_collection_parse(
    _ collection: OpaquePointer!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ ends: UnsafePointer<Int>!,
    _ count: Int,
    _ options: UnsafePointer<anim_path_parsing>!,
    _ error_offsets: UnsafeMutablePointer<Int64>!
) -> anim_status {
    withCollection(collection) { (handle) throws(AnimError) in
        let bytes = try pathText(text, text_length, "text")
        let ends = try array(ends, count, "ends")
        let offsets = error_offsets == nil ? nil : try array(error_offsets, count, "error_offsets")
        let parsing = try pathParsing(options)
        try checkRoom(in: handle, for: count)
        var start = 0
        for end in ends {
            guard end >= start, end <= bytes.count else {
                throw argumentError("ends", "must not decrease, and must not be beyond the text")
            }
            start = end
        }
        guard start == bytes.count else { throw argumentError("ends", "must end with the length of the text") }
        // Each path has its own memory, and a text may be empty.
        try Memory.ask(count, of: 512)
        try parsing.askForMemory(bytes)
        var paths: [Path] = []
        paths.reserveCapacity(count)
        // A scratch path for parsing: each result is copied from it, so that it takes no more memory than it needs.
        var path = Path()
        var failure: AnimError?
        var errorOffsets: [Int64] = []
        if offsets != nil { errorOffsets.reserveCapacity(count) }
        start = 0
        for index in ends.indices {
            let one = UnsafeBufferPointer(rebasing: bytes[start..<ends[index]])
            start = ends[index]
            let error = path.parse(one, arcAccuracy: parsing.accuracy)
            if let error, failure == nil {
                let found = error.error(in: one)
                failure = AnimError(found.code, "text \(index) of \(count), \(found.text)", place: found.place)
                if !parsing.isLenient { break }
            }
            if offsets != nil { errorOffsets.append(error.map { Int64($0.offset) } ?? -1) }
            paths.append(path.copied())
        }
        if let failure {
            guard parsing.isLenient else { throw failure }
            report(failure)
        }
        if let offsets { for index in errorOffsets.indices { offsets[index] = errorOffsets[index] } }
        handle.paths.append(contentsOf: paths)
    }
}

@implementation @_cdecl("anim_path_collection_append")
public func anim_path_collection_append(_ collection: OpaquePointer!, _ path: OpaquePointer!) -> anim_status {
    withCollection(collection) { (handle) throws(AnimError) in
        let path = try pathObject(path).path
        try checkRoom(in: handle, for: 1)
        try Memory.ask(path.coordinates.count, of: 16)
        if handle.paths.count == handle.paths.capacity {
            try Memory.ask(handle.paths.count, of: MemoryLayout<Path>.stride)
        }
        handle.paths.append(path)
    }
}

@implementation @_cdecl("anim_path_collection_get_count")
public func anim_path_collection_get_count(
    _ collection: OpaquePointer!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withCollection(collection) { (handle) throws(AnimError) in
        try required(count, "count").pointee = handle.paths.count
    }
}

@implementation @_cdecl("anim_path_collection_get_path")
public func anim_path_collection_get_path(
    _ collection: OpaquePointer!,
    _ index: Int,
    _ result: OpaquePointer!
) -> anim_status {
    withCollection(collection) { (handle) throws(AnimError) in
        let target = try named("result", result)
        guard index >= 0, index < handle.paths.count else {
            throw AnimError(.notFound, "index is \(index), but the collection has \(handle.paths.count) paths")
        }
        try askForCopies(of: handle.paths[index])
        target.path = handle.paths[index]
    }
}

/// Writes one value for each path, or none if only the count is requested.
@inline(__always)
private func list<Value>(
    _ collection: OpaquePointer?,
    _ values: UnsafeMutablePointer<Value>?,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?,
    _ name: StaticText,
    _ value: (Path) -> Value
) throws(AnimError) {
    let handle = try object(collection, as: PathCollectionHandle.self)
    let count = try required(count, "count")
    let target = try array(values, capacity, name)
    if capacity > 0 {
        try checkRoom(capacity, handle.paths.count, name)
        handle.paths.withUnsafeBufferPointer { paths in
            for index in paths.indices { target[index] = value(paths[index]) }
        }
    }
    count.pointee = handle.paths.count
}

@implementation @_cdecl("anim_path_collection_list_bounds")
public func anim_path_collection_list_bounds(
    _ collection: OpaquePointer!,
    _ bounds: UnsafeMutablePointer<anim_rectangle>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        try list(collection, bounds, capacity, count, "bounds") { path in
            guard let box = path.bounds() else { return anim_rectangle(x: .nan, y: .nan, width: .nan, height: .nan) }
            return rectangle(box)
        }
    }
}

@implementation @_cdecl("anim_path_collection_list_lengths")
public func anim_path_collection_list_lengths(
    _ collection: OpaquePointer!,
    _ accuracy: Double,
    _ lengths: UnsafeMutablePointer<Double>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let accuracy = try lengthAccuracy(accuracy)
        try list(collection, lengths, capacity, count, "lengths") { $0.length(accuracy: accuracy) }
    }
}

@implementation @_cdecl("anim_path_collection_list_areas")
public func anim_path_collection_list_areas(
    _ collection: OpaquePointer!,
    _ areas: UnsafeMutablePointer<Double>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in try list(collection, areas, capacity, count, "areas") { $0.area } }
}

@implementation @_cdecl("anim_path_collection_contains")
public func anim_path_collection_contains(
    _ collection: OpaquePointer!,
    _ points: UnsafePointer<anim_point>!,
    _ point_count: Int,
    _ fill_rule: Int32,
    _ inside: UnsafeMutablePointer<UInt8>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withCollection(collection) { (handle) throws(AnimError) in
        let points = try array(points, point_count, "points")
        let rule = try fillRule(fill_rule)
        let count = try required(count, "count")
        let target = try array(inside, capacity, "inside")
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { throw argumentError("points", "must be finite") }
        }
        let (needed, isTooMany) = handle.paths.count.multipliedReportingOverflow(by: points.count)
        guard !isTooMany, needed <= largestArray else {
            throw AnimError(.limit, "the paths times the points are beyond ANIM_LIMIT_ARRAY")
        }
        if capacity > 0 {
            try checkRoom(capacity, needed, "inside")
            var next = 0
            for path in handle.paths {
                let box = path.controlBounds() ?? (1, 1, 0, 0)
                for point in points {
                    let isNear =
                        point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY
                    target[next] = isNear && path.contains(x: point.x, y: point.y, rule: rule) ? 1 : 0
                    next += 1
                }
            }
        }
        count.pointee = needed
    }
}
