// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import CAnimCore

@implementation @_cdecl("anim_scene_reload")
public func anim_scene_reload(
    _ scene: OpaquePointer!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_scene_options>!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withChangingScene(scene) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        let result = try required(length, "length")
        guard capacity >= 0 else { throw AnimError(.limit, "capacity is beyond any memory") }
        let target = capacity > 0 ? try required(buffer, "buffer") : nil
        let sceneOptions = try AnimCoreABI.sceneOptions(options, .document)
        let document = try AnimCoreABI.text(text, text_length, limit: largestText, "text")
        let reloaded = try handle.scene.reloaded(document: document, sceneOptions)
        handle.replace(by: reloaded.scene)
        result.pointee = write(losses: reloaded.losses, to: target, capacity)
    }
}

@implementation @_cdecl("anim_scene_restore_edition")
public func anim_scene_restore_edition(
    _ scene: OpaquePointer!,
    _ bytes: UnsafePointer<UInt8>!,
    _ bytes_length: Int,
    _ document: OpaquePointer!,
    _ text: UnsafePointer<CChar>!,
    _ text_length: Int,
    _ options: UnsafePointer<anim_scene_options>!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withChangingScene(scene) { (handle) throws(AnimError) in
        try handle.display.settle(handle.scene.stage)
        let result = try required(length, "length")
        guard capacity >= 0 else { throw AnimError(.limit, "capacity is beyond any memory") }
        let target = capacity > 0 ? try required(buffer, "buffer") : nil
        let former = try object(document, as: DocumentHandle.self).document
        let sceneOptions = try AnimCoreABI.sceneOptions(options, .document)
        let edited = try AnimCoreABI.text(text, text_length, limit: largestText, "text")
        let given = try array(bytes, bytes_length, "bytes")
        try Memory.ask(given.count)
        let snapshot = [UInt8](copying: given)
        let restored = try handle.scene.restored(snapshot, of: former, document: edited, sceneOptions)
        handle.replace(by: restored.scene)
        result.pointee = write(losses: restored.losses, to: target, capacity)
    }
}

/// Writes lines as far as there is room. Lines that do not fit are omitted, since the call must no longer fail.
/// - Returns: The total length of all lines.
private func write(losses: [[UInt8]], to target: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int {
    var count = 0
    func write(_ byte: UInt8) {
        if let target, count < capacity { target[count] = CChar(bitPattern: byte) }
        count += 1
    }
    for line in losses {
        if count > 0 { write(UInt8(ascii: "\n")) }
        for byte in line { write(byte) }
    }
    if let target, count < capacity { target[count] = 0 }
    return count
}
