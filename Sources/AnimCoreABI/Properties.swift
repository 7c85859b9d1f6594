// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimPaths
import AnimStage
import CAnimCore

private func property(_ identifier: UInt64) -> PropertyIdentifier { PropertyIdentifier(rawValue: identifier) }

@implementation @_cdecl("anim_stage_add_property")
public func anim_stage_add_property(
    _ stage: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ kind: Int32,
    _ value: UnsafePointer<Double>!,
    _ count: Int,
    _ property: UnsafeMutablePointer<anim_property>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(property, "property")
        guard let wanted = ValueKind(rawValue: kind), wanted.componentCount > 0 else {
            throw constantError(
                "kind",
                kind,
                "ANIM_VALUE_KIND_... other than VECTOR and PATH, which have their own functions"
            )
        }
        let added = try stage.addProperty(
            name: try AnimCoreABI.name(name, name_length),
            kind: wanted,
            value: Array(try components(value, count, wanted.componentCount))
        )
        result.pointee = added.rawValue
    }
}

/// The components of one value; their count is checked before they are read.
func components(
    _ value: UnsafePointer<Double>?,
    _ count: Int,
    _ expected: Int
) throws(AnimError) -> UnsafeBufferPointer<Double> {
    guard count == expected else {
        throw AnimError(.argument, "count is \(count), but the kind has \(expected) components")
    }
    return try array(value, count, "value")
}

@implementation @_cdecl("anim_stage_add_scalars")
public func anim_stage_add_scalars(
    _ stage: OpaquePointer!,
    _ values: UnsafePointer<Double>!,
    _ count: Int,
    _ properties: UnsafeMutablePointer<anim_property>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let values = try array(values, count, "values")
        let results = try array(properties, count, "properties")
        guard values.count <= Stage.largestPropertyCount - stage.propertyCount else {
            throw AnimError(.limit, "the stage would have more than \(Stage.largestPropertyCount) properties")
        }
        for value in values { try bounded(value, "values") }
        // All tables may double.
        try Memory.ask(count > 256 ? count + stage.propertyCount : 0, of: 128)
        for (index, value) in values.enumerated() {
            results[index] = try stage.addProperty(kind: .scalar, value: [value]).rawValue
        }
    }
}

@implementation @_cdecl("anim_stage_remove_property")
public func anim_stage_remove_property(_ stage: OpaquePointer!, _ property: anim_property) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.removeProperty(AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_find_property")
public func anim_stage_find_property(
    _ stage: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ property: UnsafeMutablePointer<anim_property>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(property, "property")
        let bytes = try AnimCoreABI.name(name, name_length)
        guard let found = stage.findProperty(name: bytes) else {
            throw stage.unknownProperty(bytes)
        }
        result.pointee = found.rawValue
    }
}

@implementation @_cdecl("anim_stage_list_properties")
public func anim_stage_list_properties(
    _ stage: OpaquePointer!,
    _ properties: UnsafeMutablePointer<anim_property>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let target = try array(properties, capacity, "properties")
        let count = try required(count, "count")
        if !target.isEmpty {
            guard target.count >= stage.propertyCount else {
                throw AnimError(.capacity, "there are \(stage.propertyCount) properties, but room for \(target.count)")
            }
            var index = 0
            stage.forEachProperty {
                target[index] = $0.rawValue
                index += 1
            }
        }
        count.pointee = stage.propertyCount
    }
}

