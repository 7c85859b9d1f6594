// SPDX-License-Identifier: MIT
import AnimMath
import AnimScene
import CAnimCore

@implementation @_cdecl("anim_scene_get_accessibility_info")
public func anim_scene_get_accessibility_info(
    _ scene: OpaquePointer!,
    _ count: UnsafeMutablePointer<UInt32>!,
    _ revision: UnsafeMutablePointer<UInt64>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let countResult = try optional(count, "count")
        let revisionResult = try optional(revision, "revision")
        countResult?.pointee = UInt32(scene.accessibilityCount)
        revisionResult?.pointee = scene.accessibilityRevision()
    }
}

@implementation @_cdecl("anim_scene_get_accessibility")
public func anim_scene_get_accessibility(
    _ scene: OpaquePointer!,
    _ index: UInt32,
    _ accessibility: UnsafeMutablePointer<anim_accessibility_element>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        let size = try required(accessibility, "accessibility").pointee.struct_size
        let facts = try scene.accessibility(Int(truncatingIfNeeded: index))
        var result = anim_accessibility_element()
        result.role = facts.role
        result.known = facts.known
        result.states = facts.states
        result.node = facts.node
        result.region = facts.region
        result.minimum = facts.minimum
        result.maximum = facts.maximum
        result.now = facts.now
        result.bounds = rectangle(facts.bounds)
        try fill(accessibility, size, with: result, "accessibility")
    }
}

@implementation @_cdecl("anim_scene_get_accessibility_text")
public func anim_scene_get_accessibility_text(
    _ scene: OpaquePointer!,
    _ index: UInt32,
    _ which: Int32,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        guard let kind = Scene.AccessibilityText(rawValue: which) else {
            throw constantError("which", which, "ANIM_ACCESSIBILITY_TEXT_LABEL, VALUE and HINT")
        }
        var bytes: [UInt8] = []
        try scene.appendAccessibilityText(Int(truncatingIfNeeded: index), kind, to: &bytes)
        try write(bytes, to: buffer, capacity, length)
    }
}
