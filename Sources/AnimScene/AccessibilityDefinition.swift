// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath

/// The accessibility data of a node, as defined by the document.
struct AccessibilityDefinition: Sendable {
    /// The numeric facts are the last keys of the grammar's `accessibility`, from `checked` on, in that order.
    static var factCount: Int32 { Int32(AccessibilityKey.now.rawValue - AccessibilityKey.checked.rawValue + 1) }

    package var node: Int32
    /// The region to press for it, or −1.
    package var region: Int32
    /// `ANIM_ROLE_…`
    package var role: Int32
    /// The index of the first number of its facts.
    package var numbers: Int32
    /// Bits of the facts that the document gives.
    package var known: UInt32
    var label: TextSource
    package var value: TextSource
    package var hint: TextSource
}

/// The present accessibility data of a node.
package struct AccessibilityFacts: Sendable {
    /// `ANIM_ROLE_…`
    package var role: Int32
    /// Number of the node in document order.
    package var node: Int32
    /// Index of its region, or −1.
    package var region: Int32
    /// Bits of `ANIM_ACCESSIBILITY_…`: which facts are known, and which of these are true.
    package var known: UInt32
    package var states: UInt32
    package var minimum: Double
    package var maximum: Double
    package var now: Double
    /// x, y, width and height in the scene's coordinates: of its region, or else of its drawing; all 0 for none.
    package var bounds: SIMD4<Double>
}
