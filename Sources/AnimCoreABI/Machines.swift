// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

@implementation @_cdecl("anim_scene_send_data")
public func anim_scene_send_data(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ fields: UnsafePointer<anim_event_field>!,
    _ field_count: Int
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        try read(fields, field_count, handle)
        try handle.scene.send(handle.name, handle.fields)
    }
}

/// Reads fields into the handle's memory, checked.
/// - Parameter unknown: The error for a name that no expression uses; if nil, such fields are omitted.
func read(
    _ fields: UnsafePointer<anim_event_field>?,
    _ field_count: Int,
    _ handle: SceneHandle,
    unknown: (([UInt8]) -> AnimError)? = nil
) throws(AnimError) {
    guard field_count >= 0, field_count <= Machine.largestFieldCount else {
        throw AnimError(.limit, "field_count is beyond ANIM_LIMIT_EVENT_FIELDS")
    }
    var count = 0
    for field in try array(fields, field_count, "fields") {
        if count == handle.fields.count { handle.fields.append(EventField(name: -1, kind: .number)) }
        if try read(field, handle, count) {
            count += 1
        } else if let unknown {
            try readName(field.name, try length(field.name_length), "a field's name", into: &handle.text)
            throw unknown(handle.text)
        }
    }
    handle.fields.removeLast(handle.fields.count - count)
}

/// Reads a field into its place in the handle's memory, checked.
/// - Returns: False if no expression uses its name.
private func read(_ field: anim_event_field, _ handle: SceneHandle, _ slot: Int) throws(AnimError) -> Bool {
    try readName(field.name, try length(field.name_length), "a field's name", into: &handle.text)
    let index = try handle.scene.fieldName(handle.text)
    guard let kind = EventField.Kind(rawValue: field.kind) else {
        throw constantError("a field's kind", field.kind, "ANIM_FIELD_KIND_...")
    }
    handle.fields[slot].name = index ?? -1
    handle.fields[slot].kind = kind
    handle.fields[slot].number = 0
    // Discards the text of an earlier event.
    handle.fields[slot].text.removeAll(keepingCapacity: true)
    switch kind {
    case .number: handle.fields[slot].number = try bounded(field.number, "a field's number")
    case .boolean:
        guard field.number == 0 || field.number == 1 else { throw argumentError("a field's boolean", "must be 0 or 1") }
        handle.fields[slot].number = field.number
    case .text:
        let (length, limit) = (try length(field.text_length), InputStore.longestString)
        try AnimCoreABI.read(field.text, length, limit: limit, "a field's text", into: &handle.fields[slot].text)
        guard isValidUTF8(handle.fields[slot].text) else {
            throw argumentError("a field's text", "is not valid UTF-8")
        }
    }
    return index != nil
}

/// A 32-bit length as an `Int`, which may have 32 bits, too.
/// - Throws: `.limit` if it does not fit.
private func length(_ length: UInt32) throws(AnimError) -> Int {
    guard let result = Int(exactly: length) else { throw AnimError(.limit, "a field's length is beyond any limit") }
    return result
}

/// A field stored in a stage.
private func keptField(_ stage: Stage, _ data: UInt64, _ index: UInt32) throws(AnimError) -> EventField {
    guard data != 0, let field = stage.eventField(data, at: UInt64(index)) else {
        throw AnimError(.notFound, "data and index identify no field of an event that is still kept")
    }
    return field
}

@implementation @_cdecl("anim_scene_get_event_value")
public func anim_scene_get_event_value(
    _ scene: OpaquePointer!,
    _ data: UInt64,
    _ index: UInt32,
    _ value: UnsafeMutablePointer<anim_event_value>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try required(value, "value")
        let field = try keptField(scene.stage, data, index)
        result.pointee = anim_event_value(
            name: field.name,
            kind: field.kind.rawValue,
            number: field.number,
            text_length: UInt32(field.text.count),
            reserved: 0
        )
    }
}

@implementation @_cdecl("anim_scene_get_event_text")
public func anim_scene_get_event_text(
    _ scene: OpaquePointer!,
    _ data: UInt64,
    _ index: UInt32,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let field = try keptField(scene.stage, data, index)
        guard field.kind == .text else { throw AnimError(.kind, "the field is no text") }
        try write(field.text, to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_scene_get_configuration")
public func anim_scene_get_configuration(
    _ scene: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        var bytes: [UInt8] = []
        scene.appendConfiguration(to: &bytes)
        try write(bytes, to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_scene_is_done")
public func anim_scene_is_done(_ scene: OpaquePointer!, _ done: UnsafeMutablePointer<Int32>!) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try required(done, "done")
        result.pointee = scene.isDone ? 1 : 0
    }
}

@implementation @_cdecl("anim_scene_get_state_count")
public func anim_scene_get_state_count(_ scene: OpaquePointer!, _ count: UnsafeMutablePointer<UInt32>!) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try required(count, "count")
        result.pointee = UInt32(scene.stateCount)
    }
}

@implementation @_cdecl("anim_scene_get_state_info")
public func anim_scene_get_state_info(
    _ scene: OpaquePointer!,
    _ index: UInt32,
    _ info: UnsafeMutablePointer<anim_machine_state_info>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        guard index < UInt32(scene.stateCount) else { throw AnimError(.notFound, "there is no state with this index") }
        let state = scene.state(at: Int(index))
        var result = anim_machine_state_info()
        result.kind = state.kind
        result.name = state.name
        result.parent = state.parent
        result.active = state.isActive ? 1 : 0
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}
