// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

/// The region with a name.
private func region(
    _ scene: Scene,
    _ name: UnsafePointer<CChar>?,
    _ length: Int,
    _ argument: StaticText
) throws(AnimError) -> Int32 {
    try scene.region(named: try AnimCoreABI.name(name, length, argument))
}

@implementation @_cdecl("anim_scene_capture_pointer")
public func anim_scene_capture_pointer(
    _ scene: OpaquePointer!,
    _ pointer: Int32,
    _ region: UnsafePointer<CChar>!,
    _ region_length: Int
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let index = try AnimCoreABI.region(scene, region, region_length, "region")
        try scene.capture(pointer: pointer, region: index)
    }
}

@implementation @_cdecl("anim_scene_release_pointer")
public func anim_scene_release_pointer(_ scene: OpaquePointer!, _ pointer: Int32) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in try scene.release(pointer: pointer) }
}

@implementation @_cdecl("anim_scene_send_key")
public func anim_scene_send_key(
    _ scene: OpaquePointer!,
    _ action: Int32,
    _ key: Int32,
    _ modifiers: UInt32,
    _ used: UnsafeMutablePointer<Int32>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        guard let wanted = Scene.KeyAction(rawValue: action) else {
            throw constantError("action", action, "ANIM_KEY_ACTION_...")
        }
        guard let pressed = Scene.Key(rawValue: key) else {
            throw constantError("key", key, "ANIM_KEY_TAB to ANIM_KEY_PAGE_DOWN")
        }
        guard modifiers < 16 else { throw flagsError("modifiers", modifiers, "ANIM_MODIFIER_...") }
        let result = try optional(used, "used")
        let isUsed = modifiers <= 1 && scene.key(wanted, pressed, isBackwards: modifiers == 1)
        result?.pointee = isUsed ? 1 : 0
    }
}

@implementation @_cdecl("anim_scene_set_focus")
public func anim_scene_set_focus(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let region = name_length == 0 ? -1 : try AnimCoreABI.region(scene, name, name_length, "name")
        try scene.focus(region: region)
    }
}

@implementation @_cdecl("anim_scene_get_focus")
public func anim_scene_get_focus(
    _ scene: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        try write(scene.stage.name(scene.nameIndex(ofRegion: scene.focusedRegion)), to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_scene_hit_test")
public func anim_scene_hit_test(
    _ scene: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ node: UnsafeMutablePointer<Int32>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try required(node, "node")
        result.pointee = scene.hitTest(x: try finite(x, "x"), y: try finite(y, "y"))
    }
}

@implementation @_cdecl("anim_scene_hit_test_region")
public func anim_scene_hit_test_region(
    _ scene: OpaquePointer!,
    _ x: Double,
    _ y: Double,
    _ region: UnsafeMutablePointer<Int32>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let result = try required(region, "region")
        result.pointee = scene.hitRegion(x: try finite(x, "x"), y: try finite(y, "y"))
    }
}

@implementation @_cdecl("anim_scene_get_region_info")
public func anim_scene_get_region_info(
    _ scene: OpaquePointer!,
    _ index: UInt32,
    _ info: UnsafeMutablePointer<anim_region_info>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let size = try required(info, "info").pointee.struct_size
        guard Int64(index) < Int64(scene.regionCount) else {
            throw AnimError(.notFound, "there is no region with this index")
        }
        let facts = scene.facts(ofRegion: Int32(index))
        var result = anim_region_info()
        result.name = facts.name
        result.node = facts.node
        result.is_enabled = facts.isEnabled ? 1 : 0
        result.is_visible = facts.isVisible ? 1 : 0
        result.is_focusable = facts.isFocusable ? 1 : 0
        result.is_held = facts.isHeld ? 1 : 0
        result.has_focus = facts.hasFocus ? 1 : 0
        result.bounds = rectangle(facts.bounds)
        try fill(info, size, with: result, "info")
    }
}

func rectangle(_ bounds: SIMD4<Double>) -> anim_rectangle {
    anim_rectangle(x: bounds.x, y: bounds.y, width: bounds.z, height: bounds.w)
}
