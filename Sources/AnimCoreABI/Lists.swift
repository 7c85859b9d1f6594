// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

/// A checked list number.
private func list(_ list: UInt32, _ scene: Scene) throws(AnimError) -> Int {
    guard Int64(list) < Int64(scene.listCount) else { throw AnimError(.notFound, "there is no list with this number") }
    return Int(list)
}

/// Runs a call on a list with an item's key among its arguments. The key is stored in the handle's memory.
@inline(never)
private func withList(
    _ handle: OpaquePointer?,
    _ number: UInt32,
    _ key: UnsafePointer<CChar>?,
    _ length: Int,
    _ body: (SceneHandle, Int) throws(AnimError) -> Void
) -> anim_status {
    withSceneHandle(handle) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        let list = try list(number, handle.scene)
        try read(key, length, limit: Stage.longestName, "key", into: &handle.name)
        guard isValidUTF8(handle.name) else { throw argumentError("key", "is not valid UTF-8") }
        try body(handle, list)
    }
}

/// Reads fields that are inputs of an item into the handle's memory.
private func read(
    _ fields: UnsafePointer<anim_event_field>?,
    _ count: Int,
    _ handle: SceneHandle,
    _ list: Int
) throws(AnimError) {
    try read(fields, count, handle) { (name) in handle.scene.unknown(name, list) }
}

@implementation @_cdecl("anim_scene_get_list_info")
public func anim_scene_get_list_info(
    _ scene: OpaquePointer!,
    _ index: UInt32,
    _ info: UnsafeMutablePointer<anim_list_info>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        guard Int64(index) < Int64(scene.listCount) else {
            throw AnimError(.notFound, "there is no list with this index")
        }
        var result = anim_list_info()
        result.name = try scene.listName(at: Int(index))
        result.item_count = UInt32(scene.itemCount(ofList: Int(index)))
        result.leaving_count = UInt32(scene.leavingCount(ofList: Int(index)))
        result.capacity = UInt32(scene.capacity(ofList: Int(index)))
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_scene_find_list")
public func anim_scene_find_list(
    _ scene: OpaquePointer!,
    _ name: UnsafePointer<CChar>!,
    _ name_length: Int,
    _ list: UnsafeMutablePointer<UInt32>!
) -> anim_status {
    withScene(scene, name, name_length) { (handle) throws(AnimError) in
        let result = try required(list, "list")
        result.pointee = UInt32(try handle.scene.list(named: handle.name))
    }
}

@implementation @_cdecl("anim_scene_get_item_info")
public func anim_scene_get_item_info(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ index: UInt32,
    _ info: UnsafeMutablePointer<anim_item_info>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let item = try scene.item(at: Int(clamping: index), ofList: try AnimCoreABI.list(list, scene))
        var result = anim_item_info()
        result.number = UInt32(item.number)
        result.leaving = item.isLeaving ? 1 : 0
        try fill(info, try required(info, "info").pointee.struct_size, with: result, "info")
    }
}

@implementation @_cdecl("anim_scene_get_item_key")
public func anim_scene_get_item_key(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ index: UInt32,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let item = try scene.item(at: Int(clamping: index), ofList: try AnimCoreABI.list(list, scene))
        try write(item.key, to: buffer, capacity, length)
    }
}

@implementation @_cdecl("anim_scene_find_item")
public func anim_scene_find_item(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int,
    _ index: UnsafeMutablePointer<UInt32>!
) -> anim_status {
    withList(scene, list, key, key_length) { (handle, list) throws(AnimError) in
        let result = try required(index, "index")
        result.pointee = UInt32(try handle.scene.index(ofItem: handle.name, ofList: list))
    }
}

@implementation @_cdecl("anim_scene_append_item")
public func anim_scene_append_item(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ index: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int,
    _ fields: UnsafePointer<anim_event_field>!,
    _ field_count: Int,
    _ number: UnsafeMutablePointer<UInt32>!
) -> anim_status {
    withList(scene, list, key, key_length) { (handle, list) throws(AnimError) in
        let result = try optional(number, "number")
        try read(fields, field_count, handle, list)
        let made = try handle.scene.append(
            toList: list,
            at: Int(clamping: index),
            key: handle.name,
            handle.fields
        )
        result?.pointee = UInt32(made)
    }
}

@implementation @_cdecl("anim_scene_append_item_flat")
public func anim_scene_append_item_flat(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ index: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int,
    _ fields: UnsafePointer<anim_event_field>!,
    _ field_count: Int,
    _ texts: UnsafePointer<CChar>!,
    _ texts_length: Int,
    _ number: UnsafeMutablePointer<UInt32>!
) -> anim_status {
    withFlatFields(fields, field_count, texts, texts_length) {
        anim_scene_append_item(scene, list, index, key, key_length, $0, $1, number)
    }
}

@implementation @_cdecl("anim_scene_remove_item")
public func anim_scene_remove_item(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int
) -> anim_status {
    withList(scene, list, key, key_length) { (handle, list) throws(AnimError) in
        try handle.scene.removeItem(handle.name, ofList: list)
    }
}

@implementation @_cdecl("anim_scene_clear_list")
public func anim_scene_clear_list(_ scene: OpaquePointer!, _ list: UInt32) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        scene.removeAllItems(ofList: try AnimCoreABI.list(list, scene))
    }
}

@implementation @_cdecl("anim_scene_move_item")
public func anim_scene_move_item(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int,
    _ index: UInt32
) -> anim_status {
    withList(scene, list, key, key_length) { (handle, list) throws(AnimError) in
        try handle.scene.moveItem(handle.name, ofList: list, to: Int(clamping: index))
    }
}

@implementation @_cdecl("anim_scene_update_item")
public func anim_scene_update_item(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int,
    _ fields: UnsafePointer<anim_event_field>!,
    _ field_count: Int
) -> anim_status {
    withList(scene, list, key, key_length) { (handle, list) throws(AnimError) in
        try read(fields, field_count, handle, list)
        try handle.scene.updateItem(handle.name, ofList: list, handle.fields)
    }
}

@implementation @_cdecl("anim_scene_update_item_flat")
public func anim_scene_update_item_flat(
    _ scene: OpaquePointer!,
    _ list: UInt32,
    _ key: UnsafePointer<CChar>!,
    _ key_length: Int,
    _ fields: UnsafePointer<anim_event_field>!,
    _ field_count: Int,
    _ texts: UnsafePointer<CChar>!,
    _ texts_length: Int
) -> anim_status {
    withFlatFields(fields, field_count, texts, texts_length) {
        anim_scene_update_item(scene, list, key, key_length, $0, $1)
    }
}
