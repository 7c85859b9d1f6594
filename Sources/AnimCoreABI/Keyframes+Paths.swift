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
        let list = try keyPaths(paths, path_count, "path_count")
        let segmentCurves = try segmentCurves(curves, curve_count)
        let given = try KeyframeOptions(options)
        var description = try KeyframeDescription.paths(
            list,
            times: [Double](try array(times, time_count, "times")),
            mode: given.mode,
            curves: segmentCurves,
            shapes: [Double](try array(parameters, parameter_count, "parameters")),
            duration: given.options.duration
        )
        try given.finish(&description, UnsafeBufferPointer(start: nil, count: 0), result)
    }
}

/// The paths of keys.
private func keyPaths(_ paths: UnsafePointer<OpaquePointer?>?, _ count: Int, _ name: StaticText) throws(AnimError)
    -> [Path]
{
    let handles = try array(paths, count, "paths")
    guard handles.count <= KeyframeDescription.largestNumberCount else {
        throw AnimError(.limit, "\(name) is beyond ANIM_LIMIT_KEYFRAME_NUMBERS")
    }
    var list: [Path] = []
    for handle in handles { list.append(try object(handle, as: PathHandle.self).path) }
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
        let list = try keyPaths(paths, count, "count")
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
        let list = try keyPaths(paths, key_count, "key_count")
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
        var values = [Double](repeating: 0, count: handle.track.componentCount)
        handle.track.sample(at: time, &values, nil)
        try values.withUnsafeBufferPointer { (values) throws(AnimError) in
            try handle.description.path(of: values, into: &target.path)
        }
    }
}
