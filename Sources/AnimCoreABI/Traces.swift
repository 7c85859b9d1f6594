// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import CAnimCore

/// The object of a trace's pointer.
final class TraceHandle: HandleObject {
    static let tag: UInt64 = 0x616E_696D_7472_6163
    static var noun: StaticText { "trace" }

    let trace: Trace

    init(_ trace: Trace) { self.trace = trace }
}

private func trace(_ handle: OpaquePointer?) throws(AnimError) -> Trace {
    try object(handle, as: TraceHandle.self).trace
}

@implementation @_cdecl("anim_trace_load")
public func anim_trace_load(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ trace: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(trace, "trace")
        let bytes = try AnimCoreABI.text(text, text_length, limit: largestText, "text")
        result.pointee = makeHandle(TraceHandle(try Trace(text: bytes)))
    }
}

@implementation @_cdecl("anim_trace_destroy")
public func anim_trace_destroy(_ trace: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if trace == nil { return }
            _ = try object(trace, as: TraceHandle.self)
            releaseHandle(trace, as: TraceHandle.self)
        }
    }
}

@implementation @_cdecl("anim_trace_get_info")
public func anim_trace_get_info(_ trace: OpaquePointer!, _ info: UnsafeMutablePointer<anim_trace_info>!) -> anim_status
{
    attempt { () throws(AnimError) in
        let trace = try AnimCoreABI.trace(trace)
        var result = anim_trace_info()
        result.has_seed = trace.seed == nil ? 0 : 1
        result.step_count = UInt64(trace.stepCount)
        result.end = trace.end
        result.seed = trace.seed ?? 0
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_trace_get_parameters")
public func anim_trace_get_parameters(
    _ trace: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        try write(try AnimCoreABI.trace(trace).parameters, to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_trace_get_step_time")
public func anim_trace_get_step_time(
    _ trace: OpaquePointer!,
    _ index: Int,
    _ time: UnsafeMutablePointer<Int64>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(time, "time")
        result.pointee = try AnimCoreABI.trace(trace).time(ofStep: index)
    }
}

@implementation @_cdecl("anim_scene_apply_step")
public func anim_scene_apply_step(_ scene: OpaquePointer!, _ trace: OpaquePointer!, _ index: Int) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        try scene.apply(step: index, of: try AnimCoreABI.trace(trace))
    }
}

@implementation @_cdecl("anim_scene_play")
public func anim_scene_play(
    _ scene: OpaquePointer!,
    _ trace: OpaquePointer!,
    _ time: Int64,
    _ next_step: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let trace = try AnimCoreABI.trace(trace)
        let next = try required(next_step, "next_step")
        var step = next.pointee
        do throws(AnimError) {
            try scene.play(trace, until: time, nextStep: &step)
        } catch {
            // The steps before the rejected one have been applied.
            next.pointee = step
            throw error
        }
        next.pointee = step
    }
}
