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
    /// Indices of the names of its events, by `ControlEvent`; those of the keyboard only where it is focusable.
    package var events: [Int32]
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

    static let suffixes: WordList =
        ".down .drag.inside .drag.outside .drag.enter .drag.exit .up.inside .up.outside .cancel .hover.enter .hover.exit"
    static let keySuffixes: WordList =
        ".focus .blur .key.left .key.right .key.up .key.down .key.home .key.end .key.pageup .key.pagedown"
}