@implementation @_cdecl("anim_stage_get_property_info")
public func anim_stage_get_property_info(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ info: UnsafeMutablePointer<anim_property_info>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let property = AnimCoreABI.property(property)
        let kind = try stage.kind(of: property)
        var result = anim_property_info()
        result.kind = kind.rawValue
        result.component_count = UInt32(try stage.componentCount(of: property))
        result.shown_count = UInt32(try stage.componentCount(of: property, .presentation))
        result.name = try stage.nameIndex(of: property)
        result.is_animating = try stage.isAnimating(property) ? 1 : 0
        result.threshold = try stage.threshold(of: property)
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_stage_set_threshold")
public func anim_stage_set_threshold(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ threshold: Double
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.setThreshold(threshold, of: AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_set_path_turns")
public func anim_stage_set_path_turns(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ turns: anim_bool
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try stage.setTurns(try flag(turns, "turns"), of: AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_get_path_turns")
public func anim_stage_get_path_turns(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ turns: UnsafeMutablePointer<anim_bool>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try required(turns, "turns").pointee = try stage.turns(of: AnimCoreABI.property(property)) ? 1 : 0
    }
}

@implementation @_cdecl("anim_stage_set_path_paint")
public func anim_stage_set_path_paint(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ paint: anim_morph_paint
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        guard let given = MorphOptions.Paint(rawValue: paint) else {
            throw constantError("paint", paint, "ANIM_MORPH_PAINT_...")
        }
        try stage.setPaint(given, of: AnimCoreABI.property(property))
    }
}

@implementation @_cdecl("anim_stage_get_path_paint")
public func anim_stage_get_path_paint(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ paint: UnsafeMutablePointer<anim_morph_paint>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        try required(paint, "paint").pointee = try stage.paint(of: AnimCoreABI.property(property)).rawValue
    }
}

@implementation @_cdecl("anim_stage_set_value")
public func anim_stage_set_value(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ value: UnsafePointer<Double>!,
    _ count: Int
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let property = AnimCoreABI.property(property)
        let expected = try stage.componentCount(of: property)
        try stage.setValue(try components(value, count, expected), of: property)
    }
}

@implementation @_cdecl("anim_stage_set_value_many")
public func anim_stage_set_value_many(
    _ stage: OpaquePointer!,
    _ properties: UnsafePointer<anim_property>!,
    _ count: Int,
    _ values: UnsafePointer<Double>!,
    _ value_count: Int
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let properties = try array(properties, count, "properties")
        let values = try array(values, value_count, "values")
        try checkTotal(stage, properties, values.count)
        for value in values { try bounded(value, "values") }
        try stage.askToSet(properties)
        var next = 0
        for identifier in properties {
            let property = AnimCoreABI.property(identifier)
            let end = next + (try stage.componentCount(of: property))
            try stage.setReserved(UnsafeBufferPointer(rebasing: values[next..<end]), of: property)
            next = end
        }
    }
}

/// Checks that every property can be set, and that the number of values equals the number of all components.
private func checkTotal(
    _ stage: Stage,
    _ properties: UnsafeBufferPointer<anim_property>,
    _ valueCount: Int
) throws(AnimError) {
    let total = try stage.componentCount(toSet: properties)
    guard total == valueCount else {
        throw AnimError(.argument, "value_count is \(valueCount), but the properties have \(total) components")
    }
}

private func aspect(_ what: Int32) throws(AnimError) -> Stage.Aspect {
    guard let aspect = Stage.Aspect(rawValue: what) else { throw constantError("what", what, "ANIM_READ_...") }
    return aspect
}

@implementation @_cdecl("anim_stage_get_value")
public func anim_stage_get_value(
    _ stage: OpaquePointer!,
    _ property: anim_property,
    _ what: Int32,
    _ value: UnsafeMutablePointer<Double>!,
    _ count: Int
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let property = AnimCoreABI.property(property)
        let aspect = try aspect(what)
        let expected = try stage.componentCount(of: property, aspect)
        guard count == expected else {
            throw AnimError(.argument, "count is \(count), but the property has \(expected) components")
        }
        let target = try array(value, count, "value")
        try stage.withComponents(of: property, aspect) { components in
            for (index, component) in components.enumerated() { target[index] = component }
        }
    }
}

@implementation @_cdecl("anim_stage_get_value_many")
public func anim_stage_get_value_many(
    _ stage: OpaquePointer!,
    _ properties: UnsafePointer<anim_property>!,
    _ count: Int,
    _ what: Int32,
    _ values: UnsafeMutablePointer<Double>!,
    _ value_count: Int
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let properties = try array(properties, count, "properties")
        let target = try array(values, value_count, "values")
        let aspect = try aspect(what)
        try stage.readValues(of: properties, aspect, into: target)
    }
}

@implementation @_cdecl("anim_stage_take_changed")
public func anim_stage_take_changed(
    _ stage: OpaquePointer!,
    _ properties: UnsafeMutablePointer<anim_property>!,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let target = try array(properties, capacity, "properties")
        let count = try required(count, "count")
        if target.isEmpty {
            count.pointee = stage.changedPropertyCount
            return
        }
        var taken = 0
        stage.takeChangedProperties(limit: target.count) {
            target[taken] = $0.rawValue
            taken += 1
        }
        count.pointee = taken
    }
}
