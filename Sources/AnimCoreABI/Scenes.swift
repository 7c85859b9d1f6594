// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

/// `ANIM_LIMIT_TEXT_BYTES`.
let largestText = 67_108_864

@implementation @_cdecl("anim_default_scene_options")
public func anim_default_scene_options(
    _ options: UnsafeMutablePointer<anim_scene_options>!,
    _ struct_size: UInt32
) -> anim_status {
    attempt { () throws(AnimError) in
        let defaults = Scene.Options()
        var result = anim_scene_options()
        result.event_limit = UInt32(defaults.eventLimit)
        result.event_mask = defaults.eventMask
        result.seed = defaults.seed
        result.memory_limit = UInt64(defaults.memoryLimit)
        try fill(options, struct_size, with: result, "options")
    }
}

/// The members of a scene's options that a call reads.
enum SceneOptionsUse {
    case all
    /// Those of the document: for a scene that exists.
    case document
    /// All but the memory limit: for a document that was loaded.
    case scene
}

/// The options of a scene; the defaults for null.
@inline(never)
func sceneOptions(
    _ options: UnsafePointer<anim_scene_options>?,
    _ use: SceneOptionsUse = .all
) throws(AnimError) -> Scene.Options {
    var result = Scene.Options()
    guard options != nil else { return result }
    let given = try grown(try required(options, "options"), least: 24, anim_scene_options())
    if use != .document {
        result.eventLimit = try limited(given.event_limit, Stage.largestEventLimit, "event_limit")
        result.eventMask = given.event_mask
        result.seed = given.seed
    }
    let length = Int(clamping: given.parameters_length)
    result.parameters = try AnimCoreABI.text(given.parameters, length, limit: largestText, "parameters")
    let libraryLength = Int(clamping: given.library_length)
    result.library = try AnimCoreABI.text(given.library, libraryLength, limit: largestText, "library")
    if use != .scene { result.memoryLimit = try memoryLimit(given.memory_limit) }
    return result
}

/// The memory limit of a document in bytes; 0 is the default.
func memoryLimit(_ given: UInt64) throws(AnimError) -> Int64 {
    guard given <= UInt64(Scene.Options.largestMemoryLimit) else {
        throw AnimError(.limit, "memory_limit must be at most 2^40")
    }
    return given > 0 ? Int64(given) : Scene.Options().memoryLimit
}

@implementation @_cdecl("anim_scene_load")
public func anim_scene_load(
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_scene_options>!,
    _ scene: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    attempt { () throws(AnimError) in
        let result = try required(scene, "scene")
        let sceneOptions = try AnimCoreABI.sceneOptions(options)
        let document = try AnimCoreABI.text(text, text_length, limit: largestText, "text")
        result.pointee = SceneHandle.make(try Scene.load(document: document, sceneOptions))
    }
}

@implementation @_cdecl("anim_scene_destroy")
public func anim_scene_destroy(_ scene: OpaquePointer!) -> anim_status {
    if scene == nil { return 0 }
    if let handle = try? object(scene, as: SceneHandle.self), hasLeftCallback(handle.scene.stage) {
        handle.leakStage()
        leakHandle(scene)
        return 0
    }
    let status = destroying { withScene(scene) { (_) throws(AnimError) in } }
    if status == 0 { SceneHandle.release(scene) }
    return status
}

@implementation @_cdecl("anim_scene_abandon_call")
public func anim_scene_abandon_call(_ scene: OpaquePointer!) -> anim_status {
    attempt { () throws(AnimError) in
        let handle = try object(scene, as: SceneHandle.self)
        guard !isInsideCallback(handle.scene.stage) else { throw insideCallback("scene") }
        handle.display.giveBack()
        abandonCall(handle.scene.stage)
    }
}

@implementation @_cdecl("anim_scene_get_stage")
public func anim_scene_get_stage(
    _ scene: OpaquePointer!,
    _ stage: UnsafeMutablePointer<OpaquePointer?>!
) -> anim_status {
    withSceneHandle(scene) { (handle) throws(AnimError) in
        let result = try required(stage, "stage")
        result.pointee = handle.stage()
    }
}

