// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath

/// What a node is to those who do not see it.
struct AccessibilityDefinition: Sendable {
    /// The facts that are numbers are the last keys of the grammar's `accessibility`, from `checked` on, in that order.
    static var factCount: Int32 { Int32(AccessibilityKey.now.rawValue - AccessibilityKey.checked.rawValue + 1) }

    package var node: Int32
    /// The region that is pressed for it, or −1.
    package var region: Int32
    /// `ANIM_ROLE_…`
    package var role: Int32
    /// The first of the numbers of its facts.
    package var numbers: Int32
    /// Bits of the facts that the document says.
    package var known: UInt32
    var label: TextSource
    package var value: TextSource
    package var hint: TextSource
}

/// What a node is now to those who do not see it.
package struct AccessibilityFacts: Sendable {
    /// `ANIM_ROLE_…`
    package var role: Int32
    /// Number of the node in document order.
    package var node: Int32
    /// Index of its region, or −1.
    package var region: Int32
    /// Bits of `ANIM_ACCESSIBILITY_…`: what is known, and what of it is so.
    package var known: UInt32
    package var states: UInt32
    package var minimum: Double
    package var maximum: Double
    package var now: Double
    /// x, y, width and height in the scene's coordinates: of its region, or else of what it draws; all 0 for none.
    package var bounds: SIMD4<Double>
}
