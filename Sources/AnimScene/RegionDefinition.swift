// SPDX-License-Identifier: MIT
import AnimMath

/// An area that pointers can touch and the keyboard can reach.
struct RegionDefinition: Sendable {
    /// Index of its name in the stage's table of names.
    package var name: Int32
    /// The number of the machine that receives its events.
    var machine: Int32
    /// The node whose coordinates, visibility and clips apply to it, or −1 for the scene's coordinates.
    package var node: Int32 = -1
    /// The node of the component that contains it, whose coordinates are used in events for its machine; −1 for the
    /// document's own.
    var instance: Int32 = -1
    /// Whether the node is a component's, so that the region is above the component's nodes.
    var isOverNode = false
    package var shape: ShapeSource
    /// Index of the number subtracted from every side of the bounds while a touch is tracked: −70 grows them by 70, as
    /// in UIControl.
    var inset: Int32
    /// Index of a number that is 0 while the region is disabled.
    var enabled: Int32
    /// Index of a number that is 0 while new touches and keys are ignored, like UIControl's `beginTracking`. A tracked
    /// one continues.
    var begins: Int32
    package var isFocusable: Bool
    /// Whether Space and Enter press it.
    var isPressedByKeys: Bool
    /// Whether it keeps a pointer that is dragged onto another region that does not capture either.
    var captures: Bool
    /// The axis along which it takes pointers over from regions above it, as `Axis`; 0 for none.
    var takesOver: UInt8 = 0
    /// Bits of `Gestures`: gestures whose events its machine uses.
    var gestures: UInt8 = 0
    /// Indices of the numbers of the slop of a press and of the long-press time; −1 if not used.
    var slop: Int32 = -1
    var longPress: Int32 = -1
    /// Indices of the names of its events, by `ControlEvent`; those of the keyboard only if it is focusable, those of
    /// gestures only if one is used.
    package var events: [Int32]
}

/// Gestures are detected only if a transition names their events.
enum Gestures {
    static let hoverMove: UInt8 = 1
    static let tap: UInt8 = 2
    static let longPress: UInt8 = 4
    static let pinch: UInt8 = 8
    static let wheel: UInt8 = 16
    /// Not a gesture with an event: the region takes pointers over.
    static let takesOver: UInt8 = 128
    /// Gestures that begin with a press that does not move beyond the slop.
    static let still = tap | longPress

    /// The endings of descriptors that name each, in the order of the bits; `.press` matches `.press.long`.
    static let endings: WordList =
        ".hover.move .tap .press.long .pinch .wheel .press .pinch.begin .pinch.change .pinch.end"

    /// The gesture of an ending, by its index.
    static func bit(ofEnding ending: Int) -> UInt8 { ending < 5 ? 1 << UInt8(ending) : ending == 5 ? longPress : pinch }
}

/// The events of pointers and keys on a region, modeled on UIControl's control events.
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
    /// The first key event; in the order of `Scene.Key` from `.left` on.
    case key
    /// The first event that is sent only if a transition names it.
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