@implementation @_cdecl("anim_scene_get_info")
public func anim_scene_get_info(_ scene: OpaquePointer!, _ info: UnsafeMutablePointer<anim_scene_info>!) -> anim_status
{
    withScene(scene) { (scene) throws(AnimError) in
        var result = anim_scene_info()
        result.input_count = UInt32(scene.inputCount)
        result.node_count = UInt32(scene.nodeCount)
        result.region_count = UInt32(scene.regionCount)
        result.width = scene.width
        result.height = scene.height
        result.canvas = anim_rectangle(
            x: scene.canvas.x,
            y: scene.canvas.y,
            width: scene.canvas.width,
            height: scene.canvas.height
        )
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_scene_send_pointer")
public func anim_scene_send_pointer(
    _ scene: OpaquePointer!,
    _ kind: Int32,
    _ pointer: Int32,
    _ x: Double,
    _ y: Double
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        guard let action = Scene.PointerAction(rawValue: kind) else {
            throw constantError("kind", kind, "ANIM_POINTER_ACTION_...")
        }
        try scene.pointer(action, pointer, x: x, y: y)
    }
}

@implementation @_cdecl("anim_scene_send_wheel")
public func anim_scene_send_wheel(
    _ scene: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ dx: Double,
    _ dy: Double,
    _ used: UnsafeMutablePointer<Int32>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try optional(used, "used")
        let isUsed = try scene.wheel(x: x, y: y, dx: dx, dy: dy)
        result?.pointee = isUsed ? 1 : 0
    }
}

@implementation @_cdecl("anim_scene_send")
public func anim_scene_send(_ scene: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ name_length: Int) -> anim_status {
    withSceneHandle(scene) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        try handle.send(name, name_length)
    }
}

// MARK: Inputs

@implementation @_cdecl("anim_scene_get_input_info")
public func anim_scene_get_input_info(
    _ scene: OpaquePointer!,
    _ index: UInt32,
    _ info: UnsafeMutablePointer<anim_input_info>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        guard Int64(index) < Int64(scene.inputCount) else {
            throw AnimError(.notFound, "there is no input with this index")
        }
        let input = try scene.input(at: Int(index))
        var result = anim_input_info()
        result.kind = input.kind.rawValue
        result.name = input.name
        result.minimum = input.minimum
        result.maximum = input.maximum
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_scene_set_number")
public func anim_scene_set_number(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ value: Double
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        try handle.scene.setNumber(value, ofInput: handle.name)
    }
}

@implementation @_cdecl("anim_scene_set_boolean")
public func anim_scene_set_boolean(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ value: Int32
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        try handle.scene.setBoolean(try flag(value, "value"), ofInput: handle.name)
    }
}

@implementation @_cdecl("anim_scene_set_string")
public func anim_scene_set_string(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        try read(text, text_length, limit: InputStore.longestString, "text", into: &handle.text)
        guard isValidUTF8(handle.text) else { throw argumentError("text", "is not valid UTF-8") }
        try handle.scene.setString(handle.text, ofInput: handle.name)
    }
}

@implementation @_cdecl("anim_scene_fire_trigger")
public func anim_scene_fire_trigger(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in try handle.scene.fireTrigger(handle.name) }
}

/// The input with a name, which must have a given kind.
private func input(
    _ handle: SceneHandle,
    _ kind: InputStore.Kind,
    _ kindName: StaticText
) throws(AnimError) -> InputStore.Input {
    let input = try handle.scene.input(named: handle.name)
    guard input.kind == kind else {
        throw AnimError(.kind, "the input \(JSONText.quoted(handle.name[...])) is no \(kindName)")
    }
    return input
}

@implementation @_cdecl("anim_scene_get_number")
public func anim_scene_get_number(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ value: UnsafeMutablePointer<Double>!
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        let result = try required(value, "value")
        result.pointee = try input(handle, .number, "number").number
    }
}

@implementation @_cdecl("anim_scene_get_boolean")
public func anim_scene_get_boolean(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ value: UnsafeMutablePointer<Int32>!
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        let result = try required(value, "value")
        result.pointee = try input(handle, .boolean, "boolean").boolean ? 1 : 0
    }
}

@implementation @_cdecl("anim_scene_get_string")
public func anim_scene_get_string(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        try write(try input(handle, .string, "string").string, to: buffer, capacity, length)
    }
}

// MARK: The machine

@implementation @_cdecl("anim_scene_get_atomic_states")
public func anim_scene_get_atomic_states(
    _ scene: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        var bytes: [UInt8] = []
        scene.appendState(to: &bytes)
        try write(bytes, to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_scene_is_in_state")
public func anim_scene_is_in_state(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ active: UnsafeMutablePointer<Int32>!
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        let result = try required(active, "active")
        result.pointee = try handle.scene.isInState(handle.name) ? 1 : 0
    }
}

@implementation @_cdecl("anim_scene_get_hash")
public func anim_scene_get_hash(_ scene: OpaquePointer!, _ hash: UnsafeMutablePointer<UInt64>!) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try required(hash, "hash")
        result.pointee = scene.stateHash()
    }
}
