// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimStage
import CAnimCore
import CAnimPlatform

extension Easing: HandleObject {
    static var tag: UInt64 { 0x616E_696D_6561_7365 }
    static var noun: StaticText { "easing" }
}

/// Makes an easing and returns it to the caller.
private func create(
    _ easing: UnsafeMutablePointer<OpaquePointer?>?,
    _ body: () throws(AnimError) -> Easing
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(easing, "easing")
        result.pointee = makeHandle(try body())
    }
}

@implementation @_cdecl("anim_easing_create_css")
public func anim_easing_create_css(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    create(easing) { () throws(AnimError) in
        try .parse(css: try AnimCoreABI.text(text, text_length, limit: Easing.longestText, "text"))
    }
}

@implementation @_cdecl("anim_easing_create_cubic_bezier")
public func anim_easing_create_cubic_bezier(
    _ curve: UnsafePointer<anim_cubic_bezier>!,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    create(easing) { () throws(AnimError) in .cubicBezier(try AnimCoreABI.curve(curve)) }
}

@implementation @_cdecl("anim_easing_create_steps")
public func anim_easing_create_steps(
    _ count: Int32,
    _ position: Int32,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    create(easing) { () throws(AnimError) in
        guard let wanted = Easing.StepPosition(rawValue: position) else {
            throw constantError("position", position, "ANIM_STEP_POSITION_JUMP_...")
        }
        return try .steps(Int(count), wanted)
    }
}

@implementation @_cdecl("anim_easing_create_linear")
public func anim_easing_create_linear(
    _ outputs: UnsafePointer<Double>!,
    _ inputs: UnsafePointer<Double>!,
    _ count: Int,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    create(easing) { () throws(AnimError) in
        guard count <= Easing.largestStopCount else {
            throw AnimError(.limit, "count is beyond ANIM_LIMIT_EASING_STOPS")
        }
        let outputs = try array(outputs, count, "outputs")
        let inputs = inputs == nil ? nil : try array(inputs, count, "inputs")
        var stops: [Double] = []
        for index in 0..<outputs.count { stops += [outputs[index], inputs?[index] ?? .nan] }
        return try .linear(numbers: stops)
    }
}

@implementation @_cdecl("anim_easing_create_penner")
public func anim_easing_create_penner(
    _ penner: Int32,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    create(easing) { () throws(AnimError) in
        guard let wanted = Easing.Penner(rawValue: penner) else {
            throw constantError("penner", penner, "ANIM_PENNER_...")
        }
        return .penner(wanted)
    }
}

@implementation @_cdecl("anim_easing_create_spring")
public func anim_easing_create_spring(
    _ spring: UnsafePointer<anim_spring>!,
    _ duration: Double,
    _ initial_velocity: Double,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    create(easing) { () throws(AnimError) in
        try .spring(try AnimCoreABI.spring(spring), duration: duration, velocity: initial_velocity)
    }
}

@implementation @_cdecl("anim_easing_create_callback")
public func anim_easing_create_callback(
    _ callback: anim_easing_callback!,
    _ context: UnsafeMutableRawPointer!,
    _ release: anim_context_release_callback!,
    _ easing: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    taking(context, release) { take in
        create(easing) { () throws(AnimError) in
            guard let callback else { throw argumentError("callback", "is null") }
            let context = take()
            return .callback { x in
                let frame = anim_platform_callback_frame()
                let outer = frame?.pointee ?? 0
                frame?.pointee = stackAddress()
                defer { frame?.pointee = outer }
                return callHost { callback(context.pointer, x) }
            }
        }
    }
}

@implementation @_cdecl("anim_easing_destroy")
public func anim_easing_destroy(_ easing: OpaquePointer!) -> anim_status {
    destroying {
        attempt { () throws(AnimError) in
            if easing == nil { return }
            _ = try object(easing, as: Easing.self)
            releaseHandle(easing, as: Easing.self)
        }
    }
}

@implementation @_cdecl("anim_easing_evaluate")
public func anim_easing_evaluate(
    _ easing: OpaquePointer!,
    _ x: Double,
    _ before: Int32,
    _ y: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let easing = try object(easing, as: Easing.self)
        let result = try required(y, "y")
        result.pointee = easing.value(at: try finite(x, "x"), isBefore: try flag(before, "before"))
    }
}

@implementation @_cdecl("anim_easing_evaluate_many")
public func anim_easing_evaluate_many(
    _ easing: OpaquePointer!,
    _ xs: UnsafePointer<Double>!,
    _ count: Int,
    _ ys: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let easing = try object(easing, as: Easing.self)
        let xs = try array(xs, count, "xs")
        let ys = try array(ys, count, "ys")
        for x in xs { _ = try finite(x, "xs") }
        if let source = xs.baseAddress, let target = ys.baseAddress { easing.evaluate(source, count, target) }
    }
}

@implementation @_cdecl("anim_easing_get_slope")
public func anim_easing_get_slope(
    _ easing: OpaquePointer!,
    _ x: Double,
    _ slope: UnsafeMutablePointer<Double>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let easing = try object(easing, as: Easing.self)
        let result = try required(slope, "slope")
        result.pointee = easing.valueAndSlope(at: try finite(x, "x")).slope
    }
}

@implementation @_cdecl("anim_easing_get_css")
public func anim_easing_get_css(
    _ easing: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    attempt { () throws(AnimError) in
        try write(try object(easing, as: Easing.self).css, to: buffer, capacity, length)
    }
}
