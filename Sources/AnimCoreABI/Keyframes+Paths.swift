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
        let handles = try array(paths, path_count, "paths")
        guard handles.count <= KeyframeDescription.largestNumberCount else {
            throw AnimError(.limit, "path_count is beyond ANIM_LIMIT_KEYFRAME_NUMBERS")
        }
        var list: [Path] = []
        for handle in handles { list.append(try object(handle, as: PathHandle.self).path) }
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
        var values = [Double](repeating: 0, count: handle.track.componentCount)
        handle.track.sample(at: time, &values, nil)
        try values.withUnsafeBufferPointer { (values) throws(AnimError) in
            try handle.description.path(of: values, into: &target.path)
        }
    }
}
