// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// Keyframes as a handle keeps them: the description is what a stage takes; the track serves the calls of this file.
final class KeyframesHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_6B65_7966
    static var noun: StaticText { "keyframes" }

    let description: KeyframeDescription
    let track: KeyframeTrack

    init(_ description: KeyframeDescription, _ track: KeyframeTrack) {
        self.description = description
        self.track = track
    }
}

@implementation @_cdecl("anim_default_keyframe_options")
public func anim_default_keyframe_options(
    _ options: UnsafeMutablePointer<anim_keyframe_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in try fill(options, struct_size, with: defaultOptions(), "options") }
}

private func defaultOptions() -> anim_keyframe_options {
    var result = anim_keyframe_options()
    result.component_count = 1
    result.mode = KeyframeDescription.Mode.linear.rawValue
    result.duration = 0.25
    result.ease = cCurve(.linear)
    return result
}

/// Options as given, or the defaults; the component count; the mode.
struct KeyframeOptions {
    let options: anim_keyframe_options
    let componentCount: Int
    let mode: KeyframeDescription.Mode

    init(_ pointer: UnsafePointer<anim_keyframe_options>?) throws(AnimError) {
        if pointer != nil {
            options = try required(pointer, "options").pointee
            _ = try checkedSize(options.struct_size, of: anim_keyframe_options.self)
        } else {
            options = defaultOptions()
        }
        componentCount = try limited(
            options.component_count,
            KeyframeDescription.largestComponentCount,
            "component_count"
        )
        guard let mode = KeyframeDescription.Mode(rawValue: options.mode) else {
            throw constantError("mode", options.mode, "ANIM_KEYFRAME_MODE_...")
        }
        self.mode = mode
    }

    /// Makes a handle of a description, with the options shared by all three kinds.
    @inline(never)
    func finish(
        _ description: inout KeyframeDescription,
        _ initial: UnsafeBufferPointer<Double>,
        _ result: UnsafeMutablePointer<OpaquePointer?>
    ) throws(AnimError) {
        let ease = try curve(options.ease)
        if try flag(options.has_ease, "has_ease") || ease != .linear { description.ease = ease }
        guard componentCount >= 64 || options.shortest_turns >> UInt64(componentCount) == 0 else {
            throw argumentError("shortest_turns", "has a bit beyond the last component")
        }
        description.angles = options.shortest_turns
        if !initial.isEmpty {
            let count = componentCount
            guard initial.count == count || initial.count == 2 * count else { throw rowError("initial", count) }
            for number in initial { try bounded(number, "initial") }
            try description.setInitial(row(initial, 0), velocity: initial.count > count ? row(initial, 1) : [])
        }
        result.pointee = makeHandle(
            KeyframesHandle(description, try description.makeTrack(componentCount: description.componentCount))
        )
    }

    /// The error for an array whose number of rows does not match the keys. The caller names the count.
    @inline(never)
    private func rowsError(_ name: StaticText, _ rows: Int, _ countName: StaticText) -> AnimError {
        AnimError(
            .argument,
            "\(name) must have component_count (\(componentCount)) numbers for each of \(rows) rows: \(countName)"
        )
    }

    /// One row of an array that is known to contain it.
    func row(_ numbers: UnsafeBufferPointer<Double>, _ index: Int) -> [Double] {
        [Double](UnsafeBufferPointer(rebasing: numbers[index * componentCount..<(index + 1) * componentCount]))
    }

    /// An array that must have a number of rows.
    func rows(
        _ pointer: UnsafePointer<Double>?,
        _ count: Int,
        _ rows: Int,
        _ name: StaticText,
        _ countName: StaticText
    ) throws(AnimError) -> UnsafeBufferPointer<Double> {
        let numbers = try array(pointer, count, name)
        // Divides instead of multiplying, since the product might overflow.
        guard componentCount > 0, count / componentCount == rows, count % componentCount == 0 else {
            throw rowsError(name, rows, countName)
        }
        return numbers
    }
}

/// The curves of segments. Errors include the index.
func segmentCurves(_ pointer: UnsafePointer<anim_cubic_bezier>?, _ count: Int) throws(AnimError) -> [CubicBezier] {
    var result: [CubicBezier] = []
    let curves = try array(pointer, count, "curves")
    try Memory.ask(count, of: 64)
    for (index, given) in curves.enumerated() {
        do throws(AnimError) { result.append(try curve(given)) } catch { throw numbered(error, index) }
    }
    return result
}

