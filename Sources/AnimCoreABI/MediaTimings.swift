// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import CAnimCore

/// The timing that a caller describes.
func mediaTiming(_ pointer: UnsafePointer<anim_media_timing>?) throws(AnimError) -> MediaTiming {
    let timing = try required(pointer, "timing").pointee
    _ = try checkedSize(timing.struct_size, of: anim_media_timing.self)
    return try MediaTiming.validated(
        beginTime: timing.begin_time,
        timeOffset: timing.time_offset,
        speed: timing.speed,
        duration: timing.duration,
        repeatCount: timing.repeat_count,
        repeatDuration: timing.repeat_duration,
        autoreverses: try flag(timing.autoreverses, "autoreverses"),
        fillMode: try fillMode(timing.fill_mode, "fill_mode")
    )
}

private func fillMode(_ number: Int32, _ name: StaticText) throws(AnimError) -> MediaTiming.FillMode {
    guard let mode = MediaTiming.FillMode(rawValue: number) else {
        throw constantError(name, number, "ANIM_FILL_MODE_NONE, FORWARDS, BACKWARDS and BOTH")
    }
    return mode
}

private func webTiming(_ pointer: UnsafePointer<anim_web_timing>?) throws(AnimError) -> WebTiming {
    let timing = try required(pointer, "timing").pointee
    _ = try checkedSize(timing.struct_size, of: anim_web_timing.self)
    guard let direction = WebTiming.Direction(rawValue: timing.direction) else {
        throw constantError("direction", timing.direction, "ANIM_DIRECTION_...")
    }
    var web = WebTiming()
    web.delay = timing.delay
    web.endDelay = timing.end_delay
    web.iterationStart = timing.iteration_start
    web.iterations = timing.iterations
    web.duration = timing.duration
    web.direction = direction
    web.fill = try fillMode(timing.fill, "fill")
    web.playbackRate = timing.playback_rate
    return try web.validated()
}

/// The names of a call's arguments, for its errors.
private struct SampleNames {
    let times: StaticText
    let samples: StaticText
}

/// Checks the times of a bulk call and samples at each.
private func sampleMany<Sample>(
    _ times: UnsafePointer<Double>?,
    _ count: Int,
    _ samples: UnsafeMutablePointer<Sample>?,
    _ names: SampleNames,
    _ body: (Double) -> Sample
) throws(AnimError) {
    let times = try AnimCoreABI.times(times, count, names.times)
    let samples = try array(samples, count, names.samples)
    for index in times.indices { samples[index] = body(times[index]) }
}

@implementation @_cdecl("anim_default_media_timing")
public func anim_default_media_timing(
    _ timing: UnsafeMutablePointer<anim_media_timing>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_media_timing()
        result.speed = 1
        try fill(timing, struct_size, with: result, "timing")
    }
}

@implementation @_cdecl("anim_media_timing_evaluate")
public func anim_media_timing_evaluate(
    _ timing: UnsafePointer<anim_media_timing>!,
    _ parent_time: Double,
    _ sample: UnsafeMutablePointer<anim_media_sample>!
) -> anim_status {
    var time = parent_time
    return evaluate(timing, &time, 1, sample, SampleNames(times: "parent_time", samples: "sample"))
}

/// Media timing at many times; the call for one time uses this too.
private func evaluate(
    _ timing: UnsafePointer<anim_media_timing>?,
    _ times: UnsafePointer<Double>?,
    _ count: Int,
    _ samples: UnsafeMutablePointer<anim_media_sample>?,
    _ names: SampleNames
) -> anim_status {
    attempt { () throws(AnimError) in
        let timing = try mediaTiming(timing)
        try sampleMany(times, count, samples, names) { time in
            let sample = timing.sample(at: time)
            return anim_media_sample(
                phase: sample.phase.rawValue,
                is_in_effect: sample.isInEffect ? 1 : 0,
                is_reversing: sample.isReversing ? 1 : 0,
                reserved: 0,
                progress: sample.progress,
                iteration: sample.iteration,
                local_time: sample.localTime,
                iteration_time: sample.iterationTime,
                rate: sample.rate,
                iteration_rate: sample.iterationRate
            )
        }
    }
}

