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
        let sceneOptions = try AnimCoreABI.sceneOptions(options)
        let document = try AnimCoreABI.text(text, text_length, limit: largestText, "text")
        let reloaded = try handle.scene.reloaded(document: document, sceneOptions)
        handle.replace(by: reloaded.scene)
        var count = 0
        // What does not fit is left out: nothing may fail any more.
        func write(_ byte: UInt8) {
            if let target, count < capacity { target[count] = CChar(bitPattern: byte) }
            count += 1
        }
        for line in reloaded.losses {
            if count > 0 { write(UInt8(ascii: "\n")) }
            for byte in line { write(byte) }
        }
        if let target, count < capacity { target[count] = 0 }
        result.pointee = count
    }
}