/// Reserves the memory for keyframes with a number of numbers in their values. So many curves are prepared, at up to 33
/// KB each.
@inline(never)
func askForKeyframes(_ numbers: Int, curves: Int) throws(AnimError) {
    try Memory.ask(min(numbers, KeyframeDescription.largestNumberCount), of: 256)
    try Memory.ask(min(max(curves, 0), 64) * 34_000)
}

@inline(never)
private func numbered(_ error: AnimError, _ index: Int) -> AnimError {
    AnimError(error.code, "\(error.text) (number \(index), counted from 0)")
}

@inline(never)
private func rowError(_ name: StaticText, _ components: Int) -> AnimError {
    AnimError(.argument, "\(name) must have one or two rows of \(components) numbers, as many as there are components")
}

@implementation @_cdecl("anim_keyframes_create_values")
public func anim_keyframes_create_values(
    _ options: UnsafePointer<anim_keyframe_options>!,
    _ values: UnsafePointer<Double>!,
    _ value_count: Int,
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
        try askForKeyframes(max(value_count, time_count), curves: curve_count)
        let options = try KeyframeOptions(options)
        let values = try array(values, value_count, "values")
        guard values.count <= KeyframeDescription.largestNumberCount else {
            throw AnimError(.limit, "value_count is beyond ANIM_LIMIT_KEYFRAME_NUMBERS")
        }
        let segmentCurves = try segmentCurves(curves, curve_count)
        var description = try KeyframeDescription.values(
            [Double](values),
            componentCount: options.componentCount,
            times: try copied(times, time_count, "times"),
            mode: options.mode,
            curves: segmentCurves,
            shapes: try copied(parameters, parameter_count, "parameters"),
            duration: options.options.duration
        )
        try options.finish(&description, UnsafeBufferPointer(start: nil, count: 0), result)
    }
}

@implementation @_cdecl("anim_keyframes_create_blocks")
public func anim_keyframes_create_blocks(
    _ options: UnsafePointer<anim_keyframe_options>!,
    _ starts: UnsafePointer<Double>!,
    _ durations: UnsafePointer<Double>!,
    _ count: Int,
    _ values: UnsafePointer<Double>!,
    _ value_count: Int,
    _ initial: UnsafePointer<Double>!,
    _ initial_count: Int,
    _ keyframes: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(keyframes, "keyframes")
        let options = try KeyframeOptions(options)
        let starts = try array(starts, count, "starts")
        let durations = try array(durations, count, "durations")
        var description = try KeyframeDescription.blocks(
            componentCount: options.componentCount,
            duration: options.options.duration,
            mode: options.mode
        )
        let values = try options.rows(values, value_count, count, "values", "one for each of count")
        try askForKeyframes(max(value_count, initial_count), curves: 0)
        for index in 0..<count {
            try description.addBlock(
                start: starts[index],
                duration: durations[index],
                value: options.row(values, index)
            )
        }
        try options.finish(&description, try array(initial, initial_count, "initial"), result)
    }
}

@implementation @_cdecl("anim_keyframes_create_track")
public func anim_keyframes_create_track(
    _ options: UnsafePointer<anim_keyframe_options>!,
    _ keys: UnsafePointer<anim_keyframe>!,
    _ key_count: Int,
    _ values: UnsafePointer<Double>!,
    _ value_count: Int,
    _ velocities: UnsafePointer<Double>!,
    _ velocities_count: Int,
    _ initial: UnsafePointer<Double>!,
    _ initial_count: Int,
    _ keyframes: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(keyframes, "keyframes")
        let options = try KeyframeOptions(options)
        let keys = try array(keys, key_count, "keys")
        var description = try KeyframeDescription.track(componentCount: options.componentCount)
        let values = try options.rows(values, value_count, key_count, "values", "one for each of key_count")
        let velocities = try options.rows(
            velocities,
            velocities_count,
            velocities_count == 0 ? 0 : 2 * key_count,
            "velocities",
            "two for each of key_count, or none"
        )
        try askForKeyframes(max(value_count, initial_count), curves: key_count)
        for index in 0..<key_count {
            let key = keys[index]
            guard key.flags <= 7 else {
                throw flagsError("flags", key.flags, "ANIM_KEYFRAME_HAS_START_VELOCITY, HAS_END_VELOCITY and SETTLES")
            }
            guard key.flags & 3 == 0 || !velocities.isEmpty else {
                throw argumentError("velocities", "must be given, since the flags of a keyframe name a velocity")
            }
            try description.addKeyframe(
                try keyMotion(key, index),
                value: options.row(values, index),
                duration: key.flags & 4 != 0 || key.kind == 3 ? nil : key.duration,
                startVelocity: key.flags & 1 != 0 ? options.row(velocities, 2 * index) : [],
                endVelocity: key.flags & 2 != 0 ? options.row(velocities, 2 * index + 1) : []
            )
        }
        try options.finish(&description, try array(initial, initial_count, "initial"), result)
    }
}

