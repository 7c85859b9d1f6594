// SPDX-License-Identifier: MIT
import AnimMath

/// Where a pointer can touch, and what the keyboard can reach.
struct RegionDefinition: Sendable {
    /// Index of the region's name among the stage's names.
    package var name: Int32
    /// The number of the machine that hears of it.
    var machine: Int32
    /// The node in whose coordinates it lies and with which it is shown and clipped, or −1 for the scene's own.
    package var node: Int32 = -1
    /// The node of the component that it is in, whose coordinates are those of its machine, or −1 for the document's own.
    var instance: Int32 = -1
    /// Whether the node is that of a component, above whose nodes it lies.
    var isOverNode = false
    package var shape: ShapeSource
    /// Number of what is taken off every side of the bounds while a touch is tracked: −70 grows them by 70, as UIControl
    /// does.
    var inset: Int32
    /// Number that is 0 while it answers nothing.
    var enabled: Int32
    /// Number that is 0 while a touch or key that begins is ignored, as UIControl's `beginTracking` does; one that is tracked
    /// goes on.
    var begins: Int32
    package var isFocusable: Bool
    /// Whether Space and Enter press it.
    var isPressedByKeys: Bool
    /// Whether a pointer that it tracks stays with it when it is dragged onto another that does not capture either.
    var captures: Bool
    /// Along which axis it takes pointers over from regions above it, as `Axis`; 0 for not at all.
    var takesOver: UInt8 = 0
    /// Bits of `Gestures`: those that its machine hears.
    var gestures: UInt8 = 0
    /// Numbers of how far a press may stray, and how long it is until it is a long one; −1 where nothing asks for them.
    var slop: Int32 = -1
    var longPress: Int32 = -1
    /// Indices of the names of its events, by `ControlEvent`; those of the keyboard only where it is focusable, those of
    /// gestures only where one is heard.
    package var events: [Int32]
}

/// Gestures are looked for only where a transition names their events.
enum Gestures {
    static let hoverMove: UInt8 = 1
    static let tap: UInt8 = 2
    static let longPress: UInt8 = 4
    static let pinch: UInt8 = 8
    static let wheel: UInt8 = 16
    /// Not heard, but done: the region takes pointers over.
    static let takesOver: UInt8 = 128
    /// What begins with a press that does not stray.
    static let still = tap | longPress

    /// What a descriptor ends in that names each, in the order of the bits; `.press` names the same as `.press.long`.
    static let endings: WordList =
        ".hover.move .tap .press.long .pinch .wheel .press .pinch.begin .pinch.change .pinch.end"

    /// The gesture of an ending by its place.
    static func bit(ofEnding place: Int) -> UInt8 { place < 5 ? 1 << UInt8(place) : place == 5 ? longPress : pinch }
}

/// What a pointer or key does to a region, after UIControl's control events.
package enum ControlEvent: Int, Sendable {
    case down = 0
    case dragInside
    case dragOutside
    case dragEnter
    case dragExit
    case upInside
    case upOutside
    case cancel
    case hoverEnter
    case hoverExit
    case focus
    case blur
    /// The first of the keys, in the order of `Scene.Key` from `.left` on.
    case key
    /// The first of those that are told only where a transition names them.
    case hoverMove = 20
    case tap
    case longPress
    case pinchBegin
    case pinchChange
    case pinchEnd
    case wheel

    static let suffixes: WordList =
        ".down .drag.inside .drag.outside .drag.enter .drag.exit .up.inside .up.outside .cancel .hover.enter .hover.exit"
    static let gestureSuffixes: WordList =
        ".hover.move .tap .press.long .pinch.begin .pinch.change .pinch.end .wheel"
    static let keySuffixes: WordList =
        ".focus .blur .key.left .key.right .key.up .key.down .key.home .key.end .key.pageup .key.pagedown"
}
