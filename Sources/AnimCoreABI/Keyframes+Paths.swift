// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage
import CAnimCore

@implementation @_cdecl("anim_keyframes_create_paths")
public func anim_keyframes_create_paths(
    _ options: UnsafePointer<anim_keyframe_options>!,
    _ paths: UnsafePointer<OpaquePointer?>!,
    _ path_count: Int,
    _ times: UnsafePointer<Double>!,
    _ time_count: Int,
    _ curves: UnsafePointer<anim_cubic_bezier>!,
    _ curve_count: Int,
    _ parameters: UnsafePointer<Double>!,
    _ parameter_count: Int,
    _ keyframes: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(keyframes, "keyframes")
        let list = try keyPaths(paths, path_count, "path_count", curves: curve_count)
        let segmentCurves = try segmentCurves(curves, curve_count)
        let given = try KeyframeOptions(options)
        var description = try KeyframeDescription.paths(
            list,
            times: try copied(times, time_count, "times"),
            mode: given.mode,
            curves: segmentCurves,
            shapes: try copied(parameters, parameter_count, "parameters"),
            duration: given.options.duration
        )
        try given.finish(&description, UnsafeBufferPointer(start: nil, count: 0), result)
    }
}

/// The paths of keys, each of which takes the structure of all. Reserves the memory for keyframes of them.
private func keyPaths(
    _ paths: UnsafePointer<OpaquePointer?>?,
    _ count: Int,
    _ name: StaticText,
    curves: Int
) throws(AnimError) -> [Path] {
    guard count <= KeyframeDescription.largestNumberCount else {
        throw AnimError(.limit, "\(name) is beyond ANIM_LIMIT_KEYFRAME_NUMBERS")
    }
    let list = try handlePaths(paths, count)
    var largest = 0
    for path in list { largest = max(largest, path.coordinates.count) }
    try askForKeyframes(Int(clamping: Int64(count) * Int64(largest + 64)), curves: curves)
    return list
}

/// The paths of handles.
func handlePaths(_ paths: UnsafePointer<OpaquePointer?>?, _ count: Int) throws(AnimError) -> [Path] {
    let handles = try array(paths, count, "paths")
    try Memory.ask(count, of: MemoryLayout<Path>.stride)
    var list: [Path] = []
    for handle in handles { list.append(try named("paths", handle).path) }
    return list
}

@implementation @_cdecl("anim_keyframes_create_path_blocks")
public func anim_keyframes_create_path_blocks(
    _ options: UnsafePointer<anim_keyframe_options>!,
    _ starts: UnsafePointer<Double>!,
    _ durations: UnsafePointer<Double>!,
    _ paths: UnsafePointer<OpaquePointer?>!,
    _ count: Int,
    _ initial: OpaquePointer!,
    _ keyframes: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(keyframes, "keyframes")
        let starts = try array(starts, count, "starts")
        let durations = try array(durations, count, "durations")
        let list = try keyPaths(paths, count, "count", curves: 0)
        let given = try KeyframeOptions(options)
        var description = try KeyframeDescription.blocks(
            list.indices.map { (starts[$0], durations[$0], list[$0]) },
            initial: initial == nil ? nil : try named("initial", initial).path,
            duration: given.options.duration,
            mode: given.mode
        )
        try given.finish(&description, UnsafeBufferPointer(start: nil, count: 0), result)
    }
}

@implementation @_cdecl("anim_keyframes_create_path_track")
public func anim_keyframes_create_path_track(
    _ options: UnsafePointer<anim_keyframe_options>!,
    _ keys: UnsafePointer<anim_keyframe>!,
    _ paths: UnsafePointer<OpaquePointer?>!,
    _ key_count: Int,
    _ initial: OpaquePointer!,
    _ keyframes: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(keyframes, "keyframes")
        let keys = try array(keys, key_count, "keys")
        let list = try keyPaths(paths, key_count, "key_count", curves: key_count)
        let given = try KeyframeOptions(options)
        var entries: [(motion: KeyframeDescription.Motion, duration: Double?, path: Path)] = []
        for index in keys.indices {
            let key = keys[index]
            guard key.flags & ~4 == 0 else { throw flagsError("flags", key.flags, "0 or ANIM_KEYFRAME_SETTLES") }
            let isTimed = key.flags & 4 == 0 && key.kind != 3
            entries.append((try keyMotion(key, index), isTimed ? key.duration : nil, list[index]))
        }
        var description = try KeyframeDescription.track(
            entries,
            initial: initial == nil ? nil : try named("initial", initial).path
        )
        try given.finish(&description, UnsafeBufferPointer(start: nil, count: 0), result)
    }
}

@implementation @_cdecl("anim_keyframes_get_path")
public func anim_keyframes_get_path(
    _ keyframes: OpaquePointer!,
    _ time: Double,
    _ path: OpaquePointer!
) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(keyframes, as: KeyframesHandle.self)
        let target = try object(path, as: PathHandle.self)
        let time = try finite(time, "time")
        guard !handle.track.needsStart || handle.description.verbs.isEmpty else {
            throw AnimError(.state, "keyframes begin with the path that a property shows: give them an initial path")
        }
        try Memory.ask(handle.track.componentCount, of: 32)
        try handle.description.path(of: handle.track, at: time, into: &target.path)
    }
}
