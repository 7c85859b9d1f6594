// SPDX-License-Identifier: MIT
import AnimMachine
import AnimMath

/// Accessibility data of nodes.
extension DocumentReader {
    /// Reads the accessibility data of a node, by the node's index.
    @inline(never)
    func readAccessibility(_ object: Int32, ofNode index: Int32) throws(AnimError) {
        let fields = try json.fields(of: object, AccessibilityKey.words)
        // These numbers do not affect the drawing.
        numbers.node = -1
        defer { numbers.node = index }
        var definition = AccessibilityDefinition(
            node: index,
            region: -1,
            role: Int32(fields.integer(AccessibilityKey.role)),
            numbers: 0,
            known: 0,
            label: try optionalText(fields[AccessibilityKey.label]),
            value: try optionalText(fields[AccessibilityKey.value]),
            hint: try optionalText(fields[AccessibilityKey.hint])
        )
        if fields.has(AccessibilityKey.region) {
            definition.region = try region(named: fields[AccessibilityKey.region])
        }
        definition.numbers = numbers.count
        // The facts are the last keys.
        for fact in 0..<Int(AccessibilityDefinition.factCount) {
            let node = fields.node(at: AccessibilityKey.checked.rawValue + fact)
            if node >= 0 { definition.known |= 1 << UInt32(fact) }
            try appendFlag(node, 0)
        }
        accessibilities.append(definition)
    }

    private func optionalText(_ node: Int32) throws(AnimError) -> TextSource {
        node < 0 ? .literal([]) : try text(node)
    }
}