/// The motion to a key. Errors include the index.
func keyMotion(_ key: anim_keyframe, _ index: Int) throws(AnimError) -> KeyframeDescription.Motion {
    do throws(AnimError) { return try motion(key) } catch { throw numbered(error, index) }
}

/// `ANIM_KEYFRAME_KIND_…`.
private func motion(_ key: anim_keyframe) throws(AnimError) -> KeyframeDescription.Motion {
    switch key.kind {
    case 0: return .linear(try curve(key.curve))
    case 1: return .cubic
    case 2: return .spring(try spring(key.spring))
    case 3: return .move
    default: throw constantError("kind", key.kind, "ANIM_KEYFRAME_KIND_...")
    }
}

@implementation @_cdecl("anim_keyframes_destroy")
public func anim_keyframes_destroy(_ keyframes: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if keyframes == nil { return }
            _ = try object(keyframes, as: KeyframesHandle.self)
            releaseHandle(keyframes, as: KeyframesHandle.self)
        }
    }
}

@implementation @_cdecl("anim_keyframes_get_info")
public func anim_keyframes_get_info(
    _ keyframes: OpaquePointer!,
    _ info: UnsafeMutablePointer<anim_keyframes_info>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(keyframes, as: KeyframesHandle.self)
        var result = anim_keyframes_info()
        result.component_count = UInt32(truncatingIfNeeded: handle.track.componentCount)
        result.key_count = UInt32(truncatingIfNeeded: handle.description.keyCount)
        result.needs_start = handle.track.needsStart ? 1 : 0
        result.duration = handle.track.duration
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_keyframes_evaluate")
public func anim_keyframes_evaluate(
    _ keyframes: OpaquePointer!,
    _ times: UnsafePointer<Double>!,
    _ time_count: Int,
    _ start: UnsafePointer<Double>!,
    _ start_count: Int,
    _ values: UnsafeMutablePointer<Double>!,
    _ velocities: UnsafeMutablePointer<Double>!,
    _ count: Int
) -> anim_status {
    attempt { () throws(AnimError) in
        let track = try object(keyframes, as: KeyframesHandle.self).track
        let components = track.componentCount
        let times = try array(times, time_count, "times")
        let values = try optional(values, "values")
        let velocities = try optional(velocities, "velocities")
        guard count >= 0, count / components == times.count, count % components == 0 else {
            throw argumentError("count", "must be time_count times the number of components")
        }
        for time in times { _ = try finite(time, "times") }
        if track.needsStart {
            let start = try array(start, start_count, "start")
            guard start.count == components || start.count == 2 * components, let base = start.baseAddress else {
                throw rowError("start", components)
            }
            for number in start { try bounded(number, "start") }
            // A single row is at rest.
            track.prepare(from: base, velocity: start.count > components ? base + components : nil)
        }
        track.sample(at: times, values, velocities)
    }
}

@implementation @_cdecl("anim_keyframes_evaluate_many")
public func anim_keyframes_evaluate_many(
    _ keyframes: UnsafePointer<OpaquePointer?>!,
    _ keyframes_count: Int,
    _ time: Double,
    _ values: UnsafeMutablePointer<Double>!,
    _ value_count: Int
) -> anim_status {
    attempt { () throws(AnimError) in
        let handles = try array(keyframes, keyframes_count, "keyframes")
        let values = try array(values, value_count, "values")
        let time = try finite(time, "time")
        var room = values.count
        for handle in handles {
            let count = try borrowing(handle, as: KeyframesHandle.self) {
                $0.track.needsStart ? -1 : $0.track.componentCount
            }
            guard count >= 0 else {
                throw AnimError(.state, "keyframes has one that needs a start; call anim_keyframes_evaluate for it")
            }
            room -= count
            guard room >= 0 else { break }
        }
        guard room == 0 else {
            throw argumentError("value_count", "must be the sum of the component counts of keyframes")
        }
        guard var target = values.baseAddress else { return }
        for handle in handles {
            target += try borrowing(handle, as: KeyframesHandle.self) {
                $0.track.sample(at: time, target, nil)
                return $0.track.componentCount
            }
        }
    }
}
