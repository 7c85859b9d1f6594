// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage
import CAnimCore

private func property(_ identifier: anim_property) -> PropertyIdentifier { PropertyIdentifier(rawValue: identifier) }

@implementation @_cdecl("anim_default_property_options")
public func anim_default_property_options(
    _ options: UnsafeMutablePointer<anim_property_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        var result = anim_property_options()
        result.fades = -1
        result.threshold = Stage.defaultThreshold
        try fill(options, struct_size, with: result, "options")
    }
}

@inline(never)
private func propertyOptions(_ given: anim_property_options) throws(AnimError) -> PropertyOptions {
    _ = try checkedSize(given.struct_size, of: anim_property_options.self)
    guard let kind = ValueKind(rawValue: given.kind), kind != .path else {
        throw constantError("kind of options", given.kind, "ANIM_VALUE_KIND_... but for PATH")
    }
    var options = PropertyOptions(kind)
    if given.component_count != 0 {
        guard kind == .vector || Int64(given.component_count) == Int64(kind.componentCount) else {
            throw argumentError("options", "has a component_count that is not the kind's")
        }
        options.componentCount = try limited(given.component_count, Stage.largestVector, "component_count")
    }
    let isShortest = try flag(given.turn, "turn")
    guard kind == .angle || !isShortest else { throw argumentError("turn", "is SHORTEST, but the kind is no ANGLE") }
    if isShortest { options.encoding = .shortestTurn }
    let interpolation = try colorInterpolation(
        anim_color_interpolation(space: given.space, hue: given.hue, premultiplied: given.premultiplied)
    )
    guard kind == .color || interpolation == ColorInterpolation() else {
        throw argumentError("options", "has a space, hue or premultiplied, but its kind is no COLOR")
    }
    guard interpolation.space == .okLCH || interpolation.hue == .shorter else {
        throw argumentError("hue", "is not SHORTER, but only the space OKLCH has a hue")
    }
    if interpolation != ColorInterpolation() { options.encoding = .color(interpolation) }
    if given.fades != -1 {
        guard given.fades == 0 || given.fades == 1 else { throw argumentError("fades", "must be 0, 1 or -1") }
        options.fades = given.fades == 1
    }
    options.threshold = given.threshold
    return options
}

@implementation @_cdecl("anim_stage_add_property_with")
public func anim_stage_add_property_with(
    _ stage: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ options: UnsafePointer<anim_property_options>!,
    _ value: UnsafePointer<Double>!,
    _ count: Int,
    _ property: UnsafeMutablePointer<anim_property>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(property, "property")
        let options = try propertyOptions(try required(options, "options").pointee)
        guard count == options.componentCount else {
            throw AnimError(.argument, "count is \(count), but the property has \(options.componentCount) components")
        }
        try Memory.ask(count, of: 128)
        let value = Array(try array(value, count, "value"))
        result.pointee = try stage.addProperty(name: try AnimCoreABI.name(name, name_length), options, value: value)
            .rawValue
    }
}

@implementation @_cdecl("anim_stage_add_path")
public func anim_stage_add_path(
    _ stage: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ path: OpaquePointer!,
    _ property: UnsafeMutablePointer<anim_property>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(property, "property")
        let path = try object(path, as: PathHandle.self).path
        try Memory.ask(path.coordinates.count, of: 128)
        result.pointee = try stage.addPath(name: try AnimCoreABI.name(name, name_length), path).rawValue
    }
}

/// Reserves the memory for moving a property to a path, if the two must be aligned.
func askForMorph(_ stage: Stage, _ property: PropertyIdentifier, _ path: Path) throws(AnimError) {
    try Memory.ask(stage.alignedCount(of: property, with: path), of: 384)
}

@implementation @_cdecl("anim_stage_set_path")
public func anim_stage_set_path(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ path: OpaquePointer!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let path = try object(path, as: PathHandle.self).path
        try askForMorph(stage, AnimCoreABI.property(property), path)
        try stage.setPath(path, of: AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_get_path")
public func anim_stage_get_path(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ what: Int32,
    _ path: OpaquePointer!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        guard let aspect = Stage.Aspect(rawValue: what), aspect != .velocity else {
            throw argumentError("what", "is neither ANIM_READ_MODEL nor ANIM_READ_PRESENTATION")
        }
        let handle = try object(path, as: PathHandle.self)
        let property = AnimCoreABI.property(property)
        try Memory.ask(try stage.componentCount(of: property, aspect), of: 8)
        handle.path = try stage.path(of: property, aspect)
    }
}

@implementation @_cdecl("anim_stage_set_action")
public func anim_stage_set_action(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ action: Int32,
    _ motion: UnsafePointer<anim_motion>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let wanted: PropertyAction
        switch action {
        case 0: wanted = .follow
        case 1: wanted = .none
        case 2:
            _ = try required(motion, "motion")
            wanted = .own(try motionRequest(motion))
        default: throw constantError("action", action, "ANIM_ACTION_...")
        }
        try stage.setAction(wanted, of: AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_set_reduced_motion")
public func anim_stage_set_reduced_motion(_ stage: OpaquePointer!, _ policy: Int32) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        guard let wanted = ReducedMotion(rawValue: policy) else {
            throw constantError("policy", policy, "ANIM_REDUCED_MOTION_...")
        }
        stage.reducedMotion = wanted
    }
}

@implementation @_cdecl("anim_stage_set_expression")
public func anim_stage_set_expression(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.setExpression(try expressionText(text, text_length), of: AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_add_derived")
public func anim_stage_add_derived(
    _ stage: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ options: UnsafePointer<anim_property_options>!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ property: UnsafeMutablePointer<anim_property>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(property, "property")
        var wanted = PropertyOptions(.scalar)
        if options != nil { wanted = try propertyOptions(try required(options, "options").pointee) }
        let name = try AnimCoreABI.name(name, name_length)
        try Memory.ask(wanted.componentCount, of: 128)
        result.pointee = try stage.addDerived(name: name, wanted, try expressionText(text, text_length)).rawValue
    }
}

@inline(never)
private func expressionText(_ text: UnsafePointer<CChar>!, _ length: Int) throws(AnimError) -> [UInt8] {
    let bytes = try AnimCoreABI.text(text, length, limit: 65_536, "text")
    guard isValidUTF8(bytes) else { throw argumentError("text", "is not valid UTF-8") }
    return bytes
}

@implementation @_cdecl("anim_stage_get_expression")
public func anim_stage_get_expression(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try write(try stage.expression(of: AnimCoreABI.property(property)), to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_stage_observe")
public func anim_stage_observe(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ callback: anim_property_callback!,
    _ context: UnsafeMutableRawPointer!,
    _ release: anim_context_release_callback!
) -> anim_status {
    taking(context, release) { take in
        withStage(stage) { (stage) throws(AnimError) in
            guard let callback else { return try stage.observe(AnimCoreABI.property(property), nil) }
            let context = take()
            try stage.observe(AnimCoreABI.property(property)) { values in
                callHost { callback(context.pointer, property, values.baseAddress, values.count) }
            }
        }
    }
}
