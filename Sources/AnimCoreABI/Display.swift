// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion
import AnimScene
import CAnimCore

/// A scene's handle memory if its display list is up to date; nil for all others, and for anything that is not a scene.
@inline(__always)
private func currentLine(_ scene: OpaquePointer?) -> UnsafeMutablePointer<HandleMemory>? {
    guard let line = sceneLine(scene), line.pointee.revision != 0, line.pointee.idleFlicks >= 0 else { return nil }
    return line
}

/// An array as elements of a type with the same layout.
private func memory<Element>(_ array: (start: UnsafeRawPointer?, count: Int)) -> (UnsafePointer<Element>?, UInt64) {
    (array.start?.assumingMemoryBound(to: Element.self), UInt64(array.count))
}

@implementation @_cdecl("anim_scene_get_display_commands")
public func anim_scene_get_display_commands(
    _ scene: OpaquePointer!,
    _ commands: UnsafeMutablePointer<UnsafePointer<anim_draw_command>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    if let line = currentLine(scene), let commands, let count,
        isPlausible(UnsafeRawPointer(commands), alignment: MemoryLayout<UnsafeRawPointer>.alignment),
        isPlausible(UnsafeRawPointer(count), alignment: MemoryLayout<Int>.alignment)
    {
        line.pointee.seenRevision = line.pointee.revision
        commands.pointee = line.pointee.commands?.assumingMemoryBound(to: anim_draw_command.self)
        count.pointee = Int(line.pointee.commandCount)
        return 0
    }
    // Hosts call this after every step that moves something, so it avoids a copy of the whole description.
    return withSceneHandle(scene) { (handle) throws(AnimError) in
        let commands = try required(commands, "commands")
        let count = try required(count, "count")
        handle.refreshDisplay()
        guard let line = handle.display.line else { return }
        line.pointee.seenRevision = line.pointee.revision
        commands.pointee = line.pointee.commands?.assumingMemoryBound(to: anim_draw_command.self)
        count.pointee = Int(line.pointee.commandCount)
    }
}

@implementation @_cdecl("anim_scene_get_display")
public func anim_scene_get_display(
    _ scene: OpaquePointer!,
    _ display: UnsafeMutablePointer<anim_display>!
) -> anim_status {
    withSceneHandle(scene) { (handle) throws(AnimError) in
        let size = try required(display, "display").pointee.struct_size
        handle.refreshDisplay()
        var result = anim_display()
        (result.commands, result.command_count) = memory(handle.scene.shown(.commands))
        (result.verbs, result.verb_count) = memory(handle.scene.shown(.verbs))
        (result.coordinates, result.coordinate_count) = memory(handle.scene.shown(.coordinates))
        (result.stops, result.stop_count) = memory(handle.scene.shown(.stops))
        (result.dashes, result.dash_count) = memory(handle.scene.shown(.dashes))
        (result.text, result.text_length) = memory(handle.scene.shown(.text))
        result.revision = handle.scene.shownRevision
        try fill(display, size, with: result, "display")
        handle.display.line?.pointee.seenRevision = result.revision
    }
}

@implementation @_cdecl("anim_scene_get_display_revision")
public func anim_scene_get_display_revision(
    _ scene: OpaquePointer!,
    _ revision: UnsafeMutablePointer<UInt64>!
) -> anim_status {
    if let line = currentLine(scene), let revision, isPlausible(UnsafeRawPointer(revision), alignment: 8) {
        revision.pointee = line.pointee.revision
        return 0
    }
    return withSceneHandle(scene) { (handle) throws(AnimError) in
        let result = try required(revision, "revision")
        handle.refreshDisplay()
        result.pointee = handle.scene.shownRevision
    }
}

@implementation @_cdecl("anim_scene_get_display_damage")
public func anim_scene_get_display_damage(
    _ scene: OpaquePointer!,
    _ since: UInt64,
    _ rectangle: UnsafeMutablePointer<anim_rectangle>!
) -> anim_status {
    withSceneHandle(scene) { (handle) throws(AnimError) in
        let result = try required(rectangle, "rectangle")
        handle.refreshDisplay()
        let damage = try handle.scene.shownDamage(since: since)
        result.pointee =
            damage.isEmpty
            ? anim_rectangle()
            : anim_rectangle(
                x: damage.minX,
                y: damage.minY,
                width: damage.maxX - damage.minX,
                height: damage.maxY - damage.minY
            )
    }
}

@implementation @_cdecl("anim_scene_get_svg")
public func anim_scene_get_svg(
    _ scene: OpaquePointer!,
    _ background: UnsafePointer<Double>!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        var color: Color?
        if background != nil {
            let components = try array(background, 4, "background")
            for component in components {
                guard component >= 0, component <= 1 else {
                    throw argumentError("background", "must have components from 0 to 1")
                }
            }
            color = Color(
                red: components[0],
                green: components[1],
                blue: components[2],
                opacity: components[3]
            )
        }
        scene.refreshDisplay()
        // A coordinate takes about 10 bytes, a command about 300.
        let count = scene.shown(.coordinates).count + 32 * scene.shown(.commands).count + scene.shown(.text).count
        try Memory.ask(count, of: 10)
        var bytes: [UInt8] = []
        scene.appendSVG(background: color, to: &bytes)
        try write(bytes, to: buffer, capacity, length)
    }
}