@implementation @_cdecl("anim_media_timing_evaluate_many")
public func anim_media_timing_evaluate_many(
    _ timing: UnsafePointer<anim_media_timing>!,
    _ parent_times: UnsafePointer<Double>!,
    _ count: Int,
    _ samples: UnsafeMutablePointer<anim_media_sample>!
) -> anim_status {
    evaluate(timing, parent_times, count, samples, SampleNames(times: "parent_times", samples: "samples"))
}

@implementation @_cdecl("anim_media_timing_get_interval")
public func anim_media_timing_get_interval(
    _ timing: UnsafePointer<anim_media_timing>!,
    _ active_duration: UnsafeMutablePointer<Double>!,
    _ start_time: UnsafeMutablePointer<Double>!,
    _ end_time: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let timing = try mediaTiming(timing)
        let active = try result(active_duration, "active_duration")
        let start = try result(start_time, "start_time")
        let end = try result(end_time, "end_time")
        active?.pointee = timing.activeDuration
        start?.pointee = timing.startTime
        end?.pointee = timing.endTime
    }
}

@implementation @_cdecl("anim_default_web_timing")
public func anim_default_web_timing(
    _ timing: UnsafeMutablePointer<anim_web_timing>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_web_timing()
        result.iterations = 1
        result.playback_rate = 1
        try fill(timing, struct_size, with: result, "timing")
    }
}

@implementation @_cdecl("anim_web_timing_evaluate")
public func anim_web_timing_evaluate(
    _ timing: UnsafePointer<anim_web_timing>!,
    _ local_time: Double,
    _ sample: UnsafeMutablePointer<anim_web_sample>!
) -> anim_status {
    var time = local_time
    return evaluate(timing, &time, 1, sample, SampleNames(times: "local_time", samples: "sample"))
}

/// Web timing at many times; the call for one time uses this too.
private func evaluate(
    _ timing: UnsafePointer<anim_web_timing>?,
    _ times: UnsafePointer<Double>?,
    _ count: Int,
    _ samples: UnsafeMutablePointer<anim_web_sample>?,
    _ names: SampleNames
) -> anim_status {
    attempt { () throws(AnimError) in
        let timing = try webTiming(timing)
        try sampleMany(times, count, samples, names) { time in
            let sample = timing.sample(at: time)
            return anim_web_sample(
                phase: sample.phase.rawValue,
                is_in_effect: sample.isInEffect ? 1 : 0,
                is_reversing: sample.isReversing ? 1 : 0,
                reserved: 0,
                active_time: sample.activeTime,
                overall_progress: sample.overallProgress,
                simple_iteration_progress: sample.simpleIterationProgress,
                current_iteration: sample.currentIteration,
                directed_progress: sample.directedProgress
            )
        }
    }
}

@implementation @_cdecl("anim_web_timing_evaluate_many")
public func anim_web_timing_evaluate_many(
    _ timing: UnsafePointer<anim_web_timing>!,
    _ local_times: UnsafePointer<Double>!,
    _ count: Int,
    _ samples: UnsafeMutablePointer<anim_web_sample>!
) -> anim_status {
    evaluate(timing, local_times, count, samples, SampleNames(times: "local_times", samples: "samples"))
}

@implementation @_cdecl("anim_web_timing_get_interval")
public func anim_web_timing_get_interval(
    _ timing: UnsafePointer<anim_web_timing>!,
    _ active_duration: UnsafeMutablePointer<Double>!,
    _ end_time: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let timing = try webTiming(timing)
        let active = try result(active_duration, "active_duration")
        let end = try result(end_time, "end_time")
        active?.pointee = timing.activeDuration
        end?.pointee = timing.endTime
    }
}
