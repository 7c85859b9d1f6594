// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import AnimStage
import CAnimCore

@implementation @_cdecl("anim_stage_snapshot")
public func anim_stage_snapshot(
    _ stage: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<UInt8>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withOwnStage(stage) { (stage) throws(AnimError) in
        try write(buffer, capacity, length) { () throws(AnimError) in try stage.snapshot() }
    }
}

/// Writes a snapshot to a buffer, or only its length.
@inline(never)
private func write(
    _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?,
    _ snapshot: () throws(AnimError) -> [UInt8]
) throws(AnimError) {
    let length = try required(length, "length")
    let target = try array(buffer, capacity, "buffer")
    let bytes = try snapshot()
    if capacity > 0 {
        guard bytes.count <= capacity else {
            throw AnimError(.capacity, "buffer has \(capacity) bytes, but the snapshot has \(bytes.count)")
        }
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices { target[index] = bytes[index] }
        }
    }
    length.pointee = bytes.count
}

@implementation @_cdecl("anim_scene_snapshot")
public func anim_scene_snapshot(
    _ scene: OpaquePointer!,
    _ buffer: UnsafeMutablePointer<UInt8>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        try write(buffer, capacity, length) { () throws(AnimError) in try scene.snapshot() }
    }
}

@implementation @_cdecl("anim_scene_restore")
public func anim_scene_restore(
    _ scene: OpaquePointer!,
    _ bytes: UnsafePointer<UInt8>!,
    _ length: Int
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in try scene.restore(try array(bytes, length, "bytes")) }
}

@implementation @_cdecl("anim_stage_restore")
public func anim_stage_restore(
    _ stage: OpaquePointer!,
    _ bytes: UnsafePointer<UInt8>!,
    _ length: Int
) -> anim_status {
    withOwnStage(stage) { (stage) throws(AnimError) in try stage.restore(try array(bytes, length, "bytes")) }
}

@implementation @_cdecl("anim_stage_find_counterpart")
public func anim_stage_find_counterpart(
    _ stage: OpaquePointer!,
    _ identifier: UInt64,
    _ counterpart: UnsafeMutablePointer<UInt64>!
) -> anim_status {
    withStage(stage) { (stage) throws(AnimError) in
        let result = try required(counterpart, "counterpart")
        guard identifier != 0 else { throw AnimError(.identifier, "identifier is 0, which identifies nothing") }
        result.pointee = stage.counterpart(of: identifier)
    }
}
