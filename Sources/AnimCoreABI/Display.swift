import AnimCore
import CAnimCore

/// Gives out a view of one array of the display list.
private func view<Element>(
    _ scene: OpaquePointer?,
    _ pointer: UnsafeMutablePointer<UnsafePointer<Element>?>?,
    _ name: StaticString,
    _ count: UnsafeMutablePointer<Int>?,
    _ buffer: (DisplayMemory) -> GrowingBuffer<Element>
) -> anim_status {
    withSceneHandle(scene) { (handle) throws(AnimError) in
        let pointer = try required(pointer, name)
        let count = try required(count, "count")
        let elements = buffer(handle.currentDisplay())
        pointer.pointee = UnsafePointer(elements.start)
        count.pointee = elements.count
    }
}

@implementation @_cdecl("anim_scene_display_commands")
public func anim_scene_display_commands(
    _ scene: OpaquePointer!,
    _ commands: UnsafeMutablePointer<UnsafePointer<anim_draw_command>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    view(scene, commands, "commands", count) { $0.commands }
}

@implementation @_cdecl("anim_scene_display_verbs")
public func anim_scene_display_verbs(
    _ scene: OpaquePointer!,
    _ verbs: UnsafeMutablePointer<UnsafePointer<UInt8>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    view(scene, verbs, "verbs", count) { $0.verbs }
}

@implementation @_cdecl("anim_scene_display_coordinates")
public func anim_scene_display_coordinates(
    _ scene: OpaquePointer!,
    _ coordinates: UnsafeMutablePointer<UnsafePointer<Double>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    view(scene, coordinates, "coordinates", count) { $0.coordinates }
}

@implementation @_cdecl("anim_scene_display_stops")
public func anim_scene_display_stops(
    _ scene: OpaquePointer!,
    _ stops: UnsafeMutablePointer<UnsafePointer<anim_gradient_stop>?>!,
    _ count: UnsafeMutablePointer<Int>!
) -> anim_status {
    view(scene, stops, "stops", count) { $0.stops }
}

@implementation @_cdecl("anim_scene_svg")
public func anim_scene_svg(
    _ scene: OpaquePointer!,
    _ background: UnsafePointer<Double>!,
    _ buffer: UnsafeMutablePointer<CChar>!,
    _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>!
) -> anim_status {
    withScene(scene) { (scene) throws(AnimError) in
        var colour: Colour?
        if background != nil {
            let components = try array(background, 4, "background")
            for component in components {
                guard component >= 0, component <= 1 else {
                    throw argumentError("background", "must have components from 0 to 1")
                }
            }
            colour = Colour(
                red: components[0],
                green: components[1],
                blue: components[2],
                opacity: components[3]
            )
        }
        var bytes: [UInt8] = []
        scene.appendSVG(background: colour, to: &bytes)
        try write(bytes, to: buffer, capacity, length)
    }
}
