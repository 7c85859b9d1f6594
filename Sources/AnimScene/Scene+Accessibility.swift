// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Data for assistive technologies.
extension Scene {
    /// Bits of `ANIM_ACCESSIBILITY_…`.
    private enum Fact {
        static let disabled: UInt32 = 1 << 2
        static let hidden: UInt32 = 1 << 5
        package static let minimum: Int32 = 6
        static let focusable: UInt32 = 1 << 9
        static let focused: UInt32 = 1 << 10
    }

    /// Raw values as `ANIM_TEXT_…`.
    package enum AccessibilityText: Int32, Sendable {
        case label = 0
        case value = 1
        case hint = 2
    }

    package var accessibilityCount: Int { accessibilities.count }

    /// The present data of an accessible node, by its index in document order.
    /// - Throws: `.notFound`.
    package func accessibility(_ index: Int) throws(AnimError) -> AccessibilityFacts {
        try checkAccessibility(index)
        refreshGeometry()
        return facts(index)
    }

    /// A present text of a node.
    /// - Throws: `.notFound`.
    package func appendAccessibilityText(_ index: Int, _ kind: AccessibilityText, to bytes: inout [UInt8])
        throws(AnimError)
    {
        try checkAccessibility(index)
        refreshGeometry()
        let definition = accessibilities[index]
        switch kind {
        case .label: append(definition.label, to: &bytes)
        case .value: append(definition.value, to: &bytes)
        case .hint: append(definition.hint, to: &bytes)
        }
    }

    private func checkAccessibility(_ index: Int) throws(AnimError) {
        guard index >= 0, index < accessibilities.count else {
            throw AnimError(.notFound, "there is no accessible node with this index")
        }
    }

    /// A number that changes whenever any accessibility data has changed since the last call. O(accessible nodes).
    package func accessibilityRevision() -> UInt64 {
        refreshGeometry()
        var hasher = StateHasher()
        var bytes: [UInt8] = []
        for index in accessibilities.indices {
            let facts = facts(index)
            hasher.combine(Int64(facts.known) << 32 | Int64(facts.states))
            hasher.combine(facts.minimum)
            hasher.combine(facts.maximum)
            hasher.combine(facts.now)
            for part in facts.bounds.indices { hasher.combine(facts.bounds[part]) }
            bytes.removeAll(keepingCapacity: true)
            for text in [accessibilities[index].label, accessibilities[index].value, accessibilities[index].hint] {
                append(text, to: &bytes)
                bytes.append(0)
            }
            hasher.combine(bytes)
        }
        let hash = hasher.finalized()
        if hash != accessibilityHash || accessibilityRevisionNumber == 0 {
            accessibilityHash = hash
            accessibilityRevisionNumber += 1
        }
        return accessibilityRevisionNumber
    }

    private func facts(_ index: Int) -> AccessibilityFacts {
        let definition = accessibilities[index]
        var known = definition.known
        var states: UInt32 = 0
        for fact in 0..<Fact.minimum where known & 1 << UInt32(fact) != 0 && isTrue(definition.numbers + fact) {
            states |= 1 << UInt32(fact)
        }
        if !isVisible(node: definition.node) {
            known |= Fact.hidden
            states |= Fact.hidden
        }
        let region = definition.region
        if region >= 0 {
            if known & Fact.disabled == 0 {
                known |= Fact.disabled
                if !isEnabled(region) { states |= Fact.disabled }
            }
            known |= Fact.focusable | Fact.focused
            if canHaveFocus(region) { states |= Fact.focusable }
            if interaction.focus == region { states |= Fact.focused }
        }
        let range = definition.numbers + Fact.minimum
        return AccessibilityFacts(
            role: definition.role,
            node: definition.node,
            region: region,
            known: known,
            states: states,
            minimum: number(range),
            maximum: number(range + 1),
            now: number(range + 2),
            bounds: region >= 0 ? sceneBounds(ofRegion: region) : bounds(ofNode: definition.node)
        )
    }
}
